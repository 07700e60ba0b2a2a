export const id = 5945;
export const ids = [5945,8020];
export const modules = {

/***/ 83582:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ contextFor),
/* harmony export */   HI: () => (/* binding */ agentsOfBase),
/* harmony export */   Hb: () => (/* binding */ passesOf),
/* harmony export */   Lb: () => (/* binding */ contextModel),
/* harmony export */   t9: () => (/* binding */ instructionsFor),
/* harmony export */   vs: () => (/* binding */ template)
/* harmony export */ });
/* harmony import */ var _core_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81484);
/* harmony import */ var _core_knowledge_agents_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60979);
/* harmony import */ var _core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62090);
/* harmony import */ var _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91936);
/* harmony import */ var _core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58020);





async function template({ base, embedded }, name) {
    for (const path of _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_3__/* .templatePaths */ .b[name]) {
        const text = await base.read(path);
        if (text !== undefined)
            return (0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .withProjectWords */ .vC)(text, await (0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .readProjectWords */ .lr)(base.read), path);
    }
    return (await embedded.read(`prompt/${name}.md`)) ?? '';
}
const contextFor = async ({ base }, plan) => [(0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .projectContext */ .tC)(await (0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .readProjectWords */ .lr)(base.read)), plan.context ?? ''].filter(Boolean).join('\n\n');
async function instructionsFor({ base }, { settings }) {
    const { instructions } = _core_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentFacts */ .Ld[settings.agent];
    const text = instructions === null ? '' : ((await base.read(instructions)) ?? '');
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.trim() === _core_knowledge_agents_block_js__WEBPACK_IMPORTED_MODULE_1__/* .agentsMdImport */ .$c);
    if (at === -1)
        return text;
    return lines.with(at, (await base.read(_core_knowledge_agents_block_js__WEBPACK_IMPORTED_MODULE_1__/* .agentsMdFile */ .s9)) ?? '').join('\n');
}
async function agentsOfBase({ base, embedded }) {
    const source = await base.read(_core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__/* .agentsFile */ .dq);
    if (source === undefined)
        return _core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__/* .noAgentsFile */ .Ee;
    return (0,_core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readAgentsFile */ .JW)(source, {
        schema: (path) => base.read(`.ralph/config/${path}`),
        template: (path) => base.read(`.ralph/templates/${path}`),
        shipped: async (name) => (await base.read(`.ralph/templates/pass-${name}.md`)) ?? embedded.read(`prompt/pass-${name}.md`),
    });
}
async function passesOf(ports, { settings }) {
    return settings['agent-passes-enabled'] ? (await agentsOfBase(ports)).passes : [];
}
async function contextModel(ports, { settings }) {
    return settings['context-agent-model'] ?? (await agentsOfBase(ports)).context.model ?? settings.model ?? null;
}


/***/ }),

/***/ 60979:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ agentsMdImport),
/* harmony export */   DV: () => (/* binding */ blockIn),
/* harmony export */   E7: () => (/* binding */ agentsBlock),
/* harmony export */   s9: () => (/* binding */ agentsMdFile),
/* harmony export */   su: () => (/* binding */ withBlock)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56069);



