export const id = 2422;
export const ids = [2422];
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

/***/ 13259:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planCreateCommand: () => (/* binding */ planCreateCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/propose/judge-plan.js
var judge_plan = __webpack_require__(44270);
// EXTERNAL MODULE: ./build/core/propose/plan-prompt.js
var plan_prompt = __webpack_require__(62735);
// EXTERNAL MODULE: ./build/core/report/terminal/init-text.js
var init_text = __webpack_require__(21124);
// EXTERNAL MODULE: ./build/core/report/terminal/proposed-plan.js
var proposed_plan = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
// EXTERNAL MODULE: ./build/schema/agent/proposal.js
var proposal = __webpack_require__(54940);
// EXTERNAL MODULE: ./build/entry/init/ask.js
var ask = __webpack_require__(79219);
// EXTERNAL MODULE: ./build/entry/init/planned-files.js + 11 modules
var planned_files = __webpack_require__(71144);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/propose/propose-here.js + 3 modules
var propose_here = __webpack_require__(51712);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapter/github/client/client.js + 1 modules
var client_client = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/plan/format/read/source-text.js
var source_text = __webpack_require__(47836);
// EXTERNAL MODULE: ./build/core/propose/plan-source.js
var plan_source = __webpack_require__(72636);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var here = __webpack_require__(40033);
// EXTERNAL MODULE: ./build/entry/project/spec-files.js
var spec_files = __webpack_require__(50044);
;// CONCATENATED MODULE: ./build/entry/propose/read-source.js









async function readSource(context, repository, from) {
    const source = await found(context, repository, from.trim());
    if (source.text.trim() === '')
        throw none(`${source.shown} is empty.`, 'Write into it what is wanted.');
    const { goals, openQuestions } = source.spec;
    if (goals.length > plan_source/* mostGoals */.uF)
        throw tooWide(source);
    if (openQuestions.length > 0)
        throw read_source_open(source);
    return source;
}
async function found(context, repository, from) {
    if (from === '')
        throw none('--from is empty.', 'Name a spec, a file, an issue (#12), or write the text itself in quotes.');
    const issue = issueIn(from);
    const file = await fileIn(context, repository, from);
    if (file !== undefined)
        return ofFile(repository.toplevel, file);
    if (issue !== undefined)
        return ofIssue(context, repository, issue);
    if (/\s/.test(from))
        return (0,plan_source/* planSource */.dp)({ shown: 'the text', file: undefined, text: from });
    throw none(`There is no ${(0,one_line/* plainLine */.h0)(from, 200)}: no file or folder, and no feature in specs.`, 'Name a spec, a file of the repository, an issue (#12), or write the text itself in quotes.');
}
function issueIn(from) {
    const [, number] = /^#?([1-9]\d{0,8})$/.exec(from) ?? [];
    if (number !== undefined)
        return { number: Number(number), repository: undefined };
    const [, repository, named] = /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/issues\/([1-9]\d{0,8})(?:[?#].*)?$/.exec(from) ?? [];
    return named === undefined ? undefined : { number: Number(named), repository };
}
async function fileIn({ cwd }, { toplevel }, from) {
    const named = [(0,external_node_path_.resolve)(cwd, from), ...(/^[\w.-]+$/.test(from) ? [(0,external_node_path_.join)(toplevel, 'specs', from)] : [])];
    for (const path of named) {
        const there = await (0,promises_.stat)(path).catch(() => undefined);
        if (there === undefined)
            continue;
        const file = there.isDirectory() ? (0,external_node_path_.join)(path, 'SPEC.md') : path;
        const inside = (0,external_node_path_.relative)(await (0,promises_.realpath)(toplevel), (0,external_node_path_.join)(await (0,promises_.realpath)((0,external_node_path_.resolve)(path, '..')), (0,external_node_path_.relative)((0,external_node_path_.resolve)(path, '..'), file)));
        if (inside === '' || inside.startsWith('..'))
            throw none(`${(0,one_line/* plainLine */.h0)(from, 200)} is outside of the repository.`, 'Copy it into the repository, or write its text in quotes.');
        return inside.split(external_node_path_.sep).join('/');
    }
    return undefined;
}
async function ofFile(toplevel, path) {
    const given = await (0,spec_files/* specFileAt */.vJ)(toplevel, path);
    if ('refused' in given)
        throw none(`${path} is not read: ${given.refused}.`, 'Name a text file of the repository of at most 5 MiB.');
    const text = (0,source_text/* sourceText */.rI)(given.bytes, path);
    if (typeof text !== 'string')
        throw none(text.message, text.remedy);
    return (0,plan_source/* planSource */.dp)({ shown: path, file: path, text });
}
async function ofIssue(context, repository, { number, repository: named }) {
    const access = (0,here/* gitHubAccess */.gz)(context, repository);
    if (!access)
        throw none(`Issue #${number} cannot be read: origin is no repository on GitHub.`, 'Write its text into a file and name that.');
    const { apiUrl, owner, repo } = access.address;
    const { token } = access;
    if (named !== undefined && named.toLowerCase() !== `${owner}/${repo}`.toLowerCase())
        throw none(`${(0,one_line/* plainLine */.h0)(named, 200)} is another repository than ${owner}/${repo}.`, 'Write its text into a file and name that.');
    if (token === undefined)
        throw none(`Issue #${number} cannot be read without a token.`, 'Set one first: `export GH_TOKEN="$(gh auth token)"`. Or write its text into a file and name that.');
    const client = (0,client_client/* gitHubAt */.F)({
        apiUrl,
        owner,
        repo,
        token: () => token,
        now: context.now,
        backoffMs: [],
        timeoutMs: 10_000,
    });
    const { title, body } = await client
        .request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number })
        .catch((error) => {
        if (!(error instanceof error_error/* RalphError */.A) || !error.code.startsWith('GITHUB_'))
            throw error;
        throw none(`Issue #${number} cannot be read: ${error.message}`, 'Check its number, and that the token may read issues of that repository. Or write its text into a file and name that.');
    });
    const shown = (body ?? '').replace(/<!--[\s\S]*?(?:-->|$)/g, '');
    return (0,plan_source/* planSource */.dp)({
        shown: `issue #${number}`,
        file: undefined,
        text: `# ${title}\n\n${shown.replace(/\r\n?/g, '\n')}`,
    });
}
const none = (message, hint) => new error_error/* RalphError */.A({ code: 'PLAN_SOURCE', message, hint });
const tooWide = ({ shown, spec }) => new error_error/* RalphError */.A({
    code: 'PLAN_SOURCE_TOO_WIDE',
    message: `${shown} has ${spec.goals.length} goals; one plan can serve ${plan_source/* mostGoals */.uF}.`,
    hint: 'Split it into specs of its parts, and make a plan of each.',
});
function read_source_open({ shown, text, spec }) {
    const placeOf = (0,source_text/* lineIndex */.Dp)(text);
    const [first] = spec.openQuestions;
    const many = spec.openQuestions.length > 1;
    return new error_error/* RalphError */.A({
        code: 'SPEC_OPEN_QUESTIONS',
        message: `${shown} has ${many ? `${spec.openQuestions.length} open questions` : 'an open question'}; no plan is made until ${many ? 'they are' : 'it is'} answered, and nobody was asked.`,
        hint: `Write each answer beside its question and tick the box, such as "- [x] ${(0,one_line/* plainLine */.h0)(first?.text ?? '', 60)} \u2192 **Decision:** \u2026". Then run the same command again.`,
        findings: spec.openQuestions
            .slice(0, 50)
            .map(({ text: question, offset }) => `${shown}:${placeOf(offset).line} ${(0,one_line/* plainLine */.h0)(question, 300)}`),
    });
}

;// CONCATENATED MODULE: ./build/entry/command/plan-create.js

























const plan_create_flags = {
    from: {
        help: 'what the plan is to do: a spec or another file of the repository, an issue of it, or the text itself',
        example: 'specs/search/SPEC.md',
    },
    to: { help: 'the file to write, .json or .md; default plan.json', example: 'plans/search.json' },
    yes: { help: 'ask nothing: write the plan if it passes every rule', toggle: true },
    force: { help: 'replace the file if it is there already', toggle: true },
    'dry-run': { help: 'print what the agent would be told, and call nobody', toggle: true },
    ...propose_here/* callsFlags */.pI,
    ...flags/* configFlag */.L5,
};
const planCreateCommand = {
    help: `Has an agent make a plan from a spec, a text or an issue. The plan is judged by rules, shown with its graph and what it will
probably cost, and written only after you say so. Nothing is asked while the spec has open questions. A plan that breaks
a rule is sent back twice at most.

Usage: ralph plan create --from=SPEC|TEXT|ISSUE [options]

Examples:
  ralph plan create --from specs/search/SPEC.md
  ralph plan create --from search --to plans/search.md --yes
  ralph plan create --from "Add a --json flag to the list command" --budget 0.50
  ralph plan create --from "#12" --dry-run

Options:
${(0,flags/* flagHelp */.QR)(plan_create_flags)}`,
    flags: plan_create_flags,
    run: async (context, { values }) => {
        if (typeof values['from'] !== 'string')
            throw usage('--from is missing.', 'Say what the plan is to do: a spec, a file, an issue (#12), or a text in quotes.');
        try {
            return await createPlan(context, { ...values, from: values['from'] });
        }
        catch (error) {
            if (!(error instanceof ask/* Cancelled */.cJ))
                throw error;
            context.out('Nothing was written.\n');
            return exit_codes/* exits */.co.interrupted.code;
        }
    },
};
async function createPlan(context, values) {
    const { base, file, before } = await (0,project/* settingSources */.rw)(context, values);
    (0,project/* refuseInvalid */.Q5)([...file.findings, ...before.findings], file.name);
    const { repository } = base;
    const { settings } = before;
    const source = await readSource(context, repository, values.from);
    const interactive = (0,project_context/* isInteractive */.b4)(context) && values['yes'] !== true;
    const { path, shown } = targetIn(context, repository.toplevel, values['to']);
    const { before: there } = await (0,planned_files/* plannedFile */.vU)(repository.toplevel, path, '');
    const force = values['force'] === true;
    if (there !== undefined && !interactive && !force && !values['dry-run'])
        throw isThere(shown);
    const files = { base: (0,trusted_files/* trustedFilesIn */.C)(repository.toplevel), embedded: (0,trusted_files/* trustedFilesIn */.C)((0,installed/* installed */.$f)('templates')) };
    const prompt = (0,plan_prompt/* planPrompt */.wh)({ template: await (0,from_base/* template */.vs)(files, 'plan-create'), source });
    if (values['dry-run'])
        return dryRun(context, prompt);
    if (source.text.length > plan_prompt/* mostSource */.zo)
        context.out(`${cutNote(source)}\n`);
    const budgetUsd = (0,propose_here/* callsBudget */.h9)(values, settings);
    const { value, kept } = await (0,propose_here/* proposeHere */.zu)(context, {
        ...{ repository, settings, flags: values, prompt, budgetUsd, fresh: values['fresh'] === true },
        pass: 'plan',
        task: `a plan of ${source.shown}`,
        schema: (0,proposal/* planProposalSchema */.vU)(),
        judge: (end) => (0,judge_plan/* judgePlan */.t7)(end, source),
        lend: new Map(source.file === undefined ? [] : [[source.file, source.text]]),
    });
    const { plan } = value;
    const calls = { ...settings, passes: await (0,from_base/* passesOf */.Hb)(files, { settings }) };
    const about = { name: plan.name ?? shown, costBudgetUsd: settings['cost-budget'], settings: calls };
    context.out(`\n${(0,proposed_plan/* proposedPlanText */.x)(value, about, (0,project_context/* lookOf */.Li)(context)).join('\n')}\n\n`);
    if (!interactive && values['yes'] !== true)
        return notWritten(context, { values, shown });
    const after = (0,judge_plan/* planText */.Pt)(plan, path);
    if (interactive && !(await isWanted(context, { shown, there, after }))) {
        await kept.forget();
        context.out('Nothing was written.\n');
        return exit_codes/* exits */.co.person.code;
    }
    const planned = await (0,planned_files/* plannedFile */.vU)(repository.toplevel, path, after);
    await (0,planned_files/* writePlanned */.gq)(repository.toplevel, [planned], context, { force: force || interactive, interactive: false });
    await kept.forget();
    context.out(`\n${nextSteps(context, { shown, name: plan.name ?? shown }).join('\n')}\n`);
    return 0;
}
function isWanted(context, { shown, there, after }) {
    if (there === undefined)
        return (0,ask/* askWrite */.B6)(shown);
    context.out(`${(0,init_text/* difference */.i)({ path: shown, before: there, after }, context).join('\n')}\n`);
    return (0,ask/* askReplace */.wg)(shown);
}
function dryRun(context, prompt) {
    context.out(`Nobody was called. The agent would be told, with reading tools in a copy of the newest commit:\n\n${prompt}\n`);
    return 0;
}
const cutNote = ({ shown, text, file }) => `${shown} has ${(0,amounts/* thousands */.oh)(text.length)} characters; the prompt holds ${(0,amounts/* thousands */.oh)(plan_prompt/* mostSource */.zo)} of them${file === undefined ? '' : ', and the agent can read the file itself'}.`;
function notWritten(context, { values, shown }) {
    const words = [
        'ralph',
        'plan',
        'create',
        ...(0,command_line/* flagWords */.GK)('from', values.from),
        ...(0,command_line/* flagWords */.GK)('to', shown),
        ...again(values),
        '--yes',
    ];
    const steps = [(0,next_steps/* step */.PM)('Write exactly this plan, without another call (it is kept for a day)', (0,command_line/* commandLine */.ay)(...words))];
    context.out('Nothing was written: there is no terminal to ask you at.\n');
    context.out(`${(0,next_steps/* nextLines */.N7)(steps, { paint: (0,paint/* painter */.C2)(context.color), columns: (0,display_width/* columnsOf */.PL)((0,project_context/* lookOf */.Li)(context)) }).join('\n')}\n`);
    return exit_codes/* exits */.co.person.code;
}
const again = (values) => ['agent', 'agent-command', 'model', 'config', 'force'].flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : value === true ? [`--${name}`] : [...(0,command_line/* flagWords */.GK)(name, String(value))];
});
function nextSteps(context, { shown, name }) {
    const commit = `${(0,command_line/* commandLine */.ay)('git', 'add', shown)} && ${(0,command_line/* commandLine */.ay)('git', 'commit', '-m', `Plan ${(0,one_line/* plainLine */.h0)(name, 60)}`)}`;
    const steps = [
        (0,next_steps/* step */.PM)('Change in it what you like, then check it', (0,command_line/* commandLine */.ay)('ralph', 'plan', 'lint', shown)),
        (0,next_steps/* step */.PM)('Commit it and begin', `${commit} && ${(0,command_line/* commandLine */.ay)('ralph', 'run', ...(0,command_line/* flagWords */.GK)('plan', shown))}`),
    ];
    return (0,next_steps/* nextLines */.N7)(steps, { paint: (0,paint/* painter */.C2)(context.color), columns: (0,display_width/* columnsOf */.PL)((0,project_context/* lookOf */.Li)(context)) });
}
function targetIn({ cwd }, toplevel, to) {
    const place = to === undefined ? (0,external_node_path_.join)(toplevel, 'plan.json') : (0,external_node_path_.resolve)(cwd, String(to));
    const path = (0,paths/* insidePath */.y)((0,external_node_path_.relative)(toplevel, place).split(external_node_path_.sep).join('/'));
    if (path !== undefined && /[^/]\.(?:json|md)$/i.test(path))
        return { path, shown: (0,external_node_path_.relative)(cwd, place) };
    throw usage(`--to ${(0,one_line/* plainLine */.h0)(String(to), 200)} is no .json or .md file inside the repository.`, 'Name one such as plans/search.json.');
}
const usage = (message, hint) => new error_error/* RalphError */.A({ code: 'USAGE', message: `plan create: ${message}`, hint });
const isThere = (path) => new error_error/* RalphError */.A({
    code: 'PLAN_TARGET',
    message: `${(0,one_line/* plainLine */.h0)(path, 200)} is there already; nobody was asked and nothing was written.`,
    hint: 'Name another file with --to, or replace it with --force.',
});


/***/ })

};
