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
var supervise = __webpack_require__(35277);
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
    const why = end.endedBy === 'wall' ? 'it took more than 15 minutes' : said.finish().tail.trim() || 'it said nothing';
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
    message: `The provider has no such model for this account: ${(0,one_line/* oneLine */.TN)(said, 500)}`,
    hint: 'Set `model` to one that it has (--model, ralph.yml, or the task in the plan), then run again; the attempt does not count.',
});
const notStarted = (program, { process, stderrTail }) => new error_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    message: `${program} ended with exit code ${process.exitCode ?? 'none'} before it began: ${stderrTail.trim().slice(-1000) || 'it said nothing'}`,
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
            hint: 'Remove agent-version; the command has to take care of its version.',
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
            const lost = read && 'size' in read ? [`what the memory server left is larger than ${_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .maxMemoryBytes */ .d4 / 1024} KiB`] : [];
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
        return { name, why: `it needs ${filled.missing.join(' and ')}, which is not set or which no server gets` };
    if (filled.server.type === 'stdio') {
        const own = memory !== undefined && (0,_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .keepsMemory */ .W1)({ name, server }) ? { [_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .memoryVariable */ .mR]: memory } : {};
        return { name, server: { ...filled.server, env: { ...filled.server.env, ...own } } };
    }
    if (JSON.stringify(filled.server).includes('${'))
        return { name, why: 'the value of a variable holds another one' };
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
    'needs-auth': 'demands a login, which no call can give',
    no_tools: 'has no tools, or too long a list of them',
};
function troublesOf(names, { statuses, givenUp }) {
    const absent = names.flatMap((name) => {
        const status = statuses?.get(name) ?? 'missing';
        if (statuses === null || status === 'connected')
            return [];
        const why = byStatus[status] ?? `was not connected (${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(status, 40)})`;
        return [`MCP server ${name} ${why}; the call went on without it`];
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
    const { base, required, checks, startsChecks } = request;
    const refuse = (why) => ({ kind: 'refuse', why });
    if (required.length === 0) {
        return refuse(`no status check is required on ${base}; require one (Settings \u2192 Rules \u2192 Rulesets), since nothing else would vouch for the merge`);
    }
    const rows = required.map((one) => ({ ...one, found: checks.filter((check) => vouchesFor(check, one)) }));
    const failed = rows.find(({ found }) => found.some(({ conclusion }) => hasFailed(conclusion)));
    if (failed)
        return refuse(`the required check ${failed.name} ended with ${failed.found.find(({ conclusion }) => hasFailed(conclusion))?.conclusion}`);
    const missing = rows.find(({ found }) => found.length === 0);
    if (missing)
        return {
            kind: 'wait',
            why: startsChecks ? `the required check ${missing.name} has not started` : notStarted(missing),
        };
    const open = rows.find(({ found }) => found.some(({ conclusion }) => conclusion === null));
    if (open)
        return { kind: 'wait', why: `the required check ${open.name} is under way` };
    const succeeded = rows.some(({ found }) => found.some(({ conclusion }) => conclusion === 'success'));
    return succeeded ? { kind: 'merge' } : refuse('every required check was skipped');
}
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
        return refuse(`it holds ${pull.sha.slice(0, 7)}, and the run has checked ${tip.slice(0, 7)}`);
    const [required, checks] = await Promise.all([requiredOn(github, base), checksOf(github, tip, self)]);
    const startsChecks = self !== own_ci/* workflowAccount */.f;
    return { kind: 'open', number, verdict: mergeVerdict({ base, required, checks, startsChecks }) };
}
async function requiredOn(github, branch) {
    const rules = await github.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch, per_page: 100 });
    const byRule = rules.flatMap((rule) => rule.type === 'required_status_checks' ? (rule.parameters?.required_status_checks ?? []) : []);
    const { protection } = await github.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch });
    const classic = protection?.required_status_checks?.contexts ?? [];
    return [
        ...byRule.map(({ context, integration_id }) => ({ name: context, app: integration_id ?? null })),
        ...classic.map((name) => ({ name, app: null })),
    ];
}
async function checksOf(github, tip, self) {
    const at = { head_sha: tip, per_page: mostRuns };
    const { workflow_runs: runs } = await github.request('GET /repos/{owner}/{repo}/actions/runs', at);
    const jobs = await Promise.all(runs.map(({ id }) => github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', { run_id: Number(id), per_page: 100 })));
    const statuses = await github.list('GET /repos/{owner}/{repo}/commits/{ref}/statuses', { ref: tip });
    const newest = new Map(statuses.toReversed().map((status) => [status.context, status]));
    return [
        ...newestOf(jobs.flatMap((page) => page.jobs)).map(({ name, conclusion }) => ({
            name,
            app: actionsApp,
            conclusion,
        })),
        ...[...newest.values()]
            .filter(({ creator }) => creator?.login !== self)
            .map(({ context: name, state }) => ({ name, app: null, conclusion: state === 'pending' ? null : state })),
    ];
}
function newestOf(jobs) {
    const sorted = jobs.toSorted((a, b) => Number(a.id) - Number(b.id));
    return [...new Map(sorted.map((job) => [job.name, job])).values()];
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
        warn(`#${other.number} is this run's issue and was written by ${login}, which is not this job's account. If \`github-token\` is ${login}'s, say \`github-login: ${login}\`; else close #${other.number}, and the next job opens one of its own`);
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
        return `${mebibytes(now.freeBytes)} MiB are left of ${mebibytes(before.freeBytes)} MiB that were free`;
    }
    if (now.files > 0 && now.freeFiles < Math.min(floorFiles, before.files / 10, before.freeFiles / 2)) {
        return `room for ${now.freeFiles} files is left of ${before.freeFiles}`;
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

/***/ 35277:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ supervise)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/adapter/process/hurry.js
const controller = new AbortController();
const hurry = controller.signal;
const hurryUp = () => controller.abort();

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
        if (hurry.aborted)
            kill();
        hurry.addEventListener('abort', kill, { once: true });
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
            hurry.removeEventListener('abort', kill);
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
const askForNote = 'A log beside the plan keeps three things of this work: `summary`, what you learned (`constraints_discovered` or `architectural_notes`), and one line for whoever comes next (`recommendations`). Fill in what there is to say.';
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
    const [, kind, rest] = /^(\w+):\s+([\s\S]+)$/.exec(said.text) ?? [];
    const named = _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.find((type) => type === kind?.toLowerCase());
    return entryOf({ ...said, text: (named && rest) || said.text }, { type: named ?? 'decision', known, supersedes: [] });
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
        const why = `${mostEntries} entries of people are remembered already, and every prompt holds all of them; withdraw one with \`forget K-\u2026\`, or say it in CLAUDE.md`;
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
    if (entry)
        return { fault: `${id} is ${entry.status} already${entry.why === null ? '' : `: ${entry.why}`}` };
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
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28537);
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
const entryLine = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_3__/* .oncePer */ .P)((entry) => {
    const { id, text, supersedes } = entry;
    const replaced = supersedes.length === 0 ? '' : ` [supersedes: ${supersedes.slice(-shownSources).join(', ')}]`;
    return `- [${id}] ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 1000)} [source: ${sourceOf(entry)}]${replaced}`;
});
const shortLine = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_3__/* .oncePer */ .P)(({ text }) => `- ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 1000)}`);
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
    const who = entries.every(({ by }) => by !== null) ? 'by people' : `${active.length} that count, ${over} that do not`;
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
            return { why: `its line ${at + 1} is no entity and no relation of at most ${maxLineChars} characters` };
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
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   K3: () => (/* binding */ storyFolder),
/* harmony export */   P_: () => (/* binding */ storyNumber),
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
const storyName = /^(?:story[-_. ]?)?\d+[a-z]?[-._]\d+[a-z]?(?:[-._ ].*)?\.md$|^[a-z][a-z0-9]*-\d+(?:[-._ ].*)?\.md$/i;
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
        return notStory.test(name) ? undefined : 'story';
    return folders.find(([pattern]) => pattern.test(path))?.[1];
}
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
/* unused harmony exports standingOfRun, nameForAdded */
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
    return { folder, rows, archived, findings: findingsIn(rows, archived) };
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
            `${path}: a plan called ${name} is complete (${before.path}), so this one would never begin; rename the file, or remove that run with \`ralph delete ${name}\``,
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

