export const id = 102;
export const ids = [102];
export const modules = {

/***/ 90618:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ surveyStates)
/* harmony export */ });
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76696);
/* harmony import */ var _remote_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41586);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65977);
/* harmony import */ var _state_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16726);





const inboxes = 'refs/ralph/inbox/';
async function surveyStates({ store, prefixes, ...patience }) {
    const folders = prefixes.map((prefix) => `${prefix}/`);
    const { refs } = await (0,_remote_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteAt */ .e)({ store, ...patience }).list([...folders, inboxes].map((folder) => `${folder}*`));
    const states = [...refs].flatMap(([ref, oid]) => {
        const folder = folders.find((one) => ref.startsWith(one));
        return folder === undefined ? [] : [{ plan: ref.slice(folder.length), ref, oid }];
    });
    const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxes));
    await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], patience);
    return Promise.all(states.map(async ({ plan, ref, oid }) => {
        const own = `${inboxes}${plan}/`;
        const inbox = orders.filter((order) => order.startsWith(own)).map((order) => order.slice(own.length));
        const files = await Promise.all(_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d.map((file) => store.objects.read(`${oid}:${file}`)));
        const read = (0,_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readStateFiles */ .D)(files.map((file) => file?.content));
        if (read.kind === 'good')
            return { plan, ref, oid, run: read, fault: undefined, inbox };
        const fault = read.kind === 'newer' ? `${read.file} is of version ${read.version}` : read.findings.join('; ');
        return { plan, ref, oid, run: undefined, fault, inbox };
    }));
}
async function fetchAll(store, oids, patience) {
    const here = await Promise.all(oids.map((oid) => (0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isThere */ .$B)(store, oid)));
    const missing = oids.filter((_, at) => !here[at]);
    if (missing.length === 0)
        return;
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const args = [..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .lazily */ .qy, 'fetch', ...quiet, '--depth=1', '--filter=tree:2', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .remoteName */ .iy, ...missing];
    await (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteCall */ .V3)(store.git, store.remote, patience).repeatedly(args);
}


/***/ }),

/***/ 80265:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mj: () => (/* binding */ nextOfQueue),
/* harmony export */   Zp: () => (/* binding */ queueText),
/* harmony export */   hN: () => (/* binding */ standingOfPlan)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30023);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39812);
/* harmony import */ var _words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79152);
/* harmony import */ var _words_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87897);







const words = {
    waiting: 'waits for its turn',
    at_work: 'at work',
    open: 'under way',
    person: 'needs a person',
    failed: 'failed',
    complete: 'complete; its file stays here until its work is merged',
    archived: 'archived',
};
const standingOfPlan = ({ standing, state }) => state === null || standing === 'complete' || standing === 'at_work'
    ? words[standing]
    : `${words[standing]}: ${(0,_words_status_js__WEBPACK_IMPORTED_MODULE_6__/* .standingInWords */ .JL)(state)}`;
const archivedShown = 5;
function queueText(queue, next, look) {
    const { rows, archived, findings, folder } = queue;
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color);
    const newest = archived.slice(-archivedShown);
    const cells = [
        ...rows.map((row) => [row.name, `${row.place}/${row.stem}${row.extension}`, tasksOf(row), standingOfPlan(row)]),
        ...newest.map((file) => [file.name, `complete/${file.stem}/`, '', words.archived]),
    ].map((row) => row.map((cell) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(cell, 200)));
    if (cells.length === 0) {
        const add = (0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('Add a plan', 'ralph queue add FILE')], { paint, columns: (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(look) });
        return [...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)([`The queue in ${folder}/ is empty.`], look), ...add];
    }
    const table = [['Plan', 'File', 'Tasks', 'Status'], ...cells];
    const widths = [0, 1, 2].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
    const taken = widths.reduce((sum, one) => sum + one + 2, 0);
    const lines = table.map((row) => {
        const left = widths.map((one, at) => (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .pad */ .eV)(row[at] ?? '', one)).join('  ');
        return `${left}  ${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(row[3] ?? '', Math.max(12, look.width - taken))}`.trimEnd();
    });
    const more = archived.length - newest.length;
    return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)([
        paint(lines[0] ?? '', 'bold'),
        ...lines.slice(1),
        ...(more > 0 ? [`and ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(more, 'more plan')} in ${folder}/complete/`] : []),
        ...findings.map((finding) => `error: ${finding}`),
        '',
        ...nextOfQueue(queue, next, look),
    ], look);
}
const tasksOf = ({ state }) => {
    const tasks = Object.values(state?.tasks ?? {});
    return tasks.length === 0 ? '' : `${tasks.filter(({ status }) => status === 'done').length}/${tasks.length}`;
};
function nextOfQueue({ folder }, next, look) {
    const at = { paint: (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color), columns: (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(look) };
    if (next.kind === 'empty')
        return ['Nothing is left to begin.'];
    const { row } = next;
    const plan = ['--plan', row.path];
    switch (next.kind) {
        case 'busy':
            return [
                `A job is at work on ${row.name}.`,
                ...(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('Watch it', (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('ralph', 'status', ...plan))], at),
            ];
        case 'held':
            return [
                `The queue in ${folder}/ waits for a person: ${row.name} ${words[row.standing]}.`,
                ...(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)('See what it needs', (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLine */ .ay)('ralph', 'status', ...plan))], at),
            ];
        case 'continue':
            return (0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)(`Go on with ${row.name}`, 'ralph run --queue')], at);
        case 'begin':
            return (0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextLines */ .N7)([(0,_words_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .step */ .PM)(`Begin ${row.name}`, 'ralph run --queue')], at);
    }
}


/***/ }),

/***/ 33100:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PR: () => (/* binding */ watchdogText),
/* harmony export */   fR: () => (/* binding */ asleepStep),
/* harmony export */   mO: () => (/* binding */ watchdogFile)
/* harmony export */ });
const watchdogFile = 'ralph-watchdog.yml';
const asleepStep = 'Asleep until the next run';
function watchdogText({ workflow, name, action }) {
    return `# Continues runs that need no person: after a usage limit, a lost runner, a dropped order.
# A run enables it at its start; it disables itself when every run is complete.
name: ralph watchdog

on:
  schedule:
    - cron: '${minuteOf(`${name} watchdog`)} * * * *'
  workflow_dispatch:

permissions: {}

jobs:
  tick:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    concurrency:
      group: ralph-watchdog
    permissions:
      contents: read # the states of the runs
      issues: read # orders in comments
      pull-requests: read
      statuses: read # required checks, where a complete run is to be merged
      actions: write # starts ${workflow}, and switches this workflow off
    steps:
      - id: ralph
        uses: ${action}
        with:
          command: tick
          dispatch: ${workflow}
          github-token: \${{ github.token }}
      # By this step jobs know that no person switched it off, and switch it on again.
      - name: ${asleepStep}
        if: steps.ralph.outputs.asleep == 'true'
        run: echo 'Every run is complete.'
`;
}
function minuteOf(name) {
    const sum = [...name].reduce((total, char) => (total * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
    return 7 + (sum % 47);
}


/***/ }),

/***/ 78625:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  se: () => (/* binding */ checksProbe),
  bv: () => (/* binding */ otherCiProbe),
  KA: () => (/* binding */ uncheckedFinding)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js
var resolve = __webpack_require__(4146);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
;// CONCATENATED MODULE: ./build/core/github/other-ci.js
const plain = /\bralph\b/;
const others = [
    { file: 'vercel.json', app: 'Vercel', remedy: '"git": {"deploymentEnabled": {"ralph/**": false}}', done: plain },
    {
        file: 'netlify.toml',
        app: 'Netlify',
        remedy: '[build] ignore = \'case "$BRANCH" in ralph/*) exit 0;; *) exit 1;; esac\'',
        done: plain,
    },
    {
        file: '.circleci/config.yml',
        app: 'CircleCI',
        remedy: 'filters: {branches: {ignore: /ralph\\/.*/}} on each job of a workflow',
        done: plain,
    },
    { file: '.travis.yml', app: 'Travis CI', remedy: 'branches: {except: [/^ralph\\/.*/]}', done: plain },
    { file: 'appveyor.yml', app: 'AppVeyor', remedy: 'branches: {except: [/^ralph\\/.*/]}', done: plain },
    {
        file: 'azure-pipelines.yml',
        app: 'Azure Pipelines',
        remedy: "trigger: {branches: {exclude: ['ralph/*']}}",
        done: plain,
    },
    { file: '.drone.yml', app: 'Drone', remedy: "trigger: {branch: {exclude: ['ralph/**']}}", done: plain },
    {
        file: '.semaphore/semaphore.yml',
        app: 'Semaphore',
        remedy: 'allow only your own branches in the project\u2019s settings',
        done: plain,
    },
    {
        file: '.buildkite/pipeline.yml',
        app: 'Buildkite',
        remedy: 'the pipeline\u2019s branch filter `!ralph/*`',
        done: plain,
    },
    {
        file: 'render.yaml',
        app: 'Render',
        remedy: 'previews: {generation: off}, or manual',
        done: /generation:\s*(off|manual)/,
    },
];
const otherCiFiles = others.map(({ file }) => file);
const buildsEveryBranch = (files) => others.filter(({ file, done }) => files.has(file) && !done.test(files.get(file) ?? ''));

