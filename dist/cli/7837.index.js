export const id = 7837;
export const ids = [7837];
export const modules = {

/***/ 19327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ originState),
/* harmony export */   Sl: () => (/* binding */ stateElsewhere),
/* harmony export */   p6: () => (/* binding */ stateUnderOtherName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53916);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25499);
/* harmony import */ var _call_exec_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17939);
/* harmony import */ var _call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39021);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76696);
/* harmony import */ var _call_user_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70400);
/* harmony import */ var _state_fault_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8081);











/**
 * Where a laptop's run lives in the local repository: does `origin` hold the plan's state as well, and another one
 * (docs/design.md#one-remote)? One look with the user's own credentials; asks nobody and gives up after `timeoutMs`.
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
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        const why = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .ri)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Could not tell whether origin also holds a state of this plan: ${why}` };
    }
}
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (failure model G19).
 */
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .isPathRemote */ .iw)(given))
        return { git: (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_9__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__/* .splitCredential */ .ib)(given);
    const settings = (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_7__/* .withCredential */ .ML)(repository.carriedConfiguration(address), access);
    const hardened = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_6__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__/* .configEnvironment */ .kj)([...settings, [`remote.${_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .remoteName */ .iy}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_6__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .remoteName */ .iy };
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(options, state) {
    const { stateRef, planFile } = options;
    const reachedBy = [...options.reachedBy, '--remote', 'origin'];
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const aside = (0,_state_fault_js__WEBPACK_IMPORTED_MODULE_10__/* .asideName */ .o1)(stateRef, origin);
    const lease = `--force-with-lease=${stateRef}:${origin}`;
    const fetch = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', 'origin', stateRef);
    const move = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', '--atomic', lease, 'origin', `FETCH_HEAD:${aside}`, `:${stateRef}`);
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To continue the run at origin: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To continue here instead, move it aside there, where it is kept as ${aside} (${fetch} && ${move}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, options) {
    const { stateRef, other } = options;
    const remote = (0,_call_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .ri)(url);
    const fetch = (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, other);
    const move = `${fetch} && ${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', remote, `FETCH_HEAD:${stateRef}`, `:${other}`)}`;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To continue with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is running: ${move}`,
    });
}


/***/ }),

/***/ 98731:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ agentsHand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15989);



/**
 * Why an order that this process is about to give may come from an agent and not from a person; undefined where nothing
 * says so. `place` is the mark of the run's remote, `holder` the job that is at work.
 *
 * What is looked at is what an agent cannot put off by a clean environment, a session of its own or a double fork: the
 * environments and pids of all ancestors, the pid namespace, and an orphan's age and control group. What it cannot tell:
 * a process that was started for the agent by somebody else's service (`systemd-run`, cron, a terminal that listens),
 * and refs that are written by git alone. From level C2 on, the agent does not find the repository.
 */
function agentsHand(place, holder, proc = '/proc') {
    if (process.platform !== 'linux')
        return undefined;
    const look = lookingIn(proc);
    const self = look.self();
    if (self === undefined)
        return holder && 'this process is not visible in /proc, so it is not known who started it';
    const chain = ancestry(look, self);
    const marked = chain.find(({ pid }) => look.mark(pid) === place);
    if (marked)
        return `process ${marked.pid} (${marked.name}) above it works for this run`;
    if (holder?.kind !== 'process' || holder.boot === '' || look.boot() !== holder.boot)
        return undefined;
    const elsewhere = otherNamespace(look, holder);
    if (elsewhere !== undefined)
        return elsewhere;
    const engine = look.process(holder.pid);
    if (!engine || String(engine.started) !== holder.started)
        return undefined;
    if (chain.some(({ pid }) => pid === engine.pid))
        return `it was started from below the job (process ${engine.pid})`;
    return orphan(look, { chain, engine });
}
/** A namespace that is not the engine's may be one below it; the machine's own is below nobody's. */
function otherNamespace(look, { host }) {
    const own = look.namespace();
    const theirs = /\/(pid:\[\d+\])$/.exec(host)?.[1] ?? firstNamespace;
    return own === firstNamespace || own === theirs
        ? undefined
        : 'it runs in another pid namespace of this machine than the job, as agents do';
}
/**
 * A process that has left its parents is the child of init or of a service manager. One that is younger than the job and
 * in its control group was left by something that the job, or its terminal, started.
 */
