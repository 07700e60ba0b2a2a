export const id = 9932;
export const ids = [9932];
export const modules = {

/***/ 62090:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ noAgentsFile),
/* harmony export */   JW: () => (/* binding */ readAgentsFile),
/* harmony export */   dq: () => (/* binding */ agentsFile),
/* harmony export */   kE: () => (/* binding */ faultBy)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42463);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26921);
/* harmony import */ var _schema_agent_context_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96351);
/* harmony import */ var _schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74639);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);





const agentsFile = '.ralph/config/agents.json';
const Shape = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    context_agent: _schema_agent_context_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .ContextAgent */ .x8.prefault({}),
    passes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_schema_agent_pass_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentPass */ .Rx).max(20).default([]),
});
const noAgentsFile = {
    passes: [],
    context: { model: null, prep: { max_turns: 25, template: undefined }, post: { max_turns: 10, template: undefined } },
};
async function readAgentsFile(source, files) {
    const read = Shape.safeParse(json(source));
    if (!read.success)
        throw invalid(read.error.issues.map(({ path, message }) => `${place(path)}: ${message}`));
    const { context_agent: context, passes } = read.data;
    const enabled = passes.filter((pass) => pass.enabled);
    const twice = enabled.filter(({ name }, index) => enabled.findIndex((other) => other.name === name) < index);
    const found = await Promise.all(enabled.map((pass) => complete(pass, files)));
    const prep = await contextCall('prep', context.prep, files);
    const post = await contextCall('post', context.post, files);
    const faults = [
        ...[prep, post].flatMap(({ fault }) => fault ?? []),
        ...twice.map(({ name }) => `passes: two of them are called "${name}"`),
        ...found.flatMap(({ pass, faults }) => faults.map((fault) => `pass "${pass.name}": ${fault}`)),
    ];
    if (faults.length > 0)
        throw invalid(faults);
    return {
        passes: found.map(({ pass }) => pass),
        context: { model: context.model, prep: prep.call, post: post.call },
    };
}
const stock = { prep: 'context-prep-prompt.md', post: 'context-post-prompt.md' };
async function contextCall(name, { max_turns, prompt_template: named }, files) {
    const template = named === undefined ? undefined : await insideOnly(named, files.template);
    const call = { max_turns, template };
    const missing = named !== undefined && named !== stock[name] && template === undefined;
    return { call, ...(missing && { fault: `context_agent.${name}.prompt_template: there is no template ${named}` }) };
}
async function complete(pass, files) {
    const [{ schema, fault }, template] = await Promise.all([
        schemaOf(pass, files.schema),
        insideOnly(pass.prompt_template, async (path) => (await files.template(path)) ?? files.shipped(path)),
    ]);
    const missing = template === undefined ? [`there is no template ${pass.prompt_template}`] : [];
    const faults = [...(fault === undefined ? [] : [fault]), ...missing];
    return { pass: { ...pass, schema, template: template ?? '' }, faults };
}
function insideOnly(given, read) {
    const path = given.replace(/^\.ralph\/(?:templates|config)\//, '');
    return /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(path) ? read(path) : Promise.resolve(undefined);
}
async function schemaOf({ schema }, schemaAt) {
    if (schema === undefined)
        return { schema };
    const text = typeof schema === 'string' ? await insideOnly(schema, schemaAt) : undefined;
    if (typeof schema === 'string' && text === undefined)
        return { schema: undefined, fault: `there is no ${schema} in .ralph/config` };
    try {
        const value = text === undefined ? schema : JSON.parse(text);
        if (typeof value !== 'object' || value === null)
            return { schema: undefined, fault: 'its schema is not an object' };
        const fault = schemaFault(value);
        return fault === undefined ? { schema: value } : { schema: undefined, fault: `its schema cannot be used: ${fault}` };
    }
    catch (error) {
        return { schema: undefined, fault: `its schema cannot be used: ${messageOf(error)}` };
    }
}
function json(source) {
    try {
        return JSON.parse(source);
    }
    catch (error) {
        throw invalid([messageOf(error)]);
    }
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
const place = (path) => path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || 'it';
const invalid = (findings) => new _error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'AGENTS_FILE_INVALID',
    message: `${agentsFile} cannot be used.`,
    hint: `Fix the problems above in ${agentsFile} and commit it to the base, or set \`agent-passes-enabled: false\`.`,
    findings,
});
function compiled(schema) {
    const { $async, type } = schema;
    if (Array.isArray(schema))
        throw new Error('it is not an object');
    if ($async !== undefined)
        throw new Error('$async is not supported');
    if (type !== undefined && type !== 'object')
        throw new Error('an answer is an object: its type must be "object"');
    return new ajv__WEBPACK_IMPORTED_MODULE_4__.Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema);
}
function schemaFault(schema) {
    try {
        compiled(schema);
        return undefined;
    }
    catch (error) {
        return messageOf(error);
    }
}
function faultBy(schema, value, withinTime) {
    try {
        return withinTime(() => {
            const matches = compiled(schema);
            if (matches(value))
                return undefined;
            const [error] = matches.errors ?? [];
            return `its answer does not match its schema: ${error?.instancePath || 'it'} ${error?.message ?? 'differs'}`;
        });
    }
    catch (error) {
        return `its schema could not be evaluated on its answer: ${messageOf(error)}`;
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
    return `# Restarts runs that stopped without needing a person: after a usage limit, a lost runner, a dropped order.
# A run enables this workflow when it starts; it disables itself when every run is complete.
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
      checks: read
      actions: write # starts ${workflow}, and disables this workflow
    steps:
      - id: ralph
        uses: ${action}
        with:
          command: tick
          dispatch: ${workflow}
          github-token: \${{ github.token }}
      # Tells later jobs that no person disabled this workflow, so that they enable it again.
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

/***/ 87117:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isAtLeast)
/* harmony export */ });
function isAtLeast(version, least) {
    const [have, need] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0));
    for (const [index, number] of (need ?? []).entries()) {
        const other = have?.[index] ?? 0;
        if (other !== number)
            return other > number;
    }
    return true;
}


/***/ }),

/***/ 92949:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ validationOf),
/* harmony export */   E: () => (/* binding */ checksToRun),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   mm: () => (/* binding */ weightOf),
/* harmony export */   zf: () => (/* binding */ countingChecks)
/* harmony export */ });
const policy = {
    strict: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'counts' },
    lenient: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'reported' },
    tests_only: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'not_run' },
};
const weightOf = (strategy, { kind }) => policy[strategy][kind];
function checksToRun(strategy, checks) {
    return checks.filter((check) => weightOf(strategy, check) !== 'not_run');
}
function countingChecks(strategy, checks) {
    return checks.filter((check) => weightOf(strategy, check) === 'counts');
}
function judge(given) {
    const weigh = (check) => weightOf(given.strategy, check);
    const accepted = new Set(given.knownRed);
    const ran = new Set(given.results.map(({ name }) => name));
    const failed = given.results.filter(({ passed }) => !passed);
    const counts = (result) => weigh(result) === 'counts' && result.elsewhere?.required !== false;
    const failures = failed.filter((result) => counts(result) && !accepted.has(result.name));
    const missing = checksToRun(given.strategy, given.checks).filter(({ name }) => !ran.has(name));
    return {
        passed: failures.length === 0 && missing.length === 0,
        failures,
        reported: failed.filter((result) => !counts(result) && !accepted.has(result.name)),
        knownRed: failed.filter(({ name }) => accepted.has(name)).map(({ name }) => name),
        missing: missing.map(({ name }) => name),
        notRun: given.checks.filter((check) => weigh(check) === 'not_run').map(({ name }) => name),
    };
}
function validationOf(given) {
    const { iteration, tree, strategy, checks, results, knownRed } = given;
    const ran = new Set(results.map(({ name }) => name));
    return {
        iteration,
        strategy,
        tree,
        passed: judge(given).passed,
        checks: [...results],
        not_run: checks.map(({ name }) => name).filter((name) => !ran.has(name)),
        known_red: [...knownRed],
        changed_by_checks: [...new Set(results.flatMap(({ changed }) => changed?.paths ?? []))],
    };
}


/***/ }),

/***/ 39890:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctorCommand: () => (/* binding */ doctorCommand)
/* harmony export */ });
/* harmony import */ var _adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1315);
/* harmony import */ var _adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95935);
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98203);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_report_terminal_doctor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52855);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20780);
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27827);
/* harmony import */ var _doctor_examine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5421);
/* harmony import */ var _project_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57966);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67582);










const flags = {
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .settingFlags */ .KB)('plan', 'remote', 'state-ref', 'agent', 'agent-path', 'agent-version', 'agent-command'),
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .settingFlags */ .KB)('confinement', 'min-confinement', 'confinement-sudo'),
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .configFlag */ .L5,
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonFlag */ .hG,
};
const doctorCommand = {
    help: `Checks git, the agent and its credentials, the plan, the remote and the state. Changes nothing and calls no model.
If the repository is on GitHub and GH_TOKEN is set (gh auth token prints one), also checks its workflow, settings, rules, secrets and schedule.
Exits with 0 if a run can start, and with 1 if something is marked \u2717.

Usage: ralph doctor [options]

Examples:
  ralph doctor
  ralph doctor --remote origin
  ralph doctor --json

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .flagHelp */ .QR)(flags)}`,
    flags,
    run: async (context, { values }) => {
        if (!values['json'] && (await isOutside(context))) {
            context.err(`ralph: ${context.cwd} is not in a git repository; change to your project first. [NOT_A_REPOSITORY]\n`);
            return _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .exits */ .co.usage.code;
        }
        const diagnoses = await (0,_doctor_examine_js__WEBPACK_IMPORTED_MODULE_6__/* .examine */ .s)(context, values);
        const text = values['json']
            ? (0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .inertJson */ .n)({ schema: 1, ok: (0,_core_report_terminal_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .isHealthy */ .Wr)(diagnoses), findings: diagnoses }, 2)
            : (0,_core_report_terminal_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .doctorText */ .lW)(diagnoses, (0,_project_context_js__WEBPACK_IMPORTED_MODULE_8__/* .lookOf */ .Li)(context)).join('\n');
        context.out(`${(0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_5__/* .redactor */ .$p)((0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_9__/* .secretValues */ .V)(context.env))(text)}\n`);
        return (0,_core_report_terminal_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .isHealthy */ .Wr)(diagnoses) ? 0 : _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .exits */ .co.failed.code;
    },
};
const isOutside = ({ cwd, env }) => (0,_adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h_)({ cwd, env }).then(() => false, (error) => error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A && error.code === 'NOT_A_REPOSITORY');


/***/ }),

/***/ 6042:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ agentProbe),
/* harmony export */   T: () => (/* binding */ credentialsProbe)
/* harmony export */ });
/* harmony import */ var _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26765);
/* harmony import */ var _adapter_process_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62171);
/* harmony import */ var _probe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96301);



const agentProbe = {
    name: 'agent',
    async look({ context, settings, scratch, ...subject }) {
        const known = await settings();
        const { refuse, probe } = _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agents */ .X[known.agent];
        refuse(known);
        const confinement = await subject.confinement();
        const { env: environment, cancelled } = context;
        return (0,_probe_js__WEBPACK_IMPORTED_MODULE_2__.ok)(await probe(known, {
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
    async look({ context: { env, checkout }, settings }) {
        const { facts, login } = _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agents */ .X[(await settings()).agent];
        if (facts.credentials.length === 0)
            return (0,_probe_js__WEBPACK_IMPORTED_MODULE_2__.ok)('left to the agent command');
        const present = facts.credentials.filter((one) => (0,_adapter_process_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCredential */ .mB)({ credentials: [one] }, env));
        const spaced = present.flatMap(({ variable }) => /^\s|\s$|^["']/.test(env[variable] ?? '') ? [blanks(variable)] : []);
        if (present.length > 0)
            return [(0,_probe_js__WEBPACK_IMPORTED_MODULE_2__.ok)(present.map(({ variable, kind }) => `${kind} (${variable})`).join(', ')), ...spaced];
        const found = login(env);
        if (found !== undefined)
            return (0,_probe_js__WEBPACK_IMPORTED_MODULE_2__.ok)(found);
        return (0,_probe_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('There is no key, token or login for the model.', checkout ? facts.howToPay.inCi : facts.howToPay.here);
    },
};
const blanks = (name) => (0,_probe_js__WEBPACK_IMPORTED_MODULE_2__/* .warn */ .R8)(`${name} starts or ends with white space or a quote.`, 'Set it again without them; the provider refuses it as it is.');


/***/ }),

/***/ 40318:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ diskProbe),
/* harmony export */   J1: () => (/* binding */ confinementProbe),
/* harmony export */   Vn: () => (/* binding */ gitProbe),
/* harmony export */   d8: () => (/* binding */ nodeProbe)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_exec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17939);
/* harmony import */ var _core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93107);
/* harmony import */ var _core_text_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77112);
/* harmony import */ var _core_text_version_order_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87117);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13992);
/* harmony import */ var _through_proxy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16239);
/* harmony import */ var _wire_confinement_here_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75896);
/* harmony import */ var _probe_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96301);











const nodeProbe = {
    name: 'node',
    async look({ context: { env } }) {
        const version = process.versions.node;
        if (!(0,_core_text_version_order_js__WEBPACK_IMPORTED_MODULE_9__/* .isAtLeast */ .d)(version, '20.19'))
            return (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .fail */ .fJ)(`Version ${version} is too old.`, 'Install Node 20.19 or newer.');
        return (0,_through_proxy_js__WEBPACK_IMPORTED_MODULE_6__/* .passesProxyBy */ .Xp)(env) ? (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .warn */ .R8)(_through_proxy_js__WEBPACK_IMPORTED_MODULE_6__/* .proxyPassedBy */ .Q_, 'Install Node 24.14 or newer.') : (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__.ok)(version);
    },
};
const gitProbe = {
    name: 'git',
    async look({ context }) {
        const env = Object.fromEntries(Object.entries(context.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
        const { stdout } = await (0,_adapter_git_call_exec_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)([], env, { args: ['--version'], timeoutMs: 4_000 });
        const version = /\d+\.\d+(\.\d+)?/.exec(stdout.toString('utf8'))?.[0] ?? 'unknown';
        if (!(0,_core_text_version_order_js__WEBPACK_IMPORTED_MODULE_9__/* .isAtLeast */ .d)(version, '2.31'))
            return (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .fail */ .fJ)(`Version ${version} is too old.`, 'Install git 2.31 or newer.');
        if ((0,_core_text_version_order_js__WEBPACK_IMPORTED_MODULE_9__/* .isAtLeast */ .d)(version, '2.38'))
            return (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__.ok)(version);
        return (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .warn */ .R8)(`Version ${version} cannot merge a base that moved, nor undo an iteration.`, 'Install git 2.38 or newer, or turn the merge off with `merge-base: false`.');
    },
};
const [least, comfortable] = [512 * 1024 ** 2, 2 * 1024 ** 3];
const diskProbe = {
    name: 'disk',
    look({ context: { env } }) {
        const places = [nearest((0,_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .engineHome */ .KE)(env) || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()];
        const space = places.map((path) => ({ path, ...spaceOf(path) })).sort((a, b) => a.free - b.free);
        return Promise.resolve(space[0] === undefined ? [] : judge(space[0], env['HOME']));
    },
};
function judge({ path, free, size }, home) {
    const found = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${(0,_core_text_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .shownPath */ .p)(path, { home })}`;
    const remedy = 'Free some space, or set RALPH_HOME and TMPDIR to another disk.';
    if (free < Math.min(least, size / 10))
        return (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .fail */ .fJ)(`Only ${found}.`, remedy);
    return free < comfortable ? (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__/* .warn */ .R8)(`Only ${found}.`, remedy) : (0,_probe_js__WEBPACK_IMPORTED_MODULE_8__.ok)(found);
}
function spaceOf(path) {
    const { bavail, bsize, blocks } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(path);
    return { free: bavail * bsize, size: blocks * bsize };
}
const nearest = (path) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) ? path : nearest((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)));
const confinementProbe = {
    name: 'confinement',
    patienceMs: 20_000,
    async look({ context, settings, confinement }) {
        const known = await settings();
        const shape = context.checkout ? 'split jobs' : 'own machine';
        return (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnoseConfinement */ .nS)(known, (0,_wire_confinement_here_js__WEBPACK_IMPORTED_MODULE_7__/* .confinedAt */ .mo)(await confinement(), known, { context, shape }));
    },
};


