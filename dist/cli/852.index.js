export const id = 852;
export const ids = [852];
export const modules = {

/***/ 852:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ runJob)
});

// UNUSED EXPORTS: beginJob

;// CONCATENATED MODULE: ./build/core/run/fold/control.js
/** An inbox of refs forgets orders right after; a few hundred are kept for one that is slow to forget. */
const keptIds = 500;
/** Of a comment, which stays where it is: its id begins with its moment, as the cursor does. */
const isDated = (id) => /^\d{4}-/.test(id);
/**
 * Orders as consumed, and where later looks may begin. What comments ordered before the cursor can be forgotten: nothing
 * from there is looked at again. All others are kept, however many, and so are those that are still `waiting` in an inbox
 * of refs: a forgotten one would be obeyed a second time.
 */
function consume(control, ids, { cursor, waiting }) {
    const moved = cursor !== null && cursor > (control.cursor ?? '') ? cursor : control.cursor;
    const all = [...control.consumed, ...ids];
    const comments = all.filter((id) => isDated(id) && (moved === null || id >= moved));
    const refs = all.filter((id) => !isDated(id));
    const others = refs.filter((id, at) => at >= refs.length - keptIds || waiting.has(id));
    return { ...control, cursor: moved, consumed: [...others, ...comments] };
}
/** What another writer left and what this one has not written yet, together; `gone` was delivered meanwhile. */
function mergeControl(theirs, ours, gone) {
    const outbox = new Map([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]));
    const cursor = [theirs.cursor, ours.cursor]
        .filter((one) => one !== null)
        .sort()
        .at(-1) ?? null;
    return {
        ...theirs,
        cursor,
        consumed: [...new Set([...theirs.consumed, ...ours.consumed])],
        outbox: [...outbox.values()].filter(({ key }) => !gone.has(key)),
    };
}
/** The newest iteration whose commit is part of the work; one that waits for approval is not. */
const newestTaken = ({ recent }) => recent[0]?.iteration ?? 0;

// EXTERNAL MODULE: ./build/core/run/next/slices.js
var next_slices = __webpack_require__(9181);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
;// CONCATENATED MODULE: ./build/app/branch/mark-milestones.js



/**
 * Shows each milestone's part of the work as a branch of its own, which follows the state like the work branch does.
 * Only the newest one is ever created: any other that is missing was deleted by a person, as after a merge, and so was
 * the newest one where a job ended in order, until the next commit. Returns the tips that are to be seen.
 */
function milestoneMarker(ports, at) {
    const { ledger, endedInOrder, replaces } = at;
    const before = newestTaken(ledger.state);
    const told = new Set();
    function tell(marked) {
        const text = whatIsWrong(marked, ledger.state.work_branch);
        if (text === undefined || told.has(text))
            return;
        told.add(text);
        ports.show({ kind: 'warning', text });
    }
    return async () => {
        const grew = newestTaken(ledger.state) > before;
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
        return `${branch} holds ${(0,report_context/* shortOid */.$M)(marked.tip)}, which is not from this run, so it is left alone; push commits for the run to ${workBranch}, which takes them up`;
    }
    return kind === 'refused' ? `${branch} could not be moved, so its pull request lags behind: ${marked.why}` : undefined;
}
/**
 * What a job does that has nothing else to do: the one before it may have died between its last word in the state and
 * what is to see outside (a pull request that is still a draft), or a person may have merged one since. Writes no state.
 */
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

// EXTERNAL MODULE: ./build/core/text/markdown/inline-markdown.js
var inline_markdown = __webpack_require__(3009);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(9152);
// EXTERNAL MODULE: ./build/core/report/words/stop-sentence.js
var stop_sentence = __webpack_require__(1365);
;// CONCATENATED MODULE: ./build/core/report/words/call-person.js



/**
 * The comment that tells whoever began the run that a person is needed, and for what; undefined where
 * nobody is, or where no person began it. Its key comes from the run's past: the same need is told once, whatever job
 * meets it. The one place where an `@` of ours is live.
 */
function callPerson(state, reason, planFile) {
    const { started_by: person, started, iteration } = state;
    if (person === null || !needsPerson(reason))
        return undefined;
    const at = { planFile, workBranch: state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,stop_sentence/* stopSentence */.WQ)(reason, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    const parts = [`@${person} ${happened}`, ...details.map((detail) => `- ${detail}`), (0,next_steps/* nextSentence */.H9)(next)];
    return { key: `notice/${started}/${reason.kind}-${iteration}`, kind: 'notice', body: parts.join('\n\n') };
}
/** A pause or a stop is a person's own word, and a fault makes the workflow red, which GitHub tells by itself. */
function needsPerson(reason) {
    if (reason.kind === 'iteration_limit')
        return reason.scope === 'run';
    return ['human_review', 'blocked', 'stuck', 'cost_budget'].includes(reason.kind);
}

// EXTERNAL MODULE: ./build/core/run/next/next-step.js
var next_step = __webpack_require__(5626);
// EXTERNAL MODULE: ./build/core/validation/enough-checks.js
var enough_checks = __webpack_require__(1850);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(8100);
// EXTERNAL MODULE: ./build/schema/run/dossier.js
var run_dossier = __webpack_require__(5697);
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(2425);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(4891);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(4511);
;// CONCATENATED MODULE: ./build/app/job/work.js




/** Before a call. */
const nothingSpent = { usage: agent_usage/* noUsage */.tk, duration_ms: 0 };
const stopped = (reason) => ({ kind: 'stopped', reason });
/** Under a lease that is renewed: a check may run for longer than a lease lives. */
const guardedBy = ({ ports, ledger, cancelled }) => (act) => whileHoldingLease(ports, { ledger, signal: cancelled }, (signal) => unlessStopped(ports, { ledger, signal }, act));
const whileHoldingRun = (work, act) => unlessAborted(() => guardedBy(work)(act));
/** Undefined where the work was given up because the job was cancelled, or stopped by an operator. */
async function unlessAborted(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof Error && error.name === 'AbortError')
            return undefined;
        throw error;
    }
}
/**
 * Renews the lease while `work` goes on, and aborts it where the lease is lost: then somebody else writes the run, and
 * whatever `work` still does would be thrown away.
 */
async function whileHoldingLease({ clock, show }, at, work) {
    const over = new AbortController();
    const lost = new AbortController();
    let leaseLost;
    /** By the lease's age, not by this phase's: many short ones in a row would never renew it. */
    const due = () => {
        const { lease } = at.ledger.state;
        return (lease ? Date.parse(lease.renewed) : clock.now()) + lease_verdict/* leaseRenewalMs */.td;
    };
    async function renew() {
        for (;;) {
            await clock.waitUntil(due(), over.signal);
            if (over.signal.aborted)
                return;
            at.ledger.record({ type: 'lease_renewed' });
            try {
                await at.ledger.save('renew the lease');
            }
            catch (error) {
                if (error instanceof error_error/* RalphError */.A && error.exit === 'busy') {
                    leaseLost = error;
                    return lost.abort();
                }
                // A fault of the network: the lease outlives three renewals, so the next one may mend it.
                show({ kind: 'warning', text: `the lease could not be renewed, will retry: ${String(error)}` });
            }
        }
    }
    const renewal = renew();
    const working = work(AbortSignal.any([at.signal, lost.signal]));
    await Promise.allSettled([working]);
    over.abort();
    await renewal;
    if (leaseLost)
        throw leaseLost;
    return working;
}
/** How often the inbox is looked at while an agent or a check works. */
const pollMs = 15_000;
/** Runs `work` and aborts it when an operator says pause or stop; the order itself is obeyed at the next look. */
async function unlessStopped({ orderSource, outbox, clock, show }, at, work) {
    const over = new AbortController();
    const stopped = new AbortController();
    async function watch() {
        for (;;) {
            await clock.waitUntil(clock.now() + pollMs, over.signal);
            if (over.signal.aborted)
                return;
            // What fails here is repeated; nothing that was ordered is lost, and nobody waits for this promise yet.
            await deliver({ outbox }, at.ledger).catch((error) => {
                show({ kind: 'warning', text: `reports could not be posted yet: ${String(error)}` });
            });
            const { cursor: since, consumed, state } = at.ledger;
            const look = { since, started: state.started, consumed, to: 'watch' };
            const { orders } = await orderSource.incoming(look).catch(() => ({ orders: [] }));
            const order = orders.find(({ id, text, refused }) => {
                return !consumed.includes(id) && !refused && endsWork(text);
            });
            if (!order)
                continue;
            show({ kind: 'note', text: `${order.by} says ${order.text}: the current attempt ends and does not count` });
            stopped.abort();
            return;
        }
    }
    const watching = watch();
    try {
        return await work(AbortSignal.any([at.signal, stopped.signal]));
    }
    finally {
        over.abort();
        await watching;
    }
}
function endsWork(text) {
    const command = (0,read_command/* readCommand */.U)(text);
    return 'kind' in command && (command.kind === 'pause' || command.kind === 'stop');
}
/**
 * Makes what the state says should be to see outside visible there. What could not be delivered stays in the state, for
 * the next look or the next job; that something was delivered is written with the next save.
 */
async function deliver({ outbox: { deliver } }, ledger) {
    const { outbox } = ledger;
    if (outbox.length > 0)
        ledger.delivered(await deliver(outbox));
}

;// CONCATENATED MODULE: ./build/app/job/delegate.js



/**
 * States that another job of this workflow run goes on; becomes true with the next save. The commit is kept reachable
 * from the state and is on no branch. The lease stays with the workflow run.
 */
function delegate({ ports, ledger, reach }, part, at) {
    const nonce = ports.clock.id();
    const dossier = run_dossier/* Dossier */.OP.parse({ schema: 1, run: ledger.state.run, nonce, ...part });
    const { commit, spent = nothingSpent } = at;
    if (commit !== null)
        ledger.keep(commit);
    ledger.attach(state_paths/* dossierPath */.JS, `${JSON.stringify(dossier, null, 2)}\n`);
    ledger.record({ type: 'handed_on', ...subjectOf(dossier), commit, nonce, laid_out: reach.laidOut ?? false, ...spent });
    return dossier;
}
function subjectOf(dossier) {
    if (dossier.phase === 'baseline')
        return { what: 'baseline', of: null };
    if (dossier.phase === 'undo') {
        const { iteration, task } = dossier.reverting;
        return { what: 'undo', of: { iteration, task } };
    }
    const { iteration, task } = dossier.phase === 'prepared' ? dossier.prepared : dossier.coded;
    return { what: 'attempt', of: { iteration, task: task.id } };
}

// EXTERNAL MODULE: ./build/core/run/next/conflict-task.js
var conflict_task = __webpack_require__(9292);
// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var secret_redact = __webpack_require__(5144);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(9390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/core/guard/finding.js
var finding = __webpack_require__(1881);
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(3971);
// EXTERNAL MODULE: ./build/core/text/secret/secret-forms.js
var secret_forms = __webpack_require__(2959);
// EXTERNAL MODULE: ./build/core/guard/known-secrets.js + 4 modules
var known_secrets = __webpack_require__(8252);
;// CONCATENATED MODULE: ./build/core/guard/secrets.js



/**
 * Makes the search for known secrets, however they are written down, and for what looks like a token of a known kind
 * (threat T9). One finding for each line and kind. Make it once for many files: its tables cost some 30 ms.
 */