// EXTERNAL MODULE: ./build/core/validation/checks.js
var validation_checks = __webpack_require__(89335);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var here = __webpack_require__(40033);
// EXTERNAL MODULE: ./build/entry/doctor/probe.js
var probe = __webpack_require__(96301);
;// CONCATENATED MODULE: ./build/entry/doctor/checks.js









const checksProbe = {
    name: 'checks',
    needs: 'project',
    async look({ project }) {
        const { settings, repository } = await project();
        const { validate, setup } = settings;
        const workflow = await (0,here/* checkedByWorkflow */.km)(repository.toplevel);
        if (workflow !== undefined)
            return (0,probe.ok)(`the jobs or steps that ${workflow} requires`);
        const prepared = setup.length === 0 ? 'no set-up' : `${setup.length} set-up command${setup.length === 1 ? '' : 's'}`;
        const checks = readable(settings);
        if (!checks)
            return [];
        const unchecked = (0,validation_checks/* whyUnchecked */.XQ)({ checks, checksElsewhere: false, settings });
        if (unchecked === undefined)
            return (0,probe.ok)(`${validate.length} check${validate.length === 1 ? '' : 's'}, ${prepared}`);
        if (settings['no-checks'])
            return (0,probe/* warn */.R8)(`Nothing checks these commits (no-checks): ${unchecked}.`, 'Name a check with `validate`.');
        return (0,probe/* fail */.fJ)(`No check decides what is committed: ${unchecked}. A run is refused.`, validation_checks/* remedyForUnchecked */.eS);
    },
};
function readable({ validate }) {
    try {
        return (0,validation_checks/* resolveChecks */.KR)(validate);
    }
    catch (error) {
        if (error instanceof error_error/* RalphError */.A)
            return undefined;
        throw error;
    }
}
const otherCiProbe = {
    name: 'other apps',
    needs: 'repository',
    async look({ repository }) {
        const { toplevel } = await repository();
        const read = otherCiFiles.map(async (file) => {
            const text = await (0,promises_.readFile)((0,external_node_path_.join)(toplevel, file), 'utf8').catch(() => undefined);
            return text === undefined ? [] : [[file, text]];
        });
        const files = new Map((await Promise.all(read)).flat());
        return buildsEveryBranch(files).map(({ app, file, remedy }) => (0,probe/* warn */.R8)(`${app} (${file}) builds every branch, including ralph's.`, `Exclude them: ${remedy}`));
    },
};
async function uncheckedFinding(context, plan) {
    const why = await whyHere(context, plan).catch((error) => {
        if (error instanceof error_error/* RalphError */.A)
            return undefined;
        throw error;
    });
    if (why === undefined)
        return [];
    const message = `No check decides what is committed: ${why}. \`ralph run\` refuses that.`;
    const place = { path: '', line: null, column: null };
    return [{ severity: 'warning', code: 'CHECKS_MISSING', ...place, message, remedy: validation_checks/* remedyForUnchecked */.eS }];
}
async function whyHere(context, plan) {
    const { base, given } = await (0,project/* settingSources */.rw)(context, {});
    const { settings, findings } = (0,resolve/* resolveSettings */.M)({ ...given, plan });
    if (findings.length > 0 || settings['no-checks'])
        return undefined;
    const checks = (0,validation_checks/* resolveChecks */.KR)(settings.validate, settings['working-directory']);
    const unchecked = (0,validation_checks/* whyUnchecked */.XQ)({ checks, checksElsewhere: false, settings });
    if (unchecked === undefined || (await (0,here/* checkedByWorkflow */.km)(base.repository.toplevel)) !== undefined)
        return undefined;
    return unchecked;
}


/***/ }),

/***/ 40102:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sb: () => (/* binding */ examine),
  WX: () => (/* binding */ findingsOf),
  Kn: () => (/* binding */ probes)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 7 modules
var agents = __webpack_require__(26765);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/entry/doctor/probe.js
var doctor_probe = __webpack_require__(96301);
;// CONCATENATED MODULE: ./build/entry/doctor/agent.js



