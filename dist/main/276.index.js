export const id = 276;
export const ids = [276];
export const modules = {

/***/ 74276:
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
var entry = __webpack_require__(56069);
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
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var handoff = __webpack_require__(8878);
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

// EXTERNAL MODULE: ./build/app/phase/code/code.js + 2 modules
var code = __webpack_require__(51315);
// EXTERNAL MODULE: ./build/app/phase/context/before-code.js + 8 modules
var before_code = __webpack_require__(5614);
// EXTERNAL MODULE: ./build/app/phase/context/directive.js
var directive = __webpack_require__(637);
// EXTERNAL MODULE: ./build/app/phase/context/numbered.js
var numbered = __webpack_require__(6810);
// EXTERNAL MODULE: ./build/app/phase/context/plan-calls.js + 2 modules
var plan_calls = __webpack_require__(16732);
// EXTERNAL MODULE: ./build/app/phase/intake/merge-base.js
var merge_base = __webpack_require__(35999);
// EXTERNAL MODULE: ./build/app/phase/prepare/owed-passes.js
var owed_passes = __webpack_require__(14619);
// EXTERNAL MODULE: ./build/app/phase/prepare/prepare.js + 5 modules
var prepare = __webpack_require__(35295);
// EXTERNAL MODULE: ./build/app/phase/settle/settle-attempt.js + 3 modules
var settle_attempt = __webpack_require__(80527);
// EXTERNAL MODULE: ./build/app/phase/validate/candidate.js + 2 modules
var validate_candidate = __webpack_require__(85185);
// EXTERNAL MODULE: ./build/app/phase/validate/passes.js
var passes = __webpack_require__(43350);
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
    const calls = await (0,plan_calls/* planCalls */.j)(ports, job, { ledger, task: step.task, canAsk });
    if ((0,job_work/* callsAgent */.H4)(reach))
        await (0,owed_passes/* settleOwed */.d0)(work);
    else
        (0,owed_passes/* beginOwed */.Hz)(ledger);
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
        (0,handoff/* handoffJsonSchema */.u0)();
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
    const left = await (0,code/* code */.aY)(ports, job, { ...at, prepared: ready.prepared, recall: ledger.recall, cancelled });
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
    const before = await (0,before_code/* makeCalls */.I)(ports, job, asking);
    if (before.kind === 'halted')
        return { kind: 'over', reason: (0,directive/* settleHalt */.lI)(ledger, job, { at: prepared, halt: before.halt }) };
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
    return { kind: 'ready', prepared: { ...prepared, prompt: before.prompt, task: (0,numbered/* taskNow */.Q)(ledger, task) } };
}
async function passed(work, request) {
    const { ports, job, did } = work;
    const { coded, calls } = await (0,passes/* askPasses */.TI)(ports, job, request);
    if (calls.length === 0)
        return coded;
    work.orders.forget();
    did.ready &&= !calls.some(({ end }) => filledDisk(end));
    return { ...coded, passes: await (0,passes/* readPasses */.mK)(ports, job, calls) };
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

// EXTERNAL MODULE: ./build/app/phase/code/guard.js + 2 modules
var guard = __webpack_require__(73066);
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
    ledger.record({ type: 'agents_md_due', task: task.id, entries: state.knowledge.filter(entry/* isActive */.$m).length });
}
const blockOf = ({ planName }, { knowledge }) => (0,agents_block/* agentsBlock */.E7)(knowledge, planName);
async function renewedFile({ workBranch }, job, state) {
    const found = await workBranch.topFile(state.work, agents_block/* agentsMdFile */.s9);
    if (found && 'other' in found)
        return { kind: 'left', why: found.other };
    const text = textOf(found ?? new Uint8Array());
    if (text === undefined)
        return { kind: 'left', why: 'it is not UTF-8 text' };
    const active = state.knowledge.filter(entry/* isActive */.$m);
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
        entries: ledger.state.knowledge.filter(entry/* isActive */.$m).length,
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
    const guarded = await (0,guard/* guard */.a)(ports, job, { ...numbered, tree, changes, refused: [] });
    const nothing = { paths: [], total: 0 };
    const summary = `${agents_block/* agentsMdFile */.s9} now contains what the run has learned, in the section that ralph maintains (${(0,amounts/* plural */.LS)(entries, 'entry', 'entries')}).`;
    return {
        ...numbered,
        ...guarded,
        end: { kind: 'finished', structured: null, text: '' },
        usage: usage/* noUsage */.tk,
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

// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
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

// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
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
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
;// CONCATENATED MODULE: ./build/core/control/acknowledge.js


const longestAnswer = 30_000;
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
const onlyTheFirst = 'Only the first order of a comment counts: write a separate comment for each of the others.';
function answerTo({ order, obeyed, answer }) {
    const quoted = `> ${(0,neutral_markdown/* inlineMarkdown */.x)(order.by, 60)}: ${(0,neutral_markdown/* typedOrder */.PD)(order.text, 200)}`;
    if (obeyed.kind === 'refused')
        return answer ? `${quoted}\n\nNot done: ${(0,neutral_markdown/* inlineMarkdown */.x)(obeyed.why, 600)}` : undefined;
    const said = obeyed.kind === 'stop' ? undefined : obeyed.answer;
    const parts = [said, order.more && onlyTheFirst].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : [quoted, ...parts].join('\n\n');
}
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
function endOf(id, plan, state) {
    const task = state.tasks[id];
    if (task?.status === 'done' && task.commit !== null) {
        return `Done in ${task.commit} (${(0,report_context/* code */.aY)(id)}, iteration ${task.iteration}): ${(0,neutral_markdown/* inlineMarkdown */.x)(task.summary ?? '', 500)}`;
    }
    if (task?.status === 'skipped')
        return `Not done: ${(0,report_context/* code */.aY)(id)} was skipped.`;
    return plan.tasks.some((other) => other.id === id) ? undefined : `Not done: ${(0,report_context/* code */.aY)(id)} was removed from the plan.`;
}

// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/plan/change/amendment-rules.js
var amendment_rules = __webpack_require__(85736);
;// CONCATENATED MODULE: ./build/core/plan/change/follow-up.js






const mostRemarks = 20;
const longestRemark = 800;
function followUp(reviewed, plan) {
    const { by, why, about, iteration, commit } = reviewed;
    const before = plan.tasks.find(({ id }) => id === reviewed.task);
    const [first] = about?.remarks ?? [];
    const gist = (0,one_line/* oneLine */.TN)(why || first?.text || 'what the review says', 70);
    const task = {
        ...inherited(before),
        id: freeId(before, plan),
        title: before ? `Follow-up of ${before.id}: ${gist}` : `Follow-up of a review: ${gist}`,
        description: describe({ by, why, about, work: workInWords(before, iteration, commit) }),
        acceptance_criteria: ['What each point asks for is done, or the handoff says why it is not.'],
        depends_on: before ? [before.id] : [],
    };
    const reason = `${by} asked for it${about === undefined ? '' : `: ${about.url}`}`;
    return { action: 'add', reason, task, ...(before && { after: before.id }) };
}
function addFollowUp(amendment, plan, statusOf) {
    const next = (0,amendment_rules/* applyAmendment */.Cv)(amendment, plan);
    return typeof next === 'string' ? next : ((0,amendment_rules/* soundnessFault */.pI)(plan, next, statusOf) ?? next);
}
function inherited(task) {
    if (!task || (0,milestones/* isReserved */.Bs)(task.id))
        return {};
    const { status: _, retry_count: __, ...rest } = task;
    return rest;
}
function freeId(before, plan) {
    const known = new Set(plan.tasks.map(({ id }) => id.toLowerCase()));
    const stem = before && !(0,milestones/* isReserved */.Bs)(before.id) ? `${before.id.replace(/-redo(?:-\d+)?$/, '').slice(0, 50)}-redo` : 'redo';
    for (let n = 1;; n++) {
        const id = n === 1 ? stem : `${stem}-${n}`;
        if (!known.has(id.toLowerCase()))
            return id;
    }
}
function workInWords(before, iteration, commit) {
    const whose = before ? `${before.id}${iteration === null ? '' : `, iteration ${iteration}`}` : undefined;
    return `commit ${(0,report_context/* shortOid */.$M)(commit)}${whose === undefined ? '' : ` (${whose})`}`;
}
function describe(request) {
    const { by, why, about, work } = request;
    const remarks = (about?.remarks ?? []).filter(({ text }) => text !== '');
    const places = (about?.remarks ?? []).filter(({ text }) => text === '');
    const parts = [
        `${by} looked at ${work} and asks for a change. The work is in the files before you; change it as asked, and nothing else.`,
        why,
        [
            ...places.map((remark) => `- at ${placeOf(remark)}`),
            ...(0,capped/* cappedLines */.L)(remarks.map((remark) => `${placeOf(remark)}: ${indented((0,excerpt/* excerpt */.Kb)(remark.text, longestRemark))} (${remark.url})`), mostRemarks).map((line) => `- ${line}`),
        ].join('\n'),
        about === undefined ? '' : `Where it was said: ${about.url}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
const placeOf = ({ path, line, commit }) => `${(0,one_line/* oneLine */.TN)(path, 300)}${line === null ? '' : `:${line}`} as of ${(0,report_context/* shortOid */.$M)(commit)}`;
const indented = (text) => text.replaceAll('\n', '\n  ');

// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var text_nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/plan/change/amend.js
var amend = __webpack_require__(27738);
;// CONCATENATED MODULE: ./build/core/control/answer-counsel.js


const refused = (why) => ({ kind: 'refused', why });
function answerCounsel(command, { by }, run) {
    const { plan_review: review, consensus } = run.state.counsel;
    const decides = command.kind === 'abort' || command.kind === 'revise';
    if (consensus && (consensus.held !== null || (!review && decides)))
        return answerConsensus(command, by);
    if (!review)
        return refused('no review of the plan is waiting for an answer');
    if (command.kind === 'accept')
        return acceptProposals(command.ids, { by, run, review });
    if (command.kind === 'override' && review.held === null)
        return refused('nothing keeps the plan from starting');
    return answered({ role: 'plan-review', by, answer: command.kind, ids: [], words: command.why });
}
const answered = (fact) => ({
    kind: 'done',
    effects: [{ type: 'counsel_answered', ...fact }],
});
function answerConsensus(command, by) {
    if (command.kind === 'accept' && command.ids.length > 0)
        return refused('the consensus about the plan is waiting, and is accepted as a whole: accept');
    const words = command.kind === 'accept' ? '' : command.why;
    return answered({ role: 'consensus', by, answer: command.kind, ids: [], words });
}
function acceptProposals(ids, { by, run, review }) {
    const open = review.proposals.filter(({ fate }) => fate !== 'taken');
    const unknown = ids.filter((id) => !open.some((one) => one.id === id));
    if (unknown.length > 0)
        return refused(`no proposal ${unknown.join(', ')} is open; ${open.map(({ id }) => id).join(', ') || 'none'} ${open.length > 1 ? 'are' : 'is'}`);
    const wanted = open.filter(({ id, fate }) => (ids.length > 0 ? ids.includes(id) : fate === 'open'));
    if (wanted.length === 0 && review.held === null)
        return refused('no proposal is open');
    const statusOf = (0,begin/* statusIn */.em)(run.state);
    let { plan } = run;
    for (const { id, amendment } of wanted) {
        const judged = (0,amend/* judgeAmendments */.o)({ plan, statusOf, current: '', amendments: [amendment], trusted: true });
        const [fault] = judged.refused;
        if (fault)
            return refused(`${id} no longer fits the plan: ${fault.why}`);
        plan = judged.plan;
    }
    return answered({ role: 'plan-review', by, answer: 'accept', ids: wanted.map(({ id }) => id), words: '' });
}
function answeredInWords({ answer, ids, role }) {
    if (answer === 'revise')
        return role === 'consensus'
            ? 'The next job asks both sides once more, with your words.'
            : 'The next job has the plan reviewed again.';
    if (answer === 'abort')
        return 'The run is paused, and no task of the plan is started.';
    return ids.length === 0 ? 'The plan may start as it is.' : `The plan now contains ${ids.join(', ')}.`;
}

// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
;// CONCATENATED MODULE: ./build/core/control/judge-commit.js





const shown = (oid) => oid.slice(0, 12);
function approve(command, by, state) {
    const { sha } = command;
    const { awaiting } = state;
    const named = command.task?.toLowerCase() ?? sha;
    const asked = state.asks.find(({ task }) => task.toLowerCase() === named);
    if (asked)
        return { kind: 'done', effects: [{ type: 'review_answered', task: asked.task, by }] };
    if (command.task !== undefined || !awaiting || sha === '' || !awaiting.commit.startsWith(sha)) {
        return judge_commit_refused(notThat(command, state));
    }
    const { iteration, task, commit, checkpoint, part } = awaiting;
    if (state.work !== checkpoint && state.work !== commit) {
        const moved = `${shown(commit)} was made on ${shown(checkpoint)}, but ${state.work_branch} is at ${shown(state.work)} by now`;
        return judge_commit_refused(`${moved}; \`retry ${task}\` makes it again there`);
    }
    return { kind: 'done', effects: [{ type: 'attempt_approved', iteration, task, commit, by, ...(part && { part }) }] };
}
function notThat({ sha, task: word }, state) {
    const { awaiting, asks } = state;
    const [asked] = asks;
    const commit = awaiting && shown(awaiting.commit);
    const waiting = [
        ...(awaiting
            ? [`${commit} (${awaiting.task}, iteration ${awaiting.iteration}) waits for approval: approve ${commit}`]
            : []),
        ...(asked ? [`the agent of ${asked.task} waits for an answer: approve ${asked.task}`] : []),
    ];
    const name = sha || word;
    const known = sha === '' ? undefined : (0,task_commits/* taskOfCommit */.Sy)(state, sha);
    if (known) {
        const there = `${shown(known.commit)} (${known.task}, iteration ${known.iteration}) is already part of the work`;
        return [there, ...waiting].join('; ');
    }
    if (waiting.length === 0)
        return `nothing waits for approval${name ? `, so ${name} cannot be approved` : ''}`;
    return [...(name ? [notNamed(name, awaiting)] : []), ...waiting].join('; ');
}
function notNamed(name, awaiting) {
    const word = name.toLowerCase();
    if (awaiting && /^[0-9a-f]{3,6}$/.test(word) && awaiting.commit.startsWith(word))
        return `${name} is too short: at least 7 characters name a commit`;
    const meant = awaiting && [awaiting.task.toLowerCase(), `${awaiting.iteration}`];
    return meant?.includes(word)
        ? 'a commit is approved by its own name, so that it is the one you looked at'
        : `${name} does not wait for approval`;
}
function undo(command, by, state) {
    const { iteration: undoes, why, reopen_dependents } = command;
    const { awaiting } = state;
    if (awaiting?.iteration === undoes)
        return { kind: 'done', effects: [rejectOf(awaiting, { by, why })] };
    if (state.current?.iteration === undoes)
        return judge_commit_refused(`iteration ${undoes} is still running; \`stop\` ends it`);
    if (undoes > state.iteration)
        return judge_commit_refused(`there is no iteration ${undoes}; the newest is ${state.iteration}`);
    const target = (0,task_commits/* taskOfIteration */.MH)(state, undoes);
    if (target?.task.startsWith(milestones/* reservedIds */.bJ.merge)) {
        return judge_commit_refused(`iteration ${undoes} is a merge of the base, which cannot be undone; revert it by hand if you have to`);
    }
    if (target === undefined) {
        return judge_commit_refused(`iteration ${undoes} has no commit to undo: it did not pass, was an undo itself, or was undone already`);
    }
    const ordered = state.undos.find((other) => (0,task_commits/* taskOfIteration */.MH)(state, other.undoes)?.task === target.task);
    if (ordered)
        return judge_commit_refused(`undo ${ordered.undoes} has already been ordered`);
    if (awaiting) {
        const { iteration, commit } = awaiting;
        return judge_commit_refused(`iteration ${iteration} waits for approval: approve ${shown(commit)} or undo ${iteration} first`);
    }
    return { kind: 'done', effects: [{ type: 'undo_ordered', undoes, by, why, reopen_dependents }] };
}
const rejectOf = ({ iteration, task, commit }, { by, why }) => ({ type: 'attempt_rejected', iteration, task, commit, by, why });
const judge_commit_refused = (why) => ({ kind: 'refused', why });
function redo(command, order, run) {
    const { plan, state } = run;
    const found = order.about?.commit ? spokenOf(order.about.commit, state) : named(command, state);
    if (typeof found === 'string')
        return { kind: 'refused', why: found };
    const reviewed = { by: order.by, why: wordsOf(command, order.about), about: order.about, ...found };
    if (reviewed.why === '' && (order.about?.remarks ?? []).every(({ text }) => text === '')) {
        return { kind: 'refused', why: 'say what should be different: redo \u2026 reason' };
    }
    const amendment = followUp(reviewed, plan);
    const added = addFollowUp(amendment, plan, (0,begin/* statusIn */.em)(state));
    if (typeof added === 'string')
        return { kind: 'refused', why: added };
    const task = String(amendment.task?.['id']);
    const threads = order.about?.remarks.slice(0, mostRemarks).map(({ thread }) => thread) ?? [];
    const effect = { type: 'follow_up_added', task, by: order.by, amendment, url: order.about?.url ?? null };
    return {
        kind: 'done',
        effects: [{ ...effect, threads: threads.length === 0 ? [order.id] : threads }],
        answer: `This is now the task ${(0,report_context/* code */.aY)(task)}; its commit will be named here.`,
    };
}
const wordsOf = ({ iteration, why }, about) => about?.commit && iteration !== null ? `${iteration} ${why}` : why;
function named({ iteration }, state) {
    if (iteration === null)
        return 'name the iteration: redo 7 \u2026 reason; in a reply to a review or a commit you can omit the number';
    if (state.awaiting?.iteration === iteration) {
        return `iteration ${iteration} waits for approval; \`retry ${state.awaiting.task}\` with a reason rejects it`;
    }
    const found = (0,task_commits/* taskOfIteration */.MH)(state, iteration);
    const made = found?.commits.find((one) => one.iteration === iteration) ?? found?.commits.at(-1);
    if (!found || !made)
        return `iteration ${iteration} has no commit: it did not pass, or was undone`;
    return { task: found.task, commit: made.commit, iteration };
}
function spokenOf(commit, state) {
    const exact = (0,task_commits/* taskOfCommit */.Sy)(state, commit);
    const newest = state.recent.find(({ iteration }) => (0,task_commits/* taskOfIteration */.MH)(state, iteration) !== undefined);
    const { task, iteration } = exact ?? newest ?? { task: null, iteration: null };
    return { task, iteration, commit };
}

// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(20878);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
;// CONCATENATED MODULE: ./build/core/control/keep-knowledge.js






function remembered({ text }, { by, about }, { knowledge }) {
    const result = (0,remember/* remember */.kY)({ text, by, url: about?.url ?? null }, knowledge);
    if (result.kind === 'refused')
        return result;
    if (result.kind === 'known')
        return { kind: 'done', effects: [], answer: `Already known as ${(0,report_context/* code */.aY)(result.id)}.`, known: result.id };
    const { id, text: words, url, supersedes, by: author } = result.entry;
    const fact = { type: 'remembered', id, text: words, by: author, url };
    const instead = supersedes.length === 0 ? '' : `, replacing ${supersedes.map(report_context/* code */.aY).join(', ')}`;
    return {
        kind: 'done',
        effects: [supersedes.length === 0 ? fact : { ...fact, supersedes }],
        answer: `Every later attempt reads this, as ${(0,report_context/* code */.aY)(id)}${instead}:\n\n${(0,fences/* fenced */.OF)(words)}`,
    };
}
function forgotten({ id, why }, { by }, { knowledge }) {
    const entry = (0,remember/* activeEntry */.Zu)(id, knowledge);
    if ('fault' in entry)
        return { kind: 'refused', why: entry.fault };
    return {
        kind: 'done',
        effects: [{ type: 'forgotten', id, by, why }],
        answer: `Later attempts are no longer told this:\n\n${(0,fences/* fenced */.OF)(entry.text)}`,
    };
}
const mostShown = 40;
function knownSoFar({ words }, { knowledge }) {
    const wanted = words.toLowerCase().split(/\s+/);
    const active = knowledge.filter(entry/* isActive */.$m);
    const found = active.filter(({ id, text }) => wanted.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
    if (found.length === 0)
        return active.length === 0
            ? 'Nothing is known yet.'
            : `None of ${(0,amounts/* plural */.LS)(active.length, 'entry', 'entries')} contains these words.`;
    const order = [...found.filter(({ by }) => by !== null), ...found.filter(({ by }) => by === null).reverse()];
    const more = found.length - mostShown;
    const rest = more > 0 ? `\n\nand ${more} more; ${(0,report_context/* code */.aY)('ralph knowledge')} lists all of them.` : '';
    return `${order.slice(0, mostShown).map(render_index/* entryLine */.bV).join('\n')}${rest}`;
}

;// CONCATENATED MODULE: ./build/core/control/obey-command.js














function obeyCommand(command, order, run) {
    const { by } = order;
    switch (command.kind) {
        case 'pause':
            return done({ type: 'pause', by, why: command.why || `${by} paused it` });
        case 'resume':
            return run.state.paused ? done({ type: 'resume', by }) : obey_command_refused('the run is not paused');
        case 'stop':
            return { kind: 'stop', why: command.why || `${by} stopped it` };
        case 'hint':
            return hint(command, order, run);
        case 'skip':
            return skip(command, by, run);
        case 'retry':
            return retry(command, order, run);
        case 'approve':
            return approve(command, by, run.state);
        case 'undo':
            return undo(command, by, run.state);
        case 'redo':
            return redo(command, order, run);
        case 'remember':
            return remembered(command, order, run.state);
        case 'forget':
            return forgotten(command, order, run.state);
        case 'accept':
        case 'revise':
        case 'override':
        case 'abort':
            return answerCounsel(command, order, run);
        case 'budget':
            return changeSettings({ 'cost-budget': command.usd, 'run-iterations': command.iterations }, by, run.state);
        case 'mode':
            return changeSettings({ mode: command.value }, by, run.state);
        case 'set':
            return changeSettings({ [command.name]: command.value }, by, run.state);
        default:
            return inform(command, run);
    }
}
function hint(command, { id, by, about }, run) {
    const { task, words } = addressed(command.text, run.plan);
    if (words === '')
        return obey_command_refused(`say what ${task} should be told: hint ${task} TEXT`);
    if (task !== null && (0,begin/* statusIn */.em)(run.state)(task) === 'done') {
        const { iteration } = (0,begin/* taskIn */.B1)(run.state, task);
        const again = iteration === null ? '' : `; \`redo ${iteration}\` has it changed`;
        return obey_command_refused(`${task} is done and will not be attempted again${again}`);
    }
    const [remark] = about?.remarks ?? [];
    const place = remark ? placeOf(remark) : about?.commit ? `the work as of ${(0,report_context/* shortOid */.$M)(about.commit)}` : '';
    const text = place === '' ? words : `About ${place}: ${words}`;
    const whose = task === null ? 'The next attempt, whichever task it is of,' : `The next attempt of ${(0,report_context/* code */.aY)(task)}`;
    return {
        ...done({ type: 'note', id, by, text, task }),
        answer: `${whose} reads exactly this:\n\n${(0,fences/* fenced */.OF)(text)}`,
    };
}
function addressed(text, { tasks }) {
    const [, first = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
    return tasks.some(({ id }) => id === first) ? { task: first, words: rest } : { task: null, words: text };
}
const done = (...effects) => ({ kind: 'done', effects });
const obey_command_refused = (why) => ({ kind: 'refused', why });
function skip({ task, why }, by, run) {
    const skipped = { type: 'skip_task', task, by, why };
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done(rejectOf(awaiting, { by, why }), skipped);
    return wrongTask(run, task, ['pending', 'failed', 'given_up'], 'be skipped') ?? done(skipped);
}
function retry({ task, why }, { id, by }, run) {
    const { awaiting } = run.state;
    if (awaiting?.task === task)
        return done(rejectOf(awaiting, { by, why }));
    const hint = why === '' ? [] : [{ type: 'note', id, by, text: why, task }];
    return ((isStuck(run, task) ? undefined : wrongTask(run, task, ['failed', 'skipped', 'given_up'], 'be retried')) ??
        done({ type: 'task_reopened', task, by }, ...hint));
}
const isStuck = ({ state }, task) => (0,begin/* taskIn */.B1)(state, task).stuck !== null && (0,begin/* statusIn */.em)(state)(task) === 'pending';
function unknownTask(plan, task) {
    const meant = (0,text_nearest/* similarIn */.bx)(plan.tasks.map(({ id }) => id))(task);
    return `the plan has no task ${task}${meant === undefined ? '' : `. Did you mean ${meant}?`}`;
}
function wrongTask({ plan, state }, task, allowed, what) {
    if (!plan.tasks.some(({ id }) => id === task))
        return obey_command_refused(unknownTask(plan, task));
    const status = (0,begin/* statusIn */.em)(state)(task);
    if (allowed.includes(status))
        return undefined;
    const { iteration } = (0,begin/* taskIn */.B1)(state, task);
    const back = status === 'done' && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : '';
    const words = allowed
        .map((one) => one.replace('_', ' '))
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' or ');
    return obey_command_refused(`${task} is ${status.replace('_', ' ')}; only a task that is ${words} can ${what}${back}`);
}
const atOnce = new Set([
    'approval',
    'before-capture',
    'cost-budget',
    'human-review',
    'incomplete',
    'known-red',
    'max-continuations',
    'protected-paths',
    'review',
    'run-iterations',
    'setup',
    'strategy',
]);
function changeSettings(wanted, by, { rules, base }) {
    const given = Object.entries(wanted).flatMap(([name, text]) => (text === null ? [] : [read(name, text)]));
    const faults = given.flatMap((one) => ('fault' in one ? [one.fault] : []));
    if (faults.length > 0)
        return { kind: 'refused', why: faults.join('; ') };
    const settled = given.flatMap((one) => ('fault' in one ? [] : [one]));
    const free = settled.filter(({ name }) => !(0,rule_table/* isRule */.Nd)(name));
    const ruled = settled.filter(({ name }) => (0,rule_table/* isRule */.Nd)(name));
    const changes = ruled.map(({ name, raw }) => {
        const then = rules?.values[name];
        const rule = { ...then, value: raw, from: `an order of ${by}`, source: 'order' };
        return { name, before: then?.value ?? (0,rule_table/* usualRaw */.lU)(name), after: raw, rule };
    });
    const late = ruled.filter(({ name }) => !atOnce.has(name)).map(({ name }) => (0,report_context/* code */.aY)(name));
    const effects = [
        ...free.map(({ name, text: value }) => ({ type: 'setting_changed', name, value, by })),
        ...(changes.length === 0
            ? []
            : [{ type: 'rules_changed', by, why: 'ordered', base: rules?.base ?? base, changes }]),
    ];
    const answer = late.length > 0 ? `${late.join(', ')} counts from the next job on.` : undefined;
    return { kind: 'done', effects, ...(answer && { answer }) };
}
function read(name, text) {
    const known = overrides/* adjustable */.mN.find((one) => one === name);
    if (known === undefined) {
        const meant = (0,text_nearest/* meantName */.d5)(name, overrides/* adjustable */.mN);
        const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`;
        return { fault: `${name} cannot be changed in a run.${nearest} You can set ${overrides/* adjustable */.mN.join(', ')}` };
    }
    const found = (0,rule_table/* rawOfText */.Zr)(known, text);
    return 'raw' in found
        ? { name: known, text, raw: found.raw }
        : { fault: `${name} takes ${found.expected}, not "${text}"` };
}
function inform(command, run) {
    switch (command.kind) {
        case 'start':
            return run.state.paused ? obey_command_refused('the run is paused; `resume` lifts the pause and continues') : obey_command_answered();
        case 'plan':
            return obey_command_answered('Each job adopts the plan when it starts, as this one did. The next job adopts later edits; for the text of an issue, order `plan` again then.');
        case 'status':
            return obey_command_answered(obey_command_status(run));
        case 'knowledge':
            return obey_command_answered(knownSoFar(command, run.state));
        case 'help':
            return obey_command_answered(help);
    }
}
const obey_command_answered = (answer) => ({ kind: 'done', effects: [], ...(answer && { answer }) });
const help = [
    'A command is the first line of a new comment, one per comment:',
    '',
    ...Object.values(read_command/* commandForms */.jr).map((form) => `- ${(0,report_context/* code */.aY)(`/ralph ${form}`)}`),
].join('\n');
function obey_command_status(run) {
    const at = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' };
    const { happened, details, next } = (0,run_sentence/* runSentence */.n)(run, at, (text) => (0,neutral_markdown/* inlineMarkdown */.x)(text, 500));
    return [happened, ...details.map((detail) => `- ${detail}`), (0,next_steps/* nextMarkdown */.Ze)(next)].join('\n\n');
}

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js + 1 modules
var run_files = __webpack_require__(93532);
// EXTERNAL MODULE: ./build/app/branch/recover-lost-attempt.js
var recover_lost_attempt = __webpack_require__(99024);
// EXTERNAL MODULE: ./build/app/job/amend-plan.js
var amend_plan = __webpack_require__(36903);
// EXTERNAL MODULE: ./build/app/job/ledger.js + 3 modules
var ledger = __webpack_require__(32313);
// EXTERNAL MODULE: ./build/app/phase/counsel/consensus-file.js
var consensus_file = __webpack_require__(81786);
// EXTERNAL MODULE: ./build/app/phase/settle/apply-handoff.js + 3 modules
var apply_handoff = __webpack_require__(17036);
;// CONCATENATED MODULE: ./build/app/obey.js


















async function obey(work, rests) {
    const { ports, ledger } = work;
    const { fresh, taken, waiting } = await takeOrders(work, await work.orders.take());
    ledger.send(acknowledge(taken));
    const answered = tellReviewers(ledger);
    if (fresh.length > 0 || answered.length > 0)
        await ledger.save(subject(fresh, answered));
    await (0,job_work/* deliver */.cK)(ports, ledger);
    if (waiting.size > 0)
        await ports.orderSource.forget([...waiting]);
    const stopped = taken.map(({ obeyed }) => obeyed).findLast((obeyed) => obeyed.kind === 'stop');
    if (stopped)
        return { kind: 'paused', why: stopped.why, scope: 'job' };
    return fresh.length > 0 && fresh.every(asks) ? rests : undefined;
}
async function takeOrders(work, { orders, cursor }) {
    const { ledger } = work;
    const known = new Set(ledger.consumed);
    const fresh = orders.filter(({ id }) => !known.has(id));
    const taken = [];
    const waiting = new Set(orders.map(({ id }) => id));
    for (const order of fresh)
        taken.push(await carryOut(work, { order, waiting }));
    ledger.consume([], { cursor, waiting });
    return { fresh, taken, waiting };
}
const asks = ({ text, refused }) => refused !== undefined || /^(?:status|help|knowledge)\b/.test(text);
function tellReviewers(ledger) {
    const { tasks, effects } = answerFollowUps(ledger);
    ledger.record(...tasks.map((task) => ({ type: 'follow_up_answered', task })));
    ledger.send(effects);
    return tasks;
}
function subject(fresh, answered = []) {
    if (fresh.length === 0)
        return `answer the review that asked for ${answered.join(', ')}`;
    const words = fresh.map(({ text }) => (0,one_line/* oneLine */.TN)(text.split(' ')[0] ?? '', 20));
    return `obey ${(0,capped/* cappedRow */.g)(words, 5)}`;
}
async function carryOut(work, { order, waiting }) {
    const { ledger } = work;
    const { id, by, text, about, refused } = order;
    const obeyed = judge(order, ledger);
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
function judge({ text, refused, ...order }, { plan, state }) {
    if (refused)
        return { kind: 'refused', why: refused.why };
    const command = (0,read_command/* readCommand */.UK)(text);
    return 'fault' in command ? { kind: 'refused', why: command.fault } : obeyCommand(command, order, { plan, state });
}
async function takeEffect({ ports, ledger, job }, effect) {
    if (effect.type === 'attempt_approved')
        (0,apply_handoff/* recordMilestone */.WJ)(ledger, effect);
    if (effect.type === 'follow_up_added') {
        const next = addFollowUp(effect.amendment, ledger.plan, (0,begin/* statusIn */.em)(ledger.state));
        if (typeof next === 'string')
            throw new Error(next);
        ledger.replacePlan(next);
    }
    if (effect.type === 'counsel_answered') {
        const taken = ledger.state.counsel.plan_review?.proposals.filter(({ id }) => effect.ids.includes(id)) ?? [];
        const { iteration } = ledger.state;
        for (const { amendment } of taken)
            (0,amend_plan/* amendPlan */.H)(ledger, { iteration, current: '', amendments: [amendment], trusted: true });
    }
    ledger.record(effect);
    if (effect.type === 'counsel_answered' && effect.role === 'consensus')
        await (0,consensus_file/* writeAnswer */.Q)(ledger, new Date(ports.clock.now()).toISOString());
    if (effect.type === 'attempt_approved') {
        await (0,apply_handoff/* applyStored */.o7)(ports, job, { ...effect, ledger });
        await (0,apply_handoff/* tellStoredReview */.hk)(ports, ledger, effect);
    }
    if (effect.type === 'attempt_rejected') {
        const { iteration, by, why } = effect;
        ledger.attach(...(0,run_files/* withdrawal */.sk)(iteration, { what: 'rejected', by, why }));
    }
}
const tries = 5;
async function obeyAtOnce(ports, job) {
    for (let round = 0; round < tries; round++) {
        const { run } = await ports.store.load();
        if (!run)
            return undefined;
        const lease = await leaseOf(ports, run);
        if (lease === 'held')
            return { kind: 'held', state: run.state };
        await proveStep(ports, run);
        const obeyed = await obeyOnce(ports, job, { run, lease });
        if (obeyed)
            return obeyed;
    }
    return undefined;
}
async function leaseOf({ liveness, clock }, { state }) {
    const { lease, handed } = state;
    const life = lease ? await liveness.check(lease.holder) : 'gone';
    return leaseVerdict(lease, life, { now: clock.now(), handed: handed !== null }).kind;
}
async function obeyOnce(ports, job, { run, lease }) {
    const { cursor: since, consumed } = run.control;
    const found = await ports.orderSource.incoming({ since, started: run.state.started, consumed, to: 'obey' });
    const ledger = openLedger(ports, run, job);
    const work = { ports, ledger, job: adjusted(job, run.state) };
    if (lease === 'over') {
        await takeLease(ports, ledger);
        recoverLostAttempt(ledger, work.job.settings, run.state.handed);
    }
    const { fresh, taken, waiting } = await takeOrders(work, found);
    if (lease === 'over')
        ledger.record({ type: 'lease_released' });
    if (ledger.dirty && !(await saved(() => ledger.save(subject(fresh)))))
        return undefined;
    await ports.orderSource.forget([...waiting]);
    return { kind: 'taken', taken, plan: ledger.plan, state: ledger.state };
}
async function saved(save) {
    try {
        await save();
        return true;
    }
    catch (error) {
        if (error instanceof RalphError && error.code === 'LEASE_LOST')
            return false;
        throw error;
    }
}

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

// EXTERNAL MODULE: ./build/app/phase/counsel/gather-evidence.js
var gather_evidence = __webpack_require__(60439);
// EXTERNAL MODULE: ./build/app/phase/counsel/take-counsel.js
var take_counsel = __webpack_require__(1823);
// EXTERNAL MODULE: ./build/app/phase/intake/adopt-plan.js
var adopt_plan = __webpack_require__(64115);
// EXTERNAL MODULE: ./build/app/phase/prepare/baseline.js
var baseline = __webpack_require__(95557);
// EXTERNAL MODULE: ./build/app/phase/settle/undo.js
var settle_undo = __webpack_require__(36054);
;// CONCATENATED MODULE: ./build/app/loop.js






















async function loop(work, started, before = (0,so_far/* attemptsIn */.q)(work.ledger.state)) {
    await work.publish();
    const mergeWhenFree = putOffMerge(work);
    for (let { rests } = work;; rests = undefined) {
        const ordered = (await obey(work, rests)) ?? work.conflict();
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
        await (0,job_work/* whileHoldingRun */.Iy)(work, (signal) => (0,settle_undo/* undo */.tN)(ports, job, { ledger, undo: step.undo, signal }));
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
            await (0,owed_passes/* settleOwed */.d0)(work);
        return undefined;
    }
    const dossier = delegate(work, { phase: 'passes' }, { commit: null });
    (0,owed_passes/* beginOwed */.Hz)(ledger);
    await ledger.save('hand on the passes that waited');
    return { kind: 'handed_on', dossier };
}
async function seekCounsel(work, counsel) {
    const { ledger, reach, cancelled } = work;
    await settled(work);
    if (cancelled.aborted)
        return undefined;
    if ((0,job_work/* callsAgent */.H4)(reach)) {
        const reason = await (0,take_counsel/* settleCounsel */.Ld)(work, counsel);
        return reason && (0,job_work/* stopped */.ce)(reason);
    }
    if (!(await (0,take_counsel/* beginCounsel */.l8)(work, counsel)))
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
    const reverted = step.kind === 'undo' ? await (0,settle_undo/* revert */.ru)(ports, job, { ledger, undo: step.undo }) : undefined;
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
        await (0,gather_evidence/* stateEvidence */.Nv)(work);
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

/***/ 51315:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aY: () => (/* binding */ code),
  ld: () => (/* binding */ notCalled),
  II: () => (/* binding */ unresolved)
});

// EXTERNAL MODULE: ./build/core/run/attempt/agent-steps.js
var agent_steps = __webpack_require__(58257);
// EXTERNAL MODULE: ./build/core/run/next/conflict-task.js
var conflict_task = __webpack_require__(99292);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
// EXTERNAL MODULE: ./build/schema/agent/handoff.js
var agent_handoff = __webpack_require__(8878);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var servers = __webpack_require__(66794);
// EXTERNAL MODULE: ./build/app/phase/code/guard.js + 2 modules
var guard = __webpack_require__(73066);
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
    const guarded = await (0,guard/* guard */.a)(ports, job, { ...capture, ...prepared });
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
        servers: await (0,servers/* serversFor */.Qm)(ports, job, { of: 'code', recall: given.recall }),
    };
    const counted = (0,agent_steps/* countSteps */.j)();
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
const readBytes = 100 * 1024 * 1024;
async function unresolved({ workspace }, { merge, checkpoint, tree }) {
    if (!merge)
        return null;
    const left = [];
    for (const path of merge.files) {
        const [text = '', ...sides] = await Promise.all([tree, checkpoint, merge.base].map(async (treeish) => {
            const content = await workspace.readCaptured(treeish, path, readBytes);
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
        usage: agent_usage/* noUsage */.tk,
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


/***/ }),

/***/ 73066:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ guard)
});

// EXTERNAL MODULE: ./build/core/guard/finding.js
var finding = __webpack_require__(91881);
// EXTERNAL MODULE: ./build/core/guard/protected-paths.js
var protected_paths = __webpack_require__(73971);
// EXTERNAL MODULE: ./build/core/guard/secrets.js
var secrets = __webpack_require__(65673);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
;// CONCATENATED MODULE: ./build/core/guard/check-configuration.js

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
    return words.flatMap((word) => (0,paths/* insidePath */.y)(directory === '.' ? word : `${directory}/${word}`) ?? []);
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

;// CONCATENATED MODULE: ./build/core/guard/test-guard.js


const isManifest = (path) => /(?:^|\/)package\.json$/.test(path);
const namedBy = (checks, path) => checks.find(({ run, working_directory }) => pathsIn(run, working_directory).includes(path))?.run;
const mattersToChecks = (path, checks) => isManifest(path) ||
    isCheckConfiguration(path) ||
    isTestFile(path) ||
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
    if (run !== undefined && !(isTestFile(path) && action === 'created'))
        return [`${path}, which the check ${run} runs, ${verbs[action]}`];
    if (!isCheckConfiguration(path))
        return [];
    const same = before !== undefined &&
        after !== undefined &&
        withoutDependencies(path, before) === withoutDependencies(path, after);
    return same ? [] : [`${path}, which configures how checks run, ${verbs[action]}`];
}
function skipped({ path, after, before = '' }) {
    if (after === undefined || (!isTestFile(path) && !path.endsWith('.rs')))
        return [];
    const more = skipsIn(after) - skipsIn(before);
    return more > 0 ? [`${path} skips ${more === 1 ? 'a test' : `${more} tests or groups`} that would have run`] : [];
}
function removed(files) {
    const tests = files.filter(({ path }) => isTestFile(path));
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

// EXTERNAL MODULE: ./build/core/knowledge/agents-block.js
var agents_block = __webpack_require__(60979);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
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


/***/ }),

/***/ 5614:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ makeCalls),
  n: () => (/* binding */ takeMade)
});

// EXTERNAL MODULE: ./build/core/knowledge/merge-first.js
var merge_first = __webpack_require__(38962);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/work.js
var work = __webpack_require__(12511);
// EXTERNAL MODULE: ./build/app/phase/prepare/prepare.js + 5 modules
var prepare = __webpack_require__(35295);
// EXTERNAL MODULE: ./build/core/context/ended-iteration.js
var ended_iteration = __webpack_require__(78588);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
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

// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
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

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
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
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/next/used-up.js
var used_up = __webpack_require__(6561);
// EXTERNAL MODULE: ./build/schema/agent/context-agent.js
var context_agent = __webpack_require__(96351);
// EXTERNAL MODULE: ./build/schema/agent/knowledge-operations.js
var knowledge_operations = __webpack_require__(51371);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var job_servers = __webpack_require__(66794);
// EXTERNAL MODULE: ./build/app/phase/prepare/stored-iteration.js
var stored_iteration = __webpack_require__(26351);
// EXTERNAL MODULE: ./build/app/phase/validate/call-reader.js
var call_reader = __webpack_require__(85335);
// EXTERNAL MODULE: ./build/app/phase/context/numbered.js
var numbered = __webpack_require__(6810);
// EXTERNAL MODULE: ./build/app/phase/context/plan-calls.js + 2 modules
var plan_calls = __webpack_require__(16732);
// EXTERNAL MODULE: ./build/core/handoff/answer.js
var handoff_answer = __webpack_require__(44173);
// EXTERNAL MODULE: ./build/core/knowledge/apply-operations.js
var apply_operations = __webpack_require__(14012);
;// CONCATENATED MODULE: ./build/core/context/read-answer.js




const longest = 500;
function readPrep(end) {
    const answer = (0,handoff_answer/* answerIn */.Ke)(context_agent/* PrepAnswer */.qA, end);
    if ('why' in answer)
        return answer;
    const { reason, research, ...rest } = answer.value;
    const questions = research?.map((one) => (0,one_line/* oneLine */.TN)(one, longest)).filter((one) => one !== '');
    return { ...rest, reason: (0,one_line/* oneLine */.TN)(reason, longest), ...(questions && { research: questions }) };
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
        summary: (0,one_line/* oneLine */.TN)(summary, longest),
        operations: (0,apply_operations/* readOperations */.R)({ operations }),
        pattern: (0,one_line/* oneLine */.TN)(failure_pattern, longest) || undefined,
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

// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/app/job/amend-plan.js
var amend_plan = __webpack_require__(36903);
// EXTERNAL MODULE: ./build/app/phase/context/directive.js
var directive = __webpack_require__(637);
;// CONCATENATED MODULE: ./build/app/phase/context/take-answers.js











function takePrep(ledger, job, { made, at }) {
    const { iteration, task } = at;
    const { role } = made;
    const said = readPrep(made.end);
    if ('why' in said) {
        (0,directive/* recordCalled */.Rc)(ledger, { made, iteration, outcome: said.why });
        return refused(ledger, iteration, [said.why]);
    }
    const { action, reason, prepared_prompt: prompt = '', research = [] } = said;
    (0,directive/* recordCalled */.Rc)(ledger, { made, iteration, outcome: `${action}: ${reason}` });
    if (action === 'research' && role === 'prep' && research.length > 0) {
        ledger.record({ type: 'context_directive', iteration, task: task.id, role, action, reason, held: false });
        return { research };
    }
    if (action === 'skip' || action === 'request_human_review') {
        const halt = (0,directive/* obeyDirective */.xt)(ledger, job, { at, of: task.id, role, action, reason });
        if (halt)
            return { halt };
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
    (0,directive/* recordCalled */.Rc)(ledger, { made, iteration, outcome, of: call.of });
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
        return (0,directive/* obeyDirective */.xt)(ledger, job, { at, of, role: 'post', action: wanted, reason });
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
    (0,directive/* recordCalled */.Rc)(ledger, { made, iteration });
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
const leastUsd = 0.01;
const shownEnded = 5;
async function askCall(ports, job, request) {
    const { call, ledger, research } = request;
    const reserved = request.spentUsd + (0,used_up/* usualCost */.cB)(ledger.state);
    if (job.settings['cost-budget'] - reserved < leastUsd) {
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
    const { handoffs } = await (0,plan_calls/* unknownHandoffs */.a)(ledger, through);
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
        handoffs: (await (0,plan_calls/* unknownHandoffs */.a)(ledger, call.through)).handoffs,
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
    const task = (0,numbered/* taskNow */.Q)(ledger, at.task);
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
        const asked = await (0,work/* unlessAborted */.Wh)(async () => ({
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
    const task = (0,numbered/* taskNow */.Q)(ledger, at.task);
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
        (0,directive/* recordCalled */.Rc)(ledger, { made: one, iteration: at.iteration });
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
    takeIndex(ledger, { call, made, iteration: at.iteration });
    const noRoom = call.trigger === merge_first/* mergeTrigger */.bN && (0,merge_first/* mergeFirst */.ht)(ledger.state.knowledge, (0,job_settings/* budgetChars */.zH)(job.settings, ledger.state));
    return noRoom
        ? { halt: { action: 'merge', role: 'index', reason: 'hard constraints still leave no room to work' } }
        : {};
}
function keepCalls(ledger, { iteration }, made) {
    ledger.attach((0,state_paths/* iterationPath */.lr)(iteration, 'context.json'), `${JSON.stringify(made, null, 2)}\n`);
}


/***/ }),

/***/ 637:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rc: () => (/* binding */ recordCalled),
/* harmony export */   lI: () => (/* binding */ settleHalt),
/* harmony export */   xt: () => (/* binding */ obeyDirective)
/* harmony export */ });
/* harmony import */ var _core_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27738);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58100);
/* harmony import */ var _core_report_words_notices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4690);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _job_amend_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36903);
/* harmony import */ var _job_servers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66794);
/* harmony import */ var _job_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12511);







function recordCalled(ledger, { made, iteration, outcome, of }) {
    const { role, model, usage, duration_ms, edited } = made;
    ledger.record({
        ...{ type: 'agent_call', role, iteration, model, usage, duration_ms },
        ...(of !== undefined && { of }),
        ...(outcome !== undefined && { outcome }),
        ...(edited.length > 0 && { edited }),
    });
    const teaches = made.end.kind === 'finished' && (role === 'index' || role === 'post');
    (0,_job_servers_js__WEBPACK_IMPORTED_MODULE_4__/* .settleServers */ .CZ)(ledger, { iteration, left: made.servers, memoryAt: teaches ? _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .memoryPath */ .bf : null });
}
function obeyDirective(ledger, job, directive) {
    const { at, of, role, action, reason } = directive;
    const { iteration, task } = at;
    const again = (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(ledger.state, task.id).held_back > 0;
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
    const judged = (0,_core_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAmendments */ .o)({ plan, statusOf: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state), current: '', amendments, trusted });
    return judged.refused[0]?.why;
}
function settleHalt(ledger, job, { at, halt }) {
    const { iteration, task } = at;
    const { action, role, reason } = halt;
    const why = role === 'index' ? reason : `${who[role]} says: ${reason}`;
    ledger.record({
        ...{ type: 'attempt_interrupted', iteration, task: task.id, cause: 'held_back', why, until: null, ..._job_work_js__WEBPACK_IMPORTED_MODULE_5__/* .nothingSpent */ .at },
    });
    if (action === 'merge')
        return undefined;
    if (action === 'skip') {
        const trusted = job.settings.amendments === 'trusted';
        (0,_job_amend_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .amendPlan */ .H)(ledger, { iteration, current: '', amendments: [removal(task.id, reason)], trusted });
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
    ledger.send([(0,_core_report_words_notices_js__WEBPACK_IMPORTED_MODULE_1__/* .askPerson */ .fe)(ledger.state, { iteration, task: of, why, holds: false, by: role })]);
}


/***/ }),

/***/ 6810:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ taskNow)
/* harmony export */ });
const taskNow = ({ plan }, task) => plan.tasks.find(({ id }) => id === task.id) ?? task;


/***/ }),

/***/ 16732:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ planCalls),
  a: () => (/* binding */ unknownHandoffs)
});

;// CONCATENATED MODULE: ./build/core/context/call-order.js
function callsBefore({ mode, indexIsDue, merges, unseen }) {
    if (mode === 'agent-orchestrated')
        return [...(merges ? ['index'] : []), ...(unseen ? ['post'] : []), 'prep'];
    return mode === 'handoff-plus-index' && indexIsDue ? ['index'] : [];
}

// EXTERNAL MODULE: ./build/core/context/ended-iteration.js
var ended_iteration = __webpack_require__(78588);
// EXTERNAL MODULE: ./build/core/knowledge/from-handoffs.js
var from_handoffs = __webpack_require__(79241);
// EXTERNAL MODULE: ./build/core/knowledge/merge-first.js
var merge_first = __webpack_require__(38962);
// EXTERNAL MODULE: ./build/core/knowledge/words.js
var words = __webpack_require__(11812);
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
    const wanted = (0,words/* wordsOf */.Z9)([task.title, task.description, ...task.libraries].join(' '));
    const said = (0,words/* wordsOf */.Z9)(handoffs
        .flatMap(({ summary, task_completed, freeform }) => [summary, task_completed?.summary ?? '', freeform])
        .join(' '));
    if (wanted.size === 0 || said.size === 0)
        return undefined;
    return [...wanted].filter((word) => said.has(word)).length / wanted.size;
}

// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/phase/prepare/stored-iteration.js
var stored_iteration = __webpack_require__(26351);
;// CONCATENATED MODULE: ./build/app/phase/context/plan-calls.js









async function planCalls(ports, job, { ledger, task, canAsk }) {
    const { settings } = job;
    const byAgent = settings.indexer === 'agent' && canAsk;
    const due = await dueIndex(job, ledger, { task, byAgent });
    if (due && !byAgent)
        indexFields(ledger, due);
    const [last] = (0,ended_iteration/* newestEnded */.Ng)(ledger.state, 1);
    const unseen = last !== undefined && last.iteration > ledger.state.looked_back;
    const roles = callsBefore({
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


/***/ }),

/***/ 24097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ askCounsel)
});

// EXTERNAL MODULE: ./build/core/counsel/consensus.js
var consensus = __webpack_require__(60145);
// EXTERNAL MODULE: ./build/core/counsel/plan-review.js
var plan_review = __webpack_require__(86660);
// EXTERNAL MODULE: ./build/core/counsel/verify.js
var verify = __webpack_require__(9565);
// EXTERNAL MODULE: ./build/core/handoff/spoken-signals.js
var spoken_signals = __webpack_require__(52425);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var markdown_outline = __webpack_require__(24492);
;// CONCATENATED MODULE: ./build/core/spec/read-spec.js

const specStatuses = (/* unused pure expression or super */ null && (['planned', 'in_progress', 'blocked', 'complete']));
const sectionNames = {
    Summary: /^(?:summary|overview|purpose)$/,
    Goals: /^goals?$/,
    'Non-Goals': /^(?:non[- ]?goals?|out of scope)$/,
    Design: /^design$/,
    Gotchas: /^gotchas?$/,
    'Open Questions': /^open questions?$/,
};
function readSpec(text) {
    const lines = outline(text);
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

;// CONCATENATED MODULE: ./build/core/spec/read-index.js


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
    for (const { raw, offset, kind } of (0,markdown_outline/* outline */.r)(text)) {
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
        requires: requires && idsIn(requires),
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
    const rows = new Map(readIndex(index).map((row) => [`${folder}/${row.path.text.replace(/^\.\//, '')}`, row]));
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

// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/schema/counsel/consensus.js
var counsel_consensus = __webpack_require__(11097);
// EXTERNAL MODULE: ./build/schema/counsel/plan-review.js
var counsel_plan_review = __webpack_require__(80892);
// EXTERNAL MODULE: ./build/schema/counsel/verify-answer.js
var verify_answer = __webpack_require__(98812);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var job_servers = __webpack_require__(66794);
// EXTERNAL MODULE: ./build/app/phase/prepare/stored-iteration.js
var stored_iteration = __webpack_require__(26351);
// EXTERNAL MODULE: ./build/app/phase/validate/call-reader.js
var call_reader = __webpack_require__(85335);
// EXTERNAL MODULE: ./build/app/phase/counsel/gather-evidence.js
var gather_evidence = __webpack_require__(60439);
;// CONCATENATED MODULE: ./build/app/phase/counsel/ask-counsel.js
















const limitMs = 15 * 60_000;
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
        limitMs,
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
        const evidence = await (0,gather_evidence/* gatherEvidence */.hx)(ports, ledger);
        return {
            does: 'verifies that the plan is complete, after',
            model: settings['verify-model'],
            maxTurns: 20,
            mostUsd: 1,
            schema: (0,verify_answer/* verifyJsonSchema */.tW)(),
            prompt: (0,verify/* verifyPrompt */.C$)({
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
            schema: (0,counsel_plan_review/* planReviewJsonSchema */.PM)(),
            prompt: (0,plan_review/* planReviewPrompt */.a)({
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


/***/ }),

/***/ 81786:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writeAnswer),
/* harmony export */   U: () => (/* binding */ pastRounds)
/* harmony export */ });
/* harmony import */ var _core_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60145);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58100);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);



async function pastRounds({ recall }) {
    const text = await recall(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .consensusPath */ .JT);
    const file = text === undefined ? null : JSON.parse(text);
    return typeof file === 'object' && file !== null && 'rounds' in file && Array.isArray(file.rounds) ? file.rounds : [];
}
async function writeAnswer(ledger, moment) {
    const { state, plan } = ledger;
    const now = state.counsel.consensus;
    if (!now)
        return;
    const file = (0,_core_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .consensusFile */ .ge)({ now, rounds: await pastRounds(ledger), moment }, `${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(plan.tasks.length, 'task')} of ${state.plan}`);
    ledger.attach(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .consensusPath */ .JT, `${JSON.stringify(file, null, 2)}\n`);
}


/***/ }),

/***/ 60439:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ stateEvidence),
/* harmony export */   hx: () => (/* binding */ gatherEvidence)
/* harmony export */ });
/* unused harmony export recordEvidence */
/* harmony import */ var _core_counsel_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57819);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48689);




