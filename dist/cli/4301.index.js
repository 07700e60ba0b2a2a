export const id = 4301;
export const ids = [4301];
export const modules = {

/***/ 44301:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ runJob)
});

// UNUSED EXPORTS: beginJob

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/next/slices.js
var next_slices = __webpack_require__(29181);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
;// CONCATENATED MODULE: ./build/app/branch/mark-milestones.js



function milestoneMarker(ports, request) {
    const { ledger, endedInOrder, replaces } = request;
    const before = (0,orders/* newestTaken */.OT)(ledger.state);
    const told = new Set();
    function tell(marked) {
        const text = whatIsWrong(marked, ledger.state.work_branch);
        if (text === undefined || told.has(text))
            return;
        told.add(text);
        ports.show({ kind: 'warning', text });
    }
    return async () => {
        const grew = (0,orders/* newestTaken */.OT)(ledger.state) > before;
        const slices = (0,next_slices/* slicesOf */.nu)(ledger.state).filter(({ milestone, newest }) => {
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
        return `${branch} holds ${(0,report_context/* shortOid */.$M)(marked.tip)}, which is not from this run, so it stays unchanged; to add commits to the run, push them to ${workBranch}`;
    }
    return kind === 'refused' ? `${branch} could not be moved, so its pull request lags behind: ${marked.why}` : undefined;
}
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

// EXTERNAL MODULE: ./build/app/job/work.js
var job_work = __webpack_require__(12511);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/report/words/notices.js
var notices = __webpack_require__(4690);
// EXTERNAL MODULE: ./build/core/run/next/next-step.js + 1 modules
var next_step = __webpack_require__(33589);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var checks = __webpack_require__(89335);
// EXTERNAL MODULE: ./build/core/knowledge/agents-block.js
var agents_block = __webpack_require__(60979);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/next/human-review.js
var human_review = __webpack_require__(22);
;// CONCATENATED MODULE: ./build/core/run/next/agents-md-task.js







const agentsMdTask = (iteration, { slices }) => {
    const milestone = slices.at(-1)?.milestone ?? undefined;
    return plan/* Task */.YZ.parse({
        id: `${milestones/* reservedIds */.bJ.agentsMd}${iteration}`,
        title: `Keep what the run learned in ${agents_block/* agentsMdFile */.s9}`,
        order: Number.MIN_SAFE_INTEGER,
        description: `The engine updates the section of ${agents_block/* agentsMdFile */.s9} between its markers from the knowledge of the run; no agent is called.`,
        paths: [agents_block/* agentsMdFile */.s9],
        max_retries: 0,
        ...(milestone !== undefined && { milestone }),
    });
};
const openAgentsMd = (plan, state) => plan.tasks.find(({ id }) => (0,milestones/* isAgentsMd */.Eo)(id) && !over.has((0,begin/* statusIn */.em)(state)(id)));
const over = new Set(['done', 'skipped', 'given_up']);
function endedAgentsMd(state, { id }) {
    const { status, failed_iterations } = (0,begin/* taskIn */.B1)(state, id);
    if (status === 'failed')
        return `iteration ${failed_iterations.at(-1)} failed`;
    const [last] = failed_iterations.slice(-1);
    return last === undefined ? undefined : `the commit of iteration ${last} was rejected`;
}
function timeForAgentsMd(plan, state) {
    if (state.awaiting || state.undos.length > 0 || state.current)
        return false;
    const selection = (0,blocked/* selectTask */.aA)(plan, (0,begin/* statusIn */.em)(state), (0,human_review/* attentionIn */.Ct)(state));
    if (selection.kind === 'complete')
        return true;
    const milestone = state.slices.at(-1)?.milestone;
    if (selection.kind !== 'task' || milestone === null || milestone === undefined)
        return false;
    return (0,next_slices/* beginsSlice */.vq)(plan, state, selection.task.id) !== undefined && (0,next_slices/* isDone */.$L)(plan, state, milestone);
}

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/run/dossier.js
var run_dossier = __webpack_require__(35697);
;// CONCATENATED MODULE: ./build/app/job/delegate.js




function delegate({ ports, ledger, reach }, part, request) {
    const nonce = ports.clock.id();
    const dossier = run_dossier/* Dossier */.OP.parse({ schema: 1, run: ledger.state.run, nonce, ...part });
    const { commit, spent = job_work/* nothingSpent */.at } = request;
    if (commit !== null)
        ledger.keep(commit);
    ledger.attach(state_paths/* dossierPath */.JS, `${JSON.stringify(dossier, null, 2)}\n`);
    ledger.record({ type: 'handed_on', ...subjectOf(dossier), commit, nonce, laid_out: reach.laidOut ?? false, ...spent });
    return dossier;
}
function subjectOf(dossier) {
    if (dossier.phase === 'baseline')
        return { what: 'baseline', of: null };
    if (dossier.phase === 'passes')
        return { what: 'passes', of: null };
    if (dossier.phase === 'counsel')
        return { what: 'counsel', of: null };
    if (dossier.phase === 'undo') {
        const { iteration, task } = dossier.reverting;
        return { what: 'undo', of: { iteration, task } };
    }
    const { iteration, task } = dossier.phase === 'prepared' ? dossier.prepared : dossier.coded;
    return { what: (0,milestones/* isAgentsMd */.Eo)(task.id) ? 'agents_md' : 'attempt', of: { iteration, task: task.id } };
}

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/core/run/attempt/agent-steps.js

const mostSteps = 200;
const longest = { name: 60, target: 200 };
function countSteps() {
    const kept = [];
    let more = 0;
    let open;
    const close = (now) => {
        if (open?.step)
            open.step.duration_ms += Math.max(0, now - open.since);
        open = undefined;
    };
    return {
        hear(heard, now) {
            const before = open?.step;
            close(now);
            const [name, target] = [(0,one_line/* oneLine */.TN)(heard.name, longest.name), (0,one_line/* oneLine */.TN)(heard.target, longest.target)];
            if (before?.name === name && before.target === target) {
                before.count += 1;
                open = { step: before, since: now };
            }
            else if (kept.length < mostSteps) {
                const step = { name, target, count: 1, duration_ms: 0 };
                kept.push(step);
                open = { step, since: now };
            }
            else {
                more += 1;
            }
        },
        end(now) {
            close(now);
            return { kept, more };
        },
    };
}

// EXTERNAL MODULE: ./build/core/run/next/conflict-task.js
var conflict_task = __webpack_require__(99292);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var job_servers = __webpack_require__(66794);
// EXTERNAL MODULE: ./build/core/guard/finding.js
var finding = __webpack_require__(91881);
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(73971);
// EXTERNAL MODULE: ./build/core/guard/secrets.js
var secrets = __webpack_require__(65673);
// EXTERNAL MODULE: ./build/core/guard/check-configuration.js
var check_configuration = __webpack_require__(5147);
;// CONCATENATED MODULE: ./build/core/guard/test-guard.js


const isManifest = (path) => /(?:^|\/)package\.json$/.test(path);
const namedBy = (checks, path) => checks.find(({ run, working_directory }) => (0,check_configuration/* pathsIn */.Mr)(run, working_directory).includes(path))?.run;
const mattersToChecks = (path, checks) => isManifest(path) ||
    (0,check_configuration/* isCheckConfiguration */.rg)(path) ||
    (0,check_configuration/* isTestFile */.hl)(path) ||
    path.endsWith('.rs') ||
    namedBy(checks, path) !== undefined;
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
    if (run !== undefined && !((0,check_configuration/* isTestFile */.hl)(path) && action === 'created'))
        return [`${path}, which the check ${run} runs, ${verbs[action]}`];
    if (!(0,check_configuration/* isCheckConfiguration */.rg)(path))
        return [];
    const same = before !== undefined &&
        after !== undefined &&
        (0,check_configuration/* withoutDependencies */.iR)(path, before) === (0,check_configuration/* withoutDependencies */.iR)(path, after);
    return same ? [] : [`${path}, which configures how checks run, ${verbs[action]}`];
}
function skipped({ path, after, before = '' }) {
    if (after === undefined || (!(0,check_configuration/* isTestFile */.hl)(path) && !path.endsWith('.rs')))
        return [];
    const more = skipsIn(after) - skipsIn(before);
    return more > 0 ? [`${path} skips ${more === 1 ? 'a test' : `${more} tests or groups`} that would have run`] : [];
}
function removed(files) {
    const tests = files.filter(({ path }) => (0,check_configuration/* isTestFile */.hl)(path));
    const came = new Set(tests.flatMap(({ action, after }) => (action === 'created' && after !== undefined ? [after] : [])));
    const change = tests.reduce((sum, { before = '', after = '' }) => sum + testsIn(after) - testsIn(before), 0);
    return tests.flatMap(({ path, action, before = '', after = '' }) => {
        if (action === 'deleted') {
            const moved = came.has(before) || (change >= 0 && testsIn(before) > 0);
            return moved ? [] : [`the test file ${path} was removed`];
        }
        const fewer = testsIn(before) - testsIn(after);
        return fewer > 0 && change < 0 ? [`${path} has ${fewer} ${fewer === 1 ? 'test' : 'tests'} fewer than before`] : [];
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
const testsIn = (text) => count(cases, text);
const skipsIn = (text) => count(skips, text);
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
function scriptChanges(file, checks) {
    const { path, before, after } = file;
    if (before === undefined)
        return [];
    const [was, is] = [read(before), after === undefined ? {} : read(after)];
    if (!was)
        return [];
    if (!is)
        return [`${path} can no longer be read`];
    const [old, now] = [scriptsOf(was), scriptsOf(is)];
    const names = new Set([...reached(old, checks), ...reached(now, checks)]);
    const scripts = [...names].flatMap(([name, by]) => {
        const [a, b] = [old[name], now[name]];
        if (a === b)
            return [];
        const how = b === undefined ? 'is gone' : `is ${JSON.stringify(b)} now`;
        return [
            `${path}: the script "${name}", which ${by} runs, ${how} (was ${a === undefined ? 'missing' : JSON.stringify(a)})`,
        ];
    });
    const tools = settingsOfTools.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
    return [...new Set(scripts), ...tools.map((name) => `${path}: "${name}" was changed`)];
}
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
function called(command, scripts) {
    const names = [...command.matchAll(managers)].flatMap(([all, , name = '']) => {
        const script = name === 't' || name === 'tst' ? 'test' : name;
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

;// CONCATENATED MODULE: ./build/app/phase/code/guard.js






async function guard(ports, job, capture) {
    const refused = capture.refused.map(({ path, why }) => ({ path, why }));
    const tooLarge = (0,finding/* sizeFindings */.IK)(capture.changes);
    const isLarge = new Set(tooLarge.map(({ path }) => path));
    const searched = isLarge.has(null) ? [] : capture.changes.filter(({ path }) => !isLarge.has(path));
    const found = [
        ...refused,
        ...(0,protected_paths/* protectedFindings */.Du)(capture.changes, [
            ...job.steeringFiles,
            ...(job.queue ? [job.queue.folder] : []),
            ...job.settings['protected-paths'],
        ]),
        ...(0,protected_paths/* outsideFindings */.kS)(capture.changes, capture.task.paths),
        ...tooLarge,
        ...(await blockFindings(ports.workspace, job, { ...capture, changes: searched })),
        ...(await secretsIn(ports, job.secrets, { ...capture, changes: searched })),
    ];
    const touched = await touchedChecks(ports.workspace, job.checks, { ...capture, changes: searched });
    const fails = job.settings['test-guard'] === 'fail';
    return { findings: [...found.map(finding/* findingSentence */.dj), ...(fails ? touched : [])], touched: fails ? [] : touched };
}
async function blockFindings(workspace, { settings }, { tree, changes, task, checkpoint, merge }) {
    const touched = changes.some(({ path }) => path === agents_block/* agentsMdFile */.s9);
    if (!settings['agents-md'] || !touched || (0,milestones/* isAgentsMd */.Eo)(task.id))
        return [];
    const [after, ...before] = await Promise.all([tree, checkpoint, ...(merge ? [merge.base] : [])].map(async (treeish) => {
        const content = await workspace.readCaptured(treeish, agents_block/* agentsMdFile */.s9, readBytes);
        return content && (0,agents_block/* blockIn */.DV)(new TextDecoder('utf-8').decode(content));
    }));
    if (before.includes(after))
        return [];
    return [{ path: agents_block/* agentsMdFile */.s9, why: 'changes the section between the markers, which ralph maintains' }];
}
const mostUnpacked = 256 * 1024 * 1024;
async function secretsIn({ workspace, credentialShapes }, known, { tree, changes, start }) {
    const finder = (0,secrets/* secretFinder */.pY)(known);
    let left = mostUnpacked;
    const findIn = async (treeish, path) => {
        const found = [];
        for await (const part of workspace.contents(treeish, path, left)) {
            if ('why' in part)
                found.push({ path, why: part.why });
            else {
                if (part.packed !== '')
                    left -= part.bytes.length;
                const shapes = await credentialShapes.find({ path, content: part.bytes });
                found.push(...finder.inContent({ path, content: part.bytes, packed: part.packed }, shapes));
            }
        }
        return found;
    };
    const found = [];
    for (const { path, action } of changes) {
        if (action === 'deleted')
            continue;
        const now = await findIn(tree, path);
        const before = now.length > 0 && action === 'modified' ? await findIn(start, path) : [];
        found.push(...finder.inName(path), ...now.filter(({ why }) => times(now, why) > times(before, why)));
    }
    return found;
}
const times = (findings, why) => findings.filter((finding) => finding.why === why).length;
const readBytes = 1024 * 1024;
const mostFiles = 2_000;
async function touchedChecks(workspace, checks, request) {
    const read = async (treeish, path) => {
        const content = await workspace.readCaptured(treeish, path, readBytes);
        return content && new TextDecoder('utf-8').decode(content);
    };
    const files = [];
    for (const { path, action } of request.changes) {
        if (files.length === mostFiles || !mattersToChecks(path, checks))
            continue;
        const before = action === 'created' ? undefined : await read(request.start, path);
        files.push({ path, action, before, after: action === 'deleted' ? undefined : await read(request.tree, path) });
    }
    return testGuard(files, checks);
}

// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(42463);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
;// CONCATENATED MODULE: ./build/core/handoff/read-handoff.js




const maxTextChars = 1024 * 1024;
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
        return { faults: ['The result text contains several handoffs and does not say which one counts.'] };
    return handoff ?? readings[0] ?? { faults: ['The result text is not JSON and contains no JSON code block.'] };
}
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
    const bounded = (0,excerpt/* boundedValue */.lv)(value, maxTextChars);
    if ('fault' in bounded)
        return { faults: [`${of} ${bounded.fault}.`] };
    const validate = validator();
    if (!validate(bounded.value))
        return { faults: (validate.errors ?? []).slice(0, 10).map(faultOf(of)) };
    const handoff = agent_handoff/* Handoff */.Pj.safeParse(bounded.value);
    return handoff.success ? { handoff: handoff.data, source } : { faults: [`${of} is not a handoff.`] };
}
const faultOf = (of) => ({ instancePath, message }) => `${of} is not a handoff: ${instancePath === '' ? 'it' : instancePath.slice(1)} ${message}.`;
let compiled;
function validator() {
    compiled ??= new ajv.Ajv({ allErrors: true, validateSchema: false }).compile((0,agent_handoff/* handoffJsonSchema */.u0)());
    return compiled;
}
const leastFreeform = 50;
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

// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
;// CONCATENATED MODULE: ./build/core/handoff/synthesize.js






const maxListed = 50;
const maxText = 500;
function syntheticHandoff(given) {
    const { task, changes, turns } = given;
    const files = (0,capped/* cappedLines */.L)(changes.map(({ path, action }) => `${action}: ${(0,visible/* visible */.R)(path)}`), maxListed).map((line) => `- ${line}`);
    const said = (0,neutral_markdown/* nestHeadings */.gz)((0,excerpt/* startOf */.GH)((0,visible/* visible */.R)(given.text).trim(), maxText));
    return {
        summary: `${summaryOf(changes)} for ${task.id}.`,
        freeform: [
            `The agent worked ${turns} ${turns === 1 ? 'turn' : 'turns'} on ${task.id} (${task.title}) and left no handoff. This one was written from the files it changed; why it changed them is not known. Read the changes before you build on them.`,
            files.length === 0 ? 'It changed no files.' : `Changed files:\n${files.join('\n')}`,
            said === '' ? 'Its last output is empty.' : `The start of its last output:\n\n${said}`,
        ].join('\n\n'),
        task_completed: { task_id: task.id, fully_complete: false },
        unfinished_business: [
            {
                item: `Check ${task.id} against its acceptance criteria`,
                reason: 'no handoff was left',
                priority: 'high',
            },
        ],
        files_touched: changes.slice(0, maxListed).map(({ path, action }) => ({ path, action })),
        confidence_level: 'low',
    };
}
function summaryOf(changes) {
    const [first, second] = changes;
    if (first === undefined)
        return 'Changed no files';
    if (second === undefined)
        return `Changed ${(0,visible/* visible */.R)(first.path)}`;
    return `Changed ${changes.length} files (${(0,visible/* visible */.R)(first.path)}, \u2026)`;
}
const maxSaid = 3_000;
const maxShown = 200;
function extractionPrompt(given) {
    const { task, changes } = given;
    const files = (0,capped/* cappedLines */.L)(changes.map(({ path, action }) => `${action} ${(0,one_line/* oneLine */.TN)((0,visible/* visible */.R)(path), 300)}`), maxShown);
    const parts = [
        given.template.trim(),
        `## Task\n\n${task.id}: ${(0,one_line/* oneLine */.TN)(task.title, 300)}`,
        `## Changed files\n\n${(0,fences/* fenced */.OF)(files.join('\n'))}`,
        given.diffStat.trim() === '' ? '' : `## Size of the changes\n\n${(0,fences/* fenced */.OF)((0,visible/* visible */.R)(given.diffStat).trimEnd())}`,
        `## What the agent said last\n\n${(0,fences/* fenced */.OF)((0,excerpt/* startOf */.GH)((0,visible/* visible */.R)(given.said).trim(), maxSaid))}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}

// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
;// CONCATENATED MODULE: ./build/app/phase/code/obtain-handoff.js





const extractionUsd = 0.25;
const leastUsd = 0.01;
const extractionTurns = 3;
async function obtainHandoff(ports, job, request) {
    const { prepared, outcome, capture } = request;
    const { end, usage, durationMs } = outcome;
    if (end.kind !== 'finished' && end.kind !== 'no_result') {
        return { handoff: null, handoffSource: null, usage, durationMs };
    }
    const { structured, text } = end.kind === 'finished' ? end : { structured: undefined, text: end.tail };
    const reading = readHandoff({ structured, text });
    if ('handoff' in reading)
        return { handoff: reading.handoff, handoffSource: reading.source, usage, durationMs };
    const call = await extract(ports, job, { ...request, text });
    const extracted = call && acceptExtracted(call.end, capture.changes);
    const failed = extracted && !('handoff' in extracted) ? extracted.why : null;
    const model = job.settings['extraction-model'];
    const spent = call
        ? {
            usage: (0,agent_usage/* addUsage */.vk)(usage, call.usage),
            durationMs: durationMs + call.durationMs,
            extraction: { model, usage: call.usage, duration_ms: call.durationMs, why: failed },
        }
        : { usage, durationMs };
    if (extracted && 'handoff' in extracted)
        return { handoff: extracted.handoff, handoffSource: 'extracted', ...spent };
    if (failed !== null)
        ports.show({ kind: 'note', text: `no handoff could be extracted: ${failed}` });
    const { task } = prepared;
    const handoff = syntheticHandoff({ task, changes: capture.changes, text, turns: usage.turns });
    return { handoff, handoffSource: 'synthetic', ...spent };
}
async function extract(ports, job, request) {
    const { prepared, outcome, capture, text } = request;
    const { iteration, task, attempt, start } = prepared;
    const { agent, workspace, show } = ports;
    const left = job.settings['cost-budget'] - request.spentUsd - outcome.usage.usd;
    const possible = request.hopeful && agent.ask !== undefined && !request.cancelled.aborted;
    if (!possible || text.trim() === '' || left < leastUsd)
        return undefined;
    const model = job.settings['extraction-model'];
    show({ kind: 'note', text: `the agent left no handoff; ${model} extracts one from its last output` });
    const question = {
        role: 'extraction',
        iteration,
        task: task.id,
        attempt,
        prompt: extractionPrompt({
            template: await (0,from_base/* template */.vs)(ports, 'handoff-extraction'),
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
    return request.guarded(async (signal) => {
        try {
            return await agent.ask?.(question, signal);
        }
        catch (error) {
            show({ kind: 'warning', text: `no handoff could be extracted: ${String(error)}` });
            return undefined;
        }
    });
}

;// CONCATENATED MODULE: ./build/app/phase/code/code.js










async function code(ports, job, request) {
    const { prepared } = request;
    ports.workspace.entrust();
    const outcome = (0,redact/* mapStrings */.to)(await request.guarded((signal) => callAgent(ports, job, { ...request, signal })), ports.clean);
    const { lingeredMs, denials, servers, steps } = outcome;
    request.onSpent({ usage: outcome.usage, duration_ms: outcome.durationMs });
    if (outcome.end.kind === 'error' && outcome.end.what === 'disk')
        return discarded(ports, prepared, outcome);
    const left = await captured(ports, request);
    if (!left)
        return cutOff(prepared, outcome);
    const formatted = isWorthFormatting(outcome.end, left) ? await format(ports, job, request) : nothingToFormat;
    const capture = formatted.ran ? await captured(ports, request) : left;
    if (!capture)
        return cutOff(prepared, outcome);
    const end = formatted.stopped ? { kind: 'cancelled' } : outcome.end;
    const { tree, changes, hidden, environment } = capture;
    const guarded = await guard(ports, job, { ...capture, ...prepared });
    const findings = [...guarded.findings, ...outcome.outside];
    const unready = formatted.failed ?? (await unresolved(ports, { ...prepared, tree }));
    const hopeful = changes.length > 0 && findings.length === 0 && unready === null;
    const obtained = await obtainHandoff(ports, job, { ...request, outcome, capture, hopeful });
    request.onSpent({ usage: obtained.usage, duration_ms: obtained.durationMs });
    const seen = { tree, changes, hidden, environment, findings, touched: guarded.touched, unready };
    return { ...prepared, end, lingeredMs, denials, servers, ...(steps && { steps }), ...obtained, ...seen };
}
const nothingSeen = { hidden: { paths: [], total: 0 }, environment: { paths: [], total: 0 }, findings: [], touched: [] };
async function discarded({ workspace }, prepared, outcome) {
    await workspace.discard();
    return nothingLeft(prepared, outcome);
}
function nothingLeft(prepared, outcome) {
    const nothing = { tree: prepared.start, changes: [], unready: null, ...nothingSeen };
    return { ...prepared, ...outcome, handoff: null, handoffSource: null, ...nothing };
}
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
async function callAgent(ports, job, given) {
    const { settings } = job;
    const { iteration, task, attempt, prompt, systemPrompt } = given.prepared;
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
        budgetUsd: Math.max(0.01, settings['cost-budget'] - given.spentUsd),
        allowedTools: task.allowed_tools,
        schema: (0,agent_handoff/* handoffJsonSchema */.u0)(),
        servers: await (0,job_servers/* serversFor */.Qm)(ports, job, { of: 'code', recall: given.recall }),
    };
    const counted = countSteps();
    let heard = false;
    const outcome = await ports.agent.run(request, given.signal, (progress) => {
        if (progress.kind === 'tool')
            counted.hear(progress, ports.clock.now());
        heard ||= progress.kind === 'tool';
        ports.show({ kind: 'agent', iteration, progress });
    });
    return heard ? { ...outcome, steps: counted.end(ports.clock.now()) } : outcome;
}
const nothingToFormat = { ran: false, stopped: false, failed: null };
async function format(ports, job, request) {
    if (job.settings['before-capture'].length === 0)
        return nothingToFormat;
    const { iteration } = request.prepared;
    try {
        const failed = await request.guarded((signal) => beforeCapture(ports, job, { iteration, signal }));
        return { ran: true, stopped: false, failed };
    }
    catch (error) {
        if (error instanceof Error && error.name === 'AbortError')
            return { ran: true, stopped: true, failed: null };
        throw error;
    }
}
const timeoutMs = 10 * 60_000;
async function beforeCapture({ runCheck }, { settings }, request) {
    for (const run of settings['before-capture']) {
        const working_directory = settings['working-directory'];
        const check = { name: run, run, kind: 'build', timeout_ms: timeoutMs, working_directory };
        const result = await runCheck(check, `iteration-${request.iteration}-before-capture`, request.signal);
        if (!result.passed)
            return `before-capture: ${run} ${(0,failure_sentence/* failureSentence */.Qz)(result)}\n${(0,output_excerpt/* outputExcerpt */.V4)(result, 1000)}`.trim();
    }
    return null;
}
const isWorthFormatting = (end, { changes, refused }) => (end.kind === 'finished' || end.kind === 'no_result') && changes.length > 0 && refused.length === 0;
const code_readBytes = 100 * 1024 * 1024;
async function unresolved({ workspace }, { merge, checkpoint, tree }) {
    if (!merge)
        return null;
    const left = [];
    for (const path of merge.files) {
        const [text = '', ...sides] = await Promise.all([tree, checkpoint, merge.base].map(async (treeish) => {
            const content = await workspace.readCaptured(treeish, path, code_readBytes);
            return new TextDecoder('utf-8').decode(content);
        }));
        if ((0,conflict_task/* hasLeftMarkers */.FI)(text, sides))
            left.push(path);
    }
    return left.length === 0 ? null : `conflict markers remain in ${left.join(', ')}`;
}
function notCalled({ prompt: _, systemPrompt: __, calls: ___, ...numbered }) {
    const nothing = { paths: [], total: 0 };
    return {
        ...numbered,
        end: { kind: 'cancelled' },
        usage: noUsage,
        durationMs: 0,
        lingeredMs: null,
        denials: [],
        handoff: null,
        handoffSource: null,
        tree: numbered.start,
        changes: [],
        hidden: nothing,
        environment: nothing,
        unready: null,
        findings: [],
        touched: [],
    };
}

// EXTERNAL MODULE: ./build/core/knowledge/merge-first.js
var merge_first = __webpack_require__(38962);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/phase/prepare/prepare.js + 5 modules
var prepare = __webpack_require__(35295);
// EXTERNAL MODULE: ./build/core/context/ended-iteration.js
var ended_iteration = __webpack_require__(78588);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
;// CONCATENATED MODULE: ./build/core/context/manifest.js






const manifestFolder = '.ralph-context';
const maxHandoff = 60_000;
function manifestFiles({ assembled, iteration, knowledge, ended, failures }) {
    const hard = knowledge.filter((entry) => (0,knowledge_entry/* isActive */.$m)(entry) && (0,knowledge_entry/* isHard */.is)(entry));
    const file = (name, about, content) => ({
        path: `${manifestFolder}/${name}`,
        about,
        content: `${content.trimEnd()}\n`,
    });
    return [
        file('assembled-prompt.md', 'the prompt that is sent if yours cannot be used: start from it', assembled),
        ...(hard.length === 0
            ? []
            : [
                file('hard-constraints.md', 'all of these must be in your prompt, word for word', hard.map(render_index/* entryLine */.bV).join('\n')),
            ]),
        ...(knowledge.length === 0
            ? []
            : [
                file('knowledge-index.md', 'everything that people said and iterations taught', (0,render_index/* indexMarkdown */.EM)(knowledge, iteration)),
            ]),
        ...failures.map((one) => file(`failures/${one.iteration}.md`, `attempt ${one.iteration} at this task, which failed`, told(one))),
        ...ended.map((one) => file(`handoffs/${one.iteration}.md`, `iteration ${one.iteration} (${(0,one_line/* oneLine */.TN)(one.task, 64)}), ${one.passed ? 'which passed' : 'which failed: its changes are gone'}`, told(one))),
    ];
}
function told(one) {
    const { handoff } = one;
    if (!handoff)
        return `${(0,ended_iteration/* factsOf */.xS)(one)}\n\nIts agent left no account of its work.`;
    const { summary, freeform, ...fields } = handoff;
    const said = [summary, freeform, JSON.stringify(fields, null, 2)].join('\n\n');
    return `${(0,ended_iteration/* factsOf */.xS)(one)}\n\n---\n\n${(0,excerpt/* excerpt */.Kb)((0,visible/* visible */.R)(said), maxHandoff)}`;
}

;// CONCATENATED MODULE: ./build/core/knowledge/index-prompt.js






const maxHandoffs = 60_000;
const leastOfOne = 600;
const maxIndex = 100_000;
function indexPrompt(given) {
    const { template, merge, knowledge } = given;
    return [template.trim(), ...(merge ? [mergeSection(knowledge, merge)] : []), ...toIndex(given)].join('\n\n');
}
function toIndex({ knowledge, handoffs, }) {
    const room = Math.max(leastOfOne, Math.floor(maxHandoffs / Math.max(1, handoffs.length)));
    const recent = handoffs.map((one) => handoffBlock(one, room)).join('\n\n');
    return [
        `## Existing Knowledge Index\n\n${indexExcerpt(knowledge)}`,
        `## Recent Handoff Data\n\n${recent === '' ? 'None that are not in the index.' : recent}`,
    ];
}
function mergeSection(knowledge, { ids, most }) {
    const lines = knowledge.filter(({ id }) => ids.includes(id)).map((entry) => (0,render_index/* entryLine */.bV)(entry));
    const order = `Every prompt contains these hard constraints in full, and they leave the agents no room to work. First of all, \`merge\` those that can be stated together, each time into one hard constraint that still demands everything they demand, so that their lines have at most ${most} characters together instead of ${lines.join('\n').length}.`;
    return `## Hard Constraints to Merge\n\n${order}\n\n${lines.join('\n')}`;
}
function indexExcerpt(knowledge) {
    const active = knowledge.filter(knowledge_entry/* isActive */.$m);
    let used = 0;
    const shown = [...active]
        .reverse()
        .filter(({ text }) => {
        used += text.length + 120;
        return used <= maxIndex;
    })
        .reverse();
    const left = active.length - shown.length;
    const lines = (0,render_index/* knowledgeLines */.a7)(shown, '###');
    const more = left > 0 ? `\n\n${left} older entries are not shown.` : '';
    return lines === '' ? 'It is empty.' : `${lines}${more}`;
}
function handoffBlock({ iteration, task, handoff }, room) {
    const { summary, freeform, plan_amendments: _, files_touched: __, ...fields } = handoff;
    const told = Object.entries(fields).filter(([, value]) => !Array.isArray(value) || value.length > 0);
    const said = [summary, freeform, ...(told.length === 0 ? [] : [JSON.stringify(Object.fromEntries(told))])];
    const text = (0,excerpt/* excerpt */.Kb)((0,visible/* visible */.R)(said.join('\n\n')).trim(), room);
    return `--- Iteration ${iteration} (${(0,one_line/* oneLine */.TN)(task, 100)}) ---\n${(0,fences/* fenced */.OF)(text)}`;
}

;// CONCATENATED MODULE: ./build/core/context/post-prompt.js



const maxFailedHandoff = 8_000;
function postPrompt({ template, last, task, failures, repeated, ...known }) {
    const tried = failures.map(({ iteration, why }) => `- Iteration ${iteration}: ${(0,one_line/* oneLine */.TN)(why, 400)}`);
    const again = repeated && repeated.count > 1 ? [`The same failure came ${repeated.count} times in a row.`] : [];
    const retries = task ? ` It has ${task.max_retries} retries.` : '';
    const signals = (0,ended_iteration/* signalLines */.wh)(last);
    const failed = last.handoff && !last.passed;
    return [
        template.trim(),
        `## Last Iteration\n\n${(0,ended_iteration/* factsOf */.xS)(last)}`,
        ...(failed && last.handoff
            ? [
                `### What its agent said\n\nIts changes are gone, so this is not knowledge.\n\n${handoffBlock({ ...last, handoff: last.handoff }, maxFailedHandoff)}`,
            ]
            : []),
        ...(signals.length === 0 ? [] : [`### What its agent asks for\n\n${signals.join('\n')}`]),
        `## Failures So Far\n\n${[`${last.task}${task ? `, ${(0,one_line/* oneLine */.TN)(task.title, 200)}` : ''}.${retries}`, ...again, ...(tried.length === 0 ? ['None of its attempts failed.'] : tried)].join('\n')}`,
        ...toIndex(known),
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/core/knowledge/words.js
var knowledge_words = __webpack_require__(11812);
;// CONCATENATED MODULE: ./build/core/context/check-prompt.js



const promptHeaders = [
    'Current Task',
    'Failure Context',
    'Retrieved Memory',
    'Previous Handoff',
    'Retrieved Project Memory',
    'Skills',
    'Output Instructions',
];
const mostNamed = 3;
function checkPrompt(prompt, { task, maxChars, words }) {
    return [...headerFaults(prompt, task), ...sizeFaults(prompt, maxChars), ...missingWords(prompt, words)];
}
function headerFaults(prompt, task) {
    const parts = prompt.split(/^(?=## )/m);
    const sections = parts.map((part) => ({ name: /^## (.*)$/m.exec(part)?.[1]?.trim() ?? '', part }));
    const places = promptHeaders.map((name) => sections.filter((section) => section.name === name));
    const missing = promptHeaders.filter((_, at) => places[at]?.length === 0);
    const twice = promptHeaders.filter((_, at) => (places[at]?.length ?? 0) > 1);
    const found = sections.map(({ name }) => name).filter((name) => promptHeaders.includes(name));
    const ordered = promptHeaders.filter((name) => found.includes(name));
    const named = places[0]?.[0]?.part.includes(task) ?? false;
    return [
        ...missing.map((name) => `it has no line "## ${name}"`),
        ...twice.map((name) => `it has the line "## ${name}" twice`),
        ...(missing.length + twice.length === 0 && found.join() !== ordered.join()
            ? ['its sections are in another order']
            : []),
        ...(places[0]?.length === 1 && !named ? [`its current task is not ${task}`] : []),
    ];
}
const sizeFaults = ({ length }, maxChars) => length <= maxChars ? [] : [`it has ${(0,amounts/* thousands */.oh)(length)} characters, more than ${(0,amounts/* thousands */.oh)(maxChars)}`];
function missingWords(prompt, words) {
    const holds = (0,knowledge_words/* wordsIn */.Hn)(prompt);
    const missing = words.filter((one) => !holds(one));
    const more = missing.length - mostNamed;
    const named = missing.slice(0, mostNamed).map((one) => `it omits: ${(0,one_line/* quote */.hD)(one)}`);
    return more > 0
        ? [...named, `and ${(0,amounts/* plural */.LS)(more, 'more hard constraint or hint', 'more hard constraints or hints')}`]
        : named;
}

;// CONCATENATED MODULE: ./build/core/context/prep-prompt.js






function prepPrompt(request) {
    const { template, task, attempt, files, last, hints, research } = request;
    const signals = last ? (0,ended_iteration/* signalLines */.wh)(last) : [];
    const libraries = task.libraries.map((name) => (0,one_line/* oneLine */.TN)(name, 100)).join(', ');
    const parts = [
        template.trim(),
        `## Task\n\n${(0,fences/* fenced */.OF)((0,visible/* visible */.R)([`${task.id}: ${task.title}`, task.description, ...task.acceptance_criteria.map((one) => `- ${one}`)].join('\n\n')).trim())}`,
        `## Manifest\n\n${[
            `- Attempt ${attempt} of a task with ${task.max_retries} retries.`,
            ...(libraries === '' ? [] : [`- Libraries: ${libraries}`]),
            ...(task.needs_docs ? ['- The task needs documentation: look it up.'] : []),
            ...files.map(({ path, about }) => `- \`${path}\`: ${about}`),
            '- Everything else in this directory is the project, as the coding agent will find it.',
        ].join('\n')}`,
        ...(signals.length === 0 ? [] : [`## What the Last Agent Asks For\n\n${signals.join('\n')}`]),
        ...(hints.length === 0
            ? []
            : [
                `## Hints From People\n\nThese must be in your prompt, word for word.\n\n${(0,fences/* fenced */.OF)(hints.map((hint) => `- ${(0,visible/* visible */.R)(hint)}`).join('\n'))}`,
            ]),
        ...(research.length === 0
            ? []
            : [
                `## Research\n\nFind this out now, by reading or with the servers that you have, and put what you find into the prompt:\n\n${(0,fences/* fenced */.OF)(research.map((one) => `- ${one}`).join('\n'))}`,
            ]),
        `## Your Answer\n\n${demands(request).join('\n')}`,
    ];
    return parts.join('\n\n');
}
function demands({ maxChars, asked, research }) {
    return [
        `- \`prepared_prompt\` has at most ${(0,amounts/* thousands */.oh)(maxChars)} characters and these lines, each once and in this order: ${promptHeaders.map((name) => `\`## ${name}\``).join(', ')}. If nothing belongs below one, write "None."`,
        ...(research.length === 0 ? [] : ['- You may not ask for research again.']),
        ...(asked ? ['- A person has been asked about this task already: do not ask again.'] : []),
    ];
}

// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(79334);
// EXTERNAL MODULE: ./build/schema/agent/context-agent.js
var context_agent = __webpack_require__(96351);
// EXTERNAL MODULE: ./build/schema/agent/knowledge-operations.js
var knowledge_operations = __webpack_require__(51371);
// EXTERNAL MODULE: ./build/app/phase/prepare/stored-iteration.js
var stored_iteration = __webpack_require__(26351);
// EXTERNAL MODULE: ./build/app/phase/validate/call-reader.js
var call_reader = __webpack_require__(85335);
;// CONCATENATED MODULE: ./build/app/phase/context/numbered.js
const taskNow = ({ plan }, task) => plan.tasks.find(({ id }) => id === task.id) ?? task;

// EXTERNAL MODULE: ./build/core/context/call-order.js
var call_order = __webpack_require__(54425);
// EXTERNAL MODULE: ./build/core/knowledge/from-handoffs.js
var from_handoffs = __webpack_require__(79241);
;// CONCATENATED MODULE: ./build/core/knowledge/trigger.js

const rules = {
    task_metadata: ({ task }) => task.needs_docs || task.libraries.length > 0,
    novelty: ({ task, handoffs, thresholds }) => {
        const overlap = overlapOf(task, handoffs.slice(0, thresholds.recentHandoffs));
        return overlap !== undefined && overlap < thresholds.noveltyOverlap;
    },
    bytes: ({ compaction, thresholds }) => compaction.bytes > thresholds.bytes,
    periodic: ({ compaction, thresholds }) => compaction.iterations >= thresholds.iterations,
    settled: ({ settled }) => settled,
};
const longestPause = 16;
function indexDue(request) {
    const { refused, refused_at, iterations } = request.compaction;
    if (iterations === 0)
        return undefined;
    if (refused_at !== null && request.iteration < refused_at + Math.min(2 ** refused, longestPause))
        return undefined;
    return Object.keys(rules).find((name) => rules[name](request));
}
function overlapOf(task, handoffs) {
    const wanted = (0,knowledge_words/* wordsOf */.Z9)([task.title, task.description, ...task.libraries].join(' '));
    const said = (0,knowledge_words/* wordsOf */.Z9)(handoffs
        .flatMap(({ summary, task_completed, freeform }) => [summary, task_completed?.summary ?? '', freeform])
        .join(' '));
    if (wanted.size === 0 || said.size === 0)
        return undefined;
    return [...wanted].filter((word) => said.has(word)).length / wanted.size;
}

// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/app/phase/context/plan-calls.js









async function planCalls(ports, job, { ledger, task, canAsk }) {
    const { settings } = job;
    const byAgent = settings.indexer === 'agent' && canAsk;
    const due = await dueIndex(job, ledger, { task, byAgent });
    if (due && !byAgent)
        indexFields(ledger, due);
    const [last] = (0,ended_iteration/* newestEnded */.Ng)(ledger.state, 1);
    const unseen = last !== undefined && last.iteration > ledger.state.looked_back;
    const roles = (0,call_order/* callsBefore */.r)({
        mode: settings.mode,
        indexIsDue: due !== undefined && byAgent,
        merges: due?.merge !== undefined,
        unseen,
    });
    if (roles.length === 0)
        return [];
    const { context } = await (0,from_base/* agentsOfBase */.HI)(ports);
    const model = await (0,from_base/* contextModel */.Lb)(ports, job);
    const { through } = await unknownHandoffs(ledger);
    return roles.map((role) => {
        if (role === 'prep')
            return { role, model, max_turns: context.prep.max_turns };
        if (role === 'post')
            return { role, model, max_turns: context.post.max_turns, through, of: last?.iteration ?? 0 };
        return { role, model, max_turns: settings['compaction-max-turns'], through, trigger: due?.trigger ?? '' };
    });
}
const mostHandoffs = 50;
async function dueIndex(job, ledger, { task, byAgent }) {
    const { settings } = job;
    if (settings.mode === 'handoff-only')
        return undefined;
    const { compaction, iteration, recent } = ledger.state;
    const newest = recent.slice(0, settings['novelty-recent-handoffs']);
    const handoffs = await Promise.all(newest.map((one) => (0,stored_iteration/* storedHandoff */.k)(ledger.recall, one.iteration)));
    const known = handoffs.flatMap((stored) => stored?.handoff ?? []);
    const merge = (0,job_settings/* limitsOf */.Af)(job, ledger.state).asksIndexer
        ? (0,merge_first/* mergeDue */.xJ)(ledger.state.knowledge, compaction, (0,job_settings/* budgetChars */.zH)(settings, ledger.state))
        : undefined;
    const settled = !byAgent && (0,from_handoffs/* settledEntries */.wG)(ledger.state.knowledge, (0,task_commits/* knownOf */.bz)(ledger.state)).length > 0;
    const trigger = merge
        ? merge_first/* mergeTrigger */.bN
        : indexDue({ task, compaction, iteration, handoffs: known, thresholds: thresholdsOf(settings), settled });
    if (!trigger || (settings.mode === 'agent-orchestrated' && !merge))
        return undefined;
    return { trigger, merge, ...(await unknownHandoffs(ledger)) };
}
async function unknownHandoffs({ state, recall }, through = Number.POSITIVE_INFINITY) {
    const unknown = [...(0,task_commits/* taughtBy */.bQ)(state)].filter(([one]) => one > state.compaction.through && one <= through);
    const fresh = unknown.sort(([a], [b]) => a - b).slice(0, mostHandoffs);
    const stored = await Promise.all(fresh.map(([one]) => (0,stored_iteration/* storedHandoff */.k)(recall, one)));
    return {
        handoffs: fresh.flatMap(([one, of], at) => {
            const left = stored[at];
            return left && left.source !== 'synthetic' && left.source !== 'engine'
                ? [{ iteration: one, task: of, handoff: left.handoff }]
                : [];
        }),
        through: fresh.at(-1)?.[0] ?? state.compaction.through,
    };
}
function indexFields(ledger, { trigger, handoffs, through }) {
    const applied = (0,from_handoffs/* indexOfFields */.NV)(ledger.state.knowledge, { handoffs, closes: true, ...(0,task_commits/* knownOf */.bz)(ledger.state) });
    const said = { source: 'handoffs', trigger };
    ledger.record(applied.kind === 'applied'
        ? { type: 'knowledge_changed', ...said, through, entries: [...applied.changed] }
        : { type: 'knowledge_refused', ...said, iteration: ledger.state.iteration, why: [...applied.why] });
}
const thresholdsOf = (settings) => ({
    noveltyOverlap: settings['novelty-overlap-threshold'],
    recentHandoffs: settings['novelty-recent-handoffs'],
    bytes: settings['compaction-threshold-bytes'],
    iterations: settings['compaction-interval'],
});

// EXTERNAL MODULE: ./build/core/handoff/answer.js
var handoff_answer = __webpack_require__(44173);
// EXTERNAL MODULE: ./build/core/knowledge/apply-operations.js
var apply_operations = __webpack_require__(14012);
;// CONCATENATED MODULE: ./build/core/context/read-answer.js




const read_answer_longest = 500;
function readPrep(end) {
    const answer = (0,handoff_answer/* answerIn */.Ke)(context_agent/* PrepAnswer */.qA, end);
    if ('why' in answer)
        return answer;
    const { reason, research, ...rest } = answer.value;
    const questions = research?.map((one) => (0,one_line/* oneLine */.TN)(one, read_answer_longest)).filter((one) => one !== '');
    return { ...rest, reason: (0,one_line/* oneLine */.TN)(reason, read_answer_longest), ...(questions && { research: questions }) };
}
function readPost(end) {
    const answer = (0,handoff_answer/* answerOf */.ut)(end);
    if ('why' in answer)
        return answer;
    const read = context_agent/* PostAnswer */.nr.omit({ operations: true }).safeParse(answer.value);
    if (!read.success)
        return { why: (0,handoff_answer/* faultIn */._8)(read.error) };
    const { failure_pattern = '', plan_amendments = [], recommended_action, summary } = read.data;
    const { operations = [] } = answer.value;
    return {
        recommended_action,
        summary: (0,one_line/* oneLine */.TN)(summary, read_answer_longest),
        operations: (0,apply_operations/* readOperations */.R)({ operations }),
        pattern: (0,one_line/* oneLine */.TN)(failure_pattern, read_answer_longest) || undefined,
        amendments: plan_amendments,
    };
}
function readIndexer(end) {
    const answer = (0,handoff_answer/* answerOf */.ut)(end);
    return 'why' in answer ? { why: [`the indexer: ${answer.why}`] } : (0,apply_operations/* readOperations */.R)(answer.value);
}
const mostRetries = 5;
function wishesOf({ recommended_action: action, amendments, summary: reason }, at) {
    const { of: task_id } = at;
    switch (action) {
        case 'modify_plan':
            return { wishes: amendments, refused: [] };
        case 'skip_task':
            return { wishes: [{ action: 'remove', task_id, reason }], refused: [] };
        case 'increase_retries': {
            const retries = at.plan.tasks.find(({ id }) => id === task_id)?.max_retries ?? 0;
            const amendment = { action: 'modify', task_id, reason, changes: { max_retries: retries + 1 } };
            const why = at.statusOf(task_id) === 'failed'
                ? `${task_id} has failed, and only a person can reopen it`
                : retries >= mostRetries
                    ? `${task_id} has ${retries} retries, and an agent may raise them to ${mostRetries}`
                    : undefined;
            return why === undefined ? { wishes: [amendment], refused: [] } : { wishes: [], refused: [{ amendment, why }] };
        }
        default:
            return { wishes: [], refused: [] };
    }
}

// EXTERNAL MODULE: ./build/app/job/amend-plan.js
var amend_plan = __webpack_require__(36903);
// EXTERNAL MODULE: ./build/core/plan/change/amend.js
var amend = __webpack_require__(27738);
;// CONCATENATED MODULE: ./build/app/phase/context/held-back.js







function recordCalled(ledger, { made, iteration, outcome, of }) {
    const { role, model, usage, duration_ms, edited } = made;
    ledger.record({
        ...{ type: 'agent_call', role, iteration, model, usage, duration_ms },
        ...(of !== undefined && { of }),
        ...(outcome !== undefined && { outcome }),
        ...(edited.length > 0 && { edited }),
    });
    const teaches = made.end.kind === 'finished' && (role === 'index' || role === 'post');
    (0,job_servers/* settleServers */.CZ)(ledger, { iteration, left: made.servers, memoryAt: teaches ? state_paths/* memoryPath */.bf : null });
}
function heldBack(ledger, job, directive) {
    const { at, of, role, action, reason } = directive;
    const { iteration, task } = at;
    const again = (0,begin/* taskIn */.B1)(ledger.state, task.id).held_back > 0;
    const refused = again || action !== 'skip' ? undefined : whyNotSkipped(ledger, job, directive);
    const halts = action === 'skip' ? refused === undefined : job.settings['human-review'] !== 'note';
    const held = halts && !again;
    ledger.record({ type: 'context_directive', iteration, task: of, role, action, reason, held });
    if (refused !== undefined)
        ledger.record({ type: 'amendment_refused', iteration, amendment: removal(of, reason), why: refused });
    if (held)
        return { action, role, reason };
    if (action === 'request_human_review')
        askToLook(ledger, directive);
    return undefined;
}
const removal = (task_id, reason) => ({ action: 'remove', task_id, reason });
function whyNotSkipped({ plan, state }, job, { of, reason }) {
    const trusted = job.settings.amendments === 'trusted';
    const amendments = [removal(of, reason)];
    const judged = (0,amend/* judgeAmendments */.o)({ plan, statusOf: (0,begin/* statusIn */.em)(state), current: '', amendments, trusted });
    return judged.refused[0]?.why;
}
function settleHeld(ledger, job, { at, held }) {
    const { iteration, task } = at;
    const { action, role, reason } = held;
    const why = role === 'index' ? reason : `${who[role]} says: ${reason}`;
    ledger.record({
        ...{ type: 'attempt_interrupted', iteration, task: task.id, cause: 'held_back', why, until: null, ...job_work/* nothingSpent */.at },
    });
    if (action === 'merge')
        return undefined;
    if (action === 'skip') {
        const trusted = job.settings.amendments === 'trusted';
        (0,amend_plan/* amendPlan */.H)(ledger, { iteration, current: '', amendments: [removal(task.id, reason)], trusted });
        return undefined;
    }
    askToLook(ledger, { at, of: task.id, ...held });
    return { kind: 'human_review', why: `before ${task.id} is tried (iteration ${iteration}), ${why}` };
}
const who = {
    post: 'the agent that reviews the last iteration',
    prep: 'the agent that prepares its prompt',
    research: 'the agent that prepares its prompt',
};
function askToLook(ledger, { at, of, role, reason }) {
    const { iteration } = at;
    const why = `the agent of \`${role}\` asks: ${reason}`;
    ledger.record({ type: 'human_review_requested', iteration, task: of, why });
    ledger.send([(0,notices/* askPerson */.fe)(ledger.state, { iteration, task: of, why, holds: false, by: role })]);
}

;// CONCATENATED MODULE: ./build/app/phase/context/take-answers.js











function takePrep(ledger, job, { made, at }) {
    const { iteration, task } = at;
    const { role } = made;
    const said = readPrep(made.end);
    if ('why' in said) {
        recordCalled(ledger, { made, iteration, outcome: said.why });
        return refused(ledger, iteration, [said.why]);
    }
    const { action, reason, prepared_prompt: prompt = '', research = [] } = said;
    recordCalled(ledger, { made, iteration, outcome: `${action}: ${reason}` });
    if (action === 'research' && role === 'prep' && research.length > 0) {
        ledger.record({ type: 'context_directive', iteration, task: task.id, role, action, reason, held: false });
        return { research };
    }
    if (action === 'skip' || action === 'request_human_review') {
        const held = heldBack(ledger, job, { at, of: task.id, role, action, reason });
        if (held)
            return { held };
    }
    const faults = prompt.trim() === '' ? ['there is none'] : checkPrompt(prompt, demandsOn(at, job, ledger));
    return faults.length === 0 ? { prompt } : refused(ledger, iteration, faults);
}
const mostFaults = 10;
function refused(ledger, iteration, why) {
    ledger.record({ type: 'prepared_prompt_refused', iteration, why: why.slice(0, mostFaults) });
    return {};
}
const mostEnded = 5;
function takePost(ledger, job, { call, made, at }) {
    const { iteration } = at;
    const said = readPost(made.end);
    const outcome = 'why' in said ? said.why : `${said.recommended_action}: ${said.summary}`;
    recordCalled(ledger, { made, iteration, outcome, of: call.of });
    const index = { source: 'context_post', trigger: 'every_iteration', through: call.through, iteration };
    takeOperations(ledger, 'why' in said ? { why: [`the post: ${said.why}`] } : said.operations, index);
    if ('why' in said)
        return undefined;
    const last = (0,ended_iteration/* newestEnded */.Ng)(ledger.state, mostEnded).find((one) => one.iteration === call.of);
    const of = last?.task ?? at.task.id;
    const { recommended_action, pattern } = said;
    if (pattern !== undefined)
        ledger.record({ type: 'failure_pattern', iteration, task: of, pattern, recommended_action });
    return follow(ledger, job, { said, at, of });
}
function follow(ledger, job, { said, at, of }) {
    const { recommended_action: action, summary: reason } = said;
    const { iteration, task } = at;
    if (action === 'request_human_review' || (action === 'skip_task' && of === task.id)) {
        const wanted = action === 'skip_task' ? 'skip' : action;
        return heldBack(ledger, job, { at, of, role: 'post', action: wanted, reason });
    }
    if (action === 'proceed')
        return undefined;
    ledger.record({ type: 'context_directive', iteration, task: of, role: 'post', action, reason, held: false });
    const { wishes, refused } = wishesOf(said, { plan: ledger.plan, statusOf: (0,begin/* statusIn */.em)(ledger.state), of });
    const trusted = job.settings.amendments === 'trusted';
    const current = action === 'modify_plan' ? task.id : '';
    (0,amend_plan/* amendPlan */.H)(ledger, { iteration, current, amendments: wishes, trusted });
    for (const { amendment, why } of refused)
        ledger.record({ type: 'amendment_refused', iteration, amendment, why });
    return undefined;
}
function takeIndex(ledger, { call, made, iteration }) {
    recordCalled(ledger, { made, iteration });
    const { trigger, through } = call;
    takeOperations(ledger, readIndexer(made.end), { source: 'indexer', trigger, through, iteration });
}
function takeOperations(ledger, read, request) {
    const { iteration, through, ...said } = request;
    const applied = 'why' in read
        ? { kind: 'refused', why: read.why }
        : (0,apply_operations/* applyOperations */.n)(ledger.state.knowledge, read.operations, { taught: (0,task_commits/* taughtBy */.bQ)(ledger.state) });
    ledger.record(applied.kind === 'applied'
        ? { type: 'knowledge_changed', ...said, through, entries: [...applied.changed] }
        : { type: 'knowledge_refused', ...said, iteration: iteration - 1, why: [...applied.why] });
}
const longestAnswer = 60_000;
function demandsOn({ task }, { settings }, { state }) {
    const hard = state.knowledge.filter((entry) => (0,knowledge_entry/* isActive */.$m)(entry) && (0,knowledge_entry/* isHard */.is)(entry)).map(({ text }) => text);
    const hints = (0,orders/* hintsFor */.uK)(state, task.id).map(({ text }) => text);
    return { task: task.id, maxChars: Math.min((0,job_settings/* budgetChars */.zH)(settings, state), longestAnswer), words: [...hard, ...hints] };
}

;// CONCATENATED MODULE: ./build/app/phase/context/ask-call.js






















const mostUsd = { index: 1, post: 2, prep: 2, research: 2 };
const limitMs = 10 * 60_000;
const ask_call_leastUsd = 0.01;
const shownEnded = 5;
async function askCall(ports, job, request) {
    const { call, ledger, research } = request;
    const reserved = request.spentUsd + (0,next_step/* usualCost */.cB)(ledger.state);
    if (job.settings['cost-budget'] - reserved < ask_call_leastUsd) {
        ports.show({
            kind: 'warning',
            text: `no budget is left for the call ${call.role} before iteration ${request.at.iteration}`,
        });
        return undefined;
    }
    const at = { ...request, spentUsd: reserved };
    if (call.role === 'index')
        return askIndexer(ports, job, { ...at, call });
    const reading = call.role === 'post' ? await lookBack(ports, { ...at, call }) : await preparation(ports, job, { ...at, research });
    return askReader(ports, job, { ...at, ...reading, call });
}
async function askIndexer(ports, job, { call, ledger, at, spentUsd, guarded }) {
    const { agent, show } = ports;
    const { ask } = agent;
    if (ask === undefined)
        return undefined;
    const { model, max_turns: maxTurns, through } = call;
    show({ kind: 'note', text: `${model ?? 'an agent'} indexes what was learned up to iteration ${through}` });
    const { handoffs } = await unknownHandoffs(ledger, through);
    const { knowledge } = ledger.state;
    const { compaction } = ledger.state;
    const merge = call.trigger === merge_first/* mergeTrigger */.bN ? (0,merge_first/* mergeDue */.xJ)(knowledge, compaction, (0,job_settings/* budgetChars */.zH)(job.settings, ledger.state)) : undefined;
    const prompt = indexPrompt({ template: await (0,from_base/* template */.vs)(ports, 'knowledge-index'), knowledge, handoffs, merge });
    const budgetUsd = Math.min(mostUsd.index, job.settings['cost-budget'] - spentUsd);
    const { iteration, task, attempt } = at;
    const asked = { iteration, task: task.id, attempt, prompt, model: model ?? undefined, maxTurns, budgetUsd };
    const outcome = await guarded(async (signal) => {
        try {
            const servers = await (0,job_servers/* serversFor */.Qm)(ports, job, { of: 'index', recall: ledger.recall });
            return await ask({ ...asked, role: 'index', schema: (0,knowledge_operations/* knowledgeJsonSchema */.MC)(), servers }, signal);
        }
        catch (error) {
            if (signal.aborted)
                throw error;
            return notMade(error);
        }
    });
    const { end, usage, durationMs: duration_ms, servers } = outcome;
    return { role: 'index', model, end, usage, duration_ms, edited: [], ...(servers && { servers }) };
}
const notMade = (error) => ({
    end: { kind: 'error', what: 'other', message: String(error) },
    usage: agent_usage/* noUsage */.tk,
    durationMs: 0,
});
async function lookBack(ports, { call, ledger }) {
    const { state, plan, recall } = ledger;
    const ended = (0,ended_iteration/* newestEnded */.Ng)(state, shownEnded).find(({ iteration }) => iteration === call.of);
    const last = await (0,stored_iteration/* endedFacts */.o)(recall, ended ?? { iteration: call.of, task: '', passed: false });
    const failed = (0,begin/* taskIn */.B1)(state, last.task).failed_iterations.map((iteration) => (0,stored_iteration/* endedFacts */.o)(recall, { iteration, task: last.task, passed: false }));
    const failures = (await Promise.all(failed)).map(({ iteration, why }) => ({ iteration, why: why ?? '' }));
    const { context } = await (0,from_base/* agentsOfBase */.HI)(ports);
    const prompt = postPrompt({
        template: context.post.template ?? (await (0,from_base/* template */.vs)(ports, 'context-post')),
        last,
        task: plan.tasks.find(({ id }) => id === last.task),
        failures,
        repeated: state.breaker,
        knowledge: state.knowledge,
        handoffs: (await unknownHandoffs(ledger, call.through)).handoffs,
    });
    return {
        role: 'post',
        does: `reviews iteration ${call.of} before`,
        schema: (0,context_agent/* postJsonSchema */.aZ)(),
        prompt,
        lent: new Map(),
    };
}
async function preparation(ports, job, { ledger, at, research }) {
    const { state, recall } = ledger;
    const task = taskNow(ledger, at.task);
    const facts = (all) => Promise.all(all.map((one) => (0,stored_iteration/* endedFacts */.o)(recall, one)));
    const ended = await facts((0,ended_iteration/* newestEnded */.Ng)(state, shownEnded));
    const record = (0,begin/* taskIn */.B1)(state, task.id);
    const failed = record.failed_iterations.slice(-shownEnded).reverse();
    const files = manifestFiles({
        assembled: (0,section/* renderPrompt */.nQ)(await (0,prepare/* promptNow */.nB)(ports, job, { ledger, task, attempt: at.attempt })),
        iteration: state.iteration,
        knowledge: state.knowledge,
        ended,
        failures: await facts(failed.map((iteration) => ({ iteration, task: task.id, passed: false }))),
    });
    const { context } = await (0,from_base/* agentsOfBase */.HI)(ports);
    const prompt = prepPrompt({
        template: context.prep.template ?? (await (0,from_base/* template */.vs)(ports, 'context-prep')),
        task,
        attempt: at.attempt,
        files,
        last: ended[0],
        hints: (0,orders/* hintsFor */.uK)(state, task.id).map(({ text }) => text),
        maxChars: demandsOn({ task }, job, ledger).maxChars,
        asked: record.held_back > 0,
        research,
    });
    const again = research.length > 0;
    return {
        role: again ? 'research' : 'prep',
        does: again ? 'does research for' : 'prepares the prompt of',
        schema: (0,context_agent/* prepJsonSchema */.fq)(),
        prompt,
        lent: new Map(files.map(({ path, content }) => [path, content])),
    };
}
async function askReader(ports, job, request) {
    const { call, at, role, does, schema, prompt, lent, guarded, spentUsd } = request;
    const { model, max_turns: maxTurns } = call;
    const { workspace } = ports;
    workspace.entrust();
    const takeAway = await workspace.lend(lent);
    const putBack = async ({ end }) => {
        await takeAway();
        if (end.kind === 'cancelled')
            return [];
        const full = end.kind === 'error' && end.what === 'disk';
        if (full)
            await workspace.discard();
        const found = full ? undefined : await workspace.capture(at.start);
        await workspace.restore(at.start);
        await guarded((signal) => workspace.setUp(job.settings.setup, signal));
        if (found === undefined)
            return [];
        return [...found.changes.map(({ path }) => path), ...found.hidden.paths, ...found.environment.paths];
    };
    const reader = {
        ...{ pass: role, does, model: model ?? undefined, maxTurns, schema, putBack, limitMs },
        servers: await (0,job_servers/* serversFor */.Qm)(ports, job, { of: role === 'research' ? 'prep' : role, recall: request.ledger.recall }),
        ...{ mayFail: true, mostUsd: mostUsd[role], prompt: async () => prompt },
    };
    const coded = { ...at, tree: at.start, usage: agent_usage/* noUsage */.tk };
    const { end, usage, durationMs, edited, servers } = await (0,call_reader/* callReader */.Qs)(ports, job, { coded, spentUsd, guarded, reader });
    return { role, model, end, usage, duration_ms: durationMs, edited: edited.slice(0, 20), ...(servers && { servers }) };
}

;// CONCATENATED MODULE: ./build/app/phase/context/before-code.js










async function makeCalls(ports, job, { calls, keep, ...request }) {
    let { spentUsd } = request;
    const made = [];
    const next = async (call, research) => {
        if (made.length > 0)
            await keep(made);
        const asked = await (0,job_work/* unlessAborted */.Wh)(async () => ({
            made: await askCall(ports, job, { ...request, spentUsd, call, research }),
        }));
        spentUsd += asked?.made?.usage.usd ?? 0;
        if (!asked)
            return 'ended';
        const one = (0,redact/* mapStrings */.to)(asked.made, ports.clean);
        if (one)
            made.push(one);
        return one;
    };
    return takeCalls(ports, job, { ...request, calls, next });
}
function takeMade(ports, job, { made, ...request }) {
    const next = async (call, research) => {
        const wanted = research.length > 0 ? 'research' : call.role;
        return made.find(({ role }) => role === wanted);
    };
    return takeCalls(ports, job, { ...request, next });
}
async function takeCalls(ports, job, request) {
    const { ledger, at, calls } = request;
    const made = [];
    let prompt;
    for (const call of calls) {
        const came = await takeCall(job, { ...request, call, made });
        if (came === 'ended')
            return { kind: 'ended', made };
        if (came.held)
            return { kind: 'held', held: came.held, made };
        prompt = came.prompt;
    }
    const { iteration, attempt } = at;
    const task = taskNow(ledger, at.task);
    const sent = prompt ?? (await (0,prepare/* recordedPrompt */.zG)(ports, job, { ledger, iteration, attempt, task }));
    if (prompt !== undefined)
        (0,prepare/* attachPrepared */.dy)(ledger, iteration, prompt);
    return { kind: 'ready', prompt: sent, made };
}
async function takeCall(job, request) {
    const { ledger, at, next, call, made, research = [] } = request;
    const one = await next(call, research);
    if (one === undefined)
        return {};
    if (one !== 'ended')
        made.push(one);
    if (one === 'ended')
        return 'ended';
    if (one.end.kind === 'cancelled') {
        recordCalled(ledger, { made: one, iteration: at.iteration });
        return 'ended';
    }
    const came = take(ledger, job, { call, made: one, at });
    keepCalls(ledger, at, made);
    return came.research ? takeCall(job, { ...request, research: came.research }) : came;
}
function take(ledger, job, request) {
    const { call, made, at } = request;
    if (call.role === 'prep')
        return takePrep(ledger, job, { made, at });
    if (call.role === 'post')
        return { held: takePost(ledger, job, { call, made, at }) };
    takeIndex(ledger, { call, made, iteration: at.iteration });
    const noRoom = call.trigger === merge_first/* mergeTrigger */.bN && (0,merge_first/* mergeFirst */.ht)(ledger.state.knowledge, (0,job_settings/* budgetChars */.zH)(job.settings, ledger.state));
    return noRoom
        ? { held: { action: 'merge', role: 'index', reason: 'hard constraints still leave no room to work' } }
        : {};
}
function keepCalls(ledger, { iteration }, made) {
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'context.json'), `${JSON.stringify(made, null, 2)}\n`);
}

// EXTERNAL MODULE: ./build/app/phase/intake/merge-base.js
var merge_base = __webpack_require__(35999);
// EXTERNAL MODULE: ./build/core/pass/pass-verdict.js
var pass_verdict = __webpack_require__(46701);
// EXTERNAL MODULE: ./build/schema/agent/pass.js
var agent_pass = __webpack_require__(74639);
;// CONCATENATED MODULE: ./build/app/job/record-passes.js



function recordPasses(ledger, about, results) {
    if (results.length === 0)
        return;
    keep(ledger, about, results);
    ledger.record(...results.map((result) => factOf(about, result)));
    recordTroubles(ledger, about, results);
}
async function addPasses(ledger, about, results) {
    if (results.length === 0)
        return;
    const stored = await ledger.recall((0,state_paths/* iterationPath */.lr)(about.iteration, 'passes.json'));
    const before = stored === undefined ? [] : (agent_pass/* PassResults */.KL.safeParse(JSON.parse(stored)).data ?? []);
    keep(ledger, about, [...before, ...results]);
    ledger.record(...results.map((result) => ({ ...factOf(about, result), apart: true })));
    recordTroubles(ledger, about, results);
}
const keep = (ledger, { iteration }, results) => ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'passes.json'), `${JSON.stringify(results, null, 2)}\n`);
const mostTroubles = 20;
function recordTroubles(ledger, { iteration }, results) {
    for (const { troubles = [] } of results) {
        const what = troubles.slice(0, mostTroubles).map((text) => (0,one_line/* oneLine */.TN)(text, 500));
        if (what.length > 0)
            ledger.record({ type: 'server_trouble', iteration, what });
    }
}
const factOf = (about, { name, model, usage, issues, summary, why }) => ({
    type: 'agent_pass',
    ...about,
    pass_name: name,
    model,
    usage,
    issues: issues.length,
    critical: issues.filter(({ severity }) => severity === 'critical').length,
    summary: (0,one_line/* oneLine */.TN)(why ?? summary, 500),
});

// EXTERNAL MODULE: ./build/core/pass/read-pass.js
var read_pass = __webpack_require__(8036);
// EXTERNAL MODULE: ./build/core/review/file-diff.js
var file_diff = __webpack_require__(39373);
;// CONCATENATED MODULE: ./build/core/review/review-prompt.js





const maxDiff = 120_000;
const review_prompt_maxText = 8_000;
function reviewPrompt(given) {
    const { template, task, handoff, files } = given;
    const criteria = task.acceptance_criteria.map((text) => `- ${text}`).join('\n');
    const parts = [
        template.trim(),
        `## Task\n\n${quoted([`${task.id}: ${task.title}`, task.description].join('\n\n'))}`,
        `## Acceptance criteria\n\n${criteria === '' ? 'None were written down.' : quoted(criteria)}`,
        `## What the agent says of its work\n\n${quoted([handoff.summary, handoff.freeform].join('\n\n'))}`,
        `## The change\n\n${checksWords[given.checks]} Each line starts with its number in the new file.\n\n${diffExcerpt(files, maxDiff)}`,
    ];
    return parts.join('\n\n');
}
const checksWords = {
    passed: 'The checks have passed on this change.',
    failed: 'The checks have failed on this change.',
    unknown: 'The checks have not run on this change yet.',
};
const quoted = (text) => (0,fences/* fenced */.OF)((0,excerpt/* startOf */.GH)((0,visible/* visible */.R)(text).trim(), review_prompt_maxText));
const longestLine = 300;
const leastChars = 400;
function diffExcerpt(files, maxChars) {
    const whole = files.map((file) => ({ file, lines: (0,file_diff/* numberedDiff */.Cf)(file).map(harmless) }));
    const share = fairShare(whole.map(({ lines }) => sizeOf(lines)), maxChars);
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

// EXTERNAL MODULE: ./build/core/handoff/agent-claims.js
var agent_claims = __webpack_require__(84474);
// EXTERNAL MODULE: ./build/core/handoff/commit-message.js
var commit_message = __webpack_require__(58260);
// EXTERNAL MODULE: ./build/core/handoff/progress-note.js
var progress_note = __webpack_require__(77361);
// EXTERNAL MODULE: ./build/core/run/fold/commit-fate.js
var commit_fate = __webpack_require__(64064);
;// CONCATENATED MODULE: ./build/core/run/attempt/amended-by.js






const mostLeft = 5;
const amended_by_longest = 200;
function amendedBy({ plan, state }, attempt) {
    const { task, handoff, source, isPart, trusted } = attempt;
    const statusOf = (0,begin/* statusIn */.em)(state);
    const judged = (0,amend/* judgeAmendments */.o)({
        plan,
        statusOf: (id) => (id === task ? (isPart ? 'pending' : 'done') : statusOf(id)),
        current: task,
        amendments: handoff.plan_amendments ?? [],
        trusted,
    });
    const removed = judged.accepted.filter(({ action }) => action === 'remove' && !trusted);
    const refused = judged.refused.flatMap(({ amendment, why }) => amendment.action === 'add'
        ? [`a new task \u201c${String(amendment.task?.['title'] ?? '')}\u201d, refused because ${why}`]
        : []);
    const open = isPart || source === 'synthetic' ? [] : [...(0,agent_claims/* unfinished */.M1)(handoff), ...refused];
    return {
        plan: judged.plan,
        givenUp: new Map(removed.map(({ task_id, reason }) => [String(task_id), (0,excerpt/* startOf */.GH)(reason, commit_fate/* longestReason */.xg)])),
        left: open.slice(0, mostLeft).map((line) => (0,one_line/* oneLine */.TN)(line, amended_by_longest)),
    };
}

;// CONCATENATED MODULE: ./build/core/run/attempt/part-of.js


const saysOpen = ({ task, account }) => account.complete === false && !(0,milestones/* isReserved */.Bs)(task.id);
function partOf(request) {
    const { task, record, account, settings } = request;
    if (settings.incomplete !== 'continue' || !saysOpen(request))
        return undefined;
    const before = (0,task_commits/* commitsOf */.g3)(record).length;
    const most = task.max_continuations ?? settings['max-continuations'];
    return { number: before + 1, left: [...account.left], final: before >= most };
}
function failedByAccount(request) {
    const { account, settings } = request;
    if (account.stuck !== undefined)
        return { cause: 'stuck', why: `the agent is stuck: ${account.stuck}` };
    if (settings.incomplete !== 'fail' || !saysOpen(request))
        return undefined;
    return { cause: 'incomplete', why: incompleteInWords(account.left) };
}
const closesTask = ({ record, account }) => account.complete === true && (0,task_commits/* commitsOf */.g3)(record).length > 0;
const incompleteInWords = (left) => `the agent says that the task is not complete${left.length === 0 ? '' : `: ${left.join('; ')}`}`;

// EXTERNAL MODULE: ./build/app/own/own-edits.js + 1 modules
var own_edits = __webpack_require__(65166);
;// CONCATENATED MODULE: ./build/app/phase/validate/candidate.js









function handoffOf(coded) {
    const { task, changes, usage } = coded;
    return {
        handoff: coded.handoff ?? syntheticHandoff({ task, changes, text: '', turns: usage.turns }),
        source: coded.handoffSource ?? 'synthetic',
    };
}
function contributionOf({ settings }, state, coded) {
    const at = { task: coded.task, record: (0,begin/* taskIn */.B1)(state, coded.task.id), account: (0,agent_claims/* agentClaims */.fY)(coded), settings };
    const closes = coded.changes.length === 0 && closesTask(at);
    return { part: partOf(at), closes, account: failedByAccount(at) };
}
async function withOwnPart(ports, job, { ledger, coded }) {
    const { task, durationMs, tree } = coded;
    const { state } = ledger;
    const { part } = contributionOf(job, state, coded);
    const { handoff } = handoffOf(coded);
    const amended = amendedWith(job, ledger, coded);
    const note = (0,progress_note/* progressNote */.sg)(handoff, { iteration: coded.iteration, task: task.id });
    const finished = part ? undefined : { task: task.id, summary: handoff.summary, note };
    const at = Date.parse(state.current?.started ?? state.updated) + durationMs;
    const edited = await (0,own_edits/* withOwnEdits */.Ql)(ports, { job, ledger, becomes: { finished, amended, at }, tree });
    return edited.own.length === 0 ? coded : { ...coded, tree: edited.tree, own: edited.own.map(({ path }) => path) };
}
function amendedWith(job, { plan, state }, coded) {
    const { part } = contributionOf(job, state, coded);
    const trusted = job.settings.amendments === 'trusted';
    return amendedBy({ plan, state }, { task: coded.task.id, ...handoffOf(coded), isPart: part !== undefined, trusted });
}
const needsCommit = (closes, { own = [] }) => !closes || own.length > 0;
function writeCandidate({ workBranch, redact }, job, { state, coded }) {
    const { iteration, task, tree, checkpoint, merge } = coded;
    const { part } = contributionOf(job, state, coded);
    const number = (0,task_commits/* commitsOf */.g3)((0,begin/* taskIn */.B1)(state, task.id)).length + 1;
    const message = (0,commit_message/* commitMessage */.df)({
        prefix: job.settings['commit-prefix'],
        template: job.settings['commit-template'],
        subjectLimit: job.settings['commit-subject-limit'],
        iteration,
        task,
        ...handoffOf(coded),
        ...((part || number > 1) && { part: { number, last: part === undefined } }),
        trailers: { plan: job.planName, run: state.run },
        signOff: job.signOff,
        merges: merge?.base,
    });
    return workBranch.write({ tree, parent: checkpoint, second: merge?.base, message: redact(message) });
}

// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var review = __webpack_require__(25442);
;// CONCATENATED MODULE: ./build/app/phase/validate/review.js








async function askReviewer(ports, job, request) {
    const { coded } = request;
    if (job.settings.review === 'none' || coded.changes.length === 0)
        return { coded, call: undefined };
    const model = job.settings['review-model'] ?? coded.task.model ?? job.settings.model;
    const reader = {
        pass: 'review',
        does: 'reviews the change of',
        model,
        maxTurns: job.settings['max-turns'],
        schema: (0,review/* reviewJsonSchema */.ec)(),
        mayFail: job.settings.review !== 'gate',
        prompt: async () => reviewPrompt({
            template: await (0,from_base/* template */.vs)(ports, 'review'),
            task: coded.task,
            handoff: handoffOf(coded).handoff,
            files: await ports.workspace.diff(coded.start, coded.tree),
            checks: request.checked ? 'passed' : 'unknown',
        }),
    };
    const outcome = await (0,call_reader/* callReader */.Qs)(ports, job, { ...request, reader });
    (0,job_servers/* tellServers */.yf)(ports, outcome);
    const { end, usage, durationMs } = outcome;
    return {
        coded: dearer(request, { usage, durationMs }),
        call: { end, model: model ?? null, usd: usage.usd, usage, duration_ms: durationMs },
    };
}
function dearer({ coded, onSpent }, more) {
    const usage = (0,agent_usage/* addUsage */.vk)(coded.usage, more.usage);
    const durationMs = coded.durationMs + more.durationMs;
    onSpent({ usage, duration_ms: durationMs });
    return { ...coded, usage, durationMs };
}
async function reviewed(ports, job, request) {
    const { coded, call } = await askReviewer(ports, job, request);
    return call ? { ...coded, reviewed: await readReviewer(ports, coded, call) } : coded;
}
async function readReviewer({ workspace }, { start, tree }, call) {
    const read = (0,read_review/* readReview */.ty)(call.end, call.end.kind === 'finished' || call.end.kind === 'no_result' ? await workspace.diff(start, tree) : []);
    const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end;
    return 'why' in read
        ? { ...call, end, review: null, why: read.why }
        : { ...call, end, review: read.review, why: null };
}

;// CONCATENATED MODULE: ./build/app/phase/validate/passes.js









async function askPasses(ports, job, request) {
    const checks = request.checks === null ? 'unknown' : request.checks.passed ? 'passed' : 'failed';
    const passes = request.coded.changes.length === 0 ? [] : await (0,from_base/* passesOf */.Hb)(ports, job);
    const due = passes.filter((pass) => (0,pass_verdict/* isDue */.nZ)(pass, { iteration: request.coded.iteration, checks }));
    let { coded } = request;
    const calls = [];
    for (const pass of due) {
        const call = await askPass(ports, job, { ...request, coded, handoff: handoffOf(coded).handoff, pass, checks });
        coded = dearer({ ...request, coded }, { usage: call.usage, durationMs: call.duration_ms });
        calls.push(call);
    }
    return { coded, calls };
}
async function askPass(ports, job, request) {
    const { coded, handoff, pass, checks } = request;
    const model = pass.model ?? coded.task.model ?? job.settings.model;
    const reader = {
        pass: `pass:${pass.name}`,
        does: `looks (pass ${pass.name}) at the change of`,
        model,
        maxTurns: pass.max_turns,
        schema: pass.schema ?? (0,agent_pass/* passJsonSchema */.t6)(),
        servers: await (0,job_servers/* serversFor */.Qm)(ports, job, { of: { file: pass.mcp_config }, recall: ports.store.read }),
        mayFail: true,
        prompt: async () => reviewPrompt({
            template: pass.template,
            task: coded.task,
            handoff,
            files: await ports.workspace.diff(coded.start, coded.tree),
            checks,
        }),
    };
    const { end, usage, durationMs, servers } = await (0,call_reader/* callReader */.Qs)(ports, job, { ...request, reader });
    const troubles = servers && servers.troubles.length > 0 ? { troubles: [...servers.troubles] } : {};
    return { name: pass.name, end, model: model ?? null, usage, duration_ms: durationMs, ...troubles };
}
async function readPasses(ports, job, calls) {
    if (calls.length === 0)
        return [];
    const passes = await (0,from_base/* passesOf */.Hb)(ports, job);
    return passes.flatMap((pass) => calls
        .filter(({ name }) => name === pass.name)
        .slice(0, 1)
        .map((call) => (0,read_pass/* readPass */.y)(call, pass, ports.withinTime)));
}
const keptOut = async (ports, job, { passes = [] }, request) => (0,pass_verdict/* passesVerdict */.ls)(await (0,from_base/* passesOf */.Hb)(ports, job), passes, request);

;// CONCATENATED MODULE: ./build/app/phase/prepare/owed-passes.js









async function waitingPasses(ports, job, { coded, validation }) {
    if (coded.changes.length === 0)
        return [];
    const checks = validation.passed ? 'passed' : 'failed';
    return owedBy(await passesOf(ports, job), { iteration: coded.iteration, checks });
}
function beginOwed(ledger) {
    const { owed } = ledger.state;
    if (owed.length > 0)
        ledger.record({ type: 'passes_begun', iterations: owed.map(({ iteration }) => iteration) });
}
async function askOwed(ports, job, request) {
    const { owed } = request.ledger.state;
    const passes = owed.length === 0 ? [] : await (0,from_base/* passesOf */.Hb)(ports, job);
    const calls = [];
    for (const one of owed) {
        const due = passes.filter(({ name }) => one.passes.includes(name));
        const subject = due.length === 0 ? undefined : await owed_passes_subjectOf(ports, request.ledger, one);
        for (const pass of subject ? due : []) {
            const spentUsd = calls.reduce((sum, { usage }) => sum + usage.usd, request.spentUsd);
            if (!subject || job.settings['cost-budget'] - spentUsd < call_reader/* leastUsd */.Sv)
                return calls;
            const call = await askPass(ports, job, { ...request, ...subject, spentUsd, pass, checks: one.checks });
            calls.push({ ...call, iteration: one.iteration });
        }
    }
    return calls;
}
async function owed_passes_subjectOf(ports, ledger, { iteration, task: id, attempt, start, commit }) {
    const { workBranch, workspace, show } = ports;
    try {
        await workBranch.contains(start, start);
        await workBranch.contains(commit, start);
        await workspace.restore(commit);
    }
    catch (error) {
        show({
            kind: 'warning',
            text: `the files of iteration ${iteration} are missing for its passes: ${String(error)}`,
        });
        return undefined;
    }
    const task = ledger.plan.tasks.find((one) => one.id === id) ?? gone(id);
    const left = await (0,stored_iteration/* storedHandoff */.k)(ledger.recall, iteration);
    const handoff = left?.handoff ?? { summary: 'It left none.', freeform: 'It left none.' };
    return { coded: { iteration, task, attempt, start, tree: commit, usage: agent_usage/* noUsage */.tk }, handoff };
}
const gone = (id) => plan/* Task */.YZ.parse({ id, title: id, description: 'It is no longer in the plan.' });
async function takeOwed(ports, job, { ledger, calls }) {
    const { owed } = ledger.state;
    if (owed.length === 0)
        return;
    const passes = await (0,from_base/* passesOf */.Hb)(ports, job);
    for (const one of owed) {
        const { iteration, task } = one;
        await addPasses(ledger, { iteration, task }, (0,pass_verdict/* endedPasses */.KL)(one, { ...ports, passes, calls }));
    }
}
async function settleOwed(work) {
    const { ports, job, ledger } = work;
    if (ledger.state.owed.length === 0)
        return;
    beginOwed(ledger);
    await ledger.save('ask the passes that waited');
    const at = { ledger, spentUsd: ledger.state.usage.usd, guarded: (0,job_work/* guardedBy */.iP)(work) };
    const calls = await (0,job_work/* unlessAborted */.Wh)(() => askOwed(ports, job, at));
    work.did.ready = false;
    if (calls)
        await takeOwed(ports, job, { ledger, calls });
}

// EXTERNAL MODULE: ./build/core/run/attempt/attempt-verdict.js
var attempt_verdict = __webpack_require__(97483);
// EXTERNAL MODULE: ./build/core/validation/fingerprint.js
var fingerprint = __webpack_require__(16020);
// EXTERNAL MODULE: ./build/app/branch/record-failure.js + 1 modules
var record_failure = __webpack_require__(56011);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 4 modules
var job_ledger = __webpack_require__(34133);
;// CONCATENATED MODULE: ./build/core/handoff/spoken-signals.js

const spoken_signals_longest = 400;
const mostEach = 3;
const mostChars = 200_000;
function spokenSignals(text) {
    const said = unquoted(text.slice(-mostChars));
    return {
        complete: /<promise>\s*COMPLETE\s*<\/promise>|<complete>\s*[A-Z_ ]+\s*<\/complete>/.test(said),
        stuck: between(said, 'stuck').map((one) => (0,one_line/* oneLine */.TN)(one, spoken_signals_longest)),
        blockers: between(said, 'blocker').map(blockerInWords),
    };
}
function unquoted(text) {
    let fence;
    const lines = text.split('\n').filter((line) => {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence === undefined) {
            fence = mark;
            return mark === undefined && !/^ {0,3}>|^(?: {4}|\t)/.test(line);
        }
        if (mark?.startsWith(fence) && /^[\s`~]*$/.test(line))
            fence = undefined;
        return false;
    });
    return lines.join('\n').replace(/(`+)(?!`)[^\n]*?\1|"[^"\n]*"|\u201c[^\u201d\n]*\u201d|'<[^'\n]*>'/g, ' ');
}
function between(text, tag) {
    const found = [];
    for (let at = text.indexOf(`<${tag}>`); at >= 0 && found.length < mostEach; at = text.indexOf(`<${tag}>`, at + 1)) {
        const end = text.indexOf(`</${tag}>`, at);
        if (end < 0)
            break;
        const inner = text.slice(at + tag.length + 2, end).trim();
        if (inner !== '')
            found.push(inner);
    }
    return found;
}
function blockerInWords(inner) {
    const field = (name) => new RegExp(`^[ \\t*-]*(?:\\*\\*)?${name}:?(?:\\*\\*)?:?[ \\t]*(\\S.*)$`, 'im').exec(inner)?.[1];
    const [action, resume] = [field('Action'), field('Resume')];
    const what = inner
        .split('\n')
        .filter((line) => !/^[ \t*-]*(?:action|resume)\b/i.test(line))
        .join(' ')
        .replace(/^\s*[*-]*\s*(?:\*\*)?description:?(?:\*\*)?:?\s*/i, '');
    const parts = [what, ...(action ? [`to be done: ${action}`] : []), ...(resume ? [`then: ${resume}`] : [])];
    return (0,one_line/* oneLine */.TN)(parts.filter((part) => part.trim() !== '').join('; '), spoken_signals_longest);
}

;// CONCATENATED MODULE: ./build/app/phase/settle/ask-people.js





function recordRequests(ledger, job, coded) {
    const { iteration } = coded;
    const task = coded.task.id;
    const asks = job.settings['human-review'] === 'ask';
    const signals = (0,agent_claims/* signalsOf */.B7)(coded);
    if (signals)
        ledger.record({ type: 'signals_given', iteration, task, ...signals });
    const found = requestsOf(coded);
    for (const { why, holds } of found) {
        ledger.record({ type: 'human_review_requested', iteration, task, why, ...(asks && holds && { holds }) });
    }
    const holding = found.some(({ holds }) => holds);
    if (found.length === 0 || (!holding && isFoundStuck(ledger, coded)))
        return;
    const said = { iteration, task, why: found.map(({ why }) => why).join('; ') };
    ledger.send([(0,notices/* askPerson */.fe)(ledger.state, { ...said, holds: asks && holding })]);
}
async function tellRequests(work, coded) {
    const { ports, job, ledger } = work;
    const [first] = requestsOf(coded);
    if (!first && !isFoundStuck(ledger, coded))
        return undefined;
    await ledger.save(`ask a person about iteration ${coded.iteration}`);
    await work.publish();
    await (0,job_work/* deliver */.cK)(ports, ledger);
    if (job.settings['human-review'] !== 'stop' || !first?.holds || ledger.state.awaiting)
        return undefined;
    return {
        kind: 'human_review',
        why: `the agent of ${coded.task.id} (iteration ${coded.iteration}) asks: ${first.why}`,
    };
}
const isFoundStuck = ({ state }, { iteration, task }) => (0,begin/* taskIn */.B1)(state, task.id).stuck?.iteration === iteration;
function requestsOf(coded) {
    const request = wanted(coded);
    const { stuck } = (0,agent_claims/* agentClaims */.fY)(coded);
    return [
        ...(request === undefined ? [] : [{ why: request, holds: true }]),
        ...spokenIn(coded),
        ...(stuck === undefined ? [] : [{ why: `it is stuck: ${stuck}`, holds: false }]),
    ];
}
function spokenIn({ handoff, handoffSource, end }) {
    const words = handoffSource === 'synthetic' ? [] : [handoff?.summary ?? '', handoff?.freeform ?? ''];
    const last = end.kind === 'finished' ? end.text : end.kind === 'no_result' ? end.tail : '';
    const { stuck, blockers } = spokenSignals([...words, last].join('\n\n'));
    return [
        ...[...new Set(blockers)].map((why) => ({ why: `it is blocked: ${why}`, holds: true })),
        ...[...new Set(stuck)].map((why) => ({ why: `it says that it is stuck: ${why}`, holds: false })),
    ];
}
function wanted({ handoff, handoffSource }) {
    const asked = handoffSource === 'synthetic' ? undefined : handoff?.request_human_review;
    return asked?.needed ? asked.reason?.trim() || 'the agent gave no reason' : undefined;
}
function recordDoubt(ledger, { iteration, task, handoff, handoffSource }) {
    const done = handoff?.task_completed;
    if (handoffSource === 'synthetic' || done?.fully_complete !== false)
        return;
    const why = `the agent says that the task is not fully complete${done.summary?.trim() ? `: ${done.summary.trim()}` : ''}`;
    ledger.record({ type: 'human_review_requested', iteration, task: task.id, why });
}

// EXTERNAL MODULE: ./build/core/agent/agents.js
var agents = __webpack_require__(81484);
// EXTERNAL MODULE: ./build/core/validation/verdict.js
var verdict = __webpack_require__(92949);
// EXTERNAL MODULE: ./build/app/phase/settle/apply-handoff.js
var apply_handoff = __webpack_require__(44225);
;// CONCATENATED MODULE: ./build/app/phase/settle/settle.js













const mostTouched = 10;
function settleInterruption(ledger, coded, request) {
    const { verdict, settings } = request;
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
async function settleFailure(ports, job, request) {
    await fail(ports, job, { ...request, validation: null, fingerprint: (0,fingerprint/* fingerprint */.Rj)(`${request.cause}: ${request.why}`) });
}
async function settleChecked(ports, job, request) {
    const { coded, validation } = request;
    if (validation.passed)
        return pass(ports, job, request);
    const { strategy, checks, known_red } = validation;
    const { failures, missing } = (0,verdict/* judge */.S4)({ strategy, checks: job.checks, results: checks, knownRed: known_red });
    const why = [
        ...failures.map((result) => `${result.name} ${(0,failure_sentence/* failureSentence */.Qz)(result)}`),
        ...missing.map((name) => `${name} has no result`),
    ].join('; ');
    await fail(ports, job, {
        ledger: request.ledger,
        coded,
        candidate: request.candidate,
        cause: 'checks',
        why,
        validation,
        said: (0,output_excerpt/* saidByRed */.Yb)(failures),
        fingerprint: (0,fingerprint/* validationFingerprint */.gW)(validation),
    });
}
async function settleRevised(ports, job, request) {
    await fail(ports, job, { ...request, cause: 'review', fingerprint: (0,fingerprint/* fingerprint */.Rj)(`review: ${request.why}`) });
}
async function pass(ports, job, request) {
    const { ledger, coded, validation } = request;
    const { iteration, task, usage, durationMs } = coded;
    const { handoff, source } = handoffOf(coded);
    const { part, closes } = contributionOf(job, ledger.state, coded);
    const commit = needsCommit(closes, coded)
        ? (request.candidate ?? (await writeCandidate(ports, job, { state: ledger.state, coded })))
        : null;
    const { left } = amendedWith(job, ledger, coded);
    const passed = new Set(validation.checks.filter((check) => check.passed && !check.flaky).map(({ name }) => name));
    const awaitsApproval = commit !== null && job.settings.approval === 'iteration';
    recordCall(ledger, coded, null, awaitsApproval ? (0,state_paths/* iterationPath */.lr)(iteration, state_paths/* memoryPath */.bf) : state_paths/* memoryPath */.bf);
    attachValidation(ledger, validation);
    const fact = {
        iteration,
        task: task.id,
        summary: handoff.summary,
        handoff: source,
        handoff_bytes: handoffBytes(handoff),
        usage,
        duration_ms: durationMs,
        flaky: validation.checks.filter(({ flaky }) => flaky).map(({ name }) => name),
        turned_green: validation.known_red.filter((name) => passed.has(name)),
        ...(part && { part }),
        ...(left.length > 0 && { left }),
    };
    if (awaitsApproval)
        ledger.keep(commit);
    else if (commit !== null)
        (0,apply_handoff/* recordMilestone */.WJ)(ledger, { iteration, task: task.id });
    ledger.record(awaitsApproval
        ? { type: 'attempt_held', ...fact, commit, checkpoint: coded.checkpoint }
        : { type: 'attempt_succeeded', ...fact, commit });
    if (commit !== null) {
        ledger.send(ports.outbox.effectsOf({ commit, checks: validation.checks, knownRed: validation.known_red }));
    }
    const { touched } = coded;
    if (touched.length > 0) {
        const what = touched.slice(0, mostTouched);
        ledger.record({ type: 'checks_touched', iteration, task: task.id, what, total: touched.length });
    }
    recordRequests(ledger, job, coded);
    if (!part)
        recordDoubt(ledger, coded);
    if (awaitsApproval)
        return;
    if (commit !== null)
        (0,apply_handoff/* tellReview */.CJ)(ports, ledger, { iteration, task: task.id, commit, reviewed: coded.reviewed });
    await (0,apply_handoff/* applyHandoff */.rA)(ports, job, { ledger, task, iteration, handoff, changes: coded.changes });
}
async function fail(ports, job, request) {
    const { ledger, coded, cause, why, validation } = request;
    const { iteration, task, usage, durationMs } = coded;
    const kept = coded.changes.length > 0 && coded.findings.length === 0;
    const rejected = kept ? (request.candidate ?? (await keepRejected(ports, coded, why))) : null;
    if (rejected)
        ledger.keep(rejected);
    recordCall(ledger, coded, why);
    if (validation)
        attachValidation(ledger, validation);
    (0,record_failure/* recordFailure */.C)(ledger, job.settings, {
        iteration,
        task: task.id,
        cause,
        why,
        ...request.said,
        fingerprint: request.fingerprint,
        handoff: coded.handoffSource,
        usage,
        duration_ms: durationMs,
        rejected,
    });
    recordRequests(ledger, job, coded);
}
function keepRejected({ workBranch, redact }, { tree, checkpoint, iteration, task }, why) {
    const message = `rejected[${iteration}]: ${task.id}\n\nThis attempt did not pass and is not part of the work branch.\n${why.slice(0, 500)}\n`;
    return workBranch.write({ tree, parent: checkpoint, message: redact(message), aside: true });
}
function recordCall(ledger, coded, why, memoryAt = null) {
    const { iteration, handoff, handoffSource: source, end, usage, durationMs, lingeredMs, hidden, environment, changes, denials, } = coded;
    (0,job_servers/* settleServers */.CZ)(ledger, { iteration, left: coded.servers, memoryAt });
    recordExtraction(ledger, coded);
    recordReview(ledger, coded);
    recordPasses(ledger, { iteration, task: coded.task.id }, coded.passes ?? []);
    if (handoff)
        ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'handoff.json'), json({ source, handoff }));
    const fault = end.kind === 'finished' || end.kind === 'no_result' ? {} : { fault: end };
    const call = { attempt: coded.attempt, task: coded.task.id, duration_ms: durationMs, usage };
    const facts = { end: end.kind, ...fault, why, ...call };
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'agent.json'), json({ ...facts, denials, changes: changes.slice(0, 500), files: changes.length, steps: coded.steps }));
    if (lingeredMs !== null)
        ledger.record({ type: 'agent_lingered', iteration, after_ms: lingeredMs });
    if (hidden.total > 0)
        ledger.record({ type: 'files_hidden', iteration, paths: [...hidden.paths], total: hidden.total });
    if (environment.total > 0) {
        const { paths, total } = environment;
        ledger.record({ type: 'environment_changed', iteration, paths: [...paths], total });
    }
}
function recordExtraction(ledger, { iteration, extraction }) {
    if (!extraction)
        return;
    const { why, ...call } = extraction;
    const outcome = why === null ? {} : { outcome: (0,one_line/* oneLine */.TN)(why, 500) };
    ledger.record({ type: 'agent_call', role: 'extraction', iteration, ...call, within: true, ...outcome });
}
function recordReview(ledger, { iteration, task, reviewed }) {
    if (!reviewed)
        return;
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'review.json'), json(reviewed));
    const { review, why, usd, model, usage } = reviewed;
    ledger.record({
        type: 'iteration_reviewed',
        iteration,
        task: task.id,
        verdict: review?.verdict ?? null,
        findings: review?.findings.length ?? 0,
        summary: (0,one_line/* oneLine */.TN)(review?.summary ?? why ?? '', 500),
        ...{ usd, model },
        ...(usage && { usage }),
    });
}
const handoffBytes = (handoff) => new TextEncoder().encode(JSON.stringify(handoff)).length + 1;
function attachValidation(ledger, validation) {
    ledger.attach((0,state_paths/* iterationPath */.lr)(validation.iteration, 'validation.json'), json(validation));
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

;// CONCATENATED MODULE: ./build/app/phase/settle/settle-attempt.js














const verdictOn = ({ ports, job, ledger }, coded) => (0,attempt_verdict/* attemptVerdict */.ve)({
    end: coded.end,
    hasChanges: coded.changes.length > 0,
    findings: coded.findings,
    unready: coded.unready,
    ...contributionOf(job, ledger.state, coded),
    now: ports.clock.now(),
    waits: ledger.state.waiting?.count ?? 0,
    losses: (0,begin/* taskIn */.B1)(ledger.state, coded.task.id).runners_lost,
});
async function settleAttempt(work, request, { check, review = unchanged, pass = unchanged }) {
    const { ports, job, ledger } = work;
    const { coded, verdict, candidate } = request;
    if (verdict.kind === 'interrupt')
        return settleInterruption(ledger, coded, { verdict, settings: job.settings });
    if (verdict.kind === 'fail') {
        await settleFailure(ports, job, { ledger, coded, ...verdict });
        return tellRequests(work, coded);
    }
    const validation = await check();
    if (validation === undefined)
        return settleInterruption(ledger, coded, { verdict: stoppedInChecks, settings: job.settings });
    if (typeof validation === 'string')
        await settleFailure(ports, job, { ledger, coded, cause: 'checks', why: validation });
    else if (!validation.passed)
        await settleChecked(ports, job, { ledger, coded: await pass(coded, validation), validation, candidate });
    else
        return settleReviewed(work, { coded: await review(coded), validation, candidate, pass });
    return tellRequests(work, coded);
}
async function settleReviewed(work, given) {
    const { ports, job, ledger } = work;
    const known = {
        iteration: given.coded.iteration,
        now: ports.clock.now(),
        waits: ledger.state.waiting?.count ?? 0,
        losses: (0,begin/* taskIn */.B1)(ledger.state, given.coded.task.id).runners_lost,
    };
    const nothing = given.coded.changes.length === 0 || (0,milestones/* isAgentsMd */.Eo)(given.coded.task.id);
    const rejected = (0,read_review/* reviewVerdict */.C7)(nothing ? 'none' : job.settings.review, given.coded.reviewed, known);
    const coded = rejected ? given.coded : await given.pass(given.coded, given.validation);
    const at = { ...given, coded };
    const verdict = rejected ?? (nothing ? undefined : await keptOut(ports, job, coded, known));
    if (verdict?.kind === 'interrupt') {
        return settleInterruption(ledger, coded, { verdict, settings: job.settings });
    }
    if (verdict)
        await settleRevised(ports, job, { ...at, ledger, why: verdict.why });
    else
        await settleChecked(ports, job, { ...at, ledger });
    return tellRequests(work, coded);
}
const unchanged = async (coded) => coded;
const stoppedInChecks = {
    kind: 'interrupt',
    cause: 'cancelled',
    why: 'the job was cancelled or stopped',
    until: null,
};
async function failRefused({ ports, job, ledger }, error) {
    if (!(error instanceof error_error/* RalphError */.A && error.code === 'REMOTE_REFUSED'))
        return false;
    const { run } = await ports.store.load();
    const refused = run?.state.current;
    if (!run || !refused || run.state.epoch !== ledger.state.epoch || !hasEnded(ledger.state, run.state))
        return false;
    const { iteration, task } = refused;
    const why = error.message;
    const [ours, theirs] = [ledger.state, run.state];
    const instead = (0,job_ledger/* openLedger */.a)(ports, run, job);
    const call = (0,state_paths/* iterationPath */.lr)(iteration, 'agent.json');
    const told = JSON.parse((await ledger.recall(call)) ?? '{}');
    instead.attach(call, `${JSON.stringify({ ...told, why }, null, 2)}\n`);
    (0,record_failure/* recordFailure */.C)(instead, job.settings, {
        iteration,
        task,
        cause: 'guard',
        why,
        fingerprint: (0,fingerprint/* fingerprint */.Rj)(`refused: ${why}`),
        handoff: null,
        usage: (0,agent_usage/* lessUsage */.xX)(ours.usage, theirs.usage),
        duration_ms: Math.max(0, (0,begin/* taskIn */.B1)(ours, task).duration_ms - (0,begin/* taskIn */.B1)(theirs, task).duration_ms),
        rejected: null,
    });
    instead.record({ type: 'run_stopped', reason: { kind: 'failed', code: error.code, why } }, { type: 'lease_released' });
    await instead.save('stop: failed');
    return true;
}
const hasEnded = ({ counts }, written) => counts.succeeded + counts.failed > written.counts.succeeded + written.counts.failed;

// EXTERNAL MODULE: ./build/app/phase/validate/validate.js
var validate = __webpack_require__(39041);
;// CONCATENATED MODULE: ./build/app/attempt.js
















async function attempt(work, step) {
    const { ports, job, ledger, cancelled, did, reach } = work;
    const laid = await (0,merge_base/* layOut */.v8)(ports, job, { ledger, task: step.task });
    if (laid.kind === 'gone')
        return laid.reason && (0,job_work/* stopped */.ce)(laid.reason);
    const canAsk = reach.until === 'prepared' || ports.agent.ask !== undefined;
    const calls = await planCalls(ports, job, { ledger, task: step.task, canAsk });
    if ((0,job_work/* callsAgent */.H4)(reach))
        await settleOwed(work);
    else
        beginOwed(ledger);
    const prepared = await (0,prepare/* prepare */.iA)(ports, job, { ledger, ...step, laidOut: laid.laidOut, calls });
    const handed = reach.until === 'prepared'
        ? delegate(work, { phase: 'prepared', prepared }, { commit: prepared.merge && prepared.start })
        : undefined;
    const begin = async (onSent) => {
        await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`, onSent);
        await work.publish();
    };
    did.spent = job_work/* nothingSpent */.at;
    await alongside(begin, async () => {
        if (handed)
            return;
        const restored = ports.workspace.restore(prepared.start);
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
    const changedSince = await ports.steering.look();
    const ready = await withCalls(work, prepared);
    if (ready.kind === 'over') {
        await tellSteering(ledger, prepared, changedSince);
        return ready.reason && (0,job_work/* stopped */.ce)(ready.reason);
    }
    const at = { spentUsd: ledger.state.usage.usd, guarded, onSpent };
    const left = await code(ports, job, { ...at, prepared: ready.prepared, recall: ledger.recall, cancelled });
    const { coded, verdict } = await judged(work, left);
    did.ready &&= !filledDisk(coded.end);
    if (verdict.kind === 'validate' && reach.until === 'coded') {
        const seen = await reviewed(ports, job, { ...at, coded, checked: false });
        return handOnCoded(work, await passed(work, { ...at, coded: seen, checks: null }));
    }
    const reason = await settleAttempt(work, { coded, verdict }, {
        async check() {
            const found = { coded, state: ledger.state, onChecks: work.orders.checks };
            const validation = await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => (0,validate/* validate */.tf)(ports, job, { ...found, signal }));
            if (typeof validation === 'object')
                did.ready = !validation.checks.some(({ filled_disk }) => filled_disk);
            return validation;
        },
        async review() {
            const seen = await reviewed(ports, job, { ...at, coded, checked: true });
            if (seen !== coded)
                work.orders.forget();
            did.ready &&= !filledDisk(seen.reviewed?.end);
            return seen;
        },
        pass: (seen, checks) => passed(work, { ...at, coded: seen, checks }),
    });
    await tellSteering(ledger, prepared, changedSince);
    return reason && (0,job_work/* stopped */.ce)(reason);
}
async function judged(work, left) {
    const { ports, job, ledger, reach } = work;
    const verdict = verdictOn(work, left);
    if (verdict.kind !== 'validate')
        return { coded: left, verdict };
    const coded = await withOwnPart(ports, job, { ledger, coded: left });
    if (coded.tree !== left.tree && reach.until === 'settled')
        await ports.workspace.resetTracked(coded.tree);
    return { coded, verdict };
}
async function withCalls(work, prepared) {
    const { ports, job, ledger } = work;
    const { calls = [], iteration, task } = prepared;
    if (calls.length === 0)
        return { kind: 'ready', prepared };
    const keep = () => ledger.save(`calls before iteration ${iteration}: ${task.id}`);
    const asking = { ledger, at: prepared, calls, spentUsd: ledger.state.usage.usd, guarded: (0,job_work/* guardedBy */.iP)(work), keep };
    const before = await makeCalls(ports, job, asking);
    if (before.kind === 'held')
        return { kind: 'over', reason: settleHeld(ledger, job, { at: prepared, held: before.held }) };
    if (before.kind === 'ended') {
        const why = 'the job was cancelled or stopped before its agent was called';
        ledger.record({
            ...{
                type: 'attempt_interrupted',
                iteration,
                task: task.id,
                cause: 'cancelled',
                why,
                until: null,
                ...job_work/* nothingSpent */.at,
            },
        });
        return { kind: 'over', reason: undefined };
    }
    if (before.made.length > 0)
        await keep();
    return { kind: 'ready', prepared: { ...prepared, prompt: before.prompt, task: taskNow(ledger, task) } };
}
async function passed(work, request) {
    const { ports, job, did } = work;
    const { coded, calls } = await askPasses(ports, job, request);
    if (calls.length === 0)
        return coded;
    work.orders.forget();
    did.ready &&= !calls.some(({ end }) => filledDisk(end));
    return { ...coded, passes: await readPasses(ports, job, calls) };
}
async function tellSteering(ledger, { iteration }, changedSince) {
    const { paths, plan } = await changedSince();
    if (paths.length === 0)
        return;
    ledger.record({ type: 'steering_changed', iteration, paths: paths.slice(0, 20), plan_source: plan });
}
async function handOnCoded(work, coded) {
    const { ports, job, ledger, did } = work;
    const { state } = ledger;
    const { closes } = contributionOf(job, state, coded);
    const commit = needsCommit(closes, coded) ? await writeCandidate(ports, job, { state, coded }) : coded.checkpoint;
    const dossier = delegate(work, { phase: 'coded', coded }, { commit, spent: did.spent });
    await ledger.save(`hand on iteration ${coded.iteration}: ${coded.task.id}`);
    return { kind: 'handed_on', dossier };
}
const filledDisk = (end) => end?.kind === 'error' && end.what === 'disk';
async function alongside(sending, other) {
    let begun;
    const onSent = () => {
        begun ??= other();
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

;// CONCATENATED MODULE: ./build/app/agents-md.js












const lastTried = 'agents-md.md';
async function keepAgentsMd({ ports, job, ledger }) {
    const { plan, state } = ledger;
    const open = openAgentsMd(plan, state);
    const ended = open && endedAgentsMd(state, open);
    if (open && ended !== undefined)
        ledger.record({ type: 'agents_md_ended', task: open.id, why: ended });
    if (open || !job.settings['agents-md'] || !timeForAgentsMd(plan, state))
        return;
    const block = blockOf(job, state).join('\n');
    if ((await ledger.recall(lastTried)) === block)
        return;
    const renewed = await renewedFile(ports, job, state);
    if (renewed.kind === 'same')
        return;
    if (renewed.kind === 'left') {
        ledger.attach(lastTried, block);
        ledger.record({ type: 'agents_md_left', why: renewed.why });
        return;
    }
    const task = agentsMdTask(state.iteration + 1, state);
    ledger.replacePlan({ ...plan, tasks: [task, ...plan.tasks] });
    ledger.record({ type: 'agents_md_due', task: task.id, entries: state.knowledge.filter(knowledge_entry/* isActive */.$m).length });
}
const blockOf = ({ planName }, { knowledge }) => (0,agents_block/* agentsBlock */.E7)(knowledge, planName);
async function renewedFile({ workBranch }, job, state) {
    const found = await workBranch.topFile(state.work, agents_block/* agentsMdFile */.s9);
    if (found && 'other' in found)
        return { kind: 'left', why: found.other };
    const text = textOf(found ?? new Uint8Array());
    if (text === undefined)
        return { kind: 'left', why: 'it is not UTF-8 text' };
    const active = state.knowledge.filter(knowledge_entry/* isActive */.$m);
    if (active.length === 0 && !text.includes('ralph:knowledge'))
        return { kind: 'same' };
    const inherits = active.flatMap(({ from }) => from ?? []);
    return { ...(0,agents_block/* withBlock */.su)(text, blockOf(job, state), { plan: job.planName, inherits }), isNew: found === null };
}
function textOf(content) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
    }
    catch {
        return undefined;
    }
}
async function writeAgentsMd(work, step) {
    const { ports, job, ledger, did, reach } = work;
    const { task, attempt } = step;
    const checkpoint = ledger.state.work;
    const numbered = { iteration: ledger.state.iteration + 1, task, attempt, checkpoint, start: checkpoint, merge: null };
    const block = blockOf(job, ledger.state);
    const renewed = await renewedFile(ports, job, ledger.state);
    if (renewed.kind !== 'changed') {
        const why = renewed.kind === 'left' ? renewed.why : 'it is up to date';
        ledger.record({ type: 'agents_md_ended', task: task.id, why });
        return undefined;
    }
    ledger.attach(lastTried, block.join('\n'));
    ledger.attach((0,state_paths/* iterationPath */.lr)(numbered.iteration, 'prompt.md'), 'No agent was called: the engine updated its section of AGENTS.md.\n');
    ledger.record({ type: 'attempt_started', iteration: numbered.iteration, task: task.id, attempt, checkpoint });
    await ledger.save(`begin iteration ${numbered.iteration}: ${task.id}`);
    await work.publish();
    if (ledger.state.work !== checkpoint || work.conflict()) {
        giveBack(ledger, numbered);
        return undefined;
    }
    did.ready = false;
    await ports.credentialShapes.load();
    const coded = await codedOf(ports, job, {
        numbered,
        file: renewed,
        entries: ledger.state.knowledge.filter(knowledge_entry/* isActive */.$m).length,
    });
    const verdict = verdictOn(work, coded);
    if (verdict.kind === 'validate' && reach.until !== 'settled')
        return handOnCoded(work, coded);
    const candidate = await writeCandidate(ports, job, { state: ledger.state, coded });
    const reason = await settleAttempt(work, { coded, verdict, candidate }, {
        check: () => (0,job_work/* whileHoldingRun */.Iy)(work, async (signal) => {
            await ports.workspace.restore(candidate);
            return (0,validate/* validate */.tf)(ports, job, { coded, state: ledger.state, onChecks: work.orders.checks, signal });
        }),
    });
    return reason && (0,job_work/* stopped */.ce)(reason);
}
async function codedOf(ports, job, given) {
    const { numbered, file, entries } = given;
    const content = new TextEncoder().encode(file.text);
    const { tree } = await ports.workBranch.withFiles(numbered.checkpoint, [{ path: agents_block/* agentsMdFile */.s9, content }]);
    const action = file.isNew ? 'created' : 'modified';
    const changes = [{ path: agents_block/* agentsMdFile */.s9, action, bytes: content.length, mode: '100644' }];
    const guarded = await guard(ports, job, { ...numbered, tree, changes, refused: [] });
    const nothing = { paths: [], total: 0 };
    const summary = `${agents_block/* agentsMdFile */.s9} now contains what the run has learned, in the section that ralph maintains (${(0,amounts/* plural */.LS)(entries, 'entry', 'entries')}).`;
    return {
        ...numbered,
        ...guarded,
        end: { kind: 'finished', structured: null, text: '' },
        usage: agent_usage/* noUsage */.tk,
        durationMs: 0,
        lingeredMs: null,
        denials: [],
        handoff: { summary, freeform: `The engine wrote this commit; no agent was called. ${summary}` },
        handoffSource: 'engine',
        tree,
        changes,
        hidden: nothing,
        environment: nothing,
        unready: null,
    };
}

// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js + 1 modules
var forecast = __webpack_require__(48186);
// EXTERNAL MODULE: ./build/core/report/words/forecast-text.js
var forecast_text = __webpack_require__(91760);
;// CONCATENATED MODULE: ./build/core/run/next/budget-warning.js
const nearly = 0.8;
function budgetsNearlyUsed(request) {
    const said = (use) => request.state.warned.some(({ budget, limit }) => budget === use.budget && limit === use.limit);
    return budgetsInForce(request).filter((use) => use.used >= use.limit * nearly && !said(use));
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





async function sayCosts({ clock, show, ...files }, job, { ledger, soFar }) {
    const { plan, state } = ledger;
    const limits = (0,job_settings/* limitsOf */.Af)(job, ledger.state);
    const now = clock.now();
    if (soFar.iterations === 0) {
        const settings = { ...job.settings, passes: await (0,from_base/* passesOf */.Hb)(files, job) };
        const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* forecast */.g)({ plan, state }, { now, costBudgetUsd: limits.costBudgetUsd, settings }));
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

// EXTERNAL MODULE: ./build/app/job/surroundings.js
var surroundings = __webpack_require__(83717);
// EXTERNAL MODULE: ./build/app/obey.js + 1 modules
var obey = __webpack_require__(52044);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
;// CONCATENATED MODULE: ./build/app/own/file-in-queue.js



async function fileInQueue({ ports, job, ledger, conflict }) {
    const { work, queue: folder, run, awaiting } = ledger.state;
    if (folder === null || awaiting || conflict())
        return false;
    const becomes = { at: ports.clock.now() };
    const { tree, own } = await (0,own_edits/* withOwnEdits */.Ql)(ports, { job, ledger, becomes, tree: work });
    const written = own.flatMap(({ path, content }) => (content === null ? [] : ((0,queue_paths/* queuedFile */.W5)(path, folder) ?? [])));
    const file = written.find(({ place }) => place !== 'pending');
    if (own.every(({ content }) => content !== null) || file === undefined || file.place === 'pending')
        return false;
    const message = (0,commit_message/* queueMessage */.fS)({
        prefix: job.settings['commit-prefix'],
        file: file.path,
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
    });
    const to = await ports.workBranch.write({ tree, parent: work, message: ports.redact(message) });
    ledger.record({ type: 'queue_moved', from: work, to, place: file.place, file: file.path });
    return true;
}

// EXTERNAL MODULE: ./build/core/counsel/evidence.js + 1 modules
var counsel_evidence = __webpack_require__(80816);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
;// CONCATENATED MODULE: ./build/app/phase/counsel/gather-evidence.js




async function gatherEvidence({ workBranch, workspace, show }, ledger) {
    const { plan, state, recall } = ledger;
    const { base, work, recent } = state;
    try {
        await workBranch.contains(work, base);
        const ran = recent.map(async ({ iteration }) => {
            const text = await recall((0,state_paths/* iterationPath */.lr)(iteration, 'validation.json'));
            const read = text === undefined ? undefined : check/* Validation */.OH.safeParse(JSON.parse(text)).data;
            return { iteration, checks: read?.checks ?? [] };
        });
        const checks = (0,counsel_evidence/* checksOf */.tg)(await Promise.all(ran));
        const files = await workspace.diff(base, work);
        return (0,counsel_evidence/* evidenceOf */.X1)({ plan, statusOf: (0,begin/* statusIn */.em)(state), checks, files, work });
    }
    catch (error) {
        show({ kind: 'warning', text: `the evidence for the criteria could not be gathered: ${String(error)}` });
        return undefined;
    }
}
async function stateEvidence({ ports, job, ledger }) {
    const { plan, state } = ledger;
    const wanted = job.settings.verify === 'evidence' || job.settings.verify === 'both';
    if (!wanted || state.evidence?.work === state.work)
        return;
    if (plan.tasks.every(({ acceptance_criteria: criteria }) => criteria.length === 0))
        return;
    const evidence = await gatherEvidence(ports, ledger);
    if (evidence)
        recordEvidence(ledger, evidence);
}
function recordEvidence(ledger, evidence) {
    ledger.attach(state_paths/* evidencePath */.Zz, `${JSON.stringify(evidence, null, 2)}\n`);
    ledger.record({ type: 'evidence_gathered', ...(0,counsel_evidence/* summaryOf */.YG)(evidence) });
}

// EXTERNAL MODULE: ./build/core/counsel/consensus.js
var consensus = __webpack_require__(60145);
// EXTERNAL MODULE: ./build/schema/counsel/plan-review.js
var plan_review = __webpack_require__(80892);
// EXTERNAL MODULE: ./build/core/counsel/plan-text.js
var plan_text = __webpack_require__(72479);
;// CONCATENATED MODULE: ./build/core/counsel/plan-review.js





const plan_review_longest = 600;
const mostProposals = 30;
function planReviewPrompt(given) {
    const { template, plan, statusOf, specs, before } = given;
    const proposed = (before?.proposals ?? []).map(({ id, reason, fate, why }) => `- ${id} (${fate}${why === null ? '' : `: ${why}`}): ${reason}`);
    const words = (before?.words ?? []).map((one) => `- ${one}`);
    const parts = [
        template.trim(),
        `## Plan\n\n${(0,plan_text/* planText */.P)(plan, statusOf)}`,
        `## Specifications\n\n${specsText(specs)}`,
        ...(proposed.length === 0
            ? []
            : [`## Proposed Before\n\nDo not propose these again.\n\n${(0,plan_text/* material */.E)(proposed.join('\n'), 20_000)}`]),
        ...(words.length === 0 ? [] : [`## What People Say\n\n${(0,plan_text/* material */.E)(words.join('\n'), 8_000)}`]),
    ];
    return parts.join('\n\n');
}
function specsText({ files, others }) {
    const more = others === 0
        ? ''
        : `${(0,amounts/* plural */.LS)(others, 'other spec')} in specs/ ${others === 1 ? 'is' : 'are'} not named by this plan: open one only if the plan touches it.`;
    if (files.length === 0)
        return more || 'None was found.';
    const list = (0,plan_text/* material */.E)(files.map((path) => `- ${path}`).join('\n'), 8_000);
    return `Read those that the plan is about:\n\n${list}${more && `\n\n${more}`}`;
}
function readPlanReview(end, before) {
    const answer = (0,handoff_answer/* answerIn */.Ke)(plan_review/* PlanReviewAnswer */.ao, end);
    if ('why' in answer)
        return answer;
    const { verdict, summary, changes } = answer.value;
    const room = Math.max(0, mostProposals - before.length);
    return {
        verdict,
        summary: (0,one_line/* oneLine */.TN)(summary, plan_review_longest),
        proposals: changes.slice(0, room).map(({ lens, reason, ...wish }, at) => {
            const why = (0,one_line/* oneLine */.TN)(reason, plan_review_longest);
            const amendment = { ...wish, reason: why };
            return { id: `P${before.length + at + 1}`, lens, reason: why, amendment, fate: 'open', why: null };
        }),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/agent/json-schema.js
var json_schema = __webpack_require__(82222);
;// CONCATENATED MODULE: ./build/schema/counsel/verify-answer.js


const verify_answer_text = schemas/* string */.YjP().min(1);
const VerifyAnswer = schemas/* object */.Ikc({
    complete: schemas/* boolean */.zMY().describe('true only if nothing that the plan asks for is missing.'),
    summary: verify_answer_text.describe('One or two sentences.'),
    missing: schemas/* array */.YOg(schemas/* object */.Ikc({
        task: verify_answer_text.describe('Id of the task of the plan that is not complete.'),
        what: verify_answer_text.describe('What is missing, in one sentence, with the file where you looked.'),
        title: verify_answer_text.describe('A task that adds it, in one line.'),
        description: verify_answer_text.describe('What to do, for somebody who knows nothing about this.'),
        acceptance_criteria: schemas/* array */.YOg(verify_answer_text).max(10).describe('How one can tell that it is done.'),
    }))
        .max(20)
        .describe('Empty if the plan is complete; the most important first.'),
});
const verifyJsonSchema = (0,json_schema/* answerSchema */.U)(VerifyAnswer);

;// CONCATENATED MODULE: ./build/core/counsel/verify.js






const mostAdded = 3;
const mostEvidence = 200;
const verify_longest = 500;
function verifyPrompt(given) {
    const { template, plan, statusOf, diffStat, evidence, claims } = given;
    const rows = (evidence?.criteria ?? []).map(({ task, criterion, proof, why }) => {
        const shown = proof === null
            ? `UNPROVEN (${why})`
            : proof.kind === 'check'
                ? `check ${proof.name}`
                : `${proof.path}:${proof.line ?? ''}`;
        return `- ${task}: ${criterion}: ${shown}`;
    });
    const parts = [
        template.trim(),
        `## Plan\n\n${(0,plan_text/* planText */.P)(plan, statusOf)}`,
        `## Files that the work changed\n\n${diffStat.trim() === '' ? 'None.' : (0,plan_text/* material */.E)(diffStat, 8_000)}`,
        `## Evidence\n\n${rows.length === 0 ? 'None was gathered.' : (0,plan_text/* material */.E)((0,capped/* cappedLines */.L)(rows, mostEvidence).join('\n'), 40_000)}`,
        ...(claims.length === 0
            ? []
            : [`## What agents claim\n\n${(0,plan_text/* material */.E)(claims.map((one) => `- ${one}`).join('\n'), 4_000)}`]),
    ];
    return parts.join('\n\n');
}
function readVerify(end) {
    const answer = (0,handoff_answer/* answerIn */.Ke)(VerifyAnswer, end);
    if ('why' in answer)
        return answer;
    const { complete, summary, missing } = answer.value;
    return {
        complete: complete && missing.length === 0,
        summary: (0,one_line/* oneLine */.TN)(summary, verify_longest),
        missing: missing.map((one) => ({ ...one, what: (0,one_line/* oneLine */.TN)(one.what, verify_longest) })),
    };
}
function missingAsTask({ task: of, what, title, description, acceptance_criteria }, { plan, round, number }) {
    const about = plan.tasks.find(({ id }) => id === of);
    if (!about)
        return `the plan has no task ${(0,one_line/* oneLine */.TN)(of, 64)}`;
    const { allowed_tools, model, working_directory: _, ...rest } = about;
    return {
        action: 'add',
        reason: what,
        task: {
            id: freeId(`${(0,excerpt/* startOf */.GH)(of, 48)}-missing-${round}-${number}`, plan),
            title: (0,one_line/* oneLine */.TN)(title, 200),
            description: (0,excerpt/* startOf */.GH)(description, 8_000),
            acceptance_criteria: acceptance_criteria.map((one) => (0,one_line/* oneLine */.TN)(one, verify_longest)),
            skills: rest.skills,
            ...(allowed_tools && { allowed_tools }),
            ...(model !== undefined && { model }),
        },
    };
}
function freeId(wanted, { tasks }) {
    const taken = new Set(tasks.map(({ id }) => id.toLowerCase()));
    for (let n = 1, id = wanted;; n++, id = `${wanted}-${n}`)
        if (!taken.has(id.toLowerCase()))
            return id;
}

// EXTERNAL MODULE: ./build/core/run/fold/counsel.js
var fold_counsel = __webpack_require__(46109);
// EXTERNAL MODULE: ./build/schema/counsel/consensus.js
var counsel_consensus = __webpack_require__(11097);
// EXTERNAL MODULE: ./build/core/spec/read-index.js
var read_index = __webpack_require__(32375);
;// CONCATENATED MODULE: ./build/core/spec/specs-of-plan.js

const folder = 'specs';
const specIndex = `${folder}/INDEX.md`;
const few = 5;
const most = 12;
function specsOfPlan(plan, { below, index }) {
    const all = below.filter((path) => path.endsWith('/SPEC.md')).sort();
    const kept = all.length <= few ? all : linked(plan, all, index ?? '').slice(0, most);
    return { files: [...(index === undefined ? [] : [specIndex]), ...kept], others: all.length - kept.length };
}
function linked({ name, context = '', tasks }, all, index) {
    const rows = new Map((0,read_index/* readIndex */.v)(index).map((row) => [`${folder}/${row.path.text.replace(/^\.\//, '')}`, row]));
    const byId = new Map([...rows].map(([path, { id }]) => [id.text, path]));
    const told = tasks.flatMap(({ title, description, acceptance_criteria: all }) => [title, description, ...all]);
    const words = new Set([context, ...told]
        .join('\n')
        .match(/[\w./-]+/g)
        ?.map((word) => word.replace(/^\.\/|[./]+$/g, '')));
    const isNamed = (path) => {
        const of = path.slice(0, -'/SPEC.md'.length);
        const id = rows.get(path)?.id.text;
        return of === `${folder}/${name}` || [path, of, ...(id ? [id] : [])].some((one) => words.has(one));
    };
    const named = all.filter(isNamed);
    const required = named.flatMap((path) => (rows.get(path)?.requires ?? []).flatMap(({ text }) => byId.get(text) ?? []));
    return [...new Set([...named, ...required.filter((path) => all.includes(path))])];
}

;// CONCATENATED MODULE: ./build/app/phase/counsel/ask-counsel.js
















const ask_counsel_limitMs = 15 * 60_000;
async function askCounsel(ports, job, request) {
    const { ledger, counsel, spentUsd, guarded } = request;
    const { state } = ledger;
    const { prompt, agent = ports.agent, ...question } = await questions[counsel.role](ports, job, { ledger, counsel });
    await ports.workBranch.contains(state.work, state.base);
    await ports.workspace.restore(state.work);
    const iteration = Math.max(1, state.iteration);
    const coded = { iteration, task: thePlan, attempt: 1, tree: state.work, usage: agent_usage/* noUsage */.tk };
    const reader = {
        ...question,
        pass: counsel.role,
        limitMs: ask_counsel_limitMs,
        mayFail: true,
        servers: question.servers,
        prompt: async () => prompt,
    };
    const { end, usage, durationMs, edited, servers } = await (0,call_reader/* callReader */.Qs)({ ...ports, agent }, job, {
        coded,
        spentUsd,
        guarded,
        reader,
    });
    const model = question.model ?? null;
    return {
        ...counsel,
        model,
        end,
        usage,
        duration_ms: durationMs,
        edited: edited.slice(0, 20),
        ...(servers && { servers }),
    };
}
const thePlan = plan/* Task */.YZ.parse({ id: 'plan', title: 'The plan as a whole' });
async function claimsIn({ state, recall }) {
    const said = await Promise.all(state.recent.map(({ iteration }) => (0,stored_iteration/* storedHandoff */.k)(recall, iteration)));
    return state.recent.flatMap(({ iteration, task }, at) => spokenSignals(said[at]?.handoff.freeform ?? '').complete
        ? [`iteration ${iteration} (${task}) says that all is done`]
        : []);
}
const consensusDoes = {
    challenge: 'challenges the plan',
    counter: 'answers for the plan',
    synthesis: 'says what is settled',
};
const consensusSchemas = {
    challenge: counsel_consensus/* challengeJsonSchema */.B1,
    counter: counsel_consensus/* counterJsonSchema */.KZ,
    synthesis: counsel_consensus/* synthesisJsonSchema */.CG,
};
const questions = {
    verify: async (ports, { settings }, { ledger }) => {
        const { plan, state } = ledger;
        const evidence = await gatherEvidence(ports, ledger);
        return {
            does: 'verifies that the plan is complete, after',
            model: settings['verify-model'],
            maxTurns: 20,
            mostUsd: 1,
            schema: verifyJsonSchema(),
            prompt: verifyPrompt({
                template: await (0,from_base/* template */.vs)(ports, 'verify'),
                plan,
                statusOf: (0,begin/* statusIn */.em)(state),
                diffStat: await ports.workspace.diffStat(state.base, state.work),
                evidence,
                claims: await claimsIn(ledger),
            }),
        };
    },
    'plan-review': async (ports, { settings }, { ledger, counsel }) => {
        const { plan, state } = ledger;
        const [index, below] = [await ports.base.read(specIndex), await ports.workBranch.filesBelow(state.base, 'specs')];
        const specs = specsOfPlan({ name: state.plan, context: plan.context, tasks: plan.tasks }, { index, below });
        return {
            does: `reviews the plan (pass ${counsel.round}), before`,
            model: settings['plan-review-model'] ?? settings.model,
            maxTurns: settings['max-turns'],
            mostUsd: 3,
            schema: (0,plan_review/* planReviewJsonSchema */.PM)(),
            prompt: planReviewPrompt({
                template: await (0,from_base/* template */.vs)(ports, 'plan-review'),
                plan,
                statusOf: (0,begin/* statusIn */.em)(state),
                specs,
                before: state.counsel.plan_review,
            }),
        };
    },
    consensus: async (ports, job, { ledger, counsel }) => {
        const { plan, state, recall } = ledger;
        const { settings } = job;
        const part = counsel_consensus/* ConsensusPart */.n1.parse(counsel.part);
        const second = part !== 'counter';
        const other = second ? ports.secondAgent : undefined;
        const file = second ? settings['consensus-servers'] : undefined;
        const servers = file === undefined ? undefined : await (0,job_servers/* serversFor */.Qm)(ports, job, { of: { file }, recall });
        if (file !== undefined && !servers)
            ports.show({
                kind: 'warning',
                text: `.ralph/config/${file} names no MCP server: the second model is asked directly`,
            });
        return {
            does: `${consensusDoes[part]} (round ${counsel.round}), before`,
            model: (second ? settings['consensus-model'] : undefined) ?? (other ? undefined : settings.model),
            ...(other && { agent: other }),
            maxTurns: settings['max-turns'],
            mostUsd: 2,
            schema: consensusSchemas[part](),
            servers,
            prompt: (0,consensus/* consensusPrompt */.gu)({
                template: await (0,from_base/* template */.vs)(ports, `consensus-${part}`),
                ...{ part, plan, statusOf: (0,begin/* statusIn */.em)(state), before: state.counsel.consensus },
                asksServers: servers !== undefined,
            }),
        };
    },
};

// EXTERNAL MODULE: ./build/app/phase/counsel/consensus-file.js
var consensus_file = __webpack_require__(81786);
;// CONCATENATED MODULE: ./build/app/phase/counsel/take-counsel.js
















const mostBegun = 2;
async function beginCounsel({ ports, job, ledger }, counsel) {
    const { asking } = ledger.state.counsel;
    const begun = asking && (0,fold_counsel/* sameCounsel */.w)(asking, counsel) ? asking.begun : 0;
    if (begun < mostBegun) {
        ledger.record({ type: 'counsel_begun', ...counsel });
        return true;
    }
    const end = { why: `it was started ${begun} times and never finished` };
    await take_counsel_take[counsel.role](ledger, job, { counsel, end, at: { moment: momentOf(ports), model: null, usd: 0 } });
    return false;
}
async function settleCounsel(work, counsel) {
    const { ports, job, ledger } = work;
    if (!(await beginCounsel(work, counsel)))
        return undefined;
    await ledger.save(`ask for ${counsel.role}`);
    const at = { ledger, counsel, spentUsd: ledger.state.usage.usd, guarded: (0,job_work/* guardedBy */.iP)(work) };
    const made = await (0,job_work/* unlessAborted */.Wh)(() => askCounsel(ports, job, at));
    work.did.ready = false;
    return made
        ? takeCounsel(ports, job, { ledger, counsel, made })
        : interrupted(ledger, counsel, 'the job was cancelled or stopped');
}
async function takeCounsel({ clock, clean }, job, { ledger, counsel, made: given }) {
    const made = (0,redact/* mapStrings */.to)(given, clean);
    const { model, usage, duration_ms, edited, servers, end } = made;
    const verdict = (0,attempt_verdict/* attemptVerdict */.ve)({
        ...{ end, hasChanges: true, findings: [], now: clock.now() },
        ...{ waits: ledger.state.waiting?.count ?? 0, losses: 0 },
    });
    const called = (outcome) => {
        const cost = { model, usage, duration_ms, outcome: (0,one_line/* oneLine */.TN)(outcome, 500) };
        ledger.record({ type: 'counsel_called', ...counsel, ...cost, ...(edited.length > 0 && { edited }) });
        (0,job_servers/* settleServers */.CZ)(ledger, { iteration: ledger.state.iteration, left: servers, memoryAt: null });
    };
    if (verdict.kind === 'interrupt' && verdict.cause !== 'budget') {
        called(verdict.why);
        interrupted(ledger, counsel, verdict.why, verdict.until);
        const { cause, why } = verdict;
        return cause === 'billing' || cause === 'auth'
            ? { kind: 'human_review', why: `somebody has to look at the model account: ${why}` }
            : undefined;
    }
    const at = { moment: momentOf({ clock }), model, usd: usage.usd };
    await take_counsel_take[counsel.role](ledger, job, { counsel, end, called, at });
    return undefined;
}
const momentOf = ({ clock }) => new Date(clock.now()).toISOString();
function interrupted(ledger, counsel, why, until = null) {
    ledger.record({ type: 'counsel_interrupted', ...counsel, why: (0,one_line/* oneLine */.TN)(why, 500), until });
}
const take_counsel_take = {
    verify: takeVerify,
    'plan-review': takePlanReview,
    consensus: takeConsensus,
};
function takeVerify(ledger, { settings }, { counsel, end, called }) {
    const read = 'why' in end ? end : readVerify(end);
    const { work } = ledger.state;
    if ('why' in read) {
        called?.(read.why);
        ledger.record({ type: 'completion_judged', work, complete: null, summary: read.why, missing: [] });
        return;
    }
    called?.(read.complete ? 'complete' : `${read.missing.length} missing: ${read.summary}`);
    const missing = read.missing.map((one, at) => {
        const { what } = one;
        if (at >= mostAdded)
            return { what, added: null, why: `one answer adds at most ${mostAdded} tasks` };
        const amendment = missingAsTask(one, { plan: ledger.plan, round: counsel.round, number: at + 1 });
        if (typeof amendment === 'string')
            return { what, added: null, why: amendment };
        const id = String(amendment.task?.['id']);
        const { iteration } = ledger.state;
        (0,amend_plan/* amendPlan */.H)(ledger, {
            iteration,
            current: one.task,
            amendments: [amendment],
            trusted: settings.amendments === 'trusted',
        });
        const added = ledger.plan.tasks.some((task) => task.id === id);
        return { what, added: added ? id : null, why: added ? null : 'the rules for amendments do not allow it' };
    });
    ledger.record({ type: 'completion_judged', work, complete: read.complete, summary: read.summary, missing });
}
function takePlanReview(ledger, { settings }, { counsel, end, called }) {
    const { round } = counsel;
    const read = 'why' in end ? end : readPlanReview(end, ledger.state.counsel.plan_review?.proposals ?? []);
    const gate = settings['plan-review'] === 'gate';
    if ('why' in read) {
        called?.(read.why);
        const held = gate ? `the review of the plan gave no usable answer: ${read.why}` : null;
        const none = { verdict: null, summary: read.why, done: true, held, proposals: [] };
        ledger.record({ type: 'plan_reviewed', round, ...none });
        return;
    }
    const { verdict, summary } = read;
    called?.(`${verdict}, ${read.proposals.length} proposed: ${summary}`);
    const proposals = gate ? read.proposals.map((one) => take_counsel_judged(ledger, settings, one)) : [...read.proposals];
    const last = read.proposals.length === 0 || round >= settings['plan-review-passes'];
    const held = gate && last && verdict === 'not_ready' ? `the plan is not ready to start: ${summary}` : null;
    ledger.record({ type: 'plan_reviewed', round, verdict, summary, done: last, held, proposals });
}
function take_counsel_judged(ledger, settings, proposal) {
    const { plan, state } = ledger;
    const trusted = settings.amendments === 'trusted';
    const wish = { current: '', amendments: [proposal.amendment], trusted };
    const [fault] = (0,amend/* judgeAmendments */.o)({ plan, statusOf: (0,begin/* statusIn */.em)(state), ...wish }).refused;
    (0,amend_plan/* amendPlan */.H)(ledger, { iteration: state.iteration, ...wish });
    return fault ? { ...proposal, fate: 'refused', why: (0,one_line/* oneLine */.TN)(fault.why, 500) } : { ...proposal, fate: 'taken' };
}
async function takeConsensus(ledger, { settings }, { counsel, end, called, at }) {
    const part = counsel_consensus/* ConsensusPart */.n1.parse(counsel.part);
    const { plan, state } = ledger;
    const before = state.counsel.consensus;
    const gate = settings.consensus === 'gate';
    const rounds = Math.max(settings['consensus-rounds'], counsel.round);
    const heard = 'why' in end ? end : (0,consensus/* hear */.dc)(part, end, { before, rounds, gate });
    const now = 'why' in heard ? (0,consensus/* unheard */.yt)(before, { why: heard.why, gate }) : heard.now;
    called?.('why' in heard ? heard.why : now.summary);
    ledger.record({ type: 'consensus_said', part, now });
    const data = 'why' in heard ? { why: heard.why } : heard.data;
    const said = { round: counsel.round, type: part, source: at.model ?? settings.agent, data, usd: at.usd };
    const past = await (0,consensus_file/* pastRounds */.U)(ledger);
    const file = (0,consensus/* consensusFile */.ge)({ now, rounds: [...past, said], moment: at.moment }, `${plan.tasks.length} tasks of ${state.plan}`);
    ledger.attach(state_paths/* consensusPath */.JT, `${JSON.stringify(file, null, 2)}\n`);
}

// EXTERNAL MODULE: ./build/app/phase/intake/adopt-plan.js
var adopt_plan = __webpack_require__(64115);
// EXTERNAL MODULE: ./build/app/phase/prepare/baseline.js
var baseline = __webpack_require__(95557);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js + 1 modules
var run_files = __webpack_require__(93532);
;// CONCATENATED MODULE: ./build/app/phase/settle/undo.js












async function revert(ports, job, { ledger, undo }) {
    const { undoes } = undo;
    const iteration = ledger.state.iteration + 1;
    const refuse = (why) => void ledger.record({ type: 'undo_failed', iteration, undoes, why, rejected: null });
    const found = (0,task_commits/* taskOfIteration */.MH)(ledger.state, undoes);
    if (!found)
        return refuse(`iteration ${undoes} no longer has a commit to undo`);
    const reverting = { undo, iteration, ...found };
    const tip = ledger.state.work;
    const newestFirst = found.commits.map(({ commit }) => commit).reverse();
    const reverted = await ports.workBranch.revert({ commits: newestFirst, tip, keep: (0,own_edits/* isOwn */.NP)(job) });
    const becomes = becomesWithout(ledger, { ...reverting, now: ports.clock.now() });
    const tree = reverted.kind === 'clean' ? reverted.tree : tip;
    const edited = await (0,own_edits/* withOwnEdits */.Ql)(ports, { job, ledger, becomes, tree });
    if (reverted.kind === 'nothing' && edited.own.length === 0) {
        await finish(ports, ledger, { reverting, commit: null });
        return undefined;
    }
    if (reverted.kind === 'unable')
        return refuse(reverted.why);
    if (reverted.kind === 'conflict') {
        const places = `later commits changed the same lines: ${listed(reverted.paths)}`;
        return refuse(`${places}; undo those first, newest first, or revert it by hand on ${ledger.state.work_branch}`);
    }
    const message = (0,commit_message/* undoMessage */.ME)({
        prefix: job.settings['commit-prefix'],
        ...reverting,
        ...undo,
        opens: opensAgain(ledger.state, found.task),
        trailers: { plan: job.planName, run: ledger.state.run },
        signOff: job.signOff,
    });
    const commit = await ports.workBranch.write({ tree: edited.tree, parent: tip, message: ports.redact(message) });
    return { reverting, commit };
}
function becomesWithout({ plan, state }, { task, undo, now }) {
    const dependents = undo.reopen_dependents ? (0,blocked/* doneDependents */.xu)(plan, (0,begin/* statusIn */.em)(state), task) : [];
    return { undone: [...(opensAgain(state, task) ? [task] : []), ...dependents], at: now };
}
const opensAgain = (state, task) => !undo_over.has((0,begin/* statusIn */.em)(state)(task));
const undo_over = new Set(['failed', 'skipped', 'given_up']);
async function undo(ports, job, request) {
    const reverted = await revert(ports, job, request);
    if (!reverted)
        return;
    const validation = await undo_check(ports, job, { ...request, ...reverted });
    await settleUndo(ports, job, { ledger: request.ledger, ...reverted, validation });
}
async function settleUndo(ports, job, request) {
    const { ledger, reverting, commit, validation } = request;
    const { iteration, undo } = reverting;
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'validation.json'), `${JSON.stringify(validation, null, 2)}\n`);
    if (validation.passed) {
        await finish(ports, ledger, request);
        const { checks, known_red: knownRed } = validation;
        return ledger.send(ports.outbox.effectsOf({ commit, checks, knownRed }));
    }
    ledger.keep(commit);
    const builds = (0,blocked/* doneDependents */.xu)(ledger.plan, (0,begin/* statusIn */.em)(ledger.state), reverting.task);
    const first = builds.length > 0 ? `; ${listed(builds)} built on it: undo that first, newest first` : '';
    const why = `without it the checks fail: ${failuresOf(job, validation)}${first}`;
    ledger.record({ type: 'undo_failed', iteration, undoes: undo.undoes, why, rejected: commit });
}
async function undo_check(ports, job, request) {
    const { ledger, reverting, commit: tree, signal } = request;
    const { iteration } = reverting;
    const knownRed = (0,validate/* knownRedIn */.wJ)(ledger.state);
    await ports.workspace.restore(tree);
    await (0,validate/* setUp */.s)(ports, job, { tree, signal });
    const ran = await (0,validate/* runChecks */.JT)(ports, job, { tree, label: `iteration-${iteration}`, knownRed, signal });
    const { checks, settings } = job;
    return (0,verdict/* validationOf */.D2)({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran });
}
async function finish(ports, ledger, { reverting, commit }) {
    const { iteration, task, undo } = reverting;
    const { by, why, undoes } = undo;
    const iterations = (0,task_commits/* iterationsOf */.qW)((0,begin/* taskIn */.B1)(ledger.state, task));
    const forget = await (0,apply_handoff/* forgetProgress */.r2)(ports, ledger, iterations);
    const dependents = (0,blocked/* doneDependents */.xu)(ledger.plan, (0,begin/* statusIn */.em)(ledger.state), task);
    const reopened = undo.reopen_dependents ? dependents : [];
    for (const one of iterations)
        ledger.attach(...(0,run_files/* withdrawal */.sk)(one, { what: 'undone', by, why }));
    for (const done of reopened.flatMap((id) => (0,task_commits/* iterationsOf */.qW)((0,begin/* taskIn */.B1)(ledger.state, id)))) {
        ledger.attach(...(0,run_files/* withdrawal */.sk)(done, { what: 'dependent', by, why: `${task}: ${why}` }));
    }
    const also = iterations.filter((one) => one !== undoes);
    const opens = opensAgain(ledger.state, task);
    ledger.record({ type: 'undo_done', iteration, undoes, also, task, opens, commit, by, why, dependents, reopened });
    forget();
}
function failuresOf({ checks }, validation) {
    const { strategy, checks: results, known_red: knownRed } = validation;
    const { failures, missing } = (0,verdict/* judge */.S4)({ strategy, checks, results, knownRed });
    const failed = failures.map((result) => `${result.name} ${(0,failure_sentence/* failureSentence */.Qz)(result)}`);
    return [...failed, ...missing.map((name) => `${name} has no result`)].join('; ');
}
const listed = (paths) => (0,capped/* cappedRow */.g)(paths, 20);

;// CONCATENATED MODULE: ./build/app/loop.js





















const jobSoFar = ({ clock }, job) => ({
    started: clock.now(),
    iterations: 0,
    checks: job.checksDigest,
    baselineRan: false,
    longestMs: 0,
});
const attemptsIn = ({ counts }) => counts.succeeded + counts.failed;
async function loop(work, started, before = attemptsIn(work.ledger.state)) {
    await work.publish();
    const mergeWhenFree = putOffMerge(work);
    for (let { rests } = work;; rests = undefined) {
        const ordered = (await (0,obey/* obey */.a)(work, rests)) ?? work.conflict();
        const apart = ordered ?? (await mergeWhenFree());
        if (apart)
            return stop(work, apart);
        await adoptReopened(work);
        await keepAgentsMd(work);
        const iterations = started.iterations + attemptsIn(work.ledger.state) - before;
        const longestMs = Math.max(started.longestMs, work.did.longestMs);
        const soFar = { ...started, iterations, baselineRan: work.did.baseline, longestMs };
        const step = decide(work, soFar);
        if (await hasChanged(work, step))
            continue;
        const begun = work.ports.clock.now();
        const ended = step.kind === 'stop' ? await atEnd(work, step.reason) : await act(work, step, soFar);
        if (step.kind === 'attempt')
            work.did.longestMs = Math.max(soFar.longestMs, work.ports.clock.now() - begun);
        if (ended)
            return end(work, ended);
    }
}
async function adoptReopened({ job, ledger }) {
    if (ledger.state.refused_edits.length > 0 && ledger.state.plan_source === job.planSource)
        await (0,adopt_plan/* adoptPlan */.s0)(job, ledger);
}
async function mayGoOn(work, reason) {
    if (!work.ledger.dirty)
        return takesNewPlan(work, reason);
    await settled(work);
    return true;
}
async function takesNewPlan({ ports, job, ledger }, { kind }) {
    if (kind !== 'complete' && kind !== 'stuck' && kind !== 'blocked')
        return false;
    const now = await ports.planNow();
    if (!now)
        return false;
    const edited = { ...job, ...now, consents: job.consents && now.planSource === job.planSource };
    if (!(0,adopt_plan/* takesOver */.nt)(edited, ledger.state))
        return false;
    await (0,adopt_plan/* adoptPlan */.s0)(edited, ledger);
    return true;
}
const hasChanged = async (work, step) => (step.kind === 'stop' && (await mayGoOn(work, step.reason))) || keepsFolders(work, step);
async function keepsFolders(work, step) {
    const begins = !work.did.filed && (step.kind === 'attempt' || step.kind === 'baseline');
    const ends = step.kind === 'stop' && step.reason.kind === 'complete';
    if (begins)
        work.did.filed = true;
    return (begins || ends) && fileInQueue(work);
}
async function atEnd({ ports, ledger }, reason) {
    if (reason.kind === 'complete')
        await (0,prove/* proveComplete */.eV)(ports, ledger);
    return (0,job_work/* stopped */.ce)(reason);
}
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
    return (0,next_step/* nextStep */.sk)({ plan, state, limits: (0,job_settings/* limitsOf */.Af)(job, state), job: soFar, now: ports.clock.now() });
}
async function act(work, step, soFar) {
    const { ports, job, ledger, did, reach } = work;
    if (reach.until === 'decided')
        return (0,job_work/* stopped */.ce)({ kind: 'iteration_limit', scope: 'job', limit: 1 });
    if (step.kind !== 'wait')
        (0,checks/* refuseUnchecked */.vc)(job);
    await loadRules(work, step);
    if (step.kind === 'passes')
        return closing(work);
    if (step.kind === 'counsel')
        return seekCounsel(work, step.counsel);
    if (step.kind === 'attempt')
        return (0,milestones/* isAgentsMd */.Eo)(step.task.id) ? ownAttempt(work, step) : nextAttempt(work, step, soFar);
    await settled(work);
    if (step.kind === 'wait')
        await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => ports.clock.waitUntil(step.until, signal));
    else if (reach.until !== 'settled')
        return handOnChecks(work, step);
    else if (step.kind === 'undo') {
        await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => undo(ports, job, { ledger, undo: step.undo, signal }));
        did.ready = false;
    }
    else {
        (0,surroundings/* stateConfinement */.eV)(ledger, ports.confinement);
        const at = { ledger, onChecks: work.orders.checks };
        did.ready = (await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => (0,baseline/* baseline */._Z)(ports, job, { ...at, signal }))) ?? false;
        did.baseline = true;
    }
    return undefined;
}
async function nextAttempt(work, step, soFar) {
    const { ports, job, ledger, cancelled, did, reach } = work;
    if (!did.ready && (0,job_work/* callsAgent */.H4)(reach))
        await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => makeReady(work, signal));
    did.ready = true;
    await sayCosts(ports, job, { ledger, soFar });
    if ((0,job_work/* callsAgent */.H4)(reach))
        (0,surroundings/* stateConfinement */.eV)(ledger, ports.confinement);
    return cancelled.aborted ? undefined : attempt(work, step);
}
async function ownAttempt(work, step) {
    if (work.reach.until === 'settled')
        (0,surroundings/* stateConfinement */.eV)(work.ledger, work.ports.confinement);
    return writeAgentsMd(work, step);
}
async function closing(work) {
    const { ledger, reach, cancelled } = work;
    await settled(work);
    if ((0,job_work/* callsAgent */.H4)(reach)) {
        if (!cancelled.aborted)
            await settleOwed(work);
        return undefined;
    }
    const dossier = delegate(work, { phase: 'passes' }, { commit: null });
    beginOwed(ledger);
    await ledger.save('hand on the passes that waited');
    return { kind: 'handed_on', dossier };
}
async function seekCounsel(work, counsel) {
    const { ledger, reach, cancelled } = work;
    await settled(work);
    if (cancelled.aborted)
        return undefined;
    if ((0,job_work/* callsAgent */.H4)(reach)) {
        const reason = await settleCounsel(work, counsel);
        return reason && (0,job_work/* stopped */.ce)(reason);
    }
    if (!(await beginCounsel(work, counsel)))
        return undefined;
    const dossier = delegate(work, { phase: 'counsel', counsel }, { commit: null });
    await ledger.save(`hand on ${counsel.role}`);
    return { kind: 'handed_on', dossier };
}
async function loadRules({ ports, reach }, step) {
    if (step.kind !== 'wait' && reach.until !== 'prepared')
        await ports.credentialShapes.load();
}
async function handOnChecks(work, step) {
    const { ports, job, ledger } = work;
    const reverted = step.kind === 'undo' ? await revert(ports, job, { ledger, undo: step.undo }) : undefined;
    if (step.kind === 'undo' && !reverted)
        return undefined;
    const commit = reverted?.commit ?? ledger.state.work;
    const dossier = reverted
        ? delegate(work, { phase: 'undo', reverting: reverted.reverting }, { commit })
        : delegate(work, { phase: 'baseline', commit }, { commit });
    await ledger.save(`hand on the ${step.kind}`);
    return { kind: 'handed_on', dossier };
}
async function makeReady({ ports, job, ledger }, signal) {
    await ports.workspace.restore(ledger.state.work);
    await ports.workspace.setUp(job.settings.setup, signal);
}
async function settled({ ledger, publish }) {
    if (ledger.dirty)
        await ledger.save('settle');
    await publish();
}
const end = async (work, ended) => ended.kind === 'stopped' ? stop(work, ended.reason) : ended;
async function stop(work, reason) {
    const { ports, job, ledger } = work;
    await settled(work);
    if (!work.cancelled.aborted)
        await (0,job_work/* deliver */.cK)(ports, ledger);
    if (reason.kind === 'complete')
        await stateEvidence(work);
    ledger.record({ type: 'run_stopped', reason });
    const call = (0,notices/* callPerson */.S0)(ledger.state, reason, job.planFile);
    if (call)
        ledger.send([call]);
    if (ledger.unsent) {
        await ledger.save(`stop: ${reason.kind}, and call a person`);
        await (0,job_work/* deliver */.cK)(ports, ledger);
    }
    ledger.record({ type: 'lease_released' });
    await ledger.save(`stop: ${reason.kind}`);
    return (0,job_work/* stopped */.ce)(reason);
}

// EXTERNAL MODULE: ./build/app/branch/join-work.js
var join_work = __webpack_require__(15027);
;// CONCATENATED MODULE: ./build/app/branch/projection.js



const tries = 5;
function projection(ports, job, request) {
    const { ledger, replaces } = request;
    let { remoteTip: published, conflict, deleted } = request;
    let taken = (0,orders/* newestTaken */.OT)(ledger.state);
    let told = '';
    const mark = milestoneMarker(ports, request);
    const upToDate = () => {
        const { work, base } = ledger.state;
        const grew = (0,orders/* newestTaken */.OT)(ledger.state) > taken;
        if (published !== null && published === replaces && !grew)
            return true;
        if (published !== null)
            return work === published;
        return work === base || (deleted && !grew);
    };
    const heldBack = () => conflict?.kind === 'human_review' && conflict.conflict?.theirs === published;
    async function publish() {
        for (let round = 0; round < tries && !upToDate(); round++) {
            const result = await publishOnce();
            if (result === 'done')
                return;
            if (result === 'again')
                continue;
            ports.show({ kind: 'note', text: `somebody moved ${ledger.state.work_branch} to ${result.slice(0, 7)}` });
            published = result;
            const apart = await (0,join_work/* joinWork */.u)(ports, job, { ledger, theirs: result });
            if (apart) {
                conflict = apart;
                return;
            }
        }
    }
    async function publishOnce() {
        const { work: commit, work_branch: branch } = ledger.state;
        const result = await ports.workBranch.publish({ commit, expected: published, replaces });
        if (result.kind === 'moved')
            return result.tip;
        if (result.kind === 'published') {
            published = commit;
            taken = (0,orders/* newestTaken */.OT)(ledger.state);
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
const quickMs = 1_000;
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
        begun.catch(() => undefined);
    };
    return {
        checks: {
            begin() {
                begun = undefined;
                checksBegun = clock.now();
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

;// CONCATENATED MODULE: ./build/app/open-work.js






function openWork(ports, job, request) {
    const { ledger, branch, reach, cancelled } = request;
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
        did: { baseline: false, ready: false, spent: job_work/* nothingSpent */.at, longestMs: 0, filed: false },
    };
}
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
    ledger.record({ type: 'run_stopped', reason: { kind: 'failed', code: fault?.code ?? 'INTERNAL', why } });
    try {
        if (ledger.unsent) {
            await ledger.save('stop: failed, and call a person');
            await (0,job_work/* deliver */.cK)(ports, ledger);
        }
        ledger.record({ type: 'lease_released' });
        await ledger.save('stop: failed');
    }
    catch (second) {
        if (await failRefused(work, second).catch(() => false))
            return;
        ports.show({
            kind: 'warning',
            text: `the state could not be written either: ${second instanceof Error ? second.message : String(second)}`,
        });
    }
}

// EXTERNAL MODULE: ./build/app/phase/intake/intake.js + 4 modules
var intake = __webpack_require__(66470);
;// CONCATENATED MODULE: ./build/app/job.js






async function runJob(ports, job, cancelled, before) {
    const end = await beginJob(ports, job, { cancelled, reach: { until: 'settled' }, before });
    if (end.kind === 'handed_on')
        throw new Error('a job that finishes its own work handed something over');
    return end;
}
const job_tries = 5;
async function takeUp(...given) {
    const [{ store }] = given;
    for (let round = 1;; round++) {
        try {
            return await (0,intake/* intake */.PH)(...given);
        }
        catch (error) {
            if (!(error instanceof error_error/* RalphError */.A) || error.code !== 'LEASE_LOST' || round === job_tries)
                throw error;
            const { run } = await store.load();
            if (!run || run.state.lease)
                throw error;
        }
    }
}
async function beginJob(ports, job, { before, ...request }) {
    const started = { ...jobSoFar(ports, job), ...before, checks: job.checksDigest, baselineRan: false };
    const taken = await takeUp(ports, job, { soFar: started, callsAgent: (0,job_work/* callsAgent */.H4)(request.reach) });
    if (taken.kind === 'idle') {
        await converge(ports, taken);
        const { reason, run } = taken;
        return { kind: 'stopped', reason, state: run.state, plan: run.plan, soFar: started };
    }
    const { ledger } = taken;
    const work = openWork(ports, job, { ...taken, ...request });
    const attempts = attemptsIn(ledger.state);
    const ended = await recordingFaults(work, () => loop(work, started, attempts));
    const iterations = started.iterations + attemptsIn(ledger.state) - attempts;
    const soFar = { ...started, iterations, longestMs: Math.max(started.longestMs, work.did.longestMs) };
    return { ...ended, state: ledger.state, plan: ledger.plan, soFar };
}


/***/ }),

/***/ 35295:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fT: () => (/* binding */ assemble),
  dy: () => (/* binding */ attachPrepared),
  iA: () => (/* binding */ prepare),
  nB: () => (/* binding */ promptNow),
  zG: () => (/* binding */ recordedPrompt)
});

// UNUSED EXPORTS: attachPrompt

// EXTERNAL MODULE: ./build/core/counsel/consensus.js
var consensus = __webpack_require__(60145);
// EXTERNAL MODULE: ./build/core/handoff/agent-claims.js
var agent_claims = __webpack_require__(84474);
// EXTERNAL MODULE: ./build/core/handoff/progress-note.js
var progress_note = __webpack_require__(77361);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/plan/feedback.js
var feedback = __webpack_require__(12913);
// EXTERNAL MODULE: ./build/core/prompt/budget.js
var budget = __webpack_require__(51024);
// EXTERNAL MODULE: ./build/schema/knowledge/entry.js
var entry = __webpack_require__(49325);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
// EXTERNAL MODULE: ./build/core/text/memoize.js
var memoize = __webpack_require__(26588);
// EXTERNAL MODULE: ./build/core/knowledge/words.js
var words = __webpack_require__(11812);
;// CONCATENATED MODULE: ./build/core/knowledge/search.js




const numbers = new Map();
function numberOf(term) {
    const known = numbers.get(term);
    if (known !== undefined)
        return known;
    numbers.set(term, numbers.size);
    return numbers.size - 1;
}
function indexedText(text) {
    const all = (0,words/* termsOf */.fd)(text);
    const counts = new Map();
    for (const term of all) {
        const number = numberOf(term);
        counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return { terms: [...counts.keys()], counts: [...counts.values()], length: all.length };
}
const indexed = (0,memoize/* memoize */.B)(({ text, id }) => indexedText(`${text} ${id.slice(id.indexOf('-', 2))}`));
const indexedTask = (0,memoize/* memoize */.B)((task) => indexedText(wordsOfTask(task)));
const wordsOfTask = ({ title, description, acceptance_criteria, libraries, skills, paths }) => [title, description, ...acceptance_criteria, ...libraries, ...skills, ...paths].join('\n');
const aroundWeight = 0.35;
const [k1, b] = [1.2, 0.75];
const certain = 2;
const [echoEntries, echoTerms] = [10, 20];
const leastAlike = 0.2;
function relevanceOf(entries, query) {
    const corpus = corpusOf(entries.map(indexed));
    const wanted = wantedBy(query);
    const words = alike(corpus, wanted);
    const kin = kinship(entries, query, wanted);
    const first = entries.map((entry, at) => (words[at] ?? 0) + (kin[at] ?? 0) + nearness(entry, query.distances));
    const echo = alike(corpus, echoed(corpus, first));
    return entries.map(({ id }, at) => {
        const kind = entry/* knowledgeTypes */.Sg.length - entry/* knowledgeTypes */.Sg.indexOf((0,knowledge_entry/* typeOf */.QP)(id));
        return (first[at] ?? 0) + (echo[at] ?? 0) + kind / 100;
    });
}
function wantedBy({ text, around }) {
    const weights = new Map((0,words/* termsOf */.fd)(around).map((term) => [numberOf(term), aroundWeight]));
    for (const term of (0,words/* termsOf */.fd)(text))
        weights.set(numberOf(term), 1);
    return weights;
}
function kinship(entries, { tasks }, wanted) {
    const teachers = entries.map(({ task, from }) => (task === null || from !== null ? undefined : tasks.get(task)));
    const known = [...new Set(teachers)].filter((task) => task !== undefined);
    const scores = alike(corpusOf(known.map(indexedTask)), wanted);
    const byTask = new Map(known.map((task, at) => [task, scores[at] ?? 0]));
    return teachers.map((task) => (task && byTask.get(task)) ?? 0);
}
function echoed({ documents, rarity }, scores) {
    const weights = new Map();
    for (const at of best(scores, echoEntries)) {
        const score = scores[at] ?? 0;
        if (score < leastAlike)
            break;
        for (const term of documents[at]?.terms ?? [])
            weights.set(term, (weights.get(term) ?? 0) + score);
    }
    const telling = [...weights].sort(([x, xs], [y, ys]) => ys * rarity(y) - xs * rarity(x));
    return new Map(telling.slice(0, echoTerms));
}
function best(scores, count) {
    const found = [];
    scores.forEach((score, at) => {
        if (found.length === count && score <= (scores[found.at(-1) ?? 0] ?? 0))
            return;
        const place = found.findIndex((one) => score > (scores[one] ?? 0));
        found.splice(place < 0 ? found.length : place, 0, at);
        found.length = Math.min(found.length, count);
    });
    return found;
}
function corpusOf(documents) {
    const holders = new Int32Array(numbers.size);
    for (const { terms } of documents)
        for (const term of terms)
            holders[term] = (holders[term] ?? 0) + 1;
    const rarity = (term) => {
        const n = holders[term] ?? 0;
        return n === 0 ? 0 : Math.max(0, Math.log((documents.length - n + 0.5) / (n + 0.5)));
    };
    return { documents, rarity };
}
function alike({ documents, rarity }, weights) {
    const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
    const worth = new Float64Array(numbers.size);
    for (const [term, weight] of weights)
        worth[term] = weight * rarity(term);
    const scores = documents.map((document) => scoreOf(document, { worth, average }));
    const most = scores.reduce((one, score) => Math.max(one, score), certain * Math.log(documents.length + 1));
    return most === 0 ? scores : scores.map((score) => score / most);
}
function scoreOf({ terms, counts, length }, { worth, average }) {
    const long = k1 * (1 - b + (b * length) / Math.max(1, average));
    let score = 0;
    for (let at = 0; at < terms.length; at++) {
        const weight = worth[terms[at] ?? 0] ?? 0;
        if (weight === 0)
            continue;
        const count = counts[at] ?? 0;
        score += (weight * count * (k1 + 1)) / (count + long);
    }
    return score;
}
function nearness({ task, from }, distances) {
    const steps = task === null || from !== null ? undefined : distances.get(task);
    return steps === undefined ? 0 : 1 / (1 + steps / 2);
}

;// CONCATENATED MODULE: ./build/core/knowledge/retrieve.js





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
    return { body: [(0,render_index/* knowledgeLines */.a7)(shown, '###', lineOf), said].filter(Boolean).join('\n\n'), hardChars, shown, leftOut };
}
const lineOf = (entry) => ((0,knowledge_entry/* isHard */.is)(entry) || entry.by !== null ? render_index/* entryLine */.bV : render_index/* shortLine */.tl)(entry);
function mayFit(active, room) {
    let least = 0;
    for (const { id, text } of active)
        least += id.length + text.length;
    return least * 0.9 <= room;
}
function chosen(active, { query, room, pointer, hardChars }) {
    const others = active.filter((entry) => !(0,knowledge_entry/* isHard */.is)(entry));
    const rank = relevanceOf(others, query).map((relevance, at) => {
        const { by, text } = others[at] ?? { by: null, text: '' };
        return (relevance + unknownWorth) / (text.length + lineChars) + (by === null ? 0 : peopleFirst);
    });
    const order = [...others.keys()].sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || b - a);
    let left = room - hardChars - leftOutLine(active.length, pointer).length - 4 * render_index/* headingChars */.GD - 2;
    const kept = new Set(active.filter(knowledge_entry/* isHard */.is));
    for (const position of order) {
        if (left < shortestLine)
            break;
        const entry = others[position];
        if (!entry || entry.text.length * 0.9 > left)
            continue;
        const length = lineOf(entry).length + 1;
        if (length > left)
            continue;
        kept.add(entry);
        left -= length;
    }
    return active.filter((entry) => kept.has(entry));
}
const shortestLine = 30;
const lineChars = 3;
const unknownWorth = 0.5;
const peopleFirst = 100;
const charsOf = (entries) => (0,render_index/* knowledgeLines */.a7)(entries, '###').length;
const leftOutLine = (count, pointer) => count === 0
    ? ''
    : `${(0,amounts/* plural */.LS)(count, 'entry', 'entries')} that seem less relevant to this task are omitted here. All of them: ${pointer}.`;
const mostLines = 12;
const mostTerms = 40;
function retrieveByKeyword(entries, { id, libraries, title, description }) {
    const words = `${title} ${description}`.toLowerCase().match(/[\p{L}\p{N}\p{M}]{2,}/gu) ?? [];
    const terms = [...new Set([id.toLowerCase(), ...libraries.map((name) => name.toLowerCase()), ...words])];
    const active = entries.filter(knowledge_entry/* isActive */.$m);
    const wanted = terms.filter((term) => term !== '').slice(0, mostTerms);
    const hits = active
        .filter((entry) => !(0,knowledge_entry/* isHard */.is)(entry) && wanted.some((term) => (0,render_index/* entryLine */.bV)(entry).toLowerCase().includes(term)))
        .sort((a, b) => entry/* knowledgeTypes */.Sg.indexOf((0,knowledge_entry/* typeOf */.QP)(a.id)) - entry/* knowledgeTypes */.Sg.indexOf((0,knowledge_entry/* typeOf */.QP)(b.id)));
    const kept = new Set([...active.filter(knowledge_entry/* isHard */.is), ...hits.slice(0, mostLines)]);
    const shown = active.filter((entry) => kept.has(entry));
    const hardChars = (0,render_index/* knowledgeLines */.a7)(active.filter(knowledge_entry/* isHard */.is), '###').length;
    return { body: (0,render_index/* knowledgeLines */.a7)(shown, '###'), hardChars, shown, leftOut: active.length - shown.length };
}

// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(79334);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
// EXTERNAL MODULE: ./build/core/pass/pass-verdict.js
var pass_verdict = __webpack_require__(46701);
// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
;// CONCATENATED MODULE: ./build/core/prompt/failed-attempts.js









function failedAttempts({ failures, failuresLeftOut = 0, failedBefore }) {
    const newest = failures.at(-1);
    const before = failedBefore.length === 0
        ? []
        : [`### Failed approaches of the tasks that this one builds on\n\n${failedBefore.map(earlier).join('\n')}`];
    if (newest === undefined)
        return before.join('');
    const left = failuresLeftOut > 0 ? [`- And ${(0,amounts/* plural */.LS)(failuresLeftOut, 'earlier attempt')}.`] : [];
    const approaches = [...[...failures].reverse().map(approach), ...left].join('\n');
    const account = newest.handoff?.freeform.trim() ?? '';
    return [
        `The attempt before this one (iteration ${newest.iteration}) failed: ${(0,one_line/* oneLine */.TN)(newest.why, 500)}`,
        newest.stands ? stillThere : undone,
        ...found(newest),
        `### Failed approaches\n\n${approaches}`,
        ...(account !== '' && !newest.stands ? [`### The failed attempt in its own words\n\n${ownWords(account)}`] : []),
        ...before,
    ].join('\n\n');
}
function found({ denials = [], validation, review, passes = [], handoff }) {
    const denied = `It was not allowed to use ${denials.map(denial).join(', ')}. Nor are you: find another way.`;
    const under = (title, text) => (text === '' ? [] : [`### ${title}\n\n${text}`]);
    return [
        ...(denials.length > 0 ? [denied] : []),
        ...under('Failed checks', validation === undefined ? '' : (0,failure_sentence/* failureContext */.u2)(validation)),
        ...under('What the reviewer found', review ? (0,read_review/* reviewFindings */.FV)(review) : ''),
        ...under('What other agents found', (0,pass_verdict/* passFindings */.oS)(passes)),
        ...under('What its agent could not find out', handoff ? list((0,agent_claims/* questionsOf */.PW)(handoff)) : ''),
    ];
}
const list = (texts) => texts.map((text) => `- ${text}`).join('\n');
const denial = (text) => (0,one_line/* oneLine */.TN)(text, 120);
const earlier = ({ task, ...failed }) => approach(failed).replace('. ', ` (${task}). `);
function approach({ iteration, why, handoff }) {
    const tried = handoff === undefined ? 'It left no account of what it tried.' : `Tried: ${(0,one_line/* oneLine */.TN)(handoff.summary, 300)}`;
    return `- Iteration ${iteration}. ${tried} Failed: ${(0,one_line/* oneLine */.TN)(why, 300)}`;
}
const undone = 'Its changes were undone. The files are back at the checkpoint, as they were before any failed attempt.';
const stillThere = 'Its changes are still in the files: keep what is right, and adapt it to the current files.';
const ownWords = (freeform) => `It describes changes that no longer exist.\n\n${(0,neutral_markdown/* nestHeadings */.gz)((0,excerpt/* excerpt */.Kb)((0,visible/* visible */.R)(freeform), 2_000))}`;

;// CONCATENATED MODULE: ./build/core/prompt/sections.js








function promptSections(input) {
    const sections = [(0,section/* section */.uW)('Current Task', currentTask(input), taskSource(input))];
    const hints = bullets('What people want you to know for this attempt:', input.hints);
    if (hints !== '')
        sections.push((0,section/* section */.uW)('Operator Hints', hints, 'orders of people'));
    const about = (0,visible/* visible */.R)(input.planContext ?? '').trim();
    if (about !== '')
        sections.push((0,section/* section */.uW)('Plan Context', `${planRules}\n\n${(0,neutral_markdown/* nestHeadings */.gz)(about)}`, 'plan'));
    const failed = failedAttempts(input);
    if (failed !== '')
        sections.push((0,section/* section */.uW)('Failure Context', failed, iterations(failedIn(input))));
    sections.push((0,section/* section */.uW)('Retrieved Memory', retrievedMemory(input.previous), iterations(newestIn(input, 0))));
    if (input.knowledge.length > 0)
        sections.push((0,section/* section */.uW)('Accumulated Knowledge', (0,render_index/* knowledgeLines */.a7)(input.knowledge, '###'), 'what people said'));
    const before = input.previous === null ? 'template first-iteration' : iterations(newestIn(input, shownEarlier));
    sections.push((0,section/* section */.uW)('Previous Handoff', previousHandoff(input), before));
    if (input.skills.length > 0)
        sections.push((0,section/* section */.uW)('Skills', skills(input), skillsIn(input)));
    const instructions = template(input.outputInstructions, 'Output Instructions');
    sections.push((0,section/* section */.uW)('Output Instructions', instructions, 'template output-instructions'));
    return sections;
}
const planRules = 'From the plan of the whole run, for your information. You do not decide which task is next or what is ticked off in the plan: do only the current task, and do not change the plan file.';
const shownEarlier = 3;
function taskSource({ task, begun }) {
    const parts = begun?.commits.map(({ iteration }) => iteration) ?? [];
    return parts.length === 0 ? `plan, ${task.id}` : `plan, ${task.id}; ${iterations(parts)}`;
}
const failedIn = ({ failures, failedBefore }) => [...failures, ...failedBefore].map(({ iteration }) => iteration);
const newestIn = ({ previous, earlier }, more) => [...(previous ? [previous] : []), ...earlier.slice(0, more)].map(({ iteration }) => iteration);
const skillsIn = (input) => (0,one_line/* oneLine */.TN)(input.skills.map(({ name }) => `.ralph/skills/${name}.md`).join(', '), 200);
function iterations(numbers) {
    const [first, ...more] = numbers;
    if (first === undefined)
        return 'no iteration yet';
    return more.length === 0 ? `iteration ${first}` : `iterations ${numbers.join(', ')}`;
}
function previousHandoff({ previous, earlier, firstIteration, structured }) {
    if (previous === null)
        return template(firstIteration, 'Previous Handoff');
    const origin = `Left by iteration ${previous.iteration}, which finished ${previous.task}.${madeBy[previous.source] ?? unsure(previous)}`;
    const lines = earlier
        .slice(0, shownEarlier)
        .map(({ iteration, task, summary }) => `- Iteration ${iteration} (${task}): ${(0,one_line/* oneLine */.TN)(summary, 300)}`);
    const before = lines.length === 0 ? [] : [`### Earlier iterations\n\n${lines.join('\n')}`];
    const fields = structured ? [`### Structured context from previous iteration\n\n${(0,fences/* fenced */.OF)(fieldsOf(previous))}`] : [];
    return [origin, (0,neutral_markdown/* nestHeadings */.gz)((0,visible/* visible */.R)(previous.handoff.freeform).trim()), ...fields, ...before].join('\n\n');
}
function fieldsOf({ task, handoff }) {
    const lines = (items) => items.slice(0, 10).map((item) => (0,one_line/* oneLine */.TN)(item, maxItem));
    const deviations = (handoff.deviations ?? []).map(({ planned, actual, reason }) => `${planned} \u2192 ${actual}: ${reason}`);
    const decisions = lines(handoff.architectural_notes ?? []);
    return JSON.stringify({ task, decisions, deviations: lines(deviations), constraints: lines(constraints(handoff)) }, null, 2);
}
const unsure = ({ handoff }) => handoff.confidence_level === 'low' ? ' Its agent has little confidence in that work: check what you build on.' : '';
const madeBy = {
    synthetic: ' That agent left none: ralph wrote this one from its changes.',
    extracted: ' That agent left none: a small model wrote this one from its last output and the list of its changes.',
};
const skills = ({ skills }) => skills.map(({ name, text }) => `### ${(0,one_line/* oneLine */.TN)(name, 100)}\n\n${(0,neutral_markdown/* nestHeadings */.gz)(text.trim())}`).join('\n\n');
function template(text, name) {
    const [first = '', ...rest] = text.trim().split(/\r?\n/);
    const repeats = first
        .replace(/^#+\s*/, '')
        .trim()
        .toLowerCase() === name.toLowerCase();
    return (0,neutral_markdown/* nestHeadings */.gz)((repeats ? rest : [first, ...rest]).join('\n').trim());
}
function currentTask(input) {
    const { task, attempt, remaining } = input;
    const parts = [
        `ID: ${task.id}\nTitle: ${(0,one_line/* oneLine */.TN)(task.title, 300)}\nAttempt: ${attempt} of ${attempt + remaining}`,
        `Description:\n${(0,neutral_markdown/* nestHeadings */.gz)((0,visible/* visible */.R)(task.description).trim() || 'None beyond the title.')}`,
    ];
    parts.push(bullets('Acceptance Criteria:', task.acceptance_criteria), ...goingOn(input.begun), documentationFor(task), bullets('Change nothing outside these paths (from the top of the repository); any other change fails the attempt:', task.paths), bullets('These checks failed before the run started. They do not count against you:', input.knownRed));
    return parts.filter((part) => part !== '').join('\n\n');
}
function goingOn(begun) {
    const newest = begun?.commits.at(-1);
    if (!begun || !newest)
        return [];
    const done = begun.commits.map(({ iteration, summary }) => `Iteration ${iteration}: ${(0,one_line/* oneLine */.TN)(summary, 300)}`);
    return [
        bullets('This task has been started. These parts are in the files, each as a commit:', done),
        bullets(`Still to do, according to the agent of iteration ${newest.iteration}:`, begun.left),
        'Continue from there. If nothing is left to do, change nothing and say that the task is fully complete.',
    ];
}
function documentationFor({ needs_docs, libraries }) {
    const names = libraries.map((name) => (0,one_line/* oneLine */.TN)(name, 100)).join(', ');
    if (libraries.length > 0) {
        return `Libraries: ${names}\nRead their documentation, for the versions that this project uses, before you write code against them.`;
    }
    return needs_docs ? 'Read the documentation of the libraries that this task touches before you write code.' : '';
}
function bullets(title, texts) {
    const items = texts.map((text) => (0,neutral_markdown/* nestHeadings */.gz)((0,visible/* visible */.R)(text).trim())).filter((text) => text !== '');
    return items.length === 0 ? '' : [title, ...items.map((text) => `- ${text.replaceAll('\n', '\n    ')}`)].join('\n');
}
const maxItem = 400;
function retrievedMemory(previous) {
    if (previous === null)
        return 'Nothing yet: no iteration of this run has finished.';
    const parts = [
        block('Constraints', constraints(previous.handoff)),
        block('Decisions', previous.handoff.architectural_notes ?? []),
        block('Still open', sections_open(previous.handoff)),
        block('Recommendations', previous.handoff.recommendations ?? []),
        block('Open questions that its agent could not answer', (0,agent_claims/* questionsOf */.PW)(previous.handoff)),
    ].filter((part) => part !== '');
    const origin = `From iteration ${previous.iteration} (${previous.task}).`;
    return parts.length === 0 ? `${origin} It recorded no constraints and no decisions.` : [origin, ...parts].join('\n\n');
}
function constraints({ constraints_discovered = [] }) {
    return constraints_discovered.map(({ constraint, workaround, impact }) => `${constraint}: ${workaround || impact || 'no workaround recorded'}`);
}
function sections_open(handoff) {
    const bugs = (handoff.bugs_encountered ?? []).filter(({ resolved }) => !resolved);
    return [...bugs.map(({ description }) => `Bug: ${description}`), ...(0,agent_claims/* unfinished */.M1)(handoff)];
}
function block(title, items) {
    const lines = items.map((text) => (0,one_line/* oneLine */.TN)(text, maxItem)).filter((text) => text !== '');
    return lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

;// CONCATENATED MODULE: ./build/core/prompt/fit-memory.js





const sourceOf = ({ shown, leftOut }) => leftOut === 0
    ? `knowledge-index.json, all of ${shown.length}`
    : `knowledge-index.json, ${shown.length} of ${shown.length + leftOut}`;
const leastShare = 0.25;
const header = '\n\n## Retrieved Project Memory\n\n'.length;
const pointer = 'knowledge-index.md on the state branch of this run';
function fitWithMemory(input, { knowledge, plan, retrieval, maxChars }) {
    const others = promptSections(input);
    const room = Math.max(Math.floor(maxChars * leastShare), maxChars - (0,section/* promptLength */.$M)(others)) - header;
    const memory = retrieval === 'keyword'
        ? retrieveByKeyword(knowledge, input.task)
        : retrieve(knowledge, { query: queryOf(input.task, plan), room, pointer });
    if (memory.body === '')
        return { ...(0,budget/* fitToBudget */.c5)(others, maxChars), memory };
    const after = others.findIndex(({ name }) => name === 'Previous Handoff') + 1;
    const kept = { ...(0,section/* section */.uW)('Retrieved Project Memory', memory.body, sourceOf(memory)), whole: true };
    return { ...(0,budget/* fitToBudget */.c5)([...others.slice(0, after), kept, ...others.slice(after)], maxChars), memory };
}
const mostSteps = 6;
const mostTasks = 200;
function queryOf(task, { tasks }) {
    const byId = new Map(tasks.map((one) => [one.id, one]));
    const distances = new Map([[task.id, 0]]);
    const queue = [task.id];
    for (const id of queue) {
        const steps = distances.get(id) ?? 0;
        if (steps >= mostSteps || queue.length >= mostTasks)
            break;
        for (const on of byId.get(id)?.depends_on ?? []) {
            if (distances.has(on))
                continue;
            distances.set(on, steps + 1);
            queue.push(on);
        }
    }
    const before = queue.slice(1).flatMap((id) => byId.get(id)?.title ?? []);
    return { text: wordsOfTask(task), around: before.join('\n'), distances, tasks: byId };
}

// EXTERNAL MODULE: ./build/core/prompt/overrides.js
var overrides = __webpack_require__(91936);
// EXTERNAL MODULE: ./build/core/prompt/prompt-facts.js
var prompt_facts = __webpack_require__(20657);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js + 1 modules
var run_files = __webpack_require__(93532);
// EXTERNAL MODULE: ./build/schema/agent/pass.js
var pass = __webpack_require__(74639);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var agent_review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./build/schema/run/control.js
var control = __webpack_require__(70733);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var servers = __webpack_require__(66794);
// EXTERNAL MODULE: ./build/app/phase/prepare/stored-iteration.js
var stored_iteration = __webpack_require__(26351);
;// CONCATENATED MODULE: ./build/app/phase/prepare/prepare.js
























async function prepare(ports, job, request) {
    const { ledger, task, attempt, calls = [] } = request;
    const { state, plan } = ledger;
    const iteration = state.iteration + 1;
    const passes = await (0,from_base/* passesOf */.Hb)(ports, job);
    await (0,servers/* refuseUnusableServers */.IS)(ports, job, [
        ...(0,servers/* rolesIn */.t4)(job.settings),
        ...passes.map(({ mcp_config: file }) => ({ file })),
    ]);
    const { sections, cuts, systemPrompt } = await assemble(ports, job, {
        state,
        plan,
        task,
        attempt,
        recall: ledger.recall,
    });
    const prompt = attachPrompt(ledger, iteration, sections);
    const measurable = calls.length === 0 ? { prompt_chars: prompt.length } : {};
    ledger.record({ type: 'attempt_started', iteration, task: task.id, attempt, checkpoint: state.work, ...measurable }, ...told(state, { iteration, task: task.id }), ...(calls.length === 0 ? cutFacts(iteration, cuts) : []));
    const { start, merge } = request.laidOut ?? { start: state.work, merge: null };
    const numbered = { iteration, task, attempt, checkpoint: state.work, start, merge, prompt, systemPrompt };
    return calls.length === 0 ? numbered : { ...numbered, calls: [...calls] };
}
const cutFacts = (iteration, cuts) => cuts.map(({ section, fromChars: from_chars, toChars: to_chars }) => ({
    ...{ type: 'prompt_cut', iteration, section, from_chars, to_chars },
}));
function attachPrompt(ledger, iteration, sections) {
    const prompt = (0,section/* renderPrompt */.nQ)(sections);
    attach(ledger, { iteration, prompt, sections });
    return prompt;
}
function attachPrepared(ledger, iteration, prompt) {
    const source = 'the agent that prepared this prompt';
    attach(ledger, { iteration, prompt, sections: (0,section/* sectionSizes */.Qs)(prompt).map(({ name }) => ({ name, source })) });
}
function attach(ledger, of) {
    const facts = (0,prompt_facts/* promptFacts */.i9)(of.sections, (0,prompt_facts/* charsPerToken */.MU)(ledger.state.measured));
    ledger.attach((0,state_paths/* iterationPath */.lr)(of.iteration, 'prompt.md'), of.prompt);
    ledger.attach((0,state_paths/* iterationPath */.lr)(of.iteration, 'prompt.json'), `${JSON.stringify(facts, null, 2)}\n`);
}
async function promptNow(ports, job, attempted) {
    return (await assembleNow(ports, job, attempted)).sections;
}
async function recordedPrompt(ports, job, { iteration, ...attempted }) {
    const { sections, cuts } = await assembleNow(ports, job, attempted);
    attempted.ledger.record(...cutFacts(iteration, cuts));
    return attachPrompt(attempted.ledger, iteration, sections);
}
function assembleNow(ports, job, { ledger, task, attempt }) {
    const { state, plan, recall } = ledger;
    return assemble(ports, job, { state, plan, task, attempt, recall });
}
async function assemble(ports, job, request) {
    const { state, plan, task, attempt, recall } = request;
    const { settings } = job;
    const hasIndex = settings.mode !== 'handoff-only';
    const record = (0,begin/* taskIn */.B1)(state, task.id);
    const failed = record.failed_iterations.filter((iteration) => iteration > (record.iteration ?? 0));
    const input = {
        task,
        planContext: await (0,from_base/* contextFor */.BT)(ports, plan),
        attempt,
        remaining: Math.max(0, task.max_retries - record.failed_attempts),
        begun: await begunSoFar(recall, record),
        failures: await Promise.all(failed.slice(-mostFailures).map((iteration) => failedAttempt(recall, iteration))),
        failuresLeftOut: Math.max(0, failed.length - mostFailures),
        failedBefore: await failuresBefore(recall, request),
        previous: await prepare_previousHandoff(recall, state),
        earlier: state.recent.slice(1),
        skills: await skillsOf(ports, task),
        firstIteration: await (0,from_base/* template */.vs)(ports, 'first-iteration'),
        outputInstructions: [await (0,from_base/* template */.vs)(ports, 'output-instructions'), ...(job.asksForNote ? [progress_note/* askForNote */.bV] : [])].join('\n\n'),
        hints: [
            ...(0,orders/* hintsFor */.uK)(state, task.id).map(({ by, text }) => `${by}: ${text}`),
            ...agreedOn(state),
            ...(await feedbackOf(ports, job)),
        ],
        knowledge: hasIndex ? [] : state.knowledge.filter((entry) => entry.by !== null && (0,knowledge_entry/* isActive */.$m)(entry)),
        structured: hasIndex,
        knownRed: state.baseline?.accepted ? state.baseline.red : [],
    };
    const maxChars = (0,job_settings/* budgetChars */.zH)(settings, state);
    const { knowledge } = state;
    const fitted = hasIndex
        ? fitWithMemory(input, { knowledge, plan, retrieval: settings.retrieval, maxChars })
        : (0,budget/* fitToBudget */.c5)(promptSections(input), maxChars);
    return { ...fitted, systemPrompt: await (0,from_base/* instructionsFor */.t9)(ports, job) };
}
function told(state, { iteration, task }) {
    const ids = (0,orders/* hintsFor */.uK)(state, task).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ type: 'hints_told', iteration, ids }];
}
async function prepare_previousHandoff(recall, state) {
    const newest = state.recent[0];
    if (!newest)
        return null;
    const { source, handoff } = (await (0,stored_iteration/* storedHandoff */.k)(recall, newest.iteration)) ?? {
        source: 'synthetic',
        handoff: fromSummary(newest.summary),
    };
    return { iteration: newest.iteration, task: newest.task, handoff, source };
}
const mostFailures = 10;
const mostBefore = 5;
async function failuresBefore(recall, { state, plan, task }) {
    if (task.depends_on.length === 0)
        return [];
    const before = [...queryOf(task, plan).distances.keys()].filter((id) => id !== task.id);
    const failed = before.flatMap((id) => (0,begin/* taskIn */.B1)(state, id)
        .failed_iterations.map((iteration) => ({ task: id, iteration }))
        .reverse());
    return Promise.all(failed
        .slice(0, mostBefore)
        .map(async (one) => ({ ...(await failedAttempt(recall, one.iteration)), task: one.task })));
}
async function begunSoFar(recall, record) {
    const commits = (0,task_commits/* commitsOf */.g3)(record);
    const newest = commits.at(-1);
    if (!newest)
        return null;
    const stored = await (0,stored_iteration/* storedHandoff */.k)(recall, newest.iteration);
    const left = stored ? (0,agent_claims/* agentClaims */.fY)({ handoff: stored.handoff, handoffSource: stored.source }).left : [];
    return { commits, left };
}
async function failedAttempt(recall, iteration) {
    const [handoff, validation, agent, review, passes, withdrawn] = await Promise.all([
        (0,stored_iteration/* storedHandoff */.k)(recall, iteration),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'validation.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'agent.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'review.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'passes.json')),
        recall((0,run_files/* withdrawalPath */.RG)(iteration)),
    ]);
    const call = agent === undefined ? {} : JSON.parse(agent);
    return {
        iteration,
        ...whyFailed(call.why, withdrawn),
        denials: Array.isArray(call.denials) ? call.denials.map(String) : [],
        validation: validation === undefined ? undefined : check/* Validation */.OH.safeParse(JSON.parse(validation)).data,
        review: review === undefined ? undefined : agent_review/* Reviewed */.u2.safeParse(JSON.parse(review)).data?.review,
        passes: passes === undefined ? undefined : pass/* PassResults */.KL.safeParse(JSON.parse(passes)).data,
        handoff: handoff?.handoff,
    };
}
function whyFailed(why, withdrawn) {
    const read = withdrawn === undefined ? undefined : control/* Withdrawal */.yb.safeParse(JSON.parse(withdrawn)).data;
    if (read)
        return { why: (0,run_files/* withdrawalInWords */.uV)(read), stands: read.what === 'dependent' };
    return { why: String(why ?? 'the attempt failed') };
}
const agreedOn = ({ counsel }) => (0,consensus/* actionItems */.rZ)(counsel.consensus).map((item) => `agreed before coding started, ${item}`);
async function feedbackOf({ base }, { planAtTop }) {
    const path = (0,feedback/* feedbackPath */.n)(planAtTop);
    const text = await base.read(path);
    return text === undefined ? [] : (0,feedback/* pendingFeedback */.F)(text).map((one) => `${path}: ${one}`);
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


/***/ }),

