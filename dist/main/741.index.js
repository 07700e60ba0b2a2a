export const id = 741;
export const ids = [741];
export const modules = {

/***/ 61741:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tickStep: () => (/* binding */ tickStep)
});

// EXTERNAL MODULE: ./build/adapter/git/state/survey-states.js
var survey_states = __webpack_require__(90618);
// EXTERNAL MODULE: ./build/adapter/github/client/tracking-context.js
var tracking_context = __webpack_require__(31089);
// EXTERNAL MODULE: ./build/adapter/github/pulls/merge-complete.js + 1 modules
var merge_complete = __webpack_require__(86370);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/github/account/who-may.js
var who_may = __webpack_require__(19110);
// EXTERNAL MODULE: ./build/adapter/github/orders/comment-order.js
var comment_order = __webpack_require__(8498);
// EXTERNAL MODULE: ./build/adapter/github/orders/comment-queue.js
var comment_queue = __webpack_require__(13585);
// EXTERNAL MODULE: ./build/adapter/github/orders/review-queue.js
var review_queue = __webpack_require__(25690);
// EXTERNAL MODULE: ./build/adapter/github/thread/outbox.js
var outbox = __webpack_require__(31322);
// EXTERNAL MODULE: ./build/adapter/github/tracker/tracking-issue.js
var tracking_issue = __webpack_require__(72234);
;// CONCATENATED MODULE: ./build/adapter/github/tracker/waiting-orders.js