/***/ 19321:
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

/***/ 46109:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ counselHandlers),
/* harmony export */   w: () => (/* binding */ sameCounsel)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _around_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19321);
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);



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
const counselCalled = (state, { role, usage }) => (0,_around_js__WEBPACK_IMPORTED_MODULE_1__/* .withCall */ .D$)({ ...state, usage: (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(state.usage, usage) }, role, (0,_around_js__WEBPACK_IMPORTED_MODULE_1__/* .spentOf */ .uv)(usage));
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
        return { ...state, paused: { by, why: words || `${by} does not want the plan begun` } };
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
        return { ...state, paused: { by, why: words || `${by} does not want the plan begun` } };
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
    counsel_answered: (state, event) => counselAnswered({ ...state, stop: null, ended_in_order: (0,_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .endedInOrder */ .g$)(state) }, event),
};


/***/ }),

/***/ 97494:
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
// EXTERNAL MODULE: ./build/core/run/fold/around.js
var around = __webpack_require__(19321);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
;// CONCATENATED MODULE: ./build/core/run/fold/attention.js
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
            ...unstuck,
        }),
        ...(0,orders/* usedUp */.h4)(state),
        ...withoutSignalsOf(state, event.task),
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
            failures: failedOnceMore(before, event),
        }),
        ...(0,orders/* triedInVain */.Iu)(state, event.task),
        ...withoutSignalsOf(state, event.task),
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

