export const id = 7505;
export const ids = [7505,8020];
export const modules = {

/***/ 80359:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e3: () => (/* binding */ terminalProgress)
});

// UNUSED EXPORTS: follow, nothingLive

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/core/report/words/log-lines.js
var log_lines = __webpack_require__(47551);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/stop-sentence.js
var stop_sentence = __webpack_require__(11365);
// EXTERNAL MODULE: ./build/core/text/assert-never.js
var assert_never = __webpack_require__(6615);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
;// CONCATENATED MODULE: ./build/adapter/log/progress-lines.js









function progressLines(progress, look) {
    const { paint } = look;
    switch (progress.kind) {
        case 'event':
            return eventLines(progress.event, paint);
        case 'agent':
            return agentLines(progress.progress, look);
        case 'check_started':
            return progress.rerun ? [`  ${paint('\u21bb', 'yellow')} ${progress_lines_name(progress)} ${whyAgain(progress)}`] : [];
        case 'check_finished':
            return [checkLine(progress, paint), ...saidLines(progress, look)];
        case 'note':
            return [(0,one_line/* plainLine */.h0)(progress.text, 1000)];
        case 'waiting':
            return waitingLines(progress, look);
        case 'warning':
            return [paint(`! ${(0,one_line/* plainLine */.h0)(progress.text, 1000)}`, 'yellow')];
        default:
            return (0,assert_never/* assertNever */.x)(progress);
    }
}
const waitingLines = ({ until, why, now }, look) => [
    `Waiting until ${(0,amounts/* formatUtc */.ay)(until)}: ${(0,one_line/* plainLine */.h0)(why, 300)}`,
    '  Nothing runs and nothing is spent until then; Ctrl-C leaves.',
    ...(0,next_steps/* nextLines */.N7)([(0,next_steps/* step */.PM)(stop_sentence/* goOnAtOnce */.aZ, now)], look),
];
const silent = new Set(['lease_taken', 'lease_renewed', 'lease_released', 'run_stopped']);
function eventLines(event, paint) {
    if (silent.has(event.type))
        return [];
    const text = `${'iteration' in event ? `#${event.iteration} ` : ''}${(0,log_lines/* eventInWords */.F)(event)}`;
    switch (event.type) {
        case 'attempt_started':
            return [paint(`\u25b6 ${text}`, 'bold')];
        case 'attempt_succeeded':
        case 'attempt_approved':
        case 'undo_done':
            return [paint(`\u2713 ${text}`, 'green')];
        case 'attempt_failed':
        case 'stuck_detected':
        case 'undo_failed':
            return [paint(`\u2717 ${text}`, 'red')];
        case 'attempt_interrupted':
        case 'human_review_requested':
        case 'signals_given':
        case 'checks_touched':
        case 'attempt_held':
        case 'work_refused':
        case 'steering_changed':
        case 'budget_warning':
            return [paint(`! ${text}`, 'yellow')];
        case 'baseline_finished':
            return [event.red.length === 0 && event.counting !== 0 ? `\u2713 ${text}` : paint(`! ${text}`, 'yellow')];
        default:
            return [`  ${text}`];
    }
}
function agentLines(progress, { paint, columns }) {
    const step = (text) => [paint((0,display_width/* clip */.$Q)(`    ${text}`, columns), 'dim')];
    switch (progress.kind) {
        case 'started':
            return step(`agent started, model ${(0,one_line/* plainLine */.h0)(progress.model, 100)}`);
        case 'tool':
            return step(stepInWords(progress));
        case 'says':
            return step(`\u201c${(0,one_line/* plainLine */.h0)(progress.text, 300)}\u201d`);
        case 'retrying': {
            const wait = `attempt ${progress.attempt} in ${(0,amounts/* formatDuration */.a3)(progress.delayMs)}`;
            return [`    ${paint('\u21bb', 'yellow')} the agent retries, ${wait}: ${(0,one_line/* plainLine */.h0)(progress.why, 300)}`];
        }
        case 'spent':
            return [];
        default:
            return (0,assert_never/* assertNever */.x)(progress);
    }
}
const stepInWords = (step) => `${(0,one_line/* plainLine */.h0)(step.name, 60)} ${(0,one_line/* plainLine */.h0)(step.target, 300)}`.trimEnd();
const progress_lines_name = (check) => (0,one_line/* plainLine */.h0)(check.name, 200);
const whyAgain = ({ because }) => because === 'changed_files'
    ? `changed the files that it checks; it runs again on the tree that will be committed. ${failure_sentence/* formatterHint */.qS}`
    : 'failed; it runs again on the same tree';
