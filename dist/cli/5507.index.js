export const id = 5507;
export const ids = [5507];
export const modules = {

/***/ 26765:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ agents)
});

// EXTERNAL MODULE: ./build/core/agent/claude.js
var claude = __webpack_require__(85652);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/adapter/process/call-folder.js
var call_folder = __webpack_require__(97461);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var process_environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/adapter/agent/call/call-servers.js
var call_servers = __webpack_require__(76758);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/process/bounded-output.js
var bounded_output = __webpack_require__(4165);
// EXTERNAL MODULE: ./build/adapter/process/disk-watch.js
var disk_watch = __webpack_require__(42447);
// EXTERNAL MODULE: ./build/adapter/process/foreign-files.js
var foreign_files = __webpack_require__(54256);
// EXTERNAL MODULE: ./build/adapter/process/lines.js
var process_lines = __webpack_require__(17249);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js
var supervise = __webpack_require__(67884);
// EXTERNAL MODULE: ./build/adapter/agent/call/classify-end.js + 1 modules
var classify_end = __webpack_require__(45123);
// EXTERNAL MODULE: ./build/adapter/agent/call/stream-reader.js + 2 modules
var stream_reader = __webpack_require__(90868);
;// CONCATENATED MODULE: ./build/adapter/agent/call/streaming-call.js








const wallMs = 30 * 60_000;
const limitsOf = (limits, { limitMs }) => limitMs === undefined ? limits : { ...limits, wallMs: Math.min(limitMs, limits.wallMs ?? wallMs) };
async function runStreamingCall(call) {
    const reader = (0,stream_reader/* readStream */.b)();
    const stderr = (0,bounded_output/* boundedOutput */.n)({ headBytes: 0, tailBytes: 8192 });
    let lingering;
    const tell = withoutFlood(call.onProgress);
    const take = (line) => {
        for (const progress of reader.read(line))
            tell(progress);
        const heard = reader.soFar();
        if (heard.result !== null && lingering === undefined) {
            lingering = { since: performance.now(), timer: setTimeout(() => running.end(), call.limits.lingerMs ?? 15_000) };
        }
        if (heard.result === null && hopeless(heard, call))
            running.end();
    };
    const lines = (0,process_lines/* splitLines */.u)({
        onLine: take,
        onTooLong: (bytes) => tell({ kind: 'says', text: `[a line of ${bytes} bytes was skipped]` }),
    });
    const outside = (0,foreign_files/* watchForeignFiles */.xb)(call.environment, call.watched);
    const disk = (0,disk_watch/* watchDisk */.f)([call.command.cwd, call.command.env['TMPDIR'] ?? call.command.cwd], () => running.end());
    (0,failpoint/* failpoint */.Zu)('agent.start');
    const running = (0,supervise/* supervise */.z)(call.command, {
        confinement: call.confinement,
        places: call.places,
        signal: call.signal,
        onStdout: lines.push,
        onStderr: stderr.push,
        wallMs: call.limits.wallMs ?? wallMs,
        idleMs: call.limits.idleMs ?? 10 * 60_000,
        stopSignal: call.stopSignal,
        ...(call.limits.graceMs === undefined ? {} : { graceMs: call.limits.graceMs }),
    });
    try {
        (0,failpoint/* failpoint */.Zu)('agent.started');
        const process = await running.done.catch((error) => {
            outside();
            throw error;
        });
        (0,failpoint/* failpoint */.Zu)('agent.ended');
        lines.end();
        const heard = reader.heard();
        const lingeredMs = lingering === undefined || process.endedBy === 'itself' ? null : Math.round(performance.now() - lingering.since);
        const stderrTail = stderr.finish().tail;
        return {
            heard,
            process,
            stderrTail,
            endedAt: Date.now(),
            usage: heard.usage,
            durationMs: Math.round(process.durationMs),
            lingeredMs,
            denials: (0,stream_reader/* denialsIn */.W)(heard.result),
            diskFull: disk.finish(),
            outside: outside(),
        };
    }
    finally {
        disk.finish();
        clearTimeout(lingering?.timer);
    }
}
function outcomeOf(call, end = (0,classify_end/* classifyEnd */.q)(call)) {
    const { usage, durationMs, lingeredMs, denials, outside } = call;
    return { end, usage, durationMs, lingeredMs, denials, outside };
}
const hopeless = ({ lastRetry, answerTool }, call) => (lastRetry?.error === 'authentication_failed' && !call.renewsLogin) || (answerTool === false && call.needsAnswerTool);
const shownTalk = 300;
function withoutFlood(onProgress) {
    let talk = 0;
    return (progress) => {
        if (progress.kind === 'says')
            talk += 1;
        if (progress.kind !== 'says' || talk <= shownTalk)
            onProgress(progress);
        if (progress.kind === 'says' && talk === shownTalk + 1)
            onProgress({ kind: 'says', text: '[the rest of its output is not shown]' });
    };
}

;// CONCATENATED MODULE: ./build/adapter/agent/claude/claude-command.js
function claudeCommand(call) {
    const { request } = call;
    return {
        file: call.program,
        args: [
            '-p',
            ...['--output-format', 'stream-json', '--verbose'],
            ...['--json-schema', JSON.stringify(request.schema)],
            ...['--strict-mcp-config', '--mcp-config', call.servers?.file ?? '{"mcpServers":{}}', '--setting-sources='],
            '--no-session-persistence',
            ...['--max-turns', String(request.maxTurns)],
            ...['--max-budget-usd', String(request.budgetUsd)],
            ...claude_command_option('--model', request.model),
            ...claude_command_option('--fallback-model', call.fallbackModels.join(',') || undefined),
            ...claude_command_option('--append-system-prompt-file', call.systemPromptFile),
            ...permissionFlags(call.permissions, call.servers?.names ?? []),
        ],
        cwd: request.cwd,
        env: { ...defaults, ...call.env, ...forced, ...(call.root ? { IS_SANDBOX: '1' } : {}) },
        stdin: request.prompt,
    };
}
const defaults = {
    CLAUDE_CODE_MAX_RETRIES: '3',
    MCP_TIMEOUT: '30000',
    MCP_TOOL_TIMEOUT: '120000',
};
const forced = {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1',
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
};
const claude_command_option = (flag, value) => (value === undefined ? [] : [flag, value]);
function permissionFlags(permissions, servers) {
    if (permissions.kind === 'skip')
        return ['--dangerously-skip-permissions'];
    const mode = permissions.kind === 'mode' ? permissions.mode : 'dontAsk';
    const own = permissions.kind === 'reads' ? permissions.tools.join(',') : '';
    const allowed = permissions.kind === 'mode' ? permissions.allowedTools : servers.map((name) => `mcp__${name}`);
    return [
        ...['--permission-mode', mode],
        ...(permissions.kind === 'mode' ? [] : ['--tools', own]),
        ...(allowed.length === 0 ? [] : ['--allowedTools', ...allowed]),
    ];
}

// EXTERNAL MODULE: ./build/adapter/agent/claude/claude-login.js
var claude_login = __webpack_require__(10439);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
;// CONCATENATED MODULE: ./build/adapter/agent/claude/install-claude.js








const claudePackage = '@anthropic-ai/claude-code';
async function installClaude(options) {
    const place = (0,external_node_path_.join)(options.folder, `claude-${options.version}`);
    if (!(0,external_node_fs_.existsSync)(place))
        await install(options, place);
    refuseOtherIntegrity(options, place);
    return programIn(options, place);
}
async function install(options, place) {
    const npm = (0,programs/* findProgram */.K)('npm', options.environment['PATH']);
    if (npm === undefined)
        throw notInstalled(options, 'There is no `npm` on PATH.');
    options.onInstall(`installing ${claudePackage}@${options.version} in ${place}`);
    await (0,promises_.mkdir)(options.folder, { recursive: true, mode: 0o700 });
    await removeAbandoned(options.folder);
    const partial = await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.folder, `partial-${options.version}-`));
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(partial, 'package.json'), packageJson(options.version));
        await runNpm(npm, options, partial);
        refuseOtherIntegrity(options, partial);
        programIn(options, partial);
        await (0,promises_.rename)(partial, place).catch((error) => {
            if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST')
                throw error;
        });
    }
    finally {
        await (0,process_directory/* removeFolder */.v$)(partial);
    }
}
async function removeAbandoned(folder) {
    const places = (0,external_node_fs_.readdirSync)(folder).flatMap((name) => (name.startsWith('partial-') ? (0,external_node_path_.join)(folder, name) : []));
    const old = places.filter((place) => ((0,external_node_fs_.statSync)(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - dayMs);
    for (const place of old)
        await (0,process_directory/* removeFolder */.v$)(place);
}
const dayMs = 24 * 60 * 60_000;
const packageJson = (version) => `${JSON.stringify({ private: true, dependencies: { [claudePackage]: version } }, null, 2)}\n`;
const flags = [
    ...['--no-global', '--ignore-scripts', '--include=optional', '--install-strategy=hoisted', '--package-lock'],
    ...['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error'],
];
async function runNpm(npm, options, folder) {
    const said = (0,bounded_output/* boundedOutput */.n)({ headBytes: 0, tailBytes: 4000 });
    const { environment, confinement, signal } = options;
    const places = { call: { path: folder, home: folder, tmp: folder }, writable: [] };
    const env = Object.fromEntries(Object.entries(environment).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])));
    const end = await (0,supervise/* supervise */.z)({ file: npm, args: ['install', '--prefix', folder, ...flags], cwd: folder, env }, {
        confinement: { wrap: await confinement.unconfined() },
        places,
        signal,
        onStdout: said.push,
        onStderr: said.push,
        wallMs: 15 * 60_000,
    }).done;
    signal.throwIfAborted();
    if (end.exitCode === 0 && end.endedBy === 'itself')
        return;
    const why = end.endedBy === 'wall' ? 'it took more than 15 minutes' : said.finish().tail.trim() || 'it printed nothing';
    throw notInstalled(options, `npm could not install ${claudePackage}@${options.version}: ${why}`);
}
function installedIn(folder) {
    const lock = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'node_modules/.package-lock.json'), 'utf8'));
    return Object.entries(lock.packages).map(([path, { integrity }]) => ({
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        integrity,
    }));
}
function refuseOtherIntegrity(options, folder) {
    if (options.integrity.length === 0)
        return;
    const other = installedIn(folder).filter(({ integrity }) => !options.integrity.includes(integrity ?? ''));
    if (other.length === 0)
        return;
    throw new error_error/* RalphError */.A({
        code: 'AGENT_INTEGRITY',
        message: `The package from the registry, ${claudePackage}@${options.version}, does not match agent-integrity; it was not run.`,
        hint: 'Compare with a registry that you trust. If these are right, pass each of them as --agent-integrity.',
        findings: other.map(({ name, integrity }) => `${name}: ${integrity ?? 'no integrity'}`),
    });
}
function programIn(options, folder) {
    const scope = (0,external_node_path_.join)(folder, 'node_modules/@anthropic-ai');
    const native = (0,external_node_fs_.readdirSync)(scope).filter((name) => name.startsWith('claude-code-'));
    const places = isNative(scope)
        ? native.map((name) => (0,external_node_path_.join)(scope, name, 'claude'))
        : [(0,external_node_path_.join)(folder, 'node_modules/.bin/claude')];
    const program = places.find(isExecutable);
    if (program !== undefined)
        return program;
    const why = 'the registry has none, did not send it, or sent one with another hash';
    throw notInstalled(options, `npm installed no program from ${claudePackage}@${options.version} for this machine: ${why}.`);
}
function isNative(scope) {
    const { optionalDependencies = {} } = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(scope, 'claude-code/package.json'), 'utf8'));
    return Object.keys(optionalDependencies).some((name) => name.startsWith(`${claudePackage}-`));
}
function isExecutable(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
const notInstalled = ({ version, folder }, why) => new error_error/* RalphError */.A({
    code: 'AGENT_NOT_INSTALLED',
    message: why,
    hint: `Where npm works, run \`npm install --prefix ${JSON.stringify((0,external_node_path_.join)(folder, 'by-hand'))} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${JSON.stringify((0,external_node_path_.join)(folder, 'by-hand/node_modules/.bin/claude'))}\`.`,
});

;// CONCATENATED MODULE: ./build/adapter/agent/claude/claude-program.js







async function claudeProgram(choice, options) {
    const found = (0,programs/* findProgram */.K)(choice.path ?? 'claude', choice.environment['PATH']);
    const said = found === undefined ? undefined : await versionOf(found, choice, options);
    if (found !== undefined && said !== undefined && isWanted(said, choice.version)) {
        return { program: found, version: said };
    }
    if (choice.install === undefined || choice.path !== undefined)
        throw unfit(choice, found, said);
    const program = await choice.install(choice.version);
    const version = await versionOf(program, choice, options);
    if (!isWanted(version, choice.version))
        throw unfit(choice, program, version);
    return { program, version };
}
const isWanted = (said, wanted) => wanted === undefined || said.split(' ', 1)[0] === wanted;
async function versionOf(program, { confinement }, { env, call }) {
    const stdout = (0,bounded_output/* boundedOutput */.n)({ headBytes: 1000, tailBytes: 0 });
    const stderr = (0,bounded_output/* boundedOutput */.n)({ headBytes: 0, tailBytes: 500 });
    const end = await (0,supervise/* supervise */.z)({ file: program, args: ['--version'], cwd: call.path, env }, {
        confinement,
        places: { call, writable: [], readable: programFiles(program) },
        signal: new AbortController().signal,
        onStdout: stdout.push,
        onStderr: stderr.push,
        wallMs: 20_000,
    }).done;
    const version = stdout.finish().head.trim().split('\n', 1)[0] ?? '';
    if (end.exitCode === 0 && version !== '')
        return version;
    const said = stderr.finish().tail.trim();
    throw new error_error/* RalphError */.A({
        code: 'AGENT_MISSING',
        message: `${program} --version did not answer: ${said || `exit code ${end.exitCode ?? 'none'}`}`,
        hint: 'Try it by hand. Reinstall Claude Code, or set `agent.path` to one that works.',
    });
}
function unfit({ path, version }, program, said) {
    if (program !== undefined) {
        return new error_error/* RalphError */.A({
            code: 'AGENT_VERSION_DIFFERS',
            message: `${program} is version ${said}, but agent-version requires ${version}.`,
            hint: `${installHint(version)} Or remove agent-version.`,
        });
    }
    return new error_error/* RalphError */.A({
        code: 'AGENT_MISSING',
        message: path === undefined ? 'There is no program `claude` on PATH.' : `There is no program at agent.path, ${path}.`,
        hint: installHint(version),
    });
}
function installHint(version) {
    if (version === undefined) {
        return `Install it with \`npm install -g ${claudePackage}\`, let ralph install it with \`--agent-install missing\`, or set \`agent.path\` to where it is.`;
    }
    const folder = `"$HOME/.local/share/claude-code-${version}"`;
    return `Let ralph install that version with \`--agent-install missing\` (without \`agent.path\`); or run \`npm install --prefix ${folder} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${folder}/node_modules/.bin/claude\`.`;
}
const triedRelease = {
    version: '2.1.330',
    integrity: [
        'sha512-KQMl6kixLMGHRCDUhkUPebuBhw13MpxlH3+17QzHQx40FNVd1z3uFKUSqQXB5zF9vLQGcpoC/8wWe5R35lsWvQ==',
        'sha512-rgzAjrRJJsIdZXGF9CCFFbURxKuJNobRr+krV3dNmqNJWIws74rLD0CABe4+nXlx/9WwRECTrveprWB96mubqw==',
        'sha512-XenTNj2zXaFrnLmf47n25vChfFhlfeyaAR/vW5SFsEnLGwd2U1vDUY97+5etHBZu3xWBnlK8HhBVxzRi9YTUDw==',
        'sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA==',
        'sha512-NemfeTqZ30tQDhAeumZgDYoX4ewhAHkN3dbcsyvlgb+yvpKUlcYu5Bor8K+Du5azGe3uy9sftlJxbGhTsCR7zA==',
        'sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==',
        'sha512-OnduSSPY1b59FA8jTbq20Y1XkDUV0S1OVyvYBNslEbpX79P81JF7Ih4lgYvDKiFnnSv75z4Kv6qLE5DQqogYXA==',
        'sha512-UBG8oi9gyi2hBGrKYkNfXSAqEyC3wJ2CsmSfQw8XLNWM/GOlUWAqELJOW9eBaAlWsusvwhHKtiQeS0UEQ+skxQ==',
        'sha512-P3aamhGb7lZUsgj6kQzdZAKh3fNFoXvawxZFuUz+pC5HVLwEtX5eWgO6kpxzT9+qfHaPhoepZ9KU8K1sz3b2yw==',
    ],
};
function programFiles(program) {
    const real = realOf(program);
    const inPackages = real.lastIndexOf('/node_modules/');
    return [program, inPackages < 0 ? real : `${real.slice(0, inPackages)}/node_modules`];
}
function realOf(program) {
    try {
        return (0,external_node_fs_.realpathSync)(program);
    }
    catch {
        return (0,external_node_path_.dirname)(program);
    }
}

;// CONCATENATED MODULE: ./build/adapter/agent/claude/claude.js












function claudeAgent(settings) {
    return {
        name: 'claude',
        preflight: () => (0,call_folder/* withCallFolder */.V)(settings.tmp, (folder) => claudeProgram(settings, { env: environmentOf(settings, folder), call: folder })),
        run: (request, signal, onProgress) => (0,call_folder/* withCallFolder */.V)(settings.tmp, (folder) => run(settings, { request, folder, signal, onProgress })),
        ask: (question, signal) => (0,call_folder/* withCallFolder */.V)(settings.tmp, async (folder) => {
            const cwd = (0,external_node_path_.join)(folder.path, 'empty');
            await (0,promises_.mkdir)(cwd);
            const request = {
                ...question,
                pass: 'code',
                cwd,
                workspace: cwd,
                systemPrompt: '',
                allowedTools: undefined,
            };
            return run(asked(settings), { request, folder, signal, onProgress: () => undefined });
        }),
    };
}
const asked = (settings) => ({
    ...settings,
    permissions: { kind: 'no_tools' },
    fallbackModels: [],
    limits: { ...settings.limits, wallMs: Math.min(askMs, settings.limits.wallMs ?? askMs) },
});
const askMs = 2 * 60_000;
async function run(settings, { request, folder, signal, onProgress }) {
    const env = environmentOf(settings, folder);
    const { program } = await claudeProgram(settings, { env, call: folder });
    const systemPromptFile = request.systemPrompt === '' ? undefined : (0,external_node_path_.join)(folder.path, 'system-prompt.md');
    if (systemPromptFile !== undefined)
        await (0,promises_.writeFile)(systemPromptFile, request.systemPrompt);
    const { environment } = settings;
    const servers = await (0,call_servers/* layOutServers */.H)(request, { folder, environment, provider: claude/* claude */.n.provider, env });
    const command = claudeCommand({
        program,
        servers,
        request,
        env,
        permissions: permissionsOf(settings, request),
        fallbackModels: settings.fallbackModels,
        systemPromptFile,
        root: process.getuid?.() === 0,
    });
    const { confinement } = settings;
    const renewsLogin = !(0,process_environment/* hasCredential */.mB)(claude/* claude */.n, settings.environment);
    const call = await runStreamingCall({
        command,
        confinement,
        places: {
            call: folder,
            writable: [request.workspace, ...loginFolder(env)],
            readable: [
                ...programFiles(program),
                ...(servers ? [process.execPath] : []),
                ...(0,process_environment/* cloudFiles */.Nc)(claude/* claude */.n.provider, env),
                ...loginFolder(env).flatMap(steeringFiles),
            ],
        },
        environment,
        watched: settings.watched,
        limits: { graceMs: 3000, ...limitsOf(settings.limits, request) },
        signal,
        onProgress,
        renewsLogin,
        needsAnswerTool: true,
        stopSignal: 'SIGINT',
    });
    const refused = call.heard.answerTool === null && call.stderrTail.includes('--json-schema');
    if (call.heard.answerTool === false || refused)
        throw noStructuredOutput(program, call.stderrTail);
    if (neverStarted(call))
        throw notStarted(program, call);
    if (call.heard.cliError === 'model_not_found' && call.heard.result?.is_error)
        throw noModel(call.heard.result.result);
    return { ...outcomeOf(call), servers: await servers?.end(call.heard.servers) };
}
function permissionsOf({ permissions }, { pass, allowedTools }) {
    if (allowedTools === undefined)
        return permissions;
    return pass !== 'code' ? { kind: 'reads', tools: allowedTools } : { kind: 'mode', mode: 'dontAsk', allowedTools };
}
const neverStarted = ({ heard, process }) => heard.answerTool === null && heard.result === null && process.endedBy === 'itself' && process.exitCode !== 0;
const environmentOf = (settings, { home, tmp }) => (0,process_environment/* agentEnvironment */.FV)(settings.environment, {
    home,
    tmp,
    extra: settings.extraEnv,
    provider: claude/* claude */.n.provider,
    login: (0,claude_login/* loginVariables */.B)(settings.environment),
});
const loginFolder = ({ CLAUDE_CONFIG_DIR: folder }) => folder === undefined ? [] : [folder];
const steeringFiles = (folder) => [
    'settings.json',
    'settings.local.json',
    'CLAUDE.md',
    'agents',
    'commands',
    'hooks',
    'plugins',
    'rules',
    'skills',
].map((name) => (0,external_node_path_.join)(folder, name));
const noStructuredOutput = (program, said) => new error_error/* RalphError */.A({
    code: 'AGENT_NO_STRUCTURED_OUTPUT',
    message: `${program} did not offer its answer tool (StructuredOutput), so no iteration could leave a handoff. ${said.trim()}`.trimEnd(),
    hint: 'Update Claude Code to 2.1.197 or newer. If it is newer already, please report this: it did not accept our JSON Schema.',
});
const noModel = (said = '') => new error_error/* RalphError */.A({
    code: 'AGENT_MODEL_NOT_FOUND',
    message: `The provider does not offer this model to this account: ${(0,one_line/* oneLine */.TN)(said, 500)}`,
    hint: 'Set `model` to one that it offers (--model, ralph.yml, or the task in the plan), then run the same command again.',
});
const notStarted = (program, { process, stderrTail }) => new error_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    message: `${program} exited with code ${process.exitCode ?? 'none'} before it started: ${stderrTail.trim().slice(-1000) || 'it printed nothing'}`,
    hint: 'Fix what it names, such as a CLAUDE_CODE_\u2026 variable, then run the same command again.',
});