function secretFinder(known, rules = secret_redact/* tokenPatterns */.Vg) {
    const { left, search } = (0,known_secrets/* knownSecrets */.x)(known);
    const formsIn = (0,secret_forms/* formPlaces */.Vf)(left);
    // Values with too few letters and digits to be told from other text once separators are ignored stand as they are.
    const asTheyStand = (text) => formsIn(text).map(({ how, from }) => ({ kind: secretOf(how), index: from }));
    const byRules = (text) => rules.flatMap(({ kind, pattern }) => [...text.matchAll(pattern)].map(({ index }) => ({ kind, index })));
    const redact = (0,secret_redact/* redactor */.$p)(known);
    const kindsIn = (content) => [
        ...search(content).map(({ line, how }) => ({ line, kind: secretOf(how) })),
        ...matchesInText(content, (text) => [...asTheyStand(text), ...byRules(text)]),
    ];
    /** A path in which a secret is written so that redaction does not know it is not shown at all. */
    const shownPath = (path) => {
        const clean = redact(path);
        return clean === path && search(new TextEncoder().encode(path)).length > 0 ? '***' : clean;
    };
    return {
        inName(path) {
            const kinds = new Set(kindsIn(new TextEncoder().encode(path)).map(({ kind }) => kind));
            return [...kinds].map((kind) => ({ path: shownPath(path), why: `has ${kind} in its name` }));
        },
        inContent({ path, content, packed }) {
            const findings = new Map(kindsIn(content).map(({ kind, line }) => [`${line} ${kind}`, { kind, line }]));
            if (findings.size === 0)
                return [];
            const ordered = [...findings.values()].sort((a, b) => a.line - b.line);
            const shown = shownPath(path);
            // A line of what was packed is nowhere to be seen.
            return ordered.map(({ kind, line }) => packed === ''
                ? { path: shown, line, why: `holds ${kind}` }
                : { path: shown, why: `holds ${kind}, packed (${packed})` });
        },
    };
}
const secretOf = (how) => `a secret of this run (${how})`;
/** So much text is looked at together, and so much of it again with what follows: longer than any match has to be. */
const partBytes = 1024 * 1024;
const overlapBytes = 16 * 1024;
/** What is found in a content, and on which line; in parts one after the other, which bounds memory and each search. */
function matchesInText(content, find) {
    const found = [];
    let line = 1;
    for (let from = 0; from === 0 || from + overlapBytes < content.length; from += partBytes - overlapBytes) {
        const text = new TextDecoder('utf-8').decode(content.subarray(from, from + partBytes));
        for (const match of withLines(text, find(text)))
            found.push({ kind: match.kind, line: line + match.line });
        line += lineFeeds(content, from, from + partBytes - overlapBytes);
    }
    return found;
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

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/guard/check-configuration.js
var check_configuration = __webpack_require__(5147);
;// CONCATENATED MODULE: ./build/core/guard/package-scripts.js
/** Where the checks are the workflow's own, nobody here knows what they run. */
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
/** What a change of a `package.json` does to what the checks run: their scripts, followed through other scripts, and settings of test tools. */
function scriptChanges(file, checks) {
    const { path, before, after } = file;
    if (before === undefined)
        return [];
    const [was, is] = [read(before), after === undefined ? {} : read(after)];
    if (!was)
        return [];
    if (!is)
        return [`${path} cannot be read any more`];
    const [old, now] = [scriptsOf(was), scriptsOf(is)];
    const names = new Set([...reached(old, checks), ...reached(now, checks)]);
    const scripts = [...names].flatMap(([name, by]) => {
        const [a, b] = [old[name], now[name]];
        if (a === b)
            return [];
        const how = b === undefined ? 'is gone' : `is ${JSON.stringify(b)} now`;
        return [
            `${path}: the script "${name}", which ${by} runs, ${how} (was ${a === undefined ? 'not there' : JSON.stringify(a)})`,
        ];
    });
    const tools = settingsOfTools.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
    return [...new Set(scripts), ...tools.map((name) => `${path}: "${name}" was changed`)];
}
/** Names of the scripts that the checks come to, with the check that does. */
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
/** Names of the scripts that a command line calls, as far as its words say. */
function called(command, scripts) {
    const names = [...command.matchAll(managers)].flatMap(([all, , name = '']) => {
        const script = name === 't' || name === 'tst' ? 'test' : name;
        // `--prefix web test` reads as a value where it is a name: every word that names a script counts.
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

;// CONCATENATED MODULE: ./build/core/guard/test-guard.js



const isManifest = (path) => /(?:^|\/)package\.json$/.test(path);
const namedBy = (checks, path) => checks.find(({ run, working_directory }) => (0,check_configuration/* pathsIn */.Mr)(run, working_directory).includes(path))?.run;
/** Whether a change of this file can change what the checks run or find: only then its content is asked for. */
const mattersToChecks = (path, checks) => isManifest(path) ||
    (0,check_configuration/* isCheckConfiguration */.rg)(path) ||
    (0,check_configuration/* isTestFile */.hl)(path) ||
    path.endsWith('.rs') ||
    namedBy(checks, path) !== undefined;
/**
 * What a change does to the checks that judge it, a phrase each: scripts and configuration that they run by, tests that
 * are gone or skipped. Nothing of it need be wrong; whoever reviews must see it. Added tests and new versions of
 * dependencies are no finding.
 */
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
    return same ? [] : [`${path}, by which checks are run, ${verbs[action]}`];
}
function skipped({ path, after, before = '' }) {
    if (after === undefined || (!(0,check_configuration/* isTestFile */.hl)(path) && !path.endsWith('.rs')))
        return [];
    const more = skipsIn(after) - skipsIn(before);
    return more > 0 ? [`${path} skips ${more === 1 ? 'a test' : `${more} tests or groups`} that would have run`] : [];
}
/** A test that moved to another file is not gone. */
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
        return fewer > 0 && change < 0 ? [`${path} has ${fewer} ${fewer === 1 ? 'test' : 'tests'} less than before`] : [];
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
/** Tests that a file holds, as its text lets one count them: for telling that there are fewer. */
const testsIn = (text) => count(cases, text);
/** Places where a test, or all others, are left out. */
const skipsIn = (text) => count(skips, text);

;// CONCATENATED MODULE: ./build/app/phase/code/guard.js




/** Everything that may not be committed, at once: what git must not take, protected paths, size, secrets; and what the checks run. */
async function guard({ workspace }, job, capture) {
    const refused = capture.refused.map(({ path, why }) => ({ path, why }));
    const tooLarge = (0,finding/* sizeFindings */.IK)(capture.changes);
    // What is refused for its size is not read: that bounds the time and the memory of the search.
    const isLarge = new Set(tooLarge.map(({ path }) => path));
    const searched = isLarge.has(null) ? [] : capture.changes.filter(({ path }) => !isLarge.has(path));
    const found = [
        ...refused,
        ...(0,protected_paths/* protectedFindings */.Du)(capture.changes, [...job.steeringFiles, ...job.settings['protected-paths']]),
        ...(0,protected_paths/* outsideFindings */.kS)(capture.changes, capture.task.paths),
        ...tooLarge,
        ...(await secretsIn(workspace, job.secrets, { ...capture, changes: searched })),
    ];
    const touched = await touchedChecks(workspace, job.checks, { ...capture, changes: searched });
    const fails = job.settings['test-guard'] === 'fail';
    return { findings: [...found.map(finding/* findingSentence */.dj), ...(fails ? touched : [])], touched: fails ? [] : touched };
}
/** In all changes of one attempt together. */
const mostUnpacked = 256 * 1024 * 1024;
/** Where names and contents of changes hold a secret that they did not hold before, and what could not be searched. */
async function secretsIn(workspace, known, { tree, changes, start }) {
    const finder = secretFinder(known);
    let left = mostUnpacked;
    const findIn = async (treeish, path) => {
        const found = [];
        for await (const part of workspace.contents(treeish, path, left)) {
            if ('why' in part)
                found.push({ path, why: part.why });
            else {
                if (part.packed !== '')
                    left -= part.bytes.length;
                found.push(...finder.inContent({ path, content: part.bytes, packed: part.packed }));
            }
        }
        return found;
    };
    const found = [];
    for (const { path, action } of changes) {
        if (action === 'deleted')
            continue;
        const now = await findIn(tree, path);
        // A test key that was in the file before is not what this attempt brought in.
        const before = now.length > 0 && action === 'modified' ? await findIn(start, path) : [];
        found.push(...finder.inName(path), ...now.filter(({ why }) => times(now, why) > times(before, why)));
    }
    return found;
}
const times = (findings, why) => findings.filter((finding) => finding.why === why).length;
/** Tests and configuration are smaller; what is larger is told as changed without being read. */
const readBytes = 1024 * 1024;
const mostFiles = 2_000;
/** What a captured tree changes of what its checks run, from the contents on both sides. */
async function touchedChecks(workspace, checks, at) {
    const read = async (treeish, path) => {
        const content = await workspace.readCaptured(treeish, path, readBytes);
        return content && new TextDecoder('utf-8').decode(content);
    };
    const files = [];
    for (const { path, action } of at.changes) {
        if (files.length === mostFiles || !mattersToChecks(path, checks))
            continue;
        const before = action === 'created' ? undefined : await read(at.start, path);
        files.push({ path, action, before, after: action === 'deleted' ? undefined : await read(at.tree, path) });
    }
    return testGuard(files, checks);
}

// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(38);
;// CONCATENATED MODULE: ./build/core/handoff/extraction-prompt.js




const maxSaid = 3_000;
const maxListed = 200;
/** What a small model is told so that it writes the handoff that the agent owed (docs/design.md#handoff). */
function extractionPrompt(given) {
    const { task, changes } = given;
    const files = changes.slice(0, maxListed).map(({ path, action }) => `${action} ${(0,one_line/* oneLine */.TN)((0,visible/* visible */.R)(path), 300)}`);
    if (changes.length > maxListed)
        files.push(`and ${changes.length - maxListed} more`);
    const parts = [
        given.template.trim(),
        `## Task\n\n${task.id}: ${(0,one_line/* oneLine */.TN)(task.title, 300)}`,
        `## Changed files\n\n${(0,fences/* fenced */.OF)(files.join('\n'))}`,
        given.diffStat.trim() === '' ? '' : `## Size of the changes\n\n${(0,fences/* fenced */.OF)((0,visible/* visible */.R)(given.diffStat).trimEnd())}`,
        `## What the agent said last\n\n${(0,fences/* fenced */.OF)((0,excerpt/* startOf */.GH)((0,visible/* visible */.R)(given.said).trim(), maxSaid))}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}

// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(2463);
// EXTERNAL MODULE: ./build/core/text/bounded-value.js
var bounded_value = __webpack_require__(953);
;// CONCATENATED MODULE: ./build/core/handoff/read-handoff.js




const maxTextChars = 1024 * 1024;
/**
 * The handoff in an agent's answer: its structured output, else a result text that is one (whole, or in a `json` code
 * block). Only an object that is valid against the published JSON Schema counts (failure model seed C2: `42` was one). Texts
 * beyond 64 KiB are shortened, an answer beyond 1 MiB is refused (failure model C22).
 */
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
        return { faults: ['The result text holds several handoffs; which one counts is not said.'] };
    return handoff ?? readings[0] ?? { faults: ['The result text is not JSON and holds no JSON code block.'] };
}
/** Contents of the code blocks that are marked as JSON. */
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
    const bounded = (0,bounded_value/* boundedValue */.l)(value, maxTextChars);
    if ('fault' in bounded)
        return { faults: [`${of} ${bounded.fault}.`] };
    const validate = validator();
    if (!validate(bounded.value))
        return { faults: (validate.errors ?? []).slice(0, 10).map(faultOf(of)) };
    // Fills in the schema's defaults and drops fields that it does not know.
    const handoff = agent_handoff/* Handoff */.Pj.safeParse(bounded.value);
    return handoff.success ? { handoff: handoff.data, source } : { faults: [`${of} is no handoff.`] };
}
const faultOf = (of) => ({ instancePath, message }) => `${of} is no handoff: ${instancePath === '' ? 'it' : instancePath.slice(1)} ${message}.`;
let compiled;
/** Compiled on first use: a start of the program that reads no handoff does not pay for it. The schema is our own. */
function validator() {
    compiled ??= new ajv.Ajv({ allErrors: true, validateSchema: false }).compile((0,agent_handoff/* handoffJsonSchema */.u0)());
    return compiled;
}
/** Less than this says nothing that the synthetic handoff does not say. */
const leastFreeform = 50;
/**
 * The handoff that a small model made from the agent's words, or why it does not count. Who did not do the work may
 * not change the plan, and which files changed is known better here.
 */
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

// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(7845);
;// CONCATENATED MODULE: ./build/core/handoff/synthesize.js



const synthesize_maxListed = 50;
const maxText = 500;
/**
 * The handoff that the engine writes where the agent left none (docs/design.md#handoff): what changed, and the start of what the
 * agent said last. It claims no completion and no confidence; callers keep `source: 'synthetic'` beside it.
 */
function syntheticHandoff(given) {
    const { task, changes, turns } = given;
    const listed = changes.slice(0, synthesize_maxListed);
    const files = listed.map(({ path, action }) => `- ${action}: ${(0,visible/* visible */.R)(path)}`);
    if (changes.length > listed.length)
        files.push(`- and ${changes.length - listed.length} more`);
    const said = (0,neutral_markdown/* nestHeadings */.g)((0,excerpt/* startOf */.GH)((0,visible/* visible */.R)(given.text).trim(), maxText));
    return {
        summary: `${summaryOf(changes)} for ${task.id}.`,
        freeform: [
            `The agent worked ${turns} ${turns === 1 ? 'turn' : 'turns'} on ${task.id} (${task.title}) and left no handoff. This one was made from the files it changed; why it changed them is not known. Read the changes before you build on them.`,
            files.length === 0 ? 'It changed no files.' : `Changed files:\n${files.join('\n')}`,
            said === '' ? 'It said nothing at the end.' : `The start of what it said last:\n\n${said}`,
        ].join('\n\n'),
        task_completed: { task_id: task.id, fully_complete: false },
        unfinished_business: [
            {
                item: `Check ${task.id} against its acceptance criteria`,
                reason: 'no handoff was left',
                priority: 'high',
            },
        ],
        files_touched: listed.map(({ path, action }) => ({ path, action })),
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

// EXTERNAL MODULE: ./build/app/job/template.js
var template = __webpack_require__(9696);
;// CONCATENATED MODULE: ./build/app/phase/code/obtain-handoff.js






/** An extraction costs a cent or less with a small model; this only stops one that runs wild. */
const extractionUsd = 0.25;
/** With less left, the call would end before its answer. */
const leastUsd = 0.01;
const extractionTurns = 3;
/**
 * The handoff of an agent that came to an end of its own: its structured answer, else a result text that is one, else
 * one that a small model extracts from its words, else a synthetic one; each says which it is (docs/design.md#handoff).
 */
async function obtainHandoff(ports, job, at) {
    const { prepared, outcome, capture } = at;
    const { end, usage, durationMs } = outcome;
    if (end.kind !== 'finished' && end.kind !== 'no_result') {
        return { handoff: null, handoffSource: null, usage, durationMs };
    }
    const { structured, text } = end.kind === 'finished' ? end : { structured: undefined, text: end.tail };
    const reading = readHandoff({ structured, text });
    if ('handoff' in reading)
        return { handoff: reading.handoff, handoffSource: reading.source, usage, durationMs };
    const call = await extract(ports, job, { ...at, text });
    const spent = call
        ? { usage: (0,agent_usage/* addUsage */.vk)(usage, call.usage), durationMs: durationMs + call.durationMs }
        : { usage, durationMs };
    const extracted = call && acceptExtracted(call.end, capture.changes);
    if (extracted && 'handoff' in extracted)
        return { ...extracted, handoffSource: 'extracted', ...spent };
    if (extracted)
        ports.show({ kind: 'note', text: `no handoff could be extracted: ${extracted.why}` });
    const { task } = prepared;
    const handoff = syntheticHandoff({ task, changes: capture.changes, text, turns: usage.turns });
    return { handoff, handoffSource: 'synthetic', ...spent };
}
/** Undefined where there is nothing to extract from, nothing to pay with, or the call could not be made. */
async function extract(ports, job, at) {
    const { prepared, outcome, capture, text } = at;
    const { iteration, task, attempt, start } = prepared;
    const { agent, workspace, show } = ports;
    const left = job.settings['cost-budget'] - at.spentUsd - outcome.usage.usd;
    const possible = at.hopeful && agent.ask !== undefined && !at.cancelled.aborted;
    if (!possible || text.trim() === '' || left < leastUsd)
        return undefined;
    const model = job.settings['extraction-model'];
    show({ kind: 'note', text: `the agent left no handoff: ${model} extracts one from its last output` });
    const question = {
        iteration,
        task: task.id,
        attempt,
        prompt: extractionPrompt({
            template: await (0,template/* template */.v)(ports, 'handoff-extraction'),
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
    return at.guarded(async (signal) => {
        try {
            return await agent.ask?.(question, signal);
        }
        catch (error) {
            // The attempt is not to blame, and what is wrong with the program shows at its next call.
            show({ kind: 'warning', text: `no handoff could be extracted: ${String(error)}` });
            return undefined;
        }
    });
}

;// CONCATENATED MODULE: ./build/app/phase/code/code.js







/** Third phase, in the workspace as its checkpoint has it: run the agent, confined; read what it left, once; look at it with the guards. */
async function code(ports, job, at) {
    const { prepared } = at;
    ports.workspace.entrust();
    const outcome = (0,secret_redact/* mapStrings */.to)(await at.guarded((signal) => callAgent(ports, job, { ...at, signal })), ports.clean);
    const { lingeredMs, denials } = outcome;
    at.onSpent({ usage: outcome.usage, duration_ms: outcome.durationMs });
    if (outcome.end.kind === 'error' && outcome.end.what === 'disk')
        return discarded(ports, prepared, outcome);
    const left = await captured(ports, at);
    if (!left)
        return cutOff(prepared, outcome);
    const formatted = isWorthFormatting(outcome.end, left) ? await format(ports, job, at) : nothingToFormat;
    const capture = formatted.ran ? await captured(ports, at) : left;
    if (!capture)
        return cutOff(prepared, outcome);
    const end = formatted.stopped ? { kind: 'cancelled' } : outcome.end;
    const { tree, changes, hidden, environment } = capture;
    const guarded = await guard(ports, job, { ...capture, ...prepared });
    const findings = [...guarded.findings, ...outcome.outside];
    const unready = formatted.failed ?? (await unresolved(ports, { ...prepared, tree }));
    const hopeful = changes.length > 0 && findings.length === 0 && unready === null;
    const obtained = await obtainHandoff(ports, job, { ...at, outcome, capture, hopeful });
    at.onSpent({ usage: obtained.usage, duration_ms: obtained.durationMs });
    const seen = { tree, changes, hidden, environment, findings, touched: guarded.touched, unready };
    return { ...prepared, end, lingeredMs, denials, ...obtained, ...seen };
}
const nothingSeen = { hidden: { paths: [], total: 0 }, environment: { paths: [], total: 0 }, findings: [], touched: [] };
/** What fills the disk must go before the state can be written; also what is ignored, which a restore would leave. */
async function discarded({ workspace }, prepared, outcome) {
    await workspace.discard();
    return nothingLeft(prepared, outcome);
}
function nothingLeft(prepared, outcome) {
    const nothing = { tree: prepared.start, changes: [], unready: null, ...nothingSeen };
    return { ...prepared, ...outcome, handoff: null, handoffSource: null, ...nothing };
}
/** What the agent left; undefined where the job was cancelled meanwhile: nobody waits for a large change to be read. */
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
function callAgent(ports, { settings }, at) {
    const { iteration, task, attempt, prompt, systemPrompt } = at.prepared;
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
        budgetUsd: Math.max(0.01, settings['cost-budget'] - at.spentUsd),
        allowedTools: task.allowed_tools,
        schema: (0,agent_handoff/* handoffJsonSchema */.u0)(),
    };
    return ports.agent.run(request, at.signal, (progress) => ports.show({ kind: 'agent', iteration, progress }));
}
const nothingToFormat = { ran: false, stopped: false, failed: null };
/** The commands of `before-capture`, ended like the agent is where the job is cancelled or stopped. */
async function format(ports, job, at) {
    if (job.settings['before-capture'].length === 0)
        return nothingToFormat;
    const { iteration } = at.prepared;
    try {
        const failed = await at.guarded((signal) => beforeCapture(ports, job, { iteration, signal }));
        return { ran: true, stopped: false, failed };
    }
    catch (error) {
        if (error instanceof Error && error.name === 'AbortError')
            return { ran: true, stopped: true, failed: null };
        throw error;
    }
}
const timeoutMs = 10 * 60_000;
/**
 * Runs the user's commands between the agent and the capture, such as formatters, confined as checks are. Null where
 * all of them passed, else the sentence that fails the attempt; the ones after it do not run.
 */
async function beforeCapture({ runCheck }, { settings }, at) {
    for (const run of settings['before-capture']) {
        const working_directory = settings['working-directory'];
        const check = { name: run, run, kind: 'build', timeout_ms: timeoutMs, working_directory };
        const result = await runCheck(check, `iteration-${at.iteration}-before-capture`, at.signal);
        if (!result.passed)
            return `before-capture: ${run} ${(0,failure_sentence/* failureSentence */.Qz)(result)}\n${(0,output_excerpt/* outputExcerpt */.V4)(result, 1000)}`.trim();
    }
    return null;
}
/** Formatters have something to do only where the agent did, and where what it did may be committed. */
const isWorthFormatting = (end, { changes, refused }) => (end.kind === 'finished' || end.kind === 'no_result') && changes.length > 0 && refused.length === 0;
/** A conflict is a matter of text: git itself shows none in files above this. */
const code_readBytes = 100 * 1024 * 1024;
/** Why a merge is not resolved yet; null where nothing of it is left, or where there was none to resolve. */
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

// EXTERNAL MODULE: ./build/core/handoff/commit-message.js
var commit_message = __webpack_require__(8260);
;// CONCATENATED MODULE: ./build/core/report/words/plan-change.js


const shownIds = 30;
/** Says on the issue that an edit of the plan was noticed, and what of it the run has taken over. */
function planChange({ started }, edit) {
    const { planFile, source, added, removed, modified } = edit;
    const parts = [some('new', added), some('changed', modified), some('removed', removed)].filter(Boolean);
    const what = parts.length === 0 ? 'no task changes' : parts.join('; ');
    return {
        key: `notice/${started}/plan-${source.slice(0, 12)}`,
        kind: 'notice',
        body: `${(0,report_context/* code */.aY)(planFile)} was edited, and the run continues with it: ${what}. Tasks that are done stay done.`,
    };
}
/** Says on the issue that an edit of the plan is not taken over, and why: the job's log is read by few. */
function planRefused({ started }, edit) {
    const { planFile, source, findings } = edit;
    const reasons = findings.slice(0, shownIds).map((finding) => `- ${(0,inline_markdown/* inlineMarkdown */.x)(finding, 300)}`);
    const left = findings.length - reasons.length;
    const parts = [
        `${(0,report_context/* code */.aY)(planFile)} was edited in a way that this run cannot adopt; no job runs until this is fixed:`,
        [...reasons, ...(left > 0 ? [`- \u2026 and ${left} more`] : [])].join('\n'),
        'Undo these edits, or start a new run with `fresh`.',
    ];
    return { key: `notice/${started}/refused-${source.slice(0, 12)}`, kind: 'notice', body: parts.join('\n\n') };
}
/** Says on the issue that the base is left out, since the token may not push what a person changed there in a workflow. */
function baseLeftOut({ started, work_branch }, at) {
    const body = [
        `${(0,report_context/* code */.aY)(at.branch)} changed ${at.paths.slice(0, shownIds).map(report_context/* code */.aY).join(', ')}, and this token may not push workflow files: the run continues without merging ${(0,report_context/* code */.aY)(at.branch)}.`,
        `To bring it in, merge ${(0,report_context/* code */.aY)(at.branch)} into ${(0,report_context/* code */.aY)(work_branch)} yourself (on the pull request: **Update branch**), or run as a GitHub App that has the permission *Workflows*.`,
    ];
    return { key: `notice/${started}/base-workflows`, kind: 'notice', body: body.join('\n\n') };
}
function some(what, ids) {
    if (ids.length === 0)
        return '';
    const more = ids.length > shownIds ? ` and ${ids.length - shownIds} more` : '';
    return `${what}: ${ids.slice(0, shownIds).map(report_context/* code */.aY).join(', ')}${more}`;
}

;// CONCATENATED MODULE: ./build/app/branch/join-work.js




/**
 * Brings together what the run made and what people pushed to its branch: their commits are built upon, or ours are
 * merged onto them as one commit, and the checks run again. A conflict leaves both as they are: ours is offered under
 * another name, and the reason to stop is returned.
 */
async function joinWork({ workBranch }, job, at) {
    const { ledger, theirs } = at;
    const { work: from, work_branch, run } = ledger.state;
    if (await workBranch.contains(from, theirs))
        return undefined;
    if (await workBranch.contains(theirs, from)) {
        const protects = await protectedArrivals({ workBranch }, job, { from, to: theirs });
        ledger.record({ type: 'work_moved', from, to: theirs, why: `${work_branch} holds newer commits`, ...protects });
        return undefined;
    }
    const message = (0,commit_message/* mergeMessage */.ws)({
        prefix: job.settings['commit-prefix'],
        branch: "the run's own commits",
        commit: from,
        into: work_branch,
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
    });
    const merge = await workBranch.merge({ first: theirs, second: from, message });
    if (merge.kind === 'merged') {
        const why = `the run's commits were merged onto ${(0,report_context/* shortOid */.$M)(theirs)}, which somebody pushed to ${work_branch}`;
        const protects = await protectedArrivals({ workBranch }, job, { from, to: merge.commit });
        ledger.record({ type: 'work_moved', from, to: merge.commit, why, ...protects });
        return undefined;
    }
    const offered = await workBranch.offer(from);
    return {
        kind: 'human_review',
        why: `Somebody pushed ${(0,report_context/* shortOid */.$M)(theirs)} to ${work_branch}; it conflicts with the run's own ${(0,report_context/* shortOid */.$M)(from)}, which is now on ${offered}.`,
        conflict: (0,conflict_task/* mergeByHand */.vi)({
            remote: job.remote,
            workBranch: work_branch,
            merge: { fetched: offered },
            pair: { ours: from, theirs },
            paths: merge.paths,
        }),
    };
}
const mostNamed = 20;
/**
 * The protected files that commits of others change on their way into the work, as a part of the fact that they came:
 * nobody refuses a person's own push, but whoever reviews the work must know of it.
 */
async function protectedArrivals({ workBranch }, job, at) {
    const changes = (await workBranch.changed(at.from, at.to)).map((path) => ({ path }));
    const found = (0,protected_paths/* protectedFindings */.Du)(changes, [...job.steeringFiles, ...job.settings['protected-paths']]);
    const paths = found.flatMap(({ path }) => path ?? []);
    return paths.length === 0 ? {} : { protects: { paths: paths.slice(0, mostNamed), total: paths.length } };
}

;// CONCATENATED MODULE: ./build/app/phase/intake/merge-base.js






/**
 * Merges a base that moved since the run began into the work, as one commit that says so; the checks run on it before
 * any money is spent. No ref but the work branch will show it. A conflict becomes the next task or a person's, by
 * configuration: for a person the reason to stop is returned.
 */
async function mergeBase(ports, job, ledger) {
    const { workBranch, show } = ports;
    const { base, settings } = job;
    await endResolved(ports, job, ledger);
    const { work: from, work_branch, base_branch, run, merging } = ledger.state;
    if (!settings['merge-base'] || (await workBranch.contains(from, base)))
        return undefined;
    // A commit that waits for approval was validated on this tip; the base can wait until it is taken in or not.
    if (ledger.state.awaiting)
        return undefined;
    // The task that resolves an older conflict comes first; what the base did since is merged after it.
    if (merging && settings['base-conflict'] === 'task' && !(0,conflict_task/* unresolvedConflict */.cb)(ledger.state))
        return undefined;
    if (base_branch !== null && base_branch !== job.baseBranch) {
        const here = job.baseBranch ?? `the detached ${(0,report_context/* shortOid */.$M)(base)}`;
        show({ kind: 'note', text: `the run's base is ${base_branch}; ${here} is checked out and is not merged` });
        return undefined;
    }
    const branch = job.baseBranch ?? 'the base';
    const named = `${branch} (${(0,report_context/* shortOid */.$M)(base)})`;
    if (await workBranch.contains(base, from)) {
        if (await leftOut(ports, ledger, { branch, from, to: base }))
            return undefined;
        const why = `${named} holds all of ${work_branch}, which continues from there`;
        return merged(ledger, { base, commit: base, why, ...(await protectedArrivals(ports, job, { from, to: base })) });
    }
    const message = (0,commit_message/* mergeMessage */.ws)({
        prefix: settings['commit-prefix'],
        branch,
        commit: base,
        into: work_branch,
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
    });
    const merge = await workBranch.merge({ first: from, second: base, message });
    if (merge.kind === 'merged') {
        if (await leftOut(ports, ledger, { branch, from, to: merge.commit }))
            return undefined;
        const why = `${named} was merged into ${work_branch} as ${(0,report_context/* shortOid */.$M)(merge.commit)}`;
        const protects = await protectedArrivals(ports, job, { from, to: merge.commit });
        return merged(ledger, {
            base,
            commit: merge.commit,
            why: `${why}${await movedBack(ports, job, ledger)}`,
            ...protects,
        });
    }
    return apart(job, ledger, { merge, branch });
}
/** No state could be written on top of a commit that the remote refuses: the base waits, and the issue says for what. */
async function leftOut({ workBranch, show }, ledger, { branch, from, to }) {
    const paths = (await workBranch.changed(from, to)).filter((path) => path.startsWith('.github/workflows/'));
    if (paths.length === 0 || !(await workBranch.refusesWorkflows(to)))
        return false;
    show({ kind: 'note', text: `${branch} is not merged: it changed ${paths.join(', ')}, which this token may not push` });
    ledger.send([baseLeftOut(ledger.state, { branch, paths })]);
    return true;
}
/** After a force-push the work holds what people took out of the base: it was built on that, and nothing of it is dropped. */
async function movedBack({ workBranch }, { base }, { state }) {
    if (await workBranch.contains(base, state.base))
        return '';
    return `; it no longer holds ${(0,report_context/* shortOid */.$M)(state.base)}, on which ${state.work_branch} was built and which stays there: revert what was to go`;
}
/** The conflict of an earlier job is none any more where the work holds that base, or where no base is merged. */
async function endResolved({ workBranch }, { settings }, ledger) {
    const { merging, work, work_branch, awaiting } = ledger.state;
    if (!merging || awaiting)
        return;
    const { task } = merging;
    if (!settings['merge-base'])
        ledger.record({ type: 'conflict_task_ended', task, why: 'merge-base is false' });
    else if (await workBranch.contains(work, merging.base)) {
        const why = `${work_branch} holds ${(0,report_context/* shortOid */.$M)(merging.base)} by now`;
        ledger.record({ type: 'conflict_task_ended', task, why });
    }
}
function merged(ledger, at) {
    const { merging, work: from } = ledger.state;
    if (merging)
        ledger.record({ type: 'conflict_task_ended', task: merging.task, why: at.why });
    ledger.record({ type: 'base_merged', from, ...at });
}
/** A task, where that is wanted, has not been tried in vain, and can be carried out by an agent; else a person's. */
function apart(job, ledger, { merge, branch }) {
    const { base, settings } = job;
    const { state } = ledger;
    // The next step says so, after the operators had their say.
    if (state.merging?.base === base && (0,conflict_task/* unresolvedConflict */.cb)(state))
        return undefined;
    const { paths: files, laid, news } = merge;
    const related = files.length > 0;
    const why = `${branch} (${(0,report_context/* shortOid */.$M)(base)}) ${related ? 'conflicts with' : 'has no history in common with'} ${state.work_branch}`;
    const steering = [...job.steeringFiles, ...settings['protected-paths']];
    const guarded = (0,protected_paths/* protectedFindings */.Du)(files.map((path) => ({ path })), steering).length > 0;
    if (settings['base-conflict'] === 'person' || state.merging || laid === null || guarded) {
        const local = job.baseBranch ?? base;
        return (0,conflict_task/* baseConflict */.sc)({ state, why: `The base changed: ${why}.`, local, base, files, total: files.length });
    }
    const task = (0,conflict_task/* conflictTask */.ix)({ branch, base, files, news });
    const { plan } = ledger;
    ledger.replacePlan({ ...plan, tasks: [task, ...plan.tasks.filter(({ id }) => id !== task.id)] });
    ledger.record({
        type: 'conflict_task_added',
        task: task.id,
        base,
        files: files.slice(0, 20),
        total: files.length,
        why,
    });
    // Until the merge is made, nothing but the state may lead to that commit.
    ledger.keep(base);
    return undefined;
}
/**
 * A pull request that was squashed or rebased into the base leaves commits that git does not find there. Where GitHub
 * says that all of the work was merged so, and the base holds that merge, the work goes on from the base, as after a
 * merge commit. Returns the tip that the work branch may be moved away from.
 */
async function goOnFromMerge(ports, job, at) {
    const { ledger } = at;
    const { work, awaiting, merging, base_branch } = ledger.state;
    if (!job.settings['merge-base'] || awaiting || merging || base_branch !== job.baseBranch)
        return undefined;
    const merge = await squashed(ports, job, at);
    if (merge?.tip !== work)
        return merge && leftBehind(ports, job, at);
    const why = `pull request #${merge.number} was merged as ${(0,report_context/* shortOid */.$M)(merge.commit)}; the work continues from ${(0,report_context/* shortOid */.$M)(job.base)}`;
    const protects = await protectedArrivals(ports, job, { from: work, to: job.base });
    ledger.record({ type: 'base_merged', base: job.base, from: work, commit: job.base, why, ...protects });
    return merge.tip;
}
/** The tip at the remote, where that was merged so and the work has gone on from the merge. */
async function leftBehind(ports, job, at) {
    const merge = await squashed(ports, job, at);
    if (!merge)
        return undefined;
    return (await ports.workBranch.contains(at.ledger.state.work, merge.tip)) ? undefined : merge.tip;
}
/** Undefined also after a merge commit: git sees that one, too. */
async function squashed({ mergeWitness, workBranch }, { base }, { ledger, remoteWork }) {
    const tip = remoteWork ?? ledger.state.work;
    const merge = await mergeWitness.merged(tip);
    if (!merge || !(await workBranch.contains(base, merge.commit)))
        return undefined;
    return (await workBranch.contains(base, tip)) ? undefined : { tip, ...merge };
}

;// CONCATENATED MODULE: ./build/app/phase/intake/lay-out.js

/**
 * What the task's agent begins with. For the task that resolves a conflict that is the merge as far as git gets it,
 * made anew for each attempt, since the work may have moved; where git merges it by then, the task is gone.
 */
async function layOut(ports, job, { ledger, task }) {
    const { work, merging } = ledger.state;
    if (merging?.task !== task.id)
        return { kind: 'there', laidOut: undefined };
    const { base } = merging;
    const message = `${task.id}: ${task.title}\n\nThis is what the agent is given; it is on no branch.\n`;
    const merge = await ports.workBranch.merge({ first: work, second: base, message });
    if (merge.kind === 'conflict' && merge.laid !== null) {
        const start = await ports.workBranch.write({ tree: merge.laid, parent: work, second: base, message, aside: true });
        return { kind: 'there', laidOut: { start, merge: { base, files: merge.paths } } };
    }
    ledger.record({ type: 'conflict_task_ended', task: task.id, why: 'the work has changed since' });
    return { kind: 'gone', reason: await mergeBase(ports, job, ledger) };
}

// EXTERNAL MODULE: ./build/app/phase/prepare/prepare.js + 2 modules
var prepare = __webpack_require__(578);
// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(364);
// EXTERNAL MODULE: ./build/core/run/attempt/attempt-verdict.js
var attempt_verdict = __webpack_require__(7483);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(6187);
// EXTERNAL MODULE: ./build/core/validation/fingerprint.js
var fingerprint = __webpack_require__(6020);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(4421);
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js
var forecast = __webpack_require__(7428);
// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(6441);
// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(9484);
// EXTERNAL MODULE: ./build/core/report/terminal/task-table.js
var task_table = __webpack_require__(2980);
// EXTERNAL MODULE: ./build/core/report/words/forecast-text.js
var forecast_text = __webpack_require__(1760);
// EXTERNAL MODULE: ./build/core/report/words/receipt-text.js
var receipt_text = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(4834);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(4106);
// EXTERNAL MODULE: ./build/core/report/markdown/graph.js
var graph = __webpack_require__(8567);
;// CONCATENATED MODULE: ./build/core/report/markdown/state-readme.js














const files = `| File | What it is |
| --- | --- |
| [\`run.json\`](run.json) | The state of the run: statuses, counters, lease. It follows from the events in \`log/\`. |
| \`tasks.json\` | Of a plan of more than 200 tasks: every task as it was when they were last gathered. What \`run.json\` says of a task counts before it. |
| [\`plan.json\`](plan.json) | The plan as amended. This file counts; the source file is only where it came from. |
| \`control.json\` | Which orders took effect, and what is still to be posted. |
| \`log/\` | Every event of the run, one JSON object per line; append-only. |
| \`iterations/\` | For each iteration its prompt, handoff, check results and agent record. |
| \`knowledge-index.md\`, \`.json\` | What the agents learned about the project, where the run keeps such an index. |
| [\`progress-log.md\`](progress-log.md), \`.json\` | The newest successful iterations in detail. |`;
/**
 * `README.md` of the state ref: the run for people, in GitHub's Markdown. It is rewritten with every state commit, so
 * it stays below 200,000 bytes whatever the plan: at most 300 rows (100 of a longer table), 150 nodes and 20 reasons, each text cut.
 */
function stateReadme(run, context) {
    const { plan, state } = run;
    const at = { ...context, now: null };
    const { rows, omitted } = (0,task_rows/* rowsInState */.UV)(run);
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500));
    const written = Date.parse(state.updated);
    const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* forecast */.g)(run, { now: written, costBudgetUsd: (0,receipt/* costBudgetOf */.st)(state, null) }));
    const rules = (0,rules_text/* ruleLines */.SD)(state.rules).map((line) => (0,inline_markdown/* inlineMarkdown */.x)(line, 500));
    const sections = [
        `# Run of plan ${titleOf(plan, state)}`,
        `**${happened}**`,
        ...(details.length > 0 ? [list(details)] : []),
        (0,next_steps/* nextSentence */.H9)(next),
        asOf(state),
        '## Tasks',
        (0,task_table/* markdownTable */.Q)(rows),
        ...(omitted ? [omitted] : []),
        '## Dependencies',
        (0,graph/* taskGraph */.o)(plan, (0,begin/* recordsOf */.M$)(plan, state)),
        '## Cost',
        (0,receipt_text/* receiptMarkdown */.OZ)((0,receipt/* receiptOf */.W7)(state, written)),
        ...(ahead === null ? [] : [ahead]),
        ...(rules.length === 0 ? [] : ['## Rules', rulesIntroduction, list(rules)]),
        '## How to continue',
        list(howTo(at)),
        '## Files on this branch',
        files,
        'Do not edit these files by hand: ralph writes them, and this branch is never merged.',
    ];
    return `${sections.join('\n\n')}\n`;
}
const rulesIntroduction = 'The run was started with these settings and keeps them; all others have their defaults. Weakening one needs an explicit change.';
const list = (items) => items.map((item) => `- ${item}`).join('\n');
const titleOf = ({ project }, { plan }) => project === undefined ? plan : `${(0,inline_markdown/* inlineMarkdown */.x)(project, 100)} (${plan})`;
function asOf({ updated, iteration, work_branch, work }) {
    const after = iteration === 0 ? 'before the first iteration' : `after iteration ${iteration}`;
    return `As of ${(0,amounts/* formatUtc */.ay)(updated)}, ${after}. Work is on ${(0,report_context/* code */.aY)(work_branch)} at ${(0,report_context/* code */.aY)((0,report_context/* shortOid */.$M)(work))}.`;
}
const howTo = (at) => [
    `Continue: ${(0,report_context/* operatorCommand */.mR)(at, 'run')}`,
    `Give the agent a hint: ${(0,report_context/* operatorCommand */.mR)(at, 'hint', '\u2026')}`,
    `Pause before the next iteration, and resume later: ${(0,report_context/* operatorCommand */.mR)(at, 'pause')}, ${(0,report_context/* operatorCommand */.mR)(at, 'resume')}`,
    `Give up a task, or retry a failed one: ${(0,report_context/* operatorCommand */.mR)(at, 'skip', 'TASK')}, ${(0,report_context/* operatorCommand */.mR)(at, 'retry', 'TASK')}`,
    `Revert the commit of an iteration: ${(0,report_context/* operatorCommand */.mR)(at, 'undo', 'ITERATION')}`,
    `See the work: ${(0,report_context/* commandSpan */["in"])('git', 'log', '--oneline', at.workBranch)}`,
];

// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 2 modules
var evolve = __webpack_require__(3184);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js
var run_files = __webpack_require__(6689);
// EXTERNAL MODULE: ./build/schema/run/control.js
var run_control = __webpack_require__(733);
// EXTERNAL MODULE: ./build/schema/run/event.js + 1 modules
var run_event = __webpack_require__(7651);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(4558);
;// CONCATENATED MODULE: ./build/app/job/ledger.js










/** How often a write that lost the race is decided again before the job gives up. */
const tries = 5;
function ledger_openLedger(ports, loaded, source) {
    const { plan, planAtTop: planFile, reachedBy } = source;
    let state = loaded?.state ?? null;
    let head = loaded?.oid ?? null;
    let seq = loaded?.seq ?? 0;
    let proven = loaded?.proven ?? false;
    /** The state as it was read or written last, without the facts that are not. */
    let settled = state;
    let gathered = loaded?.gathered ?? run_files/* nothingGathered */.YT;
    let control = loaded?.control ?? run_control/* emptyControl */.Bv;
    let outbox = control.outbox;
    let amended = loaded?.plan ?? plan;
    let planIsNew = loaded === null;
    const gone = new Set();
    let facts = [];
    let files = new Map();
    let kept = [];
    /** What was written last, so that the next iteration need not fetch it. */
    let written = new Map();
    let saving = Promise.resolve();
    const runFiles = (0,run_files/* runFilesWriter */.gi)(ports.redact);
    const known = () => {
        if (state === null)
            throw new Error('the ledger was read before the run was started');
        return state;
    };
    /** Whoever wrote in between: the same lease still ours means an operator's tool; another one means a take-over. */
    async function reload() {
        const { run } = await ports.store.load();
        if (!run)
            throw stateDeleted(head);
        // Before this job took the lease, whoever had it may still have written; a push of our own that seemed to fail may have won.
        if (settled !== null && sameHolder(settled)) {
            const own = facts.map((fact) => ports.redact(JSON.stringify(fact)));
            await (0,prove/* refuseForeign */.re)(ports, { run, head, before: settled, plan: planIsNew ? run.plan : amended, seq, own });
        }
        // By the epoch, not by `lease`: the last write of a job has already given that back.
        if (run.state.epoch !== state?.epoch || !sameHolder(run.state))
            throw leaseLost(run.state, source);
        head = run.oid;
        settled = run.state;
        proven = false;
        written = new Map();
        seq = run.seq;
        gathered = run.gathered;
        control = mergeControl(run.control, control, gone);
        if (!planIsNew)
            amended = run.plan;
        state = (0,evolve/* fold */.A)(run.state, facts);
    }
    const sameHolder = (other) => JSON.stringify(other.lease?.holder) === JSON.stringify(ports.liveness.self);
    async function write(subject, onSent) {
        for (let attempt = 1; attempt <= tries; attempt++) {
            if (await writeOnce(subject, onSent))
                return;
            if (head === null)
                break;
            await reload();
        }
        throw leaseLost(null, source);
    }
    /** Facts that come in while this is under way belong to the next save. */
    async function writeOnce(subject, onSent) {
        const saved = {
            state: known(),
            facts: facts.length,
            kept: kept.length,
            files,
            plan: planIsNew ? amended : null,
            outbox: control.outbox,
            run: runFiles(known(), gathered),
        };
        files = new Map();
        const content = new Map([...stateFiles(saved.files), ...saved.run.files]);
        const change = { expected: head, files: content, subject, work: known().work, keep: kept };
        const result = await ports.store.commit(change, onSent).catch((error) => {
            files = new Map([...saved.files, ...files]);
            throw error;
        });
        if (result.kind === 'lost') {
            files = new Map([...saved.files, ...files]);
            return false;
        }
        head = result.oid;
        settled = saved.state;
        seq += 1;
        gathered = saved.run.gathered;
        outbox = saved.outbox;
        ports.display.report({ plan: amended, state: known(), commit: result.oid });
        facts = facts.slice(saved.facts);
        kept = kept.slice(saved.kept);
        written = change.files;
        if (saved.plan === amended)
            planIsNew = false;
        return true;
    }
    function stateFiles(attached) {
        const current = known();
        const all = new Map(attached);
        all.set((0,state_paths/* segmentPath */.RA)(seq + 1), facts.map((event) => `${JSON.stringify(event)}\n`).join(''));
        all.set('control.json', json(control));
        all.set('README.md', stateReadme({ plan: amended, state: current }, { planFile, reachedBy, workBranch: current.work_branch }));
        if (planIsNew)
            all.set('plan.json', json(amended));
        return new Map([...all].map(([path, content]) => [path, ports.redact(content)]));
    }
    return {
        get state() {
            return known();
        },
        get plan() {
            return amended;
        },
        get seq() {
            return seq;
        },
        get proven() {
            return proven;
        },
        get dirty() {
            return facts.length > 0;
        },
        record(...stated) {
            const at = new Date(ports.clock.now()).toISOString();
            for (const fact of stated) {
                const event = run_event/* RunEvent */.s4.parse(JSON.parse(ports.redact(JSON.stringify({ ...fact, at }))));
                state = (0,evolve/* evolve */.s)(state, event);
                facts.push(event);
                ports.show({ kind: 'event', event });
            }
        },
        get consumed() {
            return control.consumed;
        },
        get cursor() {
            return control.cursor;
        },
        consume(ids, look) {
            control = consume(control, ids, look);
        },
        get outbox() {
            return outbox.filter(({ key }) => !gone.has(key));
        },
        send(effects) {
            control = { ...control, outbox: [...control.outbox, ...effects] };
        },
        delivered(keys) {
            for (const key of keys)
                gone.add(key);
            control = { ...control, outbox: control.outbox.filter(({ key }) => !gone.has(key)) };
        },
        replacePlan(next) {
            amended = next;
            planIsNew = true;
        },
        attach(path, content) {
            files.set(path, content);
        },
        async recall(path) {
            return files.get(path) ?? written.get(path) ?? (await ports.store.read(path));
        },
        keep(commit) {
            kept.push(commit);
        },
        save(subject, onSent) {
            // One write at a time: a lease renewal may fall into the middle of another save.
            saving = saving.catch(() => undefined).then(() => write(subject, onSent));
            return saving;
        },
    };
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
/** Somebody wanted it gone: it is not made again behind their back (failure model G12). */
function stateDeleted(head) {
    return new error_error/* RalphError */.A({
        code: 'STATE_DELETED',
        exit: 'failed',
        message: `The state branch was deleted during this job; its newest commit was ${head}.`,
        hint: 'Nothing was written since. To continue, push that commit again; to start a new run, run again.',
    });
}
/** Another job has taken the run over. */
function leaseLost(other, at) {
    const who = other?.lease ? ` by ${JSON.stringify(other.lease.holder)}` : '';
    return new error_error/* RalphError */.A({
        code: 'LEASE_LOST',
        message: `The run was taken over${who} during this job.`,
        hint: `Nothing is lost: \`${(0,report_context/* ralphCommand */.lC)(at, 'status')}\` shows who is working on it now. Run again when that job has ended.`,
    });
}

// EXTERNAL MODULE: ./build/core/agent/agents.js
var agents = __webpack_require__(1484);
// EXTERNAL MODULE: ./build/core/validation/verdict.js
var verdict = __webpack_require__(2949);
;// CONCATENATED MODULE: ./build/app/phase/validate/candidate.js


/** The agent's own, else one that the engine makes from the changes alone. */
function handoffOf(coded) {
    const { task, changes, usage } = coded;
    return {
        handoff: coded.handoff ?? syntheticHandoff({ task, changes, text: '', turns: usage.turns }),
        source: coded.handoffSource ?? 'synthetic',
    };
}
/** The captured tree as the commit that it becomes where the checks pass; it is on no branch. */
function writeCandidate({ workBranch, redact }, job, { run, coded }) {
    const { iteration, task, tree, checkpoint, merge } = coded;
    const message = (0,commit_message/* commitMessage */.df)({
        prefix: job.settings['commit-prefix'],
        template: job.settings['commit-template'],
        subjectLimit: job.settings['commit-subject-limit'],
        iteration,
        task,
        ...handoffOf(coded),
        trailers: { plan: job.planName, run },
        signOff: job.signOff,
        merges: merge?.base,
    });
    return workBranch.write({ tree, parent: checkpoint, second: merge?.base, message: redact(message) });
}

// EXTERNAL MODULE: ./build/core/plan/change/amendment-rules.js
var amendment_rules = __webpack_require__(5736);
;// CONCATENATED MODULE: ./build/core/plan/change/amend.js

/** The first three count and each further one is refused (docs/design.md#amendments). */
const maxAmendments = 3;
/**
 * What an agent's wishes make of the plan: applied in order, each judged on the plan as amended so far, so that one
 * bad wish costs no other (failure model A15). `current` is the id of the task that was just attempted, `statusOf` the
 * run's own record. What is to be removed stays in the plan as given up, unless agents are `trusted`. `why` is the end of the sentence "refused because \u2026".
 */
function judgeAmendments(wish) {
    const { current, trusted } = wish;
    const givenUp = new Set();
    const statusOf = (id) => (givenUp.has(id) ? 'given_up' : wish.statusOf(id));
    const context = { statusOf, current, trusted, original: wish.plan };
    const accepted = [];
    const refused = [];
    let { plan } = wish;
    for (const [index, amendment] of wish.amendments.entries()) {
        const outcome = index < maxAmendments ? judge(amendment, plan, context) : tooMany(index);
        if (typeof outcome === 'string')
            refused.push({ amendment, why: outcome });
        else {
            if (amendment.action === 'remove' && !trusted)
                givenUp.add(String(amendment.task_id));
            else
                plan = outcome;
            accepted.push(amendment);
        }
    }
    return { plan, accepted, refused };
}
function judge(amendment, plan, context) {
    for (const rule of amendment_rules/* amendmentRules */.ZT) {
        const why = rule(amendment, plan, context);
        if (why !== undefined)
            return why;
    }
    return (0,amendment_rules/* applyAmendment */.Cv)(inheriting(amendment, plan, context), plan);
}
/** A task that an agent adds may do what the task that it worked on may do, and no more; it is for the same milestone. */
function inheriting(amendment, plan, { current }) {
    const own = plan.tasks.find(({ id }) => id === current);
    if (amendment.action !== 'add' || own === undefined)
        return amendment;
    const { paths, milestone } = own;
    return {
        ...amendment,
        task: { ...amendment.task, ...(paths.length > 0 && { paths }), ...(milestone !== undefined && { milestone }) },
    };
}
function tooMany(index) {
    return `one iteration may change the plan at most ${maxAmendments} times, and this is change ${index + 1}`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./build/schema/run/progress-log.js

const progress_log_text = schemas/* string */.YjP();
/** One successful iteration, in the progress log; every list and text is cut to a bound when written. */
const ProgressEntry = schemas/* object */.Ikc({
    task_id: progress_log_text,
    iteration: schemas/* int */.Whr(),
    timestamp: iso/* datetime */.w$(),
    summary: progress_log_text,
    title: progress_log_text,
    files_changed: schemas/* array */.YOg(schemas/* object */.Ikc({ path: progress_log_text, action: schemas/* enum */.k5n(['created', 'modified', 'deleted']) })),
    /** All of them; `files_changed` lists at most 50. */
    files_total: schemas/* int */.Whr(),
    tests_added: schemas/* array */.YOg(schemas/* object */.Ikc({ file: progress_log_text, test_names: schemas/* array */.YOg(progress_log_text) })),
    design_decisions: schemas/* array */.YOg(progress_log_text),
    constraints: schemas/* array */.YOg(schemas/* object */.Ikc({ constraint: progress_log_text, impact: progress_log_text })),
    deviations: schemas/* array */.YOg(schemas/* object */.Ikc({ planned: progress_log_text, actual: progress_log_text, reason: progress_log_text })),
    bugs: schemas/* array */.YOg(schemas/* object */.Ikc({ description: progress_log_text, resolution: progress_log_text, resolved: schemas/* boolean */.zMY() })),
    fully_complete: schemas/* boolean */.zMY(),
});
/** `progress-log.json`: counts of the plan and the newest entries, newest first. Generated; nothing is decided by it. */
const ProgressLog = schemas/* object */.Ikc({
    generated_at: iso/* datetime */.w$(),
    plan_summary: schemas/* object */.Ikc({
        total_tasks: schemas/* int */.Whr(),
        completed: schemas/* int */.Whr(),
        /** Those in progress included. */
        pending: schemas/* int */.Whr(),
        failed: schemas/* int */.Whr(),
        skipped: schemas/* int */.Whr(),
        given_up: schemas/* int */.Whr().default(0),
    }),
    entries: schemas/* array */.YOg(ProgressEntry),
});

;// CONCATENATED MODULE: ./build/core/report/facts/progress-log.js


/** Entries kept: what is older is in `iterations/` and in git. */
const progressEntries = 20;
const longest = 500;
const mostItems = 20;
const progress_log_mostFiles = 50;
/** One entry, with every text and list bounded. */
function progressEntry({ task, iteration, at, handoff, changes }) {
    return {
        task_id: task.id,
        iteration,
        timestamp: at,
        summary: cut(handoff.summary),
        title: cut(task.title),
        files_changed: changes.slice(0, progress_log_mostFiles).map(({ path, action }) => ({ path, action })),
        files_total: changes.length,
        tests_added: first(handoff.tests_added).map(({ file, test_names }) => ({
            file: cut(file),
            test_names: first(test_names).map(cut),
        })),
        design_decisions: first(handoff.architectural_notes).map(cut),
        constraints: first(handoff.constraints_discovered).map(({ constraint, impact, workaround }) => ({
            constraint: cut(constraint),
            impact: cut(impact ?? workaround ?? ''),
        })),
        deviations: first(handoff.deviations).map(({ planned, actual, reason }) => ({
            planned: cut(planned),
            actual: cut(actual),
            reason: cut(reason),
        })),
        bugs: first(handoff.bugs_encountered).map(({ description, resolution, resolved }) => ({
            description: cut(description),
            resolution: cut(resolution ?? ''),
            resolved,
        })),
        fully_complete: handoff.task_completed?.fully_complete ?? true,
    };
}
const cut = (text) => text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}\u2026`;
const first = (items) => (items ?? []).slice(0, mostItems);
/**
 * The next `progress-log.json`: the newest successes (newest first) before the entries of the previous log, one entry
 * for each task and iteration, at most 20. Costs the same at the ten-thousandth iteration.
 */
function nextProgressLog(at) {
    const seen = new Set();
    const entries = [...at.newest.map(progressEntry), ...(at.previous?.entries ?? [])].filter((entry) => {
        const key = `${entry.task_id} ${entry.iteration}`;
        return !seen.has(key) && seen.add(key);
    });
    const counts = (0,task_rows/* countStatuses */.ip)(at.rows);
    return {
        generated_at: at.generated,
        plan_summary: {
            total_tasks: at.rows.length,
            completed: counts.done,
            pending: counts.pending + counts.in_progress,
            failed: counts.failed,
            skipped: counts.skipped,
            given_up: counts.given_up,
        },
        entries: entries.slice(0, progressEntries),
    };
}
/** The log without an iteration that was taken back: what it tells is done. */
const withoutIteration = (log, iteration) => log && { ...log, entries: log.entries.filter((entry) => entry.iteration !== iteration) };
/** The previous log as it was stored; null where there is none or it is not one: it is generated anew either way. */
function readProgressLog(stored) {
    if (stored === undefined)
        return null;
    try {
        return ProgressLog.safeParse(JSON.parse(stored)).data ?? null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/core/report/markdown/progress-log-markdown.js



/** `progress-log.md`: the table of the tasks that are shown, then one block for each of the newest successful iterations. */
function progressLogMarkdown(log, at) {
    const { total_tasks, completed, pending, failed, skipped, given_up } = log.plan_summary;
    const parts = [
        '# Progress log',
        `Plan ${at.plan}: ${completed} of ${total_tasks} tasks done, ${pending} pending, ${failed} failed, ${skipped} skipped${given_up > 0 ? `, ${given_up} given up` : ''}.` +
            ` As of ${(0,amounts/* formatUtc */.ay)(log.generated_at)}.`,
        (0,task_table/* markdownTable */.Q)(at.rows),
        ...(at.omitted ? [at.omitted] : []),
        '---',
        ...(log.entries.length === 0 ? ['No iteration has succeeded yet.'] : log.entries.map(block)),
    ];
    return `${parts.join('\n\n')}\n`;
}
function block(entry) {
    const files = entry.files_changed.map(({ path, action }) => `| ${(0,inline_markdown/* markdownCell */.UZ)(path, 200)} | ${action} |`);
    const more = entry.files_total - files.length;
    const parts = [
        `### ${entry.task_id}: ${line(entry.title)} (iteration ${entry.iteration}, ${(0,amounts/* formatUtc */.ay)(entry.timestamp)})`,
        `**Summary:** ${line(entry.summary)}`,
        ...(entry.fully_complete ? [] : ['The agent says that the task is not complete; the checks passed.']),
        ...(files.length > 0 ? [['| File | Action |', '| --- | --- |', ...files].join('\n')] : []),
        ...(more > 0 ? [`And ${more} more files.`] : []),
        ...progress_log_markdown_list('Tests added', entry.tests_added, ({ file, test_names }) => [file, test_names.join('; ')]),
        ...progress_log_markdown_list('Design decisions', entry.design_decisions, (decision) => [decision, '']),
        ...progress_log_markdown_list('Constraints', entry.constraints, ({ constraint, impact }) => [constraint, impact]),
        ...progress_log_markdown_list('Deviations', entry.deviations, ({ planned, actual, reason }) => [`${planned} \u2192 ${actual}`, reason]),
        ...progress_log_markdown_list('Bugs', entry.bugs, ({ description, resolution, resolved }) => [
            `${resolved ? 'resolved' : 'open'}: ${description}`,
            resolution,
        ]),
    ];
    return parts.join('\n\n');
}
/** A heading and a list, or nothing; what comes after the colon is optional. */
function progress_log_markdown_list(heading, items, words) {
    if (items.length === 0)
        return [];
    const lines = items.map(words).map(([text, rest]) => `- ${line(text)}${rest === '' ? '' : `: ${line(rest)}`}`);
    return [`**${heading}:**`, lines.join('\n')];
}
const line = (text) => (0,inline_markdown/* inlineMarkdown */.x)(text, 500);

// EXTERNAL MODULE: ./build/schema/agent/review.js
var review = __webpack_require__(5442);
;// CONCATENATED MODULE: ./build/app/phase/settle/take-in-handoff.js