async function gatherEvidence({ workBranch, workspace, show }, ledger) {
    const { plan, state, recall } = ledger;
    const { base, work, recent } = state;
    try {
        await workBranch.contains(work, base);
        const ran = recent.map(async ({ iteration }) => {
            const text = await recall((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationPath */ .lr)(iteration, 'validation.json'));
            const read = text === undefined ? undefined : _schema_check_check_js__WEBPACK_IMPORTED_MODULE_2__/* .Validation */ .OH.safeParse(JSON.parse(text)).data;
            return { iteration, checks: read?.checks ?? [] };
        });
        const checks = (0,_core_counsel_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .checksOf */ .tg)(await Promise.all(ran));
        const files = await workspace.diff(base, work);
        return (0,_core_counsel_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X1)({ plan, statusOf: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state), checks, files, work });
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
    ledger.attach(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .evidencePath */ .Zz, `${JSON.stringify(evidence, null, 2)}\n`);
    ledger.record({ type: 'evidence_gathered', ...(0,_core_counsel_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryOf */ .YG)(evidence) });
}


/***/ }),

/***/ 1823:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ld: () => (/* binding */ settleCounsel),
/* harmony export */   dK: () => (/* binding */ takeCounsel),
/* harmony export */   l8: () => (/* binding */ beginCounsel)
/* harmony export */ });
/* harmony import */ var _core_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60145);
/* harmony import */ var _core_counsel_plan_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86660);
/* harmony import */ var _core_counsel_verify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9565);
/* harmony import */ var _core_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27738);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(58100);
/* harmony import */ var _core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97483);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36187);
/* harmony import */ var _core_run_fold_counsel_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46109);
/* harmony import */ var _core_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65626);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14421);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72527);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27827);
/* harmony import */ var _schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(11097);
/* harmony import */ var _branch_recover_lost_attempt_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99024);
/* harmony import */ var _job_amend_plan_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(36903);
/* harmony import */ var _job_servers_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(66794);
/* harmony import */ var _job_work_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(12511);
/* harmony import */ var _ask_counsel_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(24097);
/* harmony import */ var _consensus_file_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(81786);



















