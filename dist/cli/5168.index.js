export const id = 5168;
export const ids = [5168];
export const modules = {

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
    ...['follow_up_added', 'conflict_task_added', 'agents_md_due'],
]);
/**
 * Somebody wrote between two writes of the job that holds the lease: an operator's tool may, and only what no task is
 * done, skipped or paid for by; whoever has taken the run over may write all. Throws RalphError STATE_NOT_ITS_EVENTS or
 * STATE_FORGED, after the ref was reset to what this job wrote last: the next one must not go on from a forgery.
 */
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
/**
 * How many of these facts, a line each, already stand in the log behind `seq`: a push that seemed to fail may have won, and
 * what it wrote is not to be written twice.
 */
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
    return lines.map((line) => _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_2__/* .StoredEvent */ .S.parse(JSON.parse(line)));
}


/***/ }),

/***/ 11812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ wordsIn),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   fd: () => (/* binding */ termsOf)
/* harmony export */ });
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57845);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);


/**
 * The words of a text in any script, lower-case and without accents, each once: what is written without spaces counts
 * by pairs of characters. Of ASCII text these are the words of the older programs: letters and digits, longer than two.
 */
function wordsOf(text) {
    const found = new Set();
    for (const run of runsOf(text))
        for (const word of isUnspaced(run) ? pairsOf(run) : [run]) {
            if (word.length > 2 || !/^[a-z0-9]+$/.test(word))
                found.add(word);
        }
    return found;
}
/** `wordsOf` for a search: with repetitions, names in code cut into their parts, and endings that mean the same dropped. */
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
/** English, since the texts of most plans are; in another language rare words decide as well. */
const tooCommon = new Set(...[
    'a an and are as at be been by can do does for from has have if in into is it its may must never no not of on or shall should that the their them then there they this to was were when where which will with'.split(' '),
]);
const endings = /(?:ations?|ions?|ments?|ings?|ers?|ies|ied|ed|es|s|ly|y|e)$/;
/** A rough stem: at least four letters stay. */
function stem(word) {
    const short = word.replace(endings, '');
    return short.length >= 4 ? short : word;
}
const longest = 5000;
/** Whether a text holds these words, in whatever spacing and case; also as Markdown that was made harmless on the way. */
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
/** The one place that writes an escape sequence; without `color` the text stays as it is. */
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
    done: 'green',
    failed: 'red',
    in_progress: 'yellow',
    skipped: 'dim',
    given_up: 'yellow',
    pending: null,
};
/** The command in a `code span` of a sentence stands out on a terminal. */
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
/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
function redactor(secrets) {
    const find = formPlaces(secrets);
    return (text) => tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)));
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
/** Nothing that people or agents write is nested as deep as this; a stack holds a few thousand. */
const deepest = 200;
/**
 * The same value with every string in it changed, keys included: an agent's amendment brings its own. What is nested
 * beyond reason is left out: an agent's answer may be anything.
 */
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
/** Shorter values would hit ordinary words; nobody's key is that short. */
const shortest = 8;
/**
 * The forms that a secret's value can leave in: plain, with its prefix cut off (which dodges scanners, threat T9),
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
    for (const base64 of base64At(bytes)) {
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
/**
 * The base64 texts of bytes that stand behind none, one or two others in a longer content: only what these bytes alone
 * decide, so that it is found whatever stands around them.
 */
const base64At = (bytes) => [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('');
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6));
});
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



/** The entries that are wanted, in the order of the index. */
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
/** Iterations whose prompt no agent has read: a call before it held the attempt back, or somebody pushed meanwhile. */
function neverSent(events) {
    return new Set(events.flatMap((event) => event.type === 'attempt_interrupted' && (event.cause === 'held_back' || event.cause === 'work_moved')
        ? [event.iteration]
        : []));
}
/** `prompts` by iteration, as they were sent. */
function knowledgeView(entry, { knowledge }, prompts) {
    // What an agent prepared names no ids.
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






/** Entries for a terminal, by kind, most binding first; `all` is how many there are. */
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
    // A line that a person wrote into the page of an older program names none.
    if (iterations.length === 0)
        return plan.replace(/^ of /, '');
    return `${iterations.length === 1 ? 'iteration' : 'iterations'} ${iterations.join(', ')}${plan}`;
};
/** One entry with its story. */
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
/** `1-3, 7`. */
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
/** Throws RalphError USAGE for what no entry can have. */
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