/** What a handoff does besides its commit: its amendments of the plan are judged, the progress log is renewed. */
async function takeInHandoff(ports, job, { ledger, ...passed }) {
    amend(ledger, { ...passed, trusted: job.settings.amendments === 'trusted' });
    await recordProgress(ports, ledger, passed);
}
/** The same for an attempt of an earlier job, from the files that it left. */
async function takeInStored(ports, job, { ledger, ...approved }) {
    const { iteration } = approved;
    const task = ledger.plan.tasks.find(({ id }) => id === approved.task);
    const [stored, agent] = await Promise.all(['handoff.json', 'agent.json'].map((file) => ledger.recall((0,state_paths/* iterationPath */.lr)(iteration, file))));
    const handoff = agent_handoff/* Handoff */.Pj.safeParse(fieldOf(stored, 'handoff')).data;
    if (!task || !handoff)
        return;
    const changes = (fieldOf(agent, 'changes') ?? []);
    await takeInHandoff(ports, job, { ledger, task, iteration, handoff, changes });
}
const fieldOf = (json, name) => json === undefined ? undefined : JSON.parse(json)[name];
function amend(ledger, { iteration, task, handoff, trusted }) {
    const amendments = handoff.plan_amendments ?? [];
    if (amendments.length === 0)
        return;
    const judged = judgeAmendments({
        plan: ledger.plan,
        statusOf: (0,begin/* statusIn */.em)(ledger.state),
        current: task.id,
        amendments,
        trusted,
    });
    if (judged.accepted.length > 0)
        ledger.replacePlan(judged.plan);
    ledger.record(...judged.accepted.map((amendment) => ({
        type: 'amendment_accepted',
        iteration,
        amendment,
        ...(amendment.action === 'remove' && !trusted && { given_up: true }),
    })), ...judged.refused.map(({ amendment, why }) => ({ type: 'amendment_refused', iteration, amendment, why })));
}
const logFile = 'progress-log.json';
/** Renews `progress-log.json` and `.md`: the task table and the newest successes (docs/design.md#state-tree). */
async function recordProgress(ports, ledger, success) {
    renew(ports, ledger, { previous: readProgressLog(await ledger.recall(logFile)), newest: [success] });
}
/** Prepares to take an iteration out of it again; what it returns does so at once, beside the facts that say why. */
async function forgetProgress(ports, ledger, iteration) {
    const previous = withoutIteration(readProgressLog(await ledger.recall(logFile)), iteration);
    return () => renew(ports, ledger, { previous, newest: [] });
}
function renew({ clock }, ledger, { previous, newest }) {
    const generated = new Date(clock.now()).toISOString();
    const { plan, state } = ledger;
    const dated = newest.map((success) => ({ ...success, at: generated }));
    const log = nextProgressLog({ previous, newest: dated, rows: (0,begin/* recordsOf */.M$)(plan, state), generated });
    ledger.attach(logFile, `${JSON.stringify(log, null, 2)}\n`);
    ledger.attach('progress-log.md', progressLogMarkdown(log, { plan: state.plan, ...(0,task_rows/* rowsInState */.UV)({ plan, state }) }));
}
/** Puts what a reviewer found into the outbox, with the fact that its commit is part of the work. */
function tellReview(ports, ledger, of) {
    const { iteration, task, commit, reviewed } = of;
    if (!reviewed?.review)
        return;
    const { review, model } = reviewed;
    const branch = (0,next_slices/* slicesOf */.nu)(ledger.state).at(-1)?.branch ?? ledger.state.work_branch;
    const at = new Date(ports.clock.now()).toISOString();
    const said = { commit, branch, iteration, task, at, model, review };
    ledger.send(ports.outbox.effectsOf({ commit, checks: [], knownRed: [], review: said }));
}
/** The same for a commit that waited for a person's word, from the file that its job left. */
async function tellStoredReview(ports, ledger, of) {
    const stored = await ledger.recall((0,state_paths/* iterationPath */.lr)(of.iteration, 'review.json'));
    const reviewed = stored === undefined ? undefined : review/* Reviewed */.u2.safeParse(JSON.parse(stored)).data;
    tellReview(ports, ledger, { ...of, reviewed });
}
/** Cuts the work where the commit that is about to be taken in is the first for its milestone. */
function recordMilestone(ledger, { iteration, task }) {
    const milestone = (0,next_slices/* beginsSlice */.vq)(ledger.plan, ledger.state, task);
    if (milestone === undefined)
        return;
    ledger.record({ type: 'milestone_begun', iteration, milestone, from: ledger.state.work });
}

;// CONCATENATED MODULE: ./build/app/phase/settle/settle.js









/** Of what an iteration changed of its checks, so many are told one by one. */
const mostTouched = 10;
/** An interrupted attempt counts for nothing; what a person must mend ends the job with that reason. */
function settleInterruption(ledger, coded, at) {
    const { verdict, settings } = at;
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
/** A failure by the agent's end or by a guard. */
async function settleFailure(ports, ledger, at) {
    await fail(ports, ledger, { ...at, validation: null, fingerprint: (0,fingerprint/* fingerprint */.Rj)(`${at.cause}: ${at.why}`) });
}
/** What the checks said decides: one commit, or back to the checkpoint with the failure remembered. */
async function settleChecked(ports, job, at) {
    const { ledger, coded, validation } = at;
    if (validation.passed)
        return pass(ports, job, at);
    const { strategy, checks, known_red } = validation;
    const { failures, missing } = (0,verdict/* judge */.S4)({ strategy, checks: job.checks, results: checks, knownRed: known_red });
    const why = [
        ...failures.map((result) => `${result.name} ${(0,failure_sentence/* failureSentence */.Qz)(result)}`),
        ...missing.map((name) => `${name} has no result`),
    ].join('; ');
    await fail(ports, ledger, {
        coded,
        candidate: at.candidate,
        cause: 'checks',
        why,
        validation,
        said: (0,output_excerpt/* saidByRed */.Yb)(failures),
        fingerprint: (0,fingerprint/* validationFingerprint */.gW)(validation),
    });
}
/** The checks passed and the reviewer did not accept it: as with checks that failed. */
async function settleRevised(ports, at) {
    await fail(ports, at.ledger, { ...at, cause: 'review', fingerprint: (0,fingerprint/* fingerprint */.Rj)(`review: ${at.why}`) });
}
async function pass(ports, job, at) {
    const { ledger, coded, validation } = at;
    const { iteration, task, usage, durationMs } = coded;
    const { handoff, source } = handoffOf(coded);
    const commit = at.candidate ?? (await writeCandidate(ports, job, { run: ledger.state.run, coded }));
    const passed = new Set(validation.checks.filter((check) => check.passed && !check.flaky).map(({ name }) => name));
    recordCall(ledger, coded, null);
    attachValidation(ledger, validation);
    const fact = {
        iteration,
        task: task.id,
        commit,
        summary: handoff.summary,
        handoff: source,
        usage,
        duration_ms: durationMs,
        flaky: validation.checks.filter(({ flaky }) => flaky).map(({ name }) => name),
        turned_green: validation.known_red.filter((name) => passed.has(name)),
    };
    const awaitsApproval = job.settings.approval === 'iteration';
    if (awaitsApproval)
        ledger.keep(commit);
    else
        recordMilestone(ledger, { iteration, task: task.id });
    ledger.record(awaitsApproval
        ? { type: 'attempt_held', ...fact, checkpoint: coded.checkpoint }
        : { type: 'attempt_succeeded', ...fact });
    ledger.send(ports.outbox.effectsOf({ commit, checks: validation.checks, knownRed: validation.known_red }));
    const { touched } = coded;
    if (touched.length > 0) {
        const what = touched.slice(0, mostTouched);
        ledger.record({ type: 'checks_touched', iteration, task: task.id, what, total: touched.length });
    }
    for (const why of source === 'synthetic' ? [] : askedOfPeople(handoff)) {
        ledger.record({ type: 'review_requested', iteration, task: task.id, why });
    }
    // What a person may yet reject changes neither the plan nor the account of what is done.
    if (awaitsApproval)
        return;
    tellReview(ports, ledger, { iteration, task: task.id, commit, reviewed: coded.reviewed });
    await takeInHandoff(ports, job, { ledger, task, iteration, handoff, changes: coded.changes });
}
/** Why a person should look at work whose checks passed, in the words of its agent: a synthetic handoff has none. */
function askedOfPeople({ request_human_review: asked, task_completed: done }) {
    const left = done?.summary?.trim() ? `: ${done.summary.trim()}` : '';
    return [
        ...(asked?.needed ? [asked.reason ?? 'the agent gave no reason'] : []),
        ...(done?.fully_complete === false ? [`the agent says that the task is not fully complete${left}`] : []),
    ];
}
async function fail(ports, ledger, at) {
    const { coded, cause, why, validation } = at;
    const { iteration, task, usage, durationMs } = coded;
    const kept = coded.changes.length > 0 && coded.findings.length === 0;
    const rejected = kept ? (at.candidate ?? (await keepRejected(ports, coded, why))) : null;
    if (rejected)
        ledger.keep(rejected);
    recordCall(ledger, coded, why);
    if (validation)
        attachValidation(ledger, validation);
    ledger.record({
        type: 'attempt_failed',
        iteration,
        task: task.id,
        cause,
        why,
        ...at.said,
        fingerprint: at.fingerprint,
        handoff: coded.handoffSource,
        usage,
        duration_ms: durationMs,
        rejected,
        final: coded.attempt > task.max_retries,
    });
}
/** A rejected tree stays reachable, so that a person can look at it; what a guard refused is never kept (rule 7). */
function keepRejected({ workBranch, redact }, { tree, checkpoint, iteration, task }, why) {
    const message = `rejected[${iteration}]: ${task.id}\n\nThis attempt did not pass and is not part of the work branch.\n${why.slice(0, 500)}\n`;
    return workBranch.write({ tree, parent: checkpoint, message: redact(message), aside: true });
}
/** The facts of the call itself, and the files that later prompts and people read. */
function recordCall(ledger, coded, why) {
    const { iteration, handoff, handoffSource: source, end, usage, durationMs, lingeredMs, hidden, environment, changes, denials, } = coded;
    recordReview(ledger, coded);
    if (handoff)
        ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'handoff.json'), settle_json({ source, handoff }));
    const fault = end.kind === 'finished' || end.kind === 'no_result' ? {} : { fault: end };
    const call = { attempt: coded.attempt, task: coded.task.id, duration_ms: durationMs, usage };
    const facts = { end: end.kind, ...fault, why, ...call };
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'agent.json'), settle_json({ ...facts, denials, changes: changes.slice(0, 500), files: changes.length }));
    if (lingeredMs !== null)
        ledger.record({ type: 'agent_lingered', iteration, after_ms: lingeredMs });
    if (hidden.total > 0)
        ledger.record({ type: 'files_hidden', iteration, paths: [...hidden.paths], total: hidden.total });
    if (environment.total > 0) {
        const { paths, total } = environment;
        ledger.record({ type: 'environment_changed', iteration, paths: [...paths], total });
    }
}
/** What a reviewer said, wherever the attempt goes: it was paid for. */
function recordReview(ledger, { iteration, task, reviewed }) {
    if (!reviewed)
        return;
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'review.json'), settle_json(reviewed));
    const { review, why, usd } = reviewed;
    ledger.record({
        type: 'iteration_reviewed',
        iteration,
        task: task.id,
        verdict: review?.verdict ?? null,
        findings: review?.findings.length ?? 0,
        summary: (0,one_line/* oneLine */.TN)(review?.summary ?? why ?? '', 500),
        usd,
    });
}
function attachValidation(ledger, validation) {
    ledger.attach((0,state_paths/* iterationPath */.lr)(validation.iteration, 'validation.json'), settle_json(validation));
}
const settle_json = (value) => `${JSON.stringify(value, null, 2)}\n`;

;// CONCATENATED MODULE: ./build/app/phase/settle/settle-attempt.js









/** What the agent's end and the guards mean for the attempt, before any check. */
const verdictOn = ({ ports, ledger }, coded) => (0,attempt_verdict/* attemptVerdict */.ve)({
    end: coded.end,
    hasChanges: coded.changes.length > 0,
    findings: coded.findings,
    unready: coded.unready,
    now: ports.clock.now(),
    waits: ledger.state.waiting?.count ?? 0,
    losses: (0,begin/* taskIn */.B1)(ledger.state, coded.task.id).runners_lost,
});
/**
 * Fifth phase: one commit, or back to the checkpoint. Where the agent's end and the guards do not decide, the checks do,
 * wherever they run, and then the review. Returns a reason to stop where a person has to mend something first.
 */
async function settleAttempt(work, at, { check, review = unchanged }) {
    const { ports, job, ledger } = work;
    const { coded, verdict, candidate } = at;
    if (verdict.kind === 'interrupt')
        return settleInterruption(ledger, coded, { verdict, settings: job.settings });
    if (verdict.kind === 'fail') {
        await settleFailure(ports, ledger, { coded, ...verdict });
        return undefined;
    }
    const validation = await check();
    if (validation === undefined)
        settleInterruption(ledger, coded, { verdict: stoppedInChecks, settings: job.settings });
    else if (typeof validation === 'string')
        await settleFailure(ports, ledger, { coded, cause: 'checks', why: validation });
    else if (!validation.passed)
        await settleChecked(ports, job, { ledger, coded, validation, candidate });
    else
        return settleReviewed(work, { coded: await review(coded), validation, candidate });
    return undefined;
}
/** The checks passed: a gate may still keep it out. */
async function settleReviewed({ ports, job, ledger }, at) {
    const { coded } = at;
    const verdict = (0,read_review/* reviewVerdict */.C7)(job.settings.review, coded.reviewed, {
        now: ports.clock.now(),
        waits: ledger.state.waiting?.count ?? 0,
        losses: (0,begin/* taskIn */.B1)(ledger.state, coded.task.id).runners_lost,
    });
    if (verdict?.kind === 'interrupt') {
        return settleInterruption(ledger, coded, { verdict, settings: job.settings });
    }
    if (verdict)
        await settleRevised(ports, { ...at, ledger, why: verdict.why });
    else
        await settleChecked(ports, job, { ...at, ledger });
    return undefined;
}
const unchanged = async (coded) => coded;
const stoppedInChecks = {
    kind: 'interrupt',
    cause: 'cancelled',
    why: 'the job was cancelled or stopped',
    until: null,
};
/**
 * The remote refuses the state with what an attempt came to: its size, a credential that it finds in it, a rule. Else
 * each further job would pay for the same attempt: it is put down as failed, without its objects, on what is there, and
 * the next agent is told why (failure model G9). Returns whether that was written.
 */
async function failRefused({ ports, job, ledger }, error) {
    if (!(error instanceof error_error/* RalphError */.A && error.code === 'REMOTE_REFUSED'))
        return false;
    const { run } = await ports.store.load();
    const refused = run?.state.current;
    if (!run || !refused || run.state.epoch !== ledger.state.epoch || !hasEnded(ledger.state, run.state))
        return false;
    const { iteration, task, attempt } = refused;
    const why = error.message;
    const [ours, theirs] = [ledger.state, run.state];
    const instead = ledger_openLedger(ports, run, job);
    const call = (0,state_paths/* iterationPath */.lr)(iteration, 'agent.json');
    const told = JSON.parse((await ledger.recall(call)) ?? '{}');
    instead.attach(call, `${JSON.stringify({ ...told, why }, null, 2)}\n`);
    instead.record({
        type: 'attempt_failed',
        iteration,
        task,
        cause: 'guard',
        why,
        fingerprint: (0,fingerprint/* fingerprint */.Rj)(`refused: ${why}`),
        handoff: null,
        usage: (0,agent_usage/* lessUsage */.xX)(ours.usage, theirs.usage),
        duration_ms: Math.max(0, (0,begin/* taskIn */.B1)(ours, task).duration_ms - (0,begin/* taskIn */.B1)(theirs, task).duration_ms),
        rejected: null,
        final: attempt > (run.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0),
    }, { type: 'run_stopped', reason: { kind: 'failed', code: error.code, why } }, { type: 'lease_released' });
    await instead.save('stop: failed');
    return true;
}
/** Whether what we know of the attempt is more than that it was under way. */
const hasEnded = ({ counts }, written) => counts.succeeded + counts.failed > written.counts.succeeded + written.counts.failed;

// EXTERNAL MODULE: ./build/core/review/file-diff.js
var file_diff = __webpack_require__(9373);
;// CONCATENATED MODULE: ./build/core/review/review-prompt.js





/** About 30,000 tokens; a change of more than that is read in the files. */
const maxDiff = 120_000;
const review_prompt_maxText = 8_000;
/** What a reviewer is told: the task and its criteria, what its agent says of the work, and the change. */
function reviewPrompt(given) {
    const { template, task, handoff, files } = given;
    const criteria = task.acceptance_criteria.map((text) => `- ${text}`).join('\n');
    const checks = given.checked
        ? 'The checks have passed on this change.'
        : 'The checks have not run on this change yet.';
    const parts = [
        template.trim(),
        `## Task\n\n${quoted([`${task.id}: ${task.title}`, task.description].join('\n\n'))}`,
        `## Acceptance criteria\n\n${criteria === '' ? 'None were written down.' : quoted(criteria)}`,
        `## What the agent says of its work\n\n${quoted([handoff.summary, handoff.freeform].join('\n\n'))}`,
        `## The change\n\n${checks} Before each line stands its number in the new file.\n\n${diffExcerpt(files, maxDiff)}`,
    ];
    return parts.join('\n\n');
}
const quoted = (text) => (0,fences/* fenced */.OF)((0,excerpt/* startOf */.GH)((0,visible/* visible */.R)(text).trim(), review_prompt_maxText));
const longestLine = 300;
/** Less of a file tells nothing. */
const leastChars = 400;
/**
 * The diff of a change for a prompt, file by file in code blocks, about `maxChars` at most. Small files are shown whole,
 * the large ones share what room is left, and each cut is said where it is.
 */