/***/ 54425:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ callsBefore)
/* harmony export */ });
function callsBefore({ mode, indexIsDue, merges, unseen }) {
    if (mode === 'agent-orchestrated')
        return [...(merges ? ['index'] : []), ...(unseen ? ['post'] : []), 'prep'];
    return mode === 'handoff-plus-index' && indexIsDue ? ['index'] : [];
}


/***/ }),

/***/ 78588:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ newestEnded),
/* harmony export */   wh: () => (/* binding */ signalLines),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _handoff_agent_claims_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84474);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92563);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _validation_failure_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49390);




function newestEnded({ recent, tasks }, most) {
    const found = recent.map(({ iteration, task }) => ({ iteration, task, passed: true }));
    for (const task in tasks)
        for (const iteration of tasks[task]?.failed_iterations.slice(-most) ?? [])
            found.push({ iteration, task, passed: false });
    return found.sort((a, b) => b.iteration - a.iteration).slice(0, most);
}
const mostFiles = 40;
const longest = 400;
function factsOf({ iteration, task, passed, why, validation, changes, files }) {
    const end = passed
        ? 'Its checks passed, and its change is part of the work.'
        : `It failed, and its changes were undone: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why ?? '', longest)}`;
    const paths = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_3__/* .cappedLines */ .L)(changes.slice(0, mostFiles).map(({ path, action }) => `${action} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, 200)}`), mostFiles, files);
    const checks = validation === undefined ? '' : (0,_validation_failure_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .failureContext */ .u2)(validation);
    return [
        `Iteration ${iteration}, task ${task}. ${end}`,
        paths.length === 0 ? 'It changed no file.' : `Files:\n${paths.map((path) => `- ${path}`).join('\n')}`,
        ...(checks === '' ? [] : [`Failed checks:\n\n${checks}`]),
    ].join('\n\n');
}
function signalLines({ handoff }) {
    if (!handoff)
        return [];
    const { request_human_review: review, confidence_level: confidence } = handoff;
    const wanted = review?.needed ? review.reason?.trim() || 'it gave no reason' : undefined;
    return [
        ...(0,_handoff_agent_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .questionsOf */ .PW)(handoff).map((question) => `- It asks for research: ${question}`),
        ...(wanted === undefined ? [] : [`- It asks for a person to look at its work: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(wanted, longest)}`]),
        ...(confidence === undefined ? [] : [`- Its confidence in its work: ${confidence}`]),
    ];
}


