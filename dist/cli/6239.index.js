export const id = 6239;
export const ids = [6239];
export const modules = {

/***/ 48186:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ firstForecast),
  g: () => (/* binding */ forecast)
});

// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
;// CONCATENATED MODULE: ./build/core/report/facts/calls-ahead.js
function callsAhead(ahead, settings) {
    const { iterations } = ahead;
    const calls = [
        ...aroundAgent(ahead, settings),
        ...(settings.review === 'none' ? [] : [{ role: 'review', calls: iterations }]),
        ...(settings.passes ?? []).map(({ name, trigger }) => ({
            role: `pass:${name}`,
            calls: triggered(trigger, iterations),
        })),
    ];
    return calls.filter(({ calls: { high } }) => high > 0);
}
function aroundAgent({ tasks, iterations, begun }, settings) {
    const { low, high } = iterations;
    const first = begun ? 0 : 1;
    if (settings.mode === 'agent-orchestrated') {
        return [
            { role: 'post', calls: { low: Math.max(0, low - first), high: Math.max(0, high - first) } },
            { role: 'prep', calls: { low, high: 2 * high } },
        ];
    }
    if (settings.mode === 'handoff-only' || settings.indexer === 'fields')
        return [];
    const asking = tasks.slice(first).filter(({ needs_docs, libraries }) => needs_docs || libraries.length > 0).length;
    const periodic = Math.floor(Math.max(0, low - first) / settings['compaction-interval']);
    return [{ role: 'index', calls: { low: Math.max(asking, periodic), high: Math.max(0, high - first) } }];
}
function triggered(trigger, { low, high }) {
    const [kind, every = '1'] = trigger.split(':');
    if (kind === 'on_failure')
        return { low: 0, high: high - low };
    if (kind !== 'periodic')
        return { low, high };
    return { low: Math.floor(low / Number(every)), high: Math.ceil(high / Number(every)) };
}
const prices = {
    index: { usd: { low: 0.02, high: 0.2 }, runner_ms: { low: 10_000, high: 60_000 } },
    post: { usd: { low: 0.03, high: 0.3 }, runner_ms: { low: 15_000, high: 90_000 } },
    prep: { usd: { low: 0.05, high: 0.5 }, runner_ms: { low: 20_000, high: 150_000 } },
};
const looking = { usd: { low: 0.02, high: 0.4 }, runner_ms: { low: 15_000, high: 120_000 } };
function costOfCalls(ahead) {
    const sum = (of, end) => ahead.reduce((total, { role, calls }) => total + calls[end] * (prices[role] ?? looking)[of][end], 0);
    const range = (of) => ({ low: sum(of, 'low'), high: sum(of, 'high') });
    return { usd: range('usd'), runner_ms: range('runner_ms') };
}

// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/facts/forecast.js