function saidLines({ failure, again }, { paint, columns }) {
    if (!failure || again)
        return [];
    return (0,output_excerpt/* lastLines */.w$)(failure.output).map((line) => paint((0,display_width/* clip */.$Q)(`      ${(0,one_line/* indentedLine */.Ko)(line)}`, columns), 'dim'));
}
function checkLine(check, paint) {
    const remarks = [
        (0,amounts/* formatDuration */.a3)(check.durationMs),
        ...(check.flaky ? ['flaky: it failed first'] : []),
        ...(check.counts ? [] : ['does not count']),
        ...(0,failure_sentence/* traces */.d7)(check).map((what) => (0,one_line/* plainLine */.h0)(what, 1000)),
    ];
    const colour = check.passed ? 'green' : check.counts ? 'red' : 'yellow';
    return `  ${paint(check.passed ? '\u2713' : '\u2717', colour)} ${progress_lines_name(check)} (${remarks.join(', ')})`;
}

;// CONCATENATED MODULE: ./build/adapter/log/terminal.js







const redrawMs = 250;
const pipeColumns = 200;
function terminalProgress(sink) {
    const paint = (0,text_paint/* painter */.C2)(sink.color);
    const area = sink.area ?? (sink.isTty ? liveLine(sink) : undefined);
    let live = nothingLive;
    let drawnAt = Number.NEGATIVE_INFINITY;
    const draw = () => {
        if (!area || sink.now() - drawnAt < redrawMs)
            return;
        area.draw(live);
        drawnAt = sink.now();
    };
    const show = (progress) => {
        const clean = (0,redact/* mapStrings */.to)(progress, sink.redact);
        const look = { paint, columns: sink.isTty ? sink.columns() - 1 : pipeColumns };
        const lines = progressLines(clean, look);
        live = follow(live, clean, sink.now());
        if (lines.length > 0) {
            const [newest = ''] = progressLines(clean, { ...look, paint: (text) => text });
            live = { ...live, last: { text: newest.trim(), at: sink.now() } };
            area?.clear();
            sink.write(`${lines.join('\n')}\n`);
            if (sink.area)
                drawnAt = Number.NEGATIVE_INFINITY;
        }
        draw();
    };
    return {
        show: (progress) => quietly(() => show(progress)),
        tick: () => quietly(draw),
        clear: () => quietly(() => area?.clear()),
    };
}
function liveLine({ write, columns, now }) {
    let drawn = 0;
    const clear = () => {
        if (drawn > 0)
            write(`\r${' '.repeat(drawn)}\r`);
        drawn = 0;
    };
    return {
        clear,
        draw(live) {
            const text = liveText(live, now());
            if (text === undefined)
                return clear();
            const line = (0,display_width/* clip */.$Q)(text, columns() - 1);
            const width = (0,display_width/* displayWidth */.F1)(line);
            write(`\r${line}${' '.repeat(Math.max(0, drawn - width))}`);
            drawn = width;
        },
    };
}
function quietly(write) {
    try {
        write();
    }
    catch {
    }
}
const nothingLive = { attempt: null, spentBefore: 0, waitsUntil: null, last: null };
function follow(live, progress, now) {
    if (progress.kind === 'waiting')
        return { ...live, attempt: null, waitsUntil: Date.parse(progress.until) };
    if (live.waitsUntil !== null)
        return follow({ ...live, waitsUntil: null }, progress, now);
    if (progress.kind === 'event')
        return followEvent(live, progress.event, now);
    if (!live.attempt)
        return live;
    const change = progress.kind === 'agent' ? fromAgent(progress.progress, live.attempt) : fromCheck(progress);
    return change ? { ...live, attempt: { ...live.attempt, ...change } } : live;
}
function followEvent(live, event, now) {
    switch (event.type) {
        case 'attempt_started': {
            const { iteration, task } = event;
            return { ...live, attempt: { iteration, task, since: now, usage: usage/* noUsage */.tk, doing: '', phase: 'agent' } };
        }
        case 'attempt_succeeded':
        case 'attempt_failed':
        case 'attempt_interrupted':
            return { ...live, attempt: null, spentBefore: live.spentBefore + event.usage.usd };
        case 'run_stopped':
            return { ...live, attempt: null };
        default:
            return live;
    }
}
function fromAgent(progress, { phase }) {
    const now = phase.startsWith('check') || phase === 'review' ? 'review' : 'agent';
    if (progress.kind === 'tool')
        return { phase: now, doing: stepInWords(progress) };
    if (progress.kind === 'spent')
        return { usage: progress.usage };
    return progress.kind === 'started' ? { phase: now } : undefined;
}
function fromCheck(progress) {
    if (progress.kind !== 'check_started')
        return undefined;
    const check = `check ${(0,one_line/* plainLine */.h0)(progress.name, 100)}`;
    return { phase: check, doing: check };
}
function liveText({ attempt, spentBefore, waitsUntil }, now) {
    if (waitsUntil !== null)
        return waitsUntil > now ? `waiting · ${(0,amounts/* formatDuration */.a3)(waitsUntil - now)} left` : undefined;
    if (!attempt)
        return undefined;
    const { iteration, task, since, usage, doing } = attempt;
    const attemptCost = usage.usd > 0 ? [(0,amounts/* formatUsd */.UK)(usage.usd)] : [];
    const jobCost = spentBefore > 0 ? [`job ${(0,amounts/* formatUsd */.UK)(spentBefore + usage.usd)}`] : [];
    const parts = [
        `#${iteration} ${task}`,
        (0,amounts/* formatDuration */.a3)(Math.max(0, now - since)),
        `${(0,amounts/* formatTokens */._y)((0,amounts/* totalTokens */.RP)(usage))} tokens`,
        ...attemptCost,
        ...jobCost,
        ...(doing === '' ? [] : [doing]),
    ];
    return parts.join(' · ');
}


