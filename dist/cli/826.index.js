export const id = 826;
export const ids = [826];
export const modules = {

/***/ 6433:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inTheWay),
/* harmony export */   N: () => (/* binding */ checkBranches)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1293);


/**
 * Checks the names of the run's two refs before anything is written; throws the first fault that it finds, with all
 * of them as findings. Codes: WORK_BRANCH_IS_DEFAULT, WORK_BRANCH_CHECKED_OUT, BRANCH_BLOCKS_NAMESPACE.
 */
async function checkBranches(run) {
    const { remote, repository, stateRef, workRef } = run;
    const wanted = [stateRef, workRef];
    const { refs, head } = await remote.list(inTheWay(wanted));
    const faults = [
        ...workBranchFaults(workRef.replace(/^refs\/heads\//, ''), { repository, remoteIsOwn: run.remoteIsOwn, head }),
        ...wanted.flatMap((ref) => blockers(ref, refs.keys())).map(({ ref, by }) => blocked(ref, by, remote.url)),
        ...(conflicts(stateRef, workRef) ? [blocked(stateRef, workRef, remote.url)] : []),
    ];
    const [first] = faults;
    if (first === undefined)
        return;
    const findings = [...new Set(faults.map(({ message }) => message))];
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({ ...first, kind: 'usage', findings: findings.length > 1 ? findings : [] });
}
/** What may stand in the way of refs, as patterns to look for. */
const inTheWay = (refs) => refs.flatMap((ref) => [...parentsOf(ref), `${ref}/*`]);
function workBranchFaults(branch, where) {
    const { repository, remoteIsOwn, head } = where;
    const other = 'Choose another work branch: "branch" in the plan, for example "ralph/work/my-plan".';
    if (branch === repository.defaultBranch || (!remoteIsOwn && branch === head)) {
        const message = `The work branch ${branch} is the default branch; ralph never commits there.`;
        return [{ code: 'WORK_BRANCH_IS_DEFAULT', message, hint: other }];
    }
    // What is checked out here is the base that the job trusts; the agent's own commits must not become that.
    const worktree = repository.checkedOut.get(branch);
    if (branch !== repository.branch && (worktree === undefined || !remoteIsOwn))
        return [];
    const message = `The work branch ${branch} is checked out in ${worktree ?? 'this working tree'}.`;
    const { defaultBranch } = repository;
    // Git lets a branch be checked out once only.
    const free = defaultBranch !== null && defaultBranch !== repository.branch && !repository.checkedOut.has(defaultBranch);
    const leave = `git -C '${worktree ?? '.'}' switch ${free ? defaultBranch : '--detach'}`;
    return [{ code: 'WORK_BRANCH_CHECKED_OUT', message, hint: `Leave it: ${leave}. Or: ${other}` }];
}
/** `refs/heads/a/b/c` \u2192 `refs/heads/a`, `refs/heads/a/b`: where one of these exists, git cannot make the ref. */
function parentsOf(ref) {
    const parts = ref.split('/');
    const first = ref.startsWith('refs/heads/') ? 3 : 2;
    return parts.slice(first).map((_, i) => parts.slice(0, first + i).join('/'));
}
const conflicts = (a, b) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
const blockers = (ref, existing) => [...existing].filter((by) => by !== ref && conflicts(ref, by)).map((by) => ({ ref, by }));
function blocked(ref, by, url) {
    const [name, blocker] = [ref, by].map((full) => full.replace(/^refs\/heads\//, ''));
    const message = ref === by
        ? `The state ref and the work branch have the same name, ${name}.`
        : `The branch ${blocker} makes ${name} impossible: git allows no branch inside the name of another.`;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .r)(url);
    const rename = `git push '${remote}' '${by}:${by}-old' ':${by}'`;
    const hint = ref === by ? 'Choose another work branch: "branch" in the plan.' : `Rename it: ${rename}`;
    return { code: 'BRANCH_BLOCKS_NAMESPACE', message, hint };
}


/***/ }),

/***/ 9897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ originState),
/* harmony export */   Sl: () => (/* binding */ stateElsewhere),
/* harmony export */   p6: () => (/* binding */ stateUnderOtherName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);
/* harmony import */ var _address_credential_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3505);
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5228);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7850);
/* harmony import */ var _remote_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4981);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1293);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9581);