const mostBegun = 2;
async function beginCounsel({ ports, job, ledger }, counsel) {
    (0,_branch_recover_lost_attempt_js__WEBPACK_IMPORTED_MODULE_12__/* .tellLostCounsel */ .Lm)(ledger);
    const { asking } = ledger.state.counsel;
    const begun = asking && (0,_core_run_fold_counsel_js__WEBPACK_IMPORTED_MODULE_6__/* .sameCounsel */ .w4)(asking, counsel) ? asking.begun : 0;
    const poor = job.settings['cost-budget'] - ledger.state.usage.usd < _core_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_7__/* .leastUsd */ .Sv;
    if (begun < mostBegun && !poor) {
        ledger.record({ type: 'counsel_begun', ...counsel });
        return true;
    }
    const end = { why: poor ? 'no money was left for the call' : `it was started ${begun} times and never finished` };
    await take[counsel.role](ledger, job, { counsel, end, at: { moment: momentOf(ports), model: null, usd: 0 } });
    return false;
}
async function settleCounsel(work, counsel) {
    const { ports, job, ledger } = work;
    if (!(await beginCounsel(work, counsel)))
        return undefined;
    await ledger.save(`ask for ${counsel.role}`);
    const at = { ledger, counsel, spentUsd: ledger.state.usage.usd, guarded: (0,_job_work_js__WEBPACK_IMPORTED_MODULE_15__/* .guardedBy */ .iP)(work) };
    const made = await (0,_job_work_js__WEBPACK_IMPORTED_MODULE_15__/* .unlessAborted */ .Wh)(() => (0,_ask_counsel_js__WEBPACK_IMPORTED_MODULE_16__/* .askCounsel */ .X)(ports, job, at));
    work.did.ready = false;
    if (made)
        return takeCounsel(ports, job, { ledger, counsel, made });
    (0,_branch_recover_lost_attempt_js__WEBPACK_IMPORTED_MODULE_12__/* .tellLostCounsel */ .Lm)(ledger);
    return interrupted(ledger, counsel, 'the job was cancelled or stopped');
}
async function takeCounsel({ clock, clean }, job, { ledger, counsel, made: given }) {
    const made = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_10__/* .mapStrings */ .to)(given, clean);
    const { model, usage, duration_ms, edited, servers, end } = made;
    const verdict = (0,_core_run_attempt_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptVerdict */ .ve)({
        ...{ end, hasChanges: true, findings: [], now: clock.now() },
        ...{ waits: ledger.state.waiting?.count ?? 0, losses: 0 },
    });
    const called = (outcome) => {
        const cost = { model, usage, duration_ms, outcome: (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(outcome, 500) };
        ledger.record({ type: 'counsel_called', ...counsel, ...cost, ...(edited.length > 0 && { edited }) });
        (0,_job_servers_js__WEBPACK_IMPORTED_MODULE_14__/* .settleServers */ .CZ)(ledger, { iteration: ledger.state.iteration, left: servers, memoryAt: null });
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
    await take[counsel.role](ledger, job, { counsel, end, called, at });
    return undefined;
}
const momentOf = ({ clock }) => new Date(clock.now()).toISOString();
function interrupted(ledger, counsel, why, until = null) {
    ledger.record({ type: 'counsel_interrupted', ...counsel, why: (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(why, 500), until });
}
const take = {
    verify: takeVerify,
    'plan-review': takePlanReview,
    consensus: takeConsensus,
};
function takeVerify(ledger, { settings }, { counsel, end, called }) {
    const read = 'why' in end ? end : (0,_core_counsel_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .readVerify */ .sF)(end);
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
        if (count >= _core_counsel_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .mostAdded */ .eI)
            return { what, added: null, why: `one answer adds at most ${_core_counsel_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .mostAdded */ .eI} tasks` };
        const amendment = (0,_core_counsel_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .missingAsTask */ .sU)(one, { plan: ledger.plan, round: counsel.round, number: at + 1 });
        if (typeof amendment === 'string')
            return { what, added: null, why: amendment };
        const id = String(amendment.task?.['id']);
        const { iteration } = ledger.state;
        (0,_job_amend_plan_js__WEBPACK_IMPORTED_MODULE_13__/* .amendPlan */ .H)(ledger, {
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
    const read = 'why' in end ? end : (0,_core_counsel_plan_review_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlanReview */ .W)(end, ledger.state.counsel.plan_review?.proposals ?? []);
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
    const proposals = gate ? read.proposals.map((one) => judged(ledger, settings, one)) : [...read.proposals];
    const last = read.proposals.length === 0 || round >= settings['plan-review-passes'];
    const held = gate && last && verdict === 'not_ready' ? `the plan is not ready to start: ${summary}` : null;
    ledger.record({ type: 'plan_reviewed', round, verdict, summary, done: last, held, proposals });
}
function judged(ledger, settings, proposal) {
    const { plan, state } = ledger;
    const trusted = settings.amendments === 'trusted';
    const wish = { current: '', amendments: [proposal.amendment], trusted };
    const [fault] = (0,_core_plan_change_amend_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeAmendments */ .o)({ plan, statusOf: (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .statusIn */ .em)(state), ...wish }).refused;
    (0,_job_amend_plan_js__WEBPACK_IMPORTED_MODULE_13__/* .amendPlan */ .H)(ledger, { iteration: state.iteration, ...wish });
    return fault ? { ...proposal, fate: 'refused', why: (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(fault.why, 500) } : { ...proposal, fate: 'taken' };
}
async function takeConsensus(ledger, { settings }, { counsel, end, called, at }) {
    const part = _schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_11__/* .ConsensusPart */ .n1.parse(counsel.part);
    const { plan, state } = ledger;
    const before = state.counsel.consensus;
    const gate = settings.consensus === 'gate';
    const rounds = Math.max(settings['consensus-rounds'], counsel.round);
    const heard = 'why' in end ? end : (0,_core_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .hear */ .dc)(part, end, { before, rounds, gate });
    const now = 'why' in heard ? (0,_core_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .unheard */ .yt)(before, { why: heard.why, gate }) : heard.now;
    called?.('why' in heard ? heard.why : now.summary);
    ledger.record({ type: 'consensus_said', part, now });
    const data = 'why' in heard ? { why: heard.why } : heard.data;
    const said = { round: counsel.round, type: part, source: at.model ?? settings.agent, data, usd: at.usd };
    const past = await (0,_consensus_file_js__WEBPACK_IMPORTED_MODULE_17__/* .pastRounds */ .U)(ledger);
    const file = (0,_core_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .consensusFile */ .ge)({ now, rounds: [...past, said], moment: at.moment }, `${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(plan.tasks.length, 'task')} of ${state.plan}`);
    ledger.attach(_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_18__/* .consensusPath */ .JT, `${JSON.stringify(file, null, 2)}\n`);
}


/***/ }),

/***/ 95557:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V3: () => (/* binding */ recordBaseline),
/* harmony export */   Y: () => (/* binding */ withNeeds),
/* harmony export */   _Z: () => (/* binding */ baseline),
/* harmony export */   _r: () => (/* binding */ checkUntouched)
/* harmony export */ });
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

/***/ 14619:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ takeOwed),
/* harmony export */   Hz: () => (/* binding */ beginOwed),
/* harmony export */   d0: () => (/* binding */ settleOwed),
/* harmony export */   pM: () => (/* binding */ askOwed),
/* harmony export */   x4: () => (/* binding */ waitingPasses)
/* harmony export */ });
/* harmony import */ var _core_pass_pass_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46701);
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34511);
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27017);
/* harmony import */ var _job_from_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83582);
/* harmony import */ var _job_record_passes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61657);
/* harmony import */ var _job_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12511);
/* harmony import */ var _validate_call_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85335);
/* harmony import */ var _validate_passes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43350);
/* harmony import */ var _stored_iteration_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26351);









