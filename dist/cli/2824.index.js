export const id = 2824;
export const ids = [2824];
export const modules = {

/***/ 5271:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ diffStat),
/* harmony export */   U: () => (/* binding */ patchesOf)
/* harmony export */ });
/** A larger file is named as a binary one: nobody reads it in a diff. */
const largestFile = '1m';
/**
 * What differs between the two commits of each pair, as `git diff` shows it: one call of git for all. Commits are
 * fetched where they are missing. Binary files are named only; bytes that are no UTF-8 are replaced.
 */
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
    // A line of a diff begins with a sign or a word of git's own, never with an object id.
    const parts = stdout.toString('utf8').split(/^((?:[0-9a-f]{40}|[0-9a-f]{64}) [0-9a-f]+)\n/m);
    const byLine = new Map();
    for (let at = 1; at < parts.length; at += 2)
        byLine.set(parts[at] ?? '', parts[at + 1] ?? '');
    return lines.map((line) => byLine.get(line) ?? '');
}
const diffTree = ['diff-tree', '--stdin', '-r', '-p', '--no-renames', '--no-ext-diff', '--no-textconv'];
async function treeOf({ objects }, commit) {
    const tree = await objects.look(`${commit}^{tree}`);
    if (!tree)
        throw new Error(`${commit} has no tree`);
    return tree.oid;
}
/** What differs between two commits, which are fetched where they are missing. A rename is a removal and an addition. */
async function diffStat({ store, remote }, from, to) {
    await remote.fetchCommit(from);
    await remote.fetchCommit(to);
    const { stdout } = await store.git({ args: ['diff-tree', '-r', '-z', '--numstat', '--no-renames', from, to] });
    const entries = stdout.toString('utf8').split('\0');
    return entries.flatMap((entry) => {
        const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return path === undefined ? [] : [{ path, added: count(added), removed: count(removed) }];
    });
}
const count = (text = '-') => (text === '-' ? null : Number(text));


/***/ }),

/***/ 74558:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zt: () => (/* binding */ proveStep),
/* harmony export */   eV: () => (/* binding */ proveComplete),
/* harmony export */   lu: () => (/* binding */ writtenOf),
/* harmony export */   re: () => (/* binding */ refuseForeign),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);
/* harmony import */ var _core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35258);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48689);
/* harmony import */ var _schema_run_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79863);




/**
 * Compares a run that is about to be called complete with all that made it so: its whole log, the commits of its done
 * tasks and the checks that let them through. Throws RalphError STATE_NOT_ITS_EVENTS or STATE_FORGED. Its cost grows
 * with the past, so it is done once: what a job on this machine has proven is not looked at again.
 */
async function proveComplete({ store, workBranch }, run) {
    if (run.proven)
        return;
    const { state } = run;
    const segments = segmentsOf(run);
    const validations = (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .countedIterations */ .FS)(state).map((iteration) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationPath */ .lr)(iteration, 'validation.json'));
    const files = await store.readPast([...segments, ...validations]);
    const events = factsIn(files.slice(0, segments.length));
    const differs = differences({ before: null, events, replans: false }, state);
    if (!events || differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs);
    const found = await workBranch.madeBehind(tipsOf(events, state), {
        wanted: (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .countedCommits */ .P1)(state),
        since: begunAt(events),
    });
    const passed = new Set(files.slice(segments.length).flatMap(passedIn));
    const unearned = (0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .doneAgainstCommits */ .Ol)(run, found, passed);
    if (unearned.length > 0)
        throw await store.untrue('STATE_FORGED', unearned);
    store.prove();
}
/**
 * Looks at the newest state commit alone, where that costs nothing: whether its facts make it of the one before. Throws
 * RalphError STATE_NOT_ITS_EVENTS before anything is done by a state that somebody edited.
 */
async function proveStep({ store }, run) {
    if (run.proven)
        return;
    const step = await store.step();
    if (!step)
        return;
    const events = factsIn(await store.readMany(segmentsOf(run, step.before?.seq ?? 0)));
    const differs = differences({ before: step.before?.state ?? null, events, replans: step.replans }, run.state);
    if (differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs);
}
function differences({ before, events, replans }, state) {
    if (!events)
        return ['its log was not written by ralph'];
    const silent = replans && events.every(({ type }) => !replanning.has(type));
    return [...(0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .stateAgainstLog */ .Bw)(before, events, state), ...(silent ? ['plan.json was changed without an event'] : [])];
}
const replanning = new Set([
    ...['run_started', 'plan_changed', 'amendment_accepted'],
    ...['follow_up_added', 'conflict_task_added', 'agents_md_due'],
]);
/**
 * Somebody wrote between two writes of the job that holds the lease: an operator's tool may, and only what no task is
 * done, skipped or paid for by; whoever has taken the run over may write all. Throws RalphError STATE_NOT_ITS_EVENTS or
 * STATE_FORGED, after the ref was reset to what this job wrote last: the next one must not go on from a forgery.
 */