function orphan(look, { chain, engine }) {
    const top = chain.find(({ parent }) => parent === 1 || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(look.process(parent)?.name ?? '') === 'systemd');
    if (!top || top.started <= engine.started)
        return undefined;
    if (look.group(top.pid) !== look.group(engine.pid))
        return undefined;
    return `process ${top.pid} (${top.name}) above it has left whoever started it since the job began`;
}
/** The process itself and all above it; what cannot be read ends it. */
function ancestry(look, self) {
    const chain = [];
    for (let pid = self; pid > 0 && chain.length < 500;) {
        const seen = look.process(pid);
        if (!seen)
            break;
        chain.push(seen);
        pid = seen.parent;
    }
    return chain;
}
/** The kernel's first pid namespace has this fixed number. */
const firstNamespace = 'pid:[4026531836]';
function lookingIn(proc) {
    const text = (path) => quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`${proc}/${path}`, 'latin1'));
    return {
        /** By /proc itself: where another one is mounted than that of our namespace, our own pid names somebody else there. */
        self: () => {
            const pid = Number(quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`${proc}/self`)));
            return Number.isInteger(pid) && pid > 0 ? pid : undefined;
        },
        process: (pid) => {
            const stat = text(`${pid}/stat`);
            if (stat === undefined)
                return undefined;
            const end = stat.lastIndexOf(')');
            // proc_pid_stat(5): state is field 3, the parent 4, the start 22.
            const fields = stat.slice(end + 2).split(' ');
            const name = stat.slice(stat.indexOf('(') + 1, end);
            return { pid, parent: Number(fields[1]), started: Number(fields[19]), name };
        },
        mark: (pid) => text(`${pid}/environ`)
            ?.split('\0')
            .find((line) => line.startsWith(`${_core_order_may_order_js__WEBPACK_IMPORTED_MODULE_2__/* .engineMark */ .yJ}=`))
            ?.slice(_core_order_may_order_js__WEBPACK_IMPORTED_MODULE_2__/* .engineMark */ .yJ.length + 1),
        group: (pid) => text(`${pid}/cgroup`),
        namespace: () => quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`${proc}/self/ns/pid`)) ?? firstNamespace,
        boot: () => text('sys/kernel/random/boot_id')?.trim() ?? '',
    };
}
function quiet(look) {
    try {
        return look();
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 98329:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ foresee)
/* harmony export */ });
/* harmony import */ var _order_read_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22425);
/* harmony import */ var _plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44688);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97494);
/* harmony import */ var _obey_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99576);





/**
 * The run as an order that is given now will find it: no attempt is under way, and what waits already was obeyed, in
 * its order. So a pause that no job has seen yet can be lifted, and a second approval of one commit is refused at once.
 * How the attempt under way ends nobody knows; its task counts as open. Pure.
 */
function foresee(run, waiting) {
    return waiting.reduce(obeyed, { ...run, state: withoutAttempt(run.state) });
}
function withoutAttempt(state) {
    const { current, tasks } = state;
    if (!current)
        return state;
    return { ...state, tasks: { ...tasks, [current.task]: { ...(0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(state, current.task), status: 'pending' } } };
}
function obeyed(run, { id, at, by, text }) {
    const command = (0,_order_read_command_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommand */ .UK)(text);
    const result = 'fault' in command ? undefined : (0,_obey_command_js__WEBPACK_IMPORTED_MODULE_4__/* .obeyCommand */ .n)(command, { id, by }, run);
    if (result?.kind !== 'done')
        return run;
    return result.effects.reduce((now, effect) => {
        const added = effect.type === 'follow_up_added' ? (0,_plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_1__/* .addFollowUp */ .eS)(effect.amendment, now.plan, (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(now.state)) : '';
        const plan = typeof added === 'string' ? now.plan : added;
        return { plan, state: (0,_run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_3__/* .evolve */ .s)(now.state, { ...effect, at }) };
    }, run);
}


/***/ }),

