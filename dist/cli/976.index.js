export const id = 976;
export const ids = [976];
export const modules = {

/***/ 3715:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ classifyEnd)
});

;// CONCATENATED MODULE: ./build/adapter/agent/error-cause.js
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

;// CONCATENATED MODULE: ./build/adapter/agent/reset-time.js
const minute = 60_000;
/** A message can be a little older than the limit that it speaks of; without this it would mean tomorrow. */
const staleMs = 10 * minute;
/** The longest limit is a month: what lies further ahead was misread. */
const longestMs = 35 * 24 * 60 * minute;
/**
 * Epoch ms of the reset time in the CLI's own words: `\u2026|1760000400`, `resets 2am`, `resets 1:30am (Asia/Dhaka)`,
 * `resets May 5 at 9pm (America/New_York)`, `resets Jan 2, 2027, 9am`, `will reset at 3pm (\u2026)`, `resets in 2h 5m`,
 * `regain access on 2026-12-01 at 00:00 UTC`; undefined where there is none that can be believed. Only ever for the text
 * of an error result: a model can write anything (reliability C6).
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

;// CONCATENATED MODULE: ./build/adapter/agent/classify-end.js


/**
 * What a call came to. `is_error`, `api_error_status` and the CLI's own `error` decide, never `subtype: "success"`
 * and never text that the model wrote (DESIGN §4; claude-cli.md "Ends").
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
    return said === '' ? (result.subtype ?? 'The agent reported an error without a word.') : said.slice(0, 2000);
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


/***/ }),

/***/ 1286:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ denialsIn),
  b: () => (/* binding */ readStream)
});

// EXTERNAL MODULE: ./build/schema/usage.js
var schema_usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./build/adapter/agent/stream-line.js

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

;// CONCATENATED MODULE: ./build/adapter/agent/stream-usage.js

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
    const total = models.reduce((sum, model) => (0,schema_usage/* addUsage */.vk)(sum, {
        usd: 0,
        turns: 0,
        input_tokens: model.inputTokens,
        output_tokens: model.outputTokens,
        cache_read_tokens: model.cacheReadInputTokens,
        cache_creation_tokens: model.cacheCreationInputTokens,
    }), schema_usage/* noUsage */.tk);
    return {
        ...(models.length > 0 ? total : tokens),
        usd: result.total_cost_usd ?? 0,
        turns: Math.round(result.num_turns ?? counted.turns),
    };
}

;// CONCATENATED MODULE: ./build/adapter/agent/stream-reader.js



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
    let counted = schema_usage/* noUsage */.tk;
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
        counted = (0,schema_usage/* addUsage */.vk)(before === undefined ? counted : subtractUsage(counted, before), usage);
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


/***/ }),

/***/ 9201:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ makeBareDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** An empty bare git directory, as `git init --bare` makes it without a template, and without the process. */
function makeBareDirectory(gitDir, objectFormat) {
    for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, folder), { recursive: true });
    }
    const version = objectFormat === 'sha256' ? 1 : 0;
    const extensions = objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), `[core]\n\trepositoryformatversion = ${version}\n\tbare = true\n${extensions}`);
    // The branch is never made; git demands that HEAD names one.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
}


/***/ }),

/***/ 5857:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ besideStore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _bare_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9201);



/** A further git directory beside the store, made when it is first asked for. Whatever stood there before is not ours. */
function besideStore(store, name) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, '..', name);
    if (store.files.keeps(gitDir))
        return gitDir;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(gitDir, { recursive: true, force: true });
    (0,_bare_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .makeBareDirectory */ .G)(gitDir, store.objectFormat);
    store.files.keep(gitDir);
    return gitDir;
}


/***/ }),

/***/ 5228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d0: () => (/* binding */ engineConfig),
/* harmony export */   dV: () => (/* binding */ mayHoldSecret),
/* harmony export */   kj: () => (/* binding */ configEnvironment)
/* harmony export */ });
/* harmony import */ var _carried_configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1734);

/**
 * The engine's own git configuration file. Only settings about content rest on the disk; what may hold a secret goes
 * by `configEnvironment`. `safe.directory=*`: the receiving side of a path remote reads this file too, and `-c` does
 * not reach it (measured).
 */
function engineConfig(entries) {
    const lines = [['safe.directory', '*'], ...entries.filter((entry) => !mayHoldSecret(entry))];
    return lines.map(([key, value]) => section(key, value)).join('');
}
/**
 * Settings for git by environment: never on a command line, where every user of the machine could read them, and on
 * no disk, where the agent could (reliability G19). Needs git 2.31.
 */
function configEnvironment(entries) {
    const env = { GIT_CONFIG_COUNT: String(entries.length) };
    entries.forEach(([key, value], i) => {
        env[`GIT_CONFIG_KEY_${i}`] = key;
        env[`GIT_CONFIG_VALUE_${i}`] = value;
    });
    return env;
}
const mayHoldSecret = ([key]) => !key.startsWith('core.') || key === 'core.sshcommand';
function section(key, value) {
    const { section: name, subsection, name: variable } = (0,_carried_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .splitKey */ ._)(key);
    const head = subsection === '' ? `[${name}]` : `[${name} "${subsection.replace(/[\\"]/g, '\\$&')}"]`;
    return `${head}\n\t${variable} = "${quoted(value)}"\n`;
}
const quoted = (value) => value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\b', '\\b');


/***/ }),

/***/ 9965:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ hiddenFiles),
/* harmony export */   r: () => (/* binding */ listHidden)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2221);
/* harmony import */ var _self_ignored_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(566);




const maxListed = 20;
/** For reports: at most 20 paths, and how many there are. */
const listHidden = (hidden) => ({
    paths: hidden.slice(0, maxListed).map(_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8),
    total: hidden.length,
});
/**
 * Ignored files that the checkpoint's rules would have captured: only rules of this iteration hide them. (A task that
 * adds `.gitignore` and installs its dependencies does so rightly; one that hides its work does not.)
 * Promises: `entries` are the checkpoint's, and the private index still holds them.
 */
async function hiddenFiles(tree, allIgnored, entries) {
    const environment = (0,_self_ignored_js__WEBPACK_IMPORTED_MODULE_3__/* .readSelfIgnored */ .$s)(tree);
    const ignored = allIgnored.filter((path) => !isWithin(path, environment));
    if (ignored.length === 0)
        return [];
    const rules = await checkpointRules(tree, entries);
    try {
        // Git only takes a path for a directory where it finds one.
        for (const path of ignored)
            if (path.endsWith('/'))
                makeDirectory(rules, path);
        const newlyIgnored = await notIgnored(tree, rules, ignored);
        const whole = newlyIgnored.filter((path) => path.endsWith('/'));
        const single = newlyIgnored.filter((path) => !path.endsWith('/'));
        return [...single, ...(await notIgnored(tree, rules, await filesIn(tree, whole)))].sort();
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(rules, { recursive: true, force: true });
    }
}
/** A directory that holds the checkpoint's `.gitignore` files and nothing else. */
async function checkpointRules(tree, entries) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree.stateDir, 'rules');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory);
    const files = entries.filter(({ mode, path }) => mode.startsWith('100') && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === '.gitignore');
    await tree.git({
        args: ['checkout-index', '--force', `--prefix=${directory}/`, '-z', '--stdin'],
        input: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNul */ .MX)(files.map(({ path }) => path)),
    });
    return directory;
}
function makeDirectory(rules, path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(`${(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .rawPath */ .av)(rules)}/${path}`), { recursive: true });
    }
    catch (error) {
        // Where the checkpoint has a `.gitignore` of that name, its rules cannot mean the directory.
        if (!['EEXIST', 'ENOTDIR'].includes(error.code ?? ''))
            throw error;
    }
}
async function notIgnored(tree, rules, paths) {
    if (paths.length === 0)
        return [];
    // `./`: check-ignore knows no literal pathspecs, and a name may begin with `:`.
    const { stdout } = await tree.git({
        args: ['check-ignore', '--no-index', '-z', '--stdin'],
        input: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNul */ .MX)(paths.map((path) => `./${path}`)),
        cwd: rules,
        env: { GIT_WORK_TREE: rules, GIT_LITERAL_PATHSPECS: '0' },
        allow: [1],
    });
    const ignored = new Set((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout));
    return paths.filter((path) => !ignored.has(`./${path}`));
}
async function filesIn(tree, directories) {
    if (directories.length === 0)
        return [];
    const { stdout } = await tree.git({ args: ['ls-files', '-z', '--others', '--ignored', '--exclude-standard'] });
    const within = new Set(directories);
    return (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout).filter((path) => isWithin(path, within));
}
const isWithin = (path, directories) => parents(path).some((parent) => directories.has(parent));
/** `a/b/c` \u2192 `a/`, `a/b/`. */
function parents(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, at) => `${parts.slice(0, at + 1).join('/')}/`);
}


/***/ }),

/***/ 6087:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ historyOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _beside_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5857);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7850);
/* harmony import */ var _object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9300);
/* harmony import */ var _remote_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4262);
/* harmony import */ var _remote_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4981);







/** Commits to fetch before the answer is looked for again; the last one means all of them. */
const depths = [100, 2_000, 2_147_483_647];
function historyOf({ store, ...patience }) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, '..', 'history.git');
    const git = (0,_exec_js__WEBPACK_IMPORTED_MODULE_3__/* .gitAt */ .c8)(gitDir, store.env, store.files);
    const call = (0,_remote_call_js__WEBPACK_IMPORTED_MODULE_4__/* .remoteCall */ .V)(git, store.remote, patience);
    const fetch = async (commit, depth, filter) => {
        (0,_beside_store_js__WEBPACK_IMPORTED_MODULE_2__/* .besideStore */ .q)(store, 'history.git');
        const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
        const what = [`--filter=${filter}`, `--depth=${depth}`, _remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i, commit];
        await call.repeatedly([..._remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .lazily */ .q, 'fetch', ...quiet, ...what]);
    };
    const cuts = async (commit) => {
        if (!(await (0,_object_js__WEBPACK_IMPORTED_MODULE_6__/* .isThere */ .$B)(store, commit)))
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
        if (commit === ancestor || (await (0,_object_js__WEBPACK_IMPORTED_MODULE_6__/* .parentsOf */ .fY)(store, commit)).includes(ancestor))
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
    // 128: one of the two is not there.
    return (await git({ args: ['merge-base', '--is-ancestor', ancestor, commit], allow: [1, 128] })).code === 0;
}
function shallowCommits(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow');
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? lines((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')) : []);
}
const lines = (text) => text.split('\n').filter((line) => line !== '');


/***/ }),

/***/ 1519:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ inboxAt),
/* harmony export */   r: () => (/* binding */ inboxPrefix)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4377);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(774);




const Order = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(), by: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(200), text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(5000) });
/** One ref per order under this prefix: giving an order is creating a ref, so two people are never in each other's way. */
const inboxPrefix = (plan) => `refs/ralph/inbox/${plan}/`;
/**
 * Operator commands in the run's own remote: they reach any job on any machine, need no server, and wait for the next
 * job where none is at work. There is nobody outside to report to, so everything counts as delivered.
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
        deliver: async (effects) => effects.map(({ key }) => key),
        effectsOf: () => [],
        report: () => undefined,
        published: () => undefined,
        close: () => Promise.resolve(),
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
    if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
        throw error;
}
const refusedOrder = (remote, why) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'INBOX_REFUSED',
    kind: 'failed',
    message: `${remote} does not take the order: ${why}.`,
    hint: 'Nothing was changed. Orders are refs under refs/ralph/inbox/; allow them there.',
});


/***/ }),

/***/ 9300:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isThere),
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   g7: () => (/* binding */ treeOf)
/* harmony export */ });
/** Whether the store holds this commit. */
async function isThere({ objects }, oid) {
    return (await objects.read(`${oid}^{commit}`)) !== undefined;
}
/** Parents as the commit names them; none where the store lacks it. */
async function parentsOf({ objects }, commit) {
    const text = (await objects.read(commit))?.content.toString('utf8') ?? '';
    const [header = ''] = text.split('\n\n', 1);
    return [...header.matchAll(/^parent (\S+)$/gm)].map(([, oid = '']) => oid);
}
/** The tree of a commit; undefined where the store lacks it. */
async function treeOf({ objects }, commit) {
    return (await objects.look(`${commit}^{tree}`))?.oid;
}
/**
 * Reads many objects in one process. The answers stand in the order of `names` (`<commit>:<path>` and the like);
 * undefined where there is none. `lazy` are git arguments under which missing ones may be fetched.
 */
async function readObjects(git, names, lazy = []) {
    const { stdout } = await git({
        args: [...lazy, 'cat-file', '--batch'],
        input: names.map((name) => `${name}\n`).join(''),
    });
    let at = 0;
    return names.map(() => {
        const end = stdout.indexOf(0x0a, at);
        const [oid = '', type = '', size = ''] = stdout.toString('utf8', at, end).split(' ');
        at = end + 1;
        if (!/^\d+$/.test(size))
            return undefined;
        const content = stdout.subarray(at, at + Number(size));
        at += Number(size) + 1;
        return { oid, type, content };
    });
}


/***/ }),

/***/ 7164:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ pushRefusal)
});

// EXTERNAL MODULE: ./build/adapter/git/remote-url.js
var remote_url = __webpack_require__(1293);
;// CONCATENATED MODULE: ./build/adapter/git/rule-refusals.js
const exempt = 'exempt ralph/** from it (Settings \u2192 Rules \u2192 Rulesets)';
/**
 * Rules that GitHub names when it declines a push (GH006, GH009, GH013; platform facts 9, 39, 43): one push can break
 * several, and each is told.
 */
const ruleRefusals = [
    {
        pattern: /refusing to allow .* to create or update workflow|without `?workflows?`? (?:permission|scope)/i,
        why: 'the commit changes or brings along files in .github/workflows and the token lacks the "workflows" permission',
        way: "a workflow's own token never has it: give `github-token` an App's token that has, or merge the base by hand",
    },
    {
        pattern: /GH009|push protection|secret[- ]scanning|push (?:cannot|can't) contain secrets/i,
        why: 'secret scanning found a credential in the commit (GH013)',
        way: 'take it out and revoke it, or allow it at the address that GitHub names',
    },
    {
        pattern: /must have (?:valid|verified) signatures?|required signatures|commits must be signed/i,
        why: 'a rule demands signed commits',
        way: 'set `commit-mode: api`, so that GitHub signs them, and leave ralph/state/** out of the rule',
    },
    {
        pattern: /changes must be made through (?:a pull request|the merge queue)/i,
        why: 'a rule lets changes in by pull request alone',
        way: `that is for the branch that is merged into, not for ralph's own: ${exempt}`,
    },
    {
        pattern: /creations being restricted|cannot create (?:this )?ref|not allowed to create .*branch/i,
        why: 'a rule restricts who may create this branch',
        way: `let the account of the token bypass it, ${exempt}, or choose a "branch" in the plan that it allows`,
    },
    {
        pattern: /cannot update this protected ref|updates being restricted|not authorized to push to this branch/i,
        why: 'a rule restricts who may push to this branch',
        way: `let the account of the token bypass it, or ${exempt}`,
    },
    {
        pattern: /required status checks? (?:is|are|".*" is) expected|status check ".*" is expected/i,
        why: 'a rule wants status checks before the commit is there',
        way: `require them on the branch that is merged into alone: ${exempt}`,
    },
    {
        pattern: /code scanning is waiting|required deployments?|approving reviews? (?:is|are) required/i,
        why: 'a rule wants a review or a result before the commit is there',
        way: `require it on the branch that is merged into alone: ${exempt}`,
    },
    {
        pattern: /must not contain merge commits|linear history/i,
        why: 'a rule forbids merge commits',
        way: `set \`merge-base: false\`, or ${exempt}`,
    },
    {
        pattern: /commit message (?:must|does not) match|commit_message_pattern/i,
        why: 'a rule demands another form of commit messages',
        way: `set \`commit-prefix\` so that they fit, or ${exempt}`,
    },
    {
        pattern: /(?:author|committer) email(?: address)? (?:must|does not) match|(?:author|committer)_email_pattern/i,
        why: 'a rule demands other addresses of authors or committers',
        way: `set \`committer\`, set \`commit-mode: api\`, or ${exempt}`,
    },
    {
        pattern: /(?:branch|ref) name must match|branch_name_pattern/i,
        why: 'a rule demands another form of branch names',
        way: `choose a "branch" in the plan that fits, and exempt ralph/state/** from it`,
    },
    {
        pattern: /file path(?:s|name)? .*restrict|restricted file path|file_path_restriction|file extension/i,
        why: 'a rule forbids changes of these files',
        way: 'add them to `protected-paths`, so that no attempt changes them, or give the task other `paths`',
    },
    {
        pattern: /cannot force-push|force pushes being restricted/i,
        why: 'a rule forbids that the branch goes backwards, and somebody moved it',
        way: 'run again: the next job builds on what is there',
    },
    {
        pattern: /repository (?:was|is|has been) archived|read-only/i,
        why: 'the repository is archived',
        way: 'Settings \u2192 General \u2192 Unarchive',
    },
];

;// CONCATENATED MODULE: ./build/adapter/git/push-refusal.js


/** Why a remote refuses one ref although nobody else moved it; of these the first match counts. */
const refusals = [
    { pattern: /currently checked out/i, why: 'the branch is checked out there; switch to another branch' },
    {
        pattern: /GH001|exceeds .* file size limit|Large files detected|object exceeds/i,
        why: 'a file is larger than the remote accepts',
    },
    { pattern: /GH006|protected branch/i, why: 'the branch is protected (GH006)' },
    { pattern: /GH013|rule violations/i, why: 'a repository rule forbids it (GH013)' },
    { pattern: /hook declined/i, why: 'a hook at the remote declined it' },
    { pattern: /shallow update not allowed/i, why: 'the remote is itself a shallow clone and accepts no new history' },
    {
        pattern: /'[^']+' exists; cannot create|directory\/file conflict|refname conflict/i,
        why: 'another branch has a name that begins alike, so git cannot make this one',
    },
    {
        pattern: /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i,
        why: 'the ref is locked there; where no git runs any more, remove the .lock file that it names',
    },
    {
        pattern: /fsck|unpack(?:er)? error|unpack failed|index-pack|unpack-objects/i,
        why: 'it could not store the objects',
    },
    { pattern: /non-fast-forward|denying|prohibited|not allowed|deny/i, why: 'its configuration forbids this update' },
];
/** A lock there can be a rival's that is just writing: the same push is worth repeating. */
const passing = /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i;
/**
 * What the remote answered about our one ref, from `git push --porcelain` and the words on stderr; undefined where it
 * did not judge the ref at all (then it was the transport). Every rule that it names is named, each with the way round.
 */
function pushRefusal(stdout, stderr) {
    const reason = /^!\t[^\t]*\t\[(?:remote )?rejected\] ?\(?(.*?)\)?$/m.exec(stdout)?.[1];
    if (reason === undefined)
        return undefined;
    const said = stderr.split('\n').flatMap((line) => (line.startsWith('remote:') ? [line.slice(7).trim()] : []));
    const words = [reason, ...said].filter((line) => line !== '');
    const all = words.join('\n');
    const quoted = (0,remote_url/* withoutCredentials */.r)(words.slice(0, 6).join(' | ')).slice(0, 500);
    const why = reasonsIn(all).map((one) => (one.way === undefined ? one.why : `${one.why}; ${one.way}`));
    return {
        why: why.length === 0 ? quoted : `${why.join('. ')} (${quoted})`,
        passing: passing.test(all) && !/exists; cannot/.test(all),
        lock: /Unable to create '([^']+\.lock)'/.exec(all)?.[1],
    };
}
function reasonsIn(said) {
    const rules = ruleRefusals.filter(({ pattern }) => pattern.test(said));
    if (rules.length > 0)
        return rules;
    const first = refusals.find(({ pattern }) => pattern.test(said));
    return first === undefined ? [] : [first];
}


/***/ }),

/***/ 2221:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   MX: () => (/* binding */ joinNul),
/* harmony export */   P8: () => (/* binding */ showPath),
/* harmony export */   av: () => (/* binding */ rawPath)
/* harmony export */ });
const bytesOf = (path) => Buffer.from(path, 'latin1');
const rawPath = (text) => Buffer.from(text, 'utf8').toString('latin1');
/** The fields of git's `-z` output. */
function splitNul(output) {
    const fields = output.toString('latin1').split('\0');
    fields.pop();
    return fields;
}
/** The input for git's `-z --stdin`. */
const joinNul = (paths) => bytesOf(paths.map((path) => `${path}\0`).join(''));
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The path for people and for JSON: UTF-8, and where it is none, `\xE9` for each byte above ASCII. */
function showPath(path) {
    try {
        return strict.decode(bytesOf(path));
    }
    catch {
        return path.replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    }
}


/***/ }),

/***/ 4262:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ remoteCall)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _remote_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2864);



function remoteCall(git, remote, patience) {
    const { backoffMs = [1_000, 2_000, 4_000, 8_000, 16_000], timeoutMs = 600_000 } = patience;
    const once = async (args) => {
        try {
            return await git({ args, allow: 'any', timeoutMs });
        }
        catch (error) {
            if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A) || error.code !== 'GIT_TIMED_OUT')
                throw error;
            return { code: 128, stdout: Buffer.alloc(0), stderr: error.message };
        }
    };
    const pause = async (round) => {
        const delay = backoffMs[round];
        if (delay === undefined)
            return false;
        // Jobs that failed together must not come back together.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delay * (0.5 + Math.random()));
        return true;
    };
    const repeatedly = async (args) => {
        for (let round = 0;; round++) {
            const result = await once(args);
            if (result.code === 0)
                return result;
            const fault = (0,_remote_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .transportFault */ .y)(remote, result.stderr);
            if (fault?.passing && (await pause(round)))
                continue;
            throw fault?.error ?? (0,_remote_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownFault */ .$)(remote, result.stderr);
        }
    };
    return { once, repeatedly, pause };
}


/***/ }),

/***/ 2864:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unknownFault),
/* harmony export */   y: () => (/* binding */ transportFault)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1293);


const unreachable = {
    code: 'REMOTE_UNREACHABLE',
    sentence: 'it cannot be reached, or the connection broke',
    hint: 'Check the network, proxy and status of the host, then run again; nothing is lost.',
    passing: true,
};
/** What git and curl say when a remote cannot be used; the first match counts. */
const faults = [
    {
        pattern: /no space left on device|out of disk ?space|disk quota exceeded/i,
        code: 'REMOTE_FULL',
        sentence: 'the disk is full, there or here',
        hint: 'Free some space and run again. Nothing was overwritten; the run goes on from its last state.',
        passing: false,
    },
    {
        pattern: /SSL certificate problem|certificate verif|unable to get local issuer|Host key verification failed/i,
        code: 'REMOTE_UNTRUSTED',
        sentence: 'its certificate or host key is not trusted here',
        hint: 'Set http.sslCAInfo in your git configuration, or add the host to ~/.ssh/known_hosts.',
        passing: false,
    },
    {
        pattern: /repository was archived|is read-only/i,
        code: 'REMOTE_ARCHIVED',
        sentence: 'the repository is archived, so nothing can be written there',
        hint: 'Settings \u2192 General \u2192 Unarchive, or choose another remote.',
        passing: false,
    },
    {
        pattern: /enforced SAML|SAML SSO|IP allow ?list|forbids access via a/i,
        code: 'REMOTE_POLICY',
        sentence: 'a policy of the organisation keeps this token or this machine out',
        hint: 'SAML: authorise the token for the organisation. IP allow list: use a runner whose address is on it. Kind of token: use one that the organisation accepts.',
        passing: false,
    },
    {
        // An answer that ends within its headers makes git take the server for one that only gives out files, which GitHub
        // refuses with 403: no word about our credentials (tried; git 2.39).
        pattern: /dumb http transport|git-http-push failed|curl_result = \d+|Unable to find [0-9a-f]{40,} under http/i,
        ...unreachable,
    },
    {
        pattern: /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|returned error: 40[13]|HTTP 40[13]|Invalid username or|Permission to .* denied|Write access to repository not granted/i,
        code: 'REMOTE_AUTH',
        sentence: 'it refuses our credentials',
        hint: 'Check the token or key: it must not be expired and needs write access to the contents of the repository (in Actions: permissions: contents: write).',
        passing: false,
    },
    {
        pattern: /Repository not found|repository '.*' not found|returned error: 404|does not appear to be a git repository|ERROR: The project you were looking for/i,
        code: 'REMOTE_NOT_FOUND',
        sentence: 'there is no such repository, or it is hidden from us',
        hint: 'Check the address (git remote -v) and whether the token may see the repository.',
        passing: false,
    },
    {
        pattern: /Could not resolve|Couldn't resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out|closed)|returned error: (?:5\d\d|429)|HTTP (?:5\d\d|429)|Operation too slow|early EOF|transfer closed|unexpected disconnect|hung up|RPC failed|Empty reply|curl \d+|gnutls|\bTLS\b|SSL_|Network is unreachable|No route to host|timed out|did not end in time|expected flush after|of body (?:is|are) still expected|bad pack header|Could not read from remote repository/i,
        ...unreachable,
    },
];
/** What stopped git from talking to `remote`, from its own words; undefined where the words name no transport fault. */
function transportFault(remote, said) {
    const fault = faults.find(({ pattern }) => pattern.test(said));
    if (fault === undefined)
        return undefined;
    const message = `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .r)(remote)} cannot be used: ${fault.sentence}. Git says: ${tail(said)}`;
    return {
        error: new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({ code: fault.code, kind: 'failed', message, hint: fault.hint }),
        passing: fault.passing,
    };
}
const unknownFault = (remote, said) => new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'REMOTE_FAILED',
    kind: 'failed',
    message: `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .r)(remote)} answered in a way that ralph does not know. Git says: ${tail(said)}`,
    hint: 'Try `git ls-remote` with that address; what it says is what ralph met. Then run again: nothing is lost.',
});
const tail = (said) => (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .r)(said.trim()).slice(-800);


/***/ }),

/***/ 4981:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ remoteName),
/* harmony export */   q: () => (/* binding */ lazily)
/* harmony export */ });
/** How git knows the run's remote in the engine's store, so that no token in its address is on a command line. */
const remoteName = 'ralph';
/**
 * Git arguments under which objects that a filtered fetch left out are fetched when they are needed. They are given
 * per call and never configured: in a store that is a promisor's for good, every look at a missing commit silently
 * fetches its whole history (measured).
 */
const lazily = [
    ...['-c', `remote.${remoteName}.promisor=true`],
    // Without a default filter git writes one, and the promisor, into the store's configuration.
    ...['-c', `remote.${remoteName}.partialclonefilter=tree:2`],
];


/***/ }),

/***/ 9605:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NU: () => (/* binding */ restoreTree),
/* harmony export */   TF: () => (/* binding */ remove),
/* harmony export */   cW: () => (/* binding */ isOwnDirectory),
/* harmony export */   vf: () => (/* binding */ discard)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);
/* harmony import */ var _core_machine_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(754);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(774);
/* harmony import */ var _hidden_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9965);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2221);
/* harmony import */ var _strays_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9977);
/* harmony import */ var _submodules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7188);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5207);










/**
 * Leaves exactly the files of the commit, ignored ones excepted, and no `.git`. What git does not put right within two
 * rounds is written anew without its stat data; after that the directory is thrown away and filled again.
 * `refilled`: it was, and what set-up commands had made is gone. Throws RalphError WORKSPACE_UNUSABLE.
 */