async function waitingPasses(ports, job, { coded, validation }) {
    if (coded.changes.length === 0)
        return [];
    const checks = validation.passed ? 'passed' : 'failed';
    return (0,_core_pass_pass_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .owedBy */ .He)(await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_3__/* .passesOf */ .Hb)(ports, job), { iteration: coded.iteration, checks });
}
function beginOwed(ledger) {
    const { owed } = ledger.state;
    if (owed.length > 0)
        ledger.record({ type: 'passes_begun', iterations: owed.map(({ iteration }) => iteration) });
}
async function askOwed(ports, job, request) {
    const { owed } = request.ledger.state;
    const passes = owed.length === 0 ? [] : await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_3__/* .passesOf */ .Hb)(ports, job);
    const calls = [];
    for (const one of owed) {
        const due = passes.filter(({ name }) => one.passes.includes(name));
        const subject = due.length === 0 ? undefined : await subjectOf(ports, request.ledger, one);
        for (const pass of subject ? due : []) {
            const spentUsd = calls.reduce((sum, { usage }) => sum + usage.usd, request.spentUsd);
            if (!subject || job.settings['cost-budget'] - spentUsd < _validate_call_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .leastUsd */ .Sv)
                return calls;
            const call = await (0,_validate_passes_js__WEBPACK_IMPORTED_MODULE_7__/* .askPass */ .dj)(ports, job, { ...request, ...subject, spentUsd, pass, checks: one.checks });
            calls.push({ ...call, iteration: one.iteration });
        }
    }
    return calls;
}
async function subjectOf(ports, ledger, { iteration, task: id, attempt, start, commit }) {
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
    const left = await (0,_stored_iteration_js__WEBPACK_IMPORTED_MODULE_8__/* .storedHandoff */ .k)(ledger.recall, iteration);
    const handoff = left?.handoff ?? { summary: 'It left none.', freeform: 'It left none.' };
    return { coded: { iteration, task, attempt, start, tree: commit, usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .noUsage */ .tk }, handoff };
}
const gone = (id) => _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .Task */ .YZ.parse({ id, title: id, description: 'It is no longer in the plan.' });
async function takeOwed(ports, job, { ledger, calls }) {
    const { owed } = ledger.state;
    if (owed.length === 0)
        return;
    const passes = await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_3__/* .passesOf */ .Hb)(ports, job);
    for (const one of owed) {
        const { iteration, task } = one;
        await (0,_job_record_passes_js__WEBPACK_IMPORTED_MODULE_4__/* .addPasses */ .$)(ledger, { iteration, task }, (0,_core_pass_pass_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .endedPasses */ .KL)(one, { ...ports, passes, calls }));
    }
}
async function settleOwed(work) {
    const { ports, job, ledger } = work;
    if (ledger.state.owed.length === 0)
        return;
    beginOwed(ledger);
    await ledger.save('ask the passes that waited');
    const at = { ledger, spentUsd: ledger.state.usage.usd, guarded: (0,_job_work_js__WEBPACK_IMPORTED_MODULE_5__/* .guardedBy */ .iP)(work) };
    const calls = await (0,_job_work_js__WEBPACK_IMPORTED_MODULE_5__/* .unlessAborted */ .Wh)(() => askOwed(ports, job, at));
    work.did.ready = false;
    if (calls)
        await takeOwed(ports, job, { ledger, calls });
}