const attempt = {
    usd: { low: 0.15, high: 1 },
    runner_ms: { low: 3 * 60_000, high: 8 * 60_000 },
};
const attemptsAtMost = 1.5;
const assumedSpread = 0.6;
const enoughTasks = 5;
const fourInFive = 1.28;
function forecast({ plan, state }, context) {
    const open = (0,blocked/* stillToDo */.VI)(plan, (0,begin/* recordsOf */.M$)(plan, state));
    if (open.length === 0)
        return null;
    const past = (0,task_rows/* taskCosts */.oU)(state.tasks).settled;
    const spent = { usd: state.usage.usd, runner_ms: (0,lease_verdict/* runnerMsSeen */.MN)(state, context.now) };
    const known = past.usd.length;
    const cost = known === 0
        ? fromSize(open, { settings: context.settings, begun: state.iteration > 0 })
        : {
            usd: fromPast(open.length, { total: spent.usd, samples: past.usd }),
            runner_ms: fromPast(open.length, { total: spent.runner_ms, samples: past.duration_ms }),
            basis: { kind: 'past', tasks: known, usd: spent.usd / known, around_usd: aroundUsd(state) / known },
        };
    return {
        tasks: open.length,
        ...cost,
        budget: context.costBudgetUsd === null ? null : judged(cost.usd, Math.max(0, context.costBudgetUsd - spent.usd)),
    };
}
const aroundUsd = ({ around }) => Object.values(around).reduce((sum, { usd }) => sum + usd, 0);
function firstForecast({ tasks }, { costBudgetUsd, settings }) {
    const open = tasks.filter(({ status }) => status === 'pending');
    if (open.length === 0)
        return null;
    const cost = fromSize(open, { settings, begun: false });
    const budget = costBudgetUsd === null ? null : judged(cost.usd, costBudgetUsd);
    return { tasks: open.length, ...cost, budget };
}
function fromSize(open, { settings, begun }) {
    const most = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? attemptsAtMost : 1), 0);
    const iterations = { low: open.length, high: Math.ceil(most) };
    const calls = settings ? callsAhead({ tasks: open, iterations, begun }, settings) : [];
    const around = costOfCalls(calls);
    const range = (of) => ({
        low: attempt[of].low * open.length + around[of].low,
        high: attempt[of].high * most + around[of].high,
    });
    return { usd: range('usd'), runner_ms: range('runner_ms'), basis: { kind: 'size', iterations, calls } };
}
function fromPast(count, { total, samples }) {
    const known = samples.length;
    const expected = (total / known) * count;
    const spread = Math.max(relativeSpread(samples), known < enoughTasks ? assumedSpread : 0);
    const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / known);
    return { low: expected / factor, high: expected * factor };
}
function relativeSpread(samples) {
    let sum = 0;
    for (const value of samples)
        sum += value;
    const mean = sum / samples.length;
    if (mean === 0 || samples.length < 2)
        return 0;
    let squares = 0;
    for (const value of samples)
        squares += (value - mean) ** 2;
    return Math.sqrt(squares / (samples.length - 1)) / mean;
}
function judged({ low, high }, left) {
    return { left_usd: left, enough: high <= left ? 'yes' : low > left ? 'no' : 'perhaps' };
}


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

/***/ 27827:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Vf: () => (/* binding */ formPlaces),
/* harmony export */   Vg: () => (/* binding */ tokenPatterns),
/* harmony export */   W6: () => (/* binding */ base32At),
/* harmony export */   to: () => (/* binding */ mapStrings),
/* harmony export */   zE: () => (/* binding */ base64At)
/* harmony export */ });
function redactor(secrets) {
    const find = formPlaces(secrets);
    return (text) => tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)));
}
function without(text, places) {
    let [clean, done] = ['', 0];
    for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
        if (from >= done)
            clean += `${text.slice(done, from)}***`;
        done = Math.max(done, to);
    }
    return clean + text.slice(done);
}
const deepest = 200;
function mapStrings(value, change) {
    return mapped(value, change, deepest);
}
function mapped(value, change, left) {
    if (typeof value === 'string')
        return change(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (left === 0)
        return null;
    if (Array.isArray(value))
        return value.map((item) => mapped(item, change, left - 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapped(item, change, left - 1)]));
}
const tokenPatterns = [
    { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
    { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
    { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
    { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
    { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
    {
        kind: 'a private key',
        pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    },
];
const shortest = 8;
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
    for (const base64 of base64At(bytes)) {
        const urlSafe = base64.replaceAll('+', '-').replaceAll('/', '_');
        forms.push({ form: base64, how: 'base64' }, { form: urlSafe, how: 'base64' });
    }
    if (value.length >= 24)
        forms.push({ form: value.slice(7), how: 'cut' });
    return forms.filter(({ form }, index) => forms.findIndex((other) => other.form === form) === index);
}
function urlForms(value) {
    const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')];
}
const base64At = (bytes) => [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('');
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
});
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const base32At = (bytes) => [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const first = Math.ceil((8 * offset) / 5);
    const last = Math.floor(bits.length / 5);
    return Array.from({ length: last - first }, (_, at) => {
        const group = bits.slice(5 * (first + at), 5 * (first + at) + 5);
        return alphabet[Number.parseInt(group, 2)] ?? '';
    }).join('');
});
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
function originsOf(text) {
    const origins = [];
    for (let index = 0; index < text.length; index += 1)
        if (!/\s/.test(text[index]))
            origins.push(index);
    return origins;
}


/***/ }),