/***/ 27242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ iterationRecord),
/* harmony export */   Oq: () => (/* binding */ recordPaths),
/* harmony export */   uV: () => (/* binding */ isEnd),
/* harmony export */   xS: () => (/* binding */ iterationView)
/* harmony export */ });
/* harmony import */ var _schema_agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9329);
/* harmony import */ var _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8878);
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74639);
/* harmony import */ var _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25442);
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34511);
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48689);
/* harmony import */ var _prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20657);
/* harmony import */ var _prompt_section_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79334);
/* harmony import */ var _ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58100);
/* harmony import */ var _run_fold_around_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19321);










/** `events` are those of this iteration, oldest first; `awaiting` is the one whose commit waits, where that is known. */
function iterationView(iteration, context) {
    const { events, record } = context;
    const start = events.find((event) => event.type === 'attempt_started');
    const end = events.find(isEnd);
    const cuts = events.filter((event) => event.type === 'prompt_cut');
    return {
        iteration,
        task: start?.task ?? events.flatMap((event) => ('task' in event ? event.task : []))[0] ?? null,
        attempt: start?.attempt ?? null,
        outcome: outcomeOf(iteration, context, end),
        why: end && 'why' in end ? end.why : null,
        started: start?.at ?? null,
        checkpoint: start?.checkpoint ?? null,
        commit: end ? commitOf(end) : (undoOf(iteration, events)?.commit ?? null),
        time_ms: start && end ? timesOf(start, end, record) : null,
        usage: end?.usage ?? null,
        around: aroundIt(iteration, events),
        prompt: record.prompt === null
            ? null
            : {
                ...(0,_prompt_section_js__WEBPACK_IMPORTED_MODULE_7__/* .sizeOf */ .$d)(record.prompt, record.facts?.chars_per_token),
                chars_per_token: record.facts?.chars_per_token ?? _prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .usualChars */ .ON,
                measured_calls: record.facts?.measured_calls ?? 0,
                sections: withSources(record.prompt, record.facts),
                cuts: cuts.map(({ section, from_chars, to_chars }) => ({ section, from_chars, to_chars })),
            },
        handoff: record.handoff,
        validation: record.validation,
        agent: record.agent,
        review: record.review,
        passes: record.passes,
        events,
    };
}
function aroundIt(iteration, events) {
    const paid = events.map(_run_fold_around_js__WEBPACK_IMPORTED_MODULE_8__/* .paidApart */ .zq).filter((one) => one?.iteration === iteration);
    return paid.reduce((sum, one) => (one ? (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .addUsage */ .vk)(sum ?? _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .noUsage */ .tk, one.usage) : sum), null);
}
/** By their order: a section that was dropped is in neither. */
const withSources = (prompt, facts) => (0,_prompt_section_js__WEBPACK_IMPORTED_MODULE_7__/* .sectionSizes */ .Qs)(prompt, facts?.chars_per_token).map((size, at) => {
    const known = facts?.sections[at];
    return { ...size, source: known?.name === size.name && known.source !== '' ? known.source : null };
});
const isEnd = (event) => event.type === 'attempt_succeeded' ||
    event.type === 'attempt_held' ||
    event.type === 'attempt_failed' ||
    event.type === 'attempt_interrupted';