const agentProbe = {
    name: 'agent',
    async look({ context, settings, scratch, ...subject }) {
        const known = await settings();
        const { refuse, probe } = agents/* agents */.X[known.agent];
        refuse(known);
        const confinement = await subject.confinement();
        const { env: environment, cancelled } = context;
        return (0,doctor_probe.ok)(await probe(known, {
            environment,
            tmp: scratch,
            programs: scratch,
            confinement,
            cancelled,
            note: () => undefined,
        }));
    },
};
const credentialsProbe = {
    name: 'credentials',
    beforeRun: true,
    async look({ context: { env, checkout }, settings }) {
        const { facts, login } = agents/* agents */.X[(await settings()).agent];
        if (facts.credentials.length === 0)
            return (0,doctor_probe.ok)('left to the agent command');
        const present = facts.credentials.filter((one) => (0,environment/* hasCredential */.mB)({ credentials: [one] }, env));
        const spaced = present.flatMap(({ variable }) => /^\s|\s$|^["']/.test(env[variable] ?? '') ? [blanks(variable)] : []);
        if (present.length > 0)
            return [(0,doctor_probe.ok)(present.map(({ variable, kind }) => `${kind} (${variable})`).join(', ')), ...spaced];
        const found = login(env);
        if (found !== undefined)
            return (0,doctor_probe.ok)(found);
        return (0,doctor_probe/* fail */.fJ)('There is no key, token or login for the model.', checkout ? facts.howToPay.inCi : facts.howToPay.here);
    },
};
const blanks = (name) => (0,doctor_probe/* warn */.R8)(`${name} starts or ends with white space or a quote.`, 'Set it again without them: the provider will refuse it like this.');

// EXTERNAL MODULE: ./build/entry/doctor/checks.js + 1 modules
var checks = __webpack_require__(78625);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/entry/doctor/here.js
var doctor_here = __webpack_require__(40033);
;// CONCATENATED MODULE: ./build/entry/doctor/environments.js



const environmentsProbe = (0,doctor_probe/* gitHubProbe */.oH)('environments', async ({ client, workflows }) => {
    const named = [...workflows].flatMap(([path, { environments }]) => environments.map((name) => ({ path, name })));
    if (named.length === 0)
        return [];
    const listed = await (0,doctor_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/environments', { per_page: 100 }));
    if (!listed) {
        const names = [...new Set(named.map(({ name }) => name))];
        return (0,doctor_probe.ok)(`${names.join(', ')}: this token cannot see whether they exist and whom they ask`);
    }
    const { environments = [], total_count: all = 0 } = listed;
    const beyond = all <= environments.length ? [] : named.filter(({ name }) => !find(environments, name));
    const route = 'GET /repos/{owner}/{repo}/environments/{environment_name}';
    const others = await Promise.all(beyond.map(({ name }) => (0,doctor_here/* seen */.cI)(client.request(route, { environment_name: name }))));
    const known = [...environments, ...others.filter((one) => one !== undefined)];
    return named.map((one) => verdict(one, known));
});
const find = (known, name) => known.find((one) => one.name.toLowerCase() === name.toLowerCase());
function verdict({ path, name }, known) {
    const there = find(known, name);
    if (!there)
        return missing({ path, name }, known);
    const kinds = (there.protection_rules ?? []).map(({ type }) => type);
    if (kinds.includes('required_reviewers'))
        return (0,doctor_probe.ok)(`${name} asks its reviewers`);
    const found = `${path} names the environment ${name}, which ${kinds.length === 0 ? 'has no protection rules' : 'has no required reviewers'}: nobody is asked.`;
    return (0,doctor_probe/* warn */.R8)(found, `Settings \u2192 Environments \u2192 ${name} \u2192 Required reviewers, or take it out of the workflow.`);
}
function missing({ path, name }, known) {
    const meant = (0,nearest/* meantName */.d5)(name, known.map((one) => one.name));
    const found = `${path} names the environment ${name}, which does not exist: GitHub would create it without protection, and nobody would be asked.`;
    const make = `Settings \u2192 Environments \u2192 New environment: ${name}, with required reviewers.`;
    return (0,doctor_probe/* fail */.fJ)(found, meant === undefined ? make : `Write ${meant} if you mean that one, or ${make}`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapter/git/call/exec.js
var exec = __webpack_require__(17939);
// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
;// CONCATENATED MODULE: ./build/core/text/version-order.js
function isAtLeast(version, least) {
    const [have, need] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0));
    for (const [index, number] of (need ?? []).entries()) {
        const other = have?.[index] ?? 0;
        if (other !== number)
            return other > number;
    }
    return true;
}

// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/through-proxy.js
var through_proxy = __webpack_require__(16239);
// EXTERNAL MODULE: ./build/entry/wire/confinement-here.js + 13 modules
var confinement_here = __webpack_require__(75896);
;// CONCATENATED MODULE: ./build/entry/doctor/machine.js











const nodeProbe = {
    name: 'node',
    beforeRun: true,
    async look({ context: { env } }) {
        const version = process.versions.node;
        if (!isAtLeast(version, '20.19'))
            return (0,doctor_probe/* fail */.fJ)(`Version ${version} is too old.`, 'Install Node 20.19 or newer.');
        return (0,through_proxy/* passesProxyBy */.Xp)(env) ? (0,doctor_probe/* warn */.R8)(through_proxy/* proxyPassedBy */.Q_, 'Install Node 24.14 or newer.') : (0,doctor_probe.ok)(version);
    },
};
const gitProbe = {
    name: 'git',
    beforeRun: true,
    async look({ context }) {
        const env = Object.fromEntries(Object.entries(context.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
        const { stdout } = await (0,exec/* runGit */.EO)([], env, { args: ['--version'], timeoutMs: 4_000 });
        const version = /\d+\.\d+(\.\d+)?/.exec(stdout.toString('utf8'))?.[0] ?? 'unknown';
        if (!isAtLeast(version, '2.31'))
            return (0,doctor_probe/* fail */.fJ)(`Version ${version} is too old.`, 'Install git 2.31 or newer.');
        if (isAtLeast(version, '2.38'))
            return (0,doctor_probe.ok)(version);
        return (0,doctor_probe/* warn */.R8)(`Version ${version} cannot merge a base that moved, nor undo an iteration.`, 'Install git 2.38 or newer, or turn the merge off with `merge-base: false`.');
    },
};
const [least, comfortable] = [512 * 1024 ** 2, 2 * 1024 ** 3];
const diskProbe = {
    name: 'disk',
    beforeRun: true,
    look({ context: { env } }) {
        const places = [machine_nearest((0,project/* engineHome */.KE)(env) || (0,external_node_os_.homedir)()), (0,external_node_os_.tmpdir)()];
        const space = places.map((path) => ({ path, ...spaceOf(path) })).sort((a, b) => a.free - b.free);
        return Promise.resolve(space[0] === undefined ? [] : judge(space[0], env['HOME']));
    },
};
function judge({ path, free, size }, home) {
    const found = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${(0,paths/* shownPath */.p)(path, { home })}`;
    const remedy = 'Free some space, or set RALPH_HOME and TMPDIR to another disk.';
    if (free < Math.min(least, size / 10))
        return (0,doctor_probe/* fail */.fJ)(`Only ${found}.`, remedy);
    return free < comfortable ? (0,doctor_probe/* warn */.R8)(`Only ${found}.`, remedy) : (0,doctor_probe.ok)(found);
}
function spaceOf(path) {
    const { bavail, bsize, blocks } = (0,external_node_fs_.statfsSync)(path);
    return { free: bavail * bsize, size: blocks * bsize };
}
const machine_nearest = (path) => ((0,external_node_fs_.existsSync)(path) || path === (0,external_node_path_.dirname)(path) ? path : machine_nearest((0,external_node_path_.dirname)(path)));
const confinementProbe = {
    name: 'confinement',
    patienceMs: 20_000,
    async look({ context, settings, confinement }) {
        const known = await settings();
        const shape = context.checkout ? 'split jobs' : 'own machine';
        return (0,policy/* diagnoseConfinement */.nS)(known, (0,confinement_here/* confinedAt */.m)(await confinement(), known, { context, shape }));
    },
};

// EXTERNAL MODULE: ./build/adapter/notify/tell-program.js
var tell_program = __webpack_require__(24888);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/core/notify/read-channels.js
var read_channels = __webpack_require__(41433);
;// CONCATENATED MODULE: ./build/entry/doctor/notify.js




const notifyProbe = {
    name: 'notify',
    needs: 'project',
    async look({ project, context }) {
        const { notify } = (await project()).settings;
        const missing = notify.flatMap((channel) => missingOf(channel, context.env));
        if (missing.length > 0 || notify.length === 0)
            return missing;
        return (0,doctor_probe.ok)(notify.map(read_channels/* channelName */.H).join(', '));
    },
};
function missingOf(channel, env) {
    const name = (0,read_channels/* channelName */.H)(channel);
    const unset = variablesOf(channel).filter((variable) => !env[variable]);
    const program = programOf(channel);
    return [
        ...unset.map((variable) => (0,doctor_probe/* warn */.R8)(`notify: ${variable} is not set here, so ${name} would not be told.`, `Export ${variable} where the run starts; in a workflow, pass a secret as \`env\` of ralph's step.`)),
        ...(program !== undefined && (0,programs/* findProgram */.K)(program, env['PATH']) === undefined
            ? [
                (0,doctor_probe/* warn */.R8)(`notify: ${program} is not here, so ${name} would not be told.`, `Install ${program}, or name another program.`),
            ]
            : []),
    ];
}
function variablesOf(channel) {
    if (channel.to === 'desktop')
        return [];
    if (channel.to === 'command')
        return channel.env;
    const secret = channel.to === 'webhook' ? channel['secret-env'] : undefined;
    return [channel['url-env'], ...(secret === undefined ? [] : [secret])];
}
function programOf(channel) {
    if (channel.to === 'command')
        return channel.run[0];
    return channel.to === 'desktop' ? (0,tell_program/* desktopProgram */.Z)(process.platform, { title: '', text: '' })?.[0] : undefined;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/state/origin-state.js
var origin_state = __webpack_require__(19327);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/adapter/git/call/push-refusal.js
var push_refusal = __webpack_require__(41195);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-call.js
var remote_call = __webpack_require__(63313);
// EXTERNAL MODULE: ./build/adapter/git/state/state-fault.js
var state_fault = __webpack_require__(8081);
;// CONCATENATED MODULE: ./build/adapter/git/state/try-push.js







async function tryPush(store, request) {
    const { ref, timeoutMs } = request;
    if ((0,remote_url/* isPathRemote */.iw)(store.remote))
        refuseReadOnly(store.remote, ref);
    const call = (0,remote_call/* remoteCall */.V3)(store.git, store.remote, { backoffMs: [], timeoutMs });
    const options = ['--dry-run', '--porcelain', '--no-verify', '--no-signed'];
    const result = await call.once(['push', ...options, remote_url/* remoteName */.iy, `${await emptyCommit(store)}:${ref}`]);
    if (result.code === 0)
        return;
    const refusal = (0,push_refusal/* pushRefusal */.J)(result.stdout.toString('utf8'), result.stderr);
    if (refusal !== undefined)
        throw (0,state_fault/* refusedState */.I$)({ remote: store.remote, ref }, refusal);
    throw (0,remote_call/* transportFault */.yZ)(store.remote, result.stderr)?.error ?? (0,remote_call/* unknownFault */.$s)(store.remote, result.stderr);
}
async function emptyCommit({ git }) {
    const tree = await git({ args: ['mktree'] });
    const who = ['-c', 'user.name=ralph', '-c', 'user.email=ralph@ralph.invalid'];
    const made = await git({ args: [...who, 'commit-tree', '-m', 'dry run', tree.stdout.toString('utf8').trim()] });
    return made.stdout.toString('utf8').trim();
}
function refuseReadOnly(remote, ref) {
    const path = remote.startsWith('file:') ? (0,external_node_url_.fileURLToPath)(remote) : remote;
    const refs = [(0,external_node_path_.join)(path, 'refs'), (0,external_node_path_.join)(path, '.git', 'refs')].find((folder) => (0,external_node_fs_.existsSync)(folder));
    if (refs === undefined)
        return;
    try {
        (0,external_node_fs_.accessSync)(refs, external_node_fs_.constants.W_OK);
    }
    catch {
        throw (0,state_fault/* refusedState */.I$)({ remote: (0,remote_url/* withoutCredentials */.ri)(remote), ref }, {
            why: `${refs} cannot be written by this user`,
        });
    }
}

// EXTERNAL MODULE: ./build/adapter/git/work/branch-preflight.js
var branch_preflight = __webpack_require__(223);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/core/queue/queue.js
var queue_queue = __webpack_require__(21033);
// EXTERNAL MODULE: ./build/core/report/terminal/queue-text.js
var queue_text = __webpack_require__(80265);
// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 4 modules
var evolve = __webpack_require__(97494);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/project/base-files.js + 2 modules
var base_files = __webpack_require__(5369);
// EXTERNAL MODULE: ./build/entry/project/conf-here.js
var conf_here = __webpack_require__(52186);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var job_settings = __webpack_require__(69038);
// EXTERNAL MODULE: ./build/entry/wire/queue-here.js
var queue_here = __webpack_require__(90553);
;// CONCATENATED MODULE: ./build/entry/doctor/project.js




















const repositoryProbe = {
    name: 'repository',
    async look({ repository, context }) {
        const { toplevel, branch, head } = await repository();
        return (0,doctor_probe.ok)(`${(0,one_line/* plainLine */.h0)((0,paths/* shownPath */.p)(toplevel, { home: context.env['HOME'] }), 200)}, ${branch ?? 'detached HEAD'} at ${head.slice(0, 7)}`);
    },
};
const originProbe = {
    name: 'origin',
    needs: 'remote',
    async look({ project, remote, context }) {
        const known = await project();
        const { repository, remoteIsOwn, stateRef } = known;
        if (!remoteIsOwn || repository.origin === null)
            return [];
        const local = (await remote()).get(stateRef) ?? null;
        const at = { repository, env: context.env, stateRef, local, timeoutMs: 4_000 };
        const found = await (0,origin_state/* originState */.AH)(at);
        if (found.kind === 'differs')
            throw (0,origin_state/* stateElsewhere */.Sl)(known, { origin: found.origin, local });
        if (found.kind === 'unreachable')
            return (0,doctor_probe/* warn */.R8)(found.note, 'Try again when origin can be reached.');
        return (0,doctor_probe.ok)(found.kind === 'same' ? 'origin holds the same state' : 'origin holds no other state of this plan');
    },
};
const remoteProbe = {
    name: 'remote',
    needs: 'project',
    patienceMs: 9_000,
    async look({ project, state, remote }) {
        const { stateRef, remote: url, remoteIsOwn } = await project();
        await remote();
        await tryPush((await state()).store, { ref: `${stateRef}-doctor`, timeoutMs: 4_000 });
        return (0,doctor_probe.ok)(remoteIsOwn ? 'this repository, writable' : `${(0,remote_url/* withoutCredentials */.ri)(url)}, writable`);
    },
};
const branchesProbe = {
    name: 'branches',
    needs: 'remote',
    async look({ project, state }) {
        const { repository, remoteIsOwn, stateRef, workRef, workBranch } = await project();
        await (0,branch_preflight/* checkBranches */.N)({ remote: (await state()).remote, repository, remoteIsOwn, stateRef, workRef });
        return (0,doctor_probe.ok)(`${workBranch} and ${stateRef.replace('refs/heads/', '')} can be written`);
    },
};
const uncommittedProbe = {
    name: 'committed',
    needs: 'project',
    async look({ project, context }) {
        const { repository, steeringFiles } = await project();
        const args = ['status', '--porcelain', '-z', '--no-renames', '--ignored', '--', ...steeringFiles];
        const { stdout } = await (0,user_git/* userGit */.G)(repository.toplevel, context.env)({ args });
        const changed = stdout.toString('utf8').split('\0').filter(Boolean);
        if (changed.length === 0)
            return (0,doctor_probe.ok)('plan and configuration are committed');
        return changed.map((line) => {
            const path = (0,one_line/* plainLine */.h0)(line.slice(3), 200);
            const what = line.startsWith('!!') ? 'is ignored by git' : 'is not committed as it is';
            return (0,doctor_probe/* warn */.R8)(`${path} ${what}, so jobs in CI or on other machines do not see it.`, line.startsWith('!!')
                ? `Remove it from .gitignore and commit it.`
                : `Commit it: ${(0,report_context/* commandSpan */["in"])('git', 'add', line.slice(3))}`);
        });
    },
};
const confProbe = {
    name: 'ralph.conf',
    needs: 'repository',
    async look({ settings, context }) {
        const found = await (0,conf_here/* confHere */.J)(await (0,base_files/* openBase */.m)(context), await settings());
        return found.map(({ settled, text, remedy }) => (settled ? (0,doctor_probe.ok)(text) : (0,doctor_probe/* warn */.R8)(text, remedy ?? '')));
    },
};
const stateProbe = {
    name: 'state',
    needs: 'remote',
    patienceMs: 20_000,
    async look({ project, state }) {
        const { state: store } = await state();
        const { run } = await store.load();
        if (!run)
            return (0,doctor_probe.ok)('no run of this plan yet');
        const folded = (0,evolve/* fold */.A)(null, await (0,prove/* readLog */.x6)(store, run));
        const known = await project();
        const { stateRef, planName } = known;
        if ((0,external_node_util_.isDeepStrictEqual)(asWritten(folded), asWritten(run.state)))
            return (0,doctor_probe.ok)(`run ${planName}: ${run.state.iteration} iterations, equal to its events`);
        return (0,doctor_probe/* fail */.fJ)(`The state in ${stateRef} does not match its events.`, `Somebody edited it: ${(0,report_context/* commandSpan */["in"])('git', 'log', stateRef.replace('refs/heads/', ''))} shows who. Go back to the commit before, or start over with \`${(0,report_context/* ralphCommand */.lC)(known, 'run', '--fresh')}\`.`);
    },
};
const asWritten = (value) => JSON.parse(JSON.stringify(value));
const planProbe = {
    name: 'plan',
    needs: 'repository',
    async look({ project }) {
        const known = await project();
        const { plan, planFile, planName, warnings } = known;
        (0,job_settings/* jobSettings */.bJ)(known);
        const count = `${plan.tasks.length} task${plan.tasks.length === 1 ? '' : 's'}`;
        const remarks = warnings.map((finding) => (0,doctor_probe/* warn */.R8)((0,error_text/* findingLine */.mC)(finding, planFile), `See ${(0,report_context/* commandSpan */["in"])('ralph', 'plan', 'lint', planFile)}.`));
        return [(0,doctor_probe.ok)(`${planFile}: ${count}, run "${planName}"`), ...remarks];
    },
};
const queueProbe = {
    name: 'queue',
    needs: 'project',
    async look({ project, context }) {
        const { settings } = await project();
        if (settings.queue === undefined)
            return [];
        const { queue } = await (0,queue_here/* queueHere */.GZ)(context, { queue: settings.queue });
        if (queue.findings.length > 0)
            return queue.findings.map((finding) => (0,doctor_probe/* fail */.fJ)(finding, '`ralph queue` shows the queue.'));
        const next = (0,queue_queue/* nextPlan */.T2)(queue, { passesFailed: settings['queue-failed'] === 'pass' });
        const then = next.kind === 'empty'
            ? 'nothing is left to begin'
            : `${next.row.name} is ${next.kind === 'begin' ? 'next' : (0,queue_text/* standingOfPlan */.hN)(next.row)}`;
        return (0,doctor_probe.ok)(`${queue.folder}/: ${(0,amounts/* plural */.LS)(queue.rows.length, 'plan')}, ${then}`);
    },
};

// EXTERNAL MODULE: ./build/core/agent/agents.js
var agent_agents = __webpack_require__(81484);
;// CONCATENATED MODULE: ./build/core/github/branch-rules.js
const exempt = 'Exempt ralph/** from it: Settings \u2192 Rules \u2192 Rulesets.';
const bypass = `Let the account of the token bypass it, or exempt ralph/** (Settings \u2192 Rules \u2192 Rulesets).`;
const verdicts = {
    creation: { why: 'restricts who may create it', way: bypass },
    update: { why: 'restricts who may push to it', way: bypass },
    pull_request: { why: 'only lets changes in by pull request', way: exempt },
    merge_queue: { why: 'only lets changes in by the merge queue', way: exempt },
    required_status_checks: { why: 'requires status checks before a push', way: exempt },
    required_deployments: { why: 'requires a deployment before a push', way: exempt },
    workflows: { why: 'requires workflows to pass before a push', way: exempt },
    code_scanning: { why: 'requires code scanning results before a push', way: exempt },
    required_linear_history: {
        why: 'forbids merge commits',
        way: `Set \`merge-base: false\`, and exempt ralph/state/**: its commits are merges.`,
    },
    commit_message_pattern: {
        why: 'requires a format for commit messages',
        way: `Set \`commit-template\`. Or: ${exempt}`,
    },
    commit_author_email_pattern: { why: 'restricts the addresses of authors', way: `Set \`author\`. Or: ${exempt}` },
    committer_email_pattern: { why: 'restricts the addresses of committers', way: `Set \`committer\`. Or: ${exempt}` },
    branch_name_pattern: {
        why: 'requires a format for branch names',
        way: `Choose a "branch" in the plan. Or: ${exempt}`,
    },
};
const signatures = {
    why: 'requires signed commits',
    way: 'Set `commit-mode: api`, so that GitHub signs those of the work branch, and exempt ralph/state/** from the rule.',
};
function ruleVerdict(type, signed) {
    if (type === 'required_signatures')
        return signed ? undefined : signatures;
    return Object.hasOwn(verdicts, type) ? verdicts[type] : undefined;
}

;// CONCATENATED MODULE: ./build/entry/doctor/repository-settings.js





const gitHubRepositoryProbe = {
    name: 'github',
    needs: 'repository',
    async look({ context, repository, github }) {
        const access = (0,doctor_here/* gitHubAccess */.gz)(context, await repository());
        if (!access)
            return [];
        const { owner, repo, serverUrl } = access.address;
        const place = `${owner}/${repo} at ${serverUrl.replace(/^https?:\/\//, '')}`;
        const here = await github();
        if (here === undefined || here === 'no token')
            return (0,doctor_probe/* noToken */.fC)(place);
        const found = [
            (0,doctor_probe.ok)(here.isPrivate
                ? `${place}, private`
                : `${place}, public: everyone can read the prompts, handoffs and logs of its runs`),
        ];
        if (here.isArchived)
            found.push((0,doctor_probe/* fail */.fJ)('It is archived, so nothing can be written.', 'Settings \u2192 General \u2192 Unarchive.'));
        if (here.mayPush === false)
            found.push((0,doctor_probe/* fail */.fJ)('This token may not push to it.', 'Use a token with write access to its contents.'));
        if (!here.hasIssues) {
            const remedy = 'Settings \u2192 General \u2192 Features \u2192 Issues. Without issues, orders can only be given on the pull request.';
            found.push((0,doctor_probe/* warn */.R8)('Issues are switched off: a run has no tracking issue.', remedy));
        }
        return found;
    },
};
const rulesProbe = (0,doctor_probe/* gitHubProbe */.oH)('rules', async (here, { project }) => {
    const known = await project().catch(() => undefined);
    const work = known?.workBranch ?? 'ralph/work/plan';
    const state = (known?.stateRef ?? 'refs/heads/ralph/state/plan').replace(/^refs\/heads\//, '');
    const signed = known?.settings['commit-mode'] === 'api';
    const found = [
        ...(await over(here, { branch: state, signed: false, found: doctor_probe/* fail */.fJ })),
        ...(await over(here, { branch: work, signed, found: doctor_probe/* warn */.R8 })),
        ...(await waitingForRalph(here)),
    ];
    return found.length > 0 ? found : (0,doctor_probe.ok)(`no rule blocks ${work} and ${state}`);
});
async function over({ client }, request) {
    const { branch, signed } = request;
    if (branch.startsWith('refs/'))
        return [];
    const rules = (await (0,doctor_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch }))) ?? [];
    const types = [...new Set(rules.map(({ type }) => String(type)))];
    const found = types.flatMap((type) => {
        const verdict = ruleVerdict(type, signed);
        return verdict ? [request.found(`A rule over ${branch} ${verdict.why}.`, verdict.way)] : [];
    });
    const classic = await (0,doctor_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch }));
    if (!classic?.protected || types.length > 0)
        return found;
    const remedy = 'Settings \u2192 Branches: leave ralph/** out of the rule\u2019s pattern.';
    return [...found, (0,doctor_probe/* warn */.R8)(`${branch} is a protected branch.`, remedy)];
}
async function waitingForRalph({ client, defaultBranch: branch }) {
    const [rules, classic] = await Promise.all([
        (0,doctor_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch })),
        (0,doctor_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch })),
    ]);
    const required = [
        ...(rules ?? []).flatMap((rule) => rule.type === 'required_status_checks'
            ? (rule.parameters?.required_status_checks ?? []).map(({ context }) => context)
            : []),
        ...(classic?.protection?.required_status_checks?.contexts ?? []),
    ];
    return [...new Set(required)]
        .filter((context) => context.startsWith('ralph/'))
        .map((context) => (0,doctor_probe/* warn */.R8)(`${branch} requires \`${context}\`, which commits by people never get.`, 'Require your own check, and publish ralph\u2019s verdict under its name: `mirror-status`.'));
}
const general = 'Settings \u2192 Actions \u2192 General';
const actionsSettingsProbe = (0,doctor_probe/* gitHubProbe */.oH)('actions', async (here) => {
    const { client } = here;
    const [policy, token] = await Promise.all([
        (0,doctor_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/permissions', {})),
        (0,doctor_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/permissions/workflow', {})),
    ]);
    if (!policy && !token) {
        return (0,doctor_probe.ok)('this token cannot read the Actions settings; if one blocks something, the run says so');
    }
    const found = [...(policy ? policyFindings(here, policy) : []), ...(token ? tokenFindings(token) : [])];
    return found.length > 0 ? found : (0,doctor_probe.ok)('allowed, and workflows may open pull requests');
});
function policyFindings({ workflows }, policy) {
    if (!policy.enabled)
        return [(0,doctor_probe/* fail */.fJ)('GitHub Actions is switched off.', `${general} \u2192 Actions permissions.`)];
    const uses = [...workflows.values()].map((workflow) => workflow.uses).filter((one) => !one.startsWith('.'));
    const found = [];
    if (policy.allowed_actions === 'local_only' && uses.length > 0)
        found.push((0,doctor_probe/* fail */.fJ)(`Only actions of this owner are allowed, which may not include ${uses[0]}.`, `${general}: allow it.`));
    if (policy.allowed_actions === 'selected' && uses.length > 0)
        found.push((0,doctor_probe/* warn */.R8)('Only selected actions are allowed.', `${general}: make sure that ${uses[0]} is among them.`));
    const loose = uses.find((one) => !/@[0-9a-f]{40}$/.test(one));
    if (policy.sha_pinning_required && loose !== undefined)
        found.push((0,doctor_probe/* fail */.fJ)(`Actions must be pinned to a full SHA, and ${loose} is not.`, 'Use the SHA of the release.'));
    return found;
}
const tokenFindings = (token) => token.can_approve_pull_request_reviews
    ? []
    : [
        (0,doctor_probe/* warn */.R8)('Workflows may not open pull requests.', `${general} \u2192 \u201cAllow GitHub Actions to create and approve pull requests\u201d; otherwise a run prints a link to open it by hand.`),
    ];
const payers = agent_agents/* payingInputs */.S3.map(({ variable }) => variable);
const secretsProbe = (0,doctor_probe/* gitHubProbe */.oH)('secrets', async ({ client, workflows }) => {
    const named = [...new Set([...workflows.values()].flatMap(({ secrets }) => secrets))].filter(isOwn);
    if (named.length === 0)
        return [];
    const [own, shared] = await Promise.all([
        (0,doctor_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/secrets', { per_page: 100 })),
        (0,doctor_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/organization-secrets', { per_page: 100 })),
    ]);
    if (!own)
        return (0,doctor_probe.ok)(`${named.join(', ')}: this token cannot see whether they exist`);
    const known = new Set([...own.secrets, ...(shared?.secrets ?? [])].map(({ name }) => name.toUpperCase()));
    return repository_settings_missing(named, known);
});
function repository_settings_missing(named, known) {
    const paying = named.filter((name) => payers.includes(name));
    const others = named.filter((name) => !payers.includes(name) && !known.has(name.toUpperCase()));
    const unpaid = paying.length > 0 && !paying.some((name) => known.has(name));
    const lacking = [...(unpaid ? [paying.join(' or ')] : []), ...others];
    if (lacking.length === 0)
        return (0,doctor_probe.ok)(`${named.filter((name) => known.has(name.toUpperCase())).join(', ')}`);
    return lacking.map((name) => (0,doctor_probe/* warn */.R8)(`There is no secret ${name}.`, `${(0,report_context/* commandSpan */["in"])('gh', 'secret', 'set', name.split(' ')[0] ?? name)}, or in the environment that the job uses.`));
}
const isOwn = (name) => name !== 'GITHUB_TOKEN';

// EXTERNAL MODULE: ./build/adapter/agent/call/call-servers.js
var call_servers = __webpack_require__(76758);
// EXTERNAL MODULE: ./build/adapter/process/lines.js
var process_lines = __webpack_require__(17249);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js
var supervise = __webpack_require__(67884);
;// CONCATENATED MODULE: ./build/adapter/agent/call/try-server.js



const hello = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'ralph', version: '1' } },
});
const patienceMs = 15_000;
const silent = `it did not answer within ${patienceMs / 1000} seconds`;
async function tryServer({ file, name }, call) {
    const { mcpServers } = JSON.parse(await (0,promises_.readFile)(file, 'utf8'));
    const entry = mcpServers[name];
    if (!entry)
        return 'it was left out';
    return 'url' in entry ? greetByHttp(entry, call.signal) : greet(entry, call);
}
async function greet({ command, args }, { confinement, folder, env, signal }) {
    let answered = false;
    let exitCode;
    const lines = (0,process_lines/* splitLines */.u)({
        onLine(line) {
            answered ||= /"id"\s*:\s*1\b/.test(line) && /"result"\s*:/.test(line);
            const ended = /^\{"ended":(\d+)\}$/.exec(line)?.[1];
            if (ended !== undefined)
                exitCode = Number(ended);
            if (answered || ended !== undefined)
                running.end();
        },
        onTooLong: () => undefined,
    });
    const script = `{ printf '%s\\n' "$1"; shift; sleep ${patienceMs / 1000}; } | { shift; "$@"; printf '{"ended":%s}\\n' $?; }`;
    const running = (0,supervise/* supervise */.z)({ file: '/bin/sh', args: ['-c', script, 'sh', hello, command, ...args], cwd: folder.home, env }, {
        confinement,
        places: { call: folder, writable: [], readable: [process.execPath] },
        signal,
        onStdout: lines.push,
        onStderr: () => undefined,
        wallMs: patienceMs,
        graceMs: 200,
    });
    await running.done;
    if (answered)
        return undefined;
    if (exitCode === undefined)
        return silent;
    return exitCode === 127 ? 'there is no such program' : `it ended with exit code ${exitCode}`;
}
async function greetByHttp({ url, headers }, signal) {
    const accept = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const until = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    try {
        const answer = await fetch(url, { method: 'POST', headers: { ...accept, ...headers }, body: hello, signal: until });
        await answer.body?.cancel();
        return answer.ok ? undefined : `it answered with HTTP status ${answer.status}`;
    }
    catch (error) {
        if (until.aborted)
            return silent;
        const { cause } = error;
        return `it cannot be reached (${String(cause?.code ?? error)})`;
    }
}