function diffExcerpt(files, maxChars) {
    const whole = files.map((file) => ({ file, lines: (0,file_diff/* numberedDiff */.Cf)(file).map(harmless) }));
    const share = fairShare(whole.map(({ lines }) => sizeOf(lines)), maxChars);
    // Where there are too many files, the last ones are only named.
    const shown = share < leastChars ? whole.slice(0, Math.floor(maxChars / leastChars)) : whole;
    const room = Math.max(share, leastChars);
    const rest = whole.slice(shown.length).map(({ file }) => nameOf(file));
    return [
        ...shown.map(({ file, lines }) => `### ${nameOf(file)}\n\n${review_prompt_cut(lines, room)}`),
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
/** The most that every file may take so that all of them together fit. */
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
function review_prompt_cut(lines, room) {
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

;// CONCATENATED MODULE: ./build/app/phase/validate/review.js






/** It looks and answers; the workspace is none of its business. */
const readingTools = ['Read', 'Grep', 'Glob'];
/** With less left, the call would end before its answer. */
const review_leastUsd = 0.01;
/**
 * Has a fresh agent look at a captured change, where the settings ask for it; what it cost is added to the attempt's.
 * What counts is the tree that was captured before: whatever the reviewer leaves in the workspace is in no commit.
 */
async function askReviewer(ports, job, at) {
    const { coded } = at;
    if (job.settings.review === 'none')
        return { coded, call: undefined };
    const model = job.settings['review-model'] ?? coded.task.model ?? job.settings.model;
    const left = job.settings['cost-budget'] - at.spentUsd - coded.usage.usd;
    const outcome = left < review_leastUsd ? review_nothingLeft : await callReviewer(ports, job, { ...at, model, budgetUsd: left });
    const usage = (0,agent_usage/* addUsage */.vk)(coded.usage, outcome.usage);
    const durationMs = coded.durationMs + outcome.durationMs;
    at.onSpent({ usage, duration_ms: durationMs });
    const call = { end: outcome.end, model: model ?? null, usd: outcome.usage.usd };
    return { coded: { ...coded, usage, durationMs }, call };
}
/** The same, with its answer read: in the job that settles what it says. */
async function reviewed(ports, job, at) {
    const { coded, call } = await askReviewer(ports, job, at);
    return call ? { ...coded, reviewed: await readReviewer(ports, coded, call) } : coded;
}
/** What a call came to, by the change as it is known here; of its answer nothing else is believed. */
async function readReviewer({ workspace }, { start, tree }, call) {
    const read = (0,read_review/* readReview */.ty)(call.end, call.end.kind === 'finished' || call.end.kind === 'no_result' ? await workspace.diff(start, tree) : []);
    const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end;
    return 'why' in read
        ? { ...call, end, review: null, why: read.why }
        : { ...call, end, review: read.review, why: null };
}
async function callReviewer(ports, job, at) {
    const { coded, model, budgetUsd } = at;
    const { iteration, task, attempt, start, tree } = coded;
    const { agent, workspace, base, show } = ports;
    const request = {
        pass: 'review',
        iteration,
        task: task.id,
        attempt,
        prompt: reviewPrompt({
            template: await (0,template/* template */.v)(ports, 'review'),
            task,
            handoff: handoffOf(coded).handoff,
            files: await workspace.diff(start, tree),
            checked: at.checked,
        }),
        systemPrompt: (await base.read('CLAUDE.md')) ?? '',
        // The paths of the change start here.
        workspace: workspace.path,
        cwd: workspace.folder('.'),
        model,
        maxTurns: job.settings['max-turns'],
        budgetUsd,
        allowedTools: readingTools,
        schema: (0,review/* reviewJsonSchema */.ec)(),
    };
    show({ kind: 'note', text: `${model ?? 'a second agent'} reviews the change of iteration ${iteration}` });
    const outcome = await at.guarded(async (signal) => {
        try {
            return await agent.run(request, signal, (progress) => show({ kind: 'agent', iteration, progress }));
        }
        catch (error) {
            // For a mere comment no attempt is lost; a gate cannot open, and says what is wrong with the machine.
            if (job.settings.review === 'gate')
                throw error;
            return notMade(error);
        }
    });
    if (outcome.end.kind === 'error' && outcome.end.what === 'disk')
        await workspace.discard();
    else
        await putBack(ports, tree);
    return outcome.outside.length === 0 ? outcome : { ...outcome, end: meddled(outcome.outside) };
}
/** Who changes files outside of the workspace is no judge of others. */
const meddled = (outside) => ({
    kind: 'error',
    what: 'other',
    message: outside.join('; '),
});
async function putBack({ workspace, show }, tree) {
    const { changed } = await workspace.resetTracked(tree);
    if (changed.length === 0)
        return;
    show({ kind: 'warning', text: `the reviewer changed files, which were put back: ${changed.slice(0, 5).join(', ')}` });
}
const notMade = (error) => ({
    end: { kind: 'error', what: 'other', message: String(error) },
    outside: [],
    usage: agent_usage/* noUsage */.tk,
    durationMs: 0,
});
const review_nothingLeft = {
    end: { kind: 'error', what: 'budget', message: 'no budget is left for the review' },
    usage: agent_usage/* noUsage */.tk,
    durationMs: 0,
};

// EXTERNAL MODULE: ./build/app/phase/validate/validate.js
var validate = __webpack_require__(9041);
;// CONCATENATED MODULE: ./build/app/attempt.js










/** The phases of one iteration as far as this job takes it; how the job ends, where it does. */
async function attempt(work, step) {
    const { ports, job, ledger, cancelled, did, reach } = work;
    const laid = await layOut(ports, job, { ledger, task: step.task });
    if (laid.kind === 'gone')
        return laid.reason && stopped(laid.reason);
    const prepared = await (0,prepare/* prepare */.i)(ports, job, { ledger, ...step, laidOut: laid.laidOut });
    const handed = reach.until === 'prepared'
        ? delegate(work, { phase: 'prepared', prepared }, { commit: prepared.merge && prepared.start })
        : undefined;
    const begin = async (onSent) => {
        await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`, onSent);
        await work.publish();
    };
    // Whatever goes wrong from here on, this attempt has cost nothing yet.
    did.spent = nothingSpent;
    // The lease is ours since the job began, so the files are too: they need not wait for the remote.
    await alongside(begin, async () => {
        if (handed)
            return;
        const restored = ports.workspace.restore(prepared.start);
        // Made while git works, since the call would wait for it.
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
    const guarded = guardedBy(work);
    const at = { spentUsd: ledger.state.usage.usd, guarded, onSpent };
    const changedSince = await ports.steering.look();
    const coded = await code(ports, job, { ...at, prepared, cancelled });
    const verdict = verdictOn(work, coded);
    did.ready &&= !filledDisk(coded.end);
    if (verdict.kind === 'validate' && reach.until === 'coded') {
        // The checks run in other jobs, which have no key for a model.
        return handOnCoded(work, await reviewed(ports, job, { ...at, coded, checked: false }));
    }
    const reason = await settleAttempt(work, { coded, verdict }, {
        async check() {
            const found = { coded, state: ledger.state, onChecks: work.orders.checks };
            const validation = await whileHoldingRun(work, (signal) => (0,validate/* validate */.tf)(ports, job, { ...found, signal }));
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
    });
    await tellSteering(ledger, prepared, changedSince);
    return reason && stopped(reason);
}
/** Named at once, and not taken over by the next job without a person's word. */
async function tellSteering(ledger, { iteration }, changedSince) {
    const { paths, plan } = await changedSince();
    if (paths.length === 0)
        return;
    ledger.record({ type: 'steering_changed', iteration, paths: paths.slice(0, 20), plan_source: plan });
}
async function handOnCoded(work, coded) {
    const { ports, job, ledger, did } = work;
    const commit = await writeCandidate(ports, job, { run: ledger.state.run, coded });
    const dossier = delegate(work, { phase: 'coded', coded }, { commit, spent: did.spent });
    await ledger.save(`hand on iteration ${coded.iteration}: ${coded.task.id}`);
    return { kind: 'handed_on', dossier };
}
/** Then its workspace was thrown away, with what set-up had made. */
const filledDisk = (end) => end?.kind === 'error' && end.what === 'disk';
/** What `sending` waits for is used for `other`; both have ended when a fault of one is thrown. */
async function alongside(sending, other) {
    let begun;
    const onSent = () => {
        begun ??= other();
        // Its fault is thrown below, when the other one has ended too.
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
/** Somebody pushed to the work branch in the last moment: nothing is built on what is no longer its tip. */
function giveBack(ledger, { iteration, task }) {
    const why = 'somebody pushed to the work branch before the agent was called';
    ledger.record({
        type: 'attempt_interrupted',
        iteration,
        task: task.id,
        cause: 'work_moved',
        why,
        until: null,
        ...nothingSpent,
    });
}

// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(3107);
;// CONCATENATED MODULE: ./build/app/job/confined.js

/**
 * Before a job writes or spends anything: whether an agent and checks may work in what is reached here, and a loud
 * word where that is little. Throws RalphError CONFINEMENT_BELOW_MINIMUM or CONFINEMENT_BESIDE_SECRETS.
 */
function demandConfinement({ confinement, show }, { settings }) {
    const verdict = confinement && (0,policy/* judgeConfinement */.g1)(settings, confinement);
    if (!verdict)
        return;
    if ('refused' in verdict)
        throw verdict.refused;
    show({ kind: 'warning', text: verdict.warning });
}
/** States what the agent and the checks of this job work in, where the run does not know it yet. */
function stateConfinement(ledger, here) {
    if (here)
        stateConfined(ledger, (0,policy/* confinedIn */.E2)(here), here.report.refused);
}
/** The same of another job's machine. */
function stateConfined(ledger, confined, refused = []) {
    const { confined: known } = ledger.state;
    const { level, way, given_up, login } = confined;
    const isKnown = known?.level === level && known.way === way && known.given_up === given_up && known.login === login;
    if (!isKnown)
        ledger.record({ type: 'confined', level, way, given_up, login, refused });
}

// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(913);
;// CONCATENATED MODULE: ./build/core/run/next/budget-warning.js
/** From here on a person is told: early enough to choose before the job stops by itself. */
const nearly = 0.8;
/** The budgets of which four fifths are used and of which that has not been said; a raised limit is said again. */
function budgetsNearlyUsed(at) {
    const said = (use) => at.state.warned.some(({ budget, limit }) => budget === use.budget && limit === use.limit);
    return budgetsInForce(at).filter((use) => use.used >= use.limit * nearly && !said(use));
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




/**
 * Before an attempt: in the job's first one, what the rest of the plan will probably cost; in any, each budget that is
 * nearly used, once, and what can be done about it while there is time (docs/design.md#what-it-promises).
 */
function sayCosts({ clock, show }, job, { ledger, soFar }) {
    const { plan, state } = ledger;
    const limits = (0,job_settings/* limitsOf */.Af)(job);
    const now = clock.now();
    if (soFar.iterations === 0) {
        const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* forecast */.g)({ plan, state }, { now, costBudgetUsd: limits.costBudgetUsd }));
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

;// CONCATENATED MODULE: ./build/core/control/acknowledge.js


/** A comment takes 65,536 characters (platform fact 26). */
const longestAnswer = 30_000;
/**
 * What has to be to see outside after these orders: a sign at each, and the answers in as few comments as they fit, so
 * that a hundred orders at once are no hundred comments. Keys come from the orders alone: the same orders give the same.
 */
function acknowledge(taken) {
    const signs = taken.map(({ order, obeyed }) => {
        const body = obeyed.kind === 'refused' ? 'refused' : 'done';
        return { key: `sign/${order.id}`, kind: 'sign', body };
    });
    const answers = [];
    for (const one of taken) {
        const text = answerTo(one);
        if (text === undefined)
            continue;
        const last = answers.at(-1);
        if (last && last.size + text.length <= longestAnswer) {
            last.parts.push(text);
            last.size += text.length;
        }
        else
            answers.push({ key: `answer/${one.order.id}`, parts: [text], size: text.length });
    }
    return [...signs, ...answers.map(({ key, parts }) => ({ key, kind: 'answer', body: parts.join('\n\n') }))];
}
const onlyTheFirst = 'Only the first order of a comment counts: write a comment for each of the others.';
function answerTo({ order, obeyed, answer }) {
    const quoted = `> ${(0,inline_markdown/* inlineMarkdown */.x)(order.by, 60)}: ${(0,inline_markdown/* typedOrder */.PD)(order.text, 200)}`;
    if (obeyed.kind === 'refused')
        return answer ? `${quoted}\n\nNot done: ${(0,inline_markdown/* inlineMarkdown */.x)(obeyed.why, 600)}` : undefined;
    const said = obeyed.kind === 'stop' ? undefined : obeyed.answer;
    const parts = [said, order.more && onlyTheFirst].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : [quoted, ...parts].join('\n\n');
}
/** What reviewers are told, each at the place where they asked: the commit that did it, or that it was given up. */
function answerFollowUps({ plan, state }) {
    const ended = state.follow_ups.flatMap(({ task, url, threads }) => {
        const end = endOf(task, plan, state);
        const asked = url === null ? '' : `\n\n(asked for in ${url})`;
        return end === undefined ? [] : [{ task, threads, body: `${end}${asked}` }];
    });
    return {
        tasks: ended.map(({ task }) => task),
        effects: ended.flatMap(({ threads, body }) => threads.map((thread) => ({ key: `reply/${thread}`, kind: 'reply', body }))),
    };
}
/** Undefined while it may yet be done; a failed one can be tried again. */
function endOf(id, plan, state) {
    const task = state.tasks[id];
    if (task?.status === 'done' && task.commit !== null) {
        // The whole oid, which GitHub makes a link of.
        return `Done in ${task.commit} (${(0,report_context/* code */.aY)(id)}, iteration ${task.iteration}): ${(0,inline_markdown/* inlineMarkdown */.x)(task.summary ?? '', 500)}`;
    }
    if (task?.status === 'skipped')
        return `Not done: ${(0,report_context/* code */.aY)(id)} was skipped.`;
    return plan.tasks.some((other) => other.id === id) ? undefined : `Not done: ${(0,report_context/* code */.aY)(id)} was taken out of the plan.`;
}

// EXTERNAL MODULE: ./build/core/control/obey-command.js
var obey_command = __webpack_require__(4149);
// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(878);
// EXTERNAL MODULE: ./build/core/plan/change/follow-up.js
var follow_up = __webpack_require__(4688);
// EXTERNAL MODULE: ./build/core/run/stored/withdrawal.js
var withdrawal = __webpack_require__(5471);
;// CONCATENATED MODULE: ./build/app/obey.js










/**
 * Applies what operators ordered since the last look. Each order's effect and its id go into one state commit, so it
 * takes effect exactly once, whatever dies (design rule 3). Returns a reason where the job is to end; `rests` where
 * nobody has ordered any work.
 */
async function obey(work, rests) {
    const { ports, ledger } = work;
    const { orders, cursor } = await work.orders.take();
    const known = new Set(ledger.consumed);
    const fresh = orders.filter(({ id }) => !known.has(id));
    const taken = [];
    const waiting = new Set(orders.map(({ id }) => id));
    for (const order of fresh)
        taken.push(await carryOut(work, { order, waiting }));
    ledger.consume([], { cursor, waiting });
    ledger.send(acknowledge(taken));
    const answered = tellReviewers(ledger);
    if (fresh.length > 0 || answered.length > 0)
        await ledger.save(subject(fresh, answered));
    await deliver(ports, ledger);
    if (waiting.size > 0)
        await ports.orderSource.forget([...waiting]);
    const stopped = taken.map(({ obeyed }) => obeyed).findLast((obeyed) => obeyed.kind === 'stop');
    if (stopped)
        return { kind: 'paused', why: stopped.why, scope: 'job' };
    return fresh.length > 0 && fresh.every(asks) ? rests : undefined;
}
/** A question; what nobody may order wants nothing either. */
const asks = ({ text, refused }) => refused !== undefined || /^(?:status|help)\b/.test(text);
/** That a task was done and that its reviewer is told so is one commit, so that it is told once. */
function tellReviewers(ledger) {
    const { tasks, effects } = answerFollowUps(ledger);
    ledger.record(...tasks.map((task) => ({ type: 'follow_up_answered', task })));
    ledger.send(effects);
    return tasks;
}
/** The first words of what is obeyed; a commit's subject is short. */
function subject(fresh, answered) {
    if (fresh.length === 0)
        return `answer the review that asked for ${answered.join(', ')}`;
    const words = fresh.slice(0, 5).map(({ text }) => (0,one_line/* oneLine */.TN)(text.split(' ')[0] ?? '', 20));
    return `obey ${words.join(', ')}${fresh.length > 5 ? ` and ${fresh.length - 5} more` : ''}`;
}
async function carryOut(work, { order, waiting }) {
    const { ledger } = work;
    const { id, by, text, about, refused } = order;
    const obeyed = obey_judge(order, ledger);
    ledger.consume([id], { cursor: null, waiting });
    ledger.record({
        type: 'command_taken',
        id,
        by,
        text,
        refused: obeyed.kind === 'refused' ? obeyed.why : null,
        ...(about && { about }),
    });
    if (obeyed.kind === 'done')
        for (const effect of obeyed.effects)
            await takeEffect(work, effect);
    return { order, obeyed, answer: refused?.answer ?? true };
}
function obey_judge({ text, refused, ...order }, { plan, state }) {
    if (refused)
        return { kind: 'refused', why: refused.why };
    const command = (0,read_command/* readCommand */.U)(text);
    return 'fault' in command ? { kind: 'refused', why: command.fault } : (0,obey_command/* obeyCommand */.n)(command, order, { plan, state });
}
/** What an order means beyond its fact goes into the same state commit. */
async function takeEffect({ ports, ledger, job }, effect) {
    if (effect.type === 'attempt_approved')
        recordMilestone(ledger, effect);
    if (effect.type === 'follow_up_added') {
        const next = (0,follow_up/* addFollowUp */.eS)(effect.amendment, ledger.plan, (0,begin/* statusIn */.em)(ledger.state));
        if (typeof next === 'string')
            throw new Error(next);
        ledger.replacePlan(next);
    }
    ledger.record(effect);
    if (effect.type === 'remembered') {
        for (const file of (0,remember/* knowledgeFiles */.U8)(ledger.state.knowledge, ledger.state.iteration))
            ledger.attach(...file);
    }
    if (effect.type === 'attempt_approved') {
        await takeInStored(ports, job, { ...effect, ledger });
        await tellStoredReview(ports, ledger, effect);
    }
    if (effect.type === 'attempt_rejected') {
        const { iteration, by, why } = effect;
        ledger.attach(...(0,withdrawal/* withdrawal */.sk)(iteration, { what: 'rejected', by, why }));
    }
}

// EXTERNAL MODULE: ./build/app/phase/prepare/baseline.js
var baseline = __webpack_require__(5557);
// EXTERNAL MODULE: ./build/core/control/judge-commit.js
var judge_commit = __webpack_require__(1593);
// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(9851);
;// CONCATENATED MODULE: ./build/app/phase/settle/undo.js










/**
 * Reverts the commit of an iteration on the tip of the work. Undefined where that needs no checks to settle it: nothing
 * of it was left, or it cannot be taken back, and then nothing changes but that it is said.
 */
async function revert(ports, job, { ledger, undo }) {
    const { undoes } = undo;
    const iteration = ledger.state.iteration + 1;
    const refuse = (why) => void ledger.record({ type: 'undo_failed', iteration, undoes, why, rejected: null });
    const found = (0,judge_commit/* taskOfIteration */.MH)(ledger.state, undoes);
    if (!found)
        return refuse(`iteration ${undoes} has no commit that counts any more`);
    const reverting = { undo, iteration, ...found };
    const tip = ledger.state.work;
    const reverted = await ports.workBranch.revert({ commit: found.commit, tip });
    if (reverted.kind === 'nothing') {
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
        trailers: { plan: job.planName, run: ledger.state.run },
        signOff: job.signOff,
    });
    const commit = await ports.workBranch.write({ tree: reverted.tree, parent: tip, message: ports.redact(message) });
    return { reverting, commit };
}
/**
 * Takes the commit of an iteration back: reverts it on the tip of the work, runs the checks on that tree, and opens its
 * task again. An iteration of its own without an agent; where it fails, nothing changes but that it is said.
 * Rejects with an AbortError when `signal` fires: the order then stays in the state, for the next job.
 */
async function undo(ports, job, at) {
    const reverted = await revert(ports, job, at);
    if (!reverted)
        return;
    const validation = await check(ports, job, { ...at, ...reverted });
    await settleUndo(ports, job, { ledger: at.ledger, ...reverted, validation });
}
/** What the checks said of the reverting commit decides. */
async function settleUndo(ports, job, at) {
    const { ledger, reverting, commit, validation } = at;
    const { iteration, undo } = reverting;
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'validation.json'), `${JSON.stringify(validation, null, 2)}\n`);
    if (validation.passed) {
        await finish(ports, ledger, at);
        const { checks, known_red: knownRed } = validation;
        return ledger.send(ports.outbox.effectsOf({ commit, checks, knownRed }));
    }
    ledger.keep(commit);
    const builds = (0,blocked/* doneDependents */.xu)(ledger.plan, (0,begin/* statusIn */.em)(ledger.state), reverting.task);
    const first = builds.length > 0 ? `; ${listed(builds)} built on it: undo that first, newest first` : '';
    const why = `without it the checks fail: ${failuresOf(job, validation)}${first}`;
    ledger.record({ type: 'undo_failed', iteration, undoes: undo.undoes, why, rejected: commit });
}
async function check(ports, job, at) {
    const { ledger, reverting, commit: tree, signal } = at;
    const { iteration } = reverting;
    const knownRed = (0,validate/* knownRedIn */.wJ)(ledger.state);
    await ports.workspace.restore(tree);
    await (0,validate/* setUp */.s)(ports, job, { tree, signal });
    const ran = await (0,validate/* runChecks */.JT)(ports, job, { tree, label: `iteration-${iteration}`, knownRed, signal });
    const { checks, settings } = job;
    return (0,verdict/* validationOf */.D2)({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran });
}
/** The commit, the open tasks and what their next attempts are told: all in one state commit. */
async function finish(ports, ledger, { reverting, commit }) {
    const { iteration, task, undo } = reverting;
    const { by, why, undoes } = undo;
    const forget = await forgetProgress(ports, ledger, undoes);
    // From here on nothing is awaited: a lease renewal in between would write half of it.
    const dependents = (0,blocked/* doneDependents */.xu)(ledger.plan, (0,begin/* statusIn */.em)(ledger.state), task);
    const reopened = undo.reopen_dependents ? dependents : [];
    ledger.attach(...(0,withdrawal/* withdrawal */.sk)(undoes, { what: 'undone', by, why }));
    for (const id of reopened) {
        const done = (0,begin/* taskIn */.B1)(ledger.state, id).iteration;
        if (done !== null)
            ledger.attach(...(0,withdrawal/* withdrawal */.sk)(done, { what: 'dependent', by, why: `${task}: ${why}` }));
    }
    ledger.record({ type: 'undo_done', iteration, undoes, task, commit, by, why, dependents, reopened });
    forget();
}
function failuresOf({ checks }, validation) {
    const { strategy, checks: results, known_red: knownRed } = validation;
    const { failures, missing } = (0,verdict/* judge */.S4)({ strategy, checks, results, knownRed });
    const failed = failures.map((result) => `${result.name} ${(0,failure_sentence/* failureSentence */.Qz)(result)}`);
    return [...failed, ...missing.map((name) => `${name} has no result`)].join('; ');
}
function listed(paths) {
    const more = paths.length - 20;
    return paths.slice(0, 20).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

;// CONCATENATED MODULE: ./build/app/loop.js














/** A job that has only begun. */
const jobSoFar = ({ clock }, job) => ({
    started: clock.now(),
    iterations: 0,
    checks: job.checksDigest,
    baselineRan: false,
    longestMs: 0,
});
/** Attempts that count, over the whole run. */
const attemptsIn = ({ counts }) => counts.succeeded + counts.failed;
/** Decides, does and records until there is a reason to stop, or something for another job of this workflow run. */
async function loop(work, started, before = attemptsIn(work.ledger.state)) {
    await work.publish();
    const mergeWhenFree = putOffMerge(work);
    for (let { rests } = work;; rests = undefined) {
        const ordered = (await obey(work, rests)) ?? work.conflict();
        const apart = ordered ?? (await mergeWhenFree());
        if (apart)
            return stop(work, apart);
        const iterations = started.iterations + attemptsIn(work.ledger.state) - before;
        const longestMs = Math.max(started.longestMs, work.did.longestMs);
        const soFar = { ...started, iterations, baselineRan: work.did.baseline, longestMs };
        const step = decide(work, soFar);
        if (step.kind === 'stop' && work.ledger.dirty) {
            // Another write may have brought more work: the last word is said on what is written.
            await settled(work);
            continue;
        }
        const begun = work.ports.clock.now();
        const ended = step.kind === 'stop' ? await atEnd(work, step.reason) : await act(work, step, soFar);
        if (step.kind === 'attempt')
            work.did.longestMs = Math.max(soFar.longestMs, work.ports.clock.now() - begun);
        if (ended)
            return end(work, ended);
    }
}
/** Complete is said of what is proven alone. */
async function atEnd({ ports, ledger }, reason) {
    if (reason.kind === 'complete')
        await (0,prove/* proveComplete */.eV)(ports, ledger);
    return stopped(reason);
}
/** A base that moved while a commit waited for approval is merged once, as soon as that is taken in or rejected. */
function putOffMerge({ ports, job, ledger }) {
    let waits = ledger.state.awaiting !== null;
    return async () => {
        if (!waits || ledger.state.awaiting)
            return undefined;
        waits = false;
        return mergeBase(ports, job, ledger);
    };
}
function decide({ ports, job, ledger, cancelled }, soFar) {
    if (cancelled.aborted)
        return { kind: 'stop', reason: (0,job_settings/* whyAborted */.Qh)(cancelled, job) };
    const { plan, state } = ledger;
    return (0,next_step/* nextStep */.sk)({ plan, state, limits: (0,job_settings/* limitsOf */.Af)(job), job: soFar, now: ports.clock.now() });
}
async function act(work, step, soFar) {
    const { ports, job, ledger, cancelled, did, reach } = work;
    if (reach.until === 'decided')
        return stopped({ kind: 'iteration_limit', scope: 'job', limit: 1 });
    // An order may have changed the strategy meanwhile.
    if (step.kind !== 'wait')
        (0,enough_checks/* refuseUnchecked */.vc)(job);
    if (step.kind === 'attempt') {
        if (!did.ready && reach.until !== 'prepared')
            await whileHoldingRun(work, (signal) => makeReady(work, signal));
        did.ready = true;
        sayCosts(ports, job, { ledger, soFar });
        stateConfinement(ledger, ports.confinement);
        return cancelled.aborted ? undefined : attempt(work, step);
    }
    // What was settled must not wait for what takes time.
    await settled(work);
    if (step.kind === 'wait')
        await whileHoldingRun(work, (signal) => ports.clock.waitUntil(step.until, signal));
    else if (reach.until !== 'settled')
        return handOnChecks(work, step);
    else if (step.kind === 'undo') {
        await whileHoldingRun(work, (signal) => undo(ports, job, { ledger, undo: step.undo, signal }));
        did.ready = false;
    }
    else {
        stateConfinement(ledger, ports.confinement);
        const at = { ledger, onChecks: work.orders.checks };
        did.ready = (await whileHoldingRun(work, (signal) => (0,baseline/* baseline */._Z)(ports, job, { ...at, signal }))) ?? false;
        did.baseline = true;
    }
    return undefined;
}
/** What needs checks and no agent, where other jobs run the checks. */
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
/** A workspace of another machine, or one that is new, is filled and set up before money is spent. */
async function makeReady({ ports, job, ledger }, signal) {
    await ports.workspace.restore(ledger.state.work);
    await ports.workspace.setUp(job.settings.setup, signal);
}
/** Writes and publishes while the lease is ours: what the work branch makes of a commit belongs into the record. */
async function settled({ ledger, publish }) {
    if (ledger.dirty)
        await ledger.save('settle');
    await publish();
}
const end = async (work, ended) => ended.kind === 'stopped' ? stop(work, ended.reason) : ended;
/** The job's last word; gives the run back. */
async function stop(work, reason) {
    const { ports, job, ledger } = work;
    await settled(work);
    // A job that is being ended has seconds left: what it could not tell is told by the next one.
    if (!work.cancelled.aborted)
        await deliver(ports, ledger);
    ledger.record({ type: 'run_stopped', reason });
    const call = callPerson(ledger.state, reason, job.planFile);
    if (call) {
        ledger.send([call]);
        await ledger.save(`stop: ${reason.kind}, and call a person`);
        // While the lease is ours, so that the end is one write for everybody else.
        await deliver(ports, ledger);
    }
    ledger.record({ type: 'lease_released' });
    await ledger.save(`stop: ${reason.kind}`);
    return stopped(reason);
}

;// CONCATENATED MODULE: ./build/app/branch/projection.js



/** Times that somebody else's push may come between while ours is merged with it; the next look goes on. */
const projection_tries = 5;
/**
 * The work branch follows the state, which is the truth: a branch that cannot be moved is reported once and offered
 * under another name, and the run goes on (docs/design.md#the-transaction). What people push meanwhile is never overwritten.
 */
function projection(ports, job, at) {
    const { ledger, replaces } = at;
    let { remoteTip: published, conflict, deleted } = at;
    let taken = newestTaken(ledger.state);
    let told = '';
    const mark = milestoneMarker(ports, at);
    const upToDate = () => {
        const { work, base } = ledger.state;
        const grew = newestTaken(ledger.state) > taken;
        if (published !== null && published === replaces && !grew)
            return true;
        if (published !== null)
            return work === published;
        return work === base || (deleted && !grew);
    };
    /** Ours cannot go on top of what is there; where only the base is in the way, it can. */
    const heldBack = () => conflict?.kind === 'human_review' && conflict.conflict?.theirs === published;
    async function publish() {
        for (let round = 0; round < projection_tries && !upToDate(); round++) {
            const result = await publishOnce();
            if (result === 'done')
                return;
            if (result === 'again')
                continue;
            ports.show({ kind: 'note', text: `${ledger.state.work_branch} was moved to ${result.slice(0, 7)} by somebody` });
            published = result;
            const apart = await joinWork(ports, job, { ledger, theirs: result });
            if (apart) {
                conflict = apart;
                return;
            }
        }
    }
    /** The tip that is in the way, where there is one; `again` where the branch is gone. */
    async function publishOnce() {
        const { work: commit, work_branch: branch } = ledger.state;
        const result = await ports.workBranch.publish({ commit, expected: published, replaces });
        if (result.kind === 'moved')
            return result.tip;
        if (result.kind === 'published') {
            published = commit;
            taken = newestTaken(ledger.state);
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
/** Checks that took less, ms, are looked beside: what comes in meanwhile waits for the next look. */
const quickMs = 1_000;
/** `first`: what a look found that was made just now, if nothing new was in it: then nobody's right is to be asked again. */
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
        // Its fault is told to whoever takes it.
        begun.catch(() => undefined);
    };
    return {
        checks: {
            begin() {
                begun = undefined;
                checksBegun = clock.now();
                // A look costs calls, so it is not made twice: how long they took last time has to do.
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






/** What the steps of a job share, once the run is ours. */
function openWork(ports, job, at) {
    const { ledger, branch, reach, cancelled } = at;
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
        did: { baseline: false, ready: false, spent: nothingSpent, longestMs: 0 },
    };
}
/** Does it in an orderly way: a fault is put into the state as the reason for the end, and thrown on. */
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
/** Leaves a state that says what happened, where that is still possible; the fault itself is the caller's to tell. */
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
    ledger.record({ type: 'run_stopped', reason: { kind: 'failed', code: fault?.code ?? 'INTERNAL', why } }, { type: 'lease_released' });
    try {
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

;// CONCATENATED MODULE: ./build/app/branch/recover-lost-attempt.js




/**
 * A runner that died costs one interrupted attempt, marked as infrastructure (failure model P2); a task that kills runners fails.
 * The same where the attempt was handed on and nobody settled it: what its agent cost is known then.
 */
function recoverLostAttempt(ledger, handed = ledger.state.handed, how = handed ? 'its workflow run ended without `finish`' : 'the runner was lost during this attempt') {
    const { current } = ledger.state;
    if (!current)
        return;
    const { iteration, task, attempt } = current;
    const { usage, duration_ms } = handed ?? nothingSpent;
    const spent = { usage, duration_ms };
    if ((0,begin/* taskIn */.B1)(ledger.state, task).runners_lost < attempt_verdict/* lossesAllowed */.qR) {
        const why = `${how}; the attempt does not count`;
        ledger.record({ type: 'attempt_interrupted', iteration, task, cause: 'runner_lost', why, until: null, ...spent });
        return;
    }
    const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0;
    ledger.record({
        type: 'attempt_failed',
        iteration,
        task,
        cause: 'runner_lost',
        why: `the runner was lost ${attempt_verdict/* lossesAllowed */.qR + 1} times in a row on this task`,
        fingerprint: 'runner_lost',
        handoff: null,
        rejected: null,
        final: attempt > retries,
        ...spent,
    });
}
/**
 * Gives back what a killed process of this very job held: its attempt is interrupted, its lease released. Returns
 * whether there was anything to give back; anybody else's lease is left alone.
 */
async function releaseOwnLease(ports, job) {
    const { run } = await ports.store.load();
    const holder = run?.state.lease?.holder;
    if (!run || !holder || (await ports.liveness.check(holder)) !== 'gone')
        return false;
    const ledger = openLedger(ports, run, job);
    recoverLostAttempt(ledger);
    ledger.record({ type: 'lease_released' });
    await ledger.save('release the lease of a killed job');
    return true;
}

;// CONCATENATED MODULE: ./build/app/job/tell-uncommitted.js
/** Says that files of the user's are no part of the run; only a remark, so nothing waits for it. */
function tellUncommitted({ uncommitted, show }, base) {
    uncommitted().then((count) => {
        const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`;
        if (count > 0)
            show({ kind: 'note', text: `${files} not part of the run; it starts from ${base.slice(0, 7)}` });
    }, (error) => {
        const why = error instanceof Error ? error.message : String(error);
        show({ kind: 'warning', text: `whether all files are committed is not known: ${why}` });
    });
}

// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan_plan = __webpack_require__(7017);
// EXTERNAL MODULE: ./build/core/plan/lint/lint.js + 3 modules
var lint = __webpack_require__(4309);
;// CONCATENATED MODULE: ./build/core/plan/change/adopt-edit.js


/**
 * Takes over what a person changed in the plan file while the run was under way (docs/design.md#edits-of-the-plan). It is a three-way merge
 * by task: what the person did not touch keeps its amendments, what an amendment added stays, statuses in the file
 * do not count, and a done task neither changes nor goes. Without `previousSource`, a task that the file lacks counts
 * as added by an amendment, and each difference as the person's.
 */
function adoptEdit(edit) {
    const { current, edited, statusOf } = edit;
    const before = byId(edit.previousSource);
    const wanted = byId(edited);
    const missing = current.tasks.filter(({ id }) => !wanted.has(id));
    const removed = missing.filter(({ id }) => before.has(id)).map(({ id }) => id);
    const merges = mergeTasks(edited, byId(current), before);
    const modified = merges.filter(({ was, changed }) => was !== undefined && changed.length > 0);
    const { branch: _, ...rest } = edited;
    const branch = current.branch === undefined ? {} : { branch: current.branch };
    const kept = new Set(missing.filter(({ id }) => !before.has(id)));
    const tasks = withKept({ tasks: merges.map(({ task }) => task), order: current.tasks, kept });
    const plan = { ...rest, ...branch, tasks };
    const findings = [
        ...branchFindings(edit),
        ...removed.filter((id) => statusOf(id) === 'done').map((id) => `Task "${id}" is done and cannot be removed.`),
        ...modified.filter(({ task }) => statusOf(task.id) === 'done').map(doneFinding),
        ...(0,lint/* newErrors */.KJ)(current, plan),
    ];
    if (findings.length > 0)
        return { findings };
    const added = merges.filter(({ was }) => was === undefined).map(({ task }) => task.id);
    return { plan, added, removed, modified: modified.map(({ task }) => task.id) };
}
function mergeTasks(edited, now, before) {
    return edited.tasks.flatMap((theirs) => {
        const was = now.get(theirs.id);
        const base = before.get(theirs.id);
        if (was === undefined) {
            // In the old file, untouched since, and not in the run: an amendment removed it.
            if (base !== undefined && differing(theirs, base).length === 0)
                return [];
            return [{ task: { ...theirs, status: 'pending', retry_count: 0 }, was, changed: [] }];
        }
        const changed = differing(theirs, base ?? was).filter((name) => differs(theirs, was, name));
        return [{ task: withFields(was, theirs, changed), was, changed }];
    });
}
function doneFinding({ task, changed }) {
    return `Task "${task.id}" is done and cannot change any more; the file changes ${changed.join(', ')}.`;
}
/** Fields that a person decides; status and attempts are the run's. */
const ownFields = Object.keys(plan_plan/* Task */.YZ.shape).filter((name) => name !== 'status' && name !== 'retry_count');
function byId(plan) {
    return new Map(plan?.tasks.map((task) => [task.id, task]));
}
function differs(a, b, name) {
    return a[name] !== b[name] && JSON.stringify(a[name]) !== JSON.stringify(b[name]);
}
function differing(a, b) {
    return ownFields.filter((name) => differs(a, b, name));
}
/** `mine` with the named fields of `theirs`; a field that they took out goes. */
function withFields(mine, theirs, names) {
    const kept = Object.entries(mine).filter(([name]) => !names.includes(name));
    const taken = Object.entries(theirs).filter(([name]) => names.includes(name));
    return Object.fromEntries([...kept, ...taken]);
}
/** The run's work branch was recorded when it began: a new name would silently have no effect. */
function branchFindings({ current, edited }) {
    if (current.branch === edited.branch)
        return [];
    const [from, to] = [current.branch, edited.branch].map((name) => (name === undefined ? 'none' : `"${name}"`));
    return [`The branch changes from ${from} to ${to}; a run keeps the branch that it began with.`];
}
/** Puts the tasks that only the run has behind whatever they followed there. */
function withKept(lists) {
    const present = new Set(lists.tasks.map(({ id }) => id));
    const first = [];
    const behind = new Map();
    let target = first;
    for (const task of lists.order) {
        if (lists.kept.has(task))
            target.push(task);
        else if (present.has(task.id)) {
            target = [];
            behind.set(task.id, target);
        }
    }
    return [...first, ...lists.tasks.flatMap((task) => [task, ...(behind.get(task.id) ?? [])])];
}

;// CONCATENATED MODULE: ./build/app/phase/intake/adopt-plan.js






/** What a later edit is compared with, and what a run goes on with that began from an issue. */
function keepSource({ plan, issueOrder }, ledger) {
    ledger.attach(state_paths/* planSourcePath */.Ep, JSON.stringify(plan));
    if (issueOrder)
        ledger.attach(state_paths/* issueOrderPath */.JF, JSON.stringify(issueOrder));
}
/** Whether the plan file says something new that a person has said; what an agent may have written waits for a word. */
function takesOver({ planSource, consents }, { plan_source, doubted }) {
    return plan_source !== planSource && (consents || doubted.every((change) => change.plan_source !== planSource));
}
/** The state's plan is the plan; an edited source is applied as a person's amendments, or refused with the reason. */
async function adoptPlan(ports, job, ledger) {
    if (!takesOver(job, ledger.state))
        return;
    const source = await ports.store.read(state_paths/* planSourcePath */.Ep);
    const edit = adoptEdit({
        current: ledger.plan,
        edited: job.plan,
        previousSource: source === undefined ? undefined : plan_plan/* Plan */.cw.parse(JSON.parse(source)),
        statusOf: (0,begin/* statusIn */.em)(ledger.state),
    });
    if ('findings' in edit) {
        const { findings } = edit;
        // By its mark told once, though no state remembers it: this job writes none.
        await ports.outbox.deliver([
            planRefused(ledger.state, { planFile: job.planFile, source: job.planSource, findings }),
        ]);
        throw new error_error/* RalphError */.A({
            code: 'PLAN_EDIT_REFUSED',
            message: `${job.planFile} was edited in a way that run ${ledger.state.run} cannot adopt.`,
            hint: 'Undo these edits, or start a new run with `--fresh`.',
            findings,
        });
    }
    const { plan, added, removed, modified } = edit;
    ledger.replacePlan(plan);
    keepSource(job, ledger);
    const pending = added.map((id) => ({ id, status: 'pending' }));
    ledger.send([planChange(ledger.state, { planFile: job.planFile, source: job.planSource, added, removed, modified })]);
    ledger.record({ type: 'plan_changed', plan_source: job.planSource, added: pending, removed, modified });
}

;// CONCATENATED MODULE: ./build/core/run/stored/memory.js
/** A hidden line; ids are the engine's own. */
const memoryLine = ({ run, epoch, iteration, commit }) => `<!-- ralph-memory run=${run} epoch=${epoch} iteration=${iteration} state=${commit} -->`;
function readMemory(text) {
    const found = /^<!-- ralph-memory run=([\w-]+) epoch=(\d+) iteration=(\d+) state=([0-9a-f]{40,64}) -->\r?$/m.exec(text);
    const [, run, epoch, iteration, commit] = found ?? [];
    if (run === undefined || commit === undefined)
        return undefined;
    return { run, epoch: Number(epoch), iteration: Number(iteration), commit };
}
/** Memories are only ever written after the state: one that is ahead of it means that the state was moved back. */
const isAhead = (memory, state) => memory.run === state.run && (memory.epoch > state.epoch || memory.iteration > state.iteration);

;// CONCATENATED MODULE: ./build/app/phase/intake/refuse-moved-back.js




/**
 * Refuses a state that belongs to another plan, or that is older than what was made from it: tasks would be done and
 * paid for twice. The work branch's newest commit and the status comment tell; who moves all of them back together, and
 * whoever writes a whole run that agrees with itself, is not noticed (threat T16).
 */
async function refuseMovedBack({ workBranch, orderSource }, job, { run, remoteWork }) {
    const { state } = run;
    if (state.plan !== job.planName)
        throw otherPlan(state.plan, job);
    const memory = orderSource.memory?.();
    if (memory && isAhead(memory, state))
        throw refuse_moved_back_movedBack(job, run, { ...memory, where: 'the status comment', tip: remoteWork });
    if (remoteWork === null || remoteWork === state.work)
        return;
    const made = await workBranch.madeIn(remoteWork);
    if (made && isAhead({ ...made, epoch: 0 }, state))
        throw refuse_moved_back_movedBack(job, run, { ...made, where: state.work_branch, tip: remoteWork });
}
/** A state that is gone while a place outside remembers it: nothing is done a second time behind anybody's back. */
async function refuseForgotten({ orderSource, clock }, job) {
    if (!orderSource.memory || job.fresh)
        return;
    const started = new Date(clock.now()).toISOString();
    await orderSource.incoming({ since: null, started, consumed: [], to: 'obey' });
    const memory = orderSource.memory();
    if (!memory)
        return;
    throw new error_error/* RalphError */.A({
        code: 'STATE_DELETED',
        message: `${stateBranch(job)} is gone, but the status comment describes a run with ${memory.iteration} iterations.`,
        hint: `To continue it: ${pushBack(job, memory.commit)}. To start over: set the input \`fresh: true\`, or close the tracking issue.`,
    });
}
const stateRef = ({ planName, settings }) => (0,state_paths/* stateRefOf */.af)(planName, settings['state-ref']);
const stateBranch = (job) => (0,state_paths/* shownRef */.nK)(stateRef(job));
const pushBack = (job, commit) => `${(0,report_context/* commandSpan */["in"])('git', 'push', job.remote, `${commit}:${stateRef(job)}`)} from a clone that has it${stateRef(job).startsWith('refs/heads/') ? ', or restore the branch on GitHub' : ''}`;
const otherPlan = (plan, job) => new error_error/* RalphError */.A({
    code: 'STATE_OF_OTHER_PLAN',
    message: `${stateBranch(job)} holds the state of the plan ${plan}, and not of ${job.planName}. Nothing was written.`,
    hint: `Somebody pushed another run there. Move the branch back to its own newest commit, or start over with \`--fresh\`.`,
});
function refuse_moved_back_movedBack(job, { oid, state }, found) {
    const { iteration, where, tip, commit } = found;
    const newest = commit === undefined ? 'its newest commit' : (0,report_context/* shortOid */.$M)(commit);
    const forward = commit === undefined ? `move it to its newest commit again` : pushBack(job, commit);
    const branch = `refs/heads/${state.work_branch}`;
    // An address has no tracking branch that git could compare with.
    const lease = tip === null ? '--force' : `--force-with-lease=${branch}:${tip}`;
    return new error_error/* RalphError */.A({
        code: 'STATE_MOVED_BACK',
        message: `${stateBranch(job)} was moved back to ${(0,report_context/* shortOid */.$M)(oid)}, which knows ${state.iteration} iterations; ${where} tells of ${iteration}. Nothing was written.`,
        hint: `If that was a mistake, restore ${newest}: ${forward}. If it was intended, delete the status comment and move the work branch back too: ${(0,report_context/* commandSpan */["in"])('git', 'push', lease, job.remote, `${state.work}:${branch}`)}.`,
    });
}

;// CONCATENATED MODULE: ./build/app/phase/intake/intake.js

















/**
 * First phase: load the state, verify it, take the lease, recover what a lost runner left, adopt plan edits.
 * A job with nothing to do writes nothing. Throws RalphError BUSY where another job holds the lease,
 * CHECKS_MISSING where nothing would check what is committed.
 */
async function intake(ports, job, jobSoFar) {
    const loaded = await ports.store.load();
    const { run } = loaded;
    if (!run || job.fresh) {
        (0,enough_checks/* refuseUnchecked */.vc)(job);
        if (!run)
            await refuseForgotten(ports, job);
        demandConfinement(ports, job);
        await findAgent(ports, job);
        return { kind: 'ours', ...(await intake_begin(ports, job, loaded)) };
    }
    refuseOtherRemote(run, job);
    await refuseHeldLease(ports, job, run);
    const { cursor, consumed } = run.control;
    const found = await ports.orderSource.incoming({ since: cursor, started: run.state.started, consumed, to: 'obey' });
    await refuseMovedBack(ports, job, { run, remoteWork: loaded.remoteWork });
    await (0,prove/* proveStep */.Zt)(ports, run);
    if ((0,blocked/* selectTask */.aA)(run.plan, (0,begin/* statusIn */.em)(run.state)).kind === 'complete')
        await (0,prove/* proveComplete */.eV)(ports, run);
    const ordered = found.orders.some(({ id }) => !consumed.includes(id));
    const reason = await nothingToDo(ports, job, { jobSoFar, run, remoteWork: loaded.remoteWork, ordered });
    if (reason)
        return { kind: 'idle', reason, run, remoteWork: loaded.remoteWork };
    demandConfinement(ports, (0,job_settings/* adjusted */.BZ)(job, run.state));
    (0,enough_checks/* refuseUnchecked */.vc)((0,job_settings/* adjusted */.BZ)(job, run.state));
    await findAgent(ports, job);
    const ledger = ledger_openLedger(ports, run, job);
    const { handed } = ledger.state;
    takeLease(ports, ledger);
    if (job.atOnce && run.state.waiting)
        ledger.record({ type: 'wait_lifted' });
    changeRules(job, ledger);
    recoverLostAttempt(ledger, handed);
    await adoptPlan(ports, job, ledger);
    await followRename(ports, job, ledger);
    const replaces = await goOnFromMerge(ports, job, { ledger, remoteWork: loaded.remoteWork });
    const remoteWork = replaces === undefined ? loaded.remoteWork : null;
    const conflict = await bringTogether(ports, job, { ledger, remoteWork });
    await ledger.save(`take over ${job.planName}`, ports.workspace.lookAhead);
    const endedInOrder = run.state.stop !== null && run.state.stop.kind !== 'failed';
    const deleted = loaded.remoteWork === null && endedInOrder && !conflict;
    const branch = { remoteTip: loaded.remoteWork, replaces, deleted, endedInOrder, conflict };
    const rests = job.byComment && endedByPerson(run.state.stop) ? run.state.stop : undefined;
    return { kind: 'ours', ledger, branch: { ...branch, rests, looked: ordered ? undefined : found } };
}
const endedByPerson = (stop) => stop?.kind === 'paused' || stop?.kind === 'cancelled';
/** A job that cannot call its agent writes nothing; one that has nothing to do does not need it. */
async function findAgent(ports, { base }) {
    const { agent, show } = ports;
    tellUncommitted(ports, base);
    const { program, version } = await agent.preflight();
    show({ kind: 'note', text: `agent ${agent.name}: ${program} (${version})` });
}
async function intake_begin(ports, job, loaded) {
    if (loaded.run)
        await refuseHeldLease(ports, job, loaded.run);
    const ledger = ledger_openLedger(ports, loaded.run, job);
    const statuses = job.plan.tasks.map(({ id, status, retry_count }) => ({ id, status, failed_attempts: retry_count }));
    ledger.replacePlan(job.plan);
    keepSource(job, ledger);
    ledger.record({
        type: 'run_started',
        run: ports.clock.id(),
        plan: job.planName,
        base: job.base,
        base_branch: job.baseBranch,
        work_branch: job.workBranch,
        remote: job.remote,
        plan_source: job.planSource,
        plan_file: job.planAtTop,
        started_by: job.startedBy,
        issue: job.issue,
        rules: job.rules.recorded,
        tasks: statuses,
    });
    takeLease(ports, ledger);
    const { remoteWork } = loaded;
    if (remoteWork !== null && !(await ports.workBranch.contains(job.base, remoteWork))) {
        const why = `${job.workBranch} existed before the run`;
        const protects = await protectedArrivals(ports, job, { from: job.base, to: remoteWork });
        ledger.record({ type: 'work_moved', from: job.base, to: remoteWork, why, ...protects });
    }
    const conflict = await bringTogether(ports, job, { ledger, remoteWork });
    await ledger.save(`start ${job.planName}`, ports.workspace.lookAhead);
    return {
        ledger,
        branch: {
            remoteTip: remoteWork,
            replaces: undefined,
            deleted: false,
            endedInOrder: false,
            conflict,
            rests: undefined,
            looked: undefined,
        },
    };
}
/** First what people pushed to the work branch, who may have merged the base there; then the base. */
async function bringTogether(ports, job, at) {
    const { ledger, remoteWork: theirs } = at;
    const conflict = theirs === null ? undefined : await joinWork(ports, job, { ledger, theirs });
    return conflict ?? mergeBase(ports, job, ledger);
}
function takeLease(ports, ledger) {
    ledger.record({ type: 'lease_taken', epoch: ledger.state.epoch + 1, holder: ports.liveness.self });
}
async function refuseHeldLease(ports, job, run) {
    const { lease } = run.state;
    const life = lease ? await ports.liveness.check(lease.holder) : 'gone';
    const verdict = (0,lease_verdict/* leaseVerdict */.QI)(lease, life, { now: ports.clock.now(), handed: run.state.handed !== null });
    if (verdict.kind !== 'held')
        return;
    throw new error_error/* RalphError */.A({
        code: 'BUSY',
        message: `Another job has this run: ${verdict.why}.`,
        hint: `Wait for it to end, or watch it with \`${(0,report_context/* ralphCommand */.lC)(job, 'status')}\`. If it was lost, its lease expires ten minutes after the last renewal.`,
    });
}
function refuseOtherRemote(run, job) {
    if (run.state.remote === job.remote)
        return;
    throw new error_error/* RalphError */.A({
        code: 'OTHER_REMOTE',
        message: `This run keeps its branches at ${run.state.remote}, but this job is set to use ${job.remote}.`,
        hint: `Continue there with \`--remote ${run.state.remote}\`, or start a new run here with \`--fresh\`.`,
    });
}
/**
 * The same decision as in the loop, taken before anything is written: a tick with nothing to do makes no commit. Where
 * the state does not say so yet, the job before died; this one publishes what it left and ends the run in order.
 */
async function nothingToDo(ports, job, at) {
    const { run, jobSoFar } = at;
    if (run.state.current || takesOver(job, run.state))
        return undefined;
    // Nobody has to say it a second time.
    if (job.rules.change?.wanted || (job.atOnce && run.state.waiting))
        return undefined;
    if (at.ordered || (await canTell(ports, run)))
        return undefined;
    if (await sameConflict(ports, job, at))
        return run.state.stop ?? undefined;
    const step = (0,next_step/* nextStep */.sk)({
        plan: run.plan,
        state: run.state,
        limits: (0,job_settings/* limitsOf */.Af)((0,job_settings/* adjusted */.BZ)(job, run.state)),
        job: jobSoFar,
        now: ports.clock.now(),
    });
    if (step.kind !== 'stop' || step.reason.kind !== run.state.stop?.kind)
        return undefined;
    // Whether a person has merged meanwhile shows at the branches alone.
    const merges = step.reason.kind === 'human_review' && step.reason.conflict !== undefined;
    return merges ? undefined : step.reason;
}
/** A job may have died between writing what it had to tell and telling it; what nobody can be told changes nothing. */
async function canTell(ports, { control: { outbox } }) {
    return outbox.length > 0 && (await ports.outbox.deliver(outbox)).length > 0;
}
/** Nobody has touched either side since a job stopped for this conflict: another look would find the same. */
async function sameConflict({ workBranch }, { base, settings }, { run, remoteWork }) {
    const { work, stop } = run.state;
    if (stop?.kind !== 'human_review' || stop.conflict?.ours !== work)
        return false;
    const { theirs } = stop.conflict;
    if (theirs === remoteWork)
        return true;
    if (theirs !== base || !settings['merge-base'])
        return false;
    return remoteWork === null || workBranch.contains(work, remoteWork);
}
/**
 * Follows the base branch to its new name, before anything is merged from it. Git redirects nobody (GitHub docs
 * "Renaming a branch"), so it is taken for renamed where the remote has it no more, its default branch is the one that
 * this job runs for, and that one holds the base. Else a warning says what is known, and what a person can do.
 */
async function followRename({ workBranch, show }, { base, baseBranch: now, remote }, ledger) {
    const { base_branch: old, base: known } = ledger.state;
    if (old === null || now === null || old === now)
        return;
    const { there, defaultBranch } = await workBranch.find(old);
    if (there)
        return;
    const holds = await workBranch.contains(base, known);
    if (holds && defaultBranch === now) {
        ledger.record({ type: 'base_renamed', from: old, to: now });
        return;
    }
    const doubt = holds ? `nothing says that ${now} is its new name` : `${now} lacks ${(0,report_context/* shortOid */.$M)(known)}, the run's base`;
    const back = `${(0,report_context/* commandSpan */["in"])('git', 'push', remote, `${known}:refs/heads/${old}`)} puts it back`;
    const text = `the base branch ${old} is gone from the remote, and ${doubt}: ${back}, \`fresh\` starts a new run on ${now}`;
    show({ kind: 'warning', text });
}
/** Records what this job makes of the rules of the run. */
function changeRules({ rules: { change } }, ledger) {
    if (!change)
        return;
    const { wanted: _, ...said } = change;
    ledger.record({ type: 'rules_changed', ...said });
}

;// CONCATENATED MODULE: ./build/app/job.js




/**
 * One job: decide, do, record, until there is a reason to stop (docs/design.md#life-of-an-iteration). What an iteration settled is written
 * together with the start of the next one, in one commit of the state ref; the work branch follows it. A fault ends
 * the job in an orderly way, with its reason in the state, and is thrown on.
 */
async function runJob(ports, job, cancelled, before) {
    const end = await beginJob(ports, job, { cancelled, reach: { until: 'settled' }, before });
    if (end.kind === 'handed_on')
        throw new Error('a job that finishes its own work handed something over');
    return end;
}
/**
 * The same as far as `reach`. What another job has to go on with is in the state when this returns, and the lease stays
 * with the workflow run: `finishIteration` settles it, else the next job finds it lost.
 */
async function beginJob(ports, job, { before, ...at }) {
    const started = { ...jobSoFar(ports, job), ...before, checks: job.checksDigest, baselineRan: false };
    const taken = await intake(ports, job, started);
    if (taken.kind === 'idle') {
        await converge(ports, taken);
        const { reason, run } = taken;
        return { kind: 'stopped', reason, state: run.state, plan: run.plan, soFar: started };
    }
    const { ledger } = taken;
    const work = openWork(ports, job, { ...taken, ...at });
    const attempts = attemptsIn(ledger.state);
    const ended = await recordingFaults(work, () => loop(work, started, attempts));
    const iterations = started.iterations + attemptsIn(ledger.state) - attempts;
    const soFar = { ...started, iterations, longestMs: Math.max(started.longestMs, work.did.longestMs) };
    return { ...ended, state: ledger.state, plan: ledger.plan, soFar };
}


/***/ }),

