export const id = 420;
export const ids = [420];
export const modules = {

/***/ 29420:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishStep: () => (/* binding */ finishStep)
});

// EXTERNAL MODULE: ./build/adapter/git/candidate/parcel.js + 2 modules
var parcel = __webpack_require__(56311);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
;// CONCATENATED MODULE: ./build/adapter/github/workflow/failed-jobs.js

const mostLogs = 5;
const longestPart = 20_000;
async function failedJobs(github, run) {
    const failed = (await jobsOf(github, run)).filter(({ conclusion }) => conclusion === 'failure' || conclusion === 'timed_out');
    return Promise.all(failed.map(async ({ id, name, html_url }, at) => {
        const log = at < mostLogs ? await logOf(github, Number(id)) : '(its log was not read: others failed before it)';
        return { name, url: html_url ?? '', log };
    }));
}
async function jobsOf(github, { id, attempt }) {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs';
    const pages = 10;
    const jobs = [];
    for (let page = 1; page <= pages; page++) {
        const found = await github.request(route, { run_id: Number(id), attempt_number: attempt, per_page: 100, page });
        jobs.push(...found.jobs);
        if (found.jobs.length === 0 || jobs.length >= found.total_count)
            break;
    }
    return jobs;
}
async function logOf(github, job_id) {
    try {
        return (0,output_excerpt/* failedPart */.lm)(await github.text('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', { job_id }), longestPart);
    }
    catch (error) {
        return `(its log could not be read: ${error instanceof Error ? error.message : String(error)})`;
    }
}

// EXTERNAL MODULE: ./build/adapter/log/actions-log.js + 4 modules
var actions_log = __webpack_require__(22792);
// EXTERNAL MODULE: ./build/app/delegated/finish.js + 2 modules
var finish = __webpack_require__(47916);
// EXTERNAL MODULE: ./build/core/config/table/action-inputs.js
var action_inputs = __webpack_require__(29370);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/core/validation/own-checks.js



const mostTold = 100;
function ownChecks(results, request) {
    const { of, entries } = results;
    const { require, begun, printed = () => undefined } = request;
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    const others = entries.filter(({ name, outcome }) => !require.includes(name) && name !== begun && outcome !== 'success');
    const known = entries.map(({ name }) => name).filter((name) => name !== begun);
    const told = (name, entry, required) => {
        const { text = '', url } = (entry?.outcome === 'failure' && printed(name)) || {};
        const meant = entry ? undefined : (0,nearest/* meantName */.d5)(name, known);
        return {
            name: (0,one_line/* oneLine */.TN)(name, 80),
            run: `${of} ${(0,one_line/* oneLine */.TN)(name, 80)}`,
            kind: 'test',
            passed: entry?.outcome === 'success',
            exit_code: null,
            timed_out: false,
            duration_ms: 0,
            output_head: '',
            output_tail: text,
            output_bytes: new TextEncoder().encode(text).length,
            flaky: false,
            elsewhere: {
                of,
                outcome: entry?.outcome ?? 'missing',
                required,
                ...(url !== undefined && { url }),
                ...(meant !== undefined && { meant: (0,one_line/* oneLine */.TN)(meant, 80) }),
            },
        };
    };
    return [
        ...[...new Set(require)].map((name) => told(name, byName.get(name), true)),
        ...others.slice(0, mostTold).map((entry) => told(entry.name, entry, false)),
    ];
}
const longest = 30_000;
function printedBy(jobs, failed) {
    const [first] = failed;
    const owner = ({ name }) => failed.find((entry) => belongs(name, entry)) ?? first;
    return (entry) => {
        const own = jobs.filter((job) => owner(job) === entry);
        if (own.length === 0)
            return undefined;
        const share = Math.floor(longest / own.length);
        const text = own.map(({ name, log }) => `${(0,one_line/* plainLine */.h0)(name, 200)}:\n${(0,excerpt/* excerpt */.Kb)(log, share)}`).join('\n\n');
        return { text, url: own[0]?.url };
    };
}
const belongs = (shown, entry) => shown === entry || shown.startsWith(`${entry} / `) || shown.startsWith(`${entry} (`);