// EXTERNAL MODULE: ./build/core/knowledge/undone.js
var knowledge_undone = __webpack_require__(35686);
// EXTERNAL MODULE: ./build/schema/knowledge/index-file.js
var index_file = __webpack_require__(47596);
// EXTERNAL MODULE: ./build/core/knowledge/merge-first.js
var merge_first = __webpack_require__(38962);
;// CONCATENATED MODULE: ./build/core/run/fold/index-events.js




function withWords(state, { id, text, by, url, supersedes }) {
    const entry = (0,remember/* personsEntry */.r2)({ id, text, by, url, supersedes: supersedes ?? [] });
    return { ...state, knowledge: (0,remember/* withRemembered */.$S)(state.knowledge, entry) };
}
function withIndex(state, event) {
    const knowledge = (0,entry/* putEntries */.a$)(state.knowledge, event.entries);
    const merge_tried = mergeTried({ ...state, knowledge }, event);
    return { ...state, knowledge, compaction: { ...index_file/* nothingToIndex */.T7, through: event.through, merge_tried } };
}
const mergeTried = ({ knowledge, compaction }, { trigger }) => trigger === merge_first/* mergeTrigger */.bN ? (0,merge_first/* hardChars */.d4)(knowledge) : compaction.merge_tried;
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

// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/core/run/fold/commit-fate.js