/**
 * Where a laptop's run lives in the local repository: does `origin` hold the plan's state as well, and another one
 * (DESIGN §5 "One remote per run")? One look with the user's own credentials; asks nobody and gives up after `timeoutMs`.
 */
async function originState(question) {
    const { repository, env, stateRef, local, timeoutMs = 5_000 } = question;
    try {
        const { git, name } = await reaching(repository, env);
        const { stdout } = await git({ args: ['ls-remote', name, stateRef], timeoutMs });
        const lines = stdout.toString('utf8').split('\n');
        const origin = lines.map((line) => line.split('\t')).find(([, name]) => name === stateRef)?.[0];
        if (origin === undefined)
            return { kind: 'none' };
        return origin === local ? { kind: 'same' } : { kind: 'differs', origin };
    }
    catch (error) {
        if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        const why = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutCredentials */ .r)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Whether origin holds a state of this plan too is not known: ${why}` };
    }
}
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (reliability G19).
 */
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .isPathRemote */ .i)(given))
        return { git: (0,_user_git_js__WEBPACK_IMPORTED_MODULE_6__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_8__/* .splitCredential */ .i)(given);
    const settings = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_8__/* .withCredential */ .M)(repository.carriedConfiguration(address), access);
    const hardened = (0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_engine_config_js__WEBPACK_IMPORTED_MODULE_3__/* .configEnvironment */ .kj)([...settings, [`remote.${_remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _remote_name_js__WEBPACK_IMPORTED_MODULE_5__/* .remoteName */ .i };
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(stateRef, state) {
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const drop = `git push --force-with-lease='${stateRef}:${origin}' origin ':${stateRef}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        kind: 'usage',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To go on with the run at origin: ralph run --remote origin. To go on here instead, delete it there (${drop}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, at) {
    const { stateRef, other } = at;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutCredentials */ .r)(url);
    const move = `git fetch '${remote}' '${other}' && git push '${remote}' 'FETCH_HEAD:${stateRef}' ':${other}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        kind: 'usage',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To go on with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is at work: ${move}`,
    });
}


/***/ }),

/***/ 5239:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NJ: () => (/* binding */ leaseLine),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   Xt: () => (/* binding */ statusReport)
/* harmony export */ });
/* harmony import */ var _plan_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4660);
/* harmony import */ var _plan_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2586);
/* harmony import */ var _run_budget_warning_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(958);
/* harmony import */ var _run_evolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5342);
/* harmony import */ var _run_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1786);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2730);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
/* harmony import */ var _budget_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6702);
/* harmony import */ var _cost_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2452);
/* harmony import */ var _forecast_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9452);
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4133);
/* harmony import */ var _receipt_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7921);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1845);
/* harmony import */ var _run_sentence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2802);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4068);















