export const id = 5168;
export const ids = [5168];
export const modules = {

/***/ 11812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ wordsIn),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   fd: () => (/* binding */ termsOf)
/* harmony export */ });
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57845);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);


function wordsOf(text) {
    const found = new Set();
    for (const run of runsOf(text))
        for (const word of isUnspaced(run) ? pairsOf(run) : [run]) {
            if (word.length > 2 || !/^[a-z0-9]+$/.test(word))
                found.add(word);
        }
    return found;
}
function termsOf(text) {
    const apart = text.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ');
    return runsOf(apart).flatMap((run) => (isUnspaced(run) ? pairsOf(run) : tooCommon.has(run) ? [] : [stem(run)]));
}
function runsOf(text) {
    const plain = /^[ -~\s]*$/.test(text);
    if (plain)
        return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    return (text
        .normalize('NFKD')
        .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
        .toLowerCase()
        .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
}
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const isUnspaced = (run) => unspaced.test(run);
function pairsOf(run) {
    const characters = [...run];
    return characters.length === 1 ? characters : characters.slice(1).map((next, at) => `${characters[at]}${next}`);
}
const tooCommon = new Set(...[
    'a an and are as at be been by can do does for from has have if in into is it its may must never no not of on or shall should that the their them then there they this to was were when where which will with'.split(' '),
]);
const endings = /(?:ations?|ions?|ments?|ings?|ers?|ies|ied|ed|es|s|ly|y|e)$/;
function stem(word) {
    const short = word.replace(endings, '');
    return short.length >= 4 ? short : word;
}
const longest = 5000;
function wordsIn(text) {
    const whole = (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(text);
    return (words) => whole.includes((0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(words)) || whole.includes((0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)((0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)(words, longest)));
}


/***/ }),

/***/ 39812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ statusColour),
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   UW: () => (/* binding */ paintCode)
/* harmony export */ });
const codes = {
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    dim: [2, 22],
    bold: [1, 22],
};
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
    done: 'green',
    failed: 'red',
    in_progress: 'yellow',
    skipped: 'dim',
    given_up: 'yellow',
    pending: null,
};
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


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

/***/ 75168:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  knowledgeCommand: () => (/* binding */ knowledgeCommand)
});

// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(20878);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
// EXTERNAL MODULE: ./build/core/knowledge/words.js
var words = __webpack_require__(11812);
;// CONCATENATED MODULE: ./build/core/report/facts/knowledge-view.js



function chosenKnowledge(knowledge, wish) {
    const words = wish.words.map((word) => word.toLowerCase());
    return knowledge.filter((entry) => {
        const { id, status, task, iterations, by, text } = entry;
        const said = `${id} ${text} ${by ?? ''}`.toLowerCase();
        return ((wish.status === 'all' || status === wish.status) &&
            (wish.kinds.length === 0 || wish.kinds.includes((0,knowledge_entry/* typeOf */.QP)(id))) &&
            (wish.task === undefined || task === wish.task) &&
            (wish.iteration === undefined || iterations.includes(wish.iteration)) &&
            (wish.by === undefined || by === wish.by) &&
            words.every((word) => said.includes(word)));
    });
}
function neverSent(events) {
    return new Set(events.flatMap((event) => event.type === 'attempt_interrupted' && (event.cause === 'held_back' || event.cause === 'work_moved')
        ? [event.iteration]
        : []));
}
function knowledgeView(entry, { knowledge }, prompts) {
    const holds = (prompt) => prompt.includes(`- [${entry.id}] `) || (0,words/* wordsIn */.Hn)(prompt)(entry.text);
    return {
        ...entry,
        kind: (0,knowledge_entry/* typeOf */.QP)(entry.id),
        binding: (0,knowledge_entry/* isActive */.$m)(entry) && (0,knowledge_entry/* isHard */.is)(entry),
        tokens: Math.floor((0,render_index/* entryLine */.bV)(entry).length / 4),
        superseded_by: knowledge.filter(({ supersedes }) => supersedes.includes(entry.id)).map(({ id }) => id),
        prompts: [...prompts].filter(([, prompt]) => holds(prompt)).map(([iteration]) => iteration),
    };
}

