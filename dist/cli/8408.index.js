export const id = 8408;
export const ids = [8408];
export const modules = {

/***/ 95557:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Z: () => (/* binding */ baseline),
/* harmony export */   _r: () => (/* binding */ checkUntouched)
/* harmony export */ });
/* unused harmony exports recordBaseline, withNeeds */
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

/***/ 39041:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ runChecks),
/* harmony export */   s: () => (/* binding */ setUp),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   wJ: () => (/* binding */ knownRedIn)
/* harmony export */ });
/* unused harmony export whyUnready */
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

/***/ 90788:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ps: () => (/* binding */ ownPlaces),
  ZD: () => (/* binding */ surroundingsOf)
});

// UNUSED EXPORTS: enterCheckout

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/git/files/hidden-files.js
var hidden_files = __webpack_require__(8813);
// EXTERNAL MODULE: ./build/adapter/git/files/work-tree.js
var work_tree = __webpack_require__(15367);
// EXTERNAL MODULE: ./build/adapter/git/store/raw-path.js
var raw_path = __webpack_require__(75475);
// EXTERNAL MODULE: ./build/adapter/git/workspace/restore.js + 1 modules
var restore = __webpack_require__(54058);
;// CONCATENATED MODULE: ./build/adapter/git/checkout/adopt-checkout.js







async function adoptCheckout(checkout, gitDir) {
    const tree = treeOf(checkout);
    (0,external_node_fs_.rmSync)(listOf(checkout), { force: true });
    const index = (0,external_node_path_.join)(gitDir, 'index');
    if ((0,external_node_fs_.existsSync)(index))
        (0,external_node_fs_.copyFileSync)(index, tree.index);
    else
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
    const left = await untrackedIn(tree).catch(async (error) => {
        if (!(error instanceof error_error/* RalphError */.A && error.code === 'GIT_FAILED'))
            throw error;
        (0,external_node_fs_.rmSync)(tree.index, { force: true });
        await tree.git({ args: ['read-tree', checkout.head] });
        return untrackedIn(tree);
    });
    (0,external_node_fs_.writeFileSync)(listOf(checkout), (0,raw_path/* joinNul */.MX)(left));
    checkout.store.files.keep(checkout.stateDir, ['untracked-before']);
    leaveAlone(checkout);
    (0,hidden_files/* rememberSelfIgnored */.iF)(tree, (await (0,work_tree/* lookAt */.t5)(tree)).ignored);
}
async function restoreCheckout(checkout) {
    if (!(0,external_node_fs_.existsSync)(listOf(checkout)))
        return;
    leaveAlone(checkout);
    await (0,restore/* restoreTree */.NU)(treeOf(checkout), checkout.head);
}
const treeOf = ({ store, directory, stateDir }) => (0,work_tree/* workTree */._E)({ git: store.git, directory, stateDir, index: 'index' });
const listOf = ({ stateDir }) => (0,external_node_path_.join)(stateDir, 'untracked-before');
async function untrackedIn(tree) {
    const { stdout } = await tree.git({ args: ['ls-files', '-z', '--others', '--exclude-standard', '--directory'] });
    return (0,raw_path/* splitNul */.K5)(stdout);
}
function leaveAlone(checkout) {
    const info = (0,external_node_path_.join)(checkout.store.gitDir, 'info');
    (0,external_node_fs_.mkdirSync)(info, { recursive: true });
    const left = (0,raw_path/* splitNul */.K5)((0,external_node_fs_.readFileSync)(listOf(checkout))).filter((path) => !path.includes('\n'));
    const patterns = left.map(patternOf);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(info, 'exclude'), patterns.map((pattern) => `${pattern}\n`).join(''), 'latin1');
    checkout.store.files.keep(checkout.store.gitDir, ['info/exclude']);
}
const patternOf = (path) => `/${path.replace(/[\\*?[\] ]/g, '\\$&')}`;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapter/git/checkout/parked-steering.js