/***/ }),

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
    const known = {
        checks: checks.filter(({ run }) => !doesNothing.test(run)),
        files: added,
        tests: titlesOf(added.flatMap(addedTests)),
    };
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
const doesNothing = /^\s*(?:true|:|exit 0|echo\b[^&|;]*)\s*$/;
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
    const more = 'it says more about that file than its lines show';
    if (denies) {
        const asked = names.length === 0 && paths.length === 1 && others.length === 0;
        return asked && file.gone ? { kind: 'file', path: file.path, line: null } : more;
    }
    if (others.length > 0 || paths.length > 1 || file.gone)
        return more;
    const lines = names.map((name) => file.lines.find(({ text }) => holdsName(text, name)));
    const missing = names.find((_, at) => lines[at] === undefined);
    if (missing !== undefined)
        return `no line that the work added to ${(0,one_line/* oneLine */.TN)(file.path, 200)} contains ${(0,one_line/* oneLine */.TN)(missing, 80)}`;
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

/***/ 65673:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ withLines),
/* harmony export */   KO: () => (/* binding */ textParts),
/* harmony export */   pY: () => (/* binding */ secretFinder)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27827);
/* harmony import */ var _known_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52272);


function secretFinder(known, rules = _text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenPatterns */ .Vg) {
    const { left, search } = (0,_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .knownSecrets */ .x)(known);
    const formsIn = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .formPlaces */ .Vf)(left);
    const asTheyStand = (text) => formsIn(text).map(({ how, from }) => ({ kind: secretOf(how), index: from }));
    const byRules = (text) => rules.flatMap(({ kind, pattern }) => [...text.matchAll(pattern)].map(({ index }) => ({ kind, index })));
    const redact = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactor */ .$p)(known);
    const kindsIn = (content) => [
        ...search(content).map(({ line, how }) => ({ line, kind: secretOf(how) })),
        ...matchesInText(content, (text) => [...asTheyStand(text), ...byRules(text)]),
    ];
    const shownPath = (path) => {
        const clean = redact(path);
        return clean === path && search(new TextEncoder().encode(path)).length > 0 ? '***' : clean;
    };
    return {
        inName(path) {
            const kinds = new Set(kindsIn(new TextEncoder().encode(path)).map(({ kind }) => kind));
            return [...kinds].map((kind) => ({ path: shownPath(path), why: `has ${kind} in its name` }));
        },
        inContent({ path, content, packed }, shapes = []) {
            const own = kindsIn(content);
            const told = new Set(own.map(({ line }) => line));
            const all = [...own, ...shapes.filter(({ line }) => !told.has(line))];
            const findings = new Map(all.map(({ kind, line }) => [`${line} ${kind}`, { kind, line }]));
            if (findings.size === 0)
                return [];
            const ordered = [...findings.values()].sort((a, b) => a.line - b.line);
            const shown = shownPath(path);
            return ordered.map(({ kind, line }) => packed === ''
                ? { path: shown, line, why: `holds ${kind}` }
                : { path: shown, why: `contains ${kind}, packed (${packed})` });
        },
    };
}
const secretOf = (how) => `a secret of this run (${how})`;
function matchesInText(content, find) {
    const found = [];
    for (const { text, line } of textParts(content)) {
        for (const match of withLines(text, find(text)))
            found.push({ kind: match.kind, line: line + match.line });
    }
    return found;
}
const partBytes = 1024 * 1024;
const overlapBytes = 16 * 1024;
function* textParts(content) {
    let line = 1;
    for (let from = 0; from === 0 || from + overlapBytes < content.length; from += partBytes - overlapBytes) {
        yield { text: new TextDecoder('utf-8').decode(content.subarray(from, from + partBytes)), line };
        line += lineFeeds(content, from, from + partBytes - overlapBytes);
    }
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
    return error && (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .faultIn */ ._8)(error);
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
/* harmony import */ var _run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97483);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _file_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39373);