// EXTERNAL MODULE: ./build/adapter/process/call-folder.js
var call_folder = __webpack_require__(97461);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var servers = __webpack_require__(66794);
;// CONCATENATED MODULE: ./build/entry/doctor/servers.js









const roles = ['code', 'prep', 'index'];
const serversProbe = {
    name: 'mcp',
    needs: 'repository',
    patienceMs: 20_000,
    async look(subject) {
        const job = { settings: await subject.settings() };
        const base = await filesOf(subject.context);
        await (0,servers/* refuseUnusableServers */.IS)({ base }, job, roles);
        const notes = [];
        const show = (said) => {
            if (said.kind === 'warning')
                notes.push((0,doctor_probe/* warn */.R8)(`${said.text}.`, 'Add that file, or set `mcp-transport: stdio`.'));
        };
        const recall = () => Promise.resolve(undefined);
        const all = await Promise.all(roles.map((of) => (0,servers/* serversFor */.Qm)({ base, show }, job, { of, recall })));
        const list = new Map(all.flatMap((one) => one?.list ?? []).map((one) => [JSON.stringify(one), one]));
        return list.size === 0 ? [] : [...notes, ...(await tried(subject, [...list.values()]))];
    },
};
async function filesOf(context) {
    const { repository, read } = await (0,base_files/* openBase */.m)(context);
    const missing = (error) => {
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR')
            throw error;
        return undefined;
    };
    return {
        read: (path) => read((0,external_node_path_.join)(repository.toplevel, path)).then((bytes) => bytes.toString('utf8'), missing),
    };
}
async function tried(subject, list) {
    const found = await Promise.all(list.map((one) => triedOne(subject, one)));
    const working = found.flatMap(({ name, wrong }) => (wrong ? [] : [name]));
    const wrong = found.flatMap((one) => one.wrong ?? []);
    return working.length === 0 ? wrong : [(0,doctor_probe.ok)(working.join(', ')), ...wrong];
}
async function triedOne(subject, one) {
    const { context, scratch } = subject;
    const { agent, 'agent-env': extra } = await subject.settings();
    const { provider } = agent_agents/* agentFacts */.Ld[agent];
    const confinement = await subject.confinement();
    const { name } = one;
    return (0,call_folder/* withCallFolder */.V)(scratch, async (folder) => {
        const env = (0,environment/* agentEnvironment */.FV)(context.env, { ...folder, extra, provider });
        const asked = { servers: { list: [one], memory: '' }, workspace: folder.home };
        const here = await (0,call_servers/* layOutServers */.H)(asked, { folder, environment: context.env, provider, env });
        const left = await here?.end({ statuses: null, givenUp: [] });
        if (left?.troubles[0] !== undefined) {
            const why = 'Set the variable where ralph runs, or remove the server; until then calls go on without it.';
            return { name, wrong: (0,doctor_probe/* warn */.R8)(`${left.troubles[0]}.`, why) };
        }
        const fault = await tryServer({ file: here?.file ?? '', name }, { confinement, folder, env, signal: context.cancelled });
        if (fault === undefined)
            return { name };
        return { name, wrong: (0,doctor_probe/* fail */.fJ)(`MCP server ${name}: ${fault}.`, remedyFor(one)) };
    });
}
const remedyFor = ({ server }) => server.type === 'http'
    ? 'Correct its address or its headers, or remove it; until then calls go on without it.'
    : 'Install its package where ralph runs, such as with `setup`, and name its folder in `agent-read` if that is below a home; or remove the server. Until then calls go on without it.';