/** Everything that `ralph status` says, as data. Linear in the plan. */
function statusReport(run, context) {
    const { plan, state } = run;
    const { now } = context;
    const text = (0,_run_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .runSentence */ .n)(run, context);
    const tasks = (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_12__/* .taskRows */ .Zy)(plan, state);
    const { current, lease, awaiting } = state;
    const statusOf = (0,_run_evolve_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(state);
    const ready = (0,_plan_select_js__WEBPACK_IMPORTED_MODULE_1__/* .readyTasks */ .a)(plan, statusOf).filter((task) => task.id !== current?.task && task.id !== awaiting?.task);
    const startable = new Set([...ready.map((task) => task.id), current?.task, awaiting?.task]);
    const orders = (context.ordered ?? []).map(({ at, by, text: given }) => ({ at, by, text: given }));
    const renewedAgo = lease ? (0,_moment_js__WEBPACK_IMPORTED_MODULE_8__/* .ageMs */ .WO)(lease.renewed, now) : 0;
    return {
        schema: 1,
        plan: state.plan,
        run: state.run,
        sentence: text.happened,
        details: text.details,
        next: orders.length > 0 && !lease ? `${(0,_report_context_js__WEBPACK_IMPORTED_MODULE_10__/* .operatorCommand */ .mR)(context, 'run')} obeys what was ordered.` : text.next,
        stop: state.stop,
        started: state.started,
        updated: state.updated,
        iteration: state.iteration,
        counts: { ...(0,_task_rows_js__WEBPACK_IMPORTED_MODULE_12__/* .countStatuses */ .ip)(tasks), total: tasks.length },
        attempts: state.counts,
        current: current && { ...current, age_ms: (0,_moment_js__WEBPACK_IMPORTED_MODULE_8__/* .ageMs */ .WO)(current.started, now) },
        lease: lease && {
            holder: (0,_run_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .holderInWords */ .br)(lease.holder),
            renewed: lease.renewed,
            age_ms: renewedAgo,
            over: renewedAgo >= _run_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .leaseLifetimeMs */ .eN,
        },
        ready: ready.map((task) => task.id),
        waiting: state.waiting,
        awaiting: state.awaiting,
        held_up: (0,_plan_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .explainBlocked */ .u)(plan, statusOf).filter(({ task }) => !startable.has(task)),
        usage: state.usage,
        receipt: (0,_receipt_js__WEBPACK_IMPORTED_MODULE_9__/* .receiptOf */ .W)(state, now),
        forecast: (0,_forecast_js__WEBPACK_IMPORTED_MODULE_7__/* .forecast */ .g)(run, { now, costBudgetUsd: (0,_cost_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .costBudgetOf */ .s)(state, context.costBudgetUsd ?? null) }),
        warnings: warningsOf(state, context),
        orders,
        work: { branch: state.work_branch, commit: state.work },
        knowledge: state.knowledge,
        state_ref: context.stateRef,
        remote: state.remote,
        tasks,
    };
}
/** A run that is complete needs no more of any budget, a job that has ended no more of its own, and who stopped at one knows. */
function warningsOf({ warned, stop, usage, lease }, context) {
    if (stop?.kind === 'complete' || stop?.kind === 'cost_budget')
        return [];
    const inForce = warned.filter(({ budget }) => lease !== null || !(0,_run_budget_warning_js__WEBPACK_IMPORTED_MODULE_14__/* .ofOneJob */ .$)(budget));
    return inForce.map((said) => {
        const use = said.budget === 'cost' ? { ...said, used: usage.usd } : said;
        return { ...use, text: (0,_budget_text_js__WEBPACK_IMPORTED_MODULE_5__/* .budgetInWords */ .M)(use), choices: (0,_budget_text_js__WEBPACK_IMPORTED_MODULE_5__/* .budgetChoices */ .W)(use, context) };
    });
}
/** Who writes the run, in words: `process 4711 on build-3, renewed 2m ago`. */
function leaseLine({ lease }) {
    if (!lease)
        return 'nobody: the next job may start';
    const since = `last renewed ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a)(lease.age_ms)} ago`;
    return lease.over ? `${lease.holder}, ${since}: over, the next job takes it` : `${lease.holder}, ${since}`;
}
/** What the run waits for at its provider, or null where that time is not known or has passed. */
function waitingLine({ waiting }, now) {
    if (!waiting || Date.parse(waiting.until) <= now)
        return null;
    return `until ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_8__/* .fromNow */ .PI)(waiting.until, now)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h)(waiting.why, 300)}`;
}


/***/ }),

/***/ 6826:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ carryOut)
});

// EXTERNAL MODULE: ./build/core/text/inert-json.js
var inert_json = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/adapter/log/redact-strings.js
var redact_strings = __webpack_require__(2887);
;// CONCATENATED MODULE: ./build/adapter/log/json-lines.js