const maxAnswer = 512 * 1024;
const maxFindings = 30;
const maxText = 2_000;
function readReview(end, files) {
    if (end.kind !== 'finished' && end.kind !== 'no_result')
        return { why: endInWords(end) };
    const { structured, text } = end.kind === 'finished' ? end : { structured: null, text: end.tail };
    if (text.trim() === '' && (structured ?? null) === null)
        return { why: 'it gave no answer' };
    const answer = structured ?? (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonIn */ .Yf)(text);
    if (answer === undefined)
        return { why: 'its answer is not a review: it is not JSON' };
    const bounded = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .boundedValue */ .lv)(answer, maxAnswer);
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
    const more = left > 0 ? ` (${left} more findings are omitted.)` : '';
    const kept = gravest.slice(0, maxFindings).map(placedIn(files));
    return { review: { verdict, summary: `${bounds(summary)}${more}`, findings: kept } };
}
function endInWords(end) {
    const what = end.kind === 'error' ? `an error (${end.what})` : end.kind.replaceAll('_', ' ');
    return `it ended with ${what}${'message' in end && end.message !== '' ? `: ${bounds(end.message)}` : ''}`;
}
const weight = { high: 0, medium: 1, low: 2 };
const bounds = (text) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .shownStart */ .s)(text, maxText);
function placedIn(files) {
    const byPath = new Map(files.map((file) => [file.path, file]));
    return ({ path, line = null, severity, text }) => {
        const file = byPath.get(path) ?? byPath.get(path.replace(/^(?:\.\/|[ab]\/)/, ''));
        const where = line === null ? path : `${path}:${line}`;
        const about = where === '' ? text : `${where}: ${text}`;
        if (!file)
            return { path: null, line: null, severity, text: bounds(about) };
        const shown = line !== null && (0,_file_diff_js__WEBPACK_IMPORTED_MODULE_5__/* .shownLines */ .TV)(file).has(line);
        const said = line === null || shown ? text : `line ${line}: ${text}`;
        return { path: file.path, line: shown ? line : null, severity, text: bounds(said) };
    };
}
const longest = 600;
const placeOf = ({ path, line }) => path === null ? '' : line === null ? path : `${path}:${line}`;
function reviewFindings({ summary, findings }) {
    const items = findings.map((finding) => {
        const where = [finding.severity, (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(placeOf(finding), 200)].filter((part) => part !== '');
        return `- ${where.join(', ')}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(finding.text, longest)}`;
    });
    return [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(summary, longest), ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n');
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
    const verdict = (0,_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .attemptVerdict */ .ve)({ ...request, end, hasChanges: true, findings: [] });
    if (verdict.kind === 'interrupt')
        return { ...verdict, why: `the review: ${verdict.why}` };
    return { kind: 'fail', cause: 'review', why: noAnswer(verdict.kind === 'fail' ? verdict.why : (why ?? '')) };
}
const noAnswer = (why) => `the reviewer gave no usable answer: ${why}`;


/***/ }),