const agentsMdFile = 'AGENTS.md';
const agentsMdImport = `@${agentsMdFile}`;
const headings = [
    ['constraint', 'Constraints'],
    ['gotcha', 'Gotchas'],
    ['pattern', 'Patterns'],
];
const mostEntries = 60;
const beginMark = (plan) => `<!-- ralph:knowledge begin plan=${plan} -->`;
const endMark = '<!-- ralph:knowledge end -->';
const looksLikeMark = /<!--\s*ralph:knowledge\b/;
const begins = /^<!-- ralph:knowledge begin plan=(\S+) -->$/;
function agentsBlock(entries, plan) {
    const fitting = entries.filter((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isActive */ .$m)(entry) && headings.some(([type]) => type === (0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(entry.id)));
    const byWeight = [...fitting.filter(_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isHard */ .is), ...fitting.filter((entry) => !(0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isHard */ .is)(entry)).reverse()];
    const chosen = new Set(byWeight.slice(0, mostEntries));
    const sections = headings.flatMap(([type, heading]) => {
        const lines = fitting.filter((entry) => chosen.has(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(entry.id) === type).map(entryLine);
        return lines.length === 0 ? [] : ['', `### ${heading}`, '', ...lines];
    });
    const left = fitting.length - chosen.size;
    return [
        beginMark(plan),
        '## What ralph learned here',
        '',
        `ralph maintains this section from what its run \`${plan}\` has learned; edits between the markers are overwritten.`,
        ...(fitting.length === 0 ? ['', 'Nothing at the moment.'] : sections),
        ...(left > 0 ? ['', `${left} more: \`ralph knowledge\`.`] : []),
        endMark,
    ];
}
const entryLine = (entry) => `- ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(entry.text, _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr)} [${sourceOf(entry)}]`;
function sourceOf({ id, by, iterations, from }) {
    const where = from === null ? '' : ` of ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(from, 100)}`;
    if (by !== null)
        return `${id}, said by ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(by, 100)}${where}`;
    return `${id}, source: iter ${iterations.join(', ')}${where}`;
}
function withBlock(text, block, { plan, inherits }) {
    const found = findBlock(text);
    if ('why' in found)
        return { kind: 'left', why: found.why };
    const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
    const written = block.join(eol);
    if (found.place === undefined) {
        const gap = text === '' ? '' : text.endsWith('\n') ? eol : `${eol}${eol}`;
        return { kind: 'changed', text: `${text}${gap}${written}${eol}` };
    }
    const { from, to, owner } = found.place;
    if (owner !== plan && !inherits.includes(owner)) {
        const why = `its section between the markers belongs to the run of ${owner}. To keep those lines for good, remove the markers; to let the run of ${plan} write its own, remove the section. A run started with knowledge-from ${owner} takes it over`;
        return { kind: 'left', why };
    }
    if (text.slice(from, to) === written)
        return { kind: 'same' };
    return { kind: 'changed', text: `${text.slice(0, from)}${written}${text.slice(to)}` };
}
function blockIn(text) {
    const found = findBlock(text);
    if ('why' in found)
        return text
            .split(/\r?\n/)
            .filter((line) => looksLikeMark.test(line))
            .join('\n');
    return found.place && text.slice(found.place.from, found.place.to);
}
function findBlock(text) {
    const marks = [...text.matchAll(/[^\r\n]*<!--[^\r\n]*/g)]
        .filter(([line]) => looksLikeMark.test(line))
        .map(({ 0: line, index }) => ({ line, index, number: text.slice(0, index).split('\n').length }));
    const [first, second, third] = marks;
    if (!first)
        return { place: undefined };
    const owner = begins.exec(first.line)?.[1];
    const lines = marks.map(({ number }) => number);
    if (owner === undefined || second?.line !== endMark || third) {
        const at = `${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, 5).join(', ')}`;
        return {
            why: `its markers are damaged (${at}): there must be one begin marker and below it one end marker, each on a line of its own; fix or remove them`,
        };
    }
    return { place: { from: first.index, to: second.index + second.line.length, owner } };
}


/***/ }),

/***/ 46701:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ endedPasses),
/* harmony export */   ls: () => (/* binding */ passesVerdict),
/* harmony export */   nZ: () => (/* binding */ isDue),
/* harmony export */   oS: () => (/* binding */ passFindings)
/* harmony export */ });
/* unused harmony exports failing, owedBy */
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97483);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _read_pass_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8036);





function isDue({ trigger, fail_on }, request) {
    const [kind, every = ''] = trigger.split(':');
    if (kind === 'always')
        return true;
    if (kind === 'periodic')
        return request.iteration % Number(every) === 0;
    if (kind === 'on_failure')
        return request.checks === 'failed';
    return request.checks === 'passed' || (request.checks === 'unknown' && fail_on !== 'never');
}
const ranks = ['suggestion', 'warning', 'critical'];
const failing = ({ fail_on }, issues) => fail_on === 'never' ? [] : issues.filter(({ severity }) => ranks.indexOf(severity) >= ranks.indexOf(fail_on));
function passesVerdict(passes, results, request) {
    const found = [];
    const { iteration } = request;
    for (const { name, fail_on } of passes.filter((pass) => isDue(pass, { iteration, checks: 'passed' }))) {
        if (fail_on === 'never')
            continue;
        const result = results.find((other) => other.name === name);
        if (!result) {
            found.push(`the pass ${name} was not asked`);
            continue;
        }
        const { end, why, issues } = result;
        const verdict = (0,_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptVerdict */ .ve)({ ...request, end, hasChanges: true, findings: [] });
        if (verdict.kind === 'interrupt')
            return { ...verdict, why: `the pass ${name}: ${verdict.why}` };
        const grave = failing({ fail_on }, issues);
        if (why !== null)
            found.push(`the pass ${name} gave no usable answer: ${why}`);
        else if (grave[0])
            found.push(`the pass ${name} found ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(grave.length, 'fault')}: ${grave[0].description}`);
    }
    return found.length === 0 ? undefined : { kind: 'fail', cause: 'review', why: found.join('; ') };
}
const longest = 600;
const most = 20;
function passFindings(results) {
    const lines = results.flatMap(({ name, issues }) => issues.map(({ severity, file, description, suggested_fix: fix }) => {
        const where = [name, severity, ...(file ? [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(file, 200)] : [])].join(', ');
        return `- ${where}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(description, longest)}${fix ? ` Suggested: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(fix, longest)}` : ''}`;
    }));
    const more = lines.length - most;
    return [...lines.slice(0, most), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
}
const mostBegun = 2;
const owedBy = (passes, request) => passes
    .filter((pass) => isDue(pass, request) && !isDue(pass, { ...request, checks: 'unknown' }))
    .map(({ name }) => name);
