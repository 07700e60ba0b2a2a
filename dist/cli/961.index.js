export const id = 961;
export const ids = [961];
export const modules = {

/***/ 3060:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ mergeFirst),
  J: () => (/* binding */ retrieve)
});

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(4421);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(6069);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(3404);
// EXTERNAL MODULE: ./build/schema/knowledge/entry.js
var schema_knowledge_entry = __webpack_require__(9325);
// EXTERNAL MODULE: ./build/core/text/once-per.js
var once_per = __webpack_require__(8537);
// EXTERNAL MODULE: ./build/core/knowledge/words.js
var words = __webpack_require__(1812);
;// CONCATENATED MODULE: ./build/core/knowledge/search.js




/** A number for each word that was ever seen: 5,000 entries are compared by them ten times as fast as by words. */
const numbers = new Map();
function numberOf(term) {
    const known = numbers.get(term);
    if (known !== undefined)
        return known;
    numbers.set(term, numbers.size);
    return numbers.size - 1;
}
/** Once for each entry: entries never change. */
const indexed = (0,once_per/* oncePer */.P)((entry) => {
    const all = (0,words/* termsOf */.f)(`${entry.text} ${entry.id.slice(entry.id.indexOf('-', 2))}`);
    const counts = new Map();
    for (const term of all) {
        const number = numberOf(term);
        counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return { terms: [...counts.keys()], counts: [...counts.values()], length: all.length };
});
/** How much a word in the surroundings of a task weighs beside one in the task. */
const aroundWeight = 0.35;
const [k1, b] = [1.2, 0.75];
/** The relevance of each entry to the query, by position: BM25, and what earlier tasks on the same path taught. */
function relevanceOf(entries, query) {
    const documents = entries.map(indexed);
    const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
    const rarity = raritiesOf(documents, query);
    const lexical = documents.map((document) => scoreOf(document, { rarity, average }));
    const best = lexical.reduce((most, score) => Math.max(most, score), 0);
    return entries.map((entry, at) => {
        const words = best === 0 ? 0 : (lexical[at] ?? 0) / best;
        const kind = schema_knowledge_entry/* knowledgeTypes */.Sg.length - schema_knowledge_entry/* knowledgeTypes */.Sg.indexOf((0,knowledge_entry/* typeOf */.QP)(entry.id));
        return words + nearness(entry, query.distances) + kind / 100;
    });
}
/** By a word's number, how much it says: its weight in the query times how rare it is; 0 for all others. */
function raritiesOf(documents, { text, around }) {
    const weighted = new Map((0,words/* termsOf */.f)(around).map((term) => [numberOf(term), aroundWeight]));
    for (const term of (0,words/* termsOf */.f)(text))
        weighted.set(numberOf(term), 1);
    const holders = new Int32Array(numbers.size);
    for (const { terms } of documents)
        for (const term of terms)
            holders[term] = (holders[term] ?? 0) + 1;
    const rarity = new Float64Array(numbers.size);
    for (const [term, weight] of weighted) {
        const n = holders[term] ?? 0;
        rarity[term] = weight * Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
    }
    return rarity;
}
function scoreOf({ terms, counts, length }, { rarity, average }) {
    const long = k1 * (1 - b + (b * length) / Math.max(1, average));
    let score = 0;
    for (let at = 0; at < terms.length; at++) {
        const idf = rarity[terms[at] ?? 0] ?? 0;
        if (idf === 0)
            continue;
        const count = counts[at] ?? 0;
        score += (idf * count * (k1 + 1)) / (count + long);
    }
    return score;
}
/** What a task that this one builds on taught bears on it, whatever its words. */
function nearness({ task, from }, distances) {
    const steps = task === null || from !== null ? undefined : distances.get(task);
    return steps === undefined ? 0 : 1 / (1 + steps / 2);
}

;// CONCATENATED MODULE: ./build/core/knowledge/retrieve.js




/**
 * The index as a prompt gets it: whole while it fits, else hard constraints first, then what people said, then entries by
 * their relevance to the task, each whole or not at all. Only hard constraints may take more than the room.
 */
function retrieve(entries, request) {
    const active = entries.filter(knowledge_entry/* isActive */.$m);
    const hard = active.filter(knowledge_entry/* isHard */.is);
    const hardChars = charsOf(hard);
    const whole = mayFit(active, request.room) ? (0,render_index/* knowledgeLines */.a7)(active, '###') : undefined;
    if (whole !== undefined && whole.length <= request.room)
        return { body: whole, hardChars, shown: active, leftOut: 0 };
    const shown = chosen(active, { ...request, hardChars });
    const leftOut = active.length - shown.length;
    const said = leftOutLine(leftOut, request.pointer);
    return { body: [(0,render_index/* knowledgeLines */.a7)(shown, '###'), said].filter(Boolean).join('\n\n'), hardChars, shown, leftOut };
}
/** Without rendering thousands of lines to find that they are too many: a line is about its text and more. */
function mayFit(active, room) {
    let least = 0;
    for (const { id, text } of active)
        least += id.length + text.length;
    return least * 0.9 <= room;
}
/** In the order of the index. */
function chosen(active, { query, room, pointer, hardChars }) {
    const others = active.filter((entry) => !(0,knowledge_entry/* isHard */.is)(entry));
    // No relevance comes near this; of two that say as much the newer one goes first.
    const rank = relevanceOf(others, query).map((relevance, at) => relevance + (others[at]?.by === null ? 0 : 100));
    const order = [...others.keys()].sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || b - a);
    // A heading for each other kind is paid for beforehand.
    let left = room - hardChars - leftOutLine(active.length, pointer).length - 4 * render_index/* headingChars */.GD - 2;
    const kept = new Set(active.filter(knowledge_entry/* isHard */.is));
    for (const position of order) {
        if (left < shortestLine)
            break;
        const entry = others[position];
        // No line is so much shorter than its text; those that cannot fit need not be rendered.
        if (!entry || entry.text.length * 0.9 > left)
            continue;
        const length = (0,render_index/* entryLine */.bV)(entry).length + 1;
        if (length > left)
            continue;
        kept.add(entry);
        left -= length;
    }
    return active.filter((entry) => kept.has(entry));
}
const shortestLine = 30;
const charsOf = (entries) => (0,render_index/* knowledgeLines */.a7)(entries, '###').length;
const leftOutLine = (count, pointer) => count === 0
    ? ''
    : `${(0,amounts/* plural */.LS)(count, 'entry', 'entries')} that seem to bear less on this task are left out here. All of them: ${pointer}.`;
