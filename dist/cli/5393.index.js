export const id = 5393;
export const ids = [5393];
export const modules = {

/***/ 79152:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H9: () => (/* binding */ nextSentence),
/* harmony export */   N7: () => (/* binding */ nextLines),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   Ze: () => (/* binding */ nextMarkdown)
/* harmony export */ });
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30023);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1748);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);




const step = (does, ...commands) => ({ does, commands });
/**
 * Steps for Markdown: a sentence each, its commands below it in a block, which GitHub lets a reader copy. A comment holds
 * one order, so each order has a block of its own.
 */
const nextMarkdown = (steps) => steps
    .map(({ does, commands }) => commands.length === 0 ? `${does}.` : [`${does}:`, ...blocks(commands).map(_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_2__/* .fenced */ .OF)].join('\n\n'))
    .join('\n\n');
function blocks(commands) {
    const all = [];
    let open;
    for (const command of commands) {
        const isOrder = command.startsWith('/ralph ');
        if (open && !isOrder)
            open.push(command);
        else {
            const block = [command];
            all.push(block);
            open = isOrder ? undefined : block;
        }
    }
    return all.map((lines) => lines.join('\n'));
}
/** Steps for programs: a sentence each, the commands in code spans. */
const nextSentence = (steps) => steps
    .map(({ does, commands }) => commands.length === 0 ? `${does}.` : `${does}: ${commands.map(_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .lineSpan */ .ZX).join(', ')}.`)
    .join(' ');
/**
 * The same for a terminal, lines without their newline: each command stands on its own, to be copied as it is. `columns`:
 * where a longer one is broken as a shell continues it.
 */
function nextLines(steps, look) {
    const [only] = steps;
    const { paint, columns } = look;
    if (steps.length === 1 && only?.commands.length === 0)
        return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .fitLine */ .ax)(`Next: ${only.does}.`, columns);
    const typed = (command) => (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCommand */ .hY)(command, columns - 4).map((line) => `    ${paint(line, 'bold')}`);
    return [
        'Next:',
        ...steps.flatMap(({ does, commands }) => [
            ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .fitLine */ .ax)(`  ${does}${commands.length === 0 ? '.' : ':'}`, columns),
            ...commands.flatMap(typed),
        ]),
    ];
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

/***/ 65393:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishCommand: () => (/* binding */ finishCommand)
});

// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/store/object-writer.js
var object_writer = __webpack_require__(94320);
// EXTERNAL MODULE: ./build/adapter/git/work/merge-trees.js
var merge_trees = __webpack_require__(25225);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/core/report/words/finish-text.js



/** Message of the commit that brings a run into its base: what was done, a line for each task. */
function finishMessage(plan, { plan: name, tasks }, way) {
    const done = plan.tasks.filter(({ id }) => tasks[id]?.status === 'done');
    const subject = `${way === 'merge' ? 'Merge the work of' : 'Carry out'} ${name} (${(0,amounts/* plural */.LS)(done.length, 'task')})`;
    return `${[subject, '', ...done.map(({ id, title }) => `- ${id}: ${(0,one_line/* plainLine */.h0)(title, 100)}`)].join('\n')}\n`;
}
/** The commands by which a person brings it in, as they stand for a shell in the repository. */
function finishCommands(context) {
    const { way, base, workBranch, remote, origin, tree, message } = context;
    const subject = message.split('\n', 1)[0] ?? '';
    if (way === 'pr') {
        const head = ['--head', workBranch, ...(base === null ? [] : ['--base', base])];
        return [
            ...(remote === null && origin !== null ? [(0,command_line/* commandLine */.ay)('git', 'push', origin, workBranch)] : []),
            (0,command_line/* commandLine */.ay)('gh', 'pr', 'create', ...head, '--title', subject, '--body', message.slice(subject.length).trim()),
        ];
    }
    const git = ['git', ...(tree === null ? [] : ['-C', tree])];
    const fetch = remote === null ? [] : [(0,command_line/* commandLine */.ay)(...git, 'fetch', remote, workBranch)];
    const work = remote === null ? workBranch : 'FETCH_HEAD';
    const take = way === 'merge'
        ? [(0,command_line/* commandLine */.ay)(...git, 'merge', '--no-ff', '-m', subject, work)]
        : [(0,command_line/* commandLine */.ay)(...git, 'merge', '--squash', work), (0,command_line/* commandLine */.ay)(...git, 'commit', '-m', subject)];
    const push = remote === null || base === null ? [] : [(0,command_line/* commandLine */.ay)(...git, 'push', remote, base)];
    return [...fetch, ...take, ...push];
}

// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/run/next/end-of-run.js
var end_of_run = __webpack_require__(42611);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/paint.js
var paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/adapter/github/client/client.js + 1 modules
var client = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/github/address.js
var github_address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var here = __webpack_require__(40033);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
;// CONCATENATED MODULE: ./build/entry/finish/open-pull.js






/** The page where a person opens it; undefined where the repository is at no GitHub that is known. */
function comparePage({ env, repository }, { base, head }) {
    const address = gitHubAddressOf({ env, repository });
    return (address && `${address.serverUrl}/${address.owner}/${address.repo}/compare/${path(base)}...${path(head)}?expand=1`);
}
/**
 * Opens the pull request at GitHub and returns its page; undefined where nobody can be asked: no GitHub, or no token. One
 * that is open from this branch is found again, so that the same command goes on after whatever ended it. Throws
 * RalphError REF_STAYS where the branch cannot be brought there, and `GITHUB_\u2026`.
 */
async function openPull(project, context, wanted) {
    const access = (0,here/* gitHubAccess */.gz)(context, project.repository);
    if (access?.token === undefined)
        return undefined;
    const { address, token } = access;
    if (project.remoteIsOwn)
        await bringBranch(project, context, wanted);
    const { apiUrl, owner, repo } = address;
    const github = (0,client/* gitHubAt */.F)({
        apiUrl,
        graphqlUrl: (0,github_address/* graphqlUrlOf */.cy)(apiUrl),
        owner,
        repo,
        token: () => token,
        now: context.now,
    });
    return (await openFrom(github, wanted)) ?? create(github, wanted);
}
const openFrom = async (github, { head }) => {
    const given = { head: `${github.owner}:${head}`, state: 'open', per_page: 1 };
    return (await github.request('GET /repos/{owner}/{repo}/pulls', given))[0]?.html_url;
};
const create = async (github, { base, head, title, body }) => (await github.request('POST /repos/{owner}/{repo}/pulls', { base, head, title, body })).html_url;
/** A run that is kept in the user's own repository has its branch nowhere else yet. What is there otherwise is not overwritten. */
async function bringBranch(project, context, { head, commit }) {
    const keeper = await (0,kept_runs/* keeperAt */.iP)({ name: 'origin', repository: project.repository, prefixes: [], context });
    const ref = `refs/heads/${head}`;
    await (0,kept_runs/* withKeeper */.$Q)(keeper, context, async ({ remote }) => {
        const there = (await remote.refs([ref])).get(ref);
        if (there === commit)
            return;
        const result = there === undefined ? await remote.push({ ref, oid: commit, expected: null }) : null;
        if (result?.kind === 'won')
            return;
        const why = result?.kind === 'refused' ? result.why : `it holds ${(0,report_context/* shortOid */.$M)(there ?? '')} there`;
        throw new error/* RalphError */.A({
            code: 'REF_STAYS',
            message: `${head} was not brought to origin: ${why}.`,
            hint: 'Push it by hand, then give the same command again.',
        });
    });
}
const gitHubAddressOf = ({ env, repository }) => (0,here/* gitHubAccess */.gz)({ env }, repository)?.address;
/** A branch in an address: its slashes stay. */
const path = (branch) => encodeURIComponent(branch).replaceAll('%2F', '/');

// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/command/finish.js