async function restoreTree(tree, commit, 
/** The index holds the commit's tree already: a look may be enough. */
{ isIndexed = false } = {}) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${tree.index}.lock`, { force: true });
    const rounds = isIndexed ? ['look', ...allRounds] : allRounds;
    const kept = isOwnDirectory(tree.directory) ? await restoreInPlace(tree, commit, rounds) : undefined;
    const { ignored } = kept ?? (await refill(tree, commit));
    return { refilled: kept === undefined, ignored };
}
/** A link in the workspace's place would lead git into a foreign directory. */
function isOwnDirectory(directory) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(directory, { throwIfNoEntry: false })?.isDirectory() === true;
}
const allRounds = ['first', 'second', 'anew'];
async function restoreInPlace(tree, commit, rounds = allRounds) {
    for (const round of rounds) {
        // No further round helps where the commit itself is missing, and nothing is thrown away for it.
        if (round === 'second')
            await demand(tree, commit);
        if (round === 'anew')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(tree.index, { force: true });
        try {
            const left = await restoreRound(tree, commit, { isIndexed: round === 'look' });
            if (left)
                return left;
        }
        catch (error) {
            if (!isGivingUp(error))
                throw error;
        }
    }
    return undefined;
}
/** Git or the file system would not: the next round, or a new directory, may do. A full disk is told at once. */
function isGivingUp(error) {
    if (error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A)
        return error.code === 'GIT_FAILED';
    return ['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY', 'EROFS'].includes(error.code ?? '');
}
/** One attempt; what is in the directory where that then is the commit and nothing else. */
async function restoreRound(tree, commit, { isIndexed = false } = {}) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(tree.directory, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(tree.directory).mode | 0o700);
    remove(Buffer.from((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree.directory, '.git')));
    const reset = isIndexed ? { code: 0 } : await readTree(tree, commit);
    (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .failpoint */ .Zu)('workspace.tree-read');
    // Cleaning comes after, by the commit's ignore rules; failures show in what is left.
    let seen = await survey(tree);
    if (seen.unlocked || seen.hasEmptyFolder || seen.untracked.length > 0) {
        await tree.git({ args: ['clean', '-ffdq'], allow: 'any' });
        seen = await survey(tree);
    }
    (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .failpoint */ .Zu)('workspace.cleaned');
    // What rules of the agent's own hid from the cleaning: the next round cleans where they were.
    const hidden = await (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_5__/* .hiddenFiles */ .e)(tree, seen.ignored, seen.entries);
    const odd = [...hidden, ...seen.strays.map(({ path }) => path)];
    for (const path of odd)
        remove((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(`${(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_6__/* .rawPath */ .av)(tree.directory)}/${path}`));
    if (hidden.length > 0)
        return undefined;
    // What was removed may have hidden something.
    if (odd.length > 0)
        seen = await survey(tree);
    if (seen.unlocked || seen.gone.length + seen.changed.length + seen.untracked.length > 0)
        return undefined;
    if (reset.code !== 0 && !(await indexHolds(tree, commit)))
        return undefined;
    // Only now no directory above them can be a link.
    for (const path of seen.empty)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(`${(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_6__/* .rawPath */ .av)(tree.directory)}/${path}`), { recursive: true });
    for (const submodule of seen.filled) {
        makeDirectory(submodule.tree.directory);
        if (!(await restoreInPlace(submodule.tree, submodule.commit)))
            return undefined;
    }
    return seen;
}
async function readTree(tree, commit) {
    const reset = await tree.git({ args: ['read-tree', '-u', '--reset', commit], allow: 'any' });
    refuseMachineFault(reset.stderr);
    return reset;
}
/** What git sees, and what it does not. */
async function survey(tree) {
    const seen = await (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .lookAt */ .t5)(tree);
    const { filled, empty } = await (0,_submodules_js__WEBPACK_IMPORTED_MODULE_8__/* .submodulesIn */ .LF)(tree, seen.entries);
    const ignored = [...seen.ignored, ...filled.map(({ path }) => `${path}/`)];
    return { ...seen, filled, empty, ...(0,_strays_js__WEBPACK_IMPORTED_MODULE_7__/* .findStrays */ ._)(tree.directory, { ignored, submodules: empty, unlock: true }) };
}
/** Whatever stands there instead goes. */
function makeDirectory(place) {
    if (!isOwnDirectory(place))
        remove(Buffer.from(place));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place, { recursive: true });
}
async function indexHolds(tree, commit) {
    const args = ['diff-index', '--cached', '--name-only', '--ignore-submodules=none', commit];
    return (await tree.git({ args })).stdout.length === 0;
}
async function demand(tree, commit) {
    await tree.store({ args: ['cat-file', '-e', `${commit}^{tree}`] });
}
async function refill(tree, commit) {
    // Nothing is thrown away for a commit that is missing.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(tree.directory, { throwIfNoEntry: false }))
        await demand(tree, commit);
    try {
        discard(tree.directory);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(tree.directory, { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(tree.index, { force: true });
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .failpoint */ .Zu)('workspace.emptied');
        const left = await restoreRound(tree, commit);
        if (left)
            return left;
    }
    catch (error) {
        if (!isGivingUp(error))
            throw error;
        await demand(tree, commit);
        throw unusable(tree, error);
    }
    throw unusable(tree, undefined);
}
/**
 * Leaves nothing of what is in the directory. It itself stays where that works: a runner's checkout may be a file
 * system of its own, and later steps stand in it; on a full disk not even a directory can be made to move it to.
 */
function discard(directory) {
    if (!isOwnDirectory(directory))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, { force: true });
    else if (!emptied(directory))
        putOutOfTheWay(directory);
}
function emptied(directory) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(directory, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(directory).mode | 0o700);
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { encoding: 'buffer' }))
            remove(below(Buffer.from(directory), entry));
        return true;
    }
    catch (error) {
        if (!isGivingUp(error))
            throw error;
        return false;
    }
}
function putOutOfTheWay(directory) {
    const aside = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(`${directory}.discarded-`);
    // Moving a directory writes its `..`, which its owner may have forbidden.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(directory, 0o700);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(directory, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory)));
    try {
        remove(Buffer.from(aside));
    }
    catch {
        // Files that cannot be removed (immutable, another owner's) cost disk space, and nothing reads them any more.
    }
}
const below = (folder, name) => Buffer.concat([folder, Buffer.from('/'), name]);
/** Removes whatever is there, read-only directories included; throws what the file system says where it cannot. */
function remove(place) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(place, { recursive: true, force: true });
    }
    catch (error) {
        if (!isGivingUp(error) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isDirectory())
            throw error;
        unlockAll(place);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(place, { recursive: true, force: true });
    }
}
/** Even the owner cannot empty a directory that is read-only. */
function unlockAll(folder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
    for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'buffer', withFileTypes: true })) {
        if (entry.isDirectory())
            unlockAll(below(folder, entry.name));
    }
}
/** What no other directory mends is told at once; one that is mounted read-only may have been put there by an agent. */
function refuseMachineFault(said) {
    const fault = (0,_core_machine_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .machineFault */ .M)({ said, what: 'the workspace could not be filled.' });
    if (fault && fault.code !== 'DISK_READ_ONLY')
        throw fault;
}
const unusable = (tree, cause) => new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'WORKSPACE_UNUSABLE',
    kind: 'failed',
    message: `The workspace ${tree.directory} could not be filled${cause instanceof Error ? `: ${cause.message}` : '.'}`,
    hint: 'Remove that directory (files in it may be immutable or belong to another user), then run again.',
    cause,
});


/***/ }),

/***/ 566:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ readSelfIgnored),
/* harmony export */   iF: () => (/* binding */ rememberSelfIgnored),
/* harmony export */   qw: () => (/* binding */ forgetSelfIgnored)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2221);



const file = (tree) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree.stateDir, 'self-ignored');
/**
 * Remembers directories that ignore themselves by a `.gitignore` of their own, as `python -m venv` makes them. Called
 * after the set-up commands, with what is ignored then: what those left is environment, and the same trick of the
 * agent's is not.
 */
function rememberSelfIgnored(tree, ignored) {
    const rules = ignored.filter((path) => path.endsWith('/.gitignore'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file(tree), (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNul */ .MX)(rules.map((path) => path.slice(0, -'.gitignore'.length))));
}
const forgetSelfIgnored = (tree) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file(tree), { force: true });
const readSelfIgnored = (tree) => new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file(tree)) ? (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file(tree))) : []);


/***/ }),

/***/ 8451:
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
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3097);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1293);




const mostFindings = 10;
const newerState = (place, read) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'STATE_NEWER',
    kind: 'data',
    message: `${read.file} in ${place.ref} (commit ${place.commit}) has schema ${read.version}; this ralph knows schemas up to ${read.known}. Nothing was written.`,
    hint: 'A newer ralph wrote it: update ralph here, or pin the version of the Action that the other jobs use.',
});
/** `good` is an earlier state commit that can be loaded. */
const corruptState = (place, findings, good) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'STATE_CORRUPT',
    kind: 'data',
    message: `The state in ${place.ref} (commit ${place.commit}) cannot be read: ${shown(findings).join('; ')}. Nothing was written.`,
    hint: waysOn(place, good, 'None of the 50 states before it is usable.'),
    findings: shown(findings),
});
/** Its objects are damaged, so that git cannot even look for an earlier one; anything else is passed on. */
function unreadableState({ remote, ref, commit }, error) {
    if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A) || error.code !== 'OBJECT_UNREADABLE')
        return error;
    const before = `git reflog show ${(0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shownRef */ .nK)(ref)}`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'STATE_UNREADABLE',
        kind: 'data',
        message: `The state in ${ref} (commit ${commit}) of ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCredentials */ .r)(remote)} is damaged. ${error.message}. Nothing was written.`,
        hint: `${error.hint} Where there is no other copy, \`${before}\` lists the states before it: \`git update-ref ${ref} <commit> ${commit}\` goes back to one.`,
        cause: error,
    });
}
/** A state that can be read and cannot be true: the engine did not come to it. */
const untrueState = (place, at) => untrue(place, at, `\`git log ${(0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shownRef */ .nK)(place.ref)}\` shows who. ${waysOn(place, at.good, 'Which state before it is a true one cannot be told.')}`);
/** The same, where the job that found it held the run and has put its own state back. */
const putBackState = (place, at) => untrue(place, at, `${(0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shownRef */ .nK)(place.ref)} was put back to ${at.good}, which this job had written; \`git log ${(0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shownRef */ .nK)(asideName(place.ref, place.commit))}\` shows the other one. Find out who wrote it, then run again: the run goes on from the state that is true.`);
const untrue = (place, { code, findings }, hint) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code,
    kind: 'data',
    message: `The state in ${place.ref} (commit ${place.commit}) ${told[code]}: ${shown(findings).join('; ')}. Somebody, or an agent that reached the repository, wrote it.`,
    hint,
    findings: shown(findings),
});
const told = {
    STATE_FORGED: 'says what did not happen',
    STATE_NOT_ITS_EVENTS: 'is not what its events say',
};
/** Where a state that nobody goes on from is kept. */
const asideName = (ref, commit) => `${ref}-broken-${commit.slice(0, 7)}`;
function waysOn(place, good, without) {
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCredentials */ .r)(place.remote);
    const lease = `git fetch '${remote}' ${place.ref} && git push --force-with-lease=${place.ref}:${place.commit} '${remote}'`;
    const back = good === undefined ? without : `To go back to the last good state: ${lease} ${good}:${place.ref}.`;
    const aside = `${lease} ${place.commit}:${asideName(place.ref, place.commit)} :${place.ref}`;
    return `${back} To put it aside and begin a new run: ${aside}`;
}
/** Another version's file can be wrong in every line. */
function shown(findings) {
    const more = findings.length - mostFindings;
    return more > 0 ? [...findings.slice(0, mostFindings), `and ${more} more`] : findings;
}
const refusedState = (place, refusal) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: refusal.hint === undefined ? 'REMOTE_REFUSED' : 'REF_LOCKED',
    kind: 'failed',
    message: `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCredentials */ .r)(place.remote)} refuses the state ref ${place.ref}: ${refusal.why}.`,
    hint: refusal.hint ?? rulesHint(place.ref),
});
const rulesHint = (ref) => ref.startsWith('refs/heads/')
    ? `Exempt ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shownRef */ .nK)(ref))}/** from the rules of the repository, or give the token the right to push there.`
    : `Give the token the right to push there, or keep the state in a branch: the setting \`state-ref\`.`;


/***/ }),

/***/ 9977:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ findStrays)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2221);


/** Walks the tree once and never follows a link. The `.git` at the root is the disposable one and is skipped. */
function findStrays(directory, walk) {
    const strays = [];
    const found = { unlocked: false, hasEmptyFolder: false };
    const ignored = new Set(walk.ignored);
    const submodules = new Set(walk.submodules);
    const folders = [''];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        if (ignored.has(folder))
            continue;
        const place = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)(`${(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .rawPath */ .av)(directory)}/${folder}`);
        if (walk.unlock && unlock(place))
            found.unlocked = true;
        const inside = look(place, folder, submodules);
        for (const stray of inside.strays)
            strays.push(stray);
        if (inside.isEmpty && !submodules.has(folder.slice(0, -1)))
            found.hasEmptyFolder = true;
        for (const path of inside.folders)
            folders.push(path);
    }
    return { strays, ...found };
}
function look(place, folder, submodules) {
    const inSubmodule = submodules.has(folder.slice(0, -1));
    const entries = list(place);
    if (entries === undefined) {
        return { strays: [{ path: folder.slice(0, -1), kind: 'locked' }], folders: [], isEmpty: false };
    }
    const strays = [];
    const folders = [];
    for (const entry of entries) {
        const path = folder + entry.name;
        const isReplaced = submodules.has(path) && !entry.isDirectory();
        const kind = inSubmodule || isReplaced ? 'submodule' : kindOf(entry);
        if (kind === 'folder')
            folders.push(`${path}/`);
        else if (kind !== 'file' && path !== '.git')
            strays.push({ path, kind });
    }
    return { strays, folders, isEmpty: entries.length === 0 };
}
function kindOf(entry) {
    if (entry.name === '.git')
        return 'git';
    if (entry.isDirectory())
        return 'folder';
    return entry.isFile() || entry.isSymbolicLink() ? 'file' : 'special';
}
function list(place) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { encoding: 'latin1', withFileTypes: true });
    }
    catch (error) {
        // A directory that is gone by now holds nothing.
        return error.code === 'ENOENT' ? [] : undefined;
    }
}
function unlock(place) {
    const { mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place);
    if ((mode & 0o700) === 0o700)
        return false;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(place, (mode & 0o7777) | 0o700);
    return true;
}


/***/ }),

/***/ 7188:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ submoduleObjects),
/* harmony export */   Js: () => (/* binding */ emptySubmodules),
/* harmony export */   LF: () => (/* binding */ submodulesIn),
/* harmony export */   RS: () => (/* binding */ isInPlace)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9300);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2221);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5207);






/** The submodules of what the index holds. */
async function submodulesIn(tree, entries) {
    const links = entries.filter(({ mode }) => mode === _work_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .gitlink */ .RJ);
    if (links.length === 0)
        return { filled: [], empty: [] };
    const there = await present(tree.store, links.map(({ oid }) => oid));
    const filled = links.flatMap(({ path, oid }, at) => {
        const shown = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_3__/* .showPath */ .P8)(path);
        // A directory whose name is no text cannot be named to git by its environment.
        return there[at] && (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_3__/* .rawPath */ .av)(shown) === path ? { path, commit: oid, tree: below(tree, shown) } : [];
    });
    const known = new Set(filled.map(({ path }) => path));
    return { filled, empty: links.flatMap(({ path }) => (known.has(path) ? [] : path)) };
}
/** Whether no link stands in the way of the directory, so that git may read and write in it. */
function isInPlace(outer, { path }) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(outer.directory), (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_3__/* .showPath */ .P8)(path));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(directory) === directory;
}
function below(outer, path) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outer.directory, path);
    const index = `submodule-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(directory).digest('hex').slice(0, 16)}`;
    return (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .workTree */ ._E)({ git: outer.store, stateDir: outer.stateDir, directory, index });
}
/** Paths of a commit's submodules that nothing can be put into, because the user's repository has not got them. */
async function emptySubmodules({ git }, commit) {
    const { stdout } = await git({ args: ['ls-tree', '-r', '-z', commit] });
    const links = stdout
        .toString('utf8')
        .split('\0')
        .flatMap((line) => {
        const [, oid = '', path = ''] = /^160000 commit ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        return oid === '' ? [] : { oid, path };
    });
    const there = await present(git, links.map(({ oid }) => oid));
    return links.flatMap(({ path }, at) => (there[at] ? [] : path));
}
async function present(git, oids) {
    const names = oids.map((oid) => `${oid}^{tree}`);
    return oids.length === 0 ? [] : (await (0,_object_js__WEBPACK_IMPORTED_MODULE_5__/* .readObjects */ .$I)(git, names)).map((found) => found?.type === 'tree');
}
/** Where the user's repository keeps the objects of its submodules, and of theirs. */
function submoduleObjects(gitDir) {
    const worktrees = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'worktrees');
    const linked = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(worktrees) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(worktrees).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(worktrees, name, 'modules')) : [];
    return [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'modules'), ...linked].flatMap(objectsBelow);
}
/** A submodule's name may hold slashes, so its git directory may lie some folders down. */
function objectsBelow(modules) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(modules))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(modules, { withFileTypes: true }).flatMap((entry) => {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(modules, entry.name);
        if (!entry.isDirectory())
            return [];
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, 'HEAD')))
            return objectsBelow(place);
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, 'objects'), ...objectsBelow((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, 'modules'))];
    });
}


/***/ }),

/***/ 5378:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ objectSizes),
/* harmony export */   X: () => (/* binding */ treeDifferences)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2221);

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


/***/ }),

/***/ 5207:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ touchedFiles),
/* harmony export */   In: () => (/* binding */ interruptible),
/* harmony export */   RJ: () => (/* binding */ gitlink),
/* harmony export */   _E: () => (/* binding */ workTree),
/* harmony export */   ei: () => (/* binding */ newFiles),
/* harmony export */   t5: () => (/* binding */ lookAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2221);



/**
 * `git` is bound to the store, whose configuration leaves `core.trustctime` and `core.checkStat` at their defaults: an
 * edit that keeps size and mtime is noticed by its ctime or inode.
 */
function workTree(options) {
    const { directory, stateDir } = options;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(stateDir, { recursive: true });
    const index = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(stateDir, options.index);
    const env = {
        GIT_WORK_TREE: directory,
        GIT_INDEX_FILE: index,
        GIT_LITERAL_PATHSPECS: '1',
    };
    return {
        directory,
        index,
        stateDir,
        store: options.git,
        git: (call) => options.git({ cwd: directory, ...call, env: { ...env, ...call.env } }),
    };
}
/** The store has no HEAD commit: `status` compares the index with nothing and so lists all of it (`1 A\u2026`). */
async function lookAt(tree) {
    const all = ['--untracked-files=all', '--ignored=matching', '--ignore-submodules=all', '--no-renames'];
    const { stdout } = await tree.git({ args: ['status', '--porcelain=v2', '-z', ...all] });
    const found = {
        entries: [],
        gone: [],
        changed: [],
        untracked: [],
        ignored: [],
    };
    for (const line of (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout)) {
        if (line.startsWith('? '))
            found.untracked.push(line.slice(2));
        else if (line.startsWith('! '))
            found.ignored.push(line.slice(2));
        else
            addTracked(found, line);
    }
    return found;
}
/** `1 A<state of the file> <submodule> <three modes> <two oids> <path>`, of which the second of each is the index's. */
function addTracked(found, line) {
    const [, state = '', , , mode = '', , , oid = '', ...rest] = line.split(' ');
    const path = rest.join(' ');
    found.entries.push({ mode, oid, path });
    if (mode === gitlink)
        return;
    if (state[1] === 'D')
        found.gone.push(path);
    else if (state[1] !== '.')
        found.changed.push(path);
}
const gitlink = '160000';
/**
 * Reads hardly a file: `status` reads one that was empty, or has its old size but for some 4 GiB, to the end.
 * `timeoutMs` as in a call of git.
 */
async function touchedFiles(tree, timeoutMs) {
    const args = ['diff-files', '-z', '--ignore-submodules=all'];
    const { stdout } = await tree.git({ args, ...(timeoutMs !== undefined && { timeoutMs }) });
    const fields = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout);
    const found = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        const [mode = '', , oid = '', , status] = (fields[at] ?? '').slice(1).split(' ');
        found.push({ mode, oid, path: fields[at + 1] ?? '', gone: status === 'D' });
    }
    return found;
}
/** What is new beside the tracked files and not ignored; a directory that is new as a whole is one path ending in `/`. */
async function newFiles(tree) {
    const args = ['ls-files', '-z', '--others', '--exclude-standard', '--directory', '--no-empty-directory'];
    return (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)((await tree.git({ args })).stdout);
}
/** The same work tree, whose git is killed when `signal` fires. */
const interruptible = (tree, signal) => ({
    ...tree,
    git: (call) => tree.git({ signal, ...call }),
    store: (call) => tree.store({ signal, ...call }),
});


/***/ }),

/***/ 1041:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ keepFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * Remembers what is at `path` now. What is not held in memory is compared by its times alone, and cannot be put back.
 */
function keepFile(root, path, { isHeld = true } = {}) {
    const before = isHeld ? foundAt(path) : undefined;
    let print = printOf(path);
    return {
        path,
        differs() {
            const now = printOf(path);
            if (now === print)
                return false;
            // Touched, and no more than that.
            const isSame = isHeld && same(before, foundAt(path));
            if (isSame)
                print = now;
            return !isSame;
        },
        putBack() {
            if (!isHeld)
                throw new Error('its content was not kept');
            clearParents(root, path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true, recursive: true });
            if (before)
                write(path, before);
            print = printOf(path);
        },
    };
}
function foundAt(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (stat.isSymbolicLink())
            return { link: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) };
        return stat.isFile() ? { content: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path), mode: stat.mode & 0o777 } : 'other';
    }
    catch {
        return undefined;
    }
}
function same(one, other) {
    if (one === undefined || one === 'other' || other === undefined || other === 'other')
        return one === other;
    if ('link' in one)
        return 'link' in other && one.link === other.link;
    return 'content' in other && one.mode === other.mode && one.content.equals(other.content);
}
function write(path, before) {
    if (before === 'other')
        throw new Error('it was neither a file nor a link');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    if ('link' in before)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(before.link, path);
    else
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, before.content, { flag: 'wx', mode: before.mode });
}
const nothing = 'nothing';
function printOf(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
        if (stat === undefined)
            return nothing;
        return [stat.dev, stat.ino, stat.mode, stat.size, stat.mtimeNs, stat.ctimeNs].join(' ');
    }
    catch {
        // A file in the place of one of its folders.
        return 'unreachable';
    }
}
/** Nothing is written or removed through a link that took the place of a folder. */
function clearParents(root, path) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (let at = 0; at < parts.length; at++) {
        const folder = [root, ...parts.slice(0, at)].join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
        if (stat === undefined)
            return;
        if (stat.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, stat.mode | 0o700);
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { force: true });
    }
}


/***/ }),

/***/ 7611:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ processDirectory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6232);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(774);
/* harmony import */ var _process_process_exists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5244);
/* harmony import */ var _process_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5641);







/**
 * Makes `<home>/<kind>-<host>-<pid>-<random>`, and removes what dead processes of this host left under the same kind: a
 * killed engine's locks and files are in nobody's way. 0700, since it may hold what others must not read. Throws
 * RalphError HOME_NOT_WRITABLE.
 */
async function processDirectory(home, kind) {
    const prefix = `${kind}-${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)().replaceAll(/[^A-Za-z0-9.]/g, '_')}-`;
    const path = await made(home, `${prefix}${process.pid}-`);
    await sweep(home, prefix);
    (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .failpoint */ .Zu)('process-directory.made');
    const remove = async () => {
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .failpoint */ .Zu)('process-directory.remove');
        await (0,_process_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)(path);
    };
    return { path, remove };
}
async function made(home, prefix) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(home, { recursive: true, mode: 0o700 });
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, prefix));
    }
    catch (cause) {
        const { code = '', message } = cause;
        if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code))
            throw cause;
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
            code: 'HOME_NOT_WRITABLE',
            kind: 'failed',
            message: `ralph keeps its own files below ${home}, and cannot write there: ${message}`,
            hint: 'Set RALPH_HOME to a folder that you can write, such as RALPH_HOME=/var/tmp/ralph (else it is XDG_STATE_HOME or HOME that names it), and run again.',
            cause,
        });
    }
}
async function sweep(home, prefix) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(home)) {
        const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
        if (pid > 0 && !(0,_process_process_exists_js__WEBPACK_IMPORTED_MODULE_6__/* .processExists */ ._)(pid))
            await (0,_process_remove_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, name));
    }
}


/***/ }),

/***/ 3699:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ steeringIn),
/* harmony export */   O: () => (/* binding */ asAtStart)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** Templates and skills lie below it. */
const folder = '.ralph';
const others = ['CLAUDE.md'];
/** The user's own tree, by what it held when the job began: what is edited later counts for the next job (DESIGN §7). */
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

/***/ 561:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ trustedFilesIn)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);



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
const outside = (path, why) => new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PATH_OUTSIDE',
    kind: 'data',
    message: `${JSON.stringify(path)} does not stay inside the repository: ${why}.`,
    hint: 'Name a file of the repository, from its top: docs/notes.md',
});
const tooLarge = (path, size, limit) => new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_TOO_LARGE',
    kind: 'data',
    message: `${path} has ${size} bytes; ralph reads files of at most ${limit}.`,
    hint: 'Shorten the file or split it.',
});
const notText = (path, cause) => new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_NOT_TEXT',
    kind: 'data',
    message: `${path} is not UTF-8 text.`,
    hint: 'Save it as UTF-8.',
    cause,
});


/***/ }),

/***/ 9197:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ userName)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);

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

/***/ 9288:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e7: () => (/* binding */ cacheVariables),
/* harmony export */   ht: () => (/* binding */ variablesOf),
/* harmony export */   nW: () => (/* binding */ cacheNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/**
 * Where tools keep what they downloaded, below the real HOME. With a HOME of their own the agent and the checks would
 * download it all again, or not find it at all without a network; set-up fills these places (issue 3, environment).
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
    const found = Object.entries(named).map(([name, place]) => [name, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, place)]);
    // npm takes its variable in capitals too.
    const isSet = (name) => Boolean(source[name] || source[name.toUpperCase()]);
    return Object.fromEntries(found.filter(([name, path]) => !isSet(name) && exists(path)));
}


/***/ }),

/***/ 2171:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ agentEnvironment),
/* harmony export */   Nc: () => (/* binding */ cloudFiles),
/* harmony export */   Qz: () => (/* binding */ checkEnvironment),
/* harmony export */   mB: () => (/* binding */ hasCredential)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_control_engine_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8084);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _cache_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9288);




/** Needed to find and run programs; no secret among them. */
const basics = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|USER|LOGNAME|SHELL)$/;
/** Paths of certificates: without them nothing works behind a company's proxy. */
const certificates = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
const proxies = /^(https?_proxy|no_proxy|all_proxy)$/i;
/** Where toolchains are installed: set-up steps of a workflow announce theirs in this way. */
const toolchains = /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|RUSTUP_TOOLCHAIN|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|LD_LIBRARY_PATH|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|GEM_PATH|DOTNET_ROOT|ANDROID_HOME|PKG_CONFIG_PATH)$/;
/** The provider's own variables: key, token, base URL, models, and the CLI's switches. */
const provider = /^(ANTHROPIC_|CLAUDE_CODE_)|^(API_TIMEOUT_MS|MAX_THINKING_TOKENS|BASH_\w+_(MS|LENGTH)|DISABLE_PROMPT_CACHING)$/;
/** Marks of a CLI that we may be running inside of; they would attach the agent to that session. */
const nested = /^CLAUDE_CODE_(ENTRYPOINT|SSE_PORT|SESSION_\w+|CHILD_\w+|REMOTE\w*)$/;
/**
 * Clouds whose credentials count only when the CLI is told to use them. On a laptop they are files below the real HOME,
 * which an agent with a HOME of its own finds by these variables.
 */
