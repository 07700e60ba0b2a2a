export const id = 9149;
export const ids = [9149];
export const modules = {

/***/ 95557:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Z: () => (/* binding */ baseline),
/* harmony export */   _r: () => (/* binding */ checkUntouched)
/* harmony export */ });
/* unused harmony exports recordBaseline, withNeeds */
/* harmony import */ var _core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93107);
/* harmony import */ var _core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52139);
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92949);
/* harmony import */ var _validate_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39041);




async function baseline(ports, job, request) {
    const { ledger } = request;
    const commit = ledger.state.work;
    const started = ports.clock.now();
    const { results, discarded } = await checkUntouched(ports, job, { ...request, commit });
    recordBaseline(job, ledger, { ...ports, commit, results, durationMs: ports.clock.now() - started });
    return !discarded;
}
const countingOf = ({ strategy, checks, results, }) => (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .countingChecks */ .zf)(strategy, checks).length + results.filter(({ elsewhere }) => elsewhere?.required).length;
function recordBaseline({ checks, checksDigest, settings }, ledger, request) {
    const { commit, results, durationMs } = request;
    const { failures, missing } = (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)({ strategy: settings.strategy, checks, results, knownRed: [] });
    const confined = results.flatMap(({ name, needs }) => (needs === undefined ? [] : [{ name, needs }]));
    const red = [...failures.map(({ name }) => name), ...missing];
    ledger.attach('baseline.json', `${JSON.stringify({ commit, checks: results }, null, 2)}\n`);
    ledger.record({
        type: 'baseline_finished',
        commit,
        checks: checksDigest,
        red,
        accepted: red.length > 0 && settings['known-red'] && confined.length === 0,
        ...(confined.length > 0 && { confined }),
        ...(0,_core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .saidByRed */ .Yb)(failures),
        counting: countingOf({ strategy: settings.strategy, checks, results }),
        duration_ms: durationMs,
    });
    if (commit !== ledger.state.base)
        ledger.send(request.outbox.effectsOf({ commit, checks: results, knownRed: [] }));
}
async function checkUntouched(ports, job, request) {
    const { commit, signal } = request;
    await ports.workspace.restore(commit);
    await (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .setUp */ .s)(ports, job, { tree: commit, signal });
    const ran = await (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .runChecks */ .JT)(ports, job, { ...request, tree: commit, label: 'baseline', knownRed: [] });
    const { results, discarded } = await withNeeds(ports, job, { commit, signal, ran });
    return { results, red: redIn(job, results), discarded };
}
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
const redIn = ({ checks, settings }, results) => (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)({ strategy: settings.strategy, checks, results, knownRed: [] }).failures;


/***/ }),

/***/ 39041:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ runChecks),
/* harmony export */   s: () => (/* binding */ setUp),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   wJ: () => (/* binding */ knownRedIn)
/* harmony export */ });
/* unused harmony export whyUnready */
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52139);
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92949);



const knownRedIn = ({ baseline }) => baseline?.accepted ? baseline.red : [];
async function validate(ports, job, request) {
    const { coded, state } = request;
    const { iteration, tree } = coded;
    const unready = await whyUnready(ports, job, { ...request, tree });
    if (unready !== undefined)
        return unready;
    const knownRed = knownRedIn(state);
    const ran = await runChecks(ports, job, { ...request, tree, label: `iteration-${iteration}`, knownRed });
    const { checks, settings } = job;
    return (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .validationOf */ .D2)({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran });
}
const shownChars = 30_000;
const mostListed = 20;
async function runChecks(ports, job, request) {
    const results = [];
    request.onChecks?.begin();
    for (const check of (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .checksToRun */ .E)(job.settings.strategy, job.checks)) {
        const result = await settled(ports, check, { ...request, counts: !request.knownRed.includes(check.name) });
        results.push(result);
        if (result.filled_disk) {
            await ports.workspace.discard();
            return { results, discarded: true };
        }
    }
    request.onChecks?.end();
    return { results, discarded: false };
}
async function settled(ports, check, request) {
    const first = await once(ports, check, request);
    const because = whyAgain(first, request.counts);
    if (because === undefined)
        return first;
    const second = await once(ports, check, { ...request, because });
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
async function once({ runCheck, show, clean, workspace }, check, request) {
    const { because, counts } = request;
    const rerun = because !== undefined;
    show({ kind: 'check_started', name: check.name, rerun, ...(because && { because }) });
    const said = await runCheck(check, rerun ? `${request.label}-rerun` : request.label, request.signal);
    const ran = { ...said, output_head: clean(said.output_head), output_tail: clean(said.output_tail) };
    const result = ran.filled_disk ? ran : { ...ran, ...listed(await workspace.resetTracked(request.tree)) };
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
function both(what, first, second) {
    const found = [first[what], second[what]].filter((one) => one !== undefined);
    if (found.length === 0)
        return {};
    const paths = [...new Set(found.flatMap(({ paths }) => paths))];
    const total = Math.max(paths.length, ...found.map((one) => one.total));
    return { [what]: { paths: paths.slice(0, mostListed), total } };
}
async function setUp({ workspace }, { settings }, { tree, signal }) {
    if (await workspace.setUp(settings.setup, signal))
        await workspace.resetTracked(tree);
}
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

/***/ 4228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ readSpec),
/* harmony export */   Sd: () => (/* binding */ idsIn),
/* harmony export */   iU: () => (/* binding */ specStatuses)
/* harmony export */ });
/* harmony import */ var _plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24492);