/***/ }),

/***/ 35295:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dy: () => (/* binding */ attachPrepared),
  az: () => (/* binding */ attachPrompt),
  iA: () => (/* binding */ prepare),
  nB: () => (/* binding */ promptNow),
  zG: () => (/* binding */ recordedPrompt)
});

// UNUSED EXPORTS: assemble

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

/***/ 36054:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qe: () => (/* binding */ settleUndo),
/* harmony export */   ru: () => (/* binding */ revert),
/* harmony export */   tN: () => (/* binding */ undo)
/* harmony export */ });
/* harmony import */ var _core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58260);
/* harmony import */ var _core_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89851);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58100);
/* harmony import */ var _core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _core_run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36966);
/* harmony import */ var _core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93532);
/* harmony import */ var _core_text_capped_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92563);
/* harmony import */ var _core_validation_failure_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49390);
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92949);
/* harmony import */ var _own_own_edits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65166);
/* harmony import */ var _validate_validate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39041);
/* harmony import */ var _apply_handoff_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17036);












async function revert(ports, job, { ledger, undo }) {
    const { undoes } = undo;
    const iteration = ledger.state.iteration + 1;
    const refuse = (why) => void ledger.record({ type: 'undo_failed', iteration, undoes, why, rejected: null });
    const found = (0,_core_run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .taskOfIteration */ .MH)(ledger.state, undoes);
    if (!found)
        return refuse(`iteration ${undoes} no longer has a commit to undo`);
    const reverting = { undo, iteration, ...found };
    const tip = ledger.state.work;
    const newestFirst = found.commits.map(({ commit }) => commit).reverse();
    const reverted = await ports.workBranch.revert({ commits: newestFirst, tip, keep: (0,_own_own_edits_js__WEBPACK_IMPORTED_MODULE_7__.isOwn)(job) });
    const becomes = becomesWithout(ledger, { ...reverting, now: ports.clock.now() });
    const tree = reverted.kind === 'clean' ? reverted.tree : tip;
    const former = `${newestFirst.at(-1)}^`;
    const edited = await (0,_own_own_edits_js__WEBPACK_IMPORTED_MODULE_7__.withOwnEdits)(ports, { job, ledger, becomes, tree, former });
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
    const message = (0,_core_handoff_commit_message_js__WEBPACK_IMPORTED_MODULE_0__/* .undoMessage */ .ME)({
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
    const dependents = undo.reopen_dependents ? (0,_core_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_1__/* .doneDependents */ .xu)(plan, (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state), task) : [];
    return { undone: [...(opensAgain(state, task) ? [task] : []), ...dependents], at: now };
}
const opensAgain = (state, task) => !over.has((0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state)(task));
const over = new Set(['failed', 'skipped', 'given_up']);
async function undo(ports, job, request) {
    const reverted = await revert(ports, job, request);
    if (!reverted)
        return;
    const validation = await check(ports, job, { ...request, ...reverted });
    await settleUndo(ports, job, { ledger: request.ledger, ...reverted, validation });
}
async function settleUndo(ports, job, request) {
    const { ledger, reverting, commit, validation } = request;
    const { iteration, undo } = reverting;
    ledger.attach((0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .iterationPath */ .lr)(iteration, 'validation.json'), `${JSON.stringify(validation, null, 2)}\n`);
    if (validation.passed) {
        await finish(ports, ledger, request);
        const { checks, known_red: knownRed } = validation;
        return ledger.send(ports.outbox.effectsOf({ commit, checks, knownRed }));
    }
    ledger.keep(commit);
    const builds = (0,_core_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_1__/* .doneDependents */ .xu)(ledger.plan, (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(ledger.state), reverting.task);
    const first = builds.length > 0 ? `; ${listed(builds)} built on it: undo that first, newest first` : '';
    const why = `without it the checks fail: ${failuresOf(job, validation)}${first}`;
    ledger.record({ type: 'undo_failed', iteration, undoes: undo.undoes, why, rejected: commit });
}
async function check(ports, job, request) {
    const { ledger, reverting, commit: tree, signal } = request;
    const { iteration } = reverting;
    const knownRed = (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_8__/* .knownRedIn */ .wJ)(ledger.state);
    await ports.workspace.restore(tree);
    await (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_8__/* .setUp */ .s)(ports, job, { tree, signal });
    const ran = await (0,_validate_validate_js__WEBPACK_IMPORTED_MODULE_8__/* .runChecks */ .JT)(ports, job, { tree, label: `iteration-${iteration}`, knownRed, signal });
    const { checks, settings } = job;
    return (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .validationOf */ .D2)({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran });
}
async function finish(ports, ledger, { reverting, commit }) {
    const { iteration, task, undo } = reverting;
    const { by, why, undoes } = undo;
    const iterations = (0,_core_run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationsOf */ .qW)((0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(ledger.state, task));
    const forget = await (0,_apply_handoff_js__WEBPACK_IMPORTED_MODULE_9__/* .forgetProgress */ .r2)(ports, ledger, iterations);
    const dependents = (0,_core_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_1__/* .doneDependents */ .xu)(ledger.plan, (0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(ledger.state), task);
    const reopened = undo.reopen_dependents ? dependents : [];
    for (const one of iterations)
        ledger.attach(...(0,_core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .withdrawal */ .sk)(one, { what: 'undone', by, why }));
    for (const done of reopened.flatMap((id) => (0,_core_run_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .iterationsOf */ .qW)((0,_core_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(ledger.state, id)))) {
        ledger.attach(...(0,_core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .withdrawal */ .sk)(done, { what: 'dependent', by, why: `${task}: ${why}` }));
    }
    const also = iterations.filter((one) => one !== undoes);
    const opens = opensAgain(ledger.state, task);
    ledger.record({ type: 'undo_done', iteration, undoes, also, task, opens, commit, by, why, dependents, reopened });
    forget();
}
function failuresOf({ checks }, validation) {
    const { strategy, checks: results, known_red: knownRed } = validation;
    const { failures, missing } = (0,_core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .judge */ .S4)({ strategy, checks, results, knownRed });
    const failed = failures.map((result) => `${result.name} ${(0,_core_validation_failure_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .failureSentence */ .Qz)(result)}`);
    return [...failed, ...missing.map((name) => `${name} has no result`)].join('; ');
}
const listed = (paths) => (0,_core_text_capped_js__WEBPACK_IMPORTED_MODULE_11__/* .cappedRow */ .g)(paths, 20);


/***/ }),

/***/ 39041:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ runChecks),
/* harmony export */   VC: () => (/* binding */ whyUnready),
/* harmony export */   s: () => (/* binding */ setUp),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   wJ: () => (/* binding */ knownRedIn)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_validation_output_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52139);
/* harmony import */ var _core_validation_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92949);



const knownRedIn = ({ baseline }) => baseline?.accepted ? baseline.red : [];
async function validate(ports, job, request) {
    const { coded, state } = request;
    const { iteration, tree } = coded;
    const unready = await whyUnready(ports, job, { ...request, tree });
    if (unready !== undefined)
        return unready;
    const knownRed = knownRedIn(state);
    const ran = await runChecks(ports, job, { ...request, tree, label: `iteration-${iteration}`, knownRed });
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
    const result = ran.filled_disk ? ran : { ...ran, ...listed(await workspace.resetTracked(request.tree)) };
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
async function setUp({ workspace }, { settings }, { tree, signal }) {
    if (await workspace.setUp(settings.setup, signal))
        await workspace.resetTracked(tree);
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

/***/ 60145:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dc: () => (/* binding */ hear),
/* harmony export */   ge: () => (/* binding */ consensusFile),
/* harmony export */   gu: () => (/* binding */ consensusPrompt),
/* harmony export */   rZ: () => (/* binding */ actionItems),
/* harmony export */   yt: () => (/* binding */ unheard)
/* harmony export */ });
/* harmony import */ var _schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11097);
/* harmony import */ var _handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44173);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _plan_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72479);