function endedPasses(owed, { passes, calls, withinTime, }) {
    return owed.passes.flatMap((name) => {
        const pass = passes.find((one) => one.name === name);
        const call = calls.find((one) => one.iteration === owed.iteration && one.name === name);
        if (pass && call) {
            const { iteration: _, ...made } = call;
            return (0,_read_pass_js__WEBPACK_IMPORTED_MODULE_4__/* .readPass */ .y)(made, pass, withinTime);
        }
        if (pass && owed.begun < mostBegun)
            return [];
        return notMade(name, pass ? `it was begun ${owed.begun} times and never came to an end` : 'it is no longer a pass');
    });
}
const notMade = (name, why) => ({
    name,
    end: { kind: 'no_result', tail: '' },
    model: null,
    usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
    duration_ms: 0,
    answer: null,
    issues: [],
    summary: '',
    why,
});


/***/ }),

/***/ 62090:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ noAgentsFile),
/* harmony export */   JW: () => (/* binding */ readAgentsFile),
/* harmony export */   dq: () => (/* binding */ agentsFile),
/* harmony export */   kE: () => (/* binding */ faultBy)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42463);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26921);
/* harmony import */ var _schema_agent_context_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96351);
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74639);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);





const agentsFile = '.ralph/config/agents.json';
const Shape = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    context_agent: _schema_agent_context_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .ContextAgent */ .x8.prefault({}),
    passes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentPass */ .Rx).max(20).default([]),
});
const noAgentsFile = {
    passes: [],
    context: { model: null, prep: { max_turns: 25, template: undefined }, post: { max_turns: 10, template: undefined } },
};
async function readAgentsFile(source, files) {
    const read = Shape.safeParse(json(source));
    if (!read.success)
        throw invalid(read.error.issues.map(({ path, message }) => `${place(path)}: ${message}`));
    const { context_agent: context, passes } = read.data;
    const enabled = passes.filter((pass) => pass.enabled);
    const twice = enabled.filter(({ name }, index) => enabled.findIndex((other) => other.name === name) < index);
    const found = await Promise.all(enabled.map((pass) => complete(pass, files)));
    const prep = await contextCall('prep', context.prep, files);
    const post = await contextCall('post', context.post, files);
    const faults = [
        ...[prep, post].flatMap(({ fault }) => fault ?? []),
        ...twice.map(({ name }) => `passes: two of them are called "${name}"`),
        ...found.flatMap(({ pass, faults }) => faults.map((fault) => `pass "${pass.name}": ${fault}`)),
    ];
    if (faults.length > 0)
        throw invalid(faults);
    return {
        passes: found.map(({ pass }) => pass),
        context: { model: context.model, prep: prep.call, post: post.call },
    };
}
const stock = { prep: 'context-prep-prompt.md', post: 'context-post-prompt.md' };
async function contextCall(name, { max_turns, prompt_template: named }, files) {
    const template = named === undefined ? undefined : await insideOnly(named, files.template);
    const call = { max_turns, template };
    const missing = named !== undefined && named !== stock[name] && template === undefined;
    return { call, ...(missing && { fault: `context_agent.${name}.prompt_template: there is no template ${named}` }) };
}
async function complete(pass, files) {
    const [{ schema, fault }, template] = await Promise.all([
        schemaOf(pass, files.schema),
        insideOnly(pass.prompt_template, async (path) => (await files.template(path)) ?? files.shipped(path)),
    ]);
    const missing = template === undefined ? [`there is no template ${pass.prompt_template}`] : [];
    const faults = [...(fault === undefined ? [] : [fault]), ...missing];
    return { pass: { ...pass, schema, template: template ?? '' }, faults };
}
function insideOnly(given, read) {
    const path = given.replace(/^\.ralph\/(?:templates|config)\//, '');
    return /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(path) ? read(path) : Promise.resolve(undefined);
}
async function schemaOf({ schema }, schemaAt) {
    if (schema === undefined)
        return { schema };
    const text = typeof schema === 'string' ? await insideOnly(schema, schemaAt) : undefined;
    if (typeof schema === 'string' && text === undefined)
        return { schema: undefined, fault: `there is no ${schema} in .ralph/config` };
    try {
        const value = text === undefined ? schema : JSON.parse(text);
        if (typeof value !== 'object' || value === null)
            return { schema: undefined, fault: 'its schema is not an object' };
        const fault = schemaFault(value);
        return fault === undefined ? { schema: value } : { schema: undefined, fault: `its schema cannot be used: ${fault}` };
    }
    catch (error) {
        return { schema: undefined, fault: `its schema cannot be used: ${messageOf(error)}` };
    }
}
function json(source) {
    try {
        return JSON.parse(source);
    }
    catch (error) {
        throw invalid([messageOf(error)]);
    }
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
const place = (path) => path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || 'it';
const invalid = (findings) => new _error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'AGENTS_FILE_INVALID',
    message: `${agentsFile} cannot be used.`,
    hint: `Fix the problems above in ${agentsFile} and commit it to the base, or set \`agent-passes-enabled: false\`.`,
    findings,
});
function compiled(schema) {
    const { $async, type } = schema;
    if (Array.isArray(schema))
        throw new Error('it is not an object');
    if ($async !== undefined)
        throw new Error('$async is not supported');
    if (type !== undefined && type !== 'object')
        throw new Error('an answer is an object: its type must be "object"');
    return new ajv__WEBPACK_IMPORTED_MODULE_4__.Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema);
}
function schemaFault(schema) {
    try {
        compiled(schema);
        return undefined;
    }
    catch (error) {
        return messageOf(error);
    }
}
function faultBy(schema, value, withinTime) {
    try {
        return withinTime(() => {
            const matches = compiled(schema);
            if (matches(value))
                return undefined;
            const [error] = matches.errors ?? [];
            return `its answer does not match its schema: ${error?.instancePath || 'it'} ${error?.message ?? 'differs'}`;
        });
    }
    catch (error) {
        return `its schema could not be evaluated on its answer: ${messageOf(error)}`;
    }
}


