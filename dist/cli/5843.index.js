export const id = 5843;
export const ids = [5843];
export const modules = {

/***/ 5271:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ diffStat),
/* harmony export */   U: () => (/* binding */ patchesOf)
/* harmony export */ });
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);


const largestFile = '1m';
async function patchesOf({ store, remote }, pairs) {
    if (pairs.length === 0)
        return [];
    await remote.fetchCommits([...new Set(pairs.flatMap(({ from, to }) => [from, to]))]);
    const trees = await Promise.all(pairs.map(({ from, to }) => Promise.all([treeOf(store, from), treeOf(store, to)])));
    const lines = trees.map(([from, to]) => `${from} ${to}`);
    const { stdout } = await store.git({
        args: ['-c', `core.bigFileThreshold=${largestFile}`, ...diffTree],
        input: `${lines.join('\n')}\n`,
    });
    const parts = stdout.toString('utf8').split(/^((?:[0-9a-f]{40}|[0-9a-f]{64}) [0-9a-f]+)\n/m);
    const byLine = new Map();
    for (let at = 1; at < parts.length; at += 2)
        byLine.set(parts[at] ?? '', parts[at + 1] ?? '');
    return Promise.all(pairs.map(async (pair, at) => {
        const patch = byLine.get(lines[at] ?? '') ?? '';
        return notShown.test(patch) ? withLargeTexts(patch, pair, await statOf(store, pair)) : patch;
    }));
}
const notShown = /^Binary files .* differ$/m;
function withLargeTexts(patch, { from, to }, stats) {
    let at = -1;
    let before;
    const told = patch.split(/^(?=diff --git )/m).map((file) => {
        const [header] = file.split('\n', 1);
        if (header !== before)
            at += 1;
        before = header;
        const { path, added, removed } = stats[at] ?? { path: '', added: null, removed: null };
        if (added === null || removed === null)
            return file;
        const all = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('git', 'diff', from, to, '--', path);
        return file.replace(notShown, () => `Too large to show here: ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(added, 'line')} added, ${removed} removed. All of it: ${all}`);
    });
    return told.join('');
}
const diffTree = ['diff-tree', '--stdin', '-r', '-p', '--no-renames', '--no-ext-diff', '--no-textconv'];
async function treeOf({ objects }, commit) {
    const tree = await objects.look(`${commit}^{tree}`);
    if (!tree)
        throw new Error(`${commit} has no tree`);
    return tree.oid;
}
async function diffStat({ store, remote }, from, to) {
    await remote.fetchCommit(from);
    await remote.fetchCommit(to);
    return statOf(store, { from, to });
}
async function statOf({ git }, { from, to }) {
    const { stdout } = await git({ args: ['diff-tree', '-r', '-z', '--numstat', '--no-renames', from, to] });
    const entries = stdout.toString('utf8').split('\0');
    return entries.flatMap((entry) => {
        const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return path === undefined ? [] : [{ path, added: count(added), removed: count(removed) }];
    });
}
const count = (text = '-') => (text === '-' ? null : Number(text));


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

/***/ 28768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ gitHubAddress),
/* harmony export */   cy: () => (/* binding */ graphqlUrlOf),
/* harmony export */   vh: () => (/* binding */ isEnterpriseServer)
/* harmony export */ });
function gitHubAddress(env, remoteUrl) {
    const serverUrl = (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/\/+$/, '');
    const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    if (owner && repo && env['GITHUB_API_URL'])
        return { owner, repo, apiUrl: env['GITHUB_API_URL'], serverUrl };
    const found = remoteUrl === null ? undefined : partsOf(remoteUrl);
    if (!found)
        return undefined;
    const { host } = found;
    const known = host === 'github.com' || host.endsWith('.ghe.com') || host === env['GH_HOST'];
    if (!known && host !== hostOf(serverUrl))
        return undefined;
    const page = host === hostOf(serverUrl) ? serverUrl : `https://${host}`;
    return { owner: found.owner, repo: found.repo, serverUrl: page, apiUrl: env['GITHUB_API_URL'] || apiOf(host) };
}
const isEnterpriseServer = ({ apiUrl }) => /\/v3\/?$/.test(apiUrl);
const graphqlUrlOf = (apiUrl) => `${apiUrl.replace(/\/v3\/?$/, '').replace(/\/+$/, '')}/graphql`;
const apiOf = (host) => host === 'github.com' || host.endsWith('.ghe.com') ? `https://api.${host}` : `https://${host}/api/v3`;
const hostOf = (url) => url.replace(/^[a-z+]+:\/\//i, '').replace(/\/.*$/, '');
const forms = [
    /^[a-z+]+:\/\/(?:[^@/]+@)?(?<host>[^/]+)\/(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/i,
    /^(?:[^@/]+@)(?<host>[^:/]+):(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/,
];
function partsOf(url) {
    for (const form of forms) {
        const { host, owner, repo } = form.exec(url)?.groups ?? {};
        if (host && owner && repo)
            return { host: url.startsWith('ssh:') ? host.replace(/:\d+$/, '') : host, owner, repo };
    }
    return undefined;
}


/***/ }),

/***/ 33819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ planGraph)
/* harmony export */ });
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89851);
/* harmony import */ var _plan_graph_dependency_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99387);