const finish_flags = {
    merge: { help: 'as a merge commit, with a commit for each task below it (the default)', toggle: true },
    squash: { help: 'as one commit', toggle: true },
    pr: {
        help: 'open a pull request: on GitHub with GH_TOKEN or GITHUB_TOKEN, else the commands are printed',
        toggle: true,
    },
    ...flags/* runFlags */.lM,
    ...flags/* jsonFlag */.hG,
};
const finishCommand = {
    help: `Brings the work of a complete run into the branch that it began on, where that is checked out nowhere: by one commit,
which moves the branch where the run is kept. Where it is checked out, the commands are printed: your tree is never touched.

Usage: ralph finish [--merge] [--squash] [--pr] [options]

Examples:
  ralph finish
  ralph finish --squash
  ralph finish --pr --remote origin

Options:
${(0,flags/* flagHelp */.QR)(finish_flags)}

Ends with ${exit_codes/* exits */.co.complete.code} where the base holds the work, with ${exit_codes/* exits */.co.person.code} where the rest is a person's to do.`,
    flags: finish_flags,
    run: async (context, { values }) => {
        const way = wayOf(values);
        return (0,read_run/* lookAtRun */.U9)(context, values, async ({ project, access }) => {
            const { run } = await access.state.load();
            if (!run)
                throw await (0,read_run/* noRunYet */.lN)(project, access, context);
            return finish({ project, context, way, json: values['json'] === true }, { access, run });
        });
    },
};
function wayOf(values) {
    const said = ['merge', 'squash', 'pr'].filter((way) => values[way] === true);
    if (said.length <= 1)
        return said[0] ?? 'merge';
    throw new error/* RalphError */.A({
        code: 'USAGE',
        message: `finish: ${said.map((way) => `--${way}`).join(' and ')} exclude each other.`,
        hint: 'Give one of them. See `ralph finish --help`.',
    });
}
async function finish(asked, { access, run }) {
    const { project, context, way } = asked;
    const { remote, store } = access;
    const { state } = run;
    const base = state.base_branch;
    const tip = await baseTip(asked, remote, base);
    const taken = tip === undefined ? undefined : await (0,merge_trees/* takingIn */.y9)({ store, remote })(tip, state.work);
    const step = (0,end_of_run/* howToFinish */.Zf)({
        state,
        held: await (0,kept_runs/* whoHolds */.vm)(state, context.now()),
        takenIn: taken?.kind === 'there',
        checkedOut: project.repository.checkedOut,
        pull: way === 'pr',
    });
    refuse(step, project);
    const clean = next(asked, 'Remove what is left of it', (0,command_line/* commandLine */.ay)('ralph', 'delete', project.planName));
    if (step.kind === 'there') {
        say(asked, `${base ?? 'HEAD'} holds the work of this run.\n${clean}`, { base, done: true });
        return exit_codes/* exits */.co.complete.code;
    }
    const message = finishMessage(run.plan, state, way);
    const tree = step.kind === 'by_hand' ? step.tree : null;
    const commands = commandsOf(asked, state.work_branch, { base, tree, message });
    if (step.kind !== 'write' || tip === undefined) {
        if (way === 'pr' && base !== null)
            await pull(asked, { base, state, message, commands });
        else
            byHand(asked, { base, tree, commands });
        return exit_codes/* exits */.co.person.code;
    }
    if (taken?.kind !== 'merged')
        throw conflict(step.base, taken?.kind === 'conflict' ? taken.paths : [], commands);
    const parents = way === 'merge' ? [tip, state.work] : [tip];
    const commit = written(asked, store, { tree: taken.tree, message, parents });
    const result = await remote.push({ ref: `refs/heads/${step.base}`, oid: commit, expected: tip });
    if (result.kind !== 'won')
        throw stays(step.base, result, commands);
    const text = `${step.base} is at ${(0,report_context/* shortOid */.$M)(commit)} and holds the work of this run.\n${clean}`;
    say(asked, text, { base, done: true, commit });
    return exit_codes/* exits */.co.complete.code;
}
function say({ project, context, way, json }, text, more) {
    const said = json ? (0,inert/* inertJson */.n)({ kind: 'finish', way, ...more }) : text;
    context.out(`${(0,redact/* redactor */.$p)(project.secrets)(said)}\n`);
}
/** One line to type, as all reports of a run have it. */
function next({ context }, does, ...commands) {
    const look = (0,project_context/* lookOf */.Li)(context);
    const steps = [(0,next_steps/* step */.PM)(does, commands.join(' && '))];
    return (0,next_steps/* nextLines */.N7)(steps, { paint: (0,paint/* painter */.C2)(look.color), columns: (0,display_width/* columnsOf */.PL)(look) }).join('\n');
}
async function pull(asked, { base, state, message, commands }) {
    const { project, context } = asked;
    const [title = '', ...body] = message.split('\n');
    const wanted = { base, head: state.work_branch, commit: state.work, title, body: body.join('\n').trim() };
    const page = await openPull(project, context, wanted);
    if (page !== undefined)
        return say(asked, `The pull request is open: ${page}`, { base, done: false, pull: page });
    const compare = comparePage({ env: context.env, repository: project.repository }, wanted);
    const where = compare === undefined ? '' : `It can be opened at ${compare}\n`;
    const how = next(asked, 'Open the pull request (with GH_TOKEN set, `ralph finish --pr` does it)', ...commands);
    say(asked, `${where}${how}`, { base, done: false, commands, compare: compare ?? null });
}
function byHand(asked, { base, tree, commands }) {
    const { repository } = asked.project;
    const where = tree && (0,paths/* shownPath */.p)(tree, { repository: repository.toplevel, home: asked.context.env['HOME'] });
    const why = where === null ? '' : `${base} is checked out in ${where}, and your tree is never touched.\n`;
    say(asked, `${why}${next(asked, 'Bring the work in', ...commands)}`, { base, done: false, commands });
}
/** Undefined where the base is gone. */
async function baseTip({ project }, remote, base) {
    if (base === null)
        return project.repository.head;
    const ref = `refs/heads/${base}`;
    return (await remote.refs([ref])).get(ref);
}
function written({ project, context }, store, parts) {
    const by = identity(project);
    const at = Math.floor(context.now() / 1000);
    const commit = store.writer.add('commit', (0,object_writer/* commitObject */.zS)({ ...parts, author: by, committer: by, at }));
    store.writer.flush();
    return commit;
}
function commandsOf({ project, way }, workBranch, request) {
    const { remoteIsOwn, settings, repository, remote } = project;
    const { toplevel, origin } = repository;
    return finishCommands({
        ...request,
        way,
        workBranch,
        remote: remoteIsOwn ? null : (0,remote_url/* withoutCredentials */.ri)(settings.remote ?? remote),
        origin: origin === null ? null : 'origin',
        tree: request.tree === toplevel ? null : request.tree,
    });
}
/** As git would commit it for this user. */
const identity = ({ repository: { user } }) => user.name === null || user.email === null ? state_access/* ralphIdentity */.q1 : { name: user.name, email: user.email };
function refuse(step, project) {
    if (step.kind === 'at_work') {
        throw new error/* RalphError */.A({
            code: 'RUN_AT_WORK',
            message: `Nothing was done: ${step.why}.`,
            hint: `Wait for it: ${(0,report_context/* ralphCommand */.lC)(project, 'status')}`,
        });
    }
    if (step.kind === 'open') {
        throw new error/* RalphError */.A({
            code: 'RUN_UNFINISHED',
            message: `The run is not complete; open: ${(0,one_line/* some */.zN)(step.tasks)}.`,
            hint: `Continue it: ${(0,report_context/* ralphCommand */.lC)(project, 'run')}. Or give a task up: ${(0,report_context/* ralphCommand */.lC)(project, 'skip', step.tasks[0] ?? 'TASK')}`,
        });
    }
    if (step.kind === 'approval') {
        throw new error/* RalphError */.A({
            code: 'RUN_UNFINISHED',
            message: `Iteration ${step.iteration} waits for approval.`,
            hint: `To take it in: ${(0,report_context/* ralphCommand */.lC)(project, 'approve', (0,report_context/* shortOid */.$M)(step.commit))}`,
        });
    }
}
const conflict = (base, paths, commands) => new error/* RalphError */.A({
    code: 'FINISH_CONFLICT',
    message: `The work conflicts with ${base}; nothing was changed.`,
    hint: `Merge it by hand: ${[(0,command_line/* commandLine */.ay)('git', 'switch', base), ...commands].join(' && ')}`,
    findings: (0,capped/* cappedLines */.L)(paths, 20),
});
const stays = (base, result, commands) => new error/* RalphError */.A({
    code: 'REF_STAYS',
    message: `${base} was not moved: ${result.kind === 'lost' ? 'somebody else moved it meanwhile' : result.why}.`,
    hint: `Give the same command again; or by hand, after ${(0,report_context/* commandSpan */["in"])('git', 'switch', base)}: ${commands.join(' && ')}`,
});


/***/ }),

/***/ 57966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   Sg: () => (/* binding */ drawsBoard),
/* harmony export */   Xt: () => (/* binding */ isCi),
/* harmony export */   b4: () => (/* binding */ isInteractive)
/* harmony export */ });
/** How a report looks where this command prints it. */
const lookOf = ({ columns, color, isTty }) => ({ width: columns, color, isTty });
/** Nobody sits there, and the machine is paid for. */
const isCi = ({ env, checkout }) => checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '');
/** Whether lines may be drawn again and again: on a terminal that a person looks at, and that takes escape sequences. */
const drawsBoard = (context) => context.color && !isCi(context);
/** Somebody is there to answer. Questions cannot be drawn on a terminal of no width, as some programs make one. */
const isInteractive = ({ isTty }) => isTty && process.stdin.isTTY === true && process.stdout.columns > 0;


/***/ })

};