/***/ }),

/***/ 96301:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R8: () => (/* binding */ warn),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   fC: () => (/* binding */ noToken),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   oH: () => (/* binding */ gitHubProbe),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);


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
const defaultPatienceMs = 5_000;
async function findingsOf(probe, subject) {
    const { name, needs, patienceMs = defaultPatienceMs } = probe;
    const known = needs === undefined || (await inTime(isKnown(needs, subject), 2 * defaultPatienceMs, false));
    const found = known ? await inTime(lookAt(probe, subject), patienceMs, late(patienceMs)) : [left(needs)];
    return found.map((one) => ({ probe: name, ...one }));
}
async function lookAt(probe, subject) {
    try {
        const found = await probe.look(subject);
        return 'level' in found ? [found] : found;
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
            throw error;
        return sentencesOf(error).map((sentence) => fail(sentence, error.hint));
    }
}
const sentencesOf = ({ findings, message }) => findings[0] === undefined || message.includes(findings[0]) ? [message] : findings;
const isKnown = (part, subject) => subject[part]().then(() => true, () => false);
const left = (needs) => ({
    level: 'warn',
    found: `not checked: fix \`${tellers[needs]}\` first`,
    remedy: null,
});
const late = (ms) => [
    fail(`It did not answer within ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(ms)}.`, 'Find out why it hangs, then try again.'),
];
async function inTime(look, ms, instead) {
    let timer;
    const timeOut = new Promise((resolve) => {
        timer = setTimeout(() => resolve(instead), ms);
    });
    look.catch(() => undefined);
    return Promise.race([look, timeOut]).finally(() => clearTimeout(timer));
}