async function refuseForeign({ store }, request) {
    const { run, head, before, plan, seq } = request;
    const own = new Set(factsIn(request.own)?.map((event) => JSON.stringify(event)));
    const back = head ?? undefined;
    const events = factsIn(await store.readMany(segmentsOf(run, seq)));
    const replans = JSON.stringify(plan) !== JSON.stringify(run.plan);
    const differs = differences({ before, events, replans }, run.state);
    if (!events || differs.length > 0)
        throw await store.untrue('STATE_NOT_ITS_EVENTS', differs, back);
    const taken = events.findIndex((event) => event.type === 'lease_taken' && event.epoch > (before?.epoch ?? 0));
    const ours = taken === -1 ? events : events.slice(0, taken);
    const foreign = ours.filter((event) => !own.has(JSON.stringify(event)));
    const forged = foreign.filter((event) => !(0,_core_run_stored_state_against_log_js__WEBPACK_IMPORTED_MODULE_0__/* .mayStandBeside */ .Se)(event)).map(({ type }) => type);
    if (forged.length === 0)
        return;
    const what = [...new Set(forged)].join(', ');
    throw await store.untrue('STATE_FORGED', [`somebody else wrote while this job held the run: ${what}`], back);
}
/**
 * How many of these facts, a line each, already stand in the log behind `seq`: a push that seemed to fail may have won, and
 * what it wrote is not to be written twice.
 */
async function writtenOf({ store }, { run, seq, own }) {
    const events = factsIn(await store.readMany(segmentsOf(run, seq))) ?? [];
    const there = new Set(events.map((event) => JSON.stringify(event)));
    const missing = (factsIn(own) ?? []).findIndex((event) => !there.has(JSON.stringify(event)));
    return missing === -1 ? own.length : missing;
}
function factsIn(segments) {
    try {
        return segments.flatMap(eventsOf);
    }
    catch {
        return undefined;
    }
}
/** Of a squash or a rebase, only the work before it leads to the commits that the tasks are done by. */
function tipsOf(events, { work }) {
    const before = ofNewestRun(events).flatMap((event) => event.type === 'base_merged' || event.type === 'work_moved' ? [event.from] : []);
    return [...new Set([work, ...before.reverse()])];
}
const ofNewestRun = (events) => events.slice(events.findLastIndex(({ type }) => type === 'run_started'));
function begunAt(events) {
    const [begun] = ofNewestRun(events);
    return begun?.type === 'run_started' ? begun.base : '';
}
function passedIn(text) {
    try {
        const { iteration, passed } = _schema_check_check_js__WEBPACK_IMPORTED_MODULE_1__/* .Validation */ .OH.parse(JSON.parse(text ?? ''));
        return passed ? [iteration] : [];
    }
    catch {
        return [];
    }
}
/** Where the log's segments lie: all, or those after `after`. */
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .segmentPath */ .RA)(after + index + 1));
/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
async function readLog(state, run, after = 0) {
    return (await state.readMany(segmentsOf(run, after))).flatMap(eventsOf);
}
/** Throws where a line is not an event of a run. */
function eventsOf(segment) {
    const lines = (segment ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => _schema_run_event_js__WEBPACK_IMPORTED_MODULE_2__/* .RunEvent */ .s.parse(JSON.parse(line)));
}


/***/ }),

/***/ 28768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ gitHubAddress),
/* harmony export */   cy: () => (/* binding */ graphqlUrlOf),
/* harmony export */   vh: () => (/* binding */ isEnterpriseServer)
/* harmony export */ });
/**
 * What a workflow says of itself, else what the remote's address says; undefined where that is no GitHub that is known
 * by name, by `GH_HOST` or by `GITHUB_SERVER_URL`.
 */
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
/** An Enterprise Server, which lacks some of what github.com and GHE.com have (platform facts 49, 54). */
const isEnterpriseServer = ({ apiUrl }) => /\/v3\/?$/.test(apiUrl);
/** An Enterprise Server has its API below its own name; `graphql` is beside `v3` there, and below the API elsewhere. */
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
        // The port of SSH is not that of the pages.
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


/** What waits for what. Linear in tasks and dependencies. */
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