// EXTERNAL MODULE: ./build/entry/doctor/subject.js
var doctor_subject = __webpack_require__(68879);
;// CONCATENATED MODULE: ./build/adapter/github/workflow/watchdog.js
async function sleepsByItself(github, { file, asleepStep }) {
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const { workflow_runs: runs } = await github.request(route, { workflow_id: file, per_page: 1 });
    const [newest] = runs;
    if (!newest)
        return false;
    const at = { run_id: Number(newest.id) };
    const { jobs } = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', at);
    return jobs.some(({ steps = [] }) => steps.some(({ name, conclusion }) => name === asleepStep && conclusion === 'success'));
}
async function wakeWatchdog(github, watchdog) {
    const at = { workflow_id: watchdog.file };
    const { state } = await github.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', at);
    if (state === 'active')
        return 'awake';
    if (state === 'disabled_manually' && !(await sleepsByItself(github, watchdog)))
        return 'a person switched it off';
    await github.request('PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable', at);
    return 'awake';
}

// EXTERNAL MODULE: ./build/core/github/address.js
var github_address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/core/github/workflow-file.js
var workflow_file = __webpack_require__(69034);
// EXTERNAL MODULE: ./build/core/scaffold/watchdog-text.js
var watchdog_text = __webpack_require__(33100);
;// CONCATENATED MODULE: ./build/entry/doctor/workflow.js