;// CONCATENATED MODULE: ./build/adapter/agent/claude/claude-kind.js






const claudeKind = {
    facts: claude/* claude */.n,
    create,
    preview: (settings) => [
        settings['agent-path'] ?? 'claude',
        ...['-p', '--output-format', 'stream-json', '--json-schema', '\u2026', '--max-turns', String(settings['max-turns'])],
        ...(settings.model === undefined ? [] : ['--model', settings.model]),
    ],
    refuse: () => undefined,
    probe,
    login: (environment) => Object.keys((0,claude_login/* loginVariables */.B)(environment)).length > 0 ? 'the login of `claude` on this machine' : undefined,
};
function create(settings, place) {
    const { environment, confinement } = place;
    const install = (version = triedRelease.version) => installClaude({
        version,
        integrity: integrityOf(version, settings['agent-integrity']),
        folder: place.programs,
        environment,
        confinement,
        signal: place.cancelled,
        onInstall: place.note,
    });
    return claudeAgent({
        environment,
        extraEnv: settings['agent-env'],
        tmp: place.tmp,
        confinement,
        ...(place.watched && { watched: place.watched }),
        limits: { wallMs: settings['agent-timeout'], idleMs: settings['agent-idle-timeout'] },
        path: settings['agent-path'],
        version: settings['agent-version'],
        install: settings['agent-install'] === 'missing' ? install : undefined,
        fallbackModels: settings['fallback-model'],
        permissions: settings['skip-permissions']
            ? { kind: 'skip' }
            : { kind: 'mode', mode: settings['permission-mode'], allowedTools: settings['allowed-tools'] },
    });
}
const integrityOf = (version, given) => given.length === 0 && version === triedRelease.version ? triedRelease.integrity : given;
async function probe(settings, place) {
    const found = await create({ ...settings, 'agent-install': 'never' }, place)
        .preflight()
        .catch((error) => {
        if (settings['agent-install'] === 'never' || !canBeInstalled(error, settings['agent-path']))
            throw error;
        return null;
    });
    if (found === null)
        return 'claude is not installed in that version; the first job installs it (agent-install: missing)';
    const demanded = settings['agent-version'] === undefined ? '' : ', as agent-version requires';
    return `${found.program} ${found.version}${demanded}`;
}
const canBeInstalled = (error, path) => path === undefined &&
    error instanceof error_error/* RalphError */.A &&
    (error.code === 'AGENT_MISSING' || error.code === 'AGENT_VERSION_DIFFERS');

// EXTERNAL MODULE: ./build/core/agent/command.js
var command = __webpack_require__(70661);
;// CONCATENATED MODULE: ./build/adapter/agent/command/command-agent.js










const commandKind = {
    facts: command/* command */.G,
    create: (settings, { environment, tmp, confinement, watched }) => commandAgent({
        environment,
        extraEnv: settings['agent-env'],
        tmp,
        confinement,
        ...(watched && { watched }),
        limits: { wallMs: settings['agent-timeout'], idleMs: settings['agent-idle-timeout'] },
        command: settings['agent-command'] ?? '',
    }),
    preview: (settings) => ['sh', '-c', settings['agent-command'] ?? ''],
    refuse,
    probe: async (settings) => `the command ${settings['agent-command']}`,
    login: () => undefined,
};
function refuse(settings) {
    if (settings['agent-command'] === undefined) {
        throw new error_error/* RalphError */.A({
            code: 'AGENT_COMMAND_MISSING',
            message: 'The agent is `command`, but no command is given.',
            hint: 'Add --agent-command "\u2026" (see docs/agents.md).',
        });
    }
    if (settings['agent-version'] !== undefined) {
        throw new error_error/* RalphError */.A({
            code: 'AGENT_VERSION_WITHOUT_CLAUDE',
            message: 'agent-version is the version of Claude Code, but the agent is `command`.',
            hint: 'Remove agent-version; the command is responsible for its own version.',
        });
    }
}
const { provider } = command/* command */.G;
function commandAgent(settings) {
    return {
        name: 'command',
        preflight: () => Promise.resolve({ program: settings.command, version: 'shell command' }),
        run: (request, signal, onProgress) => command_agent_run(settings, request, signal, onProgress),
    };
}
async function command_agent_run(settings, request, signal, onProgress) {
    return (0,call_folder/* withCallFolder */.V)(settings.tmp, async (folder) => {
        const handoffFile = (0,external_node_path_.join)(folder.path, 'handoff.json');
        const { command, servers } = await commandOf(settings, request, { ...folder, handoffFile });
        const call = await runStreamingCall({
            command,
            confinement: settings.confinement,
            places: {
                call: folder,
                writable: [request.workspace],
                readable: [...(0,process_environment/* cloudFiles */.Nc)(provider, command.env), ...(servers ? [process.execPath] : [])],
            },
            environment: settings.environment,
            watched: settings.watched,
            limits: limitsOf(settings.limits, request),
            signal,
            onProgress,
            renewsLogin: false,
            needsAnswerTool: false,
            stopSignal: 'SIGTERM',
        });
        if (notFound(call))
            throw command_agent_notStarted(settings.command, call);
        const end = (0,classify_end/* classifyEnd */.q)(call);
        const outcome = outcomeOf(call, end.kind === 'no_result' ? await answerFrom(handoffFile, end) : end);
        return { ...outcome, servers: await servers?.end(call.heard.servers) };
    });
}
const notFound = ({ heard, process }) => process.endedBy === 'itself' &&
    (process.exitCode === 126 || process.exitCode === 127) &&
    heard.result === null &&
    heard.tail === '';
const command_agent_notStarted = (command, { process, stderrTail }) => new error_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    message: `The agent command \`${(0,one_line/* oneLine */.TN)(command, 200)}\` could not be run (exit code ${process.exitCode}): ${(0,one_line/* oneLine */.TN)(stderrTail, 500)}`,
    hint: "Fix `agent.command` (--agent-command): `sh -c` runs it in the workspace, with ralph's own PATH.",
});
async function commandOf(settings, request, folder) {
    const schemaFile = (0,external_node_path_.join)(folder.path, 'handoff.schema.json');
    const systemPromptFile = (0,external_node_path_.join)(folder.path, 'system-prompt.md');
    await (0,promises_.writeFile)(schemaFile, JSON.stringify(request.schema, null, 2));
    await (0,promises_.writeFile)(systemPromptFile, request.systemPrompt);
    const { environment, extraEnv } = settings;
    const { home, tmp } = folder;
    const env = (0,process_environment/* agentEnvironment */.FV)(environment, { home, tmp, extra: extraEnv, provider });
    const servers = await (0,call_servers/* layOutServers */.H)(request, { folder, environment, provider, env });
    const command = {
        file: 'sh',
        args: ['-c', settings.command],
        cwd: request.cwd,
        stdin: request.prompt,
        env: {
            ...env,
            RALPH_PASS: request.pass,
            RALPH_ITERATION: String(request.iteration),
            RALPH_TASK_ID: request.task,
            RALPH_ATTEMPT: String(request.attempt),
            RALPH_MODEL: request.model ?? '',
            RALPH_MAX_TURNS: String(request.maxTurns),
            RALPH_BUDGET_USD: String(request.budgetUsd),
            RALPH_ALLOWED_TOOLS: (request.allowedTools ?? []).join('\n'),
            RALPH_SYSTEM_PROMPT_FILE: systemPromptFile,
            RALPH_HANDOFF_SCHEMA: schemaFile,
            RALPH_HANDOFF_FILE: folder.handoffFile,
            RALPH_MCP_CONFIG: servers?.file ?? '',
        },
    };
    return { command, servers };
}
const answerBytes = 1024 * 1024;
async function answerFrom(path, end) {
    const left = await (0,call_folder/* readLeft */.G)(path, answerBytes);
    if (!left || 'size' in left)
        return end;
    const { text } = left;
    try {
        return { kind: 'finished', structured: JSON.parse(text), text };
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        return { kind: 'no_result', tail: `RALPH_HANDOFF_FILE does not hold JSON: ${why}\n${end.tail}` };
    }
}

;// CONCATENATED MODULE: ./build/adapter/agent/agents.js


const agents = { claude: claudeKind, command: commandKind };


/***/ }),

/***/ 76758:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ layOutServers)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_mcp_fill_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90810);
/* harmony import */ var _core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28049);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _process_call_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97461);
/* harmony import */ var _process_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62171);