/**
 * Whether the hard constraints alone take more than half of a prompt's budget, which leaves no room to work: they are to
 * be merged first, by an agent or, where that does not help, by a person. Undefined where they do not.
 */
function mergeFirst(entries, budgetChars) {
    const hard = entries.filter((entry) => (0,knowledge_entry/* isActive */.$m)(entry) && (0,knowledge_entry/* isHard */.is)(entry));
    const [chars, most] = [charsOf(hard), Math.floor(budgetChars / 2)];
    return chars > most ? { ids: hard.map(({ id }) => id), chars, most } : undefined;
}


/***/ }),

/***/ 1812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf),
/* harmony export */   f: () => (/* binding */ termsOf)
/* harmony export */ });
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


/***/ }),

/***/ 9851:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ stillToDo),
/* harmony export */   aA: () => (/* binding */ selectTask),
/* harmony export */   aZ: () => (/* binding */ readyTasks),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   uy: () => (/* binding */ explainBlocked),
/* harmony export */   vC: () => (/* binding */ criticalPath),
/* harmony export */   xu: () => (/* binding */ doneDependents)
/* harmony export */ });
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9387);
/* harmony import */ var _milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4644);


const namedRoots = 10;
const namedDependencies = 3;
/** Every task that is neither done, skipped nor given up, in the plan's order, with what keeps it from being attempted. */
function explainBlocked(plan, statusOf) {
    const statuses = plan.tasks.map(({ id }) => statusOf(id));
    const roots = failedRoots(plan, statuses);
    const known = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIds */ .Ae)(plan);
    return plan.tasks.flatMap((task, position) => {
        const status = statuses[position] ?? 'pending';
        if (!isOpen(status))
            return [];
        const why = status === 'failed' ? `${task.id} failed` : `${task.id} ${waitsFor(task, known, statusOf)}`;
        return [{ task: task.id, why, failed: roots[position] ?? [] }];
    });
}
/** Tasks that are neither done nor given up, and do not wait for one that failed; what is known of each by position. */
function stillToDo(plan, known) {
    const statuses = known.map(({ status }) => status);
    const roots = failedRoots(plan, statuses);
    return plan.tasks.filter((_, at) => isOpen(statuses[at] ?? 'pending') && (roots[at] ?? []).length === 0);
}
/** Something has yet to come of it; whether what an agent gave up is to be done is a person's to say. */
const isOpen = (status) => status !== 'done' && status !== 'skipped' && status !== 'given_up';
/** By position: the failed tasks at the end of each task's chain of dependencies. Done and skipped tasks have none. */
function failedRoots(plan, statuses) {
    // As in most plans: then the graph need not be walked, which every save of 5,000 tasks would pay for.
    if (!statuses.includes('failed'))
        return [];
    const edges = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyEdges */ .OJ)(plan);
    const roots = plan.tasks.map(() => []);
    for (const position of (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesFirst */ .Ie)(edges)) {
        const id = plan.tasks[position]?.id ?? '';
        const status = statuses[position];
        if (status === 'failed')
            roots[position] = [id];
        else if (status === 'pending' || status === 'in_progress') {
            roots[position] = firstOf((edges[position] ?? []).map((to) => roots[to] ?? []));
        }
    }
    return roots;
}
function firstOf(lists) {
    return [...new Set(lists.flat())].slice(0, namedRoots);
}
function waitsFor(task, known, statusOf) {
    const unmet = [...new Set(task.depends_on)].filter((id) => !known.has(id) || statusOf(id) !== 'done');
    if (unmet.length === 0)
        return 'can be attempted';
    const named = unmet.slice(0, namedDependencies).map((id) => {
        if (id === task.id)
            return 'itself';
        return `${id}, which ${known.has(id) ? fate[statusOf(id)] : 'is not in the plan'}`;
    });
    const more = unmet.length - named.length;
    return `waits for ${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', and for ')}`;
}
const fate = {
    pending: 'waits itself',
    in_progress: 'waits itself',
    failed: 'failed',
    skipped: 'was skipped',
    given_up: 'was given up',
    done: 'is done',
};
/**
 * The longest chain of tasks that are still to be done, first to last: it takes as many iterations as it has tasks, one
 * after the other. Of equal chains the one that ends first in the plan, over the last of equal dependencies. Linear.
 */