const longest = 800;
const mostIssues = 30;
const mostTasks = 20;
const begun = {
    ...{ round: 1, next: 'challenge', summary: '', issues: [], held: null, decision: null, words: [], unanswered: false },
};
const openIn = ({ issues }) => issues.filter(({ settled }) => !settled);
function consensusPrompt(given) {
    const { template, part, plan, statusOf, before, asksServers } = given;
    const open = openIn(before ?? begun).map(({ id, severity, category, description, tasks, answer }) => [
        `${id} (${severity}, ${category.replace('_', ' ')}${tasks.length === 0 ? '' : `, ${tasks.join(', ')}`}): ${description}`,
        ...(answer
            ? [`  answer: valid: ${answer.valid}; ${answer.argument}; mitigation: ${answer.mitigation || 'none'}`]
            : []),
    ].join('\n'));
    const words = before?.words ?? [];
    const parts = [
        template.trim(),
        ...(asksServers && part !== 'counter'
            ? [
                'The second opinion comes from the tools of your MCP servers: put the plan and the questions to them in as few calls as possible, and answer with what they say. If they give no answer, say so in the summary and name no issues of your own.',
            ]
            : []),
        `## Plan\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .planText */ .P)(plan, statusOf)}`,
        ...(open.length === 0 ? [] : [`## Open Issues\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .material */ .E)(open.join('\n\n'), 40_000)}`]),
        ...(words.length === 0
            ? []
            : [`## What People Say\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .material */ .E)(words.map((one) => `- ${one}`).join('\n'), 8_000)}`]),
    ];
    return parts.join('\n\n');
}
const line = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text, longest);
function hear(part, end, { before, rounds, gate }) {
    const now = { ...(before ?? begun), unanswered: false };
    if (part === 'challenge') {
        const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .ReadChallengeAnswer */ .U3, end);
        if ('why' in read)
            return read;
        return { data: read.value, now: ended(challenged(now, read.value), { rounds, gate }) };
    }
    if (part === 'counter') {
        const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .ReadCounterAnswer */ .hm, end);
        if ('why' in read)
            return read;
        const { summary, answers } = read.value;
        const issues = now.issues.map((issue) => {
            const own = issue.settled ? undefined : answers.find(({ id }) => id === issue.id);
            if (!own)
                return issue;
            const { valid, argument, mitigation } = own;
            return { ...issue, answer: { valid, argument: line(argument), mitigation: line(mitigation) } };
        });
        return { data: read.value, now: { ...now, issues, summary: line(summary), next: 'synthesis' } };
    }
    const read = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_consensus_js__WEBPACK_IMPORTED_MODULE_0__/* .ReadSynthesisAnswer */ .TW, end);
    if ('why' in read)
        return read;
    return { data: read.value, now: ended(joined(now, read.value), { rounds, gate }) };
}
const unheard = (before, { why, gate }) => ({
    ...(before ?? begun),
    ...{ next: null, summary: why, unanswered: true, held: gate ? `no consensus was reached: ${why}` : null },
});
function challenged(now, { summary, issues }) {
    const room = Math.max(0, mostIssues - now.issues.length);
    const known = new Set(openIn(now).map((one) => one.description));
    const fresh = issues
        .filter(({ description }) => !known.has(line(description)))
        .slice(0, room)
        .map(({ severity, category, description, tasks }, at) => ({
        id: `C${now.issues.length + at + 1}`,
        ...{
            severity,
            category,
            description: line(description),
            tasks: tasks.slice(0, mostTasks).map((id) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(id, 64)),
        },
        ...{ answer: null, settled: false, agreed: null, action_item: null },
    }));
    const all = [...now.issues, ...fresh];
    return { ...now, issues: all, summary: line(summary), next: openIn({ issues: all }).length > 0 ? 'counter' : null };
}
function joined(now, { summary, issues: said }) {
    const issues = now.issues.map((issue) => {
        const own = issue.settled ? undefined : said.find(({ id }) => id === issue.id);
        if (!own)
            return issue;
        const { settled, severity, description, action_item } = own;
        return { ...issue, settled, severity, agreed: line(description), action_item: line(action_item) || null };
    });
    return { ...now, issues, summary: line(summary), next: null };
}
function ended(now, { rounds, gate }) {
    const open = openIn(now);
    if (now.next !== null)
        return now;
    if (open.length > 0 && now.round < rounds)
        return { ...now, round: now.round + 1, next: 'challenge' };
    const critical = open.filter(({ severity }) => severity === 'critical');
    const named = critical.map(({ id, description }) => `${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(description, 300)}`);
    return {
        ...now,
        held: gate && named.length > 0 ? `critical issues of the plan are not settled: ${named.join('; ')}` : null,
    };
}
const actionItems = (consensus) => consensus?.next !== null || consensus.held !== null
    ? []
    : consensus.issues.flatMap(({ id, action_item }) => (action_item === null ? [] : [`${id}: ${action_item}`]));
