export const id = 193;
export const ids = [193];
export const modules = {

/***/ 94000:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ agents),
  H: () => (/* binding */ secretsOfLogins)
});

// EXTERNAL MODULE: ./build/core/agent/claude.js
var claude = __webpack_require__(85652);
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
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
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/process/foreign-files.js
var foreign_files = __webpack_require__(54256);
// EXTERNAL MODULE: ./build/adapter/process/run/bounded-output.js
var bounded_output = __webpack_require__(38543);
// EXTERNAL MODULE: ./build/adapter/process/run/disk-watch.js
var disk_watch = __webpack_require__(41393);
;// CONCATENATED MODULE: ./build/adapter/process/run/lines.js
/** What is kept for the next line; a longer line's memory is given back. */
const keptRoom = 64 * 1024;
/** Splits a byte stream into lines in bounded memory, whatever the bytes are: NUL, CR LF, a cut character, 100 MB. */
function splitLines(sink) {
    const max = sink.maxBytes ?? 8 * 1024 * 1024;
    let room = Buffer.allocUnsafeSlow(keptRoom);
    let length = 0;
    // Copied: the caller reuses its chunk. Into one place for all lines: an allocation each waits to be collected.
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

// EXTERNAL MODULE: ./build/adapter/process/run/supervise.js + 1 modules
var supervise = __webpack_require__(26107);
;// CONCATENATED MODULE: ./build/adapter/agent/call/reset-time.js
const minute = 60_000;
/** A message can be a little older than the limit that it speaks of; without this it would mean tomorrow. */
const staleMs = 10 * minute;
/** The longest limit is a month: what lies further ahead was misread. */
const longestMs = 35 * 24 * 60 * minute;
/**
 * Epoch ms of the reset time in the CLI's own words: `\u2026|1760000400`, `resets 2am`, `resets 1:30am (Asia/Dhaka)`,
 * `resets May 5 at 9pm (America/New_York)`, `resets Jan 2, 2027, 9am`, `will reset at 3pm (\u2026)`, `resets in 2h 5m`,
 * `regain access on 2026-12-01 at 00:00 UTC`; undefined where there is none that can be believed. Only ever for the text
 * of an error result: a model can write anything (failure model C6).
 */
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
/** 12am is midnight, 12pm noon. */
const hourOf = (hour, half = '') => (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
/** The moment at which clocks of the zone show this wall time; its offset is that of the moment itself. */
function instant(wallMs, offset) {
    const near = wallMs - offset(wallMs);
    return wallMs - offset(near);
}
/** How far a zone's clocks are ahead of UTC, in ms; undefined for a zone that nobody knows. */
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

/**
 * What a call came to. `is_error`, `api_error_status` and the CLI's own `error` decide, never `subtype: "success"`
 * and never text that the model wrote (docs/design.md#how-an-agent-call-ends).
 */
function classifyEnd(call) {
    const { result } = call.heard;
    // Whatever it says of itself: what it left can hardly be read, and must go before anything is written.
    if (call.diskFull !== undefined && call.process.endedBy !== 'cancelled') {
        return { kind: 'error', what: 'disk', message: call.diskFull };
    }
    if (result === null || isOurDoing(result, call.process))
        return withoutResult(call);
    return result.is_error === true ? failure(result, call) : success(result, call);
}
/** After SIGINT the CLI reports an error and what was spent; why it was ended is known better here. */
const isOurDoing = (result, process) => result.subtype === 'error_during_execution' && process.endedBy !== 'itself';
/** Prose may hold the handoff as JSON: no more than that is read from it. */
const proseChars = 64 * 1024;
function success(result, { heard, process, stderrTail }) {
    // A result followed by a non-zero exit of its own contradicts itself, and a non-zero exit never passes.
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
/** The CLI prints local times; it runs with our `TZ`. */
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
/** The call was ended at the first refusal of its credential, without the CLI's minutes of retries. */
function refused({ lastRetry }) {
    if (lastRetry?.error !== 'authentication_failed')
        return undefined;
    return { kind: 'auth', message: `The provider refused the credential (${lastRetry.status ?? 'no status'}).` };
}
function crashed(process, stderrTail, textTail) {
    const tail = stderrTail.trim() === '' ? textTail : stderrTail;
    return { kind: 'crashed', exitCode: process.exitCode, signal: process.signal, tail };
}
/**
 * What stands behind an error result: the server's status, else the CLI's own word, else how its text begins. Only for
 * text that the CLI speaks itself (`is_error`); older releases give neither status nor word.
 */
function causeOf(result, heard, message) {
    const status = result.api_error_status ?? null;
    const word = byStatus(status, message) ?? byWord[heard.cliError ?? ''];
    if (word !== undefined || status !== null)
        return word ?? 'other';
    // With another subtype it is no fault of the API, whatever the text says.
    const text = result.subtype === 'success' ? byText(message) : undefined;
    if (text !== undefined)
        return text;
    // Connection faults have no status; a retry without one is how 2.1.197 shows them.
    return heard.lastRetry !== null && heard.lastRetry.status === null ? 'overloaded' : 'other';
}
/** The words of 2.1.330 that decide; `invalid_request`, `model_not_found` and `unknown` say nothing here. */
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
/** A 400 is the request's fault but for these, for which 2.1.330 has no word: the text is the CLI's own. */
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
/** A limit of money that names no end is lifted by a person, not by waiting. */
const isOfMoney = (message) => /\b(spend limit|monthly limit|API usage limits|usage credits?|out of extra usage)\b/i.test(message);

// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./build/adapter/agent/call/stream-line.js

/**
 * Lines of the CLI's stream-json, as far as they matter (measured with 2.1.197 and 2.1.330). Every field is optional
 * and a field of another type counts as missing: the format moves, and a strange line must not lose a call.
 */
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
    name: stream_line_text,
    input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional().catch(undefined),
});
const Line = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('system'),
        subtype: stream_line_text,
        model: stream_line_text,
        tools: schemas/* array */.YOg(schemas/* string */.YjP()).optional().catch(undefined),
        attempt: number,
        retry_delay_ms: number,
        error_status: number,
        error: stream_line_text,
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('assistant'),
        /** Set where the CLI speaks in the model's place: `rate_limit`, `authentication_failed`, `billing_error`, \u2026 */
        error: stream_line_text,
        message: schemas/* object */.Ikc({
            id: stream_line_text,
            /** `<synthetic>` where the CLI speaks in the model's place. */
            model: stream_line_text,
            content: schemas/* array */.YOg(Block).catch([]),
            usage: Tokens,
        }),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('user') }),
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
/** The line as one of the known kinds; undefined for everything else, JSON or not. */
function parseLine(line) {
    // Cheap, and it keeps 8 MiB of prose away from the parser.
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
    // The newest texts, joined when somebody asks: a new tail for each line is most of what a talkative agent costs.
    const talk = [];
    let talkChars = 0;
    // A message comes as one line per block, each with the message's usage: the last one of an id counts, once.
    const messages = new Map();
    let counted = agent_usage/* noUsage */.tk;
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
        // What it cost comes first: a line that shows a step can name it.
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
                // A process that is ended after its result says a second one; it takes nothing back.
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
        heard: () => ({ ...heard, tail: tail(), usage: usageOfResult(heard.result, counted) }),
    };
}
/** The first input that says what a tool is about. */
const telling = ['file_path', 'path', 'notebook_path', 'command', 'pattern', 'url', 'query', 'description'];
function toolProgress(name, input) {
    // The answer itself, not a step towards it.
    return name === 'StructuredOutput' ? [] : [{ kind: 'tool', name, target: targetOf(input) }];
}
function targetOf(input) {
    const target = telling.map((key) => input[key]).find((value) => typeof value === 'string') ?? '';
    return String(target).split('\n', 1)[0]?.slice(0, 200) ?? '';
}
const maxDenials = 20;
/** What the result says was denied, once each: `Bash(curl example.com)`. */
function denialsIn(result) {
    const denied = (result?.permission_denials ?? []).map(({ tool_name, tool_input }) => {
        const target = targetOf(tool_input);
        return `${(tool_name ?? 'a tool').slice(0, 100)}${target === '' ? '' : `(${target})`}`;
    });
    return [...new Set(denied)].slice(0, maxDenials);
}
/** What one message used; its price comes with the result. */
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
/** What the call used: the result's word where there is one, else what its messages `counted`. `modelUsage` covers subagents and calls that `usage` misses (zeros after error_max_budget_usd, measured). */
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








/**
 * Runs one agent process and reads its stream. The call ends early at what no waiting mends: a refused credential, a
 * missing answer tool, and a process that lives on after its result.
 */
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
    const lines = splitLines({
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
        wallMs: call.limits.wallMs ?? 30 * 60_000,
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
/** The outcome of a call whose end needs nothing but its stream. */
function outcomeOf(call, end = classifyEnd(call)) {
    const { usage, durationMs, lingeredMs, denials, outside } = call;
    return { end, usage, durationMs, lingeredMs, denials, outside };
}
const hopeless = ({ lastRetry, answerTool }, call) => (lastRetry?.error === 'authentication_failed' && !call.renewsLogin) || (answerTool === false && call.needsAnswerTool);
/** Lines of talk that are shown of one call: a program that prints without end must not drown the rest. */
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
/**
 * The real CLI, non-interactive, in fresh context. The prompt goes to stdin, never into argv: it passes ARG_MAX, and
 * process lists are public. Every flag was tried with 2.1.330.
 */
function claudeCommand(call) {
    const { request } = call;
    return {
        file: call.program,
        args: [
            '-p',
            // stream-json needs --verbose.
            ...['--output-format', 'stream-json', '--verbose'],
            ...['--json-schema', JSON.stringify(request.schema)],
            // No settings, hooks and servers of the workspace: a committed settings file can take the key (security.md).
            ...['--strict-mcp-config', '--mcp-config', '{"mcpServers":{}}', '--setting-sources='],
            // Never resumed; with a stored login it would also fill the user's own history.
            '--no-session-persistence',
            ...['--max-turns', String(request.maxTurns)],
            ...['--max-budget-usd', String(request.budgetUsd)],
            ...claude_command_option('--model', request.model),
            ...claude_command_option('--fallback-model', call.fallbackModels.join(',') || undefined),
            ...claude_command_option('--append-system-prompt-file', call.systemPromptFile),
            ...permissionFlags(call.permissions),
        ],
        cwd: request.cwd,
        env: { ...defaults, ...call.env, ...forced, ...(call.root ? { IS_SANDBOX: '1' } : {}) },
        stdin: request.prompt,
    };
}
/** The user's own value, where `agent-env` or the environment has one, wins. */
const defaults = {
    // Ten retries are minutes of silence; the engine parks the run instead.
    CLAUDE_CODE_MAX_RETRIES: '3',
};
const forced = {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    // Memory is the run's, on the state ref; the CLI's own would leak from one attempt into the next.
    CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1',
    // With them the CLI waits for a background command after its result and then goes on for a second, paid one.
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
};
const claude_command_option = (flag, value) => (value === undefined ? [] : [flag, value]);
/**
 * `--dangerously-skip-permissions` as root also needs IS_SANDBOX=1. It makes `--allowedTools` a mere word, and the answer
 * tool is there with `--tools ""` and in every mode (measured with 2.1.330).
 */
function permissionFlags(permissions) {
    if (permissions.kind === 'skip')
        return ['--dangerously-skip-permissions'];
    if (permissions.kind === 'reads')
        return ['--permission-mode', 'dontAsk', '--tools', permissions.tools.join(',')];
    if (permissions.kind === 'no_tools')
        return ['--permission-mode', 'dontAsk', '--tools', ''];
    const tools = permissions.allowedTools;
    return ['--permission-mode', permissions.mode, ...(tools.length === 0 ? [] : ['--allowedTools', ...tools])];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
;// CONCATENATED MODULE: ./build/adapter/agent/claude/install-claude.js








const claudePackage = '@anthropic-ai/claude-code';
/**
 * The CLI of exactly this version in a directory of its own, installed where it is not there yet; returns the program.
 * It is made beside its place and renamed into it: what was interrupted never counts, and of two processes one wins.
 * Nothing of the package is run: its install script would only copy the program of the platform over another name.
 * Throws RalphError AGENT_NOT_INSTALLED or AGENT_INTEGRITY.
 */
async function installClaude(at) {
    const place = (0,external_node_path_.join)(at.folder, `claude-${at.version}`);
    if (!(0,external_node_fs_.existsSync)(place))
        await install(at, place);
    refuseOtherIntegrity(at, place);
    return programIn(at, place);
}
async function install(at, place) {
    const npm = (0,programs/* findProgram */.K)('npm', at.environment['PATH']);
    if (npm === undefined)
        throw notInstalled(at, 'There is no `npm` on PATH.');
    at.onInstall(`installing ${claudePackage}@${at.version} in ${place}`);
    await (0,promises_.mkdir)(at.folder, { recursive: true, mode: 0o700 });
    await removeAbandoned(at.folder);
    const partial = await (0,promises_.mkdtemp)((0,external_node_path_.join)(at.folder, `partial-${at.version}-`));
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(partial, 'package.json'), packageJson(at.version));
        await runNpm(npm, at, partial);
        refuseOtherIntegrity(at, partial);
        programIn(at, partial);
        await (0,promises_.rename)(partial, place).catch((error) => {
            // Another process was quicker; what it made is as good.
            if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST')
                throw error;
        });
    }
    finally {
        await (0,process_directory/* removeFolder */.v$)(partial);
    }
}
/** What engines left that were killed in the middle of it, a day ago or earlier. */
async function removeAbandoned(folder) {
    const places = (0,external_node_fs_.readdirSync)(folder).flatMap((name) => (name.startsWith('partial-') ? (0,external_node_path_.join)(folder, name) : []));
    const old = places.filter((place) => ((0,external_node_fs_.statSync)(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - dayMs);
    for (const place of old)
        await (0,process_directory/* removeFolder */.v$)(place);
}
const dayMs = 24 * 60 * 60_000;
const packageJson = (version) => `${JSON.stringify({ private: true, dependencies: { [claudePackage]: version } }, null, 2)}\n`;
/** Against settings of the user that would install elsewhere, less, or more. */
const flags = [
    ...['--no-global', '--ignore-scripts', '--include=optional', '--install-strategy=hoisted', '--package-lock'],
    ...['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error'],
];
async function runNpm(npm, at, folder) {
    const said = (0,bounded_output/* boundedOutput */.n)({ headBytes: 0, tailBytes: 4000 });
    const { environment, confinement, signal } = at;
    const places = { call: { path: folder, home: folder, tmp: folder }, writable: [] };
    const env = Object.fromEntries(Object.entries(environment).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])));
    // npm is the user's and runs nothing of the package: it has the user's home, and only its tree is ended.
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
    throw notInstalled(at, `npm could not install ${claudePackage}@${at.version}: ${why}`);
}
/** npm's account of what it installed; npm has compared each package with its integrity. */
function installedIn(folder) {
    const lock = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'node_modules/.package-lock.json'), 'utf8'));
    return Object.entries(lock.packages).map(([path, { integrity }]) => ({
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        integrity,
    }));
}
function refuseOtherIntegrity(at, folder) {
    if (at.integrity.length === 0)
        return;
    const other = installedIn(folder).filter(({ integrity }) => !at.integrity.includes(integrity ?? ''));
    if (other.length === 0)
        return;
    throw new error_error/* RalphError */.A({
        code: 'AGENT_INTEGRITY',
        message: `The package from the registry, ${claudePackage}@${at.version}, does not match agent-integrity; it was not run.`,
        hint: 'Compare with a registry that you trust. If these are right, pass each of them as --agent-integrity.',
        findings: other.map(({ name, integrity }) => `${name}: ${integrity ?? 'no integrity'}`),
    });
}
/**
 * The platform's package holds the program. npm leaves it out without a word where it cannot be fetched, or is not what
 * the registry says (measured). Older releases are a script of the package itself.
 */
function programIn(at, folder) {
    const scope = (0,external_node_path_.join)(folder, 'node_modules/@anthropic-ai');
    const native = (0,external_node_fs_.readdirSync)(scope).filter((name) => name.startsWith('claude-code-'));
    const places = isNative(scope)
        ? native.map((name) => (0,external_node_path_.join)(scope, name, 'claude'))
        : [(0,external_node_path_.join)(folder, 'node_modules/.bin/claude')];
    const program = places.find(isExecutable);
    if (program !== undefined)
        return program;
    const why = 'the registry has none, did not send it, or sent one with another hash';
    throw notInstalled(at, `npm installed no program from ${claudePackage}@${at.version} for this machine: ${why}.`);
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







/**
 * The program to call and what it says of its version. Where there is none, or another version than is demanded, one
 * is installed if that is allowed. Throws RalphError AGENT_MISSING or AGENT_VERSION_DIFFERS with the commands to give.
 */
async function claudeProgram(choice, at) {
    const found = (0,programs/* findProgram */.K)(choice.path ?? 'claude', choice.environment['PATH']);
    const said = found === undefined ? undefined : await versionOf(found, choice, at);
    if (found !== undefined && said !== undefined && isWanted(said, choice.version)) {
        return { program: found, version: said };
    }
    // A program that the user names is never put in the place of another.
    if (choice.install === undefined || choice.path !== undefined)
        throw unfit(choice, found, said);
    const program = await choice.install(choice.version);
    const version = await versionOf(program, choice, at);
    if (!isWanted(version, choice.version))
        throw unfit(choice, program, version);
    return { program, version };
}
/** `2.1.197 (Claude Code)` */
const isWanted = (said, wanted) => wanted === undefined || said.split(' ', 1)[0] === wanted;
/**
 * `--version` makes no call and takes 44 ms; a program that does not answer within 20 seconds is not the CLI. Confined
 * like a call: an agent may have put something else there.
 */
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
/** Beside other versions, not in their place; npm compares what it gets with the registry's integrity. */
function installHint(version) {
    if (version === undefined) {
        return `Install it with \`npm install -g ${claudePackage}\`, let ralph install it with \`--agent-install missing\`, or set \`agent.path\` to where it is.`;
    }
    const folder = `"$HOME/.local/share/claude-code-${version}"`;
    return `Let ralph install that version with \`--agent-install missing\` (without \`agent.path\`); or run \`npm install --prefix ${folder} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${folder}/node_modules/.bin/claude\`.`;
}
/**
 * The release of Claude Code that ralph was tried with, and what is installed where no other version is asked for. The
 * integrity is that of the published packages: the one that everybody gets, and the program for each platform.
 */
const triedRelease = {
    version: '2.1.330',
    integrity: [
        'sha512-KQMl6kixLMGHRCDUhkUPebuBhw13MpxlH3+17QzHQx40FNVd1z3uFKUSqQXB5zF9vLQGcpoC/8wWe5R35lsWvQ==',
        // darwin-arm64, darwin-x64
        'sha512-rgzAjrRJJsIdZXGF9CCFFbURxKuJNobRr+krV3dNmqNJWIws74rLD0CABe4+nXlx/9WwRECTrveprWB96mubqw==',
        'sha512-XenTNj2zXaFrnLmf47n25vChfFhlfeyaAR/vW5SFsEnLGwd2U1vDUY97+5etHBZu3xWBnlK8HhBVxzRi9YTUDw==',
        // linux-arm64, linux-arm64-musl, linux-x64, linux-x64-musl
        'sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA==',
        'sha512-NemfeTqZ30tQDhAeumZgDYoX4ewhAHkN3dbcsyvlgb+yvpKUlcYu5Bor8K+Du5azGe3uy9sftlJxbGhTsCR7zA==',
        'sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==',
        'sha512-OnduSSPY1b59FA8jTbq20Y1XkDUV0S1OVyvYBNslEbpX79P81JF7Ih4lgYvDKiFnnSv75z4Kv6qLE5DQqogYXA==',
        // win32-arm64, win32-x64
        'sha512-UBG8oi9gyi2hBGrKYkNfXSAqEyC3wJ2CsmSfQw8XLNWM/GOlUWAqELJOW9eBaAlWsusvwhHKtiQeS0UEQ+skxQ==',
        'sha512-P3aamhGb7lZUsgj6kQzdZAKh3fNFoXvawxZFuUz+pC5HVLwEtX5eWgO6kpxzT9+qfHaPhoepZ9KU8K1sz3b2yw==',
    ],
};
/** What an agent's program needs of itself, for one that lies below a home: its package, and where it is called by. */
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

;// CONCATENATED MODULE: ./build/adapter/agent/claude/stored-login.js




/** The CLI's configuration folder of the user, where it holds a login: how a laptop without a key pays. */
function storedLogin(source) {
    const home = source['HOME'];
    const folder = source['CLAUDE_CONFIG_DIR'] ?? (home === undefined ? undefined : (0,external_node_path_.join)(home, '.claude'));
    return folder !== undefined && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.credentials.json')) ? folder : undefined;
}
/** Where its calls find that login; empty where the environment itself says how to pay. Its settings stay off by `--setting-sources=`. */
function loginVariables(source) {
    const folder = (0,process_environment/* hasCredential */.mB)(claude/* claude */.n, source) ? undefined : storedLogin(source);
    return folder === undefined ? {} : { CLAUDE_CONFIG_DIR: folder };
}
/** The tokens of that login: the agent can read them, so no commit may hold them. None where the file is no JSON. */
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

;// CONCATENATED MODULE: ./build/adapter/agent/claude/claude.js











/** Claude Code, spoken to as the real CLI is. */
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
/** A question is short, needs no tool and is not worth another model. */
const asked = (settings) => ({
    ...settings,
    permissions: { kind: 'no_tools' },
    fallbackModels: [],
    limits: { ...settings.limits, wallMs: Math.min(askMs, settings.limits.wallMs ?? askMs) },
});
const askMs = 2 * 60_000;
async function run(settings, { request, folder, signal, onProgress }) {
    const env = environmentOf(settings, folder);
    // Each time: an agent may have removed or broken its own program since the last call (failure model C25).
    const { program } = await claudeProgram(settings, { env, call: folder });
    const systemPromptFile = request.systemPrompt === '' ? undefined : (0,external_node_path_.join)(folder.path, 'system-prompt.md');
    if (systemPromptFile !== undefined)
        await (0,promises_.writeFile)(systemPromptFile, request.systemPrompt);
    const command = claudeCommand({
        program,
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
                ...(0,process_environment/* cloudFiles */.Nc)(claude/* claude */.n.provider, env),
                ...loginFolder(env).flatMap(steeringFiles),
            ],
        },
        environment: settings.environment,
        watched: settings.watched,
        // It needs a second and a half to say what it spent (measured).
        limits: { graceMs: 3000, ...settings.limits },
        signal,
        onProgress,
        renewsLogin,
        needsAnswerTool: true,
        // To SIGTERM it exits without a word, to SIGINT with a result line that holds the cost (2.1.330).
        stopSignal: 'SIGINT',
    });
    // 2.1.197 drops the tool without a word; 2.1.330 refuses the schema before its first line (measured).
    const refused = call.heard.answerTool === null && call.stderrTail.includes('--json-schema');
    if (call.heard.answerTool === false || refused)
        throw noStructuredOutput(program, call.stderrTail);
    if (neverStarted(call))
        throw notStarted(program, call);
    if (call.heard.cliError === 'model_not_found' && call.heard.result?.is_error)
        throw noModel(call.heard.result.result);
    return outcomeOf(call);
}
/** A task that names its tools gets these and no others, also where permissions are skipped otherwise. */
function permissionsOf({ permissions }, { pass, allowedTools }) {
    if (allowedTools === undefined)
        return permissions;
    return pass === 'review' ? { kind: 'reads', tools: allowedTools } : { kind: 'mode', mode: 'dontAsk', allowedTools };
}
/** It ended before its first line: the machine's fault or a setting's, which no attempt at the task mends. */
const neverStarted = ({ heard, process }) => heard.answerTool === null && heard.result === null && process.endedBy === 'itself' && process.exitCode !== 0;
const environmentOf = (settings, { home, tmp }) => (0,process_environment/* agentEnvironment */.FV)(settings.environment, {
    home,
    tmp,
    extra: settings.extraEnv,
    provider: claude/* claude */.n.provider,
    login: loginVariables(settings.environment),
});
/** The CLI renews the token in it, so the agent can write there; nobody else sees it. */
const loginFolder = ({ CLAUDE_CONFIG_DIR: folder }) => folder === undefined ? [] : [folder];
/** What the user's own sessions obey stays read-only in it, as far as it is there. */
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
/** No attempt at any task would find it either (failure model C4: a matter of the configuration ends the job at once). */
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
/** The user's word counts; without one, that of the release we know. */
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
/** A program that the user names is never put in the place of another. */
const canBeInstalled = (error, path) => path === undefined &&
    error instanceof error_error/* RalphError */.A &&
    (error.code === 'AGENT_MISSING' || error.code === 'AGENT_VERSION_DIFFERS');

// EXTERNAL MODULE: ./build/core/agent/command.js
var command = __webpack_require__(70661);
;// CONCATENATED MODULE: ./build/adapter/agent/command/command-agent.js










const { provider } = command/* command */.G;
/** Any program as an agent: the prompt on stdin, the answer as in `docs/agents.md`. */
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
        const command = await commandOf(settings, request, { ...folder, handoffFile });
        const call = await runStreamingCall({
            command,
            confinement: settings.confinement,
            places: { call: folder, writable: [request.workspace], readable: (0,process_environment/* cloudFiles */.Nc)(provider, command.env) },
            environment: settings.environment,
            watched: settings.watched,
            limits: settings.limits,
            signal,
            onProgress,
            renewsLogin: false,
            needsAnswerTool: false,
            stopSignal: 'SIGTERM',
        });
        if (notFound(call))
            throw command_agent_notStarted(settings.command, call);
        const end = classifyEnd(call);
        return outcomeOf(call, end.kind === 'no_result' ? await answerFrom(handoffFile, end) : end);
    });
}
/** How a shell ends that cannot run what it was told to; one that worked before has said something. */
const notFound = ({ heard, process }) => process.endedBy === 'itself' &&
    (process.exitCode === 126 || process.exitCode === 127) &&
    heard.result === null &&
    heard.tail === '';
/** No attempt mends it, so none is counted (failure model C4). */
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
    return {
        file: 'sh',
        args: ['-c', settings.command],
        cwd: request.cwd,
        stdin: request.prompt,
        env: {
            ...(0,process_environment/* agentEnvironment */.FV)(environment, { home, tmp, extra: extraEnv, provider }),
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
        },
    };
}
const answerBytes = 1024 * 1024;
/** A missing file leaves the end as it is; one that is no JSON is named, since the agent meant to answer. */
async function answerFrom(path, end) {
    const text = await readAnswer(path);
    if (text === undefined)
        return end;
    try {
        return { kind: 'finished', structured: JSON.parse(text), text };
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        return { kind: 'no_result', tail: `RALPH_HANDOFF_FILE does not hold JSON: ${why}\n${end.tail}` };
    }
}
/** Neither through a link, which could point at a secret, nor from a pipe, which would never end. */
async function readAnswer(path) {
    try {
        const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        try {
            const { size } = await file.stat();
            if (!(await file.stat()).isFile() || size > answerBytes)
                return undefined;
            return await file.readFile('utf8');
        }
        finally {
            await file.close();
        }
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/adapter/agent/command/command-kind.js



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
    // It has no version to ask for; that it runs is seen at its first call.
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

;// CONCATENATED MODULE: ./build/adapter/agent/agents.js


/** What starts each agent; what is known of it without starting it is in `core/agent`. */
const agents = { claude: claudeKind, command: commandKind };
/** Whatever agent works: none of their logins on this machine may get into a commit. */
const secretsOfLogins = (environment) => Object.values(agents).flatMap(({ secrets }) => secrets(environment));


/***/ }),

/***/ 83593:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ userName)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

/** Name of the user on this machine. A container's arbitrary uid has none, and Node throws for it: `uid-1234` then. */
function userName() {
    try {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_0__.userInfo)().username;
    }
    catch {
        return `uid-${process.getuid?.() ?? 'unknown'}`;
    }
}


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
/** The one ref that a candidate's bundle holds. */
const candidateRef = 'refs/ralph/candidate';
/** A header of one ref and one prerequisite is far below this; the subject that git adds is cut at a line of its own. */
const longestBundleHeader = 4_096;
/** More objects than the largest change that the size guard lets pass: its files, and the folders that hold them. */
const mostObjects = 40_000;
const oid = '[0-9a-f]{40}(?:[0-9a-f]{24})?';
/**
 * Whether the first bytes (latin1) of a file are those of a git bundle of exactly one ref on exactly this commit, and how
 * many objects it holds; else why not. Read here before git sees the file: it comes from where an agent was (docs/threats.md#what-the-agents-job-says).
 */
function readBundleHeader(head, checkpoint) {
    const end = head.indexOf('\n\n');
    if (!head.startsWith('# v2 git bundle\n') && !head.startsWith('# v3 git bundle\n'))
        return { why: 'it is no git bundle' };
    if (end === -1)
        return { why: 'it is cut off, or names too many commits' };
    const [, ...lines] = head.slice(0, end).split('\n');
    const refs = lines.filter((line) => !/^[-@]/.test(line));
    const needed = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1).split(' ')[0]);
    const ref = new RegExp(`^(${oid}) ${candidateRef}$`).exec(refs[0] ?? '');
    if (refs.length !== 1 || ref === null)
        return { why: `it holds other refs than ${candidateRef}` };
    if (needed.length !== 1 || needed[0] !== checkpoint)
        return { why: 'it does not build on the checkpoint of this attempt' };
    if (lines.some((line) => line.startsWith('@') && !/^@object-format=sha(1|256)$/.test(line))) {
        return { why: 'it demands something of git that no candidate needs' };
    }
    const pack = head.slice(end + 2, end + 14);
    if (pack.length < 12 || !pack.startsWith('PACK'))
        return { why: 'it holds no pack' };
    const objects = [...pack.slice(8)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
    if (objects > mostObjects)
        return { why: `it holds ${objects} objects, at most ${mostObjects} are accepted` };
    return { commit: ref[1] ?? '' };
}

// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(73971);
// EXTERNAL MODULE: ./build/adapter/git/call/exec.js
var exec = __webpack_require__(17939);
// EXTERNAL MODULE: ./build/adapter/git/files/leaving-link.js
var leaving_link = __webpack_require__(33616);
// EXTERNAL MODULE: ./build/adapter/git/objects/compare-trees.js
var compare_trees = __webpack_require__(45655);
// EXTERNAL MODULE: ./build/adapter/git/objects/raw-path.js
var raw_path = __webpack_require__(70396);
// EXTERNAL MODULE: ./build/adapter/git/store/object.js
var object = __webpack_require__(35994);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(82667);
;// CONCATENATED MODULE: ./build/adapter/git/candidate/receive-candidate.js












/** The size guard's total, as it compresses at worst, and what a bundle adds. */
const mostBytes = 128 * 1024 * 1024;
/** A pack that keeps git busy for longer is none that a task made. */
const patienceMs = 180_000;
/**
 * Takes in what `sendCandidate` wrote, as hostile input: one commit whose only parent is the checkpoint, or nothing at
 * all. It is unpacked in a repository of its own; its objects come into the store only where nothing of them is refused.
 * The guards' rules on paths, sizes and secrets are the caller's. The store holds the checkpoint with all its files.
 */
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
        return { why: 'the bundle is no file' };
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
/** It borrows the store's objects, ends at the checkpoint, and knows no credential. */
async function emptyRepository(store, { gitDir, checkpoint }) {
    (0,store_store/* makeBareDirectory */.Gt)(gitDir, store.objectFormat);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects', 'info', 'alternates'), `${(0,external_node_path_.join)(store.gitDir, 'objects').replaceAll('\\', '/')}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'shallow'), `${checkpoint}\n`);
    const env = Object.fromEntries(Object.entries(store.env).filter(([name]) => !/^GIT_CONFIG_(COUNT|KEY|VALUE)/.test(name)));
    const git = (0,exec/* gitAt */.c8)(gitDir, env);
    await git({ args: ['update-ref', 'refs/heads/checkpoint', checkpoint] });
    return git;
}
/** Why the pack was not taken; undefined where its commit is there, with all that it needs, on the checkpoint. */
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
        return 'its ref is no commit';
    const [headers = ''] = stdout.toString('latin1').split('\n\n', 1);
    const parents = [...headers.matchAll(/^parent (\S+)$/gm)].map(([, oid]) => oid);
    const tip = (await git({ args: ['rev-parse', `${candidateRef}^{commit}`] })).stdout.toString('utf8').trim();
    if (tip !== commit)
        return 'its ref is not the commit that it names';
    return parents.length === 1 && parents[0] === checkpoint
        ? undefined
        : 'it is not exactly one commit on the checkpoint';
}
/** What git objects to, in its first words; undefined where it does not. */
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
/**
 * The tree's objects as a pack that our own git wrote, checked one by one: what else the bundle held stays behind.
 * `transfer.fsckObjects` does nothing for a bundle before git 2.46 (tried).
 */
async function adopt(into, from, { tree, checkpoint }) {
    const args = ['pack-objects', '--revs', '--stdout', '--quiet', '--no-reuse-delta'];
    const { stdout } = await from({ args, input: `${tree}\n^${checkpoint}\n` });
    return fault(into, { args: ['index-pack', '--stdin', '--strict'], input: stdout });
}
const receive_candidate_link = '120000';
const receive_candidate_module = '160000';
/**
 * What lies between a checkpoint and a tree that others made, and what of it may not be committed at all. The same rules
 * as of a capture (`capture.ts`), by git's objects alone: nothing of it was written to a disk yet.
 */
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
    // Guards and reports compare names as text.
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
    const found = await (0,object/* readObjects */.$I)(git, links.map(({ oid }) => oid));
    const targets = new Map(links.map(({ path }, at) => [path, found[at]?.content.toString('latin1')]));
    return (path) => targets.get(path);
}

;// CONCATENATED MODULE: ./build/adapter/git/candidate/parcel.js






/** A handoff of the largest size, with all that an agent's call can say. */
const parcel_mostBytes = 16 * 1024 * 1024;
/**
 * A parcel as two folders, one for each job's artifact: what the agent's job leaves must not be able to speak for the
 * checks. `scratch` is a directory of this process.
 */
function parcelIn(folder, { store, scratch }) {
    const folderOf = { call: (0,external_node_path_.join)(folder, 'agent'), checks: (0,external_node_path_.join)(folder, 'checks') };
    const fileOf = (part) => (0,external_node_path_.join)(folderOf[part], `${part}.json`);
    const bundle = (0,external_node_path_.join)(folderOf.call, 'candidate.bundle');
    return {
        async put(part, text) {
            await (0,promises_.mkdir)(folderOf[part], { recursive: true });
            await (0,promises_.writeFile)(fileOf(part), text);
        },
        async text(part) {
            const stat = (0,external_node_fs_.lstatSync)(fileOf(part), { throwIfNoEntry: false });
            if (stat === undefined)
                return undefined;
            if (!stat.isFile())
                return { why: `${part}.json is no file` };
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
/** Writes one commit on its checkpoint as a git bundle, for a job that trusts neither this one nor the file. */
async function sendCandidate({ git }, { commit, checkpoint, file }) {
    // A bundle holds refs, and the store has none of its own.
    await git({ args: ['update-ref', candidateRef, commit] });
    await git({ args: ['bundle', 'create', '--quiet', file, candidateRef, `^${checkpoint}`] });
}
/**
 * Checks the commit that waits for its checks out in the runner's checkout, as actions/checkout would: from the remote,
 * without a branch. No hook runs, and what a fetch needs of credentials stays in the environment.
 */
async function checkOutCandidate(at) {
    const { workspace, env, remote, commit } = at;
    const git = (0,user_git/* userGit */.G)(workspace, env);
    // Without a depth: a checkout that holds the whole history must not become a shallow one.
    await git({
        args: ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', remote, commit],
    });
    await git({ args: ['checkout', '--quiet', '--force', '--detach', commit] });
}
/** Back to what was checked out before. */
async function leaveCandidate(at) {
    await (0,user_git/* userGit */.G)(at.workspace, at.env)({ args: ['checkout', '--quiet', '--force', '-'] });
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
/* harmony import */ var _objects_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70396);


const maxHops = 40;
// Windows reads `\` as a separator and `C:` as a drive.
const absolute = /^([/\\]|[A-Za-z]:)/;
const components = (target) => target.split(/[/\\]/);
/**
 * Why a symbolic link may not be committed: it is absolute, or leaves the tree by `..` or by way of another link, or
 * leads into `.git`. Undefined where it stays inside, whether its target exists or not.
 */
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
/** Links as they lie in a directory. */
const linksIn = (directory) => (path) => {
    const place = (0,_objects_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)(`${(0,_objects_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .rawPath */ .av)(directory)}/${path}`);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place, 'latin1') : undefined;
    }
    catch {
        // Nothing there, or below a file: the rest of the path is judged by its words alone.
        return undefined;
    }
};
/** Code points that HFS+ ignores in names (git's `next_hfs_char`). */
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/**
 * Whether some file system would open this name as `.git`: other case, trailing dots and spaces, NTFS streams and short
 * names, code points that HFS+ ignores. Git itself refuses to record such a path (`core.protectHFS`, `core.protectNTFS`).
 */
function isGitLookAlike(name) {
    // NTFS takes `\` for a separator and `:` for the begin of a stream's name.
    if (name.split('\\').some((part) => /^(\.git|git~1)[. ]*(:.*)?$/is.test(part)))
        return true;
    return (0,_objects_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)(name).toString('utf8').replace(ignoredByHfs, '').toLowerCase() === '.git';
}
/** Whether any component of the path is `.git` or looks like it. */
const holdsGitLookAlike = (path) => path.split('/').some(isGitLookAlike);


/***/ }),

/***/ 38955:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ commitObject)
/* harmony export */ });
/** A commit's content as git keeps it. */
function commitObject({ tree, parents, author, committer, at, message }) {
    const header = [
        `tree ${tree}`,
        ...parents.map((parent) => `parent ${parent}`),
        `author ${signature(author, at)}`,
        `committer ${signature(committer, at)}`,
    ];
    return Buffer.from(`${header.join('\n')}\n\n${message.replaceAll('\0', '')}`);
}
const signature = (by, at) => `${clean(by.name)} <${clean(by.email)}> ${at} +0000`;
const clean = (text) => text.replace(/[<>\r\n\0]/g, ' ').trim();


/***/ }),

/***/ 50100:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ committedFile),
/* harmony export */   q: () => (/* binding */ committedFiles)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);

const limit = 5 * 1024 * 1024;
/** A file of the commit, links followed within it; undefined where it has no such file. `lazy` as in `readObjects`. */
async function committedFile(git, at) {
    const { commit, path, lazy = [] } = at;
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
/**
 * Files of a commit that is trusted: what lies in the directory beside it counts for nothing, since an agent works there.
 * Throws RalphError FILE_TOO_LARGE above 5 MiB, FILE_NOT_TEXT for what is not UTF-8.
 */
function committedFiles(git, at) {
    return {
        read: async (path) => {
            const bytes = await committedFile(git, { ...at, path });
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

/***/ 45655:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ objectSizes),
/* harmony export */   P7: () => (/* binding */ fileDiffs),
/* harmony export */   TI: () => (/* binding */ makeTree),
/* harmony export */   Xm: () => (/* binding */ treeDifferences),
/* harmony export */   a1: () => (/* binding */ folderMode),
/* harmony export */   cZ: () => (/* binding */ parseTree),
/* harmony export */   tc: () => (/* binding */ compareTrees)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70396);

/**
 * What differs between two trees, by path, read through the reader that is open anyway: `diff-tree` would be one more
 * process of each iteration. Reads the folders that differ and nothing else. Throws where a tree is missing.
 */
async function compareTrees(objects, before, after) {
    const found = await compare(objects, { before, after, prefix: '' });
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
async function compare(objects, at) {
    if (at.before === at.after)
        return [];
    const [before, after] = await Promise.all([entriesOf(objects, at.before), entriesOf(objects, at.after)]);
    const names = new Set([...before.keys(), ...after.keys()]);
    const below = [...names].map((name) => compareEntry(objects, { path: at.prefix + name, was: before.get(name), is: after.get(name) }));
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
/** Git of old wrote other permissions too (`100664`), and every index knows but two. */
function canonical(mode) {
    if (!mode.startsWith('100'))
        return mode;
    return Number.parseInt(mode, 8) & 0o100 ? '100755' : '100644';
}
const folderMode = '40000';
/** `<mode> <name>\0<oid as bytes>`, again and again; an oid has 20 bytes or 32. */
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
/** In git's order, which compares a folder as if its name ended in `/`. */
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
/** Sizes in bytes by object, in one process; a missing one is not among them. */
async function objectSizes(git, oids) {
    const args = ['cat-file', '--batch-check=%(objectname) %(objectsize)'];
    const { stdout } = await git({ args, input: oids.map((oid) => `${oid}\n`).join('') });
    const rows = stdout.toString('utf8').split('\n');
    return new Map(rows.map((row) => [row.split(' ')[0] ?? '', Number(row.split(' ')[1]) || 0]));
}
/** Of files above this git shows no lines. */
const largest = '512k';
/** The unified diff of two trees, cut by file. A bare directory reads no attributes, which could call a text binary. */
async function fileDiffs(git, { from, to }) {
    const format = ['-r', '-p', '--raw', '-z', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '-D'];
    const { stdout } = await git({ args: ['-c', `core.bigFileThreshold=${largest}`, 'diff-tree', ...format, from, to] });
    const end = stdout.indexOf('\0\0');
    if (end < 0)
        return [];
    const fields = stdout.subarray(0, end).toString('latin1').split('\0');
    // A line of a hunk begins with a sign, so this is a header.
    const patches = stdout
        .subarray(end + 2)
        .toString('utf8')
        .split(/^(?=diff --git )/m);
    const files = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        // A file that became a link, or the other way, is a removal and an addition.
        const parts = fields[at]?.endsWith(' T') ? 2 : 1;
        files.push({ path: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(fields[at + 1] ?? ''), patch: patches.splice(0, parts).join('') });
    }
    return files;
}


/***/ }),

/***/ 61634:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ inboxAt),
/* harmony export */   r: () => (/* binding */ inboxPrefix)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10774);




const Order = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(), by: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(200), text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(5000) });
/** One ref per order under this prefix: giving an order is creating a ref, so two people are never in each other's way. */
const inboxPrefix = (plan) => `refs/ralph/inbox/${plan}/`;
/**
 * Operator commands in the run's own remote: they reach any job on any machine, need no server, and wait for the next
 * job where none is at work.
 */
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
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .failpoint */ .Zu)('inbox.look');
            const { refs } = await remote.list([`${prefix}*`]);
            const orders = [];
            const given = [...refs].filter(([name]) => name.startsWith(prefix)).sort();
            await remote.fetchCommits(given.map(([, oid]) => oid));
            for (const [ref, oid] of given) {
                const order = await read(oid);
                (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .failpoint */ .Zu)('inbox.order-read');
                const id = ref.slice(prefix.length);
                seen.add(id);
                orders.push(order ? { id, ...order } : { id, at: '', by: 'somebody', text: `(unreadable order ${id})` });
            }
            return { orders, cursor: null };
        },
        forget: async (ids) => {
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .failpoint */ .Zu)('inbox.forget');
            // A ref that stays is only looked at once more: its id is among the consumed ones.
            await remote.remove(ids.filter((id) => seen.delete(id)).map((id) => `${prefix}${id}`)).catch(unlessFault);
            (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .failpoint */ .Zu)('inbox.forgotten');
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
    message: `${remote} does not take the order: ${why}.`,
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
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6294);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25499);
/* harmony import */ var _call_exec_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17939);
/* harmony import */ var _call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39021);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76696);
/* harmony import */ var _call_user_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70400);










/**
 * Where a laptop's run lives in the local repository: does `origin` hold the plan's state as well, and another one
 * (docs/design.md#one-remote)? One look with the user's own credentials; asks nobody and gives up after `timeoutMs`.
 */
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
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (failure model G19).
 */
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
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(at, state) {
    const { stateRef, planFile } = at;
    const reachedBy = [...at.reachedBy, '--remote', 'origin'];
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const drop = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', `--force-with-lease=${stateRef}:${origin}`, 'origin', `:${stateRef}`);
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To continue the run at origin: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To continue here instead, delete it there (${drop}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, at) {
    const { stateRef, other } = at;
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
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58100);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76696);






const mostFindings = 10;
const newerState = (place, read) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'STATE_NEWER',
    message: `${read.file} in ${place.ref} (commit ${place.commit}) has schema ${read.version}; this ralph knows schemas up to ${read.known}. Nothing was written.`,
    hint: 'A newer version wrote it: update ralph here, or use the Action version of the other jobs.',
});
/** `good` is an earlier state commit that can be loaded. */
const corruptState = (place, findings, good) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'STATE_CORRUPT',
    message: `The state in ${place.ref} (commit ${place.commit}) cannot be read: ${shown(findings).join('; ')}. Nothing was written.`,
    hint: waysOn(place, good, 'None of the 50 states before it can be used.'),
    findings: shown(findings),
});
/** Its objects are damaged, so that git cannot even look for an earlier one; anything else is passed on. */
function unreadableState({ remote, ref, commit }, error) {
    if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A) || error.code !== 'OBJECT_UNREADABLE')
        return error;
    const before = (0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .commandSpan */ ["in"])('git', 'reflog', 'show', (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .shownRef */ .nK)(ref));
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'STATE_UNREADABLE',
        message: `The state in ${ref} (commit ${commit}) of ${(0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutCredentials */ .ri)(remote)} is damaged. ${error.message}. Nothing was written.`,
        hint: `${error.hint} If there is no other copy, ${before} lists the states before it: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .commandSpan */ ["in"])('git', 'update-ref', ref, 'COMMIT', commit)} goes back to one.`,
        cause: error,
    });
}
/** A state that can be read and cannot be true: the engine did not come to it. */
const untrueState = (place, at) => untrue(place, at, `${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .commandSpan */ ["in"])('git', 'log', (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .shownRef */ .nK)(place.ref))} shows who. ${waysOn(place, at.good, 'It is not known which earlier state is genuine.')}`);
/** The same, where the job that found it held the run and has put its own state back. */
const putBackState = (place, at) => untrue(place, at, `${(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .shownRef */ .nK)(place.ref)} was reset to ${at.good}, the state that this job wrote; ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .commandSpan */ ["in"])('git', 'log', (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .shownRef */ .nK)(asideName(place.ref, place.commit)))} shows the other one. Find out who wrote it, then run again: the run continues from the genuine state.`);
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
/** Where a state that nobody goes on from is kept. */
const asideName = (ref, commit) => `${ref}-broken-${commit.slice(0, 7)}`;
function waysOn(place, good, without) {
    const remote = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutCredentials */ .ri)(place.remote);
    const pushed = (...refs) => {
        const lease = `--force-with-lease=${place.ref}:${place.commit}`;
        return `${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'fetch', remote, place.ref)} && ${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .ay)('git', 'push', lease, remote, ...refs)}`;
    };
    const back = good === undefined ? without : `To go back to the last good state: ${pushed(`${good}:${place.ref}`)}.`;
    const aside = pushed(`${place.commit}:${asideName(place.ref, place.commit)}`, `:${place.ref}`);
    return `${back} To move it aside and start a new run: ${aside}`;
}
/** Another version's file can be wrong in every line. */
function shown(findings) {
    const more = findings.length - mostFindings;
    return more > 0 ? [...findings.slice(0, mostFindings), `and ${more} more`] : findings;
}
const refusedState = (place, refusal) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: refusal.hint === undefined ? 'REMOTE_REFUSED' : 'REF_LOCKED',
    message: `The remote ${(0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutCredentials */ .ri)(place.remote)} refuses the state ref ${place.ref}: ${refusal.why}.`,
    hint: refusal.hint ?? rulesHint(place.ref),
});
const rulesHint = (ref) => ref.startsWith('refs/heads/')
    ? `Exempt ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .shownRef */ .nK)(ref))}/** from the rules of the repository, or give the token the right to push there.`
    : `Give the token the right to push there, or keep the state in a branch: the setting \`state-ref\`.`;


/***/ }),

/***/ 223:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inTheWay),
/* harmony export */   N: () => (/* binding */ checkBranches)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76696);



/**
 * Checks the names of the run's two refs before anything is written; throws the first fault that it finds, with all
 * of them as findings. Codes: WORK_BRANCH_IS_DEFAULT, WORK_BRANCH_CHECKED_OUT, BRANCH_BLOCKS_NAMESPACE.
 */
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
/** What may stand in the way of refs, as patterns to look for. */
const inTheWay = (refs) => refs.flatMap((ref) => [...parentsOf(ref), `${ref}/*`]);
function workBranchFaults(branch, where) {
    const { repository, remoteIsOwn, head } = where;
    const other = 'Choose another work branch: "branch" in the plan, for example "ralph/work/my-plan".';
    if (branch === repository.defaultBranch || (!remoteIsOwn && branch === head)) {
        const message = `The work branch ${branch} is the default branch; ralph never commits there.`;
        return [{ code: 'WORK_BRANCH_IS_DEFAULT', message, hint: other }];
    }
    // What is checked out here is the base that the job trusts; the agent's own commits must not become that.
    const worktree = repository.checkedOut.get(branch);
    if (branch !== repository.branch && (worktree === undefined || !remoteIsOwn))
        return [];
    const message = `The work branch ${branch} is checked out in ${worktree ?? 'this working tree'}.`;
    const { defaultBranch } = repository;
    // Git lets a branch be checked out once only.
    const free = defaultBranch !== null && defaultBranch !== repository.branch && !repository.checkedOut.has(defaultBranch);
    const leave = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', '-C', worktree ?? '.', 'switch', free ? defaultBranch : '--detach');
    return [{ code: 'WORK_BRANCH_CHECKED_OUT', message, hint: `Leave it: ${leave}. Or: ${other}` }];
}
/** `refs/heads/a/b/c` \u2192 `refs/heads/a`, `refs/heads/a/b`: where one of these exists, git cannot make the ref. */
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

/***/ 53699:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ steeringIn),
/* harmony export */   O: () => (/* binding */ asAtStart)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Templates and skills lie below it. */
const folder = '.ralph';
const others = ['CLAUDE.md'];
/** The user's own tree, by what it held when the job began: what is edited later counts for the next job (docs/design.md#trust). */
async function asAtStart(directory, files) {
    const names = [...(await namesBelow(directory)), ...others];
    const kept = new Map(names.map((name) => [name, files.read(name)]));
    // A fault is that of whoever asks for the file.
    for (const content of kept.values())
        content.catch(() => undefined);
    await Promise.allSettled(kept.values());
    return {
        read: async (path) => kept.get(path) ?? (path.startsWith(`${folder}/`) ? undefined : files.read(path)),
    };
}
/** Watches the plan, the configuration (absolute paths) and what lies in `.ralph/`. */
function steeringIn(directory, { plan, config }) {
    const prints = async () => {
        const below = (await namesBelow(directory)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name));
        const paths = [...new Set([plan, config, ...below])];
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
                return { paths: names.sort(), plan: paths.includes(plan) ? (now.get(plan) ?? null) : null };
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
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6294);



/**
 * Files of a directory that the user trusts: the own working tree on a laptop. Throws RalphError PATH_OUTSIDE for a
 * path or link that leaves it, FILE_TOO_LARGE above `limit` bytes, FILE_NOT_TEXT for what is not UTF-8.
 */
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
    // Before it is opened: opening a pipe would wait for a writer.
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
/** A path through a file is "no such file" too. */
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

/***/ 97461:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ withCallFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _disk_process_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68591);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10774);




/**
 * Lends `work` a folder below `parent` and removes it afterwards: what an agent leaves in its home would otherwise be
 * a memory that no state ref knows of, and what a check leaves there, which runs what the agent wrote, could decide the
 * next one. An empty home costs the CLI nothing measurable (0.9 s a call with and without).
 */
async function withCallFolder(parent, work) {
    const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'call-'));
    const folder = { path, home: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'home'), tmp: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'tmp') };
    try {
        await Promise.all([folder.home, folder.tmp].map((place) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(place, { mode: 0o700 })));
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .failpoint */ .Zu)('call.folder-made');
        return await work(folder);
    }
    finally {
        // What cannot be removed costs disk space and must not cost the call: nothing ever uses this folder again.
        await (0,_disk_process_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .removeFolder */ .v$)(path).catch(() => undefined);
    }
}


/***/ }),

/***/ 62171:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ agentEnvironment),
/* harmony export */   Nc: () => (/* binding */ cloudFiles),
/* harmony export */   Qz: () => (/* binding */ checkEnvironment),
/* harmony export */   mB: () => (/* binding */ hasCredential),
/* harmony export */   nW: () => (/* binding */ cacheNames)
/* harmony export */ });
/* unused harmony export cacheVariables */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6294);
/* harmony import */ var _core_order_engine_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51265);




/** Needed to find and run programs; no secret among them. */
const basics = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|USER|LOGNAME|SHELL)$/;
/** Paths of certificates: without them nothing works behind a company's proxy. */
const certificates = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
const proxies = /^(https?_proxy|no_proxy|all_proxy)$/i;
/** Where toolchains are installed: set-up steps of a workflow announce theirs in this way. */
const toolchains = /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|RUSTUP_TOOLCHAIN|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|LD_LIBRARY_PATH|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|GEM_PATH|DOTNET_ROOT|ANDROID_HOME|PKG_CONFIG_PATH)$/;
/**
 * What the agent sees: an allow-list (docs/design.md#trust), so no GitHub, runner, registry or SSH credential unless it is named
 * in `extra`. `login`: variables by which the program finds a login of the user's that it is to use.
 */
function agentEnvironment(source, choice) {
    const { provider } = choice;
    const cloud = provider.clouds.filter(({ chosenBy }) => isOn(source[chosenBy]));
    const passes = (name) => name === _core_order_engine_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .engineMark */ .y ||
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
/**
 * What checks and set-up commands see. They run what the agent wrote, so no provider credential reaches them; a proxy,
 * whose address may hold a password, only where `network` says that packages are installed.
 */
function checkEnvironment(source, choice) {
    const passes = (name) => name === _core_order_engine_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .engineMark */ .y ||
        basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        cacheNames.has(name) ||
        (choice.network && proxies.test(name));
    return {
        ...pick(source, passes, choice),
        // As every CI sets it: no watch modes, no prompts.
        CI: '1',
        // No colours, no cursor movements in what the next prompt quotes.
        TERM: 'dumb',
        ...own(choice),
    };
}
/** Files and folders of the cloud that pays, which an agent with this environment reads. */
const cloudFiles = ({ clouds }, env) => clouds.flatMap(({ chosenBy, files }) => isOn(env[chosenBy])
    ? [...Object.keys(files), 'AWS_WEB_IDENTITY_TOKEN_FILE', 'CLOUDSDK_CONFIG'].flatMap((name) => env[name] ?? [])
    : []);
/** Whether the environment itself says how to pay for the model. */
const hasCredential = ({ credentials }, source) => credentials.some(({ variable }) => isOn(source[variable]));
const isOn = (value) => value !== undefined && !['', '0', 'false'].includes(value);
function pick(source, passes, choice) {
    refuseWildcards(choice.extra);
    const picked = {};
    // Looked for at each call: on a machine without any, it is set-up that fills them.
    const caches = cacheVariables(source, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync);
    for (const [name, value] of Object.entries({ ...source, ...caches })) {
        // A workflow hands over a missing secret as an empty string; set but empty, it would hide a login.
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
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'ENV_NAME_INVALID',
        message: `Not the name of an environment variable: ${wrong.map((name) => JSON.stringify(name)).join(', ')}.`,
        hint: 'Write the full name of each variable; wildcards are not supported because they let secrets through.',
        findings: wrong,
    });
}
/**
 * Where tools keep what they downloaded, below the real HOME. With a HOME of their own the agent and the checks would
 * download it all again, or not find it at all without a network; set-up fills these places.
 */
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
/** Names that only a user sets pass with them. */
const cacheNames = new Set([...Object.keys(places), 'NPM_CONFIG_CACHE', 'GOMODCACHE']);
/** The variables of the caches that exist; what the user set is left alone. */
const cacheVariables = (source, exists) => variablesOf(places, source, exists);
/** Variables that name what is at these places below the real HOME, where it is there and the user names nothing else. */
function variablesOf(named, source, exists) {
    const home = source['HOME'];
    if (!home)
        return {};
    const found = Object.entries(named).map(([name, place]) => [name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, place)]);
    // npm takes its variable in capitals too.
    const isSet = (name) => Boolean(source[name] || source[name.toUpperCase()]);
    return Object.fromEntries(found.filter(([name, path]) => !isSet(name) && exists(path)));
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
/* harmony import */ var _disk_user_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83593);




/** Files by which a step tells the runner what later steps get: whoever writes them acts with those steps' rights. */
const runnerFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
/** More than that no step writes; a longer one is told by its size and not put back. */
const keptBytes = 1024 * 1024;
/**
 * Remembers the files by which this step speaks to the runner: own HOME and environment keep an agent from them only as
 * long as it does not look for them (failure model C21). The answer puts them back, and names every one that changed.
 */
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
/**
 * What decides what other programs do, in the real home; from C2 on it is out of reach. It is told and left alone, since
 * a person may be at work there.
 */
function watchHome(environment) {
    const home = environment['HOME'];
    if (!home)
        return () => () => [];
    const system = systemPlaces(environment['USER'] || (0,_disk_user_name_js__WEBPACK_IMPORTED_MODULE_3__/* .userName */ .n)()).map((path) => ({ name: path, path }));
    const own = homePlaces.map((name) => ({ name: `~/${name}`, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, name) }));
    return watchPlaces([...own, ...system], (name) => `${name}, outside the workspace, was changed`);
}
/** The same for the user's own repository. */
const watchUserGit = (gitDir) => watchPlaces(gitPlaces.map((name) => ({ name: `.git/${name}`, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name) })), (name) => `${name} of your own repository was changed`);
const watchPlaces = (places, say) => () => {
    const kept = withFiles(places).map((place) => ({ ...place, before: look(place.path) }));
    return () => kept.flatMap(({ name, path, before }) => (same(before, look(path)) ? [] : [say(name)]));
};
/** More than these in one folder are no settings. */
const mostFiles = 200;
/** Each place, and where it is a folder each file in it: the folder itself tells of new ones. */
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
        // A link is compared as what it leads to: dotfiles are often links into a repository.
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
        // Never written through a link, which could lead anywhere.
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
/** Files and folders of the real home that other programs obey, or that let somebody in; of a folder, each file in it. */
const homePlaces = [
    // Shells.
    ...['.profile', '.bashrc', '.bash_profile', '.bash_login', '.bash_logout', '.bash_aliases', '.inputrc'],
    ...['.zshrc', '.zshenv', '.zprofile', '.zlogin', '.config/fish/config.fish', '.config/fish/conf.d', '.kshrc'],
    ...['.pam_environment', '.config/environment.d', '.xprofile', '.xsessionrc', '.config/direnv', '.direnvrc'],
    // Git and other ways in.
    ...['.gitconfig', '.config/git', '.git-credentials', '.netrc', '.gnupg/gpg-agent.conf', '.gnupg/gpg.conf'],
    // Not all of `.ssh`: git writes `known_hosts` there.
    ...['.ssh/config', '.ssh/authorized_keys', '.ssh/authorized_keys2', '.ssh/rc', '.ssh/environment'],
    // Package managers and builds.
    ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.config/pnpm/rc', '.bunfig.toml', '.nvm/alias/default', '.nvm/nvm.sh'],
    ...['.pip/pip.conf', '.config/pip/pip.conf', '.pypirc', '.pydistutils.cfg', '.condarc', '.config/uv/uv.toml'],
    ...['.cargo/config', '.cargo/config.toml', '.cargo/credentials.toml', '.cargo/env', '.gemrc', '.bundle/config'],
    ...['.gradle/gradle.properties', '.gradle/init.gradle', '.gradle/init.d', '.m2/settings.xml', '.m2/extensions.xml'],
    ...['.config/go/env', '.composer/config.json', '.nuget/NuGet/NuGet.Config', '.terraformrc', '.tool-versions'],
    // Clouds and servers.
    ...[
        '.docker/config.json',
        '.aws/config',
        '.aws/credentials',
        '.azure/config',
        '.kube/config',
        '.config/gcloud/active_config',
        '.config/gh',
    ],
    // Agents and editors.
    ..._core_agent_agents_js__WEBPACK_IMPORTED_MODULE_2__/* .watchedByAgents */ .qx,
    ...['.codex/config.toml', '.gemini/settings.json', '.vscode/argv.json', '.vimrc', '.emacs'],
    ...[
        '.config/nvim/init.lua',
        '.config/nvim/init.vim',
        '.config/Code/User/settings.json',
        '.config/Code/User/tasks.json',
    ],
    // What starts by itself, and what is found first.
    ...['.config/systemd/user', '.config/autostart', 'Library/LaunchAgents', '.local/bin', 'bin', '.forward'],
];
/** The same of the user's own repository, below its git directory. */
const gitPlaces = [
    ...['config', 'config.worktree', 'commondir', 'hooks', 'info', 'objects/info/alternates'],
];
/** Outside of the home: scheduled commands of each user, where they can be read. */
const systemPlaces = (user) => [
    `/var/spool/cron/crontabs/${user}`,
    `/var/spool/cron/${user}`,
];


/***/ }),

/***/ 38543:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ boundedOutput)
/* harmony export */ });
/* unused harmony export redactedChunks */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);



/** Keeps the head and the tail of an endless output in `headBytes + tailBytes` of memory and counts all of it (failure model A3). */
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
/** Writes `chunk` as the bytes from `position` on; only what still fits into the ring's length survives. */
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
/** Moves both cuts to the border of a character, so that no half of one is shown as U+FFFD. */
function cutAtCharacters(head, tail, gap) {
    const whole = head.length - unfinished(head);
    if (!gap)
        return [head.subarray(0, whole), Buffer.concat([head.subarray(whole), tail])];
    let start = 0;
    while (start < 3 && isContinuation(tail[start]))
        start++;
    return [head.subarray(0, whole), tail.subarray(start)];
}
/** Bytes at the end that begin a character and do not end it. */
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
/** Written synchronously: a slow disk slows the command down and never fills our memory. */
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
/** Of a line that does not end so much is held back, and written in parts. */
const longest = 256 * 1024;
const keptBack = 16 * 1024;
/**
 * Hands a byte stream on with its secrets taken out. Only whole lines are: no border between two chunks may cut a
 * secret in two. A private key is waited for to its end. The same text comes out whatever the chunks are, but for
 * secrets in lines above 256 KiB.
 */
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

/***/ 41393:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ watchDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const everyMs = 5000;
const floorBytes = 512 * 1024 * 1024;
const floorFiles = 50_000;
/**
 * Watches the file systems of these paths every five seconds, and calls `onFull` once when less than 512 MiB or 50,000
 * files are free: an engine that cannot write its state would lose the run (failure model C20). Small disks, and those
 * that are nearly full already, have lower floors: a tenth of them, and half of what was free.
 */
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
/** Undefined where the agent removed the path. */
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

/***/ 26107:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ supervise)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/adapter/process/run/hurry.js
const controller = new AbortController();
/** Fires when whoever stopped this process asks a second time: what is being ended then gets no time of its own. */
const hurry = controller.signal;
const hurryUp = () => controller.abort();

;// CONCATENATED MODULE: ./build/adapter/process/run/supervise.js



/**
 * Runs a command in a session of its own and ends its whole tree: on a limit, on `signal`, on `end()`, with the
 * command's own exit, and (through the confinement) when this process dies. It waits for the exit and not for the
 * pipes, which a grandchild can hold open for as long as it likes (failure model C11).
 */
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
// A descendant can hold a pipe only where it escaped the confinement.
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
            return kill();
        hurry.addEventListener('abort', kill, { once: true });
        after(options.graceMs ?? 2000, kill);
    };
    const kill = () => {
        // Who ends the tree when this pipe does needs a moment; a namespace dies with its pid 1.
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
    // A command that ends before it read its input says why on stderr.
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
            // Pid 1 always says how many it left, unless it was killed; `unshare` then ends with 1 or with the signal.
            const killed = confined.ender === 'kernel' && said === '' && reason.endedBy === 'itself';
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
/**
 * Node's pipes are socket pairs. With one as its stdin, bash takes itself for a remote shell and runs ~/.bashrc, which
 * the agent could have written: no stdin is /dev/null.
 */
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
        // ESRCH: it is gone already.
    }
}
/** Resolves when the pipe is closed. */
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
/** Frees a chunk at once: V8 lets 64 MB of them pile up before it collects (Node 20 has no `transfer`: it waits). */
function release({ buffer, byteLength }) {
    if (buffer.byteLength === byteLength)
        buffer.transfer?.(0);
}
/** When it ends, the tree does. */
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
const leftoversIn = (said) => Number(/^leftovers (\d+)/.exec(said)?.[1] ?? 0);


/***/ }),

/***/ 95935:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretValues),
/* harmony export */   n: () => (/* binding */ headerSecrets)
/* harmony export */ });
const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|CREDENTIAL|CUSTOM_HEADERS/i;
/** These hold a path to a secret and not the secret. */
const pathName = /(_FILE|_PATH|_DIR|_CREDENTIALS|_COMMAND|_URL)$/i;
/** Git's own way to take a setting from the environment, such as the header that holds the remote's token. */
const gitValue = /^GIT_CONFIG_VALUE_(\d+)$/;
/** Values that redaction must know: variables named like a credential, passwords of proxies, git's token header. */
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
    // Shorter ones and bare numbers (MAX_THINKING_TOKENS) would blot out ordinary text.
    return [...new Set(values)].filter((value) => value.length >= 8 && !/^\d+$/.test(value));
}
function proxyPassword(address) {
    const password = /^\w+:\/\/[^/@:]*:([^/@]+)@/.exec(address)?.[1];
    return password === undefined ? [] : [password];
}
/** The credential as it is sent, and the one in it: `Basic` is base64 of `user:token`. */
function gitHeader(source, name, value) {
    const key = source[name.replace('VALUE', 'KEY')] ?? '';
    if (!/\.extraheader$/i.test(key))
        return [];
    return authorizationSecrets(value);
}
/** The same of git's effective configuration, where `actions/checkout` leaves the job's token. */
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
/** `Name: value` per line; the name is no secret. */
const headerValues = (headers) => headers.split('\n').flatMap((line) => line.slice(line.indexOf(':') + 1).trim() || []);


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




/**
 * Brings together what the run made and what people pushed to its branch: their commits are built upon, or ours are
 * merged onto them as one commit, and the checks run again. A conflict leaves both as they are: ours is offered under
 * another name, and the reason to stop is returned.
 */
async function joinWork({ workBranch }, job, at) {
    const { ledger, theirs } = at;
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
    const merge = await workBranch.merge({ first: theirs, second: from, message });
    if (merge.kind === 'merged') {
        const why = `the run's commits were merged onto ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(theirs)}, which somebody pushed to ${work_branch}`;
        const protects = await protectedArrivals({ workBranch }, job, { from, to: merge.commit });
        ledger.record({ type: 'work_moved', from, to: merge.commit, why, ...protects });
        return undefined;
    }
    const offered = await workBranch.offer(from);
    return {
        kind: 'human_review',
        why: `Somebody pushed ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(theirs)} to ${work_branch}; it conflicts with the run's own ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shortOid */ .$M)(from)}, which is now on ${offered}.`,
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
/**
 * The protected files that commits of others change on their way into the work, as a part of the fact that they came:
 * nobody refuses a person's own push, but whoever reviews the work must know of it.
 */
async function protectedArrivals({ workBranch }, job, at) {
    const changes = (await workBranch.changed(at.from, at.to)).map((path) => ({ path }));
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
/* harmony import */ var _core_run_fold_control_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17451);
/* harmony import */ var _core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29181);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);



/**
 * Shows each milestone's part of the work as a branch of its own, which follows the state like the work branch does.
 * Only the newest one is ever created: any other that is missing was deleted by a person, as after a merge, and so was
 * the newest one where a job ended in order, until the next commit. Returns the tips that are to be seen.
 */
function milestoneMarker(ports, at) {
    const { ledger, endedInOrder, replaces } = at;
    const before = (0,_core_run_fold_control_js__WEBPACK_IMPORTED_MODULE_2__/* .newestTaken */ .OT)(ledger.state);
    const told = new Set();
    function tell(marked) {
        const text = whatIsWrong(marked, ledger.state.work_branch);
        if (text === undefined || told.has(text))
            return;
        told.add(text);
        ports.show({ kind: 'warning', text });
    }
    return async () => {
        const grew = (0,_core_run_fold_control_js__WEBPACK_IMPORTED_MODULE_2__/* .newestTaken */ .OT)(ledger.state) > before;
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
        return `${branch} holds ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .shortOid */ .$M)(marked.tip)}, which is not from this run, so it is left alone; push commits for the run to ${workBranch}, which takes them up`;
    }
    return kind === 'refused' ? `${branch} could not be moved, so its pull request lags behind: ${marked.why}` : undefined;
}
/**
 * What a job does that has nothing else to do: the one before it may have died between its last word in the state and
 * what is to see outside (a pull request that is still a draft), or a person may have merged one since. Writes no state.
 */
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

/***/ 99024:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ recoverLostAttempt)
/* harmony export */ });
/* unused harmony export releaseOwnLease */
/* harmony import */ var _core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97483);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _job_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34054);
/* harmony import */ var _job_work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12511);




/**
 * A runner that died costs one interrupted attempt, marked as infrastructure (failure model P2); a task that kills runners fails.
 * The same where the attempt was handed on and nobody settled it: what its agent cost is known then.
 */
function recoverLostAttempt(ledger, handed = ledger.state.handed, how = handed ? 'its workflow run ended without `finish`' : 'the runner was lost during this attempt') {
    const { current } = ledger.state;
    if (!current)
        return;
    const { iteration, task, attempt } = current;
    const { usage, duration_ms } = handed ?? _job_work_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingSpent */ .at;
    const spent = { usage, duration_ms };
    if ((0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .taskIn */ .B1)(ledger.state, task).runners_lost < _core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .lossesAllowed */ .qR) {
        const why = `${how}; the attempt does not count`;
        ledger.record({ type: 'attempt_interrupted', iteration, task, cause: 'runner_lost', why, until: null, ...spent });
        return;
    }
    const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0;
    ledger.record({
        type: 'attempt_failed',
        iteration,
        task,
        cause: 'runner_lost',
        why: `the runner was lost ${_core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .lossesAllowed */ .qR + 1} times in a row on this task`,
        fingerprint: 'runner_lost',
        handoff: null,
        rejected: null,
        final: attempt > retries,
        ...spent,
    });
}
/**
 * Gives back what a killed process of this very job held: its attempt is interrupted, its lease released. Returns
 * whether there was anything to give back; anybody else's lease is left alone.
 */
async function releaseOwnLease(ports, job) {
    const { run } = await ports.store.load();
    const holder = run?.state.lease?.holder;
    if (!run || !holder || (await ports.liveness.check(holder)) !== 'gone')
        return false;
    const ledger = openLedger(ports, run, job);
    recoverLostAttempt(ledger);
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
/* harmony import */ var _branch_mark_milestones_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28974);
/* harmony import */ var _loop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75042);
/* harmony import */ var _open_work_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30218);
/* harmony import */ var _phase_intake_intake_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87086);




/**
 * One job: decide, do, record, until there is a reason to stop (docs/design.md#life-of-an-iteration). What an iteration settled is written
 * together with the start of the next one, in one commit of the state ref; the work branch follows it. A fault ends
 * the job in an orderly way, with its reason in the state, and is thrown on.
 */
async function runJob(ports, job, cancelled, before) {
    const end = await beginJob(ports, job, { cancelled, reach: { until: 'settled' }, before });
    if (end.kind === 'handed_on')
        throw new Error('a job that finishes its own work handed something over');
    return end;
}
/**
 * The same as far as `reach`. What another job has to go on with is in the state when this returns, and the lease stays
 * with the workflow run: `finishIteration` settles it, else the next job finds it lost.
 */
async function beginJob(ports, job, { before, ...at }) {
    const started = { ...(0,_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .jobSoFar */ .zO)(ports, job), ...before, checks: job.checksDigest, baselineRan: false };
    const taken = await (0,_phase_intake_intake_js__WEBPACK_IMPORTED_MODULE_3__/* .intake */ .PH)(ports, job, started);
    if (taken.kind === 'idle') {
        await (0,_branch_mark_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .converge */ .c)(ports, taken);
        const { reason, run } = taken;
        return { kind: 'stopped', reason, state: run.state, plan: run.plan, soFar: started };
    }
    const { ledger } = taken;
    const work = (0,_open_work_js__WEBPACK_IMPORTED_MODULE_2__/* .openWork */ .Q)(ports, job, { ...taken, ...at });
    const attempts = (0,_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptsIn */ .qw)(ledger.state);
    const ended = await (0,_open_work_js__WEBPACK_IMPORTED_MODULE_2__/* .recordingFaults */ .l)(work, () => (0,_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .loop */ .HW)(work, started, attempts));
    const iterations = started.iterations + (0,_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptsIn */ .qw)(ledger.state) - attempts;
    const soFar = { ...started, iterations, longestMs: Math.max(started.longestMs, work.did.longestMs) };
    return { ...ended, state: ledger.state, plan: ledger.plan, soFar };
}


/***/ }),

/***/ 6174:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M4: () => (/* binding */ demandConfinement),
/* harmony export */   S7: () => (/* binding */ stateConfined),
/* harmony export */   eV: () => (/* binding */ stateConfinement)
/* harmony export */ });
/* harmony import */ var _core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93107);

/**
 * Before a job writes or spends anything: whether an agent and checks may work in what is reached here, and a loud
 * word where that is little. Throws RalphError CONFINEMENT_BELOW_MINIMUM or CONFINEMENT_BESIDE_SECRETS.
 */
function demandConfinement({ confinement, show }, { settings }) {
    const verdict = confinement && (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeConfinement */ .g1)(settings, confinement);
    if (!verdict)
        return;
    if ('refused' in verdict)
        throw verdict.refused;
    show({ kind: 'warning', text: verdict.warning });
}
/** States what the agent and the checks of this job work in, where the run does not know it yet. */
function stateConfinement(ledger, here) {
    if (here)
        stateConfined(ledger, (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .confinedIn */ .E2)(here), here.report.refused);
}
/** The same of another job's machine. */
function stateConfined(ledger, confined, refused = []) {
    const { confined: known } = ledger.state;
    const { level, way, given_up, login } = confined;
    const isKnown = known?.level === level && known.way === way && known.given_up === given_up && known.login === login;
    if (!isKnown)
        ledger.record({ type: 'confined', level, way, given_up, login, refused });
}


/***/ }),

/***/ 80913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   BZ: () => (/* binding */ adjusted),
/* harmony export */   Qh: () => (/* binding */ whyAborted),
/* harmony export */   v8: () => (/* binding */ jobLimitReached)
/* harmony export */ });
/* harmony import */ var _core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14476);
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92346);
/* harmony import */ var _core_setting_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62147);



/**
 * The same job with what operators changed while the run went on. What was ordered since the job began counts before
 * what it was started with.
 */
function adjusted(job, { overrides, rules }) {
    const settings = (0,_core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .withOverrides */ .Sn)(job.settings, overrides, rules === null);
    const before = job.rules.recorded;
    if (rules === null || (0,_core_setting_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .alike */ .nO)(rules.values, before.values))
        return { ...job, settings };
    const names = _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ.filter((name) => !(0,_core_setting_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .alike */ .nO)(rules.values[name]?.value, before.values[name]?.value));
    const changed = names.map((name) => [name, (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedValue */ .Sp)(name, rules)]);
    return { ...job, settings: { ...settings, ...Object.fromEntries(changed) } };
}
/** More than the attempts of one task with default retries, so that one bad task alone does not stop the run. */
const sameFailures = 5;
function limitsOf({ settings }) {
    return {
        maxIterations: settings['max-iterations'],
        runIterations: settings['run-iterations'] ?? null,
        timeBudgetMs: settings['time-budget'] ?? null,
        jobLimitMs: settings['job-limit'] ?? null,
        costBudgetUsd: settings['cost-budget'],
        minDelayMs: settings['min-delay'],
        sameFailures,
    };
}
/** The reason of an abort that comes before the machine ends the job itself (failure model P4). */
const jobLimitReached = new DOMException('the job limit is near', 'AbortError');
/** Why a job that was aborted stops: what it was in the middle of is rolled back either way, and counts for nothing. */
const whyAborted = ({ reason }, { settings }) => reason === jobLimitReached
    ? { kind: 'time_budget', budget_ms: settings['job-limit'] ?? 0, scope: 'limit' }
    : { kind: 'cancelled' };


/***/ }),

/***/ 34054:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openLedger)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/markdown/inline-markdown.js
var inline_markdown = __webpack_require__(73009);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js
var forecast = __webpack_require__(77428);
// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(76441);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
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
// EXTERNAL MODULE: ./build/core/report/markdown/graph.js
var graph = __webpack_require__(8567);
;// CONCATENATED MODULE: ./build/core/report/markdown/state-readme.js














const files = `| File | What it is |
| --- | --- |
| [\`run.json\`](run.json) | The state of the run: statuses, counters, lease. It follows from the events in \`log/\`. |
| \`tasks.json\` | Of a plan of more than 200 tasks: every task as it was when they were last gathered. What \`run.json\` says of a task counts before it. |
| [\`plan.json\`](plan.json) | The plan as amended. This file counts; the source file is only where it came from. |
| \`control.json\` | Which orders took effect, and what is still to be posted. |
| \`log/\` | Every event of the run, one JSON object per line; append-only. |
| \`iterations/\` | For each iteration its prompt, handoff, check results and agent record. |
| \`knowledge-index.md\`, \`.json\` | What the agents learned about the project, where the run keeps such an index. |
| [\`progress-log.md\`](progress-log.md), \`.json\` | The newest successful iterations in detail. |`;
/**
 * `README.md` of the state ref: the run for people, in GitHub's Markdown. It is rewritten with every state commit, so
 * it stays below 200,000 bytes whatever the plan: at most 300 rows (100 of a longer table), 150 nodes and 20 reasons, each text cut.
 */
function stateReadme(run, context) {
    const { plan, state } = run;
    const at = { ...context, now: null };
    const { rows, omitted } = (0,task_rows/* rowsInState */.UV)(run);
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    const written = Date.parse(state.updated);
    const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* forecast */.g)(run, { now: written, costBudgetUsd: (0,receipt/* costBudgetOf */.st)(state, null) }));
    const rules = (0,rules_text/* ruleLines */.SD)(state.rules).map((line) => (0,inline_markdown/* inlineMarkdown */.x)(line, 500));
    const sections = [
        `# Run of plan ${titleOf(plan, state)}`,
        `**${happened}**`,
        ...(details.length > 0 ? [list(details)] : []),
        (0,next_steps/* nextSentence */.H9)(next),
        asOf(state),
        '## Tasks',
        (0,task_table/* markdownTable */.Q)(rows),
        ...(omitted ? [omitted] : []),
        '## Dependencies',
        (0,graph/* taskGraph */.o)(plan, (0,begin/* recordsOf */.M$)(plan, state)),
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
const rulesIntroduction = 'The run was started with these settings and keeps them; all others have their defaults. Weakening one needs an explicit change.';
const list = (items) => items.map((item) => `- ${item}`).join('\n');
const titleOf = ({ project }, { plan }) => project === undefined ? plan : `${(0,inline_markdown/* inlineMarkdown */.x)(project, 100)} (${plan})`;
function asOf({ updated, iteration, work_branch, work }) {
    const after = iteration === 0 ? 'before the first iteration' : `after iteration ${iteration}`;
    return `As of ${(0,amounts/* formatUtc */.ay)(updated)}, ${after}. Work is on ${(0,report_context/* code */.aY)(work_branch)} at ${(0,report_context/* code */.aY)((0,report_context/* shortOid */.$M)(work))}.`;
}
const howTo = (at) => [
    `Continue: ${(0,report_context/* operatorCommand */.mR)(at, 'run')}`,
    `Give the agent a hint: ${(0,report_context/* operatorCommand */.mR)(at, 'hint', '\u2026')}`,
    `Pause before the next iteration, and resume later: ${(0,report_context/* operatorCommand */.mR)(at, 'pause')}, ${(0,report_context/* operatorCommand */.mR)(at, 'resume')}`,
    `Give up a task, or retry a failed one: ${(0,report_context/* operatorCommand */.mR)(at, 'skip', 'TASK')}, ${(0,report_context/* operatorCommand */.mR)(at, 'retry', 'TASK')}`,
    `Revert the commit of an iteration: ${(0,report_context/* operatorCommand */.mR)(at, 'undo', 'ITERATION')}`,
    `See the work: ${(0,report_context/* commandSpan */["in"])('git', 'log', '--oneline', at.workBranch)}`,
];

// EXTERNAL MODULE: ./build/core/run/fold/control.js
var fold_control = __webpack_require__(17451);
// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 2 modules
var evolve = __webpack_require__(63184);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js
var run_files = __webpack_require__(96689);
// EXTERNAL MODULE: ./build/schema/run/control.js
var run_control = __webpack_require__(70733);
// EXTERNAL MODULE: ./build/schema/run/event.js + 1 modules
var run_event = __webpack_require__(77651);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
;// CONCATENATED MODULE: ./build/app/job/ledger.js










/** How often a write that lost the race is decided again before the job gives up. */
const tries = 5;
function openLedger(ports, loaded, source) {
    const { plan, planAtTop: planFile, reachedBy } = source;
    let state = loaded?.state ?? null;
    let head = loaded?.oid ?? null;
    let seq = loaded?.seq ?? 0;
    let proven = loaded?.proven ?? false;
    /** The state as it was read or written last, without the facts that are not. */
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
    /** What was written last, so that the next iteration need not fetch it. */
    let written = new Map();
    let saving = Promise.resolve();
    const runFiles = (0,run_files/* runFilesWriter */.gi)(ports.redact);
    const known = () => {
        if (state === null)
            throw new Error('the ledger was read before the run was started');
        return state;
    };
    /** Whoever wrote in between: the same lease still ours means an operator's tool; another one means a take-over. */
    async function reload() {
        const { run } = await ports.store.load();
        if (!run)
            throw stateDeleted(head);
        // Before this job took the lease, whoever had it may still have written; a push of our own that seemed to fail may have won.
        if (settled !== null && sameHolder(settled)) {
            const own = facts.map((fact) => ports.redact(JSON.stringify(fact)));
            await (0,prove/* refuseForeign */.re)(ports, { run, head, before: settled, plan: planIsNew ? run.plan : amended, seq, own });
        }
        // By the epoch, not by `lease`: the last write of a job has already given that back.
        if (run.state.epoch !== state?.epoch || !sameHolder(run.state))
            throw leaseLost(run.state, source);
        head = run.oid;
        settled = run.state;
        proven = false;
        written = new Map();
        seq = run.seq;
        gathered = run.gathered;
        control = (0,fold_control/* mergeControl */.QD)(run.control, control, gone);
        if (!planIsNew)
            amended = run.plan;
        state = (0,evolve/* fold */.A)(run.state, facts);
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
    /** Facts that come in while this is under way belong to the next save. */
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
        all.set('README.md', stateReadme({ plan: amended, state: current }, { planFile, reachedBy, workBranch: current.work_branch }));
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
                const event = run_event/* RunEvent */.s4.parse(JSON.parse(ports.redact(JSON.stringify({ ...fact, at }))));
                state = (0,evolve/* evolve */.s)(state, event);
                facts.push(event);
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
            control = (0,fold_control/* consume */.Fg)(control, ids, look);
        },
        get outbox() {
            return outbox.filter(({ key }) => !gone.has(key));
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
            // One write at a time: a lease renewal may fall into the middle of another save.
            saving = saving.catch(() => undefined).then(() => write(subject, onSent));
            return saving;
        },
    };
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
/** Somebody wanted it gone: it is not made again behind their back (failure model G12). */
function stateDeleted(head) {
    return new error/* RalphError */.A({
        code: 'STATE_DELETED',
        exit: 'failed',
        message: `The state branch was deleted during this job; its newest commit was ${head}.`,
        hint: 'Nothing was written since. To continue, push that commit again; to start a new run, run again.',
    });
}
/** Another job has taken the run over. */
function leaseLost(other, at) {
    const who = other?.lease ? ` by ${JSON.stringify(other.lease.holder)}` : '';
    return new error/* RalphError */.A({
        code: 'LEASE_LOST',
        message: `The run was taken over${who} during this job.`,
        hint: `Nothing is lost: \`${(0,report_context/* ralphCommand */.lC)(at, 'status')}\` shows who is working on it now. Run again when that job has ended.`,
    });
}


/***/ }),

/***/ 74558:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zt: () => (/* binding */ proveStep),
/* harmony export */   eV: () => (/* binding */ proveComplete),
/* harmony export */   re: () => (/* binding */ refuseForeign),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);
/* harmony import */ var _core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35258);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48689);
/* harmony import */ var _schema_run_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77651);




/**
 * Compares a run that is about to be called complete with all that made it so: its whole log, the commits of its done
 * tasks and the checks that let them through. Throws RalphError STATE_NOT_ITS_EVENTS or STATE_FORGED. Its cost grows
 * with the past, so it is done once: what a job on this machine has proven is not looked at again.
 */
async function proveComplete({ store, workBranch }, run) {
    if (run.proven)
        return;
    const { state } = run;
    const segments = segmentsOf(run);
    const done = Object.values(state.tasks).flatMap(({ status, iteration }) => status === 'done' && iteration !== null ? [iteration] : []);
    const validations = done.map((iteration) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationPath */ .lr)(iteration, 'validation.json'));
    const files = await store.readPast([...segments, ...validations]);
    const events = factsIn(files.slice(0, segments.length));
    const differs = differences({ before: null, events, replans: false }, state);
    if (!events || differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs);
    const found = await workBranch.madeBehind(tipsOf(events, state), {
        wanted: (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .doneCommits */ .Bu)(state),
        since: begunAt(events),
    });
    const passed = new Set(files.slice(segments.length).flatMap(passedIn));
    const unearned = (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .doneAgainstCommits */ .Ol)(run, found, passed);
    if (unearned.length > 0)
        throw await store.untrue('STATE_FORGED', unearned);
    store.prove();
}
/**
 * Looks at the newest state commit alone, where that costs nothing: whether its facts make it of the one before. Throws
 * RalphError STATE_NOT_ITS_EVENTS before anything is done by a state that somebody edited.
 */
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
    ...['follow_up_added', 'conflict_task_added'],
]);
/**
 * Somebody wrote between two writes of the job that holds the lease: an operator's tool may, and only what no task is
 * done, skipped or paid for by; whoever has taken the run over may write all. Throws RalphError STATE_NOT_ITS_EVENTS or
 * STATE_FORGED, after the ref was reset to what this job wrote last: the next one must not go on from a forgery.
 */
async function refuseForeign({ store }, at) {
    const { run, head, before, plan, seq } = at;
    const own = new Set(factsIn(at.own)?.map((event) => JSON.stringify(event)));
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
function factsIn(segments) {
    try {
        return segments.flatMap(eventsOf);
    }
    catch {
        return undefined;
    }
}
/** Of a squash or a rebase, only the work before it leads to the commits that the tasks are done by. */
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
/** Where the log's segments lie: all, or those after `after`. */
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .segmentPath */ .RA)(after + index + 1));
/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
async function readLog(state, run, after = 0) {
    return (await state.readMany(segmentsOf(run, after))).flatMap(eventsOf);
}
/** Throws where a line is not an event of a run. */
function eventsOf(segment) {
    const lines = (segment ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => _schema_run_event_js__WEBPACK_IMPORTED_MODULE_2__/* .RunEvent */ .s4.parse(JSON.parse(line)));
}


/***/ }),

/***/ 43415:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ tellUncommitted)
/* harmony export */ });
/** Says that files of the user's are no part of the run; only a remark, so nothing waits for it. */
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

/***/ 49696:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ template)
/* harmony export */ });
/* harmony import */ var _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91936);

/** The user's own template at the base, else the one that ralph brings along. */
async function template({ base, embedded }, name) {
    for (const path of _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .templatePaths */ .b[name]) {
        const text = await base.read(path);
        if (text !== undefined)
            return text;
    }
    return (await embedded.read(`prompt/${name}.md`)) ?? '';
}


/***/ }),

/***/ 12511:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iy: () => (/* binding */ whileHoldingRun),
/* harmony export */   OO: () => (/* binding */ unlessStopped),
/* harmony export */   at: () => (/* binding */ nothingSpent),
/* harmony export */   cK: () => (/* binding */ deliver),
/* harmony export */   ce: () => (/* binding */ stopped),
/* harmony export */   iP: () => (/* binding */ guardedBy)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);
/* harmony import */ var _core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22425);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34891);
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34511);




/** Before a call. */
const nothingSpent = { usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .noUsage */ .tk, duration_ms: 0 };
const stopped = (reason) => ({ kind: 'stopped', reason });
/** Under a lease that is renewed: a check may run for longer than a lease lives. */
const guardedBy = ({ ports, ledger, cancelled }) => (act) => whileHoldingLease(ports, { ledger, signal: cancelled }, (signal) => unlessStopped(ports, { ledger, signal }, act));
const whileHoldingRun = (work, act) => unlessAborted(() => guardedBy(work)(act));
/** Undefined where the work was given up because the job was cancelled, or stopped by an operator. */
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
/**
 * Renews the lease while `work` goes on, and aborts it where the lease is lost: then somebody else writes the run, and
 * whatever `work` still does would be thrown away.
 */
async function whileHoldingLease({ clock, show }, at, work) {
    const over = new AbortController();
    const lost = new AbortController();
    let leaseLost;
    /** By the lease's age, not by this phase's: many short ones in a row would never renew it. */
    const due = () => {
        const { lease } = at.ledger.state;
        return (lease ? Date.parse(lease.renewed) : clock.now()) + _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .leaseRenewalMs */ .td;
    };
    async function renew() {
        for (;;) {
            await clock.waitUntil(due(), over.signal);
            if (over.signal.aborted)
                return;
            at.ledger.record({ type: 'lease_renewed' });
            try {
                await at.ledger.save('renew the lease');
            }
            catch (error) {
                if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A && error.exit === 'busy') {
                    leaseLost = error;
                    return lost.abort();
                }
                // A fault of the network: the lease outlives three renewals, so the next one may mend it.
                show({ kind: 'warning', text: `the lease could not be renewed, will retry: ${String(error)}` });
            }
        }
    }
    const renewal = renew();
    const working = work(AbortSignal.any([at.signal, lost.signal]));
    await Promise.allSettled([working]);
    over.abort();
    await renewal;
    if (leaseLost)
        throw leaseLost;
    return working;
}
/** How often the inbox is looked at while an agent or a check works. */
const pollMs = 15_000;
/** Runs `work` and aborts it when an operator says pause or stop; the order itself is obeyed at the next look. */
async function unlessStopped({ orderSource, outbox, clock, show }, at, work) {
    const over = new AbortController();
    const stopped = new AbortController();
    async function watch() {
        for (;;) {
            await clock.waitUntil(clock.now() + pollMs, over.signal);
            if (over.signal.aborted)
                return;
            // What fails here is repeated; nothing that was ordered is lost, and nobody waits for this promise yet.
            await deliver({ outbox }, at.ledger).catch((error) => {
                show({ kind: 'warning', text: `reports could not be posted yet: ${String(error)}` });
            });
            const { cursor: since, consumed, state } = at.ledger;
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
        return await work(AbortSignal.any([at.signal, stopped.signal]));
    }
    finally {
        over.abort();
        await watching;
    }
}
function endsWork(text) {
    const command = (0,_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommand */ .U)(text);
    return 'kind' in command && (command.kind === 'pause' || command.kind === 'stop');
}
/**
 * Makes what the state says should be to see outside visible there. What could not be delivered stays in the state, for
 * the next look or the next job; that something was delivered is written with the next save.
 */
async function deliver({ outbox: { deliver } }, ledger) {
    const { outbox } = ledger;
    if (outbox.length > 0)
        ledger.delivered(await deliver(outbox));
}


/***/ }),

/***/ 75042:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qw: () => (/* binding */ attemptsIn),
  zO: () => (/* binding */ jobSoFar),
  HW: () => (/* binding */ loop),
  gu: () => (/* binding */ settled),
  ds: () => (/* binding */ stop)
});

// EXTERNAL MODULE: ./build/core/text/markdown/inline-markdown.js
var inline_markdown = __webpack_require__(73009);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/stop-sentence.js
var stop_sentence = __webpack_require__(11365);
;// CONCATENATED MODULE: ./build/core/report/words/call-person.js



/**
 * The comment that tells whoever began the run that a person is needed, and for what; undefined where
 * nobody is, or where no person began it. Its key comes from the run's past: the same need is told once, whatever job
 * meets it. The one place where an `@` of ours is live.
 */
function callPerson(state, reason, planFile) {
    const { started_by: person, started, iteration } = state;
    if (person === null || !needsPerson(reason))
        return undefined;
    const at = { planFile, workBranch: state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,stop_sentence/* stopSentence */.WQ)(reason, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    const parts = [`@${person} ${happened}`, ...details.map((detail) => `- ${detail}`), (0,next_steps/* nextSentence */.H9)(next)];
    return { key: `notice/${started}/${reason.kind}-${iteration}`, kind: 'notice', body: parts.join('\n\n') };
}
/** A pause or a stop is a person's own word, and a fault makes the workflow red, which GitHub tells by itself. */
function needsPerson(reason) {
    if (reason.kind === 'iteration_limit')
        return reason.scope === 'run';
    return ['human_review', 'blocked', 'stuck', 'cost_budget'].includes(reason.kind);
}

// EXTERNAL MODULE: ./build/core/run/next/next-step.js
var next_step = __webpack_require__(65626);
// EXTERNAL MODULE: ./build/core/validation/enough-checks.js
var enough_checks = __webpack_require__(61850);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/schema/run/dossier.js
var run_dossier = __webpack_require__(35697);
// EXTERNAL MODULE: ./build/app/job/work.js
var job_work = __webpack_require__(12511);
;// CONCATENATED MODULE: ./build/app/job/delegate.js



/**
 * States that another job of this workflow run goes on; becomes true with the next save. The commit is kept reachable
 * from the state and is on no branch. The lease stays with the workflow run.
 */
function delegate({ ports, ledger, reach }, part, at) {
    const nonce = ports.clock.id();
    const dossier = run_dossier/* Dossier */.OP.parse({ schema: 1, run: ledger.state.run, nonce, ...part });
    const { commit, spent = job_work/* nothingSpent */.at } = at;
    if (commit !== null)
        ledger.keep(commit);
    ledger.attach(state_paths/* dossierPath */.JS, `${JSON.stringify(dossier, null, 2)}\n`);
    ledger.record({ type: 'handed_on', ...subjectOf(dossier), commit, nonce, laid_out: reach.laidOut ?? false, ...spent });
    return dossier;
}
function subjectOf(dossier) {
    if (dossier.phase === 'baseline')
        return { what: 'baseline', of: null };
    if (dossier.phase === 'undo') {
        const { iteration, task } = dossier.reverting;
        return { what: 'undo', of: { iteration, task } };
    }
    const { iteration, task } = dossier.phase === 'prepared' ? dossier.prepared : dossier.coded;
    return { what: 'attempt', of: { iteration, task: task.id } };
}

// EXTERNAL MODULE: ./build/app/phase/code/code.js + 3 modules
var code = __webpack_require__(59077);
// EXTERNAL MODULE: ./build/app/phase/intake/merge-base.js
var merge_base = __webpack_require__(35999);
;// CONCATENATED MODULE: ./build/app/phase/intake/lay-out.js

/**
 * What the task's agent begins with. For the task that resolves a conflict that is the merge as far as git gets it,
 * made anew for each attempt, since the work may have moved; where git merges it by then, the task is gone.
 */
async function layOut(ports, job, { ledger, task }) {
    const { work, merging } = ledger.state;
    if (merging?.task !== task.id)
        return { kind: 'there', laidOut: undefined };
    const { base } = merging;
    const message = `${task.id}: ${task.title}\n\nThis is what the agent is given; it is on no branch.\n`;
    const merge = await ports.workBranch.merge({ first: work, second: base, message });
    if (merge.kind === 'conflict' && merge.laid !== null) {
        const start = await ports.workBranch.write({ tree: merge.laid, parent: work, second: base, message, aside: true });
        return { kind: 'there', laidOut: { start, merge: { base, files: merge.paths } } };
    }
    ledger.record({ type: 'conflict_task_ended', task: task.id, why: 'the work has changed since' });
    return { kind: 'gone', reason: await (0,merge_base/* mergeBase */.wu)(ports, job, ledger) };
}

// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(79334);
;// CONCATENATED MODULE: ./build/core/prompt/budget.js


const defaultBudgetTokens = 8_000;
/** Four characters are a token (docs/design.md#prompt). */
const tokensIn = (text) => Math.floor(text.length / 4);
const charsFor = (tokens) => tokens * 4;
/** What shortening leaves of a section at least, in characters: enough to be of use. */
const floors = {
    Skills: 800,
    'Output Instructions': 800,
    'Previous Handoff': 1_500,
    'Accumulated Knowledge': 1_000,
    'Retrieved Memory': 1_000,
    'Failure Context': 2_500,
    'Current Task': 4_000,
};
/**
 * Sections that fit into `maxChars` when rendered, and every cut that this took. First sections are shortened inside, by
 * priority and down to a floor, with a marker that says how much is missing; then whole ones are dropped by priority;
 * the Current Task is kept and cut to whatever room there is. So no section vanishes while another could give way
 * (failure model B2: 90,173 characters fell to 448).
 */
function fitToBudget(sections, maxChars) {
    const order = sections.map(({ name, priority }) => ({ name, priority })).sort((a, b) => a.priority - b.priority);
    let fitted = sections;
    const excess = () => (0,section/* promptLength */.$M)(fitted) - maxChars;
    for (const { name } of order) {
        if (excess() > 0)
            fitted = shorten(fitted, name, { by: excess(), floor: floors[name] });
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
        return { ...one, body: (0,fences/* shortenMarkdown */.zU)(one.body, Math.max(room.floor, one.body.length - room.by)) };
    });
}
function cutOf(before, fitted) {
    const toChars = fitted.find(({ name }) => name === before.name)?.body.length ?? 0;
    const fromChars = before.body.length;
    const dropped = fitted.every(({ name }) => name !== before.name);
    return toChars < fromChars || dropped ? [{ section: before.name, fromChars, toChars }] : [];
}

// EXTERNAL MODULE: ./build/core/prompt/overrides.js
var overrides = __webpack_require__(91936);
// EXTERNAL MODULE: ./build/schema/plan/knowledge.js
var knowledge = __webpack_require__(59524);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/core/knowledge/remember.js



/** All of it goes into every prompt, so it is kept short. */
const mostEntries = 50;
const longestEntry = 500;
/**
 * An entry of the knowledge index from a person's words. `gotcha: TEXT` says of which kind it is, a decision otherwise.
 * The same words again are the same entry, whoever says them.
 */
function remember(said, known) {
    const [, kind, rest] = /^(\w+):\s+([\s\S]+)$/.exec(said.text) ?? [];
    const named = knowledge/* knowledgeTypes */.S.find((type) => type === kind?.toLowerCase());
    const type = named ?? 'decision';
    const text = (0,one_line/* oneLine */.TN)((named && rest) || said.text, Number.MAX_SAFE_INTEGER);
    if (text.length > longestEntry) {
        return { kind: 'refused', why: `remember takes at most ${longestEntry} characters, not ${text.length}` };
    }
    const same = known.find((entry) => entry.text === text);
    if (same)
        return { kind: 'known', id: same.id };
    if (known.length >= mostEntries) {
        const why = `${mostEntries} entries are remembered already, and every prompt holds all of them; say it in CLAUDE.md`;
        return { kind: 'refused', why };
    }
    return { kind: 'new', entry: { id: freeId(type, text, known), text, by: said.by, url: said.url } };
}
const typeOf = ({ id }) => knowledge/* knowledgeTypes */.S.find((type) => id.startsWith(`K-${type}-`)) ?? 'decision';
/** Its first words; a text without Latin letters is only numbered. */
function freeId(type, text, known) {
    const words = text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? [];
    const slug = words.slice(0, 5).join('-').slice(0, 40).replace(/-$/, '') || 'entry';
    const taken = new Set(known.map(({ id }) => id));
    for (let n = 1;; n++) {
        const id = `K-${type}-${slug}${n === 1 ? '' : `-${n}`}`;
        if (!taken.has(id))
            return id;
    }
}
const headings = {
    constraint: 'Constraints',
    decision: 'Architectural Decisions',
    unresolved: 'Unresolved',
    gotcha: 'Gotchas',
    pattern: 'Patterns',
};
/** The entries below a heading for each kind, most binding first; empty where there is none. */
function knowledgeLines(entries, depth) {
    return knowledge/* knowledgeTypes */.S
        .flatMap((type) => {
        const lines = entries.filter((entry) => typeOf(entry) === type).map(lineOf);
        return lines.length === 0 ? [] : [`${depth} ${headings[type]}\n\n${lines.join('\n')}`];
    })
        .join('\n\n');
}
const lineOf = ({ id, text, by, url }) => `- [${id}] ${(0,inline_markdown/* inlineMarkdown */.x)(text, 1000)} [source: ${(0,inline_markdown/* inlineMarkdown */.x)(by, 60)}${url === null ? '' : `, ${(0,inline_markdown/* inlineMarkdown */.x)(url, 300)}`}]`;
/** `knowledge-index.md` and `.json` of the state tree; people's entries belong to no iteration. */
const knowledgeFiles = (entries, iteration) => [
    [
        'knowledge-index.md',
        `# Knowledge Index\n\nLast updated: iteration ${iteration} (by people)\n\n${knowledgeLines(entries, '##')}\n`,
    ],
    ['knowledge-index.json', `${JSON.stringify(entries.map(asSeed), null, 2)}\n`],
];
const asSeed = ({ id, text, by, url }) => ({
    memory_ids: [id],
    summary: text,
    tags: [typeOf({ id, text, by, url })],
    status: 'active',
    source: { by, url },
});

// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
;// CONCATENATED MODULE: ./build/core/prompt/sections.js








/**
 * The prompt as structured sections, in their order. Failure Context is there on a retry only, Accumulated Knowledge
 * and Skills where there are some; the others always. What an agent or a program wrote is cleaned and put below our headings.
 */
function promptSections(input) {
    const sections = [(0,section/* section */.uW)('Current Task', currentTask(input))];
    if (input.failures.length > 0)
        sections.push((0,section/* section */.uW)('Failure Context', failedAttempts(input)));
    sections.push((0,section/* section */.uW)('Retrieved Memory', retrievedMemory(input.previous)));
    if (input.knowledge.length > 0)
        sections.push((0,section/* section */.uW)('Accumulated Knowledge', knowledgeLines(input.knowledge, '###')));
    sections.push((0,section/* section */.uW)('Previous Handoff', previousHandoff(input)));
    if (input.skills.length > 0)
        sections.push((0,section/* section */.uW)('Skills', skills(input)));
    sections.push((0,section/* section */.uW)('Output Instructions', template(input.outputInstructions, 'Output Instructions')));
    return sections;
}
function previousHandoff({ previous, earlier, firstIteration }) {
    if (previous === null)
        return template(firstIteration, 'Previous Handoff');
    const origin = `Left by iteration ${previous.iteration}, which finished ${previous.task}.${madeBy[previous.source] ?? ''}`;
    const lines = earlier
        .slice(0, 3)
        .map(({ iteration, task, summary }) => `- Iteration ${iteration} (${task}): ${(0,one_line/* oneLine */.TN)(summary, 300)}`);
    const before = lines.length === 0 ? [] : [`### Earlier iterations\n\n${lines.join('\n')}`];
    return [origin, (0,neutral_markdown/* nestHeadings */.g)((0,visible/* visible */.R)(previous.handoff.freeform).trim()), ...before].join('\n\n');
}
const madeBy = {
    synthetic: ' That agent left none: ralph made this one from its changes.',
    extracted: ' That agent left none: a small model wrote this one from its last output and the list of its changes.',
};
const skills = ({ skills }) => skills.map(({ name, text }) => `### ${(0,one_line/* oneLine */.TN)(name, 100)}\n\n${(0,neutral_markdown/* nestHeadings */.g)(text.trim())}`).join('\n\n');
/** A template's text; a first line that repeats the section's own header is dropped (failure model seed C1). */
function template(text, name) {
    const [first = '', ...rest] = text.trim().split(/\r?\n/);
    const repeats = first
        .replace(/^#+\s*/, '')
        .trim()
        .toLowerCase() === name.toLowerCase();
    return (0,neutral_markdown/* nestHeadings */.g)((repeats ? rest : [first, ...rest]).join('\n').trim());
}
/** The task, and what else bears on this attempt: libraries, hints, known failures. */
function currentTask(input) {
    const { task, attempt, remaining } = input;
    const parts = [
        `ID: ${task.id}\nTitle: ${(0,one_line/* oneLine */.TN)(task.title, 300)}\nAttempt: ${attempt} of ${attempt + remaining}`,
        `Description:\n${(0,neutral_markdown/* nestHeadings */.g)((0,visible/* visible */.R)(task.description).trim() || 'None beyond the title.')}`,
    ];
    parts.push(bullets('Acceptance Criteria:', task.acceptance_criteria), documentationFor(task), bullets('Change nothing outside of these paths (from the top of the repository); another change fails the attempt:', task.paths), bullets('Hints from the operator:', input.hints), bullets('These checks failed before the run began. They do not count against you:', input.knownRed));
    return parts.filter((part) => part !== '').join('\n\n');
}
/** `needs_docs` and `libraries` have an effect in every mode (docs/design.md#settings). */
function documentationFor({ needs_docs, libraries }) {
    const names = libraries.map((name) => (0,one_line/* oneLine */.TN)(name, 100)).join(', ');
    if (libraries.length > 0) {
        return `Libraries: ${names}\nRead their documentation, for the versions that this project uses, before you write code against them.`;
    }
    return needs_docs ? 'Read the documentation of the libraries that this task touches before you write code.' : '';
}
/**
 * A titled list; empty where nothing is listed. Blank items go: a lone `-` would make a heading of the title. Further
 * lines stand four columns in, so that a code block inside an item is none for whoever reads line by line.
 */
function bullets(title, texts) {
    const items = texts.map((text) => (0,neutral_markdown/* nestHeadings */.g)((0,visible/* visible */.R)(text).trim())).filter((text) => text !== '');
    return items.length === 0 ? '' : [title, ...items.map((text) => `- ${text.replaceAll('\n', '\n    ')}`)].join('\n');
}
/**
 * Why this task has to be tried again: the newest failure in detail, and what every failed attempt tried, as approaches
 * that did not work (pattern 001). Their changes are gone, and the text says so. Empty without failures.
 */
function failedAttempts({ failures }) {
    const newest = failures.at(-1);
    if (newest === undefined)
        return '';
    const parts = [
        `The attempt before this one (iteration ${newest.iteration}) failed: ${(0,one_line/* oneLine */.TN)(newest.why, 500)}`,
        newest.stands ? stillThere : undone,
    ];
    const denials = newest.denials ?? [];
    if (denials.length > 0)
        parts.push(`It was not allowed to use ${denials.map(denial).join(', ')}. Nor are you: find another way.`);
    const checks = newest.validation === undefined ? '' : (0,failure_sentence/* failureContext */.u2)(newest.validation);
    if (checks !== '')
        parts.push(`### Failed checks\n\n${checks}`);
    if (newest.review)
        parts.push(`### What the reviewer found\n\n${(0,read_review/* reviewFindings */.FV)(newest.review)}`);
    parts.push(`### Failed approaches\n\n${[...failures].reverse().map(approach).join('\n')}`);
    const account = newest.handoff?.freeform.trim() ?? '';
    if (account !== '' && !newest.stands)
        parts.push(`### The failed attempt in its own words\n\n${ownWords(account)}`);
    return parts.join('\n\n');
}
const denial = (text) => (0,one_line/* oneLine */.TN)(text, 120);
function approach({ iteration, why, handoff }) {
    const tried = handoff === undefined ? 'It left no account of what it tried.' : `Tried: ${(0,one_line/* oneLine */.TN)(handoff.summary, 300)}`;
    return `- Iteration ${iteration}. ${tried} Failed: ${(0,one_line/* oneLine */.TN)(why, 300)}`;
}
const undone = 'Its changes were undone. The files are back at the checkpoint, as they were before any failed attempt.';
const stillThere = 'Its changes are still in the files: keep what is right, and make it fit what is there now.';
const ownWords = (freeform) => `It describes changes that no longer exist.\n\n${(0,neutral_markdown/* nestHeadings */.g)((0,excerpt/* excerpt */.Kb)((0,visible/* visible */.R)(freeform), 2_000))}`;
const maxItem = 400;
/** The lasting facts of the newest successful handoff: constraints and decisions, and what is still open. */
function retrievedMemory(previous) {
    if (previous === null)
        return 'Nothing yet: no iteration of this run has finished.';
    const parts = [
        block('Constraints', constraints(previous.handoff)),
        block('Decisions', previous.handoff.architectural_notes ?? []),
        block('Still open', sections_open(previous.handoff)),
        block('Recommendations', previous.handoff.recommendations ?? []),
    ].filter((part) => part !== '');
    const origin = `From iteration ${previous.iteration} (${previous.task}).`;
    return parts.length === 0 ? `${origin} It recorded no constraints and no decisions.` : [origin, ...parts].join('\n\n');
}
function constraints({ constraints_discovered = [] }) {
    return constraints_discovered.map(({ constraint, workaround, impact }) => `${constraint}: ${workaround || impact || 'no workaround recorded'}`);
}
function sections_open({ bugs_encountered = [], unfinished_business = [] }) {
    const bugs = bugs_encountered.filter(({ resolved }) => !resolved);
    return [
        ...bugs.map(({ description }) => `Bug: ${description}`),
        ...unfinished_business.map(({ item, reason, priority }) => {
            const details = [priority && `${priority} priority`, reason].filter(Boolean).join(', ');
            return details === '' ? item : `${item} (${details})`;
        }),
    ];
}
function block(title, items) {
    const lines = items.map((text) => (0,one_line/* oneLine */.TN)(text, maxItem)).filter((text) => text !== '');
    return lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/stored/withdrawal.js
var withdrawal = __webpack_require__(45471);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var agent_review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./build/schema/run/control.js
var control = __webpack_require__(70733);
// EXTERNAL MODULE: ./build/app/job/template.js
var job_template = __webpack_require__(49696);
;// CONCATENATED MODULE: ./build/app/phase/prepare/prepare.js












/** Second phase: number the iteration, assemble its prompt and state that the attempt begins. Calls no agent. */
async function prepare(ports, job, at) {
    const { ledger, task, attempt } = at;
    const { state, plan } = ledger;
    const iteration = state.iteration + 1;
    const { sections, cuts, systemPrompt } = await assemble(ports, job, {
        state,
        plan,
        task,
        attempt,
        recall: ledger.recall,
    });
    const prompt = (0,section/* renderPrompt */.nQ)(sections);
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'prompt.md'), prompt);
    ledger.record({ type: 'attempt_started', iteration, task: task.id, attempt, checkpoint: state.work }, ...told(state, iteration), ...cuts.map(({ section, fromChars, toChars }) => ({
        type: 'prompt_cut',
        iteration,
        section,
        from_chars: fromChars,
        to_chars: toChars,
    })));
    const { start, merge } = at.laidOut ?? { start: state.work, merge: null };
    return { iteration, task, attempt, checkpoint: state.work, start, merge, prompt, systemPrompt };
}
/** The prompt of the next attempt at a task, within the budget; changes nothing, so that a dry run can show it. */
async function assemble(ports, job, at) {
    const { state, task, attempt, recall } = at;
    const failed = (0,begin/* taskIn */.B1)(state, task.id).failed_iterations;
    const input = {
        task,
        attempt,
        remaining: Math.max(0, task.max_retries + 1 - attempt),
        failures: await Promise.all(failed.map((iteration) => failedAttempt(recall, iteration))),
        previous: await prepare_previousHandoff(recall, state),
        earlier: state.recent.slice(1),
        skills: await skillsOf(ports, task),
        firstIteration: await (0,job_template/* template */.v)(ports, 'first-iteration'),
        outputInstructions: await (0,job_template/* template */.v)(ports, 'output-instructions'),
        hints: state.hints.map(({ by, text }) => `${by}: ${text}`),
        knowledge: state.knowledge,
        knownRed: state.baseline?.accepted ? state.baseline.red : [],
    };
    const fitted = fitToBudget(promptSections(input), charsFor(job.settings['context-budget']));
    return { ...fitted, systemPrompt: (await ports.base.read('CLAUDE.md')) ?? '' };
}
/** Which hints this prompt holds: they are dropped when the attempt has ended. */
const told = ({ hints }, iteration) => hints.length === 0 ? [] : [{ type: 'hints_told', iteration, ids: hints.map(({ id }) => id) }];
async function prepare_previousHandoff(recall, state) {
    const newest = state.recent[0];
    if (!newest)
        return null;
    const stored = await recall((0,state_paths/* iterationPath */.lr)(newest.iteration, 'handoff.json'));
    const { source, handoff } = storedHandoff(stored) ?? {
        source: 'synthetic',
        handoff: fromSummary(newest.summary),
    };
    return { iteration: newest.iteration, task: newest.task, handoff, source };
}
async function failedAttempt(recall, iteration) {
    const [handoff, validation, agent, review, withdrawn] = await Promise.all([
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'handoff.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'validation.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'agent.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'review.json')),
        recall((0,withdrawal/* withdrawalPath */.RG)(iteration)),
    ]);
    const call = agent === undefined ? {} : JSON.parse(agent);
    return {
        iteration,
        ...whyFailed(call.why, withdrawn),
        denials: Array.isArray(call.denials) ? call.denials.map(String) : [],
        validation: validation === undefined ? undefined : check/* Validation */.OH.safeParse(JSON.parse(validation)).data,
        review: review === undefined ? undefined : agent_review/* Reviewed */.u2.safeParse(JSON.parse(review)).data?.review,
        handoff: storedHandoff(handoff)?.handoff,
    };
}
function whyFailed(why, withdrawn) {
    const read = withdrawn === undefined ? undefined : control/* Withdrawal */.yb.safeParse(JSON.parse(withdrawn)).data;
    if (read)
        return { why: (0,withdrawal/* withdrawalInWords */.uV)(read), stands: read.what === 'dependent' };
    return { why: String(why ?? 'the attempt failed') };
}
function storedHandoff(stored) {
    if (stored === undefined)
        return undefined;
    const { source, handoff } = JSON.parse(stored);
    const read = { source: agent_handoff/* HandoffSource */.KE.safeParse(source), handoff: agent_handoff/* Handoff */.Pj.safeParse(handoff) };
    return read.source.success && read.handoff.success
        ? { source: read.source.data, handoff: read.handoff.data }
        : undefined;
}
const fromSummary = (summary) => ({ summary, freeform: summary });
async function skillsOf({ base, show }, task) {
    const found = await Promise.all(task.skills.map(async (name) => ({ name, text: await base.read((0,overrides/* skillPath */.J)(name)) })));
    for (const { name, text } of found) {
        if (text === undefined)
            show({ kind: 'warning', text: `${task.id} names the skill ${name}, but ${(0,overrides/* skillPath */.J)(name)} does not exist` });
    }
    return found.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]));
}

// EXTERNAL MODULE: ./build/app/phase/settle/settle-attempt.js + 2 modules
var settle_attempt = __webpack_require__(23748);
// EXTERNAL MODULE: ./build/app/phase/validate/candidate.js
var candidate = __webpack_require__(46982);
// EXTERNAL MODULE: ./build/app/phase/validate/review.js + 1 modules
var review = __webpack_require__(69121);
// EXTERNAL MODULE: ./build/app/phase/validate/validate.js
var validate = __webpack_require__(39041);
;// CONCATENATED MODULE: ./build/app/attempt.js










/** The phases of one iteration as far as this job takes it; how the job ends, where it does. */
async function attempt(work, step) {
    const { ports, job, ledger, cancelled, did, reach } = work;
    const laid = await layOut(ports, job, { ledger, task: step.task });
    if (laid.kind === 'gone')
        return laid.reason && (0,job_work/* stopped */.ce)(laid.reason);
    const prepared = await prepare(ports, job, { ledger, ...step, laidOut: laid.laidOut });
    const handed = reach.until === 'prepared'
        ? delegate(work, { phase: 'prepared', prepared }, { commit: prepared.merge && prepared.start })
        : undefined;
    const begin = async (onSent) => {
        await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`, onSent);
        await work.publish();
    };
    // Whatever goes wrong from here on, this attempt has cost nothing yet.
    did.spent = job_work/* nothingSpent */.at;
    // The lease is ours since the job began, so the files are too: they need not wait for the remote.
    await alongside(begin, async () => {
        if (handed)
            return;
        const restored = ports.workspace.restore(prepared.start);
        // Made while git works, since the call would wait for it.
        (0,agent_handoff/* handoffJsonSchema */.u0)();
        await restored;
    });
    if (ledger.state.work !== prepared.checkpoint || work.conflict()) {
        giveBack(ledger, prepared);
        return undefined;
    }
    if (handed)
        return { kind: 'handed_on', dossier: handed };
    const onSpent = (spent) => {
        did.spent = spent;
    };
    const guarded = (0,job_work/* guardedBy */.iP)(work);
    const at = { spentUsd: ledger.state.usage.usd, guarded, onSpent };
    const changedSince = await ports.steering.look();
    const coded = await (0,code/* code */.a)(ports, job, { ...at, prepared, cancelled });
    const verdict = (0,settle_attempt/* verdictOn */.Hc)(work, coded);
    did.ready &&= !filledDisk(coded.end);
    if (verdict.kind === 'validate' && reach.until === 'coded') {
        // The checks run in other jobs, which have no key for a model.
        return handOnCoded(work, await (0,review/* reviewed */.YP)(ports, job, { ...at, coded, checked: false }));
    }
    const reason = await (0,settle_attempt/* settleAttempt */.LW)(work, { coded, verdict }, {
        async check() {
            const found = { coded, state: ledger.state, onChecks: work.orders.checks };
            const validation = await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => (0,validate/* validate */.tf)(ports, job, { ...found, signal }));
            if (typeof validation === 'object')
                did.ready = !validation.checks.some(({ filled_disk }) => filled_disk);
            return validation;
        },
        async review() {
            const seen = await (0,review/* reviewed */.YP)(ports, job, { ...at, coded, checked: true });
            if (seen !== coded)
                work.orders.forget();
            did.ready &&= !filledDisk(seen.reviewed?.end);
            return seen;
        },
    });
    await tellSteering(ledger, prepared, changedSince);
    return reason && (0,job_work/* stopped */.ce)(reason);
}
/** Named at once, and not taken over by the next job without a person's word. */
async function tellSteering(ledger, { iteration }, changedSince) {
    const { paths, plan } = await changedSince();
    if (paths.length === 0)
        return;
    ledger.record({ type: 'steering_changed', iteration, paths: paths.slice(0, 20), plan_source: plan });
}
async function handOnCoded(work, coded) {
    const { ports, job, ledger, did } = work;
    const commit = await (0,candidate/* writeCandidate */.d)(ports, job, { run: ledger.state.run, coded });
    const dossier = delegate(work, { phase: 'coded', coded }, { commit, spent: did.spent });
    await ledger.save(`hand on iteration ${coded.iteration}: ${coded.task.id}`);
    return { kind: 'handed_on', dossier };
}
/** Then its workspace was thrown away, with what set-up had made. */
const filledDisk = (end) => end?.kind === 'error' && end.what === 'disk';
/** What `sending` waits for is used for `other`; both have ended when a fault of one is thrown. */
async function alongside(sending, other) {
    let begun;
    const onSent = () => {
        begun ??= other();
        // Its fault is thrown below, when the other one has ended too.
        begun.catch(() => undefined);
    };
    try {
        await sending(onSent);
    }
    catch (error) {
        await begun?.catch(() => undefined);
        throw error;
    }
    onSent();
    await begun;
}
/** Somebody pushed to the work branch in the last moment: nothing is built on what is no longer its tip. */
function giveBack(ledger, { iteration, task }) {
    const why = 'somebody pushed to the work branch before the agent was called';
    ledger.record({
        type: 'attempt_interrupted',
        iteration,
        task: task.id,
        cause: 'work_moved',
        why,
        until: null,
        ...job_work/* nothingSpent */.at,
    });
}

// EXTERNAL MODULE: ./build/app/job/confined.js
var confined = __webpack_require__(6174);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js
var forecast = __webpack_require__(77428);
// EXTERNAL MODULE: ./build/core/report/words/forecast-text.js
var forecast_text = __webpack_require__(91760);
;// CONCATENATED MODULE: ./build/core/run/next/budget-warning.js
/** From here on a person is told: early enough to choose before the job stops by itself. */
const nearly = 0.8;
/** The budgets of which four fifths are used and of which that has not been said; a raised limit is said again. */
function budgetsNearlyUsed(at) {
    const said = (use) => at.state.warned.some(({ budget, limit }) => budget === use.budget && limit === use.limit);
    return budgetsInForce(at).filter((use) => use.used >= use.limit * nearly && !said(use));
}
function budgetsInForce({ plan, state, limits, job, now }) {
    const attempts = state.counts.succeeded + state.counts.failed;
    const uses = [
        { budget: 'cost', used: state.usage.usd, limit: limits.costBudgetUsd },
        { budget: 'run_iterations', used: attempts, limit: limits.runIterations ?? plan.max_iterations },
        { budget: 'time', used: now - job.started, limit: limits.timeBudgetMs },
        { budget: 'job_iterations', used: job.iterations, limit: limits.maxIterations },
    ];
    return uses.flatMap(({ limit, ...use }) => (typeof limit === 'number' ? [{ ...use, limit }] : []));
}

;// CONCATENATED MODULE: ./build/app/job/say-costs.js




/**
 * Before an attempt: in the job's first one, what the rest of the plan will probably cost; in any, each budget that is
 * nearly used, once, and what can be done about it while there is time (docs/design.md#what-it-promises).
 */
function sayCosts({ clock, show }, job, { ledger, soFar }) {
    const { plan, state } = ledger;
    const limits = (0,job_settings/* limitsOf */.Af)(job);
    const now = clock.now();
    if (soFar.iterations === 0) {
        const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* forecast */.g)({ plan, state }, { now, costBudgetUsd: limits.costBudgetUsd }));
        if (ahead !== null)
            show({ kind: 'note', text: `Forecast: ${ahead}` });
    }
    const at = { planFile: job.planFile, reachedBy: job.reachedBy, workBranch: job.workBranch, now };
    for (const use of budgetsNearlyUsed({ plan, state, limits, job: soFar, now })) {
        ledger.record({ type: 'budget_warning', ...use });
        for (const choice of (0,forecast_text/* budgetChoices */.WW)(use, at))
            show({ kind: 'note', text: `  - ${choice}` });
    }
}

// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
;// CONCATENATED MODULE: ./build/core/control/acknowledge.js


/** A comment takes 65,536 characters (platform fact 26). */
const longestAnswer = 30_000;
/**
 * What has to be to see outside after these orders: a sign at each, and the answers in as few comments as they fit, so
 * that a hundred orders at once are no hundred comments. Keys come from the orders alone: the same orders give the same.
 */
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
const onlyTheFirst = 'Only the first order of a comment counts: write a comment for each of the others.';
function answerTo({ order, obeyed, answer }) {
    const quoted = `> ${(0,inline_markdown/* inlineMarkdown */.x)(order.by, 60)}: ${(0,inline_markdown/* typedOrder */.PD)(order.text, 200)}`;
    if (obeyed.kind === 'refused')
        return answer ? `${quoted}\n\nNot done: ${(0,inline_markdown/* inlineMarkdown */.x)(obeyed.why, 600)}` : undefined;
    const said = obeyed.kind === 'stop' ? undefined : obeyed.answer;
    const parts = [said, order.more && onlyTheFirst].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : [quoted, ...parts].join('\n\n');
}
/** What reviewers are told, each at the place where they asked: the commit that did it, or that it was given up. */
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
/** Undefined while it may yet be done; a failed one can be tried again. */
function endOf(id, plan, state) {
    const task = state.tasks[id];
    if (task?.status === 'done' && task.commit !== null) {
        // The whole oid, which GitHub makes a link of.
        return `Done in ${task.commit} (${(0,report_context/* code */.aY)(id)}, iteration ${task.iteration}): ${(0,inline_markdown/* inlineMarkdown */.x)(task.summary ?? '', 500)}`;
    }
    if (task?.status === 'skipped')
        return `Not done: ${(0,report_context/* code */.aY)(id)} was skipped.`;
    return plan.tasks.some((other) => other.id === id) ? undefined : `Not done: ${(0,report_context/* code */.aY)(id)} was taken out of the plan.`;
}

// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var rules_overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/plan/change/follow-up.js
var follow_up = __webpack_require__(44688);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var text_nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/control/judge-commit.js
var judge_commit = __webpack_require__(51593);
;// CONCATENATED MODULE: ./build/core/control/obey-command.js













/** What an order does to the run, or why it cannot be done. Pure. */
function obeyCommand(command, order, run) {
    const { by } = order;
    switch (command.kind) {
        case 'pause':
            return done({ type: 'run_paused', by, why: command.why || `${by} paused it` });
        case 'resume':
            return run.state.paused ? done({ type: 'run_resumed', by }) : refused('the run is not paused');
        case 'stop':
            return { kind: 'stop', why: command.why || `${by} stopped it` };
        case 'hint':
            return hint(command, order);
        case 'skip':
            return skip(command, by, run);
        case 'retry':
            return retry(command, order, run);
        case 'approve':
            return (0,judge_commit/* approve */.SR)(command, by, run.state);
        case 'undo':
            return (0,judge_commit/* undo */.tN)(command, by, run.state);
        case 'redo':
            return (0,judge_commit/* redo */.ZS)(command, order, run);
        case 'remember':
            return remembered(command, order, run.state);
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
/** The reader sees exactly what the next agent will: nothing in a comment can say one thing to each (threat T4). */
function hint({ text: words }, { id, by, about }) {
    const [remark] = about?.remarks ?? [];
    const place = remark ? (0,follow_up/* placeOf */.$t)(remark) : about?.commit ? `the work as of ${(0,report_context/* shortOid */.$M)(about.commit)}` : '';
    const text = place === '' ? words : `About ${place}: ${words}`;
    return {
        ...done({ type: 'hint_given', id, by, text }),
        answer: `The next attempt reads exactly this:\n\n${(0,fences/* fenced */.OF)(text)}`,
    };
}
function remembered({ text }, { by, about }, { knowledge }) {
    const result = remember({ text, by, url: about?.url ?? null }, knowledge);
    if (result.kind === 'refused')
        return refused(result.why);
    if (result.kind === 'known')
        return { kind: 'done', effects: [], answer: `Known already, as ${(0,report_context/* code */.aY)(result.id)}.` };
    const { entry } = result;
    return {
        ...done({ type: 'remembered', ...entry }),
        answer: `Every later attempt reads this, as ${(0,report_context/* code */.aY)(entry.id)}:\n\n${(0,fences/* fenced */.OF)(entry.text)}`,
    };
}
const done = (...effects) => ({ kind: 'done', effects });
const refused = (why) => ({ kind: 'refused', why });
function skip({ task, why }, by, run) {
    const skipped = { type: 'task_skipped', task, by, why };
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done((0,judge_commit/* rejectOf */.vO)(awaiting, { by, why }), skipped);
    return wrongTask(run, task, ['pending', 'failed', 'given_up'], 'be skipped') ?? done(skipped);
}
/** A waiting commit is rejected with the reason; for any other task a reason is a hint. */
function retry({ task, why }, { id, by }, run) {
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done((0,judge_commit/* rejectOf */.vO)(awaiting, { by, why }));
    const hint = why === '' ? [] : [{ type: 'hint_given', id, by, text: `About ${task}: ${why}` }];
    return (wrongTask(run, task, ['failed', 'skipped', 'given_up'], 'be retried') ??
        done({ type: 'task_reopened', task, by }, ...hint));
}
function unknownTask(plan, task) {
    const meant = (0,text_nearest/* similarIn */.bx)(plan.tasks.map(({ id }) => id))(task);
    return `the plan has no task ${task}${meant === undefined ? '' : `. Did you mean ${meant}?`}`;
}
function wrongTask({ plan, state }, task, allowed, what) {
    if (!plan.tasks.some(({ id }) => id === task))
        return refused(unknownTask(plan, task));
    const status = (0,begin/* statusIn */.em)(state)(task);
    if (allowed.includes(status))
        return undefined;
    const { iteration } = (0,begin/* taskIn */.B1)(state, task);
    const back = status === 'done' && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : '';
    const words = allowed
        .map((one) => one.replace('_', ' '))
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' or ');
    return refused(`${task} is ${status.replace('_', ' ')}; only a task that is ${words} can ${what}${back}`);
}
/** Rules that a job under way takes over; of the others it was made when it began. */
const atOnce = new Set([
    'approval',
    'before-capture',
    'cost-budget',
    'known-red',
    'protected-paths',
    'review',
    'run-iterations',
    'setup',
    'strategy',
]);
/** Sets these for the rest of the run, all or none; null stands for one that was not named. */
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
    const known = rules_overrides/* adjustable */.mN.find((one) => one === name);
    if (known === undefined) {
        const meant = (0,text_nearest/* meantName */.d5)(name, rules_overrides/* adjustable */.mN);
        const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`;
        return { fault: `${name} cannot be set in a run.${nearest} There are ${rules_overrides/* adjustable */.mN.join(', ')}` };
    }
    const found = (0,rule_table/* rawOfText */.Zr)(known, text);
    return 'raw' in found
        ? { name: known, text, raw: found.raw }
        : { fault: `${name} takes ${found.expected}, not "${text}"` };
}
/** Orders that change no fact of the run: they are answered, or refused by name. */
function inform(command, run) {
    switch (command.kind) {
        case 'start':
            // The comment itself has started the job that reads this.
            return run.state.paused ? refused('the run is paused; `resume` lifts the pause and goes on') : answered();
        case 'plan':
            return answered('Each job takes the plan over as it is when the job starts, and this one has done so. What is edited meanwhile is taken over by the next one; for the text of an issue, order `plan` again then.');
        case 'status':
            return answered(obey_command_status(run));
        case 'help':
            return answered(help);
    }
}
const answered = (answer) => ({ kind: 'done', effects: [], ...(answer && { answer }) });
const help = [
    'A command is the first line of a new comment, one a comment:',
    '',
    ...Object.values(read_command/* commandForms */.j).map((form) => `- ${(0,report_context/* code */.aY)(`/ralph ${form}`)}`),
].join('\n');
function obey_command_status(run) {
    const at = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    return [happened, ...details.map((detail) => `- ${detail}`), (0,next_steps/* nextSentence */.H9)(next)].join('\n\n');
}

// EXTERNAL MODULE: ./build/app/phase/settle/take-in-handoff.js + 4 modules
var take_in_handoff = __webpack_require__(60671);
;// CONCATENATED MODULE: ./build/app/obey.js










/**
 * Applies what operators ordered since the last look. Each order's effect and its id go into one state commit, so it
 * takes effect exactly once, whatever dies (design rule 3). Returns a reason where the job is to end; `rests` where
 * nobody has ordered any work.
 */
async function obey(work, rests) {
    const { ports, ledger } = work;
    const { orders, cursor } = await work.orders.take();
    const known = new Set(ledger.consumed);
    const fresh = orders.filter(({ id }) => !known.has(id));
    const taken = [];
    const waiting = new Set(orders.map(({ id }) => id));
    for (const order of fresh)
        taken.push(await carryOut(work, { order, waiting }));
    ledger.consume([], { cursor, waiting });
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
/** A question; what nobody may order wants nothing either. */
const asks = ({ text, refused }) => refused !== undefined || /^(?:status|help)\b/.test(text);
/** That a task was done and that its reviewer is told so is one commit, so that it is told once. */
function tellReviewers(ledger) {
    const { tasks, effects } = answerFollowUps(ledger);
    ledger.record(...tasks.map((task) => ({ type: 'follow_up_answered', task })));
    ledger.send(effects);
    return tasks;
}
/** The first words of what is obeyed; a commit's subject is short. */
function subject(fresh, answered) {
    if (fresh.length === 0)
        return `answer the review that asked for ${answered.join(', ')}`;
    const words = fresh.slice(0, 5).map(({ text }) => (0,one_line/* oneLine */.TN)(text.split(' ')[0] ?? '', 20));
    return `obey ${words.join(', ')}${fresh.length > 5 ? ` and ${fresh.length - 5} more` : ''}`;
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
    const command = (0,read_command/* readCommand */.U)(text);
    return 'fault' in command ? { kind: 'refused', why: command.fault } : obeyCommand(command, order, { plan, state });
}
/** What an order means beyond its fact goes into the same state commit. */
async function takeEffect({ ports, ledger, job }, effect) {
    if (effect.type === 'attempt_approved')
        (0,take_in_handoff/* recordMilestone */.WJ)(ledger, effect);
    if (effect.type === 'follow_up_added') {
        const next = (0,follow_up/* addFollowUp */.eS)(effect.amendment, ledger.plan, (0,begin/* statusIn */.em)(ledger.state));
        if (typeof next === 'string')
            throw new Error(next);
        ledger.replacePlan(next);
    }
    ledger.record(effect);
    if (effect.type === 'remembered') {
        for (const file of knowledgeFiles(ledger.state.knowledge, ledger.state.iteration))
            ledger.attach(...file);
    }
    if (effect.type === 'attempt_approved') {
        await (0,take_in_handoff/* takeInStored */.uZ)(ports, job, { ...effect, ledger });
        await (0,take_in_handoff/* tellStoredReview */.hk)(ports, ledger, effect);
    }
    if (effect.type === 'attempt_rejected') {
        const { iteration, by, why } = effect;
        ledger.attach(...(0,withdrawal/* withdrawal */.sk)(iteration, { what: 'rejected', by, why }));
    }
}

// EXTERNAL MODULE: ./build/app/phase/prepare/baseline.js
var baseline = __webpack_require__(95557);
// EXTERNAL MODULE: ./build/app/phase/settle/undo.js
var undo = __webpack_require__(36054);
;// CONCATENATED MODULE: ./build/app/loop.js














/** A job that has only begun. */
const jobSoFar = ({ clock }, job) => ({
    started: clock.now(),
    iterations: 0,
    checks: job.checksDigest,
    baselineRan: false,
    longestMs: 0,
});
/** Attempts that count, over the whole run. */
const attemptsIn = ({ counts }) => counts.succeeded + counts.failed;
/** Decides, does and records until there is a reason to stop, or something for another job of this workflow run. */
async function loop(work, started, before = attemptsIn(work.ledger.state)) {
    await work.publish();
    const mergeWhenFree = putOffMerge(work);
    for (let { rests } = work;; rests = undefined) {
        const ordered = (await obey(work, rests)) ?? work.conflict();
        const apart = ordered ?? (await mergeWhenFree());
        if (apart)
            return stop(work, apart);
        const iterations = started.iterations + attemptsIn(work.ledger.state) - before;
        const longestMs = Math.max(started.longestMs, work.did.longestMs);
        const soFar = { ...started, iterations, baselineRan: work.did.baseline, longestMs };
        const step = decide(work, soFar);
        if (step.kind === 'stop' && work.ledger.dirty) {
            // Another write may have brought more work: the last word is said on what is written.
            await settled(work);
            continue;
        }
        const begun = work.ports.clock.now();
        const ended = step.kind === 'stop' ? await atEnd(work, step.reason) : await act(work, step, soFar);
        if (step.kind === 'attempt')
            work.did.longestMs = Math.max(soFar.longestMs, work.ports.clock.now() - begun);
        if (ended)
            return end(work, ended);
    }
}
/** Complete is said of what is proven alone. */
async function atEnd({ ports, ledger }, reason) {
    if (reason.kind === 'complete')
        await (0,prove/* proveComplete */.eV)(ports, ledger);
    return (0,job_work/* stopped */.ce)(reason);
}
/** A base that moved while a commit waited for approval is merged once, as soon as that is taken in or rejected. */
function putOffMerge({ ports, job, ledger }) {
    let waits = ledger.state.awaiting !== null;
    return async () => {
        if (!waits || ledger.state.awaiting)
            return undefined;
        waits = false;
        return (0,merge_base/* mergeBase */.wu)(ports, job, ledger);
    };
}
function decide({ ports, job, ledger, cancelled }, soFar) {
    if (cancelled.aborted)
        return { kind: 'stop', reason: (0,job_settings/* whyAborted */.Qh)(cancelled, job) };
    const { plan, state } = ledger;
    return (0,next_step/* nextStep */.sk)({ plan, state, limits: (0,job_settings/* limitsOf */.Af)(job), job: soFar, now: ports.clock.now() });
}
async function act(work, step, soFar) {
    const { ports, job, ledger, cancelled, did, reach } = work;
    if (reach.until === 'decided')
        return (0,job_work/* stopped */.ce)({ kind: 'iteration_limit', scope: 'job', limit: 1 });
    // An order may have changed the strategy meanwhile.
    if (step.kind !== 'wait')
        (0,enough_checks/* refuseUnchecked */.vc)(job);
    if (step.kind === 'attempt') {
        if (!did.ready && reach.until !== 'prepared')
            await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => makeReady(work, signal));
        did.ready = true;
        sayCosts(ports, job, { ledger, soFar });
        (0,confined/* stateConfinement */.eV)(ledger, ports.confinement);
        return cancelled.aborted ? undefined : attempt(work, step);
    }
    // What was settled must not wait for what takes time.
    await settled(work);
    if (step.kind === 'wait')
        await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => ports.clock.waitUntil(step.until, signal));
    else if (reach.until !== 'settled')
        return handOnChecks(work, step);
    else if (step.kind === 'undo') {
        await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => (0,undo/* undo */.tN)(ports, job, { ledger, undo: step.undo, signal }));
        did.ready = false;
    }
    else {
        (0,confined/* stateConfinement */.eV)(ledger, ports.confinement);
        const at = { ledger, onChecks: work.orders.checks };
        did.ready = (await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => (0,baseline/* baseline */._Z)(ports, job, { ...at, signal }))) ?? false;
        did.baseline = true;
    }
    return undefined;
}
/** What needs checks and no agent, where other jobs run the checks. */
async function handOnChecks(work, step) {
    const { ports, job, ledger } = work;
    const reverted = step.kind === 'undo' ? await (0,undo/* revert */.ru)(ports, job, { ledger, undo: step.undo }) : undefined;
    if (step.kind === 'undo' && !reverted)
        return undefined;
    const commit = reverted?.commit ?? ledger.state.work;
    const dossier = reverted
        ? delegate(work, { phase: 'undo', reverting: reverted.reverting }, { commit })
        : delegate(work, { phase: 'baseline', commit }, { commit });
    await ledger.save(`hand on the ${step.kind}`);
    return { kind: 'handed_on', dossier };
}
/** A workspace of another machine, or one that is new, is filled and set up before money is spent. */
async function makeReady({ ports, job, ledger }, signal) {
    await ports.workspace.restore(ledger.state.work);
    await ports.workspace.setUp(job.settings.setup, signal);
}
/** Writes and publishes while the lease is ours: what the work branch makes of a commit belongs into the record. */
async function settled({ ledger, publish }) {
    if (ledger.dirty)
        await ledger.save('settle');
    await publish();
}
const end = async (work, ended) => ended.kind === 'stopped' ? stop(work, ended.reason) : ended;
/** The job's last word; gives the run back. */
async function stop(work, reason) {
    const { ports, job, ledger } = work;
    await settled(work);
    // A job that is being ended has seconds left: what it could not tell is told by the next one.
    if (!work.cancelled.aborted)
        await (0,job_work/* deliver */.cK)(ports, ledger);
    ledger.record({ type: 'run_stopped', reason });
    const call = callPerson(ledger.state, reason, job.planFile);
    if (call) {
        ledger.send([call]);
        await ledger.save(`stop: ${reason.kind}, and call a person`);
        // While the lease is ours, so that the end is one write for everybody else.
        await (0,job_work/* deliver */.cK)(ports, ledger);
    }
    ledger.record({ type: 'lease_released' });
    await ledger.save(`stop: ${reason.kind}`);
    return (0,job_work/* stopped */.ce)(reason);
}


/***/ }),

/***/ 30218:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ openWork),
  l: () => (/* binding */ recordingFaults)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/core/run/fold/control.js
var control = __webpack_require__(17451);
// EXTERNAL MODULE: ./build/app/branch/join-work.js
var join_work = __webpack_require__(15027);
// EXTERNAL MODULE: ./build/app/branch/mark-milestones.js
var mark_milestones = __webpack_require__(28974);
;// CONCATENATED MODULE: ./build/app/branch/projection.js



/** Times that somebody else's push may come between while ours is merged with it; the next look goes on. */
const tries = 5;
/**
 * The work branch follows the state, which is the truth: a branch that cannot be moved is reported once and offered
 * under another name, and the run goes on (docs/design.md#the-transaction). What people push meanwhile is never overwritten.
 */
function projection(ports, job, at) {
    const { ledger, replaces } = at;
    let { remoteTip: published, conflict, deleted } = at;
    let taken = (0,control/* newestTaken */.OT)(ledger.state);
    let told = '';
    const mark = (0,mark_milestones/* milestoneMarker */.D)(ports, at);
    const upToDate = () => {
        const { work, base } = ledger.state;
        const grew = (0,control/* newestTaken */.OT)(ledger.state) > taken;
        if (published !== null && published === replaces && !grew)
            return true;
        if (published !== null)
            return work === published;
        return work === base || (deleted && !grew);
    };
    /** Ours cannot go on top of what is there; where only the base is in the way, it can. */
    const heldBack = () => conflict?.kind === 'human_review' && conflict.conflict?.theirs === published;
    async function publish() {
        for (let round = 0; round < tries && !upToDate(); round++) {
            const result = await publishOnce();
            if (result === 'done')
                return;
            if (result === 'again')
                continue;
            ports.show({ kind: 'note', text: `${ledger.state.work_branch} was moved to ${result.slice(0, 7)} by somebody` });
            published = result;
            const apart = await (0,join_work/* joinWork */.u)(ports, job, { ledger, theirs: result });
            if (apart) {
                conflict = apart;
                return;
            }
        }
    }
    /** The tip that is in the way, where there is one; `again` where the branch is gone. */
    async function publishOnce() {
        const { work: commit, work_branch: branch } = ledger.state;
        const result = await ports.workBranch.publish({ commit, expected: published, replaces });
        if (result.kind === 'moved')
            return result.tip;
        if (result.kind === 'published') {
            published = commit;
            taken = (0,control/* newestTaken */.OT)(ledger.state);
        }
        else if (result.kind === 'deleted') {
            ports.show({ kind: 'note', text: `${branch} was deleted; the next task's commit recreates it` });
            published = null;
            deleted = true;
            return 'again';
        }
        else if (result.why !== told) {
            told = result.why;
            ledger.record({ type: 'work_refused', branch, why: result.why, offered: result.offered });
        }
        return 'done';
    }
    return {
        publish: async () => {
            if (!heldBack())
                await publish();
            const { work, work_branch } = ledger.state;
            const milestones = await mark();
            if (published === work)
                ports.display.published(new Map([...milestones, [work_branch, work]]));
        },
        get conflict() {
            return conflict;
        },
    };
}

;// CONCATENATED MODULE: ./build/app/job/early-look.js
/** Checks that took less, ms, are looked beside: what comes in meanwhile waits for the next look. */
const quickMs = 1_000;
/** `first`: what a look found that was made just now, if nothing new was in it: then nobody's right is to be asked again. */
function earlyLook({ orderSource, clock }, ledger, first) {
    const look = () => {
        const { cursor: since, consumed, state } = ledger;
        return orderSource.incoming({ since, started: state.started, consumed, to: 'obey' });
    };
    let begun = first && Promise.resolve(first);
    let checksBegun = 0;
    let lastChecksMs = Number.POSITIVE_INFINITY;
    const begin = () => {
        begun = look();
        // Its fault is told to whoever takes it.
        begun.catch(() => undefined);
    };
    return {
        checks: {
            begin() {
                begun = undefined;
                checksBegun = clock.now();
                // A look costs calls, so it is not made twice: how long they took last time has to do.
                if (lastChecksMs < quickMs)
                    begin();
            },
            end() {
                lastChecksMs = clock.now() - checksBegun;
                if (!begun || lastChecksMs >= quickMs)
                    begin();
            },
        },
        forget() {
            begun = undefined;
        },
        take() {
            const taken = begun ?? look();
            begun = undefined;
            return taken;
        },
    };
}

// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/work.js
var work = __webpack_require__(12511);
// EXTERNAL MODULE: ./build/app/phase/settle/settle-attempt.js + 2 modules
var settle_attempt = __webpack_require__(23748);
;// CONCATENATED MODULE: ./build/app/open-work.js






/** What the steps of a job share, once the run is ours. */
function openWork(ports, job, at) {
    const { ledger, branch, reach, cancelled } = at;
    const shown = projection(ports, job, { ledger, ...branch });
    return {
        ports,
        get job() {
            return (0,job_settings/* adjusted */.BZ)(job, ledger.state);
        },
        ledger,
        reach,
        cancelled,
        publish: shown.publish,
        conflict: () => shown.conflict,
        rests: branch.rests,
        orders: earlyLook(ports, ledger, branch.looked),
        did: { baseline: false, ready: false, spent: work/* nothingSpent */.at, longestMs: 0 },
    };
}
/** Does it in an orderly way: a fault is put into the state as the reason for the end, and thrown on. */
async function recordingFaults(work, act) {
    try {
        return await act();
    }
    catch (error) {
        await giveUp(work, error);
        throw error;
    }
    finally {
        await work.ports.display.close();
    }
}
/** Leaves a state that says what happened, where that is still possible; the fault itself is the caller's to tell. */
async function giveUp(work, error) {
    const { ports, ledger, did } = work;
    const fault = error instanceof error_error/* RalphError */.A ? error : undefined;
    if (fault?.exit === 'busy')
        return;
    const why = fault?.message ?? String(error);
    const { current } = ledger.state;
    if (current) {
        const { iteration, task } = current;
        const cause = 'infrastructure';
        ledger.record({ type: 'attempt_interrupted', iteration, task, cause, why, until: null, ...did.spent });
    }
    ledger.record({ type: 'run_stopped', reason: { kind: 'failed', code: fault?.code ?? 'INTERNAL', why } }, { type: 'lease_released' });
    try {
        await ledger.save('stop: failed');
    }
    catch (second) {
        if (await (0,settle_attempt/* failRefused */.n2)(work, second).catch(() => false))
            return;
        ports.show({
            kind: 'warning',
            text: `the state could not be written either: ${second instanceof Error ? second.message : String(second)}`,
        });
    }
}


/***/ }),

/***/ 59077:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ code),
  I: () => (/* binding */ unresolved)
});

// EXTERNAL MODULE: ./build/core/run/next/conflict-task.js
var conflict_task = __webpack_require__(99292);
// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var redact = __webpack_require__(45144);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/app/phase/code/guard.js + 4 modules
var guard = __webpack_require__(16794);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
;// CONCATENATED MODULE: ./build/core/handoff/extraction-prompt.js




const maxSaid = 3_000;
const maxListed = 200;
/** What a small model is told so that it writes the handoff that the agent owed (docs/design.md#handoff). */
function extractionPrompt(given) {
    const { task, changes } = given;
    const files = changes.slice(0, maxListed).map(({ path, action }) => `${action} ${(0,one_line/* oneLine */.TN)((0,visible/* visible */.R)(path), 300)}`);
    if (changes.length > maxListed)
        files.push(`and ${changes.length - maxListed} more`);
    const parts = [
        given.template.trim(),
        `## Task\n\n${task.id}: ${(0,one_line/* oneLine */.TN)(task.title, 300)}`,
        `## Changed files\n\n${(0,fences/* fenced */.OF)(files.join('\n'))}`,
        given.diffStat.trim() === '' ? '' : `## Size of the changes\n\n${(0,fences/* fenced */.OF)((0,visible/* visible */.R)(given.diffStat).trimEnd())}`,
        `## What the agent said last\n\n${(0,fences/* fenced */.OF)((0,excerpt/* startOf */.GH)((0,visible/* visible */.R)(given.said).trim(), maxSaid))}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}

// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(42463);
// EXTERNAL MODULE: ./build/core/text/bounded-value.js
var bounded_value = __webpack_require__(70953);
;// CONCATENATED MODULE: ./build/core/handoff/read-handoff.js




const maxTextChars = 1024 * 1024;
/**
 * The handoff in an agent's answer: its structured output, else a result text that is one (whole, or in a `json` code
 * block). Only an object that is valid against the published JSON Schema counts (failure model seed C2: `42` was one). Texts
 * beyond 64 KiB are shortened, an answer beyond 1 MiB is refused (failure model C22).
 */
function readHandoff(end) {
    const structured = end.structured ?? undefined;
    const first = structured === undefined ? undefined : validated(structured, 'structured');
    if (first !== undefined && 'handoff' in first)
        return first;
    const second = fromText(end.text);
    if ('handoff' in second)
        return second;
    return { faults: [...(first?.faults ?? ['There is no structured output.']), ...second.faults] };
}
function fromText(text) {
    if (text.trim() === '')
        return { faults: ['The result text is empty.'] };
    if (text.length > maxTextChars)
        return { faults: ['The result text is longer than 1 MiB.'] };
    const whole = parsed(text);
    if (whole !== undefined)
        return validated(whole.value, 'result_text');
    const blocks = jsonBlocks(text).map(parsed);
    const readings = blocks.flatMap((block) => (block === undefined ? [] : [validated(block.value, 'result_text')]));
    const [handoff, another] = readings.filter((reading) => 'handoff' in reading);
    if (another !== undefined)
        return { faults: ['The result text holds several handoffs; which one counts is not said.'] };
    return handoff ?? readings[0] ?? { faults: ['The result text is not JSON and holds no JSON code block.'] };
}
/** Contents of the code blocks that are marked as JSON. */
function jsonBlocks(text) {
    const blocks = [];
    let open;
    for (const line of text.split(/\r?\n/)) {
        const before = open;
        open = (0,fences/* fenceAfter */.UH)(line, before);
        if (open === undefined)
            continue;
        if (before === undefined)
            blocks.push({ json: /json\s*$/i.test(line), lines: [] });
        else
            blocks.at(-1)?.lines.push(line);
    }
    return blocks.filter(({ json }) => json).map(({ lines }) => lines.join('\n'));
}
function parsed(text) {
    try {
        return { value: JSON.parse(text.trim()) };
    }
    catch {
        return undefined;
    }
}
function validated(value, source) {
    const of = source === 'structured' ? 'The structured output' : 'The result text';
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { faults: [`${of} is not an object.`] };
    const bounded = (0,bounded_value/* boundedValue */.l)(value, maxTextChars);
    if ('fault' in bounded)
        return { faults: [`${of} ${bounded.fault}.`] };
    const validate = validator();
    if (!validate(bounded.value))
        return { faults: (validate.errors ?? []).slice(0, 10).map(faultOf(of)) };
    // Fills in the schema's defaults and drops fields that it does not know.
    const handoff = agent_handoff/* Handoff */.Pj.safeParse(bounded.value);
    return handoff.success ? { handoff: handoff.data, source } : { faults: [`${of} is no handoff.`] };
}
const faultOf = (of) => ({ instancePath, message }) => `${of} is no handoff: ${instancePath === '' ? 'it' : instancePath.slice(1)} ${message}.`;
let compiled;
/** Compiled on first use: a start of the program that reads no handoff does not pay for it. The schema is our own. */
function validator() {
    compiled ??= new ajv.Ajv({ allErrors: true, validateSchema: false }).compile((0,agent_handoff/* handoffJsonSchema */.u0)());
    return compiled;
}
/** Less than this says nothing that the synthetic handoff does not say. */
const leastFreeform = 50;
/**
 * The handoff that a small model made from the agent's words, or why it does not count. Who did not do the work may
 * not change the plan, and which files changed is known better here.
 */
function acceptExtracted(end, changes) {
    if (end.kind !== 'finished')
        return { why: `it ended with ${end.kind}${'message' in end ? `: ${end.message}` : ''}` };
    const reading = readHandoff(end);
    if ('faults' in reading)
        return { why: reading.faults.join(' ') };
    const { plan_amendments: _, ...handoff } = reading.handoff;
    if (handoff.freeform.trim().length < leastFreeform) {
        return { why: `its freeform has fewer than ${leastFreeform} characters` };
    }
    return { handoff: { ...handoff, files_touched: changes.slice(0, 50).map(({ path, action }) => ({ path, action })) } };
}

// EXTERNAL MODULE: ./build/core/handoff/synthesize.js
var synthesize = __webpack_require__(61263);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/app/job/template.js
var template = __webpack_require__(49696);
;// CONCATENATED MODULE: ./build/app/phase/code/obtain-handoff.js






/** An extraction costs a cent or less with a small model; this only stops one that runs wild. */
const extractionUsd = 0.25;
/** With less left, the call would end before its answer. */
const leastUsd = 0.01;
const extractionTurns = 3;
/**
 * The handoff of an agent that came to an end of its own: its structured answer, else a result text that is one, else
 * one that a small model extracts from its words, else a synthetic one; each says which it is (docs/design.md#handoff).
 */
async function obtainHandoff(ports, job, at) {
    const { prepared, outcome, capture } = at;
    const { end, usage, durationMs } = outcome;
    if (end.kind !== 'finished' && end.kind !== 'no_result') {
        return { handoff: null, handoffSource: null, usage, durationMs };
    }
    const { structured, text } = end.kind === 'finished' ? end : { structured: undefined, text: end.tail };
    const reading = readHandoff({ structured, text });
    if ('handoff' in reading)
        return { handoff: reading.handoff, handoffSource: reading.source, usage, durationMs };
    const call = await extract(ports, job, { ...at, text });
    const spent = call
        ? { usage: (0,agent_usage/* addUsage */.vk)(usage, call.usage), durationMs: durationMs + call.durationMs }
        : { usage, durationMs };
    const extracted = call && acceptExtracted(call.end, capture.changes);
    if (extracted && 'handoff' in extracted)
        return { ...extracted, handoffSource: 'extracted', ...spent };
    if (extracted)
        ports.show({ kind: 'note', text: `no handoff could be extracted: ${extracted.why}` });
    const { task } = prepared;
    const handoff = (0,synthesize/* syntheticHandoff */.A)({ task, changes: capture.changes, text, turns: usage.turns });
    return { handoff, handoffSource: 'synthetic', ...spent };
}
/** Undefined where there is nothing to extract from, nothing to pay with, or the call could not be made. */
async function extract(ports, job, at) {
    const { prepared, outcome, capture, text } = at;
    const { iteration, task, attempt, start } = prepared;
    const { agent, workspace, show } = ports;
    const left = job.settings['cost-budget'] - at.spentUsd - outcome.usage.usd;
    const possible = at.hopeful && agent.ask !== undefined && !at.cancelled.aborted;
    if (!possible || text.trim() === '' || left < leastUsd)
        return undefined;
    const model = job.settings['extraction-model'];
    show({ kind: 'note', text: `the agent left no handoff: ${model} extracts one from its last output` });
    const question = {
        iteration,
        task: task.id,
        attempt,
        prompt: extractionPrompt({
            template: await (0,template/* template */.v)(ports, 'handoff-extraction'),
            task,
            changes: capture.changes,
            diffStat: await workspace.diffStat(start, capture.tree),
            said: text,
        }),
        model,
        maxTurns: extractionTurns,
        budgetUsd: Math.min(extractionUsd, left),
        schema: (0,agent_handoff/* handoffJsonSchema */.u0)(),
    };
    return at.guarded(async (signal) => {
        try {
            return await agent.ask?.(question, signal);
        }
        catch (error) {
            // The attempt is not to blame, and what is wrong with the program shows at its next call.
            show({ kind: 'warning', text: `no handoff could be extracted: ${String(error)}` });
            return undefined;
        }
    });
}

;// CONCATENATED MODULE: ./build/app/phase/code/code.js







/** Third phase, in the workspace as its checkpoint has it: run the agent, confined; read what it left, once; look at it with the guards. */
async function code(ports, job, at) {
    const { prepared } = at;
    ports.workspace.entrust();
    const outcome = (0,redact/* mapStrings */.to)(await at.guarded((signal) => callAgent(ports, job, { ...at, signal })), ports.clean);
    const { lingeredMs, denials } = outcome;
    at.onSpent({ usage: outcome.usage, duration_ms: outcome.durationMs });
    if (outcome.end.kind === 'error' && outcome.end.what === 'disk')
        return discarded(ports, prepared, outcome);
    const left = await captured(ports, at);
    if (!left)
        return cutOff(prepared, outcome);
    const formatted = isWorthFormatting(outcome.end, left) ? await format(ports, job, at) : nothingToFormat;
    const capture = formatted.ran ? await captured(ports, at) : left;
    if (!capture)
        return cutOff(prepared, outcome);
    const end = formatted.stopped ? { kind: 'cancelled' } : outcome.end;
    const { tree, changes, hidden, environment } = capture;
    const guarded = await (0,guard/* guard */.a)(ports, job, { ...capture, ...prepared });
    const findings = [...guarded.findings, ...outcome.outside];
    const unready = formatted.failed ?? (await unresolved(ports, { ...prepared, tree }));
    const hopeful = changes.length > 0 && findings.length === 0 && unready === null;
    const obtained = await obtainHandoff(ports, job, { ...at, outcome, capture, hopeful });
    at.onSpent({ usage: obtained.usage, duration_ms: obtained.durationMs });
    const seen = { tree, changes, hidden, environment, findings, touched: guarded.touched, unready };
    return { ...prepared, end, lingeredMs, denials, ...obtained, ...seen };
}
const nothingSeen = { hidden: { paths: [], total: 0 }, environment: { paths: [], total: 0 }, findings: [], touched: [] };
/** What fills the disk must go before the state can be written; also what is ignored, which a restore would leave. */
async function discarded({ workspace }, prepared, outcome) {
    await workspace.discard();
    return nothingLeft(prepared, outcome);
}
function nothingLeft(prepared, outcome) {
    const nothing = { tree: prepared.start, changes: [], unready: null, ...nothingSeen };
    return { ...prepared, ...outcome, handoff: null, handoffSource: null, ...nothing };
}
/** What the agent left; undefined where the job was cancelled meanwhile: nobody waits for a large change to be read. */
async function captured({ workspace }, { prepared, cancelled }) {
    try {
        return await workspace.capture(prepared.start, cancelled);
    }
    catch (error) {
        if (cancelled.aborted)
            return undefined;
        throw error;
    }
}
const cutOff = (prepared, outcome) => nothingLeft(prepared, { ...outcome, end: { kind: 'cancelled' } });
function callAgent(ports, { settings }, at) {
    const { iteration, task, attempt, prompt, systemPrompt } = at.prepared;
    const request = {
        pass: 'code',
        iteration,
        task: task.id,
        attempt,
        prompt,
        systemPrompt,
        workspace: ports.workspace.path,
        cwd: ports.workspace.folder(task.working_directory ?? settings['working-directory']),
        model: task.model ?? settings.model,
        maxTurns: task.max_turns ?? settings['max-turns'],
        budgetUsd: Math.max(0.01, settings['cost-budget'] - at.spentUsd),
        allowedTools: task.allowed_tools,
        schema: (0,agent_handoff/* handoffJsonSchema */.u0)(),
    };
    return ports.agent.run(request, at.signal, (progress) => ports.show({ kind: 'agent', iteration, progress }));
}
const nothingToFormat = { ran: false, stopped: false, failed: null };
/** The commands of `before-capture`, ended like the agent is where the job is cancelled or stopped. */
async function format(ports, job, at) {
    if (job.settings['before-capture'].length === 0)
        return nothingToFormat;
    const { iteration } = at.prepared;
    try {
        const failed = await at.guarded((signal) => beforeCapture(ports, job, { iteration, signal }));
        return { ran: true, stopped: false, failed };
    }
    catch (error) {
        if (error instanceof Error && error.name === 'AbortError')
            return { ran: true, stopped: true, failed: null };
        throw error;
    }
}
const timeoutMs = 10 * 60_000;
/**
 * Runs the user's commands between the agent and the capture, such as formatters, confined as checks are. Null where
 * all of them passed, else the sentence that fails the attempt; the ones after it do not run.
 */
async function beforeCapture({ runCheck }, { settings }, at) {
    for (const run of settings['before-capture']) {
        const working_directory = settings['working-directory'];
        const check = { name: run, run, kind: 'build', timeout_ms: timeoutMs, working_directory };
        const result = await runCheck(check, `iteration-${at.iteration}-before-capture`, at.signal);
        if (!result.passed)
            return `before-capture: ${run} ${(0,failure_sentence/* failureSentence */.Qz)(result)}\n${(0,output_excerpt/* outputExcerpt */.V4)(result, 1000)}`.trim();
    }
    return null;
}
/** Formatters have something to do only where the agent did, and where what it did may be committed. */
const isWorthFormatting = (end, { changes, refused }) => (end.kind === 'finished' || end.kind === 'no_result') && changes.length > 0 && refused.length === 0;
/** A conflict is a matter of text: git itself shows none in files above this. */
const readBytes = 100 * 1024 * 1024;
/** Why a merge is not resolved yet; null where nothing of it is left, or where there was none to resolve. */
async function unresolved({ workspace }, { merge, checkpoint, tree }) {
    if (!merge)
        return null;
    const left = [];
    for (const path of merge.files) {
        const [text = '', ...sides] = await Promise.all([tree, checkpoint, merge.base].map(async (treeish) => {
            const content = await workspace.readCaptured(treeish, path, readBytes);
            return new TextDecoder('utf-8').decode(content);
        }));
        if ((0,conflict_task/* hasLeftMarkers */.FI)(text, sides))
            left.push(path);
    }
    return left.length === 0 ? null : `conflict markers remain in ${left.join(', ')}`;
}


/***/ }),

/***/ 16794:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ guard)
});

// EXTERNAL MODULE: ./build/core/guard/finding.js
var finding = __webpack_require__(91881);
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(73971);
// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var secret_redact = __webpack_require__(45144);
// EXTERNAL MODULE: ./build/core/text/secret/secret-forms.js
var secret_forms = __webpack_require__(32959);
// EXTERNAL MODULE: ./build/core/guard/known-secrets.js + 4 modules
var known_secrets = __webpack_require__(8252);
;// CONCATENATED MODULE: ./build/core/guard/secrets.js



/**
 * Makes the search for known secrets, however they are written down, and for what looks like a token of a known kind
 * (threat T9). One finding for each line and kind. Make it once for many files: its tables cost some 30 ms.
 */
function secretFinder(known, rules = secret_redact/* tokenPatterns */.Vg) {
    const { left, search } = (0,known_secrets/* knownSecrets */.x)(known);
    const formsIn = (0,secret_forms/* formPlaces */.Vf)(left);
    // Values with too few letters and digits to be told from other text once separators are ignored stand as they are.
    const asTheyStand = (text) => formsIn(text).map(({ how, from }) => ({ kind: secretOf(how), index: from }));
    const byRules = (text) => rules.flatMap(({ kind, pattern }) => [...text.matchAll(pattern)].map(({ index }) => ({ kind, index })));
    const redact = (0,secret_redact/* redactor */.$p)(known);
    const kindsIn = (content) => [
        ...search(content).map(({ line, how }) => ({ line, kind: secretOf(how) })),
        ...matchesInText(content, (text) => [...asTheyStand(text), ...byRules(text)]),
    ];
    /** A path in which a secret is written so that redaction does not know it is not shown at all. */
    const shownPath = (path) => {
        const clean = redact(path);
        return clean === path && search(new TextEncoder().encode(path)).length > 0 ? '***' : clean;
    };
    return {
        inName(path) {
            const kinds = new Set(kindsIn(new TextEncoder().encode(path)).map(({ kind }) => kind));
            return [...kinds].map((kind) => ({ path: shownPath(path), why: `has ${kind} in its name` }));
        },
        inContent({ path, content, packed }) {
            const findings = new Map(kindsIn(content).map(({ kind, line }) => [`${line} ${kind}`, { kind, line }]));
            if (findings.size === 0)
                return [];
            const ordered = [...findings.values()].sort((a, b) => a.line - b.line);
            const shown = shownPath(path);
            // A line of what was packed is nowhere to be seen.
            return ordered.map(({ kind, line }) => packed === ''
                ? { path: shown, line, why: `holds ${kind}` }
                : { path: shown, why: `holds ${kind}, packed (${packed})` });
        },
    };
}
const secretOf = (how) => `a secret of this run (${how})`;
/** So much text is looked at together, and so much of it again with what follows: longer than any match has to be. */
const partBytes = 1024 * 1024;
const overlapBytes = 16 * 1024;
/** What is found in a content, and on which line; in parts one after the other, which bounds memory and each search. */
function matchesInText(content, find) {
    const found = [];
    let line = 1;
    for (let from = 0; from === 0 || from + overlapBytes < content.length; from += partBytes - overlapBytes) {
        const text = new TextDecoder('utf-8').decode(content.subarray(from, from + partBytes));
        for (const match of withLines(text, find(text)))
            found.push({ kind: match.kind, line: line + match.line });
        line += lineFeeds(content, from, from + partBytes - overlapBytes);
    }
    return found;
}
function withLines(text, matches) {
    let [line, at] = [0, 0];
    return [...matches]
        .sort((a, b) => a.index - b.index)
        .map(({ kind, index }) => {
        for (let next = text.indexOf('\n', at); next !== -1 && next < index; next = text.indexOf('\n', at)) {
            line += 1;
            at = next + 1;
        }
        return { kind, line };
    });
}
function lineFeeds(content, from, to) {
    let count = 0;
    for (let at = content.indexOf(10, from); at !== -1 && at < to; at = content.indexOf(10, at + 1))
        count += 1;
    return count;
}

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/inside-path.js
var inside_path = __webpack_require__(27520);
;// CONCATENATED MODULE: ./build/core/guard/check-configuration.js

const configurationNames = [
    /^(?:pytest\.ini|tox\.ini|setup\.cfg|conftest\.py|noxfile\.py|\.coveragerc|mypy\.ini|\.flake8|\.pylintrc|ruff\.toml|pyproject\.toml)$/,
    /^(?:jest|vitest|vite|playwright|cypress|ava|karma|wdio|babel|eslint|stylelint|prettier|web-test-runner)\.(?:config|conf|workspace)\.[cm]?[jt]sx?(?:on)?$/,
    /^vitest\.workspace\.\w+$/,
    /^\.(?:mocharc|c8rc|nycrc|babelrc|eslintrc|eslintignore|stylelintrc|prettierrc|prettierignore|rspec|swcrc)(?:\.\w+)?$/,
    /^(?:tsconfig.*\.json|biome\.jsonc?|deno\.jsonc?|bunfig\.toml|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|turbo\.json|nx\.json)$/,
    /^(?:Cargo\.toml|clippy\.toml|rustfmt\.toml|rust-toolchain(?:\.toml)?|nextest\.toml|\.golangci\.ya?ml|go\.work)$/,
    /^(?:pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|gradle\.properties)$/,
    /^(?:GNUmakefile|[Mm]akefile|.*\.mk|Justfile|justfile|Rakefile|Taskfile\.ya?ml|phpunit\.xml(?:\.dist)?)$/,
];
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
/** Whether a file says how tests, types, lint or a build are run, by its name. `package.json` is read more closely. */
const isCheckConfiguration = (path) => configurationNames.some((pattern) => pattern.test(nameOf(path))) ||
    /(?:^|\/)\.(?:cargo|mvn|config\/nextest)\/[^/]+$/.test(path);
const testNames = /(?:\.(?:test|spec)\.\w+|_(?:test|spec)\.\w+|(?:Test|Tests|IT|Spec)\.(?:java|kt|scala|cs|groovy|swift|php))$|^test_.*\.py$/;
/** Whether a file holds tests, by its name or its folder. */
const isTestFile = (path) => testNames.test(nameOf(path)) ||
    (/(?:^|\/)(?:tests?|__tests__|specs?|e2e)\//.test(path) &&
        /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|swift|scala|ex|exs|sh|bats)$/.test(path));
/** Paths that a command names, from the top of the repository: a script that a check runs decides what it says. */
function pathsIn(command, directory) {
    const words = command.split(/[\s;&|()<>"'=]+/).filter((word) => /[./]/.test(word) && !word.startsWith('-'));
    return words.flatMap((word) => (0,inside_path/* insidePath */.y)(directory === '.' ? word : `${directory}/${word}`) ?? []);
}
const dependencySection = /^\[+(?:(?:target\.[^\]]*\.)?(?:dev-|build-)?dependencies(?:\.[^\]]*)?|workspace\.dependencies[^\]]*|project(?:\.optional-dependencies|\.urls|\.scripts)?|package|dependency-groups|tool\.poetry(?:\.group\.[^\]]*)?(?:\.dependencies)?|tool\.uv(?:\.sources)?|build-system)\]+/;
/** The part of a manifest that is no version, dependency or description: honest work changes those all the time. */
function withoutDependencies(path, text) {
    const name = nameOf(path);
    if (/\.toml$/.test(name) && /^(?:Cargo|pyproject)\.toml$/.test(name))
        return tomlSections(text);
    if (name === 'pom.xml')
        return text
            .replace(/<(?:dependencyManagement|dependencies)>[\s\S]*?<\/(?:dependencyManagement|dependencies)>/g, '')
            .replace(/<(version|[\w.-]+\.version)>[^<]*<\/\1>/g, '');
    if (/^build\.gradle/.test(name))
        return text
            .split('\n')
            .filter((line) => !/^\s*(?:\w*(?:[iI]mplementation|[aA]pi|[oO]nly|[pP]rocessor|ksp|kapt)\b|version\b|id\b.*\bversion\b)/.test(line))
            .join('\n');
    return text;
}
function tomlSections(text) {
    let kept = true;
    const lines = text.split('\n').filter((line) => {
        if (/^\s*\[/.test(line))
            kept = !dependencySection.test(line.trim());
        return kept;
    });
    return lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('#')).join('\n');
}

;// CONCATENATED MODULE: ./build/core/guard/package-scripts.js
/** Where the checks are the workflow's own, nobody here knows what they run. */
const usual = ['test', 'lint', 'typecheck', 'check', 'build', 'ci', 'verify'];
const settingsOfTools = [
    'jest',
    'mocha',
    'ava',
    'vitest',
    'c8',
    'nyc',
    'eslintConfig',
    'eslintIgnore',
    'prettier',
    'babel',
    'tap',
    'xo',
    'standard',
    'imports',
    'type',
];
/** What a change of a `package.json` does to what the checks run: their scripts, followed through other scripts, and settings of test tools. */
function scriptChanges(file, checks) {
    const { path, before, after } = file;
    if (before === undefined)
        return [];
    const [was, is] = [read(before), after === undefined ? {} : read(after)];
    if (!was)
        return [];
    if (!is)
        return [`${path} cannot be read any more`];
    const [old, now] = [scriptsOf(was), scriptsOf(is)];
    const names = new Set([...reached(old, checks), ...reached(now, checks)]);
    const scripts = [...names].flatMap(([name, by]) => {
        const [a, b] = [old[name], now[name]];
        if (a === b)
            return [];
        const how = b === undefined ? 'is gone' : `is ${JSON.stringify(b)} now`;
        return [
            `${path}: the script "${name}", which ${by} runs, ${how} (was ${a === undefined ? 'not there' : JSON.stringify(a)})`,
        ];
    });
    const tools = settingsOfTools.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
    return [...new Set(scripts), ...tools.map((name) => `${path}: "${name}" was changed`)];
}
/** Names of the scripts that the checks come to, with the check that does. */
function reached(scripts, checks) {
    const from = checks.length === 0 ? usual.map((name) => [name, 'a check']) : [];
    const todo = [
        ...from,
        ...checks.flatMap(({ run }) => called(run, scripts).map((name) => [name, `the check ${run}`])),
    ];
    const known = new Map();
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
        const [name, by] = next;
        if (known.has(name))
            continue;
        known.set(name, by);
        const inner = called(scripts[name] ?? '', scripts);
        for (const other of [...inner, `pre${name}`, `post${name}`])
            todo.push([other, by]);
        if (known.size > 200)
            break;
    }
    return [...known];
}
const managers = /(?<![\w/.-])(?:npm|pnpm|yarn|bun)((?:\s+(?:--?[\w-]+(?:[= ](?:"[^"]*"|'[^']*'|[^\s&|;]+))?|-w|workspaces|foreach))*)\s+(?:(?:run(?:-script)?)\s+)?(?:(?:--?[\w:-]+|-s)\s+)*([\w:.@/-]+)/g;
/** Names of the scripts that a command line calls, as far as its words say. */
function called(command, scripts) {
    const names = [...command.matchAll(managers)].flatMap(([all, , name = '']) => {
        const script = name === 't' || name === 'tst' ? 'test' : name;
        // `--prefix web test` reads as a value where it is a name: every word that names a script counts.
        return [script, ...all.split(/\s+/).filter((word) => Object.hasOwn(scripts, word))];
    });
    const tools = [...command.matchAll(/(?<![\w/.-])(?:run-[sp]|npm-run-all2?|concurrently|turbo|nx)\b([^&|;]*)/g)];
    return [
        ...names,
        ...tools.flatMap(([, words = '']) => words
            .replace(/["']|npm:/g, ' ')
            .split(/\s+/)
            .filter((word) => Object.hasOwn(scripts, word))),
    ];
}
function read(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
    }
    catch {
        return undefined;
    }
}
function scriptsOf(manifest) {
    const { scripts } = manifest;
    if (typeof scripts !== 'object' || scripts === null)
        return {};
    return Object.fromEntries(Object.entries(scripts).filter((entry) => typeof entry[1] === 'string'));
}

;// CONCATENATED MODULE: ./build/core/guard/test-guard.js



const isManifest = (path) => /(?:^|\/)package\.json$/.test(path);
const namedBy = (checks, path) => checks.find(({ run, working_directory }) => pathsIn(run, working_directory).includes(path))?.run;
/** Whether a change of this file can change what the checks run or find: only then its content is asked for. */
const mattersToChecks = (path, checks) => isManifest(path) ||
    isCheckConfiguration(path) ||
    isTestFile(path) ||
    path.endsWith('.rs') ||
    namedBy(checks, path) !== undefined;
/**
 * What a change does to the checks that judge it, a phrase each: scripts and configuration that they run by, tests that
 * are gone or skipped. Nothing of it need be wrong; whoever reviews must see it. Added tests and new versions of
 * dependencies are no finding.
 */
function testGuard(files, checks) {
    const found = files.flatMap((file) => [
        ...(isManifest(file.path) ? scriptChanges(file, checks) : []),
        ...configuration(file, checks),
        ...skipped(file),
    ]);
    return [...found, ...removed(files)].map((text) => (0,one_line/* oneLine */.TN)(text, 400));
}
const verbs = { created: 'was added', modified: 'was changed', deleted: 'was removed' };
function configuration({ path, action, before, after }, checks) {
    if (isManifest(path))
        return [];
    const run = namedBy(checks, path);
    if (run !== undefined && !(isTestFile(path) && action === 'created'))
        return [`${path}, which the check ${run} runs, ${verbs[action]}`];
    if (!isCheckConfiguration(path))
        return [];
    const same = before !== undefined &&
        after !== undefined &&
        withoutDependencies(path, before) === withoutDependencies(path, after);
    return same ? [] : [`${path}, by which checks are run, ${verbs[action]}`];
}
function skipped({ path, after, before = '' }) {
    if (after === undefined || (!isTestFile(path) && !path.endsWith('.rs')))
        return [];
    const more = skipsIn(after) - skipsIn(before);
    return more > 0 ? [`${path} skips ${more === 1 ? 'a test' : `${more} tests or groups`} that would have run`] : [];
}
/** A test that moved to another file is not gone. */
function removed(files) {
    const tests = files.filter(({ path }) => isTestFile(path));
    const came = new Set(tests.flatMap(({ action, after }) => (action === 'created' && after !== undefined ? [after] : [])));
    const change = tests.reduce((sum, { before = '', after = '' }) => sum + testsIn(after) - testsIn(before), 0);
    return tests.flatMap(({ path, action, before = '', after = '' }) => {
        if (action === 'deleted') {
            const moved = came.has(before) || (change >= 0 && testsIn(before) > 0);
            return moved ? [] : [`the test file ${path} was removed`];
        }
        const fewer = testsIn(before) - testsIn(after);
        return fewer > 0 && change < 0 ? [`${path} has ${fewer} ${fewer === 1 ? 'test' : 'tests'} less than before`] : [];
    });
}
const cases = [
    /(?<![\w.$])(?:[xf]?it|x?test|bench)(?:\.\w+)*\s*\(/g,
    /^\s*(?:async\s+)?def\s+test\w*\s*\(/gm,
    /^func\s+(?:Test|Fuzz)\w*\s*\(/gm,
    /#\[(?:\w+::)?test\b/g,
    /@(?:Parameterized|Repeated)?Test\b/g,
];
const skips = [
    /(?<![\w$])(?:it|test|describe|context|suite|t)(?:\.\w+)*?\.(?:skip|skipIf|runIf|todo|only|fixme|failing|fails)\b/g,
    /(?<![\w.$])(?:xit|xtest|xdescribe|xcontext|fit|fdescribe)\s*\(/g,
    /(?<![\w$])(?:skip|todo|only)\s*:\s*(?:true|['"`])/g,
    /\bthis\.skip\s*\(/g,
    /@?pytest\.(?:mark\.)?(?:skip|skipif|xfail|importorskip)\b/g,
    /@?unittest\.(?:skip\w*|expectedFailure)\b|\bself\.skipTest\s*\(|\braise\s+(?:unittest\.)?SkipTest\b/g,
    /#\[(?:cfg_attr\([^\]]*\bignore\b|ignore\b)/g,
    /@(?:Disabled\w*|Ignore)\b/g,
    /(?<![\w$])[tb]\.(?:Skip|Skipf|SkipNow)\s*\(/g,
];
const count = (patterns, text) => patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
/** Tests that a file holds, as its text lets one count them: for telling that there are fewer. */
const testsIn = (text) => count(cases, text);
/** Places where a test, or all others, are left out. */
const skipsIn = (text) => count(skips, text);

;// CONCATENATED MODULE: ./build/app/phase/code/guard.js




/** Everything that may not be committed, at once: what git must not take, protected paths, size, secrets; and what the checks run. */
async function guard({ workspace }, job, capture) {
    const refused = capture.refused.map(({ path, why }) => ({ path, why }));
    const tooLarge = (0,finding/* sizeFindings */.IK)(capture.changes);
    // What is refused for its size is not read: that bounds the time and the memory of the search.
    const isLarge = new Set(tooLarge.map(({ path }) => path));
    const searched = isLarge.has(null) ? [] : capture.changes.filter(({ path }) => !isLarge.has(path));
    const found = [
        ...refused,
        ...(0,protected_paths/* protectedFindings */.Du)(capture.changes, [...job.steeringFiles, ...job.settings['protected-paths']]),
        ...(0,protected_paths/* outsideFindings */.kS)(capture.changes, capture.task.paths),
        ...tooLarge,
        ...(await secretsIn(workspace, job.secrets, { ...capture, changes: searched })),
    ];
    const touched = await touchedChecks(workspace, job.checks, { ...capture, changes: searched });
    const fails = job.settings['test-guard'] === 'fail';
    return { findings: [...found.map(finding/* findingSentence */.dj), ...(fails ? touched : [])], touched: fails ? [] : touched };
}
/** In all changes of one attempt together. */
const mostUnpacked = 256 * 1024 * 1024;
/** Where names and contents of changes hold a secret that they did not hold before, and what could not be searched. */
async function secretsIn(workspace, known, { tree, changes, start }) {
    const finder = secretFinder(known);
    let left = mostUnpacked;
    const findIn = async (treeish, path) => {
        const found = [];
        for await (const part of workspace.contents(treeish, path, left)) {
            if ('why' in part)
                found.push({ path, why: part.why });
            else {
                if (part.packed !== '')
                    left -= part.bytes.length;
                found.push(...finder.inContent({ path, content: part.bytes, packed: part.packed }));
            }
        }
        return found;
    };
    const found = [];
    for (const { path, action } of changes) {
        if (action === 'deleted')
            continue;
        const now = await findIn(tree, path);
        // A test key that was in the file before is not what this attempt brought in.
        const before = now.length > 0 && action === 'modified' ? await findIn(start, path) : [];
        found.push(...finder.inName(path), ...now.filter(({ why }) => times(now, why) > times(before, why)));
    }
    return found;
}
const times = (findings, why) => findings.filter((finding) => finding.why === why).length;
/** Tests and configuration are smaller; what is larger is told as changed without being read. */
const readBytes = 1024 * 1024;
const mostFiles = 2_000;
/** What a captured tree changes of what its checks run, from the contents on both sides. */
async function touchedChecks(workspace, checks, at) {
    const read = async (treeish, path) => {
        const content = await workspace.readCaptured(treeish, path, readBytes);
        return content && new TextDecoder('utf-8').decode(content);
    };
    const files = [];
    for (const { path, action } of at.changes) {
        if (files.length === mostFiles || !mattersToChecks(path, checks))
            continue;
        const before = action === 'created' ? undefined : await read(at.start, path);
        files.push({ path, action, before, after: action === 'deleted' ? undefined : await read(at.tree, path) });
    }
    return testGuard(files, checks);
}


/***/ }),

/***/ 87086:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gB: () => (/* binding */ changeRules),
  PH: () => (/* binding */ intake),
  _e: () => (/* binding */ takeLease)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error = __webpack_require__(6294);
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
// EXTERNAL MODULE: ./build/core/validation/enough-checks.js
var enough_checks = __webpack_require__(61850);
// EXTERNAL MODULE: ./build/app/branch/join-work.js
var join_work = __webpack_require__(15027);
// EXTERNAL MODULE: ./build/app/branch/recover-lost-attempt.js
var recover_lost_attempt = __webpack_require__(99024);
// EXTERNAL MODULE: ./build/app/job/confined.js
var confined = __webpack_require__(6174);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 1 modules
var job_ledger = __webpack_require__(34054);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/app/job/tell-uncommitted.js
var tell_uncommitted = __webpack_require__(43415);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan_plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/plan/lint/lint.js + 3 modules
var lint = __webpack_require__(4309);
;// CONCATENATED MODULE: ./build/core/plan/change/adopt-edit.js


/**
 * Takes over what a person changed in the plan file while the run was under way (docs/design.md#edits-of-the-plan). It is a three-way merge
 * by task: what the person did not touch keeps its amendments, what an amendment added stays, statuses in the file
 * do not count, and a done task neither changes nor goes. Without `previousSource`, a task that the file lacks counts
 * as added by an amendment, and each difference as the person's.
 */
function adoptEdit(edit) {
    const { current, edited, statusOf } = edit;
    const before = byId(edit.previousSource);
    const wanted = byId(edited);
    const missing = current.tasks.filter(({ id }) => !wanted.has(id));
    const removed = missing.filter(({ id }) => before.has(id)).map(({ id }) => id);
    const merges = mergeTasks(edited, byId(current), before);
    const modified = merges.filter(({ was, changed }) => was !== undefined && changed.length > 0);
    const { branch: _, ...rest } = edited;
    const branch = current.branch === undefined ? {} : { branch: current.branch };
    const kept = new Set(missing.filter(({ id }) => !before.has(id)));
    const tasks = withKept({ tasks: merges.map(({ task }) => task), order: current.tasks, kept });
    const plan = { ...rest, ...branch, tasks };
    const findings = [
        ...branchFindings(edit),
        ...removed.filter((id) => statusOf(id) === 'done').map((id) => `Task "${id}" is done and cannot be removed.`),
        ...modified.filter(({ task }) => statusOf(task.id) === 'done').map(doneFinding),
        ...(0,lint/* newErrors */.KJ)(current, plan),
    ];
    if (findings.length > 0)
        return { findings };
    const added = merges.filter(({ was }) => was === undefined).map(({ task }) => task.id);
    return { plan, added, removed, modified: modified.map(({ task }) => task.id) };
}
function mergeTasks(edited, now, before) {
    return edited.tasks.flatMap((theirs) => {
        const was = now.get(theirs.id);
        const base = before.get(theirs.id);
        if (was === undefined) {
            // In the old file, untouched since, and not in the run: an amendment removed it.
            if (base !== undefined && differing(theirs, base).length === 0)
                return [];
            return [{ task: { ...theirs, status: 'pending', retry_count: 0 }, was, changed: [] }];
        }
        const changed = differing(theirs, base ?? was).filter((name) => differs(theirs, was, name));
        return [{ task: withFields(was, theirs, changed), was, changed }];
    });
}
function doneFinding({ task, changed }) {
    return `Task "${task.id}" is done and cannot change any more; the file changes ${changed.join(', ')}.`;
}
/** Fields that a person decides; status and attempts are the run's. */
const ownFields = Object.keys(plan_plan/* Task */.YZ.shape).filter((name) => name !== 'status' && name !== 'retry_count');
function byId(plan) {
    return new Map(plan?.tasks.map((task) => [task.id, task]));
}
function differs(a, b, name) {
    return a[name] !== b[name] && JSON.stringify(a[name]) !== JSON.stringify(b[name]);
}
function differing(a, b) {
    return ownFields.filter((name) => differs(a, b, name));
}
/** `mine` with the named fields of `theirs`; a field that they took out goes. */
function withFields(mine, theirs, names) {
    const kept = Object.entries(mine).filter(([name]) => !names.includes(name));
    const taken = Object.entries(theirs).filter(([name]) => names.includes(name));
    return Object.fromEntries([...kept, ...taken]);
}
/** The run's work branch was recorded when it began: a new name would silently have no effect. */
function branchFindings({ current, edited }) {
    if (current.branch === edited.branch)
        return [];
    const [from, to] = [current.branch, edited.branch].map((name) => (name === undefined ? 'none' : `"${name}"`));
    return [`The branch changes from ${from} to ${to}; a run keeps the branch that it began with.`];
}
/** Puts the tasks that only the run has behind whatever they followed there. */
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

// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/report/words/plan-change.js
var plan_change = __webpack_require__(55693);
;// CONCATENATED MODULE: ./build/app/phase/intake/adopt-plan.js






/** What a later edit is compared with, and what a run goes on with that began from an issue. */
function keepSource({ plan, issueOrder }, ledger) {
    ledger.attach(state_paths/* planSourcePath */.Ep, JSON.stringify(plan));
    if (issueOrder)
        ledger.attach(state_paths/* issueOrderPath */.JF, JSON.stringify(issueOrder));
}
/** Whether the plan file says something new that a person has said; what an agent may have written waits for a word. */
function takesOver({ planSource, consents }, { plan_source, doubted }) {
    return plan_source !== planSource && (consents || doubted.every((change) => change.plan_source !== planSource));
}
/** The state's plan is the plan; an edited source is applied as a person's amendments, or refused with the reason. */
async function adoptPlan(ports, job, ledger) {
    if (!takesOver(job, ledger.state))
        return;
    const source = await ports.store.read(state_paths/* planSourcePath */.Ep);
    const edit = adoptEdit({
        current: ledger.plan,
        edited: job.plan,
        previousSource: source === undefined ? undefined : plan_plan/* Plan */.cw.parse(JSON.parse(source)),
        statusOf: (0,begin/* statusIn */.em)(ledger.state),
    });
    if ('findings' in edit) {
        const { findings } = edit;
        // By its mark told once, though no state remembers it: this job writes none.
        await ports.outbox.deliver([
            (0,plan_change/* planRefused */.M0)(ledger.state, { planFile: job.planFile, source: job.planSource, findings }),
        ]);
        throw new error/* RalphError */.A({
            code: 'PLAN_EDIT_REFUSED',
            message: `${job.planFile} was edited in a way that run ${ledger.state.run} cannot adopt.`,
            hint: 'Undo these edits, or start a new run with `--fresh`.',
            findings,
        });
    }
    const { plan, added, removed, modified } = edit;
    ledger.replacePlan(plan);
    keepSource(job, ledger);
    const pending = added.map((id) => ({ id, status: 'pending' }));
    ledger.send([(0,plan_change/* planChange */.AS)(ledger.state, { planFile: job.planFile, source: job.planSource, added, removed, modified })]);
    ledger.record({ type: 'plan_changed', plan_source: job.planSource, added: pending, removed, modified });
}

// EXTERNAL MODULE: ./build/app/phase/intake/merge-base.js
var merge_base = __webpack_require__(35999);
// EXTERNAL MODULE: ./build/core/run/stored/memory.js
var stored_memory = __webpack_require__(45391);
;// CONCATENATED MODULE: ./build/app/phase/intake/refuse-moved-back.js




/**
 * Refuses a state that belongs to another plan, or that is older than what was made from it: tasks would be done and
 * paid for twice. The work branch's newest commit and the status comment tell; who moves all of them back together, and
 * whoever writes a whole run that agrees with itself, is not noticed (threat T16).
 */
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
/** A state that is gone while a place outside remembers it: nothing is done a second time behind anybody's back. */
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
        message: `${stateBranch(job)} is gone, but the status comment describes a run with ${memory.iteration} iterations.`,
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
    // An address has no tracking branch that git could compare with.
    const lease = tip === null ? '--force' : `--force-with-lease=${branch}:${tip}`;
    return new error/* RalphError */.A({
        code: 'STATE_MOVED_BACK',
        message: `${stateBranch(job)} was moved back to ${(0,report_context/* shortOid */.$M)(oid)}, which knows ${state.iteration} iterations; ${where} tells of ${iteration}. Nothing was written.`,
        hint: `If that was a mistake, restore ${newest}: ${forward}. If it was intended, delete the status comment and move the work branch back too: ${(0,report_context/* commandSpan */["in"])('git', 'push', lease, job.remote, `${state.work}:${branch}`)}.`,
    });
}

;// CONCATENATED MODULE: ./build/app/phase/intake/intake.js

















/**
 * First phase: load the state, verify it, take the lease, recover what a lost runner left, adopt plan edits.
 * A job with nothing to do writes nothing. Throws RalphError BUSY where another job holds the lease,
 * CHECKS_MISSING where nothing would check what is committed.
 */
async function intake(ports, job, jobSoFar) {
    const loaded = await ports.store.load();
    const { run } = loaded;
    if (!run || job.fresh) {
        (0,enough_checks/* refuseUnchecked */.vc)(job);
        if (!run)
            await refuseForgotten(ports, job);
        (0,confined/* demandConfinement */.M4)(ports, job);
        await findAgent(ports, job);
        return { kind: 'ours', ...(await intake_begin(ports, job, loaded)) };
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
    (0,confined/* demandConfinement */.M4)(ports, (0,job_settings/* adjusted */.BZ)(job, run.state));
    (0,enough_checks/* refuseUnchecked */.vc)((0,job_settings/* adjusted */.BZ)(job, run.state));
    await findAgent(ports, job);
    const ledger = (0,job_ledger/* openLedger */.a)(ports, run, job);
    const { handed } = ledger.state;
    takeLease(ports, ledger);
    if (job.atOnce && run.state.waiting)
        ledger.record({ type: 'wait_lifted' });
    changeRules(job, ledger);
    (0,recover_lost_attempt/* recoverLostAttempt */.w)(ledger, handed);
    await adoptPlan(ports, job, ledger);
    await followRename(ports, job, ledger);
    const replaces = await (0,merge_base/* goOnFromMerge */.MC)(ports, job, { ledger, remoteWork: loaded.remoteWork });
    const remoteWork = replaces === undefined ? loaded.remoteWork : null;
    const conflict = await bringTogether(ports, job, { ledger, remoteWork });
    await ledger.save(`take over ${job.planName}`, ports.workspace.lookAhead);
    const endedInOrder = run.state.stop !== null && run.state.stop.kind !== 'failed';
    const deleted = loaded.remoteWork === null && endedInOrder && !conflict;
    const branch = { remoteTip: loaded.remoteWork, replaces, deleted, endedInOrder, conflict };
    const rests = job.byComment && endedByPerson(run.state.stop) ? run.state.stop : undefined;
    return { kind: 'ours', ledger, branch: { ...branch, rests, looked: ordered ? undefined : found } };
}
const endedByPerson = (stop) => stop?.kind === 'paused' || stop?.kind === 'cancelled';
/** A job that cannot call its agent writes nothing; one that has nothing to do does not need it. */
async function findAgent(ports, { base }) {
    const { agent, show } = ports;
    (0,tell_uncommitted/* tellUncommitted */.$)(ports, base);
    const { program, version } = await agent.preflight();
    show({ kind: 'note', text: `agent ${agent.name}: ${program} (${version})` });
}
async function intake_begin(ports, job, loaded) {
    if (loaded.run)
        await refuseHeldLease(ports, job, loaded.run);
    const ledger = (0,job_ledger/* openLedger */.a)(ports, loaded.run, job);
    const statuses = job.plan.tasks.map(({ id, status, retry_count }) => ({ id, status, failed_attempts: retry_count }));
    ledger.replacePlan(job.plan);
    keepSource(job, ledger);
    ledger.record({
        type: 'run_started',
        run: ports.clock.id(),
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
        tasks: statuses,
    });
    takeLease(ports, ledger);
    const { remoteWork } = loaded;
    if (remoteWork !== null && !(await ports.workBranch.contains(job.base, remoteWork))) {
        const why = `${job.workBranch} existed before the run`;
        const protects = await (0,join_work/* protectedArrivals */.t)(ports, job, { from: job.base, to: remoteWork });
        ledger.record({ type: 'work_moved', from: job.base, to: remoteWork, why, ...protects });
    }
    const conflict = await bringTogether(ports, job, { ledger, remoteWork });
    await ledger.save(`start ${job.planName}`, ports.workspace.lookAhead);
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
/** First what people pushed to the work branch, who may have merged the base there; then the base. */
async function bringTogether(ports, job, at) {
    const { ledger, remoteWork: theirs } = at;
    const conflict = theirs === null ? undefined : await (0,join_work/* joinWork */.u)(ports, job, { ledger, theirs });
    return conflict ?? (0,merge_base/* mergeBase */.wu)(ports, job, ledger);
}
function takeLease(ports, ledger) {
    ledger.record({ type: 'lease_taken', epoch: ledger.state.epoch + 1, holder: ports.liveness.self });
}
async function refuseHeldLease(ports, job, run) {
    const { lease } = run.state;
    const life = lease ? await ports.liveness.check(lease.holder) : 'gone';
    const verdict = (0,lease_verdict/* leaseVerdict */.QI)(lease, life, { now: ports.clock.now(), handed: run.state.handed !== null });
    if (verdict.kind !== 'held')
        return;
    throw new error/* RalphError */.A({
        code: 'BUSY',
        message: `Another job has this run: ${verdict.why}.`,
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
/**
 * The same decision as in the loop, taken before anything is written: a tick with nothing to do makes no commit. Where
 * the state does not say so yet, the job before died; this one publishes what it left and ends the run in order.
 */
async function nothingToDo(ports, job, at) {
    const { run, jobSoFar } = at;
    if (run.state.current || takesOver(job, run.state))
        return undefined;
    // Nobody has to say it a second time.
    if (job.rules.change?.wanted || (job.atOnce && run.state.waiting))
        return undefined;
    if (at.ordered || (await canTell(ports, run)))
        return undefined;
    if (await sameConflict(ports, job, at))
        return run.state.stop ?? undefined;
    const step = (0,next_step/* nextStep */.sk)({
        plan: run.plan,
        state: run.state,
        limits: (0,job_settings/* limitsOf */.Af)((0,job_settings/* adjusted */.BZ)(job, run.state)),
        job: jobSoFar,
        now: ports.clock.now(),
    });
    if (step.kind !== 'stop' || step.reason.kind !== run.state.stop?.kind)
        return undefined;
    // Whether a person has merged meanwhile shows at the branches alone.
    const merges = step.reason.kind === 'human_review' && step.reason.conflict !== undefined;
    return merges ? undefined : step.reason;
}
/** A job may have died between writing what it had to tell and telling it; what nobody can be told changes nothing. */
async function canTell(ports, { control: { outbox } }) {
    return outbox.length > 0 && (await ports.outbox.deliver(outbox)).length > 0;
}
/** Nobody has touched either side since a job stopped for this conflict: another look would find the same. */
async function sameConflict({ workBranch }, { base, settings }, { run, remoteWork }) {
    const { work, stop } = run.state;
    if (stop?.kind !== 'human_review' || stop.conflict?.ours !== work)
        return false;
    const { theirs } = stop.conflict;
    if (theirs === remoteWork)
        return true;
    if (theirs !== base || !settings['merge-base'])
        return false;
    return remoteWork === null || workBranch.contains(work, remoteWork);
}
/**
 * Follows the base branch to its new name, before anything is merged from it. Git redirects nobody (GitHub docs
 * "Renaming a branch"), so it is taken for renamed where the remote has it no more, its default branch is the one that
 * this job runs for, and that one holds the base. Else a warning says what is known, and what a person can do.
 */
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
    const text = `the base branch ${old} is gone from the remote, and ${doubt}: ${back}, \`fresh\` starts a new run on ${now}`;
    show({ kind: 'warning', text });
}
/** Records what this job makes of the rules of the run. */
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
/* harmony export */   wu: () => (/* binding */ mergeBase)
/* harmony export */ });
/* harmony import */ var _core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73971);
/* harmony import */ var _core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58260);
/* harmony import */ var _core_report_words_plan_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55693);
/* harmony import */ var _core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99292);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _branch_join_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15027);






/**
 * Merges a base that moved since the run began into the work, as one commit that says so; the checks run on it before
 * any money is spent. No ref but the work branch will show it. A conflict becomes the next task or a person's, by
 * configuration: for a person the reason to stop is returned.
 */
async function mergeBase(ports, job, ledger) {
    const { workBranch, show } = ports;
    const { base, settings } = job;
    await endResolved(ports, job, ledger);
    const { work: from, work_branch, base_branch, run, merging } = ledger.state;
    if (!settings['merge-base'] || (await workBranch.contains(from, base)))
        return undefined;
    // A commit that waits for approval was validated on this tip; the base can wait until it is taken in or not.
    if (ledger.state.awaiting)
        return undefined;
    // The task that resolves an older conflict comes first; what the base did since is merged after it.
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
    const merge = await workBranch.merge({ first: from, second: base, message });
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
/** No state could be written on top of a commit that the remote refuses: the base waits, and the issue says for what. */
async function leftOut({ workBranch, show }, ledger, { branch, from, to }) {
    const paths = (await workBranch.changed(from, to)).filter((path) => path.startsWith('.github/workflows/'));
    if (paths.length === 0 || !(await workBranch.refusesWorkflows(to)))
        return false;
    show({ kind: 'note', text: `${branch} is not merged: it changed ${paths.join(', ')}, which this token may not push` });
    ledger.send([(0,_core_report_words_plan_change_js__WEBPACK_IMPORTED_MODULE_2__/* .baseLeftOut */ .T6)(ledger.state, { branch, paths })]);
    return true;
}
/** After a force-push the work holds what people took out of the base: it was built on that, and nothing of it is dropped. */
async function movedBack({ workBranch }, { base }, { state }) {
    if (await workBranch.contains(base, state.base))
        return '';
    return `; it no longer holds ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(state.base)}, on which ${state.work_branch} was built and which stays there: revert what was to go`;
}
/** The conflict of an earlier job is none any more where the work holds that base, or where no base is merged. */
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
function merged(ledger, at) {
    const { merging, work: from } = ledger.state;
    if (merging)
        ledger.record({ type: 'conflict_task_ended', task: merging.task, why: at.why });
    ledger.record({ type: 'base_merged', from, ...at });
}
/** A task, where that is wanted, has not been tried in vain, and can be carried out by an agent; else a person's. */
function apart(job, ledger, { merge, branch }) {
    const { base, settings } = job;
    const { state } = ledger;
    // The next step says so, after the operators had their say.
    if (state.merging?.base === base && (0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolvedConflict */ .cb)(state))
        return undefined;
    const { paths: files, laid, news } = merge;
    const related = files.length > 0;
    const why = `${branch} (${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(base)}) ${related ? 'conflicts with' : 'has no history in common with'} ${state.work_branch}`;
    const steering = [...job.steeringFiles, ...settings['protected-paths']];
    const guarded = (0,_core_guard_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .protectedFindings */ .Du)(files.map((path) => ({ path })), steering).length > 0;
    if (settings['base-conflict'] === 'person' || state.merging || laid === null || guarded) {
        const local = job.baseBranch ?? base;
        return (0,_core_run_next_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .baseConflict */ .sc)({ state, why: `The base changed: ${why}.`, local, base, files, total: files.length });
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
    // Until the merge is made, nothing but the state may lead to that commit.
    ledger.keep(base);
    return undefined;
}
/**
 * A pull request that was squashed or rebased into the base leaves commits that git does not find there. Where GitHub
 * says that all of the work was merged so, and the base holds that merge, the work goes on from the base, as after a
 * merge commit. Returns the tip that the work branch may be moved away from.
 */
async function goOnFromMerge(ports, job, at) {
    const { ledger } = at;
    const { work, awaiting, merging, base_branch } = ledger.state;
    if (!job.settings['merge-base'] || awaiting || merging || base_branch !== job.baseBranch)
        return undefined;
    const merge = await squashed(ports, job, at);
    if (merge?.tip !== work)
        return merge && leftBehind(ports, job, at);
    const why = `pull request #${merge.number} was merged as ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(merge.commit)}; the work continues from ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(job.base)}`;
    const protects = await (0,_branch_join_work_js__WEBPACK_IMPORTED_MODULE_5__/* .protectedArrivals */ .t)(ports, job, { from: work, to: job.base });
    ledger.record({ type: 'base_merged', base: job.base, from: work, commit: job.base, why, ...protects });
    return merge.tip;
}
/** The tip at the remote, where that was merged so and the work has gone on from the merge. */
async function leftBehind(ports, job, at) {
    const merge = await squashed(ports, job, at);
    if (!merge)
        return undefined;
    return (await ports.workBranch.contains(at.ledger.state.work, merge.tip)) ? undefined : merge.tip;
}
/** Undefined also after a merge commit: git sees that one, too. */
async function squashed({ mergeWitness, workBranch }, { base }, { ledger, remoteWork }) {
    const tip = remoteWork ?? ledger.state.work;
    const merge = await mergeWitness.merged(tip);
    if (!merge || !(await workBranch.contains(base, merge.commit)))
        return undefined;
    return (await workBranch.contains(base, tip)) ? undefined : { tip, ...merge };
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




/**
 * Runs the checks once on the untouched checkpoint, before any money is spent. Red blocks the run unless `known-red`
 * accepts those failures; then only new ones count (docs/design.md#baseline). Returns whether the workspace is ready for an agent.
 */
async function baseline(ports, job, at) {
    const { ledger } = at;
    const commit = ledger.state.work;
    const started = ports.clock.now();
    const { results, discarded } = await checkUntouched(ports, job, { ...at, commit });
    recordBaseline(job, ledger, { ...ports, commit, results, durationMs: ports.clock.now() - started });
    return !discarded;
}
/** Own checks, or those of the workflow that must succeed. */
const countingOf = ({ strategy, checks, results, }) => (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .countingChecks */ .zf)(strategy, checks).length + results.filter(({ elsewhere }) => elsewhere?.required).length;
/** What the checks said of the untouched commit, wherever they ran. */
function recordBaseline({ checks, checksDigest, settings }, ledger, at) {
    const { commit, results, durationMs } = at;
    const { failures, missing } = (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)({ strategy: settings.strategy, checks, results, knownRed: [] });
    const confined = results.flatMap(({ name, needs }) => (needs === undefined ? [] : [{ name, needs }]));
    const red = [...failures.map(({ name }) => name), ...missing];
    ledger.attach('baseline.json', `${JSON.stringify({ commit, checks: results }, null, 2)}\n`);
    ledger.record({
        type: 'baseline_finished',
        commit,
        checks: checksDigest,
        red,
        // What no agent could ever turn green would be accepted for good.
        accepted: red.length > 0 && settings['known-red'] && confined.length === 0,
        ...(confined.length > 0 && { confined }),
        ...(0,_core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .saidByRed */ .Yb)(failures),
        counting: countingOf({ strategy: settings.strategy, checks, results }),
        duration_ms: durationMs,
    });
    // A merge of the base can be the pull request's head.
    if (commit !== ledger.state.base)
        ledger.send(at.outbox.effectsOf({ commit, checks: results, knownRed: [] }));
}
/**
 * The checks on a commit as it is, set up anew; `red` are those that count and failed, `discarded`: a check filled the
 * disk and its workspace was thrown away. What is red only in the confinement says what it needs.
 * Throws RalphError SETUP_FAILED.
 */
async function checkUntouched(ports, job, at) {
    const { commit, signal } = at;
    await ports.workspace.restore(commit);
    await (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .setUp */ .s)(ports, job, { tree: commit, signal });
    const ran = await (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .runChecks */ .JT)(ports, job, { ...at, tree: commit, label: 'baseline', knownRed: [] });
    const { results, discarded } = await withNeeds(ports, job, { commit, signal, ran });
    return { results, red: redIn(job, results), discarded };
}
/**
 * Red checks once more without the confinement, so that no money is spent on what no agent could turn green; what is
 * green then says what it seems to lack. Only where nobody but the user has had a hand in these files.
 */
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
/** Those that count and failed. */
const redIn = ({ checks, settings }, results) => (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)({ strategy: settings.strategy, checks, results, knownRed: [] }).failures;


/***/ }),

/***/ 23748:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n2: () => (/* binding */ failRefused),
  LW: () => (/* binding */ settleAttempt),
  Hc: () => (/* binding */ verdictOn)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
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
    // A directory made for one run: its last part is chance.
    [/(?:[a-z]:)?[\\/](?:[\w.~-]{1,80}[\\/]){0,12}(?:tmp|temp|_temp|T)[\\/][\w.@+-]+/gi, '<tmp>'],
    // The same file in another checkout: only its own name counts.
    [/(?:[a-z]:|<tmp>)?(?:[\\/][\w.@+~-]+)*[\\/](?=[\w.@+~-])/gi, '/'],
    [/\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)[0-9a-f]{7,}\b/gi, '<hex>'],
    [/\d+(?:[.,]\d+)*\s?(?:ms|µs|ns|s|sec|secs|seconds?|m|min|minutes?|h)\b/gi, '<took>'],
    [/\d+(?:[.,]\d+)*/g, '<n>'],
    [/\s+/g, ' '],
];
const maxChars = 50_000;
/** The text without what differs from run to run: numbers, hexadecimal, ids, times, durations, temporary directories. */
function normalized(text) {
    return rules.reduce((clean, [pattern, to]) => clean.replace(pattern, to), (0,visible/* visible */.R)((0,excerpt/* excerpt */.Kb)(text, maxChars))).trim();
}
/** A short stable digest of the normalised text, for telling the same failure again. Not for security: FNV-1a, twice. */
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
/**
 * The fingerprint of why a validation failed: which checks, how they ended, and what they said about it. The order of
 * lines does not count, since tests that run in parallel print in any order. Feeds the circuit breaker.
 */
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
// EXTERNAL MODULE: ./build/app/job/ledger.js + 1 modules
var job_ledger = __webpack_require__(34054);
// EXTERNAL MODULE: ./build/core/agent/agents.js
var agents = __webpack_require__(81484);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/app/phase/validate/candidate.js
var candidate = __webpack_require__(46982);
// EXTERNAL MODULE: ./build/app/phase/settle/take-in-handoff.js + 4 modules
var take_in_handoff = __webpack_require__(60671);
;// CONCATENATED MODULE: ./build/app/phase/settle/settle.js









/** Of what an iteration changed of its checks, so many are told one by one. */
const mostTouched = 10;
/** An interrupted attempt counts for nothing; what a person must mend ends the job with that reason. */
function settleInterruption(ledger, coded, at) {
    const { verdict, settings } = at;
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
/** A failure by the agent's end or by a guard. */
async function settleFailure(ports, ledger, at) {
    await fail(ports, ledger, { ...at, validation: null, fingerprint: fingerprint(`${at.cause}: ${at.why}`) });
}
/** What the checks said decides: one commit, or back to the checkpoint with the failure remembered. */
async function settleChecked(ports, job, at) {
    const { ledger, coded, validation } = at;
    if (validation.passed)
        return pass(ports, job, at);
    const { strategy, checks, known_red } = validation;
    const { failures, missing } = (0,verdict/* judge */.S4)({ strategy, checks: job.checks, results: checks, knownRed: known_red });
    const why = [
        ...failures.map((result) => `${result.name} ${(0,failure_sentence/* failureSentence */.Qz)(result)}`),
        ...missing.map((name) => `${name} has no result`),
    ].join('; ');
    await fail(ports, ledger, {
        coded,
        candidate: at.candidate,
        cause: 'checks',
        why,
        validation,
        said: (0,output_excerpt/* saidByRed */.Yb)(failures),
        fingerprint: validationFingerprint(validation),
    });
}
/** The checks passed and the reviewer did not accept it: as with checks that failed. */
async function settleRevised(ports, at) {
    await fail(ports, at.ledger, { ...at, cause: 'review', fingerprint: fingerprint(`review: ${at.why}`) });
}
async function pass(ports, job, at) {
    const { ledger, coded, validation } = at;
    const { iteration, task, usage, durationMs } = coded;
    const { handoff, source } = (0,candidate/* handoffOf */.y)(coded);
    const commit = at.candidate ?? (await (0,candidate/* writeCandidate */.d)(ports, job, { run: ledger.state.run, coded }));
    const passed = new Set(validation.checks.filter((check) => check.passed && !check.flaky).map(({ name }) => name));
    recordCall(ledger, coded, null);
    attachValidation(ledger, validation);
    const fact = {
        iteration,
        task: task.id,
        commit,
        summary: handoff.summary,
        handoff: source,
        usage,
        duration_ms: durationMs,
        flaky: validation.checks.filter(({ flaky }) => flaky).map(({ name }) => name),
        turned_green: validation.known_red.filter((name) => passed.has(name)),
    };
    const awaitsApproval = job.settings.approval === 'iteration';
    if (awaitsApproval)
        ledger.keep(commit);
    else
        (0,take_in_handoff/* recordMilestone */.WJ)(ledger, { iteration, task: task.id });
    ledger.record(awaitsApproval
        ? { type: 'attempt_held', ...fact, checkpoint: coded.checkpoint }
        : { type: 'attempt_succeeded', ...fact });
    ledger.send(ports.outbox.effectsOf({ commit, checks: validation.checks, knownRed: validation.known_red }));
    const { touched } = coded;
    if (touched.length > 0) {
        const what = touched.slice(0, mostTouched);
        ledger.record({ type: 'checks_touched', iteration, task: task.id, what, total: touched.length });
    }
    for (const why of source === 'synthetic' ? [] : askedOfPeople(handoff)) {
        ledger.record({ type: 'review_requested', iteration, task: task.id, why });
    }
    // What a person may yet reject changes neither the plan nor the account of what is done.
    if (awaitsApproval)
        return;
    (0,take_in_handoff/* tellReview */.CJ)(ports, ledger, { iteration, task: task.id, commit, reviewed: coded.reviewed });
    await (0,take_in_handoff/* takeInHandoff */.VQ)(ports, job, { ledger, task, iteration, handoff, changes: coded.changes });
}
/** Why a person should look at work whose checks passed, in the words of its agent: a synthetic handoff has none. */
function askedOfPeople({ request_human_review: asked, task_completed: done }) {
    const left = done?.summary?.trim() ? `: ${done.summary.trim()}` : '';
    return [
        ...(asked?.needed ? [asked.reason ?? 'the agent gave no reason'] : []),
        ...(done?.fully_complete === false ? [`the agent says that the task is not fully complete${left}`] : []),
    ];
}
async function fail(ports, ledger, at) {
    const { coded, cause, why, validation } = at;
    const { iteration, task, usage, durationMs } = coded;
    const kept = coded.changes.length > 0 && coded.findings.length === 0;
    const rejected = kept ? (at.candidate ?? (await keepRejected(ports, coded, why))) : null;
    if (rejected)
        ledger.keep(rejected);
    recordCall(ledger, coded, why);
    if (validation)
        attachValidation(ledger, validation);
    ledger.record({
        type: 'attempt_failed',
        iteration,
        task: task.id,
        cause,
        why,
        ...at.said,
        fingerprint: at.fingerprint,
        handoff: coded.handoffSource,
        usage,
        duration_ms: durationMs,
        rejected,
        final: coded.attempt > task.max_retries,
    });
}
/** A rejected tree stays reachable, so that a person can look at it; what a guard refused is never kept (rule 7). */
function keepRejected({ workBranch, redact }, { tree, checkpoint, iteration, task }, why) {
    const message = `rejected[${iteration}]: ${task.id}\n\nThis attempt did not pass and is not part of the work branch.\n${why.slice(0, 500)}\n`;
    return workBranch.write({ tree, parent: checkpoint, message: redact(message), aside: true });
}
/** The facts of the call itself, and the files that later prompts and people read. */
function recordCall(ledger, coded, why) {
    const { iteration, handoff, handoffSource: source, end, usage, durationMs, lingeredMs, hidden, environment, changes, denials, } = coded;
    recordReview(ledger, coded);
    if (handoff)
        ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'handoff.json'), json({ source, handoff }));
    const fault = end.kind === 'finished' || end.kind === 'no_result' ? {} : { fault: end };
    const call = { attempt: coded.attempt, task: coded.task.id, duration_ms: durationMs, usage };
    const facts = { end: end.kind, ...fault, why, ...call };
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'agent.json'), json({ ...facts, denials, changes: changes.slice(0, 500), files: changes.length }));
    if (lingeredMs !== null)
        ledger.record({ type: 'agent_lingered', iteration, after_ms: lingeredMs });
    if (hidden.total > 0)
        ledger.record({ type: 'files_hidden', iteration, paths: [...hidden.paths], total: hidden.total });
    if (environment.total > 0) {
        const { paths, total } = environment;
        ledger.record({ type: 'environment_changed', iteration, paths: [...paths], total });
    }
}
/** What a reviewer said, wherever the attempt goes: it was paid for. */
function recordReview(ledger, { iteration, task, reviewed }) {
    if (!reviewed)
        return;
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'review.json'), json(reviewed));
    const { review, why, usd } = reviewed;
    ledger.record({
        type: 'iteration_reviewed',
        iteration,
        task: task.id,
        verdict: review?.verdict ?? null,
        findings: review?.findings.length ?? 0,
        summary: (0,one_line/* oneLine */.TN)(review?.summary ?? why ?? '', 500),
        usd,
    });
}
function attachValidation(ledger, validation) {
    ledger.attach((0,state_paths/* iterationPath */.lr)(validation.iteration, 'validation.json'), json(validation));
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

;// CONCATENATED MODULE: ./build/app/phase/settle/settle-attempt.js









/** What the agent's end and the guards mean for the attempt, before any check. */
const verdictOn = ({ ports, ledger }, coded) => (0,attempt_verdict/* attemptVerdict */.ve)({
    end: coded.end,
    hasChanges: coded.changes.length > 0,
    findings: coded.findings,
    unready: coded.unready,
    now: ports.clock.now(),
    waits: ledger.state.waiting?.count ?? 0,
    losses: (0,begin/* taskIn */.B1)(ledger.state, coded.task.id).runners_lost,
});
/**
 * Fifth phase: one commit, or back to the checkpoint. Where the agent's end and the guards do not decide, the checks do,
 * wherever they run, and then the review. Returns a reason to stop where a person has to mend something first.
 */
async function settleAttempt(work, at, { check, review = unchanged }) {
    const { ports, job, ledger } = work;
    const { coded, verdict, candidate } = at;
    if (verdict.kind === 'interrupt')
        return settleInterruption(ledger, coded, { verdict, settings: job.settings });
    if (verdict.kind === 'fail') {
        await settleFailure(ports, ledger, { coded, ...verdict });
        return undefined;
    }
    const validation = await check();
    if (validation === undefined)
        settleInterruption(ledger, coded, { verdict: stoppedInChecks, settings: job.settings });
    else if (typeof validation === 'string')
        await settleFailure(ports, ledger, { coded, cause: 'checks', why: validation });
    else if (!validation.passed)
        await settleChecked(ports, job, { ledger, coded, validation, candidate });
    else
        return settleReviewed(work, { coded: await review(coded), validation, candidate });
    return undefined;
}
/** The checks passed: a gate may still keep it out. */
async function settleReviewed({ ports, job, ledger }, at) {
    const { coded } = at;
    const verdict = (0,read_review/* reviewVerdict */.C7)(job.settings.review, coded.reviewed, {
        now: ports.clock.now(),
        waits: ledger.state.waiting?.count ?? 0,
        losses: (0,begin/* taskIn */.B1)(ledger.state, coded.task.id).runners_lost,
    });
    if (verdict?.kind === 'interrupt') {
        return settleInterruption(ledger, coded, { verdict, settings: job.settings });
    }
    if (verdict)
        await settleRevised(ports, { ...at, ledger, why: verdict.why });
    else
        await settleChecked(ports, job, { ...at, ledger });
    return undefined;
}
const unchanged = async (coded) => coded;
const stoppedInChecks = {
    kind: 'interrupt',
    cause: 'cancelled',
    why: 'the job was cancelled or stopped',
    until: null,
};
/**
 * The remote refuses the state with what an attempt came to: its size, a credential that it finds in it, a rule. Else
 * each further job would pay for the same attempt: it is put down as failed, without its objects, on what is there, and
 * the next agent is told why (failure model G9). Returns whether that was written.
 */
async function failRefused({ ports, job, ledger }, error) {
    if (!(error instanceof error_error/* RalphError */.A && error.code === 'REMOTE_REFUSED'))
        return false;
    const { run } = await ports.store.load();
    const refused = run?.state.current;
    if (!run || !refused || run.state.epoch !== ledger.state.epoch || !hasEnded(ledger.state, run.state))
        return false;
    const { iteration, task, attempt } = refused;
    const why = error.message;
    const [ours, theirs] = [ledger.state, run.state];
    const instead = (0,job_ledger/* openLedger */.a)(ports, run, job);
    const call = (0,state_paths/* iterationPath */.lr)(iteration, 'agent.json');
    const told = JSON.parse((await ledger.recall(call)) ?? '{}');
    instead.attach(call, `${JSON.stringify({ ...told, why }, null, 2)}\n`);
    instead.record({
        type: 'attempt_failed',
        iteration,
        task,
        cause: 'guard',
        why,
        fingerprint: fingerprint(`refused: ${why}`),
        handoff: null,
        usage: (0,usage/* lessUsage */.xX)(ours.usage, theirs.usage),
        duration_ms: Math.max(0, (0,begin/* taskIn */.B1)(ours, task).duration_ms - (0,begin/* taskIn */.B1)(theirs, task).duration_ms),
        rejected: null,
        final: attempt > (run.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0),
    }, { type: 'run_stopped', reason: { kind: 'failed', code: error.code, why } }, { type: 'lease_released' });
    await instead.save('stop: failed');
    return true;
}
/** Whether what we know of the attempt is more than that it was under way. */
const hasEnded = ({ counts }, written) => counts.succeeded + counts.failed > written.counts.succeeded + written.counts.failed;


/***/ }),

/***/ 60671:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r2: () => (/* binding */ forgetProgress),
  WJ: () => (/* binding */ recordMilestone),
  VQ: () => (/* binding */ takeInHandoff),
  uZ: () => (/* binding */ takeInStored),
  CJ: () => (/* binding */ tellReview),
  hk: () => (/* binding */ tellStoredReview)
});

// EXTERNAL MODULE: ./build/core/plan/change/amendment-rules.js
var amendment_rules = __webpack_require__(85736);
;// CONCATENATED MODULE: ./build/core/plan/change/amend.js

/** The first three count and each further one is refused (docs/design.md#amendments). */
const maxAmendments = 3;
/**
 * What an agent's wishes make of the plan: applied in order, each judged on the plan as amended so far, so that one
 * bad wish costs no other (failure model A15). `current` is the id of the task that was just attempted, `statusOf` the
 * run's own record. What is to be removed stays in the plan as given up, unless agents are `trusted`. `why` is the end of the sentence "refused because \u2026".
 */
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
    for (const rule of amendment_rules/* amendmentRules */.ZT) {
        const why = rule(amendment, plan, context);
        if (why !== undefined)
            return why;
    }
    return (0,amendment_rules/* applyAmendment */.Cv)(inheriting(amendment, plan, context), plan);
}
/** A task that an agent adds may do what the task that it worked on may do, and no more; it is for the same milestone. */
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

// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/schema/run/progress-log.js

const progress_log_text = schemas/* string */.YjP();
/** One successful iteration, in the progress log; every list and text is cut to a bound when written. */
const ProgressEntry = schemas/* object */.Ikc({
    task_id: progress_log_text,
    iteration: schemas/* int */.Whr(),
    timestamp: iso/* datetime */.w$(),
    summary: progress_log_text,
    title: progress_log_text,
    files_changed: schemas/* array */.YOg(schemas/* object */.Ikc({ path: progress_log_text, action: schemas/* enum */.k5n(['created', 'modified', 'deleted']) })),
    /** All of them; `files_changed` lists at most 50. */
    files_total: schemas/* int */.Whr(),
    tests_added: schemas/* array */.YOg(schemas/* object */.Ikc({ file: progress_log_text, test_names: schemas/* array */.YOg(progress_log_text) })),
    design_decisions: schemas/* array */.YOg(progress_log_text),
    constraints: schemas/* array */.YOg(schemas/* object */.Ikc({ constraint: progress_log_text, impact: progress_log_text })),
    deviations: schemas/* array */.YOg(schemas/* object */.Ikc({ planned: progress_log_text, actual: progress_log_text, reason: progress_log_text })),
    bugs: schemas/* array */.YOg(schemas/* object */.Ikc({ description: progress_log_text, resolution: progress_log_text, resolved: schemas/* boolean */.zMY() })),
    fully_complete: schemas/* boolean */.zMY(),
});
/** `progress-log.json`: counts of the plan and the newest entries, newest first. Generated; nothing is decided by it. */
const ProgressLog = schemas/* object */.Ikc({
    generated_at: iso/* datetime */.w$(),
    plan_summary: schemas/* object */.Ikc({
        total_tasks: schemas/* int */.Whr(),
        completed: schemas/* int */.Whr(),
        /** Those in progress included. */
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


/** Entries kept: what is older is in `iterations/` and in git. */
const progressEntries = 20;
const longest = 500;
const mostItems = 20;
const mostFiles = 50;
/** One entry, with every text and list bounded. */
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
/**
 * The next `progress-log.json`: the newest successes (newest first) before the entries of the previous log, one entry
 * for each task and iteration, at most 20. Costs the same at the ten-thousandth iteration.
 */
function nextProgressLog(at) {
    const seen = new Set();
    const entries = [...at.newest.map(progressEntry), ...(at.previous?.entries ?? [])].filter((entry) => {
        const key = `${entry.task_id} ${entry.iteration}`;
        return !seen.has(key) && seen.add(key);
    });
    const counts = (0,task_rows/* countStatuses */.ip)(at.rows);
    return {
        generated_at: at.generated,
        plan_summary: {
            total_tasks: at.rows.length,
            completed: counts.done,
            pending: counts.pending + counts.in_progress,
            failed: counts.failed,
            skipped: counts.skipped,
            given_up: counts.given_up,
        },
        entries: entries.slice(0, progressEntries),
    };
}
/** The log without an iteration that was taken back: what it tells is done. */
const withoutIteration = (log, iteration) => log && { ...log, entries: log.entries.filter((entry) => entry.iteration !== iteration) };
/** The previous log as it was stored; null where there is none or it is not one: it is generated anew either way. */
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
// EXTERNAL MODULE: ./build/core/text/markdown/inline-markdown.js
var inline_markdown = __webpack_require__(73009);
// EXTERNAL MODULE: ./build/core/report/terminal/task-table.js
var task_table = __webpack_require__(12980);
;// CONCATENATED MODULE: ./build/core/report/markdown/progress-log-markdown.js



/** `progress-log.md`: the table of the tasks that are shown, then one block for each of the newest successful iterations. */
function progressLogMarkdown(log, at) {
    const { total_tasks, completed, pending, failed, skipped, given_up } = log.plan_summary;
    const parts = [
        '# Progress log',
        `Plan ${at.plan}: ${completed} of ${total_tasks} tasks done, ${pending} pending, ${failed} failed, ${skipped} skipped${given_up > 0 ? `, ${given_up} given up` : ''}.` +
            ` As of ${(0,amounts/* formatUtc */.ay)(log.generated_at)}.`,
        (0,task_table/* markdownTable */.Q)(at.rows),
        ...(at.omitted ? [at.omitted] : []),
        '---',
        ...(log.entries.length === 0 ? ['No iteration has succeeded yet.'] : log.entries.map(block)),
    ];
    return `${parts.join('\n\n')}\n`;
}
function block(entry) {
    const files = entry.files_changed.map(({ path, action }) => `| ${(0,inline_markdown/* markdownCell */.UZ)(path, 200)} | ${action} |`);
    const more = entry.files_total - files.length;
    const parts = [
        `### ${entry.task_id}: ${line(entry.title)} (iteration ${entry.iteration}, ${(0,amounts/* formatUtc */.ay)(entry.timestamp)})`,
        `**Summary:** ${line(entry.summary)}`,
        ...(entry.fully_complete ? [] : ['The agent says that the task is not complete; the checks passed.']),
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
/** A heading and a list, or nothing; what comes after the colon is optional. */
function list(heading, items, words) {
    if (items.length === 0)
        return [];
    const lines = items.map(words).map(([text, rest]) => `- ${line(text)}${rest === '' ? '' : `: ${line(rest)}`}`);
    return [`**${heading}:**`, lines.join('\n')];
}
const line = (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500);

// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/next/slices.js
var slices = __webpack_require__(29181);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var review = __webpack_require__(25442);
;// CONCATENATED MODULE: ./build/app/phase/settle/take-in-handoff.js









/** What a handoff does besides its commit: its amendments of the plan are judged, the progress log is renewed. */
async function takeInHandoff(ports, job, { ledger, ...passed }) {
    amend(ledger, { ...passed, trusted: job.settings.amendments === 'trusted' });
    await recordProgress(ports, ledger, passed);
}
/** The same for an attempt of an earlier job, from the files that it left. */
async function takeInStored(ports, job, { ledger, ...approved }) {
    const { iteration } = approved;
    const task = ledger.plan.tasks.find(({ id }) => id === approved.task);
    const [stored, agent] = await Promise.all(['handoff.json', 'agent.json'].map((file) => ledger.recall((0,state_paths/* iterationPath */.lr)(iteration, file))));
    const handoff = agent_handoff/* Handoff */.Pj.safeParse(fieldOf(stored, 'handoff')).data;
    if (!task || !handoff)
        return;
    const changes = (fieldOf(agent, 'changes') ?? []);
    await takeInHandoff(ports, job, { ledger, task, iteration, handoff, changes });
}
const fieldOf = (json, name) => json === undefined ? undefined : JSON.parse(json)[name];
function amend(ledger, { iteration, task, handoff, trusted }) {
    const amendments = handoff.plan_amendments ?? [];
    if (amendments.length === 0)
        return;
    const judged = judgeAmendments({
        plan: ledger.plan,
        statusOf: (0,begin/* statusIn */.em)(ledger.state),
        current: task.id,
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
const logFile = 'progress-log.json';
/** Renews `progress-log.json` and `.md`: the task table and the newest successes (docs/design.md#state-tree). */
async function recordProgress(ports, ledger, success) {
    renew(ports, ledger, { previous: readProgressLog(await ledger.recall(logFile)), newest: [success] });
}
/** Prepares to take an iteration out of it again; what it returns does so at once, beside the facts that say why. */
async function forgetProgress(ports, ledger, iteration) {
    const previous = withoutIteration(readProgressLog(await ledger.recall(logFile)), iteration);
    return () => renew(ports, ledger, { previous, newest: [] });
}
function renew({ clock }, ledger, { previous, newest }) {
    const generated = new Date(clock.now()).toISOString();
    const { plan, state } = ledger;
    const dated = newest.map((success) => ({ ...success, at: generated }));
    const log = nextProgressLog({ previous, newest: dated, rows: (0,begin/* recordsOf */.M$)(plan, state), generated });
    ledger.attach(logFile, `${JSON.stringify(log, null, 2)}\n`);
    ledger.attach('progress-log.md', progressLogMarkdown(log, { plan: state.plan, ...(0,task_rows/* rowsInState */.UV)({ plan, state }) }));
}
/** Puts what a reviewer found into the outbox, with the fact that its commit is part of the work. */
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
/** The same for a commit that waited for a person's word, from the file that its job left. */
async function tellStoredReview(ports, ledger, of) {
    const stored = await ledger.recall((0,state_paths/* iterationPath */.lr)(of.iteration, 'review.json'));
    const reviewed = stored === undefined ? undefined : review/* Reviewed */.u2.safeParse(JSON.parse(stored)).data;
    tellReview(ports, ledger, { ...of, reviewed });
}
/** Cuts the work where the commit that is about to be taken in is the first for its milestone. */
function recordMilestone(ledger, { iteration, task }) {
    const milestone = (0,slices/* beginsSlice */.vq)(ledger.plan, ledger.state, task);
    if (milestone === undefined)
        return;
    ledger.record({ type: 'milestone_begun', iteration, milestone, from: ledger.state.work });
}


/***/ }),

/***/ 36054:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qe: () => (/* binding */ settleUndo),
/* harmony export */   ru: () => (/* binding */ revert),
/* harmony export */   tN: () => (/* binding */ undo)
/* harmony export */ });
/* harmony import */ var _core_control_judge_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51593);
/* harmony import */ var _core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58260);
/* harmony import */ var _core_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89851);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58100);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36187);
/* harmony import */ var _core_run_stored_withdrawal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45471);
/* harmony import */ var _core_validation_failure_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49390);
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92949);
/* harmony import */ var _validate_validate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39041);
/* harmony import */ var _take_in_handoff_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60671);










/**
 * Reverts the commit of an iteration on the tip of the work. Undefined where that needs no checks to settle it: nothing
 * of it was left, or it cannot be taken back, and then nothing changes but that it is said.
 */
async function revert(ports, job, { ledger, undo }) {
    const { undoes } = undo;
    const iteration = ledger.state.iteration + 1;
    const refuse = (why) => void ledger.record({ type: 'undo_failed', iteration, undoes, why, rejected: null });
    const found = (0,_core_control_judge_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .taskOfIteration */ .MH)(ledger.state, undoes);
    if (!found)
        return refuse(`iteration ${undoes} has no commit that counts any more`);
    const reverting = { undo, iteration, ...found };
    const tip = ledger.state.work;
    const reverted = await ports.workBranch.revert({ commit: found.commit, tip });
    if (reverted.kind === 'nothing') {
        await finish(ports, ledger, { reverting, commit: null });
        return undefined;
    }
    if (reverted.kind === 'unable')
        return refuse(reverted.why);
    if (reverted.kind === 'conflict') {
        const places = `later commits changed the same lines: ${listed(reverted.paths)}`;
        return refuse(`${places}; undo those first, newest first, or revert it by hand on ${ledger.state.work_branch}`);
    }
    const message = (0,_core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_1__/* .undoMessage */ .ME)({
        prefix: job.settings['commit-prefix'],
        ...reverting,
        ...undo,
        trailers: { plan: job.planName, run: ledger.state.run },
        signOff: job.signOff,
    });
    const commit = await ports.workBranch.write({ tree: reverted.tree, parent: tip, message: ports.redact(message) });
    return { reverting, commit };
}
/**
 * Takes the commit of an iteration back: reverts it on the tip of the work, runs the checks on that tree, and opens its
 * task again. An iteration of its own without an agent; where it fails, nothing changes but that it is said.
 * Rejects with an AbortError when `signal` fires: the order then stays in the state, for the next job.
 */
async function undo(ports, job, at) {
    const reverted = await revert(ports, job, at);
    if (!reverted)
        return;
    const validation = await check(ports, job, { ...at, ...reverted });
    await settleUndo(ports, job, { ledger: at.ledger, ...reverted, validation });
}
/** What the checks said of the reverting commit decides. */
async function settleUndo(ports, job, at) {
    const { ledger, reverting, commit, validation } = at;
    const { iteration, undo } = reverting;
    ledger.attach((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(iteration, 'validation.json'), `${JSON.stringify(validation, null, 2)}\n`);
    if (validation.passed) {
        await finish(ports, ledger, at);
        const { checks, known_red: knownRed } = validation;
        return ledger.send(ports.outbox.effectsOf({ commit, checks, knownRed }));
    }
    ledger.keep(commit);
    const builds = (0,_core_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .doneDependents */ .xu)(ledger.plan, (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .statusIn */ .em)(ledger.state), reverting.task);
    const first = builds.length > 0 ? `; ${listed(builds)} built on it: undo that first, newest first` : '';
    const why = `without it the checks fail: ${failuresOf(job, validation)}${first}`;
    ledger.record({ type: 'undo_failed', iteration, undoes: undo.undoes, why, rejected: commit });
}
async function check(ports, job, at) {
    const { ledger, reverting, commit: tree, signal } = at;
    const { iteration } = reverting;
    const knownRed = (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .knownRedIn */ .wJ)(ledger.state);
    await ports.workspace.restore(tree);
    await (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .setUp */ .s)(ports, job, { tree, signal });
    const ran = await (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .runChecks */ .JT)(ports, job, { tree, label: `iteration-${iteration}`, knownRed, signal });
    const { checks, settings } = job;
    return (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .validationOf */ .D2)({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran });
}
/** The commit, the open tasks and what their next attempts are told: all in one state commit. */
async function finish(ports, ledger, { reverting, commit }) {
    const { iteration, task, undo } = reverting;
    const { by, why, undoes } = undo;
    const forget = await (0,_take_in_handoff_js__WEBPACK_IMPORTED_MODULE_8__/* .forgetProgress */ .r2)(ports, ledger, undoes);
    // From here on nothing is awaited: a lease renewal in between would write half of it.
    const dependents = (0,_core_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .doneDependents */ .xu)(ledger.plan, (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .statusIn */ .em)(ledger.state), task);
    const reopened = undo.reopen_dependents ? dependents : [];
    ledger.attach(...(0,_core_run_stored_withdrawal_js__WEBPACK_IMPORTED_MODULE_4__/* .withdrawal */ .sk)(undoes, { what: 'undone', by, why }));
    for (const id of reopened) {
        const done = (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .taskIn */ .B1)(ledger.state, id).iteration;
        if (done !== null)
            ledger.attach(...(0,_core_run_stored_withdrawal_js__WEBPACK_IMPORTED_MODULE_4__/* .withdrawal */ .sk)(done, { what: 'dependent', by, why: `${task}: ${why}` }));
    }
    ledger.record({ type: 'undo_done', iteration, undoes, task, commit, by, why, dependents, reopened });
    forget();
}
function failuresOf({ checks }, validation) {
    const { strategy, checks: results, known_red: knownRed } = validation;
    const { failures, missing } = (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .judge */ .S4)({ strategy, checks, results, knownRed });
    const failed = failures.map((result) => `${result.name} ${(0,_core_validation_failure_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .failureSentence */ .Qz)(result)}`);
    return [...failed, ...missing.map((name) => `${name} has no result`)].join('; ');
}
function listed(paths) {
    const more = paths.length - 20;
    return paths.slice(0, 20).join(', ') + (more > 0 ? ` and ${more} more` : '');
}


/***/ }),

/***/ 46982:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ writeCandidate),
/* harmony export */   y: () => (/* binding */ handoffOf)
/* harmony export */ });
/* harmony import */ var _core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58260);
/* harmony import */ var _core_handoff_synthesize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61263);


/** The agent's own, else one that the engine makes from the changes alone. */
function handoffOf(coded) {
    const { task, changes, usage } = coded;
    return {
        handoff: coded.handoff ?? (0,_core_handoff_synthesize_js__WEBPACK_IMPORTED_MODULE_1__/* .syntheticHandoff */ .A)({ task, changes, text: '', turns: usage.turns }),
        source: coded.handoffSource ?? 'synthetic',
    };
}
/** The captured tree as the commit that it becomes where the checks pass; it is on no branch. */
function writeCandidate({ workBranch, redact }, job, { run, coded }) {
    const { iteration, task, tree, checkpoint, merge } = coded;
    const message = (0,_core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_0__/* .commitMessage */ .df)({
        prefix: job.settings['commit-prefix'],
        template: job.settings['commit-template'],
        subjectLimit: job.settings['commit-subject-limit'],
        iteration,
        task,
        ...handoffOf(coded),
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
        merges: merge?.base,
    });
    return workBranch.write({ tree, parent: checkpoint, second: merge?.base, message: redact(message) });
}


/***/ }),

/***/ 69121:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VC: () => (/* binding */ askReviewer),
  sI: () => (/* binding */ readReviewer),
  YP: () => (/* binding */ reviewed)
});

// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
// EXTERNAL MODULE: ./build/core/review/file-diff.js
var file_diff = __webpack_require__(39373);
;// CONCATENATED MODULE: ./build/core/review/review-prompt.js





/** About 30,000 tokens; a change of more than that is read in the files. */
const maxDiff = 120_000;
const maxText = 8_000;
/** What a reviewer is told: the task and its criteria, what its agent says of the work, and the change. */
function reviewPrompt(given) {
    const { template, task, handoff, files } = given;
    const criteria = task.acceptance_criteria.map((text) => `- ${text}`).join('\n');
    const checks = given.checked
        ? 'The checks have passed on this change.'
        : 'The checks have not run on this change yet.';
    const parts = [
        template.trim(),
        `## Task\n\n${quoted([`${task.id}: ${task.title}`, task.description].join('\n\n'))}`,
        `## Acceptance criteria\n\n${criteria === '' ? 'None were written down.' : quoted(criteria)}`,
        `## What the agent says of its work\n\n${quoted([handoff.summary, handoff.freeform].join('\n\n'))}`,
        `## The change\n\n${checks} Before each line stands its number in the new file.\n\n${diffExcerpt(files, maxDiff)}`,
    ];
    return parts.join('\n\n');
}
const quoted = (text) => (0,fences/* fenced */.OF)((0,excerpt/* startOf */.GH)((0,visible/* visible */.R)(text).trim(), maxText));
const longestLine = 300;
/** Less of a file tells nothing. */
const leastChars = 400;
/**
 * The diff of a change for a prompt, file by file in code blocks, about `maxChars` at most. Small files are shown whole,
 * the large ones share what room is left, and each cut is said where it is.
 */
function diffExcerpt(files, maxChars) {
    const whole = files.map((file) => ({ file, lines: (0,file_diff/* numberedDiff */.Cf)(file).map(harmless) }));
    const share = fairShare(whole.map(({ lines }) => sizeOf(lines)), maxChars);
    // Where there are too many files, the last ones are only named.
    const shown = share < leastChars ? whole.slice(0, Math.floor(maxChars / leastChars)) : whole;
    const room = Math.max(share, leastChars);
    const rest = whole.slice(shown.length).map(({ file }) => nameOf(file));
    return [
        ...shown.map(({ file, lines }) => `### ${nameOf(file)}\n\n${cut(lines, room)}`),
        ...(rest.length === 0
            ? []
            : [
                `### Not shown\n\n${rest.length} more files: ${(0,one_line/* oneLine */.TN)(rest.join(', '), 4_000)}. Read what you need of them.`,
            ]),
    ].join('\n\n');
}
const nameOf = ({ path }) => (0,one_line/* oneLine */.TN)(path, 300);
const harmless = (line) => {
    const text = (0,visible/* visible */.R)(line);
    return text.length <= longestLine ? text : `${text.slice(0, longestLine)}\u2026 (cut)`;
};
const sizeOf = (lines) => lines.reduce((sum, line) => sum + line.length + 1, 0);
/** The most that every file may take so that all of them together fit. */
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
    return `${(0,fences/* fenced */.OF)(kept.join('\n'))}${said}`;
}

// EXTERNAL MODULE: ./build/schema/agent/review.js
var review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/app/job/template.js
var template = __webpack_require__(49696);
// EXTERNAL MODULE: ./build/app/phase/validate/candidate.js
var candidate = __webpack_require__(46982);
;// CONCATENATED MODULE: ./build/app/phase/validate/review.js






/** It looks and answers; the workspace is none of its business. */
const readingTools = ['Read', 'Grep', 'Glob'];
/** With less left, the call would end before its answer. */
const leastUsd = 0.01;
/**
 * Has a fresh agent look at a captured change, where the settings ask for it; what it cost is added to the attempt's.
 * What counts is the tree that was captured before: whatever the reviewer leaves in the workspace is in no commit.
 */
async function askReviewer(ports, job, at) {
    const { coded } = at;
    if (job.settings.review === 'none')
        return { coded, call: undefined };
    const model = job.settings['review-model'] ?? coded.task.model ?? job.settings.model;
    const left = job.settings['cost-budget'] - at.spentUsd - coded.usage.usd;
    const outcome = left < leastUsd ? nothingLeft : await callReviewer(ports, job, { ...at, model, budgetUsd: left });
    const usage = (0,agent_usage/* addUsage */.vk)(coded.usage, outcome.usage);
    const durationMs = coded.durationMs + outcome.durationMs;
    at.onSpent({ usage, duration_ms: durationMs });
    const call = { end: outcome.end, model: model ?? null, usd: outcome.usage.usd };
    return { coded: { ...coded, usage, durationMs }, call };
}
/** The same, with its answer read: in the job that settles what it says. */
async function reviewed(ports, job, at) {
    const { coded, call } = await askReviewer(ports, job, at);
    return call ? { ...coded, reviewed: await readReviewer(ports, coded, call) } : coded;
}
/** What a call came to, by the change as it is known here; of its answer nothing else is believed. */
async function readReviewer({ workspace }, { start, tree }, call) {
    const read = (0,read_review/* readReview */.ty)(call.end, call.end.kind === 'finished' || call.end.kind === 'no_result' ? await workspace.diff(start, tree) : []);
    const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end;
    return 'why' in read
        ? { ...call, end, review: null, why: read.why }
        : { ...call, end, review: read.review, why: null };
}
async function callReviewer(ports, job, at) {
    const { coded, model, budgetUsd } = at;
    const { iteration, task, attempt, start, tree } = coded;
    const { agent, workspace, base, show } = ports;
    const request = {
        pass: 'review',
        iteration,
        task: task.id,
        attempt,
        prompt: reviewPrompt({
            template: await (0,template/* template */.v)(ports, 'review'),
            task,
            handoff: (0,candidate/* handoffOf */.y)(coded).handoff,
            files: await workspace.diff(start, tree),
            checked: at.checked,
        }),
        systemPrompt: (await base.read('CLAUDE.md')) ?? '',
        // The paths of the change start here.
        workspace: workspace.path,
        cwd: workspace.folder('.'),
        model,
        maxTurns: job.settings['max-turns'],
        budgetUsd,
        allowedTools: readingTools,
        schema: (0,review/* reviewJsonSchema */.ec)(),
    };
    show({ kind: 'note', text: `${model ?? 'a second agent'} reviews the change of iteration ${iteration}` });
    const outcome = await at.guarded(async (signal) => {
        try {
            return await agent.run(request, signal, (progress) => show({ kind: 'agent', iteration, progress }));
        }
        catch (error) {
            // For a mere comment no attempt is lost; a gate cannot open, and says what is wrong with the machine.
            if (job.settings.review === 'gate')
                throw error;
            return notMade(error);
        }
    });
    if (outcome.end.kind === 'error' && outcome.end.what === 'disk')
        await workspace.discard();
    else
        await putBack(ports, tree);
    return outcome.outside.length === 0 ? outcome : { ...outcome, end: meddled(outcome.outside) };
}
/** Who changes files outside of the workspace is no judge of others. */
const meddled = (outside) => ({
    kind: 'error',
    what: 'other',
    message: outside.join('; '),
});
async function putBack({ workspace, show }, tree) {
    const { changed } = await workspace.resetTracked(tree);
    if (changed.length === 0)
        return;
    show({ kind: 'warning', text: `the reviewer changed files, which were put back: ${changed.slice(0, 5).join(', ')}` });
}
const notMade = (error) => ({
    end: { kind: 'error', what: 'other', message: String(error) },
    outside: [],
    usage: agent_usage/* noUsage */.tk,
    durationMs: 0,
});
const nothingLeft = {
    end: { kind: 'error', what: 'budget', message: 'no budget is left for the review' },
    usage: agent_usage/* noUsage */.tk,
    durationMs: 0,
};


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
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);
/* harmony import */ var _core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52139);
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92949);



/** Failures that were there before the run and were accepted. */
const knownRedIn = ({ baseline }) => baseline?.accepted ? baseline.red : [];
/**
 * Fourth phase: the checks decide, on exactly the tree that will be committed and in what set-up commands made. Where
 * these cannot make it from that tree, the sentence says why.
 */
async function validate(ports, job, at) {
    const { coded, state } = at;
    const { iteration, tree } = coded;
    // What the agent did to ignored files is undone where set-up commands can: no check passes because of it.
    const unready = await whyUnready(ports, job, { ...at, tree });
    if (unready !== undefined)
        return unready;
    const knownRed = knownRedIn(state);
    const ran = await runChecks(ports, job, { ...at, tree, label: `iteration-${iteration}`, knownRed });
    const { checks, settings } = job;
    return (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .validationOf */ .D2)({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran });
}
/** Of a failed check's output, for whoever watches; all that was kept of it is in `validation.json`. */
const shownChars = 30_000;
const mostListed = 20;
/**
 * Runs every check of the strategy on `tree`, all of them, in order. Each begins with exactly the tracked files of
 * `tree`: what another one changed in them was put back. A check that failed, or that changed such files, runs once more,
 * and no third time. Rejects with an AbortError when `signal` fires.
 */
async function runChecks(ports, job, at) {
    const results = [];
    at.onChecks?.begin();
    for (const check of (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .checksToRun */ .E)(job.settings.strategy, job.checks)) {
        const result = await settled(ports, check, { ...at, counts: !at.knownRed.includes(check.name) });
        results.push(result);
        if (result.filled_disk) {
            // What fills the disk must go before the state can be written (failure model C20).
            await ports.workspace.discard();
            return { results, discarded: true };
        }
    }
    at.onChecks?.end();
    return { results, discarded: false };
}
/**
 * One check and its verdict. Failing first and passing then is kept and marked flaky (design rule 4); of a check that
 * passed and changed tracked files on the way the second run counts, which began with what will be committed.
 */
async function settled(ports, check, at) {
    const first = await once(ports, check, at);
    const because = whyAgain(first, at.counts);
    if (because === undefined)
        return first;
    const second = await once(ports, check, { ...at, because });
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
async function once({ runCheck, show, clean, workspace }, check, at) {
    const { because, counts } = at;
    const rerun = because !== undefined;
    show({ kind: 'check_started', name: check.name, rerun, ...(because && { because }) });
    const said = await runCheck(check, rerun ? `${at.label}-rerun` : at.label, at.signal);
    const ran = { ...said, output_head: clean(said.output_head), output_tail: clean(said.output_tail) };
    const result = ran.filled_disk ? ran : { ...ran, ...listed(await workspace.resetTracked(at.tree)) };
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
/** What two runs of a check did, as one. */
function both(what, first, second) {
    const found = [first[what], second[what]].filter((one) => one !== undefined);
    if (found.length === 0)
        return {};
    const paths = [...new Set(found.flatMap(({ paths }) => paths))];
    // Beyond the cap nobody knows which of them are the same.
    const total = Math.max(paths.length, ...found.map((one) => one.total));
    return { [what]: { paths: paths.slice(0, mostListed), total } };
}
/**
 * Runs the set-up commands where they have to run. They may rewrite tracked files such as a lock file: those of `tree`
 * are put back, since what will be committed is what counts. Throws RalphError SETUP_FAILED.
 */
async function setUp({ workspace }, { settings }, { tree, signal }) {
    if (await workspace.setUp(settings.setup, signal))
        await workspace.resetTracked(tree);
}
/** The same; the sentence that says why they failed, where they did. */
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

/***/ 4146:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveSettings)
/* harmony export */ });
/* unused harmony export variablesOf */
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37669);

const names = Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W);
/** Plan fields that are settings too. */
const planFields = {
    strategy: (plan) => plan.validation_strategy,
};
/** Older variables that say in other words what a setting says (docs/design.md#the-programs-before). */
const seedWords = {
    approval: { variable: 'RALPH_AUTO_COMMIT', words: { true: 'none', false: 'iteration' } },
};
/** Resolves every setting from its strongest source. Pure; wrong values are all reported at once (design rule 5). */
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
    return { raw: Object.hasOwn(words, said) ? words[said] : said, place: `$${variable}` };
}
/** The variables that a setting is read from, strongest first; the last of them may say it in other words. */
function variablesOf(name) {
    const { variable } = seedWords[name] ?? {};
    return [...variables(name, settings[name]), ...(variable === undefined ? [] : [variable])];
}
/** The older name, where there is one, and `RALPH_` with the setting's own name. */
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
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37669);
/* harmony import */ var _rule_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92346);




/** What an operator may change while a run goes on: its rules, and how much, how fast and how. */
const free = [
    'max-iterations',
    'time-budget',
    'max-turns',
    'min-delay',
    'context-budget',
    'model',
    'mode',
];
const adjustable = [..._rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleNames */ .XZ.filter(_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isRule */ .Nd), ...free];
/** What operators could change before there were recorded rules. */
const once = ['cost-budget', 'run-iterations', 'strategy'];
/**
 * The settings with what operators changed; what an older program wrote and this one cannot read does not count. Of a
 * run without recorded rules (`unruled`) these are among it.
 */
function withOverrides(given, overrides, unruled) {
    const changed = readOf(unruled ? [...free, ...once] : free, overrides);
    return changed.length === 0 ? given : { ...given, ...Object.fromEntries(changed) };
}
/** The rules among them, as if this job had been told so. */
const overridesTold = (overrides) => Object.fromEntries(readOf(once, overrides).map(([name, value]) => [name, { raw: (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .rawOf */ .UD)(name, value), place: 'an order' }]));
function readOf(names, overrides) {
    return names.flatMap((name) => {
        const raw = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
        const read = raw === undefined ? undefined : _table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W[name].read(raw);
        return read && 'value' in read ? [[name, read.value]] : [];
    });
}
/** Splits what settings are resolved from. What is wrong with it is found elsewhere. */
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
/** The record with these changes. */
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

/***/ 93107:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ redByConfinement),
/* harmony export */   E2: () => (/* binding */ confinedIn),
/* harmony export */   X0: () => (/* binding */ maySudo),
/* harmony export */   Yi: () => (/* binding */ needIn),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   g1: () => (/* binding */ judgeConfinement)
/* harmony export */ });
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83469);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86756);



/** Whether a job may let an agent and checks work in what is reached here; `asked` are the rules in force for the run. */
function judgeConfinement(asked, here) {
    const { report, shape } = here;
    const least = asked['min-confinement'];
    if (least !== undefined && isBelow(report.level, least))
        return { refused: belowMinimum(least, here) };
    if (here.asked === 'none') {
        return { warning: `confinement: none: ${unprotected[shape]} ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .levelsInWords */ .m7[report.level]}.` };
    }
    if (!isBelow(report.level, 'C2'))
        return undefined;
    if (shape === 'one job')
        return { refused: besideSecrets(here) };
    const remedy = (0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .remedies */ .J)(here);
    return {
        warning: `No file is protected here (${reached(here)}): ${unprotected[shape]}${remedy.length > 0 ? ` \u2192 ${remedy.join(' ')}` : ''}`,
    };
}
/** Weaker than `least`. */
const isBelow = (level, least) => level < least;
/** As the run states it. */
const confinedIn = ({ report, asked, login }) => ({
    level: report.level,
    way: report.way,
    given_up: asked === 'none',
    login,
});
/** Whether `sudo -n` may be used: a machine of CI is lent for the job, a laptop's owner has to say so. */
const maySudo = (settings, isCi) => isCi || settings['confinement-sudo'];
const unprotected = {
    'one job': 'the agent and the checks can read and change every file of this job, its later steps and their secrets included.',
    'split jobs': 'the agent and the checks can read and change every file of this job.',
    'own machine': 'the agent and the checks can read and change every file that you can.',
};
const reached = ({ report }) => `${report.level}, by ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wayInWords */ .wf[report.way]}`;
function belowMinimum(least, here) {
    const none = here.asked === 'none';
    return new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'CONFINEMENT_BELOW_MINIMUM',
        message: `min-confinement is ${least}, but this machine reaches ${reached(here)}${none ? ', since `confinement: none` is set' : ''}.`,
        hint: none
            ? 'Take `confinement: none` out, or lower `min-confinement`.'
            : [...(0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .remedies */ .J)(here), `Or lower \`min-confinement\` to ${here.report.level}.`].join(' '),
        findings: refusals(here),
    });
}
const besideSecrets = (here) => new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'CONFINEMENT_BESIDE_SECRETS',
    message: `This runner confines no files (${reached(here)}), and the agent would work beside the secrets and the later steps of this job.`,
    hint: [
        ...(0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .remedies */ .J)(here),
        'Or give the agent a job without secrets (docs/github.md, "Split jobs"), or accept the risk with `confinement: none`.',
    ].join(' '),
    findings: refusals(here),
});
const refusals = ({ report }) => report.refused.map(({ way, why }) => `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wayInWords */ .wf[way]}: ${why}`);
/** What a check says that met the confinement; the first that fits. Words of the kernel, of Docker, of browsers. */
const signs = [
    [/docker\.sock|docker daemon|podman\.sock|containerd\.sock|testcontainers/i, 'docker'],
    [
        /no usable sandbox|\bunshare\b|clone_newuser|user namespaces?\b|\bbwrap\b|setuid sandbox|nested sandbox/i,
        'sandbox',
    ],
    [/read-only file ?system|\bEROFS\b/i, 'write'],
    // Landlock says the same of a file that may not be read and of one that may not be written.
    [/permission denied|operation not permitted|\bE(?:ACCES|PERM)\b/i, 'unknown'],
    [/no such file or directory|\bENOENT\b|command not found/i, 'read'],
];
/** What a check lacked that is red in the confinement and green without it, by what it printed. */
const needIn = (output) => signs.find(([sign]) => sign.test(output))?.[1] ?? 'unknown';
const remedyOf = {
    write: 'name the folder that it writes in `agent-writable`',
    read: 'name the file or folder that it misses in `agent-read`, or in `agent-writable` where it writes there',
    docker: 'it needs the socket of Docker, which is as much as root on this machine: keep it out of `validate` and run it in your own CI, or write `confinement: none`',
    sandbox: 'it makes a sandbox of its own, which cannot be made inside of one: switch that off in the check (browsers: `--no-sandbox`), or write `confinement: none`',
    unknown: 'name what it reads or writes in `agent-read` or `agent-writable`; if that does not help, use `confinement: none`',
};
/** Why a run does not begin, and what to write. */
const redByConfinement = ({ name, needs }) => `the check is red in the confinement and green without it: ${name} (${remedyOf[needs]})`;


/***/ }),

/***/ 83469:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ remedies)
/* harmony export */ });
/** What to install or to write for a better confinement here: sentences, the best first; none where C3 is reached. */
function remedies({ report, machine }) {
    if (report.level === 'C3')
        return [];
    if (machine.platform !== 'linux')
        return ['Only Linux can confine files: run it in a Linux container or a virtual machine.'];
    return [
        ...installs(machine),
        ...(machine.isRoot || machine.isCi || machine.inContainer
            ? []
            : ['Where `sudo -n true` works, set `confinement-sudo: true`.']),
        ...(report.level === 'C2' ? [] : landlock(report)),
    ];
}
function installs(machine) {
    const { hasBubblewrap, inContainer, isRoot } = machine;
    const sudo = isRoot ? '' : 'sudo ';
    const profile = needsProfile(machine);
    if (hasBubblewrap && inContainer) {
        return [
            'This container may not make namespaces: allow them (Docker: `--security-opt seccomp=unconfined`; Kubernetes: seccompProfile Unconfined and a node without AppArmor).',
        ];
    }
    if (hasBubblewrap && !profile) {
        return [
            'bubblewrap is here but may not make user namespaces: `sysctl user.max_user_namespaces kernel.unprivileged_userns_clone` says why.',
        ];
    }
    const packages = [...(hasBubblewrap ? [] : ['bubblewrap']), ...(profile ? ['apparmor-profiles'] : [])].join(' ');
    const command = installCommand(machine, packages);
    if (command === undefined)
        return ['Install bubblewrap, version 0.8 or newer.'];
    return [
        `Run: \`${[`${sudo}${command}`, ...(profile ? profileSteps.map((step) => `${sudo}${step}`) : [])].join(' && ')}\`.`,
    ];
}
/** Ubuntu 24.04 lets an ordinary user make user namespaces only by a profile; from 25.04 on it ships that for bwrap. */
const needsProfile = ({ distribution: { id, version }, isRoot, inContainer }) => id === 'ubuntu' && !isRoot && !inContainer && version >= '23.10' && version < '25.04';
const profileSteps = [
    'install -m 0644 /usr/share/apparmor/extra-profiles/bwrap-userns-restrict /etc/apparmor.d/',
    'apparmor_parser -r /etc/apparmor.d/bwrap-userns-restrict',
];
function installCommand({ distribution: { id, like } }, packages) {
    const family = [id, ...like];
    return installers.find(({ of }) => of.some((one) => family.includes(one)))?.command.replace('%', packages);
}
const installers = [
    { of: ['debian', 'ubuntu'], command: 'apt-get install -y %' },
    { of: ['fedora', 'rhel', 'centos'], command: 'dnf install -y %' },
    { of: ['alpine'], command: 'apk add %' },
    { of: ['arch'], command: 'pacman -S --noconfirm %' },
    { of: ['suse', 'opensuse'], command: 'zypper install -y %' },
];
function landlock({ refused }) {
    const why = refused.find(({ way }) => way === 'landlock')?.why;
    return why === undefined
        ? []
        : ['C2 needs Landlock: Linux 5.13 or newer with `landlock` among its security modules, and perl or python3.'];
}


/***/ }),

/***/ 51593:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ taskOfIteration),
/* harmony export */   SR: () => (/* binding */ approve),
/* harmony export */   ZS: () => (/* binding */ redo),
/* harmony export */   tN: () => (/* binding */ undo),
/* harmony export */   vO: () => (/* binding */ rejectOf)
/* harmony export */ });
/* harmony import */ var _plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44688);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);




/** Enough of an oid that a person does not approve another commit than the one that was looked at. */
const shown = (oid) => oid.slice(0, 12);
/** The waiting commit is taken in, if the order names this very one and it still fits on the work. */
function approve({ sha }, by, state) {
    const { awaiting } = state;
    if (!awaiting)
        return refused(nothingWaits(sha, state));
    const { iteration, task, commit, checkpoint } = awaiting;
    const waits = `${shown(commit)} (${task}, iteration ${iteration}) waits for approval`;
    if (sha === '')
        return refused(`${waits}; name it: approve ${shown(commit)}`);
    if (!commit.startsWith(sha))
        return refused(`${waits}, not ${sha}`);
    if (state.work !== checkpoint && state.work !== commit) {
        const moved = `${shown(commit)} was made on ${shown(checkpoint)}, but ${state.work_branch} is at ${shown(state.work)} by now`;
        return refused(`${moved}; \`retry ${task}\` makes it anew there`);
    }
    return { kind: 'done', effects: [{ type: 'attempt_approved', iteration, task, commit, by }] };
}
function nothingWaits(sha, { tasks }) {
    if (sha === '')
        return 'no commit waits for approval';
    const known = Object.entries(tasks).find(([, { commit }]) => commit?.startsWith(sha));
    if (!known)
        return `no commit waits for approval, so ${sha} cannot be approved`;
    const [task, { commit, iteration }] = known;
    return `no commit waits for approval; ${shown(commit ?? sha)} (${task}, iteration ${iteration}) is part of the work already`;
}
/** A waiting commit is rejected; one on the work branch is put down to be taken back, which the job then tries. */
function undo(command, by, state) {
    const { iteration: undoes, why, reopen_dependents } = command;
    const { awaiting } = state;
    if (awaiting?.iteration === undoes)
        return { kind: 'done', effects: [rejectOf(awaiting, { by, why })] };
    if (state.current?.iteration === undoes)
        return refused(`iteration ${undoes} is still at work; \`stop\` ends it`);
    if (undoes > state.iteration)
        return refused(`there is no iteration ${undoes}; the newest is ${state.iteration}`);
    const target = taskOfIteration(state, undoes);
    if (target && (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(target.task)) {
        return refused(`iteration ${undoes} is the merge of a moved base, which is not taken back; revert it by hand if you must`);
    }
    if (target === undefined) {
        return refused(`iteration ${undoes} has no commit that counts: it did not pass, was an undo itself, or was taken back already`);
    }
    if (state.undos.some((other) => other.undoes === undoes))
        return refused(`undo ${undoes} is ordered already`);
    if (awaiting) {
        const { iteration, commit } = awaiting;
        return refused(`iteration ${iteration} waits for approval: approve ${shown(commit)} or undo ${iteration} first`);
    }
    return { kind: 'done', effects: [{ type: 'undo_ordered', undoes, by, why, reopen_dependents }] };
}
const rejectOf = ({ iteration, task, commit }, { by, why }) => ({ type: 'attempt_rejected', iteration, task, commit, by, why });
/** The task that is done by this iteration's commit, with that commit; undefined where there is none. */
function taskOfIteration(state, iteration) {
    const found = Object.entries(state.tasks).find(([, task]) => task.status === 'done' && task.iteration === iteration);
    return found?.[1].commit ? { task: found[0], commit: found[1].commit } : undefined;
}
const refused = (why) => ({ kind: 'refused', why });
/**
 * Work that a person wants changed becomes a task of its own, beside the one whose commit is spoken of: that commit
 * stays, and so does everything that builds on it.
 */
function redo(command, order, run) {
    const { plan, state } = run;
    const found = order.about?.commit ? spokenOf(order.about.commit, state) : named(command, state);
    if (typeof found === 'string')
        return { kind: 'refused', why: found };
    const reviewed = { by: order.by, why: wordsOf(command, order.about), about: order.about, ...found };
    if (reviewed.why === '' && (order.about?.remarks ?? []).every(({ text }) => text === '')) {
        return { kind: 'refused', why: 'say what is to be different: redo \u2026 reason' };
    }
    const amendment = (0,_plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_0__/* .followUp */ .nF)(reviewed, plan);
    const added = (0,_plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_0__/* .addFollowUp */ .eS)(amendment, plan, (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state));
    if (typeof added === 'string')
        return { kind: 'refused', why: added };
    const task = String(amendment.task?.['id']);
    const threads = order.about?.remarks.slice(0, _plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_0__/* .mostRemarks */ .VZ).map(({ thread }) => thread) ?? [];
    const effect = { type: 'follow_up_added', task, by: order.by, amendment, url: order.about?.url ?? null };
    return {
        kind: 'done',
        effects: [{ ...effect, threads: threads.length === 0 ? [order.id] : threads }],
        answer: `This is the task ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(task)} now; its commit is told here when it is done.`,
    };
}
/** On a review a number is no iteration but a part of what is said. */
const wordsOf = ({ iteration, why }, about) => about?.commit && iteration !== null ? `${iteration} ${why}` : why;
function named({ iteration }, state) {
    if (iteration === null)
        return 'name the iteration: redo 7 \u2026 reason; on a review or a commit that is not needed';
    if (state.awaiting?.iteration === iteration) {
        return `iteration ${iteration} waits for approval; \`retry ${state.awaiting.task}\` with a reason rejects it`;
    }
    const found = taskOfIteration(state, iteration);
    if (!found)
        return `iteration ${iteration} has no commit that counts: it did not pass, or was taken back`;
    return { ...found, iteration };
}
/**
 * Who looks at the whole pull request speaks of its tip, which may also be a merge, or be gone after a force-push: then
 * the newest commit of ours stands for it.
 */
function spokenOf(commit, state) {
    const exact = Object.entries(state.tasks).find(([, task]) => task.commit === commit);
    const newest = state.recent.find(({ task, iteration }) => state.tasks[task]?.iteration === iteration);
    const task = exact?.[0] ?? newest?.task ?? null;
    return { task, iteration: (task === null ? null : state.tasks[task]?.iteration) ?? null, commit };
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

/** `src/a.ts:3 holds a GitHub token` */
function findingSentence(finding) {
    if (finding.path === null)
        return finding.why;
    const place = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
    return `${place} ${finding.why}`;
}
const MiB = 1024 * 1024;
const defaultSizeLimits = { fileBytes: 25 * MiB, totalBytes: 100 * MiB, files: 5_000 };
/** A change that is larger than a task's work can be: a build output, a dump, a dependency folder that nobody ignores. */
function sizeFindings(changes, limits = defaultSizeLimits) {
    const findings = changes
        .filter(({ bytes }) => bytes > limits.fileBytes)
        .map(({ path, bytes }) => ({ path, why: `is too large: ${inMiB(bytes)}, at most ${inMiB(limits.fileBytes)}` }));
    const total = changes.reduce((sum, { bytes }) => sum + bytes, 0);
    if (changes.length > limits.files) {
        const [count, allowed] = [changes.length, limits.files].map((number) => (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(number));
        findings.push({ path: null, why: `The change has ${count} files, at most ${allowed} are accepted` });
    }
    if (total > limits.totalBytes) {
        findings.push({
            path: null,
            why: `The change has ${inMiB(total)}, at most ${inMiB(limits.totalBytes)} are accepted`,
        });
    }
    return findings;
}
const inMiB = (bytes) => `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(Math.floor(bytes / MiB))}.${Math.floor((bytes % MiB) / (MiB / 10))} MiB`;


/***/ }),

/***/ 8252:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ knownSecrets),
  c: () => (/* binding */ withoutSecrets)
});

// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var secret_redact = __webpack_require__(45144);
// EXTERNAL MODULE: ./build/core/text/secret/secret-forms.js
var secret_forms = __webpack_require__(32959);
;// CONCATENATED MODULE: ./build/core/guard/needle.js

/** What counts in a search: letters and digits, as 1 to 62; everything else only separates them and is 0. */
const codeOf = Uint8Array.from({ length: 256 }, (_, byte) => {
    if (byte >= 0x30 && byte <= 0x39)
        return byte - 0x2f;
    if (byte >= 0x41 && byte <= 0x5a)
        return byte - 0x36;
    return byte >= 0x61 && byte <= 0x7a ? byte - 0x3c : 0;
});
/** Fewer letters and digits than this could be met by chance once separators are ignored. */
const fewest = 10;
/** From here on words without a digit count as well: nobody writes such a sequence by chance. */
const certain = 16;
/**
 * The forms of a value in which it is looked for while separators are ignored: as it is, reversed, rot13, hexadecimal,
 * base32 and base64 at each offset, also one within the other. Undefined for a value with too few letters and digits, or
 * of one word: those are looked for as they stand.
 */
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
        ...as('base64', ...(0,secret_forms/* base64At */.zE)(bytes)),
    ];
    // Lines of a longer secret are many; whoever encodes more than once encodes the whole.
    if (isPart)
        return common;
    return [...common, ...as('rot13', value.replace(/[a-z]/gi, turned)), ...rareForms(value.slice(-enough), as)];
}
/** A long value is known by its end, however it was written. */
const enough = 128;
function rareForms(value, as) {
    const bytes = bytesOf(value);
    const hex = hexOf(bytes);
    const base32 = (0,secret_forms/* base32At */.W6)(bytes);
    const base64 = (0,secret_forms/* base64At */.zE)(bytes);
    return [
        ...as('base32', ...base32, ...base32.map((form) => form.toLowerCase())),
        ...as('base64 of UTF-16', ...(0,secret_forms/* base64At */.zE)(inUtf16(value))),
        ...as('base64 of its reverse', ...(0,secret_forms/* base64At */.zE)(bytesOf(reversed(value)))),
        ...as('base64 of hex', ...[hex, hex.toUpperCase()].flatMap((form) => (0,secret_forms/* base64At */.zE)(bytesOf(form)))),
        ...as('hex of base64', ...base64.map((form) => hexOf(bytesOf(form)))),
        ...as('base64 twice', ...base64.flatMap((form) => (0,secret_forms/* base64At */.zE)(bytesOf(form)))),
    ];
}
const bytesOf = (text) => new TextEncoder().encode(text);
const reversed = (text) => [...text].reverse().join('');
const skeleton = (text) => bytesOf(text)
    .map((byte) => codeOf[byte] ?? 0)
    .filter((code) => code > 0);
/** How often a digit, a capital or a small letter is followed by one of the others: seldom in words, often in keys. */
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
/**
 * A search through one content, view by view of it in order; separators are ignored. A needle is found in one piece, and
 * also where nearly all runs of eight of its characters are somewhere in the content. Takes the same time for each byte.
 */
function gramSearch(table) {
    const { mayHold } = table;
    const traces = new Map();
    const whole = [];
    const lines = new Uint32Array(gramLength);
    let [high, low, count] = [0, 0, 0];
    /** Each place of the run of characters that ends here; first those where a run goes on, since characters may repeat. */
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
/** So many characters in a row are looked up at once. */
const gramLength = 8;
/** 32 bits of which the upper ones are well mixed. */
const gramHash = (high, low) => Math.imul(Math.imul(high, 0x9e3779b1) ^ low, 0x85ebca6b) >>> 0;
/** Bits of `mayHold`, as a power of two. */
const filterBits = 20;
/** Every run of eight characters of every needle, to be found in one look. */
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

;// CONCATENATED MODULE: ./build/core/guard/unescaped.js
const backslash = 0x5c;
const percent = 0x25;
const ampersand = 0x26;
const equals = 0x3d;
/**
 * The content with the escapes of many languages resolved: `\x61`, `\u0061`, `\u{61}`, `\U00000061`, `\141`, `\n`, `%61`,
 * `%u0061`, `&#97;`, `&#x61;`, `&amp;`, `=61`. Names of entities and line ends are separators and left out.
 */
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
/** Puts the byte of `digits` hexadecimal digits at `first`; without them, what stands at `start` as it is. */
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
    // `\n` and its like are separators; in `\\x61` the second one begins an escape of what was escaped twice.
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
/** Digits up to a closing `}` or `;`, which may be missing. */
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
/** Room for what any reading makes of so many bytes: none makes more of them. */
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
/** The content as it stands. */
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

;// CONCATENATED MODULE: ./build/core/guard/numbers.js


/** A reading of the words of a content as numbers; all others and what stands between them are left out. */
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
/** Longer runs of hexadecimal digits are found as the hex form of the secret, wherever it begins in them. */
const longestWord = 20;
const isShort = (length) => length > 0 && length <= longestWord;
/** `61`, `0x61`, `x61`, `u0061`, `0x61u8`, `61h`, `736b2d61`. */
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
/** `97`, `097`. */
const decimalNumbers = wordsAs(numbersOf(10));
/** `141`, `0141`, `0o141`. */
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





/** The readings of a content in which every form is looked for; the first one that finds a secret on a line names it. */
const readings = [
    { as: '', read: asItStands },
    { as: 'escaped', read: unescaped },
    { as: 'as hex numbers', read: hexNumbers },
    { as: 'as decimal numbers', read: decimalNumbers },
    { as: 'as octal numbers', read: octalNumbers },
];
/** So much is read at a time: the views of it stay in the processor's cache. */
const partBytes = 64 * 1024;
/**
 * Finds known secrets in bytes, whatever stands between their letters and digits and in each combination of reading and
 * form: all are looked up at once, in a time that grows with the bytes alone (measured: 20 MB a second on a busy machine of two cores). `left` are the
 * values that have too few letters and digits for it.
 */
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
/** The value itself and, of several lines, each one but those that frame a key: they are the same in every key. */
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
/** The next part ends where no escape and no number is cut, if there is such a place near its end. */
function partEnd(content, from) {
    const most = from + partBytes;
    if (most >= content.length)
        return content.length;
    for (let end = most; end > most - 64; end -= 1)
        if (isBorder(content[end]))
            return end;
    return most;
}
/** No letter or digit, and nothing that may stand within an escape. */
const isBorder = (byte) => byte < 0x80 && !/[\w#;{}]/.test(String.fromCharCode(byte));
/**
 * Makes the function for what an agent or a check said, text by text: what redaction knows is replaced in place, and a
 * text that spells a secret out in another way is left out whole, because no part of it alone is the secret.
 */
function withoutSecrets(known) {
    const redact = (0,secret_redact/* redactor */.$p)(known);
    const { search } = knownSecrets(known);
    return (text) => {
        const clean = redact(text);
        const [found] = search(new TextEncoder().encode(clean));
        return found === undefined ? clean : `(left out: it held a secret of this run, ${found.how})`;
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
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81484);


const steersCi = 'decides what runs in CI or who has to review';
const steersRalph = 'configures ralph itself';
const steersAgents = 'configures agents: the next one would run by it';
const steersGit = 'makes git run or fetch something';
const steersTools = 'is run by tools of whoever opens the project';
/** At the root only: a directory (with all below it) or a file. */
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
/** Wherever they are: agents, shells and editors that are opened in a subdirectory read them there. */
const anywhere = {
    ...Object.fromEntries(_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .protectedByAgents */ .kQ.map((path) => [path, steersAgents])),
    '.mcp.json': steersAgents,
    '.envrc': steersTools,
    '.vscode/tasks.json': steersTools,
    '.idea': steersTools,
    '.devcontainer': steersTools,
    '.devcontainer.json': steersTools,
};
/**
 * The changes that an agent may not make: they would decide how it is steered or judged (threat T10).
 * `extra` names further files or directories, such as the plan and `ralph.yml`. CLAUDE.md and .gitattributes are the
 * agent's to edit: neither acts on the engine. Names are compared as a forgiving file system would.
 */
function protectedFindings(changes, extra) {
    const named = Object.fromEntries(extra.map((path) => [foldedPath(path).join('/'), 'steers this run']));
    const rules = { ...named, ...atRoot };
    return changes.flatMap(({ path }) => {
        const parts = foldedPath(path);
        const below = parts.map((_, depth) => underRoot(parts.slice(depth), anywhere));
        const why = underRoot(parts, rules) ?? below.find((found) => found !== undefined);
        return why === undefined ? [] : [{ path, why: `is protected: it ${why}` }];
    });
}
function underRoot(parts, rules) {
    for (let depth = 1; depth <= parts.length; depth++) {
        const why = own(rules, parts.slice(0, depth).join('/'));
        if (why !== undefined)
            return why;
    }
    return undefined;
}
const own = (rules, key) => Object.hasOwn(rules, key) ? rules[key] : undefined;
/**
 * Changes outside of what the task may touch (its `paths`); no patterns allow everything. A pattern without wildcards
 * is a file, or a directory with all below it; `*` and `?` stay within a name, `**` spans directories, `{a,b}` and `[ab]`
 * are choices. Compared exactly.
 */
function outsideFindings(changes, patterns) {
    if (patterns.length === 0)
        return [];
    const allowed = patterns.map(matcher);
    const why = `is outside of the paths of this task (${patterns.join(', ')})`;
    return changes.flatMap(({ path }) => (allowed.some((matches) => matches(path)) ? [] : [{ path, why }]));
}
/** What ends in a plain name is a file, or a directory with all below it. A `[id]` or `(app)` may stand for itself, too. */
function matcher(pattern) {
    const clean = pattern.replace(/^(\.\/)+|\/+$/g, '');
    const endsPlain = !picomatch__WEBPACK_IMPORTED_MODULE_1__.scan(clean.slice(clean.lastIndexOf('/') + 1)).isGlob;
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_1__(endsPlain ? [clean, `${clean}/**`] : clean, { dot: true });
    return (path) => isMatch(path) || path === clean || path.startsWith(`${clean}/`);
}
/** Segments as macOS or Windows may take them: case, composition, ignorable characters, trailing dots, streams. */
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
/** One path of each must be there for git; a linked worktree has `commondir` in the place of the other two. */
const marks = new Set(['head', 'objects', 'refs', 'commondir']);
const mayMark = /(?:^|[/\\])(?:head|objects|refs|commondir)|[^ -~]/i;
/**
 * Whether a path lies in a directory that git would take for a repository, if `paths` are all files and links of a tree:
 * with HEAD, objects and refs (git's `is_git_directory`), wherever it is and whatever its name. A git that is run in
 * there obeys its configuration and hooks. Names are compared as a forgiving file system would; contents are not looked
 * at, since attributes can make any content of HEAD on checkout.
 */
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


/***/ }),

/***/ 61263:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ syntheticHandoff)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10038);



const maxListed = 50;
const maxText = 500;
/**
 * The handoff that the engine writes where the agent left none (docs/design.md#handoff): what changed, and the start of what the
 * agent said last. It claims no completion and no confidence; callers keep `source: 'synthetic'` beside it.
 */
function syntheticHandoff(given) {
    const { task, changes, turns } = given;
    const listed = changes.slice(0, maxListed);
    const files = listed.map(({ path, action }) => `- ${action}: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(path)}`);
    if (changes.length > listed.length)
        files.push(`- and ${changes.length - listed.length} more`);
    const said = (0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nestHeadings */ .g)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(given.text).trim(), maxText));
    return {
        summary: `${summaryOf(changes)} for ${task.id}.`,
        freeform: [
            `The agent worked ${turns} ${turns === 1 ? 'turn' : 'turns'} on ${task.id} (${task.title}) and left no handoff. This one was made from the files it changed; why it changed them is not known. Read the changes before you build on them.`,
            files.length === 0 ? 'It changed no files.' : `Changed files:\n${files.join('\n')}`,
            said === '' ? 'It said nothing at the end.' : `The start of what it said last:\n\n${said}`,
        ].join('\n\n'),
        task_completed: { task_id: task.id, fully_complete: false },
        unfinished_business: [
            {
                item: `Check ${task.id} against its acceptance criteria`,
                reason: 'no handoff was left',
                priority: 'high',
            },
        ],
        files_touched: listed.map(({ path, action }) => ({ path, action })),
        confidence_level: 'low',
    };
}
function summaryOf(changes) {
    const [first, second] = changes;
    if (first === undefined)
        return 'Changed no files';
    if (second === undefined)
        return `Changed ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(first.path)}`;
    return `Changed ${changes.length} files (${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(first.path)}, \u2026)`;
}


/***/ }),

/***/ 51265:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ engineMark)
/* harmony export */ });
/**
 * A variable in the environment of everything that a job runs for its agent: whose run it is. An order that comes from
 * below such a process is not a person's.
 */
const engineMark = 'RALPH_WORKS_FOR';


/***/ }),

/***/ 85736:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ applyAmendment),
/* harmony export */   ZT: () => (/* binding */ amendmentRules),
/* harmony export */   pI: () => (/* binding */ soundnessFault)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41038);
/* harmony import */ var _format_json_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69450);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82660);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4309);





/** `add` needs a task with id, title and description, `modify` and `remove` need an id. */
const saysWhat = ({ action, task, task_id, changes }) => {
    if (action === 'add') {
        const missing = ['id', 'title', 'description'].filter((name) => blank(task?.[name]));
        return missing.length > 0 ? `an added task needs ${missing.join(', ')}` : undefined;
    }
    if (blank(task_id))
        return `${action} needs the task_id of the task that is meant`;
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
/** Status, attempts and identity belong to the engine: an agent could else mark a task done without work (failure model A15). */
const leavesRecordAlone = (amendment) => {
    const fields = fieldsOf(amendment);
    if (amendment.action === 'modify' && Object.hasOwn(fields, 'id'))
        return 'the id of a task never changes';
    if (refusedRecord(fields, 'status', amendment.action === 'add' ? 'pending' : undefined)) {
        return 'the status of a task is set by the engine alone';
    }
    if (refusedRecord(fields, 'retry_count', amendment.action === 'add' ? 0 : undefined)) {
        return 'retry_count is counted by the engine alone';
    }
    return undefined;
};
/** What a person restricted stays so: neither by a change nor by a task of its own can an agent get more tools. */
const keepsTools = (amendment, plan, { current }) => {
    const wanted = fieldsOf(amendment)['allowed_tools'];
    if (amendment.action === 'modify' && wanted !== undefined)
        return 'the tools of a task are set by people alone';
    const own = plan.tasks.find(({ id }) => id === current)?.allowed_tools;
    if (amendment.action !== 'add' || own === undefined)
        return undefined;
    const within = Array.isArray(wanted) && wanted.every((tool) => own.includes(tool));
    return within ? undefined : `${current} may add only tasks with its own allowed_tools (${own.join(', ')}) or fewer`;
};
/** Where work may be done is for people to say: an agent that is kept to some paths must not widen them. */
const leavesLimitsAlone = (amendment) => {
    const limit = ['paths', 'working_directory', 'milestone'].find((name) => Object.hasOwn(fieldsOf(amendment), name));
    return limit === undefined ? undefined : `${limit} is set by people alone`;
};
const keepsCurrent = ({ action, task_id }, _plan, { current }) => action !== 'add' && task_id === current ? `${current} is the current task, which stays as it is` : undefined;
const keepsDone = ({ action, task_id = '' }, _plan, { statusOf }) => action !== 'add' && statusOf(task_id) === 'done' ? `${task_id} is done, and a done task never changes` : undefined;
/** An id that comes back within one batch would wash off the attempts that were counted against it. */
const addsNewId = ({ action, task }, plan, { original }) => {
    const id = task?.['id'];
    if (action !== 'add' || typeof id !== 'string')
        return undefined;
    const twin = [...plan.tasks, ...original.tasks].find((known) => known.id.toLowerCase() === id.toLowerCase());
    return twin === undefined ? undefined : `the id ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(id)} is taken by the task ${twin.id}`;
};
/** Whoever looks at the task later must see what it was about: an emptied one is as good as removed. */
const emptiesNothing = (amendment, plan) => {
    if (amendment.action !== 'modify')
        return undefined;
    const before = plan.tasks.find(({ id }) => id === amendment.task_id);
    const fields = fieldsOf(amendment);
    const name = ['title', 'description', 'acceptance_criteria'].find((one) => Object.hasOwn(fields, one) && says(before?.[one]) && !says(fields[one]));
    return name === undefined ? undefined : `a change may not empty the ${name} of a task`;
};
const keepsGivenUp = ({ action, task_id = '' }, _plan, { statusOf }) => action !== 'add' && statusOf(task_id) === 'given_up'
    ? `${task_id} was given up, and a person decides about it`
    : undefined;
const orphansNobody = ({ action, task_id }, plan, { statusOf }) => {
    if (action !== 'remove')
        return undefined;
    const dependents = plan.tasks
        .filter(({ id, depends_on }) => depends_on.some((other) => other === task_id) && statusOf(id) !== 'given_up')
        .map(({ id }) => id);
    if (dependents.length === 0)
        return undefined;
    const more = dependents.length > 5 ? ` and ${dependents.length - 5} more` : '';
    return `${dependents.slice(0, 5).join(', ')}${more} ${dependents.length === 1 ? 'depends' : 'depend'} on ${task_id}`;
};
/** Last, since it applies the change: types, ids, cycles, dead dependencies and all else that lint knows. */
const keepsPlanSound = (amendment, plan, { statusOf, trusted }) => {
    // The plan stays as it is, and nothing that is open waits for the task.
    if (amendment.action === 'remove' && !trusted)
        return undefined;
    const next = applyAmendment(amendment, plan);
    if (typeof next === 'string')
        return next;
    return soundnessFault(plan, next, statusOf);
};
/** What is wrong with the plan after a change that was not wrong before. */
function soundnessFault(plan, next, statusOf) {
    if (next.tasks.length === 0)
        return 'a plan needs at least one task';
    if (next.tasks.length > _format_json_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .maxTasks */ .jp)
        return `a plan may have at most ${_format_json_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .maxTasks */ .jp} tasks`;
    const errors = (0,_lint_lint_js__WEBPACK_IMPORTED_MODULE_2__/* .newErrors */ .KJ)(asRun(plan, statusOf), asRun(next, statusOf));
    return errors.length === 0 ? undefined : errors.map((sentence) => sentence.replace(/\.$/, '')).join('; ');
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
/** The plan with the statuses of the run, so that a dependency on a failed, skipped or given-up task is seen as dead. */
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
/** Anything that can be seen: blanks and invisible characters say nothing. */
function says(value) {
    if (Array.isArray(value))
        return value.some(says);
    return typeof value === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
}
function blank(value) {
    return value === undefined || value === null || value === '';
}
/**
 * The plan with one amendment applied, or why its fields make no task. Fields that an added task lacks take the
 * schema's defaults. `after` places it behind that task, in position and, where it brings none, in `order`: selection
 * looks at `order` first. Whether the change is allowed is for the rules.
 */
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
    return (0,_format_json_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeFaults */ .Pm)(parsed.error, fields)
        .map(({ message }) => message.replace(/\.$/, ''))
        .join('; ');
}


/***/ }),

/***/ 44688:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   VZ: () => (/* binding */ mostRemarks),
/* harmony export */   eS: () => (/* binding */ addFollowUp),
/* harmony export */   nF: () => (/* binding */ followUp)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);
/* harmony import */ var _graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74644);
/* harmony import */ var _amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85736);





/** So many remarks are told one by one, and answered. */
const mostRemarks = 20;
const longestRemark = 800;
/**
 * The wish as an amendment of the plan: a task right behind the one that it speaks of, which may do what that one may
 * do and no more.
 */
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
/** The plan with this task, or why it cannot be added: a dependency that was given up, or a plan that is full. */
function addFollowUp(amendment, plan, statusOf) {
    const next = (0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .applyAmendment */ .Cv)(amendment, plan);
    return typeof next === 'string' ? next : ((0,_amendment_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .soundnessFault */ .pI)(plan, next, statusOf) ?? next);
}
/** What people allowed for that work, and what helped with it. */
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
function describe(at) {
    const { by, why, about, work } = at;
    const remarks = (about?.remarks ?? []).filter(({ text }) => text !== '');
    const places = (about?.remarks ?? []).filter(({ text }) => text === '');
    const left = remarks.length - mostRemarks;
    const parts = [
        `${by} looked at ${work} and asks for a change. The work is in the files before you; change it as asked, and nothing else.`,
        why,
        [
            ...places.map((remark) => `- at ${placeOf(remark)}`),
            ...remarks
                .slice(0, mostRemarks)
                .map((remark) => `- ${placeOf(remark)}: ${indented((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(remark.text, longestRemark))} (${remark.url})`),
            ...(left > 0 ? [`- and ${left} more`] : []),
        ].join('\n'),
        about === undefined ? '' : `Where it was said: ${about.url}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** `src/a.ts:12 as of 1a2b3c4`: lines move, so the commit belongs to it. */
const placeOf = ({ path, line, commit }) => `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, 300)}${line === null ? '' : `:${line}`} as of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .shortOid */ .$M)(commit)}`;
const indented = (text) => text.replaceAll('\n', '\n  ');


/***/ }),

/***/ 91936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ skillPath),
/* harmony export */   b: () => (/* binding */ templatePaths)
/* harmony export */ });
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);

/**
 * Where a repository keeps its own templates, read at the base (docs/design.md#settings). The first path that exists counts; the
 * second is an older name for the same thing.
 */
const templatePaths = {
    'first-iteration': ['.ralph/templates/first-iteration.md', '.ralph/first-iteration.md'],
    'handoff-extraction': ['.ralph/templates/handoff-extraction.md', '.ralph/templates/handoff-extraction-prompt.md'],
    'output-instructions': ['.ralph/templates/output-instructions.md', '.ralph/templates/coding-prompt-footer.md'],
    review: ['.ralph/templates/review.md', '.ralph/templates/review-agent-prompt.md'],
};
/** The file of a task's skill. A name is no path (failure model D6); throws RalphError SKILL_NAME for one. */
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

/***/ 79334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ promptLength),
/* harmony export */   nQ: () => (/* binding */ renderPrompt),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* unused harmony exports sectionPriority, sectionSizes, sizeOf */
/**
 * The sections of a prompt in their order, each with its place in the line of what is given up first
 * (docs/design.md#prompt). Current Task goes last.
 */
const sectionPriority = {
    'Current Task': 7,
    'Failure Context': 6,
    'Retrieved Memory': 5,
    'Accumulated Knowledge': 4,
    'Previous Handoff': 3,
    Skills: 1,
    'Output Instructions': 2,
};
function section(name, body) {
    return { name, body: body.trim(), priority: sectionPriority[name] };
}
/** The prompt as it goes to the agent: for each section the exact line `## Name`, a blank line and its body. */
function renderPrompt(sections) {
    return sections.map(renderSection).join('\n\n');
}
/** Characters of `renderPrompt(sections)`. */
function promptLength(sections) {
    const separators = Math.max(0, sections.length - 1) * 2;
    return sections.reduce((sum, section) => sum + renderSection(section).length, separators);
}
const renderSection = ({ name, body }) => (body === '' ? `## ${name}` : `## ${name}\n\n${body}`);
/** The sizes of a rendered prompt's sections, in order: no section's body holds a line that begins with `## `. */
function sectionSizes(prompt) {
    return prompt.split(/^(?=## )/m).flatMap((part) => {
        const name = /^## (.*)$/m.exec(part)?.[1];
        return name === undefined ? [] : [{ name, ...sizeOf(part) }];
    });
}
const sizeOf = (text) => ({
    bytes: new TextEncoder().encode(text).length,
    tokens: Math.floor(text.length / 4),
});


/***/ }),

/***/ 12980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30023);
/* harmony import */ var _text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73009);
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
/** Given up from the right where the terminal is narrow. */
const optional = [
    { head: 'Attempts', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf },
    { head: 'Cost', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch },
    { head: 'Time', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5 },
    { head: 'Commit', align: 'left', cell: (row) => (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit ?? '') },
];
const gap = '  ';
const leastTitle = 16;
/**
 * The table for a terminal of `width` columns: a head and one line a row, aligned by what a terminal shows (CJK,
 * emoji). Titles are clipped; where that is not enough, columns go. An id is never cut: people copy it.
 */
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
/**
 * The table in GitHub's Markdown. A title cannot end its cell, start a line, mention anybody or hide anything. Commits
 * are links where the page of their repository is named.
 */
const markdownTable = (rows, repositoryUrl) => [markdownHead, ...rows.map((row) => markdownRow(row, repositoryUrl))].join('\n');
function markdownRow(row, repositoryUrl) {
    const short = row.commit ? `\`${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit)}\`` : '';
    const commit = row.commit && repositoryUrl !== undefined ? `[${short}](${repositoryUrl}/commit/${row.commit})` : short;
    const state = `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`;
    const cells = [row.id, (0,_text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCell */ .UZ)(row.title), state, (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf)(row), (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5)(row), (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch)(row), commit];
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 55693:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ planChange),
/* harmony export */   M0: () => (/* binding */ planRefused),
/* harmony export */   T6: () => (/* binding */ baseLeftOut)
/* harmony export */ });
/* harmony import */ var _text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73009);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);


const shownIds = 30;
/** Says on the issue that an edit of the plan was noticed, and what of it the run has taken over. */
function planChange({ started }, edit) {
    const { planFile, source, added, removed, modified } = edit;
    const parts = [some('new', added), some('changed', modified), some('removed', removed)].filter(Boolean);
    const what = parts.length === 0 ? 'no task changes' : parts.join('; ');
    return {
        key: `notice/${started}/plan-${source.slice(0, 12)}`,
        kind: 'notice',
        body: `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(planFile)} was edited, and the run continues with it: ${what}. Tasks that are done stay done.`,
    };
}
/** Says on the issue that an edit of the plan is not taken over, and why: the job's log is read by few. */
function planRefused({ started }, edit) {
    const { planFile, source, findings } = edit;
    const reasons = findings.slice(0, shownIds).map((finding) => `- ${(0,_text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)(finding, 300)}`);
    const left = findings.length - reasons.length;
    const parts = [
        `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(planFile)} was edited in a way that this run cannot adopt; no job runs until this is fixed:`,
        [...reasons, ...(left > 0 ? [`- \u2026 and ${left} more`] : [])].join('\n'),
        'Undo these edits, or start a new run with `fresh`.',
    ];
    return { key: `notice/${started}/refused-${source.slice(0, 12)}`, kind: 'notice', body: parts.join('\n\n') };
}
/** Says on the issue that the base is left out, since the token may not push what a person changed there in a workflow. */
function baseLeftOut({ started, work_branch }, at) {
    const body = [
        `${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(at.branch)} changed ${at.paths.slice(0, shownIds).map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY).join(', ')}, and this token may not push workflow files: the run continues without merging ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(at.branch)}.`,
        `To bring it in, merge ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(at.branch)} into ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(work_branch)} yourself (on the pull request: **Update branch**), or run as a GitHub App that has the permission *Workflows*.`,
    ];
    return { key: `notice/${started}/base-workflows`, kind: 'notice', body: body.join('\n\n') };
}
function some(what, ids) {
    if (ids.length === 0)
        return '';
    const more = ids.length > shownIds ? ` and ${ids.length - shownIds} more` : '';
    return `${what}: ${ids.slice(0, shownIds).map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY).join(', ')}${more}`;
}


/***/ }),

/***/ 15079:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ receiptMarkdown),
/* harmony export */   Us: () => (/* binding */ receiptLines),
/* harmony export */   dA: () => (/* binding */ attemptsInWords)
/* harmony export */ });
/* harmony import */ var _confinement_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86756);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);


/** The receipt as an aligned table of at most 80 columns; the dearest task and the tokens below it. */
function receiptLines(receipt) {
    const rows = rowsOf(receipt).map(({ name, usd, runner_ms, remark }) => [
        name,
        (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(usd),
        (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(runner_ms),
        remark,
    ]);
    const table = [['Receipt', 'Model', 'Runner', ''], ...rows.map(([name, ...rest]) => [`  ${name}`, ...rest])];
    const width = (column) => Math.max(...table.map((row) => (row[column] ?? '').length));
    const lines = table.map(([name = '', usd = '', time = '', remark = '']) => [name.padEnd(width(0)), usd.padStart(width(1)), time.padStart(width(2)), remark].join('  ').trimEnd());
    return [...lines, ...notes(receipt).map((note) => `  ${note}`)];
}
/** The same in GitHub's Markdown. */
function receiptMarkdown(receipt) {
    const rows = rowsOf(receipt).map(({ name, usd, runner_ms, remark }) => `| ${name} | ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(usd)} | ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(runner_ms)} | ${remark.replaceAll('|', '\\|')} |`);
    const head = '| | Model | Runner | |\n| --- | ---: | ---: | --- |';
    return [[head, ...rows].join('\n'), notes(receipt).join(' ')].join('\n\n');
}
function rowsOf(receipt) {
    const { total, jobs, per_task, per_attempt, per_commit, attempts } = receipt;
    return [
        { name: 'Total', ...total, remark: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(jobs, 'job') },
        ...(per_task ? [{ name: 'Per task', ...per_task, remark: `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(per_task.tasks, 'task')} worked on` }] : []),
        ...(per_attempt ? [{ name: 'Per attempt', ...per_attempt, remark: attemptsInWords(attempts) }] : []),
        ...(per_commit
            ? [{ name: 'Per verified commit', ...per_commit, remark: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(attempts.succeeded, 'commit') }]
            : []),
    ];
}
function notes({ usage, dearest, confined, unchecked }) {
    const tokens = `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalTokens */ .RP)(usage))} tokens: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
        `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.cache_read_tokens)} from the cache, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.output_tokens)} out.`;
    return [
        tokens,
        ...(dearest ? [`The most expensive task: ${dearest.task}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(dearest.usd)}.`] : []),
        ...(confined ? [`Confinement: ${(0,_confinement_words_js__WEBPACK_IMPORTED_MODULE_0__/* .confinementInWords */ .RA)(confined)}.`] : []),
        ...(unchecked ? [`${unchecked}.`] : []),
    ];
}
/** `5 attempts: 3 passed, 1 failed, 1 interrupted`. */
function attemptsInWords({ succeeded, failed, interrupted }) {
    const parts = [`${succeeded} passed`, `${failed} failed`, ...(interrupted > 0 ? [`${interrupted} interrupted`] : [])];
    return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(succeeded + failed + interrupted, 'attempt')}: ${parts.join(', ')}`;
}


/***/ }),

/***/ 24106:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ handedOnText),
/* harmony export */   n: () => (/* binding */ runSentence)
/* harmony export */ });
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);
/* harmony import */ var _run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65626);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49484);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79152);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95618);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11365);









/**
 * The state of the run in one sentence, and what is needed from whom. A stop reason speaks for itself; a run without
 * one is at work, or its last job died.
 */
function runSentence(run, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, 500)) {
    const text = sentenceOf(run, context, foreign);
    return { ...text, details: [...text.details, ...(0,_remarks_js__WEBPACK_IMPORTED_MODULE_7__/* .remarks */ .IW)(run, foreign)] };
}
function sentenceOf(run, context, foreign) {
    const { plan, state } = run;
    const counts = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .countsInWords */ .Pe)((0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(plan, state));
    if (state.handed && state.lease)
        return handedOnText(state.handed);
    if (state.current && state.lease)
        return atWork(state, state.current, context, counts);
    // Whatever ended the last job: this is what the run needs.
    if (state.awaiting && !state.lease)
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSentence */ .WQ)((0,_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__/* .awaitingReason */ .H2)(state.awaiting), context, foreign);
    if (state.stop) {
        const text = (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSentence */ .WQ)(state.stop, context, foreign);
        return state.stop.kind === 'complete' ? { ...text, happened: `${text.happened} ${counts}.` } : text;
    }
    if (state.lease) {
        return {
            happened: `A job is running, between two attempts; ${counts}.`,
            details: [],
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('No action needed')],
        };
    }
    return {
        happened: `No job is running; ${counts}.`,
        details: [],
        next: [(0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .goOn */ .AC)(context)],
    };
}
function atWork(state, current, at, counts) {
    const since = at.now === null ? `since ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUtc */ .ay)(current.started)}` : `for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .ageMs */ .WO)(current.started, at.now))}`;
    const what = `Working on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${since}`;
    return {
        happened: `${what}; ${counts}.`,
        details: [],
        next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)(`No action needed. Each task that passes its checks becomes a commit on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(state.work_branch)}`)],
    };
}
/** What waits for the other jobs or steps of a workflow run, in one sentence, and who settles it. */
function handedOnText({ what, of, commit }) {
    const subject = of ? `Iteration ${of.iteration} (${of.task})` : 'The baseline (the untouched checkpoint)';
    const as = commit === null ? 'its agent' : `the checks of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit))}`;
    return {
        happened: `${subject} waits for ${as}${what === 'undo' ? ', which reverts an earlier commit' : ''}.`,
        details: [],
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('No action needed: a later job or step of this workflow finishes it. If it never comes, the next job starts over and nothing is lost'),
        ],
    };
}


/***/ }),

/***/ 39373:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ numberedDiff),
/* harmony export */   TV: () => (/* binding */ shownLines)
/* harmony export */ });
/* unused harmony export diffLines */
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
/** The lines of the hunks, each with its number in the new file; what stands before the first hunk is left out. */
function diffLines(patch) {
    const lines = [];
    let next;
    for (const text of patch.split('\n')) {
        const begins = hunk.exec(text)?.[1];
        // A file that became a link is a removal and an addition: between them stands a header again.
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
/** Numbers of the lines of the new file that the diff shows: only these can be pointed at. */
const shownLines = ({ patch }) => new Set(diffLines(patch).flatMap(({ line }) => line ?? []));
/** The diff of a file with the number of each line before it, or in words where there are no lines. */
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
/* harmony import */ var _run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97483);
/* harmony import */ var _text_bounded_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70953);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10038);
/* harmony import */ var _file_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39373);







const maxAnswer = 512 * 1024;
const maxFindings = 30;
const maxText = 2_000;
/**
 * The review in a call's answer, or why none of it counts. Texts are bounded. A finding whose place is none of the
 * change keeps its words and loses its place; what is too much is counted, and the gravest stays.
 */
function readReview(end, files) {
    if (end.kind !== 'finished' && end.kind !== 'no_result')
        return { why: endInWords(end) };
    const { structured, text } = end.kind === 'finished' ? end : { structured: null, text: end.tail };
    if (text.trim() === '' && (structured ?? null) === null)
        return { why: 'it gave no answer' };
    const answer = structured ?? wholly(text);
    if (answer === undefined)
        return { why: 'its answer is not a review: it is not JSON' };
    const bounded = (0,_text_bounded_value_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedValue */ .l)(answer, maxAnswer);
    if ('fault' in bounded)
        return { why: `its answer ${bounded.fault}` };
    const read = _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_0__/* .ReviewAnswer */ .N7.safeParse(bounded.value);
    if (!read.success) {
        const [issue] = read.error.issues;
        return { why: `its answer is not a review: ${issue?.path.join('.') || 'it'}: ${issue?.message}` };
    }
    const { verdict, summary, findings } = read.data;
    const gravest = [...findings].sort((a, b) => weight[a.severity] - weight[b.severity]);
    const left = gravest.length - maxFindings;
    const more = left > 0 ? ` (${left} more findings are left out.)` : '';
    const kept = gravest.slice(0, maxFindings).map(placedIn(files));
    return { review: { verdict, summary: `${bounds(summary)}${more}`, findings: kept } };
}
/** The text as JSON, with or without a code block around all of it. What stands in prose may be quoted from the change. */
function wholly(text) {
    try {
        return JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, '$1'));
    }
    catch {
        return undefined;
    }
}
function endInWords(end) {
    const what = end.kind === 'error' ? `an error (${end.what})` : end.kind.replaceAll('_', ' ');
    return `it ended with ${what}${'message' in end && end.message !== '' ? `: ${bounds(end.message)}` : ''}`;
}
const weight = { high: 0, medium: 1, low: 2 };
const bounds = (text) => {
    const shown = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)(text).trim();
    return shown.length <= maxText ? shown : `${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(shown, maxText)}\u2026`;
};
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
/** Where a finding points: `src/a.ts:12`; empty for one about the change as a whole. */
const placeOf = ({ path, line }) => path === null ? '' : line === null ? path : `${path}:${line}`;
/** A review as lines for the agent that tries again: its summary, and a list item for each finding, the gravest first. */
function reviewFindings({ summary, findings }) {
    const items = findings.map((finding) => {
        const where = [finding.severity, (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(placeOf(finding), 200)].filter((part) => part !== '');
        return `- ${where.join(', ')}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(finding.text, longest)}`;
    });
    return [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(summary, longest), ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n');
}
/**
 * What a review means for an attempt whose checks passed. Undefined: it goes on. Only a gate decides: it opens for a
 * clear yes and for nothing else. A limit, an outage or used-up money interrupts, as with the agent itself; any other
 * missing answer counts against the task, which bounds it.
 */
function reviewVerdict(mode, reviewed, at) {
    if (mode !== 'gate')
        return undefined;
    if (!reviewed)
        return { kind: 'fail', cause: 'review', why: noAnswer('it was not asked') };
    const { end, review, why } = reviewed;
    if (review?.verdict === 'ship')
        return undefined;
    if (review)
        return { kind: 'fail', cause: 'review', why: `the reviewer asks for changes: ${review.summary}` };
    const verdict = (0,_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptVerdict */ .ve)({ ...at, end, hasChanges: true, findings: [] });
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

/** First wait where no time is named, after a limit or an overload (failure model C6); doubled for each one in a row. */
const firstWaitMs = 5 * 60_000;
const longestWaitMs = 60 * 60_000;
/** A limit is lifted to the minute: going on a minute later does not meet it again. */
const afterResetMs = 60_000;
/** Lost runners and killed agents in a row that cost a task nothing: it may be the task that uses up the memory. */
const lossesAllowed = 2;
/**
 * What an agent call means for the attempt, before any check has run (docs/design.md#how-an-agent-call-ends). Nothing passes without a change:
 * errors, non-zero exits, time-outs and empty diffs fail; limits and outages interrupt.
 */
function attemptVerdict(at) {
    const { end } = at;
    switch (end.kind) {
        case 'finished':
            return changed(at, 'no_changes', 'the agent finished without changing a file');
        case 'no_result':
            return changed(at, 'no_result', 'the agent gave no answer and changed nothing');
        case 'error':
            // What is passed to the agent is what is left of the run's budget: no fault of the task.
            if (end.what === 'budget')
                return interrupt('budget', errorInWords.budget(end.message), null);
            return { kind: 'fail', cause: 'agent_error', why: errorInWords[end.what](end.message) };
        case 'crashed':
            return crashed(end, at.losses);
        case 'timed_out':
            return { kind: 'fail', cause: 'agent_timed_out', why: timeoutInWords[end.limit](roughly(end.afterMs)) };
        case 'usage_limit':
            return interrupt('usage_limit', end.message, limitUntil(end.until, at));
        case 'overloaded':
            return interrupt('overloaded', end.message, iso(at.now + growingWait(at.waits)));
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
function changed(at, cause, why) {
    if (at.findings.length > 0)
        return { kind: 'fail', cause: 'guard', why: at.findings.join('; ') };
    if (typeof at.unready === 'string')
        return { kind: 'fail', cause: 'checks', why: at.unready };
    return at.hasChanges ? { kind: 'validate' } : { kind: 'fail', cause, why };
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
    wall: (after) => `the agent was ended after ${after} of work (agent-timeout)`,
    idle: (after) => `the agent fell silent and was ended ${after} after its start (agent-idle-timeout)`,
};
function crashInWords(end) {
    const tail = end.tail.trim().slice(-500);
    return `the agent ${howItDied(end)}${tail ? `: ${tail}` : ''}`;
}
function howItDied(end) {
    const killed = killedBy(end);
    if (killed === 'SIGKILL')
        return 'was killed from outside (SIGKILL), as when memory runs out';
    if (killed === 'SIGTERM')
        return 'was ended from outside (SIGTERM)';
    if (end.signal)
        return `was killed by ${end.signal}`;
    return end.exitCode === null ? 'crashed' : `ended with exit code ${end.exitCode}`;
}
/** Not by us: what we end is timed out or cancelled. A shell answers 128 and the signal's number for its child. */
function killedBy({ exitCode, signal }) {
    if (signal === 'SIGKILL' || exitCode === 137)
        return 'SIGKILL';
    return signal === 'SIGTERM' || exitCode === 143 ? 'SIGTERM' : undefined;
}
function limitUntil(until, { now, waits }) {
    return iso(until === null ? now + growingWait(waits) : Math.max(Date.parse(until), now) + afterResetMs);
}
const growingWait = (waits) => Math.min(firstWaitMs * 2 ** Math.min(waits, 10), longestWaitMs);
/** Whoever killed it was not the task, but for one that is killed again and again (failure model C4, P13). */
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
/** Whole minutes, so that two time-outs of the same kind read alike. */
const roughly = (ms) => (ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);


/***/ }),

/***/ 17451:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ consume),
/* harmony export */   OT: () => (/* binding */ newestTaken),
/* harmony export */   QD: () => (/* binding */ mergeControl)
/* harmony export */ });
/** An inbox of refs forgets orders right after; a few hundred are kept for one that is slow to forget. */
const keptIds = 500;
/** Of a comment, which stays where it is: its id begins with its moment, as the cursor does. */
const isDated = (id) => /^\d{4}-/.test(id);
/**
 * Orders as consumed, and where later looks may begin. What comments ordered before the cursor can be forgotten: nothing
 * from there is looked at again. All others are kept, however many, and so are those that are still `waiting` in an inbox
 * of refs: a forgotten one would be obeyed a second time.
 */
function consume(control, ids, { cursor, waiting }) {
    const moved = cursor !== null && cursor > (control.cursor ?? '') ? cursor : control.cursor;
    const all = [...control.consumed, ...ids];
    const comments = all.filter((id) => isDated(id) && (moved === null || id >= moved));
    const refs = all.filter((id) => !isDated(id));
    const others = refs.filter((id, at) => at >= refs.length - keptIds || waiting.has(id));
    return { ...control, cursor: moved, consumed: [...others, ...comments] };
}
/** What another writer left and what this one has not written yet, together; `gone` was delivered meanwhile. */
function mergeControl(theirs, ours, gone) {
    const outbox = new Map([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]));
    const cursor = [theirs.cursor, ours.cursor]
        .filter((one) => one !== null)
        .sort()
        .at(-1) ?? null;
    return {
        ...theirs,
        cursor,
        consumed: [...new Set([...theirs.consumed, ...ours.consumed])],
        outbox: [...outbox.values()].filter(({ key }) => !gone.has(key)),
    };
}
/** The newest iteration whose commit is part of the work; one that waits for approval is not. */
const newestTaken = ({ recent }) => recent[0]?.iteration ?? 0;


/***/ }),

/***/ 63184:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ evolve),
  A: () => (/* binding */ fold)
});

// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/run/budget.js
var run_budget = __webpack_require__(56907);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
;// CONCATENATED MODULE: ./build/core/run/fold/commit-fate.js

/** How many successes `recent` keeps: the previous handoff and three one-liners. */
const recentSuccesses = 4;
/** The commit becomes the tip of the work, and its task is done. */
function takeIn(state, passed, edit) {
    const { iteration, task, commit, summary, turned_green } = passed;
    const { baseline, merging } = state;
    const merged = merging?.task === task ? { base: merging.base, merging: null } : {};
    const taken = {
        ...state,
        ...merged,
        work: commit,
        recent: [{ iteration, task, summary }, ...state.recent].slice(0, recentSuccesses),
        baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
    };
    return edit(taken, task, () => ({ status: 'done', iteration, commit, summary }));
}
/** A task that is given up or leaves the plan waits for nobody. */
const notAwaiting = (state, tasks) => state.awaiting && tasks.includes(state.awaiting.task) ? { ...state, awaiting: null } : state;
/** A task is open again, with all its attempts again again, and remembers the iteration as one that did not last. */
const openAgain = (iteration) => (task) => ({
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    failed_iterations: iteration === null ? task.failed_iterations : [...task.failed_iterations, iteration],
    iteration: null,
    commit: null,
    summary: null,
});
/** A person does not want the waiting commit: for the counters it is an attempt that failed. */
function rejectHeld(state, event, edit) {
    const { counts } = state;
    const rejected = {
        ...withoutTouched(state, event.iteration),
        awaiting: null,
        breaker: null,
        counts: { ...counts, succeeded: counts.succeeded - 1, failed: counts.failed + 1 },
    };
    return edit(rejected, event.task, openAgain(event.iteration));
}
/** The commit is taken back: its task is open again, and no prompt tells of it as done. */
function takeBack(state, event, edit) {
    const { baseline } = state;
    const start = {
        ...withoutTouched(withoutUndo(state, event), event.undoes),
        work: event.commit ?? state.work,
        recent: state.recent.filter(({ iteration }) => iteration !== event.undoes),
        breaker: null,
        // A red baseline that blocks the run may be what was undone: it is run again.
        baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
    };
    const undone = edit(start, event.task, openAgain(event.undoes));
    return event.reopened.reduce((now, id) => edit(now, id, (task) => openAgain(task.iteration)(task)), undone);
}
function withoutUndo(state, event) {
    return {
        ...state,
        iteration: event.iteration,
        undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
    };
}
/** So many iterations are told of in reports; the log has all. */
const kept = 30;
function withTouched(state, { iteration, task, what, total }) {
    return { ...state, touched: [{ iteration, task, what, total }, ...state.touched].slice(0, kept) };
}
/** What was taken back changes no check any more. */
const withoutTouched = (state, iteration) => state.touched.length === 0 ? state : { ...state, touched: state.touched.filter((one) => one.iteration !== iteration) };
const longestReason = 300;
/** An agent changed the plan: records of tasks come and go with it; one that a person has to decide about stays. */
function amended(state, { iteration, amendment, given_up }, edit, put) {
    const id = String(amendment.task_id);
    const why = (0,excerpt/* startOf */.GH)(amendment.reason, longestReason);
    if (given_up)
        return edit(state, id, () => ({ status: 'given_up', given_up: { iteration, why } }));
    if (amendment.action === 'add')
        return edit(state, String(amendment.task?.['id']), () => ({}));
    return amendment.action === 'modify' ? state : { ...state, tasks: put(state.tasks, id, undefined) };
}

;// CONCATENATED MODULE: ./build/core/run/fold/put-task.js
const putInPlace = (tasks, id, record) => {
    if (record)
        tasks[id] = record;
    else
        delete tasks[id];
    return tasks;
};
/** Copies the tasks at the first change, however many an event makes. */
function putInOneCopy() {
    let copy;
    return (tasks, id, record) => {
        copy = tasks === copy ? copy : copyOf(tasks);
        return putInPlace(copy, id, record);
    };
}
/**
 * One by one into an object without a prototype, which is a dictionary from the start: an attempt copies the tasks
 * twice, and spreading 5,000 of them takes twice as long (measured).
 */
function copyOf(tasks) {
    const copy = Object.create(null);
    for (const id in tasks) {
        const record = tasks[id];
        if (record)
            copy[id] = record;
    }
    return copy;
}

;// CONCATENATED MODULE: ./build/core/run/fold/evolve.js








/** So many arrivals that change protected files are told. */
const evolve_kept = 5;
/** A commit that no task made, a merge or a person's own, is built upon at once and trusted when the checks passed on it. */
const arrived = (state, commit, { from, why, protects }) => ({
    ...state,
    work: commit,
    baseline: null,
    unproven: { commit, why },
    steered: protects ? [{ from, to: commit, ...protects }, ...state.steered].slice(0, evolve_kept) : state.steered,
});
/** The newest slice of the work ends, and that of another milestone begins. */
const cutWork = (state, event) => {
    const { iteration, milestone, from } = event;
    const ended = state.slices.map((slice) => ({ ...slice, end: slice.end ?? from }));
    return { ...state, slices: [...ended, { milestone, iteration, end: null }] };
};
/** A person's edit of the plan file: records of tasks come and go with it. */
function applyPlanChange(state, event) {
    const removed = new Set(event.removed);
    const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id));
    const added = event.added.map(({ id, status }) => [id, { ...begin/* untouchedTask */.$L, status }]);
    const tasks = Object.fromEntries([...kept, ...added]);
    return { ...notAwaiting(state, event.removed), plan_source: event.plan_source, tasks };
}
/** What reviewers asked for, until they were told what became of it, and what people want every agent to know. */
const withFollowUp = (state, { task, url, threads }) => ({
    ...state,
    follow_ups: [...state.follow_ups, { task, url, threads }],
});
const withoutFollowUp = (state, { task }) => ({
    ...state,
    follow_ups: state.follow_ups.filter((one) => one.task !== task),
});
const withKnowledge = (state, { id, text, by, url }) => ({
    ...state,
    knowledge: [...state.knowledge, { id, text, by, url }],
});
const recentReviews = 5;
const recentCommands = 20;
const keptDoubts = 5;
const same = (state) => state;
const handlers = {
    lease_taken: (state, { at, epoch, holder }) => ({
        ...state,
        epoch,
        lease: { holder, epoch, taken: at, renewed: at },
        // A lease that is still there is that of a job that died: its last sign of life is all that is known.
        runner: { jobs: state.runner.jobs + 1, ms: (0,lease_verdict/* runnerMs */.XK)(state, 0) },
        warned: state.warned.filter(({ budget }) => !(0,run_budget/* ofOneJob */.$)(budget)),
        handed: null,
        stop: null,
    }),
    lease_renewed: (state, { at }) => (state.lease ? { ...state, lease: { ...state.lease, renewed: at } } : state),
    lease_released: (state, { at }) => ({
        ...state,
        lease: null,
        handed: null,
        runner: { ...state.runner, ms: (0,lease_verdict/* runnerMs */.XK)(state, Date.parse(at)) },
    }),
    confined: (state, { type: _, at: __, refused: ___, ...confined }) => ({ ...state, confined }),
    baseline_finished: (state, { type: _, at: __, duration_ms: ___, said: ____, ...baseline }) => ({
        ...state,
        baseline,
        unproven: baseline.red.length === 0 || baseline.accepted ? null : state.unproven,
    }),
    attempt_started: (state, { at, iteration, task, attempt, checkpoint }, put) => ({
        ...withTask(state, put, { id: task, status: 'in_progress' }),
        iteration,
        current: { iteration, task, attempt, checkpoint, started: at },
        last_agent_start: at,
        stop: null,
    }),
    handed_on: (state, { type: _type, at, ...handed }) => ({
        ...state,
        handed,
        lease: state.lease && { ...state.lease, renewed: at },
    }),
    attempt_succeeded: (state, event, put) => takeIn(passed(state, event, put), event, editing(put)),
    milestone_begun: cutWork,
    attempt_held: (state, event, put) => {
        const { iteration, task, commit, checkpoint, summary, turned_green } = event;
        return { ...passed(state, event, put), awaiting: { iteration, task, commit, checkpoint, summary, turned_green } };
    },
    attempt_approved: (state, _event, put) => state.awaiting ? takeIn({ ...state, awaiting: null, stop: null }, state.awaiting, editing(put)) : state,
    attempt_rejected: (state, event, put) => rejectHeld({ ...state, stop: null }, event, editing(put)),
    undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
        ...state,
        undos: [...state.undos, { undoes, by, why, reopen_dependents }],
    }),
    undo_done: (state, event, put) => takeBack(state, event, editing(put)),
    undo_failed: withoutUndo,
    attempt_failed: applyFailure,
    attempt_interrupted: applyInterruption,
    budget_warning: (state, { budget, used, limit }) => ({
        ...state,
        warned: [...state.warned.filter((other) => other.budget !== budget), { budget, used, limit }],
    }),
    review_requested: (state, { iteration, task, why }) => ({
        ...state,
        reviews: [{ iteration, task, why }, ...state.reviews].slice(0, recentReviews),
    }),
    iteration_reviewed: (state, { type: _type, at: _at, usd: _usd, ...said }) => ({
        ...state,
        reviewed: [said, ...state.reviewed].slice(0, recentReviews),
    }),
    agent_lingered: same,
    prompt_cut: same,
    files_hidden: same,
    environment_changed: same,
    amendment_accepted: (state, event, put) => amended(state, event, editing(put), put),
    checks_touched: withTouched,
    amendment_refused: (state) => ({
        ...state,
        counts: { ...state.counts, refused_amendments: state.counts.refused_amendments + 1 },
    }),
    plan_changed: applyPlanChange,
    base_merged: (state, event) => ({ ...arrived(state, event.commit, event), base: event.base }),
    base_renamed: (state, { to }) => ({ ...state, base_branch: to }),
    conflict_task_added: (state, { task, base, files, total }, put) => withTask({ ...state, merging: { task, base, files, total } }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
    }),
    conflict_task_ended: (state, { task }, put) => withTask({ ...state, merging: null }, put, { id: task, status: 'skipped' }),
    work_moved: (state, event) => arrived(state, event.to, event),
    steering_changed: (state, { paths, plan_source }) => ({
        ...state,
        doubted: [{ paths, plan_source }, ...state.doubted].slice(0, keptDoubts),
    }),
    work_refused: same,
    command_taken: (state, { at, by, text, refused }) => ({
        ...state,
        commands: [{ at, by, text: (0,excerpt/* startOf */.GH)(text, 200), refused }, ...state.commands].slice(0, recentCommands),
    }),
    setting_changed: (state, { name, value }) => ({ ...state, overrides: { ...state.overrides, [name]: value } }),
    rules_changed: (state, { base, changes }) => ({
        ...state,
        rules: (0,overrides/* withChanges */.AW)({ base, values: state.rules?.values ?? {} }, changes),
    }),
    run_paused: (state, { by, why }) => ({ ...state, paused: { by, why } }),
    run_resumed: (state) => ({ ...state, paused: null }),
    wait_lifted: (state) => ({ ...state, waiting: null }),
    task_skipped: (state, { task }, put) => withTask(notAwaiting(state, [task]), put, { id: task, status: 'skipped', given_up: null }),
    task_reopened: (state, { task }, put) => withTask({ ...state, breaker: null }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
        runners_lost: 0,
        given_up: null,
    }),
    hint_given: (state, { id, by, text }) => ({ ...state, hints: [...state.hints, { id, by, text }] }),
    follow_up_added: (state, event, put) => withTask(withFollowUp(state, event), put, { id: event.task }),
    follow_up_answered: withoutFollowUp,
    remembered: withKnowledge,
    hints_told: (state, { ids }) => ({ ...state, told: ids }),
    run_stopped: (state, { reason }) => ({ ...state, stop: reason }),
};
/**
 * The state after one more event. Pure; the state is the fold of the whole log, and a fresh run continues the
 * iteration numbers and the epoch of the one before it (docs/design.md#decide-then-do).
 */
function evolve(state, event) {
    return step(state, event, putInOneCopy());
}
/** `evolve` over many events; copies the tasks once instead of for each event, so that it stays linear in both. */
function fold(state, events) {
    const own = state && { ...state, tasks: copyOf(state.tasks) };
    return events.reduce((before, event) => step(before, event, putInPlace), own);
}
function step(state, event, put) {
    if (event.type === 'run_started')
        return (0,begin/* begin */.qN)(state, event);
    if (state === null)
        throw new Error(`the log begins with ${event.type} instead of run_started`);
    const apply = handlers[event.type];
    return { ...apply(state, event, put), updated: event.at };
}
/** The attempt is over and its checks passed, whatever becomes of its commit. */
function passed(state, event, put) {
    return {
        ...withTask(state, put, { id: event.task, ...spent((0,begin/* taskIn */.B1)(state, event.task), event), runners_lost: 0 }),
        ...withoutTold(state),
        current: null,
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'succeeded', event.handoff),
        breaker: null,
        waiting: null,
    };
}
function applyFailure(state, event, put) {
    const before = (0,begin/* taskIn */.B1)(state, event.task);
    const again = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0;
    return {
        ...withTask(state, put, {
            id: event.task,
            ...spent(before, event),
            status: event.final ? 'failed' : 'pending',
            failed_attempts: before.failed_attempts + 1,
            runners_lost: 0,
            failed_iterations: [...before.failed_iterations, event.iteration],
        }),
        ...withoutTold(state),
        current: null,
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'failed', event.handoff),
        // It is told as a failure, with its reason.
        reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
        breaker: { fingerprint: event.fingerprint, count: again + 1, why: event.why },
        waiting: null,
    };
}
function applyInterruption(state, event, put) {
    const before = (0,begin/* taskIn */.B1)(state, event.task);
    const lost = event.cause === 'runner_lost' || event.cause === 'agent_killed' ? before.runners_lost + 1 : 0;
    return {
        ...withTask(state, put, { id: event.task, ...spent(before, event), status: 'pending', runners_lost: lost }),
        current: null,
        told: [],
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'interrupted', null),
        waiting: event.until === null ? null : { until: event.until, why: event.why, count: (state.waiting?.count ?? 0) + 1 },
    };
}
/** A hint has done its work when an attempt that read it has ended. */
function withoutTold({ hints, told }) {
    return { hints: hints.filter(({ id }) => !told.includes(id)), told: [] };
}
function spent(task, event) {
    return { ...task, usd: task.usd + event.usage.usd, duration_ms: task.duration_ms + event.duration_ms };
}
function count(state, kind, handoff) {
    const { counts } = state;
    return { ...counts, [kind]: counts[kind] + 1, synthetic: counts.synthetic + (handoff === 'synthetic' ? 1 : 0) };
}
function withTask(state, put, { id, ...change }) {
    return { ...state, tasks: put(state.tasks, id, { ...(0,begin/* taskIn */.B1)(state, id), ...change }) };
}
const editing = (put) => (state, id, change) => withTask(state, put, { id, ...change((0,begin/* taskIn */.B1)(state, id)) });


/***/ }),

/***/ 99292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ hasLeftMarkers),
/* harmony export */   cb: () => (/* binding */ unresolvedConflict),
/* harmony export */   ix: () => (/* binding */ conflictTask),
/* harmony export */   sc: () => (/* binding */ baseConflict),
/* harmony export */   vi: () => (/* binding */ mergeByHand)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3482);






/** The prompt names so many files and commits; `git` in the workspace names all of them. */
const namedFiles = 50;
const namedCommits = 20;
/**
 * The engine's own task that resolves a conflict with a moved base. It stands in the run's plan, goes
 * before every other one, and its id is one that no plan file may use.
 */
function conflictTask(conflict) {
    const { base, files, news } = conflict;
    const branch = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(conflict.branch, 100);
    return _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({
        id: `${_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .reservedId */ .U3}${base.slice(0, 12)}`,
        title: `Merge ${branch} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)}): resolve ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(files.length, 'conflicting file')}`,
        order: Number.MIN_SAFE_INTEGER,
        description: [
            `The base ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(branch)} moved on while this run worked, and git cannot merge ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)} into the work by itself.`,
            'The merge is laid out in the files before you: what git could merge is merged; these hold conflict markers, the' +
                " run's own side above `=======` and the base's below it:",
            list(files, namedFiles),
            'Resolve them: keep what both sides meant, remove every marker, and change elsewhere only what the merge needs.',
            "`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline" +
                ' HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.',
            ...(news.length === 0
                ? []
                : [`The newest commits of the base that the work lacks:\n\n${list(news, namedCommits)}`]),
        ].join('\n\n'),
        acceptance_criteria: [
            'No conflict marker is left.',
            "What the run's commits did and what the base's commits did both still work.",
        ],
    });
}
function list(texts, most) {
    const lines = texts.slice(0, most).map((text) => `- ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(text, 300)}`);
    const more = texts.length - lines.length;
    return [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
}
/** That a person has to merge the base, and how. */
function baseConflict(at) {
    const { remote, work_branch: workBranch, work: ours } = at.state;
    const conflict = mergeByHand({
        remote,
        workBranch,
        merge: { local: at.local },
        pair: { ours, theirs: at.base },
        paths: at.files,
    });
    return { kind: 'human_review', why: at.why, conflict: { ...conflict, total: at.total } };
}
/** The task could not do it, or was given up: undefined while it may yet be tried. */
function unresolvedConflict(state) {
    const { merging } = state;
    const task = merging && state.tasks[merging.task];
    if (!merging || (task?.status !== 'failed' && task?.status !== 'skipped'))
        return undefined;
    const how = task.status === 'failed' ? `${merging.task} failed to resolve it` : `${merging.task} was skipped`;
    const local = state.base_branch ?? merging.base;
    const why = `${state.base_branch ?? 'The base'} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(merging.base)}) conflicts with ${state.work_branch}, and ${how}.`;
    return baseConflict({ state, why, local, ...merging });
}
/** The state does not grow with a base that was reformatted; git names all of them again. */
const keptFiles = 20;
/** The remote's address without user, password or token: these commands are read by people. */
const withoutCredentials = (address) => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1');
/**
 * How a person ends a conflict: merge into the work branch's tip and push that. The commands fit a clone of the remote
 * and the remote itself, where that is the user's own repository, and leave every local branch alone.
 */
function mergeByHand(at) {
    const { workBranch, merge } = at;
    const remote = withoutCredentials(at.remote);
    const mergeIt = 'local' in merge
        ? [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'merge', merge.local)]
        : [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, merge.fetched), 'git merge FETCH_HEAD'];
    return {
        ...at.pair,
        files: at.paths.slice(0, keptFiles),
        total: at.paths.length,
        commands: [
            (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, workBranch),
            'git switch --detach FETCH_HEAD',
            ...mergeIt,
            (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', remote, `HEAD:refs/heads/${workBranch}`),
            'git switch -',
        ],
    };
}
const marker = /^(<{7}|\|{7}|={7}|>{7})( .*)?\r?$/;
/**
 * Whether a conflict marker is left in a resolved file. A line that a side had itself is none: seven `=` may underline a
 * heading.
 */
function hasLeftMarkers(text, sides) {
    const own = new Set(sides.flatMap((side) => side.split('\n')));
    return text.split('\n').some((line) => marker.test(line) && !own.has(line));
}


/***/ }),

/***/ 65626:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ awaitingReason),
/* harmony export */   Hl: () => (/* binding */ lastMoment),
/* harmony export */   sk: () => (/* binding */ nextStep)
/* harmony export */ });
/* unused harmony export fitsAfter */
/* harmony import */ var _confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93107);
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89851);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _conflict_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99292);
/* harmony import */ var _given_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37687);





/** Asked in this order; the first answer counts. A plan that is finished is complete, whatever limit it also meets. */
const questions = [
    provesWhatArrived,
    waitsForApproval,
    takesBack,
    waitsForAMerge,
    nothingLeft,
    isPaused,
    waitsForTheProvider,
    breakerIsOpen,
    jobIterations,
    runIterations,
    money,
    time,
    tooLate,
    needsBaseline,
    spacing,
];
/** Decides what the job does next. Pure: the clock is a parameter (docs/design.md#decide-then-do). */
function nextStep(at) {
    const situation = { ...at, selection: (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_1__/* .selectTask */ .aA)(at.plan, (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(at.state)) };
    for (const question of questions) {
        const answer = question(situation);
        if (answer)
            return answer;
    }
    return attempt(situation);
}
const stop = (reason) => ({ kind: 'stop', reason });
/** Nothing is built on a commit that a person may reject. */
function waitsForApproval({ state }) {
    return state.awaiting ? stop(awaitingReason(state.awaiting)) : undefined;
}
/** An undo calls no agent: only a pause holds it up. The baseline says which failures are none of its. */
function takesBack(at) {
    const { state, job } = at;
    const [undo] = state.undos;
    if (!undo)
        return undefined;
    const unknown = state.baseline?.checks !== job.checks && !job.baselineRan;
    return isPaused(at) ?? (unknown ? { kind: 'baseline' } : { kind: 'undo', undo });
}
/** Nothing is built where the base has moved and nobody could merge it. */
function waitsForAMerge({ state }) {
    const reason = (0,_conflict_task_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolvedConflict */ .cb)(state);
    return reason && stop(reason);
}
function nothingLeft({ plan, state, selection }) {
    if (selection.kind === 'complete')
        return stop((0,_given_up_js__WEBPACK_IMPORTED_MODULE_4__/* .givenUpReason */ .h)(plan, state) ?? { kind: 'complete' });
    if (selection.kind === 'task')
        return undefined;
    const [failed] = selection.by.flatMap((entry) => entry.failed);
    const why = selection.by.map((entry) => entry.why);
    return stop(failed === undefined ? { kind: 'blocked', by: why } : { kind: 'stuck', on: why, task: failed });
}
/** Before all else, so that a finished plan does not hide that a merge broke it. */
function provesWhatArrived(at) {
    return at.state.unproven && !at.state.paused ? needsBaseline(at) : undefined;
}
function isPaused({ state }) {
    return state.paused ? stop({ kind: 'paused', why: state.paused.why }) : undefined;
}
/** Another job would begin no earlier: cron looks once an hour, and setting up a machine takes minutes. */
const shortWaitMs = 600_000;
function waitsForTheProvider(at) {
    const { state, now } = at;
    const { waiting } = state;
    if (!waiting || Date.parse(waiting.until) <= now)
        return undefined;
    if (waitsHere(at, Date.parse(waiting.until)))
        return { kind: 'wait', until: Date.parse(waiting.until) };
    return stop({ kind: 'waiting', until: waiting.until, why: waiting.why });
}
/** With the lease, on a machine that was lent for this job; a laptop waits without it. */
const waitsHere = ({ limits, job, now }, until) => limits.jobLimitMs !== null && until - now <= shortWaitMs && fitsAfter(until, { limits, job });
/** Whether an attempt still fits into the job after a wait until then, in ms since the epoch. */
function fitsAfter(until, { limits, job, }) {
    const { jobLimitMs, timeBudgetMs } = limits;
    const after = until - job.started;
    if (timeBudgetMs !== null && after >= timeBudgetMs)
        return false;
    return jobLimitMs === null || after + job.longestMs < lastMoment(jobLimitMs);
}
/** A new job tries once more (half open); the same failure then stops it at once. */
function breakerIsOpen({ state, limits, job }) {
    const { breaker } = state;
    if (!breaker || breaker.count < limits.sameFailures || job.iterations === 0)
        return undefined;
    return stop({ kind: 'stuck', on: [`the same failure ${breaker.count} times in a row: ${breaker.why}`] });
}
function jobIterations({ limits, job }) {
    if (job.iterations < limits.maxIterations)
        return undefined;
    return stop({ kind: 'iteration_limit', scope: 'job', limit: limits.maxIterations });
}
function runIterations({ plan, state, limits }) {
    const limit = limits.runIterations ?? plan.max_iterations;
    if (limit === undefined || state.counts.succeeded + state.counts.failed < limit)
        return undefined;
    return stop({ kind: 'iteration_limit', scope: 'run', limit });
}
function money({ state, limits }) {
    if (state.usage.usd < limits.costBudgetUsd)
        return undefined;
    return stop({ kind: 'cost_budget', budget_usd: limits.costBudgetUsd, spent_usd: state.usage.usd });
}
function time({ limits, job, now }) {
    if (limits.timeBudgetMs === null || now - job.started < limits.timeBudgetMs)
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: limits.timeBudgetMs });
}
/** An attempt that takes as long as the longest one would be cut off (failure model P4); the first one is tried. */
function tooLate({ limits, job, now }) {
    const { jobLimitMs } = limits;
    if (jobLimitMs === null || now - job.started + job.longestMs < lastMoment(jobLimitMs))
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: jobLimitMs, scope: 'limit' });
}
function needsBaseline({ state, job }) {
    const { baseline } = state;
    if (!baseline || baseline.checks !== job.checks)
        return { kind: 'baseline' };
    if (baseline.red.length === 0 || baseline.accepted)
        return undefined;
    if (!job.baselineRan)
        return { kind: 'baseline' };
    const confined = baseline.confined ?? [];
    if (confined.length > 0)
        return stop({ kind: 'blocked', by: confined.map(_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .redByConfinement */ .Ds) });
    const since = state.unproven ? `, since ${state.unproven.why}` : '';
    const by = baseline.red.map((name) => `the baseline is red: ${name}${since}`);
    return stop({ kind: 'blocked', by, ...(!state.unproven && { red: baseline.red }) });
}
function spacing({ state, limits, now }) {
    if (!state.last_agent_start)
        return undefined;
    const last = Date.parse(state.last_agent_start);
    // A start in the future: the clock was set back, and waiting for that moment could take for ever (failure model P17).
    if (last > now)
        return undefined;
    const until = last + limits.minDelayMs;
    return until > now ? { kind: 'wait', until } : undefined;
}
function attempt({ selection, state }) {
    if (selection.kind !== 'task')
        throw new Error('no task to attempt');
    const { task } = selection;
    return { kind: 'attempt', task, attempt: (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(state, task.id).failed_attempts + 1 };
}
/** To end what runs, to write the state and to publish it. */
const longestMarginMs = 60_000;
/** How long after its start a job ends by itself, given when its machine would end it (failure model P4). */
const lastMoment = (jobLimitMs) => jobLimitMs - Math.min(longestMarginMs, jobLimitMs / 10);
/** Why no job works while a commit waits for a person's word. */
function awaitingReason(awaiting) {
    const { iteration, task, commit } = awaiting;
    const why = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval`;
    return { kind: 'human_review', why, approve: { iteration, task, commit } };
}


/***/ }),

/***/ 45391:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   Uf: () => (/* binding */ memoryLine),
/* harmony export */   Y0: () => (/* binding */ isAhead)
/* harmony export */ });
/** A hidden line; ids are the engine's own. */
const memoryLine = ({ run, epoch, iteration, commit }) => `<!-- ralph-memory run=${run} epoch=${epoch} iteration=${iteration} state=${commit} -->`;
function readMemory(text) {
    const found = /^<!-- ralph-memory run=([\w-]+) epoch=(\d+) iteration=(\d+) state=([0-9a-f]{40,64}) -->\r?$/m.exec(text);
    const [, run, epoch, iteration, commit] = found ?? [];
    if (run === undefined || commit === undefined)
        return undefined;
    return { run, epoch: Number(epoch), iteration: Number(iteration), commit };
}
/** Memories are only ever written after the state: one that is ahead of it means that the state was moved back. */
const isAhead = (memory, state) => memory.run === state.run && (memory.epoch > state.epoch || memory.iteration > state.iteration);


/***/ }),

/***/ 35258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ doneCommits),
/* harmony export */   Bw: () => (/* binding */ stateAgainstLog),
/* harmony export */   Ol: () => (/* binding */ doneAgainstCommits),
/* harmony export */   Se: () => (/* binding */ mayStandBeside)
/* harmony export */ });
/* harmony import */ var _fold_evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63184);

/**
 * What only tells of the run and decides nothing. A newer program may make more of the same old facts, so this is not
 * compared: a run goes on over an update.
 */
const told = new Set([
    ...['updated', 'runner', 'warned', 'commands', 'recent', 'reviews', 'reviewed', 'slices', 'told'],
]);
/** Of a task, what decides; seconds and words do not. */
const deciding = ['status', 'failed_attempts', 'iteration', 'commit'];
const mostNamed = 5;
/**
 * Where a state is not what its events make of the state before them, in words; none where it is. Whoever edits
 * `run.json` without the log shows here (docs/design.md#decide-then-do).
 */
function stateAgainstLog(before, events, state) {
    const folded = foldOf(before, events);
    if (folded === undefined)
        return ['its log was not written by ralph'];
    const names = Object.keys({ ...folded, ...state }).filter((name) => name !== 'tasks' && !told.has(name));
    const others = names.flatMap((name) => difference(name, valueIn(folded, name), valueIn(state, name)));
    const found = [...taskDifferences(folded.tasks, state.tasks), ...others];
    const more = found.length - mostNamed;
    return more > 0 ? [...found.slice(0, mostNamed), `and ${more} more`] : found;
}
function foldOf(before, events) {
    try {
        return (0,_fold_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .A)(before, events) ?? undefined;
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
/** The same text for values that are alike, in whatever order their keys were written. */
const plain = (value) => JSON.stringify(value, (_, part) => sorted(part)) ?? 'missing';
const sorted = (part) => typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part;
const short = (text) => (text.length > 60 ? `${text.slice(0, 59)}\u2026` : text);
/** The commits by which the run's tasks count as done. */
const doneCommits = ({ tasks }) => Object.values(tasks).flatMap(({ status, commit }) => (status === 'done' && commit !== null ? [commit] : []));
/**
 * Which done tasks no commit has earned, in words. `found` are commits in the history of the work, by what their
 * trailers say; `passed` are the iterations whose checks let them through. A task without a commit was done before the
 * run began: its events say so.
 */
function doneAgainstCommits({ state, plan }, found, passed) {
    const planned = new Set(plan.tasks.map(({ id }) => id));
    return Object.entries(state.tasks).flatMap(([id, record]) => {
        if (record.status === 'done')
            return unearned({ id, ...record, state }, found, passed);
        return record.status === 'skipped' || planned.has(id) ? [] : [`${id} is ${record.status}, and plan.json lacks it`];
    });
}
function unearned({ id, commit, iteration, state }, found, passed) {
    if (commit === null)
        return [];
    const made = found.get(commit);
    const named = `${id} counts as done by ${commit.slice(0, 12)}`;
    if (!found.has(commit))
        return [`${named}, which is not in the history of ${state.work_branch}`];
    if (!made || made.run !== state.run || made.task !== id || made.iteration !== iteration)
        return [`${named}, whose trailers do not say so`];
    return passed.has(made.iteration) ? [] : [`${named}, and iteration ${iteration} has no validation that passed`];
}
/** What a tool of an operator's may state while a job holds the run; each leaves every task as far from done as it was. */
const allowed = new Set([
    ...['hint_given', 'remembered', 'command_taken', 'amendment_refused'],
    ...['run_paused', 'task_reopened', 'lease_taken', 'lease_released'],
]);
/**
 * Whether a fact may stand in a state commit that the holder of the lease did not write. What orders cost or give up
 * goes by the inbox, where the job itself carries it out; work is stated by whoever did it.
 */
function mayStandBeside(event) {
    if (event.type === 'plan_changed')
        return event.removed.length === 0 && event.added.every(({ status }) => status === 'pending');
    return allowed.has(event.type);
}


/***/ }),

/***/ 45471:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ withdrawalPath),
/* harmony export */   sk: () => (/* binding */ withdrawal),
/* harmony export */   uV: () => (/* binding */ withdrawalInWords)
/* harmony export */ });
/* harmony import */ var _ref_state_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58100);

const withdrawalPath = (iteration) => (0,_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .iterationPath */ .lr)(iteration, 'withdrawn.json');
/** Path and content of the file. */
const withdrawal = (iteration, content) => [
    withdrawalPath(iteration),
    `${JSON.stringify(content, null, 2)}\n`,
];
const opening = {
    rejected: 'its checks passed, but a person did not accept it',
    undone: 'its checks passed, but a person took it back later',
    dependent: 'it was done, but a person took back what it builds on',
};
/** The reason as the next attempt at the task is told it. */
function withdrawalInWords({ what, by, why }) {
    return `${opening[what]} (${by})${why === '' ? ', without a reason' : `: ${why}`}`;
}


/***/ }),

/***/ 70953:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ boundedValue)
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);

const maxDepth = 32;
const maxStringChars = 64 * 1024;
/**
 * A JSON value with every text cut to 64 KiB, or why it is too much: nested deeper than 32 levels, or more than
 * `maxChars` of texts and values in all. Own keys only; `__proto__` stays an ordinary key and changes nothing.
 */
function boundedValue(value, maxChars) {
    let left = maxChars;
    let deep = false;
    const bounded = (part, depth) => {
        if (left < 0 || deep)
            return null;
        if (typeof part === 'string') {
            const text = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(part, maxStringChars);
            left -= text.length;
            return text;
        }
        left -= 8;
        if (typeof part !== 'object' || part === null)
            return part;
        deep = depth >= maxDepth;
        if (Array.isArray(part))
            return part.map((item) => bounded(item, depth + 1));
        return Object.fromEntries(Object.entries(part).map(([key, item]) => {
            left -= key.length;
            return [key, bounded(item, depth + 1)];
        }));
    };
    const result = bounded(value, 0);
    if (deep)
        return { fault: `is nested deeper than ${maxDepth} levels` };
    return left < 0 ? { fault: `is larger than ${Math.round(maxChars / 2 ** 20)} MiB` } : { value: result };
}


/***/ }),

/***/ 89335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ resolveChecks)
/* harmony export */ });
/* unused harmony exports defaultTimeouts, classify */
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48689);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_inside_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27520);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);





const fields = ['name', 'run', 'kind', 'timeout', 'working-directory'];
const minute = 60_000;
const longest = 24 * 60 * minute;
const defaultTimeouts = {
    test: 30 * minute,
    lint: 10 * minute,
    typecheck: 10 * minute,
    build: 20 * minute,
};
/**
 * Checks with every default filled in, in the order given. Names are unique: the command, where none is given, and
 * ` (2)` where a name comes again. `directory` is where a check works that names none. Throws RalphError CHECKS_INVALID with all findings.
 */
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
            fault(`"${key}" is not a field of a check; there are ${fields.join(', ')}`);
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
    const path = given === undefined ? otherwise : (0,_text_inside_path_js__WEBPACK_IMPORTED_MODULE_4__/* .insidePath */ .y)(given);
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
/** The kind of a command that names none: by its text, as plans expect it (docs/design.md#the-programs-before); whatever is unknown is a test. */
function classify(command) {
    return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? 'lint' : 'test';
}


/***/ }),

/***/ 61850:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XQ: () => (/* binding */ whyUnchecked),
/* harmony export */   eS: () => (/* binding */ remedyForUnchecked),
/* harmony export */   vc: () => (/* binding */ refuseUnchecked)
/* harmony export */ });
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92949);



const weights = { not_run: 'is not run', reported: 'is only reported' };
/** Why no check would keep a commit out, as the end of "No check decides what is committed: \u2026"; undefined where one does. */
function whyUnchecked({ checks, checksElsewhere, settings: { strategy } }) {
    if (checksElsewhere || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .countingChecks */ .zf)(strategy, checks).length > 0)
        return undefined;
    if (checks.length === 0)
        return 'there is none';
    const told = checks.flatMap((check) => {
        const weight = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .weightOf */ .mm)(strategy, check);
        return weight === 'counts' ? [] : [`${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(check.name, 80)} (${check.kind}) ${weights[weight]}`];
    });
    return `with the strategy ${strategy}, ${told.join(', ')}`;
}
const remedyForUnchecked = 'Name one: `validate: ["npm test"]` in .github/ralph.yml, --validate "npm test", or in a workflow the input `validate`; `ralph init` finds them. --no-checks (`no-checks: true`) goes on without, and every report says so.';
/**
 * Without a check whatever an agent leaves would be committed: that is begun only where a person said so. Counted after
 * the strategy has chosen. Throws RalphError CHECKS_MISSING (exit 65).
 */
function refuseUnchecked(gate) {
    const why = gate.settings['no-checks'] ? undefined : whyUnchecked(gate);
    if (why === undefined)
        return;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'CHECKS_MISSING',
        message: `No check decides what is committed: ${why}.`,
        hint: remedyForUnchecked,
    });
}


/***/ }),

/***/ 53756:
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
// EXTERNAL MODULE: ./build/core/text/markdown/inline-markdown.js
var inline_markdown = __webpack_require__(73009);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
// EXTERNAL MODULE: ./build/core/report/terminal/task-table.js
var task_table = __webpack_require__(12980);
// EXTERNAL MODULE: ./build/core/confinement/words.js
var words = __webpack_require__(86756);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/due.js
var due = __webpack_require__(94907);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js
var forecast = __webpack_require__(77428);
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
// EXTERNAL MODULE: ./build/core/report/markdown/graph.js
var graph = __webpack_require__(8567);
;// CONCATENATED MODULE: ./build/core/report/markdown/status-comment.js

















/** While a job is at work the comment is written at least every ten minutes; later than this, the job was lost. */
const worryMs = 1_800_000;
/** GitHub takes 65,536 characters (platform fact 26). */
const longest = 60_000;
/** Long tables and graphs make room step by step. */
const rowLimits = [150, 60, 20];
/**
 * The comment that says how a run stands, in at most 60,000 characters. `facts` is the same for the
 * same state, whenever it is asked for; `body` says besides when it was written, and when to worry.
 */
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
    return [
        ...headOf(run, place),
        (0,task_table/* markdownTable */.Q)(rows, place.repositoryUrl),
        ...(omitted ? [omitted] : []),
        ...(size.withGraph ? [folded('Dependencies', (0,graph/* taskGraph */.o)(run.plan, (0,begin/* recordsOf */.M$)(run.plan, run.state)))] : []),
        status_comment_receipt(run.state),
        folded('What ralph writes', list(whatItWrites(run.state, place))),
        folded(`Orders (${run.state.commands.length === 0 ? 'none yet' : 'the newest'})`, commandLog(run.state)),
    ].join('\n\n');
}
function headOf(run, place) {
    const at = { planFile: place.planFile, workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    const waiting = place.ownCi && waitingCi(place.ownCi);
    return [
        `### ${(0,inline_markdown/* inlineMarkdown */.x)(run.plan.project ?? run.state.plan, 100)}`,
        `**${happened}**`,
        ...(details.length > 0 ? [list(details)] : []),
        needed(run.state, (0,next_steps/* nextSentence */.H9)(next), place.askedAt),
        ...(waiting ? [waiting] : []),
        money(run, place),
        ...(untried(run.state) ? [(0,after_init/* publicNotice */.m)(run.state.plan)] : []),
        ...(place.jobUrl ? [`The log is in [this job](${place.jobUrl}).`] : []),
    ];
}
/** What was spent, what it will probably come to, and where it ends. */
function money({ plan, state }, place) {
    const costBudgetUsd = (0,receipt/* costBudgetOf */.st)(state, place.costBudgetUsd);
    const written = Date.parse(state.updated);
    const minutes = (0,amounts/* formatMinutes */.dp)((0,lease_verdict/* runnerMsSeen */.MN)(state, written));
    const spent = `Spent ${(0,amounts/* formatUsd */.UK)(state.usage.usd)} of at most ${(0,amounts/* formatUsd */.UK)(costBudgetUsd)}, and ${minutes} of runner time.`;
    const bound = place.jobMs === undefined ? [] : [`A job runs for at most ${(0,amounts/* formatDuration */.a3)(place.jobMs)}.`];
    const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* forecast */.g)({ plan, state }, { now: written, costBudgetUsd }));
    return [spent, ...(ahead ? [ahead] : []), ...bound].join(' ');
}
/** What is needed, and from whom; while jobs follow each other by themselves, nobody is. */
function needed({ lease, stop, awaiting }, next, askedAt) {
    if (lease)
        return next;
    if (stop?.kind === 'complete')
        return `**Needed from a reviewer:** ${[next, ...asked(askedAt)].join(' ')}`;
    if (!awaiting && (0,due/* continuesUnattended */.Xo)(stop))
        return `**No action needed.** ${next}`;
    return `**Needed from somebody with write access:** ${next}`;
}
/** The job that is approved or rejected edits no comment: these words stay true. */
const asked = (page) => page === undefined
    ? []
    : [
        `A reviewer of the environment must approve, in [this workflow run](${page}), before the pull request is marked ready. If the approval was rejected, nothing is lost: run the workflow again, and it asks again.`,
    ];
const untried = ({ iteration }) => iteration === 0;
/** At the end it is what a reader came for. */
function status_comment_receipt(state) {
    const table = (0,receipt_text/* receiptMarkdown */.OZ)((0,receipt/* receiptOf */.W7)(state, Date.parse(state.updated)));
    return state.stop?.kind === 'complete' ? `#### What it cost\n\n${table}` : folded('Cost', table);
}
const whatItWrites = ({ plan, work_branch, confined }, { stateRef, ownCi }) => [
    `Writes: ${(0,report_context/* code */.aY)(work_branch)}, ${(0,report_context/* code */.aY)(stateRef)}, this conversation.`,
    'Never writes: any other branch; a task\u2019s commit never changes workflows, the plan, or the agent\u2019s settings.',
    `Confinement of the agent: ${(0,inline_markdown/* inlineMarkdown */.x)((0,words/* confinementOrNone */.cl)(confined), 300)}.`,
    ...(ownCi ? [ciMode(ownCi)] : []),
    (0,after_init/* publicNotice */.m)(plan),
];
/** A job that is at work is lost if it stays silent; one that is not at work has nothing to be late with. */
function writtenLine({ lease }, now) {
    const written = `Written ${(0,amounts/* formatUtc */.ay)(now)}.`;
    if (!lease)
        return written;
    const late = (0,amounts/* formatUtc */.ay)(now + worryMs);
    return `${written} If it is past ${late} and this comment has not changed, the job was lost. Run it again: nothing is lost or done twice.`;
}
const list = (items) => items.map((item) => `- ${item}`).join('\n');
const folded = (title, content) => `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
/** The newest orders, newest first: who gave each, and what became of it. */
function commandLog({ commands }) {
    if (commands.length === 0)
        return 'No orders yet. `/ralph help` lists them.';
    return commands
        .map(({ at, by, text, refused }) => {
        const fate = refused === null ? 'done' : `not done: ${(0,inline_markdown/* inlineMarkdown */.x)(refused, 200)}`;
        return `- ${(0,amounts/* formatUtc */.ay)(at)} ${(0,inline_markdown/* inlineMarkdown */.x)(by, 60)}: ${(0,inline_markdown/* typedOrder */.PD)(text, 120)} \u2014 ${fate}`;
    })
        .join('\n');
}
/** One paragraph where a person is needed; undefined where nobody is. */
function waitingCi({ waiting }) {
    if (waiting.length === 0)
        return undefined;
    const shown = waiting.slice(0, 5).map(({ name, url }) => `[${(0,inline_markdown/* inlineMarkdown */.x)(name, 60)}](${url})`);
    const more = waiting.length > shown.length ? ` and ${waiting.length - shown.length} more` : '';
    const runs = waiting.length === 1 ? 'run waits' : 'runs wait';
    return `**The repository's CI: ${waiting.length} ${runs} for \u201cApprove and run\u201d** (${shown.join(', ')}${more}), neither passed nor failed. Somebody with write access has to click it on the pull request; with an App's token, CI starts on its own.`;
}
/** How the repository's CI and ours go together, in a sentence. */
const ciMode = ({ token }) => token === 'other'
    ? 'The token belongs to an App or a person: the repository\u2019s own CI runs on each commit.'
    : 'The token is the workflow\u2019s own: the repository\u2019s CI waits for a person or does not start on its commits; ralph\u2019s checks are the statuses `ralph/\u2026`.';

;// CONCATENATED MODULE: ./build/core/report/markdown/wanted-pulls.js







/** The pull requests that show a run, the lowest first: one for each milestone, else one for the work branch. */
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
/** Longer tables would not fit into a body of 65,536 characters. */
const maxRows = 150;
/**
 * Title and body of one milestone's pull request: its own tasks and commits and where it stands in the stack, so that
 * it changes only when they do. How the run stands is on the tracking issue.
 */
function sliceText(run, place, at) {
    const { plan, state } = run;
    const { milestone } = at.slice;
    const name = milestone ?? 'what is left';
    const own = new Set((0,next_slices/* tasksOf */.a4)(plan, milestone));
    const rows = (0,task_rows/* taskRows */.Zy)(plan, state).filter(({ id }) => own.has(id));
    const { rows: shown, omitted } = (0,task_rows/* shownRows */.$6)(rows, maxRows);
    const done = rows.filter(({ status }) => status === 'done').length;
    const parts = [
        `### ${(0,inline_markdown/* inlineMarkdown */.x)(plan.project ?? state.plan, 100)}: ${(0,inline_markdown/* inlineMarkdown */.x)(name, 64)}`,
        `**${done} of ${(0,amounts/* plural */.LS)(rows.length, 'task')} done${(0,next_slices/* isDone */.$L)(plan, state, milestone) ? ', the milestone is complete' : ''}.**`,
        ...stackLines(at.neighbours),
        reviewHint,
        ...(at.issue === undefined ? [] : [`The run is tracked in #${at.issue}.`]),
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
/** Commits for this milestone that came when a later one had begun: a branch only ever moves forward. */
function elsewhere(run, rows, milestone) {
    const { slices } = run.state;
    const place = slices.findIndex((slice) => slice.milestone === milestone);
    const next = slices[place + 1];
    const late = next ? rows.filter(({ iteration }) => iteration !== null && iteration >= next.iteration) : [];
    if (late.length === 0)
        return [];
    return [
        `Done after a later milestone had started, so in a later pull request: ${late.map(({ id }) => id).join(', ')}.`,
    ];
}
const reviewHint = 'One commit per task that passed its checks, each with its handoff as the message: review them one by one. Orders are comments here or on the tracking issue; `/ralph help` lists them.';
/** Title and body of the run's pull request: what the status comment says, without the moment and the job that wrote it. */
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
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
;// CONCATENATED MODULE: ./build/adapter/github/orders/closing-orders.js


/**
 * Closing the run's pull request without a merge is an order to pause: whoever does that does not want what is being
 * paid for. GitHub itself has seen to it that they may. It is an order like any other, with the moment of the closing
 * as its id, so that `resume` lifts it for good.
 */
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
            // Answers to it go to the pull request; there is no comment that could get a sign.
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
;// CONCATENATED MODULE: ./build/adapter/github/client/found-pull.js
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
        // Of one that is open it names a trial merge of GitHub's own.
        mergeCommit: merged_at === null ? null : pull.merge_commit_sha,
        closedAt: pull.closed_at,
    };
}

// EXTERNAL MODULE: ./build/core/control/read-comment.js
var read_comment = __webpack_require__(80674);
// EXTERNAL MODULE: ./build/adapter/github/client/tracking-context.js
var tracking_context = __webpack_require__(31089);
// EXTERNAL MODULE: ./build/adapter/github/thread/outbox.js
var thread_outbox = __webpack_require__(31322);
;// CONCATENATED MODULE: ./build/adapter/github/pulls/pull-request.js





/**
 * The pull request of one branch, found by its head: GitHub itself lets no second one be open. One that a person closed
 * stays closed; one that a person opened is theirs altogether; a body without our mark was rewritten and stays; a base
 * that we did not choose stays; and once it was ready, whoever made it a draft again wants it so.
 */
function pullRequest(options) {
    const { github, plan, self, place, warn, redact, head } = options;
    const [mark, readyMark] = [(0,thread_outbox/* markOf */.F)(plan, 'pull'), (0,thread_outbox/* markOf */.F)(plan, 'pull-ready')];
    let found;
    let known = false;
    let refused = false;
    let heldBack = false;
    /** A tip that has nothing that its base lacks. */
    let empty = '';
    async function look() {
        if (known)
            return found;
        const given = { head: `${github.owner}:${head}`, state: 'all', per_page: 1 };
        const [newest] = await github.request('GET /repos/{owner}/{repo}/pulls', given);
        found = newest && foundIn(newest, self);
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
        // What became of it since it was last looked at shows with its update.
        if (found?.state === 'closed') {
            refused = true;
            warn(`pull request #${found.number} was closed, so no new one is opened; reopen it to continue there`);
        }
        else if (found?.state !== 'open' && found?.sha !== wanted.tip && empty !== wanted.tip)
            await create(wanted, { draft: !wanted.ready });
    }
    const bodyOf = ({ text, ready }) => `${ready ? readyMark : mark}\n${redact(text.body)}`;
    async function create(wanted, { draft }) {
        // Whatever becomes of the answer: the next look decides.
        known = false;
        try {
            const given = { head, base: wanted.base, title: redact(wanted.text.title), body: bodyOf(wanted), draft };
            found = foundIn(await github.request('POST /repos/{owner}/{repo}/pulls', given), self);
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
    /** The base is gone, as after it was renamed. */
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
    /** First ready, then the text that says so: a job that dies in between leaves one that the next job mends. */
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
            found = foundIn(await github.request(route, { pull_number: pull.number, ...change }), self);
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
/** What GitHub has against a new one, as far as there is a way on. */
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
/** A branch in an address: its slashes stay. */
const encode = (branch) => encodeURIComponent(branch).replaceAll('%2F', '/');

;// CONCATENATED MODULE: ./build/adapter/github/pulls/pull-stack.js




/** An edit waits so long for a newer one that replaces it; what is missing is created at once. */
const patienceMs = 60_000;
/** A job that is over otherwise does not stay for it. */
const sleep = (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { ...(signal && { signal }), ref: false });
/**
 * Pull requests that stand on each other: the base of each is the branch below it, and once that one was merged, by
 * whatever kind of merge, what it was merged into. Merged is what the pull request says, not what git can see.
 */
function pullStack(options) {
    const { github, self, warn, workBranch, stacked, wait = sleep } = options;
    const pulls = new Map();
    let wanted;
    let working;
    let hurry = new AbortController();
    let closing = false;
    function of(head) {
        const pull = pulls.get(head) ?? pullRequest({ ...options, head });
        pulls.set(head, pull);
        return pull;
    }
    /** One look at all that are open costs the same as a look at one. */
    async function lookAtOpen() {
        const prefix = `${workBranch}.`;
        for (const pull of await github.list('GET /repos/{owner}/{repo}/pulls', { state: 'open' })) {
            const { ref, repo } = pull.head;
            const here = repo?.full_name.toLowerCase() === `${github.owner}/${github.repo}`.toLowerCase();
            if (here && (ref === workBranch || ref.startsWith(prefix)))
                of(ref).know(foundIn(pull, self));
        }
    }
    /** The branch that holds what the slice at `place` brings: its own, or what that was merged into. */
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
    /** Once more where one was opened: its neighbours name it. */
    async function makeAll(wish) {
        const before = numbers('open').length;
        await make(wish);
        if (wish.slices.length > 1 && numbers('open').length > before)
            await make(wish);
    }
    /** Below an open one that left the stack nothing has to be looked for: what it stood on was merged. */
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
        hurry = new AbortController();
        // A wait that is cut short is over, too.
        await wait(patienceMs, hurry.signal).catch(() => undefined);
    }
    async function work() {
        while (wanted) {
            await newer(wanted);
            const next = wanted;
            wanted = undefined;
            await makeAll(next).catch((error) => {
                const why = error instanceof error_error/* RalphError */.A ? `${error.message} ${error.hint}` : String(error);
                warn(`the pull request could not be brought up to date: ${why}`);
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
                hurry.abort();
            working ??= work().finally(() => {
                working = undefined;
            });
        },
        async close() {
            closing = true;
            hurry.abort();
            while (working)
                await working;
            closing = false;
        },
    };
}

// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
;// CONCATENATED MODULE: ./build/core/report/markdown/commit-statuses.js



/** GitHub takes 140 characters of a description, and 255 of a name. */
const [longestDescription, longestContext] = [140, 200];
/**
 * The commit's statuses: `ralph/<check>` for each check that ran, and the same verdict under
 * each name that `mirror` gives to a check. What did not run has no status: it is neither green nor red.
 */
function commitStatuses({ commit, checks, knownRed }, at) {
    const effect = (context, result) => {
        const name = (0,one_line/* plainLine */.h0)(context, longestContext);
        const status = {
            sha: commit,
            context: name,
            state: result.passed ? 'success' : 'failure',
            description: (0,one_line/* plainLine */.h0)(describe(result, knownRed.includes(result.name)), longestDescription),
            ...(at.jobUrl !== undefined && { target_url: at.jobUrl }),
        };
        return { key: `status/${commit}/${name}`, kind: 'status', body: JSON.stringify(status) };
    };
    const own = checks.map((result) => effect(`ralph/${result.name}`, result));
    const mirrored = Object.entries(at.mirror).flatMap(([context, name]) => {
        const result = checks.find((one) => one.name === name);
        return result ? [effect(context, result)] : [];
    });
    return [...own, ...mirrored];
}
function describe(result, known) {
    if (!result.passed)
        return `${(0,failure_sentence/* failureSentence */.Qz)(result)}${known ? '; it did before the run, too' : ''}`;
    const after = (0,amounts/* formatDuration */.a3)(result.duration_ms);
    const passed = result.flaky ? `passed at the second try, in ${after}` : `passed in ${after}`;
    return [passed, ...(0,failure_sentence/* changedFiles */.Y_)(result).map((what) => `it ${what}`)].join('; ');
}

// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
;// CONCATENATED MODULE: ./build/core/report/markdown/pull-review.js






/** GitHub takes 65,536 characters (platform fact 26). */
const pull_review_longest = 60_000;
/** The review for the commit's pull request, with a comment at each line that a finding names; none without findings. */
function pullReviews(of) {
    if (!of || of.review.findings.length === 0)
        return [];
    const { commit: sha, branch, at, iteration, task, model, review } = of;
    const { findings, verdict, summary } = review;
    const by = model === null ? '' : ` by ${(0,inline_markdown/* inlineMarkdown */.x)(model, 60)}`;
    const others = findings.filter(({ line }) => line === null);
    const said = {
        sha,
        branch,
        at,
        body: [
            `**Iteration ${iteration} (${task}), reviewed${by}: ${verdict}, ${(0,amounts/* plural */.LS)(findings.length, 'finding')}.**`,
            (0,neutral_markdown/* neutralMarkdown */.j)(summary),
            ...(others.length === 0 ? [] : [listOf(others)]),
            'An agent wrote this. Answer a finding with `/ralph redo` to have it fixed.',
        ].join('\n\n'),
        comments: findings.flatMap(({ path, line, severity, text }) => path === null || line === null ? [] : [{ path, line, body: `**${severity}**: ${(0,neutral_markdown/* neutralMarkdown */.j)(text)}` }]),
    };
    return [{ key: `review/${sha}`, kind: 'review', body: JSON.stringify(said) }];
}
/** The whole review in its text alone, for a pull request that does not show some line or the commit. */
function withoutComments({ body, comments }) {
    const items = comments.map((comment) => `- ${(0,report_context/* code */.aY)((0,read_review/* placeOf */.$t)(comment))} ${indented(comment.body)}`);
    return (0,fences/* shortenMarkdown */.zU)([body, ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n'), pull_review_longest);
}
const listOf = (findings) => findings
    .map((finding) => {
    const where = finding.path === null ? '' : `${(0,report_context/* code */.aY)(finding.path)}: `;
    return `- **${finding.severity}**: ${where}${indented((0,neutral_markdown/* neutralMarkdown */.j)(finding.text))}`;
})
    .join('\n');
/** Further lines stay in the list item. */
const indented = (text) => text.replaceAll('\n', '\n  ');

// EXTERNAL MODULE: ./build/core/run/stored/memory.js
var stored_memory = __webpack_require__(45391);
// EXTERNAL MODULE: ./build/adapter/github/account/who-may.js
var who_may = __webpack_require__(19110);
;// CONCATENATED MODULE: ./build/adapter/github/board/status-board.js




/** Edits of the status comment lie at least so far apart. */
const spacingMs = 15_000;
/** A comment whose facts are the same is written again so seldom: it then only says that the job is alive. */
const sameMs = 600_000;
/**
 * The one comment that says how a run stands, edited in place. It is found by its mark, created where there is none,
 * and found anew where it was deleted; a creation whose answer was lost is looked for before another one.
 */
function statusBoard(options) {
    const { github, issue, seen, isNew, plan, self, now, wait = promises_.setTimeout, warn, redact } = options;
    let wanted;
    let shown = { facts: '', at: Number.NEGATIVE_INFINITY };
    let comment;
    let tried = false;
    const mark = (0,thread_outbox/* markOf */.F)(plan, 'status');
    let working;
    function start() {
        working ??= write().finally(() => {
            working = undefined;
            // One that came in the last moment.
            if (wanted && issue() !== undefined)
                start();
        });
    }
    async function write() {
        while (wanted && issue() !== undefined) {
            await wait(Math.max(0, shown.at + spacingMs - now()));
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
    async function put({ body, memory }) {
        const text = `${mark}\n${memory}\n${redact(body)}`;
        comment ??= tried ? await find() : await first();
        tried = true;
        if (comment !== undefined && (await edit(comment, text)))
            return;
        comment = undefined;
        // If the answer is lost, the next edit looks for the comment first.
        const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
        comment = Number((await github.request(route, { issue_number: issue() ?? 0, body: text })).id);
    }
    /** What is known already costs no look. */
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
    /** False where somebody deleted it. */
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
            while (working)
                await working;
        },
    };
}

// EXTERNAL MODULE: ./build/adapter/github/orders/comment-order.js
var comment_order = __webpack_require__(8498);
// EXTERNAL MODULE: ./build/adapter/github/orders/comment-queue.js
var comment_queue = __webpack_require__(13585);
// EXTERNAL MODULE: ./build/adapter/github/orders/review-orders.js
var review_orders = __webpack_require__(97396);
;// CONCATENATED MODULE: ./build/adapter/github/orders/review-queue.js






/**
 * Orders from the reviews of the run's pull requests. The reviews are the queue, as comments are. A review is taken
 * whole or not at all: all of its ids are consumed in one commit, and one of them says that it was.
 * Whoever may not order is passed over without a word unless the text was meant as an order.
 */
function reviewQueue(options) {
    const { github, pulls, whoMay, self, warn } = options;
    /** Reviews that order nothing, as far as this job has seen. */
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
            if (!(error instanceof error_error/* RalphError */.A))
                throw error;
            warn(`reviews of #${pull} could not be read, so they wait: ${error.message} ${error.hint}`);
            whole = false;
        }
        return { orders, whole, newest };
    }
    /**
     * The lines of a review, from all of its pull request: the list of one review names no line and no side (platform fact
     * 61). Asked for once a look, and only where a review is new; a draft keeps the moment of its writing, so that `since`
     * would leave some out.
     */
    function linesOf(pull_number) {
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments';
        let asked;
        return async (review) => {
            asked ??= github.list(route, { pull_number });
            return (await asked).filter((line) => line.pull_request_review_id === review);
        };
    }
    /** What was said before this run began was said to another one, on a branch of the same name. */
    const isOpen = (review, look) => momentOf(review) >= Math.max((0,comment_queue/* startOf */.GH)(look), Math.floor(Date.parse(look.started) / 1000) * 1000) &&
        !(0,comment_order/* isMachine */.A)(review.user, self);
    async function ordersIn(review, { pull, lines: linesOf }, look) {
        const prefix = (0,threads/* placePrefix */.Oy)(review.submitted_at ?? '', Number(review.id));
        const key = JSON.stringify([review.id, review.state, review.body]);
        if (look.consumed.some((id) => id.startsWith(prefix)) || empty.has(key))
            return [];
        const lines = await linesOf(Number(review.id));
        const before = await threadsOf(lines, look);
        if (before === 'later')
            return before;
        const saidBefore = ({ in_reply_to_id: first }) => before.get(first ?? 0) ?? '';
        const judged = await judge(review, (0,review_orders/* ordersOfReview */.BO)(review, lines, { pull, saidBefore }), look);
        // A comment on a line comes with a review of no words: without one its list was not there yet.
        const lags = review.body === '' && lines.length === 0 && review.state === 'COMMENTED';
        if (judged.length === 0 && !lags)
            empty.add(key);
        return judged;
    }
    async function judge({ user }, orders, look) {
        const judged = [];
        for (const { order, typed } of orders) {
            const may = await whoMay(user, (0,review_orders/* kindOf */.I)(order.text), look.to);
            if (may === 'later')
                return may;
            if (may === 'yes')
                judged.push(order);
            else if (typed)
                judged.push({ ...order, refused: { why: may.no, answer: false } });
        }
        return judged;
    }
    /** What threads say in which somebody answers with an order, by their first comment: of people who may say so, and ours. */
    async function threadsOf(lines, look) {
        const said = new Map();
        const firsts = lines.flatMap(({ in_reply_to_id: first, body }) => first !== undefined && (0,read_comment/* readComment */.W)(body).kind === 'command' ? [first] : []);
        for (const comment_id of new Set(firsts)) {
            const first = await github.request('GET /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id });
            const may = first.user?.login === self ? 'yes' : await whoMay(first.user, 'hint', look.to);
            if (may === 'later')
                return may;
            if (may === 'yes')
                said.set(comment_id, (0,review_orders/* passedOn */.I3)(first.user?.login === self ? withoutMark(first.body) : first.body));
        }
        return said;
    }
    return (look) => Promise.all(pulls().map((pull) => read(pull, look)));
}
/** A finding of our own reviewer is what is meant by an answer to it. */
const withoutMark = (body) => (body.startsWith(read_comment/* ownMark */.a) ? body.slice(body.indexOf('\n') + 1) : body);
const momentOf = ({ submitted_at }) => (submitted_at === undefined ? -1 : Date.parse(submitted_at));

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./build/schema/github/commit-status.js

/** A commit status as it should stand at the remote: what an effect of the kind `status` holds, as JSON. */
const CommitStatus = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    /** Under which name: `ralph/npm test`, or one that the repository's rules require. */
    context: schemas/* string */.YjP(),
    state: schemas/* enum */.k5n(['success', 'failure']),
    description: schemas/* string */.YjP(),
    target_url: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/adapter/github/pulls/commit-status-poster.js


/** After a creation whose answer was lost: the list may lag, and asking too early would make a second one. */
const unsureMs = 10_000;
/** Looks at a commit that GitHub does not know: right after a push it may be late, later it was taken away. */
const looks = 5;
/** The token may not write statuses at all. */
const without = new Set([
    'GITHUB_PERMISSION_MISSING',
    'GITHUB_SETTING_FORBIDS',
    'GITHUB_FORBIDDEN',
    'GITHUB_NOT_FOUND',
]);
/**
 * Commit statuses: listed, compared, created where the newest under its name says something else. One of another
 * account under a mirrored name stays: the repository's own CI has spoken. Without the permission they are left out
 * for this job, and a warning says so once.
 */
function commitStatusPoster(options) {
    const { github, self, now, warn, redact } = options;
    const unsure = new Map();
    const unknown = new Map();
    let forbidden = false;
    /** By name, whose status is the newest and what it says. */
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
            if (!(error instanceof error_error/* RalphError */.A))
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
/** Undefined for what no job of ours wrote. */
function read(key, body) {
    try {
        return { key, status: CommitStatus.parse(JSON.parse(body)) };
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/schema/github/pull-review.js

/** A review as it should stand on a pull request: what an effect of the kind `review` holds, as JSON. */
const PullReview = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    /** The branch whose pull request shows the commit. */
    branch: schemas/* string */.YjP(),
    at: iso/* datetime */.w$(),
    body: schemas/* string */.YjP(),
    comments: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), line: schemas/* int */.Whr(), body: schemas/* string */.YjP() })),
});

;// CONCATENATED MODULE: ./build/adapter/github/pulls/review-poster.js






/** After a creation whose answer was lost: the list may lag, and asking too early would make a second one. */
const review_poster_unsureMs = 10_000;
/** So long a pull request may be missing; later than that there will be none. */
const review_poster_patienceMs = 3_600_000;
/** Nobody can be told there any more, or this token may not say it. */
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
/**
 * Reviews of a reviewer agent, each one review of the pull request that shows its commit: listed, and created where none
 * of ours has its mark. What GitHub does not take at its lines (it shows only some of them) is said in the text alone.
 */
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
        unsure.set(key, now() + review_poster_unsureMs);
        const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
        const said = { pull_number, event: 'COMMENT', body: `${mark}\n${redact(review.body)}` };
        const comments = review.comments.map(({ path, line, body }) => ({
            ...{ path, line, side: 'RIGHT' },
            // Whoever reads it by another name must not take it for a person's hint.
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
        const review = review_poster_read(body);
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
/** Undefined for what no job of ours wrote. */
function review_poster_read(body) {
    try {
        return PullReview.parse(JSON.parse(body));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/adapter/github/tracker/tracker.js












/** A run's life on GitHub: orders from comments, signs and answers to them, and one comment that says how it stands. */
function gitHubTracker(options) {
    const { threads, now, mirror } = options;
    const outbox = (0,thread_outbox/* outboxAt */.X)({ ...options, notices: () => threads()[0] });
    const statuses = commitStatusPoster(options);
    const posted = reviewPoster(options);
    const statusComments = new Map();
    const seen = () => (statusComments.size === 1 ? [...statusComments][0] : undefined);
    const board = statusBoard({ ...options, issue: () => threads()[0], seen });
    const whoMay = (0,who_may/* whoMayOrder */.e)(options);
    const orderOf = (0,comment_order/* orderReader */.W)({ ...options, whoMay });
    const reviews = reviewQueue({ ...options, whoMay });
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
        // Comments stay where they are: what was consumed is known by its id.
        forget: () => Promise.resolve(),
        async deliver(effects) {
            const of = (name) => effects.filter(({ kind }) => kind === name);
            const others = effects.filter(({ kind }) => kind !== 'status' && kind !== 'review');
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
        // The pull request is not on this board.
        published: () => undefined,
        close: board.close,
    };
}

// EXTERNAL MODULE: ./build/adapter/github/tracker/tracking-issue.js
var tracking_issue = __webpack_require__(72234);
;// CONCATENATED MODULE: ./build/adapter/github/tracker/run-tracker.js






/**
 * A run's threads on GitHub as they come and go: looked for before the first order is read, the issue created with the
 * first report (only the job that holds the lease reports), a pull request with the first commit that its branch shows.
 */
function runTracker(options) {
    const { now } = options;
    const warn = once(options.warn);
    const ci = (0,own_ci/* ownCiWatch */.y)(options);
    const place = () => ({ ...options.place(), ownCi: ci.now, ...askedAt() });
    const issue = (0,tracking_issue/* trackingIssue */.T)({ ...options, ...options.issue, warn });
    const pulls = pullStack({ ...options, warn });
    const closings = closingOrders(options.github);
    const threads = () => [issue.number, ...pulls.threads].filter((number) => number !== undefined);
    // A review counts also after a merge.
    const reviewed = () => pulls.found.map(({ number }) => number);
    const isNew = () => issue.made;
    const board = gitHubTracker({ ...options, place, warn, threads, pulls: reviewed, find: () => look(), isNew, pullOf });
    let pullsFound;
    let looked;
    let run;
    let tips;
    let opening;
    /** One that was ready once is not asked for again. */
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
    /** The issue comes first, so that the status comment is on it and the pull request can name it. */
    function open() {
        opening ??= look().then(issue.ensure);
        return opening;
    }
    /** With each published commit and at the end, and not with every fact between them. */
    function showPulls() {
        if (!run || tips === undefined || run.state.work === run.state.base)
            return;
        const wanted = wantedPulls(run, { ...place(), now: now() }, issue.number);
        const slices = wanted.map((pull) => ({ ...pull, tip: tips?.get(pull.head) }));
        pulls.show({ base: run.state.base_branch ?? options.defaultBranch, slices });
    }
    /** One that has yet to be made is made now: what is to be said there waits for it. */
    async function pullOf(branch) {
        const find = () => pulls.found.findLast(({ head }) => head === branch)?.number;
        if (find() === undefined) {
            await open();
            showPulls();
            await pulls.close();
        }
        return find();
    }
    async function lookAtCi(again = false) {
        if (run && tips !== undefined && pulls.threads.length > 0)
            await ci.look(again);
    }
    return {
        async incoming(at) {
            // For their reviews; the issue is looked for when somebody has ordered something.
            const known = await findPulls();
            const [{ orders, cursor }, closed] = await Promise.all([board.incoming(at), closings(pulls.found, at)]);
            // What a thread that was not found holds must not fall behind the cursor.
            return { orders: [...orders, ...closed], cursor: known ? cursor : null };
        },
        forget: board.forget,
        async deliver(effects) {
            // A notice is for the issue, which may be about to be made; where none can be, nobody can be told.
            if (effects.some(({ kind }) => kind === 'notice'))
                await open();
            return board.deliver(effects);
        },
        effectsOf: board.effectsOf,
        report(next) {
            run = next;
            ci.follow(next.state.work);
            void open().then(async () => {
                await lookAtCi();
                // A newer one may have come meanwhile.
                if (!run)
                    return;
                board.report(run);
                if (run.state.stop)
                    showPulls();
            });
        },
        published(next) {
            tips = next;
            void open().then(showPulls);
        },
        async merged(tip) {
            await look();
            // One that was merged into a milestone below it has not arrived yet.
            const inStack = (branch) => `${branch}.`.startsWith(`${options.workBranch}.`);
            const pull = pulls.found.find(({ state, sha, base }) => state === 'merged' && sha === tip && !inStack(base));
            return pull?.mergeCommit ? { number: pull.number, commit: pull.mergeCommit } : undefined;
        },
        heldBack: () => pulls.heldBack,
        memory: () => (issue.closed ? undefined : board.memory?.()),
        async converge(idle, shown) {
            // Whoever only mends need not look for the issue where its status comment was seen.
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
            await opening;
            await pulls.close();
            // Its runs have appeared by now.
            await lookAtCi(true);
            if (ci.now.waiting.length > 0)
                showPulls();
            // Where issues are off, the pull request is the only place for it.
            if (run)
                board.report(run);
            await Promise.all([pulls.close(), board.close()]);
            // After the last word was said there.
            if (options.closeIssue && run?.state.stop?.kind === 'complete')
                await issue.close();
        },
        async threads() {
            await look();
            return threads();
        },
    };
}
/** Threads are looked at every few seconds: what is wrong with one is said once. */
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
// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var redact = __webpack_require__(45144);
// EXTERNAL MODULE: ./build/entry/action/context/api-client.js
var api_client = __webpack_require__(67084);
// EXTERNAL MODULE: ./build/entry/action/context/inputs.js
var context_inputs = __webpack_require__(55077);
;// CONCATENATED MODULE: ./build/entry/action/issue/on-github.js










/** Undefined where the step has no token or no API: then orders come from clones, and reports are the job summary. */
async function onGitHub(project, context, { warn, onlyReads = false }) {
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
        stateRef,
        ...(jobMs !== undefined && { jobMs }),
        ...(url && { jobUrl: url }),
    };
    const tracker = runTracker({
        github: client,
        plan: planName,
        workBranch,
        stacked: plan.tasks.some(({ milestone }) => milestone !== undefined),
        closeIssue: settings['close-issue'],
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
        now,
        warn,
        redact: (0,redact/* redactor */.$p)(secrets),
    });
    return { client, tracker };
}
const issueText = ({ planFile, planName, workBranch }) => [
    `ralph carries out ${(0,report_context/* code */.aY)(planFile)} on the branch ${(0,report_context/* code */.aY)(workBranch)}. The comment below shows its status.`,
    'Give orders in the first line of a new comment here or on the pull request: `/ralph pause`, `/ralph hint TEXT`, \u2026; `/ralph help` lists them. Anyone with write access may give orders.',
    (0,after_init/* publicNotice */.m)(planName),
].join('\n\n');
/** GitHub as the outside of a job: its orders join those of clones (`ralph pause --remote origin`), as they were given. */
const outsideOf = ({ tracker }) => ({
    outbox: tracker,
    display: tracker,
    mergeWitness: tracker,
    orderSource: (inbox) => ordersOfBoth(tracker, inbox),
});
/** Oldest first. */
function ordersOfBoth(github, inbox) {
    return {
        async incoming(look) {
            const [comments, refs] = await Promise.all([github.incoming(look), inbox.incoming(look)]);
            const orders = [...comments.orders, ...refs.orders].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
            return { orders, cursor: comments.cursor };
        },
        // Comments stay: only what is a ref can be removed.
        forget: (ids) => inbox.forget(ids.filter((id) => (0,threads/* placeOf */.$t)(id) === undefined)),
        ...(github.memory && { memory: github.memory }),
    };
}


/***/ }),

/***/ 70361:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ openRun)
});

// EXTERNAL MODULE: ./build/entry/project/project.js + 1 modules
var project_project = __webpack_require__(35752);
// EXTERNAL MODULE: ./build/entry/action/context/step-context.js
var step_context = __webpack_require__(65384);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-call.js
var remote_call = __webpack_require__(63313);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
;// CONCATENATED MODULE: ./build/adapter/git/user/base-repository.js




/**
 * Makes the repository in `folder` anew: one commit of the remote with all its trees and blobs, without its history and
 * without a file of it, and HEAD on it. It is whole and not filtered, since who merges, takes in a bundle or writes the
 * state needs every object of it. How the remote is reached, and its credentials, stay in `env` and the user's settings.
 * Throws RalphError `REMOTE_\u2026` or BASE_GONE.
 */
async function fetchBaseRepository(at) {
    const { folder, remote, commit, env, ...patience } = at;
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const git = (0,user_git/* userGit */.G)(folder, env);
    const format = commit.length === 64 ? 'sha256' : 'sha1';
    await git({ args: ['init', '--quiet', '--template=', `--object-format=${format}`] });
    await git({ args: ['remote', 'add', 'origin', remote] });
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const fetch = ['fetch', ...quiet, '--depth=1', 'origin', commit];
    await (0,remote_call/* remoteCall */.V)(git, remote, patience)
        .repeatedly(fetch)
        .catch((error) => {
        throw isGone(error) ? baseGone(commit) : error;
    });
    await git({ args: ['update-ref', '--no-deref', 'HEAD', commit] });
}
const isGone = (error) => error instanceof error_error/* RalphError */.A && /not our ref|unadvertised object|find remote ref/i.test(error.message);
const baseGone = (commit) => new error_error/* RalphError */.A({
    code: 'BASE_GONE',
    message: `The workflow runs for ${commit.slice(0, 12)}, but the repository no longer has that commit.`,
    hint: 'A force-push removed it: start a new workflow run instead of re-running this one.',
});

// EXTERNAL MODULE: ./build/entry/action/context/git-settings.js
var git_settings = __webpack_require__(22358);
;// CONCATENATED MODULE: ./build/entry/action/context/without-checkout.js




/** What runs nothing of the repository's, and so needs none of its files. */
const needsNoFiles = new Set(['intake', 'apply', 'ready']);
/**
 * The step with a repository of its own, where its job needs no checkout: of the base alone, fetched by the step's
 * token. What lies in the workspace is not looked at, since an earlier job of a machine that stays may have left it:
 * its git settings could send a token that writes elsewhere. Throws RalphError `REMOTE_\u2026` or BASE_GONE.
 */
async function withoutCheckout(context) {
    const { checkout, env, inputs, token } = context;
    if (!needsNoFiles.has(inputs.command))
        return context;
    const folder = (0,external_node_path_.join)(checkout.temp, 'ralph-base');
    // As actions/checkout writes it: the run keeps its remote, whichever job begins it.
    const remote = `${(0,git_settings/* serverOf */.FN)(env)}/${env['GITHUB_REPOSITORY'] ?? ''}`;
    await fetchBaseRepository({ folder, remote, commit: checkout.commit, env }).catch((error) => {
        throw token() === undefined && isRefused(error) ? tokenMissing(inputs.command, error) : error;
    });
    return { ...context, cwd: folder, checkout: { ...checkout, workspace: folder, holdsFiles: false } };
}
const isRefused = (error) => error instanceof error_error/* RalphError */.A && (error.code === 'REMOTE_AUTH' || error.code === 'REMOTE_NOT_FOUND');
const tokenMissing = (command, { code, exit, message }) => new error_error/* RalphError */.A({
    code,
    exit,
    message,
    hint: `\`command: ${command}\` fetches the repository itself and needs a token: add \`github-token: \${{ github.token }}\` to its inputs.`,
});

// EXTERNAL MODULE: ./build/core/control/read-comment.js
var read_comment = __webpack_require__(80674);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/plan/format/issue/issue-form.js
var issue_form = __webpack_require__(37688);
// EXTERNAL MODULE: ./build/core/plan/format/issue/issue-plan.js
var issue_plan = __webpack_require__(93961);
// EXTERNAL MODULE: ./build/entry/action/context/api-client.js
var api_client = __webpack_require__(67084);
// EXTERNAL MODULE: ./build/entry/action/issue/comment-event.js
var comment_event = __webpack_require__(60030);
// EXTERNAL MODULE: ./build/entry/action/issue/issue-order.js + 2 modules
var issue_order = __webpack_require__(17543);
;// CONCATENATED MODULE: ./build/entry/action/issue/issue-run.js







/**
 * Whether this job is for a run whose plan is an issue, and what that issue was taken for. A run that has begun goes on
 * with what it has; one that begins, and an edit that is taken over, are held to the text that was shown before the
 * order was given: whoever opened the issue may need no right to edit it (threat T2). `recorded`: for a job that goes
 * on with what another one took.
 */
async function issueRun(context, takes = 'text') {
    const comment = await givenComment(context);
    const issue = (0,issue_plan/* issueOfPlan */.CD)(String(context.inputs.flags['plan'] ?? '')) ?? comment?.issue;
    if (issue === undefined)
        return { kind: 'none' };
    const github = (0,api_client/* apiClient */.uE)(context);
    if (!github)
        return { kind: 'idle', why: 'the issue cannot be read without `github-token`' };
    const recorded = await (0,issue_order/* recordedOrder */.p9)(context, github, issue);
    const takesText = recorded === undefined ? (comment?.order ?? 'start') === 'start' : comment?.order === 'plan';
    if (!takesText || takes === 'recorded')
        return recorded ? chosen(context, issue, recorded) : notBegun(issue);
    const live = await (0,issue_order/* liveIssue */.UQ)(github, issue);
    if (!live)
        return { kind: 'idle', why: `#${issue} was not created with the form \u201cNew ralph run\u201d` };
    const order = await asShown(context, github, { live, recorded, at: comment?.at });
    if (order)
        return chosen(context, issue, order);
    if (recorded)
        return chosen(context, issue, recorded);
    return { kind: 'idle', why: `#${issue} was just shown as a plan; read it, then start it again` };
}
const notBegun = (issue) => ({
    kind: 'idle',
    why: `the run of #${issue} has not started; /ralph start starts it`,
});
/** The text's order where it is the one that was shown before this moment; else it is shown now. */
async function asShown(context, github, { live, recorded, at }) {
    const shown = await (0,issue_order/* shownOf */.Rp)(context, github, live.text.number);
    const seen = shown?.digest === live.digest && (at === undefined || shown.at <= at);
    if (seen && live.order)
        return live.order;
    await (0,issue_order/* showIssue */.xX)(context, github, { live, recorded });
    return undefined;
}
/** The issue that a comment's event is about, or whose pull request it is on, and the order in it. */
async function givenComment(context) {
    const payload = await (0,comment_event/* commentPayload */.EL)(context);
    if (payload === 'other' || payload === undefined)
        return undefined;
    const { issue, comment } = payload;
    const body = issue.body ?? '';
    const pull = /^<!-- ralph:issue-([1-9]\d{0,8}):pull -->/.exec(body)?.[1];
    const number = pull === undefined ? ((0,issue_form/* readIssueForm */.Y)(body) ? issue.number : undefined) : Number(pull);
    if (number === undefined)
        return undefined;
    const heard = (0,read_comment/* readComment */.W)(comment.body);
    const command = heard.kind === 'command' ? (0,read_command/* readCommand */.U)(heard.text) : undefined;
    const order = command && 'kind' in command ? command.kind : 'none';
    return { issue: number, order, at: Date.parse(comment.created_at) };
}
function chosen(context, issue, order) {
    const { inputs } = context;
    const flags = { ...inputs.flags, plan: (0,issue_plan/* issuePlanFile */.TN)(issue), issue: String(issue) };
    const planText = Buffer.from(JSON.stringify(order.plan));
    return { kind: 'run', order, context: { ...context, inputs: { ...inputs, flags }, planText } };
}
/** The project with what the issue says besides its tasks: it may add checks and lower the budget, never the reverse. */
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
        planSource: (0,issue_order/* digestOfOrder */.yi)(order),
        told: { byBase: { ...told.byBase, ...said }, byJob },
        settings: { ...settings, validate, 'cost-budget': budget, model: order.model ?? settings.model },
    };
}

;// CONCATENATED MODULE: ./build/entry/action/issue/open-run.js




/** Undefined where there is nothing to do, which was said then. Its secrets are masked. Throws what `openProject` throws. */
async function openRun(given, takes = 'text') {
    const chosen = await issueRun(given, takes);
    if (chosen.kind === 'idle') {
        given.out(`Nothing to do: ${chosen.why}.\n`);
        return undefined;
    }
    const context = await withoutCheckout(chosen.kind === 'run' ? chosen.context : given);
    const { flags, findings } = context.inputs;
    const opened = withinLimit(await (0,project_project/* openProject */.U8)(context, flags, findings), context);
    const project = chosen.kind === 'run' ? asOrdered(opened, chosen) : opened;
    for (const secret of project.secrets)
        (0,step_context/* mask */.d)(secret);
    return { context, project, order: chosen.kind === 'run' ? chosen.order : undefined };
}
/** Unless the user says how long the job may live, the platform does. */
const withinLimit = (project, { runner }) => ({
    ...project,
    settings: { ...project.settings, 'job-limit': project.settings['job-limit'] ?? runner.limitMs },
});


/***/ }),

/***/ 77112:
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
// EXTERNAL MODULE: ./build/adapter/log/annotate.js
var annotate = __webpack_require__(8885);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/markdown/action-outputs.js


/** What `action.yml` says of each output; numbers are of the whole run, not of this job alone. */
const outputHelp = {
    status: 'why the job ended; of begin and intake also what is to be done: attempt, baseline or undo. Else complete, iteration_limit, time_budget, cost_budget, paused, human_review, waiting, blocked, stuck, busy, cancelled or failed',
    due: 'of begin and intake: true where other jobs or steps go on and finish or apply is to come; of agent: true where it left a commit to check; else false',
    commit: 'of begin: what is to be checked; on no branch, and reachable by its name',
    iteration: 'of begin: number of the iteration; empty for the baseline',
    task: 'of begin: id of its task; empty for the baseline',
    iterations: 'iterations of the run so far',
    'tasks-done': 'tasks that are done',
    'tasks-total': 'tasks of the plan',
    'cost-usd': 'what the run has cost so far, in USD, as a plain number such as 1.25',
    'state-ref': 'full name of the ref that holds everything the run knows',
    'work-branch': 'name of the branch with one commit per task that passed',
    'head-sha': 'tip of the work branch',
    'resume-at': 'when it makes sense to go on, ISO 8601 in UTC; empty unless status is waiting',
    report: 'path of a Markdown file with the job summary',
};
/** What a tick says instead. */
const tickOutputHelp = {
    'due-plans': 'of tick: a JSON list of the plans that a job should be started for, each with plan (its file) and name; usable as a matrix',
    'next-at': 'of tick: when the next run becomes due by itself, ISO 8601 in UTC; empty where none does',
};
/** Of the first of split jobs. */
const intakeOutputHelp = {
    settings: 'of intake: what it was told, read once, as JSON for the input `settings` of the jobs that follow',
};
/** Of a step that was told to hold the pull request back. */
const readyOutputHelp = {
    'ready-due': 'with hold-ready: true where all is done and a pull request waits for command: ready; else empty',
};
/** The outputs of a step; empty where a job that failed early does not know them. */
function actionOutputs(end, at) {
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
        'state-ref': at.stateRef,
        'work-branch': run?.state.work_branch ?? '',
        'head-sha': run?.state.work ?? '',
        'resume-at': reason?.kind === 'waiting' ? reason.until : '',
        report: at.report,
    };
}

// EXTERNAL MODULE: ./build/core/text/markdown/inline-markdown.js
var inline_markdown = __webpack_require__(73009);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
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
// EXTERNAL MODULE: ./build/core/report/markdown/graph.js
var graph = __webpack_require__(8567);
// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
;// CONCATENATED MODULE: ./build/core/report/markdown/iteration-block.js







const longestHandoff = 6_000;
const longestOutput = 3_000;
const mostChecks = 50;
/** One iteration as a folded block of at most some 100,000 characters. */
function iterationBlock(record) {
    const { iteration, task, attempt, outcome, passed, why, cost } = record;
    const title = [`#${iteration} ${task}`, `attempt ${attempt}`, outcome, ...(cost === '' ? [] : [cost])].join(' · ');
    const parts = [
        `<details>\n<summary>${passed ? '\u2713' : '\u2717'} ${title}</summary>`,
        ...(why === '' ? [] : [`Why: ${(0,inline_markdown/* inlineMarkdown */.x)(why, 1000)}`]),
        ...handoffParts(record),
        ...checkParts(record.validation),
        ...reviewParts(record),
        ...cutParts(record),
        '</details>',
    ];
    return parts.join('\n\n');
}
const words = {
    structured: 'as the agent answered',
    result_text: "from the agent's last output",
    extracted: 'extracted from what the agent said',
    synthetic: 'synthetic: the agent left none',
};
function handoffParts({ handoff: stored }) {
    if (!stored)
        return [];
    const { source, handoff } = stored;
    const freeform = (0,fences/* shortenMarkdown */.zU)((0,neutral_markdown/* neutralMarkdown */.j)(handoff.freeform), longestHandoff);
    return [
        `**Handoff** (${words[source]}): ${(0,inline_markdown/* inlineMarkdown */.x)(handoff.summary, 500)}`,
        ...(freeform.trim() === '' || handoff.freeform === handoff.summary ? [] : [freeform]),
    ];
}
function checkParts(validation) {
    if (!validation || validation.checks.length === 0)
        return [];
    const shown = validation.checks.slice(0, mostChecks);
    const rows = shown.map((check) => `| ${(0,inline_markdown/* markdownCell */.UZ)(check.name)} | ${verdict(check)} | ${(0,amounts/* formatDuration */.a3)(check.duration_ms)} |`);
    const more = validation.checks.length - shown.length;
    const failed = shown.filter(({ passed }) => !passed).slice(0, 10);
    return [
        ['| Check | Result | Time |', '| --- | --- | ---: |', ...rows].join('\n'),
        ...(more > 0 ? [`And ${(0,amounts/* plural */.LS)(more, 'more check')}.`] : []),
        ...traceParts(shown),
        ...failed.map((check) => `${(0,inline_markdown/* inlineMarkdown */.x)(check.name, 200)} printed:\n\n${(0,fences/* fenced */.OF)((0,output_excerpt/* outputExcerpt */.V4)(check, longestOutput) || '(nothing)')}`),
    ];
}
function traceParts(checks) {
    const lines = checks.flatMap((check) => (0,failure_sentence/* traces */.d7)(check).map((what) => `- ${(0,inline_markdown/* inlineMarkdown */.x)(check.name, 200)} ${(0,inline_markdown/* inlineMarkdown */.x)(what, 700)}.`));
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
        return `\u2717 ${(0,inline_markdown/* inlineMarkdown */.x)((0,failure_sentence/* failureSentence */.Qz)(result), 200)}`;
    if (timed_out)
        return '\u2717 timed out';
    return exit_code === null ? '\u2717 ended by a signal' : `\u2717 exit code ${exit_code}`;
}
function reviewParts({ review: reviewed }) {
    if (!reviewed)
        return [];
    if (!reviewed.review)
        return [`**Review**: none: ${(0,inline_markdown/* inlineMarkdown */.x)(reviewed.why ?? '', 500)}`];
    const { verdict, summary, findings } = reviewed.review;
    const rows = findings.map((finding) => {
        const cells = [finding.severity, (0,inline_markdown/* markdownCell */.UZ)((0,read_review/* placeOf */.$t)(finding), 200), (0,inline_markdown/* markdownCell */.UZ)(finding.text, 600)];
        return `| ${cells.join(' | ')} |`;
    });
    return [
        `**Review** (${verdict}): ${(0,inline_markdown/* inlineMarkdown */.x)(summary, 1_000)}`,
        ...(rows.length === 0 ? [] : [['| Weight | Where | Finding |', '| --- | --- | --- |', ...rows].join('\n')]),
    ];
}
function cutParts({ cuts }) {
    if (cuts.length === 0)
        return [];
    const each = cuts.map(({ section, from_chars, to_chars }) => to_chars === 0
        ? `${section} (all ${from_chars} characters)`
        : `${section} (${from_chars} \u2192 ${to_chars} characters)`);
    return [`Cut from its prompt to stay within the budget: ${each.map((text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 200)).join(', ')}.`];
}

;// CONCATENATED MODULE: ./build/core/report/markdown/job-summary.js













/** Above 1 MiB the platform drops the whole summary of a step (platform 23). */
const summaryBytes = 900 * 1024;
/**
 * The summary of a workflow's step in GitHub's Markdown: what happened, what to do, the tasks, the graph, the cost and
 * each iteration of this job, folded. Never above 900 KiB: the oldest iterations are left out first, and it says so.
 */
function jobSummary(job, at) {
    const { happened, details, next } = sentence(job, at);
    const head = [
        `## ${job.run ? `ralph: ${(0,inline_markdown/* inlineMarkdown */.x)(job.run.plan.project ?? job.run.state.plan, 100)}` : 'ralph'}`,
        `**${happened}**`,
        ...(details.length > 0 ? [list(details)] : []),
        next,
        ...(job.run ? runSections(job.run, at) : []),
    ].join('\n\n');
    return `${head}${iterationSections(job.iterations, { room: summaryBytes - bytes(head), stateRef: at.stateRef })}\n`;
}
function sentence({ end, run }, at) {
    const foreign = (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500);
    if (end.kind === 'fault') {
        return {
            happened: foreign(end.message),
            details: end.findings.slice(0, 100).map(foreign),
            next: (0,inline_markdown/* inlineMarkdown */.x)(end.hint, 1000),
        };
    }
    const text = end.kind === 'handed_on' ? (0,run_sentence/* handedOnText */.T)(end.handed) : (0,stop_sentence/* stopSentence */.WQ)(end, at, foreign);
    return { ...text, next: (0,next_steps/* nextSentence */.H9)(text.next), details: [...text.details, ...(run ? (0,remarks/* remarks */.IW)(run, foreign) : [])] };
}
function runSections({ plan, state }, at) {
    const records = (0,begin/* recordsOf */.M$)(plan, state);
    const { rows, omitted } = (0,task_rows/* shownTasks */.sH)({ plan, state });
    return [
        `### Tasks: ${(0,task_rows/* countsInWords */.Pe)(records)}`,
        (0,task_table/* markdownTable */.Q)(rows),
        ...(omitted ? [omitted] : []),
        `Work is on ${(0,report_context/* code */.aY)(state.work_branch)} at ${(0,report_context/* code */.aY)((0,report_context/* shortOid */.$M)(state.work))}; everything else is on ${(0,report_context/* code */.aY)(at.stateRef)}.`,
        '### Dependencies',
        (0,graph/* taskGraph */.o)(plan, records),
        '### Receipt',
        (0,receipt_text/* receiptMarkdown */.OZ)((0,receipt/* receiptOf */.W7)(state, Date.parse(state.updated))),
    ];
}
function iterationSections(iterations, { room, stateRef }) {
    if (iterations.length === 0)
        return '';
    const heading = '\n\n### Iterations of this job';
    // Room for the sentence about what is left out.
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
    const said = `Not shown here: the ${omitted} before, from iteration ${first} on; they are in ${folder} of ${(0,report_context/* code */.aY)(stateRef)}.`;
    return `${heading}${omitted > 0 ? `\n\n${said}` : ''}${blocks.join('')}`;
}
const list = (items) => items.map((item) => `- ${item}`).join('\n');
const bytes = (text) => new TextEncoder().encode(text).length;

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
;// CONCATENATED MODULE: ./build/core/report/terminal/fit-lines.js

/**
 * The lines of a report for a terminal, none longer than it is wide: broken between words and continued below their
 * text. A word and a code span stay whole; one that is too long stands on a line of its own.
 */
const fitLines = (lines, { width, isTty = false }) => isTty ? lines.flatMap((line) => (shownWidth(line) <= width ? [line] : broken(line, width))) : [...lines];
/** Where a terminal breaks a line whose text begins so. */
const columnsOf = ({ width, isTty = false }) => (isTty ? width : Number.POSITIVE_INFINITY);
// biome-ignore lint/suspicious/noControlCharactersInRegex: what paint.ts writes
const colours = /\u001B\[\d+m/g;
const shownWidth = (text) => (0,display_width/* displayWidth */.F1)(text.replace(colours, ''));
/** What must stay whole, and the space before it. */
const atoms = /(\s*)((?:(`+)(?!`).*?[^`]\3(?!`)|\S)+)/g;
function broken(line, width) {
    const [first, ...others] = [...line.matchAll(atoms)].map(([, gap = '', atom = '']) => ({ gap, atom }));
    if (!first)
        return [line];
    const margin = ' '.repeat(hang(line));
    const lines = [first.gap + first.atom];
    for (const { gap, atom } of others) {
        const longer = `${lines.at(-1)}${gap}${atom}`;
        if (shownWidth(longer) <= width)
            lines[lines.length - 1] = longer;
        else
            lines.push(margin + atom);
    }
    return lines;
}
const widestMargin = 24;
/** The column of the text itself: after a mark, or after the name that a wide gap parts from it. */
function hang(line) {
    const plain = line.replace(colours, '');
    const start = /^\s*(?:[-\u2713\u2717!\u2192\u25b6\u21bb] )?/.exec(plain)?.[0].length ?? 0;
    const named = start + (/^\S.*? {2,}(?=\S)/.exec(plain.slice(start))?.[0].length ?? 0);
    return named <= widestMargin ? named : start;
}

;// CONCATENATED MODULE: ./build/core/report/terminal/final.js













/** What a job prints when it ends, lines without their newline: the result first, what to type next last. */
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
        ...[...text.details, ...(0,remarks/* remarks */.IW)({ plan, state }, (why) => (0,one_line/* plainLine */.h0)(why, 500))].map((detail) => `  - ${detail}`),
        `${(0,task_rows/* countsInWords */.Pe)((0,begin/* recordsOf */.M$)(plan, state))}; ${(0,receipt_text/* attemptsInWords */.dA)(state.counts)}.`,
        '',
        ...(0,task_table/* textTable */.e)(shown.rows, look),
        ...(shown.omitted ? [shown.omitted] : []),
        '',
        ...(0,receipt_text/* receiptLines */.Us)((0,receipt/* receiptOf */.W7)(state, context.now)),
        '',
        `Work   ${branch} at ${(0,report_context/* shortOid */.$M)(state.work)}   (${(0,text_paint/* paintCode */.UW)((0,report_context/* commandSpan */["in"])('git', 'log', '--oneline', context.workBranch), paint)})`,
        `State  ${(0,one_line/* plainLine */.h0)(context.stateRef, 200)}`,
        ...(rules === undefined ? [] : [`Rules  ${rules}`]),
    ];
    return [...fitLines(said, look), ...(0,next_steps/* nextLines */.N7)(text.next, { paint, columns: columnsOf(look) })];
}

// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var redact = __webpack_require__(45144);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/action/context/runner.js
var runner = __webpack_require__(48582);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
;// CONCATENATED MODULE: ./build/core/github/start-command.js

/** What belonged to that one start: a later job goes on, by what is recorded by then. */
const once = ['chain', 'fresh', 'change-rules'];
/** The command by which a person starts the next job of the same run, with what chose it where the workflow takes that. */
function startCommand({ workflow, plan, ref, takesPlan, chosen }) {
    const others = Object.entries(chosen).filter(([name, value]) => name !== 'plan' && !once.includes(name) && value !== '' && value !== null);
    const given = [...((takesPlan ?? plan !== 'plan.json') ? [['plan', plan]] : []), ...others];
    const words = ['gh', 'workflow', 'run', workflow, ...(ref === undefined ? [] : ['--ref', ref])];
    return (0,command_line/* commandLine */.ay)(...words, ...given.flatMap(([name, value]) => ['-f', `${name}=${value}`]));
}
/** Whether a person who starts this workflow may choose the plan; without a parser of YAML, which no job loads for it. */
function choosesPlan(workflow) {
    const [, , inputs = ''] = /^( +)workflow_dispatch:(.*(?:\n(?:\1 +.*|\s*(?:#.*)?(?=\n)))*)/m.exec(workflow) ?? [];
    return /(?:^|[{,])\s*["']?plan["']?\s*:/m.test(inputs);
}

;// CONCATENATED MODULE: ./build/entry/action/context/start-of-run.js



/** How a person starts the next job of this plan's run in the workflow that this job belongs to. */
async function startOfRun(env, plan) {
    const path = (env['GITHUB_WORKFLOW_REF'] ?? '').replace(/@.*$/, '');
    const event = fieldsOf(await eventIn(env));
    const byHand = env['GITHUB_EVENT_NAME'] === 'workflow_dispatch';
    const chosen = byHand ? fieldsOf(event['inputs']) : {};
    const branch = /^refs\/heads\/(.+)$/.exec(env['GITHUB_REF'] ?? '')?.[1];
    const usual = fieldsOf(event['repository'])['default_branch'];
    return startCommand({
        // Where the runner does not say the file, the workflow's own name does.
        workflow: (0,external_node_path_.basename)(path) || env['GITHUB_WORKFLOW'] || 'WORKFLOW',
        plan,
        ref: typeof usual === 'string' && branch !== usual ? branch : undefined,
        takesPlan: Object.hasOwn(chosen, 'plan') || (await fileTakesPlan(env, path)),
        chosen,
    });
}
/** Read by itself, and not by the toolkit: at the end of a job nothing more is loaded, since an agent could have changed it. */
const eventIn = (env) => (0,promises_.readFile)(env['GITHUB_EVENT_PATH'] ?? '', 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
/** Undefined where the job has no such file: its checkout may be of other files, or there is none. */
async function fileTakesPlan(env, path) {
    const inside = /\.github\/workflows\/[^/]+$/.exec(path)?.[0];
    if (inside === undefined)
        return undefined;
    try {
        return choosesPlan(await (0,promises_.readFile)((0,external_node_path_.join)(env['GITHUB_WORKSPACE'] ?? '', inside), 'utf8'));
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
        throw new Error('something was handed over that the state does not know');
    const { happened, next } = (0,run_sentence/* handedOnText */.T)(handed);
    known.context.out(`\n${happened}\n${next}\n`);
    await publish({ run, end: { kind: 'handed_on', handed }, iterations: known.records }, { status: handed.what, run, handed }, known);
    return 0;
}
async function reportFault(thrown, known) {
    const { context, project, run, records } = known;
    const error = (0,error_text/* userFault */._z)(thrown);
    const clean = (0,redact/* redactor */.$p)([...context.inputs.secrets, ...(project?.secrets ?? [])]);
    // One command: what is foreign in it cannot become a line of its own.
    annotate/* annotate */.f.error(clean((0,error_text/* errorText */.kc)(error)));
    const fault = error instanceof error_error/* RalphError */.A ? error : undefined;
    const { message, hint, findings } = fault ?? {
        message: String(error),
        hint: 'This is a bug of ralph: please report it.',
        findings: [],
    };
    const status = fault?.exit === 'busy' ? 'busy' : 'failed';
    const end = { kind: 'fault', message, hint, findings };
    await publish({ run, end, iterations: records }, { status, ...(run ? { run } : {}) }, known);
    return (0,error_text/* errorExitCode */.C6)(error);
}
/** Outputs, the report as a file, and the step's summary. */
async function publish(job, end, { context, project }) {
    const at = await reportContext(project, context);
    const clean = (0,redact/* redactor */.$p)([...context.inputs.secrets, ...(project?.secrets ?? [])]);
    const text = clean(jobSummary(job, at));
    const file = (0,external_node_path_.join)(project?.home ?? context.checkout.home, 'report.md');
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await (0,promises_.writeFile)(file, text);
    for (const [name, value] of Object.entries(actionOutputs(end, { stateRef: project?.stateRef ?? '', report: file }))) {
        (0,runner/* setOutput */.uH)(name, clean(value));
    }
    await (0,runner/* writeSummary */.Sy)(text);
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

/***/ 6193:
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
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
;// CONCATENATED MODULE: ./build/adapter/github/pulls/commit-signer.js


/** Pauses before the request is sent again: a commit that is on no ref may be made twice. */
const backoffMs = [1_000, 3_000, 9_000];
/** Commits by the git data API: GitHub signs those of an App or a workflow that name no author (platform fact 38). */
function commitSigner(github, wait = promises_.setTimeout) {
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
                if (pause === undefined || !(error instanceof error_error/* RalphError */.A) || error.code !== 'GITHUB_UNREACHABLE')
                    throw error;
                await wait(pause);
            }
        }
    };
}
const notSigned = (reason) => new error_error/* RalphError */.A({
    code: 'COMMIT_NOT_SIGNED',
    message: `GitHub made the commit but did not sign it (${reason}); nothing was published.`,
    hint: "It signs for a workflow's own token or an App's, not for a person's: use one of those as `github-token`.",
});

// EXTERNAL MODULE: ./build/adapter/github/workflow/start-next-job.js
var start_next_job = __webpack_require__(55516);
// EXTERNAL MODULE: ./build/adapter/github/workflow/workflow-liveness.js
var workflow_liveness = __webpack_require__(18211);
// EXTERNAL MODULE: ./build/adapter/log/actions-log.js + 5 modules
var actions_log = __webpack_require__(25011);
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



/** The iterations that began in these events, oldest first. */
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
function outcomeOf(ending) {
    if (!ending)
        return { outcome: 'not ended', passed: false, why: '', cost: '' };
    const cost = `${(0,amounts/* formatDuration */.a3)(ending.duration_ms)}, ${(0,amounts/* formatUsd */.UK)(ending.usage.usd)}`;
    switch (ending.type) {
        case 'attempt_succeeded':
            return { outcome: `passed, commit ${(0,report_context/* shortOid */.$M)(ending.commit)}`, passed: true, why: '', cost };
        case 'attempt_held':
            return { outcome: `passed, commit ${(0,report_context/* shortOid */.$M)(ending.commit)} waits for approval`, passed: true, why: '', cost };
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
// EXTERNAL MODULE: ./build/core/scaffold/watchdog-text.js
var watchdog_text = __webpack_require__(33100);
// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var redact = __webpack_require__(45144);
// EXTERNAL MODULE: ./build/entry/run/one-job.js + 3 modules
var one_job = __webpack_require__(15880);
// EXTERNAL MODULE: ./build/adapter/git/state/origin-state.js
var origin_state = __webpack_require__(19327);
// EXTERNAL MODULE: ./build/schema/agent/agent-end.js
var agent_end = __webpack_require__(9329);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var agent_review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(79334);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
;// CONCATENATED MODULE: ./build/core/report/facts/iteration-view.js






/** `events` are those of this iteration, oldest first; `awaiting` is the one whose commit waits, where that is known. */
function iterationView(iteration, at) {
    const { events, record } = at;
    const start = events.find((event) => event.type === 'attempt_started');
    const end = events.find(isEnd);
    const cuts = events.filter((event) => event.type === 'prompt_cut');
    return {
        iteration,
        task: start?.task ?? events.flatMap((event) => ('task' in event ? event.task : []))[0] ?? null,
        attempt: start?.attempt ?? null,
        outcome: iteration_view_outcomeOf(iteration, at, end),
        why: end && 'why' in end ? end.why : null,
        started: start?.at ?? null,
        checkpoint: start?.checkpoint ?? null,
        commit: end ? commitOf(end) : (undoOf(iteration, events)?.commit ?? null),
        time_ms: start && end ? timesOf(start, end, record) : null,
        usage: end?.usage ?? null,
        prompt: record.prompt === null
            ? null
            : {
                ...sizeOf(record.prompt),
                sections: sectionSizes(record.prompt),
                cuts: cuts.map(({ section, from_chars, to_chars }) => ({ section, from_chars, to_chars })),
            },
        handoff: record.handoff,
        validation: record.validation,
        agent: record.agent,
        review: record.review,
        events,
    };
}
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
/** What people did to its commit since counts for more than how the attempt ended. */
function iteration_view_outcomeOf(iteration, { events, awaiting }, end) {
    if (!end)
        return undoOf(iteration, events)?.outcome ?? 'at work';
    if (events.some((event) => event.type === 'undo_done' && event.undoes === iteration))
        return 'taken back';
    if (events.some(({ type }) => type === 'attempt_approved'))
        return 'succeeded';
    if (events.some(({ type }) => type === 'attempt_rejected'))
        return 'rejected by a person';
    // Its task left the plan, or a new run began, before anybody said anything.
    if (end.type === 'attempt_held' && awaiting !== undefined && awaiting !== iteration)
        return 'dropped';
    return outcomes[end.type];
}
/** The iteration as an undo of another one. */
function undoOf(iteration, events) {
    for (const event of events) {
        if (event.type === 'undo_done' && event.iteration === iteration)
            return { outcome: 'undo', commit: event.commit };
        if (event.type === 'undo_failed' && event.iteration === iteration)
            return { outcome: 'refused undo', commit: event.rejected };
    }
    return undefined;
}
function commitOf(end) {
    if (end.type === 'attempt_interrupted')
        return null;
    return end.type === 'attempt_failed' ? end.rejected : end.commit;
}
function timesOf(start, end, { validation }) {
    const all = Math.max(0, Date.parse(end.at) - Date.parse(start.at));
    const checks = (validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);
    return { all, agent: end.duration_ms, checks };
}
const files = ['prompt.md', 'handoff.json', 'validation.json', 'agent.json', 'review.json'];
/** The paths of an iteration's files, in the order in which `iterationRecord` takes their contents. */
const recordPaths = (iteration) => files.map((file) => (0,state_paths/* iterationPath */.lr)(iteration, file));
function iterationRecord(contents) {
    const [prompt, handoff, validation, agent, review] = contents;
    const stored = parsed(handoff);
    const source = agent_handoff/* HandoffSource */.KE.safeParse(stored?.source);
    const read = agent_handoff/* Handoff */.Pj.safeParse(stored?.handoff);
    return {
        prompt: prompt ?? null,
        handoff: source.success && read.success ? { source: source.data, handoff: read.data } : null,
        validation: check/* Validation */.OH.safeParse(parsed(validation)).data ?? null,
        agent: agent_end/* AgentRecord */.ZH.safeParse(parsed(agent)).data ?? null,
        review: agent_review/* Reviewed */.u2.safeParse(parsed(review)).data ?? null,
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

// EXTERNAL MODULE: ./build/entry/project/project.js + 1 modules
var project = __webpack_require__(35752);
// EXTERNAL MODULE: ./build/entry/project/run-place.js
var run_place = __webpack_require__(57078);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js + 5 modules
var state_access = __webpack_require__(47150);
;// CONCATENATED MODULE: ./build/entry/wire/read-run.js








/**
 * For commands that only read: where the repository itself keeps no run of the plan and `origin` does, they read that
 * one, and say so. `look` throws what `noRunYet` gives.
 */
async function lookAtRun(context, flags, look) {
    const at = (project) => withTemporaryState(project, context, (access, folder) => look({ project, access, folder }));
    try {
        return await at(await openProject(context, flags));
    }
    catch (error) {
        if (!(error instanceof RalphError) || error.code !== 'STATE_ELSEWHERE' || flags['remote'] !== undefined)
            throw error;
        context.err('This run is kept at origin: what follows is read there (--remote origin).\n');
        return at(await openProject(context, { ...flags, remote: 'origin' }));
    }
}
/**
 * Loads the run after its newest state commit was fetched whole, so that reading all of its past needs no further look
 * at the remote. Throws RalphError NO_RUN, or where else the run is.
 */
async function loadWhole(project, access, context) {
    const { stateRef } = project;
    const { remote, state } = access;
    const oid = (await remote.refs([stateRef])).get(stateRef);
    if (oid !== undefined)
        await remote.fetchCommit(oid);
    const { run } = await state.load();
    if (!run)
        throw await noRunYet(project, access, context);
    return run;
}
/** What the state ref keeps of these iterations, all in one look. */
async function readRecords(state, iterations) {
    const contents = await state.readMany(iterations.flatMap(recordPaths));
    const each = contents.length / Math.max(1, iterations.length);
    return new Map(iterations.map((iteration, at) => [iteration, iterationRecord(contents.slice(at * each, (at + 1) * each))]));
}
/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
async function noRunYet(project, { remote }, { env }) {
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
    return new RalphError({
        code: 'NO_RUN',
        message: `The plan ${planFile} has not been run yet.`,
        hint: `Start it: ${ralphCommand(project, 'run')}`,
    });
}
/** The orders in the run's repository that no job has taken yet, oldest first; those in comments are GitHub's to show. */
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
// EXTERNAL MODULE: ./build/entry/action/issue/on-github.js + 16 modules
var on_github = __webpack_require__(53756);
// EXTERNAL MODULE: ./build/entry/action/issue/open-run.js + 3 modules
var open_run = __webpack_require__(70361);
// EXTERNAL MODULE: ./build/entry/action/step/report-step.js + 7 modules
var report_step = __webpack_require__(77112);
;// CONCATENATED MODULE: ./build/entry/action/step/run-step.js





















/** One job of a run, whole. */
const runStep = (context) => partOfRun(context, {
    checksElsewhere: false,
    settles: false,
    act: () => async (ports, job, cancelled) => ({ kind: 'stopped', ...(await (0,app_job/* runJob */.b)(ports, job, cancelled)) }),
});
/** One job in a workflow's step: log, annotations, outputs and summary; returns the exit code (docs/errors.md#exit-codes). */
async function partOfRun(given, part) {
    let context = given;
    let project;
    try {
        const opened = await (0,open_run/* openRun */.I)(given);
        if (!opened)
            return 0;
        ({ context, project } = opened);
        return await carryOutInStep(opened.project, context, { ...part, issueOrder: opened.order });
    }
    catch (error) {
        return (0,report_step/* reportFault */.N)(error, { context, project, records: [], run: null });
    }
}
async function carryOutInStep(project, context, part) {
    const events = [];
    const known = { records: [], run: null };
    const log = logOf(project, context);
    const onEnd = async (store) => {
        known.records = await reportedIterations(store, events).catch(() => []);
        if (events.length > 0)
            known.run = (await store.load().catch(() => null))?.run ?? null;
    };
    let woken;
    const show = (progress) => {
        if (progress.kind === 'event') {
            events.push(progress.event);
            if (progress.event.type === 'lease_taken' && github && !part.leavesWatchdog)
                woken ??= wakeWatchdog(github.client, warn);
        }
        log.show(progress);
    };
    const warn = (text) => show({ kind: 'warning', text });
    let github;
    try {
        github = await (0,on_github/* onGitHub */.xr)(project, context, { warn });
        // What an order began is settled, whoever may give orders by now.
        const comment = part.settles ? undefined : await (0,comment_event/* idleComment */.Un)(project, context, github);
        const idle = comment ?? (await part.idle?.(project, context, github));
        if (idle !== undefined) {
            context.out(`Nothing to do: ${idle}.\n`);
            (0,runner/* setOutput */.uH)('due', 'false');
            return 0;
        }
        const hub = github;
        const result = await (0,one_job/* oneJob */.I)(project, context, {
            act: part.act({ github, warn, happened: (event) => void events.push(event) }),
            shape: 'one job',
            checksElsewhere: part.checksElsewhere,
            ...(github && { life: (0,workflow_liveness/* lifeOfRun */.v)(github.client) }),
            fresh: beginsAnew(context),
            changeRules: (0,inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af['change-rules'], context.inputs.flags['change-rules']),
            show,
            onEnd,
            issue: (0,inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.issue, context.inputs.flags['issue']),
            issueOrder: part.issueOrder,
            ...(hub && { outside: (0,on_github/* outsideOf */.R_)(hub), sign: commitSigner(hub.client) }),
        });
        await woken;
        await part.after?.(result, project);
        const attempts = part.settles ? 1 : events.filter(({ type }) => type === 'attempt_started').length;
        if (github && result.kind === 'stopped' && part.startsNext !== false) {
            await continueRun(github.client, context, { reason: result.reason, attempts, plan: project.planFile, warn });
        }
        // One question for the whole run, not for each milestone.
        if (result.state.stop?.kind === 'complete' && github?.tracker.heldBack())
            (0,runner/* setOutput */.uH)('ready-due', 'true');
        log.finish();
        return await (0,report_step/* report */.z)(result, { context, project, records: known.records });
    }
    catch (error) {
        log.finish();
        return (0,report_step/* reportFault */.N)(error, { context, project, ...known });
    }
}
/** The step's log, as the platform shows it. */
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
/**
 * Whether this job begins a new run in any case: `fresh` is a person's wish and counts once. A workflow that names it
 * for good would else begin anew, with a new budget, in each job that ralph or the clock starts, and at each comment.
 */
function beginsAnew({ env, inputs: { flags }, checkout }) {
    if (flags['fresh'] !== true)
        return false;
    const byHand = checkout.startedBy !== null && env['GITHUB_EVENT_NAME'] !== 'issue_comment';
    return byHand && (0,inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.chain, flags['chain']) === 0;
}
/** Starts the next job where this one met a limit with work left. Said either way; never a reason to fail. */
async function continueRun(github, context, at) {
    const { workflow, checkout } = context.runner;
    if (!(0,due/* startsNextJob */.E9)(at.reason, at))
        return;
    const chain = (0,inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.chain, context.inputs.flags['chain']) + 1;
    if (chain > due/* longestChain */.q7) {
        at.warn(`${due/* longestChain */.q7} jobs in a row started the next one; the schedule or a person has to start this one`);
        return;
    }
    if (workflow === '' || checkout.branch === null)
        return;
    const fault = await (0,start_next_job/* startNextJob */.V)(github, { workflow, branch: checkout.branch, chain, plan: at.plan });
    if (fault === undefined)
        context.out(`The next job is started (${workflow}, ${chain} in a row).\n`);
    else
        at.warn(`the next job could not be started, the schedule will continue: ${fault}`);
}
/** More would not fit into a summary. */
const mostIterations = 500;
/** The iterations of a job with what they left in the state, in one look. */
async function reportedIterations(store, events) {
    const iterations = jobIterations(events).slice(-mostIterations);
    const numbers = iterations.map(({ iteration }) => iteration);
    const records = await readRecords(store, numbers);
    return iterations.map((one) => {
        const { handoff = null, validation = null, review = null } = records.get(one.iteration) ?? {};
        return { ...one, handoff, validation, review };
    });
}
/** A job that takes a run on switches the watchdog on, so that whatever becomes of the job is noticed. Never a reason to fail. */
async function wakeWatchdog(github, warn) {
    const fault = await (0,start_next_job/* switchWorkflow */.W)(github, watchdog_text/* watchdogFile */.m, 'enable');
    if (fault !== undefined)
        warn(`${watchdog_text/* watchdogFile */.m} could not be enabled, so a lost run may wait for a person: ${fault}`);
}


/***/ }),

/***/ 62801:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ installed),
/* harmony export */   b: () => (/* binding */ programFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The folder of the program that runs: `dist/cli`, `dist/main` and so on. */
const programFolder = import.meta.dirname;
/**
 * A path below the folder that holds `dist`, `templates` and `package.json`; this file and the bundles lie equally deep in
 * it. A function, since the bundler takes a `resolve` of a known folder for a file to carry along.
 */
const installed = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(programFolder, '../..', path);


/***/ }),

/***/ 22969:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/objects/committed-files.js
var committed_files = __webpack_require__(50100);
// EXTERNAL MODULE: ./build/adapter/git/user/user-repository.js + 1 modules
var user_repository = __webpack_require__(33704);
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
;// CONCATENATED MODULE: ./build/entry/project/checkout.js



/** The checkout as a repository whose HEAD is the base. Throws RalphError NOT_CHECKED_OUT or BASE_NOT_CHECKED_OUT. */
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
        // Known before the checkout's `.git` is put aside.
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






/** On a laptop the user's own working tree counts; in a workflow the commit that it runs for, whatever lies there. */
async function openBase(context) {
    const { cwd, env, checkout } = context;
    if (!checkout) {
        return { repository: await (0,user_repository/* openRepository */.h_)({ cwd, env }), read: promises_.readFile, remote: undefined, home: undefined };
    }
    const repository = await openCheckout(checkout, env);
    const git = (0,user_git/* userGit */.G)(repository.toplevel, env);
    const read = async (path) => {
        const inside = (0,external_node_path_.relative)(repository.toplevel, path);
        if ((0,external_node_path_.isAbsolute)(inside) || inside.startsWith('..'))
            return (0,promises_.readFile)(path);
        const found = await (0,committed_files/* committedFile */.f)(git, { commit: checkout.commit, path: inside.split(external_node_path_.sep).join('/') });
        if (found === undefined)
            throw Object.assign(new Error(`commit ${checkout.commit} has no such file`), { code: 'ENOENT' });
        return found;
    };
    return { repository, read, remote: 'origin', home: checkout.home };
}


/***/ }),

/***/ 35752:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KE: () => (/* binding */ engineHome),
  U8: () => (/* binding */ openProject),
  Xg: () => (/* binding */ readConfig)
});

// UNUSED EXPORTS: homeOf, remoteAddress, settingSources

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 14 modules
var agents = __webpack_require__(94000);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-address.js
var remote_address = __webpack_require__(39021);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(95935);
// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js
var resolve = __webpack_require__(4146);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/core/plan/format/json/plan-name.js
var plan_name = __webpack_require__(18156);
// EXTERNAL MODULE: ./build/core/ref/branch-name.js
var branch_name = __webpack_require__(89844);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/entry/project/base-files.js + 1 modules
var base_files = __webpack_require__(22969);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/plan/format/formats.js + 3 modules
var formats = __webpack_require__(1833);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
;// CONCATENATED MODULE: ./build/entry/project/plan-file.js





/** Reads and lints a plan file. Throws RalphError PLAN_MISSING, or PLAN_INVALID with every finding. */
async function readPlanFile(path, shown, read = promises_.readFile) {
    const bytes = await read(path).catch((error) => {
        throw error.code === 'ENOENT' ? planMissing(shown) : unreadable(shown, error);
    });
    const { plan, findings } = (0,formats/* readPlan */.m)({ from: 'file', file: path, bytes });
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (plan === undefined || errors.length > 0) {
        throw new error_error/* RalphError */.A({
            code: 'PLAN_INVALID',
            message: `${shown} has ${errors.length === 1 ? 'a fault' : `${errors.length} faults`}; nothing was started.`,
            hint: `Fix the problems above, then run again. ${(0,report_context/* commandSpan */["in"])('ralph', 'plan', 'lint', shown)} checks only the plan.`,
            findings: errors.map((finding) => (0,error_text/* findingLine */.mC)(finding, shown)),
        });
    }
    return { plan, bytes, warnings: findings.filter(({ severity }) => severity === 'warning') };
}
const planMissing = (shown) => new error_error/* RalphError */.A({
    code: 'PLAN_MISSING',
    message: `There is no plan at ${shown}.`,
    hint: 'Write one (README, "Plan format"), or name another file with --plan (in a workflow: the input `plan`).',
});
const unreadable = (shown, error) => new error_error/* RalphError */.A({
    code: 'FILE_UNREADABLE',
    message: `${shown} cannot be read: ${error.message}`,
    hint: 'Check the name and the permissions of the file.',
    cause: error,
});

// EXTERNAL MODULE: ./build/entry/project/run-place.js
var run_place = __webpack_require__(57078);
;// CONCATENATED MODULE: ./build/entry/project/project.js
















const defaultConfigFile = '.github/ralph.yml';
/** Reads everything and reports everything that is wrong at once: RalphError PLAN_INVALID or CONFIG_INVALID (exit 65). */
async function openProject(context, flags, 
/** What was found to be wrong before. */
known = []) {
    const { env, cwd, planText } = context;
    const { base, file, given, before, planFile, planPath } = await settingSources(context, flags);
    const { repository } = base;
    const read = await readPlanFile(planPath, planFile, planText ? async () => planText : base.read).catch((error) => {
        throw withFindings(error, [...known, ...file.findings, ...before.findings]);
    });
    const resolved = (0,resolve/* resolveSettings */.M)({ ...given, plan: read.plan });
    refuse([...known, ...file.findings, ...resolved.findings], file.name);
    const name = (0,plan_name/* planName */.V)(read.plan, planPath);
    const places = context.checkout ? undefined : (0,run_place/* placesFile */.Tg)(engineHome(env), repository.commonDir);
    const settings = (0,run_place/* placed */.GS)(resolved, base.remote, places === undefined ? undefined : (0,run_place/* placeOf */.$t)(places, name));
    const { address: remote, ...access } = (0,remote_address/* splitCredential */.ib)(await remoteAddress(repository, settings.remote, context));
    const workBranch = workBranchOf(read.plan, name);
    return {
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,remote_address/* withCredential */.ML)(repository.carriedConfiguration(of), access),
        },
        plan: read.plan,
        planName: name,
        planFile: resolved.sources.plan === 'flag' ? planFile : (0,external_node_path_.relative)(cwd, planPath),
        planAtTop: atTop(planPath, repository.toplevel) ?? planFile,
        config: typeof flags['config'] === 'string' ? flags['config'] : undefined,
        reachedBy: (0,run_place/* reachedBy */.Kg)(resolved, { settings, config: flags['config'] }),
        places,
        planSource: (0,external_node_crypto_.createHash)('sha256').update(read.bytes).digest('hex'),
        warnings: read.warnings,
        steeringFiles: [planPath, file.path].map((path) => (0,external_node_path_.relative)(repository.toplevel, path)).filter(isInside),
        steeringPaths: [planPath, file.path],
        settings,
        told: (0,overrides/* toldIn */.fk)({ ...given, plan: read.plan }),
        sources: resolved.sources,
        workBranch,
        workRef: `refs/heads/${workBranch}`,
        stateRef: (0,state_paths/* stateRefOf */.af)(name, settings['state-ref']),
        remote,
        remoteIsOwn: remote === repository.commonDir,
        shownBranch: isName(settings.remote) ? `${settings.remote}/${workBranch}` : workBranch,
        home: homeOf(base.home ?? engineHome(env), repository, { remote, plan: name }),
        agents: (0,external_node_path_.join)(engineHome(env), 'agents'),
        secrets: [
            ...new Set([
                ...(0,secret_values/* secretValues */.V)(env),
                ...(0,agents/* secretsOfLogins */.H)(env),
                ...access.secrets,
                ...(0,secret_values/* headerSecrets */.n)(repository.carriedConfiguration(remote)),
            ]),
        ],
    };
}
/** What settings are resolved from, but for the plan: that is named by one of them. */
async function settingSources(context, flags) {
    const { env, cwd } = context;
    const base = await (0,base_files/* openBase */.m)(context);
    const configFile = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const file = await readConfig(base, cwd, configFile);
    const flagName = (name) => (context.checkout ? `input ${name}` : `--${name}`);
    const given = { flags, flagName, environment: env, file: file.values, fileName: file.name };
    const before = (0,resolve/* resolveSettings */.M)({ ...given, plan: undefined });
    const planFile = before.settings.plan ?? 'plan.json';
    const planPath = before.sources.plan === 'flag' ? (0,external_node_path_.resolve)(cwd, planFile) : await nearer(planFile, cwd, base);
    return { base, file, given, before, planFile, planPath };
}
/** Keys of `ralph.yml` and what is wrong with it; empty where the default file is missing. */
async function readConfig({ repository: { toplevel }, read }, cwd, configFile) {
    const path = configFile === undefined ? (0,external_node_path_.join)(toplevel, defaultConfigFile) : (0,external_node_path_.resolve)(cwd, configFile);
    const name = configFile ?? defaultConfigFile;
    const bytes = await read(path).catch((error) => {
        if (error.code === 'ENOENT' && configFile === undefined)
            return undefined;
        throw unreadable(name, error);
    });
    if (bytes === undefined)
        return { name, path, values: {}, findings: [] };
    // A parser of YAML is large, and many a repository has nothing for it.
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(334)]).then(__webpack_require__.bind(__webpack_require__, 74334));
    return { name, path, ...readConfigFile(bytes.toString('utf8'), name) };
}
/** Where no flag names the plan, it is looked for beside the user first, then at the top of the repository. */
async function nearer(planFile, cwd, { repository, read }) {
    const here = (0,external_node_path_.resolve)(cwd, planFile);
    const there = await read(here).then(() => true, () => false);
    return there ? here : (0,external_node_path_.resolve)(repository.toplevel, planFile);
}
const atTop = (path, toplevel) => {
    const inside = (0,external_node_path_.relative)(toplevel, path);
    return isInside(inside) ? inside : undefined;
};
function refuse(findings, configFile) {
    if (findings.length === 0)
        return;
    throw new error_error/* RalphError */.A({
        code: 'CONFIG_INVALID',
        message: 'The configuration cannot be used; nothing was started.',
        hint: `Fix the problems above; each line starts with where the value comes from. The configuration file is ${configFile}.`,
        findings,
    });
}
/** A fault of the plan together with whatever else is wrong. */
function withFindings(error, others) {
    if (!(error instanceof error_error/* RalphError */.A) || others.length === 0)
        return error;
    const { code, exit, message, hint, findings } = error;
    return new error_error/* RalphError */.A({ code, exit, message, hint, findings: [...others, ...findings] });
}
function workBranchOf(plan, name) {
    const branch = plan.branch ?? `ralph/work/${name}`;
    const fault = (0,branch_name/* branchNameFault */.K)(branch);
    if (fault === undefined)
        return branch;
    throw new error_error/* RalphError */.A({
        code: 'BRANCH_NAME',
        message: `${branch} cannot be the work branch: ${fault}`,
        hint: 'Choose another "branch" in the plan, such as "ralph/work/my-plan".',
    });
}
/** The repository itself by path, a remote of it by name, or any address as it is. */
async function remoteAddress(repository, remote, context) {
    if (remote === undefined)
        return repository.commonDir;
    const configured = await repository.remoteUrl(remote);
    const address = configured ?? repository.rewritten(remote);
    if (!(0,remote_url/* isPathRemote */.iw)(address) || /^file:/i.test(address))
        return address;
    if (configured === null && !/[/\\]/.test(address)) {
        throw new error_error/* RalphError */.A({
            code: 'REMOTE_UNKNOWN',
            message: `This repository has no remote named ${remote}.`,
            hint: 'Use one that `git remote` lists, or a path or URL.',
        });
    }
    return (0,external_node_path_.resolve)(configured === null ? context.cwd : repository.toplevel, address);
}
/** Where the engine keeps its directories on this machine. */
function engineHome(env) {
    const own = env['RALPH_HOME'];
    if (own)
        return (0,external_node_path_.resolve)(own);
    return (0,external_node_path_.join)(env['XDG_STATE_HOME'] || (0,external_node_path_.join)(env['HOME'] || (0,external_node_os_.homedir)(), '.local', 'state'), 'ralph');
}
/** The engine's own directory of a plan's run whose one remote is this. */
const homeOf = (home, { toplevel, commonDir }, { remote, plan }) => (0,external_node_path_.join)(home, `${safe((0,external_node_path_.basename)(toplevel))}-${digest(commonDir, remote)}`, plan);
const safe = (name) => name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40) || 'repository';
const digest = (...parts) => (0,external_node_crypto_.createHash)('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
const isName = (remote) => remote !== undefined && /^[\w.-]+$/.test(remote);
const isInside = (path) => path !== '' && !path.startsWith('..') && !(0,external_node_path_.isAbsolute)(path);


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
/* harmony export */   gs: () => (/* binding */ runElsewhere)
/* harmony export */ });
/* unused harmony exports forgetPlace, placesIn */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76696);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6294);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);







/** Beside the engine's folders for the repository, by its own name alone: the remote is what is looked for. */
const placesFile = (engineHome, commonDir) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(engineHome, 'places', `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(commonDir).digest('hex').slice(0, 12)}.json`);
/** Undefined where nothing is known, or what is there cannot be read: then the defaults count, as on a new machine. */
function placeOf(file, plan) {
    const place = readPlaces(file)[plan];
    const known = typeof place === 'object' && place !== null ? place : {};
    const { remote = null, stateRef } = known;
    if (typeof stateRef !== 'string' || (remote !== null && typeof remote !== 'string'))
        return undefined;
    return { remote, stateRef };
}
/** Synchronous, so that no job ends between its first write and this one. */
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
/** The run is gone: nothing is to be looked for there any more. */
function forgetPlace(file, plan) {
    const { [plan]: gone, ...others } = readPlaces(file);
    if (gone !== undefined)
        writeFileSync(file, `${JSON.stringify(others, null, 2)}\n`);
}
/** Every plan that this machine remembers a place of. */
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
/** As the user would name it from any folder of the repository, and without what is secret in it. */
const remoteName = (given, address) => given === undefined ? null : /[/\\:]/.test(given) ? address : given;
/** Told nothing of where the run is, a job looks where it was kept last. */
function placed({ settings, sources }, remote, place) {
    const known = sources.remote === 'default' ? (place?.remote ?? remote) : settings.remote;
    const stateRef = sources['state-ref'] === 'default' ? (place?.stateRef ?? settings['state-ref']) : settings['state-ref'];
    return { ...settings, remote: known, 'state-ref': stateRef };
}
/** The flags by which the next command finds the run; what a file says, it says again. */
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
/** Where else the plan's run is kept, as this machine remembers it. */
function otherPlace(project) {
    const { places, planName, settings, remote } = project;
    const place = places === undefined ? undefined : placeOf(places, planName);
    const here = remoteName(settings.remote, remote);
    return place && (place.remote !== here || place.stateRef !== settings['state-ref']) ? place : undefined;
}
/** The stop of a job that would begin a second run of a plan whose run is kept somewhere else; both ways to go on. */
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

/***/ 15880:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ oneJob)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/adapter/disk/kept-file.js
var kept_file = __webpack_require__(10157);
;// CONCATENATED MODULE: ./build/adapter/local/later-programs.js




/** Of ralph itself all is held in memory, of other actions so much. */
const othersBytes = 48 * 1024 * 1024;
/**
 * `program` is the folder of the running program, such as `dist/main`. In a workflow (`inWorkflow`) files are put back,
 * since post steps run whatever lies there; on a person's machine they may be an upgrade. What lies in `workspace`
 * (`uses: ./`) is the agent's to change and is put back with the checkout.
 */
function laterPrograms(at) {
    const { program, inWorkflow: putsBack } = at;
    const places = [program, ...['post', 'supervisor', 'templates'].map((name) => beside(program, name))];
    const own = [...new Set(places)].filter((place) => !isWithin(place, at.workspace));
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
/** `dist/post` for `dist/main`; templates lie beside `dist`. */
const beside = (program, name) => (0,external_node_path_.resolve)(program, name === 'templates' ? '../..' : '..', name);
/** The runner's folder of all actions of the job, where this program is one of them. */
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
// EXTERNAL MODULE: ./build/core/run/next/next-step.js
var next_step = __webpack_require__(65626);
// EXTERNAL MODULE: ./build/core/validation/enough-checks.js
var enough_checks = __webpack_require__(61850);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/project/run-place.js
var run_place = __webpack_require__(57078);
// EXTERNAL MODULE: ./build/entry/wire/confinement-here.js + 16 modules
var confinement_here = __webpack_require__(54960);
// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var wire_job_settings = __webpack_require__(69038);
// EXTERNAL MODULE: ./build/adapter/disk/user-name.js
var user_name = __webpack_require__(83593);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var rules_overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/setting/rule.js
var setting_rule = __webpack_require__(62147);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
;// CONCATENATED MODULE: ./build/core/config/rules/rule-job.js



/** The record of a run that begins. `keeps`: also what decides nothing, where this job alone was told it. */
function firstRules({ told, base, keeps }) {
    const values = rule_table/* ruleNames */.XZ.flatMap((name) => {
        const rule = ruleOf(name, told);
        // What is as by default anyway needs no record.
        if (rule && rule.based === undefined && (0,setting_rule/* alike */.nO)(rule.value, (0,rule_table/* usualRaw */.lU)(name)))
            return [];
        return rule && ((0,rule_table/* isRule */.Nd)(name) || (keeps && rule.source === 'job')) ? [[name, rule]] : [];
    });
    return { base, values: Object.fromEntries(values) };
}
/** All of a record as changes, for a run that an older program began without one. */
const changesTo = ({ values }) => Object.entries(values).map(([name, rule]) => ({ name, before: null, after: rule.value, rule }));
/**
 * The rules of a later job. Told less, it goes on with what is recorded; told something stronger, it goes by that, for
 * itself. What weakens is refused, unless `change` or `consent` allow it.
 */
function ruleJob(at) {
    const judged = rule_table/* ruleNames */.XZ.map((name) => judge(name, at));
    const { recorded } = at;
    const changes = judged.flatMap(({ name, then, rule }) => ((0,setting_rule/* alike */.nO)(then, rule) ? [] : [changeOf(name, then, rule)]));
    return {
        values: Object.fromEntries(judged.flatMap(({ name, goesBy }) => (goesBy === undefined ? [] : [[name, goesBy]]))),
        recorded: (0,rules_overrides/* withChanges */.AW)({ ...recorded, base: at.consent ? at.base : recorded.base }, changes),
        changes,
        refused: judged.flatMap(({ refused }) => refused ?? []),
        edited: judged.some(({ edited }) => edited),
    };
}
function judge(name, at) {
    const { told, change } = at;
    const then = at.recorded.values[name];
    if (!then && !(0,rule_table/* isRule */.Nd)(name))
        return { name, then, rule: then, goesBy: undefined, edited: false };
    const edited = !(0,setting_rule/* alike */.nO)(told.byBase[name]?.raw, then?.based);
    const judged = { name, then, rule: then, goesBy: rawBy(name, then), edited, ...(edited && edit(name, at, then)) };
    const said = told.byJob[name];
    if (!said)
        return judged;
    const { rule } = judged;
    const { refused: _, ...others } = judged;
    const byJob = { ...others, goesBy: said.raw };
    if ((0,setting_rule/* alike */.nO)(said.raw, rawBy(name, rule)))
        return byJob;
    const own = ruleOf(name, told);
    // Whoever begins a run whose checks are other jobs does not know their names.
    if (change || (name === 'require' && !then))
        return { ...byJob, rule: own };
    if (!(0,rule_table/* weakens */.tl)(name, rawBy(name, rule), said.raw))
        return byJob;
    return { ...byJob, refused: { ...changeOf(name, rule, own), place: said.place, edited: null } };
}
/** What an edit of plan or `ralph.yml` comes to. */
function edit(name, { told, consent, change }, then) {
    const said = told.byBase[name];
    const to = edited(name, said, then);
    if (consent || change)
        return { rule: to, goesBy: rawBy(name, to) };
    if (!(0,rule_table/* weakens */.tl)(name, rawBy(name, then), rawBy(name, to)))
        return { goesBy: rawBy(name, to) };
    // What no longer says anything was said in one of the two, and the record does not tell which.
    const by = { place: said?.place ?? then?.from ?? '', edited: said?.source ?? 'the plan or the configuration file' };
    return { refused: { ...changeOf(name, then, to), ...by } };
}
/** What was said to a job, or ordered, is not taken back by a file that no longer says anything. */
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
/** Undefined where nothing is recorded and the setting decides nothing: then it is as it was resolved. */
const rawBy = (name, rule) => rule ? rule.value : (0,rule_table/* isRule */.Nd)(name) ? (0,rule_table/* usualRaw */.lU)(name) : undefined;
const changeOf = (name, before, after) => ({
    name,
    before: before?.value ?? (0,rule_table/* usualRaw */.lU)(name),
    after: after?.value ?? (0,rule_table/* usualRaw */.lU)(name),
    rule: after ?? null,
});

// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
;// CONCATENATED MODULE: ./build/entry/wire/rule-project.js









/**
 * The project with the settings that the run goes by, and what is to be recorded of them. Throws RalphError
 * RULES_WEAKENED where this job was told to let more through than the run does, RULES_UNREADABLE where a newer program
 * has recorded what this one does not know.
 */
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
        const why = 'an older version of ralph, which did not record them, started the run';
        const change = { by, why, base, changes: changesTo(recorded), wanted: false };
        return ruled(project, { values: rawValues(recorded), recorded, change });
    }
    const ruling = await judged({ project, context, use, told, rules });
    if (ruling.refused.length > 0)
        throw (0,rules_text/* rulesWeakened */.uN)(ruling.refused, howToChange(context));
    const { values, recorded, changes } = ruling;
    const why = use.change ? nameOfOrder(context) : `the base moved from ${rule_project_short(rules.base)} to ${rule_project_short(base)}`;
    const said = { by: use.change ? by : 'the base', why, base: recorded.base, changes: [...changes], wanted: use.change };
    const change = changes.length > 0 ? said : null;
    return ruled(project, { values, recorded, change });
}
/** Whether plan and `ralph.yml` are a person's word is looked at where they say something new. */
async function judged(at) {
    const { project, use, told, rules } = at;
    const one = { told, recorded: rules, base: project.repository.head, change: use.change };
    const ruling = ruleJob({ ...one, consent: false });
    return ruling.edited && (await isNewerBase(at)) ? ruleJob({ ...one, consent: true }) : ruling;
}
/** The base went on since the rules were recorded, and the files are as that commit has them. */
async function isNewerBase({ project, context, use, rules }) {
    const { repository, steeringPaths } = project;
    const { head, branch, toplevel } = repository;
    // The text of an issue is taken over by the order of somebody who may give it.
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
function ruled(project, { values, ...rules }) {
    const { require = [], ...settings } = Object.fromEntries(Object.entries(values).map(([name, raw]) => [name, read(name, raw)]));
    return {
        project: { ...project, settings: { ...project.settings, ...settings } },
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
    return checkout ? (checkout.startedBy ?? 'the workflow') : (repository.user.name ?? (0,user_name/* userName */.n)());
}
const nameOfOrder = ({ checkout }) => (checkout ? 'change-rules' : '--change-rules');
const howToChange = ({ checkout, argv }) => (checkout ? 'workflow' : { argv });
const rule_project_short = (oid) => oid.slice(0, 7);

// EXTERNAL MODULE: ./build/entry/wire/surroundings.js + 2 modules
var surroundings = __webpack_require__(84487);
// EXTERNAL MODULE: ./build/entry/wire/wire.js + 19 modules
var wire = __webpack_require__(1348);
;// CONCATENATED MODULE: ./build/entry/run/one-job.js






















/** Runs one job of the project, from its first look at the remote to the last thing that it leaves behind. */
async function oneJob(given, context, at) {
    const around = await (0,surroundings/* surroundingsOf */.ZD)(given, context, at.life);
    const scratch = await (0,process_directory/* processDirectory */.Bi)(given.home, 'process');
    const programs = laterPrograms({
        program: installed/* programFolder */.b,
        workspace: around.workspace.directory,
        inWorkflow: context.checkout !== undefined,
    });
    try {
        await preflight(given, context, around.access);
        const loaded = await around.access.state.load();
        const elsewhereKept = (0,run_place/* otherPlace */.Mf)(given);
        if (!loaded.run && !at.fresh && elsewhereKept)
            throw (0,run_place/* runElsewhere */.gs)(given, elsewhereKept);
        const { project, rules } = await ruleProject(given, context, {
            run: loaded.run,
            access: around.access,
            fresh: at.fresh,
            change: at.changeRules,
            own: ownRules(at.checksElsewhere ?? false),
        });
        // Tried while the remote is looked at: the first agent call need not wait for it.
        const confinement = (0,confinement_here/* confinementHere */.FY)(context, project.settings, project);
        confinement.catch(() => undefined);
        const elsewhere = at.checksElsewhere === true;
        const job = {
            ...(0,wire_job_settings/* jobSettings */.b)(elsewhere ? withoutChecks(project) : project, at.fresh, rules),
            checksElsewhere: elsewhere,
            atOnce: at.atOnce ?? false,
            consents: at.changeRules || (await planIsCommitted(given, context, loaded.run)),
            startedBy: context.checkout?.startedBy ?? null,
            issue: at.issue ?? null,
            byComment: context.env['GITHUB_EVENT_NAME'] === 'issue_comment',
            issueOrder: at.issueOrder ?? null,
        };
        refuseUnsigned(project, at.sign);
        await greet(elsewhere ? given : project, around.access, { show: at.show, job });
        const record = await recorder({ project, job, access: around.access, context }, at.record);
        const own = await (0,wire/* wire */.O4)(project, context, {
            ...around,
            watched: programs.watch,
            access: { ...around.access, state: readAlready(around.access.state, loaded) },
            confinement,
            ...(at.shape && { shape: at.shape }),
            show: remembering(project, at.show),
            scratch: scratch.path,
            sign: at.sign,
        });
        const wired = at.outside ? { ...own, ...at.outside, orderSource: at.outside.orderSource(own.orderSource) } : own;
        const { ports, settled } = record(wired);
        return await at
            .act(ports, job, endingInTime(project, context, at.since))
            .catch((error) => {
            throw context.cancelled.aborted && isAbort(error) ? interrupted(error) : error;
        })
            .finally(() => toldWhereIncomplete(settled, at.show));
    }
    finally {
        try {
            await at.onEnd?.(around.access.state);
        }
        finally {
            await leaveAll([around.leave(), scratch.remove()], programs);
        }
    }
}
/** As soon as the run is this job's: a later one that is told less finds it. */
const remembering = (project, show) => (progress) => {
    if (progress.kind === 'event' && progress.event.type === 'lease_taken')
        (0,run_place/* rememberPlace */.D$)(project);
    show(progress);
};
/** Looks at the programs last, and however the rest ended: what comes after in this job is one of them. */
async function leaveAll(leaving, programs) {
    const left = await Promise.allSettled(leaving);
    programs.end();
    for (const one of left)
        if (one.status === 'rejected')
            throw one.reason;
}
/** Whose checks are other jobs runs none, and who runs checks waits for no other jobs. */
const ownRules = (checksElsewhere) => {
    if (checksElsewhere === 'unused')
        return {};
    return checksElsewhere
        ? { validate: { raw: [], place: 'the checks are jobs of the workflow' } }
        : { require: { raw: [], place: 'this job waits for no other job' } };
};
/** The first look at the state is one with that of the rules: whoever writes on an older one loses. */
function readAlready(store, loaded) {
    let first = loaded;
    const load = () => {
        const answer = first ? Promise.resolve(first) : store.load();
        first = undefined;
        return answer;
    };
    return { ...store, load };
}
/** Asked where an agent may have written the plan file: a commit of it is a person's word. */
async function planIsCommitted({ repository: { toplevel }, steeringPaths: [plan], planSource }, { env }, run) {
    if (plan === undefined || !run?.state.doubted.some(({ plan_source }) => plan_source === planSource))
        return false;
    const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', plan];
    return (await (0,user_git/* userGit */.G)(toplevel, env)({ args, allow: 'any' })).stdout.length === 0;
}
const withoutChecks = (project) => ({
    ...project,
    settings: { ...project.settings, validate: [] },
});
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
/** Puts a recorder around the ports where a directory is given. */
async function recorder(at, directory) {
    if (typeof directory !== 'string')
        return (ports) => ({ ports, settled: () => Promise.resolve() });
    const { openRecording } = await __webpack_require__.e(/* import() */ 126).then(__webpack_require__.bind(__webpack_require__, 46126));
    return openRecording(at, directory);
}
/** What the run came to counts, whatever becomes of its recording. */
const toldWhereIncomplete = (settled, show) => settled().catch((error) => {
    show({ kind: 'warning', text: `the recording is not complete: ${error instanceof Error ? error.message : error}` });
});
const isAbort = (error) => error instanceof Error && error.name === 'AbortError';
/** Before the run was taken, as while the agent's program is installed: later a state says that the job was cancelled. */
const interrupted = (cause) => new error/* RalphError */.A({
    code: 'INTERRUPTED',
    message: 'Interrupted before the work began.',
    hint: 'Nothing is lost: the same command continues.',
    cause,
});
/** Fires when a person ends the job, or when its machine soon would. */
function endingInTime({ settings }, { cancelled, now }, since = now()) {
    const limit = settings['job-limit'];
    if (limit === undefined)
        return cancelled;
    const near = new AbortController();
    setTimeout(() => near.abort(job_settings/* jobLimitReached */.v8), Math.max(0, (0,next_step/* lastMoment */.Hl)(limit) - (now() - since))).unref();
    return AbortSignal.any([cancelled, near.signal]);
}
/** Before money is spent: commits are to be signed and nobody can be asked to. */
function refuseUnsigned({ settings }, sign) {
    if (settings['commit-mode'] === 'git' || sign)
        return;
    throw new error/* RalphError */.A({
        code: 'COMMITS_UNSIGNED',
        message: '`commit-mode: api` has GitHub sign the commits, but this job has no access to GitHub.',
        hint: 'Run it as the action, with `github-token`; on a laptop: --commit-mode git.',
    });
}
/** What a user should know before the job begins. */
async function greet(project, access, { show, job }) {
    const { warnings, planFile, settings } = project;
    for (const warning of warnings)
        show({ kind: 'warning', text: (0,error_text/* findingLine */.mC)(warning, planFile) });
    if (job.checksElsewhere && settings.validate.length > 0) {
        show({
            kind: 'note',
            text: '`validate` is not run here: the jobs or steps between begin and finish are the checks',
        });
    }
    const unchecked = (0,enough_checks/* whyUnchecked */.XQ)(job);
    if (unchecked !== undefined && settings['no-checks'])
        show({ kind: 'warning', text: `nothing checks these commits (no-checks): ${unchecked}` });
    await warnOfSubmodules(project, access, show);
}
/** Their commits are nowhere at hand, and no set-up command may fetch them: the workspace holds nothing but the base. */
async function warnOfSubmodules({ repository: { toplevel, head } }, { store }, show) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(toplevel, '.gitmodules')))
        return;
    const empty = await (0,submodules/* emptySubmodules */.Js)(store, head);
    if (empty.length === 0)
        return;
    const few = empty.slice(0, 5).join(', ');
    const which = empty.length > 5 ? `${few} and ${empty.length - 5} more` : few;
    const text = `not checked out in your repository, so it is empty in the workspace: ${which}. To let the agent and the checks see the files: git submodule update --init --recursive`;
    show({ kind: 'warning', text });
}


/***/ }),

/***/ 54960:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mo: () => (/* binding */ confinedAt),
  FY: () => (/* binding */ confinementHere)
});

// UNUSED EXPORTS: isCi

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 14 modules
var agents = __webpack_require__(94000);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/idmap.js
/**
 * Root gives the agent a uid that nobody has (uid 0 without any capability still opens /proc/sys/kernel/core_pattern),
 * and shows it the writable folders through idmapped mounts, in which that uid is what root is on the disk. Nothing is
 * chowned, so an iteration pays nothing for it, and what the agent leaves belongs to root as before.
 */
/** Between those of distributions and 65,536, which containers end at; systemd hands out the same ones. */
const agentUid = (pid) => 61_184 + (pid % 4000);
/** `sub mapping`: a descriptor of a user namespace in which root on the disk is `$uid`. The process that made it is gone. */
const perlMapping = `sub mapping{my$u=shift;pipe(my$r,my$w);pipe(my$e,my$f);my$k=fork;
if(!$k){close$f;syscall($UNSHARE,0x10000000)==0 or exit 1;syswrite$w,"x";sysread$e,my$x,1;syscall($EXIT,0)}
close$w;sysread($r,my$x,1)==1 or die"no user namespace\\n";
my$m="0 $u 1\\n1 1 ".($u-1)."\\n".($u+1)." ".($u+1)." ".(4294967294-$u-1)."\\n";
for my$n("uid_map","gid_map"){open my$o,">","/proc/$k/$n"or die"$n: $!\\n";defined syswrite($o,$m)or die"$n: $!\\n"}
open my$ns,"<","/proc/$k/ns/user"or die"ns/user: $!\\n";close$f;waitpid$k,0;$ns}
`;
/**
 * `sub copy`: shows a folder with what is written to it going elsewhere (overlayfs), for root with its files mapped
 * before. Where the kernel does not do that, the folder can only be read.
 */
const perlCopies = `sub copy{my($p,$d,$u,$ns)=@_;
if($ns){my$fd=tree($p);if(attr($fd,0x100000,fileno$ns)==0){place($fd,$p)}else{syscall($CLOSE,$fd)}chown$u,$u,"$d/upper"}
my($t,$q,$o)=("overlay",$p,"lowerdir=$p,upperdir=$d/upper,workdir=$d/work".($ns?"":",userxattr"));
return if syscall($MOUNT,$t,$q,$t,6,$o)==0;
my$fd=tree($p);must(attr($fd,1),"read-only $p");place($fd,$p)}
`;
/**
 * `perl -e \u2026 UID (-c PATH UPPER | -w PATH | -r PATH)\u2026 -- COMMAND\u2026`: the command in a mount namespace where caches are
 * copies and, where there is a UID, paths are mapped; -r as far as their file system allows it.
 */
const perlPrepare = `syscall($PRCTL,1,9,0,0,0);$SIG{INT}=$SIG{TERM}="IGNORE";my$u=shift;
must(syscall($UNSHARE,0x20000),"mount namespace")if$u;must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts");
my$ns=$u?mapping($u):0;
while((my$k=shift)ne"--"){my$p=shift;if($k eq"-c"){copy($p,shift,$u,$ns);next}next if!$ns;
my$fd=tree($p);if(attr($fd,$k eq"-r"?0x100000:0x100006,fileno$ns)==0){place($fd,$p)}else{die"idmap $p: $!\\n"if$k eq"-w";syscall($CLOSE,$fd)}}
exec@ARGV;die"$ARGV[0]: $!\\n"`;

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/perl.js
/** Numbers of system calls; those from 424 on are the same on all machines. */
const numbers = {
    x64: { UNSHARE: 272, MOUNT: 165, CLOSE: 3, EXIT: 231, PRCTL: 157, SETNS: 308 },
    arm64: { UNSHARE: 97, MOUNT: 40, CLOSE: 57, EXIT: 94, PRCTL: 167, SETNS: 268 },
};
/**
 * A perl program (part of every Debian and Ubuntu) that makes system calls by name; undefined on machines whose numbers
 * we do not know. Perl's `syscall` writes to what it is given: no constants. `require POSIX` takes 13 ms of CPU: none of it.
 */
function perlProgram(...parts) {
    const { arch } = process;
    if (arch !== 'x64' && arch !== 'arm64')
        return undefined;
    const names = Object.entries(numbers[arch]).map(([name, number]) => `my$${name}=${number};`);
    return ['use strict;', ...names, helpers, ...parts].join('');
}
// open_tree copies a tree of mounts, mount_setattr changes all of it, move_mount shows it somewhere.
const helpers = `my($NONE,$ROOT,$EMPTY)=("none","/","");
sub must{my($n,$w)=@_;$n>=0 or die"$w: $!\\n";$n}
sub tree{my$p=shift;must(syscall(428,-100,$p,0x88001),"open_tree $p")}
sub attr{my($fd,$set,$ns,$deep)=@_;my$a=pack("Q4",$set,0,0,$ns||0);syscall(442,$fd,$EMPTY,0x1000|($deep//0x8000),$a,32)}
sub place{my($fd,$p)=@_;must(syscall(429,$fd,$EMPTY,-100,$p,4),"move_mount $p");syscall($CLOSE,$fd)}
`;

// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/trusted-program.js

/** Where systems keep what only root writes. PATH is not asked: an earlier entry of it can be a folder that agents write. */
const places = '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin:/usr/local/sbin:/run/current-system/sw/bin:/run/wrappers/bin';
/** Absolute path of a program of the system; undefined where it is not installed. */
const trustedProgram = (name) => (0,programs/* findProgram */.K)(name, places);

;// CONCATENATED MODULE: ./build/adapter/process/confinement/kept-namespace.js




/** `kinds`: the namespaces that `prepare` makes, in the order in which they are entered. */
function keptNamespace(kinds) {
    const [perl, join, hold] = [trustedProgram('perl'), perlProgram(perlJoin), perlProgram(perlHold)];
    if (!perl || !join || !hold)
        return undefined;
    let key;
    let descriptors = [];
    const forget = () => {
        for (const descriptor of descriptors)
            (0,external_node_fs_.closeSync)(descriptor);
        descriptors = [];
        key = undefined;
    };
    const line = () => [
        ...[perl, '-e', join],
        ...descriptors.map((descriptor) => `/proc/${process.pid}/fd/${descriptor}`),
        '--',
    ];
    return {
        forget,
        enter(prepare, paths) {
            const now = [...prepare, ...paths.map(printOf)].join('\0');
            if (now !== key) {
                forget();
                descriptors = made([...prepare, perl, '-e', hold], kinds);
                // Not where a filter of system calls refuses it.
                const [file = perl, ...args] = line();
                if ((0,external_node_child_process_.spawnSync)(file, [...args, '/bin/true'], { stdio: 'ignore' }).status !== 0)
                    forget();
                key = now;
            }
            return descriptors.length === 0 ? undefined : line();
        },
    };
}
const printOf = (path) => {
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stat ? `${stat.dev}:${stat.ino}` : '';
};
/** Descriptors of the namespaces, close-on-exec: they live for as long as this process. */
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
/** Leaves a process in the namespaces, for the moment in which they are opened, and says which. */
const perlHold = `my$k=fork//die"fork: $!\\n";if($k){print$k;exit}close STDOUT;sleep 10`;
/** `perl -e \u2026 NAMESPACE\u2026 -- COMMAND\u2026`. Entering a user namespace takes back who ends this process. */
const perlJoin = `my@n;while((my$p=shift)ne"--"){open my$n,"<",$p or die"$p: $!\\n";push@n,$n}
must(syscall($SETNS,fileno$_,0),"setns")for@n;
syscall($PRCTL,1,9,0,0,0);$SIG{INT}=$SIG{TERM}="IGNORE";exec@ARGV;die"$ARGV[0]: $!\\n"`;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/pid-namespace.js


/**
 * C1: the kernel ends the tree, which cannot see the engine's processes. Root loses its capabilities inside: with them
 * `umount /proc` would show the processes again. Undefined where util-linux is not installed.
 */
const pidNamespace = (owner) => inNamespace(owner, (setpriv) => [setpriv, ...(owner === 'root' ? withoutCapabilities : ['--no-new-privs']), '--']);
/** The same for what is trusted: root stays root. */
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
/** Arguments of `setpriv`. Without them three processes outlived an engine that was killed by SIGKILL (measured). */
const dyingWithTheEngine = ['--pdeathsig', 'KILL'];
/**
 * C0: our own supervisor ends the tree. A daemon that left its group, its environment, its directory and its pipes
 * survives, and `/proc` of the engine can be read by the same user (threat T6). `supervisor` is the program, and
 * its first arguments.
 */
const processGroup = (supervisor) => (command) => ({
    ...command,
    file: supervisor.file,
    args: [...supervisor.args, command.file, ...command.args],
    // Found again in /proc/<pid>/environ when a descendant has left the group.
    env: { ...command.env, RALPH_TREE: (0,external_node_crypto_.randomUUID)() },
    lifeline: 'descriptor',
    ender: 'process',
});
/**
 * The shell that stands between a namespace and the command. It reaps orphans where it is pid 1, keeps the exit code (a
 * signal becomes 128 + n) and says on descriptor 3 how many processes outlived the command; they die with it. Its own
 * stderr is closed to it: "Terminated" is not the command's output. `own` is how many processes are the namespace's.
 */
const pidOne = (own) => around(`set -- /proc/[0-9]*; echo "leftovers $(($# - ${own}))" >&3`);
/** The same where /proc shows other processes than the namespace's. */
const uncountingPidOne = around('echo "leftovers 0" >&3');
// A friendly signal goes to the whole group: it is for the command, and this shell outlives it to tell the exit code.
function around(count) {
    const command = '(trap - INT TERM; exec "$@" 2>&4 3>&- 4>&-)';
    return `trap "" INT TERM; exec 4>&2 2>/dev/null; ${command}; code=$?; ${count}; exit $code`;
}

// EXTERNAL MODULE: ./build/adapter/process/environment.js
var process_environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/core/agent/agents.js
var agent_agents = __webpack_require__(81484);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/tool-homes.js


/** Where tools install themselves and keep what they downloaded, below a home. Their credentials are masked. */
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
/** Files below a home that hold credentials of registries, in folders that can be seen otherwise. */
const credentialFiles = [
    ...['.cargo/credentials', '.cargo/credentials.toml', '.m2/settings.xml', '.m2/settings-security.xml'],
    ...['.gradle/gradle.properties', '.gradle/init.gradle', '.gem/credentials', '.bundle/config', '.hex/hex.config'],
    ...['.composer/auth.json', '.config/composer/auth.json', '.nuget/NuGet/NuGet.Config', '.pub-cache/credentials.json'],
    ...['.ivy2/.credentials', '.sbt/.credentials', '.sbt/1.0/credentials.sbt', '.cabal/config', '.android/adbkey'],
    ...['.stack/config.yaml', '.condarc', '.conda/.condarc', '.yarn/berry/.yarnrc.yml', '.npm-global/etc/npmrc'],
];
/** Those that tools write to as they work: a command writes into a copy of its own, and sees what was there before. */
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
/**
 * How a tool is told to write elsewhere and still to find what was there, where no copy of its cache can be shown
 * (Landlock): by variable, what it becomes with a folder of the call's own. Tools that are not named here read only.
 */
const tools = {
    // Without a second place to read from: what is missing is downloaded again.
    npm_config_cache: (_, own) => ({ npm_config_cache: own }),
    NPM_CONFIG_CACHE: (_, own) => ({ NPM_CONFIG_CACHE: own }),
    YARN_CACHE_FOLDER: (_, own) => ({ YARN_CACHE_FOLDER: own }),
    BUN_INSTALL_CACHE_DIR: (_, own) => ({ BUN_INSTALL_CACHE_DIR: own }),
    PIP_CACHE_DIR: (_, own) => ({ PIP_CACHE_DIR: own }),
    UV_CACHE_DIR: (_, own) => ({ UV_CACHE_DIR: own }),
    NUGET_PACKAGES: (cache, own) => ({ NUGET_PACKAGES: own, RestoreAdditionalProjectFallbackFolders: cache }),
    COMPOSER_CACHE_DIR: (_, own) => ({ COMPOSER_CACHE_DIR: own }),
    GOCACHE: (_, own) => ({ GOCACHE: own }),
    // Go takes the folder of its downloads for a proxy, and asks the others for what that does not have.
    GOPATH: (cache, own, { GOPROXY = 'https://proxy.golang.org,direct', GOMODCACHE }) => ({
        GOPATH: own,
        GOMODCACHE: (0,external_node_path_.join)(own, 'pkg/mod'),
        GOPROXY: `file://${(0,external_node_path_.join)(GOMODCACHE ?? (0,external_node_path_.join)(cache, 'pkg/mod'), 'cache/download')},${GOPROXY}`,
        GOFLAGS: '-modcacherw',
    }),
    GRADLE_USER_HOME: (cache, own) => ({ GRADLE_USER_HOME: own, GRADLE_RO_DEP_CACHE: (0,external_node_path_.join)(cache, 'caches') }),
};
/** The environment of a command whose tools write below `folder`. */
function withOwnCaches(env, folder) {
    const changed = Object.entries(tools).flatMap(([name, tell]) => {
        const cache = env[name];
        return cache === undefined ? [] : [tell(cache, (0,external_node_path_.join)(folder, name), env)];
    });
    return Object.assign({ ...env }, ...changed);
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/view.js



/** Never hidden, whatever a variable says: HOME is `/` for a user whom a container does not know. */
const system = /^\/(|usr|etc|bin|sbin|lib\d*|opt|var|dev|proc|sys|mnt|media|srv)$/;
/** Files by which a step of a workflow tells the runner what later steps get. */
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
/**
 * What of the machine a confined command sees, outermost first (docs/confinement.md#what-can-be-seen): no home, no temporary files, no
 * sockets, nothing of the runner's and of the engine's; back again, read-only, the tools below them.
 */
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
/** A view for one call: what it may write on top, and its own folders in the place of everybody's. */
function viewOfCall(view, scene, own, look) {
    const shown = Object.entries(own.inPlaceOf).filter(([path]) => look.real(path) === path);
    const isNowEmpty = ({ path, access }) => access === 'empty' && shown.some(([root]) => isBelow(path, root));
    const caches = own.caches === undefined ? [] : cachesIn(scene, look);
    const layers = ordered([
        ...view.filter((layer) => !isNowEmpty(layer)),
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
/** What can be read where it stands, in what can be read where it stands: each layer costs a start some 0.2 ms. */
const saysNothing = (layer, around) => [layer, around].every((one) => one === undefined || (one.access === 'read' && (one.from ?? one.path) === one.path));
/** Folders in which tools keep what they downloaded and compiled. */
function cachesIn({ environment, homes }, look) {
    const named = [...process_environment/* cacheNames */.nW].flatMap((name) => environment[name] ?? []);
    const usual = homes.flatMap((home) => writtenByTools.map((place) => (0,external_node_path_.join)(home, place)));
    const folders = found([...usual, ...named], look).map(({ from }) => from);
    const isPlain = (path) => look.isFolder(path) && !system.test(path) && !/[,:\\]/.test(path);
    return folders.filter((path) => isPlain(path) && !folders.some((other) => other !== path && isBelow(path, other)));
}
/** A view with more on top: of two layers at one place the later counts; what lies deeper comes later. */
function ordered(layers) {
    const last = new Map(layers.map((layer) => [layer.path, layer]));
    return [...last.values()].sort((a, b) => depth(a.path) - depth(b.path) || (a.path < b.path ? -1 : 1));
}
const depth = (path) => path.split(external_node_path_.sep).length;
/** The layer in which a place lies. */
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
/** Tools as they are installed below a home, on PATH, and where variables say. */
function usualPlaces({ environment, homes }, holdsHidden) {
    const named = Object.entries(environment).flatMap(([name, value = '']) => {
        if (toolVariables.test(name) || fileVariables.test(name))
            return [value];
        return listVariables.test(name) ? value.split(':') : [];
    });
    const onPath = (environment['PATH'] ?? '').split(':').flatMap((folder) => {
        const root = (0,external_node_path_.dirname)(folder);
        // A tool beside its `bin` needs its `lib`; beside ~/.local/bin lies the user's data.
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
/**
 * What is there, each once and at its real path; a link besides where it stands, since the folder that holds it may be
 * out of sight.
 */
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

;// CONCATENATED MODULE: ./build/adapter/process/confinement/bubblewrap.js







const bubblewrapFlavours = [
    { copies: true, forbidsNamespaces: true, ownProc: true },
    { copies: false, forbidsNamespaces: true, ownProc: true },
    { copies: false, forbidsNamespaces: false, ownProc: true },
    { copies: false, forbidsNamespaces: false, ownProc: false },
];
/** C3 as an ordinary user: the uid stays. Undefined where one of its programs is not installed. */
function bubblewrapAsUser(flavour) {
    const [bwrap, env, setpriv, unshare, perl] = ['bwrap', 'env', 'setpriv', 'unshare', 'perl'].map(trustedProgram);
    const program = perlProgram(perlMapping, perlCopies, perlPrepare);
    if (!bwrap || !env)
        return undefined;
    if (flavour.copies && (!setpriv || !unshare || !perl || !program))
        return undefined;
    const user = ['--unshare-user', ...(flavour.forbidsNamespaces ? ['--disable-userns'] : [])];
    const init = flavour.ownProc ? pidOne(2) : uncountingPidOne;
    const kept = flavour.copies ? keptNamespace(['user', 'mnt']) : undefined;
    const prepare = [unshare ?? '', '--user', '--map-current-user', '--keep-caps', '--mount', '--', perl ?? '', '-e'];
    const prepared = (layers, shared) => {
        const line = [...prepare, program ?? '', '', ...copiesOf(layers), '--'];
        // bubblewrap starts with no capability: those of the namespace around it are given up.
        const harmless = [setpriv ?? '', '--ambient-caps=-all', '--inh-caps=-all', '--'];
        return (shared && kept?.enter(line, pathsIn(line))) || [...line, ...harmless];
    };
    const entrance = ({ command, layers, shared }) => ({
        ...command,
        file: '/bin/sh',
        // bubblewrap itself outlives a friendly signal to the group, which is for the command.
        args: [
            ...['-c', 'trap "" INT TERM; exec "$@"', 'sh', ...(flavour.copies ? prepared(layers, shared) : [])],
            ...[bwrap, '--args', '4', '--', env, resetSignals, '/bin/sh', '-c', init, 'sh', command.file, ...command.args],
        ],
        instructions: instructionsOf([
            ...user,
            ...bubblewrapArguments(flavour.copies ? layers : withoutCopies(layers), flavour),
            ...['--chdir', command.cwd],
        ]),
        lifeline: 'descriptor',
        ender: 'kernel',
    });
    return Object.assign(entrance, kept && { forget: kept.forget });
}
/** C3 as root: the command is somebody whom the system does not know. Undefined where a program of it is missing. */
function bubblewrapAsRoot() {
    const [bwrap, env, setpriv, perl] = ['bwrap', 'env', 'setpriv', 'perl'].map(trustedProgram);
    const program = perlProgram(perlMapping, perlCopies, perlPrepare);
    if (!bwrap || !env || !setpriv || !perl || !program)
        return undefined;
    const uid = String(agentUid(process.pid));
    const become = [setpriv, '--reuid', uid, '--regid', uid, '--clear-groups', ...withoutCapabilities, '--'];
    const kept = keptNamespace(['mnt']);
    const prepare = (layers, shared) => [
        ...[perl, '-e', program, uid, ...copiesOf(layers)],
        ...[...mapped(layers, '-w', shared), ...mapped(layers, '-r', shared), '--'],
    ];
    const entrance = ({ command, layers, shared }) => {
        const line = prepare(layers, shared);
        const [file = perl, ...args] = (shared && kept?.enter(line, pathsIn(line))) || prepare(layers, undefined);
        return {
            ...command,
            file,
            args: [
                ...[...args, bwrap, '--args', '4', '--'],
                ...[...become, env, resetSignals, '/bin/sh', '-c', pidOne(2), 'sh', command.file, ...command.args],
            ],
            instructions: instructionsOf([
                ...bubblewrapArguments(layers, { ownProc: true }),
                ...['--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd],
            ]),
            lifeline: 'descriptor',
            ender: 'kernel',
        };
    };
    return Object.assign(entrance, kept && { forget: kept.forget });
}
const pathsIn = (words) => words.filter((word) => word.startsWith('/'));
/** Where caches cannot be copies they are read. */
const withoutCopies = (layers) => layers.map((layer) => (layer.access === 'copy' ? { path: layer.path, access: 'read' } : layer));
/** Before what is written is mapped: the copies take it as it is on the disk. */
const copiesOf = (layers) => layers.flatMap(({ path, upper }) => (upper === undefined ? [] : ['-c', path, upper]));
/** What is ignored stays ignored across `exec`, and a shell cannot take that back for its children. */
const resetSignals = '--default-signal=INT,TERM,QUIT';
/**
 * Places whose files are to be the command's own, tools below /root too; what lies below one that is mapped or copied is
 * mapped with it. `shared` stands for what may be written below it.
 */
function mapped(layers, flag, shared) {
    const of = (accesses) => layers
        .filter(({ access }) => accesses.includes(access))
        .map(({ path, access, from = path }) => (access === 'write' && shared && isBelow(from, shared) ? shared : from));
    const around = of(flag === '-w' ? ['write'] : ['write', 'copy', 'read']);
    const own = [...new Set(of([flag === '-w' ? 'write' : 'read']))];
    const outer = own.filter((path) => !around.some((other) => other !== path && isBelow(path, other)));
    return outer.flatMap((path) => [flag, path]);
}
const instructionsOf = (words) => words.map((word) => `${word}\0`).join('');
/** Its arguments for a view. They go in by a descriptor: they are many, and paths are nobody's business. */
function bubblewrapArguments(layers, { ownProc }) {
    const named = new Map(layers.map((layer) => [layer.path, layer]));
    return [
        ...['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
        ...['--ro-bind', '/', '/', '--dev', '/dev', '--perms', '1777', '--tmpfs', sharedMemory.path],
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
/** A command's own, and still somebody may keep a workspace there. */
const sharedMemory = { path: '/dev/shm', access: 'empty' };
/** It makes what is missing 0700, which another uid could not pass. */
function parentsOf({ path }, named) {
    const around = nearestAbove(path, named) ?? (isBelow(path, sharedMemory.path) ? sharedMemory : undefined);
    if (around?.access !== 'empty')
        return [];
    const between = (0,external_node_path_.relative)(around.path, (0,external_node_path_.dirname)(path))
        .split('/')
        .filter((name) => name !== '');
    return between.flatMap((_, index) => ['--perms', '0755', '--dir', (0,external_node_path_.join)(around.path, ...between.slice(0, index + 1))]);
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/known-user.js

const users = '/etc/passwd';
/**
 * The list of users with the one that root's command becomes, which is nobody otherwise: Java finds no home then (and so
 * Maven none of its files), Node's `userInfo` throws, git wants to be told who commits. `file` is written for it.
 */
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

;// CONCATENATED MODULE: ./build/adapter/process/confinement/landlock.js






/**
 * C2: the kernel refuses files that are not listed. It needs neither a right nor a package: it works in a container and
 * in a pod. As root the command becomes `uid`. Sockets with a path stay open, and processes are somebody else's work: what wraps the result.
 */
function landlock(uid) {
    const [perl, setpriv] = [trustedProgram('perl'), trustedProgram('setpriv')];
    const program = perlProgram(perlLandlock);
    if (!perl || !setpriv || !program)
        return undefined;
    // uid 0 opens what is root's alone, and with its capabilities the environment of every process.
    const become = ['--reuid', String(uid), '--regid', String(uid), '--clear-groups', ...withoutCapabilities, '--'];
    const [file = perl, ...before] = uid === undefined ? [perl] : [setpriv, ...become, perl];
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
/** Devices that every program expects; /dev/shm is everybody's and stays closed. */
const devices = ['/dev/null', '/dev/zero', '/dev/full', '/dev/tty', '/dev/ptmx', '/dev/pts'];
const writableOf = (layers) => [
    ...devices,
    ...layers.flatMap(({ path, access, from = path }) => (access === 'write' && from === path ? [path] : [])),
];
/** Everything that is in sight: it cannot be said what is hidden, only what is not. */
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
// Rights by the kernel's version; of a file only those that a file has. Containers have no open_tree: O_PATH it is.
// A link of /dev can lead to a pipe (EBADFD), which nobody needs a rule for.
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



/** The file system of this machine, each place looked at once: a call asks for hundreds, and most are not there. */
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
/** Throwing takes longer than looking. */
function realPath(path) {
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
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
/** Paths of sockets that somebody listens on, from /proc/net/unix. */
function listeningSockets() {
    try {
        // Num RefCount Protocol Flags Type St Inode Path; an abstract name begins with @.
        const lines = (0,external_node_fs_.readFileSync)('/proc/net/unix', 'utf8').split('\n');
        return [...new Set(lines.flatMap((line) => /^(?:\S+\s+){6}\d+ (\/.+)$/.exec(line)?.[1] ?? []))];
    }
    catch {
        return [];
    }
}
/**
 * Makes what a view stands on: the folders and files below a folder that is shown in another's place, since whoever
 * shows it has no right to write there, and those that take what is written to a cache.
 */
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

;// CONCATENATED MODULE: ./build/adapter/process/confinement/mount-script.js





/** C3 without bubblewrap: util-linux makes the namespaces, perl what is seen in them. Undefined where one is missing. */
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
/**
 * Its command line and its orders. `uid`: as root, whom the command becomes, in idmapped places; without one it keeps
 * the uid of the user who makes the namespaces.
 */
function scriptParts(uid, asSudo) {
    const [unshare, setpriv, perl, env] = ['unshare', 'setpriv', 'perl', 'env'].map(trustedProgram);
    const program = perlProgram(perlMapping, perlCopies, perlEnter, perlInit);
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
        orders: ({ command, layers }) => [
            ...(uid === undefined ? [] : ['map', String(uid)]),
            ...['root', asRoot ? '1' : '', 'cwd', command.cwd],
            ...(asSudo ? Object.entries(command.env).flatMap(([name, value]) => ['env', `${name}=${value}`]) : []),
            ...layers.flatMap(({ path, access, from = path, upper }) => ['layer', access, path, from, upper ?? '']),
            ...['run', setpriv, ...become, '--', env, resetSignals, command.file, ...command.args],
        ]
            .map((word) => `${word}\0`)
            .join(''),
    };
}
/**
 * Copies what stays visible, makes everything read-only, hides, and shows the copies again: the system calls of Linux
 * 5.12, one for all mounts, where mount(8) would take a process for each. Its orders come by a descriptor.
 */
const perlEnter = `
open my$in,"<&=",shift or die"orders: $!\\n";my@o=do{local$/;split/\\0/,<$in>,-1};close$in;pop@o;
my(@layers,@env,@run,%set);
while(@o){my$w=shift@o;if($w eq"run"){@run=@o;last}if($w eq"env"){push@env,shift@o}
elsif($w eq"layer"){push@layers,[splice@o,0,4]}else{$set{$w}=shift@o}}
must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts");
sub fresh{my($t,$p,$flags,$o)=@_;must(syscall($MOUNT,$t,$p,$t,$flags,$o),"$t on $p")}
my($proc,$nothing)=("/proc","");fresh("proc",$proc,0xe,$nothing);my$ns=$set{map}?mapping($set{map}):0;
for(@layers){my($a,$p,$f,$d)=@$_;copy($p,$d,$set{map},$ns)if$a eq"copy"}
for(@layers){my($a,$p,$f)=@$_;next if$a eq"empty";
if($a eq"copy"){$_->[4]=tree($p);next}
if($a eq"nothing"){$_->[4]=tree("/dev/null");next}
my$fd=$_->[4]=syscall(428,-100,$f,0x88001);if($fd<0){die"$f: $!\\n"if$a eq"write";next}
if($a eq"write"){must(attr($fd,$ns?0x100006:0x6,$ns?fileno$ns:0),"idmap $f")}
else{attr($fd,0x100000,fileno$ns)if$ns;must(attr($fd,1),"read-only $f")}}
my$all=must(syscall(428,-100,$ROOT,0x80000),"root");must(attr($all,1),"read-only root");syscall($CLOSE,$all);
fresh("proc",$proc,0xe,$nothing);
if($set{root}){my$fd=tree("/proc/sys");must(attr($fd,1),"read-only /proc/sys");place($fd,"/proc/sys")}
elsif(open my$n,">","/proc/sys/user/max_user_namespaces"){syswrite$n,"0"}
my($shm,$pts,$mq,$o1,$o2)=("/dev/shm","/dev/pts","/dev/mqueue","mode=1777","newinstance,ptmxmode=0666,mode=620");
fresh("tmpfs",$shm,6,$o1)if-d$shm;
if(-d$pts){fresh("devpts",$pts,10,$o2);my$fd=tree("/dev/pts/ptmx");place($fd,"/dev/ptmx")if!-l"/dev/ptmx"}
fresh("mqueue",$mq,14,$nothing)if-d$mq;
sub parents{my$p=shift;my@m;while(($p)=$p=~m{^(.+)/[^/]+$}){last if-d$p;unshift@m,$p}mkdir$_,0755 for@m}
my$mode="mode=755";
for(@layers){my($a,$p,$f,$d,$fd)=@$_;
if($a eq"empty"){parents($p);-d$p or mkdir$p,0755;fresh("tmpfs",$p,6,$mode);next}
next if$fd<0;parents($p);
if(-d"/proc/self/fd/$fd/."){-d$p or mkdir$p,0755}elsif(!-e$p){open my$n,">",$p or die"$p: $!\\n"}
place($fd,$p)}
for(@layers){my($a,$p)=@$_;next if$a ne"empty";my$fd=must(syscall(428,-100,$p,0x80000),$p);must(attr($fd,1,0,0),"read-only $p");syscall($CLOSE,$fd)}
`;
/** It stays pid 1: reaps orphans, keeps the exit code, and says on descriptor 3 how many processes outlived the command (`glob` would load a module). */
const perlInit = `
chdir$set{cwd}or die"$set{cwd}: $!\\n";%ENV=map{split/=/,$_,2}@env if@env;
open my$status,">&=",3 or die"status: $!\\n";open my$err,">&",\\*STDERR;$SIG{INT}=$SIG{TERM}="IGNORE";
my$k=fork;if(!$k){syscall($CLOSE,3);exec{$run[0]}@run;print STDERR"$run[0]: $!\\n";syscall($EXIT,127)}
syscall($CLOSE,$_)for 1,2,fileno$err;
my$code;while(!defined$code){my$p=wait;last if$p<0;$code=$?if$p==$k}
opendir my$d,"/proc";my$left=grep{/^\\d/&&$_!=1}readdir$d;syswrite$status,"leftovers $left\\n";
syscall($EXIT,$code&127?128+($code&127):$code>>8)
`;

;// CONCATENATED MODULE: ./build/adapter/process/confinement/other-owner.js





/**
 * Gives folders to another uid where idmapped mounts cannot be made: only what is not that uid's already, links not
 * followed, so that a second call finds little to do. Some 50 ms for 20,000 files.
 */
function giveTo(uid, folders) {
    const find = trustedProgram('find') ?? 'find';
    const owner = `${uid}:${uid}`;
    const which = ['!', '-uid', String(uid), '-exec', 'chown', '-h', owner, '{}', '+'];
    (0,external_node_child_process_.spawnSync)(find, [...folders, '-xdev', ...which], { stdio: 'ignore', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } });
}
/** The folder above `path` that another uid cannot pass, of those that are not ours to open. Ours are opened, 0711. */
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

// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/adapter/process/run/supervise.js + 1 modules
var supervise = __webpack_require__(26107);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/self-probe.js








// A shell does it in a few milliseconds; each line is what it could do and should not, or the other way round.
const script = `
name=$1 sudo=$2 harmless=$3 kind=; shift 3
for word in "$@"; do
  case $word in --write|--closed|--socket) kind=$word; continue;; esac
  case $kind in
  --write) (: > "$word/$name") 2>/dev/null || { echo "$word cannot be written"; exit 1; };;
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
/**
 * Runs a small attack inside of the finished confinement. Undefined where it keeps what its level promises, else the
 * reason in a few words. Takes two starts of a shell; nothing is left behind.
 */
async function whyNot(wrap, promised) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-probe-'));
    // Another uid has to pass it.
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
        takeAway(promised.writable, name);
        const owner = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(workspace, name), { throwIfNoEntry: false })?.uid;
        return owner === process.getuid?.() ? undefined : 'what it writes belongs to somebody else';
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
    finally {
        outside?.kill('SIGKILL');
        await (0,process_directory/* removeFolder */.v$)(folder).catch(() => undefined);
    }
}
/** A process of the engine's that has the mark in its environment; the engine's own cannot be changed any more. */
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
/** Folders in which the file of this name is; it is removed there. */
const takeAway = (folders, name) => folders.filter((folder) => {
    const path = (0,external_node_path_.join)(folder, name);
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
        return false;
    (0,external_node_fs_.rmSync)(path, { force: true });
    return true;
});
function isWritable(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/sudo.js







/**
 * `sudo` closes every descriptor from 3 on, and its user can kill it without its children. So stdin is what the engine
 * holds, a watcher kills when it ends, and the command's input, its orders and its status are files. The group's
 * signals are for the command, which has the user's uid; this shell waits for the exit code.
 */
const launcher = `
exec 5<&0 9<"$1" 8<"$2" 3>"$3"; rm -f "$1"; [ "$2" = /dev/null ] || rm -f "$2"; shift 3
"$@" <&8 5<&- 8<&- & b=$!; exec 9<&- 8<&- 3>&-
{ trap "" INT TERM; while read -r _ <&5; do :; done; kill -9 $b; } >/dev/null 2>&1 & w=$!
trap "" INT TERM; wait $b; c=$?; kill -9 $w; exit $c`;
/** C3 by `sudo -n` and bubblewrap: for users who get no user namespace. The uid stays. */
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
        orders: [
            ...bubblewrapArguments(withoutCopies(layers), { ownProc: true }),
            ...['--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd, '--clearenv'],
            ...Object.entries(command.env).flatMap(([name, value]) => ['--setenv', name, value]),
        ]
            .map((word) => `${word}\0`)
            .join(''),
    });
}
/** The same without bubblewrap. */
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
/** The files are 0600 in a folder of their own, and gone as soon as they are open. */
function bySudo(sudo, command, at) {
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
        args: ['-n', '/bin/sh', '-c', launcher, 'ralph', file('orders', at.orders), input, statusFile, ...at.line],
        // sudo gives the command an environment of its own; what it is to have is in the orders.
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
        lifeline: 'stdin',
        statusFile,
        ender: 'process',
        tidy: () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }),
    };
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/find-confinement.js















/**
 * The strongest confinement that passes its own probe; never by the kind of machine. Once per job: a failed way costs
 * some 10 ms, the one that is taken 20 to 40. Ways that were refused are named with their reason.
 */
async function findConfinement(choice) {
    const supervised = processGroup(choice.supervisor);
    const owned = await ownTree(supervised);
    if (choice.mode === 'none')
        return {
            report: reportOf(owned === supervised ? 'process-group' : 'pid-namespace'),
            wrap: owned,
            unconfined: owned,
        };
    const scene = sceneOf(choice);
    const refused = [];
    for (const way of choice.ways ?? (isRoot ? waysOfRoot : waysOfUser(choice.sudo))) {
        const tried = await firstThatHolds(variantsOf(way, scene, { home: choice.home, supervised }), promisedBy(levels[way], scene));
        if (typeof tried !== 'string') {
            // It may write to the caches themselves.
            const unconfined = (command, places) => {
                tried.forget?.();
                return owned(command, places);
            };
            return { report: reportOf(way, refused), wrap: tried, unconfined };
        }
        refused.push({ way, why: tried.slice(0, 300) });
    }
    return { report: reportOf('process-group', refused), wrap: supervised, unconfined: owned };
}
const reportOf = (way, refused = []) => ({
    level: levels[way],
    way,
    refused,
});
/** One that keeps its promise, else why the first of them does not. */
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
/** Root in a container may have to go by a user namespace too. */
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
        // A container runs as a uid that it does not know.
        return undefined;
    }
}
/** The wraps of a way, the better ones first; none of a program that is not installed. */
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
/** A way that shows a view of the files, with the call's temporary files at /tmp; `uid`: whom the command becomes. */
function seeing(scene, way, { engine, uid }) {
    if (way === undefined)
        return undefined;
    const wrap = (command, places) => {
        const { tmp } = places.call;
        const path = realPath(places.call.path) ?? places.call.path;
        const shared = places.caches === undefined ? undefined : realPath(engine);
        const homes = Object.fromEntries(scene.homes.map((home, index) => [home, (0,external_node_path_.join)(path, `in-place-of-home-${index}`)]));
        for (const home of Object.values(homes))
            (0,external_node_fs_.mkdirSync)(home, { recursive: true });
        const inPlaceOf = { '/tmp': tmp, '/var/tmp': tmp, ...homes };
        const view = layersOf(scene, places, { inPlaceOf, caches: places.caches ?? (0,external_node_path_.join)(path, 'caches') });
        const [home = '/root'] = scene.homes;
        const layers = uid === undefined ? view : [...view, knownUser(uid, { home, file: (0,external_node_path_.join)(path, 'passwd') })];
        makeGround(layers);
        // Short, so that a socket in it keeps below 108 characters.
        const env = command.env['TMPDIR'] === tmp ? { ...command.env, TMPDIR: '/tmp' } : command.env;
        const inside = { command: { ...command, cwd: realPath(command.cwd) ?? command.cwd, env }, layers };
        return way(shared !== undefined && isBelow(path, shared) ? { ...inside, shared } : inside);
    };
    return Object.assign(wrap, way.forget && { forget: way.forget });
}
const writingApart = (command, { call }) => ({
    ...command,
    env: withOwnCaches(command.env, (0,external_node_path_.join)(call.path, 'caches')),
});
/** Landlock, around which something else holds the tree. */
function listing(scene, tree) {
    const way = landlock();
    if (way === undefined || tree === undefined)
        return undefined;
    return (command, places) => tree(way({ command: writingApart(command, places), layers: layersOf(scene, places, { inPlaceOf: {} }) }), places);
}
/** The same for root, whose command becomes somebody else: for as long as it runs, what it may write is that uid's. */
function listingAsRoot(scene, home, tree) {
    const uid = agentUid(process.pid);
    const way = landlock(uid);
    if (way === undefined || tree === undefined)
        return undefined;
    const closed = closedAbove((0,external_node_path_.join)(home, 'any'), [home]);
    if (closed !== undefined)
        return `other users cannot enter ${closed}, which contains the workspace`;
    return (command, places) => {
        const own = [places.call.path, ...places.writable];
        for (const path of own)
            closedAbove(path, [home]);
        giveTo(uid, own);
        const layers = layersOf(scene, places, { inPlaceOf: {} });
        return { ...tree(way({ command: writingApart(command, places), layers }), places), tidy: () => giveTo(0, own) };
    };
}
/** Looked for at each call: set-up installs tools and fills caches. */
const layersOf = (scene, { call, writable, readable = [] }, own) => {
    const look = newLook();
    return viewOfCall(viewOf(scene, look), scene, { ...own, read: readable, write: [call.path, ...writable] }, look);
};

// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/project.js + 1 modules
var project_project = __webpack_require__(35752);
;// CONCATENATED MODULE: ./build/entry/wire/confinement-here.js








const ours = (0,external_node_path_.resolve)(installed/* programFolder */.b, '..');
const supervisor = { file: process.execPath, args: [(0,external_node_path_.resolve)(ours, 'supervisor/index.js')] };
/** What this machine can give; `project` names what is to be out of reach besides what always is. */
function confinementHere(context, settings, project) {
    const { env, cwd, checkout } = context;
    const from = project?.repository.toplevel ?? cwd;
    const pathOf = (path) => (0,external_node_path_.resolve)(from, path.replace(/^~(?=\/|$)/, env['HOME'] ?? '~'));
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
        // The action's own files are harmless to read, and a replayed job runs one of them.
        readable: [
            ours,
            (0,external_node_path_.resolve)(ours, '../templates'),
            process.execPath,
            ...(project ? [project.agents] : []),
            ...settings['agent-read'].map(pathOf),
        ],
        writable: settings['agent-writable'].map(pathOf),
    });
}
/** What keeps the agent and the checks of a job in, with what decides whether that is enough and how more is got. */
const confinedAt = ({ report }, settings, { context, shape }) => ({
    report,
    asked: settings.confinement,
    shape,
    login: agents/* agents */.X[settings.agent].login(context.env) !== undefined,
    machine: machineOf(context),
});
/** A machine that was lent for the job; every CI service says so. */
const isCi = ({ env, checkout }) => checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '');
const machineOf = (context) => ({
    platform: process.platform,
    distribution: distributionIn(textOf('/etc/os-release')),
    isRoot: process.getuid?.() === 0,
    isCi: isCi(context),
    inContainer: containerMarks.some((path) => (0,external_node_fs_.existsSync)(path)) || context.env['KUBERNETES_SERVICE_HOST'] !== undefined,
    hasBubblewrap: (0,programs/* findProgram */.K)('bwrap', context.env['PATH']) !== undefined,
});
const containerMarks = ['/.dockerenv', '/run/.containerenv'];
/** The fields of os-release(5), without their quotes. */
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

/***/ 69038:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ jobSettings)
/* harmony export */ });
/* unused harmony export digestOfChecks */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94000);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6294);
/* harmony import */ var _core_validation_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89335);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1348);





/** A project as one job's orders. Throws RalphError CHECKS_INVALID, AGENT_COMMAND_MISSING, AGENT_VERSION_WITHOUT_CLAUDE, AUTHOR_INVALID, AUTHOR_WITH_API_COMMITS, COMMITTER_INVALID or MIRROR_WITHOUT_CHECK. */
function jobSettings(project, fresh, rules = noRules(project)) {
    const { settings, repository } = project;
    refuseHalfSettings(project);
    const checks = (0,_core_validation_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveChecks */ .KR)(settings.validate, settings['working-directory']);
    refuseLooseMirrors(settings, checks);
    const { name, email } = (0,_wire_js__WEBPACK_IMPORTED_MODULE_4__/* .identityIn */ .K2)(settings.author) ?? (0,_wire_js__WEBPACK_IMPORTED_MODULE_4__/* .committerOf */ .Gz)(project);
    return {
        planName: project.planName,
        planFile: project.planFile,
        planAtTop: project.planAtTop,
        reachedBy: project.reachedBy,
        steeringFiles: project.steeringFiles,
        plan: project.plan,
        planSource: project.planSource,
        startedBy: null,
        issue: null,
        byComment: false,
        issueOrder: null,
        base: repository.head,
        baseBranch: repository.branch,
        workBranch: project.workBranch,
        remote: project.remote,
        consents: false,
        fresh,
        atOnce: false,
        checks,
        checksElsewhere: false,
        checksDigest: digestOfChecks(settings.strategy, checks),
        settings,
        rules,
        secrets: project.secrets,
        signOff: settings['sign-off'] ? `${name} <${email}>` : undefined,
    };
}
/** For what does not go on with a run. */
const noRules = ({ repository }) => ({
    recorded: { base: repository.head, values: {} },
    require: [],
    change: null,
});
/** A baseline counts only for the checks and the strategy that it ran with. */
const digestOfChecks = (strategy, checks) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update(JSON.stringify([strategy, checks]))
    .digest('hex');
function refuseHalfSettings({ settings }) {
    _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .agents */ .X[settings.agent].refuse(settings);
    if (settings['commit-mode'] === 'api' && settings.author !== undefined) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
            code: 'AUTHOR_WITH_API_COMMITS',
            message: 'author is set, but with commit-mode: api GitHub signs for the account of github-token and nobody else.',
            hint: 'Remove one of the two.',
        });
    }
    for (const role of ['author', 'committer']) {
        const given = settings[role];
        if (given === undefined || /^[^<>]+<[^<>\s]+@[^<>\s]+>\s*$/.test(given))
            continue;
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
            code: role === 'author' ? 'AUTHOR_INVALID' : 'COMMITTER_INVALID',
            message: `"${given}" is not a valid ${role}.`,
            hint: 'Write it as "Name <name@example.com>".',
        });
    }
}
/** A required status that nothing could ever turn green would hold every merge back. */
function refuseLooseMirrors({ 'mirror-status': mirror }, checks) {
    const loose = Object.entries(mirror).filter(([, check]) => !checks.some(({ name }) => name === check));
    if (loose.length === 0)
        return;
    const names = checks.map(({ name }) => JSON.stringify(name)).join(', ') || 'none';
    const findings = loose.map(([name, check]) => `mirror-status: ${name} names the check ${JSON.stringify(check)}`);
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'MIRROR_WITHOUT_CHECK',
        message: `There is no such check: ${findings.join('; ')}.`,
        hint: `Use one of the checks: ${names}.`,
        findings: findings.length > 1 ? findings : [],
    });
}


/***/ }),

/***/ 47150:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I0: () => (/* binding */ inboxOf),
  Gf: () => (/* binding */ openState),
  q1: () => (/* binding */ ralphIdentity)
});

// UNUSED EXPORTS: withTemporaryState

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/git/remote/inbox.js
var inbox = __webpack_require__(61634);
// EXTERNAL MODULE: ./build/adapter/git/remote/remote.js
var remote_remote = __webpack_require__(41586);
// EXTERNAL MODULE: ./build/adapter/git/objects/compare-trees.js
var compare_trees = __webpack_require__(45655);
// EXTERNAL MODULE: ./build/adapter/git/objects/object-writer.js
var object_writer = __webpack_require__(22097);
// EXTERNAL MODULE: ./build/adapter/git/state/state-files.js
var state_files = __webpack_require__(16726);
;// CONCATENATED MODULE: ./build/adapter/git/state/state-objects.js





function stateReader({ store, remote, copy }) {
    /** The state that the copy holds. */
    let kept;
    let isFetched = false;
    let wanted = [];
    const objectsOf = async (oid) => {
        const names = [oid, `${oid}^{tree}`, ...state_files/* stateFiles */.d.map((file) => `${oid}:${file}`)];
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
/**
 * A copy needs no trust: the oid is the hash of the commit, which holds that of the tree, which holds those of the
 * files, and has no entry for a file that is not there. What does not add up is no copy.
 */
function stateCopyIn(folder, format) {
    const names = ['commit', 'tree', ...state_files/* stateFiles */.d];
    const isCommit = (oid, { commit, tree, files }) => {
        if (!commit || !tree)
            return false;
        const [, root = ''] = /^tree ([0-9a-f]+)\n/.exec(commit.toString('latin1')) ?? [];
        if ((0,object_writer/* oidOf */._f)(format, 'commit', commit) !== oid || (0,object_writer/* oidOf */._f)(format, 'tree', tree) !== root)
            return false;
        const entries = (0,compare_trees/* parseTree */.cZ)(tree, root.length / 2);
        return state_files/* stateFiles */.d.every((name, at) => entries.get(name)?.oid === (files[at] && (0,object_writer/* oidOf */._f)(format, 'blob', files[at])));
    };
    return {
        async read(oid) {
            const contents = names.map((name) => (0,promises_.readFile)((0,external_node_path_.join)(folder, name)).catch(() => undefined));
            const [commit, tree, ...files] = await Promise.all(contents);
            const objects = { commit, tree, files };
            return isCommit(oid, objects) ? objects : undefined;
        },
        async write({ commit, tree, files }) {
            try {
                // An agent may have put links there, and writing would follow them.
                await (0,promises_.rm)(folder, { recursive: true, force: true });
                await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
                const asNew = { mode: 0o600, flag: 'wx' };
                const contents = [commit, tree, ...files];
                const put = async (name, content) => content && (await (0,promises_.writeFile)((0,external_node_path_.join)(folder, name), content, asNew));
                await Promise.all(names.map((name, at) => put(name, contents[at])));
            }
            catch {
                // The next job reads it from the remote.
            }
        },
        // A word that is not written costs the next job the comparison.
        prove: (oid) => (0,promises_.writeFile)((0,external_node_path_.join)(folder, proof), oid, { mode: 0o600 }).catch(() => undefined),
        isProven: async (oid) => (await (0,promises_.readFile)((0,external_node_path_.join)(folder, proof), 'utf8').catch(() => '')) === oid,
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/adapter/git/store/object.js
var store_object = __webpack_require__(35994);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/stored/state-against-log.js
var state_against_log = __webpack_require__(35258);
// EXTERNAL MODULE: ./build/schema/run/event.js + 1 modules
var run_event = __webpack_require__(77651);
;// CONCATENATED MODULE: ./build/adapter/git/state/state-step.js


/**
 * How a state commit came out of the one before it, read from objects that are here; undefined where they are not. Where
 * the one before is not the engine's, nothing before counts, and all facts have to make up the state.
 */
async function stepOf({ objects }, oid) {
    const [previous = ''] = await (0,store_object/* parentsOf */.fY)({ objects }, oid);
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
/** The message of a state commit: no CI runs for it, the number of its log segment, and a nonce. */
function stateMessage(subject, nonce, seq) {
    const trailers = [...(seq === undefined ? [] : [`Ralph-Seq: ${seq}`]), `Ralph-Nonce: ${nonce}`];
    return `${subject.replace(/\s+/g, ' ').trim()} [skip ci]\n\n${trailers.join('\n')}\n`;
}
/** Undefined where a person made the commit. */
function seqInMessage(commit) {
    const found = /^Ralph-Seq: (\d+)$/m.exec(commit)?.[1];
    return found === undefined ? undefined : Number(found);
}

;// CONCATENATED MODULE: ./build/adapter/git/state/last-good-state.js







/** How far back a usable state is looked for. */
const bound = 50;
/** The newest first-parent ancestor of a corrupt state commit that can be loaded; undefined where none is near. */
async function lastGoodState(history, corrupt) {
    const { commits } = await ancestors(history, corrupt);
    return commits.find(({ state }, at) => at > 0 && state !== undefined)?.oid;
}
/**
 * The newest state before everything that does not follow from the state before it by its own facts; undefined where all
 * of the newest ones do, or none is near.
 */
async function lastTrueState(history, untrue) {
    const { commits: all, segmentAt } = await ancestors(history, untrue);
    // Before the first state lies the work.
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
/** The commit itself and its first parents, newest first. */
async function ancestors(history, newest) {
    const git = await history.stateHistory(newest, bound);
    const walk = ['rev-list', '--first-parent', `--max-count=${bound + 1}`, newest];
    const oids = (await git({ args: walk })).stdout.toString('utf8').split('\n').filter(Boolean);
    const names = oids.flatMap((oid) => [oid, ...state_files/* stateFiles */.d.map((file) => `${oid}:${file}`)]);
    const objects = await (0,store_object/* readObjects */.$I)(git, names);
    const each = state_files/* stateFiles */.d.length + 1;
    const commits = oids.map((oid, at) => {
        const [commit, ...files] = objects.slice(at * each, (at + 1) * each);
        const read = (0,state_files/* readStateFiles */.D)(files.map((object) => object?.content));
        return { oid, seq: seqInMessage(last_good_state_textOf(commit)), state: read.kind === 'good' ? read.state : undefined };
    });
    const segmentAt = async (oid, seq) => last_good_state_textOf((await (0,store_object/* readObjects */.$I)(git, [`${oid}:${(0,state_paths/* segmentPath */.RA)(seq)}`], remote_url/* lazily */.qy))[0]);
    return { commits, segmentAt };
}
const last_good_state_textOf = (object) => object?.content.toString('utf8') ?? '';
function factsIn(segment) {
    try {
        return segment
            .split('\n')
            .filter((line) => line !== '')
            .map((line) => run_event/* RunEvent */.s4.parse(JSON.parse(line)));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/adapter/git/objects/commit-object.js
var commit_object = __webpack_require__(38955);
// EXTERNAL MODULE: ./build/adapter/git/objects/raw-path.js
var raw_path = __webpack_require__(70396);
;// CONCATENATED MODULE: ./build/adapter/git/state/state-commit.js






/** What the engine may write to: no `../evil`, no `.git/config`. */
const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99}\/){0,5}[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/**
 * Makes a state commit's objects and returns its oid; no ref leads to it, and nothing but the folders that the files
 * lie in is read. Every parent must be in the store.
 */
function stateCommits(store) {
    const putFiles = stateTrees(store);
    return async ({ previous, parents, files, message, by, at }) => {
        const bad = [...files.keys()].filter((path) => !safePath.test(path));
        if (bad.length > 0)
            throw new Error(`The engine made state paths that are not allowed: ${JSON.stringify(bad)}`);
        const tree = await putFiles(previous === null ? undefined : await treeBefore(store, previous), files);
        const all = previous === null ? parents : [previous, ...parents];
        const oid = store.writer.add('commit', (0,commit_object/* commitObject */.z)({ tree, parents: all, author: by, committer: by, at, message }));
        store.writer.flush();
        return oid;
    };
}
/** Without it the new tree would hold the new files alone, and the run would lose its past. */
async function treeBefore(store, previous) {
    const tree = await (0,store_object/* treeOf */.g7)(store, previous);
    if (tree !== undefined)
        return tree;
    throw new error/* RalphError */.A({
        code: 'STATE_UNREADABLE',
        exit: 'failed',
        message: `The state commit ${previous} is gone, so nothing can be written on top of it.`,
        hint: 'Look at the repository with `git fsck`; then run again: the state is fetched again.',
    });
}
/**
 * Only the folders that the files lie in are read, and those that the tree before was made of are remembered: a writer
 * that goes on from its own commit reads nothing. What a state that was fetched in part lacks, is fetched.
 */
function stateTrees({ git, objects, writer }) {
    let known = new Map();
    const entriesOf = async (tree) => {
        const before = known.get(tree);
        if (before)
            return before;
        const object = (await objects.read(tree)) ?? (await (0,store_object/* readObjects */.$I)(git, [tree], remote_url/* lazily */.qy))[0];
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

// EXTERNAL MODULE: ./build/adapter/git/state/state-fault.js
var state_fault = __webpack_require__(8081);
;// CONCATENATED MODULE: ./build/adapter/git/state/state-ref.js











/**
 * The state ref as a StateStore. Of two writers that read the same commit exactly one wins; each commit holds a nonce,
 * because two equal commits of the same second would be one object and both would think that they won (docs/design.md#the-transaction).
 */
function stateStoreAt(options) {
    const { store, remote, ref, workRef, by, now, nonce = external_node_crypto_.randomUUID } = options;
    const reader = stateReader(options);
    const writeCommit = stateCommits(store);
    /** The newest state commit that was loaded or written, and its log's end. */
    let newest = null;
    let proven = false;
    /** In a repository that is damaged nothing can be looked for. */
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
    /** A person's own commit on the ref has no such trailer: then the tree is asked. */
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
        // A commit that was not fetched must never be touched; the next step works on these.
        await reader.want([run.state.work, ...(remoteWork === null ? [] : [remoteWork])]);
        newest = { oid, seq: run.seq };
        return { remoteWork, run };
    };
    /** Every parent must be in the store before it is named: git would fetch it by itself, with all its history. */
    const obtainParents = async ({ expected, keep, work }) => {
        await reader.obtain();
        if (expected !== null && expected !== newest?.oid)
            await remote.fetchState(expected);
        for (const parent of [...keep, work])
            await remote.fetchCommit(parent);
    };
    /**
     * The work branch moves in the same push where it goes one commit forward; `publish` then finds it there. Git moves
     * refs in the order of their names: where a receiver dies between the two, the state must be the one that moved.
     */
    const nextOnBranch = async (work) => {
        const tip = remote.tip(workRef);
        if (tip === undefined || tip === work || ref > workRef)
            return undefined;
        const isNext = (await (0,store_object/* parentsOf */.fY)(store, work)).includes(tip);
        return isNext ? { ref: workRef, oid: work, expected: tip } : undefined;
    };
    /** Undefined where the commit before is not known; the commit then names no number, and loading asks the tree. */
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
        const objects = await (0,store_object/* readObjects */.$I)(await gitFor(oid), names, remote_url/* lazily */.qy);
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
/** Of the engine's own commits the last parent is the work that they speak of; a person's edit has no nonce. */
function speaksOfAnother(commit, work) {
    const [header = ''] = commit.split('\n\n', 1);
    const last = [...header.matchAll(/^parent (\S+)$/gm)].at(-1)?.[1];
    if (last === work || !/^Ralph-Nonce: /m.test(commit))
        return undefined;
    return `run.json names the work commit ${work}, but the state commit names ${last}: it was not written by the engine`;
}
/** What is there now is kept beside it first; whether the ref is back. */
async function putBack({ remote, ref }, { from, to }) {
    await remote.push({ ref: (0,state_fault/* asideName */.o1)(ref, from), oid: from, expected: null });
    return (await remote.push({ ref, oid: to, expected: from })).kind === 'won';
}
const segment = /^log\/\d+\/(\d+)\.jsonl$/;
function lastSegment(paths) {
    const numbers = [...paths].flatMap((path) => segment.exec(path)?.[1] ?? []).map(Number);
    return numbers.length === 0 ? undefined : Math.max(...numbers);
}

// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(82667);
;// CONCATENATED MODULE: ./build/entry/wire/state-access.js








/** Author of everything that ralph commits; the address belongs to nobody. */
const ralphIdentity = { name: 'ralph', email: 'ralph@ralph.invalid' };
/** Reading and writing the run's state; `home` is where the engine's own git directory lies while it is open. */
async function openState(project, context, at) {
    const { home, nonce, copy, ...patience } = at;
    const { repository, remote: address, stateRef, workRef } = project;
    const store = await (0,store_store/* openStore */.Ch)({ home, repository, remote: address, env: context.env });
    context.onNewHeader?.(store.renewHeader);
    const remote = (0,remote_remote/* askedAhead */.i)((0,remote_remote/* remoteAt */.e)({ store, ...patience }));
    const state = stateStoreAt({
        store,
        remote,
        ref: stateRef,
        workRef,
        by: ralphIdentity,
        now: context.now,
        ...(nonce && { nonce }),
        ...(copy && { copy: stateCopyIn(copy, repository.objectFormat) }),
    });
    return { store, remote, state };
}
const inboxOf = (project, { store, remote }, now) => (0,inbox/* inboxAt */.Y)({ store, remote, plan: project.planName, by: ralphIdentity, now });
/** A place for commands that only look: made for the moment, and nothing is left behind. */
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

/***/ 84487:
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
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/adapter/git/files/hidden-files.js
var hidden_files = __webpack_require__(8813);
// EXTERNAL MODULE: ./build/adapter/git/files/work-tree.js
var work_tree = __webpack_require__(15367);
// EXTERNAL MODULE: ./build/adapter/git/objects/raw-path.js
var raw_path = __webpack_require__(70396);
// EXTERNAL MODULE: ./build/adapter/git/workspace/restore.js + 2 modules
var restore = __webpack_require__(1408);
;// CONCATENATED MODULE: ./build/adapter/git/checkout/adopt-checkout.js







/**
 * Takes a runner's checkout as the workspace. Its index is copied, so that no file is written that is right already.
 * What earlier steps left untracked is environment, like ignored files: it is neither removed nor captured.
 */
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
        // A split index, or one of a newer git: any other knows which files are tracked just as well.
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
        await tree.git({ args: ['read-tree', checkout.head] });
        return untrackedIn(tree);
    });
    (0,external_node_fs_.writeFileSync)(listOf(checkout), (0,raw_path/* joinNul */.MX)(left));
    checkout.store.files.keep(checkout.stateDir, ['untracked-before']);
    leaveAlone(checkout);
    (0,hidden_files/* rememberSelfIgnored */.iF)(tree, (await (0,work_tree/* lookAt */.t5)(tree)).ignored);
}
/** Leaves the files as they were checked out. What earlier steps had left is known only after `adoptCheckout`. */
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
/** By the store's own ignore rules: all that looks at the work tree goes by them. */
function leaveAlone(checkout) {
    const info = (0,external_node_path_.join)(checkout.store.gitDir, 'info');
    (0,external_node_fs_.mkdirSync)(info, { recursive: true });
    // A name with a line feed cannot be written as a rule: such a file goes.
    const left = (0,raw_path/* splitNul */.K5)((0,external_node_fs_.readFileSync)(listOf(checkout))).filter((path) => !path.includes('\n'));
    const patterns = left.map(patternOf);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(info, 'exclude'), patterns.map((pattern) => `${pattern}\n`).join(''), 'latin1');
    checkout.store.files.keep(checkout.store.gitDir, ['info/exclude']);
}
/** A path as a rule of gitignore(5) that means it alone. */
const patternOf = (path) => `/${path.replace(/[\\*?[\] ]/g, '\\$&')}`;

// EXTERNAL MODULE: ./build/adapter/git/checkout/checkout-git.js + 1 modules
var checkout_git = __webpack_require__(26800);
// EXTERNAL MODULE: ./build/adapter/git/objects/committed-files.js
var committed_files = __webpack_require__(50100);
// EXTERNAL MODULE: ./build/adapter/git/user/user-repository.js + 1 modules
var user_repository = __webpack_require__(33704);
// EXTERNAL MODULE: ./build/adapter/github/workflow/workflow-liveness.js
var workflow_liveness = __webpack_require__(18211);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
;// CONCATENATED MODULE: ./build/adapter/local/liveness.js





/**
 * Liveness of processes on this machine. A pid alone proves nothing: the start time tells a reused one, the boot id a
 * rebooted host. Holders on other hosts, in other pid namespaces and in workflow runs are `unknown`.
 */
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
/** The kernel's first pid namespace has this fixed number. */
const firstNamespace = 'pid:[4026531836]';
/** In a container, pids mean something else than on the host of the same name: such a process signs with its namespace. */
async function hostName() {
    const namespace = await (0,promises_.readlink)('/proc/self/ns/pid').catch(() => firstNamespace);
    return namespace === firstNamespace ? (0,external_node_os_.hostname)() : `${(0,external_node_os_.hostname)()}/${namespace}`;
}
/** Empty where the system names none: then nothing can be told from a pid. */
async function bootId() {
    if (process.platform === 'darwin')
        return (await output('sysctl', ['-n', 'kern.bootsessionuuid'])) ?? '';
    return (await (0,promises_.readFile)('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
}
async function look(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return { kind: 'gone' };
    const stat = process.platform === 'linux' ? await readStat(pid) : await askPs(pid);
    if (stat === undefined)
        return { kind: (0,process_directory/* processExists */._Z)(pid) ? 'hidden' : 'gone' };
    return /^[ZX]/.test(stat.state) ? { kind: 'gone' } : { kind: 'running', started: stat.started };
}
/** proc_pid_stat(5): the command, in parentheses, may itself hold spaces and parentheses; state is field 3, start 22. */
function parseStat(line) {
    const fields = line
        .slice(line.lastIndexOf(')') + 1)
        .trim()
        .split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state === undefined || started === undefined ? undefined : { state, started };
}
const readStat = async (pid) => parseStat(await (0,promises_.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
async function askPs(pid) {
    const said = await output('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
    const found = /^(\S+)\s+(.+)$/.exec(said ?? '');
    return found === null ? undefined : { state: found[1] ?? '', started: (found[2] ?? '').trim() };
}
const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
const output = async (program, args) => run(program, args, { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }, timeout: 5_000 }).then(({ stdout }) => stdout.trim(), () => undefined);

// EXTERNAL MODULE: ./build/adapter/local/steering-files.js
var steering_files = __webpack_require__(53699);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js + 5 modules
var state_access = __webpack_require__(47150);
;// CONCATENATED MODULE: ./build/entry/wire/surroundings.js












const surroundingsOf = (project, context, life) => context.checkout ? runner(project, context, { checkout: context.checkout, life }) : ownMachine(project, context);
async function ownMachine(project, context) {
    const { home } = project;
    const access = await (0,state_access/* openState */.Gf)(project, context, { home, copy: (0,external_node_path_.join)(home, 'state') });
    const leave = async () => {
        // A copy that cannot be made costs the next job a fetch.
        await access.state.remember().catch(() => undefined);
        await access.store.close();
    };
    return { ...(await ownPlaces(project, context, access)), leave };
}
/** A workspace of the engine's own below the project's home; the user's tree is only read. */
async function ownPlaces(project, context, access) {
    const { home, repository } = project;
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => (0,user_repository/* readTags */.g$)(repository.toplevel, context.env),
        base: await (0,steering_files/* asAtStart */.O)(repository.toplevel, (0,trusted_files/* trustedFilesIn */.C)(repository.toplevel)),
        liveness: await processLiveness(),
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
    const base = (0,committed_files/* committedFiles */.q)(access.store.git, { commit: checkout.commit, lazy: remote_url/* lazily */.qy });
    return {
        access,
        workspace,
        tags: () => Promise.resolve(tags),
        base,
        liveness: (0,workflow_liveness/* workflowLiveness */.V)(checkout.holder, life),
        leave,
    };
}
/** Nothing is put aside and nothing is laid out: such a job neither calls the agent nor runs a check. */
async function commitAlone(project, context, { checkout, life }) {
    const { home } = project;
    const access = await (0,state_access/* openState */.Gf)(project, context, { home });
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => Promise.resolve([]),
        base: (0,committed_files/* committedFiles */.q)(access.store.git, { commit: checkout.commit, lazy: remote_url/* lazily */.qy }),
        liveness: (0,workflow_liveness/* workflowLiveness */.V)(checkout.holder, life),
        leave: () => access.store.close(),
    };
}
/** The state of a project whose checkout is the workspace: its `.git` is out of the way until `leave`. */
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

/***/ 1348:
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
// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 14 modules
var agents = __webpack_require__(94000);
// EXTERNAL MODULE: ./build/adapter/git/candidate/parcel.js + 2 modules
var parcel = __webpack_require__(56311);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/git/call/push-refusal.js
var push_refusal = __webpack_require__(41195);
// EXTERNAL MODULE: ./build/adapter/git/objects/commit-object.js
var commit_object = __webpack_require__(38955);
// EXTERNAL MODULE: ./build/adapter/git/objects/compare-trees.js
var compare_trees = __webpack_require__(45655);
// EXTERNAL MODULE: ./build/adapter/git/objects/raw-path.js
var raw_path = __webpack_require__(70396);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/adapter/git/store/object.js
var object = __webpack_require__(35994);
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/adapter/git/call/exec.js
var exec = __webpack_require__(17939);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-call.js
var remote_call = __webpack_require__(63313);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(82667);
;// CONCATENATED MODULE: ./build/adapter/git/work/merge-trees.js







const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
/** Commits to fetch before a common ancestor is looked for again; the last one means all of them. */
const depths = [100, 2_000, 2_147_483_647];
/**
 * Merges two commits into a tree in the store, without a work tree, an index or a ref: git's own three-way merge with
 * renames. No `.gitattributes` and no merge driver of anybody is read. Throws GIT_TOO_OLD below git 2.38.
 */
function treeMerger(at) {
    const { store, remote, history, ...patience } = at;
    return async (ours, theirs) => {
        await remote.fetchCommit(ours);
        await remote.fetchCommit(theirs);
        const git = (await related(store.git, ours, theirs)) ? store.git : await withHistory(ours, theirs);
        if (git === undefined)
            return { kind: 'conflict', paths: [], laid: null, news: [] };
        const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs];
        const result = await git({ args, allow: 'any' });
        const [tree = '', ...paths] = result.stdout
            .toString('utf8')
            .split('\0')
            .filter((field) => field !== '');
        if (result.code === 0)
            return { kind: 'merged', tree };
        if (result.code === 1) {
            const conflicting = [...new Set(paths)];
            const shown = await holdMarkers(git, { tree, paths: conflicting, ours });
            return { kind: 'conflict', paths: conflicting, laid: shown ? tree : null, news: await newsOf(git, ours, theirs) };
        }
        throw (await tooOld(store.git)) ?? (0,exec/* gitFault */.NO)(args, result);
    };
    /**
     * A git that holds enough of both histories, where the store has only the newest commits of a branch. As in
     * `history.ts` it has a directory of its own; what a merge makes goes into the store all the same.
     */
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
        const call = (0,remote_call/* remoteCall */.V)((0,exec/* gitAt */.c8)(gitDir, store.env, store.files), store.remote, patience);
        for (const depth of depths) {
            await call.repeatedly(['fetch', ...quietly, `--depth=${depth}`, remote_url/* remoteName */.iy, ...cuts]);
            if (await related(merging, ours, theirs))
                return merging;
        }
        return undefined;
    }
}
/** More conflicts than these are no single task. */
const mostLaid = 50;
/** Whether each conflict shows as markers in its file; not so where one side deleted it, and in binary files and links. */
async function holdMarkers(git, at) {
    if (at.paths.length > mostLaid)
        return false;
    for (const path of at.paths) {
        // 128: it is not in the tree, or its name is no UTF-8.
        const { code, stdout } = await git({ args: ['cat-file', 'blob', `${at.tree}:${path}`], allow: [128] });
        if (code !== 0 || !stdout.includes(`<<<<<<< ${at.ours}`))
            return false;
    }
    return true;
}
/** The newest commits that only `theirs` has, as lines. None is no loss: the history may not be here. */
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
/** Whether the two have a common ancestor as far as this git sees. */
async function related(git, ours, theirs) {
    // 128: a parent is not there.
    return (await git({ args: ['merge-base', ours, theirs], allow: [1, 128] })).code === 0;
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
/**
 * The tree of `tip` without what `commit` changed: a three-way merge of `tip` with the parent of `commit`, over
 * `commit` itself, in the object database alone. `tip` must be in the store.
 */
async function revertTree({ store, remote }, { commit, tip }) {
    await remote.fetchCommit(commit);
    const parent = await firstParent(store, commit);
    if (parent === undefined)
        return { kind: 'unable', why: `${commit} is the first commit of the repository` };
    await remote.fetchCommit(parent);
    // Git before 2.40 finds the base of a merge by itself only: three commits of our own make it the one we mean.
    const base = await commitOf(store, commit, []);
    const [ours, theirs] = await Promise.all([commitOf(store, tip, [base]), commitOf(store, parent, [base])]);
    const result = await store.git({
        args: ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs],
        allow: 'any',
    });
    const [tree = '', ...paths] = (0,raw_path/* splitNul */.K5)(result.stdout);
    if (result.code === 0)
        return tree === (await treeOf(store, tip)) ? { kind: 'nothing' } : { kind: 'clean', tree };
    if (result.code === 1)
        return { kind: 'conflict', paths: [...new Set(paths)].filter((path) => path !== '').map(raw_path/* showPath */.P8) };
    return unable(result);
}
/** What would fail again and again must not stand in the run's way; a full disk passes. */
function unable(result) {
    const fault = (0,exec/* gitFault */.NO)(['merge-tree'], result);
    if (fault.code === 'DISK_FULL')
        throw fault;
    const oldGit = result.code === 129;
    return { kind: 'unable', why: oldGit ? 'it needs git 2.38 or newer on this machine' : fault.message };
}
/** From the commit itself: the store may hold it without its history. */
async function firstParent(store, commit) {
    const { stdout } = await store.git({ args: ['cat-file', 'commit', commit] });
    return /^parent ([0-9a-f]+)$/m.exec(stdout.toString('utf8').split('\n\n')[0] ?? '')?.[1];
}
async function treeOf(store, commit) {
    const { stdout } = await store.git({ args: ['rev-parse', `${commit}^{tree}`] });
    return stdout.toString('utf8').trim();
}
async function commitOf(store, treeish, parents) {
    const by = { NAME: 'ralph', EMAIL: 'ralph@ralph.invalid', DATE: '@0 +0000' };
    const env = Object.fromEntries(Object.entries(by).flatMap(([key, value]) => [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((name) => [name, value])));
    const tree = await treeOf(store, treeish);
    const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', 'for a merge'];
    return (await store.git({ args, env })).stdout.toString('utf8').trim();
}

;// CONCATENATED MODULE: ./build/adapter/git/work/signed-commit.js

/** Another job of the same run may stage at the same moment. */
const tries = 5;
/**
 * The server signs only what it makes itself, of objects that it has: the unsigned commit brings them under a ref that
 * is no branch, so that no rule for branches looks at it. Nothing of the run names a commit before it is signed, so
 * the state stays the only commit point: a job that dies in between leaves an object that nothing shows.
 */
function signing(at) {
    const { store, remote, sign } = at;
    const staged = `refs/ralph/staged/${at.ref.replace(/^refs\/heads\//, '')}`;
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
    /** The very object, byte by byte; where the server words its answer otherwise, it is fetched. */
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
/** The signature is the last header, each of its further lines behind a space. */
function signedObject(payload, signature) {
    const end = payload.indexOf('\n\n');
    const lines = signature.trimEnd().split('\n').join('\n ');
    return `${payload.slice(0, end)}\ngpgsig ${lines}${payload.slice(end)}`;
}
const notStaged = (remote, why) => new error_error/* RalphError */.A({
    code: 'COMMIT_NOT_STAGED',
    message: `${remote} does not take the objects of a commit that is to be signed: ${why}.`,
    hint: 'Allow refs/ralph/staged/ there, or set `commit-mode: git`.',
});

;// CONCATENATED MODULE: ./build/adapter/git/work/work-branch.js









/** Times that a tip of our own, which another job pushed meanwhile, may be in the way. */
const work_branch_tries = 5;
function workBranchAt(options) {
    const { store, remote, ref, author, committer, now } = options;
    const sign = options.sign && signing({ store, remote, ref, sign: options.sign });
    const history = (0,remote_history/* historyOf */.om)({ store });
    const mergeTrees = treeMerger({ store, remote, history });
    const commitTree = async (tree, parents, message) => {
        (0,failpoint/* failpoint */.Zu)('work.write');
        const at = Math.floor(now() / 1000);
        const oid = store.writer.add('commit', (0,commit_object/* commitObject */.z)({ tree, parents, message, author, committer, at }));
        store.writer.flush();
        (0,failpoint/* failpoint */.Zu)('work.written');
        return oid;
    };
    /** As the branch will hold it. */
    const commitFor = async (tree, parents, message) => {
        const commit = await commitTree(tree, parents, message);
        return sign ? sign(commit, { tree, parents, message }) : commit;
    };
    const write = async ({ tree, parent, second, message, aside = false }) => {
        const parents = second === undefined ? [parent] : [parent, second];
        // For a parent that is not there git would fetch its whole history (measured).
        for (const oid of parents)
            await remote.fetchCommit(oid);
        return aside ? commitTree(tree, parents, message) : commitFor(tree, parents, message);
    };
    const merge = async ({ first, second, message }) => {
        const merged = await mergeTrees(first, second);
        if (merged.kind === 'conflict')
            return merged;
        return { kind: 'merged', commit: await commitFor(merged.tree, [first, second], message) };
    };
    /** Whether the remote's tip lies behind `commit`, so that moving there loses nothing. */
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
        // Refused there too: the state ref keeps the commit reachable, so its oid is an offer as well.
        return result.kind === 'won' ? name.replace(/^refs\/heads\//, '') : commit;
    };
    const refusesWorkflows = async (commit) => {
        // Nobody is asked for a right there.
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
    /** One push; `retry` names a tip of our own that may be moved on from. */
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
        revert: async ({ commit, tip }) => {
            await remote.fetchCommit(tip);
            return revertTree({ store, remote }, { commit, tip });
        },
        merge,
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
            // In a repository by its path HEAD is what somebody has checked out.
            return { there: refs.has(name), defaultBranch: remote.isPath ? null : head };
        },
        contains: async (commit, ancestor) => {
            await remote.fetchCommit(commit);
            return history.contains(commit, ancestor);
        },
    };
}
/**
 * Finds commits by the history that git's own objects tell: a ref, a graft or a replacement in somebody's repository is
 * not asked (`hardenedEnvironment`), and a commit cannot say other parents than it has.
 */
function commitsBehind({ store, remote, history, }) {
    return async (tips, { wanted, since }) => {
        const found = new Map();
        const look = async (git, tip) => {
            const { stdout } = await git({ args: ['rev-list', '--ignore-missing', '--stdin'], input: `${tip}\n^${since}\n` });
            const line = new Set(stdout.toString('utf8').split('\n'));
            const here = wanted.filter((oid) => !found.has(oid) && line.has(oid));
            const objects = await (0,object/* readObjects */.$I)(git, here);
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
/** By its last paragraph alone: the words before it are the agent's. */
function madeCommit(commit) {
    const trailers = commit.trimEnd().split('\n\n').at(-1) ?? '';
    const [, run] = /^Ralph-Run: (\S+)$/m.exec(trailers) ?? [];
    const [, iteration] = /^Ralph-Iteration: (\d+)$/m.exec(trailers) ?? [];
    const [, task = ''] = /^Ralph-Task: (\S+)$/m.exec(trailers) ?? [];
    return run === undefined || iteration === undefined ? undefined : { run, iteration: Number(iteration), task };
}
/** Times that another job may move a branch between our look and our push. */
const milestoneTries = 3;
const refOf = (branch) => `refs/heads/${branch}`;
/**
 * The branches of milestones: projections like the work branch, moved forward by compare-and-swap and never back. One
 * look a job; after it each push knows what it compares with.
 */
function milestoneBranches(options) {
    const { remote, isBehind } = options;
    /** By branch, as the remote had it last; null where it is missing. */
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
    /** Undefined where somebody was faster. */
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

/** What is unpacked at once is in memory: a larger part is not searched, and said to be so. */
const mostAtOnce = 64 * 1024 * 1024;
/** Two bytes that look like a packed part are met by chance in every large picture; so many are tried. */
const mostTries = 20_000;
/** A package in a package in a package; deeper than that nobody means well. */
const deepest = 3;
// What is cut off at its end, or has a wrong sum there, still shows the rest to everybody who looks: sums are not read.
const inflate = () => (0,external_node_zlib_.createInflateRaw)({ chunkSize: 64 * 1024, finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH });
/** A packed part, or base64 text of one, begins with these bytes. */
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
/** Formats without a mark of their own: only a whole content is taken for one. */
const guesses = [
    { as: 'deflate', open: inflate },
    {
        as: 'brotli',
        open: () => (0,external_node_zlib_.createBrotliDecompress)({ chunkSize: 64 * 1024, finishFlush: external_node_zlib_.constants.BROTLI_OPERATION_FLUSH }),
    },
];
/**
 * Everything that is packed in a content, and in that again: gzip, zlib, zip, zstd, also as base64, wherever it begins;
 * deflate and brotli from the first byte on. `most` bytes in all are unpacked; what is more is named as not searched.
 */
async function* unpacked(content, most) {
    yield* unpackedIn(content, { way: [], left: { bytes: most, tries: mostTries } });
}
async function* unpackedIn(content, at) {
    const packed = at.way.join(' > ');
    if (at.way.length > deepest) {
        if (parts(content).next().done !== true)
            yield { packed, why: tooDeep };
        return;
    }
    const iterator = parts(content);
    for (let next = iterator.next(0); next.done !== true;) {
        at.left.tries -= 1;
        if (at.left.tries < 0) {
            yield { packed, why: 'has more packed parts than can be searched for secrets' };
            return;
        }
        const part = next.value;
        const out = await unpackPart(content, part, at.left.bytes);
        yield* given(part.as, out, at);
        next = iterator.next(out.end);
    }
    // Last: what comes of a guess by chance takes nothing away from what bears a mark, and is not what is named.
    if (!looksBinary(content))
        return;
    for (const { as, open } of guesses)
        yield* given(as, await unpack(open(), content, at.left.bytes), at);
}
/** What came out of one part, and what is packed in that again. */
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
/** `end` is where the next part may begin. */
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
/** Places where something packed may begin, in order. `next` is told from where on to look. */
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
/** A text of base64 begins where no other text of its letters goes on. */
const isBeginning = (content, at, as) => as !== 'base64' || !isBase64(content[at - 1] ?? 0);
const isBase64 = (byte) => /[\w+/]/.test(String.fromCharCode(byte));
/** Where the packed bytes begin behind the header: a zip file has a name in it, a gzip file may. */
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
/** The bytes of a base64 text where they do begin with something packed; it may be broken into lines and strings. */
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
/** What comes out until the end, the first fault or the bound; `used` is 0 where it ended with a fault. */
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
;// CONCATENATED MODULE: ./build/adapter/git/files/ignored-files.js



/** Beyond so many files only their directories are looked at, which shows what came and went there. */
const maxFiles = 200_000;
/** What tools fill while they run and can do without: removing it is enough. */
const cache = /(^|\/)(\.cache|\.vite|\.vite-temp|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.turbo|\.nyc_output)\//;
const isCache = (unit) => cache.test(unit);
/**
 * Size, mode, inode and change time of every file below `units`; no content is read and no link followed. The kernel
 * sets the change time and no program can choose it: an edit that restores size and mtime is seen.
 */
function ignoredFiles(directory, units, limit = maxFiles) {
    const root = `${(0,raw_path/* rawPath */.av)(directory)}/`;
    const room = { left: limit };
    return new Map(units.map((unit) => [unit, walk(root, unit, room)]));
}
/** By folder: 30,000 whole paths would cost a third more than to look at the files (measured). */
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
    const stat = (0,external_node_fs_.lstatSync)(named(place), { throwIfNoEntry: false });
    return stat === undefined ? 'gone' : `${stat.ctimeMs} ${stat.size} ${stat.ino} ${stat.mode}`;
}
function list(place) {
    try {
        return (0,external_node_fs_.readdirSync)(named(place), { encoding: 'latin1', withFileTypes: true });
    }
    catch {
        // Gone by now, or locked by the agent: then its files are missing, and that is a difference.
        return [];
    }
}
/** Most names are ASCII, and those need no bytes of their own. */
const named = (place) => (/[^ -~]/.test(place) ? (0,raw_path/* bytesOf */.$$)(place) : place);
/** Paths that differ, and what has to be removed so that none of it is left. */
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
/**
 * Whether a workspace has only ever held the user's own commit: set-up commands may then run as the user would run
 * them. A marker on disk says that it has not, over failed attempts and killed engines.
 */
function untouchedSince(marker, base) {
    const end = () => {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(marker), { recursive: true });
        (0,external_node_fs_.writeFileSync)(marker, '');
    };
    return {
        /** Everything in it was thrown away. */
        begin: () => (0,external_node_fs_.rmSync)(marker, { force: true }),
        /** An agent comes. */
        end,
        /** Any other commit may hold what an agent wrote. */
        layOut(commit) {
            if (commit !== base.commit)
                end();
        },
        isUntouched: (commit) => commit === base.commit && !(0,external_node_fs_.existsSync)(marker),
    };
}

// EXTERNAL MODULE: ./build/adapter/git/files/work-tree.js
var work_tree = __webpack_require__(15367);
// EXTERNAL MODULE: ./build/core/guard/finding.js
var finding = __webpack_require__(91881);
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(73971);
// EXTERNAL MODULE: ./build/adapter/git/files/leaving-link.js
var leaving_link = __webpack_require__(33616);
// EXTERNAL MODULE: ./build/adapter/git/files/strays.js
var files_strays = __webpack_require__(74505);
// EXTERNAL MODULE: ./build/adapter/git/files/submodules.js
var files_submodules = __webpack_require__(52036);
// EXTERNAL MODULE: ./build/adapter/git/workspace/restore.js + 2 modules
var restore = __webpack_require__(1408);
;// CONCATENATED MODULE: ./build/adapter/git/workspace/oversized-files.js






/**
 * Removes tracked files that were made larger than any that may be committed, and returns them: a look by git could read
 * one to the end, and a sparse file of 4 TB takes it hours. They come back as they were with the next restore.
 */
async function dropOversized(tree, objects) {
    const { touched, dropped } = await touchedUnread(tree);
    const found = [...dropped];
    for (const { path, oid } of touched) {
        const bytes = sizeOf(tree, path);
        if (bytes <= finding/* defaultSizeLimits */.hF.fileBytes)
            continue;
        // One that is as large in the checkpoint may be a file that was only touched.
        if ((await objects.look(oid))?.size === bytes)
            continue;
        (0,restore/* remove */.TF)(placeOf(tree, path));
        found.push({ path, bytes });
    }
    return found;
}
/** Nobody waits for longer to learn which files were touched; 10,000 take 10 ms. */
const patienceMs = 5_000;
/**
 * The touched files. Git reads one that was changed in the second in which it was restored, if its size seems to be the
 * same: where that takes time, the large ones that may be it are dropped first.
 */
async function touchedUnread(tree) {
    try {
        return { touched: await (0,work_tree/* touchedFiles */.E9)(tree, patienceMs), dropped: [] };
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A && error.code === 'GIT_TIMED_OUT'))
            throw error;
    }
    const tracked = (0,raw_path/* splitNul */.K5)((await tree.git({ args: ['ls-files', '-z'] })).stdout);
    // Git keeps 32 bits of a size.
    const dropped = tracked.map((path) => ({ path, bytes: sizeOf(tree, path) })).filter(({ bytes }) => bytes >= 2 ** 32);
    for (const { path } of dropped)
        (0,restore/* remove */.TF)(placeOf(tree, path));
    return { touched: await (0,work_tree/* touchedFiles */.E9)(tree), dropped };
}
const placeOf = ({ directory }, path) => (0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`);
/** 0 for what is no file. */
function sizeOf(tree, path) {
    try {
        const stat = (0,external_node_fs_.lstatSync)(placeOf(tree, path));
        return stat.isFile() ? stat.size : 0;
    }
    catch {
        // Gone, or below what took the place of its directory.
        return 0;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/stage.js


/** Beyond so many files that git cannot read, the rest is not looked at one by one. */
const maxSingles = 20;
/** Takes paths out of the private index. */
async function unstage(tree, paths) {
    if (paths.length === 0)
        return;
    await tree.git({ args: ['update-index', '--force-remove', '-z', '--stdin'], input: (0,raw_path/* joinNul */.MX)(paths) });
}
/**
 * Reads files into the store, once, and records them in the private index. A file that git cannot take (unreadable, an
 * encoding that its attributes demand and it does not have) does not spoil the others: it comes back by name.
 */
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
/** Git's words where it took nothing, undefined where it took everything. */
async function update(tree, paths) {
    try {
        const args = ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'];
        const { stderr } = await tree.git({ args, input: (0,raw_path/* joinNul */.MX)(paths) });
        // Git leaves out a path that it must not record and goes on; the index holds the others already.
        return /^Ignoring path /m.test(stderr) ? 'the path is not allowed' : undefined;
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A && error.code === 'GIT_FAILED'))
            throw error;
        return error.message.split('\n').find((line) => /error: |fatal: /.test(line)) ?? error.message;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/workspace/capture.js














/**
 * Reads the workspace once and writes what differs from the checkpoint, which the index holds, as a tree.
 * Promises that no path of `refused` is in the tree with other content than the checkpoint has there.
 */
async function captureTree(tree, checkpoint, objects) {
    const oversized = await dropOversized(tree, objects);
    const { entries, gone: missing, changed, untracked, ignored } = await (0,work_tree/* lookAt */.t5)(tree);
    const gone = missing.filter((path) => !oversized.some((file) => file.path === path));
    const { filled, empty } = await (0,files_submodules/* submodulesIn */.LF)(tree, entries);
    const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)];
    const { strays } = (0,files_strays/* findStrays */._)(tree.directory, { ignored: skipped, submodules: empty, unlock: false });
    const changedModules = (await changedSubmodules(tree, filled, objects)).map((path) => ({
        path,
        why: strayReason.submodule,
    }));
    const judged = judge(tree.directory, [...changed, ...outsideNested(untracked, strays)]);
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
    const refused = [...strays.flatMap(refusedStray), ...changedModules, ...judged.refused, ...filtered, ...unreadable];
    return {
        tree: written,
        changes,
        blobs,
        hidden,
        ignored,
        refused: [...refused.map(({ path, why }) => ({ path: (0,raw_path/* showPath */.P8)(path), why })), ...size.findings],
    };
}
/** What was changed in a directory that then is a repository as plain files; one that is untouched may stay. */
function embeddedFiles(at) {
    const { entries, gone, accepted } = at;
    if (gone.length + accepted.length === 0)
        return [];
    const missing = new Set(gone);
    const left = entries.flatMap(({ path }) => (missing.has(path) ? [] : path));
    const isIn = (0,protected_paths/* inEmbeddedRepository */.Kk)([...left, ...accepted].map(raw_path/* showPath */.P8));
    return [...accepted, ...gone].flatMap((path) => (isIn((0,raw_path/* showPath */.P8)(path)) ? { path, why: strayReason.git } : []));
}
/** Whether git takes a directory with a `.git` for a repository depends on what that names; for us it always is one. */
function outsideNested(paths, strays) {
    const nested = strays.flatMap(({ kind, path }) => (kind === 'git' ? path.slice(0, -'.git'.length) : []));
    return nested.length === 0 ? paths : paths.filter((path) => !nested.some((folder) => path.startsWith(folder)));
}
const strayReason = {
    git: 'a git repository inside the tree',
    submodule: 'a changed submodule',
    locked: 'a directory that cannot be read',
};
const refusedStray = ({ path, kind }) => kind === 'special' ? [] : [{ path, why: strayReason[kind] }];
function judge(directory, paths) {
    const found = { accepted: [], refused: [], sizes: [] };
    const shown = new Set();
    for (const path of paths) {
        // A nested repository is refused by its `.git`, which the walk has found.
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
/** What git must not even read: files that are too large, or all of them where they are too many or too large together. */
function judgeSize(oversized, sizes) {
    const shown = ({ path, bytes }) => ({ path: (0,raw_path/* showPath */.P8)(path), bytes });
    const isLarge = ({ bytes }) => bytes > finding/* defaultSizeLimits */.hF.fileBytes;
    const rest = sizes.filter((file) => !isLarge(file));
    return {
        findings: (0,finding/* sizeFindings */.IK)([...oversized, ...sizes].map(shown)),
        unread: (0,finding/* sizeFindings */.IK)(rest.map(shown)).length > 0 ? sizes : sizes.filter(isLarge),
    };
}
/** Two names that print alike could hide one behind the other in reports and guards. */
function whyAmbiguous(path, shown) {
    const name = (0,raw_path/* showPath */.P8)(path);
    if (shown.has(name))
        return 'a name that looks like another one';
    shown.add(name);
    return undefined;
}
/** What the written tree holds otherwise than the checkpoint. */
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
/** The submodules in which something was changed, ignored files excepted; nested ones count as a change of their own. */
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
    const { strays } = (0,files_strays/* findStrays */._)(tree.directory, { ignored: skipped, submodules: empty, unlock: false });
    if (strays.some(({ kind }) => kind !== 'special'))
        return true;
    return (await changedSubmodules(tree, filled, objects)).length > 0;
}
/** Filters whose files git holds in another form on purpose: elsewhere, or encrypted. The engine runs none of them. */
const keepers = new Set(['lfs', 'git-crypt', 'crypt', 'annex']);
const pointerStart = 'version https://git-lfs.github.com/spec/v1\n';
/**
 * Changed files that one of those filters keeps: their content would be committed as it is, half outside of git-lfs or
 * unencrypted. An LFS pointer is what git holds anyway and passes. The checkpoint's attributes and the new ones count,
 * so that an attempt cannot take the filter away and commit the content at once. Promises: the index is the checkpoint's.
 */
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
            // A pointer is smaller (git-lfs's own limit); whatever else begins like one is content.
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
/** A copy that lives as long as its engine takes what is packed as it is; looking for more to save costs more. */
const unsearched = ['-c', 'pack.window=0', '-c', 'pack.compression=1'];
/** One pack a fetch, since a copy of many loose objects is slow; and what the store holds has been checked. */
const once = ['-c', 'fetch.unpackLimit=1', '-c', 'fetch.fsckObjects=false'];
/** Copies history from the store into another git directory; where there is much of it, only the newest part. */
function historySource(options) {
    const { store, git, base } = options;
    let long;
    const isLong = async () => {
        long ??= objectBytes(store.gitDir) > (options.wholeHistoryLimit ?? 100_000_000);
        return long;
    };
    // The history is measured while git lists the tags.
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
    /** A history that is cut off, or of which a promisor holds a part, is the business of `fetch`. */
    const isEmpty = () => !((0,external_node_fs_.existsSync)(packs) && (0,external_node_fs_.readdirSync)(packs).length > 0) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(store.gitDir, 'shallow'));
    /** What `fetch` would bring into an empty directory, by one process and not by six. */
    const packAll = async (oids) => {
        (0,external_node_fs_.mkdirSync)(packs, { recursive: true });
        await store.git({
            args: [...unsearched, 'pack-objects', '--quiet', '--revs', '--delta-base-offset', (0,external_node_path_.join)(packs, 'pack')],
            input: [...new Set(oids)].map((oid) => `${oid}\n`).join(''),
        });
    };
    return {
        /** Looks up what the next `fetch` has to know. */
        lookAhead() {
            looked = look();
            // Its fault is told to whoever fetches.
            looked.catch(() => undefined);
        },
        /** The commit without its history. */
        fetchTip: (commit) => fetch([commit], ['--depth=1']),
        /** Makes `commit`, the base and the tags present; returns the tags that are. */
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
    /** Tags whose commit has been copied: any other one would bring its own history along. */
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
/** Bytes of packs and loose objects in a git directory and in those that it borrows from. */
function objectBytes(gitDir) {
    const seen = new Set();
    const count = (objects) => {
        if (seen.has(objects) || !(0,external_node_fs_.existsSync)(objects))
            return 0;
        seen.add(objects);
        const folders = namesIn(objects).filter((name) => name === 'pack' || /^[0-9a-f]{2}$/.test(name));
        const own = folders.flatMap((folder) => namesIn((0,external_node_path_.join)(objects, folder)).map((name) => history_source_sizeOf((0,external_node_path_.join)(objects, folder, name))));
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
/** The user's own git may remove an object at any moment. */
const history_source_sizeOf = (file) => (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size ?? 0;
/** A `git gc` of the user's may have removed it since it was listed. */
function namesIn(folder) {
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







/** Each fetch leaves a pack; so many are gathered before the template is made anew. */
const maxPacks = 10;
/**
 * The `.git` that the agent and the checks see: work branch at the checkpoint, `origin/<base>`, tags and history, and
 * nothing that leads to the store, the user's repository or a remote. Kept as a template and copied for each iteration.
 */
function disposableGit(options) {
    const { template } = options;
    const { files, env } = options.store;
    const source = historySource({ ...options, git: (0,exec/* gitAt */.c8)(template, env, files) });
    let filledFor;
    let heads = '';
    /** Files of its packs as they were left: others mean that something tore it. */
    let left = '';
    const fill = async (commit, whole) => {
        (0,failpoint/* failpoint */.Zu)('template.fill');
        if (packs(template) > maxPacks)
            (0,external_node_fs_.rmSync)(template, { recursive: true, force: true });
        // Of an engine before this one only the objects, and where they end, are worth something: an agent may have steered the rest.
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
    /** The usual case: one commit on top of what is here already, which is one small pack and no fetch. */
    const addOne = async (commit) => {
        if (filledFor === undefined || packFiles(template).join() !== left || packs(template) >= maxPacks)
            return false;
        const parents = await (0,object/* parentsOf */.fY)(options.store, commit);
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
    /** Makes the template ready for a commit; the workspace is not touched. */
    const prepare = async (commit) => {
        if (filledFor === commit || (await addOne(commit)))
            return;
        // A killed job may have left the template half-written; in a partial clone the history lacks objects.
        const attempts = [() => fill(commit, true), anew(() => fill(commit, true)), anew(() => fill(commit, false))];
        await firstThatGitAllows(attempts);
    };
    /** Puts a fresh copy at `target`, where nothing may be; `index` is one whose stat data belongs to the work tree. */
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
/** Node's own `cpSync` looks at each file several times. */
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
/** Without these the agent's `git status` would show files that nobody touched. */
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







const maxListed = 20;
/** In the place of paths: somebody may be at work in the tree; and: somebody was, and nobody knows what is left. */
const watching = '?';
const unknown = '!';
/**
 * Notices what an agent does to the ignored files, where no diff shows it: a change to `node_modules/.bin/x` turned a
 * red check green (measured). What was touched is remembered on disk until the set-up commands have made it anew, over
 * failed attempts and killed engines.
 */
function environmentWatch(tree) {
    const file = (0,external_node_path_.join)(tree.stateDir, 'touched-environment');
    let before;
    const touched = () => ((0,external_node_fs_.existsSync)(file) ? (0,raw_path/* splitNul */.K5)((0,external_node_fs_.readFileSync)(file)) : []);
    const remember = (units) => (0,external_node_fs_.writeFileSync)(file, (0,raw_path/* joinNul */.MX)([...new Set(units)]));
    const look = (ignored) => ignoredFiles(tree.directory, unitsOf(tree, ignored));
    return {
        /** From here on whoever works in the tree may be the agent. `ignored` is what git has just found there. */
        begin(ignored) {
            before = look(ignored);
            // An engine that died never looked at what its agent had done.
            remember([...touched().map((unit) => (unit === watching ? unknown : unit)), watching]);
        },
        /** What differs since `begin`; may be asked again. */
        end(ignored) {
            if (before === undefined)
                return { paths: [], total: 0 };
            const { paths, units } = differences(before, look(ignored));
            remember([...touched().filter((unit) => unit !== watching), ...units]);
            return { paths: paths.slice(0, maxListed).map(raw_path/* showPath */.P8), total: paths.length };
        },
        /** Removes what was touched, so that set-up commands make it anew; whether they have to run. */
        async clear() {
            const units = touched().filter((unit) => unit !== watching);
            const gone = units.includes(unknown) ? unitsOf(tree, (await (0,work_tree/* lookAt */.t5)(tree)).ignored) : units;
            for (const path of gone)
                removeInside(tree.directory, path.replace(/\/$/, ''));
            return gone.some((path) => !isCache(path));
        },
        /** The environment is as the set-up commands left it; where there are none, it is what it is. */
        trust: () => (0,external_node_fs_.rmSync)(file, { force: true }),
    };
}
/** What is ignored, as few paths as possible; a directory that ignores itself (a virtual environment) is one of them. */
function unitsOf(tree, ignored) {
    const folders = [...(0,hidden_files/* readSelfIgnored */.$s)(tree)].filter((folder) => folder !== '');
    const inside = (path) => folders.some((folder) => path.startsWith(folder));
    return [...folders, ...ignored.filter((path) => !inside(path))];
}
/** Never by way of a link that took the place of a directory: what it leads to is not ours. */
function removeInside(directory, path) {
    const parts = path.split('/');
    const places = parts.map((_, at) => (0,raw_path/* bytesOf */.$$)([(0,raw_path/* rawPath */.av)(directory), ...parts.slice(0, at + 1)].join('/')));
    const isLink = (place) => (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    const whole = places.pop();
    if (whole !== undefined && !places.some(isLink))
        (0,restore/* remove */.TF)(whole);
}

// EXTERNAL MODULE: ./build/adapter/git/objects/object-writer.js
var object_writer = __webpack_require__(22097);
;// CONCATENATED MODULE: ./build/adapter/git/workspace/put-back.js








/** A file above this that was touched is written anew without a look at what it holds. */
const readBytes = 64 * 1024 * 1024;
/**
 * Puts tracked files back to what the index holds, byte by byte: git alone calls a file unchanged that is the same after
 * a conversion, by attributes that whoever changed it may have written.
 */
async function putBack(tree) {
    const [{ touched }, untracked] = await Promise.all([touchedUnread(tree), (0,work_tree/* newFiles */.ei)(tree)]);
    if (touched.length === 0)
        return { changed: [], untracked, isWhole: true };
    const found = new Map(touched.map((file) => [file, file.gone ? 'gone' : nowAt(tree, file)]));
    const wrong = touched.filter((file) => found.get(file) !== `${file.mode} ${file.oid}`);
    const removed = await removeAttributes(tree, wrong);
    if (wrong.length > 0) {
        const args = ['checkout-index', '--force', '--index', '-z', '--stdin'];
        await tree.git({ args, input: (0,raw_path/* joinNul */.MX)(wrong.map(({ path }) => path)), allow: 'any' });
    }
    const left = new Set(wrong.length > 0 ? (await (0,work_tree/* touchedFiles */.E9)(tree)).map(({ path }) => path) : []);
    const isWhole = wrong.every(({ path }) => !left.has(path));
    // A file that was only touched is not a changed one.
    if (isWhole && wrong.length < touched.length)
        await tree.git({ args: ['update-index', '-q', '--refresh', '--ignore-submodules'], allow: [1] });
    const changed = isWhole ? wrong.filter((file) => found.get(file) !== nowAt(tree, file)) : wrong;
    return {
        changed: [...removed, ...changed.map(({ path }) => path)].sort(),
        // A link in the place of a directory is gone by now.
        untracked: wrong.length > 0 ? await (0,work_tree/* newFiles */.ei)(tree) : untracked,
        isWhole,
    };
}
/** Mode and object of what is there now; what no object is like for what cannot be read, or is too large to be. */
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
/** Of files that their owner can read and write. */
const modes = new Map([
    [0o700, '100755'],
    [0o600, '100644'],
]);
/**
 * Removes attributes that would decide how the files are written and are not those of the index, and returns them: also
 * where an ignore rule hides them. Git takes those of the index where there is no file.
 */
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
/** The attributes that are there for a path, from the root to its directory; behind a link they are not ours. */
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
/**
 * Takes something of an agent's out of the workspace at once and removes it while other work goes on: a disk may need
 * minutes for 90,000 folders (measured). False where it cannot be moved: it lies on another disk, or is mounted.
 * `folder` is of this workspace alone.
 */
function putAside(folder) {
    let count = 0;
    // What an engine that died had not yet removed.
    let removing = removeLater(Buffer.from(folder));
    return (place) => {
        const stat = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
        if (stat === undefined)
            return true;
        const aside = (0,external_node_path_.join)(folder, `${process.pid}-${++count}`);
        try {
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
            // Moving a directory writes its `..`, which its owner may have forbidden.
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
/** What cannot be removed now is tried again by the next engine. */
async function removeLater(place) {
    try {
        await removeSlowly(place);
    }
    catch {
        // It costs disk space, and nothing reads it any more.
    }
}
/** One by one: many removals at once would keep every other use of the disk by this process waiting. */
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapter/git/workspace/set-up.js





/** Set-up commands run once for each filling of the workspace; a marker remembers which ones did. */
function setUpOnce(stateDir, runCommand, onFullDisk = () => undefined) {
    const marker = (0,external_node_path_.join)(stateDir, 'set-up');
    return {
        /** Whether they ran now. Throws RalphError SETUP_FAILED. */
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
/**
 * The absolute path of a directory of the workspace, made where it is missing: git keeps no empty one. Throws RalphError
 * WORKING_DIRECTORY_INVALID where a file is in the way, or a link, which could lead out of the workspace.
 */
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

;// CONCATENATED MODULE: ./build/adapter/git/workspace/workspace.js

















/** A directory of the engine's own, filled from the store (docs/design.md#workspace, the laptop's flavour). */
function ownWorkspace(options) {
    const { directory, stateDir, store } = options;
    // Its index knows the files as they were restored: whatever was touched since, its content or its mode, is written
    // anew. A capture works on a copy.
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
    /** The index as it was when its commit had been restored, where no agent can reach it. */
    let restored;
    /** The commit or tree that the scratch index is known to hold. */
    let inScratch;
    /** New files that somebody was told of since the last restore. */
    const told = new Set();
    const git = (0,external_node_path_.join)(directory, '.git');
    const putAway = putAside((0,external_node_path_.join)(stateDir, 'aside'));
    const removeGit = () => succeeds(directory, () => putAway(git) || (0,restore/* remove */.TF)(Buffer.from(git)));
    /** Of what was captured last and became the commit; without a capture, as it was restored: it knows the files as they are. */
    const indexKnownFor = async (commit) => {
        if (!newest)
            return restored?.commit === commit ? restored : undefined;
        return (await (0,object/* treeOf */.g7)(store, commit)) === newest.tree ? newest : undefined;
    };
    /** Returns what is ignored, of what is left. */
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
    /** After commands that may be the agent's: git must not read what they have made too large. */
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
            // The checks see a `.git` of ours again: what the agent did to its own decides nothing, and capturing reads neither.
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
            const { changed, untracked, isWhole } = await putBack(scratch);
            (0,failpoint/* failpoint */.Zu)('workspace.tracked-reset');
            if (!isWhole)
                await restoreFiles(written);
            const left = isWhole ? untracked.filter((path) => !told.has(path)) : [];
            for (const path of left)
                told.add(path);
            return { changed: changed.map(raw_path/* showPath */.P8), left: left.map(raw_path/* showPath */.P8) };
        },
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
            // Without a command the tree is as it was restored.
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
    seconds: Math.floor((0,external_node_fs_.statSync)(index).mtimeMs / 1000),
});
function putIndex({ index }, kept) {
    (0,external_node_fs_.rmSync)(`${index}.lock`, { force: true });
    (0,external_node_fs_.writeFileSync)(index, kept.index);
    // The copy must not be younger.
    (0,external_node_fs_.utimesSync)(index, kept.seconds, kept.seconds);
}
const unremovable = { path: '.git', why: 'it was made so that it cannot be removed' };
/** Two things at once; both have ended when a fault of one is thrown. */
async function bothOf(one, other) {
    await Promise.allSettled([one, other]);
    return [await one, await other];
}
/** An agent or a check may have closed it to everybody, and no git could be started in it then. */
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
/** The agent moved the workspace away or put a link in its place: nothing is read through it. */
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

;// CONCATENATED MODULE: ./build/adapter/local/nobody-outside.js
/** On a laptop the state is all there is to see, and whoever ordered looks there: everything counts as delivered. */
const nobodyOutside = {
    outbox: { deliver: async (effects) => effects.map(({ key }) => key), effectsOf: () => [] },
    display: { report: () => undefined, published: () => undefined, close: () => Promise.resolve() },
    mergeWitness: { merged: () => Promise.resolve(undefined) },
};

// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/core/guard/known-secrets.js + 4 modules
var known_secrets = __webpack_require__(8252);
// EXTERNAL MODULE: ./build/core/order/engine-mark.js
var engine_mark = __webpack_require__(51265);
// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var secret_redact = __webpack_require__(45144);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/wire/confinement-here.js + 16 modules
var confinement_here = __webpack_require__(54960);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/adapter/process/call-folder.js
var call_folder = __webpack_require__(97461);
// EXTERNAL MODULE: ./build/adapter/process/foreign-files.js
var foreign_files = __webpack_require__(54256);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/adapter/process/run/bounded-output.js
var bounded_output = __webpack_require__(38543);
// EXTERNAL MODULE: ./build/adapter/process/run/disk-watch.js
var disk_watch = __webpack_require__(41393);
// EXTERNAL MODULE: ./build/adapter/process/run/supervise.js + 1 modules
var supervise = __webpack_require__(26107);
;// CONCATENATED MODULE: ./build/adapter/local/check-runner.js










const headBytes = 16 * 1024;
const tailBytes = 64 * 1024;
/** Runs checks as they are typed: `bash -c` (`sh -c` where there is no bash), no added options. */
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
/** Undefined where the folder cannot be made: a full disk must not fail a check. */
function logFileOf(folder, label) {
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        return (0,external_node_path_.join)(folder, `${label.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100)}.log`);
    }
    catch {
        return undefined;
    }
}
/** What a check that ran came to, with a remark where its exit code alone does not say enough. */
function resultOf(check, end, { head, tail, bytes, note }, logFile) {
    const remarks = [hint(check, end), note].filter((remark) => remark !== undefined);
    return {
        ...identity(check),
        passed: end.exitCode === 0 && end.endedBy === 'itself',
        // What a killed shell answers says nothing about the check.
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
/** Whatever its exit code says. */
const withViolations = (result, outside) => outside.length === 0
    ? result
    : {
        ...result,
        passed: false,
        output_tail: [result.output_tail, ...outside.map((what) => `[ralph] ${what}`)].join('\n'),
    };
/** Whoever filled it, the check cannot be believed: what it could not write it may not have missed. */
const withFullDisk = (result, full) => full === undefined
    ? result
    : {
        ...result,
        passed: false,
        filled_disk: true,
        output_tail: `${result.output_tail}\n[ralph] It filled the disk and was ended: ${full}.`,
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
/** An hour: installing dependencies over a slow line is no fault. */
const timeoutMs = 60 * 60_000;
/** Runs a set-up command like a check, in the environment that it is given. */
function setUpRunner(settings) {
    const run = checkRunner(settings);
    return async (command, signal) => {
        const check = { name: command, run: command, kind: 'build', timeout_ms: timeoutMs, working_directory: '.' };
        const { passed, exit_code, output_head, output_tail, filled_disk = false } = await run(check, 'set-up', signal);
        return {
            // A command that wrote where it must not has failed, whatever its exit code.
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
/** Checks are confined; set-up is once an agent may have had a hand in what it runs. */
function runnersOf(project, 
/** What commands get from, and the engine's own, whose files are watched. */
from, at) {
    const { confinement, workspace, scratch, watches } = at;
    const extra = project.settings['check-env'];
    const redact = (0,secret_redact/* redactor */.$p)(project.secrets);
    const common = { workspace, folder: scratch, logDir: logsOf(project), redact, watched: watches.own };
    const confined = { ...common, confinement };
    const unconfined = { ...common, confinement: { wrap: confinement.unconfined } };
    const protectsFiles = !(0,policy/* isBelow */.Yw)(confinement.report.level, 'C2');
    const env = (own) => (0,environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: false });
    const checks = { env, environment: from.engine };
    // The first set-up installs what the user would install: with the user's caches, registries and their credentials.
    const ofUser = setUpRunner({
        ...unconfined,
        env: ({ home, tmp }) => (0,environment/* checkEnvironment */.Qz)(from.env, { home: from.env['HOME'] || home, tmp, extra, network: true }),
    });
    const later = setUpRunner({
        ...confined,
        env: (own) => (0,environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: true }),
    });
    return {
        runCheck: checkRunner({ ...confined, ...checks, watched: watches.all }),
        runUnconfined: protectsFiles ? checkRunner({ ...unconfined, ...checks }) : null,
        setUp: (command, signal, { untouched }) => (untouched || !protectsFiles ? ofUser : later)(command, signal),
    };
}
function watchesOf({ repository }, { env, checkout }, at) {
    // From C2 on what is the user's is out of reach, and whoever changes it is a person.
    const users = (0,policy/* isBelow */.Yw)(at.level, 'C2')
        ? [(0,foreign_files/* watchHome */.Jp)(env), ...(checkout ? [] : [(0,foreign_files/* watchUserGit */.Fc)(repository.commonDir)])]
        : [];
    return { own: together(at.own), all: together([...at.own, ...users]) };
}
const together = (all) => () => {
    const ended = all.map((watch) => watch());
    return () => ended.flatMap((end) => end());
};
/** From level C2 on nobody but people reaches the user's tree, and in a workflow the base is a commit. */
function steeringOf({ repository, steeringPaths }, { checkout }, { report }) {
    const [plan, config] = steeringPaths;
    if (checkout || report.level >= 'C2' || plan === undefined || config === undefined)
        return outOfReach;
    return (0,steering_files/* steeringIn */.F)(repository.toplevel, { plan, config });
}
/** Names the run's remote without telling it, and the same one however its path is written. */
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

// EXTERNAL MODULE: ./build/entry/wire/state-access.js + 5 modules
var state_access = __webpack_require__(47150);
;// CONCATENATED MODULE: ./build/entry/wire/wire.js
















/** The composition root: the only place that names both ports and adapters. */
async function wire(project, context, at) {
    const { repository, settings } = project;
    const env = { ...context.env, [engine_mark/* engineMark */.y]: placeMark(project) };
    // What checks and calls leave in their home and their temporary files is no memory of the run.
    await Promise.all([logsOf(project), at.scratch].map((path) => (0,promises_.mkdir)(path, { recursive: true, mode: 0o700 })));
    const confinement = await (at.confinement ?? (0,confinement_here/* confinementHere */.FY)(context, settings, project));
    const own = [...(at.watched ? [at.watched] : []), at.access.store.files.begin];
    const watches = watchesOf(project, context, { level: confinement.report.level, own });
    const { directory: workspace } = at.workspace;
    const places = { confinement, workspace, scratch: at.scratch, watches };
    const { setUp, ...checks } = runnersOf(project, { env, engine: context.env }, places);
    const { store, remote, state } = at.access;
    return {
        store: state,
        workBranch: workBranchAt({
            store,
            remote,
            ref: project.workRef,
            author: identityIn(project.settings.author) ?? state_access/* ralphIdentity */.q1,
            committer: committerOf(project),
            now: context.now,
            sign: settings['commit-mode'] === 'api' ? at.sign : undefined,
        }),
        workspace: ownWorkspace({
            store,
            ...at.workspace,
            workBranch: project.workBranch,
            base: { branch: repository.branch ?? repository.defaultBranch ?? 'main', commit: repository.head },
            tags: at.tags,
            runCommand: (command, ...given) => {
                at.show({ kind: 'note', text: `set-up: ${command}` });
                return setUp(command, ...given);
            },
        }),
        agent: agents/* agents */.X[settings.agent].create(settings, {
            environment: env,
            tmp: at.scratch,
            programs: project.agents,
            confinement,
            watched: watches.all,
            cancelled: context.cancelled,
            note: (text) => at.show({ kind: 'note', text }),
        }),
        ...checks,
        confinement: (0,confinement_here/* confinedAt */.mo)(confinement, settings, { context, shape: at.shape ?? 'own machine' }),
        base: at.base,
        steering: steeringOf(project, context, confinement),
        embedded: (0,trusted_files/* trustedFilesIn */.C)((0,installed/* installed */.$)('templates')),
        orderSource: (0,state_access/* inboxOf */.I0)(project, at.access, context.now),
        ...nobodyOutside,
        uncommitted: repository.uncommitted,
        parcel: (0,parcel/* parcelIn */.Pw)(parcelFolder(project, context), { store, scratch: at.scratch }),
        clock: systemClock(context.now),
        liveness: at.liveness,
        show: at.show,
        redact: (0,secret_redact/* redactor */.$p)(project.secrets),
        clean: (0,known_secrets/* withoutSecrets */.c)(project.secrets),
    };
}
/** In a workflow its artifacts are made from it and unpacked into it. */
const parcelFolder = ({ home }, { checkout }) => checkout ? (0,external_node_path_.join)(checkout.temp, 'ralph-parcel') : (0,external_node_path_.join)(home, 'parcel');
/** As configured, else the repository's user, else ralph itself (docs/design.md#identity). */
function committerOf({ settings, repository }) {
    const { name, email } = repository.user;
    return identityIn(settings.committer) ?? (name && email ? { name, email } : state_access/* ralphIdentity */.q1);
}
/** `Name <mail>` as its parts. */
function identityIn(text) {
    const [, name, email] = /^\s*([^<>]+?)\s*<([^<>\s]+)>\s*$/.exec(text ?? '') ?? [];
    return name !== undefined && email !== undefined ? { name, email } : undefined;
}


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



/** How GitHub says that a job or a step ended. */
const WorkflowOutcome = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'failure', 'cancelled', 'skipped']);
const outputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default({});
/** `toJSON(steps)`; `conclusion` is what `continue-on-error` makes of the outcome, and says nothing of the commit. */
const StepsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ outcome: WorkflowOutcome, outputs }));
/** `toJSON(needs)`. */
const NeedsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ result: WorkflowOutcome, outputs }));
const CheckKind = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['test', 'lint', 'typecheck', 'build']);
/** A check as the engine runs it: every default filled in. Directory is relative to the repository's root. */
const Check = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    working_directory: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
/** Paths, listed up to a cap, and counted in full. */
const ListedPaths = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
/** One run of one check. Output keeps its head and tail (UTF-8, ANSI removed); `output_bytes` counts all of it. */
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** The disk was filled while it ran; its workspace was thrown away. */
    filled_disk: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    output_head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    /** The file with the whole output on the machine that ran it. */
    log_file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** It failed, and passed when it was run once more on the same tree. */
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    /** It failed in the confinement, and passed without it on the same untouched files. */
    needs: _confinement_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfinementNeed */ .ln.optional(),
    /** Tracked files that it changed in any of its runs: they were put back after each, so no other check saw them so. */
    changed: ListedPaths.optional(),
    /** New files, neither tracked nor ignored, that it left to the checks after it; a new directory ends in `/`. */
    left: ListedPaths.optional(),
    /** A job or a step of the user's workflow: GitHub says how it ended, and nothing of exit codes and times. */
    elsewhere: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['job', 'step']),
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([...WorkflowOutcome.options, 'missing']),
        /** Others are told and do not count. */
        required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        /** The one that was probably meant, where there is none of this name. */
        meant: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    })
        .optional(),
});
/** `iterations/<thousand>/<n>/validation.json`: what was run on the captured tree and what came of it. */
const Validation = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    strategy: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Strategy */ .qY,
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult),
    /** Checks that the strategy does not run (lint in `tests_only`). */
    not_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    /** Failures that were already there at the baseline and were accepted with `known-red`. */
    known_red: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    /** Tracked files that some check changed; `changed` of each check says which. All checks began with the committed tree. */
    changed_by_checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
});
/** `baseline.json`: the same of the untouched commit. */
const Baseline = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult) });
/** What the job of the checks says of a commit. Hostile: they run what an agent wrote. */
const ChecksReport = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    nonce: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The tree or commit that they ran on. */
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Why they could not be begun. */
    unready: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    results: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult.omit({ log_file: true })).max(1000),
});


/***/ }),

/***/ 77651:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s4: () => (/* binding */ RunEvent)
});

// UNUSED EXPORTS: FailureCause, InterruptCause

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/check/confinement.js
var confinement = __webpack_require__(11277);
// EXTERNAL MODULE: ./build/schema/plan/knowledge.js
var knowledge = __webpack_require__(59524);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
;// CONCATENATED MODULE: ./build/schema/run/about.js

/** What a reviewer wrote at one line. */
const Remark = schemas/* object */.Ikc({
    /** Where it is answered: an id as that of an order. */
    thread: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    /** As it was in `commit`; null for a whole file. */
    line: schemas/* int */.Whr().nullable(),
    commit: schemas/* string */.YjP(),
    text: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
});
/** Where an order was written, and what a reviewer's words are about. */
const About = schemas/* object */.Ikc({
    /** Page of the words. */
    url: schemas/* string */.YjP(),
    /** The commit that a review speaks of; null for an order of any other kind. */
    commit: schemas/* string */.YjP().nullable(),
    remarks: schemas/* array */.YOg(Remark),
});

// EXTERNAL MODULE: ./build/schema/run/budget.js
var budget = __webpack_require__(56907);
// EXTERNAL MODULE: ./build/schema/run/check-events.js
var check_events = __webpack_require__(24612);
// EXTERNAL MODULE: ./build/schema/run/dossier.js
var dossier = __webpack_require__(35697);
// EXTERNAL MODULE: ./build/schema/run/lease.js
var lease = __webpack_require__(60134);
// EXTERNAL MODULE: ./build/schema/run/rules.js
var rules = __webpack_require__(13635);
// EXTERNAL MODULE: ./build/schema/run/stop-reason.js
var stop_reason = __webpack_require__(91935);
;// CONCATENATED MODULE: ./build/schema/run/event.js














const at = iso/* datetime */.w$();
const task = schemas/* string */.YjP();
/** An agent changed the plan. */
const AmendmentAccepted = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('amendment_accepted'),
    at,
    iteration: schemas/* int */.Whr(),
    amendment: plan/* Amendment */.UD,
    /** The task stays in the plan as given up, until a person decides. */
    given_up: schemas/* boolean */.zMY().optional(),
});
/** A reviewer wants an iteration's work changed: a task of its own, and where its commit is to be told. */
const FollowUpAdded = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('follow_up_added'),
    at,
    task,
    by: schemas/* string */.YjP(),
    amendment: plan/* Amendment */.UD,
    /** Page of the words; null where they were said on a laptop. */
    url: schemas/* string */.YjP().nullable(),
    threads: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** The task is done or given up, and the answers went into the outbox. */
const FollowUpAnswered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('follow_up_answered'), at, task });
const Remembered = schemas/* object */.Ikc({ type: schemas/* literal */.euz('remembered'), at, ...knowledge/* Knowledge */.v.shape });
/** The base conflicts with the work, and resolving that is a task of the engine's own, which goes first. */
const ConflictTaskAdded = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('conflict_task_added'),
    at,
    task,
    base: schemas/* string */.YjP(),
    /** The first ones; `total` counts all. */
    files: schemas/* array */.YOg(schemas/* string */.YjP()),
    total: schemas/* int */.Whr(),
    why: schemas/* string */.YjP(),
});
/** The conflict is gone without that task. */
const ConflictTaskEnded = schemas/* object */.Ikc({ type: schemas/* literal */.euz('conflict_task_ended'), at, task, why: schemas/* string */.YjP() });
const oid = schemas/* string */.YjP();
const iteration = schemas/* int */.Whr();
/** Why an attempt failed; each counts against the task's retries. */
const FailureCause = schemas/* enum */.k5n([
    'checks',
    'no_changes',
    'guard',
    'agent_error',
    'agent_crashed',
    'agent_timed_out',
    'no_result',
    'runner_lost',
    'review',
]);
/** Why an attempt ended without being the task's failure (docs/design.md#how-an-agent-call-ends): nothing is counted against it. */
const InterruptCause = schemas/* enum */.k5n([
    'runner_lost',
    /** Its process, and not the runner: 137 or 143, as when memory runs out. */
    'agent_killed',
    'cancelled',
    'usage_limit',
    'overloaded',
    'billing',
    'auth',
    /** Somebody pushed to the work branch before the agent was called. */
    'work_moved',
    /** The run's money was used up in the middle of the attempt. */
    'budget',
    /** A full disk, an unreachable remote, a missing program: the machine's fault. */
    'infrastructure',
]);
const passed = {
    iteration,
    task,
    commit: oid,
    summary: schemas/* string */.YjP(),
    handoff: handoff/* HandoffSource */.KE,
    usage: usage/* Usage */._U,
    duration_ms: schemas/* number */.aig(),
    flaky: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Checks of the baseline's red list that pass now; from here on they count. */
    turned_green: schemas/* array */.YOg(schemas/* string */.YjP()),
};
/** Of the commits that no task made, the protected files that they change; the first ones, `total` counts all. */
const brought = { protects: schemas/* object */.Ikc({ paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }).optional() };
/** A fact of the run: appended to `log/`, never changed. The state is the fold of these (`core/run/evolve.ts`). */
const RunEvent = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('run_started'),
        at,
        run: schemas/* string */.YjP(),
        plan: schemas/* string */.YjP(),
        base: oid,
        /** Null where HEAD was detached. */
        base_branch: schemas/* string */.YjP().nullable().default(null),
        work_branch: schemas/* string */.YjP(),
        remote: schemas/* string */.YjP(),
        /** SHA-256 of the plan source that was taken over. */
        plan_source: schemas/* string */.YjP(),
        /** As a job names it: what a tick hands to the next one. */
        plan_file: schemas/* string */.YjP().nullable().default(null),
        /** Account of the person who began the run at GitHub; null where that is not known or was nobody. */
        started_by: schemas/* string */.YjP().nullable().default(null),
        /** The issue that was named for it; null where ralph makes one, or there is none. */
        issue: schemas/* int */.Whr().nullable().default(null),
        rules: rules/* Rules */.im.nullable().default(null),
        tasks: schemas/* array */.YOg(schemas/* object */.Ikc({ id: task, status: plan/* TaskStatus */.e1, failed_attempts: schemas/* int */.Whr() })),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_taken'), at, epoch: schemas/* int */.Whr(), holder: lease/* LeaseHolder */.j }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_renewed'), at }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_released'), at }),
    confinement/* ConfinementStated */.a2,
    check_events/* BaselineFinished */.yE,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_started'), at, iteration, task, attempt: schemas/* int */.Whr(), checkpoint: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_succeeded'),
        at,
        ...passed,
    }),
    /** The next commit is the first for this milestone; the commits before it end at `from`. Null: for no milestone. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('milestone_begun'), at, iteration, milestone: schemas/* string */.YjP().nullable(), from: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_failed'),
        at,
        iteration,
        task,
        cause: FailureCause,
        why: schemas/* string */.YjP(),
        said: check_events/* SaidByRed */.YX.optional(),
        /** Equal for failures that are the same but for numbers, paths and times; feeds the circuit breaker. */
        fingerprint: schemas/* string */.YjP(),
        handoff: handoff/* HandoffSource */.KE.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
        /** Commit that keeps the rejected tree reachable, where there was one. */
        rejected: oid.nullable(),
        /** No retry is left: the task is failed. */
        final: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_interrupted'),
        at,
        iteration,
        task,
        cause: InterruptCause,
        why: schemas/* string */.YjP(),
        /** When it makes sense to go on, where that is known. */
        until: at.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
    }),
    /** The iteration goes on in another job: its state waits there for what the workflow's own jobs and steps say. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('handed_on'), at, ...dossier/* HandedOn */.OI.shape }),
    review/* IterationReviewed */.tG,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('review_requested'), at, iteration, task, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('agent_lingered'), at, iteration, after_ms: schemas/* number */.aig() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('prompt_cut'),
        at,
        iteration,
        section: schemas/* string */.YjP(),
        from_chars: schemas/* int */.Whr(),
        to_chars: schemas/* int */.Whr(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('files_hidden'), at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    /** Ignored files that the agent changed, made or removed: no diff shows them, and checks may depend on them. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('environment_changed'), at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    AmendmentAccepted,
    check_events/* ChecksTouched */.wG,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_refused'), at, iteration, amendment: plan/* Amendment */.UD, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('plan_changed'),
        at,
        plan_source: schemas/* string */.YjP(),
        added: schemas/* array */.YOg(schemas/* object */.Ikc({ id: task, status: plan/* TaskStatus */.e1 })),
        removed: schemas/* array */.YOg(task),
        modified: schemas/* array */.YOg(task),
    }),
    /** The base had moved: `commit` holds it and the work; it is the base itself where that held the work already. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_merged'), at, base: oid, from: oid, commit: oid, why: schemas/* string */.YjP(), ...brought }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_renamed'), at, from: schemas/* string */.YjP(), to: schemas/* string */.YjP() }),
    ConflictTaskAdded,
    ConflictTaskEnded,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_moved'), at, from: oid, to: oid, why: schemas/* string */.YjP(), ...brought }),
    /** Files that steer the run were changed while an agent ran that may have reached them; of the plan, as it is now. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('steering_changed'),
        at,
        iteration,
        paths: schemas/* array */.YOg(schemas/* string */.YjP()),
        plan_source: schemas/* string */.YjP().nullable(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_refused'), at, branch: schemas/* string */.YjP(), why: schemas/* string */.YjP(), offered: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('command_taken'),
        at,
        id: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
        text: schemas/* string */.YjP(),
        refused: schemas/* string */.YjP().nullable(),
        about: About.optional(),
    }),
    FollowUpAdded,
    FollowUpAnswered,
    Remembered,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_paused'), at, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_resumed'), at, by: schemas/* string */.YjP() }),
    /** A job was told not to wait for the provider any longer: a limit was lifted early, or it comes with another key. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('wait_lifted'), at }),
    rules/* SettingChanged */.Ji,
    rules/* RulesChanged */.wX,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_skipped'), at, task, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_reopened'), at, task, by: schemas/* string */.YjP() }),
    /** The hints that the attempt's prompt holds; they are dropped when it has ended, unless it was interrupted. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hints_told'), at, iteration, ids: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    /** The checks passed, and the commit waits for a person: it is reachable from the state, and not on the work branch. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_held'),
        at,
        ...passed,
        /** What the commit was made on. */
        checkpoint: oid,
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_approved'), at, iteration, task, commit: oid, by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_rejected'), at, iteration, task, commit: oid, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_ordered'),
        at,
        /** The iteration whose commit is to be taken back. */
        undoes: iteration,
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        reopen_dependents: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_done'),
        at,
        iteration,
        undoes: iteration,
        task,
        /** The reverting commit; null where nothing of the change was left on the work branch. */
        commit: oid.nullable(),
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        /** Done tasks that build on it. */
        dependents: schemas/* array */.YOg(task),
        /** Those of them that are opened again. */
        reopened: schemas/* array */.YOg(task),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_failed'),
        at,
        iteration,
        undoes: iteration,
        why: schemas/* string */.YjP(),
        /** Commit that keeps the refused tree reachable, where there was one. */
        rejected: oid.nullable(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hint_given'), at, id: schemas/* string */.YjP(), by: schemas/* string */.YjP(), text: schemas/* string */.YjP() }),
    /** Four fifths of a budget are used; said once for each limit, so that a person can still choose. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('budget_warning'), at, ...budget/* BudgetUse */.z.shape }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_stopped'), at, reason: stop_reason/* StopReason */.T }),
]);


/***/ })

};