function planGraph(plan, context) {
    const { name, source, statusOf } = context;
    const ready = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .readyTasks */ .aZ)(plan, statusOf).map(({ id }) => id);
    const critical = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .criticalPath */ .vC)(plan, statusOf);
    const parents = (0,_plan_graph_dependency_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .treeParents */ .QU)(plan);
    const isReady = new Set(ready);
    const isCritical = new Set(critical);
    return {
        schema: 1,
        plan: name,
        source,
        tasks: plan.tasks.map(({ id, title, depends_on }, position) => {
            const parent = parents[position] ?? null;
            const dependencies = [...new Set(depends_on)];
            const unmet = !(0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(statusOf(id)) ? [] : dependencies.filter((other) => statusOf(other) !== 'done');
            return {
                id,
                title,
                status: statusOf(id),
                depends_on: dependencies,
                waits_for: unmet.map((other) => ({ id: other, status: statusOf(other) })),
                below: parent === null ? null : (plan.tasks[parent]?.id ?? null),
                ready: isReady.has(id),
                critical: isCritical.has(id),
            };
        }),
        ready,
        critical_path: critical,
    };
}


/***/ }),

/***/ 13807:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ nothingBurned),
/* harmony export */   U0: () => (/* binding */ iterationViews),
/* harmony export */   Y: () => (/* binding */ pageData),
/* harmony export */   wP: () => (/* binding */ burnedOn)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _counsel_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57819);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74644);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8479);
/* harmony import */ var _run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6016);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14421);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43573);
/* harmony import */ var _facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27242);
/* harmony import */ var _facts_plan_graph_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33819);
/* harmony import */ var _facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76441);
/* harmony import */ var _words_counsel_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56716);
/* harmony import */ var _words_receipt_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15079);
/* harmony import */ var _words_status_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(87897);
/* harmony import */ var _words_stop_sentence_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(11365);