/***/ 32375:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readIndex)
/* harmony export */ });
/* harmony import */ var _plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24492);
/* harmony import */ var _read_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4228);


const columns = {
    id: /^id$/i,
    feature: /^(?:feature|name)$/i,
    status: /^status$/i,
    path: /^(?:path|spec)$/i,
    requires: /^requires$/i,
};
function readIndex(text) {
    const rows = [];
    let heads;
    for (const { raw, offset, kind } of (0,_plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .outline */ .r)(text)) {
        if (kind !== 'text' || !raw.trimStart().startsWith('|')) {
            heads = undefined;
            continue;
        }
        const cells = cellsOf(raw.trim(), offset);
        const texts = cells.map((cell) => cell.text);
        if (texts.some((cell) => columns.id.test(cell)) && texts.some((cell) => columns.path.test(cell)))
            heads = texts;
        else if (heads && !texts.every((cell) => /^:?-+:?$/.test(cell)))
            rows.push(rowOf(heads, cells, offset));
    }
    return rows;
}
function rowOf(heads, cells, offset) {
    const cell = (name) => cells[heads.findIndex((head) => columns[name].test(head))];
    const empty = { text: '', offset };
    const path = cell('path') ?? empty;
    const feature = cell('feature');
    const requires = cell('requires');
    return {
        id: cell('id') ?? empty,
        feature: feature && { ...feature, text: feature.text.replace(/^(?:\u21b3|-|\s)+/, '') },
        status: cell('status'),
        path: { ...path, text: /\]\(\s*<?([^)\s>]+)/.exec(path.text)?.[1] ?? path.text.replace(/^`|`$/g, '') },
        requires: requires && (0,_read_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .idsIn */ .Sd)(requires),
    };
}
function cellsOf(line, offset) {
    const inner = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
    let at = offset + 1;
    return inner.split(/(?<!\\)\|/).map((cell) => {
        const place = at + (cell.length - cell.trimStart().length);
        at += cell.length + 1;
        return { text: cell.trim().replaceAll('\\|', '|'), offset: place };
    });
}


