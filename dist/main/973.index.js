export const id = 973;
export const ids = [973];
export const modules = {

/***/ 5485:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tickStep: () => (/* binding */ tickStep)
});

// EXTERNAL MODULE: ./build/adapter/git/remote.js + 1 modules
var remote = __webpack_require__(6626);
// EXTERNAL MODULE: ./build/adapter/git/remote-call.js
var remote_call = __webpack_require__(4262);
// EXTERNAL MODULE: ./build/adapter/git/remote-name.js
var remote_name = __webpack_require__(4981);
// EXTERNAL MODULE: ./build/adapter/git/state-files.js
var state_files = __webpack_require__(716);
;// CONCATENATED MODULE: ./build/adapter/git/survey-states.js




const inboxes = 'refs/ralph/inbox/';
/**
 * Every run whose state is at the remote, in two round trips whatever their number: one list, and one fetch of the
 * newest state commits, their top-level files alone. Throws RalphError `REMOTE_\u2026`.
 */
async function surveyStates({ store, prefixes, ...patience }) {
    const folders = prefixes.map((prefix) => `${prefix}/`);
    const { refs } = await (0,remote/* remoteAt */.e)({ store, ...patience }).list([...folders, inboxes].map((folder) => `${folder}*`));
    const states = [...refs].flatMap(([ref, oid]) => {
        const folder = folders.find((one) => ref.startsWith(one));
        return folder === undefined ? [] : [{ plan: ref.slice(folder.length), oid }];
    });
    const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxes));
    await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], patience);
    return Promise.all(states.map(async ({ plan, oid }) => {
        const own = `${inboxes}${plan}/`;
        const inbox = orders.filter((order) => order.startsWith(own)).map((order) => order.slice(own.length));
        const files = await Promise.all(state_files/* stateFiles */.d.map((file) => store.objects.read(`${oid}:${file}`)));
        const read = (0,state_files/* readStateFiles */.D)(files.map((file) => file?.content));
        if (read.kind === 'good')
            return { plan, run: read, fault: undefined, inbox };
        const fault = read.kind === 'newer' ? `${read.file} is of version ${read.version}` : read.findings.join('; ');
        return { plan, run: undefined, fault, inbox };
    }));
}
async function fetchAll(store, oids, patience) {
    if (oids.length === 0)
        return;
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const args = [...remote_name/* lazily */.q, 'fetch', ...quiet, '--depth=1', '--filter=tree:2', remote_name/* remoteName */.i, ...oids];
    await (0,remote_call/* remoteCall */.V)(store.git, store.remote, patience).repeatedly(args);
}

// EXTERNAL MODULE: ./build/adapter/github/life-of-run.js
var life_of_run = __webpack_require__(5966);
// EXTERNAL MODULE: ./build/adapter/github/start-next-job.js
var start_next_job = __webpack_require__(7656);
// EXTERNAL MODULE: ./build/adapter/github/switch-workflow.js
var switch_workflow = __webpack_require__(1136);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/adapter/github/comment-order.js
var comment_order = __webpack_require__(9494);
// EXTERNAL MODULE: ./build/adapter/github/comment-queue.js
var comment_queue = __webpack_require__(2349);
// EXTERNAL MODULE: ./build/adapter/github/outbox.js
var outbox = __webpack_require__(6645);
// EXTERNAL MODULE: ./build/adapter/github/tracking-issue.js
var tracking_issue = __webpack_require__(1091);
// EXTERNAL MODULE: ./build/adapter/github/who-may.js
var who_may = __webpack_require__(6262);
;// CONCATENATED MODULE: ./build/adapter/github/waiting-orders.js






/**
 * How many orders wait in the comments of each of these runs: two lists for all of them, and one for each thread.
 * Nothing is consumed or marked. Orders that nobody may give do not count, or a stranger could start jobs for ever.
 * Never rejects for a fault of GitHub's: a warning says what could not be looked at.
 */