const specStatuses = ['planned', 'in_progress', 'blocked', 'complete'];
const sectionNames = {
    Summary: /^(?:summary|overview|purpose)$/,
    Goals: /^goals?$/,
    'Non-Goals': /^(?:non[- ]?goals?|out of scope)$/,
    Design: /^design$/,
    Gotchas: /^gotchas?$/,
    'Open Questions': /^open questions?$/,
};
function readSpec(text) {
    const lines = (0,_plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .outline */ .r)(text);
    const found = sectionsOf(lines);
    const items = (name) => itemsIn(found.get(name)?.lines ?? []).filter(({ text }) => says(text));
    const head = lines.slice(0, lines.findIndex(({ kind, level }) => kind === 'heading' && level > 1) >>> 0);
    const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1);
    return {
        title: title && { text: title.text.replace(/^Feature:\s*/i, ''), offset: title.offset },
        id: field(head, 'ID'),
        status: field(head, 'Status'),
        requires: idsIn(field(head, 'Requires')),
        sections: new Map([...found].map(([name, { offset, lines }]) => [name, { offset, says: lines.some(saysSomething) }])),
        goals: items('Goals'),
        nonGoals: items('Non-Goals'),
        gotchas: items('Gotchas'),
        openQuestions: itemsIn(found.get('Open Questions')?.lines ?? []).filter(isOpen),
    };
}
function sectionsOf(lines) {
    const found = new Map();
    let open;
    for (const line of lines) {
        if (line.kind === 'heading' && line.level <= (open?.level ?? 6)) {
            const name = nameOf(line.text);
            open = undefined;
            if (name === undefined || line.level === 1)
                continue;
            const section = found.get(name) ?? { offset: line.offset, lines: [] };
            open = { section, level: line.level };
            found.set(name, section);
        }
        else
            open?.section.lines.push(line);
    }
    return found;
}
function nameOf(heading) {
    const plain = heading.toLowerCase().replace(/^\d+[.)]\s*|\s*:?$/g, '');
    return Object.keys(sectionNames).find((name) => sectionNames[name].test(plain));
}
function itemsIn(lines) {
    const listed = lines.some(({ kind, depth }) => kind === 'item' && depth === 1);
    const items = [];
    let inParagraph = false;
    for (const { kind, depth, text, ticked, offset } of lines) {
        const starts = listed ? kind === 'item' && depth === 1 : kind === 'text' && !inParagraph;
        if (starts)
            items.push({ texts: [text], offset, ticked });
        else if (kind === 'comment' || (listed && depth === 0))
            continue;
        else if (kind !== 'blank' && (listed || inParagraph))
            items.at(-1)?.texts.push(text);
        inParagraph = kind === 'text';
    }
    return items.map(({ texts, ...item }) => ({
        ...item,
        text: texts
            .join('\n')
            .trim()
            .replace(/^\[\]\s+/, ''),
    }));
}
const nothing = /^(?:[-\u2013\u2014]+|none(?: yet| so far)?|n\/a|nothing(?: yet)?|tbd|todo|\[[^\]\n]*\])\.?$/i;
const says = (text) => text !== '' && !nothing.test(text.replace(/^[*_(]+|[*_)]+$/g, ''));
const saysSomething = ({ kind, text }) => kind !== 'blank' && kind !== 'comment' && kind !== 'heading' && kind !== 'rule' && kind !== 'fence' && says(text);
function isOpen({ text, ticked }) {
    const asks = says(text) || undecided.test(text);
    if (ticked !== undefined)
        return !ticked && asks;
    return asks && !/^~~[\s\S]*~~$/.test(text) && !isAnswered(text);
}
const undecided = /^(?:tbd|todo)\.?$/i;
function isAnswered(text) {
    const [, said = ''] = /(?:\*\*(?:decision|answer|resolved)(?::\*\*|\*\*:)|(?:^|[\u2192>])[ \t]*(?:decision|answer|resolved):)([\s\S]*)/im.exec(text) ?? [];
    return says(said.trim()) && !/^(?:\u2026|\.\.\.)$/.test(said.trim());
}
function field(lines, name) {
    const pattern = new RegExp(`^\\*\\*${name}:?\\*\\*:?[ \\t]*(.*)$`, 'i');
    for (const { text, offset } of lines) {
        const value = pattern.exec(text)?.[1]?.trim();
        if (value !== undefined)
            return { text: value, offset };
    }
    return undefined;
}
const longestRange = 100;
function idsIn(value) {
    if (value === undefined)
        return [];
    const plain = value.text.replace(/\*?\([^)]*\)\*?/g, '').replace(/[`*]/g, '');
    const words = plain.split(/[\s,;]+|\band\b/).filter((word) => says(word));
    return words.flatMap((word) => rangeOf(word).map((text) => ({ text, offset: value.offset })));
}
function rangeOf(word) {
    const [, stem = '', from = '', otherStem, to = ''] = /^(.*?)(\d+)[-\u2013](.*?)(\d+)$/.exec(word) ?? [];
    const count = Number(to) - Number(from) + 1;
    if (stem === '' || stem !== otherStem || count < 2 || count > longestRange)
        return [word];
    return Array.from({ length: count }, (_, step) => `${stem}${Number(from) + step}`);
}


/***/ }),

/***/ 73630:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/entry/init/ask.js
var init_ask = __webpack_require__(79219);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@clack/prompts/dist/index.mjs + 6 modules
var dist = __webpack_require__(26170);
// EXTERNAL MODULE: ./build/adapter/git/store/user-repository.js
var user_repository = __webpack_require__(1315);
// EXTERNAL MODULE: ./build/core/config/table/settings.js + 4 modules
var settings = __webpack_require__(10866);
// EXTERNAL MODULE: ./build/core/detect/detect.js + 9 modules
var detect = __webpack_require__(84039);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/scaffold/config-text.js
var config_text = __webpack_require__(12299);
;// CONCATENATED MODULE: ./build/core/scaffold/bmad-text.js



function bmadConfigText(choices) {
    const { folder, scope, setup, gates, noChecks, limit, stuckAfter, branchPrefix, costBudget } = choices;
    const parts = [
        '# Settings of ralph for a BMAD folder: `ralph config` shows each value and its source.',
        yaml({ plan: folder, 'plan-scope': scope, setup }),
        ...(gates.length > 0 || noChecks ? [] : [config_text/* noneFound */.d]),
        yaml({ validate: gates, ...(noChecks && { 'no-checks': true }) }),
        yaml({
            'run-iterations': limit,
            'stuck-after': stuckAfter,
            ...(costBudget !== undefined && { 'cost-budget': costBudget }),
            ...(branchPrefix !== undefined && { 'branch-prefix': branchPrefix }),
            'commit-template': 'feat: {id} - {title}',
        }),
    ];
    return `${parts.join('\n')}\n`;
}
const yaml = (value) => (0,yaml_dist/* stringify */.As)(value, { lineWidth: 0 }).trimEnd();
const bmadCommandText = ({ folder }) => `---
description: Implements the stories of the sprint with ralph
---

Let ralph implement the stories in ${folder}. Settings are in .github/ralph.yml.

1. Run \`${(0,command_line/* commandLine */.ay)('ralph', 'plan', 'lint', folder)}\`. If it reports errors, show them with their line numbers and stop.
2. Run \`ralph run --dry-run\` and show which stories come first, which checks run and what it may cost.
3. Ask whether to start. Without a clear yes, stop.
4. Run \`ralph run\`. It resumes where it stopped and commits to its own branch; do not touch the working tree while it runs.
5. Show \`ralph status\`. Exit code 0: all stories are done. 3: a person is needed, and the output says why.

Do not implement stories yourself, and do not change sprint-status.yaml or story files: ralph does that with each commit.
Pass the arguments of this command as flags to \`ralph run\`: $ARGUMENTS
`;

// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
// EXTERNAL MODULE: ./build/entry/project/base-files.js + 2 modules
var base_files = __webpack_require__(5369);
// EXTERNAL MODULE: ./build/entry/project/plan-folder.js
var plan_folder = __webpack_require__(31343);
// EXTERNAL MODULE: ./build/entry/init/planned-files.js + 12 modules
var planned_files = __webpack_require__(61204);
;// CONCATENATED MODULE: ./build/entry/init/set-up-bmad.js














async function setUpBmad(context, flags, interactive) {
    const { toplevel, files } = await (0,user_repository/* projectFilesAt */.OI)(context.cwd, context.env);
    const detection = (0,detect/* detect */.o0)(files);
    const ask = asker(flags, interactive);
    const path = typeof flags['plan'] === 'string' ? (0,external_node_path_.resolve)(context.cwd, flags['plan']) : await folderIn(toplevel);
    const folder = (0,external_node_path_.relative)(toplevel, path).split(external_node_path_.sep).join('/') || '.';
    const faultOf = scopeFaults(path, { folder, toplevel, cwd: context.cwd });
    await faultOf('all');
    const scope = await scopeAsked(ask, {
        faultOf,
        say: interactive && flags['plan-scope'] === undefined ? context.out : undefined,
    });
    const choices = { folder, scope, ...(await asked(ask, { detection, flags, interactive })) };
    const instructions = await instructionsAsked(flags['instructions'], interactive);
    const wanted = [
        ['.github/ralph.yml', bmadConfigText(choices)],
        ['.claude/commands/ralph.md', bmadCommandText(choices)],
    ];
    const principles = '.ralph/principles.md';
    const before = (await (0,planned_files/* textAt */.$6)(toplevel, principles)) ?? '';
    if (instructions.trim() !== '' && !before.includes(instructions.trim()))
        wanted.push([principles, `${before === '' ? '' : `${before.trimEnd()}\n\n`}${instructions.trim()}\n`]);
    const planned = await Promise.all(wanted.map(async ([path, after]) => ({ path, before: await (0,planned_files/* textAt */.$6)(toplevel, path), after })));
    await (0,planned_files/* writePlanned */.gq)(toplevel, planned, context, {
        force: flags['force'] === true,
        interactive,
        dryRun: flags['dry-run'] === true,
    });
    const unchecked = choices.gates.length === 0 && !choices.noChecks;
    const lint = (0,command_line/* commandLine */.ay)('ralph', 'plan', 'lint', folder);
    const next = `\nNext: run \`${lint}\`, commit these files, then \`ralph run\` (or /ralph in Claude Code).\n`;
    context.out(`${unchecked ? noGates : ''}${next}`);
    return unchecked ? exit_codes/* exits */.co.person.code : 0;
}
async function asked(ask, { detection, flags, interactive }) {
    const gates = (0,init_ask/* given */.gI)(flags['validate']) ?? [];
    return {
        setup: (0,init_ask/* given */.gI)(flags['setup']) ?? (0,detect/* setUpCommands */.gf)(detection.projects),
        gates: gates.length > 0 ? gates : await askGates((0,detect/* checkSpecs */.nT)(detection.projects), interactive),
        noChecks: flags['no-checks'] === true,
        costBudget: (0,init_ask/* budget */.gd)(flags['cost-budget']),
        limit: Number(await ask('run-iterations', 'How many iterations may the whole run take?', '50')),
        stuckAfter: Number(await ask('stuck-after', 'After how many identical failures is a story stuck?', '3')),
        branchPrefix: (await ask('branch-prefix', 'What should the branch name start with? (leave empty for ralph/work/)', '')) ||
            undefined,
    };
}
const noGates = `
! No quality gate was found, and no run starts without one. Write it to .github/ralph.yml, such as
  \`validate: ["npm test"]\`, or \`no-checks: true\` to run without any check.
`;
async function instructionsAsked(flag, interactive) {
    if (typeof flag === 'string')
        return flag;
    return interactive ? answer('Instructions for every story? (leave empty for none)', '') : '';
}
async function folderIn(toplevel) {
    const folders = await (0,plan_folder/* usualFolders */.Y)(toplevel, base_files/* onDisk */.F);
    const [only] = folders;
    if (folders.length === 1 && only !== undefined)
        return only.replace(/[\\/][^\\/]*\.ya?ml$/, '');
    const shown = folders.map((path) => (0,external_node_path_.relative)(toplevel, path));
    throw noFolder(shown.length === 0
        ? 'No BMAD folder was found in docs/ or _bmad-output/.'
        : `Several folders are possible: ${shown.join(', ')}.`);
}
const noFolder = (message) => new error_error/* RalphError */.A({ code: 'PLAN_FOLDER', message, hint: 'Name it: ralph init --bmad --plan FOLDER' });
function scopeFaults(path, { folder, ...at }) {
    return async (scope) => {
        const found = (0,paths/* insidePath */.y)(folder) && (await (0,plan_folder/* readPlanFolder */.Q)(path, { ...at, files: base_files/* onDisk */.F, scope }));
        if (!found)
            throw noFolder(`${folder} is not a folder of this repository.`);
        const none = found.read.findings.find(({ code }) => code === 'PLAN_FOLDER');
        if (none)
            throw noFolder(none.message);
        return found.read.findings.find(({ code }) => code === 'PLAN_SCOPE');
    };
}
async function scopeAsked(ask, { faultOf, say }) {
    for (;;) {
        const scope = await ask('plan-scope', 'Which stories? (all, epic-1, sprint, or ids separated by commas)', 'all');
        const fault = await faultOf(scope);
        if (!fault)
            return scope;
        if (!say)
            throw (0,init_ask/* wrong */.Qm)(`--plan-scope ${scope}: ${fault.message}`, fault.remedy);
        say(`${fault.message} ${fault.remedy}\n`);
    }
}
const asker = (flags, interactive) => async (name, message, fallback) => {
    const { read } = settings/* settings */.W[name];
    const faultIn = (raw) => {
        const result = raw === '' ? { value: raw } : read(raw);
        return 'value' in result ? undefined : `expected ${result.expected}`;
    };
    const given = flags[name];
    const said = given === undefined ? (interactive ? await answer(message, fallback, faultIn) : fallback) : String(given);
    const fault = faultIn(said);
    if (fault === undefined)
        return said;
    throw (0,init_ask/* wrong */.Qm)(`--${name}: ${fault}, got '${said}'`);
};
async function askGates(found, interactive) {
    if (!interactive)
        return found;
    const shown = found.map((check) => (typeof check === 'string' ? check : String(check['run'])));
    const none = found.length === 0 ? 'No quality gates were found. ' : '';
    const said = await answer(`${none}Which gates must every story pass? (commands separated by ;)`, shown.join('; '));
    return said === shown.join('; ') ? found : said.split(';').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}
function answer(message, fallback, wrong) {
    const validate = (raw) => wrong?.(raw ?? '');
    return (0,init_ask/* answered */.oQ)((asked) => (0,dist/* text */.Qq)({ ...asked, message, placeholder: fallback, defaultValue: fallback, validate }));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(95935);
// EXTERNAL MODULE: ./build/core/report/terminal/doctor.js
var doctor = __webpack_require__(52855);
// EXTERNAL MODULE: ./build/core/report/terminal/init-text.js
var init_text = __webpack_require__(21124);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
;// CONCATENATED MODULE: ./build/core/report/words/after-init.js


function afterInit({ planFile, also, queue, workflow, unnamed, madeIn, samplePlan, baseline, agent, unchecked, }) {
    const plan = (0,command_line/* shellWord */.r7)(planFile);
    const ofPlan = planFile === 'plan.json' ? (0,command_line/* commandLine */.ay)('ralph', 'run', ...agent) : (0,report_context/* ralphCommand */.lC)({ planFile }, 'run', ...agent);
    const run = queue ? (0,report_context/* queueCommand */.Db)({ reachedBy: agent }) : ofPlan;
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
        ...(madeIn === undefined || madeIn === '.' ? [] : [(0,command_line/* commandLine */.ay)('cd', madeIn)]),
        tasks,
        ...(madeIn === undefined
            ? [
                `${(0,command_line/* commandLine */.ay)('git', 'add', planFile, ...also, '.github')} && ${(0,command_line/* commandLine */.ay)('git', 'commit', '-m', 'Let ralph work on this')}`,
            ]
            : []),
        run,
        ...(baseline === 'red' || baseline === 'unready' || unchecked || madeIn !== undefined ? [] : [remote]),
    ];
    return ['Next', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}
const publicNotice = (planName) => `Anyone who can read the repository can read the run: prompts, the agent's handoffs and check output are on the branch ralph/state/${planName}. In a public repository, that is everyone.`;

// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/doctor/examine.js + 10 modules
var examine = __webpack_require__(5421);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/core/agent/agents.js
var agents = __webpack_require__(81484);
// EXTERNAL MODULE: ./build/core/knowledge/agents-block.js
var agents_block = __webpack_require__(60979);
// EXTERNAL MODULE: ./build/core/plan/format/json/sparse.js
var sparse = __webpack_require__(26601);
// EXTERNAL MODULE: ./build/schema/agent/proposal.js
var proposal = __webpack_require__(54940);
// EXTERNAL MODULE: ./build/core/handoff/answer.js
var handoff_answer = __webpack_require__(44173);
// EXTERNAL MODULE: ./build/core/handoff/answer-faults.js
var answer_faults = __webpack_require__(14491);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
// EXTERNAL MODULE: ./build/core/propose/judge-plan.js
var judge_plan = __webpack_require__(44270);
// EXTERNAL MODULE: ./build/core/propose/plan-source.js
var plan_source = __webpack_require__(72636);
;// CONCATENATED MODULE: ./build/core/propose/set-up.js









const mostCommands = 8;
const longestCommand = 300;
const mostInstructions = 8_000;
const setUpPrompt = ({ template, found }) => [
    template.trim(),
    `## Found by Rules\n\n${(0,fences/* fenced */.OF)((0,visible/* visible */.R)(found.join('\n')))}`,
    `## Your Answer\n\n- At most ${mostCommands} commands of each kind, one line of at most ${longestCommand} characters each; instructions of at most ${(0,amounts/* thousands */.oh)(mostInstructions)} characters.`,
].join('\n\n');
const source = (0,plan_source/* planSource */.dp)({ shown: 'this repository', file: undefined, text: '' });
function judgeSetUp(end, known) {
    const answer = (0,handoff_answer/* answerOf */.ut)(end);
    if ('why' in answer)
        return { faults: [`No proposal was read: ${answer.why}.`], answer: undefined };
    const read = proposal/* ReadSetUpProposal */.yM.safeParse(answer.value);
    if (!read.success) {
        return { faults: (0,answer_faults/* answerFaults */.y)(read.error, answer.value), answer: answer.value };
    }
    const { setup, checks, instructions, plan } = read.data;
    const judged = (0,judge_plan/* judgeProposal */.c_)(plan, source);
    const faults = [
        ...commandFaults('setup', setup),
        ...commandFaults('checks', checks),
        ...(instructions.length > mostInstructions
            ? [
                `The instructions have ${(0,amounts/* thousands */.oh)(instructions.length)} characters; the limit is ${(0,amounts/* thousands */.oh)(mostInstructions)}.`,
            ]
            : []),
        ...('faults' in judged ? judged.faults : []),
    ];
    if (faults.length > 0 || 'faults' in judged)
        return { faults, answer: answer.value };
    const added = (commands) => commands.filter(({ run }, at) => !known.includes(run) && commands.findIndex((one) => one.run === run) === at);
    return { setup: added(setup), checks: added(checks), instructions: (0,visible/* visible */.R)(instructions).trim(), plan: judged };
}
function commandFaults(kind, commands) {
    return [
        ...(commands.length > mostCommands
            ? [`${kind}: ${commands.length} are too many; the limit is ${mostCommands}.`]
            : []),
        ...commands.flatMap(({ run }) => {
            if (run.trim() === '' || run !== run.trim())
                return [`${kind}: ${(0,one_line/* quote */.hD)(run)} is empty, or has white space around it.`];
            if (run.length > longestCommand)
                return [`${kind}: ${(0,one_line/* quote */.hD)(run)} has more than ${longestCommand} characters.`];
            return /[\n\t]/.test(run) || (0,visible/* visible */.R)(run) !== run || /##\[|\$\{\{/.test(run)
                ? [`${kind}: ${(0,one_line/* quote */.hD)(run)} contains invisible characters, a line break or tab, or a workflow command.`]
                : [];
        }),
    ];
}

// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/report/terminal/proposed-plan.js
var proposed_plan = __webpack_require__(97916);
;// CONCATENATED MODULE: ./build/core/report/terminal/proposed-set-up.js



function proposedSetUpText({ setup, checks, plan }, given, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const commands = (kind, list) => list.flatMap(({ run, why }) => [`  ${kind}: ${run}`, `      ${(0,one_line/* plainLine */.h0)(why, 300)}`]);
    const { instructions, planFile, costBudgetUsd } = given;
    const added = [...commands('set-up', setup), ...commands('check', checks)];
    return [
        paint('Proposed commands, in addition to the detected ones', 'bold'),
        ...(added.length === 0 ? ['  none'] : added),
        ...(instructions === undefined
            ? []
            : [
                '',
                paint(instructions.path, 'bold') +
                    (instructions.isNew
                        ? ''
                        : ': exists already and stays unchanged; here is what the agent would add, for you to copy'),
                ...instructions.text.split('\n').map((line) => `  | ${(0,one_line/* indentedLine */.Ko)(line)}`),
            ]),
        ...(planFile === undefined
            ? []
            : [
                '',
                paint(planFile, 'bold'),
                ...(0,proposed_plan/* proposedPlanText */.x)(plan, { name: plan.plan.name ?? 'plan', costBudgetUsd }, look),
            ]),
    ];
}

// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
// EXTERNAL MODULE: ./build/entry/propose/propose-here.js + 3 modules
var propose_here = __webpack_require__(51712);
// EXTERNAL MODULE: ./build/entry/propose/typed-again.js
var typed_again = __webpack_require__(8203);
;// CONCATENATED MODULE: ./build/entry/init/propose-set-up.js





















async function proposeSetUp(context, { detection, flags, interactive, planFile, }) {
    const { base, file, before } = await (0,setting_sources/* settingSources */.rw)(context, flags);
    (0,project/* refuseInvalid */.Q5)([...file.findings, ...before.findings], file.name);
    const { repository } = base;
    const { settings } = before;
    const { toplevel } = repository;
    const found = (0,init_text/* detectedLines */.C)(detection);
    const known = detection.projects.flatMap(({ setup, checks }) => [...setup, ...checks.map(({ run }) => run)]);
    const files = { base: (0,trusted_files/* trustedFilesIn */.C)(toplevel), embedded: (0,trusted_files/* trustedFilesIn */.C)((0,installed/* installed */.$f)('templates')) };
    const prompt = setUpPrompt({ template: await (0,from_base/* template */.vs)(files, 'init-ai'), found });
    if (flags['dry-run'] === true) {
        context.out(`No agent was called. This is what it would be told:\n\n${prompt}\n\n`);
        throw new init_ask/* OnlyShown */.Mv();
    }
    const { value, kept } = await (0,propose_here/* proposeHere */.zu)(context, {
        ...{ repository, settings, flags, fresh: flags['fresh'] === true, budgetUsd: (0,propose_here/* callsBudget */.h9)(flags, settings) },
        pass: 'init',
        task: 'a proposal for this repository',
        prompt,
        schema: (0,proposal/* setUpProposalSchema */.Bt)(),
        judge: (end) => judgeSetUp(end, known),
        lend: new Map(),
        refused: `Another model may do better (--model). To ask again: \`${(0,typed_again/* typedAgain */.Z)(['init'], flags)}\`. Without --ai, init writes what it finds by rules.`,
    });
    const path = agents/* agentFacts */.Ld[settings.agent].instructions ?? agents_block/* agentsMdFile */.s9;
    const isNew = async (one) => (await (0,planned_files/* plannedFile */.vU)(toplevel, one, '')).before === undefined;
    const newPlan = await isNew(planFile);
    const imports = path !== agents_block/* agentsMdFile */.s9 && !(await isNew(agents_block/* agentsMdFile */.s9));
    const instructions = value.instructions === ''
        ? undefined
        : {
            ...{ path, isNew: await isNew(path) },
            text: imports ? `${agents_block/* agentsMdImport */.$c}\n\n${value.instructions}` : value.instructions,
        };
    const shown = {
        instructions,
        planFile: newPlan ? planFile : undefined,
        costBudgetUsd: settings['cost-budget'],
    };
    context.out(`\n${proposedSetUpText(value, shown, (0,project_context/* lookOf */.Li)(context)).join('\n')}\n\n`);
    if (!interactive && flags['yes'] !== true) {
        const steps = [
            (0,next_steps/* step */.PM)('Write exactly this without another call (it is kept for a day)', (0,typed_again/* typedAgain */.Z)(['init'], flags, ['--yes'])),
        ];
        const look = { paint: (0,text_paint/* painter */.C2)(context.color), columns: (0,display_width/* columnsOf */.PL)((0,project_context/* lookOf */.Li)(context)) };
        context.out('Nothing was written: without a terminal, you cannot be asked.\n');
        context.out(`${(0,next_steps/* nextLines */.N7)(steps, look).join('\n')}\n`);
        return exit_codes/* exits */.co.person.code;
    }
    if (interactive && !(await (0,init_ask/* askWrite */.B6)('the repository'))) {
        await kept.forget();
        context.out('Nothing was written.\n');
        return exit_codes/* exits */.co.person.code;
    }
    return {
        ...{ setup: value.setup, checks: value.checks, taken: kept.forget },
        planText: newPlan ? (0,sparse/* writeJson */.GF)(value.plan.plan) : undefined,
        instructions: instructions?.isNew ? { path, text: `${instructions.text}\n` } : undefined,
    };
}

// EXTERNAL MODULE: ./build/adapter/log/terminal.js
var terminal = __webpack_require__(97033);
// EXTERNAL MODULE: ./build/app/phase/prepare/baseline.js
var baseline = __webpack_require__(95557);
// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var job_settings = __webpack_require__(69038);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/entry/wire/surroundings.js + 4 modules
var surroundings = __webpack_require__(90788);
// EXTERNAL MODULE: ./build/entry/wire/wire.js + 18 modules
var wire = __webpack_require__(41528);
;// CONCATENATED MODULE: ./build/entry/init/try-baseline.js













async function tryBaseline(context, flags) {
    const { out, color, isTty, now, columns, cancelled } = context;
    const opened = await (0,project/* openSound */.uI)(context, flags);
    const { head } = opened.repository;
    const redact = (0,text_redact/* redactor */.$p)(opened.secrets);
    const { show } = (0,terminal/* terminalProgress */.e3)({ write: out, color, isTty, now, redact, columns: () => columns });
    out(`\nBaseline: set-up and checks in a copy of ${head.slice(0, 7)}\n`);
    try {
        return await (0,state_access/* withTemporaryState */.HP)(opened, context, async (access, home) => {
            const project = { ...opened, home };
            await access.remote.fetchCommit(head);
            const places = await (0,surroundings/* ownPlaces */.Ps)(project, context, access);
            const ports = await (0,wire/* wire */.O4)(project, context, { ...places, show, scratch: (0,external_node_path_.join)(home, 'process') });
            const { red } = await (0,baseline/* checkUntouched */._r)(ports, (0,job_settings/* jobSettings */.b)(project), { commit: head, signal: cancelled });
            for (const result of red)
                out(quoted(redact(`${result.name}\n${(0,output_excerpt/* outputExcerpt */.V4)(result, 2000)}`)));
            for (const { name, needs } of red)
                if (needs)
                    out(`${(0,visible/* visible */.R)((0,policy/* redByConfinement */.Ds)({ name, needs }))}\n`);
            return red.length === 0 ? 'green' : 'red';
        });
    }
    catch (error) {
        if (cancelled.aborted)
            return 'cancelled';
        if (!(error instanceof error_error/* RalphError */.A) || error.code !== 'SETUP_FAILED')
            throw error;
        out(quoted(redact(error.message)));
        return 'unready';
    }
}
const quoted = (text) => `${(0,visible/* visible */.R)(text)
    .replaceAll('##[', '## [')
    .split('\n')
    .map((line) => `    | ${line}`)
    .join('\n')}\n`;

// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/core/github/address.js
var address = __webpack_require__(28768);
;// CONCATENATED MODULE: ./build/entry/init/where-action-is.js



async function whereActionIs(program, cwd, env) {
    const [own, users] = await Promise.all([checkoutAt(program, env), originOf(cwd, env)]);
    const theirs = (0,address/* gitHubAddress */.CZ)(env, users);
    const { GITHUB_REPOSITORY: _, ...elsewhere } = env;
    const ours = own && (0,address/* gitHubAddress */.CZ)(elsewhere, own.origin);
    const serverUrl = theirs?.serverUrl ?? ours?.serverUrl;
    const isThere = own !== undefined && ours !== undefined && ours.serverUrl === serverUrl;
    return {
        action: isThere ? `${ours.owner}/${ours.repo}@${own.head}` : undefined,
        enterprise: theirs !== undefined && (0,address/* isEnterpriseServer */.vh)(theirs),
        isPublicServer: serverUrl === undefined || serverUrl === 'https://github.com',
    };
}
async function checkoutAt(folder, env) {
    const git = (0,user_git/* userGit */.G)(folder, env);
    const ask = async (...args) => (await git({ args }).catch(() => undefined))?.stdout.toString('utf8').trim() ?? '';
    const toplevel = await ask('rev-parse', '--show-toplevel');
    if (toplevel === '' || (await (0,promises_.realpath)(toplevel)) !== (await (0,promises_.realpath)(folder)))
        return undefined;
    const [origin, head, known] = await Promise.all([
        originOf(folder, env),
        ask('rev-parse', 'HEAD'),
        ask('for-each-ref', '--count=1', '--contains=HEAD', 'refs/remotes', 'refs/tags'),
    ]);
    return origin === null || known === '' ? undefined : { origin, head };
}
async function originOf(cwd, env) {
    const asked = (0,user_git/* userGit */.G)(cwd, env)({ args: ['config', '--get', 'remote.origin.url'] });
    const found = await asked.catch(() => undefined);
    return found?.stdout.toString('utf8').trim() || null;
}

;// CONCATENATED MODULE: ./build/entry/init/set-up-project.js























async function setUpProject(context, flags, interactive) {
    const { toplevel, files } = await (0,user_repository/* projectFilesAt */.OI)(context.cwd, context.env);
    const detection = (0,detect/* detect */.o0)(files);
    say(context, (0,init_text/* detectedLines */.C)(detection));
    const proposed = flags['ai'] === true
        ? await proposeSetUp({ ...context, cwd: toplevel }, { detection, flags, interactive, planFile: (0,init_ask/* planPath */.pw)(flags['plan']) })
        : undefined;
    if (typeof proposed === 'number')
        return proposed;
    if (!interactive)
        say(context, ['', 'These settings were detected. Change them with flags, or run this on a terminal to be asked.']);
    const places = await whereActionIs((0,installed/* installed */.$f)('.'), toplevel, context.env);
    const seed = flags['setup'] === undefined ? await setUpOfSeed(toplevel, files.paths) : undefined;
    if (seed)
        say(context, [`\`setup\` is taken from ${seed.from}.`]);
    const choices = await (0,init_ask/* choose */.Sw)(detection, { ...(seed && { setup: seed.setup }), ...flags }, interactive, places, files.paths, proposed);
    if (places.enterprise && choices.workflow)
        say(context, ['', onServer]);
    const samplePlan = await write(context, { toplevel, choices, detection, flags, interactive, proposed });
    await proposed?.taken();
    const also = proposed?.instructions ? [proposed.instructions.path] : [];
    return finish({ ...context, cwd: toplevel }, { choices, also, madeIn: undefined, samplePlan, flags });
}
async function setUpOfSeed(toplevel, paths) {
    const hook = '.ralph/hooks/worktree-init';
    if (paths.includes(hook)) {
        const [first = ''] = (await (0,promises_.readFile)((0,external_node_path_.join)(toplevel, hook), 'utf8').catch(() => '')).split('\n');
        return { from: hook, setup: [`${/^#!.*\bbash\b/.test(first) ? 'bash' : 'sh'} ${hook}`] };
    }
    const file = '.ralph/config.yaml';
    if (!paths.includes(file))
        return undefined;
    const config = await (0,promises_.readFile)((0,external_node_path_.join)(toplevel, file), 'utf8')
        .then((text) => (0,yaml_dist/* parse */.qg)(text))
        .catch(() => undefined);
    const commands = schemas/* object */.Ikc({ worktree: schemas/* object */.Ikc({ init_commands: lineOrLines }) }).safeParse(config);
    if (!commands.success)
        return undefined;
    return { from: `worktree.init_commands of ${file}`, setup: [commands.data.worktree.init_commands].flat() };
}
const lineOrLines = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]);
const onServer = 'On GitHub Enterprise Server, a run is one job with all permissions: jobs cannot pass artifacts to each other there, and our workflow cannot be called.';
async function write(context, request) {
    const { toplevel, choices, detection, flags, interactive, proposed } = request;
    const { planName, planned } = await (0,planned_files/* plannedFiles */.G)(toplevel, choices, detection, proposed);
    await (0,planned_files/* writePlanned */.gq)(toplevel, planned, context, {
        force: flags['force'] === true,
        interactive,
        dryRun: flags['dry-run'] === true,
    });
    say(context, ['', publicNotice(choices.queue === undefined ? planName : '<plan>')]);
    return (proposed?.planText === undefined &&
        planned.some(({ path, before }) => path === choices.planFile && before === undefined));
}
async function finish(context, done) {
    const { choices, also, madeIn, samplePlan, flags } = done;
    const agent = ['agent', 'agent-command'].flatMap((name) => flags[name] === undefined ? [] : [[name, String(flags[name])]]);
    const about = { plan: choices.planFile, ...Object.fromEntries(agent) };
    const diagnoses = await (0,examine/* examine */.s)(context, about);
    say(context, ['', (0,text_redact/* redactor */.$p)((0,secret_values/* secretValues */.V)(context.env))((0,doctor/* doctorText */.lW)(diagnoses, (0,project_context/* lookOf */.Li)(context)).join('\n'))]);
    const unchecked = diagnoses.some(({ probe, level }) => probe === 'checks' && level === 'fail');
    const baseline = unchecked || flags['no-baseline'] === true ? undefined : await baselineOf(context, about);
    const next = {
        planFile: choices.planFile,
        also,
        queue: choices.queue !== undefined,
        workflow: choices.workflow !== undefined,
        unnamed: choices.workflow === undefined && flags['no-workflow'] !== true,
        madeIn,
        samplePlan,
        baseline,
        agent: agent.flatMap((flag) => (0,command_line/* flagWords */.GK)(...flag)),
        unchecked,
    };
    say(context, ['', ...afterInit(next)]);
    if (unchecked)
        return exit_codes/* exits */.co.person.code;
    return baseline === 'cancelled'
        ? exit_codes/* exits */.co.interrupted.code
        : baseline === 'red' || baseline === 'unready'
            ? exit_codes/* exits */.co.failed.code
            : 0;
}
async function baselineOf(context, flags) {
    try {
        return await tryBaseline(context, flags);
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        say(context, ['', `The baseline was not run. ${(0,error_text/* errorText */.kc)(error).trimEnd()}`]);
        return undefined;
    }
}
const say = (context, lines) => context.out(`${lines.join('\n')}\n`);

;// CONCATENATED MODULE: ./build/entry/init/unfold-example.js











const materials = (0,installed/* installed */.$f)('templates/examples/units');
async function unfoldExample(context, folder, flags) {
    const place = (0,external_node_path_.resolve)(context.cwd, folder);
    await refuseFilled(place, folder);
    await (0,promises_.mkdir)(place, { recursive: true });
    const cwd = await (0,promises_.realpath)(place);
    const inside = { ...context, cwd };
    await (0,promises_.cp)(materials, cwd, { recursive: true });
    const git = (0,user_git/* userGit */.G)(cwd, context.env);
    await git({ args: ['init', '--quiet', '--initial-branch=main'] });
    const { files } = await (0,user_repository/* projectFilesAt */.OI)(cwd, context.env);
    const detection = (0,detect/* detect */.o0)(files);
    const places = await whereActionIs((0,installed/* installed */.$f)('.'), cwd, context.env);
    const choices = await (0,init_ask/* choose */.Sw)(detection, { ...flags, plan: undefined }, false, places, []);
    const { planned } = await (0,planned_files/* plannedFiles */.G)(cwd, choices, detection);
    await (0,planned_files/* writePlanned */.gq)(cwd, planned, inside, { force: true, interactive: false });
    await commit(inside);
    context.out(`\nA small project with a plan of four tasks was written to ${cwd} and committed.\n`);
    return finish(inside, { choices, also: [], madeIn: folder, samplePlan: false, flags });
}
async function refuseFilled(place, shown) {
    const there = await (0,promises_.readdir)(place).catch((error) => {
        if (error.code === 'ENOENT')
            return [];
        throw notEmpty(`${shown} cannot be used: ${error.message}`);
    });
    if (there.length > 0)
        throw notEmpty(`The folder ${shown} is not empty; nothing was written.`);
}
const notEmpty = (message) => new error_error/* RalphError */.A({
    code: 'FOLDER_NOT_EMPTY',
    message,
    hint: 'Name an empty or new folder: ralph init --example my-first-run',
});
async function commit({ cwd, env }) {
    const git = (0,user_git/* userGit */.G)(cwd, env);
    const known = await git({ args: ['var', 'GIT_COMMITTER_IDENT'], allow: 'any' });
    if (known.code !== 0) {
        await git({ args: ['config', 'user.name', 'ralph example'] });
        await git({ args: ['config', 'user.email', 'example@ralph.invalid'] });
    }
    await git({ args: ['add', '--all'] });
    await git({
        args: ['-c', 'commit.gpgSign=false', 'commit', '--quiet', '--message', 'A small project and a plan for it'],
    });
}

// EXTERNAL MODULE: ./build/entry/project/spec-files.js
var spec_files = __webpack_require__(50044);
;// CONCATENATED MODULE: ./build/entry/init/write-skills.js




const skills = ['ralph-spec', 'ralph-plan', 'ralph-spec-to-plan'];
async function writeSkills(context, how) {
    const top = await (0,spec_files/* topOf */.HX)(context);
    const planned = skills.map(async (name) => {
        const text = await (0,promises_.readFile)((0,installed/* installed */.$f)(`templates/skills/${name}/SKILL.md`), 'utf8');
        return (0,planned_files/* plannedFile */.vU)(top, `.claude/skills/${name}/SKILL.md`, text);
    });
    await (0,planned_files/* writePlanned */.gq)(top, await Promise.all(planned), context, how);
    context.out('\nClaude Code uses them from its next session on: ask it for a spec, or for a plan made from one.\n');
    return 0;
}

// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
;// CONCATENATED MODULE: ./build/entry/command/init.js









const init_flags = {
    ...(0,flags/* settingFlags */.KB)('plan', 'setup', 'validate', 'no-checks', 'cost-budget'),
    yes: { help: 'ask nothing: use the detected settings and the flags', toggle: true },
    force: { help: 'replace files that differ, after showing the changes', toggle: true },
    'no-workflow': { help: 'do not write a workflow for GitHub Actions', toggle: true },
    action: {
        help: 'the repository of the action, at a full commit; default: the one this program was cloned from',
        example: 'OWNER/REPO@SHA',
    },
    inline: {
        help: '',
        toggle: true,
        removed: 'Omit it for split jobs that call our workflow (its input `runs-on` chooses your own runners), or use --one-job, also for GitHub Enterprise Server.',
    },
    'one-job': {
        help: 'write a workflow with one job that has all permissions and runs several iterations: for an agent that you trust, and for GitHub Enterprise Server',
        toggle: true,
    },
    queue: {
        help: 'set up a queue of plans: those in plans/pending/ are run one after the other (docs/queue.md)',
        toggle: true,
    },
    'dry-run': {
        help: 'show what would be written, or with --ai what the agent would be told; write and call nothing',
        toggle: true,
    },
    'no-baseline': { help: 'do not run set-up and checks at the end', toggle: true },
    ai: {
        help: 'let an agent propose more checks, what agents should know, and a first plan; you see them before anything is written',
        toggle: true,
    },
    ...propose_here/* callsFlags */.pI,
    skills: {
        help: 'write three skills for Claude Code into .claude/skills (ralph-spec, ralph-plan, ralph-spec-to-plan), and nothing else',
        toggle: true,
    },
    bmad: {
        help: 'set up for a folder of BMAD documents: asks for scope, gates, limits, branch and instructions, and writes the command /ralph for Claude Code',
        toggle: true,
    },
    ...(0,flags/* settingFlags */.KB)('plan-scope', 'run-iterations', 'stuck-after', 'branch-prefix'),
    instructions: {
        help: 'with --bmad: instructions for every agent, written to .ralph/principles.md',
        example: '"Small commits."',
    },
    example: { help: 'write a small example project to an empty folder instead', toggle: true },
};
const initCommand = {
    help: `Finds out how this repository is set up and checked, and writes plan.json with an example, .github/ralph.yml and
.github/workflows/ralph.yml. On a terminal it asks three questions. Nothing is overwritten without asking. At the end it
checks everything that a run needs and runs your checks once. It exits with 1 if they fail, and with 3 if there are none.

Usage: ralph init [options]
       ralph init --example [FOLDER]
       ralph init --bmad [options]

Examples:
  ralph init
  ralph init --yes --no-workflow
  ralph init --one-job --action octo/ralph@0123456789abcdef0123456789abcdef01234567
  ralph init --setup "npm ci" --validate "npm test" --validate "npm run lint" --cost-budget 25
  ralph init --ai --budget 1
  ralph init --skills
  ralph init --example my-first-run

Options:
${(0,flags/* flagHelp */.QR)(init_flags)}`,
    flags: init_flags,
    operands: 1,
    run: async (context, { values, operands }) => {
        const interactive = (0,project_context/* isInteractive */.b4)(context) && values['yes'] !== true;
        const dryRun = values['dry-run'] === true;
        try {
            if (values['example'] === true && dryRun)
                throw (0,init_ask/* wrong */.Qm)('--example writes into an empty folder: it has no --dry-run');
            if (values['example'] === true)
                return await unfoldExample(context, operands[0] ?? '.', values);
            if (values['skills'] === true)
                return await writeSkills(context, { force: values['force'] === true, interactive, dryRun });
            if (values['bmad'] === true)
                return await setUpBmad(context, values, interactive);
            return await setUpProject(context, values, interactive);
        }
        catch (error) {
            if (!(error instanceof init_ask/* OnlyShown */.Mv || error instanceof init_ask/* Cancelled */.cJ))
                throw error;
            context.out(nothingWritten(error, values['ai'] === true));
            return error instanceof init_ask/* OnlyShown */.Mv ? 0 : exit_codes/* exits */.co.interrupted.code;
        }
    },
};
const nothingWritten = (why, asked) => why instanceof init_ask/* Cancelled */.cJ && asked
    ? 'Nothing was written. For a day, the same command shows this proposal again without another call.\n'
    : 'Nothing was written.\n';


/***/ }),