function consensusFile({ now, rounds, moment }, context) {
    const { issues, decision, held, next } = now;
    const open = openIn(now);
    const settled = issues.filter((one) => one.settled);
    const risks = decision === 'accept' || decision === 'override' ? open : [];
    const finalAgreement = next === null && {
        consensusReached: open.length === 0 && !now.unanswered,
        timestamp: moment,
        participants: ['challenger', 'agent'],
        rounds: now.round,
        agreements: settled.map(({ id, agreed, description, action_item, tasks }) => ({
            ...{ id, description: agreed ?? description, actionRequired: action_item !== null, actionItem: action_item },
            ...{ assignedTo: 'agent', relatedEpics: tasks },
        })),
        acceptedRisks: risks.map(({ id, description, answer }) => ({
            ...{ id, description, mitigation: answer?.mitigation ?? '', acceptedBy: decision },
        })),
        unresolvedDisputes: open.map(({ id, description, severity }) => ({ id, description, severity })),
        proceedToImplementation: held === null,
    };
    return {
        ...{ version: '1.0', generatedAt: moment, context, rounds },
        userCheckpoint: decision && {
            ...{ decision, timestamp: moment, overrides: decision === 'override' ? open.map(({ id }) => id) : [] },
        },
        finalAgreement: finalAgreement || null,
    };
}