function pageData(run, past, context) {
    const { plan, state } = run;
    const { events, records, details, evidence, burned = burnedOn(nothingBurned, events) } = past;
    const views = iterationViews(events, { records, awaiting: state.awaiting?.iteration ?? null });
    const status = (0,_words_status_js__WEBPACK_IMPORTED_MODULE_13__/* .statusReport */ .Xt)(run, context);
    return {
        schema: 1,
        made: new Date(context.now).toISOString(),
        status,
        receipt: (0,_words_receipt_text_js__WEBPACK_IMPORTED_MODULE_12__/* .receiptLines */ .Us)(status.receipt),
        graph: (0,_facts_plan_graph_js__WEBPACK_IMPORTED_MODULE_9__/* .planGraph */ .G)(plan, { name: state.plan, source: 'run', statusOf: (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .statusIn */ .em)(state) }),
        criteria: Object.fromEntries(plan.tasks.map(({ id, acceptance_criteria }) => [id, acceptance_criteria])),
        milestones: Object.fromEntries(milestonesByTask(plan)),
        evidence: evidence && pageEvidence(evidence),
        iterations: withWaits(views, events),
        details: Object.fromEntries(details),
        without_details: {
            count: views.filter(({ iteration }) => !details.has(iteration)).length,
            command: context.exportOne,
        },
        burn_down: burned.points,
        cost_budget_usd: (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .costBudgetOf */ .st)(state, context.costBudgetUsd ?? null),
        knowledge: state.knowledge,
        repository: context.repository,
    };
}
function milestonesByTask(plan) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_2__/* .milestonesOf */ .pt)(plan);
    if (!milestones)
        return [];
    return plan.tasks.flatMap(({ id }) => {
        const name = milestones.of(id);
        return name === null ? [] : [[id, name]];
    });
}
const mostCriteria = 500;
function pageEvidence(evidence) {
    const all = (0,_counsel_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .unprovenFirst */ .sL)(evidence);
    const rows = all.slice(0, mostCriteria).map(({ task, criterion, proof, why }) => {
        return { task, criterion, proven: proof !== null, by: (0,_words_counsel_words_js__WEBPACK_IMPORTED_MODULE_11__/* .shownBy */ .Le)({ proof, why }) };
    });
    return { rows, more: all.length - rows.length };
}
function iterationViews(events, { records, awaiting }) {
    const by = new Map();
    for (const event of events) {
        for (const number of numbersOf(event))
            by.set(number, [...(by.get(number) ?? []), event]);
    }
    return [...by]
        .filter(([number, own]) => number > 0 && own.some(({ type }) => begins.has(type)))
        .sort(([a], [b]) => a - b)
        .map(([number, own]) => (0,_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_8__/* .iterationView */ .xS)(number, { events: own, record: records.get(number) ?? noRecord, awaiting }));
}
const begins = new Set(['attempt_started', 'undo_done', 'undo_failed']);
const noRecord = {
    prompt: null,
    facts: null,
    handoff: null,
    validation: null,
    agent: null,
    review: null,
    passes: [],
};
function numbersOf(event) {
    const own = 'iteration' in event ? [event.iteration] : [];
    if (event.type === 'undo_done')
        return [...own, event.undoes, ...event.also];
    const of = (0,_run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_4__/* .paidApart */ .zq)(event)?.iteration;
    return of === undefined || own.includes(of) ? own : [...own, of];
}
function withWaits(views, events) {
    const stops = events.filter((event) => event.type === 'run_stopped');
    let next = 0;
    return views.map((view) => {
        const one = summaryOf(view);
        let why = null;
        for (let stop = stops[next]; stop && one.started !== null && stop.at < one.started; stop = stops[next]) {
            why = (0,_words_stop_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .stopInWords */ .d9)(stop.reason);
            next += 1;
        }
        return { ...one, waited_for: why };
    });
}
const tailChars = 1_500;
function summaryOf(view) {
    const { validation, handoff, events } = view;
    const usage = (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(view.usage ?? _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, view.around ?? _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk);
    const known = new Set(validation?.known_red ?? []);
    const red = (validation?.checks ?? []).filter(({ passed, name }) => !passed && !known.has(name));
    const ended = events.find((event) => (0,_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_8__/* .isEnd */ .uV)(event) || (isUndo(event) && event.iteration === view.iteration));
    return {
        iteration: view.iteration,
        task: view.task,
        attempt: view.attempt,
        outcome: view.outcome,
        why: view.why,
        started: view.started ?? events[0]?.at ?? null,
        ended: ended?.at ?? null,
        time_ms: view.time_ms,
        usd: usage.usd,
        tokens: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .totalTokens */ .RP)(usage),
        commit: view.commit,
        summary: handoff?.handoff.summary ?? null,
        red: red.map(({ name, output_head, output_tail }) => ({
            name,
            tail: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .endOf */ .pJ)(output_tail === '' ? output_head : output_tail, tailChars),
        })),
    };
}
const isUndo = (event) => event.type === 'undo_done' || event.type === 'undo_failed';
const nothingBurned = { state: null, points: [] };
function burnedOn(before, fresh) {
    const points = [...before.points];
    const state = (0,_run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_5__/* .fold */ .AU)(before.state, fresh, ({ tasks, usage: { usd }, updated }) => {
        const last = points.at(-1);
        const open = openIn(tasks);
        if (last?.at === updated)
            points.pop();
        if (last?.open !== open || last.usd !== usd)
            points.push({ at: updated, open, usd });
    });
    return { state, points };
}
function openIn(tasks) {
    let open = 0;
    for (const id in tasks)
        if (tasks[id]?.status !== 'done' && tasks[id]?.status !== 'skipped')
            open += 1;
    return open;
}


