export const id = 653;
export const ids = [653];
export const modules = {

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
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1845);
/* harmony import */ var _address_credential_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3505);
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5228);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7850);
/* harmony import */ var _remote_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4981);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1293);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9581);










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
        const why = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .r)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Whether origin holds a state of this plan too is not known: ${why}` };
    }
}
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (reliability G19).
 */
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .isPathRemote */ .i)(given))
        return { git: (0,_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .splitCredential */ .i)(given);
    const settings = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .withCredential */ .M)(repository.carriedConfiguration(address), access);
    const hardened = (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_engine_config_js__WEBPACK_IMPORTED_MODULE_4__/* .configEnvironment */ .kj)([...settings, [`remote.${_remote_name_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .i}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _remote_name_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .i };
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(at, state) {
    const { stateRef, planFile } = at;
    const reachedBy = `${at.reachedBy} --remote origin`.trim();
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const drop = `git push --force-with-lease='${stateRef}:${origin}' origin ':${stateRef}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        kind: 'usage',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To go on with the run at origin: ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To go on here instead, delete it there (${drop}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, at) {
    const { stateRef, other } = at;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .r)(url);
    const move = `git fetch '${remote}' '${other}' && git push '${remote}' 'FETCH_HEAD:${stateRef}' ':${other}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        kind: 'usage',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To go on with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is at work: ${move}`,
    });
}


/***/ }),

/***/ 1768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   MJ: () => (/* binding */ usageInWords),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   _y: () => (/* binding */ formatTokens),
/* harmony export */   dp: () => (/* binding */ formatMinutes)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _text_thousands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3427);