async function layOutServers({ servers, workspace }, place) {
    if (!servers)
        return undefined;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.folder.path, 'mcp');
    const relay = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'relay.cjs');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(relay, relayProgram, { mode: 0o600 });
    const memory = servers.list.some(_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .keepsMemory */ .W1) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'memory.jsonl') : undefined;
    if (memory !== undefined && servers.memory !== '')
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(memory, servers.memory, { mode: 0o600 });
    const judged = servers.list.map((one) => ready(one, { ...place, workspace, memory }));
    const left = judged.flatMap((one) => ('why' in one ? [`MCP server ${one.name} was left out: ${one.why}`] : []));
    const good = judged.flatMap((one) => ('why' in one ? [] : [one]));
    const entries = good.map(async ({ name, server }) => [
        name,
        await entryOf(server, { script: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${name}.sh`), relay, call: place.env }),
    ]);
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'servers.json');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, JSON.stringify({ mcpServers: Object.fromEntries(await Promise.all(entries)) }), { mode: 0o600 });
    const names = good.map(({ name }) => name);
    return {
        file,
        names,
        async end(heard) {
            const read = memory === undefined ? undefined : await (0,_process_call_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .readLeft */ .G)(memory, _core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .maxMemoryBytes */ .d4);
            const lost = read && 'size' in read ? [`what the memory server saved is larger than ${_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .maxMemoryBytes */ .d4 / 1024} KiB`] : [];
            const changed = read && 'text' in read && read.text !== servers.memory;
            return {
                troubles: [...left, ...troublesOf(names, heard), ...lost],
                memory: changed ? read.text.split('\n').filter((line) => line !== '') : null,
            };
        },
    };
}
function ready({ name, server }, { environment, provider, workspace, memory }) {
    const valueOfVariable = (variable) => {
        if (variable === 'RALPH_WORKSPACE')
            return workspace;
        if ((0,_core_mcp_fill_in_js__WEBPACK_IMPORTED_MODULE_2__/* .asksForModelKey */ .uV)(variable) || (0,_process_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .belongsToPayer */ .LE)(provider, environment, variable))
            return undefined;
        return environment[variable] || undefined;
    };
    const filled = (0,_core_mcp_fill_in_js__WEBPACK_IMPORTED_MODULE_2__/* .fillIn */ .pz)(server, valueOfVariable);
    if ('missing' in filled)
        return { name, why: `it needs ${filled.missing.join(' and ')}, which is not set or not allowed for servers` };
    if (filled.server.type === 'stdio') {
        const own = memory !== undefined && (0,_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .keepsMemory */ .W1)({ name, server }) ? { [_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .memoryVariable */ .mR]: memory } : {};
        return { name, server: { ...filled.server, env: { ...filled.server.env, ...own } } };
    }
    if (JSON.stringify(filled.server).includes('${'))
        return { name, why: 'the value of a variable contains another variable' };
    return { name, server: filled.server };
}
async function entryOf(server, { script, ...started }) {
    if (server.type === 'http')
        return server;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(script, serverScript(server, started), { mode: 0o600 });
    return { type: 'stdio', command: '/bin/sh', args: [script] };
}
const byStatus = {
    failed: 'could not be started or reached',
    pending: 'did not answer in time',
    'needs-auth': 'requires a login, which is not possible in a call',
    no_tools: 'has no tools, or too long a list of them',
};
function troublesOf(names, { statuses, givenUp }) {
    const absent = names.flatMap((name) => {
        const status = statuses?.get(name) ?? 'missing';
        if (statuses === null || status === 'connected')
            return [];
        const why = byStatus[status] ?? `was not connected (${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(status, 40)})`;
        return [`MCP server ${name} ${why}; the call continued without it`];
    });
    const broken = givenUp.flatMap(({ server, tool, why }) => {
        if (!names.includes(server))
            return [];
        const call = `a call of ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(tool, 60)}`;
        return [
            `MCP server ${server} ${why === 'silent' ? `did not answer ${call} in time` : `ended, or sent too much, in ${call}`}`,
        ];
    });
    return [...new Set([...absent, ...broken])];
}
function serverScript({ command, args, env }, { call, relay }) {
    const kept = ['RALPH_TREE', ...(0,_process_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .serverVariables */ .pv)(call)].map((name) => `\${${name}+"${name}=$${name}"}`);
    return [
        `[ "\${1-}" = clean ] || exec env -i ${kept.join(' ')} /bin/sh "$0" clean`,
        'cd "$HOME" || exit 1',
        ...Object.entries(env).map(([name, value]) => `export ${name}=${quoted(value)}`),
        `exec ${[process.execPath, relay, command, ...args].map(quoted).join(' ')}`,
        '',
    ].join('\n');
}
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const relayProgram = `
const { spawn } = require('node:child_process')
const [command, ...args] = process.argv.slice(2)
const most = { line: 16 * 2 ** 20, all: 256 * 2 ** 20, junk: 1000 }
const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'ignore'] })
let [rest, begun, all, junk] = [[], 0, 0, 0]
const end = () => { child.kill('SIGKILL'); process.exit(1) }
const say = (line) => {
  if (/^\\s*\\{/.test(line.toString('latin1', 0, 64))) return process.stdout.write(line)
  junk += line.length > 1 ? 1 : 0
  return true
}
child.stdout.on('data', (chunk) => {
  all += chunk.length
  let free = true
  let at = 0
  for (let feed = chunk.indexOf(10); feed >= 0; feed = chunk.indexOf(10, at)) {
    free = say(Buffer.concat([...rest, chunk.subarray(at, feed + 1)])) && free
    ;[rest, begun, at] = [[], 0, feed + 1]
    if (junk > most.junk) return end()
  }
  if (at < chunk.length) rest.push(chunk.subarray(at))
  begun += chunk.length - at
  if (begun > most.line || all > most.all) return end()
  if (!free) { child.stdout.pause(); process.stdout.once('drain', () => child.stdout.resume()) }
})
process.stdout.on('error', end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', () => process.exit(127))
child.on('close', (code) => process.exit(code ?? 1))
`;


/***/ }),

/***/ 45123:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ classifyEnd)
});

;// CONCATENATED MODULE: ./build/adapter/agent/call/reset-time.js
const minute = 60_000;
const staleMs = 10 * minute;
const longestMs = 35 * 24 * 60 * minute;
function resetTimeIn(message, reader) {
    const found = epoch(message) ?? calendarTime(message) ?? span(message, reader) ?? wallTime(message, reader);
    if (found === undefined || found < reader.now - staleMs || found > reader.now + longestMs)
        return undefined;
    return found;
}
function epoch(message) {
    const [, seconds] = /\|(\d{10})(?:\d{3})?\b/.exec(message) ?? [];
    return seconds === undefined ? undefined : Number(seconds) * 1000;
}
function calendarTime(message) {
    const [, day, time] = /\bregain access on (\d{4}-\d\d-\d\d) at (\d\d:\d\d) UTC\b/.exec(message) ?? [];
    const at = Date.parse(`${day}T${time}Z`);
    return Number.isNaN(at) ? undefined : at;
}
const units = { d: 24 * 60 * minute, h: 60 * minute, m: minute, s: 1000 };
function span(message, { now }) {
    const [, text] = /\bresets? in ((?:\d+ ?(?:d|h|m|s)[a-z]*[ ,]*)+)/i.exec(message) ?? [];
    if (text === undefined)
        return undefined;
    const parts = [...text.matchAll(/(\d+) ?([dhms])/gi)];
    return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit.toLowerCase()] ?? 0), now);
}
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const wall = /\bresets? (?:at )?(?:(?<month>[A-Z][a-z]{2})[a-z]* (?<day>\d{1,2})(?:, \d{4})?)?(?:,? (?:at )?)?(?:(?<hour>\d{1,2})(?::(?<minute>\d{2}))?[ \u00a0\u202f]?(?<half>am|pm))?(?: \((?<zone>[\w/+-]+)\))?/i;
function wallTime(message, { now, localZone }) {
    const { month, day, hour, minute: minutes, half, zone = localZone } = wall.exec(message)?.groups ?? {};
    const offset = offsetOf(zone);
    if ((hour === undefined && month === undefined) || offset === undefined)
        return undefined;
    if (month !== undefined && monthOf(month) < 0)
        return undefined;
    const time = { hour: hour === undefined ? 0 : hourOf(Number(hour), half), minute: Number(minutes ?? 0) };
    const today = new Date(now + offset(now));
    const candidates = month === undefined
        ? [-1, 0, 1].map((days) => ({
            year: today.getUTCFullYear(),
            month: today.getUTCMonth(),
            day: today.getUTCDate() + days,
        }))
        : [-1, 0, 1].map((years) => ({ year: today.getUTCFullYear() + years, month: monthOf(month), day: Number(day) }));
    return candidates
        .map(({ year, month, day }) => instant(Date.UTC(year, month, day, time.hour, time.minute), offset))
        .find((candidate) => candidate >= now - staleMs);
}
const monthOf = (name) => months.indexOf(name.toLowerCase());
const hourOf = (hour, half = '') => (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
function instant(wallMs, offset) {
    const near = wallMs - offset(wallMs);
    return wallMs - offset(near);
}
function offsetOf(zone) {
    try {
        const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
        return (at) => {
            const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
            const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
            return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
        };
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/adapter/agent/call/classify-end.js

function classifyEnd(call) {
    const { result } = call.heard;
    if (call.diskFull !== undefined && call.process.endedBy !== 'cancelled') {
        return { kind: 'error', what: 'disk', message: call.diskFull };
    }
    if (result === null || isOurDoing(result, call.process))
        return withoutResult(call);
    return result.is_error === true ? failure(result, call) : success(result, call);
}
const isOurDoing = (result, process) => result.subtype === 'error_during_execution' && process.endedBy !== 'itself';
const proseChars = 64 * 1024;
function success(result, { heard, process, stderrTail }) {
    if (process.endedBy === 'itself' && process.exitCode !== 0)
        return crashed(process, stderrTail, heard.tail);
    if (result.stop_reason === 'refusal')
        return { kind: 'error', what: 'refused', message: messageOf(result) };
    const text = result.result ?? '';
    if (result.structured_output === undefined || result.structured_output === null) {
        return { kind: 'no_result', tail: text === '' ? heard.tail : text.slice(-proseChars) };
    }
    return { kind: 'finished', structured: result.structured_output, text };
}
const limits = {
    error_max_turns: 'turns',
    error_max_budget_usd: 'budget',
    error_max_structured_output_retries: 'structured_output',
};
function failure(result, { heard, endedAt }) {
    const message = messageOf(result);
    const what = limits[result.subtype ?? ''];
    if (what !== undefined)
        return { kind: 'error', what, message };
    if (result.stop_reason === 'refusal')
        return { kind: 'error', what: 'refused', message };
    const kind = causeOf(result, heard, message);
    if (kind === 'usage_limit') {
        const until = resetTime(heard) ?? textualReset(message, endedAt);
        return until === null && isOfMoney(message) ? { kind: 'billing', message } : { kind, until, message };
    }
    return kind === 'other' ? { kind: 'error', what: 'other', message } : { kind, message };
}
function textualReset(message, endedAt) {
    const localZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const found = resetTimeIn(message, { now: endedAt, localZone });
    return found === undefined ? null : new Date(found).toISOString();
}
const resetTime = ({ resetsAt }) => resetsAt === null ? null : new Date(resetsAt * 1000).toISOString();
function messageOf(result) {
    const said = result.result ?? result.errors?.join(' ') ?? '';
    return said === '' ? (result.subtype ?? 'The agent reported an error without a message.') : said.slice(0, 2000);
}
function withoutResult({ heard, process, stderrTail }) {
    switch (process.endedBy) {
        case 'cancelled':
            return { kind: 'cancelled' };
        case 'wall':
        case 'idle':
            return { kind: 'timed_out', limit: process.endedBy, afterMs: Math.round(process.durationMs) };
        case 'caller':
            return refused(heard) ?? crashed(process, stderrTail, heard.tail);
        default:
            if (process.exitCode === 0)
                return { kind: 'no_result', tail: heard.tail };
            return crashed(process, stderrTail, heard.tail);
    }
}
function refused({ lastRetry }) {
    if (lastRetry?.error !== 'authentication_failed')
        return undefined;
    return { kind: 'auth', message: `The provider refused the credential (${lastRetry.status ?? 'no status'}).` };
}
function crashed(process, stderrTail, textTail) {
    const tail = stderrTail.trim() === '' ? textTail : stderrTail;
    return { kind: 'crashed', exitCode: process.exitCode, signal: process.signal, tail };
}
function causeOf(result, heard, message) {
    const status = result.api_error_status ?? null;
    const word = byStatus(status, message) ?? byWord[heard.cliError ?? ''];
    if (word !== undefined || status !== null)
        return word ?? 'other';
    const text = result.subtype === 'success' ? byText(message) : undefined;
    if (text !== undefined)
        return text;
    return heard.lastRetry !== null && heard.lastRetry.status === null ? 'overloaded' : 'other';
}
const byWord = {
    rate_limit: 'usage_limit',
    overloaded: 'overloaded',
    server_error: 'overloaded',
    authentication_failed: 'auth',
    oauth_org_not_allowed: 'auth',
    account_on_hold: 'auth',
    verification_required: 'auth',
    cloud_credential_error: 'auth',
    billing_error: 'billing',
};
function byStatus(status, message) {
    if (status === 429)
        return 'usage_limit';
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 402)
        return 'billing';
    if (status === 400)
        return badRequests.find(([text]) => text.test(message))?.[1];
    return status === 408 || (status !== null && status >= 500) ? 'overloaded' : undefined;
}
const badRequests = [
    [/^(?:API Error: 400 \{.*"message": ?")?(?:your )?credit balance is too low/i, 'billing'],
    [/^Your ANTHROPIC_API_KEY belongs to a disabled organization|\borganization has been disabled\b/i, 'auth'],
    [/^API Error: 400 .*\byou have reached your specified (?:\w+ )?API usage limits\b/i, 'usage_limit'],
];
const byBeginning = [
    [
        /^(?:Claude (?:AI )?usage limit reached|(?:\S+ ){1,3}limit reached|You['\u2019]ve hit your |You['\u2019]re out of )/i,
        'usage_limit',
    ],
    [/^(?:Invalid API key|Not logged in|OAuth token (?:revoked|has expired))/i, 'auth'],
    [/^(?:API Error: )?(?:Request timed out|Connection error|Unable to connect to |Repeated 529 )/, 'overloaded'],
];
function byText(message) {
    const [, status] = /^(?:Failed to authenticate\. )?API Error: (?:Request rejected )?\(?(\d{3})\b/.exec(message) ?? [];
    if (status !== undefined)
        return byStatus(Number(status), message);
    return [...badRequests, ...byBeginning].find(([text]) => text.test(message))?.[1];
}
const isOfMoney = (message) => /\b(spend limit|monthly limit|API usage limits|usage credits?|out of extra usage)\b/i.test(message);


/***/ }),

/***/ 90868:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ denialsIn),
  b: () => (/* binding */ readStream)
});

// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
;// CONCATENATED MODULE: ./build/adapter/agent/call/servers-heard.js
const most = 20;
function serversHeard() {
    let statuses = null;
    const givenUp = [];
    const waiting = new Map();
    function asked(blocks) {
        for (const { id, name } of blocks) {
            const [, server, tool] = /^mcp__(.+?)__(.+)$/.exec(name ?? '') ?? [];
            if (id !== undefined && server !== undefined && tool !== undefined)
                waiting.set(id, { server, tool });
        }
    }
    function answered({ tool_use_id: id = '', is_error: failed, content }) {
        const called = waiting.get(id);
        if (!called)
            return;
        waiting.delete(id);
        const why = failed && typeof content === 'string' ? whyGivenUp(content) : undefined;
        if (why !== undefined && givenUp.length < most)
            givenUp.push({ ...called, why });
    }
    function hear(line) {
        if (line.type === 'assistant')
            asked(line.message.content);
        if (line.type === 'user')
            line.message?.content.forEach(answered);
        if (line.type !== 'system' || line.subtype !== 'init')
            return;
        const { mcp_servers: servers = [], tools } = line;
        const none = (name) => tools?.some((tool) => tool.startsWith(`mcp__${name}__`)) === false;
        statuses = new Map(servers.map(({ name = '', status = '' }) => [name, status === 'connected' && none(name) ? 'no_tools' : status]));
    }
    return { hear, soFar: () => ({ statuses, givenUp: [...givenUp] }) };
}
const gone = [
    /^Connection closed$/,
    /^The response from MCP server ".*" for tool ".*" was larger than \d+MB, so it was not read\./,
    /^The connection to MCP server ".*" was closed because a message from the server was too large or could not be parsed/,
];
function whyGivenUp(said) {
    if (/^MCP server ".*" tool ".*" timed out after \d+s$/.test(said))
        return 'silent';
    return gone.some((form) => form.test(said)) ? 'gone' : undefined;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./build/adapter/agent/call/stream-line.js

const stream_line_text = schemas/* string */.YjP().optional().catch(undefined);
const number = schemas/* number */.aig().nonnegative().optional().catch(undefined);
const flag = schemas/* boolean */.zMY().optional().catch(undefined);
const count = number.transform((value) => Math.round(value ?? 0));
const Tokens = schemas/* object */.Ikc({
    input_tokens: count,
    output_tokens: count,
    cache_read_input_tokens: count,
    cache_creation_input_tokens: count,
})
    .optional()
    .catch(undefined);
const ModelUsage = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
    inputTokens: count,
    outputTokens: count,
    cacheReadInputTokens: count,
    cacheCreationInputTokens: count,
}))
    .optional()
    .catch(undefined);
const Block = schemas/* looseObject */._H3({
    type: stream_line_text,
    text: stream_line_text,
    id: stream_line_text,
    name: stream_line_text,
    input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional().catch(undefined),
});
const ToolResult = schemas/* object */.Ikc({ tool_use_id: stream_line_text, is_error: flag, content: schemas/* unknown */.L5J() });
const Line = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('system'),
        subtype: stream_line_text,
        model: stream_line_text,
        tools: schemas/* array */.YOg(schemas/* string */.YjP()).optional().catch(undefined),
        mcp_servers: schemas/* array */.YOg(schemas/* object */.Ikc({ name: stream_line_text, status: stream_line_text }))
            .optional()
            .catch(undefined),
        attempt: number,
        retry_delay_ms: number,
        error_status: number,
        error: stream_line_text,
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('assistant'),
        error: stream_line_text,
        message: schemas/* object */.Ikc({
            id: stream_line_text,
            model: stream_line_text,
            content: schemas/* array */.YOg(Block).catch([]),
            usage: Tokens,
        }),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('user'),
        message: schemas/* object */.Ikc({ content: schemas/* array */.YOg(ToolResult) })
            .optional()
            .catch(undefined),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('rate_limit_event'),
        rate_limit_info: schemas/* object */.Ikc({ status: stream_line_text, resetsAt: number }),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('result'),
        subtype: stream_line_text,
        is_error: flag,
        api_error_status: number,
        stop_reason: stream_line_text,
        num_turns: number,
        result: stream_line_text,
        errors: schemas/* array */.YOg(schemas/* string */.YjP()).optional().catch(undefined),
        structured_output: schemas/* unknown */.L5J().optional(),
        total_cost_usd: number,
        usage: Tokens,
        modelUsage: ModelUsage,
        permission_denials: schemas/* array */.YOg(schemas/* object */.Ikc({ tool_name: stream_line_text, tool_input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).catch({}) }))
            .optional()
            .catch(undefined),
    }),
]);
function parseLine(line) {
    if (!line.trimStart().startsWith('{'))
        return undefined;
    try {
        return Line.safeParse(JSON.parse(line)).data;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/adapter/agent/call/stream-reader.js



const tailChars = 4000;
function readStream() {
    let heard = {
        answerTool: null,
        result: null,
        cliError: null,
        resetsAt: null,
        lastRetry: null,
    };
    const talk = [];
    let talkChars = 0;
    const messages = new Map();
    let counted = agent_usage/* noUsage */.tk;
    const servers = serversHeard();
    const say = (text) => {
        if (text.trim() === '')
            return [];
        talkChars += talk[talk.push(text.slice(-tailChars)) - 1]?.length ?? 0;
        while (talkChars - (talk[0]?.length ?? 0) >= tailChars)
            talkChars -= talk.shift()?.length ?? 0;
        return [{ kind: 'says', text }];
    };
    const count = (id, tokens) => {
        const usage = usageOfTokens(tokens);
        const before = messages.get(id);
        messages.set(id, usage);
        counted = (0,agent_usage/* addUsage */.vk)(before === undefined ? counted : subtractUsage(counted, before), usage);
        return before === undefined ? [{ kind: 'spent', usage: counted }] : [];
    };
    const assistant = (line) => {
        if (line.message.model === '<synthetic>') {
            heard = { ...heard, cliError: line.error ?? heard.cliError };
            return [];
        }
        const shown = line.message.content.flatMap((block) => {
            if (block.type === 'text')
                return say(block.text ?? '');
            return block.type === 'tool_use' ? toolProgress(block.name ?? '', block.input ?? {}) : [];
        });
        const { id, usage } = line.message;
        return id === undefined || usage === undefined ? shown : [...count(id, usage), ...shown];
    };
    const system = (line) => {
        if (line.subtype === 'init') {
            heard = { ...heard, answerTool: line.tools?.includes('StructuredOutput') ?? false };
            return [{ kind: 'started', model: line.model ?? 'unknown' }];
        }
        if (line.subtype !== 'api_retry')
            return [];
        const retry = {
            status: line.error_status ?? null,
            error: line.error ?? 'unknown',
            delayMs: line.retry_delay_ms ?? 0,
        };
        heard = { ...heard, lastRetry: retry };
        return [{ kind: 'retrying', why: retry.error, attempt: line.attempt ?? 0, delayMs: retry.delayMs }];
    };
    const read = (text) => {
        const line = parseLine(text);
        if (line === undefined)
            return say(text);
        servers.hear(line);
        switch (line.type) {
            case 'system':
                return system(line);
            case 'assistant':
                return assistant(line);
            case 'rate_limit_event':
                if (line.rate_limit_info.status === 'rejected') {
                    heard = { ...heard, resetsAt: line.rate_limit_info.resetsAt ?? null };
                }
                return [];
            case 'result':
                if (heard.result !== null && line.subtype === 'error_during_execution')
                    return [];
                heard = { ...heard, result: line };
                return [{ kind: 'spent', usage: usageOfResult(line, counted) }];
            default:
                return [];
        }
    };
    const tail = () => talk.join('\n').trimStart().slice(-tailChars);
    return {
        read,
        soFar: () => heard,
        heard: () => ({
            ...heard,
            tail: tail(),
            usage: { ...usageOfResult(heard.result, counted), ...firstOf(messages) },
            servers: servers.soFar(),
        }),
    };
}
const telling = ['file_path', 'path', 'notebook_path', 'command', 'pattern', 'url', 'query', 'description'];
function toolProgress(name, input) {
    return name === 'StructuredOutput' ? [] : [{ kind: 'tool', name, target: targetOf(input) }];
}
function targetOf(input) {
    const target = telling.map((key) => input[key]).find((value) => typeof value === 'string') ?? '';
    return String(target).split('\n', 1)[0]?.slice(0, 200) ?? '';
}
const maxDenials = 20;
function denialsIn(result) {
    const denied = (result?.permission_denials ?? []).map(({ tool_name, tool_input }) => {
        const target = targetOf(tool_input);
        return `${(tool_name ?? 'a tool').slice(0, 100)}${target === '' ? '' : `(${target})`}`;
    });
    return [...new Set(denied)].slice(0, maxDenials);
}
function firstOf(messages) {
    const [first] = messages.values();
    const tokens = first ? first.input_tokens + first.cache_read_tokens + first.cache_creation_tokens : 0;
    return tokens > 0 ? { first_tokens: tokens } : {};
}
const usageOfTokens = (tokens) => ({
    usd: 0,
    turns: 1,
    input_tokens: tokens.input_tokens,
    output_tokens: tokens.output_tokens,
    cache_read_tokens: tokens.cache_read_input_tokens,
    cache_creation_tokens: tokens.cache_creation_input_tokens,
});
const subtractUsage = (from, part) => ({
    usd: from.usd - part.usd,
    turns: from.turns - part.turns,
    input_tokens: from.input_tokens - part.input_tokens,
    output_tokens: from.output_tokens - part.output_tokens,
    cache_read_tokens: from.cache_read_tokens - part.cache_read_tokens,
    cache_creation_tokens: from.cache_creation_tokens - part.cache_creation_tokens,
});
function usageOfResult(result, counted) {
    if (result === null)
        return counted;
    const models = Object.values(result.modelUsage ?? {});
    const tokens = result.usage === undefined ? counted : usageOfTokens(result.usage);
    const total = models.reduce((sum, model) => (0,agent_usage/* addUsage */.vk)(sum, {
        usd: 0,
        turns: 0,
        input_tokens: model.inputTokens,
        output_tokens: model.outputTokens,
        cache_read_tokens: model.cacheReadInputTokens,
        cache_creation_tokens: model.cacheCreationInputTokens,
    }), agent_usage/* noUsage */.tk);
    return {
        ...(models.length > 0 ? total : tokens),
        usd: result.total_cost_usd ?? 0,
        turns: Math.round(result.num_turns ?? counted.turns),
    };
}


/***/ }),

/***/ 53699:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ steeringIn),
/* harmony export */   OI: () => (/* binding */ asAtStart),
/* harmony export */   br: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81484);




const folder = '.ralph';
async function asAtStart(directory, files) {
    const names = [...(await namesBelow(directory)), ..._core_agent_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .instructionsOfAgents */ .Po];
    const kept = new Map(names.map((name) => [name, files.read(name)]));
    for (const content of kept.values())
        content.catch(() => undefined);
    await Promise.allSettled(kept.values());
    return {
        read: async (path) => kept.get(path) ?? (path.startsWith(`${folder}/`) ? undefined : files.read(path)),
    };
}
function steeringIn(directory, { plan, config }) {
    const prints = async () => {
        const below = (await namesBelow(directory)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name));
        const paths = [...new Set([...plan.paths, config, ...below])];
        const found = await Promise.all(paths.map(async (path) => [path, await digest(path)]));
        return new Map(found.flatMap(([path, print]) => (print === null ? [] : [[path, print]])));
    };
    return {
        look: async () => {
            const before = await prints();
            return async () => {
                const now = await prints();
                const paths = [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path));
                const names = paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
                const changed = plan.paths.some((path) => paths.includes(path));
                return { paths: names.sort(), plan: changed ? await plan.print() : null };
            };
        },
    };
}
async function namesBelow(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile() || entry.isSymbolicLink());
    return files.map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
}
const digest = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path).then((bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex'), () => null);


/***/ }),

/***/ 20561:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ trustedFilesIn)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);



function trustedFilesIn(directory, limit = 5 * 1024 * 1024) {
    return {
        read: async (path) => {
            if (!staysInside(path))
                throw outside(path, 'it must be relative, with "/" between names and without ".."');
            const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory);
            const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).catch(undefinedWhereMissing);
            if (place === undefined)
                return undefined;
            if (!place.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
                throw outside(path, `it links to ${place}`);
            return readText(place, path, limit);
        },
    };
}
const staysInside = (path) => path !== '' && !/^[a-z]:|[\\\0]/i.test(path) && path.split('/').every((name) => name !== '' && name !== '..');
async function readText(place, path, limit) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(place);
    if (!found.isFile())
        return undefined;
    if (found.size > limit)
        throw tooLarge(path, found.size, limit);
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(place);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw notText(path, cause);
    }
}
function undefinedWhereMissing(error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
        return undefined;
    throw error;
}
const outside = (path, why) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PATH_OUTSIDE',
    message: `${JSON.stringify(path)} is not inside the repository: ${why}.`,
    hint: 'Name a file of the repository, from its top: docs/notes.md',
});
const tooLarge = (path, size, limit) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_TOO_LARGE',
    message: `${path} has ${size} bytes; ralph reads files of at most ${limit}.`,
    hint: 'Shorten the file or split it.',
});
const notText = (path, cause) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_NOT_TEXT',
    message: `${path} is not UTF-8 text.`,
    hint: 'Save it as UTF-8.',
    cause,
});


/***/ }),

/***/ 4165:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ boundedOutput)
/* harmony export */ });
/* unused harmony export redactedChunks */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);



function boundedOutput(limits) {
    const head = Buffer.alloc(limits.headBytes);
    const ring = Buffer.alloc(limits.tailBytes);
    const file = openLog(limits.logFile, limits.logBytes ?? 256 * 1024 * 1024);
    const log = limits.redact === undefined ? file : redactedLog(file, limits.redact);
    let bytes = 0;
    const push = (chunk) => {
        log.write(chunk);
        const room = Math.max(0, Math.min(chunk.length, head.length - bytes));
        head.set(chunk.subarray(0, room), Math.min(bytes, head.length));
        writeRing(ring, Math.max(0, bytes - head.length), chunk.subarray(room));
        bytes += chunk.length;
    };
    const finish = () => {
        const past = Math.max(0, bytes - head.length);
        const omitted = Math.max(0, past - ring.length);
        const kept = head.subarray(0, Math.min(bytes, head.length));
        const [first, last] = cutAtCharacters(kept, readRing(ring, past), omitted > 0);
        return { head: clean(first), tail: clean(last), bytes, omitted, note: log.close() };
    };
    return { push, finish };
}
function writeRing(ring, position, chunk) {
    if (ring.length === 0)
        return;
    const skipped = Math.max(0, chunk.length - ring.length);
    const rest = chunk.subarray(skipped);
    const at = (position + skipped) % ring.length;
    const first = rest.subarray(0, ring.length - at);
    ring.set(first, at);
    ring.set(rest.subarray(first.length), 0);
}
function readRing(ring, written) {
    if (written <= ring.length)
        return ring.subarray(0, written);
    const at = written % ring.length;
    return Buffer.concat([ring.subarray(at), ring.subarray(0, at)]);
}
function cutAtCharacters(head, tail, gap) {
    const whole = head.length - unfinished(head);
    if (!gap)
        return [head.subarray(0, whole), Buffer.concat([head.subarray(whole), tail])];
    let start = 0;
    while (start < 3 && isContinuation(tail[start]))
        start++;
    return [head.subarray(0, whole), tail.subarray(start)];
}
function unfinished(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back++) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (isContinuation(byte))
            continue;
        const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
        return length > back ? back : 0;
    }
    return 0;
}
const isContinuation = (byte) => byte !== undefined && (byte & 0xc0) === 0x80;
const clean = (bytes) => (0,node_util__WEBPACK_IMPORTED_MODULE_2__.stripVTControlCharacters)(bytes.toString('utf8'));
function redactedLog(log, redact) {
    const chunks = redactedChunks(redact, log.write);
    const write = (chunk) => (log.full() ? undefined : chunks.push(chunk));
    const close = () => {
        if (!log.full())
            chunks.end();
        return log.close();
    };
    return { ...log, write, close };
}
function openLog(path, limit) {
    if (path === undefined)
        return { write: () => undefined, close: () => undefined, full: () => true };
    let note;
    let written = 0;
    let fd;
    const give = (why) => {
        note ??= why;
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        fd = undefined;
    };
    const attempt = (act) => {
        try {
            act();
        }
        catch (cause) {
            give(`The log ${path} is incomplete: ${cause instanceof Error ? cause.message : String(cause)}`);
        }
    };
    attempt(() => {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w', 0o600);
    });
    const write = (chunk) => {
        if (fd === undefined)
            return;
        const part = chunk.subarray(0, limit - written);
        attempt(() => {
            for (let done = 0; done < part.length && fd !== undefined;)
                done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, part, done);
        });
        written += part.length;
        if (part.length < chunk.length)
            give(`The log ${path} ends at its limit of ${limit} bytes.`);
    };
    const close = () => {
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        fd = undefined;
        return note;
    };
    return { write, close, full: () => fd === undefined };
}
const longest = 256 * 1024;
const keptBack = 16 * 1024;
function redactedChunks(redact, write) {
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder('utf8');
    let pending = '';
    const give = (text) => {
        if (text !== '')
            write(Buffer.from(redact(text), 'utf8'));
    };
    return {
        push(chunk) {
            pending += decoder.write(chunk);
            const cut = pending.length > longest ? pending.length - keptBack : endOfWholeLines(pending);
            give(pending.slice(0, cut));
            pending = pending.slice(cut);
        },
        end() {
            give(pending + decoder.end());
            pending = '';
        },
    };
}
function endOfWholeLines(text) {
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const key = whole.lastIndexOf('-----BEGIN ');
    return key === -1 || whole.indexOf('-----END ', key) !== -1 ? whole.length : key;
}


/***/ }),

/***/ 97461:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readLeft),
/* harmony export */   V: () => (/* binding */ withCallFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _disk_process_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68591);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10774);





async function withCallFolder(parent, work) {
    const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, 'call-'));
    const folder = { path, home: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'home'), tmp: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'tmp') };
    try {
        await Promise.all([folder.home, folder.tmp].map((place) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(place, { mode: 0o700 })));
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .failpoint */ .Zu)('call.folder-made');
        return await work(folder);
    }
    finally {
        await (0,_disk_process_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .removeFolder */ .v$)(path).catch(() => undefined);
    }
}
async function readLeft(path, maxBytes) {
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            const found = await file.stat();
            if (!found.isFile())
                return undefined;
            return found.size > maxBytes ? { size: found.size } : { text: await file.readFile('utf8') };
        }
        finally {
            await file.close();
        }
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 42447:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ watchDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const everyMs = 5000;
const floorBytes = 512 * 1024 * 1024;
const floorFiles = 50_000;
function watchDisk(paths, onFull, look = spaceOf) {
    const watched = [...new Map(paths.map((path) => [deviceOf(path), path])).values()].map((path) => ({
        path,
        before: look(path),
    }));
    let full;
    const check = () => {
        if (full !== undefined)
            return;
        for (const { path, before } of watched)
            full ??= whyFull(before, look(path));
        if (full !== undefined)
            onFull();
    };
    const timer = setInterval(check, everyMs);
    timer.unref();
    return {
        finish: () => {
            clearInterval(timer);
            check();
            return full;
        },
    };
}
function whyFull(before, now) {
    if (before === undefined || now === undefined)
        return undefined;
    if (now.freeBytes < Math.min(floorBytes, before.bytes / 10, before.freeBytes / 2)) {
        return `${mebibytes(now.freeBytes)} MiB are left of the ${mebibytes(before.freeBytes)} MiB that were free`;
    }
    if (now.files > 0 && now.freeFiles < Math.min(floorFiles, before.files / 10, before.freeFiles / 2)) {
        return `there is room for ${now.freeFiles} of ${before.freeFiles} files`;
    }
    return undefined;
}
const mebibytes = (bytes) => Math.round(bytes / (1024 * 1024));
function spaceOf(path) {
    try {
        const { bsize, blocks, bavail, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(path);
        return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files };
    }
    catch {
        return undefined;
    }
}
function deviceOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).dev;
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 54256:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fc: () => (/* binding */ watchUserGit),
/* harmony export */   Jp: () => (/* binding */ watchHome),
/* harmony export */   xb: () => (/* binding */ watchForeignFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_agents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81484);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62171);




const runnerFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const keptBytes = 1024 * 1024;
function watchForeignFiles(environment, more = () => () => []) {
    const kept = runnerFiles.flatMap((name) => {
        const path = environment[name];
        return path === undefined || path === '' ? [] : [{ name, path, before: look(path) }];
    });
    const ended = more();
    return () => [
        ...kept.flatMap(({ name, path, before }) => same(before, look(path))
            ? []
            : [`${name}, a file of the runner, was changed${putBack(path, before) ? ' and put back' : ''}`]),
        ...ended(),
    ];
}
function watchHome(environment) {
    const home = environment['HOME'];
    if (!home)
        return () => () => [];
    const system = systemPlaces(environment['USER'] || (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .userName */ .nT)()).map((path) => ({ name: path, path }));
    const own = homePlaces.map((name) => ({ name: `~/${name}`, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, name) }));
    return watchPlaces([...own, ...system], (name) => `${name}, outside the workspace, was changed`);
}
const watchUserGit = (gitDir) => watchPlaces(gitPlaces.map((name) => ({ name: `.git/${name}`, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name) })), (name) => `${name} of your own repository was changed`);
const watchPlaces = (places, say) => () => {
    const kept = withFiles(places).map((place) => ({ ...place, before: look(place.path) }));
    return () => kept.flatMap(({ name, path, before }) => (same(before, look(path)) ? [] : [say(name)]));
};
const mostFiles = 200;
const withFiles = (places) => places.flatMap(({ name, path }) => [
    { name, path },
    ...filesIn(path).map((file) => ({ name: `${name}/${file}`, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, file) })),
]);
function filesIn(folder) {
    try {
        const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
        return files.slice(0, mostFiles).map(({ name }) => name);
    }
    catch {
        return [];
    }
}
function look(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        const isFile = stat.isFile() || stat.isSymbolicLink();
        const content = isFile && stat.size <= keptBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : null;
        return { content, print: `${stat.mode} ${stat.size} ${content === null ? stat.mtimeMs : ''}` };
    }
    catch {
        return 'missing';
    }
}
function same(before, now) {
    if (before === 'missing' || now === 'missing')
        return before === now;
    if (before.print !== now.print)
        return false;
    return before.content === null || now.content === null || before.content.equals(now.content);
}
function putBack(path, before) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true, recursive: true });
        if (before === 'missing')
            return true;
        if (before.content === null)
            return false;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, before.content, { flag: 'wx' });
        return true;
    }
    catch {
        return false;
    }
}
const homePlaces = [
    ...['.profile', '.bashrc', '.bash_profile', '.bash_login', '.bash_logout', '.bash_aliases', '.inputrc'],
    ...['.zshrc', '.zshenv', '.zprofile', '.zlogin', '.config/fish/config.fish', '.config/fish/conf.d', '.kshrc'],
    ...['.pam_environment', '.config/environment.d', '.xprofile', '.xsessionrc', '.config/direnv', '.direnvrc'],
    ...['.gitconfig', '.config/git', '.git-credentials', '.netrc', '.gnupg/gpg-agent.conf', '.gnupg/gpg.conf'],
    ...['.ssh/config', '.ssh/authorized_keys', '.ssh/authorized_keys2', '.ssh/rc', '.ssh/environment'],
    ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.config/pnpm/rc', '.bunfig.toml', '.nvm/alias/default', '.nvm/nvm.sh'],
    ...['.pip/pip.conf', '.config/pip/pip.conf', '.pypirc', '.pydistutils.cfg', '.condarc', '.config/uv/uv.toml'],
    ...['.cargo/config', '.cargo/config.toml', '.cargo/credentials.toml', '.cargo/env', '.gemrc', '.bundle/config'],
    ...['.gradle/gradle.properties', '.gradle/init.gradle', '.gradle/init.d', '.m2/settings.xml', '.m2/extensions.xml'],
    ...['.config/go/env', '.composer/config.json', '.nuget/NuGet/NuGet.Config', '.terraformrc', '.tool-versions'],
    ...[
        '.docker/config.json',
        '.aws/config',
        '.aws/credentials',
        '.azure/config',
        '.kube/config',
        '.config/gcloud/active_config',
        '.config/gh',
    ],
    ..._core_agent_agents_js__WEBPACK_IMPORTED_MODULE_2__/* .watchedByAgents */ .qx,
    ...['.codex/config.toml', '.gemini/settings.json', '.vscode/argv.json', '.vimrc', '.emacs'],
    ...[
        '.config/nvim/init.lua',
        '.config/nvim/init.vim',
        '.config/Code/User/settings.json',
        '.config/Code/User/tasks.json',
    ],
    ...['.config/systemd/user', '.config/autostart', 'Library/LaunchAgents', '.local/bin', 'bin', '.forward'],
];
const gitPlaces = [
    ...['config', 'config.worktree', 'commondir', 'hooks', 'info', 'objects/info/alternates'],
];
const systemPlaces = (user) => [
    `/var/spool/cron/crontabs/${user}`,
    `/var/spool/cron/${user}`,
];


/***/ }),

/***/ 17249:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ splitLines)
/* harmony export */ });
const keptRoom = 64 * 1024;
function splitLines(sink) {
    const max = sink.maxBytes ?? 8 * 1024 * 1024;
    let room = Buffer.allocUnsafeSlow(keptRoom);
    let length = 0;
    const keep = (part) => {
        const end = length + part.length;
        if (end > max)
            room = Buffer.alloc(0);
        else {
            if (end > room.length)
                room = grown(room, { kept: length, least: end, most: max });
            room.set(part, length);
        }
        length = end;
    };
    const flush = () => {
        if (length > max)
            sink.onTooLong(length);
        else
            sink.onLine(room.toString('utf8', 0, length).replace(/\r$/, ''));
        if (room.length !== keptRoom)
            room = Buffer.allocUnsafeSlow(keptRoom);
        length = 0;
    };
    const push = (chunk) => {
        let from = 0;
        for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, from)) {
            keep(chunk.subarray(from, at));
            flush();
            from = at + 1;
        }
        keep(chunk.subarray(from));
    };
    return { push, end: () => (length > 0 ? flush() : undefined) };
}
function grown(room, size) {
    const larger = Buffer.allocUnsafeSlow(Math.max(size.least, Math.min(size.most, 2 * room.length)));
    room.copy(larger, 0, 0, size.kept);
    return larger;
}


/***/ }),

/***/ 67884:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ supervise)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _force_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96938);



function supervise(command, options) {
    if (options.signal.aborted) {
        const never = { exitCode: null, signal: null, endedBy: 'cancelled', durationMs: 0, leftovers: 0 };
        return { done: Promise.resolve(never), end: () => undefined };
    }
    try {
        const confined = options.confinement.wrap(command, options.places);
        return watch(start(confined), confined, options);
    }
    catch (cause) {
        return { done: Promise.reject(cause), end: () => undefined };
    }
}
const drainMs = 2000;
function watch(child, confined, options) {
    const startedAt = performance.now();
    const reason = { endedBy: 'itself' };
    const timers = new Set();
    const after = (ms, act) => {
        if (ms === undefined)
            return undefined;
        const timer = setTimeout(act, ms);
        timers.add(timer);
        return timer;
    };
    const stop = (why) => {
        if (reason.endedBy !== 'itself' || child.exitCode !== null || child.signalCode !== null)
            return;
        reason.endedBy = why;
        signalGroup(child, options.stopSignal ?? 'SIGTERM');
        if (_force_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .forceStop */ .u.aborted)
            kill();
        _force_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .forceStop */ .u.addEventListener('abort', kill, { once: true });
        after(options.graceMs ?? 2000, kill);
    };
    const kill = () => {
        lifeline(child, confined)?.destroy();
        after(confined.ender === 'kernel' ? 0 : 1000, () => signalGroup(child, 'SIGKILL'));
    };
    const onAbort = () => stop('cancelled');
    options.signal.addEventListener('abort', onAbort, { once: true });
    after(options.wallMs, () => stop('wall'));
    const idle = after(options.idleMs, () => stop('idle'));
    let said = '';
    const pipes = [
        forward(child.stdout, (chunk) => {
            idle?.refresh();
            options.onStdout(chunk);
        }),
        forward(child.stderr, (chunk) => {
            idle?.refresh();
            options.onStderr(chunk);
        }),
        forward(told(child), (chunk) => {
            said = (said + chunk.toString('latin1')).slice(0, 100);
        }),
    ];
    child.stdin?.on('error', () => undefined);
    if (confined.lifeline === 'descriptor')
        child.stdin?.end(confined.stdin);
    const instructions = child.stdio[4];
    instructions?.on('error', () => undefined);
    instructions?.end(confined.instructions);
    const exited = new Promise((resolve, reject) => {
        child.on('error', reject);
        child.on('exit', (code, signal) => resolve([code, signal]));
    });
    const settle = async () => {
        try {
            const [exitCode, signal] = await exited;
            const durationMs = performance.now() - startedAt;
            await Promise.race([Promise.all(pipes), new Promise((resolve) => after(drainMs, resolve))]);
            if (confined.statusFile !== undefined)
                said = readStatus(confined.statusFile);
            const end = { endedBy: reason.endedBy, durationMs, leftovers: leftoversIn(said) };
            const killed = confined.ender === 'kernel' && said.trim() === '' && reason.endedBy === 'itself';
            return killed ? { ...end, exitCode: null, signal: 'SIGKILL' } : { ...end, exitCode, signal };
        }
        finally {
            options.signal.removeEventListener('abort', onAbort);
            _force_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .forceStop */ .u.removeEventListener('abort', kill);
            for (const timer of timers)
                clearTimeout(timer);
            for (const stream of child.stdio)
                stream?.destroy();
            confined.tidy?.();
        }
    };
    return { done: settle(), end: () => stop('caller') };
}
function start({ file, args, cwd, env, stdin, lifeline, instructions }) {
    const input = stdin === undefined && lifeline === 'descriptor' ? 'ignore' : 'pipe';
    const more = instructions === undefined ? [] : ['pipe'];
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, { cwd, env, detached: true, stdio: [input, 'pipe', 'pipe', 'pipe', ...more] });
}
function signalGroup(child, signal) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, signal);
    }
    catch {
    }
}
function forward(stream, take) {
    if (stream === null || stream === undefined)
        return Promise.resolve();
    stream.on('data', (chunk) => {
        take(chunk);
        release(chunk);
    });
    stream.on('error', () => undefined);
    return new Promise((resolve) => stream.on('close', resolve));
}
function release({ buffer, byteLength }) {
    if (buffer.byteLength === byteLength)
        buffer.transfer?.(0);
}
const lifeline = (child, confined) => confined.lifeline === 'stdin' ? child.stdin : child.stdio[3];
const told = (child) => child.stdio[3];
function readStatus(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'latin1').slice(0, 100);
    }
    catch {
        return '';
    }
}
const leftoversIn = (said) => Number(/^leftovers (\d+)/m.exec(said)?.[1] ?? 0);


/***/ }),

/***/ 90810:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pz: () => (/* binding */ fillIn),
/* harmony export */   uV: () => (/* binding */ asksForModelKey),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81484);

const reference = /\$\{(?:([A-Za-z_][A-Za-z0-9_]*)(?::-([^${}]*))?\})?/g;
const namesIn = (server) => textsOf(server).flatMap(({ at, text }) => [...text.matchAll(reference)].map(([, name = null]) => ({ at, name })));
const asksForModelKey = (name) => Object.values(_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentFacts */ .Ld).some(({ provider }) => provider.variables.test(name));
function fillIn(server, lookUp) {
    const missing = new Set();
    const filled = mapTexts(server, (text) => text.replace(reference, (_, name, otherwise) => {
        const value = lookUp(name) ?? otherwise;
        if (value === undefined)
            missing.add(name);
        return value ?? '';
    }));
    return missing.size > 0 ? { missing: [...missing] } : { server: filled };
}
function textsOf(server) {
    const within = (key, values) => Object.entries(values).map(([name, text]) => ({
        at: [key, Array.isArray(values) ? Number(name) : name],
        text,
    }));
    return server.type === 'http'
        ? [{ at: ['url'], text: server.url }, ...within('headers', server.headers)]
        : [{ at: ['command'], text: server.command }, ...within('args', server.args), ...within('env', server.env)];
}
function mapTexts(server, change) {
    const values = (all) => Object.fromEntries(Object.entries(all).map(([name, text]) => [name, change(text)]));
    return server.type === 'http'
        ? { ...server, url: change(server.url), headers: values(server.headers) }
        : { ...server, command: change(server.command), args: server.args.map(change), env: values(server.env) };
}


/***/ }),

/***/ 28049:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QY: () => (/* binding */ withMemory),
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   W1: () => (/* binding */ keepsMemory),
/* harmony export */   d4: () => (/* binding */ maxMemoryBytes),
/* harmony export */   mR: () => (/* binding */ memoryVariable)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const maxMemoryBytes = 256 * 1024;
const maxLines = 5_000;
const maxLineChars = 16 * 1024;
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const Entity = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('entity'), name: text, entityType: text, observations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text) });
const Relation = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('relation'), from: text, to: text, relationType: text });
const Line = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [Entity, Relation]);
const memoryVariable = 'MEMORY_FILE_PATH';
const keepsMemory = ({ server }) => server.type === 'stdio' && memoryVariable in server.env;
function readMemory(lines) {
    const read = linesOf(lines);
    if ('why' in read)
        return read;
    const text = inText(read.lines);
    return bytesOf(text) > maxMemoryBytes ? { why: tooLarge } : { text };
}
function withMemory(known, approved) {
    const [mine, theirs] = [linesOf(known.split('\n')), linesOf(approved.split('\n'))];
    if ('why' in mine)
        return readMemory(approved.split('\n'));
    if ('why' in theirs)
        return theirs;
    const entities = new Map(mine.lines.flatMap((line) => (line.type === 'entity' ? [[line.name, line]] : [])));
    for (const line of theirs.lines) {
        if (line.type !== 'entity')
            continue;
        const observations = [...new Set([...(entities.get(line.name)?.observations ?? []), ...line.observations])];
        entities.set(line.name, { ...(entities.get(line.name) ?? line), observations });
    }
    const relations = [...mine.lines, ...theirs.lines].filter(({ type }) => type === 'relation');
    const once = [...new Set(relations.map((line) => JSON.stringify(line)))];
    return readMemory([...[...entities.values()].map((line) => JSON.stringify(line)), ...once]);
}
function linesOf(texts) {
    const filled = texts.filter((line) => line.trim() !== '');
    if (filled.length > maxLines)
        return { why: `it has more than ${maxLines} lines` };
    const lines = [];
    for (const [at, line] of filled.entries()) {
        const read = line.length > maxLineChars ? undefined : lineOf(line);
        if (!read)
            return { why: `its line ${at + 1} is not an entity or relation of at most ${maxLineChars} characters` };
        lines.push(read);
    }
    return { lines };
}
function lineOf(line) {
    try {
        return Line.safeParse(JSON.parse(line)).data;
    }
    catch {
        return undefined;
    }
}
const inText = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const bytesOf = (text) => new TextEncoder().encode(text).length;
const tooLarge = `it is larger than ${maxMemoryBytes / 1024} KiB`;


/***/ }),

/***/ 34834:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ rulesChanged),
/* harmony export */   SD: () => (/* binding */ ruleLines),
/* harmony export */   Zb: () => (/* binding */ changeInWords),
/* harmony export */   k5: () => (/* binding */ rulesInWords),
/* harmony export */   uN: () => (/* binding */ rulesWeakened)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13225);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);







function valueInWords(name, value) {
    if (value === null || (Array.isArray(value) && value.length === 0))
        return 'none';
    if (Array.isArray(value))
        return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .some */ .zN)(value.map(inWords));
    if (name === 'cost-budget' && typeof value === 'number')
        return (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatUsd */ .UK)(value);
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(inWords(value));
}
const inWords = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
const changeInWords = ({ name, before, after }) => `${name}: ${valueInWords(name, before)} \u2192 ${valueInWords(name, after)}`;
function rulesChanged({ by, why, changes }) {
    const seen = changes.filter(({ before, after }) => !(0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .alike */ .nO)(before, after)).map(changeInWords);
    const what = seen.length === 0 ? 'the rules stay the same' : `the rules change: ${seen.join('; ')}`;
    return `${what} (by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(by)}, ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(why)})`;
}
function rulesInWords(rules) {
    const said = recorded(rules).filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return said.length === 0 ? undefined : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(said.map(ruleLine).join('; '), 400);
}
function ruleLines(rules) {
    const all = recorded(rules);
    const first = all.filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    const others = all.filter(([name]) => !(0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return [...first, ...others].map(ruleLine);
}
const recorded = (rules) => Object.entries(rules?.values ?? {});
const ruleLine = ([name, { value, from }]) => `${name}: ${valueInWords(name, value)} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(from)})`;
function rulesWeakened(refused, how) {
    const files = [...new Set(refused.flatMap(({ edited }) => edited ?? []))];
    const commit = files.length === 0 ? '' : ` A change committed to the base counts: commit ${files.join(' and ')}.`;
    return new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'RULES_WEAKENED',
        message: "This job's settings are less strict than the run's. Nothing was started.",
        findings: refused.map((one) => `${changeInWords(one)} (${one.place})`),
        hint: `Remove them to continue with the run's rules.${commit} To change the run's rules: ${orderFor(refused, how)}`,
    });
}
function orderFor([first], how) {
    if (how !== 'workflow')
        return (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .commandLine */ .ay)('ralph', 'run', ...how.argv, '--change-rules');
    const value = typeof first?.after === 'string' ? first.after : JSON.stringify(first?.after);
    return `give the job the input \`change-rules: true\`, or comment ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .lineSpan */ .ZX)((0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .orderLine */ .pW)('set', first?.name ?? '', value ?? ''))}.`;
}


