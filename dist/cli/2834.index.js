export const id = 2834;
export const ids = [2834];
export const modules = {

/***/ 80816:
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
    return lines.flatMap(({ line, text }, at) => {
        const short = text.slice(0, 500);
        const named = isTest ? declarations.map((one) => one.exec(short)?.groups?.['title']).find(Boolean) : undefined;
        const title = named ?? (mark.test(lines[at - 1]?.text ?? '') ? marked.exec(short)?.groups?.['title'] : undefined);
        return title === undefined ? [] : [{ path, line, text: title }];
    });
}

;// CONCATENATED MODULE: ./build/core/counsel/evidence.js



function evidenceOf({ plan, statusOf, checks, files, work }) {
    const added = files.map(addedFile);
    const known = { checks, files: added, tests: titlesOf(added.flatMap(addedTests)) };
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
    const more = 'it says more of that file than what its lines show';
    if (denies) {
        const asked = names.length === 0 && paths.length === 1 && others.length === 0;
        return asked && file.gone ? { kind: 'file', path: file.path, line: null } : more;
    }
    if (others.length > 0 || paths.length > 1 || file.gone)
        return more;
    const lines = names.map((name) => file.lines.find(({ text }) => holdsName(text, name)));
    const missing = names.find((_, at) => lines[at] === undefined);
    if (missing !== undefined)
        return `no line that the work added to ${(0,one_line/* oneLine */.TN)(file.path, 200)} holds ${(0,one_line/* oneLine */.TN)(missing, 80)}`;
    const [first] = names.length > 0 ? lines : file.lines;
    return first ? { kind: 'file', path: file.path, line: first.line } : more;
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

/***/ 13167:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportCommand: () => (/* binding */ reportCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(79334);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/report/facts/iteration-view.js
var iteration_view = __webpack_require__(27242);
// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(76441);
;// CONCATENATED MODULE: ./build/core/report/facts/review-summary.js

function summarizeReviews(events) {
    const reviews = events.filter((event) => event.type === 'iteration_reviewed');
    const count = (wanted) => reviews.filter(({ verdict }) => verdict === wanted).length;
    return {
        all: reviews.length,
        ship: count('ship'),
        revise: count('revise'),
        none: count(null),
        findings: reviews.reduce((sum, { findings }) => sum + findings, 0),
        usd: reviews.reduce((sum, { usd }) => sum + usd, 0),
    };
}
function reviewSummaryLines({ all, ship, revise, none, findings, usd }) {
    if (all === 0)
        return [];
    const said = [`${ship} ship`, `${revise} revise`, ...(none === 0 ? [] : [`${none} without an answer`])].join(', ');
    return [`${(0,amounts/* plural */.LS)(all, 'review')}: ${said}; ${(0,amounts/* plural */.LS)(findings, 'finding')}, ${(0,amounts/* formatUsd */.UK)(usd)}.`];
}

// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/facts/run-analysis.js









function analyzeRun({ plan, state }, past) {
    const { events, records } = past;
    const attempts = attemptsOf(events, records);
    const sum = (of) => attempts.reduce((total, one) => total + of(one), 0);
    const agents = sum(({ agent_ms }) => agent_ms);
    const checks = sum(({ checks_ms }) => checks_ms);
    const baseline = events.reduce((total, event) => total + (event.type === 'baseline_finished' ? event.duration_ms : 0), 0);
    const runner = (0,lease_verdict/* runnerMsSeen */.MN)(state, past.now);
    const count = (outcome) => attempts.filter((one) => one.outcome === outcome).length;
    const by_task = byTask(plan, state, attempts);
    const usd = (outcome) => sum((one) => (one.outcome === outcome ? one.usd : 0));
    return {
        schema: 1,
        plan: state.plan,
        run: state.run,
        tasks: taskCounts(plan, state),
        attempts: {
            all: attempts.length,
            passed: count('passed'),
            failed: count('failed'),
            interrupted: count('interrupted'),
        },
        retries: attempts.filter(({ attempt, outcome }) => attempt > 1 && outcome !== 'interrupted').length,
        failures: tally(events.flatMap((event) => (event.type === 'attempt_failed' ? event.cause : []))),
        interruptions: tally(events.flatMap((event) => (event.type === 'attempt_interrupted' ? event.cause : []))),
        by_task,
        total_usd: state.usage.usd,
        apart_usd: Math.max(0, state.usage.usd - by_task.reduce((total, one) => total + one.usd, 0)),
        roles: (0,receipt/* rolesOf */.R7)(state),
        usd: { passed: usd('passed'), failed: usd('failed'), interrupted: usd('interrupted') },
        time_ms: { runner, agents, checks, baseline, rest: Math.max(0, runner - agents - checks - baseline) },
        checks: summarizeChecks([...records.values()].flatMap(({ validation }) => validation?.checks ?? [])),
        reviews: summarizeReviews(events),
        evidence: past.evidence,
        handoffs: attempts.flatMap(({ iteration, task, outcome, handoff }) => {
            const chars = records.get(iteration)?.handoff?.handoff.freeform.length ?? null;
            return outcome === 'passed' && handoff && handoff !== 'engine'
                ? [{ iteration, task, source: handoff, chars }]
                : [];
        }),
        prompts: attempts.flatMap(({ iteration, task, cut_chars }) => {
            const prompt = records.get(iteration)?.prompt;
            return typeof prompt === 'string' ? [{ iteration, task, ...(0,section/* sizeOf */.$d)(prompt), cut_chars }] : [];
        }),
        cuts: cutsOf(events),
    };
}
function taskCounts(plan, state) {
    return { ...(0,task_rows/* countStatuses */.ip)((0,begin/* recordsOf */.M$)(plan, state)), total: plan.tasks.length };
}
function byTask(plan, state, attempts) {
    const all = new Map();
    for (const { task: id, agent_ms, checks_ms, all_ms } of attempts) {
        const before = all.get(id) ?? { attempts: 0, agent_ms: 0, checks_ms: 0, all_ms: 0 };
        all.set(id, {
            id,
            status: (0,begin/* statusIn */.em)(state)(id),
            attempts: before.attempts + 1,
            usd: (0,begin/* taskIn */.B1)(state, id).usd,
            agent_ms: before.agent_ms + agent_ms,
            checks_ms: before.checks_ms + checks_ms,
            all_ms: before.all_ms + all_ms,
        });
    }
    return plan.tasks.flatMap(({ id }) => all.get(id) ?? []);
}
function cutsOf(events) {
    const cuts = new Map();
    for (const event of events) {
        if (event.type !== 'prompt_cut')
            continue;
        const { section, from_chars, to_chars } = event;
        const before = cuts.get(section) ?? { section, times: 0, chars: 0 };
        cuts.set(section, { section, times: before.times + 1, chars: before.chars + from_chars - to_chars });
    }
    return [...cuts.values()];
}
function tally(items) {
    const counts = {};
    for (const item of items)
        counts[item] = (counts[item] ?? 0) + 1;
    return counts;
}
const retriesAtMost = (tasks) => Math.max(4, Math.floor((tasks * 4) / 14));
const shortNarrative = 200;
const mostNamed = 5;
function acceptanceBar({ tasks, retries, handoffs }) {
    const over = tasks.done + tasks.skipped;
    const most = retriesAtMost(tasks.total);
    const synthetic = handoffs.filter(({ source }) => source === 'synthetic');
    const short = handoffs.filter(({ chars }) => chars === null || chars <= shortNarrative);
    return [
        {
            name: 'All tasks are done',
            passed: over === tasks.total,
            found: `${tasks.done} of ${tasks.total}${tasks.skipped > 0 ? `, ${tasks.skipped} skipped` : ''}`,
        },
        {
            name: 'Few retries',
            passed: retries <= most,
            found: `${retries}, at most ${most} for ${(0,amounts/* plural */.LS)(tasks.total, 'task')}`,
        },
        {
            name: 'No synthetic handoffs',
            passed: synthetic.length === 0,
            found: `${synthetic.length} of ${handoffs.length}${synthetic.length > 0 ? ` ${listed(synthetic)}` : ''}`,
        },
        {
            name: `Narratives over ${shortNarrative} characters`,
            passed: short.length === 0,
            found: `${handoffs.length - short.length} of ${handoffs.length}${short.length > 0 ? `, not those of ${listed(short)}` : ''}`,
        },
    ];
}
const listed = (handoffs) => (0,capped/* cappedRow */.g)(handoffs.map(({ iteration }) => `#${iteration}`), mostNamed);
function summarizeChecks(results) {
    const all = new Map();
    for (const { name, passed, flaky, timed_out, duration_ms } of results) {
        const before = all.get(name) ?? { name, runs: 0, failed: 0, flaky: 0, timed_out: 0, duration_ms: 0 };
        all.set(name, {
            name,
            runs: before.runs + 1,
            failed: before.failed + (passed ? 0 : 1),
            flaky: before.flaky + (flaky ? 1 : 0),
            timed_out: before.timed_out + (timed_out ? 1 : 0),
            duration_ms: before.duration_ms + duration_ms,
        });
    }
    return [...all.values()].sort((a, b) => b.failed - a.failed || b.flaky - a.flaky);
}
function attemptsOf(events, records) {
    const begun = new Map();
    const attempts = [];
    for (const event of events) {
        if (event.type === 'attempt_started') {
            begun.set(event.iteration, { at: Date.parse(event.at), attempt: event.attempt, cut: 0 });
            continue;
        }
        const start = 'iteration' in event ? begun.get(event.iteration) : undefined;
        if (!start)
            continue;
        if (event.type === 'prompt_cut')
            start.cut += event.from_chars - event.to_chars;
        if (!(0,iteration_view/* isEnd */.uV)(event))
            continue;
        const { iteration, task, usage, duration_ms } = event;
        attempts.push({
            iteration,
            task,
            attempt: start.attempt,
            outcome: outcomes[event.type],
            handoff: 'handoff' in event ? event.handoff : null,
            usd: usage.usd,
            agent_ms: duration_ms,
            checks_ms: checksMs(records.get(iteration)),
            all_ms: Math.max(0, Date.parse(event.at) - start.at),
            cut_chars: start.cut,
        });
    }
    return attempts;
}
const outcomes = {
    attempt_succeeded: 'passed',
    attempt_held: 'passed',
    attempt_failed: 'failed',
    attempt_interrupted: 'interrupted',
};
const checksMs = (record) => (record?.validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);

// EXTERNAL MODULE: ./build/core/counsel/evidence.js + 1 modules
var evidence = __webpack_require__(80816);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/report/words/counsel-words.js
var counsel_words = __webpack_require__(56716);
// EXTERNAL MODULE: ./build/core/report/words/receipt-text.js
var receipt_text = __webpack_require__(15079);
;// CONCATENATED MODULE: ./build/core/report/terminal/report-document.js











function documentText(title, parts, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const body = parts.flatMap(({ title: name, lines = [], table }) => [
        '',
        paint(name, 'bold'),
        ...(table ? tableText(table).map((line) => `  ${line}`) : []),
        ...lines.flatMap((line) => (0,display_width/* wrap */.LV)((0,one_line/* plainLine */.h0)(line, 1_000), look.width - 2)).map((line) => `  ${line}`),
    ]);
    return (0,display_width/* fitLines */.RV)([...(0,display_width/* wrap */.LV)(title, look.width).map((line) => paint(line, 'bold')), ...body], look);
}
function tableText({ head, rows }) {
    const cells = [head.map(nameOf), ...rows.map((row) => row.map((cell) => (0,one_line/* plainLine */.h0)(cell, 60)))];
    const widths = head.map((_, column) => Math.max(...cells.map((row) => (0,display_width/* displayWidth */.F1)(row[column] ?? ''))));
    return cells.map((row) => row
        .map((cell, column) => (0,display_width/* pad */.eV)(cell, widths[column] ?? 0, isRight(head[column]) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
function documentMarkdown(title, parts) {
    const body = parts.flatMap(({ title: name, lines = [], table }) => [
        `### ${name}`,
        ...(table ? [tableMarkdown(table)] : []),
        ...(lines.length > 0 ? [lines.map((line) => `- ${(0,neutral_markdown/* inlineMarkdown */.x)(line, 1_000)}`).join('\n')] : []),
    ]);
    return `${[`## ${(0,neutral_markdown/* inlineMarkdown */.x)(title, 300)}`, ...body].join('\n\n')}\n`;
}
function tableMarkdown({ head, rows }) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const rule = head.map((column) => (isRight(column) ? '---:' : '---'));
    return [line(head.map(nameOf)), line(rule), ...rows.map((row) => line(row.map((cell) => (0,neutral_markdown/* markdownCell */.UZ)(cell))))].join('\n');
}
const nameOf = (column) => column.replace(/^>/, '');
const isRight = (column) => column?.startsWith('>') ?? false;
const mostRows = 40;
const analysisTitle = ({ plan, attempts, time_ms, total_usd, tasks }) => `${plan}: ${(0,amounts/* plural */.LS)(attempts.all, 'attempt')} in ${(0,amounts/* formatMinutes */.dp)(time_ms.runner)} of runner time for ` +
    `${(0,amounts/* formatUsd */.UK)(total_usd)}; ${tasks.done} of ${tasks.total} tasks done`;
function analysisParts(analysis) {
    return [
        bar(analysis),
        attempts(analysis),
        byRole(analysis),
        phases(analysis),
        report_document_byTask(analysis),
        report_document_evidence(analysis),
        checks(analysis),
        { title: 'Reviews', lines: reviewSummaryLines(analysis.reviews) },
        handoffs(analysis),
        prompts(analysis),
    ].filter(({ lines = [], table }) => lines.length > 0 || (table?.rows.length ?? 0) > 0);
}
const bar = (analysis) => ({
    title: 'Acceptance bar',
    table: {
        head: ['', 'Demand', 'Found'],
        rows: acceptanceBar(analysis).map(({ name, passed, found }) => [passed ? '\u2713' : '\u2717', name, found]),
    },
});
function attempts({ attempts: { all, passed, failed, interrupted }, retries, usd, ...causes }) {
    const why = [...Object.entries(causes.failures), ...Object.entries(causes.interruptions)];
    const reasons = why.map(([cause, count]) => `${cause.replaceAll('_', ' ')} ${count}`).join(', ');
    return {
        title: 'Attempts',
        lines: [
            `${all}: ${passed} passed (${(0,amounts/* formatUsd */.UK)(usd.passed)}), ${failed} failed (${(0,amounts/* formatUsd */.UK)(usd.failed)}), ` +
                `${interrupted} interrupted (${(0,amounts/* formatUsd */.UK)(usd.interrupted)}); ${(0,amounts/* plural */.LS)(retries, 'retry', 'retries')}.`,
            ...(reasons === '' ? [] : [`Why the others ended: ${reasons}.`]),
        ],
    };
}
const byRole = ({ roles }) => ({
    title: 'Money by role',
    table: {
        head: ['Role', '>Calls', '>Cost', '>Tokens'],
        rows: roles.map(({ role, calls, usd, tokens }) => [
            (0,receipt_text/* roleInWords */.jA)(role),
            calls === null ? '' : String(calls),
            (0,amounts/* formatUsd */.UK)(usd),
            (0,amounts/* formatTokens */._y)(tokens),
        ]),
    },
});
function phases({ time_ms: { runner, ...phase } }) {
    const names = {
        agents: 'agents',
        checks: 'checks of the attempts',
        baseline: 'baseline, with set-up',
        rest: 'other: git, start-up, waiting',
    };
    const share = (ms) => (runner === 0 ? '' : `${Math.round((ms / runner) * 100)} %`);
    return {
        title: 'Runner time by phase',
        table: {
            head: ['Phase', '>Time', '>Share'],
            rows: Object.keys(names).map((key) => [
                names[key],
                (0,amounts/* formatDuration */.a3)(phase[key]),
                share(phase[key]),
            ]),
        },
    };
}
const nothingUsd = 0.005;
function report_document_byTask({ by_task, apart_usd }) {
    const dearest = [...by_task].sort((a, b) => b.usd - a.usd || b.all_ms - a.all_ms).slice(0, mostRows);
    const rows = by_task.length > mostRows ? dearest : by_task;
    return {
        title: 'Time and money by task',
        table: {
            head: ['Task', 'Status', '>Attempts', '>Cost', '>Agent', '>Checks', '>In all'],
            rows: rows.map(({ id, status, attempts: tried, usd, agent_ms, checks_ms, all_ms }) => [
                id,
                task_rows/* statusWord */.Hm[status],
                String(tried),
                (0,amounts/* formatUsd */.UK)(usd),
                (0,amounts/* formatDuration */.a3)(agent_ms),
                (0,amounts/* formatDuration */.a3)(checks_ms),
                (0,amounts/* formatDuration */.a3)(all_ms),
            ]),
        },
        lines: [
            ...(by_task.length > mostRows
                ? [`The most expensive ${mostRows} of ${by_task.length}; --json has all of them.`]
                : []),
            ...(apart_usd >= nothingUsd
                ? [`${(0,amounts/* formatUsd */.UK)(apart_usd)} more is no task's: looks at the plan as a whole, or tasks that left it.`]
                : []),
        ],
    };
}
function report_document_evidence({ evidence: found }) {
    const all = found === null ? [] : (0,evidence/* unprovenFirst */.sL)(found);
    const rows = all.slice(0, mostRows);
    return {
        title: 'Evidence for the acceptance criteria',
        table: {
            head: ['', 'Task', 'Criterion', 'Shown by'],
            rows: rows.map(({ task, criterion, proof, why }) => [
                proof ? '\u2713' : '\u2717',
                task,
                criterion,
                (0,counsel_words/* shownBy */.Le)({ proof, why }),
            ]),
        },
        lines: all.length > mostRows ? [`The first ${mostRows} of ${all.length}; --json has all of them.`] : [],
    };
}
const checks = ({ checks: all }) => ({
    title: 'Checks, most failures first',
    table: {
        head: ['Check', '>Runs', '>Failed', '>Flaky', '>Time', '>Each'],
        rows: all.map(({ name, runs, failed, flaky, duration_ms }) => [
            name,
            String(runs),
            String(failed),
            String(flaky),
            (0,amounts/* formatDuration */.a3)(duration_ms),
            (0,amounts/* formatDuration */.a3)(duration_ms / runs),
        ]),
    },
});
const origins = {
    structured: 'by the agent',
    result_text: "in the agent's text",
    extracted: 'by a small model',
    synthetic: 'made by ralph',
};
function handoffs({ handoffs: all }) {
    if (all.length === 0)
        return { title: 'Handoffs' };
    const lengths = all.flatMap(({ chars }) => chars ?? []).sort((a, b) => a - b);
    const sources = Object.keys(origins).flatMap((source) => {
        const count = all.filter((handoff) => handoff.source === source).length;
        return count === 0 ? [] : `${count} ${origins[source]}`;
    });
    return {
        title: 'Handoffs of passed attempts',
        lines: [`${sources.join(', ')}.`, `Narrative: ${spread(lengths)} characters.`],
    };
}
function prompts({ prompts: all, cuts }) {
    const [first] = all;
    if (!first)
        return { title: 'Prompts' };
    const largest = all.reduce((most, one) => (one.tokens > most.tokens ? one : most), first);
    const tokens = all.map((one) => one.tokens);
    return {
        title: 'Prompts',
        lines: [
            `Estimated tokens over time: ${(0,display_width/* sparkline */.KM)(tokens, 40)}`,
            `${spread([...tokens].sort((a, b) => a - b))} tokens; the largest: #${largest.iteration}, ${largest.task}.`,
            ...(cuts.length === 0 ? ['Nothing was shortened to fit the budget.'] : []),
            ...cuts.map(({ section, times, chars }) => `Shortened to fit the budget: ${section}, ${(0,amounts/* plural */.LS)(times, 'time')}, ${(0,amounts/* thousands */.oh)(chars)} characters in all.`),
        ],
    };
}
function spread(sorted) {
    const [least = 0] = sorted;
    const most = sorted.at(-1) ?? 0;
    const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
    const number = (value) => (0,amounts/* thousands */.oh)(value);
    return least === most ? number(most) : `${number(least)} to ${number(most)}, in the middle ${number(middle)}`;
}

// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/iteration-flag.js
var iteration_flag = __webpack_require__(87665);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/report-page.js
var report_page = __webpack_require__(65843);
;// CONCATENATED MODULE: ./build/entry/command/report.js














const report_flags = {
    ...flags/* runFlags */.lM,
    gate: { help: 'end with 1 where the run misses the acceptance bar', toggle: true },
    markdown: { help: "GitHub's Markdown, for an issue or a summary", toggle: true },
    json: { help: 'one JSON object, with every attempt', toggle: true },
    html: { help: 'write one page that works offline, with everything in it', example: 'report.html' },
    iteration: { help: 'with --html: one whose details must be in it, however old', example: '7' },
};
const reportCommand = {
    help: `Analyses a run from all that it left behind: where its time and money went, which checks failed, how good its
handoffs were, what its prompts held. Changes nothing.

Usage: ralph report [options]

Examples:
  ralph report
  ralph report --markdown
  ralph report --json --gate
  ralph report --html report.html

Options:
${(0,flags/* flagHelp */.QR)(report_flags)}

The acceptance bar: all tasks done (or skipped by a person), few retries, no synthetic handoffs, and every narrative
over 200 characters.`,
    flags: report_flags,
    run: async (context, { values }) => {
        if (typeof values['html'] === 'string')
            return writePage(context, values, values['html']);
        const { project, analysis } = await (0,read_run/* lookAtRun */.U9)(context, values, async ({ project, access }) => {
            const { run, ...past } = await (0,read_run/* wholePast */.oh)(project, access, context);
            return { project, analysis: analyzeRun(run, { ...past, now: context.now() }) };
        });
        const bar = acceptanceBar(analysis);
        const text = values['json']
            ? (0,inert/* inertJson */.n)({ ...analysis, acceptance_bar: bar }, 2)
            : values['markdown']
                ? documentMarkdown(analysisTitle(analysis), analysisParts(analysis)).trimEnd()
                : documentText(analysisTitle(analysis), analysisParts(analysis), (0,project_context/* lookOf */.Li)(context)).join('\n');
        context.out(`${(0,redact/* redactor */.$p)(project.secrets)(text)}\n`);
        return values['gate'] && bar.some(({ passed }) => !passed) ? exit_codes/* exits */.co.failed.code : 0;
    },
};
async function writePage(context, values, file) {
    const iteration = (0,iteration_flag/* iterationIn */.X)('report', values['iteration']);
    const { html, planName } = await (0,read_run/* lookAtRun */.U9)(context, values, async ({ project, access }) => {
        const past = await (0,read_run/* wholePast */.oh)(project, access, context);
        const { run, records } = past;
        if (iteration !== undefined && !records.has(iteration))
            throw (0,iteration_flag/* noIteration */.o)(project, iteration, run.state.iteration);
        const [parts, clean] = [await (0,report_page/* pageParts */.k)('page.js'), (0,redact/* redactor */.$p)(project.secrets)];
        const html = await (0,report_page/* reportPage */.S)(project, access, { context, past, parts, file, iteration, clean });
        return { planName: project.planName, html };
    });
    await (0,promises_.writeFile)((0,external_node_path_.resolve)(context.cwd, file), html, { mode: 0o600 }).catch((error) => {
        const [why] = error.message.split(', ');
        throw new error_error/* RalphError */.A({
            code: 'REPORT_NOT_WRITTEN',
            message: `${file} cannot be written: ${why}.`,
            hint: 'Name a file in a folder that is there and that you can write.',
        });
    });
    context.out(`${file}: the report of ${planName}, ${(0,amounts/* formatBytes */.z3)(Buffer.byteLength(html))}. Open it in a browser.\n`);
    return 0;
}


/***/ }),

/***/ 87665:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ iterationIn),
/* harmony export */   o: () => (/* binding */ noIteration)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);


function iterationIn(command, value) {
    if (value === undefined)
        return undefined;
    if (typeof value === 'string' && /^(?:0|[1-9]\d{0,8})$/.test(value))
        return Number(value);
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'USAGE',
        message: `${command}: --iteration "${value}" is no number of an iteration.`,
        hint: `See \`ralph ${command} --help\`.`,
    });
}
const noIteration = (project, iteration, newest) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'NO_ITERATION',
    message: `There is no iteration ${iteration}; the newest one is ${newest}.`,
    hint: `\`${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .ralphCommand */ .lC)(project, 'log')}\` shows what happened, with the numbers of the iterations.`,
});


/***/ })

};