function waitingOrders(options) {
    const { github, self, warn } = options;
    const orderOf = (0,comment_order/* orderReader */.W)({ whoMay: (0,who_may/* whoMayOrder */.e)(options), self });
    async function look(what, list) {
        try {
            return await list();
        }
        catch (error) {
            if (!(error instanceof core_error/* RalphError */.A))
                throw error;
            warn(`${what} could not be listed, so orders there wait for the next job: ${error.message} ${error.hint}`);
            return [];
        }
    }
    const issues = () => github.list('GET /repos/{owner}/{repo}/issues', { labels: tracking_issue/* trackingLabel */.Q });
    const pulls = () => github.list('GET /repos/{owner}/{repo}/pulls', { state: 'open' });
    return async (runs) => {
        if (runs.length === 0)
            return new Map();
        const [open, proposed] = await Promise.all([look('issues', issues), look('pull requests', pulls)]);
        const threadsOf = ({ plan, branches, issue }) => {
            const ours = open.find(({ body, pull_request }) => !pull_request && body?.startsWith((0,outbox/* markOf */.F)(plan, 'issue')));
            const pulls = proposed.filter(({ head }) => branches.includes(head.ref) && head.repo?.full_name === own);
            const threads = [issue ?? ours?.number, ...pulls.map(({ number }) => number)];
            return threads.filter((number) => number !== undefined);
        };
        const own = `${github.owner}/${github.repo}`;
        const count = async (run) => {
            const queue = (0,comment_queue/* commentQueue */.$)({
                ...{ github, self, orderOf, warn },
                threads: () => threadsOf(run),
                find: async () => true,
                // The job that it starts looks at reviews, too.
                others: async () => [],
                seen: async () => undefined,
                own: () => undefined,
            });
            const { consumed, cursor: since } = run.control;
            const { orders } = await queue({ since, started: run.started, consumed, to: 'obey' });
            const known = new Set(consumed);
            return [run.plan, orders.filter(({ id, refused }) => !known.has(id) && refused?.answer !== false).length];
        };
        return new Map(await Promise.all(runs.map(count)));
    };
}

// EXTERNAL MODULE: ./build/adapter/log/workflow-command.js
var workflow_command = __webpack_require__(9932);
// EXTERNAL MODULE: ./build/core/config/action-inputs.js
var action_inputs = __webpack_require__(8237);
// EXTERNAL MODULE: ./build/core/config/settings.js + 7 modules
var settings = __webpack_require__(6640);
// EXTERNAL MODULE: ./build/core/control/least-standings.js
var least_standings = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/core/run/lease-verdict.js
var lease_verdict = __webpack_require__(1786);
// EXTERNAL MODULE: ./build/core/run/needs-nobody.js
var needs_nobody = __webpack_require__(1157);
;// CONCATENATED MODULE: ./build/core/run/due.js


/**
 * Whether a run is due at this moment (issue 5, point 4): what a tick decides before anything is set up. A job that
 * starts without being due ends at once; one that is not started costs hours. Pure.
 */
function due(at) {
    const { state, orders, now, life = 'unknown' } = at;
    const { lease } = state;
    const handed = state.handed !== null;
    const verdict = (0,lease_verdict/* leaseVerdict */.QI)(lease, life, { now, handed });
    // Whoever is at work takes the orders itself.
    if (lease && verdict.kind === 'held') {
        const ends = Date.parse(lease.renewed) + (handed ? lease_verdict/* handedLifetimeMs */.CF : lease_verdict/* leaseLifetimeMs */.eN);
        return { due: false, why: verdict.why, at: handed && life === 'alive' ? null : ends };
    }
    if (orders > 0)
        return { due: true, why: orders === 1 ? 'an order waits' : `${orders} orders wait` };
    if (verdict.kind === 'over')
        return { due: true, why: `its last job was lost: ${verdict.why}` };
    return atRest(state, now);
}
/** No job is at work, and nobody has ordered anything. */
function atRest({ stop, paused, awaiting, waiting }, now) {
    if (paused)
        return resting(`${paused.by} paused it`);
    if (awaiting)
        return resting(`a commit of ${awaiting.task} waits for approval`);
    if (waiting && Date.parse(waiting.until) > now) {
        return { due: false, why: `it waits until ${waiting.until}`, at: Date.parse(waiting.until) };
    }
    if (stop === null)
        return { due: true, why: 'its last job ended before its work did' };
    if ((0,needs_nobody/* needsNobody */.h)(stop))
        return { due: true, why: `its last job ended by ${stop.kind}` };
    // A fault of the network passes; any other one would only come again.
    if (stop.kind === 'failed' && /^(?:REMOTE|GITHUB)_/.test(stop.code)) {
        return { due: true, why: `its last job could not reach what it needs (${stop.code})` };
    }
    return resting(stop.kind === 'complete' ? 'it is complete' : `a person is needed: it ended by ${stop.kind}`);
}
const resting = (why) => ({ due: false, why, at: null });