const wanted = {
    workflow_dispatch: 'it can be started by hand, and continues on its own after a limit',
    issue_comment: 'comments give orders',
};
const workflowProbe = (0,doctor_probe/* gitHubProbe */.oH)('workflow', async (here) => {
    if (here.workflows.size === 0)
        return (0,doctor_probe/* warn */.R8)('No workflow uses ralph.', '`ralph init` writes one; runs from a laptop need none.');
    const found = await Promise.all([...here.workflows].map(([path, workflow]) => lookAt(here, path, workflow)));
    return found.flat();
});
async function lookAt(here, path, workflow) {
    const runs = carriesRuns(workflow) && Object.keys(wanted).some((event) => workflow.events.includes(event));
    const problems = [...(await onDefaultBranch(here, path)), ...(await switchedOn(here, path, workflow))];
    const file = runs ? [...events(path, workflow), ...permissions(path, workflow)] : [];
    const all = [...problems, ...file, ...kept(path, workflow), ...crons(path, workflow)];
    return all.length > 0 ? all : [(0,doctor_probe.ok)(`${path} is on ${here.defaultBranch}, enabled, with what it needs`)];
}
const carriesRuns = ({ command }) => !['tick', 'doctor', 'lint'].includes(command);
async function onDefaultBranch({ client, defaultBranch, env }, path) {
    const route = 'GET /repos/{owner}/{repo}/contents/{path}';
    const there = await (0,doctor_here/* seen */.cI)(client.request(route, { path, ref: defaultBranch }));
    if (there)
        return [];
    if (env['GITHUB_EVENT_NAME'] === 'pull_request' && env['GITHUB_BASE_REF'] === defaultBranch)
        return [(0,doctor_probe.ok)(`${path} comes to ${defaultBranch} with this pull request`)];
    const found = `${path} is not on ${defaultBranch}: only a push or a pull request can start it.`;
    return [(0,doctor_probe/* warn */.R8)(found, `Merge it into ${defaultBranch}.`)];
}
async function switchedOn({ client }, path, { command, crons }) {
    const workflow_id = (0,external_node_path_.basename)(path);
    const known = await (0,doctor_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }));
    if (!known)
        return [];
    if (crons.length > 0 && command === 'tick' && known.state !== 'active')
        return [];
    if (known.state !== 'active') {
        const why = known.state === 'disabled_inactivity' ? ', after 60 days without activity' : '';
        const say = command === 'tick' ? doctor_probe/* warn */.R8 : doctor_probe/* fail */.fJ;
        return [say(`${path} is disabled${why}.`, (0,report_context/* commandSpan */["in"])('gh', 'workflow', 'enable', workflow_id))];
    }
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const [newest] = (await (0,doctor_here/* seen */.cI)(client.request(route, { workflow_id, per_page: 1 })))?.workflow_runs ?? [];
    if (newest?.conclusion !== 'startup_failure')
        return [];
    const remedy = 'The page of that run says why: an invalid file, an action that the settings do not allow, or Settings \u2192 Actions \u2192 Policies; a run needs the events workflow_dispatch, schedule and issue_comment.';
    return [(0,doctor_probe/* warn */.R8)(`The newest run of ${path} could not start: ${newest.html_url}`, remedy)];
}
const events = (path, workflow) => Object.entries(wanted)
    .filter(([event]) => !workflow.events.includes(event))
    .map(([event, what]) => (0,doctor_probe/* warn */.R8)(`${path} has no \`${event}\`.`, `Add it to \`on:\`, so that ${what}.`));