const clouds = [
    {
        chosenBy: 'CLAUDE_CODE_USE_BEDROCK',
        names: /^AWS_/,
        files: { AWS_CONFIG_FILE: '.aws/config', AWS_SHARED_CREDENTIALS_FILE: '.aws/credentials' },
    },
    {
        chosenBy: 'CLAUDE_CODE_USE_VERTEX',
        names: /^(GOOGLE_|CLOUD_ML_|GCLOUD_|CLOUDSDK_CONFIG$|VERTEX_)/,
        files: { GOOGLE_APPLICATION_CREDENTIALS: '.config/gcloud/application_default_credentials.json' },
    },
    { chosenBy: 'CLAUDE_CODE_USE_FOUNDRY', names: /^AZURE_/, files: { AZURE_CONFIG_DIR: '.azure' } },
];
/** Any of these means that the user chose how to pay; a login stored on the machine is then not used. */
const chosen = /^(ANTHROPIC_(API_KEY|AUTH_TOKEN|FOUNDRY_API_KEY)|CLAUDE_CODE_(OAUTH_TOKEN|USE_BEDROCK|USE_VERTEX|USE_FOUNDRY))$/;
/**
 * What the agent sees: an allow-list (DESIGN §7), so no GitHub, runner, registry or SSH credential unless it is named
 * in `extra`. `storedLogin` is the CLI's real configuration folder where it holds a login; it is used only when the
 * environment holds no credential, and its settings stay off by `--setting-sources=`.
 */
function agentEnvironment(source, choice) {
    const cloud = clouds.filter(({ chosenBy }) => isOn(source[chosenBy]));
    const passes = (name) => name === _core_control_engine_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .engineMark */ .y ||
        basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        _cache_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .cacheNames */ .nW.has(name) ||
        proxies.test(name) ||
        (provider.test(name) && !nested.test(name)) ||
        cloud.some(({ names }) => names.test(name));
    const login = choice.storedLogin !== undefined && !hasCredential(source);
    return {
        ...pick(source, passes, choice),
        ...Object.assign({}, ...cloud.map(({ files }) => (0,_cache_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .variablesOf */ .ht)(files, source, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync))),
        ...(login ? { CLAUDE_CONFIG_DIR: choice.storedLogin } : {}),
        ...own(choice),
    };
}
/**
 * What checks and set-up commands see. They run what the agent wrote, so no provider credential reaches them; a proxy,
 * whose address may hold a password, only where `network` says that packages are installed.
 */
function checkEnvironment(source, choice) {
    const passes = (name) => name === _core_control_engine_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .engineMark */ .y ||
        basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        _cache_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .cacheNames */ .nW.has(name) ||
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
const cloudFiles = (env) => clouds.flatMap(({ chosenBy, files }) => isOn(env[chosenBy])
    ? [...Object.keys(files), 'AWS_WEB_IDENTITY_TOKEN_FILE', 'CLOUDSDK_CONFIG'].flatMap((name) => env[name] ?? [])
    : []);
/** Whether the environment itself says how to pay for the model. */
const hasCredential = (source) => Object.entries(source).some(([name, value]) => chosen.test(name) && isOn(value));
const isOn = (value) => value !== undefined && !['', '0', 'false'].includes(value);
function pick(source, passes, choice) {
    refuseWildcards(choice.extra);
    const picked = {};
    // Looked for at each call: on a machine without any, it is set-up that fills them.
    const caches = (0,_cache_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .cacheVariables */ .e7)(source, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync);
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
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'ENV_NAME_INVALID',
        kind: 'usage',
        message: `Not the name of an environment variable: ${wrong.map((name) => JSON.stringify(name)).join(', ')}.`,
        hint: 'Write each variable that may pass by its full name; wildcards are not supported, because they let secrets through.',
        findings: wrong,
    });
}


/***/ }),

/***/ 5244:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ processExists)
/* harmony export */ });
/** Whether a process has this pid, be it another user's. A reused pid is told apart by its start time, not here. */
function processExists(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code !== 'ESRCH';
    }
}


/***/ }),

/***/ 5641:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);


/**
 * Removes a directory that somebody else filled, read-only directories included: tools leave them (a Go module cache),
 * and even their owner cannot empty them. Links are removed, never followed. Rejects where the system still refuses.
 */
async function removeFolder(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
    }
    catch (error) {
        if (!['EACCES', 'EPERM', 'ENOTEMPTY'].includes(error.code ?? ''))
            throw error;
        unlock(Buffer.from(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
    }
}
/** Names are bytes: an agent may have made ones that are no UTF-8. */
function unlock(root) {
    const folders = [root];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'buffer', withFileTypes: true })) {
            if (entry.isDirectory())
                folders.push(Buffer.concat([folder, Buffer.from('/'), entry.name]));
        }
    }
}


/***/ }),

/***/ 7884:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ supervise)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);


/**
 * Runs a command in a session of its own and ends its whole tree: on a limit, on `signal`, on `end()`, with the
 * command's own exit, and (through the confinement) when this process dies. It waits for the exit and not for the
 * pipes, which a grandchild can hold open for as long as it likes (reliability.md §0, 10).
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
        after(options.graceMs ?? 2000, () => {
            // Who ends the tree when this pipe does needs a moment; a namespace dies with its pid 1.
            lifeline(child, confined)?.destroy();
            after(confined.ender === 'kernel' ? 0 : 1000, () => signalGroup(child, 'SIGKILL'));
        });
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
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, { cwd, env, detached: true, stdio: [input, 'pipe', 'pipe', 'pipe', ...more] });
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
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'latin1').slice(0, 100);
    }
    catch {
        return '';
    }
}
const leftoversIn = (said) => Number(/^leftovers (\d+)/.exec(said)?.[1] ?? 0);


/***/ }),

/***/ 7233:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withChanges)
/* harmony export */ });
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

/***/ 3107:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ confinedIn),
/* harmony export */   X0: () => (/* binding */ maySudo),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   g1: () => (/* binding */ judgeConfinement)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3469);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6756);



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
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'CONFINEMENT_BELOW_MINIMUM',
        kind: 'data',
        message: `min-confinement is ${least}, but this machine reaches ${reached(here)}${none ? ', since `confinement: none` is set' : ''}.`,
        hint: none
            ? 'Take `confinement: none` out, or lower `min-confinement`.'
            : [...(0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .remedies */ .J)(here), `Or lower \`min-confinement\` to ${here.report.level}.`].join(' '),
        findings: refusals(here),
    });
}
const besideSecrets = (here) => new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'CONFINEMENT_BESIDE_SECRETS',
    kind: 'data',
    message: `This runner confines no files (${reached(here)}), and the agent would work beside the secrets and the later steps of this job.`,
    hint: [
        ...(0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .remedies */ .J)(here),
        'Or give the agent a job without secrets (docs/github.md, "Split jobs"), or accept the risk with `confinement: none`.',
    ].join(' '),
    findings: refusals(here),
});
const refusals = ({ report }) => report.refused.map(({ way, why }) => `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wayInWords */ .wf[way]}: ${why}`);


/***/ }),

/***/ 3469:
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

/***/ 6756:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RA: () => (/* binding */ confinementInWords),
/* harmony export */   m7: () => (/* binding */ levelsInWords),
/* harmony export */   wf: () => (/* binding */ wayInWords)
/* harmony export */ });
/* unused harmony export confinementOrNone */
/** How a level is reached, after "by". */
const wayInWords = {
    bubblewrap: 'bubblewrap',
    'bubblewrap-root': 'bubblewrap, started by root',
    'bubblewrap-sudo': 'bubblewrap, started by sudo',
    'mount-script-root': 'mount namespaces, made by root',
    'mount-script-sudo': 'mount namespaces, made by sudo',
    'mount-script-user-namespace': 'mount namespaces in a user namespace',
    landlock: 'Landlock',
    'pid-namespace': 'a process namespace',
    'process-group': 'a process group',
};
/** What a level keeps out of reach, one sentence without its full stop. */
const levelsInWords = {
    C0: 'C0: nothing is kept in but by ending its process group',
    C1: 'C1: whatever is started ends with its call and sees no other process; files are not protected',
    C2: 'C2: files outside of the workspace cannot be written, and secrets on the disk not read',
    C3: 'C3: of the machine, the workspace and the tools are all that is there',
};
/**
 * The confinement in a line that says no more than was reached: `C3 by bubblewrap; the network is open`. Every level
 * has the host's network.
 */
function confinementInWords({ level, way, given_up, login }) {
    const files = level < 'C2' ? 'files are not protected, and ' : '';
    const choice = given_up ? 'none, by `confinement: none`: ' : '';
    const visible = login ? '; the agent can read the login that is stored on the machine' : '';
    return `${choice}${level} by ${wayInWords[way]}; ${files}the network is open${visible}`;
}
/** For a run that no agent has worked on yet. */
const confinementOrNone = (confined) => confined === null ? 'said when the first agent starts' : confinementInWords(confined);


/***/ }),

/***/ 8084:
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

/***/ 1242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
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


/***/ }),

/***/ 7111:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ knownSecrets)
});

;// CONCATENATED MODULE: ./build/core/guard/gram-table.js
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

;// CONCATENATED MODULE: ./build/core/text/base32.js
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The base32 texts (RFC 4648) of bytes behind none to four others; only what these bytes alone decide, as in base64. */
const base32At = (bytes) => [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const first = Math.ceil((8 * offset) / 5);
    const last = Math.floor(bits.length / 5);
    return Array.from({ length: last - first }, (_, at) => {
        const group = bits.slice(5 * (first + at), 5 * (first + at) + 5);
        return alphabet[Number.parseInt(group, 2)] ?? '';
    }).join('');
});

// EXTERNAL MODULE: ./build/core/text/base64.js
var text_base64 = __webpack_require__(4345);
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
        ...as('base64', ...(0,text_base64/* base64At */.z)(bytes)),
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
    const base32 = base32At(bytes);
    const base64 = (0,text_base64/* base64At */.z)(bytes);
    return [
        ...as('base32', ...base32, ...base32.map((form) => form.toLowerCase())),
        ...as('base64 of UTF-16', ...(0,text_base64/* base64At */.z)(inUtf16(value))),
        ...as('base64 of its reverse', ...(0,text_base64/* base64At */.z)(bytesOf(reversed(value)))),
        ...as('base64 of hex', ...[hex, hex.toUpperCase()].flatMap((form) => (0,text_base64/* base64At */.z)(bytesOf(form)))),
        ...as('hex of base64', ...base64.map((form) => hexOf(bytesOf(form)))),
        ...as('base64 twice', ...base64.flatMap((form) => (0,text_base64/* base64At */.z)(bytesOf(form)))),
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
        for (const goesOn of [true, false]) {
            for (let entry = first; entry !== -1; entry = table.next[entry] ?? -1) {
                follow(table.needle[entry] ?? 0, table.at[entry] ?? 0, line, goesOn);
            }
        }
    };
    const follow = (which, at, line, goesOn) => {
        const needle = table.needles[which];
        const shift = count - at;
        const trace = traces.get(which) ?? { met: new Uint8Array(needle.codes.length), firstLine: line, ...noRun };
        traces.set(which, trace);
        trace.met.fill(1, at, at + gramLength);
        if (trace.last === count || (trace.last === count - 1 && trace.shift === shift) !== goesOn)
            return;
        if (goesOn)
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

;// CONCATENATED MODULE: ./build/core/guard/view.js
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


/***/ }),

/***/ 5347:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sizeFindings),
/* harmony export */   h: () => (/* binding */ defaultSizeLimits)
/* harmony export */ });
/* harmony import */ var _text_thousands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3427);

const MiB = 1024 * 1024;
const defaultSizeLimits = { fileBytes: 25 * MiB, totalBytes: 100 * MiB, files: 5_000 };
/** A change that is larger than a task's work can be: a build output, a dump, a dependency folder that nobody ignores. */
function sizeFindings(changes, limits = defaultSizeLimits) {
    const findings = changes
        .filter(({ bytes }) => bytes > limits.fileBytes)
        .map(({ path, bytes }) => ({ path, why: `is too large: ${inMiB(bytes)}, at most ${inMiB(limits.fileBytes)}` }));
    const total = changes.reduce((sum, { bytes }) => sum + bytes, 0);
    if (changes.length > limits.files) {
        const [count, allowed] = [changes.length, limits.files].map((number) => (0,_text_thousands_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .o)(number));
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
const inMiB = (bytes) => `${(0,_text_thousands_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .o)(Math.floor(bytes / MiB))}.${Math.floor((bytes % MiB) / (MiB / 10))} MiB`;


/***/ }),

/***/ 6085:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ untouchedTask),
/* harmony export */   q: () => (/* binding */ begin)
/* harmony export */ });
/* harmony import */ var _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2243);
/* harmony import */ var _schema_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8957);


const untouchedTask = {
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    failed_iterations: [],
    iteration: null,
    commit: null,
    summary: null,
    given_up: null,
    usd: 0,
    duration_ms: 0,
};
/** The state of a run that has just begun; iteration numbers and the epoch go on where the run before it ended. */
function begin(previous, event) {
    return {
        schema: _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateSchemaVersion */ .Jf,
        run: event.run,
        plan: event.plan,
        plan_source: event.plan_source,
        plan_file: event.plan_file,
        started_by: event.started_by,
        issue: event.issue,
        base: event.base,
        base_branch: event.base_branch,
        work_branch: event.work_branch,
        remote: event.remote,
        rules: event.rules,
        started: event.at,
        updated: event.at,
        work: event.base,
        slices: [],
        epoch: previous?.epoch ?? 0,
        lease: null,
        iteration: previous?.iteration ?? 0,
        current: null,
        confined: null,
        handed: null,
        tasks: Object.fromEntries(event.tasks.map(({ id, status, failed_attempts }) => [
            id,
            { ...untouchedTask, status: status === 'in_progress' ? 'pending' : status, failed_attempts },
        ])),
        baseline: null,
        merging: null,
        unproven: null,
        steered: [],
        doubted: [],
        recent: [],
        usage: _schema_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .noUsage */ .tk,
        runner: { jobs: 0, ms: 0 },
        warned: [],
        counts: { succeeded: 0, failed: 0, interrupted: 0, synthetic: 0, refused_amendments: 0 },
        breaker: null,
        waiting: null,
        paused: null,
        overrides: {},
        commands: [],
        awaiting: null,
        undos: [],
        hints: [],
        follow_ups: [],
        knowledge: previous?.knowledge ?? [],
        told: [],
        reviews: [],
        reviewed: [],
        touched: [],
        last_agent_start: null,
        stop: null,
    };
}


/***/ }),

/***/ 958:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ofOneJob),
/* harmony export */   p: () => (/* binding */ budgetsNearlyUsed)
/* harmony export */ });
/** From here on a person is told (issue 4, point 4): early enough to choose before the job stops by itself. */
const nearly = 0.8;
/** Budgets of one job begin anew with the next one; the others last as long as the run. */
const ofOneJob = (budget) => budget === 'time' || budget === 'job_iterations';
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


/***/ }),

/***/ 5788:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sf: () => (/* binding */ evolve),
  AU: () => (/* binding */ fold),
  em: () => (/* binding */ statusIn),
  B1: () => (/* binding */ taskIn)
});

// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/core/config/with-changes.js
var with_changes = __webpack_require__(7233);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
;// CONCATENATED MODULE: ./build/core/run/amended.js

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

;// CONCATENATED MODULE: ./build/core/run/arrived.js
/** So many arrivals that change protected files are told. */
const kept = 5;
/** A commit that no task made, a merge or a person's own, is built upon at once and trusted when the checks passed on it. */
const arrived = (state, commit, { from, why, protects }) => ({
    ...state,
    work: commit,
    baseline: null,
    unproven: { commit, why },
    steered: protects ? [{ from, to: commit, ...protects }, ...state.steered].slice(0, kept) : state.steered,
});

;// CONCATENATED MODULE: ./build/core/run/asked-by-people.js
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

// EXTERNAL MODULE: ./build/core/run/begin.js
var begin = __webpack_require__(6085);
// EXTERNAL MODULE: ./build/core/run/budget-warning.js
var budget_warning = __webpack_require__(958);
;// CONCATENATED MODULE: ./build/core/run/touched.js
/** So many iterations are told of in reports; the log has all. */
const touched_kept = 30;
function withTouched(state, { iteration, task, what, total }) {
    return { ...state, touched: [{ iteration, task, what, total }, ...state.touched].slice(0, touched_kept) };
}
/** What was taken back changes no check any more. */
const withoutTouched = (state, iteration) => state.touched.length === 0 ? state : { ...state, touched: state.touched.filter((one) => one.iteration !== iteration) };

;// CONCATENATED MODULE: ./build/core/run/commit-fate.js

/** How many successes `recent` keeps: the previous handoff and three one-liners (issue 2, prompt). */
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
/** A task is open again, with all its attempts, and remembers the iteration as one that did not last. */
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

;// CONCATENATED MODULE: ./build/core/run/cut-work.js
/** The newest slice of the work ends, and that of another milestone begins. */
const cutWork = (state, event) => {
    const { iteration, milestone, from } = event;
    const ended = state.slices.map((slice) => ({ ...slice, end: slice.end ?? from }));
    return { ...state, slices: [...ended, { milestone, iteration, end: null }] };
};

;// CONCATENATED MODULE: ./build/core/run/plan-change.js


/** A person's edit of the plan file: records of tasks come and go with it. */
function applyPlanChange(state, event) {
    const removed = new Set(event.removed);
    const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id));
    const added = event.added.map(({ id, status }) => [id, { ...begin/* untouchedTask */.$, status }]);
    const tasks = Object.fromEntries([...kept, ...added]);
    return { ...notAwaiting(state, event.removed), plan_source: event.plan_source, tasks };
}

;// CONCATENATED MODULE: ./build/core/run/put-task.js
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

// EXTERNAL MODULE: ./build/core/run/runner-time.js
var runner_time = __webpack_require__(7012);
;// CONCATENATED MODULE: ./build/core/run/evolve.js














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
        runner: { jobs: state.runner.jobs + 1, ms: (0,runner_time/* runnerMs */.X)(state, 0) },
        warned: state.warned.filter(({ budget }) => !(0,budget_warning/* ofOneJob */.$)(budget)),
        handed: null,
        stop: null,
    }),
    lease_renewed: (state, { at }) => (state.lease ? { ...state, lease: { ...state.lease, renewed: at } } : state),
    lease_released: (state, { at }) => ({
        ...state,
        lease: null,
        handed: null,
        runner: { ...state.runner, ms: (0,runner_time/* runnerMs */.X)(state, Date.parse(at)) },
    }),
    confined: (state, { type: _, at: __, refused: ___, ...confined }) => ({ ...state, confined }),
    baseline_finished: (state, { type: _, at: __, duration_ms: ___, ...baseline }) => ({
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
        rules: (0,with_changes/* withChanges */.A)({ base, values: state.rules?.values ?? {} }, changes),
    }),
    run_paused: (state, { by, why }) => ({ ...state, paused: { by, why } }),
    run_resumed: (state) => ({ ...state, paused: null }),
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
 * iteration numbers and the epoch of the one before it (DESIGN §4, §5).
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
        return (0,begin/* begin */.q)(state, event);
    if (state === null)
        throw new Error(`the log begins with ${event.type} instead of run_started`);
    const apply = handlers[event.type];
    return { ...apply(state, event, put), updated: event.at };
}
/** Status of a task as the run knows it; a task without a record is pending. */
const statusIn = (state) => (id) => Object.hasOwn(state.tasks, id) ? (state.tasks[id]?.status ?? 'pending') : 'pending';
const taskIn = (state, id) => (Object.hasOwn(state.tasks, id) ? state.tasks[id] : undefined) ?? begin/* untouchedTask */.$;
/** The attempt is over and its checks passed, whatever becomes of its commit. */
function passed(state, event, put) {
    return {
        ...withTask(state, put, { id: event.task, ...spent(taskIn(state, event.task), event), runners_lost: 0 }),
        ...withoutTold(state),
        current: null,
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'succeeded', event.handoff),
        breaker: null,
        waiting: null,
    };
}
function applyFailure(state, event, put) {
    const before = taskIn(state, event.task);
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
    const before = taskIn(state, event.task);
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
    return { ...state, tasks: put(state.tasks, id, { ...taskIn(state, id), ...change }) };
}
const editing = (put) => (state, id, change) => withTask(state, put, { id, ...change(taskIn(state, id)) });


/***/ }),

/***/ 1786:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QI: () => (/* binding */ leaseVerdict),
/* harmony export */   br: () => (/* binding */ holderInWords),
/* harmony export */   eN: () => (/* binding */ leaseLifetimeMs),
/* harmony export */   td: () => (/* binding */ leaseRenewalMs)
/* harmony export */ });
/* unused harmony export handedLifetimeMs */
/** A lease that nobody can vouch for ends this long after its last renewal (DESIGN §5 "Lease"). */
const leaseLifetimeMs = 10 * 60_000;
/** Nobody renews what was handed on: where nobody can be asked, it ends when the platform would have ended the next job. */
const handedLifetimeMs = 6 * 60 * 60_000;
/** Renewed well before that, so that one lost renewal does no harm. */
const leaseRenewalMs = 3 * 60_000;
/**
 * Whether the run may be taken over. Where the holder's life can be seen, that decides; else the age of the renewal.
 * That a workflow run goes on says nothing of the job in it that held the lease, unless it was handed on to the others:
 * `handed`. A clock that runs backwards makes a lease young, never old: then it is held.
 */
function leaseVerdict(lease, life, at) {
    if (!lease)
        return { kind: 'free' };
    const { now, handed } = at;
    const who = holderInWords(lease.holder);
    const alive = life === 'alive' && (handed || lease.holder.kind === 'process');
    if (alive)
        return { kind: 'held', why: `${who} is at work on this run since ${lease.taken}` };
    if (life === 'gone')
        return { kind: 'over', why: `${who} is gone` };
    const age = now - Date.parse(lease.renewed);
    if (age >= (handed ? handedLifetimeMs : leaseLifetimeMs))
        return { kind: 'over', why: `${who} has not renewed its lease since ${lease.renewed}` };
    return { kind: 'held', why: `${who} renewed its lease at ${lease.renewed}` };
}
function holderInWords(holder) {
    return holder.kind === 'process'
        ? `process ${holder.pid} on ${holder.host}`
        : `workflow run ${holder.run_id} (attempt ${holder.attempt})`;
}


/***/ }),

/***/ 9627:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YT: () => (/* binding */ nothingGathered),
/* harmony export */   gi: () => (/* binding */ runFilesWriter),
/* harmony export */   iD: () => (/* binding */ runOfFiles)
/* harmony export */ });
/* harmony import */ var _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2243);
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);


/** `run.json` is written with every state commit, `tasks.json` when there would be more records of tasks in it than these. */
const mostInRunJson = 200;
const nothingGathered = new Map();
/**
 * Makes a run's files. Of a long plan `tasks.json` holds the records of all tasks as they once were, and `run.json` the
 * few that are others now; when those become many, or a task is gone, all are gathered anew. `redact` takes secrets out.
 */
function runFilesWriter(redact, most = mostInRunJson) {
    const lineOf = lineMaker(redact);
    const linesOf = (tasks, ids) => block(ids.flatMap((id) => (tasks[id] ? [lineOf(id, tasks[id])] : [])));
    const runJson = ({ tasks, ...rest }, schema, ids) => {
        const head = redact(JSON.stringify({ ...rest, schema }, null, 2)).replace(/\n\}$/, '');
        return `${head},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
    };
    const tasksJson = (tasks, ids) => `{\n  "schema": ${_schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .gatheredSchemaVersion */ .SM},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
    return (state, gathered) => {
        const { tasks } = state;
        const { ids, changed, gone } = compare(tasks, gathered);
        if (ids.length <= most) {
            const files = new Map([['run.json', runJson(state, _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateSchemaVersion */ .Jf, ids)]]);
            if (gathered.size > 0)
                files.set('tasks.json', tasksJson(tasks, []));
            return { files, gathered: nothingGathered };
        }
        if (changed.length <= most && !gone)
            return { files: new Map([['run.json', runJson(state, _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .gatheredSchemaVersion */ .SM, changed)]]), gathered };
        const files = [
            ['run.json', runJson(state, _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .gatheredSchemaVersion */ .SM, [])],
            ['tasks.json', tasksJson(tasks, ids)],
        ];
        return { files: new Map(files), gathered: new Map(Object.entries(tasks)) };
    };
}
/** The run that its files tell of; `tasks` is `tasks.json`, where that counts. */
function runOfFiles(run, tasks) {
    const state = { ...run, schema: _schema_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateSchemaVersion */ .Jf };
    if (tasks === undefined)
        return { state, gathered: nothingGathered };
    return {
        state: { ...state, tasks: { ...tasks.tasks, ...run.tasks } },
        gathered: new Map(Object.entries(tasks.tasks)),
    };
}
/** One pass over the tasks, by the identity of their records. */
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
/** A line is made once and kept for as long as the task's record is the same: of 5,000 tasks an iteration changes one. */
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
const names = Object.keys(_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .untouchedTask */ .$);
/** Without what is as it was when the run began; the status is always there. */
function withoutDefaults(record) {
    const isUntouched = (name) => {
        const value = record[name];
        return Array.isArray(value) ? value.length === 0 : value === _begin_js__WEBPACK_IMPORTED_MODULE_1__/* .untouchedTask */ .$[name];
    };
    return Object.fromEntries(names.flatMap((name) => (name !== 'status' && isUntouched(name) ? [] : [[name, record[name]]])));
}


/***/ }),

/***/ 7012:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ runnerMsSeen),
/* harmony export */   X: () => (/* binding */ runnerMs)
/* harmony export */ });
/* harmony import */ var _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1786);

/**
 * Milliseconds that machines have worked on the run: what ended jobs held it, and the one that holds it now, up to
 * `now` (ms since the epoch), but at least to the last fact that it wrote.
 */
function runnerMs({ runner, lease, updated }, now) {
    if (!lease)
        return runner.ms;
    const last = Math.max(Date.parse(updated), now);
    return runner.ms + Math.max(0, last - Date.parse(lease.taken));
}
/** The same for a reader: of a job that gives no sign of life any more, nothing after the last one counts. */
function runnerMsSeen(state, now) {
    const silent = now - Date.parse(state.updated) >= _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .leaseLifetimeMs */ .eN;
    return runnerMs(state, silent ? 0 : now);
}


/***/ }),

/***/ 3028:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stateAgainstLog)
/* harmony export */ });
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5788);

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
 * `run.json` without the log shows here (DESIGN §4: the state is the fold of its events).
 */
function stateAgainstLog(before, events, state) {
    const folded = foldOf(before, events);
    if (folded === undefined)
        return ['its log is not one that ralph writes'];
    const names = Object.keys({ ...folded, ...state }).filter((name) => name !== 'tasks' && !told.has(name));
    const others = names.flatMap((name) => difference(name, valueIn(folded, name), valueIn(state, name)));
    const found = [...taskDifferences(folded.tasks, state.tasks), ...others];
    const more = found.length - mostNamed;
    return more > 0 ? [...found.slice(0, mostNamed), `and ${more} more`] : found;
}
function foldOf(before, events) {
    try {
        return (0,_evolve_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(before, events) ?? undefined;
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


/***/ }),

/***/ 4956:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ planSourcePath),
/* harmony export */   JF: () => (/* binding */ issueOrderPath),
/* harmony export */   JS: () => (/* binding */ dossierPath),
/* harmony export */   RA: () => (/* binding */ segmentPath),
/* harmony export */   lr: () => (/* binding */ iterationPath)
/* harmony export */ });
/** Folders hold a thousand entries at most, so that a write costs the same at the ten-thousandth (measured). */
const shard = (n) => Math.floor(n / 1000);
const iterationPath = (iteration, file) => `iterations/${shard(iteration)}/${iteration}/${file}`;
const segmentPath = (seq) => `log/${shard(seq)}/${seq}.jsonl`;
/** What waits for another job of the workflow run that holds the lease. */
const dossierPath = 'dossier.json';
/** What the issue that a run began from was taken for; at the top, so that loading a state brings it along. */
const issueOrderPath = 'issue-order.json';
/** The plan source that was last taken over: tells a person's removal of a task from a task that an amendment added. */
const planSourcePath = 'plan-source.json';