/**
 * Progress for programs (`--json`): one JSON object a line, UTF-8, in the order in which things happened.
 *
 * Every object has `time` (ISO 8601, UTC) and `kind`; the rest depends on `kind`:
 *
 * - `event`: `event`, a fact of the run as it is appended to `log/` (`src/schema/event.ts`, discriminated by `type`)
 * - `agent`: `iteration` and `progress`, discriminated by its own `kind`: `started` (`model`), `tool` (`name`, `target`),
 *   `says` (`text`), `retrying` (`why`, `attempt`, `delayMs`), `spent` (`usage`, of this call so far)
 * - `check_started`: `name`, `rerun`
 * - `check_finished`: `name`, `passed`, `durationMs`, `flaky`, `counts` (whether the strategy counts it); of a failed one
 *   `failure`: `directory` and an excerpt of its `output`
 * - `note`, `warning`: `text`
 *
 * Kinds and fields are only ever added. Strings are redacted; control, format and line-separating characters, which
 * JSON would allow raw, are escaped, so that a line is one line and nothing in it acts on a terminal or a runner.
 */
function jsonLinesProgress(sink) {
    return (progress) => {
        try {
            const time = new Date(sink.now()).toISOString();
            sink.write(`${(0,inert_json/* inertJson */.n)({ time, ...(0,redact_strings/* redactStrings */.e)(progress, sink.redact) })}\n`);
        }
        catch {
            // A reader that went away must not end the run; what happened is in the state.
        }
    };
}

// EXTERNAL MODULE: ./build/adapter/log/terminal.js + 2 modules
var log_terminal = __webpack_require__(9320);
// EXTERNAL MODULE: ./build/app/job.js + 82 modules
var job = __webpack_require__(6585);
;// CONCATENATED MODULE: ./build/core/report/exit-code.js
const codes = {
    complete: 0,
    stuck: 1,
    blocked: 1,
    failed: 1,
    iteration_limit: 2,
    time_budget: 2,
    cost_budget: 2,
    paused: 3,
    human_review: 3,
    waiting: 4,
    busy: 75,
    cancelled: 130,
};
/** The exit code of a job that stopped for this reason (DESIGN §8). The seeds said 0 for nearly all of them (A9). */
const exitCode = (reason) => codes[reason.kind];
/** Whether a workflow's step is green with this code: nothing is wrong, work or a person's word may be left (DESIGN §8). */
const isGreen = (code) => [0, 2, 3, 4, 75].includes(code);

// EXTERNAL MODULE: ./build/core/run/records-of.js
var records_of = __webpack_require__(7062);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/report/paint.js
var report_paint = __webpack_require__(9181);
// EXTERNAL MODULE: ./build/core/report/receipt.js
var receipt = __webpack_require__(7921);
// EXTERNAL MODULE: ./build/core/report/receipt-text.js
var receipt_text = __webpack_require__(1085);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/report/reviews-asked.js
var reviews_asked = __webpack_require__(7629);
// EXTERNAL MODULE: ./build/core/report/shown-rows.js
var shown_rows = __webpack_require__(7896);
// EXTERNAL MODULE: ./build/core/report/stop-sentence.js
var stop_sentence = __webpack_require__(1471);
// EXTERNAL MODULE: ./build/core/report/task-rows.js
var task_rows = __webpack_require__(4068);
// EXTERNAL MODULE: ./build/core/report/task-table.js
var task_table = __webpack_require__(5057);
;// CONCATENATED MODULE: ./build/core/report/final.js