const recentSuccesses = 4;
function takeIn(state, passed, edit) {
    const { iteration, task, commit, summary, turned_green, part, handoff_bytes } = passed;
    const { baseline, merging } = state;
    const merged = merging?.task === task ? { base: merging.base, merging: null } : {};
    const taken = {
        ...state,
        ...merged,
        ...(part ? {} : (0,orders/* withoutHintsOf */.un)(state, [task])),
        work: commit ?? state.work,
        ...(!(0,milestones/* isAgentsMd */.Eo)(task) && {
            recent: [{ iteration, task, summary }, ...state.recent].slice(0, recentSuccesses),
            compaction: counted(state.compaction, handoff_bytes),
        }),
        baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
    };
    return edit(taken, task, (before) => (0,task_commits/* grown */.gT)(before, { iteration, commit, summary, part }));
}
const notAwaiting = (state, tasks) => state.awaiting && tasks.includes(state.awaiting.task) ? { ...state, awaiting: null } : state;
const openAgain = (task, lost) => ({
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    ...unstuck,
    failed_iterations: [...task.failed_iterations, ...lost],
});
const emptied = (task) => ({
    ...openAgain(task, (0,task_commits/* iterationsOf */.qW)(task)),
    ...task_commits/* withoutCommits */.$s,
});
function rejectHeld(state, event, edit) {
    const { counts } = state;
    const rejected = {
        ...withoutTouched(state, event.iteration),
        awaiting: null,
        breaker: null,
        ...(!(0,milestones/* isAgentsMd */.Eo)(event.task) && {
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
        ...withoutSignalsOf(state, event.task),
        work: event.commit ?? state.work,
        recent: state.recent.filter(({ iteration }) => !gone.includes(iteration)),
        knowledge: gone.reduce((kept, one) => [...(0,knowledge_undone/* withoutIteration */.E)(kept, one, undoneWhy(event))], state.knowledge),
        breaker: null,
        baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
    };
    const undone = edit(start, event.task, (task) => ({ ...emptied(task), ...(!event.opens && { status: task.status }) }));
    return event.reopened.reduce((now, id) => edit(now, id, emptied), undone);
}
const undoneWhy = ({ undoes, by, why }) => (0,excerpt/* startOf */.GH)(`iteration ${undoes} was undone by ${by}${why === '' ? '' : `: ${why}`}`, longestReason);
function withoutUndo(state, event) {
    return {
        ...state,
        iteration: event.iteration,
        undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
    };
}
const commit_fate_kept = 30;
function withTouched(state, { iteration, task, what, total }) {
    return { ...state, touched: [{ iteration, task, what, total }, ...state.touched].slice(0, commit_fate_kept) };
}
const withoutTouched = (state, iteration) => state.touched.length === 0 ? state : { ...state, touched: state.touched.filter((one) => one.iteration !== iteration) };
const longestReason = 300;
function amended(state, { iteration, amendment, given_up }, edit, put) {
    const id = String(amendment.task_id);
    const why = (0,excerpt/* startOf */.GH)(amendment.reason, longestReason);
    if (given_up)
        return edit(state, id, () => ({ status: 'given_up', given_up: { iteration, why } }));
    if (amendment.action === 'add')
        return edit(state, String(amendment.task?.['id']), () => ({}));
    if (amendment.action === 'modify')
        return state;
    return { ...state, ...(0,orders/* withoutHintsOf */.un)(state, [id]), tasks: put(state.tasks, id, undefined) };
}

// EXTERNAL MODULE: ./build/core/run/fold/counsel.js
var counsel = __webpack_require__(46109);
;// CONCATENATED MODULE: ./build/core/run/fold/evolve.js















const evolve_kept = 5;
const arrived = (state, commit, { from, why, protects }) => ({
    ...state,
    work: commit,
    baseline: null,
    unproven: { commit, why },
    steered: protects ? [{ from, to: commit, ...protects }, ...state.steered].slice(0, evolve_kept) : state.steered,
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
    const left = withoutAsksOf(notAwaiting(state, event.removed), event.removed);
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
const evolve_recentReviews = 5;
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
    attempt_succeeded: (state, event, put) => takeIn(passed(state, event, put), event, (0,put_task/* editing */.Dy)(put)),
    milestone_begun: cutWork,
    attempt_held: (state, event, put) => {
        const { iteration, task, commit, checkpoint, summary, turned_green, part, handoff_bytes } = event;
        const held = { iteration, task, commit, checkpoint, summary, turned_green, handoff_bytes, ...(part && { part }) };
        return { ...passed(state, event, put), awaiting: held };
    },
    attempt_approved: (state, _event, put) => state.awaiting ? takeIn({ ...state, awaiting: null, stop: null }, state.awaiting, (0,put_task/* editing */.Dy)(put)) : state,
    attempt_rejected: (state, event, put) => rejectHeld(withoutAsksOf({ ...state, stop: null }, [event.task]), event, (0,put_task/* editing */.Dy)(put)),
    undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
        ...goesOn(state),
        undos: [...state.undos, { undoes, by, why, reopen_dependents }],
    }),
    undo_done: (state, event, put) => takeBack(withoutAsksOf(state, [event.task, ...event.reopened]), event, (0,put_task/* editing */.Dy)(put)),
    undo_failed: (state, event) => ({ ...withoutUndo(state, event), commands: (0,orders/* withFailedUndo */.Ms)(state, event) }),
    attempt_failed: failed,
    attempt_interrupted: interrupted,
    budget_warning: (state, { budget, used, limit }) => ({
        ...state,
        warned: [...state.warned.filter((other) => other.budget !== budget), { budget, used, limit }],
    }),
    stuck_detected: (state, event, put) => foundStuck(state, event, (0,put_task/* editing */.Dy)(put)),
    signals_given: withSignals,
    human_review_requested: requested,
    review_answered: (state, { task }) => withoutAsksOf(goesOn(state), [task]),
    iteration_reviewed: (state, event) => {
        const { iteration, task, verdict, findings, summary } = event;
        const said = { iteration, task, verdict, findings, summary };
        return { ...(0,around/* withReview */.bT)(state, event), reviewed: [said, ...state.reviewed].slice(0, evolve_recentReviews) };
    },
    agent_call: around/* withAgentCall */.b_,
    failure_pattern: same,
    context_directive: (state, { task, held }, put) => held ? (0,put_task/* withTask */.EF)(state, put, { id: task, held_back: (0,begin/* taskIn */.B1)(state, task).held_back + 1 }) : state,
    prepared_prompt_refused: same,
    agent_pass: around/* withPass */.MT,
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
    amendment_accepted: (state, event, put) => amended(state, event, (0,put_task/* editing */.Dy)(put), put),
    checks_touched: withTouched,
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
    skip_task: (state, { task }, put) => (0,put_task/* withTask */.EF)(withoutAsksOf(notAwaiting(goesOn(state), [task]), [task]), put, {
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
        ...unstuck,
    }),
    note: (state, event, put) => withNewWord({ ...state, hints: [...state.hints, (0,orders/* hintOf */.$z)(event)] }, event, (0,put_task/* editing */.Dy)(put)),
    follow_up_added: (state, event, put) => (0,put_task/* withTask */.EF)(withFollowUp(goesOn(state), event), put, { id: event.task }),
    follow_up_answered: withoutFollowUp,
    remembered: withWords,
    forgotten: (state, event) => ({ ...state, knowledge: (0,remember/* withoutEntry */.n$)(state.knowledge, event) }),
    knowledge_changed: withIndex,
    knowledge_refused: withRefusedIndex,
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

/***/ 68124:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutLostJob)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97494);


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
        return { due: true, why: orders === 1 ? 'an order waits' : `${orders} orders wait` };
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
// EXTERNAL MODULE: ./build/core/text/once-per.js
var once_per = __webpack_require__(28537);
;// CONCATENATED MODULE: ./build/core/run/stored/index-files.js