/** Money as people read it: two decimals, and never 0.00 for something that was spent. */
function formatUsd(usd) {
    return usd > 0 && usd < 0.005 ? '<0.01 USD' : `${usd.toFixed(2)} USD`;
}
/** Runner time as it is billed and compared, in minutes: `2.4 min`, `12 min`, `1,204 min`; below one, `42s`. */
function formatMinutes(ms) {
    const minutes = ms / 60_000;
    if (minutes >= 9.95)
        return `${(0,_text_thousands_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(minutes)} min`;
    return ms > 0 && minutes < 0.995 ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ms) : `${minutes.toFixed(1)} min`;
}
/** A count of tokens in at most five characters: 950, 45.2k, 1.3M. */
function formatTokens(tokens) {
    if (tokens < 1000)
        return String(tokens);
    if (tokens < 999_950)
        return `${(tokens / 1000).toFixed(1)}k`;
    return `${(tokens / 1_000_000).toFixed(1)}M`;
}
const totalTokens = (usage) => usage.input_tokens + usage.output_tokens + usage.cache_read_tokens + usage.cache_creation_tokens;
const usageInWords = (usage) => `${formatUsd(usage.usd)}, ${formatTokens(totalTokens(usage))} tokens ` +
    `(${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
    `${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out)`;
/** `1 task`, `3 tasks`. */
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;


/***/ }),

/***/ 4133:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PI: () => (/* binding */ fromNow),
/* harmony export */   WO: () => (/* binding */ ageMs),
/* harmony export */   ay: () => (/* binding */ formatUtc)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);

/** `2026-11-21 14:30 UTC`; a moment that is no date is shown as it came. */
function formatUtc(moment) {
    const date = new Date(moment);
    return Number.isNaN(date.getTime()) ? String(moment) : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** The moment and its distance: `2026-11-21 14:30 UTC (in 2h 5m)`; without a `now`, the moment alone. */
function fromNow(moment, now) {
    if (now === null)
        return formatUtc(moment);
    const distance = Date.parse(moment) - now;
    if (Number.isNaN(distance))
        return formatUtc(moment);
    return `${formatUtc(moment)} (${distance > 0 ? `in ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ahead(distance))}` : `${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(-distance)} ago`})`;
}
/** Milliseconds since a moment; a clock that ran backwards gives no negative age. */
const ageMs = (moment, now) => Math.max(0, now - Date.parse(moment));
/** Nobody waits by the second for what is minutes away. */
const ahead = (ms) => (ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000);


/***/ }),

/***/ 2257:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ reviewLines),
/* harmony export */   b: () => (/* binding */ reviewInWords)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1768);


/** What a reviewer said, in one line. */
function reviewInWords({ verdict, findings, summary }, foreign = inLine) {
    if (verdict === null)
        return `it could not be reviewed: ${foreign(summary)}`;
    const found = findings === 0 ? 'no findings' : (0,_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(findings, 'finding');
    return `the reviewer says ${verdict}, ${found}: ${foreign(summary)}`;
}
/** Reviews that found something or could not be made, newest first: a line each, for whoever reads a report. */
const reviewLines = ({ reviewed }, foreign) => reviewed
    .filter(({ verdict, findings }) => verdict !== 'ship' || findings > 0)
    .map((said) => `Iteration ${said.iteration} (${said.task}): ${reviewInWords(said, foreign)}`);
const inLine = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(text, 300);


/***/ }),

/***/ 1695:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ touchedWords)
/* harmony export */ });
/** What an iteration changed of its checks, as one phrase. Paths and scripts are foreign. */
function touchedWords({ what, total }, foreign) {
    const more = total > what.length ? `; and ${total - what.length} more` : '';
    return `what the checks run was changed: ${what.map((one) => foreign(one)).join('; ')}${more}`;
}


/***/ }),

/***/ 2793:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ uncheckedWords)
/* harmony export */ });
/** What every report says while no check stands between an agent and a commit; undefined where one does, or that is not known yet. */
function uncheckedWords(baseline) {
    if (baseline?.counting === undefined)
        return undefined;
    if (baseline.counting === 0)
        return 'Nothing checks these commits: the run has no check that counts (`no-checks`)';
    if (!baseline.accepted || baseline.red.length < baseline.counting)
        return undefined;
    return 'Nothing checks these commits: every check was red before them, and that was accepted (`known-red`)';
}


/***/ }),

/***/ 6415:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  orderCommand: () => (/* binding */ orderCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/control/engine-mark.js
var engine_mark = __webpack_require__(8084);
;// CONCATENATED MODULE: ./build/adapter/local/order-origin.js



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
        return holder && 'this process cannot be seen in /proc, so nobody can tell who started it';
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
    const top = chain.find(({ parent }) => parent === 1 || (0,external_node_path_.basename)(look.process(parent)?.name ?? '') === 'systemd');
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
    const text = (path) => quiet(() => (0,external_node_fs_.readFileSync)(`${proc}/${path}`, 'latin1'));
    return {
        /** By /proc itself: where another one is mounted than that of our namespace, our own pid names somebody else there. */
        self: () => {
            const pid = Number(quiet(() => (0,external_node_fs_.readlinkSync)(`${proc}/self`)));
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
            .find((line) => line.startsWith(`${engine_mark/* engineMark */.y}=`))
            ?.slice(engine_mark/* engineMark */.y.length + 1),
        group: (pid) => text(`${pid}/cgroup`),
        namespace: () => quiet(() => (0,external_node_fs_.readlinkSync)(`${proc}/self/ns/pid`)) ?? firstNamespace,
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

// EXTERNAL MODULE: ./build/adapter/local/user-name.js
var user_name = __webpack_require__(9197);
// EXTERNAL MODULE: ./build/core/plan/follow-up.js
var follow_up = __webpack_require__(4785);
// EXTERNAL MODULE: ./build/core/run/evolve.js + 8 modules
var evolve = __webpack_require__(5788);
// EXTERNAL MODULE: ./build/core/control/obey-command.js + 3 modules
var obey_command = __webpack_require__(6710);
// EXTERNAL MODULE: ./build/core/control/read-command.js + 1 modules
var read_command = __webpack_require__(8802);
;// CONCATENATED MODULE: ./build/core/control/foresee.js




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
    return { ...state, tasks: { ...tasks, [current.task]: { ...(0,evolve/* taskIn */.B1)(state, current.task), status: 'pending' } } };
}
function obeyed(run, { id, at, by, text }) {
    const command = (0,read_command/* readCommand */.U)(text);
    const result = 'fault' in command ? undefined : (0,obey_command/* obeyCommand */.n)(command, { id, by }, run);
    if (result?.kind !== 'done')
        return run;
    return result.effects.reduce((now, effect) => {
        const added = effect.type === 'follow_up_added' ? (0,follow_up/* addFollowUp */.eS)(effect.amendment, now.plan, (0,evolve/* statusIn */.em)(now.state)) : '';
        const plan = typeof added === 'string' ? now.plan : added;
        return { plan, state: (0,evolve/* evolve */.sf)(now.state, { ...effect, at }) };
    }, run);
}

// EXTERNAL MODULE: ./build/core/control/judge-commit.js
var judge_commit = __webpack_require__(1593);
// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/plan/dependents.js
var dependents = __webpack_require__(7966);
// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/core/run/lease-verdict.js
var lease_verdict = __webpack_require__(1786);
// EXTERNAL MODULE: ./build/core/text/inert-json.js
var inert_json = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/entry/flags.js
var flags = __webpack_require__(9972);
// EXTERNAL MODULE: ./build/entry/no-run-yet.js
var no_run_yet = __webpack_require__(6583);
// EXTERNAL MODULE: ./build/entry/operator-words.js
var operator_words = __webpack_require__(9203);
// EXTERNAL MODULE: ./build/entry/place-mark.js
var place_mark = __webpack_require__(2436);
// EXTERNAL MODULE: ./build/entry/project.js + 1 modules
var entry_project = __webpack_require__(1232);
// EXTERNAL MODULE: ./build/entry/temporary-state.js
var temporary_state = __webpack_require__(2964);
// EXTERNAL MODULE: ./build/entry/waiting-orders.js
var waiting_orders = __webpack_require__(3952);
// EXTERNAL MODULE: ./build/entry/wire.js + 78 modules
var wire = __webpack_require__(1976);
;// CONCATENATED MODULE: ./build/entry/command/operator.js






















const operator_flags = {
    ...(0,flags/* settingFlags */.KB)('plan', 'remote', 'state-ref'),
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    json: { help: 'one JSON object', toggle: true },
};
const undoFlags = {
    ...operator_flags,
    'reopen-dependents': { help: 'do done tasks that build on it again too; else they stay done', toggle: true },
};
const flagsOf = (word) => (word === 'undo' ? undoFlags : operator_flags);
/** One of the operator's words, as it also works in a comment (DESIGN §8). */
const orderCommand = (kind) => ({
    help: `${operator_words/* operatorWords */.u[kind].summary}.