/** What a job prints when it ends, lines without their newline: the result first, what to type next last. */
function finalReport(job, context, look) {
    const { plan, state, reason } = job;
    const paint = (0,report_paint/* painter */.C2)(look.color);
    const shown = (0,shown_rows/* shownTasks */.sH)({ plan, state });
    const text = (0,stop_sentence/* stopSentence */.W)(reason, context);
    const colour = reason.kind === 'complete' ? 'green' : reason.kind === 'failed' || reason.kind === 'stuck' ? 'red' : 'yellow';
    const branch = (0,one_line/* plainLine */.h)(state.work_branch, 200);
    return [
        '',
        paint(text.happened, colour),
        ...[...text.details, ...(0,reviews_asked/* reviewsAsked */.O)(state, (why) => (0,one_line/* plainLine */.h)(why, 500))].map((detail) => `  - ${detail}`),
        `${(0,task_rows/* countsInWords */.Pe)((0,records_of/* recordsOf */.M)(plan, state))}; ${(0,receipt_text/* attemptsInWords */.dA)(state.counts)}.`,
        '',
        ...(0,task_table/* textTable */.e)(shown.rows, look),
        ...(shown.omitted ? [shown.omitted] : []),
        '',
        ...(0,receipt_text/* receiptLines */.Us)((0,receipt/* receiptOf */.W)(state, context.now)),
        '',
        `Work   ${branch} at ${(0,report_context/* shortOid */.$M)(state.work)}   (${(0,report_paint/* paintCode */.UW)((0,report_context/* code */.aY)(`git log --oneline ${context.workBranch}`), paint)})`,
        `State  ${(0,one_line/* plainLine */.h)(context.stateRef, 200)}`,
        `Next: ${(0,report_paint/* paintCode */.UW)(text.next, paint)}`,
    ];
}

// EXTERNAL MODULE: ./build/core/report/status.js
var report_status = __webpack_require__(5239);
// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/adapter/git/branch-preflight.js
var branch_preflight = __webpack_require__(6433);
// EXTERNAL MODULE: ./build/adapter/git/inbox.js
var inbox = __webpack_require__(1519);
// EXTERNAL MODULE: ./build/adapter/git/origin-state.js
var origin_state = __webpack_require__(9897);
// EXTERNAL MODULE: ./build/adapter/local/process-directory.js
var process_directory = __webpack_require__(7611);
// EXTERNAL MODULE: ./build/app/job-limit.js
var job_limit = __webpack_require__(2461);
// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/run/job-limit.js
var run_job_limit = __webpack_require__(7157);
// EXTERNAL MODULE: ./build/core/run/state-ref-name.js
var state_ref_name = __webpack_require__(3097);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapter/git/submodules.js
var submodules = __webpack_require__(7188);
// EXTERNAL MODULE: ./build/entry/finding-line.js
var finding_line = __webpack_require__(281);
;// CONCATENATED MODULE: ./build/entry/greet.js