// EXTERNAL MODULE: ./build/core/run/slices.js
var slices = __webpack_require__(6541);
// EXTERNAL MODULE: ./build/core/run/state-ref-name.js
var state_ref_name = __webpack_require__(3097);
// EXTERNAL MODULE: ./build/core/scaffold/watchdog-text.js
var watchdog_text = __webpack_require__(3100);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/entry/error-text.js
var error_text = __webpack_require__(8241);
// EXTERNAL MODULE: ./build/entry/action/api-client.js
var api_client = __webpack_require__(5056);
// EXTERNAL MODULE: ./build/entry/action/input-value.js
var input_value = __webpack_require__(3126);
// EXTERNAL MODULE: ./build/entry/action/own-login.js
var own_login = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/entry/action/remote-store.js
var remote_store = __webpack_require__(7318);
// EXTERNAL MODULE: ./build/entry/action/runner-files.js
var runner_files = __webpack_require__(5888);
;// CONCATENATED MODULE: ./build/entry/action/tick-step.js





















/**
 * Says which runs are due, and starts their workflow where it is told to: without a checkout, without a commit, and
 * with four calls of the API where nothing is (issue 5, point 4). Returns the exit code.
 */
async function tickStep(context) {
    const warn = (text) => context.out(`${(0,workflow_command/* workflowCommand */.N)('warning', text)}\n`);
    try {
        const github = (0,api_client/* apiClient */.u)(context);
        if (!github)
            throw tokenMissing();
        const judged = await judge(github, await readable(github, context, warn), { context, warn });
        for (const { plan, verdict } of judged) {
            context.out(`${(0,one_line/* plainLine */.h)(plan, 100)}: ${verdict.due ? 'due' : 'not due'}, ${(0,one_line/* plainLine */.h)(verdict.why, 300)}.\n`);
        }
        if (judged.length === 0)
            context.out('No run has been begun in this repository.\n');
        const dueNow = judged.filter(({ verdict }) => verdict.due);
        (0,runner_files/* setOutput */.uH)(context.env, 'due-plans', JSON.stringify(dueNow.map((run) => ({ plan: fileOf(run), name: run.plan }))));
        (0,runner_files/* setOutput */.uH)(context.env, 'next-at', nextAt(judged));
        await start(github, dueNow, { context, warn });
        await restWhereAllIsDone(github, judged, { context, warn });
        return 0;
    }
    catch (error) {
        context.out(`${(0,workflow_command/* workflowCommand */.N)('error', (0,error_text/* errorText */.kc)(error))}\n`);
        return error instanceof core_error/* RalphError */.A ? (0,error_text/* errorExitCode */.C6)(error) : 70;
    }
}
/** The runs whose state can be read; of the others a warning says why. */
async function readable(github, context, warn) {
    const prefixes = (0,state_ref_name/* knownPrefixes */.AN)((0,input_value/* inputValue */.U)(settings/* settings */.W['state-ref'], context.inputs.flags['state-ref']));
    const found = await (0,remote_store/* withRemoteStore */.A)(context, github, (store) => surveyStates({ store, prefixes }));
    for (const { plan, fault } of found)
        if (fault)
            warn(`the state of ${(0,one_line/* plainLine */.h)(plan, 100)} cannot be read: ${fault}`);
    return found.filter((one) => one.run !== undefined);
}
/** Comments are only looked at where they could change the answer. */
async function judge(github, runs, { context, warn }) {
    const { inputs, now } = context;
    const input = (name) => (0,input_value/* inputValue */.U)(settings/* settings */.W[name], inputs.flags[name]);
    const orders = waitingOrders({
        github,
        self: await (0,own_login/* ownLogin */.C)(context, github),
        least: (0,least_standings/* leastOf */.z)(input('command-permission')),
        bots: input('command-bots'),
        now,
        warn,
    });
    const first = await Promise.all(runs.map(async (one) => {
        const { state, control } = one.run;
        const waiting = one.inbox.filter((id) => !control.consumed.includes(id)).length;
        const life = await lifeOf(github, state.lease);
        return { ...one, verdict: due({ state, orders: waiting, now: now(), life }) };
    }));
    const resting = first.filter(({ verdict, run }) => !verdict.due && !run.state.lease && !isDone(run));
    const counts = await orders(resting.map(({ plan, run: { state, control } }) => {
        const branches = [state.work_branch, ...(0,slices/* slicesOf */.nu)(state).map(({ branch }) => branch)];
        return { plan, branches, issue: state.issue, started: state.started, control };
    }));
    return first.map((one) => {
        const waiting = counts.get(one.plan) ?? 0;
        return waiting === 0 ? one : { ...one, verdict: due({ state: one.run.state, orders: waiting, now: now() }) };
    });
}
const lifeOf = async (github, lease) => lease?.holder.kind === 'workflow'
    ? (0,life_of_run/* lifeOfRun */.v)(github)({ id: lease.holder.run_id, attempt: lease.holder.attempt })
    : 'unknown';