/***/ }),

/***/ 8036:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readPass)
/* harmony export */ });
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74639);
/* harmony import */ var _handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44173);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43573);
/* harmony import */ var _read_agents_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62090);




const maxIssues = 30;
const maxText = 2_000;
function readPass(call, { schema }, withinTime) {
    const answer = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOf */ .ut)(call.end);
    const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end;
    const none = (why) => ({ ...call, end, answer: null, issues: [], summary: '', why });
    if ('why' in answer)
        return none(answer.why);
    const fault = schema === undefined ? differing(answer.value) : (0,_read_agents_file_js__WEBPACK_IMPORTED_MODULE_3__/* .faultBy */ .kE)(schema, answer.value, withinTime);
    if (fault !== undefined)
        return none(fault);
    const { issues, summary } = understood(answer.value);
    return { ...call, end, answer: answer.value, issues, summary, why: null };
}
function differing(value) {
    const { error } = _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_0__/* .PassAnswer */ .a5.safeParse(value);
    return error && (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .faultIn */ ._8)(error, value);
}
function understood(value) {
    const { issues, summary } = (typeof value === 'object' && value !== null ? value : {});
    const found = (Array.isArray(issues) ? issues : []).flatMap((issue) => _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_0__/* .PassIssue */ .Fh.safeParse(issue).data ?? []);
    const gravest = [...found].sort((a, b) => weight[a.severity] - weight[b.severity]).slice(0, maxIssues);
    return {
        issues: gravest.map((issue) => ({
            severity: issue.severity,
            description: bounds(issue.description),
            ...(issue.file && { file: bounds(issue.file) }),
            ...(issue.suggested_fix && { suggested_fix: bounds(issue.suggested_fix) }),
        })),
        summary: typeof summary === 'string' ? bounds(summary) : '',
    };
}
const weight = { critical: 0, warning: 1, suggestion: 2 };
const bounds = (text) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .shownStart */ .s)(text, maxText);


/***/ }),