/***/ }),

/***/ 98119:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ mostOfDetails),
  h: () => (/* binding */ pageDetail)
});

// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
;// CONCATENATED MODULE: ./build/core/report/page/page-diff.js


const longest = { all: 200_000, file: 60_000 };
function pageDiff(diff, { from, to }) {
    const files = diff.split(/^(?=diff --git )/m);
    const shown = [];
    let room = longest.all;
    for (const file of files) {
        const part = (0,excerpt/* excerpt */.Kb)(file, longest.file);
        room -= part.length;
        if (room < 0)
            break;
        shown.push(part);
    }
    const text = shown.join('');
    if (text === diff)
        return { text, cut: null };
    return { text, cut: { shown: shown.length, files: files.length, command: (0,command_line/* commandLine */.ay)('git', 'diff', from, to) } };
}

;// CONCATENATED MODULE: ./build/core/report/page/page-detail.js


const page_detail_longest = { prompt: 100_000, output: 20_000, words: 20_000 };
function pageDetail(view, { prompt, diff }) {
    const { validation, agent, review, checkpoint, commit } = view;
    const changed = diff !== null && checkpoint && commit ? pageDiff(diff, { from: checkpoint, to: commit }) : null;
    const known = new Set(validation?.known_red ?? []);
    return {
        prompt: view.prompt,
        prompt_text: prompt === null ? null : (0,excerpt/* excerpt */.Kb)(prompt, page_detail_longest.prompt),
        handoff: view.handoff && {
            source: view.handoff.source,
            handoff: shortened(view.handoff.handoff),
        },
        checks: (validation?.checks ?? []).map(({ name, run, passed, flaky, duration_ms, ...check }) => ({
            name,
            run,
            passed,
            flaky,
            known_red: known.has(name),
            duration_ms,
            output: (0,excerpt/* excerpt */.Kb)([check.output_head, check.output_tail].filter(Boolean).join('\n\u2026\n'), page_detail_longest.output),
        })),
        agent: agent && { end: agent.end, files: agent.files, denials: agent.denials, steps: agent.steps ?? null },
        review: review && { review: review.review, why: review.why, usd: review.usd },
        passes: view.passes.map(({ name, model, issues, summary, why }) => ({ name, model, issues, summary, why })),
        usage: view.usage,
        diff: changed?.text ?? null,
        diff_cut: changed?.cut ?? null,
    };
}
const shortened = (handoff) => ({
    ...handoff,
    summary: (0,excerpt/* excerpt */.Kb)(handoff.summary, page_detail_longest.words),
    freeform: (0,excerpt/* excerpt */.Kb)(handoff.freeform, page_detail_longest.words),
});
const mostOfDetails = 16_000_000;


/***/ }),