function criticalPath(plan, statusOf) {
    const edges = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyEdges */ .OJ)(plan);
    /** By position: tasks of the longest open chain that ends there, and the task before it. */
    const length = plan.tasks.map(() => 0);
    const before = [];
    for (const at of (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesFirst */ .Ie)(edges)) {
        const status = statusOf(plan.tasks[at]?.id ?? '');
        if (!isOpen(status))
            continue;
        const longest = longestOf([...(edges[at] ?? [])].sort((a, b) => b - a), length);
        length[at] = 1 + (longest === undefined ? 0 : (length[longest] ?? 0));
        before[at] = longest;
    }
    const chain = [];
    for (let at = longestOf([...plan.tasks.keys()], length); at !== undefined; at = before[at]) {
        chain.push(plan.tasks[at]?.id ?? '');
    }
    return chain.reverse();
}
/** The position of the greatest length above zero. */
function longestOf(positions, length) {
    let best;
    for (const at of positions) {
        if ((length[at] ?? 0) > (best === undefined ? 0 : (length[best] ?? 0)))
            best = at;
    }
    return best;
}
/** Done tasks that build on `task`, directly or through others, in the plan's order. Linear. */
function doneDependents(plan, statusOf, task) {
    const waiting = new Map();
    for (const { id, depends_on } of plan.tasks) {
        for (const on of depends_on) {
            const known = waiting.get(on);
            if (known)
                known.push(id);
            else
                waiting.set(on, [id]);
        }
    }
    const found = new Set();
    const queue = [task];
    for (const id of queue) {
        for (const next of waiting.get(id) ?? []) {
            if (found.has(next) || next === task)
                continue;
            found.add(next);
            queue.push(next);
        }
    }
    return plan.tasks.map(({ id }) => id).filter((id) => found.has(id) && statusOf(id) === 'done');
}
const none = { isBegun: () => false, asked: new Set() };
/**
 * The task to attempt next: pending or in_progress, which is pending again
 * after a crash; every dependency done, and none of them asked; of no later milestone than one that is; one that is begun first, so that its commits stand together; then the first
 * milestone, for the same reason; then the lowest `order`, tasks without one after those with one, then position. Complete means that every task is done, skipped or given up. Linear in tasks and dependencies.
 */
