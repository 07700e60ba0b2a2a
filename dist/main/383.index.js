export const id = 383;
export const ids = [383];
export const modules = {

/***/ 96680:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ agents)
});

// EXTERNAL MODULE: ./build/core/agent/claude.js
var claude = __webpack_require__(85652);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
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

// EXTERNAL MODULE: ./build/adapter/agent/claude/claude-login.js
var claude_login = __webpack_require__(10439);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
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
        confinement: { wrap: await confinement.unconfined() },
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
    login: (0,claude_login/* loginVariables */.B)(settings.environment),
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
    hint: 'Set `model` to one that it offers (--model, ralph.yml, or the task in the plan), then run the same command again.',
});
const notStarted = (program, { process, stderrTail }) => new error_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    message: `${program} exited with code ${process.exitCode ?? 'none'} before it started: ${stderrTail.trim().slice(-1000) || 'it printed nothing'}`,
    hint: 'Fix what it names, such as a CLAUDE_CODE_\u2026 variable, then run the same command again.',
});

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
    login: (environment) => Object.keys((0,claude_login/* loginVariables */.B)(environment)).length > 0 ? 'the login of `claude` on this machine' : undefined,
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
    hint: "Fix `agent.command` (--agent-command): `sh -c` runs it in the workspace, with ralph's own PATH.",
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

/***/ 56311:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QG: () => (/* binding */ checkOutCandidate),
  nh: () => (/* binding */ leaveCandidate),
  Pw: () => (/* binding */ parcelIn)
});

// UNUSED EXPORTS: sendCandidate

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/core/guard/bundle-header.js
const candidateRef = 'refs/ralph/candidate';
const longestBundleHeader = 4_096;
const mostObjects = 40_000;
const oid = '[0-9a-f]{40}(?:[0-9a-f]{24})?';
function readBundleHeader(head, checkpoint) {
    const end = head.indexOf('\n\n');
    if (!head.startsWith('# v2 git bundle\n') && !head.startsWith('# v3 git bundle\n'))
        return { why: 'it is not a git bundle' };
    if (end === -1)
        return { why: 'it is cut off, or names too many commits' };
    const [, ...lines] = head.slice(0, end).split('\n');
    const refs = lines.filter((line) => !/^[-@]/.test(line));
    const needed = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1).split(' ')[0]);
    const ref = new RegExp(`^(${oid}) ${candidateRef}$`).exec(refs[0] ?? '');
    if (refs.length !== 1 || ref === null)
        return { why: `it contains refs other than ${candidateRef}` };
    if (needed.length !== 1 || needed[0] !== checkpoint)
        return { why: 'it does not build on the checkpoint of this attempt' };
    if (lines.some((line) => line.startsWith('@') && !/^@object-format=sha(1|256)$/.test(line))) {
        return { why: 'it requires a git feature that ralph does not accept here' };
    }
    const pack = head.slice(end + 2, end + 14);
    if (pack.length < 12 || !pack.startsWith('PACK'))
        return { why: 'it has no pack' };
    const objects = [...pack.slice(8)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
    if (objects > mostObjects)
        return { why: `it contains ${objects} objects; at most ${mostObjects} are accepted` };
    return { commit: ref[1] ?? '' };
}

// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(73971);
// EXTERNAL MODULE: ./build/adapter/git/call/exec.js
var exec = __webpack_require__(17939);
// EXTERNAL MODULE: ./build/adapter/git/files/leaving-link.js
var leaving_link = __webpack_require__(33616);
// EXTERNAL MODULE: ./build/adapter/git/store/compare-trees.js
var compare_trees = __webpack_require__(50558);
// EXTERNAL MODULE: ./build/adapter/git/store/raw-path.js
var raw_path = __webpack_require__(75475);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(65977);
;// CONCATENATED MODULE: ./build/adapter/git/candidate/receive-candidate.js











const mostBytes = 128 * 1024 * 1024;
const patienceMs = 180_000;
async function receiveCandidate(store, { file, checkpoint, folder }) {
    if (!(0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }))
        return { kind: 'missing' };
    const header = await readHead(file);
    const read = 'why' in header ? header : readBundleHeader(header.head, checkpoint);
    if ('why' in read)
        return refused(read.why);
    const quarantine = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, 'candidate-'));
    try {
        const git = await emptyRepository(store, { gitDir: (0,external_node_path_.join)(quarantine, 'candidate.git'), checkpoint });
        const { commit } = read;
        const unpacked = await unpack(git, { file, commit, checkpoint });
        if (unpacked !== undefined)
            return refused(unpacked);
        const tree = (await git({ args: ['rev-parse', `${commit}^{tree}`] })).stdout.toString('utf8').trim();
        const found = await candidateChanges(git, { from: checkpoint, to: tree });
        const odd = found.refused.length > 0 ? undefined : await adopt(store.git, git, { tree, checkpoint });
        return odd === undefined ? { kind: 'received', tree, ...found } : refused(odd);
    }
    finally {
        (0,external_node_fs_.rmSync)(quarantine, { recursive: true, force: true });
    }
}
const refused = (why) => ({ kind: 'refused', why });
async function readHead(file) {
    const stat = (0,external_node_fs_.lstatSync)(file);
    if (!stat.isFile())
        return { why: 'the bundle is not a file' };
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
async function emptyRepository(store, { gitDir, checkpoint }) {
    (0,store_store/* makeBareDirectory */.Gt)(gitDir, store.objectFormat);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects', 'info', 'alternates'), `${(0,external_node_path_.join)(store.gitDir, 'objects').replaceAll('\\', '/')}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'shallow'), `${checkpoint}\n`);
    const env = Object.fromEntries(Object.entries(store.env).filter(([name]) => !/^GIT_CONFIG_(COUNT|KEY|VALUE)/.test(name)));
    const git = (0,exec/* gitAt */.c8)(gitDir, env);
    await git({ args: ['update-ref', 'refs/heads/checkpoint', checkpoint] });
    return git;
}
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
        return 'its ref is not a commit';
    const [headers = ''] = stdout.toString('latin1').split('\n\n', 1);
    const parents = [...headers.matchAll(/^parent (\S+)$/gm)].map(([, oid]) => oid);
    const tip = (await git({ args: ['rev-parse', `${candidateRef}^{commit}`] })).stdout.toString('utf8').trim();
    if (tip !== commit)
        return 'its ref is not the commit that it names';
    return parents.length === 1 && parents[0] === checkpoint
        ? undefined
        : 'it is not exactly one commit on the checkpoint';
}
async function fault(git, call) {
    try {
        const { code, stderr } = await git({ ...call, allow: 'any', timeoutMs: patienceMs });
        return code === 0 ? undefined : `git does not accept it: ${stderr.trim().split('\n')[0]?.slice(0, 200) ?? ''}`;
    }
    catch (error) {
        if (error instanceof error_error/* RalphError */.A && error.code === 'GIT_TIMED_OUT')
            return 'git did not finish with it';
        throw error;
    }
}
async function adopt(into, from, { tree, checkpoint }) {
    const args = ['pack-objects', '--revs', '--stdout', '--quiet', '--no-reuse-delta'];
    const { stdout } = await from({ args, input: `${tree}\n^${checkpoint}\n` });
    return fault(into, { args: ['index-pack', '--stdin', '--strict'], input: stdout });
}
const receive_candidate_link = '120000';
const receive_candidate_module = '160000';
async function candidateChanges(git, { from, to }) {
    const rows = await (0,compare_trees/* treeDifferences */.Xm)(git, { from, to });
    const kept = rows.filter(({ status, mode }) => status !== 'D' && mode !== receive_candidate_module);
    const sizes = await (0,compare_trees/* objectSizes */.Et)(git, kept.map(({ oid }) => oid));
    const files = rows.length > 0 ? await filesOf(git, to) : [];
    const targetOf = kept.some(({ mode }) => mode === receive_candidate_link) ? await linksOf(git, files) : () => undefined;
    const isEmbedded = (0,protected_paths/* inEmbeddedRepository */.Kk)(files.map(({ path }) => (0,raw_path/* showPath */.P8)(path)));
    return {
        changes: rows.map((row) => change(row, sizes)),
        refused: rows.flatMap((row) => {
            const why = isEmbedded((0,raw_path/* showPath */.P8)(row.path)) ? 'a git repository inside the tree' : whyRefused(row, targetOf);
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
    if (before === receive_candidate_module || mode === receive_candidate_module)
        return 'a changed submodule';
    if ((0,leaving_link/* holdsGitLookAlike */.WE)(path))
        return 'a name that some file systems treat as .git';
    if ((0,raw_path/* rawPath */.av)((0,raw_path/* showPath */.P8)(path)) !== path)
        return 'a name that is not UTF-8';
    if (mode !== receive_candidate_link)
        return undefined;
    return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : (0,leaving_link/* whyLinkLeaves */.pE)(targetOf, path);
}
async function filesOf(git, tree) {
    const { stdout } = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', tree] });
    return (0,raw_path/* splitNul */.K5)(stdout).map((entry) => {
        const [head = '', path = ''] = entry.split('\t');
        const [mode = '', , oid = ''] = head.split(' ');
        return { mode, oid, path };
    });
}
async function linksOf(git, files) {
    const links = files.filter(({ mode }) => mode === receive_candidate_link);
    const found = await (0,store_store/* readObjects */.$I)(git, links.map(({ oid }) => oid));
    const targets = new Map(links.map(({ path }, at) => [path, found[at]?.content.toString('latin1')]));
    return (path) => targets.get(path);
}

;// CONCATENATED MODULE: ./build/adapter/git/candidate/parcel.js






const parcel_mostBytes = 16 * 1024 * 1024;
function parcelIn(folder, { store, scratch }) {
    const folderOf = {
        call: (0,external_node_path_.join)(folder, 'agent'),
        calls: (0,external_node_path_.join)(folder, 'agent'),
        checks: (0,external_node_path_.join)(folder, 'checks'),
    };
    const fileOf = (part) => (0,external_node_path_.join)(folderOf[part], `${part}.json`);
    const bundle = (0,external_node_path_.join)(folderOf.call, 'candidate.bundle');
    return {
        async put(part, text) {
            await (0,promises_.mkdir)(folderOf[part], { recursive: true });
            await (0,promises_.writeFile)(`${fileOf(part)}.new`, text);
            await (0,promises_.rename)(`${fileOf(part)}.new`, fileOf(part));
        },
        async text(part) {
            const stat = (0,external_node_fs_.lstatSync)(fileOf(part), { throwIfNoEntry: false });
            if (stat === undefined)
                return undefined;
            if (!stat.isFile())
                return { why: `${part}.json is not a file` };
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
async function sendCandidate({ git }, { commit, checkpoint, file }) {
    await git({ args: ['update-ref', candidateRef, commit] });
    await git({ args: ['bundle', 'create', '--quiet', file, candidateRef, `^${checkpoint}`] });
}
async function checkOutCandidate(options) {
    const { workspace, env, remote, commit } = options;
    const git = (0,user_git/* userGit */.G)(workspace, env);
    await git({
        args: ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', remote, commit],
    });
    await git({ args: ['checkout', '--quiet', '--force', '--detach', commit] });
}
async function leaveCandidate(options) {
    await (0,user_git/* userGit */.G)(options.workspace, options.env)({ args: ['checkout', '--quiet', '--force', '-'] });
}


/***/ }),

/***/ 33616:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ linksIn),
/* harmony export */   WE: () => (/* binding */ holdsGitLookAlike),
/* harmony export */   pE: () => (/* binding */ whyLinkLeaves)
/* harmony export */ });
/* unused harmony export isGitLookAlike */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75475);


const maxHops = 40;
const absolute = /^([/\\]|[A-Za-z]:)/;
const components = (target) => target.split(/[/\\]/);
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
const linksIn = (directory) => (path) => {
    const place = (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)(`${(0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .rawPath */ .av)(directory)}/${path}`);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place, 'latin1') : undefined;
    }
    catch {
        return undefined;
    }
};
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function isGitLookAlike(name) {
    if (name.split('\\').some((part) => /^(\.git|git~1)[. ]*(:.*)?$/is.test(part)))
        return true;
    return (0,_store_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)(name).toString('utf8').replace(ignoredByHfs, '').toLowerCase() === '.git';
}
const holdsGitLookAlike = (path) => path.split('/').some(isGitLookAlike);


/***/ }),

/***/ 35182:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ wholeState),
/* harmony export */   om: () => (/* binding */ historyOf),
/* harmony export */   sk: () => (/* binding */ readTopFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _call_exec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17939);
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76696);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65977);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41586);







const depths = [100, 2_000, 2_147_483_647];
function historyOf({ store, ...patience }) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, '..', 'history.git');
    const git = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .gitAt */ .c8)(gitDir, store.env, store.files);
    const call = (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteCall */ .V3)(git, store.remote, patience);
    const fetch = async (commit, depth, filter) => {
        (0,_store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .besideStore */ .qs)(store, 'history.git');
        const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
        const what = [`--filter=${filter}`, `--depth=${depth}`, _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .remoteName */ .iy, commit];
        await call.repeatedly([..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .lazily */ .qy, 'fetch', ...quiet, ...what]);
    };
    const cuts = async (commit) => {
        if (!(await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .isThere */ .$B)(store, commit)))
            return [commit];
        const cut = shallowCommits(store.gitDir);
        if (cut.size === 0)
            return [];
        const roots = await store.git({ args: ['rev-list', '--max-parents=0', commit] });
        return lines(roots.stdout.toString('utf8')).filter((root) => cut.has(root));
    };
    const searched = async (commit, found) => {
        for (const depth of depths) {
            await fetch(commit, depth, 'tree:0');
            if (await found(git))
                return true;
            if (shallowCommits(gitDir).size === 0)
                return false;
        }
        return false;
    };
    const contains = async (commit, ancestor) => {
        if (commit === ancestor || (await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .parentsOf */ .fY)(store, commit)).includes(ancestor))
            return true;
        if (await isAncestor(store.git, ancestor, commit))
            return true;
        for (const cut of await cuts(commit)) {
            if (await searched(cut, (deeper) => isAncestor(deeper, ancestor, cut)))
                return true;
        }
        return false;
    };
    return {
        contains,
        cuts,
        searched,
        stateHistory: async (commit, depth) => {
            await fetch(commit, depth, 'tree:2');
            return git;
        },
    };
}
async function isAncestor(git, ancestor, commit) {
    return (await git({ args: ['merge-base', '--is-ancestor', ancestor, commit], allow: [1, 128] })).code === 0;
}
function shallowCommits(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow');
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? lines((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')) : []);
}
const lines = (text) => text.split('\n').filter((line) => line !== '');
function wholeState({ store, ...patience }) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, '..', 'whole.git');
    const git = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .gitAt */ .c8)(gitDir, store.env);
    return async (commit) => {
        const args = ['rev-list', '--objects', '--no-walk', '--missing=print', commit];
        const { stdout } = await store.git({ args, allow: [128] });
        if (stdout.length > 0 && !/^\?/m.test(stdout.toString('utf8')))
            return store.git;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(gitDir)) {
            const format = `--object-format=${store.objectFormat}`;
            await (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)([], store.env, { args: ['init', '--quiet', '--bare', '--template=', format, gitDir] });
        }
        const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
        await (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteCall */ .V3)(git, store.remote, patience).repeatedly(['fetch', ...quiet, '--depth=1', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .remoteName */ .iy, commit]);
        return git;
    };
}
async function readTopFile(store, refs, file) {
    const remote = (0,_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteAt */ .e)({ store });
    const found = await remote.refs(refs);
    const oid = refs.map((ref) => found.get(ref)).find((one) => one !== undefined);
    if (oid === undefined)
        return undefined;
    await remote.fetchState(oid);
    return (await store.objects.read(`${oid}:${file}`))?.content.toString('utf8');
}


/***/ }),

/***/ 61634:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ inboxAt),
/* harmony export */   r: () => (/* binding */ inboxPrefix)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10774);





const Order = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(), by: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(200), text: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(5000) });
const inboxPrefix = (plan) => `refs/ralph/inbox/${plan}/`;
function inboxAt(options) {
    const { store, remote, by, now } = options;
    const prefix = inboxPrefix(options.plan);
    const seen = new Set();
    async function read(oid) {
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
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('inbox.look');
            const { refs } = await remote.list([`${prefix}*`]);
            const orders = [];
            const given = [...refs].filter(([name]) => name.startsWith(prefix)).sort();
            await remote.fetchCommits(given.map(([, oid]) => oid));
            for (const [ref, oid] of given) {
                const order = await read(oid);
                (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('inbox.order-read');
                const id = ref.slice(prefix.length);
                seen.add(id);
                orders.push(order ? { id, ...order } : { id, at: '', by: 'somebody', text: `(unreadable order ${id})` });
            }
            return { orders, cursor: null };
        },
        forget: async (ids) => {
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('inbox.forget');
            await remote.remove(ids.filter((id) => seen.delete(id)).map((id) => `${prefix}${id}`)).catch(unlessFault);
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('inbox.forgotten');
        },
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
        withdraw: async (id) => {
            const ref = `${prefix}${id}`;
            const oid = (await remote.refs([ref])).get(ref);
            if (oid === undefined)
                return false;
            const pushed = await remote.push({ ref, oid: '', expected: oid });
            if (pushed.kind === 'refused')
                throw refusedOrder(remote.url, pushed.why);
            return pushed.kind === 'won';
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
    if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
        throw error;
}
const refusedOrder = (remote, why) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'INBOX_REFUSED',
    message: `${remote} does not accept the order: ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .withinSentence */ .td)(why)}.`,
    hint: 'Nothing was changed. Orders are refs under refs/ralph/inbox/: allow them on the remote.',
});


/***/ }),

/***/ 19327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ originState),
/* harmony export */   Sl: () => (/* binding */ stateElsewhere),
/* harmony export */   p6: () => (/* binding */ stateUnderOtherName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53916);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25499);
/* harmony import */ var _call_exec_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17939);
/* harmony import */ var _call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39021);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76696);
/* harmony import */ var _call_user_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70400);
/* harmony import */ var _state_fault_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8081);











async function originState(question) {
    const { repository, env, stateRef, local, timeoutMs = 5_000 } = question;
    try {
        const { git, name } = await reaching(repository, env);
        const { stdout } = await git({ args: ['ls-remote', name, stateRef], timeoutMs });
        const lines = stdout.toString('utf8').split('\n');
        const origin = lines.map((line) => line.split('\t')).find(([, name]) => name === stateRef)?.[0];
        if (origin === undefined)
            return { kind: 'none' };
        return origin === local ? { kind: 'same' } : { kind: 'differs', origin };
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        const why = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .ri)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Could not tell whether origin also holds a state of this plan: ${why}` };
    }
}
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .isPathRemote */ .iw)(given))
        return { git: (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_9__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__/* .splitCredential */ .ib)(given);
    const settings = (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__/* .withCredential */ .ML)(repository.carriedConfiguration(address), access);
    const hardened = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_6__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__/* .configEnvironment */ .kj)([...settings, [`remote.${_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .remoteName */ .iy}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_6__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .remoteName */ .iy };
}
function stateElsewhere(options, state) {
    const { stateRef, planFile } = options;
    const reachedBy = [...options.reachedBy, '--remote', 'origin'];
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const aside = (0,_state_fault_js__WEBPACK_IMPORTED_MODULE_10__/* .asideName */ .o1)(stateRef, origin);
    const lease = `--force-with-lease=${stateRef}:${origin}`;
    const fetch = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', 'origin', stateRef);
    const move = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', '--atomic', lease, 'origin', `FETCH_HEAD:${aside}`, `:${stateRef}`);
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To continue the run at origin: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To continue here instead, move it aside there, where it is kept as ${aside} (${fetch} && ${move}), then run again.`,
    });
}
function stateUnderOtherName(url, options) {
    const { stateRef, other } = options;
    const remote = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .ri)(url);
    const fetch = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, other);
    const move = `${fetch} && ${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', remote, `FETCH_HEAD:${stateRef}`, `:${other}`)}`;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To continue with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is running: ${move}`,
    });
}


/***/ }),

/***/ 8081:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ corruptState),
/* harmony export */   I$: () => (/* binding */ refusedState),
/* harmony export */   Qy: () => (/* binding */ putBackState),
/* harmony export */   X4: () => (/* binding */ unreadableState),
/* harmony export */   hr: () => (/* binding */ newerState),
/* harmony export */   ng: () => (/* binding */ untrueState),
/* harmony export */   o1: () => (/* binding */ asideName)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58100);
/* harmony import */ var _core_text_capped_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92563);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62488);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);








const newerState = (place, read) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'STATE_NEWER',
    message: `${read.file} in ${place.ref} (commit ${place.commit}) has schema ${read.version}; this ralph knows schemas up to ${read.known}. Nothing was written.`,
    hint: 'A newer version wrote it: update ralph here, or use the Action version of the other jobs.',
});
const corruptState = (place, findings, good) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'STATE_CORRUPT',
    message: `The state in ${place.ref} (commit ${place.commit}) cannot be read: ${shown(findings).join('; ')}. Nothing was written.`,
    hint: waysOn(place, good, 'None of the 50 states before it can be used.'),
    findings: shown(findings),
});
function unreadableState({ remote, ref, commit }, error) {
    if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A) || error.code !== 'OBJECT_UNREADABLE')
        return error;
    const before = (0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSpan */ ["in"])('git', 'reflog', 'show', (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .shownRef */ .nK)(ref));
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'STATE_UNREADABLE',
        message: `The state in ${ref} (commit ${commit}) of ${(0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(remote)} is damaged. ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .withinSentence */ .td)(error.message)}. Nothing was written.`,
        hint: `${error.hint} If there is no other copy, ${before} lists the states before it: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSpan */ ["in"])('git', 'update-ref', ref, 'COMMIT', commit)} goes back to one.`,
        cause: error,
    });
}
const untrueState = (place, options) => untrue(place, options, `${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSpan */ ["in"])('git', 'log', (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .shownRef */ .nK)(place.ref))} shows who. ${waysOn(place, options.good, 'It is not known which earlier state is genuine.')}`);
const putBackState = (place, options) => untrue(place, options, `${(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .shownRef */ .nK)(place.ref)} was reset to ${options.good}, the state that this job wrote; ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSpan */ ["in"])('git', 'log', (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .shownRef */ .nK)(asideName(place.ref, place.commit)))} shows the other one. Find out who wrote it, then run again: the run continues from the genuine state.`);
const untrue = (place, { code, findings }, hint) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code,
    message: `The state in ${place.ref} (commit ${place.commit}) ${told[code]}: ${shown(findings).join('; ')}. Somebody wrote it, or an agent with access to the repository did.`,
    hint,
    findings: shown(findings),
});
const told = {
    STATE_FORGED: 'describes work that did not happen',
    STATE_NOT_ITS_EVENTS: 'does not match its events',
};
const asideName = (ref, commit) => `${ref}-broken-${commit.slice(0, 7)}`;
function waysOn(place, good, without) {
    const remote = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(place.remote);
    const pushed = (...refs) => {
        const lease = `--force-with-lease=${place.ref}:${place.commit}`;
        return `${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'fetch', remote, place.ref)} && ${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'push', lease, remote, ...refs)}`;
    };
    const back = good === undefined ? without : `To go back to the last good state: ${pushed(`${good}:${place.ref}`)}.`;
    const aside = pushed(`${place.commit}:${asideName(place.ref, place.commit)}`, `:${place.ref}`);
    return `${back} To move it aside and start a new run: ${aside}`;
}
const shown = (findings) => (0,_core_text_capped_js__WEBPACK_IMPORTED_MODULE_7__/* .cappedLines */ .L)(findings, 10);
const refusedState = (place, refusal) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: refusal.hint === undefined ? 'REMOTE_REFUSED' : 'REF_LOCKED',
    message: `The remote ${(0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(place.remote)} refuses the state ref ${place.ref}: ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .withinSentence */ .td)(refusal.why)}.`,
    hint: refusal.hint ?? rulesHint(place.ref),
});
const rulesHint = (ref) => ref.startsWith('refs/heads/')
    ? `Exempt ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .shownRef */ .nK)(ref))}/** from the rules of the repository, or give the token the right to push there.`
    : `Give the token the right to push there, or keep the state in a branch: the setting \`state-ref\`.`;


/***/ }),

/***/ 6425:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ stateReader),
/* harmony export */   O: () => (/* binding */ stateCopyIn)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _store_compare_trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50558);
/* harmony import */ var _store_object_writer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94320);
/* harmony import */ var _state_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16726);





function stateReader({ store, remote, copy }) {
    let kept;
    let isFetched = false;
    let wanted = [];
    const objectsOf = async (oid) => {
        const names = [oid, `${oid}^{tree}`, ..._state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d.map((file) => `${oid}:${file}`)];
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
        async remember(oid, proven) {
            if (copy && kept !== oid)
                await keep(oid, await objectsOf(oid));
            if (proven)
                await copy?.prove(oid);
        },
        isProven: async (oid) => (await copy?.isProven(oid)) ?? false,
    };
}
const proof = 'proven';
function stateCopyIn(folder, format) {
    const names = ['commit', 'tree', ..._state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d];
    const isCommit = (oid, { commit, tree, files }) => {
        if (!commit || !tree)
            return false;
        const [, root = ''] = /^tree ([0-9a-f]+)\n/.exec(commit.toString('latin1')) ?? [];
        if ((0,_store_object_writer_js__WEBPACK_IMPORTED_MODULE_3__/* .oidOf */ ._f)(format, 'commit', commit) !== oid || (0,_store_object_writer_js__WEBPACK_IMPORTED_MODULE_3__/* .oidOf */ ._f)(format, 'tree', tree) !== root)
            return false;
        const entries = (0,_store_compare_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTree */ .cZ)(tree, root.length / 2);
        return _state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d.every((name, at) => entries.get(name)?.oid === (files[at] && (0,_store_object_writer_js__WEBPACK_IMPORTED_MODULE_3__/* .oidOf */ ._f)(format, 'blob', files[at])));
    };
    return {
        async read(oid) {
            const contents = names.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).catch(() => undefined));
            const [commit, tree, ...files] = await Promise.all(contents);
            const objects = { commit, tree, files };
            return isCommit(oid, objects) ? objects : undefined;
        },
        async write({ commit, tree, files }) {
            try {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true, mode: 0o700 });
                const asNew = { mode: 0o600, flag: 'wx' };
                const contents = [commit, tree, ...files];
                const put = async (name, content) => content && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), content, asNew));
                await Promise.all(names.map((name, at) => put(name, contents[at])));
            }
            catch {
            }
        },
        prove: (oid) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, proof), oid, { mode: 0o600 }).catch(() => undefined),
        isProven: async (oid) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, proof), 'utf8').catch(() => '')) === oid,
    };
}


/***/ }),

/***/ 42395:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ stateStoreAt)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(65977);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/stored/state-against-log.js
var state_against_log = __webpack_require__(35258);
// EXTERNAL MODULE: ./build/schema/run/stored-event.js
var stored_event = __webpack_require__(40092);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/git/store/compare-trees.js
var compare_trees = __webpack_require__(50558);
// EXTERNAL MODULE: ./build/adapter/git/store/object-writer.js
var object_writer = __webpack_require__(94320);
// EXTERNAL MODULE: ./build/adapter/git/store/raw-path.js
var raw_path = __webpack_require__(75475);
// EXTERNAL MODULE: ./build/adapter/git/state/state-files.js
var state_files = __webpack_require__(16726);
;// CONCATENATED MODULE: ./build/adapter/git/state/state-commit.js







const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99}\/){0,5}[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
function stateCommits(store) {
    const putFiles = stateTrees(store);
    return async ({ previous, parents, files, message, by, at }) => {
        const bad = [...files.keys()].filter((path) => !safePath.test(path));
        if (bad.length > 0)
            throw new Error(`The engine made state paths that are not allowed: ${JSON.stringify(bad)}`);
        const tree = await putFiles(previous === null ? undefined : await treeBefore(store, previous), files);
        const all = previous === null ? parents : [previous, ...parents];
        const oid = store.writer.add('commit', (0,object_writer/* commitObject */.zS)({ tree, parents: all, author: by, committer: by, at, message }));
        store.writer.flush();
        return oid;
    };
}
async function treeBefore(store, previous) {
    const tree = await (0,store_store/* treeOf */.g7)(store, previous);
    if (tree !== undefined)
        return tree;
    throw new error/* RalphError */.A({
        code: 'STATE_UNREADABLE',
        exit: 'failed',
        message: `The state commit ${previous} is gone, so nothing can be written on top of it.`,
        hint: 'Look at the repository with `git fsck`; then run again: the state is fetched again.',
    });
}
function stateTrees({ git, objects, writer }) {
    let known = new Map();
    const entriesOf = async (tree) => {
        const before = known.get(tree);
        if (before)
            return before;
        const object = (await objects.read(tree)) ?? (await (0,store_store/* readObjects */.$I)(git, [tree], remote_url/* lazily */.qy))[0];
        if (object?.type !== 'tree')
            throw new Error(`the tree ${tree} of the state cannot be read`);
        return (0,compare_trees/* parseTree */.cZ)(object.content, tree.length / 2);
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
                const folder = before?.mode === compare_trees/* folderMode */.a1 ? before.oid : undefined;
                entries.set(name, { mode: compare_trees/* folderMode */.a1, oid: await put(folder, within) });
            }
            const oid = writer.add('tree', (0,compare_trees/* makeTree */.TI)(entries));
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
async function stepOf({ objects }, oid) {
    const [previous = ''] = await (0,store_store/* parentsOf */.fY)({ objects }, oid);
    if (previous === '')
        return fromNothing;
    const [before, ...files] = await Promise.all([previous, ...state_files/* stateFiles */.d.map((file) => `${previous}:${file}`)].map(objects.read));
    if (!before)
        return undefined;
    const seq = seqInMessage(textOf(before));
    const read = (0,state_files/* readStateFiles */.D)(files.map((file) => file?.content));
    if (seq === undefined || read.kind !== 'good')
        return fromNothing;
    const [was, is] = await Promise.all([previous, oid].map((commit) => objects.look(`${commit}:plan.json`)));
    return { before: { state: read.state, seq }, replans: was?.oid !== is?.oid };
}
const fromNothing = { before: null, replans: false };
const textOf = (commit) => commit.content.toString('utf8');
function stateMessage(subject, nonce, seq) {
    const trailers = [...(seq === undefined ? [] : [`Ralph-Seq: ${seq}`]), `Ralph-Nonce: ${nonce}`];
    return `${subject.replace(/\s+/g, ' ').trim()} [skip ci]\n\n${trailers.join('\n')}\n`;
}
function seqInMessage(commit) {
    const found = /^Ralph-Seq: (\d+)$/m.exec(commit)?.[1];
    return found === undefined ? undefined : Number(found);
}

;// CONCATENATED MODULE: ./build/adapter/git/state/last-good-state.js







const bound = 50;
async function lastGoodState(history, corrupt) {
    const { commits } = await ancestors(history, corrupt);
    return commits.find(({ state }, at) => at > 0 && state !== undefined)?.oid;
}
async function lastTrueState(history, untrue) {
    const { commits: all, segmentAt } = await ancestors(history, untrue);
    const commits = all.slice(0, all.findLastIndex(({ state }) => state !== undefined) + 1);
    const follows = await Promise.all(commits.slice(0, -1).map(async ({ oid, state, seq }, at) => {
        const before = commits[at + 1];
        if (!state || !before?.state || seq === undefined || before.seq !== seq - 1)
            return false;
        const facts = factsIn(await segmentAt(oid, seq));
        return facts !== undefined && (0,state_against_log/* stateAgainstLog */.Bw)(before.state, facts, state).length === 0;
    }));
    const oldest = follows.lastIndexOf(false);
    return oldest === -1 ? undefined : commits.slice(oldest + 1).find(({ state }) => state !== undefined)?.oid;
}
async function ancestors(history, newest) {
    const git = await history.stateHistory(newest, bound);
    const walk = ['rev-list', '--first-parent', `--max-count=${bound + 1}`, newest];
    const oids = (await git({ args: walk })).stdout.toString('utf8').split('\n').filter(Boolean);
    const names = oids.flatMap((oid) => [oid, ...state_files/* stateFiles */.d.map((file) => `${oid}:${file}`)]);
    const objects = await (0,store_store/* readObjects */.$I)(git, names);
    const each = state_files/* stateFiles */.d.length + 1;
    const commits = oids.map((oid, at) => {
        const [commit, ...files] = objects.slice(at * each, (at + 1) * each);
        const read = (0,state_files/* readStateFiles */.D)(files.map((object) => object?.content));
        return { oid, seq: seqInMessage(last_good_state_textOf(commit)), state: read.kind === 'good' ? read.state : undefined };
    });
    const segmentAt = async (oid, seq) => last_good_state_textOf((await (0,store_store/* readObjects */.$I)(git, [`${oid}:${(0,state_paths/* segmentPath */.RA)(seq)}`], remote_url/* lazily */.qy))[0]);
    return { commits, segmentAt };
}
const last_good_state_textOf = (object) => object?.content.toString('utf8') ?? '';
function factsIn(segment) {
    try {
        return segment
            .split('\n')
            .filter((line) => line !== '')
            .map((line) => stored_event/* StoredEvent */.S.parse(JSON.parse(line)));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/adapter/git/state/state-fault.js
var state_fault = __webpack_require__(8081);
// EXTERNAL MODULE: ./build/adapter/git/state/state-objects.js
var state_objects = __webpack_require__(6425);
;// CONCATENATED MODULE: ./build/adapter/git/state/state-ref.js










function stateStoreAt(options) {
    const { store, remote, ref, workRef, by, now, nonce = external_node_crypto_.randomUUID } = options;
    const reader = (0,state_objects/* stateReader */.J)(options);
    const writeCommit = stateCommits(store);
    let newest = null;
    let proven = false;
    const goodBefore = (oid) => lastGoodState((0,remote_history/* historyOf */.om)({ store }), oid).catch(() => undefined);
    const loadRun = async (oid) => {
        const { commit, files } = await reader.read(oid).catch((error) => {
            throw (0,state_fault/* unreadableState */.X4)({ remote: remote.url, ref, commit: oid }, error);
        });
        const read = (0,state_files/* readStateFiles */.D)(files);
        const place = { remote: remote.url, ref, commit: oid };
        if (read.kind === 'newer')
            throw (0,state_fault/* newerState */.hr)(place, read);
        if (read.kind === 'corrupt') {
            throw (0,state_fault/* corruptState */.Hw)(place, read.findings, await goodBefore(oid));
        }
        const text = commit?.toString('utf8') ?? '';
        const forged = speaksOfAnother(text, read.state.work);
        if (forged)
            throw (0,state_fault/* corruptState */.Hw)(place, [forged], await goodBefore(oid));
        const seq = seqInMessage(text) ?? (await seqInTree(oid));
        const { state, plan, control, gathered } = read;
        proven = await reader.isProven(oid);
        return { oid, state, plan, control, gathered, seq, proven };
    };
    const seqInTree = async (oid) => {
        await reader.obtain();
        const { stdout } = await store.git({ args: [...remote_url/* lazily */.qy, 'ls-tree', '-r', '--name-only', oid, 'log/'] });
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
        await reader.want([run.state.work, ...(remoteWork === null ? [] : [remoteWork])]);
        newest = { oid, seq: run.seq };
        return { remoteWork, run };
    };
    const obtainParents = async ({ expected, keep, work }) => {
        await reader.obtain();
        if (expected !== null && expected !== newest?.oid)
            await remote.fetchState(expected);
        for (const parent of [...keep, work])
            await remote.fetchCommit(parent);
    };
    const nextOnBranch = async (work) => {
        const tip = remote.tip(workRef);
        if (tip === undefined || tip === work || ref > workRef)
            return undefined;
        const isNext = (await (0,store_store/* parentsOf */.fY)(store, work)).includes(tip);
        return isNext ? { ref: workRef, oid: work, expected: tip } : undefined;
    };
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
            message: stateMessage(change.subject, nonce(), seq),
            by,
            at: Math.floor(now() / 1000),
        });
        (0,failpoint/* failpoint */.Zu)('state.commit-written');
        const pushing = remote.push({ ref, oid, expected: change.expected, follower: await nextOnBranch(change.work) });
        onSent?.();
        const result = await pushing;
        (0,failpoint/* failpoint */.Zu)('state.commit-pushed');
        if (result.kind === 'refused')
            throw (0,state_fault/* refusedState */.I$)({ remote: remote.url, ref }, result);
        if (result.kind === 'lost')
            return result;
        newest = { oid, seq };
        return { kind: 'won', oid };
    };
    const readWith = async (paths, gitFor) => {
        (0,failpoint/* failpoint */.Zu)('state.read');
        const { oid } = newest ?? {};
        if (oid === undefined || paths.length === 0)
            return paths.map(() => undefined);
        await reader.obtain();
        const names = paths.map((path) => `${oid}:${path}`);
        const objects = await (0,store_store/* readObjects */.$I)(await gitFor(oid), names, remote_url/* lazily */.qy);
        return objects.map((object) => (object?.type === 'blob' ? object.content.toString('utf8') : undefined));
    };
    const readMany = (paths) => readWith(paths, async () => store.git);
    return {
        load,
        commit,
        readMany,
        readPast: (paths) => readWith(paths, (0,remote_history/* wholeState */.LH)({ store })),
        read: async (path) => (await readMany([path]))[0],
        step: async () => (newest && remote.isPath ? stepOf(store, newest.oid) : undefined),
        prove: () => {
            proven = true;
        },
        untrue: async (code, findings, back) => {
            const commit = newest?.oid ?? '';
            const place = { remote: remote.url, ref, commit };
            if (back !== undefined && (await putBack({ remote, ref }, { from: commit, to: back })))
                return (0,state_fault/* putBackState */.Qy)(place, { code, findings, good: back });
            const good = await lastTrueState((0,remote_history/* historyOf */.om)({ store }), commit).catch(() => undefined);
            return (0,state_fault/* untrueState */.ng)(place, { code, findings, good });
        },
        remember: async () => (newest === null ? undefined : reader.remember(newest.oid, proven)),
    };
}
function speaksOfAnother(commit, work) {
    const [header = ''] = commit.split('\n\n', 1);
    const last = [...header.matchAll(/^parent (\S+)$/gm)].at(-1)?.[1];
    if (last === work || !/^Ralph-Nonce: /m.test(commit))
        return undefined;
    return `run.json names the work commit ${work}, but the state commit names ${last}: it was not written by the engine`;
}
async function putBack({ remote, ref }, { from, to }) {
    await remote.push({ ref: (0,state_fault/* asideName */.o1)(ref, from), oid: from, expected: null });
    return (await remote.push({ ref, oid: to, expected: from })).kind === 'won';
}
const segment = /^log\/\d+\/(\d+)\.jsonl$/;
function lastSegment(paths) {
    const numbers = [...paths].flatMap((path) => segment.exec(path)?.[1] ?? []).map(Number);
    return numbers.length === 0 ? undefined : Math.max(...numbers);
}


/***/ }),

/***/ 50558:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ treeChanges),
/* harmony export */   Et: () => (/* binding */ objectSizes),
/* harmony export */   P7: () => (/* binding */ fileDiffs),
/* harmony export */   TI: () => (/* binding */ makeTree),
/* harmony export */   Xm: () => (/* binding */ treeDifferences),
/* harmony export */   a1: () => (/* binding */ folderMode),
/* harmony export */   cZ: () => (/* binding */ parseTree),
/* harmony export */   tc: () => (/* binding */ compareTrees)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75475);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65977);


async function compareTrees(objects, before, after) {
    const found = await compare(objects, { before, after, prefix: '' });
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
async function compare(objects, options) {
    if (options.before === options.after)
        return [];
    const [before, after] = await Promise.all([entriesOf(objects, options.before), entriesOf(objects, options.after)]);
    const names = new Set([...before.keys(), ...after.keys()]);
    const below = [...names].map((name) => compareEntry(objects, { path: options.prefix + name, was: before.get(name), is: after.get(name) }));
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
function canonical(mode) {
    if (!mode.startsWith('100'))
        return mode;
    return Number.parseInt(mode, 8) & 0o100 ? '100755' : '100644';
}
const folderMode = '40000';
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
async function objectSizes(git, oids) {
    const args = ['cat-file', '--batch-check=%(objectname) %(objectsize)'];
    const { stdout } = await git({ args, input: oids.map((oid) => `${oid}\n`).join('') });
    const rows = stdout.toString('utf8').split('\n');
    return new Map(rows.map((row) => [row.split(' ')[0] ?? '', Number(row.split(' ')[1]) || 0]));
}
const largest = '512k';
async function fileDiffs(git, { from, to }) {
    const format = ['-r', '-p', '--raw', '-z', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '-D'];
    const { stdout } = await git({ args: ['-c', `core.bigFileThreshold=${largest}`, 'diff-tree', ...format, from, to] });
    const end = stdout.indexOf('\0\0');
    if (end < 0)
        return [];
    const fields = stdout.subarray(0, end).toString('latin1').split('\0');
    const patches = stdout
        .subarray(end + 2)
        .toString('utf8')
        .split(/^(?=diff --git )/m);
    const files = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        const parts = fields[at]?.endsWith(' T') ? 2 : 1;
        files.push({ path: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(fields[at + 1] ?? ''), patch: patches.splice(0, parts).join('') });
    }
    return files;
}
async function treeChanges(git, { from, to, limit }) {
    const rows = (await treeDifferences(git, { from, to })).map(({ path: raw, oid, mode, status }) => {
        const path = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(raw);
        const named = Buffer.from(path, 'utf8').toString('latin1') === raw;
        return { path, named, oid, mode: status === 'D' ? null : mode };
    });
    const sizes = await objectSizes(git, rows.map(({ oid }) => oid));
    const wanted = rows.filter(({ mode, oid }) => mode !== null && mode !== '160000' && (sizes.get(oid) ?? 0) <= limit);
    const objects = await (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$I)(git, wanted.map(({ oid }) => oid));
    const contents = new Map(wanted.map(({ path }, index) => [path, objects[index]?.content ?? null]));
    return rows.map(({ path, named, mode, oid }) => ({
        path,
        named,
        mode,
        content: contents.get(path) ?? null,
        bytes: sizes.get(oid) ?? 0,
    }));
}


/***/ }),

/***/ 223:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inTheWay),
/* harmony export */   N: () => (/* binding */ checkBranches)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76696);



async function checkBranches(run) {
    const { remote, repository, stateRef, workRef } = run;
    const wanted = [stateRef, workRef];
    const { refs, head } = await remote.list(inTheWay(wanted));
    const faults = [
        ...workBranchFaults(workRef.replace(/^refs\/heads\//, ''), { repository, remoteIsOwn: run.remoteIsOwn, head }),
        ...wanted.flatMap((ref) => blockers(ref, refs.keys())).map(({ ref, by }) => blocked(ref, by, remote.url)),
        ...(conflicts(stateRef, workRef) ? [blocked(stateRef, workRef, remote.url)] : []),
    ];
    const [first] = faults;
    if (first === undefined)
        return;
    const findings = [...new Set(faults.map(({ message }) => message))];
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({ ...first, findings: findings.length > 1 ? findings : [] });
}
const inTheWay = (refs) => refs.flatMap((ref) => [...parentsOf(ref), `${ref}/*`]);
function workBranchFaults(branch, where) {
    const { repository, remoteIsOwn, head } = where;
    const other = 'Choose another work branch: "branch" in the plan, for example "ralph/work/my-plan".';
    if (branch === repository.defaultBranch || (!remoteIsOwn && branch === head)) {
        const message = `The work branch ${branch} is the default branch; ralph never commits there.`;
        return [{ code: 'WORK_BRANCH_IS_DEFAULT', message, hint: other }];
    }
    const worktree = repository.checkedOut.get(branch);
    if (branch !== repository.branch && (worktree === undefined || !remoteIsOwn))
        return [];
    const message = `The work branch ${branch} is checked out in ${worktree ?? 'this working tree'}.`;
    const { defaultBranch } = repository;
    const free = defaultBranch !== null && defaultBranch !== repository.branch && !repository.checkedOut.has(defaultBranch);
    const leave = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', '-C', worktree ?? '.', 'switch', free ? defaultBranch : '--detach');
    return [{ code: 'WORK_BRANCH_CHECKED_OUT', message, hint: `Leave it: ${leave}. Or: ${other}` }];
}
function parentsOf(ref) {
    const parts = ref.split('/');
    const first = ref.startsWith('refs/heads/') ? 3 : 2;
    return parts.slice(first).map((_, i) => parts.slice(0, first + i).join('/'));
}
const conflicts = (a, b) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
const blockers = (ref, existing) => [...existing].filter((by) => by !== ref && conflicts(ref, by)).map((by) => ({ ref, by }));
function blocked(ref, by, url) {
    const [name, blocker] = [ref, by].map((full) => full.replace(/^refs\/heads\//, ''));
    const message = ref === by
        ? `The state ref and the work branch have the same name, ${name}.`
        : `The branch ${blocker} makes ${name} impossible: git allows no branch inside the name of another.`;
    const remote = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(url);
    const rename = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'push', remote, `${by}:${by}-old`, `:${by}`);
    const hint = ref === by ? 'Choose another work branch: "branch" in the plan.' : `Rename it: ${rename}`;
    return { code: 'BRANCH_BLOCKS_NAMESPACE', message, hint };
}


/***/ }),

/***/ 81833:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ commitStatusPoster),
/* harmony export */   U: () => (/* binding */ commitSigner)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _schema_run_control_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70733);



const unsureMs = 10_000;
const looks = 5;
const without = new Set([
    'GITHUB_PERMISSION_MISSING',
    'GITHUB_SETTING_FORBIDS',
    'GITHUB_FORBIDDEN',
    'GITHUB_NOT_FOUND',
]);
function commitStatusPoster(options) {
    const { github, self, now, warn, redact } = options;
    const unsure = new Map();
    const unknown = new Map();
    let forbidden = false;
    async function newestOf(sha) {
        const route = 'GET /repos/{owner}/{repo}/commits/{ref}/statuses';
        const newest = new Map();
        for (const { context, creator, state, description } of await github.list(route, { ref: sha })) {
            if (!newest.has(context))
                newest.set(context, { by: creator?.login, state, description });
        }
        return newest;
    }
    async function put({ key, status }, newest) {
        const { sha, state, target_url } = status;
        const [context, description] = [redact(status.context), redact(status.description)];
        const there = newest.get(context);
        if (there && (there.by !== self || (there.state === state && there.description === description)))
            return true;
        if (now() < (unsure.get(key) ?? 0))
            return false;
        unsure.set(key, now() + unsureMs);
        const said = { sha, context, state, description, ...(target_url !== undefined && { target_url }) };
        await github.request('POST /repos/{owner}/{repo}/statuses/{sha}', said);
        unsure.delete(key);
        return true;
    }
    async function deliverTo(sha, wanted) {
        const delivered = [];
        try {
            const newest = await newestOf(sha);
            for (const one of wanted)
                if (await put(one, newest))
                    delivered.push(one.key);
            return delivered;
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            return isHopeless(error, sha) ? wanted.map(({ key }) => key) : delivered;
        }
    }
    function isHopeless({ code, message, hint }, sha) {
        forbidden ||= without.has(code);
        if (forbidden) {
            const add = 'Add `statuses: write` to the `permissions` of the workflow\u2019s job; the run continues without it.';
            const give = code === 'GITHUB_SETTING_FORBIDS' ? hint : add;
            warn(`commits show no status of their checks: ${message} ${give}`);
            return true;
        }
        const seen = code === 'GITHUB_REFUSED' ? (unknown.get(sha) ?? 0) + 1 : 0;
        unknown.set(sha, seen);
        if (seen > 0 && seen < looks)
            return false;
        warn(`statuses of ${sha.slice(0, 7)} could not be written${seen > 0 ? '' : ' yet'}: ${message} ${hint}`);
        return seen > 0;
    }
    return {
        async deliver(effects) {
            const wanted = effects.flatMap(({ key, body }) => read(key, body) ?? []);
            const delivered = effects.map(({ key }) => key).filter((key) => !wanted.some((one) => one.key === key));
            for (const sha of new Set(wanted.map(({ status }) => status.sha))) {
                const here = wanted.filter(({ status }) => status.sha === sha);
                delivered.push(...(forbidden ? here.map(({ key }) => key) : await deliverTo(sha, here)));
            }
            return delivered;
        },
    };
}
function read(key, body) {
    try {
        return { key, status: _schema_run_control_js__WEBPACK_IMPORTED_MODULE_2__/* .CommitStatus */ .sy.parse(JSON.parse(body)) };
    }
    catch {
        return undefined;
    }
}
const backoffMs = [1_000, 3_000, 9_000];
function commitSigner(github, wait = node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout) {
    return async ({ tree, parents, message }) => {
        for (let round = 0;; round++) {
            try {
                const given = { tree, parents: [...parents], message };
                const made = await github.request('POST /repos/{owner}/{repo}/git/commits', given);
                const { verified, reason, signature, payload } = made.verification;
                if (!verified || !signature || !payload)
                    throw notSigned(reason);
                return { oid: made.sha, payload, signature };
            }
            catch (error) {
                const pause = backoffMs[round];
                if (pause === undefined || !(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A) || error.code !== 'GITHUB_UNREACHABLE')
                    throw error;
                await wait(pause);
            }
        }
    };
}
const notSigned = (reason) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'COMMIT_NOT_SIGNED',
    message: `GitHub made the commit but did not sign it (${reason}); nothing was published.`,
    hint: "It signs for a workflow's own token or an App's, not for a person's: use one of those as `github-token`.",
});


/***/ }),

/***/ 64245:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ readIssue),
/* harmony export */   Wj: () => (/* binding */ previewAt),
/* harmony export */   w7: () => (/* binding */ ownComment)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
/* harmony import */ var _outbox_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31322);


async function readIssue(github, number) {
    const issue = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number });
    return { number, title: issue.title, body: issue.body ?? '' };
}
function previewAt(options) {
    const comment = ownComment({ ...options, mark: (0,_outbox_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .F)(options.plan, 'preview') });
    const digestLine = /^<!-- ralph:digest ([0-9a-f]{64}) -->$/m;
    const shownIn = (one) => one && { digest: digestLine.exec(one.body)?.[1] ?? '', at: one.updatedAt };
    return {
        shown: async () => shownIn(await comment.find()),
        async show(text, digest) {
            const before = await comment.find();
            if (shownIn(before)?.digest === digest)
                return;
            await comment.write(`${_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a}digest ${digest} -->\n${text}`, before);
        },
    };
}
function ownComment(options) {
    const { github, issue: issue_number, mark, self } = options;
    return {
        async find() {
            const all = await github.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number });
            const ours = all.find(({ user, body }) => user?.login === self && body?.startsWith(mark));
            return ours && { id: Number(ours.id), body: ours.body ?? '', updatedAt: Date.parse(ours.updated_at) };
        },
        async write(text, before) {
            const body = `${mark}\n${text}`;
            if (before) {
                const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
                await github.request(route, { comment_id: before.id, body });
            }
            else {
                await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, body });
            }
        },
    };
}


/***/ }),

/***/ 70883:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ wakeWatchdog),
/* harmony export */   X: () => (/* binding */ sleepsByItself)
/* harmony export */ });
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


/***/ }),

/***/ 53699:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ steeringIn),
/* harmony export */   OI: () => (/* binding */ asAtStart),
/* harmony export */   br: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81484);




const folder = '.ralph';
async function asAtStart(directory, files) {
    const names = [...(await namesBelow(directory)), ..._core_agent_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .instructionsOfAgents */ .Po];
    const kept = new Map(names.map((name) => [name, files.read(name)]));
    for (const content of kept.values())
        content.catch(() => undefined);
    await Promise.allSettled(kept.values());
    return {
        read: async (path) => kept.get(path) ?? (path.startsWith(`${folder}/`) ? undefined : files.read(path)),
    };
}
function steeringIn(directory, { plan, config }) {
    const prints = async () => {
        const below = (await namesBelow(directory)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name));
        const paths = [...new Set([...plan.paths, config, ...below])];
        const found = await Promise.all(paths.map(async (path) => [path, await digest(path)]));
        return new Map(found.flatMap(([path, print]) => (print === null ? [] : [[path, print]])));
    };
    return {
        look: async () => {
            const before = await prints();
            return async () => {
                const now = await prints();
                const paths = [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path));
                const names = paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
                const changed = plan.paths.some((path) => paths.includes(path));
                return { paths: names.sort(), plan: changed ? await plan.print() : null };
            };
        },
    };
}
async function namesBelow(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile() || entry.isSymbolicLink());
    return files.map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
}
const digest = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path).then((bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex'), () => null);


/***/ }),

/***/ 20561:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ trustedFilesIn)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);



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
function undefinedWhereMissing(error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
        return undefined;
    throw error;
}
const outside = (path, why) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PATH_OUTSIDE',
    message: `${JSON.stringify(path)} is not inside the repository: ${why}.`,
    hint: 'Name a file of the repository, from its top: docs/notes.md',
});
const tooLarge = (path, size, limit) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_TOO_LARGE',
    message: `${path} has ${size} bytes; ralph reads files of at most ${limit}.`,
    hint: 'Shorten the file or split it.',
});
const notText = (path, cause) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_NOT_TEXT',
    message: `${path} is not UTF-8 text.`,
    hint: 'Save it as UTF-8.',
    cause,
});


/***/ }),

/***/ 24888:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ desktopProgram),
/* harmony export */   s: () => (/* binding */ tellProgram)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const patienceMs = 30_000;
function tellProgram([file = '', ...args], request, signal) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file) && /[/\\]/.test(file)) {
        const why = 'its program must be a name on PATH or an absolute path';
        return Promise.resolve({ kind: 'never', why });
    }
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, {
            cwd: request.folder,
            env: { ...request.env },
            stdio: ['pipe', 'ignore', 'ignore'],
            detached: true,
        });
        const end = () => {
            try {
                if (child.pid !== undefined)
                    process.kill(-child.pid, 'SIGKILL');
            }
            catch {
            }
        };
        const timer = setTimeout(end, patienceMs);
        signal.addEventListener('abort', end, { once: true });
        const settle = (sent) => {
            clearTimeout(timer);
            signal.removeEventListener('abort', end);
            resolve(sent);
        };
        child.on('error', (error) => settle({
            kind: 'never',
            why: error.code === 'ENOENT'
                ? `there is no program ${file}; install it, or remove the channel`
                : `${file} could not be started (${error.code ?? error.name})`,
        }));
        child.on('close', (code, by) => settle(code === 0
            ? { kind: 'sent' }
            : { kind: 'never', why: by ? `it was ended by ${by}` : `it exited with code ${code}` }));
        child.stdin.on('error', () => undefined);
        child.stdin.end(request.input);
    });
}
function desktopProgram(platform, { title, text }) {
    if (platform === 'darwin') {
        const script = ['on run argv', 'display notification (item 2 of argv) with title (item 1 of argv)', 'end run'];
        return ['/usr/bin/osascript', ...script.flatMap((line) => ['-e', line]), title, text];
    }
    if (platform !== 'linux')
        return undefined;
    const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return ['notify-send', '--app-name=ralph', '--', title, plain];
}


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
    let pending = '';
    const give = (text) => {
        if (text !== '')
            write(Buffer.from(redact(text), 'utf8'));
    };
    return {
        push(chunk) {
            pending += decoder.write(chunk);
            const cut = pending.length > longest ? pending.length - keptBack : endOfWholeLines(pending);
            give(pending.slice(0, cut));
            pending = pending.slice(cut);
        },
        end() {
            give(pending + decoder.end());
            pending = '';
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

/***/ 15027:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ protectedArrivals),
/* harmony export */   u: () => (/* binding */ joinWork)
/* harmony export */ });
/* harmony import */ var _core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73971);
/* harmony import */ var _core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58260);
/* harmony import */ var _core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99292);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);
/* harmony import */ var _own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66673);





async function joinWork(ports, job, request) {
    const { workBranch } = ports;
    const { ledger, theirs } = request;
    const { work: from, work_branch, run } = ledger.state;
    if (await workBranch.contains(from, theirs))
        return undefined;
    if (await workBranch.contains(theirs, from)) {
        const protects = await protectedArrivals({ workBranch }, job, { from, to: theirs });
        ledger.record({ type: 'work_moved', from, to: theirs, why: `${work_branch} holds newer commits`, ...protects });
        return undefined;
    }
    const message = (0,_core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeMessage */ .ws)({
        prefix: job.settings['commit-prefix'],
        branch: "the run's own commits",
        commit: from,
        into: work_branch,
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
    });
    const merge = await (0,_own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeWithOwn */ .R)(ports, { job, ledger, first: theirs, second: from, message });
    if (merge.kind === 'merged') {
        const why = `the run's commits were merged onto ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(theirs)}, which somebody pushed to ${work_branch}`;
        const protects = await protectedArrivals({ workBranch }, job, { from, to: merge.commit });
        ledger.record({ type: 'work_moved', from, to: merge.commit, why, ...protects });
        return undefined;
    }
    const offered = await workBranch.offer(from);
    return {
        kind: 'human_review',
        why: `Somebody pushed ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(theirs)} to ${work_branch}. It conflicts with the run's own ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(from)}, which is now on ${offered}.`,
        conflict: (0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeByHand */ .vi)({
            remote: job.remote,
            workBranch: work_branch,
            merge: { fetched: offered },
            pair: { ours: from, theirs },
            paths: merge.paths,
        }),
    };
}
const mostNamed = 20;
async function protectedArrivals({ workBranch }, job, request) {
    const { from, to, known = () => false } = request;
    const changes = (await workBranch.changed(from, to)).filter((path) => !known(path)).map((path) => ({ path }));
    const found = (0,_core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .protectedFindings */ .Du)(changes, [...job.steeringFiles, ...job.settings['protected-paths']]);
    const paths = found.flatMap(({ path }) => path ?? []);
    return paths.length === 0 ? {} : { protects: { paths: paths.slice(0, mostNamed), total: paths.length } };
}


/***/ }),

/***/ 28974:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ milestoneMarker),
/* harmony export */   c: () => (/* binding */ converge)
/* harmony export */ });
/* harmony import */ var _core_run_fold_orders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49981);
/* harmony import */ var _core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29181);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);



function milestoneMarker(ports, request) {
    const { ledger, endedInOrder, replaces } = request;
    const before = (0,_core_run_fold_orders_js__WEBPACK_IMPORTED_MODULE_2__/* .newestTaken */ .OT)(ledger.state);
    const told = new Set();
    function tell(marked) {
        const text = whatIsWrong(marked, ledger.state.work_branch);
        if (text === undefined || told.has(text))
            return;
        told.add(text);
        ports.show({ kind: 'warning', text });
    }
    return async () => {
        const grew = (0,_core_run_fold_orders_js__WEBPACK_IMPORTED_MODULE_2__/* .newestTaken */ .OT)(ledger.state) > before;
        const slices = (0,_core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_0__/* .slicesOf */ .nu)(ledger.state).filter(({ milestone, newest }) => {
            return milestone !== null && (grew || !newest || replaces === undefined);
        });
        const wanted = slices.map(({ branch, tip, newest }) => {
            return { branch, commit: tip, create: newest && (grew || !endedInOrder), replaces: newest ? replaces : undefined };
        });
        const marked = wanted.length === 0 ? [] : await ports.workBranch.mark(wanted);
        for (const one of marked)
            tell(one);
        return new Map(wanted.flatMap(({ branch, commit }, index) => tipShown(marked[index], { branch, commit })));
    };
}
function tipShown(marked, { branch, commit }) {
    if (marked?.kind === 'there')
        return [[branch, commit]];
    return marked?.kind === 'moved' ? [[branch, marked.tip]] : [];
}
function whatIsWrong(marked, workBranch) {
    const { branch, kind } = marked;
    if (kind === 'moved') {
        return `${branch} holds ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .shortOid */ .$M)(marked.tip)}, which is not from this run, so it stays unchanged; to add commits to the run, push them to ${workBranch}`;
    }
    return kind === 'refused' ? `${branch} could not be moved, so its pull request lags behind: ${marked.why}` : undefined;
}
async function converge(ports, { run, remoteWork }) {
    if (!ports.display.converge || run.state.lease)
        return;
    const { work, work_branch } = run.state;
    const mark = milestoneMarker(ports, { ledger: run, endedInOrder: true, replaces: undefined });
    const tips = new Map(await mark());
    if (remoteWork === work)
        tips.set(work_branch, work);
    await ports.display.converge({ ...run, commit: run.oid }, tips);
}


/***/ }),

/***/ 56011:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ recordFailure)
});

// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/report/words/notices.js
var notices = __webpack_require__(4690);
;// CONCATENATED MODULE: ./build/core/run/attempt/detect-stuck.js
const wordsEnough = 2;
const leastTurns = 4;
const rules = [
    ['said_stuck', (failures) => allOf(failures, wordsEnough, ({ cause }) => cause === 'stuck')],
    ['same_failure', (failures, after) => allOf(failures, after, (one) => one.fingerprint === failures[0]?.fingerprint)],
    ['no_changes', (failures, after) => allOf(failures, after, ({ cause }) => withoutChange.has(cause))],
    ['in_turns', inTurns],
];
const withoutChange = new Set(['no_changes', 'no_result']);
function detectStuck(failures, after) {
    const newestFirst = failures.toReversed();
    for (const [sign, rule] of rules) {
        const count = rule(newestFirst, after);
        if (count > 0)
            return { sign, rests_on: failures.slice(-count).map(({ iteration }) => iteration) };
    }
    return undefined;
}
const allOf = (failures, count, holds) => failures.length >= count && failures.slice(0, count).every(holds) ? count : 0;
function inTurns(failures, after) {
    const count = Math.max(leastTurns, after + 1);
    const [first, second] = failures;
    if (first?.fingerprint === second?.fingerprint)
        return 0;
    const turns = failures
        .slice(0, count)
        .every(({ fingerprint }, at) => fingerprint === (at % 2 === 0 ? first : second)?.fingerprint);
    return failures.length >= count && turns ? count : 0;
}
function stuckInWords({ sign, rests_on }) {
    return `${words[sign](rests_on.length)} (iterations ${rests_on.join(', ')})`;
}
const words = {
    said_stuck: (count) => `${count} agents in a row say that they cannot go on`,
    same_failure: (count) => `the same failure ${count} times in a row`,
    no_changes: (count) => `${count} attempts in a row changed nothing`,
    in_turns: () => 'the same two failures in turn',
};

// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/counsel.js
var counsel = __webpack_require__(46109);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/app/branch/record-failure.js






function recordFailure(ledger, settings, fact) {
    const { task } = fact;
    const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0;
    const before = (0,begin/* taskIn */.B1)(ledger.state, task);
    if (fact.cause === 'no_changes' && (0,counsel/* isOfVerifier */.E_)(ledger.state, task)) {
        ledger.record({ type: 'attempt_failed', ...fact, final: true, moot: true });
        return;
    }
    const final = before.failed_attempts >= retries;
    ledger.record({ type: 'attempt_failed', ...fact, final });
    recordStuck(ledger, settings, { fact, retriesLeft: Math.max(0, retries - before.failed_attempts) });
    const { status, ...record } = (0,begin/* taskIn */.B1)(ledger.state, task);
    const newest = (0,task_commits/* commitsOf */.g3)(record).at(-1);
    if (status !== 'failed' || !newest || settings.incomplete !== 'fail')
        return;
    const why = `${task} failed, and must be done completely or not at all (incomplete: fail)`;
    ledger.record({ type: 'undo_ordered', undoes: newest.iteration, by: 'ralph', why, reopen_dependents: false });
}
function recordStuck(ledger, settings, { fact, retriesLeft }) {
    const { iteration, task } = fact;
    const found = detectStuck((0,begin/* taskIn */.B1)(ledger.state, task).failures, settings['stuck-after']);
    if (!found)
        return;
    const action = (0,milestones/* isReserved */.Bs)(task) ? 'ask' : settings['on-stuck'];
    const why = `${stuckInWords(found)}: ${fact.why}`;
    const { sign, rests_on } = found;
    const stuck = { iteration, task, sign, rests_on: [...rests_on], why, action, retries_left: retriesLeft };
    ledger.record({ type: 'stuck_detected', ...stuck });
    if (action !== 'skip')
        ledger.send([(0,notices/* tellStuck */.OF)(ledger.state, stuck)]);
}


/***/ }),

/***/ 99024:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ tellLostCounsel),
/* harmony export */   wW: () => (/* binding */ recoverLostAttempt)
/* harmony export */ });
/* unused harmony export releaseOwnLease */
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);
/* harmony import */ var _core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97483);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _core_run_fold_counsel_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46109);
/* harmony import */ var _job_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32313);
/* harmony import */ var _job_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12511);
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56011);







function recoverLostAttempt(ledger, settings, handed = ledger.state.handed, how = handed ? 'its workflow run ended without `finish`' : 'the runner was lost during this attempt') {
    tellLostCounsel(ledger);
    const { current } = ledger.state;
    if (!current)
        return;
    const { iteration, task } = current;
    const { usage, duration_ms } = handed ?? _job_work_js__WEBPACK_IMPORTED_MODULE_5__/* .nothingSpent */ .at;
    const spent = { usage, duration_ms };
    if ((0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(ledger.state, task).runners_lost < _core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .lossesAllowed */ .qR) {
        const why = `${how}; the attempt does not count`;
        ledger.record({ type: 'attempt_interrupted', iteration, task, cause: 'runner_lost', why, until: null, ...spent });
        return;
    }
    (0,_record_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .recordFailure */ .C)(ledger, settings, {
        iteration,
        task,
        cause: 'runner_lost',
        why: `the runner was lost ${_core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .lossesAllowed */ .qR + 1} times in a row on this task`,
        fingerprint: 'runner_lost',
        handoff: null,
        rejected: null,
        ...spent,
    });
}
function tellLostCounsel(ledger) {
    const call = (0,_core_run_fold_counsel_js__WEBPACK_IMPORTED_MODULE_3__/* .lostCounsel */ .mx)(ledger.state);
    if (call)
        ledger.record({ type: 'counsel_lost', ...call });
}
function settingsOf({ rules }) {
    const recorded = (name) => recordedValue(name, rules ?? { base: '', values: {} });
    return {
        incomplete: recorded('incomplete'),
        'on-stuck': recorded('on-stuck'),
        'stuck-after': recorded('stuck-after'),
    };
}
async function releaseOwnLease(ports, job) {
    const { run } = await ports.store.load();
    const holder = run?.state.lease?.holder;
    if (!run || !holder || (await ports.liveness.check(holder)) !== 'gone')
        return false;
    const ledger = openLedger(ports, run, job);
    recoverLostAttempt(ledger, settingsOf(run.state));
    ledger.record({ type: 'lease_released' });
    await ledger.save('release the lease of a killed job');
    return true;
}


/***/ }),

/***/ 85111:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ beginJob),
/* harmony export */   b: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _branch_mark_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28974);
/* harmony import */ var _job_so_far_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67320);
/* harmony import */ var _job_work_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12511);
/* harmony import */ var _phase_intake_intake_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52665);





async function runJob(ports, job, cancelled, before) {
    const end = await beginJob(ports, job, { cancelled, reach: { until: 'settled' }, before });
    if (end.kind === 'handed_on')
        throw new Error('a job that finishes its own work handed something over');
    return end;
}
async function loadPhases() {
    const [{ loop }, work] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(463), __webpack_require__.e(519), __webpack_require__.e(622), __webpack_require__.e(527), __webpack_require__.e(276)]).then(__webpack_require__.bind(__webpack_require__, 74276)),
        Promise.all(/* import() */[__webpack_require__.e(463), __webpack_require__.e(519), __webpack_require__.e(622), __webpack_require__.e(527), __webpack_require__.e(401)]).then(__webpack_require__.bind(__webpack_require__, 1401)),
        Promise.all(/* import() */[__webpack_require__.e(519), __webpack_require__.e(622), __webpack_require__.e(166)]).then(__webpack_require__.bind(__webpack_require__, 65166)),
        Promise.all(/* import() */[__webpack_require__.e(519), __webpack_require__.e(622)]).then(__webpack_require__.bind(__webpack_require__, 91622)),
    ]);
    return { loop, ...work };
}
const tries = 5;
async function takeUp(...given) {
    const [{ store }] = given;
    for (let round = 1;; round++) {
        try {
            return await (0,_phase_intake_intake_js__WEBPACK_IMPORTED_MODULE_3__/* .intake */ .PH)(...given);
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A) || error.code !== 'LEASE_LOST' || round === tries)
                throw error;
            const { run } = await store.load();
            if (!run || run.state.lease)
                throw error;
        }
    }
}
async function beginJob(ports, job, { before, ...request }) {
    const started = { ...(0,_job_so_far_js__WEBPACK_IMPORTED_MODULE_4__/* .jobSoFar */ .z)(ports, job), ...before, checks: job.checksDigest, baselineRan: false };
    const onSent = () => void loadPhases().catch(() => undefined);
    const taken = await takeUp(ports, job, { soFar: started, callsAgent: (0,_job_work_js__WEBPACK_IMPORTED_MODULE_2__/* .callsAgent */ .H4)(request.reach), onSent });
    if (taken.kind === 'idle') {
        await (0,_branch_mark_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .converge */ .c)(ports, taken);
        const { reason, run } = taken;
        return { kind: 'stopped', reason, state: run.state, plan: run.plan, soFar: started };
    }
    const { ledger } = taken;
    const { openWork, recordingFaults, loop } = await loadPhases();
    const work = openWork(ports, job, { ...taken, ...request });
    const attempts = (0,_job_so_far_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsIn */ .q)(ledger.state);
    const ended = await recordingFaults(work, () => loop(work, started, attempts));
    const iterations = started.iterations + (0,_job_so_far_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsIn */ .q)(ledger.state) - attempts;
    const soFar = { ...started, iterations, longestMs: Math.max(started.longestMs, work.did.longestMs) };
    return { ...ended, state: ledger.state, plan: ledger.plan, soFar };
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

/***/ 32313:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openLedger),
  _: () => (/* binding */ takeLease)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/due.js
var due = __webpack_require__(94907);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/markdown/badge.js






const colours = { good: '#1a7f37', bad: '#cf222e', going: '#0969da', waits: '#9a6700' };
const fits = 'lengthAdjust="spacingAndGlyphs"';
function badgeSvg(run) {
    const left = (0,one_line/* oneLine */.TN)(run.state.plan, 40);
    const { word, colour } = standing(run.state);
    const { done, total } = progress(run);
    const right = `${done}/${total} ${word}`;
    const [wideLeft, wideRight] = [left, right].map((text) => 7 * (0,display_width/* displayWidth */.F1)(text));
    const [a, b] = [10 + wideLeft, 10 + wideRight];
    const label = escaped(`${left}: ${right}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${a + b}" height="20" role="img" aria-label="${label}"><title>${label}</title><rect rx="3" width="${a + b}" height="20" fill="#555"/><rect rx="3" x="${a}" width="${b}" height="20" fill="${colour}"/><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="5" y="14" textLength="${wideLeft}" ${fits}>${escaped(left)}</text><text x="${a + 5}" y="14" textLength="${wideRight}" ${fits}>${escaped(right)}</text></g></svg>
`;
}
const width = 640;
function progressSvg(run) {
    const { state } = run;
    const { done, failed, total } = progress(run);
    const share = (count) => (total === 0 ? 0 : Math.round((width * count) / total));
    const { word } = standing(state);
    const text = `${done} of ${total} tasks done, ${(0,amounts/* formatUsd */.UK)(state.usage.usd)} spent, ${word}`;
    const highest = Math.max(...state.timeline.map(({ usd }) => usd), 0);
    const bars = state.timeline.map(({ usd, outcome }, at) => {
        const tall = highest > 0 ? Math.max(2, Math.round((30 * usd) / highest)) : 2;
        return `<rect class="${outcome}" x="${at * 21}" y="${92 - tall}" width="17" height="${tall}"/>`;
    });
    const attempts = (0,amounts/* plural */.LS)(state.timeline.length, 'attempt');
    const note = state.timeline.length === 0 ? '' : `<text class="note" y="110">Cost of the newest ${attempts}; red: failed</text>`;
    const height = note === '' ? 48 : 116;
    const label = escaped(`${state.plan}: ${text}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${label}"><title>${label}</title><style>text{font:14px system-ui,sans-serif;fill:#1f2328}.note{font-size:12px}.rest{fill:#d0d7de}.passed{fill:#1a7f37}.failed{fill:#cf222e}.interrupted{fill:#9a6700}@media(prefers-color-scheme:dark){text{fill:#e6edf3}.rest{fill:#30363d}.passed{fill:#3fb950}.failed{fill:#f85149}.interrupted{fill:#d29922}}</style><text y="16">${escaped((0,one_line/* oneLine */.TN)(text, 90))}</text><rect class="rest" y="28" width="${width}" height="14" rx="3"/><rect class="passed" y="28" width="${share(done)}" height="14" rx="3"/><rect class="failed" y="28" x="${share(done)}" width="${share(failed)}" height="14"/>${bars.join('')}${note}</svg>
`;
}
function progress({ plan, state }) {
    const counts = (0,task_rows/* countStatuses */.ip)((0,begin/* recordsOf */.M$)(plan, state));
    return { done: counts.done, failed: counts.failed, total: plan.tasks.length };
}
function standing({ stop, lease }) {
    if (lease)
        return { word: 'running', colour: colours.going };
    if (stop?.kind === 'complete')
        return { word: 'complete', colour: colours.good };
    if (stop?.kind === 'failed' || stop?.kind === 'stuck')
        return { word: stop.kind, colour: colours.bad };
    if ((0,due/* continuesUnattended */.Xo)(stop))
        return { word: 'waiting', colour: colours.going };
    return { word: 'needs a person', colour: colours.waits };
}
const escaped = (text) => (0,one_line/* oneLine */.TN)(text, 200).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js + 1 modules
var forecast = __webpack_require__(48186);
// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(76441);
// EXTERNAL MODULE: ./build/core/report/terminal/task-table.js
var task_table = __webpack_require__(12980);
// EXTERNAL MODULE: ./build/core/report/words/forecast-text.js
var forecast_text = __webpack_require__(91760);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/receipt-text.js
var receipt_text = __webpack_require__(15079);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/core/report/markdown/gantt.js
var gantt = __webpack_require__(73821);
// EXTERNAL MODULE: ./build/core/report/markdown/graph.js
var graph = __webpack_require__(8567);
;// CONCATENATED MODULE: ./build/core/report/markdown/state-readme.js















const files = `| File | What it is |
| --- | --- |
| [\`run.json\`](run.json) | The state of the run: statuses, counters, lease. It follows from the events in \`log/\`. |
| \`tasks.json\` | For a plan of more than 200 tasks: every task as of the last snapshot. \`run.json\` overrides it. |
| [\`plan.json\`](plan.json) | The plan with all amendments. This file counts; the source file was only the start. |
| \`control.json\` | Which orders took effect, and which posts are still due. |
| \`log/\` | Every event of the run, one JSON object per line; append-only. |
| \`iterations/\` | For each iteration its prompt, handoff, check results and agent record. |
| \`knowledge-index.json\` | What people want remembered and what agents learned. \`run.json\` takes precedence over it. |
| \`knowledge-index.md\` | The same as text, without outdated entries. |
| [\`badge.svg\`](badge.svg), [\`progress.svg\`](progress.svg) | The run's progress as pictures, for a README. |
| [\`progress-log.md\`](progress-log.md), \`.json\` | The newest successful iterations in detail. |`;
function stateReadme(run, context) {
    const { plan, state } = run;
    const at = { ...context, now: null };
    const { rows, omitted } = (0,task_rows/* rowsInState */.UV)(run);
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,neutral_markdown/* inlineMarkdown */.x)(text, 500));
    const written = Date.parse(state.updated);
    const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* forecast */.g)(run, { now: written, costBudgetUsd: (0,receipt/* costBudgetOf */.st)(state, null), settings: context.settings }));
    const rules = (0,rules_text/* ruleLines */.SD)(state.rules).map((line) => (0,neutral_markdown/* inlineMarkdown */.x)(line, 500));
    const sections = [
        `# Run of plan ${titleOf(plan, state)}`,
        `**${happened}**`,
        ...(details.length > 0 ? [list(details)] : []),
        (0,next_steps/* nextMarkdown */.Ze)(next),
        '![Progress](progress.svg)',
        asOf(state),
        '## Tasks',
        (0,task_table/* markdownTable */.Q)(rows),
        ...(omitted ? [omitted] : []),
        ...titled('## Dependencies', (0,graph/* dependencyGraph */.i)(plan, (0,begin/* recordsOf */.M$)(plan, state))),
        ...titled('## Newest attempts', (0,gantt/* attemptsGantt */.h)(state)),
        '## Cost',
        (0,receipt_text/* receiptMarkdown */.OZ)((0,receipt/* receiptOf */.W7)(state, written)),
        ...(ahead === null ? [] : [ahead]),
        ...(rules.length === 0 ? [] : ['## Rules', rulesIntroduction, list(rules)]),
        '## How to continue',
        list(howTo(at)),
        '## Files on this branch',
        files,
        'Do not edit these files by hand: ralph writes them, and this branch is never merged.',
    ];
    return `${sections.join('\n\n')}\n`;
}
const titled = (title, content) => (content === undefined ? [] : [title, content]);
const rulesIntroduction = 'The run was started with these settings and keeps them; all others have their defaults. Weakening one needs an explicit change.';
const list = (items) => items.map((item) => `- ${item}`).join('\n');
const titleOf = ({ project }, { plan }) => project === undefined ? plan : `${(0,neutral_markdown/* inlineMarkdown */.x)(project, 100)} (${plan})`;
function asOf({ updated, iteration, work_branch, work }) {
    const after = iteration === 0 ? 'before the first iteration' : `after iteration ${iteration}`;
    return `As of ${(0,amounts/* formatUtc */.ay)(updated)}, ${after}. Work is on ${(0,report_context/* code */.aY)(work_branch)} at ${(0,report_context/* code */.aY)((0,report_context/* shortOid */.$M)(work))}.`;
}
const howTo = (context) => [
    `Continue: ${(0,report_context/* operatorCommand */.mR)(context, 'run')}`,
    `Give the agent a hint: ${(0,report_context/* operatorCommand */.mR)(context, 'hint', '\u2026')}`,
    `Pause before the next iteration, and resume later: ${(0,report_context/* operatorCommand */.mR)(context, 'pause')}, ${(0,report_context/* operatorCommand */.mR)(context, 'resume')}`,
    `Give up a task, or retry a failed one: ${(0,report_context/* operatorCommand */.mR)(context, 'skip', 'TASK')}, ${(0,report_context/* operatorCommand */.mR)(context, 'retry', 'TASK')}`,
    `Revert the commit of an iteration: ${(0,report_context/* operatorCommand */.mR)(context, 'undo', 'ITERATION')}`,
    `See the work: ${(0,report_context/* commandSpan */["in"])('git', 'log', '--oneline', context.workBranch)}`,
];

// EXTERNAL MODULE: ./build/schema/run/budget.js
var budget = __webpack_require__(56907);
// EXTERNAL MODULE: ./build/core/notify/read-channels.js
var read_channels = __webpack_require__(41433);
// EXTERNAL MODULE: ./build/core/report/words/stop-sentence.js
var stop_sentence = __webpack_require__(11365);
;// CONCATENATED MODULE: ./build/core/report/words/notice.js








function noticesOf(fact, state, { channels, context }) {
    const notice = channels.length === 0 ? undefined : noticeOf(fact, state, context);
    if (!notice)
        return [];
    const body = JSON.stringify(notice);
    return channels
        .filter(({ on }) => on.includes(notice.event))
        .map((channel) => ({ key: `${notice.id}/${(0,read_channels/* channelName */.H)(channel)}`, kind: 'notify', body }));
}
function noticeOf(fact, state, context) {
    const news = newsOf(fact, state, context);
    if (!news)
        return undefined;
    const { event, key, task, message, details = [], next } = news;
    const tasks = Object.values(state.tasks);
    return {
        schema: 1,
        id: [state.run, event, key].join('/'),
        event,
        at: fact.at,
        plan: state.plan,
        run: state.run,
        repository: context.repository,
        task,
        iteration: state.iteration,
        message,
        details: [...details],
        next: next.map(({ does, commands }) => ({ does, commands: [...commands] })),
        done: tasks.filter(({ status }) => status === 'done').length,
        tasks: tasks.length,
        spent_usd: state.usage.usd,
        url: context.url,
    };
}
function newsOf(fact, state, context) {
    const { report } = context;
    switch (fact.type) {
        case 'run_stopped':
            return newsOfStop(fact.reason, state, context);
        case 'stuck_detected':
            return {
                event: 'stuck',
                key: `${fact.task}-${fact.iteration}`,
                task: fact.task,
                message: `${fact.task} is stuck: ${foreign(fact.why)}`,
                next: [
                    (0,next_steps/* step */.PM)('Try again with your instructions', (0,report_context/* operatorLine */.lJ)(report, 'retry', fact.task, '\u2026')),
                    (0,next_steps/* step */.PM)('Give it up', (0,report_context/* operatorLine */.lJ)(report, 'skip', fact.task)),
                ],
            };
        case 'human_review_requested':
            return {
                event: 'needs-person',
                key: `${fact.task}-${fact.iteration}`,
                task: fact.task,
                message: `The agent of ${fact.task} (iteration ${fact.iteration}) asks for a person: ${foreign(fact.why)}`,
                next: fact.holds
                    ? [(0,next_steps/* step */.PM)('If it is fine', (0,report_context/* operatorLine */.lJ)(report, 'approve', fact.task))]
                    : [(0,next_steps/* step */.PM)('The run continues in the meantime')],
            };
        case 'budget_warning':
            if ((0,budget/* ofOneJob */.$)(fact.budget))
                return undefined;
            return {
                event: 'budget',
                key: `${fact.budget}-${fact.limit}`,
                task: null,
                message: (0,forecast_text/* budgetInWords */.MZ)(fact),
                next: [
                    (0,next_steps/* step */.PM)('Allow the same amount again', (0,report_context/* operatorLine */.lJ)(report, 'budget', `${2 * fact.limit}${fact.budget === 'cost' ? 'usd' : 'iter'}`)),
                ],
            };
        default:
            return undefined;
    }
}
function newsOfStop(reason, state, { report, unattended }) {
    const event = eventOfStop(reason);
    if (!event || (unattended && (0,due/* continuesUnattended */.Xo)(reason)))
        return undefined;
    const { happened, details, next } = (0,stop_sentence/* stopSentence */.WQ)(reason, report, foreign);
    const task = 'task' in reason ? (reason.task ?? null) : null;
    return { event, key: `${reason.kind}-${state.iteration}`, task, message: happened, details, next };
}
function eventOfStop(reason) {
    switch (reason.kind) {
        case 'complete':
            return 'complete';
        case 'human_review':
        case 'blocked':
        case 'failed':
            return 'needs-person';
        case 'stuck':
            return 'stuck';
        case 'cost_budget':
        case 'iteration_limit':
        case 'time_budget':
        case 'waiting':
            return 'limit';
        case 'paused':
        case 'cancelled':
        case 'busy':
            return undefined;
    }
}
const foreign = (text) => (0,one_line/* plainLine */.h0)(text, 500);

// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 1 modules
var evolve = __webpack_require__(6016);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js + 1 modules
var run_files = __webpack_require__(93532);
// EXTERNAL MODULE: ./build/schema/run/control.js
var run_control = __webpack_require__(70733);
// EXTERNAL MODULE: ./build/schema/run/event.js + 2 modules
var run_event = __webpack_require__(79863);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
;// CONCATENATED MODULE: ./build/app/job/ledger.js












const tries = 5;
function openLedger(ports, loaded, source) {
    const { plan, planAtTop: planFile, reachedBy, settings } = source;
    let state = loaded?.state ?? null;
    let head = loaded?.oid ?? null;
    let seq = loaded?.seq ?? 0;
    let proven = loaded?.proven ?? false;
    let settled = state;
    let gathered = loaded?.gathered ?? run_files/* nothingGathered */.YT;
    let control = loaded?.control ?? run_control/* emptyControl */.Bv;
    let outbox = control.outbox;
    let amended = loaded?.plan ?? plan;
    let planIsNew = loaded === null;
    const gone = new Set();
    let facts = [];
    let files = new Map();
    let kept = [];
    let written = new Map();
    let saving = Promise.resolve();
    const runFiles = (0,run_files/* runFilesWriter */.gi)(ports.redact);
    const known = () => {
        if (state === null)
            throw new Error('the ledger was read before the run was started');
        return state;
    };
    async function reload() {
        const { run } = await ports.store.load();
        if (!run)
            throw stateDeleted(head);
        const own = facts.map((fact) => ports.redact(JSON.stringify(fact)));
        if (settled !== null && sameHolder(settled)) {
            await (0,prove/* refuseForeign */.re)(ports, { run, head, before: settled, plan: planIsNew ? run.plan : amended, seq, own });
        }
        if (run.state.epoch !== state?.epoch || !sameHolder(run.state))
            throw leaseLost(run.state, source);
        facts = facts.slice(await (0,prove/* writtenOf */.lu)(ports, { run, seq, own }));
        head = run.oid;
        settled = run.state;
        proven = false;
        written = new Map();
        seq = run.seq;
        gathered = run.gathered;
        control = (0,orders/* mergeControl */.QD)(run.control, control, gone);
        if (!planIsNew)
            amended = run.plan;
        state = (0,evolve/* fold */.AU)(run.state, facts);
    }
    const sameHolder = (other) => JSON.stringify(other.lease?.holder) === JSON.stringify(ports.liveness.self);
    async function write(subject, onSent) {
        for (let attempt = 1; attempt <= tries; attempt++) {
            if (await writeOnce(subject, onSent))
                return;
            if (head === null)
                break;
            await reload();
        }
        throw leaseLost(null, source);
    }
    async function writeOnce(subject, onSent) {
        const saved = {
            state: known(),
            facts: facts.length,
            kept: kept.length,
            files,
            plan: planIsNew ? amended : null,
            outbox: control.outbox,
            run: runFiles(known(), gathered),
        };
        files = new Map();
        const content = new Map([...stateFiles(saved.files), ...saved.run.files]);
        const change = { expected: head, files: content, subject, work: known().work, keep: kept };
        const result = await ports.store.commit(change, onSent).catch((error) => {
            files = new Map([...saved.files, ...files]);
            throw error;
        });
        if (result.kind === 'lost') {
            files = new Map([...saved.files, ...files]);
            return false;
        }
        head = result.oid;
        settled = saved.state;
        seq += 1;
        gathered = saved.run.gathered;
        outbox = saved.outbox;
        ports.display.report({ plan: amended, state: known(), commit: result.oid });
        facts = facts.slice(saved.facts);
        kept = kept.slice(saved.kept);
        written = change.files;
        if (saved.plan === amended)
            planIsNew = false;
        return true;
    }
    function stateFiles(attached) {
        const current = known();
        const all = new Map(attached);
        all.set((0,state_paths/* segmentPath */.RA)(seq + 1), facts.map((event) => `${JSON.stringify(event)}\n`).join(''));
        all.set('control.json', json(control));
        all.set('README.md', stateReadme({ plan: amended, state: current }, { planFile, reachedBy, workBranch: current.work_branch, settings }));
        const run = { plan: amended, state: current };
        all.set('badge.svg', badgeSvg(run)).set('progress.svg', progressSvg(run));
        if (planIsNew)
            all.set('plan.json', json(amended));
        return new Map([...all].map(([path, content]) => [path, ports.redact(content)]));
    }
    return {
        get state() {
            return known();
        },
        get plan() {
            return amended;
        },
        get seq() {
            return seq;
        },
        get proven() {
            return proven;
        },
        get dirty() {
            return facts.length > 0;
        },
        record(...stated) {
            const at = new Date(ports.clock.now()).toISOString();
            for (const fact of stated) {
                const event = run_event/* RunEvent */.s.parse(JSON.parse(ports.redact(JSON.stringify({ ...fact, at }))));
                state = (0,evolve/* evolve */.sf)(state, event);
                facts.push(event);
                if (source.tells)
                    control = (0,orders/* tellOnce */.r_)(control, noticesOf(event, state, source.tells));
                ports.show({ kind: 'event', event });
            }
        },
        get consumed() {
            return control.consumed;
        },
        get cursor() {
            return control.cursor;
        },
        consume(ids, look) {
            control = (0,orders/* consume */.Fg)(control, ids, look);
        },
        get outbox() {
            return outbox.filter(({ key }) => !gone.has(key));
        },
        get unsent() {
            return control.outbox.some(({ key }) => !outbox.some((written) => written.key === key));
        },
        send(effects) {
            control = { ...control, outbox: [...control.outbox, ...effects] };
        },
        delivered(keys) {
            for (const key of keys)
                gone.add(key);
            control = { ...control, outbox: control.outbox.filter(({ key }) => !gone.has(key)) };
        },
        replacePlan(next) {
            amended = next;
            planIsNew = true;
        },
        attach(path, content) {
            files.set(path, content);
        },
        async recall(path) {
            return files.get(path) ?? written.get(path) ?? (await ports.store.read(path));
        },
        keep(commit) {
            kept.push(commit);
        },
        save(subject, onSent) {
            saving = saving.catch(() => undefined).then(() => write(subject, onSent));
            return saving;
        },
    };
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
function stateDeleted(head) {
    return new error/* RalphError */.A({
        code: 'STATE_DELETED',
        exit: 'failed',
        message: `The state branch was deleted during this job; its newest commit was ${head}.`,
        hint: 'Nothing was written since. To continue, push that commit again; to start a new run, run again.',
    });
}
function leaseLost(other, request) {
    const who = other?.lease ? ` by ${JSON.stringify(other.lease.holder)}` : '';
    return new error/* RalphError */.A({
        code: 'LEASE_LOST',
        message: `The run was taken over${who} during this job.`,
        hint: `Nothing is lost: \`${(0,report_context/* ralphCommand */.lC)(request, 'status')}\` shows who is working on it now. Run again when that job has ended.`,
    });
}
async function takeLease(ports, ledger) {
    await ports.liveness.watch?.();
    ledger.record({ type: 'lease_taken', epoch: ledger.state.epoch + 1, holder: ports.liveness.self });
}


/***/ }),

/***/ 74558:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zt: () => (/* binding */ proveStep),
/* harmony export */   eV: () => (/* binding */ proveComplete),
/* harmony export */   lu: () => (/* binding */ writtenOf),
/* harmony export */   re: () => (/* binding */ refuseForeign),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);
/* harmony import */ var _core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35258);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48689);
/* harmony import */ var _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40092);




async function proveComplete({ store, workBranch }, run) {
    if (run.proven)
        return;
    const { state } = run;
    const segments = segmentsOf(run);
    const validations = (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .countedIterations */ .FS)(state).map((iteration) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationPath */ .lr)(iteration, 'validation.json'));
    const files = await store.readPast([...segments, ...validations]);
    const events = factsIn(files.slice(0, segments.length));
    const differs = differences({ before: null, events, replans: false }, state);
    if (!events || differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs);
    const found = await workBranch.madeBehind(tipsOf(events, state), {
        wanted: (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .countedCommits */ .P1)(state),
        since: begunAt(events),
    });
    const passed = new Set(files.slice(segments.length).flatMap(passedIn));
    const unearned = (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .doneAgainstCommits */ .Ol)(run, found, passed);
    if (unearned.length > 0)
        throw await store.untrue('STATE_FORGED', unearned);
    store.prove();
}
async function proveStep({ store }, run) {
    if (run.proven)
        return;
    const step = await store.step();
    if (!step)
        return;
    const events = factsIn(await store.readMany(segmentsOf(run, step.before?.seq ?? 0)));
    const differs = differences({ before: step.before?.state ?? null, events, replans: step.replans }, run.state);
    if (differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs);
}
function differences({ before, events, replans }, state) {
    if (!events)
        return ['its log was not written by ralph'];
    const silent = replans && events.every(({ type }) => !replanning.has(type));
    return [...(0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .stateAgainstLog */ .Bw)(before, events, state), ...(silent ? ['plan.json was changed without an event'] : [])];
}
const replanning = new Set([
    ...['run_started', 'plan_changed', 'amendment_accepted'],
    ...['follow_up_added', 'conflict_task_added', 'agents_md_due'],
]);
async function refuseForeign({ store }, request) {
    const { run, head, before, plan, seq } = request;
    const own = new Set(factsIn(request.own)?.map((event) => JSON.stringify(event)));
    const back = head ?? undefined;
    const events = factsIn(await store.readMany(segmentsOf(run, seq)));
    const replans = JSON.stringify(plan) !== JSON.stringify(run.plan);
    const differs = differences({ before, events, replans }, run.state);
    if (!events || differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs, back);
    const taken = events.findIndex((event) => event.type === 'lease_taken' && event.epoch > (before?.epoch ?? 0));
    const ours = taken === -1 ? events : events.slice(0, taken);
    const foreign = ours.filter((event) => !own.has(JSON.stringify(event)));
    const forged = foreign.filter((event) => !(0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .mayStandBeside */ .Se)(event)).map(({ type }) => type);
    if (forged.length === 0)
        return;
    const what = [...new Set(forged)].join(', ');
    throw await store.untrue('STATE_FORGED', [`somebody else wrote while this job held the run: ${what}`], back);
}
async function writtenOf({ store }, { run, seq, own }) {
    const events = factsIn(await store.readMany(segmentsOf(run, seq))) ?? [];
    const there = new Set(events.map((event) => JSON.stringify(event)));
    const missing = (factsIn(own) ?? []).findIndex((event) => !there.has(JSON.stringify(event)));
    return missing === -1 ? own.length : missing;
}
function factsIn(segments) {
    try {
        return segments.flatMap(eventsOf);
    }
    catch {
        return undefined;
    }
}
function tipsOf(events, { work }) {
    const before = ofNewestRun(events).flatMap((event) => event.type === 'base_merged' || event.type === 'work_moved' ? [event.from] : []);
    return [...new Set([work, ...before.reverse()])];
}
const ofNewestRun = (events) => events.slice(events.findLastIndex(({ type }) => type === 'run_started'));
function begunAt(events) {
    const [begun] = ofNewestRun(events);
    return begun?.type === 'run_started' ? begun.base : '';
}
function passedIn(text) {
    try {
        const { iteration, passed } = _schema_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .Validation */ .OH.parse(JSON.parse(text ?? ''));
        return passed ? [iteration] : [];
    }
    catch {
        return [];
    }
}
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .segmentPath */ .RA)(after + index + 1));
async function readLog(state, run, after = 0) {
    return (await state.readMany(segmentsOf(run, after))).flatMap(eventsOf);
}
function eventsOf(segment) {
    const lines = (segment ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_2__/* .StoredEvent */ .S.parse(JSON.parse(line)));
}


/***/ }),

/***/ 67320:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ attemptsIn),
/* harmony export */   z: () => (/* binding */ jobSoFar)
/* harmony export */ });
const jobSoFar = ({ clock }, job) => ({
    started: clock.now(),
    iterations: 0,
    checks: job.checksDigest,
    baselineRan: false,
    longestMs: 0,
});
const attemptsIn = ({ counts }) => counts.succeeded + counts.failed;


/***/ }),

/***/ 83717:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ tellUncommitted),
/* harmony export */   M4: () => (/* binding */ demandConfinement),
/* harmony export */   S7: () => (/* binding */ stateConfined),
/* harmony export */   eV: () => (/* binding */ stateConfinement)
/* harmony export */ });
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
        show({ kind: 'warning', text: `could not tell whether all files are committed: ${why}` });
    });
}


/***/ }),

/***/ 12511:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ callsAgent),
/* harmony export */   Iy: () => (/* binding */ whileHoldingRun),
/* harmony export */   OO: () => (/* binding */ unlessStopped),
/* harmony export */   Wh: () => (/* binding */ unlessAborted),
/* harmony export */   at: () => (/* binding */ nothingSpent),
/* harmony export */   cK: () => (/* binding */ deliver),
/* harmony export */   ce: () => (/* binding */ stopped),
/* harmony export */   iP: () => (/* binding */ guardedBy)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22425);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34891);
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34511);




const nothingSpent = { usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .noUsage */ .tk, duration_ms: 0 };
const callsAgent = ({ until }) => until === 'coded' || until === 'settled';
const stopped = (reason) => ({ kind: 'stopped', reason });
const guardedBy = ({ ports, ledger, cancelled }) => (act) => whileHoldingLease(ports, { ledger, signal: cancelled }, (signal) => unlessStopped(ports, { ledger, signal }, act));
const whileHoldingRun = (work, act) => unlessAborted(() => guardedBy(work)(act));
async function unlessAborted(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof Error && error.name === 'AbortError')
            return undefined;
        throw error;
    }
}
async function whileHoldingLease({ clock, show }, request, work) {
    const over = new AbortController();
    const lost = new AbortController();
    let leaseLost;
    const due = () => {
        const { lease } = request.ledger.state;
        return (lease ? Date.parse(lease.renewed) : clock.now()) + _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .leaseRenewalMs */ .td;
    };
    async function renew() {
        for (;;) {
            await clock.waitUntil(due(), over.signal);
            if (over.signal.aborted)
                return;
            request.ledger.record({ type: 'lease_renewed' });
            try {
                await request.ledger.save('renew the lease');
            }
            catch (error) {
                if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A && error.exit === 'busy') {
                    leaseLost = error;
                    return lost.abort();
                }
                show({ kind: 'warning', text: `the lease could not be renewed; trying again: ${String(error)}` });
            }
        }
    }
    const renewal = renew();
    const working = work(AbortSignal.any([request.signal, lost.signal]));
    await Promise.allSettled([working]);
    over.abort();
    await renewal;
    if (leaseLost)
        throw leaseLost;
    return working;
}
const pollMs = 15_000;
async function unlessStopped({ orderSource, outbox, clock, show }, request, work) {
    const over = new AbortController();
    const stopped = new AbortController();
    async function watch() {
        for (;;) {
            await clock.waitUntil(clock.now() + pollMs, over.signal);
            if (over.signal.aborted)
                return;
            await deliver({ outbox }, request.ledger).catch((error) => {
                show({ kind: 'warning', text: `reports could not be posted yet: ${String(error)}` });
            });
            const { cursor: since, consumed, state } = request.ledger;
            const look = { since, started: state.started, consumed, to: 'watch' };
            const { orders } = await orderSource.incoming(look).catch(() => ({ orders: [] }));
            const order = orders.find(({ id, text, refused }) => {
                return !consumed.includes(id) && !refused && endsWork(text);
            });
            if (!order)
                continue;
            show({ kind: 'note', text: `${order.by} says ${order.text}: the current attempt ends and does not count` });
            stopped.abort();
            return;
        }
    }
    const watching = watch();
    try {
        return await work(AbortSignal.any([request.signal, stopped.signal]));
    }
    finally {
        over.abort();
        await watching;
    }
}
function endsWork(text) {
    const command = (0,_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommand */ .UK)(text);
    return 'kind' in command && (command.kind === 'pause' || command.kind === 'stop');
}
async function deliver({ outbox: { deliver } }, ledger) {
    const { outbox } = ledger;
    if (outbox.length > 0)
        ledger.delivered(await deliver(outbox));
}


/***/ }),

/***/ 66673:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ mergeWithOwn)
/* harmony export */ });
async function mergeWithOwn(ports, request) {
    const { job, ledger, first, second, message } = request;
    const merge = await ports.workBranch.merge({ first, second, message });
    if (merge.kind === 'merged' || merge.ancestor === null)
        return merge;
    const [{ filesWith, withOwnEdits }, { finishTimes }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(519), __webpack_require__.e(622), __webpack_require__.e(166)]).then(__webpack_require__.bind(__webpack_require__, 65166)),
        Promise.all(/* import() */[__webpack_require__.e(519), __webpack_require__.e(622)]).then(__webpack_require__.bind(__webpack_require__, 91622)),
    ]);
    const at = ports.clock.now();
    const [theirs, ours] = await Promise.all([second, first].map((commit) => finishTimes({ job, ledger, ...filesWith(ports, commit) })));
    const times = new Map([...(theirs ?? []), ...(ours ?? [])]);
    const show = () => undefined;
    const edited = async (tree) => (await withOwnEdits({ ...ports, show }, { job, ledger, becomes: { at, times }, tree })).tree;
    const sides = {
        ancestor: await edited(merge.ancestor),
        first: await edited(first),
        second: await edited(second),
    };
    if (sides.ancestor === merge.ancestor && sides.first === first && sides.second === second)
        return merge;
    return ports.workBranch.merge({ first, second, message, sides });
}


/***/ }),

/***/ 64115:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lc: () => (/* binding */ keepSource),
/* harmony export */   nt: () => (/* binding */ takesOver),
/* harmony export */   s0: () => (/* binding */ adoptPlan)
/* harmony export */ });
/* harmony import */ var _core_plan_change_adopt_edit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90980);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58100);
/* harmony import */ var _core_report_words_notices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4690);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27017);





function keepSource({ plan, issueOrder }, ledger) {
    ledger.attach(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .planSourcePath */ .Ep, JSON.stringify(plan));
    if (issueOrder)
        ledger.attach(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .issueOrderPath */ .JF, JSON.stringify(issueOrder));
}
function takesOver({ planSource, consents }, state) {
    const { plan_source, doubted, refused_edits } = state;
    const statusOf = (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state);
    const open = refused_edits.some(({ task, kind }) => kind === 'done' && task !== null && statusOf(task) !== 'done');
    if (plan_source === planSource && !open)
        return false;
    return consents || doubted.every((change) => change.plan_source !== planSource);
}
async function adoptPlan(job, ledger) {
    if (!takesOver(job, ledger.state))
        return;
    const { state } = ledger;
    const previous = await ledger.recall(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .planSourcePath */ .Ep);
    const { plan, source, added, removed, modified, refused } = (0,_core_plan_change_adopt_edit_js__WEBPACK_IMPORTED_MODULE_0__/* .adoptEdit */ .l)({
        current: ledger.plan,
        edited: job.plan,
        previousSource: previous === undefined ? undefined : _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .Plan */ .cw.parse(JSON.parse(previous)),
        statusOf: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state),
        iterationOf: (id) => (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(state, id).iteration,
    });
    const before = JSON.stringify(ledger.plan);
    ledger.replacePlan(plan);
    keepSource({ ...job, plan: source }, ledger);
    const pending = added.map((id) => ({ id, status: 'pending' }));
    const { planFile, planSource } = job;
    const isSame = JSON.stringify(plan) === before && refused.length === 0;
    if (!isSame)
        ledger.send([(0,_core_report_words_notices_js__WEBPACK_IMPORTED_MODULE_1__/* .planChange */ .AS)(state, { planFile, source: planSource, added, removed, modified, refused })]);
    ledger.record({
        type: 'plan_changed',
        plan_source: planSource,
        added: pending,
        removed: [...removed],
        modified: [...modified],
        ...(refused.length > 0 && { refused: refused.slice(0, mostRefused) }),
    });
}
const mostRefused = 50;


/***/ }),

/***/ 52665:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gB: () => (/* binding */ changeRules),
  PH: () => (/* binding */ intake)
});

// UNUSED EXPORTS: startRun

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/run/next/next-step.js
var next_step = __webpack_require__(65626);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var checks = __webpack_require__(89335);
// EXTERNAL MODULE: ./build/app/branch/join-work.js
var join_work = __webpack_require__(15027);
// EXTERNAL MODULE: ./build/app/branch/recover-lost-attempt.js
var recover_lost_attempt = __webpack_require__(99024);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 3 modules
var job_ledger = __webpack_require__(32313);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/app/job/surroundings.js
var surroundings = __webpack_require__(83717);
// EXTERNAL MODULE: ./build/app/phase/intake/adopt-plan.js
var adopt_plan = __webpack_require__(64115);
// EXTERNAL MODULE: ./build/core/knowledge/from-handoffs.js
var from_handoffs = __webpack_require__(79241);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(20878);
// EXTERNAL MODULE: ./build/core/knowledge/verify-index.js
var verify_index = __webpack_require__(33793);
;// CONCATENATED MODULE: ./build/core/knowledge/inherit.js



function inherit(own, older, from) {
    const said = own.filter(knowledge_entry/* isActive */.$m);
    const isKnown = ({ by, text }) => said.some((entry) => (entry.by !== null || by === null) && (0,knowledge_entry/* sameWords */.MT)(entry.text, text));
    const wanted = older.filter((entry) => (0,knowledge_entry/* isActive */.$m)(entry) && !isKnown(entry));
    const people = wanted.filter(({ by }) => by !== null);
    const roomForPeople = remember/* mostEntries */._N - said.filter(({ by }) => by !== null).length;
    const kept = new Set([...newest(people, roomForPeople), ...wanted.filter(({ by }) => by === null)]);
    const bounded = newest(wanted.filter((entry) => kept.has(entry)), verify_index/* mostInIndex */.z - own.length);
    const taken = new Set(own.map(({ id }) => id));
    const entries = bounded.map((entry) => {
        const id = taken.has(entry.id) ? (0,knowledge_entry/* freeId */.wQ)((0,knowledge_entry/* typeOf */.QP)(entry.id), entry.text, (one) => taken.has(one)) : entry.id;
        taken.add(id);
        return { ...entry, id, supersedes: [], from: entry.from ?? from };
    });
    return { entries, leftOut: wanted.length - entries.length };
}
const newest = (items, count) => (count <= 0 ? [] : items.slice(-count));

// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/app/phase/prepare/stored-iteration.js
var stored_iteration = __webpack_require__(26351);
;// CONCATENATED MODULE: ./build/app/phase/intake/inherit-knowledge.js







async function heritageOf({ olderRun }, { settings: { 'knowledge-from': from } }, run) {
    if (from === undefined || run?.inherited.includes(from))
        return undefined;
    const entries = await olderRun(from, withLastHandoffs);
    if (entries)
        return { from, entries };
    throw new error/* RalphError */.A({
        code: 'KNOWLEDGE_FROM_MISSING',
        message: `knowledge-from names the plan ${from}, which has no state here or at origin.`,
        hint: '`ralph list` lists the runs; write the name of a plan, not of its file, or remove the setting.',
    });
}
function inheritKnowledge({ show }, { settings: { mode } }, { ledger, heritage }) {
    if (heritage === undefined)
        return;
    const { from } = heritage;
    const { entries, leftOut } = inherit(ledger.state.knowledge, heritage.entries, from);
    ledger.record({
        type: 'knowledge_inherited',
        from,
        entries: [...entries],
        ...(leftOut > 0 && { left_out: leftOut }),
    });
    const learned = entries.filter(({ by }) => by === null).length;
    if (learned === 0 || mode !== 'handoff-only')
        return;
    show({
        kind: 'note',
        text: `Prompts include what people said in it; ${(0,amounts/* plural */.LS)(learned, 'entry that an agent', 'entries that agents')} learned ${learned === 1 ? 'is' : 'are'} in them with \`mode: handoff-plus-index\`.`,
    });
}
async function withLastHandoffs({ state, readPast }) {
    const taught = (0,task_commits/* taughtBy */.bQ)(state);
    const unknown = [...taught.keys()].filter((one) => one > state.compaction.through).sort((a, b) => a - b);
    const paths = unknown.map((one) => (0,state_paths/* iterationPath */.lr)(one, 'handoff.json'));
    const contents = new Map((await readPast(paths)).map((content, at) => [paths[at], content]));
    const handoffs = await Promise.all(unknown.map((one) => (0,stored_iteration/* storedHandoff */.k)(async (path) => contents.get(path), one)));
    const said = unknown.flatMap((iteration, at) => {
        const stored = handoffs[at];
        const own = { iteration, task: taught.get(iteration) ?? '' };
        return stored && stored.source !== 'synthetic' ? [{ ...own, handoff: stored.handoff }] : [];
    });
    const closes = !('index' in state.around || 'post' in state.around);
    const after = (index, added) => (0,from_handoffs/* indexOfFields */.NV)(index, { handoffs: added, closes, ...(0,task_commits/* knownOf */.bz)(state) });
    const all = after(state.knowledge, said);
    if (all.kind === 'applied')
        return all.index;
    return said.reduce((index, one) => {
        const applied = after(index, [one]);
        return applied.kind === 'applied' ? applied.index : index;
    }, state.knowledge);
}

// EXTERNAL MODULE: ./build/app/phase/intake/merge-base.js
var merge_base = __webpack_require__(35999);
// EXTERNAL MODULE: ./build/core/run/stored/memory.js
var stored_memory = __webpack_require__(45391);
;// CONCATENATED MODULE: ./build/app/phase/intake/refuse-moved-back.js





async function refuseMovedBack({ workBranch, orderSource }, job, { run, remoteWork }) {
    const { state } = run;
    if (state.plan !== job.planName)
        throw otherPlan(state.plan, job);
    const memory = orderSource.memory?.();
    if (memory && (0,stored_memory/* isAhead */.Y0)(memory, state))
        throw movedBack(job, run, { ...memory, where: 'the status comment', tip: remoteWork });
    if (remoteWork === null || remoteWork === state.work)
        return;
    const made = await workBranch.madeIn(remoteWork);
    if (made && (0,stored_memory/* isAhead */.Y0)({ ...made, epoch: 0 }, state))
        throw movedBack(job, run, { ...made, where: state.work_branch, tip: remoteWork });
}
async function refuseForgotten({ orderSource, clock }, job) {
    if (!orderSource.memory || job.fresh)
        return;
    const started = new Date(clock.now()).toISOString();
    await orderSource.incoming({ since: null, started, consumed: [], to: 'obey' });
    const memory = orderSource.memory();
    if (!memory)
        return;
    throw new error/* RalphError */.A({
        code: 'STATE_DELETED',
        message: `${stateBranch(job)} is gone, but the status comment describes a run with ${(0,amounts/* plural */.LS)(memory.iteration, 'iteration')}.`,
        hint: `To continue it: ${pushBack(job, memory.commit)}. To start over: set the input \`fresh: true\`, or close the tracking issue.`,
    });
}
const stateRef = ({ planName, settings }) => (0,state_paths/* stateRefOf */.af)(planName, settings['state-ref']);
const stateBranch = (job) => (0,state_paths/* shownRef */.nK)(stateRef(job));
const pushBack = (job, commit) => `${(0,report_context/* commandSpan */["in"])('git', 'push', job.remote, `${commit}:${stateRef(job)}`)} from a clone that has it${stateRef(job).startsWith('refs/heads/') ? ', or restore the branch on GitHub' : ''}`;
const otherPlan = (plan, job) => new error/* RalphError */.A({
    code: 'STATE_OF_OTHER_PLAN',
    message: `${stateBranch(job)} holds the state of the plan ${plan}, and not of ${job.planName}. Nothing was written.`,
    hint: `Somebody pushed another run there. Move the branch back to its own newest commit, or start over with \`--fresh\`.`,
});
function movedBack(job, { oid, state }, found) {
    const { iteration, where, tip, commit } = found;
    const newest = commit === undefined ? 'its newest commit' : (0,report_context/* shortOid */.$M)(commit);
    const forward = commit === undefined ? `move it to its newest commit again` : pushBack(job, commit);
    const branch = `refs/heads/${state.work_branch}`;
    const lease = tip === null ? '--force' : `--force-with-lease=${branch}:${tip}`;
    return new error/* RalphError */.A({
        code: 'STATE_MOVED_BACK',
        message: `${stateBranch(job)} was moved back to ${(0,report_context/* shortOid */.$M)(oid)}, which knows ${(0,amounts/* plural */.LS)(state.iteration, 'iteration')}; ${where} tells of ${iteration}. Nothing was written.`,
        hint: `If that was a mistake, restore ${newest}: ${forward}. If it was intended, delete the status comment and move the work branch back too: ${(0,report_context/* commandSpan */["in"])('git', 'push', lease, job.remote, `${state.work}:${branch}`)}.`,
    });
}

;// CONCATENATED MODULE: ./build/app/phase/intake/intake.js

















async function intake(ports, job, { soFar: jobSoFar, ...request }) {
    const { callsAgent } = request;
    const loaded = await ports.store.load();
    const { run } = loaded;
    if (!run || job.fresh) {
        (0,checks/* refuseUnchecked */.vc)(job);
        if (!run)
            await refuseForgotten(ports, job);
        await demandAgent(ports, job, callsAgent);
        return { kind: 'ours', ...(await intake_begin(ports, job, { loaded, ...request })) };
    }
    refuseOtherRemote(run, job);
    await refuseHeldLease(ports, job, run);
    const { cursor, consumed } = run.control;
    const found = await ports.orderSource.incoming({ since: cursor, started: run.state.started, consumed, to: 'obey' });
    await refuseMovedBack(ports, job, { run, remoteWork: loaded.remoteWork });
    await (0,prove/* proveStep */.Zt)(ports, run);
    if ((0,blocked/* selectTask */.aA)(run.plan, (0,begin/* statusIn */.em)(run.state)).kind === 'complete')
        await (0,prove/* proveComplete */.eV)(ports, run);
    const ordered = found.orders.some(({ id }) => !consumed.includes(id));
    const reason = await nothingToDo(ports, job, { jobSoFar, run, remoteWork: loaded.remoteWork, ordered });
    if (reason)
        return { kind: 'idle', reason, run, remoteWork: loaded.remoteWork };
    (0,checks/* refuseUnchecked */.vc)((0,job_settings/* adjusted */.BZ)(job, run.state));
    await demandAgent(ports, (0,job_settings/* adjusted */.BZ)(job, run.state), callsAgent);
    const heritage = await heritageOf(ports, job, run.state);
    const ledger = (0,job_ledger/* openLedger */.a)(ports, run, job);
    const { handed } = ledger.state;
    await (0,job_ledger/* takeLease */._)(ports, ledger);
    if (job.atOnce && run.state.waiting)
        ledger.record({ type: 'wait_lifted' });
    changeRules(job, ledger);
    (0,recover_lost_attempt/* recoverLostAttempt */.wW)(ledger, job.settings, handed);
    inheritKnowledge(ports, job, { ledger, heritage });
    await (0,adopt_plan/* adoptPlan */.s0)(job, ledger);
    await followRename(ports, job, ledger);
    const replaces = await (0,merge_base/* goOnFromMerge */.MC)(ports, job, { ledger, remoteWork: loaded.remoteWork });
    const remoteWork = replaces === undefined ? loaded.remoteWork : null;
    const conflict = await bringTogether(ports, job, { ledger, remoteWork });
    await ledger.save(`take over ${job.planName}`, () => lookAhead(ports, request));
    const inOrder = (0,begin/* endedInOrder */.g$)(run.state);
    const deleted = loaded.remoteWork === null && inOrder && !conflict;
    const branch = { remoteTip: loaded.remoteWork, replaces, deleted, endedInOrder: inOrder, conflict };
    const rests = job.byComment && endedByPerson(run.state.stop) ? run.state.stop : undefined;
    return { kind: 'ours', ledger, branch: { ...branch, rests, looked: ordered ? undefined : found } };
}
const endedByPerson = (stop) => stop?.kind === 'paused' || stop?.kind === 'cancelled';
async function demandAgent(ports, job, callsAgent) {
    const { agent, show } = ports;
    if (callsAgent)
        (0,surroundings/* demandConfinement */.M4)(ports, job);
    (0,surroundings/* tellUncommitted */.$x)(ports, job.base);
    if (!callsAgent)
        return show({ kind: 'note', text: `agent ${agent.name}: in a separate job` });
    const { program, version } = await agent.preflight();
    show({ kind: 'note', text: `agent ${agent.name}: ${program} (${version})` });
}
function lookAhead({ workspace, credentialShapes }, { callsAgent, onSent }) {
    workspace.lookAhead();
    onSent();
    if (callsAgent)
        credentialShapes.load().catch(() => undefined);
}
async function intake_begin(ports, job, { loaded, ...request }) {
    if (loaded.run)
        await refuseHeldLease(ports, job, loaded.run);
    const heritage = await heritageOf(ports, job, null);
    const ledger = (0,job_ledger/* openLedger */.a)(ports, loaded.run, job);
    startRun(ports, job, ledger);
    inheritKnowledge(ports, job, { ledger, heritage });
    await (0,job_ledger/* takeLease */._)(ports, ledger);
    const { remoteWork } = loaded;
    if (remoteWork === null)
        await beginOnPrevious(ports, job, ledger);
    else if (!(await ports.workBranch.contains(job.base, remoteWork))) {
        const why = `${job.workBranch} existed before the run`;
        const known = await writtenBefore(ports, job, { before: loaded.run?.state, tip: remoteWork });
        const protects = await (0,join_work/* protectedArrivals */.t)(ports, job, { from: job.base, to: remoteWork, known });
        ledger.record({ type: 'work_moved', from: job.base, to: remoteWork, why, ...protects });
    }
    const conflict = await bringTogether(ports, job, { ledger, remoteWork });
    await ledger.save(`start ${job.planName}`, () => lookAhead(ports, request));
    return {
        ledger,
        branch: {
            remoteTip: remoteWork,
            replaces: undefined,
            deleted: false,
            endedInOrder: false,
            conflict,
            rests: undefined,
            looked: undefined,
        },
    };
}
async function writtenBefore({ workBranch }, job, { before, tip }) {
    const isSure = before?.work_branch === job.workBranch && before.steered.length === 0;
    if (!isSure || !(await workBranch.contains(tip, before.work)))
        return () => false;
    const since = new Set(await workBranch.changed(before.work, tip));
    const { isOwn } = await Promise.all(/* import() */[__webpack_require__.e(519), __webpack_require__.e(622), __webpack_require__.e(166)]).then(__webpack_require__.bind(__webpack_require__, 65166));
    const own = isOwn(job);
    return (path) => own(path) && !since.has(path);
}
async function beginOnPrevious({ workBranch }, job, ledger) {
    const previous = job.queue?.previous;
    if (!previous || (await workBranch.contains(job.base, previous.commit)))
        return;
    const { plan, branch, commit, steered } = previous;
    const known = (path) => steered !== null && !steered.includes(path);
    const protects = await (0,join_work/* protectedArrivals */.t)({ workBranch }, job, { from: job.base, to: commit, known });
    const why = `it starts from ${branch}, the work of the plan ${plan}`;
    ledger.record({ type: 'work_moved', from: job.base, to: commit, why, ...protects });
}
function startRun({ clock }, job, ledger) {
    const statuses = job.plan.tasks.map(({ id, status, retry_count }) => ({ id, status, failed_attempts: retry_count }));
    ledger.replacePlan(job.plan);
    (0,adopt_plan/* keepSource */.lc)(job, ledger);
    ledger.record({
        type: 'run_started',
        run: clock.id(),
        plan: job.planName,
        base: job.base,
        base_branch: job.baseBranch,
        work_branch: job.workBranch,
        remote: job.remote,
        plan_source: job.planSource,
        plan_file: job.planAtTop,
        started_by: job.startedBy,
        issue: job.issue,
        rules: job.rules.recorded,
        ...(job.queue?.moves && { queue: job.queue.folder }),
        tasks: statuses,
    });
}
async function bringTogether(ports, job, request) {
    const { ledger, remoteWork: theirs } = request;
    const conflict = theirs === null ? undefined : await (0,join_work/* joinWork */.u)(ports, job, { ledger, theirs });
    return conflict ?? (0,merge_base/* mergeBase */.wu)(ports, job, ledger);
}
async function refuseHeldLease(ports, job, run) {
    const { lease } = run.state;
    const life = lease ? await ports.liveness.check(lease.holder) : 'gone';
    const verdict = (0,lease_verdict/* leaseVerdict */.QI)(lease, life, { now: ports.clock.now(), handed: run.state.handed !== null });
    if (verdict.kind !== 'held')
        return;
    throw new error/* RalphError */.A({
        code: 'BUSY',
        message: `Another job is running this plan: ${verdict.why}.`,
        hint: `Wait for it to end, or watch it with \`${(0,report_context/* ralphCommand */.lC)(job, 'status')}\`. If it was lost, its lease expires ten minutes after the last renewal.`,
    });
}
function refuseOtherRemote(run, job) {
    if (run.state.remote === job.remote)
        return;
    throw new error/* RalphError */.A({
        code: 'OTHER_REMOTE',
        message: `This run keeps its branches at ${run.state.remote}, but this job is set to use ${job.remote}.`,
        hint: `Continue there with \`--remote ${run.state.remote}\`, or start a new run here with \`--fresh\`.`,
    });
}
async function nothingToDo(ports, job, request) {
    const { run, jobSoFar } = request;
    if (run.state.current || (0,adopt_plan/* takesOver */.nt)(job, run.state))
        return undefined;
    if (job.rules.change?.wanted || (job.atOnce && run.state.waiting))
        return undefined;
    if (request.ordered || (await canTell(ports, run)))
        return undefined;
    if (await sameConflict(ports, job, request))
        return run.state.stop ?? undefined;
    const step = (0,next_step/* nextStep */.sk)({
        plan: run.plan,
        state: run.state,
        limits: (0,job_settings/* limitsOf */.Af)((0,job_settings/* adjusted */.BZ)(job, run.state), run.state),
        job: jobSoFar,
        now: ports.clock.now(),
    });
    if (step.kind !== 'stop' || step.reason.kind !== run.state.stop?.kind)
        return undefined;
    const merges = step.reason.kind === 'human_review' && step.reason.conflict !== undefined;
    return merges ? undefined : step.reason;
}
async function canTell(ports, { control: { outbox } }) {
    if (outbox.some(({ kind }) => kind === 'notify'))
        return true;
    return outbox.length > 0 && (await ports.outbox.deliver(outbox)).length > 0;
}
async function sameConflict({ workBranch }, { base, settings }, { run, remoteWork }) {
    const { work, stop } = run.state;
    if (stop?.kind !== 'human_review' || stop.conflict?.ours !== work)
        return false;
    if (stop.conflict.agent_may && settings['base-conflict'] === 'task')
        return false;
    const { theirs } = stop.conflict;
    if (theirs === remoteWork)
        return true;
    if (theirs !== base || !settings['merge-base'])
        return false;
    return remoteWork === null || workBranch.contains(work, remoteWork);
}
async function followRename({ workBranch, show }, { base, baseBranch: now, remote }, ledger) {
    const { base_branch: old, base: known } = ledger.state;
    if (old === null || now === null || old === now)
        return;
    const { there, defaultBranch } = await workBranch.find(old);
    if (there)
        return;
    const holds = await workBranch.contains(base, known);
    if (holds && defaultBranch === now) {
        ledger.record({ type: 'base_renamed', from: old, to: now });
        return;
    }
    const doubt = holds ? `nothing says that ${now} is its new name` : `${now} lacks ${(0,report_context/* shortOid */.$M)(known)}, the run's base`;
    const back = `${(0,report_context/* commandSpan */["in"])('git', 'push', remote, `${known}:refs/heads/${old}`)} puts it back`;
    const text = `the base branch ${old} is gone from the remote, and ${doubt}. ${back}; \`fresh\` starts a new run on ${now}`;
    show({ kind: 'warning', text });
}
function changeRules({ rules: { change } }, ledger) {
    if (!change)
        return;
    const { wanted: _, ...said } = change;
    ledger.record({ type: 'rules_changed', ...said });
}


/***/ }),

/***/ 35999:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ goOnFromMerge),
/* harmony export */   aU: () => (/* binding */ leftBehind),
/* harmony export */   v8: () => (/* binding */ layOut),
/* harmony export */   wu: () => (/* binding */ mergeBase)
/* harmony export */ });
/* harmony import */ var _core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73971);
/* harmony import */ var _core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58260);
/* harmony import */ var _core_report_words_notices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4690);
/* harmony import */ var _core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99292);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _branch_join_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15027);
/* harmony import */ var _own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66673);







async function mergeBase(ports, job, ledger) {
    const { workBranch, show } = ports;
    const { base, settings } = job;
    await endResolved(ports, job, ledger);
    const { work: from, work_branch, base_branch, run, merging } = ledger.state;
    if (!settings['merge-base'] || (await workBranch.contains(from, base)))
        return undefined;
    if (ledger.state.awaiting)
        return undefined;
    if (merging && settings['base-conflict'] === 'task' && !(0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolvedConflict */ .cb)(ledger.state))
        return undefined;
    if (base_branch !== null && base_branch !== job.baseBranch) {
        const here = job.baseBranch ?? `the detached ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(base)}`;
        show({ kind: 'note', text: `the run's base is ${base_branch}; ${here} is checked out and is not merged` });
        return undefined;
    }
    const branch = job.baseBranch ?? 'the base';
    const named = `${branch} (${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(base)})`;
    if (await workBranch.contains(base, from)) {
        if (await leftOut(ports, ledger, { branch, from, to: base }))
            return undefined;
        const why = `${named} holds all of ${work_branch}, which continues from there`;
        return merged(ledger, { base, commit: base, why, ...(await (0,_branch_join_work_js__WEBPACK_IMPORTED_MODULE_5__/* .protectedArrivals */ .t)(ports, job, { from, to: base })) });
    }
    const message = (0,_core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeMessage */ .ws)({
        prefix: settings['commit-prefix'],
        branch,
        commit: base,
        into: work_branch,
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
    });
    const merge = await (0,_own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeWithOwn */ .R)(ports, { job, ledger, first: from, second: base, message });
    if (merge.kind === 'merged') {
        if (await leftOut(ports, ledger, { branch, from, to: merge.commit }))
            return undefined;
        const why = `${named} was merged into ${work_branch} as ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(merge.commit)}`;
        const protects = await (0,_branch_join_work_js__WEBPACK_IMPORTED_MODULE_5__/* .protectedArrivals */ .t)(ports, job, { from, to: merge.commit });
        return merged(ledger, {
            base,
            commit: merge.commit,
            why: `${why}${await movedBack(ports, job, ledger)}`,
            ...protects,
        });
    }
    return apart(job, ledger, { merge, branch });
}
async function leftOut({ workBranch, show }, ledger, { branch, from, to }) {
    const paths = (await workBranch.changed(from, to)).filter((path) => path.startsWith('.github/workflows/'));
    if (paths.length === 0 || !(await workBranch.refusesWorkflows(to)))
        return false;
    show({ kind: 'note', text: `${branch} is not merged: it changed ${paths.join(', ')}, which this token may not push` });
    ledger.send([(0,_core_report_words_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .baseLeftOut */ .T6)(ledger.state, { branch, paths })]);
    return true;
}
async function movedBack({ workBranch }, { base }, { state }) {
    if (await workBranch.contains(base, state.base))
        return '';
    return `; it no longer contains ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(state.base)}, on which ${state.work_branch} is built: to drop that commit's changes, revert them`;
}
async function endResolved({ workBranch }, { settings }, ledger) {
    const { merging, work, work_branch, awaiting } = ledger.state;
    if (!merging || awaiting)
        return;
    const { task } = merging;
    if (!settings['merge-base'])
        ledger.record({ type: 'conflict_task_ended', task, why: 'merge-base is false' });
    else if (await workBranch.contains(work, merging.base)) {
        const why = `${work_branch} holds ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(merging.base)} by now`;
        ledger.record({ type: 'conflict_task_ended', task, why });
    }
}
function merged(ledger, request) {
    const { merging, work: from } = ledger.state;
    if (merging)
        ledger.record({ type: 'conflict_task_ended', task: merging.task, why: request.why });
    ledger.record({ type: 'base_merged', from, ...request });
}
function apart(job, ledger, { merge, branch }) {
    const { base, settings } = job;
    const { state } = ledger;
    if (state.merging?.base === base && (0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolvedConflict */ .cb)(state))
        return undefined;
    const { paths: files, laid, news } = merge;
    const related = files.length > 0;
    const why = `${branch} (${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(base)}) ${related ? 'conflicts with' : 'has no history in common with'} ${state.work_branch}`;
    const steering = [...job.steeringFiles, ...settings['protected-paths']];
    const guarded = (0,_core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .protectedFindings */ .Du)(files.map((path) => ({ path })), steering).length > 0;
    if (settings['base-conflict'] === 'person' || state.merging || laid === null || guarded) {
        const local = job.baseBranch ?? base;
        const agentMay = !state.merging && laid !== null && !guarded;
        return (0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .baseConflict */ .sc)({ state, why: `The base changed: ${why}.`, local, base, files, total: files.length, agentMay });
    }
    const task = (0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .conflictTask */ .ix)({ branch, base, files, news });
    const { plan } = ledger;
    ledger.replacePlan({ ...plan, tasks: [task, ...plan.tasks.filter(({ id }) => id !== task.id)] });
    ledger.record({
        type: 'conflict_task_added',
        task: task.id,
        base,
        files: files.slice(0, 20),
        total: files.length,
        why,
    });
    ledger.keep(base);
    return undefined;
}
async function goOnFromMerge(ports, job, request) {
    const { ledger } = request;
    const { work, awaiting, merging, base_branch } = ledger.state;
    if (!job.settings['merge-base'] || awaiting || merging || base_branch !== job.baseBranch)
        return undefined;
    const merge = await squashed(ports, job, request);
    if (merge?.tip !== work)
        return merge && leftBehind(ports, job, request);
    const why = `pull request #${merge.number} was merged as ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(merge.commit)}; the work continues from ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(job.base)}`;
    const protects = await (0,_branch_join_work_js__WEBPACK_IMPORTED_MODULE_5__/* .protectedArrivals */ .t)(ports, job, { from: work, to: job.base });
    ledger.record({ type: 'base_merged', base: job.base, from: work, commit: job.base, why, ...protects });
    return merge.tip;
}
async function leftBehind(ports, job, request) {
    const merge = await squashed(ports, job, request);
    if (!merge)
        return undefined;
    return (await ports.workBranch.contains(request.ledger.state.work, merge.tip)) ? undefined : merge.tip;
}
async function squashed({ mergeWitness, workBranch }, { base }, { ledger, remoteWork }) {
    const tip = remoteWork ?? ledger.state.work;
    const merge = await mergeWitness.merged(tip);
    if (!merge || !(await workBranch.contains(base, merge.commit)))
        return undefined;
    return (await workBranch.contains(base, tip)) ? undefined : { tip, ...merge };
}
async function layOut(ports, job, { ledger, task }) {
    const { work, merging } = ledger.state;
    if (merging?.task !== task.id)
        return { kind: 'there', laidOut: undefined };
    const { base } = merging;
    const message = `${task.id}: ${task.title}\n\nThis is what the agent starts from; it is not on a branch.\n`;
    const merge = await (0,_own_merge_with_own_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeWithOwn */ .R)(ports, { job, ledger, first: work, second: base, message });
    if (merge.kind === 'conflict' && merge.laid !== null) {
        const start = await ports.workBranch.write({ tree: merge.laid, parent: work, second: base, message, aside: true });
        return { kind: 'there', laidOut: { start, merge: { base, files: merge.paths } } };
    }
    ledger.record({ type: 'conflict_task_ended', task: task.id, why: 'the work has changed since' });
    return { kind: 'gone', reason: await mergeBase(ports, job, ledger) };
}


/***/ }),

/***/ 26351:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ storedHandoff),
/* harmony export */   o: () => (/* binding */ endedFacts)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);
/* harmony import */ var _schema_agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9329);
/* harmony import */ var _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8878);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48689);




async function storedHandoff(recall, iteration) {
    const stored = await recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationPath */ .lr)(iteration, 'handoff.json'));
    if (stored === undefined)
        return undefined;
    const { source, handoff } = JSON.parse(stored);
    const read = { source: _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__/* .HandoffSource */ .KE.safeParse(source), handoff: _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__/* .Handoff */ .Pj.safeParse(handoff) };
    return read.source.success && read.handoff.success
        ? { source: read.source.data, handoff: read.handoff.data }
        : undefined;
}
async function endedFacts(recall, ended) {
    const file = (name) => recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationPath */ .lr)(ended.iteration, name));
    const [left, agent, validation] = await Promise.all([
        storedHandoff(recall, ended.iteration),
        file('agent.json'),
        file('validation.json'),
    ]);
    const call = agent === undefined ? undefined : _schema_agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentRecord */ .ZH.safeParse(JSON.parse(agent)).data;
    return {
        ...ended,
        why: ended.passed ? null : (call?.why ?? 'it was reverted'),
        handoff: left && left.source !== 'synthetic' && left.source !== 'engine' ? left.handoff : undefined,
        validation: validation === undefined ? undefined : _schema_check_check_js__WEBPACK_IMPORTED_MODULE_2__/* .Validation */ .OH.safeParse(JSON.parse(validation)).data,
        changes: call?.changes ?? [],
        files: call?.files ?? 0,
    };
}


/***/ }),

/***/ 57819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tg: () => (/* binding */ checksOf),
  X1: () => (/* binding */ evidenceOf),
  YG: () => (/* binding */ summaryOf),
  sL: () => (/* binding */ unprovenFirst)
});

// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/review/file-diff.js
var file_diff = __webpack_require__(39373);
;// CONCATENATED MODULE: ./build/core/counsel/skipped-tests.js
const ownMark = /\b(?:skip|todo)\s*[:=]\s*(?!false\b|undefined\b|null\b)\S/i;
const markAbove = /^\s*(?:@(?:pytest\.mark|unittest)\.(?:skip|xfail)|@(?:Disabled|Ignore|Skip)\b|#\[ignore\b|\[Ignore\b|\[(?:Fact|Theory)\(\s*Skip\b)/;
const firstThing = /^\s*(?:(?:t|b)\.Skip(?:f|Now)?\(|(?:this|t|ctx|context)\.(?:skip|todo)\(|pytest\.(?:skip|xfail)\(|self\.skipTest\(|return\s+t\.skip\()/;
const group = /^\s*(?:(?:describe|suite|context)(?:\.\w+)*\.(?:skip|todo)\b|xdescribe\b|xcontext\b|(?:describe|suite|context)\(.*\b(?:skip|todo)\s*:\s*(?!false\b)\S)/;
const classLine = /^\s*(?:(?:public|internal|private|protected|abstract|final|open|sealed|static)\s+)*class\b/;
const indentOf = (text) => /^\s*/.exec(text)?.[0].length ?? 0;
const blank = (text) => text.trim() === '';
const near = 4;
function inSkippedGroups(lines) {
    const skipped = new Set();
    let open;
    for (const [at, { line, text }] of lines.entries()) {
        if (blank(text))
            continue;
        if (open !== undefined && indentOf(text) <= open && text.trim() !== '{')
            open = undefined;
        if (open !== undefined)
            skipped.add(line);
        else if (group.test(text) || (classLine.test(text) && isMarkedAbove(lines, at)))
            open = indentOf(text);
    }
    return skipped;
}
function saysSkipped(lines, at) {
    const text = (index) => (lines[index]?.text ?? '').slice(0, 500);
    if (isMarkedAbove(lines, at))
        return true;
    let index = at;
    while (index < at + near && !opens.test(text(index)))
        index += 1;
    const head = lines.slice(at, index + 1).map((one) => one.text.slice(0, 500));
    return head.some((one) => ownMark.test(withoutTitle(one))) || firstThing.test(text(index + 1)) || inOneLine(text(at));
}
function isMarkedAbove(lines, at) {
    const text = (index) => (lines[index]?.text ?? '').slice(0, 500);
    for (let above = at - 1; above >= at - near && /^\s*[@#[]/.test(text(above)); above -= 1)
        if (markAbove.test(text(above)))
            return true;
    return false;
}
const opens = /=>|\bfunction\b|:\s*$|^(?!.*['"`],\s*\{\s*$).*\{\s*$|\)\s*;?\s*$/;
const withoutTitle = (text) => text.replace(/(['"`])(?:(?!\1).)*\1/, '');
const inOneLine = (text) => /[{>]\s*(?:t|ctx|context|this)\.(?:skip|todo)\(/i.test(withoutTitle(text));

;// CONCATENATED MODULE: ./build/core/counsel/added-tests.js


const addedFile = ({ path, patch }) => ({
    path,
    gone: /^deleted file/m.test(patch.slice(0, 2_000)),
    lines: (0,file_diff/* diffLines */.Pp)(patch).flatMap(({ line, text }) => line === null || !text.startsWith('+') ? [] : [{ line, text: text.slice(1) }]),
});
const testPath = /(?:^|\/)(?:tests?|specs?|__tests__|e2e|features)\/|(?:^|\/)test_[^/]*$|[._-](?:test|spec)s?\.[^/]+$|(?:Tests?|Spec|IT)\.(?:java|kt|cs|scala|php|swift)$|\.(?:bats|feature)$/;
const declarations = [
    /^\s*(?:it|test)(?:\.(?!skip|todo|fails?\b)\w+)*\s*(?:\([^'"`()]*\)\s*)?\(?\s*(['"`])(?<title>(?:(?!\1).){1,300})\1/,
    /^\s*(?:async\s+)?def\s+(?<title>test_\w+)/,
    /^\s*(?:func|function)\s+(?<title>(?:Test|test)\w+)\s*\(/,
    /\bt\.Run\(\s*"(?<title>[^"]{1,300})"/,
    /^\s*(?:@DisplayName\(|@test\s+)"(?<title>[^"]{1,300})"/,
    /^\s*Scenario(?: Outline)?:\s*(?<title>.{1,300})$/,
];
const mark = /^\s*(?:#\[(?:\w+::)*test(?:\(.*\))?\]|@(?:Parameterized)?Test\b|\[(?:Fact|Theory|Test(?:Method)?)\])/;
const marked = /\b(?:fn|void|fun|Task)\s+`?(?<title>[\w ]{1,200}?)`?\s*\(/;
function addedTests({ path, lines }) {
    const isTest = testPath.test(path);
    const left = inSkippedGroups(lines);
    return lines.flatMap(({ line, text }, at) => {
        const short = text.slice(0, 500);
        const named = isTest ? declarations.map((one) => one.exec(short)?.groups?.['title']).find(Boolean) : undefined;
        const title = named ?? (mark.test(lines[at - 1]?.text ?? '') ? marked.exec(short)?.groups?.['title'] : undefined);
        return title === undefined || left.has(line) || saysSkipped(lines, at) ? [] : [{ path, line, text: title }];
    });
}

;// CONCATENATED MODULE: ./build/core/counsel/evidence.js



function evidenceOf({ plan, statusOf, checks, files, work }) {
    const added = files.map(addedFile);
    const known = {
        checks: checks.filter(({ run }) => !doesNothing.test(run)),
        files: added,
        tests: titlesOf(added.flatMap(addedTests)),
    };
    const done = plan.tasks.filter(({ id }) => statusOf(id) === 'done' && !(0,milestones/* isAgentsMd */.Eo)(id));
    return {
        work,
        criteria: done.flatMap(({ id, acceptance_criteria }) => acceptance_criteria.map((criterion) => {
            const found = judge(criterion.slice(0, longest), known);
            const facts = { task: id, criterion: (0,one_line/* oneLine */.TN)(criterion, 500) };
            return typeof found === 'string' ? { ...facts, proof: null, why: found } : { ...facts, proof: found, why: null };
        })),
        silent: done.filter(({ acceptance_criteria: all }) => all.length === 0).map(({ id }) => id),
    };
}
const doesNothing = /^\s*(?:true|:|exit 0|echo\b[^&|;]*)\s*$/;
const longest = 2_000;
const mostNamed = 10;
const unprovenFirst = ({ criteria }) => [
    ...criteria.filter(({ proof }) => proof === null),
    ...criteria.filter(({ proof }) => proof !== null),
];
function summaryOf({ work, criteria, silent }) {
    const unproven = criteria.filter(({ proof }) => proof === null);
    return {
        work,
        proven: criteria.length - unproven.length,
        total: criteria.length,
        unproven: unproven.slice(0, mostNamed).map(({ task, criterion }) => ({ task, criterion: (0,one_line/* oneLine */.TN)(criterion, 200) })),
        silent: silent.length,
    };
}
const judge = (criterion, known) => {
    const tries = [byCheck(criterion, known), byTest(criterion, known), byFile(criterion, known)];
    return (tries.find((found) => typeof found === 'object') ??
        tries.find((found) => typeof found === 'string') ??
        'no check, test or file of the work states it');
};
const wordsOf = (text) => text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const setOf = (words) => new Set(words.split(' '));
const passWords = setOf('pass passes passing passed green succeeds succeed clean ok successfully successful');
const failures = setOf('error errors warning warnings failure failures');
const absence = setOf('no without zero 0');
const checkFillers = setOf('a all an and are be check checks code command completes exit exits for from is it must of on project quality repo repository run runs script should still suite that the there whole with gate gates');
const kindWords = {
    test: setOf('test tests'),
    lint: setOf('lint linter linting lints'),
    typecheck: setOf('typecheck typechecks typechecking type types checks tsc'),
    build: setOf('build builds compile compiles compilation'),
};
const kindOf = ({ kind, name, run }) => kind !== 'test'
    ? kind
    : /type-?check|\btsc\b|\bmypy\b|\bpyright\b/.test(`${name} ${run}`)
        ? 'typecheck'
        : /\bbuild\b|\bcompile\b/.test(`${name} ${run}`)
            ? 'build'
            : 'test';
function checksOf(iterations) {
    const last = new Map();
    for (const [age, { iteration, checks }] of iterations.entries())
        for (const check of checks)
            if (!last.has(check.name))
                last.set(check.name, age === 0 ? check : { ...check, iteration });
    return [...last.values()];
}
function byCheck(criterion, { checks }) {
    const words = wordsOf(criterion);
    const says = words.some((word) => passWords.has(word));
    const clean = words.some((word) => failures.has(word)) && words.some((word) => absence.has(word));
    if ((!says && !clean) || words.includes('not'))
        return undefined;
    const said = (word) => passWords.has(word) || checkFillers.has(word) || failures.has(word) || absence.has(word);
    const named = words.filter((word) => !said(word));
    const all = named.length === 0;
    if (all && !words.some((word) => /^(?:checks?|gates?|suite)$/.test(word)))
        return undefined;
    const meant = all
        ? checks
        : checks.filter((check) => {
            const identity = new Set([...wordsOf(check.name), ...wordsOf(check.run), ...kindWords[kindOf(check)]]);
            return named.every((word) => identity.has(word));
        });
    const [first] = meant;
    if (!first)
        return all ? undefined : 'it names a check that the run does not have';
    const failed = meant.find(({ passed }) => !passed);
    if (failed)
        return `the check ${(0,one_line/* oneLine */.TN)(failed.name, 100)} did not pass`;
    const { name, iteration } = first;
    return { kind: 'check', name, ...(iteration !== undefined && { iteration }) };
}
function titlesOf(tests) {
    const exact = new Map();
    const byWord = new Map();
    for (const test of tests) {
        const title = titleWords(test.text).join(' ');
        if (title === '' || exact.has(title))
            continue;
        exact.set(title, test);
        for (const word of new Set(title.split(' '))) {
            const others = byWord.get(word) ?? [];
            byWord.set(word, [...others.slice(0, mostAlike), { title, test }]);
        }
    }
    return { exact, byWord };
}
const mostAlike = 200;
const titleWords = (text) => {
    const words = wordsOf(text);
    return words[0] === 'test' ? words.slice(1) : words;
};
const fewestWords = 3;
const leastShare = 0.6;
const mostWords = 60;
function byTest(criterion, { tests, files, checks }) {
    const found = namedTest(criterion, tests) ??
        statedBy(wordsOf(criterion).slice(0, mostWords), tests) ??
        coveredBy(criterion, files);
    if (!found)
        return undefined;
    const where = `${found.path}:${found.line}`;
    const ran = checks.find((check) => kindOf(check) === 'test' && check.passed);
    return ran
        ? { kind: 'test', path: found.path, line: found.line, check: ran.name }
        : `a test states it (${(0,one_line/* oneLine */.TN)(where, 200)}), but no check that runs tests has passed`;
}
const namedTest = (criterion, { exact }) => {
    const [only] = spansIn(criterion).flatMap((span) => {
        const words = titleWords(span);
        const test = words.length > 1 ? exact.get(words.join(' ')) : undefined;
        return test ? [test] : [];
    });
    return only;
};
function coveredBy(criterion, files) {
    const words = /^["'`]?(?:\.\/)?(?<path>[^\s`"']+)["'`]? (?:covers?|tests?)(?: (?:it|this|that|them|all of (?:it|this|that|them)))?\.?$/i;
    const path = words.exec(criterion.trim())?.groups?.['path'];
    if (path === undefined)
        return undefined;
    const [file, ...others] = files.filter((one) => one.path === path || one.path.endsWith(`/${path}`));
    return file && others.length === 0 ? addedTests(file)[0] : undefined;
}
function statedBy(words, { exact, byWord }) {
    const phrase = words.join(' ');
    if (words.length === 0)
        return undefined;
    const same = exact.get(phrase);
    if (same)
        return same;
    if (words.length < fewestWords)
        return undefined;
    const rarest = words.map((word) => byWord.get(word) ?? []).sort((a, b) => a.length - b.length)[0] ?? [];
    const holding = rarest.find(({ title }) => ` ${title} `.includes(` ${phrase} `));
    if (holding)
        return holding.test;
    const least = Math.max(fewestWords, Math.ceil(words.length * leastShare));
    for (let length = words.length - 1; length >= least; length--)
        for (let from = 0; from + length <= words.length; from++) {
            const part = exact.get(words.slice(from, from + length).join(' '));
            if (part)
                return part;
        }
    return undefined;
}
const spansIn = (criterion) => [...criterion.matchAll(/`([^`]{1,300})`|"([^"]{1,300})"/g)].map(([, code, said]) => (code ?? said ?? '').trim());
const looksLikePath = /^(?:\.\/)?[\w@.()[\]-]+(?:\/[\w@.()[\]-]+)+$|^[\w@-][\w@.-]*\.[A-Za-z][A-Za-z0-9]{0,5}$/;
const negation = setOf('no not never nothing none without cannot t removed deleted gone');
const goneWords = setOf('removed deleted gone');
const fileFillers = setOf('a added adds an and are contains contain created declares defines describes documents documented exist exists export exported exports file files folder for has have holds in includes is it lists mention mentions must named new of present provides shows the there which with class const constant function interface method type section heading called');
function byFile(criterion, { files }) {
    const spans = spansIn(criterion);
    const bare = criterion.replace(/`[^`]*`|"[^"]*"/g, ' ').split(/[\s,;]+/);
    const tokens = bare.map((word) => word.replace(/^[("'[]+|[.:)"'\]!?]+$/g, ''));
    const paths = [...spans, ...tokens].filter((one) => looksLikePath.test(one)).map((one) => one.replace(/^\.\//, ''));
    const [path] = paths;
    if (path === undefined)
        return undefined;
    const names = spans.filter((span) => !looksLikePath.test(span));
    const rest = tokens.filter((one) => !looksLikePath.test(one)).flatMap(wordsOf);
    const denies = rest.some((word) => negation.has(word));
    const found = files.filter((file) => file.path === path || file.path.endsWith(`/${path}`));
    if (found.length > 1)
        return `it names ${(0,one_line/* oneLine */.TN)(path, 200)}, and the work changed ${found.length} files of that name`;
    const [file] = found;
    if (!file)
        return `it names ${(0,one_line/* oneLine */.TN)(path, 200)}, which the work did not change`;
    const others = rest.filter((word) => !fileFillers.has(word) && !goneWords.has(word) && word !== 'no' && word !== 'longer');
    const more = 'it says more about that file than its lines show';
    if (denies) {
        const asked = names.length === 0 && paths.length === 1 && others.length === 0;
        return asked && file.gone ? { kind: 'file', path: file.path, line: null } : more;
    }
    if (others.length > 0 || paths.length > 1 || file.gone)
        return more;
    const shows = showingLine(file.path, rest);
    const lines = names.map((name) => file.lines.find(({ text }) => shows(text) && holdsName(text, name)));
    const missing = names.find((_, at) => lines[at] === undefined);
    if (missing !== undefined)
        return `no line that the work added to ${(0,one_line/* oneLine */.TN)(file.path, 200)} contains ${(0,one_line/* oneLine */.TN)(missing, 80)}`;
    const [first] = names.length > 0 ? lines : file.lines;
    return first ? { kind: 'file', path: file.path, line: first.line } : more;
}
const script = /\.[cm]?[jt]sx?$/i;
const comments = [
    [
        /\.(?:[cm]?[jt]sx?|java|kts?|cs|go|rs|swift|scala|php|c|cc|cpp|h|hpp|dart|vue|svelte)$/i,
        /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$))/,
    ],
    [/\.(?:py|rb|sh|bash|ya?ml|toml|tf|pl|r|exs?|cfg|ini)$|(?:^|\/)(?:Dockerfile|Makefile)$/i, /^\s*#(?!!)/],
    [/\.(?:sql|lua|hs)$/i, /^\s*--/],
];
function showingLine(path, words) {
    const comment = comments.find(([file]) => file.test(path))?.[1];
    const exported = script.test(path) && words.some((word) => /^export(?:s|ed)?$/.test(word));
    return (text) => !comment?.test(text) && (!exported || /\bexports?\b/.test(text));
}
function holdsName(line, given) {
    const name = given.replace(/\(.*\)$/, '');
    for (let at = line.indexOf(name); name !== '' && at >= 0; at = line.indexOf(name, at + 1))
        if (!/\w/.test((/^\w/.test(name) && line[at - 1]) || ' ') &&
            !/\w/.test((/\w$/.test(name) && line[at + name.length]) || ' '))
            return true;
    return false;
}


/***/ }),

/***/ 69034:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ missingPermissions),
/* harmony export */   S0: () => (/* binding */ startCommand),
/* harmony export */   We: () => (/* binding */ neededPermissions),
/* harmony export */   y3: () => (/* binding */ choosesPlan),
/* harmony export */   z5: () => (/* binding */ ralphWorkflow)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);


function ralphWorkflow(name, text) {
    const file = readYaml(text);
    if (!file)
        return undefined;
    const all = Object.values(record(file['jobs']))
        .map(record)
        .filter((one) => usesOf(name, one) !== undefined);
    const [job] = all;
    const uses = job && usesOf(name, job);
    if (!job || uses === undefined)
        return undefined;
    const on = file['on'] ?? file['true'];
    const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(record(on));
    const schedule = record(on)['schedule'];
    const crons = Array.isArray(schedule) ? schedule.map((one) => String(record(one)['cron'] ?? '')) : [];
    const secrets = [...text.matchAll(/\bsecrets\.([A-Za-z_]\w*)/g)].map(([, secret = '']) => secret);
    const step = stepsOf(job).find((one) => one['uses'] === uses);
    const command = String(record(step?.['with'])['command'] ?? 'run');
    const permissions = strongest(all.map((one) => permissionsOf(one, file)));
    const commands = all
        .flatMap(stepsOf)
        .flatMap((one) => record(one['with'])['command'] ?? [])
        .map(String);
    const checksItself = commands.includes('finish');
    const environments = [...new Set(all.flatMap(environmentsOf))];
    const named = { secrets: [...new Set(secrets)], environments };
    return { events, crons, command, commands, uses, permissions, ...named, checksItself };
}
const neededPermissions = {
    contents: 'the two branches of the run',
    issues: 'the tracking issue and orders by comment',
    'pull-requests': 'the pull request',
    actions: 'the next job after a limit',
    statuses: 'a status per check at each commit',
};
function missingPermissions({ permissions }) {
    if (permissions === null || permissions === 'write-all')
        return [];
    return Object.keys(neededPermissions).filter((name) => permissions === 'read-all' || permissions[name] !== 'write');
}
function usesOf(name, job) {
    const all = [job['uses'], ...stepsOf(job).map((step) => step['uses'])].filter((uses) => typeof uses === 'string');
    const named = all.find((uses) => /\bralph\b/i.test(uses));
    return named ?? (/ralph/i.test(name) ? all.findLast((uses) => !/^(actions\/|docker:)/.test(uses)) : undefined);
}
const stepsOf = (job) => (Array.isArray(job['steps']) ? job['steps'].map(record) : []);
function environmentsOf(job) {
    const own = job['environment'];
    const all = [typeof own === 'object' ? record(own)['name'] : own, record(job['with'])['environment']];
    return all.filter((name) => typeof name === 'string' && name !== '' && !name.includes('${{'));
}
function permissionsOf(job, file) {
    const given = job['permissions'] ?? file['permissions'];
    if (given === undefined || given === null)
        return null;
    if (given === 'write-all' || given === 'read-all')
        return given;
    return Object.fromEntries(Object.entries(record(given)).map(([name, access]) => [name, String(access)]));
}
function strongest(all) {
    const word = [null, 'write-all', 'read-all'].find((one) => all.includes(one));
    if (word !== undefined)
        return word;
    const given = all.flatMap((one) => Object.entries(one ?? {}));
    return Object.fromEntries([
        ...given.filter(([, access]) => access !== 'write'),
        ...given.filter(([, access]) => access === 'write'),
    ]);
}
const record = (value) => typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
function readYaml(text) {
    try {
        return record((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { maxAliasCount: 20 }));
    }
    catch {
        return undefined;
    }
}
const once = ['chain', 'fresh', 'change-rules'];
function startCommand({ workflow, plan, ref, takesPlan, chosen }) {
    const others = Object.entries(chosen).filter(([name, value]) => name !== 'plan' && !once.includes(name) && value !== '' && value !== null);
    const given = [...((takesPlan ?? plan !== 'plan.json') ? [['plan', plan]] : []), ...others];
    const words = ['gh', 'workflow', 'run', workflow, ...(ref === undefined ? [] : ['--ref', ref])];
    return (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)(...words, ...given.flatMap(([name, value]) => ['-f', `${name}=${value}`]));
}
function choosesPlan(workflow) {
    const [, , inputs = ''] = /^( +)workflow_dispatch:(.*(?:\n(?:\1 +.*|\s*(?:#.*)?(?=\n)))*)/m.exec(workflow) ?? [];
    return /(?:^|[{,])\s*["']?plan["']?\s*:/m.test(inputs);
}


/***/ }),

/***/ 91881:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ sizeFindings),
/* harmony export */   dj: () => (/* binding */ findingSentence),
/* harmony export */   hF: () => (/* binding */ defaultSizeLimits)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);

function findingSentence(finding) {
    if (finding.path === null)
        return finding.why;
    const place = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
    return `${place} ${finding.why}`;
}
const MiB = 1024 * 1024;
const defaultSizeLimits = { fileBytes: 25 * MiB, totalBytes: 100 * MiB, files: 5_000 };
function sizeFindings(changes, limits = defaultSizeLimits) {
    const findings = changes
        .filter(({ bytes }) => bytes > limits.fileBytes)
        .map(({ path, bytes }) => ({ path, why: `is too large: ${inMiB(bytes)}; the limit is ${inMiB(limits.fileBytes)}` }));
    const total = changes.reduce((sum, { bytes }) => sum + bytes, 0);
    if (changes.length > limits.files) {
        const [count, allowed] = [changes.length, limits.files].map((number) => (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(number));
        findings.push({ path: null, why: `The change has ${count} files; at most ${allowed} are accepted` });
    }
    if (total > limits.totalBytes) {
        findings.push({
            path: null,
            why: `The change has ${inMiB(total)}; at most ${inMiB(limits.totalBytes)} are accepted`,
        });
    }
    return findings;
}
const inMiB = (bytes) => `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(Math.floor(bytes / MiB))}.${Math.floor((bytes % MiB) / (MiB / 10))} MiB`;


/***/ }),

/***/ 52272:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ knownSecrets),
  c: () => (/* binding */ withoutSecrets)
});

// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
;// CONCATENATED MODULE: ./build/core/guard/needle.js

const codeOf = Uint8Array.from({ length: 256 }, (_, byte) => {
    if (byte >= 0x30 && byte <= 0x39)
        return byte - 0x2f;
    if (byte >= 0x41 && byte <= 0x5a)
        return byte - 0x36;
    return byte >= 0x61 && byte <= 0x7a ? byte - 0x3c : 0;
});
const fewest = 10;
const certain = 16;
function needlesOf(value, { secret, isPart }) {
    const codes = skeleton(value);
    const isRandom = changesOfKind(codes) >= codes.length / 5;
    const isMixed = changesOfKind(codes) > 0;
    if (codes.length < fewest || (codes.length < certain && !isMixed) || (isPart && !isRandom))
        return undefined;
    const share = isRandom && !isPart && codes.length >= certain ? 0.6 : 1;
    return formsOf(value, isPart).map(({ how, form }) => {
        const written = skeleton(form);
        const uncut = share === 1 && !isPart && value.length >= 24 ? 7 : 0;
        return { secret, how, codes: written, needs: Math.ceil(written.length * share) - (how === 'plain' ? uncut : 0) };
    });
}
function formsOf(value, isPart) {
    const bytes = bytesOf(value);
    const hex = hexOf(bytes);
    const as = (how, ...forms) => forms.map((form) => ({ how, form }));
    const common = [
        ...as('plain', value),
        ...as('reversed', reversed(value)),
        ...as('hex', hex, hex.toUpperCase()),
        ...as('base64', ...(0,text_redact/* base64At */.zE)(bytes)),
    ];
    if (isPart)
        return common;
    return [...common, ...as('rot13', value.replace(/[a-z]/gi, turned)), ...rareForms(value.slice(-enough), as)];
}
const enough = 128;
function rareForms(value, as) {
    const bytes = bytesOf(value);
    const hex = hexOf(bytes);
    const base32 = (0,text_redact/* base32At */.W6)(bytes);
    const base64 = (0,text_redact/* base64At */.zE)(bytes);
    return [
        ...as('base32', ...base32, ...base32.map((form) => form.toLowerCase())),
        ...as('base64 of UTF-16', ...(0,text_redact/* base64At */.zE)(inUtf16(value))),
        ...as('base64 of its reverse', ...(0,text_redact/* base64At */.zE)(bytesOf(reversed(value)))),
        ...as('base64 of hex', ...[hex, hex.toUpperCase()].flatMap((form) => (0,text_redact/* base64At */.zE)(bytesOf(form)))),
        ...as('hex of base64', ...base64.map((form) => hexOf(bytesOf(form)))),
        ...as('base64 twice', ...base64.flatMap((form) => (0,text_redact/* base64At */.zE)(bytesOf(form)))),
    ];
}
const bytesOf = (text) => new TextEncoder().encode(text);
const reversed = (text) => [...text].reverse().join('');
const skeleton = (text) => bytesOf(text)
    .map((byte) => codeOf[byte] ?? 0)
    .filter((code) => code > 0);
const changesOfKind = (codes) => codes.filter((code, at) => at > 0 && kindOf(code) !== kindOf(codes[at - 1] ?? 0)).length;
const kindOf = (code) => (code <= 10 ? 0 : code <= 36 ? 1 : 2);
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const inUtf16 = (text) => Uint8Array.from([...text].flatMap((_, at) => [text.charCodeAt(at) & 255, text.charCodeAt(at) >> 8]));
function turned(letter) {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
}

;// CONCATENATED MODULE: ./build/core/guard/gram-search.js

const noRun = { shift: 0, last: -1, length: 0, line: 0 };
function gramSearch(table) {
    const { mayHold } = table;
    const traces = new Map();
    const whole = [];
    const lines = new Uint32Array(gramLength);
    let [high, low, count] = [0, 0, 0];
    const meet = (first, line) => {
        for (const extending of [true, false]) {
            for (let entry = first; entry !== -1; entry = table.next[entry] ?? -1) {
                follow(table.needle[entry] ?? 0, table.at[entry] ?? 0, line, extending);
            }
        }
    };
    const follow = (which, at, line, extending) => {
        const needle = table.needles[which];
        const shift = count - at;
        const trace = traces.get(which) ?? { met: new Uint8Array(needle.codes.length), firstLine: line, ...noRun };
        traces.set(which, trace);
        trace.met.fill(1, at, at + gramLength);
        if (trace.last === count || (trace.last === count - 1 && trace.shift === shift) !== extending)
            return;
        if (extending)
            trace.length += 1;
        else
            Object.assign(trace, { shift, length: gramLength, line });
        trace.last = count;
        if (trace.length === Math.max(needle.needs, gramLength))
            whole.push({ needle, line: trace.line, isWhole: true });
    };
    return {
        feed({ bytes, lines: lineOf, length }) {
            for (let index = 0; index < length; index += 1) {
                const code = codeOf[bytes[index]];
                if (code === 0)
                    continue;
                high = ((high << 6) | (low >>> 18)) & 0xffffff;
                low = ((low << 6) | code) & 0xffffff;
                lines[count & (gramLength - 1)] = lineOf[index];
                count += 1;
                const bit = gramHash(high, low) >>> (32 - filterBits);
                if (((mayHold[bit >>> 5] >>> (bit & 31)) & 1) === 0)
                    continue;
                const first = table.first(high, low);
                if (first !== -1)
                    meet(first, lines[count & (gramLength - 1)]);
            }
        },
        found: () => {
            const inOnePiece = new Set(whole.map(({ needle }) => needle));
            const inPieces = [...traces].flatMap(([which, { met, firstLine }]) => {
                const needle = table.needles[which];
                if (needle === undefined || inOnePiece.has(needle))
                    return [];
                const characters = met.reduce((sum, one) => sum + one, 0);
                return characters >= needle.needs ? [{ needle, line: firstLine, isWhole: false }] : [];
            });
            return [...whole, ...inPieces];
        },
    };
}
const gramLength = 8;
const gramHash = (high, low) => Math.imul(Math.imul(high, 0x9e3779b1) ^ low, 0x85ebca6b) >>> 0;
const filterBits = 20;
function gramTable(needles) {
    const count = needles.reduce((sum, { codes }) => sum + Math.max(0, codes.length - gramLength + 1), 0);
    const slotBits = Math.max(4, Math.ceil(Math.log2(count * 2 + 1)));
    const slots = new Int32Array(2 ** slotBits).fill(-1);
    const [highs, lows, needle, at] = [0, 1, 2, 3].map(() => new Int32Array(count));
    const next = new Int32Array(count).fill(-1);
    const mayHold = new Uint32Array(2 ** (filterBits - 5));
    const slotOf = (high, low) => {
        let slot = gramHash(high, low) >>> (32 - slotBits);
        for (;;) {
            const entry = slots[slot] ?? -1;
            if (entry === -1 || (highs[entry] === high && lows[entry] === low))
                return slot;
            slot = (slot + 1) & (slots.length - 1);
        }
    };
    let entry = 0;
    for (const [which, { codes }] of needles.entries()) {
        let [high, low] = [0, 0];
        for (const [index, code] of codes.entries()) {
            high = ((high << 6) | (low >>> 18)) & 0xffffff;
            low = ((low << 6) | code) & 0xffffff;
            if (index < gramLength - 1)
                continue;
            const slot = slotOf(high, low);
            highs[entry] = high;
            lows[entry] = low;
            needle[entry] = which;
            at[entry] = index - gramLength + 1;
            next[entry] = slots[slot] ?? -1;
            slots[slot] = entry;
            const bit = gramHash(high, low) >>> (32 - filterBits);
            mayHold[bit >>> 5] = (mayHold[bit >>> 5] ?? 0) | (1 << (bit & 31));
            entry += 1;
        }
    }
    return { needles, mayHold, needle, at, next, first: (high, low) => slots[slotOf(high, low)] ?? -1 };
}

;// CONCATENATED MODULE: ./build/core/guard/readings.js

const backslash = 0x5c;
const percent = 0x25;
const ampersand = 0x26;
const equals = 0x3d;
const unescaped = (content, from, to, line, view) => {
    view.length = 0;
    let at = line;
    let index = from;
    while (index < to) {
        const byte = content[index];
        if (byte === backslash)
            index = afterBackslash(content, index, to, at, view);
        else if (byte === percent)
            index = afterPercent(content, index, to, at, view);
        else if (byte === ampersand)
            index = afterAmpersand(content, index, to, at, view);
        else if (byte === equals)
            index = codePoint(content, index, index + 1, 2, to, at, view);
        else {
            put(view, byte, at);
            if (byte === lineFeed)
                at += 1;
            index += 1;
        }
    }
    return at;
};
const codePoint = (content, start, first, digits, to, line, view) => {
    let value = 0;
    for (let index = first; index < first + digits; index += 1) {
        const digit = index < to ? hexDigit(content[index]) : -1;
        if (digit === -1) {
            put(view, content[start], line);
            return start + 1;
        }
        value = value * 16 + digit;
    }
    put(view, value < 256 ? value : 0, line);
    return first + digits;
};
const hexLengths = { 120: 2, 117: 4, 85: 8 };
const afterBackslash = (content, start, to, line, view) => {
    const next = content[start + 1];
    if (start + 1 >= to || next === undefined)
        return start + 1;
    if (next === 0x75 && content[start + 2] === 0x7b)
        return delimited(content, start, start + 3, 16, to, line, view);
    const digits = hexLengths[next];
    if (digits !== undefined)
        return codePoint(content, start, start + 2, digits, to, line, view);
    if (next >= 0x30 && next <= 0x37)
        return octal(content, start + 1, to, line, view);
    return 'abefnrtv'.includes(String.fromCharCode(next)) ? start + 2 : start + 1;
};
const afterPercent = (content, start, to, line, view) => content[start + 1] === 0x75
    ? codePoint(content, start, start + 2, 4, to, line, view)
    : codePoint(content, start, start + 1, 2, to, line, view);
const afterAmpersand = (content, start, to, line, view) => {
    if (content[start + 1] === 0x23) {
        const isHex = ((content[start + 2] ?? 0) | 0x20) === 0x78;
        return delimited(content, start, start + (isHex ? 3 : 2), isHex ? 16 : 10, to, line, view);
    }
    let end = start + 1;
    while (end < to && end - start < 32 && isLetterOrDigit(content[end]))
        end += 1;
    return end < to && end - start > 2 && content[end] === 0x3b ? end + 1 : start + 1;
};
function delimited(content, start, first, base, to, line, view) {
    let value = 0;
    let end = first;
    for (; end < to && end - first < 10; end += 1) {
        const digit = hexDigit(content[end]);
        if (digit === -1 || digit >= base)
            break;
        value = value * base + digit;
    }
    if (end === first) {
        put(view, content[start], line);
        return start + 1;
    }
    put(view, value < 256 ? value : 0, line);
    return end < to && (content[end] === 0x7d || content[end] === 0x3b) ? end + 1 : end;
}
const octal = (content, first, to, line, view) => {
    let value = 0;
    let end = first;
    for (; end < to && end - first < 3; end += 1) {
        const digit = content[end] - 0x30;
        if (digit < 0 || digit > 7)
            break;
        value = value * 8 + digit;
    }
    put(view, value & 255, line);
    return end;
};
function hexDigit(byte) {
    if (byte >= 0x30 && byte <= 0x39)
        return byte - 0x30;
    const small = byte | 0x20;
    return small >= 0x61 && small <= 0x66 ? small - 0x57 : -1;
}
const isLetterOrDigit = (byte) => (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a);
const viewFor = (bytes) => ({
    bytes: new Uint8Array(bytes),
    lines: new Uint32Array(bytes),
    length: 0,
});
function put(view, byte, line) {
    view.bytes[view.length] = byte;
    view.lines[view.length] = line;
    view.length += 1;
}
const lineFeed = 0x0a;
const asItStands = (content, from, to, line, view) => {
    const { bytes, lines } = view;
    view.length = to - from;
    let at = line;
    for (let index = from; index < to; index += 1) {
        const byte = content[index];
        bytes[index - from] = byte;
        lines[index - from] = at;
        if (byte === lineFeed)
            at += 1;
    }
    return at;
};
const wordsAs = (take) => (content, from, to, line, view) => {
    view.length = 0;
    let at = line;
    let start = from;
    for (let index = from; index < to; index += 1) {
        const byte = content[index];
        if (codeOf[byte] !== 0)
            continue;
        if (isShort(index - start))
            take(content, start, index, at, view);
        start = index + 1;
        if (byte === lineFeed)
            at += 1;
    }
    if (isShort(to - start))
        take(content, start, to, at, view);
    return at;
};
const longestWord = 20;
const isShort = (length) => length > 0 && length <= longestWord;
const hexNumbers = wordsAs((content, from, to, line, view) => {
    let first = from;
    if (content[first] === 0x30 && isX(content[first + 1]))
        first += 2;
    else if (isX(content[first]) || isU(content[first]))
        first += 1;
    let last = to;
    if (last - first > 2 && content[last - 2] === 0x75 && content[last - 1] === 0x38)
        last -= 2;
    else if ((content[last - 1] | 0x20) === 0x68)
        last -= 1;
    if (last <= first || (last - first) % 2 === 1)
        return;
    for (let index = first; index < last; index += 1)
        if (hexDigit(content[index]) === -1)
            return;
    for (let index = first; index < last; index += 2) {
        put(view, hexDigit(content[index]) * 16 + hexDigit(content[index + 1]), line);
    }
});
const decimalNumbers = wordsAs(numbersOf(10));
const octalNumbers = wordsAs(numbersOf(8));
function numbersOf(base) {
    return (content, from, to, line, view) => {
        const isMarked = content[from] === 0x30 && ((content[from + 1] ?? 0) | 0x20) === 0x6f;
        const first = isMarked ? from + 2 : from;
        if (to - first > 4 || to === first)
            return;
        let value = 0;
        for (let index = first; index < to; index += 1) {
            const digit = content[index] - 0x30;
            if (digit < 0 || digit >= base)
                return;
            value = value * base + digit;
        }
        if (value < 256)
            put(view, value, line);
    };
}
const isX = (byte) => ((byte ?? 0) | 0x20) === 0x78;
const isU = (byte) => ((byte ?? 0) | 0x20) === 0x75;

;// CONCATENATED MODULE: ./build/core/guard/known-secrets.js




const readings = [
    { as: '', read: asItStands },
    { as: 'escaped', read: unescaped },
    { as: 'as hex numbers', read: hexNumbers },
    { as: 'as decimal numbers', read: decimalNumbers },
    { as: 'as octal numbers', read: octalNumbers },
];
const partBytes = 64 * 1024;
function knownSecrets(known) {
    const left = [];
    const needles = known.flatMap((value, secret) => partsOf(value).flatMap((part) => {
        const found = needlesOf(part, { secret, isPart: part !== value.trim() });
        if (found === undefined)
            left.push(part);
        return found ?? [];
    }));
    if (needles.length === 0)
        return { left, search: () => [] };
    let table;
    return {
        left,
        search: (content) => {
            table ??= gramTable(needles);
            return searchIn(table, content);
        },
    };
}
function partsOf(value) {
    const whole = value.trim();
    const lines = whole.split(/\r?\n/).map((line) => line.trim());
    return [...new Set([whole, ...lines.filter((line) => !/^-----.*-----$/.test(line))])];
}
function searchIn(table, content) {
    const view = viewFor(Math.min(partBytes, content.length));
    const searches = readings.map(({ as, read }) => ({ as, read, search: gramSearch(table) }));
    let line = 1;
    for (let from = 0; from < content.length;) {
        const to = partEnd(content, from);
        let after = line;
        for (const { read, search } of searches) {
            after = read(content, from, to, line, view);
            search.feed(view);
        }
        from = to;
        line = after;
    }
    const found = searches.flatMap(({ as, search }) => search.found().map((one) => ({ ...one, as })));
    const whole = new Set(found.filter(({ isWhole }) => isWhole).map(({ needle }) => needle.secret));
    const places = new Map();
    for (const one of found) {
        const { secret } = one.needle;
        const place = `${one.line} ${secret}`;
        if ((one.isWhole || !whole.has(secret)) && !places.has(place)) {
            places.set(place, { secret, line: one.line, how: wayOf(one) });
        }
    }
    return [...places.values()];
}
const wayOf = ({ needle, as, isWhole }) => {
    const form = needle.how === 'plain' && as !== '' ? as : [needle.how, as].filter((word) => word !== '').join(' ');
    return isWhole ? form : `${form}, in pieces`;
};
function partEnd(content, from) {
    const most = from + partBytes;
    if (most >= content.length)
        return content.length;
    for (let end = most; end > most - 64; end -= 1)
        if (isBorder(content[end]))
            return end;
    return most;
}
const isBorder = (byte) => byte < 0x80 && !/[\w#;{}]/.test(String.fromCharCode(byte));
function withoutSecrets(known) {
    const redact = (0,text_redact/* redactor */.$p)(known);
    const { search } = knownSecrets(known);
    return (text) => {
        const clean = redact(text);
        const [found] = search(new TextEncoder().encode(clean));
        return found === undefined ? clean : `(omitted: it contained a secret of this run, ${found.how})`;
    };
}


/***/ }),

/***/ 73971:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ protectedFindings),
/* harmony export */   Kk: () => (/* binding */ inEmbeddedRepository),
/* harmony export */   kS: () => (/* binding */ outsideFindings)
/* harmony export */ });
/* unused harmony exports pathMatcher, belowMatch */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81484);
/* harmony import */ var _ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7630);



const steersCi = 'decides what runs in CI or who has to review';
const steersRalph = 'configures ralph itself';
const steersAgents = 'configures agents, so the next one would obey it';
const steersGit = 'makes git run or fetch something';
const steersTools = 'runs in the tools of anyone who opens the project';
const atRoot = {
    '.github': steersCi,
    codeowners: steersCi,
    'docs/codeowners': steersCi,
    '.ralph': steersRalph,
    '.husky': steersGit,
    '.githooks': steersGit,
    '.gitmodules': steersGit,
    '.gitlab-ci.yml': steersCi,
    '.circleci': steersCi,
    jenkinsfile: steersCi,
    '.pre-commit-config.yaml': steersGit,
};
const anywhere = {
    ...Object.fromEntries(_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .protectedByAgents */ .kQ.map((path) => [path, steersAgents])),
    '.mcp.json': steersAgents,
    '.envrc': steersTools,
    '.vscode/tasks.json': steersTools,
    '.idea': steersTools,
    '.devcontainer': steersTools,
    '.devcontainer.json': steersTools,
};
function protectedFindings(changes, extra) {
    const named = Object.fromEntries(extra.map((path) => [foldedPath(path).join('/'), 'steers this run']));
    const rules = { ...named, ...atRoot };
    return changes.flatMap(({ path }) => {
        const parts = foldedPath(path);
        const below = parts.map((_, depth) => underRoot(parts.slice(depth), anywhere));
        const why = underRoot(parts, rules) ??
            below.find((found) => found !== undefined) ??
            (isSpec(parts) || isPlan(parts) ? saysWhatFor : undefined);
        return why === undefined ? [] : [{ path, why: `is protected: it ${why}` }];
    });
}
const saysWhatFor = 'says what the work is for, which people decide';
const isSpec = ([top, ...rest]) => top === 'specs' && (rest.join('/') === 'index.md' || (rest.length > 1 && rest.at(-1) === 'spec.md'));
const isPlan = (parts) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .queuedFile */ .W5)(parts.join('/')) !== undefined ||
    parts.at(-1) === 'sprint-status.yaml' ||
    ['prd.json', 'scripts/ralph/prd.json', 'ralph/prd.json'].includes(parts.join('/'));
function underRoot(parts, rules) {
    for (let depth = 1; depth <= parts.length; depth++) {
        const why = own(rules, parts.slice(0, depth).join('/'));
        if (why !== undefined)
            return why;
    }
    return undefined;
}
const own = (rules, key) => Object.hasOwn(rules, key) ? rules[key] : undefined;
function outsideFindings(changes, patterns) {
    if (patterns.length === 0)
        return [];
    const allowed = patterns.map(pathMatcher);
    const why = `is outside the paths of this task (${patterns.join(', ')})`;
    return changes.flatMap(({ path }) => (allowed.some((matches) => matches(path)) ? [] : [{ path, why }]));
}
function foldedPath(path) {
    return path
        .normalize('NFKC')
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .toUpperCase()
        .toLowerCase()
        .normalize('NFC')
        .split(/[/\\]/)
        .map((part) => part.replace(/(?<=.):.*$/, '').replace(/[. ]+$/, ''))
        .filter((part) => part !== '');
}
const marks = new Set(['head', 'objects', 'refs', 'commondir']);
const mayMark = /(?:^|[/\\])(?:head|objects|refs|commondir)|[^ -~]/i;
function inEmbeddedRepository(paths) {
    const found = new Map();
    for (const path of paths) {
        if (!mayMark.test(path))
            continue;
        const parts = foldedPath(path);
        parts.forEach((part, at) => {
            if (!marks.has(part))
                return;
            const folder = parts.slice(0, at).join('/');
            found.set(folder, (found.get(folder) ?? new Set()).add(part));
        });
    }
    const repositories = new Set([...found].flatMap(([folder, names]) => (isRepository(names) ? folder : [])));
    if (repositories.size === 0)
        return () => false;
    return (path) => {
        const parts = foldedPath(path);
        return parts.some((_, depth) => repositories.has(parts.slice(0, depth).join('/')));
    };
}
const isRepository = (names) => names.has('head') && (names.has('commondir') || (names.has('objects') && names.has('refs')));
function pathMatcher(pattern) {
    const clean = cleanPattern(pattern);
    const endsPlain = !picomatch__WEBPACK_IMPORTED_MODULE_2__.scan(clean.slice(clean.lastIndexOf('/') + 1)).isGlob;
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_2__(endsPlain ? [clean, `${clean}/**`] : clean, { dot: true });
    return (path) => isMatch(path) || path === clean || path.startsWith(`${clean}/`);
}
function belowMatch(pattern) {
    const isMatch = picomatch(cleanPattern(pattern), { dot: true });
    return (path) => foldersOf(path).some((folder) => isMatch(folder));
}
const cleanPattern = (pattern) => pattern.replace(/^(\.\/)+|\/+$/g, '');
const foldersOf = (path) => {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};


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


/***/ }),

/***/ 14012:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readOperations),
/* harmony export */   n: () => (/* binding */ applyOperations)
/* harmony export */ });
/* harmony import */ var _schema_agent_knowledge_operations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51371);
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49325);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56069);
/* harmony import */ var _verify_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33793);






const mostReasons = 10;
const mostChars = 200_000;
function readOperations(answer) {
    const bounded = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedValue */ .lv)(answer, mostChars);
    if ('fault' in bounded)
        return { why: [`the answer ${bounded.fault}`] };
    const read = _schema_agent_knowledge_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .KnowledgeAnswer */ .TV.safeParse(bounded.value);
    if (read.success)
        return read.data;
    const why = read.error.issues.map(({ path, message }) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(`${path.join('.') || 'answer'}: ${message}`, 300));
    return { why: why.slice(0, mostReasons) };
}
function applyOperations(old, operations, context) {
    const entries = new Map(old.map((entry) => [entry.id, entry]));
    const why = [];
    operations.forEach((operation, at) => {
        const faults = applyOne(entries, operation, context);
        for (const fault of faults)
            why.push(`operation ${at + 1} (${operation.action}): ${fault}`);
    });
    const index = [...entries.values()];
    const findings = why.length > 0 ? why : (0,_verify_index_js__WEBPACK_IMPORTED_MODULE_5__/* .verifyIndex */ .M)(old, index, context);
    if (findings.length > 0)
        return { kind: 'refused', why: shortened(findings) };
    const before = new Map(old.map((entry) => [entry.id, entry]));
    return { kind: 'applied', index, changed: index.filter((entry) => before.get(entry.id) !== entry) };
}
function shortened(findings) {
    const lines = findings.slice(0, mostReasons).map((finding) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(finding, 300));
    const more = findings.length - lines.length;
    return more > 0 ? [...lines, `and ${more} more`] : lines;
}
function applyOne(entries, operation, context) {
    const targets = [...new Set(operation.targets ?? [])];
    const faults = [...shapeFaults(operation, targets), ...targets.flatMap((id) => targetFaults(id, entries.get(id)))];
    if (faults.length > 0)
        return faults;
    const found = targets.flatMap((id) => entries.get(id) ?? []);
    if (operation.action === 'deprecate') {
        const why = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(operation.reason ?? '', 300);
        for (const entry of found)
            entries.set(entry.id, { ...entry, status: 'deprecated', why });
        return [];
    }
    const text = (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .entryText */ .u0)(operation.text ?? '');
    const same = [...entries.values()].find((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .isActive */ .$m)(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .sameWords */ .MT)(entry.text, text));
    if (same && !targets.includes(same.id))
        return sayAgain(entries, { operation, same, found, context });
    const type = operation.type ?? (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .typeOf */ .QP)(found[0]?.id ?? '');
    const id = (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .freeId */ .wQ)(type, text, (one) => entries.has(one));
    for (const entry of found)
        entries.set(entry.id, (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .superseded */ .zT)(entry, id));
    entries.set(id, newEntry(operation, { id, type, text, found, context }));
    return [];
}
function sayAgain(entries, request) {
    const { operation, same, found, context } = request;
    if (found.some((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .isHard */ .is)(entry) && !(0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .isHard */ .is)(same)))
        return [`${same.id} says the same and is not a hard constraint`];
    for (const entry of found)
        entries.set(entry.id, (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .superseded */ .zT)(entry, same.id));
    if (same.by !== null)
        return [];
    const iterations = ordered([...same.iterations, ...(operation.sources ?? [])]);
    const supersedes = [...new Set([...same.supersedes, ...found.map(({ id }) => id)])];
    if (iterations.length === same.iterations.length && supersedes.length === same.supersedes.length)
        return [];
    entries.set(same.id, { ...same, iterations, supersedes, task: taskOf(iterations, context) });
    return [];
}
function newEntry(operation, request) {
    const { id, type, text, found, context } = request;
    const { action, sources = [] } = operation;
    const hard = operation.hard === true || found.some(_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .isHard */ .is) || (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .soundsHard */ .W_)(text);
    const is = { by: null, url: null, status: 'active', hard: type === 'constraint' && hard, why: null };
    const supersedes = found.map((entry) => entry.id);
    const plans = [...new Set(found.map(({ from }) => from))];
    if (action === 'merge' && sources.length === 0 && !plans.includes(null)) {
        const iterations = plans.length === 1 ? ordered(found.flatMap((entry) => entry.iterations)) : [];
        return { id, text, ...is, iterations, task: null, supersedes, from: plans.join(', ') };
    }
    const merged = action === 'merge' ? found.flatMap((entry) => (entry.from === null ? entry.iterations : [])) : [];
    const iterations = ordered([...merged, ...sources]);
    return { id, text, ...is, iterations, task: taskOf(iterations, context), supersedes, from: null };
}
const ordered = (iterations) => [...new Set(iterations)].sort((a, b) => a - b);
const taskOf = (iterations, { taught }) => taught.get(iterations.at(-1) ?? 0) ?? null;
function shapeFaults(operation, targets) {
    const { action, reason } = operation;
    const least = leastTargets[action];
    const faults = [];
    if (targets.length < least)
        faults.push(`needs ${least === 1 ? 'a target' : `${least} targets`}`);
    if (action === 'add' && targets.length > 0)
        faults.push('takes no targets; supersede names what it replaces');
    if (action !== 'deprecate')
        return [...faults, ...entryFaults(operation)];
    return (reason ?? '').trim() === '' ? [...faults, 'needs a reason'] : faults;
}
const leastTargets = {
    ...{ add: 0, supersede: 1, deprecate: 1, merge: 2 },
};
function entryFaults({ action, type, text, sources = [] }) {
    const faults = [];
    const line = (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .entryText */ .u0)(text ?? '');
    if (line === '')
        faults.push('needs a text');
    if (line.length > _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .longestEntry */ .tr)
        faults.push(`its text has ${line.length} characters, more than ${_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .longestEntry */ .tr}`);
    if (action === 'add' && type === undefined)
        faults.push('needs a type');
    if (action !== 'merge' && sources.length === 0)
        faults.push('needs sources: the iterations that taught it');
    return faults;
}
function targetFaults(id, entry) {
    if (!entry)
        return [`there is no entry ${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(id, 160)}`];
    if (!(0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .isActive */ .$m)(entry))
        return [`${id} is already ${entry.status}`];
    return entry.by === null
        ? []
        : [`${id} is ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(entry.by, 60)}'s, and only a person may change what people said`];
}


/***/ }),

/***/ 79241:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NV: () => (/* binding */ indexOfFields),
/* harmony export */   wG: () => (/* binding */ settledEntries)
/* harmony export */ });
/* unused harmony export operationsOfHandoff */
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _apply_operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14012);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56069);




function indexOfFields(old, { handoffs, closes, ...known }) {
    const added = handoffs.flatMap(({ iteration, handoff }) => operationsOfHandoff(iteration, handoff).filter(({ type }) => type !== 'unresolved' || completedAfter([iteration], known) === undefined));
    const grown = (0,_apply_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .applyOperations */ .n)(old, added, known);
    if (grown.kind === 'refused' || !closes)
        return grown;
    const ended = settledEntries(grown.index, known).map(({ id, reason }) => ({
        ...{ action: 'deprecate', targets: [id], reason },
    }));
    return ended.length === 0 ? grown : (0,_apply_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .applyOperations */ .n)(old, [...added, ...ended], known);
}
function settledEntries(entries, known) {
    return entries.flatMap((entry) => {
        const { id, by, from, iterations } = entry;
        if (!(0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isActive */ .$m)(entry) || (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .typeOf */ .QP)(id) !== 'unresolved' || by !== null || from !== null)
            return [];
        const reason = completedAfter(iterations, known);
        return reason === undefined ? [] : [{ id, reason }];
    });
}
function completedAfter(iterations, { taught, completed }) {
    const ends = new Map();
    for (const one of iterations) {
        const task = taught.get(one);
        const end = task === undefined ? undefined : completed.get(task);
        if (task === undefined || end === undefined || end <= one)
            return undefined;
        ends.set(task, end);
    }
    const said = [...ends].map(([task, end]) => `iteration ${end} completed ${task}`);
    return said.length === 0 ? undefined : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(said.join(', '), longestReason);
}
const longestReason = 300;
const mostOfOne = 10;
function operationsOfHandoff(iteration, handoff) {
    const { constraints_discovered = [], architectural_notes = [], bugs_encountered = [], unfinished_business = [], } = handoff;
    const add = (type, said) => {
        const text = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(said, _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr);
        return text === '' ? [] : [{ action: 'add', type, text, sources: [iteration] }];
    };
    const found = [
        ...constraints_discovered.flatMap(({ constraint, workaround, impact }) => add('constraint', withDetail(constraint, workaround || impact))),
        ...architectural_notes.flatMap((note) => add('decision', note)),
        ...bugs_encountered
            .filter(({ resolved }) => !resolved)
            .flatMap(({ description, resolution }) => add('gotcha', withDetail(description, resolution))),
        ...unfinished_business.flatMap(({ item, reason }) => add('unresolved', withDetail(item, reason))),
    ];
    return found.slice(0, mostOfOne);
}
const withDetail = (text, detail) => detail === undefined || detail.trim() === '' ? text : `${text.trim().replace(/[.:]$/, '')}: ${detail}`;


/***/ }),

/***/ 33793:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ verifyIndex),
/* harmony export */   z: () => (/* binding */ mostInIndex)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _render_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33404);



const mostInIndex = 20_000;
const rules = [
    hasItsHeader,
    keepsHardConstraints,
    onlyGrows,
    hasUniqueIds,
    namesWhatExists,
    hasSources,
    leavesPeopleAlone,
    holdsSingleLines,
    isBounded,
];
function verifyIndex(old, next, context) {
    const change = { old, next, byId: new Map(next.map((entry) => [entry.id, entry])), context };
    return rules.flatMap((rule) => rule(change));
}
function hasItsHeader({ next }) {
    const lines = (0,_render_index_js__WEBPACK_IMPORTED_MODULE_2__/* .indexMarkdown */ .EM)(next, 0).split('\n');
    const headers = lines.filter((line) => /^#(?!# )/.test(line));
    return headers.join() === '# Knowledge Index'
        ? []
        : ['the page would not start with its header, or would contain a second one'];
}
function keepsHardConstraints({ old, byId }) {
    const active = [...byId.values()].filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m);
    const replaced = new Set(active.filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isHard */ .is).flatMap(({ supersedes }) => supersedes));
    return old
        .filter((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isHard */ .is)(entry))
        .flatMap(({ id }) => {
        const now = byId.get(id);
        return (now && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(now) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isHard */ .is)(now)) || replaced.has(id)
            ? []
            : [`the hard constraint ${id} would be lost: only another hard constraint may supersede it`];
    });
}
function onlyGrows({ old, next }) {
    return old.flatMap((was, at) => {
        const now = next[at];
        if (now === was)
            return [];
        if (now?.id !== was.id)
            return [`${was.id} would be removed or moved`];
        if (now.text !== was.text || now.by !== was.by || now.hard !== was.hard)
            return [`${was.id} would be rewritten`];
        if (!was.iterations.every((one) => now.iterations.includes(one)))
            return [`${was.id} would lose a source`];
        return !(0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(was) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(now) ? [`${was.id} was ${was.status} and would be in force again`] : [];
    });
}
function hasUniqueIds({ next, byId }) {
    return byId.size === next.length ? [] : ['two entries would have the same id'];
}
function namesWhatExists({ next, byId }) {
    return next.flatMap(({ id, supersedes }) => supersedes
        .filter((was) => !byId.has(was) || was === id)
        .map((was) => `${id} supersedes ${was}, which does not exist`));
}
function hasSources({ old, next, context }) {
    const before = new Map(old.map((entry) => [entry.id, entry]));
    return next.flatMap((entry) => {
        if (entry.by !== null || entry.from !== null || before.get(entry.id) === entry)
            return [];
        if (entry.iterations.length === 0)
            return [`${entry.id} has no source`];
        const known = before.get(entry.id)?.iterations ?? [];
        const inherited = entry.supersedes.flatMap((id) => before.get(id)?.iterations ?? []);
        const strange = entry.iterations.filter((one) => !context.taught.has(one) && !known.includes(one) && !inherited.includes(one));
        return strange.length === 0
            ? []
            : [`${entry.id} names iteration ${strange[0]}, which did not pass or does not count`];
    });
}
function leavesPeopleAlone({ old, next }) {
    const changed = old.filter((entry, at) => entry.by !== null && next[at] !== entry);
    const invented = next.slice(old.length).filter(({ by }) => by !== null);
    return [
        ...changed.map(({ id }) => `${id} is a person's, and would be changed`),
        ...invented.map(({ id }) => `${id} would be said by a person who said nothing`),
    ];
}
function holdsSingleLines({ old, next }) {
    return next
        .slice(old.length)
        .filter(({ text }) => text === '' || text.length > _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr || (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .entryText */ .u0)(text) !== text)
        .map(({ id }) => `${id} is not one visible line of at most ${_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr} characters`);
}
function isBounded({ next }) {
    return next.length <= mostInIndex ? [] : [`the index would have ${next.length} entries, more than ${mostInIndex}`];
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

/***/ 90980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ differing),
/* harmony export */   l: () => (/* binding */ adoptEdit)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27001);
/* harmony import */ var _plan_meaning_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(952);



function adoptEdit(edit) {
    const refused = new Map();
    for (;;) {
        const merged = mergeEdit(edit, refused);
        const faults = faultsOf(edit, merged);
        for (const fault of faults)
            if (fault.task !== null)
                refused.set(fault.task, fault);
        if (faults.length > 0)
            continue;
        const { plan, source, added, removed, modified } = merged;
        const ids = modified.map(({ task }) => task.id);
        return { plan, source, added, removed, modified: ids, refused: [...branchFaults(edit), ...refused.values()] };
    }
}
function mergeEdit(edit, refused) {
    const { current } = edit;
    const before = byId(edit.previousSource);
    const now = byId(current);
    const asBefore = (task) => [before.get(task.id) ?? now.get(task.id) ?? []].flat();
    const edited = edit.edited.tasks.flatMap((task) => (refused.has(task.id) ? asBefore(task) : [task]));
    const wanted = new Set(edit.edited.tasks.map(({ id }) => id));
    const missing = current.tasks.filter(({ id }) => !wanted.has(id));
    const goes = ({ id }) => before.has(id) && !refused.has(id);
    const merges = mergeTasks(edited, { now, before, hasSource: edit.previousSource !== undefined });
    const { branch: _, ...rest } = edit.edited;
    const branch = current.branch === undefined ? {} : { branch: current.branch };
    const kept = new Set(missing.filter((task) => !goes(task)));
    const tasks = withKept({ tasks: merges.map(({ task }) => task), order: current.tasks, kept });
    return {
        plan: { ...rest, ...branch, tasks },
        source: {
            ...rest,
            ...branch,
            tasks: [...edited, ...missing.filter((task) => !goes(task)).flatMap(({ id }) => before.get(id) ?? [])],
        },
        added: merges.filter(({ was }) => was === undefined).map(({ task }) => task.id),
        removed: missing.filter(goes).map(({ id }) => id),
        modified: merges.filter(({ was, changed }) => was !== undefined && changed.length > 0),
    };
}
function faultsOf(edit, { plan, added, removed, modified }) {
    const { current, statusOf } = edit;
    const isDone = (id) => statusOf(id) === 'done';
    const done = [
        ...removed.filter(isDone).map((id) => doneFault(edit, id, 'it stays in the plan')),
        ...modified
            .filter(({ task }) => isDone(task.id))
            .map(({ task, changed }) => doneFault(edit, task.id, `its new ${changed.join(', ')} is not taken`)),
    ];
    if (done.length > 0)
        return done;
    const fresh = new Set(added);
    const touched = new Set([...added, ...modified.map(({ task }) => task.id)]);
    const gone = new Set(removed);
    return (0,_lint_lint_js__WEBPACK_IMPORTED_MODULE_1__/* .newErrors */ .KJ)(current, plan).flatMap(({ message: why, at }) => {
        const task = typeof at[1] === 'number' ? plan.tasks[at[1]] : undefined;
        if (task && touched.has(task.id))
            return [{ task: task.id, kind: fresh.has(task.id) ? 'added' : 'other', why }];
        const missed = task?.depends_on.filter((id) => gone.has(id)) ?? [];
        const ids = missed.length > 0 ? missed : [...touched, ...gone];
        return ids.map((id) => ({ task: id, kind: fresh.has(id) ? 'added' : 'other', why }));
    });
}
function doneFault({ iterationOf }, id, what) {
    const iteration = iterationOf?.(id) ?? null;
    const helps = iteration === null
        ? ''
        : ` \`redo ${iteration}\` with a reason adds a task that changes the work; \`undo ${iteration}\` takes the work back, and then the edit counts.`;
    return { task: id, kind: 'done', why: `Task "${id}" is done, so ${what}.${helps}` };
}
function mergeTasks(edited, { now, before, hasSource }) {
    return edited.flatMap((theirs) => {
        const was = now.get(theirs.id);
        const base = before.get(theirs.id);
        if (was === undefined) {
            if (base !== undefined && differing(theirs, base).length === 0)
                return [];
            return [{ task: { ...theirs, status: 'pending', retry_count: 0 }, was, changed: [] }];
        }
        const own = base || !hasSource || theirs.title !== was.title ? differing(theirs, base ?? was) : [];
        const changed = own.filter((name) => differs(theirs, was, name));
        return [{ task: withFields(was, theirs, changed), was, changed }];
    });
}
const ownFields = Object.keys(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape).filter((name) => name !== 'status' && name !== 'retry_count');
function byId(plan) {
    return new Map(plan?.tasks.map((task) => [task.id, task]));
}
function differs(a, b, name) {
    if (a[name] === b[name])
        return false;
    if (name === 'description')
        return (0,_plan_meaning_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTicks */ .Z)(a.description) !== (0,_plan_meaning_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTicks */ .Z)(b.description);
    return JSON.stringify(a[name]) !== JSON.stringify(b[name]);
}
function differing(a, b) {
    return ownFields.filter((name) => differs(a, b, name));
}
function withFields(mine, theirs, names) {
    const kept = Object.entries(mine).filter(([name]) => !names.includes(name));
    const taken = Object.entries(theirs).filter(([name]) => names.includes(name));
    return Object.fromEntries([...kept, ...taken]);
}
function branchFaults({ current, edited }) {
    if (current.branch === edited.branch)
        return [];
    const [from, to] = [current.branch, edited.branch].map((name) => (name === undefined ? 'none' : `"${name}"`));
    const why = `The branch changes from ${from} to ${to}; a run keeps the branch that it began with.`;
    return [{ task: null, kind: 'other', why }];
}
function withKept(lists) {
    const present = new Set(lists.tasks.map(({ id }) => id));
    const first = [];
    const behind = new Map();
    let target = first;
    for (const task of lists.order) {
        if (lists.kept.has(task))
            target.push(task);
        else if (present.has(task.id)) {
            target = [];
            behind.set(task.id, target);
        }
    }
    return [...first, ...lists.tasks.flatMap((task) => [task, ...(behind.get(task.id) ?? [])])];
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

/***/ 20657:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ charsPerToken),
/* harmony export */   ON: () => (/* binding */ usualChars),
/* harmony export */   az: () => (/* binding */ readPromptFacts),
/* harmony export */   i9: () => (/* binding */ promptFacts)
/* harmony export */ });
/* harmony import */ var _schema_run_prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28846);

const promptFacts = (sections, { ratio, calls }) => ({
    schema: 1,
    sections: sections.map(({ name, source }) => ({ name, source })),
    chars_per_token: ratio,
    measured_calls: calls,
});
function readPromptFacts(stored) {
    try {
        return stored === undefined ? undefined : _schema_run_prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .PromptFacts */ ._.safeParse(JSON.parse(stored)).data;
    }
    catch {
        return undefined;
    }
}
const usualChars = 4;
const [fewest, most] = [2, 6];
const leastApart = 2_000;
const leastPairs = 3;
function charsPerToken(measured) {
    const slopes = measured.flatMap((one, at) => measured.slice(at + 1).flatMap((other) => {
        const [chars, tokens] = [one.chars - other.chars, one.tokens - other.tokens];
        return Math.abs(chars) < leastApart ? [] : [tokens / chars];
    }));
    const slope = median(slopes);
    if (slopes.length < leastPairs || slope <= 0)
        return { ratio: usualChars, calls: 0 };
    const ratio = Math.min(most, Math.max(fewest, 1 / slope));
    return { ratio: Math.round(ratio * 100) / 100, calls: measured.length };
}
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
}


/***/ }),

/***/ 79334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ promptLength),
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   HZ: () => (/* binding */ sectionRows),
/* harmony export */   Qs: () => (/* binding */ sectionSizes),
/* harmony export */   nQ: () => (/* binding */ renderPrompt),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* harmony import */ var _prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20657);

const sectionRows = {
    'Current Task': { priority: 8, floor: 4_000 },
    'Operator Hints': { priority: 7, floor: 4_000 },
    'Failure Context': { priority: 6, floor: 2_500 },
    'Plan Context': { priority: 5, floor: 1_500 },
    'Retrieved Memory': { priority: 5, floor: 1_000 },
    'Accumulated Knowledge': { priority: 4, floor: 1_000 },
    'Retrieved Project Memory': { priority: 4, floor: 1_000 },
    'Previous Handoff': { priority: 3, floor: 1_500 },
    Skills: { priority: 1, floor: 800 },
    'Output Instructions': { priority: 2, floor: 800 },
};
function section(name, body, source = '') {
    return { name, body: body.trim(), priority: sectionRows[name].priority, source };
}
function renderPrompt(sections) {
    return sections.map(renderSection).join('\n\n');
}
function promptLength(sections) {
    const separators = Math.max(0, sections.length - 1) * 2;
    return sections.reduce((sum, section) => sum + renderSection(section).length, separators);
}
const renderSection = ({ name, body }) => (body === '' ? `## ${name}` : `## ${name}\n\n${body}`);
function sectionSizes(prompt, ratio = _prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .usualChars */ .ON) {
    return prompt.split(/^(?=## )/m).flatMap((part) => {
        const name = /^## (.*)$/m.exec(part)?.[1];
        return name === undefined ? [] : [{ name, ...sizeOf(part, ratio) }];
    });
}
const sizeOf = (text, ratio = _prompt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .usualChars */ .ON) => ({
    bytes: new TextEncoder().encode(text).length,
    tokens: Math.floor(text.length / ratio),
});


/***/ }),

/***/ 73821:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sparkline),
/* harmony export */   h: () => (/* binding */ attemptsGantt)
/* harmony export */ });
const words = { passed: 'done', failed: 'crit', interrupted: 'active' };
function attemptsGantt({ timeline }) {
    const [first] = timeline;
    const last = timeline.at(-1);
    if (!first || !last)
        return undefined;
    const days = Date.parse(last.ended) - Date.parse(first.started) > 86_400_000;
    const sections = new Map();
    for (const { iteration, task, started, ended, outcome } of timeline) {
        const from = Date.parse(started);
        const to = Math.max(Date.parse(ended), from + 1000);
        const bar = `  ${iteration} ${outcome} :${words[outcome]}, i${iteration}, ${from}, ${to}`;
        sections.set(task, [...(sections.get(task) ?? []), bar]);
    }
    const rows = [...sections].flatMap(([task, bars]) => [`  section ${task}`, ...bars]);
    const axis = days ? '%m-%d %H:%M' : '%H:%M';
    return ['```mermaid', 'gantt', '  dateFormat x', `  axisFormat ${axis}`, ...rows, '```'].join('\n');
}
const steps = '\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588';
function sparkline(values) {
    const highest = Math.max(...values);
    if (values.length < 2 || !(highest > 0))
        return '';
    return values.map((value) => steps[Math.round((Math.max(0, value) / highest) * (steps.length - 1))]).join('');
}


/***/ }),

/***/ 8567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ dependencyGraph)
/* harmony export */ });
/* unused harmony export taskGraph */
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26588);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);


const mostTasks = 150;
const mostEdges = 500;
const mostText = 45_000;
const classes = [
    'classDef done fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
    'classDef failed fill:#ffebe9,stroke:#cf222e,color:#1f2328',
    'classDef in_progress fill:#fff8c5,stroke:#9a6700,color:#1f2328',
    'classDef skipped fill:#eaeef2,stroke:#6e7781,color:#57606a,stroke-dasharray:4',
    'classDef given_up fill:#fbefff,stroke:#8250df,color:#1f2328,stroke-dasharray:4',
    'classDef pending fill:#ffffff,stroke:#6e7781,color:#1f2328',
];
function taskGraph(plan, statuses) {
    const edges = edgesOf(plan);
    if (plan.tasks.length > mostTasks || edges.length > mostEdges) {
        return `A graph of ${plan.tasks.length} tasks and ${edges.length} dependencies would not be readable, so it is not shown.`;
    }
    const draw = (text) => drawn(plan.tasks.map((task, at) => `["${label(text(task))}"]:::${statuses[at]?.status ?? 'pending'}`), edges);
    const full = draw(({ id, title }) => `${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(title, 40)}`);
    return full.length <= mostText ? full : draw(({ id }) => id);
}
const dependencyGraph = (plan, statuses) => edgesOf(plan).length === 0 ? undefined : taskGraph(plan, statuses);
const edgesOf = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .B)((plan) => {
    const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]));
    return plan.tasks.flatMap((task, number) => task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`));
});
function drawn(nodes, edges) {
    const lines = nodes.map((node, number) => `  t${number}${node}`);
    return ['```mermaid', 'graph TD', ...lines, ...edges, ...classes.map((line) => `  ${line}`), '```'].join('\n');
}
const label = (text) => text.replace(/[^\p{Letter}\p{Number}\p{Mark} .,:_/-]/gu, (character) => `#${character.codePointAt(0)};`);


/***/ }),

/***/ 12980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30023);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39812);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49484);






const id = { head: 'Task', align: 'left', cell: (row) => row.id };
const status = {
    head: 'Status',
    align: 'left',
    cell: (row) => `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`,
};
const optional = [
    { head: 'Attempts', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf },
    { head: 'Cost', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch },
    { head: 'Time', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5 },
    { head: 'Commit', align: 'left', cell: (row) => `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit ?? '')}${(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .commitsInWords */ .Tk)(row)}` },
];
const gap = '  ';
const leastTitle = 16;
function textTable(rows, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(look.color);
    const columns = [id, status, ...optional].map((column) => layOut(column, rows));
    const taken = () => columns.reduce((sum, column) => sum + column.width + gap.length, 0);
    while (columns.length > 2 && look.width - taken() < leastTitle)
        columns.pop();
    const room = Math.max(leastTitle, look.width - taken());
    const title = layOut({ head: 'Title', align: 'left', cell: (row) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(row.title, 200), room) }, rows);
    columns.splice(1, 0, title);
    const head = columns.map((column) => column.head);
    const lines = rows.map((row, at) => {
        const colour = _text_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .statusColour */ .$8[row.status];
        const line = columns.map((column) => column.cells[at] ?? '').join(gap);
        return colour ? paint(line.trimEnd(), colour) : line.trimEnd();
    });
    return [paint(head.join(gap).trimEnd(), 'bold'), ...lines];
}
function layOut(column, rows) {
    const texts = rows.map(column.cell);
    const width = texts.reduce((widest, text) => Math.max(widest, (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(text)), column.head.length);
    const fill = (text) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .pad */ .eV)(text, width, column.align);
    return { head: fill(column.head), cells: texts.map(fill), width };
}
const markdownHead = '| Task | Title | Status | Attempts | Time | Cost | Commit |\n| --- | --- | --- | ---: | ---: | ---: | --- |';
const markdownTable = (rows, repositoryUrl) => [markdownHead, ...rows.map((row) => markdownRow(row, repositoryUrl))].join('\n');
function markdownRow(row, repositoryUrl) {
    const short = row.commit ? `\`${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit)}\`` : '';
    const commit = row.commit && repositoryUrl !== undefined ? `[${short}](${repositoryUrl}/commit/${row.commit})` : short;
    const state = `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`;
    const cells = [
        row.id,
        (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCell */ .UZ)(row.title),
        state,
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf)(row),
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5)(row),
        (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch)(row),
        `${commit}${(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .commitsInWords */ .Tk)(row)}`,
    ];
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 140:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ publicNotice)
/* harmony export */ });
/* unused harmony export afterInit */
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);


function afterInit({ planFile, also, queue, workflow, unnamed, madeIn, samplePlan, baseline, agent, unchecked, }) {
    const plan = shellWord(planFile);
    const ofPlan = planFile === 'plan.json' ? commandLine('ralph', 'run', ...agent) : ralphCommand({ planFile }, 'run', ...agent);
    const run = queue ? queueCommand({ reachedBy: agent }) : ofPlan;
    const begins = queue ? 'and merge it, which begins the first plan.' : 'merge it, then Actions > ralph > Run workflow.';
    const red = 'Fix the failing checks, or remove them from .github/ralph.yml; `--known-red` accepts them as they are.';
    const remote = workflow
        ? `On GitHub: add the secret ANTHROPIC_API_KEY, open a pull request with this (doctor and the checks run on it), ${begins}`
        : unnamed
            ? 'On GitHub: `ralph init --action OWNER/REPO@SHA` writes the workflows; OWNER/REPO is the repository with your copy of this program, SHA a full commit of it.'
            : 'On GitHub: `ralph init` without --no-workflow writes a workflow.';
    const tasks = `${samplePlan ? `Write your tasks into ${plan}: the ones in it are examples` : `Review the tasks in ${plan}`}.`;
    const check = 'List the checks that every change must pass under `validate` in .github/ralph.yml, such as `validate: ["npm test"]`; no run starts without a check.';
    const steps = [
        ...(unchecked ? [check] : []),
        ...(baseline === 'red' ? [red] : []),
        ...(baseline === 'unready' ? ['Change `setup` in .github/ralph.yml so that it passes in a fresh checkout.'] : []),
        ...(madeIn === undefined || madeIn === '.' ? [] : [commandLine('cd', madeIn)]),
        tasks,
        ...(madeIn === undefined
            ? [
                `${commandLine('git', 'add', planFile, ...also, '.github')} && ${commandLine('git', 'commit', '-m', 'Let ralph work on this')}`,
            ]
            : []),
        run,
        ...(baseline === 'red' || baseline === 'unready' || unchecked || madeIn !== undefined ? [] : [remote]),
    ];
    return ['Next', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}
const publicNotice = (planName) => `Anyone who can read the repository can read the run: prompts, the agent's handoffs and check output are on the branch ralph/state/${planName}. In a public repository, that is everyone.`;


/***/ }),

/***/ 1089:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ confNotes),
/* harmony export */   o: () => (/* binding */ confRemarks)
/* harmony export */ });
/* harmony import */ var _config_table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4316);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);



function confRemarks(file, { values, unread }, here) {
    return [
        ...values.map((one) => remark(`${file}:${one.line} ${one.name}`, one, here)),
        ...unread.map(({ line, why }) => {
            return { settled: true, text: `${file}:${line}: ${why}`, remedy: null, brief: `line ${line} (${why})` };
        }),
    ];
}
function confNotes(remarks) {
    const open = remarks.filter(({ settled }) => !settled);
    const settled = remarks.filter((one) => one.settled);
    const warnings = open.map(({ text, remedy }) => ({ kind: 'warning', text: `${text}. ${remedy}` }));
    if (settled.length === 0)
        return warnings;
    const text = `ralph.conf is not read here; you can ignore ${settled.map(({ brief }) => brief).join(', ')}`;
    return [...warnings, { kind: 'note', text }];
}
function remark(place, { name, setting, value, why }, here) {
    const brief = `${name} (${setting ?? `no setting: ${why}`})`;
    if (setting === undefined)
        return { settled: true, text: `${place} has no equivalent here: ${why}`, remedy: null, brief };
    const now = inWords(setting, here[setting]);
    if (why !== undefined) {
        const text = `${place} is not read here; its setting is ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(setting)} (now ${now}), but its value cannot be used: ${why}`;
        return { settled: false, text, remedy: `Set ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(setting)} in .github/ralph.yml and remove the line.`, brief };
    }
    const same = JSON.stringify(value) === JSON.stringify(here[setting]);
    if (same)
        return { settled: true, text: `${place} is ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(setting)} here, with the same value`, remedy: null, brief };
    return {
        settled: false,
        text: `${place} is not read here; its setting is ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(setting)}, which is ${now} and not ${inWords(setting, value)}`,
        remedy: `Write ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(yamlLine(setting, value))} into .github/ralph.yml, or remove the line.`,
        brief,
    };
}
function inWords(setting, value) {
    const { unit } = _config_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[setting];
    if (value === undefined || (Array.isArray(value) && value.length === 0))
        return 'not set';
    if (typeof value === 'number' && unit === 'ms')
        return value === 0 ? '0s' : (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(value);
    if (typeof value === 'number' && unit === 'USD')
        return (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function yamlLine(setting, value) {
    const written = _config_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[setting].unit === 'ms' ? inWords(setting, value) : JSON.stringify(value);
    return `${setting}: ${written ?? '""'}`;
}


/***/ }),

/***/ 4690:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   OF: () => (/* binding */ tellStuck),
/* harmony export */   S0: () => (/* binding */ callPerson),
/* harmony export */   T6: () => (/* binding */ baseLeftOut),
/* harmony export */   fe: () => (/* binding */ askPerson)
/* harmony export */ });
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92563);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79152);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11365);






function callPerson(state, reason, planFile) {
    const { started_by: person, started, iteration } = state;
    if (person === null || !needsPerson(reason) || wasJustTold(state, reason))
        return undefined;
    const at = { planFile, workBranch: state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .stopSentence */ .WQ)(reason, at, (text) => (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 500));
    const parts = [`@${person} ${happened}`, ...details.map((detail) => `- ${detail}`), (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .nextMarkdown */ .Ze)(next)];
    return { key: `notice/${started}/${reason.kind}-${iteration}`, kind: 'notice', body: parts.join('\n\n') };
}
function askPerson({ started_by: person, started }, { iteration, task, why, holds, by = 'review', }) {
    const at = { planFile: '', workBranch: '', now: null, surface: 'issue' };
    const who = person === null ? '' : `@${person} `;
    const said = `${who}Iteration ${iteration} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(task)}) asks a person to review it: ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(why, 1000)}`;
    const next = holds
        ? `Dependent tasks of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(task)} wait. To approve it: ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'approve', task)}.`
        : 'The run continues in the meantime.';
    return { key: `notice/${started}/${by}-${iteration}`, kind: 'notice', body: [said, next].join('\n\n') };
}
function tellStuck({ started_by: person, started }, { iteration, task, why, action }) {
    const at = { planFile: '', workBranch: '', now: null, surface: 'issue' };
    const who = person === null ? '' : `@${person} `;
    const happened = `${who}${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(task)} is stuck: ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(why.replace(/\.$/, ''), 1000)}.`;
    const retry = `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'retry', task, '\u2026')} tries again with your instructions, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'skip', task)} gives it up`;
    const next = action === 'pause'
        ? `The run is paused. ${retry}; then ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .operatorCommand */ .mR)(at, 'resume')} continues.`
        : `It is not tried again; the run continues with tasks that do not depend on it. ${retry}.`;
    return { key: `notice/${started}/stuck-${iteration}`, kind: 'notice', body: [happened, next].join('\n\n') };
}
const wasJustTold = (state, reason) => reason.kind === 'stuck' &&
    reason.task !== undefined &&
    (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, reason.task).stuck?.iteration === state.iteration;
function needsPerson(reason) {
    if (reason.kind === 'iteration_limit')
        return reason.scope === 'run';
    return ['human_review', 'blocked', 'stuck', 'cost_budget'].includes(reason.kind);
}
const shownIds = 30;
function planChange({ started }, edit) {
    const { planFile, source, added, removed, modified, refused } = edit;
    const parts = [some('new', added), some('changed', modified), some('removed', removed)].filter(Boolean);
    const what = parts.length === 0 ? 'no task changes' : parts.join('; ');
    return {
        key: `notice/${started}/plan-${source.slice(0, 12)}`,
        kind: 'notice',
        body: [
            `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(planFile)} was edited, and the run continues with it: ${what}. Tasks that are done stay done.`,
            ...notTaken(refused),
        ].join('\n\n'),
    };
}
function notTaken(refused) {
    if (refused.length === 0)
        return [];
    const reasons = refused.map(({ why }) => (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(why, 500));
    const lines = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedLines */ .L)(reasons, shownIds).map((line) => `- ${line}`);
    return [['Not adopted:', ...lines].join('\n')];
}
function baseLeftOut({ started, work_branch }, context) {
    const body = [
        `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(context.branch)} changed ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedRow */ .g)(context.paths.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY), shownIds)}, and this token may not push workflow files: the run continues without merging ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(context.branch)}.`,
        `To merge it, merge ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(context.branch)} into ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(work_branch)} yourself (on the pull request: **Update branch**), or run as a GitHub App that has the permission *Workflows*.`,
    ];
    return { key: `notice/${started}/base-workflows`, kind: 'notice', body: body.join('\n\n') };
}
const some = (what, ids) => ids.length === 0 ? '' : `${what}: ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedRow */ .g)(ids.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY), shownIds)}`;


/***/ }),

/***/ 95577:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ goesOnText),
/* harmony export */   VV: () => (/* binding */ goesOnMarkdown),
/* harmony export */   vo: () => (/* binding */ treeAddress)
/* harmony export */ });
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57845);

function goesOnText({ before, file = '', after = '' }) {
    const text = `${before}${file}${after}`;
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
function goesOnMarkdown(said, tree) {
    const { file } = said;
    const text = (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)(goesOnText(said), 500);
    if (file === undefined || tree === undefined)
        return text;
    const address = `${tree}/${file.split('/').map(inAddress).join('/')}`;
    return `${text} [See the plan](${address})`;
}
const inAddress = (part) => encodeURIComponent(part).replace(/[()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
const treeAddress = (repository, branch) => `${repository}/blob/${branch.split('/').map(inAddress).join('/')}`;


/***/ }),

/***/ 39373:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ numberedDiff),
/* harmony export */   Pp: () => (/* binding */ diffLines),
/* harmony export */   TV: () => (/* binding */ shownLines)
/* harmony export */ });
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
function diffLines(patch) {
    const lines = [];
    let next;
    for (const text of patch.split('\n')) {
        const begins = hunk.exec(text)?.[1];
        if (begins !== undefined)
            next = Number(begins);
        else if (!/^[ +\\-]/.test(text))
            next = undefined;
        if (next === undefined)
            continue;
        const isNew = begins === undefined && /^[ +]/.test(text);
        lines.push({ line: isNew ? next++ : null, text });
    }
    return lines;
}
const shownLines = ({ patch }) => new Set(diffLines(patch).flatMap(({ line }) => line ?? []));
function numberedDiff({ patch }) {
    const lines = diffLines(patch).map(({ line, text }) => `${String(line ?? '').padStart(6)} ${text}`);
    return lines.length > 0 ? lines : [withoutLines(patch)];
}
function withoutLines(patch) {
    if (/^deleted file/m.test(patch))
        return '(deleted)';
    if (/^Binary files/m.test(patch))
        return '(binary, or too large to show)';
    return /^new file/m.test(patch) ? '(new and empty)' : '(no line differs: its mode changed)';
}


/***/ }),

/***/ 50364:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   C7: () => (/* binding */ reviewVerdict),
/* harmony export */   FV: () => (/* binding */ reviewFindings),
/* harmony export */   ty: () => (/* binding */ readReview)
/* harmony export */ });
/* harmony import */ var _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25442);
/* harmony import */ var _handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44173);
/* harmony import */ var _handoff_answer_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14491);
/* harmony import */ var _run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97483);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _file_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39373);







const maxAnswer = 512 * 1024;
const maxFindings = 30;
const maxText = 2_000;
function readReview(end, files) {
    if (end.kind !== 'finished' && end.kind !== 'no_result')
        return { why: withMessage(end) };
    const { structured, text } = end.kind === 'finished' ? end : { structured: null, text: end.tail };
    if (text.trim() === '' && (structured ?? null) === null)
        return { why: 'it gave no answer' };
    const answer = structured ?? (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonIn */ .Yf)(text);
    if (answer === undefined)
        return { why: 'its answer is not a review: it is not JSON' };
    const bounded = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .boundedValue */ .lv)(answer, maxAnswer);
    if ('fault' in bounded)
        return { why: `its answer ${bounded.fault}` };
    const read = _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewAnswer */ .N7.safeParse(bounded.value);
    if (!read.success)
        return { why: `its answer is not a review: ${(0,_handoff_answer_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .answerFaults */ .y)(read.error, bounded.value)[0]}` };
    const { verdict, summary, findings } = read.data;
    const gravest = [...findings].sort((a, b) => weight[a.severity] - weight[b.severity]);
    const left = gravest.length - maxFindings;
    const more = left > 0 ? ` (${left} more findings are omitted.)` : '';
    const kept = gravest.slice(0, maxFindings).map(placedIn(files));
    return { review: { verdict, summary: `${bounds(summary)}${more}`, findings: kept } };
}
function withMessage(end) {
    return `${(0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .endInWords */ .up)(end)}${'message' in end && end.message !== '' ? `: ${bounds(end.message)}` : ''}`;
}
const weight = { high: 0, medium: 1, low: 2 };
const bounds = (text) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .shownStart */ .s)(text, maxText);
function placedIn(files) {
    const byPath = new Map(files.map((file) => [file.path, file]));
    return ({ path, line = null, severity, text }) => {
        const file = byPath.get(path) ?? byPath.get(path.replace(/^(?:\.\/|[ab]\/)/, ''));
        const where = line === null ? path : `${path}:${line}`;
        const about = where === '' ? text : `${where}: ${text}`;
        if (!file)
            return { path: null, line: null, severity, text: bounds(about) };
        const shown = line !== null && (0,_file_diff_js__WEBPACK_IMPORTED_MODULE_6__/* .shownLines */ .TV)(file).has(line);
        const said = line === null || shown ? text : `line ${line}: ${text}`;
        return { path: file.path, line: shown ? line : null, severity, text: bounds(said) };
    };
}
const longest = 600;
const placeOf = ({ path, line }) => path === null ? '' : line === null ? path : `${path}:${line}`;
function reviewFindings({ summary, findings }) {
    const items = findings.map((finding) => {
        const where = [finding.severity, (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(placeOf(finding), 200)].filter((part) => part !== '');
        return `- ${where.join(', ')}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(finding.text, longest)}`;
    });
    return [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(summary, longest), ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n');
}
function reviewVerdict(mode, reviewed, request) {
    if (mode !== 'gate')
        return undefined;
    if (!reviewed)
        return { kind: 'fail', cause: 'review', why: noAnswer('it was not asked') };
    const { end, review, why } = reviewed;
    if (review?.verdict === 'ship')
        return undefined;
    if (review)
        return { kind: 'fail', cause: 'review', why: `the reviewer asks for changes: ${review.summary}` };
    const verdict = (0,_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptVerdict */ .ve)({ ...request, end, hasChanges: true, findings: [] });
    if (verdict.kind === 'interrupt')
        return { ...verdict, why: `the review: ${verdict.why}` };
    return { kind: 'fail', cause: 'review', why: noAnswer(verdict.kind === 'fail' ? verdict.why : (why ?? '')) };
}
const noAnswer = (why) => `the reviewer gave no usable answer: ${why}`;


/***/ }),

/***/ 97483:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qR: () => (/* binding */ lossesAllowed),
/* harmony export */   ve: () => (/* binding */ attemptVerdict)
/* harmony export */ });
/* unused harmony export afterResetMs */
/* harmony import */ var _text_assert_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6615);

const firstWaitMs = 5 * 60_000;
const longestWaitMs = 60 * 60_000;
const afterResetMs = 60_000;
const lossesAllowed = 2;
function attemptVerdict(request) {
    const { end } = request;
    switch (end.kind) {
        case 'finished':
            return changed(request, 'no_changes', 'the agent finished without changing a file');
        case 'no_result':
            return changed(request, 'no_result', 'the agent gave no answer and changed nothing');
        case 'error':
            if (end.what === 'budget')
                return interrupt('budget', errorInWords.budget(end.message), null);
            return { kind: 'fail', cause: 'agent_error', why: errorInWords[end.what](end.message) };
        case 'crashed':
            return crashed(end, request.losses);
        case 'timed_out':
            return { kind: 'fail', cause: 'agent_timed_out', why: timeoutInWords[end.limit](roughly(end.afterMs)) };
        case 'usage_limit':
            return interrupt('usage_limit', end.message, limitUntil(end.until, request));
        case 'overloaded':
            return interrupt('overloaded', end.message, iso(request.now + growingWait(request.waits)));
        case 'billing':
            return interrupt('billing', end.message, null);
        case 'auth':
            return interrupt('auth', end.message, null);
        case 'cancelled':
            return interrupt('cancelled', 'the job was cancelled', null);
        default:
            return (0,_text_assert_never_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .x)(end);
    }
}
function changed(request, cause, why) {
    if (request.findings.length > 0)
        return { kind: 'fail', cause: 'guard', why: request.findings.join('; ') };
    if (typeof request.unready === 'string')
        return { kind: 'fail', cause: 'checks', why: request.unready };
    if (request.account)
        return { kind: 'fail', ...request.account };
    return request.hasChanges || request.closes ? { kind: 'validate' } : { kind: 'fail', cause, why };
}
const interrupt = (cause, why, until) => ({
    kind: 'interrupt',
    cause,
    why,
    until,
});
const errorInWords = {
    turns: (message) => `the agent used up its turns: ${message}`,
    budget: (message) => `the agent used up the cost budget: ${message}`,
    structured_output: (message) => `the agent could not give its answer in the right form: ${message}`,
    refused: (message) => `the model refused: ${message}`,
    disk: (message) => `the agent filled the disk: ${message}`,
    other: (message) => `the agent reported an error: ${message}`,
};
const timeoutInWords = {
    wall: (after) => `the agent was stopped after ${after} (agent-timeout)`,
    idle: (after) => `the agent produced no more output and was stopped ${after} after its start (agent-idle-timeout)`,
};
function crashInWords(end) {
    const tail = end.tail.trim().slice(-500);
    return `the agent ${howItDied(end)}${tail ? `: ${tail}` : ''}`;
}
function howItDied(end) {
    const killed = killedBy(end);
    if (killed === 'SIGKILL')
        return 'was killed from outside (SIGKILL), as happens when memory runs out';
    if (killed === 'SIGTERM')
        return 'was stopped from outside (SIGTERM)';
    if (end.signal)
        return `was killed by ${end.signal}`;
    return end.exitCode === null ? 'crashed' : `exited with code ${end.exitCode}`;
}
function killedBy({ exitCode, signal }) {
    if (signal === 'SIGKILL' || exitCode === 137)
        return 'SIGKILL';
    return signal === 'SIGTERM' || exitCode === 143 ? 'SIGTERM' : undefined;
}
function limitUntil(until, { now, waits }) {
    return iso(until === null ? now + growingWait(waits) : Math.max(Date.parse(until), now) + afterResetMs);
}
const growingWait = (waits) => Math.min(firstWaitMs * 2 ** Math.min(waits, 10), longestWaitMs);
function crashed(end, losses) {
    const why = crashInWords(end);
    if (killedBy(end) === undefined)
        return { kind: 'fail', cause: 'agent_crashed', why };
    if (losses < lossesAllowed)
        return interrupt('agent_killed', why, null);
    return {
        kind: 'fail',
        cause: 'agent_crashed',
        why: `${lossesAllowed + 1} times in a row a runner was lost or ${why}`,
    };
}
const iso = (ms) => new Date(ms).toISOString();
const roughly = (ms) => (ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);


/***/ }),

/***/ 45391:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   Uf: () => (/* binding */ memoryLine),
/* harmony export */   Y0: () => (/* binding */ isAhead)
/* harmony export */ });
const memoryLine = ({ run, epoch, iteration, commit }) => `<!-- ralph-memory run=${run} epoch=${epoch} iteration=${iteration} state=${commit} -->`;
function readMemory(text) {
    const found = /^<!-- ralph-memory run=([\w-]+) epoch=(\d+) iteration=(\d+) state=([0-9a-f]{40,64}) -->\r?$/m.exec(text);
    const [, run, epoch, iteration, commit] = found ?? [];
    if (run === undefined || commit === undefined)
        return undefined;
    return { run, epoch: Number(epoch), iteration: Number(iteration), commit };
}
const isAhead = (memory, state) => memory.run === state.run && (memory.epoch > state.epoch || memory.iteration > state.iteration);


/***/ }),

/***/ 35258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ stateAgainstLog),
/* harmony export */   FS: () => (/* binding */ countedIterations),
/* harmony export */   Ol: () => (/* binding */ doneAgainstCommits),
/* harmony export */   P1: () => (/* binding */ countedCommits),
/* harmony export */   Se: () => (/* binding */ mayStandBeside)
/* harmony export */ });
/* harmony import */ var _fold_evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6016);
/* harmony import */ var _fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36966);


const told = new Set([
    ...[
        'updated',
        'costs',
        'around',
        'runner',
        'warned',
        'commands',
        'recent',
        'reviews',
        'reviewed',
        'signals',
        'slices',
        'told',
        'compaction',
        'measured',
        'timeline',
    ],
]);
const deciding = ['status', 'failed_attempts', 'iteration', 'commit', 'parts', 'closed'];
function stateAgainstLog(before, events, state) {
    const folded = foldOf(before, events);
    if (folded === undefined)
        return ['its log was not written by ralph'];
    const names = Object.keys({ ...folded, ...state }).filter((name) => name !== 'tasks' && !told.has(name));
    const others = names.flatMap((name) => difference(name, valueIn(folded, name), valueIn(state, name)));
    return [...taskDifferences(folded.tasks, state.tasks), ...others];
}
function foldOf(before, events) {
    try {
        return (0,_fold_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(before, events) ?? undefined;
    }
    catch {
        return undefined;
    }
}
function taskDifferences(folded, now) {
    const ids = [...new Set([...Object.keys(folded), ...Object.keys(now)])];
    return ids.flatMap((id) => {
        const [was, is] = [Object.hasOwn(folded, id) ? folded[id] : undefined, Object.hasOwn(now, id) ? now[id] : undefined];
        if (was === is)
            return [];
        if (!was || !is)
            return [`run.json ${is ? 'has' : 'lacks'} the task ${id}, and the events say otherwise`];
        return deciding.flatMap((name) => difference(`${name} of ${id}`, was[name], is[name]));
    });
}
function difference(name, was, is) {
    const [then, now] = [plain(was), plain(is)];
    return then === now ? [] : [`${name} is ${short(now)} in run.json and ${short(then)} by the events`];
}
const valueIn = (state, name) => state[name];
const plain = (value) => JSON.stringify(value, (_, part) => sorted(part)) ?? 'missing';
const sorted = (part) => typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part;
const short = (text) => (text.length > 60 ? `${text.slice(0, 59)}\u2026` : text);
const countedCommits = ({ tasks }) => Object.values(tasks).flatMap((task) => (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .commitsOf */ .g3)(task).map(({ commit }) => commit));
const countedIterations = ({ tasks }) => Object.values(tasks).flatMap(_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .iterationsOf */ .qW);
function doneAgainstCommits({ state, plan }, found, passed) {
    const planned = new Set(plan.tasks.map(({ id }) => id));
    return Object.entries(state.tasks).flatMap(([id, record]) => {
        const { status, closed } = record;
        const how = status === 'done' ? 'done' : 'begun';
        const without = (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .commitsOf */ .g3)(record).flatMap((one) => unearned({ id, how, ...one, state }, found, passed));
        if (closed !== null && !passed.has(closed))
            without.push(`${id} counts as done, and iteration ${closed} has no validation that passed`);
        if (status === 'done' || status === 'skipped' || planned.has(id))
            return without;
        return [...without, `${id} is ${status}, and plan.json lacks it`];
    });
}
function unearned({ id, how, commit, iteration, state }, found, passed) {
    const made = found.get(commit);
    const named = `${id} counts as ${how} by ${commit.slice(0, 12)}`;
    if (!found.has(commit))
        return [`${named}, which is not in the history of ${state.work_branch}`];
    if (!made || made.run !== state.run || made.task !== id || made.iteration !== iteration)
        return [`${named}, whose trailers do not say so`];
    return passed.has(made.iteration) ? [] : [`${named}, and iteration ${iteration} has no validation that passed`];
}
const allowed = new Set([
    ...['note', 'remembered', 'forgotten', 'command_taken', 'amendment_refused'],
    ...['pause', 'task_reopened', 'lease_taken', 'lease_released'],
]);
function mayStandBeside(event) {
    if (event.type === 'plan_changed')
        return event.removed.length === 0 && event.added.every(({ status }) => status === 'pending');
    return allowed.has(event.type);
}


/***/ }),

/***/ 89335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ resolveChecks),
/* harmony export */   XQ: () => (/* binding */ whyUnchecked),
/* harmony export */   eS: () => (/* binding */ remedyForUnchecked),
/* harmony export */   vc: () => (/* binding */ refuseUnchecked)
/* harmony export */ });
/* unused harmony exports defaultTimeouts, classify */
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48689);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77112);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92949);






const fields = ['name', 'run', 'kind', 'timeout', 'working-directory'];
const minute = 60_000;
const longest = 24 * 60 * minute;
const defaultTimeouts = {
    test: 30 * minute,
    lint: 10 * minute,
    typecheck: 10 * minute,
    build: 20 * minute,
};
function resolveChecks(specs, directory = '.') {
    const findings = [];
    const taken = new Set();
    const checks = specs.map((given, index) => {
        const spec = typeof given === 'string' ? { run: given } : given;
        const read = readerOf(spec, (text) => findings.push(`check ${index + 1}: ${text}`));
        const run = read.text('run') ?? '';
        if (run.trim() === '')
            read.fault('the command is missing: write what to run');
        const kind = kindOf(read) ?? classify(run);
        return {
            name: unique((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(read.text('name') ?? '', 80) || (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(run, 80), taken),
            run,
            kind,
            timeout_ms: timeoutOf(read) ?? defaultTimeouts[kind],
            working_directory: directoryOf(read, directory),
        };
    });
    if (findings.length === 0)
        return checks;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'CHECKS_INVALID',
        message: `The checks cannot be used: ${findings[0]}`,
        hint: 'Correct the checks in the configuration or in the input `validate`, then start again.',
        findings,
    });
}
function readerOf(spec, fault) {
    const raw = (field) => (Object.hasOwn(spec, field) ? (spec[field] ?? undefined) : undefined);
    const text = (field) => {
        const value = raw(field);
        if (value === undefined || typeof value === 'string')
            return value;
        fault(`${field} is not a text`);
        return undefined;
    };
    for (const key of Object.keys(spec)) {
        if (!fields.includes(key))
            fault(`"${key}" is not a field of a check; the fields are ${fields.join(', ')}`);
    }
    return { fault, text, raw };
}
function kindOf({ text, fault }) {
    const given = text('kind');
    const kind = _schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckKind */ .nh.safeParse(given);
    if (given !== undefined && !kind.success)
        fault(`kind "${given}" is not one of ${_schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckKind */ .nh.options.join(', ')}`);
    return kind.data;
}
function timeoutOf({ raw, fault }) {
    const timeout = raw('timeout');
    if (timeout === undefined)
        return undefined;
    const ms = typeof timeout === 'string' || typeof timeout === 'number' ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9)(String(timeout)) : undefined;
    if (ms !== undefined && ms > 0 && ms <= longest)
        return ms;
    const given = JSON.stringify(timeout);
    fault(`timeout ${given} is not a time above zero and up to ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(longest)}, such as 90s, 15m or 2h`);
    return undefined;
}
function directoryOf({ text, fault }, otherwise) {
    const given = text('working-directory');
    const path = given === undefined ? otherwise : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .insidePath */ .y)(given);
    if (path === undefined)
        fault(`working-directory "${given}" is not a relative path inside the repository`);
    return path ?? otherwise;
}
function unique(name, taken) {
    let free = name;
    for (let count = 2; taken.has(free); count++)
        free = `${name} (${count})`;
    taken.add(free);
    return free;
}
function classify(command) {
    return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? 'lint' : 'test';
}
const weights = { not_run: 'is not run', reported: 'is only reported' };
function whyUnchecked({ checks, checksElsewhere, settings: { strategy } }) {
    if (checksElsewhere || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .countingChecks */ .zf)(strategy, checks).length > 0)
        return undefined;
    if (checks.length === 0)
        return 'there is none';
    const told = checks.flatMap((check) => {
        const weight = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .weightOf */ .mm)(strategy, check);
        return weight === 'counts' ? [] : [`${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(check.name, 80)} (${check.kind}) ${weights[weight]}`];
    });
    return `with the strategy ${strategy}, ${told.join(', ')}`;
}
const remedyForUnchecked = 'Name one: `validate: ["npm test"]` in .github/ralph.yml, --validate "npm test", or in a workflow the input `validate`; `ralph init` finds them. --no-checks (`no-checks: true`) continues without one, and every report says so.';
function refuseUnchecked(gate) {
    const why = gate.settings['no-checks'] ? undefined : whyUnchecked(gate);
    if (why === undefined)
        return;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'CHECKS_MISSING',
        message: `No check decides what is committed: ${why}.`,
        hint: remedyForUnchecked,
    });
}


/***/ }),

/***/ 44435:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yi: () => (/* binding */ digestOfOrder),
  UQ: () => (/* binding */ liveIssue),
  p9: () => (/* binding */ recordedOrder),
  xX: () => (/* binding */ showIssue),
  Rp: () => (/* binding */ shownOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/adapter/github/account/own-ci.js
var own_ci = __webpack_require__(76615);
// EXTERNAL MODULE: ./build/adapter/github/thread/issue-preview.js
var issue_preview = __webpack_require__(64245);
// EXTERNAL MODULE: ./build/core/config/table/settings.js + 5 modules
var settings = __webpack_require__(4316);
// EXTERNAL MODULE: ./build/core/plan/format/issue/issue-plan.js
var issue_plan = __webpack_require__(93961);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js + 1 modules
var forecast = __webpack_require__(48186);
// EXTERNAL MODULE: ./build/core/report/words/after-init.js
var after_init = __webpack_require__(140);
// EXTERNAL MODULE: ./build/core/report/words/forecast-text.js
var forecast_text = __webpack_require__(91760);
// EXTERNAL MODULE: ./build/core/report/markdown/graph.js
var markdown_graph = __webpack_require__(8567);
;// CONCATENATED MODULE: ./build/core/report/markdown/issue-preview.js








const shownFindings = 30;
function issuePreview(read, stage) {
    const { order, findings } = read;
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (order === undefined) {
        const what = errors.length === 1 ? 'One thing is' : `${errors.length} things are`;
        return [
            `**This issue is not a plan yet: ${what} to fix.** Edit the text above; ralph then checks it again.`,
            listed(findings),
        ].join('\n\n');
    }
    const { plan, checks } = order;
    const graph = (0,markdown_graph/* dependencyGraph */.i)(plan, plan.tasks);
    return [
        opening[stage]((0,amounts/* plural */.LS)(plan.tasks.length, 'task')),
        tasksTable(plan),
        ...(graph === undefined ? [] : [graph]),
        costs(order),
        ...(checks.length > 0
            ? [`In addition to the configured checks, these must pass:\n\n${(0,fences/* fenced */.OF)(checks.join('\n'))}`]
            : []),
        ...(findings.length > 0 ? [`Please check:\n\n${listed(findings)}`] : []),
        (0,after_init/* publicNotice */.m)(plan.name ?? ''),
    ].join('\n\n');
}
const opening = {
    new: (tasks) => `**This is the plan, ${tasks} in total.** Nothing has started. Somebody with write access can start it as shown here with \`/ralph start\`.`,
    edited: () => '**The text was edited after the run started.** The run continues with the old plan; `/ralph plan` switches to this one:',
    current: (tasks) => `**This is the run's plan, ${tasks} in total.**`,
};
function tasksTable({ tasks }) {
    const rows = tasks.map(({ id, title, depends_on, acceptance_criteria }) => {
        const criteria = acceptance_criteria.map((one) => (0,neutral_markdown/* markdownCell */.UZ)(one, 200)).join('; ');
        return `| ${id} | ${(0,neutral_markdown/* markdownCell */.UZ)(title, 200)} | ${depends_on.join(', ')} | ${criteria} |`;
    });
    return ['| Task | What to do | After | Done when |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
function costs({ plan, budget, model }) {
    const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* firstForecast */.G)(plan, { costBudgetUsd: budget }));
    return [
        ...(ahead ? [ahead] : []),
        budget === null
            ? 'It may cost up to the configured budget.'
            : `It may cost ${(0,amounts/* formatUsd */.UK)(budget)}, or less if the configured budget is lower.`,
        ...(model === null ? [] : [`Model: ${(0,neutral_markdown/* inlineMarkdown */.x)(model, 100)}.`]),
    ].join(' ');
}
function listed(findings) {
    const lines = findings.map(({ line, message, remedy }) => {
        const place = line === null ? '' : `line ${line}: `;
        return `${place}${(0,neutral_markdown/* inlineMarkdown */.x)(`${message} ${remedy}`, 400)}`;
    });
    return (0,capped/* cappedLines */.L)(lines, shownFindings)
        .map((line) => `- ${line}`)
        .join('\n');
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
;// CONCATENATED MODULE: ./build/schema/plan/issue-order.js


const IssueOrder = schemas/* object */.Ikc({
    plan: plan/* Plan */.cw,
    checks: schemas/* array */.YOg(schemas/* string */.YjP()),
    budget: schemas/* number */.aig().nullable(),
    model: schemas/* string */.YjP().nullable(),
});

// EXTERNAL MODULE: ./build/entry/action/context/api-client.js
var api_client = __webpack_require__(67084);
// EXTERNAL MODULE: ./build/entry/action/context/inputs.js
var inputs = __webpack_require__(55077);
// EXTERNAL MODULE: ./build/entry/action/context/without-checkout.js
var without_checkout = __webpack_require__(61799);
;// CONCATENATED MODULE: ./build/entry/action/issue/issue-order.js












const digestOfOrder = (order) => sha256(JSON.stringify(order));
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
async function liveIssue(github, number) {
    const text = await (0,issue_preview/* readIssue */.OS)(github, number);
    const read = (0,issue_plan/* planOfIssue */.o)(text);
    return (read && {
        ...read,
        text,
        digest: read.order ? digestOfOrder(read.order) : sha256(text.body),
    });
}
async function recordedOrder(context, github, issue) {
    const prefix = (0,inputs/* inputValue */.UV)(settings/* settings */.W['state-ref'], context.inputs.flags['state-ref']);
    const refs = (0,state_paths/* knownPrefixes */.AN)(prefix).map((one) => (0,state_paths/* stateRefOf */.af)(`issue-${issue}`, one));
    const text = await (0,without_checkout/* withRemoteStore */.AD)(context, github, (store) => (0,remote_history/* readTopFile */.sk)(store, refs, state_paths/* issueOrderPath */.JF));
    return text === undefined ? undefined : IssueOrder.parse(JSON.parse(text));
}
const board = async (context, github, issue) => (0,issue_preview/* previewAt */.Wj)({ github, issue, plan: `issue-${issue}`, self: await (0,api_client/* ownLogin */.C4)(context, github) });
async function shownOf(context, github, issue) {
    const own = await (await board(context, github, issue)).shown();
    if (context.appLogin === undefined)
        return own;
    const other = await (0,issue_preview/* previewAt */.Wj)({ github, issue, plan: `issue-${issue}`, self: own_ci/* workflowAccount */.f }).shown();
    return other && (!own || other.at > own.at) ? other : own;
}
async function showIssue(context, github, request) {
    const { live, recorded } = request;
    const stage = recorded === undefined ? 'new' : digestOfOrder(recorded) === live.digest ? 'current' : 'edited';
    const preview = await board(context, github, live.text.number);
    await preview.show(issuePreview(live, stage), live.digest);
}


/***/ }),

/***/ 45545:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openRun)
/* harmony export */ });
/* unused harmony export issueRun */
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
/* harmony import */ var _core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22425);
/* harmony import */ var _core_plan_format_issue_issue_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37688);
/* harmony import */ var _core_plan_format_issue_issue_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93961);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(21033);
/* harmony import */ var _core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97100);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77885);
/* harmony import */ var _project_setting_sources_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92486);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25491);
/* harmony import */ var _context_api_client_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67084);
/* harmony import */ var _context_runner_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48582);
/* harmony import */ var _context_step_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65384);
/* harmony import */ var _context_without_checkout_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(61799);
/* harmony import */ var _comment_event_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60030);
/* harmony import */ var _issue_order_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(44435);
/* harmony import */ var _plan_of_job_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(14867);
















async function issueRun(context, takes = 'text') {
    const comment = await givenComment(context);
    const issue = (0,_core_plan_format_issue_issue_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .issueOfPlan */ .CD)(String(context.inputs.flags['plan'] ?? '')) ?? comment?.issue;
    if (issue === undefined)
        return { kind: 'none' };
    const github = (0,_context_api_client_js__WEBPACK_IMPORTED_MODULE_8__/* .apiClient */ .uE)(context);
    if (!github)
        return { kind: 'idle', why: 'the issue cannot be read without `github-token`' };
    const recorded = await (0,_issue_order_js__WEBPACK_IMPORTED_MODULE_13__/* .recordedOrder */ .p9)(context, github, issue);
    const takesText = recorded === undefined ? (comment?.order ?? 'start') === 'start' : comment?.order === 'plan';
    if (!takesText || takes === 'recorded')
        return recorded ? chosen(context, issue, recorded) : notBegun(issue);
    const live = await (0,_issue_order_js__WEBPACK_IMPORTED_MODULE_13__/* .liveIssue */ .UQ)(github, issue);
    if (!live)
        return { kind: 'idle', why: `#${issue} was not created with the form \u201cNew ralph run\u201d` };
    const order = await asShown(context, github, { live, recorded, at: comment?.at });
    if (order)
        return chosen(context, issue, order);
    if (recorded)
        return chosen(context, issue, recorded);
    return { kind: 'idle', why: `#${issue} was only just shown as a plan; read it, then start it again` };
}
const notBegun = (issue) => ({
    kind: 'idle',
    why: `the run of #${issue} has not started; /ralph start starts it`,
});
async function asShown(context, github, { live, recorded, at }) {
    const shown = await (0,_issue_order_js__WEBPACK_IMPORTED_MODULE_13__/* .shownOf */ .Rp)(context, github, live.text.number);
    const seen = shown?.digest === live.digest && (at === undefined || shown.at <= at);
    if (seen && live.order)
        return live.order;
    await (0,_issue_order_js__WEBPACK_IMPORTED_MODULE_13__/* .showIssue */ .xX)(context, github, { live, recorded });
    return undefined;
}
async function givenComment(context) {
    const payload = await (0,_comment_event_js__WEBPACK_IMPORTED_MODULE_12__/* .commentPayload */ .EL)(context);
    if (payload === 'other' || payload === undefined)
        return undefined;
    const { issue, comment } = payload;
    const body = issue.body ?? '';
    const pull = /^<!-- ralph:issue-([1-9]\d{0,8}):pull -->/.exec(body)?.[1];
    const number = pull === undefined ? ((0,_core_plan_format_issue_issue_form_js__WEBPACK_IMPORTED_MODULE_2__/* .readIssueForm */ .Y)(body) ? issue.number : undefined) : Number(pull);
    if (number === undefined)
        return undefined;
    const heard = (0,_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W)(comment.body);
    const command = heard.kind === 'command' ? (0,_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommand */ .UK)(heard.text) : undefined;
    const order = command && 'kind' in command ? command.kind : 'none';
    return { issue: number, order, at: Date.parse(comment.created_at) };
}
function chosen(context, issue, order) {
    const { inputs } = context;
    const flags = { ...inputs.flags, plan: (0,_core_plan_format_issue_issue_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .issuePlanFile */ .TN)(issue), issue: String(issue) };
    const planText = Buffer.from(JSON.stringify(order.plan));
    return { kind: 'run', order, context: { ...context, inputs: { ...inputs, flags }, planText } };
}
function asOrdered(project, { order }) {
    const { settings, told } = project;
    const validate = [...settings.validate, ...order.checks];
    const budget = Math.min(settings['cost-budget'], order.budget ?? Number.POSITIVE_INFINITY);
    const place = 'the issue';
    const said = {
        ...(order.checks.length > 0 && { validate: { raw: validate, place } }),
        ...(order.budget !== null && { 'cost-budget': { raw: budget, place } }),
    };
    const names = Object.keys(said).filter((name) => Object.hasOwn(told.byJob, name));
    const byJob = { ...told.byJob, ...Object.fromEntries(names.map((name) => [name, said[name]])) };
    return {
        ...project,
        planSource: (0,_issue_order_js__WEBPACK_IMPORTED_MODULE_13__/* .digestOfOrder */ .yi)(order),
        told: { byBase: { ...told.byBase, ...said }, byJob },
        settings: { ...settings, validate, 'cost-budget': budget, model: order.model ?? settings.model },
    };
}
async function openRun(given, takes = 'text') {
    const chosen = await issueRun(given, takes);
    if (chosen.kind === 'idle') {
        given.out(`Nothing to do: ${chosen.why}.\n`);
        return undefined;
    }
    if (chosen.kind === 'run') {
        const context = await (0,_context_without_checkout_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutCheckout */ .lB)(chosen.context);
        const { flags, findings } = context.inputs;
        const project = asOrdered(withinLimit(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .openProject */ .U8)(context, flags, findings), context), chosen);
        for (const secret of project.secrets)
            (0,_context_step_context_js__WEBPACK_IMPORTED_MODULE_10__/* .mask */ .dK)(secret);
        return { context, project, order: chosen.order, queueLine: undefined };
    }
    const opened = await openFile(await (0,_context_without_checkout_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutCheckout */ .lB)(given), takes);
    for (const secret of opened?.project.secrets ?? [])
        (0,_context_step_context_js__WEBPACK_IMPORTED_MODULE_10__/* .mask */ .dK)(secret);
    return opened && { ...opened, order: undefined };
}
async function openFile(given, takes) {
    const { inputs, out } = given;
    const sources = (0,_project_setting_sources_js__WEBPACK_IMPORTED_MODULE_6__/* .settingSources */ .rw)(given, inputs.flags);
    const queued = await (0,_plan_of_job_js__WEBPACK_IMPORTED_MODULE_14__/* .planOfJob */ .Ob)(given, await sources);
    if (queued.kind === 'idle') {
        out(`Nothing to do: ${queued.why}.\n`);
        (0,_context_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .setOutput */ .uH)('due', 'false');
        return undefined;
    }
    const { findings } = inputs;
    if (queued.kind === 'none')
        return inItsQueue(given, await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .openProject */ .U8)(given, inputs.flags, findings, sources), takes);
    out(`Plan: ${queued.path}\n`);
    const context = { ...given, inputs: { ...inputs, flags: { ...inputs.flags, plan: queued.path } } };
    return inItsQueue(context, await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .openProject */ .U8)(context, context.inputs.flags, findings), takes);
}
async function inItsQueue(context, opened, takes) {
    const project = withinLimit(opened, context);
    if (!project.queue?.moves || takes === 'recorded')
        return { context, project, queueLine: undefined };
    const { queue } = await (0,_plan_of_job_js__WEBPACK_IMPORTED_MODULE_14__/* .queueOfJob */ .ay)(context);
    const row = queue.rows.find(({ name }) => name === project.planName);
    const begins = row?.standing === 'waiting';
    return {
        context,
        project: begins ? (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_7__/* .onPrevious */ .Bg)(project, (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_15__/* .previousOf */ .te)(queue.rows)) : project,
        queueLine: (0,_core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_4__/* .queueSentence */ .Td)(queue, project.planName),
    };
}
const withinLimit = (project, { runner }) => ({
    ...project,
    settings: { ...project.settings, 'job-limit': project.settings['job-limit'] ?? runner.limitMs },
});


/***/ }),

/***/ 25967:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xr: () => (/* binding */ onGitHub),
  R_: () => (/* binding */ outsideOf)
});

// UNUSED EXPORTS: ordersOfBoth

// EXTERNAL MODULE: ./build/adapter/github/thread/threads.js
var threads = __webpack_require__(97950);
// EXTERNAL MODULE: ./build/core/run/next/slices.js
var next_slices = __webpack_require__(29181);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
// EXTERNAL MODULE: ./build/core/report/terminal/task-table.js
var task_table = __webpack_require__(12980);
// EXTERNAL MODULE: ./build/core/confinement/words.js
var words = __webpack_require__(86756);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/due.js
var due = __webpack_require__(94907);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js + 1 modules
var forecast = __webpack_require__(48186);
// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(76441);
// EXTERNAL MODULE: ./build/core/report/words/after-init.js
var after_init = __webpack_require__(140);
// EXTERNAL MODULE: ./build/core/report/words/forecast-text.js
var forecast_text = __webpack_require__(91760);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/receipt-text.js
var receipt_text = __webpack_require__(15079);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/core/report/markdown/gantt.js
var gantt = __webpack_require__(73821);
// EXTERNAL MODULE: ./build/core/report/markdown/graph.js
var graph = __webpack_require__(8567);
;// CONCATENATED MODULE: ./build/core/report/markdown/status-comment.js




















const worryMs = 1_800_000;
const longest = 60_000;
const rowLimits = [150, 60, 20];
function statusComment(run, place) {
    const written = writtenLine(run.state, place.now);
    for (const rows of rowLimits) {
        for (const withGraph of [true, false]) {
            const facts = factsOf(run, place, { rows, withGraph });
            const body = `${facts}\n\n${written}\n`;
            if (body.length <= longest)
                return { body, facts };
        }
    }
    const facts = headOf(run, place).join('\n\n');
    return { body: `${facts}\n\n${written}\n`, facts };
}
function factsOf(run, place, size) {
    const { rows, omitted } = (0,task_rows/* shownTasks */.sH)(run, size.rows);
    const records = (0,begin/* recordsOf */.M$)(run.plan, run.state);
    return [
        ...headOf(run, place),
        `#### ${(0,task_rows/* countsInWords */.Pe)(records)}`,
        (0,task_table/* markdownTable */.Q)(rows, place.repositoryUrl),
        ...(omitted ? [omitted] : []),
        ...(size.withGraph
            ? [
                ...foldedIfAny('Dependencies', (0,graph/* dependencyGraph */.i)(run.plan, records)),
                ...foldedIfAny('Newest attempts', (0,gantt/* attemptsGantt */.h)(run.state)),
            ]
            : []),
        status_comment_receipt(run.state),
        folded('What ralph writes', list(whatItWrites(run.state, place))),
        folded(`Orders (${run.state.commands.length === 0 ? 'none yet' : 'the newest'})`, commandLog(run.state)),
    ].join('\n\n');
}
function headOf(run, place) {
    const at = { planFile: place.planFile, workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { evidence } = run.state;
    const told = { ...run, state: { ...run.state, evidence: evidence && { ...evidence, unproven: [] } } };
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(told, at, (text) => (0,neutral_markdown/* inlineMarkdown */.x)(text, 500));
    const waiting = place.ownCi && waitingCi(place.ownCi);
    return [
        `### ${(0,neutral_markdown/* inlineMarkdown */.x)(run.plan.project ?? run.state.plan, 100)}`,
        `**${happened}**`,
        ...(details.length > 0 ? [list(details)] : []),
        ...(evidence && evidence.unproven.length > 0 ? [claimed(evidence, place)] : []),
        needed(run, (0,next_steps/* nextMarkdown */.Ze)(next), place.askedAt),
        ...(waiting ? [waiting] : []),
        money(run, place),
        ...(place.queue ? [place.queue] : []),
        ...(untried(run.state) ? [(0,after_init/* publicNotice */.m)(run.state.plan)] : []),
        ...(place.jobUrl ? [whereItIs(place.jobUrl, place.reportUrl)] : []),
    ];
}
const whereItIs = (job, report) => report === undefined
    ? `The log is in [this job](${job}).`
    : `The log is in [this job](${job}), and the report as a page is [its artifact](${report}).`;
function claimed({ unproven, proven, total }, { stateRef }) {
    const each = unproven.map(({ task, criterion }) => `${(0,report_context/* code */.aY)(task)}: ${(0,neutral_markdown/* inlineMarkdown */.x)(criterion, 300)}`);
    return [
        '#### Claimed without evidence',
        'No check, test or file of the work shows that these acceptance criteria are met:',
        list((0,capped/* cappedLines */.L)(each, each.length, total - proven)),
        `Each criterion, with what shows it or why nothing does: ${(0,report_context/* code */.aY)(state_paths/* evidencePath */.Zz)} on ${(0,report_context/* code */.aY)(stateRef)}.`,
    ].join('\n\n');
}
function money({ plan, state }, place) {
    const costBudgetUsd = (0,receipt/* costBudgetOf */.st)(state, place.costBudgetUsd);
    const written = Date.parse(state.updated);
    const minutes = (0,amounts/* formatMinutes */.dp)((0,lease_verdict/* runnerMsSeen */.MN)(state, written));
    const spent = `Spent ${(0,amounts/* formatUsd */.UK)(state.usage.usd)} of at most ${(0,amounts/* formatUsd */.UK)(costBudgetUsd)}, and ${minutes} of runner time.`;
    const bound = place.jobMs === undefined ? [] : [`A job runs for at most ${(0,amounts/* formatDuration */.a3)(place.jobMs)}.`];
    const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* forecast */.g)({ plan, state }, { now: written, costBudgetUsd, settings: place.settings }));
    const costs = (0,gantt/* sparkline */.K)(state.timeline.map(({ usd }) => usd));
    const newest = costs === '' ? [] : [`What the newest attempts cost: ${costs}`];
    return [spent, ...(ahead ? [ahead] : []), ...bound, ...newest].join(' ');
}
function needed({ plan, state }, next, askedAt) {
    const { lease, stop, awaiting } = state;
    if (lease)
        return next;
    if (stop?.kind === 'complete')
        return `**Needed from a reviewer:** ${[next, ...asked(askedAt)].join('\n\n')}`;
    if (!awaiting && (0,due/* continuesUnattended */.Xo)(stop))
        return `**${unattended((0,task_rows/* countStatuses */.ip)((0,begin/* recordsOf */.M$)(plan, state)))}** ${next}`;
    return `**Needed from somebody with write access:** ${next}`;
}
const unattended = ({ failed }) => failed === 0
    ? 'No action needed.'
    : `${failed === 1 ? 'One failed task waits' : `${failed} failed tasks wait`} for a person; the rest continues without one.`;
const asked = (page) => page === undefined
    ? []
    : [
        `A reviewer of the environment must approve, in [this workflow run](${page}), before the pull request is marked ready. If the approval was rejected, nothing is lost: run the workflow again to ask again.`,
    ];
const untried = ({ iteration }) => iteration === 0;
function status_comment_receipt(state) {
    const table = (0,receipt_text/* receiptMarkdown */.OZ)((0,receipt/* receiptOf */.W7)(state, Date.parse(state.updated)));
    return state.stop?.kind === 'complete' ? `#### What it cost\n\n${table}` : folded('Cost', table);
}
const whatItWrites = ({ plan, work_branch, confined }, { stateRef, ownCi }) => [
    `Writes: ${(0,report_context/* code */.aY)(work_branch)}, ${(0,report_context/* code */.aY)(stateRef)}, this conversation.`,
    'Never writes: any other branch; a task\u2019s commit never changes workflows, the plan, or the agent\u2019s settings.',
    `Confinement of the agent: ${(0,neutral_markdown/* inlineMarkdown */.x)((0,words/* confinementOrNone */.cl)(confined), 300)}.`,
    ...(ownCi ? [ciMode(ownCi)] : []),
    (0,after_init/* publicNotice */.m)(plan),
];
function writtenLine({ lease }, now) {
    const written = `Written ${(0,amounts/* formatUtc */.ay)(now)}.`;
    if (!lease)
        return written;
    const late = (0,amounts/* formatUtc */.ay)(now + worryMs);
    return `${written} If this comment has not changed by ${late}, the job was lost. Run it again: nothing is lost or done twice.`;
}
const list = (items) => items.map((item) => `- ${item}`).join('\n');
const foldedIfAny = (title, content) => content === undefined ? [] : [folded(title, content)];
const folded = (title, content) => `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
function commandLog({ commands }) {
    if (commands.length === 0)
        return 'No orders yet. `/ralph help` lists them.';
    return commands
        .map(({ at, by, text, refused }) => {
        const fate = refused === null ? 'done' : `not done: ${(0,neutral_markdown/* inlineMarkdown */.x)(refused, 200)}`;
        return `- ${(0,amounts/* formatUtc */.ay)(at)} ${(0,neutral_markdown/* inlineMarkdown */.x)(by, 60)}: ${(0,neutral_markdown/* typedOrder */.PD)(text, 120)} \u2014 ${fate}`;
    })
        .join('\n');
}
function waitingCi({ waiting }) {
    if (waiting.length === 0)
        return undefined;
    const links = waiting.map(({ name, url }) => `[${(0,neutral_markdown/* inlineMarkdown */.x)(name, 60)}](${url})`);
    const runs = waiting.length === 1 ? 'run waits' : 'runs wait';
    return `**The repository's CI: ${waiting.length} ${runs} for \u201cApprove and run\u201d** (${(0,capped/* cappedRow */.g)(links, 5)}). Somebody with write access has to click that button on the pull request; with an App's token, CI starts on its own.`;
}
const ciMode = ({ token }) => token === 'other'
    ? 'The token belongs to an App or a person: the repository\u2019s own CI runs on each commit.'
    : 'The token is the workflow\u2019s own: the repository\u2019s CI waits for a person or does not start on these commits. ralph\u2019s checks are reported as the statuses `ralph/\u2026`.';

;// CONCATENATED MODULE: ./build/core/report/markdown/wanted-pulls.js







function wantedPulls(run, place, issue) {
    const { plan, state } = run;
    const slices = (0,next_slices/* slicesOf */.nu)(state);
    const complete = state.stop?.kind === 'complete';
    if (slices.length === 0) {
        return [{ head: state.work_branch, ready: complete, text: () => pullText(run, place, issue) }];
    }
    const ready = ({ milestone, newest }) => complete || ((0,next_slices/* isDone */.$L)(plan, state, milestone) && !(newest && state.unproven) && milestone !== null);
    return slices.map((slice) => ({
        head: slice.branch,
        ready: ready(slice),
        text: (neighbours) => sliceText(run, place, { slice, issue, neighbours }),
    }));
}
const maxRows = 150;
function sliceText(run, place, context) {
    const { plan, state } = run;
    const { milestone } = context.slice;
    const name = milestone ?? 'what is left';
    const own = new Set((0,next_slices/* tasksOf */.a4)(plan, milestone));
    const rows = (0,task_rows/* taskRows */.Zy)(plan, state).filter(({ id }) => own.has(id));
    const { rows: shown, omitted } = (0,task_rows/* shownRows */.$6)(rows, maxRows);
    const done = rows.filter(({ status }) => status === 'done').length;
    const parts = [
        `### ${(0,neutral_markdown/* inlineMarkdown */.x)(plan.project ?? state.plan, 100)}: ${(0,neutral_markdown/* inlineMarkdown */.x)(name, 64)}`,
        `**${done} of ${(0,amounts/* plural */.LS)(rows.length, 'task')} done${(0,next_slices/* isDone */.$L)(plan, state, milestone) ? ', the milestone is complete' : ''}.**`,
        ...stackLines(context.neighbours),
        reviewHint,
        ...(context.issue === undefined ? [] : [`The run is tracked in #${context.issue}.`]),
        (0,task_table/* markdownTable */.Q)(shown, place.repositoryUrl),
        ...(omitted ? [omitted] : []),
        ...elsewhere(run, rows, milestone),
    ];
    return {
        title: `ralph: ${(0,one_line/* plainLine */.h0)(plan.project ?? state.plan, 100)}: ${(0,one_line/* plainLine */.h0)(name, 64)}`,
        body: `${parts.join('\n\n')}\n`,
    };
}
function stackLines({ below, above }) {
    const under = below === undefined ? [] : [`It builds on #${below}: review and merge that one first.`];
    const over = above === undefined ? [] : [`#${above} builds on it, and moves to the base when this one is merged.`];
    const lines = [...under, ...over];
    return lines.length > 0 ? [lines.join(' ')] : [];
}
function elsewhere(run, rows, milestone) {
    const { slices } = run.state;
    const place = slices.findIndex((slice) => slice.milestone === milestone);
    const next = slices[place + 1];
    const late = next ? rows.filter(({ iteration }) => iteration !== null && iteration >= next.iteration) : [];
    if (late.length === 0)
        return [];
    return [
        `Done after a later milestone had started, so they are in a later pull request: ${late.map(({ id }) => id).join(', ')}.`,
    ];
}
const reviewHint = 'One commit per task that passed its checks, each with its handoff as the message: review them one by one. Orders are comments here or on the tracking issue; `/ralph help` lists them.';
function pullText(run, place, issue) {
    const { jobUrl: _, ...lasting } = place;
    const { facts } = statusComment(run, lasting);
    const tracked = issue === undefined ? '' : `\n\nThe run is tracked in #${issue}.`;
    return {
        title: `ralph: ${(0,one_line/* plainLine */.h0)(run.plan.project ?? run.state.plan, 100)}`,
        body: `${reviewHint}${tracked}\n\n${facts}\n`,
    };
}

// EXTERNAL MODULE: ./build/adapter/github/account/own-ci.js
var own_ci = __webpack_require__(76615);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
;// CONCATENATED MODULE: ./build/adapter/github/orders/closing-orders.js


function closingOrders(github) {
    const by = new Map();
    async function whoClosed(issue_number) {
        try {
            const { closed_by } = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number });
            return closed_by?.login ?? 'somebody';
        }
        catch (error) {
            if (!(error instanceof error_error/* RalphError */.A))
                throw error;
            return 'somebody';
        }
    }
    return async (pulls, { since, started, consumed }) => {
        const orders = [];
        for (const { state, number, closedAt: at } of pulls) {
            const settled = at === null || at < (since ?? '').slice(0, 19) || Date.parse(at) < Date.parse(started);
            if (state !== 'closed' || settled)
                continue;
            const id = (0,threads/* commentId */.Zr)({ at, issue: number, comment: 0 });
            if (consumed.includes(id))
                continue;
            const asked = by.get(number) ?? whoClosed(number);
            by.set(number, asked);
            const why = `pull request #${number} was closed without a merge; reopen it to show the commits there`;
            orders.push({ id, at, by: await asked, text: `pause ${why}` });
        }
        return orders;
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/adapter/github/client/found-pull.js
var found_pull = __webpack_require__(39690);
// EXTERNAL MODULE: ./build/core/control/read-comment.js
var read_comment = __webpack_require__(80674);
// EXTERNAL MODULE: ./build/adapter/github/client/tracking-context.js
var tracking_context = __webpack_require__(31089);
// EXTERNAL MODULE: ./build/adapter/github/thread/outbox.js
var thread_outbox = __webpack_require__(31322);
;// CONCATENATED MODULE: ./build/adapter/github/pulls/pull-request.js





function pullRequest(options) {
    const { github, plan, self, place, warn, redact, head } = options;
    const [mark, readyMark] = [(0,thread_outbox/* markOf */.F)(plan, 'pull'), (0,thread_outbox/* markOf */.F)(plan, 'pull-ready')];
    let found;
    let known = false;
    let refused = false;
    let heldBack = false;
    let empty = '';
    async function look() {
        if (known)
            return found;
        const given = { head: `${github.owner}:${head}`, state: 'all', per_page: 1 };
        const [newest] = await github.request('GET /repos/{owner}/{repo}/pulls', given);
        found = newest && (0,found_pull/* foundIn */.Q)(newest, self);
        known = true;
        return found;
    }
    async function make(wish) {
        if (refused)
            return;
        await look();
        const wasReady = found && (!found.draft || found.body.startsWith(readyMark));
        heldBack = wish.ready && options.holdReady === true && !wasReady;
        const wanted = heldBack ? { ...wish, ready: false } : wish;
        if (found?.state === 'open')
            await update(found, wanted);
        if (found?.state === 'closed') {
            refused = true;
            warn(`pull request #${found.number} was closed, so no new one is opened; reopen it to continue there`);
        }
        else if (found?.state !== 'open' && found?.sha !== wanted.tip && empty !== wanted.tip)
            await create(wanted, { draft: !wanted.ready });
    }
    const bodyOf = ({ text, ready }) => `${ready ? readyMark : mark}\n${redact(text.body)}`;
    async function create(wanted, { draft }) {
        known = false;
        try {
            const given = { head, base: wanted.base, title: redact(wanted.text.title), body: bodyOf(wanted), draft };
            found = (0,found_pull/* foundIn */.Q)(await github.request('POST /repos/{owner}/{repo}/pulls', given), self);
            known = true;
        }
        catch (error) {
            if (!(error instanceof error_error/* RalphError */.A))
                throw error;
            await afterRefusal(error, wanted, draft);
        }
    }
    async function afterRefusal(error, wanted, draft) {
        const why = whyRefused(error);
        if (why === 'exists')
            await look();
        else if (why === 'empty')
            empty = wanted.tip;
        else if (why === 'no drafts' && draft)
            await create(wanted, { draft: false });
        else if (why === 'no base')
            await createOnDefault(error, wanted, draft);
        else
            giveUp(error, wanted);
    }
    async function createOnDefault(error, wanted, draft) {
        const base = await (0,tracking_context/* defaultBranch */.O)(github);
        if (base === undefined || base === wanted.base)
            giveUp(error, wanted);
        else
            await create({ ...wanted, base }, { draft });
    }
    function giveUp({ code, message, hint }, { base }) {
        refused = code !== 'GITHUB_UNREACHABLE' && code !== 'GITHUB_RATE_LIMITED';
        const by = `${place().repositoryUrl}/compare/${encode(base)}...${encode(head)}?expand=1`;
        warn(`a pull request could not be opened: ${message} ${hint} To open it by hand: ${by}`);
    }
    async function update(pull, wanted) {
        if (!pull.ours)
            return;
        const makesReady = wanted.ready && pull.draft && !pull.body.startsWith(readyMark);
        const fault = makesReady ? await markReady(pull) : undefined;
        if (makesReady && !fault)
            found = { ...pull, draft: false };
        const change = changeOf(pull, fault ? { ...wanted, ready: false } : wanted);
        if (Object.keys(change).length > 0) {
            const route = 'PATCH /repos/{owner}/{repo}/pulls/{pull_number}';
            found = (0,found_pull/* foundIn */.Q)(await github.request(route, { pull_number: pull.number, ...change }), self);
        }
        if (fault)
            throw fault;
    }
    function changeOf(pull, wanted) {
        const body = bodyOf(wanted);
        return {
            ...(pull.body.startsWith(read_comment/* ownMark */.a) && pull.body !== body && { body }),
            ...(pull.base !== wanted.base && wanted.staleBase(pull.base) && { base: wanted.base }),
        };
    }
    async function markReady({ id }) {
        const mutation = 'mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { clientMutationId } }';
        return github.graphql(mutation, { id }).then(() => undefined, (error) => error);
    }
    return {
        get heldBack() {
            return heldBack && found?.state === 'open' && found.ours && found.draft;
        },
        get unready() {
            if (!found)
                return !refused;
            return found.state === 'open' && found.ours && found.draft && !found.body.startsWith(readyMark);
        },
        get found() {
            return found;
        },
        look,
        know(one) {
            found = one;
            known = true;
        },
        make,
    };
}
function whyRefused({ code, message }) {
    if (code !== 'GITHUB_REFUSED')
        return undefined;
    if (/already exists/i.test(message))
        return 'exists';
    if (/no commits between/i.test(message))
        return 'empty';
    if (/draft pull requests are not supported/i.test(message))
        return 'no drafts';
    return /"field":\s*"base"/.test(message) ? 'no base' : undefined;
}
const encode = (branch) => encodeURIComponent(branch).replaceAll('%2F', '/');

;// CONCATENATED MODULE: ./build/adapter/github/pulls/pull-stack.js




const patienceMs = 60_000;
const sleep = (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { ...(signal && { signal }), ref: false });
function pullStack(options) {
    const { github, self, warn, workBranch, stacked, wait = sleep } = options;
    const pulls = new Map();
    let wanted;
    let working;
    let wake = new AbortController();
    let closing = false;
    function of(head) {
        const pull = pulls.get(head) ?? pullRequest({ ...options, head });
        pulls.set(head, pull);
        return pull;
    }
    async function lookAtOpen() {
        const prefix = `${workBranch}.`;
        for (const pull of await github.list('GET /repos/{owner}/{repo}/pulls', { state: 'open' })) {
            const { ref, repo } = pull.head;
            const here = repo?.full_name.toLowerCase() === `${github.owner}/${github.repo}`.toLowerCase();
            if (here && (ref === workBranch || ref.startsWith(prefix)))
                of(ref).know((0,found_pull/* foundIn */.Q)(pull, self));
        }
    }
    async function landing(wish, place) {
        const slice = wish.slices[place];
        if (!slice)
            return wish.base;
        const pull = await of(slice.head).look();
        if (pull?.state !== 'merged')
            return slice.tip === undefined ? landing(wish, place - 1) : slice.head;
        const into = wish.slices.findIndex(({ head }) => head === pull.base);
        return into >= 0 && into < place ? landing(wish, into) : pull.base;
    }
    async function makeAll(wish) {
        const before = numbers('open').length;
        await make(wish);
        if (wish.slices.length > 1 && numbers('open').length > before)
            await make(wish);
    }
    function lowestLeft({ slices }) {
        const heads = new Set(slices.map(({ head }) => head));
        return slices.findLastIndex(({ head }) => {
            const pull = pulls.get(head)?.found;
            return slices.length > 1 && pull?.state === 'open' && !heads.has(pull.base);
        });
    }
    async function make(wish) {
        const settled = lowestLeft(wish);
        for (const [place, { head, tip, ready, text }] of wish.slices.entries()) {
            if (tip === undefined || (place < settled && !pulls.get(head)?.found))
                continue;
            const base = (place === settled && pulls.get(head)?.found?.base) || (await landing(wish, place - 1));
            const [below, above] = [wish.slices[place - 1], wish.slices[place + 1]].map((slice) => slice && openAt(slice.head));
            await of(head).make({
                base,
                staleBase: (now) => pulls.get(now)?.found?.state === 'merged',
                tip,
                ready,
                text: text({ below, above }),
            });
        }
    }
    function openAt(head) {
        const pull = pulls.get(head)?.found;
        return pull?.state === 'open' ? pull.number : undefined;
    }
    const lacks = ({ slices }) => slices.some(({ head, tip }) => tip !== undefined && openAt(head) === undefined);
    async function newer(wish) {
        if (closing || lacks(wish))
            return;
        wake = new AbortController();
        await wait(patienceMs, wake.signal).catch(() => undefined);
    }
    async function work() {
        while (wanted) {
            await newer(wanted);
            const next = wanted;
            wanted = undefined;
            await makeAll(next).catch((error) => {
                const why = error instanceof error_error/* RalphError */.A ? `${error.message} ${error.hint}` : String(error);
                warn(`the pull request could not be updated: ${why}`);
            });
        }
    }
    const found = () => [...pulls.values()].flatMap((pull) => pull.found ?? []);
    const numbers = (wanted) => found().flatMap(({ state, number }) => (state === wanted ? number : []));
    return {
        get threads() {
            return [...numbers('open'), ...numbers('closed')];
        },
        get found() {
            return found();
        },
        get heldBack() {
            return [...pulls.values()].some((pull) => pull.heldBack);
        },
        get unready() {
            return pulls.size === 0 || [...pulls.values()].some(({ unready }) => unready);
        },
        async find() {
            try {
                if (stacked)
                    await lookAtOpen();
                else
                    await of(workBranch).look();
                return true;
            }
            catch (error) {
                if (!(error instanceof error_error/* RalphError */.A))
                    throw error;
                warn(`the run's pull request could not be found: ${error.message} ${error.hint}`);
                return false;
            }
        },
        show(wish) {
            wanted = wish;
            if (lacks(wish))
                wake.abort();
            working ??= work().finally(() => {
                working = undefined;
            });
        },
        async close() {
            closing = true;
            wake.abort();
            while (working)
                await working;
            closing = false;
        },
    };
}

// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
;// CONCATENATED MODULE: ./build/core/report/markdown/checked-commit.js







const [longestDescription, longestContext] = [140, 200];
function commitStatuses({ commit, checks, knownRed }, request) {
    const effect = (context, result) => {
        const name = (0,one_line/* plainLine */.h0)(context, longestContext);
        const status = {
            sha: commit,
            context: name,
            state: result.passed ? 'success' : 'failure',
            description: (0,one_line/* plainLine */.h0)(describe(result, knownRed.includes(result.name)), longestDescription),
            ...(request.jobUrl !== undefined && { target_url: request.jobUrl }),
        };
        return { key: `status/${commit}/${name}`, kind: 'status', body: JSON.stringify(status) };
    };
    const own = checks.map((result) => effect(`ralph/${result.name}`, result));
    const mirrored = Object.entries(request.mirror).flatMap(([context, name]) => {
        const result = checks.find((one) => one.name === name);
        return result ? [effect(context, result)] : [];
    });
    return [...own, ...mirrored];
}
function describe(result, known) {
    if (!result.passed)
        return `${(0,failure_sentence/* failureSentence */.Qz)(result)}${known ? ', as it did before the run' : ''}`;
    const after = (0,amounts/* formatDuration */.a3)(result.duration_ms);
    const passed = result.flaky ? `passed on the second try in ${after}` : `passed in ${after}`;
    return [passed, ...(0,failure_sentence/* changedFiles */.Y_)(result).map((what) => `it ${what}`)].join('; ');
}
const checked_commit_longest = 60_000;
function pullReviews(of) {
    if (!of || of.review.findings.length === 0)
        return [];
    const { commit: sha, branch, at, iteration, task, model, review } = of;
    const { findings, verdict, summary } = review;
    const by = model === null ? '' : ` by ${(0,neutral_markdown/* inlineMarkdown */.x)(model, 60)}`;
    const others = findings.filter(({ line }) => line === null);
    const said = {
        sha,
        branch,
        at,
        body: [
            `**Iteration ${iteration} (${task}), reviewed${by}: ${verdict}, ${(0,amounts/* plural */.LS)(findings.length, 'finding')}.**`,
            (0,neutral_markdown/* neutralMarkdown */.j7)(summary),
            ...(others.length === 0 ? [] : [listOf(others)]),
            'An agent wrote this. To have a finding fixed, reply to it with `/ralph redo`.',
        ].join('\n\n'),
        comments: findings.flatMap(({ path, line, severity, text }) => path === null || line === null ? [] : [{ path, line, body: `**${severity}**: ${(0,neutral_markdown/* neutralMarkdown */.j7)(text)}` }]),
    };
    return [{ key: `review/${sha}`, kind: 'review', body: JSON.stringify(said) }];
}
function withoutComments({ body, comments }) {
    const items = comments.map((comment) => `- ${(0,report_context/* code */.aY)((0,read_review/* placeOf */.$t)(comment))} ${indented(comment.body)}`);
    return (0,fences/* shortenMarkdown */.zU)([body, ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n'), checked_commit_longest);
}
const listOf = (findings) => findings
    .map((finding) => {
    const where = finding.path === null ? '' : `${(0,report_context/* code */.aY)(finding.path)}: `;
    return `- **${finding.severity}**: ${where}${indented((0,neutral_markdown/* neutralMarkdown */.j7)(finding.text))}`;
})
    .join('\n');
const indented = (text) => text.replaceAll('\n', '\n  ');

// EXTERNAL MODULE: ./build/core/run/stored/memory.js
var stored_memory = __webpack_require__(45391);
// EXTERNAL MODULE: ./build/adapter/github/account/who-may.js
var who_may = __webpack_require__(19110);
// EXTERNAL MODULE: ./build/adapter/github/orders/comment-order.js
var comment_order = __webpack_require__(8498);
// EXTERNAL MODULE: ./build/adapter/github/orders/comment-queue.js
var comment_queue = __webpack_require__(13585);
// EXTERNAL MODULE: ./build/adapter/github/orders/review-queue.js
var review_queue = __webpack_require__(25690);
// EXTERNAL MODULE: ./build/adapter/github/pulls/commit-status-poster.js
var commit_status_poster = __webpack_require__(81833);
// EXTERNAL MODULE: ./build/schema/run/control.js
var control = __webpack_require__(70733);
;// CONCATENATED MODULE: ./build/adapter/github/pulls/review-poster.js






const unsureMs = 10_000;
const review_poster_patienceMs = 3_600_000;
const hopeless = new Set([
    'GITHUB_PERMISSION_MISSING',
    'GITHUB_SETTING_FORBIDS',
    'GITHUB_FORBIDDEN',
    'GITHUB_NOT_FOUND',
    'GITHUB_GONE',
    'GITHUB_MOVED',
    'GITHUB_LOCKED',
    'GITHUB_REFUSED',
]);
function reviewPoster(options) {
    const { github, plan, self, pullOf, now, warn, redact } = options;
    const unsure = new Map();
    async function post(key, review) {
        const pull_number = await pullOf(review.branch);
        if (pull_number === undefined)
            return now() > Date.parse(review.at) + review_poster_patienceMs;
        if (now() < (unsure.get(key) ?? 0))
            return false;
        const there = await github.list('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', { pull_number });
        const mark = (0,thread_outbox/* markOf */.F)(plan, key);
        if ((0,threads/* ownMarks */.hV)(there, self).has(mark))
            return true;
        unsure.set(key, now() + unsureMs);
        const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
        const said = { pull_number, event: 'COMMENT', body: `${mark}\n${redact(review.body)}` };
        const comments = review.comments.map(({ path, line, body }) => ({
            ...{ path, line, side: 'RIGHT' },
            body: `${read_comment/* ownMark */.a}${plan}:finding -->\n${redact(body)}`,
        }));
        try {
            await github.request(route, { ...said, commit_id: review.sha, comments });
        }
        catch (error) {
            if (!(error instanceof error_error/* RalphError */.A && error.code === 'GITHUB_REFUSED'))
                throw error;
            await github.request(route, { ...said, body: `${mark}\n${redact(withoutComments(review))}` });
        }
        unsure.delete(key);
        return true;
    }
    async function deliverOne({ key, body }) {
        const review = read(body);
        if (!review)
            return true;
        try {
            return await post(key, review);
        }
        catch (error) {
            if (!(error instanceof error_error/* RalphError */.A))
                throw error;
            const gone = hopeless.has(error.code);
            warn(`the review of ${review.sha.slice(0, 7)} could not be posted${gone ? '' : ' yet'}: ${error.message} ${error.hint}`);
            return gone;
        }
    }
    return {
        async deliver(effects) {
            const delivered = [];
            for (const effect of effects)
                if (await deliverOne(effect))
                    delivered.push(effect.key);
            return delivered;
        },
    };
}
function read(body) {
    try {
        return control/* PullReview */.OF.parse(JSON.parse(body));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/adapter/github/thread/status-board.js




const spacingMs = 15_000;
const lastMs = 1_000;
const sameMs = 600_000;
function statusBoard(options) {
    const { github, issue, seen, isNew, plan, self, now, warn, redact } = options;
    const { wait = (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { signal }) } = options;
    const last = new AbortController();
    let wanted;
    let shown = { facts: '', at: Number.NEGATIVE_INFINITY };
    let comment;
    let tried = false;
    const mark = (0,thread_outbox/* markOf */.F)(plan, 'status');
    let working;
    function start() {
        working ??= write().finally(() => {
            working = undefined;
            if (wanted && issue() !== undefined)
                start();
        });
    }
    async function write() {
        while (wanted && issue() !== undefined) {
            await wait(left(spacingMs), last.signal).catch(() => undefined);
            await wait(left(lastMs));
            const next = wanted;
            wanted = undefined;
            try {
                await put(next);
            }
            catch (error) {
                const why = error instanceof error_error/* RalphError */.A ? `${error.message} ${error.hint}` : String(error);
                warn(`the status comment could not be written: ${why}`);
            }
            shown = { facts: next.facts, at: now() };
        }
    }
    const left = (spacing) => Math.max(0, shown.at + spacing - now());
    async function put({ body, memory }) {
        const text = `${mark}\n${memory}\n${redact(body)}`;
        comment ??= tried ? await find() : await first();
        tried = true;
        if (comment !== undefined && (await edit(comment, text)))
            return;
        comment = undefined;
        const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
        comment = Number((await github.request(route, { issue_number: issue() ?? 0, body: text })).id);
    }
    async function first() {
        const [id, on] = seen?.() ?? [];
        if (id !== undefined && on === issue())
            return id;
        return isNew?.() ? undefined : find();
    }
    async function find() {
        const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
        const all = await github.list(route, { issue_number: issue() ?? 0 });
        const ours = all.filter(({ user, body = '' }) => user?.login === self && body.startsWith(read_comment/* ownMark */.a));
        const [first, ...others] = ours.filter(({ body = '' }) => body.startsWith(mark)).map(({ id }) => Number(id));
        for (const comment_id of others) {
            await github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id });
        }
        return first;
    }
    async function edit(comment_id, body) {
        try {
            await github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id, body });
            return true;
        }
        catch (error) {
            if (error instanceof error_error/* RalphError */.A && error.code === 'GITHUB_NOT_FOUND')
                return false;
            throw error;
        }
    }
    return {
        show(status) {
            if (status.facts === shown.facts && now() - shown.at < sameMs)
                return;
            wanted = status;
            start();
        },
        async close() {
            last.abort();
            while (working)
                await working;
        },
    };
}

;// CONCATENATED MODULE: ./build/adapter/github/tracker/tracker.js











function gitHubTracker(options) {
    const { threads, now, mirror } = options;
    const outbox = (0,thread_outbox/* outboxAt */.X)({ ...options, notices: () => threads()[0] });
    const statuses = (0,commit_status_poster/* commitStatusPoster */.H)(options);
    const posted = reviewPoster(options);
    const statusComments = new Map();
    const seen = () => (statusComments.size === 1 ? [...statusComments][0] : undefined);
    const board = statusBoard({ ...options, issue: () => threads()[0], seen });
    const whoMay = (0,who_may/* whoMayOrder */.e)(options);
    const orderOf = (0,comment_order/* orderReader */.W)({ ...options, whoMay });
    const reviews = (0,review_queue/* reviewQueue */.O)({ ...options, whoMay });
    const commits = (0,comment_queue/* commitQueue */.Nl)({ ...options, orderOf, branch: options.workBranch });
    const others = (0,comment_queue/* throttledSource */.kW)([reviews, commits], now);
    let memory;
    const statusMark = (0,thread_outbox/* markOf */.F)(options.plan, 'status');
    const incoming = (0,comment_queue/* commentQueue */.$z)({
        ...options,
        orderOf,
        others,
        seen: async (order) => (options.onlyReads ? undefined : outbox.sign(order, 'seen')),
        own: ({ id, body = '', issue_url }) => {
            if (!body.startsWith(statusMark))
                return;
            memory = (0,stored_memory/* readMemory */.S1)(body) ?? memory;
            statusComments.set(Number(id), Number(issue_url.split('/').at(-1)));
        },
    });
    return {
        incoming,
        forget: () => Promise.resolve(),
        async deliver(effects) {
            const of = (name) => effects.filter(({ kind }) => kind === name);
            const others = effects.filter(({ kind }) => kind !== 'status' && kind !== 'review' && kind !== 'notify');
            return [
                ...(await outbox.deliver(others)),
                ...(await statuses.deliver(of('status'))),
                ...(await posted.deliver(of('review'))),
            ];
        },
        effectsOf: (checked) => [
            ...commitStatuses(checked, { mirror, jobUrl: options.place().jobUrl }),
            ...pullReviews(checked.review),
        ],
        memory: () => memory,
        shownOn: () => seen()?.[1],
        report: ({ plan, state, commit }) => {
            const line = (0,stored_memory/* memoryLine */.Uf)({ run: state.run, epoch: state.epoch, iteration: state.iteration, commit });
            board.show({ ...statusComment({ plan, state }, { ...options.place(), now: now() }), memory: line });
        },
        published: () => undefined,
        close: board.close,
    };
}

// EXTERNAL MODULE: ./build/adapter/github/tracker/tracking-issue.js
var tracking_issue = __webpack_require__(72234);
;// CONCATENATED MODULE: ./build/adapter/github/tracker/run-tracker.js






function runTracker(options) {
    const { now } = options;
    const warn = once(options.warn);
    const ci = (0,own_ci/* ownCiWatch */.y)(options);
    const place = () => ({ ...options.place(), ownCi: ci.now, ...askedAt() });
    const issue = (0,tracking_issue/* trackingIssue */.T)({ ...options, ...options.issue, warn });
    const pulls = pullStack({ ...options, warn });
    const closings = closingOrders(options.github);
    const threads = () => [issue.number, ...pulls.threads].filter((number) => number !== undefined);
    const reviewed = () => pulls.found.map(({ number }) => number);
    const isNew = () => issue.made;
    const board = gitHubTracker({ ...options, place, warn, threads, pulls: reviewed, find: () => look(), isNew, pullOf });
    let pullsFound;
    let looked;
    let run;
    let tips;
    let opening;
    let unsaid = {};
    function askedAt() {
        const { jobUrl, repositoryUrl } = options.place();
        const asks = options.holdReady === true && run?.state.stop?.kind === 'complete' && pulls.unready;
        return asks ? { askedAt: jobUrl ?? `${repositoryUrl}/actions` } : undefined;
    }
    const findPulls = () => {
        pullsFound ??= pulls.find();
        return pullsFound;
    };
    const look = () => {
        looked ??= Promise.all([issue.find(), findPulls()]).then((known) => known.every(Boolean));
        return looked;
    };
    function open() {
        opening ??= look().then(issue.ensure);
        return opening;
    }
    function showPulls() {
        if (options.opensPulls === false || !run || tips === undefined || run.state.work === run.state.base)
            return;
        const wanted = wantedPulls(run, { ...place(), now: now() }, issue.number);
        const slices = wanted.map((pull) => ({ ...pull, tip: tips?.get(pull.head) }));
        pulls.show({ base: run.state.base_branch ?? options.defaultBranch, slices });
    }
    async function pullOf(branch) {
        const find = () => pulls.found.findLast(({ head }) => head === branch)?.number;
        if (find() === undefined) {
            await open();
            showPulls();
            await pulls.close();
        }
        return find();
    }
    function showRun(next) {
        run = next;
        ci.follow(next.state.work);
        void open().then(async () => {
            await lookAtCi();
            if (!run)
                return;
            board.report(run);
            if (run.state.stop)
                showPulls();
        });
    }
    function showTips(next) {
        tips = next;
        void open().then(showPulls);
    }
    function sayRest() {
        if (unsaid.run)
            showRun(unsaid.run);
        if (unsaid.tips)
            showTips(unsaid.tips);
        unsaid = {};
    }
    async function lookAtCi(again = false) {
        if (run && tips !== undefined && pulls.threads.length > 0)
            await ci.look(again);
    }
    return {
        async incoming(options) {
            const known = await findPulls();
            const [{ orders, cursor }, closed] = await Promise.all([board.incoming(options), closings(pulls.found, options)]);
            return { orders: [...orders, ...closed], cursor: known ? cursor : null };
        },
        forget: board.forget,
        async deliver(effects) {
            if (effects.some(({ kind }) => kind === 'notice'))
                await open();
            const delivered = await board.deliver(effects);
            const left = effects.filter(({ kind, key }) => kind === 'review' && !delivered.includes(key));
            if (left.length === 0 || !options.showsAtEnd)
                return delivered;
            sayRest();
            return [...delivered, ...(await board.deliver(left))];
        },
        effectsOf: board.effectsOf,
        report(next) {
            if (options.showsAtEnd)
                unsaid = { ...unsaid, run: next };
            else
                showRun(next);
        },
        published(next) {
            if (options.showsAtEnd)
                unsaid = { ...unsaid, tips: next };
            else
                showTips(next);
        },
        async merged(tip) {
            await look();
            const inStack = (branch) => `${branch}.`.startsWith(`${options.workBranch}.`);
            const pull = pulls.found.find(({ state, sha, base }) => state === 'merged' && sha === tip && !inStack(base));
            return pull?.mergeCommit ? { number: pull.number, commit: pull.mergeCommit } : undefined;
        },
        heldBack: () => pulls.heldBack,
        memory: () => (issue.closed ? undefined : board.memory?.()),
        async converge(idle, shown) {
            const on = board.shownOn();
            if (on !== undefined && !reviewed().includes(on))
                issue.know(on);
            await look();
            run = idle;
            tips = shown;
            showPulls();
            await pulls.close();
        },
        async close() {
            sayRest();
            await opening;
            await pulls.close();
            await lookAtCi(true);
            if (ci.now.waiting.length > 0)
                showPulls();
            if (run)
                board.report(run);
            await Promise.all([pulls.close(), board.close()]);
            if (options.closeIssue && run?.state.stop?.kind === 'complete')
                await issue.close();
        },
        async threads() {
            await look();
            return threads();
        },
    };
}
function once(warn) {
    const said = new Set();
    return (text) => {
        if (said.has(text))
            return;
        said.add(text);
        warn(text);
    };
}

// EXTERNAL MODULE: ./build/core/config/table/action-inputs.js
var action_inputs = __webpack_require__(29370);
// EXTERNAL MODULE: ./build/core/order/may-order.js
var may_order = __webpack_require__(15989);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/action/context/api-client.js
var api_client = __webpack_require__(67084);
// EXTERNAL MODULE: ./build/entry/action/context/inputs.js
var context_inputs = __webpack_require__(55077);
;// CONCATENATED MODULE: ./build/entry/action/issue/on-github.js










async function onGitHub(project, context, { warn, onlyReads = false, showsAtEnd = false, queue, }) {
    const { env, inputs, runner, now } = context;
    const client = (0,api_client/* apiClient */.uE)(context);
    if (!client)
        return undefined;
    const { owner, repo } = client;
    const { settings, plan, planName, planFile, stateRef, workBranch, repository, secrets } = project;
    const page = `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${owner}/${repo}`;
    const { url } = runner.checkout.holder;
    const bounds = [settings['time-budget'], settings['job-limit']].filter((ms) => ms !== undefined);
    const jobMs = bounds.length === 0 ? undefined : Math.min(...bounds);
    const place = {
        planFile,
        repositoryUrl: page,
        costBudgetUsd: settings['cost-budget'],
        settings,
        stateRef,
        ...(jobMs !== undefined && { jobMs }),
        ...(url && { jobUrl: url }),
        ...(url && inputs.command === 'apply' && { reportUrl: `${url}#artifacts` }),
        ...(queue && { queue }),
    };
    const tracker = runTracker({
        github: client,
        plan: planName,
        workBranch,
        stacked: plan.tasks.some(({ milestone }) => milestone !== undefined),
        closeIssue: settings['close-issue'],
        opensPulls: settings['on-complete'] !== 'none',
        holdReady: inputs.command !== 'ready' && (0,context_inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af['hold-ready'], inputs.flags['hold-ready']),
        defaultBranch: repository.defaultBranch ?? 'main',
        issue: {
            given: (0,context_inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.issue, inputs.flags['issue']),
            title: `ralph: ${(0,one_line/* plainLine */.h0)(plan.project ?? planName, 100)}`,
            body: issueText(project),
        },
        self: await (0,api_client/* ownLogin */.C4)(context, client),
        least: (0,may_order/* leastOf */.zk)(settings['command-permission']),
        bots: settings['command-bots'],
        place: () => place,
        mirror: settings['mirror-status'],
        onlyReads,
        showsAtEnd,
        now,
        warn,
        redact: (0,redact/* redactor */.$p)(secrets),
    });
    return { client, tracker };
}
const issueText = ({ planFile, planName, workBranch }) => [
    `ralph is working through ${(0,report_context/* code */.aY)(planFile)} on the branch ${(0,report_context/* code */.aY)(workBranch)}. The comment below shows its status.`,
    'Give orders in the first line of a new comment here or on the pull request: `/ralph pause`, `/ralph hint TEXT`, \u2026; `/ralph help` lists them. Anyone with write access may give orders.',
    (0,after_init/* publicNotice */.m)(planName),
].join('\n\n');
const outsideOf = ({ tracker }) => ({
    outbox: tracker,
    display: tracker,
    mergeWitness: tracker,
    orderSource: (inbox) => ordersOfBoth(tracker, inbox),
});
function ordersOfBoth(github, inbox) {
    return {
        async incoming(look) {
            const [comments, refs] = await Promise.all([github.incoming(look), inbox.incoming(look)]);
            const orders = [...comments.orders, ...refs.orders].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
            return { orders, cursor: comments.cursor };
        },
        forget: (ids) => inbox.forget(ids.filter((id) => (0,threads/* placeOf */.$t)(id) === undefined)),
        ...(github.memory && { memory: github.memory }),
    };
}


/***/ }),

/***/ 28180:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ report),
  N: () => (/* binding */ reportFault)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/log/actions-log.js + 4 modules
var actions_log = __webpack_require__(22792);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/github/address.js
var address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/markdown/action-outputs.js


const outputHelp = {
    status: 'why the job ended; from begin and intake also what comes next: attempt, baseline, undo or agents_md (a commit of AGENTS.md without an agent). Otherwise complete, iteration_limit, time_budget, cost_budget, paused, human_review, waiting, blocked, stuck, busy, cancelled or failed',
    due: 'from begin and intake: true if other jobs or steps continue, and finish or apply follows; from agent: true if it left a commit to check; otherwise false',
    commit: 'from begin: the commit to check; it is not on a branch, but can be fetched by its id',
    iteration: 'from begin: the number of the iteration; empty for the baseline',
    task: 'from begin: the id of its task; empty for the baseline',
    iterations: 'iterations of the run so far',
    'tasks-done': 'tasks that are done',
    'tasks-total': 'tasks of the plan',
    'cost-usd': 'what the run has cost so far, in USD, as a plain number such as 1.25',
    'state-ref': "the full name of the ref that holds the run's state",
    'work-branch': 'the name of the branch with one commit per task that passed',
    'head-sha': 'tip of the work branch',
    'resume-at': 'when the run can continue, ISO 8601 in UTC; empty unless status is waiting',
    report: 'the path of a Markdown file with the job summary',
};
const tickOutputHelp = {
    'due-plans': 'from tick: a JSON list of the plans that need a job, each with plan (its file) and name; usable as a matrix',
    'next-at': 'from tick: when the next run becomes due, ISO 8601 in UTC; empty if none will',
    asleep: 'from tick in ralph-watchdog.yml: true if it disabled its own workflow because every run is complete; otherwise empty',
};
const pageOutputHelp = {
    'report-html': 'from run, finish and apply: the path of an HTML file with everything about the run, as ralph report --html writes it, to upload as an artifact; empty if no run was changed',
    'pages-html': 'the path of the same page if it may be published, because the repository is public or `pages: public` is set; otherwise empty',
};
const intakeOutputHelp = {
    settings: 'from intake: its settings as JSON, for the input `settings` of the jobs that follow',
};
const readyOutputHelp = {
    'ready-due': 'with hold-ready: true if all tasks are done and a pull request waits for command: ready; otherwise empty',
};
function actionOutputs(end, context) {
    const { run, reason } = end;
    return {
        status: end.status,
        due: String(end.handed !== undefined),
        commit: end.handed?.commit ?? '',
        iteration: end.handed?.of ? String(end.handed.of.iteration) : '',
        task: end.handed?.of?.task ?? '',
        iterations: run ? String(run.state.iteration) : '',
        'tasks-done': run ? String((0,task_rows/* countStatuses */.ip)((0,begin/* recordsOf */.M$)(run.plan, run.state)).done) : '',
        'tasks-total': run ? String(run.plan.tasks.length) : '',
        'cost-usd': run ? String(Math.round(run.state.usage.usd * 10_000) / 10_000) : '',
        'state-ref': context.stateRef,
        'work-branch': run?.state.work_branch ?? '',
        'head-sha': run?.state.work ?? '',
        'resume-at': reason?.kind === 'waiting' ? reason.until : '',
        report: context.report,
    };
}

// EXTERNAL MODULE: ./build/core/handoff/agent-claims.js
var agent_claims = __webpack_require__(84474);
// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(76441);
// EXTERNAL MODULE: ./build/core/report/terminal/task-table.js
var task_table = __webpack_require__(12980);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/receipt-text.js
var receipt_text = __webpack_require__(15079);
// EXTERNAL MODULE: ./build/core/report/words/remarks.js
var remarks = __webpack_require__(95618);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/core/report/words/stop-sentence.js
var stop_sentence = __webpack_require__(11365);
// EXTERNAL MODULE: ./build/core/report/markdown/gantt.js
var markdown_gantt = __webpack_require__(73821);
// EXTERNAL MODULE: ./build/core/report/markdown/graph.js
var markdown_graph = __webpack_require__(8567);
;// CONCATENATED MODULE: ./build/core/report/markdown/job-summary.js




















const summaryBytes = 900 * 1024;
function jobSummary(job, context) {
    const { happened, details, next } = sentence(job, context);
    const head = [
        `## ${job.run ? `ralph: ${(0,neutral_markdown/* inlineMarkdown */.x)(job.run.plan.project ?? job.run.state.plan, 100)}` : 'ralph'}`,
        `**${happened}**`,
        ...(details.length > 0 ? [list(details)] : []),
        next,
        ...(job.run ? runSections(job.run, context) : []),
    ].join('\n\n');
    return `${head}${iterationSections(job.iterations, { room: summaryBytes - bytes(head), stateRef: context.stateRef })}\n`;
}
function sentence({ end, run }, context) {
    const foreign = (text) => (0,neutral_markdown/* inlineMarkdown */.x)(text, 500);
    if (end.kind === 'fault') {
        return {
            happened: foreign(end.message),
            details: (0,capped/* cappedLines */.L)(end.findings.map(foreign), 100),
            next: (0,neutral_markdown/* inlineMarkdown */.x)(end.hint, 1000),
        };
    }
    const text = end.kind === 'handed_on' ? (0,run_sentence/* handedOnText */.T)(end.handed) : (0,stop_sentence/* stopSentence */.WQ)(end, context, foreign);
    return {
        ...text,
        next: (0,next_steps/* nextMarkdown */.Ze)(text.next),
        details: [...text.details, ...(run ? (0,remarks/* remarks */.IW)(run, foreign, context) : [])],
    };
}
function runSections({ plan, state }, context) {
    const records = (0,begin/* recordsOf */.M$)(plan, state);
    const { rows, omitted } = (0,task_rows/* shownTasks */.sH)({ plan, state });
    const gantt = (0,markdown_gantt/* attemptsGantt */.h)(state);
    const graph = (0,markdown_graph/* dependencyGraph */.i)(plan, records);
    return [
        `### ${(0,task_rows/* countsInWords */.Pe)(records)}`,
        (0,task_table/* markdownTable */.Q)(rows),
        ...(omitted ? [omitted] : []),
        `Work is on ${(0,report_context/* code */.aY)(state.work_branch)} at ${(0,report_context/* code */.aY)((0,report_context/* shortOid */.$M)(state.work))}; everything else is on ${(0,report_context/* code */.aY)(context.stateRef)}.`,
        ...(graph === undefined ? [] : ['### Dependencies', graph]),
        ...(gantt === undefined ? [] : ['### Newest attempts', gantt]),
        '### Receipt',
        (0,receipt_text/* receiptMarkdown */.OZ)((0,receipt/* receiptOf */.W7)(state, Date.parse(state.updated))),
    ];
}
function iterationSections(iterations, { room, stateRef }) {
    if (iterations.length === 0)
        return '';
    const heading = '\n\n### Iterations of this job';
    let left = room - bytes(heading) - 500;
    const blocks = [];
    for (const record of [...iterations].reverse()) {
        const block = `\n\n${iterationBlock(record)}`;
        left -= bytes(block);
        if (left < 0)
            break;
        blocks.unshift(block);
    }
    const omitted = iterations.length - blocks.length;
    const first = iterations[0]?.iteration ?? 0;
    const folder = (0,report_context/* code */.aY)('iterations/');
    const said = `Not shown here: the ${omitted} before, from iteration ${first}; see ${folder} of ${(0,report_context/* code */.aY)(stateRef)}.`;
    return `${heading}${omitted > 0 ? `\n\n${said}` : ''}${blocks.join('')}`;
}
const list = (items) => items.map((item) => `- ${item}`).join('\n');
const bytes = (text) => new TextEncoder().encode(text).length;
const longestHandoff = 6_000;
const longestOutput = 3_000;
const mostChecks = 50;
function iterationBlock(record) {
    const { iteration, task, attempt, outcome, passed, why, cost } = record;
    const title = [`#${iteration} ${task}`, `attempt ${attempt}`, outcome, ...(cost === '' ? [] : [cost])].join(' · ');
    const parts = [
        `<details>\n<summary>${passed ? '\u2713' : '\u2717'} ${title}</summary>`,
        ...(why === '' ? [] : [`Why: ${(0,neutral_markdown/* inlineMarkdown */.x)(why, 1000)}`]),
        ...handoffParts(record),
        ...checkParts(record.validation),
        ...reviewParts(record),
        ...record.passes.flatMap(passParts),
        ...cutParts(record),
        '</details>',
    ];
    return parts.join('\n\n');
}
const words = {
    structured: 'as the agent answered',
    result_text: "from the agent's last output",
    extracted: "extracted from the agent's output",
    synthetic: 'synthetic: the agent left none',
    engine: 'by ralph: no agent was asked',
};
function handoffParts({ handoff: stored }) {
    if (!stored)
        return [];
    const { source, handoff } = stored;
    const signals = (0,agent_claims/* signalsOf */.B7)({ handoff, handoffSource: source });
    const freeform = (0,fences/* shortenMarkdown */.zU)((0,neutral_markdown/* neutralMarkdown */.j7)(handoff.freeform), longestHandoff);
    return [
        `**Handoff** (${words[source]}): ${(0,neutral_markdown/* inlineMarkdown */.x)(handoff.summary, 500)}`,
        ...(freeform.trim() === '' || handoff.freeform === handoff.summary ? [] : [freeform]),
        ...(signals ? [`Its agent says: ${(0,agent_claims/* signalsInWords */.yV)(signals, (text) => (0,neutral_markdown/* inlineMarkdown */.x)(text, 300))}.`] : []),
    ];
}
function checkParts(validation) {
    if (!validation || validation.checks.length === 0)
        return [];
    const shown = validation.checks.slice(0, mostChecks);
    const rows = shown.map((check) => `| ${(0,neutral_markdown/* markdownCell */.UZ)(check.name)} | ${verdict(check)} | ${(0,amounts/* formatDuration */.a3)(check.duration_ms)} |`);
    const more = validation.checks.length - shown.length;
    const failed = shown.filter(({ passed }) => !passed).slice(0, 10);
    return [
        ['| Check | Result | Time |', '| --- | --- | ---: |', ...rows].join('\n'),
        ...(more > 0 ? [`And ${(0,amounts/* plural */.LS)(more, 'more check')}.`] : []),
        ...traceParts(shown),
        ...failed.map((check) => `${(0,neutral_markdown/* inlineMarkdown */.x)(check.name, 200)} printed:\n\n${(0,fences/* fenced */.OF)((0,output_excerpt/* outputExcerpt */.V4)(check, longestOutput) || '(nothing)')}`),
    ];
}
function traceParts(checks) {
    const lines = checks.flatMap((check) => (0,failure_sentence/* traces */.d7)(check).map((what) => `- ${(0,neutral_markdown/* inlineMarkdown */.x)(check.name, 200)} ${(0,neutral_markdown/* inlineMarkdown */.x)(what, 700)}.`));
    if (lines.length === 0)
        return [];
    const hint = checks.some(({ changed }) => changed) ? `\n\n${failure_sentence/* formatterHint */.qS}` : '';
    return [`${lines.join('\n')}${hint}`];
}
function verdict(result) {
    const { passed, flaky, timed_out, exit_code } = result;
    if (passed)
        return flaky ? '\u2713 flaky: it failed first' : '\u2713 passed';
    if (result.elsewhere)
        return `\u2717 ${(0,neutral_markdown/* inlineMarkdown */.x)((0,failure_sentence/* failureSentence */.Qz)(result), 200)}`;
    if (timed_out)
        return '\u2717 timed out';
    return exit_code === null ? '\u2717 ended by a signal' : `\u2717 exit code ${exit_code}`;
}
function reviewParts({ review: reviewed }) {
    if (!reviewed)
        return [];
    if (!reviewed.review)
        return [`**Review**: none: ${(0,neutral_markdown/* inlineMarkdown */.x)(reviewed.why ?? '', 500)}`];
    const { verdict, summary, findings } = reviewed.review;
    const rows = findings.map((finding) => {
        const cells = [finding.severity, (0,neutral_markdown/* markdownCell */.UZ)((0,read_review/* placeOf */.$t)(finding), 200), (0,neutral_markdown/* markdownCell */.UZ)(finding.text, 600)];
        return `| ${cells.join(' | ')} |`;
    });
    return [
        `**Review** (${verdict}): ${(0,neutral_markdown/* inlineMarkdown */.x)(summary, 1_000)}`,
        ...(rows.length === 0 ? [] : [['| Weight | Where | Finding |', '| --- | --- | --- |', ...rows].join('\n')]),
    ];
}
function passParts({ name, issues, summary, why }) {
    const title = `**Pass ${(0,neutral_markdown/* inlineMarkdown */.x)(name, 40)}**`;
    if (why !== null)
        return [`${title}: none: ${(0,neutral_markdown/* inlineMarkdown */.x)(why, 500)}`];
    const rows = issues.map(({ severity, file, description }) => {
        const cells = [severity, (0,neutral_markdown/* markdownCell */.UZ)(file ?? '', 200), (0,neutral_markdown/* markdownCell */.UZ)(description, 600)];
        return `| ${cells.join(' | ')} |`;
    });
    return [
        `${title}: ${(0,neutral_markdown/* inlineMarkdown */.x)(summary, 1_000)}`,
        ...(rows.length === 0 ? [] : [['| Weight | Where | Finding |', '| --- | --- | --- |', ...rows].join('\n')]),
    ];
}
function cutParts({ cuts }) {
    if (cuts.length === 0)
        return [];
    const each = cuts.map(({ section, from_chars, to_chars }) => to_chars === 0
        ? `${section} (all ${from_chars} characters)`
        : `${section} (${from_chars} \u2192 ${to_chars} characters)`);
    return [`Cut from its prompt to stay within the budget: ${each.map((text) => (0,neutral_markdown/* inlineMarkdown */.x)(text, 200)).join(', ')}.`];
}

// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
;// CONCATENATED MODULE: ./build/core/report/terminal/final.js













function finalReport(job, context, look) {
    const { plan, state, reason } = job;
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const shown = (0,task_rows/* shownTasks */.sH)({ plan, state });
    const text = (0,stop_sentence/* stopSentence */.WQ)(reason, context);
    const colour = reason.kind === 'complete' ? 'green' : reason.kind === 'failed' || reason.kind === 'stuck' ? 'red' : 'yellow';
    const rules = (0,rules_text/* rulesInWords */.k5)(state.rules);
    const branch = (0,one_line/* plainLine */.h0)(state.work_branch, 200);
    const said = [
        '',
        paint(text.happened, colour),
        ...[...text.details, ...(0,remarks/* remarks */.IW)({ plan, state }, (why) => (0,one_line/* plainLine */.h0)(why, 500), context)].map((detail) => `  - ${detail}`),
        `${(0,task_rows/* countsInWords */.Pe)((0,begin/* recordsOf */.M$)(plan, state))}; ${(0,receipt_text/* attemptsInWords */.dA)(state.counts)}.`,
        '',
        ...(0,task_table/* textTable */.e)(shown.rows, look),
        ...(shown.omitted ? [shown.omitted] : []),
        '',
        ...(0,receipt_text/* receiptLines */.Us)((0,receipt/* receiptOf */.W7)(state, context.now)),
        '',
        ...(context.fetch === undefined ? [] : [`Fetch the branches first: ${paint(context.fetch, 'bold')}`]),
        `Work   ${branch} at ${(0,report_context/* shortOid */.$M)(state.work)}   (${(0,text_paint/* paintCode */.UW)((0,report_context/* commandSpan */["in"])('git', 'log', '--oneline', context.workBranch), paint)})`,
        `State  ${(0,one_line/* plainLine */.h0)(context.stateRef, 200)}`,
        ...(rules === undefined ? [] : [`Rules  ${rules}`]),
    ];
    return [...(0,display_width/* fitLines */.RV)(said, look), ...(0,next_steps/* nextLines */.N7)(text.next, { paint, columns: (0,display_width/* columnsOf */.PL)(look) })];
}

// EXTERNAL MODULE: ./build/core/report/words/queue-goes-on.js
var queue_goes_on = __webpack_require__(95577);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/action/context/runner.js
var runner = __webpack_require__(48582);
// EXTERNAL MODULE: ./build/core/github/workflow-file.js
var workflow_file = __webpack_require__(69034);
;// CONCATENATED MODULE: ./build/entry/action/context/start-of-run.js



async function startOfRun(env, plan) {
    const path = (env['GITHUB_WORKFLOW_REF'] ?? '').replace(/@.*$/, '');
    const event = fieldsOf(await eventIn(env));
    const byHand = env['GITHUB_EVENT_NAME'] === 'workflow_dispatch';
    const chosen = byHand ? fieldsOf(event['inputs']) : {};
    const branch = /^refs\/heads\/(.+)$/.exec(env['GITHUB_REF'] ?? '')?.[1];
    const usual = fieldsOf(event['repository'])['default_branch'];
    return (0,workflow_file/* startCommand */.S0)({
        workflow: (0,external_node_path_.basename)(path) || env['GITHUB_WORKFLOW'] || 'WORKFLOW',
        plan,
        ref: typeof usual === 'string' && branch !== usual ? branch : undefined,
        takesPlan: Object.hasOwn(chosen, 'plan') || (await fileTakesPlan(env, path)),
        chosen,
    });
}
const eventIn = (env) => (0,promises_.readFile)(env['GITHUB_EVENT_PATH'] ?? '', 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
async function fileTakesPlan(env, path) {
    const inside = /\.github\/workflows\/[^/]+$/.exec(path)?.[0];
    if (inside === undefined)
        return undefined;
    try {
        return (0,workflow_file/* choosesPlan */.y3)(await (0,promises_.readFile)((0,external_node_path_.join)(env['GITHUB_WORKSPACE'] ?? '', inside), 'utf8'));
    }
    catch {
        return undefined;
    }
}
const fieldsOf = (value) => (typeof value === 'object' && value !== null ? { ...value } : {});

;// CONCATENATED MODULE: ./build/entry/action/step/report-step.js















async function report(result, known) {
    if (result.kind === 'handed_on')
        return reportHandedOn(result, known);
    const { context, project } = known;
    const at = await reportContext(project, context);
    const code = (0,exit_codes/* exitCode */.I$)(result.reason);
    const clean = (0,redact/* redactor */.$p)(project.secrets);
    context.out(`${clean(finalReport(result, at, { width: 120, color: false }).join('\n'))}\n`);
    const end = { status: result.reason.kind, reason: result.reason, run: result };
    await publish({ run: result, end: result.reason, iterations: known.records }, end, known);
    return code;
}
async function reportHandedOn(run, known) {
    const { handed } = run.state;
    if (!handed)
        throw new Error('the job handed over something that is not in the state');
    const { happened, next } = (0,run_sentence/* handedOnText */.T)(handed);
    known.context.out(`\n${[happened, ...next.map(({ does }) => `${does}.`)].join('\n')}\n`);
    await publish({ run, end: { kind: 'handed_on', handed }, iterations: known.records }, { status: handed.what === 'passes' || handed.what === 'counsel' ? 'attempt' : handed.what, run, handed }, known);
    return 0;
}
async function reportFault(thrown, known) {
    const { context, project, run, records } = known;
    const error = (0,error_text/* userFault */._z)(thrown);
    const clean = (0,redact/* redactor */.$p)([...context.inputs.secrets, ...(project?.secrets ?? [])]);
    actions_log/* annotate */.f.error(clean((0,error_text/* errorText */.kc)(error)));
    const fault = error instanceof error_error/* RalphError */.A ? error : undefined;
    const { message, hint, findings } = fault ?? {
        message: String(error),
        hint: 'This is a bug in ralph; please report it.',
        findings: [],
    };
    const status = fault?.exit === 'busy' ? 'busy' : 'failed';
    const end = { kind: 'fault', message, hint, findings };
    await publish({ run, end, iterations: records }, { status, ...(run ? { run } : {}) }, known);
    return (0,error_text/* errorExitCode */.C6)(error);
}
async function publish(job, end, { context, project, queue }) {
    const at = await reportContext(project, context);
    const clean = (0,redact/* redactor */.$p)([...context.inputs.secrets, ...(project?.secrets ?? [])]);
    const goesOn = queue === undefined ? '' : `\n${(0,queue_goes_on/* goesOnMarkdown */.VV)(queue, treeOf(context))}\n`;
    const text = clean(`${jobSummary(job, at)}${goesOn}`);
    const file = (0,external_node_path_.join)(project?.home ?? context.checkout.home, 'report.md');
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await (0,promises_.writeFile)(file, text);
    for (const [name, value] of Object.entries(actionOutputs(end, { stateRef: project?.stateRef ?? '', report: file }))) {
        (0,runner/* setOutput */.uH)(name, clean(value));
    }
    await (0,runner/* writeSummary */.Sy)(text);
}
function treeOf({ env, checkout }) {
    const place = (0,address/* gitHubAddress */.CZ)(env, null);
    if (place === undefined || checkout.branch === null)
        return undefined;
    return (0,queue_goes_on/* treeAddress */.vo)(`${place.serverUrl}/${place.owner}/${place.repo}`, checkout.branch);
}
const reportContext = async (project, { now, env }) => ({
    planFile: project?.planFile ?? 'plan.json',
    reachedBy: project?.reachedBy ?? ['--remote', 'origin'],
    workBranch: project?.shownBranch ?? '',
    stateRef: project?.stateRef ?? '',
    now: now(),
    surface: 'workflow',
    start: await startOfRun(env, project?.planFile ?? 'plan.json'),
});


/***/ }),

/***/ 10383:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  beginsAnew: () => (/* binding */ beginsAnew),
  logOf: () => (/* binding */ logOf),
  partOfRun: () => (/* binding */ partOfRun),
  runStep: () => (/* binding */ runStep)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/github/pulls/commit-status-poster.js
var commit_status_poster = __webpack_require__(81833);
// EXTERNAL MODULE: ./build/adapter/github/workflow/start-next-job.js
var start_next_job = __webpack_require__(55516);
// EXTERNAL MODULE: ./build/adapter/github/workflow/workflow-liveness.js
var workflow_liveness = __webpack_require__(18211);
// EXTERNAL MODULE: ./build/adapter/log/actions-log.js + 4 modules
var actions_log = __webpack_require__(22792);
// EXTERNAL MODULE: ./build/app/job.js
var app_job = __webpack_require__(85111);
// EXTERNAL MODULE: ./build/core/config/table/action-inputs.js
var action_inputs = __webpack_require__(29370);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/assert-never.js
var assert_never = __webpack_require__(6615);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
;// CONCATENATED MODULE: ./build/core/report/facts/job-iterations.js



function jobIterations(events) {
    const endings = new Map();
    const cuts = new Map();
    for (const event of events) {
        if (isEnding(event))
            endings.set(event.iteration, event);
        if (event.type === 'prompt_cut')
            cuts.set(event.iteration, [...(cuts.get(event.iteration) ?? []), event]);
    }
    return events.flatMap((event) => {
        if (event.type !== 'attempt_started')
            return [];
        const { iteration, task, attempt } = event;
        return [{ iteration, task, attempt, ...outcomeOf(endings.get(iteration)), cuts: cuts.get(iteration) ?? [] }];
    });
}
const isEnding = (event) => ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'].includes(event.type);
const passedInWords = ({ commit, part }) => {
    if (commit === null)
        return 'nothing was left to do';
    return `${part ? `part ${part.number}, ` : ''}commit ${(0,report_context/* shortOid */.$M)(commit)}`;
};
function outcomeOf(ending) {
    if (!ending)
        return { outcome: 'not ended', passed: false, why: '', cost: '' };
    const cost = `${(0,amounts/* formatDuration */.a3)(ending.duration_ms)}, ${(0,amounts/* formatUsd */.UK)(ending.usage.usd)}`;
    switch (ending.type) {
        case 'attempt_succeeded':
            return { outcome: `passed, ${passedInWords(ending)}`, passed: true, why: '', cost };
        case 'attempt_held':
            return { outcome: `passed, ${passedInWords(ending)} waits for approval`, passed: true, why: '', cost };
        case 'attempt_failed':
            return { outcome: `failed (${ending.cause.replaceAll('_', ' ')})`, passed: false, why: ending.why, cost };
        case 'attempt_interrupted':
            return { outcome: `interrupted (${ending.cause.replaceAll('_', ' ')})`, passed: false, why: ending.why, cost };
        default:
            return (0,assert_never/* assertNever */.x)(ending);
    }
}

// EXTERNAL MODULE: ./build/core/run/lease/due.js
var due = __webpack_require__(94907);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/run/one-job.js + 8 modules
var one_job = __webpack_require__(65807);
// EXTERNAL MODULE: ./build/adapter/git/state/origin-state.js
var origin_state = __webpack_require__(19327);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/schema/agent/agent-end.js
var agent_end = __webpack_require__(9329);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/agent/pass.js
var pass = __webpack_require__(74639);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var agent_review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./build/core/prompt/prompt-facts.js
var prompt_facts = __webpack_require__(20657);
// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(79334);
// EXTERNAL MODULE: ./build/core/run/fold/call-costs.js
var call_costs = __webpack_require__(8479);
;// CONCATENATED MODULE: ./build/core/report/facts/iteration-view.js










function iterationView(iteration, context) {
    const { events, record } = context;
    const start = events.find((event) => event.type === 'attempt_started');
    const end = events.find(isEnd);
    const undo = end ? undefined : undoOf(iteration, events);
    const cuts = events.filter((event) => event.type === 'prompt_cut');
    return {
        iteration,
        task: start?.task ?? events.flatMap((event) => ('task' in event ? event.task : []))[0] ?? null,
        attempt: start?.attempt ?? null,
        outcome: iteration_view_outcomeOf(iteration, context, end),
        why: whyOf(end ?? undo),
        started: start?.at ?? null,
        checkpoint: start?.checkpoint ?? null,
        commit: end ? commitOf(end) : (undo?.commit ?? null),
        time_ms: start && end ? timesOf(start, end, record) : null,
        usage: end?.usage ?? null,
        around: aroundIt(iteration, events),
        prompt: record.prompt === null
            ? null
            : {
                ...(0,section/* sizeOf */.$d)(record.prompt, record.facts?.chars_per_token),
                chars_per_token: record.facts?.chars_per_token ?? prompt_facts/* usualChars */.ON,
                measured_calls: record.facts?.measured_calls ?? 0,
                sections: withSources(record.prompt, record.facts),
                cuts: cuts.map(({ section, from_chars, to_chars }) => ({ section, from_chars, to_chars })),
            },
        handoff: record.handoff,
        validation: record.validation,
        agent: record.agent,
        review: record.review,
        passes: record.passes,
        events,
    };
}
function aroundIt(iteration, events) {
    const paid = events.map(call_costs/* paidApart */.zq).filter((one) => one?.iteration === iteration);
    return paid.reduce((sum, one) => (one ? (0,agent_usage/* addUsage */.vk)(sum ?? agent_usage/* noUsage */.tk, one.usage) : sum), null);
}
const withSources = (prompt, facts) => (0,section/* sectionSizes */.Qs)(prompt, facts?.chars_per_token).map((size, at) => {
    const known = facts?.sections[at];
    return { ...size, source: known?.name === size.name && known.source !== '' ? known.source : null };
});
const whyOf = (end) => (end && 'why' in end ? end.why : null);
const isEnd = (event) => event.type === 'attempt_succeeded' ||
    event.type === 'attempt_held' ||
    event.type === 'attempt_failed' ||
    event.type === 'attempt_interrupted';
const outcomes = {
    attempt_succeeded: 'succeeded',
    attempt_held: 'waits for approval',
    attempt_failed: 'failed',
    attempt_interrupted: 'interrupted',
};
function iteration_view_outcomeOf(iteration, { events, awaiting }, end) {
    if (!end)
        return undoOf(iteration, events)?.outcome ?? 'at work';
    if (events.some((event) => event.type === 'undo_done' && event.undoes === iteration))
        return 'taken back';
    if (events.some(({ type }) => type === 'attempt_approved'))
        return 'succeeded';
    if (events.some(({ type }) => type === 'attempt_rejected'))
        return 'rejected by a person';
    if (end.type === 'attempt_held' && awaiting !== undefined && awaiting !== iteration)
        return 'dropped';
    return outcomes[end.type];
}
function undoOf(iteration, events) {
    for (const event of events) {
        if (event.type === 'undo_done' && event.iteration === iteration)
            return { outcome: 'undo', commit: event.commit, why: event.why };
        if (event.type === 'undo_failed' && event.iteration === iteration)
            return { outcome: 'refused undo', commit: event.rejected, why: event.why };
    }
    return undefined;
}
function commitOf(end) {
    if (end.type === 'attempt_interrupted')
        return null;
    return end.type === 'attempt_failed' ? end.rejected : end.commit;
}
function timesOf(start, end, { validation, review, passes }) {
    const all = Math.max(0, Date.parse(end.at) - Date.parse(start.at));
    const checks = (validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);
    const looks = [review?.duration_ms ?? 0, ...passes.map(({ duration_ms }) => duration_ms)];
    const reviewed = Math.min(end.duration_ms, looks.reduce((sum, ms) => sum + ms, 0));
    return { all, agent: end.duration_ms - reviewed, review: reviewed, checks };
}
const files = [
    'prompt.md',
    'handoff.json',
    'validation.json',
    'agent.json',
    'review.json',
    'passes.json',
    'prompt.json',
];
const recordPaths = (iteration) => files.map((file) => (0,state_paths/* iterationPath */.lr)(iteration, file));
const listedPaths = (iteration) => files.map((file) => (listed.has(file) ? iterationPath(iteration, file) : null));
const listed = new Set(['handoff.json', 'validation.json', 'review.json']);
function iterationRecord(contents) {
    const [prompt, handoff, validation, agent, review, passes, facts] = contents;
    const stored = parsed(handoff);
    const source = agent_handoff/* HandoffSource */.KE.safeParse(stored?.source);
    const read = agent_handoff/* Handoff */.Pj.safeParse(stored?.handoff);
    return {
        prompt: prompt ?? null,
        facts: (0,prompt_facts/* readPromptFacts */.az)(facts) ?? null,
        handoff: source.success && read.success ? { source: source.data, handoff: read.data } : null,
        validation: check/* Validation */.OH.safeParse(parsed(validation)).data ?? null,
        agent: agent_end/* AgentRecord */.ZH.safeParse(parsed(agent)).data ?? null,
        review: agent_review/* Reviewed */.u2.safeParse(parsed(review)).data ?? null,
        passes: pass/* PassResults */.KL.safeParse(parsed(passes)).data ?? [],
    };
}
function parsed(text) {
    try {
        return text === undefined ? undefined : JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/schema/counsel/evidence.js
var evidence = __webpack_require__(51909);
// EXTERNAL MODULE: ./build/entry/project/run-place.js
var run_place = __webpack_require__(57078);
// EXTERNAL MODULE: ./build/entry/wire/former-run.js
var former_run = __webpack_require__(32136);
;// CONCATENATED MODULE: ./build/entry/wire/read-run.js









async function loadWhole({ stateRef }, { remote, state }) {
    const oid = (await remote.refs([stateRef])).get(stateRef);
    if (oid !== undefined)
        await remote.fetchCommit(oid);
    return (await state.load()).run;
}
const runGone = (plan) => new error_error/* RalphError */.A({
    code: 'NO_RUN',
    message: `The run of ${plan} was deleted while it was read.`,
    hint: '`ralph list` shows all runs.',
});
async function wholePast(access, run) {
    const events = ofNewestRun(await (0,prove/* readLog */.x6)(access.state, run));
    const numbers = events.flatMap((event) => (event.type === 'attempt_started' ? event.iteration : []));
    const [records, evidence] = await Promise.all([readRecords(access.state, numbers), readEvidence(access.state, run)]);
    return { run, events, records, evidence };
}
function ofNewestRun(events) {
    return events.slice(Math.max(0, events.findLastIndex(({ type }) => type === 'run_started')));
}
async function readRecords(state, iterations, pathsOf = recordPaths) {
    const wanted = iterations.map(pathsOf);
    const contents = await state.readMany(wanted.flat().filter((path) => path !== null));
    let at = 0;
    return new Map(iterations.map((iteration, index) => [
        iteration,
        iterationRecord((wanted[index] ?? []).map((path) => (path === null ? undefined : contents[at++]))),
    ]));
}
async function readEvidence(state, run) {
    const text = run.state.evidence === null ? undefined : await state.read(state_paths/* evidencePath */.Zz);
    try {
        return text === undefined ? null : (evidence/* Evidence */.of.safeParse(JSON.parse(text)).data ?? null);
    }
    catch {
        return null;
    }
}
async function noRunYet(project, { remote }, context) {
    const { env } = context;
    const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
    const places = knownPrefixes().map((prefix) => stateRefOf(planName, prefix));
    const refs = await remote.refs(places);
    const other = places.find((ref) => ref !== stateRef && refs.has(ref));
    if (other !== undefined)
        return stateUnderOtherName(remote.url, { stateRef, other });
    if (remoteIsOwn && repository.origin !== null) {
        const origin = await originState({ repository, env, stateRef, local: null });
        if (origin.kind === 'differs')
            return stateElsewhere(project, { origin: origin.origin, local: null });
    }
    const place = otherPlace(project);
    if (place)
        return runElsewhere(project, place);
    const former = await formerRun(project, context);
    if (former)
        return former;
    return new RalphError({
        code: 'NO_RUN',
        message: `The plan ${planFile} has not been run yet.`,
        hint: project.queue?.moves
            ? `Work through the queue: ${queueCommand(project)}. Or begin this plan now: ${ralphCommand(project, 'run')}`
            : `Start it: ${ralphCommand(project, 'run')}`,
    });
}
async function waitingOrders({ incoming }, { control, state }) {
    const { cursor: since, consumed } = control;
    const { orders } = await incoming({ since, started: state.started, consumed, to: 'watch' });
    return orders.filter(({ id }) => !consumed.includes(id));
}

// EXTERNAL MODULE: ./build/entry/action/context/inputs.js
var inputs = __webpack_require__(55077);
// EXTERNAL MODULE: ./build/entry/action/context/runner.js
var runner = __webpack_require__(48582);
// EXTERNAL MODULE: ./build/entry/action/issue/comment-event.js
var comment_event = __webpack_require__(60030);
// EXTERNAL MODULE: ./build/entry/action/issue/issue-run.js
var issue_run = __webpack_require__(45545);
// EXTERNAL MODULE: ./build/entry/action/issue/on-github.js + 10 modules
var on_github = __webpack_require__(25967);
// EXTERNAL MODULE: ./build/entry/action/step/merge-when-complete.js
var merge_when_complete = __webpack_require__(3584);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
;// CONCATENATED MODULE: ./build/adapter/git/work/patches.js


const largestFile = '1m';
async function patchesOf({ store, remote }, pairs) {
    if (pairs.length === 0)
        return [];
    await remote.fetchCommits([...new Set(pairs.flatMap(({ from, to }) => [from, to]))]);
    const trees = await Promise.all(pairs.map(({ from, to }) => Promise.all([treeOf(store, from), treeOf(store, to)])));
    const lines = trees.map(([from, to]) => `${from} ${to}`);
    const { stdout } = await store.git({
        args: ['-c', `core.bigFileThreshold=${largestFile}`, ...diffTree],
        input: `${lines.join('\n')}\n`,
    });
    const parts = stdout.toString('utf8').split(/^((?:[0-9a-f]{40}|[0-9a-f]{64}) [0-9a-f]+)\n/m);
    const byLine = new Map();
    for (let at = 1; at < parts.length; at += 2)
        byLine.set(parts[at] ?? '', parts[at + 1] ?? '');
    return Promise.all(pairs.map(async (pair, at) => {
        const patch = byLine.get(lines[at] ?? '') ?? '';
        return notShown.test(patch) ? withLargeTexts(patch, pair, await statOf(store, pair)) : patch;
    }));
}
const notShown = /^Binary files .* differ$/m;
function withLargeTexts(patch, { from, to }, stats) {
    let at = -1;
    let before;
    const told = patch.split(/^(?=diff --git )/m).map((file) => {
        const [header] = file.split('\n', 1);
        if (header !== before)
            at += 1;
        before = header;
        const { path, added, removed } = stats[at] ?? { path: '', added: null, removed: null };
        if (added === null || removed === null)
            return file;
        const all = (0,command_line/* commandLine */.ay)('git', 'diff', from, to, '--', path);
        return file.replace(notShown, () => `Too large to show here: ${(0,amounts/* plural */.LS)(added, 'line')} added, ${removed} removed. All of it: ${all}`);
    });
    return told.join('');
}
const diffTree = ['diff-tree', '--stdin', '-r', '-p', '--no-renames', '--no-ext-diff', '--no-textconv'];
async function treeOf({ objects }, commit) {
    const tree = await objects.look(`${commit}^{tree}`);
    if (!tree)
        throw new Error(`${commit} has no tree`);
    return tree.oid;
}
async function diffStat({ store, remote }, from, to) {
    await remote.fetchCommit(from);
    await remote.fetchCommit(to);
    return statOf(store, { from, to });
}
async function statOf({ git }, { from, to }) {
    const { stdout } = await git({ args: ['diff-tree', '-r', '-z', '--numstat', '--no-renames', from, to] });
    const entries = stdout.toString('utf8').split('\0');
    return entries.flatMap((entry) => {
        const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return path === undefined ? [] : [{ path, added: count(added), removed: count(removed) }];
    });
}
const count = (text = '-') => (text === '-' ? null : Number(text));

// EXTERNAL MODULE: ./build/core/github/address.js
var github_address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/core/counsel/evidence.js + 2 modules
var counsel_evidence = __webpack_require__(57819);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var graph_milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 1 modules
var evolve = __webpack_require__(6016);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/plan/graph/dependency-graph.js
var dependency_graph = __webpack_require__(99387);
;// CONCATENATED MODULE: ./build/core/report/facts/plan-graph.js


function planGraph(plan, context) {
    const { name, source, statusOf } = context;
    const ready = (0,blocked/* readyTasks */.aZ)(plan, statusOf).map(({ id }) => id);
    const critical = (0,blocked/* criticalPath */.vC)(plan, statusOf);
    const parents = (0,dependency_graph/* treeParents */.QU)(plan);
    const isReady = new Set(ready);
    const isCritical = new Set(critical);
    return {
        schema: 1,
        plan: name,
        source,
        tasks: plan.tasks.map(({ id, title, depends_on }, position) => {
            const parent = parents[position] ?? null;
            const dependencies = [...new Set(depends_on)];
            const unmet = !(0,blocked/* isOpen */.nT)(statusOf(id)) ? [] : dependencies.filter((other) => statusOf(other) !== 'done');
            return {
                id,
                title,
                status: statusOf(id),
                depends_on: dependencies,
                waits_for: unmet.map((other) => ({ id: other, status: statusOf(other) })),
                below: parent === null ? null : (plan.tasks[parent]?.id ?? null),
                ready: isReady.has(id),
                critical: isCritical.has(id),
            };
        }),
        ready,
        critical_path: critical,
    };
}

// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(76441);
// EXTERNAL MODULE: ./build/core/report/words/counsel-words.js
var counsel_words = __webpack_require__(56716);
// EXTERNAL MODULE: ./build/core/report/words/receipt-text.js
var receipt_text = __webpack_require__(15079);
// EXTERNAL MODULE: ./build/core/report/words/status.js
var words_status = __webpack_require__(87897);
// EXTERNAL MODULE: ./build/core/report/words/stop-sentence.js
var stop_sentence = __webpack_require__(11365);
;// CONCATENATED MODULE: ./build/core/report/page/page-data.js















function pageData(run, past, context) {
    const { plan, state } = run;
    const { events, records, details, evidence, burned = burnedOn(nothingBurned, events) } = past;
    const views = iterationViews(events, { records, awaiting: state.awaiting?.iteration ?? null });
    const status = (0,words_status/* statusReport */.Xt)(run, context);
    return {
        schema: 1,
        made: new Date(context.now).toISOString(),
        status,
        receipt: (0,receipt_text/* receiptLines */.Us)(status.receipt),
        graph: planGraph(plan, { name: state.plan, source: 'run', statusOf: (0,begin/* statusIn */.em)(state) }),
        criteria: Object.fromEntries(plan.tasks.map(({ id, acceptance_criteria }) => [id, acceptance_criteria])),
        milestones: Object.fromEntries(milestonesByTask(plan)),
        evidence: evidence && pageEvidence(evidence),
        iterations: withWaits(views, events),
        details: Object.fromEntries(details),
        without_details: {
            count: views.filter(({ iteration }) => !details.has(iteration)).length,
            command: context.exportOne,
        },
        burn_down: burned.points,
        cost_budget_usd: (0,receipt/* costBudgetOf */.st)(state, context.costBudgetUsd ?? null),
        knowledge: state.knowledge,
        repository: context.repository,
    };
}
function milestonesByTask(plan) {
    const milestones = (0,graph_milestones/* milestonesOf */.pt)(plan);
    if (!milestones)
        return [];
    return plan.tasks.flatMap(({ id }) => {
        const name = milestones.of(id);
        return name === null ? [] : [[id, name]];
    });
}
const mostCriteria = 500;
function pageEvidence(evidence) {
    const all = (0,counsel_evidence/* unprovenFirst */.sL)(evidence);
    const rows = all.slice(0, mostCriteria).map(({ task, criterion, proof, why }) => {
        return { task, criterion, proven: proof !== null, by: (0,counsel_words/* shownBy */.Le)({ proof, why }) };
    });
    return { rows, more: all.length - rows.length };
}
function iterationViews(events, { records, awaiting }) {
    const by = new Map();
    for (const event of events) {
        for (const number of numbersOf(event))
            by.set(number, [...(by.get(number) ?? []), event]);
    }
    return [...by]
        .filter(([number, own]) => number > 0 && own.some(({ type }) => begins.has(type)))
        .sort(([a], [b]) => a - b)
        .map(([number, own]) => iterationView(number, { events: own, record: records.get(number) ?? noRecord, awaiting }));
}
const begins = new Set(['attempt_started', 'undo_done', 'undo_failed']);
const noRecord = {
    prompt: null,
    facts: null,
    handoff: null,
    validation: null,
    agent: null,
    review: null,
    passes: [],
};
function numbersOf(event) {
    const own = 'iteration' in event ? [event.iteration] : [];
    if (event.type === 'undo_done')
        return [...own, event.undoes, ...event.also];
    const of = (0,call_costs/* paidApart */.zq)(event)?.iteration;
    return of === undefined || own.includes(of) ? own : [...own, of];
}
function withWaits(views, events) {
    const stops = events.filter((event) => event.type === 'run_stopped');
    let next = 0;
    return views.map((view) => {
        const one = summaryOf(view);
        let why = null;
        for (let stop = stops[next]; stop && one.started !== null && stop.at < one.started; stop = stops[next]) {
            why = (0,stop_sentence/* stopInWords */.d9)(stop.reason);
            next += 1;
        }
        return { ...one, waited_for: why };
    });
}
const tailChars = 1_500;
function summaryOf(view) {
    const { validation, handoff, events } = view;
    const usage = (0,agent_usage/* addUsage */.vk)(view.usage ?? agent_usage/* noUsage */.tk, view.around ?? agent_usage/* noUsage */.tk);
    const known = new Set(validation?.known_red ?? []);
    const red = (validation?.checks ?? []).filter(({ passed, name }) => !passed && !known.has(name));
    const ended = events.find((event) => isEnd(event) || (isUndo(event) && event.iteration === view.iteration));
    return {
        iteration: view.iteration,
        task: view.task,
        attempt: view.attempt,
        outcome: view.outcome,
        why: view.why,
        started: view.started ?? events[0]?.at ?? null,
        ended: ended?.at ?? null,
        time_ms: view.time_ms,
        usd: usage.usd,
        tokens: (0,amounts/* totalTokens */.RP)(usage),
        commit: view.commit,
        summary: handoff?.handoff.summary ?? null,
        red: red.map(({ name, output_head, output_tail }) => ({
            name,
            tail: (0,excerpt/* endOf */.pJ)(output_tail === '' ? output_head : output_tail, tailChars),
        })),
    };
}
const isUndo = (event) => event.type === 'undo_done' || event.type === 'undo_failed';
const nothingBurned = { state: null, points: [] };
function burnedOn(before, fresh) {
    const points = [...before.points];
    const state = (0,evolve/* fold */.AU)(before.state, fresh, ({ tasks, usage: { usd }, updated }) => {
        const last = points.at(-1);
        const open = openIn(tasks);
        if (last?.at === updated)
            points.pop();
        if (last?.open !== open || last.usd !== usd)
            points.push({ at: updated, open, usd });
    });
    return { state, points };
}
function openIn(tasks) {
    let open = 0;
    for (const id in tasks)
        if (tasks[id]?.status !== 'done' && tasks[id]?.status !== 'skipped')
            open += 1;
    return open;
}

;// CONCATENATED MODULE: ./build/core/report/page/page-diff.js


const longest = { all: 200_000, file: 60_000 };
function pageDiff(diff, { from, to }) {
    const files = diff.split(/^(?=diff --git )/m);
    const shown = [];
    let room = longest.all;
    for (const file of files) {
        const part = (0,excerpt/* excerpt */.Kb)(file, longest.file);
        room -= part.length;
        if (room < 0)
            break;
        shown.push(part);
    }
    const text = shown.join('');
    if (text === diff)
        return { text, cut: null };
    return { text, cut: { shown: shown.length, files: files.length, command: (0,command_line/* commandLine */.ay)('git', 'diff', from, to) } };
}

;// CONCATENATED MODULE: ./build/core/report/page/page-detail.js


const page_detail_longest = { prompt: 100_000, output: 20_000, words: 20_000 };
function pageDetail(view, { prompt, diff }) {
    const { validation, agent, review, checkpoint, commit } = view;
    const changed = diff !== null && checkpoint && commit ? pageDiff(diff, { from: checkpoint, to: commit }) : null;
    const known = new Set(validation?.known_red ?? []);
    return {
        prompt: view.prompt,
        prompt_text: prompt === null ? null : (0,excerpt/* excerpt */.Kb)(prompt, page_detail_longest.prompt),
        handoff: view.handoff && {
            source: view.handoff.source,
            handoff: shortened(view.handoff.handoff),
        },
        checks: (validation?.checks ?? []).map(({ name, run, passed, flaky, duration_ms, ...check }) => ({
            name,
            run,
            passed,
            flaky,
            known_red: known.has(name),
            duration_ms,
            output: (0,excerpt/* excerpt */.Kb)([check.output_head, check.output_tail].filter(Boolean).join('\n\u2026\n'), page_detail_longest.output),
        })),
        agent: agent && { end: agent.end, files: agent.files, denials: agent.denials, steps: agent.steps ?? null },
        review: review && { review: review.review, why: review.why, usd: review.usd },
        passes: view.passes.map(({ name, model, issues, summary, why }) => ({ name, model, issues, summary, why })),
        usage: view.usage,
        diff: changed?.text ?? null,
        diff_cut: changed?.cut ?? null,
    };
}
const shortened = (handoff) => ({
    ...handoff,
    summary: (0,excerpt/* excerpt */.Kb)(handoff.summary, page_detail_longest.words),
    freeform: (0,excerpt/* excerpt */.Kb)(handoff.freeform, page_detail_longest.words),
});
const mostOfDetails = 16_000_000;

;// CONCATENATED MODULE: ./build/core/report/page/page-html.js
const pagePolicy = ({ hashes }, { live }) => [
    "default-src 'none'",
    ['script-src', ...[hashes.script, hashes.later].flatMap((hash) => (hash ? `'sha256-${hash}'` : []))].join(' '),
    `style-src 'sha256-${hashes.style}'`,
    'img-src data:',
    ...(live ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
function pageHtml(parts, title, data) {
    const [before, after] = pageAround(parts, title, { live: false });
    return `${before}${inScript(data)}${after}`;
}
function pageAround(parts, title, kind) {
    const { script, style, later } = parts;
    const before = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy(parts, kind)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<noscript>This page needs JavaScript; it loads nothing from the network.</noscript>
<main id="page"></main>
<script type="application/json" id="data">`;
    const after = `</script>
<script type="module">${script}</script>
${later === undefined ? '' : `<script type="text/plain" id="later">${later}</script>\n`}</body>
</html>
`;
    return [before, after];
}
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => text.replace(/[&<>"]/g, (found) => entities[found] ?? '');
const inScript = (json) => json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/wire/status-context.js



async function statusContext(project, access, { context, run }) {
    const { planFile, reachedBy, stateRef, settings } = project;
    const now = context.now();
    return {
        planFile,
        reachedBy,
        stateRef,
        workBranch: run.state.work_branch === project.workBranch ? project.shownBranch : run.state.work_branch,
        now,
        ordered: await waitingOrders((0,state_access/* inboxOf */.I0)(project, access, context.now), run),
        costBudgetUsd: settings['cost-budget'],
        settings,
        lost: await (0,kept_runs/* isLost */.JD)(run.state, now),
    };
}

;// CONCATENATED MODULE: ./build/entry/wire/report-page.js











const atOnce = 50;
async function reportPage(project, access, request) {
    const { context, parts, file, iteration, clean } = request;
    const { run, events, records, evidence } = request.past;
    const address = (0,github_address/* gitHubAddress */.CZ)(context.env, project.repository.origin);
    const words = {
        ...(await statusContext(project, access, { context, run })),
        repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
        exportOne: (0,report_context/* ralphCommand */.lC)(project, 'report', ...(0,command_line/* flagWords */.GK)('html', file), '--iteration', 'N'),
    };
    const views = iterationViews(events, { records, awaiting: run.state.awaiting?.iteration ?? null });
    const wanted = views.filter((view) => view.iteration === iteration);
    const others = views.filter((view) => view.iteration !== iteration).reverse();
    const details = await detailsOf(access, [...wanted, ...others], records);
    const data = pageData(run, { events, records, details, evidence }, words);
    const title = `${data.status.plan} · ralph`;
    return pageHtml(parts, title, clean(JSON.stringify(data)));
}
async function detailsOf(access, views, records) {
    const kept = new Map();
    let room = mostOfDetails;
    for (let from = 0; from < views.length; from += atOnce) {
        const some = views.slice(from, from + atOnce);
        const diffs = await diffsOf(access, some);
        for (const view of some) {
            const prompt = records.get(view.iteration)?.prompt ?? null;
            const detail = pageDetail(view, { prompt, diff: diffs.get(view.iteration) ?? null });
            room -= JSON.stringify(detail).length;
            if (room < 0)
                return kept;
            kept.set(view.iteration, detail);
        }
    }
    return kept;
}
async function diffsOf(access, views) {
    const made = views.flatMap(({ iteration, checkpoint, commit }) => checkpoint && commit ? [{ iteration, from: checkpoint, to: commit }] : []);
    const patches = await patchesOf(access, made);
    return new Map(made.map(({ iteration }, at) => [iteration, patches[at] ?? '']));
}
async function pageParts(kind) {
    const part = (name) => (0,promises_.readFile)((0,installed/* installed */.$f)(`dist/page/${name}`), 'utf8');
    const hash = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64');
    const [script, style] = await Promise.all([part(kind === 'live' ? 'live.js' : 'page.js'), part('page.css')]);
    const hashes = { script: hash(script), style: hash(style) };
    if (kind === 'report')
        return { script, style, hashes };
    const later = await part('insights.js');
    return { script, style, later, hashes: { ...hashes, later: hash(later) } };
}

;// CONCATENATED MODULE: ./build/entry/action/step/report-html.js






function reportHtml(project, context, warn) {
    const reading = pageParts('report');
    reading.catch(() => undefined);
    const clean = (0,redact/* redactor */.$p)([...context.inputs.secrets, ...project.secrets]);
    return async (access, github) => {
        if (context.cancelled.aborted)
            return;
        const file = (0,external_node_path_.join)(project.home, 'report.html');
        try {
            const run = await loadWhole(project, access);
            if (!run)
                throw runGone(project.planName);
            const past = await wholePast(access, run);
            const parts = await reading;
            const html = await reportPage(project, access, { context, past, parts, file: 'report.html', clean });
            await (0,promises_.rm)(file, { force: true, recursive: true });
            await (0,promises_.writeFile)(file, html, { mode: 0o600, flag: 'wx' });
            (0,runner/* setOutput */.uH)('report-html', file);
            (0,runner/* setOutput */.uH)('pages-html', (await mayPublish(project, github)) ? file : '');
        }
        catch (error) {
            warn(`the page of the run could not be written: ${error instanceof Error ? error.message : error}`);
        }
    };
}
async function mayPublish({ settings }, github) {
    if (settings.pages === 'public')
        return true;
    const found = await github?.request('GET /repos/{owner}/{repo}', {}).catch(() => undefined);
    return found?.private === false;
}

// EXTERNAL MODULE: ./build/entry/action/step/report-step.js + 4 modules
var report_step = __webpack_require__(28180);
// EXTERNAL MODULE: ./build/core/report/words/queue-goes-on.js
var queue_goes_on = __webpack_require__(95577);
// EXTERNAL MODULE: ./build/entry/action/issue/plan-of-job.js
var plan_of_job = __webpack_require__(14867);
;// CONCATENATED MODULE: ./build/entry/action/step/start-next-plan.js




async function startNextPlan(github, context, { after, warn }) {
    const { workflow, checkout } = context.runner;
    const warned = (one) => {
        warn(`${one.before}${one.file ?? ''}${one.after ?? ''}`);
        return one;
    };
    const said = (one) => {
        context.out(`${(0,queue_goes_on/* goesOnText */.TJ)(one)}\n`);
        return one;
    };
    try {
        const here = await (0,plan_of_job/* queueOfJob */.ay)(context);
        const next = await (0,plan_of_job/* nextOfJob */._c)(here, context);
        if (next.kind === 'empty')
            return said({ before: `the queue is done: ${(0,plan_of_job/* whyIdle */.r6)(here, next)}` });
        const { path: file } = next.row;
        if ('fault' in next)
            return warned({ before: 'the queue stops at ', file, after: `: ${next.fault.message} ${next.fault.hint}` });
        if (next.kind !== 'begin' && next.kind !== 'continue')
            return said({ before: (0,plan_of_job/* whyIdle */.r6)(here, next) });
        if (next.row.name === after || workflow === '' || checkout.branch === null)
            return undefined;
        const fault = await (0,start_next_job/* startNextJob */.V)(github, { workflow, branch: checkout.branch, chain: 0, plan: file });
        return fault === undefined
            ? said({ before: 'the next plan of the queue was started: ', file, after: ` (${workflow})` })
            : warned({
                before: 'the next plan of the queue, ',
                file,
                after: `, could not be started; the watchdog will: ${fault}`,
            });
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        const { message, hint } = error;
        return warned({
            before: `the queue could not be read, so its next plan waits for the watchdog: ${message} ${hint}`,
        });
    }
}

// EXTERNAL MODULE: ./build/adapter/github/workflow/watchdog.js
var watchdog = __webpack_require__(70883);
// EXTERNAL MODULE: ./build/core/scaffold/watchdog-text.js
var watchdog_text = __webpack_require__(33100);
;// CONCATENATED MODULE: ./build/entry/action/step/watch-over.js




async function watchOver(github, { context, warn }) {
    if (!github)
        return;
    try {
        if ((await (0,watchdog/* wakeWatchdog */.O)(github, { file: watchdog_text/* watchdogFile */.mO, asleepStep: watchdog_text/* asleepStep */.fR })) === 'awake')
            return;
        const enable = (0,report_context/* commandSpan */["in"])('gh', 'workflow', 'enable', watchdog_text/* watchdogFile */.mO);
        context.out(`${watchdog_text/* watchdogFile */.mO} was disabled by a person, so ralph leaves it disabled; after a usage limit or a lost runner, somebody has to start the next job. To enable it: ${enable}.\n`);
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        if (error.code !== 'GITHUB_NOT_FOUND')
            warn(`${watchdog_text/* watchdogFile */.mO} could not be enabled, so a lost run may wait for a person: ${error.message} ${error.hint}`);
    }
}

;// CONCATENATED MODULE: ./build/entry/action/step/run-step.js
























const runStep = (context) => partOfRun(context, {
    checksElsewhere: false,
    settles: false,
    writesPage: true,
    act: () => async (ports, job, cancelled) => ({ kind: 'stopped', ...(await (0,app_job/* runJob */.b)(ports, job, cancelled)) }),
});
async function partOfRun(given, part) {
    let context = given;
    let project;
    try {
        const opened = await (0,issue_run/* openRun */.I)(given);
        if (!opened)
            return 0;
        ({ context, project } = opened);
        part.opened?.(context);
        return await carryOutInStep(opened.project, context, {
            ...part,
            issueOrder: opened.order,
            queueLine: opened.queueLine,
        });
    }
    catch (error) {
        return (0,report_step/* reportFault */.N)(error, { context, project, records: [], run: null });
    }
}
async function carryOutInStep(project, context, part) {
    const events = [];
    const known = { records: [], run: null };
    const log = logOf(project, context);
    const onEnd = async (access) => {
        known.records = await reportedIterations(access.state, events).catch(() => []);
        if (events.length > 0)
            known.run = (await access.state.load().catch(() => null))?.run ?? null;
        if (known.run)
            await writePage?.(access, github?.client);
    };
    const show = (progress) => {
        if (progress.kind === 'event')
            events.push(progress.event);
        log.show(progress);
    };
    const warn = (text) => show({ kind: 'warning', text });
    const writePage = part.writesPage && reportHtml(project, context, warn);
    let github;
    let queue;
    try {
        github = await (0,on_github/* onGitHub */.xr)(project, context, { warn, showsAtEnd: part.showsAtEnd ?? false, queue: part.queueLine });
        const comment = part.settles ? undefined : await (0,comment_event/* idleComment */.Un)(project, context, github);
        const idle = comment ?? (await part.idle?.(project, context, github));
        if (idle !== undefined) {
            context.out(`Nothing to do: ${idle}.\n`);
            (0,runner/* setOutput */.uH)('due', 'false');
            return 0;
        }
        const hub = github;
        const watch = part.settles ? undefined : () => watchOver(hub?.client, { context, warn });
        const result = await (0,one_job/* oneJob */.I)(project, context, {
            act: part.act({ github, warn, happened: (event) => void events.push(event) }),
            shape: 'one job',
            checksElsewhere: part.checksElsewhere,
            ...(github && { life: { ask: (0,workflow_liveness/* lifeOfRun */.v)(github.client), watch } }),
            fresh: beginsAnew(context),
            changeRules: (0,inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af['change-rules'], context.inputs.flags['change-rules']),
            show,
            onEnd,
            issue: (0,inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.issue, context.inputs.flags['issue']),
            issueOrder: part.issueOrder,
            ...(hub && { outside: (0,on_github/* outsideOf */.R_)(hub), sign: (0,commit_status_poster/* commitSigner */.U)(hub.client) }),
        });
        await part.after?.(result, project);
        if (github && result.kind === 'stopped') {
            const attempts = part.settles ? 1 : events.filter(({ type }) => type === 'attempt_started').length;
            queue = await afterwards(github.client, context, { project, part, result, attempts, warn });
        }
        if (result.state.stop?.kind === 'complete' && github?.tracker.heldBack())
            (0,runner/* setOutput */.uH)('ready-due', 'true');
        log.finish();
        return await (0,report_step/* report */.z)(result, { context, project, records: known.records, queue });
    }
    catch (error) {
        log.finish();
        return (0,report_step/* reportFault */.N)(error, { context, project, ...known });
    }
}
function logOf(project, context) {
    const { workspace } = context.checkout;
    return (0,actions_log/* actionsLog */._)({
        write: context.out,
        redact: (0,redact/* redactor */.$p)(project.secrets),
        level: context.runner.debug ? 'debug' : project.settings['log-level'],
        now: context.now,
        root: workspace,
        isFile: (path) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(workspace, path), { throwIfNoEntry: false })?.isFile() === true,
        token: external_node_crypto_.randomUUID,
    });
}
function beginsAnew({ env, inputs: { flags }, checkout }) {
    if (flags['fresh'] !== true)
        return false;
    const byHand = checkout.startedBy !== null && env['GITHUB_EVENT_NAME'] !== 'issue_comment';
    return byHand && (0,inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.chain, flags['chain']) === 0;
}
async function afterwards(github, context, request) {
    const { project, part, result, attempts, warn } = request;
    await (0,merge_when_complete/* mergeWhenComplete */.I)(github, context, { state: result.state, warn });
    if (part.startsNext === false)
        return undefined;
    await continueRun(github, context, { reason: result.reason, attempts, plan: project.planFile, warn });
    return project.queue?.moves ? startNextPlan(github, context, { after: project.planName, warn }) : undefined;
}
async function continueRun(github, context, request) {
    const { workflow, checkout } = context.runner;
    if (!(0,due/* startsNextJob */.E9)(request.reason, request))
        return;
    const chain = (0,inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.chain, context.inputs.flags['chain']) + 1;
    if (chain > due/* longestChain */.q7) {
        request.warn(`${due/* longestChain */.q7} jobs in a row have each started the next one; the schedule or a person has to start the next job`);
        return;
    }
    if (workflow === '' || checkout.branch === null)
        return;
    const fault = await (0,start_next_job/* startNextJob */.V)(github, { workflow, branch: checkout.branch, chain, plan: request.plan });
    if (fault === undefined)
        context.out(`The next job was started (${workflow}, ${chain} in a row).\n`);
    else
        request.warn(`the next job could not be started; the schedule will continue the run: ${fault}`);
}
const mostIterations = 500;
async function reportedIterations(store, events) {
    const iterations = jobIterations(events).slice(-mostIterations);
    const numbers = iterations.map(({ iteration }) => iteration);
    const records = await readRecords(store, numbers);
    return iterations.map((one) => {
        const { handoff = null, validation = null, review = null, passes = [] } = records.get(one.iteration) ?? {};
        return { ...one, handoff, validation, review, passes };
    });
}


/***/ }),

/***/ 62801:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ installed),
/* harmony export */   T9: () => (/* binding */ packageJson),
/* harmony export */   bs: () => (/* binding */ programFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const programFolder = import.meta.dirname;
const installed = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(programFolder, '../..', path);
function packageJson() {
    const file = installed('package.json');
    return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
}


/***/ }),

/***/ 76450:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ confHere)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/config/table/settings.js + 5 modules
var table_settings = __webpack_require__(4316);
// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js
var resolve = __webpack_require__(4146);
;// CONCATENATED MODULE: ./build/core/config/resolve/explain.js


const settingNames = Object.keys(table_settings/* settings */.W);
function explainSettings({ settings: values, sources, places, files }) {
    return settingNames.map((name) => {
        const { fallback, unit, help, example } = settings[name];
        return {
            name,
            value: values[name] ?? null,
            source: sources[name],
            place: places[name],
            file: files[name] ?? null,
            default: fallback ?? null,
            variables: variablesOf(name),
            unit: unit ?? null,
            help,
            example,
        };
    });
}
function unreadVariables(environment, others) {
    const read = new Set([...settingNames.flatMap(variablesOf), ...others]);
    return Object.keys(environment).filter((name) => name.startsWith('RALPH_') && !read.has(name));
}
const honouredVariables = () => settingNames.flatMap(variablesOf);

;// CONCATENATED MODULE: ./build/core/config/resolve/ralph-conf.js



const confFiles = ['.ralph/config/ralph.conf', '.ralph/ralph.conf', 'ralph.conf'];
const withoutSetting = {
    RALPH_LOG_FILE: 'the log is on the state branch; `ralph log` shows it',
    RALPH_EVENTS_FILE: 'events are on the state branch; `ralph log --json` prints them',
    RALPH_CONTROL_FILE: 'orders are given by command or comment, and `ralph orders` lists them',
    RALPH_PAUSE_POLL_SECONDS: 'a paused run ends its job, so nothing waits for the order to resume',
};
function readConf(source) {
    const { values, unread } = readAssignments(source);
    return { values: values.map(meaning), unread };
}
const byVariable = new Map(settingNames.flatMap((name) => (0,resolve/* variablesOf */.h)(name).map((variable) => [variable, name])));
function meaning({ name, line, value }) {
    const setting = byVariable.get(name);
    if (setting === undefined) {
        const why = Object.hasOwn(withoutSetting, name) ? withoutSetting[name] : 'nothing reads it';
        return { name, line, setting, ...(why !== undefined && { why }) };
    }
    if (value === undefined)
        return { name, line, setting, why: 'only a shell could evaluate it, and ralph runs none' };
    if (value === '')
        return { name, line, setting, value: table_settings/* settings */.W[setting].fallback };
    const read = typeof value === 'string' ? inVariable(name, value, setting) : reader(setting)(value);
    return { name, line, setting, ...('value' in read ? read : { why: `expected ${read.expected}` }) };
}
const reader = (setting) => table_settings/* settings */.W[setting].read;
function inVariable(name, value, setting) {
    const given = { flags: {}, plan: undefined, file: {}, fileName: '' };
    const read = (0,resolve/* resolveSettings */.M)({ ...given, environment: { [name]: value } });
    return read.findings.length === 0 ? { value: read.settings[setting] } : reader(setting)(value);
}
const assignment = /(?:(?:export|readonly|local|declare|typeset)[ \t]+(?:-\w+[ \t]+)*)?([A-Za-z_]\w*)(\+?)=/y;
const blanks = /[ \t]*/y;
const parts = [
    [/(?:[^\s'"\\$`()&|;<>#]|(?<=[^\s(;])#)+/y, ([text]) => text],
    [/'([^']*)'/y, ([, text]) => text],
    [/"((?:[^"\\]|\\[\s\S])*)"/y, ([, text = ''], own) => doubleQuoted(text, own)],
    [/\\\n/y, () => ''],
    [/\\([\s\S])/y, ([, text]) => text],
    [/\$\{([A-Za-z_]\w*):?-([^}'"`$\\]*)\}/y, ([, name, text], own) => (name === own ? text : undefined)],
    [/['"$`\\]/y, () => undefined],
];
const inDoubleQuotes = /\\([\s\S])|\$\{([A-Za-z_]\w*):?-([^}'"`$\\]*)\}|`|\$(?=[\w{(@*#?!-])/g;
function doubleQuoted(text, own) {
    let dynamic = false;
    const value = text.replace(inDoubleQuotes, (all, escaped, name, given = '') => {
        if (escaped === '\n')
            return '';
        if (escaped !== undefined)
            return /["\\$`]/.test(escaped) ? escaped : all;
        if (name === own)
            return given;
        dynamic = true;
        return '';
    });
    return dynamic ? undefined : value;
}
function valueReader(text) {
    let at = 0;
    let line = 1;
    return {
        line: () => line,
        ended: () => at >= text.length,
        take(pattern) {
            pattern.lastIndex = at;
            const match = pattern.exec(text);
            at += match?.[0].length ?? 0;
            line += (match?.[0].split('\n').length ?? 1) - 1;
            return match;
        },
    };
}
function takeWord({ take }, own) {
    let value = '';
    let any = false;
    const next = () => parts.some(([pattern, meaning]) => {
        const match = take(pattern);
        if (!match)
            return false;
        const said = meaning(match, own);
        value = value === undefined || said === undefined ? undefined : value + said;
        return true;
    });
    while (next())
        any = true;
    return any ? { value } : null;
}
function takeArray(from, own) {
    const items = [];
    while (!from.ended()) {
        from.take(/(?:\s|#[^\n]*)*/y);
        if (from.take(/\)/y))
            return items.every((item) => item !== undefined) ? items : undefined;
        const word = takeWord(from, own);
        items.push(word?.value);
        if (!word)
            from.take(/[\s\S]/y);
    }
    return undefined;
}
const takeValue = (from, own) => from.take(/\(/y) ? takeArray(from, own) : (takeWord(from, own) ?? { value: '' }).value;
function readAssignments(source) {
    const from = valueReader(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
    const found = new Map();
    const unread = [];
    while (!from.ended()) {
        from.take(blanks);
        const line = from.line();
        const [, name, plus] = from.take(assignment) ?? [];
        if (name !== undefined) {
            const value = takeValue(from, name);
            found.set(name, { name, value: plus === '+' ? joined(found.get(name), value) : value, line });
        }
        if (endsHere(from))
            continue;
        if (name !== undefined)
            found.set(name, { name, value: undefined, line });
        else
            unread.push({ line, why: 'it is not an assignment, and no code in this file is run' });
    }
    return { values: [...found.values()], unread };
}
function endsHere({ take }) {
    take(blanks);
    if (take(/;/y))
        return true;
    const [rest = ''] = take(/[^\n]*/y) ?? [];
    take(/\n/y);
    return rest === '' || rest.startsWith('#');
}
function joined(before, more) {
    if (before === undefined || more === undefined)
        return more;
    if (before.value === undefined)
        return undefined;
    if (typeof before.value === 'string' && typeof more === 'string')
        return before.value + more;
    return [before.value, more].flat();
}

// EXTERNAL MODULE: ./build/core/report/words/conf-remarks.js
var conf_remarks = __webpack_require__(1089);
;// CONCATENATED MODULE: ./build/entry/project/conf-here.js



async function confHere({ repository: { toplevel }, read }, settings) {
    const found = [];
    for (const file of confFiles) {
        const bytes = await read((0,external_node_path_.join)(toplevel, file)).catch(() => undefined);
        if (bytes)
            found.push(...(0,conf_remarks/* confRemarks */.o)(file, readConf(bytes.toString('utf8')), settings));
    }
    return found;
}


/***/ }),

/***/ 65807:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ oneJob)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/files/submodules.js
var submodules = __webpack_require__(52036);
// EXTERNAL MODULE: ./build/adapter/git/remote/inbox.js
var inbox = __webpack_require__(61634);
// EXTERNAL MODULE: ./build/adapter/git/state/origin-state.js
var origin_state = __webpack_require__(19327);
// EXTERNAL MODULE: ./build/adapter/git/work/branch-preflight.js
var branch_preflight = __webpack_require__(223);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/disk/kept-file.js
var kept_file = __webpack_require__(10157);
;// CONCATENATED MODULE: ./build/adapter/local/later-programs.js




const othersBytes = 48 * 1024 * 1024;
function laterPrograms(options) {
    const { program, inWorkflow: putsBack } = options;
    const places = [program, ...['post', 'supervisor', 'templates'].map((name) => beside(program, name))];
    const own = [...new Set(places)].filter((place) => !isWithin(place, options.workspace));
    const actions = putsBack ? actionsOf(program) : undefined;
    const folders = [
        ...own.map((root) => ({
            root: (0,external_node_path_.dirname)(root),
            kept: (0,kept_file/* keepFolder */.M)(root, { bytes: Number.POSITIVE_INFINITY, putsBack }),
        })),
        ...(actions === undefined
            ? []
            : [{ root: actions, kept: (0,kept_file/* keepFolder */.M)(actions, { bytes: othersBytes, putsBack, except: own }) }]),
    ];
    const changed = new Set();
    const compare = () => {
        const found = folders.flatMap(({ root, kept }) => kept.compare().map(({ path, isBack }) => ({ name: (0,external_node_path_.relative)(root, path), isBack })));
        const told = found.filter(({ name }) => !changed.has(name));
        for (const { name } of found)
            changed.add(name);
        return told.map(({ name, isBack }) => `${name}, part of a program that runs later, was changed${isBack ? ' and put back' : ''}`);
    };
    const refuse = () => {
        if (changed.size > 0)
            throw programChanged([...changed], putsBack);
    };
    return {
        watch: () => {
            refuse();
            return compare;
        },
        end() {
            compare();
            refuse();
        },
    };
}
const beside = (program, name) => (0,external_node_path_.resolve)(program, name === 'templates' ? '../..' : '..', name);
function actionsOf(program) {
    const parts = program.split(external_node_path_.sep);
    const at = parts.lastIndexOf('_actions');
    const folder = at === -1 ? undefined : parts.slice(0, at + 1).join(external_node_path_.sep);
    return folder !== undefined && (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() ? folder : undefined;
}
function isWithin(place, folder) {
    try {
        return `${(0,external_node_fs_.realpathSync)(place)}${external_node_path_.sep}`.startsWith(`${(0,external_node_fs_.realpathSync)(folder)}${external_node_path_.sep}`);
    }
    catch {
        return false;
    }
}
const programChanged = (names, isBack) => new error/* RalphError */.A({
    code: 'PROGRAM_CHANGED',
    message: `Programs that run with this job's secrets changed while an agent or a check ran: ${names.slice(0, 5).join(', ')}.`,
    hint: isBack
        ? 'They were restored where possible. Look at what the agent did; use split jobs, as `ralph init` writes them, or a machine that confines it (`ralph doctor`).'
        : 'If you just updated ralph, run again. If not, look at what the agent did, reinstall ralph, and confine the agent better (`ralph doctor`).',
});

// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/report/words/conf-remarks.js
var conf_remarks = __webpack_require__(1089);
// EXTERNAL MODULE: ./build/core/run/next/next-step.js
var next_step = __webpack_require__(65626);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var checks = __webpack_require__(89335);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/conf-here.js + 2 modules
var conf_here = __webpack_require__(76450);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/project/run-place.js
var run_place = __webpack_require__(57078);
// EXTERNAL MODULE: ./build/entry/wire/confinement-here.js + 14 modules
var confinement_here = __webpack_require__(52583);
// EXTERNAL MODULE: ./build/entry/wire/former-run.js
var former_run = __webpack_require__(32136);
// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var wire_job_settings = __webpack_require__(69038);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/core/notify/read-channels.js
var read_channels = __webpack_require__(41433);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
;// CONCATENATED MODULE: ./build/core/report/words/notice-formats.js


const noticeTitle = ({ event, plan }) => `ralph ${plan}: ${titles[event]}`;
const titles = {
    'needs-person': 'a person is needed',
    stuck: 'a task is stuck',
    limit: 'stopped at a limit',
    budget: 'a budget is nearly used',
    complete: 'complete',
};
function noticeText(notice, maxChars) {
    const { message, details, next, done, tasks, spent_usd } = notice;
    const steps = next.flatMap(({ does, commands }) => commands.length === 0 ? [`${does}.`] : [`${does}:`, ...commands.map((command) => `    ${command}`)]);
    const lines = [
        message,
        ...details.map((detail) => `- ${detail}`),
        `${done} of ${tasks} tasks done, ${(0,amounts/* formatUsd */.UK)(spent_usd)} spent.`,
        ...steps,
    ];
    const text = lines.join('\n');
    return text.length <= maxChars ? text : `${(0,excerpt/* startOf */.GH)(text, maxChars - 1).trimEnd()}\u2026`;
}
const slackMessage = (notice) => ({
    text: `*${slackText(noticeTitle(notice))}*\n${slackText(noticeText(notice, 2500))}${linkOf(notice)}`,
});
const linkOf = ({ url }) => (url === null ? '' : `\n${url}`);
const slackText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const discordMessage = (notice) => ({
    content: `**${discordText(noticeTitle(notice))}**\n${(0,excerpt/* startOf */.GH)(discordText(noticeText(notice, 1000)), 1600)}${linkOf(notice)}`,
    allowed_mentions: { parse: [] },
});
const discordText = (text) => text.replace(/[\\`*_~|>#[\]<]/g, '\\$&');

// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/schema/notify/channel.js
var channel = __webpack_require__(77261);
;// CONCATENATED MODULE: ./build/schema/notify/notice.js


const Notice = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(1),
    id: schemas/* string */.YjP(),
    event: channel/* NoticeEvent */.R,
    at: iso/* datetime */.w$(),
    plan: schemas/* string */.YjP(),
    run: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP().nullable(),
    task: schemas/* string */.YjP().nullable(),
    iteration: schemas/* int */.Whr(),
    message: schemas/* string */.YjP(),
    details: schemas/* array */.YOg(schemas/* string */.YjP()),
    next: schemas/* array */.YOg(schemas/* object */.Ikc({ does: schemas/* string */.YjP(), commands: schemas/* array */.YOg(schemas/* string */.YjP()) })),
    done: schemas/* int */.Whr(),
    tasks: schemas/* int */.Whr(),
    spent_usd: schemas/* number */.aig(),
    url: schemas/* string */.YjP().nullable(),
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapter/notify/send-hook.js

const answerMs = 10_000;
async function sendHook(hook, { id, body, at }, signal) {
    const address = addressOf(hook.url);
    if (!address)
        return { kind: 'never', why: 'its variable does not contain an https:// address' };
    const timestamp = String(Math.floor(at / 1000));
    const signature = hook.key === undefined ? {} : { 'webhook-signature': `v1,${hmac(hook.key, `${id}.${timestamp}.${body}`)}` };
    try {
        const answer = await fetch(address, {
            method: 'POST',
            headers: {
                'content-type': 'application/json',
                'user-agent': 'ralph',
                'idempotency-key': id,
                'webhook-id': id,
                'webhook-timestamp': timestamp,
                ...signature,
            },
            body,
            redirect: 'manual',
            signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
        });
        await answer.body?.cancel();
        if (answer.ok)
            return { kind: 'sent' };
        const why = `it answered ${answer.status}`;
        const passes = answer.status >= 500 || answer.status === 408 || answer.status === 429;
        return passes
            ? { kind: 'again', why, afterMs: retryAfterMs(answer.headers.get('retry-after'), at) }
            : { kind: 'never', why };
    }
    catch (error) {
        const why = signal.aborted ? 'it had not answered when the job ended' : reasonOf(error);
        return { kind: 'again', why, afterMs: 0 };
    }
}
function retryAfterMs(said, now) {
    const ms = said === null ? 0 : Number.isFinite(Number(said)) ? 1_000 * Number(said) : Date.parse(said) - now;
    return Math.max(0, ms || 0);
}
const hmac = (key, text) => (0,external_node_crypto_.createHmac)('sha256', key.startsWith('whsec_') ? Buffer.from(key.slice('whsec_'.length), 'base64') : key)
    .update(text)
    .digest('base64');
function addressOf(text) {
    const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
    const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
    return url?.protocol === 'https:' || isLocal ? url : undefined;
}
function reasonOf(error) {
    if (error instanceof Error && error.name === 'TimeoutError')
        return `it gave no answer within ${answerMs / 1000} s`;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause.code;
    return `it could not be reached (${code ?? (cause instanceof Error ? cause.name : 'unknown')})`;
}

// EXTERNAL MODULE: ./build/adapter/notify/tell-program.js
var tell_program = __webpack_require__(24888);
;// CONCATENATED MODULE: ./build/adapter/notify/notifier.js







const patienceMs = 5_000;
const pausesMs = [1_000, 5_000];
const newsMs = 24 * 3_600_000;
const restMs = 60_000;
const longestRestMs = 600_000;
function notifier(options) {
    const { channels, env, now, warn } = options;
    const over = new AbortController();
    const told = new Map();
    const rests = new Map();
    const warned = new Set();
    const warnOnce = (text) => {
        if (!warned.has(text))
            warn(text);
        warned.add(text);
    };
    function sayWhy(name, notice, sent) {
        if (sent.kind === 'never')
            warnOnce(`notify: ${name} was not notified of \u201c${noticeTitle(notice)}\u201d: ${sent.why}.`);
        if (sent.kind !== 'again')
            return;
        const next = over.signal.aborted ? 'The next job of the run tries again.' : 'ralph tries again.';
        warnOnce(`notify: ${name} could not be notified yet: ${sent.why}. ${next}`);
    }
    async function trySeveralTimes(channel, notice) {
        const way = wayTo(channel, env);
        if ('missing' in way) {
            warnOnce(`notify: ${way.missing} is not set in this job, so nothing is sent there.`);
            return 0;
        }
        let sent = await send(way, notice);
        for (const pause of options.pausesMs ?? pausesMs) {
            if (sent.kind !== 'again' || sent.afterMs > pause)
                break;
            await (0,external_node_timers_promises_.setTimeout)(pause, undefined, { signal: over.signal }).catch(() => undefined);
            if (over.signal.aborted)
                break;
            sent = await send(way, notice);
        }
        sayWhy((0,read_channels/* channelName */.H)(channel), notice, sent);
        return sent.kind === 'again' ? sent.afterMs : null;
    }
    function send(way, notice) {
        const { id } = notice;
        if ('hook' in way) {
            return sendHook(way.hook, { id, body: JSON.stringify(way.body(notice)), at: now() }, over.signal);
        }
        const command = way.program(notice, options.platform);
        if (!command)
            return Promise.resolve({ kind: 'never', why: 'this system has no desktop notifications' });
        return (0,tell_program/* tellProgram */.s)(command, { input: `${JSON.stringify(notice)}\n`, folder: options.folder, env: way.env }, over.signal);
    }
    async function begin({ key, body }) {
        const rest = rests.get(key);
        if (rest && now() < rest.until)
            return false;
        const notice = Notice.safeParse((0,setting/* objectIn */.D7)(body));
        const channel = channels.find((one) => key.endsWith(`/${(0,read_channels/* channelName */.H)(one)}`));
        if (!channel || !notice.success || now() - Date.parse(notice.data.at) > newsMs)
            return true;
        const askedMs = await trySeveralTimes(channel, notice.data);
        if (askedMs === null)
            return true;
        const ms = Math.min(longestRestMs, rest ? 2 * rest.ms : restMs);
        rests.set(key, { ms, until: now() + Math.max(ms, Math.min(askedMs, newsMs)) });
        return false;
    }
    return {
        async deliver(effects) {
            const patience = (0,external_node_timers_promises_.setTimeout)(options.patienceMs ?? patienceMs, false, { ref: false });
            const ended = await Promise.all(effects.map(async (effect) => {
                const { key } = effect;
                const under = told.get(key) ?? begin(effect);
                told.set(key, under);
                const arrived = await Promise.race([under, patience]);
                under.then((sent) => sent || told.delete(key));
                return arrived ? [key] : [];
            }));
            return ended.flat();
        },
        close: () => over.abort(),
    };
}
const bodies = {
    webhook: (notice) => notice,
    slack: slackMessage,
    discord: discordMessage,
};
function wayTo(channel, env) {
    if (channel.to === 'command') {
        return { program: () => channel.run, env: seen(env, ['PATH', 'HOME', 'LANG', ...channel.env]) };
    }
    if (channel.to === 'desktop') {
        const shown = (notice) => ({ title: noticeTitle(notice), text: noticeText(notice, 250) });
        return {
            program: (notice, platform) => (0,tell_program/* desktopProgram */.Z)(platform, shown(notice)),
            env: seen(env, Object.keys(env)),
        };
    }
    const url = env[channel['url-env']];
    const keyName = channel.to === 'webhook' ? channel['secret-env'] : undefined;
    const key = keyName === undefined ? undefined : env[keyName];
    if (!url)
        return { missing: channel['url-env'] };
    if (keyName !== undefined && !key)
        return { missing: keyName };
    return { hook: { url, key }, body: bodies[channel.to] };
}
const seen = (env, names) => Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

;// CONCATENATED MODULE: ./build/entry/wire/notifying.js



function tellsOf(project, { env, checkout }) {
    const { planAtTop, reachedBy, repository, settings, shownBranch } = project;
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = env;
    const at = { reachedBy, workBranch: shownBranch, now: null };
    return {
        channels: settings.notify,
        context: {
            report: checkout
                ? { ...at, planFile: planAtTop, surface: 'workflow' }
                : { ...at, planFile: planAtTop, cd: repository.toplevel },
            repository: checkout ? (name ?? null) : null,
            url: checkout && server && name && run ? `${server}/${name}/actions/runs/${run}` : null,
            unattended: checkout !== undefined,
        },
    };
}
async function alsoTelling(outbox, { env, now }, request) {
    const folder = (0,external_node_path_.join)(request.scratch, 'notify');
    await (0,promises_.mkdir)(folder, { recursive: true });
    const { deliver, close } = notifier({
        channels: request.tells.channels,
        env,
        platform: process.platform,
        folder,
        now,
        warn: (text) => request.show({ kind: 'warning', text }),
    });
    return {
        close,
        outbox: {
            ...outbox,
            deliver: async (effects) => {
                const word = effects.filter(({ kind }) => kind === 'notify');
                const others = effects.filter(({ kind }) => kind !== 'notify');
                const [there, told] = await Promise.all([others.length > 0 ? outbox.deliver(others) : [], deliver(word)]);
                return [...there, ...told];
            },
        },
    };
}

// EXTERNAL MODULE: ./build/entry/wire/rule-project.js + 1 modules
var rule_project = __webpack_require__(1333);
// EXTERNAL MODULE: ./build/entry/wire/surroundings.js + 1 modules
var surroundings = __webpack_require__(39625);
// EXTERNAL MODULE: ./build/entry/wire/wire.js + 23 modules
var wire = __webpack_require__(2756);
;// CONCATENATED MODULE: ./build/entry/project/ask-person.js
async function askPerson(ask) {
    const { stdin } = process;
    const left = new AbortController();
    const leave = () => left.abort();
    const ifClosed = () => {
        if (stdin.isPaused())
            leave();
    };
    const onKey = (_, key) => {
        if (key?.ctrl && key.name === 'd')
            setImmediate(ifClosed);
    };
    stdin.on('keypress', onKey);
    stdin.once('end', leave);
    try {
        const answer = await ask({ signal: left.signal });
        return typeof answer === 'symbol' ? undefined : answer;
    }
    finally {
        stdin.off('keypress', onKey);
        stdin.off('end', leave);
    }
}

;// CONCATENATED MODULE: ./build/entry/run/choose-scope.js



async function withScope(project, { run, fresh, interactive, say }) {
    const { choices, told } = project;
    if ((run && !fresh) || !choices || choices.open < 2)
        return project;
    if (!interactive) {
        say(`all ${choices.open} open stories are in this run; to run fewer: --plan-scope ${others(choices)}`);
        return project;
    }
    const scope = { raw: await askScope(choices), place: 'the answer to a question' };
    return { ...project, told: { ...told, byJob: { ...told.byJob, 'plan-scope': scope } } };
}
async function askScope({ open, sprint, epics, stories }) {
    const { multiselect, select } = await __webpack_require__.e(/* import() */ 170).then(__webpack_require__.bind(__webpack_require__, 26170));
    const some = 'some';
    const chosen = await askPerson((asked) => select({
        ...asked,
        message: 'Which stories should this run include?',
        options: [
            { value: 'all', label: `all open stories (${open})` },
            ...(sprint ? [{ value: 'sprint', label: `the current sprint, ${inWords(sprint)}` }] : []),
            ...epics.map((epic) => ({ value: scopeOf(epic), label: `epic ${inWords(epic)}` })),
            { value: some, label: 'some of them' },
        ],
    }));
    if (chosen === undefined)
        throw left();
    if (chosen !== some)
        return chosen;
    const options = stories.map(({ id, title }) => ({ value: id, label: (0,one_line/* plainLine */.h0)(`${id}: ${title}`, 200) }));
    const ids = await askPerson((asked) => multiselect({ ...asked, message: 'Which ones?', options, required: true }));
    if (ids === undefined)
        throw left();
    return ids.join(',');
}
const inWords = ({ name, open }) => `${(0,one_line/* plainLine */.h0)(name, 100)} (${open})`;
const scopeOf = ({ name }) => `epic-${name}`;
const others = ({ epics, sprint }) => [...(sprint ? ['sprint'] : []), ...epics.slice(0, 1).map(scopeOf), 'ID,ID'].join(' or ');
const left = () => new error/* RalphError */.A({
    code: 'INTERRUPTED',
    message: 'Interrupted before the work began.',
    hint: 'Nothing was started. --plan-scope answers the question in advance.',
});

;// CONCATENATED MODULE: ./build/entry/run/one-job.js






























async function oneJob(given, context, request) {
    const conf = (0,conf_remarks/* confNotes */.Q)(await (0,conf_here/* confHere */.J)(given, given.settings));
    const around = await (0,surroundings/* surroundingsOf */.ZD)(given, context, request.life);
    const scratch = await (0,process_directory/* processDirectory */.Bi)(given.home, 'process');
    const confining = triedEarly(given, context);
    const looking = preflight(given, context, around.access);
    looking.catch(() => undefined);
    const programs = laterPrograms({
        program: installed/* programFolder */.bs,
        workspace: around.workspace.directory,
        inWorkflow: context.checkout !== undefined,
    });
    try {
        await looking;
        const loaded = await around.access.state.load();
        if (!loaded.run && !request.fresh)
            await refuseSecond(given, context);
        const chosen = await withScope(given, {
            ...request,
            run: loaded.run,
            say: (text) => request.show({ kind: 'note', text }),
        });
        const { project, rules } = await (0,rule_project/* ruleProject */.i)(chosen, context, {
            run: loaded.run,
            access: around.access,
            fresh: request.fresh,
            change: request.changeRules,
            own: ownRules(request.checksElsewhere ?? false),
        });
        const confinement = confining.of(project);
        const ready = readyFor(loaded.run, () => request.ready?.(project));
        const elsewhere = request.checksElsewhere === true;
        const job = (0,wire_job_settings/* jobSettings */.b)(project, {
            fresh: request.fresh,
            rules,
            checksElsewhere: elsewhere,
            atOnce: request.atOnce ?? false,
            consents: request.changeRules || (await planIsCommitted(given, context, loaded.run)),
            startedBy: context.checkout?.startedBy ?? null,
            issue: request.issue ?? null,
            byComment: context.env['GITHUB_EVENT_NAME'] === 'issue_comment',
            issueOrder: request.issueOrder ?? null,
            tells: tellsOf(project, context),
        });
        refuseUnsigned(project, request.sign);
        await greet(elsewhere ? given : project, around.access, { context, show: request.show, job });
        for (const note of conf)
            request.show(note);
        const record = await recorder({ project, job, access: around.access, context }, request.record);
        const own = await (0,wire/* wire */.O4)(project, context, {
            ...around,
            watched: programs.watch,
            access: { ...around.access, state: readAlready(around.access.state, loaded) },
            confinement,
            ...(request.shape && { shape: request.shape }),
            show: remembering(project, request.show),
            scratch: scratch.path,
            sign: request.sign,
        });
        const asked = { ...own, agent: { ...own.agent, preflight: preflightOf(own.agent, ready) } };
        const wired = request.outside
            ? { ...asked, ...request.outside, orderSource: request.outside.orderSource(own.orderSource) }
            : { ...asked, ...(request.display && { display: request.display }) };
        const telling = await alsoTelling(wired.outbox, context, {
            tells: tellsOf(project, context),
            scratch: scratch.path,
            show: request.show,
        });
        const { ports, settled } = record({ ...wired, outbox: telling.outbox });
        return await request
            .act(ports, job, endingInTime(project, context, request.since))
            .catch((error) => {
            throw context.cancelled.aborted && isAbort(error) ? interrupted(error) : error;
        })
            .finally(() => toldWhereIncomplete(settled, request.show))
            .finally(telling.close);
    }
    finally {
        try {
            await request.onEnd?.(around.access);
        }
        finally {
            await leaveAll([around.leave(), scratch.remove(), confining.tried], programs);
        }
    }
}
const remembering = (project, show) => (progress) => {
    if (progress.kind === 'event' && progress.event.type === 'lease_taken')
        (0,run_place/* rememberPlace */.D$)(project);
    show(progress);
};
function triedEarly(given, context) {
    const early = (0,confinement_here/* confinementHere */.FY)(context, given.settings, given);
    const isAlike = ({ home, settings }) => home === given.home && confinement_here/* confinementSettings */.iT.every((name) => (0,external_node_util_.isDeepStrictEqual)(settings[name], given.settings[name]));
    return {
        of(project) {
            const found = isAlike(project) ? early : (0,confinement_here/* confinementHere */.FY)(context, project.settings, project);
            found.catch(() => undefined);
            return found;
        },
        tried: early.then(() => undefined, () => undefined),
    };
}
async function leaveAll(leaving, programs) {
    const left = await Promise.allSettled(leaving);
    programs.end();
    for (const one of left)
        if (one.status === 'rejected')
            throw one.reason;
}
const ownRules = (checksElsewhere) => {
    if (checksElsewhere === 'unused')
        return {};
    return checksElsewhere
        ? { validate: { raw: [], place: 'the checks are jobs of the workflow' } }
        : { require: { raw: [], place: 'this job waits for no other job' } };
};
function readAlready(store, loaded) {
    let first = loaded;
    const load = () => {
        const answer = first ? Promise.resolve(first) : store.load();
        first = undefined;
        return answer;
    };
    return { ...store, load };
}
async function planIsCommitted({ repository: { toplevel }, steeringPaths: [plan, , ...others], planSource }, { env }, run) {
    if (plan === undefined || !run?.state.doubted.some(({ plan_source }) => plan_source === planSource))
        return false;
    const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', plan, ...others];
    return (await (0,user_git/* userGit */.G)(toplevel, env)({ args, allow: 'any' })).stdout.length === 0;
}
async function refuseSecond(given, context) {
    const place = (0,run_place/* otherPlace */.Mf)(given);
    if (place)
        throw (0,run_place/* runElsewhere */.gs)(given, place);
    const former = await (0,former_run/* formerRun */.N)(given, context);
    if (former)
        throw former;
}
async function preflight(project, context, { remote }) {
    const { repository, remoteIsOwn, stateRef, workRef, planName } = project;
    const orders = `${(0,inbox/* inboxPrefix */.r)(planName)}*`;
    const known = (0,state_paths/* knownPrefixes */.AN)().map((prefix) => (0,state_paths/* stateRefOf */.af)(planName, prefix));
    const places = known.filter((ref) => ref !== stateRef);
    const { refs } = await remote.lookAhead([...(0,branch_preflight/* inTheWay */.M)([stateRef, workRef]), stateRef, workRef, orders, ...places]);
    await (0,branch_preflight/* checkBranches */.N)({ remote, repository, remoteIsOwn, stateRef, workRef });
    const other = refs.has(stateRef) ? undefined : places.find((ref) => refs.has(ref));
    if (other !== undefined)
        throw (0,origin_state/* stateUnderOtherName */.p6)(remote.url, { stateRef, other });
    if (!remoteIsOwn || repository.origin === null)
        return;
    const local = refs.get(stateRef) ?? null;
    const origin = await (0,origin_state/* originState */.AH)({ repository, env: context.env, stateRef, local });
    if (origin.kind === 'differs')
        throw (0,origin_state/* stateElsewhere */.Sl)(project, { origin: origin.origin, local });
}
async function recorder(request, directory) {
    if (typeof directory !== 'string')
        return (ports) => ({ ports, settled: () => Promise.resolve() });
    const { openRecording } = await __webpack_require__.e(/* import() */ 427).then(__webpack_require__.bind(__webpack_require__, 20427));
    return openRecording(request, directory);
}
const toldWhereIncomplete = (settled, show) => settled().catch((error) => {
    show({ kind: 'warning', text: `the recording is not complete: ${error instanceof Error ? error.message : error}` });
});
const isAbort = (error) => error instanceof Error && error.name === 'AbortError';
const interrupted = (cause) => new error/* RalphError */.A({
    code: 'INTERRUPTED',
    message: 'Interrupted before the work began.',
    hint: 'Nothing is lost; run the same command to continue.',
    cause,
});
function endingInTime({ settings }, { cancelled, now }, since = now()) {
    const limit = settings['job-limit'];
    if (limit === undefined)
        return cancelled;
    const near = new AbortController();
    setTimeout(() => near.abort(job_settings/* jobLimitReached */.v8), Math.max(0, (0,next_step/* lastMoment */.Hl)(limit) - (now() - since))).unref();
    return AbortSignal.any([cancelled, near.signal]);
}
function refuseUnsigned({ settings }, sign) {
    if (settings['commit-mode'] === 'git' || sign)
        return;
    throw new error/* RalphError */.A({
        code: 'COMMITS_UNSIGNED',
        message: '`commit-mode: api` has GitHub sign the commits, but this job has no access to GitHub.',
        hint: 'Run it as the action, with `github-token`; on a laptop: --commit-mode git.',
    });
}
async function greet(project, access, { context, show, job }) {
    const { warnings, planFile, settings } = project;
    for (const warning of warnings)
        show({ kind: 'warning', text: (0,error_text/* findingLine */.mC)(warning, planFile) });
    if (job.checksElsewhere && settings.validate.length > 0) {
        show({
            kind: 'note',
            text: '`validate` is not run here: the jobs or steps between begin and finish are the checks',
        });
    }
    const unchecked = (0,checks/* whyUnchecked */.XQ)(job);
    if (unchecked !== undefined && settings['no-checks'])
        show({ kind: 'warning', text: `nothing checks these commits (no-checks): ${unchecked}` });
    for (const path of (0,confinement_here/* missingWritable */.r_)(context, settings, project))
        show({ kind: 'warning', text: `agent-writable: ${(0,one_line/* plainLine */.h0)(path, 300)} does not exist, so nobody can write there` });
    await warnOfSubmodules(project, access, show);
}
async function warnOfSubmodules({ repository: { toplevel, head } }, { store }, show) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(toplevel, '.gitmodules')))
        return;
    const empty = await (0,submodules/* emptySubmodules */.Js)(store, head);
    if (empty.length === 0)
        return;
    const text = `not checked out in your repository, so it is empty in the workspace: ${(0,capped/* cappedRow */.g)(empty, 5)}. To let the agent and the checks see the files: git submodule update --init --recursive`;
    show({ kind: 'warning', text });
}
function readyFor(run, ask) {
    if (run)
        return ask;
    const asked = ask();
    asked?.catch(() => undefined);
    return () => asked;
}
const preflightOf = ({ preflight }, ready) => async () => {
    await ready();
    return preflight();
};


/***/ }),

/***/ 52583:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mo: () => (/* binding */ confinedAt),
  FY: () => (/* binding */ confinementHere),
  iT: () => (/* binding */ confinementSettings),
  r_: () => (/* binding */ missingWritable)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 12 modules
var agents = __webpack_require__(96680);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/inside.js
const resetSignals = '--default-signal=INT,TERM,QUIT';
const withoutCopies = (layers) => layers.map((layer) => (layer.access === 'copy' ? { path: layer.path, access: 'read' } : layer));
const nulSeparated = (words) => words.map((word) => `${word}\0`).join('');

;// CONCATENATED MODULE: ./build/adapter/process/confinement/perl.js
const numbers = {
    x64: { UNSHARE: 272, MOUNT: 165, CLOSE: 3, EXIT: 231, PRCTL: 157, SETNS: 308 },
    arm64: { UNSHARE: 97, MOUNT: 40, CLOSE: 57, EXIT: 94, PRCTL: 167, SETNS: 268 },
};
function perlProgram(...parts) {
    const { arch } = process;
    if (arch !== 'x64' && arch !== 'arm64')
        return undefined;
    const names = Object.entries(numbers[arch]).map(([name, number]) => `my$${name}=${number};`);
    return ['use strict;', ...names, helpers, ...parts].join('');
}
const helpers = `my($NONE,$ROOT,$EMPTY)=("none","/","");
sub must{my($n,$w)=@_;$n>=0 or die"$w: $!\\n";$n}
sub tree{my$p=shift;must(syscall(428,-100,$p,0x88001),"open_tree $p")}
sub attr{my($fd,$set,$ns,$deep)=@_;my$a=pack("Q4",$set,0,0,$ns||0);syscall(442,$fd,$EMPTY,0x1000|($deep//0x8000),$a,32)}
sub place{my($fd,$p)=@_;must(syscall(429,$fd,$EMPTY,-100,$p,4),"move_mount $p");syscall($CLOSE,$fd)}
`;
const perlAttended = `sub attended{syscall($PRCTL,1,9,0,0,0);vec(my$v="",3,1)=1;select($v,undef,undef,0)and syscall($EXIT,137)}
`;
const perlOrders = `
opendir my$fds,"/proc/self/fd"or die"descriptors: $!\\n";my@fds=readdir$fds;closedir$fds;
for(@fds){syscall($CLOSE,$_+0)if/^\\d+$/&&$_>3&&$_!=$ARGV[0]}
open my$in,"<&=",shift or die"orders: $!\\n";my@o=do{local$/;split/\\0/,<$in>,-1};close$in;pop@o;
my(@layers,@env,@run,%set);
while(@o){my$w=shift@o;if($w eq"run"){@run=@o;last}if($w eq"env"){push@env,shift@o}
elsif($w eq"layer"){push@layers,[splice@o,0,4]}else{$set{$w}=shift@o}}
`;
const perlView = `
sub private{must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts")}
sub fresh{my($t,$p,$flags,$o)=@_;must(syscall($MOUNT,$t,$p,$t,$flags,$o),"$t on $p")}
sub parents{my$p=shift;my@m;while(($p)=$p=~m{^(.+)/[^/]+$}){last if-d$p;unshift@m,$p}mkdir$_,0755 for@m}
sub copies{my($ns,$u)=splice@_,0,2;for(@_){my($a,$p,$f,$d)=@$_;copy($p,$d,$u,$ns)if$a eq"copy"}}
sub trees{my$ns=shift;for(@_){my($a,$p,$f)=@$_;next if$a eq"empty";
if($a eq"copy"){$_->[4]=tree($p);next}
my$fd=$_->[4]=syscall(428,-100,$f,0x88001);if($fd<0){die"$f: $!\\n"if$a eq"write";next}
if($a eq"write"){must(attr($fd,$ns?0x100006:6,$ns?fileno$ns:0),"idmap $f")}
else{if($ns){attr($fd,0x100000,fileno$ns)==0||attr($fd,0x100000,fileno$ns,0)}must(attr($fd,7),"read-only $f")}}}
sub closed{my%flags=@_;my@out=map{my$fd=tree($_);attr($fd,$flags{$_})if$flags{$_};[$fd,$_]}keys%flags;
my$all=must(syscall(428,-100,$ROOT,0x80000),"root");must(attr($all,7),"read-only root");syscall($CLOSE,$all);place(@$_)for@out}
sub device{map{[$_,tree("/dev/$_")]}grep{-e"/dev/$_"}"null","zero","full","random","urandom","tty"}
sub dev{my($dev,$pts,$shm,$o1,$o2,$o3)=("/dev","/dev/pts","/dev/shm","mode=755","newinstance,ptmxmode=0666,mode=620","mode=1777");
fresh("tmpfs",$dev,6,$o1);for(@_){my($n,$fd)=@$_;open my$f,">","/dev/$n"or die"$n: $!\\n";attr($fd,2);place($fd,"/dev/$n")}
mkdir$_,0755 for$pts,$shm;fresh("devpts",$pts,10,$o2);fresh("tmpfs",$shm,6,$o3);
my%l=("fd","/proc/self/fd","stdin","/proc/self/fd/0","stdout","/proc/self/fd/1","stderr","/proc/self/fd/2","core","/proc/kcore","ptmx","pts/ptmx");
symlink$l{$_},"/dev/$_"for keys%l}
sub places{my$mode="mode=755";
for(@_){my($a,$p,$f,$d,$fd)=@$_;
if($a eq"empty"){parents($p);-d$p or mkdir$p,0755;fresh("tmpfs",$p,6,$mode);next}
next if$fd<0;parents($p);
if(-d"/proc/self/fd/$fd/."){-d$p or mkdir$p,0755}elsif(!-e$p){open my$n,">",$p or die"$p: $!\\n"}
place($fd,$p)}
for(@_){my($a,$p)=@$_;next if$a ne"empty";my$fd=must(syscall(428,-100,$p,0x80000),$p);must(attr($fd,1,0,0),"read-only $p");syscall($CLOSE,$fd)}}
`;
const agentUid = (pid) => 61_184 + (pid % 4000);
const perlMapping = `sub mapping{my$u=shift;pipe(my$r,my$w);pipe(my$e,my$f);my$k=fork;
if(!$k){close$f;syscall($UNSHARE,0x10000000)==0 or exit 1;syswrite$w,"x";sysread$e,my$x,1;syscall($EXIT,0)}
close$w;sysread($r,my$x,1)==1 or die"no user namespace\\n";
my$m="0 $u 1\\n1 1 ".($u-1)."\\n".($u+1)." ".($u+1)." ".(4294967294-$u-1)."\\n";
for my$n("uid_map","gid_map"){open my$o,">","/proc/$k/$n"or die"$n: $!\\n";defined syswrite($o,$m)or die"$n: $!\\n"}
open my$ns,"<","/proc/$k/ns/user"or die"ns/user: $!\\n";close$f;waitpid$k,0;$ns}
`;
const perlCopies = `sub copy{my($p,$d,$u,$ns)=@_;
if($ns){my$fd=tree($p);if(attr($fd,0x100000,fileno$ns)==0){place($fd,$p)}else{syscall($CLOSE,$fd)}chown$u,$u,"$d/upper"}
my($t,$q,$o)=("overlay",$p,"lowerdir=$p,upperdir=$d/upper,workdir=$d/work".($ns?"":",userxattr"));my$v="$o,volatile";
my$mark="$d/work/work/incompat";unlink"$mark/volatile/dirty"and rmdir"$mark/volatile"and rmdir$mark;
return if($ns||$<)&&syscall($MOUNT,$t,$q,$t,6,$v)==0||syscall($MOUNT,$t,$q,$t,6,$o)==0;
my$fd=tree($p);must(attr($fd,1),"read-only $p");place($fd,$p)}
`;
const perlNamespaces = `sub namespaces{my@w=($<,$(+0);must(syscall($UNSHARE,$w[0]?0x10020000:0x20000),"namespaces");return if!$w[0];
for(["setgroups","deny"],["uid_map","$w[0] $w[0] 1"],["gid_map","$w[1] $w[1] 1"]){
open my$o,">","/proc/self/$$_[0]"or die"$$_[0]: $!\\n";defined syswrite($o,$$_[1])or die"$$_[0]: $!\\n"}}
`;
const perlPrepare = `syscall($PRCTL,1,9,0,0,0);my$u=shift;namespaces();
must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts");my$ns=$u?mapping($u):0;
while((my$k=shift)ne"--"){my$p=shift;if($k eq"-c"){copy($p,shift,$u,$ns);next}next if!$ns;
my$fd=tree($p);if(attr($fd,$k eq"-r"?0x100000:0x100006,fileno$ns)==0||$k eq"-r"&&attr($fd,0x100000,fileno$ns,0)==0){place($fd,$p)}
else{die"idmap $p: $!\\n"if$k eq"-w";syscall($CLOSE,$fd)}}
exec@ARGV;die"$ARGV[0]: $!\\n"`;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var process_environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/core/agent/agents.js
var agent_agents = __webpack_require__(81484);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/tool-homes.js


const toolHomes = [
    ...[
        '.nvm',
        '.volta',
        '.fnm',
        '.local/share/fnm',
        '.nodenv',
        '.asdf',
        '.local/share/mise',
        '.local/share/pnpm',
        '.bun',
        '.deno',
    ],
    ...[
        '.npm',
        '.npm-global',
        '.yarn',
        '.cache/yarn',
        '.cache/node',
        '.cache/deno',
        '.cache/pnpm',
        '.local/share/pnpm/store',
    ],
    ...['.cache/ms-playwright', '.cache/Cypress', '.cache/puppeteer'],
    ...[
        '.pyenv',
        '.local/bin',
        '.local/lib',
        '.local/share/uv',
        '.local/share/pipx',
        '.local/pipx',
        '.cache/pip',
        '.cache/uv',
    ],
    ...['miniconda3', 'anaconda3', '.conda', '.local/share/virtualenvs', '.cache/pypoetry'],
    ...['.rustup', '.cargo', '.elan', '.opam', '.ghcup', '.cabal', '.stack', '.juliaup', '.julia', '.mix', '.hex'],
    ...['.sdkman', '.jenv', '.m2', '.gradle', '.konan', '.ivy2', '.sbt', '.cache/coursier', '.coursier'],
    ...['.rbenv', '.rvm', '.gem', '.bundle', '.composer', '.cache/composer', '.config/composer'],
    ...['go', '.goenv', '.cache/go-build', '.dotnet', '.nuget', '.pub-cache', '.flutter', '.foundry', '.android'],
    ...agent_agents/* homesOfAgents */.Ow,
];
const credentialFiles = [
    ...['.cargo/credentials', '.cargo/credentials.toml', '.m2/settings.xml', '.m2/settings-security.xml'],
    ...['.gradle/gradle.properties', '.gradle/init.gradle', '.gem/credentials', '.bundle/config', '.hex/hex.config'],
    ...['.composer/auth.json', '.config/composer/auth.json', '.nuget/NuGet/NuGet.Config', '.pub-cache/credentials.json'],
    ...['.ivy2/.credentials', '.sbt/.credentials', '.sbt/1.0/credentials.sbt', '.cabal/config', '.android/adbkey'],
    ...['.stack/config.yaml', '.condarc', '.conda/.condarc', '.yarn/berry/.yarnrc.yml', '.npm-global/etc/npmrc'],
];
const writtenByTools = [
    ...[
        '.npm',
        '.yarn',
        '.cache/yarn',
        '.cache/node',
        '.cache/pnpm',
        '.local/share/pnpm',
        '.bun',
        '.cache/deno',
        '.deno',
    ],
    ...['.cache/pip', '.cache/uv', '.local/share/uv', '.cache/pypoetry', '.local/lib', '.local/bin'],
    ...['.cargo', '.rustup', '.cabal', '.stack', '.julia', '.mix', '.hex', '.opam'],
    ...['.m2', '.gradle', '.konan', '.ivy2', '.sbt', '.cache/coursier', '.coursier'],
    ...['.gem', '.bundle', '.composer', '.cache/composer', 'go', '.cache/go-build', '.nuget', '.dotnet', '.pub-cache'],
];
const tools = {
    npm_config_cache: (_, own) => ({ npm_config_cache: own }),
    NPM_CONFIG_CACHE: (_, own) => ({ NPM_CONFIG_CACHE: own }),
    YARN_CACHE_FOLDER: (_, own) => ({ YARN_CACHE_FOLDER: own }),
    BUN_INSTALL_CACHE_DIR: (_, own) => ({ BUN_INSTALL_CACHE_DIR: own }),
    PIP_CACHE_DIR: (_, own) => ({ PIP_CACHE_DIR: own }),
    UV_CACHE_DIR: (_, own) => ({ UV_CACHE_DIR: own }),
    NUGET_PACKAGES: (cache, own) => ({ NUGET_PACKAGES: own, RestoreAdditionalProjectFallbackFolders: cache }),
    COMPOSER_CACHE_DIR: (_, own) => ({ COMPOSER_CACHE_DIR: own }),
    GOCACHE: (_, own) => ({ GOCACHE: own }),
    GOPATH: (cache, own, { GOPROXY = 'https://proxy.golang.org,direct', GOMODCACHE }) => ({
        GOPATH: own,
        GOMODCACHE: (0,external_node_path_.join)(own, 'pkg/mod'),
        GOPROXY: `file://${(0,external_node_path_.join)(GOMODCACHE ?? (0,external_node_path_.join)(cache, 'pkg/mod'), 'cache/download')},${GOPROXY}`,
        GOFLAGS: '-modcacherw',
    }),
    GRADLE_USER_HOME: (cache, own) => ({ GRADLE_USER_HOME: own, GRADLE_RO_DEP_CACHE: (0,external_node_path_.join)(cache, 'caches') }),
};
function withOwnCaches(env, folder) {
    const changed = Object.entries(tools).flatMap(([name, tell]) => {
        const cache = env[name];
        return cache === undefined ? [] : [tell(cache, (0,external_node_path_.join)(folder, name), env)];
    });
    return Object.assign({ ...env }, ...changed);
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/view.js




const system = /^\/(|usr|etc|bin|sbin|lib\d*|opt|var|dev|proc|sys|mnt|media|srv)$/;
const runnerFiles = [
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
];
const toolVariables = /^(JAVA_HOME(_\w+)?|GOROOT|RUSTUP_HOME|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|DOTNET_ROOT|ANDROID_HOME|ANDROID_SDK_ROOT|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY)$/;
const listVariables = /^(LD_LIBRARY_PATH|GEM_PATH|PKG_CONFIG_PATH)$/;
const fileVariables = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
function viewOf(scene, look) {
    const hidden = found(hiddenPlaces(scene), look)
        .map(({ from }) => from)
        .filter((path) => !system.test(path) && look.isFolder(path));
    const isHidden = (path) => hidden.some((root) => isBelow(path, root));
    const holdsHidden = (path) => system.test(path) || hidden.some((root) => isBelow(root, path));
    const usual = found(usualPlaces(scene, holdsHidden), look).filter(({ path, from }) => isHidden(path) && !holdsHidden(from));
    const secrets = scene.homes.flatMap((home) => credentialFiles.map((file) => (0,external_node_path_.join)(home, file)));
    const visible = (path) => !isHidden(path) || usual.some((root) => isBelow(path, root.path));
    return ordered([
        ...hidden.map((path) => ({ path, access: 'empty' })),
        ...usual.map((place) => ({ ...place, access: 'read' })),
        ...found([...secrets, ...scene.sockets], look)
            .filter(({ path }) => visible(path))
            .map(({ path }) => ({ path, access: 'nothing' })),
        ...found(scene.readable, look).map((place) => ({ ...place, access: 'read' })),
        ...found(scene.writable, look).map((place) => ({ ...place, access: 'write' })),
    ]);
}
const machineView = (scene, look) => ({
    layers: viewOf(scene, look),
    caches: cachesIn(scene, look),
});
function viewOfCall(view, own, look) {
    const shown = Object.entries(own.inPlaceOf).filter(([path]) => look.real(path) === path);
    const isNowEmpty = ({ path, access }) => access === 'empty' && shown.some(([root]) => isBelow(path, root));
    const caches = own.caches === undefined ? [] : view.caches;
    const layers = ordered([
        ...view.layers.filter((layer) => !isNowEmpty(layer)),
        ...shown.map(([path, from]) => ({ path, access: 'write', from })),
        ...caches.map((path) => ({
            path,
            access: 'copy',
            upper: (0,external_node_path_.join)(own.caches ?? '', path.replaceAll('/', '+')),
        })),
        ...found(own.read, look).map((place) => ({ ...place, access: 'read' })),
        ...found(own.write, look).map((place) => ({ ...place, access: 'write' })),
    ]);
    const named = new Map(layers.map((layer) => [layer.path, layer]));
    return layers.filter((layer) => !saysNothing(layer, nearestAbove(layer.path, named)));
}
const saysNothing = (layer, around) => [layer, around].every((one) => one === undefined || (one.access === 'read' && (one.from ?? one.path) === one.path));
function cachesIn({ environment, homes }, look) {
    const named = [...process_environment/* cacheNames */.nW].flatMap((name) => environment[name] ?? []);
    const usual = homes.flatMap((home) => writtenByTools.map((place) => (0,external_node_path_.join)(home, place)));
    const folders = found([...usual, ...named], look).map(({ from }) => from);
    const isPlain = (path) => look.isFolder(path) && !system.test(path) && !/[,:\\]/.test(path);
    return folders.filter((path) => isPlain(path) && !folders.some((other) => other !== path && isBelow(path, other)));
}
function ordered(layers) {
    const last = new Map(layers.map((layer) => [layer.path, layer]));
    return [...last.values()].sort((a, b) => depth(a.path) - depth(b.path) || (a.path < b.path ? -1 : 1));
}
const depth = (path) => path.split(external_node_path_.sep).length;
function nearestAbove(path, named) {
    for (let parent = (0,external_node_path_.dirname)(path); parent !== '/'; parent = (0,external_node_path_.dirname)(parent)) {
        const layer = named.get(parent);
        if (layer)
            return layer;
    }
    return undefined;
}
const isBelow = (path, root) => path === root || path.startsWith(`${root}/`);
function hiddenPlaces({ environment, homes, hidden }) {
    const work = environment['RUNNER_WORKSPACE'] ? (0,external_node_path_.dirname)(environment['RUNNER_WORKSPACE']) : undefined;
    const named = ['HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'GITHUB_WORKSPACE'].map((name) => environment[name]);
    const files = runnerFiles.map((name) => environment[name]).flatMap((path) => (path ? [(0,external_node_path_.dirname)(path)] : []));
    return [
        ...['/home', '/root', '/run', '/var/run', '/tmp', '/var/tmp'],
        ...homes,
        ...[...named, work].filter((path) => path !== undefined),
        ...files,
        ...hidden,
    ];
}
function usualPlaces({ environment, homes }, holdsHidden) {
    const named = Object.entries(environment).flatMap(([name, value = '']) => {
        if (toolVariables.test(name) || fileVariables.test(name))
            return [value];
        return listVariables.test(name) ? value.split(':') : [];
    });
    const onPath = (environment['PATH'] ?? '').split(':').flatMap((folder) => {
        const root = (0,external_node_path_.dirname)(folder);
        const hasRoot = /^(s?bin|shims)$/.test((0,external_node_path_.basename)(folder)) && (0,external_node_path_.basename)(root) !== '.local' && !holdsHidden(root);
        return hasRoot ? [folder, root] : [folder];
    });
    const known = homes.flatMap((home) => toolHomes.map((place) => (0,external_node_path_.join)(home, place)));
    return [
        '/etc/resolv.conf',
        '/home/linuxbrew',
        '/run/current-system',
        '/run/opengl-driver',
        ...known,
        ...onPath,
        ...named,
    ];
}
function found(paths, look) {
    const all = paths.flatMap((given) => {
        if (!given.startsWith('/'))
            return [];
        const path = (0,external_node_path_.resolve)(given);
        const from = look.real(path);
        if (from === undefined)
            return [];
        const at = (0,external_node_path_.join)(look.real((0,external_node_path_.dirname)(path)) ?? (0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path));
        return at === from
            ? [{ path: from, from }]
            : [
                { path: from, from },
                { path: at, from },
            ];
    });
    return [...new Map(all.map((place) => [place.path, place])).values()];
}
const places = '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin:/usr/local/sbin:/run/current-system/sw/bin:/run/wrappers/bin';
const trustedProgram = (name) => (0,programs/* findProgram */.K)(name, places);

;// CONCATENATED MODULE: ./build/adapter/process/confinement/pid-namespace.js


const pidNamespace = (owner) => inNamespace(owner, (setpriv) => [setpriv, ...(owner === 'root' ? withoutCapabilities : ['--no-new-privs']), '--']);
const ownedNamespace = (owner) => inNamespace(owner, () => []);
const withoutCapabilities = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
function inNamespace(owner, inside) {
    const [setpriv, unshare] = [trustedProgram('setpriv'), trustedProgram('unshare')];
    if (setpriv === undefined || unshare === undefined)
        return undefined;
    return (command) => ({
        ...command,
        file: setpriv,
        args: [
            ...dyingWithTheEngine,
            unshare,
            ...['--pid', '--fork', '--kill-child', '--mount-proc'],
            ...(owner === 'user' ? ['--user', '--map-current-user'] : []),
            ...['--', '/bin/sh', '-c', pidOne(1), 'sh'],
            ...inside(setpriv),
            command.file,
            ...command.args,
        ],
        lifeline: 'descriptor',
        ender: 'kernel',
    });
}
const dyingWithTheEngine = ['--pdeathsig', 'KILL'];
const processGroup = (supervisor) => (command) => ({
    ...command,
    file: supervisor.file,
    args: [...supervisor.args, command.file, ...command.args],
    env: { ...command.env, RALPH_TREE: (0,external_node_crypto_.randomUUID)() },
    lifeline: 'descriptor',
    ender: 'process',
});
const pidOne = (own) => around(`set -- /proc/[0-9]*; echo "leftovers $(($# - ${own}))" >&3`);
const uncountingPidOne = around('echo "leftovers 0" >&3');
function around(count) {
    const command = '(trap - INT TERM; exec "$@" 2>&4 3>&- 4>&-)';
    return `trap "" INT TERM; exec 4>&2 2>/dev/null; echo >&3 || exit 137; ${command}; code=$?; ${count}; exit $code`;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/prepared-view.js





function preparedView(uid) {
    const [line, perl] = [viewLine(), trustedProgram('perl')];
    const program = perlProgram(perlMapping, perlCopies, perlNamespaces, perlPrepare);
    if (!line || !perl || !program)
        return undefined;
    const kept = keptNamespace(uid === undefined ? ['user', 'mnt'] : ['mnt']);
    const map = uid === undefined ? [] : ['map', String(uid)];
    const prepare = (layers, shared) => {
        const maps = uid === undefined ? [] : [...mapped(layers, '-w', shared), ...mapped(layers, '-r', shared)];
        return [perl, '-e', program, uid === undefined ? '' : String(uid), ...copiesOf(layers), ...maps, '--'];
    };
    const entered = (layers, shared) => {
        if (shared === undefined)
            return [];
        const words = prepare(layers, shared);
        return (kept?.enter(words, words.filter((word) => word.startsWith('/'))) ?? []);
    };
    return {
        forget: () => kept?.forget(),
        show({ layers, shared }, run) {
            const [file, ...args] = line;
            return {
                file,
                args: [...args, '4', ...entered(layers, shared)],
                instructions: nulSeparated([...map, ...layersInOrders(layers), 'run', ...run]),
            };
        },
    };
}
function viewLine() {
    const perl = trustedProgram('perl');
    const program = perlProgram(perlMapping, perlCopies, perlNamespaces, perlInto, perlView, perlOrders, perlAttended, perlShow);
    return perl && program ? [perl, '-e', program] : undefined;
}
const layersInOrders = (layers) => layers.flatMap(({ path, access, from = path, upper = '' }) => ['layer', access, path, from, upper]);
const copiesOf = (layers) => layers.flatMap(({ path, upper }) => (upper === undefined ? [] : ['-c', path, upper]));
function mapped(layers, flag, shared) {
    const of = (accesses) => layers
        .filter(({ access }) => accesses.includes(access))
        .map(({ path, access, from = path }) => (access === 'write' && isBelow(from, shared) ? shared : from));
    const around = of(flag === '-w' ? ['write'] : ['write', 'copy', 'read']);
    const own = [...new Set(of([flag === '-w' ? 'write' : 'read']))];
    const outer = own.filter((path) => !around.some((other) => other !== path && isBelow(path, other)));
    return outer.flatMap((path) => [flag, path]);
}
const perlShow = `
attended();$SIG{INT}=$SIG{TERM}="IGNORE";my$ns=0;
if(@ARGV&&eval{into(@ARGV);1}){must(syscall($UNSHARE,0x20000),"mount namespace");private()}
else{namespaces();private();$ns=mapping($set{map})if$set{map};copies($ns,$set{map},@layers)}
attended();my@d=device();trees($ns,@layers);closed("/proc",0);dev(@d);places(@layers);
must(syscall($UNSHARE,0x20000000),"pid namespace");my$k=fork//die"fork: $!\\n";
if($k){waitpid$k,0;syscall($EXIT,$?&127?128+($?&127):$?>>8)}
attended();exec@run;die"$run[0]: $!\\n"`;
function keptNamespace(kinds) {
    const [perl, hold] = [trustedProgram('perl'), perlProgram(perlHold)];
    if (!perl || !hold)
        return undefined;
    let key;
    let descriptors = [];
    const forget = () => {
        for (const descriptor of descriptors)
            (0,external_node_fs_.closeSync)(descriptor);
        descriptors = [];
        key = undefined;
    };
    const paths = () => descriptors.map((descriptor) => `/proc/${process.pid}/fd/${descriptor}`);
    return {
        forget,
        enter(prepare, places) {
            const now = [...prepare, ...places.map(printOf)].join('\0');
            if (now !== key) {
                forget();
                descriptors = made([...prepare, perl, '-e', hold], kinds);
                key = now;
            }
            return descriptors.length === 0 ? undefined : paths();
        },
    };
}
const printOf = (path) => {
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stat ? `${stat.dev}:${stat.ino}` : '';
};
function made([file = '', ...args], kinds) {
    const { status, stdout } = (0,external_node_child_process_.spawnSync)(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const pid = Number(stdout);
    if (status !== 0 || !Number.isSafeInteger(pid) || pid < 2)
        return [];
    try {
        return kinds.map((kind) => (0,external_node_fs_.openSync)(`/proc/${pid}/ns/${kind}`, 'r'));
    }
    catch {
        return [];
    }
    finally {
        process.kill(pid, 'SIGKILL');
    }
}
const perlHold = `my$k=fork//die"fork: $!\\n";if($k){print$k;exit}close STDOUT;sleep 10`;
const perlInto = `sub into{my@n=map{open my$n,"<",$_ or die"$_: $!\\n";$n}@_;must(syscall($SETNS,fileno$_,0),"setns")for@n}
`;

;// CONCATENATED MODULE: ./build/adapter/process/confinement/bubblewrap.js






const bubblewrapFlavours = [
    { copies: true, forbidsNamespaces: true, ownProc: true },
    { copies: false, forbidsNamespaces: true, ownProc: true },
    { copies: false, forbidsNamespaces: false, ownProc: true },
    { copies: false, forbidsNamespaces: false, ownProc: false },
];
const lifetime = { lifeline: 'descriptor', ender: 'kernel' };
function bubblewrapAsUser(flavour) {
    const [bwrap, env] = ['bwrap', 'env'].map(trustedProgram);
    const view = flavour.copies ? preparedView() : undefined;
    if (!bwrap || !env || (flavour.copies && !view))
        return undefined;
    const user = ['--unshare-user', ...(flavour.forbidsNamespaces ? ['--disable-userns'] : [])];
    const init = ['/bin/sh', '-c', flavour.ownProc ? pidOne(2) : uncountingPidOne, 'sh'];
    const entrance = ({ command, layers, shared }) => {
        const run = [env, resetSignals, ...init, command.file, ...command.args];
        const here = ['--chdir', command.cwd];
        if (view) {
            const line = [bwrap, ...user, ...namespaces, ...inMadeView, ...here, '--', ...run];
            return { ...command, ...view.show({ layers, shared }, line), ...lifetime };
        }
        return {
            ...command,
            file: '/bin/sh',
            args: ['-c', 'trap "" INT TERM; exec "$@"', 'sh', bwrap, '--args', '4', '--', ...run],
            instructions: nulSeparated([...user, ...bubblewrapArguments(withoutCopies(layers), flavour), ...here]),
            ...lifetime,
        };
    };
    return Object.assign(entrance, view && { forget: view.forget });
}
function bubblewrapAsRoot() {
    const uid = agentUid(process.pid);
    const [bwrap, env, setpriv] = ['bwrap', 'env', 'setpriv'].map(trustedProgram);
    const view = preparedView(uid);
    if (!bwrap || !env || !setpriv || !view)
        return undefined;
    const become = [
        setpriv,
        '--reuid',
        String(uid),
        '--regid',
        String(uid),
        '--clear-groups',
        ...withoutCapabilities,
        '--',
    ];
    const entrance = ({ command, layers, shared }) => {
        const line = [
            ...[bwrap, ...namespaces, ...inMadeView, '--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd, '--'],
            ...[...become, env, resetSignals, '/bin/sh', '-c', pidOne(2), 'sh', command.file, ...command.args],
        ];
        return { ...command, ...view.show({ layers, shared }, line), ...lifetime };
    };
    return Object.assign(entrance, { forget: view.forget });
}
const namespaces = ['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'];
const inMadeView = ['--dev-bind', '/', '/', '--proc', '/proc'];
function bubblewrapArguments(layers, { ownProc }) {
    const named = new Map(layers.map((layer) => [layer.path, layer]));
    return [
        ...[...namespaces, '--ro-bind', '/', '/', '--dev', '/dev', '--perms', '1777', '--tmpfs', sharedMemory.path],
        ...(ownProc ? ['--proc', '/proc'] : ['--ro-bind', '/proc', '/proc']),
        ...layers.flatMap((layer) => [...parentsOf(layer, named), ...argumentsOf(layer)]),
        ...layers.flatMap(({ path, access }) => (access === 'empty' ? ['--remount-ro', path] : [])),
    ];
}
function argumentsOf({ path, access, from = path }) {
    if (access === 'empty')
        return ['--perms', '0755', '--tmpfs', path];
    if (access === 'nothing')
        return ['--dev-bind', '/dev/null', path];
    return [access === 'read' ? '--ro-bind-try' : '--bind', from, path];
}
const sharedMemory = { path: '/dev/shm', access: 'empty' };
function parentsOf({ path }, named) {
    const around = nearestAbove(path, named) ?? (isBelow(path, sharedMemory.path) ? sharedMemory : undefined);
    if (around?.access !== 'empty')
        return [];
    const between = (0,external_node_path_.relative)(around.path, (0,external_node_path_.dirname)(path))
        .split('/')
        .filter((name) => name !== '');
    return between.flatMap((_, index) => ['--perms', '0755', '--dir', (0,external_node_path_.join)(around.path, ...between.slice(0, index + 1))]);
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/landlock.js





function landlock(uid) {
    const [perl, setpriv] = [trustedProgram('perl'), trustedProgram('setpriv')];
    const program = perlProgram(perlLandlock);
    if (!perl || !program || (uid !== undefined && !setpriv))
        return undefined;
    const become = ['--reuid', String(uid), '--regid', String(uid), '--clear-groups', ...withoutCapabilities, '--'];
    const [file = perl, ...before] = uid === undefined ? [perl] : [setpriv ?? '', ...become, perl];
    return ({ command, layers }) => ({
        ...command,
        file,
        args: [
            ...before,
            '-e',
            program,
            ...writableOf(layers),
            '--',
            ...readableOf(layers),
            '--',
            command.file,
            ...command.args,
        ],
    });
}
const devices = ['/dev/null', '/dev/zero', '/dev/full', '/dev/tty', '/dev/ptmx', '/dev/pts'];
const writableOf = (layers) => [
    ...devices,
    ...layers.flatMap(({ path, access, from = path }) => (access === 'write' && from === path ? [path] : [])),
];
function readableOf(layers) {
    const named = new Map(layers.map(({ path, access }) => [path, access]));
    const visible = (folder) => {
        const access = named.get(folder);
        const below = layers.filter(({ path }) => path !== folder && isBelow(path, folder === '/' ? '' : folder));
        if (access === 'empty')
            return below.filter(({ access: its }) => its === 'read').flatMap(({ path }) => visible(path));
        if (access === 'nothing')
            return [];
        if (below.every(({ access: its }) => its === 'read' || its === 'write'))
            return [folder];
        return entries(folder).flatMap(visible);
    };
    return [...new Set(visible('/'))];
}
function entries(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).map((name) => (0,external_node_path_.join)(folder, name));
    }
    catch {
        return [];
    }
}
const perlLandlock = `
my$abi=syscall(444,0,0,1);die"Landlock: $!\\n"if$abi<1;
my$fs=0x1fff|($abi>1?1<<13:0)|($abi>2?1<<14:0)|($abi>4?1<<15:0);
my$rules=pack("Q3",$fs,0,$abi>5?3:0);my$fd=must(syscall(444,$rules,$abi>5?24:$abi>3?16:8,0),"Landlock");
for my$access($fs,13){while(defined(my$p=shift)){last if$p eq"--";
sysopen(my$f,$p,0x280000)or next;
my$r=pack("Ql",$access&(-d$p?$fs:0xc007&$fs),fileno$f);syscall(445,$fd,1,$r,0)>=0||$!==77||die"Landlock $p: $!\\n";close$f}}
must(syscall($PRCTL,38,1,0,0,0),"no_new_privs");must(syscall(446,$fd,0),"Landlock");
exec{$ARGV[0]}@ARGV;print STDERR"$ARGV[0]: $!\\n";exit 127
`;

;// CONCATENATED MODULE: ./build/adapter/process/confinement/look.js




function newLook() {
    const known = new Map();
    return {
        real(path) {
            if (!known.has(path))
                known.set(path, realPath(path));
            return known.get(path);
        },
        isFolder,
    };
}
function isThere(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function realPath(path) {
    if (!isThere(path))
        return undefined;
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function isFolder(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function listeningSockets() {
    try {
        const lines = (0,external_node_fs_.readFileSync)('/proc/net/unix', 'utf8').split('\n');
        return [...new Set(lines.flatMap((line) => /^(?:\S+\s+){6}\d+ (\/.+)$/.exec(line)?.[1] ?? []))];
    }
    catch {
        return [];
    }
}
function masked(layers, file) {
    if (layers.some(({ access }) => access === 'nothing'))
        (0,external_node_fs_.writeFileSync)(file, '');
    return layers.map((layer) => (layer.access === 'nothing' ? { ...layer, from: file } : layer));
}
function makeGround(layers) {
    const named = new Map(layers.map((layer) => [layer.path, layer]));
    for (const { path, from = path, upper } of layers) {
        if (upper !== undefined)
            for (const name of ['upper', 'work'])
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(upper, name), { recursive: true });
        const around = nearestAbove(path, named);
        if (around?.from === undefined || around.from === around.path)
            continue;
        const place = (0,external_node_path_.join)(around.from, (0,external_node_path_.relative)(around.path, path));
        (0,external_node_fs_.mkdirSync)(isFolder(from) ? place : (0,external_node_path_.dirname)(place), { recursive: true, mode: 0o755 });
        if (!isFolder(from))
            (0,external_node_fs_.writeFileSync)(place, '', { flag: 'a' });
    }
}
function seenOnMachine(scene) {
    let seen;
    return {
        now() {
            if (!seen?.layers.every(({ path }) => isThere(path)))
                seen = machineView(scene, newLook());
            return seen;
        },
        forget() {
            seen = undefined;
        },
    };
}
function giveTo(uid, folders) {
    const find = trustedProgram('find') ?? 'find';
    const owner = `${uid}:${uid}`;
    const which = ['!', '-uid', String(uid), '-exec', 'chown', '-h', owner, '{}', '+'];
    (0,external_node_child_process_.spawnSync)(find, [...folders, '-xdev', ...which], { stdio: 'ignore', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } });
}
function closedAbove(path, ours) {
    for (let folder = (0,external_node_path_.dirname)(path); folder !== '/'; folder = (0,external_node_path_.dirname)(folder)) {
        const stat = (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false });
        if (stat === undefined || stat.mode & 0o001)
            continue;
        if (!ours.some((own) => isBelow(folder, own)))
            return folder;
        (0,external_node_fs_.chmodSync)(folder, (stat.mode & 0o7777) | 0o011);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/mount-script.js





function mountScript(owner) {
    const parts = scriptParts(owner === 'root' ? agentUid(process.pid) : undefined);
    return (parts &&
        (({ command, layers }) => ({
            ...command,
            file: parts.setpriv,
            args: [...dyingWithTheEngine, ...parts.enter(4)],
            instructions: parts.orders({ command, layers }),
            lifeline: 'descriptor',
            ender: 'kernel',
        })));
}
function scriptParts(uid, asSudo) {
    const [unshare, setpriv, perl, env] = ['unshare', 'setpriv', 'perl', 'env'].map(trustedProgram);
    const program = perlProgram(perlMapping, perlCopies, perlOrders, perlView, perlEnter, perlInit);
    if (!unshare || !setpriv || !perl || !env || !program)
        return undefined;
    const asRoot = uid !== undefined || asSudo !== undefined;
    const who = asSudo ?? { uid, gid: uid };
    const become = asRoot
        ? ['--reuid', String(who.uid), '--regid', String(who.gid), '--clear-groups', ...withoutCapabilities]
        : [...withoutCapabilities, '--ambient-caps=-all'];
    const user = asRoot ? [] : ['--user', '--map-current-user', '--keep-caps'];
    return {
        setpriv,
        enter: (descriptor) => [
            ...[unshare, ...user, '--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', '--'],
            ...[perl, '-e', program, String(descriptor)],
        ],
        orders: ({ command, layers }) => nulSeparated([
            ...(uid === undefined ? [] : ['map', String(uid)]),
            ...['root', asRoot ? '1' : '', 'cwd', command.cwd],
            ...(asSudo ? Object.entries(command.env).flatMap(([name, value]) => ['env', `${name}=${value}`]) : []),
            ...layersInOrders(layers),
            ...['run', setpriv, ...become, '--', env, resetSignals, command.file, ...command.args],
        ]),
    };
}
const perlEnter = `
private();my($proc,$nothing)=("/proc","");fresh("proc",$proc,0xe,$nothing);my$ns=$set{map}?mapping($set{map}):0;
copies($ns,$set{map},@layers);trees($ns,@layers);closed("/dev",3);
fresh("proc",$proc,0xe,$nothing);
if($set{root}){my$fd=tree("/proc/sys");must(attr($fd,1),"read-only /proc/sys");place($fd,"/proc/sys")}
elsif(open my$n,">","/proc/sys/user/max_user_namespaces"){syswrite$n,"0"}
my($shm,$pts,$mq,$o1,$o2)=("/dev/shm","/dev/pts","/dev/mqueue","mode=1777","newinstance,ptmxmode=0666,mode=620");
fresh("tmpfs",$shm,6,$o1)if-d$shm;
if(-d$pts){fresh("devpts",$pts,10,$o2);my$fd=tree("/dev/pts/ptmx");place($fd,"/dev/ptmx")if!-l"/dev/ptmx"}
fresh("mqueue",$mq,14,$nothing)if-d$mq;
places(@layers);
`;
const perlInit = `
chdir$set{cwd}or die"$set{cwd}: $!\\n";%ENV=map{split/=/,$_,2}@env if@env;
open my$status,">&=",3 or die"status: $!\\n";open my$err,">&",\\*STDERR;$SIG{INT}=$SIG{TERM}="IGNORE";
defined syswrite$status,"\\n"or syscall($EXIT,137);
my$k=fork;if(!$k){syscall($CLOSE,3);exec{$run[0]}@run;print STDERR"$run[0]: $!\\n";syscall($EXIT,127)}
syscall($CLOSE,$_)for 1,2,fileno$err;
my$code;while(!defined$code){my$p=wait;last if$p<0;$code=$?if$p==$k}
opendir my$d,"/proc";my$left=grep{/^\\d/&&$_!=1}readdir$d;syswrite$status,"leftovers $left\\n";
syscall($EXIT,$code&127?128+($code&127):$code>>8)
`;

// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js + 1 modules
var supervise = __webpack_require__(95016);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/self-probe.js








const script = `
name=$1 sudo=$2 harmless=$3 kind=; shift 3
for word in "$@"; do
  case $word in --write|--closed|--socket) kind=$word; continue;; esac
  case $kind in
  --write) { [ -f "$word" ] && (: >> "$word") || (: > "$word/$name"); } 2>/dev/null || { echo "$word cannot be written"; exit 1; };;
  --closed) (: > "$word/$name") 2>/dev/null;;
  --socket) [ -S "$word" ] && { echo "the socket $word can be reached"; exit 1; };;
  esac
done
[ "$harmless" = yes ] || { echo fine; exit; }
grep -qs "$name" /proc/[0-9]*/environ && { echo "the environment of a process outside can be read"; exit 1; }
while read -r key value; do
  case $key in NoNewPrivs:) private=$value;; CapEff:) able=$value;; esac
done < /proc/self/status
[ "$private" = 1 ] || { echo "it can gain privileges"; exit 1; }
[ "$able" = 0000000000000000 ] || { echo "it has capabilities: $able"; exit 1; }
[ -n "$sudo" ] && "$sudo" -n true 2>/dev/null </dev/null && { echo "sudo works"; exit 1; }
echo fine
`;
async function whyNot(wrap, promised) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-probe-'));
    (0,external_node_fs_.chmodSync)(folder, 0o711);
    const name = `.ralph-probe-${(0,external_node_crypto_.randomUUID)()}`;
    const outside = promised.harmless ? processWith(name) : undefined;
    try {
        const own = (0,external_node_path_.join)(folder, 'call');
        const [workspace, home, tmp] = [(0,external_node_path_.join)(folder, 'workspace'), (0,external_node_path_.join)(own, 'home'), (0,external_node_path_.join)(own, 'tmp')];
        for (const path of [workspace, home, tmp])
            (0,external_node_fs_.mkdirSync)(path, { recursive: true });
        const closed = [folder, ...promised.closed].filter(isWritable);
        const places = { call: { path: own, home, tmp }, writable: [workspace] };
        const words = [
            ...['--write', workspace, home, tmp, ...promised.writable],
            ...['--closed', ...closed],
            ...['--socket', ...promised.sockets],
        ];
        const said = await sayingOf(wrap, places, [
            name,
            trustedProgram('sudo') ?? '',
            promised.harmless ? 'yes' : 'no',
            ...words,
        ]);
        const arrived = takeAway(closed, name);
        if (said !== 'fine')
            return said;
        if (arrived.length > 0 && promised.closed.length > 0)
            return `${arrived[0]} can be written`;
        takeAway(promised.writable.filter(self_probe_isFolder), name);
        const owner = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(workspace, name), { throwIfNoEntry: false })?.uid;
        return owner === process.getuid?.() ? undefined : 'files that it writes belong to another user';
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
    finally {
        outside?.kill('SIGKILL');
        await (0,process_directory/* removeFolder */.v$)(folder).catch(() => undefined);
    }
}
function processWith(mark) {
    const child = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', 'read -r _'], {
        env: { RALPH_PROBE: mark },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.on('error', () => undefined);
    return child;
}
async function sayingOf(wrap, places, args) {
    const said = [];
    const take = (chunk) => void said.push(Buffer.from(chunk));
    const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin:/run/current-system/sw/bin', HOME: places.call.home };
    const end = await (0,supervise/* supervise */.z)({ file: '/bin/sh', args: ['-c', script, 'sh', ...args], cwd: places.writable[0] ?? '/', env }, {
        confinement: { wrap },
        places,
        signal: new AbortController().signal,
        onStdout: take,
        onStderr: take,
        wallMs: 5000,
    }).done;
    const text = Buffer.concat(said).toString('utf8').trim().split('\n').join('; ');
    return text || `exit code ${end.exitCode ?? end.signal}`;
}
const takeAway = (folders, name) => folders.filter((folder) => {
    const path = (0,external_node_path_.join)(folder, name);
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
        return false;
    (0,external_node_fs_.rmSync)(path, { force: true });
    return true;
});
const self_probe_isFolder = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
function isWritable(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}
const users = '/etc/passwd';
function knownUser(uid, { home, file }) {
    (0,external_node_fs_.writeFileSync)(file, `${listOf(users).trimEnd()}\nralph-agent:x:${uid}:${uid}::${home}:/bin/sh\n`, { mode: 0o644 });
    return { path: users, access: 'read', from: file };
}
function listOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return 'root:x:0:0:root:/root:/bin/sh\n';
    }
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/sudo.js








const launcher = `
s=$3; exec 5<&0 9<"$1" 8<"$2" 3>"$s"; rm -f "$1"; [ "$2" = /dev/null ] || rm -f "$2"; shift 3
"$@" <&8 5<&- 8<&- & b=$!; exec 9<&- 8<&- 3>&-
{ trap "" INT TERM; while read -r _ <&5; do :; done; n=500
while [ ! -s "$s" ] && [ $n -gt 0 ] && kill -0 $b; do sleep .01; n=$((n-1)); done; kill -9 $b; rm -f "$s"; rmdir "\${s%/*}"; } >/dev/null 2>&1 & w=$!
trap "" INT TERM; wait $b; c=$?; kill -9 $w; exit $c`;
function bubblewrapBySudo() {
    const [sudo, bwrap, env, setpriv] = ['sudo', 'bwrap', 'env', 'setpriv'].map(trustedProgram);
    const who = user();
    if (!sudo || !bwrap || !env || !setpriv || !who)
        return undefined;
    const become = ['--reuid', String(who.uid), '--regid', String(who.gid), '--clear-groups', ...withoutCapabilities];
    return ({ command, layers }) => bySudo(sudo, command, {
        line: [
            ...[env, resetSignals, bwrap, '--args', '9', '--'],
            ...[setpriv, ...become, '--', '/bin/sh', '-c', pidOne(2), 'sh', command.file, ...command.args],
        ],
        orders: nulSeparated([
            ...bubblewrapArguments(withoutCopies(layers), { ownProc: true }),
            ...['--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd, '--clearenv'],
            ...Object.entries(command.env).flatMap(([name, value]) => ['--setenv', name, value]),
        ]),
    });
}
function mountScriptBySudo() {
    const who = user();
    const [sudo, parts] = [trustedProgram('sudo'), who && scriptParts(undefined, who)];
    if (!sudo || !parts)
        return undefined;
    return (inside) => bySudo(sudo, inside.command, {
        line: [parts.setpriv, ...dyingWithTheEngine, ...parts.enter(9)],
        orders: parts.orders(inside),
    });
}
const user = () => {
    const [uid, gid] = [process.getuid?.(), process.getgid?.()];
    return uid === undefined || gid === undefined ? undefined : { uid, gid };
};
function bySudo(sudo, command, options) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-sudo-'));
    const file = (name, content) => {
        const path = (0,external_node_path_.join)(folder, name);
        (0,external_node_fs_.writeFileSync)(path, content, { mode: 0o600 });
        return path;
    };
    const input = command.stdin === undefined ? '/dev/null' : file('input', command.stdin);
    const statusFile = file('status', '');
    const { stdin: _, ...rest } = command;
    return {
        ...rest,
        file: sudo,
        args: [
            '-n',
            '/bin/sh',
            '-c',
            launcher,
            'ralph',
            file('orders', options.orders),
            input,
            statusFile,
            ...options.line,
        ],
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
        lifeline: 'stdin',
        statusFile,
        ender: 'process',
        tidy: () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }),
    };
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/find-confinement.js













async function findConfinement(choice) {
    const supervised = processGroup(choice.supervisor);
    let owned;
    const tree = () => {
        owned ??= ownTree(supervised);
        return owned;
    };
    if (choice.mode === 'none') {
        const wrap = await tree();
        const report = reportOf(wrap === supervised ? 'process-group' : 'pid-namespace');
        return { report, wrap, unconfined: tree };
    }
    const found = await strongest(choice, supervised);
    const unconfined = async () => {
        const wrap = await tree();
        return (command, places) => {
            found.wrap.forget?.();
            return wrap(command, places);
        };
    };
    return { ...found, unconfined };
}
async function strongest(choice, supervised) {
    const scene = sceneOf(choice);
    const refused = [];
    for (const way of choice.ways ?? (isRoot ? waysOfRoot : waysOfUser(choice.sudo))) {
        const tried = await firstThatHolds(variantsOf(way, scene, { home: choice.home, supervised }), promisedBy(levels[way], scene));
        if (typeof tried !== 'string')
            return { report: reportOf(way, refused), wrap: tried };
        refused.push({ way, why: tried.slice(0, 300) });
    }
    return { report: reportOf('process-group', refused), wrap: supervised };
}
const reportOf = (way, refused = []) => ({
    level: levels[way],
    way,
    refused,
});
async function firstThatHolds(wraps, promised) {
    const reasons = [];
    for (const wrap of wraps) {
        const why = typeof wrap === 'function' ? await whyNot(wrap, promised) : (wrap ?? 'one of its programs is not installed');
        if (typeof wrap === 'function' && why === undefined)
            return wrap;
        reasons.push(why ?? '');
    }
    return [...new Set(reasons)].join('; ') || 'not available to this user';
}
const isRoot = process.getuid?.() === 0;
const owners = isRoot ? ['root', 'user'] : ['user'];
async function ownTree(supervised) {
    if (process.getuid === undefined)
        return supervised;
    for (const owner of owners) {
        const wrap = ownedNamespace(owner);
        if (wrap && (await whyNot(wrap, nothing)) === undefined)
            return wrap;
    }
    return supervised;
}
const nothing = { closed: [], writable: [], sockets: [], harmless: false };
const promisedBy = (level, { hidden, homes, writable, sockets }) => ({
    closed: level === 'C2' || level === 'C3' ? [...homes, ...hidden] : [],
    writable: level === 'C2' || level === 'C3' ? writable : [],
    sockets: level === 'C3' ? sockets : [],
    harmless: level !== 'C0',
});
function sceneOf({ environment, home, hidden, readable, writable }) {
    const homes = [environment['HOME'], (0,external_node_os_.homedir)(), knownHome()].filter((path) => path !== undefined && path !== '');
    return {
        environment,
        homes: [...new Set(homes)],
        hidden: [home, ...hidden],
        readable,
        writable,
        sockets: listeningSockets(),
    };
}
function knownHome() {
    try {
        return (0,external_node_os_.userInfo)().homedir;
    }
    catch {
        return undefined;
    }
}
function variantsOf(way, scene, { home, supervised }) {
    const at = { engine: home };
    if (way === 'bubblewrap')
        return bubblewrapFlavours.map((flavour) => seeing(scene, bubblewrapAsUser(flavour), at));
    if (way === 'bubblewrap-root')
        return [seeing(scene, bubblewrapAsRoot(), { ...at, uid: agentUid(process.pid) })];
    if (way === 'bubblewrap-sudo')
        return [seeing(scene, bubblewrapBySudo(), at)];
    if (way === 'mount-script-root')
        return [seeing(scene, mountScript('root'), { ...at, uid: agentUid(process.pid) })];
    if (way === 'mount-script-sudo')
        return [seeing(scene, mountScriptBySudo(), at)];
    if (way === 'mount-script-user-namespace')
        return [seeing(scene, mountScript('user'), at)];
    if (way === 'landlock' && isRoot)
        return [ownedNamespace('root'), supervised].map((tree) => listingAsRoot(scene, home, tree));
    if (way === 'landlock')
        return [pidNamespace('user'), supervised].map((tree) => listing(scene, tree));
    return way === 'pid-namespace' ? owners.map((owner) => pidNamespace(owner)) : [supervised];
}
const levels = {
    bubblewrap: 'C3',
    'bubblewrap-root': 'C3',
    'bubblewrap-sudo': 'C3',
    'mount-script-root': 'C3',
    'mount-script-sudo': 'C3',
    'mount-script-user-namespace': 'C3',
    landlock: 'C2',
    'pid-namespace': 'C1',
    'process-group': 'C0',
};
const waysOfUser = (sudo) => [
    'bubblewrap',
    ...(sudo ? ['bubblewrap-sudo', 'mount-script-sudo'] : []),
    ...['mount-script-user-namespace', 'landlock', 'pid-namespace', 'process-group'],
];
const waysOfRoot = [
    'bubblewrap-root',
    'mount-script-root',
    'landlock',
    'pid-namespace',
    'process-group',
];
function seeing(scene, way, { engine, uid }) {
    if (way === undefined)
        return undefined;
    const seen = seenOnMachine(scene);
    const wrap = (command, places) => {
        const { tmp } = places.call;
        const path = realPath(places.call.path) ?? places.call.path;
        const shared = places.caches === undefined ? undefined : realPath(engine);
        const homes = Object.fromEntries(scene.homes.map((home, index) => [home, (0,external_node_path_.join)(path, `in-place-of-home-${index}`)]));
        for (const home of Object.values(homes))
            (0,external_node_fs_.mkdirSync)(home, { recursive: true });
        const inPlaceOf = { '/tmp': tmp, '/var/tmp': tmp, ...homes };
        const view = layersOf(seen.now(), places, { inPlaceOf, caches: places.caches ?? (0,external_node_path_.join)(path, 'caches') });
        const [home = '/root'] = scene.homes;
        const known = uid === undefined ? [] : [knownUser(uid, { home, file: (0,external_node_path_.join)(path, 'passwd') })];
        const layers = masked([...view, ...known], (0,external_node_path_.join)(path, 'nothing'));
        makeGround(layers);
        const env = command.env['TMPDIR'] === tmp ? { ...command.env, TMPDIR: '/tmp' } : command.env;
        const inside = { command: { ...command, cwd: realPath(command.cwd) ?? command.cwd, env }, layers };
        return way(shared !== undefined && isBelow(path, shared) ? { ...inside, shared } : inside);
    };
    const forget = () => {
        seen.forget();
        way.forget?.();
    };
    return Object.assign(wrap, { forget });
}
const writingApart = (command, { call }) => ({
    ...command,
    env: withOwnCaches(command.env, (0,external_node_path_.join)(call.path, 'caches')),
});
function listing(scene, tree) {
    const way = landlock();
    if (way === undefined || tree === undefined)
        return undefined;
    const seen = seenOnMachine(scene);
    const wrap = (command, places) => tree(way({ command: writingApart(command, places), layers: layersOf(seen.now(), places) }), places);
    return Object.assign(wrap, { forget: seen.forget });
}
function listingAsRoot(scene, home, tree) {
    const uid = agentUid(process.pid);
    const way = landlock(uid);
    if (way === undefined || tree === undefined)
        return undefined;
    const closed = closedAbove((0,external_node_path_.join)(home, 'any'), [home]);
    if (closed !== undefined)
        return `other users cannot enter ${closed}, which contains the workspace`;
    const seen = seenOnMachine(scene);
    const wrap = (command, places) => {
        const own = [places.call.path, ...places.writable];
        for (const path of own)
            closedAbove(path, [home]);
        giveTo(uid, own);
        const layers = layersOf(seen.now(), places);
        return { ...tree(way({ command: writingApart(command, places), layers }), places), tidy: () => giveTo(0, own) };
    };
    return Object.assign(wrap, { forget: seen.forget });
}
const layersOf = (view, { call, writable, readable = [] }, own = { inPlaceOf: {} }) => viewOfCall(view, { ...own, read: readable, write: [call.path, ...writable] }, newLook());

// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
;// CONCATENATED MODULE: ./build/entry/project/context.js
const lookOf = ({ columns, color, isTty }) => ({ width: columns, color, isTty });
const isCi = ({ env, checkout }) => checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '');
const drawsBoard = (context) => context.color && !isCi(context);
const isInteractive = ({ isTty }) => isTty && process.stdin.isTTY === true && process.stdout.columns > 0;

// EXTERNAL MODULE: ./build/entry/project/project.js + 1 modules
var project_project = __webpack_require__(77885);
;// CONCATENATED MODULE: ./build/entry/wire/confinement-here.js










const ours = (0,external_node_path_.resolve)(installed/* programFolder */.bs, '..');
const supervisor = { file: process.execPath, args: [(0,external_node_path_.resolve)(ours, 'supervisor/index.js')] };
const confinementSettings = ['confinement', 'confinement-sudo', 'agent-read', 'agent-writable'];
function confinementHere(context, settings, project) {
    const { env, checkout } = context;
    const pathOf = (path) => pathHere(path, context, project);
    return findConfinement({
        supervisor,
        environment: env,
        mode: settings.confinement,
        sudo: (0,policy/* maySudo */.X0)(settings, isCi(context)),
        home: checkout?.home ?? (0,project_project/* engineHome */.KE)(env),
        hidden: [
            (0,project_project/* engineHome */.KE)(env),
            ...(project ? [project.repository.toplevel, project.repository.commonDir, project.home] : []),
            ...(checkout ? [checkout.temp] : []),
            ...(project?.agents ? [(0,external_node_path_.dirname)(project.agents)] : []),
        ],
        readable: [
            ours,
            (0,external_node_path_.resolve)(ours, '../templates'),
            process.execPath,
            ...(project ? [project.agents] : []),
            ...settings['agent-read'].map(pathOf),
        ],
        writable: settings['agent-writable'].map(pathOf).filter((path) => (0,external_node_fs_.existsSync)(path)),
    });
}
const missingWritable = (context, settings, project) => settings['agent-writable'].filter((path) => !(0,external_node_fs_.existsSync)(pathHere(path, context, project)));
const pathHere = (path, { env, cwd }, project) => (0,external_node_path_.resolve)(project?.repository.toplevel ?? cwd, path.replace(/^~(?=\/|$)/, env['HOME'] ?? '~'));
const confinedAt = ({ report }, settings, { context, shape }) => ({
    report,
    asked: settings.confinement,
    shape,
    login: agents/* agents */.X[settings.agent].login(context.env) !== undefined,
    machine: machineOf(context),
});
const machineOf = (context) => ({
    platform: process.platform,
    distribution: distributionIn(textOf('/etc/os-release')),
    isRoot: process.getuid?.() === 0,
    isCi: isCi(context),
    inContainer: containerMarks.some((path) => (0,external_node_fs_.existsSync)(path)) || context.env['KUBERNETES_SERVICE_HOST'] !== undefined,
    hasBubblewrap: (0,programs/* findProgram */.K)('bwrap', context.env['PATH']) !== undefined,
    hasPerl: trustedProgram('perl') !== undefined,
});
const containerMarks = ['/.dockerenv', '/run/.containerenv'];
function distributionIn(text) {
    const field = (name) => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(text)?.[1] ?? '';
    return { id: field('ID'), version: field('VERSION_ID'), like: field('ID_LIKE').split(' ').filter(Boolean) };
}
function textOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 32136:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ formerRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58100);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62488);
/* harmony import */ var _kept_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8284);





const file = 'tasks.md';
async function formerRun(project, context) {
    const { planAtTop, planName, repository, settings, read } = project;
    if (planAtTop !== file)
        return undefined;
    const prefixes = (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .knownPrefixes */ .AN)(settings['state-ref']);
    const keeper = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .keeperAt */ .iP)({ name: settings.remote ?? null, repository, prefixes, context });
    const runs = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .withKeeper */ .$Q)(keeper, context, ({ store }) => (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .runsAt */ .A)(keeper, store));
    for (const { plan, run } of runs) {
        const lay = run?.state.plan_file ?? (plan === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(repository.toplevel) ? file : '');
        if (plan === planName || run?.state.stop?.kind === 'complete' || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(lay) !== file)
            continue;
        const isThere = lay !== file && (await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.toplevel, lay)).then(Boolean, () => false));
        if (!isThere)
            return underName(plan);
    }
    return undefined;
}
function underName(plan) {
    const to = `${plan}/${file}`;
    const back = [
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('mkdir', '-p', plan),
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'mv', file, to),
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'commit', '-m', `Move the plan to ${to}`, file, to),
        (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('ralph', 'run', '--plan', to),
    ].join(' && ');
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'RUN_ELSEWHERE',
        message: `A run of ${file} is stored under the name ${plan}, and a ${file} at the top is called tasks. Nothing was written.`,
        hint: `To continue that run, put the file into a folder of its name: \`${back}\`. To start a new one here, add --fresh.`,
    });
}


/***/ }),

/***/ 69038:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ jobSettings)
/* harmony export */ });
/* unused harmony export digestOfChecks */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96680);
/* harmony import */ var _app_job_job_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80913);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_validation_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89335);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2756);






function jobSettings(project, told = {}) {
    const { repository } = project;
    refuseHalfSettings(project);
    const settings = told.checksElsewhere ? { ...project.settings, validate: [] } : project.settings;
    const checks = told.checks ?? (0,_core_validation_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveChecks */ .KR)(settings.validate, settings['working-directory']);
    refuseLooseMirrors(settings, checks);
    const { name, email } = (0,_wire_js__WEBPACK_IMPORTED_MODULE_5__/* .identityIn */ .K2)(settings.author) ?? (0,_wire_js__WEBPACK_IMPORTED_MODULE_5__/* .committerOf */ .Gz)(project);
    return {
        planName: project.planName,
        planFile: project.planFile,
        planAtTop: project.planAtTop,
        queue: project.queue,
        document: project.document,
        progress: project.progress,
        asksForNote: project.progress !== null,
        reachedBy: project.reachedBy,
        steeringFiles: project.steeringFiles,
        plan: project.plan,
        planSource: project.planSource,
        startedBy: null,
        issue: null,
        byComment: false,
        issueOrder: null,
        tells: null,
        base: repository.head,
        baseBranch: repository.branch,
        workBranch: project.workBranch,
        remote: project.remote,
        consents: false,
        fresh: false,
        atOnce: false,
        checksElsewhere: false,
        rules: (0,_app_job_job_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .noRules */ .jn)(project),
        ...told,
        checks,
        checksDigest: digestOfChecks(settings.strategy, checks),
        settings,
        secrets: project.secrets,
        signOff: settings['sign-off'] ? `${name} <${email}>` : undefined,
    };
}
const digestOfChecks = (strategy, checks) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update(JSON.stringify([strategy, checks]))
    .digest('hex');
function refuseHalfSettings({ settings }) {
    _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .agents */ .X[settings.agent].refuse(settings);
    if (settings['commit-mode'] === 'api' && settings.author !== undefined) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
            code: 'AUTHOR_WITH_API_COMMITS',
            message: 'author is set, but with commit-mode: api GitHub signs for the account of github-token and nobody else.',
            hint: 'Remove one of the two.',
        });
    }
    for (const role of ['author', 'committer']) {
        const given = settings[role];
        if (given === undefined || /^[^<>]+<[^<>\s]+@[^<>\s]+>\s*$/.test(given))
            continue;
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
            code: role === 'author' ? 'AUTHOR_INVALID' : 'COMMITTER_INVALID',
            message: `"${given}" is not a valid ${role}.`,
            hint: 'Write it as "Name <name@example.com>".',
        });
    }
}
function refuseLooseMirrors({ 'mirror-status': mirror }, checks) {
    const loose = Object.entries(mirror).filter(([, check]) => !checks.some(({ name }) => name === check));
    if (loose.length === 0)
        return;
    const names = checks.map(({ name }) => JSON.stringify(name)).join(', ') || 'none';
    const findings = loose.map(([name, check]) => `mirror-status: ${name} names the check ${JSON.stringify(check)}`);
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'MIRROR_WITHOUT_CHECK',
        message: `There is no such check: ${findings.join('; ')}.`,
        hint: `Use one of the checks: ${names}.`,
        findings: findings.length > 1 ? findings : [],
    });
}


/***/ }),

/***/ 1333:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ ruleProject)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var rules_overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
;// CONCATENATED MODULE: ./build/core/config/rules/rule-job.js



function firstRules({ told, base, keeps }) {
    const values = rule_table/* ruleNames */.XZ.flatMap((name) => {
        const rule = ruleOf(name, told);
        if (rule && rule.based === undefined && (0,setting/* alike */.nO)(rule.value, (0,rule_table/* usualRaw */.lU)(name)))
            return [];
        return rule && ((0,rule_table/* isRule */.Nd)(name) || (keeps && rule.source === 'job')) ? [[name, rule]] : [];
    });
    return { base, values: Object.fromEntries(values) };
}
const changesTo = ({ values }) => Object.entries(values).map(([name, rule]) => ({ name, before: null, after: rule.value, rule }));
function ruleJob(request) {
    const judged = rule_table/* ruleNames */.XZ.map((name) => judge(name, request));
    const { recorded } = request;
    const changes = judged.flatMap(({ name, then, rule }) => ((0,setting/* alike */.nO)(then, rule) ? [] : [changeOf(name, then, rule)]));
    return {
        values: Object.fromEntries(judged.flatMap(({ name, goesBy }) => (goesBy === undefined ? [] : [[name, goesBy]]))),
        recorded: (0,rules_overrides/* withChanges */.AW)({ ...recorded, base: request.consent ? request.base : recorded.base }, changes),
        changes,
        refused: judged.flatMap(({ refused }) => refused ?? []),
        edited: judged.some(({ edited }) => edited),
    };
}
function judge(name, request) {
    const { told, change, keeps } = request;
    const then = request.recorded.values[name];
    const said = told.byJob[name];
    const replaces = keeps && (0,rule_table/* isNewest */.vA)(name) && said !== undefined && !(0,setting/* alike */.nO)(said.raw, rawBy(name, then) ?? (0,rule_table/* usualRaw */.lU)(name));
    if (!then && !(0,rule_table/* isRule */.Nd)(name) && !replaces)
        return { name, then, rule: then, goesBy: undefined, edited: false };
    const edited = !(0,setting/* alike */.nO)(told.byBase[name]?.raw, then?.based);
    const judged = { name, then, rule: then, goesBy: rawBy(name, then), edited, ...(edited && edit(name, request, then)) };
    if (!said)
        return judged;
    const { rule } = judged;
    const { refused: _, ...others } = judged;
    const byJob = { ...others, goesBy: said.raw };
    if ((0,setting/* alike */.nO)(said.raw, rawBy(name, rule)))
        return byJob;
    const own = ruleOf(name, told);
    if (change || replaces || (name === 'require' && !then))
        return { ...byJob, rule: own };
    if (!(0,rule_table/* weakens */.tl)(name, rawBy(name, rule), said.raw))
        return byJob;
    return { ...byJob, refused: { ...changeOf(name, rule, own), place: said.place, edited: null } };
}
function edit(name, { told, consent, change }, then) {
    const said = told.byBase[name];
    const to = edited(name, said, then);
    if (consent || change)
        return { rule: to, goesBy: rawBy(name, to) };
    if (!(0,rule_table/* weakens */.tl)(name, rawBy(name, then), rawBy(name, to)))
        return { goesBy: rawBy(name, to) };
    const by = { place: said?.place ?? then?.from ?? '', edited: said?.source ?? 'the plan or the configuration file' };
    return { refused: { ...changeOf(name, then, to), ...by } };
}
function edited(name, said, then) {
    if (said)
        return (0,rule_table/* isRule */.Nd)(name) ? fromBase(said) : undefined;
    if (!then || then.source === 'base')
        return undefined;
    const { based: _, ...rest } = then;
    return rest;
}
const fromBase = ({ raw, place }) => ({ value: raw, from: place, source: 'base', based: raw });
function ruleOf(name, { byJob, byBase }) {
    const [own, base] = [byJob[name], byBase[name]];
    if (!own)
        return base && fromBase(base);
    return { value: own.raw, from: own.place, source: 'job', ...(base && { based: base.raw }) };
}
const rawBy = (name, rule) => rule ? rule.value : (0,rule_table/* isRule */.Nd)(name) ? (0,rule_table/* usualRaw */.lU)(name) : undefined;
const changeOf = (name, before, after) => ({
    name,
    before: before?.value ?? (0,rule_table/* usualRaw */.lU)(name),
    after: after?.value ?? (0,rule_table/* usualRaw */.lU)(name),
    rule: after ?? null,
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
;// CONCATENATED MODULE: ./build/entry/wire/rule-project.js









async function ruleProject(project, context, use) {
    const { run, fresh, own } = use;
    const told = { ...project.told, byJob: { ...project.told.byJob, ...own } };
    const base = project.repository.head;
    const keeps = context.checkout === undefined;
    if (!run || fresh) {
        const recorded = firstRules({ told, base, keeps });
        return ruled(project, { values: rawValues(recorded), recorded, change: null });
    }
    const { rules, overrides } = run.state;
    const by = byWhom(project, context);
    if (!rules) {
        const ordered = { ...told, byJob: { ...told.byJob, ...(0,rules_overrides/* overridesTold */.Fb)(overrides) } };
        const recorded = firstRules({ told: ordered, base, keeps });
        const why = 'the run was started by an older version of ralph that did not record them';
        const change = { by, why, base, changes: changesTo(recorded), wanted: false };
        return ruled(project, { values: rawValues(recorded), recorded, change });
    }
    const ruling = await judged({ project, context, use, told, rules, keeps });
    if (ruling.refused.length > 0)
        throw (0,rules_text/* rulesWeakened */.uN)(ruling.refused, howToChange(context));
    const { values, recorded, changes } = ruling;
    const asked = use.change || changes.every(({ rule }) => rule?.source === 'job');
    const flags = changes.map(({ rule }) => rule?.from ?? '');
    const order = use.change ? nameOfOrder(context) : flags.join(', ');
    const why = asked ? order : `the base moved from ${rule_project_short(rules.base)} to ${rule_project_short(base)}`;
    const said = { by: asked ? by : 'the base', why, base: recorded.base, changes: [...changes], wanted: use.change };
    const change = changes.length > 0 ? said : null;
    return ruled(project, { values, recorded, change });
}
async function judged(context) {
    const { project, use, told, rules, keeps } = context;
    const one = { told, recorded: rules, base: project.repository.head, change: use.change, keeps };
    const ruling = ruleJob({ ...one, consent: false });
    return ruling.edited && (await isNewerBase(context)) ? ruleJob({ ...one, consent: true }) : ruling;
}
async function isNewerBase({ project, context, use, rules }) {
    const { repository, steeringPaths } = project;
    const { head, branch, toplevel } = repository;
    if (context.planText && project.planSource !== use.run?.state.plan_source)
        return true;
    const known = use.run?.state.base_branch ?? null;
    if (head === rules.base || (known !== null && known !== branch))
        return false;
    if (!(await (0,remote_history/* historyOf */.om)(use.access).contains(head, rules.base)))
        return false;
    if (context.checkout)
        return true;
    const inside = steeringPaths.map((path) => (0,external_node_path_.relative)(toplevel, path));
    if (inside.some((path) => path.startsWith('..') || (0,external_node_path_.isAbsolute)(path)))
        return false;
    const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', ...inside];
    const { stdout } = await (0,user_git/* userGit */.G)(toplevel, context.env)({ args });
    return stdout.length === 0;
}
const rawValues = ({ values }) => Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));
async function ruled(project, { values, ...rules }) {
    const { require = [], ...recorded } = Object.fromEntries(Object.entries(values).map(([name, raw]) => [name, read(name, raw)]));
    const settings = { ...project.settings, ...recorded };
    return {
        project: { ...project, settings, ...(await project.readBy(settings)) },
        rules: { ...rules, require: require },
    };
}
function read(name, raw) {
    const found = (0,rule_table/* readRaw */.hc)(name, raw);
    if (found)
        return found.value;
    throw new error/* RalphError */.A({
        code: 'RULES_UNREADABLE',
        message: `The run has recorded ${name}: ${JSON.stringify(raw)}, which this version of ralph does not support.`,
        hint: 'Use the version of ralph that started the run, or a newer one.',
    });
}
function byWhom({ repository }, { checkout }) {
    return checkout ? (checkout.startedBy ?? 'the workflow') : (repository.user.name ?? (0,environment/* userName */.nT)());
}
const nameOfOrder = ({ checkout }) => (checkout ? 'change-rules' : '--change-rules');
const howToChange = ({ checkout, argv }) => (checkout ? 'workflow' : { argv });
const rule_project_short = (oid) => oid.slice(0, 7);


/***/ }),

/***/ 85487:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ openState),
/* harmony export */   I0: () => (/* binding */ inboxOf),
/* harmony export */   q1: () => (/* binding */ ralphIdentity)
/* harmony export */ });
/* unused harmony exports accessIn, withTemporaryState */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_remote_inbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61634);
/* harmony import */ var _adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41586);
/* harmony import */ var _adapter_git_state_state_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6425);
/* harmony import */ var _adapter_git_state_state_ref_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42395);
/* harmony import */ var _adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65977);








const ralphIdentity = { name: 'ralph', email: 'ralph@ralph.invalid' };
async function openState(project, context, request) {
    const { home, ...others } = request;
    const { repository, remote: address } = project;
    const store = await (0,_adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_7__/* .openStore */ .Ch)({ home, repository, remote: address, env: context.env });
    context.onNewHeader?.(store.renewHeader);
    return accessIn(store, project, { now: context.now, ...others });
}
function accessIn(store, { repository, stateRef, workRef }, request) {
    const { now, nonce, copy, ...patience } = request;
    const remote = (0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .askedAhead */ .i)((0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .remoteAt */ .e)({ store, ...patience }));
    const state = (0,_adapter_git_state_state_ref_js__WEBPACK_IMPORTED_MODULE_6__/* .stateStoreAt */ .O)({
        store,
        remote,
        ref: stateRef,
        workRef,
        by: ralphIdentity,
        now,
        ...(nonce && { nonce }),
        ...(copy && { copy: (0,_adapter_git_state_state_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .stateCopyIn */ .O)(copy, repository.objectFormat) }),
    });
    return { store, remote, state };
}
const inboxOf = (project, { store, remote }, now) => (0,_adapter_git_remote_inbox_js__WEBPACK_IMPORTED_MODULE_3__/* .inboxAt */ .Y)({ store, remote, plan: project.planName, by: ralphIdentity, now });
async function withTemporaryState(project, context, look) {
    const home = await mkdtemp(join(tmpdir(), 'ralph-look-'));
    try {
        return await look(await openState(project, context, { home }), home);
    }
    finally {
        await rm(home, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 39625:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZD: () => (/* binding */ surroundingsOf)
});

// UNUSED EXPORTS: enterCheckout, ownPlaces

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/git/files/hidden-files.js
var hidden_files = __webpack_require__(8813);
// EXTERNAL MODULE: ./build/adapter/git/files/work-tree.js
var work_tree = __webpack_require__(15367);
// EXTERNAL MODULE: ./build/adapter/git/store/raw-path.js
var raw_path = __webpack_require__(75475);
// EXTERNAL MODULE: ./build/adapter/git/workspace/restore.js + 1 modules
var restore = __webpack_require__(54058);
;// CONCATENATED MODULE: ./build/adapter/git/checkout/adopt-checkout.js







async function adoptCheckout(checkout, gitDir) {
    const tree = treeOf(checkout);
    (0,external_node_fs_.rmSync)(listOf(checkout), { force: true });
    const index = (0,external_node_path_.join)(gitDir, 'index');
    if ((0,external_node_fs_.existsSync)(index))
        (0,external_node_fs_.copyFileSync)(index, tree.index);
    else
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
    const left = await untrackedIn(tree).catch(async (error) => {
        if (!(error instanceof error_error/* RalphError */.A && error.code === 'GIT_FAILED'))
            throw error;
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
        await tree.git({ args: ['read-tree', checkout.head] });
        return untrackedIn(tree);
    });
    (0,external_node_fs_.writeFileSync)(listOf(checkout), (0,raw_path/* joinNul */.MX)(left));
    checkout.store.files.keep(checkout.stateDir, ['untracked-before']);
    leaveAlone(checkout);
    (0,hidden_files/* rememberSelfIgnored */.iF)(tree, (await (0,work_tree/* lookAt */.t5)(tree)).ignored);
}
async function restoreCheckout(checkout) {
    if (!(0,external_node_fs_.existsSync)(listOf(checkout)))
        return;
    leaveAlone(checkout);
    await (0,restore/* restoreTree */.NU)(treeOf(checkout), checkout.head);
}
const treeOf = ({ store, directory, stateDir }) => (0,work_tree/* workTree */._E)({ git: store.git, directory, stateDir, index: 'index' });
const listOf = ({ stateDir }) => (0,external_node_path_.join)(stateDir, 'untracked-before');
async function untrackedIn(tree) {
    const { stdout } = await tree.git({ args: ['ls-files', '-z', '--others', '--exclude-standard', '--directory'] });
    return (0,raw_path/* splitNul */.K5)(stdout);
}
function leaveAlone(checkout) {
    const info = (0,external_node_path_.join)(checkout.store.gitDir, 'info');
    (0,external_node_fs_.mkdirSync)(info, { recursive: true });
    const left = (0,raw_path/* splitNul */.K5)((0,external_node_fs_.readFileSync)(listOf(checkout))).filter((path) => !path.includes('\n'));
    const patterns = left.map(patternOf);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(info, 'exclude'), patterns.map((pattern) => `${pattern}\n`).join(''), 'latin1');
    checkout.store.files.keep(checkout.store.gitDir, ['info/exclude']);
}
const patternOf = (path) => `/${path.replace(/[\\*?[\] ]/g, '\\$&')}`;

// EXTERNAL MODULE: ./build/adapter/git/checkout/checkout-git.js + 1 modules
var checkout_git = __webpack_require__(26800);
// EXTERNAL MODULE: ./build/adapter/git/store/committed-files.js
var committed_files = __webpack_require__(5393);
// EXTERNAL MODULE: ./build/adapter/git/store/user-repository.js
var user_repository = __webpack_require__(1315);
// EXTERNAL MODULE: ./build/adapter/github/workflow/workflow-liveness.js
var workflow_liveness = __webpack_require__(18211);
// EXTERNAL MODULE: ./build/adapter/local/liveness.js
var liveness = __webpack_require__(81747);
// EXTERNAL MODULE: ./build/adapter/local/steering-files.js
var steering_files = __webpack_require__(53699);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/wire/surroundings.js












const surroundingsOf = (project, context, life) => context.checkout ? runner(project, context, { checkout: context.checkout, life }) : ownMachine(project, context);
async function ownMachine(project, context) {
    const { home } = project;
    const access = await (0,state_access/* openState */.Gf)(project, context, { home, copy: (0,external_node_path_.join)(home, 'state') });
    const leave = async () => {
        await access.state.remember().catch(() => undefined);
        await access.store.close();
    };
    return { ...(await ownPlaces(project, context, access)), leave };
}
async function ownPlaces(project, context, access) {
    const { home, repository } = project;
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => (0,user_repository/* readTags */.g$)(repository.toplevel, context.env),
        base: await (0,steering_files/* asAtStart */.OI)(repository.toplevel, (0,trusted_files/* trustedFilesIn */.C)(repository.toplevel)),
        liveness: await (0,liveness/* processLiveness */.x)(),
    };
}
async function runner(project, context, { checkout, life }) {
    if (!checkout.holdsFiles)
        return commitAlone(project, context, { checkout, life });
    const tags = await (0,user_repository/* readTags */.g$)(project.repository.toplevel, context.env);
    const entered = await enterCheckout(project, context, checkout);
    try {
        await entered.adopt();
    }
    catch (error) {
        await entered.leave();
        throw error;
    }
    const { access, workspace, leave } = entered;
    const base = (0,committed_files/* committedFiles */.qI)(access.store.git, { commit: checkout.commit, lazy: remote_url/* lazily */.qy });
    return {
        access,
        workspace,
        tags: () => Promise.resolve(tags),
        base,
        liveness: (0,workflow_liveness/* workflowLiveness */.V)(checkout.holder, life),
        leave,
    };
}
async function commitAlone(project, context, { checkout, life }) {
    const { home } = project;
    const access = await (0,state_access/* openState */.Gf)(project, context, { home });
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => Promise.resolve([]),
        base: (0,committed_files/* committedFiles */.qI)(access.store.git, { commit: checkout.commit, lazy: remote_url/* lazily */.qy }),
        liveness: (0,workflow_liveness/* workflowLiveness */.V)(checkout.holder, life),
        leave: () => access.store.close(),
    };
}
async function enterCheckout(project, context, checkout) {
    const { home, repository } = project;
    const { toplevel } = repository;
    const { stdout } = await (0,user_git/* userGit */.G)(toplevel, context.env)({ args: ['rev-parse', 'HEAD'] });
    const head = stdout.toString('utf8').trim();
    const { gitDir, putBack } = (0,checkout_git/* setGitAside */.FR)({ ...checkout, workspace: toplevel });
    const access = await (0,state_access/* openState */.Gf)({ ...project, repository: { ...repository, commonDir: gitDir } }, context, {
        home,
    }).catch((error) => {
        putBack();
        throw error;
    });
    const workspace = { directory: toplevel, stateDir: (0,external_node_path_.join)(home, 'workspace-state') };
    const adopted = { store: access.store, ...workspace, head };
    return {
        access,
        workspace,
        adopt: () => adoptCheckout(adopted, gitDir),
        async leave() {
            let changed = [];
            try {
                await restoreCheckout(adopted);
            }
            finally {
                changed = putBack().changed;
                await access.store.close();
            }
            if (changed.length > 0)
                throw (0,checkout_git/* checkoutChanged */.zQ)(changed);
        },
    };
}


/***/ }),

/***/ 2756:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gz: () => (/* binding */ committerOf),
  K2: () => (/* binding */ identityIn),
  O4: () => (/* binding */ wire)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 12 modules
var agents = __webpack_require__(96680);
;// CONCATENATED MODULE: ./build/adapter/credentials/credential-shapes.js
function credentialShapes() {
    let rules;
    const loaded = () => {
        rules ??= Promise.all(/* import() */[__webpack_require__.e(387), __webpack_require__.e(66)]).then(__webpack_require__.bind(__webpack_require__, 71066));
        return rules;
    };
    return {
        load: async () => void (await loaded()),
        find: async (searched) => (await loaded()).findByRules(searched),
    };
}

// EXTERNAL MODULE: ./build/adapter/git/call/remote-address.js
var remote_address = __webpack_require__(39021);
// EXTERNAL MODULE: ./build/adapter/git/candidate/parcel.js + 2 modules
var parcel = __webpack_require__(56311);
// EXTERNAL MODULE: ./build/adapter/git/state/state-ref.js + 2 modules
var state_ref = __webpack_require__(42395);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/git/call/push-refusal.js
var push_refusal = __webpack_require__(41195);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/adapter/git/store/compare-trees.js
var compare_trees = __webpack_require__(50558);
// EXTERNAL MODULE: ./build/adapter/git/store/object-writer.js
var object_writer = __webpack_require__(94320);
// EXTERNAL MODULE: ./build/adapter/git/store/raw-path.js
var raw_path = __webpack_require__(75475);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(65977);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/git/call/exec.js
var exec = __webpack_require__(17939);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-call.js
var remote_call = __webpack_require__(63313);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
;// CONCATENATED MODULE: ./build/adapter/git/work/tree-files.js


async function withEntries(store, treeish, edits) {
    const left = [];
    const edited = async (tree, steps) => {
        const entries = tree === undefined ? new Map() : await entriesOf(store, tree);
        const below = new Map();
        for (const step of steps) {
            const [name = '', ...rest] = step.names;
            if (rest.length === 0)
                setFile(entries, name, step);
            else {
                const within = below.get(name) ?? [];
                within.push({ ...step, names: rest });
                below.set(name, within);
            }
        }
        for (const [name, within] of below)
            await setFolder(entries, name, within);
        return entries.size === 0 ? null : store.writer.add('tree', (0,compare_trees/* makeTree */.TI)(entries));
    };
    const setFile = (entries, name, { path, entry }) => {
        const there = entries.get(name);
        if (there && !there.mode.startsWith('100'))
            return void left.push(path);
        const now = entry(there);
        if (now)
            entries.set(name, now);
        else
            entries.delete(name);
    };
    const setFolder = async (entries, name, within) => {
        const there = entries.get(name);
        if (there && there.mode !== compare_trees/* folderMode */.a1)
            return void left.push(...within.map(({ path }) => path));
        const oid = await edited(there?.oid, within);
        if (oid === null)
            entries.delete(name);
        else
            entries.set(name, { mode: compare_trees/* folderMode */.a1, oid });
    };
    const steps = edits.map((edit) => ({ ...edit, names: edit.path.split('/') }));
    const tree = (await edited(treeish, steps)) ?? store.writer.add('tree', new Uint8Array());
    store.writer.flush();
    return { tree, left: left.map(raw_path/* showPath */.P8) };
}
async function entriesOf({ objects }, treeish) {
    const object = await objects.read(`${treeish}^{tree}`);
    if (!object)
        throw new Error(`the tree ${treeish} is not in the store`);
    return (0,compare_trees/* parseTree */.cZ)(object.content, object.oid.length / 2);
}
async function keeping(store, { tree, from, keep }) {
    const differing = (await (0,compare_trees/* compareTrees */.tc)(store.objects, tree, from)).filter(({ path }) => keep((0,raw_path/* showPath */.P8)(path)));
    if (differing.length === 0)
        return tree;
    return (await withEntries(store, tree, differing.map(({ path, now }) => ({ path, entry: () => now })))).tree;
}
function treeFiles({ store, remote, }) {
    const below = async (tree, folder) => {
        const paths = [];
        for (const [name, { mode, oid }] of await entriesOf(store, tree)) {
            const path = `${folder}/${(0,raw_path/* showPath */.P8)(name)}`;
            if (mode === compare_trees/* folderMode */.a1)
                paths.push(...(await below(oid, path)));
            else if (mode.startsWith('100') && (0,raw_path/* rawPath */.av)(path) === `${(0,raw_path/* rawPath */.av)(folder)}/${name}`)
                paths.push(path);
        }
        return paths;
    };
    return {
        async filesBelow(treeish, folder) {
            let tree = treeish;
            for (const name of (0,raw_path/* rawPath */.av)(folder).split('/')) {
                const there = (await entriesOf(store, tree)).get(name);
                if (there?.mode !== compare_trees/* folderMode */.a1)
                    return [];
                tree = there.oid;
            }
            return below(tree, folder);
        },
        async topFile(commit, name) {
            await remote.fetchCommit(commit);
            const all = [...(await entriesOf(store, commit))];
            const near = all.filter(([other]) => other.toLowerCase() === name.toLowerCase());
            const [found, ...others] = near;
            if (found === undefined)
                return null;
            const [spelled, { mode, oid }] = found;
            if (spelled !== name || others.length > 0)
                return { other: `there is ${near.map(([other]) => other).join(' and ')}` };
            if (!mode.startsWith('100'))
                return { other: mode === '120000' ? 'it is a link' : 'it is not a file' };
            return (await store.objects.read(oid))?.content ?? { other: 'git does not have its content' };
        },
        withFiles: (treeish, files) => withEntries(store, treeish, files.map(({ path, content }) => ({
            path: (0,raw_path/* rawPath */.av)(path),
            entry: (there) => content && { mode: there?.mode ?? '100644', oid: store.writer.add('blob', content) },
        }))),
    };
}

;// CONCATENATED MODULE: ./build/adapter/git/work/merge-trees.js









const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
const depths = [100, 2_000, 2_147_483_647];
function treeMerger(options) {
    const { store, remote, history, ...patience } = options;
    return async (first, second, sides) => {
        await remote.fetchCommit(first);
        await remote.fetchCommit(second);
        const git = (await ancestors(store.git, first, second)).length > 0 ? store.git : await withHistory(first, second);
        if (git === undefined)
            return { kind: 'conflict', paths: [], laid: null, news: [], ancestor: null };
        const { ours, theirs } = sides ? await pairOver(store, sides) : { ours: first, theirs: second };
        const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs];
        const result = await git({ args, allow: 'any' });
        const [tree = '', ...paths] = result.stdout
            .toString('utf8')
            .split('\0')
            .filter((field) => field !== '');
        if (result.code === 0)
            return { kind: 'merged', tree };
        if (result.code !== 1)
            throw (await tooOld(store.git)) ?? (0,exec/* gitFault */.NO)(args, result);
        const conflicting = [...new Set(paths)];
        const shown = await holdMarkers(git, { tree, paths: conflicting, ours });
        const [news, ancestor] = [await newsOf(git, first, second), await onlyAncestor(git, first, second)];
        return { kind: 'conflict', paths: conflicting, laid: shown ? tree : null, news, ancestor };
    };
    async function onlyAncestor(git, first, second) {
        const [ancestor, ...others] = await ancestors(git, first, second);
        if (ancestor === undefined || others.length > 0)
            return null;
        await remote.fetchCommit(ancestor);
        return ancestor;
    }
    async function withHistory(ours, theirs) {
        const cuts = [...(await history.cuts(ours)), ...(await history.cuts(theirs))];
        if (cuts.length === 0)
            return undefined;
        const gitDir = (0,store_store/* besideStore */.qs)(store, 'merge.git');
        const env = {
            ...store.env,
            GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(store.gitDir, 'objects'),
            GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,external_node_path_.join)(gitDir, 'objects'),
        };
        const merging = (0,exec/* gitAt */.c8)(gitDir, env, store.files);
        const call = (0,remote_call/* remoteCall */.V3)((0,exec/* gitAt */.c8)(gitDir, store.env, store.files), store.remote, patience);
        for (const depth of depths) {
            await call.repeatedly(['fetch', ...quietly, `--depth=${depth}`, remote_url/* remoteName */.iy, ...cuts]);
            if ((await ancestors(merging, ours, theirs)).length > 0)
                return merging;
        }
        return undefined;
    }
}
const mostLaid = 50;
async function holdMarkers(git, options) {
    if (options.paths.length > mostLaid)
        return false;
    for (const path of options.paths) {
        const { code, stdout } = await git({ args: ['cat-file', 'blob', `${options.tree}:${path}`], allow: [128] });
        if (code !== 0 || !stdout.includes(`<<<<<<< ${options.ours}`))
            return false;
    }
    return true;
}
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
async function ancestors(git, ours, theirs) {
    const { stdout } = await git({ args: ['merge-base', '--all', ours, theirs], allow: [1, 128] });
    return stdout.toString('utf8').split('\n').filter(Boolean);
}
async function tooOld(git) {
    const { stdout } = await git({ args: ['version'] });
    const [version = '', major = '', minor = ''] = /(\d+)\.(\d+)[\w.]*/.exec(stdout.toString('utf8')) ?? [];
    if (Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38))
        return undefined;
    return new error_error/* RalphError */.A({
        code: 'GIT_TOO_OLD',
        message: `git ${version} cannot merge without a work tree; the base or the work branch has moved.`,
        hint: 'Install git 2.38 or newer. Or merge into the work branch by hand, or turn the merge off with --merge-base false.',
    });
}
async function revertTrees(git, { commits, tip, keep = () => false }) {
    let left = tip;
    for (const commit of commits) {
        const reverted = await revertTree(git, { commit, tip: left, keep });
        if (reverted.kind === 'clean')
            left = reverted.tree;
        else if (reverted.kind !== 'nothing')
            return reverted;
    }
    return left === tip || left === (await treeInStore(git.store, tip))
        ? { kind: 'nothing' }
        : { kind: 'clean', tree: left };
}
async function revertTree({ store, remote }, { commit, tip, keep }) {
    await remote.fetchCommit(commit);
    const parent = await firstParent(store, commit);
    if (parent === undefined)
        return { kind: 'unable', why: `${commit} is the first commit of the repository` };
    await remote.fetchCommit(parent);
    const { ours, theirs } = await pairOver(store, { ancestor: commit, first: tip, second: parent });
    const result = await store.git({
        args: ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs],
        allow: 'any',
    });
    const [laid = '', ...named] = (0,raw_path/* splitNul */.K5)(result.stdout);
    if (result.code !== 0 && result.code !== 1)
        return unable(result);
    const conflicts = [...new Set(named)].filter((path) => path !== '').map(raw_path/* showPath */.P8);
    const paths = conflicts.filter((path) => !keep(path));
    if (paths.length > 0)
        return { kind: 'conflict', paths };
    const before = await treeInStore(store, tip);
    const tree = await keeping(store, { tree: laid, from: before, keep });
    return tree === before ? { kind: 'nothing' } : { kind: 'clean', tree };
}
function unable(result) {
    const fault = (0,exec/* gitFault */.NO)(['merge-tree'], result);
    if (fault.code === 'DISK_FULL')
        throw fault;
    const oldGit = result.code === 129;
    return { kind: 'unable', why: oldGit ? 'it needs git 2.38 or newer on this machine' : fault.message };
}
async function firstParent(store, commit) {
    const { stdout } = await store.git({ args: ['cat-file', 'commit', commit] });
    return /^parent ([0-9a-f]+)$/m.exec(stdout.toString('utf8').split('\n\n')[0] ?? '')?.[1];
}
async function treeInStore(store, commit) {
    const { stdout } = await store.git({ args: ['rev-parse', `${commit}^{tree}`] });
    return stdout.toString('utf8').trim();
}
async function pairOver(store, { ancestor, first, second }) {
    const base = await commitOf(store, ancestor, []);
    const [ours, theirs] = await Promise.all([commitOf(store, first, [base]), commitOf(store, second, [base])]);
    return { ours, theirs };
}
async function commitOf(store, treeish, parents) {
    const by = { NAME: 'ralph', EMAIL: 'ralph@ralph.invalid', DATE: '@0 +0000' };
    const env = Object.fromEntries(Object.entries(by).flatMap(([key, value]) => [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((name) => [name, value])));
    const tree = await treeInStore(store, treeish);
    const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', 'for a merge'];
    return (await store.git({ args, env })).stdout.toString('utf8').trim();
}
function takingIn({ store, remote }) {
    const history = historyOf({ store });
    const merge = treeMerger({ store, remote, history });
    return async (base, work) => {
        await remote.fetchCommit(base);
        await remote.fetchCommit(work);
        if (await history.contains(base, work))
            return { kind: 'there' };
        const merged = await merge(base, work);
        if (merged.kind === 'conflict')
            return { kind: 'conflict', paths: merged.paths };
        if (merged.tree === (await treeOf(store, base)))
            return { kind: 'there' };
        return { kind: 'merged', tree: merged.tree };
    };
}

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/adapter/git/work/signed-commit.js


const tries = 5;
function signing(options) {
    const { store, remote, sign } = options;
    const staged = `refs/ralph/staged/${options.ref.replace(/^refs\/heads\//, '')}`;
    async function stage(commit) {
        let expected = remote.tip(staged) ?? (await remote.refs([staged])).get(staged) ?? null;
        for (let round = 0; round < tries; round++) {
            const result = await remote.push({ ref: staged, oid: commit, expected });
            if (result.kind === 'won')
                return;
            if (result.kind === 'refused')
                throw notStaged(remote.url, result.why);
            expected = result.actual;
        }
        throw notStaged(remote.url, 'other jobs write there at the same time');
    }
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
function signedObject(payload, signature) {
    const end = payload.indexOf('\n\n');
    const lines = signature.trimEnd().split('\n').join('\n ');
    return `${payload.slice(0, end)}\ngpgsig ${lines}${payload.slice(end)}`;
}
const notStaged = (remote, why) => new error_error/* RalphError */.A({
    code: 'COMMIT_NOT_STAGED',
    message: `${remote} does not accept the objects of a commit that GitHub should sign: ${(0,one_line/* withinSentence */.td)(why)}.`,
    hint: 'Allow refs/ralph/staged/ there, or set `commit-mode: git`.',
});

;// CONCATENATED MODULE: ./build/adapter/git/work/work-branch.js










const work_branch_tries = 5;
function workBranchAt(options) {
    const { store, remote, ref, author, committer, now } = options;
    const sign = options.sign && signing({ store, remote, ref, sign: options.sign });
    const history = (0,remote_history/* historyOf */.om)({ store });
    const mergeTrees = treeMerger({ store, remote, history });
    const commitTree = async (tree, parents, message) => {
        (0,failpoint/* failpoint */.Zu)('work.write');
        const at = Math.floor(now() / 1000);
        const oid = store.writer.add('commit', (0,object_writer/* commitObject */.zS)({ tree, parents, message, author, committer, at }));
        store.writer.flush();
        (0,failpoint/* failpoint */.Zu)('work.written');
        return oid;
    };
    const commitFor = async (tree, parents, message) => {
        const commit = await commitTree(tree, parents, message);
        return sign ? sign(commit, { tree, parents, message }) : commit;
    };
    const write = async ({ tree, parent, second, message, aside = false }) => {
        const parents = second === undefined ? [parent] : [parent, second];
        for (const oid of parents)
            await remote.fetchCommit(oid);
        return aside ? commitTree(tree, parents, message) : commitFor(tree, parents, message);
    };
    const merge = async ({ first, second, message, sides }) => {
        const merged = await mergeTrees(first, second, sides);
        if (merged.kind === 'conflict')
            return merged;
        return { kind: 'merged', commit: await commitFor(merged.tree, [first, second], message) };
    };
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
        return result.kind === 'won' ? name.replace(/^refs\/heads\//, '') : commit;
    };
    const refusesWorkflows = async (commit) => {
        if (remote.isPath)
            return false;
        const trial = `${ref}-trial`;
        const there = (await remote.refs([trial])).get(trial) ?? null;
        const result = await remote.push({ ref: trial, oid: commit, expected: there });
        if (result.kind === 'won')
            await remote.remove([trial]);
        return result.kind === 'refused' && (0,push_refusal/* isAboutWorkflows */.E)(result.why);
    };
    const refused = async (commit, why) => ({
        kind: 'refused',
        why,
        offered: await offer(commit),
    });
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
        return refused(commit, `other jobs moved the branch ${work_branch_tries} times while we pushed`);
    };
    return {
        write,
        revert: async ({ commits, tip, keep }) => {
            await remote.fetchCommit(tip);
            return revertTrees({ store, remote }, { commits, tip, keep });
        },
        merge,
        ...treeFiles({ store, remote }),
        publish,
        mark: milestoneBranches({ remote, isBehind }),
        offer,
        refusesWorkflows,
        madeIn: async (commit) => {
            await remote.fetchCommit(commit);
            return madeCommit((await store.objects.read(commit))?.content.toString('utf8') ?? '');
        },
        changed: async (from, to) => {
            for (const commit of [from, to])
                await remote.fetchCommit(commit);
            return (await (0,compare_trees/* treeDifferences */.Xm)(store.git, { from, to })).map(({ path }) => (0,raw_path/* showPath */.P8)(path));
        },
        madeBehind: commitsBehind({ store, remote, history }),
        find: async (branch) => {
            const name = `refs/heads/${branch}`;
            const { refs, head } = await remote.list([name]);
            return { there: refs.has(name), defaultBranch: remote.isPath ? null : head };
        },
        contains: async (commit, ancestor) => {
            await remote.fetchCommit(commit);
            return history.contains(commit, ancestor);
        },
    };
}
function commitsBehind({ store, remote, history, }) {
    return async (tips, { wanted, since }) => {
        const found = new Map();
        const look = async (git, tip) => {
            const { stdout } = await git({ args: ['rev-list', '--ignore-missing', '--stdin'], input: `${tip}\n^${since}\n` });
            const line = new Set(stdout.toString('utf8').split('\n'));
            const here = wanted.filter((oid) => !found.has(oid) && line.has(oid));
            const objects = await (0,store_store/* readObjects */.$I)(git, here);
            for (const [at, oid] of here.entries())
                found.set(oid, madeCommit(objects[at]?.content.toString('utf8') ?? ''));
            return found.size === wanted.length;
        };
        for (const tip of tips) {
            if (found.size === wanted.length)
                break;
            await remote.fetchCommit(tip);
            const all = await look(store.git, tip);
            if (!all && (await history.cuts(tip)).length > 0)
                await history.searched(tip, (git) => look(git, tip));
        }
        return found;
    };
}
function madeCommit(commit) {
    const trailers = commit.trimEnd().split('\n\n').at(-1) ?? '';
    const [, run] = /^Ralph-Run: (\S+)$/m.exec(trailers) ?? [];
    const [, iteration] = /^Ralph-Iteration: (\d+)$/m.exec(trailers) ?? [];
    const [, task = ''] = /^Ralph-Task: (\S+)$/m.exec(trailers) ?? [];
    return run === undefined || iteration === undefined ? undefined : { run, iteration: Number(iteration), task };
}
const milestoneTries = 3;
const refOf = (branch) => `refs/heads/${branch}`;
function milestoneBranches(options) {
    const { remote, isBehind } = options;
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
        for (let round = 0; round < milestoneTries; round++) {
            const result = await markOnce(wanted, seen.get(branch) ?? null);
            if (result)
                return result;
        }
        return { branch, kind: 'refused', why: `other jobs moved it ${milestoneTries} times while we pushed` };
    }
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/adapter/disk/unpack.js

const mostAtOnce = 64 * 1024 * 1024;
const mostTries = 20_000;
const deepest = 3;
const inflate = () => (0,external_node_zlib_.createInflateRaw)({ chunkSize: 64 * 1024, finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH });
const beginnings = [
    { magic: Buffer.from([0x1f, 0x8b, 8]), as: 'gzip', open: inflate },
    ...[0x01, 0x5e, 0x9c, 0xda].map((level) => ({ magic: Buffer.from([0x78, level]), as: 'zlib', open: inflate })),
    { magic: Buffer.from('PK\x03\x04', 'latin1'), as: 'zip', open: inflate },
    {
        magic: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]),
        as: 'zstd',
        open: () => (0,external_node_zlib_.createZstdDecompress)({ chunkSize: 64 * 1024, finishFlush: external_node_zlib_.constants.ZSTD_e_flush }),
    },
    ...['H4sI', 'UEsDB', 'KLUv/', 'eAF', 'eAE', 'eF4', 'eF5', 'eJw', 'eJx', 'eJy', 'eJz', 'eNo', 'eNp', 'eNq', 'eNr'].map((text) => ({ magic: Buffer.from(text), as: 'base64' })),
];
const guesses = [
    { as: 'deflate', open: inflate },
    {
        as: 'brotli',
        open: () => (0,external_node_zlib_.createBrotliDecompress)({ chunkSize: 64 * 1024, finishFlush: external_node_zlib_.constants.BROTLI_OPERATION_FLUSH }),
    },
];
async function* unpacked(content, most) {
    yield* unpackedIn(content, { way: [], left: { bytes: most, tries: mostTries } });
}
async function* unpackedIn(content, options) {
    const packed = options.way.join(' > ');
    if (options.way.length > deepest) {
        if (parts(content).next().done !== true)
            yield { packed, why: tooDeep };
        return;
    }
    const iterator = parts(content);
    for (let next = iterator.next(0); next.done !== true;) {
        options.left.tries -= 1;
        if (options.left.tries < 0) {
            yield { packed, why: 'has more packed parts than can be searched for secrets' };
            return;
        }
        const part = next.value;
        const out = await unpackPart(content, part, options.left.bytes);
        yield* given(part.as, out, options);
        next = iterator.next(out.end);
    }
    if (!looksBinary(content))
        return;
    for (const { as, open } of guesses)
        yield* given(as, await unpack(open(), content, options.left.bytes), options);
}
async function* given(as, { found, isCut }, { way, left }) {
    const next = [...way, as];
    const packed = next.join(' > ');
    left.bytes -= found.length;
    if (found.length > 0)
        yield { packed, bytes: found };
    if (isCut)
        yield { packed, why: `unpacks (${packed}) to more than can be searched for secrets` };
    else if (found.length > 0)
        yield* unpackedIn(found, { way: next, left });
}
async function unpackPart(content, { at, as, open }, most) {
    if (open === undefined) {
        const text = await base64From(content, at);
        return { found: text?.bytes ?? Buffer.alloc(0), isCut: false, end: text?.end ?? at + 1 };
    }
    const data = dataOf(content, { at, as });
    const { used, ...out } = await unpack(open(), content.subarray(data), most);
    return { ...out, end: used > 0 ? data + used : at + 1 };
}
const tooDeep = 'is packed in too many layers to be searched for secrets';
function* parts(content) {
    const marks = beginnings.map((beginning) => ({ ...beginning, at: -1 }));
    let from = 0;
    for (const mark of marks)
        mark.at = nextOf(content, mark, 0);
    for (;;) {
        const first = marks.reduce((least, mark) => (mark.at !== -1 && (least === undefined || mark.at < least.at) ? mark : least), undefined);
        if (first === undefined)
            return undefined;
        const { at, as, open } = first;
        from = (yield { at, as, ...(open && { open }) }) ?? 0;
        for (const mark of marks)
            if (mark.at !== -1 && mark.at < from)
                mark.at = nextOf(content, mark, from);
    }
}
function nextOf(content, { magic, as }, from) {
    let at = content.indexOf(magic, from);
    while (at !== -1 && !isBeginning(content, at, as))
        at = content.indexOf(magic, at + 1);
    return at;
}
const isBeginning = (content, at, as) => as !== 'base64' || !isBase64(content[at - 1] ?? 0);
const isBase64 = (byte) => /[\w+/]/.test(String.fromCharCode(byte));
function dataOf(content, { at, as }) {
    if (as === 'zlib')
        return at + 2;
    if (as === 'zip' && at + 30 <= content.length) {
        return at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
    }
    if (as !== 'gzip' || at + 12 > content.length)
        return at;
    const flags = content[at + 3];
    let data = at + 10 + ((flags & 4) === 0 ? 0 : 2 + content.readUInt16LE(at + 10));
    for (const named of [8, 16])
        if ((flags & named) !== 0)
            data = content.indexOf(0, data) + 1 || content.length;
    return data + ((flags & 2) === 0 ? 0 : 2);
}
async function base64From(content, at) {
    const head = Buffer.from(content.toString('latin1', at, at + 1024), 'base64');
    const part = parts(head).next().value;
    if (part?.at !== 0 || part.open === undefined)
        return undefined;
    const { found } = await unpack(part.open(), head.subarray(dataOf(head, part)), 65_536);
    if (found.length === 0)
        return undefined;
    const text = content.toString('latin1', at, at + mostAtOnce);
    const end = text.search(/[^\w+/=\-\s"'`\\,.]/);
    const run = end === -1 ? text : text.slice(0, end);
    return { bytes: Buffer.from(run.replace(/[^\w+/=-]|\\n/g, ''), 'base64'), end: at + run.length };
}
function looksBinary(content) {
    const head = content.subarray(0, 512);
    return head.length > 8 && head.some((byte) => byte < 9 || (byte > 13 && byte < 27) || byte > 0xf4);
}
function unpack(stream, input, most) {
    const bound = Math.min(most, mostAtOnce);
    return new Promise((resolve) => {
        const chunks = [];
        let bytes = 0;
        const end = (isCut, used) => {
            stream.removeAllListeners('data');
            resolve({ found: Buffer.concat(chunks), isCut, used });
            stream.destroy();
        };
        stream.on('data', (chunk) => {
            if (bytes + chunk.length > bound)
                return end(true, 0);
            chunks.push(chunk);
            bytes += chunk.length;
        });
        stream.on('error', () => end(false, 0));
        stream.on('end', () => end(false, stream.bytesWritten));
        stream.end(input);
    });
}

// EXTERNAL MODULE: ./build/adapter/git/files/hidden-files.js
var hidden_files = __webpack_require__(8813);
// EXTERNAL MODULE: ./build/adapter/git/files/work-tree.js
var work_tree = __webpack_require__(15367);
// EXTERNAL MODULE: ./build/core/guard/finding.js
var finding = __webpack_require__(91881);
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(73971);
// EXTERNAL MODULE: ./build/adapter/git/files/leaving-link.js
var leaving_link = __webpack_require__(33616);
// EXTERNAL MODULE: ./build/adapter/git/files/submodules.js
var files_submodules = __webpack_require__(52036);
// EXTERNAL MODULE: ./build/adapter/git/files/unlisted-files.js
var unlisted_files = __webpack_require__(56855);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapter/git/files/touched-files.js





function filesNow({ directory, index }, known = new Set()) {
    const root = `${(0,raw_path/* rawPath */.av)(directory)}/`;
    const written = (0,external_node_fs_.statSync)(index, { throwIfNoEntry: false });
    const folders = byFolder(written ? readIndex((0,external_node_fs_.readFileSync)(index)) : []);
    const youngest = (written?.mtimeMs ?? 0) - tickMs;
    const touched = [];
    let hasUnknown = false;
    const pending = [''];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        const files = folders.get(folder) ?? new Map();
        folders.delete(folder);
        for (const name of namesIn(root, folder)) {
            if (folders.has(name))
                pending.push(name);
            else
                hasUnknown ||= name !== '.git' && name !== '.git/' && !files.has(name) && !known.has(name);
        }
        for (const file of files.values())
            touched.push(...compared(root, file, youngest));
    }
    const gone = [...folders.values()].flatMap((files) => [...files.values()]);
    return { touched: [...touched, ...gone.map((file) => touchedFile(file, { gone: true, differs: true }))], hasUnknown };
}
const touchedFile = ({ mode, oid, path }, how) => ({
    mode,
    oid,
    path,
    ...how,
});
function compared(root, file, youngest) {
    const stat = look((0,raw_path/* onDisk */.FC)(root + file.path));
    if (stat !== undefined && isSame(stat, file))
        return Math.max(stat.ctimeMs, stat.mtimeMs) < youngest ? [] : [touchedFile(file, { gone: false, differs: false })];
    return [touchedFile(file, { gone: stat === undefined, differs: true })];
}
const tickMs = 10;
function byFolder(files) {
    const folders = new Map([['', new Map()]]);
    for (const file of files) {
        if (file.mode === work_tree/* gitlink */.RJ)
            continue;
        const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
        for (let outer = folder; !folders.has(outer); outer = outer.slice(0, outer.lastIndexOf('/', outer.length - 2) + 1))
            folders.set(outer, new Map());
        folders.get(folder)?.set(file.path, file);
    }
    return folders;
}
const isSame = (stat, known) => stat.mtimeMs === known.mtimeMs &&
    stat.size % 2 ** 32 === known.size &&
    (process.platform === 'win32' || (stat.ctimeMs === known.ctimeMs && stat.ino % 2 ** 32 === known.ino));
function look(place) {
    try {
        return (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function namesIn(root, folder) {
    try {
        const entries = (0,external_node_fs_.readdirSync)((0,raw_path/* onDisk */.FC)(root + folder), { encoding: 'latin1', withFileTypes: true });
        return entries.map((entry) => folder + entry.name + (entry.isDirectory() ? '/' : ''));
    }
    catch {
        return [];
    }
}
function readIndex(content) {
    const oidBytes = [...hashes].find(([name, bytes]) => isSealed(content, name, bytes))?.[1];
    if (oidBytes === undefined || content.toString('latin1', 0, 4) !== 'DIRC' || content.readUInt32BE(4) > 3)
        throw damaged();
    const count = content.readUInt32BE(8);
    const files = [];
    for (let at = 12; files.length < count;) {
        const flags = at + 40 + oidBytes;
        const start = flags + (content.readUInt16BE(flags) & isExtended ? 4 : 2);
        const end = content.indexOf(0, start);
        files.push({
            mode: content.readUInt32BE(at + 24).toString(8),
            oid: content.toString('hex', at + 40, flags),
            path: content.toString('latin1', start, end),
            ctimeMs: momentAt(content, at),
            mtimeMs: momentAt(content, at + 8),
            ino: content.readUInt32BE(at + 20),
            size: content.readUInt32BE(at + 36),
        });
        at += (end - at + 8) & ~7;
    }
    return files;
}
const isExtended = 0x4000;
const hashes = new Map([
    ['sha1', 20],
    ['sha256', 32],
]);
function isSealed(content, name, bytes) {
    if (content.length < 12 + bytes)
        return false;
    const [body, seal] = [content.subarray(0, -bytes), content.subarray(-bytes)];
    return (0,external_node_crypto_.createHash)(name).update(body).digest().equals(seal);
}
const momentAt = (content, at) => content.readUInt32BE(at) * 1000 + content.readUInt32BE(at + 4) / 1_000_000;
const damaged = () => new error_error/* RalphError */.A({
    code: 'GIT_FAILED',
    message: "The engine's index of the workspace is damaged.",
    hint: 'Run again: the workspace is then filled again.',
});

// EXTERNAL MODULE: ./build/adapter/git/workspace/restore.js + 1 modules
var restore = __webpack_require__(54058);
;// CONCATENATED MODULE: ./build/adapter/git/workspace/oversized-files.js





async function dropOversized(tree, objects) {
    const found = [];
    for (const { path, oid } of filesNow(tree).touched) {
        const place = (0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(tree.directory)}/${path}`);
        const bytes = sizeOf(place);
        if (bytes <= finding/* defaultSizeLimits */.hF.fileBytes)
            continue;
        if ((await objects.look(oid))?.size === bytes)
            continue;
        (0,restore/* remove */.TF)(place);
        found.push({ path, bytes });
    }
    return found;
}
function sizeOf(place) {
    try {
        const stat = (0,external_node_fs_.lstatSync)(place);
        return stat.isFile() ? stat.size : 0;
    }
    catch {
        return 0;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/stage.js


const maxSingles = 20;
async function unstage(tree, paths) {
    if (paths.length === 0)
        return;
    await tree.git({ args: ['update-index', '--force-remove', '-z', '--stdin'], input: (0,raw_path/* joinNul */.MX)(paths) });
}
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
async function update(tree, paths) {
    try {
        const args = ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'];
        const { stderr } = await tree.git({ args, input: (0,raw_path/* joinNul */.MX)(paths) });
        return /^Ignoring path /m.test(stderr) ? 'the path is not allowed' : undefined;
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A && error.code === 'GIT_FAILED'))
            throw error;
        return error.message.split('\n').find((line) => /error: |fatal: /.test(line)) ?? error.message;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/capture.js














async function captureTree(tree, checkpoint, objects) {
    const oversized = await dropOversized(tree, objects);
    const { entries, gone: missing, changed, untracked, ignored } = await (0,work_tree/* lookAt */.t5)(tree);
    const gone = missing.filter((path) => !oversized.some((file) => file.path === path));
    const { filled, empty } = await (0,files_submodules/* submodulesIn */.LF)(tree, entries);
    const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)];
    const { unlisted } = (0,unlisted_files/* findUnlisted */.u)(tree.directory, { ignored: skipped, submodules: empty, unlock: false });
    const changedModules = (await changedSubmodules(tree, filled, objects)).map((path) => ({
        path,
        why: unlistedReason.submodule,
    }));
    const judged = judge(tree.directory, [...changed, ...outsideNested(untracked, unlisted)]);
    const size = judgeSize(oversized, judged.sizes);
    const hidden = (0,hidden_files/* listHidden */.rL)(await (0,hidden_files/* hiddenFiles */.eK)(tree, ignored, entries));
    const embedded = embeddedFiles({ entries, gone, accepted: judged.accepted });
    const filtered = [...embedded, ...(await filteredFiles(tree, judged.accepted, entries))];
    const kept = new Set([...filtered, ...size.unread].map(({ path }) => path));
    await unstage(tree, gone.filter((path) => !kept.has(path)));
    const staged = judged.accepted.filter((path) => !kept.has(path));
    const unreadable = await stage(tree, staged);
    (0,failpoint/* failpoint */.Zu)('workspace.staged');
    const written = (await tree.git({ args: ['write-tree'] })).stdout.toString('utf8').trim();
    (0,failpoint/* failpoint */.Zu)('workspace.tree-written');
    const { changes, blobs } = await changesIn(objects, checkpoint, written);
    const refused = [
        ...unlisted.flatMap(refusedUnlisted),
        ...changedModules,
        ...judged.refused,
        ...filtered,
        ...unreadable,
    ];
    return {
        tree: written,
        changes,
        blobs,
        hidden,
        ignored,
        refused: [...refused.map(({ path, why }) => ({ path: (0,raw_path/* showPath */.P8)(path), why })), ...size.findings],
    };
}
function embeddedFiles(options) {
    const { entries, gone, accepted } = options;
    if (gone.length + accepted.length === 0)
        return [];
    const missing = new Set(gone);
    const left = entries.flatMap(({ path }) => (missing.has(path) ? [] : path));
    const isIn = (0,protected_paths/* inEmbeddedRepository */.Kk)([...left, ...accepted].map(raw_path/* showPath */.P8));
    return [...accepted, ...gone].flatMap((path) => (isIn((0,raw_path/* showPath */.P8)(path)) ? { path, why: unlistedReason.git } : []));
}
function outsideNested(paths, unlisted) {
    const nested = unlisted.flatMap(({ kind, path }) => (kind === 'git' ? path.slice(0, -'.git'.length) : []));
    return nested.length === 0 ? paths : paths.filter((path) => !nested.some((folder) => path.startsWith(folder)));
}
const unlistedReason = {
    git: 'a git repository inside the tree',
    submodule: 'a changed submodule',
    locked: 'a directory that cannot be read',
};
const refusedUnlisted = ({ path, kind }) => kind === 'special' ? [] : [{ path, why: unlistedReason[kind] }];
function judge(directory, paths) {
    const found = { accepted: [], refused: [], sizes: [] };
    const shown = new Set();
    for (const path of paths) {
        if (path.endsWith('/'))
            continue;
        const stat = (0,external_node_fs_.lstatSync)((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`), { throwIfNoEntry: false });
        const isLink = stat?.isSymbolicLink() === true;
        const why = whyRefused(directory, path, isLink) ?? whyAmbiguous(path, shown);
        if (why !== undefined)
            found.refused.push({ path, why });
        else {
            found.accepted.push(path);
            found.sizes.push({ path, bytes: stat?.isFile() ? stat.size : 0 });
        }
    }
    return found;
}
function whyRefused(directory, path, isLink) {
    if ((0,leaving_link/* holdsGitLookAlike */.WE)(path))
        return 'a name that some file systems treat as .git';
    if (!isLink)
        return undefined;
    return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : (0,leaving_link/* whyLinkLeaves */.pE)((0,leaving_link/* linksIn */.Lf)(directory), path);
}
function judgeSize(oversized, sizes) {
    const shown = ({ path, bytes }) => ({ path: (0,raw_path/* showPath */.P8)(path), bytes });
    const isLarge = ({ bytes }) => bytes > finding/* defaultSizeLimits */.hF.fileBytes;
    const rest = sizes.filter((file) => !isLarge(file));
    return {
        findings: (0,finding/* sizeFindings */.IK)([...oversized, ...sizes].map(shown)),
        unread: (0,finding/* sizeFindings */.IK)(rest.map(shown)).length > 0 ? sizes : sizes.filter(isLarge),
    };
}
function whyAmbiguous(path, shown) {
    const name = (0,raw_path/* showPath */.P8)(path);
    if (shown.has(name))
        return 'a name that looks like another one';
    shown.add(name);
    return undefined;
}
async function changesIn(objects, checkpoint, written) {
    const rows = (await (0,compare_trees/* compareTrees */.tc)(objects, checkpoint, written)).map(({ path, ...row }) => ({
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
async function changedSubmodules(outer, submodules, objects) {
    const found = [];
    for (const submodule of submodules) {
        if (!(0,files_submodules/* isInPlace */.RS)(outer, submodule) || (await isChanged(submodule.tree, objects)))
            found.push(submodule.path);
    }
    return found;
}
async function isChanged(tree, objects) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(tree.directory, '.git')))
        return true;
    if ((await dropOversized(tree, objects)).length > 0)
        return true;
    const { gone, changed, untracked, ignored, entries } = await (0,work_tree/* lookAt */.t5)(tree);
    if (gone.length + changed.length + untracked.length > 0)
        return true;
    const { filled, empty } = await (0,files_submodules/* submodulesIn */.LF)(tree, entries);
    const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)];
    const { unlisted } = (0,unlisted_files/* findUnlisted */.u)(tree.directory, { ignored: skipped, submodules: empty, unlock: false });
    if (unlisted.some(({ kind }) => kind !== 'special'))
        return true;
    return (await changedSubmodules(tree, filled, objects)).length > 0;
}
const keepers = new Set(['lfs', 'git-crypt', 'crypt', 'annex']);
const pointerStart = 'version https://git-lfs.github.com/spec/v1\n';
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
                why: `is kept by the filter "${filter}", which ralph does not run: its raw content would be committed`,
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

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/adapter/git/call/history-source.js



const depth = 50;
const unsearched = ['-c', 'pack.window=0', '-c', 'pack.compression=1'];
const once = ['-c', 'fetch.unpackLimit=1', '-c', 'fetch.fsckObjects=false'];
function historySource(options) {
    const { store, git, base } = options;
    let long;
    const isLong = async () => {
        long ??= objectBytes(store.gitDir) > (options.wholeHistoryLimit ?? 100_000_000);
        return long;
    };
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
    const isEmpty = () => !((0,external_node_fs_.existsSync)(packs) && (0,external_node_fs_.readdirSync)(packs).length > 0) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(store.gitDir, 'shallow'));
    const packAll = async (oids) => {
        (0,external_node_fs_.mkdirSync)(packs, { recursive: true });
        await store.git({
            args: [...unsearched, 'pack-objects', '--quiet', '--revs', '--delta-base-offset', (0,external_node_path_.join)(packs, 'pack')],
            input: [...new Set(oids)].map((oid) => `${oid}\n`).join(''),
        });
    };
    return {
        lookAhead() {
            looked = look();
            looked.catch(() => undefined);
        },
        fetchTip: (commit) => fetch([commit], ['--depth=1']),
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
function objectBytes(gitDir) {
    const seen = new Set();
    const count = (objects) => {
        if (seen.has(objects) || !(0,external_node_fs_.existsSync)(objects))
            return 0;
        seen.add(objects);
        const folders = history_source_namesIn(objects).filter((name) => name === 'pack' || /^[0-9a-f]{2}$/.test(name));
        const own = folders.flatMap((folder) => history_source_namesIn((0,external_node_path_.join)(objects, folder)).map((name) => history_source_sizeOf((0,external_node_path_.join)(objects, folder, name))));
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
const history_source_sizeOf = (file) => (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size ?? 0;
function history_source_namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/disposable-git.js







const maxPacks = 10;
function disposableGit(options) {
    const { template } = options;
    const { files, env } = options.store;
    const source = historySource({ ...options, git: (0,exec/* gitAt */.c8)(template, env, files) });
    let filledFor;
    let heads = '';
    let left = '';
    const fill = async (commit, whole) => {
        (0,failpoint/* failpoint */.Zu)('template.fill');
        if (packs(template) > maxPacks)
            (0,external_node_fs_.rmSync)(template, { recursive: true, force: true });
        if (!files.keeps(template))
            keepObjectsAlone(template);
        const objectFormat = commit.length === 64 ? 'sha256' : 'sha1';
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(template, 'objects'), { recursive: true });
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(template, 'refs'), { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(template, 'HEAD'), `ref: refs/heads/${options.workBranch}\n`);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(template, 'config'), configText(objectFormat, contentLines(options.store.contentSettings)));
        const refs = [{ oid: commit, ref: `refs/heads/${options.workBranch}` }];
        files.keep(template);
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
        files.keep(template, ['packed-refs']);
        filledFor = commit;
        left = packFiles(template).join();
    };
    const addOne = async (commit) => {
        if (filledFor === undefined || packFiles(template).join() !== left || packs(template) >= maxPacks)
            return false;
        const parents = await (0,store_store/* parentsOf */.fY)(options.store, commit);
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
    const prepare = async (commit) => {
        if (filledFor === commit || (await addOne(commit)))
            return;
        const attempts = [() => fill(commit, true), anew(() => fill(commit, true)), anew(() => fill(commit, false))];
        await firstThatGitAllows(attempts);
    };
    const place = async (commit, place) => {
        await prepare(commit);
        copyFolder(template, place.target);
        (0,failpoint/* failpoint */.Zu)('template.copied');
        (0,external_node_fs_.copyFileSync)(place.index, (0,external_node_path_.join)(place.target, 'index'));
    };
    return { prepare, place, lookAhead: source.lookAhead };
}
function keepObjectsAlone(template) {
    if (!(0,external_node_fs_.existsSync)(template))
        return;
    for (const name of (0,external_node_fs_.readdirSync)(template)) {
        if (name !== 'objects' && name !== 'shallow')
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(template, name), { recursive: true, force: true });
    }
    (0,external_node_fs_.rmSync)((0,external_node_path_.join)(template, 'objects', 'info'), { recursive: true, force: true });
}
async function firstThatGitAllows(attempts) {
    let fault;
    for (const attempt of attempts) {
        try {
            await attempt();
            return;
        }
        catch (error) {
            if (!(error instanceof error_error/* RalphError */.A && error.code === 'GIT_FAILED'))
                throw error;
            fault = error;
        }
    }
    throw fault;
}
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

;// CONCATENATED MODULE: ./build/adapter/git/workspace/environment-watch.js






const maxFiles = 200_000;
const cache = /(^|\/)(\.cache|\.vite|\.vite-temp|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.turbo|\.nyc_output)\//;
const isCache = (unit) => cache.test(unit);
function ignoredFiles(directory, units, limit = maxFiles) {
    const root = `${(0,raw_path/* rawPath */.av)(directory)}/`;
    const room = { left: limit };
    return new Map(units.map((unit) => [unit, walk(root, unit, room)]));
}
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
    const stat = (0,external_node_fs_.lstatSync)((0,raw_path/* onDisk */.FC)(place), { throwIfNoEntry: false });
    return stat === undefined ? 'gone' : `${stat.ctimeMs} ${stat.size} ${stat.ino} ${stat.mode}`;
}
function list(place) {
    try {
        return (0,external_node_fs_.readdirSync)((0,raw_path/* onDisk */.FC)(place), { encoding: 'latin1', withFileTypes: true });
    }
    catch {
        return [];
    }
}
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
function untouchedSince(marker, base) {
    const end = () => {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(marker), { recursive: true });
        (0,external_node_fs_.writeFileSync)(marker, '');
    };
    return {
        begin: () => (0,external_node_fs_.rmSync)(marker, { force: true }),
        end,
        layOut(commit) {
            if (commit !== base.commit)
                end();
        },
        isUntouched: (commit) => commit === base.commit && !(0,external_node_fs_.existsSync)(marker),
    };
}
const maxListed = 20;
const watching = '?';
const unknown = '!';
function environmentWatch(tree) {
    const file = (0,external_node_path_.join)(tree.stateDir, 'touched-environment');
    let before;
    const touched = () => ((0,external_node_fs_.existsSync)(file) ? (0,raw_path/* splitNul */.K5)((0,external_node_fs_.readFileSync)(file)) : []);
    const remember = (units) => (0,external_node_fs_.writeFileSync)(file, (0,raw_path/* joinNul */.MX)([...new Set(units)]));
    const look = (ignored) => ignoredFiles(tree.directory, unitsOf(tree, ignored));
    return {
        begin(ignored) {
            before = look(ignored);
            remember([...touched().map((unit) => (unit === watching ? unknown : unit)), watching]);
        },
        end(ignored) {
            if (before === undefined)
                return { paths: [], total: 0 };
            const { paths, units } = differences(before, look(ignored));
            remember([...touched().filter((unit) => unit !== watching), ...units]);
            return { paths: paths.slice(0, maxListed).map(raw_path/* showPath */.P8), total: paths.length };
        },
        async clear() {
            const units = touched().filter((unit) => unit !== watching);
            const gone = units.includes(unknown) ? unitsOf(tree, (await (0,work_tree/* lookAt */.t5)(tree)).ignored) : units;
            for (const path of gone)
                removeInside(tree.directory, path.replace(/\/$/, ''));
            return gone.some((path) => !isCache(path));
        },
        trust: () => (0,external_node_fs_.rmSync)(file, { force: true }),
    };
}
function unitsOf(tree, ignored) {
    const folders = [...(0,hidden_files/* readSelfIgnored */.$s)(tree)].filter((folder) => folder !== '');
    const inside = (path) => folders.some((folder) => path.startsWith(folder));
    return [...folders, ...ignored.filter((path) => !inside(path))];
}
function removeInside(directory, path) {
    const parts = path.split('/');
    const places = parts.map((_, at) => (0,raw_path/* bytesOf */.$$)([(0,raw_path/* rawPath */.av)(directory), ...parts.slice(0, at + 1)].join('/')));
    const isLink = (place) => (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    const whole = places.pop();
    if (whole !== undefined && !places.some(isLink))
        (0,restore/* remove */.TF)(whole);
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/put-back.js








const readBytes = 64 * 1024 * 1024;
async function putBack(tree, known) {
    const { touched, hasUnknown } = filesNow(tree, known);
    const untracked = hasUnknown ? await (0,work_tree/* newFiles */.ei)(tree) : [];
    const found = new Map(touched.map((file) => [file, file.gone ? 'gone' : nowAt(tree, file)]));
    const wrong = touched.filter((file) => found.get(file) !== `${file.mode} ${file.oid}`);
    const isWrong = new Set(wrong);
    const removed = await removeAttributes(tree, wrong);
    if (wrong.length > 0) {
        const args = ['checkout-index', '--force', '--index', '-z', '--stdin'];
        await tree.git({ args, input: (0,raw_path/* joinNul */.MX)(wrong.map(({ path }) => path)), allow: 'any' });
    }
    const left = new Set(wrong.length > 0 ? put_back_differing(filesNow(tree).touched).map(({ path }) => path) : []);
    const isWhole = wrong.every(({ path }) => !left.has(path));
    if (isWhole && put_back_differing(touched).some((file) => !isWrong.has(file)))
        await tree.git({ args: ['update-index', '-q', '--refresh', '--ignore-submodules'], allow: [1] });
    const changed = isWhole ? wrong.filter((file) => found.get(file) !== nowAt(tree, file)) : wrong;
    return {
        changed: [...removed, ...changed.map(({ path }) => path)].sort(),
        untracked: wrong.length > 0 ? await (0,work_tree/* newFiles */.ei)(tree) : untracked,
        isWhole,
    };
}
const put_back_differing = (touched) => touched.filter(({ differs }) => differs);
function nowAt({ directory }, { path, oid }) {
    const place = (0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`);
    const named = (content) => (0,object_writer/* oidOf */._f)(oid.length === 40 ? 'sha1' : 'sha256', 'blob', content);
    try {
        const stat = (0,external_node_fs_.lstatSync)(place);
        if (stat.isSymbolicLink())
            return `120000 ${named((0,external_node_fs_.readlinkSync)(place, 'buffer'))}`;
        const mode = modes.get(stat.mode & 0o700) ?? String(stat.mode);
        if (!stat.isFile() || stat.size > readBytes)
            return `${mode} ${stat.ino} ${stat.ctimeMs}`;
        return `${mode} ${named((0,external_node_fs_.readFileSync)(place))}`;
    }
    catch {
        return 'unreadable';
    }
}
const modes = new Map([
    [0o700, '100755'],
    [0o600, '100644'],
]);
async function removeAttributes(tree, wrong) {
    const { directory } = tree;
    const there = [...new Set(wrong.flatMap(({ path }) => attributesAbove(directory, path)))];
    if (there.length === 0)
        return [];
    const bad = new Set(wrong.map(({ path }) => path));
    const own = new Set((0,raw_path/* splitNul */.K5)((await tree.git({ args: ['ls-files', '-z', '--', ...there] })).stdout));
    const foreign = there.filter((path) => !own.has(path));
    for (const path of [...foreign, ...there.filter((path) => bad.has(path))])
        (0,restore/* remove */.TF)((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`));
    return foreign;
}
function attributesAbove(directory, path) {
    const found = [];
    let folder = '';
    for (const name of path.split('/')) {
        const attributes = `${folder}.gitattributes`;
        if ((0,external_node_fs_.lstatSync)((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${attributes}`), { throwIfNoEntry: false }))
            found.push(attributes);
        folder = `${folder}${name}/`;
        const stat = (0,external_node_fs_.lstatSync)((0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${folder.slice(0, -1)}`), { throwIfNoEntry: false });
        if (!stat?.isDirectory())
            break;
    }
    return found;
}
function putAside(folder) {
    let count = 0;
    let removing = removeLater(Buffer.from(folder));
    return (place) => {
        const stat = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
        if (stat === undefined)
            return true;
        const aside = (0,external_node_path_.join)(folder, `${process.pid}-${++count}`);
        try {
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
            if (stat.isDirectory())
                (0,external_node_fs_.chmodSync)(place, 0o700);
            (0,external_node_fs_.renameSync)(place, aside);
        }
        catch {
            return false;
        }
        removing = removing.then(() => removeLater(Buffer.from(aside)));
        return true;
    };
}
async function removeLater(place) {
    try {
        await removeSlowly(place);
    }
    catch {
    }
}
async function removeSlowly(place) {
    if (!(await (0,promises_.lstat)(place)).isDirectory())
        return (0,promises_.unlink)(place);
    await (0,promises_.chmod)(place, 0o700);
    for (const entry of await (0,promises_.readdir)(place, { encoding: 'buffer', withFileTypes: true })) {
        const inside = Buffer.concat([place, Buffer.from('/'), entry.name]);
        await (entry.isDirectory() ? removeSlowly(inside) : (0,promises_.unlink)(inside));
    }
    await (0,promises_.rmdir)(place);
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/set-up.js





function setUpOnce(stateDir, runCommand, onFullDisk = () => undefined) {
    const marker = (0,external_node_path_.join)(stateDir, 'set-up');
    return {
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
const setUpFault = (command, code, tail) => new error_error/* RalphError */.A({
    code: 'SETUP_FAILED',
    message: `The set-up command \`${command}\` ended with ${code}:\n${tail}`,
    hint: 'Make the command work in a fresh checkout, or change `setup`, then run again. No agent was started.',
});
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
const invalid = (path, what) => new error_error/* RalphError */.A({
    code: 'WORKING_DIRECTORY_INVALID',
    message: `The agent cannot work in ${path}: ${what} is in the way.`,
    hint: "Set `working-directory`, or the task's `working_directory`, to a directory of the repository.",
});

;// CONCATENATED MODULE: ./build/adapter/git/workspace/write-files.js





async function writeFiles({ store, remote }, options) {
    const { commit, directory, stateDir } = options;
    await remote.fetchCommit(commit);
    try {
        mkdirSync(directory);
    }
    catch (error) {
        throw cannotMake(directory, error);
    }
    try {
        await restoreTree(workTree({ git: store.git, directory, stateDir, index: 'checkout-index' }), commit);
    }
    catch (error) {
        rmSync(directory, { recursive: true, force: true });
        throw error;
    }
}
const cannotMake = (directory, error) => error.code === 'EEXIST'
    ? new RalphError({
        code: 'DIRECTORY_EXISTS',
        message: `${directory} already exists; nothing was written.`,
        hint: 'Choose another directory, or remove that one.',
    })
    : new RalphError({
        code: 'DIRECTORY_UNUSABLE',
        message: `${directory} cannot be made: ${error.message}`,
        hint: 'Choose a directory in an existing folder that you can write to.',
        cause: error,
    });
async function lend(directory, files) {
    const folders = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? path))];
    const takeAway = async () => {
        for (const folder of folders)
            (0,restore/* remove */.TF)(Buffer.from((0,external_node_path_.join)(directory, folder)));
    };
    await takeAway();
    for (const [path, content] of files) {
        const place = (0,external_node_path_.join)(directory, path);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(place), { recursive: true });
        (0,external_node_fs_.writeFileSync)(place, content);
    }
    return takeAway;
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/workspace.js

















function ownWorkspace(options) {
    const { directory, stateDir, store } = options;
    const tree = (0,work_tree/* workTree */._E)({ git: store.git, directory, stateDir, index: 'index' });
    const scratch = (0,work_tree/* workTree */._E)({ git: store.git, directory, stateDir, index: 'capture-index' });
    const visibleGit = disposableGit({ ...options, template: (0,external_node_path_.join)(stateDir, 'template.git') });
    const throwAway = () => {
        (0,restore/* discard */.vf)(directory);
        trust.begin();
        forgetWhatWasMade();
    };
    const trust = untouchedSince((0,external_node_path_.join)(stateDir, 'entrusted'), options.base);
    const runCommand = (command, signal) => options.runCommand(command, signal, { untouched: restored !== undefined && trust.isUntouched(restored.commit) });
    const setUp = setUpOnce(stateDir, runCommand, throwAway);
    const forgetWhatWasMade = () => {
        setUp.forget();
        (0,hidden_files/* forgetSelfIgnored */.qw)(tree);
    };
    const environment = environmentWatch(tree);
    let newest;
    let restored;
    let inScratch;
    const told = new Set();
    const git = (0,external_node_path_.join)(directory, '.git');
    const putAway = putAside((0,external_node_path_.join)(stateDir, 'aside'));
    const removeGit = () => succeeds(directory, () => putAway(git) || (0,restore/* remove */.TF)(Buffer.from(git)));
    const indexKnownFor = async (commit) => {
        if (!newest)
            return restored?.commit === commit ? restored : undefined;
        return (await (0,store_store/* treeOf */.g7)(store, commit)) === newest.tree ? newest : undefined;
    };
    const restoreFiles = async (commit) => {
        (0,external_node_fs_.rmSync)(scratch.index, { force: true });
        inScratch = undefined;
        told.clear();
        if ((0,restore/* isOwnDirectory */.cW)(directory))
            removeGit();
        const known = await indexKnownFor(commit);
        if (known)
            putIndex(tree, known);
        newest = undefined;
        trust.layOut(commit);
        const { refilled, ignored } = await (0,restore/* restoreTree */.NU)(tree, commit, { isIndexed: known !== undefined, putAway });
        if (refilled)
            forgetWhatWasMade();
        restored = { commit, ...keepIndex(tree), ignored };
        return ignored;
    };
    const ignoredNow = async (signal) => {
        const bound = (0,work_tree/* interruptible */.In)(tree, signal);
        await dropOversized(bound, store.objects);
        return (await (0,work_tree/* lookAt */.t5)(bound)).ignored;
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
    const entryOf = async (written, path) => (newest?.tree === written ? newest.blobs.get(path) : undefined) ?? (await (0,work_tree/* findFile */.qE)(tree, written, path));
    return {
        path: directory,
        folder: (path) => workspaceFolder(directory, path),
        lookAhead: visibleGit.lookAhead,
        entrust: trust.end,
        isUntouched: trust.isUntouched,
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
        async capture(checkpoint, signal) {
            if (!(0,restore/* isOwnDirectory */.cW)(directory))
                return replacedWorkspace(tree, checkpoint);
            openUp(directory);
            (0,failpoint/* failpoint */.Zu)('workspace.capture');
            await fillScratch(checkpoint);
            (0,failpoint/* failpoint */.Zu)('workspace.index-copied');
            inScratch = undefined;
            const capturing = captureTree((0,work_tree/* interruptible */.In)(scratch, signal), checkpoint, store.objects);
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
                return { changed: ['.'], left: [] };
            }
            openUp(directory);
            if (inScratch !== written)
                await fillScratch(written);
            (0,failpoint/* failpoint */.Zu)('workspace.reset-tracked');
            const ignored = (newest?.tree === written ? newest : restored)?.ignored ?? [];
            const { changed, untracked, isWhole } = await putBack(scratch, new Set([...ignored, ...told]));
            (0,failpoint/* failpoint */.Zu)('workspace.tracked-reset');
            if (!isWhole)
                await restoreFiles(written);
            const left = isWhole ? untracked.filter((path) => !told.has(path)) : [];
            for (const path of left)
                told.add(path);
            return { changed: changed.map(raw_path/* showPath */.P8), left: left.map(raw_path/* showPath */.P8) };
        },
        lend: (files) => lend(directory, files),
        async diffStat(checkpoint, written) {
            const args = ['diff-tree', '-r', '--stat=100,80,60', '--no-renames', '--no-ext-diff', '--no-textconv'];
            const { stdout } = await store.git({ args: [...args, checkpoint, written] });
            return stdout.toString('utf8');
        },
        diff: (from, to) => (0,compare_trees/* fileDiffs */.P7)(store.git, { from, to }),
        async *contents(written, path, mostUnpacked) {
            const file = await entryOf(written, path);
            if (file === undefined || !/^1[02]/.test(file.mode))
                return;
            const content = (await store.objects.read(file.oid))?.content;
            if (content === undefined)
                return;
            yield { packed: '', bytes: content };
            yield* unpacked(content, mostUnpacked);
        },
        async readCaptured(written, path, limit) {
            const file = await entryOf(written, path);
            if (file === undefined || !file.mode.startsWith('100'))
                return undefined;
            return (await store.objects.read(file.oid))?.content.subarray(0, limit);
        },
        async setUp(commands, signal) {
            if (commands.length > 0 && (await environment.clear()))
                setUp.forget();
            const ran = await setUp.run(commands, signal);
            const found = commands.length === 0 ? restored?.ignored : undefined;
            if (ran)
                (0,hidden_files/* rememberSelfIgnored */.iF)(tree, found ?? (await ignoredNow(signal)));
            environment.trust();
            return ran;
        },
    };
}
const keepIndex = ({ index }) => ({
    index: (0,external_node_fs_.readFileSync)(index),
    writtenMs: Math.floor((0,external_node_fs_.statSync)(index).mtimeMs),
});
function putIndex({ index }, kept) {
    (0,external_node_fs_.rmSync)(`${index}.lock`, { force: true });
    (0,external_node_fs_.writeFileSync)(index, kept.index);
    (0,external_node_fs_.utimesSync)(index, kept.writtenMs / 1000, kept.writtenMs / 1000);
}
const unremovable = { path: '.git', why: 'it was made so that it cannot be removed' };
async function bothOf(one, other) {
    await Promise.allSettled([one, other]);
    return [await one, await other];
}
const openUp = (directory) => (0,external_node_fs_.chmodSync)(directory, (0,external_node_fs_.lstatSync)(directory).mode | 0o700);
function succeeds(directory, removal) {
    try {
        openUp(directory);
        removal();
        return true;
    }
    catch {
        return false;
    }
}
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

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
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
const call = new external_node_vm_.Script('work()');
const within = (timeout) => (work) => call.runInContext((0,external_node_vm_.createContext)({ work }), { timeout });

;// CONCATENATED MODULE: ./build/adapter/local/no-platform.js
const noPlatform = {
    outbox: {
        deliver: async (effects) => effects.flatMap(({ key, kind }) => (kind === 'notify' ? [] : [key])),
        effectsOf: () => [],
    },
    display: { report: () => undefined, published: () => undefined, close: () => Promise.resolve() },
    mergeWitness: { merged: () => Promise.resolve(undefined) },
};

// EXTERNAL MODULE: ./build/core/order/may-order.js
var may_order = __webpack_require__(15989);
;// CONCATENATED MODULE: ./build/adapter/local/order-origin.js






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
    const top = chain.find(({ parent }) => parent === 1 || basename(look.process(parent)?.name ?? '') === 'systemd');
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
    const text = (path) => quiet(() => readFileSync(`${proc}/${path}`, 'latin1'));
    return {
        self: () => {
            const pid = Number(quiet(() => readlinkSync(`${proc}/self`)));
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
            .find((line) => line.startsWith(`${engineMark}=`))
            ?.slice(engineMark.length + 1),
        group: (pid) => text(`${pid}/cgroup`),
        namespace: () => quiet(() => readlinkSync(`${proc}/self/ns/pid`)) ?? firstNamespace,
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
const placeMark = ({ remote }) => (0,external_node_crypto_.createHash)('sha256')
    .update((0,remote_url/* isPathRemote */.iw)(remote) ? realPath(remote) : remote)
    .digest('hex')
    .slice(0, 16);
function realPath(remote) {
    try {
        const path = (0,external_node_fs_.realpathSync)(/^file:/i.test(remote) ? (0,external_node_url_.fileURLToPath)(remote) : remote);
        return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, '.git', 'objects')) ? (0,external_node_path_.join)(path, '.git') : path;
    }
    catch {
        return remote;
    }
}

// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/core/guard/known-secrets.js + 3 modules
var known_secrets = __webpack_require__(52272);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/plan-file.js
var plan_file = __webpack_require__(18341);
// EXTERNAL MODULE: ./build/entry/project/project.js + 1 modules
var project_project = __webpack_require__(77885);
// EXTERNAL MODULE: ./build/entry/wire/confinement-here.js + 14 modules
var confinement_here = __webpack_require__(52583);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/adapter/process/bounded-output.js
var bounded_output = __webpack_require__(4165);
// EXTERNAL MODULE: ./build/adapter/process/call-folder.js
var call_folder = __webpack_require__(97461);
// EXTERNAL MODULE: ./build/adapter/process/disk-watch.js
var disk_watch = __webpack_require__(42447);
// EXTERNAL MODULE: ./build/adapter/process/foreign-files.js
var foreign_files = __webpack_require__(54256);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js + 1 modules
var supervise = __webpack_require__(95016);
;// CONCATENATED MODULE: ./build/adapter/local/check-runner.js










const headBytes = 16 * 1024;
const tailBytes = 64 * 1024;
function checkRunner(settings) {
    return async (check, label, signal) => {
        signal.throwIfAborted();
        const cwd = (0,external_node_path_.join)(settings.workspace, check.working_directory);
        if (!isDirectory(cwd))
            return notStarted(check, `The working directory ${check.working_directory} does not exist.`);
        const result = await (0,call_folder/* withCallFolder */.V)(settings.folder, (own) => runIn(settings, { check, label, signal, cwd, own }));
        signal.throwIfAborted();
        return result;
    };
}
async function runIn(settings, { check, label, signal, cwd, own }) {
    const env = settings.env(own);
    const shell = (0,programs/* findProgram */.K)('bash', env['PATH']) ?? 'sh';
    const logFile = logFileOf(settings.logDir, label);
    const { redact, graceMs } = settings;
    const log = { ...(logFile && { logFile }), ...(redact && { redact }) };
    const output = (0,bounded_output/* boundedOutput */.n)({ headBytes, tailBytes, ...log });
    const outside = (0,foreign_files/* watchForeignFiles */.xb)(settings.environment ?? {}, settings.watched);
    const disk = (0,disk_watch/* watchDisk */.f)([cwd, own.tmp, settings.logDir], () => running.end());
    (0,failpoint/* failpoint */.Zu)('check.start');
    const running = (0,supervise/* supervise */.z)({ file: shell, args: ['-c', check.run], cwd, env }, {
        confinement: settings.confinement,
        places: { call: own, writable: [settings.workspace], caches: (0,external_node_path_.join)(settings.folder, 'caches-of-checks') },
        signal,
        onStdout: output.push,
        onStderr: output.push,
        wallMs: check.timeout_ms,
        ...(graceMs === undefined ? {} : { graceMs }),
    });
    const end = await running.done.catch((cause) => String(cause instanceof Error ? cause.message : cause));
    const full = disk.finish();
    const said = output.finish();
    const violations = outside();
    if (typeof end === 'string')
        return notStarted(check, `The check could not be started: ${end}`);
    (0,failpoint/* failpoint */.Zu)('check.ended');
    return withFullDisk(withViolations(resultOf(check, end, said, logFile), violations), full);
}
function isDirectory(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function logFileOf(folder, label) {
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        return (0,external_node_path_.join)(folder, `${label.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100)}.log`);
    }
    catch {
        return undefined;
    }
}
function resultOf(check, end, { head, tail, bytes, note }, logFile) {
    const remarks = [hint(check, end), note].filter((remark) => remark !== undefined);
    return {
        ...identity(check),
        passed: end.exitCode === 0 && end.endedBy === 'itself',
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
const withViolations = (result, outside) => outside.length === 0
    ? result
    : {
        ...result,
        passed: false,
        output_tail: [result.output_tail, ...outside.map((what) => `[ralph] ${what}`)].join('\n'),
    };
const withFullDisk = (result, full) => full === undefined
    ? result
    : {
        ...result,
        passed: false,
        filled_disk: true,
        output_tail: `${result.output_tail}\n[ralph] It filled the disk and was stopped: ${full}.`,
    };
function hint(check, end) {
    if (end.endedBy === 'wall')
        return `Ended after its timeout of ${check.timeout_ms / 1000} s.`;
    if (end.exitCode === 127)
        return 'Exit code 127: a program was not found. Is it installed and on PATH where the checks run?';
    if (end.exitCode === 126)
        return 'Exit code 126: a program was found but could not be run. Is it executable?';
    return undefined;
}
const identity = ({ name, run, kind }) => ({ name, run, kind, flaky: false });
const notStarted = (check, why) => ({
    ...identity(check),
    passed: false,
    exit_code: null,
    timed_out: false,
    duration_ms: 0,
    output_head: '',
    output_tail: `[ralph] ${why}`,
    output_bytes: 0,
});
const timeoutMs = 60 * 60_000;
function setUpRunner(settings) {
    const run = checkRunner(settings);
    return async (command, signal) => {
        const check = { name: command, run: command, kind: 'build', timeout_ms: timeoutMs, working_directory: '.' };
        const { passed, exit_code, output_head, output_tail, filled_disk = false } = await run(check, 'set-up', signal);
        return {
            code: passed ? 0 : exit_code || 1,
            tail: (0,excerpt/* excerpt */.Kb)(output_head + output_tail, 4000, 0.5),
            filledDisk: filled_disk,
        };
    };
}

// EXTERNAL MODULE: ./build/adapter/local/steering-files.js
var steering_files = __webpack_require__(53699);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
;// CONCATENATED MODULE: ./build/port/steering.js
const outOfReach = { look: async () => async () => ({ paths: [], plan: null }) };

;// CONCATENATED MODULE: ./build/entry/wire/runners.js









const logsOf = ({ home }) => (0,external_node_path_.join)(home, 'logs');
function runnersOf(project, from, request) {
    const { confinement, workspace, scratch, watches } = request;
    const extra = project.settings['check-env'];
    const redact = (0,text_redact/* redactor */.$p)(project.secrets);
    const common = { workspace, folder: scratch, logDir: logsOf(project), redact, watched: watches.own };
    const confined = { ...common, confinement };
    const asUser = async () => ({ ...common, confinement: { wrap: await confinement.unconfined() } });
    const protectsFiles = !(0,policy/* isBelow */.Yw)(confinement.report.level, 'C2');
    const env = (own) => (0,environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: false });
    const checks = { env, environment: from.engine };
    const ofUser = async (...given) => {
        const env = ({ home, tmp }) => (0,environment/* checkEnvironment */.Qz)(from.env, { home: from.env['HOME'] || home, tmp, extra, network: true });
        return setUpRunner({ ...(await asUser()), env })(...given);
    };
    const later = setUpRunner({
        ...confined,
        env: (own) => (0,environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: true }),
    });
    return {
        runCheck: checkRunner({ ...confined, ...checks, watched: watches.all }),
        runUnconfined: protectsFiles ? async (...given) => checkRunner({ ...(await asUser()), ...checks })(...given) : null,
        setUp: (command, signal, { untouched }) => (untouched || !protectsFiles ? ofUser : later)(command, signal),
    };
}
function watchesOf({ repository }, { env, checkout }, request) {
    const users = (0,policy/* isBelow */.Yw)(request.level, 'C2')
        ? [(0,foreign_files/* watchHome */.Jp)(env), ...(checkout ? [] : [(0,foreign_files/* watchUserGit */.Fc)(repository.commonDir)])]
        : [];
    return { own: together(request.own), all: together([...request.own, ...users]) };
}
const together = (all) => () => {
    const ended = all.map((watch) => watch());
    return () => ended.flatMap((end) => end());
};
function steeringOf(project, { checkout }, { report }) {
    const [plan, config, ...others] = project.steeringPaths;
    if (checkout || report.level >= 'C2' || plan === undefined || config === undefined)
        return outOfReach;
    const print = async () => (await (0,plan_file/* planNow */.m$)(project))?.planSource ?? (0,steering_files/* digest */.br)(plan);
    return (0,steering_files/* steeringIn */.F4)(project.repository.toplevel, { plan: { paths: [plan, ...others], print }, config });
}

// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/wire/wire.js























async function wire(project, context, request) {
    const { repository, settings } = project;
    const env = { ...context.env, [may_order/* engineMark */.yJ]: placeMark(project) };
    await Promise.all([logsOf(project), request.scratch].map((path) => (0,promises_.mkdir)(path, { recursive: true, mode: 0o700 })));
    const confinement = await (request.confinement ?? (0,confinement_here/* confinementHere */.FY)(context, settings, project));
    if (settings.setup.length > 0)
        confinement.unconfined().catch(() => undefined);
    const own = [...(request.watched ? [request.watched] : []), request.access.store.files.begin];
    const watches = watchesOf(project, context, { level: confinement.report.level, own });
    const { directory: workspace } = request.workspace;
    const places = { confinement, workspace, scratch: request.scratch, watches };
    const { setUp, ...checks } = runnersOf(project, { env, engine: context.env }, places);
    const { store, remote, state } = request.access;
    const around = {
        environment: env,
        tmp: request.scratch,
        programs: project.agents,
        confinement,
        watched: watches.all,
        cancelled: context.cancelled,
        note: (text) => request.show({ kind: 'note', text }),
    };
    const { 'consensus-agent': second, 'consensus-command': command } = settings;
    const ownCommand = command === undefined ? {} : { 'agent-command': command };
    return {
        store: state,
        olderRun: olderRuns(project, context, request),
        workBranch: workBranchAt({
            store,
            remote,
            ref: project.workRef,
            author: identityIn(project.settings.author) ?? state_access/* ralphIdentity */.q1,
            committer: committerOf(project),
            now: context.now,
            sign: settings['commit-mode'] === 'api' ? request.sign : undefined,
        }),
        workspace: ownWorkspace({
            store,
            ...request.workspace,
            workBranch: project.workBranch,
            base: { branch: repository.branch ?? repository.defaultBranch ?? 'main', commit: repository.head },
            tags: request.tags,
            runCommand: (command, ...given) => {
                request.show({ kind: 'note', text: `set-up: ${command}` });
                return setUp(command, ...given);
            },
        }),
        agent: agents/* agents */.X[settings.agent].create(settings, around),
        ...(second !== undefined && {
            secondAgent: agents/* agents */.X[second].create({ ...settings, agent: second, ...ownCommand }, around),
        }),
        ...checks,
        confinement: (0,confinement_here/* confinedAt */.mo)(confinement, settings, { context, shape: request.shape ?? 'own machine' }),
        base: request.base,
        steering: steeringOf(project, context, confinement),
        embedded: (0,trusted_files/* trustedFilesIn */.C)((0,installed/* installed */.$f)('templates')),
        orderSource: (0,state_access/* inboxOf */.I0)(project, request.access, context.now),
        ...noPlatform,
        uncommitted: repository.uncommitted,
        planNow: async () => (context.checkout || context.planText ? undefined : (0,plan_file/* planNow */.m$)(project)),
        credentialShapes: credentialShapes(),
        parcel: (0,parcel/* parcelIn */.Pw)(parcelFolder(project, context), { store, scratch: request.scratch }),
        clock: systemClock(context.now),
        withinTime: within(2_000),
        liveness: request.liveness,
        show: request.show,
        redact: (0,text_redact/* redactor */.$p)(project.secrets),
        clean: (0,known_secrets/* withoutSecrets */.c)(project.secrets),
    };
}
const parcelFolder = ({ home }, { checkout }) => checkout ? (0,external_node_path_.join)(checkout.temp, 'ralph-parcel') : (0,external_node_path_.join)(home, 'parcel');
function committerOf({ settings, repository }) {
    const { name, email } = repository.user;
    return identityIn(settings.committer) ?? (name && email ? { name, email } : state_access/* ralphIdentity */.q1);
}
function identityIn(text) {
    const [, name, email] = /^\s*([^<>]+?)\s*<([^<>\s]+)>\s*$/.exec(text ?? '') ?? [];
    return name !== undefined && email !== undefined ? { name, email } : undefined;
}
function olderRuns(project, context, { access, scratch }) {
    return async (plan, look) => {
        const here = await runAt(project, context, { access, plan });
        if (here)
            return look(here);
        const { repository, remoteIsOwn } = project;
        if (!remoteIsOwn || repository.origin === null)
            return undefined;
        const { address: remote, ...credential } = (0,remote_address/* splitCredential */.ib)(await (0,project_project/* remoteAddress */.fn)(repository, 'origin', context));
        const carriedConfiguration = (of) => (0,remote_address/* withCredential */.ML)(repository.carriedConfiguration(of), credential);
        const there = { ...project, remote, repository: { ...repository, carriedConfiguration } };
        const other = await (0,state_access/* openState */.Gf)(there, context, { home: (0,external_node_path_.join)(scratch, 'older-run') });
        try {
            const found = await runAt(there, context, { access: other, plan });
            return found && (await look(found));
        }
        finally {
            await other.store.close();
        }
    };
}
async function runAt({ settings, workRef }, { now }, { access: { store, remote }, plan }) {
    const refs = (0,state_paths/* knownPrefixes */.AN)(settings['state-ref']).map((prefix) => (0,state_paths/* stateRefOf */.af)(plan, prefix));
    const found = await remote.refs(refs);
    const ref = refs.find((one) => found.has(one));
    if (ref === undefined)
        return undefined;
    const state = (0,state_ref/* stateStoreAt */.O)({ store, remote, ref, workRef, by: state_access/* ralphIdentity */.q1, now });
    const { run } = await state.load();
    return run ? { state: run.state, readPast: state.readPast } : undefined;
}


/***/ }),

/***/ 79863:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ RunEvent)
});

// UNUSED EXPORTS: InterruptCause

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/agent/context-agent.js
var context_agent = __webpack_require__(96351);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/agent/mcp-server.js
var mcp_server = __webpack_require__(73006);
// EXTERNAL MODULE: ./build/schema/agent/pass.js
var pass = __webpack_require__(74639);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/check/confinement.js
var confinement = __webpack_require__(11277);
// EXTERNAL MODULE: ./build/schema/counsel/consensus.js
var consensus = __webpack_require__(11097);
// EXTERNAL MODULE: ./build/schema/counsel/counsel.js
var counsel = __webpack_require__(94409);
// EXTERNAL MODULE: ./build/schema/counsel/evidence.js
var evidence = __webpack_require__(51909);
// EXTERNAL MODULE: ./build/schema/counsel/plan-review.js
var plan_review = __webpack_require__(80892);
// EXTERNAL MODULE: ./build/schema/knowledge/entry.js
var entry = __webpack_require__(49325);
;// CONCATENATED MODULE: ./build/schema/knowledge/events.js


const at = iso/* datetime */.w$();
const Remembered = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('remembered'),
    at,
    id: entry/* KnowledgeId */.gk,
    text: schemas/* string */.YjP(),
    by: schemas/* string */.YjP(),
    url: schemas/* string */.YjP().nullable(),
    supersedes: schemas/* array */.YOg(entry/* KnowledgeId */.gk).optional(),
});
const Forgotten = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('forgotten'),
    at,
    id: entry/* KnowledgeId */.gk,
    by: schemas/* string */.YjP(),
    why: schemas/* string */.YjP(),
});
const source = schemas/* enum */.k5n(['handoffs', 'indexer', 'context_post']);
const KnowledgeChanged = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('knowledge_changed'),
    at,
    source,
    trigger: schemas/* string */.YjP(),
    through: schemas/* int */.Whr(),
    entries: schemas/* array */.YOg(entry/* Knowledge */.vs),
});
const KnowledgeRefused = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('knowledge_refused'),
    at,
    source,
    trigger: schemas/* string */.YjP(),
    iteration: schemas/* int */.Whr(),
    why: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const KnowledgeInherited = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('knowledge_inherited'),
    at,
    from: schemas/* string */.YjP(),
    entries: schemas/* array */.YOg(entry/* Knowledge */.vs),
    left_out: schemas/* int */.Whr().optional(),
});
const AgentsMdDue = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('agents_md_due'),
    at,
    task: schemas/* string */.YjP(),
    entries: schemas/* int */.Whr(),
});
const AgentsMdEnded = schemas/* object */.Ikc({ type: schemas/* literal */.euz('agents_md_ended'), at, task: schemas/* string */.YjP(), why: schemas/* string */.YjP() });
const AgentsMdLeft = schemas/* object */.Ikc({ type: schemas/* literal */.euz('agents_md_left'), at, why: schemas/* string */.YjP() });

// EXTERNAL MODULE: ./build/schema/plan/finding.js
var finding = __webpack_require__(30037);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/schema/run/attempts.js
var attempts = __webpack_require__(85064);
// EXTERNAL MODULE: ./build/schema/run/budget.js
var budget = __webpack_require__(56907);
// EXTERNAL MODULE: ./build/schema/run/check-events.js
var check_events = __webpack_require__(24612);
// EXTERNAL MODULE: ./build/schema/run/control.js
var control = __webpack_require__(70733);
// EXTERNAL MODULE: ./build/schema/run/dossier.js
var dossier = __webpack_require__(35697);
;// CONCATENATED MODULE: ./build/schema/run/imported.js

const imported_at = iso/* datetime */.w$();
const RunImported = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('run_imported'),
    at: imported_at,
    from: schemas/* string */.YjP(),
    digest: schemas/* string */.YjP(),
    iteration: schemas/* int */.Whr(),
    recent: schemas/* array */.YOg(schemas/* object */.Ikc({ iteration: schemas/* int */.Whr(), task: schemas/* string */.YjP(), summary: schemas/* string */.YjP() })),
    compaction: schemas/* object */.Ikc({ through: schemas/* int */.Whr(), iterations: schemas/* int */.Whr(), bytes: schemas/* int */.Whr() }),
});

// EXTERNAL MODULE: ./build/schema/run/lease.js
var lease = __webpack_require__(60134);
// EXTERNAL MODULE: ./build/schema/run/rules.js
var rules = __webpack_require__(13635);
// EXTERNAL MODULE: ./build/schema/run/stop-reason.js
var stop_reason = __webpack_require__(91935);
;// CONCATENATED MODULE: ./build/schema/run/event.js
























const event_at = iso/* datetime */.w$();
const task = schemas/* string */.YjP();
const AmendmentAccepted = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('amendment_accepted'),
    at: event_at,
    iteration: schemas/* int */.Whr(),
    amendment: plan/* Amendment */.UD,
    given_up: schemas/* boolean */.zMY().optional(),
});
const FollowUpAdded = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('follow_up_added'),
    at: event_at,
    task,
    by: schemas/* string */.YjP(),
    amendment: plan/* Amendment */.UD,
    url: schemas/* string */.YjP().nullable(),
    threads: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const FollowUpAnswered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('follow_up_answered'), at: event_at, task });
const ConflictTaskAdded = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('conflict_task_added'),
    at: event_at,
    task,
    base: schemas/* string */.YjP(),
    files: schemas/* array */.YOg(schemas/* string */.YjP()),
    total: schemas/* int */.Whr(),
    why: schemas/* string */.YjP(),
});
const ConflictTaskEnded = schemas/* object */.Ikc({ type: schemas/* literal */.euz('conflict_task_ended'), at: event_at, task, why: schemas/* string */.YjP() });
const oid = schemas/* string */.YjP();
const iteration = schemas/* int */.Whr();
const InterruptCause = schemas/* enum */.k5n([
    'runner_lost',
    'agent_killed',
    'cancelled',
    'usage_limit',
    'overloaded',
    'billing',
    'auth',
    'work_moved',
    'budget',
    'held_back',
    'infrastructure',
]);
const passed = {
    iteration,
    task,
    commit: oid,
    summary: schemas/* string */.YjP(),
    handoff: handoff/* HandoffSource */.KE,
    handoff_bytes: schemas/* int */.Whr().optional(),
    usage: usage/* Usage */._U,
    duration_ms: schemas/* number */.aig(),
    flaky: schemas/* array */.YOg(schemas/* string */.YjP()),
    turned_green: schemas/* array */.YOg(schemas/* string */.YjP()),
    part: attempts/* Part */.eS.optional(),
    left: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
};
const brought = { protects: schemas/* object */.Ikc({ paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }).optional() };
const RunEvent = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('run_started'),
        at: event_at,
        run: schemas/* string */.YjP(),
        plan: schemas/* string */.YjP(),
        base: oid,
        base_branch: schemas/* string */.YjP().nullable().default(null),
        work_branch: schemas/* string */.YjP(),
        remote: schemas/* string */.YjP(),
        plan_source: schemas/* string */.YjP(),
        plan_file: schemas/* string */.YjP().nullable().default(null),
        started_by: schemas/* string */.YjP().nullable().default(null),
        issue: schemas/* int */.Whr().nullable().default(null),
        rules: rules/* Rules */.im.nullable().default(null),
        queue: schemas/* string */.YjP().optional(),
        tasks: schemas/* array */.YOg(schemas/* object */.Ikc({ id: task, status: plan/* TaskStatus */.e1, failed_attempts: schemas/* int */.Whr() })),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_taken'), at: event_at, epoch: schemas/* int */.Whr(), holder: lease/* LeaseHolder */.j }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_renewed'), at: event_at }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_released'), at: event_at }),
    confinement/* ConfinementStated */.a2,
    check_events/* BaselineFinished */.yE,
    schemas/* object */.Ikc({
        ...{ type: schemas/* literal */.euz('attempt_started'), at: event_at, iteration, task },
        ...{ attempt: schemas/* int */.Whr(), checkpoint: oid },
        prompt_chars: schemas/* int */.Whr().optional(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_succeeded'),
        at: event_at,
        ...passed,
        commit: oid.nullable(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('milestone_begun'), at: event_at, iteration, milestone: schemas/* string */.YjP().nullable(), from: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_failed'),
        at: event_at,
        iteration,
        task,
        cause: attempts/* FailureCause */.Ql,
        why: schemas/* string */.YjP(),
        said: check_events/* SaidByRed */.YX.optional(),
        fingerprint: schemas/* string */.YjP(),
        handoff: handoff/* HandoffSource */.KE.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
        rejected: oid.nullable(),
        final: schemas/* boolean */.zMY(),
        moot: schemas/* boolean */.zMY().optional(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_interrupted'),
        at: event_at,
        iteration,
        task,
        cause: InterruptCause,
        why: schemas/* string */.YjP(),
        until: event_at.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('handed_on'), at: event_at, ...dossier/* HandedOn */.OI.shape }),
    attempts/* StuckDetected */.$B,
    handoff/* SignalsGiven */.f_,
    review/* IterationReviewed */.tG,
    pass/* PassMade */.Tp,
    pass/* PassesOwed */.fA,
    pass/* PassesBegun */.TN,
    context_agent/* AgentCalled */.$Q,
    context_agent/* FailurePattern */.BA,
    context_agent/* ContextDirective */.NU,
    context_agent/* PreparedPromptRefused */.k0,
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('human_review_requested'),
        at: event_at,
        iteration,
        task,
        why: schemas/* string */.YjP(),
        holds: schemas/* boolean */.zMY().optional(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('review_answered'), at: event_at, task, by: schemas/* string */.YjP() }),
    mcp_server/* ServerTrouble */.hw,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('agent_lingered'), at: event_at, iteration, after_ms: schemas/* number */.aig() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('prompt_cut'),
        at: event_at,
        iteration,
        section: schemas/* string */.YjP(),
        from_chars: schemas/* int */.Whr(),
        to_chars: schemas/* int */.Whr(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('files_hidden'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('environment_changed'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    AmendmentAccepted,
    check_events/* ChecksTouched */.wG,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_refused'), at: event_at, iteration, amendment: plan/* Amendment */.UD, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('plan_changed'),
        at: event_at,
        plan_source: schemas/* string */.YjP(),
        added: schemas/* array */.YOg(schemas/* object */.Ikc({ id: task, status: plan/* TaskStatus */.e1 })),
        removed: schemas/* array */.YOg(task),
        modified: schemas/* array */.YOg(task),
        refused: schemas/* array */.YOg(finding/* RefusedEdit */.L).optional(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_merged'), at: event_at, base: oid, from: oid, commit: oid, why: schemas/* string */.YjP(), ...brought }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_renamed'), at: event_at, from: schemas/* string */.YjP(), to: schemas/* string */.YjP() }),
    ConflictTaskAdded,
    ConflictTaskEnded,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_moved'), at: event_at, from: oid, to: oid, why: schemas/* string */.YjP(), ...brought }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('queue_moved'),
        at: event_at,
        from: oid,
        to: oid,
        place: schemas/* enum */.k5n(['current', 'complete']),
        file: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('steering_changed'),
        at: event_at,
        iteration,
        paths: schemas/* array */.YOg(schemas/* string */.YjP()),
        plan_source: schemas/* string */.YjP().nullable(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_refused'), at: event_at, branch: schemas/* string */.YjP(), why: schemas/* string */.YjP(), offered: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('command_taken'),
        at: event_at,
        id: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
        text: schemas/* string */.YjP(),
        refused: schemas/* string */.YjP().nullable(),
        about: control/* About */.Im.optional(),
    }),
    FollowUpAdded,
    FollowUpAnswered,
    Remembered,
    Forgotten,
    KnowledgeChanged,
    KnowledgeRefused,
    KnowledgeInherited,
    RunImported,
    AgentsMdDue,
    AgentsMdEnded,
    AgentsMdLeft,
    evidence/* EvidenceGathered */.OL,
    counsel/* CounselBegun */.n1,
    counsel/* CounselCalled */.Ln,
    counsel/* CounselInterrupted */.kA,
    counsel/* CounselLost */.Sz,
    counsel/* CompletionJudged */.wi,
    plan_review/* PlanReviewed */.Z9,
    consensus/* ConsensusSaid */.pY,
    plan_review/* CounselAnswered */.$A,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('pause'), at: event_at, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('resume'), at: event_at, by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('wait_lifted'), at: event_at }),
    rules/* SettingChanged */.Ji,
    rules/* RulesChanged */.wX,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('skip_task'), at: event_at, task, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_reopened'), at: event_at, task, by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hints_told'), at: event_at, iteration, ids: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_held'),
        at: event_at,
        ...passed,
        checkpoint: oid,
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_approved'),
        at: event_at,
        iteration,
        task,
        commit: oid,
        by: schemas/* string */.YjP(),
        part: attempts/* Part */.eS.optional(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_rejected'), at: event_at, iteration, task, commit: oid, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_ordered'),
        at: event_at,
        undoes: iteration,
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        reopen_dependents: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_done'),
        at: event_at,
        iteration,
        undoes: iteration,
        task,
        also: schemas/* array */.YOg(iteration).default([]),
        opens: schemas/* boolean */.zMY().default(true),
        commit: oid.nullable(),
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        dependents: schemas/* array */.YOg(task),
        reopened: schemas/* array */.YOg(task),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_failed'),
        at: event_at,
        iteration,
        undoes: iteration,
        why: schemas/* string */.YjP(),
        rejected: oid.nullable(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('note'),
        at: event_at,
        id: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
        text: schemas/* string */.YjP(),
        task: task.nullable().optional(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('budget_warning'), at: event_at, ...budget/* BudgetUse */.z.shape }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_stopped'), at: event_at, reason: stop_reason/* StopReason */.T }),
]);


/***/ }),

/***/ 40092:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ StoredEvent)
/* harmony export */ });
/* unused harmony export formerNames */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79863);


const formerNames = {
    review_requested: 'human_review_requested',
    run_paused: 'pause',
    run_resumed: 'resume',
    hint_given: 'note',
    task_skipped: 'skip_task',
};
const StoredEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY(asNamedNow, _event_js__WEBPACK_IMPORTED_MODULE_0__/* .RunEvent */ .s);
function asNamedNow(stored) {
    if (typeof stored !== 'object' || stored === null || !('type' in stored))
        return stored;
    const { type } = stored;
    if (typeof type !== 'string' || !Object.hasOwn(formerNames, type))
        return stored;
    return { ...stored, type: formerNames[type] };
}


/***/ })

};