/***/ 32824:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportCommand: () => (/* binding */ reportCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/github/address.js
var github_address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(79334);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/report/facts/iteration-view.js
var iteration_view = __webpack_require__(27242);
// EXTERNAL MODULE: ./build/core/report/facts/receipt.js
var receipt = __webpack_require__(76441);
;// CONCATENATED MODULE: ./build/core/report/facts/review-summary.js

function summarizeReviews(events) {
    const reviews = events.filter((event) => event.type === 'iteration_reviewed');
    const count = (wanted) => reviews.filter(({ verdict }) => verdict === wanted).length;
    return {
        all: reviews.length,
        ship: count('ship'),
        revise: count('revise'),
        none: count(null),
        findings: reviews.reduce((sum, { findings }) => sum + findings, 0),
        usd: reviews.reduce((sum, { usd }) => sum + usd, 0),
    };
}
/** No line where nobody was asked to review. */
function reviewSummaryLines({ all, ship, revise, none, findings, usd }) {
    if (all === 0)
        return [];
    const said = [`${ship} ship`, `${revise} revise`, ...(none === 0 ? [] : [`${none} without an answer`])].join(', ');
    return [`${(0,amounts/* plural */.LS)(all, 'review')}: ${said}; ${(0,amounts/* plural */.LS)(findings, 'finding')}, ${(0,amounts/* formatUsd */.UK)(usd)}.`];
}

// EXTERNAL MODULE: ./build/core/report/facts/task-rows.js
var task_rows = __webpack_require__(49484);
;// CONCATENATED MODULE: ./build/core/report/facts/run-analysis.js









/** `events` are those of the newest run, oldest first. Linear. */
function analyzeRun({ plan, state }, past) {
    const { events, records } = past;
    const attempts = attemptsOf(events, records);
    const sum = (of) => attempts.reduce((total, one) => total + of(one), 0);
    const agents = sum(({ agent_ms }) => agent_ms);
    const checks = sum(({ checks_ms }) => checks_ms);
    const baseline = events.reduce((total, event) => total + (event.type === 'baseline_finished' ? event.duration_ms : 0), 0);
    const runner = (0,lease_verdict/* runnerMsSeen */.MN)(state, past.now);
    const count = (outcome) => attempts.filter((one) => one.outcome === outcome).length;
    const usd = (outcome) => sum((one) => (one.outcome === outcome ? one.usd : 0));
    return {
        schema: 1,
        plan: state.plan,
        run: state.run,
        tasks: taskCounts(plan, state),
        attempts: {
            all: attempts.length,
            passed: count('passed'),
            failed: count('failed'),
            interrupted: count('interrupted'),
        },
        retries: attempts.filter(({ attempt, outcome }) => attempt > 1 && outcome !== 'interrupted').length,
        failures: tally(events.flatMap((event) => (event.type === 'attempt_failed' ? event.cause : []))),
        interruptions: tally(events.flatMap((event) => (event.type === 'attempt_interrupted' ? event.cause : []))),
        by_task: byTask(plan, state, attempts),
        total_usd: state.usage.usd,
        roles: (0,receipt/* rolesOf */.R7)(state),
        usd: { passed: usd('passed'), failed: usd('failed'), interrupted: usd('interrupted') },
        time_ms: { runner, agents, checks, baseline, rest: Math.max(0, runner - agents - checks - baseline) },
        checks: summarizeChecks([...records.values()].flatMap(({ validation }) => validation?.checks ?? [])),
        reviews: summarizeReviews(events),
        evidence: past.evidence,
        handoffs: attempts.flatMap(({ iteration, task, outcome, handoff }) => {
            const chars = records.get(iteration)?.handoff?.handoff.freeform.length ?? null;
            return outcome === 'passed' && handoff && handoff !== 'engine'
                ? [{ iteration, task, source: handoff, chars }]
                : [];
        }),
        prompts: attempts.flatMap(({ iteration, task, cut_chars }) => {
            const prompt = records.get(iteration)?.prompt;
            return typeof prompt === 'string' ? [{ iteration, task, ...(0,section/* sizeOf */.$d)(prompt), cut_chars }] : [];
        }),
        cuts: cutsOf(events),
    };
}
function taskCounts(plan, state) {
    return { ...(0,task_rows/* countStatuses */.ip)((0,begin/* recordsOf */.M$)(plan, state)), total: plan.tasks.length };
}
function byTask(plan, state, attempts) {
    const all = new Map();
    for (const { task: id, usd, agent_ms, checks_ms, all_ms } of attempts) {
        const before = all.get(id) ?? { attempts: 0, usd: 0, agent_ms: 0, checks_ms: 0, all_ms: 0 };
        all.set(id, {
            id,
            status: (0,begin/* statusIn */.em)(state)(id),
            attempts: before.attempts + 1,
            usd: before.usd + usd,
            agent_ms: before.agent_ms + agent_ms,
            checks_ms: before.checks_ms + checks_ms,
            all_ms: before.all_ms + all_ms,
        });
    }
    return plan.tasks.flatMap(({ id }) => all.get(id) ?? []);
}
function cutsOf(events) {
    const cuts = new Map();
    for (const event of events) {
        if (event.type !== 'prompt_cut')
            continue;
        const { section, from_chars, to_chars } = event;
        const before = cuts.get(section) ?? { section, times: 0, chars: 0 };
        cuts.set(section, { section, times: before.times + 1, chars: before.chars + from_chars - to_chars });
    }
    return [...cuts.values()];
}
function tally(items) {
    const counts = {};
    for (const item of items)
        counts[item] = (counts[item] ?? 0) + 1;
    return counts;
}
/** A run of 14 tasks has to stay below five retries; longer plans may have as many for their size. */
const retriesAtMost = (tasks) => Math.max(4, Math.floor((tasks * 4) / 14));
const shortNarrative = 200;
const mostNamed = 5;
/** The bar of a good run (docs/design.md#the-programs-before): all tasks done, few retries, no synthetic handoffs, real narratives. */
function acceptanceBar({ tasks, retries, handoffs }) {
    const over = tasks.done + tasks.skipped;
    const most = retriesAtMost(tasks.total);
    const synthetic = handoffs.filter(({ source }) => source === 'synthetic');
    const short = handoffs.filter(({ chars }) => chars === null || chars <= shortNarrative);
    return [
        {
            name: 'All tasks are done',
            passed: over === tasks.total,
            found: `${tasks.done} of ${tasks.total}${tasks.skipped > 0 ? `, ${tasks.skipped} skipped` : ''}`,
        },
        {
            name: 'Few retries',
            passed: retries <= most,
            found: `${retries}, at most ${most} for ${(0,amounts/* plural */.LS)(tasks.total, 'task')}`,
        },
        {
            name: 'No synthetic handoffs',
            passed: synthetic.length === 0,
            found: `${synthetic.length} of ${handoffs.length}${synthetic.length > 0 ? ` ${listed(synthetic)}` : ''}`,
        },
        {
            name: `Narratives over ${shortNarrative} characters`,
            passed: short.length === 0,
            found: `${handoffs.length - short.length} of ${handoffs.length}${short.length > 0 ? `, not those of ${listed(short)}` : ''}`,
        },
    ];
}
const listed = (handoffs) => (0,capped/* cappedRow */.g)(handoffs.map(({ iteration }) => `#${iteration}`), mostNamed);
/** By check; the one that failed most often first. */
function summarizeChecks(results) {
    const all = new Map();
    for (const { name, passed, flaky, timed_out, duration_ms } of results) {
        const before = all.get(name) ?? { name, runs: 0, failed: 0, flaky: 0, timed_out: 0, duration_ms: 0 };
        all.set(name, {
            name,
            runs: before.runs + 1,
            failed: before.failed + (passed ? 0 : 1),
            flaky: before.flaky + (flaky ? 1 : 0),
            timed_out: before.timed_out + (timed_out ? 1 : 0),
            duration_ms: before.duration_ms + duration_ms,
        });
    }
    return [...all.values()].sort((a, b) => b.failed - a.failed || b.flaky - a.flaky);
}
/** The attempts of a run in their order, from its events and what is kept of each iteration. Linear. */
function attemptsOf(events, records) {
    const begun = new Map();
    const attempts = [];
    for (const event of events) {
        if (event.type === 'attempt_started') {
            begun.set(event.iteration, { at: Date.parse(event.at), attempt: event.attempt, cut: 0 });
            continue;
        }
        const start = 'iteration' in event ? begun.get(event.iteration) : undefined;
        if (!start)
            continue;
        if (event.type === 'prompt_cut')
            start.cut += event.from_chars - event.to_chars;
        if (!(0,iteration_view/* isEnd */.uV)(event))
            continue;
        const { iteration, task, usage, duration_ms } = event;
        attempts.push({
            iteration,
            task,
            attempt: start.attempt,
            outcome: outcomes[event.type],
            handoff: 'handoff' in event ? event.handoff : null,
            usd: usage.usd,
            agent_ms: duration_ms,
            checks_ms: checksMs(records.get(iteration)),
            all_ms: Math.max(0, Date.parse(event.at) - start.at),
            cut_chars: start.cut,
        });
    }
    return attempts;
}
const outcomes = {
    attempt_succeeded: 'passed',
    attempt_held: 'passed',
    attempt_failed: 'failed',
    attempt_interrupted: 'interrupted',
};
const checksMs = (record) => (record?.validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);

// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/report/words/counsel-words.js
var counsel_words = __webpack_require__(56716);
// EXTERNAL MODULE: ./build/core/report/words/receipt-text.js
var receipt_text = __webpack_require__(15079);
;// CONCATENATED MODULE: ./build/core/report/terminal/report-document.js










/** For a terminal: tables aligned, lines wrapped. Lines without their newline. */
function documentText(title, parts, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const body = parts.flatMap(({ title: name, lines = [], table }) => [
        '',
        paint(name, 'bold'),
        ...(table ? tableText(table).map((line) => `  ${line}`) : []),
        ...lines.flatMap((line) => (0,display_width/* wrap */.LV)((0,one_line/* plainLine */.h0)(line, 1_000), look.width - 2)).map((line) => `  ${line}`),
    ]);
    return (0,display_width/* fitLines */.RV)([...(0,display_width/* wrap */.LV)(title, look.width).map((line) => paint(line, 'bold')), ...body], look);
}
function tableText({ head, rows }) {
    const cells = [head.map(nameOf), ...rows.map((row) => row.map((cell) => (0,one_line/* plainLine */.h0)(cell, 60)))];
    const widths = head.map((_, column) => Math.max(...cells.map((row) => (0,display_width/* displayWidth */.F1)(row[column] ?? ''))));
    return cells.map((row) => row
        .map((cell, column) => (0,display_width/* pad */.eV)(cell, widths[column] ?? 0, isRight(head[column]) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
/** GitHub's Markdown. */
function documentMarkdown(title, parts) {
    const body = parts.flatMap(({ title: name, lines = [], table }) => [
        `### ${name}`,
        ...(table ? [tableMarkdown(table)] : []),
        ...(lines.length > 0 ? [lines.map((line) => `- ${(0,neutral_markdown/* inlineMarkdown */.x)(line, 1_000)}`).join('\n')] : []),
    ]);
    return `${[`## ${(0,neutral_markdown/* inlineMarkdown */.x)(title, 300)}`, ...body].join('\n\n')}\n`;
}
function tableMarkdown({ head, rows }) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const rule = head.map((column) => (isRight(column) ? '---:' : '---'));
    return [line(head.map(nameOf)), line(rule), ...rows.map((row) => line(row.map((cell) => (0,neutral_markdown/* markdownCell */.UZ)(cell))))].join('\n');
}
const nameOf = (column) => column.replace(/^>/, '');
const isRight = (column) => column?.startsWith('>') ?? false;
const mostRows = 40;
/** `demo: 8 attempts in 25s of runner time for 0.29 USD; 7 of 7 tasks done`. */
const analysisTitle = ({ plan, attempts, time_ms, total_usd, tasks }) => `${plan}: ${(0,amounts/* plural */.LS)(attempts.all, 'attempt')} in ${(0,amounts/* formatMinutes */.dp)(time_ms.runner)} of runner time for ` +
    `${(0,amounts/* formatUsd */.UK)(total_usd)}; ${tasks.done} of ${tasks.total} tasks done`;
/** What a person reads of the analysis, part by part; parts about nothing are left out. */
function analysisParts(analysis) {
    return [
        bar(analysis),
        attempts(analysis),
        byRole(analysis),
        phases(analysis),
        report_document_byTask(analysis),
        evidence(analysis),
        checks(analysis),
        { title: 'Reviews', lines: reviewSummaryLines(analysis.reviews) },
        handoffs(analysis),
        prompts(analysis),
    ].filter(({ lines = [], table }) => lines.length > 0 || (table?.rows.length ?? 0) > 0);
}
const bar = (analysis) => ({
    title: 'Acceptance bar',
    table: {
        head: ['', 'Demand', 'Found'],
        rows: acceptanceBar(analysis).map(({ name, passed, found }) => [passed ? '\u2713' : '\u2717', name, found]),
    },
});
function attempts({ attempts: { all, passed, failed, interrupted }, retries, usd, ...causes }) {
    const why = [...Object.entries(causes.failures), ...Object.entries(causes.interruptions)];
    const reasons = why.map(([cause, count]) => `${cause.replaceAll('_', ' ')} ${count}`).join(', ');
    return {
        title: 'Attempts',
        lines: [
            `${all}: ${passed} passed (${(0,amounts/* formatUsd */.UK)(usd.passed)}), ${failed} failed (${(0,amounts/* formatUsd */.UK)(usd.failed)}), ` +
                `${interrupted} interrupted (${(0,amounts/* formatUsd */.UK)(usd.interrupted)}); ${(0,amounts/* plural */.LS)(retries, 'retry', 'retries')}.`,
            ...(reasons === '' ? [] : [`Why the others ended: ${reasons}.`]),
        ],
    };
}
const byRole = ({ roles }) => ({
    title: 'Money by role',
    table: {
        head: ['Role', '>Calls', '>Cost', '>Tokens'],
        rows: roles.map(({ role, calls, usd, tokens }) => [
            (0,receipt_text/* roleInWords */.jA)(role),
            calls === null ? '' : String(calls),
            (0,amounts/* formatUsd */.UK)(usd),
            (0,amounts/* formatTokens */._y)(tokens),
        ]),
    },
});
function phases({ time_ms: { runner, ...phase } }) {
    const names = {
        agents: 'agents',
        checks: 'checks of the attempts',
        baseline: 'baseline, with set-up',
        rest: 'other: git, start-up, waiting',
    };
    const share = (ms) => (runner === 0 ? '' : `${Math.round((ms / runner) * 100)} %`);
    return {
        title: 'Runner time by phase',
        table: {
            head: ['Phase', '>Time', '>Share'],
            rows: Object.keys(names).map((key) => [
                names[key],
                (0,amounts/* formatDuration */.a3)(phase[key]),
                share(phase[key]),
            ]),
        },
    };
}
function report_document_byTask({ by_task }) {
    const dearest = [...by_task].sort((a, b) => b.usd - a.usd || b.all_ms - a.all_ms).slice(0, mostRows);
    const rows = by_task.length > mostRows ? dearest : by_task;
    return {
        title: 'Time and money by task',
        table: {
            head: ['Task', 'Status', '>Attempts', '>Cost', '>Agent', '>Checks', '>In all'],
            rows: rows.map(({ id, status, attempts: tried, usd, agent_ms, checks_ms, all_ms }) => [
                id,
                task_rows/* statusWord */.Hm[status],
                String(tried),
                (0,amounts/* formatUsd */.UK)(usd),
                (0,amounts/* formatDuration */.a3)(agent_ms),
                (0,amounts/* formatDuration */.a3)(checks_ms),
                (0,amounts/* formatDuration */.a3)(all_ms),
            ]),
        },
        lines: by_task.length > mostRows ? [`The most expensive ${mostRows} of ${by_task.length}; --json has all of them.`] : [],
    };
}
function evidence({ evidence: found }) {
    const all = found?.criteria ?? [];
    // What nothing shows comes first: that is what a person has to look at.
    const rows = [...all.filter(({ proof }) => !proof), ...all.filter(({ proof }) => proof)].slice(0, mostRows);
    return {
        title: 'Evidence for the acceptance criteria',
        table: {
            head: ['', 'Task', 'Criterion', 'Shown by'],
            rows: rows.map(({ task, criterion, proof, why }) => [
                proof ? '\u2713' : '\u2717',
                task,
                criterion,
                proof ? (0,counsel_words/* proofInWords */.B3)(proof) : `unproven: ${why}`,
            ]),
        },
        lines: all.length > mostRows ? [`The first ${mostRows} of ${all.length}; --json has all of them.`] : [],
    };
}
const checks = ({ checks: all }) => ({
    title: 'Checks, most failures first',
    table: {
        head: ['Check', '>Runs', '>Failed', '>Flaky', '>Time', '>Each'],
        rows: all.map(({ name, runs, failed, flaky, duration_ms }) => [
            name,
            String(runs),
            String(failed),
            String(flaky),
            (0,amounts/* formatDuration */.a3)(duration_ms),
            (0,amounts/* formatDuration */.a3)(duration_ms / runs),
        ]),
    },
});
const origins = {
    structured: 'by the agent',
    result_text: "in the agent's text",
    extracted: 'by a small model',
    synthetic: 'made by ralph',
};
function handoffs({ handoffs: all }) {
    if (all.length === 0)
        return { title: 'Handoffs' };
    const lengths = all.flatMap(({ chars }) => chars ?? []).sort((a, b) => a - b);
    const sources = Object.keys(origins).flatMap((source) => {
        const count = all.filter((handoff) => handoff.source === source).length;
        return count === 0 ? [] : `${count} ${origins[source]}`;
    });
    return {
        title: 'Handoffs of passed attempts',
        lines: [`${sources.join(', ')}.`, `Narrative: ${spread(lengths)} characters.`],
    };
}
function prompts({ prompts: all, cuts }) {
    const [first] = all;
    if (!first)
        return { title: 'Prompts' };
    const largest = all.reduce((most, one) => (one.tokens > most.tokens ? one : most), first);
    const tokens = all.map((one) => one.tokens);
    return {
        title: 'Prompts',
        lines: [
            `Estimated tokens over time: ${(0,display_width/* sparkline */.KM)(tokens, 40)}`,
            `${spread([...tokens].sort((a, b) => a - b))} tokens; the largest: #${largest.iteration}, ${largest.task}.`,
            ...(cuts.length === 0 ? ['Nothing was shortened to fit the budget.'] : []),
            ...cuts.map(({ section, times, chars }) => `Shortened to fit the budget: ${section}, ${(0,amounts/* plural */.LS)(times, 'time')}, ${(0,amounts/* thousands */.oh)(chars)} characters in all.`),
        ],
    };
}
/** `120 to 400, half of them over 230`, of numbers that are sorted. */
function spread(sorted) {
    const [least = 0] = sorted;
    const most = sorted.at(-1) ?? 0;
    const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
    const number = (value) => (0,amounts/* thousands */.oh)(value);
    return least === most ? number(most) : `${number(least)} to ${number(most)}, in the middle ${number(middle)}`;
}

// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/schema/counsel/evidence.js
var counsel_evidence = __webpack_require__(51909);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/iteration-flag.js
var iteration_flag = __webpack_require__(87665);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapter/git/work/patches.js
var work_patches = __webpack_require__(5271);
// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 5 modules
var evolve = __webpack_require__(19096);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/report/facts/plan-graph.js
var plan_graph = __webpack_require__(33819);
// EXTERNAL MODULE: ./build/core/report/words/status.js
var words_status = __webpack_require__(87897);
;// CONCATENATED MODULE: ./build/core/report/page/page-data.js









/** `events` are those of the newest run, oldest first. */
function pageData(run, past, context) {
    const { plan, state } = run;
    const { events, records, details } = past;
    const views = iterationViews(events, { records, awaiting: state.awaiting?.iteration ?? null });
    const status = (0,words_status/* statusReport */.Xt)(run, context);
    return {
        schema: 1,
        made: new Date(context.now).toISOString(),
        status,
        receipt: (0,receipt_text/* receiptLines */.Us)(status.receipt),
        graph: (0,plan_graph/* planGraph */.G)(plan, { name: state.plan, source: 'run', statusOf: (0,begin/* statusIn */.em)(state) }),
        criteria: Object.fromEntries(plan.tasks.map(({ id, acceptance_criteria }) => [id, acceptance_criteria])),
        iterations: views.map(summaryOf),
        details: Object.fromEntries(details),
        without_details: {
            count: views.filter(({ iteration }) => !details.has(iteration)).length,
            command: context.exportOne,
        },
        burn_down: burnDown(events),
        cost_budget_usd: (0,receipt/* costBudgetOf */.st)(state, context.costBudgetUsd ?? null),
        knowledge: state.knowledge,
        repository: context.repository,
    };
}
/** All iterations that the events tell of, oldest first. */
function iterationViews(events, { records, awaiting }) {
    const by = new Map();
    for (const event of events) {
        for (const number of numbersOf(event))
            by.set(number, [...(by.get(number) ?? []), event]);
    }
    return [...by]
        .filter(([number, own]) => number > 0 && own.some(({ type }) => begins.has(type)))
        .sort(([a], [b]) => a - b)
        .map(([number, own]) => (0,iteration_view/* iterationView */.xS)(number, { events: own, record: records.get(number) ?? noRecord, awaiting }));
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
/** An undo belongs to its own iteration, and to the one that it takes back. */
function numbersOf(event) {
    const own = 'iteration' in event ? [event.iteration] : [];
    return event.type === 'undo_done' ? [...own, event.undoes, ...event.also] : own;
}
const tailChars = 1_500;
function summaryOf(view) {
    const { validation, handoff, events, usage } = view;
    const known = new Set(validation?.known_red ?? []);
    const red = (validation?.checks ?? []).filter(({ passed, name }) => !passed && !known.has(name));
    const ends = events.filter(({ type }) => type.startsWith('attempt_') && type !== 'attempt_started');
    return {
        iteration: view.iteration,
        task: view.task,
        attempt: view.attempt,
        outcome: view.outcome,
        why: view.why,
        started: view.started ?? events[0]?.at ?? null,
        ended: ends[0]?.at ?? null,
        time_ms: view.time_ms,
        usd: usage?.usd ?? 0,
        tokens: usage ? (0,amounts/* totalTokens */.RP)(usage) : 0,
        commit: view.commit,
        summary: handoff?.handoff.summary ?? null,
        red: red.map(({ name, output_head, output_tail }) => ({
            name,
            tail: (0,excerpt/* endOf */.pJ)(output_tail === '' ? output_head : output_tail, tailChars),
        })),
    };
}
/** After each moment that changed either, one point; the first is the beginning. */
function burnDown(events) {
    const points = [];
    (0,evolve/* fold */.A)(null, events, ({ tasks, usage: { usd }, updated }) => {
        const before = points.at(-1);
        const open = openIn(tasks);
        if (before?.at === updated)
            points.pop();
        if (before?.open !== open || before.usd !== usd)
            points.push({ at: updated, open, usd });
    });
    return points;
}
function openIn(tasks) {
    let open = 0;
    for (const id in tasks)
        if (tasks[id]?.status !== 'done' && tasks[id]?.status !== 'skipped')
            open += 1;
    return open;
}

;// CONCATENATED MODULE: ./build/core/report/page/page-detail.js

/** In characters: of a text that is longer the middle is left out, and said. */
const longest = { prompt: 100_000, diff: 200_000, output: 20_000, words: 20_000 };
/** `prompt` as it was sent; `diff` of the commit that the iteration made. */
function pageDetail(view, { prompt, diff }) {
    const { validation, agent, review } = view;
    const known = new Set(validation?.known_red ?? []);
    return {
        prompt: view.prompt,
        prompt_text: prompt === null ? null : (0,excerpt/* excerpt */.Kb)(prompt, longest.prompt),
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
            output: (0,excerpt/* excerpt */.Kb)([check.output_head, check.output_tail].filter(Boolean).join('\n\u2026\n'), longest.output),
        })),
        agent: agent && { end: agent.end, files: agent.files, denials: agent.denials },
        review: review && { review: review.review, why: review.why, usd: review.usd },
        passes: view.passes.map(({ name, model, issues, summary, why }) => ({ name, model, issues, summary, why })),
        usage: view.usage,
        diff: diff === null ? null : (0,excerpt/* excerpt */.Kb)(diff, longest.diff),
    };
}
/** Each text of it by itself: a list of a thousand short ones stays whole. */
const shortened = (handoff) => ({
    ...handoff,
    summary: (0,excerpt/* excerpt */.Kb)(handoff.summary, longest.words),
    freeform: (0,excerpt/* excerpt */.Kb)(handoff.freeform, longest.words),
});
/** UTF-16 units of all details together, about as many bytes: with the rest a page stays below 20 MB. */
const mostOfDetails = 16_000_000;

;// CONCATENATED MODULE: ./build/core/report/page/page-html.js
/**
 * One document that loads nothing and runs nothing but the script that was built for it: whatever stands in the data is
 * text (docs/threats.md#the-page). `data` is JSON.
 */
function pageHtml({ script, style, hashes }, title, data) {
    const policy = [
        "default-src 'none'",
        `script-src 'sha256-${hashes.script}'`,
        `style-src 'sha256-${hashes.style}'`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<noscript>This page needs JavaScript; it loads nothing from anywhere.</noscript>
<main id="page"></main>
<script type="application/json" id="data">${inScript(data)}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => text.replace(/[&<>"]/g, (found) => entities[found] ?? '');
/** JSON without the characters that could end the element that holds it, or begin a comment in it. */
const inScript = (json) => json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
;// CONCATENATED MODULE: ./build/entry/wire/report-page.js







/** So many diffs at once: of a long run most have no room on the page. */
const atOnce = 50;
/**
 * The page of a run as one document; `iteration` names one whose details are in it, however old it is. `clean` takes
 * secrets out of what was stored.
 */
async function reportPage(access, run, request) {
    const { events, records, words, iteration, clean } = request;
    const views = iterationViews(events, { records, awaiting: run.state.awaiting?.iteration ?? null });
    const wanted = views.filter((view) => view.iteration === iteration);
    const others = views.filter((view) => view.iteration !== iteration).reverse();
    const details = await detailsOf(access, [...wanted, ...others], records);
    const data = pageData(run, { events, records, details }, words);
    const title = `${data.status.plan} · ralph`;
    return pageHtml(await parts(), title, clean(JSON.stringify(data)));
}
/** Of the first of these, as many as the page has room for. */
async function detailsOf(access, views, records) {
    const kept = new Map();
    let room = mostOfDetails;
    for (let from = 0; from < views.length; from += atOnce) {
        const some = views.slice(from, from + atOnce);
        const diffs = await diffsOf(access, some);
        for (const view of some) {
            const prompt = records.get(view.iteration)?.prompt ?? null;
            const detail = pageDetail(view, { prompt, diff: diffs.get(view.iteration) ?? null });
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
    const patches = await (0,work_patches/* patchesOf */.U)(access, made);
    return new Map(made.map(({ iteration }, at) => [iteration, patches[at] ?? '']));
}
async function parts() {
    const [script, style] = await Promise.all(['page.js', 'page.css'].map((name) => (0,promises_.readFile)((0,installed/* installed */.$f)(`dist/page/${name}`), 'utf8')));
    const hash = (text = '') => (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64');
    return { script: script ?? '', style: style ?? '', hashes: { script: hash(script), style: hash(style) } };
}

// EXTERNAL MODULE: ./build/entry/wire/status-context.js
var status_context = __webpack_require__(88549);
;// CONCATENATED MODULE: ./build/entry/command/report.js





















const report_flags = {
    ...(0,flags/* settingFlags */.KB)('plan', 'remote', 'state-ref'),
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    gate: { help: 'end with 1 where the run misses the acceptance bar', toggle: true },
    markdown: { help: "GitHub's Markdown, for an issue or a summary", toggle: true },
    json: { help: 'one JSON object, with every attempt', toggle: true },
    html: { help: 'write one page that works offline, with everything in it', example: 'report.html' },
    iteration: { help: 'with --html: one whose details must be in it, however old', example: '7' },
};
const reportCommand = {
    help: `Analyses a run from all that it left behind: where its time and money went, which checks failed, how good its
handoffs were, what its prompts held. Changes nothing.

Usage: ralph report [options]

Examples:
  ralph report
  ralph report --markdown
  ralph report --json --gate
  ralph report --html report.html

Options:
${(0,flags/* flagHelp */.QR)(report_flags)}

The acceptance bar: all tasks done (or skipped by a person), few retries, no synthetic handoffs, and every narrative
over 200 characters.`,
    flags: report_flags,
    run: async (context, { values }) => {
        if (typeof values['html'] === 'string')
            return writePage(context, values, values['html']);
        const { project, analysis } = await (0,read_run/* lookAtRun */.U9)(context, values, async ({ project, access }) => {
            const { run, ...past } = await wholePast(project, access, context);
            const evidence = await readEvidence(access.state);
            return { project, analysis: analyzeRun(run, { ...past, evidence, now: context.now() }) };
        });
        const bar = acceptanceBar(analysis);
        const text = values['json']
            ? (0,inert/* inertJson */.n)({ ...analysis, acceptance_bar: bar }, 2)
            : values['markdown']
                ? documentMarkdown(analysisTitle(analysis), analysisParts(analysis)).trimEnd()
                : documentText(analysisTitle(analysis), analysisParts(analysis), (0,project_context/* lookOf */.L)(context)).join('\n');
        context.out(`${(0,redact/* redactor */.$p)(project.secrets)(text)}\n`);
        return values['gate'] && bar.some(({ passed }) => !passed) ? exit_codes/* exits */.co.failed.code : 0;
    },
};
/** A page that tells all: nobody else on the machine may read it. */
async function writePage(context, values, file) {
    const iteration = (0,iteration_flag/* iterationIn */.X)('report', values['iteration']);
    const { html, planName } = await (0,read_run/* lookAtRun */.U9)(context, values, async ({ project, access }) => {
        const past = await wholePast(project, access, context);
        const { run, records } = past;
        if (iteration !== undefined && !records.has(iteration))
            throw (0,iteration_flag/* noIteration */.o)(project, iteration, run.state.iteration);
        const address = (0,github_address/* gitHubAddress */.CZ)(context.env, project.repository.origin);
        const words = {
            ...(await (0,status_context/* statusContext */.s)(project, access, { context, run })),
            repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
            exportOne: (0,report_context/* ralphCommand */.lC)(project, 'report', ...(0,command_line/* flagWords */.GK)('html', file), '--iteration', 'N'),
        };
        const clean = (0,redact/* redactor */.$p)(project.secrets);
        return { planName: project.planName, html: await reportPage(access, run, { ...past, iteration, words, clean }) };
    });
    await (0,promises_.writeFile)((0,external_node_path_.resolve)(context.cwd, file), html, { mode: 0o600 }).catch((error) => {
        // Node ends its sentence with the call and the whole path.
        const [why] = error.message.split(', ');
        throw new error_error/* RalphError */.A({
            code: 'REPORT_NOT_WRITTEN',
            message: `${file} cannot be written: ${why}.`,
            hint: 'Name a file in a folder that is there and that you can write.',
        });
    });
    context.out(`${file}: the report of ${planName}, ${(0,amounts/* formatBytes */.z3)(Buffer.byteLength(html))}. Open it in a browser.\n`);
    return 0;
}
/** The newest run with all that was stored of it. */
async function wholePast(project, access, context) {
    const run = await (0,read_run/* loadWhole */.ym)(project, access, context);
    const events = ofNewestRun(await (0,prove/* readLog */.x6)(access.state, run));
    const numbers = events.flatMap((event) => (event.type === 'attempt_started' ? event.iteration : []));
    return { run, events, records: await (0,read_run/* readRecords */.T3)(access.state, numbers) };
}
async function readEvidence({ read }) {
    const text = await read(state_paths/* evidencePath */.Zz);
    return text === undefined ? null : (counsel_evidence/* Evidence */.of.safeParse(JSON.parse(text)).data ?? null);
}
/** A log holds the runs before it too (`--fresh`). */
function ofNewestRun(events) {
    return events.slice(Math.max(0, events.findLastIndex(({ type }) => type === 'run_started')));
}


/***/ }),

/***/ 87665:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ iterationIn),
/* harmony export */   o: () => (/* binding */ noIteration)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);


/** What `--iteration` of a command says; throws RalphError USAGE where that is no number. */
function iterationIn(command, value) {
    if (value === undefined)
        return undefined;
    if (typeof value === 'string' && /^(?:0|[1-9]\d{0,8})$/.test(value))
        return Number(value);
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'USAGE',
        message: `${command}: --iteration "${value}" is no number of an iteration.`,
        hint: `See \`ralph ${command} --help\`.`,
    });
}
const noIteration = (project, iteration, newest) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'NO_ITERATION',
    message: `There is no iteration ${iteration}; the newest one is ${newest}.`,
    hint: `\`${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_1__/* .ralphCommand */ .lC)(project, 'log')}\` shows what happened, with the numbers of the iterations.`,
});


/***/ })

};
