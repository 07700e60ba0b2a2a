export const id = 5755;
export const ids = [5755];
export const modules = {

/***/ 18185:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ standingOf)
/* harmony export */ });
/** Whatever ended the last job, a commit that waits comes before it: nothing else goes on until a person has spoken. */
function standingOf({ lease, awaiting, paused, stop }) {
    if (lease)
        return 'at_work';
    if (awaiting)
        return 'waiting_for_approval';
    if (paused)
        return 'paused';
    return stop?.kind ?? 'between_jobs';
}


/***/ }),

/***/ 68124:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutLostJob)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8317);


/**
 * The run as it stands where the job that holds it is gone: nothing is at work, and the attempt that it left counts for
 * nothing. For readers alone; the next job records the same (failure model P2).
 */
function withoutLostJob(state) {
    const { current, updated: at } = state;
    const left = [];
    if (current) {
        const { iteration, task } = current;
        const spent = { usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, duration_ms: 0 };
        left.push({
            ...{
                type: 'attempt_interrupted',
                at,
                iteration,
                task,
                cause: 'runner_lost',
                why: 'its job is gone',
                until: null,
            },
            ...spent,
        });
    }
    return (0,_evolve_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(state, [...left, { type: 'lease_released', at }]) ?? state;
}


/***/ }),

/***/ 86809:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/** An absolute path as a person would write it: from the top of their repository, else from `~`, else as it is. */
function shownPath(path, { repository, home }) {
    if (repository !== undefined && path === repository)
        return 'this repository';
    return below(path, repository, '') ?? below(path, home, '~/') ?? path;
}
const below = (path, folder, prefix) => folder && folder !== '/' && path.startsWith(`${folder}/`) ? `${prefix}${path.slice(folder.length + 1)}` : undefined;


/***/ }),