const outcomes = {
    attempt_succeeded: 'succeeded',
    attempt_held: 'waits for approval',
    attempt_failed: 'failed',
    attempt_interrupted: 'interrupted',
};
/** What people did to its commit since counts for more than how the attempt ended. */
function outcomeOf(iteration, { events, awaiting }, end) {
    if (!end)
        return undoOf(iteration, events)?.outcome ?? 'at work';
    if (events.some((event) => event.type === 'undo_done' && event.undoes === iteration))
        return 'taken back';
    if (events.some(({ type }) => type === 'attempt_approved'))
        return 'succeeded';
    if (events.some(({ type }) => type === 'attempt_rejected'))
        return 'rejected by a person';
    // Its task left the plan, or a new run began, before anybody said anything.
    if (end.type === 'attempt_held' && awaiting !== undefined && awaiting !== iteration)
        return 'dropped';
    return outcomes[end.type];
}
/** The iteration as an undo of another one. */
function undoOf(iteration, events) {
    for (const event of events) {
        if (event.type === 'undo_done' && event.iteration === iteration)
            return { outcome: 'undo', commit: event.commit };
        if (event.type === 'undo_failed' && event.iteration === iteration)
            return { outcome: 'refused undo', commit: event.rejected };
    }
    return undefined;
}
function commitOf(end) {
    if (end.type === 'attempt_interrupted')
        return null;
    return end.type === 'attempt_failed' ? end.rejected : end.commit;
}
function timesOf(start, end, { validation, review, passes }) {
    const all = Math.max(0, Date.parse(end.at) - Date.parse(start.at));
    const checks = (validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);
    const looks = [review?.duration_ms ?? 0, ...passes.map(({ duration_ms }) => duration_ms)];
    // What the attempt is said to have taken holds them; a pass that was asked later is not in it.
    const reviewed = Math.min(end.duration_ms, looks.reduce((sum, ms) => sum + ms, 0));
    return { all, agent: end.duration_ms - reviewed, review: reviewed, checks };
}
const files = [
    'prompt.md',
    'handoff.json',
    'validation.json',
    'agent.json',
    'review.json',
    'passes.json',
    'prompt.json',
];
/** The paths of an iteration's files, in the order in which `iterationRecord` takes their contents. */
const recordPaths = (iteration) => files.map((file) => (0,_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationPath */ .lr)(iteration, file));
function iterationRecord(contents) {
    const [prompt, handoff, validation, agent, review, passes, facts] = contents;
    const stored = parsed(handoff);
    const source = _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__/* .HandoffSource */ .KE.safeParse(stored?.source);
    const read = _schema_agent_handoff_js__WEBPACK_IMPORTED_MODULE_1__/* .Handoff */ .Pj.safeParse(stored?.handoff);
    return {
        prompt: prompt ?? null,
        facts: (0,_prompt_prompt_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .readPromptFacts */ .az)(facts) ?? null,
        handoff: source.success && read.success ? { source: source.data, handoff: read.data } : null,
        validation: _schema_check_check_js__WEBPACK_IMPORTED_MODULE_5__/* .Validation */ .OH.safeParse(parsed(validation)).data ?? null,
        agent: _schema_agent_agent_end_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentRecord */ .ZH.safeParse(parsed(agent)).data ?? null,
        review: _schema_agent_review_js__WEBPACK_IMPORTED_MODULE_3__/* .Reviewed */ .u2.safeParse(parsed(review)).data ?? null,
        passes: _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_2__/* .PassResults */ .KL.safeParse(parsed(passes)).data ?? [],
    };
}
function parsed(text) {
    try {
        return text === undefined ? undefined : JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 37837:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SG: () => (/* binding */ giveOrder),
  to: () => (/* binding */ refusedNow),
  r: () => (/* binding */ refusedToAgent)
});

// EXTERNAL MODULE: ./build/adapter/local/order-origin.js
var order_origin = __webpack_require__(98731);
// EXTERNAL MODULE: ./build/core/control/foresee.js
var foresee = __webpack_require__(98329);
// EXTERNAL MODULE: ./build/core/control/obey-command.js + 2 modules
var obey_command = __webpack_require__(99576);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/text/assert-never.js
var assert_never = __webpack_require__(6615);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/control/answer-counsel.js
var answer_counsel = __webpack_require__(18294);
;// CONCATENATED MODULE: ./build/core/control/order-text.js