/***/ }),

/***/ 89335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ resolveChecks),
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   XQ: () => (/* binding */ whyUnchecked),
/* harmony export */   c0: () => (/* binding */ defaultTimeouts),
/* harmony export */   eS: () => (/* binding */ remedyForUnchecked),
/* harmony export */   vc: () => (/* binding */ refuseUnchecked)
/* harmony export */ });
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48689);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77112);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92949);






const fields = ['name', 'run', 'kind', 'timeout', 'working-directory'];
const minute = 60_000;
const longest = 24 * 60 * minute;
const defaultTimeouts = {
    test: 30 * minute,
    lint: 10 * minute,
    typecheck: 10 * minute,
    build: 20 * minute,
};
function resolveChecks(specs, directory = '.') {
    const findings = [];
    const taken = new Set();
    const checks = specs.map((given, index) => {
        const spec = typeof given === 'string' ? { run: given } : given;
        const read = readerOf(spec, (text) => findings.push(`check ${index + 1}: ${text}`));
        const run = read.text('run') ?? '';
        if (run.trim() === '')
            read.fault('the command is missing: write what to run');
        const kind = kindOf(read) ?? classify(run);
        return {
            name: unique((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(read.text('name') ?? '', 80) || (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(run, 80), taken),
            run,
            kind,
            timeout_ms: timeoutOf(read) ?? defaultTimeouts[kind],
            working_directory: directoryOf(read, directory),
        };
    });
    if (findings.length === 0)
        return checks;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'CHECKS_INVALID',
        message: `The checks cannot be used: ${findings[0]}`,
        hint: 'Correct the checks in the configuration or in the input `validate`, then start again.',
        findings,
    });
}
function readerOf(spec, fault) {
    const raw = (field) => (Object.hasOwn(spec, field) ? (spec[field] ?? undefined) : undefined);
    const text = (field) => {
        const value = raw(field);
        if (value === undefined || typeof value === 'string')
            return value;
        fault(`${field} is not a text`);
        return undefined;
    };
    for (const key of Object.keys(spec)) {
        if (!fields.includes(key))
            fault(`"${key}" is not a field of a check; the fields are ${fields.join(', ')}`);
    }
    return { fault, text, raw };
}
function kindOf({ text, fault }) {
    const given = text('kind');
    const kind = _schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckKind */ .nh.safeParse(given);
    if (given !== undefined && !kind.success)
        fault(`kind "${given}" is not one of ${_schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckKind */ .nh.options.join(', ')}`);
    return kind.data;
}
function timeoutOf({ raw, fault }) {
    const timeout = raw('timeout');
    if (timeout === undefined)
        return undefined;
    const ms = typeof timeout === 'string' || typeof timeout === 'number' ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9)(String(timeout)) : undefined;
    if (ms !== undefined && ms > 0 && ms <= longest)
        return ms;
    const given = JSON.stringify(timeout);
    fault(`timeout ${given} is not a time above zero and up to ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(longest)}, such as 90s, 15m or 2h`);
    return undefined;
}
function directoryOf({ text, fault }, otherwise) {
    const given = text('working-directory');
    const path = given === undefined ? otherwise : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .insidePath */ .y)(given);
    if (path === undefined)
        fault(`working-directory "${given}" is not a relative path inside the repository`);
    return path ?? otherwise;
}
function unique(name, taken) {
    let free = name;
    for (let count = 2; taken.has(free); count++)
        free = `${name} (${count})`;
    taken.add(free);
    return free;
}
function classify(command) {
    return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? 'lint' : 'test';
}
const weights = { not_run: 'is not run', reported: 'is only reported' };
function whyUnchecked({ checks, checksElsewhere, settings: { strategy } }) {
    if (checksElsewhere || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .countingChecks */ .zf)(strategy, checks).length > 0)
        return undefined;
    if (checks.length === 0)
        return 'there is none';
    const told = checks.flatMap((check) => {
        const weight = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .weightOf */ .mm)(strategy, check);
        return weight === 'counts' ? [] : [`${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(check.name, 80)} (${check.kind}) ${weights[weight]}`];
    });
    return `with the strategy ${strategy}, ${told.join(', ')}`;
}
const remedyForUnchecked = 'Name one: `validate: ["npm test"]` in .github/ralph.yml, --validate "npm test", or in a workflow the input `validate`; `ralph init` finds them. --no-checks (`no-checks: true`) continues without one, and every report says so.';
function refuseUnchecked(gate) {
    const why = gate.settings['no-checks'] ? undefined : whyUnchecked(gate);
    if (why === undefined)
        return;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'CHECKS_MISSING',
        message: `No check decides what is committed: ${why}.`,
        hint: remedyForUnchecked,
    });
}