Usage: ralph ${read_command/* commandForms */.j[kind]} [options]

Examples:
  ${operator_words/* operatorWords */.u[kind].example}

The order waits in the run's repository: a job that is at work takes it within a minute, else the next one does.

Options:
${(0,flags/* flagHelp */.QR)(flagsOf(kind))}`,
    run: (context) => order(kind, context),
});
async function order(kind, context) {
    const { values, operands } = (0,flags/* readFlags */.uW)(context.argv, flagsOf(kind), kind, 100);
    const [first = '', ...others] = operands;
    const words = [kind, first, values['reopen-dependents'] ? '--reopen-dependents' : '', ...others];
    const typed = words.filter((word) => word !== '').join(' ');
    const command = (0,read_command/* readCommand */.U)(typed);
    if ('fault' in command)
        throw refusedNow(typed, command.fault);
    const project = await (0,entry_project/* openProject */.U8)(context, values);
    const clean = (0,redact/* redactor */.$)(project.secrets);
    const by = project.repository.user.name ?? (0,user_name/* userName */.n)();
    const ordered = await (0,temporary_state/* withTemporaryState */.H)(project, context, async (access) => {
        const { run } = await access.state.load();
        if (!run)
            throw await (0,no_run_yet/* noRunYet */.l)(project, access, context);
        const agents = agentsHand((0,place_mark/* placeMark */.B)(project), run.state.lease?.holder);
        if (agents !== undefined)
            throw refusedToAgent(clean(typed), agents);
        const inbox = (0,wire/* inboxOf */.I0)(project, access, context.now);
        const foreseen = foresee(run, await (0,waiting_orders/* waitingOrders */.T)(inbox, run));
        const exact = named(command, foreseen.state);
        // The order is a commit that others can read, and so no place for a secret.
        const text = clean(exact === command ? typed : `approve ${foreseen.state.awaiting?.commit}`);
        const obeyed = (0,obey_command/* obeyCommand */.n)(exact, { id: '', by }, foreseen);
        if (obeyed.kind === 'refused')
            throw refusedNow(text, obeyed.why, project);
        if (obeyed.kind === 'stop' && !run.state.lease)
            throw refusedNow(text, 'no job is at work', project);
        const id = await inbox.give({ by, text });
        return { id, text, at_work: run.state.lease !== null, dependents: buildsOn(command, foreseen), state: run.state };
    });
    const { state, ...said } = ordered;
    if (values['json'])
        context.out(`${(0,inert_json/* inertJson */.n)({ kind: 'ordered', by, ...said })}\n`);
    else {
        context.out(`Ordered: ${(0,one_line/* oneLine */.T)(said.text, 300)}. ${whenTaken(project, context, state)}\n`);
        context.out(dependentsText(command, state, said.dependents) + onceOver(command, state));
    }
    return 0;
}
/** `ralph approve` alone means the commit that waits at this moment, and the order then says which one that is. */
function named(command, { awaiting }) {
    const alone = command.kind === 'approve' && command.sha === '';
    return alone && awaiting ? { ...command, sha: awaiting.commit } : command;
}
/** Done tasks that build on the one that is undone. */
function buildsOn(command, { plan, state }) {
    const task = command.kind === 'undo' ? (0,judge_commit/* taskOfIteration */.MH)(state, command.iteration)?.task : undefined;
    return task === undefined ? [] : (0,dependents/* doneDependents */.x)(plan, (0,evolve/* statusIn */.em)(state), task);
}
function dependentsText(command, state, dependents) {
    if (command.kind !== 'undo' || dependents.length === 0)
        return '';
    const fate = command.reopen_dependents ? 'opened again too' : 'kept as done; --reopen-dependents opens them again';
    const task = (0,judge_commit/* taskOfIteration */.MH)(state, command.iteration)?.task ?? `iteration ${command.iteration}`;
    return `What builds on ${task} (${dependents.join(', ')}) is ${fate}.\n`;
}
/** How the attempt under way ends is not known yet. */
const onceOver = (command, { current }) => current && command.kind === 'skip' && command.task === current.task
    ? `An agent is at work on ${current.task}: if that attempt passes, the task is done and this order is refused.\n`
    : '';
function whenTaken({ planFile, reachedBy, workBranch }, context, { lease }) {
    if (lease)
        return `${(0,lease_verdict/* holderInWords */.br)(lease.holder)} takes it within a minute.`;
    const at = { planFile, reachedBy, workBranch, now: context.now() };
    return `No job is at work; it takes effect when ${(0,report_context/* operatorCommand */.mR)(at, 'run')} starts one. ${(0,report_context/* operatorCommand */.mR)(at, 'log')} shows what became of it.`;
}
const refusedToAgent = (text, why) => new error/* RalphError */.A({
    code: 'ORDER_FROM_AGENT',
    kind: 'usage',
    message: `"${(0,one_line/* oneLine */.T)(text, 100)}" was not ordered: it may come from the agent or a check, and not from a person, for ${why}.`,
    hint: 'Give orders from a terminal that the job did not start: one that was open before it began, or any when it has ended. On GitHub a comment does as well.',
});
const refusedNow = (text, why, project) => new error/* RalphError */.A({
    code: 'COMMAND_REFUSED',
    kind: 'usage',
    message: `"${(0,one_line/* oneLine */.T)(text, 100)}" was not ordered: ${why}${why.endsWith('?') || why.endsWith('.') ? '' : '.'}`,
    hint: project
        ? `\`${(0,report_context/* ralphCommand */.lC)(project, 'status')}\` shows the tasks and what they wait for.`
        : `See \`ralph ${text.split(' ')[0]} --help\`.`,
});