function permissions(path, workflow) {
    if (workflow.permissions === null) {
        const remedy = `Add to the job: permissions: {${Object.keys(workflow_file/* neededPermissions */.We).join(': write, ')}: write}`;
        return [(0,doctor_probe/* warn */.R8)(`${path} sets no permissions, so the repository's default applies.`, remedy)];
    }
    return (0,workflow_file/* missingPermissions */.HR)(workflow).map((name) => {
        const found = `${path} does not give \`${name}: write\`.`;
        const remedy = `Add it to the job's \`permissions\`: ${workflow_file/* neededPermissions */.We[name]}.`;
        return name === 'contents' ? (0,doctor_probe/* fail */.fJ)(found, remedy) : (0,doctor_probe/* warn */.R8)(found, remedy);
    });
}
function kept(path, { uses }) {
    if (/^[.$]\//.test(uses) || /@[0-9a-f]{40}$/.test(uses))
        return [];
    const remedy = 'Name a full commit: OWNER/REPO@SHA, as `ralph init --action OWNER/REPO@SHA` writes it.';
    return [(0,doctor_probe/* warn */.R8)(`${path} uses ${uses}: a tag or a branch, which can move to other code.`, remedy)];
}
const crons = (path, { crons: all }) => all.some((cron) => /^0\s/.test(cron))
    ? [(0,doctor_probe/* warn */.R8)(`${path} is scheduled on the hour, when GitHub starts late or drops runs.`, 'Choose another minute.')]
    : [];
const lateMs = 2 * 86_400_000;
const scheduleProbe = (0,doctor_probe/* gitHubProbe */.oH)('schedule', async (here) => {
    const all = [...here.workflows];
    const scheduled = all.filter(([, { crons }]) => crons.length > 0);
    if (scheduled.length > 0)
        return Promise.all(scheduled.map(([path, workflow]) => lastHeard(here, path, workflow)));
    if (!all.some(([, { events }]) => events.includes('workflow_dispatch')))
        return [];
    const remedy = '`ralph init` writes one: .github/workflows/ralph-watchdog.yml.';
    return [(0,doctor_probe/* warn */.R8)('No watchdog restarts a run that lost its runner or whose limit was reset.', remedy)];
});
async function lastHeard({ client, now }, path, { command }) {
    const workflow_id = (0,external_node_path_.basename)(path);
    const known = await (0,doctor_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }));
    if (command === 'tick' && known?.state === 'disabled_manually') {
        if (await (0,doctor_here/* seen */.cI)(sleepsByItself(client, { file: workflow_id, asleepStep: watchdog_text/* asleepStep */.fR })))
            return (0,doctor_probe.ok)(`${path} sleeps, since every run is complete; the next job of a run enables it`);
        const found = `${path} was disabled by a person and stays so: nothing restarts a run that lost its runner or whose limit was reset.`;
        return (0,doctor_probe/* warn */.R8)(found, (0,report_context/* commandSpan */["in"])('gh', 'workflow', 'enable', workflow_id));
    }
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const asked = client.request(route, { workflow_id, event: 'schedule', per_page: 1 });
    const [newest] = (await (0,doctor_here/* seen */.cI)(asked))?.workflow_runs ?? [];
    if (!newest)
        return (0,doctor_probe.ok)(`${path} has not run on schedule yet`);
    const age = now() - Date.parse(newest.created_at);
    const ago = `${path} last ran on schedule ${(0,amounts/* formatDuration */.a3)(age)} ago`;
    if (age <= lateMs)
        return (0,doctor_probe.ok)(ago);
    const remedy = `Nothing restarts a waiting run: ${(0,report_context/* commandSpan */["in"])('gh', 'workflow', 'enable', workflow_id)}. GitHub disables schedules of public repositories after 60 days without activity.`;
    return (0,doctor_probe/* warn */.R8)(`${ago}.`, remedy);
}
const workflow_least = { node24: '2.327.1', ownRepository: '2.336.0' };
const severalJobs = ({ uses, commands }) => isCalled(uses) || commands.some((command) => ['intake', 'begin'].includes(command));
const isCalled = (uses) => /\/\.github\/workflows\//.test(uses);
const runnerProbe = (0,doctor_probe/* gitHubProbe */.oH)('runner', async ({ client, address, env, workflows }) => {
    const version = env['RUNNER_VERSION'];
    if (version && !isAtLeast(version, workflow_least.node24))
        return (0,doctor_probe/* fail */.fJ)(`Runner ${version} cannot start actions that use Node 24.`, `Update it to ${workflow_least.node24} or newer.`);
    const calling = [...workflows].find(([, { uses }]) => isCalled(uses));
    if (version && calling && !isAtLeast(version, workflow_least.ownRepository)) {
        const found = `Runner ${version} does not know \`uses: $/\`, by which the workflow that ${calling[0]} calls names its action.`;
        return (0,doctor_probe/* fail */.fJ)(found, `Update it to ${workflow_least.ownRepository} or newer, or write one job that calls nothing: \`ralph init --one-job\`.`);
    }
    const meta = (0,github_address/* isEnterpriseServer */.vh)(address) ? await (0,doctor_here/* seen */.cI)(client.request('GET /meta', {})) : undefined;
    const server = meta?.installed_version;
    if (server === undefined)
        return version ? (0,doctor_probe.ok)(version) : [];
    const split = [...workflows].find(([, workflow]) => severalJobs(workflow));
    if (split) {
        const found = `GitHub Enterprise Server ${server} cannot pass artifacts between jobs, and does not know \`uses: $/\`: ${split[0]} cannot work there.`;
        return (0,doctor_probe/* fail */.fJ)(found, '`ralph init --one-job` writes a workflow that can.');
    }
    return (0,doctor_probe/* warn */.R8)(`GitHub Enterprise Server ${server}: its runners must be ${workflow_least.node24} or newer, and pull requests of a workflow\u2019s token start no CI there.`, 'Make sure that the runners are new enough.');
});

;// CONCATENATED MODULE: ./build/entry/doctor/examine.js

















const defaultPatienceMs = 5_000;
async function examine(context, flags) {
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-doctor-'));
    try {
        const subject = (0,doctor_subject/* subjectOf */.e)(context, flags, scratch);
        const found = await Promise.all(probes.map((probe) => findingsOf(probe, subject)));
        return found.flat();
    }
    finally {
        await (0,process_directory/* removeFolder */.v$)(scratch);
    }
}
async function findingsOf(probe, subject) {
    const { name, needs, patienceMs = defaultPatienceMs } = probe;
    const known = needs === undefined || (await inTime(isKnown(needs, subject), 2 * defaultPatienceMs, false));
    const found = known ? await inTime(examine_lookAt(probe, subject), patienceMs, late(patienceMs)) : [left(needs)];
    return found.map((one) => ({ probe: name, ...one }));
}
async function examine_lookAt(probe, subject) {
    try {
        const found = await probe.look(subject);
        return 'level' in found ? [found] : found;
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        return sentencesOf(error).map((sentence) => (0,doctor_probe/* fail */.fJ)(sentence, error.hint));
    }
}
const sentencesOf = ({ findings, message }) => findings[0] === undefined || message.includes(findings[0]) ? [message] : findings;
const isKnown = (part, subject) => subject[part]().then(() => true, () => false);
const left = (needs) => ({
    level: 'warn',
    found: `not checked: fix \`${doctor_probe/* tellers */.kA[needs]}\` first`,
    remedy: null,
});
const late = (ms) => [
    (0,doctor_probe/* fail */.fJ)(`It did not answer within ${(0,amounts/* formatDuration */.a3)(ms)}.`, 'Find out why it hangs, then try again.'),
];
async function inTime(look, ms, instead) {
    let timer;
    const timeOut = new Promise((resolve) => {
        timer = setTimeout(() => resolve(instead), ms);
    });
    look.catch(() => undefined);
    return Promise.race([look, timeOut]).finally(() => clearTimeout(timer));
}
const probes = [
    gitProbe,
    nodeProbe,
    agentProbe,
    credentialsProbe,
    confinementProbe,
    serversProbe,
    notifyProbe,
    diskProbe,
    repositoryProbe,
    planProbe,
    queueProbe,
    uncommittedProbe,
    confProbe,
    checks/* checksProbe */.se,
    remoteProbe,
    branchesProbe,
    stateProbe,
    originProbe,
    gitHubRepositoryProbe,
    workflowProbe,
    scheduleProbe,
    actionsSettingsProbe,
    rulesProbe,
    secretsProbe,
    environmentsProbe,
    runnerProbe,
    checks/* otherCiProbe */.bv,
];


/***/ }),

/***/ 96301:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R8: () => (/* binding */ warn),
/* harmony export */   fC: () => (/* binding */ noToken),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   kA: () => (/* binding */ tellers),
/* harmony export */   oH: () => (/* binding */ gitHubProbe),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
const tellers = { repository: 'repository', project: 'plan', remote: 'remote' };
const ok = (found) => ({ level: 'ok', found, remedy: null });
const warn = (found, remedy) => ({ level: 'warn', found, remedy });
const fail = (found, remedy) => ({ level: 'fail', found, remedy });
const gitHubProbe = (name, look) => ({
    name,
    needs: 'repository',
    patienceMs: 15_000,
    async look(subject) {
        const here = await subject.github().catch(() => undefined);
        return here === undefined || here === 'no token' ? [] : look(here, subject);
    },
});
const noToken = (place) => warn(`The repository is ${place}; its settings were not checked because there is no token.`, 'Set GH_TOKEN, for example `GH_TOKEN=$(gh auth token) ralph doctor`.');


/***/ }),

/***/ 68879:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ subjectOf)
/* harmony export */ });
/* harmony import */ var _adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1315);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4146);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5369);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13992);
/* harmony import */ var _wire_confinement_here_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75896);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90553);
/* harmony import */ var _wire_state_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85487);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40033);