/***/ }),

/***/ 75896:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mo: () => (/* binding */ confinedAt),
  FY: () => (/* binding */ confinementHere),
  iT: () => (/* binding */ confinementSettings),
  r_: () => (/* binding */ missingWritable)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 7 modules
var agents = __webpack_require__(26765);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/inside.js
const resetSignals = '--default-signal=INT,TERM,QUIT';
const withoutCopies = (layers) => layers.map((layer) => (layer.access === 'copy' ? { path: layer.path, access: 'read' } : layer));
const nulSeparated = (words) => words.map((word) => `${word}\0`).join('');

;// CONCATENATED MODULE: ./build/adapter/process/confinement/perl.js
const numbers = {
    x64: { UNSHARE: 272, MOUNT: 165, CLOSE: 3, EXIT: 231, PRCTL: 157, SETNS: 308 },
    arm64: { UNSHARE: 97, MOUNT: 40, CLOSE: 57, EXIT: 94, PRCTL: 167, SETNS: 268 },
};
function perlProgram(...parts) {
    const { arch } = process;
    if (arch !== 'x64' && arch !== 'arm64')
        return undefined;
    const names = Object.entries(numbers[arch]).map(([name, number]) => `my$${name}=${number};`);
    return ['use strict;', ...names, helpers, ...parts].join('');
}
const helpers = `my($NONE,$ROOT,$EMPTY)=("none","/","");
sub must{my($n,$w)=@_;$n>=0 or die"$w: $!\\n";$n}
sub tree{my$p=shift;must(syscall(428,-100,$p,0x88001),"open_tree $p")}
sub attr{my($fd,$set,$ns,$deep)=@_;my$a=pack("Q4",$set,0,0,$ns||0);syscall(442,$fd,$EMPTY,0x1000|($deep//0x8000),$a,32)}
sub place{my($fd,$p)=@_;must(syscall(429,$fd,$EMPTY,-100,$p,4),"move_mount $p");syscall($CLOSE,$fd)}
`;
const perlAttended = `sub attended{syscall($PRCTL,1,9,0,0,0);vec(my$v="",3,1)=1;select($v,undef,undef,0)and syscall($EXIT,137)}
`;
const perlOrders = `
opendir my$fds,"/proc/self/fd"or die"descriptors: $!\\n";my@fds=readdir$fds;closedir$fds;
for(@fds){syscall($CLOSE,$_+0)if/^\\d+$/&&$_>3&&$_!=$ARGV[0]}
open my$in,"<&=",shift or die"orders: $!\\n";my@o=do{local$/;split/\\0/,<$in>,-1};close$in;pop@o;
my(@layers,@env,@run,%set);
while(@o){my$w=shift@o;if($w eq"run"){@run=@o;last}if($w eq"env"){push@env,shift@o}
elsif($w eq"layer"){push@layers,[splice@o,0,4]}else{$set{$w}=shift@o}}
`;
const perlView = `
sub private{must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts")}
sub fresh{my($t,$p,$flags,$o)=@_;must(syscall($MOUNT,$t,$p,$t,$flags,$o),"$t on $p")}
sub parents{my$p=shift;my@m;while(($p)=$p=~m{^(.+)/[^/]+$}){last if-d$p;unshift@m,$p}mkdir$_,0755 for@m}
sub copies{my($ns,$u)=splice@_,0,2;for(@_){my($a,$p,$f,$d)=@$_;copy($p,$d,$u,$ns)if$a eq"copy"}}
sub trees{my$ns=shift;for(@_){my($a,$p,$f)=@$_;next if$a eq"empty";
if($a eq"copy"){$_->[4]=tree($p);next}
my$fd=$_->[4]=syscall(428,-100,$f,0x88001);if($fd<0){die"$f: $!\\n"if$a eq"write";next}
if($a eq"write"){must(attr($fd,$ns?0x100006:6,$ns?fileno$ns:0),"idmap $f")}
else{if($ns){attr($fd,0x100000,fileno$ns)==0||attr($fd,0x100000,fileno$ns,0)}must(attr($fd,7),"read-only $f")}}}
sub closed{my%flags=@_;my@out=map{my$fd=tree($_);attr($fd,$flags{$_})if$flags{$_};[$fd,$_]}keys%flags;
my$all=must(syscall(428,-100,$ROOT,0x80000),"root");must(attr($all,7),"read-only root");syscall($CLOSE,$all);place(@$_)for@out}
sub device{map{[$_,tree("/dev/$_")]}grep{-e"/dev/$_"}"null","zero","full","random","urandom","tty"}
sub dev{my($dev,$pts,$shm,$o1,$o2,$o3)=("/dev","/dev/pts","/dev/shm","mode=755","newinstance,ptmxmode=0666,mode=620","mode=1777");
fresh("tmpfs",$dev,6,$o1);for(@_){my($n,$fd)=@$_;open my$f,">","/dev/$n"or die"$n: $!\\n";attr($fd,2);place($fd,"/dev/$n")}
mkdir$_,0755 for$pts,$shm;fresh("devpts",$pts,10,$o2);fresh("tmpfs",$shm,6,$o3);
my%l=("fd","/proc/self/fd","stdin","/proc/self/fd/0","stdout","/proc/self/fd/1","stderr","/proc/self/fd/2","core","/proc/kcore","ptmx","pts/ptmx");
symlink$l{$_},"/dev/$_"for keys%l}
sub places{my$mode="mode=755";
for(@_){my($a,$p,$f,$d,$fd)=@$_;
if($a eq"empty"){parents($p);-d$p or mkdir$p,0755;fresh("tmpfs",$p,6,$mode);next}
next if$fd<0;parents($p);
if(-d"/proc/self/fd/$fd/."){-d$p or mkdir$p,0755}elsif(!-e$p){open my$n,">",$p or die"$p: $!\\n"}
place($fd,$p)}
for(@_){my($a,$p)=@$_;next if$a ne"empty";my$fd=must(syscall(428,-100,$p,0x80000),$p);must(attr($fd,1,0,0),"read-only $p");syscall($CLOSE,$fd)}}
`;
const agentUid = (pid) => 61_184 + (pid % 4000);
const perlMapping = `sub mapping{my$u=shift;pipe(my$r,my$w);pipe(my$e,my$f);my$k=fork;
if(!$k){close$f;syscall($UNSHARE,0x10000000)==0 or exit 1;syswrite$w,"x";sysread$e,my$x,1;syscall($EXIT,0)}
close$w;sysread($r,my$x,1)==1 or die"no user namespace\\n";
my$m="0 $u 1\\n1 1 ".($u-1)."\\n".($u+1)." ".($u+1)." ".(4294967294-$u-1)."\\n";
for my$n("uid_map","gid_map"){open my$o,">","/proc/$k/$n"or die"$n: $!\\n";defined syswrite($o,$m)or die"$n: $!\\n"}
open my$ns,"<","/proc/$k/ns/user"or die"ns/user: $!\\n";close$f;waitpid$k,0;$ns}
`;
const perlCopies = `sub copy{my($p,$d,$u,$ns)=@_;
if($ns){my$fd=tree($p);if(attr($fd,0x100000,fileno$ns)==0){place($fd,$p)}else{syscall($CLOSE,$fd)}chown$u,$u,"$d/upper"}
my($t,$q,$o)=("overlay",$p,"lowerdir=$p,upperdir=$d/upper,workdir=$d/work".($ns?"":",userxattr"));my$v="$o,volatile";
my$mark="$d/work/work/incompat";unlink"$mark/volatile/dirty"and rmdir"$mark/volatile"and rmdir$mark;
return if($ns||$<)&&syscall($MOUNT,$t,$q,$t,6,$v)==0||syscall($MOUNT,$t,$q,$t,6,$o)==0;
my$fd=tree($p);must(attr($fd,1),"read-only $p");place($fd,$p)}
`;
const perlNamespaces = `sub namespaces{my@w=($<,$(+0);must(syscall($UNSHARE,$w[0]?0x10020000:0x20000),"namespaces");return if!$w[0];
for(["setgroups","deny"],["uid_map","$w[0] $w[0] 1"],["gid_map","$w[1] $w[1] 1"]){
open my$o,">","/proc/self/$$_[0]"or die"$$_[0]: $!\\n";defined syswrite($o,$$_[1])or die"$$_[0]: $!\\n"}}
`;
const perlPrepare = `syscall($PRCTL,1,9,0,0,0);my$u=shift;namespaces();
must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts");my$ns=$u?mapping($u):0;
while((my$k=shift)ne"--"){my$p=shift;if($k eq"-c"){copy($p,shift,$u,$ns);next}next if!$ns;
my$fd=tree($p);if(attr($fd,$k eq"-r"?0x100000:0x100006,fileno$ns)==0||$k eq"-r"&&attr($fd,0x100000,fileno$ns,0)==0){place($fd,$p)}
else{die"idmap $p: $!\\n"if$k eq"-w";syscall($CLOSE,$fd)}}
exec@ARGV;die"$ARGV[0]: $!\\n"`;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var process_environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/core/agent/agents.js
var agent_agents = __webpack_require__(81484);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/tool-homes.js