/***/ }),

/***/ 4345:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ base64At)
/* harmony export */ });
/**
 * The base64 texts of bytes that stand behind none, one or two others in a longer content: only what these bytes alone
 * decide, so that it is found whatever stands around them.
 */
const base64At = (bytes) => [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('');
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
});


/***/ }),

/***/ 1216:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ formPlaces)
});

// EXTERNAL MODULE: ./build/core/text/base64.js
var text_base64 = __webpack_require__(4345);
;// CONCATENATED MODULE: ./build/core/text/secret-forms.js

/** Shorter values would hit ordinary words; nobody's key is that short. */
const shortest = 8;
/**
 * The forms that a secret's value can leave in: plain, with its prefix cut off (which dodges scanners, security §1),
 * reversed, URL- and JSON-encoded, hex, and base64 at each of the three offsets in a longer text. A value of several
 * lines also counts line by line. Values below 8 characters have none.
 */
function secretForms(secret) {
    const whole = secret.trim();
    const values = new Set([whole, ...whole.split(/\r?\n/).map((line) => line.trim())]);
    return [...values].filter((value) => value.length >= shortest).flatMap(formsOf);
}
function formsOf(value) {
    const bytes = new TextEncoder().encode(value);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const forms = [
        { form: value, how: 'plain' },
        { form: [...value].reverse().join(''), how: 'reversed' },
        { form: JSON.stringify(value).slice(1, -1), how: 'JSON-encoded' },
        { form: hex, how: 'hex' },
        { form: hex.toUpperCase(), how: 'hex' },
    ];
    for (const url of urlForms(value))
        forms.push({ form: url, how: 'URL-encoded' });
    for (const base64 of (0,text_base64/* base64At */.z)(bytes)) {
        const urlSafe = base64.replaceAll('+', '-').replaceAll('/', '_');
        forms.push({ form: base64, how: 'base64' }, { form: urlSafe, how: 'base64' });
    }
    if (value.length >= 24)
        forms.push({ form: value.slice(7), how: 'cut' });
    return forms.filter(({ form }, index) => forms.findIndex((other) => other.form === form) === index);
}
/** Percent-encoding in capitals and small letters; a lone surrogate has none and must not throw. */
function urlForms(value) {
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')];
}

;// CONCATENATED MODULE: ./build/core/text/form-places.js

/**
 * Makes the function that finds every written form of secrets, also where it is spaced or wrapped. By plain search: as a
 * pattern the forms of one private key took 20 s to be compiled.
 */
function formPlaces(secrets) {
    const forms = new Map();
    for (const { form, how } of secrets.flatMap(secretForms)) {
        const bare = form.replace(/\s+/g, '');
        if (bare.length >= form.length / 2 && !forms.has(bare))
            forms.set(bare, { form: bare, how });
    }
    return (text) => {
        const bare = text.replace(/\s+/g, '');
        const found = [...forms.values()].flatMap(({ form, how }) => placesOf(bare, form, how));
        if (found.length === 0 || bare.length === text.length)
            return found;
        const origins = originsOf(text);
        return found.map(({ how, from, to }) => ({ how, from: origins[from] ?? 0, to: (origins[to - 1] ?? 0) + 1 }));
    };
}
function placesOf(text, form, how) {
    const places = [];
    for (let from = text.indexOf(form); from !== -1; from = text.indexOf(form, from + form.length)) {
        places.push({ how, from, to: from + form.length });
    }
    return places;
}
/** Where each character stood before white space was left out. */
function originsOf(text) {
    const origins = [];
    for (let index = 0; index < text.length; index += 1)
        if (!/\s/.test(text[index]))
            origins.push(index);
    return origins;
}


/***/ }),

/***/ 7827:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor)
/* harmony export */ });
/* harmony import */ var _form_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1216);
/* harmony import */ var _token_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5165);


/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
function redactor(secrets) {
    const find = (0,_form_places_js__WEBPACK_IMPORTED_MODULE_1__/* .formPlaces */ .V)(secrets);
    return (text) => _token_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenPatterns */ .V.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)));
}
function without(text, places) {
    let [clean, done] = ['', 0];
    for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
        // Forms may overlap, and then nothing of the one may stay beside the other.
        if (from >= done)
            clean += `${text.slice(done, from)}***`;
        done = Math.max(done, to);
    }
    return clean + text.slice(done);
}


/***/ }),

/***/ 5165:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ tokenPatterns)
/* harmony export */ });
/** Well-known shapes of credentials. A GitHub App's newer tokens hold a JWT: dots and dashes belong to them. */
const tokenPatterns = [
    { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
    { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
    // AWS prints keys that end in EXAMPLE in its manuals; they are in many repositories and open nothing.
    { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
    // In base64 its first letters come up once in 17 MB.
    { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
    { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
    {
        kind: 'a private key',
        // The header alone is a matter of talk; headers, then lines of base64, also with their line feeds escaped. Bounded: a
        // file of nothing but headers took minutes.
        pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];


/***/ }),

/***/ 8561:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isCi),
/* harmony export */   m: () => (/* binding */ confinedAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _adapter_agent_stored_login_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1015);
/* harmony import */ var _adapter_process_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2171);
/* harmony import */ var _adapter_process_find_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8738);




/** What keeps the agent and the checks of a job in, with what decides whether that is enough and how more is got. */
const confinedAt = ({ report }, settings, { context, shape }) => ({
    report,
    asked: settings.confinement,
    shape,
    login: settings.agent !== 'command' && !(0,_adapter_process_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCredential */ .mB)(context.env) && (0,_adapter_agent_stored_login_js__WEBPACK_IMPORTED_MODULE_1__/* .storedLogin */ .d)(context.env) !== undefined,
    machine: machineOf(context),
});
/** A machine that was lent for the job; every CI service says so. */
const isCi = ({ env, checkout }) => checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '');
const machineOf = (context) => ({
    platform: process.platform,
    distribution: distributionIn(textOf('/etc/os-release')),
    isRoot: process.getuid?.() === 0,
    isCi: isCi(context),
    inContainer: containerMarks.some((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) || context.env['KUBERNETES_SERVICE_HOST'] !== undefined,
    hasBubblewrap: (0,_adapter_process_find_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findProgram */ .K)('bwrap', context.env['PATH']) !== undefined,
});
const containerMarks = ['/.dockerenv', '/run/.containerenv'];
/** The fields of os-release(5), without their quotes. */
function distributionIn(text) {
    const field = (name) => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(text)?.[1] ?? '';
    return { id: field('ID'), version: field('VERSION_ID'), like: field('ID_LIKE').split(' ').filter(Boolean) };
}
function textOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 9877:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ confinementHere)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
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
if(!$k){close$f;syscall($UNSHARE,0x10000000)==0 or exit 1;syswrite$w,"x";sysread$e,my$x,1;require POSIX;POSIX::_exit(0)}
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

;// CONCATENATED MODULE: ./build/adapter/process/confinement/look.js