/** No job is at work: what is so now, by this order and by those that were still waiting before it. */
function carriedOutText({ taken, ...run }, { order, at, look }) {
    const { happened, next } = (0,run_sentence/* runSentence */.n)(run, at);
    const own = taken.some((one) => one.order.id === order.id);
    const lines = [
        ...taken.map((one) => takenLine(one, { order, at, run })),
        ...(own ? [] : [`Done: ${(0,one_line/* oneLine */.TN)(order.text, 300)}. Another job or command carried it out.`]),
        happened,
    ];
    return [...(0,display_width/* fitLines */.RV)(lines, look), ...(0,next_steps/* nextLines */.N7)(next, { paint: (0,paint/* painter */.C2)(look.color), columns: (0,display_width/* columnsOf */.PL)(look) })];
}
function takenLine({ order: { id, by, text }, obeyed }, { order, at, run }) {
    const what = (0,one_line/* oneLine */.TN)(text, 300);
    const whose = id === order.id ? '' : ` (by ${(0,one_line/* oneLine */.TN)(by, 60)}, waiting until now)`;
    if (obeyed.kind === 'refused')
        return `Refused: ${what}${whose}: ${(0,one_line/* oneLine */.TN)(obeyed.why, 300)}.`;
    const effects = obeyed.kind === 'done' ? obeyed.effects.map((effect) => outcome(effect, run, at)) : [];
    return [`Done: ${what}${whose}.`, ...effects].join(' ');
}
/** A job is at work, and takes it. */
function waitsText({ lease, current }, order, context) {
    const { id, text, command, effects } = order;
    const who = lease ? `${(0,lease_verdict/* holderInWords */.br)(lease.holder)} picks it up within a minute.` : 'The next job carries it out.';
    const [hint] = effects.filter((effect) => effect.type === 'note');
    const whose = hint?.task ? ` The next attempt of ${hint.task} reads it.` : ' The next attempt reads it, of any task.';
    const back = (0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(context, 'orders', 'withdraw', id));
    const once = current && command.kind === 'skip' && command.task === current.task
        ? [`An agent is working on ${current.task}: if this attempt passes, the task is done and the order is refused.`]
        : [];
    return [`Ordered: ${(0,one_line/* oneLine */.TN)(text, 300)}. ${who}${hint ? whose : ''} To take it back before that: ${back}`, ...once];
}
/** What of the rules of the run these effects make weaker, a line each. */
const weakenedLines = (effects) => effects.flatMap((effect) => effect.type === 'rules_changed'
    ? effect.changes
        .filter(({ name, before, after }) => (0,rule_table/* isRule */.Nd)(name) && (0,rule_table/* weakens */.tl)(name, before, after))
        .map(rules_text/* changeInWords */.Zb)
    : []);