function selectTask(plan, statusOf, attention = none) {
    let best;
    const before = inPlanOrder(plan, attention);
    for (const task of ready(plan, statusOf, attention))
        if (best === undefined || before(task, best) < 0)
            best = task;
    if (best !== undefined)
        return { kind: 'task', task: best };
    const by = explainBlocked(plan, statusOf);
    return by.length === 0 ? { kind: 'complete' } : { kind: 'blocked', by };
}
/** All tasks that could be attempted now, in the order in which `selectTask` would take them. */
function readyTasks(plan, statusOf, attention = none) {
    return ready(plan, statusOf, attention).sort(inPlanOrder(plan, attention));
}
function ready(plan, statusOf, { asked }) {
    const known = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIds */ .Ae)(plan);
    const isDone = (id) => known.has(id) && statusOf(id) === 'done' && !asked.has(id);
    const inTime = notAfter(plan, asked);
    return plan.tasks.filter((task) => {
        const status = statusOf(task.id);
        return (status === 'pending' || status === 'in_progress') && task.depends_on.every(isDone) && inTime(task);
    });
}
/** No milestone begins while one before it waits for a person. */
function notAfter(plan, asked) {
    const milestones = (0,_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .milestonesOf */ .pt)(plan);
    if (!milestones || asked.size === 0)
        return () => true;
    const ranks = plan.tasks.filter(({ id }) => asked.has(id)).map((task) => milestones.rank(task));
    const last = Math.min(...ranks);
    return (task) => milestones.rank(task) <= last;
}
function inPlanOrder(plan, { isBegun }) {
    const milestones = (0,_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .milestonesOf */ .pt)(plan);
    const first = (task) => ((0,_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(task.id) ? -1 : isBegun(task.id) ? 0 : 1);
    const byPlan = milestones
        ? (a, b) => milestones.rank(a) - milestones.rank(b) || byOrder(a, b)
        : byOrder;
    return (a, b) => first(a) - first(b) || byPlan(a, b);
}
function byOrder(a, b) {
    if (a.order === b.order)
        return 0;
    return (a.order ?? Number.POSITIVE_INFINITY) < (b.order ?? Number.POSITIVE_INFINITY) ? -1 : 1;
}


/***/ }),

/***/ 9334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ promptLength),
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Qs: () => (/* binding */ sectionSizes),
/* harmony export */   nQ: () => (/* binding */ renderPrompt),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* unused harmony export sectionPriority */
/**
 * The sections of a prompt in their order, each with its place in the line of what is given up first
 * (docs/design.md#prompt). Current Task goes last.
 */
const sectionPriority = {
    'Current Task': 7,
    'Failure Context': 6,
    'Retrieved Memory': 5,
    'Accumulated Knowledge': 4,
    'Retrieved Project Memory': 4,
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

/***/ 4106:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ runSentence)
/* harmony export */ });
/* unused harmony export handedOnText */
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6187);
/* harmony import */ var _run_next_next_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5626);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9484);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9152);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5618);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1365);









/**
 * The state of the run in one sentence, and what is needed from whom. A stop reason speaks for itself; a run without
 * one is at work, or its last job died.
 */