/***/ 913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   BZ: () => (/* binding */ adjusted),
/* harmony export */   Qh: () => (/* binding */ whyAborted),
/* harmony export */   v8: () => (/* binding */ jobLimitReached)
/* harmony export */ });
/* harmony import */ var _core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4476);
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2346);
/* harmony import */ var _core_setting_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2147);



/**
 * The same job with what operators changed while the run went on. What was ordered since the job began counts before
 * what it was started with.
 */
function adjusted(job, { overrides, rules }) {
    const settings = (0,_core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .withOverrides */ .Sn)(job.settings, overrides, rules === null);
    const before = job.rules.recorded;
    if (rules === null || (0,_core_setting_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .alike */ .nO)(rules.values, before.values))
        return { ...job, settings };
    const names = _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ.filter((name) => !(0,_core_setting_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .alike */ .nO)(rules.values[name]?.value, before.values[name]?.value));
    const changed = names.map((name) => [name, (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedValue */ .Sp)(name, rules)]);
    return { ...job, settings: { ...settings, ...Object.fromEntries(changed) } };
}
/** More than the attempts of one task with default retries, so that one bad task alone does not stop the run. */
const sameFailures = 5;
function limitsOf({ settings }) {
    return {
        maxIterations: settings['max-iterations'],
        runIterations: settings['run-iterations'] ?? null,
        timeBudgetMs: settings['time-budget'] ?? null,
        jobLimitMs: settings['job-limit'] ?? null,
        costBudgetUsd: settings['cost-budget'],
        minDelayMs: settings['min-delay'],
        sameFailures,
    };
}
/** The reason of an abort that comes before the machine ends the job itself (failure model P4). */
const jobLimitReached = new DOMException('the job limit is near', 'AbortError');
/** Why a job that was aborted stops: what it was in the middle of is rolled back either way, and counts for nothing. */
const whyAborted = ({ reason }, { settings }) => reason === jobLimitReached
    ? { kind: 'time_budget', budget_ms: settings['job-limit'] ?? 0, scope: 'limit' }
    : { kind: 'cancelled' };