/***/ }),

/***/ 6583:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ noRunYet)
/* harmony export */ });
/* harmony import */ var _adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9897);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1845);
/* harmony import */ var _core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3097);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6412);





/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
async function noRunYet(project, { remote }, { env }) {
    const { planFile, planName, stateRef, remoteIsOwn, repository } = project;
    const places = (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .knownPrefixes */ .AN)().map((prefix) => (0,_core_run_state_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .stateRefOf */ .af)(planName, prefix));
    const refs = await remote.refs(places);
    const other = places.find((ref) => ref !== stateRef && refs.has(ref));
    if (other !== undefined)
        return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateUnderOtherName */ .p6)(remote.url, { stateRef, other });
    if (remoteIsOwn && repository.origin !== null) {
        const origin = await (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .originState */ .AH)({ repository, env, stateRef, local: null });
        if (origin.kind === 'differs')
            return (0,_adapter_git_origin_state_js__WEBPACK_IMPORTED_MODULE_0__/* .stateElsewhere */ .Sl)(project, { origin: origin.origin, local: null });
    }
    const place = (0,_run_place_js__WEBPACK_IMPORTED_MODULE_3__/* .otherPlace */ .Mf)(project);
    if (place)
        return (0,_run_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runElsewhere */ .gs)(project, place);
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NO_RUN',
        kind: 'failed',
        message: `The plan ${planFile} has not been run yet.`,
        hint: `Start it: ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .ralphCommand */ .lC)(project, 'run')}`,
    });
}


/***/ }),

/***/ 2964:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withTemporaryState)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1976);




/** A place for commands that only look: made for the moment, and nothing is left behind. */
async function withTemporaryState(project, context, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'ralph-look-'));
    try {
        return await look(await (0,_wire_js__WEBPACK_IMPORTED_MODULE_3__/* .openState */ .Gf)(project, context, { home }), home);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(home, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 3952:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ waitingOrders)
/* harmony export */ });
/** The orders in the run's repository that no job has taken yet, oldest first; those in comments are GitHub's to show. */
async function waitingOrders({ incoming }, { control, state }) {
    const { cursor: since, consumed } = control;
    const { orders } = await incoming({ since, started: state.started, consumed, to: 'watch' });
    return orders.filter(({ id }) => !consumed.includes(id));
}


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