/***/ }),

/***/ 68879:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ subjectOf)
/* harmony export */ });
/* harmony import */ var _adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1315);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6952);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5369);
/* harmony import */ var _project_config_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30358);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13992);
/* harmony import */ var _wire_confinement_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75896);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90553);
/* harmony import */ var _wire_rule_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1333);
/* harmony import */ var _wire_state_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85487);









const remotePatience = { backoffMs: [], timeoutMs: 4_000 };
function subjectOf(context, flags, scratch, known) {
    const repository = once(() => (0,_adapter_git_store_user_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h_)({ cwd: context.cwd, env: context.env }));
    const opened = once(async () => known ?? (0,_project_project_js__WEBPACK_IMPORTED_MODULE_4__/* .openProject */ .U8)(context, await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_6__/* .lookingAtQueue */ .aJ)(context, flags)));
    const state = once(async () => (0,_wire_state_access_js__WEBPACK_IMPORTED_MODULE_8__/* .openState */ .Gf)(await opened(), context, { home: scratch, ...remotePatience }));
    const project = once(async () => known ?? asItsRunHasIt(context, await opened(), state));
    const settings = once(async () => {
        const known = await project().catch(() => undefined);
        return known?.settings ?? readableSettings(context, flags);
    });
    return {
        context,
        scratch,
        repository,
        project,
        state,
        github: once(async () => {
            const { gitHubAccess, gitHubHere } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(891), __webpack_require__.e(33)]).then(__webpack_require__.bind(__webpack_require__, 40033));
            const found = await repository();
            const access = gitHubAccess(context, found);
            if (!access)
                return undefined;
            const { address, token } = access;
            return token === undefined ? 'no token' : gitHubHere(context, found, { address, token });
        }),
        settings,
        confinement: once(async () => (0,_wire_confinement_here_js__WEBPACK_IMPORTED_MODULE_5__/* .confinementHere */ .FY)(context, await settings())),
        remote: once(async () => (await (await state()).remote.list(['refs/heads/ralph/*'])).refs),
    };
}
async function asItsRunHasIt(context, project, state) {
    const access = await state().catch(() => undefined);
    const run = await access?.state.load().then((loaded) => loaded.run, () => null);
    if (!access || !run)
        return { ...project, ...(await project.readBy(project.settings)) };
    return (await (0,_wire_rule_project_js__WEBPACK_IMPORTED_MODULE_7__/* .ruleProject */ .i)(project, context, { run, access, fresh: false, change: false })).project;
}
async function readableSettings(context, flags) {
    const { cwd, env } = context;
    const named = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const file = await (0,_project_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .openBase */ .m)(context)
        .then((base) => (0,_project_config_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)(base, cwd, named))
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


/***/ })

};
