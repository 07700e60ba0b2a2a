export const id = 326;
export const ids = [326];
export const modules = {

/***/ 96680:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ agents),
  H: () => (/* binding */ secretsOfLogins)
});

// EXTERNAL MODULE: ./build/core/agent/claude.js
var claude = __webpack_require__(85652);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/adapter/process/call-folder.js
var call_folder = __webpack_require__(97461);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var process_environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/adapter/agent/call/call-servers.js
var call_servers = __webpack_require__(76758);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/process/bounded-output.js
var bounded_output = __webpack_require__(4165);
// EXTERNAL MODULE: ./build/adapter/process/disk-watch.js
var disk_watch = __webpack_require__(42447);
// EXTERNAL MODULE: ./build/adapter/process/foreign-files.js
var foreign_files = __webpack_require__(54256);
// EXTERNAL MODULE: ./build/adapter/process/lines.js
var process_lines = __webpack_require__(17249);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js + 1 modules
var supervise = __webpack_require__(95016);
;// CONCATENATED MODULE: ./build/adapter/agent/call/reset-time.js
const minute = 60_000;
const staleMs = 10 * minute;
const longestMs = 35 * 24 * 60 * minute;
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
const hourOf = (hour, half = '') => (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
function instant(wallMs, offset) {
    const near = wallMs - offset(wallMs);
    return wallMs - offset(near);
}
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

;// CONCATENATED MODULE: ./build/adapter/agent/call/classify-end.js

function classifyEnd(call) {
    const { result } = call.heard;
    if (call.diskFull !== undefined && call.process.endedBy !== 'cancelled') {
        return { kind: 'error', what: 'disk', message: call.diskFull };
    }
    if (result === null || isOurDoing(result, call.process))
        return withoutResult(call);
    return result.is_error === true ? failure(result, call) : success(result, call);
}
const isOurDoing = (result, process) => result.subtype === 'error_during_execution' && process.endedBy !== 'itself';
const proseChars = 64 * 1024;
function success(result, { heard, process, stderrTail }) {
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
function textualReset(message, endedAt) {
    const localZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const found = resetTimeIn(message, { now: endedAt, localZone });
    return found === undefined ? null : new Date(found).toISOString();
}
const resetTime = ({ resetsAt }) => resetsAt === null ? null : new Date(resetsAt * 1000).toISOString();
function messageOf(result) {
    const said = result.result ?? result.errors?.join(' ') ?? '';
    return said === '' ? (result.subtype ?? 'The agent reported an error without a message.') : said.slice(0, 2000);
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
function refused({ lastRetry }) {
    if (lastRetry?.error !== 'authentication_failed')
        return undefined;
    return { kind: 'auth', message: `The provider refused the credential (${lastRetry.status ?? 'no status'}).` };
}
function crashed(process, stderrTail, textTail) {
    const tail = stderrTail.trim() === '' ? textTail : stderrTail;
    return { kind: 'crashed', exitCode: process.exitCode, signal: process.signal, tail };
}
function causeOf(result, heard, message) {
    const status = result.api_error_status ?? null;
    const word = byStatus(status, message) ?? byWord[heard.cliError ?? ''];
    if (word !== undefined || status !== null)
        return word ?? 'other';
    const text = result.subtype === 'success' ? byText(message) : undefined;
    if (text !== undefined)
        return text;
    return heard.lastRetry !== null && heard.lastRetry.status === null ? 'overloaded' : 'other';
}
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
const isOfMoney = (message) => /\b(spend limit|monthly limit|API usage limits|usage credits?|out of extra usage)\b/i.test(message);

// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
;// CONCATENATED MODULE: ./build/adapter/agent/call/servers-heard.js
const most = 20;
function serversHeard() {
    let statuses = null;
    const givenUp = [];
    const waiting = new Map();
    function asked(blocks) {
        for (const { id, name } of blocks) {
            const [, server, tool] = /^mcp__(.+?)__(.+)$/.exec(name ?? '') ?? [];
            if (id !== undefined && server !== undefined && tool !== undefined)
                waiting.set(id, { server, tool });
        }
    }
    function answered({ tool_use_id: id = '', is_error: failed, content }) {
        const called = waiting.get(id);
        if (!called)
            return;
        waiting.delete(id);
        const why = failed && typeof content === 'string' ? whyGivenUp(content) : undefined;
        if (why !== undefined && givenUp.length < most)
            givenUp.push({ ...called, why });
    }
    function hear(line) {
        if (line.type === 'assistant')
            asked(line.message.content);
        if (line.type === 'user')
            line.message?.content.forEach(answered);
        if (line.type !== 'system' || line.subtype !== 'init')
            return;
        const { mcp_servers: servers = [], tools } = line;
        const none = (name) => tools?.some((tool) => tool.startsWith(`mcp__${name}__`)) === false;
        statuses = new Map(servers.map(({ name = '', status = '' }) => [name, status === 'connected' && none(name) ? 'no_tools' : status]));
    }
    return { hear, soFar: () => ({ statuses, givenUp: [...givenUp] }) };
}
const gone = [
    /^Connection closed$/,
    /^The response from MCP server ".*" for tool ".*" was larger than \d+MB, so it was not read\./,
    /^The connection to MCP server ".*" was closed because a message from the server was too large or could not be parsed/,
];
function whyGivenUp(said) {
    if (/^MCP server ".*" tool ".*" timed out after \d+s$/.test(said))
        return 'silent';
    return gone.some((form) => form.test(said)) ? 'gone' : undefined;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./build/adapter/agent/call/stream-line.js

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
    id: stream_line_text,
    name: stream_line_text,
    input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional().catch(undefined),
});
const ToolResult = schemas/* object */.Ikc({ tool_use_id: stream_line_text, is_error: flag, content: schemas/* unknown */.L5J() });
const Line = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('system'),
        subtype: stream_line_text,
        model: stream_line_text,
        tools: schemas/* array */.YOg(schemas/* string */.YjP()).optional().catch(undefined),
        mcp_servers: schemas/* array */.YOg(schemas/* object */.Ikc({ name: stream_line_text, status: stream_line_text }))
            .optional()
            .catch(undefined),
        attempt: number,
        retry_delay_ms: number,
        error_status: number,
        error: stream_line_text,
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('assistant'),
        error: stream_line_text,
        message: schemas/* object */.Ikc({
            id: stream_line_text,
            model: stream_line_text,
            content: schemas/* array */.YOg(Block).catch([]),
            usage: Tokens,
        }),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('user'),
        message: schemas/* object */.Ikc({ content: schemas/* array */.YOg(ToolResult) })
            .optional()
            .catch(undefined),
    }),
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
function parseLine(line) {
    if (!line.trimStart().startsWith('{'))
        return undefined;
    try {
        return Line.safeParse(JSON.parse(line)).data;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/adapter/agent/call/stream-reader.js



const tailChars = 4000;
function readStream() {
    let heard = {
        answerTool: null,
        result: null,
        cliError: null,
        resetsAt: null,
        lastRetry: null,
    };
    const talk = [];
    let talkChars = 0;
    const messages = new Map();
    let counted = agent_usage/* noUsage */.tk;
    const servers = serversHeard();
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
        counted = (0,agent_usage/* addUsage */.vk)(before === undefined ? counted : subtractUsage(counted, before), usage);
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
        servers.hear(line);
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
        heard: () => ({
            ...heard,
            tail: tail(),
            usage: { ...usageOfResult(heard.result, counted), ...firstOf(messages) },
            servers: servers.soFar(),
        }),
    };
}
const telling = ['file_path', 'path', 'notebook_path', 'command', 'pattern', 'url', 'query', 'description'];
function toolProgress(name, input) {
    return name === 'StructuredOutput' ? [] : [{ kind: 'tool', name, target: targetOf(input) }];
}
function targetOf(input) {
    const target = telling.map((key) => input[key]).find((value) => typeof value === 'string') ?? '';
    return String(target).split('\n', 1)[0]?.slice(0, 200) ?? '';
}
const maxDenials = 20;
function denialsIn(result) {
    const denied = (result?.permission_denials ?? []).map(({ tool_name, tool_input }) => {
        const target = targetOf(tool_input);
        return `${(tool_name ?? 'a tool').slice(0, 100)}${target === '' ? '' : `(${target})`}`;
    });
    return [...new Set(denied)].slice(0, maxDenials);
}
function firstOf(messages) {
    const [first] = messages.values();
    const tokens = first ? first.input_tokens + first.cache_read_tokens + first.cache_creation_tokens : 0;
    return tokens > 0 ? { first_tokens: tokens } : {};
}
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
function usageOfResult(result, counted) {
    if (result === null)
        return counted;
    const models = Object.values(result.modelUsage ?? {});
    const tokens = result.usage === undefined ? counted : usageOfTokens(result.usage);
    const total = models.reduce((sum, model) => (0,agent_usage/* addUsage */.vk)(sum, {
        usd: 0,
        turns: 0,
        input_tokens: model.inputTokens,
        output_tokens: model.outputTokens,
        cache_read_tokens: model.cacheReadInputTokens,
        cache_creation_tokens: model.cacheCreationInputTokens,
    }), agent_usage/* noUsage */.tk);
    return {
        ...(models.length > 0 ? total : tokens),
        usd: result.total_cost_usd ?? 0,
        turns: Math.round(result.num_turns ?? counted.turns),
    };
}

;// CONCATENATED MODULE: ./build/adapter/agent/call/streaming-call.js








const wallMs = 30 * 60_000;
const limitsOf = (limits, { limitMs }) => limitMs === undefined ? limits : { ...limits, wallMs: Math.min(limitMs, limits.wallMs ?? wallMs) };
async function runStreamingCall(call) {
    const reader = readStream();
    const stderr = (0,bounded_output/* boundedOutput */.n)({ headBytes: 0, tailBytes: 8192 });
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
    const lines = (0,process_lines/* splitLines */.u)({
        onLine: take,
        onTooLong: (bytes) => tell({ kind: 'says', text: `[a line of ${bytes} bytes was skipped]` }),
    });
    const outside = (0,foreign_files/* watchForeignFiles */.xb)(call.environment, call.watched);
    const disk = (0,disk_watch/* watchDisk */.f)([call.command.cwd, call.command.env['TMPDIR'] ?? call.command.cwd], () => running.end());
    (0,failpoint/* failpoint */.Zu)('agent.start');
    const running = (0,supervise/* supervise */.z)(call.command, {
        confinement: call.confinement,
        places: call.places,
        signal: call.signal,
        onStdout: lines.push,
        onStderr: stderr.push,
        wallMs: call.limits.wallMs ?? wallMs,
        idleMs: call.limits.idleMs ?? 10 * 60_000,
        stopSignal: call.stopSignal,
        ...(call.limits.graceMs === undefined ? {} : { graceMs: call.limits.graceMs }),
    });
    try {
        (0,failpoint/* failpoint */.Zu)('agent.started');
        const process = await running.done.catch((error) => {
            outside();
            throw error;
        });
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
function outcomeOf(call, end = classifyEnd(call)) {
    const { usage, durationMs, lingeredMs, denials, outside } = call;
    return { end, usage, durationMs, lingeredMs, denials, outside };
}
const hopeless = ({ lastRetry, answerTool }, call) => (lastRetry?.error === 'authentication_failed' && !call.renewsLogin) || (answerTool === false && call.needsAnswerTool);
const shownTalk = 300;
function withoutFlood(onProgress) {
    let talk = 0;
    return (progress) => {
        if (progress.kind === 'says')
            talk += 1;
        if (progress.kind !== 'says' || talk <= shownTalk)
            onProgress(progress);
        if (progress.kind === 'says' && talk === shownTalk + 1)
            onProgress({ kind: 'says', text: '[the rest of its output is not shown]' });
    };
}

;// CONCATENATED MODULE: ./build/adapter/agent/claude/claude-command.js
function claudeCommand(call) {
    const { request } = call;
    return {
        file: call.program,
        args: [
            '-p',
            ...['--output-format', 'stream-json', '--verbose'],
            ...['--json-schema', JSON.stringify(request.schema)],
            ...['--strict-mcp-config', '--mcp-config', call.servers?.file ?? '{"mcpServers":{}}', '--setting-sources='],
            '--no-session-persistence',
            ...['--max-turns', String(request.maxTurns)],
            ...['--max-budget-usd', String(request.budgetUsd)],
            ...claude_command_option('--model', request.model),
            ...claude_command_option('--fallback-model', call.fallbackModels.join(',') || undefined),
            ...claude_command_option('--append-system-prompt-file', call.systemPromptFile),
            ...permissionFlags(call.permissions, call.servers?.names ?? []),
        ],
        cwd: request.cwd,
        env: { ...defaults, ...call.env, ...forced, ...(call.root ? { IS_SANDBOX: '1' } : {}) },
        stdin: request.prompt,
    };
}
const defaults = {
    CLAUDE_CODE_MAX_RETRIES: '3',
    MCP_TIMEOUT: '30000',
    MCP_TOOL_TIMEOUT: '120000',
};
const forced = {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1',
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
};
const claude_command_option = (flag, value) => (value === undefined ? [] : [flag, value]);
function permissionFlags(permissions, servers) {
    if (permissions.kind === 'skip')
        return ['--dangerously-skip-permissions'];
    const mode = permissions.kind === 'mode' ? permissions.mode : 'dontAsk';
    const own = permissions.kind === 'reads' ? permissions.tools.join(',') : '';
    const allowed = permissions.kind === 'mode' ? permissions.allowedTools : servers.map((name) => `mcp__${name}`);
    return [
        ...['--permission-mode', mode],
        ...(permissions.kind === 'mode' ? [] : ['--tools', own]),
        ...(allowed.length === 0 ? [] : ['--allowedTools', ...allowed]),
    ];
}

// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
;// CONCATENATED MODULE: ./build/adapter/agent/claude/install-claude.js








const claudePackage = '@anthropic-ai/claude-code';
async function installClaude(options) {
    const place = (0,external_node_path_.join)(options.folder, `claude-${options.version}`);
    if (!(0,external_node_fs_.existsSync)(place))
        await install(options, place);
    refuseOtherIntegrity(options, place);
    return programIn(options, place);
}
async function install(options, place) {
    const npm = (0,programs/* findProgram */.K)('npm', options.environment['PATH']);
    if (npm === undefined)
        throw notInstalled(options, 'There is no `npm` on PATH.');
    options.onInstall(`installing ${claudePackage}@${options.version} in ${place}`);
    await (0,promises_.mkdir)(options.folder, { recursive: true, mode: 0o700 });
    await removeAbandoned(options.folder);
    const partial = await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.folder, `partial-${options.version}-`));
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(partial, 'package.json'), packageJson(options.version));
        await runNpm(npm, options, partial);
        refuseOtherIntegrity(options, partial);
        programIn(options, partial);
        await (0,promises_.rename)(partial, place).catch((error) => {
            if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST')
                throw error;
        });
    }
    finally {
        await (0,process_directory/* removeFolder */.v$)(partial);
    }
}
async function removeAbandoned(folder) {
    const places = (0,external_node_fs_.readdirSync)(folder).flatMap((name) => (name.startsWith('partial-') ? (0,external_node_path_.join)(folder, name) : []));
    const old = places.filter((place) => ((0,external_node_fs_.statSync)(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - dayMs);
    for (const place of old)
        await (0,process_directory/* removeFolder */.v$)(place);
}
const dayMs = 24 * 60 * 60_000;
const packageJson = (version) => `${JSON.stringify({ private: true, dependencies: { [claudePackage]: version } }, null, 2)}\n`;
const flags = [
    ...['--no-global', '--ignore-scripts', '--include=optional', '--install-strategy=hoisted', '--package-lock'],
    ...['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error'],
];
async function runNpm(npm, options, folder) {
    const said = (0,bounded_output/* boundedOutput */.n)({ headBytes: 0, tailBytes: 4000 });
    const { environment, confinement, signal } = options;
    const places = { call: { path: folder, home: folder, tmp: folder }, writable: [] };
    const env = Object.fromEntries(Object.entries(environment).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])));
    const end = await (0,supervise/* supervise */.z)({ file: npm, args: ['install', '--prefix', folder, ...flags], cwd: folder, env }, {
        confinement: { wrap: confinement.unconfined },
        places,
        signal,
        onStdout: said.push,
        onStderr: said.push,
        wallMs: 15 * 60_000,
    }).done;
    signal.throwIfAborted();
    if (end.exitCode === 0 && end.endedBy === 'itself')
        return;
    const why = end.endedBy === 'wall' ? 'it took more than 15 minutes' : said.finish().tail.trim() || 'it printed nothing';
    throw notInstalled(options, `npm could not install ${claudePackage}@${options.version}: ${why}`);
}
function installedIn(folder) {
    const lock = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'node_modules/.package-lock.json'), 'utf8'));
    return Object.entries(lock.packages).map(([path, { integrity }]) => ({
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        integrity,
    }));
}
function refuseOtherIntegrity(options, folder) {
    if (options.integrity.length === 0)
        return;
    const other = installedIn(folder).filter(({ integrity }) => !options.integrity.includes(integrity ?? ''));
    if (other.length === 0)
        return;
    throw new error_error/* RalphError */.A({
        code: 'AGENT_INTEGRITY',
        message: `The package from the registry, ${claudePackage}@${options.version}, does not match agent-integrity; it was not run.`,
        hint: 'Compare with a registry that you trust. If these are right, pass each of them as --agent-integrity.',
        findings: other.map(({ name, integrity }) => `${name}: ${integrity ?? 'no integrity'}`),
    });
}
function programIn(options, folder) {
    const scope = (0,external_node_path_.join)(folder, 'node_modules/@anthropic-ai');
    const native = (0,external_node_fs_.readdirSync)(scope).filter((name) => name.startsWith('claude-code-'));
    const places = isNative(scope)
        ? native.map((name) => (0,external_node_path_.join)(scope, name, 'claude'))
        : [(0,external_node_path_.join)(folder, 'node_modules/.bin/claude')];
    const program = places.find(isExecutable);
    if (program !== undefined)
        return program;
    const why = 'the registry has none, did not send it, or sent one with another hash';
    throw notInstalled(options, `npm installed no program from ${claudePackage}@${options.version} for this machine: ${why}.`);
}
function isNative(scope) {
    const { optionalDependencies = {} } = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(scope, 'claude-code/package.json'), 'utf8'));
    return Object.keys(optionalDependencies).some((name) => name.startsWith(`${claudePackage}-`));
}
function isExecutable(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
const notInstalled = ({ version, folder }, why) => new error_error/* RalphError */.A({
    code: 'AGENT_NOT_INSTALLED',
    message: why,
    hint: `Where npm works, run \`npm install --prefix ${JSON.stringify((0,external_node_path_.join)(folder, 'by-hand'))} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${JSON.stringify((0,external_node_path_.join)(folder, 'by-hand/node_modules/.bin/claude'))}\`.`,
});

;// CONCATENATED MODULE: ./build/adapter/agent/claude/claude-program.js







async function claudeProgram(choice, options) {
    const found = (0,programs/* findProgram */.K)(choice.path ?? 'claude', choice.environment['PATH']);
    const said = found === undefined ? undefined : await versionOf(found, choice, options);
    if (found !== undefined && said !== undefined && isWanted(said, choice.version)) {
        return { program: found, version: said };
    }
    if (choice.install === undefined || choice.path !== undefined)
        throw unfit(choice, found, said);
    const program = await choice.install(choice.version);
    const version = await versionOf(program, choice, options);
    if (!isWanted(version, choice.version))
        throw unfit(choice, program, version);
    return { program, version };
}
const isWanted = (said, wanted) => wanted === undefined || said.split(' ', 1)[0] === wanted;
async function versionOf(program, { confinement }, { env, call }) {
    const stdout = (0,bounded_output/* boundedOutput */.n)({ headBytes: 1000, tailBytes: 0 });
    const stderr = (0,bounded_output/* boundedOutput */.n)({ headBytes: 0, tailBytes: 500 });
    const end = await (0,supervise/* supervise */.z)({ file: program, args: ['--version'], cwd: call.path, env }, {
        confinement,
        places: { call, writable: [], readable: programFiles(program) },
        signal: new AbortController().signal,
        onStdout: stdout.push,
        onStderr: stderr.push,
        wallMs: 20_000,
    }).done;
    const version = stdout.finish().head.trim().split('\n', 1)[0] ?? '';
    if (end.exitCode === 0 && version !== '')
        return version;
    const said = stderr.finish().tail.trim();
    throw new error_error/* RalphError */.A({
        code: 'AGENT_MISSING',
        message: `${program} --version did not answer: ${said || `exit code ${end.exitCode ?? 'none'}`}`,
        hint: 'Try it by hand. Reinstall Claude Code, or set `agent.path` to one that works.',
    });
}
function unfit({ path, version }, program, said) {
    if (program !== undefined) {
        return new error_error/* RalphError */.A({
            code: 'AGENT_VERSION_DIFFERS',
            message: `${program} is version ${said}, but agent-version requires ${version}.`,
            hint: `${installHint(version)} Or remove agent-version.`,
        });
    }
    return new error_error/* RalphError */.A({
        code: 'AGENT_MISSING',
        message: path === undefined ? 'There is no program `claude` on PATH.' : `There is no program at agent.path, ${path}.`,
        hint: installHint(version),
    });
}
function installHint(version) {
    if (version === undefined) {
        return `Install it with \`npm install -g ${claudePackage}\`, let ralph install it with \`--agent-install missing\`, or set \`agent.path\` to where it is.`;
    }
    const folder = `"$HOME/.local/share/claude-code-${version}"`;
    return `Let ralph install that version with \`--agent-install missing\` (without \`agent.path\`); or run \`npm install --prefix ${folder} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${folder}/node_modules/.bin/claude\`.`;
}
const triedRelease = {
    version: '2.1.330',
    integrity: [
        'sha512-KQMl6kixLMGHRCDUhkUPebuBhw13MpxlH3+17QzHQx40FNVd1z3uFKUSqQXB5zF9vLQGcpoC/8wWe5R35lsWvQ==',
        'sha512-rgzAjrRJJsIdZXGF9CCFFbURxKuJNobRr+krV3dNmqNJWIws74rLD0CABe4+nXlx/9WwRECTrveprWB96mubqw==',
        'sha512-XenTNj2zXaFrnLmf47n25vChfFhlfeyaAR/vW5SFsEnLGwd2U1vDUY97+5etHBZu3xWBnlK8HhBVxzRi9YTUDw==',
        'sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA==',
        'sha512-NemfeTqZ30tQDhAeumZgDYoX4ewhAHkN3dbcsyvlgb+yvpKUlcYu5Bor8K+Du5azGe3uy9sftlJxbGhTsCR7zA==',
        'sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==',
        'sha512-OnduSSPY1b59FA8jTbq20Y1XkDUV0S1OVyvYBNslEbpX79P81JF7Ih4lgYvDKiFnnSv75z4Kv6qLE5DQqogYXA==',
        'sha512-UBG8oi9gyi2hBGrKYkNfXSAqEyC3wJ2CsmSfQw8XLNWM/GOlUWAqELJOW9eBaAlWsusvwhHKtiQeS0UEQ+skxQ==',
        'sha512-P3aamhGb7lZUsgj6kQzdZAKh3fNFoXvawxZFuUz+pC5HVLwEtX5eWgO6kpxzT9+qfHaPhoepZ9KU8K1sz3b2yw==',
    ],
};
function programFiles(program) {
    const real = realOf(program);
    const inPackages = real.lastIndexOf('/node_modules/');
    return [program, inPackages < 0 ? real : `${real.slice(0, inPackages)}/node_modules`];
}
function realOf(program) {
    try {
        return (0,external_node_fs_.realpathSync)(program);
    }
    catch {
        return (0,external_node_path_.dirname)(program);
    }
}

;// CONCATENATED MODULE: ./build/adapter/agent/claude/claude.js












function claudeAgent(settings) {
    return {
        name: 'claude',
        preflight: () => (0,call_folder/* withCallFolder */.V)(settings.tmp, (folder) => claudeProgram(settings, { env: environmentOf(settings, folder), call: folder })),
        run: (request, signal, onProgress) => (0,call_folder/* withCallFolder */.V)(settings.tmp, (folder) => run(settings, { request, folder, signal, onProgress })),
        ask: (question, signal) => (0,call_folder/* withCallFolder */.V)(settings.tmp, async (folder) => {
            const cwd = (0,external_node_path_.join)(folder.path, 'empty');
            await (0,promises_.mkdir)(cwd);
            const request = {
                ...question,
                pass: 'code',
                cwd,
                workspace: cwd,
                systemPrompt: '',
                allowedTools: undefined,
            };
            return run(asked(settings), { request, folder, signal, onProgress: () => undefined });
        }),
    };
}
const asked = (settings) => ({
    ...settings,
    permissions: { kind: 'no_tools' },
    fallbackModels: [],
    limits: { ...settings.limits, wallMs: Math.min(askMs, settings.limits.wallMs ?? askMs) },
});
const askMs = 2 * 60_000;
async function run(settings, { request, folder, signal, onProgress }) {
    const env = environmentOf(settings, folder);
    const { program } = await claudeProgram(settings, { env, call: folder });
    const systemPromptFile = request.systemPrompt === '' ? undefined : (0,external_node_path_.join)(folder.path, 'system-prompt.md');
    if (systemPromptFile !== undefined)
        await (0,promises_.writeFile)(systemPromptFile, request.systemPrompt);
    const { environment } = settings;
    const servers = await (0,call_servers/* layOutServers */.H)(request, { folder, environment, provider: claude/* claude */.n.provider, env });
    const command = claudeCommand({
        program,
        servers,
        request,
        env,
        permissions: permissionsOf(settings, request),
        fallbackModels: settings.fallbackModels,
        systemPromptFile,
        root: process.getuid?.() === 0,
    });
    const { confinement } = settings;
    const renewsLogin = !(0,process_environment/* hasCredential */.mB)(claude/* claude */.n, settings.environment);
    const call = await runStreamingCall({
        command,
        confinement,
        places: {
            call: folder,
            writable: [request.workspace, ...loginFolder(env)],
            readable: [
                ...programFiles(program),
                ...(servers ? [process.execPath] : []),
                ...(0,process_environment/* cloudFiles */.Nc)(claude/* claude */.n.provider, env),
                ...loginFolder(env).flatMap(steeringFiles),
            ],
        },
        environment,
        watched: settings.watched,
        limits: { graceMs: 3000, ...limitsOf(settings.limits, request) },
        signal,
        onProgress,
        renewsLogin,
        needsAnswerTool: true,
        stopSignal: 'SIGINT',
    });
    const refused = call.heard.answerTool === null && call.stderrTail.includes('--json-schema');
    if (call.heard.answerTool === false || refused)
        throw noStructuredOutput(program, call.stderrTail);
    if (neverStarted(call))
        throw notStarted(program, call);
    if (call.heard.cliError === 'model_not_found' && call.heard.result?.is_error)
        throw noModel(call.heard.result.result);
    return { ...outcomeOf(call), servers: await servers?.end(call.heard.servers) };
}
function permissionsOf({ permissions }, { pass, allowedTools }) {
    if (allowedTools === undefined)
        return permissions;
    return pass !== 'code' ? { kind: 'reads', tools: allowedTools } : { kind: 'mode', mode: 'dontAsk', allowedTools };
}
const neverStarted = ({ heard, process }) => heard.answerTool === null && heard.result === null && process.endedBy === 'itself' && process.exitCode !== 0;
const environmentOf = (settings, { home, tmp }) => (0,process_environment/* agentEnvironment */.FV)(settings.environment, {
    home,
    tmp,
    extra: settings.extraEnv,
    provider: claude/* claude */.n.provider,
    login: loginVariables(settings.environment),
});
const loginFolder = ({ CLAUDE_CONFIG_DIR: folder }) => folder === undefined ? [] : [folder];
const steeringFiles = (folder) => [
    'settings.json',
    'settings.local.json',
    'CLAUDE.md',
    'agents',
    'commands',
    'hooks',
    'plugins',
    'rules',
    'skills',
].map((name) => (0,external_node_path_.join)(folder, name));
const noStructuredOutput = (program, said) => new error_error/* RalphError */.A({
    code: 'AGENT_NO_STRUCTURED_OUTPUT',
    message: `${program} did not offer its answer tool (StructuredOutput), so no iteration could leave a handoff. ${said.trim()}`.trimEnd(),
    hint: 'Update Claude Code to 2.1.197 or newer. If it is newer already, please report this: it did not accept our JSON Schema.',
});
const noModel = (said = '') => new error_error/* RalphError */.A({
    code: 'AGENT_MODEL_NOT_FOUND',
    message: `The provider does not offer this model to this account: ${(0,one_line/* oneLine */.TN)(said, 500)}`,
    hint: 'Set `model` to one that it offers (--model, ralph.yml, or the task in the plan), then run again; the attempt does not count.',
});
const notStarted = (program, { process, stderrTail }) => new error_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    message: `${program} exited with code ${process.exitCode ?? 'none'} before it started: ${stderrTail.trim().slice(-1000) || 'it printed nothing'}`,
    hint: 'Fix what it names, such as a CLAUDE_CODE_\u2026 variable, then run again; the attempt does not count.',
});
function storedLogin(source) {
    const home = source['HOME'];
    const folder = source['CLAUDE_CONFIG_DIR'] ?? (home === undefined ? undefined : (0,external_node_path_.join)(home, '.claude'));
    return folder !== undefined && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.credentials.json')) ? folder : undefined;
}
function loginVariables(source) {
    const folder = (0,process_environment/* hasCredential */.mB)(claude/* claude */.n, source) ? undefined : storedLogin(source);
    return folder === undefined ? {} : { CLAUDE_CONFIG_DIR: folder };
}
function loginSecrets(source) {
    const folder = storedLogin(source);
    if (folder === undefined)
        return [];
    try {
        return tokensIn(JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, '.credentials.json'), 'utf8')));
    }
    catch {
        return [];
    }
}
function tokensIn(value) {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([name, item]) => typeof item === 'string' ? (/token|key|secret/i.test(name) && item.length >= 8 ? [item] : []) : tokensIn(item));
}

;// CONCATENATED MODULE: ./build/adapter/agent/claude/claude-kind.js





const claudeKind = {
    facts: claude/* claude */.n,
    create,
    preview: (settings) => [
        settings['agent-path'] ?? 'claude',
        ...['-p', '--output-format', 'stream-json', '--json-schema', '\u2026', '--max-turns', String(settings['max-turns'])],
        ...(settings.model === undefined ? [] : ['--model', settings.model]),
    ],
    refuse: () => undefined,
    probe,
    login: (environment) => Object.keys(loginVariables(environment)).length > 0 ? 'the login of `claude` on this machine' : undefined,
    secrets: loginSecrets,
};
function create(settings, place) {
    const { environment, confinement } = place;
    const install = (version = triedRelease.version) => installClaude({
        version,
        integrity: integrityOf(version, settings['agent-integrity']),
        folder: place.programs,
        environment,
        confinement,
        signal: place.cancelled,
        onInstall: place.note,
    });
    return claudeAgent({
        environment,
        extraEnv: settings['agent-env'],
        tmp: place.tmp,
        confinement,
        ...(place.watched && { watched: place.watched }),
        limits: { wallMs: settings['agent-timeout'], idleMs: settings['agent-idle-timeout'] },
        path: settings['agent-path'],
        version: settings['agent-version'],
        install: settings['agent-install'] === 'missing' ? install : undefined,
        fallbackModels: settings['fallback-model'],
        permissions: settings['skip-permissions']
            ? { kind: 'skip' }
            : { kind: 'mode', mode: settings['permission-mode'], allowedTools: settings['allowed-tools'] },
    });
}
const integrityOf = (version, given) => given.length === 0 && version === triedRelease.version ? triedRelease.integrity : given;
async function probe(settings, place) {
    const found = await create({ ...settings, 'agent-install': 'never' }, place)
        .preflight()
        .catch((error) => {
        if (settings['agent-install'] === 'never' || !canBeInstalled(error, settings['agent-path']))
            throw error;
        return null;
    });
    if (found === null)
        return 'claude is not installed in that version; the first job installs it (agent-install: missing)';
    const demanded = settings['agent-version'] === undefined ? '' : ', as agent-version requires';
    return `${found.program} ${found.version}${demanded}`;
}
const canBeInstalled = (error, path) => path === undefined &&
    error instanceof error_error/* RalphError */.A &&
    (error.code === 'AGENT_MISSING' || error.code === 'AGENT_VERSION_DIFFERS');

// EXTERNAL MODULE: ./build/core/agent/command.js
var command = __webpack_require__(70661);
;// CONCATENATED MODULE: ./build/adapter/agent/command/command-agent.js










const commandKind = {
    facts: command/* command */.G,
    create: (settings, { environment, tmp, confinement, watched }) => commandAgent({
        environment,
        extraEnv: settings['agent-env'],
        tmp,
        confinement,
        ...(watched && { watched }),
        limits: { wallMs: settings['agent-timeout'], idleMs: settings['agent-idle-timeout'] },
        command: settings['agent-command'] ?? '',
    }),
    preview: (settings) => ['sh', '-c', settings['agent-command'] ?? ''],
    refuse,
    probe: async (settings) => `the command ${settings['agent-command']}`,
    login: () => undefined,
    secrets: () => [],
};
function refuse(settings) {
    if (settings['agent-command'] === undefined) {
        throw new error_error/* RalphError */.A({
            code: 'AGENT_COMMAND_MISSING',
            message: 'The agent is `command`, but no command is given.',
            hint: 'Add --agent-command "\u2026" (see docs/agents.md).',
        });
    }
    if (settings['agent-version'] !== undefined) {
        throw new error_error/* RalphError */.A({
            code: 'AGENT_VERSION_WITHOUT_CLAUDE',
            message: 'agent-version is the version of Claude Code, but the agent is `command`.',
            hint: 'Remove agent-version; the command is responsible for its own version.',
        });
    }
}
const { provider } = command/* command */.G;
function commandAgent(settings) {
    return {
        name: 'command',
        preflight: () => Promise.resolve({ program: settings.command, version: 'shell command' }),
        run: (request, signal, onProgress) => command_agent_run(settings, request, signal, onProgress),
    };
}
async function command_agent_run(settings, request, signal, onProgress) {
    return (0,call_folder/* withCallFolder */.V)(settings.tmp, async (folder) => {
        const handoffFile = (0,external_node_path_.join)(folder.path, 'handoff.json');
        const { command, servers } = await commandOf(settings, request, { ...folder, handoffFile });
        const call = await runStreamingCall({
            command,
            confinement: settings.confinement,
            places: {
                call: folder,
                writable: [request.workspace],
                readable: [...(0,process_environment/* cloudFiles */.Nc)(provider, command.env), ...(servers ? [process.execPath] : [])],
            },
            environment: settings.environment,
            watched: settings.watched,
            limits: limitsOf(settings.limits, request),
            signal,
            onProgress,
            renewsLogin: false,
            needsAnswerTool: false,
            stopSignal: 'SIGTERM',
        });
        if (notFound(call))
            throw command_agent_notStarted(settings.command, call);
        const end = classifyEnd(call);
        const outcome = outcomeOf(call, end.kind === 'no_result' ? await answerFrom(handoffFile, end) : end);
        return { ...outcome, servers: await servers?.end(call.heard.servers) };
    });
}
const notFound = ({ heard, process }) => process.endedBy === 'itself' &&
    (process.exitCode === 126 || process.exitCode === 127) &&
    heard.result === null &&
    heard.tail === '';
const command_agent_notStarted = (command, { process, stderrTail }) => new error_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    message: `The agent command \`${(0,one_line/* oneLine */.TN)(command, 200)}\` could not be run (exit code ${process.exitCode}): ${(0,one_line/* oneLine */.TN)(stderrTail, 500)}`,
    hint: "Fix `agent.command` (--agent-command): `sh -c` runs it in the workspace, with ralph's own PATH. The attempt does not count.",
});
async function commandOf(settings, request, folder) {
    const schemaFile = (0,external_node_path_.join)(folder.path, 'handoff.schema.json');
    const systemPromptFile = (0,external_node_path_.join)(folder.path, 'system-prompt.md');
    await (0,promises_.writeFile)(schemaFile, JSON.stringify(request.schema, null, 2));
    await (0,promises_.writeFile)(systemPromptFile, request.systemPrompt);
    const { environment, extraEnv } = settings;
    const { home, tmp } = folder;
    const env = (0,process_environment/* agentEnvironment */.FV)(environment, { home, tmp, extra: extraEnv, provider });
    const servers = await (0,call_servers/* layOutServers */.H)(request, { folder, environment, provider, env });
    const command = {
        file: 'sh',
        args: ['-c', settings.command],
        cwd: request.cwd,
        stdin: request.prompt,
        env: {
            ...env,
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
            RALPH_MCP_CONFIG: servers?.file ?? '',
        },
    };
    return { command, servers };
}
const answerBytes = 1024 * 1024;
async function answerFrom(path, end) {
    const left = await (0,call_folder/* readLeft */.G)(path, answerBytes);
    if (!left || 'size' in left)
        return end;
    const { text } = left;
    try {
        return { kind: 'finished', structured: JSON.parse(text), text };
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        return { kind: 'no_result', tail: `RALPH_HANDOFF_FILE does not hold JSON: ${why}\n${end.tail}` };
    }
}

;// CONCATENATED MODULE: ./build/adapter/agent/agents.js


const agents = { claude: claudeKind, command: commandKind };
const secretsOfLogins = (environment) => Object.values(agents).flatMap(({ secrets }) => secrets(environment));


/***/ }),

/***/ 76758:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ layOutServers)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_mcp_fill_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90810);
/* harmony import */ var _core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28049);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _process_call_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97461);
/* harmony import */ var _process_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62171);







async function layOutServers({ servers, workspace }, place) {
    if (!servers)
        return undefined;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.folder.path, 'mcp');
    const relay = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'relay.cjs');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(relay, relayProgram, { mode: 0o600 });
    const memory = servers.list.some(_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .keepsMemory */ .W1) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'memory.jsonl') : undefined;
    if (memory !== undefined && servers.memory !== '')
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(memory, servers.memory, { mode: 0o600 });
    const judged = servers.list.map((one) => ready(one, { ...place, workspace, memory }));
    const left = judged.flatMap((one) => ('why' in one ? [`MCP server ${one.name} was left out: ${one.why}`] : []));
    const good = judged.flatMap((one) => ('why' in one ? [] : [one]));
    const entries = good.map(async ({ name, server }) => [
        name,
        await entryOf(server, { script: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${name}.sh`), relay, call: place.env }),
    ]);
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'servers.json');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, JSON.stringify({ mcpServers: Object.fromEntries(await Promise.all(entries)) }), { mode: 0o600 });
    const names = good.map(({ name }) => name);
    return {
        file,
        names,
        async end(heard) {
            const read = memory === undefined ? undefined : await (0,_process_call_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .readLeft */ .G)(memory, _core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .maxMemoryBytes */ .d4);
            const lost = read && 'size' in read ? [`what the memory server saved is larger than ${_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .maxMemoryBytes */ .d4 / 1024} KiB`] : [];
            const changed = read && 'text' in read && read.text !== servers.memory;
            return {
                troubles: [...left, ...troublesOf(names, heard), ...lost],
                memory: changed ? read.text.split('\n').filter((line) => line !== '') : null,
            };
        },
    };
}
function ready({ name, server }, { environment, provider, workspace, memory }) {
    const valueOfVariable = (variable) => {
        if (variable === 'RALPH_WORKSPACE')
            return workspace;
        if ((0,_core_mcp_fill_in_js__WEBPACK_IMPORTED_MODULE_2__/* .asksForModelKey */ .uV)(variable) || (0,_process_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .belongsToPayer */ .LE)(provider, environment, variable))
            return undefined;
        return environment[variable] || undefined;
    };
    const filled = (0,_core_mcp_fill_in_js__WEBPACK_IMPORTED_MODULE_2__/* .fillIn */ .pz)(server, valueOfVariable);
    if ('missing' in filled)
        return { name, why: `it needs ${filled.missing.join(' and ')}, which is not set or not allowed for servers` };
    if (filled.server.type === 'stdio') {
        const own = memory !== undefined && (0,_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .keepsMemory */ .W1)({ name, server }) ? { [_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .memoryVariable */ .mR]: memory } : {};
        return { name, server: { ...filled.server, env: { ...filled.server.env, ...own } } };
    }
    if (JSON.stringify(filled.server).includes('${'))
        return { name, why: 'the value of a variable contains another variable' };
    return { name, server: filled.server };
}
async function entryOf(server, { script, ...started }) {
    if (server.type === 'http')
        return server;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(script, serverScript(server, started), { mode: 0o600 });
    return { type: 'stdio', command: '/bin/sh', args: [script] };
}
const byStatus = {
    failed: 'could not be started or reached',
    pending: 'did not answer in time',
    'needs-auth': 'requires a login, which is not possible in a call',
    no_tools: 'has no tools, or too long a list of them',
};
function troublesOf(names, { statuses, givenUp }) {
    const absent = names.flatMap((name) => {
        const status = statuses?.get(name) ?? 'missing';
        if (statuses === null || status === 'connected')
            return [];
        const why = byStatus[status] ?? `was not connected (${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(status, 40)})`;
        return [`MCP server ${name} ${why}; the call continued without it`];
    });
    const broken = givenUp.flatMap(({ server, tool, why }) => {
        if (!names.includes(server))
            return [];
        const call = `a call of ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(tool, 60)}`;
        return [
            `MCP server ${server} ${why === 'silent' ? `did not answer ${call} in time` : `ended, or sent too much, in ${call}`}`,
        ];
    });
    return [...new Set([...absent, ...broken])];
}
function serverScript({ command, args, env }, { call, relay }) {
    const kept = ['RALPH_TREE', ...(0,_process_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .serverVariables */ .pv)(call)].map((name) => `\${${name}+"${name}=$${name}"}`);
    return [
        `[ "\${1-}" = clean ] || exec env -i ${kept.join(' ')} /bin/sh "$0" clean`,
        'cd "$HOME" || exit 1',
        ...Object.entries(env).map(([name, value]) => `export ${name}=${quoted(value)}`),
        `exec ${[process.execPath, relay, command, ...args].map(quoted).join(' ')}`,
        '',
    ].join('\n');
}
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const relayProgram = `
const { spawn } = require('node:child_process')
const [command, ...args] = process.argv.slice(2)
const most = { line: 16 * 2 ** 20, all: 256 * 2 ** 20, junk: 1000 }
const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'ignore'] })
let [rest, begun, all, junk] = [[], 0, 0, 0]
const end = () => { child.kill('SIGKILL'); process.exit(1) }
const say = (line) => {
  if (/^\\s*\\{/.test(line.toString('latin1', 0, 64))) return process.stdout.write(line)
  junk += line.length > 1 ? 1 : 0
  return true
}
child.stdout.on('data', (chunk) => {
  all += chunk.length
  let free = true
  let at = 0
  for (let feed = chunk.indexOf(10); feed >= 0; feed = chunk.indexOf(10, at)) {
    free = say(Buffer.concat([...rest, chunk.subarray(at, feed + 1)])) && free
    ;[rest, begun, at] = [[], 0, feed + 1]
    if (junk > most.junk) return end()
  }
  if (at < chunk.length) rest.push(chunk.subarray(at))
  begun += chunk.length - at
  if (begun > most.line || all > most.all) return end()
  if (!free) { child.stdout.pause(); process.stdout.once('drain', () => child.stdout.resume()) }
})
process.stdout.on('error', end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', () => process.exit(127))
child.on('close', (code) => process.exit(code ?? 1))
`;


/***/ }),

/***/ 16726:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readStateFiles),
/* harmony export */   d: () => (/* binding */ stateFiles)
/* harmony export */ });
/* harmony import */ var _core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93532);
/* harmony import */ var _schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47596);
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27017);
/* harmony import */ var _schema_run_control_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70733);
/* harmony import */ var _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25605);





const stateFiles = ['run.json', 'plan.json', 'control.json', 'tasks.json', 'knowledge-index.json'];
function readStateFiles(contents) {
    const [runJson, planJson, controlJson, tasksJson, indexJson] = contents;
    const run = parse('run.json', runJson);
    const plan = parse('plan.json', planJson);
    const control = parse('control.json', controlJson);
    const counts = (0,_core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_0__/* .countsBeside */ .p7)(versionOf(run));
    const tasks = counts.tasks ? parse('tasks.json', tasksJson) : undefined;
    const index = counts.index ? parse('knowledge-index.json', indexJson) : undefined;
    const newer = newerThan(run, _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .gatheredSchemaVersion */ .SM + _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .indexedBy */ .t5) ??
        newerThan(control, _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .stateSchemaVersion */ .Jf) ??
        (tasks && newerThan(tasks, _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .gatheredSchemaVersion */ .SM));
    if (newer)
        return newer;
    const findings = [];
    const state = check(_schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .RunFile */ .cB, run, findings);
    const planned = check(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .Plan */ .cw, plan, findings);
    const controls = check(_schema_run_control_js__WEBPACK_IMPORTED_MODULE_3__/* .Control */ .Ec, control, findings);
    const records = tasks && check(_schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .GatheredTasks */ .Jv, tasks, findings);
    const entries = index && check(_schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_1__/* .IndexFile */ .Z6, index, findings);
    if ((tasks && tasksJson === undefined) || (index && indexJson === undefined))
        findings.push(`run.json of schema ${versionOf(run)} cannot be read without this file`);
    if (state === undefined || planned === undefined || controls === undefined || findings.length > 0)
        return { kind: 'corrupt', findings };
    return { kind: 'good', ...(0,_core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_0__/* .runOfFiles */ .iD)(state, { tasks: records, index: entries }), plan: planned, control: controls };
}
function parse(file, content) {
    if (content === undefined)
        return { file, finding: `${file} is missing` };
    try {
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

/***/ 90618:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ surveyStates)
/* harmony export */ });
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76696);
/* harmony import */ var _remote_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41586);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65977);
/* harmony import */ var _state_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16726);





const inboxes = 'refs/ralph/inbox/';
async function surveyStates({ store, prefixes, ...patience }) {
    const folders = prefixes.map((prefix) => `${prefix}/`);
    const { refs } = await (0,_remote_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteAt */ .e)({ store, ...patience }).list([...folders, inboxes].map((folder) => `${folder}*`));
    const states = [...refs].flatMap(([ref, oid]) => {
        const folder = folders.find((one) => ref.startsWith(one));
        return folder === undefined ? [] : [{ plan: ref.slice(folder.length), ref, oid }];
    });
    const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxes));
    await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], patience);
    return Promise.all(states.map(async ({ plan, ref, oid }) => {
        const own = `${inboxes}${plan}/`;
        const inbox = orders.filter((order) => order.startsWith(own)).map((order) => order.slice(own.length));
        const files = await Promise.all(_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d.map((file) => store.objects.read(`${oid}:${file}`)));
        const read = (0,_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readStateFiles */ .D)(files.map((file) => file?.content));
        if (read.kind === 'good')
            return { plan, ref, oid, run: read, fault: undefined, inbox };
        const fault = read.kind === 'newer' ? `${read.file} is of version ${read.version}` : read.findings.join('; ');
        return { plan, ref, oid, run: undefined, fault, inbox };
    }));
}
async function fetchAll(store, oids, patience) {
    const here = await Promise.all(oids.map((oid) => (0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isThere */ .$B)(store, oid)));
    const missing = oids.filter((_, at) => !here[at]);
    if (missing.length === 0)
        return;
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const args = [..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .lazily */ .qy, 'fetch', ...quiet, '--depth=1', '--filter=tree:2', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .remoteName */ .iy, ...missing];
    await (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteCall */ .V3)(store.git, store.remote, patience).repeatedly(args);
}


/***/ }),

/***/ 5393:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fe: () => (/* binding */ committedFile),
/* harmony export */   qI: () => (/* binding */ committedFiles),
/* harmony export */   wo: () => (/* binding */ committedBelow)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);

const limit = 5 * 1024 * 1024;
async function committedFile(git, options) {
    const { commit, path, lazy = [] } = options;
    if (path.includes('\n'))
        return undefined;
    const { stdout } = await git({
        args: [...lazy, 'cat-file', '--batch', '--follow-symlinks'],
        input: `${commit}:${path}\n`,
    });
    const end = stdout.indexOf(0x0a);
    const [, type, size] = stdout.toString('utf8', 0, end).split(' ');
    if (type !== 'blob')
        return undefined;
    return stdout.subarray(end + 1, end + 1 + Number(size));
}
async function committedBelow(git, { commit, folder }) {
    const below = folder === '' ? [] : ['--', `${folder}/`];
    const { stdout } = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', commit, ...below] });
    const entries = stdout.toString('utf8').split('\0').filter(Boolean);
    if (entries.length === 0)
        return undefined;
    return entries.flatMap((entry) => {
        const [, mode = '', path = ''] = /^(\d+) [^\t]*\t(.*)$/s.exec(entry) ?? [];
        return mode.startsWith('100') || mode === '120000' ? [{ path, link: mode === '120000' }] : [];
    });
}
function committedFiles(git, options) {
    return {
        read: async (path) => {
            const bytes = await committedFile(git, { ...options, path });
            if (bytes === undefined)
                return undefined;
            if (bytes.length > limit)
                throw unusable(path, 'FILE_TOO_LARGE', `has ${bytes.length} bytes, more than ${limit}`);
            try {
                return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
            }
            catch {
                throw unusable(path, 'FILE_NOT_TEXT', 'is not UTF-8 text');
            }
        },
    };
}
const unusable = (path, code, what) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code,
    message: `${path} ${what}.`,
    hint: 'Save it as UTF-8 text of at most 5 MiB, and commit it.',
});


/***/ }),

/***/ 39690:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ foundIn)
/* harmony export */ });
function foundIn(pull, self) {
    const { number, node_id, body, draft, state, merged_at, head, base } = pull;
    return {
        number,
        id: node_id,
        body: (body ?? '').replaceAll('\r\n', '\n'),
        draft: draft === true,
        state: state === 'open' ? 'open' : merged_at === null ? 'closed' : 'merged',
        ours: pull.user?.login === self,
        head: head.ref,
        sha: head.sha,
        base: base.ref,
        mergeCommit: merged_at === null ? null : pull.merge_commit_sha,
        closedAt: pull.closed_at,
    };
}


/***/ }),

/***/ 31089:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultBranch)
/* harmony export */ });
const defaultBranch = (github) => github.request('GET /repos/{owner}/{repo}', {}).then(({ default_branch: name }) => name, () => undefined);


/***/ }),

/***/ 8498:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isMachine),
/* harmony export */   W: () => (/* binding */ orderReader)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80674);
/* harmony import */ var _thread_threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97950);
/* harmony import */ var _review_orders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97396);




const isMachine = (user, self) => user?.login === self && user.type !== 'User';
function orderReader(options) {
    const { whoMay, self } = options;
    const digests = new Map();
    function changed(id, body) {
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(body).digest('hex');
        const before = digests.get(id) ?? digest;
        digests.set(id, before);
        return before !== digest;
    }
    return async (written, place, look) => {
        const { id: comment, user, body = '', created_at: at, updated_at, html_url: url } = written;
        const heard = (0,_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W)(body);
        const { issue, commit = null } = place;
        const kind = commit === null ? 'comment' : 'commit';
        const id = (0,_thread_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .commentId */ .Zr)({ at, issue, comment: Number(comment), kind });
        if (heard.kind === 'nothing' || isMachine(user, self) || look.consumed.includes(id))
            return undefined;
        const about = { url, commit, remarks: [] };
        const order = { id, at, by: user?.login ?? 'ghost', text: heard.text, about };
        const may = await whoMay(user, (0,_review_orders_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(heard.text), look.to);
        if (may === 'later')
            return may;
        if (may !== 'yes')
            return { ...order, refused: { why: may.no, answer: false } };
        if (updated_at !== at || changed(id, body)) {
            return { ...order, refused: { why: 'the comment was edited; write a new one', answer: true } };
        }
        return judgedBy(heard, order);
    };
}
function judgedBy(heard, order) {
    if (heard.kind === 'fault')
        return { ...order, refused: { why: heard.why, answer: true } };
    return { ...order, ...(heard.more && { more: true }) };
}


/***/ }),

/***/ 13585:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ commentQueue),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Nl: () => (/* binding */ commitQueue),
/* harmony export */   kW: () => (/* binding */ throttledSource)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _thread_threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97950);
/* harmony import */ var _comment_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8498);




const overlapMs = 600_000;
function commentQueue(options) {
    const { github, threads, find, self, own, orderOf, others, warn, seen } = options;
    const waiting = new Set();
    async function commentsOf(issue_number, since) {
        try {
            const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
            return await github.list(route, { issue_number, ...(since !== null && { since }) });
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            warn(`commands on #${issue_number} could not be read, so they wait: ${error.message} ${error.hint}`);
            return undefined;
        }
    }
    async function together(since) {
        try {
            const given = { since, per_page: 100 };
            const all = await github.request('GET /repos/{owner}/{repo}/issues/comments', given);
            ownOf(all);
            return all.length === given.per_page ? undefined : all;
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            return undefined;
        }
    }
    const isSilence = (comments, { consumed }) => comments.every(({ id, user, body = '', created_at }) => {
        const prefix = (0,_thread_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .placePrefix */ .Oy)(created_at, Number(id));
        return ((0,_comment_order_js__WEBPACK_IMPORTED_MODULE_3__/* .isMachine */ .A)(user, self) || (0,_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W)(body).kind === 'nothing' || consumed.some((one) => one.startsWith(prefix)));
    });
    async function readThreads(look) {
        const { since } = look;
        const all = since === null ? undefined : await together(since);
        if (all && isSilence(all, look))
            return { found: [], known: false };
        const known = await find();
        const found = [];
        for (const issue of threads()) {
            const here = all?.filter(({ issue_url }) => issue_url.endsWith(`/${issue}`));
            found.push(await judge(issue, here ?? (await commentsOf(issue, since)), look));
        }
        return { found, known };
    }
    function ownOf(comments) {
        for (const comment of comments)
            if (comment.user?.login === self)
                own(comment);
    }
    async function judge(issue, comments, look) {
        const orders = [];
        let whole = comments !== undefined;
        ownOf(comments ?? []);
        const young = (comments ?? []).filter(({ created_at }) => Date.parse(created_at) >= startOf(look));
        for (const comment of young) {
            const order = await orderOf(comment, { issue }, look);
            if (order === 'later')
                whole = false;
            else if (order)
                orders.push(order);
        }
        return { orders, whole, newest: Math.max(0, ...young.map(({ created_at }) => Date.parse(created_at))) };
    }
    return async (look) => {
        const aside = look.to === 'obey' ? await others(look) : [];
        const read = await readThreads(look);
        const found = [...aside, ...read.found];
        const orders = found.flatMap((thread) => thread.orders).sort(byId);
        if (look.to === 'watch')
            await Promise.all(orders.filter(isNew).map(({ id }) => seen(id)));
        const settled = Math.max(0, ...found.map(({ newest }) => newest)) - overlapMs;
        const moves = read.known && found.every(({ whole }) => whole) && settled > startOf(look);
        return { orders, cursor: moves ? new Date(settled).toISOString() : null };
    };
    function isNew({ id }) {
        const known = waiting.has(id);
        waiting.add(id);
        return !known;
    }
}
const startOf = ({ since }) => (since === null ? 0 : Math.floor(Date.parse(since) / 1000) * 1000);
const byId = (a, b) => (a.id < b.id ? -1 : 1);
const quietMs = 10_000;
function throttledSource(sources, now) {
    let quiet = { until: Number.NEGATIVE_INFINITY, found: [] };
    return async (look) => {
        if (now() < quiet.until)
            return quiet.found;
        const found = (await Promise.all(sources.map((source) => source(look)))).flat();
        const nothing = found.every(({ orders, whole }) => whole && orders.length === 0);
        quiet = { until: nothing ? now() + quietMs : Number.NEGATIVE_INFINITY, found };
        return found;
    };
}
const commits = 100;
function commitQueue(options) {
    const { github, plan, branch, pulls, orderOf, warn } = options;
    async function commented() {
        const newest = await github.request('GET /repos/{owner}/{repo}/commits', { sha: branch, per_page: commits });
        return newest.flatMap(({ sha, commit }) => commit.comment_count > 0 && commit.message.includes(`\nRalph-Plan: ${plan}\n`) ? [sha] : []);
    }
    async function read(pull, look) {
        const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/comments';
        const comments = [];
        for (const commit_sha of await commented())
            comments.push(...(await github.list(route, { commit_sha })));
        const young = comments.filter(({ created_at }) => Date.parse(created_at) >= startOf(look));
        const orders = [];
        let whole = true;
        for (const comment of young) {
            const order = await orderOf(comment, { issue: pull, commit: comment.commit_id }, look);
            if (order === 'later')
                whole = false;
            else if (order)
                orders.push(order);
        }
        return { orders, whole, newest: Math.max(0, ...young.map(({ created_at }) => Date.parse(created_at))) };
    }
    function unread(error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
            throw error;
        const gone = error.code === 'GITHUB_NOT_FOUND' || error.code === 'GITHUB_REFUSED';
        if (!gone)
            warn(`comments on commits could not be read, so they wait: ${error.message} ${error.hint}`);
        return { orders: [], whole: gone, newest: 0 };
    }
    return async (look) => {
        const pull = pulls().at(-1);
        return pull === undefined ? [] : [await read(pull, look).catch(unread)];
    };
}


/***/ }),

/***/ 97396:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ ordersOfReview),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I3: () => (/* binding */ passedOn)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
/* harmony import */ var _core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22425);
/* harmony import */ var _core_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43573);
/* harmony import */ var _core_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13218);
/* harmony import */ var _thread_threads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97950);





const longest = 1800;
const submissionMs = 5000;
function ordersOfReview(review, lines, options) {
    const { submitted_at: moment, state } = review;
    if (moment === undefined || state === 'PENDING' || state === 'DISMISSED')
        return [];
    const asked = state === 'CHANGES_REQUESTED';
    const place = { at: moment, issue: options.pull, review: Number(review.id) };
    const given = { at: moment, by: review.user?.login ?? 'ghost' };
    const remarked = lines.map((line) => {
        const remark = remarkOf(line, (0,_thread_threads_js__WEBPACK_IMPORTED_MODULE_4__/* .commentId */ .Zr)({ ...place, comment: Number(line.id), kind: 'line' }));
        const typed = explicit(line.body, {
            ...given,
            id: remark.thread,
            about: aboutLine(remark, options.saidBefore(line)),
        });
        return { remark, typed: typed && unedited(typed, line.updated_at) };
    });
    const plain = remarked.flatMap(({ remark, typed }) => (typed || remark.text === '' ? [] : [remark]));
    const id = (0,_thread_threads_js__WEBPACK_IMPORTED_MODULE_4__/* .commentId */ .Zr)({ ...place, comment: Number(review.id), kind: 'review' });
    const about = { url: review.html_url, commit: review.commit_id, remarks: asked ? plain : [] };
    const typed = explicit(review.body, { ...given, id, about });
    const words = typed ? '' : passedOn(review.body);
    const wishes = asked
        ? wishToRedo({ ...given, id, about }, words, typed)
        : [
            ...plain.map((remark) => ({
                ...given,
                id: remark.thread,
                text: `hint ${remark.text}`,
                about: aboutLine(remark, ''),
            })),
            ...(words !== '' && state === 'COMMENTED' ? [{ ...given, id, text: `hint ${words}`, about }] : []),
        ];
    return [
        ...[...remarked.map((one) => one.typed), typed].flatMap((order) => (order ? [{ order, typed: true }] : [])),
        ...wishes.map((order) => ({ order, typed: false })),
    ];
}
function wishToRedo(given, words, typed) {
    const [first] = given.about.remarks;
    if (typed?.text.startsWith('redo') || (words === '' && !first))
        return [];
    return [{ ...given, id: typed && first ? first.thread : given.id, text: `redo ${words}`.trim() }];
}
const aboutLine = (remark, text) => ({
    url: remark.url,
    commit: remark.commit,
    remarks: [{ ...remark, text }],
});
function remarkOf(line, thread) {
    const { path, original_commit_id: commit, html_url: url } = line;
    return { thread, path, line: line.original_line ?? line.line ?? null, commit, text: passedOn(line.body), url };
}
function passedOn(body) {
    if (body.trimStart().startsWith(_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a))
        return '';
    const read = (0,_core_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeBlocks */ .I6)(body, 8000);
    const text = (0,_core_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .plainComment */ .cf)(read).replace(/ +$/gm, '');
    return text.length <= longest && read === body ? text : `${(0,_core_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(text, longest)}\u2026 (cut)`;
}
function explicit(body, order) {
    const heard = (0,_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W)(body);
    if (heard.kind === 'nothing')
        return undefined;
    if (heard.kind === 'command')
        return { ...order, text: heard.text, ...(heard.more && { more: true }) };
    return { ...order, text: heard.text, refused: { why: heard.why, answer: true } };
}
function unedited(order, updated) {
    if (Date.parse(updated) <= Date.parse(order.at) + submissionMs)
        return order;
    return { ...order, refused: { why: 'the comment was edited; write a new one', answer: true } };
}
function kindOf(text) {
    const command = (0,_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommand */ .UK)(text);
    return 'kind' in command ? command.kind : 'help';
}


/***/ }),

/***/ 25690:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ reviewQueue)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _thread_threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97950);
/* harmony import */ var _comment_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8498);
/* harmony import */ var _comment_queue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13585);
/* harmony import */ var _review_orders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97396);






function reviewQueue(options) {
    const { github, pulls, whoMay, self, warn } = options;
    const empty = new Set();
    async function read(pull, look) {
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
        const orders = [];
        let whole = true;
        let newest = 0;
        try {
            const all = await github.list(route, { pull_number: pull });
            const lines = linesOf(pull);
            for (const review of all.filter((one) => isOpen(one, look))) {
                newest = Math.max(newest, momentOf(review));
                const found = await ordersIn(review, { pull, lines }, look);
                if (found === 'later')
                    whole = false;
                else
                    orders.push(...found);
            }
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            warn(`reviews of #${pull} could not be read, so they wait: ${error.message} ${error.hint}`);
            whole = false;
        }
        return { orders, whole, newest };
    }
    function linesOf(pull_number) {
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments';
        let asked;
        return async (review) => {
            asked ??= github.list(route, { pull_number });
            return (await asked).filter((line) => line.pull_request_review_id === review);
        };
    }
    const isOpen = (review, look) => momentOf(review) >= Math.max((0,_comment_queue_js__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(look), Math.floor(Date.parse(look.started) / 1000) * 1000) &&
        !(0,_comment_order_js__WEBPACK_IMPORTED_MODULE_3__/* .isMachine */ .A)(review.user, self);
    async function ordersIn(review, { pull, lines: linesOf }, look) {
        const prefix = (0,_thread_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .placePrefix */ .Oy)(review.submitted_at ?? '', Number(review.id));
        const key = JSON.stringify([review.id, review.state, review.body]);
        if (look.consumed.some((id) => id.startsWith(prefix)) || empty.has(key))
            return [];
        const lines = await linesOf(Number(review.id));
        const before = await threadsOf(lines, look);
        if (before === 'later')
            return before;
        const saidBefore = ({ in_reply_to_id: first }) => before.get(first ?? 0) ?? '';
        const judged = await judge(review, (0,_review_orders_js__WEBPACK_IMPORTED_MODULE_5__/* .ordersOfReview */ .BO)(review, lines, { pull, saidBefore }), look);
        const lags = review.body === '' && lines.length === 0 && review.state === 'COMMENTED';
        if (judged.length === 0 && !lags)
            empty.add(key);
        return judged;
    }
    async function judge({ user }, orders, look) {
        const judged = [];
        for (const { order, typed } of orders) {
            const may = await whoMay(user, (0,_review_orders_js__WEBPACK_IMPORTED_MODULE_5__/* .kindOf */ .I)(order.text), look.to);
            if (may === 'later')
                return may;
            if (may === 'yes')
                judged.push(order);
            else if (typed)
                judged.push({ ...order, refused: { why: may.no, answer: false } });
        }
        return judged;
    }
    async function threadsOf(lines, look) {
        const said = new Map();
        const firsts = lines.flatMap(({ in_reply_to_id: first, body }) => first !== undefined && (0,_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W)(body).kind === 'command' ? [first] : []);
        for (const comment_id of new Set(firsts)) {
            const first = await github.request('GET /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id });
            const may = first.user?.login === self ? 'yes' : await whoMay(first.user, 'hint', look.to);
            if (may === 'later')
                return may;
            if (may === 'yes')
                said.set(comment_id, (0,_review_orders_js__WEBPACK_IMPORTED_MODULE_5__/* .passedOn */ .I3)(first.user?.login === self ? withoutMark(first.body) : first.body));
        }
        return said;
    }
    return (look) => Promise.all(pulls().map((pull) => read(pull, look)));
}
const withoutMark = (body) => (body.startsWith(_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a) ? body.slice(body.indexOf('\n') + 1) : body);
const momentOf = ({ submitted_at }) => (submitted_at === undefined ? -1 : Date.parse(submitted_at));


/***/ }),

/***/ 86370:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ lookAtMerge),
  E: () => (/* binding */ mergeAt)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
;// CONCATENATED MODULE: ./build/core/github/merge-verdict.js
const passing = new Set(['success', 'neutral', 'skipped']);
function mergeVerdict(request) {
    const { base, required, checks, startsChecks, ofApps } = request;
    const refuse = (why) => ({ kind: 'refuse', why });
    if (required.length === 0) {
        return refuse(`no status check is required on ${base}; require one (Settings \u2192 Rules \u2192 Rulesets), because nothing else would guard the merge`);
    }
    const rows = required.map((one) => ({ ...one, found: checks.filter((check) => vouchesFor(check, one)) }));
    const failed = rows.find(({ found }) => found.some(({ conclusion }) => hasFailed(conclusion)));
    if (failed)
        return refuse(`the required check ${failed.name} ended with ${failed.found.find(({ conclusion }) => hasFailed(conclusion))?.conclusion}`);
    const missing = rows.find(({ found }) => found.length === 0);
    if (missing) {
        const why = startsChecks ? `the required check ${missing.name} has not started` : notStarted(missing);
        return { kind: 'wait', why: ofApps ? why : `${why}. ${unseen}` };
    }
    const open = rows.find(({ found }) => found.some(({ conclusion }) => conclusion === null));
    if (open)
        return { kind: 'wait', why: `the required check ${open.name} is still running` };
    const succeeded = rows.some(({ found }) => found.some(({ conclusion }) => conclusion === 'success'));
    return succeeded ? { kind: 'merge' } : refuse('every required check was skipped');
}
const unseen = 'Without `checks: read` in the `permissions` of the job, ralph sees the jobs of GitHub Actions and commit statuses alone: `ralph init` writes it';
const notStarted = ({ name }) => `the required check ${name} has not run on it: a push by the workflow's own token starts no checks. Approve its workflow run on the pull request, or run as a GitHub App`;
const vouchesFor = (check, { name, app }) => check.name === name && (app === null || check.app === null || app === check.app);
const hasFailed = (conclusion) => conclusion !== null && !passing.has(conclusion);

// EXTERNAL MODULE: ./build/adapter/github/account/own-ci.js
var own_ci = __webpack_require__(76615);
// EXTERNAL MODULE: ./build/adapter/github/client/found-pull.js
var found_pull = __webpack_require__(39690);
;// CONCATENATED MODULE: ./build/adapter/github/pulls/merge-complete.js




const actionsApp = 15_368;
const mostRuns = 20;
const mostPages = 10;
async function lookAtMerge(github, work, self) {
    const { branch, tip } = work;
    const given = { head: `${github.owner}:${branch}`, state: 'all', per_page: 1 };
    const [shown] = await github.request('GET /repos/{owner}/{repo}/pulls', given);
    const pull = shown && (0,found_pull/* foundIn */.Q)(shown, self);
    if (!pull || pull.state === 'merged')
        return { kind: 'nothing' };
    const { number, base } = pull;
    const refuse = (why) => ({ kind: 'open', number, verdict: { kind: 'refuse', why } });
    if (pull.state === 'closed')
        return refuse('it was closed');
    if (pull.draft)
        return refuse('it is a draft');
    if (pull.sha !== tip)
        return refuse(`it is at ${pull.sha.slice(0, 7)}, and the run has checked ${tip.slice(0, 7)}`);
    const [required, seen] = await Promise.all([requiredOn(github, base), checksOf(github, tip, self)]);
    const startsChecks = self !== own_ci/* workflowAccount */.f;
    return { kind: 'open', number, verdict: mergeVerdict({ base, required, startsChecks, ...seen }) };
}
async function requiredOn(github, branch) {
    const rules = await github.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch, per_page: 100 });
    const byRule = rules.flatMap((rule) => rule.type === 'required_status_checks' ? (rule.parameters?.required_status_checks ?? []) : []);
    const { protection } = await github.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch });
    const { contexts = [], checks = [] } = protection?.required_status_checks ?? {};
    const known = new Set(checks.map(({ context }) => context));
    return [
        ...byRule.map(({ context, integration_id }) => ({ name: context, app: integration_id ?? null })),
        ...contexts.filter((name) => !known.has(name)).map((name) => ({ name, app: null })),
        ...checks.map(({ context, app_id }) => ({ name: context, app: app_id === null || app_id < 0 ? null : app_id })),
    ];
}
async function checksOf(github, tip, self) {
    const [runs, statuses] = await Promise.all([
        checkRunsOf(github, tip, self),
        github.list('GET /repos/{owner}/{repo}/commits/{ref}/statuses', { ref: tip }),
    ]);
    const newest = new Map(statuses.toReversed().map((status) => [status.context, status]));
    const said = [...newest.values()]
        .filter(({ creator }) => creator?.login !== self)
        .map(({ context: name, state }) => ({ name, app: null, conclusion: state === 'pending' ? null : state }));
    return { checks: [...(runs ?? (await jobsOf(github, tip))), ...said], ofApps: runs !== undefined };
}
async function checkRunsOf(github, tip, self) {
    const found = [];
    try {
        for (let page = 1; page <= mostPages; page++) {
            const at = { ref: tip, per_page: 100, page };
            const { check_runs: runs, total_count: total } = await github.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', at);
            found.push(...runs);
            if (runs.length === 0 || found.length >= total)
                break;
        }
    }
    catch (error) {
        if (error instanceof error_error/* RalphError */.A && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN)$/.test(error.code))
            return undefined;
        throw error;
    }
    const own = self === own_ci/* workflowAccount */.f ? undefined : self;
    return newestOf(found.filter(({ app }) => own === undefined || `${app?.slug}[bot]` !== own)).map(({ name, app, status, conclusion }) => ({
        name,
        app: app?.id ?? null,
        conclusion: status === 'completed' ? conclusion : null,
    }));
}
async function jobsOf(github, tip) {
    const at = { head_sha: tip, per_page: mostRuns };
    const { workflow_runs: runs } = await github.request('GET /repos/{owner}/{repo}/actions/runs', at);
    const pages = await Promise.all(runs.map(({ id }) => github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', { run_id: Number(id), per_page: 100 })));
    const jobs = pages.flatMap((page) => page.jobs.map((job) => ({ ...job, app: null })));
    return newestOf(jobs).map(({ name, conclusion }) => ({ name, app: actionsApp, conclusion }));
}
function newestOf(all) {
    const sorted = all.toSorted((a, b) => Number(a.id) - Number(b.id));
    return [...new Map(sorted.map((one) => [`${one.app?.id} ${one.name}`, one])).values()];
}
const methods = ['merge', 'squash', 'rebase'];
async function mergeAt(github, number, tip) {
    for (const [at, merge_method] of methods.entries()) {
        try {
            const route = 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge';
            await github.request(route, { pull_number: number, sha: tip, merge_method });
            return;
        }
        catch (error) {
            const other = error instanceof error_error/* RalphError */.A && /not allowed on this repository/i.test(error.message);
            if (!other || at === methods.length - 1)
                throw error;
        }
    }
}


/***/ }),

/***/ 72234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ trackingLabel),
/* harmony export */   T: () => (/* binding */ trackingIssue)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _account_own_ci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76615);
/* harmony import */ var _thread_outbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31322);



const trackingLabel = 'ralph';
function trackingIssue(options) {
    const { github, plan, self, given, title, body, warn } = options;
    const mark = (0,_thread_outbox_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .F)(plan, 'issue');
    let number = given;
    let creatable = false;
    let closed = false;
    let made = false;
    let surplus = [];
    async function find() {
        if (number !== undefined)
            return true;
        try {
            const route = 'GET /repos/{owner}/{repo}/issues';
            const all = await github.list(route, { labels: trackingLabel, state: 'all' });
            const noted = all.filter(({ pull_request, body: text }) => !pull_request && text?.startsWith(mark));
            const marked = noted.filter(({ user }) => user?.login === self);
            const open = marked.filter(({ state }) => state === 'open').map((issue) => issue.number);
            number = open.length > 0 ? Math.min(...open) : marked.at(0)?.number;
            closed = open.length === 0 && number !== undefined;
            surplus = open.filter((other) => other !== number);
            creatable = number === undefined && !isOther(noted);
            return true;
        }
        catch (error) {
            return without(error);
        }
    }
    async function ensure() {
        if (number === undefined && creatable)
            await find();
        if (number === undefined && creatable)
            await create();
        for (const issue_number of surplus)
            await close(issue_number);
        surplus = [];
    }
    async function create() {
        creatable = false;
        try {
            const given = { title, body: `${mark}\n${body}`, labels: [trackingLabel] };
            const { user, ...issue } = await github.request('POST /repos/{owner}/{repo}/issues', given);
            number = issue.number;
            made = true;
            isOther([{ number, user, state: 'open' }]);
        }
        catch (error) {
            without(error);
            if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A && error.code === 'GITHUB_UNREACHABLE')
                await find();
            creatable = false;
        }
    }
    function isOther(noted) {
        const other = noted.find(({ user, state }) => state === 'open' && user?.type === 'Bot' && user.login !== self);
        if (self !== _account_own_ci_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowAccount */ .f || !other?.user)
            return false;
        const { login } = other.user;
        warn(`#${other.number} is this run's issue and was written by ${login}, which is not this job's account. If \`github-token\` is ${login}'s, set \`github-login: ${login}\`; if not, close #${other.number}, and the next job opens its own`);
        return true;
    }
    async function close(issue_number) {
        const text = `${(0,_thread_outbox_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .F)(plan, 'issue-again')}\nThis issue is a duplicate, opened by mistake. Use #${number}; orders here are not read.`;
        try {
            const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
            await github.request(route, { issue_number, body: text, state: 'closed', state_reason: 'not_planned' });
            warn(`#${issue_number} was a second tracking issue of this run; it was closed, use #${number} is the one`);
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
                throw error;
            warn(`#${issue_number} is a second tracking issue and could not be closed: ${error.message} ${error.hint}`);
        }
    }
    async function closeDone() {
        if (number === undefined)
            return;
        try {
            const done = { issue_number: number, state: 'closed', state_reason: 'completed' };
            await github.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', done);
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
                throw error;
            warn(`#${number} could not be closed: ${error.message} ${error.hint}`);
        }
    }
    function without(error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
            throw error;
        const off = error.code === 'GITHUB_GONE';
        warn(off
            ? `issues are disabled in ${github.owner}/${github.repo}, so the run is reported and controlled on its pull request; enable them in Settings \u2192 General \u2192 Features \u2192 Issues`
            : `the run has no tracking issue yet: ${error.message} ${error.hint}`);
        return off;
    }
    return {
        get number() {
            return number;
        },
        get closed() {
            return closed;
        },
        get made() {
            return made;
        },
        know(seen) {
            number ??= seen;
        },
        find,
        ensure,
        close: closeDone,
    };
}


/***/ }),

/***/ 55516:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ newestRuns),
/* harmony export */   V: () => (/* binding */ startNextJob)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_issue_issue_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93961);
/* harmony import */ var _client_tracking_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31089);



async function startNextJob(github, options) {
    const fault = await start(github, options);
    if (fault === undefined || !/no ref found/i.test(fault))
        return fault;
    const other = await (0,_client_tracking_context_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultBranch */ .O)(github);
    return other === undefined || other === options.branch ? fault : start(github, { ...options, branch: other });
}
async function start(github, options) {
    const { plan, ...without } = options;
    const refused = await dispatch(github, without, { chain: String(options.chain), plan });
    const other = refused && knowsNoPlan(refused) && (0,_core_plan_format_issue_issue_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .issueOfPlan */ .CD)(plan) === undefined;
    const again = other ? await dispatch(github, without, { chain: String(options.chain) }) : refused;
    if (again === undefined)
        return undefined;
    const { message, hint } = again;
    if (!/unexpected inputs|does not have 'workflow_dispatch'/i.test(message))
        return `${message} ${hint}`;
    return `${message} Give ${options.workflow} the trigger \`workflow_dispatch\` with the input \`chain\`, and pass it on to ralph (\`ralph init\` writes it so).`;
}
const knowsNoPlan = ({ code, message }) => code === 'GITHUB_REFUSED' && /unexpected inputs.*"plan"/i.test(message);
async function dispatch(github, { workflow, branch }, inputs) {
    try {
        await github.request('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
            workflow_id: workflow,
            ref: branch,
            inputs,
        });
        return undefined;
    }
    catch (error) {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A)
            return error;
        throw error;
    }
}
async function newestRuns(github, { workflow, self }) {
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    try {
        const { workflow_runs: runs } = await github.request(route, { workflow_id: workflow, per_page: 30 });
        return runs
            .map(({ id, event, status, conclusion, created_at }) => {
            return { id: String(id), event, status: status ?? '', conclusion, created: Date.parse(created_at) };
        })
            .filter(({ id }) => id !== self);
    }
    catch (error) {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN|NOT_FOUND)$/.test(error.code))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 18211:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ workflowLiveness),
/* harmony export */   v: () => (/* binding */ lifeOfRun)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);

function workflowLiveness(self, ask = async () => 'unknown') {
    return {
        self,
        check: async (holder) => {
            if (holder.kind !== 'workflow')
                return 'unknown';
            if (holder.run_id !== self.run_id)
                return ask({ id: holder.run_id, attempt: holder.attempt });
            if (holder.attempt < self.attempt)
                return 'gone';
            return holder.attempt === self.attempt && holder.job === self.job ? 'gone' : 'alive';
        },
    };
}
const lifeOfRun = (github) => async ({ id, attempt }) => {
    try {
        const run = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: Number(id) });
        return run.status === 'completed' || (run.run_attempt ?? 1) > attempt ? 'gone' : 'alive';
    }
    catch (error) {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A)
            return 'unknown';
        throw error;
    }
};


/***/ }),

/***/ 81747:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ processLiveness)
/* harmony export */ });
/* unused harmony export parseStat */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _disk_process_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68591);





async function processLiveness(pid = process.pid) {
    const [host, boot, sight] = await Promise.all([hostName(), bootId(), look(pid)]);
    const started = sight.kind === 'running' ? sight.started : '';
    const self = { kind: 'process', host, boot, pid, started };
    return {
        self,
        check: async (holder) => {
            if (holder.kind !== 'process' || holder.host !== host)
                return 'unknown';
            if (holder.boot === '' || boot === '' || holder.started === '')
                return 'unknown';
            if (holder.boot !== boot)
                return 'gone';
            const found = await look(holder.pid);
            if (found.kind === 'hidden')
                return 'unknown';
            return found.kind === 'running' && found.started === holder.started ? 'alive' : 'gone';
        },
    };
}
const firstNamespace = 'pid:[4026531836]';
async function hostName() {
    const namespace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)('/proc/self/ns/pid').catch(() => firstNamespace);
    return namespace === firstNamespace ? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() : `${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()}/${namespace}`;
}
async function bootId() {
    if (process.platform === 'darwin')
        return (await output('sysctl', ['-n', 'kern.bootsessionuuid'])) ?? '';
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
}
async function look(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return { kind: 'gone' };
    const stat = process.platform === 'linux' ? await readStat(pid) : await askPs(pid);
    if (stat === undefined)
        return { kind: (0,_disk_process_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .processExists */ ._Z)(pid) ? 'hidden' : 'gone' };
    return /^[ZX]/.test(stat.state) ? { kind: 'gone' } : { kind: 'running', started: stat.started };
}
function parseStat(line) {
    const fields = line
        .slice(line.lastIndexOf(')') + 1)
        .trim()
        .split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state === undefined || started === undefined ? undefined : { state, started };
}
const readStat = async (pid) => parseStat(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
async function askPs(pid) {
    const said = await output('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
    const found = /^(\S+)\s+(.+)$/.exec(said ?? '');
    return found === null ? undefined : { state: found[1] ?? '', started: (found[2] ?? '').trim() };
}
const run = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
const output = async (program, args) => run(program, args, { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }, timeout: 5_000 }).then(({ stdout }) => stdout.trim(), () => undefined);


/***/ }),

/***/ 4165:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ boundedOutput)
/* harmony export */ });
/* unused harmony export redactedChunks */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);



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
function cutAtCharacters(head, tail, gap) {
    const whole = head.length - unfinished(head);
    if (!gap)
        return [head.subarray(0, whole), Buffer.concat([head.subarray(whole), tail])];
    let start = 0;
    while (start < 3 && isContinuation(tail[start]))
        start++;
    return [head.subarray(0, whole), tail.subarray(start)];
}
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
const clean = (bytes) => (0,node_util__WEBPACK_IMPORTED_MODULE_2__.stripVTControlCharacters)(bytes.toString('utf8'));
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
function openLog(path, limit) {
    if (path === undefined)
        return { write: () => undefined, close: () => undefined, full: () => true };
    let note;
    let written = 0;
    let fd;
    const give = (why) => {
        note ??= why;
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
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
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w', 0o600);
    });
    const write = (chunk) => {
        if (fd === undefined)
            return;
        const part = chunk.subarray(0, limit - written);
        attempt(() => {
            for (let done = 0; done < part.length && fd !== undefined;)
                done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, part, done);
        });
        written += part.length;
        if (part.length < chunk.length)
            give(`The log ${path} ends at its limit of ${limit} bytes.`);
    };
    const close = () => {
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        fd = undefined;
        return note;
    };
    return { write, close, full: () => fd === undefined };
}
const longest = 256 * 1024;
const keptBack = 16 * 1024;
function redactedChunks(redact, write) {
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder('utf8');
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


/***/ }),

/***/ 97461:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readLeft),
/* harmony export */   V: () => (/* binding */ withCallFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _disk_process_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68591);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10774);





async function withCallFolder(parent, work) {
    const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, 'call-'));
    const folder = { path, home: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'home'), tmp: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'tmp') };
    try {
        await Promise.all([folder.home, folder.tmp].map((place) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(place, { mode: 0o700 })));
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .failpoint */ .Zu)('call.folder-made');
        return await work(folder);
    }
    finally {
        await (0,_disk_process_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .removeFolder */ .v$)(path).catch(() => undefined);
    }
}
async function readLeft(path, maxBytes) {
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            const found = await file.stat();
            if (!found.isFile())
                return undefined;
            return found.size > maxBytes ? { size: found.size } : { text: await file.readFile('utf8') };
        }
        finally {
            await file.close();
        }
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 42447:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ watchDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const everyMs = 5000;
const floorBytes = 512 * 1024 * 1024;
const floorFiles = 50_000;
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
        return `${mebibytes(now.freeBytes)} MiB are left of the ${mebibytes(before.freeBytes)} MiB that were free`;
    }
    if (now.files > 0 && now.freeFiles < Math.min(floorFiles, before.files / 10, before.freeFiles / 2)) {
        return `there is room for ${now.freeFiles} of ${before.freeFiles} files`;
    }
    return undefined;
}
const mebibytes = (bytes) => Math.round(bytes / (1024 * 1024));
function spaceOf(path) {
    try {
        const { bsize, blocks, bavail, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(path);
        return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files };
    }
    catch {
        return undefined;
    }
}
function deviceOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).dev;
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 62171:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ agentEnvironment),
/* harmony export */   LE: () => (/* binding */ belongsToPayer),
/* harmony export */   Nc: () => (/* binding */ cloudFiles),
/* harmony export */   Qz: () => (/* binding */ checkEnvironment),
/* harmony export */   mB: () => (/* binding */ hasCredential),
/* harmony export */   nT: () => (/* binding */ userName),
/* harmony export */   nW: () => (/* binding */ cacheNames),
/* harmony export */   pv: () => (/* binding */ serverVariables)
/* harmony export */ });
/* unused harmony export cacheVariables */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15989);





const basics = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|USER|LOGNAME|SHELL)$/;
const certificates = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
const proxies = /^(https?_proxy|no_proxy|all_proxy)$/i;
const toolchains = /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|RUSTUP_TOOLCHAIN|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|LD_LIBRARY_PATH|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|GEM_PATH|DOTNET_ROOT|ANDROID_HOME|PKG_CONFIG_PATH)$/;
function agentEnvironment(source, choice) {
    const { provider } = choice;
    const cloud = provider.clouds.filter(({ chosenBy }) => isOn(source[chosenBy]));
    const passes = (name) => name === _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ ||
        basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        cacheNames.has(name) ||
        proxies.test(name) ||
        (provider.variables.test(name) && !provider.except.test(name)) ||
        cloud.some(({ names }) => names.test(name));
    return {
        ...pick(source, passes, choice),
        ...Object.assign({}, ...cloud.map(({ files }) => variablesOf(files, source, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync))),
        ...choice.login,
        ...own(choice),
    };
}
function checkEnvironment(source, choice) {
    const passes = (name) => name === _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ ||
        basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        cacheNames.has(name) ||
        (choice.network && proxies.test(name));
    return {
        ...pick(source, passes, choice),
        CI: '1',
        TERM: 'dumb',
        ...own(choice),
    };
}
const serverVariables = (call) => Object.entries(call).flatMap(([name, value]) => {
    const needed = [basics, certificates, toolchains, /^(HOME|TMPDIR|GOPROXY|GOFLAGS|GRADLE_RO_DEP_CACHE)$/].some((names) => names.test(name)) ||
        cacheNames.has(name) ||
        (proxies.test(name) && !value.includes('@'));
    return needed ? [name] : [];
});
const belongsToPayer = ({ clouds }, source, name) => clouds.some(({ chosenBy, names }) => isOn(source[chosenBy]) && names.test(name));
const cloudFiles = ({ clouds }, env) => clouds.flatMap(({ chosenBy, files }) => isOn(env[chosenBy])
    ? [...Object.keys(files), 'AWS_WEB_IDENTITY_TOKEN_FILE', 'CLOUDSDK_CONFIG'].flatMap((name) => env[name] ?? [])
    : []);
const hasCredential = ({ credentials }, source) => credentials.some(({ variable }) => isOn(source[variable]));
const isOn = (value) => value !== undefined && !['', '0', 'false'].includes(value);
function pick(source, passes, choice) {
    refuseWildcards(choice.extra);
    const picked = {};
    const caches = cacheVariables(source, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync);
    for (const [name, value] of Object.entries({ ...source, ...caches })) {
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
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'ENV_NAME_INVALID',
        message: `Not the name of an environment variable: ${wrong.map((name) => JSON.stringify(name)).join(', ')}.`,
        hint: 'Write the full name of each variable; wildcards are not supported because they let secrets through.',
        findings: wrong,
    });
}
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
const cacheNames = new Set([...Object.keys(places), 'NPM_CONFIG_CACHE', 'GOMODCACHE']);
const cacheVariables = (source, exists) => variablesOf(places, source, exists);
function variablesOf(named, source, exists) {
    const home = source['HOME'];
    if (!home)
        return {};
    const found = Object.entries(named).map(([name, place]) => [name, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, place)]);
    const isSet = (name) => Boolean(source[name] || source[name.toUpperCase()]);
    return Object.fromEntries(found.filter(([name, path]) => !isSet(name) && exists(path)));
}
function userName() {
    try {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_1__.userInfo)().username;
    }
    catch {
        return `uid-${process.getuid?.() ?? 'unknown'}`;
    }
}


/***/ }),

/***/ 54256:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fc: () => (/* binding */ watchUserGit),
/* harmony export */   Jp: () => (/* binding */ watchHome),
/* harmony export */   xb: () => (/* binding */ watchForeignFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_agents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81484);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62171);




const runnerFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const keptBytes = 1024 * 1024;
function watchForeignFiles(environment, more = () => () => []) {
    const kept = runnerFiles.flatMap((name) => {
        const path = environment[name];
        return path === undefined || path === '' ? [] : [{ name, path, before: look(path) }];
    });
    const ended = more();
    return () => [
        ...kept.flatMap(({ name, path, before }) => same(before, look(path))
            ? []
            : [`${name}, a file of the runner, was changed${putBack(path, before) ? ' and put back' : ''}`]),
        ...ended(),
    ];
}
function watchHome(environment) {
    const home = environment['HOME'];
    if (!home)
        return () => () => [];
    const system = systemPlaces(environment['USER'] || (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .userName */ .nT)()).map((path) => ({ name: path, path }));
    const own = homePlaces.map((name) => ({ name: `~/${name}`, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, name) }));
    return watchPlaces([...own, ...system], (name) => `${name}, outside the workspace, was changed`);
}
const watchUserGit = (gitDir) => watchPlaces(gitPlaces.map((name) => ({ name: `.git/${name}`, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name) })), (name) => `${name} of your own repository was changed`);
const watchPlaces = (places, say) => () => {
    const kept = withFiles(places).map((place) => ({ ...place, before: look(place.path) }));
    return () => kept.flatMap(({ name, path, before }) => (same(before, look(path)) ? [] : [say(name)]));
};
const mostFiles = 200;
const withFiles = (places) => places.flatMap(({ name, path }) => [
    { name, path },
    ...filesIn(path).map((file) => ({ name: `${name}/${file}`, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, file) })),
]);
function filesIn(folder) {
    try {
        const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
        return files.slice(0, mostFiles).map(({ name }) => name);
    }
    catch {
        return [];
    }
}
function look(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        const isFile = stat.isFile() || stat.isSymbolicLink();
        const content = isFile && stat.size <= keptBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : null;
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
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true, recursive: true });
        if (before === 'missing')
            return true;
        if (before.content === null)
            return false;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, before.content, { flag: 'wx' });
        return true;
    }
    catch {
        return false;
    }
}
const homePlaces = [
    ...['.profile', '.bashrc', '.bash_profile', '.bash_login', '.bash_logout', '.bash_aliases', '.inputrc'],
    ...['.zshrc', '.zshenv', '.zprofile', '.zlogin', '.config/fish/config.fish', '.config/fish/conf.d', '.kshrc'],
    ...['.pam_environment', '.config/environment.d', '.xprofile', '.xsessionrc', '.config/direnv', '.direnvrc'],
    ...['.gitconfig', '.config/git', '.git-credentials', '.netrc', '.gnupg/gpg-agent.conf', '.gnupg/gpg.conf'],
    ...['.ssh/config', '.ssh/authorized_keys', '.ssh/authorized_keys2', '.ssh/rc', '.ssh/environment'],
    ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.config/pnpm/rc', '.bunfig.toml', '.nvm/alias/default', '.nvm/nvm.sh'],
    ...['.pip/pip.conf', '.config/pip/pip.conf', '.pypirc', '.pydistutils.cfg', '.condarc', '.config/uv/uv.toml'],
    ...['.cargo/config', '.cargo/config.toml', '.cargo/credentials.toml', '.cargo/env', '.gemrc', '.bundle/config'],
    ...['.gradle/gradle.properties', '.gradle/init.gradle', '.gradle/init.d', '.m2/settings.xml', '.m2/extensions.xml'],
    ...['.config/go/env', '.composer/config.json', '.nuget/NuGet/NuGet.Config', '.terraformrc', '.tool-versions'],
    ...[
        '.docker/config.json',
        '.aws/config',
        '.aws/credentials',
        '.azure/config',
        '.kube/config',
        '.config/gcloud/active_config',
        '.config/gh',
    ],
    ..._core_agent_agents_js__WEBPACK_IMPORTED_MODULE_2__/* .watchedByAgents */ .qx,
    ...['.codex/config.toml', '.gemini/settings.json', '.vscode/argv.json', '.vimrc', '.emacs'],
    ...[
        '.config/nvim/init.lua',
        '.config/nvim/init.vim',
        '.config/Code/User/settings.json',
        '.config/Code/User/tasks.json',
    ],
    ...['.config/systemd/user', '.config/autostart', 'Library/LaunchAgents', '.local/bin', 'bin', '.forward'],
];
const gitPlaces = [
    ...['config', 'config.worktree', 'commondir', 'hooks', 'info', 'objects/info/alternates'],
];
const systemPlaces = (user) => [
    `/var/spool/cron/crontabs/${user}`,
    `/var/spool/cron/${user}`,
];


/***/ }),

/***/ 17249:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ splitLines)
/* harmony export */ });
const keptRoom = 64 * 1024;
function splitLines(sink) {
    const max = sink.maxBytes ?? 8 * 1024 * 1024;
    let room = Buffer.allocUnsafeSlow(keptRoom);
    let length = 0;
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


/***/ }),

/***/ 95935:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretValues),
/* harmony export */   n: () => (/* binding */ headerSecrets)
/* harmony export */ });
const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|CREDENTIAL|CUSTOM_HEADERS/i;
const pathName = /(_FILE|_PATH|_DIR|_CREDENTIALS|_COMMAND|_URL)$/i;
const gitValue = /^GIT_CONFIG_VALUE_(\d+)$/;
function secretValues(source) {
    const values = Object.entries(source).flatMap(([name, value]) => {
        if (value === undefined || value === '')
            return [];
        if (/_proxy$/i.test(name))
            return proxyPassword(value);
        if (gitValue.test(name))
            return gitHeader(source, name, value);
        if (!secretName.test(name) || pathName.test(name))
            return [];
        return /CUSTOM_HEADERS$/i.test(name) ? headerValues(value) : [value];
    });
    return [...new Set(values)].filter((value) => value.length >= 8 && !/^\d+$/.test(value));
}
function proxyPassword(address) {
    const password = /^\w+:\/\/[^/@:]*:([^/@]+)@/.exec(address)?.[1];
    return password === undefined ? [] : [password];
}
function gitHeader(source, name, value) {
    const key = source[name.replace('VALUE', 'KEY')] ?? '';
    if (!/\.extraheader$/i.test(key))
        return [];
    return authorizationSecrets(value);
}
const headerSecrets = (entries) => entries
    .filter(([key]) => /\.extraheader$/i.test(key))
    .flatMap(([, value]) => authorizationSecrets(value))
    .filter((secret) => secret.length >= 8);
function authorizationSecrets(header) {
    const [, scheme = '', credential = ''] = /^[^:]+:\s*(\S+)\s+(\S+)\s*$/.exec(header) ?? [];
    if (!/^basic$/i.test(scheme))
        return [credential];
    return [
        credential,
        Buffer.from(credential, 'base64')
            .toString('utf8')
            .replace(/^[^:]*:/, ''),
    ];
}
const headerValues = (headers) => headers.split('\n').flatMap((line) => line.slice(line.indexOf(':') + 1).trim() || []);


/***/ }),

/***/ 95016:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ supervise)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/adapter/process/force-stop.js
const controller = new AbortController();
const forceStop = controller.signal;
const requestForceStop = () => controller.abort();

;// CONCATENATED MODULE: ./build/adapter/process/supervise.js



function supervise(command, options) {
    if (options.signal.aborted) {
        const never = { exitCode: null, signal: null, endedBy: 'cancelled', durationMs: 0, leftovers: 0 };
        return { done: Promise.resolve(never), end: () => undefined };
    }
    try {
        const confined = options.confinement.wrap(command, options.places);
        return watch(start(confined), confined, options);
    }
    catch (cause) {
        return { done: Promise.reject(cause), end: () => undefined };
    }
}
const drainMs = 2000;
function watch(child, confined, options) {
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
        if (forceStop.aborted)
            kill();
        forceStop.addEventListener('abort', kill, { once: true });
        after(options.graceMs ?? 2000, kill);
    };
    const kill = () => {
        lifeline(child, confined)?.destroy();
        after(confined.ender === 'kernel' ? 0 : 1000, () => signalGroup(child, 'SIGKILL'));
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
        forward(told(child), (chunk) => {
            said = (said + chunk.toString('latin1')).slice(0, 100);
        }),
    ];
    child.stdin?.on('error', () => undefined);
    if (confined.lifeline === 'descriptor')
        child.stdin?.end(confined.stdin);
    const instructions = child.stdio[4];
    instructions?.on('error', () => undefined);
    instructions?.end(confined.instructions);
    const exited = new Promise((resolve, reject) => {
        child.on('error', reject);
        child.on('exit', (code, signal) => resolve([code, signal]));
    });
    const settle = async () => {
        try {
            const [exitCode, signal] = await exited;
            const durationMs = performance.now() - startedAt;
            await Promise.race([Promise.all(pipes), new Promise((resolve) => after(drainMs, resolve))]);
            if (confined.statusFile !== undefined)
                said = readStatus(confined.statusFile);
            const end = { endedBy: reason.endedBy, durationMs, leftovers: leftoversIn(said) };
            const killed = confined.ender === 'kernel' && said.trim() === '' && reason.endedBy === 'itself';
            return killed ? { ...end, exitCode: null, signal: 'SIGKILL' } : { ...end, exitCode, signal };
        }
        finally {
            options.signal.removeEventListener('abort', onAbort);
            forceStop.removeEventListener('abort', kill);
            for (const timer of timers)
                clearTimeout(timer);
            for (const stream of child.stdio)
                stream?.destroy();
            confined.tidy?.();
        }
    };
    return { done: settle(), end: () => stop('caller') };
}
function start({ file, args, cwd, env, stdin, lifeline, instructions }) {
    const input = stdin === undefined && lifeline === 'descriptor' ? 'ignore' : 'pipe';
    const more = instructions === undefined ? [] : ['pipe'];
    return (0,external_node_child_process_.spawn)(file, args, { cwd, env, detached: true, stdio: [input, 'pipe', 'pipe', 'pipe', ...more] });
}
function signalGroup(child, signal) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, signal);
    }
    catch {
    }
}
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
function release({ buffer, byteLength }) {
    if (buffer.byteLength === byteLength)
        buffer.transfer?.(0);
}
const lifeline = (child, confined) => confined.lifeline === 'stdin' ? child.stdin : child.stdio[3];
const told = (child) => child.stdio[3];
function readStatus(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'latin1').slice(0, 100);
    }
    catch {
        return '';
    }
}
const leftoversIn = (said) => Number(/^leftovers (\d+)/m.exec(said)?.[1] ?? 0);


/***/ }),

/***/ 4146:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveSettings),
/* harmony export */   h: () => (/* binding */ variablesOf)
/* harmony export */ });
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4316);

const names = Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W);
const planFields = {
    strategy: (plan) => plan.validation_strategy,
    validate: (plan) => plan.checks,
};
const seedWords = {
    approval: { variable: 'RALPH_AUTO_COMMIT', words: { true: 'none', false: 'iteration' } },
    'mcp-transport': { variable: 'CLAUDE_CODE_REMOTE', words: { true: 'http', false: 'stdio' } },
};
function resolveSettings(given) {
    const findings = [...unknownKeys(given)];
    const values = {};
    const sources = {};
    const places = {};
    const files = {};
    for (const name of names) {
        const definition = _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name];
        const found = lookUp(given, name, definition);
        sources[name] = found?.source ?? 'default';
        places[name] = found?.place ?? 'default';
        if (found?.source === 'file')
            files[name] = given.fileName;
        const read = found ? definition.read(found.raw) : { value: definition.fallback };
        if ('value' in read)
            values[name] = read.value;
        else
            findings.push(`${found?.place}: expected ${read.expected}, got ${shown(found?.raw)}`);
    }
    return {
        settings: values,
        sources: sources,
        places: places,
        files,
        findings,
    };
}
function lookUp(given, name, definition) {
    const flag = given.flags[name];
    if (flag !== undefined)
        return { source: 'flag', raw: flag, place: given.flagName?.(name) ?? `--${name}` };
    for (const variable of variables(name, definition)) {
        const raw = given.environment[variable];
        if (raw !== undefined && raw !== '')
            return { source: 'environment', raw, place: `$${variable}` };
    }
    const spoken = inSeedWords(given, name);
    if (spoken)
        return { source: 'environment', ...spoken };
    const planned = given.plan && planFields[name]?.(given.plan);
    if (planned !== undefined)
        return { source: 'plan', raw: planned, place: `the plan's ${name}` };
    const filed = Object.hasOwn(given.file, name) ? given.file[name] : undefined;
    if (filed !== undefined)
        return { source: 'file', raw: filed, place: `${given.fileName}: ${name}` };
    return undefined;
}
function inSeedWords({ environment }, name) {
    const { variable = '', words = {} } = seedWords[name] ?? {};
    const said = environment[variable];
    if (said === undefined || said === '')
        return undefined;
    if (!variable.startsWith('RALPH_') && !Object.hasOwn(words, said))
        return undefined;
    return { raw: Object.hasOwn(words, said) ? words[said] : said, place: `$${variable}` };
}
function variablesOf(name) {
    const { variable } = seedWords[name] ?? {};
    return [...variables(name, _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name]), ...(variable === undefined ? [] : [variable])];
}
function variables(name, definition) {
    const own = `RALPH_${name.toUpperCase().replaceAll('-', '_')}`;
    return definition.env && definition.env !== own ? [definition.env, own] : [own];
}
function unknownKeys({ file, fileName }) {
    return Object.keys(file)
        .filter((key) => !Object.hasOwn(_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W, key))
        .map((key) => `${fileName}: unknown key "${key}"; the keys are ${names.join(', ')}`);
}
function shown(raw) {
    const text = JSON.stringify(raw) ?? String(raw);
    return text.length > 80 ? `${text.slice(0, 80)}\u2026` : text;
}


/***/ }),

/***/ 14476:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ withChanges),
/* harmony export */   Fb: () => (/* binding */ overridesTold),
/* harmony export */   Sn: () => (/* binding */ withOverrides),
/* harmony export */   fk: () => (/* binding */ toldIn),
/* harmony export */   mN: () => (/* binding */ adjustable)
/* harmony export */ });
/* harmony import */ var _resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4146);
/* harmony import */ var _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29370);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4316);
/* harmony import */ var _rule_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92346);




const free = [
    'max-iterations',
    'time-budget',
    'max-turns',
    'min-delay',
    'context-budget',
    'context-budget-hpi',
    'retrieval',
    'novelty-overlap-threshold',
    'novelty-recent-handoffs',
    'compaction-threshold-bytes',
    'compaction-interval',
    'model',
    'mode',
    'on-stuck',
    'stuck-after',
];
const adjustable = [..._rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleNames */ .XZ.filter(_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isRule */ .Nd), ...free];
const once = ['cost-budget', 'run-iterations', 'strategy'];
function withOverrides(given, overrides, unruled) {
    const changed = readOf(unruled ? [...free, ...once] : free, overrides);
    return changed.length === 0 ? given : { ...given, ...Object.fromEntries(changed) };
}
const overridesTold = (overrides) => Object.fromEntries(readOf(once, overrides).map(([name, value]) => [name, { raw: (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .rawOf */ .UD)(name, value), place: 'an order' }]));
function readOf(names, overrides) {
    return names.flatMap((name) => {
        const raw = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
        const read = raw === undefined ? undefined : _table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W[name].read(raw);
        return read && 'value' in read ? [[name, read.value]] : [];
    });
}
function toldIn(given) {
    const { require } = given.flags;
    const read = _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .stepInputs */ .af.require.read(require);
    const place = given.flagName?.('require') ?? '--require';
    const own = 'value' in read ? { require: { raw: read.value, place } } : {};
    return {
        byJob: { ...saidIn(given, ['flag', 'environment']), ...own },
        byBase: saidIn({ ...given, flags: {}, environment: {} }, ['plan', 'file']),
    };
}
function saidIn(given, from) {
    const { settings, sources, places, files } = (0,_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSettings */ .M)(given);
    const names = _rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleNames */ .XZ.filter((name) => name !== 'require' && from.includes(sources[name]));
    return Object.fromEntries(names.map((name) => {
        const source = sources[name] === 'plan' ? 'the plan' : files[name];
        return [name, { raw: (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .rawOf */ .UD)(name, settings[name]), place: places[name], ...(source && { source }) }];
    }));
}
function withChanges({ base, values }, changes) {
    const left = new Map(Object.entries(values));
    for (const { name, rule } of changes) {
        if (rule)
            left.set(name, rule);
        else
            left.delete(name);
    }
    return { base, values: Object.fromEntries(left) };
}


/***/ }),

/***/ 77361:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ withProgress),
/* harmony export */   Gs: () => (/* binding */ logOf),
/* harmony export */   bV: () => (/* binding */ askForNote),
/* harmony export */   fo: () => (/* binding */ planOfLog),
/* harmony export */   pn: () => (/* binding */ logBeside),
/* harmony export */   sg: () => (/* binding */ progressNote)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

function progressNote(handoff, at) {
    const { constraints_discovered = [], architectural_notes = [], recommendations = [], unfinished_business = [], } = handoff;
    const learned = [...constraints_discovered.map(({ constraint }) => constraint), ...architectural_notes];
    const [next = unfinished_business[0]?.item] = recommendations;
    return { ...at, completed: handoff.summary, learning: learned.join('; ') || undefined, next };
}
const askForNote = 'A log next to the plan keeps three things about this work: `summary`, what you learned (`constraints_discovered` or `architectural_notes`), and one line for whoever comes next (`recommendations`). Fill them in if there is something to say.';
const queue = {
    level: '###',
    title: (plan) => `# Progress: ${plan}`,
    heading: ({ iteration, task }) => `Iteration ${iteration}: ${task}`,
    words: ['**Completed:**', '**Gotcha:**', '**Next:**'],
};
const bmad = {
    level: '##',
    title: (plan) => `# Progress of ${plan}`,
    heading: ({ iteration, task }) => `Iteration ${iteration} - ${task}`,
    words: ['Completed:', 'Learning:', 'Note for next:'],
};
const shapeOf = (path) => (path.endsWith('.md') ? queue : bmad);
function withProgress(before, { path, plan, note, undone, }) {
    const { level, title, heading, words } = shapeOf(path);
    const own = before !== undefined && planOfLog(before) === plan;
    const written = own ? before : [...(before === undefined ? [] : [before]), `${title(plan)}\n`].join('\n');
    const parts = undone.map((task) => `${level} ${task} was undone, and is open again\n`);
    const begins = note && `${level} ${heading(note)}`;
    if (note && !written.includes(`${begins}\n`)) {
        const lines = [note.completed, note.learning, note.next].map((text, index) => text === undefined ? [] : [`${words[index]} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, 500)}`]);
        parts.push(`${[begins, ...lines.flat()].join('\n')}\n`);
    }
    return parts.length === 0 ? undefined : [written.replace(/\n*$/, '\n'), ...parts].join('\n');
}
const planOfLog = (text) => [...text.matchAll(/^# Progress(?: of|:) (\S+)[ \t]*$/gm)].at(-1)?.[1];
const logBeside = (document) => document.replace(/(?:\.[A-Za-z0-9]+)?$/, '.progress.md');
function logOf(setting, { format, document }) {
    if (setting !== 'auto')
        return setting === 'none' ? undefined : { path: setting, known: false };
    if (document === null)
        return undefined;
    if (format === 'Markdown plan')
        return { path: logBeside(document), known: false };
    if (format !== 'prd.json' && format !== 'BMAD')
        return undefined;
    return { path: `${document.slice(0, document.lastIndexOf('/') + 1)}progress.txt`, known: true };
}


/***/ }),

/***/ 38962:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bN: () => (/* binding */ mergeTrigger),
/* harmony export */   d4: () => (/* binding */ hardChars),
/* harmony export */   ht: () => (/* binding */ mergeFirst),
/* harmony export */   xJ: () => (/* binding */ mergeDue)
/* harmony export */ });
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56069);
/* harmony import */ var _render_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33404);


const mergeTrigger = 'hard_constraints';
function mergeFirst(entries, budgetChars) {
    const hard = hardOnes(entries);
    const [chars, most] = [charsOf(hard), Math.floor(budgetChars / 2)];
    return chars > most ? { ids: hard.map(({ id }) => id), chars, most } : undefined;
}
function mergeDue(entries, { merge_tried }, budgetChars) {
    const found = mergeFirst(entries, budgetChars);
    if (!found || found.chars <= merge_tried)
        return undefined;
    const hard = hardOnes(entries);
    const agents = hard.filter(({ by }) => by === null);
    const chars = charsOf(agents);
    const most = found.most - (found.chars - chars);
    return agents.length > 1 && most > 0 ? { ids: agents.map(({ id }) => id), chars, most } : undefined;
}
const hardChars = (entries) => charsOf(hardOnes(entries));
const hardOnes = (entries) => entries.filter((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m)(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isHard */ .is)(entry));
const charsOf = (entries) => (0,_render_index_js__WEBPACK_IMPORTED_MODULE_1__/* .knowledgeLines */ .a7)(entries, '###').length;


/***/ }),

/***/ 20878:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ withRemembered),
/* harmony export */   Zu: () => (/* binding */ activeEntry),
/* harmony export */   _N: () => (/* binding */ mostEntries),
/* harmony export */   kY: () => (/* binding */ remember),
/* harmony export */   n$: () => (/* binding */ withoutEntry),
/* harmony export */   r2: () => (/* binding */ personsEntry)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41038);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);



const mostEntries = 50;
function remember(said, known) {
    const [, target, corrected] = /^(K-\S+)\s+([\s\S]+)$/.exec(said.text) ?? [];
    if (target !== undefined && corrected !== undefined)
        return correct({ ...said, text: corrected }, { target, known });
    const [, kind, rest = ''] = /^(\w+):(?:\s+([\s\S]+))?$/.exec(said.text.trim()) ?? [];
    const named = _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.find((type) => type === kind?.toLowerCase());
    return entryOf({ ...said, text: named ? rest : said.text }, { type: named ?? 'decision', known, supersedes: [] });
}
function correct(said, { target, known }) {
    const found = activeEntry(target, known);
    if ('fault' in found)
        return { kind: 'refused', why: found.fault };
    return entryOf(said, { type: (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(target), known, supersedes: [target] });
}
function entryOf(said, request) {
    const { type, known, supersedes } = request;
    const text = (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .entryText */ .u0)(said.text);
    if (text === '')
        return { kind: 'refused', why: 'remember needs a text' };
    if (text.length > _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr) {
        return { kind: 'refused', why: `remember takes at most ${_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr} characters, not ${text.length}` };
    }
    const counting = known.filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m);
    const same = counting.find((entry) => entry.by !== null && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .sameWords */ .MT)(entry.text, text));
    if (same)
        return { kind: 'known', id: same.id };
    const counted = counting.filter(({ by, id }) => by !== null && !supersedes.includes(id)).length;
    if (counted >= mostEntries) {
        const why = `${mostEntries} entries from people are already remembered, and every prompt contains all of them; withdraw one with \`forget K-\u2026\`, or say it in CLAUDE.md`;
        return { kind: 'refused', why };
    }
    const learned = counting.filter((entry) => entry.by === null && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .sameWords */ .MT)(entry.text, text)).map(({ id }) => id);
    const taken = new Set(known.map(({ id }) => id));
    const id = (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .freeId */ .wQ)(type, text, (one) => taken.has(one));
    const replaced = [...new Set([...supersedes, ...learned])];
    return { kind: 'new', entry: personsEntry({ id, text, by: said.by, url: said.url, supersedes: replaced }) };
}
const personsEntry = (said) => ({
    ...said,
    status: 'active',
    hard: false,
    iterations: [],
    task: null,
    why: null,
    from: null,
});
function activeEntry(id, known) {
    const entry = known.find((one) => one.id === id);
    if (entry && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry))
        return entry;
    const heir = known.findLast(({ supersedes }) => supersedes.includes(id))?.id;
    if (entry?.status === 'superseded' && heir)
        return { fault: `${id} does not count any more: ${heir} took its place` };
    if (entry)
        return { fault: `${id} does not count any more${entry.why === null ? '' : `: ${entry.why}`}` };
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .similarIn */ .bx)(known.filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m).map((one) => one.id))(id);
    return {
        fault: `there is no entry ${id}.${meant === undefined ? ' `knowledge` lists them' : ` Did you mean ${meant}?`}`,
    };
}
function withRemembered(entries, entry) {
    const replaced = new Set(entry.supersedes);
    const kept = entries.map((one) => (replaced.has(one.id) ? (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .superseded */ .zT)(one, entry.id) : one));
    return [...kept, entry];
}
const withoutEntry = (entries, { id, by, why }) => entries.map((entry) => entry.id === id
    ? { ...entry, status: 'deprecated', why: `withdrawn by ${by}${why === '' ? '' : `: ${why}`}` }
    : entry);


/***/ }),

/***/ 33404:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ indexMarkdown),
/* harmony export */   GD: () => (/* binding */ headingChars),
/* harmony export */   a7: () => (/* binding */ knowledgeLines),
/* harmony export */   bV: () => (/* binding */ entryLine),
/* harmony export */   tl: () => (/* binding */ shortLine)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26588);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56069);




const headings = {
    constraint: 'Constraints',
    decision: 'Architectural Decisions',
    unresolved: 'Unresolved',
    gotcha: 'Gotchas',
    pattern: 'Patterns',
};
const onPage = ['constraint', 'decision', 'pattern', 'gotcha', 'unresolved'];
function knowledgeLines(entries, depth, line = entryLine) {
    const byType = new Map(_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.map((type) => [type, []]));
    for (const entry of entries)
        byType.get((0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(entry.id))?.push(line(entry));
    return (depth === '##' ? onPage : _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg)
        .flatMap((type) => {
        const lines = byType.get(type) ?? [];
        return lines.length === 0 ? [] : [`${depth} ${headings[type]}\n\n${lines.join('\n')}`];
    })
        .join('\n\n');
}
const headingChars = 34;
const shownSources = 6;
const entryLine = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)((entry) => {
    const { id, text, supersedes } = entry;
    const replaced = supersedes.length === 0 ? '' : ` [supersedes: ${supersedes.slice(-shownSources).join(', ')}]`;
    return `- [${id}] ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 1000)} [source: ${sourceOf(entry)}]${replaced}`;
});
const shortLine = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)(({ text }) => `- ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 1000)}`);
function sourceOf({ by, url, iterations, from }) {
    const plan = from === null ? '' : ` of ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(from, 64)}`;
    if (by === null && iterations.length === 0)
        return plan.replace(/^ of /, '');
    if (by === null)
        return `iter ${iterations.slice(-shownSources).join(',')}${plan}`;
    return `${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(by, 60)}${url === null ? '' : `, ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(url, 300)}`}${plan}`;
}
function indexMarkdown(entries, iteration) {
    const active = entries.filter(_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isActive */ .$m);
    const over = entries.length - active.length;
    const who = entries.every(({ by }) => by !== null) ? 'by people' : `${active.length} in force, ${over} not`;
    const lines = knowledgeLines(active, '##');
    return `# Knowledge Index\n\nLast updated: iteration ${iteration} (${who})\n${lines === '' ? '' : `\n${lines}\n`}`;
}


/***/ }),

/***/ 90810:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pz: () => (/* binding */ fillIn),
/* harmony export */   uV: () => (/* binding */ asksForModelKey),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81484);

const reference = /\$\{(?:([A-Za-z_][A-Za-z0-9_]*)(?::-([^${}]*))?\})?/g;
const namesIn = (server) => textsOf(server).flatMap(({ at, text }) => [...text.matchAll(reference)].map(([, name = null]) => ({ at, name })));
const asksForModelKey = (name) => Object.values(_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentFacts */ .Ld).some(({ provider }) => provider.variables.test(name));
function fillIn(server, lookUp) {
    const missing = new Set();
    const filled = mapTexts(server, (text) => text.replace(reference, (_, name, otherwise) => {
        const value = lookUp(name) ?? otherwise;
        if (value === undefined)
            missing.add(name);
        return value ?? '';
    }));
    return missing.size > 0 ? { missing: [...missing] } : { server: filled };
}
function textsOf(server) {
    const within = (key, values) => Object.entries(values).map(([name, text]) => ({
        at: [key, Array.isArray(values) ? Number(name) : name],
        text,
    }));
    return server.type === 'http'
        ? [{ at: ['url'], text: server.url }, ...within('headers', server.headers)]
        : [{ at: ['command'], text: server.command }, ...within('args', server.args), ...within('env', server.env)];
}
function mapTexts(server, change) {
    const values = (all) => Object.fromEntries(Object.entries(all).map(([name, text]) => [name, change(text)]));
    return server.type === 'http'
        ? { ...server, url: change(server.url), headers: values(server.headers) }
        : { ...server, command: change(server.command), args: server.args.map(change), env: values(server.env) };
}


/***/ }),

/***/ 28049:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QY: () => (/* binding */ withMemory),
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   W1: () => (/* binding */ keepsMemory),
/* harmony export */   d4: () => (/* binding */ maxMemoryBytes),
/* harmony export */   mR: () => (/* binding */ memoryVariable)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const maxMemoryBytes = 256 * 1024;
const maxLines = 5_000;
const maxLineChars = 16 * 1024;
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const Entity = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('entity'), name: text, entityType: text, observations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text) });
const Relation = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('relation'), from: text, to: text, relationType: text });
const Line = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [Entity, Relation]);
const memoryVariable = 'MEMORY_FILE_PATH';
const keepsMemory = ({ server }) => server.type === 'stdio' && memoryVariable in server.env;
function readMemory(lines) {
    const read = linesOf(lines);
    if ('why' in read)
        return read;
    const text = inText(read.lines);
    return bytesOf(text) > maxMemoryBytes ? { why: tooLarge } : { text };
}
function withMemory(known, approved) {
    const [mine, theirs] = [linesOf(known.split('\n')), linesOf(approved.split('\n'))];
    if ('why' in mine)
        return readMemory(approved.split('\n'));
    if ('why' in theirs)
        return theirs;
    const entities = new Map(mine.lines.flatMap((line) => (line.type === 'entity' ? [[line.name, line]] : [])));
    for (const line of theirs.lines) {
        if (line.type !== 'entity')
            continue;
        const observations = [...new Set([...(entities.get(line.name)?.observations ?? []), ...line.observations])];
        entities.set(line.name, { ...(entities.get(line.name) ?? line), observations });
    }
    const relations = [...mine.lines, ...theirs.lines].filter(({ type }) => type === 'relation');
    const once = [...new Set(relations.map((line) => JSON.stringify(line)))];
    return readMemory([...[...entities.values()].map((line) => JSON.stringify(line)), ...once]);
}
function linesOf(texts) {
    const filled = texts.filter((line) => line.trim() !== '');
    if (filled.length > maxLines)
        return { why: `it has more than ${maxLines} lines` };
    const lines = [];
    for (const [at, line] of filled.entries()) {
        const read = line.length > maxLineChars ? undefined : lineOf(line);
        if (!read)
            return { why: `its line ${at + 1} is not an entity or relation of at most ${maxLineChars} characters` };
        lines.push(read);
    }
    return { lines };
}
function lineOf(line) {
    try {
        return Line.safeParse(JSON.parse(line)).data;
    }
    catch {
        return undefined;
    }
}
const inText = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const bytesOf = (text) => new TextEncoder().encode(text).length;
const tooLarge = `it is larger than ${maxMemoryBytes / 1024} KiB`;


/***/ }),

/***/ 952:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ meaningOf),
/* harmony export */   Z: () => (/* binding */ withoutTicks)
/* harmony export */ });
const meaningOf = (plan) => JSON.stringify({ ...plan, tasks: plan.tasks.map(({ status: _, retry_count: __, ...task }) => meant(task)) });
const meant = (task) => ({ ...task, description: withoutTicks(task.description) });
const withoutTicks = (text) => text.replace(/^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)(?:\[[xX]\]|\(done\) )/gm, (whole, mark) => whole.endsWith(']') ? `${mark}[ ]` : mark);


/***/ }),

/***/ 12913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ pendingFeedback),
/* harmony export */   n: () => (/* binding */ feedbackPath)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const mostItems = 20;
const longest = 2_000;
const feedbackPath = (planFile) => `${planFile.replace(/\.[^./]+$/, '')}.feedback.md`;
function pendingFeedback(text) {
    const items = [];
    let pending = false;
    for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/)) {
        const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
        if (heading !== undefined)
            pending = /^pending\b/i.test(heading.trim());
        else if (pending && /^\s*[-*]\s+\S/.test(line))
            items.push(line.replace(/^\s*[-*]\s+(?:\[[ xX]\]\s*)?/, ''));
        else if (pending && line.trim() !== '')
            items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return items
        .map((one) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(one, longest))
        .filter((one) => one !== '')
        .slice(0, mostItems);
}


/***/ }),

/***/ 73739:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ amongStories),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   K3: () => (/* binding */ storyFolder),
/* harmony export */   P_: () => (/* binding */ storyNumber),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   dC: () => (/* binding */ isFolderOfStories),
/* harmony export */   pD: () => (/* binding */ isSprintStatus),
/* harmony export */   qs: () => (/* binding */ sprintStatusIn)
/* harmony export */ });
const folders = [
    [/(?:^|\/)prd\//i, 'prd'],
    [/(?:^|\/)architecture\//i, 'architecture'],
    [/(?:^|\/)epics?\//i, 'epics'],
];
const names = [
    [/^sprint-status\.ya?ml$/i, 'status'],
    [/^project-context\.md$/i, 'rules'],
    [/^(?:product-|project-)?brief(?:[-_.].*)?\.md$/i, 'brief'],
    [/^(?:prd|product-requirements?)(?:[-_.].*)?\.md$/i, 'prd'],
    [/^(?:architecture|tech-spec|solution-architecture)(?:[-_.].*)?\.md$/i, 'architecture'],
    [/^(?:sprint-plan|epics?|epics-and-stories|stories)(?:[-_.].*)?\.md$/i, 'epics'],
];
const storyName = /^(?:story[-_. ]?)?\d+[a-z]?[-._]\d+[a-z]?(?:[-._ ].*)?\.md$|^(?:story[-_. ])?[a-z][a-z0-9]*-\d+(?:[-._ ].*)?\.md$/i;
const notStory = /retro|report|context|review|template|readme|index|checklist|summary/i;
const passedOver = /(?:^|\/)(?:node_modules|archive|archived|backup[^/]*|templates?|dist|vendor|\.[^/]+)\//i;
function kindOf(path) {
    if (passedOver.test(path))
        return undefined;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const named = names.find(([pattern]) => pattern.test(name));
    if (named)
        return named[1];
    if (!/\.md$/i.test(name))
        return undefined;
    if (storyName.test(name))
        return /^epic[-_. ]/i.test(name) ? undefined : 'story';
    return folders.find(([pattern]) => pattern.test(path))?.[1];
}
function amongStories(files, keys) {
    const sure = files.filter(({ path }) => keys.has(stemOf(path).toLowerCase()) || !notStory.test(stemOf(path)));
    const told = new Set(sure.map(({ path }) => storyNumber(stemOf(path))));
    const known = new Set(sure);
    return files.filter((file) => known.has(file) || !told.has(storyNumber(stemOf(file.path))));
}
const stemOf = (path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, '');
function rootOf(folder) {
    const parts = folder.split('/');
    const inner = /^(?:implementation-artifacts|planning-artifacts|sprint-artifacts|stories)$/i;
    return parts.length > 1 && inner.test(parts.at(-1) ?? '') ? parts.slice(0, -1).join('/') : folder;
}
const isFolderOfStories = (path) => /(?:^|\/)(?:stories|epics|prd|architecture|[a-z]+-artifacts)$/i.test(path) && !passedOver.test(path);
const isSprintStatus = (path) => kindOf(path.replaceAll('\\', '/')) === 'status';
function sprintStatusIn(entries) {
    const found = entries.filter(({ path }) => kindOf(path) === 'status');
    const depth = (path) => path.split('/').length;
    const nearest = Math.min(...found.map(({ path }) => depth(path)));
    return found.filter(({ path }) => depth(path) === nearest);
}
function storyNumber(name) {
    const plain = name.trim().toLowerCase();
    const [, epic, story] = /^(?:story[-_. ]?)?(\d+[a-z]?)[-._](\d+[a-z]?)(?=$|[-._ :])/.exec(plain) ?? [];
    if (epic !== undefined)
        return `${epic}-${story}`;
    return /^[a-z][a-z0-9]*-\d+(?=$|[-._ :])/.exec(plain)?.[0] ?? plain;
}
function storyFolder(location, statusFile) {
    const path = location.replace(/^\{project[-_]root\}\/?/i, '');
    if (/^[/\\~]|^[A-Za-z]:|^[a-z+]+:\/\/|^\{/i.test(path))
        return undefined;
    const from = path.startsWith('.') ? statusFile.split('/').slice(0, -1) : [];
    const parts = [...from];
    for (const name of path.split('/')) {
        if (name === '..') {
            if (parts.pop() === undefined)
                return undefined;
        }
        else if (name !== '' && name !== '.')
            parts.push(name);
    }
    return parts.join('/');
}


/***/ }),

/***/ 62220:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dS: () => (/* binding */ encoded),
  NP: () => (/* binding */ planDocument),
  m3: () => (/* binding */ readPlan)
});

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/text-edit.js
var text_edit = __webpack_require__(51882);
// EXTERNAL MODULE: ./build/core/plan/format/json/json-syntax.js
var json_syntax = __webpack_require__(92791);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var fault = __webpack_require__(82660);
;// CONCATENATED MODULE: ./build/core/plan/format/json/read-plan.js




function planOfJson({ value, root }) {
    return {
        format: 'plan.json',
        value,
        faults: unknownFields(root),
        placeOf: (at) => ({ at, offset: (0,json_syntax/* offsetAt */.HA)(root, at) }),
    };
}
const taskFields = Object.keys(plan/* Task */.YZ.shape);
const planFields = Object.keys(plan/* Plan */.cw.shape);
const editorField = '$schema';
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
        const message = `A ${whose} has no field ${(0,fault/* shown */.SP)(name)}${more}; it has no effect.`;
        return { ...place, severity: 'warning', message, remedy: 'Remove it, or move its text into a field that counts.' };
    }
    const message = `A ${whose} has no field ${(0,fault/* shown */.SP)(name)}${more}; did you mean "${meant}"?`;
    return { ...place, severity: 'error', message, remedy: `Rename it to "${meant}".` };
}

// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/task-body.js
var task_body = __webpack_require__(31158);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/mark-edits.js
var mark_edits = __webpack_require__(2141);
;// CONCATENATED MODULE: ./build/core/plan/format/loose/loose-plan.js
const refusal = (message, offset) => ({
    severity: 'error',
    code: 'PLAN_UNCLEAR',
    at: [],
    offset,
    message,
    remedy: 'Give each task a heading such as "### Task 1: Title", or a check box "- [ ] Title", and nothing else a check box; docs/plan.md has examples of every format.',
});
const notTasks = /^(?:\d+[.)]\s*)?(?:acceptance|success|exit|completion)\b|\bcriteria\b|^definition of (?:done|ready)|^done when|^out of scope|^non-?goals?|^checklist|^verification|^open questions?/i;
const holdsTasks = /^(?:\d+[.)]\s*)?(?:(?:implementation |remaining |open )?(?:tasks?|steps|work items?|to-?dos?|todo list|user stories|stories)|what needs to be done|things to do|task list)\s*:?$/i;
const isBox = ({ kind, depth, ticked }) => kind === 'item' && depth === 1 && ticked !== undefined;
function slugs() {
    const taken = new Map();
    return (title) => {
        const words = title
            .normalize('NFKD')
            .toLowerCase()
            .match(/[a-z0-9]+/g) ?? [];
        const slug = words.join('-').slice(0, 40).replace(/-+$/, '');
        const short = /[^\p{ASCII}]/u.test(title.normalize('NFKD').replace(/\p{M}/gu, '')) || slug === '';
        const base = short ? [slug.slice(0, 30), hash(title)].filter(Boolean).join('-') : slug;
        const count = (taken.get(base) ?? 0) + 1;
        taken.set(base, count);
        return count === 1 ? base : `${base}-${count}`;
    };
}
function hash(text) {
    let value = 0x811c9dc5;
    for (const char of text)
        value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return value.toString(16).padStart(8, '0');
}

;// CONCATENATED MODULE: ./build/core/plan/format/loose/box-tasks.js



function boxTasks(lines) {
    const rest = [];
    const found = [];
    const slugOf = slugs();
    let above = [];
    let open;
    for (const line of lines) {
        if (line.kind === 'heading')
            above = [...above.filter(({ level }) => level < line.level), line];
        const isTask = isBox(line) && !above.some(({ text }) => notTasks.test(text));
        if (isTask) {
            open = [];
            found.push({
                line,
                area: above
                    .filter(({ level }) => level > 1)
                    .map(({ text }) => text)
                    .join(' \u203a '),
                below: open,
            });
        }
        else if (open && (line.depth > 0 || line.kind === 'blank'))
            open.push(line);
        else {
            open = undefined;
            rest.push(line);
        }
    }
    if (found.length === 0)
        return undefined;
    const tasks = found.map(({ line, area, below }) => {
        const text = line.text.replace(/\s+/g, ' ');
        const [, id, title = text] = /^(?:\*\*)?([A-Z]{1,10}-?\d+(?:\.\d+)*)(?:\*\*)?:(?:\*\*)?\s+(.+)$/.exec(text) ?? [];
        const boxes = below.filter(({ kind, ticked }) => kind === 'item' && ticked !== undefined);
        const said = below.filter((one) => !boxes.includes(one) && one.kind !== 'comment').map(({ raw }) => raw.trim());
        return {
            id: id ?? slugOf(title),
            title,
            description: [(0,task_body/* proseOf */.jv)(said), area && `From the part \u201c${area}\u201d of the plan.`].filter(Boolean).join('\n\n'),
            criteria: boxes.map(({ text: criterion, offset }) => ({ text: criterion, offset })),
            after: undefined,
            status: line.ticked ? 'done' : 'pending',
            edits: (source, done) => (0,mark_edits/* boxEdits */.BV)(source, line.offset, done),
            offset: line.offset,
        };
    });
    return { tasks, faults: [], rest };
}

// EXTERNAL MODULE: ./build/core/plan/format/read/status-words.js
var status_words = __webpack_require__(55821);
;// CONCATENATED MODULE: ./build/core/plan/format/loose/heading-tasks.js




const named = /^(?:(task|step|story|issue|ticket|todo)\s+#?(\d+(?:\.\d+)*)|([A-Z]{1,10}-?\d+(?:\.\d+)*))\s*(?:[:.)\u2013\u2014-]+\s*|$)(.*)$/i;
function headingTasks(lines) {
    const found = taskHeadings(lines);
    if (found.length === 0)
        return undefined;
    const level = found.reduce((least, { heading }) => Math.min(least, heading.level), 6);
    const tops = found.filter(({ heading }) => heading.level === level);
    const slugOf = slugs();
    const ids = tops.map(({ id, title }) => id ?? slugOf(title));
    const idOf = new Map(ids.map((id) => [id.toLowerCase(), id]));
    const faults = [];
    const { bodies, rest } = bodiesOf(lines, tops, (fault) => faults.push(fault));
    const tasks = tops.map((top, index) => {
        const request = {
            id: ids[index] ?? '',
            body: bodies[index] ?? [],
            idOf,
            report: (one) => void faults.push(one),
        };
        return taskOf(top, request);
    });
    return { tasks, faults, rest: rest.filter((line) => !(line.kind === 'heading' && holdsTasks.test(line.text))) };
}
function bodiesOf(lines, tops, report) {
    const rest = [];
    const bodies = tops.map(() => []);
    const starts = new Map(tops.map(({ at }, index) => [at, bodies[index]]));
    const level = tops[0]?.heading.level ?? 0;
    let open;
    let area = '';
    for (const [at, line] of lines.entries()) {
        const isHeading = line.kind === 'heading';
        if (isHeading && line.level <= level)
            open = starts.get(at);
        if (isHeading && !open)
            area = line.text;
        if (!open && isBox(line) && !notTasks.test(area))
            report(stray(line));
        if (!starts.has(at))
            (open ?? rest).push(line);
    }
    return { bodies, rest };
}
function taskHeadings(lines) {
    let below = 0;
    return lines.flatMap((heading, at) => {
        if (heading.kind !== 'heading' || heading.level === 1)
            return [];
        const [whole, word, number, id, title = ''] = named.exec(heading.text) ?? [];
        if (heading.level <= below)
            below = 0;
        if (whole !== undefined) {
            const own = id ?? `${word?.toUpperCase()}-${number}`;
            return [{ heading, at, id: own, title: title.trim() || heading.text }];
        }
        if (holdsTasks.test(heading.text))
            below = heading.level;
        else if (below > 0 && heading.level === below + 1)
            return [{ heading, at, id: undefined, title: heading.text }];
        return [];
    });
}
const stray = ({ offset, text }) => refusal(`Headings are the tasks here, so it is not clear what this check box is: ${JSON.stringify(text.slice(0, 40))}.`, offset);
function taskOf({ heading, title }, { id, body, idOf, report }) {
    const { about, fields, criteria, steps } = (0,task_body/* taskBody */.cj)(body, { stars: false });
    const boxes = body.filter(isBox);
    const state = fields.find(({ name }) => name === 'status');
    const status = (0,status_words/* statusOfWord */.g)(state?.value, { at: [id, 'status'], offset: state?.offset ?? heading.offset });
    if (typeof status !== 'string')
        report(status);
    const requires = fields.find(({ name }) => name === 'requires');
    const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title);
    const waits = requires?.value ?? bracket?.[1];
    const ticked = boxes.length > 0 && boxes.every((box) => box.ticked === true);
    return {
        id,
        title: title.replace(bracket?.[0] ?? '', '').trim(),
        description: [about, steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')].filter(Boolean).join('\n\n'),
        criteria,
        after: waits === undefined ? undefined : { ids: namesIn(waits, idOf), offset: requires?.offset ?? heading.offset },
        status: typeof status !== 'string' ? 'pending' : state === undefined && ticked ? 'done' : status,
        offset: heading.offset,
        edits: (text, done) => [
            ...(state ? wordEdits(text, state.offset, done) : []),
            ...(state || boxes.length > 0 ? [] : newField(text, heading.offset, done)),
            ...boxes.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, done)),
        ],
    };
}
const wordEdits = (text, offset, done) => (0,mark_edits/* fieldEdits */.O)(text, offset, done ? 'done' : 'open');
function newField(text, offset, done) {
    if (!done)
        return [];
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const after = (0,mark_edits/* lineAfter */.pD)(text, offset, '');
    const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(after.offset, after.offset + 200));
    return [(0,mark_edits/* lineAfter */.pD)(text, offset, `${eol}**Status:** done${isFree ? '' : eol}`)];
}
const namesIn = (value, idOf) => (0,task_body/* idsIn */.Sd)(value.replace(/\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi, (_, word, number) => `${word}-${number}`)).map((id) => idOf.get(id.toLowerCase()) ?? id);

;// CONCATENATED MODULE: ./build/core/plan/format/loose/read-loose.js





function planOfLoose(lines, { file, text = '', options }) {
    const { tasks, faults, rest } = headingTasks(lines) ??
        boxTasks(lines) ?? { tasks: [], faults: [unclear(lines)], rest: [] };
    const context = (0,task_body/* proseOf */.jv)(rest.filter(({ kind }) => kind !== 'comment').map(({ raw }) => raw));
    return {
        format: 'Markdown',
        value: tasks.length === 0
            ? undefined
            : {
                ...(context !== '' && { context }),
                tasks: tasks.map(({ id, title, description, criteria, after, status }, index) => ({
                    id,
                    title,
                    description,
                    acceptance_criteria: criteria.map(({ text }) => text),
                    depends_on: after?.ids ?? tasks.slice(Math.max(0, index - 1), index).map((before) => before.id),
                    status,
                })),
            },
        faults: faults.map((fault) => (fault.code === 'PLAN_UNCLEAR' ? orByAgent(fault, options?.shown ?? file) : fault)),
        placeOf: ([, index, field, ...rest]) => {
            const task = typeof index === 'number' ? tasks[index] : undefined;
            if (!task)
                return { at: [], offset: 0 };
            const at = [task.id, ...(field === undefined ? [] : [field]), ...rest];
            const [entry] = rest;
            if (field === 'depends_on' && task.after)
                return { at, offset: task.after.offset };
            const item = field === 'acceptance_criteria' && typeof entry === 'number' ? task.criteria[entry] : undefined;
            return { at, offset: item?.offset ?? task.offset };
        },
        silent: ['PLAN_NO_DESCRIPTION', 'PLAN_NO_CRITERIA'],
        doneBy: '[x]',
        edits: (facts) => tasks.flatMap(({ id, status, edits }) => {
            const done = facts.tasks.get(id)?.status;
            return done === undefined || (done === 'done') === (status === 'done') ? [] : edits(text, done === 'done');
        }),
    };
}
const orByAgent = (fault, file) => ({
    ...fault,
    remedy: `${fault.remedy} Or have an agent make a plan of it, which you see before it is written: ${(0,command_line/* commandLine */.ay)('ralph', 'plan', 'create', ...(0,command_line/* flagWords */.GK)('from', file))}`,
});
function unclear(lines) {
    return refusal('It is not clear what the tasks of this document are.', lines.find(({ kind }) => kind !== 'blank')?.offset ?? 0);
}

// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var outline = __webpack_require__(24492);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outside-links.js
var outside_links = __webpack_require__(87157);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./build/core/plan/format/read/plan-shape.js
var plan_shape = __webpack_require__(19956);
// EXTERNAL MODULE: ./build/core/plan/format/read/salvage.js
var salvage = __webpack_require__(13234);
;// CONCATENATED MODULE: ./build/core/plan/format/prd/notes.js
const mark = 'ralph: ';
function withoutNote(notes) {
    const at = notes.startsWith(mark) ? 0 : notes.lastIndexOf(`\n${mark}`);
    return at < 0 ? notes : notes.slice(0, at);
}
const withNote = (notes, note) => note === undefined ? notes : [withoutNote(notes), `${mark}${note}`].filter(Boolean).join('\n');

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./build/core/plan/format/json/json-edits.js

function fieldEdits(text, object, { name, value, behind, }) {
    const fields = object.children ?? [];
    const found = fieldOf(object, name);
    const written = JSON.stringify(value);
    if (found) {
        const [, now] = found.children ?? [];
        if (!now || JSON.stringify((0,main.getNodeValue)(now)) === written)
            return [];
        return [{ offset: now.offset, length: now.length, text: listLike(text, now, value) ?? written }];
    }
    const before = (behind === undefined ? undefined : fieldOf(object, behind)) ?? fields.at(-1);
    const [key, its] = before?.children ?? [];
    if (!before || !key || !its)
        return [{ offset: object.offset + 1, length: 0, text: `${JSON.stringify(name)}: ${written}` }];
    const colon = text.slice(key.offset + key.length, its.offset);
    const gap = gapBefore(text, before.offset);
    return [
        { offset: before.offset + before.length, length: 0, text: `,${gap}${JSON.stringify(name)}${colon}${written}` },
    ];
}
function listLike(text, now, value) {
    const [first] = now.type === 'array' ? (now.children ?? []) : [];
    if (!Array.isArray(value) || value.length === 0 || !first)
        return undefined;
    const gap = gapBefore(text, first.offset);
    const end = text.slice(now.offset, now.offset + now.length - 1);
    const entries = value.map((entry) => JSON.stringify(entry));
    return `[${gap}${entries.join(`,${gap || ' '}`)}${end.slice(end.trimEnd().length)}]`;
}
const fieldOf = (object, name) => object?.type === 'object' ? object.children?.findLast(({ children }) => children?.[0]?.value === name) : undefined;
const entryOf = (object, name) => fieldOf(object, name)?.children?.[1];
function gapBefore(text, offset) {
    let from = offset;
    while (from > 0 && /\s/.test(text[from - 1] ?? ''))
        from -= 1;
    return text.slice(from, offset);
}
function withoutField(text, object, name) {
    const fields = object.children ?? [];
    const found = fieldOf(object, name);
    if (!found)
        return [];
    const at = fields.indexOf(found);
    const [before, after] = [fields[at - 1], fields[at + 1]];
    const end = found.offset + found.length;
    if (before)
        return [{ offset: before.offset + before.length, length: end - before.offset - before.length, text: '' }];
    return [{ offset: found.offset, length: (after?.offset ?? end) - found.offset, text: '' }].filter(() => text !== '');
}
function entryEdits(text, list, value, behind) {
    const before = behind ?? list.children?.at(-1);
    if (!before)
        return [{ offset: list.offset + 1, length: 0, text: JSON.stringify(value) }];
    const gap = gapBefore(text, before.offset);
    const written = gap.includes('\n') ? laidOut(text, before, { value, gap }) : JSON.stringify(value);
    return [{ offset: before.offset + before.length, length: 0, text: `,${gap}${written}` }];
}
function laidOut(text, before, { value, gap }) {
    const [first] = before.children ?? [];
    const within = first ? gapBefore(text, first.offset) : '';
    const outer = gap.slice(gap.lastIndexOf('\n') + 1);
    const inner = within.slice(within.lastIndexOf('\n') + 1);
    const unit = inner.startsWith(outer) ? inner.slice(outer.length) : '';
    const eol = gap.includes('\r\n') ? '\r\n' : '\n';
    return within.includes('\n')
        ? JSON.stringify(value, null, unit || 2).replaceAll('\n', `${eol}${outer}`)
        : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./build/core/plan/format/prd/prd-edits.js


function prdEdits(text, root, facts) {
    const list = entryOf(root, 'userStories');
    const stories = new Map((list?.children ?? []).map((story) => [String(entryOf(story, 'id')?.value), story]));
    const passing = [...stories].filter(([id, story]) => passes(story, facts.tasks.get(id))).length;
    return [
        ...[...stories].flatMap(([id, story]) => storyEdits(text, story, facts.tasks.get(id))),
        ...facts.changed.flatMap(({ task, fields }) => changeEdits(text, stories.get(task.id), { task, fields })),
        ...(list ? addedEdits(text, list, { stories, facts }) : []),
        ...statsEdits(text, entryOf(root, 'stats'), { run: facts.run, passing }),
    ];
}
const passes = (story, fact) => fact?.status === undefined ? entryOf(story, 'passes')?.value === true : fact.status === 'done';
function addedEdits(text, list, { stories, facts }) {
    return facts.added.flatMap(({ task, after }) => {
        const { id, title, description, acceptance_criteria: acceptanceCriteria, depends_on, order: priority } = task;
        const story = {
            ...{ id, title, description, acceptanceCriteria },
            ...(priority !== undefined && { priority }),
            passes: facts.tasks.get(id)?.status === 'done',
            ...(depends_on.length > 0 && { dependencies: depends_on }),
        };
        return entryEdits(text, list, story, after === undefined ? undefined : stories.get(after));
    });
}
const writtenFields = ['title', 'description', 'acceptance_criteria', 'depends_on', 'order'];
function changeEdits(text, story, { task, fields }) {
    if (!story)
        return [];
    const waits = entryOf(story, 'dependencies') || !entryOf(story, 'dependsOn') ? 'dependencies' : 'dependsOn';
    const values = {
        title: ['title', task.title],
        description: ['description', task.description.replace(/(?:^|\n\n)Notes: [\s\S]*$/, '')],
        acceptance_criteria: ['acceptanceCriteria', task.acceptance_criteria],
        depends_on: [waits, task.depends_on],
        order: ['priority', task.order ?? null],
    };
    return writtenFields.flatMap((name) => {
        const [field, value] = values[name];
        return fields.includes(name) ? fieldEdits(text, story, { name: field, value }) : [];
    });
}
function statsEdits(text, stats, { run, passing }) {
    if (stats?.type !== 'object')
        return [];
    const hasText = (name) => typeof entryOf(stats, name)?.value === 'string';
    const ended = run.completed !== undefined;
    return [
        { name: 'iterationsRun', value: run.iteration },
        { name: 'storiesCompleted', value: passing },
        ...(hasText('startedAt') ? [] : [{ name: 'startedAt', value: run.started }]),
        ...(hasText('completedAt') === ended ? [] : [{ name: 'completedAt', value: run.completed ?? null }]),
    ].flatMap((field) => fieldEdits(text, stats, field));
}
function storyEdits(text, story, fact) {
    if (!fact)
        return [];
    const notes = entryOf(story, 'notes');
    const said = String(notes?.value ?? '');
    const value = withNote(said, fact.note);
    return [
        ...passEdits(text, story, fact),
        ...(fact.attempts > 0 || entryOf(story, 'attempts')
            ? fieldEdits(text, story, { name: 'attempts', value: fact.attempts })
            : []),
        ...(value === said ? [] : fieldEdits(text, story, { name: 'notes', value })),
    ];
}
function passEdits(text, story, { status, at }) {
    const edits = [];
    const passes = entryOf(story, 'passes')?.value === true;
    if (status === 'done' && !passes) {
        edits.push(...fieldEdits(text, story, { name: 'passes', value: true }));
        if (at !== undefined)
            edits.push(...fieldEdits(text, story, { name: 'completedAt', value: at, behind: 'passes' }));
    }
    if (status === 'open' && passes) {
        edits.push(...fieldEdits(text, story, { name: 'passes', value: false }), ...withoutField(text, story, 'completedAt'));
    }
    return edits;
}

;// CONCATENATED MODULE: ./build/core/plan/format/prd/read-prd.js







const fields = { acceptance_criteria: 'acceptanceCriteria', order: 'priority' };
function planOfPrd({ value, root, text }) {
    if (!(0,salvage/* isRecord */.u4)(value) || !('userStories' in value))
        return undefined;
    const parsed = Prd.safeParse(value);
    const faults = parsed.success
        ? []
        : (0,plan_shape/* shapeFaults */.Pm)(parsed.error, value).map((fault) => ({ ...fault, offset: (0,json_syntax/* offsetAt */.HA)(root, fault.at) }));
    const prd = parsed.success ? parsed.data : (0,salvage/* salvaged */.sA)(value, parsed.error);
    return {
        format: 'prd.json',
        value: planOf(prd),
        faults,
        placeOf: (at) => {
            const there = placeIn(at, prd);
            return { at: there, offset: (0,json_syntax/* offsetAt */.HA)(root, there) };
        },
        doneBy: '"passes": true',
        tells: { inFields: writtenFields },
        edits: (facts) => prdEdits(text, root, facts),
        times: timesOf(prd),
    };
}
function planOf({ project, branchName, description, config, userStories }) {
    const name = branchName === undefined ? undefined : nameOfBranch(branchName);
    const { maxIterations, stuckThreshold, qualityGates = {} } = config ?? {};
    const checks = Object.entries(qualityGates).flatMap(([gate, run]) => (run?.trim() ? [checkOf(gate, run)] : []));
    return {
        ...(name !== undefined && { name }),
        ...(project !== undefined && { project }),
        ...(branchName !== undefined && { branch: branchName }),
        ...(description?.trim() && { context: description }),
        ...(maxIterations !== undefined && { max_iterations: maxIterations }),
        ...(checks.length > 0 && { checks }),
        tasks: userStories?.map((story) => ({
            id: story.id,
            title: story.title,
            description: [story.description, noteOf(story.notes ?? '')].filter(Boolean).join('\n\n'),
            acceptance_criteria: story.acceptanceCriteria ?? [],
            depends_on: story.dependencies ?? story.dependsOn ?? [],
            status: story.passes ? 'done' : 'pending',
            ...(story.priority !== undefined && { order: story.priority }),
            ...(story.attempts !== undefined && { retry_count: story.attempts }),
            ...(stuckThreshold !== undefined && { max_retries: stuckThreshold - 1 }),
        })),
    };
}
const timesOf = ({ userStories = [] }) => new Map(userStories.flatMap(({ id, completedAt }) => (typeof completedAt === 'string' ? [[id, completedAt]] : [])));
const noteOf = (notes) => withoutNote(notes) && `Notes: ${withoutNote(notes)}`;
function checkOf(gate, run) {
    const kind = check/* CheckKind */.nh.safeParse(gate);
    return { name: gate, run, ...(kind.success && { kind: kind.data }) };
}
function nameOfBranch(branch) {
    const words = branch.replace(/^ralph\//, '').match(/[A-Za-z0-9][A-Za-z0-9._-]*/g);
    return words?.join('-').slice(0, 64);
}
function placeIn(at, { userStories }) {
    const [first, index, field, ...rest] = at;
    if (first === 'branch' || first === 'name')
        return ['branchName'];
    if (first === 'checks')
        return ['config', 'qualityGates'];
    if (first === 'max_iterations')
        return ['config', 'maxIterations'];
    if (first !== 'tasks')
        return at;
    if (index === undefined)
        return ['userStories'];
    const story = typeof index === 'number' ? userStories?.[index] : undefined;
    const waits = story?.dependencies === undefined && story?.dependsOn !== undefined ? 'dependsOn' : 'dependencies';
    const name = field === 'depends_on' ? waits : (fields[String(field)] ?? field);
    return ['userStories', index, ...(name === undefined ? [] : [name]), ...rest];
}
const Story = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    epicId: schemas/* string */.YjP().optional(),
    title: schemas/* string */.YjP().min(1),
    description: schemas/* string */.YjP().optional(),
    acceptanceCriteria: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    priority: schemas/* number */.aig().optional(),
    passes: schemas/* boolean */.zMY().optional(),
    attempts: schemas/* int */.Whr().nonnegative().optional(),
    notes: schemas/* string */.YjP().optional(),
    completedAt: schemas/* unknown */.L5J().optional(),
    dependencies: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    dependsOn: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const Prd = schemas/* object */.Ikc({
    project: schemas/* string */.YjP().optional(),
    branchName: schemas/* string */.YjP().min(1).optional(),
    description: schemas/* string */.YjP().optional(),
    config: schemas/* object */.Ikc({
        maxIterations: schemas/* int */.Whr().positive().optional(),
        stuckThreshold: schemas/* int */.Whr().positive().optional(),
        qualityGates: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP().nullable()).optional(),
    })
        .optional(),
    userStories: schemas/* array */.YOg(Story),
});

// EXTERNAL MODULE: ./build/core/plan/format/read/draft.js
var read_draft = __webpack_require__(91176);
// EXTERNAL MODULE: ./build/core/plan/format/read/merge-markers.js
var merge_markers = __webpack_require__(93809);
;// CONCATENATED MODULE: ./build/core/plan/format/read/read-options.js
const defaultReadOptions = { subtasks: 'own' };

// EXTERNAL MODULE: ./build/core/plan/format/read/source-text.js
var source_text = __webpack_require__(47836);
;// CONCATENATED MODULE: ./build/core/plan/format/spec-kit/phases.js
const taskText = /^(?:\*\*)?(T(?:\d{3,}[a-z]?(?:[-.](?!T\d)[A-Za-z0-9]+)*|X{3}))(?:\*\*)?:?[ \t]+((?:\[[^\]]{1,12}\][ \t]*)*)(.*)$/;
const labels = /\[(P)\]|\[(US-?\d+)\]/gi;
const dependsOn = /\((?:depends on|requires|after):?[ \t]+([^()]*)/i;
const phases_named = /T(\d{3,})((?:[a-z]|[-.](?!T\d)[A-Za-z0-9]+)*)(?:[ \t]*(?:[-\u2013\u2014]|to|through)[ \t]*T(\d{3,}))?/g;
function readPhases(lines, report) {
    const reading = { tasks: [], phases: [], preamble: [], open: undefined, inPhase: false, part: partOf('') };
    const endPart = (title) => {
        for (const fault of unnamedFaults(reading))
            report(fault);
        reading.part = partOf(title);
    };
    for (const line of lines) {
        if (line.kind === 'heading')
            endPart(line.text);
        if (line.kind === 'heading' && line.level <= 2)
            takeHeading(reading, line);
        else if (phases_isBox(line))
            takeBox(reading, line);
        else
            takeLine(reading, line);
    }
    endPart('');
    return reading;
}
const partOf = (title) => ({ title, unnamed: [], hasTasks: false });
const aside = /\b(?:checklist|validation|criteria|verification|compliance|definition of done)\b/i;
function takeHeading(reading, { level, text }) {
    reading.open = undefined;
    reading.inPhase = level === 2 && /^phase\b/i.test(text);
    if (reading.inPhase)
        reading.phases.push({ title: text, isStory: /user story|\bUS\d/i.test(text), lines: [] });
}
function takeBox(reading, line) {
    const { phases, tasks, part } = reading;
    if (phases.length === 0)
        phases.push({ title: '', isStory: false, lines: [] });
    reading.open = phases_taskOf(line, phases.length - 1);
    if (!reading.open) {
        part.unnamed.push(line);
        return;
    }
    part.hasTasks = true;
    tasks.push(reading.open);
}
function takeLine(reading, { kind, depth, raw }) {
    if (reading.open && depth > 0 && kind !== 'blank' && kind !== 'comment')
        reading.open.details.push(raw.trim());
    else if (kind !== 'text' && kind !== 'quote')
        return;
    else if (reading.inPhase)
        reading.phases.at(-1)?.lines.push(raw);
    else if (reading.phases.length === 0)
        reading.preamble.push(raw);
}
const phases_isBox = ({ kind, depth, ticked }) => kind === 'item' && depth === 1 && ticked !== undefined;
function phases_taskOf(line, phase) {
    const [, id, marks = '', title = ''] = taskText.exec(line.text) ?? [];
    if (id === undefined)
        return undefined;
    const found = [...marks.matchAll(labels)];
    const after = idsIn(dependsOn.exec(title)?.[1] ?? '');
    return {
        id,
        line,
        title: title.trim(),
        parallel: found.some(([, parallel]) => parallel !== undefined),
        story: found.find(([, , story]) => story !== undefined)?.[2]?.toUpperCase(),
        after,
        phase,
        details: [],
    };
}
const longestRange = 500;
const idsIn = (said) => [...said.matchAll(phases_named)].flatMap(([, first = '', rest = '', last]) => {
    const count = last === undefined ? 1 : Math.min(Number(last) - Number(first) + 1, longestRange);
    const next = (index) => `T${String(Number(first) + index).padStart(first.length, '0')}`;
    return [`T${first}${rest}`, ...Array.from({ length: Math.max(0, count - 1) }, (_, index) => next(index + 1))];
});
function unnamedFaults({ part: { title, unnamed, hasTasks }, inPhase }) {
    const [first] = unnamed;
    if (first === undefined || hasTasks || (inPhase && !aside.test(title)))
        return unnamed.map(withoutId);
    const [boxes, are] = unnamed.length === 1 ? ['A check box', 'is no task'] : [`${unnamed.length} check boxes`, 'are no tasks'];
    return [
        {
            severity: 'warning',
            code: 'PLAN_MISSING_FIELD',
            at: [],
            offset: first.offset,
            message: `${boxes} without an id below ${JSON.stringify(title.slice(0, 60))} ${are}, and no agent is given ${unnamed.length === 1 ? 'it' : 'them'}.`,
            remedy: 'Begin what should be done with an id such as T042.',
        },
    ];
}
function withoutId({ offset, text }) {
    const message = `This check box has no id of a task: ${JSON.stringify(text.slice(0, 40))}.`;
    const remedy = 'Begin it with an id such as T042, or take its box away if it is no task.';
    return { severity: 'error', code: 'PLAN_MISSING_FIELD', at: [], offset, message, remedy };
}
function phaseOrder(tasks, isStory) {
    const waits = [];
    let closed = [];
    let shared = [];
    for (const phase of inPhases(tasks)) {
        const isOwn = isStory[phase[0]?.phase ?? 0] === true;
        waits.push(...withinPhase(phase, isOwn ? shared : closed));
        const last = phase.slice(-1).map(({ id }) => id);
        closed = isOwn ? [...closed, ...last] : last;
        if (!isOwn)
            shared = last;
    }
    return waits;
}
function inPhases(tasks) {
    const phases = [];
    for (const task of tasks) {
        const open = phases.at(-1);
        if (open?.[0]?.phase === task.phase)
            open.push(task);
        else
            phases.push([task]);
    }
    return phases;
}
function withinPhase(phase, before) {
    let barrier = before;
    let beside = [];
    return phase.map(({ id, parallel, after }, index) => {
        const joins = !parallel || index === phase.length - 1;
        const waits = joins && beside.length > 0 ? beside : barrier;
        if (joins) {
            barrier = [id];
            beside = [];
        }
        else
            beside.push(id);
        return [...new Set([...waits, ...after])];
    });
}

;// CONCATENATED MODULE: ./build/core/plan/format/spec-kit/read-spec-kit.js




function planOfSpecKit(lines, { file, text = '' }) {
    const boxes = lines.filter(phases_isBox);
    if (!boxes.some(({ text }) => /^(?:\*\*)?T\d{3,}/.test(text)) || lines.some(isQueueField))
        return undefined;
    const faults = [...(0,outline/* hiddenTasks */.f)(lines, (text) => /^[-*+][ \t]+\[[ xX]\][ \t]+T\d{3,}/.test(text))];
    const { tasks, phases, preamble } = readPhases(lines, (fault) => faults.push(fault));
    const waits = phaseOrder(tasks, phases.map(({ isStory }) => isStory));
    const name = featureOf(file);
    const context = (0,task_body/* proseOf */.jv)(preamble);
    return {
        format: 'spec-kit tasks',
        value: {
            ...(name !== undefined && { name }),
            ...(context !== '' && { context }),
            tasks: tasks.map((task, index) => ({
                id: task.id,
                title: task.title,
                description: about(task, phases[task.phase]),
                acceptance_criteria: [],
                depends_on: waits[index] ?? [],
                status: task.line.ticked ? 'done' : 'pending',
            })),
        },
        faults,
        placeOf: ([, index, ...rest]) => {
            const task = typeof index === 'number' ? tasks[index] : undefined;
            const at = task ? [task.id, ...rest] : [];
            return { at, offset: task?.line.offset ?? 0 };
        },
        silent: ['PLAN_NO_CRITERIA'],
        doneBy: '[x]',
        edits: ({ tasks: facts, added }) => [
            ...tasks.flatMap(({ id, line }) => (0,mark_edits/* markEdits */.Zc)(text, line.offset, facts.get(id))),
            ...(0,mark_edits/* addedEdits */.O3)(text, { after: tasks.at(-1)?.line, lines, tasks: added, facts }),
        ],
    };
}
const isQueueField = ({ kind, text }) => kind === 'text' && /^\*\*Requires:?\*\*/.test(text);
function about({ title, story, details }, phase) {
    const place = [phase?.title, story && `story ${story} of the specification`].filter(Boolean).join('; ');
    const said = phase?.lines.join('\n') ?? '';
    return [title, details.join('\n'), place && `Part of: ${place}.`, said.length <= longestPhase ? said : '']
        .filter(Boolean)
        .join('\n\n');
}
const longestPhase = 2_000;
function featureOf(file) {
    const [name = '', folder = ''] = file.split(/[/\\]/).reverse();
    return /^tasks\.md$/i.test(name) && /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(folder) ? folder : undefined;
}

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
;// CONCATENATED MODULE: ./build/core/plan/format/markdown/extra-fields.js




function extraFields(block, { at, known }) {
    if (block === undefined)
        return { value: {}, faults: [], offsetOf: () => 0 };
    const document = (0,json_syntax/* parseDocument */.Tp)(block.text);
    const moved = (fault) => ({
        ...fault,
        at: [...at, ...fault.at],
        offset: block.offset + (fault.offset ?? 0),
    });
    const whole = () => block.offset;
    if (Array.isArray(document))
        return { value: {}, faults: document.map(moved), offsetOf: whole };
    if (!(0,salvage/* isRecord */.u4)(document.value))
        return { value: {}, faults: [moved(noObject)], offsetOf: whole };
    const { root, value } = document;
    const unknown = Object.keys(value)
        .filter((name) => !known.includes(name) && name !== '__proto__')
        .map((name) => unknownField(name, { known, offset: (0,json_syntax/* offsetAt */.HA)(root, [name]) }));
    return {
        value: Object.fromEntries(Object.entries(value).filter(([name]) => known.includes(name))),
        faults: [...(0,json_syntax/* duplicateKeys */.ss)(root), ...unknown].map(moved),
        offsetOf: (path) => block.offset + (0,json_syntax/* offsetAt */.HA)(root, path),
    };
}
const noObject = {
    severity: 'error',
    code: 'PLAN_WRONG_TYPE',
    at: [],
    offset: 0,
    message: 'This block must hold an object in { }.',
    remedy: 'Write the fields of plan.json that the Markdown has no place for, such as {"order": 1}.',
};
function unknownField(name, { known, offset }) {
    const meant = (0,nearest/* meantName */.d5)(name, known);
    return {
        severity: 'error',
        code: 'PLAN_UNKNOWN_FIELD',
        at: [name],
        offset,
        message: `There is no field ${(0,fault/* shown */.SP)(name)}${meant === undefined ? '; it has no effect' : `; did you mean "${meant}"?`}`,
        remedy: meant === undefined ? 'Remove it.' : `Rename it to "${meant}".`,
    };
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/strict-edits.js


function strictEdits(text, written, given) {
    const { facts, subtasks, end, writeTask } = given;
    const edits = written.flatMap((task) => {
        const hasOwn = subtasks === 'own' && task.body.steps.length > 0;
        const ids = hasOwn ? task.body.steps.map((_, index) => `${task.id}.${index + 1}`) : [task.id];
        const said = ids.map((id) => facts.tasks.get(id));
        return said.every((fact) => fact?.status === undefined) ? [] : taskEdits(text, task, { said, hasOwn });
    });
    const found = discoveredEdits(text, given);
    const { added } = facts;
    if (added.length === 0)
        return [...edits, ...found];
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const before = text.slice(0, end);
    const gap = before.endsWith('\n') ? '' : eol;
    const blocks = added.map(({ task }) => {
        const status = facts.tasks.get(task.id)?.status === 'done' ? 'done' : 'pending';
        return writeTask({ ...task, status, retry_count: 0 }).replaceAll('\n', eol);
    });
    const block = `${gap}${eol}${blocks.join(eol + eol)}${eol}${end < text.length ? eol : ''}`;
    return [...edits, { offset: end, length: 0, text: block }, ...found];
}
const ownEntry = 'ralph: ';
function discoveredEdits(text, { facts, discovered }) {
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const own = discovered.filter(({ kind, text: entry }) => kind === 'item' && entry.startsWith(ownEntry));
    const lines = [...facts.changed.map(({ line }) => line), ...facts.discovered, ...facts.left];
    const wanted = [...new Set(lines.map((line) => `${ownEntry}${line}`))];
    const there = new Map(own.map((line) => [line.text, line]));
    const holds = new Set(wanted);
    const gone = own.filter((line) => !holds.has(line.text)).map(({ offset }) => lineOff(text, offset));
    const news = new Map();
    let before;
    for (const line of wanted) {
        before = there.get(line) ?? before;
        if (!there.has(line))
            news.set(before, [...(news.get(before) ?? []), `- ${line}`]);
    }
    const placed = [...news].flatMap(([after, entries]) => after ? [(0,mark_edits/* lineAfter */.pD)(text, after.offset, entries.join(eol))] : firstEntries(text, { discovered, own, entries }));
    return [...gone, ...placed];
}
function lineOff(text, offset) {
    const end = text.indexOf('\n', offset);
    return { offset, length: (end < 0 ? text.length : end + 1) - offset, text: '' };
}
function firstEntries(text, given) {
    const { discovered, own, entries } = given;
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const [next] = own;
    if (next)
        return [{ offset: next.offset, length: 0, text: `${entries.join(eol)}${eol}` }];
    const last = discovered.findLast(({ kind }) => kind !== 'blank');
    if (last)
        return [(0,mark_edits/* lineAfter */.pD)(text, last.offset, [...(last.kind === 'heading' ? [''] : []), ...entries].join(eol))];
    const gap = text.endsWith('\n') ? eol : `${eol}${eol}`;
    return [{ offset: text.length, length: 0, text: `${gap}## Discovered${eol}${eol}${entries.join(eol)}${eol}` }];
}
function taskEdits(text, { heading, body }, { said, hasOwn }) {
    const { steps, criteria, fields } = body;
    const state = fields.find(({ name }) => name === 'status');
    const now = (0,status_words/* statusOfWord */.g)(state?.value.replace(/^`|`$/g, ''), { at: [], offset: 0 });
    const was = (index) => now === 'done' || steps[index]?.ticked === true;
    const isDone = said.map((fact, index) => fact?.status === undefined ? (hasOwn ? was(index) : now === 'done') : fact.status === 'done');
    const all = isDone.every(Boolean);
    const word = all ? 'complete' : isDone.some(Boolean) ? 'in_progress' : 'open';
    const means = all ? 'done' : isDone.some(Boolean) ? 'in_progress' : 'pending';
    const status = now === means || (now === 'in_progress' && !all && hasOwn)
        ? []
        : state
            ? (0,mark_edits/* fieldEdits */.O)(text, state.offset, word)
            : [(0,mark_edits/* lineAfter */.pD)(text, fields[0]?.offset ?? heading.offset, `**Status:** ${word}`)];
    const ticks = hasOwn
        ? steps.flatMap(({ offset }, index) => (0,mark_edits/* stepEdits */.Ul)(text, offset, isDone[index] === true))
        : steps.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, all));
    return [...status, ...ticks, ...criteria.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, all))];
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/strict-task.js


function strictTask(written) {
    const { id, title, heading, body, extra, subtasks, report } = written;
    for (const again of repeated(body))
        report(again);
    const requires = body.fields.find(({ name }) => name === 'requires');
    const state = body.fields.find(({ name }) => name === 'status');
    const place = { at: [id, 'status'], offset: state?.offset ?? heading.offset };
    const status = (0,status_words/* statusOfWord */.g)(state?.value.replace(/^`|`$/g, ''), place);
    if (typeof status !== 'string')
        report(status);
    const whole = {
        title,
        description: body.about,
        acceptance_criteria: body.criteria.map(({ text }) => text),
        depends_on: (0,task_body/* idsIn */.Sd)(requires?.value ?? ''),
        status: typeof status === 'string' ? status : 'pending',
    };
    const offsets = { requires: requires?.offset, status: state?.offset };
    const offsetOf = (items) => (path) => {
        if (String(path[0]) in extra.value)
            return extra.offsetOf(path);
        const item = path[0] === 'acceptance_criteria' && typeof path[1] === 'number' ? items[path[1]] : undefined;
        const field = path[0] === 'depends_on' ? offsets.requires : path[0] === 'status' ? offsets.status : undefined;
        return item?.offset ?? field ?? heading.offset;
    };
    if (body.steps.length === 0 || subtasks === 'joined') {
        const description = [body.about, ...stepList(body.steps)].filter(Boolean).join('\n\n');
        return [{ value: { id, ...whole, description, ...extra.value }, stands: id, offsetOf: offsetOf(body.criteria) }];
    }
    const { depends_on, description, acceptance_criteria, ...fields } = { ...whole, ...extra.value };
    const over = fields.status !== 'pending' && fields.status !== 'in_progress';
    return body.steps.map((step, index) => {
        const isLast = index === body.steps.length - 1;
        const [head = '', ...more] = step.text.split('\n');
        const part = `Subtask ${index + 1} of ${body.steps.length} of ${id}, \u201c${fields.title}\u201d.`;
        const value = {
            ...fields,
            id: `${id}.${index + 1}`,
            title: head,
            description: [more.join('\n'), part, description, around(body.steps, index)].filter(Boolean).join('\n\n'),
            acceptance_criteria: isLast && acceptance_criteria.length > 0 ? acceptance_criteria : [step.text],
            depends_on: index === 0 ? depends_on : [`${id}.${index}`],
            status: over ? fields.status : step.ticked ? 'done' : 'pending',
        };
        const fieldOf = offsetOf(isLast ? body.criteria : []);
        const own = (path) => path.length === 0 || path[0] === 'title' || path[0] === 'id' ? step.offset : fieldOf(path);
        return { value, ...(isLast && { stands: id }), offsetOf: own };
    });
}
function around(steps, index) {
    const from = Math.max(0, index - 5);
    const lines = steps.slice(from, index + 6).map((step, at) => {
        const mark = from + at < index ? '(before) ' : from + at === index ? '(this one) ' : '(later) ';
        return `${from + at + 1}. ${mark}${firstLine(step)}`;
    });
    return `Its subtasks:\n${lines.join('\n')}`;
}
const firstLine = ({ text }) => text.split('\n', 1)[0] ?? '';
function stepList(steps) {
    if (steps.length === 0)
        return [];
    const lines = steps.map((step, at) => `${at + 1}. ${step.ticked ? '(done) ' : ''}${step.text}`);
    return [`Subtasks, one after the other:\n${lines.join('\n')}`];
}
function repeated({ fields }) {
    return fields.flatMap(({ name, offset }, index) => {
        if (fields.findIndex((one) => one.name === name) === index)
            return [];
        const message = `This task has a second field ${name === 'status' ? '**Status:**' : '**Requires:**'}; only the first counts.`;
        return [{ severity: 'error', code: 'PLAN_DUPLICATE_KEY', at: [], offset, message, remedy: 'Keep one of them.' }];
    });
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/read-strict.js







const taskHeading = /^([A-Za-z0-9][A-Za-z0-9._-]*):(?:[ \t]+(.*))?$/;
const taskField = /^\*\*(?:Requires|Status|Done when|Subtasks):?\*\*/i;
const planTitle = /^Plan(?::[ \t]*(.*))?$/;
const read_strict_taskFields = Object.keys(plan/* Task */.YZ.shape).filter((name) => name !== 'id');
const read_strict_planFields = Object.keys(plan/* Plan */.cw.shape).filter((name) => name !== 'tasks');
const read_strict_notTasks = /^(?:context|rules|discovered)\b/i;
function planOfStrict(lines, { subtasks }, writing) {
    const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1);
    const named = planTitle.exec(title?.text ?? '');
    const parts = partsOf(lines);
    const isOurs = parts.tasks.length > 0 && (named !== null || parts.tasks.some((task) => task.lines.some(isField)));
    if (!isOurs)
        return undefined;
    const { lines: context, extras } = (0,task_body/* withoutExtras */.wj)(parts.context);
    const block = extraFields(extras, { at: [], known: read_strict_planFields });
    const faults = [...block.faults, ...discovered(parts.discovered), ...(0,outline/* hiddenTasks */.f)(lines, looksLikeTask)];
    const all = [];
    const tasks = parts.tasks.flatMap(({ heading, lines: [, ...body] }) => {
        const [, id = '', name = ''] = taskHeading.exec(heading.text) ?? [];
        const written = (0,task_body/* taskBody */.cj)(body, { stars: true });
        const extra = extraFields(written.extras, { at: [id], known: read_strict_taskFields });
        faults.push(...extra.faults);
        all.push({ id, heading, body: written });
        return strictTask({
            id,
            title: name.trim(),
            heading,
            body: written,
            extra,
            subtasks,
            report: (fault) => faults.push(fault),
        });
    });
    const lastOf = new Map(tasks.flatMap(({ stands, value: { id } }) => (stands === undefined ? [] : [[stands, id]])));
    const project = named?.[1]?.trim();
    const about = contextOf(context);
    return {
        format: 'Markdown plan',
        value: {
            ...(project && { project }),
            ...(about !== '' && { context: about }),
            ...block.value,
            tasks: tasks.map(({ value }) => ({ ...value, depends_on: read_strict_dependsOn(value['depends_on'], lastOf) })),
        },
        faults,
        placeOf: read_strict_placeIn(tasks, { title, offsetOf: block.offsetOf, fields: Object.keys(block.value) }),
        doneBy: '**Status:** complete',
        tells: 'below Discovered',
        ...(writing && {
            edits: (facts) => strictEdits(writing.text, all, {
                ...writing,
                facts,
                subtasks,
                discovered: parts.discovered,
                end: endOfTasks(lines, parts, writing.text),
            }),
        }),
    };
}
function endOfTasks(lines, { tasks }, text) {
    const last = new Set(tasks.at(-1)?.lines);
    const line = lines.findLast((one) => last.has(one) && one.kind !== 'blank' && one.kind !== 'rule');
    const end = text.indexOf('\n', line?.offset ?? text.length);
    return end < 0 ? text.length : end + 1;
}
const isField = ({ kind, text }) => kind === 'text' && taskField.test(text);
const read_strict_dependsOn = (given, lastOf) => Array.isArray(given) ? given.map((id) => (typeof id === 'string' ? (lastOf.get(id) ?? id) : id)) : given;
function read_strict_placeIn(tasks, plan) {
    return (at) => {
        const [first, index, ...rest] = at;
        const task = typeof index === 'number' ? tasks[index] : undefined;
        if (first === 'tasks')
            return task ? { at: [task.value.id, ...rest], offset: task.offsetOf(rest) } : { at, offset: 0 };
        const inBlock = plan.fields.includes(String(first));
        return { at, offset: inBlock ? plan.offsetOf(at) : (plan.title?.offset ?? 0) };
    };
}
function partsOf(lines) {
    const parts = { tasks: [], context: [], discovered: [] };
    let into = parts.context;
    let holdsTasks = true;
    for (const [at, line] of lines.entries()) {
        const level = line.kind === 'heading' ? line.level : 0;
        const isPart = level === 1 || level === 2;
        if (isPart) {
            holdsTasks = !read_strict_notTasks.test(line.text);
            into = /^discovered\b/i.test(line.text) ? parts.discovered : parts.context;
        }
        const isThird = level === 3 && holdsTasks;
        if (isThird)
            into = namesTask(lines, at) ? beginTask(parts, line) : parts.context;
        into.push(line);
    }
    return parts;
}
function beginTask({ tasks }, heading) {
    const lines = [];
    tasks.push({ heading, lines });
    return lines;
}
function namesTask(lines, at) {
    const [, id] = taskHeading.exec(lines[at]?.text ?? '') ?? [];
    if (id === undefined)
        return false;
    if (/\d/.test(id))
        return true;
    for (let next = at + 1; next < lines.length && lines[next]?.kind !== 'heading'; next += 1) {
        if (isField(lines[next]))
            return true;
    }
    return false;
}
function contextOf(lines) {
    const said = lines.filter(({ kind, level, text }) => !(kind === 'heading' && level === 1 && planTitle.test(text)) && !/^\*\*Status:?\*\*/i.test(text));
    let next;
    const kept = said.reduceRight((kept, line) => {
        const empty = line.kind === 'heading' && (next === undefined || (next.kind === 'heading' && next.level <= line.level));
        if (!empty)
            kept.push(line);
        if (!empty && line.kind !== 'blank' && line.kind !== 'rule')
            next = line;
        return kept;
    }, []);
    return (0,task_body/* proseOf */.jv)(kept.reverse().map(({ raw }) => raw));
}
function discovered(lines) {
    const found = lines.filter(({ kind, depth, level, text }) => (kind === 'heading' && level > 2) || (kind === 'item' && depth === 1 && !text.startsWith(ownEntry)));
    const [first] = found;
    if (first === undefined)
        return [];
    const message = `${(0,amounts/* plural */.LS)(found.length, 'entry', 'entries')} under "Discovered" ${found.length === 1 ? 'is no task' : 'are no tasks'}, and no agent is given ${found.length === 1 ? 'it' : 'them'}.`;
    const remedy = 'Turn each that should be done into a task (### T9: \u2026) under "Tasks".';
    return [{ severity: 'warning', code: 'PLAN_DISCOVERED', at: [], offset: first.offset, message, remedy }];
}
const looksLikeTask = (text) => /^#{2,4}[ \t]*T\d+:/.test(text);

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/part-id.js
const partId = (part, task) => String(part).includes('.') ? String(part) : `${task}.${part}`;

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/task-master-edits.js



function taskMasterEdits(text, top, { facts, subtasks }) {
    const list = entryOf(top, 'tasks');
    if (!list)
        return [];
    const nodes = list.children ?? [];
    const byId = new Map(nodes.map((task) => [idOf(task), task]));
    const statuses = nodes.flatMap((task) => {
        const parts = entryOf(task, 'subtasks')?.children ?? [];
        return subtasks === 'own' && parts.length > 0
            ? partEdits(text, { task, parts, facts: facts.tasks })
            : wholeEdits(text, { task, parts, facts: facts.tasks });
    });
    const news = facts.added.flatMap(({ task, after }) => {
        const { id, title, description, acceptance_criteria: criteria, depends_on: waits } = task;
        const status = facts.tasks.get(id)?.status === 'done' ? 'done' : 'pending';
        const value = {
            ...{ id: asId(id), title, description, status, dependencies: waits.map(asId) },
            ...(criteria.length > 0 && { testStrategy: criteria.join('\n') }),
            subtasks: [],
        };
        return entryEdits(text, list, value, after === undefined ? undefined : byId.get(after));
    });
    const parts = nodes.flatMap((task) => (entryOf(task, 'subtasks')?.children ?? []).map((part) => [partId(String(entryOf(part, 'id')?.value), idOf(task)), part]));
    const byName = new Map([...byId, ...(subtasks === 'own' ? parts : [])]);
    const changes = facts.changed.flatMap((change) => task_master_edits_changeEdits(text, byName.get(change.task.id), change));
    return [...statuses, ...changes, ...news];
}
const task_master_edits_writtenFields = ['title', 'description', 'acceptance_criteria'];
const told = /(?:^|\n\n)(?:Part \d+ of \d+ of task |Subtasks, one after the other:\n)[\s\S]*$/;
function task_master_edits_changeEdits(text, entry, { task, fields }) {
    if (!entry)
        return [];
    const { title, description, acceptance_criteria: criteria } = task;
    const details = String(entryOf(entry, 'details')?.value ?? '').trim();
    const said = description.replace(told, '');
    const kept = details !== '' && said.endsWith(`\n\n${details}`);
    const about = [
        { name: 'description', value: kept ? said.slice(0, -details.length - 2) : said },
        ...(kept || details === '' ? [] : [{ name: 'details', value: '' }]),
    ];
    const values = {
        title: [{ name: 'title', value: title }],
        description: about,
        acceptance_criteria: [{ name: 'testStrategy', value: criteria.join('\n') }],
    };
    return task_master_edits_writtenFields.flatMap((name) => fields.includes(name) ? values[name].flatMap((field) => fieldEdits(text, entry, field)) : []);
}
const idOf = (task) => String(entryOf(task, 'id')?.value);
const asId = (id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : id);
function wholeEdits(text, { task, parts, facts }) {
    const status = facts.get(idOf(task))?.status;
    if (status === undefined)
        return [];
    return [task, ...parts].flatMap((one) => statusEdits(text, one, status === 'done' ? 'done' : 'pending'));
}
function partEdits(text, { task, parts, facts }) {
    const said = parts.map((part) => facts.get(partId(String(entryOf(part, 'id')?.value), idOf(task)))?.status);
    if (said.every((status) => status === undefined))
        return [];
    const isOver = meaningOf(task) === 'done';
    const done = parts.map((part, index) => said[index] === undefined ? isOver || meaningOf(part) === 'done' : said[index] === 'done');
    const whole = done.every(Boolean) ? 'done' : done.some(Boolean) ? 'in-progress' : 'pending';
    return [
        ...statusEdits(text, task, whole),
        ...parts.flatMap((part, index) => done[index] || meaningOf(part) === 'done' ? statusEdits(text, part, done[index] ? 'done' : 'pending') : []),
    ];
}
const meaningOf = (task) => (0,status_words/* statusOfWord */.g)(entryOf(task, 'status')?.value, { at: [], offset: 0 });
function statusEdits(text, task, word) {
    const now = meaningOf(task);
    return now === (0,status_words/* statusOfWord */.g)(word, { at: [], offset: 0 })
        ? []
        : fieldEdits(text, task, { name: 'status', value: word });
}

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/read-task-master.js








function planOfTaskMaster({ value, root, text }, options) {
    const tags = tagsOf(value);
    if (tags === undefined)
        return undefined;
    const tag = chosenTag(tags, options.tag);
    if (tag === undefined)
        return withoutTag(tags, options.tag, root.offset);
    const list = tag === '' ? value : value[tag];
    const node = tag === '' ? root : entryOf(root, tag);
    const draft = planOfList(list, { top: tag === '' ? [] : [tag], root, options });
    return { ...draft, edits: (facts) => taskMasterEdits(text, node, { facts, subtasks: options.subtasks }) };
}
function chosenTag(tags, wanted) {
    if (tags.includes(''))
        return '';
    const name = wanted ?? (tags.includes('master') || tags.length > 1 ? 'master' : tags[0]);
    return tags.find((tag) => tag === name);
}
function planOfList(raw, { top, root, options }) {
    const placed = (at) => ({ at: [...top, ...at], offset: (0,json_syntax/* offsetAt */.HA)(root, [...top, ...at]) });
    const parsed = TaskList.safeParse(raw);
    const faults = parsed.success
        ? []
        : (0,plan_shape/* shapeFaults */.Pm)(parsed.error, raw).map((fault) => ({ ...fault, ...placed(fault.at) }));
    const list = (parsed.success ? parsed.data : (0,salvage/* salvaged */.sA)(raw, parsed.error));
    const written = (list.tasks ?? []).flatMap((task, index) => tasksOf(task, ['tasks', index], options));
    const lastOf = new Map(written.flatMap(({ stands, id }) => (stands === undefined ? [] : [[stands, id]])));
    const tasks = written.map(({ at, task, id, title, about, waits }) => {
        const status = (0,status_words/* statusOfWord */.g)(task.status, placed([...at, 'status']));
        if (typeof status !== 'string')
            faults.push(status);
        return {
            id,
            title,
            description: about,
            acceptance_criteria: task.testStrategy?.trim() ? [task.testStrategy.trim()] : [],
            depends_on: waits.map((other) => lastOf.get(other) ?? other),
            status: typeof status === 'string' ? status : 'pending',
        };
    });
    for (const [index, { status, subtasks }] of (list.tasks ?? []).entries()) {
        const found = (0,status_words/* statusOfWord */.g)(status, placed(['tasks', index, 'status']));
        if (typeof found !== 'string' && options.subtasks === 'own' && (subtasks ?? []).length > 0)
            faults.push(found);
    }
    const [name] = top;
    const about = list.metadata?.description?.trim();
    return {
        format: 'Task Master',
        value: { ...(name !== undefined && name !== 'master' && { name }), ...(about && { context: about }), tasks },
        faults,
        placeOf: ([first, index, field, ...rest]) => {
            const at = typeof index === 'number' ? written[index]?.at : undefined;
            const whole = first === 'tasks' ? ['tasks'] : [];
            return placed([...(at ?? whole), ...(field === undefined ? [] : [names[String(field)] ?? field, ...rest])]);
        },
        doneBy: '"status": "done"',
        tells: { inFields: task_master_edits_writtenFields },
    };
}
const names = { depends_on: 'dependencies', acceptance_criteria: 'testStrategy' };
function tagsOf(value) {
    if (!(0,salvage/* isRecord */.u4)(value))
        return undefined;
    if (Array.isArray(value['tasks']))
        return isTaskList(value) ? [''] : undefined;
    const lists = Object.entries(value).filter(([, list]) => (0,salvage/* isRecord */.u4)(list) && Array.isArray(list['tasks']));
    return lists.some(([, list]) => isTaskList(list)) || lists.some(([name]) => name === 'master')
        ? lists.map(([name]) => name)
        : undefined;
}
function isTaskList(list) {
    const tasks = (0,salvage/* isRecord */.u4)(list) && Array.isArray(list['tasks']) ? list['tasks'].filter(salvage/* isRecord */.u4) : [];
    const own = ['details', 'testStrategy', 'subtasks', 'dependencies'];
    const ours = ['depends_on', 'acceptance_criteria', 'max_retries'];
    const [first] = tasks;
    if (first === undefined || tasks.some((task) => ours.some((name) => name in task)))
        return false;
    const like = own.filter((name) => name in first).length;
    return like >= 2 || (like === 1 && typeof first['id'] === 'number');
}
function withoutTag(tags, wanted, offset) {
    const there = tags.filter(Boolean).join(', ') || 'none';
    const message = wanted === undefined ? `The file has several lists of tasks: ${there}.` : `The file has no tag "${wanted}".`;
    const remedy = wanted === undefined ? 'Name one with the setting plan-tag.' : `Its tags: ${there}.`;
    const fault = { severity: 'error', code: 'PLAN_TAG', at: [], offset, message, remedy };
    return { format: 'Task Master', value: undefined, faults: [fault], placeOf: () => ({ at: [], offset }) };
}
function tasksOf(task, at, { subtasks }) {
    const id = String(task.id);
    const waits = (task.dependencies ?? []).map(String);
    const parts = task.subtasks ?? [];
    const about = textOf(task);
    if (parts.length === 0 || subtasks === 'joined') {
        const list = parts.map((part) => `- ${done(part) ? '(done) ' : ''}${part.title}: ${textOf(part)}`);
        const steps = list.length === 0 ? [] : [`Subtasks, one after the other:\n${list.join('\n')}`];
        return [{ at, task, id, stands: id, title: task.title, about: [about, ...steps].join('\n\n'), waits }];
    }
    return parts.map((part, index) => {
        const before = (part.dependencies ?? []).map((other) => partId(other, id));
        const isLast = index === parts.length - 1;
        const others = isLast ? parts.slice(0, -1).map((other) => partId(other.id, id)) : before;
        const strategy = part.testStrategy?.trim() || !isLast ? part.testStrategy : task.testStrategy;
        const status = isOver(task) ? task.status : part.status;
        return {
            at: [...at, 'subtasks', index],
            task: { ...part, testStrategy: strategy, ...(status !== undefined && { status }) },
            id: partId(part.id, id),
            ...(isLast && { stands: id }),
            title: part.title,
            about: [textOf(part), `Part ${index + 1} of ${parts.length} of task ${id}, \u201c${task.title}\u201d.`, about]
                .filter(Boolean)
                .join('\n\n'),
            waits: [...new Set([...before, ...waits, ...others])],
        };
    });
}
const meaning = ({ status }) => (0,status_words/* statusOfWord */.g)(status, { at: [], offset: 0 });
const done = (task) => meaning(task) === 'done';
const isOver = (task) => done(task) || meaning(task) === 'skipped';
const textOf = ({ description, details }) => [description, details]
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('\n\n');
const Id = schemas/* union */.KCZ([schemas/* int */.Whr().positive(), schemas/* string */.YjP().min(1)]);
const common = {
    id: Id,
    title: schemas/* string */.YjP().min(1),
    description: schemas/* string */.YjP().nullish(),
    details: schemas/* string */.YjP().nullish(),
    testStrategy: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP().optional(),
    dependencies: schemas/* array */.YOg(Id).nullish(),
};
const Subtask = schemas/* object */.Ikc(common);
const TaskMasterTask = schemas/* object */.Ikc({
    ...common,
    priority: schemas/* enum */.k5n(['critical', 'high', 'medium', 'low']).nullish().catch(undefined),
    subtasks: schemas/* array */.YOg(Subtask).nullish(),
});
const TaskList = schemas/* object */.Ikc({
    tasks: schemas/* array */.YOg(TaskMasterTask),
    metadata: schemas/* object */.Ikc({ description: schemas/* string */.YjP().optional() }).optional().catch(undefined),
});

;// CONCATENATED MODULE: ./build/core/plan/format/json/sparse.js

const usual = plan/* Task */.YZ.parse({ id: 'A', title: 'A' });
function sparseTask(task) {
    const said = Object.entries(task).filter(([name, value]) => name === 'id' || name === 'title' || !sparse_same(value, usual[name]));
    return Object.fromEntries(said);
}
const sparse_same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const writeJson = (plan) => `${JSON.stringify({ ...plan, tasks: plan.tasks.map(sparseTask) }, null, 2)}\n`;

;// CONCATENATED MODULE: ./build/core/plan/format/write/write-markdown.js






const statusWords = {
    pending: 'open',
    in_progress: 'in_progress',
    done: 'complete',
    skipped: 'skipped',
    failed: 'failed',
    given_up: 'given_up',
};
const taskPlaces = ['title', 'description', 'acceptance_criteria', 'depends_on', 'status'];
const planPlaces = (/* unused pure expression or super */ null && (['project', 'context']));
const unwritable = /[\0\r]|\p{Surrogate}|^(?:<{7}|\|{7}|={7}|>{7})/mu;
function writeMarkdown(plan) {
    const parts = [planPart(plan), '## Tasks', ...plan.tasks.map(taskPart)];
    return `${parts.join('\n\n')}\n`;
}
const end = plan/* Task */.YZ.parse({ id: 'END-0', title: 'End' });
function taskPart(task) {
    const differs = (text) => {
        const [found, last, ...more] = readAgain(`# Plan\n\n## Tasks\n\n${text}\n\n${write_markdown_taskText(end, [])}`)?.tasks ?? [];
        if (!found || !sparse_same(last, end) || more.length > 0)
            return taskPlaces;
        return taskPlaces.filter((name) => !sparse_same(found[name], task[name]));
    };
    return faithful(taskPlaces, differs, (inJson) => write_markdown_taskText(task, inJson), task);
}
function planPart(plan) {
    const differs = (text) => {
        const found = readAgain(`${text}\n\n## Tasks\n\n${write_markdown_taskText(end, [])}`);
        if (!found || !same(found.tasks, [end]))
            return planPlaces;
        return planPlaces.filter((name) => !same(found[name], plan[name]));
    };
    return faithful(planPlaces, differs, (inJson) => planText(plan, inJson), plan);
}
function faithful(places, differs, write, value) {
    const isUnwritable = (name) => [value[name]].flat().some((text) => unwritable.test(String(text)));
    const first = places.filter(isUnwritable);
    const plain = write(first);
    const wrong = differs(plain);
    if (wrong.length === 0)
        return plain;
    const second = write([...new Set([...first, ...wrong])]);
    return differs(second).length === 0 ? second : write(places);
}
function readAgain(text) {
    const draft = planOfStrict((0,outline/* outline */.r)(text), defaultReadOptions);
    const parsed = draft?.faults.length === 0 ? plan/* Plan */.cw.safeParse(draft.value) : undefined;
    return parsed?.data;
}
function write_markdown_taskText(task, inJson) {
    const { id, title, description, acceptance_criteria: criteria, depends_on, status } = task;
    const has = (name) => !inJson.includes(name);
    const list = criteria.map((text) => `- [ ] ${text.replaceAll('\n', '\n  ')}`).join('\n');
    const fields = Object.entries(sparseTask(task)).filter(([name]) => name !== 'id' && (inJson.includes(name) || !taskPlaces.includes(name)));
    return [
        `### ${id}: ${has('title') ? title : (0,one_line/* oneLine */.TN)(title, 80) || id}`,
        ...(has('description') && description !== '' ? [description] : []),
        `**Requires:** ${has('depends_on') && depends_on.length > 0 ? depends_on.join(', ') : '\u2014'}\n**Status:** ${statusWords[status]}`,
        ...(has('acceptance_criteria') && criteria.length > 0 ? [`**Done when:**\n${list}`] : []),
        ...block(fields),
    ].join('\n\n');
}
function planText({ tasks: _, ...plan }, inJson) {
    const { project, context } = plan;
    const has = (name) => !inJson.includes(name);
    const fields = Object.entries(plan).filter(([name, value]) => value !== undefined && (inJson.includes(name) || !planPlaces.includes(name)));
    return [
        has('project') && project !== undefined ? `# Plan: ${project}` : '# Plan',
        ...block(fields),
        ...(has('context') && context !== undefined ? [context] : []),
    ].join('\n\n');
}
const block = (fields) => fields.length === 0 ? [] : [`\`\`\`ralph\n${JSON.stringify(Object.fromEntries(fields))}\n\`\`\``];

;// CONCATENATED MODULE: ./build/core/plan/format/formats.js
















const jsonFormats = [
    planOfPrd,
    (document, { options }) => planOfTaskMaster(document, options),
    planOfJson,
];
const markdownFormats = [
    (lines, { options, text }) => planOfStrict(lines, options, { text, writeTask: taskPart }),
    planOfSpecKit,
    planOfLoose,
];
function readPlan({ file, bytes, options = defaultReadOptions }) {
    const read = draftOf({ file, bytes, options });
    if ('refused' in read)
        return (0,read_draft/* refusedText */.c)(read.refused, read.text);
    const { draft, text } = read;
    return { ...(0,read_draft/* judgeDraft */.j)(draft, text, file), format: draft.format, doneBy: draft.doneBy };
}
function draftOf({ file, bytes, options }) {
    const text = (0,source_text/* sourceText */.rI)(bytes, file);
    if (typeof text !== 'string')
        return { refused: [text] };
    const unmerged = (0,merge_markers/* mergeMarkers */.W)(text);
    if (unmerged.length > 0)
        return { refused: unmerged, text };
    const context = { file, options, text };
    if (isJson(text, file)) {
        const document = (0,json_syntax/* parseDocument */.Tp)(text);
        if (Array.isArray(document))
            return { refused: document, text };
        return { text, draft: firstOf(jsonFormats, document, { ...context, also: (0,json_syntax/* duplicateKeys */.ss)(document.root) }) };
    }
    const lines = (0,outline/* outline */.r)(text);
    return { text, draft: firstOf(markdownFormats, lines, { ...context, also: (0,outside_links/* outsideLinks */.H)(lines, file) }) };
}
const isJson = (text, file) => /\.json$/i.test(file) || /^\s*[{[]/.test(text);
function firstOf(formats, document, { also, ...context }) {
    for (const read of formats) {
        const draft = read(document, context);
        if (draft)
            return { ...draft, faults: [...also, ...draft.faults] };
    }
    throw new Error('the last format takes every document');
}
function planDocument(file) {
    const found = judgedText({ options: defaultReadOptions, ...file });
    if ('why' in found)
        return found;
    const { text, plan, edits, tells, times } = found;
    const ids = new Set(plan.tasks.map(({ id }) => id));
    return edits && { ids, plan, times, ...writing(file, { text, ids, edits, tells }) };
}
function judgedText(file) {
    const read = draftOf(file);
    const { plan, findings } = 'refused' in read ? (0,read_draft/* refusedText */.c)(read.refused, read.text) : (0,read_draft/* judgeDraft */.j)(read.draft, read.text, file.file);
    if (plan && !('refused' in read)) {
        const { edits, tells, times } = read.draft;
        return { plan, text: read.text, edits, tells, times };
    }
    const fault = findings.find(({ severity }) => severity === 'error');
    return { why: `${fault?.line ? `line ${fault.line}: ` : ''}${fault?.message ?? 'it is no plan'}` };
}
function writing(file, { text, ids, edits, tells, }) {
    const after = (facts) => (0,text_edit/* withEdits */.Q)(text, edits(facts));
    const holds = (bytes, added) => {
        const again = judgedText({ options: defaultReadOptions, ...file, bytes });
        const wanted = new Set([...ids, ...added.map(({ task }) => task.id)]);
        return ('plan' in again && again.plan.tasks.length === wanted.size && again.plan.tasks.every(({ id }) => wanted.has(id)));
    };
    const takes = (facts) => facts.added.length > 0 && holds(encoded(after(facts), file.bytes), facts.added);
    return {
        write: (facts) => {
            const all = takes(facts);
            const said = after(all ? facts : { ...facts, added: [] });
            const bytes = said === text ? undefined : encoded(said, file.bytes);
            return bytes && (all || holds(bytes, [])) ? bytes : undefined;
        },
        unsaid: (facts) => {
            const { added, changed, discovered } = facts;
            const news = takes(facts) ? [] : added.map(({ task }) => `${task.id} was added: ${(0,one_line/* oneLine */.TN)(task.title, 200)}`);
            if (tells === 'below Discovered')
                return news;
            const written = new Set(tells?.inFields);
            const untold = changed.filter(({ fields }) => !fields.every((name) => written.has(name)));
            return [...news, ...untold.map(({ line }) => line), ...discovered];
        },
    };
}
function encoded(text, before) {
    const hasMark = before[0] === 0xef && before[1] === 0xbb && before[2] === 0xbf;
    return new TextEncoder().encode(hasMark ? `\ufeff${text}` : text);
}


/***/ }),

/***/ 92791:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ offsetAt),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   ss: () => (/* binding */ duplicateKeys)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82660);


const maxDepth = 64;
const maxSyntaxFaults = 20;
function parseDocument(text) {
    const deep = tooDeep(text);
    if (deep !== undefined)
        return [deep];
    const errors = [];
    const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (errors.length > 0)
        return syntaxFaults(text, errors);
    try {
        if (root !== undefined)
            return { value: JSON.parse(text), root, text };
    }
    catch {
    }
    return [syntaxFault(0, 'The file is not valid JSON.')];
}
function tooDeep(text) {
    const scanner = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text, true);
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
        const what = sentences[(0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(error)] ?? 'This is not JSON.';
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
    InvalidSymbol: 'This word is not a JSON value; text needs double quotes.',
    InvalidNumberFormat: 'This is not a JSON number.',
    PropertyNameExpected: 'A field name in double quotes is missing here (a comma after the last field is not allowed).',
    ValueExpected: 'A value is missing here (a comma after the last entry is not allowed).',
    ColonExpected: 'A ":" is missing between a field and its value.',
    CommaExpected: 'A "," is missing before this.',
    CloseBraceExpected: 'A "}" is missing.',
    CloseBracketExpected: 'A "]" is missing.',
    EndOfFileExpected: 'There is text after the end of the document.',
    InvalidCommentToken: 'JSON has no comments.',
    UnexpectedEndOfComment: 'JSON has no comments.',
    UnexpectedEndOfString: 'The closing double quote is missing.',
    UnexpectedEndOfNumber: 'This JSON number is incomplete.',
    InvalidUnicode: 'An escape such as \\u00e4 needs four hexadecimal digits.',
    InvalidEscapeCharacter: 'JSON has no such escape; a backslash is written \\\\.',
    InvalidCharacter: 'A control character inside text must be written as an escape, such as \\t or \\n.',
};
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
                remedy: 'Remove it; it is not a field of a plan.',
            });
        }
        if (seen.has(name)) {
            faults.push({
                ...place,
                code: 'PLAN_DUPLICATE_KEY',
                message: `The key ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)} occurs more than once in this object; only the last would count.`,
                remedy: 'Keep one of them.',
            });
        }
        seen.add(name);
        if (value !== undefined)
            visit(value, [...at, name], faults);
    }
}
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


/***/ }),

/***/ 2141:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ boxEdits),
/* harmony export */   O: () => (/* binding */ fieldEdits),
/* harmony export */   O3: () => (/* binding */ addedEdits),
/* harmony export */   Ul: () => (/* binding */ stepEdits),
/* harmony export */   Zc: () => (/* binding */ markEdits),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   pD: () => (/* binding */ lineAfter)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const boxed = /^((?:[-*+]|\d{1,9}[.)])[ \t]+)\[([ xX])\]/;
const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/;
const head = 40;
function boxEdits(text, offset, ticked) {
    const [, before = '', mark] = boxed.exec(text.slice(offset, offset + head)) ?? [];
    if (mark === undefined || (mark !== ' ') === ticked)
        return [];
    return [{ offset: offset + before.length + 1, length: 1, text: ticked ? 'x' : ' ' }];
}
const markEdits = (text, offset, fact) => fact?.status === undefined ? [] : boxEdits(text, offset, fact.status === 'done');
function stepEdits(text, offset, ticked) {
    const line = text.slice(offset, offset + head);
    if (boxed.test(line) || !ticked)
        return boxEdits(text, offset, ticked);
    const [before] = item.exec(line) ?? [];
    return before === undefined ? [] : [{ offset: offset + before.length, length: 0, text: '[x] ' }];
}
const field = /^(?:\*\*[A-Za-z ]+:?\*\*:?|[A-Za-z ]+:)[ \t]*/;
function fieldEdits(text, offset, word) {
    const line = lineAt(text, offset);
    const [name = ''] = field.exec(line) ?? [];
    const value = line.slice(name.length).trimEnd();
    const [, open = '', now = ''] = /^(`?)(.*?)`?$/.exec(value) ?? [];
    if (now === word)
        return [];
    const gap = name.endsWith(' ') || name.endsWith('\t') ? '' : ' ';
    return [{ offset: offset + name.length + open.length, length: now.length, text: `${gap}${word}` }];
}
function lineAt(text, offset) {
    const end = text.indexOf('\n', offset);
    return text.slice(offset, end < 0 ? undefined : end).replace(/\r$/, '');
}
const lineEnd = (text) => (/\r\n/.test(text.slice(0, text.indexOf('\n') + 1)) ? '\r\n' : '\n');
function lineAfter(text, offset, line) {
    const end = text.indexOf('\n', offset);
    const eol = lineEnd(text);
    if (end < 0)
        return { offset: text.length, length: 0, text: `${eol}${line}` };
    return { offset: end + 1, length: 0, text: `${line}${eol}` };
}
function addedEdits(text, given) {
    const { after, lines, tasks, facts } = given;
    if (!after || tasks.length === 0)
        return [];
    const [bullet = '- '] = item.exec(text.slice(after.offset, after.offset + head)) ?? [];
    let at = lines.indexOf(after);
    for (let next = at + 1; (lines[next]?.depth ?? 0) > 0 && lines[next]?.kind !== 'blank'; next += 1)
        at = next;
    const boxes = tasks.map(({ task: { id, title } }) => {
        const mark = facts.get(id)?.status === 'done' ? 'x' : ' ';
        return `${bullet}[${mark}] ${id} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(title, 300)}`;
    });
    return [lineAfter(text, lines[at]?.offset ?? after.offset, boxes.join(lineEnd(text)))];
}


/***/ }),

/***/ 24492:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ hiddenTasks),
/* harmony export */   r: () => (/* binding */ outline)
/* harmony export */ });
const fence = /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/;
const itemMark = /^(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)/;
const heading = /^(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const rule = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const box = /^\[([ xX])\](?:[ \t]+|$)/;
const boldField = /^\*\*[A-Za-z][A-Za-z ]{0,30}(?::\*\*|\*\*:)/;
const rawHtml = /^<(?:script|pre|style|textarea)(?=[\s>]|$)/i;
const html = /^<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|dir|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|html|li|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>]|$)/i;
function outline(text) {
    const state = { lines: [], items: [], inside: undefined };
    let start = 0;
    for (const line of text.split('\n')) {
        take(state, lineAt(line.endsWith('\r') ? line.slice(0, -1) : line, start));
        start += line.length + 1;
    }
    return state.lines;
}
function lineAt(raw, start) {
    const content = raw.trimStart();
    const white = raw.length - content.length;
    return { raw, offset: start + white, column: widthOf(raw.slice(0, white)), content: content.trimEnd() };
}
function widthOf(white, from = 0) {
    let column = from;
    for (const char of white)
        column = char === '\t' ? column + 4 - (column % 4) : column + 1;
    return column;
}
function take(state, line) {
    if (state.inside && goesOn(state, line))
        return;
    if (line.content === '')
        put(state, line, { kind: 'blank' });
    else
        takeText(state, line);
}
function takeText(state, line) {
    const before = state.lines.at(-1);
    const inParagraph = isParagraph(before);
    const open = state.items.slice(0, state.items.filter((from) => line.column >= from).length);
    const isDeep = line.column - (open.at(-1) ?? 0) >= 4;
    const block = isDeep ? { kind: inParagraph ? 'text' : 'code' } : blockOf(line, { before, open: open.length });
    if (block.kind !== 'text' || !inParagraph || boldField.test(line.content))
        state.items = open;
    if (block.kind === 'item')
        takeItem(state, line, block.mark);
    else if (block.kind === 'underline') {
        state.lines[state.lines.length - 1] = { ...before, kind: 'heading', level: block.level };
        put(state, line, { kind: 'blank' });
    }
    else {
        const { ends, ...rest } = block;
        put(state, line, rest);
        if (ends)
            state.inside = { kind: isHidden(block.kind) ? block.kind : 'fenced', ends };
    }
}
const isHidden = (kind) => kind === 'html' || kind === 'comment';
const isParagraph = (line) => line !== undefined && (line.kind === 'text' || line.kind === 'quote' || (line.kind === 'item' && line.text !== ''));
function goesOn(state, line) {
    const { inside } = state;
    if (!inside)
        return false;
    if (line.content !== '' && line.column < (state.items.at(-1) ?? 0)) {
        state.inside = undefined;
        return false;
    }
    const ends = inside.ends(line.content);
    if (ends)
        state.inside = undefined;
    put(state, line, { kind: ends && inside.kind === 'fenced' ? 'fence' : inside.kind, text: ends ? '' : line.content });
    return true;
}
function blockOf({ content }, { before, open }) {
    const fenced = fenceOf(content);
    if (fenced)
        return { kind: 'fence', ...fenced };
    const [, marks, title = ''] = heading.exec(content) ?? [];
    if (marks !== undefined)
        return { kind: 'heading', level: marks.length, text: title };
    const beside = before?.kind === 'text' && before.depth === open;
    if (beside && isUnderline(content, before))
        return { kind: 'underline', level: content.startsWith('=') ? 1 : 2 };
    if (rule.test(content))
        return { kind: 'rule' };
    if (content.startsWith('>'))
        return { kind: 'quote', text: content.replace(/^>[ \t]?/, '') };
    return itemOf(content, beside) ?? htmlOf(content) ?? { kind: 'text' };
}
const isUnderline = (content, before) => /^(?:=+|-+)$/.test(content) && !before.text.startsWith('**');
function itemOf(content, inParagraph) {
    const mark = itemMark.exec(content);
    if (!mark)
        return undefined;
    const starts = mark[0].length < content.length && (mark[1] === undefined || Number(mark[1]) === 1);
    return inParagraph && !starts ? undefined : { kind: 'item', mark };
}
function fenceOf(content) {
    const found = fence.exec(content);
    if (!found)
        return undefined;
    const mark = found[1] ?? found[3] ?? '';
    const close = new RegExp(`^${mark[0]}{${mark.length},}$`);
    return { text: (found[2] ?? found[4] ?? '').trim(), ends: (line) => close.test(line) };
}
function htmlOf(content) {
    if (content.startsWith('<!--'))
        return { kind: 'comment', ...until(content, /-->/) };
    if (rawHtml.test(content))
        return { kind: 'html', ...until(content, /<\/(?:script|pre|style|textarea)>/i) };
    if (!html.test(content))
        return undefined;
    return { kind: 'html', ends: (line) => line === '' };
}
const until = (content, end) => (end.test(content) ? {} : { ends: (line) => end.test(line) });
function takeItem(state, line, mark) {
    const after = line.content.slice(mark[0].length);
    const rest = after.trimStart();
    const from = line.column + mark[0].length;
    const gap = widthOf(after.slice(0, after.length - rest.length), from) - from;
    state.items = [...state.items, from + (rest === '' || gap > 4 ? 1 : gap)];
    const ticked = box.exec(rest);
    put(state, line, {
        kind: 'item',
        text: ticked ? rest.slice(ticked[0].length) : rest,
        ordered: mark[1] !== undefined,
        ticked: ticked ? ticked[1] !== ' ' : undefined,
    });
    const fenced = fenceOf(rest);
    if (fenced)
        state.inside = { kind: 'fenced', ends: fenced.ends };
}
function put({ lines, items }, { raw, offset, content }, more) {
    const plain = { level: 0, text: content, ordered: false, ticked: undefined };
    lines.push({ offset, raw, depth: items.length, ...plain, ...more });
}
function hiddenTasks(lines, looksLikeTask) {
    return lines.flatMap(({ kind, text, offset }) => {
        if ((kind !== 'code' && kind !== 'text') || !looksLikeTask(text))
            return [];
        const why = kind === 'code' ? 'stands so far to the right that it is code' : 'is part of a paragraph';
        const remedy = kind === 'code'
            ? 'Take the white space before it out; an example belongs between ``` lines.'
            : 'Put an empty line before it, and a blank after its "#" marks.';
        return [
            {
                severity: 'error',
                code: 'PLAN_HIDDEN_TASK',
                at: [],
                offset,
                message: `This looks like a task, but ${why}.`,
                remedy,
            },
        ];
    });
}


/***/ }),

/***/ 87157:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ outsideLinks)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82660);

const link = /\]\(\s*<?([^)\s>]+)/g;
function outsideLinks(lines, file) {
    const folders = /^[/\\~]|^[A-Za-z]:|^\.\./.test(file)
        ? undefined
        : file
            .split('/')
            .filter((name) => name !== '.')
            .slice(0, -1);
    return lines.flatMap(({ kind, raw, offset }) => {
        if (kind === 'fenced' || kind === 'code' || kind === 'comment' || !raw.includes(']('))
            return [];
        const indent = /^\s*/.exec(raw)?.[0].length ?? 0;
        return Array.from(raw.matchAll(link)).flatMap((found) => {
            const [, target = ''] = found;
            if (!leaves(target, folders))
                return [];
            const message = `The link to ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(target)} leads out of the repository, so no agent can read it.`;
            const remedy = 'Put the file into the repository, or write what the tasks need of it into the plan.';
            const place = offset - indent + found.index;
            return [{ severity: 'warning', code: 'PLAN_LINK_OUTSIDE', at: [], offset: place, message, remedy }];
        });
    });
}
function leaves(target, folders) {
    if (/^(?:file:|~|[A-Za-z]:[\\/])/i.test(target))
        return true;
    const fromTop = target.startsWith('/');
    if (/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(target) || (folders === undefined && !fromTop))
        return false;
    const path = target.split(/[?#]/, 1)[0] ?? '';
    return climbs(path.split('/'), fromTop ? 0 : (folders?.length ?? 0));
}
function climbs(names, from) {
    let depth = from;
    return names.some((name) => {
        if (name === '..')
            depth -= 1;
        else if (name !== '' && name !== '.')
            depth += 1;
        return depth < 0;
    });
}


/***/ }),

/***/ 31158:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ idsIn),
/* harmony export */   cj: () => (/* binding */ taskBody),
/* harmony export */   jv: () => (/* binding */ proseOf),
/* harmony export */   wj: () => (/* binding */ withoutExtras)
/* harmony export */ });
const starred = /^\*\*([A-Za-z][A-Za-z ]{0,30}?):?\*\*:?[ \t]*(.*)$/;
const plain = /^(Status|Depends on|Requires|After|Done when|Acceptance criteria|Subtasks):[ \t]*(.*)$/i;
const meanings = {
    requires: 'requires',
    'depends on': 'requires',
    dependencies: 'requires',
    after: 'requires',
    status: 'status',
    'done when': 'criteria',
    'acceptance criteria': 'criteria',
    subtasks: 'steps',
};
function taskBody(all, { stars }) {
    const { lines, extras } = withoutExtras(all);
    const reading = { about: [], fields: [], criteria: [], steps: [], list: undefined, opening: true };
    for (const line of lines) {
        const field = line.kind === 'text' && line.depth === 0 ? fieldOf(line, stars) : undefined;
        if (field)
            takeField(reading, field);
        else
            takeLine(reading, line);
    }
    const { about, fields, criteria, steps } = reading;
    return { about: proseOf(about), fields, criteria: ended(criteria), steps: ended(steps), extras };
}
function takeField(reading, { means, value, offset }) {
    if (means === 'requires' || means === 'status') {
        reading.list = undefined;
        reading.fields.push({ name: means, value, offset });
        return;
    }
    reading.list = means;
    if (value !== '')
        reading[means].push({ text: value, ticked: false, offset });
}
function takeLine(reading, line) {
    const list = reading.list ?? (isStep(line) ? 'steps' : undefined);
    if (list && line.kind === 'item' && line.depth === 1) {
        reading.list = list;
        reading[list].push({ text: line.text, ticked: line.ticked === true, offset: line.offset });
        return;
    }
    if (list && (line.depth > 0 || line.kind === 'blank'))
        goOn(reading[list], line);
    else {
        reading.list = undefined;
        reading.opening &&= line.kind === 'quote' || line.kind === 'blank';
        reading.about.push(reading.opening ? line.text : line.raw);
    }
}
const isStep = ({ kind, ordered, ticked, depth }) => kind === 'item' && ordered && ticked !== undefined && depth === 1;
function fieldOf({ text, offset }, stars) {
    const [, name = '', value = ''] = starred.exec(text) ?? (stars ? null : plain.exec(text)) ?? [];
    const means = meanings[name.trim().toLowerCase()];
    return means && { means, value: value.trim(), offset };
}
function goOn(items, { raw, kind }) {
    const item = items.at(-1);
    if (item)
        items[items.length - 1] = { ...item, text: `${item.text}\n${kind === 'blank' ? '' : raw.trimEnd()}` };
}
const ended = (items) => items.map((item) => ({ ...item, text: dedented(item.text) }));
function dedented(text) {
    const [first = '', ...rest] = text.trimEnd().split('\n');
    const indents = rest.filter(Boolean).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
    const shared = indents.length === 0 ? 0 : Math.min(...indents);
    return [first, ...rest.map((line) => line.slice(shared))].join('\n');
}
function proseOf(lines) {
    const empty = (line) => line !== undefined && /^[ \t]*(?:-{3,}|\*{3,}|_{3,})?[ \t]*$/.test(line);
    let [from, to] = [0, lines.length];
    while (from < to && empty(lines[from]))
        from += 1;
    while (to > from && empty(lines[to - 1]))
        to -= 1;
    return lines.slice(from, to).join('\n');
}
function withoutExtras(all) {
    const lines = all.filter(({ kind }) => kind !== 'comment');
    const start = lines.findIndex(({ kind, depth, text }) => kind === 'fence' && depth === 0 && text === 'ralph');
    if (start < 0)
        return { lines, extras: undefined };
    let end = start + 1;
    while (lines[end]?.kind === 'fenced')
        end += 1;
    const block = lines.splice(start, end + 1 - start);
    const text = block.slice(1, end - start).map(({ raw }) => raw);
    const first = block[1] ?? block[0];
    const indent = /^\s*/.exec(text[0] ?? '')?.[0].length ?? 0;
    return { lines, extras: { text: text.join('\n'), offset: (first?.offset ?? 0) - indent } };
}
function idsIn(value) {
    const plain = value
        .replace(/\([^()]*\)/g, ' ')
        .replace(/[`*[\]]/g, '')
        .trim();
    if (/^(?:[-\u2013\u2014]+|none|nothing|n\/a)?\.?$/i.test(plain))
        return [];
    return plain
        .split(/[\s,;&+]+/)
        .map((word) => word.replace(/[.:]+$/, ''))
        .filter((word) => word !== '' && !/^(?:and|after)$/i.test(word));
}


/***/ }),

/***/ 91176:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ refusedText),
/* harmony export */   j: () => (/* binding */ judgeDraft)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82660);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71050);
/* harmony import */ var _plan_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27586);
/* harmony import */ var _plan_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19956);
/* harmony import */ var _salvage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13234);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47836);






function judgeDraft(draft, text, file) {
    const { plan, faults } = judge(draft, file);
    const positionOf = linesOf(draft.texts, text);
    const findings = faults
        .sort((a, b) => compareNames(a.file ?? '', b.file ?? '') || (a.offset ?? 0) - (b.offset ?? 0))
        .map((fault) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N6)(fault, ({ file: named, offset = 0 }) => positionOf(named)?.(offset)));
    return { plan: faults.some(({ severity }) => severity === 'error') ? undefined : plan, findings };
}
const compareNames = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
function linesOf(texts, own) {
    const known = new Map();
    return (file) => {
        const text = file === undefined ? own : texts?.get(file);
        const lines = known.get(file) ?? (text === undefined ? undefined : (0,_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .lineIndex */ .Dp)(text));
        if (lines)
            known.set(file, lines);
        return lines;
    };
}
function refusedText(faults, text) {
    const positionOf = text === undefined ? undefined : (0,_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .lineIndex */ .Dp)(text);
    const locate = ({ offset }) => (offset === undefined ? undefined : positionOf?.(offset));
    return { plan: undefined, findings: faults.map((fault) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N6)(fault, locate)) };
}
function judge({ value, faults: own, placeOf, silent = [] }, file) {
    const placed = (fault) => {
        const { at, offset, file: elsewhere } = placeOf(fault.at);
        const place = fault.offset === undefined && elsewhere !== undefined ? { file: elsewhere } : {};
        return { ...place, ...fault, at, offset: fault.offset ?? offset };
    };
    if (value === undefined)
        return { plan: undefined, faults: [...own] };
    const lists = (0,_plan_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .listFaults */ .OC)(value).map(placed);
    if (lists.length > 0)
        return { plan: undefined, faults: [...own, ...lists] };
    const { plan, faults: shape } = (0,_plan_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .checkShape */ .eA)(value);
    const told = own.filter(({ code }) => shapeCodes.has(code));
    const shaped = notCovered(shape.map(placed), told);
    const misshapen = [...shaped, ...told];
    const lint = notCovered((0,_lint_lint_js__WEBPACK_IMPORTED_MODULE_0__/* .lintFaults */ .Lb)(plan ?? (0,_salvage_js__WEBPACK_IMPORTED_MODULE_3__/* .salvagePlan */ .BK)(value))
        .filter(({ code }) => !silent.includes(code))
        .map(placed), misshapen);
    const name = plan !== undefined && plan.name === undefined ? (0,_plan_name_js__WEBPACK_IMPORTED_MODULE_1__/* .fileNameFault */ .K)(file) : undefined;
    return { plan, faults: [...own, ...shaped, ...lint, ...(name === undefined ? [] : [placed(name)])] };
}
const shapeCodes = new Set(['PLAN_MISSING_FIELD', 'PLAN_WRONG_TYPE', 'PLAN_WRONG_VALUE']);
function notCovered(lint, misshapen) {
    const places = new Set(misshapen.map(({ at }) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .printPath */ .bA)(at)));
    if (places.size === 0)
        return lint;
    return lint.filter(({ at }) => at.every((_, index) => !places.has((0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .printPath */ .bA)(at.slice(0, index + 1)))));
}


/***/ }),

/***/ 93809:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ mergeMarkers)
/* harmony export */ });
const marker = /^(<{7}|\|{7}|>{7})(?= |\r?$)|^={7}\r?$/gm;
function mergeMarkers(text) {
    if (!text.includes('<<<<<<<'))
        return [];
    const faults = [];
    let open = [];
    for (const found of text.matchAll(marker)) {
        const sign = found[0][0];
        if (sign === '<')
            open = [found];
        else if (open.length > 0)
            open.push(found);
        if (sign !== '>' || open.length < 3)
            continue;
        faults.push(...open.map(toFault));
        open = [];
    }
    return faults;
}
function toFault({ 0: sign, index }) {
    return {
        severity: 'error',
        code: 'PLAN_MERGE_MARKERS',
        at: [],
        offset: index,
        message: `A merge conflict marker was left here: ${sign.trim()}.`,
        remedy: 'Keep one of the two versions and take the marks out. An example of marks has to be indented.',
    };
}


/***/ }),

/***/ 27586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ fileNameFault),
/* harmony export */   V: () => (/* binding */ planName)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82660);



function planName(plan, file) {
    const name = plan.name ?? fileStem(file);
    const fault = plan.name === undefined ? fileNameFault(file) : undefined;
    if (fault === undefined)
        return name;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: fault.code, message: fault.message, hint: fault.remedy });
}
function fileNameFault(file) {
    const stem = fileStem(file);
    if (_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskId */ .LD.safeParse(stem).success)
        return undefined;
    const suggestion = safeName(stem);
    return {
        severity: 'error',
        code: 'PLAN_NAME',
        at: [],
        message: `The plan has no "name", and its file name ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(stem)} cannot be used as one.`,
        remedy: /\.json$/i.test(file)
            ? `Add "name": "${suggestion}" (letters, digits, ".", "_", "-"; at most 64) to the plan, or rename the file.`
            : `Rename the file, such as to ${suggestion}.md (letters, digits, ".", "_", "-"; at most 64).`,
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

/***/ 19956:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ listFaults),
/* harmony export */   Pm: () => (/* binding */ shapeFaults),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   jp: () => (/* binding */ maxTasks)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43573);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82660);



const maxTasks = 20_000;
const maxEntries = {
    depends_on: maxTasks,
    skills: 1_000,
    libraries: 1_000,
    acceptance_criteria: 1_000,
    allowed_tools: 1_000,
    paths: 1_000,
};
function checkShape(value) {
    const parsed = _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Plan */ .cw.safeParse(value);
    return parsed.success
        ? { plan: parsed.data, faults: [] }
        : { plan: undefined, faults: shapeFaults(parsed.error, value) };
}
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
function shapeFaults(error, value) {
    const faults = new Map();
    for (const issue of error.issues) {
        const at = issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)));
        faults.set((0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .printPath */ .bA)(at), { severity: 'error', at, ...describe(issue, at, valueAt(value, at)) });
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
    const message = `${what} must be ${demand}; found ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(found)}.`;
    const code = issue.code === 'invalid_type' ? 'PLAN_WRONG_TYPE' : 'PLAN_WRONG_VALUE';
    if (isIdIssue(issue))
        return { code: 'PLAN_UNSAFE_ID', message, remedy: `Write ${likeIt(found)}.` };
    return { code, message, remedy: `Write ${demand}.` };
}
function likeIt(found) {
    const words = typeof found === 'string' ? (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(found, 64).match(/[A-Za-z0-9]\w*/g) : null;
    return JSON.stringify(words?.join('-') ?? 'TASK-001');
}
function label(at) {
    const inTask = at[0] === 'tasks' && typeof at[1] === 'number';
    const path = (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .printPath */ .bA)(inTask ? at.slice(2) : at);
    if (path !== '')
        return `"${path}"`;
    return inTask ? 'A task' : 'A plan';
}
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

/***/ 13234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ salvagePlan),
/* harmony export */   sA: () => (/* binding */ salvaged),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);

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
    for (const [name, schema] of Object.entries(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape)) {
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
function salvaged(value, { issues }) {
    const copy = structuredClone(value);
    for (const { path } of issues) {
        const [last] = path.slice(-1);
        let parent = copy;
        for (const key of path.slice(0, -1))
            parent = isRecordOrList(parent) ? parent[String(key)] : undefined;
        if (!isRecordOrList(parent) || last === undefined)
            continue;
        if (Array.isArray(parent))
            parent[Number(last)] = typeof parent[Number(last)] === 'object' ? {} : '?';
        else
            delete parent[String(last)];
    }
    return copy;
}
const isRecordOrList = (value) => typeof value === 'object' && value !== null;
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 47836:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ lineIndex),
/* harmony export */   rI: () => (/* binding */ sourceText)
/* harmony export */ });
/* unused harmony export maxPlanBytes */
const maxPlanBytes = 5 * 1024 * 1024;
function sourceText(bytes, file) {
    return bytes.length > maxPlanBytes ? tooLarge(bytes.length, file) : decodeText(bytes, file);
}
function tooLarge(size, file) {
    const message = `${file} has ${size} bytes; a plan may have at most ${maxPlanBytes} (5 MiB).`;
    return { severity: 'error', code: 'PLAN_TOO_LARGE', at: [], message, remedy: 'Split it into several plans.' };
}
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
const encodingRemedy = 'Save the file as UTF-8 (with or without a byte order mark).';
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


/***/ }),

/***/ 55821:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ statusOfWord)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82660);

const words = {
    pending: 'pending',
    open: 'pending',
    todo: 'pending',
    notstarted: 'pending',
    backlog: 'pending',
    ready: 'pending',
    waiting: 'pending',
    blocked: 'pending',
    inprogress: 'in_progress',
    started: 'in_progress',
    done: 'done',
    complete: 'done',
    completed: 'done',
    skipped: 'skipped',
    cancelled: 'skipped',
    canceled: 'skipped',
    deferred: 'skipped',
    failed: 'failed',
    review: 'given_up',
    givenup: 'given_up',
};
function statusOfWord(word, place, own) {
    if (word === undefined)
        return 'pending';
    const plain = typeof word === 'string' ? word.toLowerCase().replace(/[\s_-]/g, '') : '';
    const known = own !== undefined && Object.hasOwn(own.words, plain) ? own.words : words;
    const status = Object.hasOwn(known, plain) ? known[plain] : undefined;
    if (status !== undefined)
        return status;
    return {
        severity: 'error',
        code: 'PLAN_UNKNOWN_STATUS',
        ...place,
        message: `${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(word)} is no status of a task.`,
        remedy: own?.remedy ??
            'Write open, in_progress, blocked, complete, skipped or failed, or a word of the tool that wrote the file.',
    };
}


/***/ }),

/***/ 91936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ skillPath),
/* harmony export */   b: () => (/* binding */ templatePaths)
/* harmony export */ });
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);

const templatePaths = {
    'first-iteration': ['.ralph/templates/first-iteration.md', '.ralph/first-iteration.md'],
    'handoff-extraction': ['.ralph/templates/handoff-extraction.md', '.ralph/templates/handoff-extraction-prompt.md'],
    'output-instructions': ['.ralph/templates/output-instructions.md', '.ralph/templates/coding-prompt-footer.md'],
    'knowledge-index': ['.ralph/templates/knowledge-index.md', '.ralph/templates/knowledge-index-prompt.md'],
    'context-prep': ['.ralph/templates/context-prep.md', '.ralph/templates/context-prep-prompt.md'],
    'context-post': ['.ralph/templates/context-post.md', '.ralph/templates/context-post-prompt.md'],
    'plan-review': ['.ralph/templates/plan-review.md'],
    'consensus-challenge': ['.ralph/templates/consensus-challenge.md'],
    'consensus-counter': ['.ralph/templates/consensus-counter.md'],
    'consensus-synthesis': ['.ralph/templates/consensus-synthesis.md'],
    verify: ['.ralph/templates/verify.md'],
    'plan-create': ['.ralph/templates/plan-create.md'],
    'init-ai': ['.ralph/templates/init-ai.md'],
    review: ['.ralph/templates/review.md', '.ralph/templates/review-agent-prompt.md'],
};
function skillPath(name) {
    if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name))
        return `.ralph/skills/${name}.md`;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'SKILL_NAME',
        message: `"${name}" cannot be the name of a skill.`,
        hint: 'Use letters, digits, ".", "_" and "-" only: the skill "api-style" is the file .ralph/skills/api-style.md.',
    });
}


/***/ }),

/***/ 34586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ freeFolder),
/* harmony export */   Q4: () => (/* binding */ whereItLies),
/* harmony export */   gE: () => (/* binding */ moveDue)
/* harmony export */ });
/* harmony import */ var _ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7630);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21033);


function moveDue(paths, request) {
    const due = movesDue(paths, request);
    return due && { ...due, kept: foldersEmptied(paths, due.moves, request) };
}
function foldersEmptied(paths, moves, { folder }) {
    const gone = new Set(moves.map(({ from }) => from));
    const left = [...paths.filter((path) => !gone.has(path)), ...moves.map(({ to }) => to)];
    const isEmptied = (below) => [...gone].some((path) => path.startsWith(below)) && !left.some((path) => path.startsWith(below));
    return ['pending', 'current']
        .map((place) => `${folder}/${place}/`)
        .filter(isEmptied)
        .map((below) => `${below}.gitkeep`);
}
function movesDue(paths, request) {
    const { folder, path, done, day } = request;
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
    const file = whereItLies(paths, request);
    if (own === undefined || file === undefined)
        return undefined;
    const taken = new Set(paths);
    if (done) {
        if (file.place === 'complete')
            return undefined;
        const home = freeFolder(`${folder}/complete/${day}-${own.name}`, paths);
        const beside = [...(0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .companionsOf */ .Lo)(file, paths)];
        const to = `${home}/plan${file.extension}`;
        const hasProgress = beside.some(([rest]) => rest.startsWith('progress.'));
        return {
            place: 'complete',
            moves: [{ from: file.path, to }, ...beside.map(([rest, from]) => ({ from, to: `${home}/${rest}` }))],
            file: to,
            progress: hasProgress ? null : `${home}/progress.md`,
        };
    }
    if (file.place === 'current')
        return undefined;
    const to = `${folder}/current/${own.stem}${own.extension}`;
    const beside = file.place === 'complete' ? archivedWith(file.path, own.stem, { folder, paths }) : besideAt(file, paths, folder);
    const free = [{ from: file.path, to }, ...beside].filter((move) => !taken.has(move.to));
    return free.length === 0 ? undefined : { place: 'current', moves: free, file: to, progress: null };
}
function whereItLies(paths, { folder, path }) {
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
    if (own === undefined)
        return undefined;
    const files = paths.flatMap((one) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(one, folder) ?? []);
    const same = files.filter(({ name, extension }) => name === own.name && extension === own.extension);
    return same.find(({ place }) => place === 'current') ?? same.find(({ place }) => place === 'pending') ?? same.at(-1);
}
function freeFolder(home, paths) {
    for (let n = 1;; n++) {
        const one = n === 1 ? home : `${home}-${n}`;
        if (!paths.some((path) => path.startsWith(`${one}/`)))
            return one;
    }
}
const besideAt = (file, paths, folder) => [...(0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .companionsOf */ .Lo)(file, paths)].map(([rest, from]) => ({ from, to: `${folder}/current/${file.stem}.${rest}` }));
function archivedWith(path, stem, { folder, paths }) {
    const home = path.slice(0, path.lastIndexOf('/') + 1);
    return paths
        .filter((one) => one.startsWith(home) && one !== path)
        .map((from) => ({ from, to: `${folder}/current/${stem}.${from.slice(home.length)}` }));
}


/***/ }),

/***/ 21033:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ companionsOf),
/* harmony export */   T2: () => (/* binding */ nextPlan),
/* harmony export */   nv: () => (/* binding */ queueOf),
/* harmony export */   te: () => (/* binding */ previousOf)
/* harmony export */ });
/* unused harmony exports standingOfRun, planMeant, nameForAdded */
/* harmony import */ var _ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7630);
/* harmony import */ var _run_lease_due_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94907);


function queueOf(files, { folder, runs }) {
    const found = files.flatMap(({ path, planName }) => {
        const file = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
        return file === undefined ? [] : [{ ...file, name: planName ?? file.name }];
    });
    const archived = found.filter(({ place }) => place === 'complete').sort(_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .byTurn */ .hN);
    const rows = found
        .filter(({ place }) => place !== 'complete')
        .sort((a, b) => (a.place === b.place ? (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .byTurn */ .hN)(a, b) : a.place === 'current' ? -1 : 1))
        .map((file) => ({ ...file, ...standingOf(file, runs.get(file.name)) }));
    const nameOf = (path) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path ?? '', folder)?.name ?? '';
    const known = new Set([...found.map(({ name }) => name), ...found.map(({ path }) => nameOf(path))]);
    const takenOut = [...runs].flatMap(([name, { queue, plan_file: file, stop }]) => {
        const isOpen = queue === folder && stop?.kind !== 'complete';
        return isOpen && !known.has(name) && !known.has(nameOf(file ?? null)) ? [name] : [];
    });
    const overlooked = files.flatMap(({ path }) => ((0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isOverlooked */ .tI)(path, folder) ? [path] : []));
    return { folder, rows, archived, takenOut, overlooked, findings: findingsIn(rows, archived) };
}
function standingOf(_, state) {
    return state === undefined ? { standing: 'waiting', state: null } : { standing: standingOfRun(state), state };
}
function standingOfRun({ lease, stop, paused, awaiting, }) {
    if (lease)
        return 'at_work';
    if (paused || awaiting)
        return 'person';
    if (stop?.kind === 'complete')
        return 'complete';
    if ((0,_run_lease_due_js__WEBPACK_IMPORTED_MODULE_1__/* .continuesUnattended */ .Xo)(stop))
        return 'open';
    if (stop?.kind === 'failed')
        return passes(stop.code) ? 'open' : 'failed';
    return stop?.kind === 'paused' || stop?.kind === 'cancelled' || stop?.kind === 'human_review' ? 'person' : 'failed';
}
const passes = (code) => /^(?:REMOTE|GITHUB)_/.test(code);
function findingsIn(rows, archived) {
    const seen = new Map();
    return rows.flatMap(({ path, name, state }) => {
        const first = seen.get(name.toLowerCase());
        seen.set(name.toLowerCase(), path);
        if (first !== undefined)
            return [
                `${path}: the plan is called ${name}, as ${first} is; rename one of the files (its number does not count)`,
            ];
        const before = archived.find((one) => one.name === name);
        if (before === undefined || state?.stop?.kind !== 'complete')
            return [];
        return [
            `${path}: a plan called ${name} is complete (${before.path}), so this one would never start; rename the file, or remove that run with \`ralph delete ${name}\``,
        ];
    });
}
function nextPlan({ rows }, { passesFailed }) {
    const first = (...standings) => rows.find(({ standing }) => standings.includes(standing));
    const busy = first('at_work');
    if (busy)
        return { kind: 'busy', row: busy };
    const open = first('open');
    if (open)
        return { kind: 'continue', row: open };
    const held = passesFailed ? first('person') : first('person', 'failed');
    if (held)
        return { kind: 'held', row: held };
    const row = first('waiting');
    return row ? { kind: 'begin', row, previous: previousOf(rows) } : { kind: 'empty' };
}
function previousOf(rows) {
    const complete = rows.filter(({ standing }) => standing === 'complete');
    return complete.sort((a, b) => Date.parse(b.state?.started ?? '') - Date.parse(a.state?.started ?? '')).at(0);
}
function planMeant({ rows, archived }, { next, runs, about }) {
    if (next.kind !== 'empty' && next.kind !== 'begin')
        return { file: next.row, is: 'started' };
    const begun = ({ name }) => Date.parse(runs.get(name)?.started ?? '') || 0;
    const done = [...archived, ...rows.filter(({ standing }) => standing === 'complete')].sort((a, b) => begun(a) - begun(b));
    const newest = done.at(-1);
    const complete = newest && { file: newest, is: 'complete' };
    const ahead = next.kind === 'begin' ? { file: next.row, is: 'next' } : undefined;
    return about === 'ahead' ? (ahead ?? complete) : (complete ?? ahead);
}
const companionsOf = (file, paths) => new Map(paths.flatMap((path) => {
    const rest = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .companionOf */ ._M)(file, path);
    return rest === undefined ? [] : [[rest, path]];
}));
function nameForAdded(file, queue, now) {
    const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    const own = queuedFile(`${queue.folder}/pending/${base}`, queue.folder);
    if (own && own.number !== null)
        return base;
    const last = Math.max(0, ...queue.rows.map(({ number }) => number ?? 0));
    const stamp = new Date(now).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
    const number = last >= 10_000_000 ? stamp : String((Math.floor(last / 10) + 1) * 10).padStart(3, '0');
    return `${number}-${base}`;
}


/***/ }),

/***/ 62164:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ withNewWord),
/* harmony export */   MG: () => (/* binding */ withSignals),
/* harmony export */   Z_: () => (/* binding */ foundStuck),
/* harmony export */   _o: () => (/* binding */ failedOnceMore),
/* harmony export */   bR: () => (/* binding */ withoutSignalsOf),
/* harmony export */   lT: () => (/* binding */ requested),
/* harmony export */   mw: () => (/* binding */ withoutAsksOf),
/* harmony export */   oI: () => (/* binding */ unstuck)
/* harmony export */ });
const recentReviews = 5;
function requested(state, { iteration, task, why, holds }) {
    const reviews = [{ iteration, task, why }, ...state.reviews].slice(0, recentReviews);
    return { ...state, reviews, asks: holds ? [...state.asks, { iteration, task, why }] : state.asks };
}
const withoutAsksOf = (state, tasks) => state.asks.some(({ task }) => tasks.includes(task))
    ? { ...state, asks: state.asks.filter(({ task }) => !tasks.includes(task)) }
    : state;
const kept = 5;
const withSignals = (state, { type: _, at: __, ...said }) => ({
    ...state,
    signals: [said, ...state.signals].slice(0, kept),
});
const withoutSignalsOf = ({ signals }, task) => ({
    signals: signals.filter((one) => one.task !== task),
});
const mostFailures = 50;
const failedOnceMore = ({ failures }, { iteration, cause, fingerprint }) => [...failures, { iteration, cause, fingerprint }].slice(-mostFailures);
const unstuck = { failures: [], stuck: null };
const withNewWord = (state, { task }, edit) => typeof task === 'string' && state.tasks[task] ? edit(state, task, () => unstuck) : state;
function foundStuck(state, event, edit) {
    const { type: _type, at: _at, task, ...stuck } = event;
    const { iteration, why, action } = stuck;
    const found = edit(state, task, () => ({ failures: [], stuck, ...fate[action]({ iteration, why }) }));
    if (action !== 'pause')
        return found;
    return { ...found, breaker: null, paused: { by: 'ralph', why: `${task} is stuck: ${why}`, task } };
}
const fate = {
    ask: () => ({ status: 'failed' }),
    skip: (of) => ({ status: 'given_up', given_up: { ...of, by: 'ralph' } }),
    pause: () => ({}),
};


/***/ }),

/***/ 8479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ withCall),
/* harmony export */   MT: () => (/* binding */ withPass),
/* harmony export */   bT: () => (/* binding */ withReview),
/* harmony export */   b_: () => (/* binding */ withAgentCall),
/* harmony export */   uv: () => (/* binding */ spentOf),
/* harmony export */   zq: () => (/* binding */ paidApart)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _put_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32361);



function withCall(state, role, { usd, tokens }) {
    const before = state.around[role] ?? { calls: 0, usd: 0, tokens: 0 };
    const now = { calls: before.calls + 1, usd: before.usd + usd, tokens: before.tokens + tokens };
    return { ...state, around: { ...state.around, [role]: now } };
}
const spentOf = (usage) => ({
    usd: usage.usd,
    tokens: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalTokens */ .RP)(usage),
});
const withReview = (state, { usd, usage }) => withCall(state, 'review', usage ? spentOf(usage) : { usd, tokens: 0 });
function withAgentCall(state, event, put) {
    const { role, usage, of } = event;
    const called = {
        ...withCall(state, role, spentOf(usage)),
        looked_back: Math.max(state.looked_back, of ?? 0),
    };
    const apart = paidApart(event);
    return apart ? paidBy(taskOf(state, apart.iteration), called, { usage, put }) : called;
}
function paidApart(event) {
    if (event.type === 'agent_call' && !event.within)
        return { iteration: event.of ?? event.iteration, usage: event.usage };
    return event.type === 'agent_pass' && event.apart ? event : undefined;
}
const taskOf = ({ current, timeline }, iteration) => [...timeline].reverse().find((one) => one.iteration === iteration)?.task ?? current?.task;
function paidBy(task, state, { usage, put }) {
    const paid = { ...state, usage: (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(state.usage, usage) };
    if (task === undefined || !Object.hasOwn(state.tasks, task))
        return paid;
    return (0,_put_task_js__WEBPACK_IMPORTED_MODULE_2__/* .editing */ .Dy)(put)(paid, task, (record) => ({ usd: record.usd + usage.usd }));
}
function withPass(state, event, put) {
    const counted = withCall(state, `pass:${event.pass_name}`, spentOf(event.usage));
    return event.apart ? withOwedPass(counted, event, put) : counted;
}
function withOwedPass(state, event, put) {
    const { iteration, task, pass_name: name, usage } = event;
    const owed = state.owed
        .map((one) => one.iteration === iteration ? { ...one, passes: one.passes.filter((other) => other !== name) } : one)
        .filter(({ passes }) => passes.length > 0);
    return paidBy(task, { ...state, owed }, { usage, put });
}


/***/ }),

/***/ 64064:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ rejectHeld),
/* harmony export */   P3: () => (/* binding */ amended),
/* harmony export */   TV: () => (/* binding */ withoutUndo),
/* harmony export */   UH: () => (/* binding */ notAwaiting),
/* harmony export */   l: () => (/* binding */ takeIn),
/* harmony export */   nx: () => (/* binding */ withTouched),
/* harmony export */   xg: () => (/* binding */ longestReason),
/* harmony export */   zH: () => (/* binding */ takeBack)
/* harmony export */ });
/* harmony import */ var _knowledge_undone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35686);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43573);
/* harmony import */ var _attention_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62164);
/* harmony import */ var _index_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82670);
/* harmony import */ var _orders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49981);
/* harmony import */ var _task_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36966);







const recentSuccesses = 4;
function takeIn(state, passed, edit) {
    const { iteration, task, commit, summary, turned_green, part, left = [], handoff_bytes } = passed;
    const { baseline, merging } = state;
    const merged = merging?.task === task ? { base: merging.base, merging: null } : {};
    const taken = {
        ...state,
        ...merged,
        ...(part ? {} : (0,_orders_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutHintsOf */ .un)(state, [task])),
        work: commit ?? state.work,
        ...(!(0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentsMd */ .Eo)(task) && {
            recent: [{ iteration, task, summary }, ...state.recent].slice(0, recentSuccesses),
            compaction: (0,_index_events_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(state.compaction, handoff_bytes),
        }),
        baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
    };
    return edit(taken, task, (before) => (0,_task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .grown */ .gT)(before, { iteration, commit, summary, part, left }));
}
const notAwaiting = (state, tasks) => state.awaiting && tasks.includes(state.awaiting.task) ? { ...state, awaiting: null } : state;
const openAgain = (task, lost) => ({
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    ..._attention_js__WEBPACK_IMPORTED_MODULE_3__/* .unstuck */ .oI,
    failed_iterations: [...task.failed_iterations, ...lost],
});
const emptied = (task) => ({
    ...openAgain(task, (0,_task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .iterationsOf */ .qW)(task)),
    ..._task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCommits */ .$s,
});
function rejectHeld(state, event, edit) {
    const { counts } = state;
    const rejected = {
        ...withoutTouched(state, event.iteration),
        awaiting: null,
        breaker: null,
        ...(!(0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentsMd */ .Eo)(event.task) && {
            counts: { ...counts, succeeded: counts.succeeded - 1, failed: counts.failed + 1 },
        }),
    };
    return edit(rejected, event.task, (task) => openAgain(task, [event.iteration]));
}
function takeBack(state, event, edit) {
    const { baseline } = state;
    const gone = [event.undoes, ...event.also];
    const start = {
        ...gone.reduce(withoutTouched, withoutUndo(state, event)),
        ...(0,_attention_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSignalsOf */ .bR)(state, event.task),
        work: event.commit ?? state.work,
        recent: state.recent.filter(({ iteration }) => !gone.includes(iteration)),
        knowledge: gone.reduce((kept, one) => [...(0,_knowledge_undone_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutIteration */ .E)(kept, one, undoneWhy(event))], state.knowledge),
        breaker: null,
        baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
    };
    const undone = edit(start, event.task, (task) => ({ ...emptied(task), ...(!event.opens && { status: task.status }) }));
    return event.reopened.reduce((now, id) => edit(now, id, emptied), undone);
}
const undoneWhy = ({ undoes, by, why }) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(`iteration ${undoes} was undone by ${by}${why === '' ? '' : `: ${why}`}`, longestReason);
function withoutUndo(state, event) {
    return {
        ...state,
        iteration: event.iteration,
        undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
    };
}
const kept = 30;
function withTouched(state, { iteration, task, what, total }) {
    return { ...state, touched: [{ iteration, task, what, total }, ...state.touched].slice(0, kept) };
}
const withoutTouched = (state, iteration) => state.touched.length === 0 ? state : { ...state, touched: state.touched.filter((one) => one.iteration !== iteration) };
const longestReason = 300;
function amended(state, { iteration, amendment, given_up }, edit, put) {
    const id = String(amendment.task_id);
    const why = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(amendment.reason, longestReason);
    if (given_up)
        return edit(state, id, () => ({ status: 'given_up', given_up: { iteration, why } }));
    if (amendment.action === 'add')
        return edit(state, String(amendment.task?.['id']), () => ({}));
    if (amendment.action === 'modify')
        return state;
    return { ...state, ...(0,_orders_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutHintsOf */ .un)(state, [id]), tasks: put(state.tasks, id, undefined) };
}


/***/ }),

/***/ 46109:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ counselHandlers),
/* harmony export */   w: () => (/* binding */ sameCounsel)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _call_costs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8479);



const withCounsel = (state, change) => ({
    ...state,
    counsel: { ...state.counsel, ...change },
});
const sameCounsel = (one, other) => one?.role === other.role && one.part === other.part && one.round === other.round;
function counselBegun(state, { role, part, round }) {
    const { asking } = state.counsel;
    const begun = (asking && sameCounsel(asking, { role, part, round }) ? asking.begun : 0) + 1;
    return withCounsel(state, { asking: { role, part, round, begun } });
}
const counselCalled = (state, { role, usage }) => (0,_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .withCall */ .D$)({ ...state, usage: (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(state.usage, usage) }, role, (0,_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .spentOf */ .uv)(usage));
const counselInterrupted = (state, { until, why }) => withCounsel({ ...state, waiting: until === null ? null : { until, why, count: (state.waiting?.count ?? 0) + 1 } }, { asking: null });
function completionJudged(state, { type: _, at: __, ...verified }) {
    const rounds = (state.counsel.verified?.rounds ?? 0) + 1;
    return withCounsel({ ...state, waiting: null }, { asking: null, verified: { ...verified, rounds } });
}
function planReviewed(state, event) {
    const { type: _, at: __, proposals, ...said } = event;
    const before = state.counsel.plan_review;
    const plan_review = { ...said, proposals: [...(before?.proposals ?? []), ...proposals], words: before?.words ?? [] };
    return withCounsel({ ...state, waiting: null }, { asking: null, plan_review });
}
const mostWords = 10;
function counselAnswered(state, event) {
    const { plan_review: review } = state.counsel;
    const { answer, ids, by, words } = event;
    if (event.role === 'consensus')
        return consensusAnswered(state, event);
    if (!review)
        return state;
    const proposals = review.proposals.map((one) => (ids.includes(one.id) ? { ...one, fate: 'taken' } : one));
    if (answer === 'abort')
        return { ...state, paused: { by, why: words || `${by} does not want the plan to start` } };
    if (answer !== 'revise')
        return withCounsel(state, { plan_review: { ...review, proposals, done: true, held: null } });
    const said = words === '' ? review.words : [...review.words, words].slice(-mostWords);
    return withCounsel(state, { plan_review: { ...review, done: false, held: null, words: said } });
}
function consensusAnswered(state, { answer, by, words }) {
    const { consensus } = state.counsel;
    if (!consensus)
        return state;
    if (answer === 'abort')
        return { ...state, paused: { by, why: words || `${by} does not want the plan to start` } };
    const decided = { ...consensus, decision: answer, held: null };
    if (answer !== 'revise')
        return withCounsel(state, { consensus: { ...decided, next: null } });
    const said = words === '' ? consensus.words : [...consensus.words, words].slice(-mostWords);
    const again = { ...decided, round: consensus.round + 1, next: 'challenge', words: said };
    return withCounsel(state, { consensus: again });
}
const consensusSaid = (state, { now }) => withCounsel({ ...state, waiting: null }, { asking: null, consensus: now });
const counselHandlers = {
    counsel_begun: counselBegun,
    counsel_called: counselCalled,
    counsel_interrupted: counselInterrupted,
    completion_judged: completionJudged,
    plan_reviewed: planReviewed,
    consensus_said: consensusSaid,
    counsel_answered: (state, event) => counselAnswered({ ...state, stop: null, ended_in_order: (0,_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .endedInOrder */ .g$)(state) }, event),
};


/***/ }),

/***/ 6016:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ evolve),
  A: () => (/* binding */ fold)
});

// EXTERNAL MODULE: ./build/schema/run/budget.js
var run_budget = __webpack_require__(56907);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(20878);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/run/fold/attention.js
var attention = __webpack_require__(62164);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/fold/put-task.js
var put_task = __webpack_require__(32361);
;// CONCATENATED MODULE: ./build/core/run/fold/attempt-end.js






function passed(state, event, put) {
    return {
        ...(0,put_task/* withTask */.EF)(state, put, {
            id: event.task,
            ...spent((0,begin/* taskIn */.B1)(state, event.task), event),
            runners_lost: 0,
            held_back: 0,
            ...attention/* unstuck */.oI,
        }),
        ...(0,orders/* usedUp */.h4)(state),
        ...(0,attention/* withoutSignalsOf */.bR)(state, event.task),
        current: null,
        ...measuredWith(state, event),
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        ...((0,milestones/* isAgentsMd */.Eo)(event.task)
            ? {}
            : { costs: costsWith(state, event), counts: count(state, 'succeeded', event.handoff) }),
        breaker: null,
        waiting: null,
    };
}
function failed(state, event, put) {
    const before = (0,begin/* taskIn */.B1)(state, event.task);
    const again = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0;
    return {
        ...(0,put_task/* withTask */.EF)(state, put, {
            id: event.task,
            ...spent(before, event),
            status: event.final ? 'failed' : 'pending',
            failed_attempts: before.failed_attempts + 1,
            runners_lost: 0,
            held_back: 0,
            failed_iterations: [...before.failed_iterations, event.iteration],
            failures: (0,attention/* failedOnceMore */._o)(before, event),
        }),
        ...(0,orders/* triedInVain */.Iu)(state, event.task),
        ...(0,attention/* withoutSignalsOf */.bR)(state, event.task),
        current: null,
        ...measuredWith(state, event),
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
        waiting: null,
        ...(!(0,milestones/* isAgentsMd */.Eo)(event.task) && {
            costs: costsWith(state, event),
            counts: count(state, 'failed', event.handoff),
            breaker: { fingerprint: event.fingerprint, count: again + 1, why: event.why },
        }),
    };
}
function interrupted(state, event, put) {
    const before = (0,begin/* taskIn */.B1)(state, event.task);
    const lost = event.cause === 'runner_lost' || event.cause === 'agent_killed' ? before.runners_lost + 1 : 0;
    return {
        ...(0,put_task/* withTask */.EF)(state, put, { id: event.task, ...spent(before, event), status: 'pending', runners_lost: lost }),
        current: null,
        told: [],
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'interrupted', null),
        waiting: event.until === null ? null : { until: event.until, why: event.why, count: (state.waiting?.count ?? 0) + 1 },
    };
}
const keptCosts = 25;
const keptMeasures = 12;
function measuredWith({ current, measured }, { usage: { first_tokens } }) {
    const chars = current?.prompt_chars;
    if (chars === undefined || first_tokens === undefined)
        return { measured };
    return { measured: [{ chars, tokens: first_tokens }, ...measured].slice(0, keptMeasures) };
}
const costsWith = ({ costs }, { usage }) => [usage.usd, ...costs].slice(0, keptCosts);
function spent(task, event) {
    return { ...task, usd: task.usd + event.usage.usd, duration_ms: task.duration_ms + event.duration_ms };
}
function count(state, kind, handoff) {
    const { counts } = state;
    return { ...counts, [kind]: counts[kind] + 1, synthetic: counts.synthetic + (handoff === 'synthetic' ? 1 : 0) };
}
const keptAttempts = 30;
const outcomes = {
    attempt_succeeded: 'passed',
    attempt_held: 'passed',
    attempt_failed: 'failed',
    attempt_interrupted: 'interrupted',
};
const endsAttempt = (event) => Object.hasOwn(outcomes, event.type);
function timelineWith({ current, timeline }, event) {
    if (!endsAttempt(event) || current?.iteration !== event.iteration)
        return timeline;
    const { iteration, task, started } = current;
    const ended = { iteration, task, started, ended: event.at, outcome: outcomes[event.type], usd: event.usage.usd };
    return [...timeline, ended].slice(-keptAttempts);
}

// EXTERNAL MODULE: ./build/core/run/fold/call-costs.js
var call_costs = __webpack_require__(8479);
// EXTERNAL MODULE: ./build/core/run/fold/commit-fate.js
var commit_fate = __webpack_require__(64064);
// EXTERNAL MODULE: ./build/core/run/fold/counsel.js
var counsel = __webpack_require__(46109);
// EXTERNAL MODULE: ./build/core/run/fold/index-events.js
var index_events = __webpack_require__(82670);
;// CONCATENATED MODULE: ./build/core/run/fold/evolve.js















const kept = 5;
const arrived = (state, commit, { from, why, protects }) => ({
    ...state,
    work: commit,
    baseline: null,
    unproven: { commit, why },
    steered: protects ? [{ from, to: commit, ...protects }, ...state.steered].slice(0, kept) : state.steered,
});
const cutWork = (state, event) => {
    const { iteration, milestone, from } = event;
    const ended = state.slices.map((slice) => ({ ...slice, end: slice.end ?? from }));
    return { ...state, slices: [...ended, { milestone, iteration, end: null }] };
};
function applyPlanChange(state, event) {
    const removed = new Set(event.removed);
    const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id));
    const added = event.added.map(({ id, status }) => [id, { ...begin/* untouchedTask */.$L, status }]);
    const tasks = Object.fromEntries([...kept, ...added]);
    const hints = (0,orders/* withoutHintsOf */.un)(state, event.removed);
    const left = (0,attention/* withoutAsksOf */.mw)((0,commit_fate/* notAwaiting */.UH)(state, event.removed), event.removed);
    const refused_edits = event.refused ?? [];
    return { ...left, ...hints, plan_source: event.plan_source, tasks, refused_edits };
}
const withFollowUp = (state, { task, url, threads }) => ({
    ...state,
    follow_ups: [...state.follow_ups, { task, url, threads }],
});
const withoutFollowUp = (state, { task }) => ({
    ...state,
    follow_ups: state.follow_ups.filter((one) => one.task !== task),
});
const goesOn = (state) => ({ ...state, stop: null, ended_in_order: (0,begin/* endedInOrder */.g$)(state) });
const recentReviews = 5;
const keptDoubts = 5;
const same = (state) => state;
const handlers = {
    lease_taken: (state, { at, epoch, holder }) => ({
        ...state,
        epoch,
        lease: { holder, epoch, taken: at, renewed: at },
        runner: { jobs: state.runner.jobs + 1, ms: (0,lease_verdict/* runnerMs */.XK)(state, 0) },
        warned: state.warned.filter(({ budget }) => !(0,run_budget/* ofOneJob */.$)(budget)),
        handed: null,
        stop: null,
        ended_in_order: false,
    }),
    lease_renewed: (state, { at }) => (state.lease ? { ...state, lease: { ...state.lease, renewed: at } } : state),
    lease_released: (state, { at }) => ({
        ...state,
        lease: null,
        handed: null,
        commands: (0,orders/* afterJob */.mM)(state),
        runner: { ...state.runner, ms: (0,lease_verdict/* runnerMs */.XK)(state, Date.parse(at)) },
    }),
    confined: (state, { type: _, at: __, refused: ___, ...confined }) => ({ ...state, confined }),
    baseline_finished: (state, { type: _, at: __, duration_ms: ___, said: ____, ...baseline }) => ({
        ...state,
        baseline,
        unproven: baseline.red.length === 0 || baseline.accepted ? null : state.unproven,
    }),
    attempt_started: (state, { at, iteration, task, attempt, checkpoint, prompt_chars }, put) => ({
        ...(0,put_task/* withTask */.EF)(state, put, { id: task, status: 'in_progress', stuck: null }),
        iteration,
        current: { iteration, task, attempt, checkpoint, started: at, ...(prompt_chars !== undefined && { prompt_chars }) },
        last_agent_start: at,
        stop: null,
    }),
    handed_on: (state, { type: _type, at, ...handed }) => ({
        ...state,
        handed,
        lease: state.lease && { ...state.lease, renewed: at },
    }),
    attempt_succeeded: (state, event, put) => (0,commit_fate/* takeIn */.l)(passed(state, event, put), event, (0,put_task/* editing */.Dy)(put)),
    milestone_begun: cutWork,
    attempt_held: (state, event, put) => {
        const { iteration, task, commit, checkpoint, summary, turned_green, part, left, handoff_bytes } = event;
        const more = { ...(part && { part }), ...(left && { left }) };
        const awaiting = { iteration, task, commit, checkpoint, summary, turned_green, handoff_bytes, ...more };
        return { ...passed(state, event, put), awaiting };
    },
    attempt_approved: (state, _event, put) => state.awaiting ? (0,commit_fate/* takeIn */.l)({ ...state, awaiting: null, stop: null }, state.awaiting, (0,put_task/* editing */.Dy)(put)) : state,
    attempt_rejected: (state, event, put) => (0,commit_fate/* rejectHeld */.LV)((0,attention/* withoutAsksOf */.mw)({ ...state, stop: null }, [event.task]), event, (0,put_task/* editing */.Dy)(put)),
    undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
        ...goesOn(state),
        undos: [...state.undos, { undoes, by, why, reopen_dependents }],
    }),
    undo_done: (state, event, put) => (0,commit_fate/* takeBack */.zH)((0,attention/* withoutAsksOf */.mw)(state, [event.task, ...event.reopened]), event, (0,put_task/* editing */.Dy)(put)),
    undo_failed: (state, event) => ({ ...(0,commit_fate/* withoutUndo */.TV)(state, event), commands: (0,orders/* withFailedUndo */.Ms)(state, event) }),
    attempt_failed: failed,
    attempt_interrupted: interrupted,
    budget_warning: (state, { budget, used, limit }) => ({
        ...state,
        warned: [...state.warned.filter((other) => other.budget !== budget), { budget, used, limit }],
    }),
    stuck_detected: (state, event, put) => (0,attention/* foundStuck */.Z_)(state, event, (0,put_task/* editing */.Dy)(put)),
    signals_given: attention/* withSignals */.MG,
    human_review_requested: attention/* requested */.lT,
    review_answered: (state, { task }) => (0,attention/* withoutAsksOf */.mw)(goesOn(state), [task]),
    iteration_reviewed: (state, event) => {
        const { iteration, task, verdict, findings, summary } = event;
        const said = { iteration, task, verdict, findings, summary };
        return { ...(0,call_costs/* withReview */.bT)(state, event), reviewed: [said, ...state.reviewed].slice(0, recentReviews) };
    },
    agent_call: call_costs/* withAgentCall */.b_,
    failure_pattern: same,
    context_directive: (state, { task, held }, put) => held ? (0,put_task/* withTask */.EF)(state, put, { id: task, held_back: (0,begin/* taskIn */.B1)(state, task).held_back + 1 }) : state,
    prepared_prompt_refused: same,
    agent_pass: call_costs/* withPass */.MT,
    passes_owed: (state, { type: _, at: __, ...owed }) => ({ ...state, owed: [...state.owed, { ...owed, begun: 0 }] }),
    passes_begun: (state, { iterations }) => ({
        ...state,
        owed: state.owed.map((one) => (iterations.includes(one.iteration) ? { ...one, begun: one.begun + 1 } : one)),
    }),
    server_trouble: same,
    agent_lingered: same,
    prompt_cut: same,
    files_hidden: same,
    environment_changed: same,
    amendment_accepted: (state, event, put) => (0,commit_fate/* amended */.P3)(state, event, (0,put_task/* editing */.Dy)(put), put),
    checks_touched: commit_fate/* withTouched */.nx,
    amendment_refused: (state) => ({
        ...state,
        counts: { ...state.counts, refused_amendments: state.counts.refused_amendments + 1 },
    }),
    plan_changed: applyPlanChange,
    base_merged: (state, event) => ({ ...arrived(state, event.commit, event), base: event.base }),
    base_renamed: (state, { to }) => ({ ...state, base_branch: to }),
    conflict_task_added: (state, { task, base, files, total }, put) => (0,put_task/* withTask */.EF)({ ...state, merging: { task, base, files, total } }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
    }),
    conflict_task_ended: (state, { task }, put) => (0,put_task/* withTask */.EF)({ ...state, merging: null }, put, { id: task, status: 'skipped' }),
    agents_md_due: (state, { task }, put) => (0,put_task/* withTask */.EF)(state, put, { id: task, status: 'pending' }),
    agents_md_ended: (state, { task }, put) => (0,put_task/* withTask */.EF)(state, put, { id: task, status: 'skipped' }),
    agents_md_left: same,
    work_moved: (state, event) => arrived(state, event.to, event),
    queue_moved: (state, { from, to, place, file }) => place === 'complete' ? arrived(state, to, { from, why: `the plan moved to ${file}` }) : { ...state, work: to },
    steering_changed: (state, { paths, plan_source }) => ({
        ...state,
        doubted: [{ paths, plan_source }, ...state.doubted].slice(0, keptDoubts),
    }),
    work_refused: same,
    command_taken: (state, { at, by, text, refused }) => ({
        ...state,
        commands: (0,orders/* withCommand */.UE)(state, { at, by, text: (0,excerpt/* startOf */.GH)(text, 200), refused }),
    }),
    setting_changed: (state, { name, value }) => ({
        ...goesOn(state),
        overrides: { ...state.overrides, [name]: value },
    }),
    rules_changed: (state, { base, changes }) => ({
        ...goesOn(state),
        rules: (0,overrides/* withChanges */.AW)({ base, values: state.rules?.values ?? {} }, changes),
    }),
    evidence_gathered: (state, { type: _, at: __, ...evidence }) => ({ ...state, evidence }),
    ...counsel/* counselHandlers */.l,
    pause: (state, { by, why }) => ({ ...state, paused: { by, why } }),
    resume: (state) => ({ ...goesOn(state), paused: null }),
    wait_lifted: (state) => ({ ...state, waiting: null }),
    skip_task: (state, { task }, put) => (0,put_task/* withTask */.EF)((0,attention/* withoutAsksOf */.mw)((0,commit_fate/* notAwaiting */.UH)(goesOn(state), [task]), [task]), put, {
        id: task,
        status: 'skipped',
        given_up: null,
    }),
    task_reopened: (state, { task }, put) => (0,put_task/* withTask */.EF)({ ...goesOn(state), breaker: null }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
        runners_lost: 0,
        given_up: null,
        ...attention/* unstuck */.oI,
    }),
    note: (state, event, put) => (0,attention/* withNewWord */.H5)({ ...state, hints: [...state.hints, (0,orders/* hintOf */.$z)(event)] }, event, (0,put_task/* editing */.Dy)(put)),
    follow_up_added: (state, event, put) => (0,put_task/* withTask */.EF)(withFollowUp(goesOn(state), event), put, { id: event.task }),
    follow_up_answered: withoutFollowUp,
    remembered: index_events/* withWords */.cS,
    forgotten: (state, event) => ({ ...state, knowledge: (0,remember/* withoutEntry */.n$)(state.knowledge, event) }),
    knowledge_changed: index_events/* withIndex */.NH,
    knowledge_refused: index_events/* withRefusedIndex */.BI,
    knowledge_inherited: (state, { from, entries }) => ({
        ...state,
        knowledge: (0,entry/* putEntries */.a$)(state.knowledge, entries),
        inherited: [...state.inherited, from],
    }),
    run_imported: (state, { iteration, recent, compaction }) => ({
        ...state,
        iteration: Math.max(state.iteration, iteration),
        recent,
        compaction: { ...state.compaction, ...compaction },
    }),
    hints_told: (state, { ids }) => ({ ...state, told: ids }),
    run_stopped: (state, { reason }) => ({ ...state, stop: reason }),
};
function evolve(state, event) {
    return step(state, event, (0,put_task/* putInOneCopy */.ab)());
}
function fold(state, events, look) {
    const own = state && { ...state, tasks: (0,put_task/* copyOf */.zP)(state.tasks) };
    return events.reduce((before, event) => {
        const after = step(before, event, put_task/* putInPlace */.yK);
        look?.(after);
        return after;
    }, own);
}
function step(state, event, put) {
    if (event.type === 'run_started')
        return (0,begin/* begin */.qN)(state, event);
    if (state === null)
        throw new Error(`the log begins with ${event.type} instead of run_started`);
    const apply = handlers[event.type];
    return { ...apply(state, event, put), timeline: timelineWith(state, event), updated: event.at };
}


/***/ }),

/***/ 82670:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ withRefusedIndex),
/* harmony export */   NH: () => (/* binding */ withIndex),
/* harmony export */   cS: () => (/* binding */ withWords),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47596);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38962);
/* harmony import */ var _knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20878);




function withWords(state, { id, text, by, url, supersedes }) {
    const entry = (0,_knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__/* .personsEntry */ .r2)({ id, text, by, url, supersedes: supersedes ?? [] });
    return { ...state, knowledge: (0,_knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__/* .withRemembered */ .$S)(state.knowledge, entry) };
}
function withIndex(state, event) {
    const knowledge = (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .putEntries */ .a$)(state.knowledge, event.entries);
    const merge_tried = mergeTried({ ...state, knowledge }, event);
    return { ...state, knowledge, compaction: { ..._schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingToIndex */ .T7, through: event.through, merge_tried } };
}
const mergeTried = ({ knowledge, compaction }, { trigger }) => trigger === _knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeTrigger */ .bN ? (0,_knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__/* .hardChars */ .d4)(knowledge) : compaction.merge_tried;
const withRefusedIndex = (state, event) => ({
    ...state,
    compaction: {
        ...state.compaction,
        refused: state.compaction.refused + 1,
        refused_at: event.iteration,
        merge_tried: mergeTried(state, event),
    },
});
const counted = (compaction, handoffBytes) => ({
    ...compaction,
    iterations: compaction.iterations + 1,
    bytes: compaction.bytes + (handoffBytes ?? 0),
});


/***/ }),

/***/ 68124:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutLostJob)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6016);


function withoutLostJob(state) {
    const { current, updated: at } = state;
    const left = [];
    if (current) {
        const { iteration, task } = current;
        const spent = { usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, duration_ms: 0 };
        left.push({
            ...{
                type: 'attempt_interrupted',
                at,
                iteration,
                task,
                cause: 'runner_lost',
                why: 'its job is gone',
                until: null,
            },
            ...spent,
        });
    }
    return (0,_evolve_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(state, [...left, { type: 'lease_released', at }]) ?? state;
}


/***/ }),

/***/ 49981:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ hintOf),
/* harmony export */   Fg: () => (/* binding */ consume),
/* harmony export */   Iu: () => (/* binding */ triedInVain),
/* harmony export */   Ms: () => (/* binding */ withFailedUndo),
/* harmony export */   OT: () => (/* binding */ newestTaken),
/* harmony export */   QD: () => (/* binding */ mergeControl),
/* harmony export */   UE: () => (/* binding */ withCommand),
/* harmony export */   h4: () => (/* binding */ usedUp),
/* harmony export */   kr: () => (/* binding */ refusedIn),
/* harmony export */   mM: () => (/* binding */ afterJob),
/* harmony export */   r_: () => (/* binding */ tellOnce),
/* harmony export */   uK: () => (/* binding */ hintsFor),
/* harmony export */   un: () => (/* binding */ withoutHintsOf)
/* harmony export */ });
const kept = 20;
const withCommand = ({ commands }, command) => [command, ...commands].slice(0, kept);
function withFailedUndo(state, { at, undoes, why }) {
    const order = state.undos.find((one) => one.undoes === undoes);
    return withCommand(state, { at, by: order?.by ?? 'somebody', text: `undo ${undoes}`, refused: why });
}
const afterJob = ({ commands, lease }) => commands.map((one) => (one.refused !== null && lease && one.at < lease.taken ? { ...one, told: true } : one));
const refusedIn = ({ commands, }) => commands.flatMap(({ at, by, text, refused, told }) => refused === null || told ? [] : [{ at, by, text, why: refused }]);
const mostAttempts = 3;
const hintOf = ({ id, by, text, task }) => task === undefined ? { id, by, text } : { id, by, text, task, attempts: 0 };
const hintsFor = ({ hints }, task) => hints.filter((hint) => (hint.task ?? task) === task);
const usedUp = ({ hints, told }) => ({
    hints: hints.filter(({ id }) => !told.includes(id)),
    told: [],
});
const triedInVain = ({ hints, told }, task) => ({
    hints: hints.flatMap((hint) => {
        if (!told.includes(hint.id))
            return [hint];
        const attempts = hint.attempts === undefined ? mostAttempts : hint.attempts + 1;
        return attempts < mostAttempts ? [{ ...hint, task: hint.task ?? task, attempts }] : [];
    }),
    told: [],
});
const withoutHintsOf = ({ hints }, tasks) => ({
    hints: hints.filter(({ task }) => typeof task !== 'string' || !tasks.includes(task)),
});
const keptIds = 500;
const isDated = (id) => /^\d{4}-/.test(id);
function consume(control, ids, { cursor, waiting }) {
    const moved = cursor !== null && cursor > (control.cursor ?? '') ? cursor : control.cursor;
    const all = [...control.consumed, ...ids];
    const comments = all.filter((id) => isDated(id) && (moved === null || id >= moved));
    const refs = all.filter((id) => !isDated(id));
    const others = refs.filter((id, at) => at >= refs.length - keptIds || waiting.has(id));
    return { ...control, cursor: moved, consumed: [...others, ...comments] };
}
const keptTold = 100;
function tellOnce(control, notices) {
    const told = control.told ?? [];
    const fresh = notices.filter(({ key }) => !told.includes(key));
    if (fresh.length === 0)
        return control;
    const keys = [...told, ...fresh.map(({ key }) => key)].slice(-keptTold);
    return { ...control, outbox: [...control.outbox, ...fresh], told: keys };
}
function mergeControl(theirs, ours, gone) {
    const outbox = new Map([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]));
    const cursor = [theirs.cursor, ours.cursor]
        .filter((one) => one !== null)
        .sort()
        .at(-1) ?? null;
    const told = [...new Set([...(theirs.told ?? []), ...(ours.told ?? [])])].slice(-keptTold);
    return {
        ...theirs,
        ...(told.length > 0 && { told }),
        cursor,
        consumed: [...new Set([...theirs.consumed, ...ours.consumed])],
        outbox: [...outbox.values()].filter(({ key }) => !gone.has(key)),
    };
}
const newestTaken = ({ recent, tasks }) => recent.find(({ task, iteration }) => tasks[task]?.closed !== iteration)?.iteration ?? 0;


/***/ }),

/***/ 32361:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ editing),
/* harmony export */   EF: () => (/* binding */ withTask),
/* harmony export */   ab: () => (/* binding */ putInOneCopy),
/* harmony export */   yK: () => (/* binding */ putInPlace),
/* harmony export */   zP: () => (/* binding */ copyOf)
/* harmony export */ });
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);

const putInPlace = (tasks, id, record) => {
    if (record)
        tasks[id] = record;
    else
        delete tasks[id];
    return tasks;
};
function putInOneCopy() {
    let copy;
    return (tasks, id, record) => {
        copy = tasks === copy ? copy : copyOf(tasks);
        return putInPlace(copy, id, record);
    };
}
function copyOf(tasks) {
    const copy = Object.create(null);
    for (const id in tasks) {
        const record = tasks[id];
        if (record)
            copy[id] = record;
    }
    return copy;
}
function withTask(state, put, { id, ...change }) {
    return { ...state, tasks: put(state.tasks, id, { ...(0,_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id), ...change }) };
}
const editing = (put) => (state, id, change) => withTask(state, put, { id, ...change((0,_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id)) });


/***/ }),

/***/ 94907:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ startsNextJob),
/* harmony export */   Xo: () => (/* binding */ continuesUnattended),
/* harmony export */   dQ: () => (/* binding */ due),
/* harmony export */   q7: () => (/* binding */ longestChain)
/* harmony export */ });
/* harmony import */ var _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34891);

function due(request) {
    const { state, orders, now, life = 'unknown' } = request;
    const { lease } = state;
    const handed = state.handed !== null;
    const verdict = (0,_lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .leaseVerdict */ .QI)(lease, life, { now, handed });
    if (lease && verdict.kind === 'held') {
        const ends = Date.parse(lease.renewed) + (handed ? _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .handedLifetimeMs */ .CF : _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .leaseLifetimeMs */ .eN);
        return { due: false, why: verdict.why, at: handed && life === 'alive' ? null : ends };
    }
    if (orders > 0)
        return { due: true, why: orders === 1 ? 'an order is waiting' : `${orders} orders are waiting` };
    if (verdict.kind === 'over')
        return { due: true, why: `its last job was lost: ${verdict.why}` };
    return atRest(state, now);
}
function atRest({ stop, paused, awaiting, waiting, ended_in_order }, now) {
    if (paused)
        return resting(`${paused.by} paused it`);
    if (awaiting)
        return resting(`a commit of ${awaiting.task} waits for approval`);
    if (waiting && Date.parse(waiting.until) > now) {
        return { due: false, why: `it is waiting until ${waiting.until}`, at: Date.parse(waiting.until) };
    }
    if (stop === null && ended_in_order)
        return { due: true, why: 'an order has changed it since its last job' };
    if (stop === null)
        return { due: true, why: 'its last job ended with work left' };
    if (continuesUnattended(stop))
        return { due: true, why: `its last job ended with ${stop.kind}` };
    if (stop.kind === 'failed' && /^(?:REMOTE|GITHUB)_/.test(stop.code)) {
        return { due: true, why: `its last job could not reach what it needs (${stop.code})` };
    }
    return resting(stop.kind === 'complete' ? 'it is complete' : `a person is needed: it ended with ${stop.kind}`);
}
const resting = (why) => ({ due: false, why, at: null });
function continuesUnattended(stop) {
    if (stop === null)
        return true;
    if (stop.kind === 'iteration_limit')
        return stop.scope === 'job';
    return stop.kind === 'time_budget' || stop.kind === 'waiting' || stop.kind === 'busy';
}
const longestChain = 100;
function startsNextJob(reason, job) {
    if (job.attempts === 0)
        return false;
    return reason.kind === 'time_budget' || (reason.kind === 'iteration_limit' && reason.scope === 'job');
}


/***/ }),

/***/ 29181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   a4: () => (/* binding */ tasksOf),
/* harmony export */   nu: () => (/* binding */ slicesOf),
/* harmony export */   vq: () => (/* binding */ beginsSlice)
/* harmony export */ });
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


/***/ }),

/***/ 93532:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p7: () => (/* binding */ countsBeside),
  YT: () => (/* binding */ nothingGathered),
  gi: () => (/* binding */ runFilesWriter),
  iD: () => (/* binding */ runOfFiles),
  sk: () => (/* binding */ withdrawal),
  uV: () => (/* binding */ withdrawalInWords),
  RG: () => (/* binding */ withdrawalPath)
});

// EXTERNAL MODULE: ./build/schema/run/run-state.js
var run_state = __webpack_require__(25605);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
// EXTERNAL MODULE: ./build/core/text/memoize.js
var memoize = __webpack_require__(26588);
;// CONCATENATED MODULE: ./build/core/run/stored/index-files.js



const shortIndex = 200;
const mostInRunJson = 50;
function indexFilesWriter(redact, most = { shortIndex, mostInRunJson }) {
    const lineOf = (0,memoize/* memoize */.B)((entry) => redact(JSON.stringify(stored(entry))));
    return ({ knowledge, iteration }, indexed) => {
        const apart = knowledge.filter((entry, at) => indexed[at] !== entry);
        const gone = knowledge.length < indexed.length;
        if (apart.length === 0 && !gone)
            return { files: new Map(), indexed, apart };
        const isShort = knowledge.length <= most.shortIndex;
        if (!isShort && !gone && apart.length <= most.mostInRunJson)
            return { files: new Map(), indexed, apart };
        const files = [
            ['knowledge-index.json', `[\n${knowledge.map(lineOf).join(',\n')}\n]\n`],
            ['knowledge-index.md', redact(page(knowledge, { iteration, isShort, most: most.mostInRunJson }))],
        ];
        return { files: new Map(files), indexed: knowledge, apart: [] };
    };
}
function page(knowledge, { iteration, isShort, most }) {
    const text = (0,render_index/* indexMarkdown */.EM)(knowledge, iteration);
    return isShort
        ? text
        : `${text}\nA long index is written again after ${most} changes; \`ralph knowledge\` has the newest.\n`;
}
const stored = (entry) => {
    const { id, text, by, url, status, iterations, task, supersedes, why, from } = entry;
    return {
        memory_ids: [id],
        summary: text,
        iteration: iterations.at(-1) ?? 0,
        task,
        source_iterations: iterations,
        tags: [(0,knowledge_entry/* typeOf */.QP)(id)],
        status,
        supersedes,
        source: { by, url, from },
        hard: (0,knowledge_entry/* isHard */.is)(entry),
        why,
    };
};
function knowledgeOfFiles(file, apart) {
    const indexed = file.map(({ memory_ids: [id], summary: text, source_iterations: iterations, source, ...rest }) => {
        const { status, hard, task, supersedes, why } = rest;
        return { id, text, ...source, status, hard: hard && source.by === null, iterations, task, supersedes, why };
    });
    return { knowledge: apart.length === 0 ? indexed : (0,knowledge_entry/* putEntries */.a$)(indexed, apart), indexed };
}

;// CONCATENATED MODULE: ./build/core/run/stored/run-files.js




const run_files_mostInRunJson = 200;
const nothingGathered = { tasks: new Map(), knowledge: [] };
function runFilesWriter(redact, most = run_files_mostInRunJson) {
    const lineOf = lineMaker(redact);
    const linesOf = (tasks, ids) => block(ids.flatMap((id) => (tasks[id] ? [lineOf(id, tasks[id])] : [])));
    const indexFiles = indexFilesWriter(redact);
    const runJson = ({ tasks, ...rest }, schema, ids) => {
        const head = redact(JSON.stringify({ ...rest, schema }, null, 2)).replace(/\n\}$/, '');
        return `${head},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
    };
    const tasksJson = (tasks, ids) => `{\n  "schema": ${run_state/* gatheredSchemaVersion */.SM},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
    const taskFiles = (tasks, gathered) => {
        const { ids, changed, gone } = compare(tasks, gathered);
        if (ids.length <= most)
            return { tasks: new Map(), apart: ids, file: gathered.size > 0 ? tasksJson(tasks, []) : undefined };
        if (changed.length <= most && !gone)
            return { tasks: gathered, apart: changed, file: undefined };
        return { tasks: new Map(Object.entries(tasks)), apart: [], file: tasksJson(tasks, ids) };
    };
    return (state, gathered) => {
        const index = indexFiles(state, gathered.knowledge);
        const { tasks, apart, file } = taskFiles(state.tasks, gathered.tasks);
        const schema = (tasks.size > 0 ? run_state/* gatheredSchemaVersion */.SM : run_state/* stateSchemaVersion */.Jf) + (index.indexed.length > 0 ? run_state/* indexedBy */.t5 : 0);
        const files = new Map([
            ...index.files,
            ['run.json', runJson({ ...state, knowledge: [...index.apart] }, schema, apart)],
        ]);
        if (file !== undefined)
            files.set('tasks.json', file);
        return { files, gathered: { tasks, knowledge: index.indexed } };
    };
}
const countsBeside = (schema) => ({
    tasks: schema === run_state/* gatheredSchemaVersion */.SM || schema === run_state/* gatheredSchemaVersion */.SM + run_state/* indexedBy */.t5,
    index: schema > run_state/* indexedBy */.t5 && schema <= run_state/* gatheredSchemaVersion */.SM + run_state/* indexedBy */.t5,
});
function runOfFiles(run, { tasks, index }) {
    const known = index ? knowledgeOfFiles(index, run.knowledge) : { knowledge: run.knowledge, indexed: [] };
    const records = tasks?.tasks ?? {};
    return {
        state: { ...run, schema: run_state/* stateSchemaVersion */.Jf, tasks: { ...records, ...run.tasks }, knowledge: known.knowledge },
        gathered: { tasks: new Map(Object.entries(records)), knowledge: known.indexed },
    };
}
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
const names = Object.keys(begin/* untouchedTask */.$L);
function withoutDefaults(record) {
    const isUntouched = (name) => {
        const value = record[name];
        return Array.isArray(value) ? value.length === 0 : value === begin/* untouchedTask */.$L[name];
    };
    return Object.fromEntries(names.flatMap((name) => (name !== 'status' && isUntouched(name) ? [] : [[name, record[name]]])));
}
const withdrawalPath = (iteration) => (0,state_paths/* iterationPath */.lr)(iteration, 'withdrawn.json');
const withdrawal = (iteration, content) => [
    withdrawalPath(iteration),
    `${JSON.stringify(content, null, 2)}\n`,
];
const opening = {
    rejected: 'its checks passed, but a person did not accept it',
    undone: 'its checks passed, but a person reverted it later',
    dependent: 'it was done, but a person reverted what it builds on',
};
function withdrawalInWords({ what, by, why }) {
    return `${opening[what]} (${by})${why === '' ? ', without a reason' : `: ${why}`}`;
}


/***/ }),

/***/ 33100:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fR: () => (/* binding */ asleepStep),
/* harmony export */   mO: () => (/* binding */ watchdogFile)
/* harmony export */ });
/* unused harmony export watchdogText */
const watchdogFile = 'ralph-watchdog.yml';
const asleepStep = 'Asleep until the next run';
function watchdogText({ workflow, name, action }) {
    return `# Continues runs that need no person: after a usage limit, a lost runner, a dropped order.
# A run enables it at its start; it disables itself when every run is complete.
name: ralph watchdog

on:
  schedule:
    - cron: '${minuteOf(`${name} watchdog`)} * * * *'
  workflow_dispatch:

permissions: {}

jobs:
  tick:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    concurrency:
      group: ralph-watchdog
    permissions:
      contents: read # the states of the runs
      issues: read # orders in comments
      pull-requests: read
      statuses: read # required checks, where a complete run is to be merged
      checks: read
      actions: write # starts ${workflow}, and disables this workflow
    steps:
      - id: ralph
        uses: ${action}
        with:
          command: tick
          dispatch: ${workflow}
          github-token: \${{ github.token }}
      # By this step jobs know that no person switched it off, and switch it on again.
      - name: ${asleepStep}
        if: steps.ralph.outputs.asleep == 'true'
        run: echo 'Every run is complete.'
`;
}
function minuteOf(name) {
    const sum = [...name].reduce((total, char) => (total * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
    return 7 + (sum % 47);
}


/***/ }),

/***/ 51882:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ withEdits)
/* harmony export */ });
function withEdits(text, edits) {
    const parts = [];
    let from = 0;
    for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
        parts.push(text.slice(from, edit.offset), edit.text);
        from = edit.offset + edit.length;
    }
    return parts.join('') + text.slice(from);
}


/***/ }),

/***/ 14867:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ nextThatReads),
/* harmony export */   Ob: () => (/* binding */ planOfJob),
/* harmony export */   SU: () => (/* binding */ hasBegun),
/* harmony export */   ay: () => (/* binding */ queueOfJob),
/* harmony export */   r6: () => (/* binding */ whyIdle)
/* harmony export */ });
/* unused harmony export flagsAfterKill */
/* harmony import */ var _adapter_github_workflow_workflow_liveness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18211);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21033);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90553);
/* harmony import */ var _context_api_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67084);
/* harmony import */ var _comment_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60030);






const takesUp = new Set(['run', 'begin', 'intake']);
async function planOfJob(context, { before }) {
    const { inputs, env } = context;
    if (before.settings.queue === undefined || before.sources.plan !== 'default')
        return { kind: 'none' };
    if (!takesUp.has(inputs.command))
        return handedOnHere(context, await queueOfJob(context, everybodyLives));
    const queue = await queueOfJob(context);
    const payload = await (0,_comment_event_js__WEBPACK_IMPORTED_MODULE_4__/* .commentPayload */ .EL)(context);
    if (payload === undefined)
        return { kind: 'idle', why: 'the event has no comment' };
    if (payload !== 'other')
        return ofThread(payload.issue, queue);
    (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseTwins */ .sv)(queue.queue);
    const next = await nextThatReads(queue, context);
    if ('fault' in next)
        throw next.fault;
    if (next.kind === 'begin' && env['GITHUB_EVENT_NAME'] === 'schedule' && !hasBegun(queue))
        return { kind: 'idle', why: 'no plan of the queue has been started yet, and the schedule only continues a run' };
    return next.kind === 'begin' || next.kind === 'continue'
        ? { kind: 'plan', path: next.row.path }
        : { kind: 'idle', why: whyIdle(queue, next) };
}
async function flagsAfterKill(context) {
    const { flags } = context.inputs;
    const { before } = await settingSources(context, flags);
    if (before.settings.queue === undefined || before.sources.plan !== 'default')
        return flags;
    const left = handedOnHere(context, await queueOfJob(context, everybodyLives));
    return left.kind === 'plan' ? { ...flags, plan: left.path } : lookingAtQueue(context, flags);
}
function whyIdle({ queue }, next) {
    if (next.kind === 'empty')
        return `no plan is left to start in ${queue.folder}/pending/`;
    const { name } = next.row;
    if (next.kind === 'busy')
        return `a job is working on ${name}`;
    return `the queue waits for a person: ${name} ${next.row.standing === 'failed' ? 'failed' : 'needs one'}`;
}
async function nextThatReads(here, context) {
    const { queue, settings } = here;
    const passesFailed = settings['queue-failed'] === 'pass';
    const refused = new Set();
    for (;;) {
        const rows = queue.rows.filter(({ path }) => !refused.has(path));
        const next = (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_5__/* .nextPlan */ .T2)({ rows }, { passesFailed });
        const fault = next.kind === 'begin' ? await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_2__/* .planFault */ .Y8)(here, next.row, context) : undefined;
        if (next.kind !== 'begin' || fault === undefined)
            return next;
        if (!passesFailed)
            return { kind: 'unreadable', row: next.row, fault };
        refused.add(next.row.path);
        context.out(`${next.row.path} is skipped: ${fault.message}\n`);
    }
}
function queueOfJob(context, liveness) {
    const github = (0,_context_api_client_js__WEBPACK_IMPORTED_MODULE_3__/* .apiClient */ .uE)(context);
    const asked = liveness ?? (0,_adapter_github_workflow_workflow_liveness_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowLiveness */ .V)(context.checkout.holder, github && (0,_adapter_github_workflow_workflow_liveness_js__WEBPACK_IMPORTED_MODULE_0__/* .lifeOfRun */ .v)(github));
    return (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_2__/* .queueHere */ .GZ)(context, context.inputs.flags, { liveness: asked });
}
const everybodyLives = { check: async () => 'alive' };
function handedOnHere({ checkout: { holder } }, { runs }) {
    const own = [...runs.values()].find(({ lease }) => {
        return lease?.holder.kind === 'workflow' && lease.holder.run_id === holder.run_id;
    });
    const path = own && fileOf(own);
    return path === undefined
        ? { kind: 'idle', why: 'this workflow run was not given a plan of the queue' }
        : { kind: 'plan', path };
}
function ofThread({ number, body }, { queue, runs }) {
    const [, marked] = /^<!-- ralph:([^\s:]+):(?:issue|pull|pull-ready) -->/.exec(body ?? '') ?? [];
    const run = marked === undefined ? [...runs.values()].find(({ issue }) => issue === number) : runs.get(marked);
    const path = (run && fileOf(run)) ?? queue.rows.find(({ name }) => name === marked)?.path;
    return path === undefined
        ? { kind: 'idle', why: `the comment is on #${number}, which belongs to no plan that has started` }
        : { kind: 'plan', path };
}
const fileOf = ({ plan_file }) => plan_file ?? undefined;
const hasBegun = ({ runs, queue }) => [...runs.values()].some((run) => run.queue === queue.folder);


/***/ }),

/***/ 3584:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ mergeIsDue),
/* harmony export */   I: () => (/* binding */ mergeWhenComplete)
/* harmony export */ });
/* harmony import */ var _adapter_github_pulls_merge_complete_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86370);
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92346);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29181);
/* harmony import */ var _context_api_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67084);





const mergeIsDue = ({ stop, lease, rules }) => stop?.kind === 'complete' && lease === null && rules !== null && (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedValue */ .Sp)('on-complete', rules) === 'merge';
async function mergeWhenComplete(github, context, { state, warn }) {
    if (!mergeIsDue(state))
        return;
    const { work_branch: branch, work: tip } = state;
    if ((0,_core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_3__/* .slicesOf */ .nu)(state).some(({ milestone }) => milestone !== null)) {
        warn('on-complete: merge does not apply to plans with milestones; a person merges their pull requests');
        return;
    }
    try {
        const look = await (0,_adapter_github_pulls_merge_complete_js__WEBPACK_IMPORTED_MODULE_0__/* .lookAtMerge */ .b)(github, { branch, tip }, await (0,_context_api_client_js__WEBPACK_IMPORTED_MODULE_4__/* .ownLogin */ .C4)(context, github));
        if (look.kind === 'nothing')
            return;
        const { number, verdict } = look;
        if (verdict.kind === 'merge') {
            await (0,_adapter_github_pulls_merge_complete_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeAt */ .E)(github, number, tip);
            context.out(`Pull request #${number} was merged (on-complete: merge).\n`);
        }
        else {
            const then = verdict.kind === 'wait' ? ' The watchdog looks again.' : '';
            warn(`#${number} was not merged (on-complete: merge): ${verdict.why}.${then}`);
        }
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        warn(`the pull request could not be merged (on-complete: merge): ${error.message} ${error.hint}`);
    }
}


/***/ }),

/***/ 5369:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ onDisk),
  m: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapter/disk/files-below.js


const passedOver = new Set(['node_modules', '.git', 'vendor', 'dist']);
async function filesBelow(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch((error) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
            return undefined;
        throw error;
    });
    if (entries === undefined)
        return undefined;
    const found = [];
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory() && !passedOver.has(entry.name))
            found.push(...((await filesBelow(path)) ?? []));
        else if (entry.isFile() || entry.isSymbolicLink())
            found.push({ path, link: entry.isSymbolicLink() });
    }
    return found;
}

// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/store/committed-files.js
var committed_files = __webpack_require__(5393);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store = __webpack_require__(65977);
// EXTERNAL MODULE: ./build/adapter/git/store/user-repository.js + 1 modules
var user_repository = __webpack_require__(32150);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
;// CONCATENATED MODULE: ./build/entry/project/checkout.js



async function openCheckout(checkout, env) {
    const { workspace, commit, branch, committer, holdsFiles } = checkout;
    const repository = await (0,user_repository/* openRepository */.h_)({ cwd: workspace, env }).catch((error) => {
        throw error instanceof error_error/* RalphError */.A && error.code === 'NOT_A_REPOSITORY' ? notCheckedOut(workspace) : error;
    });
    const asked = { args: ['cat-file', '-e', `${commit}^{commit}`], allow: [1, 128] };
    const { code } = await (0,user_git/* userGit */.G)(workspace, env)(asked);
    if (code !== 0)
        throw baseMissing(commit, repository.head);
    const uncommitted = holdsFiles ? await repository.uncommitted() : 0;
    const { name, email } = repository.user;
    const user = name === null || email === null ? committer : null;
    return {
        ...repository,
        head: commit,
        uncommitted: () => Promise.resolve(uncommitted),
        branch: repository.branch ?? branch,
        user: user ?? repository.user,
    };
}
const notCheckedOut = (workspace) => new error_error/* RalphError */.A({
    code: 'NOT_CHECKED_OUT',
    message: `The workspace ${workspace} does not contain a repository.`,
    hint: 'Add a step `uses: actions/checkout` before this one, without `path:`.',
});
const baseMissing = (commit, head) => new error_error/* RalphError */.A({
    code: 'BASE_NOT_CHECKED_OUT',
    message: `The workflow runs for ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out, and the first commit is missing from this clone.`,
    hint: 'Remove `ref:` from the checkout step: plan and configuration are read from the commit that the workflow runs for.',
});

;// CONCATENATED MODULE: ./build/entry/project/base-files.js








async function openBase(context) {
    const { cwd, env, checkout } = context;
    if (!checkout) {
        const repository = await (0,user_repository/* openRepository */.h_)({ cwd, env });
        const list = listOf(repository.toplevel, onDisk.below);
        return { repository, ...onDisk, list, remote: undefined, home: undefined };
    }
    const repository = await openCheckout(checkout, env);
    const { toplevel } = repository;
    const git = (0,user_git/* userGit */.G)(toplevel, env);
    const { commit } = checkout;
    const inside = (path) => (0,external_node_path_.relative)(toplevel, path).split(external_node_path_.sep).join('/');
    const read = async (path) => {
        const named = inside(path);
        if ((0,external_node_path_.isAbsolute)(named) || named.startsWith('..'))
            return (0,promises_.readFile)(path);
        const found = await (0,committed_files/* committedFile */.fe)(git, { commit, path: named });
        if (found === undefined)
            throw Object.assign(new Error(`commit ${commit} has no such file`), { code: 'ENOENT' });
        return found;
    };
    const below = async (folder) => (await (0,committed_files/* committedBelow */.wo)(git, { commit, folder: inside(folder) }))?.map((file) => ({
        ...file,
        path: (0,external_node_path_.join)(toplevel, file.path),
    }));
    const readAll = async (paths) => {
        const names = paths.map((path) => `${commit}:${inside(path)}`);
        return (await (0,store/* readObjects */.$I)(git, names)).map((object) => object?.content ?? Buffer.alloc(0));
    };
    return { repository, read, below, readAll, list: listOf(toplevel, below), remote: 'origin', home: checkout.home };
}
const onDisk = {
    read: promises_.readFile,
    below: filesBelow,
    readAll: (paths) => Promise.all(paths.map((path) => (0,promises_.readFile)(path))),
};
const listOf = (toplevel, below) => async (folder) => ((await below((0,external_node_path_.join)(toplevel, folder))) ?? [])
    .filter(({ link }) => !link)
    .map(({ path }) => (0,external_node_path_.relative)(toplevel, path).split(external_node_path_.sep).join('/'))
    .sort();


/***/ }),

/***/ 18341:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m$: () => (/* binding */ planNow),
/* harmony export */   readOptionsOf: () => (/* binding */ readOptionsOf),
/* harmony export */   readPlanFile: () => (/* binding */ readPlanFile),
/* harmony export */   readSoundPart: () => (/* binding */ readSoundPart)
/* harmony export */ });
/* unused harmony exports readPlanAt, sourceOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_change_plan_meaning_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(952);
/* harmony import */ var _core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62220);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5369);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17731);
/* harmony import */ var _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31343);









const readOptionsOf = (settings) => ({
    subtasks: settings['plan-subtasks'],
    tag: settings['plan-tag'],
    scope: settings['plan-scope'],
});
async function readPlanAt(path, name, reading) {
    const { files, options } = reading;
    const folder = isFile(path) ? undefined : await (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlanFolder */ .Q)(path, { ...reading, scope: options.scope });
    if (folder)
        return { ...folder.read, ...folder, choices: folder.read.choices };
    const bytes = await files.read(path);
    return { ...(0,_core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlan */ .m3)({ file: name, bytes, options }), source: sourceOf(bytes), sources: [path] };
}
const isFile = (path) => /\.(?:json|md)$/i.test(path);
async function readPlanFile(path, shown, reading) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(reading.toplevel, path);
    const name = inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) ? path : inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    const { plan, format, findings, sources, choices } = await readPlanAt(path, name, {
        ...reading,
        options: { ...reading.options, shown },
    }).catch((error) => {
        throw error.code === 'ENOENT' ? planMissing(shown, reading.queue) : (0,_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .unreadable */ .O$)(shown, error);
    });
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (plan === undefined || errors.length > 0) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
            code: 'PLAN_INVALID',
            message: `${shown} has ${errors.length === 1 ? 'a fault' : `${errors.length} faults`}; nothing was started.`,
            hint: `Fix the problems above, then run again. ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSpan */ ["in"])('ralph', 'plan', 'lint', shown)} checks only the plan.`,
            findings: errors.map((finding) => (0,_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .findingLine */ .mC)(finding, shown)),
        });
    }
    const source = sourceOf(Buffer.from((0,_core_plan_change_plan_meaning_js__WEBPACK_IMPORTED_MODULE_8__/* .meaningOf */ .P)(plan)));
    return { plan, format, source, sources, choices, warnings: findings.filter(({ severity }) => severity === 'warning') };
}
async function readSoundPart(path, shown, reading) {
    const folder = isFile(path) ? undefined : await (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlanFolder */ .Q)(path, reading);
    const scope = folder?.read.sound.join(',');
    if (!scope)
        return undefined;
    return readPlanFile(path, shown, { ...reading, options: { ...reading.options, scope } }).catch(() => undefined);
}
async function planNow({ planFile, planPath, settings, repository: { toplevel }, }) {
    const reading = { files: _base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .onDisk */ .F, toplevel, cwd: toplevel, options: readOptionsOf(settings) };
    const read = await readPlanFile(planPath, planFile, reading).catch(() => undefined);
    return read && { plan: read.plan, planSource: read.source };
}
const sourceOf = (bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
const planMissing = (shown, queue) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PLAN_MISSING',
    message: `There is no plan at ${shown}.`,
    hint: queue === undefined
        ? 'Write one (docs/plan.md), or name another file with --plan (in a workflow: the input `plan`).'
        : `The plans of this repository are in the queue at ${queue}/: \`ralph run --queue\` works through them. Or name one of them with --plan.`,
});


/***/ }),

/***/ 31343:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readPlanFolder),
/* harmony export */   Y: () => (/* binding */ usualFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73739);



async function readPlanFolder(path, { files, toplevel, scope = 'all', cwd }) {
    const inside = (of) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(toplevel, of).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    const named = (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isSprintStatus */ .pD)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '..') : path;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(toplevel, (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .rootOf */ .I5)(inside(named)));
    if (!(0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isSprintStatus */ .pD)(path) && (await files.below(path)) === undefined)
        return undefined;
    const below = await files.below(root);
    if (below === undefined)
        return undefined;
    const { readBmad, storyFolderIn } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(519), __webpack_require__.e(637)]).then(__webpack_require__.bind(__webpack_require__, 6637));
    const load = async (found) => {
        const wanted = found.filter(({ path: one, link }) => (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(inside(one)) !== undefined || link);
        const bytes = await files.readAll(wanted.filter(({ link }) => !link).map((one) => one.path));
        let next = 0;
        return wanted.map(({ path: one, link }) => ({ path: inside(one), link, bytes: link ? undefined : bytes[next++] }));
    };
    const first = await load(below);
    const elsewhere = storyFolderIn(first);
    const more = elsewhere === undefined ? undefined : await files.below((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(toplevel, elsewhere));
    const known = new Set(first.map((file) => file.path));
    const all = [...first, ...(await load(more ?? [])).filter((file) => !known.has(file.path))];
    const read = readBmad({ folder: inside(named) || '.', files: all, scope });
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(scope);
    for (const file of all)
        digest.update(`\0${file.path}\0`).update(file.bytes ?? '');
    const shown = (file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, file)) || file;
    return {
        read: {
            ...read,
            findings: read.findings.map((finding) => finding.file === undefined ? finding : { ...finding, file: shown(finding.file) }),
        },
        source: digest.digest('hex'),
        sources: read.sources.map((source) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, source)),
    };
}
const usual = ['docs', '_bmad-output'];
async function usualFolders(toplevel, files) {
    const lists = await Promise.all(usual.map(async (name) => (await files.below((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, name))) ?? []));
    const found = lists.flatMap((below) => {
        const entries = below.map(({ path, link }) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(toplevel, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'), link }));
        const status = (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .sprintStatusIn */ .qs)(entries).map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, path));
        const stories = entries.some(({ path }) => (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(path) === 'story' && /(?:^|\/)stories\//.test(path));
        return status.length > 0 || !stories ? status : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, entries[0]?.path.split('/', 1)[0] ?? '')];
    });
    return found;
}


/***/ }),

/***/ 13992:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ engineHome),
/* harmony export */   U8: () => (/* binding */ openProject),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   fn: () => (/* binding */ remoteAddress),
/* harmony export */   lt: () => (/* binding */ homeOf),
/* harmony export */   rw: () => (/* binding */ settingSources),
/* harmony export */   uI: () => (/* binding */ openSound)
/* harmony export */ });
/* unused harmony exports secretsIn, refuseInvalid */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96680);
/* harmony import */ var _adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39021);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);
/* harmony import */ var _adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(95935);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4146);
/* harmony import */ var _core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14476);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64967);
/* harmony import */ var _core_handoff_progress_note_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77361);
/* harmony import */ var _core_plan_feedback_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12913);
/* harmony import */ var _core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(73739);
/* harmony import */ var _core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27586);
/* harmony import */ var _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91936);
/* harmony import */ var _core_queue_move_due_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(34586);
/* harmony import */ var _core_ref_branch_name_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89844);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7630);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(58100);
/* harmony import */ var _core_setting_setting_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13225);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5369);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(17731);
/* harmony import */ var _plan_folder_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(31343);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(57078);
























const holdsFacts = (format, file, queued) => format === 'plan.json' ? queued !== undefined : format !== 'BMAD' || (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_19__/* .isSprintStatus */ .pD)(file);
const defaultConfigFile = '.github/ralph.yml';
async function openProject(context, flags, known = [], found = settingSources(context, flags)) {
    const { env, cwd, planText } = context;
    const { base, file, given, before, planFile, planPath, shownPlan } = await found;
    const { repository } = base;
    const { toplevel } = repository;
    const files = planText ? { ...base, read: async () => planText, below: async () => undefined } : base;
    const { readOptionsOf, readPlanFile, readSoundPart } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 18341));
    const queue = before.sources.plan === 'default' ? before.settings.queue : undefined;
    const reading = { files, toplevel, cwd, options: readOptionsOf(before.settings), queue };
    const shown = before.sources.plan === 'flag' ? planFile : shownPlan;
    let amiss;
    const read = await readPlanFile(planPath, shown, reading).catch(async (error) => {
        amiss = withFindings(error, [...known, ...file.findings, ...before.findings]);
        const part = before.settings['plan-scope'] ? undefined : await readSoundPart(planPath, shown, reading);
        if (part)
            return part;
        throw amiss;
    });
    const resolved = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveSettings */ .M)({ ...given, plan: read.plan });
    refuseInvalid([...known, ...file.findings, ...resolved.findings], file.name);
    const queued = (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .queuedFile */ .W5)(atTop(planPath, repository.toplevel) ?? '', before.settings.queue);
    const name = read.plan.name ?? queued?.name ?? (0,_core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_11__/* .planName */ .V)(read.plan, planPath);
    const places = context.checkout ? undefined : (0,_run_place_js__WEBPACK_IMPORTED_MODULE_18__/* .placesFile */ .Tg)(engineHome(env), repository.commonDir);
    const settings = (0,_run_place_js__WEBPACK_IMPORTED_MODULE_18__/* .placed */ .GS)(resolved, base.remote, places === undefined ? undefined : (0,_run_place_js__WEBPACK_IMPORTED_MODULE_18__/* .placeOf */ .$t)(places, name));
    const { address: remote, ...access } = (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitCredential */ .ib)(await remoteAddress(repository, settings.remote, context));
    const workBranch = workBranchOf(read.plan, name, settings['branch-prefix']);
    const [main = planPath, ...others] = read.sources;
    const isWritten = !planText && holdsFacts(read.format, main, queued);
    const document = isWritten ? (atTop(main, toplevel) ?? null) : null;
    const steering = [main, file.path, ...others];
    return {
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withCredential */ .ML)(repository.carriedConfiguration(of), access),
        },
        read: base.read,
        plan: read.plan,
        planName: name,
        planFile: shown,
        planPath,
        planAtTop: atTop(planPath, repository.toplevel) ?? planFile,
        queue: queueOfJob(queued, settings.queue),
        document,
        progress: await progressFile(base, { settings, format: read.format, document }),
        config: typeof flags['config'] === 'string' ? flags['config'] : undefined,
        reachedBy: (0,_run_place_js__WEBPACK_IMPORTED_MODULE_18__/* .reachedBy */ .Kg)(resolved, { settings, config: flags['config'] }),
        choices: resolved.sources['plan-scope'] === 'default' ? read.choices : undefined,
        readBy: async (others) => {
            const options = readOptionsOf(others);
            if (!(0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_14__/* .alike */ .nO)(options, reading.options))
                return again(await readPlanFile(planPath, shown, { ...reading, options }));
            if (amiss)
                throw amiss;
            return {};
        },
        places,
        planSource: read.source,
        warnings: read.warnings,
        steeringFiles: [...steering, (0,_core_plan_feedback_js__WEBPACK_IMPORTED_MODULE_10__/* .feedbackPath */ .n)(planPath)].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(toplevel, path)).filter(isInside),
        steeringPaths: steering,
        settings,
        told: (0,_core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_7__/* .toldIn */ .fk)({ ...given, plan: read.plan }),
        sources: resolved.sources,
        workBranch,
        workRef: `refs/heads/${workBranch}`,
        stateRef: (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_21__/* .stateRefOf */ .af)(name, settings['state-ref']),
        remote,
        remoteIsOwn: remote === repository.commonDir,
        shownBranch: isName(settings.remote) ? `${settings.remote}/${workBranch}` : workBranch,
        home: homeOf(base.home ?? engineHome(env), repository, { remote, plan: name }),
        agents: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(engineHome(env), 'agents'),
        secrets: secretsIn({ env, settings, access: access.secrets, headers: repository.carriedConfiguration(remote) }),
    };
}
async function openSound(...asked) {
    const project = await openProject(...asked);
    return { ...project, ...(await project.readBy(project.settings)) };
}
const again = ({ plan, source, warnings }) => ({
    ...{ plan, warnings },
    planSource: source,
});
async function progressFile({ read, repository: { toplevel } }, { settings, format, document }) {
    const log = (0,_core_handoff_progress_note_js__WEBPACK_IMPORTED_MODULE_9__/* .logOf */ .Gs)(settings['progress-file'], { format, document: settings['write-back'] ? document : null });
    if (!log?.known)
        return log?.path ?? null;
    const there = await read((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, log.path)).catch(() => undefined);
    return there === undefined ? null : log.path;
}
const secretsIn = (of) => [
    ...new Set([
        ...(0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_22__/* .secretValues */ .V)(of.env),
        ...(0,_adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOfLogins */ .H)(of.env),
        ...secretsOfChannels(of.settings.notify, of.env),
        ...of.access,
        ...(0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_22__/* .headerSecrets */ .n)(of.headers),
    ]),
];
const secretsOfChannels = (channels, env) => channels
    .flatMap((one) => ('url-env' in one ? [one['url-env'], 'secret-env' in one ? one['secret-env'] : undefined] : []))
    .flatMap((name) => (name === undefined ? [] : (env[name] ?? [])))
    .filter((value) => value !== '');
async function settingSources(context, flags) {
    const { env, cwd } = context;
    const base = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_15__/* .openBase */ .m)(context);
    const configFile = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const [config, words] = await Promise.all([readConfig(base, cwd, configFile), projectWords(base)]);
    const file = { ...config, findings: [...config.findings, ...words] };
    const flagName = (name) => (context.checkout ? `input ${name}` : `--${name}`);
    const given = { flags, flagName, environment: env, file: file.values, fileName: file.name };
    const before = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveSettings */ .M)({ ...given, plan: undefined });
    const planFile = before.settings.plan ?? 'plan.json';
    const named = before.sources.plan === 'flag' ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, planFile) : await nearer(planFile, cwd, base);
    const planPath = context.planText ? named : await whereItIs(named, before.settings.queue, base);
    const looks = before.sources.plan === 'default' && before.settings.queue === undefined && !context.planText;
    const path = (looks ? await elsewhere(planPath, base) : undefined) ?? planPath;
    return { base, file, given, before, planFile, planPath: path, shownPlan: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(cwd, path) || '.' };
}
async function projectWords({ list, read, readAll, repository: { toplevel } }) {
    const [config, files] = await Promise.all([
        read((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, '.ralph/config.yaml')).catch(() => undefined),
        list('.ralph/templates'),
    ]);
    const templates = Object.values(_core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_12__/* .templatePaths */ .b).flatMap((paths) => paths.find((path) => files.includes(path)) ?? []);
    if (config === undefined && templates.length === 0)
        return [];
    const { wordFaults } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(20)]).then(__webpack_require__.bind(__webpack_require__, 58020));
    const texts = await readAll(templates.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, path)));
    return wordFaults(config?.toString('utf8'), templates.map((path, index) => [path, texts[index]?.toString('utf8') ?? '']));
}
async function elsewhere(planPath, base) {
    const { toplevel } = base.repository;
    const there = await base.read(planPath).catch((error) => error);
    if (!(there instanceof Error) || there.code !== 'ENOENT')
        return undefined;
    const folders = await (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_17__/* .usualFolders */ .Y)(toplevel, base);
    if (folders.length < 2)
        return folders[0];
    const names = folders.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(toplevel, path));
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({
        code: 'PLAN_FOLDER',
        message: `There is no plan.json, and several folders could be the plan: ${names.join(', ')}.`,
        hint: `Name one: --plan ${names[0]} (in a workflow: the input \`plan\`).`,
    });
}
async function whereItIs(path, queue, base) {
    const { toplevel } = base.repository;
    const folder = queue ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .usualQueue */ .u8;
    const named = (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .queuedFile */ .W5)(atTop(path, toplevel) ?? '', folder);
    if (named === undefined)
        return path;
    const files = await base.list(folder);
    const found = files.includes(named.path) ? undefined : (0,_core_queue_move_due_js__WEBPACK_IMPORTED_MODULE_23__/* .whereItLies */ .Q4)(files, { folder, path: named.path });
    return found === undefined ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(toplevel, found.path);
}
async function readConfig({ repository: { toplevel }, read }, cwd, configFile) {
    const path = configFile === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, defaultConfigFile) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, configFile);
    const name = configFile ?? defaultConfigFile;
    const bytes = await read(path).catch((error) => {
        if (error.code === 'ENOENT' && configFile === undefined)
            return undefined;
        throw (0,_error_text_js__WEBPACK_IMPORTED_MODULE_16__/* .unreadable */ .O$)(name, error);
    });
    if (bytes === undefined)
        return { name, path, values: {}, findings: [] };
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(334)]).then(__webpack_require__.bind(__webpack_require__, 74334));
    return { name, path, ...readConfigFile(bytes.toString('utf8'), name) };
}
async function nearer(planFile, cwd, { repository, read }) {
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, planFile);
    const there = await read(here).then(() => true, () => false);
    return there ? here : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repository.toplevel, planFile);
}
const atTop = (path, toplevel) => {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(toplevel, path);
    return isInside(inside) ? inside : undefined;
};
function refuseInvalid(findings, configFile) {
    if (findings.length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({
        code: 'CONFIG_INVALID',
        message: 'The configuration cannot be used; nothing was started.',
        hint: `Fix the problems above; each line starts with where the value comes from. The configuration file is ${configFile}.`,
        findings,
    });
}
function withFindings(error, others) {
    if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A) || others.length === 0)
        return error;
    const { code, exit, message, hint, findings } = error;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({ code, exit, message, hint, findings: [...others, ...findings] });
}
const queueOfJob = (queued, folder) => queued === undefined || queued.place === 'complete'
    ? null
    : { folder: folder ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .usualQueue */ .u8, moves: folder !== undefined, previous: null };
function workBranchOf(plan, name, prefix = 'ralph/work/') {
    const branch = plan.branch ?? `${prefix}${name}`;
    const fault = (0,_core_ref_branch_name_js__WEBPACK_IMPORTED_MODULE_13__/* .branchNameFault */ .K)(branch);
    if (fault === undefined)
        return branch;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({
        code: 'BRANCH_NAME',
        message: `${branch} cannot be the work branch: ${fault}`,
        hint: 'Choose another "branch" in the plan, such as "ralph/work/my-plan".',
    });
}
async function remoteAddress(repository, remote, context) {
    if (remote === undefined)
        return repository.commonDir;
    const configured = await repository.remoteUrl(remote);
    const address = configured ?? repository.rewritten(remote);
    if (!(0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .isPathRemote */ .iw)(address) || /^file:/i.test(address))
        return address;
    if (configured === null && !/[/\\]/.test(address)) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({
            code: 'REMOTE_UNKNOWN',
            message: `This repository has no remote named ${remote}.`,
            hint: 'Use one that `git remote` lists, or a path or URL.',
        });
    }
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(configured === null ? context.cwd : repository.toplevel, address);
}
function engineHome(env) {
    const own = env['RALPH_HOME'];
    if (own)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(own);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['XDG_STATE_HOME'] || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['HOME'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.local', 'state'), 'ralph');
}
const homeOf = (home, { toplevel, commonDir }, { remote, plan }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, `${safe((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(toplevel))}-${digest(commonDir, remote)}`, plan);
const safe = (name) => name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40) || 'repository';
const digest = (...parts) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
const isName = (remote) => remote !== undefined && /^[\w.-]+$/.test(remote);
const isInside = (path) => path !== '' && !path.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path);


/***/ }),

/***/ 57078:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   D$: () => (/* binding */ rememberPlace),
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   Kg: () => (/* binding */ reachedBy),
/* harmony export */   Mf: () => (/* binding */ otherPlace),
/* harmony export */   Tg: () => (/* binding */ placesFile),
/* harmony export */   gs: () => (/* binding */ runElsewhere),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
/* unused harmony export forgetPlace */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76696);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64967);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);







const placesFile = (engineHome, commonDir) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(engineHome, 'places', `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(commonDir).digest('hex').slice(0, 12)}.json`);
function placeOf(file, plan) {
    const place = readPlaces(file)[plan];
    const known = typeof place === 'object' && place !== null ? place : {};
    const { remote = null, stateRef } = known;
    if (typeof stateRef !== 'string' || (remote !== null && typeof remote !== 'string'))
        return undefined;
    return { remote, stateRef };
}
function rememberPlace(project) {
    const { places: file, planName: plan, settings, remote } = project;
    if (file === undefined)
        return;
    const place = { remote: remoteName(settings.remote, remote), stateRef: settings['state-ref'] };
    const known = placeOf(file, plan);
    if (known?.remote === place.remote && known.stateRef === place.stateRef)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true, mode: 0o700 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, `${JSON.stringify({ ...readPlaces(file), [plan]: place }, null, 2)}\n`);
}
function forgetPlace(file, plan) {
    const { [plan]: gone, ...others } = readPlaces(file);
    if (gone !== undefined)
        writeFileSync(file, `${JSON.stringify(others, null, 2)}\n`);
}
const placesIn = (file) => Object.keys(readPlaces(file)).flatMap((plan) => placeOf(file, plan) ?? []);
function readPlaces(file) {
    try {
        const read = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'));
        return typeof read === 'object' && read !== null ? { ...read } : {};
    }
    catch {
        return {};
    }
}
const remoteName = (given, address) => given === undefined ? null : /[/\\:]/.test(given) ? address : given;
function placed({ settings, sources }, remote, place) {
    const known = sources.remote === 'default' ? (place?.remote ?? remote) : settings.remote;
    const stateRef = sources['state-ref'] === 'default' ? (place?.stateRef ?? settings['state-ref']) : settings['state-ref'];
    return { ...settings, remote: known, 'state-ref': stateRef };
}
function reachedBy({ sources, settings: told }, { settings, config }) {
    const { remote, 'state-ref': stateRef } = settings;
    return [
        ...(typeof config === 'string' ? (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('config', config) : []),
        ...(remote === undefined || sources.remote === 'file' ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('remote', (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCredentials */ .ri)(remote))),
        ...(sources['state-ref'] === 'file' || (sources['state-ref'] === 'default' && stateRef === told['state-ref'])
            ? []
            : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('state-ref', stateRef)),
    ];
}
function otherPlace(project) {
    const { places, planName, settings, remote } = project;
    const place = places === undefined ? undefined : placeOf(places, planName);
    const here = remoteName(settings.remote, remote);
    return place && (place.remote !== here || place.stateRef !== settings['state-ref']) ? place : undefined;
}
function runElsewhere({ planFile, planName, config, }, place) {
    const remote = place.remote === null ? 'this repository' : place.remote;
    const reachedBy = [
        ...(config === undefined ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('config', config)),
        ...(place.remote === null ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('remote', place.remote)),
        ...(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('state-ref', place.stateRef),
    ];
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({
        code: 'RUN_ELSEWHERE',
        message: `A run of ${planName} is stored at ${remote} (${place.stateRef}), but this job is configured for another place. Nothing was written.`,
        hint: `To continue that run: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To start a new one here, add --fresh.`,
    });
}


/***/ }),

/***/ 8284:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ withKeeper),
/* harmony export */   A: () => (/* binding */ runsAt),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   Pb: () => (/* binding */ keepersOf)
/* harmony export */ });
/* unused harmony exports keeperAt, roomyFolder, whoHolds */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39021);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);
/* harmony import */ var _adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41586);
/* harmony import */ var _adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90618);
/* harmony import */ var _adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65977);
/* harmony import */ var _adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81747);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58100);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(34891);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57078);














async function keepersOf(context, flags) {
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .settingSources */ .rw)(context, flags);
    const { repository } = base;
    const { remote = base.remote, 'state-ref': prefix } = before.settings;
    const file = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesFile */ .Tg)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository.commonDir);
    const remembered = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesIn */ .yN)(file);
    const prefixes = [...new Set([...(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_12__/* .knownPrefixes */ .AN)(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
    const origin = repository.origin === null ? [] : ['origin'];
    const named = remote === undefined ? [null, ...remembered.map((one) => one.remote), ...origin] : [remote];
    const keepers = new Map();
    for (const name of new Set(named)) {
        const keeper = await keeperAt({ name, repository, prefixes, context });
        if (!keepers.has(keeper.address))
            keepers.set(keeper.address, keeper);
    }
    return { keepers: [...keepers.values()], file, placeOf: (plan) => (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placeOf */ .$t)(file, plan), repository };
}
async function keeperAt({ name, repository, prefixes, context, }) {
    const { address, ...access } = (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitCredential */ .ib)(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .remoteAddress */ .fn)(repository, name ?? undefined, context));
    return {
        name,
        shown: name === null ? 'this repository' : (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(name),
        address,
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withCredential */ .ML)(repository.carriedConfiguration(of), access),
        },
        prefixes,
        home: (plan) => (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .homeOf */ .lt)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository, { remote: address, plan }),
        secrets: access.secrets,
    };
}
async function withKeeper({ repository, address }, { env }, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await roomyFolder(), 'ralph-look-'));
    try {
        const store = await (0,_adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__/* .openStore */ .Ch)({ home, repository, remote: address, env });
        return await look({ store, remote: (0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteAt */ .e)({ store }) }).finally(() => store.close());
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(home, { recursive: true, force: true });
    }
}
async function roomyFolder() {
    const own = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    const isFull = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.statfs)(own).then(({ bavail, bsize }) => bavail * bsize < lookBytes, () => false);
    return isFull && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inMemory) ? inMemory : own;
}
const lookBytes = 1024 ** 2;
const inMemory = '/dev/shm';
const runsAt = (keeper, store) => (0,_adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__/* .surveyStates */ .f)({ store, prefixes: keeper.prefixes });
const isLost = async (state, now, liveness) => state.lease !== null && (await whoHolds(state, now, liveness)) === undefined;
async function whoHolds({ lease, handed }, now, liveness) {
    if (!lease)
        return undefined;
    const life = await (liveness ?? (await (0,_adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__/* .processLiveness */ .x)())).check(lease.holder);
    const verdict = (0,_core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .leaseVerdict */ .QI)(lease, life, { now, handed: handed !== null });
    return verdict.kind === 'held' ? verdict.why : undefined;
}


/***/ }),

/***/ 90553:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ onPrevious),
/* harmony export */   GZ: () => (/* binding */ queueHere),
/* harmony export */   Y8: () => (/* binding */ planFault),
/* harmony export */   aJ: () => (/* binding */ lookingAtQueue),
/* harmony export */   kC: () => (/* binding */ nextHere),
/* harmony export */   sv: () => (/* binding */ refuseTwins)
/* harmony export */ });
/* unused harmony exports queueFiles, planMeantHere */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62220);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21033);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7630);
/* harmony import */ var _core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68124);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5369);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18341);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13992);
/* harmony import */ var _kept_runs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8284);










async function queueHere(context, flags, known = {}) {
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_6__/* .settingSources */ .rw)(context, flags);
    const { toplevel } = base.repository;
    const folder = before.settings.queue ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .usualQueue */ .u8;
    const [files, runs] = await Promise.all([
        queueFiles(base, { folder, toplevel, settings: before.settings }),
        known.runs ?? runsHere(context, flags, known.liveness),
    ]);
    return { queue: (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_9__/* .queueOf */ .nv)(files, { folder, runs }), runs, toplevel, settings: before.settings };
}
const nextHere = ({ queue, settings }) => (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_9__/* .nextPlan */ .T2)(queue, { passesFailed: settings['queue-failed'] === 'pass' });
async function planFault({ toplevel, settings }, { path }, context) {
    const reading = { files: await (0,_project_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .openBase */ .m)(context), toplevel, cwd: toplevel, options: (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_5__.readOptionsOf)(settings) };
    return (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_5__.readPlanFile)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path), path, reading).then(() => undefined, (error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A)
            return error;
        throw error;
    });
}
async function queueFiles({ list, read }, given) {
    const { folder, toplevel, settings } = given;
    const options = (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_5__.readOptionsOf)(settings);
    const paths = await list(folder);
    return Promise.all(paths.map(async (path) => {
        if (!(0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .queuedFile */ .W5)(path, folder)?.extension.toLowerCase().endsWith('json'))
            return { path };
        const bytes = await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path));
        return { path, planName: (0,_core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlan */ .m3)({ file: path, bytes, options }).plan?.name };
    }));
}
async function runsHere(context, flags, liveness) {
    const runs = new Map();
    const { keepers } = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .keepersOf */ .Pb)(context, flags);
    for (const keeper of keepers) {
        const found = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .withKeeper */ .$Q)(keeper, context, ({ store }) => (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .runsAt */ .A)(keeper, store)).catch((error) => {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            context.err(`${keeper.shown} : its runs could not be listed: ${error.message}\n`);
            return [];
        });
        for (const { plan, ref, run, fault } of found) {
            if (fault !== undefined)
                context.err(`The state of ${plan} (${ref}) cannot be read: ${fault}\n`);
            if (run && !runs.has(plan))
                runs.set(plan, await asItStands(run.state, context.now(), liveness));
        }
    }
    return runs;
}
const asItStands = async (...given) => (await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .isLost */ .JD)(...given)) ? (0,_core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutLostJob */ .G)(given[0]) : given[0];
function onPrevious(project, previous) {
    const before = previous?.state;
    if (!project.queue || !before || project.settings['queue-base'] === 'base')
        return project;
    if (before.remote !== project.remote)
        return project;
    const { plan, work_branch: branch, work: commit } = before;
    return { ...project, queue: { ...project.queue, previous: { plan, branch, commit } } };
}
function refuseTwins({ findings }) {
    if (findings.length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'QUEUE_INVALID',
        message: 'The queue cannot be run; nothing was started.',
        hint: 'Rename the files that are named above. `ralph queue` shows the queue.',
        findings,
    });
}
async function lookingAtQueue(context, flags) {
    const chosen = await chosenByQueue(context, flags);
    if (chosen === undefined)
        return flags;
    const { base, folder } = chosen;
    const files = (await base.list(folder)).flatMap((path) => (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .queuedFile */ .W5)(path, folder) ?? []).sort(_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .byTurn */ .hN);
    const places = ['current', 'pending', 'complete'];
    const first = places.map((place) => files.find((file) => file.place === place)).find((file) => file !== undefined);
    return first === undefined ? flags : named(flags, first, { context, toplevel: base.repository.toplevel });
}
async function planMeantHere(context, flags, about) {
    if ((await chosenByQueue(context, flags)) === undefined)
        return flags;
    const here = await queueHere(context, flags);
    const { queue, runs, toplevel } = here;
    const meant = planMeant(queue, { next: nextHere(here), runs, about });
    if (meant === undefined)
        throw queueEmpty(queue);
    const { file, is } = meant;
    const which = is === 'next' ? 'the next plan of the queue' : is === 'complete' ? 'the newest complete plan' : 'the plan under way';
    context.err(`This is about ${file.name}, ${which} (${file.path}); name another with --plan.\n`);
    return named(flags, file, { context, toplevel });
}
const queueEmpty = ({ folder }) => new RalphError({
    code: 'PLAN_MISSING',
    message: `The queue in ${folder}/ is empty, and no plan was named.`,
    hint: 'Add one with `ralph queue add FILE`, or name another with --plan.',
});
async function chosenByQueue(context, flags) {
    if (flags['plan'] !== undefined || context.planText)
        return undefined;
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_6__/* .settingSources */ .rw)(context, flags);
    const folder = before.settings.queue;
    return folder === undefined || before.sources.plan !== 'default' ? undefined : { base, folder };
}
const named = (flags, { path }, { context, toplevel }) => ({ ...flags, plan: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(context.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path)) });


/***/ }),

/***/ 48689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ Validation),
/* harmony export */   PP: () => (/* binding */ NeedsContext),
/* harmony export */   fG: () => (/* binding */ StepsContext),
/* harmony export */   go: () => (/* binding */ ChecksReport),
/* harmony export */   nh: () => (/* binding */ CheckKind)
/* harmony export */ });
/* unused harmony exports WorkflowOutcome, Check, CheckResult, Baseline */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _confinement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11277);



const WorkflowOutcome = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'failure', 'cancelled', 'skipped']);
const outputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default({});
const StepsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ outcome: WorkflowOutcome, outputs }));
const NeedsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ result: WorkflowOutcome, outputs }));
const CheckKind = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['test', 'lint', 'typecheck', 'build']);
const Check = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    working_directory: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const ListedPaths = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    filled_disk: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    output_head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    log_file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    needs: _confinement_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfinementNeed */ .ln.optional(),
    changed: ListedPaths.optional(),
    left: ListedPaths.optional(),
    elsewhere: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['job', 'step']),
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([...WorkflowOutcome.options, 'missing']),
        required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        meant: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    })
        .optional(),
});
const Validation = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    strategy: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Strategy */ .qY,
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult),
    not_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    known_red: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    changed_by_checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
});
const Baseline = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult) });
const ChecksReport = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    nonce: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    unready: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    results: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult.omit({ log_file: true })).max(1000),
});


/***/ })

};