// EXTERNAL MODULE: ./build/schema/knowledge/entry.js
var entry = __webpack_require__(49325);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
;// CONCATENATED MODULE: ./build/core/report/terminal/knowledge-text.js






function knowledgeText(entries, all, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const kinds = entry/* knowledgeTypes */.Sg.flatMap((type) => {
        const lines = entries.filter(({ id }) => (0,knowledge_entry/* typeOf */.QP)(id) === type).flatMap((entry) => entryLines(entry, look));
        return lines.length === 0 ? [] : [paint(type, 'bold'), ...lines, ''];
    });
    const count = `${(0,amounts/* plural */.LS)(entries.length, 'entry', 'entries')} of ${all}`;
    return all === 0 ? ['Nothing is known yet.'] : [...kinds, count];
}
function entryLines(entry, look) {
    const over = (0,knowledge_entry/* isActive */.$m)(entry) ? '' : ` [${entry.status}]`;
    const said = (0,display_width/* wrap */.LV)(`${(0,one_line/* plainLine */.h0)(entry.text, 1000)} (${sourceWords(entry)})${over}`, Math.max(40, look.width - 4));
    return [`  ${entry.id}`, ...said.map((line) => `    ${line}`)];
}
const sourceWords = ({ by, iterations, from }) => {
    const plan = from === null ? '' : ` of the plan ${(0,one_line/* plainLine */.h0)(from, 64)}`;
    if (by !== null)
        return `${(0,one_line/* plainLine */.h0)(by, 60)}${plan}`;
    if (iterations.length === 0)
        return plan.replace(/^ of /, '');
    return `${iterations.length === 1 ? 'iteration' : 'iterations'} ${iterations.join(', ')}${plan}`;
};
function knowledgeViewText(view, look) {
    const prompts = view.prompts.length === 0 ? 'none yet' : `of ${(0,amounts/* plural */.LS)(view.prompts.length, 'iteration')}: ${spans(view.prompts)}`;
    const rows = [
        ['Text', view.text],
        ['Kind', `${view.kind}${view.binding ? ', in every prompt' : ''}`],
        ['Status', view.why === null ? view.status : `${view.status}: ${view.why}`],
        ['From', `${sourceWords(view)}${view.task === null ? '' : `, ${view.task}`}`],
        ['Link', view.url],
        ['Replaces', view.supersedes.join(', ') || null],
        ['Replaced', view.superseded_by.length === 0 ? null : `by ${view.superseded_by.join(', ')}`],
        ['Prompts', prompts],
        ['Size', `about ${(0,amounts/* thousands */.oh)(view.tokens)} tokens`],
    ];
    const width = Math.max(40, look.width - 11);
    const lines = rows.flatMap(([name, value]) => {
        const [first, ...rest] = value === null ? [] : (0,display_width/* wrap */.LV)((0,one_line/* plainLine */.h0)(value, 1000), width);
        return first === undefined ? [] : [`${name.padEnd(10)} ${first}`, ...rest.map((line) => `${' '.repeat(11)}${line}`)];
    });
    return [(0,text_paint/* painter */.C2)(look.color)(view.id, 'bold'), ...lines];
}
function spans(numbers) {
    const found = [];
    for (const n of numbers) {
        const last = found.at(-1);
        if (last && last[1] === n - 1)
            last[1] = n;
        else
            found.push([n, n]);
    }
    return found.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
;// CONCATENATED MODULE: ./build/entry/command/knowledge.js












const statuses = ['active', 'superseded', 'deprecated', 'all'];
const knowledge_flags = {
    ...flags/* runFlags */.lM,
    kind: { help: `only this kind: ${entry/* knowledgeTypes */.Sg.join(', ')}; can be repeated`, example: 'gotcha', repeatable: true },
    status: { help: `only this status: ${statuses.join(', ')}; default active`, example: 'all' },
    task: { help: 'only what this task taught', example: 'TASK-7' },
    iteration: { help: 'only what this iteration taught', example: '7' },
    by: { help: 'only what this person said', example: 'Ada' },
    ...flags/* jsonFlag */.hG,
};
const knowledgeCommand = {
    help: `Lists what a run knows: what people said and what agents learned. Changes nothing.

Usage: ralph knowledge [K-\u2026 | words] [options]

Examples:
  ralph knowledge
  ralph knowledge cache --kind gotcha
  ralph knowledge K-gotcha-slow-tests
  ralph knowledge --status all --json

With the id of an entry: who or which iteration taught it, what it replaced, which prompts held it.

Options:
${(0,flags/* flagHelp */.QR)(knowledge_flags)}`,
    flags: knowledge_flags,
    operands: 20,
    run: async (context, typed) => {
        const wish = wishOf(typed);
        const text = await (0,read_run/* lookAtRun */.U9)(context, typed.values, async ({ project, access }) => {
            const run = await (0,read_run/* loadWhole */.ym)(project, access, context);
            const { state } = run;
            const look = { width: context.columns, color: context.color };
            const clean = (0,redact/* redactor */.$p)(project.secrets);
            const json = typed.values['json'] === true;
            const [id] = typed.operands;
            if (id !== undefined && /^K-\w/.test(id)) {
                const view = await explained(id, { run, store: access.state, list: (0,report_context/* ralphCommand */.lC)(project, 'knowledge') });
                return clean(json ? (0,inert/* inertJson */.n)(view, 2) : knowledgeViewText(view, look).join('\n'));
            }
            const entries = chosenKnowledge(state.knowledge, wish);
            return clean(json
                ? (0,inert/* inertJson */.n)({ schema: 1, total: state.knowledge.length, compaction: state.compaction, entries }, 2)
                : knowledgeText(entries, state.knowledge.length, look).join('\n'));
        });
        context.out(`${text}\n`);
        return 0;
    },
};
async function explained(id, request) {
    const { run, store, list } = request;
    const { state } = run;
    const entry = state.knowledge.find((one) => one.id === id);
    if (!entry) {
        const found = (0,remember/* activeEntry */.Zu)(id, state.knowledge);
        const message = 'fault' in found ? found.fault : id;
        throw new error/* RalphError */.A({
            code: 'NO_ENTRY',
            message: `${capital(message)}.`.replace(/([.?])\.$/, '$1'),
            hint: `\`${list}\` lists all entries.`,
        });
    }
    const unsent = neverSent(await (0,prove/* readLog */.x6)(store, run));
    const iterations = Array.from({ length: state.iteration }, (_, at) => at + 1).filter((one) => !unsent.has(one));
    const prompts = await store.readPast(iterations.map((n) => (0,state_paths/* iterationPath */.lr)(n, 'prompt.md')));
    return knowledgeView(entry, state, new Map(iterations.map((n, at) => [n, prompts[at] ?? ''])));
}
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
function wishOf({ values, operands }) {
    const { kind, status = 'active', task, iteration, by } = values;
    const kinds = [kind ?? []].flat().map(String);
    const unknown = kinds.find((name) => !entry/* knowledgeTypes */.Sg.includes(name));
    if (unknown !== undefined)
        throw usage(`--kind takes one of ${entry/* knowledgeTypes */.Sg.join(', ')}, not "${unknown}".`);
    const found = statuses.find((name) => name === status);
    if (!found)
        throw usage(`--status takes one of ${statuses.join(', ')}, not "${status}".`);
    return {
        kinds: kinds,
        status: found,
        task: task === undefined ? undefined : String(task),
        iteration: iteration === undefined ? undefined : (0,flags/* iterationNumber */.$Z)('knowledge', String(iteration)),
        by: by === undefined ? undefined : String(by),
        words: operands,
    };
}
const usage = (message) => new error/* RalphError */.A({ code: 'USAGE', message, hint: '`ralph knowledge --help` shows all options.' });


/***/ })

};