const toolHomes = [
    ...[
        '.nvm',
        '.volta',
        '.fnm',
        '.local/share/fnm',
        '.nodenv',
        '.asdf',
        '.local/share/mise',
        '.local/share/pnpm',
        '.bun',
        '.deno',
    ],
    ...[
        '.npm',
        '.npm-global',
        '.yarn',
        '.cache/yarn',
        '.cache/node',
        '.cache/deno',
        '.cache/pnpm',
        '.local/share/pnpm/store',
    ],
    ...['.cache/ms-playwright', '.cache/Cypress', '.cache/puppeteer'],
    ...[
        '.pyenv',
        '.local/bin',
        '.local/lib',
        '.local/share/uv',
        '.local/share/pipx',
        '.local/pipx',
        '.cache/pip',
        '.cache/uv',
    ],
    ...['miniconda3', 'anaconda3', '.conda', '.local/share/virtualenvs', '.cache/pypoetry'],
    ...['.rustup', '.cargo', '.elan', '.opam', '.ghcup', '.cabal', '.stack', '.juliaup', '.julia', '.mix', '.hex'],
    ...['.sdkman', '.jenv', '.m2', '.gradle', '.konan', '.ivy2', '.sbt', '.cache/coursier', '.coursier'],
    ...['.rbenv', '.rvm', '.gem', '.bundle', '.composer', '.cache/composer', '.config/composer'],
    ...['go', '.goenv', '.cache/go-build', '.dotnet', '.nuget', '.pub-cache', '.flutter', '.foundry', '.android'],
    ...agent_agents/* homesOfAgents */.Ow,
];
const credentialFiles = [
    ...['.cargo/credentials', '.cargo/credentials.toml', '.m2/settings.xml', '.m2/settings-security.xml'],
    ...['.gradle/gradle.properties', '.gradle/init.gradle', '.gem/credentials', '.bundle/config', '.hex/hex.config'],
    ...['.composer/auth.json', '.config/composer/auth.json', '.nuget/NuGet/NuGet.Config', '.pub-cache/credentials.json'],
    ...['.ivy2/.credentials', '.sbt/.credentials', '.sbt/1.0/credentials.sbt', '.cabal/config', '.android/adbkey'],
    ...['.stack/config.yaml', '.condarc', '.conda/.condarc', '.yarn/berry/.yarnrc.yml', '.npm-global/etc/npmrc'],
];
const writtenByTools = [
    ...[
        '.npm',
        '.yarn',
        '.cache/yarn',
        '.cache/node',
        '.cache/pnpm',
        '.local/share/pnpm',
        '.bun',
        '.cache/deno',
        '.deno',
    ],
    ...['.cache/pip', '.cache/uv', '.local/share/uv', '.cache/pypoetry', '.local/lib', '.local/bin'],
    ...['.cargo', '.rustup', '.cabal', '.stack', '.julia', '.mix', '.hex', '.opam'],
    ...['.m2', '.gradle', '.konan', '.ivy2', '.sbt', '.cache/coursier', '.coursier'],
    ...['.gem', '.bundle', '.composer', '.cache/composer', 'go', '.cache/go-build', '.nuget', '.dotnet', '.pub-cache'],
];
const tools = {
    npm_config_cache: (_, own) => ({ npm_config_cache: own }),
    NPM_CONFIG_CACHE: (_, own) => ({ NPM_CONFIG_CACHE: own }),
    YARN_CACHE_FOLDER: (_, own) => ({ YARN_CACHE_FOLDER: own }),
    BUN_INSTALL_CACHE_DIR: (_, own) => ({ BUN_INSTALL_CACHE_DIR: own }),
    PIP_CACHE_DIR: (_, own) => ({ PIP_CACHE_DIR: own }),
    UV_CACHE_DIR: (_, own) => ({ UV_CACHE_DIR: own }),
    NUGET_PACKAGES: (cache, own) => ({ NUGET_PACKAGES: own, RestoreAdditionalProjectFallbackFolders: cache }),
    COMPOSER_CACHE_DIR: (_, own) => ({ COMPOSER_CACHE_DIR: own }),
    GOCACHE: (_, own) => ({ GOCACHE: own }),
    GOPATH: (cache, own, { GOPROXY = 'https://proxy.golang.org,direct', GOMODCACHE }) => ({
        GOPATH: own,
        GOMODCACHE: (0,external_node_path_.join)(own, 'pkg/mod'),
        GOPROXY: `file://${(0,external_node_path_.join)(GOMODCACHE ?? (0,external_node_path_.join)(cache, 'pkg/mod'), 'cache/download')},${GOPROXY}`,
        GOFLAGS: '-modcacherw',
    }),
    GRADLE_USER_HOME: (cache, own) => ({ GRADLE_USER_HOME: own, GRADLE_RO_DEP_CACHE: (0,external_node_path_.join)(cache, 'caches') }),
};
function withOwnCaches(env, folder) {
    const changed = Object.entries(tools).flatMap(([name, tell]) => {
        const cache = env[name];
        return cache === undefined ? [] : [tell(cache, (0,external_node_path_.join)(folder, name), env)];
    });
    return Object.assign({ ...env }, ...changed);
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/view.js




const system = /^\/(|usr|etc|bin|sbin|lib\d*|opt|var|dev|proc|sys|mnt|media|srv)$/;
const runnerFiles = [
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
];
const toolVariables = /^(JAVA_HOME(_\w+)?|GOROOT|RUSTUP_HOME|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|DOTNET_ROOT|ANDROID_HOME|ANDROID_SDK_ROOT|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY)$/;
const listVariables = /^(LD_LIBRARY_PATH|GEM_PATH|PKG_CONFIG_PATH)$/;
const fileVariables = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
function viewOf(scene, look) {
    const hidden = found(hiddenPlaces(scene), look)
        .map(({ from }) => from)
        .filter((path) => !system.test(path) && look.isFolder(path));
    const isHidden = (path) => hidden.some((root) => isBelow(path, root));
    const holdsHidden = (path) => system.test(path) || hidden.some((root) => isBelow(root, path));
    const usual = found(usualPlaces(scene, holdsHidden), look).filter(({ path, from }) => isHidden(path) && !holdsHidden(from));
    const secrets = scene.homes.flatMap((home) => credentialFiles.map((file) => (0,external_node_path_.join)(home, file)));
    const visible = (path) => !isHidden(path) || usual.some((root) => isBelow(path, root.path));
    return ordered([
        ...hidden.map((path) => ({ path, access: 'empty' })),
        ...usual.map((place) => ({ ...place, access: 'read' })),
        ...found([...secrets, ...scene.sockets], look)
            .filter(({ path }) => visible(path))
            .map(({ path }) => ({ path, access: 'nothing' })),
        ...found(scene.readable, look).map((place) => ({ ...place, access: 'read' })),
        ...found(scene.writable, look).map((place) => ({ ...place, access: 'write' })),
    ]);
}
const machineView = (scene, look) => ({
    layers: viewOf(scene, look),
    caches: cachesIn(scene, look),
});
function viewOfCall(view, own, look) {
    const shown = Object.entries(own.inPlaceOf).filter(([path]) => look.real(path) === path);
    const isNowEmpty = ({ path, access }) => access === 'empty' && shown.some(([root]) => isBelow(path, root));
    const caches = own.caches === undefined ? [] : view.caches;
    const layers = ordered([
        ...view.layers.filter((layer) => !isNowEmpty(layer)),
        ...shown.map(([path, from]) => ({ path, access: 'write', from })),
        ...caches.map((path) => ({
            path,
            access: 'copy',
            upper: (0,external_node_path_.join)(own.caches ?? '', path.replaceAll('/', '+')),
        })),
        ...found(own.read, look).map((place) => ({ ...place, access: 'read' })),
        ...found(own.write, look).map((place) => ({ ...place, access: 'write' })),
    ]);
    const named = new Map(layers.map((layer) => [layer.path, layer]));
    return layers.filter((layer) => !saysNothing(layer, nearestAbove(layer.path, named)));
}
const saysNothing = (layer, around) => [layer, around].every((one) => one === undefined || (one.access === 'read' && (one.from ?? one.path) === one.path));
function cachesIn({ environment, homes }, look) {
    const named = [...process_environment/* cacheNames */.nW].flatMap((name) => environment[name] ?? []);
    const usual = homes.flatMap((home) => writtenByTools.map((place) => (0,external_node_path_.join)(home, place)));
    const folders = found([...usual, ...named], look).map(({ from }) => from);
    const isPlain = (path) => look.isFolder(path) && !system.test(path) && !/[,:\\]/.test(path);
    return folders.filter((path) => isPlain(path) && !folders.some((other) => other !== path && isBelow(path, other)));
}
function ordered(layers) {
    const last = new Map(layers.map((layer) => [layer.path, layer]));
    return [...last.values()].sort((a, b) => depth(a.path) - depth(b.path) || (a.path < b.path ? -1 : 1));
}
const depth = (path) => path.split(external_node_path_.sep).length;
function nearestAbove(path, named) {
    for (let parent = (0,external_node_path_.dirname)(path); parent !== '/'; parent = (0,external_node_path_.dirname)(parent)) {
        const layer = named.get(parent);
        if (layer)
            return layer;
    }
    return undefined;
}
const isBelow = (path, root) => path === root || path.startsWith(`${root}/`);
function hiddenPlaces({ environment, homes, hidden }) {
    const work = environment['RUNNER_WORKSPACE'] ? (0,external_node_path_.dirname)(environment['RUNNER_WORKSPACE']) : undefined;
    const named = ['HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'GITHUB_WORKSPACE'].map((name) => environment[name]);
    const files = runnerFiles.map((name) => environment[name]).flatMap((path) => (path ? [(0,external_node_path_.dirname)(path)] : []));
    return [
        ...['/home', '/root', '/run', '/var/run', '/tmp', '/var/tmp'],
        ...homes,
        ...[...named, work].filter((path) => path !== undefined),
        ...files,
        ...hidden,
    ];
}
function usualPlaces({ environment, homes }, holdsHidden) {
    const named = Object.entries(environment).flatMap(([name, value = '']) => {
        if (toolVariables.test(name) || fileVariables.test(name))
            return [value];
        return listVariables.test(name) ? value.split(':') : [];
    });
    const onPath = (environment['PATH'] ?? '').split(':').flatMap((folder) => {
        const root = (0,external_node_path_.dirname)(folder);
        const hasRoot = /^(s?bin|shims)$/.test((0,external_node_path_.basename)(folder)) && (0,external_node_path_.basename)(root) !== '.local' && !holdsHidden(root);
        return hasRoot ? [folder, root] : [folder];
    });
    const known = homes.flatMap((home) => toolHomes.map((place) => (0,external_node_path_.join)(home, place)));
    return [
        '/etc/resolv.conf',
        '/home/linuxbrew',
        '/run/current-system',
        '/run/opengl-driver',
        ...known,
        ...onPath,
        ...named,
    ];
}
function found(paths, look) {
    const all = paths.flatMap((given) => {
        if (!given.startsWith('/'))
            return [];
        const path = (0,external_node_path_.resolve)(given);
        const from = look.real(path);
        if (from === undefined)
            return [];
        const at = (0,external_node_path_.join)(look.real((0,external_node_path_.dirname)(path)) ?? (0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path));
        return at === from
            ? [{ path: from, from }]
            : [
                { path: from, from },
                { path: at, from },
            ];
    });
    return [...new Map(all.map((place) => [place.path, place])).values()];
}
const places = '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin:/usr/local/sbin:/run/current-system/sw/bin:/run/wrappers/bin';
const trustedProgram = (name) => (0,programs/* findProgram */.K)(name, places);

;// CONCATENATED MODULE: ./build/adapter/process/confinement/pid-namespace.js


const pidNamespace = (owner) => inNamespace(owner, (setpriv) => [setpriv, ...(owner === 'root' ? withoutCapabilities : ['--no-new-privs']), '--']);
const ownedNamespace = (owner) => inNamespace(owner, () => []);
const withoutCapabilities = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
function inNamespace(owner, inside) {
    const [setpriv, unshare] = [trustedProgram('setpriv'), trustedProgram('unshare')];
    if (setpriv === undefined || unshare === undefined)
        return undefined;
    return (command) => ({
        ...command,
        file: setpriv,
        args: [
            ...dyingWithTheEngine,
            unshare,
            ...['--pid', '--fork', '--kill-child', '--mount-proc'],
            ...(owner === 'user' ? ['--user', '--map-current-user'] : []),
            ...['--', '/bin/sh', '-c', pidOne(1), 'sh'],
            ...inside(setpriv),
            command.file,
            ...command.args,
        ],
        lifeline: 'descriptor',
        ender: 'kernel',
    });
}
const dyingWithTheEngine = ['--pdeathsig', 'KILL'];
const processGroup = (supervisor) => (command) => ({
    ...command,
    file: supervisor.file,
    args: [...supervisor.args, command.file, ...command.args],
    env: { ...command.env, RALPH_TREE: (0,external_node_crypto_.randomUUID)() },
    lifeline: 'descriptor',
    ender: 'process',
});
const pidOne = (own) => around(`set -- /proc/[0-9]*; echo "leftovers $(($# - ${own}))" >&3`);
const uncountingPidOne = around('echo "leftovers 0" >&3');
function around(count) {
    const command = '(trap - INT TERM; exec "$@" 2>&4 3>&- 4>&-)';
    return `trap "" INT TERM; exec 4>&2 2>/dev/null; echo >&3 || exit 137; ${command}; code=$?; ${count}; exit $code`;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/prepared-view.js





function preparedView(uid) {
    const [line, perl] = [viewLine(), trustedProgram('perl')];
    const program = perlProgram(perlMapping, perlCopies, perlNamespaces, perlPrepare);
    if (!line || !perl || !program)
        return undefined;
    const kept = keptNamespace(uid === undefined ? ['user', 'mnt'] : ['mnt']);
    const map = uid === undefined ? [] : ['map', String(uid)];
    const prepare = (layers, shared) => {
        const maps = uid === undefined ? [] : [...mapped(layers, '-w', shared), ...mapped(layers, '-r', shared)];
        return [perl, '-e', program, uid === undefined ? '' : String(uid), ...copiesOf(layers), ...maps, '--'];
    };
    const entered = (layers, shared) => {
        if (shared === undefined)
            return [];
        const words = prepare(layers, shared);
        return (kept?.enter(words, words.filter((word) => word.startsWith('/'))) ?? []);
    };
    return {
        forget: () => kept?.forget(),
        show({ layers, shared }, run) {
            const [file, ...args] = line;
            return {
                file,
                args: [...args, '4', ...entered(layers, shared)],
                instructions: nulSeparated([...map, ...layersInOrders(layers), 'run', ...run]),
            };
        },
    };
}
function viewLine() {
    const perl = trustedProgram('perl');
    const program = perlProgram(perlMapping, perlCopies, perlNamespaces, perlInto, perlView, perlOrders, perlAttended, perlShow);
    return perl && program ? [perl, '-e', program] : undefined;
}
const layersInOrders = (layers) => layers.flatMap(({ path, access, from = path, upper = '' }) => ['layer', access, path, from, upper]);
const copiesOf = (layers) => layers.flatMap(({ path, upper }) => (upper === undefined ? [] : ['-c', path, upper]));
function mapped(layers, flag, shared) {
    const of = (accesses) => layers
        .filter(({ access }) => accesses.includes(access))
        .map(({ path, access, from = path }) => (access === 'write' && isBelow(from, shared) ? shared : from));
    const around = of(flag === '-w' ? ['write'] : ['write', 'copy', 'read']);
    const own = [...new Set(of([flag === '-w' ? 'write' : 'read']))];
    const outer = own.filter((path) => !around.some((other) => other !== path && isBelow(path, other)));
    return outer.flatMap((path) => [flag, path]);
}
const perlShow = `
attended();$SIG{INT}=$SIG{TERM}="IGNORE";my$ns=0;
if(@ARGV&&eval{into(@ARGV);1}){must(syscall($UNSHARE,0x20000),"mount namespace");private()}
else{namespaces();private();$ns=mapping($set{map})if$set{map};copies($ns,$set{map},@layers)}
attended();my@d=device();trees($ns,@layers);closed("/proc",0);dev(@d);places(@layers);
must(syscall($UNSHARE,0x20000000),"pid namespace");my$k=fork//die"fork: $!\\n";
if($k){waitpid$k,0;syscall($EXIT,$?&127?128+($?&127):$?>>8)}
attended();exec@run;die"$run[0]: $!\\n"`;
function keptNamespace(kinds) {
    const [perl, hold] = [trustedProgram('perl'), perlProgram(perlHold)];
    if (!perl || !hold)
        return undefined;
    let key;
    let descriptors = [];
    const forget = () => {
        for (const descriptor of descriptors)
            (0,external_node_fs_.closeSync)(descriptor);
        descriptors = [];
        key = undefined;
    };
    const paths = () => descriptors.map((descriptor) => `/proc/${process.pid}/fd/${descriptor}`);
    return {
        forget,
        enter(prepare, places) {
            const now = [...prepare, ...places.map(printOf)].join('\0');
            if (now !== key) {
                forget();
                descriptors = made([...prepare, perl, '-e', hold], kinds);
                key = now;
            }
            return descriptors.length === 0 ? undefined : paths();
        },
    };
}
const printOf = (path) => {
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stat ? `${stat.dev}:${stat.ino}` : '';
};
function made([file = '', ...args], kinds) {
    const { status, stdout } = (0,external_node_child_process_.spawnSync)(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const pid = Number(stdout);
    if (status !== 0 || !Number.isSafeInteger(pid) || pid < 2)
        return [];
    try {
        return kinds.map((kind) => (0,external_node_fs_.openSync)(`/proc/${pid}/ns/${kind}`, 'r'));
    }
    catch {
        return [];
    }
    finally {
        process.kill(pid, 'SIGKILL');
    }
}
const perlHold = `my$k=fork//die"fork: $!\\n";if($k){print$k;exit}close STDOUT;sleep 10`;
const perlInto = `sub into{my@n=map{open my$n,"<",$_ or die"$_: $!\\n";$n}@_;must(syscall($SETNS,fileno$_,0),"setns")for@n}
`;

;// CONCATENATED MODULE: ./build/adapter/process/confinement/bubblewrap.js






const bubblewrapFlavours = [
    { copies: true, forbidsNamespaces: true, ownProc: true },
    { copies: false, forbidsNamespaces: true, ownProc: true },
    { copies: false, forbidsNamespaces: false, ownProc: true },
    { copies: false, forbidsNamespaces: false, ownProc: false },
];
const lifetime = { lifeline: 'descriptor', ender: 'kernel' };
function bubblewrapAsUser(flavour) {
    const [bwrap, env] = ['bwrap', 'env'].map(trustedProgram);
    const view = flavour.copies ? preparedView() : undefined;
    if (!bwrap || !env || (flavour.copies && !view))
        return undefined;
    const user = ['--unshare-user', ...(flavour.forbidsNamespaces ? ['--disable-userns'] : [])];
    const init = ['/bin/sh', '-c', flavour.ownProc ? pidOne(2) : uncountingPidOne, 'sh'];
    const entrance = ({ command, layers, shared }) => {
        const run = [env, resetSignals, ...init, command.file, ...command.args];
        const here = ['--chdir', command.cwd];
        if (view) {
            const line = [bwrap, ...user, ...namespaces, ...inMadeView, ...here, '--', ...run];
            return { ...command, ...view.show({ layers, shared }, line), ...lifetime };
        }
        return {
            ...command,
            file: '/bin/sh',
            args: ['-c', 'trap "" INT TERM; exec "$@"', 'sh', bwrap, '--args', '4', '--', ...run],
            instructions: nulSeparated([...user, ...bubblewrapArguments(withoutCopies(layers), flavour), ...here]),
            ...lifetime,
        };
    };
    return Object.assign(entrance, view && { forget: view.forget });
}
function bubblewrapAsRoot() {
    const uid = agentUid(process.pid);
    const [bwrap, env, setpriv] = ['bwrap', 'env', 'setpriv'].map(trustedProgram);
    const view = preparedView(uid);
    if (!bwrap || !env || !setpriv || !view)
        return undefined;
    const become = [
        setpriv,
        '--reuid',
        String(uid),
        '--regid',
        String(uid),
        '--clear-groups',
        ...withoutCapabilities,
        '--',
    ];
    const entrance = ({ command, layers, shared }) => {
        const line = [
            ...[bwrap, ...namespaces, ...inMadeView, '--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd, '--'],
            ...[...become, env, resetSignals, '/bin/sh', '-c', pidOne(2), 'sh', command.file, ...command.args],
        ];
        return { ...command, ...view.show({ layers, shared }, line), ...lifetime };
    };
    return Object.assign(entrance, { forget: view.forget });
}
const namespaces = ['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'];
const inMadeView = ['--dev-bind', '/', '/', '--proc', '/proc'];
function bubblewrapArguments(layers, { ownProc }) {
    const named = new Map(layers.map((layer) => [layer.path, layer]));
    return [
        ...[...namespaces, '--ro-bind', '/', '/', '--dev', '/dev', '--perms', '1777', '--tmpfs', sharedMemory.path],
        ...(ownProc ? ['--proc', '/proc'] : ['--ro-bind', '/proc', '/proc']),
        ...layers.flatMap((layer) => [...parentsOf(layer, named), ...argumentsOf(layer)]),
        ...layers.flatMap(({ path, access }) => (access === 'empty' ? ['--remount-ro', path] : [])),
    ];
}
function argumentsOf({ path, access, from = path }) {
    if (access === 'empty')
        return ['--perms', '0755', '--tmpfs', path];
    if (access === 'nothing')
        return ['--dev-bind', '/dev/null', path];
    return [access === 'read' ? '--ro-bind-try' : '--bind', from, path];
}
const sharedMemory = { path: '/dev/shm', access: 'empty' };
function parentsOf({ path }, named) {
    const around = nearestAbove(path, named) ?? (isBelow(path, sharedMemory.path) ? sharedMemory : undefined);
    if (around?.access !== 'empty')
        return [];
    const between = (0,external_node_path_.relative)(around.path, (0,external_node_path_.dirname)(path))
        .split('/')
        .filter((name) => name !== '');
    return between.flatMap((_, index) => ['--perms', '0755', '--dir', (0,external_node_path_.join)(around.path, ...between.slice(0, index + 1))]);
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/landlock.js





function landlock(uid) {
    const [perl, setpriv] = [trustedProgram('perl'), trustedProgram('setpriv')];
    const program = perlProgram(perlLandlock);
    if (!perl || !program || (uid !== undefined && !setpriv))
        return undefined;
    const become = ['--reuid', String(uid), '--regid', String(uid), '--clear-groups', ...withoutCapabilities, '--'];
    const [file = perl, ...before] = uid === undefined ? [perl] : [setpriv ?? '', ...become, perl];
    return ({ command, layers }) => ({
        ...command,
        file,
        args: [
            ...before,
            '-e',
            program,
            ...writableOf(layers),
            '--',
            ...readableOf(layers),
            '--',
            command.file,
            ...command.args,
        ],
    });
}
const devices = ['/dev/null', '/dev/zero', '/dev/full', '/dev/tty', '/dev/ptmx', '/dev/pts'];
const writableOf = (layers) => [
    ...devices,
    ...layers.flatMap(({ path, access, from = path }) => (access === 'write' && from === path ? [path] : [])),
];
function readableOf(layers) {
    const named = new Map(layers.map(({ path, access }) => [path, access]));
    const visible = (folder) => {
        const access = named.get(folder);
        const below = layers.filter(({ path }) => path !== folder && isBelow(path, folder === '/' ? '' : folder));
        if (access === 'empty')
            return below.filter(({ access: its }) => its === 'read').flatMap(({ path }) => visible(path));
        if (access === 'nothing')
            return [];
        if (below.every(({ access: its }) => its === 'read' || its === 'write'))
            return [folder];
        return entries(folder).flatMap(visible);
    };
    return [...new Set(visible('/'))];
}
function entries(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).map((name) => (0,external_node_path_.join)(folder, name));
    }
    catch {
        return [];
    }
}
const perlLandlock = `
my$abi=syscall(444,0,0,1);die"Landlock: $!\\n"if$abi<1;
my$fs=0x1fff|($abi>1?1<<13:0)|($abi>2?1<<14:0)|($abi>4?1<<15:0);
my$rules=pack("Q3",$fs,0,$abi>5?3:0);my$fd=must(syscall(444,$rules,$abi>5?24:$abi>3?16:8,0),"Landlock");
for my$access($fs,13){while(defined(my$p=shift)){last if$p eq"--";
sysopen(my$f,$p,0x280000)or next;
my$r=pack("Ql",$access&(-d$p?$fs:0xc007&$fs),fileno$f);syscall(445,$fd,1,$r,0)>=0||$!==77||die"Landlock $p: $!\\n";close$f}}
must(syscall($PRCTL,38,1,0,0,0),"no_new_privs");must(syscall(446,$fd,0),"Landlock");
exec{$ARGV[0]}@ARGV;print STDERR"$ARGV[0]: $!\\n";exit 127
`;

;// CONCATENATED MODULE: ./build/adapter/process/confinement/look.js




function newLook() {
    const known = new Map();
    return {
        real(path) {
            if (!known.has(path))
                known.set(path, realPath(path));
            return known.get(path);
        },
        isFolder,
    };
}
function isThere(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function realPath(path) {
    if (!isThere(path))
        return undefined;
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function isFolder(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function listeningSockets() {
    try {
        const lines = (0,external_node_fs_.readFileSync)('/proc/net/unix', 'utf8').split('\n');
        return [...new Set(lines.flatMap((line) => /^(?:\S+\s+){6}\d+ (\/.+)$/.exec(line)?.[1] ?? []))];
    }
    catch {
        return [];
    }
}
function masked(layers, file) {
    if (layers.some(({ access }) => access === 'nothing'))
        (0,external_node_fs_.writeFileSync)(file, '');
    return layers.map((layer) => (layer.access === 'nothing' ? { ...layer, from: file } : layer));
}
function makeGround(layers) {
    const named = new Map(layers.map((layer) => [layer.path, layer]));
    for (const { path, from = path, upper } of layers) {
        if (upper !== undefined)
            for (const name of ['upper', 'work'])
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(upper, name), { recursive: true });
        const around = nearestAbove(path, named);
        if (around?.from === undefined || around.from === around.path)
            continue;
        const place = (0,external_node_path_.join)(around.from, (0,external_node_path_.relative)(around.path, path));
        (0,external_node_fs_.mkdirSync)(isFolder(from) ? place : (0,external_node_path_.dirname)(place), { recursive: true, mode: 0o755 });
        if (!isFolder(from))
            (0,external_node_fs_.writeFileSync)(place, '', { flag: 'a' });
    }
}
function seenOnMachine(scene) {
    let seen;
    return {
        now() {
            if (!seen?.layers.every(({ path }) => isThere(path)))
                seen = machineView(scene, newLook());
            return seen;
        },
        forget() {
            seen = undefined;
        },
    };
}
function giveTo(uid, folders) {
    const find = trustedProgram('find') ?? 'find';
    const owner = `${uid}:${uid}`;
    const which = ['!', '-uid', String(uid), '-exec', 'chown', '-h', owner, '{}', '+'];
    (0,external_node_child_process_.spawnSync)(find, [...folders, '-xdev', ...which], { stdio: 'ignore', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } });
}
function closedAbove(path, ours) {
    for (let folder = (0,external_node_path_.dirname)(path); folder !== '/'; folder = (0,external_node_path_.dirname)(folder)) {
        const stat = (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false });
        if (stat === undefined || stat.mode & 0o001)
            continue;
        if (!ours.some((own) => isBelow(folder, own)))
            return folder;
        (0,external_node_fs_.chmodSync)(folder, (stat.mode & 0o7777) | 0o011);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/mount-script.js





function mountScript(owner) {
    const parts = scriptParts(owner === 'root' ? agentUid(process.pid) : undefined);
    return (parts &&
        (({ command, layers }) => ({
            ...command,
            file: parts.setpriv,
            args: [...dyingWithTheEngine, ...parts.enter(4)],
            instructions: parts.orders({ command, layers }),
            lifeline: 'descriptor',
            ender: 'kernel',
        })));
}
function scriptParts(uid, asSudo) {
    const [unshare, setpriv, perl, env] = ['unshare', 'setpriv', 'perl', 'env'].map(trustedProgram);
    const program = perlProgram(perlMapping, perlCopies, perlOrders, perlView, perlEnter, perlInit);
    if (!unshare || !setpriv || !perl || !env || !program)
        return undefined;
    const asRoot = uid !== undefined || asSudo !== undefined;
    const who = asSudo ?? { uid, gid: uid };
    const become = asRoot
        ? ['--reuid', String(who.uid), '--regid', String(who.gid), '--clear-groups', ...withoutCapabilities]
        : [...withoutCapabilities, '--ambient-caps=-all'];
    const user = asRoot ? [] : ['--user', '--map-current-user', '--keep-caps'];
    return {
        setpriv,
        enter: (descriptor) => [
            ...[unshare, ...user, '--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', '--'],
            ...[perl, '-e', program, String(descriptor)],
        ],
        orders: ({ command, layers }) => nulSeparated([
            ...(uid === undefined ? [] : ['map', String(uid)]),
            ...['root', asRoot ? '1' : '', 'cwd', command.cwd],
            ...(asSudo ? Object.entries(command.env).flatMap(([name, value]) => ['env', `${name}=${value}`]) : []),
            ...layersInOrders(layers),
            ...['run', setpriv, ...become, '--', env, resetSignals, command.file, ...command.args],
        ]),
    };
}
const perlEnter = `
private();my($proc,$nothing)=("/proc","");fresh("proc",$proc,0xe,$nothing);my$ns=$set{map}?mapping($set{map}):0;
copies($ns,$set{map},@layers);trees($ns,@layers);closed("/dev",3);
fresh("proc",$proc,0xe,$nothing);
if($set{root}){my$fd=tree("/proc/sys");must(attr($fd,1),"read-only /proc/sys");place($fd,"/proc/sys")}
elsif(open my$n,">","/proc/sys/user/max_user_namespaces"){syswrite$n,"0"}
my($shm,$pts,$mq,$o1,$o2)=("/dev/shm","/dev/pts","/dev/mqueue","mode=1777","newinstance,ptmxmode=0666,mode=620");
fresh("tmpfs",$shm,6,$o1)if-d$shm;
if(-d$pts){fresh("devpts",$pts,10,$o2);my$fd=tree("/dev/pts/ptmx");place($fd,"/dev/ptmx")if!-l"/dev/ptmx"}
fresh("mqueue",$mq,14,$nothing)if-d$mq;
places(@layers);
`;
const perlInit = `
chdir$set{cwd}or die"$set{cwd}: $!\\n";%ENV=map{split/=/,$_,2}@env if@env;
open my$status,">&=",3 or die"status: $!\\n";open my$err,">&",\\*STDERR;$SIG{INT}=$SIG{TERM}="IGNORE";
defined syswrite$status,"\\n"or syscall($EXIT,137);
my$k=fork;if(!$k){syscall($CLOSE,3);exec{$run[0]}@run;print STDERR"$run[0]: $!\\n";syscall($EXIT,127)}
syscall($CLOSE,$_)for 1,2,fileno$err;
my$code;while(!defined$code){my$p=wait;last if$p<0;$code=$?if$p==$k}
opendir my$d,"/proc";my$left=grep{/^\\d/&&$_!=1}readdir$d;syswrite$status,"leftovers $left\\n";
syscall($EXIT,$code&127?128+($code&127):$code>>8)
`;

// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js
var supervise = __webpack_require__(67884);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/self-probe.js








const script = `
name=$1 sudo=$2 harmless=$3 kind=; shift 3
for word in "$@"; do
  case $word in --write|--closed|--socket) kind=$word; continue;; esac
  case $kind in
  --write) { [ -f "$word" ] && (: >> "$word") || (: > "$word/$name"); } 2>/dev/null || { echo "$word cannot be written"; exit 1; };;
  --closed) (: > "$word/$name") 2>/dev/null;;
  --socket) [ -S "$word" ] && { echo "the socket $word can be reached"; exit 1; };;
  esac
done
[ "$harmless" = yes ] || { echo fine; exit; }
grep -qs "$name" /proc/[0-9]*/environ && { echo "the environment of a process outside can be read"; exit 1; }
while read -r key value; do
  case $key in NoNewPrivs:) private=$value;; CapEff:) able=$value;; esac
done < /proc/self/status
[ "$private" = 1 ] || { echo "it can gain privileges"; exit 1; }
[ "$able" = 0000000000000000 ] || { echo "it has capabilities: $able"; exit 1; }
[ -n "$sudo" ] && "$sudo" -n true 2>/dev/null </dev/null && { echo "sudo works"; exit 1; }
echo fine
`;
async function whyNot(wrap, promised) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-probe-'));
    (0,external_node_fs_.chmodSync)(folder, 0o711);
    const name = `.ralph-probe-${(0,external_node_crypto_.randomUUID)()}`;
    const outside = promised.harmless ? processWith(name) : undefined;
    try {
        const own = (0,external_node_path_.join)(folder, 'call');
        const [workspace, home, tmp] = [(0,external_node_path_.join)(folder, 'workspace'), (0,external_node_path_.join)(own, 'home'), (0,external_node_path_.join)(own, 'tmp')];
        for (const path of [workspace, home, tmp])
            (0,external_node_fs_.mkdirSync)(path, { recursive: true });
        const closed = [folder, ...promised.closed].filter(isWritable);
        const places = { call: { path: own, home, tmp }, writable: [workspace] };
        const words = [
            ...['--write', workspace, home, tmp, ...promised.writable],
            ...['--closed', ...closed],
            ...['--socket', ...promised.sockets],
        ];
        const said = await sayingOf(wrap, places, [
            name,
            trustedProgram('sudo') ?? '',
            promised.harmless ? 'yes' : 'no',
            ...words,
        ]);
        const arrived = takeAway(closed, name);
        if (said !== 'fine')
            return said;
        if (arrived.length > 0 && promised.closed.length > 0)
            return `${arrived[0]} can be written`;
        takeAway(promised.writable.filter(self_probe_isFolder), name);
        const owner = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(workspace, name), { throwIfNoEntry: false })?.uid;
        return owner === process.getuid?.() ? undefined : 'files that it writes belong to another user';
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
    finally {
        outside?.kill('SIGKILL');
        await (0,process_directory/* removeFolder */.v$)(folder).catch(() => undefined);
    }
}
function processWith(mark) {
    const child = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', 'read -r _'], {
        env: { RALPH_PROBE: mark },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.on('error', () => undefined);
    return child;
}
async function sayingOf(wrap, places, args) {
    const said = [];
    const take = (chunk) => void said.push(Buffer.from(chunk));
    const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin:/run/current-system/sw/bin', HOME: places.call.home };
    const end = await (0,supervise/* supervise */.z)({ file: '/bin/sh', args: ['-c', script, 'sh', ...args], cwd: places.writable[0] ?? '/', env }, {
        confinement: { wrap },
        places,
        signal: new AbortController().signal,
        onStdout: take,
        onStderr: take,
        wallMs: 5000,
    }).done;
    const text = Buffer.concat(said).toString('utf8').trim().split('\n').join('; ');
    return text || `exit code ${end.exitCode ?? end.signal}`;
}
const takeAway = (folders, name) => folders.filter((folder) => {
    const path = (0,external_node_path_.join)(folder, name);
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
        return false;
    (0,external_node_fs_.rmSync)(path, { force: true });
    return true;
});
const self_probe_isFolder = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
function isWritable(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}
const users = '/etc/passwd';
function knownUser(uid, { home, file }) {
    (0,external_node_fs_.writeFileSync)(file, `${listOf(users).trimEnd()}\nralph-agent:x:${uid}:${uid}::${home}:/bin/sh\n`, { mode: 0o644 });
    return { path: users, access: 'read', from: file };
}
function listOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return 'root:x:0:0:root:/root:/bin/sh\n';
    }
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/sudo.js








const launcher = `
s=$3; exec 5<&0 9<"$1" 8<"$2" 3>"$s"; rm -f "$1"; [ "$2" = /dev/null ] || rm -f "$2"; shift 3
"$@" <&8 5<&- 8<&- & b=$!; exec 9<&- 8<&- 3>&-
{ trap "" INT TERM; while read -r _ <&5; do :; done; n=500
while [ ! -s "$s" ] && [ $n -gt 0 ] && kill -0 $b; do sleep .01; n=$((n-1)); done; kill -9 $b; rm -f "$s"; rmdir "\${s%/*}"; } >/dev/null 2>&1 & w=$!
trap "" INT TERM; wait $b; c=$?; kill -9 $w; exit $c`;
function bubblewrapBySudo() {
    const [sudo, bwrap, env, setpriv] = ['sudo', 'bwrap', 'env', 'setpriv'].map(trustedProgram);
    const who = user();
    if (!sudo || !bwrap || !env || !setpriv || !who)
        return undefined;
    const become = ['--reuid', String(who.uid), '--regid', String(who.gid), '--clear-groups', ...withoutCapabilities];
    return ({ command, layers }) => bySudo(sudo, command, {
        line: [
            ...[env, resetSignals, bwrap, '--args', '9', '--'],
            ...[setpriv, ...become, '--', '/bin/sh', '-c', pidOne(2), 'sh', command.file, ...command.args],
        ],
        orders: nulSeparated([
            ...bubblewrapArguments(withoutCopies(layers), { ownProc: true }),
            ...['--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd, '--clearenv'],
            ...Object.entries(command.env).flatMap(([name, value]) => ['--setenv', name, value]),
        ]),
    });
}
function mountScriptBySudo() {
    const who = user();
    const [sudo, parts] = [trustedProgram('sudo'), who && scriptParts(undefined, who)];
    if (!sudo || !parts)
        return undefined;
    return (inside) => bySudo(sudo, inside.command, {
        line: [parts.setpriv, ...dyingWithTheEngine, ...parts.enter(9)],
        orders: parts.orders(inside),
    });
}
const user = () => {
    const [uid, gid] = [process.getuid?.(), process.getgid?.()];
    return uid === undefined || gid === undefined ? undefined : { uid, gid };
};
function bySudo(sudo, command, options) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-sudo-'));
    const file = (name, content) => {
        const path = (0,external_node_path_.join)(folder, name);
        (0,external_node_fs_.writeFileSync)(path, content, { mode: 0o600 });
        return path;
    };
    const input = command.stdin === undefined ? '/dev/null' : file('input', command.stdin);
    const statusFile = file('status', '');
    const { stdin: _, ...rest } = command;
    return {
        ...rest,
        file: sudo,
        args: [
            '-n',
            '/bin/sh',
            '-c',
            launcher,
            'ralph',
            file('orders', options.orders),
            input,
            statusFile,
            ...options.line,
        ],
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
        lifeline: 'stdin',
        statusFile,
        ender: 'process',
        tidy: () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }),
    };
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/find-confinement.js













async function findConfinement(choice) {
    const supervised = processGroup(choice.supervisor);
    let owned;
    const tree = () => {
        owned ??= ownTree(supervised);
        return owned;
    };
    if (choice.mode === 'none') {
        const wrap = await tree();
        const report = reportOf(wrap === supervised ? 'process-group' : 'pid-namespace');
        return { report, wrap, unconfined: tree };
    }
    const found = await strongest(choice, supervised);
    const unconfined = async () => {
        const wrap = await tree();
        return (command, places) => {
            found.wrap.forget?.();
            return wrap(command, places);
        };
    };
    return { ...found, unconfined };
}
async function strongest(choice, supervised) {
    const scene = sceneOf(choice);
    const refused = [];
    for (const way of choice.ways ?? (isRoot ? waysOfRoot : waysOfUser(choice.sudo))) {
        const tried = await firstThatHolds(variantsOf(way, scene, { home: choice.home, supervised }), promisedBy(levels[way], scene));
        if (typeof tried !== 'string')
            return { report: reportOf(way, refused), wrap: tried };
        refused.push({ way, why: tried.slice(0, 300) });
    }
    return { report: reportOf('process-group', refused), wrap: supervised };
}
const reportOf = (way, refused = []) => ({
    level: levels[way],
    way,
    refused,
});
async function firstThatHolds(wraps, promised) {
    const reasons = [];
    for (const wrap of wraps) {
        const why = typeof wrap === 'function' ? await whyNot(wrap, promised) : (wrap ?? 'one of its programs is not installed');
        if (typeof wrap === 'function' && why === undefined)
            return wrap;
        reasons.push(why ?? '');
    }
    return [...new Set(reasons)].join('; ') || 'not available to this user';
}
const isRoot = process.getuid?.() === 0;
const owners = isRoot ? ['root', 'user'] : ['user'];
async function ownTree(supervised) {
    if (process.getuid === undefined)
        return supervised;
    for (const owner of owners) {
        const wrap = ownedNamespace(owner);
        if (wrap && (await whyNot(wrap, nothing)) === undefined)
            return wrap;
    }
    return supervised;
}
const nothing = { closed: [], writable: [], sockets: [], harmless: false };
const promisedBy = (level, { hidden, homes, writable, sockets }) => ({
    closed: level === 'C2' || level === 'C3' ? [...homes, ...hidden] : [],
    writable: level === 'C2' || level === 'C3' ? writable : [],
    sockets: level === 'C3' ? sockets : [],
    harmless: level !== 'C0',
});
function sceneOf({ environment, home, hidden, readable, writable }) {
    const homes = [environment['HOME'], (0,external_node_os_.homedir)(), knownHome()].filter((path) => path !== undefined && path !== '');
    return {
        environment,
        homes: [...new Set(homes)],
        hidden: [home, ...hidden],
        readable,
        writable,
        sockets: listeningSockets(),
    };
}
function knownHome() {
    try {
        return (0,external_node_os_.userInfo)().homedir;
    }
    catch {
        return undefined;
    }
}
function variantsOf(way, scene, { home, supervised }) {
    const at = { engine: home };
    if (way === 'bubblewrap')
        return bubblewrapFlavours.map((flavour) => seeing(scene, bubblewrapAsUser(flavour), at));
    if (way === 'bubblewrap-root')
        return [seeing(scene, bubblewrapAsRoot(), { ...at, uid: agentUid(process.pid) })];
    if (way === 'bubblewrap-sudo')
        return [seeing(scene, bubblewrapBySudo(), at)];
    if (way === 'mount-script-root')
        return [seeing(scene, mountScript('root'), { ...at, uid: agentUid(process.pid) })];
    if (way === 'mount-script-sudo')
        return [seeing(scene, mountScriptBySudo(), at)];
    if (way === 'mount-script-user-namespace')
        return [seeing(scene, mountScript('user'), at)];
    if (way === 'landlock' && isRoot)
        return [ownedNamespace('root'), supervised].map((tree) => listingAsRoot(scene, home, tree));
    if (way === 'landlock')
        return [pidNamespace('user'), supervised].map((tree) => listing(scene, tree));
    return way === 'pid-namespace' ? owners.map((owner) => pidNamespace(owner)) : [supervised];
}
const levels = {
    bubblewrap: 'C3',
    'bubblewrap-root': 'C3',
    'bubblewrap-sudo': 'C3',
    'mount-script-root': 'C3',
    'mount-script-sudo': 'C3',
    'mount-script-user-namespace': 'C3',
    landlock: 'C2',
    'pid-namespace': 'C1',
    'process-group': 'C0',
};
const waysOfUser = (sudo) => [
    'bubblewrap',
    ...(sudo ? ['bubblewrap-sudo', 'mount-script-sudo'] : []),
    ...['mount-script-user-namespace', 'landlock', 'pid-namespace', 'process-group'],
];
const waysOfRoot = [
    'bubblewrap-root',
    'mount-script-root',
    'landlock',
    'pid-namespace',
    'process-group',
];
function seeing(scene, way, { engine, uid }) {
    if (way === undefined)
        return undefined;
    const seen = seenOnMachine(scene);
    const wrap = (command, places) => {
        const { tmp } = places.call;
        const path = realPath(places.call.path) ?? places.call.path;
        const shared = places.caches === undefined ? undefined : realPath(engine);
        const homes = Object.fromEntries(scene.homes.map((home, index) => [home, (0,external_node_path_.join)(path, `in-place-of-home-${index}`)]));
        for (const home of Object.values(homes))
            (0,external_node_fs_.mkdirSync)(home, { recursive: true });
        const inPlaceOf = { '/tmp': tmp, '/var/tmp': tmp, ...homes };
        const view = layersOf(seen.now(), places, { inPlaceOf, caches: places.caches ?? (0,external_node_path_.join)(path, 'caches') });
        const [home = '/root'] = scene.homes;
        const known = uid === undefined ? [] : [knownUser(uid, { home, file: (0,external_node_path_.join)(path, 'passwd') })];
        const layers = masked([...view, ...known], (0,external_node_path_.join)(path, 'nothing'));
        makeGround(layers);
        const env = command.env['TMPDIR'] === tmp ? { ...command.env, TMPDIR: '/tmp' } : command.env;
        const inside = { command: { ...command, cwd: realPath(command.cwd) ?? command.cwd, env }, layers };
        return way(shared !== undefined && isBelow(path, shared) ? { ...inside, shared } : inside);
    };
    const forget = () => {
        seen.forget();
        way.forget?.();
    };
    return Object.assign(wrap, { forget });
}
const writingApart = (command, { call }) => ({
    ...command,
    env: withOwnCaches(command.env, (0,external_node_path_.join)(call.path, 'caches')),
});
function listing(scene, tree) {
    const way = landlock();
    if (way === undefined || tree === undefined)
        return undefined;
    const seen = seenOnMachine(scene);
    const wrap = (command, places) => tree(way({ command: writingApart(command, places), layers: layersOf(seen.now(), places) }), places);
    return Object.assign(wrap, { forget: seen.forget });
}
function listingAsRoot(scene, home, tree) {
    const uid = agentUid(process.pid);
    const way = landlock(uid);
    if (way === undefined || tree === undefined)
        return undefined;
    const closed = closedAbove((0,external_node_path_.join)(home, 'any'), [home]);
    if (closed !== undefined)
        return `other users cannot enter ${closed}, which contains the workspace`;
    const seen = seenOnMachine(scene);
    const wrap = (command, places) => {
        const own = [places.call.path, ...places.writable];
        for (const path of own)
            closedAbove(path, [home]);
        giveTo(uid, own);
        const layers = layersOf(seen.now(), places);
        return { ...tree(way({ command: writingApart(command, places), layers }), places), tidy: () => giveTo(0, own) };
    };
    return Object.assign(wrap, { forget: seen.forget });
}
const layersOf = (view, { call, writable, readable = [] }, own = { inPlaceOf: {} }) => viewOfCall(view, { ...own, read: readable, write: [call.path, ...writable] }, newLook());

// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project_project = __webpack_require__(13992);
;// CONCATENATED MODULE: ./build/entry/wire/confinement-here.js










const ours = (0,external_node_path_.resolve)(installed/* programFolder */.bs, '..');
const supervisor = { file: process.execPath, args: [(0,external_node_path_.resolve)(ours, 'supervisor/index.js')] };
const confinementSettings = ['confinement', 'confinement-sudo', 'agent-read', 'agent-writable'];
function confinementHere(context, settings, project) {
    const { env, checkout } = context;
    const pathOf = (path) => pathHere(path, context, project);
    return findConfinement({
        supervisor,
        environment: env,
        mode: settings.confinement,
        sudo: (0,policy/* maySudo */.X0)(settings, (0,project_context/* isCi */.Xt)(context)),
        home: checkout?.home ?? (0,project_project/* engineHome */.KE)(env),
        hidden: [
            (0,project_project/* engineHome */.KE)(env),
            ...(project ? [project.repository.toplevel, project.repository.commonDir, project.home] : []),
            ...(checkout ? [checkout.temp] : []),
            ...(project?.agents ? [(0,external_node_path_.dirname)(project.agents)] : []),
        ],
        readable: [
            ours,
            (0,external_node_path_.resolve)(ours, '../templates'),
            process.execPath,
            ...(project ? [project.agents] : []),
            ...settings['agent-read'].map(pathOf),
        ],
        writable: settings['agent-writable'].map(pathOf).filter((path) => (0,external_node_fs_.existsSync)(path)),
    });
}
const missingWritable = (context, settings, project) => settings['agent-writable'].filter((path) => !(0,external_node_fs_.existsSync)(pathHere(path, context, project)));
const pathHere = (path, { env, cwd }, project) => (0,external_node_path_.resolve)(project?.repository.toplevel ?? cwd, path.replace(/^~(?=\/|$)/, env['HOME'] ?? '~'));
const confinedAt = ({ report }, settings, { context, shape }) => ({
    report,
    asked: settings.confinement,
    shape,
    login: agents/* agents */.X[settings.agent].login(context.env) !== undefined,
    machine: machineOf(context),
});
const machineOf = (context) => ({
    platform: process.platform,
    distribution: distributionIn(textOf('/etc/os-release')),
    isRoot: process.getuid?.() === 0,
    isCi: (0,project_context/* isCi */.Xt)(context),
    inContainer: containerMarks.some((path) => (0,external_node_fs_.existsSync)(path)) || context.env['KUBERNETES_SERVICE_HOST'] !== undefined,
    hasBubblewrap: (0,programs/* findProgram */.K)('bwrap', context.env['PATH']) !== undefined,
    hasPerl: trustedProgram('perl') !== undefined,
});
const containerMarks = ['/.dockerenv', '/run/.containerenv'];
function distributionIn(text) {
    const field = (name) => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(text)?.[1] ?? '';
    return { id: field('ID'), version: field('VERSION_ID'), like: field('ID_LIKE').split(' ').filter(Boolean) };
}
function textOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 40275:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hw: () => (/* binding */ logsOf),
  rp: () => (/* binding */ runnersOf),
  XO: () => (/* binding */ steeringOf),
  Jw: () => (/* binding */ watchesOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/process/bounded-output.js
var bounded_output = __webpack_require__(4165);
// EXTERNAL MODULE: ./build/adapter/process/call-folder.js
var call_folder = __webpack_require__(97461);
// EXTERNAL MODULE: ./build/adapter/process/disk-watch.js
var disk_watch = __webpack_require__(42447);
// EXTERNAL MODULE: ./build/adapter/process/foreign-files.js
var foreign_files = __webpack_require__(54256);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js
var supervise = __webpack_require__(67884);
;// CONCATENATED MODULE: ./build/adapter/local/check-runner.js










const headBytes = 16 * 1024;
const tailBytes = 64 * 1024;
function checkRunner(settings) {
    return async (check, label, signal) => {
        signal.throwIfAborted();
        const cwd = (0,external_node_path_.join)(settings.workspace, check.working_directory);
        if (!isDirectory(cwd))
            return notStarted(check, `The working directory ${check.working_directory} does not exist.`);
        const result = await (0,call_folder/* withCallFolder */.V)(settings.folder, (own) => runIn(settings, { check, label, signal, cwd, own }));
        signal.throwIfAborted();
        return result;
    };
}
async function runIn(settings, { check, label, signal, cwd, own }) {
    const env = settings.env(own);
    const shell = (0,programs/* findProgram */.K)('bash', env['PATH']) ?? 'sh';
    const logFile = logFileOf(settings.logDir, label);
    const { redact, graceMs } = settings;
    const log = { ...(logFile && { logFile }), ...(redact && { redact }) };
    const output = (0,bounded_output/* boundedOutput */.n)({ headBytes, tailBytes, ...log });
    const outside = (0,foreign_files/* watchForeignFiles */.xb)(settings.environment ?? {}, settings.watched);
    const disk = (0,disk_watch/* watchDisk */.f)([cwd, own.tmp, settings.logDir], () => running.end());
    (0,failpoint/* failpoint */.Zu)('check.start');
    const running = (0,supervise/* supervise */.z)({ file: shell, args: ['-c', check.run], cwd, env }, {
        confinement: settings.confinement,
        places: { call: own, writable: [settings.workspace], caches: (0,external_node_path_.join)(settings.folder, 'caches-of-checks') },
        signal,
        onStdout: output.push,
        onStderr: output.push,
        wallMs: check.timeout_ms,
        ...(graceMs === undefined ? {} : { graceMs }),
    });
    const end = await running.done.catch((cause) => String(cause instanceof Error ? cause.message : cause));
    const full = disk.finish();
    const said = output.finish();
    const violations = outside();
    if (typeof end === 'string')
        return notStarted(check, `The check could not be started: ${end}`);
    (0,failpoint/* failpoint */.Zu)('check.ended');
    return withFullDisk(withViolations(resultOf(check, end, said, logFile), violations), full);
}
function isDirectory(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function logFileOf(folder, label) {
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        return (0,external_node_path_.join)(folder, `${label.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100)}.log`);
    }
    catch {
        return undefined;
    }
}
function resultOf(check, end, { head, tail, bytes, note }, logFile) {
    const remarks = [hint(check, end), note].filter((remark) => remark !== undefined);
    return {
        ...identity(check),
        passed: end.exitCode === 0 && end.endedBy === 'itself',
        exit_code: end.endedBy === 'itself' ? end.exitCode : null,
        timed_out: end.endedBy === 'wall',
        duration_ms: Math.round(end.durationMs),
        output_head: head,
        output_tail: [tail.replace(/\n$/, ''), ...remarks.map((remark) => `[ralph] ${remark}`)]
            .join('\n')
            .replace(/^\n/, ''),
        output_bytes: bytes,
        ...(logFile === undefined ? {} : { log_file: logFile }),
    };
}
const withViolations = (result, outside) => outside.length === 0
    ? result
    : {
        ...result,
        passed: false,
        output_tail: [result.output_tail, ...outside.map((what) => `[ralph] ${what}`)].join('\n'),
    };
const withFullDisk = (result, full) => full === undefined
    ? result
    : {
        ...result,
        passed: false,
        filled_disk: true,
        output_tail: `${result.output_tail}\n[ralph] It filled the disk and was stopped: ${full}.`,
    };
function hint(check, end) {
    if (end.endedBy === 'wall')
        return `Ended after its timeout of ${check.timeout_ms / 1000} s.`;
    if (end.exitCode === 127)
        return 'Exit code 127: a program was not found. Is it installed and on PATH where the checks run?';
    if (end.exitCode === 126)
        return 'Exit code 126: a program was found but could not be run. Is it executable?';
    return undefined;
}
const identity = ({ name, run, kind }) => ({ name, run, kind, flaky: false });
const notStarted = (check, why) => ({
    ...identity(check),
    passed: false,
    exit_code: null,
    timed_out: false,
    duration_ms: 0,
    output_head: '',
    output_tail: `[ralph] ${why}`,
    output_bytes: 0,
});
const timeoutMs = 60 * 60_000;
function setUpRunner(settings) {
    const run = checkRunner(settings);
    return async (command, signal) => {
        const check = { name: command, run: command, kind: 'build', timeout_ms: timeoutMs, working_directory: '.' };
        const { passed, exit_code, output_head, output_tail, filled_disk = false } = await run(check, 'set-up', signal);
        return {
            code: passed ? 0 : exit_code || 1,
            tail: (0,excerpt/* excerpt */.Kb)(output_head + output_tail, 4000, 0.5),
            filledDisk: filled_disk,
        };
    };
}

// EXTERNAL MODULE: ./build/adapter/local/steering-files.js
var steering_files = __webpack_require__(53699);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
;// CONCATENATED MODULE: ./build/port/steering.js
const outOfReach = { look: async () => async () => ({ paths: [], plan: null }) };

// EXTERNAL MODULE: ./build/entry/project/plan-file.js
var plan_file = __webpack_require__(18341);
;// CONCATENATED MODULE: ./build/entry/wire/runners.js









const logsOf = ({ home }) => (0,external_node_path_.join)(home, 'logs');
function runnersOf(project, from, request) {
    const { confinement, workspace, scratch, watches } = request;
    const extra = project.settings['check-env'];
    const redact = (0,text_redact/* redactor */.$p)(project.secrets);
    const common = { workspace, folder: scratch, logDir: logsOf(project), redact, watched: watches.own };
    const confined = { ...common, confinement };
    const asUser = async () => ({ ...common, confinement: { wrap: await confinement.unconfined() } });
    const protectsFiles = !(0,policy/* isBelow */.Yw)(confinement.report.level, 'C2');
    const env = (own) => (0,environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: false });
    const checks = { env, environment: from.engine };
    const ofUser = async (...given) => {
        const env = ({ home, tmp }) => (0,environment/* checkEnvironment */.Qz)(from.env, { home: from.env['HOME'] || home, tmp, extra, network: true });
        return setUpRunner({ ...(await asUser()), env })(...given);
    };
    const later = setUpRunner({
        ...confined,
        env: (own) => (0,environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: true }),
    });
    return {
        runCheck: checkRunner({ ...confined, ...checks, watched: watches.all }),
        runUnconfined: protectsFiles ? async (...given) => checkRunner({ ...(await asUser()), ...checks })(...given) : null,
        setUp: (command, signal, { untouched }) => (untouched || !protectsFiles ? ofUser : later)(command, signal),
    };
}
function watchesOf({ repository }, { env, checkout }, request) {
    const users = (0,policy/* isBelow */.Yw)(request.level, 'C2')
        ? [(0,foreign_files/* watchHome */.Jp)(env), ...(checkout ? [] : [(0,foreign_files/* watchUserGit */.Fc)(repository.commonDir)])]
        : [];
    return { own: together(request.own), all: together([...request.own, ...users]) };
}
const together = (all) => () => {
    const ended = all.map((watch) => watch());
    return () => ended.flatMap((end) => end());
};
function steeringOf(project, { checkout }, { report }) {
    const [plan, config, ...others] = project.steeringPaths;
    if (checkout || report.level >= 'C2' || plan === undefined || config === undefined)
        return outOfReach;
    const print = async () => (await (0,plan_file/* planNow */.m$)(project))?.planSource ?? (0,steering_files/* digest */.br)(plan);
    return (0,steering_files/* steeringIn */.F4)(project.repository.toplevel, { plan: { paths: [plan, ...others], print }, config });
}


/***/ })

};