const shortIndex = 200;
const mostInRunJson = 50;
function indexFilesWriter(redact, most = { shortIndex, mostInRunJson }) {
    const lineOf = (0,once_per/* oncePer */.P)((entry) => redact(JSON.stringify(stored(entry))));
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
        : `${text}\nA long index is written anew after ${most} changes; \`ralph knowledge\` has the newest.\n`;
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
    undone: 'its checks passed, but a person took it back later',
    dependent: 'it was done, but a person took back what it builds on',
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
      actions: write # starts ${workflow}, and switches this workflow off
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

/***/ 14867:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ nextThatReads),
/* harmony export */   Ob: () => (/* binding */ planOfJob),
/* harmony export */   ay: () => (/* binding */ queueOfJob),
/* harmony export */   r6: () => (/* binding */ whyIdle)
/* harmony export */ });
/* unused harmony exports flagsAfterKill, hasBegun */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapter_github_workflow_workflow_liveness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18211);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21033);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5369);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18341);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13992);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90553);
/* harmony import */ var _context_api_client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67084);
/* harmony import */ var _comment_event_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60030);










const takesUp = new Set(['run', 'begin', 'intake']);
async function planOfJob(context, { before }) {
    const { inputs, env } = context;
    if (before.settings.queue === undefined || before.sources.plan !== 'default')
        return { kind: 'none' };
    if (!takesUp.has(inputs.command))
        return handedOnHere(context, await queueOfJob(context, everybodyLives));
    const queue = await queueOfJob(context);
    const payload = await (0,_comment_event_js__WEBPACK_IMPORTED_MODULE_8__/* .commentPayload */ .EL)(context);
    if (payload === undefined)
        return { kind: 'idle', why: 'the event has no comment' };
    if (payload !== 'other')
        return ofThread(payload.issue, queue);
    (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseTwins */ .sv)(queue.queue);
    const next = await nextThatReads(queue, context);
    if ('fault' in next)
        throw next.fault;
    if (next.kind === 'begin' && env['GITHUB_EVENT_NAME'] === 'schedule' && !hasBegun(queue))
        return { kind: 'idle', why: 'no plan of the queue was started yet, and the schedule only continues it' };
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
        return `no plan is left to begin in ${queue.folder}/pending/`;
    const { name } = next.row;
    if (next.kind === 'busy')
        return `a job is at work on ${name}`;
    return `the queue waits for a person: ${name} ${next.row.standing === 'failed' ? 'failed' : 'needs one'}`;
}
async function nextThatReads({ queue, settings, toplevel }, context) {
    const passesFailed = settings['queue-failed'] === 'pass';
    const refused = new Set();
    for (;;) {
        const rows = queue.rows.filter(({ path }) => !refused.has(path));
        const next = (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_9__/* .nextPlan */ .T2)({ rows }, { passesFailed });
        const fault = next.kind === 'begin' ? await faultOf(next.row, { context, toplevel, settings }) : undefined;
        if (next.kind !== 'begin' || fault === undefined)
            return next;
        if (!passesFailed)
            return { kind: 'unreadable', row: next.row, fault };
        refused.add(next.row.path);
        context.out(`${next.row.path} is passed over: ${fault.message}\n`);
    }
}
async function faultOf({ path }, request) {
    const { context, toplevel, settings } = request;
    const reading = { files: await (0,_project_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .openBase */ .m)(context), toplevel, cwd: toplevel, options: (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionsOf */ .Mt)(settings) };
    return (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlanFile */ .wr)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path), path, reading).then(() => undefined, (error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A)
            return error;
        throw error;
    });
}
function queueOfJob(context, liveness) {
    const github = (0,_context_api_client_js__WEBPACK_IMPORTED_MODULE_7__/* .apiClient */ .uE)(context);
    const asked = liveness ?? (0,_adapter_github_workflow_workflow_liveness_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowLiveness */ .V)(context.checkout.holder, github && (0,_adapter_github_workflow_workflow_liveness_js__WEBPACK_IMPORTED_MODULE_1__/* .lifeOfRun */ .v)(github));
    return (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_6__/* .queueHere */ .GZ)(context, context.inputs.flags, { liveness: asked });
}
const everybodyLives = { check: async () => 'alive' };
function handedOnHere({ checkout: { holder } }, { runs }) {
    const own = [...runs.values()].find(({ lease }) => {
        return lease?.holder.kind === 'workflow' && lease.holder.run_id === holder.run_id;
    });
    const path = own && fileOf(own);
    return path === undefined
        ? { kind: 'idle', why: 'this workflow run has no plan of the queue' }
        : { kind: 'plan', path };
}
function ofThread({ number, body }, { queue, runs }) {
    const [, marked] = /^<!-- ralph:([^\s:]+):(?:issue|pull|pull-ready) -->/.exec(body ?? '') ?? [];
    const run = marked === undefined ? [...runs.values()].find(({ issue }) => issue === number) : runs.get(marked);
    const path = (run && fileOf(run)) ?? queue.rows.find(({ name }) => name === marked)?.path;
    return path === undefined
        ? { kind: 'idle', why: `the comment is on #${number}, which belongs to no plan that has begun` }
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
        warn('on-complete: merge is for plans without milestones; their pull requests are left to a person');
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
    message: `The workspace ${workspace} holds no repository.`,
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
/* harmony export */   Mt: () => (/* binding */ readOptionsOf),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   m$: () => (/* binding */ planNow),
/* harmony export */   wr: () => (/* binding */ readPlanFile)
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
    return { ...(0,_core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlan */ .m3)({ from: 'file', file: name, bytes, options }), source: sourceOf(bytes), sources: [path] };
}
const isFile = (path) => /\.(?:json|md)$/i.test(path);
async function readPlanFile(path, shown, reading) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(reading.toplevel, path);
    const name = inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) ? path : inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    const { plan, format, findings, sources, choices } = await readPlanAt(path, name, {
        ...reading,
        options: { ...reading.options, shown },
    }).catch((error) => {
        throw error.code === 'ENOENT' ? planMissing(shown) : unreadable(shown, error);
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
async function planNow({ planFile, planPath, settings, repository: { toplevel }, }) {
    const reading = { files: _base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .onDisk */ .F, toplevel, cwd: toplevel, options: readOptionsOf(settings) };
    const read = await readPlanFile(planPath, planFile, reading).catch(() => undefined);
    return read && { plan: read.plan, planSource: read.source };
}
const sourceOf = (bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
const planMissing = (shown) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PLAN_MISSING',
    message: `There is no plan at ${shown}.`,
    hint: 'Write one (docs/plan.md), or name another file with --plan (in a workflow: the input `plan`).',
});
const unreadable = (shown, error) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_UNREADABLE',
    message: `${shown} cannot be read: ${error.message}`,
    hint: 'Check the name and the permissions of the file.',
    cause: error,
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
/* harmony export */   rw: () => (/* binding */ settingSources)
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
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(18341);
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
    const reading = { files, toplevel, cwd, options: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_16__/* .readOptionsOf */ .Mt)(before.settings) };
    const read = await (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_16__/* .readPlanFile */ .wr)(planPath, planFile, reading).catch((error) => {
        throw withFindings(error, [...known, ...file.findings, ...before.findings]);
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
        planFile: resolved.sources.plan === 'flag' ? planFile : shownPlan,
        planPath,
        planAtTop: atTop(planPath, repository.toplevel) ?? planFile,
        queue: queueOfJob(queued, settings.queue),
        document,
        progress: await progressFile(base, { settings, format: read.format, document }),
        config: typeof flags['config'] === 'string' ? flags['config'] : undefined,
        reachedBy: (0,_run_place_js__WEBPACK_IMPORTED_MODULE_18__/* .reachedBy */ .Kg)(resolved, { settings, config: flags['config'] }),
        choices: resolved.sources['plan-scope'] === 'default' ? read.choices : undefined,
        readBy: async (others) => {
            const options = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_16__/* .readOptionsOf */ .Mt)(others);
            if ((0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_14__/* .alike */ .nO)(options, reading.options))
                return {};
            const { plan, source, warnings } = await (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_16__/* .readPlanFile */ .wr)(planPath, planFile, { ...reading, options });
            return { plan, planSource: source, warnings };
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
        throw (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_16__/* .unreadable */ .O$)(name, error);
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
        message: `A run of ${planName} is stored at ${remote} (${place.stateRef}), but this job is set to use another place. Nothing was written.`,
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
/* harmony export */   aJ: () => (/* binding */ lookingAtQueue),
/* harmony export */   sv: () => (/* binding */ refuseTwins)
/* harmony export */ });
/* unused harmony exports queueFiles, planUnderWay */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62220);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21033);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7630);
/* harmony import */ var _core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68124);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18341);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13992);
/* harmony import */ var _kept_runs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8284);