const content = /^(?:(?:modules|worktrees)\/.*)?(?:objects|lfs|logs|index|sharedindex\.[^/]+|FETCH_HEAD|ORIG_HEAD|ralph-sealed)$/;
const isConfig = (path) => /(^|\/)config(\.worktree)?$/.test(path);
function readSteering(gitDir, temp) {
    const found = {};
    const walk = (folder) => {
        for (const { name } of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(gitDir, folder), { withFileTypes: true })) {
            const path = folder === '' ? name : `${folder}/${name}`;
            if (content.test(path))
                continue;
            const stat = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(gitDir, path));
            if (stat.isDirectory()) {
                (0,external_node_fs_.chmodSync)((0,external_node_path_.join)(gitDir, path), stat.mode | 0o700);
                walk(path);
            }
            else
                found[path] = entryAt((0,external_node_path_.join)(gitDir, path), stat);
        }
    };
    walk('');
    const included = Object.entries(found).flatMap(([path, entry]) => isConfig(path) && 'text' in entry ? includedFrom(entry.text, temp) : []);
    for (const path of new Set(included)) {
        const stat = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        if (stat?.isFile())
            found[path] = entryAt(path, stat);
    }
    return found;
}
const entryAt = (place, stat) => {
    if (stat.isSymbolicLink())
        return { link: (0,external_node_fs_.readlinkSync)(place) };
    return { mode: stat.mode & 0o777, text: stat.isFile() ? (0,external_node_fs_.readFileSync)(place, 'latin1') : '' };
};
function includedFrom(config, temp) {
    const sections = config.split(/^[ \t]*(?=\[)/m).filter((section) => /^\[include/i.test(section));
    const paths = sections.flatMap((section) => [...section.matchAll(/^\s*path\s*=\s*"?([^"\n]+?)"?\s*$/gim)]);
    return paths.flatMap(([, path = '']) => (path.startsWith(`${temp}/`) ? [path] : []));
}
const withoutConfiguration = (steering) => Object.fromEntries(Object.entries(steering).flatMap(([path, entry]) => {
    if ((0,external_node_path_.isAbsolute)(path))
        return [];
    return [[path, isConfig(path) ? { mode: 0o644, text: bare } : entry]];
}));
const bare = '[core]\n\trepositoryformatversion = 0\n';
const refsAlone = (now) => withoutConfiguration({
    ...Object.fromEntries(Object.entries(now).filter(([path]) => /^(HEAD|packed-refs|shallow|refs\/.*)$/.test(path))),
    config: { mode: 0o644, text: bare },
});
const differences = (one, other) => [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((path) => JSON.stringify(one[path]) !== JSON.stringify(other[path]))
    .sort();
function writeSteering({ gitDir, temp, wanted }) {
    const wrong = differences(readSteering(gitDir, temp), wanted);
    const placeOf = (path) => ((0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.join)(gitDir, path));
    for (const path of wrong)
        if (!wanted[path])
            (0,external_node_fs_.rmSync)(placeOf(path), { recursive: true, force: true });
    for (const path of wrong)
        if (wanted[path])
            write(placeOf(path), wanted[path]);
}
function write(place, entry) {
    (0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(place), { recursive: true });
    if ('link' in entry)
        (0,external_node_fs_.symlinkSync)(entry.link, place);
    else
        (0,external_node_fs_.writeFileSync)(place, entry.text, { encoding: 'latin1', mode: entry.mode, flag: 'wx' });
}

;// CONCATENATED MODULE: ./build/adapter/git/checkout/checkout-git.js






function waitingPlaces({ workspace, temp }) {
    const name = (0,external_node_crypto_.createHash)('sha256').update(workspace).digest('hex').slice(0, 12);
    return [
        (0,external_node_path_.join)(temp, `ralph-checkout-${name}.git`),
        (0,external_node_path_.join)((0,external_node_path_.dirname)(workspace), `.${(0,external_node_path_.basename)(workspace)}.ralph-checkout.git`),
    ];
}
const waitingGit = (place) => waitingPlaces(place).find(external_node_fs_.existsSync);
function setGitAside(place) {
    const { workspace, temp, secret } = place;
    const git = (0,external_node_path_.join)(workspace, '.git');
    const wanted = (0,restore/* isOwnDirectory */.cW)(git) ? readSteering(git, temp) : {};
    if (secret && (0,restore/* isOwnDirectory */.cW)(git))
        (0,external_node_fs_.writeFileSync)(sealedIn(git), seal(JSON.stringify(wanted), secret), { mode: 0o600 });
    const gitDir = renamed(place);
    if ((0,restore/* isOwnDirectory */.cW)(gitDir))
        writeSteering({ gitDir, temp, wanted: withoutConfiguration(wanted) });
    return { gitDir, putBack: () => putBack(place, wanted) };
}
const sealedIn = (gitDir) => (0,external_node_path_.join)(gitDir, 'ralph-sealed');
function renamed(place) {
    const git = (0,external_node_path_.join)(place.workspace, '.git');
    for (const waiting of waitingPlaces(place)) {
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(waiting), { recursive: true });
            (0,external_node_fs_.renameSync)(git, waiting);
            return waiting;
        }
        catch (error) {
            if (error.code !== 'EXDEV')
                throw notMovable(git, error);
        }
    }
    throw notMovable(git, new Error('it is a separate file system'));
}
const putGitBack = (place) => putBack(place, undefined);
function putBack(place, known) {
    const waiting = waitingGit(place);
    if (waiting === undefined)
        return { wasAside: false, changed: [], isBare: false };
    const wanted = known ?? sealedSteering(waiting, place.secret);
    const changed = (0,restore/* isOwnDirectory */.cW)(waiting) ? steered({ gitDir: waiting, temp: place.temp, wanted }) : [];
    if (!(0,restore/* isOwnDirectory */.cW)(place.workspace)) {
        if ((0,external_node_fs_.lstatSync)(place.workspace, { throwIfNoEntry: false }))
            (0,restore/* remove */.TF)(Buffer.from(place.workspace));
        (0,external_node_fs_.mkdirSync)(place.workspace, { recursive: true });
    }
    const git = (0,external_node_path_.join)(place.workspace, '.git');
    (0,restore/* remove */.TF)(Buffer.from(git));
    (0,external_node_fs_.renameSync)(waiting, git);
    return { wasAside: true, changed, isBare: wanted === undefined };
}
function steered({ gitDir, temp, wanted }) {
    const now = readSteering(gitDir, temp);
    (0,external_node_fs_.rmSync)(sealedIn(gitDir), { force: true });
    if (wanted === undefined) {
        writeSteering({ gitDir, temp, wanted: refsAlone(now) });
        return [];
    }
    const differing = differences(now, withoutConfiguration(wanted));
    const changed = differing.filter((path) => differences(now, wanted).includes(path));
    writeSteering({ gitDir, temp, wanted });
    return changed;
}
function sealedSteering(gitDir, secret) {
    if (!secret || !(0,external_node_fs_.existsSync)(sealedIn(gitDir)))
        return undefined;
    const text = unseal((0,external_node_fs_.readFileSync)(sealedIn(gitDir)), secret);
    return text === undefined ? undefined : JSON.parse(text);
}
const notMovable = (git, cause) => new error_error/* RalphError */.A({
    code: 'CHECKOUT_GIT_NOT_MOVABLE',
    message: `${git} cannot be moved out of the agent's reach: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'Check out the repository with actions/checkout in this job, into a directory that the runner owns.',
    cause,
});
const checkoutChanged = (changed) => new error_error/* RalphError */.A({
    code: 'CHECKOUT_GIT_CHANGED',
    message: `Somebody changed the checkout's .git while it was moved aside: ${changed.slice(0, 5).join(', ')}. It was restored.`,
    hint: 'An agent or a check did, which could affect later steps of this job. Use split jobs, as `ralph init` writes them, or a machine that confines the agent (`ralph doctor`).',
});
const configurationLost = "The checkout's git configuration could not be restored: the step was killed, and the copy is gone. Later steps need `actions/checkout` again.";
const algorithm = 'aes-256-gcm';
const keyOf = (secret) => new Uint8Array((0,external_node_crypto_.hkdfSync)('sha256', secret, '', 'ralph-checkout', 32));
function seal(text, secret) {
    const nonce = (0,external_node_crypto_.randomBytes)(12);
    const cipher = (0,external_node_crypto_.createCipheriv)(algorithm, keyOf(secret), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}
function unseal(sealed, secret) {
    try {
        const decipher = (0,external_node_crypto_.createDecipheriv)(algorithm, keyOf(secret), sealed.subarray(0, 12));
        decipher.setAuthTag(sealed.subarray(12, 28));
        return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/adapter/git/store/committed-files.js
var committed_files = __webpack_require__(5393);
// EXTERNAL MODULE: ./build/adapter/git/store/user-repository.js
var user_repository = __webpack_require__(1315);
;// CONCATENATED MODULE: ./build/adapter/github/workflow/workflow-liveness.js

function workflowLiveness(self, ask = async () => 'unknown') {
    return {
        self,
        check: async (holder) => {
            if (holder.kind !== 'workflow')
                return 'unknown';
            if (holder.run_id !== self.run_id)
                return ask({ id: holder.run_id, attempt: holder.attempt });
            if (holder.attempt < self.attempt)
                return 'gone';
            return holder.attempt === self.attempt && holder.job === self.job ? 'gone' : 'alive';
        },
    };
}
const lifeOfRun = (github) => async ({ id, attempt }) => {
    try {
        const run = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: Number(id) });
        return run.status === 'completed' || (run.run_attempt ?? 1) > attempt ? 'gone' : 'alive';
    }
    catch (error) {
        if (error instanceof RalphError)
            return 'unknown';
        throw error;
    }
};

// EXTERNAL MODULE: ./build/adapter/local/liveness.js
var liveness = __webpack_require__(81747);
// EXTERNAL MODULE: ./build/adapter/local/steering-files.js
var steering_files = __webpack_require__(53699);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/wire/surroundings.js












const surroundingsOf = (project, context, life) => context.checkout ? runner(project, context, { checkout: context.checkout, life }) : ownMachine(project, context);
async function ownMachine(project, context) {
    const { home } = project;
    const access = await (0,state_access/* openState */.Gf)(project, context, { home, copy: (0,external_node_path_.join)(home, 'state') });
    const leave = async () => {
        await access.state.remember().catch(() => undefined);
        await access.store.close();
    };
    return { ...(await ownPlaces(project, context, access)), leave };
}
async function ownPlaces(project, context, access) {
    const { home, repository } = project;
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => (0,user_repository/* readTags */.g$)(repository.toplevel, context.env),
        base: await (0,steering_files/* asAtStart */.OI)(repository.toplevel, (0,trusted_files/* trustedFilesIn */.C)(repository.toplevel)),
        liveness: await (0,liveness/* processLiveness */.x)(),
    };
}
async function runner(project, context, { checkout, life }) {
    if (!checkout.holdsFiles)
        return commitAlone(project, context, { checkout, life });
    const tags = await (0,user_repository/* readTags */.g$)(project.repository.toplevel, context.env);
    const entered = await enterCheckout(project, context, checkout);
    try {
        await entered.adopt();
    }
    catch (error) {
        await entered.leave();
        throw error;
    }
    const { access, workspace, leave } = entered;
    const base = (0,committed_files/* committedFiles */.qI)(access.store.git, { commit: checkout.commit, lazy: remote_url/* lazily */.qy });
    return {
        access,
        workspace,
        tags: () => Promise.resolve(tags),
        base,
        liveness: workflowLiveness(checkout.holder, life),
        leave,
    };
}
async function commitAlone(project, context, { checkout, life }) {
    const { home } = project;
    const access = await (0,state_access/* openState */.Gf)(project, context, { home });
    return {
        access,
        workspace: { directory: (0,external_node_path_.join)(home, 'workspace'), stateDir: (0,external_node_path_.join)(home, 'workspace-state') },
        tags: () => Promise.resolve([]),
        base: (0,committed_files/* committedFiles */.qI)(access.store.git, { commit: checkout.commit, lazy: remote_url/* lazily */.qy }),
        liveness: workflowLiveness(checkout.holder, life),
        leave: () => access.store.close(),
    };
}
async function enterCheckout(project, context, checkout) {
    const { home, repository } = project;
    const { toplevel } = repository;
    const { stdout } = await (0,user_git/* userGit */.G)(toplevel, context.env)({ args: ['rev-parse', 'HEAD'] });
    const head = stdout.toString('utf8').trim();
    const { gitDir, putBack } = setGitAside({ ...checkout, workspace: toplevel });
    const access = await (0,state_access/* openState */.Gf)({ ...project, repository: { ...repository, commonDir: gitDir } }, context, {
        home,
    }).catch((error) => {
        putBack();
        throw error;
    });
    const workspace = { directory: toplevel, stateDir: (0,external_node_path_.join)(home, 'workspace-state') };
    const adopted = { store: access.store, ...workspace, head };
    return {
        access,
        workspace,
        adopt: () => adoptCheckout(adopted, gitDir),
        async leave() {
            let changed = [];
            try {
                await restoreCheckout(adopted);
            }
            finally {
                changed = putBack().changed;
                await access.store.close();
            }
            if (changed.length > 0)
                throw checkoutChanged(changed);
        },
    };
}


/***/ })

};