/***/ 7462:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ pageAround),
/* harmony export */   K_: () => (/* binding */ pagePolicy),
/* harmony export */   Th: () => (/* binding */ inScript),
/* harmony export */   zS: () => (/* binding */ pageHtml)
/* harmony export */ });
const pagePolicy = ({ hashes }, { live }) => [
    "default-src 'none'",
    ['script-src', ...[hashes.script, hashes.later].flatMap((hash) => (hash ? `'sha256-${hash}'` : []))].join(' '),
    `style-src 'sha256-${hashes.style}'`,
    'img-src data:',
    ...(live ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
function pageHtml(parts, title, data) {
    const [before, after] = pageAround(parts, title, { live: false });
    return `${before}${inScript(data)}${after}`;
}
function pageAround(parts, title, kind) {
    const { script, style, later } = parts;
    const before = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy(parts, kind)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<noscript>This page needs JavaScript; it loads nothing from the network.</noscript>
<main id="page"></main>
<script type="application/json" id="data">`;
    const after = `</script>
<script type="module">${script}</script>
${later === undefined ? '' : `<script type="text/plain" id="later">${later}</script>\n`}</body>
</html>
`;
    return [before, after];
}
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => text.replace(/[&<>"]/g, (found) => entities[found] ?? '');
const inScript = (json) => json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');


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

/***/ 65843:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ reportPage),
/* harmony export */   k: () => (/* binding */ pageParts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _adapter_git_work_patches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5271);
/* harmony import */ var _core_github_address_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28768);
/* harmony import */ var _core_report_page_page_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13807);
/* harmony import */ var _core_report_page_page_detail_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98119);
/* harmony import */ var _core_report_page_page_html_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7462);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3482);
/* harmony import */ var _installed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62801);
/* harmony import */ var _status_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88549);











const atOnce = 50;
async function reportPage(project, access, request) {
    const { context, parts, file, iteration, clean } = request;
    const { run, events, records, evidence } = request.past;
    const address = (0,_core_github_address_js__WEBPACK_IMPORTED_MODULE_10__/* .gitHubAddress */ .CZ)(context.env, project.repository.origin);
    const words = {
        ...(await (0,_status_context_js__WEBPACK_IMPORTED_MODULE_9__/* .statusContext */ .s)(project, access, { context, run })),
        repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
        exportOne: (0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_7__/* .ralphCommand */ .lC)(project, 'report', ...(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_6__/* .flagWords */ .GK)('html', file), '--iteration', 'N'),
    };
    const views = (0,_core_report_page_page_data_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationViews */ .U0)(events, { records, awaiting: run.state.awaiting?.iteration ?? null });
    const wanted = views.filter((view) => view.iteration === iteration);
    const others = views.filter((view) => view.iteration !== iteration).reverse();
    const details = await detailsOf(access, [...wanted, ...others], records);
    const data = (0,_core_report_page_page_data_js__WEBPACK_IMPORTED_MODULE_3__/* .pageData */ .Y)(run, { events, records, details, evidence }, words);
    const title = `${data.status.plan} · ralph`;
    return (0,_core_report_page_page_html_js__WEBPACK_IMPORTED_MODULE_5__/* .pageHtml */ .zS)(parts, title, clean(JSON.stringify(data)));
}
async function detailsOf(access, views, records) {
    const kept = new Map();
    let room = _core_report_page_page_detail_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOfDetails */ .H;
    for (let from = 0; from < views.length; from += atOnce) {
        const some = views.slice(from, from + atOnce);
        const diffs = await diffsOf(access, some);
        for (const view of some) {
            const prompt = records.get(view.iteration)?.prompt ?? null;
            const detail = (0,_core_report_page_page_detail_js__WEBPACK_IMPORTED_MODULE_4__/* .pageDetail */ .h)(view, { prompt, diff: diffs.get(view.iteration) ?? null });
            room -= JSON.stringify(detail).length;
            if (room < 0)
                return kept;
            kept.set(view.iteration, detail);
        }
    }
    return kept;
}
async function diffsOf(access, views) {
    const made = views.flatMap(({ iteration, checkpoint, commit }) => checkpoint && commit ? [{ iteration, from: checkpoint, to: commit }] : []);
    const patches = await (0,_adapter_git_work_patches_js__WEBPACK_IMPORTED_MODULE_2__/* .patchesOf */ .U)(access, made);
    return new Map(made.map(({ iteration }, at) => [iteration, patches[at] ?? '']));
}
async function pageParts(kind) {
    const part = (name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,_installed_js__WEBPACK_IMPORTED_MODULE_8__/* .installed */ .$f)(`dist/page/${name}`), 'utf8');
    const hash = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64');
    const [script, style] = await Promise.all([part(kind === 'live' ? 'live.js' : 'page.js'), part('page.css')]);
    const hashes = { script: hash(script), style: hash(style) };
    if (kind === 'report')
        return { script, style, hashes };
    const later = await part('insights.js');
    return { script, style, later, hashes: { ...hashes, later: hash(later) } };
}


/***/ }),

/***/ 88549:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ statusContext)
/* harmony export */ });
/* harmony import */ var _kept_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8284);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63477);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85487);



async function statusContext(project, access, { context, run }) {
    const { planFile, reachedBy, stateRef, settings } = project;
    const now = context.now();
    return {
        planFile,
        reachedBy,
        stateRef,
        workBranch: run.state.work_branch === project.workBranch ? project.shownBranch : run.state.work_branch,
        now,
        ordered: await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingOrders */ .Tv)((0,_state_access_js__WEBPACK_IMPORTED_MODULE_2__/* .inboxOf */ .I0)(project, access, context.now), run),
        costBudgetUsd: settings['cost-budget'],
        settings,
        lost: await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .isLost */ .JD)(run.state, now),
    };
}


/***/ })

};