async function queueHere(context, flags, known = {}) {
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .settingSources */ .rw)(context, flags);
    const { toplevel } = base.repository;
    const folder = before.settings.queue ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .usualQueue */ .u8;
    const [files, runs] = await Promise.all([
        queueFiles(base, { folder, toplevel, settings: before.settings }),
        known.runs ?? runsHere(context, flags, known.liveness),
    ]);
    return { queue: (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_8__/* .queueOf */ .nv)(files, { folder, runs }), runs, toplevel, settings: before.settings };
}
async function queueFiles({ list, read }, given) {
    const { folder, toplevel, settings } = given;
    const options = (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionsOf */ .Mt)(settings);
    const paths = await list(folder);
    return Promise.all(paths.map(async (path) => {
        if (!(0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .queuedFile */ .W5)(path, folder)?.extension.toLowerCase().endsWith('json'))
            return { path };
        const bytes = await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path));
        return { path, planName: (0,_core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlan */ .m3)({ from: 'file', file: path, bytes, options }).plan?.name };
    }));
}
async function runsHere(context, flags, liveness) {
    const runs = new Map();
    const { keepers } = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .keepersOf */ .Pb)(context, flags);
    for (const keeper of keepers) {
        const found = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .withKeeper */ .$Q)(keeper, context, ({ store }) => (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .runsAt */ .A)(keeper, store)).catch((error) => {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            context.err(`${keeper.shown} could not be asked for its runs: ${error.message}\n`);
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
const asItStands = async (...given) => (await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .isLost */ .JD)(...given)) ? (0,_core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutLostJob */ .G)(given[0]) : given[0];
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
        message: 'The queue cannot be carried out; nothing was started.',
        hint: 'Rename the files that are named above. `ralph queue` shows the queue.',
        findings,
    });
}
async function lookingAtQueue(context, flags) {
    if (flags['plan'] !== undefined || context.planText)
        return flags;
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .settingSources */ .rw)(context, flags);
    const folder = before.settings.queue;
    if (folder === undefined || before.sources.plan !== 'default')
        return flags;
    const files = (await base.list(folder)).flatMap((path) => (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .queuedFile */ .W5)(path, folder) ?? []).sort(_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .byTurn */ .hN);
    const places = ['current', 'pending', 'complete'];
    const first = places.map((place) => files.find((file) => file.place === place)).find((file) => file !== undefined);
    return first === undefined
        ? flags
        : { ...flags, plan: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(context.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(base.repository.toplevel, first.path)) };
}
async function planUnderWay(context, flags) {
    const looking = await lookingAtQueue(context, flags);
    if (looking === flags)
        return flags;
    const { queue, settings, toplevel } = await queueHere(context, flags);
    const next = nextPlan(queue, { passesFailed: settings['queue-failed'] === 'pass' });
    const row = next.kind === 'empty' || next.kind === 'begin' ? previousOf(queue.rows) : next.row;
    return row ? { ...flags, plan: relative(context.cwd, resolve(toplevel, row.path)) } : looking;
}


/***/ })

};