function waitingOrders(options) {
    const { github, self, warn } = options;
    const whoMay = (0,who_may/* whoMayOrder */.e)(options);
    const orderOf = (0,comment_order/* orderReader */.W)({ whoMay, self });
    async function look(what, list) {
        try {
            return await list();
        }
        catch (error) {
            if (!(error instanceof error_error/* RalphError */.A))
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
        const own = `${github.owner}/${github.repo}`;
        const pullsOf = ({ branches }) => proposed
            .filter(({ head }) => branches.includes(head.ref) && head.repo?.full_name === own)
            .map(({ number }) => number);
        const issueOf = ({ plan, issue }) => issue ?? open.find(({ body, pull_request }) => !pull_request && body?.startsWith((0,outbox/* markOf */.F)(plan, 'issue')))?.number;
        const count = async (run) => {
            const pulls = pullsOf(run);
            const threads = [issueOf(run), ...pulls].filter((number) => number !== undefined);
            const queue = (0,comment_queue/* commentQueue */.$z)({
                ...{ github, self, orderOf, warn },
                threads: () => threads,
                find: async () => true,
                others: (0,review_queue/* reviewQueue */.O)({ github, pulls: () => pulls, whoMay, self, warn }),
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

// EXTERNAL MODULE: ./build/adapter/github/workflow/start-next-job.js
var start_next_job = __webpack_require__(55516);
// EXTERNAL MODULE: ./build/adapter/github/workflow/workflow-liveness.js
var workflow_liveness = __webpack_require__(18211);
// EXTERNAL MODULE: ./build/adapter/log/actions-log.js + 4 modules
var actions_log = __webpack_require__(22792);
// EXTERNAL MODULE: ./build/core/config/table/action-inputs.js
var action_inputs = __webpack_require__(29370);
// EXTERNAL MODULE: ./build/core/config/table/settings.js + 5 modules
var settings = __webpack_require__(4316);
// EXTERNAL MODULE: ./build/core/order/may-order.js
var may_order = __webpack_require__(15989);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/lease/due.js
var due = __webpack_require__(94907);
// EXTERNAL MODULE: ./build/core/run/next/slices.js
var slices = __webpack_require__(29181);
// EXTERNAL MODULE: ./build/core/scaffold/watchdog-text.js
var watchdog_text = __webpack_require__(33100);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/action/context/api-client.js
var api_client = __webpack_require__(67084);
// EXTERNAL MODULE: ./build/entry/action/context/inputs.js
var context_inputs = __webpack_require__(55077);
// EXTERNAL MODULE: ./build/entry/action/context/runner.js
var runner = __webpack_require__(48582);
// EXTERNAL MODULE: ./build/entry/action/context/without-checkout.js
var without_checkout = __webpack_require__(61799);
// EXTERNAL MODULE: ./build/entry/action/issue/comment-event.js
var comment_event = __webpack_require__(60030);
// EXTERNAL MODULE: ./build/entry/action/step/merge-when-complete.js
var merge_when_complete = __webpack_require__(3584);
;// CONCATENATED MODULE: ./build/core/queue/begin-due.js
const mostLost = 3;
const begins = new Set(['push', 'workflow_dispatch', 'repository_dispatch']);
const lostAs = new Set(['failure', 'timed_out', 'startup_failure', 'stale']);
function beginDue({ hasBegun, written, runs, }) {
    const not = (why, person = false) => ({ due: false, why, person });
    if (runs === undefined)
        return hasBegun ? { due: true } : not('no plan of the queue has begun');
    if (runs.some(({ status }) => status !== 'completed'))
        return not('a job of its workflow waits or is at work');
    const lost = runs.filter(({ event, conclusion, created }) => created > written && begins.has(event) && lostAs.has(conclusion ?? ''));
    if (lost.length >= mostLost)
        return not(`its last ${lost.length} jobs failed before they wrote anything`, true);
    return hasBegun || lost.length > 0
        ? { due: true }
        : not('no plan of the queue has begun; a push of a plan or \u201cRun workflow\u201d starts the first one');
}

// EXTERNAL MODULE: ./build/entry/wire/queue-here.js + 2 modules
var queue_here = __webpack_require__(25491);
// EXTERNAL MODULE: ./build/entry/action/issue/plan-of-job.js
var plan_of_job = __webpack_require__(14867);
;// CONCATENATED MODULE: ./build/entry/action/step/tick-queue.js








const byReview = ({ env }) => env['GITHUB_EVENT_NAME'] === 'pull_request_review';
const nothing = { queued: [], mayRest: true, takenOut: new Set() };
async function queueDue(github, looked, { context, warn }) {
    const states = looked.map(({ run }) => run.state);
    const isOver = ({ lease, stop }) => lease === null && stop?.kind === 'complete';
    if (byReview(context) || !(states.some(({ queue }) => queue !== null) || states.every(isOver)))
        return nothing;
    try {
        const base = await (0,without_checkout/* atBase */.rX)(context);
        const runs = new Map(looked.map(({ plan, run }) => [plan, run.state]));
        const here = await (0,queue_here/* queueHere */.GZ)(base, base.inputs.flags, { runs });
        if (!(0,plan_of_job/* hasBegun */.SU)(here) && here.settings.queue === undefined)
            return nothing;
        const takenOut = new Set(here.queue.takenOut);
        const nothingDue = { queued: [], mayRest: false, takenOut };
        for (const finding of here.queue.findings)
            warn(finding);
        if (here.queue.findings.length > 0)
            return nothingDue;
        const next = await (0,plan_of_job/* nextOfJob */._c)(here, base);
        if (next.kind === 'begin') {
            const due = await beginning(github, here, { row: next.row, context, warn });
            return due === undefined ? nothingDue : { ...nothingDue, queued: [due] };
        }
        if ('fault' in next) {
            warn(`the queue stops at ${next.row.path}: ${next.fault.message} ${next.fault.hint}`);
            return nothingDue;
        }
        context.out(`Queue: ${next.kind === 'continue' ? `${next.row.name} is running` : (0,plan_of_job/* whyIdle */.r6)(here, next)}.\n`);
        return { ...nothing, takenOut };
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        warn(`the queue could not be read: ${error.message} ${error.hint}`);
        return nothing;
    }
}
async function beginning(github, here, { row: { name, path: plan }, context, warn }) {
    const workflow = (0,context_inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.dispatch, context.inputs.flags['dispatch']);
    const self = context.checkout.holder.run_id;
    const runs = workflow === undefined ? undefined : await (0,start_next_job/* newestRuns */.H)(github, { workflow, self });
    const written = Math.max(0, ...[...here.runs.values()].map(({ updated }) => Date.parse(updated)));
    const verdict = beginDue({ hasBegun: (0,plan_of_job/* hasBegun */.SU)(here), written, runs });
    if (verdict.due) {
        context.out(`Queue: ${name} comes next.\n`);
        return { plan, name };
    }
    const waits = `${name} comes next and is not started: ${verdict.why}`;
    if (verdict.person)
        warn(`${waits}; look at them under Actions, then start ${workflow} by hand`);
    else
        context.out(`Queue: ${waits}.\n`);
    return undefined;
}

;// CONCATENATED MODULE: ./build/entry/action/step/tick-step.js

























async function tickStep(given) {
    const said = [];
    const out = (text) => {
        said.push(text.trim());
        given.out(text);
    };
    const context = { ...given, out };
    const warn = (text) => {
        said.push(text);
        actions_log/* annotate */.f.warning(text);
    };
    try {
        const github = (0,api_client/* apiClient */.uE)(context);
        if (!github)
            throw tokenMissing();
        const runs = await meant(await readable(github, context, warn), context);
        const all = await withMerges(github, await judge(github, runs, { context, warn }), { context, warn });
        const { queued, mayRest, takenOut } = await queueDue(github, all, { context, warn });
        const judged = all.map((one) => (takenOut.has(one.plan) ? { ...one, verdict: withoutFile } : one));
        for (const { plan, verdict } of judged) {
            context.out(`${(0,one_line/* plainLine */.h0)(plan, 100)}: ${verdict.due ? 'due' : 'not due'}, ${(0,one_line/* plainLine */.h0)(verdict.why, 300)}.\n`);
        }
        if (judged.length === 0)
            context.out(`${nothingToLookAt(context)}\n`);
        const dueNow = judged.filter(({ verdict }) => verdict.due);
        const wanted = [...dueNow.map((run) => ({ plan: fileOf(run), name: run.plan })), ...queued];
        (0,runner/* setOutput */.uH)('due-plans', JSON.stringify(wanted));
        (0,runner/* setOutput */.uH)('next-at', nextAt(judged));
        await start(github, wanted, { context, warn });
        if (mayRest)
            await restWhereAllIsDone(github, judged, { context, warn });
        await (0,runner/* writeSummary */.Sy)(`${said.map((line) => `- ${(0,neutral_markdown/* inlineMarkdown */.x)(line, 500)}`).join('\n')}\n`);
        return 0;
    }
    catch (error) {
        actions_log/* annotate */.f.error((0,error_text/* errorText */.kc)(error));
        return (0,error_text/* errorExitCode */.C6)(error);
    }
}
const withoutFile = { due: false, why: 'its file is no longer in the queue', at: null };
async function readable(github, context, warn) {
    const prefixes = (0,state_paths/* knownPrefixes */.AN)((0,context_inputs/* inputValue */.UV)(settings/* settings */.W['state-ref'], context.inputs.flags['state-ref']));
    const found = await (0,without_checkout/* withRemoteStore */.AD)(context, github, (store) => (0,survey_states/* surveyStates */.f)({ store, prefixes }));
    for (const { plan, fault } of found)
        if (fault)
            warn(`the state of ${(0,one_line/* plainLine */.h0)(plan, 100)} cannot be read: ${fault}`);
    return found.filter((one) => one.run !== undefined);
}
async function meant(runs, context) {
    const review = await (0,comment_event/* reviewPayload */.hc)(context);
    if (review === 'other')
        return runs;
    return runs.filter((one) => review !== undefined && branchesOf(one).includes(review.pull_request.head.ref));
}
const branchesOf = ({ run: { state } }) => [
    state.work_branch,
    ...(0,slices/* slicesOf */.nu)(state).map(({ branch }) => branch),
];
const nothingToLookAt = (context) => byReview(context)
    ? 'The reviewed pull request does not belong to a run.'
    : 'No run has been started in this repository.';
async function judge(github, runs, { context, warn }) {
    const { inputs, now } = context;
    const input = (name) => (0,context_inputs/* inputValue */.UV)(settings/* settings */.W[name], inputs.flags[name]);
    const orders = waitingOrders({
        github,
        self: await (0,api_client/* ownLogin */.C4)(context, github),
        least: (0,may_order/* leastOf */.zk)(input('command-permission')),
        bots: input('command-bots'),
        now,
        warn,
    });
    const first = await Promise.all(runs.map(async (one) => {
        const { state, control } = one.run;
        const waiting = one.inbox.filter((id) => !control.consumed.includes(id)).length;
        const life = await lifeOf(github, state.lease);
        return { ...one, verdict: (0,due/* due */.dQ)({ state, orders: waiting, now: now(), life }) };
    }));
    const resting = first.filter(({ verdict, run }) => !verdict.due && !run.state.lease && (byReview(context) || !isDone(run)));
    const counts = await orders(resting.map((one) => {
        const { state, control } = one.run;
        return { plan: one.plan, branches: branchesOf(one), issue: state.issue, started: state.started, control };
    }));
    return first.map((one) => {
        const waiting = counts.get(one.plan) ?? 0;
        return waiting === 0 ? one : { ...one, verdict: (0,due/* due */.dQ)({ state: one.run.state, orders: waiting, now: now() }) };
    });
}
const lifeOf = async (github, lease) => lease?.holder.kind === 'workflow'
    ? (0,workflow_liveness/* lifeOfRun */.v)(github)({ id: lease.holder.run_id, attempt: lease.holder.attempt })
    : 'unknown';
async function withMerges(github, runs, { context, warn }) {
    const self = runs.some(({ run }) => (0,merge_when_complete/* mergeIsDue */.H)(run.state)) ? await (0,api_client/* ownLogin */.C4)(context, github) : '';
    return Promise.all(runs.map(async (one) => {
        const { state } = one.run;
        if (one.verdict.due || !(0,merge_when_complete/* mergeIsDue */.H)(state))
            return one;
        const look = await (0,merge_complete/* lookAtMerge */.b)(github, { branch: state.work_branch, tip: state.work }, self).catch((error) => {
            if (!(error instanceof error_error/* RalphError */.A))
                throw error;
            warn(`could not find out whether ${one.plan} may be merged: ${error.message} ${error.hint}`);
            return undefined;
        });
        if (look === undefined)
            return { ...one, awake: true };
        if (look.kind !== 'open')
            return one;
        const { number, verdict } = look;
        if (verdict.kind === 'merge') {
            return { ...one, verdict: { due: true, why: `its required checks have passed, so #${number} is merged now` } };
        }
        const why = `it is complete, and #${number} is not merged: ${verdict.why}`;
        return { ...one, verdict: { due: false, why, at: null }, awake: verdict.kind === 'wait' };
    }));
}
async function start(github, runs, { context, warn }) {
    const workflow = (0,context_inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.dispatch, context.inputs.flags['dispatch']);
    if (workflow === undefined || runs.length === 0)
        return;
    const branch = context.checkout.branch ?? (await (0,tracking_context/* defaultBranch */.O)(github));
    if (branch === undefined)
        return warn(`${workflow} could not be started: GitHub did not name the default branch`);
    for (const run of runs) {
        const fault = await (0,start_next_job/* startNextJob */.V)(github, { workflow, branch, chain: 0, plan: run.plan });
        if (fault === undefined)
            context.out(`${run.name}: ${workflow} was started.\n`);
        else
            warn(`${run.name} is due, but ${workflow} could not be started: ${fault}`);
    }
}
async function restWhereAllIsDone(github, runs, { context, warn }) {
    if (context.runner.workflow !== watchdog_text/* watchdogFile */.mO || !runs.every(isAtRest))
        return;
    try {
        if (await jobIsUnderWay(github, context))
            return;
        const at = { workflow_id: watchdog_text/* watchdogFile */.mO };
        await github.request('PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable', at);
        (0,runner/* setOutput */.uH)('asleep', 'true');
        context.out(`Every run is complete: ${watchdog_text/* watchdogFile */.mO} is disabled until the next run.\n`);
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        if (error.code !== 'GITHUB_NOT_FOUND')
            warn(`${watchdog_text/* watchdogFile */.mO} could not be disabled: ${error.message} ${error.hint}`);
    }
}
async function jobIsUnderWay(github, context) {
    const workflow = (0,context_inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.dispatch, context.inputs.flags['dispatch']);
    if (workflow === undefined)
        return false;
    const runs = await (0,start_next_job/* newestRuns */.H)(github, { workflow, self: context.checkout.holder.run_id });
    return runs?.some(({ status }) => status !== 'completed' && status !== 'waiting') ?? false;
}
const isAtRest = ({ run, verdict, awake }) => isDone(run) && !verdict.due && awake !== true;
const isDone = ({ state }) => state.lease === null && state.stop?.kind === 'complete';
const fileOf = ({ run }) => run.state.plan_file ?? 'plan.json';
function nextAt(runs) {
    const times = runs.flatMap(({ verdict }) => (verdict.due || verdict.at === null ? [] : [verdict.at]));
    return times.length === 0 ? '' : new Date(Math.min(...times)).toISOString();
}
const tokenMissing = () => new error_error/* RalphError */.A({
    code: 'TOKEN_MISSING',
    message: '`tick` needs `github-token` to read the repository and its comments.',
    hint: 'Pass `github-token` to the step; the workflow that `ralph init` writes does.',
});


/***/ })

};