/***/ }),

/***/ 9696:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ template)
/* harmony export */ });
/* harmony import */ var _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1936);

/** The user's own template at the base, else the one that ralph brings along. */
async function template({ base, embedded }, name) {
    for (const path of _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_0__/* .templatePaths */ .b[name]) {
        const text = await base.read(path);
        if (text !== undefined)
            return text;
    }
    return (await embedded.read(`prompt/${name}.md`)) ?? '';
}


/***/ }),

/***/ 578:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ assemble),
  i: () => (/* binding */ prepare)
});

// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(9334);
;// CONCATENATED MODULE: ./build/core/prompt/budget.js


const defaultBudgetTokens = 8_000;
/** Four characters are a token (docs/design.md#prompt). */
const tokensIn = (text) => Math.floor(text.length / 4);
const charsFor = (tokens) => tokens * 4;
/** What shortening leaves of a section at least, in characters: enough to be of use. */
const floors = {
    Skills: 800,
    'Output Instructions': 800,
    'Previous Handoff': 1_500,
    'Accumulated Knowledge': 1_000,
    'Retrieved Memory': 1_000,
    'Failure Context': 2_500,
    'Current Task': 4_000,
};
/**
 * Sections that fit into `maxChars` when rendered, and every cut that this took. First sections are shortened inside, by
 * priority and down to a floor, with a marker that says how much is missing; then whole ones are dropped by priority;
 * the Current Task is kept and cut to whatever room there is. So no section vanishes while another could give way
 * (failure model B2: 90,173 characters fell to 448).
 */
function fitToBudget(sections, maxChars) {
    const order = sections.map(({ name, priority }) => ({ name, priority })).sort((a, b) => a.priority - b.priority);
    let fitted = sections;
    const excess = () => (0,section/* promptLength */.$M)(fitted) - maxChars;
    for (const { name } of order) {
        if (excess() > 0)
            fitted = shorten(fitted, name, { by: excess(), floor: floors[name] });
    }
    for (const { name } of order) {
        if (excess() > 0 && name !== 'Current Task')
            fitted = fitted.filter((one) => one.name !== name);
    }
    if (excess() > 0)
        fitted = shorten(fitted, 'Current Task', { by: excess(), floor: 0 });
    return { sections: fitted, cuts: sections.flatMap((before) => cutOf(before, fitted)) };
}
function shorten(sections, name, room) {
    return sections.map((one) => {
        if (one.name !== name || one.body.length <= room.floor)
            return one;
        return { ...one, body: (0,fences/* shortenMarkdown */.zU)(one.body, Math.max(room.floor, one.body.length - room.by)) };
    });
}
function cutOf(before, fitted) {
    const toChars = fitted.find(({ name }) => name === before.name)?.body.length ?? 0;
    const fromChars = before.body.length;
    const dropped = fitted.every(({ name }) => name !== before.name);
    return toChars < fromChars || dropped ? [{ section: before.name, fromChars, toChars }] : [];
}

// EXTERNAL MODULE: ./build/core/prompt/overrides.js
var overrides = __webpack_require__(1936);
// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(878);
// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(364);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(7845);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(38);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(9390);
;// CONCATENATED MODULE: ./build/core/prompt/sections.js








/**
 * The prompt as structured sections, in their order. Failure Context is there on a retry only, Accumulated Knowledge
 * and Skills where there are some; the others always. What an agent or a program wrote is cleaned and put below our headings.
 */
function promptSections(input) {
    const sections = [(0,section/* section */.uW)('Current Task', currentTask(input))];
    if (input.failures.length > 0)
        sections.push((0,section/* section */.uW)('Failure Context', failedAttempts(input)));
    sections.push((0,section/* section */.uW)('Retrieved Memory', retrievedMemory(input.previous)));
    if (input.knowledge.length > 0)
        sections.push((0,section/* section */.uW)('Accumulated Knowledge', (0,remember/* knowledgeLines */.a7)(input.knowledge, '###')));
    sections.push((0,section/* section */.uW)('Previous Handoff', previousHandoff(input)));
    if (input.skills.length > 0)
        sections.push((0,section/* section */.uW)('Skills', skills(input)));
    sections.push((0,section/* section */.uW)('Output Instructions', template(input.outputInstructions, 'Output Instructions')));
    return sections;
}
function previousHandoff({ previous, earlier, firstIteration }) {
    if (previous === null)
        return template(firstIteration, 'Previous Handoff');
    const origin = `Left by iteration ${previous.iteration}, which finished ${previous.task}.${madeBy[previous.source] ?? ''}`;
    const lines = earlier
        .slice(0, 3)
        .map(({ iteration, task, summary }) => `- Iteration ${iteration} (${task}): ${(0,one_line/* oneLine */.TN)(summary, 300)}`);
    const before = lines.length === 0 ? [] : [`### Earlier iterations\n\n${lines.join('\n')}`];
    return [origin, (0,neutral_markdown/* nestHeadings */.g)((0,visible/* visible */.R)(previous.handoff.freeform).trim()), ...before].join('\n\n');
}
const madeBy = {
    synthetic: ' That agent left none: ralph made this one from its changes.',
    extracted: ' That agent left none: a small model wrote this one from its last output and the list of its changes.',
};
const skills = ({ skills }) => skills.map(({ name, text }) => `### ${(0,one_line/* oneLine */.TN)(name, 100)}\n\n${(0,neutral_markdown/* nestHeadings */.g)(text.trim())}`).join('\n\n');
/** A template's text; a first line that repeats the section's own header is dropped (failure model seed C1). */
function template(text, name) {
    const [first = '', ...rest] = text.trim().split(/\r?\n/);
    const repeats = first
        .replace(/^#+\s*/, '')
        .trim()
        .toLowerCase() === name.toLowerCase();
    return (0,neutral_markdown/* nestHeadings */.g)((repeats ? rest : [first, ...rest]).join('\n').trim());
}
/** The task, and what else bears on this attempt: libraries, hints, known failures. */
function currentTask(input) {
    const { task, attempt, remaining } = input;
    const parts = [
        `ID: ${task.id}\nTitle: ${(0,one_line/* oneLine */.TN)(task.title, 300)}\nAttempt: ${attempt} of ${attempt + remaining}`,
        `Description:\n${(0,neutral_markdown/* nestHeadings */.g)((0,visible/* visible */.R)(task.description).trim() || 'None beyond the title.')}`,
    ];
    parts.push(bullets('Acceptance Criteria:', task.acceptance_criteria), documentationFor(task), bullets('Change nothing outside of these paths (from the top of the repository); another change fails the attempt:', task.paths), bullets('Hints from the operator:', input.hints), bullets('These checks failed before the run began. They do not count against you:', input.knownRed));
    return parts.filter((part) => part !== '').join('\n\n');
}
/** `needs_docs` and `libraries` have an effect in every mode (docs/design.md#settings). */
function documentationFor({ needs_docs, libraries }) {
    const names = libraries.map((name) => (0,one_line/* oneLine */.TN)(name, 100)).join(', ');
    if (libraries.length > 0) {
        return `Libraries: ${names}\nRead their documentation, for the versions that this project uses, before you write code against them.`;
    }
    return needs_docs ? 'Read the documentation of the libraries that this task touches before you write code.' : '';
}
/**
 * A titled list; empty where nothing is listed. Blank items go: a lone `-` would make a heading of the title. Further
 * lines stand four columns in, so that a code block inside an item is none for whoever reads line by line.
 */
function bullets(title, texts) {
    const items = texts.map((text) => (0,neutral_markdown/* nestHeadings */.g)((0,visible/* visible */.R)(text).trim())).filter((text) => text !== '');
    return items.length === 0 ? '' : [title, ...items.map((text) => `- ${text.replaceAll('\n', '\n    ')}`)].join('\n');
}
/**
 * Why this task has to be tried again: the newest failure in detail, and what every failed attempt tried, as approaches
 * that did not work (pattern 001). Their changes are gone, and the text says so. Empty without failures.
 */
function failedAttempts({ failures }) {
    const newest = failures.at(-1);
    if (newest === undefined)
        return '';
    const parts = [
        `The attempt before this one (iteration ${newest.iteration}) failed: ${(0,one_line/* oneLine */.TN)(newest.why, 500)}`,
        newest.stands ? stillThere : undone,
    ];
    const denials = newest.denials ?? [];
    if (denials.length > 0)
        parts.push(`It was not allowed to use ${denials.map(denial).join(', ')}. Nor are you: find another way.`);
    const checks = newest.validation === undefined ? '' : (0,failure_sentence/* failureContext */.u2)(newest.validation);
    if (checks !== '')
        parts.push(`### Failed checks\n\n${checks}`);
    if (newest.review)
        parts.push(`### What the reviewer found\n\n${(0,read_review/* reviewFindings */.FV)(newest.review)}`);
    parts.push(`### Failed approaches\n\n${[...failures].reverse().map(approach).join('\n')}`);
    const account = newest.handoff?.freeform.trim() ?? '';
    if (account !== '' && !newest.stands)
        parts.push(`### The failed attempt in its own words\n\n${ownWords(account)}`);
    return parts.join('\n\n');
}
const denial = (text) => (0,one_line/* oneLine */.TN)(text, 120);
function approach({ iteration, why, handoff }) {
    const tried = handoff === undefined ? 'It left no account of what it tried.' : `Tried: ${(0,one_line/* oneLine */.TN)(handoff.summary, 300)}`;
    return `- Iteration ${iteration}. ${tried} Failed: ${(0,one_line/* oneLine */.TN)(why, 300)}`;
}
const undone = 'Its changes were undone. The files are back at the checkpoint, as they were before any failed attempt.';
const stillThere = 'Its changes are still in the files: keep what is right, and make it fit what is there now.';
const ownWords = (freeform) => `It describes changes that no longer exist.\n\n${(0,neutral_markdown/* nestHeadings */.g)((0,excerpt/* excerpt */.Kb)((0,visible/* visible */.R)(freeform), 2_000))}`;
const maxItem = 400;
/** The lasting facts of the newest successful handoff: constraints and decisions, and what is still open. */
function retrievedMemory(previous) {
    if (previous === null)
        return 'Nothing yet: no iteration of this run has finished.';
    const parts = [
        block('Constraints', constraints(previous.handoff)),
        block('Decisions', previous.handoff.architectural_notes ?? []),
        block('Still open', sections_open(previous.handoff)),
        block('Recommendations', previous.handoff.recommendations ?? []),
    ].filter((part) => part !== '');
    const origin = `From iteration ${previous.iteration} (${previous.task}).`;
    return parts.length === 0 ? `${origin} It recorded no constraints and no decisions.` : [origin, ...parts].join('\n\n');
}
function constraints({ constraints_discovered = [] }) {
    return constraints_discovered.map(({ constraint, workaround, impact }) => `${constraint}: ${workaround || impact || 'no workaround recorded'}`);
}
function sections_open({ bugs_encountered = [], unfinished_business = [] }) {
    const bugs = bugs_encountered.filter(({ resolved }) => !resolved);
    return [
        ...bugs.map(({ description }) => `Bug: ${description}`),
        ...unfinished_business.map(({ item, reason, priority }) => {
            const details = [priority && `${priority} priority`, reason].filter(Boolean).join(', ');
            return details === '' ? item : `${item} (${details})`;
        }),
    ];
}
function block(title, items) {
    const lines = items.map((text) => (0,one_line/* oneLine */.TN)(text, maxItem)).filter((text) => text !== '');
    return lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(8100);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(6187);
// EXTERNAL MODULE: ./build/core/run/stored/withdrawal.js
var withdrawal = __webpack_require__(5471);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var agent_review = __webpack_require__(5442);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(8689);
// EXTERNAL MODULE: ./build/schema/run/control.js
var control = __webpack_require__(733);
// EXTERNAL MODULE: ./build/app/job/template.js
var job_template = __webpack_require__(9696);
;// CONCATENATED MODULE: ./build/app/phase/prepare/prepare.js












/** Second phase: number the iteration, assemble its prompt and state that the attempt begins. Calls no agent. */
async function prepare(ports, job, at) {
    const { ledger, task, attempt } = at;
    const { state, plan } = ledger;
    const iteration = state.iteration + 1;
    const { sections, cuts, systemPrompt } = await assemble(ports, job, {
        state,
        plan,
        task,
        attempt,
        recall: ledger.recall,
    });
    const prompt = (0,section/* renderPrompt */.nQ)(sections);
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'prompt.md'), prompt);
    ledger.record({ type: 'attempt_started', iteration, task: task.id, attempt, checkpoint: state.work }, ...told(state, iteration), ...cuts.map(({ section, fromChars, toChars }) => ({
        type: 'prompt_cut',
        iteration,
        section,
        from_chars: fromChars,
        to_chars: toChars,
    })));
    const { start, merge } = at.laidOut ?? { start: state.work, merge: null };
    return { iteration, task, attempt, checkpoint: state.work, start, merge, prompt, systemPrompt };
}
/** The prompt of the next attempt at a task, within the budget; changes nothing, so that a dry run can show it. */
async function assemble(ports, job, at) {
    const { state, task, attempt, recall } = at;
    const failed = (0,begin/* taskIn */.B1)(state, task.id).failed_iterations;
    const input = {
        task,
        attempt,
        remaining: Math.max(0, task.max_retries + 1 - attempt),
        failures: await Promise.all(failed.map((iteration) => failedAttempt(recall, iteration))),
        previous: await prepare_previousHandoff(recall, state),
        earlier: state.recent.slice(1),
        skills: await skillsOf(ports, task),
        firstIteration: await (0,job_template/* template */.v)(ports, 'first-iteration'),
        outputInstructions: await (0,job_template/* template */.v)(ports, 'output-instructions'),
        hints: state.hints.map(({ by, text }) => `${by}: ${text}`),
        knowledge: state.knowledge,
        knownRed: state.baseline?.accepted ? state.baseline.red : [],
    };
    const fitted = fitToBudget(promptSections(input), charsFor(job.settings['context-budget']));
    return { ...fitted, systemPrompt: (await ports.base.read('CLAUDE.md')) ?? '' };
}
/** Which hints this prompt holds: they are dropped when the attempt has ended. */
const told = ({ hints }, iteration) => hints.length === 0 ? [] : [{ type: 'hints_told', iteration, ids: hints.map(({ id }) => id) }];
async function prepare_previousHandoff(recall, state) {
    const newest = state.recent[0];
    if (!newest)
        return null;
    const stored = await recall((0,state_paths/* iterationPath */.lr)(newest.iteration, 'handoff.json'));
    const { source, handoff } = storedHandoff(stored) ?? {
        source: 'synthetic',
        handoff: fromSummary(newest.summary),
    };
    return { iteration: newest.iteration, task: newest.task, handoff, source };
}
async function failedAttempt(recall, iteration) {
    const [handoff, validation, agent, review, withdrawn] = await Promise.all([
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'handoff.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'validation.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'agent.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'review.json')),
        recall((0,withdrawal/* withdrawalPath */.RG)(iteration)),
    ]);
    const call = agent === undefined ? {} : JSON.parse(agent);
    return {
        iteration,
        ...whyFailed(call.why, withdrawn),
        denials: Array.isArray(call.denials) ? call.denials.map(String) : [],
        validation: validation === undefined ? undefined : check/* Validation */.OH.safeParse(JSON.parse(validation)).data,
        review: review === undefined ? undefined : agent_review/* Reviewed */.u2.safeParse(JSON.parse(review)).data?.review,
        handoff: storedHandoff(handoff)?.handoff,
    };
}
function whyFailed(why, withdrawn) {
    const read = withdrawn === undefined ? undefined : control/* Withdrawal */.yb.safeParse(JSON.parse(withdrawn)).data;
    if (read)
        return { why: (0,withdrawal/* withdrawalInWords */.uV)(read), stands: read.what === 'dependent' };
    return { why: String(why ?? 'the attempt failed') };
}
function storedHandoff(stored) {
    if (stored === undefined)
        return undefined;
    const { source, handoff } = JSON.parse(stored);
    const read = { source: agent_handoff/* HandoffSource */.KE.safeParse(source), handoff: agent_handoff/* Handoff */.Pj.safeParse(handoff) };
    return read.source.success && read.handoff.success
        ? { source: read.source.data, handoff: read.handoff.data }
        : undefined;
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

/***/ 1936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ skillPath),
/* harmony export */   b: () => (/* binding */ templatePaths)
/* harmony export */ });
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6294);

/**
 * Where a repository keeps its own templates, read at the base (docs/design.md#settings). The first path that exists counts; the
 * second is an older name for the same thing.
 */
const templatePaths = {
    'first-iteration': ['.ralph/templates/first-iteration.md', '.ralph/first-iteration.md'],
    'handoff-extraction': ['.ralph/templates/handoff-extraction.md', '.ralph/templates/handoff-extraction-prompt.md'],
    'output-instructions': ['.ralph/templates/output-instructions.md', '.ralph/templates/coding-prompt-footer.md'],
    review: ['.ralph/templates/review.md', '.ralph/templates/review-agent-prompt.md'],
};
/** The file of a task's skill. A name is no path (failure model D6); throws RalphError SKILL_NAME for one. */
function skillPath(name) {
    if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name))
        return `.ralph/skills/${name}.md`;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'SKILL_NAME',
        message: `"${name}" cannot be the name of a skill.`,
        hint: 'Use letters, digits, ".", "_" and "-" only: the skill "api-style" is the file .ralph/skills/api-style.md.',
    });
}


/***/ }),

/***/ 7428:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ forecast)
/* harmony export */ });
/* unused harmony export firstForecast */
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6187);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4891);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9484);




/**
 * Assumed for one attempt until the run has shown better; the one recorded run of a program before took 7 minutes a task. Wide on
 * purpose: model, repository and checks differ more than any table could say.
 */
const attempt = {
    usd: { low: 0.15, high: 1 },
    runner_ms: { low: 3 * 60_000, high: 8 * 60_000 },
};
/** Attempts that a task takes at most, on average, where it has retries. */
const attemptsAtMost = 1.5;
/** Relative spread of the cost of one task that is assumed at least while fewer than `enoughTasks` are known. */
const assumedSpread = 0.6;
const enoughTasks = 5;
/** Of a normal distribution: the middle four fifths. */
const fourInFive = 1.28;
/** Null where nothing is left that could be started. Linear in the plan; reads nothing but plan and state. */
function forecast({ plan, state }, at) {
    const open = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .stillToDo */ .VI)(plan, (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsOf */ .M$)(plan, state));
    if (open.length === 0)
        return null;
    const past = (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .taskCosts */ .oU)(state.tasks).settled;
    const spent = { usd: state.usage.usd, runner_ms: (0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerMsSeen */ .MN)(state, at.now) };
    const known = past.usd.length;
    const cost = known === 0
        ? fromSize(open)
        : {
            usd: fromPast(open.length, { total: spent.usd, samples: past.usd }),
            runner_ms: fromPast(open.length, { total: spent.runner_ms, samples: past.duration_ms }),
        };
    return {
        tasks: open.length,
        ...cost,
        basis: known === 0 ? { kind: 'size' } : { kind: 'past', tasks: known, usd: spent.usd / known },
        budget: at.costBudgetUsd === null ? null : judged(cost.usd, Math.max(0, at.costBudgetUsd - spent.usd)),
    };
}
/** The same before anything was begun. */
function firstForecast({ tasks }, costBudgetUsd) {
    const open = tasks.filter(({ status }) => status === 'pending');
    if (open.length === 0)
        return null;
    const cost = fromSize(open);
    const budget = costBudgetUsd === null ? null : judged(cost.usd, costBudgetUsd);
    return { tasks: open.length, ...cost, basis: { kind: 'size' }, budget };
}
function fromSize(open) {
    const most = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? attemptsAtMost : 1), 0);
    const range = ({ low, high }) => ({ low: low * open.length, high: high * most });
    return { usd: range(attempt.usd), runner_ms: range(attempt.runner_ms) };
}
/**
 * `count` more of what cost `total` for these samples. The range is about where the sum falls in four cases of five,
 * taken as a factor to both sides so that it never reaches zero; it narrows with what is known and with what is left.
 */