/** The file system of this machine. */
const realLook = {
    real(path) {
        try {
            return (0,external_node_fs_.realpathSync)(path);
        }
        catch {
            return undefined;
        }
    },
    isFolder,
};
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
/** The layer in which a place lies. */
function nearestAbove(path, named) {
    for (let parent = (0,external_node_path_.dirname)(path); parent !== '/'; parent = (0,external_node_path_.dirname)(parent)) {
        const layer = named.get(parent);
        if (layer)
            return layer;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/perl.js
/** Numbers of system calls; those from 424 on are the same on all machines. */
const numbers = {
    x64: { UNSHARE: 272, MOUNT: 165, CLOSE: 3, PRCTL: 157 },
    arm64: { UNSHARE: 97, MOUNT: 40, CLOSE: 57, PRCTL: 167 },
};
/**
 * A perl program (part of every Debian and Ubuntu) that makes system calls by name; undefined on machines whose numbers
 * we do not know. Perl's `syscall` writes to what it is given: no constants.
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

;// CONCATENATED MODULE: ./build/adapter/process/confinement/pid-one.js
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

// EXTERNAL MODULE: ./build/adapter/process/find-program.js
var find_program = __webpack_require__(8738);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/trusted-program.js

/** Where systems keep what only root writes. PATH is not asked: an earlier entry of it can be a folder that agents write. */
const places = '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin:/usr/local/sbin:/run/current-system/sw/bin:/run/wrappers/bin';
/** Absolute path of a program of the system; undefined where it is not installed. */
const trustedProgram = (name) => (0,find_program/* findProgram */.K)(name, places);

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

// EXTERNAL MODULE: ./build/adapter/process/cache-variables.js
var cache_variables = __webpack_require__(9288);
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
    ...['.local/share/claude', '.claude/local'],
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
 * What of the machine a confined command sees, outermost first (confinement.md §3): no home, no temporary files, no
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
    return ordered([
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
}
/** Folders in which tools keep what they downloaded and compiled. */
function cachesIn({ environment, homes }, look) {
    const named = [...cache_variables/* cacheNames */.nW].flatMap((name) => environment[name] ?? []);
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
/** C3 as an ordinary user: the uid stays. Undefined where a program of it is not installed. */
function bubblewrapAsUser(flavour) {
    const [bwrap, env, setpriv, unshare, perl] = ['bwrap', 'env', 'setpriv', 'unshare', 'perl'].map(trustedProgram);
    const program = perlProgram(perlMapping, perlCopies, perlPrepare);
    if (!bwrap || !env)
        return undefined;
    if (flavour.copies && (!setpriv || !unshare || !perl || !program))
        return undefined;
    const user = ['--unshare-user', ...(flavour.forbidsNamespaces ? ['--disable-userns'] : [])];
    const init = flavour.ownProc ? pidOne(2) : uncountingPidOne;
    // bubblewrap starts with no capability: those of the namespace around it are given up.
    const prepared = (layers) => [
        ...[unshare ?? '', '--user', '--map-current-user', '--keep-caps', '--mount', '--', perl ?? '', '-e', program ?? ''],
        ...['', ...copiesOf(layers), '--', setpriv ?? '', '--ambient-caps=-all', '--inh-caps=-all', '--'],
    ];
    return ({ command, layers }) => ({
        ...command,
        file: '/bin/sh',
        // bubblewrap itself outlives a friendly signal to the group, which is for the command.
        args: [
            ...['-c', 'trap "" INT TERM; exec "$@"', 'sh', ...(flavour.copies ? prepared(layers) : [])],
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
}
/** C3 as root: the command is somebody whom the system does not know. Undefined where a program of it is missing. */
function bubblewrapAsRoot() {
    const [bwrap, env, setpriv, perl] = ['bwrap', 'env', 'setpriv', 'perl'].map(trustedProgram);
    const program = perlProgram(perlMapping, perlCopies, perlPrepare);
    if (!bwrap || !env || !setpriv || !perl || !program)
        return undefined;
    const uid = String(agentUid(process.pid));
    const become = [setpriv, '--reuid', uid, '--regid', uid, '--clear-groups', ...withoutCapabilities, '--'];
    return ({ command, layers }) => ({
        ...command,
        file: perl,
        args: [
            ...['-e', program, uid, ...copiesOf(layers), ...mapped(layers, 'write', '-w'), ...mapped(layers, 'read', '-r')],
            ...['--', bwrap, '--args', '4', '--'],
            ...[...become, env, resetSignals, '/bin/sh', '-c', pidOne(2), 'sh', command.file, ...command.args],
        ],
        instructions: instructionsOf([
            ...bubblewrapArguments(layers, { ownProc: true }),
            ...['--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd],
        ]),
        lifeline: 'descriptor',
        ender: 'kernel',
    });
}
/** Where caches cannot be copies they are read. */
const withoutCopies = (layers) => layers.map((layer) => (layer.access === 'copy' ? { path: layer.path, access: 'read' } : layer));
/** Before what is written is mapped: the copies take it as it is on the disk. */
const copiesOf = (layers) => layers.flatMap(({ path, upper }) => (upper === undefined ? [] : ['-c', path, upper]));
/** What is ignored stays ignored across `exec`, and a shell cannot take that back for its children. */
const resetSignals = '--default-signal=INT,TERM,QUIT';
/** Places whose files are to be the command's own; what lies below one of them is mapped with it. Tools below /root too. */
function mapped(layers, access, flag) {
    const places = new Set(layers.flatMap((layer) => (layer.access === access ? [layer.from ?? layer.path] : [])));
    const outer = [...places].filter((path) => ![...places].some((other) => other !== path && isBelow(path, other)));
    return outer.flatMap((path) => [flag, path]);
}
const instructionsOf = (words) => words.map((word) => `${word}\0`).join('');
/** Its arguments for a view. They go in by a descriptor: they are many, and paths are nobody's business. */
function bubblewrapArguments(layers, { ownProc }) {
    const named = new Map(layers.map((layer) => [layer.path, layer]));
    return [
        ...['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
        ...['--ro-bind', '/', '/', '--dev', '/dev', '--perms', '1777', '--tmpfs', '/dev/shm'],
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
/** It makes what is missing 0700, which another uid could not pass. */
function parentsOf({ path }, named) {
    const around = nearestAbove(path, named);
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
 * in a pod. As root the command becomes `uid`. As root the command becomes `uid`. Sockets with a path stay open, and processes are somebody else's work: what wraps the result.
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
const perlLandlock = `
my$abi=syscall(444,0,0,1);die"Landlock: $!\\n"if$abi<1;
my$fs=0x1fff|($abi>1?1<<13:0)|($abi>2?1<<14:0)|($abi>4?1<<15:0);
my$rules=pack("Q3",$fs,0,$abi>5?3:0);my$fd=must(syscall(444,$rules,$abi>5?24:$abi>3?16:8,0),"Landlock");
for my$access($fs,13){while(defined(my$p=shift)){last if$p eq"--";
sysopen(my$f,$p,0x280000)or next;
my$r=pack("Ql",$access&(-d$p?$fs:0xc007&$fs),fileno$f);must(syscall(445,$fd,1,$r,0),"Landlock $p");close$f}}
must(syscall($PRCTL,38,1,0,0,0),"no_new_privs");must(syscall(446,$fd,0),"Landlock");
exec{$ARGV[0]}@ARGV;print STDERR"$ARGV[0]: $!\\n";exit 127
`;

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
/** It stays pid 1: reaps orphans, keeps the exit code, and says on descriptor 3 how many processes outlived the command. */
const perlInit = `
chdir$set{cwd}or die"$set{cwd}: $!\\n";%ENV=map{split/=/,$_,2}@env if@env;
open my$status,">&=",3 or die"status: $!\\n";open my$err,">&",\\*STDERR;$SIG{INT}=$SIG{TERM}="IGNORE";require POSIX;
my$k=fork;if(!$k){POSIX::close(3);exec{$run[0]}@run;print STDERR"$run[0]: $!\\n";POSIX::_exit(127)}
POSIX::close(1);POSIX::close(2);POSIX::close(fileno$err);
my$code;while(!defined$code){my$p=wait;last if$p<0;$code=$?if$p==$k}
my$left=grep{!/\\/1$/}glob"/proc/[0-9]*";syswrite$status,"leftovers $left\\n";
POSIX::_exit($code&127?128+($code&127):$code>>8)
`;

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
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

;// CONCATENATED MODULE: ./build/adapter/process/confinement/own-caches.js

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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/process-group.js

/**
 * C0: our own supervisor ends the tree. A daemon that left its group, its environment, its directory and its pipes
 * survives, and `/proc` of the engine can be read by the same user (security.md §4). `supervisor` is the program, and
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

// EXTERNAL MODULE: ./build/adapter/process/remove-folder.js
var remove_folder = __webpack_require__(5641);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js
var supervise = __webpack_require__(7884);
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
        await (0,remove_folder/* removeFolder */.v)(folder).catch(() => undefined);
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
        if (typeof tried !== 'string')
            return { report: reportOf(way, refused), wrap: tried, unconfined: owned };
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
        const why = typeof wrap === 'function' ? await whyNot(wrap, promised) : (wrap ?? 'a program of it is not installed');
        if (typeof wrap === 'function' && why === undefined)
            return wrap;
        reasons.push(why ?? '');
    }
    return [...new Set(reasons)].join('; ') || 'not for this user';
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
    if (way === 'bubblewrap')
        return bubblewrapFlavours.map((flavour) => seeing(scene, bubblewrapAsUser(flavour)));
    if (way === 'bubblewrap-root')
        return [seeing(scene, bubblewrapAsRoot(), agentUid(process.pid))];
    if (way === 'bubblewrap-sudo')
        return [seeing(scene, bubblewrapBySudo())];
    if (way === 'mount-script-root')
        return [seeing(scene, mountScript('root'), agentUid(process.pid))];
    if (way === 'mount-script-sudo')
        return [seeing(scene, mountScriptBySudo())];
    if (way === 'mount-script-user-namespace')
        return [seeing(scene, mountScript('user'))];
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
function seeing(scene, way, uid) {
    if (way === undefined)
        return undefined;
    return (command, places) => {
        const { path, tmp } = places.call;
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
        return way({ command: { ...command, cwd: realLook.real(command.cwd) ?? command.cwd, env }, layers });
    };
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
        return `other users cannot pass ${closed}, below which the workspace lies`;
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
const layersOf = (scene, { call, writable, readable = [] }, own) => viewOfCall(viewOf(scene, realLook), scene, { ...own, read: readable, write: [call.path, ...writable] }, realLook);

// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(3107);
// EXTERNAL MODULE: ./build/entry/confined-at.js
var confined_at = __webpack_require__(8561);
// EXTERNAL MODULE: ./build/entry/project.js + 1 modules
var entry_project = __webpack_require__(1232);
;// CONCATENATED MODULE: ./build/entry/confinement-here.js





const ours = (0,external_node_path_.resolve)(import.meta.dirname, '..');
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
        sudo: (0,policy/* maySudo */.X0)(settings, (0,confined_at/* isCi */.X)(context)),
        home: checkout?.home ?? (0,entry_project/* engineHome */.KE)(env),
        hidden: [
            (0,entry_project/* engineHome */.KE)(env),
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


/***/ }),

/***/ 2436:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ placeMark)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3136);
/* harmony import */ var _adapter_git_remote_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1293);





/** Names the run's remote without telling it, and the same one however its path is written. */
const placeMark = ({ remote }) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update((0,_adapter_git_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .isPathRemote */ .i)(remote) ? realPath(remote) : remote)
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

/***/ 1976:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jk: () => (/* binding */ agentOf),
  Gz: () => (/* binding */ committerOf),
  K2: () => (/* binding */ identityIn),
  I0: () => (/* binding */ inboxOf),
  Gf: () => (/* binding */ openState),
  q1: () => (/* binding */ ralphIdentity),
  O4: () => (/* binding */ wire)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(774);
// EXTERNAL MODULE: ./build/adapter/process/remove-folder.js
var remove_folder = __webpack_require__(5641);
;// CONCATENATED MODULE: ./build/adapter/process/call-folder.js




/**
 * Lends `work` a folder below `parent` and removes it afterwards: what an agent leaves in its home would otherwise be
 * a memory that no state ref knows of, and what a check leaves there, which runs what the agent wrote, could decide the
 * next one. An empty home costs the CLI nothing measurable (0.9 s a call with and without).
 */
async function withCallFolder(parent, work) {
    const path = await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, 'call-'));
    const folder = { path, home: (0,external_node_path_.join)(path, 'home'), tmp: (0,external_node_path_.join)(path, 'tmp') };
    try {
        await Promise.all([folder.home, folder.tmp].map((place) => (0,promises_.mkdir)(place, { mode: 0o700 })));
        (0,failpoint/* failpoint */.Zu)('call.folder-made');
        return await work(folder);
    }
    finally {
        // What cannot be removed costs disk space and must not cost the call: nothing ever uses this folder again.
        await (0,remove_folder/* removeFolder */.v)(path).catch(() => undefined);
    }
}

// EXTERNAL MODULE: ./build/adapter/process/environment.js
var process_environment = __webpack_require__(2171);
;// CONCATENATED MODULE: ./build/adapter/agent/claude-command.js
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
    // Ten retries are minutes of silence; the engine parks the run instead (claude-cli.md).
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
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
;// CONCATENATED MODULE: ./build/adapter/process/redacted-chunks.js

/** Of a line that does not end so much is held back, and written in parts. */
const longest = 256 * 1024;
const keptBack = 16 * 1024;
/**
 * Hands a byte stream on with its secrets taken out. Only whole lines are: no border between two chunks may cut a
 * secret in two. A private key is waited for to its end. The same text comes out whatever the chunks are, but for
 * secrets in lines above 256 KiB.
 */
function redactedChunks(redact, write) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
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

;// CONCATENATED MODULE: ./build/adapter/process/bounded-output.js



/** Keeps the head and the tail of an endless output in `headBytes + tailBytes` of memory and counts all of it (A3). */
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
const clean = (bytes) => (0,external_node_util_.stripVTControlCharacters)(bytes.toString('utf8'));
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
            (0,external_node_fs_.closeSync)(fd);
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
        fd = (0,external_node_fs_.openSync)(path, 'w', 0o600);
    });
    const write = (chunk) => {
        if (fd === undefined)
            return;
        const part = chunk.subarray(0, limit - written);
        attempt(() => {
            for (let done = 0; done < part.length && fd !== undefined;)
                done += (0,external_node_fs_.writeSync)(fd, part, done);
        });
        written += part.length;
        if (part.length < chunk.length)
            give(`The log ${path} ends at its limit of ${limit} bytes.`);
    };
    const close = () => {
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
        fd = undefined;
        return note;
    };
    return { write, close, full: () => fd === undefined };
}

// EXTERNAL MODULE: ./build/adapter/process/find-program.js
var find_program = __webpack_require__(8738);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js
var supervise = __webpack_require__(7884);
;// CONCATENATED MODULE: ./build/adapter/agent/install-claude.js








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
    const npm = (0,find_program/* findProgram */.K)('npm', at.environment['PATH']);
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
        await (0,remove_folder/* removeFolder */.v)(partial);
    }
}
/** What engines left that were killed in the middle of it, a day ago or earlier. */
async function removeAbandoned(folder) {
    const places = (0,external_node_fs_.readdirSync)(folder).flatMap((name) => (name.startsWith('partial-') ? (0,external_node_path_.join)(folder, name) : []));
    const old = places.filter((place) => ((0,external_node_fs_.statSync)(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - dayMs);
    for (const place of old)
        await (0,remove_folder/* removeFolder */.v)(place);
}
const dayMs = 24 * 60 * 60_000;
const packageJson = (version) => `${JSON.stringify({ private: true, dependencies: { [claudePackage]: version } }, null, 2)}\n`;
/** Against settings of the user that would install elsewhere, less, or more. */
const flags = [
    ...['--no-global', '--ignore-scripts', '--include=optional', '--install-strategy=hoisted', '--package-lock'],
    ...['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error'],
];
async function runNpm(npm, at, folder) {
    const said = boundedOutput({ headBytes: 0, tailBytes: 4000 });
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
    const why = end.endedBy === 'wall' ? 'it took longer than 15 minutes' : said.finish().tail.trim() || 'it said nothing';
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
    throw new core_error/* RalphError */.A({
        code: 'AGENT_INTEGRITY',
        kind: 'failed',
        message: `What the registry gave as ${claudePackage}@${at.version} is not what agent-integrity demands; it was not run.`,
        hint: 'Compare with a registry that you trust. Where these are right, give each of them as --agent-integrity.',
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
    const why = 'the registry has none, did not give it, or gave another than it names';
    throw notInstalled(at, `npm installed no program of ${claudePackage}@${at.version} for this machine: ${why}.`);
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
const notInstalled = ({ version, folder }, why) => new core_error/* RalphError */.A({
    code: 'AGENT_NOT_INSTALLED',
    kind: 'failed',
    message: why,
    hint: `Where npm works, give \`npm install --prefix ${JSON.stringify((0,external_node_path_.join)(folder, 'by-hand'))} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${JSON.stringify((0,external_node_path_.join)(folder, 'by-hand/node_modules/.bin/claude'))}\`.`,
});

;// CONCATENATED MODULE: ./build/adapter/agent/program-files.js


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

;// CONCATENATED MODULE: ./build/adapter/agent/claude-program.js






/**
 * The program to call and what it says of its version. Where there is none, or another version than is demanded, one
 * is installed if that is allowed. Throws RalphError AGENT_MISSING or AGENT_VERSION_DIFFERS with the commands to give.
 */
async function claudeProgram(choice, at) {
    const found = (0,find_program/* findProgram */.K)(choice.path ?? 'claude', choice.environment['PATH']);
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
    const stdout = boundedOutput({ headBytes: 1000, tailBytes: 0 });
    const stderr = boundedOutput({ headBytes: 0, tailBytes: 500 });
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
    throw new core_error/* RalphError */.A({
        code: 'AGENT_MISSING',
        kind: 'failed',
        message: `${program} --version did not answer: ${said || `exit code ${end.exitCode ?? 'none'}`}`,
        hint: 'Run it by hand; reinstall Claude Code, or set `agent.path` to a working one.',
    });
}
function unfit({ path, version }, program, said) {
    if (program !== undefined) {
        return new core_error/* RalphError */.A({
            code: 'AGENT_VERSION_DIFFERS',
            kind: 'failed',
            message: `${program} is version ${said}, but agent-version demands ${version}.`,
            hint: `${installHint(version)} Or leave agent-version out.`,
        });
    }
    return new core_error/* RalphError */.A({
        code: 'AGENT_MISSING',
        kind: 'failed',
        message: path === undefined ? 'There is no program `claude` on PATH.' : `There is no program at agent.path, ${path}.`,
        hint: installHint(version),
    });
}
/** Beside other versions, not in their place; npm compares what it gets with the registry's integrity. */
function installHint(version) {
    if (version === undefined) {
        return `Install it with \`npm install -g ${claudePackage}\`, let ralph do it with \`--agent-install missing\`, or set \`agent.path\` to where it is.`;
    }
    const folder = `"$HOME/.local/share/claude-code-${version}"`;
    return `Let ralph install that version with \`--agent-install missing\` (without \`agent.path\`); or do it with \`npm install --prefix ${folder} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${folder}/node_modules/.bin/claude\`.`;
}

// EXTERNAL MODULE: ./build/adapter/agent/stored-login.js
var stored_login = __webpack_require__(1015);
;// CONCATENATED MODULE: ./build/adapter/process/disk-watch.js

const everyMs = 5000;
const floorBytes = 512 * 1024 * 1024;
const floorFiles = 50_000;
/**
 * Watches the file systems of these paths every five seconds, and calls `onFull` once when less than 512 MiB or 50,000
 * files are free: an engine that cannot write its state would lose the run (reliability C20). Small disks, and those
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
        const { bsize, blocks, bavail, files, ffree } = (0,external_node_fs_.statfsSync)(path);
        return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files };
    }
    catch {
        return undefined;
    }
}
function deviceOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path).dev;
    }
    catch {
        return path;
    }
}

// EXTERNAL MODULE: ./build/adapter/local/user-name.js
var user_name = __webpack_require__(9197);
;// CONCATENATED MODULE: ./build/adapter/process/obeyed-places.js
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
    ...['.claude/settings.json', '.claude/settings.local.json', '.claude/CLAUDE.md', '.claude/hooks', '.claude/commands'],
    ...['.claude/agents', '.codex/config.toml', '.gemini/settings.json', '.vscode/argv.json', '.vimrc', '.emacs'],
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

;// CONCATENATED MODULE: ./build/adapter/process/foreign-files.js




/** Files by which a step tells the runner what later steps get: whoever writes them acts with those steps' rights. */
const runnerFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
/** More than that no step writes; a longer one is told by its size and not put back. */
const keptBytes = 1024 * 1024;
/**
 * Remembers the files by which this step speaks to the runner: own HOME and environment keep an agent from them only as
 * long as it does not look for them (reliability C21). The answer puts them back, and names every one that changed.
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
    const system = systemPlaces(environment['USER'] || (0,user_name/* userName */.n)()).map((path) => ({ name: path, path }));
    const own = homePlaces.map((name) => ({ name: `~/${name}`, path: (0,external_node_path_.join)(home, name) }));
    return watchPlaces([...own, ...system], (name) => `${name}, outside of the workspace, was changed`);
}
/** The same for the user's own repository. */
const watchUserGit = (gitDir) => watchPlaces(gitPlaces.map((name) => ({ name: `.git/${name}`, path: (0,external_node_path_.join)(gitDir, name) })), (name) => `${name} of your own repository was changed`);
const watchPlaces = (places, say) => () => {
    const kept = withFiles(places).map((place) => ({ ...place, before: look(place.path) }));
    return () => kept.flatMap(({ name, path, before }) => (same(before, look(path)) ? [] : [say(name)]));
};
/** More than these in one folder are no settings. */
const mostFiles = 200;
/** Each place, and where it is a folder each file in it: the folder itself tells of new ones. */
const withFiles = (places) => places.flatMap(({ name, path }) => [
    { name, path },
    ...filesIn(path).map((file) => ({ name: `${name}/${file}`, path: (0,external_node_path_.join)(path, file) })),
]);
function filesIn(folder) {
    try {
        const files = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
        return files.slice(0, mostFiles).map(({ name }) => name);
    }
    catch {
        return [];
    }
}
function look(path) {
    try {
        const stat = (0,external_node_fs_.lstatSync)(path);
        // A link is compared as what it leads to: dotfiles are often links into a repository.
        const isFile = stat.isFile() || stat.isSymbolicLink();
        const content = isFile && stat.size <= keptBytes ? (0,external_node_fs_.readFileSync)(path) : null;
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
        (0,external_node_fs_.rmSync)(path, { force: true, recursive: true });
        if (before === 'missing')
            return true;
        if (before.content === null)
            return false;
        (0,external_node_fs_.writeFileSync)(path, before.content, { flag: 'wx' });
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapter/process/lines.js
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

// EXTERNAL MODULE: ./build/adapter/agent/classify-end.js + 2 modules
var classify_end = __webpack_require__(3715);
// EXTERNAL MODULE: ./build/adapter/agent/stream-reader.js + 2 modules
var stream_reader = __webpack_require__(1286);
;// CONCATENATED MODULE: ./build/adapter/agent/streaming-call.js








/**
 * Runs one agent process and reads its stream. The call ends early at what no waiting mends: a refused credential, a
 * missing answer tool, and a process that lives on after its result.
 */
async function runStreamingCall(call) {
    const reader = (0,stream_reader/* readStream */.b)();
    const stderr = boundedOutput({ headBytes: 0, tailBytes: 8192 });
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
    const outside = watchForeignFiles(call.environment, call.watched);
    const disk = watchDisk([call.command.cwd, call.command.env['TMPDIR'] ?? call.command.cwd], () => running.end());
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
            denials: (0,stream_reader/* denialsIn */.W)(heard.result),
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
function outcomeOf(call, end = (0,classify_end/* classifyEnd */.q)(call)) {
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
            onProgress({ kind: 'says', text: '[what it says from here on is not shown]' });
    };
}

;// CONCATENATED MODULE: ./build/adapter/agent/claude.js











/** Claude Code, spoken to as the real CLI is. */
function claudeAgent(settings) {
    return {
        name: 'claude',
        preflight: () => withCallFolder(settings.tmp, (folder) => claudeProgram(settings, { env: environmentOf(settings, folder), call: folder })),
        run: (request, signal, onProgress) => withCallFolder(settings.tmp, (folder) => run(settings, { request, folder, signal, onProgress })),
        ask: (question, signal) => withCallFolder(settings.tmp, async (folder) => {
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
    // Each time: an agent may have removed or broken its own program since the last call (reliability C25).
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
    const renewsLogin = !(0,process_environment/* hasCredential */.mB)(settings.environment);
    const call = await runStreamingCall({
        command,
        confinement,
        places: {
            call: folder,
            writable: [request.workspace, ...loginFolder(env)],
            readable: [...programFiles(program), ...(0,process_environment/* cloudFiles */.Nc)(env), ...loginFolder(env).flatMap(steeringFiles)],
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
    storedLogin: (0,stored_login/* storedLogin */.d)(settings.environment),
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
const noStructuredOutput = (program, said) => new core_error/* RalphError */.A({
    code: 'AGENT_NO_STRUCTURED_OUTPUT',
    kind: 'failed',
    message: `${program} did not offer its answer tool (StructuredOutput), so no iteration could hand over. ${said.trim()}`.trimEnd(),
    hint: 'Update Claude Code to 2.1.197 or newer. If it is new, report this: it did not accept our JSON Schema.',
});
/** No attempt at any task would find it either (reliability C4: a matter of the configuration ends the job at once). */
const noModel = (said = '') => new core_error/* RalphError */.A({
    code: 'AGENT_MODEL_NOT_FOUND',
    kind: 'failed',
    message: `The provider has no such model for this account: ${(0,one_line/* oneLine */.T)(said, 500)}`,
    hint: 'Name one that it has by `model` (--model, ralph.yml, or the task in the plan), then run again; the attempt does not count.',
});
const notStarted = (program, { process, stderrTail }) => new core_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    kind: 'failed',
    message: `${program} ended with exit code ${process.exitCode ?? 'none'} before it began: ${stderrTail.trim().slice(-1000) || 'it said nothing'}`,
    hint: 'Mend what it names, such as a CLAUDE_CODE_\u2026 variable, then run again; the attempt does not count.',
});

;// CONCATENATED MODULE: ./build/adapter/agent/claude-release.js
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

;// CONCATENATED MODULE: ./build/adapter/agent/command-agent.js









/** Any program as an agent: the prompt on stdin, the answer as in `docs/agents.md`. */
function commandAgent(settings) {
    return {
        name: 'command',
        preflight: () => Promise.resolve({ program: settings.command, version: 'shell command' }),
        run: (request, signal, onProgress) => command_agent_run(settings, request, signal, onProgress),
    };
}
async function command_agent_run(settings, request, signal, onProgress) {
    return withCallFolder(settings.tmp, async (folder) => {
        const handoffFile = (0,external_node_path_.join)(folder.path, 'handoff.json');
        const command = await commandOf(settings, request, { ...folder, handoffFile });
        const call = await runStreamingCall({
            command,
            confinement: settings.confinement,
            places: { call: folder, writable: [request.workspace], readable: (0,process_environment/* cloudFiles */.Nc)(command.env) },
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
        const end = (0,classify_end/* classifyEnd */.q)(call);
        return outcomeOf(call, end.kind === 'no_result' ? await answerFrom(handoffFile, end) : end);
    });
}
/** How a shell ends that cannot run what it was told to; one that worked before has said something. */
const notFound = ({ heard, process }) => process.endedBy === 'itself' &&
    (process.exitCode === 126 || process.exitCode === 127) &&
    heard.result === null &&
    heard.tail === '';
/** No attempt mends it, so none is counted (reliability C4). */
const command_agent_notStarted = (command, { process, stderrTail }) => new core_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    kind: 'failed',
    message: `The agent command \`${(0,one_line/* oneLine */.T)(command, 200)}\` could not be run (exit code ${process.exitCode}): ${(0,one_line/* oneLine */.T)(stderrTail, 500)}`,
    hint: 'Mend `agent.command` (--agent-command): it runs by `sh -c` in the workspace, with the PATH of ralph. The attempt does not count.',
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
            ...(0,process_environment/* agentEnvironment */.FV)(environment, { home, tmp, extra: extraEnv }),
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

// EXTERNAL MODULE: ./build/adapter/git/inbox.js
var inbox = __webpack_require__(1519);
// EXTERNAL MODULE: ./build/adapter/git/object.js
var git_object = __webpack_require__(9300);
// EXTERNAL MODULE: ./build/adapter/git/push-refusal.js + 1 modules
var push_refusal = __webpack_require__(7164);
// EXTERNAL MODULE: ./build/adapter/git/remote-call.js
var remote_call = __webpack_require__(4262);
// EXTERNAL MODULE: ./build/adapter/git/remote-fault.js
var remote_fault = __webpack_require__(2864);
// EXTERNAL MODULE: ./build/adapter/git/remote-name.js
var remote_name = __webpack_require__(4981);
// EXTERNAL MODULE: ./build/adapter/git/remote-url.js
var remote_url = __webpack_require__(1293);
;// CONCATENATED MODULE: ./build/adapter/git/stale-lock.js

/** A git that writes a ref holds its lock for some milliseconds. */
const longestHeldMs = 10_000;
/**
 * What to do about a lock file that no git can still be writing, by its age; undefined for one that may be a rival's,
 * or that is gone by now. A lock names no owner, so that it is a person's to remove.
 */
function staleLock(path, now = Date.now()) {
    const found = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (!found || Math.abs(now - found.mtimeMs) < longestHeldMs)
        return undefined;
    const since = new Date(found.mtimeMs).toISOString().slice(0, 19);
    return `That lock is of ${since}, and git holds one for a moment only. Where no git runs there any more: \`rm '${path}'\`, then run again; nothing is lost.`;
}

;// CONCATENATED MODULE: ./build/adapter/git/remote.js









/**
 * A path remote's hooks do not run, and its settings neither touch its working tree nor start a clean-up, a command of
 * theirs or a fetch: below C2 an agent can write them.
 */
const receivePack = [
    ...['GIT_NO_LAZY_FETCH=1', 'git', '-c core.hooksPath=/dev/null', '-c core.alternateRefsCommand=true'],
    ...['-c receive.denyCurrentBranch=refuse', '-c receive.autogc=false', 'receive-pack'],
].join(' ');
function pushOf(moves, isPath) {
    return [
        ...['push', '--porcelain', '--no-verify', '--no-signed', ...(moves.length > 1 ? ['--atomic'] : [])],
        ...moves.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ''}`),
        ...(isPath ? [`--receive-pack=${receivePack}`] : []),
        ...[remote_name/* remoteName */.i, ...moves.map(({ ref, oid }) => `${oid}:${ref}`)],
    ];
}
const quietFetch = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
/**
 * Servers that speak but the first version of the protocol, or proxies that hide the second, give out nothing that is no
 * tip. Whatever we ask for is in the history of a tip that we have seen, so that is fetched, to its end.
 */
const wholeHistory = ['--no-filter', '--depth=2147483647'];
const isUnadvertised = (error) => error instanceof core_error/* RalphError */.A && /unadvertised object|not our ref/i.test(error.message);
function remoteAt({ store, ...patience }) {
    const isPath = (0,remote_url/* isPathRemote */.i)(store.remote);
    const call = (0,remote_call/* remoteCall */.V)(store.git, store.remote, patience);
    const tips = new Map();
    /** An answer that ended within its headers is an empty repository to git (tried): one is not believed at once. */
    const listing = async (asked) => {
        const { stdout } = await call.repeatedly(asked);
        return stdout.length > 0 || isPath ? stdout : (await call.repeatedly(asked)).stdout;
    };
    const list = async (patterns) => {
        (0,failpoint/* failpoint */.Zu)('remote.list');
        const stdout = await listing(['ls-remote', '--symref', remote_name/* remoteName */.i, 'HEAD', ...patterns]);
        (0,failpoint/* failpoint */.Zu)('remote.listed');
        const lines = stdout.toString('utf8').split('\n');
        const rows = lines.flatMap((line) => {
            const [value = '', name] = line.split('\t');
            return name === undefined ? [] : [[name, value]];
        });
        const symbolic = rows.filter(([, value]) => value.startsWith('ref: '));
        const standing = symbolic.find(([name]) => patterns.includes(name));
        if (standing)
            throw symbolicRef(store.remote, standing[0], standing[1].slice('ref: '.length));
        const refs = new Map(rows.filter((row) => !symbolic.includes(row)));
        const head = symbolic.find(([name]) => name === 'HEAD')?.[1].slice('ref: refs/heads/'.length) ?? null;
        for (const [name, oid] of refs)
            tips.set(name, oid);
        return { refs, head };
    };
    const refs = refsBy(list);
    /** One push and, where git is not content, what the remote then shows. `repeat`: nothing moved, and it may work. */
    const pushOnce = async ({ ref, oid, expected }) => {
        (0,failpoint/* failpoint */.Zu)('remote.push');
        const result = await call.once(pushOf([{ ref, oid, expected }], isPath));
        (0,failpoint/* failpoint */.Zu)('remote.pushed');
        if (result.code === 0)
            return { kind: 'won' };
        // Whatever it says: a push whose answer was lost may have arrived (reliability.md §0.2).
        const actual = (await refs([ref])).get(ref) ?? null;
        if (actual === oid)
            return { kind: 'won' };
        if (actual !== expected)
            return { kind: 'lost', actual };
        return judge(result.stdout.toString('utf8'), result.stderr);
    };
    const judge = (stdout, stderr) => {
        const fault = (0,remote_fault/* transportFault */.y)(store.remote, stderr);
        // Git reports it as a refusal of the ref, which it is not.
        if (fault?.error.code === 'REMOTE_FULL')
            throw fault.error;
        const refusal = (0,push_refusal/* pushRefusal */.J)(stdout, stderr);
        const hint = refusal?.lock && isPath ? staleLock(refusal.lock) : undefined;
        if (refusal?.passing && hint === undefined)
            return { kind: 'repeat', last: { refused: refusal.why } };
        if (refusal !== undefined)
            return { kind: 'refused', why: refusal.why, hint };
        if (fault?.passing)
            return { kind: 'repeat', last: { error: fault.error } };
        throw fault?.error ?? (0,remote_fault/* unknownFault */.$)(store.remote, stderr);
    };
    let takesBoth = true;
    const followed = new Map();
    /** Whatever keeps the two from moving together, the first one then moves alone, and so do all after it. */
    const pushBoth = async (first, follower) => {
        if (!takesBoth)
            return false;
        (0,failpoint/* failpoint */.Zu)('remote.push-both');
        const { code } = await call.once(pushOf([first, follower], isPath));
        (0,failpoint/* failpoint */.Zu)('remote.pushed-both');
        takesBoth = code === 0;
        if (takesBoth)
            followed.set(follower.ref, follower.oid);
        return takesBoth;
    };
    const push = async ({ follower, ...wanted }) => {
        const result = await pushWanted(wanted, follower);
        const tip = result.kind === 'won' ? wanted.oid : result.kind === 'lost' ? result.actual : undefined;
        if (tip)
            tips.set(wanted.ref, tip);
        else if (tip !== undefined)
            tips.delete(wanted.ref);
        return result;
    };
    const pushWanted = async (wanted, follower) => {
        const isThereAlready = followed.get(wanted.ref) === wanted.oid;
        followed.delete(wanted.ref);
        if (isThereAlready || (follower && (await pushBoth(wanted, follower))))
            return { kind: 'won' };
        for (let round = 0;; round++) {
            const result = await pushOnce(wanted);
            if (result.kind !== 'repeat')
                return result;
            if (await call.pause(round))
                continue;
            if ('error' in result.last)
                throw result.last.error;
            return { kind: 'refused', why: result.last.refused };
        }
    };
    const remove = async (names) => {
        if (names.length === 0)
            return;
        const options = ['--porcelain', '--no-verify', '--no-signed', ...(isPath ? [`--receive-pack=${receivePack}`] : [])];
        await call.once(['push', ...options, remote_name/* remoteName */.i, ...names.map((name) => `:${name}`)]);
        for (const name of names)
            tips.delete(name);
    };
    const present = new Set();
    const fetch = async (oids, args) => {
        const unknown = oids.filter((oid) => !present.has(oid));
        const here = await Promise.all(unknown.map((oid) => (0,git_object/* isThere */.$B)(store, oid)));
        const missing = unknown.filter((_, at) => !here[at]);
        if (missing.length > 0) {
            (0,failpoint/* failpoint */.Zu)('remote.fetch');
            await call.repeatedly([...args, remote_name/* remoteName */.i, ...missing]).catch(async (error) => {
                if (!isUnadvertised(error))
                    throw error;
                await call.repeatedly([...remote_name/* lazily */.q, 'fetch', ...quietFetch, ...wholeHistory, remote_name/* remoteName */.i, ...tips.keys()]);
                for (const oid of missing)
                    if (!(await (0,git_object/* isThere */.$B)(store, oid)))
                        throw error;
            });
            (0,failpoint/* failpoint */.Zu)('remote.fetched');
        }
        for (const oid of unknown)
            present.add(oid);
    };
    const wholeCommits = ['fetch', ...quietFetch, '--depth=1', '--no-filter'];
    return {
        url: store.remote,
        isPath,
        refs,
        list,
        push,
        tip: (ref) => tips.get(ref),
        remove,
        fetchCommit: (oid) => fetch([oid], wholeCommits),
        fetchCommits: (oids) => fetch(oids, wholeCommits),
        fetchState: (oid) => fetch([oid], [...remote_name/* lazily */.q, 'fetch', ...quietFetch, '--depth=1', '--filter=tree:2']),
    };
}
/** What is written there would move another branch, a person's for instance, and what is read is that one. */
const symbolicRef = (remote, ref, target) => new core_error/* RalphError */.A({
    code: 'REF_SYMBOLIC',
    kind: 'data',
    message: `${ref} at ${(0,remote_url/* withoutCredentials */.r)(remote)} is no branch of its own: it stands for ${target}. Nothing was written.`,
    hint: `ralph never makes such a ref. Find out who did, then remove it there: \`git symbolic-ref --delete ${ref}\`.`,
});
/** Exact names; a pattern matches the end of a longer name too: refs/x/refs/heads/y. */
const refsBy = (list) => async (names) => {
    const found = (await list(names)).refs;
    return new Map(names.flatMap((name) => pairIfThere(name, found.get(name))));
};
const pairIfThere = (name, oid) => oid === undefined ? [] : [[name, oid]];

;// CONCATENATED MODULE: ./build/adapter/git/look-ahead.js

function askedAhead(remote) {
    const answers = new Map();
    const list = (patterns) => {
        const [answer, ...others] = new Set(patterns.map((pattern) => answers.get(pattern)));
        if (answer === undefined || others.length > 0)
            return remote.list(patterns);
        for (const pattern of patterns)
            answers.delete(pattern);
        return answer;
    };
    return {
        ...remote,
        list,
        refs: refsBy(list),
        // What was seen of these refs before is no longer so.
        push: (push) => {
            for (const pattern of answers.keys()) {
                if (matches(pattern, push.ref) || (push.follower && matches(pattern, push.follower.ref)))
                    answers.delete(pattern);
            }
            return remote.push(push);
        },
        async lookAhead(patterns) {
            const answer = remote.list(patterns);
            const seen = await answer;
            for (const pattern of patterns)
                answers.set(pattern, answer);
            return seen;
        },
    };
}
const matches = (pattern, ref) => pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : pattern === ref;

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
 * many objects it holds; else why not. Read here before git sees the file: it comes from where an agent was (security §4).
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

// EXTERNAL MODULE: ./build/adapter/git/bare-directory.js
var bare_directory = __webpack_require__(9201);
// EXTERNAL MODULE: ./build/core/guard/folded-path.js
var folded_path = __webpack_require__(1242);
;// CONCATENATED MODULE: ./build/core/guard/embedded-repository.js

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
        const parts = (0,folded_path/* foldedPath */.k)(path);
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
        const parts = (0,folded_path/* foldedPath */.k)(path);
        return parts.some((_, depth) => repositories.has(parts.slice(0, depth).join('/')));
    };
}
const isRepository = (names) => names.has('head') && (names.has('commondir') || (names.has('objects') && names.has('refs')));

// EXTERNAL MODULE: ./build/adapter/git/raw-path.js
var raw_path = __webpack_require__(2221);
;// CONCATENATED MODULE: ./build/adapter/git/git-look-alike.js

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
    return (0,raw_path/* bytesOf */.$$)(name).toString('utf8').replace(ignoredByHfs, '').toLowerCase() === '.git';
}
/** Whether any component of the path is `.git` or looks like it. */
const holdsGitLookAlike = (path) => path.split('/').some(isGitLookAlike);

;// CONCATENATED MODULE: ./build/adapter/git/leaving-link.js



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
    const place = (0,raw_path/* bytesOf */.$$)(`${(0,raw_path/* rawPath */.av)(directory)}/${path}`);
    try {
        return (0,external_node_fs_.lstatSync)(place).isSymbolicLink() ? (0,external_node_fs_.readlinkSync)(place, 'latin1') : undefined;
    }
    catch {
        // Nothing there, or below a file: the rest of the path is judged by its words alone.
        return undefined;
    }
};

// EXTERNAL MODULE: ./build/adapter/git/tree-differences.js
var tree_differences = __webpack_require__(5378);
;// CONCATENATED MODULE: ./build/adapter/git/candidate-changes.js






const candidate_changes_link = '120000';
const candidate_changes_module = '160000';
/**
 * What lies between a checkpoint and a tree that others made, and what of it may not be committed at all. The same rules
 * as of a capture (`capture.ts`), by git's objects alone: nothing of it was written to a disk yet.
 */
async function candidateChanges(git, { from, to }) {
    const rows = await (0,tree_differences/* treeDifferences */.X)(git, { from, to });
    const kept = rows.filter(({ status, mode }) => status !== 'D' && mode !== candidate_changes_module);
    const sizes = await (0,tree_differences/* objectSizes */.E)(git, kept.map(({ oid }) => oid));
    const files = rows.length > 0 ? await filesOf(git, to) : [];
    const targetOf = kept.some(({ mode }) => mode === candidate_changes_link) ? await linksOf(git, files) : () => undefined;
    const isEmbedded = inEmbeddedRepository(files.map(({ path }) => (0,raw_path/* showPath */.P8)(path)));
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
    if (before === candidate_changes_module || mode === candidate_changes_module)
        return 'a changed submodule';
    if (holdsGitLookAlike(path))
        return 'a name that some file systems take for .git';
    // Guards and reports compare names as text.
    if ((0,raw_path/* rawPath */.av)((0,raw_path/* showPath */.P8)(path)) !== path)
        return 'a name that is not UTF-8';
    if (mode !== candidate_changes_link)
        return undefined;
    return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : whyLinkLeaves(targetOf, path);
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
    const links = files.filter(({ mode }) => mode === candidate_changes_link);
    const found = await (0,git_object/* readObjects */.$I)(git, links.map(({ oid }) => oid));
    const targets = new Map(links.map(({ path }, at) => [path, found[at]?.content.toString('latin1')]));
    return (path) => targets.get(path);
}

// EXTERNAL MODULE: ./build/adapter/git/exec.js
var exec = __webpack_require__(7850);
;// CONCATENATED MODULE: ./build/adapter/git/receive-candidate.js








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
    (0,bare_directory/* makeBareDirectory */.G)(gitDir, store.objectFormat);
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
    return parents.length === 1 && parents[0] === checkpoint ? undefined : 'it is not one commit on the checkpoint';
}
/** What git objects to, in its first words; undefined where it does not. */
async function fault(git, call) {
    try {
        const { code, stderr } = await git({ ...call, allow: 'any', timeoutMs: patienceMs });
        return code === 0 ? undefined : `git does not take it: ${stderr.trim().split('\n')[0]?.slice(0, 200) ?? ''}`;
    }
    catch (error) {
        if (error instanceof core_error/* RalphError */.A && error.code === 'GIT_TIMED_OUT')
            return 'git did not come to an end with it';
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

;// CONCATENATED MODULE: ./build/adapter/git/send-candidate.js

/** Writes one commit on its checkpoint as a git bundle, for a job that trusts neither this one nor the file. */
async function sendCandidate({ git }, { commit, checkpoint, file }) {
    // A bundle holds refs, and the store has none of its own.
    await git({ args: ['update-ref', candidateRef, commit] });
    await git({ args: ['bundle', 'create', '--quiet', file, candidateRef, `^${checkpoint}`] });
}

;// CONCATENATED MODULE: ./build/adapter/git/parcel.js





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

;// CONCATENATED MODULE: ./build/adapter/git/git-tree.js
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/adapter/git/pack-file.js


function oidOf(format, type, content) {
    return (0,external_node_crypto_.createHash)(format).update(`${type} ${content.length}\0`).update(content).digest('hex');
}
const typeNumber = { commit: 1, tree: 2, blob: 3 };
/** Small objects need no large tables, which would have to be cleared for each of them. */
const compression = { level: 1, memLevel: 4 };
function packEntry(oid, type, content) {
    const header = [(typeNumber[type] << 4) | (content.length & 15)];
    for (let left = Math.floor(content.length / 16); left > 0; left = Math.floor(left / 128)) {
        header.push((header.pop() ?? 0) | 128, left & 127);
    }
    return { oid, bytes: Buffer.concat([Buffer.from(header), (0,external_node_zlib_.deflateSync)(content, compression)]) };
}
/** A pack of whole objects and its index, version 2 of both (gitformat-pack). Each oid stands in it once. */
function packOf(format, entries) {
    const hash = (content) => (0,external_node_crypto_.createHash)(format).update(content).digest();
    const start = Buffer.concat([Buffer.from('PACK'), numbers(2, entries.length)]);
    const body = Buffer.concat([start, ...entries.map(({ bytes }) => bytes)]);
    const trailer = hash(body);
    let at = start.length;
    const rows = entries.map(({ oid, bytes }) => {
        const row = { oid, offset: at, crc: (0,external_node_zlib_.crc32)(bytes) };
        at += bytes.length;
        return row;
    });
    rows.sort((a, b) => (a.oid < b.oid ? -1 : 1));
    const index = Buffer.concat([
        Buffer.from([0xff, 0x74, 0x4f, 0x63]),
        numbers(2, ...fanOut(rows)),
        ...rows.map(({ oid }) => Buffer.from(oid, 'hex')),
        numbers(...rows.map(({ crc }) => crc), ...rows.map(({ offset }) => offset)),
        trailer,
    ]);
    return {
        name: `pack-${trailer.toString('hex')}`,
        pack: Buffer.concat([body, trailer]),
        index: Buffer.concat([index, hash(index)]),
    };
}
/** For each byte the number of oids, in their order, that begin with it or a smaller one. */
function fanOut(rows) {
    const upTo = Array.from({ length: 256 }, () => 0);
    for (const [nth, { oid }] of rows.entries())
        upTo[Number.parseInt(oid.slice(0, 2), 16)] = nth + 1;
    for (let first = 1; first < 256; first++)
        upTo[first] ||= upTo[first - 1] ?? 0;
    return upTo;
}
/** Big-endian, four bytes each. */
function numbers(...values) {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [nth, value] of values.entries())
        bytes.writeUInt32BE(value, 4 * nth);
    return bytes;
}

// EXTERNAL MODULE: ./build/core/run/run-files.js
var run_files = __webpack_require__(9627);
// EXTERNAL MODULE: ./build/schema/control.js
var schema_control = __webpack_require__(2883);
// EXTERNAL MODULE: ./build/schema/plan.js
var schema_plan = __webpack_require__(9707);
// EXTERNAL MODULE: ./build/schema/run-state.js
var run_state = __webpack_require__(2243);
;// CONCATENATED MODULE: ./build/adapter/git/state-files.js




/** The files that loading reads, in this order. The last one is there only where the plan is long. */
const stateFiles = ['run.json', 'plan.json', 'control.json', 'tasks.json'];
/** Judges the files' contents, in the order of `stateFiles`; undefined stands for a file that is missing. */
function readStateFiles(contents) {
    const [runJson, planJson, controlJson, tasksJson] = contents;
    const run = parse('run.json', runJson);
    const plan = parse('plan.json', planJson);
    const control = parse('control.json', controlJson);
    // With the first number it does not count: an earlier run left it.
    const tasks = state_files_versionOf(run) === run_state/* gatheredSchemaVersion */.SM ? parse('tasks.json', tasksJson) : undefined;
    const newer = newerThan(run, run_state/* gatheredSchemaVersion */.SM) ??
        newerThan(control, run_state/* stateSchemaVersion */.Jf) ??
        (tasks && newerThan(tasks, run_state/* gatheredSchemaVersion */.SM));
    if (newer)
        return newer;
    const findings = [];
    const state = check(run_state/* RunFile */.cB, run, findings);
    const planned = check(schema_plan/* Plan */.cw, plan, findings);
    const controls = check(schema_control/* Control */.E, control, findings);
    const records = tasks && check(run_state/* GatheredTasks */.Jv, tasks, findings);
    if (tasks && tasksJson === undefined)
        findings.push(`run.json of schema ${run_state/* gatheredSchemaVersion */.SM} cannot be read without it`);
    if (state === undefined || planned === undefined || controls === undefined || findings.length > 0)
        return { kind: 'corrupt', findings };
    return { kind: 'good', ...(0,run_files/* runOfFiles */.iD)(state, records), plan: planned, control: controls };
}
function parse(file, content) {
    if (content === undefined)
        return { file, finding: `${file} is missing` };
    try {
        // A damaged byte must not become U+FFFD and be written back.
        return { file, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content)) };
    }
    catch (error) {
        return { file, finding: `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
    }
}
function newerThan(parsed, known) {
    const version = state_files_versionOf(parsed);
    return version > known ? { kind: 'newer', file: parsed.file, version, known } : undefined;
}
function state_files_versionOf({ value }) {
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

;// CONCATENATED MODULE: ./build/adapter/git/state-copy.js





const proof = 'proven';
/**
 * A copy needs no trust: the oid is the hash of the commit, which holds that of the tree, which holds those of the
 * files, and has no entry for a file that is not there. What does not add up is no copy.
 */
function stateCopyIn(folder, format) {
    const names = ['commit', 'tree', ...stateFiles];
    const isCommit = (oid, { commit, tree, files }) => {
        if (!commit || !tree)
            return false;
        const [, root = ''] = /^tree ([0-9a-f]+)\n/.exec(commit.toString('latin1')) ?? [];
        if (oidOf(format, 'commit', commit) !== oid || oidOf(format, 'tree', tree) !== root)
            return false;
        const entries = parseTree(tree, root.length / 2);
        return stateFiles.every((name, at) => entries.get(name)?.oid === (files[at] && oidOf(format, 'blob', files[at])));
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

// EXTERNAL MODULE: ./build/adapter/git/history.js
var git_history = __webpack_require__(6087);
// EXTERNAL MODULE: ./build/core/run/state-against-log.js
var state_against_log = __webpack_require__(3028);
// EXTERNAL MODULE: ./build/core/run/state-paths.js
var state_paths = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/schema/event.js + 3 modules
var schema_event = __webpack_require__(3276);
;// CONCATENATED MODULE: ./build/adapter/git/state-message.js
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

;// CONCATENATED MODULE: ./build/adapter/git/last-good-state.js







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
        return facts !== undefined && (0,state_against_log/* stateAgainstLog */.B)(before.state, facts, state).length === 0;
    }));
    const oldest = follows.lastIndexOf(false);
    return oldest === -1 ? undefined : commits.slice(oldest + 1).find(({ state }) => state !== undefined)?.oid;
}
/** The commit itself and its first parents, newest first. */
async function ancestors(history, newest) {
    const git = await history.stateHistory(newest, bound);
    const walk = ['rev-list', '--first-parent', `--max-count=${bound + 1}`, newest];
    const oids = (await git({ args: walk })).stdout.toString('utf8').split('\n').filter(Boolean);
    const names = oids.flatMap((oid) => [oid, ...stateFiles.map((file) => `${oid}:${file}`)]);
    const objects = await (0,git_object/* readObjects */.$I)(git, names);
    const each = stateFiles.length + 1;
    const commits = oids.map((oid, at) => {
        const [commit, ...files] = objects.slice(at * each, (at + 1) * each);
        const read = readStateFiles(files.map((object) => object?.content));
        return { oid, seq: seqInMessage(textOf(commit)), state: read.kind === 'good' ? read.state : undefined };
    });
    const segmentAt = async (oid, seq) => textOf((await (0,git_object/* readObjects */.$I)(git, [`${oid}:${(0,state_paths/* segmentPath */.RA)(seq)}`], remote_name/* lazily */.q))[0]);
    return { commits, segmentAt };
}
const textOf = (object) => object?.content.toString('utf8') ?? '';
function factsIn(segment) {
    try {
        return segment
            .split('\n')
            .filter((line) => line !== '')
            .map((line) => schema_event/* RunEvent */.s4.parse(JSON.parse(line)));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/commit-object.js
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
const signature = (by, at) => `${commit_object_clean(by.name)} <${commit_object_clean(by.email)}> ${at} +0000`;
const commit_object_clean = (text) => text.replace(/[<>\r\n\0]/g, ' ').trim();

;// CONCATENATED MODULE: ./build/adapter/git/state-tree.js




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
        const object = (await objects.read(tree)) ?? (await (0,git_object/* readObjects */.$I)(git, [tree], remote_name/* lazily */.q))[0];
        if (object?.type !== 'tree')
            throw new Error(`the tree ${tree} of the state cannot be read`);
        return parseTree(object.content, tree.length / 2);
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
                const folder = before?.mode === folderMode ? before.oid : undefined;
                entries.set(name, { mode: folderMode, oid: await put(folder, within) });
            }
            const oid = writer.add('tree', makeTree(entries));
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

;// CONCATENATED MODULE: ./build/adapter/git/state-commit.js




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
        const oid = store.writer.add('commit', commitObject({ tree, parents: all, author: by, committer: by, at, message }));
        store.writer.flush();
        return oid;
    };
}
/** Without it the new tree would hold the new files alone, and the run would lose its past. */
async function treeBefore(store, previous) {
    const tree = await (0,git_object/* treeOf */.g7)(store, previous);
    if (tree !== undefined)
        return tree;
    throw new core_error/* RalphError */.A({
        code: 'STATE_UNREADABLE',
        kind: 'failed',
        message: `The state commit ${previous} is not there any more, so nothing can be written on top of it.`,
        hint: 'Look at the repository with `git fsck`; then run again: the state is fetched anew.',
    });
}

// EXTERNAL MODULE: ./build/adapter/git/state-fault.js
var state_fault = __webpack_require__(8451);
;// CONCATENATED MODULE: ./build/adapter/git/state-objects.js

function stateReader({ store, remote, copy }) {
    /** The state that the copy holds. */
    let kept;
    let isFetched = false;
    let wanted = [];
    const objectsOf = async (oid) => {
        const names = [oid, `${oid}^{tree}`, ...stateFiles.map((file) => `${oid}:${file}`)];
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

;// CONCATENATED MODULE: ./build/adapter/git/state-step.js



/**
 * How a state commit came out of the one before it, read from objects that are here; undefined where they are not. Where
 * the one before is not the engine's, nothing before counts, and all facts have to make up the state.
 */
async function stepOf({ objects }, oid) {
    const [previous = ''] = await (0,git_object/* parentsOf */.fY)({ objects }, oid);
    if (previous === '')
        return fromNothing;
    const [before, ...files] = await Promise.all([previous, ...stateFiles.map((file) => `${previous}:${file}`)].map(objects.read));
    if (!before)
        return undefined;
    const seq = seqInMessage(state_step_textOf(before));
    const read = readStateFiles(files.map((file) => file?.content));
    if (seq === undefined || read.kind !== 'good')
        return fromNothing;
    const [was, is] = await Promise.all([previous, oid].map((commit) => objects.look(`${commit}:plan.json`)));
    return { before: { state: read.state, seq }, replans: was?.oid !== is?.oid };
}
const fromNothing = { before: null, replans: false };
const state_step_textOf = (commit) => commit.content.toString('utf8');

;// CONCATENATED MODULE: ./build/adapter/git/whole-state.js





/**
 * A git that holds a state commit with all its files: the store where it does, else a directory beside it, filled by one
 * fetch. One after the other they would cost a round trip for each iteration, and the store must not learn of them.
 */
function wholeState({ store, ...patience }) {
    const gitDir = (0,external_node_path_.join)(store.gitDir, '..', 'whole.git');
    const git = (0,exec/* gitAt */.c8)(gitDir, store.env);
    return async (commit) => {
        const args = ['rev-list', '--objects', '--no-walk', '--missing=print', commit];
        const { stdout } = await store.git({ args, allow: [128] });
        if (stdout.length > 0 && !/^\?/m.test(stdout.toString('utf8')))
            return store.git;
        if (!(0,external_node_fs_.existsSync)(gitDir)) {
            const format = `--object-format=${store.objectFormat}`;
            await (0,exec/* runGit */.EO)([], store.env, { args: ['init', '--quiet', '--bare', '--template=', format, gitDir] });
        }
        const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
        await (0,remote_call/* remoteCall */.V)(git, store.remote, patience).repeatedly(['fetch', ...quiet, '--depth=1', remote_name/* remoteName */.i, commit]);
        return git;
    };
}

;// CONCATENATED MODULE: ./build/adapter/git/state-ref.js













/**
 * The state ref as a StateStore. Of two writers that read the same commit exactly one wins; each commit holds a nonce,
 * because two equal commits of the same second would be one object and both would think that they won (reliability §0.3).
 */
function stateStoreAt(options) {
    const { store, remote, ref, workRef, by, now, nonce = external_node_crypto_.randomUUID } = options;
    const reader = stateReader(options);
    const writeCommit = stateCommits(store);
    /** The newest state commit that was loaded or written, and its log's end. */
    let newest = null;
    let proven = false;
    /** In a repository that is damaged nothing can be looked for. */
    const goodBefore = (oid) => lastGoodState((0,git_history/* historyOf */.o)({ store }), oid).catch(() => undefined);
    const loadRun = async (oid) => {
        const { commit, files } = await reader.read(oid).catch((error) => {
            throw (0,state_fault/* unreadableState */.X4)({ remote: remote.url, ref, commit: oid }, error);
        });
        const read = readStateFiles(files);
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
        const { stdout } = await store.git({ args: [...remote_name/* lazily */.q, 'ls-tree', '-r', '--name-only', oid, 'log/'] });
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
        const isNext = (await (0,git_object/* parentsOf */.fY)(store, work)).includes(tip);
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
        const objects = await (0,git_object/* readObjects */.$I)(await gitFor(oid), names, remote_name/* lazily */.q);
        return objects.map((object) => (object?.type === 'blob' ? object.content.toString('utf8') : undefined));
    };
    const readMany = (paths) => readWith(paths, async () => store.git);
    return {
        load,
        commit,
        readMany,
        readPast: (paths) => readWith(paths, wholeState({ store })),
        read: async (path) => (await readMany([path]))[0],
        step: async () => (newest && remote.isPath ? stepOf(store, newest.oid) : undefined),
        prove: () => {
            proven = true;
        },
        untrue: async (code, findings, back) => {
            const commit = newest?.oid ?? '';
            const place = { remote: remote.url, ref, commit };
            if (back !== undefined && (await state_ref_putBack({ remote, ref }, { from: commit, to: back })))
                return (0,state_fault/* putBackState */.Qy)(place, { code, findings, good: back });
            const good = await lastTrueState((0,git_history/* historyOf */.o)({ store }), commit).catch(() => undefined);
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
    return `run.json speaks of the work commit ${work}, and the state commit of ${last}: it was not written by the engine`;
}
/** What is there now is kept beside it first; whether the ref is back. */
async function state_ref_putBack({ remote, ref }, { from, to }) {
    await remote.push({ ref: (0,state_fault/* asideName */.o1)(ref, from), oid: from, expected: null });
    return (await remote.push({ ref, oid: to, expected: from })).kind === 'won';
}
const segment = /^log\/\d+\/(\d+)\.jsonl$/;
function lastSegment(paths) {
    const numbers = [...paths].flatMap((path) => segment.exec(path)?.[1] ?? []).map(Number);
    return numbers.length === 0 ? undefined : Math.max(...numbers);
}

// EXTERNAL MODULE: ./build/adapter/local/process-directory.js
var process_directory = __webpack_require__(7611);
// EXTERNAL MODULE: ./build/adapter/git/engine-config.js
var engine_config = __webpack_require__(5228);
// EXTERNAL MODULE: ./build/adapter/local/kept-file.js
var kept_file = __webpack_require__(1041);
;// CONCATENATED MODULE: ./build/adapter/git/engine-files.js



/**
 * Everything in a bare git directory that git obeys or takes for given: what it runs (`config`, `hooks`), where else it
 * looks (`commondir`, `alternates`), and what it leaves out (`info`, `shallow`). git 2.53 gitrepository-layout(5).
 */
const steering = [
    ...['config', 'config.worktree', 'HEAD', 'packed-refs', 'refs/heads/none', 'commondir', 'gitdir', 'hooks'],
    ...['info/attributes', 'info/exclude', 'info/grafts', 'info/sparse-checkout', 'shallow'],
    ...['objects/info/alternates', 'objects/info/http-alternates'],
];
function engineFiles() {
    const kept = new Map();
    const fetches = new Map();
    let found = [];
    let atWork = 0;
    const keep = (gitDir, names = steering) => {
        for (const name of names) {
            const file = (0,kept_file/* keepFile */.a)(gitDir, (0,external_node_path_.join)(gitDir, name));
            kept.set(file.path, { ...file, name: `${(0,external_node_path_.basename)(gitDir)}/${name}` });
        }
    };
    const compare = () => {
        for (const file of kept.values()) {
            if (fetches.has(file.path) || !file.differs())
                continue;
            found.push(`${file.name}, a file of the engine's git, was changed and put back`);
            try {
                file.putBack();
            }
            catch (cause) {
                throw filesChanged([`${file.name} was changed, and cannot be put back`], cause);
            }
        }
    };
    const told = () => {
        const names = found;
        found = [];
        return names;
    };
    return {
        keep,
        keeps: (gitDir) => kept.has((0,external_node_path_.join)(gitDir, 'config')),
        demand() {
            compare();
            if (found.length > 0 && atWork === 0)
                throw filesChanged(told());
        },
        fetching(gitDir) {
            const path = (0,external_node_path_.join)(gitDir, 'shallow');
            fetches.set(path, (fetches.get(path) ?? 0) + 1);
            return () => {
                const left = (fetches.get(path) ?? 1) - 1;
                if (left > 0)
                    return void fetches.set(path, left);
                fetches.delete(path);
                keep(gitDir, ['shallow']);
            };
        },
        begin() {
            atWork += 1;
            let isAtWork = true;
            return () => {
                if (isAtWork)
                    atWork -= 1;
                isAtWork = false;
                compare();
                return told();
            };
        },
    };
}
const filesChanged = (what, cause) => new core_error/* RalphError */.A({
    code: 'ENGINE_FILES_CHANGED',
    kind: 'failed',
    message: `Somebody wrote to files of ralph's own: ${what.slice(0, 5).join('; ')}.`,
    hint: 'An agent or a check must not reach them: `ralph doctor` says how to confine it better. Look at what it did, then run again.',
    cause,
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(8309);
;// CONCATENATED MODULE: ./build/adapter/git/object-reader.js



/**
 * One `cat-file` that answers for as long as the engine lives, since a process of its own for each look took a
 * third of an iteration's time. It keeps no engine alive, and ends with it: its stdin is closed then.
 */
function objectReader(start) {
    const contents = conversation({ ...start, mode: '--batch' });
    const facts = conversation({ ...start, mode: '--batch-check' });
    return {
        async read(name) {
            const answer = await contents.ask(name);
            return answer && { oid: answer.oid, type: answer.type, content: answer.content };
        },
        look: (name) => facts.ask(name),
        close: () => {
            contents.close();
            facts.close();
        },
    };
}
function conversation(start) {
    const withContent = start.mode === '--batch';
    let child;
    let waiting = [];
    let heard = [];
    let bytes = 0;
    /** So many bytes are needed before it is worth looking again: a large object comes in many chunks. */
    let needed = 1;
    const give = (error) => {
        const left = waiting;
        waiting = [];
        heard = [];
        bytes = 0;
        needed = 1;
        child = undefined;
        for (const { reject } of left)
            reject(error);
    };
    const open = () => {
        start.demand?.();
        const args = [...start.args, 'cat-file', start.mode];
        const started = (0,external_node_child_process_.spawn)((0,programs/* programsOn */.v)(start.env['PATH']).git(), args, {
            env: start.env,
            stdio: ['pipe', 'pipe', 'pipe'],
            detached: true,
        });
        let said = '';
        started.stderr.setEncoding('utf8').on('data', (text) => {
            said = (said + text).slice(-1000);
        });
        const ended = () => {
            if (child === started)
                give(unreadable(waiting[0]?.name ?? '', said));
        };
        started.on('error', ended);
        started.on('close', ended);
        started.stdin.on('error', () => undefined);
        started.stdout.on('data', hear);
        return started;
    };
    const hear = (chunk) => {
        heard.push(chunk);
        bytes += chunk.length;
        if (bytes < needed)
            return;
        const all = Buffer.concat(heard, bytes);
        let at = 0;
        needed = 1;
        for (;;) {
            const next = answerAt(all, at, withContent);
            if (next.kind === 'partial') {
                needed = next.needs - at;
                break;
            }
            at = next.end;
            waiting.shift()?.resolve(next.answer);
        }
        heard = [all.subarray(at)];
        bytes = all.length - at;
        if (waiting.length === 0)
            hold(child, false);
    };
    return {
        ask: (name) => new Promise((resolve, reject) => {
            child ??= open();
            hold(child, true);
            waiting.push({ name, resolve, reject });
            child.stdin.write(`${name}\n`);
        }),
        close: () => {
            child?.stdin.end();
            child = undefined;
        },
    };
}
/** Git ends at an object that it finds emptied or cut off, as a full disk, a crash or an agent may leave one. */
const unreadable = (name, said) => new core_error/* RalphError */.A({
    code: 'OBJECT_UNREADABLE',
    kind: 'failed',
    message: `git cannot read ${name} in the repository: ${said.trim() || 'it ended before it answered'}`,
    hint: '`git fsck --full` names what is damaged. Remove the file that it names and fetch the object from another clone, or restore it from a backup; then run again.',
});
/** Node waits for a child and its pipes only while there is a question. */
function hold(child, wanted) {
    for (const handle of [child, child?.stdin, child?.stdout, child?.stderr]) {
        if (wanted)
            handle?.ref?.();
        else
            handle?.unref?.();
    }
}
/** `<oid> <type> <size>\n` and, with content, that many bytes and a newline; anything else names what is missing. */
function answerAt(all, at, withContent) {
    const line = all.indexOf(0x0a, at);
    if (line === -1)
        return { kind: 'partial', needs: all.length + 1 };
    const [, oid = '', type = '', digits = ''] = /^(\S+) (\S+) (\d+)$/.exec(all.toString('utf8', at, line)) ?? [];
    if (digits === '')
        return { kind: 'answer', answer: undefined, end: line + 1 };
    const size = Number(digits);
    const end = withContent ? line + 1 + size + 1 : line + 1;
    if (end > all.length)
        return { kind: 'partial', needs: end };
    const content = withContent ? Buffer.from(all.subarray(line + 1, line + 1 + size)) : Buffer.alloc(0);
    return { kind: 'answer', answer: { oid, type, size, content }, end };
}

// EXTERNAL MODULE: ./build/core/machine-fault.js
var machine_fault = __webpack_require__(754);
;// CONCATENATED MODULE: ./build/adapter/git/object-writer.js




/** Git looks for an object in one pack after the other. */
const mostPacks = 32;
/**
 * One small pack a flush, written here: its two files take less time than a process of git's needs to start, and less
 * than two dozen loose ones. The directory is the engine's own and lives as long as it.
 */
function objectWriter(at) {
    const folder = (0,external_node_path_.join)(at.gitDir, 'objects', 'pack');
    const written = new Set();
    let added = new Map();
    /** Packs of this writer that are not joined yet. */
    let recent = [];
    const write = (entries) => {
        const { name, pack, index } = packOf(at.format, entries);
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, `${name}.pack`), pack);
        // The index is what makes it visible, so it must be whole.
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, `${name}.half`), index);
        (0,external_node_fs_.renameSync)((0,external_node_path_.join)(folder, `${name}.half`), (0,external_node_path_.join)(folder, `${name}.idx`));
        return name;
    };
    const joinPacks = () => {
        write(recent.flatMap(({ entries }) => entries));
        for (const { name } of recent)
            for (const end of ['idx', 'pack'])
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, `${name}.${end}`), { force: true });
        recent = [];
    };
    return {
        add(type, content) {
            const oid = oidOf(at.format, type, content);
            if (!written.has(oid) && !added.has(oid))
                added.set(oid, packEntry(oid, type, content));
            return oid;
        },
        flush() {
            if (added.size === 0)
                return;
            const entries = [...added.values()];
            try {
                recent.push({ name: write(entries), entries });
                // Before anything else can fail: in a joined pack each object may stand once.
                for (const oid of added.keys())
                    written.add(oid);
                added = new Map();
                if (recent.length >= mostPacks)
                    joinPacks();
            }
            catch (cause) {
                const { code, message } = cause;
                throw (0,machine_fault/* machineFault */.M)({ errno: code, what: `objects could not be written (${message}).`, cause }) ?? cause;
            }
        },
    };
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/adapter/git/path-objects.js




/**
 * The object folder of a remote on this machine where everything that its refs lead to lies there or in folders that it
 * borrows from; undefined for all others, which have to be fetched from.
 */
function objectsOfPath(remote) {
    if (!(0,remote_url/* isPathRemote */.i)(remote))
        return undefined;
    const path = pathOf(remote);
    if (path === undefined)
        return undefined;
    // In the order in which git itself looks for a repository there.
    const found = [(0,external_node_path_.join)(path, '.git'), path, `${path}.git`].find((place) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, 'objects')));
    if (found === undefined || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(found, 'shallow')) || isPartial(found))
        return undefined;
    const objects = (0,external_node_path_.join)(found, 'objects').replaceAll('\\', '/');
    // The list of borrowed folders has one a line; a quote at the beginning would begin a quoted one.
    return /[\n\r]|^"|^#/.test(objects) ? undefined : objects;
}
/** Git reads some addresses that are no file URLs by the standard, such as those that name a host. */
function pathOf(remote) {
    if (!/^file:\/\//i.test(remote))
        return remote;
    try {
        return (0,external_node_url_.fileURLToPath)(remote);
    }
    catch {
        return undefined;
    }
}
const isPartial = (gitDir) => {
    const packs = (0,external_node_path_.join)(gitDir, 'objects', 'pack');
    return (0,external_node_fs_.existsSync)(packs) && (0,external_node_fs_.readdirSync)(packs).some((name) => name.endsWith('.promisor'));
};

// EXTERNAL MODULE: ./build/adapter/git/submodules.js
var git_submodules = __webpack_require__(7188);
;// CONCATENATED MODULE: ./build/adapter/git/store.js














/**
 * Makes a store under `home`. Each engine process has one of its own, so that no lock of a killed engine, no half-made
 * directory and no second engine on this home can be in its way. What dead processes of this host left is removed.
 * Objects of others are read, never written, through `alternates`.
 */
async function openStore(place) {
    const { home, repository, remote } = place;
    const directory = await (0,process_directory/* processDirectory */.B)(home, 'store');
    const carried = asFilesAreHere(repository.carriedConfiguration(remote), directory.path);
    const configFile = (0,external_node_path_.join)(directory.path, 'gitconfig');
    await (0,promises_.writeFile)(configFile, (0,engine_config/* engineConfig */.d0)(carried), { mode: 0o600 });
    (0,failpoint/* failpoint */.Zu)('store.configured');
    const env = {
        ...(0,exec/* hardenedEnvironment */.jm)(place.env, configFile),
        ...(0,engine_config/* configEnvironment */.kj)(remoteEntries(remote, carried)),
    };
    const gitDir = (0,external_node_path_.join)(directory.path, 'store.git');
    (0,bare_directory/* makeBareDirectory */.G)(gitDir, repository.objectFormat);
    (0,failpoint/* failpoint */.Zu)('store.initialised');
    borrowObjects(gitDir, repository, remote);
    const files = engineFiles();
    files.keep(directory.path, ['gitconfig']);
    files.keep(gitDir);
    const objects = objectReader({ args: (0,exec/* fixedArguments */.tT)(gitDir), env, demand: files.demand });
    (0,failpoint/* failpoint */.Zu)('store.opened');
    return {
        gitDir,
        git: (0,exec/* gitAt */.c8)(gitDir, env, files),
        objects,
        writer: objectWriter({ gitDir, format: repository.objectFormat }),
        env,
        remote,
        objectFormat: repository.objectFormat,
        files,
        contentSettings: carried.filter((entry) => !(0,engine_config/* mayHoldSecret */.dV)(entry)),
        renewHeader(before, after) {
            for (const [name, value] of Object.entries(env))
                if (value === before)
                    env[name] = after;
        },
        close: async () => {
            objects.close();
            await directory.remove();
        },
    };
}
/**
 * A repository that was copied from another machine still says that case is ignored. Where it is not, git would take a
 * file that is renamed to another case for gone, and not see the new one (tried).
 */
function asFilesAreHere(carried, directory) {
    const isCaseIgnored = (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(directory), (0,external_node_path_.basename)(directory).toUpperCase()));
    return isCaseIgnored ? carried : carried.filter(([key]) => key !== 'core.ignorecase');
}
const remoteEntries = (remote, carried) => [
    ...carried.filter(engine_config/* mayHoldSecret */.dV),
    [`remote.${remote_name/* remoteName */.i}.url`, remote],
    ['transfer.fsckObjects', 'true'],
    ['fetch.writeCommitGraph', 'false'],
];
/**
 * Reads objects where they are: in the user's repository, and in a remote on this machine, which then need not be
 * fetched from. A partial clone lacks objects that only its own promisor can bring: the store fetches them itself then.
 */