/** What a user should know before the job begins. */
async function greet(project, access, { show, checksElsewhere = false }) {
    const { warnings, planFile, settings } = project;
    for (const warning of warnings)
        show({ kind: 'warning', text: (0,finding_line/* findingLine */.m)(warning, planFile) });
    if (checksElsewhere && settings.validate.length > 0) {
        show({
            kind: 'note',
            text: '`validate` is not run here: the checks are the jobs or steps between begin and finish',
        });
    }
    if (!checksElsewhere && settings.validate.length === 0) {
        show({ kind: 'warning', text: 'no checks are given (--validate): any change of the agent will be committed' });
    }
    await warnOfSubmodules(project, access, show);
}
/** A job with nothing to do does not look. It is only a remark: nothing waits for it. */
function sayingUncommitted({ repository }, ports) {
    const say = async () => {
        const count = await repository.uncommitted();
        const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`;
        const head = repository.head.slice(0, 7);
        if (count > 0)
            ports.show({ kind: 'note', text: `${files} not part of the run; it starts from ${head}` });
    };
    const preflight = () => {
        say().catch((error) => {
            const why = error instanceof Error ? error.message : String(error);
            ports.show({ kind: 'warning', text: `whether all files are committed is not known: ${why}` });
        });
        return ports.agent.preflight();
    };
    return { ...ports, agent: { ...ports.agent, preflight } };
}
/** Their commits are nowhere at hand, and no set-up command may fetch them: the workspace holds nothing but the base. */
async function warnOfSubmodules({ repository: { toplevel, head } }, { store }, show) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(toplevel, '.gitmodules')))
        return;
    const empty = await (0,submodules/* emptySubmodules */.Js)(store, head);
    if (empty.length === 0)
        return;
    const few = empty.slice(0, 5).join(', ');
    const which = empty.length > 5 ? `${few} and ${empty.length - 5} more` : few;
    const text = `not checked out in your repository, so empty in the workspace: ${which}. To have the agent and the checks see the files: git submodule update --init --recursive`;
    show({ kind: 'warning', text });
}

// EXTERNAL MODULE: ./build/entry/job-settings.js
var job_settings = __webpack_require__(2136);
// EXTERNAL MODULE: ./build/entry/surroundings.js + 5 modules
var surroundings = __webpack_require__(3217);
// EXTERNAL MODULE: ./build/entry/wire.js + 64 modules
var wire = __webpack_require__(8212);
;// CONCATENATED MODULE: ./build/entry/one-job.js












/** Runs one job of the project, from its first look at the remote to the last thing that it leaves behind. */
async function oneJob(project, context, at) {
    const startedBy = context.checkout?.startedBy ?? null;
    const job = {
        ...(0,job_settings/* jobSettings */.b)(at.checksElsewhere ? withoutChecks(project) : project, at.fresh),
        startedBy,
        issue: at.issue ?? null,
        byComment: context.env['GITHUB_EVENT_NAME'] === 'issue_comment',
        issueOrder: at.issueOrder ?? null,
    };
    refuseUnsigned(project, at.sign);
    // Tried while the repository and the remote are looked at: the first agent call need not wait for it.
    const confinement = (0,wire/* confinementHere */.FY)();
    confinement.catch(() => undefined);
    const around = await (0,surroundings/* surroundingsOf */.ZD)(project, context, at.life);
    const scratch = await (0,process_directory/* processDirectory */.B)(project.home, 'process');
    try {
        await preflight(project, context, around.access);
        await greet(project, around.access, at);
        const record = await recorder({ project, job, access: around.access, context }, at.record);
        const own = await (0,wire/* wire */.O4)(project, context, {
            ...around,
            confinement,
            show: at.show,
            scratch: scratch.path,
            sign: at.sign,
        });
        const wired = at.tracker ? { ...own, tracker: at.tracker(own.tracker) } : own;
        const { ports, settled } = record(sayingUncommitted(project, wired));
        return await at
            .act(ports, job, endingInTime(project, context))
            .catch((error) => {
            throw context.cancelled.aborted && isAbort(error) ? interrupted(error) : error;
        })
            .finally(() => toldWhereIncomplete(settled, at.show));
    }
    finally {
        try {
            await at.onEnd?.(around.access.state);
        }
        finally {
            await Promise.all([around.leave(), scratch.remove()]);
        }
    }
}
const withoutChecks = (project) => ({
    ...project,
    settings: { ...project.settings, validate: [] },
});
async function preflight(project, context, { remote }) {
    const { repository, remoteIsOwn, stateRef, workRef, planName } = project;
    const orders = `${(0,inbox/* inboxPrefix */.r)(planName)}*`;
    const known = (0,state_ref_name/* knownPrefixes */.AN)().map((prefix) => (0,state_ref_name/* stateRefOf */.af)(planName, prefix));
    const places = known.filter((ref) => ref !== stateRef);
    const { refs } = await remote.lookAhead([...(0,branch_preflight/* inTheWay */.M)([stateRef, workRef]), stateRef, workRef, orders, ...places]);
    await (0,branch_preflight/* checkBranches */.N)({ remote, repository, remoteIsOwn, stateRef, workRef });
    const other = refs.has(stateRef) ? undefined : places.find((ref) => refs.has(ref));
    if (other !== undefined)
        throw (0,origin_state/* stateUnderOtherName */.p6)(remote.url, { stateRef, other });
    if (!remoteIsOwn || repository.origin === null)
        return;
    const local = refs.get(stateRef) ?? null;
    const origin = await (0,origin_state/* originState */.AH)({ repository, env: context.env, stateRef, local });
    if (origin.kind === 'differs')
        throw (0,origin_state/* stateElsewhere */.Sl)(stateRef, { origin: origin.origin, local });
}
/** Puts a recorder around the ports where a directory is given. */
async function recorder(at, directory) {
    if (typeof directory !== 'string')
        return (ports) => ({ ports, settled: () => Promise.resolve() });
    const { openRecording } = await __webpack_require__.e(/* import() */ 609).then(__webpack_require__.bind(__webpack_require__, 4609));
    return openRecording(at, directory);
}
/** What the run came to counts, whatever becomes of its recording. */
const toldWhereIncomplete = (settled, show) => settled().catch((error) => {
    show({ kind: 'warning', text: `the recording is not complete: ${error instanceof Error ? error.message : error}` });
});
const isAbort = (error) => error instanceof Error && error.name === 'AbortError';
/** Before the run was taken, as while the agent's program is installed: later a state says that the job was cancelled. */
const interrupted = (cause) => new error/* RalphError */.A({
    code: 'INTERRUPTED',
    kind: 'interrupted',
    message: 'Interrupted before the work began.',
    hint: 'Nothing is lost: the same command goes on.',
    cause,
});
/** Fires when a person ends the job, or when its machine soon would. */
function endingInTime({ settings }, { cancelled }) {
    const limit = settings['job-limit'];
    if (limit === undefined)
        return cancelled;
    const near = new AbortController();
    setTimeout(() => near.abort(job_limit/* jobLimitReached */.v), (0,run_job_limit/* lastMoment */.H)(limit)).unref();
    return AbortSignal.any([cancelled, near.signal]);
}
/** Before money is spent: commits are to be signed and nobody can be asked to. */
function refuseUnsigned({ settings }, sign) {
    if (settings['commit-mode'] === 'git' || sign)
        return;
    throw new error/* RalphError */.A({
        code: 'COMMITS_UNSIGNED',
        kind: 'usage',
        message: 'GitHub is to sign the commits (`commit-mode: api`), but this job cannot ask it.',
        hint: 'Run it as the action, with `github-token`; on a laptop: --commit-mode git.',
    });
}

;// CONCATENATED MODULE: ./build/entry/carry-out.js









/** Runs one job of the project and reports it; returns the exit code. */
async function carryOut(project, context, flags) {
    const json = flags['json'] === true;
    const sink = progressSink(project, context, json);
    try {
        const { show } = sink;
        const result = await oneJob(project, context, {
            act: job/* runJob */.b,
            fresh: flags['fresh'] === true,
            show,
            record: flags['record'],
        });
        sink.clear();
        report(project, context, { ...result, json });
        return exitCode(result.reason);
    }
    finally {
        sink.clear();
        clearInterval(sink.ticker);
    }
}
function progressSink(project, context, json) {
    const redact = (0,text_redact/* redactor */.$)(project.secrets);
    const write = context.out;
    if (json)
        return { show: jsonLinesProgress({ write, now: context.now, redact }), clear: () => undefined, ticker: undefined };
    const { color, isTty, now, columns } = context;
    const terminal = (0,log_terminal/* terminalProgress */.e)({ write, color, isTty, now, redact, columns: () => columns });
    const ticker = isTty ? setInterval(terminal.tick, 1000) : undefined;
    ticker?.unref();
    return { show: terminal.show, clear: terminal.clear, ticker };
}
function report(project, context, result) {
    const { planFile, shownBranch: workBranch, stateRef, settings } = project;
    const at = { planFile, workBranch, stateRef, now: context.now(), costBudgetUsd: settings['cost-budget'] };
    const text = result.json
        ? (0,inert_json/* inertJson */.n)({
            kind: 'result',
            exit: exitCode(result.reason),
            ...(0,report_status/* statusReport */.Xt)(result, at),
            stop: result.reason,
        })
        : [
            ...finalReport(result, at, { width: context.columns, color: context.color }),
            ...whereTheBranchesAre(project),
        ].join('\n');
    context.out(`${(0,text_redact/* redactor */.$)(project.secrets)(text)}\n`);
}
/** Branches at a remote that is not the user's own repository have to be fetched before they can be named. */
function whereTheBranchesAre({ workBranch, shownBranch, settings }) {
    return shownBranch === workBranch ? [] : [`Fetch the branches first: git fetch ${settings.remote}`];
}


/***/ })

};