/***/ 58020:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lr: () => (/* binding */ readProjectWords),
/* harmony export */   tC: () => (/* binding */ projectContext),
/* harmony export */   vC: () => (/* binding */ withProjectWords),
/* harmony export */   wordFaults: () => (/* binding */ wordFaults)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41038);



const wordFiles = [
    { name: 'PRINCIPLES', path: '.ralph/principles.md', title: 'Principles' },
    { name: 'PATTERNS', path: '.ralph/patterns.md', title: 'Patterns' },
    { name: 'BOUNDARIES', path: '.ralph/boundaries.md', title: 'Boundaries' },
    { name: 'TECH_STACK', path: '.ralph/tech-stack.md', title: 'Tech stack' },
];
const wordsConfig = '.ralph/config.yaml';
const configured = {
    PROJECT_NAME: ['project', 'name'],
    PROJECT_DESCRIPTION: ['project', 'description'],
    TEST_COMMAND: ['commands', 'test'],
    LINT_COMMAND: ['commands', 'lint'],
    BUILD_COMMAND: ['commands', 'build'],
    DEV_COMMAND: ['commands', 'dev'],
};
const known = [...Object.keys(configured), ...wordFiles.map(({ name }) => name)];
async function readProjectWords(read) {
    const config = inYaml((await read(wordsConfig)) ?? '');
    const said = Object.entries(configured).map(([name, [group, key]]) => [name, wordIn(config, group, key)]);
    const files = wordFiles.map(async ({ name, path }) => [name, ((await read(path)) ?? '').trim()]);
    return Object.fromEntries([...said, ...(await Promise.all(files))]);
}
function inYaml(text) {
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { maxAliasCount: 20 });
    }
    catch (error) {
        throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
            code: 'PROJECT_WORDS',
            message: `${wordsConfig} cannot be read: ${String(error.message).split('\n')[0]}`,
            hint: 'Correct that place, or remove the file.',
        });
    }
}
function wordIn(config, group, key) {
    const fields = (value) => typeof value === 'object' && value !== null ? value : {};
    const value = fields(fields(config)[group])[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
const placeholder = /\{\{[ \t]*([A-Z][A-Z0-9_]*)[ \t]*\}\}/g;
function withProjectWords(template, words, path) {
    const [message] = unknownIn(template, path);
    if (message !== undefined)
        throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: 'PROJECT_WORDS', message, hint: allNames });
    return template.replace(placeholder, (_, name) => words[name] ?? '');
}
const allNames = `The placeholders are ${known.map((one) => `{{${one}}}`).join(', ')}.`;
const unknownIn = (template, path) => [...template.matchAll(placeholder)].flatMap(({ 1: name = '', index }) => {
    if (known.includes(name))
        return [];
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .meantName */ .d5)(name, known);
    const nearest = meant === undefined ? '' : `; did you mean {{${meant}}}?`;
    return [
        `${path}:${template.slice(0, index).split('\n').length} has {{${name}}}, which is not a placeholder${nearest}`,
    ];
});
function wordFaults(config, templates) {
    const unknown = templates.flatMap(([path, text]) => unknownIn(text, path));
    return [
        ...configFaults(config ?? ''),
        ...unknown.map((fault) => `${fault}${fault.endsWith('?') ? '' : '.'} ${allNames}`),
    ];
}
function configFaults(text) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text);
    if (document.errors.length > 0)
        return document.errors.map(({ linePos, message }) => {
            const [at] = linePos ?? [];
            const [what = ''] = message.split(/ at line |\n/);
            return `${wordsConfig}:${at?.line ?? 1}:${at?.col ?? 1}: ${what}`;
        });
    const lineOf = (offset) => text.slice(0, offset).split('\n').length;
    return Object.values(configured).flatMap(([group, key]) => {
        const node = document.getIn([group, key], true);
        if (node === undefined || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && ['string', 'number', 'object'].includes(typeof node.value)))
            return [];
        const [offset = 0] = ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range) || [];
        return [`${wordsConfig}:${lineOf(offset)}: ${group}.${key}: expected a text`];
    });
}
function projectContext(words) {
    const about = [words['PROJECT_NAME'], words['PROJECT_DESCRIPTION']].filter(Boolean).join(': ');
    const parts = wordFiles.flatMap(({ name, path, title }) => {
        const text = words[name] ?? '';
        return text === '' ? [] : [`# ${title} (${path})\n\n${text}`];
    });
    return [about === '' ? '' : `The project is ${about}`, ...parts].filter(Boolean).join('\n\n');
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


/***/ })

};