/***/ 50044:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HX: () => (/* binding */ topOf),
/* harmony export */   RT: () => (/* binding */ specsFolder),
/* harmony export */   uG: () => (/* binding */ specFilesAt),
/* harmony export */   vJ: () => (/* binding */ specFileAt)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70400);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_read_source_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47836);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14421);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72527);
/* harmony import */ var _core_text_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77112);








const mostSpecs = 2_000;
const deepest = 8;
function specsFolder(named = 'specs') {
    const folder = (0,_core_text_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .insidePath */ .y)(named);
    if (folder !== undefined)
        return folder;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'USAGE',
        message: `${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(named, 200)} is not a folder inside the repository.`,
        hint: 'Give its path from the top of the repository, such as docs/specs.',
    });
}
async function specFilesAt(context, folder) {
    const top = await topOf(context);
    const paths = await specsBelow(top, folder, 0).catch((error) => {
        throw noSpecs(folder, error.code === 'ENOENT' ? 'it does not exist' : error.message);
    });
    if (paths.length > mostSpecs)
        throw noSpecs(folder, `it contains more than ${mostSpecs} specs`);
    if (paths.length === 0)
        throw noSpecs(folder, 'it contains no SPEC.md');
    const specs = [];
    for (const path of paths.sort())
        specs.push(await specFileAt(top, path));
    return { top, index: await specFileAt(top, node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, 'INDEX.md')), specs };
}
async function topOf({ cwd, env }) {
    const asked = await (0,_adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_2__/* .userGit */ .G)(cwd, env)({ args: ['rev-parse', '--show-toplevel'] }).catch((error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A)
            return undefined;
        throw error;
    });
    return asked?.stdout.toString('utf8').replace(/\n$/, '') || cwd;
}
async function specsBelow(top, folder, depth) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder), { withFileTypes: true });
    const found = entries.flatMap(({ name }) => (name === 'SPEC.md' ? [node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, name)] : []));
    if (depth === deepest)
        return found;
    for (const entry of entries)
        if (entry.isDirectory() && found.length <= mostSpecs)
            found.push(...(await specsBelow(top, node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, entry.name), depth + 1)));
    return found;
}
async function specFileAt(top, file) {
    let handle;
    try {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, file));
        if (!real.startsWith(`${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(top)}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`))
            return { file, refused: 'it points outside the repository' };
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(real);
        const { size } = await handle.stat();
        if (size > _core_plan_format_read_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .maxPlanBytes */ .Jg)
            return { file, refused: `it has ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_5__/* .thousands */ .oh)(size)} bytes; the limit is 5 MiB` };
        return { file, bytes: await handle.readFile() };
    }
    catch (error) {
        const { code, message } = error;
        const missing = code === 'ENOENT';
        return { file, missing, refused: missing ? 'there is no such file' : (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(message, 200) };
    }
    finally {
        await handle?.close();
    }
}
const noSpecs = (folder, why) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
    code: 'SPEC_MISSING',
    message: `There are no specs in ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(folder, 200)}: ${why}.`,
    hint: 'A spec is a file such as specs/search/SPEC.md, listed in specs/INDEX.md (docs/specs.md).',
});


/***/ })

};