/***/ }),

/***/ 16020:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ normalized),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   gW: () => (/* binding */ validationFingerprint)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10038);
/* harmony import */ var _output_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52139);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92949);




const rules = [
    [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>'],
    [/\d{4}-\d\d-\d\d(?:[t ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:z|[+-]\d\d:?\d\d)?)?/gi, '<time>'],
    [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b/g, '<time>'],
    [/(?:[a-z]:)?[\\/](?:[\w.~-]{1,80}[\\/]){0,12}(?:tmp|temp|_temp|T)[\\/][\w.@+-]+/gi, '<tmp>'],
    [/(?:[a-z]:|<tmp>)?(?:[\\/][\w.@+~-]+)*[\\/](?=[\w.@+~-])/gi, '/'],
    [/\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)[0-9a-f]{7,}\b/gi, '<hex>'],
    [/\d+(?:[.,]\d+)*\s?(?:ms|µs|ns|s|sec|secs|seconds?|m|min|minutes?|h)\b/gi, '<took>'],
    [/\d+(?:[.,]\d+)*/g, '<n>'],
    [/\s+/g, ' '],
];
const maxChars = 50_000;
function normalized(text) {
    return rules.reduce((clean, [pattern, to]) => clean.replace(pattern, to), (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(text, maxChars))).trim();
}
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
function validationFingerprint(validation) {
    const { strategy, checks, known_red } = validation;
    const { failures } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .judge */ .S4)({ strategy, checks, results: checks, knownRed: known_red });
    const parts = failures.map((result) => {
        const lines = (0,_output_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .outputExcerpt */ .V4)(result, 20_000)
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


/***/ })

};