/***/ 13259:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planCreateCommand: () => (/* binding */ planCreateCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/propose/judge-plan.js
var judge_plan = __webpack_require__(44270);
// EXTERNAL MODULE: ./build/core/propose/plan-prompt.js
var plan_prompt = __webpack_require__(62735);
// EXTERNAL MODULE: ./build/core/report/terminal/init-text.js
var init_text = __webpack_require__(21124);
// EXTERNAL MODULE: ./build/core/report/terminal/proposed-plan.js
var proposed_plan = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
// EXTERNAL MODULE: ./build/schema/agent/proposal.js
var proposal = __webpack_require__(54940);
// EXTERNAL MODULE: ./build/entry/init/ask.js
var ask = __webpack_require__(79219);
// EXTERNAL MODULE: ./build/entry/init/planned-files.js + 14 modules
var planned_files = __webpack_require__(48655);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/propose/propose-here.js + 3 modules
var propose_here = __webpack_require__(51712);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapter/github/client/client.js + 1 modules
var client_client = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/plan/format/read/source-text.js
var source_text = __webpack_require__(47836);
// EXTERNAL MODULE: ./build/core/propose/plan-source.js
var plan_source = __webpack_require__(72636);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var here = __webpack_require__(40033);
// EXTERNAL MODULE: ./build/entry/project/spec-files.js
var spec_files = __webpack_require__(50044);
;// CONCATENATED MODULE: ./build/entry/propose/read-source.js









async function readSource(context, repository, from) {
    const source = await found(context, repository, from.trim());
    if (source.text.trim() === '')
        throw none(`${source.shown} is empty.`, 'Write what you want into it.');
    const { goals, openQuestions } = source.spec;
    if (goals.length > plan_source/* mostGoals */.uF)
        throw tooWide(source);
    if (openQuestions.length > 0)
        throw read_source_open(source);
    return source;
}
async function found(context, repository, from) {
    if (from === '')
        throw none('--from is empty.', 'Name a spec, a file, an issue (#12), or write the text itself in quotes.');
    const issue = issueIn(from);
    const file = await fileIn(context, repository, from);
    if (file !== undefined)
        return ofFile(repository.toplevel, file);
    if (issue !== undefined)
        return ofIssue(context, repository, issue);
    if (/\s/.test(from))
        return (0,plan_source/* planSource */.dp)({ shown: 'the text', file: undefined, text: from });
    throw none(`There is no ${(0,one_line/* plainLine */.h0)(from, 200)}: neither a file, a folder nor a feature in the specs.`, 'Name a spec, a file of the repository, an issue (#12), or write the text itself in quotes.');
}
function issueIn(from) {
    const [, number] = /^#?([1-9]\d{0,8})$/.exec(from) ?? [];
    if (number !== undefined)
        return { number: Number(number), repository: undefined };
    const [, repository, named] = /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/issues\/([1-9]\d{0,8})(?:[?#].*)?$/.exec(from) ?? [];
    return named === undefined ? undefined : { number: Number(named), repository };
}
async function fileIn({ cwd }, { toplevel }, from) {
    const named = [(0,external_node_path_.resolve)(cwd, from), ...(/^[\w.-]+$/.test(from) ? [(0,external_node_path_.join)(toplevel, 'specs', from)] : [])];
    for (const path of named) {
        const there = await (0,promises_.stat)(path).catch(() => undefined);
        if (there === undefined)
            continue;
        const file = there.isDirectory() ? (0,external_node_path_.join)(path, 'SPEC.md') : path;
        if (file !== path && !(await (0,promises_.stat)(file).catch(() => undefined)))
            throw none(`${(0,one_line/* plainLine */.h0)(from, 200)} holds no SPEC.md.`, 'Name the folder of one feature, or a file; `ralph spec list` lists the features.');
        const inside = (0,external_node_path_.relative)(await (0,promises_.realpath)(toplevel), (0,external_node_path_.join)(await (0,promises_.realpath)((0,external_node_path_.resolve)(path, '..')), (0,external_node_path_.relative)((0,external_node_path_.resolve)(path, '..'), file)));
        if (inside === '' || inside.startsWith('..'))
            throw none(`${(0,one_line/* plainLine */.h0)(from, 200)} is outside the repository.`, 'Copy it into the repository, or write its text in quotes.');
        return inside.split(external_node_path_.sep).join('/');
    }
    return undefined;
}
async function ofFile(toplevel, path) {
    const given = await (0,spec_files/* specFileAt */.vJ)(toplevel, path);
    if ('refused' in given)
        throw none(`${path} is not read: ${given.refused}.`, 'Name a text file of the repository of at most 5 MiB.');
    const text = (0,source_text/* sourceText */.rI)(given.bytes, path);
    if (typeof text !== 'string')
        throw none(text.message, text.remedy);
    return (0,plan_source/* planSource */.dp)({ shown: path, file: path, text });
}
async function ofIssue(context, repository, { number, repository: named }) {
    const access = (0,here.gitHubAccess)(context, repository);
    if (!access)
        throw none(`Issue #${number} cannot be read: origin is not a repository on GitHub.`, 'Write its text to a file and name that file.');
    const { apiUrl, owner, repo } = access.address;
    const { token } = access;
    if (named !== undefined && named.toLowerCase() !== `${owner}/${repo}`.toLowerCase())
        throw none(`${(0,one_line/* plainLine */.h0)(named, 200)} is not ${owner}/${repo}.`, 'Write its text to a file and name that file.');
    if (token === undefined)
        throw none(`Issue #${number} cannot be read without a token.`, 'Set one first: `export GH_TOKEN="$(gh auth token)"`. Or write its text to a file and name that file.');
    const client = (0,client_client/* gitHubAt */.F)({
        apiUrl,
        owner,
        repo,
        token: () => token,
        now: context.now,
        backoffMs: [],
        timeoutMs: 10_000,
    });
    const { title, body } = await client
        .request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number })
        .catch((error) => {
        if (!(error instanceof error_error/* RalphError */.A) || !error.code.startsWith('GITHUB_'))
            throw error;
        throw none(`Issue #${number} cannot be read: ${error.message}`, 'Check its number, and that the token may read issues of that repository. Or write its text to a file and name that file.');
    });
    const shown = (body ?? '').replace(/<!--[\s\S]*?(?:-->|$)/g, '');
    return (0,plan_source/* planSource */.dp)({
        shown: `issue #${number}`,
        file: undefined,
        text: `# ${title}\n\n${shown.replace(/\r\n?/g, '\n')}`,
    });
}
const none = (message, hint) => new error_error/* RalphError */.A({ code: 'PLAN_SOURCE', message, hint });
const tooWide = ({ shown, spec }) => new error_error/* RalphError */.A({
    code: 'PLAN_SOURCE_TOO_WIDE',
    message: `${shown} has ${spec.goals.length} goals; one plan can serve ${plan_source/* mostGoals */.uF}.`,
    hint: 'Split it into several specs, and make a plan from each.',
});
function read_source_open({ shown, text, spec }) {
    const placeOf = (0,source_text/* lineIndex */.Dp)(text);
    const [first] = spec.openQuestions;
    const many = spec.openQuestions.length > 1;
    return new error_error/* RalphError */.A({
        code: 'SPEC_OPEN_QUESTIONS',
        message: `${shown} has ${many ? `${spec.openQuestions.length} open questions` : 'an open question'}; answer ${many ? 'them' : 'it'} first. No agent was called.`,
        hint: `Write each answer after its question and tick the box, such as "- [x] ${(0,one_line/* plainLine */.h0)(first?.text ?? '', 60)} \u2192 **Decision:** \u2026". Then run the same command again.`,
        findings: spec.openQuestions
            .slice(0, 50)
            .map(({ text: question, offset }) => `${shown}:${placeOf(offset).line} ${(0,one_line/* plainLine */.h0)(question, 300)}`),
    });
}

;// CONCATENATED MODULE: ./build/entry/command/plan-create.js

























const plan_create_flags = {
    from: {
        help: 'what the plan should do: a spec or another file of the repository, an issue, or a text in quotes',
        example: 'specs/search/SPEC.md',
    },
    to: { help: 'the file to write, .json or .md; default plan.json', example: 'plans/search.json' },
    yes: { help: 'ask nothing: write the plan if it passes every rule', toggle: true },
    force: { help: 'replace the file if it exists', toggle: true },
    'dry-run': { help: 'print what the agent would be told, without calling it', toggle: true },
    ...propose_here/* callsFlags */.pI,
    ...flags/* configFlag */.L5,
};
const planCreateCommand = {
    help: `Lets an agent make a plan from a spec, a text or an issue. The plan is checked against rules and shown with its graph
and its probable cost. It is written only after you agree. While the spec has open questions, no agent is called.
A plan that breaks a rule is sent back at most twice.

Usage: ralph plan create --from=SPEC|TEXT|ISSUE [options]

Examples:
  ralph plan create --from specs/search/SPEC.md
  ralph plan create --from search --to plans/search.md --yes
  ralph plan create --from "Add a --json flag to the list command" --budget 0.50
  ralph plan create --from "#12" --dry-run

Options:
${(0,flags/* flagHelp */.QR)(plan_create_flags)}`,
    flags: plan_create_flags,
    run: async (context, { values }) => {
        if (typeof values['from'] !== 'string')
            throw usage('--from is missing.', 'Say what the plan should do: a spec, a file, an issue (#12), or a text in quotes.');
        try {
            return await createPlan(context, { ...values, from: values['from'] });
        }
        catch (error) {
            if (!(error instanceof ask/* Cancelled */.cJ))
                throw error;
            context.out('Nothing was written. For a day, the same command shows this plan again without another call.\n');
            return exit_codes/* exits */.co.interrupted.code;
        }
    },
};
async function createPlan(context, values) {
    const { base, file, before } = await (0,project/* settingSources */.rw)(context, values);
    (0,project/* refuseInvalid */.Q5)([...file.findings, ...before.findings], file.name);
    const { repository } = base;
    const { settings } = before;
    const source = await readSource(context, repository, values.from);
    const interactive = (0,project_context/* isInteractive */.b4)(context) && values['yes'] !== true;
    const { path, shown } = targetIn(context, repository.toplevel, values['to']);
    const { before: there } = await (0,planned_files/* plannedFile */.vU)(repository.toplevel, path, '');
    const force = values['force'] === true;
    if (there !== undefined && !interactive && !force && !values['dry-run'])
        throw isThere(shown);
    const files = { base: (0,trusted_files/* trustedFilesIn */.C)(repository.toplevel), embedded: (0,trusted_files/* trustedFilesIn */.C)((0,installed/* installed */.$f)('templates')) };
    const prompt = (0,plan_prompt/* planPrompt */.wh)({ template: await (0,from_base/* template */.vs)(files, 'plan-create'), source });
    if (values['dry-run'])
        return dryRun(context, prompt);
    if (source.text.length > plan_prompt/* mostSource */.zo)
        context.out(`${cutNote(source)}\n`);
    const budgetUsd = (0,propose_here/* callsBudget */.h9)(values, settings);
    const { value, kept } = await (0,propose_here/* proposeHere */.zu)(context, {
        ...{ repository, settings, flags: values, prompt, budgetUsd, fresh: values['fresh'] === true },
        pass: 'plan',
        task: `a plan of ${source.shown}`,
        schema: (0,proposal/* planProposalSchema */.vU)(),
        judge: (end) => (0,judge_plan/* judgePlan */.t7)(end, source),
        lend: new Map(source.file === undefined ? [] : [[source.file, source.text]]),
    });
    const { plan } = value;
    const calls = { ...settings, passes: await (0,from_base/* passesOf */.Hb)(files, { settings }) };
    const about = { name: plan.name ?? shown, costBudgetUsd: settings['cost-budget'], settings: calls };
    context.out(`\n${(0,proposed_plan/* proposedPlanText */.x)(value, about, (0,project_context/* lookOf */.Li)(context)).join('\n')}\n\n`);
    if (!interactive && values['yes'] !== true)
        return notWritten(context, { values, shown });
    const after = (0,judge_plan/* planText */.Pt)(plan, path);
    if (interactive && !(await isWanted(context, { shown, there, after }))) {
        await kept.forget();
        context.out('Nothing was written.\n');
        return exit_codes/* exits */.co.person.code;
    }
    const planned = await (0,planned_files/* plannedFile */.vU)(repository.toplevel, path, after);
    await (0,planned_files/* writePlanned */.gq)(repository.toplevel, [planned], context, { force: force || interactive, interactive: false });
    await kept.forget();
    context.out(`\n${nextSteps(context, { shown, name: plan.name ?? shown }).join('\n')}\n`);
    return 0;
}
function isWanted(context, { shown, there, after }) {
    if (there === undefined)
        return (0,ask/* askWrite */.B6)(shown);
    context.out(`${(0,init_text/* difference */.i)({ path: shown, before: there, after }, context).join('\n')}\n`);
    return (0,ask/* askReplace */.wg)(shown);
}
function dryRun(context, prompt) {
    context.out(`No agent was called. This is what it would be told; it would have read-only tools in a copy of the newest commit:\n\n${prompt}\n`);
    return 0;
}
const cutNote = ({ shown, text, file }) => `${shown} has ${(0,amounts/* thousands */.oh)(text.length)} characters; the prompt includes the first ${(0,amounts/* thousands */.oh)(plan_prompt/* mostSource */.zo)}${file === undefined ? '' : ', and the agent can read the file itself'}.`;
function notWritten(context, { values, shown }) {
    const words = [
        'ralph',
        'plan',
        'create',
        ...(0,command_line/* flagWords */.GK)('from', values.from),
        ...(0,command_line/* flagWords */.GK)('to', shown),
        ...again(values),
        '--yes',
    ];
    const steps = [(0,next_steps/* step */.PM)('Write exactly this plan without another call (it is kept for a day)', (0,command_line/* commandLine */.ay)(...words))];
    context.out('Nothing was written: without a terminal, you cannot be asked.\n');
    context.out(`${(0,next_steps/* nextLines */.N7)(steps, { paint: (0,paint/* painter */.C2)(context.color), columns: (0,display_width/* columnsOf */.PL)((0,project_context/* lookOf */.Li)(context)) }).join('\n')}\n`);
    return exit_codes/* exits */.co.person.code;
}
const again = (values) => ['agent', 'agent-command', 'model', 'config', 'force'].flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : value === true ? [`--${name}`] : [...(0,command_line/* flagWords */.GK)(name, String(value))];
});
function nextSteps(context, { shown, name }) {
    const commit = `${(0,command_line/* commandLine */.ay)('git', 'add', shown)} && ${(0,command_line/* commandLine */.ay)('git', 'commit', '-m', `Plan ${(0,one_line/* plainLine */.h0)(name, 60)}`)}`;
    const steps = [
        (0,next_steps/* step */.PM)('Edit it as you like, then check it', (0,command_line/* commandLine */.ay)('ralph', 'plan', 'lint', shown)),
        (0,next_steps/* step */.PM)('Commit it and start', `${commit} && ${(0,command_line/* commandLine */.ay)('ralph', 'run', ...(0,command_line/* flagWords */.GK)('plan', shown))}`),
    ];
    return (0,next_steps/* nextLines */.N7)(steps, { paint: (0,paint/* painter */.C2)(context.color), columns: (0,display_width/* columnsOf */.PL)((0,project_context/* lookOf */.Li)(context)) });
}
function targetIn({ cwd }, toplevel, to) {
    const place = to === undefined ? (0,external_node_path_.join)(toplevel, 'plan.json') : (0,external_node_path_.resolve)(cwd, String(to));
    const path = (0,paths/* insidePath */.y)((0,external_node_path_.relative)(toplevel, place).split(external_node_path_.sep).join('/'));
    if (path !== undefined && /[^/]\.(?:json|md)$/i.test(path))
        return { path, shown: (0,external_node_path_.relative)(cwd, place) };
    throw usage(`--to ${(0,one_line/* plainLine */.h0)(String(to), 200)} is not a .json or .md file inside the repository.`, 'Name one such as plans/search.json.');
}
const usage = (message, hint) => new error_error/* RalphError */.A({ code: 'USAGE', message: `plan create: ${message}`, hint });
const isThere = (path) => new error_error/* RalphError */.A({
    code: 'PLAN_TARGET',
    message: `${(0,one_line/* plainLine */.h0)(path, 200)} exists already; no agent was called and nothing was written.`,
    hint: 'Name another file with --to, or replace it with --force.',
});


/***/ })

};