function borrowObjects(gitDir, repository, remote) {
    const own = repository.partial ? [] : [(0,external_node_path_.join)(repository.commonDir, 'objects').replaceAll('\\', '/')];
    const lent = objectsOfPath(remote);
    const modules = (0,git_submodules/* submoduleObjects */.$U)(repository.commonDir).map((path) => path.replaceAll('\\', '/'));
    const places = new Set([...own, ...modules, ...(lent === undefined || repository.shallow ? [] : [lent])]);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects', 'info', 'alternates'), [...places].map((place) => `${place}\n`).join(''));
    // Git learns from this file alone where the borrowed history ends.
    if (repository.shallow && !repository.partial) {
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(repository.commonDir, 'shallow'), (0,external_node_path_.join)(gitDir, 'shallow'));
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/made-commits.js

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
            const objects = await (0,git_object/* readObjects */.$I)(git, here);
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

// EXTERNAL MODULE: ./build/adapter/git/beside-store.js
var beside_store = __webpack_require__(5857);
;// CONCATENATED MODULE: ./build/adapter/git/merge-trees.js






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
        const gitDir = (0,beside_store/* besideStore */.q)(store, 'merge.git');
        const env = {
            ...store.env,
            GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(store.gitDir, 'objects'),
            GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,external_node_path_.join)(gitDir, 'objects'),
        };
        const merging = (0,exec/* gitAt */.c8)(gitDir, env, store.files);
        const call = (0,remote_call/* remoteCall */.V)((0,exec/* gitAt */.c8)(gitDir, store.env, store.files), store.remote, patience);
        for (const depth of depths) {
            await call.repeatedly(['fetch', ...quietly, `--depth=${depth}`, remote_name/* remoteName */.i, ...cuts]);
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
    return new core_error/* RalphError */.A({
        code: 'GIT_TOO_OLD',
        kind: 'failed',
        message: `git ${version} cannot merge without a work tree; the base or the work branch has moved.`,
        hint: 'Install git 2.38 or newer. Or merge by hand into the work branch, or leave the base alone with --merge-base false.',
    });
}