/** What becomes of done tasks that build on the one that is undone. */
function dependentsText({ command }, state, dependents) {
    if (command.kind !== 'undo' || dependents.length === 0)
        return [];
    const fate = command.reopen_dependents ? 'are opened again too' : 'stay done; --reopen-dependents reopens them';
    const task = (0,task_commits/* taskOfIteration */.MH)(state, command.iteration)?.task ?? `iteration ${command.iteration}`;
    return [`Tasks that build on ${task} (${dependents.join(', ')}) ${fate}.`];
}
/** What is so now by this effect of an order, in one sentence for a terminal. `run` as it is after that. */
function outcome(effect, { plan, state }, context) {
    switch (effect.type) {
        case 'pause':
            return `No job works on the run until ${(0,report_context/* operatorCommand */.mR)(context, 'resume')}.`;
        case 'resume':
            return 'The run is not paused any more.';
        case 'setting_changed':
            return `${effect.name} is ${effect.value} for the rest of the run.`;
        case 'rules_changed':
            return effect.changes
                .map(({ name, after }) => `${name} is ${shownValue(after)} for the rest of the run.`)
                .join(' ');
        case 'skip_task':
            return `${effect.task} is skipped.${heldUp(effect.task, plan, state)}`;
        case 'task_reopened':
            return `${effect.task} is open again, with all its attempts.`;
        case 'note':
            return effect.task ? `The next attempt of ${effect.task} reads it.` : 'The next attempt reads it, of any task.';
        case 'attempt_approved':
            return `${effect.task} ${effect.part ? `goes on after part ${effect.part.number}` : 'is done'}: ${(0,report_context/* shortOid */.$M)(effect.commit)} is part of the work.`;
        case 'review_answered':
            return `What depends on ${effect.task} goes on.`;
        case 'attempt_rejected':
            return `${(0,report_context/* shortOid */.$M)(effect.commit)} is rejected, and ${effect.task} is open again.`;
        case 'undo_ordered':
            return `The next job reverts ${revertedInWords(effect.undoes, state)}.`;
        case 'follow_up_added':
            return `The plan has the task ${effect.task} now.`;
        case 'counsel_answered':
            return (0,answer_counsel/* answeredInWords */.m)(effect);
        case 'forgotten':
            return `No later attempt reads ${effect.id}.`;
        case 'remembered':
            return `Every later attempt reads it, as ${effect.id}.`;
        default:
            return (0,assert_never/* assertNever */.x)(effect);
    }
}
function revertedInWords(undoes, state) {
    const found = (0,task_commits/* taskOfIteration */.MH)(state, undoes);
    return found && found.commits.length > 1
        ? `the ${found.commits.length} commits of ${found.task}`
        : `the commit of iteration ${undoes}`;
}
const shownValue = (value) => (0,one_line/* oneLine */.TN)(typeof value === 'string' ? value : JSON.stringify(value), 200);
/** Open tasks that build on one that nobody will do. */
function heldUp(task, plan, state) {
    const statusOf = (0,begin/* statusIn */.em)(state);
    const waiting = plan.tasks.filter(({ id, depends_on }) => depends_on.includes(task) && statusOf(id) === 'pending');
    const ids = waiting.map(({ id }) => id);
    return ids.length === 0 ? '' : ` What depends on it cannot start: ${(0,one_line/* some */.zN)(ids)}.`;
}

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/adapter/local/clock.js
var clock = __webpack_require__(13602);
// EXTERNAL MODULE: ./build/adapter/local/liveness.js
var liveness = __webpack_require__(81747);
// EXTERNAL MODULE: ./build/adapter/local/nobody-outside.js
var nobody_outside = __webpack_require__(91899);
// EXTERNAL MODULE: ./build/app/obey.js + 1 modules
var obey = __webpack_require__(52044);
// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var job_settings = __webpack_require__(69038);
;// CONCATENATED MODULE: ./build/entry/wire/obey-here.js






/** Carries out what waits in the inbox where no job is at work; see `obeyAtOnce`. */
async function obeyHere(project, context, { access, inbox }) {
    const ports = {
        ...nobody_outside/* nobodyOutside */.d,
        store: access.state,
        orderSource: inbox,
        clock: (0,clock/* systemClock */.m)(context.now),
        liveness: await (0,liveness/* processLiveness */.x)(),
        show: () => undefined,
        redact: (0,redact/* redactor */.$p)(project.secrets),
    };
    return (0,obey/* obeyAtOnce */.c)(ports, { ...project, rules: (0,job_settings/* noRules */.jn)(project) });
}

// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/runners.js + 2 modules
var runners = __webpack_require__(40275);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/wire/give-order.js