function runSentence(run, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, 500)) {
    const text = sentenceOf(run, context, foreign);
    return { ...text, details: [...text.details, ...(0,_remarks_js__WEBPACK_IMPORTED_MODULE_7__/* .remarks */ .IW)(run, foreign, context)] };
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
    if (state.paused && !state.lease && state.stop?.kind !== 'complete') {
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSentence */ .WQ)({ kind: 'paused', why: state.paused.why }, context, foreign);
    }
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
function atWork(state, current, context, counts) {
    const since = context.now === null
        ? `since ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUtc */ .ay)(current.started)}`
        : `for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .ageMs */ .WO)(current.started, context.now))}`;
    const what = `Working on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${since}`;
    return {
        happened: `${what}; ${counts}.`,
        details: [],
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)(`No action needed. Each task that passes its checks becomes a commit on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(state.work_branch)}`),
            ...((context.surface ?? 'terminal') === 'terminal' && context.now !== null
                ? steering(context, current.task)
                : []),
        ],
    };
}
/** What a person may want who looks at a job: a comment's reader has the list of all orders. */
const steering = (context, task) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('Tell the next agent something', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorLine */ .lJ)(context, 'hint', task, '\u2026')),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .step */ .PM)('End this attempt, and start nothing more', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .operatorLine */ .lJ)(context, 'pause', '\u2026')),
];
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

/***/ 5172:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ attentionIn),
/* harmony export */   F: () => (/* binding */ askedReason)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4421);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6187);
/* harmony import */ var _fold_task_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6966);



/** What a choice among tasks goes by, besides their statuses: which are begun, and which wait for a person's answer. */
function attentionIn(state) {
    const asked = new Set(state.asks.map(({ task }) => task));
    return { isBegun: (id) => (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .isBegun */ .av)((0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .taskIn */ .B1)(state, id)), asked };
}
const mostNamed = 20;
/** Agents of done tasks have asked, and until a person has answered, nothing else can go on; undefined where none has. */
function askedReason(state) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state);
    const asks = state.asks.filter(({ task }) => statusOf(task) === 'done');
    if (asks.length === 0)
        return undefined;
    const why = `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(asks.length, 'question')} of an agent ${asks.length === 1 ? 'waits' : 'wait'} for an answer`;
    // Where an attempt that failed has asked, what there is to look at is what passed since.
    const tasks = asks
        .slice(0, mostNamed)
        .map((ask) => ({ ...ask, iteration: (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .taskIn */ .B1)(state, ask.task).iteration ?? ask.iteration }));
    return { kind: 'human_review', why, asks: { tasks, total: asks.length } };
}


/***/ }),