/***/ }),

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

/***/ 83717:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ tellUncommitted),
/* harmony export */   M4: () => (/* binding */ demandConfinement),
/* harmony export */   eV: () => (/* binding */ stateConfinement)
/* harmony export */ });
/* unused harmony export stateConfined */
/* harmony import */ var _core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93107);

function demandConfinement({ confinement, show }, { settings }) {
    const verdict = confinement && (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeConfinement */ .g1)(settings, confinement);
    if (!verdict)
        return;
    if ('refused' in verdict)
        throw verdict.refused;
    show({ kind: 'warning', text: verdict.warning });
}
function stateConfinement(ledger, here) {
    if (here)
        stateConfined(ledger, (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .confinedIn */ .E2)(here), here.report.refused);
}
function stateConfined(ledger, confined, refused = []) {
    const { confined: known } = ledger.state;
    const { level, way, given_up, login } = confined;
    const isKnown = known?.level === level && known.way === way && known.given_up === given_up && known.login === login;
    if (!isKnown)
        ledger.record({ type: 'confined', level, way, given_up, login, refused });
}
function tellUncommitted({ uncommitted, show }, base) {
    uncommitted().then((count) => {
        const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`;
        if (count > 0)
            show({ kind: 'note', text: `${files} not part of the run; it starts from ${base.slice(0, 7)}` });
    }, (error) => {
        const why = error instanceof Error ? error.message : String(error);
        show({ kind: 'warning', text: `could not tell whether all files are committed: ${why}` });
    });
}


/***/ }),

/***/ 85335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qs: () => (/* binding */ callReader),
/* harmony export */   Sv: () => (/* binding */ leastUsd),
/* harmony export */   Wb: () => (/* binding */ readingTools)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _job_from_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83582);


const readingTools = ['Read', 'Grep', 'Glob'];
const leastUsd = 0.01;
async function callReader(ports, job, given) {
    const { coded, reader } = given;
    const { iteration, task, attempt, tree } = coded;
    const { agent, workspace, show } = ports;
    const left = job.settings['cost-budget'] - given.spentUsd - coded.usage.usd;
    const budgetUsd = Math.min(reader.mostUsd ?? left, left);
    if (budgetUsd < leastUsd)
        return nothingLeft;
    const request = {
        pass: reader.pass,
        iteration,
        task: task.id,
        attempt,
        prompt: await reader.prompt(),
        systemPrompt: await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_1__/* .instructionsFor */ .t9)(ports, job),
        workspace: workspace.path,
        cwd: workspace.folder('.'),
        model: reader.model,
        maxTurns: reader.maxTurns,
        ...(reader.limitMs !== undefined && { limitMs: reader.limitMs }),
        budgetUsd,
        allowedTools: readingTools,
        schema: reader.schema,
        servers: reader.servers,
    };
    show({ kind: 'note', text: `${reader.model ?? 'a second agent'} ${reader.does} iteration ${iteration}` });
    const outcome = await given.guarded(async (signal) => {
        try {
            return await agent.run(request, signal, (progress) => show({ kind: 'agent', iteration, progress }));
        }
        catch (error) {
            if (!reader.mayFail)
                throw error;
            return notMade(error);
        }
    });
    const edited = await (reader.putBack ?? putBackIn(workspace, tree))(outcome);
    if (edited.length > 0)
        show({
            kind: 'warning',
            text: `${who(reader)} changed files, which were restored: ${edited.slice(0, 5).join(', ')}`,
        });
    return outcome.outside.length === 0 ? { ...outcome, edited } : { ...outcome, edited, end: meddled(outcome.outside) };
}
const who = ({ pass }) => (pass === 'review' ? 'the reviewer' : `the agent of ${pass}`);
const meddled = (outside) => ({
    kind: 'error',
    what: 'other',
    message: outside.join('; '),
});
const putBackIn = (workspace, tree) => async ({ end }) => {
    if (end.kind !== 'error' || end.what !== 'disk')
        return (await workspace.resetTracked(tree)).changed;
    await workspace.discard();
    return [];
};
const notMade = (error) => ({
    end: { kind: 'error', what: 'other', message: String(error) },
    outside: [],
    usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
    durationMs: 0,
});
const nothingLeft = {
    end: { kind: 'error', what: 'budget', message: 'no budget is left for it' },
    usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
    durationMs: 0,
    edited: [],
};


/***/ }),

/***/ 5147:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   hl: () => (/* binding */ isTestFile),
/* harmony export */   iR: () => (/* binding */ withoutDependencies),
/* harmony export */   rg: () => (/* binding */ isCheckConfiguration)
/* harmony export */ });
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77112);

const configurationNames = [
    /^(?:pytest\.ini|tox\.ini|setup\.cfg|conftest\.py|noxfile\.py|\.coveragerc|mypy\.ini|\.flake8|\.pylintrc|ruff\.toml|pyproject\.toml)$/,
    /^(?:jest|vitest|vite|playwright|cypress|ava|karma|wdio|babel|eslint|stylelint|prettier|web-test-runner)\.(?:config|conf|workspace)\.[cm]?[jt]sx?(?:on)?$/,
    /^vitest\.workspace\.\w+$/,
    /^\.(?:mocharc|c8rc|nycrc|babelrc|eslintrc|eslintignore|stylelintrc|prettierrc|prettierignore|rspec|swcrc)(?:\.\w+)?$/,
    /^(?:tsconfig.*\.json|biome\.jsonc?|deno\.jsonc?|bunfig\.toml|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|turbo\.json|nx\.json)$/,
    /^(?:Cargo\.toml|clippy\.toml|rustfmt\.toml|rust-toolchain(?:\.toml)?|nextest\.toml|\.golangci\.ya?ml|go\.work)$/,
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
            const section = { offset: line.offset, lines: [] };
            open = name === undefined || found.has(name) || line.level === 1 ? undefined : { section, level: line.level };
            if (open && name !== undefined)
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
    let goesOn = false;
    for (const { kind, depth, text, ticked, offset } of lines) {
        const starts = listed ? kind === 'item' && depth === 1 : kind === 'text' && !goesOn;
        if (starts)
            items.push({ texts: [text], offset, ticked });
        else if (kind === 'comment' || (listed && depth === 0))
            continue;
        else if (kind !== 'blank' && (listed || goesOn))
            items.at(-1)?.texts.push(text);
        goesOn = kind === 'text';
    }
    return items.map(({ texts, ...item }) => ({ ...item, text: texts.join('\n').trim() }));
}
const nothing = /^(?:[-\u2013\u2014]+|none(?: yet| so far)?|n\/a|nothing(?: yet)?|tbd|todo|\[[^\]\n]*\])\.?$/i;
const says = (text) => text !== '' && !nothing.test(text.replace(/^[*_(]+|[*_)]+$/g, ''));
const saysSomething = ({ kind, text }) => kind !== 'blank' && kind !== 'comment' && kind !== 'heading' && kind !== 'rule' && kind !== 'fence' && says(text);
function isOpen({ text, ticked }) {
    if (ticked !== undefined)
        return !ticked && says(text);
    return says(text) && !/^~~[\s\S]*~~$/.test(text) && !/\*\*(?:decision|answer|resolved)(?::\*\*|\*\*:)/i.test(text);
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