;// CONCATENATED MODULE: ./build/adapter/git/milestone-branches.js

/** Times that another job may move a branch between our look and our push. */
const tries = 3;
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
        for (let round = 0; round < tries; round++) {
            const result = await markOnce(wanted, seen.get(branch) ?? null);
            if (result)
                return result;
        }
        return { branch, kind: 'refused', why: `other jobs moved it ${tries} times while we pushed` };
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

;// CONCATENATED MODULE: ./build/adapter/git/revert-tree.js


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

;// CONCATENATED MODULE: ./build/adapter/git/signed-commit.js

/** Another job of the same run may stage at the same moment. */
const signed_commit_tries = 5;
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
        for (let round = 0; round < signed_commit_tries; round++) {
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
const notStaged = (remote, why) => new core_error/* RalphError */.A({
    code: 'COMMIT_NOT_STAGED',
    kind: 'failed',
    message: `${remote} does not take the objects of a commit that is to be signed: ${why}.`,
    hint: 'Allow refs/ralph/staged/ there, or set `commit-mode: git`.',
});

;// CONCATENATED MODULE: ./build/adapter/git/work-branch.js










/** Times that a tip of our own, which another job pushed meanwhile, may be in the way. */
const work_branch_tries = 5;
function workBranchAt(options) {
    const { store, remote, ref, author, committer, now } = options;
    const sign = options.sign && signing({ store, remote, ref, sign: options.sign });
    const history = (0,git_history/* historyOf */.o)({ store });
    const mergeTrees = treeMerger({ store, remote, history });
    const commitTree = async (tree, parents, message) => {
        (0,failpoint/* failpoint */.Zu)('work.write');
        const at = Math.floor(now() / 1000);
        const oid = store.writer.add('commit', commitObject({ tree, parents, message, author, committer, at }));
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
        return refused(commit, `other jobs moved the branch there ${work_branch_tries} times while we pushed`);
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
        madeIn: async (commit) => {
            await remote.fetchCommit(commit);
            return madeCommit((await store.objects.read(commit))?.content.toString('utf8') ?? '');
        },
        changed: async (from, to) => {
            for (const commit of [from, to])
                await remote.fetchCommit(commit);
            return (await (0,tree_differences/* treeDifferences */.X)(store.git, { from, to })).map(({ path }) => (0,raw_path/* showPath */.P8)(path));
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

;// CONCATENATED MODULE: ./build/adapter/local/unpack.js

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
    if (looksBinary(content)) {
        for (const { as, open } of guesses)
            yield* given(as, await unpack_unpack(open(), content, at.left.bytes), at);
    }
    const iterator = parts(content);
    for (let next = iterator.next(0); next.done !== true;) {
        at.left.tries -= 1;
        if (at.left.tries < 0) {
            yield { packed, why: 'holds more packed parts than can be searched for secrets' };
            return;
        }
        const part = next.value;
        const out = await unpackPart(content, part, at.left.bytes);
        yield* given(part.as, out, at);
        next = iterator.next(out.end);
    }
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
    const { used, ...out } = await unpack_unpack(open(), content.subarray(data), most);
    return { ...out, end: used > 0 ? data + used : at + 1 };
}
const tooDeep = 'is packed too often to be searched for secrets';
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
    const { found } = await unpack_unpack(part.open(), head.subarray(dataOf(head, part)), 65_536);
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
function unpack_unpack(stream, input, most) {
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

// EXTERNAL MODULE: ./build/core/guard/size.js
var size = __webpack_require__(5347);
// EXTERNAL MODULE: ./build/adapter/git/restore.js
var restore = __webpack_require__(9605);
// EXTERNAL MODULE: ./build/adapter/git/work-tree.js
var work_tree = __webpack_require__(5207);
;// CONCATENATED MODULE: ./build/adapter/git/oversized-files.js






/**
 * Removes tracked files that were made larger than any that may be committed, and returns them: a look by git could read
 * one to the end, and a sparse file of 4 TB takes it hours. They come back as they were with the next restore.
 */
async function dropOversized(tree, objects) {
    const { touched, dropped } = await touchedUnread(tree);
    const found = [...dropped];
    for (const { path, oid } of touched) {
        const bytes = sizeOf(tree, path);
        if (bytes <= size/* defaultSizeLimits */.h.fileBytes)
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
const oversized_files_patienceMs = 5_000;
/**
 * The touched files. Git reads one that was changed in the second in which it was restored, if its size seems to be the
 * same: where that takes time, the large ones that may be it are dropped first.
 */
async function touchedUnread(tree) {
    try {
        return { touched: await (0,work_tree/* touchedFiles */.E9)(tree, oversized_files_patienceMs), dropped: [] };
    }
    catch (error) {
        if (!(error instanceof core_error/* RalphError */.A && error.code === 'GIT_TIMED_OUT'))
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

// EXTERNAL MODULE: ./build/adapter/git/strays.js
var git_strays = __webpack_require__(9977);
;// CONCATENATED MODULE: ./build/adapter/git/changed-submodules.js






/** The submodules in which something was changed, ignored files excepted; nested ones count as a change of their own. */
async function changedSubmodules(outer, submodules, objects) {
    const found = [];
    for (const submodule of submodules) {
        if (!(0,git_submodules/* isInPlace */.RS)(outer, submodule) || (await isChanged(submodule.tree, objects)))
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
    const { filled, empty } = await (0,git_submodules/* submodulesIn */.LF)(tree, entries);
    const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)];
    const { strays } = (0,git_strays/* findStrays */._)(tree.directory, { ignored: skipped, submodules: empty, unlock: false });
    if (strays.some(({ kind }) => kind !== 'special'))
        return true;
    return (await changedSubmodules(tree, filled, objects)).length > 0;
}

;// CONCATENATED MODULE: ./build/adapter/git/compare-trees.js

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

;// CONCATENATED MODULE: ./build/adapter/git/filtered-files.js


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
                why: `is kept by the filter "${filter}", which ralph does not run: its content would go into git as it is`,
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

// EXTERNAL MODULE: ./build/adapter/git/hidden-files.js
var hidden_files = __webpack_require__(9965);
;// CONCATENATED MODULE: ./build/adapter/git/stage.js


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
        if (!(error instanceof core_error/* RalphError */.A && error.code === 'GIT_FAILED'))
            throw error;
        return error.message.split('\n').find((line) => /error: |fatal: /.test(line)) ?? error.message;
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/capture.js
















/**
 * Reads the workspace once and writes what differs from the checkpoint, which the index holds, as a tree.
 * Promises that no path of `refused` is in the tree with other content than the checkpoint has there.
 */
async function captureTree(tree, checkpoint, objects) {
    const oversized = await dropOversized(tree, objects);
    const { entries, gone: missing, changed, untracked, ignored } = await (0,work_tree/* lookAt */.t5)(tree);
    const gone = missing.filter((path) => !oversized.some((file) => file.path === path));
    const { filled, empty } = await (0,git_submodules/* submodulesIn */.LF)(tree, entries);
    const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)];
    const { strays } = (0,git_strays/* findStrays */._)(tree.directory, { ignored: skipped, submodules: empty, unlock: false });
    const changedModules = (await changedSubmodules(tree, filled, objects)).map((path) => ({
        path,
        why: strayReason.submodule,
    }));
    const judged = judge(tree.directory, [...changed, ...outsideNested(untracked, strays)]);
    const size = judgeSize(oversized, judged.sizes);
    const hidden = (0,hidden_files/* listHidden */.r)(await (0,hidden_files/* hiddenFiles */.e)(tree, ignored, entries));
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
    const isIn = inEmbeddedRepository([...left, ...accepted].map(raw_path/* showPath */.P8));
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
        const why = capture_whyRefused(directory, path, isLink) ?? whyAmbiguous(path, shown);
        if (why !== undefined)
            found.refused.push({ path, why });
        else {
            found.accepted.push(path);
            found.sizes.push({ path, bytes: stat?.isFile() ? stat.size : 0 });
        }
    }
    return found;
}
function capture_whyRefused(directory, path, isLink) {
    if (holdsGitLookAlike(path))
        return 'a name that some file systems take for .git';
    if (!isLink)
        return undefined;
    return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : whyLinkLeaves(linksIn(directory), path);
}
/** What git must not even read: files that are too large, or all of them where they are too many or too large together. */
function judgeSize(oversized, sizes) {
    const shown = ({ path, bytes }) => ({ path: (0,raw_path/* showPath */.P8)(path), bytes });
    const isLarge = ({ bytes }) => bytes > size/* defaultSizeLimits */.h.fileBytes;
    const rest = sizes.filter((file) => !isLarge(file));
    return {
        findings: (0,size/* sizeFindings */.I)([...oversized, ...sizes].map(shown)),
        unread: (0,size/* sizeFindings */.I)(rest.map(shown)).length > 0 ? sizes : sizes.filter(isLarge),
    };
}
/** Two names that print alike could hide one behind the other in reports and guards. */
function whyAmbiguous(path, shown) {
    const name = (0,raw_path/* showPath */.P8)(path);
    if (shown.has(name))
        return 'a name that prints like another one';
    shown.add(name);
    return undefined;
}
/** What the written tree holds otherwise than the checkpoint. */
async function changesIn(objects, checkpoint, written) {
    const rows = (await compareTrees(objects, checkpoint, written)).map(({ path, ...row }) => ({
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

;// CONCATENATED MODULE: ./build/adapter/git/history-source.js



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

;// CONCATENATED MODULE: ./build/adapter/git/disposable-git.js







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
        const parents = await (0,git_object/* parentsOf */.fY)(options.store, commit);
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
            if (!(error instanceof core_error/* RalphError */.A && error.code === 'GIT_FAILED'))
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

;// CONCATENATED MODULE: ./build/adapter/git/ignored-files.js


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

// EXTERNAL MODULE: ./build/adapter/git/self-ignored.js
var self_ignored = __webpack_require__(566);
;// CONCATENATED MODULE: ./build/adapter/git/environment-watch.js







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
    const folders = [...(0,self_ignored/* readSelfIgnored */.$s)(tree)].filter((folder) => folder !== '');
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

;// CONCATENATED MODULE: ./build/adapter/git/file-diffs.js

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
        files.push({ path: (0,raw_path/* showPath */.P8)(fields[at + 1] ?? ''), patch: patches.splice(0, parts).join('') });
    }
    return files;
}

;// CONCATENATED MODULE: ./build/adapter/git/put-aside.js




/**
 * Takes a directory of an agent's out of the workspace at once and removes it while other work goes on: removing a
 * `.git` file by file keeps an engine waiting on a busy disk (measured). `folder` is of this workspace alone.
 */
function putAside(folder) {
    let count = 0;
    // What an engine that died had not yet removed.
    void removeLater(folder);
    return (place) => {
        const stat = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
        if (stat === undefined)
            return;
        const aside = (0,external_node_path_.join)(folder, `${process.pid}-${++count}`);
        try {
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
            // Moving a directory writes its `..`, which its owner may have forbidden.
            if (stat.isDirectory())
                (0,external_node_fs_.chmodSync)(place, 0o700);
            (0,external_node_fs_.renameSync)(place, aside);
        }
        catch {
            return (0,restore/* remove */.TF)(Buffer.from(place));
        }
        void removeLater(aside);
    };
}
/** What cannot be removed now is tried again by the next engine. */
async function removeLater(place) {
    try {
        await (0,promises_.rm)(place, { recursive: true, force: true }).catch(() => (0,restore/* remove */.TF)(Buffer.from(place)));
    }
    catch {
        // It costs disk space, and nothing reads it any more.
    }
}

;// CONCATENATED MODULE: ./build/adapter/git/put-back.js






/** A file above this that was touched is written anew without a look at what it holds. */
const readBytes = 64 * 1024 * 1024;
/**
 * Puts tracked files back to what the index holds, byte by byte: git alone calls a file unchanged that is the same after
 * a conversion, by attributes that whoever changed it may have written.
 */
async function put_back_putBack(tree) {
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
    const named = (content) => oidOf(oid.length === 40 ? 'sha1' : 'sha256', 'blob', content);
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

;// CONCATENATED MODULE: ./build/adapter/git/set-up.js





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
const setUpFault = (command, code, tail) => new core_error/* RalphError */.A({
    code: 'SETUP_FAILED',
    kind: 'failed',
    message: `The set-up command \`${command}\` ended with ${code}:\n${tail}`,
    hint: 'Make the command pass in a fresh checkout, or change `setup`; then run again. No agent was started.',
});

;// CONCATENATED MODULE: ./build/adapter/git/tree-entry.js

/** Mode and object of one path of a tree; undefined where there is none, and for a path that is no plain one. */
async function findFile(tree, written, path) {
    if (path.split('/').some((part) => ['', '.', '..'].includes(part)))
        return undefined;
    const args = ['ls-tree', '-z', '--full-tree', written, '--', path];
    const { stdout } = await tree.store({ args });
    const [head = '', found] = stdout.toString('latin1').split('\0')[0]?.split('\t') ?? [];
    const [mode = '', , oid = ''] = head.split(' ');
    return found === (0,raw_path/* rawPath */.av)(path) ? { mode, oid } : undefined;
}

;// CONCATENATED MODULE: ./build/adapter/git/untouched-since.js


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

;// CONCATENATED MODULE: ./build/adapter/git/workspace-folder.js



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
const invalid = (path, what) => new core_error/* RalphError */.A({
    code: 'WORKING_DIRECTORY_INVALID',
    kind: 'data',
    message: `The agent cannot work in ${path}: ${what} is in its way.`,
    hint: "Name a directory of the repository in `working-directory`, or in the task's `working_directory`.",
});

;// CONCATENATED MODULE: ./build/adapter/git/workspace.js




















/** A directory of the engine's own, filled from the store (DESIGN §5 "Workspace", the laptop's flavour). */
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
        (0,self_ignored/* forgetSelfIgnored */.qw)(tree);
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
    const removeGit = () => succeeds(directory, () => putAway(git));
    /** Of what was captured last and became the commit; without a capture, as it was restored: it knows the files as they are. */
    const indexKnownFor = async (commit) => {
        if (!newest)
            return restored?.commit === commit ? restored : undefined;
        return (await (0,git_object/* treeOf */.g7)(store, commit)) === newest.tree ? newest : undefined;
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
        const { refilled, ignored } = await (0,restore/* restoreTree */.NU)(tree, commit, { isIndexed: known !== undefined });
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
    const entryOf = async (written, path) => (newest?.tree === written ? newest.blobs.get(path) : undefined) ?? (await findFile(tree, written, path));
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
            const { changed, untracked, isWhole } = await put_back_putBack(scratch);
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
        diff: (from, to) => fileDiffs(store.git, { from, to }),
        async *held(written, path, mostUnpacked) {
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
                (0,self_ignored/* rememberSelfIgnored */.iF)(tree, found ?? (await ignoredNow(signal)));
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
const unremovable = { path: '.git', why: 'it was made in a way that it cannot be removed' };
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
var external_node_timers_promises_ = __webpack_require__(8500);
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

// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(561);
// EXTERNAL MODULE: ./build/core/control/engine-mark.js
var engine_mark = __webpack_require__(8084);
// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/core/guard/known-secrets.js + 7 modules
var known_secrets = __webpack_require__(7111);
;// CONCATENATED MODULE: ./build/core/guard/spelled-secrets.js


/**
 * Makes the function for what an agent or a check said, text by text: what redaction knows is replaced in place, and a
 * text that spells a secret out in another way is left out whole, because no part of it alone is the secret.
 */
function withoutSecrets(known) {
    const redact = (0,text_redact/* redactor */.$)(known);
    const { search } = (0,known_secrets/* knownSecrets */.x)(known);
    return (text) => {
        const clean = redact(text);
        const [found] = search(new TextEncoder().encode(clean));
        return found === undefined ? clean : `(left out: it held a secret of this run, ${found.how})`;
    };
}

// EXTERNAL MODULE: ./build/entry/confined-at.js
var confined_at = __webpack_require__(8561);
// EXTERNAL MODULE: ./build/entry/confinement-here.js + 18 modules
var confinement_here = __webpack_require__(9877);
// EXTERNAL MODULE: ./build/entry/place-mark.js
var place_mark = __webpack_require__(2436);
;// CONCATENATED MODULE: ./build/adapter/local/check-result.js
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
        output_tail: `${result.output_tail}\n[ralph] The disk was filled while it ran, and it was ended: ${full}.`,
    };
function hint(check, end) {
    if (end.endedBy === 'wall')
        return `Ended after its time-out of ${check.timeout_ms / 1000} s.`;
    if (end.exitCode === 127)
        return 'Exit code 127: a program was not found. Is it installed, and on PATH, where the checks run?';
    if (end.exitCode === 126)
        return 'Exit code 126: a program was found and could not be run. Is it executable?';
    return undefined;
}
const identity = ({ name, run, kind }) => ({ name, run, kind, flaky: false });
const check_result_notStarted = (check, why) => ({
    ...identity(check),
    passed: false,
    exit_code: null,
    timed_out: false,
    duration_ms: 0,
    output_head: '',
    output_tail: `[ralph] ${why}`,
    output_bytes: 0,
});

;// CONCATENATED MODULE: ./build/adapter/local/check-runner.js










const headBytes = 16 * 1024;
const tailBytes = 64 * 1024;
/** Runs checks as they are typed: `bash -c` (`sh -c` where there is no bash), no added options. */
function checkRunner(settings) {
    return async (check, label, signal) => {
        signal.throwIfAborted();
        const cwd = (0,external_node_path_.join)(settings.workspace, check.working_directory);
        if (!isDirectory(cwd))
            return check_result_notStarted(check, `The working directory ${check.working_directory} does not exist.`);
        const result = await withCallFolder(settings.folder, (own) => runIn(settings, { check, label, signal, cwd, own }));
        signal.throwIfAborted();
        return result;
    };
}
async function runIn(settings, { check, label, signal, cwd, own }) {
    const env = settings.env(own);
    const shell = (0,find_program/* findProgram */.K)('bash', env['PATH']) ?? 'sh';
    const logFile = logFileOf(settings.logDir, label);
    const { redact, graceMs } = settings;
    const log = { ...(logFile && { logFile }), ...(redact && { redact }) };
    const output = boundedOutput({ headBytes, tailBytes, ...log });
    const outside = watchForeignFiles(settings.environment ?? {}, settings.watched);
    const disk = watchDisk([cwd, own.tmp, settings.logDir], () => running.end());
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
        return check_result_notStarted(check, `The check could not be started: ${end}`);
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

// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
;// CONCATENATED MODULE: ./build/adapter/local/set-up-runner.js


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

// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(3107);
;// CONCATENATED MODULE: ./build/entry/runners.js






const logsOf = ({ home }) => (0,external_node_path_.join)(home, 'logs');
/** Checks are confined; set-up is once an agent may have had a hand in what it runs. */
function runnersOf(project, 
/** What commands get from, and the engine's own, whose files are watched. */
from, at) {
    const { confinement, workspace, scratch, watches } = at;
    const extra = project.settings['check-env'];
    const redact = (0,text_redact/* redactor */.$)(project.secrets);
    const common = { workspace, folder: scratch, logDir: logsOf(project), redact, watched: watches.own };
    const confined = { ...common, confinement };
    const unconfined = { ...common, confinement: { wrap: confinement.unconfined } };
    const protectsFiles = !(0,policy/* isBelow */.Yw)(confinement.report.level, 'C2');
    const env = (own) => (0,process_environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: false });
    const checks = { env, environment: from.engine };
    // The first set-up installs what the user would install: with the user's caches, registries and their credentials.
    const ofUser = setUpRunner({
        ...unconfined,
        env: ({ home, tmp }) => (0,process_environment/* checkEnvironment */.Qz)(from.env, { home: from.env['HOME'] || home, tmp, extra, network: true }),
    });
    const later = setUpRunner({
        ...confined,
        env: (own) => (0,process_environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: true }),
    });
    return {
        runCheck: checkRunner({ ...confined, ...checks, watched: watches.all }),
        runUnconfined: protectsFiles ? checkRunner({ ...unconfined, ...checks }) : null,
        setUp: (command, signal, { untouched }) => (untouched || !protectsFiles ? ofUser : later)(command, signal),
    };
}

// EXTERNAL MODULE: ./build/adapter/local/steering-files.js
var steering_files = __webpack_require__(3699);
;// CONCATENATED MODULE: ./build/port/steering.js
const outOfReach = { look: async () => async () => ({ paths: [], plan: null }) };

;// CONCATENATED MODULE: ./build/entry/steering-of.js


/** From level C2 on nobody but people reaches the user's tree, and in a workflow the base is a commit. */
function steeringOf({ repository, steeringPaths }, { checkout }, { report }) {
    const [plan, config] = steeringPaths;
    if (checkout || report.level >= 'C2' || plan === undefined || config === undefined)
        return outOfReach;
    return (0,steering_files/* steeringIn */.F)(repository.toplevel, { plan, config });
}

;// CONCATENATED MODULE: ./build/entry/watches.js


function watchesOf({ repository }, { env, checkout }, at) {
    // From C2 on what is the user's is out of reach, and whoever changes it is a person.
    const users = (0,policy/* isBelow */.Yw)(at.level, 'C2')
        ? [watchHome(env), ...(checkout ? [] : [watchUserGit(repository.commonDir)])]
        : [];
    return { own: together(at.own), all: together([...at.own, ...users]) };
}
const together = (all) => () => {
    const ended = all.map((watch) => watch());
    return () => ended.flatMap((end) => end());
};

;// CONCATENATED MODULE: ./build/entry/wire.js


























/** Author of everything that ralph commits; the address belongs to nobody. */
const ralphIdentity = { name: 'ralph', email: 'ralph@ralph.invalid' };
/** Reading and writing the run's state; `home` is where the engine's own git directory lies while it is open. */
async function openState(project, context, at) {
    const { home, nonce, copy, ...patience } = at;
    const { repository, remote: address, stateRef, workRef } = project;
    const store = await openStore({ home, repository, remote: address, env: context.env });
    context.onNewHeader?.(store.renewHeader);
    const remote = askedAhead(remoteAt({ store, ...patience }));
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
/** The composition root: the only place that names both ports and adapters. */
async function wire(project, context, at) {
    const { repository, settings } = project;
    const env = { ...context.env, [engine_mark/* engineMark */.y]: (0,place_mark/* placeMark */.B)(project) };
    // What checks and calls leave in their home and their temporary files is no memory of the run.
    await Promise.all([logsOf(project), at.scratch].map((path) => (0,promises_.mkdir)(path, { recursive: true, mode: 0o700 })));
    const confinement = await (at.confinement ?? (0,confinement_here/* confinementHere */.F)(context, settings, project));
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
            author: identityIn(project.settings.author) ?? ralphIdentity,
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
        agent: agentOf(project, env, { tmp: at.scratch, confinement, ...context, show: at.show, watched: watches.all }),
        ...checks,
        confinement: (0,confined_at/* confinedAt */.m)(confinement, settings, { context, shape: at.shape ?? 'own machine' }),
        base: at.base,
        steering: steeringOf(project, context, confinement),
        embedded: (0,trusted_files/* trustedFilesIn */.C)((0,external_node_path_.resolve)(import.meta.dirname, '../../templates')),
        tracker: inboxOf(project, at.access, context.now),
        parcel: parcelIn(parcelFolder(project, context), { store, scratch: at.scratch }),
        clock: systemClock(context.now),
        liveness: at.liveness,
        show: at.show,
        redact: (0,text_redact/* redactor */.$)(project.secrets),
        clean: withoutSecrets(project.secrets),
    };
}
/** In a workflow its artifacts are made from it and unpacked into it. */
const parcelFolder = ({ home }, { checkout }) => checkout ? (0,external_node_path_.join)(checkout.temp, 'ralph-parcel') : (0,external_node_path_.join)(home, 'parcel');
function agentOf({ settings, agents }, environment, at) {
    const common = {
        environment,
        extraEnv: settings['agent-env'],
        tmp: at.tmp,
        confinement: at.confinement,
        ...(at.watched && { watched: at.watched }),
        limits: { wallMs: settings['agent-timeout'], idleMs: settings['agent-idle-timeout'] },
    };
    if (settings.agent === 'command')
        return commandAgent({ ...common, command: settings['agent-command'] ?? '' });
    const install = (version = triedRelease.version) => installClaude({
        version,
        integrity: integrityOf(version, settings['agent-integrity']),
        folder: agents,
        environment,
        confinement: at.confinement,
        signal: at.cancelled,
        onInstall: (text) => at.show({ kind: 'note', text }),
    });
    return claudeAgent({
        ...common,
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
/** As configured, else the repository's user, else ralph itself (DESIGN §7 "Identity"). */
function committerOf({ settings, repository }) {
    const { name, email } = repository.user;
    return identityIn(settings.committer) ?? (name && email ? { name, email } : ralphIdentity);
}
/** `Name <mail>` as its parts. */
function identityIn(text) {
    const [, name, email] = /^\s*([^<>]+?)\s*<([^<>\s]+)>\s*$/.exec(text ?? '') ?? [];
    return name !== undefined && email !== undefined ? { name, email } : undefined;
}


/***/ }),

/***/ 763:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ AgentEnd)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

const message = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
/** What ended an agent call, from structured fields of the stream and the process, never from quoted text (DESIGN §4). */
const AgentEnd = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('finished'), structured: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** The process ended well and gave no answer. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no_result'), tail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('error'),
        what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['turns', 'budget', 'structured_output', 'refused', 'disk', 'other']),
        message,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('usage_limit'), until: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), message }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('overloaded'), message }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('billing'), message }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('auth'), message }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('crashed'),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        signal: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        tail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('timed_out'), limit: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['wall', 'idle']), afterMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancelled') }),
]);


/***/ }),

/***/ 3609:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ BudgetUse)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/** A budget of the run or of one job, and how much of it is used: USD, milliseconds or attempts, after its kind. */
const BudgetUse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    budget: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['cost', 'run_iterations', 'time', 'job_iterations']),
    used: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    limit: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
});


/***/ }),

/***/ 2722:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JS: () => (/* binding */ Touched),
/* harmony export */   wG: () => (/* binding */ ChecksTouched),
/* harmony export */   yE: () => (/* binding */ BaselineFinished)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6921);
/* harmony import */ var _confinement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6978);


const at = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$();
/** What an iteration that passed changed of the checks that judged it: their scripts, configuration and tests. */
const Touched = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    task: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The first ones, a phrase each; `total` counts all. */
    what: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
});
const ChecksTouched = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('checks_touched'), at, ...Touched.shape });
/** The checks on the untouched commit. */
const BaselineFinished = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('baseline_finished'),
    at,
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    red: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    accepted: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** Those of `red` that are green without a confinement: no agent could ever turn them green. */
    confined: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_confinement_js__WEBPACK_IMPORTED_MODULE_0__/* .RedConfined */ .wn).optional(),
    /** Checks whose failure keeps a commit out; unknown of older runs. */
    counting: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().optional(),
    /** Set-up and checks together. */
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(0),
});


/***/ }),

/***/ 3884:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ConfinementStated),
/* harmony export */   v: () => (/* binding */ Confined)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4377);
/* harmony import */ var _confinement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6978);