/***/ 5755:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listCommand: () => (/* binding */ listCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapter/disk/folder-size.js


/** Bytes that a folder takes on the disk, links not followed; 0 where there is none. What goes meanwhile counts nothing. */
async function folderSize(path) {
    const found = await (0,promises_.lstat)(path).catch(() => undefined);
    if (!found)
        return 0;
    const own = found.blocks === undefined ? found.size : found.blocks * 512;
    if (!found.isDirectory())
        return own;
    const names = await (0,promises_.readdir)(path).catch(() => []);
    let sum = own;
    for (const name of names)
        sum += await folderSize((0,external_node_path_.join)(path, name));
    return sum;
}

// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(95935);
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/fit-lines.js
var fit_lines = __webpack_require__(81701);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
;// CONCATENATED MODULE: ./build/core/report/terminal/run-list.js





/** Lines without their newline, aligned; the words on how a run stands are clipped where the terminal is narrow. */
function runListText(runs, { disk, ...look }) {
    const { width, color } = look;
    const paint = (0,text_paint/* painter */.C2)(color);
    const own = `ralph's own files on this machine take ${(0,amounts/* formatBytes */.z3)(disk.bytes)} in ${disk.folder}.`;
    if (runs.length === 0)
        return (0,fit_lines/* fitLines */.RV)(['No run is kept here or at the remotes that are known.', own], look);
    const rows = [['Plan', 'Kept at', 'Tasks', 'Updated', 'Disk', 'Status'], ...runs.map(cells)];
    const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    const taken = widths.reduce((sum, one) => sum + one + 2, 0);
    const lines = rows.map((row) => {
        const left = widths.map((one, at) => (0,display_width/* pad */.eV)(row[at] ?? '', one)).join('  ');
        return `${left}  ${(0,display_width/* clip */.$Q)(row[5] ?? '', Math.max(12, width - taken))}`.trimEnd();
    });
    return (0,fit_lines/* fitLines */.RV)([paint(lines[0] ?? '', 'bold'), ...lines.slice(1), '', `${(0,amounts/* plural */.LS)(runs.length, 'run')}. ${own}`], look);
}
const cells = ({ plan, where, status, done, total, updated, disk_bytes }) => [
    (0,one_line/* plainLine */.h0)(plan, 60),
    (0,one_line/* plainLine */.h0)(where, 40),
    done === null ? '' : `${done}/${total}`,
    updated === null ? '' : (0,amounts/* formatUtc */.ay)(updated),
    (0,amounts/* formatBytes */.z3)(disk_bytes),
    (0,one_line/* plainLine */.h0)(status, 200),
];

// EXTERNAL MODULE: ./build/core/report/facts/standing.js
var standing = __webpack_require__(18185);
// EXTERNAL MODULE: ./build/core/report/words/stop-sentence.js
var stop_sentence = __webpack_require__(11365);
;// CONCATENATED MODULE: ./build/core/report/words/standing-text.js


/** How a run stands, in a few words; `run-sentence.ts` has the long form. */
function standingInWords(state) {
    switch ((0,standing/* standingOf */.Y)(state)) {
        case 'at_work':
            return 'at work';
        case 'waiting_for_approval':
            return `waiting for approval${state.awaiting ? ` of ${state.awaiting.task}` : ''}`;
        case 'paused':
            return 'paused';
        default:
            return state.stop ? (0,stop_sentence/* stopInWords */.d9)(state.stop) : 'no job at work';
    }
}

// EXTERNAL MODULE: ./build/core/run/fold/lost-job.js
var lost_job = __webpack_require__(68124);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var redact = __webpack_require__(45144);
// EXTERNAL MODULE: ./build/core/text/shown-path.js
var shown_path = __webpack_require__(86809);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js + 1 modules
var kept_runs = __webpack_require__(65201);
;// CONCATENATED MODULE: ./build/entry/command/list.js















const list_flags = {
    ...(0,flags/* settingFlags */.KB)('remote', 'state-ref'),
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    json: { help: 'one JSON object', toggle: true },
};
const listCommand = {
    help: `Lists every run of this repository: those kept in it, at origin, and where this machine remembers one, each with
the disk space that it takes here. Changes nothing.

Usage: ralph list [options]

Examples:
  ralph list
  ralph list --remote origin --json

Options:
${(0,flags/* flagHelp */.QR)(list_flags)}`,
    flags: list_flags,
    run: async (context, { values }) => {
        const { keepers } = await (0,kept_runs/* keepersOf */.Pb)(context, values);
        const runs = [];
        for (const keeper of keepers)
            runs.push(...(await runsOf(keeper, context)));
        const folder = (0,project/* engineHome */.KE)(context.env);
        const disk = { folder: (0,shown_path/* shownPath */.p)(folder, { home: context.env['HOME'] }), bytes: await folderSize(folder) };
        const clean = (0,redact/* redactor */.$p)([...(0,secret_values/* secretValues */.V)(context.env), ...keepers.flatMap(({ secrets }) => secrets)]);
        const text = values['json']
            ? (0,inert/* inertJson */.n)({ schema: 1, runs, disk }, 2)
            : runListText(runs, { ...(0,project_context/* lookOf */.L)(context), disk }).join('\n');
        context.out(`${clean(text)}\n`);
        return 0;
    },
};
async function runsOf(keeper, context) {
    const found = await (0,kept_runs/* withKeeper */.$Q)(keeper, context, ({ store }) => (0,kept_runs/* runsAt */.A)(keeper, store)).catch((error) => {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        context.err(`${keeper.shown} could not be asked: ${error.message}\n`);
        return [];
    });
    const now = context.now();
    const asked = found.map(async ({ plan, ref, run, fault }) => {
        const state = run && (await (0,kept_runs/* isLost */.JD)(run.state, now)) ? (0,lost_job/* withoutLostJob */.G)(run.state) : run?.state;
        const tasks = Object.values(state?.tasks ?? {});
        return {
            plan,
            where: keeper.shown,
            status: state ? standingInWords(state) : `cannot be read: ${fault}`,
            done: state ? tasks.filter(({ status }) => status === 'done').length : null,
            total: state ? tasks.length : null,
            updated: state?.updated ?? null,
            state_ref: ref,
        };
    });
    const rows = await Promise.all(asked);
    const known = new Set(rows.map(({ plan }) => plan));
    const left = (await (0,promises_.readdir)((0,external_node_path_.dirname)(keeper.home('x'))).catch(() => [])).filter((plan) => !known.has(plan));
    const alone = { status: 'only files on this machine', done: null, total: null, updated: null, state_ref: null };
    const all = [...rows, ...left.map((plan) => ({ plan, where: keeper.shown, ...alone }))];
    return Promise.all(all.map(async (row) => ({ ...row, disk_bytes: await folderSize(keeper.home(row.plan)) })));
}


/***/ }),

/***/ 57966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ lookOf)
/* harmony export */ });
/** How a report looks where this command prints it. */
const lookOf = ({ columns, color, isTty }) => ({ width: columns, color, isTty });


/***/ }),

/***/ 65201:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JD: () => (/* binding */ isLost),
  iP: () => (/* binding */ keeperAt),
  Pb: () => (/* binding */ keepersOf),
  A: () => (/* binding */ runsAt),
  vm: () => (/* binding */ whoHolds),
  $Q: () => (/* binding */ withKeeper)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-address.js
