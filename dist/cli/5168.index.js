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
const neverSent = new Set(['held_back', 'work_moved']);
function iterationsWith(id, events) {
    const found = new Set();
    let [known, counts] = [false, false];
    let current;
    for (const event of events) {
        const after = countsAfter(id, event);
        known ||= after !== undefined;
        counts = after ?? (event.type === 'undo_done' ? known : counts);
        if (event.type === 'attempt_started')
            current = event.iteration;
        if (current !== undefined && counts)
            found.add(current);
        if (event.type === 'attempt_interrupted' && neverSent.has(event.cause))
            found.delete(event.iteration);
        if (attemptEnds.has(event.type))
            current = undefined;
    }
    return [...found];
}
const attemptEnds = new Set([
    ...['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'],
]);
function countsAfter(id, event) {
    if (event.type === 'remembered')
        return event.id === id ? true : event.supersedes?.includes(id) ? false : undefined;
    if (event.type === 'forgotten')
        return event.id === id ? false : undefined;
    if (event.type !== 'knowledge_changed' && event.type !== 'knowledge_inherited')
        return undefined;
    const entry = event.entries.find((one) => one.id === id);
    return entry && (0,knowledge_entry/* isActive */.$m)(entry);
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
    const isReplaced = view.status === 'superseded' && view.superseded_by.length > 0;
    const rows = [
        ['Text', view.text],
        ['Kind', `${view.kind}${view.binding ? ', in every prompt' : ''}`],
        ['Status', view.why === null || isReplaced ? view.status : `${view.status}: ${view.why}`],
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
// EXTERNAL MODULE: ./build/entry/open/look-at-run.js + 1 modules
var look_at_run = __webpack_require__(71328);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
;// CONCATENATED MODULE: ./build/entry/command/knowledge.js












const statuses = ['active', 'superseded', 'deprecated', 'all'];
const knowledge_flags = {
    ...flags/* runFlags */.lM,
    kind: { help: `only this kind: ${entry/* knowledgeTypes */.Sg.join(', ')}; can be repeated`, example: 'gotcha', repeatable: true },
    status: { help: `only this status: ${statuses.join(', ')}; default active`, example: 'all' },
    task: { help: 'only what was learned from this task', example: 'TASK-7' },
    iteration: { help: 'only what was learned from this iteration', example: '7' },
    by: { help: 'only what this person said', example: 'Ada' },
    ...flags/* jsonFlag */.hG,
};
const knowledgeCommand = {
    help: `Lists what a run has learned: what people said and what agents found out. Changes nothing.

Usage: ralph knowledge [K-\u2026 | words] [options]

Examples:
  ralph knowledge
  ralph knowledge cache --kind gotcha
  ralph knowledge K-gotcha-slow-tests
  ralph knowledge --status all --json

With the id of an entry: where it came from, what it replaced, and which prompts included it.

Options:
${(0,flags/* flagHelp */.QR)(knowledge_flags)}`,
    flags: knowledge_flags,
    operands: 20,
    run: async (context, typed) => {
        const wish = wishOf(typed);
        const text = await (0,look_at_run/* lookAtPast */.Lm)(context, typed.values, async ({ project, access, run }) => {
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
    const iterations = iterationsWith(id, await (0,prove/* readLog */.x6)(store, run));
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


/***/ }),

/***/ 71328:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lm: () => (/* binding */ lookAtPast),
  U9: () => (/* binding */ lookAtRun),
  Yq: () => (/* binding */ withRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
;// CONCATENATED MODULE: ./build/core/run/next/run-meant.js
function runMeant(runs, { named, file, queued }) {
    const byName = runs.find(({ plan }) => plan === named || plan === queued);
    if (byName)
        return { kind: 'run', run: byName, by: 'name' };
    const byFile = runs.filter(({ planFile }) => planFile !== null && planFile === file);
    const [run, ...others] = openRuns(byFile);
    if (run && others.length === 0)
        return { kind: 'run', run, by: 'file' };
    if (byFile.length > 0)
        return { kind: 'several', runs: byFile };
    if (named !== undefined || runs.length === 0)
        return { kind: 'none' };
    const [only, ...rest] = openRuns(runs);
    return only && rest.length === 0 ? { kind: 'run', run: only, by: 'only' } : { kind: 'several', runs };
}
function openRuns(runs) {
    const open = runs.filter(({ stop }) => stop?.kind !== 'complete');
    return open.length > 0 ? open : runs;
}

// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/entry/wire/queue-here.js
var queue_here = __webpack_require__(90553);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/runs-here.js
var runs_here = __webpack_require__(86986);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/entry/open/project-of-run.js
var project_of_run = __webpack_require__(2135);
;// CONCATENATED MODULE: ./build/entry/open/look-at-run.js














async function withRun(context, flags, use) {
    const settings = await (0,setting_sources/* openSettings */.Ow)(context, flags);
    const opened = await ofPlan(context, flags, { settings, use });
    if (!('fault' in opened))
        return opened.result;
    const stored = await storedRun(context, flags, { settings, fault: opened.fault });
    if (!stored)
        throw opened.fault;
    return withStored(stored, use, { settings, context });
}
const lookAtRun = (context, flags, look) => withRun(context, flags, { look, readsOrigin: true });
const lookAtPast = (context, flags, look) => withRun(context, flags, { look, readsOrigin: true, isWhole: true });
const loaded = async (project, access, { isWhole }) => (isWhole ? (0,read_run/* loadWhole */.ym)(project, access) : (await access.state.load()).run);
async function ofPlan(context, given, { settings, use }) {
    const planProject = async () => {
        try {
            const flags = await (0,queue_here/* planMeantHere */.Lq)(context, given, use.about ?? 'done', settings);
            const sources = flags === given ? (0,setting_sources/* settingSources */.rw)(context, flags, settings) : undefined;
            return { project: await (0,project/* openProject */.U8)(context, flags, [], sources), flags };
        }
        catch (error) {
            if (error instanceof error_error/* RalphError */.A)
                return { fault: error };
            throw error;
        }
    };
    const at = (project) => (0,state_access/* withTemporaryState */.HP)(project, context, async (access, folder) => {
        const run = await loaded(project, access, use);
        if (run)
            return { result: await use.look({ project, access, folder, run }) };
        const none = await (0,read_run/* noRunYet */.lN)(project, access, context);
        if (none.code !== 'NO_RUN')
            throw none;
        if (use.unbegun)
            return { result: await use.unbegun({ project, access, folder }) };
        return { fault: none };
    });
    const opened = await planProject();
    if ('fault' in opened)
        return opened;
    try {
        return await at(opened.project);
    }
    catch (error) {
        const isElsewhere = error instanceof error_error/* RalphError */.A && error.code === 'STATE_ELSEWHERE';
        if (!isElsewhere || !use.readsOrigin || opened.flags['remote'] !== undefined)
            throw error;
        context.err('This run is stored at origin; everything below is read from there (--remote origin).\n');
        return at(await (0,project/* openProject */.U8)(context, { ...opened.flags, remote: 'origin' }));
    }
}
async function storedRun(context, flags, { settings, fault }) {
    const { base, before, planFile } = settings;
    const isNamed = before.sources.plan !== 'default';
    const { toplevel } = base.repository;
    const file = (0,setting_sources/* atTop */.HC)((0,external_node_path_.resolve)(before.sources.plan === 'flag' ? context.cwd : toplevel, planFile), toplevel);
    const runs = await (0,runs_here/* storedRuns */.a)(context, flags, settings);
    const rows = runs.map((one) => {
        const { plan_file: planFile = null, stop = null } = one.run?.state ?? {};
        return { plan: one.plan, planFile, stop, stored: one };
    });
    const choice = runMeant(rows, {
        named: isNamed ? planFile : undefined,
        file,
        queued: (0,queue_paths/* queuedFile */.W5)(file ?? '', before.settings.queue)?.name,
    });
    if (choice.kind === 'none' || (fault.code === 'NO_RUN' && !isChosen(choice)))
        return undefined;
    if (choice.kind === 'several')
        throw severalRuns(planFile, choice.runs);
    const { plan } = choice.run;
    const which = choice.by === 'only' ? ', the only plan that was run here' : '';
    if (choice.by !== 'name')
        context.err(`This is about ${plan}${which}; name another with --plan.\n`);
    const remedy = remedies[fault.code]?.(planFile);
    if (remedy !== undefined)
        context.err(`${remedy} This is from the stored run.\n`);
    return choice.run.stored;
}
const remedies = {
    PLAN_INVALID: (file) => `The plan file has faults now: ${(0,report_context/* commandSpan */["in"])('ralph', 'plan', 'lint', file)} lists them.`,
    CONFIG_INVALID: () => 'The configuration has faults now: `ralph config` lists them.',
};
const isChosen = (choice) => choice.kind === 'run' && choice.by !== 'only';
async function withStored({ keeper, plan, ref, run: surveyed }, use, { settings, context }) {
    const { repository } = keeper;
    const workRef = `refs/heads/${surveyed?.state.work_branch ?? `ralph/work/${plan}`}`;
    return (0,kept_runs/* withKeeper */.$Q)(keeper, context, async ({ store, home: folder }) => {
        const access = (0,state_access/* accessIn */.Eh)(store, { repository, stateRef: ref, workRef }, { now: context.now });
        const run = await loaded({ stateRef: ref }, access, use);
        if (!run)
            throw (0,read_run/* runGone */.Pr)(plan);
        const project = (0,project_of_run/* projectOfRun */.G)(run, { sources: settings, keeper, stateRef: ref, context });
        return use.look({ project, access, folder, run });
    });
}
const mostNamed = 5;
function severalRuns(planFile, runs) {
    const names = runs.slice(0, mostNamed).map(({ plan }) => `\`${(0,command_line/* commandLine */.ay)(...(0,command_line/* flagWords */.GK)('plan', plan))}\``);
    return new error_error/* RalphError */.A({
        code: 'PLAN_MISSING',
        message: `${planFile} does not say which run is meant, and several could be.`,
        hint: `Name one: ${names.join(', ')}${runs.length > mostNamed ? ', \u2026' : ''}. \`ralph list\` shows all runs.`,
    });
}


/***/ })

};
