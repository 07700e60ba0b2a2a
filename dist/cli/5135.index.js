export const id = 5135;
export const ids = [5135];
export const modules = {

/***/ 75135:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loop: () => (/* binding */ loop),
  settled: () => (/* binding */ settled),
  stop: () => (/* binding */ stop)
});

// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/report/words/notices.js
var notices = __webpack_require__(4690);
// EXTERNAL MODULE: ./build/core/run/next/next-step.js
var next_step = __webpack_require__(65626);
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
// EXTERNAL MODULE: ./build/core/run/next/slices.js
var slices = __webpack_require__(29181);
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
    return (0,slices/* beginsSlice */.vq)(plan, state, selection.task.id) !== undefined && (0,slices/* isDone */.$L)(plan, state, milestone);
}

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/run/dossier.js
var run_dossier = __webpack_require__(35697);
// EXTERNAL MODULE: ./build/app/job/work.js
var job_work = __webpack_require__(12511);
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
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js + 1 modules
var protected_paths = __webpack_require__(98390);
// EXTERNAL MODULE: ./build/core/guard/secrets.js
var secrets = __webpack_require__(65673);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
// EXTERNAL MODULE: ./build/core/guard/check-configuration.js
var check_configuration = __webpack_require__(5147);
;// CONCATENATED MODULE: ./build/core/guard/machinery.js