// EXTERNAL MODULE: ./build/core/validation/read-results.js
var read_results = __webpack_require__(83093);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/action/context/inputs.js
var inputs = __webpack_require__(55077);
// EXTERNAL MODULE: ./build/entry/action/step/run-step.js + 14 modules
var run_step = __webpack_require__(10383);
;// CONCATENATED MODULE: ./build/entry/action/step/finish-step.js













async function finishStep(context) {
    const { flags, findings } = context.inputs;
    let given;
    try {
        given = readGiven(flags);
        if (findings.length === 0 && !(0,read_results/* isDue */.nZ)(given.results)) {
            context.out('Nothing to do: begin left nothing to finish.\n');
            return 0;
        }
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        actions_log/* annotate */.f.error((0,error_text/* errorText */.kc)(error));
        return (0,error_text/* errorExitCode */.C6)(error);
    }
    let wasLaidOut = false;
    return (0,run_step.partOfRun)(context, {
        checksElsewhere: true,
        settles: true,
        writesPage: true,
        startsNext: !given.results.entries.some(({ outcome }) => outcome === 'cancelled'),
        act: (here) => async (ports, job, cancelled) => {
            const results = async (handed, dossier) => {
                wasLaidOut = handed.laid_out;
                tellBegun(here, dossier);
                const { require } = job.rules;
                if (require.length === 0)
                    throw incomplete('require');
                const checks = await checked({ ...given, require, handed }, context, here);
                for (const check of checks)
                    tellCheck(ports.show, check);
                return { results: checks, changed: [] };
            };
            return { kind: 'stopped', ...(await (0,finish/* finishJob */.xK)(ports, job, { cancelled, results })) };
        },
        async after() {
            if (wasLaidOut)
                await (0,parcel/* leaveCandidate */.nh)({ workspace: context.checkout.workspace, env: context.env });
        },
    });
}
function readGiven(flags) {
    const text = (0,inputs/* inputValue */.UV)(action_inputs/* stepInputs */.af.results, flags['results']);
    if (text === undefined)
        throw incomplete('results');
    return { results: (0,read_results/* readResults */.x8)(text) };
}
const incomplete = (input) => new error_error/* RalphError */.A({
    code: 'FINISH_INPUTS',
    message: `finish needs \`${input}\`.`,
    hint: '`results` is `toJSON(needs)` in a separate job, or `toJSON(steps)`; `require` names the jobs or steps that must succeed, such as `test,lint`.',
});
async function checked(request, context, here) {
    const { results, require, handed } = request;
    const begun = (0,read_results/* begunIn */.ZQ)(results, handed.commit ?? '').name;
    const failed = results.entries.filter(({ outcome }) => outcome === 'failure').map(({ name }) => name);
    const jobs = failed.length === 0 || results.of === 'step' ? [] : await logsOf(context, here);
    return ownChecks(results, { require, begun, printed: printedBy(jobs, failed) });
}
async function logsOf({ checkout }, { github, warn }) {
    if (!github)
        return [];
    const { run_id: id, attempt } = checkout.holder;
    try {
        return await failedJobs(github.client, { id, attempt });
    }
    catch (error) {
        warn(`the logs of the failed jobs could not be read, so the next agent does not see them: ${String(error)}`);
        return [];
    }
}
function tellBegun({ happened }, dossier) {
    if (dossier.phase !== 'coded')
        return;
    const { iteration, task, attempt, checkpoint } = dossier.coded;
    happened({ type: 'attempt_started', at: new Date(0).toISOString(), iteration, task: task.id, attempt, checkpoint });
}
function tellCheck(show, check) {
    const { name, passed } = check;
    const counts = check.elsewhere?.required ?? true;
    const output = [`${name} ${(0,failure_sentence/* failureSentence */.Qz)(check)}`, check.elsewhere?.url ?? '', (0,output_excerpt/* outputExcerpt */.V4)(check, 30_000)];
    const failure = { directory: '.', output: output.filter((part) => part !== '').join('\n') };
    show({ kind: 'check_started', name, rerun: false });
    show({ kind: 'check_finished', name, passed, durationMs: 0, flaky: false, counts, ...(passed ? {} : { failure }) });
}


/***/ })

};