/** Judges the order, puts it where every job finds it, and carries it out here where no job is at work. */
async function giveOrder({ project, context, access }, run, { command, typed, by, look, confirmed = true }) {
    const clean = (0,redact/* redactor */.$p)(project.secrets);
    const agents = (0,order_origin/* agentsHand */.g)((0,runners/* placeMark */.Bg)(project), run.state.lease?.holder);
    if (agents !== undefined)
        throw refusedToAgent(clean(typed), agents);
    const inbox = (0,state_access/* inboxOf */.I0)(project, access, context.now);
    const foreseen = (0,foresee/* foresee */.S)(run, await (0,read_run/* waitingOrders */.Tv)(inbox, run));
    const exact = named(command, foreseen.state);
    // The order is a commit that others can read, and so no place for a secret.
    const text = clean(exact === command ? typed : `approve ${foreseen.state.awaiting?.commit}`);
    const obeyed = (0,obey_command/* obeyCommand */.n)(exact, { id: '', by }, foreseen);
    if (obeyed.kind === 'refused')
        throw refusedNow(text, obeyed.why, project);
    if (obeyed.kind === 'stop' && !run.state.lease)
        throw refusedNow(text, 'no job is running', project);
    const effects = obeyed.kind === 'done' ? obeyed.effects : [];
    const weakened = weakenedLines(effects);
    if (weakened.length > 0 && !confirmed)
        throw asksFirst(text, weakened);
    const id = await inbox.give({ by, text });
    const taken = await obeyHere(project, context, { access, inbox });
    const order = { id, text, command: exact, effects };
    const state = taken?.state ?? run.state;
    const dependents = buildsOn(command, foreseen);
    const at = { ...project, now: context.now() };
    if (taken?.kind !== 'taken') {
        const said = [...waitsText(state, order, at), ...dependentsText(order, state, dependents)];
        return { id, text, at_work: state.lease !== null, taken: false, dependents, said };
    }
    const own = taken.taken.find((one) => one.order.id === id)?.obeyed;
    if (own?.kind === 'refused')
        throw refusedNow(text, own.why, project);
    const said = [...carriedOutText(taken, { order, at, look }), ...dependentsText(order, state, dependents)];
    return { id, text, at_work: false, taken: true, dependents, said };
}
/** `ralph approve` alone means the commit that waits at this moment, and the order then says which one that is. */
function named(command, { awaiting }) {
    const alone = command.kind === 'approve' && command.sha === '' && command.task === undefined;
    return alone && awaiting ? { ...command, sha: awaiting.commit } : command;
}
/** Done tasks that build on the one that is undone. */
function buildsOn(command, { plan, state }) {
    const task = command.kind === 'undo' ? (0,task_commits/* taskOfIteration */.MH)(state, command.iteration)?.task : undefined;
    return task === undefined ? [] : (0,blocked/* doneDependents */.xu)(plan, (0,begin/* statusIn */.em)(state), task);
}
const refusedToAgent = (text, why) => new error/* RalphError */.A({
    code: 'ORDER_FROM_AGENT',
    message: `"${(0,one_line/* oneLine */.TN)(text, 100)}" was refused: it may come from the agent or a check instead of a person: ${why}.`,
    hint: 'Give orders from a terminal that the job did not start: one opened before the job started, or any after it has ended. On GitHub, a comment works too.',
});
const asksFirst = (text, findings) => new error/* RalphError */.A({
    code: 'RULES_WEAKENED',
    message: `"${(0,one_line/* oneLine */.TN)(text, 100)}" lets more through than the rules of the run do. Nothing was ordered yet.`,
    findings,
    hint: 'Confirm it, and it counts for the rest of the run.',
});
const refusedNow = (text, why, project) => new error/* RalphError */.A({
    code: 'COMMAND_REFUSED',
    message: `"${(0,one_line/* oneLine */.TN)(text, 100)}" was refused: ${why}${why.endsWith('?') || why.endsWith('.') ? '' : '.'}`,
    hint: project
        ? `\`${(0,report_context/* ralphCommand */.lC)(project, 'status')}\` shows the tasks and what they are waiting for.`
        : `See \`ralph ${text.split(' ')[0]} --help\`.`,
});