function filesReached(path, text, directory) {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
    const reached = isCode(path)
        ? importsIn(text).flatMap((name) => importedFiles(name, path, folder, directory))
        : commandFiles(text, [...new Set([directory, folder])]);
    return [...new Set(reached)].filter((name) => name !== path);
}
function commandFiles(text, folders) {
    const words = text
        .split('\n')
        .filter((line) => !/^\s*(?:#|\/\/)/.test(line))
        .flatMap(programsIn);
    const makes = /(?<![\w./-])g?make\b/.test(text) ? ['Makefile', 'GNUmakefile', 'makefile'] : [];
    const justs = /(?<![\w./-])just\b/.test(text) ? ['justfile', 'Justfile'] : [];
    const modules = [...text.matchAll(/\bpython[\d.]*\s+(?:-\w\s+)*-m\s+([\w.]+)/g)].flatMap(([, name = '']) => {
        const file = name.replaceAll('.', '/');
        return [`${file}.py`, `${file}/__main__.py`];
    });
    return folders.flatMap((folder) => [...words, ...makes, ...justs, ...modules].flatMap((word) => joined(folder, word) ?? []));
}
const interpreter = /^(?:\.|source|env|exec|command|time|sudo|nice|timeout|(?:ba|z|da|k)?sh|node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|ruby|perl|php|lua|npx|bunx|uv|poetry|bats|make|run|exec)$/;
const takesFile = /^(?:-r|-f|-c|--require|--import|--loader|--config|--file|--rcfile|--setup|--preload)$/;
const programsIn = (line) => line.split(/&&|\|\||[;|&`{}]|\$\(|\b(?:then|do|else|if|while|until)\b/).flatMap(programsOf);
function programsOf(command) {
    const programs = [];
    let isRun = true;
    for (const raw of command.split(/[\s()<>"',]+/)) {
        const word = raw.replace(/^@-?|^!+/, '');
        if (word === '' || /^\w+=/.test(word))
            continue;
        const file = withoutVariables(word.replace(/^--?[\w-]+=/, ''));
        if (isShell(file) || (isRun && /[./]/.test(file)))
            programs.push(file);
        isRun = word.startsWith('-') ? isRun || takesFile.test(word) : interpreter.test(word);
    }
    return programs;
}
const withoutVariables = (word) => word.replace(/^(?:\$\{?[^/]*|\$@?<?)?\/+/, '');
const isShell = (path) => /\.(?:sh|bash|zsh|bats|mk)$/.test(path);
const isCode = (path) => /\.(?:[cm]?[jt]sx?|py|rb)$/.test(path);
const specifiers = [
    /\b(?:from|import|require(?:\.resolve)?|require_relative|load)\b\s*\(?\s*['"]([^'"\n]+)['"]/g,
    /['"`]([\w./-]*\.(?:sh|bash|[cm]?js|[cm]?ts|py|rb))['"`]/g,
];
function importsIn(text) {
    const named = specifiers.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
    const modules = [...text.matchAll(/^\s*(?:from|import)\s+(\.*[A-Za-z_][\w.]*)/gm)].map(([, name = '']) => `${name.startsWith('..') ? '../' : './'}${name.replace(/^\.+/, '').replaceAll('.', '/')}.py`);
    return [...named, ...modules];
}
const endings = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.rb', '/index.js', '/index.ts'];
function importedFiles(name, from, folder, directory) {
    const places = /^\.{1,2}\//.test(name) ? [folder] : /\.\w+$/.test(name) ? [folder, directory] : [];
    const whole = /\.(?:sh|bash|[cm]?[jt]sx?|py|rb)$/.test(name);
    return places.flatMap((place) => (whole ? [''] : endings).flatMap((ending) => {
        const file = joined(place, name + ending);
        return file !== undefined && isHelper(file, from) ? [file] : [];
    }));
}
const toolFolder = /(?:^|\/)(?:scripts?|tools?|bin|\.?ci|build|hack|support|helpers?|tests?|__tests__|specs?|e2e|qa|checks?|tasks?|fixtures)\//i;
const helperName = /(?:help|util|set-?up|common|shared|check|assert|rule|run|harness|test|lint|reporter)/i;
function isHelper(file, from) {
    if (isShell(file) || toolFolder.test(file))
        return true;
    const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);
    const isBeside = folderOf(file) === folderOf(from);
    const isTest = (0,check_configuration/* isTestFile */.hl)(from) || /^tests?\b/i.test(from.slice(folderOf(from).length));
    return isBeside && (helperName.test(file.slice(folderOf(file).length)) || (!isTest && folderOf(from) !== ''));
}
function joined(folder, path) {
    if (!/^[\w./@+-]+$/.test(path))
        return undefined;
    const parts = [];
    for (const part of `${folder === '.' ? '' : `${folder}/`}${path}`.split('/')) {
        if (part === '..') {
            if (parts.pop() === undefined)
                return undefined;
        }
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.length === 0 ? undefined : (0,paths/* insidePath */.y)(parts.join('/'));
}
const pythonNames = new Set(('sitecustomize usercustomize pytest _pytest pluggy iniconfig unittest doctest nose nose2 coverage tox hypothesis mock mypy flake8 ' +
    'pylint ruff black trace runpy argparse ast asyncio collections contextlib copy dataclasses difflib enum fnmatch functools glob ' +
    'importlib inspect io itertools json linecache locale logging math os pathlib pickle platform pprint queue random re shutil signal ' +
    'site socket string subprocess sys tempfile textwrap threading time tokenize traceback types typing warnings weakref zipfile').split(' '));
const byName = [
    [/(?:^|\/)(?:site|user)customize(?:\.py|\/__init__\.py)$|\.(?:pth|egg-link)$/, 'which Python loads by its name'],
    [
        /(?:^|\/)(?:node_modules|\.yarn\/(?:releases|plugins|sdks))\/|(?:^|\/)\.pnp\.(?:c?js|loader\.mjs)$/,
        'which is loaded in the place of an installed module',
    ],
    [/(?:^|\/)__mocks__\//, 'which test runners load in the place of a module'],
];
function shadows(path, folders) {
    const why = byName.find(([pattern]) => pattern.test(path))?.[1];
    if (why !== undefined)
        return why;
    const file = path.replace(/\/__init__(?=\.\w+$)/, '');
    const [, place = '.', module = ''] = /^(?:(.*)\/)?([^/.]+)\.(?:py[cd]?|[\w.-]*so)$/.exec(file) ?? [];
    if (!pythonNames.has(module))
        return undefined;
    return folders.includes(place) || /(?:^|\/)tests?$/.test(place) ? `which hides the module ${module}` : undefined;
}

;// CONCATENATED MODULE: ./build/core/guard/manifest-changes.js
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
    'workspaces',
    'overrides',
    'resolutions',
    'packageManager',
];
const hookSettings = ['husky', 'lint-staged', 'simple-git-hooks', 'pre-commit', 'ghooks'];
function manifestChanges(file, checks) {
    const { path, before, after } = file;
    const [was, is] = [before === undefined ? {} : readManifest(before), after === undefined ? {} : readManifest(after)];
    if (!was)
        return { checks: [], people: [] };
    if (!is)
        return { checks: [`${path} can no longer be read`], people: [] };
    if (before === undefined)
        return { checks: shadowedTool(path, is), people: [] };
    const [old, now] = [scriptsOf(was), scriptsOf(is)];
    const by = new Map([...reached(old, checks), ...reached(now, checks)]);
    const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => old[name] !== now[name]);
    const words = (name, runner) => {
        const [a, b] = [old[name], now[name]];
        const how = b === undefined ? 'is gone' : `is ${JSON.stringify(b)} now`;
        return `${path}: the script "${name}"${runner} ${how} (was ${a === undefined ? 'missing' : JSON.stringify(a)})`;
    };
    const differs = (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]);
    const linked = linkedDependencies(is).filter((name) => !linkedDependencies(was).includes(name));
    return {
        checks: [
            ...changed.flatMap((name) => (by.has(name) ? words(name, `, which ${by.get(name)} runs,`) : [])),
            ...settingsOfTools.filter(differs).map((name) => `${path}: "${name}" was changed`),
            ...linked.map((name) => `${path}: the module ${name} comes from a folder of the repository now`),
            ...(was['name'] === is['name'] ? [] : shadowedTool(path, is)),
        ],
        people: [
            ...changed.flatMap((name) => (by.has(name) ? [] : words(name, ''))),
            ...hookSettings.filter(differs).map((name) => `${path}: "${name}", which git runs, was changed`),
        ],
    };
}
const tools = /^(?:vitest|jest|mocha|ava|tap|c8|nyc|typescript|tsx|ts-node|eslint|prettier|biome|playwright|cypress|karma|jasmine|turbo|nx|@(?:vitest|jest|biomejs|playwright|typescript-eslint|types)\/.+)$/;
function shadowedTool(path, manifest) {
    const { name } = manifest;
    return typeof name === 'string' && tools.test(name) ? [`${path} has the name of the tool ${name}`] : [];
}
function linkedDependencies(manifest) {
    const all = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((name) => Object.entries(manifest[name] ?? {}));
    return all.flatMap(([name, from]) => (/^(?:file|link|portal|workspace):|^\.{1,2}\//.test(String(from)) ? [name] : []));
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
function readManifest(text) {
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
function commandsOfChecks(manifest, checks) {
    const scripts = scriptsOf(readManifest(manifest) ?? {});
    return reached(scripts, checks).flatMap(([name]) => scripts[name] ?? []);
}

;// CONCATENATED MODULE: ./build/core/guard/test-changes.js

function testChanges(files) {
    const tests = files.filter(({ path }) => (0,check_configuration/* isTestFile */.hl)(path));
    return {
        weaker: [...files.flatMap(skipped), ...removed(tests), ...fewerAssertions(tests)],
        edited: files.flatMap(editedLines),
    };
}
function skipped({ path, after, before = '' }) {
    if (after === undefined || (!(0,check_configuration/* isTestFile */.hl)(path) && !path.endsWith('.rs')))
        return [];
    const more = skipsIn(after) - skipsIn(before);
    const exits = count(test_changes_endings, after) - count(test_changes_endings, before);
    return [
        ...(more > 0 ? [`${path} skips ${more === 1 ? 'a test' : `${more} tests or groups`} that would have run`] : []),
        ...(exits > 0 && (0,check_configuration/* isTestFile */.hl)(path) ? [`${path} can end the run of the tests`] : []),
    ];
}
function removed(tests) {
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
function fewerAssertions(tests) {
    const changes = tests.map(({ before = '', after = '' }) => count(assertions, after) - count(assertions, before));
    if (changes.reduce((sum, change) => sum + change, 0) >= 0)
        return [];
    return tests.flatMap(({ path, action }, index) => {
        const fewer = -(changes[index] ?? 0);
        if (action !== 'modified' || fewer <= 0)
            return [];
        return [`${path} has ${fewer} ${fewer === 1 ? 'assertion' : 'assertions'} fewer than before`];
    });
}
function editedLines({ path, action, before, after }) {
    if (action !== 'modified' || !((0,check_configuration/* isTestFile */.hl)(path) || (0,check_configuration/* isExpectedOutput */.CU)(path)))
        return [];
    const what = (0,check_configuration/* isTestFile */.hl)(path) ? 'an existing test' : 'what tests expect';
    if (before === undefined || after === undefined)
        return [`${path}: ${what} was changed`];
    const [old, now] = [linesOf(before), linesOf(after)];
    if (isWithin(old, now))
        return [];
    const [first, ...more] = missingFrom(old, now);
    if (first === undefined)
        return [`${path}: lines of ${what} were moved`];
    const size = more.length === 0 ? `a line of ${what} was` : `${more.length + 1} lines of ${what} were`;
    return [`${path}: ${size} changed or removed: ${JSON.stringify(first.trim().slice(0, 80))}`];
}
function isWithin(lines, all) {
    let next = 0;
    for (const line of all)
        if (line === lines[next])
            next += 1;
    return next === lines.length;
}
function missingFrom(lines, all) {
    const counts = new Map();
    for (const line of all)
        counts.set(line, (counts.get(line) ?? 0) + 1);
    return lines.filter((line) => {
        const rest = (counts.get(line) ?? 0) - 1;
        counts.set(line, rest);
        return rest < 0;
    });
}
const linesOf = (text) => text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trimEnd()]));
const assertions = [
    /(?<![\w$])(?:expect|assert\w*|should|verify|ensure|require|check|XCTAssert\w*|assert_\w+!?)(?:\.\w+)*!?\s*\(/g,
    /\.should(?:\.|\s)/g,
    /^\s*assert\s+(?!\()/gm,
    /\bself\.assert\w+\s*\(/g,
    /(?<![\w$])(?:t|b)\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|is|not|equal|same|ok|throws|deepEqual|true|false|like)\s*\(/g,
    /\b(?:assert_(?:eq|ne)|debug_assert\w*)!\s*\(/g,
];
const test_changes_endings = [
    /\bprocess\.(?:exit|reallyExit)\s*\(\s*0?\s*\)|\bprocess\.exitCode\s*=\s*0\b/g,
    /\b(?:sys\.exit|os\._exit)\s*\(\s*0?\s*\)|\bdef\s+load_tests\b|\bpytest\.exit\s*\(/g,
    /\bos\.Exit\s*\(\s*0\s*\)|\bfunc\s+TestMain\b(?![\s\S]*\.Run\s*\()/g,
    /\bprocess::exit\s*\(\s*0\s*\)|\bSystem\.exit\s*\(\s*0\s*\)/g,
    /^\s*exit\s+0\b/gm,
];
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

;// CONCATENATED MODULE: ./build/core/guard/test-guard.js





const isManifest = (path) => /(?:^|\/)package\.json$/.test(path);
const namedBy = ({ checks, machinery }, path) => checks.find(({ run, working_directory }) => (0,check_configuration/* pathsIn */.Mr)(run, working_directory).includes(path))?.run ??
    machinery.get(path);
const foldersOf = ({ checks, machinery }) => [
    '.',
    ...checks.map(({ working_directory }) => working_directory),
    ...[...machinery.keys()].map((path) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.')),
];
const runByPeople = /(?:^|\/)(?:action\.ya?ml|\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)|\.huskyrc(?:\.\w+)?|husky\.config\.\w+|\.lintstagedrc(?:\.\w+)?|lint-staged\.config\.\w+|\.?simple-git-hooks\.\w+|\.?commitlintrc?(?:\.config)?\.\w+|composer\.json)$|(?:^|\/)\.?husky\//i;
const mattersToChecks = (path, context) => isManifest(path) ||
    (0,check_configuration/* isCheckConfiguration */.rg)(path) ||
    (0,check_configuration/* isTestFile */.hl)(path) ||
    (0,check_configuration/* isExpectedOutput */.CU)(path) ||
    path.endsWith('.rs') ||
    path.endsWith('go.mod') ||
    runByPeople.test(path) ||
    shadows(path, foldersOf(context)) !== undefined ||
    namedBy(context, path) !== undefined;
function testGuard(files, context) {
    const manifests = files.flatMap((file) => (isManifest(file.path) ? manifestChanges(file, context.checks) : []));
    const tests = testChanges(files);
    const byClass = {
        machinery: [
            ...manifests.flatMap(({ checks }) => checks),
            ...files.flatMap((file) => machineryChange(file, context)),
        ],
        tests: tests.weaker,
        edited: tests.edited,
        people: [
            ...manifests.flatMap(({ people }) => people),
            ...files.flatMap(({ path, action }) => runByPeople.test(path) ? [`${path}, which people and other programs run, ${verbs[action]}`] : []),
        ],
    };
    return Object.keys(byClass).flatMap((name) => [...new Set(byClass[name])].map((what) => ({ class: name, what: (0,one_line/* oneLine */.TN)(what, 400) })));
}
const verbs = { created: 'was added', modified: 'was changed', deleted: 'was removed' };
function machineryChange({ path, action, before, after, isLink }, context) {
    if (isManifest(path))
        return [];
    const run = namedBy(context, path);
    const shadow = action === 'deleted' ? undefined : shadows(path, foldersOf(context));
    if (shadow !== undefined)
        return [`${path}, ${shadow}, ${verbs[action]}`];
    if (run !== undefined && !((0,check_configuration/* isTestFile */.hl)(path) && action === 'created'))
        return [`${path}, which the check ${run} runs, ${verbs[action]}`];
    if (isLink && ((0,check_configuration/* isTestFile */.hl)(path) || (0,check_configuration/* isCheckConfiguration */.rg)(path)))
        return [`${path} is a link now`];
    if (path.endsWith('go.mod'))
        return replacements(before) === replacements(after) ? [] : [`${path} replaces other modules`];
    if (!(0,check_configuration/* isCheckConfiguration */.rg)(path))
        return [];
    const same = before !== undefined &&
        after !== undefined &&
        (0,check_configuration/* withoutDependencies */.iR)(path, before) === (0,check_configuration/* withoutDependencies */.iR)(path, after);
    return same ? [] : [`${path}, which configures how checks run, ${verbs[action]}`];
}
const replacements = (text = '') => (text.match(/^.*=>.*$/gm) ?? []).join('\n');

;// CONCATENATED MODULE: ./build/app/phase/code/touched-checks.js



const readBytes = 1024 * 1024;
const maxFiles = 2_000;
const maxScripts = 100;
const maxTried = 600;
async function touchedChecks(workspace, checks, trees) {
    if (trees.changes.length === 0)
        return [];
    const read = async (treeish, path) => {
        const content = await workspace.readCaptured(treeish, path, readBytes);
        return content && new TextDecoder('utf-8').decode(content);
    };
    const context = { checks, machinery: await machineryOf(checks, trees, read) };
    const files = [];
    for (const { path, action, mode } of trees.changes) {
        if (!mattersToChecks(path, context))
            continue;
        const isRead = files.length < maxFiles;
        const before = action === 'created' || !isRead ? undefined : await read(trees.start, path);
        const after = action === 'deleted' || !isRead ? undefined : await read(trees.tree, path);
        files.push({ path, action, before, after, isLink: mode === '120000' });
    }
    return testGuard(files, context);
}
async function machineryOf(checks, trees, read) {
    const changed = new Set(trees.changes.map(({ path }) => path));
    const machinery = new Map();
    const tried = new Set();
    const texts = async (path) => {
        const sides = [trees.start, ...(changed.has(path) ? [trees.tree] : [])];
        const found = await Promise.all(sides.map((side) => read(side, path)));
        return found.filter((text) => text !== undefined);
    };
    const todo = [];
    const add = (paths, run, directory) => {
        for (const path of paths) {
            if (tried.has(path) || tried.size >= maxTried)
                continue;
            tried.add(path);
            todo.push({ path, run, directory });
        }
    };
    for (const check of checks) {
        const { run, working_directory: directory } = check;
        const manifests = [...new Set(['package.json', directory === '.' ? 'package.json' : `${directory}/package.json`])];
        const scripts = await Promise.all(manifests.map(texts));
        const commands = [run, ...scripts.flat().flatMap((manifest) => commandsOfChecks(manifest, [check]))];
        add(commands.flatMap((command) => commandFiles(command, [directory])), run, directory);
    }
    for (let next = todo.shift(); next !== undefined && machinery.size < maxScripts; next = todo.shift()) {
        const { path, run, directory } = next;
        const found = await texts(path);
        if (found.length === 0)
            continue;
        machinery.set(path, run);
        for (const text of found)
            add(filesReached(path, text, directory), run, directory);
    }
    return machinery;
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
            ...[job.settings.queue ?? job.queue?.folder ?? []].flat(),
            ...job.settings['protected-paths'],
        ]),
        ...(0,protected_paths/* outsideFindings */.kS)(capture.changes, capture.task.paths),
        ...tooLarge,
        ...(await blockFindings(ports.workspace, job, { ...capture, changes: searched })),
        ...(await secretsIn(ports, job.secrets, { ...capture, changes: searched })),
    ];
    const touched = await touchedChecks(ports.workspace, job.checks, { ...capture, changes: searched });
    const fails = job.settings['test-guard'] === 'fail';
    const refuses = (name) => fails && (name === 'machinery' || name === 'tests');
    const words = touched.map((one) => ({ ...one, what: `${one.what} (${classWords[one.class]})` }));
    return {
        findings: [...found.map(finding/* findingSentence */.dj), ...words.flatMap((one) => (refuses(one.class) ? one.what : []))],
        touched: words.flatMap((one) => (refuses(one.class) ? [] : one.what)),
    };
}
const classWords = {
    machinery: 'machinery of a check',
    tests: 'fewer or weaker tests',
    edited: 'edited test',
    people: 'run by others',
};
const guard_readBytes = 1024 * 1024;
async function blockFindings(workspace, { settings }, { tree, changes, task, checkpoint, merge }) {
    const touched = changes.some(({ path }) => path === agents_block/* agentsMdFile */.s9);
    if (!settings['agents-md'] || !touched || (0,milestones/* isAgentsMd */.Eo)(task.id))
        return [];
    const [after, ...before] = await Promise.all([tree, checkpoint, ...(merge ? [merge.base] : [])].map(async (treeish) => {
        const content = await workspace.readCaptured(treeish, agents_block/* agentsMdFile */.s9, guard_readBytes);
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
    if (first !== undefined && isWhole(first))
        return first;
    const second = fromText(end.text);
    if (isWhole(second))
        return second;
    if (first !== undefined && 'handoff' in first)
        return first;
    if ('handoff' in second)
        return second;
    return { faults: [...(first?.faults ?? ['There is no structured output.']), ...second.faults] };
}
const isWhole = (reading) => 'handoff' in reading && reading.leftOut === undefined;
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
    const [handoff, another] = readings.filter(isWhole);
    if (another !== undefined)
        return { faults: ['The result text contains several handoffs and does not say which one counts.'] };
    return (handoff ??
        readings.find((reading) => 'handoff' in reading) ??
        readings[0] ?? { faults: ['The result text is not JSON and contains no JSON code block.'] });
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
    if (validate(bounded.value))
        return parsedAs(bounded.value, { of, source });
    const errors = validate.errors ?? [];
    const faults = errors.slice(0, mostFaults).map(faultOf(of));
    const wrong = new Set(errors.map(({ instancePath }) => instancePath.split('/')[1] ?? ''));
    const fits = Object.fromEntries(Object.entries(bounded.value).filter(([name]) => !wrong.has(name)));
    if (!validate(fits))
        return { faults };
    const found = parsedAs(fits, { of, source });
    return 'handoff' in found ? { ...found, leftOut: errors.slice(0, mostFaults).map(placeOf) } : { faults };
}
const mostFaults = 10;
function parsedAs(value, { of, source }) {
    const handoff = agent_handoff/* Handoff */.Pj.safeParse(value);
    return handoff.success ? { handoff: handoff.data, source } : { faults: [`${of} is not a handoff.`] };
}
const faultOf = (of) => (error) => `${of} is not a handoff: ${placeOf(error)}.`;
const placeOf = ({ instancePath, message }) => `${instancePath === '' ? 'it' : instancePath.slice(1)} ${message}`;
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

// EXTERNAL MODULE: ./build/core/handoff/synthesize.js
var synthesize = __webpack_require__(61263);
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
    if ('handoff' in reading) {
        const { handoff, source, leftOut = [] } = reading;
        if (leftOut.length > 0)
            ports.show({ kind: 'warning', text: `parts of the handoff do not fit and are left out: ${leftOut.join('; ')}` });
        return { handoff, handoffSource: source, usage, durationMs };
    }
    if (structured !== undefined)
        ports.show({ kind: 'warning', text: `the handoff cannot be used: ${reading.faults.join(' ')}` });
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
    const handoff = (0,synthesize/* syntheticHandoff */.A)({ task, changes: capture.changes, text, turns: usage.turns });
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
        prompt: (0,synthesize/* extractionPrompt */.k)({
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

// EXTERNAL MODULE: ./build/app/phase/prepare/prepare.js + 3 modules
var prepare = __webpack_require__(17220);
// EXTERNAL MODULE: ./build/core/context/ended-iteration.js
var ended_iteration = __webpack_require__(78588);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
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
    const { template, merge, knowledge, refusals = [] } = given;
    return [
        template.trim(),
        ...refusedSection(refusals),
        ...(merge ? [mergeSection(knowledge, merge)] : []),
        ...toIndex(given),
    ].join('\n\n');
}
function refusedSection(refusals) {
    if (refusals.length === 0)
        return [];
    const lines = refusals.map((one) => `- ${(0,one_line/* oneLine */.TN)(one, 300)}`).join('\n');
    return [`## Refused Last Time\n\nThese operations of your last answer were left out:\n\n${lines}`];
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

// EXTERNAL MODULE: ./build/core/knowledge/merge-first.js
var merge_first = __webpack_require__(38962);
// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(79334);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/next/used-up.js
var used_up = __webpack_require__(6561);
// EXTERNAL MODULE: ./build/schema/agent/context-agent.js
var context_agent = __webpack_require__(96351);
// EXTERNAL MODULE: ./build/schema/agent/knowledge-operations.js
var knowledge_operations = __webpack_require__(51371);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/phase/prepare/stored-iteration.js
var stored_iteration = __webpack_require__(26351);
// EXTERNAL MODULE: ./build/app/phase/validate/call-reader.js
var call_reader = __webpack_require__(85335);
;// CONCATENATED MODULE: ./build/app/phase/context/numbered.js
const taskNow = ({ plan }, task) => plan.tasks.find(({ id }) => id === task.id) ?? task;

// EXTERNAL MODULE: ./build/core/context/call-order.js
var call_order = __webpack_require__(54425);
// EXTERNAL MODULE: ./build/core/knowledge/trigger.js
var knowledge_trigger = __webpack_require__(91957);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/app/phase/context/plan-calls.js








async function planCalls(ports, job, { ledger, task, canAsk }) {
    const { settings } = job;
    const due = canAsk ? await dueIndex(job, ledger, task) : undefined;
    const [last] = (0,ended_iteration/* newestEnded */.Ng)(ledger.state, 1);
    const unseen = last !== undefined && last.iteration > ledger.state.looked_back;
    const roles = (0,call_order/* callsBefore */.r)({
        mode: settings.mode,
        indexIsDue: due !== undefined,
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
async function dueIndex(job, ledger, task) {
    const { settings } = job;
    if (settings.mode === 'handoff-only' || (0,job_settings/* keepsIndexByFields */.xH)(job, ledger.state))
        return undefined;
    const { compaction, iteration, recent } = ledger.state;
    const newest = recent.slice(0, settings['novelty-recent-handoffs']);
    const handoffs = await Promise.all(newest.map((one) => (0,stored_iteration/* storedHandoff */.k)(ledger.recall, one.iteration)));
    const known = handoffs.flatMap((stored) => stored?.handoff ?? []);
    const merge = (0,merge_first/* mergeDue */.xJ)(ledger.state.knowledge, compaction, (0,job_settings/* budgetChars */.zH)(settings, ledger.state));
    const trigger = merge
        ? merge_first/* mergeTrigger */.bN
        : (0,knowledge_trigger/* indexDue */.Vj)({ task, compaction, iteration, handoffs: known, thresholds: thresholdsOf(settings) });
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
        return { why: (0,handoff_answer/* faultIn */._8)(read.error, answer.value) };
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

// EXTERNAL MODULE: ./build/core/knowledge/retrieve.js
var retrieve = __webpack_require__(58237);
// EXTERNAL MODULE: ./build/core/knowledge/verify-index.js
var verify_index = __webpack_require__(33793);
// EXTERNAL MODULE: ./build/app/job/amend-plan.js
var amend_plan = __webpack_require__(36903);
// EXTERNAL MODULE: ./build/core/plan/change/amend.js
var amend = __webpack_require__(27738);
;// CONCATENATED MODULE: ./build/app/phase/context/directive.js







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
function obeyDirective(ledger, job, directive) {
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
    const known = { plan, statusOf: (0,begin/* statusIn */.em)(state), byAgent: (0,begin/* addedByAgentIn */.wc)(state) };
    const judged = (0,amend/* judgeAmendments */.o)({ ...known, current: '', amendments, trusted });
    return judged.refused[0]?.why;
}
function settleHalt(ledger, job, { at, halt }) {
    const { iteration, task } = at;
    const { action, role, reason } = halt;
    const why = role === 'index' ? reason : `${who[role]} says: ${reason}`;
    ledger.record({
        ...{ type: 'attempt_interrupted', iteration, task: task.id, cause: 'held_back', why, until: null, ...job_work/* nothingSpent */.at },
    });
    if (action === 'skip') {
        const trusted = job.settings.amendments === 'trusted';
        (0,amend_plan/* amendPlan */.H)(ledger, { iteration, current: '', amendments: [removal(task.id, reason)], trusted });
        return undefined;
    }
    askToLook(ledger, { at, of: task.id, ...halt });
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
        const halt = obeyDirective(ledger, job, { at, of: task.id, role, action, reason });
        if (halt)
            return { halt };
    }
    const faults = prompt.trim() === '' ? ['there is none'] : checkPrompt(prompt, demandsOn(at, job, ledger));
    return faults.length === 0 ? { prompt } : refused(ledger, iteration, faults);
}
const take_answers_mostFaults = 10;
function refused(ledger, iteration, why) {
    ledger.record({ type: 'prepared_prompt_refused', iteration, why: why.slice(0, take_answers_mostFaults) });
    return {};
}
const mostEnded = 5;
function takePost(ledger, job, { call, made, at }) {
    const { iteration } = at;
    const said = readPost(made.end);
    const outcome = 'why' in said ? said.why : `${said.recommended_action}: ${said.summary}`;
    recordCalled(ledger, { made, iteration, outcome, of: call.of });
    const read = 'why' in said ? { why: [`the post: ${said.why}`] } : said.operations;
    const { through } = call;
    takeOperations(ledger, job, { read, source: 'context_post', trigger: 'every_iteration', through, iteration });
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
        return obeyDirective(ledger, job, { at, of, role: 'post', action: wanted, reason });
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
function takeIndex(ledger, job, { call, made, iteration }) {
    recordCalled(ledger, { made, iteration });
    const { trigger, through } = call;
    takeOperations(ledger, job, { read: readIndexer(made.end), source: 'indexer', trigger, through, iteration });
}
function takeOperations(ledger, { settings }, request) {
    const { read, iteration, through, ...origin } = request;
    const hardChars = (0,verify_index/* hardCharsOfOne */.Ep)((0,job_settings/* budgetChars */.zH)(settings, ledger.state));
    const applied = 'why' in read
        ? { kind: 'refused', why: read.why }
        : (0,apply_operations/* applyOperations */.n)(ledger.state.knowledge, read.operations, { taught: (0,task_commits/* taughtBy */.bQ)(ledger.state), hardChars });
    if (applied.kind === 'refused') {
        ledger.record({ type: 'knowledge_refused', ...origin, iteration: iteration - 1, why: [...applied.why] });
        return;
    }
    const { changed, refused, softened } = applied;
    ledger.record({
        ...{ type: 'knowledge_changed', ...origin, through, entries: [...changed] },
        ...(refused.length > 0 && { refused: [...refused], refused_at: iteration - 1 }),
        ...(softened.length > 0 && { softened: [...softened] }),
    });
}
const longestAnswer = 60_000;
function demandsOn({ task }, { settings }, { state }) {
    const room = (0,merge_first/* hardRoom */.tJ)((0,job_settings/* budgetChars */.zH)(settings, state));
    const hard = [...(0,retrieve/* bindingEntries */.qf)(state.knowledge.filter(knowledge_entry/* isActive */.$m), room)].map(({ text }) => text);
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
    const reserved = request.spentUsd + (0,used_up/* usualCost */.cB)(ledger.state);
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
    const prompt = indexPrompt({
        template: await (0,from_base/* template */.vs)(ports, 'knowledge-index'),
        knowledge,
        handoffs,
        merge,
        refusals: compaction.refusals,
    });
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
        assembled: (0,section/* renderPrompt */.nQ)((await (0,prepare/* promptNow */.nB)(ports, job, { ledger, task, attempt: at.attempt })).sections),
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
        if (came.halt)
            return { kind: 'halted', halt: came.halt, made };
        prompt = came.prompt;
    }
    const { iteration, attempt } = at;
    const task = taskNow(ledger, at.task);
    const sent = prompt ?? (await (0,prepare/* recordedPrompt */.zG)(ports, job, { ledger, iteration, attempt, task }));
    if (prompt !== undefined)
        await (0,prepare/* attachPrepared */.dy)(ledger, iteration, prompt);
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
        return { halt: takePost(ledger, job, { call, made, at }) };
    takeIndex(ledger, job, { call, made, iteration: at.iteration });
    return {};
}
function keepCalls(ledger, { iteration }, made) {
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'context.json'), `${JSON.stringify(made, null, 2)}\n`);
}

// EXTERNAL MODULE: ./build/app/phase/intake/merge-base.js
var merge_base = __webpack_require__(35999);
// EXTERNAL MODULE: ./build/core/pass/pass-verdict.js
var pass_verdict = __webpack_require__(46701);
// EXTERNAL MODULE: ./build/app/job/record-passes.js
var record_passes = __webpack_require__(61657);
// EXTERNAL MODULE: ./build/app/phase/validate/passes.js
var validate_passes = __webpack_require__(43350);
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
            const call = await (0,validate_passes/* askPass */.dj)(ports, job, { ...request, ...subject, spentUsd, pass, checks: one.checks });
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
        await (0,record_passes/* addPasses */.$)(ledger, { iteration, task }, (0,pass_verdict/* endedPasses */.KL)(one, { ...ports, passes, calls }));
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

// EXTERNAL MODULE: ./build/app/phase/settle/settle-attempt.js + 2 modules
var settle_attempt = __webpack_require__(80560);
// EXTERNAL MODULE: ./build/app/phase/validate/candidate.js + 2 modules
var validate_candidate = __webpack_require__(85185);
// EXTERNAL MODULE: ./build/app/phase/validate/review.js
var review = __webpack_require__(80259);
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
        const seen = await (0,review/* reviewed */.YP)(ports, job, { ...at, coded, checked: false });
        return handOnCoded(work, await passed(work, { ...at, coded: seen, checks: null }));
    }
    const reason = await (0,settle_attempt/* settleAttempt */.LW)(work, { coded, verdict }, {
        async check() {
            const found = { coded, state: ledger.state, onChecks: work.orders.checks };
            const validation = await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => (0,validate/* validate */.tf)(ports, job, { ...found, signal }));
            if (typeof validation === 'object')
                did.ready = !validation.checks.some(({ filled_disk }) => filled_disk);
            return validation;
        },
        async review() {
            const seen = await (0,review/* reviewed */.YP)(ports, job, { ...at, coded, checked: true });
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
    const verdict = (0,settle_attempt/* verdictOn */.Hc)(work, left);
    if (verdict.kind !== 'validate')
        return { coded: left, verdict };
    const coded = await (0,validate_candidate/* withOwnPart */.ap)(ports, job, { ledger, coded: left });
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
    if (before.kind === 'halted')
        return { kind: 'over', reason: settleHalt(ledger, job, { at: prepared, halt: before.halt }) };
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
    const { coded, calls } = await (0,validate_passes/* askPasses */.TI)(ports, job, request);
    if (calls.length === 0)
        return coded;
    work.orders.forget();
    did.ready &&= !calls.some(({ end }) => filledDisk(end));
    return { ...coded, passes: await (0,validate_passes/* readPasses */.mK)(ports, job, calls) };
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
    const { closes } = (0,validate_candidate/* contributionOf */.uR)(job, state, coded);
    const commit = (0,validate_candidate/* needsCommit */.Zl)(closes, coded) ? await (0,validate_candidate/* writeCandidate */.d8)(ports, job, { state, coded }) : coded.checkpoint;
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
    const verdict = (0,settle_attempt/* verdictOn */.Hc)(work, coded);
    if (verdict.kind === 'validate' && reach.until !== 'settled')
        return handOnCoded(work, coded);
    const candidate = await (0,validate_candidate/* writeCandidate */.d8)(ports, job, { state: ledger.state, coded });
    const reason = await (0,settle_attempt/* settleAttempt */.LW)(work, { coded, verdict, candidate }, {
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

// EXTERNAL MODULE: ./build/app/job/so-far.js
var so_far = __webpack_require__(67320);
// EXTERNAL MODULE: ./build/app/job/surroundings.js
var surroundings = __webpack_require__(83717);
// EXTERNAL MODULE: ./build/app/obey.js + 1 modules
var obey = __webpack_require__(52044);
// EXTERNAL MODULE: ./build/core/handoff/commit-message.js
var commit_message = __webpack_require__(58260);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
// EXTERNAL MODULE: ./build/app/own/own-edits.js + 1 modules
var own_edits = __webpack_require__(65166);
;// CONCATENATED MODULE: ./build/app/own/file-in-queue.js



async function fileInQueue({ ports, job, ledger, conflict }) {
    const { work, queue: folder, run, awaiting } = ledger.state;
    if (folder === null || awaiting || conflict())
        return false;
    const becomes = { at: ports.clock.now() };
    const { tree, own } = await (0,own_edits.withOwnEdits)(ports, { job, ledger, becomes, tree: work });
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

// EXTERNAL MODULE: ./build/core/counsel/evidence.js + 2 modules
var counsel_evidence = __webpack_require__(57819);
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
const MissingPart = schemas/* object */.Ikc({
    task: verify_answer_text.describe('Id of the task of the plan that is not complete.'),
    what: verify_answer_text.describe('What is missing, in one sentence, with the file where you looked.'),
    title: verify_answer_text.describe('A task that adds it, in one line.'),
    description: verify_answer_text.describe('What to do, for somebody who knows nothing about this.'),
    acceptance_criteria: schemas/* array */.YOg(verify_answer_text).max(10).describe('How one can tell that it is done.'),
});
const VerifyAnswer = schemas/* object */.Ikc({
    complete: schemas/* boolean */.zMY().describe('true only if nothing that the plan asks for is missing.'),
    summary: verify_answer_text.describe('One or two sentences.'),
    missing: schemas/* array */.YOg(MissingPart).max(20).describe('Empty if the plan is complete; the most important first.'),
});
const ReadVerifyAnswer = VerifyAnswer.extend({ missing: schemas/* array */.YOg(schemas/* unknown */.L5J()) });
const ReadMissingPart = MissingPart.extend({ acceptance_criteria: schemas/* array */.YOg(schemas/* string */.YjP()).default([]) });
const verifyJsonSchema = (0,json_schema/* answerSchema */.U)(VerifyAnswer);

// EXTERNAL MODULE: ./build/core/handoff/answer-faults.js
var answer_faults = __webpack_require__(14491);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
;// CONCATENATED MODULE: ./build/core/counsel/verify.js







const mostAdded = 3;
const mostEvidence = 200;
const verify_longest = 500;
const mostCriteria = 10;
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
    const answer = (0,handoff_answer/* answerIn */.Ke)(ReadVerifyAnswer, end);
    if ('why' in answer)
        return answer;
    const { complete, summary, missing } = answer.value;
    return {
        complete: complete && missing.length === 0,
        summary: (0,one_line/* oneLine */.TN)(summary, verify_longest),
        missing: missing.slice(0, mostMissing).map(readPart),
    };
}
const mostMissing = 20;
function readPart(part) {
    const read = ReadMissingPart.safeParse(part);
    if (read.success)
        return { ...read.data, what: (0,one_line/* oneLine */.TN)(read.data.what, verify_longest) };
    const { what, title } = (typeof part === 'object' && part !== null ? part : {});
    const said = [what, title].find((text) => typeof text === 'string' && text.trim() !== '');
    return {
        what: (0,one_line/* oneLine */.TN)(String(said ?? 'something that the answer does not name'), verify_longest),
        fault: `the answer does not fit: ${(0,answer_faults/* answerFaults */.y)(read.error, part)[0]}`,
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
            acceptance_criteria: acceptance_criteria.slice(0, mostCriteria).map((one) => (0,one_line/* oneLine */.TN)(one, verify_longest)),
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

// EXTERNAL MODULE: ./build/core/run/attempt/attempt-verdict.js
var attempt_verdict = __webpack_require__(97483);
// EXTERNAL MODULE: ./build/core/run/fold/counsel.js
var fold_counsel = __webpack_require__(46109);
// EXTERNAL MODULE: ./build/schema/counsel/consensus.js
var counsel_consensus = __webpack_require__(11097);
// EXTERNAL MODULE: ./build/app/branch/recover-lost-attempt.js
var recover_lost_attempt = __webpack_require__(99024);
// EXTERNAL MODULE: ./build/core/handoff/spoken-signals.js
var spoken_signals = __webpack_require__(52425);
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
    return state.recent.flatMap(({ iteration, task }, at) => (0,spoken_signals/* spokenSignals */.Y)(said[at]?.handoff.freeform ?? '').complete
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
            ...(!second && { who: 'the agent' }),
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
    (0,recover_lost_attempt/* tellLostCounsel */.Lm)(ledger);
    const { asking } = ledger.state.counsel;
    const begun = asking && (0,fold_counsel/* sameCounsel */.w4)(asking, counsel) ? asking.begun : 0;
    const poor = job.settings['cost-budget'] - ledger.state.usage.usd < next_step/* leastUsd */.Sv;
    if (begun < mostBegun && !poor) {
        ledger.record({ type: 'counsel_begun', ...counsel });
        return true;
    }
    const end = { why: poor ? 'no money was left for the call' : `it was started ${begun} times and never finished` };
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
    if (made)
        return takeCounsel(ports, job, { ledger, counsel, made });
    (0,recover_lost_attempt/* tellLostCounsel */.Lm)(ledger);
    return interrupted(ledger, counsel, 'the job was cancelled or stopped');
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
    const found = read.missing.length === 0 ? 'not complete' : `${read.missing.length} missing`;
    called?.(read.complete ? 'complete' : `${found}: ${read.summary}`);
    let count = 0;
    const missing = read.missing.map((one, at) => {
        const { what } = one;
        if ('fault' in one)
            return { what, added: null, why: one.fault };
        if (count >= mostAdded)
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
        if (added)
            count += 1;
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
    const wish = { current: '', amendments: [proposal.amendment], trusted, mayRewrite: true };
    const known = { plan, statusOf: (0,begin/* statusIn */.em)(state), byAgent: (0,begin/* addedByAgentIn */.wc)(state) };
    const [fault] = (0,amend/* judgeAmendments */.o)({ ...known, ...wish }).refused;
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
    const file = (0,consensus/* consensusFile */.ge)({ now, rounds: [...past, said], moment: at.moment }, `${(0,amounts/* plural */.LS)(plan.tasks.length, 'task')} of ${state.plan}`);
    ledger.attach(state_paths/* consensusPath */.JT, `${JSON.stringify(file, null, 2)}\n`);
}

// EXTERNAL MODULE: ./build/app/phase/intake/adopt-plan.js
var adopt_plan = __webpack_require__(64115);
// EXTERNAL MODULE: ./build/app/phase/prepare/baseline.js
var baseline = __webpack_require__(95557);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js + 1 modules
var run_files = __webpack_require__(93532);
// EXTERNAL MODULE: ./build/core/validation/verdict.js
var verdict = __webpack_require__(92949);
// EXTERNAL MODULE: ./build/app/phase/settle/apply-handoff.js + 1 modules
var apply_handoff = __webpack_require__(18161);
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
    const reverted = await ports.workBranch.revert({ commits: newestFirst, tip, keep: (0,own_edits.isOwn)(job) });
    const becomes = becomesWithout(ledger, { ...reverting, now: ports.clock.now() });
    const tree = reverted.kind === 'clean' ? reverted.tree : tip;
    const former = `${newestFirst.at(-1)}^`;
    const edited = await (0,own_edits.withOwnEdits)(ports, { job, ledger, becomes, tree, former });
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
    const before = ledger.state.work;
    await (0,validate/* setUp */.s)(ports, job, { tree, before, signal });
    const ran = await (0,validate/* runChecks */.JT)(ports, job, { tree, before, label: `iteration-${iteration}`, knownRed, signal });
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






















async function loop(work, started, before = (0,so_far/* attemptsIn */.q)(work.ledger.state)) {
    await work.publish();
    const mergeWhenFree = putOffMerge(work);
    for (let { rests } = work;; rests = undefined) {
        const ordered = (await (0,obey/* obey */.a)(work, rests)) ?? work.conflict();
        const apart = ordered ?? (await mergeWhenFree());
        if (apart)
            return stop(work, apart);
        await adoptReopened(work);
        await keepAgentsMd(work);
        const iterations = started.iterations + (0,so_far/* attemptsIn */.q)(work.ledger.state) - before;
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


/***/ }),

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
    const unready = await whyUnready(ports, job, { ...request, tree, before: coded.checkpoint });
    if (unready !== undefined)
        return unready;
    const knownRed = knownRedIn(state);
    const ran = await runChecks(ports, job, {
        ...{ ...request, tree, label: `iteration-${iteration}`, knownRed },
        before: coded.checkpoint,
    });
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
    const result = ran.filled_disk
        ? ran
        : { ...ran, ...listed(await workspace.resetTracked(request.tree, request.before)) };
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
async function setUp({ workspace }, { settings }, { tree, before, signal }) {
    if (await workspace.setUp(settings.setup, signal))
        await workspace.resetTracked(tree, before);
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

/***/ 57819:
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
;// CONCATENATED MODULE: ./build/core/counsel/skipped-tests.js
const ownMark = /\b(?:skip|todo)\s*[:=]\s*(?!false\b|undefined\b|null\b)\S/i;
const markAbove = /^\s*(?:@(?:pytest\.mark|unittest)\.(?:skip|xfail)|@(?:Disabled|Ignore|Skip)\b|#\[ignore\b|\[Ignore\b|\[(?:Fact|Theory)\(\s*Skip\b)/;
const firstThing = /^\s*(?:(?:t|b)\.Skip(?:f|Now)?\(|(?:this|t|ctx|context)\.(?:skip|todo)\(|pytest\.(?:skip|xfail)\(|self\.skipTest\(|return\s+t\.skip\()/;
const group = /^\s*(?:(?:describe|suite|context)(?:\.\w+)*\.(?:skip|todo)\b|xdescribe\b|xcontext\b|(?:describe|suite|context)\(.*\b(?:skip|todo)\s*:\s*(?!false\b)\S)/;
const classLine = /^\s*(?:(?:public|internal|private|protected|abstract|final|open|sealed|static)\s+)*class\b/;
const indentOf = (text) => /^\s*/.exec(text)?.[0].length ?? 0;
const blank = (text) => text.trim() === '';
const near = 4;
function inSkippedGroups(lines) {
    const skipped = new Set();
    let open;
    for (const [at, { line, text }] of lines.entries()) {
        if (blank(text))
            continue;
        if (open !== undefined && indentOf(text) <= open && text.trim() !== '{')
            open = undefined;
        if (open !== undefined)
            skipped.add(line);
        else if (group.test(text) || (classLine.test(text) && isMarkedAbove(lines, at)))
            open = indentOf(text);
    }
    return skipped;
}
function saysSkipped(lines, at) {
    const text = (index) => (lines[index]?.text ?? '').slice(0, 500);
    if (isMarkedAbove(lines, at))
        return true;
    let index = at;
    while (index < at + near && !opens.test(text(index)))
        index += 1;
    const head = lines.slice(at, index + 1).map((one) => one.text.slice(0, 500));
    return head.some((one) => ownMark.test(withoutTitle(one))) || firstThing.test(text(index + 1)) || inOneLine(text(at));
}
function isMarkedAbove(lines, at) {
    const text = (index) => (lines[index]?.text ?? '').slice(0, 500);
    for (let above = at - 1; above >= at - near && /^\s*[@#[]/.test(text(above)); above -= 1)
        if (markAbove.test(text(above)))
            return true;
    return false;
}
const opens = /=>|\bfunction\b|:\s*$|^(?!.*['"`],\s*\{\s*$).*\{\s*$|\)\s*;?\s*$/;
const withoutTitle = (text) => text.replace(/(['"`])(?:(?!\1).)*\1/, '');
const inOneLine = (text) => /[{>]\s*(?:t|ctx|context|this)\.(?:skip|todo)\(/i.test(withoutTitle(text));

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
    const left = inSkippedGroups(lines);
    return lines.flatMap(({ line, text }, at) => {
        const short = text.slice(0, 500);
        const named = isTest ? declarations.map((one) => one.exec(short)?.groups?.['title']).find(Boolean) : undefined;
        const title = named ?? (mark.test(lines[at - 1]?.text ?? '') ? marked.exec(short)?.groups?.['title'] : undefined);
        return title === undefined || left.has(line) || saysSkipped(lines, at) ? [] : [{ path, line, text: title }];
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
    const shows = showingLine(file.path, rest);
    const lines = names.map((name) => file.lines.find(({ text }) => shows(text) && holdsName(text, name)));
    const missing = names.find((_, at) => lines[at] === undefined);
    if (missing !== undefined)
        return `no line that the work added to ${(0,one_line/* oneLine */.TN)(file.path, 200)} contains ${(0,one_line/* oneLine */.TN)(missing, 80)}`;
    const [first] = names.length > 0 ? lines : file.lines;
    return first ? { kind: 'file', path: file.path, line: first.line } : more;
}
const script = /\.[cm]?[jt]sx?$/i;
const comments = [
    [
        /\.(?:[cm]?[jt]sx?|java|kts?|cs|go|rs|swift|scala|php|c|cc|cpp|h|hpp|dart|vue|svelte)$/i,
        /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$))/,
    ],
    [/\.(?:py|rb|sh|bash|ya?ml|toml|tf|pl|r|exs?|cfg|ini)$|(?:^|\/)(?:Dockerfile|Makefile)$/i, /^\s*#(?!!)/],
    [/\.(?:sql|lua|hs)$/i, /^\s*--/],
];
function showingLine(path, words) {
    const comment = comments.find(([file]) => file.test(path))?.[1];
    const exported = script.test(path) && words.some((word) => /^export(?:s|ed)?$/.test(word));
    return (text) => !comment?.test(text) && (!exported || /\bexports?\b/.test(text));
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

/***/ 5147:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ isExpectedOutput),
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   hl: () => (/* binding */ isTestFile),
/* harmony export */   iR: () => (/* binding */ withoutDependencies),
/* harmony export */   rg: () => (/* binding */ isCheckConfiguration)
/* harmony export */ });
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77112);

const configurationNames = [
    /^(?:pytest\.ini|tox\.ini|setup\.cfg|conftest\.py|noxfile\.py|\.coveragerc|pytest\.toml|\.pytest\.(?:ini|toml)|\.?mypy\.ini|pyrightconfig\.json|\.?ruff\.toml|\.bandit|\.flake8|\.pylintrc|ruff\.toml|pyproject\.toml)$/,
    /^(?:jest|vitest|vite|playwright|cypress|ava|karma|wdio|babel|eslint|stylelint|prettier|web-test-runner)\.(?:config|conf|workspace)\.[cm]?[jt]sx?(?:on)?$/,
    /^(?:vitest|jest|mocha|playwright)\.(?:workspace|setup|global-?setup)(?:[.-]\w+)*$/i,
    /^(?:setupTests|jasmine|cypress|lerna|\.oxlintrc|test_helper|spec_helper|rails_helper)\.\w+$/,
    /^(?:pnpm-workspace\.yaml|\.tool-versions|\.?mise\.toml|\.(?:nvmrc|node-version|python-version|ruby-version))$/,
    /^(?:gradlew|mvnw|Directory\.Build\.(?:props|targets)|.*\.runsettings)$/,
    /^\.(?:mocharc|c8rc|nycrc|babelrc|eslintrc|eslintignore|stylelintrc|prettierrc|prettierignore|rspec|swcrc)(?:\.\w+)?$/,
    /^(?:tsconfig.*\.json|biome\.jsonc?|deno\.jsonc?|bunfig\.toml|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|turbo\.json|nx\.json)$/,
    /^(?:Cargo\.toml|clippy\.toml|rustfmt\.toml|rust-toolchain(?:\.toml)?|nextest\.toml|\.golangci\.ya?ml|go\.work|build\.rs)$/,
    /^(?:pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|gradle\.properties)$/,
    /^(?:GNUmakefile|[Mm]akefile|.*\.mk|Justfile|justfile|Rakefile|Taskfile\.ya?ml|phpunit\.xml(?:\.dist)?)$/,
];
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
const isCheckConfiguration = (path) => configurationNames.some((pattern) => pattern.test(nameOf(path))) ||
    /(?:^|\/)\.(?:cargo|mvn|config\/nextest)\/[^/]+$/.test(path);
const testNames = /(?:\.(?:test|spec)\.\w+|_(?:test|spec)\.\w+|(?:Test|Tests|IT|Spec)\.(?:java|kt|scala|cs|groovy|swift|php))$|^test_.*\.py$/;
const isTestFile = (path) => testNames.test(nameOf(path)) ||
    (/(?:^|\/)(?:tests?|__tests__|specs?|e2e)\//.test(path) &&
        /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|swift|scala|ex|exs|sh|bats)$/.test(path));
const isExpectedOutput = (path) => /(?:^|\/)(?:__snapshots__|testdata|golden|snapshots)\//.test(path) ||
    /\.(?:snap|ambr|golden|approved\.\w+)$/.test(path) ||
    /(?:^|\/)(?:tests?|__tests__|specs?|e2e)\/(?:.*\/)?(?:fixtures|expected|baselines)\//.test(path);
function pathsIn(command, directory) {
    const words = command.split(/[\s;&|()<>"'=]+/).filter((word) => /[./]/.test(word) && !word.startsWith('-'));
    return words.flatMap((word) => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .insidePath */ .y)(directory === '.' ? word : `${directory}/${word}`) ?? []);
}
const dependencySection = /^\[+(?:(?:target\.[^\]]*\.)?(?:dev-|build-)?dependencies(?:\.[^\]]*)?|workspace\.dependencies[^\]]*|project(?:\.optional-dependencies|\.urls|\.scripts)?|package|dependency-groups|tool\.poetry(?:\.group\.[^\]]*)?(?:\.dependencies)?|tool\.uv(?:\.sources)?|build-system)\]+/;
function withoutDependencies(path, text) {
    const name = nameOf(path);
    if (/\.toml$/.test(name) && /^(?:Cargo|pyproject)\.toml$/.test(name))
        return tomlSections(text);
    if (name === 'pom.xml')
        return text
            .replace(/<(?:dependencyManagement|dependencies)>[\s\S]*?<\/(?:dependencyManagement|dependencies)>/g, '')
            .replace(/<(version|[\w.-]+\.version)>[^<]*<\/\1>/g, '');
    if (/^build\.gradle/.test(name))
        return text
            .split('\n')
            .filter((line) => !/^\s*(?:\w*(?:[iI]mplementation|[aA]pi|[oO]nly|[pP]rocessor|ksp|kapt)\b|version\b|id\b.*\bversion\b)/.test(line))
            .join('\n');
    return text;
}
function tomlSections(text) {
    let kept = true;
    const lines = text.split('\n').filter((line) => {
        if (/^\s*\[/.test(line))
            kept = !dependencySection.test(line.trim());
        return kept;
    });
    return lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('#')).join('\n');
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
                ? { path: shown, line, why: `contains ${kind}` }
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


/***/ })

};