/***/ }),

/***/ 86660:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readPlanReview),
/* harmony export */   a: () => (/* binding */ planReviewPrompt)
/* harmony export */ });
/* harmony import */ var _schema_counsel_plan_review_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80892);
/* harmony import */ var _handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44173);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _plan_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72479);





const longest = 600;
const mostProposals = 30;
function planReviewPrompt(given) {
    const { template, plan, statusOf, specs, before } = given;
    const proposed = (before?.proposals ?? []).map(({ id, reason, fate, why }) => `- ${id} (${fate}${why === null ? '' : `: ${why}`}): ${reason}`);
    const words = (before?.words ?? []).map((one) => `- ${one}`);
    const parts = [
        template.trim(),
        `## Plan\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_4__/* .planText */ .P)(plan, statusOf)}`,
        `## Specifications\n\n${specsText(specs)}`,
        ...(proposed.length === 0
            ? []
            : [`## Proposed Before\n\nDo not propose these again.\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_4__/* .material */ .E)(proposed.join('\n'), 20_000)}`]),
        ...(words.length === 0 ? [] : [`## What People Say\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_4__/* .material */ .E)(words.join('\n'), 8_000)}`]),
    ];
    return parts.join('\n\n');
}
function specsText({ files, others }) {
    const more = others === 0
        ? ''
        : `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(others, 'other spec')} in specs/ ${others === 1 ? 'is' : 'are'} not named by this plan: open one only if the plan touches it.`;
    if (files.length === 0)
        return more || 'None was found.';
    const list = (0,_plan_text_js__WEBPACK_IMPORTED_MODULE_4__/* .material */ .E)(files.map((path) => `- ${path}`).join('\n'), 8_000);
    return `Read those that the plan is about:\n\n${list}${more && `\n\n${more}`}`;
}
function readPlanReview(end, before) {
    const answer = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_plan_review_js__WEBPACK_IMPORTED_MODULE_0__/* .PlanReviewAnswer */ .ao, end);
    if ('why' in answer)
        return answer;
    const { verdict, summary, changes } = answer.value;
    const room = Math.max(0, mostProposals - before.length);
    return {
        verdict,
        summary: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(summary, longest),
        proposals: changes.slice(0, room).map(({ lens, reason, ...wish }, at) => {
            const why = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(reason, longest);
            const amendment = { ...wish, reason: why };
            return { id: `P${before.length + at + 1}`, lens, reason: why, amendment, fate: 'open', why: null };
        }),
    };
}


/***/ }),

/***/ 72479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ material),
/* harmony export */   P: () => (/* binding */ planText)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10038);




const longestPlan = 60_000;
const longestDescription = 1_500;
function planText({ context = '', tasks }, statusOf) {
    const all = tasks.map(({ id, title, description, acceptance_criteria, depends_on }) => [
        `## ${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(title, 200)} [${statusOf(id)}]${depends_on.length === 0 ? '' : ` after ${depends_on.join(', ')}`}`,
        ...(description.trim() === '' ? [] : [(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(description.trim(), longestDescription)]),
        ...acceptance_criteria.map((one) => `- ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(one, 500)}`),
    ].join('\n'));
    return material([context.trim(), ...all].filter((part) => part !== '').join('\n\n'), longestPlan);
}
const material = (text, longest) => (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(text).trim(), longest));


/***/ }),

/***/ 9565:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ verifyPrompt),
/* harmony export */   eI: () => (/* binding */ mostAdded),
/* harmony export */   sF: () => (/* binding */ readVerify),
/* harmony export */   sU: () => (/* binding */ missingAsTask)
/* harmony export */ });
/* harmony import */ var _schema_counsel_verify_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98812);
/* harmony import */ var _handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44173);
/* harmony import */ var _handoff_answer_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14491);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92563);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43573);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _plan_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72479);







const mostAdded = 3;
const mostEvidence = 200;
const longest = 500;
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
        `## Plan\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_5__/* .planText */ .P)(plan, statusOf)}`,
        `## Files that the work changed\n\n${diffStat.trim() === '' ? 'None.' : (0,_plan_text_js__WEBPACK_IMPORTED_MODULE_5__/* .material */ .E)(diffStat, 8_000)}`,
        `## Evidence\n\n${rows.length === 0 ? 'None was gathered.' : (0,_plan_text_js__WEBPACK_IMPORTED_MODULE_5__/* .material */ .E)((0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedLines */ .L)(rows, mostEvidence).join('\n'), 40_000)}`,
        ...(claims.length === 0
            ? []
            : [`## What agents claim\n\n${(0,_plan_text_js__WEBPACK_IMPORTED_MODULE_5__/* .material */ .E)(claims.map((one) => `- ${one}`).join('\n'), 4_000)}`]),
    ];
    return parts.join('\n\n');
}
function readVerify(end) {
    const answer = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerIn */ .Ke)(_schema_counsel_verify_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .ReadVerifyAnswer */ .a7, end);
    if ('why' in answer)
        return answer;
    const { complete, summary, missing } = answer.value;
    return {
        complete: complete && missing.length === 0,
        summary: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(summary, longest),
        missing: missing.slice(0, mostMissing).map(readPart),
    };
}
const mostMissing = 20;
function readPart(part) {
    const read = _schema_counsel_verify_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .ReadMissingPart */ .ml.safeParse(part);
    if (read.success)
        return { ...read.data, what: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(read.data.what, longest) };
    const { what, title } = (typeof part === 'object' && part !== null ? part : {});
    const said = [what, title].find((text) => typeof text === 'string' && text.trim() !== '');
    return {
        what: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(String(said ?? 'something that the answer does not name'), longest),
        fault: `the answer does not fit: ${(0,_handoff_answer_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .answerFaults */ .y)(read.error, part)[0]}`,
    };
}
function missingAsTask({ task: of, what, title, description, acceptance_criteria }, { plan, round, number }) {
    const about = plan.tasks.find(({ id }) => id === of);
    if (!about)
        return `the plan has no task ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(of, 64)}`;
    const { allowed_tools, model, working_directory: _, ...rest } = about;
    return {
        action: 'add',
        reason: what,
        task: {
            id: freeId(`${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(of, 48)}-missing-${round}-${number}`, plan),
            title: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(title, 200),
            description: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(description, 8_000),
            acceptance_criteria: acceptance_criteria.slice(0, mostCriteria).map((one) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(one, longest)),
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

/***/ 58257:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mostSteps),
/* harmony export */   j: () => (/* binding */ countSteps)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

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
            const [name, target] = [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(heard.name, longest.name), (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(heard.target, longest.target)];
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


/***/ }),

/***/ 98812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a7: () => (/* binding */ ReadVerifyAnswer),
/* harmony export */   ml: () => (/* binding */ ReadMissingPart),
/* harmony export */   tW: () => (/* binding */ verifyJsonSchema)
/* harmony export */ });
/* unused harmony export VerifyAnswer */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _agent_json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82222);


const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1);
const MissingPart = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    task: text.describe('Id of the task of the plan that is not complete.'),
    what: text.describe('What is missing, in one sentence, with the file where you looked.'),
    title: text.describe('A task that adds it, in one line.'),
    description: text.describe('What to do, for somebody who knows nothing about this.'),
    acceptance_criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).max(10).describe('How one can tell that it is done.'),
});
const VerifyAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('true only if nothing that the plan asks for is missing.'),
    summary: text.describe('One or two sentences.'),
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(MissingPart).max(20).describe('Empty if the plan is complete; the most important first.'),
});
const ReadVerifyAnswer = VerifyAnswer.extend({ missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()) });
const ReadMissingPart = MissingPart.extend({ acceptance_criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]) });
const verifyJsonSchema = (0,_agent_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .answerSchema */ .U)(VerifyAnswer);


/***/ })

};