/***/ 9292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ hasLeftMarkers),
/* harmony export */   cb: () => (/* binding */ unresolvedConflict),
/* harmony export */   ix: () => (/* binding */ conflictTask),
/* harmony export */   sc: () => (/* binding */ baseConflict),
/* harmony export */   vi: () => (/* binding */ mergeByHand)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7017);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4644);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2563);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
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
const list = (texts, most) => (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedLines */ .L)(texts.map((text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(text, 300)), most)
    .map((line) => `- ${line}`)
    .join('\n');
/** That a person has to merge the base, and how. */
function baseConflict(request) {
    const { remote, work_branch: workBranch, work: ours } = request.state;
    const conflict = mergeByHand({
        remote,
        workBranch,
        merge: { local: request.local },
        pair: { ours, theirs: request.base },
        paths: request.files,
    });
    return {
        kind: 'human_review',
        why: request.why,
        conflict: { ...conflict, total: request.total, ...(request.agentMay && { agent_may: true }) },
    };
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
function mergeByHand(request) {
    const { workBranch, merge } = request;
    const remote = withoutCredentials(request.remote);
    const mergeIt = 'local' in merge
        ? [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'merge', merge.local)]
        : [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, merge.fetched), 'git merge FETCH_HEAD'];
    return {
        ...request.pair,
        files: request.paths.slice(0, keptFiles),
        total: request.paths.length,
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

/***/ 5626:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ awaitingReason),
/* harmony export */   Hl: () => (/* binding */ lastMoment),
/* harmony export */   sk: () => (/* binding */ nextStep),
/* harmony export */   xc: () => (/* binding */ fitsAfter)
/* harmony export */ });
/* harmony import */ var _confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3107);
/* harmony import */ var _knowledge_retrieve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3060);
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9851);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4421);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6187);
/* harmony import */ var _fold_task_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6966);
/* harmony import */ var _asked_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5172);
/* harmony import */ var _conflict_task_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9292);
/* harmony import */ var _given_up_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7687);









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
    constraintsLeaveNoRoom,
    spacing,
];
/** Decides what the job does next. Pure: the clock is a parameter (docs/design.md#decide-then-do). */
function nextStep(request) {
    const situation = {
        ...request,
        selection: (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .selectTask */ .aA)(request.plan, (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_4__/* .statusIn */ .em)(request.state), (0,_asked_js__WEBPACK_IMPORTED_MODULE_6__/* .attentionIn */ .C)(request.state)),
    };
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
function takesBack(request) {
    const { state, job } = request;
    const [undo] = state.undos;
    if (!undo)
        return undefined;
    const unknown = state.baseline?.checks !== job.checks && !job.baselineRan;
    return isPaused(request) ?? (unknown ? { kind: 'baseline' } : { kind: 'undo', undo });
}
/** Nothing is built where the base has moved and nobody could merge it. */
function waitsForAMerge({ state }) {
    const reason = (0,_conflict_task_js__WEBPACK_IMPORTED_MODULE_7__/* .unresolvedConflict */ .cb)(state);
    return reason && stop(reason);
}
function nothingLeft({ plan, state, selection }) {
    if (selection.kind === 'task')
        return undefined;
    const asked = (0,_asked_js__WEBPACK_IMPORTED_MODULE_6__/* .askedReason */ .F)(state);
    if (asked)
        return stop(asked);
    if (selection.kind === 'complete')
        return stop((0,_given_up_js__WEBPACK_IMPORTED_MODULE_8__/* .givenUpReason */ .h)(plan, state) ?? leftOut(state) ?? { kind: 'complete' });
    const [failed] = selection.by.flatMap((entry) => entry.failed);
    const why = selection.by.map((entry) => entry.why);
    return stop(failed === undefined ? { kind: 'blocked', by: why } : { kind: 'stuck', on: why, task: failed });
}
/** A person put tasks into the plan file that the run could not take: all is done but those. */
function leftOut({ refused_edits }) {
    const added = refused_edits.filter(({ kind }) => kind === 'added');
    return added.length === 0 ? undefined : { kind: 'blocked', by: added.map(({ why }) => why) };
}
/** Before all else, so that a finished plan does not hide that a merge broke it. */
function provesWhatArrived(request) {
    return request.state.unproven && !request.state.paused ? needsBaseline(request) : undefined;
}
function isPaused({ state }) {
    return state.paused ? stop({ kind: 'paused', why: state.paused.why }) : undefined;
}
/** Another job would begin no earlier: cron looks once an hour, and setting up a machine takes minutes. */
const shortWaitMs = 600_000;
function waitsForTheProvider(request) {
    const { state, now } = request;
    const { waiting } = state;
    if (!waiting || Date.parse(waiting.until) <= now)
        return undefined;
    if (waitsHere(request, Date.parse(waiting.until)))
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
    const { costBudgetUsd: budget_usd } = limits;
    const { usd: spent_usd } = state.usage;
    if (spent_usd >= budget_usd)
        return stop({ kind: 'cost_budget', budget_usd, spent_usd });
    // It would be ended in the middle, and what it has cost until then be lost.
    const attempt_usd = median(state.costs);
    if (budget_usd - spent_usd >= attempt_usd)
        return undefined;
    return stop({ kind: 'cost_budget', budget_usd, spent_usd, attempt_usd });
}
/** Zero of none. */
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted.length / 2;
    return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
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
/** They are in every prompt, whole: what they say has to be said in fewer words before anything else is. */
function constraintsLeaveNoRoom({ state, limits }) {
    const found = limits.indexChars === null ? undefined : (0,_knowledge_retrieve_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeFirst */ .h)(state.knowledge, limits.indexChars);
    if (!found)
        return undefined;
    const [size, most] = [tokens(found.chars), tokens(found.most)];
    const why = `${found.ids.length} hard constraints take ${size} tokens of each prompt, more than half of its budget (${most}): withdraw some with \`forget K-\u2026\`, say them shorter with \`remember K-\u2026 TEXT\`, or raise context-budget-hpi`;
    return stop({ kind: 'human_review', why });
}
const tokens = (chars) => (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(Math.floor(chars / 4));
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
    return { kind: 'attempt', task, attempt: (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .nextAttempt */ .nj)((0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_4__/* .taskIn */ .B1)(state, task.id)) };
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


/***/ })

};