/***/ }),

/***/ 63477:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T3: () => (/* binding */ readRecords),
/* harmony export */   Tv: () => (/* binding */ waitingOrders),
/* harmony export */   U9: () => (/* binding */ lookAtRun),
/* harmony export */   lN: () => (/* binding */ noRunYet),
/* harmony export */   ym: () => (/* binding */ loadWhole)
/* harmony export */ });
/* harmony import */ var _adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19327);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58100);
/* harmony import */ var _core_report_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27242);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3482);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57078);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85487);








/**
 * For commands that only read: where the repository itself keeps no run of the plan and `origin` does, they read that
 * one, and say so. `look` throws what `noRunYet` gives.
 */
async function lookAtRun(context, flags, look) {
    const at = (project) => (0,_state_access_js__WEBPACK_IMPORTED_MODULE_6__/* .withTemporaryState */ .HP)(project, context, (access, folder) => look({ project, access, folder }));
    try {
        return await at(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_4__/* .openProject */ .U8)(context, flags));
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A) || error.code !== 'STATE_ELSEWHERE' || flags['remote'] !== undefined)
            throw error;
        context.err('This run is kept at origin: what follows is read there (--remote origin).\n');
        return at(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_4__/* .openProject */ .U8)(context, { ...flags, remote: 'origin' }));
    }
}
/**
 * Loads the run after its newest state commit was fetched whole, so that reading all of its past needs no further look
 * at the remote. Throws RalphError NO_RUN, or where else the run is.
 */
async function loadWhole(project, access, context) {
    const { stateRef } = project;
    const { remote, state } = access;
    const oid = (await remote.refs([stateRef])).get(stateRef);
    if (oid !== undefined)
        await remote.fetchCommit(oid);
    const { run } = await state.load();
    if (!run)
        throw await noRunYet(project, access, context);
    return run;
}
/** What the state ref keeps of these iterations, all in one look. */
async function readRecords(state, iterations) {
    const contents = await state.readMany(iterations.flatMap(_core_report_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_2__/* .recordPaths */ .Oq));
    const each = contents.length / Math.max(1, iterations.length);
    return new Map(iterations.map((iteration, at) => [iteration, (0,_core_report_facts_iteration_view_js__WEBPACK_IMPORTED_MODULE_2__/* .iterationRecord */ .$z)(contents.slice(at * each, (at + 1) * each))]));
}
/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
async function noRunYet(project, { remote }, { env }) {
    const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
    const places = (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .knownPrefixes */ .AN)().map((prefix) => (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .stateRefOf */ .af)(planName, prefix));
    const refs = await remote.refs(places);
    const other = places.find((ref) => ref !== stateRef && refs.has(ref));
    if (other !== undefined)
        return (0,_adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateUnderOtherName */ .p6)(remote.url, { stateRef, other });
    if (remoteIsOwn && repository.origin !== null) {
        const origin = await (0,_adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .originState */ .AH)({ repository, env, stateRef, local: null });
        if (origin.kind === 'differs')
            return (0,_adapter_git_state_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateElsewhere */ .Sl)(project, { origin: origin.origin, local: null });
    }
    const place = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_5__/* .otherPlace */ .Mf)(project);
    if (place)
        return (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runElsewhere */ .gs)(project, place);
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NO_RUN',
        message: `The plan ${planFile} has not been run yet.`,
        hint: `Start it: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ralphCommand */ .lC)(project, 'run')}`,
    });
}
/** The orders in the run's repository that no job has taken yet, oldest first; those in comments are GitHub's to show. */
async function waitingOrders({ incoming }, { control, state }) {
    const { cursor: since, consumed } = control;
    const { orders } = await incoming({ since, started: state.started, consumed, to: 'watch' });
    return orders.filter(({ id }) => !consumed.includes(id));
}


/***/ })

};