/** The confinement that agents of the run work in: a fact that every report tells. */
const Confined = _confinement_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfinementReport */ .vv.omit({ refused: true }).extend({
    /** `confinement: none` is written: a person's choice, and not all that the machine can do. */
    given_up: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** The agent pays by the login that is stored on the machine, and can read it. */
    login: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
/** What keeps agents and checks in from here on; said where that differs from what the run knew. */
const ConfinementStated = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('confined'),
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    ...Confined.shape,
    /** Ways that were tried before and did not work; not known of another job's machine. */
    refused: _confinement_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfinementReport */ .vv.shape.refused.default([]),
});


/***/ }),

/***/ 6978:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ln: () => (/* binding */ ConfinementNeed),
/* harmony export */   vv: () => (/* binding */ ConfinementReport),
/* harmony export */   wn: () => (/* binding */ RedConfined)
/* harmony export */ });
/* unused harmony exports ConfinementLevel, ConfinementWay */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/**
 * What keeps an agent and a check from the rest of the machine, weakest first. C0: nothing but a process group. C1: a pid
 * namespace: they see no process of the engine's, and none outlives them. C2: files as well (Landlock). C3: mount, pid, ipc
 * and uts namespaces of their own, no capabilities, `no_new_privs`. The network is the host's on every level.
 */
const ConfinementLevel = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['C0', 'C1', 'C2', 'C3']);
/** How a level is reached, in the order in which the ways are tried. */
const ConfinementWay = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'bubblewrap',
    'bubblewrap-root',
    'bubblewrap-sudo',
    'mount-script-root',
    'mount-script-sudo',
    'mount-script-user-namespace',
    'landlock',
    'pid-namespace',
    'process-group',
]);
/** The confinement of one job, as its self-probe found it; facts for reports and for `min-confinement`. */
const ConfinementReport = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    level: ConfinementLevel,
    way: ConfinementWay,
    /** Ways that were tried before and refused, with what each said, at most 300 characters. */
    refused: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ way: ConfinementWay, why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
/** What a check that is red in the confinement, and green without it, seems to lack there, as far as its output tells. */
const ConfinementNeed = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['read', 'write', 'docker', 'sandbox', 'unknown']);
const RedConfined = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), needs: ConfinementNeed });


/***/ }),

/***/ 2883:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ emptyControl),
/* harmony export */   E: () => (/* binding */ Control)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

/** `control.json`: which operator commands took effect, and what still has to go out (DESIGN §5 "outbox", "inbox"). */
const Control = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    /** Commands that took effect and may still be in the inbox: written in the same commit as their effect. */
    consumed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Orders from before this moment are settled: nothing older is looked at, and no id of it is kept. */
    cursor: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().nullable().default(null),
    /** Effects on the outside, each under a stable key; delivered by list, compare, create or edit. */
    outbox: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
const emptyControl = { schema: 1, consumed: [], cursor: null, outbox: [] };


/***/ }),

/***/ 3276:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s4: () => (/* binding */ RunEvent)
});

// UNUSED EXPORTS: FailureCause, InterruptCause

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./build/schema/about.js

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

// EXTERNAL MODULE: ./build/schema/knowledge.js
var knowledge = __webpack_require__(1234);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/schema/asked-events.js



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

// EXTERNAL MODULE: ./build/schema/budget.js
var budget = __webpack_require__(3609);
// EXTERNAL MODULE: ./build/schema/check-events.js
var check_events = __webpack_require__(2722);
// EXTERNAL MODULE: ./build/schema/confined.js
var confined = __webpack_require__(3884);
;// CONCATENATED MODULE: ./build/schema/conflict-events.js

const conflict_events_at = iso/* datetime */.w$();
const conflict_events_task = schemas/* string */.YjP();
/** The base conflicts with the work, and resolving that is a task of the engine's own, which goes first. */
const ConflictTaskAdded = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('conflict_task_added'),
    at: conflict_events_at,
    task: conflict_events_task,
    base: schemas/* string */.YjP(),
    /** The first ones; `total` counts all. */
    files: schemas/* array */.YOg(schemas/* string */.YjP()),
    total: schemas/* int */.Whr(),
    why: schemas/* string */.YjP(),
});
/** The conflict is gone without that task. */
const ConflictTaskEnded = schemas/* object */.Ikc({ type: schemas/* literal */.euz('conflict_task_ended'), at: conflict_events_at, task: conflict_events_task, why: schemas/* string */.YjP() });

// EXTERNAL MODULE: ./build/schema/handed-on.js
var handed_on = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/schema/handoff.js
var handoff = __webpack_require__(1628);
// EXTERNAL MODULE: ./build/schema/lease.js
var lease = __webpack_require__(6908);
// EXTERNAL MODULE: ./build/schema/review.js
var review = __webpack_require__(7496);
// EXTERNAL MODULE: ./build/schema/rules.js
var rules = __webpack_require__(9333);
// EXTERNAL MODULE: ./build/schema/stop-reason.js
var stop_reason = __webpack_require__(1313);
// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
;// CONCATENATED MODULE: ./build/schema/event.js















const event_at = iso/* datetime */.w$();
const oid = schemas/* string */.YjP();
const event_task = schemas/* string */.YjP();
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
/** Why an attempt ended without being the task's failure (DESIGN §4): nothing is counted against it. */
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
    task: event_task,
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
        at: event_at,
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
        tasks: schemas/* array */.YOg(schemas/* object */.Ikc({ id: event_task, status: plan/* TaskStatus */.e1, failed_attempts: schemas/* int */.Whr() })),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_taken'), at: event_at, epoch: schemas/* int */.Whr(), holder: lease/* LeaseHolder */.j }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_renewed'), at: event_at }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('lease_released'), at: event_at }),
    confined/* ConfinementStated */.a,
    check_events/* BaselineFinished */.yE,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_started'), at: event_at, iteration, task: event_task, attempt: schemas/* int */.Whr(), checkpoint: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_succeeded'),
        at: event_at,
        ...passed,
    }),
    /** The next commit is the first for this milestone; the commits before it end at `from`. Null: for no milestone. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('milestone_begun'), at: event_at, iteration, milestone: schemas/* string */.YjP().nullable(), from: oid }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_failed'),
        at: event_at,
        iteration,
        task: event_task,
        cause: FailureCause,
        why: schemas/* string */.YjP(),
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
        at: event_at,
        iteration,
        task: event_task,
        cause: InterruptCause,
        why: schemas/* string */.YjP(),
        /** When it makes sense to go on, where that is known. */
        until: event_at.nullable(),
        usage: usage/* Usage */._U,
        duration_ms: schemas/* number */.aig(),
    }),
    /** The iteration goes on in another job: its state waits there for what the workflow's own jobs and steps say. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('handed_on'), at: event_at, ...handed_on/* HandedOn */.O.shape }),
    review/* IterationReviewed */.tG,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('review_requested'), at: event_at, iteration, task: event_task, why: schemas/* string */.YjP() }),
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
    /** Ignored files that the agent changed, made or removed: no diff shows them, and checks may depend on them. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('environment_changed'), at: event_at, iteration, paths: schemas/* array */.YOg(schemas/* string */.YjP()), total: schemas/* int */.Whr() }),
    AmendmentAccepted,
    check_events/* ChecksTouched */.wG,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('amendment_refused'), at: event_at, iteration, amendment: plan/* Amendment */.UD, why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('plan_changed'),
        at: event_at,
        plan_source: schemas/* string */.YjP(),
        added: schemas/* array */.YOg(schemas/* object */.Ikc({ id: event_task, status: plan/* TaskStatus */.e1 })),
        removed: schemas/* array */.YOg(event_task),
        modified: schemas/* array */.YOg(event_task),
    }),
    /** The base had moved: `commit` holds it and the work; it is the base itself where that held the work already. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_merged'), at: event_at, base: oid, from: oid, commit: oid, why: schemas/* string */.YjP(), ...brought }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('base_renamed'), at: event_at, from: schemas/* string */.YjP(), to: schemas/* string */.YjP() }),
    ConflictTaskAdded,
    ConflictTaskEnded,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('work_moved'), at: event_at, from: oid, to: oid, why: schemas/* string */.YjP(), ...brought }),
    /** Files that steer the run were changed while an agent ran that may have reached them; of the plan, as it is now. */
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
        about: About.optional(),
    }),
    FollowUpAdded,
    FollowUpAnswered,
    Remembered,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_paused'), at: event_at, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_resumed'), at: event_at, by: schemas/* string */.YjP() }),
    rules/* SettingChanged */.Ji,
    rules/* RulesChanged */.wX,
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_skipped'), at: event_at, task: event_task, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('task_reopened'), at: event_at, task: event_task, by: schemas/* string */.YjP() }),
    /** The hints that the attempt's prompt holds; they are dropped when it has ended, unless it was interrupted. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hints_told'), at: event_at, iteration, ids: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    /** The checks passed, and the commit waits for a person: it is reachable from the state, and not on the work branch. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('attempt_held'),
        at: event_at,
        ...passed,
        /** What the commit was made on. */
        checkpoint: oid,
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_approved'), at: event_at, iteration, task: event_task, commit: oid, by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('attempt_rejected'), at: event_at, iteration, task: event_task, commit: oid, by: schemas/* string */.YjP(), why: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_ordered'),
        at: event_at,
        /** The iteration whose commit is to be taken back. */
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
        task: event_task,
        /** The reverting commit; null where nothing of the change was left on the work branch. */
        commit: oid.nullable(),
        by: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        /** Done tasks that build on it. */
        dependents: schemas/* array */.YOg(event_task),
        /** Those of them that are opened again. */
        reopened: schemas/* array */.YOg(event_task),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('undo_failed'),
        at: event_at,
        iteration,
        undoes: iteration,
        why: schemas/* string */.YjP(),
        /** Commit that keeps the refused tree reachable, where there was one. */
        rejected: oid.nullable(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('hint_given'), at: event_at, id: schemas/* string */.YjP(), by: schemas/* string */.YjP(), text: schemas/* string */.YjP() }),
    /** Four fifths of a budget are used; said once for each limit, so that a person can still choose. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('budget_warning'), at: event_at, ...budget/* BudgetUse */.z.shape }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('run_stopped'), at: event_at, reason: stop_reason/* StopReason */.T }),
]);


/***/ }),

/***/ 4328:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ HandedOn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8957);


/** A part of an iteration that one job has done and another one settles (DESIGN §3): what ties the two together. */
const HandedOn = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    what: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['attempt', 'baseline', 'undo']),
    /** Null for a baseline, which is no iteration. */
    of: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
    /** The commit that the next jobs look at, reachable from the state; null where there is none yet. */
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** Tells this handing on from every other one. */
    nonce: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Its files are in the checkout of the job that handed it on. */
    laid_out: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** What the agent's call cost, also where nobody settles it. */
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .Usage */ ._U,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});


/***/ }),

/***/ 1628:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ HandoffSource),
/* harmony export */   Pj: () => (/* binding */ Handoff),
/* harmony export */   u0: () => (/* binding */ handoffJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9796);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);



const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
/**
 * What an agent leaves for whoever comes next (seed §3.5). Only `summary` and `freeform` are demanded: a model that
 * forgets an empty list has still handed over.
 */
const Handoff = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    summary: text.min(1).describe('One sentence: what changed and why.'),
    freeform: text
        .min(1)
        .describe('The briefing that the next iteration reads first: what you did, what you learned, what to watch for.'),
    task_completed: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ task_id: text, summary: text.optional(), fully_complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }).optional(),
    deviations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ planned: text, actual: text, reason: text })).optional(),
    bugs_encountered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ description: text, resolution: text.optional(), resolved: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }))
        .optional(),
    architectural_notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).describe('Decisions that later tasks must respect.').optional(),
    constraints_discovered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ constraint: text, impact: text.optional(), workaround: text.optional() }))
        .optional(),
    unfinished_business: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ item: text, reason: text.optional(), priority: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional() }))
        .optional(),
    recommendations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    files_touched: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: text, action: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['created', 'modified', 'deleted']) })).optional(),
    tests_added: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: text, test_names: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text) })).optional(),
    plan_amendments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Amendment */ .UD).describe('At most 3 changes to the plan, each with its reason.').optional(),
    request_research: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    request_human_review: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ needed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), reason: text.optional() }).optional(),
    confidence_level: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional(),
});
/**
 * Where a handoff came from. Where the agent left none, a small model wrote it from the agent's words (`extracted`), or
 * the engine made it from the changes alone (`synthetic`; DESIGN §4).
 */
const HandoffSource = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['structured', 'result_text', 'extracted', 'synthetic']);
const handoffJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSchema */ .U)(Handoff);


/***/ }),

/***/ 9796:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ answerSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8439);

/**
 * The JSON Schema that an agent's answer to a question has to match, made when it is first asked for: that takes longer
 * than to make the shape. draft-07 on purpose: a 2020-12 `$schema` silently disables the CLI's structured output
 * (measured).
 */
function answerSchema(shape) {
    let made;
    return () => {
        made ??= zod__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(shape, { target: 'draft-7', io: 'input' });
        return made;
    };
}


/***/ }),

/***/ 1234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ knowledgeTypes),
/* harmony export */   v: () => (/* binding */ Knowledge)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/** The kinds of the seeds' knowledge index, most binding first. */
const knowledgeTypes = ['constraint', 'decision', 'unresolved', 'gotcha', 'pattern'];
/** One entry of the knowledge index; `K-<type>-<slug>` as in the seeds. */
const Knowledge = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^K-(?:constraint|decision|unresolved|gotcha|pattern)-[a-z0-9-]+$/),
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The person who said so. */
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Page of the words; null where they were said on a laptop. */
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
});


/***/ }),

/***/ 6908:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ LeaseHolder),
/* harmony export */   n: () => (/* binding */ Lease)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

/** Who holds the right to write the run: a workflow run, or a process on a host (DESIGN §5 "Lease"). */
const LeaseHolder = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('process'),
        host: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        boot: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        pid: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        /** The process's start time in the kernel's own unit: a reused pid has another one. */
        started: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('workflow'),
        run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        /** Tells the jobs of one run apart. */
        job: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    }),
]);
const Lease = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    holder: LeaseHolder,
    epoch: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    taken: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    renewed: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
});


/***/ }),

/***/ 7496:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N7: () => (/* binding */ ReviewAnswer),
/* harmony export */   ec: () => (/* binding */ reviewJsonSchema),
/* harmony export */   p_: () => (/* binding */ Review),
/* harmony export */   tG: () => (/* binding */ IterationReviewed),
/* harmony export */   u2: () => (/* binding */ Reviewed)
/* harmony export */ });
/* unused harmony exports ReviewFinding, ReviewCall */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4377);
/* harmony import */ var _agent_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(763);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9796);



const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const Verdict = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['ship', 'revise']);
const Severity = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']);
/** What a reviewer is asked to answer. */
const ReviewAnswer = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    verdict: Verdict.describe('`revise` only where the change must not be taken in as it is.'),
    summary: text.min(1).describe('One or two sentences: what the change does, and why you decided so.'),
    findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        path: text.describe('A file of the change, as the diff names it.'),
        line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
            .nullable()
            .optional()
            .describe('A line number that the diff shows; null for the file as a whole.'),
        severity: Severity,
        text: text.min(1).describe('What is wrong, what comes of it, and what would be right.'),
    }))
        .describe('Defects only; empty where there are none.'),
});
/** draft-07 as for handoffs. */
const reviewJsonSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSchema */ .U)(ReviewAnswer);
/** One remark; without a line where it is about none that the change shows, without a path where about none of its files. */
const ReviewFinding = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: text.nullable(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive().nullable(),
    severity: Severity,
    text,
});
/** A review as it was taken in: bounded, and every place is one of the change. */
const Review = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ verdict: Verdict, summary: text, findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(ReviewFinding) });
/** A reviewer's call, before anybody has read its answer. */
const ReviewCall = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ end: _agent_end_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentEnd */ .X, model: text.nullable(), usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative() });
/** `iterations/<thousand>/<n>/review.json`: what a call came to; without an answer that counts, `why` says so. */
const Reviewed = ReviewCall.extend({ review: Review.nullable(), why: text.nullable() });
/** The same as a fact of the run. */
const IterationReviewed = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('iteration_reviewed'),
    at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    task: text,
    /** Null where there is no answer that counts. */
    verdict: Verdict.nullable(),
    findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    /** Of the review, else why there is none. */
    summary: text,
    /** Part of what the attempt cost. */
    usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});


/***/ }),

/***/ 9333:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ SettingChanged),
/* harmony export */   im: () => (/* binding */ Rules),
/* harmony export */   wX: () => (/* binding */ RulesChanged)
/* harmony export */ });
/* unused harmony exports RecordedRule, RuleChange */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

/** One setting of the run, as it goes on with it. Values as a person may write them in `ralph.yml`; durations in seconds. */
const RecordedRule = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
    /** Where it was said: `--approval`, `$RALPH_STRATEGY`, `.github/ralph.yml: validate`, `an order of Ada`. */
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['job', 'base', 'order']),
    /** What plan and `ralph.yml` said then, where they did. */
    based: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
});
/** What decides what may be committed, by names of settings; what is not there is as the program has it by default. */
const Rules = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** The commit of the base whose plan and `ralph.yml` these are. */
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    values: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), RecordedRule),
});
/** One rule that is another one from here on; `rule` is null where only the default is left. */
const RuleChange = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    before: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
    after: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
    rule: RecordedRule.nullable(),
});
/** What decides what may be committed is another from here on: a newer commit of the base, an order, or a job that said so. */
const RulesChanged = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('rules_changed'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The commit of the base whose plan and `ralph.yml` count now. */
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(RuleChange),
});
/** A setting that is no rule and that an operator changed for the rest of the run; raw, as it was written. */
const SettingChanged = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('setting_changed'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});


/***/ }),

/***/ 2243:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jf: () => (/* binding */ stateSchemaVersion),
/* harmony export */   Jv: () => (/* binding */ GatheredTasks),
/* harmony export */   SM: () => (/* binding */ gatheredSchemaVersion),
/* harmony export */   cB: () => (/* binding */ RunFile)
/* harmony export */ });
/* unused harmony exports TaskState, RunState */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4377);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3609);
/* harmony import */ var _check_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2722);
/* harmony import */ var _confined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3884);
/* harmony import */ var _confinement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6978);
/* harmony import */ var _handed_on_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4328);
/* harmony import */ var _knowledge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1234);
/* harmony import */ var _lease_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6908);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9707);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7496);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9333);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1313);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8957);













/** Raised when an older program could misread what a newer one writes; a newer number is refused (reliability I10). */
const stateSchemaVersion = 1;
/** Of a `run.json` that lacks the records that `tasks.json` holds: a program that does not know that file must refuse it. */
const gatheredSchemaVersion = 2;
/** What is as it was at the start is not written: of 5,000 tasks most lines are short. */
const TaskState = zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
    status: _plan_js__WEBPACK_IMPORTED_MODULE_7__/* .TaskStatus */ .e1,
    /** Attempts that count against `max_retries`; interrupted ones do not. */
    failed_attempts: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().default(0),
    /** Runners lost in a row on this task; too many of them count as a failure, since the task may be what kills them. */
    runners_lost: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().default(0),
    /** Iterations whose attempt failed, newest last, for the failure context; bounded by `max_retries`. */
    failed_iterations: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr()).default([]),
    iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().nullable().default(null),
    commit: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable().default(null),
    summary: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable().default(null),
    /** An agent wants it gone from the plan: the iteration, and its reason. A person decides. */
    given_up: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() }).nullable().default(null),
    usd: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().default(0),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().default(0),
});
/** All counters and statuses of the run, and nothing that grows with its past. `core/run/run-files.ts` says how it is written. */
const RunState = zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_12__/* .literal */ .euz(stateSchemaVersion),
    run: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    plan: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    plan_source: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    plan_file: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable().default(null),
    /** Who is told when a person is needed. */
    started_by: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable().default(null),
    issue: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().nullable().default(null),
    /** The commit of the base that the work holds: the start of the run, or the newest merge. */
    base: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    /** Null where HEAD was detached at the start: then any HEAD counts as the base. */
    base_branch: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable().default(null),
    work_branch: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    remote: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    /** How the run was started: a later job that is told less goes on with it. Null of a run that an older program began. */
    rules: _rules_js__WEBPACK_IMPORTED_MODULE_9__/* .Rules */ .im.nullable().default(null),
    started: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$(),
    updated: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$(),
    /** Tip of the work branch as the run knows it. */
    work: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    /** The work cut by milestones, oldest first: where each ends, from which iteration it goes on. The newest has no end. */
    slices: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ milestone: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable(), iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), end: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable() }))
        .default([]),
    epoch: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
    lease: _lease_js__WEBPACK_IMPORTED_MODULE_6__/* .Lease */ .n.nullable(),
    /** The newest iteration number that was given out. */
    iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
    current: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        attempt: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        checkpoint: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        started: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$(),
    })
        .nullable(),
    /** What the newest agent worked in. */
    confined: _confined_js__WEBPACK_IMPORTED_MODULE_2__/* .Confined */ .v.nullable().default(null),
    /** What waits for another job of the workflow run that holds the lease. */
    handed: _handed_on_js__WEBPACK_IMPORTED_MODULE_4__/* .HandedOn */ .O.nullable().default(null),
    tasks: zod__WEBPACK_IMPORTED_MODULE_12__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), TaskState),
    baseline: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
        commit: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        checks: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        red: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()),
        accepted: zod__WEBPACK_IMPORTED_MODULE_12__/* .boolean */ .zMY(),
        /** Those of `red` that are green without a confinement. */
        confined: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(_confinement_js__WEBPACK_IMPORTED_MODULE_3__/* .RedConfined */ .wn).optional(),
        /** Checks whose failure keeps a commit out; unknown of older runs. */
        counting: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().optional(),
    })
        .nullable(),
    /** The task that resolves the conflict with this base, until the work holds that base. */
    merging: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), base: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr() })
        .nullable()
        .default(null),
    /** What came onto the work branch without a task, until the checks have passed on it. */
    unproven: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() }).nullable().default(null),
    /** The newest five arrivals of commits that no task made and that change protected files, newest first. */
    steered: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ from: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), to: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), paths: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr() }))
        .default([]),
    /** Changes of files that steer the run, made while an agent ran that may have reached them; the newest five. */
    doubted: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ paths: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()), plan_source: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable() })).default([]),
    /** The newest four successes, newest first: the previous handoff and the three one-liners before it. */
    recent: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() })),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_11__/* .Usage */ ._U,
    /** Jobs that worked on the run, and how long those held it that have ended. */
    runner: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ jobs: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), ms: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig() }).default({ jobs: 0, ms: 0 }),
    /** Budgets that people were told are nearly used; those of a job are forgotten when the next one begins. */
    warned: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .BudgetUse */ .z).default([]),
    counts: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
        succeeded: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        failed: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        interrupted: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        synthetic: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        refused_amendments: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
    }),
    /** The same normalised failure in a row, over all tasks. */
    breaker: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ fingerprint: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), count: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() }).nullable(),
    waiting: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ until: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), count: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr() }).nullable(),
    /** Set by an operator; no job works until it is lifted. */
    paused: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ by: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() }).nullable(),
    /** Settings that are no rules and that operators changed, by name, as they wrote them. */
    overrides: zod__WEBPACK_IMPORTED_MODULE_12__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()).default({}),
    /** The newest twenty orders and what became of each, newest first. */
    commands: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$(), by: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), refused: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable() }))
        .default([]),
    /** A commit that passed its checks and waits for a person's word; nothing else is worked on until then. */
    awaiting: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        commit: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        checkpoint: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        summary: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        turned_green: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()),
    })
        .nullable(),
    /** Iterations whose commits are to be taken back, oldest order first. */
    undos: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ undoes: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), by: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), reopen_dependents: zod__WEBPACK_IMPORTED_MODULE_12__/* .boolean */ .zMY() })),
    /** What operators want the next agent to know; each is told until an attempt has ended that read it. */
    hints: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), by: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() })),
    /** Tasks that reviewers asked for, each with the places where its commit is to be told. */
    follow_ups: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable(), threads: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()) }))
        .default([]),
    /** What people want every agent to know, oldest first; bounded, and kept by a fresh run. */
    knowledge: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(_knowledge_js__WEBPACK_IMPORTED_MODULE_5__/* .Knowledge */ .v).default([]),
    /** Ids of the hints that the attempt under way has read. */
    told: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP()),
    /** The newest five requests of an agent that a person look at its work, newest first. */
    reviews: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP() })),
    /** What the newest five reviews of a reviewer said, newest first. */
    reviewed: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
        iteration: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        task: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        verdict: _review_js__WEBPACK_IMPORTED_MODULE_8__/* .Review */ .p_.shape.verdict.nullable(),
        findings: zod__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr(),
        summary: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    }))
        .default([]),
    /** What the newest iterations changed of what their checks run, newest first. */
    touched: zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(_check_events_js__WEBPACK_IMPORTED_MODULE_1__/* .Touched */ .JS).default([]),
    last_agent_start: zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$().nullable(),
    stop: _stop_reason_js__WEBPACK_IMPORTED_MODULE_10__/* .StopReason */ .T.nullable(),
});
/** `run.json`: the state; with the second number, `tasks` holds only the records that are not as `tasks.json` has them. */
const RunFile = RunState.extend({ schema: zod__WEBPACK_IMPORTED_MODULE_12__/* .literal */ .euz([stateSchemaVersion, gatheredSchemaVersion]) });
/** `tasks.json`: the records of a long plan's tasks as they were when they were last gathered. */
const GatheredTasks = zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_12__/* .literal */ .euz(gatheredSchemaVersion),
    tasks: zod__WEBPACK_IMPORTED_MODULE_12__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), TaskState),
});


/***/ }),

/***/ 1313:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ StopReason)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

const why = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
/** Two commits that git cannot merge by itself, and how a person does. */
const Conflict = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ours: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    theirs: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The first ones; `total` counts all. */
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    /** For a shell in a clone, one after the other. */
    commands: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** Why a job ended; each has an exit code (DESIGN §8) and a sentence (`core/report/stop-sentence.ts`). */
const StopReason = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('complete') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('iteration_limit'), scope: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['job', 'run']), limit: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('time_budget'),
        budget_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        /** `limit`: the machine's, and not the user's budget. */
        scope: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['budget', 'limit']).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cost_budget'), budget_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), spent_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('paused'),
        why,
        /** `job`: only that job was ended, and nothing has to be lifted. */
        scope: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['job', 'run']).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('human_review'),
        why,
        /** Where a person has to say whether a commit is taken in. */
        approve: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
        /** Where a person has to say whether tasks that agents gave up are to be done after all: the first ones of `total`. */
        given_up: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), why })), total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() })
            .optional(),
        /** Where a person has to merge. */
        conflict: Conflict.optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('waiting'), until: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(), why }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('blocked'), by: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(why) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('stuck'), on: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(why) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('busy'), why }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancelled') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('failed'), code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), why }),
]);


/***/ }),

/***/ 8957:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   xX: () => (/* binding */ lessUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/** What an agent call used up. Money in USD as the agent reports it, tokens as billed. */
const Usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    cache_read_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    cache_creation_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
});
const noUsage = {
    usd: 0,
    turns: 0,
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_creation_tokens: 0,
};
function addUsage(a, b) {
    return {
        usd: a.usd + b.usd,
        turns: a.turns + b.turns,
        input_tokens: a.input_tokens + b.input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
        cache_read_tokens: a.cache_read_tokens + b.cache_read_tokens,
        cache_creation_tokens: a.cache_creation_tokens + b.cache_creation_tokens,
    };
}
/** What came on top since `before`. */
function lessUsage(now, before) {
    const names = Object.keys(noUsage);
    return Object.fromEntries(names.map((name) => [name, Math.max(0, now[name] - before[name])]));
}


/***/ })

};