var remote_address = __webpack_require__(39021);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/remote/remote.js
var remote = __webpack_require__(41586);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-call.js
var remote_call = __webpack_require__(63313);
// EXTERNAL MODULE: ./build/adapter/git/state/state-files.js + 1 modules
var state_files = __webpack_require__(37616);
;// CONCATENATED MODULE: ./build/adapter/git/state/survey-states.js




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
        return folder === undefined ? [] : [{ plan: ref.slice(folder.length), ref, oid }];
    });
    const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxes));
    await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], patience);
    return Promise.all(states.map(async ({ plan, ref, oid }) => {
        const own = `${inboxes}${plan}/`;
        const inbox = orders.filter((order) => order.startsWith(own)).map((order) => order.slice(own.length));
        const files = await Promise.all(state_files/* stateFiles */.d.map((file) => store.objects.read(`${oid}:${file}`)));
        const read = (0,state_files/* readStateFiles */.D)(files.map((file) => file?.content));
        if (read.kind === 'good')
            return { plan, ref, run: read, fault: undefined, inbox };
        const fault = read.kind === 'newer' ? `${read.file} is of version ${read.version}` : read.findings.join('; ');
        return { plan, ref, run: undefined, fault, inbox };
    }));
}
async function fetchAll(store, oids, patience) {
    if (oids.length === 0)
        return;
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const args = [...remote_url/* lazily */.qy, 'fetch', ...quiet, '--depth=1', '--filter=tree:2', remote_url/* remoteName */.iy, ...oids];
    await (0,remote_call/* remoteCall */.V)(store.git, store.remote, patience).repeatedly(args);
}

// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(82667);
// EXTERNAL MODULE: ./build/adapter/local/liveness.js
var liveness = __webpack_require__(81747);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/project/run-place.js
var run_place = __webpack_require__(57078);
;// CONCATENATED MODULE: ./build/entry/wire/kept-runs.js














/** Where runs of this repository are kept, as far as configuration and this machine know. */
async function keepersOf(context, flags) {
    const { base, before } = await (0,project/* settingSources */.rw)(context, flags);
    const { repository } = base;
    const { remote: told, 'state-ref': prefix } = before.settings;
    const file = (0,run_place/* placesFile */.Tg)((0,project/* engineHome */.KE)(context.env), repository.commonDir);
    const remembered = (0,run_place/* placesIn */.yN)(file);
    const prefixes = [...new Set([...(0,state_paths/* knownPrefixes */.AN)(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
    const origin = repository.origin === null ? [] : ['origin'];
    const named = told === undefined ? [null, ...remembered.map(({ remote }) => remote), ...origin] : [told];
    const keepers = new Map();
    for (const name of new Set(named)) {
        const keeper = await keeperAt({ name, repository, prefixes, context });
        if (!keepers.has(keeper.address))
            keepers.set(keeper.address, keeper);
    }
    return { keepers: [...keepers.values()], file, placeOf: (plan) => (0,run_place/* placeOf */.$t)(file, plan), repository };
}
/** The repository itself, or a remote of it by name. Throws RalphError REMOTE_UNKNOWN. */
async function keeperAt({ name, repository, prefixes, context, }) {
    const { address, ...access } = (0,remote_address/* splitCredential */.ib)(await (0,project/* remoteAddress */.fn)(repository, name ?? undefined, context));
    return {
        name,
        shown: name === null ? 'this repository' : (0,remote_url/* withoutCredentials */.ri)(name),
        address,
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,remote_address/* withCredential */.ML)(repository.carriedConfiguration(of), access),
        },
        prefixes,
        home: (plan) => (0,project/* homeOf */.lt)((0,project/* engineHome */.KE)(context.env), repository, { remote: address, plan }),
        secrets: access.secrets,
    };
}
/** Opens it for one look; nothing of that is left behind. */
async function withKeeper({ repository, address }, { env }, look) {
    const home = await (0,promises_.mkdtemp)((0,external_node_path_.join)(await roomyFolder(), 'ralph-look-'));
    try {
        const store = await (0,store_store/* openStore */.Ch)({ home, repository, remote: address, env });
        return await look({ store, remote: (0,remote/* remoteAt */.e)({ store }) }).finally(() => store.close());
    }
    finally {
        await (0,promises_.rm)(home, { recursive: true, force: true });
    }
}
/** Where a look has room: runs are also removed because the disk is full. */
async function roomyFolder() {
    const own = (0,external_node_os_.tmpdir)();
    const isFull = await (0,promises_.statfs)(own).then(({ bavail, bsize }) => bavail * bsize < lookBytes, () => false);
    return isFull && (0,external_node_fs_.existsSync)(inMemory) ? inMemory : own;
}
const lookBytes = 1024 ** 2;
const inMemory = '/dev/shm';
/** Every run that it keeps. Throws RalphError `REMOTE_\u2026`. */
const runsAt = (keeper, store) => surveyStates({ store, prefixes: keeper.prefixes });
/** Whether a job has left the run without giving it back. */
const isLost = async (state, now) => state.lease !== null && (await whoHolds(state, now)) === undefined;
/** Who has the run, as a sentence without its full stop; undefined where nobody has. */
async function whoHolds({ lease, handed }, now) {
    if (!lease)
        return undefined;
    const life = await (await (0,liveness/* processLiveness */.x)()).check(lease.holder);
    const verdict = (0,lease_verdict/* leaseVerdict */.QI)(lease, life, { now, handed: handed !== null });
    return verdict.kind === 'held' ? verdict.why : undefined;
}


/***/ })

};