const remotePatience = { backoffMs: [], timeoutMs: 4_000 };
function subjectOf(context, flags, scratch, known) {
    const repository = once(() => (0,_adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h_)({ cwd: context.cwd, env: context.env }));
    const project = once(async () => known ?? (0,_project_project_js__WEBPACK_IMPORTED_MODULE_3__/* .openProject */ .U8)(context, await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_5__/* .lookingAtQueue */ .aJ)(context, flags)));
    const settings = once(async () => {
        const known = await project().catch(() => undefined);
        return known?.settings ?? readableSettings(context, flags);
    });
    const state = once(async () => (0,_wire_state_access_js__WEBPACK_IMPORTED_MODULE_6__/* .openState */ .Gf)(await project(), context, { home: scratch, ...remotePatience }));
    return {
        context,
        scratch,
        repository,
        project,
        state,
        github: once(async () => {
            const found = await repository();
            const access = (0,_here_js__WEBPACK_IMPORTED_MODULE_7__/* .gitHubAccess */ .gz)(context, found);
            if (!access)
                return undefined;
            const { address, token } = access;
            return token === undefined ? 'no token' : (0,_here_js__WEBPACK_IMPORTED_MODULE_7__/* .gitHubHere */ .wH)(context, found, { address, token });
        }),
        settings,
        confinement: once(async () => (0,_wire_confinement_here_js__WEBPACK_IMPORTED_MODULE_4__/* .confinementHere */ .F)(context, await settings())),
        remote: once(async () => (await (await state()).remote.list(['refs/heads/ralph/*'])).refs),
    };
}
async function readableSettings(context, flags) {
    const { cwd, env } = context;
    const named = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const file = await (0,_project_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .openBase */ .m)(context)
        .then((base) => (0,_project_project_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .Xg)(base, cwd, named))
        .catch(() => undefined);
    const given = { flags, environment: env, plan: undefined, fileName: file?.name ?? '' };
    const { settings, findings } = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSettings */ .M)({ ...given, file: file?.values ?? {} });
    if (findings.length === 0)
        return settings;
    return (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSettings */ .M)({ flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' }).settings;
}
function once(look) {
    let asked;
    return () => {
        asked ??= look();
        asked.catch(() => undefined);
        return asked;
    };
}


/***/ }),

/***/ 8284:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ withKeeper),
/* harmony export */   A: () => (/* binding */ runsAt),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   Pb: () => (/* binding */ keepersOf),
/* harmony export */   iP: () => (/* binding */ keeperAt),
/* harmony export */   vH: () => (/* binding */ roomyFolder),
/* harmony export */   vm: () => (/* binding */ whoHolds)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39021);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);
/* harmony import */ var _adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41586);
/* harmony import */ var _adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90618);
/* harmony import */ var _adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65977);
/* harmony import */ var _adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81747);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58100);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(34891);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57078);














async function keepersOf(context, flags) {
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .settingSources */ .rw)(context, flags);
    const { repository } = base;
    const { remote = base.remote, 'state-ref': prefix } = before.settings;
    const file = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesFile */ .Tg)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository.commonDir);
    const remembered = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesIn */ .yN)(file);
    const prefixes = [...new Set([...(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_12__/* .knownPrefixes */ .AN)(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
    const origin = repository.origin === null ? [] : ['origin'];
    const named = remote === undefined ? [null, ...remembered.map((one) => one.remote), ...origin] : [remote];
    const keepers = new Map();
    for (const name of new Set(named)) {
        const keeper = await keeperAt({ name, repository, prefixes, context });
        if (!keepers.has(keeper.address))
            keepers.set(keeper.address, keeper);
    }
    return { keepers: [...keepers.values()], file, placeOf: (plan) => (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placeOf */ .$t)(file, plan), repository };
}
async function keeperAt({ name, repository, prefixes, context, }) {
    const { address, ...access } = (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitCredential */ .ib)(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .remoteAddress */ .fn)(repository, name ?? undefined, context));
    return {
        name,
        shown: name === null ? 'this repository' : (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(name),
        address,
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withCredential */ .ML)(repository.carriedConfiguration(of), access),
        },
        prefixes,
        home: (plan) => (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .homeOf */ .lt)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository, { remote: address, plan }),
        secrets: access.secrets,
    };
}
async function withKeeper({ repository, address }, { env }, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await roomyFolder(), 'ralph-look-'));
    try {
        const store = await (0,_adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__/* .openStore */ .Ch)({ home, repository, remote: address, env });
        return await look({ store, remote: (0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteAt */ .e)({ store }) }).finally(() => store.close());
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(home, { recursive: true, force: true });
    }
}
async function roomyFolder() {
    const own = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    const isFull = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.statfs)(own).then(({ bavail, bsize }) => bavail * bsize < lookBytes, () => false);
    return isFull && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inMemory) ? inMemory : own;
}
const lookBytes = 1024 ** 2;
const inMemory = '/dev/shm';
const runsAt = (keeper, store) => (0,_adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__/* .surveyStates */ .f)({ store, prefixes: keeper.prefixes });
const isLost = async (state, now, liveness) => state.lease !== null && (await whoHolds(state, now, liveness)) === undefined;
async function whoHolds({ lease, handed }, now, liveness) {
    if (!lease)
        return undefined;
    const life = await (liveness ?? (await (0,_adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__/* .processLiveness */ .x)())).check(lease.holder);
    const verdict = (0,_core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .leaseVerdict */ .QI)(lease, life, { now, handed: handed !== null });
    return verdict.kind === 'held' ? verdict.why : undefined;
}


/***/ }),

/***/ 90553:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ onPrevious),
/* harmony export */   GZ: () => (/* binding */ queueHere),
/* harmony export */   XS: () => (/* binding */ planUnderWay),
/* harmony export */   aJ: () => (/* binding */ lookingAtQueue),
/* harmony export */   sv: () => (/* binding */ refuseTwins)
/* harmony export */ });
/* unused harmony export queueFiles */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64745);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21033);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7630);
/* harmony import */ var _core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68124);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18341);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13992);
/* harmony import */ var _kept_runs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8284);









async function queueHere(context, flags, known = {}) {
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .settingSources */ .rw)(context, flags);
    const { toplevel } = base.repository;
    const folder = before.settings.queue ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .usualQueue */ .u8;
    const [files, runs] = await Promise.all([
        queueFiles(base, { folder, toplevel, settings: before.settings }),
        known.runs ?? runsHere(context, flags, known.liveness),
    ]);
    return { queue: (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_8__/* .queueOf */ .nv)(files, { folder, runs }), runs, toplevel, settings: before.settings };
}
async function queueFiles({ list, read }, given) {
    const { folder, toplevel, settings } = given;
    const options = (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionsOf */ .Mt)(settings);
    const paths = await list(folder);
    return Promise.all(paths.map(async (path) => {
        if (!(0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .queuedFile */ .W5)(path, folder)?.extension.toLowerCase().endsWith('json'))
            return { path };
        const bytes = await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path));
        return { path, planName: (0,_core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlan */ .m3)({ from: 'file', file: path, bytes, options }).plan?.name };
    }));
}
async function runsHere(context, flags, liveness) {
    const runs = new Map();
    const { keepers } = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .keepersOf */ .Pb)(context, flags);
    for (const keeper of keepers) {
        const found = await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .withKeeper */ .$Q)(keeper, context, ({ store }) => (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .runsAt */ .A)(keeper, store)).catch((error) => {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            context.err(`${keeper.shown} could not be asked for its runs: ${error.message}\n`);
            return [];
        });
        for (const { plan, ref, run, fault } of found) {
            if (fault !== undefined)
                context.err(`The state of ${plan} (${ref}) cannot be read: ${fault}\n`);
            if (run && !runs.has(plan))
                runs.set(plan, await asItStands(run.state, context.now(), liveness));
        }
    }
    return runs;
}
const asItStands = async (...given) => (await (0,_kept_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .isLost */ .JD)(...given)) ? (0,_core_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutLostJob */ .G)(given[0]) : given[0];
function onPrevious(project, previous) {
    const before = previous?.state;
    if (!project.queue || !before || project.settings['queue-base'] === 'base')
        return project;
    if (before.remote !== project.remote)
        return project;
    const { plan, work_branch: branch, work: commit } = before;
    return { ...project, queue: { ...project.queue, previous: { plan, branch, commit } } };
}
function refuseTwins({ findings }) {
    if (findings.length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'QUEUE_INVALID',
        message: 'The queue cannot be carried out; nothing was started.',
        hint: 'Rename the files that are named above. `ralph queue` shows the queue.',
        findings,
    });
}
async function lookingAtQueue(context, flags) {
    if (flags['plan'] !== undefined || context.planText)
        return flags;
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .settingSources */ .rw)(context, flags);
    const folder = before.settings.queue;
    if (folder === undefined || before.sources.plan !== 'default')
        return flags;
    const files = (await base.list(folder)).flatMap((path) => (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .queuedFile */ .W5)(path, folder) ?? []).sort(_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .byTurn */ .hN);
    const places = ['current', 'pending', 'complete'];
    const first = places.map((place) => files.find((file) => file.place === place)).find((file) => file !== undefined);
    return first === undefined
        ? flags
        : { ...flags, plan: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(context.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(base.repository.toplevel, first.path)) };
}
async function planUnderWay(context, flags) {
    const looking = await lookingAtQueue(context, flags);
    if (looking === flags)
        return flags;
    const { queue, settings, toplevel } = await queueHere(context, flags);
    const next = (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_8__/* .nextPlan */ .T2)(queue, { passesFailed: settings['queue-failed'] === 'pass' });
    const row = next.kind === 'empty' || next.kind === 'begin' ? (0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_8__/* .previousOf */ .te)(queue.rows) : next.row;
    return row ? { ...flags, plan: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(context.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, row.path)) } : looking;
}


/***/ })

};