async function start(github, runs, { context, warn }) {
    const workflow = (0,input_value/* inputValue */.U)(action_inputs/* stepInputs */.a.dispatch, context.inputs.flags['dispatch']);
    const { branch } = context.checkout;
    if (workflow === undefined || branch === null)
        return;
    for (const run of runs) {
        const fault = await (0,start_next_job/* startNextJob */.V)(github, { workflow, branch, chain: 0, plan: fileOf(run) });
        if (fault === undefined)
            context.out(`${run.plan}: ${workflow} is started.\n`);
        else
            warn(`${run.plan} is due, but ${workflow} could not be started: ${fault}`);
    }
}
/** The watchdog goes to sleep by itself; the next job that begins or goes on with a run wakes it. */
async function restWhereAllIsDone(github, runs, { context, warn }) {
    if (context.runner.workflow !== watchdog_text/* watchdogFile */.m || !runs.every(({ run }) => isDone(run)))
        return;
    const fault = await (0,switch_workflow/* switchWorkflow */.W)(github, watchdog_text/* watchdogFile */.m, 'disable');
    if (fault === undefined)
        context.out(`Every run is complete: ${watchdog_text/* watchdogFile */.m} is switched off until the next one.\n`);
    else
        warn(`${watchdog_text/* watchdogFile */.m} could not be switched off: ${fault}`);
}
const isDone = ({ state }) => state.lease === null && state.stop?.kind === 'complete';
/** States of older programs do not say it. */
const fileOf = ({ run }) => run.state.plan_file ?? 'plan.json';
function nextAt(runs) {
    const times = runs.flatMap(({ verdict }) => (verdict.due || verdict.at === null ? [] : [verdict.at]));
    return times.length === 0 ? '' : new Date(Math.min(...times)).toISOString();
}
const tokenMissing = () => new core_error/* RalphError */.A({
    code: 'TOKEN_MISSING',
    kind: 'usage',
    message: 'A tick reads the repository and its comments, and has no token for it.',
    hint: 'Give the step `github-token`, as `ralph init` writes it.',
});


/***/ }),

/***/ 4377:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