function fromPast(count, { total, samples }) {
    const known = samples.length;
    const expected = (total / known) * count;
    const spread = Math.max(relativeSpread(samples), known < enoughTasks ? assumedSpread : 0);
    const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / known);
    return { low: expected / factor, high: expected * factor };
}
function relativeSpread(samples) {
    let sum = 0;
    for (const value of samples)
        sum += value;
    const mean = sum / samples.length;
    if (mean === 0 || samples.length < 2)
        return 0;
    let squares = 0;
    for (const value of samples)
        squares += (value - mean) ** 2;
    return Math.sqrt(squares / (samples.length - 1)) / mean;
}
function judged({ low, high }, left) {
    return { left_usd: left, enough: high <= left ? 'yes' : low > left ? 'no' : 'perhaps' };
}


/***/ }),

/***/ 8567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ taskGraph)
/* harmony export */ });
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8537);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);


const mostTasks = 150;
/** Mermaid draws at most 500 edges and 50,000 characters (its `maxEdges` and `maxTextSize`). */
const mostEdges = 500;
const mostText = 45_000;
const classes = [
    'classDef done fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
    'classDef failed fill:#ffebe9,stroke:#cf222e,color:#1f2328',
    'classDef in_progress fill:#fff8c5,stroke:#9a6700,color:#1f2328',
    'classDef skipped fill:#eaeef2,stroke:#6e7781,color:#57606a,stroke-dasharray:4',
    'classDef given_up fill:#fbefff,stroke:#8250df,color:#1f2328,stroke-dasharray:4',
    'classDef pending fill:#ffffff,stroke:#6e7781,color:#1f2328',
];
/**
 * The tasks and what they depend on as a fenced Mermaid graph, or a sentence where it would be too large to draw or
 * to read. `statuses` is by position in the plan. Nodes are numbered, so that no id or title is ever Mermaid syntax.
 */
function taskGraph(plan, statuses) {
    const edges = edgesOf(plan);
    if (plan.tasks.length > mostTasks || edges.length > mostEdges) {
        return `A graph of ${plan.tasks.length} tasks and ${edges.length} dependencies would not be readable, so it is not shown.`;
    }
    const draw = (text) => drawn(plan.tasks.map((task, at) => `["${label(text(task))}"]:::${statuses[at]?.status ?? 'pending'}`), edges);
    const full = draw(({ id, title }) => `${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(title, 40)}`);
    return full.length <= mostText ? full : draw(({ id }) => id);
}
const edgesOf = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((plan) => {
    const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]));
    return plan.tasks.flatMap((task, number) => task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`));
});
function drawn(nodes, edges) {
    const lines = nodes.map((node, number) => `  t${number}${node}`);
    return ['```mermaid', 'graph TD', ...lines, ...edges, ...classes.map((line) => `  ${line}`), '```'].join('\n');
}
/** Everything that could be syntax of Mermaid, HTML or the code fence becomes Mermaid's own entity, `#35;`. */
const label = (text) => text.replace(/[^\p{Letter}\p{Number}\p{Mark} .,:_/-]/gu, (character) => `#${character.codePointAt(0)};`);


/***/ }),

/***/ 2980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23);
/* harmony import */ var _text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3009);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9812);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9484);






const id = { head: 'Task', align: 'left', cell: (row) => row.id };
const status = {
    head: 'Status',
    align: 'left',
    cell: (row) => `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`,
};
/** Given up from the right where the terminal is narrow. */
const optional = [
    { head: 'Attempts', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf },
    { head: 'Cost', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch },
    { head: 'Time', align: 'right', cell: _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5 },
    { head: 'Commit', align: 'left', cell: (row) => (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit ?? '') },
];
const gap = '  ';
const leastTitle = 16;
/**
 * The table for a terminal of `width` columns: a head and one line a row, aligned by what a terminal shows (CJK,
 * emoji). Titles are clipped; where that is not enough, columns go. An id is never cut: people copy it.
 */
function textTable(rows, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(look.color);
    const columns = [id, status, ...optional].map((column) => layOut(column, rows));
    const taken = () => columns.reduce((sum, column) => sum + column.width + gap.length, 0);
    while (columns.length > 2 && look.width - taken() < leastTitle)
        columns.pop();
    const room = Math.max(leastTitle, look.width - taken());
    const title = layOut({ head: 'Title', align: 'left', cell: (row) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(row.title, 200), room) }, rows);
    columns.splice(1, 0, title);
    const head = columns.map((column) => column.head);
    const lines = rows.map((row, at) => {
        const colour = _text_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .statusColour */ .$8[row.status];
        const line = columns.map((column) => column.cells[at] ?? '').join(gap);
        return colour ? paint(line.trimEnd(), colour) : line.trimEnd();
    });
    return [paint(head.join(gap).trimEnd(), 'bold'), ...lines];
}
function layOut(column, rows) {
    const texts = rows.map(column.cell);
    const width = texts.reduce((widest, text) => Math.max(widest, (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(text)), column.head.length);
    const fill = (text) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .pad */ .eV)(text, width, column.align);
    return { head: fill(column.head), cells: texts.map(fill), width };
}
const markdownHead = '| Task | Title | Status | Attempts | Time | Cost | Commit |\n| --- | --- | --- | ---: | ---: | ---: | --- |';
/**
 * The table in GitHub's Markdown. A title cannot end its cell, start a line, mention anybody or hide anything. Commits
 * are links where the page of their repository is named.
 */
const markdownTable = (rows, repositoryUrl) => [markdownHead, ...rows.map((row) => markdownRow(row, repositoryUrl))].join('\n');
function markdownRow(row, repositoryUrl) {
    const short = row.commit ? `\`${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(row.commit)}\`` : '';
    const commit = row.commit && repositoryUrl !== undefined ? `[${short}](${repositoryUrl}/commit/${row.commit})` : short;
    const state = `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[row.status]} ${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWord */ .Hm[row.status]}`;
    const cells = [row.id, (0,_text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCell */ .UZ)(row.title), state, (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsCell */ .tf)(row), (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .timeCell */ .s5)(row), (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .costCell */ .ch)(row), commit];
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 5079:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ receiptMarkdown),
/* harmony export */   Us: () => (/* binding */ receiptLines),
/* harmony export */   dA: () => (/* binding */ attemptsInWords)
/* harmony export */ });
/* harmony import */ var _confinement_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6756);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4421);


/** The receipt as an aligned table of at most 80 columns; the dearest task and the tokens below it. */
function receiptLines(receipt) {
    const rows = rowsOf(receipt).map(({ name, usd, runner_ms, remark }) => [
        name,
        (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(usd),
        (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(runner_ms),
        remark,
    ]);
    const table = [['Receipt', 'Model', 'Runner', ''], ...rows.map(([name, ...rest]) => [`  ${name}`, ...rest])];
    const width = (column) => Math.max(...table.map((row) => (row[column] ?? '').length));
    const lines = table.map(([name = '', usd = '', time = '', remark = '']) => [name.padEnd(width(0)), usd.padStart(width(1)), time.padStart(width(2)), remark].join('  ').trimEnd());
    return [...lines, ...notes(receipt).map((note) => `  ${note}`)];
}
/** The same in GitHub's Markdown. */
function receiptMarkdown(receipt) {
    const rows = rowsOf(receipt).map(({ name, usd, runner_ms, remark }) => `| ${name} | ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(usd)} | ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(runner_ms)} | ${remark.replaceAll('|', '\\|')} |`);
    const head = '| | Model | Runner | |\n| --- | ---: | ---: | --- |';
    return [[head, ...rows].join('\n'), notes(receipt).join(' ')].join('\n\n');
}
function rowsOf(receipt) {
    const { total, jobs, per_task, per_attempt, per_commit, attempts } = receipt;
    return [
        { name: 'Total', ...total, remark: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(jobs, 'job') },
        ...(per_task ? [{ name: 'Per task', ...per_task, remark: `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(per_task.tasks, 'task')} worked on` }] : []),
        ...(per_attempt ? [{ name: 'Per attempt', ...per_attempt, remark: attemptsInWords(attempts) }] : []),
        ...(per_commit
            ? [{ name: 'Per verified commit', ...per_commit, remark: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(attempts.succeeded, 'commit') }]
            : []),
    ];
}
function notes({ usage, dearest, confined, unchecked }) {
    const tokens = `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalTokens */ .RP)(usage))} tokens: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
        `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.cache_read_tokens)} from the cache, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(usage.output_tokens)} out.`;
    return [
        tokens,
        ...(dearest ? [`The most expensive task: ${dearest.task}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(dearest.usd)}.`] : []),
        ...(confined ? [`Confinement: ${(0,_confinement_words_js__WEBPACK_IMPORTED_MODULE_0__/* .confinementInWords */ .RA)(confined)}.`] : []),
        ...(unchecked ? [`${unchecked}.`] : []),
    ];
}
/** `5 attempts: 3 passed, 1 failed, 1 interrupted`. */
function attemptsInWords({ succeeded, failed, interrupted }) {
    const parts = [`${succeeded} passed`, `${failed} failed`, ...(interrupted > 0 ? [`${interrupted} interrupted`] : [])];
    return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(succeeded + failed + interrupted, 'attempt')}: ${parts.join(', ')}`;
}


/***/ }),

/***/ 9373:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ numberedDiff),
/* harmony export */   TV: () => (/* binding */ shownLines)
/* harmony export */ });
/* unused harmony export diffLines */
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
/** The lines of the hunks, each with its number in the new file; what stands before the first hunk is left out. */
function diffLines(patch) {
    const lines = [];
    let next;
    for (const text of patch.split('\n')) {
        const begins = hunk.exec(text)?.[1];
        // A file that became a link is a removal and an addition: between them stands a header again.
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
/** Numbers of the lines of the new file that the diff shows: only these can be pointed at. */
const shownLines = ({ patch }) => new Set(diffLines(patch).flatMap(({ line }) => line ?? []));
/** The diff of a file with the number of each line before it, or in words where there are no lines. */
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

/***/ 364:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   C7: () => (/* binding */ reviewVerdict),
/* harmony export */   FV: () => (/* binding */ reviewFindings),
/* harmony export */   ty: () => (/* binding */ readReview)
/* harmony export */ });
/* harmony import */ var _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5442);
/* harmony import */ var _run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7483);
/* harmony import */ var _text_bounded_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(953);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38);
/* harmony import */ var _file_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9373);







const maxAnswer = 512 * 1024;
const maxFindings = 30;
const maxText = 2_000;
/**
 * The review in a call's answer, or why none of it counts. Texts are bounded. A finding whose place is none of the
 * change keeps its words and loses its place; what is too much is counted, and the gravest stays.
 */
function readReview(end, files) {
    if (end.kind !== 'finished' && end.kind !== 'no_result')
        return { why: endInWords(end) };
    const { structured, text } = end.kind === 'finished' ? end : { structured: null, text: end.tail };
    if (text.trim() === '' && (structured ?? null) === null)
        return { why: 'it gave no answer' };
    const answer = structured ?? wholly(text);
    if (answer === undefined)
        return { why: 'its answer is not a review: it is not JSON' };
    const bounded = (0,_text_bounded_value_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedValue */ .l)(answer, maxAnswer);
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
    const more = left > 0 ? ` (${left} more findings are left out.)` : '';
    const kept = gravest.slice(0, maxFindings).map(placedIn(files));
    return { review: { verdict, summary: `${bounds(summary)}${more}`, findings: kept } };
}
/** The text as JSON, with or without a code block around all of it. What stands in prose may be quoted from the change. */
function wholly(text) {
    try {
        return JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, '$1'));
    }
    catch {
        return undefined;
    }
}
function endInWords(end) {
    const what = end.kind === 'error' ? `an error (${end.what})` : end.kind.replaceAll('_', ' ');
    return `it ended with ${what}${'message' in end && end.message !== '' ? `: ${bounds(end.message)}` : ''}`;
}
const weight = { high: 0, medium: 1, low: 2 };
const bounds = (text) => {
    const shown = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)(text).trim();
    return shown.length <= maxText ? shown : `${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(shown, maxText)}\u2026`;
};
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
/** Where a finding points: `src/a.ts:12`; empty for one about the change as a whole. */
const placeOf = ({ path, line }) => path === null ? '' : line === null ? path : `${path}:${line}`;
/** A review as lines for the agent that tries again: its summary, and a list item for each finding, the gravest first. */
function reviewFindings({ summary, findings }) {
    const items = findings.map((finding) => {
        const where = [finding.severity, (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(placeOf(finding), 200)].filter((part) => part !== '');
        return `- ${where.join(', ')}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(finding.text, longest)}`;
    });
    return [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(summary, longest), ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n');
}
/**
 * What a review means for an attempt whose checks passed. Undefined: it goes on. Only a gate decides: it opens for a
 * clear yes and for nothing else. A limit, an outage or used-up money interrupts, as with the agent itself; any other
 * missing answer counts against the task, which bounds it.
 */
function reviewVerdict(mode, reviewed, at) {
    if (mode !== 'gate')
        return undefined;
    if (!reviewed)
        return { kind: 'fail', cause: 'review', why: noAnswer('it was not asked') };
    const { end, review, why } = reviewed;
    if (review?.verdict === 'ship')
        return undefined;
    if (review)
        return { kind: 'fail', cause: 'review', why: `the reviewer asks for changes: ${review.summary}` };
    const verdict = (0,_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptVerdict */ .ve)({ ...at, end, hasChanges: true, findings: [] });
    if (verdict.kind === 'interrupt')
        return { ...verdict, why: `the review: ${verdict.why}` };
    return { kind: 'fail', cause: 'review', why: noAnswer(verdict.kind === 'fail' ? verdict.why : (why ?? '')) };
}
const noAnswer = (why) => `the reviewer gave no usable answer: ${why}`;


/***/ }),

/***/ 7483:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qR: () => (/* binding */ lossesAllowed),
/* harmony export */   ve: () => (/* binding */ attemptVerdict),
/* harmony export */   yO: () => (/* binding */ afterResetMs)
/* harmony export */ });
/* harmony import */ var _text_assert_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6615);

/** First wait where no time is named, after a limit or an overload (failure model C6); doubled for each one in a row. */
const firstWaitMs = 5 * 60_000;
const longestWaitMs = 60 * 60_000;
/** A limit is lifted to the minute: going on a minute later does not meet it again. */
const afterResetMs = 60_000;
/** Lost runners and killed agents in a row that cost a task nothing: it may be the task that uses up the memory. */
const lossesAllowed = 2;
/**
 * What an agent call means for the attempt, before any check has run (docs/design.md#how-an-agent-call-ends). Nothing passes without a change:
 * errors, non-zero exits, time-outs and empty diffs fail; limits and outages interrupt.
 */
function attemptVerdict(at) {
    const { end } = at;
    switch (end.kind) {
        case 'finished':
            return changed(at, 'no_changes', 'the agent finished without changing a file');
        case 'no_result':
            return changed(at, 'no_result', 'the agent gave no answer and changed nothing');
        case 'error':
            // What is passed to the agent is what is left of the run's budget: no fault of the task.
            if (end.what === 'budget')
                return interrupt('budget', errorInWords.budget(end.message), null);
            return { kind: 'fail', cause: 'agent_error', why: errorInWords[end.what](end.message) };
        case 'crashed':
            return crashed(end, at.losses);
        case 'timed_out':
            return { kind: 'fail', cause: 'agent_timed_out', why: timeoutInWords[end.limit](roughly(end.afterMs)) };
        case 'usage_limit':
            return interrupt('usage_limit', end.message, limitUntil(end.until, at));
        case 'overloaded':
            return interrupt('overloaded', end.message, iso(at.now + growingWait(at.waits)));
        case 'billing':
            return interrupt('billing', end.message, null);
        case 'auth':
            return interrupt('auth', end.message, null);
        case 'cancelled':
            return interrupt('cancelled', 'the job was cancelled', null);
        default:
            return (0,_text_assert_never_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .x)(end);
    }
}
function changed(at, cause, why) {
    if (at.findings.length > 0)
        return { kind: 'fail', cause: 'guard', why: at.findings.join('; ') };
    if (typeof at.unready === 'string')
        return { kind: 'fail', cause: 'checks', why: at.unready };
    return at.hasChanges ? { kind: 'validate' } : { kind: 'fail', cause, why };
}
const interrupt = (cause, why, until) => ({
    kind: 'interrupt',
    cause,
    why,
    until,
});
const errorInWords = {
    turns: (message) => `the agent used up its turns: ${message}`,
    budget: (message) => `the agent used up the cost budget: ${message}`,
    structured_output: (message) => `the agent could not give its answer in the right form: ${message}`,
    refused: (message) => `the model refused: ${message}`,
    disk: (message) => `the agent filled the disk: ${message}`,
    other: (message) => `the agent reported an error: ${message}`,
};
const timeoutInWords = {
    wall: (after) => `the agent was ended after ${after} of work (agent-timeout)`,
    idle: (after) => `the agent fell silent and was ended ${after} after its start (agent-idle-timeout)`,
};
function crashInWords(end) {
    const tail = end.tail.trim().slice(-500);
    return `the agent ${howItDied(end)}${tail ? `: ${tail}` : ''}`;
}
function howItDied(end) {
    const killed = killedBy(end);
    if (killed === 'SIGKILL')
        return 'was killed from outside (SIGKILL), as when memory runs out';
    if (killed === 'SIGTERM')
        return 'was ended from outside (SIGTERM)';
    if (end.signal)
        return `was killed by ${end.signal}`;
    return end.exitCode === null ? 'crashed' : `ended with exit code ${end.exitCode}`;
}
/** Not by us: what we end is timed out or cancelled. A shell answers 128 and the signal's number for its child. */
function killedBy({ exitCode, signal }) {
    if (signal === 'SIGKILL' || exitCode === 137)
        return 'SIGKILL';
    return signal === 'SIGTERM' || exitCode === 143 ? 'SIGTERM' : undefined;
}
function limitUntil(until, { now, waits }) {
    return iso(until === null ? now + growingWait(waits) : Math.max(Date.parse(until), now) + afterResetMs);
}
const growingWait = (waits) => Math.min(firstWaitMs * 2 ** Math.min(waits, 10), longestWaitMs);
/** Whoever killed it was not the task, but for one that is killed again and again (failure model C4, P13). */
function crashed(end, losses) {
    const why = crashInWords(end);
    if (killedBy(end) === undefined)
        return { kind: 'fail', cause: 'agent_crashed', why };
    if (losses < lossesAllowed)
        return interrupt('agent_killed', why, null);
    return {
        kind: 'fail',
        cause: 'agent_crashed',
        why: `${lossesAllowed + 1} times in a row a runner was lost or ${why}`,
    };
}
const iso = (ms) => new Date(ms).toISOString();
/** Whole minutes, so that two time-outs of the same kind read alike. */
const roughly = (ms) => (ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);


/***/ }),

/***/ 9181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nu: () => (/* binding */ slicesOf),
/* harmony export */   vq: () => (/* binding */ beginsSlice)
/* harmony export */ });
/* unused harmony exports tasksOf, isDone */
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4644);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6187);


/** The slices of a run, oldest first; none where its plan had no milestones when it began. */
function slicesOf({ slices, work, work_branch }) {
    return slices.map(({ milestone, end }) => ({
        milestone,
        branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
        tip: end ?? work,
        newest: end === null,
    }));
}
/**
 * The milestone whose slice begins with a commit for this task; undefined where the newest slice goes on. A branch only
 * ever moves forward, so what comes late (a retry, a task of an earlier milestone, an undo) belongs to the newest slice,
 * and so does everything once the left-over tasks have begun. A run that has commits without milestones keeps its one
 * pull request.
 */
function beginsSlice(plan, state, task) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    const { slices, tasks, merging } = state;
    const newest = slices.at(-1);
    if (!milestones || merging?.task === task || newest?.milestone === null)
        return undefined;
    if (!newest && Object.values(tasks).some(({ commit }) => commit !== null))
        return undefined;
    const milestone = milestones.of(task);
    if (!newest && milestone === null)
        return undefined;
    return slices.some((slice) => slice.milestone === milestone) ? undefined : milestone;
}
/** Ids of the tasks that a slice is for, in plan order. */
function tasksOf(plan, milestone) {
    const milestones = milestonesOf(plan);
    return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
/** Nothing is left to be done for it. */
function isDone(plan, state, milestone) {
    const statusOf = statusIn(state);
    return tasksOf(plan, milestone).every((id) => statusOf(id) === 'done' || statusOf(id) === 'skipped');
}


/***/ }),

/***/ 5471:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ withdrawalPath),
/* harmony export */   sk: () => (/* binding */ withdrawal),
/* harmony export */   uV: () => (/* binding */ withdrawalInWords)
/* harmony export */ });
/* harmony import */ var _ref_state_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8100);

const withdrawalPath = (iteration) => (0,_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .iterationPath */ .lr)(iteration, 'withdrawn.json');
/** Path and content of the file. */
const withdrawal = (iteration, content) => [
    withdrawalPath(iteration),
    `${JSON.stringify(content, null, 2)}\n`,
];
const opening = {
    rejected: 'its checks passed, but a person did not accept it',
    undone: 'its checks passed, but a person took it back later',
    dependent: 'it was done, but a person took back what it builds on',
};
/** The reason as the next attempt at the task is told it. */
function withdrawalInWords({ what, by, why }) {
    return `${opening[what]} (${by})${why === '' ? ', without a reason' : `: ${why}`}`;
}


/***/ }),

/***/ 953:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ boundedValue)
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3573);

const maxDepth = 32;
const maxStringChars = 64 * 1024;
/**
 * A JSON value with every text cut to 64 KiB, or why it is too much: nested deeper than 32 levels, or more than
 * `maxChars` of texts and values in all. Own keys only; `__proto__` stays an ordinary key and changes nothing.
 */
function boundedValue(value, maxChars) {
    let left = maxChars;
    let deep = false;
    const bounded = (part, depth) => {
        if (left < 0 || deep)
            return null;
        if (typeof part === 'string') {
            const text = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(part, maxStringChars);
            left -= text.length;
            return text;
        }
        left -= 8;
        if (typeof part !== 'object' || part === null)
            return part;
        deep = depth >= maxDepth;
        if (Array.isArray(part))
            return part.map((item) => bounded(item, depth + 1));
        return Object.fromEntries(Object.entries(part).map(([key, item]) => {
            left -= key.length;
            return [key, bounded(item, depth + 1)];
        }));
    };
    const result = bounded(value, 0);
    if (deep)
        return { fault: `is nested deeper than ${maxDepth} levels` };
    return left < 0 ? { fault: `is larger than ${Math.round(maxChars / 2 ** 20)} MiB` } : { value: result };
}


/***/ }),

/***/ 6020:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ normalized),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   gW: () => (/* binding */ validationFingerprint)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3573);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38);
/* harmony import */ var _output_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2139);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2949);




const rules = [
    [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>'],
    [/\d{4}-\d\d-\d\d(?:[t ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:z|[+-]\d\d:?\d\d)?)?/gi, '<time>'],
    [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b/g, '<time>'],
    // A directory made for one run: its last part is chance.
    [/(?:[a-z]:)?[\\/](?:[\w.~-]{1,80}[\\/]){0,12}(?:tmp|temp|_temp|T)[\\/][\w.@+-]+/gi, '<tmp>'],
    // The same file in another checkout: only its own name counts.
    [/(?:[a-z]:|<tmp>)?(?:[\\/][\w.@+~-]+)*[\\/](?=[\w.@+~-])/gi, '/'],
    [/\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)[0-9a-f]{7,}\b/gi, '<hex>'],
    [/\d+(?:[.,]\d+)*\s?(?:ms|µs|ns|s|sec|secs|seconds?|m|min|minutes?|h)\b/gi, '<took>'],
    [/\d+(?:[.,]\d+)*/g, '<n>'],
    [/\s+/g, ' '],
];
const maxChars = 50_000;
/** The text without what differs from run to run: numbers, hexadecimal, ids, times, durations, temporary directories. */
function normalized(text) {
    return rules.reduce((clean, [pattern, to]) => clean.replace(pattern, to), (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(text, maxChars))).trim();
}
/** A short stable digest of the normalised text, for telling the same failure again. Not for security: FNV-1a, twice. */
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
/**
 * The fingerprint of why a validation failed: which checks, how they ended, and what they said about it. The order of
 * lines does not count, since tests that run in parallel print in any order. Feeds the circuit breaker.
 */
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
