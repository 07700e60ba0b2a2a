export const id = 3992;
export const ids = [3992];
export const modules = {

/***/ 26765:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ agents),
  H: () => (/* binding */ secretsOfLogins)
});

// EXTERNAL MODULE: ./build/core/agent/claude.js
var claude = __webpack_require__(85652);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
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
        confinement: { wrap: confinement.unconfined },
        places,
        signal,
        onStdout: said.push,
        onStderr: said.push,
        wallMs: 15 * 60_000,
    }).done;
    signal.throwIfAborted();
    if (end.exitCode === 0 && end.endedBy === 'itself')
        return;
    const why = end.endedBy === 'wall' ? 'it took more than 15 minutes' : said.finish().tail.trim() || 'it said nothing';
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
    login: loginVariables(settings.environment),
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
    message: `The provider has no such model for this account: ${(0,one_line/* oneLine */.TN)(said, 500)}`,
    hint: 'Set `model` to one that it has (--model, ralph.yml, or the task in the plan), then run again; the attempt does not count.',
});
const notStarted = (program, { process, stderrTail }) => new error_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    message: `${program} ended with exit code ${process.exitCode ?? 'none'} before it began: ${stderrTail.trim().slice(-1000) || 'it said nothing'}`,
    hint: 'Fix what it names, such as a CLAUDE_CODE_\u2026 variable, then run again; the attempt does not count.',
});
function storedLogin(source) {
    const home = source['HOME'];
    const folder = source['CLAUDE_CONFIG_DIR'] ?? (home === undefined ? undefined : (0,external_node_path_.join)(home, '.claude'));
    return folder !== undefined && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.credentials.json')) ? folder : undefined;
}
function loginVariables(source) {
    const folder = (0,process_environment/* hasCredential */.mB)(claude/* claude */.n, source) ? undefined : storedLogin(source);
    return folder === undefined ? {} : { CLAUDE_CONFIG_DIR: folder };
}
function loginSecrets(source) {
    const folder = storedLogin(source);
    if (folder === undefined)
        return [];
    try {
        return tokensIn(JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, '.credentials.json'), 'utf8')));
    }
    catch {
        return [];
    }
}
function tokensIn(value) {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([name, item]) => typeof item === 'string' ? (/token|key|secret/i.test(name) && item.length >= 8 ? [item] : []) : tokensIn(item));
}

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
    login: (environment) => Object.keys(loginVariables(environment)).length > 0 ? 'the login of `claude` on this machine' : undefined,
    secrets: loginSecrets,
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
    secrets: () => [],
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
            hint: 'Remove agent-version; the command has to take care of its version.',
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
    hint: "Fix `agent.command` (--agent-command): `sh -c` runs it in the workspace, with ralph's own PATH. The attempt does not count.",
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
const secretsOfLogins = (environment) => Object.values(agents).flatMap(({ secrets }) => secrets(environment));


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
            const lost = read && 'size' in read ? [`what the memory server left is larger than ${_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .maxMemoryBytes */ .d4 / 1024} KiB`] : [];
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
        return { name, why: `it needs ${filled.missing.join(' and ')}, which is not set or which no server gets` };
    if (filled.server.type === 'stdio') {
        const own = memory !== undefined && (0,_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .keepsMemory */ .W1)({ name, server }) ? { [_core_mcp_memory_file_js__WEBPACK_IMPORTED_MODULE_3__/* .memoryVariable */ .mR]: memory } : {};
        return { name, server: { ...filled.server, env: { ...filled.server.env, ...own } } };
    }
    if (JSON.stringify(filled.server).includes('${'))
        return { name, why: 'the value of a variable holds another one' };
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
    'needs-auth': 'demands a login, which no call can give',
    no_tools: 'has no tools, or too long a list of them',
};
function troublesOf(names, { statuses, givenUp }) {
    const absent = names.flatMap((name) => {
        const status = statuses?.get(name) ?? 'missing';
        if (statuses === null || status === 'connected')
            return [];
        const why = byStatus[status] ?? `was not connected (${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(status, 40)})`;
        return [`MCP server ${name} ${why}; the call went on without it`];
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

/***/ 10157:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ keepFolder),
/* harmony export */   a: () => (/* binding */ keepFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function keepFile(root, path, { isHeld = true } = {}) {
    const before = isHeld ? foundAt(path) : undefined;
    let print = printOf(path);
    return {
        path,
        differs() {
            const now = printOf(path);
            if (now === print)
                return false;
            const isSame = isHeld && same(before, foundAt(path));
            if (isSame)
                print = now;
            return !isSame;
        },
        putBack() {
            if (!isHeld)
                throw new Error('its content was not kept');
            clearParents(root, path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true, recursive: true });
            if (before)
                write(path, before);
            print = printOf(path);
        },
    };
}
function foundAt(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (stat.isSymbolicLink())
            return { link: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) };
        return stat.isFile() ? { content: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path), mode: stat.mode & 0o777 } : 'other';
    }
    catch {
        return undefined;
    }
}
function same(one, other) {
    if (one === undefined || one === 'other' || other === undefined || other === 'other')
        return one === other;
    if ('link' in one)
        return 'link' in other && one.link === other.link;
    return 'content' in other && one.mode === other.mode && one.content.equals(other.content);
}
function write(path, before) {
    if (before === 'other')
        throw new Error('it was neither a file nor a link');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    if ('link' in before)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(before.link, path);
    else
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, before.content, { flag: 'wx', mode: before.mode });
}
const nothing = 'nothing';
function printOf(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
        if (stat === undefined)
            return nothing;
        return [stat.dev, stat.ino, stat.mode, stat.size, stat.mtimeNs, stat.ctimeNs].join(' ');
    }
    catch {
        return 'unreachable';
    }
}
function clearParents(root, path) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (let at = 0; at < parts.length; at++) {
        const folder = [root, ...parts.slice(0, at)].join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
        if (stat === undefined)
            return;
        if (stat.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, stat.mode | 0o700);
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { force: true });
    }
}
const mostFiles = 20_000;
function keepFolder(root, { bytes, putsBack, except = [] }) {
    const filesBelow = () => pathsBelow(root, except);
    const kept = new Map();
    let left = bytes;
    const sized = filesBelow().map((path) => ({ path, size: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0 }));
    for (const { path, size } of sized.sort((one, other) => one.size - other.size)) {
        const isHeld = size <= left;
        if (isHeld)
            left -= size;
        kept.set(path, keepFile(root, path, { isHeld }));
    }
    const told = new Set();
    const restored = (path) => {
        if (!putsBack)
            return false;
        try {
            const file = kept.get(path);
            if (file)
                file.putBack();
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
            return true;
        }
        catch {
            return false;
        }
    };
    return {
        compare() {
            const changed = [...kept.values()].filter((file) => file.differs()).map(({ path }) => path);
            const added = filesBelow().filter((path) => !kept.has(path));
            return [...added, ...changed].flatMap((path) => {
                const isBack = restored(path);
                if (!isBack && told.has(path))
                    return [];
                told.add(path);
                return [{ path, isBack }];
            });
        },
    };
}
function pathsBelow(root, except) {
    const found = [];
    const walk = (folder) => {
        for (const entry of entriesOf(folder)) {
            if (found.length >= mostFiles)
                return;
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (except.includes(path))
                continue;
            if (entry.isDirectory())
                walk(path);
            else
                found.push(path);
        }
    };
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(root, { throwIfNoEntry: false })?.isDirectory())
        walk(root);
    return found;
}
function entriesOf(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 68591:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ processDirectory),
/* harmony export */   _Z: () => (/* binding */ processExists),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64967);
/* harmony import */ var _failpoint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10774);






async function processDirectory(home, kind) {
    const prefix = `${kind}-${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)().replaceAll(/[^A-Za-z0-9.]/g, '_')}-`;
    const path = await made(home, `${prefix}${process.pid}-`);
    await sweep(home, prefix);
    (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .failpoint */ .Zu)('process-directory.made');
    const remove = async () => {
        (0,_failpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .failpoint */ .Zu)('process-directory.remove');
        await removeFolder(path);
    };
    return { path, remove };
}
async function made(home, prefix) {
    try {
        await makeFolder(home);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(home, prefix));
    }
    catch (cause) {
        const { code = '', message } = cause;
        if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code))
            throw cause;
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({
            code: 'HOME_NOT_WRITABLE',
            message: `ralph stores its own files in ${home}, but cannot write there: ${message}`,
            hint: 'Set RALPH_HOME to a writable folder, such as RALPH_HOME=/var/tmp/ralph (the default comes from XDG_STATE_HOME or HOME), and run again.',
            cause,
        });
    }
}
async function makeFolder(path) {
    const make = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { mode: 0o700 }).catch((error) => {
        if (error.code !== 'EEXIST')
            throw error;
    });
    try {
        await make();
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
        await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
        await make();
    }
}
async function sweep(home, prefix) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(home)) {
        const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
        if (pid > 0 && !processExists(pid))
            await removeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(home, name));
    }
}
function processExists(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code !== 'ESRCH';
    }
}
async function removeFolder(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
    }
    catch (error) {
        if (!['EACCES', 'EPERM', 'ENOTEMPTY'].includes(error.code ?? ''))
            throw error;
        unlock(Buffer.from(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
    }
}
function unlock(root) {
    const folders = [root];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of unlocked(folder)) {
            if (entry.isDirectory())
                folders.push(Buffer.concat([folder, Buffer.from('/'), entry.name]));
        }
    }
}
function unlocked(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'buffer', withFileTypes: true });
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
        return [];
    }
}


/***/ }),

/***/ 25499:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _$: () => (/* binding */ splitKey),
/* harmony export */   d0: () => (/* binding */ engineConfig),
/* harmony export */   dV: () => (/* binding */ mayHoldSecret),
/* harmony export */   kj: () => (/* binding */ configEnvironment),
/* harmony export */   vJ: () => (/* binding */ carriedConfiguration)
/* harmony export */ });
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76696);

function engineConfig(entries) {
    const lines = [['safe.directory', '*'], ...entries.filter((entry) => !mayHoldSecret(entry))];
    return lines.map(([key, value]) => section(key, value)).join('');
}
function configEnvironment(entries) {
    const env = { GIT_CONFIG_COUNT: String(entries.length) };
    entries.forEach(([key, value], i) => {
        env[`GIT_CONFIG_KEY_${i}`] = key;
        env[`GIT_CONFIG_VALUE_${i}`] = value;
    });
    return env;
}
const mayHoldSecret = ([key]) => !key.startsWith('core.') || key === 'core.sshcommand';
function section(key, value) {
    const { section: name, subsection, name: variable } = splitKey(key);
    const head = subsection === '' ? `[${name}]` : `[${name} "${subsection.replace(/[\\"]/g, '\\$&')}"]`;
    return `${head}\n\t${variable} = "${quoted(value)}"\n`;
}
const quoted = (value) => value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\b', '\\b');
const contentKeys = new Set([
    'core.autocrlf',
    'core.eol',
    'core.symlinks',
    'core.longpaths',
    'core.ignorecase',
    'core.precomposeunicode',
    'core.filemode',
]);
const httpNames = new Set([
    'proxy',
    'proxyauthmethod',
    'sslcainfo',
    'sslcapath',
    'sslverify',
    'sslbackend',
    'sslcert',
    'sslkey',
    'schannelusesslcainfo',
    'schannelcheckrevoke',
    'version',
    'postbuffer',
    'emptyauth',
    'extraheader',
]);
function carriedConfiguration(all, remote) {
    const http = /^https?:/i.test(remote);
    const ssh = !(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathRemote */ .iw)(remote) && !/^(https?|git):/i.test(remote);
    return all.filter(([key]) => {
        const { section, subsection, name } = splitKey(key);
        if (contentKeys.has(key))
            return true;
        if (section === 'http')
            return http && httpNames.has(name) && concerns(subsection, remote);
        if (section === 'credential')
            return http && concerns(subsection, remote);
        return ssh && (key === 'core.sshcommand' || key === 'ssh.variant');
    });
}
function splitKey(key) {
    const first = key.indexOf('.');
    const last = key.lastIndexOf('.');
    return {
        section: key.slice(0, first),
        subsection: first === last ? '' : key.slice(first + 1, last),
        name: key.slice(last + 1),
    };
}
function concerns(pattern, address) {
    if (pattern === '')
        return true;
    const [wanted, host] = [hostOf(pattern), hostOf(address)];
    return wanted !== undefined && host !== undefined && matchesHost(host, wanted);
}
function matchesHost(host, pattern) {
    const labels = host.split('.');
    const wanted = pattern.split('.');
    return labels.length === wanted.length && wanted.every((label, i) => label === '*' || label === labels[i]);
}
const hostOf = (address) => /^[a-z+]+:\/\/(?:[^/@]*@)?([^/]+)/i.exec(address)?.[1]?.toLowerCase();


/***/ }),

/***/ 39021:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ML: () => (/* binding */ withCredential),
/* harmony export */   ib: () => (/* binding */ splitCredential),
/* harmony export */   z1: () => (/* binding */ rewrittenAddress)
/* harmony export */ });
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25499);

function splitCredential(given) {
    const [, scheme = '', userinfo = '', rest = ''] = /^(https?:\/\/)([^/@]*)@(.*)$/i.exec(given) ?? [];
    if (scheme === '')
        return { address: given, configuration: [], secrets: [] };
    const address = `${scheme}${rest}`;
    const [user = '', password = ''] = userinfo.split(/:(.*)/s).map(decoded);
    const host = `${scheme}${/^[^/]*/.exec(rest)?.[0]}`;
    const basic = Buffer.from(`${user}:${password}`).toString('base64');
    const secrets = [password === '' ? user : password, basic].filter((text) => text.length >= 8);
    if (password === '')
        return { address, configuration: [[`credential.${host}.username`, user]], secrets };
    return { address, configuration: [[`http.${host}/.extraheader`, `Authorization: Basic ${basic}`]], secrets };
}
function withCredential(settings, { configuration }) {
    const headers = settings.filter(([key]) => /^http\.(.*\.)?extraheader$/.test(key)).map(([, value]) => value);
    const sent = headers.slice(headers.lastIndexOf('') + 1);
    return sent.some((header) => /^authorization:/i.test(header)) ? settings : [...settings, ...configuration];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function rewrittenAddress(all, given) {
    const { url, pushUrl } = given;
    if (pushUrl !== undefined)
        return rewrite(all, 'insteadof', pushUrl) ?? pushUrl;
    return rewrite(all, 'pushinsteadof', url) ?? rewrite(all, 'insteadof', url) ?? url;
}
function rewrite(all, kind, url) {
    const matching = all.filter(([key, prefix]) => {
        const { section, name } = (0,_engine_config_js__WEBPACK_IMPORTED_MODULE_0__/* .splitKey */ ._$)(key);
        return section === 'url' && name === kind && url.startsWith(prefix);
    });
    const longest = Math.max(...matching.map(([, prefix]) => prefix.length));
    const found = matching.find(([, prefix]) => prefix.length === longest);
    return found && (0,_engine_config_js__WEBPACK_IMPORTED_MODULE_0__/* .splitKey */ ._$)(found[0]).subsection + url.slice(longest);
}


/***/ }),

/***/ 63313:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ unknownFault),
/* harmony export */   V3: () => (/* binding */ remoteCall),
/* harmony export */   yZ: () => (/* binding */ transportFault)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76696);



function remoteCall(git, remote, patience) {
    const { backoffMs = [1_000, 2_000, 4_000, 8_000, 16_000], timeoutMs = 600_000, silentMs = 60_000 } = patience;
    const within = async (args, silent) => {
        try {
            return await git({ args, allow: 'any', timeoutMs, silentMs: silent });
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A) || error.code !== 'GIT_TIMED_OUT')
                throw error;
            return { code: 128, stdout: Buffer.alloc(0), stderr: error.message };
        }
    };
    const once = (args) => within(args);
    const pause = async (round) => {
        const delay = backoffMs[round];
        if (delay === undefined)
            return false;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delay * (0.5 + Math.random()));
        return true;
    };
    const repeatedly = async (args) => {
        for (let round = 0;; round++) {
            const result = await within(telling(args), silentMs);
            if (result.code === 0)
                return result;
            const fault = transportFault(remote, result.stderr);
            if (fault?.passing && (await pause(round)))
                continue;
            throw fault?.error ?? unknownFault(remote, result.stderr);
        }
    };
    return { once, repeatedly, pause };
}
const telling = (args) => args.flatMap((arg) => (arg === 'fetch' ? ['fetch', '--progress'] : arg === '--quiet' ? [] : arg));
const unreachable = {
    code: 'REMOTE_UNREACHABLE',
    sentence: 'it cannot be reached, or the connection broke',
    hint: 'Check the network, proxy and status of the host, then run again; nothing is lost.',
    passing: true,
};
const faults = [
    {
        pattern: /no space left on device|out of disk ?space|disk quota exceeded/i,
        code: 'REMOTE_FULL',
        sentence: 'the disk is full, on the remote or here',
        hint: 'Free some space and run again. Nothing was overwritten; the run continues from its last state.',
        passing: false,
    },
    {
        pattern: /SSL certificate problem|certificate verif|unable to get local issuer|Host key verification failed/i,
        code: 'REMOTE_UNTRUSTED',
        sentence: 'its certificate or host key is not trusted here',
        hint: 'Set http.sslCAInfo in your git configuration, or add the host to ~/.ssh/known_hosts.',
        passing: false,
    },
    {
        pattern: /repository was archived|is read-only/i,
        code: 'REMOTE_ARCHIVED',
        sentence: 'the repository is archived, so nothing can be written there',
        hint: 'Settings \u2192 General \u2192 Unarchive, or choose another remote.',
        passing: false,
    },
    {
        pattern: /enforced SAML|SAML SSO|IP allow ?list|forbids access via a/i,
        code: 'REMOTE_POLICY',
        sentence: 'a policy of the organisation does not allow this token or this machine',
        hint: 'SAML: authorise the token for the organisation. IP allow list: use a runner whose address is on it. Token type: use one that the organisation accepts.',
        passing: false,
    },
    {
        pattern: /dumb http transport|git-http-push failed|curl_result = \d+|Unable to find [0-9a-f]{40,} under http/i,
        ...unreachable,
    },
    {
        pattern: /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|returned error: 40[13]|HTTP 40[13]|Invalid username or|Permission to .* denied|Write access to repository not granted/i,
        code: 'REMOTE_AUTH',
        sentence: 'it refuses the credentials',
        hint: 'Check the token or key: it must be valid and have write access to the contents of the repository (in Actions: permissions: contents: write).',
        passing: false,
    },
    {
        pattern: /Repository not found|repository '.*' not found|returned error: 404|does not appear to be a git repository|ERROR: The project you were looking for/i,
        code: 'REMOTE_NOT_FOUND',
        sentence: 'there is no such repository, or the credentials have no access to it',
        hint: 'Check the address (git remote -v) and whether the token may see the repository.',
        passing: false,
    },
    {
        pattern: /Could not resolve|Couldn't resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out|closed)|returned error: (?:5\d\d|429)|HTTP (?:5\d\d|429)|Operation too slow|early EOF|transfer closed|unexpected disconnect|hung up|RPC failed|Empty reply|curl \d+|gnutls|\bTLS\b|SSL_|Network is unreachable|No route to host|timed out|did not end in time|expected flush after|of body (?:is|are) still expected|bad pack header|Could not read from remote repository/i,
        ...unreachable,
    },
];
function transportFault(remote, said) {
    const fault = faults.find(({ pattern }) => pattern.test(said));
    if (fault === undefined)
        return undefined;
    const message = `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(remote)} cannot be used: ${fault.sentence}. Git says: ${tail(said)}`;
    return {
        error: new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: fault.code, message, hint: fault.hint }),
        passing: fault.passing,
    };
}
const unknownFault = (remote, said) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'REMOTE_FAILED',
    message: `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(remote)} gave an unknown answer. Git says: ${tail(said)}`,
    hint: 'Try `git ls-remote` with that address: it shows what ralph saw. Then run again: nothing is lost.',
});
const tail = (said) => (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(said.trim()).slice(-800);


/***/ }),

/***/ 76696:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iw: () => (/* binding */ isPathRemote),
/* harmony export */   iy: () => (/* binding */ remoteName),
/* harmony export */   qy: () => (/* binding */ lazily),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
function isPathRemote(url) {
    if (/^file:\/\//i.test(url))
        return true;
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url))
        return false;
    return /^[a-z]:[\\/]/i.test(url) || !/^[^/]+:/.test(url);
}
const withoutCredentials = (text) => text.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1');
const remoteName = 'ralph';
const lazily = [
    ...['-c', `remote.${remoteName}.promisor=true`],
    ...['-c', `remote.${remoteName}.partialclonefilter=tree:2`],
];


/***/ }),

/***/ 5393:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fe: () => (/* binding */ committedFile),
/* harmony export */   qI: () => (/* binding */ committedFiles),
/* harmony export */   wo: () => (/* binding */ committedBelow)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);

const limit = 5 * 1024 * 1024;
async function committedFile(git, options) {
    const { commit, path, lazy = [] } = options;
    if (path.includes('\n'))
        return undefined;
    const { stdout } = await git({
        args: [...lazy, 'cat-file', '--batch', '--follow-symlinks'],
        input: `${commit}:${path}\n`,
    });
    const end = stdout.indexOf(0x0a);
    const [, type, size] = stdout.toString('utf8', 0, end).split(' ');
    if (type !== 'blob')
        return undefined;
    return stdout.subarray(end + 1, end + 1 + Number(size));
}
async function committedBelow(git, { commit, folder }) {
    const below = folder === '' ? [] : ['--', `${folder}/`];
    const { stdout } = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', commit, ...below] });
    const entries = stdout.toString('utf8').split('\0').filter(Boolean);
    if (entries.length === 0)
        return undefined;
    return entries.flatMap((entry) => {
        const [, mode = '', path = ''] = /^(\d+) [^\t]*\t(.*)$/s.exec(entry) ?? [];
        return mode.startsWith('100') || mode === '120000' ? [{ path, link: mode === '120000' }] : [];
    });
}
function committedFiles(git, options) {
    return {
        read: async (path) => {
            const bytes = await committedFile(git, { ...options, path });
            if (bytes === undefined)
                return undefined;
            if (bytes.length > limit)
                throw unusable(path, 'FILE_TOO_LARGE', `has ${bytes.length} bytes, more than ${limit}`);
            try {
                return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
            }
            catch {
                throw unusable(path, 'FILE_NOT_TEXT', 'is not UTF-8 text');
            }
        },
    };
}
const unusable = (path, code, what) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code,
    message: `${path} ${what}.`,
    hint: 'Save it as UTF-8 text of at most 5 MiB, and commit it.',
});


/***/ }),

/***/ 94320:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ objectWriter),
/* harmony export */   _f: () => (/* binding */ oidOf),
/* harmony export */   zS: () => (/* binding */ commitObject)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32143);





function objectWriter({ gitDir, format }) {
    const written = new Set();
    const added = new Map();
    const write = (oid, object) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'objects', oid.slice(0, 2));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
        const half = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'tmp_obj_ralph');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(half, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.deflateSync)(object, compression));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(half, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, oid.slice(2)));
    };
    return {
        add(type, content) {
            const oid = oidOf(format, type, content);
            if (!written.has(oid))
                added.set(oid, Buffer.concat([header(type, content), content]));
            return oid;
        },
        flush() {
            try {
                for (const [oid, object] of added) {
                    write(oid, object);
                    written.add(oid);
                    added.delete(oid);
                }
            }
            catch (cause) {
                const { code, message } = cause;
                throw (0,_core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .machineFault */ .M)({ errno: code, what: `objects could not be written (${message}).`, cause }) ?? cause;
            }
        },
    };
}
function oidOf(format, type, content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(header(type, content)).update(content).digest('hex');
}
const header = (type, content) => Buffer.from(`${type} ${content.length}\0`);
const compression = { level: 1, memLevel: 4 };
function commitObject({ tree, parents, author, committer, at, message }) {
    const header = [
        `tree ${tree}`,
        ...parents.map((parent) => `parent ${parent}`),
        `author ${signature(author, at)}`,
        `committer ${signature(committer, at)}`,
    ];
    return Buffer.from(`${header.join('\n')}\n\n${message.replaceAll('\0', '')}`);
}
const signature = (by, at) => `${clean(by.name)} <${clean(by.email)}> ${at} +0000`;
const clean = (text) => text.replace(/[<>\r\n\0]/g, ' ').trim();


/***/ }),

/***/ 65977:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qs: () => (/* binding */ besideStore),
  $B: () => (/* binding */ isThere),
  Gt: () => (/* binding */ makeBareDirectory),
  $V: () => (/* binding */ objectsOfPath),
  Ch: () => (/* binding */ openStore),
  fY: () => (/* binding */ parentsOf),
  $I: () => (/* binding */ readObjects),
  g7: () => (/* binding */ treeOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/git/call/engine-config.js
var engine_config = __webpack_require__(25499);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/adapter/disk/kept-file.js
var kept_file = __webpack_require__(10157);
;// CONCATENATED MODULE: ./build/adapter/git/call/engine-files.js



const steering = [
    ...['config', 'config.worktree', 'HEAD', 'packed-refs', 'refs/heads/none', 'commondir', 'gitdir', 'hooks'],
    ...['info/attributes', 'info/exclude', 'info/grafts', 'info/sparse-checkout', 'shallow'],
    ...['objects/info/alternates', 'objects/info/http-alternates'],
];
function engineFiles() {
    const kept = new Map();
    const fetches = new Map();
    let found = [];
    let atWork = 0;
    const keep = (gitDir, names = steering) => {
        for (const name of names) {
            const file = (0,kept_file/* keepFile */.a)(gitDir, (0,external_node_path_.join)(gitDir, name));
            kept.set(file.path, { ...file, name: `${(0,external_node_path_.basename)(gitDir)}/${name}` });
        }
    };
    const compare = () => {
        for (const file of kept.values()) {
            if (fetches.has(file.path) || !file.differs())
                continue;
            found.push(`${file.name}, a file of the engine's git, was changed and put back`);
            try {
                file.putBack();
            }
            catch (cause) {
                throw filesChanged([`${file.name} was changed, and cannot be restored`], cause);
            }
        }
    };
    const told = () => {
        const names = found;
        found = [];
        return names;
    };
    return {
        keep,
        keeps: (gitDir) => kept.has((0,external_node_path_.join)(gitDir, 'config')),
        demand() {
            compare();
            if (found.length > 0 && atWork === 0)
                throw filesChanged(told());
        },
        fetching(gitDir) {
            const path = (0,external_node_path_.join)(gitDir, 'shallow');
            fetches.set(path, (fetches.get(path) ?? 0) + 1);
            return () => {
                const left = (fetches.get(path) ?? 1) - 1;
                if (left > 0)
                    return void fetches.set(path, left);
                fetches.delete(path);
                keep(gitDir, ['shallow']);
            };
        },
        begin() {
            atWork += 1;
            let isAtWork = true;
            return () => {
                if (isAtWork)
                    atWork -= 1;
                isAtWork = false;
                compare();
                return told();
            };
        },
    };
}
const filesChanged = (what, cause) => new error/* RalphError */.A({
    code: 'ENGINE_FILES_CHANGED',
    message: `Somebody changed ralph's own files: ${what.slice(0, 5).join('; ')}.`,
    hint: 'Agents and checks must not be able to: `ralph doctor` says how to confine them better. Look at what they did, then run again.',
    cause,
});

// EXTERNAL MODULE: ./build/adapter/git/call/exec.js
var exec = __webpack_require__(17939);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
;// CONCATENATED MODULE: ./build/adapter/git/store/object-reader.js



function objectReader(start) {
    const contents = conversation({ ...start, mode: '--batch' });
    const facts = conversation({ ...start, mode: '--batch-check' });
    return {
        async read(name) {
            const answer = await contents.ask(name);
            return answer && { oid: answer.oid, type: answer.type, content: answer.content };
        },
        look: (name) => facts.ask(name),
        close: () => {
            contents.close();
            facts.close();
        },
    };
}
function conversation(start) {
    const withContent = start.mode === '--batch';
    let child;
    let waiting = [];
    let heard = [];
    let bytes = 0;
    let needed = 1;
    const give = (error) => {
        const left = waiting;
        waiting = [];
        heard = [];
        bytes = 0;
        needed = 1;
        child = undefined;
        for (const { reject } of left)
            reject(error);
    };
    const open = () => {
        start.demand?.();
        const args = [...start.args, 'cat-file', start.mode];
        const started = (0,external_node_child_process_.spawn)((0,programs/* programsOn */.v)(start.env['PATH']).git(), args, {
            env: start.env,
            stdio: ['pipe', 'pipe', 'pipe'],
            detached: true,
        });
        let said = '';
        started.stderr.setEncoding('utf8').on('data', (text) => {
            said = (said + text).slice(-1000);
        });
        const ended = () => {
            if (child === started)
                give(unreadable(waiting[0]?.name ?? '', said));
        };
        started.on('error', ended);
        started.on('close', ended);
        started.stdin.on('error', () => undefined);
        started.stdout.on('data', hear);
        return started;
    };
    const hear = (chunk) => {
        heard.push(chunk);
        bytes += chunk.length;
        if (bytes < needed)
            return;
        const all = Buffer.concat(heard, bytes);
        let at = 0;
        needed = 1;
        for (;;) {
            const next = answerAt(all, at, withContent);
            if (next.kind === 'partial') {
                needed = next.needs - at;
                break;
            }
            at = next.end;
            waiting.shift()?.resolve(next.answer);
        }
        heard = [all.subarray(at)];
        bytes = all.length - at;
        if (waiting.length === 0)
            hold(child, false);
    };
    return {
        ask: (name) => new Promise((resolve, reject) => {
            child ??= open();
            hold(child, true);
            waiting.push({ name, resolve, reject });
            child.stdin.write(`${name}\n`);
        }),
        close: () => {
            child?.stdin.end();
            child = undefined;
        },
    };
}
const unreadable = (name, said) => new error/* RalphError */.A({
    code: 'OBJECT_UNREADABLE',
    message: `git cannot read ${name} in the repository: ${said.trim() || 'it ended without an answer'}`,
    hint: '`git fsck --full` names what is damaged. Remove that file and fetch the object from another clone, or restore it from a backup; then run again.',
});
function hold(child, wanted) {
    for (const handle of [child, child?.stdin, child?.stdout, child?.stderr]) {
        if (wanted)
            handle?.ref?.();
        else
            handle?.unref?.();
    }
}
function answerAt(all, at, withContent) {
    const line = all.indexOf(0x0a, at);
    if (line === -1)
        return { kind: 'partial', needs: all.length + 1 };
    const [, oid = '', type = '', digits = ''] = /^(\S+) (\S+) (\d+)$/.exec(all.toString('utf8', at, line)) ?? [];
    if (digits === '')
        return { kind: 'answer', answer: undefined, end: line + 1 };
    const size = Number(digits);
    const end = withContent ? line + 1 + size + 1 : line + 1;
    if (end > all.length)
        return { kind: 'partial', needs: end };
    const content = withContent ? Buffer.from(all.subarray(line + 1, line + 1 + size)) : Buffer.alloc(0);
    return { kind: 'answer', answer: { oid, type, size, content }, end };
}

// EXTERNAL MODULE: ./build/adapter/git/store/object-writer.js
var object_writer = __webpack_require__(94320);
;// CONCATENATED MODULE: ./build/adapter/git/store/store.js












async function openStore(place) {
    const { home, repository, remote } = place;
    const directory = await (0,process_directory/* processDirectory */.Bi)(home, 'store');
    const carried = asFilesAreHere(repository.carriedConfiguration(remote), directory.path);
    const configFile = (0,external_node_path_.join)(directory.path, 'gitconfig');
    await (0,promises_.writeFile)(configFile, (0,engine_config/* engineConfig */.d0)(carried), { mode: 0o600 });
    (0,failpoint/* failpoint */.Zu)('store.configured');
    const env = {
        ...(0,exec/* hardenedEnvironment */.jm)(place.env, configFile),
        ...(0,engine_config/* configEnvironment */.kj)(remoteEntries(remote, carried)),
    };
    const gitDir = (0,external_node_path_.join)(directory.path, 'store.git');
    makeBareDirectory(gitDir, repository.objectFormat);
    (0,failpoint/* failpoint */.Zu)('store.initialised');
    borrowObjects(gitDir, repository, remote);
    const files = engineFiles();
    files.keep(directory.path, ['gitconfig']);
    files.keep(gitDir);
    const objects = objectReader({ args: (0,exec/* fixedArguments */.tT)(gitDir), env, demand: files.demand });
    (0,failpoint/* failpoint */.Zu)('store.opened');
    return {
        gitDir,
        git: (0,exec/* gitAt */.c8)(gitDir, env, files),
        objects,
        writer: (0,object_writer/* objectWriter */.DJ)({ gitDir, format: repository.objectFormat }),
        env,
        remote,
        objectFormat: repository.objectFormat,
        files,
        contentSettings: carried.filter((entry) => !(0,engine_config/* mayHoldSecret */.dV)(entry)),
        renewHeader(before, after) {
            for (const [name, value] of Object.entries(env))
                if (value === before)
                    env[name] = after;
        },
        close: async () => {
            objects.close();
            await directory.remove();
        },
    };
}
function asFilesAreHere(carried, directory) {
    const isCaseIgnored = (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(directory), (0,external_node_path_.basename)(directory).toUpperCase()));
    return isCaseIgnored ? carried : carried.filter(([key]) => key !== 'core.ignorecase');
}
const remoteEntries = (remote, carried) => [
    ...carried.filter(engine_config/* mayHoldSecret */.dV),
    [`remote.${remote_url/* remoteName */.iy}.url`, remote],
    ['transfer.fsckObjects', 'true'],
    ['fetch.writeCommitGraph', 'false'],
];
function borrowObjects(gitDir, repository, remote) {
    const own = repository.partial ? [] : [(0,external_node_path_.join)(repository.commonDir, 'objects').replaceAll('\\', '/')];
    const lent = objectsOfPath(remote);
    const modules = submoduleObjects(repository.commonDir).map((path) => path.replaceAll('\\', '/'));
    const places = new Set([...own, ...modules, ...(lent === undefined || repository.shallow ? [] : [lent])]);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects', 'info', 'alternates'), [...places].map((place) => `${place}\n`).join(''));
    if (repository.shallow && !repository.partial) {
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(repository.commonDir, 'shallow'), (0,external_node_path_.join)(gitDir, 'shallow'));
    }
}
function makeBareDirectory(gitDir, objectFormat) {
    for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, folder), { recursive: true });
    }
    const version = objectFormat === 'sha256' ? 1 : 0;
    const extensions = objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'config'), `[core]\n\trepositoryformatversion = ${version}\n\tbare = true\n${extensions}`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
}
function besideStore(store, name) {
    const gitDir = (0,external_node_path_.join)(store.gitDir, '..', name);
    if (store.files.keeps(gitDir))
        return gitDir;
    (0,external_node_fs_.rmSync)(gitDir, { recursive: true, force: true });
    makeBareDirectory(gitDir, store.objectFormat);
    store.files.keep(gitDir);
    return gitDir;
}
function objectsOfPath(remote) {
    if (!(0,remote_url/* isPathRemote */.iw)(remote))
        return undefined;
    const path = pathOf(remote);
    if (path === undefined)
        return undefined;
    const found = [(0,external_node_path_.join)(path, '.git'), path, `${path}.git`].find((place) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, 'objects')));
    if (found === undefined || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(found, 'shallow')) || isPartial(found))
        return undefined;
    const objects = (0,external_node_path_.join)(found, 'objects').replaceAll('\\', '/');
    return /[\n\r]|^"|^#/.test(objects) ? undefined : objects;
}
function pathOf(remote) {
    if (!/^file:\/\//i.test(remote))
        return remote;
    try {
        return (0,external_node_url_.fileURLToPath)(remote);
    }
    catch {
        return undefined;
    }
}
const isPartial = (gitDir) => {
    const packs = (0,external_node_path_.join)(gitDir, 'objects', 'pack');
    return (0,external_node_fs_.existsSync)(packs) && (0,external_node_fs_.readdirSync)(packs).some((name) => name.endsWith('.promisor'));
};
function submoduleObjects(gitDir) {
    const worktrees = (0,external_node_path_.join)(gitDir, 'worktrees');
    const linked = (0,external_node_fs_.existsSync)(worktrees) ? (0,external_node_fs_.readdirSync)(worktrees).map((name) => (0,external_node_path_.join)(worktrees, name, 'modules')) : [];
    return [(0,external_node_path_.join)(gitDir, 'modules'), ...linked].flatMap(objectsBelow);
}
function objectsBelow(modules) {
    if (!(0,external_node_fs_.existsSync)(modules))
        return [];
    return (0,external_node_fs_.readdirSync)(modules, { withFileTypes: true }).flatMap((entry) => {
        const place = (0,external_node_path_.join)(modules, entry.name);
        if (!entry.isDirectory())
            return [];
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, 'HEAD')))
            return objectsBelow(place);
        return [(0,external_node_path_.join)(place, 'objects'), ...objectsBelow((0,external_node_path_.join)(place, 'modules'))];
    });
}
async function isThere({ objects }, oid) {
    return (await objects.read(`${oid}^{commit}`)) !== undefined;
}
async function parentsOf({ objects }, commit) {
    const text = (await objects.read(commit))?.content.toString('utf8') ?? '';
    const [header = ''] = text.split('\n\n', 1);
    return [...header.matchAll(/^parent (\S+)$/gm)].map(([, oid = '']) => oid);
}
async function treeOf({ objects }, commit) {
    return (await objects.look(`${commit}^{tree}`))?.oid;
}
async function readObjects(git, names, lazy = []) {
    const { stdout } = await git({
        args: [...lazy, 'cat-file', '--batch'],
        input: names.map((name) => `${name}\n`).join(''),
    });
    let at = 0;
    return names.map(() => {
        const end = stdout.indexOf(0x0a, at);
        const [oid = '', type = '', size = ''] = stdout.toString('utf8', at, end).split(' ');
        at = end + 1;
        if (!/^\d+$/.test(size))
            return undefined;
        const content = stdout.subarray(at, at + Number(size));
        at += Number(size) + 1;
        return { oid, type, content };
    });
}


/***/ }),

/***/ 1315:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OI: () => (/* binding */ projectFilesAt),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   h_: () => (/* binding */ openRepository)
/* harmony export */ });
/* unused harmony exports reachedFrom, fetchBaseRepository */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_detect_project_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53735);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64967);
/* harmony import */ var _call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25499);
/* harmony import */ var _call_remote_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39021);
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63313);
/* harmony import */ var _call_user_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70400);









async function openRepository({ cwd, env }) {
    const [place, config] = await Promise.all([locate((0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_8__/* .userGit */ .G)(cwd, env), cwd), readConfig((0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_8__/* .userGit */ .G)(cwd, env))]);
    const { present, originHead, ...found } = place;
    const git = (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_8__/* .userGit */ .G)(place.toplevel, env);
    const last = (key) => config.findLast(([name]) => name === key)?.[1] ?? null;
    return {
        ...found,
        objectFormat: last('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1',
        defaultBranch: originHead ?? (await guessDefaultBranch(git, present, last('init.defaultbranch'))),
        checkedOut: await readWorktrees(git, place),
        user: {
            name: env['GIT_COMMITTER_NAME'] ?? last('committer.name') ?? last('user.name'),
            email: env['GIT_COMMITTER_EMAIL'] ?? last('committer.email') ?? last('user.email'),
        },
        uncommitted: async () => fields((await git({ args: ['status', '--porcelain', '-z', '--no-renames'] })).stdout).length,
        partial: config.some(([key, value]) => /^remote\..*\.promisor$/.test(key) && value === 'true'),
        origin: last('remote.origin.url'),
        remoteUrl: (name) => remoteUrl(git, config, name),
        rewritten: (url) => (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_6__/* .rewrittenAddress */ .z1)(config, { url }),
        carriedConfiguration: (remote) => (0,_call_engine_config_js__WEBPACK_IMPORTED_MODULE_5__/* .carriedConfiguration */ .vJ)(withSshCommand(config, env), remote),
    };
}
const usualDefaults = ['--glob=refs/heads/mai[n]', '--glob=refs/heads/maste[r]'];
async function locate(git, cwd) {
    const questions = ['--is-bare-repository', '--git-common-dir', '--is-shallow-repository', '--show-toplevel'];
    const names = ['HEAD^{commit}', '--symbolic-full-name', 'HEAD', ...usualDefaults, 'refs/remotes/origin/HEAD'];
    const { stdout } = await git({ args: ['rev-parse', ...questions, ...names], allow: [128] });
    const [bare, commonDir, shallow, toplevel, head = '', branch = '', ...refs] = stdout.toString('utf8').split('\n');
    if (bare === 'true') {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({
            code: 'BARE_REPOSITORY',
            message: `${cwd} is a bare repository: it has no files to work on.`,
            hint: 'Run ralph in a clone or a worktree of it: git worktree add <directory> <branch>',
        });
    }
    if (!commonDir || !toplevel)
        throw (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_8__/* .notARepository */ .d)(`${cwd} is inside a git directory, not a working tree.`);
    if (!/^[0-9a-f]{40,}$/.test(head))
        throw emptyRepository(toplevel);
    const origin = refs.find((ref) => ref.startsWith('refs/remotes/origin/') && ref !== 'refs/remotes/origin/HEAD');
    return {
        toplevel: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(toplevel),
        commonDir: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, commonDir),
        shallow: shallow === 'true',
        head,
        branch: branch.startsWith('refs/heads/') ? branch.slice('refs/heads/'.length) : null,
        present: refs.filter((ref) => ref.startsWith('refs/heads/')).map((ref) => ref.slice('refs/heads/'.length)),
        originHead: origin?.slice('refs/remotes/origin/'.length) ?? null,
    };
}
const emptyRepository = (toplevel) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({
    code: 'EMPTY_REPOSITORY',
    message: `${toplevel} has no commits yet, so there is nothing to start from.`,
    hint: 'Commit your files first: git add . && git commit -m "Begin"',
});
async function readWorktrees(git, main) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(main.commonDir, 'worktrees'))) {
        return new Map(main.branch === null ? [] : [[main.branch, main.toplevel]]);
    }
    const { stdout } = await git({ args: ['worktree', 'list', '--porcelain'] });
    const found = new Map();
    for (const block of stdout.toString('utf8').split('\n\n')) {
        const path = /^worktree (.+)$/m.exec(block)?.[1];
        const branch = /^branch refs\/heads\/(.+)$/m.exec(block)?.[1];
        if (path !== undefined && branch !== undefined)
            found.set(branch, path);
    }
    return found;
}
async function readConfig(git) {
    const { stdout } = await git({ args: ['config', '--list', '-z'] });
    return fields(stdout).map((entry) => {
        const end = entry.indexOf('\n');
        return end === -1 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)];
    });
}
async function guessDefaultBranch(git, present, configured) {
    const usual = ['main', 'master'].find((name) => present.includes(name)) ?? null;
    if (configured === null || present.includes(configured))
        return configured ?? usual;
    const { code } = await git({ args: ['show-ref', '--verify', '--quiet', `refs/heads/${configured}`], allow: [1] });
    return code === 0 ? configured : usual;
}
async function remoteUrl(git, config, name) {
    const first = (key) => config.find(([one]) => one === `remote.${name}.${key}`)?.[1];
    const [url, pushUrl] = [first('url'), first('pushurl')];
    if (url !== undefined)
        return (0,_call_remote_address_js__WEBPACK_IMPORTED_MODULE_6__/* .rewrittenAddress */ .z1)(config, { url, pushUrl });
    if (/[/\\:]/.test(name))
        return null;
    const { code, stdout } = await git({ args: ['remote', 'get-url', '--push', name], allow: [2, 128] });
    return code === 0 ? stdout.toString('utf8').trim() : null;
}
async function reachedFrom(remote, options) {
    const config = withSshCommand(await readConfig(userGit(options.cwd, options.env)), options.env);
    const { address, ...access } = splitCredential(rewrittenAddress(config, { url: remote }));
    return { remote: address, carried: withCredential(carriedConfiguration(config, address), access) };
}
function withSshCommand(config, env) {
    const ours = env['GIT_SSH_COMMAND'];
    if (ours !== undefined)
        return [...config, ['core.sshcommand', ours]];
    if (config.some(([key]) => key === 'core.sshcommand'))
        return config;
    return [...config, ['core.sshcommand', 'ssh -o BatchMode=yes']];
}
const fields = (bytes) => bytes.toString('utf8').split('\0').slice(0, -1);
async function readTags(toplevel, env) {
    const git = (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_8__/* .userGit */ .G)(toplevel, env);
    const { stdout } = await git({ args: ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/tags'] });
    const lines = stdout
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '');
    return lines.map((line) => ({ oid: line.slice(0, line.indexOf(' ')), name: line.slice(line.indexOf(' ') + 1) }));
}
const largest = 1024 * 1024;
async function projectFilesAt(cwd, env) {
    const top = await (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_8__/* .userGit */ .G)(cwd, env)({ args: ['rev-parse', '--show-toplevel'] });
    const toplevel = top.stdout.toString('utf8').replace(/\n$/, '');
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const { stdout } = await (0,_call_user_git_js__WEBPACK_IMPORTED_MODULE_8__/* .userGit */ .G)(toplevel, env)({ args });
    const paths = [...new Set(stdout.toString('utf8').split('\0').filter(Boolean))];
    const texts = new Map();
    for (const path of paths.filter(_core_detect_project_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isManifest */ .Yh)) {
        const text = await textOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, path));
        if (text !== undefined)
            texts.set(path, text);
    }
    return { toplevel, files: { paths, texts } };
}
async function textOf(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => undefined);
    return found?.isFile() && found.size <= largest ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8') : undefined;
}
async function fetchBaseRepository(options) {
    const { folder, remote, commit, env, ...patience } = options;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const git = userGit(folder, env);
    const format = commit.length === 64 ? 'sha256' : 'sha1';
    await git({ args: ['init', '--quiet', '--template=', `--object-format=${format}`] });
    await git({ args: ['remote', 'add', 'origin', remote] });
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const fetch = ['fetch', ...quiet, '--depth=1', 'origin', commit];
    await remoteCall(git, remote, patience)
        .repeatedly(fetch)
        .catch((error) => {
        throw isGone(error) ? baseGone(commit) : error;
    });
    await git({ args: ['update-ref', '--no-deref', 'HEAD', commit] });
}
const isGone = (error) => error instanceof RalphError && /not our ref|unadvertised object|find remote ref/i.test(error.message);
const baseGone = (commit) => new RalphError({
    code: 'BASE_GONE',
    message: `The workflow runs for ${commit.slice(0, 12)}, but the repository no longer has that commit.`,
    hint: 'A force-push removed it: start a new workflow run instead of re-running this one.',
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
    let held = '';
    const give = (text) => {
        if (text !== '')
            write(Buffer.from(redact(text), 'utf8'));
    };
    return {
        push(chunk) {
            held += decoder.write(chunk);
            const cut = held.length > longest ? held.length - keptBack : endOfWholeLines(held);
            give(held.slice(0, cut));
            held = held.slice(cut);
        },
        end() {
            give(held + decoder.end());
            held = '';
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
        return `${mebibytes(now.freeBytes)} MiB are left of ${mebibytes(before.freeBytes)} MiB that were free`;
    }
    if (now.files > 0 && now.freeFiles < Math.min(floorFiles, before.files / 10, before.freeFiles / 2)) {
        return `room for ${now.freeFiles} files is left of ${before.freeFiles}`;
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

/***/ 62171:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ agentEnvironment),
/* harmony export */   LE: () => (/* binding */ belongsToPayer),
/* harmony export */   Nc: () => (/* binding */ cloudFiles),
/* harmony export */   Qz: () => (/* binding */ checkEnvironment),
/* harmony export */   mB: () => (/* binding */ hasCredential),
/* harmony export */   nT: () => (/* binding */ userName),
/* harmony export */   nW: () => (/* binding */ cacheNames),
/* harmony export */   pv: () => (/* binding */ serverVariables)
/* harmony export */ });
/* unused harmony export cacheVariables */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15989);





const basics = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|USER|LOGNAME|SHELL)$/;
const certificates = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
const proxies = /^(https?_proxy|no_proxy|all_proxy)$/i;
const toolchains = /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|RUSTUP_TOOLCHAIN|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|LD_LIBRARY_PATH|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|GEM_PATH|DOTNET_ROOT|ANDROID_HOME|PKG_CONFIG_PATH)$/;
function agentEnvironment(source, choice) {
    const { provider } = choice;
    const cloud = provider.clouds.filter(({ chosenBy }) => isOn(source[chosenBy]));
    const passes = (name) => name === _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ ||
        basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        cacheNames.has(name) ||
        proxies.test(name) ||
        (provider.variables.test(name) && !provider.except.test(name)) ||
        cloud.some(({ names }) => names.test(name));
    return {
        ...pick(source, passes, choice),
        ...Object.assign({}, ...cloud.map(({ files }) => variablesOf(files, source, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync))),
        ...choice.login,
        ...own(choice),
    };
}
function checkEnvironment(source, choice) {
    const passes = (name) => name === _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ ||
        basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        cacheNames.has(name) ||
        (choice.network && proxies.test(name));
    return {
        ...pick(source, passes, choice),
        CI: '1',
        TERM: 'dumb',
        ...own(choice),
    };
}
const serverVariables = (call) => Object.entries(call).flatMap(([name, value]) => {
    const needed = [basics, certificates, toolchains, /^(HOME|TMPDIR|GOPROXY|GOFLAGS|GRADLE_RO_DEP_CACHE)$/].some((names) => names.test(name)) ||
        cacheNames.has(name) ||
        (proxies.test(name) && !value.includes('@'));
    return needed ? [name] : [];
});
const belongsToPayer = ({ clouds }, source, name) => clouds.some(({ chosenBy, names }) => isOn(source[chosenBy]) && names.test(name));
const cloudFiles = ({ clouds }, env) => clouds.flatMap(({ chosenBy, files }) => isOn(env[chosenBy])
    ? [...Object.keys(files), 'AWS_WEB_IDENTITY_TOKEN_FILE', 'CLOUDSDK_CONFIG'].flatMap((name) => env[name] ?? [])
    : []);
const hasCredential = ({ credentials }, source) => credentials.some(({ variable }) => isOn(source[variable]));
const isOn = (value) => value !== undefined && !['', '0', 'false'].includes(value);
function pick(source, passes, choice) {
    refuseWildcards(choice.extra);
    const picked = {};
    const caches = cacheVariables(source, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync);
    for (const [name, value] of Object.entries({ ...source, ...caches })) {
        if (value !== undefined && value !== '' && (passes(name) || choice.extra.includes(name)))
            picked[name] = value;
    }
    return picked;
}
function own({ home, tmp }) {
    return { HOME: home, TMPDIR: tmp };
}
function refuseWildcards(names) {
    const wrong = names.filter((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    if (wrong.length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'ENV_NAME_INVALID',
        message: `Not the name of an environment variable: ${wrong.map((name) => JSON.stringify(name)).join(', ')}.`,
        hint: 'Write the full name of each variable; wildcards are not supported because they let secrets through.',
        findings: wrong,
    });
}
const places = {
    npm_config_cache: '.npm',
    YARN_CACHE_FOLDER: '.cache/yarn',
    COREPACK_HOME: '.cache/node/corepack',
    BUN_INSTALL_CACHE_DIR: '.bun/install/cache',
    DENO_DIR: '.cache/deno',
    PLAYWRIGHT_BROWSERS_PATH: '.cache/ms-playwright',
    CYPRESS_CACHE_FOLDER: '.cache/Cypress',
    PUPPETEER_CACHE_DIR: '.cache/puppeteer',
    PIP_CACHE_DIR: '.cache/pip',
    UV_CACHE_DIR: '.cache/uv',
    PYTHONUSERBASE: '.local',
    CARGO_HOME: '.cargo',
    RUSTUP_HOME: '.rustup',
    GOPATH: 'go',
    GOCACHE: '.cache/go-build',
    GRADLE_USER_HOME: '.gradle',
    NUGET_PACKAGES: '.nuget/packages',
    COMPOSER_CACHE_DIR: '.cache/composer',
    PUB_CACHE: '.pub-cache',
};
const cacheNames = new Set([...Object.keys(places), 'NPM_CONFIG_CACHE', 'GOMODCACHE']);
const cacheVariables = (source, exists) => variablesOf(places, source, exists);
function variablesOf(named, source, exists) {
    const home = source['HOME'];
    if (!home)
        return {};
    const found = Object.entries(named).map(([name, place]) => [name, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, place)]);
    const isSet = (name) => Boolean(source[name] || source[name.toUpperCase()]);
    return Object.fromEntries(found.filter(([name, path]) => !isSet(name) && exists(path)));
}
function userName() {
    try {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_1__.userInfo)().username;
    }
    catch {
        return `uid-${process.getuid?.() ?? 'unknown'}`;
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

/***/ 95935:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretValues),
/* harmony export */   n: () => (/* binding */ headerSecrets)
/* harmony export */ });
const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|CREDENTIAL|CUSTOM_HEADERS/i;
const pathName = /(_FILE|_PATH|_DIR|_CREDENTIALS|_COMMAND|_URL)$/i;
const gitValue = /^GIT_CONFIG_VALUE_(\d+)$/;
function secretValues(source) {
    const values = Object.entries(source).flatMap(([name, value]) => {
        if (value === undefined || value === '')
            return [];
        if (/_proxy$/i.test(name))
            return proxyPassword(value);
        if (gitValue.test(name))
            return gitHeader(source, name, value);
        if (!secretName.test(name) || pathName.test(name))
            return [];
        return /CUSTOM_HEADERS$/i.test(name) ? headerValues(value) : [value];
    });
    return [...new Set(values)].filter((value) => value.length >= 8 && !/^\d+$/.test(value));
}
function proxyPassword(address) {
    const password = /^\w+:\/\/[^/@:]*:([^/@]+)@/.exec(address)?.[1];
    return password === undefined ? [] : [password];
}
function gitHeader(source, name, value) {
    const key = source[name.replace('VALUE', 'KEY')] ?? '';
    if (!/\.extraheader$/i.test(key))
        return [];
    return authorizationSecrets(value);
}
const headerSecrets = (entries) => entries
    .filter(([key]) => /\.extraheader$/i.test(key))
    .flatMap(([, value]) => authorizationSecrets(value))
    .filter((secret) => secret.length >= 8);
function authorizationSecrets(header) {
    const [, scheme = '', credential = ''] = /^[^:]+:\s*(\S+)\s+(\S+)\s*$/.exec(header) ?? [];
    if (!/^basic$/i.test(scheme))
        return [credential];
    return [
        credential,
        Buffer.from(credential, 'base64')
            .toString('utf8')
            .replace(/^[^:]*:/, ''),
    ];
}
const headerValues = (headers) => headers.split('\n').flatMap((line) => line.slice(line.indexOf(':') + 1).trim() || []);


/***/ }),

/***/ 67884:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ supervise)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _hurry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54800);



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
        if (_hurry_js__WEBPACK_IMPORTED_MODULE_2__/* .hurry */ .n.aborted)
            kill();
        _hurry_js__WEBPACK_IMPORTED_MODULE_2__/* .hurry */ .n.addEventListener('abort', kill, { once: true });
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
            _hurry_js__WEBPACK_IMPORTED_MODULE_2__/* .hurry */ .n.removeEventListener('abort', kill);
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

/***/ 4146:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveSettings),
/* harmony export */   h: () => (/* binding */ variablesOf)
/* harmony export */ });
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10866);

const names = Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W);
const planFields = {
    strategy: (plan) => plan.validation_strategy,
    validate: (plan) => plan.checks,
};
const seedWords = {
    approval: { variable: 'RALPH_AUTO_COMMIT', words: { true: 'none', false: 'iteration' } },
    'mcp-transport': { variable: 'CLAUDE_CODE_REMOTE', words: { true: 'http', false: 'stdio' } },
};
function resolveSettings(given) {
    const findings = [...unknownKeys(given)];
    const values = {};
    const sources = {};
    const places = {};
    const files = {};
    for (const name of names) {
        const definition = _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name];
        const found = lookUp(given, name, definition);
        sources[name] = found?.source ?? 'default';
        places[name] = found?.place ?? 'default';
        if (found?.source === 'file')
            files[name] = given.fileName;
        const read = found ? definition.read(found.raw) : { value: definition.fallback };
        if ('value' in read)
            values[name] = read.value;
        else
            findings.push(`${found?.place}: expected ${read.expected}, got ${shown(found?.raw)}`);
    }
    return {
        settings: values,
        sources: sources,
        places: places,
        files,
        findings,
    };
}
function lookUp(given, name, definition) {
    const flag = given.flags[name];
    if (flag !== undefined)
        return { source: 'flag', raw: flag, place: given.flagName?.(name) ?? `--${name}` };
    for (const variable of variables(name, definition)) {
        const raw = given.environment[variable];
        if (raw !== undefined && raw !== '')
            return { source: 'environment', raw, place: `$${variable}` };
    }
    const spoken = inSeedWords(given, name);
    if (spoken)
        return { source: 'environment', ...spoken };
    const planned = given.plan && planFields[name]?.(given.plan);
    if (planned !== undefined)
        return { source: 'plan', raw: planned, place: `the plan's ${name}` };
    const filed = Object.hasOwn(given.file, name) ? given.file[name] : undefined;
    if (filed !== undefined)
        return { source: 'file', raw: filed, place: `${given.fileName}: ${name}` };
    return undefined;
}
function inSeedWords({ environment }, name) {
    const { variable = '', words = {} } = seedWords[name] ?? {};
    const said = environment[variable];
    if (said === undefined || said === '')
        return undefined;
    if (!variable.startsWith('RALPH_') && !Object.hasOwn(words, said))
        return undefined;
    return { raw: Object.hasOwn(words, said) ? words[said] : said, place: `$${variable}` };
}
function variablesOf(name) {
    const { variable } = seedWords[name] ?? {};
    return [...variables(name, _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name]), ...(variable === undefined ? [] : [variable])];
}
function variables(name, definition) {
    const own = `RALPH_${name.toUpperCase().replaceAll('-', '_')}`;
    return definition.env && definition.env !== own ? [definition.env, own] : [own];
}
function unknownKeys({ file, fileName }) {
    return Object.keys(file)
        .filter((key) => !Object.hasOwn(_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W, key))
        .map((key) => `${fileName}: unknown key "${key}"; the keys are ${names.join(', ')}`);
}
function shown(raw) {
    const text = JSON.stringify(raw) ?? String(raw);
    return text.length > 80 ? `${text.slice(0, 80)}\u2026` : text;
}


/***/ }),

/***/ 14476:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ withChanges),
/* harmony export */   Fb: () => (/* binding */ overridesTold),
/* harmony export */   Sn: () => (/* binding */ withOverrides),
/* harmony export */   fk: () => (/* binding */ toldIn),
/* harmony export */   mN: () => (/* binding */ adjustable)
/* harmony export */ });
/* harmony import */ var _resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4146);
/* harmony import */ var _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29370);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10866);
/* harmony import */ var _rule_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92346);




const free = [
    'max-iterations',
    'time-budget',
    'max-turns',
    'min-delay',
    'context-budget',
    'context-budget-hpi',
    'retrieval',
    'novelty-overlap-threshold',
    'novelty-recent-handoffs',
    'compaction-threshold-bytes',
    'compaction-interval',
    'model',
    'mode',
    'on-stuck',
    'stuck-after',
];
const adjustable = [..._rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleNames */ .XZ.filter(_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isRule */ .Nd), ...free];
const once = ['cost-budget', 'run-iterations', 'strategy'];
function withOverrides(given, overrides, unruled) {
    const changed = readOf(unruled ? [...free, ...once] : free, overrides);
    return changed.length === 0 ? given : { ...given, ...Object.fromEntries(changed) };
}
const overridesTold = (overrides) => Object.fromEntries(readOf(once, overrides).map(([name, value]) => [name, { raw: (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .rawOf */ .UD)(name, value), place: 'an order' }]));
function readOf(names, overrides) {
    return names.flatMap((name) => {
        const raw = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
        const read = raw === undefined ? undefined : _table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W[name].read(raw);
        return read && 'value' in read ? [[name, read.value]] : [];
    });
}
function toldIn(given) {
    const { require } = given.flags;
    const read = _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .stepInputs */ .af.require.read(require);
    const place = given.flagName?.('require') ?? '--require';
    const own = 'value' in read ? { require: { raw: read.value, place } } : {};
    return {
        byJob: { ...saidIn(given, ['flag', 'environment']), ...own },
        byBase: saidIn({ ...given, flags: {}, environment: {} }, ['plan', 'file']),
    };
}
function saidIn(given, from) {
    const { settings, sources, places, files } = (0,_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSettings */ .M)(given);
    const names = _rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleNames */ .XZ.filter((name) => name !== 'require' && from.includes(sources[name]));
    return Object.fromEntries(names.map((name) => {
        const source = sources[name] === 'plan' ? 'the plan' : files[name];
        return [name, { raw: (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .rawOf */ .UD)(name, settings[name]), place: places[name], ...(source && { source }) }];
    }));
}
function withChanges({ base, values }, changes) {
    const left = new Map(Object.entries(values));
    for (const { name, rule } of changes) {
        if (rule)
            left.set(name, rule);
        else
            left.delete(name);
    }
    return { base, values: Object.fromEntries(left) };
}


/***/ }),

/***/ 92346:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ isRule),
/* harmony export */   Sp: () => (/* binding */ recordedValue),
/* harmony export */   UD: () => (/* binding */ rawOf),
/* harmony export */   XZ: () => (/* binding */ ruleNames),
/* harmony export */   Zr: () => (/* binding */ rawOfText),
/* harmony export */   hc: () => (/* binding */ readRaw),
/* harmony export */   lU: () => (/* binding */ usualRaw),
/* harmony export */   tl: () => (/* binding */ weakens),
/* harmony export */   vA: () => (/* binding */ isNewest)
/* harmony export */ });
/* harmony import */ var _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29370);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10866);


const table = { ..._table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W, require: _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .stepInputs */ .af.require };
const ruleNames = Object.keys(table).filter((name) => table[name].rule !== 'job' && table[name].rule !== 'place');
const isRule = (name) => Object.hasOwn(table, name) && typeof table[name].rule === 'object';
const isNewest = (name) => table[name].rule === 'newest';
function weakens(name, before, after) {
    const { rule } = table[name];
    const [was, will] = [readRaw(name, before), readRaw(name, after)];
    return typeof rule === 'object' && (!was || !will || rule.weakens(was.value, will.value));
}
const rawOf = (name, value) => table[name].unit === 'ms' && typeof value === 'number' ? value / 1000 : (value ?? null);
const usualRaw = (name) => rawOf(name, table[name].fallback);
function readRaw(name, raw) {
    if (raw === null)
        return { value: table[name].fallback };
    const read = table[name].read(raw);
    return 'value' in read ? read : undefined;
}
function rawOfText(name, text) {
    const read = table[name].read(/^\s*[[{]/.test(text) ? parsed(text) : text);
    return 'value' in read ? { raw: rawOf(name, read.value) } : read;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
const recordedValue = (name, rules) => readRaw(name, rules.values[name]?.value ?? null)?.value;


/***/ }),

/***/ 29370:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   af: () => (/* binding */ stepInputs)
/* harmony export */ });
/* unused harmony exports actionInputs, secretInputs, workflowInputs, isInSettings */
/* harmony import */ var _agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81484);
/* harmony import */ var _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13225);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10866);



const stepInputs = {
    command: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)('run', 'begin', 'finish', 'intake', 'agent', 'validate', 'apply', 'ready', 'tick', 'lint', 'doctor'),
        fallback: 'run',
        rule: 'job',
        help: 'what this step does. run starts or continues the run of a plan; begin stops before the checks, which are then jobs or steps of the workflow, and finish settles the iteration by their results; intake, agent, validate and apply are one iteration in four jobs (see run.yml), and ready marks the pull request of a complete run as ready; tick, without a checkout, lists the runs that are due; lint shows an issue of the form as a plan; doctor checks what could stop a run and tries the checks once',
        example: 'run',
    }),
    results: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'for finish and apply: how the jobs or steps that checked the commit ended: toJSON(needs) in a job of its own, toJSON(steps) in the job of begin',
        example: 'toJSON(needs)',
    }),
    require: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy,
        fallback: [],
        rule: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .fewer */ .O9,
        help: 'for finish: names of the jobs or steps that must succeed; one that is missing, skipped or cancelled fails the iteration. Others are only reported',
        example: 'test,lint',
    }),
    'hold-ready': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'keep the pull request a draft when all tasks are done; a later job with command: ready, whose environment may ask reviewers, marks it ready. The output ready-due says whether there is one to mark',
        example: 'true',
    }),
    'trust-agent': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'for begin: check the commit out for the following steps of the same job. Whatever the agent left on the machine can then reach them and their credentials; without this, the checks and finish need jobs of their own',
        example: 'true',
    }),
    config: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'the configuration file; without it .github/ralph.yml, if there is one',
        example: 'ci/ralph.yml',
    }),
    settings: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'any key of ralph.yml, as YAML, for this job; also hold-ready and change-rules. An input of the same name beats it',
        example: 'max-turns: 100',
    }),
    fresh: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'start a new run instead of continuing; history is kept. Only counts in a job that a person starts by hand',
        example: 'true',
    }),
    'change-rules': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: "let this job's settings weaken the rules that the run was started with; without it such a job is refused",
        example: 'true',
    }),
    'github-token': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "pushes the run's two branches and opens its issue and pull request. Needed if the checkout keeps no credentials (persist-credentials: false); beats those it keeps. Never reaches the agent or a check",
        example: 'github.token',
    }),
    'app-id': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "App ID or Client ID of a GitHub App that is installed on the repository. This step then writes as that App, with tokens that it makes itself, and needs no `github-token` or `github-login`. What an App pushes starts the repository's own checks",
        example: 'Iv23liAbCdEfGhIjKlMn',
    }),
    'app-private-key': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "the App's private key (its .pem file). Never give it to a job with an agent: `run` and `begin` refuse it (make a token in an earlier step and pass it as `github-token`); in split jobs only the jobs that write need it",
        example: 'secrets.APP_PRIVATE_KEY',
    }),
    'github-login': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'the account that `github-token` writes as; only needed for a token of an App that another step made',
        example: 'my-app[bot]',
    }),
    issue: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(1)),
        fallback: undefined,
        rule: 'job',
        help: 'number of the issue to report on and to take orders from; without it ralph opens one',
        example: '42',
    }),
    chain: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(0),
        fallback: 0,
        rule: 'job',
        help: 'how many jobs in a row were started by the one before; set by ralph',
        example: '0',
    }),
    dispatch: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'for tick: the file name of the workflow to start for each run that is due',
        example: 'ralph.yml',
    }),
};
const actionInputs = {
    ...stepInputs,
    ..._agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .payingRows */ ._J,
    ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W,
    validate: { ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W.validate, help: 'the checks that every iteration must pass' },
    remote: {
        ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W.remote,
        help: 'where the branches are kept: a remote name, a path or a URL',
        fallback: 'origin',
    },
};
const secretInputs = [
    'github-token',
    'app-private-key',
    ..._agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .payingInputs */ .S3.map(({ name }) => name),
];
const workflowInputs = [
    ...['command', 'plan', 'config', 'settings', 'validate', 'model', 'cost-budget', 'time-budget', 'agent-install'],
    ...['issue', 'chain', 'fresh', 'github-token', 'app-id', 'app-private-key', 'github-login'],
    ..._agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .payingInputs */ .S3.map(({ name }) => name),
    ...['results', 'require', 'trust-agent', 'dispatch'],
];
const isInSettings = (name) => Object.hasOwn(actionInputs, name) && name !== 'command' && name !== 'settings' && !secretInputs.includes(name);


/***/ }),

/***/ 53735:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ projectDirectories),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   D7: () => (/* binding */ readToml),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   af: () => (/* binding */ tableAt),
/* harmony export */   bI: () => (/* binding */ isTable),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);

function folderOf({ paths, texts }, directory) {
    const prefix = directory === '.' ? '' : `${directory}/`;
    const below = paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
    const there = new Set(below);
    return {
        directory,
        has: (...names) => names.some((name) => there.has(name)),
        text: (name) => texts.get(prefix + name),
        below,
    };
}
const manifests = /^(package\.json|pnpm-workspace\.yaml|pyproject\.toml|tox\.ini|setup\.(cfg|py)|pytest\.ini|[\w.-]*requirements[\w.-]*\.txt|go\.(mod|work)|Cargo\.toml|pom\.xml|(build|settings)\.gradle(\.kts)?|(GNUm|M|m)akefile)$/;
const foreign = /^(\..*|node_modules|vendor|third[_-]?party|testdata|fixtures?|__fixtures__|__tests__|tests?|examples?|samples?|templates?|dist|build|target|out)$/;
const deepest = 3;
function isManifest(path) {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    return parts.length <= deepest && manifests.test(name) && !parts.some((part) => foreign.test(part));
}
function projectDirectories({ paths }) {
    const found = paths.filter(isManifest).map((path) => path.split('/').slice(0, -1).join('/') || '.');
    const depth = (directory) => (directory === '.' ? 0 : directory.split('/').length);
    return [...new Set(found)].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
}
function tableAt(value, ...keys) {
    let found = value;
    for (const key of keys)
        found = isTable(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    return isTable(found) ? found : {};
}
const readJson = (text) => read(text, JSON.parse);
const readToml = (text) => read(text, smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg);
function read(text, parse) {
    if (text === undefined)
        return undefined;
    try {
        const value = parse(text.replace(/^\uFEFF/, ''));
        return isTable(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
const isTable = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const textsOf = (value) => Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];


/***/ }),

/***/ 77361:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ withProgress),
/* harmony export */   Gs: () => (/* binding */ logOf),
/* harmony export */   bV: () => (/* binding */ askForNote),
/* harmony export */   fo: () => (/* binding */ planOfLog),
/* harmony export */   pn: () => (/* binding */ logBeside),
/* harmony export */   sg: () => (/* binding */ progressNote)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

function progressNote(handoff, at) {
    const { constraints_discovered = [], architectural_notes = [], recommendations = [], unfinished_business = [], } = handoff;
    const learned = [...constraints_discovered.map(({ constraint }) => constraint), ...architectural_notes];
    const [next = unfinished_business[0]?.item] = recommendations;
    return { ...at, completed: handoff.summary, learning: learned.join('; ') || undefined, next };
}
const askForNote = 'A log beside the plan keeps three things of this work: `summary`, what you learned (`constraints_discovered` or `architectural_notes`), and one line for whoever comes next (`recommendations`). Fill in what there is to say.';
const queue = {
    level: '###',
    title: (plan) => `# Progress: ${plan}`,
    heading: ({ iteration, task }) => `Iteration ${iteration}: ${task}`,
    words: ['**Completed:**', '**Gotcha:**', '**Next:**'],
};
const bmad = {
    level: '##',
    title: (plan) => `# Progress of ${plan}`,
    heading: ({ iteration, task }) => `Iteration ${iteration} - ${task}`,
    words: ['Completed:', 'Learning:', 'Note for next:'],
};
const shapeOf = (path) => (path.endsWith('.md') ? queue : bmad);
function withProgress(before, { path, plan, note, undone, }) {
    const { level, title, heading, words } = shapeOf(path);
    const own = before !== undefined && planOfLog(before) === plan;
    const written = own ? before : [...(before === undefined ? [] : [before]), `${title(plan)}\n`].join('\n');
    const parts = undone.map((task) => `${level} ${task} was undone, and is open again\n`);
    const begins = note && `${level} ${heading(note)}`;
    if (note && !written.includes(`${begins}\n`)) {
        const lines = [note.completed, note.learning, note.next].map((text, index) => text === undefined ? [] : [`${words[index]} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, 500)}`]);
        parts.push(`${[begins, ...lines.flat()].join('\n')}\n`);
    }
    return parts.length === 0 ? undefined : [written.replace(/\n*$/, '\n'), ...parts].join('\n');
}
const planOfLog = (text) => [...text.matchAll(/^# Progress(?: of|:) (\S+)[ \t]*$/gm)].at(-1)?.[1];
const logBeside = (document) => document.replace(/(?:\.[A-Za-z0-9]+)?$/, '.progress.md');
function logOf(setting, { format, document }) {
    if (setting !== 'auto')
        return setting === 'none' ? undefined : { path: setting, known: false };
    if (document === null)
        return undefined;
    if (format === 'Markdown plan')
        return { path: logBeside(document), known: false };
    if (format !== 'prd.json' && format !== 'BMAD')
        return undefined;
    return { path: `${document.slice(0, document.lastIndexOf('/') + 1)}progress.txt`, known: true };
}


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
            return { why: `its line ${at + 1} is no entity and no relation of at most ${maxLineChars} characters` };
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

/***/ 952:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ meaningOf),
/* harmony export */   Z: () => (/* binding */ withoutTicks)
/* harmony export */ });
const meaningOf = (plan) => JSON.stringify({ ...plan, tasks: plan.tasks.map(({ status: _, retry_count: __, ...task }) => meant(task)) });
const meant = (task) => ({ ...task, description: withoutTicks(task.description) });
const withoutTicks = (text) => text.replace(/^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)(?:\[[xX]\]|\(done\) )/gm, (whole, mark) => whole.endsWith(']') ? `${mark}[ ]` : mark);


/***/ }),

/***/ 12913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ pendingFeedback),
/* harmony export */   n: () => (/* binding */ feedbackPath)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const mostItems = 20;
const longest = 2_000;
const feedbackPath = (planFile) => `${planFile.replace(/\.[^./]+$/, '')}.feedback.md`;
function pendingFeedback(text) {
    const items = [];
    let pending = false;
    for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/)) {
        const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
        if (heading !== undefined)
            pending = /^pending\b/i.test(heading.trim());
        else if (pending && /^\s*[-*]\s+\S/.test(line))
            items.push(line.replace(/^\s*[-*]\s+(?:\[[ xX]\]\s*)?/, ''));
        else if (pending && line.trim() !== '')
            items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return items
        .map((one) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(one, longest))
        .filter((one) => one !== '')
        .slice(0, mostItems);
}


/***/ }),

/***/ 73739:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   K3: () => (/* binding */ storyFolder),
/* harmony export */   P_: () => (/* binding */ storyNumber),
/* harmony export */   dC: () => (/* binding */ isFolderOfStories),
/* harmony export */   pD: () => (/* binding */ isSprintStatus),
/* harmony export */   qs: () => (/* binding */ sprintStatusIn)
/* harmony export */ });
const folders = [
    [/(?:^|\/)prd\//i, 'prd'],
    [/(?:^|\/)architecture\//i, 'architecture'],
    [/(?:^|\/)epics?\//i, 'epics'],
];
const names = [
    [/^sprint-status\.ya?ml$/i, 'status'],
    [/^project-context\.md$/i, 'rules'],
    [/^(?:product-|project-)?brief(?:[-_.].*)?\.md$/i, 'brief'],
    [/^(?:prd|product-requirements?)(?:[-_.].*)?\.md$/i, 'prd'],
    [/^(?:architecture|tech-spec|solution-architecture)(?:[-_.].*)?\.md$/i, 'architecture'],
    [/^(?:sprint-plan|epics?|epics-and-stories|stories)(?:[-_.].*)?\.md$/i, 'epics'],
];
const storyName = /^(?:story[-_. ]?)?\d+[a-z]?[-._]\d+[a-z]?(?:[-._ ].*)?\.md$|^[a-z][a-z0-9]*-\d+(?:[-._ ].*)?\.md$/i;
const notStory = /retro|report|context|review|template|readme|index|checklist|summary/i;
const passedOver = /(?:^|\/)(?:node_modules|archive|archived|backup[^/]*|templates?|dist|vendor|\.[^/]+)\//i;
function kindOf(path) {
    if (passedOver.test(path))
        return undefined;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const named = names.find(([pattern]) => pattern.test(name));
    if (named)
        return named[1];
    if (!/\.md$/i.test(name))
        return undefined;
    if (storyName.test(name))
        return notStory.test(name) ? undefined : 'story';
    return folders.find(([pattern]) => pattern.test(path))?.[1];
}
function rootOf(folder) {
    const parts = folder.split('/');
    const inner = /^(?:implementation-artifacts|planning-artifacts|sprint-artifacts|stories)$/i;
    return parts.length > 1 && inner.test(parts.at(-1) ?? '') ? parts.slice(0, -1).join('/') : folder;
}
const isFolderOfStories = (path) => /(?:^|\/)(?:stories|epics|prd|architecture|[a-z]+-artifacts)$/i.test(path) && !passedOver.test(path);
const isSprintStatus = (path) => kindOf(path.replaceAll('\\', '/')) === 'status';
function sprintStatusIn(entries) {
    const found = entries.filter(({ path }) => kindOf(path) === 'status');
    const depth = (path) => path.split('/').length;
    const nearest = Math.min(...found.map(({ path }) => depth(path)));
    return found.filter(({ path }) => depth(path) === nearest);
}
function storyNumber(name) {
    const plain = name.trim().toLowerCase();
    const [, epic, story] = /^(?:story[-_. ]?)?(\d+[a-z]?)[-._](\d+[a-z]?)(?=$|[-._ :])/.exec(plain) ?? [];
    if (epic !== undefined)
        return `${epic}-${story}`;
    return /^[a-z][a-z0-9]*-\d+(?=$|[-._ :])/.exec(plain)?.[0] ?? plain;
}
function storyFolder(location, statusFile) {
    const path = location.replace(/^\{project[-_]root\}\/?/i, '');
    if (/^[/\\~]|^[A-Za-z]:|^[a-z+]+:\/\/|^\{/i.test(path))
        return undefined;
    const from = path.startsWith('.') ? statusFile.split('/').slice(0, -1) : [];
    const parts = [...from];
    for (const name of path.split('/')) {
        if (name === '..') {
            if (parts.pop() === undefined)
                return undefined;
        }
        else if (name !== '' && name !== '.')
            parts.push(name);
    }
    return parts.join('/');
}


/***/ }),

/***/ 64745:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dS: () => (/* binding */ encoded),
  NP: () => (/* binding */ planDocument),
  m3: () => (/* binding */ readPlan)
});

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/text-edit.js
var text_edit = __webpack_require__(51882);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var lint_fault = __webpack_require__(82660);
// EXTERNAL MODULE: ./build/core/plan/lint/lint.js + 2 modules
var lint = __webpack_require__(71050);
// EXTERNAL MODULE: ./build/core/plan/format/issue/issue-form.js
var issue_form = __webpack_require__(37688);
;// CONCATENATED MODULE: ./build/core/plan/format/issue/issue-plan.js








const mostTasks = 100;
const mostCriteria = 30;
const mostChecks = 20;
const longestTitle = 200;
const longestText = 4000;
const longestCriterion = 500;
const issuePlanFile = (issue) => `issue:${issue}`;
function issueOfPlan(file) {
    const number = /^issue:([1-9]\d{0,8})$/.exec(file)?.[1];
    return number === undefined ? undefined : Number(number);
}
function planOfIssue(issue) {
    const form = (0,issue_form/* readIssueForm */.Y)(issue.body);
    if (form === undefined)
        return undefined;
    const findings = [];
    const find = (line, message, remedy) => {
        findings.push({
            severity: 'error',
            code: 'ISSUE_FORM',
            path: '',
            line: line ?? null,
            column: null,
            message,
            remedy,
        });
    };
    if ('remedy' in form) {
        find(form.line, form.message, form.remedy);
        return { order: undefined, findings };
    }
    const written = readTasks(form.tasks);
    if (written.length === 0)
        find(form.goal.at(-1)?.line, 'There is no task under "Tasks".', 'Write one list item for each.');
    if (written.length > mostTasks) {
        find(written[mostTasks]?.line, `There are ${written.length} tasks; a form takes ${mostTasks}.`, 'Write a plan.json.');
    }
    const plan = written.length === 0 ? undefined : planOf(issue, { form, written: written.slice(0, mostTasks), find });
    if (plan)
        findings.push(...(0,lint/* lintFaults */.Lb)(plan).map((fault) => placed(fault, written)));
    const settings = settingsOf(form, find);
    const broken = findings.some(({ severity }) => severity === 'error');
    return { order: broken || plan === undefined ? undefined : { plan, ...settings }, findings };
}
function planOf({ number, title }, { form, written, find }) {
    const ids = written.map(({ id }, at) => id ?? `TASK-${at + 1}`);
    const goal = textOf(form.goal);
    for (const [line, message] of tooLong(goal, { form, written }))
        find(line, message, 'Shorten it, or write a plan.json.');
    const tasks = written.map((task, at) => ({
        id: ids[at] ?? '',
        title: (0,excerpt/* startOf */.GH)(task.title, longestTitle),
        description: [
            ...(task.title.length > longestTitle ? [task.title] : []),
            ...task.description,
            `The goal of the whole run: ${goal}`,
        ].join('\n'),
        acceptance_criteria: [...task.criteria],
        depends_on: dependencies(task, { at, ids, find }),
    }));
    const project = (0,one_line/* plainLine */.h0)(title.replace(/^ralph:\s*/i, ''), 100);
    return plan/* Plan */.cw.parse({ name: `issue-${number}`, ...(project !== '' && { project }), tasks });
}
function tooLong(goal, { form, written }) {
    const faults = (line, what, text, most, of = ' characters') => {
        const sizes = [text.length, most].map((size) => (0,amounts/* thousands */.oh)(size));
        return text.length <= most
            ? []
            : [[line, `${what} has ${sizes[0]}${of}; a form takes ${sizes[1]}.`]];
    };
    return [
        ...faults(form.goal[0]?.line, 'The goal', goal, longestText),
        ...written.flatMap(({ line, description, criteria }) => [
            ...faults(line, 'What is said of this task', description.join('\n'), longestText),
            ...faults(line, 'This task', criteria, mostCriteria, ' criteria'),
            ...criteria.flatMap((text) => faults(line, 'A criterion of this task', text, longestCriterion)),
        ]),
    ];
}
function dependencies(task, { at, ids, find }) {
    if (task.after === undefined)
        return ids.slice(Math.max(0, at - 1), at);
    if (task.after.length === 1 && /^(?:nothing|none)$/i.test(task.after[0] ?? ''))
        return [];
    return task.after.flatMap((word) => {
        const id = ids.find((one) => one === word) ?? (/^#?\d+$/.test(word) ? ids[Number(word.replace('#', '')) - 1] : undefined);
        if (id !== undefined)
            return [id];
        find(task.line, `"${(0,excerpt/* startOf */.GH)(word, 40)}" is not a task that this one can come after.`, 'Name its number or its id.');
        return [];
    });
}
function settingsOf(form, find) {
    const checks = linesOf(form.checks);
    if (checks.length > mostChecks)
        find(form.checks[0]?.line, `There are ${checks.length} checks; a form takes ${mostChecks}.`, 'Configure them in .github/ralph.yml.');
    const [amount, model] = [textOf(form.budget), textOf(form.model)];
    const read = amount === '' ? undefined : (0,setting/* money */.TG)(amount);
    if (read && 'expected' in read)
        find(form.budget[0]?.line, `The budget should be ${read.expected}.`, 'Write a number.');
    const named = /^[\w.:@/[\]-]{1,100}$/.test(model);
    if (model !== '' && !named)
        find(form.model[0]?.line, 'The model is one name without spaces.', 'Write it as `claude --model` takes it.');
    return {
        checks,
        budget: read && 'value' in read ? read.value : null,
        model: model !== '' && named ? model : null,
    };
}
const linesOf = (lines) => lines.map(({ text }) => text.trim()).filter((text) => text !== '' && !/^(?:`{3,}|~{3,})/.test(text));
const textOf = (lines) => linesOf(lines).join('\n');
function placed(fault, written) {
    const [list, position] = fault.at;
    const task = list === 'tasks' && typeof position === 'number' ? written[position] : undefined;
    return { ...(0,lint_fault/* toFinding */.N6)(fault), line: task?.line ?? null };
}
const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/;
function readTasks(lines) {
    const spoken = lines.filter(({ text }) => text.trim() !== '');
    const [first] = spoken;
    if (first === undefined)
        return [];
    const drafts = item.test(first.text) ? fromList(spoken) : fromTitles(lines);
    return drafts.map(written);
}
function fromList(lines) {
    const drafts = [];
    const depth = indentOf(lines[0]?.text ?? '');
    for (const { text, line } of lines) {
        const [, indent = '', content = ''] = item.exec(text) ?? [];
        const task = drafts.at(-1);
        if (content !== '' && indent.length <= depth)
            drafts.push({ line, first: content, description: [], criteria: [] });
        else if (content !== '')
            task?.criteria.push(content.trim());
        else
            task?.description.push(text.trim());
    }
    return drafts;
}
function fromTitles(lines) {
    const last = lines.findLastIndex(({ text }) => text.trim() !== '');
    const inParagraphs = lines.slice(0, last).some(({ text }, at) => text.trim() === '' && at > 0);
    const drafts = [];
    let begins = true;
    for (const { text, line } of lines) {
        const content = item.exec(text)?.[2];
        if (text.trim() === '')
            begins = true;
        else if (content !== undefined && drafts.length > 0)
            drafts.at(-1)?.criteria.push(content.trim());
        else if (begins || !inParagraphs) {
            drafts.push({ line, first: text.trim(), description: [], criteria: [] });
            begins = false;
        }
        else
            drafts.at(-1)?.description.push(text.trim());
    }
    return drafts;
}
const indentOf = (text) => /^\s*/.exec(text)?.[0].length ?? 0;
function written({ line, first, description, criteria }) {
    const [, head = first, after] = /^(.*?)\s*\(after:?\s+([^()]{1,300})\)\s*$/i.exec(first) ?? [];
    const [, id, title = head] = /^([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+):\s+(.+)$/.exec(head) ?? [];
    return { line, id, title: title.trim(), description, criteria, after: after?.split(/[\s,]+|\band\b/).filter(Boolean) };
}

// EXTERNAL MODULE: ./build/core/plan/format/json/json-syntax.js
var json_syntax = __webpack_require__(92791);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
;// CONCATENATED MODULE: ./build/core/plan/format/json/read-plan.js




function planOfJson({ value, root }) {
    return {
        format: 'plan.json',
        value,
        faults: unknownFields(root),
        placeOf: (at) => ({ at, offset: (0,json_syntax/* offsetAt */.HA)(root, at) }),
    };
}
const taskFields = Object.keys(plan/* Task */.YZ.shape);
const planFields = Object.keys(plan/* Plan */.cw.shape);
const editorField = '$schema';
function unknownFields(root) {
    const found = new Map();
    for (const property of fieldsOf(root)) {
        if (nameOf(property) !== editorField)
            note(found, property, { whose: 'plan', parent: [] });
    }
    for (const [index, task] of taskNodes(root).entries()) {
        for (const property of fieldsOf(task))
            note(found, property, { whose: 'task', parent: ['tasks', index] });
    }
    return [...found.values()].map(toFault);
}
function fieldsOf(node) {
    return node.type === 'object' ? (node.children ?? []) : [];
}
function nameOf(property) {
    return String(property.children?.[0]?.value);
}
function taskNodes(root) {
    const tasks = fieldsOf(root).findLast((property) => nameOf(property) === 'tasks')?.children?.[1];
    return tasks?.type === 'array' ? (tasks.children ?? []) : [];
}
function note(found, property, { whose, parent }) {
    const name = nameOf(property);
    if ((whose === 'plan' ? planFields : taskFields).includes(name) || name === '__proto__')
        return;
    const known = found.get(`${whose} ${name}`);
    if (known === undefined) {
        found.set(`${whose} ${name}`, { name, at: [...parent, name], offset: property.offset, whose, count: 1 });
    }
    else
        known.count += 1;
}
function toFault({ name, at, offset, whose, count }) {
    const meant = (0,nearest/* meantName */.d5)(name, whose === 'plan' ? planFields : taskFields);
    const more = count > 1 ? ` (in ${count} places)` : '';
    const place = { code: 'PLAN_UNKNOWN_FIELD', at, offset };
    if (meant === undefined) {
        const message = `A ${whose} has no field ${(0,lint_fault/* shown */.SP)(name)}${more}; it has no effect.`;
        return { ...place, severity: 'warning', message, remedy: 'Remove it, or move its text into a field that counts.' };
    }
    const message = `A ${whose} has no field ${(0,lint_fault/* shown */.SP)(name)}${more}; did you mean "${meant}"?`;
    return { ...place, severity: 'error', message, remedy: `Rename it to "${meant}".` };
}

// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/task-body.js
var task_body = __webpack_require__(31158);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/mark-edits.js
var mark_edits = __webpack_require__(2141);
;// CONCATENATED MODULE: ./build/core/plan/format/loose/loose-plan.js
const refusal = (message, offset) => ({
    severity: 'error',
    code: 'PLAN_UNCLEAR',
    at: [],
    offset,
    message,
    remedy: 'Give each task a heading such as "### Task 1: Title", or a check box "- [ ] Title", and nothing else a check box; docs/plan.md has examples of every format.',
});
const notTasks = /^(?:\d+[.)]\s*)?(?:acceptance|success|exit|completion)\b|\bcriteria\b|^definition of (?:done|ready)|^done when|^out of scope|^non-?goals?|^checklist|^verification|^open questions?/i;
const holdsTasks = /^(?:\d+[.)]\s*)?(?:(?:implementation |remaining |open )?(?:tasks?|steps|work items?|to-?dos?|todo list|user stories|stories)|what needs to be done|things to do|task list)\s*:?$/i;
const isBox = ({ kind, depth, ticked }) => kind === 'item' && depth === 1 && ticked !== undefined;
function slugs() {
    const taken = new Map();
    return (title) => {
        const words = title
            .normalize('NFKD')
            .toLowerCase()
            .match(/[a-z0-9]+/g) ?? [];
        const slug = words.join('-').slice(0, 40).replace(/-+$/, '');
        const short = /[^\p{ASCII}]/u.test(title.normalize('NFKD').replace(/\p{M}/gu, '')) || slug === '';
        const base = short ? [slug.slice(0, 30), hash(title)].filter(Boolean).join('-') : slug;
        const count = (taken.get(base) ?? 0) + 1;
        taken.set(base, count);
        return count === 1 ? base : `${base}-${count}`;
    };
}
function hash(text) {
    let value = 0x811c9dc5;
    for (const char of text)
        value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return value.toString(16).padStart(8, '0');
}

;// CONCATENATED MODULE: ./build/core/plan/format/loose/box-tasks.js



function boxTasks(lines) {
    const rest = [];
    const found = [];
    const slugOf = slugs();
    let above = [];
    let open;
    for (const line of lines) {
        if (line.kind === 'heading')
            above = [...above.filter(({ level }) => level < line.level), line];
        const isTask = isBox(line) && !above.some(({ text }) => notTasks.test(text));
        if (isTask) {
            open = [];
            found.push({
                line,
                area: above
                    .filter(({ level }) => level > 1)
                    .map(({ text }) => text)
                    .join(' \u203a '),
                below: open,
            });
        }
        else if (open && (line.depth > 0 || line.kind === 'blank'))
            open.push(line);
        else {
            open = undefined;
            rest.push(line);
        }
    }
    if (found.length === 0)
        return undefined;
    const tasks = found.map(({ line, area, below }) => {
        const text = line.text.replace(/\s+/g, ' ');
        const [, id, title = text] = /^(?:\*\*)?([A-Z]{1,10}-?\d+(?:\.\d+)*)(?:\*\*)?:(?:\*\*)?\s+(.+)$/.exec(text) ?? [];
        const boxes = below.filter(({ kind, ticked }) => kind === 'item' && ticked !== undefined);
        const said = below.filter((one) => !boxes.includes(one) && one.kind !== 'comment').map(({ raw }) => raw.trim());
        return {
            id: id ?? slugOf(title),
            title,
            description: [(0,task_body/* proseOf */.jv)(said), area && `From the part \u201c${area}\u201d of the plan.`].filter(Boolean).join('\n\n'),
            criteria: boxes.map(({ text: criterion, offset }) => ({ text: criterion, offset })),
            after: undefined,
            status: line.ticked ? 'done' : 'pending',
            edits: (source, done) => (0,mark_edits/* boxEdits */.BV)(source, line.offset, done),
            offset: line.offset,
        };
    });
    return { tasks, faults: [], rest };
}

// EXTERNAL MODULE: ./build/core/plan/format/read/status-words.js
var status_words = __webpack_require__(55821);
;// CONCATENATED MODULE: ./build/core/plan/format/loose/heading-tasks.js




const named = /^(?:(task|step|story|issue|ticket|todo)\s+#?(\d+(?:\.\d+)*)|([A-Z]{1,10}-?\d+(?:\.\d+)*))\s*(?:[:.)\u2013\u2014-]+\s*|$)(.*)$/i;
function headingTasks(lines) {
    const found = taskHeadings(lines);
    if (found.length === 0)
        return undefined;
    const level = found.reduce((least, { heading }) => Math.min(least, heading.level), 6);
    const tops = found.filter(({ heading }) => heading.level === level);
    const slugOf = slugs();
    const ids = tops.map(({ id, title }) => id ?? slugOf(title));
    const idOf = new Map(ids.map((id) => [id.toLowerCase(), id]));
    const faults = [];
    const { bodies, rest } = bodiesOf(lines, tops, (fault) => faults.push(fault));
    const tasks = tops.map((top, index) => {
        const request = {
            id: ids[index] ?? '',
            body: bodies[index] ?? [],
            idOf,
            report: (one) => void faults.push(one),
        };
        return taskOf(top, request);
    });
    return { tasks, faults, rest: rest.filter((line) => !(line.kind === 'heading' && holdsTasks.test(line.text))) };
}
function bodiesOf(lines, tops, report) {
    const rest = [];
    const bodies = tops.map(() => []);
    const starts = new Map(tops.map(({ at }, index) => [at, bodies[index]]));
    const level = tops[0]?.heading.level ?? 0;
    let open;
    let area = '';
    for (const [at, line] of lines.entries()) {
        const isHeading = line.kind === 'heading';
        if (isHeading && line.level <= level)
            open = starts.get(at);
        if (isHeading && !open)
            area = line.text;
        if (!open && isBox(line) && !notTasks.test(area))
            report(stray(line));
        if (!starts.has(at))
            (open ?? rest).push(line);
    }
    return { bodies, rest };
}
function taskHeadings(lines) {
    let below = 0;
    return lines.flatMap((heading, at) => {
        if (heading.kind !== 'heading' || heading.level === 1)
            return [];
        const [whole, word, number, id, title = ''] = named.exec(heading.text) ?? [];
        if (heading.level <= below)
            below = 0;
        if (whole !== undefined) {
            const own = id ?? `${word?.toUpperCase()}-${number}`;
            return [{ heading, at, id: own, title: title.trim() || heading.text }];
        }
        if (holdsTasks.test(heading.text))
            below = heading.level;
        else if (below > 0 && heading.level === below + 1)
            return [{ heading, at, id: undefined, title: heading.text }];
        return [];
    });
}
const stray = ({ offset, text }) => refusal(`Headings are the tasks here, so it is not clear what this check box is: ${JSON.stringify(text.slice(0, 40))}.`, offset);
function taskOf({ heading, title }, { id, body, idOf, report }) {
    const { about, fields, criteria, steps } = (0,task_body/* taskBody */.cj)(body, { stars: false });
    const boxes = body.filter(isBox);
    const state = fields.find(({ name }) => name === 'status');
    const status = (0,status_words/* statusOfWord */.g)(state?.value, { at: [id, 'status'], offset: state?.offset ?? heading.offset });
    if (typeof status !== 'string')
        report(status);
    const requires = fields.find(({ name }) => name === 'requires');
    const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title);
    const waits = requires?.value ?? bracket?.[1];
    const ticked = boxes.length > 0 && boxes.every((box) => box.ticked === true);
    return {
        id,
        title: title.replace(bracket?.[0] ?? '', '').trim(),
        description: [about, steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')].filter(Boolean).join('\n\n'),
        criteria,
        after: waits === undefined ? undefined : { ids: namesIn(waits, idOf), offset: requires?.offset ?? heading.offset },
        status: typeof status !== 'string' ? 'pending' : state === undefined && ticked ? 'done' : status,
        offset: heading.offset,
        edits: (text, done) => [
            ...(state ? wordEdits(text, state.offset, done) : []),
            ...(state || boxes.length > 0 ? [] : newField(text, heading.offset, done)),
            ...boxes.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, done)),
        ],
    };
}
const wordEdits = (text, offset, done) => (0,mark_edits/* fieldEdits */.O)(text, offset, done ? 'done' : 'open');
function newField(text, offset, done) {
    if (!done)
        return [];
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const after = (0,mark_edits/* lineAfter */.pD)(text, offset, '');
    const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(after.offset, after.offset + 200));
    return [(0,mark_edits/* lineAfter */.pD)(text, offset, `${eol}**Status:** done${isFree ? '' : eol}`)];
}
const namesIn = (value, idOf) => (0,task_body/* idsIn */.Sd)(value.replace(/\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi, (_, word, number) => `${word}-${number}`)).map((id) => idOf.get(id.toLowerCase()) ?? id);

;// CONCATENATED MODULE: ./build/core/plan/format/loose/read-loose.js





function planOfLoose(lines, { file, text = '', options }) {
    const { tasks, faults, rest } = headingTasks(lines) ??
        boxTasks(lines) ?? { tasks: [], faults: [unclear(lines)], rest: [] };
    const context = (0,task_body/* proseOf */.jv)(rest.filter(({ kind }) => kind !== 'comment').map(({ raw }) => raw));
    return {
        format: 'Markdown',
        value: tasks.length === 0
            ? undefined
            : {
                ...(context !== '' && { context }),
                tasks: tasks.map(({ id, title, description, criteria, after, status }, index) => ({
                    id,
                    title,
                    description,
                    acceptance_criteria: criteria.map(({ text }) => text),
                    depends_on: after?.ids ?? tasks.slice(Math.max(0, index - 1), index).map((before) => before.id),
                    status,
                })),
            },
        faults: faults.map((fault) => (fault.code === 'PLAN_UNCLEAR' ? orByAgent(fault, options?.shown ?? file) : fault)),
        placeOf: ([, index, field, ...rest]) => {
            const task = typeof index === 'number' ? tasks[index] : undefined;
            if (!task)
                return { at: [], offset: 0 };
            const at = [task.id, ...(field === undefined ? [] : [field]), ...rest];
            const [entry] = rest;
            if (field === 'depends_on' && task.after)
                return { at, offset: task.after.offset };
            const item = field === 'acceptance_criteria' && typeof entry === 'number' ? task.criteria[entry] : undefined;
            return { at, offset: item?.offset ?? task.offset };
        },
        silent: ['PLAN_NO_DESCRIPTION', 'PLAN_NO_CRITERIA'],
        doneBy: '[x]',
        edits: (facts) => tasks.flatMap(({ id, status, edits }) => {
            const done = facts.tasks.get(id)?.status;
            return done === undefined || (done === 'done') === (status === 'done') ? [] : edits(text, done === 'done');
        }),
    };
}
const orByAgent = (fault, file) => ({
    ...fault,
    remedy: `${fault.remedy} Or have an agent make a plan of it, which you see before it is written: ${(0,command_line/* commandLine */.ay)('ralph', 'plan', 'create', ...(0,command_line/* flagWords */.GK)('from', file))}`,
});
function unclear(lines) {
    return refusal('It is not clear what the tasks of this document are.', lines.find(({ kind }) => kind !== 'blank')?.offset ?? 0);
}

// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var outline = __webpack_require__(24492);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outside-links.js
var outside_links = __webpack_require__(87157);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./build/core/plan/format/read/plan-shape.js
var plan_shape = __webpack_require__(19956);
// EXTERNAL MODULE: ./build/core/plan/format/read/salvage.js
var salvage = __webpack_require__(13234);
;// CONCATENATED MODULE: ./build/core/plan/format/prd/notes.js
const mark = 'ralph: ';
function withoutNote(notes) {
    const at = notes.startsWith(mark) ? 0 : notes.lastIndexOf(`\n${mark}`);
    return at < 0 ? notes : notes.slice(0, at);
}
const withNote = (notes, note) => note === undefined ? notes : [withoutNote(notes), `${mark}${note}`].filter(Boolean).join('\n');

;// CONCATENATED MODULE: ./build/core/plan/format/json/json-edits.js
function fieldEdits(text, object, { name, value, behind }) {
    const fields = object.children ?? [];
    const found = fieldOf(object, name);
    const written = JSON.stringify(value);
    if (found) {
        const [, now] = found.children ?? [];
        if (!now || now.value === value)
            return [];
        return [{ offset: now.offset, length: now.length, text: written }];
    }
    const before = (behind === undefined ? undefined : fieldOf(object, behind)) ?? fields.at(-1);
    const [key, its] = before?.children ?? [];
    if (!before || !key || !its)
        return [{ offset: object.offset + 1, length: 0, text: `${JSON.stringify(name)}: ${written}` }];
    const colon = text.slice(key.offset + key.length, its.offset);
    const gap = gapBefore(text, before.offset);
    return [
        { offset: before.offset + before.length, length: 0, text: `,${gap}${JSON.stringify(name)}${colon}${written}` },
    ];
}
const fieldOf = (object, name) => object?.type === 'object' ? object.children?.findLast(({ children }) => children?.[0]?.value === name) : undefined;
const entryOf = (object, name) => fieldOf(object, name)?.children?.[1];
function gapBefore(text, offset) {
    let from = offset;
    while (from > 0 && /\s/.test(text[from - 1] ?? ''))
        from -= 1;
    return text.slice(from, offset);
}
function withoutField(text, object, name) {
    const fields = object.children ?? [];
    const found = fieldOf(object, name);
    if (!found)
        return [];
    const at = fields.indexOf(found);
    const [before, after] = [fields[at - 1], fields[at + 1]];
    const end = found.offset + found.length;
    if (before)
        return [{ offset: before.offset + before.length, length: end - before.offset - before.length, text: '' }];
    return [{ offset: found.offset, length: (after?.offset ?? end) - found.offset, text: '' }].filter(() => text !== '');
}
function entryEdits(text, list, value, behind) {
    const before = behind ?? list.children?.at(-1);
    if (!before)
        return [{ offset: list.offset + 1, length: 0, text: JSON.stringify(value) }];
    const gap = gapBefore(text, before.offset);
    const written = gap.includes('\n') ? laidOut(text, before, { value, gap }) : JSON.stringify(value);
    return [{ offset: before.offset + before.length, length: 0, text: `,${gap}${written}` }];
}
function laidOut(text, before, { value, gap }) {
    const [first] = before.children ?? [];
    const within = first ? gapBefore(text, first.offset) : '';
    const outer = gap.slice(gap.lastIndexOf('\n') + 1);
    const inner = within.slice(within.lastIndexOf('\n') + 1);
    const unit = inner.startsWith(outer) ? inner.slice(outer.length) : '';
    const eol = gap.includes('\r\n') ? '\r\n' : '\n';
    return within.includes('\n')
        ? JSON.stringify(value, null, unit || 2).replaceAll('\n', `${eol}${outer}`)
        : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./build/core/plan/format/prd/prd-edits.js


function prdEdits(text, root, facts) {
    const list = entryOf(root, 'userStories');
    const stories = new Map((list?.children ?? []).map((story) => [String(entryOf(story, 'id')?.value), story]));
    const passing = [...stories].filter(([id, story]) => passes(story, facts.tasks.get(id))).length;
    return [
        ...[...stories].flatMap(([id, story]) => storyEdits(text, story, facts.tasks.get(id))),
        ...(list ? addedEdits(text, list, { stories, facts }) : []),
        ...statsEdits(text, entryOf(root, 'stats'), { run: facts.run, passing }),
    ];
}
const passes = (story, fact) => fact?.status === undefined ? entryOf(story, 'passes')?.value === true : fact.status === 'done';
function addedEdits(text, list, { stories, facts }) {
    return facts.added.flatMap(({ task, after }) => {
        const { id, title, description, acceptance_criteria: acceptanceCriteria, depends_on, order: priority } = task;
        const story = {
            ...{ id, title, description, acceptanceCriteria },
            ...(priority !== undefined && { priority }),
            passes: facts.tasks.get(id)?.status === 'done',
            ...(depends_on.length > 0 && { dependencies: depends_on }),
        };
        return entryEdits(text, list, story, after === undefined ? undefined : stories.get(after));
    });
}
function statsEdits(text, stats, { run, passing }) {
    if (stats?.type !== 'object')
        return [];
    const hasText = (name) => typeof entryOf(stats, name)?.value === 'string';
    const ended = run.completed !== undefined;
    return [
        { name: 'iterationsRun', value: run.iteration },
        { name: 'storiesCompleted', value: passing },
        ...(hasText('startedAt') ? [] : [{ name: 'startedAt', value: run.started }]),
        ...(hasText('completedAt') === ended ? [] : [{ name: 'completedAt', value: run.completed ?? null }]),
    ].flatMap((field) => fieldEdits(text, stats, field));
}
function storyEdits(text, story, fact) {
    if (!fact)
        return [];
    const notes = entryOf(story, 'notes');
    const said = String(notes?.value ?? '');
    const value = withNote(said, fact.note);
    return [
        ...passEdits(text, story, fact),
        ...(fact.attempts > 0 || entryOf(story, 'attempts')
            ? fieldEdits(text, story, { name: 'attempts', value: fact.attempts })
            : []),
        ...(value === said ? [] : fieldEdits(text, story, { name: 'notes', value })),
    ];
}
function passEdits(text, story, { status, at }) {
    const edits = [];
    const passes = entryOf(story, 'passes')?.value === true;
    if (status === 'done' && !passes) {
        edits.push(...fieldEdits(text, story, { name: 'passes', value: true }));
        if (at !== undefined)
            edits.push(...fieldEdits(text, story, { name: 'completedAt', value: at, behind: 'passes' }));
    }
    if (status === 'open' && passes) {
        edits.push(...fieldEdits(text, story, { name: 'passes', value: false }), ...withoutField(text, story, 'completedAt'));
    }
    return edits;
}

;// CONCATENATED MODULE: ./build/core/plan/format/prd/read-prd.js







const fields = { acceptance_criteria: 'acceptanceCriteria', order: 'priority' };
function planOfPrd({ value, root, text }) {
    if (!(0,salvage/* isRecord */.u4)(value) || !('userStories' in value))
        return undefined;
    const parsed = Prd.safeParse(value);
    const faults = parsed.success
        ? []
        : (0,plan_shape/* shapeFaults */.Pm)(parsed.error, value).map((fault) => ({ ...fault, offset: (0,json_syntax/* offsetAt */.HA)(root, fault.at) }));
    const prd = parsed.success ? parsed.data : (0,salvage/* salvaged */.sA)(value, parsed.error);
    return {
        format: 'prd.json',
        value: read_prd_planOf(prd),
        faults,
        placeOf: (at) => {
            const there = placeIn(at, prd);
            return { at: there, offset: (0,json_syntax/* offsetAt */.HA)(root, there) };
        },
        doneBy: '"passes": true',
        edits: (facts) => prdEdits(text, root, facts),
        times: timesOf(prd),
    };
}
function read_prd_planOf({ project, branchName, description, config, userStories }) {
    const name = branchName === undefined ? undefined : nameOfBranch(branchName);
    const { maxIterations, stuckThreshold, qualityGates = {} } = config ?? {};
    const checks = Object.entries(qualityGates).flatMap(([gate, run]) => (run?.trim() ? [checkOf(gate, run)] : []));
    return {
        ...(name !== undefined && { name }),
        ...(project !== undefined && { project }),
        ...(branchName !== undefined && { branch: branchName }),
        ...(description?.trim() && { context: description }),
        ...(maxIterations !== undefined && { max_iterations: maxIterations }),
        ...(checks.length > 0 && { checks }),
        tasks: userStories?.map((story) => ({
            id: story.id,
            title: story.title,
            description: [story.description, noteOf(story.notes ?? '')].filter(Boolean).join('\n\n'),
            acceptance_criteria: story.acceptanceCriteria ?? [],
            depends_on: story.dependencies ?? story.dependsOn ?? [],
            status: story.passes ? 'done' : 'pending',
            ...(story.priority !== undefined && { order: story.priority }),
            ...(story.attempts !== undefined && { retry_count: story.attempts }),
            ...(stuckThreshold !== undefined && { max_retries: stuckThreshold - 1 }),
        })),
    };
}
const timesOf = ({ userStories = [] }) => new Map(userStories.flatMap(({ id, completedAt }) => (typeof completedAt === 'string' ? [[id, completedAt]] : [])));
const noteOf = (notes) => withoutNote(notes) && `Notes: ${withoutNote(notes)}`;
function checkOf(gate, run) {
    const kind = check/* CheckKind */.nh.safeParse(gate);
    return { name: gate, run, ...(kind.success && { kind: kind.data }) };
}
function nameOfBranch(branch) {
    const words = branch.replace(/^ralph\//, '').match(/[A-Za-z0-9][A-Za-z0-9._-]*/g);
    return words?.join('-').slice(0, 64);
}
function placeIn(at, { userStories }) {
    const [first, index, field, ...rest] = at;
    if (first === 'branch' || first === 'name')
        return ['branchName'];
    if (first === 'checks')
        return ['config', 'qualityGates'];
    if (first === 'max_iterations')
        return ['config', 'maxIterations'];
    if (first !== 'tasks')
        return at;
    if (index === undefined)
        return ['userStories'];
    const story = typeof index === 'number' ? userStories?.[index] : undefined;
    const waits = story?.dependencies === undefined && story?.dependsOn !== undefined ? 'dependsOn' : 'dependencies';
    const name = field === 'depends_on' ? waits : (fields[String(field)] ?? field);
    return ['userStories', index, ...(name === undefined ? [] : [name]), ...rest];
}
const Story = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    epicId: schemas/* string */.YjP().optional(),
    title: schemas/* string */.YjP().min(1),
    description: schemas/* string */.YjP().optional(),
    acceptanceCriteria: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    priority: schemas/* number */.aig().optional(),
    passes: schemas/* boolean */.zMY().optional(),
    attempts: schemas/* int */.Whr().nonnegative().optional(),
    notes: schemas/* string */.YjP().optional(),
    completedAt: schemas/* unknown */.L5J().optional(),
    dependencies: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    dependsOn: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const Prd = schemas/* object */.Ikc({
    project: schemas/* string */.YjP().optional(),
    branchName: schemas/* string */.YjP().min(1).optional(),
    description: schemas/* string */.YjP().optional(),
    config: schemas/* object */.Ikc({
        maxIterations: schemas/* int */.Whr().positive().optional(),
        stuckThreshold: schemas/* int */.Whr().positive().optional(),
        qualityGates: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP().nullable()).optional(),
    })
        .optional(),
    userStories: schemas/* array */.YOg(Story),
});

// EXTERNAL MODULE: ./build/core/plan/format/read/draft.js
var read_draft = __webpack_require__(91176);
// EXTERNAL MODULE: ./build/core/plan/format/read/merge-markers.js
var merge_markers = __webpack_require__(93809);
// EXTERNAL MODULE: ./build/core/plan/format/read/read-options.js
var read_options = __webpack_require__(32932);
// EXTERNAL MODULE: ./build/core/plan/format/read/source-text.js
var source_text = __webpack_require__(47836);
;// CONCATENATED MODULE: ./build/core/plan/format/spec-kit/phases.js
const taskText = /^(?:\*\*)?(T(?:\d{3,}[a-z]?|X{3}))(?:\*\*)?:?[ \t]+((?:\[[^\]]{1,12}\][ \t]*)*)(.*)$/;
const labels = /\[(P)\]|\[(US-?\d+)\]/gi;
const dependsOn = /\((?:depends on|requires|after):?[ \t]+([^()]*)\)/i;
function readPhases(lines, report) {
    const reading = { tasks: [], phases: [], preamble: [], open: undefined, inPhase: false };
    for (const line of lines) {
        if (line.kind === 'heading' && line.level <= 2)
            takeHeading(reading, line);
        else if (phases_isBox(line))
            takeBox(reading, line, report);
        else
            takeLine(reading, line);
    }
    return reading;
}
function takeHeading(reading, { level, text }) {
    reading.open = undefined;
    reading.inPhase = level === 2 && /^phase\b/i.test(text);
    if (reading.inPhase)
        reading.phases.push({ title: text, isStory: /user story|\bUS\d/i.test(text), lines: [] });
}
function takeBox(reading, line, report) {
    const { phases, tasks } = reading;
    if (phases.length === 0)
        phases.push({ title: '', isStory: false, lines: [] });
    reading.open = phases_taskOf(line, phases.length - 1);
    if (reading.open)
        tasks.push(reading.open);
    else
        report(withoutId(line));
}
function takeLine(reading, { kind, depth, raw }) {
    if (reading.open && depth > 0 && kind !== 'blank' && kind !== 'comment')
        reading.open.details.push(raw.trim());
    else if (kind !== 'text' && kind !== 'quote')
        return;
    else if (reading.inPhase)
        reading.phases.at(-1)?.lines.push(raw);
    else if (reading.phases.length === 0)
        reading.preamble.push(raw);
}
const phases_isBox = ({ kind, depth, ticked }) => kind === 'item' && depth === 1 && ticked !== undefined;
function phases_taskOf(line, phase) {
    const [, id, marks = '', title = ''] = taskText.exec(line.text) ?? [];
    if (id === undefined)
        return undefined;
    const found = [...marks.matchAll(labels)];
    const after = dependsOn.exec(title)?.[1]?.match(/T\d{3,}[a-z]?/g) ?? [];
    return {
        id,
        line,
        title: title.trim(),
        parallel: found.some(([, parallel]) => parallel !== undefined),
        story: found.find(([, , story]) => story !== undefined)?.[2]?.toUpperCase(),
        after,
        phase,
        details: [],
    };
}
function withoutId({ offset, text }) {
    const message = `This check box has no id of a task: ${JSON.stringify(text.slice(0, 40))}.`;
    const remedy = 'Begin it with an id such as T042, or take its box away if it is no task.';
    return { severity: 'error', code: 'PLAN_MISSING_FIELD', at: [], offset, message, remedy };
}
function phaseOrder(tasks, isStory) {
    const waits = [];
    let closed = [];
    let shared = [];
    for (const phase of inPhases(tasks)) {
        const isOwn = isStory[phase[0]?.phase ?? 0] === true;
        waits.push(...withinPhase(phase, isOwn ? shared : closed));
        const last = phase.slice(-1).map(({ id }) => id);
        closed = isOwn ? [...closed, ...last] : last;
        if (!isOwn)
            shared = last;
    }
    return waits;
}
function inPhases(tasks) {
    const phases = [];
    for (const task of tasks) {
        const open = phases.at(-1);
        if (open?.[0]?.phase === task.phase)
            open.push(task);
        else
            phases.push([task]);
    }
    return phases;
}
function withinPhase(phase, before) {
    let barrier = before;
    let beside = [];
    return phase.map(({ id, parallel, after }, index) => {
        const joins = !parallel || index === phase.length - 1;
        const waits = joins && beside.length > 0 ? beside : barrier;
        if (joins) {
            barrier = [id];
            beside = [];
        }
        else
            beside.push(id);
        return [...new Set([...waits, ...after])];
    });
}

;// CONCATENATED MODULE: ./build/core/plan/format/spec-kit/read-spec-kit.js




function planOfSpecKit(lines, { file, text = '' }) {
    const boxes = lines.filter(phases_isBox);
    if (!boxes.some(({ text }) => /^(?:\*\*)?T\d{3,}/.test(text)) || lines.some(isQueueField))
        return undefined;
    const faults = [...(0,outline/* hiddenTasks */.f)(lines, (text) => /^[-*+][ \t]+\[[ xX]\][ \t]+T\d{3,}/.test(text))];
    const { tasks, phases, preamble } = readPhases(lines, (fault) => faults.push(fault));
    const waits = phaseOrder(tasks, phases.map(({ isStory }) => isStory));
    const name = featureOf(file);
    const context = (0,task_body/* proseOf */.jv)(preamble);
    return {
        format: 'spec-kit tasks',
        value: {
            ...(name !== undefined && { name }),
            ...(context !== '' && { context }),
            tasks: tasks.map((task, index) => ({
                id: task.id,
                title: task.title,
                description: about(task, phases[task.phase]),
                acceptance_criteria: [],
                depends_on: waits[index] ?? [],
                status: task.line.ticked ? 'done' : 'pending',
            })),
        },
        faults,
        placeOf: ([, index, ...rest]) => {
            const task = typeof index === 'number' ? tasks[index] : undefined;
            const at = task ? [task.id, ...rest] : [];
            return { at, offset: task?.line.offset ?? 0 };
        },
        silent: ['PLAN_NO_CRITERIA'],
        doneBy: '[x]',
        edits: ({ tasks: facts, added }) => [
            ...tasks.flatMap(({ id, line }) => (0,mark_edits/* markEdits */.Zc)(text, line.offset, facts.get(id))),
            ...(0,mark_edits/* addedEdits */.O3)(text, { after: tasks.at(-1)?.line, lines, tasks: added, facts }),
        ],
    };
}
const isQueueField = ({ kind, text }) => kind === 'text' && /^\*\*Requires:?\*\*/.test(text);
function about({ title, story, details }, phase) {
    const place = [phase?.title, story && `story ${story} of the specification`].filter(Boolean).join('; ');
    const said = phase?.lines.join('\n') ?? '';
    return [title, details.join('\n'), place && `Part of: ${place}.`, said.length <= longestPhase ? said : '']
        .filter(Boolean)
        .join('\n\n');
}
const longestPhase = 2_000;
function featureOf(file) {
    const [name = '', folder = ''] = file.split(/[/\\]/).reverse();
    return /^tasks\.md$/i.test(name) && /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(folder) ? folder : undefined;
}

// EXTERNAL MODULE: ./build/core/plan/format/strict/read-strict.js + 3 modules
var read_strict = __webpack_require__(69880);
;// CONCATENATED MODULE: ./build/core/plan/format/task-master/part-id.js
const partId = (part, task) => String(part).includes('.') ? String(part) : `${task}.${part}`;

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/task-master-edits.js



function taskMasterEdits(text, top, { facts, subtasks }) {
    const list = entryOf(top, 'tasks');
    if (!list)
        return [];
    const nodes = list.children ?? [];
    const byId = new Map(nodes.map((task) => [idOf(task), task]));
    const statuses = nodes.flatMap((task) => {
        const parts = entryOf(task, 'subtasks')?.children ?? [];
        return subtasks === 'own' && parts.length > 0
            ? partEdits(text, { task, parts, facts: facts.tasks })
            : wholeEdits(text, { task, parts, facts: facts.tasks });
    });
    const news = facts.added.flatMap(({ task, after }) => {
        const { id, title, description, acceptance_criteria: criteria, depends_on: waits } = task;
        const status = facts.tasks.get(id)?.status === 'done' ? 'done' : 'pending';
        const value = {
            ...{ id: asId(id), title, description, status, dependencies: waits.map(asId) },
            ...(criteria.length > 0 && { testStrategy: criteria.join('\n') }),
            subtasks: [],
        };
        return entryEdits(text, list, value, after === undefined ? undefined : byId.get(after));
    });
    return [...statuses, ...news];
}
const idOf = (task) => String(entryOf(task, 'id')?.value);
const asId = (id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : id);
function wholeEdits(text, { task, parts, facts }) {
    const status = facts.get(idOf(task))?.status;
    if (status === undefined)
        return [];
    return [task, ...parts].flatMap((one) => statusEdits(text, one, status === 'done' ? 'done' : 'pending'));
}
function partEdits(text, { task, parts, facts }) {
    const said = parts.map((part) => facts.get(partId(String(entryOf(part, 'id')?.value), idOf(task)))?.status);
    if (said.every((status) => status === undefined))
        return [];
    const isOver = meaningOf(task) === 'done';
    const done = parts.map((part, index) => said[index] === undefined ? isOver || meaningOf(part) === 'done' : said[index] === 'done');
    const whole = done.every(Boolean) ? 'done' : done.some(Boolean) ? 'in-progress' : 'pending';
    return [
        ...statusEdits(text, task, whole),
        ...parts.flatMap((part, index) => done[index] || meaningOf(part) === 'done' ? statusEdits(text, part, done[index] ? 'done' : 'pending') : []),
    ];
}
const meaningOf = (task) => (0,status_words/* statusOfWord */.g)(entryOf(task, 'status')?.value, { at: [], offset: 0 });
function statusEdits(text, task, word) {
    const now = meaningOf(task);
    return now === (0,status_words/* statusOfWord */.g)(word, { at: [], offset: 0 })
        ? []
        : fieldEdits(text, task, { name: 'status', value: word });
}

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/read-task-master.js








function planOfTaskMaster({ value, root, text }, options) {
    const tags = tagsOf(value);
    if (tags === undefined)
        return undefined;
    const tag = chosenTag(tags, options.tag);
    if (tag === undefined)
        return withoutTag(tags, options.tag, root.offset);
    const list = tag === '' ? value : value[tag];
    const node = tag === '' ? root : entryOf(root, tag);
    const draft = planOfList(list, { top: tag === '' ? [] : [tag], root, options });
    return { ...draft, edits: (facts) => taskMasterEdits(text, node, { facts, subtasks: options.subtasks }) };
}
function chosenTag(tags, wanted) {
    if (tags.includes(''))
        return '';
    const name = wanted ?? (tags.includes('master') || tags.length > 1 ? 'master' : tags[0]);
    return tags.find((tag) => tag === name);
}
function planOfList(raw, { top, root, options }) {
    const placed = (at) => ({ at: [...top, ...at], offset: (0,json_syntax/* offsetAt */.HA)(root, [...top, ...at]) });
    const parsed = TaskList.safeParse(raw);
    const faults = parsed.success
        ? []
        : (0,plan_shape/* shapeFaults */.Pm)(parsed.error, raw).map((fault) => ({ ...fault, ...placed(fault.at) }));
    const list = (parsed.success ? parsed.data : (0,salvage/* salvaged */.sA)(raw, parsed.error));
    const written = (list.tasks ?? []).flatMap((task, index) => tasksOf(task, ['tasks', index], options));
    const lastOf = new Map(written.flatMap(({ stands, id }) => (stands === undefined ? [] : [[stands, id]])));
    const tasks = written.map(({ at, task, id, title, about, waits }) => {
        const status = (0,status_words/* statusOfWord */.g)(task.status, placed([...at, 'status']));
        if (typeof status !== 'string')
            faults.push(status);
        return {
            id,
            title,
            description: about,
            acceptance_criteria: task.testStrategy?.trim() ? [task.testStrategy.trim()] : [],
            depends_on: waits.map((other) => lastOf.get(other) ?? other),
            status: typeof status === 'string' ? status : 'pending',
        };
    });
    for (const [index, { status, subtasks }] of (list.tasks ?? []).entries()) {
        const found = (0,status_words/* statusOfWord */.g)(status, placed(['tasks', index, 'status']));
        if (typeof found !== 'string' && options.subtasks === 'own' && (subtasks ?? []).length > 0)
            faults.push(found);
    }
    const [name] = top;
    const about = list.metadata?.description?.trim();
    return {
        format: 'Task Master',
        value: { ...(name !== undefined && name !== 'master' && { name }), ...(about && { context: about }), tasks },
        faults,
        placeOf: ([first, index, field, ...rest]) => {
            const at = typeof index === 'number' ? written[index]?.at : undefined;
            const whole = first === 'tasks' ? ['tasks'] : [];
            return placed([...(at ?? whole), ...(field === undefined ? [] : [names[String(field)] ?? field, ...rest])]);
        },
        doneBy: '"status": "done"',
    };
}
const names = { depends_on: 'dependencies', acceptance_criteria: 'testStrategy' };
function tagsOf(value) {
    if (!(0,salvage/* isRecord */.u4)(value))
        return undefined;
    if (Array.isArray(value['tasks']))
        return isTaskList(value) ? [''] : undefined;
    const lists = Object.entries(value).filter(([, list]) => (0,salvage/* isRecord */.u4)(list) && Array.isArray(list['tasks']));
    return lists.some(([, list]) => isTaskList(list)) || lists.some(([name]) => name === 'master')
        ? lists.map(([name]) => name)
        : undefined;
}
function isTaskList(list) {
    const tasks = (0,salvage/* isRecord */.u4)(list) && Array.isArray(list['tasks']) ? list['tasks'].filter(salvage/* isRecord */.u4) : [];
    const own = ['details', 'testStrategy', 'subtasks', 'dependencies'];
    const ours = ['depends_on', 'acceptance_criteria', 'max_retries'];
    const [first] = tasks;
    if (first === undefined || tasks.some((task) => ours.some((name) => name in task)))
        return false;
    const like = own.filter((name) => name in first).length;
    return like >= 2 || (like === 1 && typeof first['id'] === 'number');
}
function withoutTag(tags, wanted, offset) {
    const there = tags.filter(Boolean).join(', ') || 'none';
    const message = wanted === undefined ? `The file has several lists of tasks: ${there}.` : `The file has no tag "${wanted}".`;
    const remedy = wanted === undefined ? 'Name one with the setting plan-tag.' : `Its tags: ${there}.`;
    const fault = { severity: 'error', code: 'PLAN_TAG', at: [], offset, message, remedy };
    return { format: 'Task Master', value: undefined, faults: [fault], placeOf: () => ({ at: [], offset }) };
}
function tasksOf(task, at, { subtasks }) {
    const id = String(task.id);
    const waits = (task.dependencies ?? []).map(String);
    const parts = task.subtasks ?? [];
    const about = read_task_master_textOf(task);
    if (parts.length === 0 || subtasks === 'joined') {
        const list = parts.map((part) => `- ${done(part) ? '(done) ' : ''}${part.title}: ${read_task_master_textOf(part)}`);
        const steps = list.length === 0 ? [] : [`Subtasks, one after the other:\n${list.join('\n')}`];
        return [{ at, task, id, stands: id, title: task.title, about: [about, ...steps].join('\n\n'), waits }];
    }
    return parts.map((part, index) => {
        const before = (part.dependencies ?? []).map((other) => partId(other, id));
        const isLast = index === parts.length - 1;
        const others = isLast ? parts.slice(0, -1).map((other) => partId(other.id, id)) : before;
        const strategy = part.testStrategy?.trim() || !isLast ? part.testStrategy : task.testStrategy;
        const status = isOver(task) ? task.status : part.status;
        return {
            at: [...at, 'subtasks', index],
            task: { ...part, testStrategy: strategy, ...(status !== undefined && { status }) },
            id: partId(part.id, id),
            ...(isLast && { stands: id }),
            title: part.title,
            about: [read_task_master_textOf(part), `Part ${index + 1} of ${parts.length} of task ${id}, \u201c${task.title}\u201d.`, about]
                .filter(Boolean)
                .join('\n\n'),
            waits: [...new Set([...before, ...waits, ...others])],
        };
    });
}
const meaning = ({ status }) => (0,status_words/* statusOfWord */.g)(status, { at: [], offset: 0 });
const done = (task) => meaning(task) === 'done';
const isOver = (task) => done(task) || meaning(task) === 'skipped';
const read_task_master_textOf = ({ description, details }) => [description, details]
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('\n\n');
const Id = schemas/* union */.KCZ([schemas/* int */.Whr().positive(), schemas/* string */.YjP().min(1)]);
const common = {
    id: Id,
    title: schemas/* string */.YjP().min(1),
    description: schemas/* string */.YjP().nullish(),
    details: schemas/* string */.YjP().nullish(),
    testStrategy: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP().optional(),
    dependencies: schemas/* array */.YOg(Id).nullish(),
};
const Subtask = schemas/* object */.Ikc(common);
const TaskMasterTask = schemas/* object */.Ikc({
    ...common,
    priority: schemas/* enum */.k5n(['critical', 'high', 'medium', 'low']).nullish().catch(undefined),
    subtasks: schemas/* array */.YOg(Subtask).nullish(),
});
const TaskList = schemas/* object */.Ikc({
    tasks: schemas/* array */.YOg(TaskMasterTask),
    metadata: schemas/* object */.Ikc({ description: schemas/* string */.YjP().optional() }).optional().catch(undefined),
});

// EXTERNAL MODULE: ./build/core/plan/format/write/write-markdown.js
var write_markdown = __webpack_require__(34583);
;// CONCATENATED MODULE: ./build/core/plan/format/formats.js

















const jsonFormats = [
    planOfPrd,
    (document, { options }) => planOfTaskMaster(document, options),
    planOfJson,
];
const markdownFormats = [
    (lines, { options, text }) => (0,read_strict/* planOfStrict */.U)(lines, options, { text, writeTask: write_markdown/* taskPart */.N }),
    planOfSpecKit,
    planOfLoose,
];
function readPlan(source) {
    if (source.from === 'file')
        return readFile(source);
    const found = planOfIssue(source);
    return found && { ...found, plan: found.order?.plan };
}
function readFile({ file, bytes, options = read_options/* defaultReadOptions */.q }) {
    const read = draftOf({ file, bytes, options });
    if ('refused' in read)
        return (0,read_draft/* refusedText */.c)(read.refused, read.text);
    const { draft, text } = read;
    return { ...(0,read_draft/* judgeDraft */.j)(draft, text, file), format: draft.format, doneBy: draft.doneBy };
}
function draftOf({ file, bytes, options }) {
    const text = (0,source_text/* sourceText */.rI)(bytes, file);
    if (typeof text !== 'string')
        return { refused: [text] };
    const unmerged = (0,merge_markers/* mergeMarkers */.W)(text);
    if (unmerged.length > 0)
        return { refused: unmerged, text };
    const context = { file, options, text };
    if (isJson(text, file)) {
        const document = (0,json_syntax/* parseDocument */.Tp)(text);
        if (Array.isArray(document))
            return { refused: document, text };
        return { text, draft: firstOf(jsonFormats, document, { ...context, also: (0,json_syntax/* duplicateKeys */.ss)(document.root) }) };
    }
    const lines = (0,outline/* outline */.r)(text);
    return { text, draft: firstOf(markdownFormats, lines, { ...context, also: (0,outside_links/* outsideLinks */.H)(lines, file) }) };
}
const isJson = (text, file) => /\.json$/i.test(file) || /^\s*[{[]/.test(text);
function firstOf(formats, document, { also, ...context }) {
    for (const read of formats) {
        const draft = read(document, context);
        if (draft)
            return { ...draft, faults: [...also, ...draft.faults] };
    }
    throw new Error('the last format takes every document');
}
function planDocument(file) {
    const found = judgedText({ options: read_options/* defaultReadOptions */.q, ...file });
    if ('why' in found)
        return found;
    const { text, plan, edits, times } = found;
    const ids = new Set(plan.tasks.map(({ id }) => id));
    return edits && { ids, plan, times, ...writing(file, { text, ids, edits }) };
}
function judgedText(file) {
    const read = draftOf(file);
    const { plan, findings } = 'refused' in read ? (0,read_draft/* refusedText */.c)(read.refused, read.text) : (0,read_draft/* judgeDraft */.j)(read.draft, read.text, file.file);
    if (plan && !('refused' in read))
        return { plan, text: read.text, edits: read.draft.edits, times: read.draft.times };
    const fault = findings.find(({ severity }) => severity === 'error');
    return { why: `${fault?.line ? `line ${fault.line}: ` : ''}${fault?.message ?? 'it is no plan'}` };
}
function writing(file, { text, ids, edits }) {
    const after = (facts) => (0,text_edit/* withEdits */.Q)(text, edits(facts));
    const holds = (bytes, added) => {
        const again = judgedText({ options: read_options/* defaultReadOptions */.q, ...file, bytes });
        const wanted = new Set([...ids, ...added.map(({ task }) => task.id)]);
        return ('plan' in again && again.plan.tasks.length === wanted.size && again.plan.tasks.every(({ id }) => wanted.has(id)));
    };
    const takes = (facts) => facts.added.length > 0 && holds(encoded(after(facts), file.bytes), facts.added);
    return {
        write: (facts) => {
            const all = takes(facts);
            const said = after(all ? facts : { ...facts, added: [] });
            const bytes = said === text ? undefined : encoded(said, file.bytes);
            return bytes && (all || holds(bytes, [])) ? bytes : undefined;
        },
        unsaid: (facts) => {
            const { added, discovered } = facts;
            const news = takes(facts) ? [] : added.map(({ task }) => `${task.id} was added: ${(0,one_line/* oneLine */.TN)(task.title, 200)}`);
            const changes = discovered.length > 0 && after(facts) === after({ ...facts, discovered: [] });
            return [...news, ...(changes ? discovered : [])];
        },
    };
}
function encoded(text, before) {
    const hasMark = before[0] === 0xef && before[1] === 0xbb && before[2] === 0xbf;
    return new TextEncoder().encode(hasMark ? `\ufeff${text}` : text);
}


/***/ }),

/***/ 37688:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ formFields),
/* harmony export */   Y: () => (/* binding */ readIssueForm)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13218);



const formFields = {
    goal: 'Goal',
    tasks: 'Tasks',
    checks: 'Checks',
    budget: 'Budget in USD',
    model: 'Model',
};
const fields = Object.entries(formFields);
function readIssueForm(body) {
    const isForm = [formFields.goal, formFields.tasks].every((label) => new RegExp(`^### ${label}\\s*$`, 'm').test(body));
    if (!isForm)
        return undefined;
    const shown = shownInPieces(body);
    if (typeof shown !== 'string')
        return shown;
    const found = {};
    let open;
    let current;
    for (const [index, text] of shown.split('\n').entries()) {
        open = (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenceAfter */ .UH)(text, open);
        const [field] = fields.find(([, label]) => text.trimEnd() === `### ${label}`) ?? [];
        if (field !== undefined && open === undefined && !Object.hasOwn(found, field)) {
            current = [];
            found[field] = current;
        }
        else
            current?.push({ text, line: index + 1 });
    }
    const { goal, tasks, checks = [], budget = [], model = [] } = found;
    if (goal === undefined || tasks === undefined)
        return undefined;
    return {
        goal: answered(goal),
        tasks: answered(tasks),
        checks: answered(checks),
        budget: answered(budget),
        model: answered(model),
    };
}
const longestForm = 32_000;
const probe = '\n- `<!--.-->`<!--.-->';
function shownInPieces(body) {
    const text = body.replace(/\r\n?/g, '\n');
    if (text.length > longestForm) {
        return {
            line: 1,
            message: `The issue has ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(text.length)} characters; a form takes ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(longestForm)}.`,
            remedy: 'Shorten it, or write a plan.json.',
        };
    }
    const most = _text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .mostAtOnce */ ._d - probe.length;
    let [shown, rest] = ['', text];
    while (rest.length > most) {
        const piece = rest.slice(0, lastBreak(rest.slice(0, most)));
        const lines = (0,_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(piece + probe).split('\n');
        if (piece === '' || lines.pop() !== '- `<!--.-->`') {
            return {
                line: text.slice(0, text.length - rest.length).split('\n').length,
                message: `The form cannot be read from here on: a part of it has more than ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(most)} characters, or does not end.`,
                remedy: 'Put empty lines between its paragraphs and tasks, and close what is open; or write a plan.json.',
            };
        }
        shown += `${lines.join('\n')}\n`;
        rest = rest.slice(piece.length + 1);
    }
    return shown + (0,_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(rest);
}
function lastBreak(text) {
    let [open, at, last] = [undefined, 0, 0];
    let isBlank = false;
    for (const line of text.split('\n')) {
        if (open === undefined && at > 0 && (/^[-*+] \S/.test(line) || (isBlank && /^\S/.test(line))))
            last = at - 1;
        open = (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenceAfter */ .UH)(line, open);
        isBlank = line.trim() === '';
        at += line.length + 1;
    }
    return last;
}
function answered(lines) {
    const isEmpty = ({ text }) => text.trim() === '';
    const from = lines.findIndex((line) => !isEmpty(line));
    const answer = from === -1 ? [] : lines.slice(from, lines.findLastIndex((line) => !isEmpty(line)) + 1);
    return answer.length === 1 && answer[0]?.text.trim() === '_No response_' ? [] : answer;
}


/***/ }),

/***/ 92791:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ offsetAt),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   ss: () => (/* binding */ duplicateKeys)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82660);


const maxDepth = 64;
const maxSyntaxFaults = 20;
function parseDocument(text) {
    const deep = tooDeep(text);
    if (deep !== undefined)
        return [deep];
    const errors = [];
    const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (errors.length > 0)
        return syntaxFaults(text, errors);
    try {
        if (root !== undefined)
            return { value: JSON.parse(text), root, text };
    }
    catch {
    }
    return [syntaxFault(0, 'The file is not valid JSON.')];
}
function tooDeep(text) {
    const scanner = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text, true);
    const open = [];
    for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
        const char = text[scanner.getTokenOffset()];
        if (char === '{')
            open.push('}');
        else if (char === '[')
            open.push(']');
        else if (char === open.at(-1))
            open.pop();
        if (open.length > maxDepth) {
            const message = `The file nests lists and objects more than ${maxDepth} levels deep.`;
            const remedy = 'A plan needs five levels; check for brackets that are never closed.';
            return { severity: 'error', code: 'PLAN_TOO_DEEP', at: [], offset: scanner.getTokenOffset(), message, remedy };
        }
    }
    return undefined;
}
function syntaxFaults(text, errors) {
    const faults = [];
    let lineEnd = -1;
    for (const { error, offset } of errors) {
        if (offset <= lineEnd)
            continue;
        const end = text.indexOf('\n', offset);
        lineEnd = end < 0 ? text.length : end;
        const what = sentences[(0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(error)] ?? 'This is not JSON.';
        faults.push(syntaxFault(offset, offset >= text.length ? `${what} The file ends here.` : what));
        if (faults.length === maxSyntaxFaults)
            break;
    }
    return faults;
}
function syntaxFault(offset, message) {
    const remedy = 'Correct the JSON at this place; what follows may only be a consequence.';
    return { severity: 'error', code: 'PLAN_SYNTAX', at: [], offset, message, remedy };
}
const sentences = {
    InvalidSymbol: 'This word is not a JSON value; text needs double quotes.',
    InvalidNumberFormat: 'This is not a JSON number.',
    PropertyNameExpected: 'A field name in double quotes is missing here (a comma after the last field is not allowed).',
    ValueExpected: 'A value is missing here (a comma after the last entry is not allowed).',
    ColonExpected: 'A ":" is missing between a field and its value.',
    CommaExpected: 'A "," is missing before this.',
    CloseBraceExpected: 'A "}" is missing.',
    CloseBracketExpected: 'A "]" is missing.',
    EndOfFileExpected: 'There is text after the end of the document.',
    InvalidCommentToken: 'JSON has no comments.',
    UnexpectedEndOfComment: 'JSON has no comments.',
    UnexpectedEndOfString: 'The closing double quote is missing.',
    UnexpectedEndOfNumber: 'This JSON number is incomplete.',
    InvalidUnicode: 'An escape such as \\u00e4 needs four hexadecimal digits.',
    InvalidEscapeCharacter: 'JSON has no such escape; a backslash is written \\\\.',
    InvalidCharacter: 'A control character inside text must be written as an escape, such as \\t or \\n.',
};
function duplicateKeys(root) {
    const faults = [];
    visit(root, [], faults);
    return faults;
}
function visit(node, at, faults) {
    if (node.type === 'object')
        visitObject(node, at, faults);
    if (node.type !== 'array')
        return;
    let index = 0;
    for (const child of node.children ?? []) {
        if (child.children !== undefined)
            visit(child, [...at, index], faults);
        index += 1;
    }
}
function visitObject(node, at, faults) {
    const seen = new Set();
    for (const property of node.children ?? []) {
        const [key, value] = property.children ?? [];
        const name = String(key?.value);
        const place = { severity: 'error', at: [...at, name], offset: property.offset };
        if (name === '__proto__') {
            faults.push({
                ...place,
                code: 'PLAN_FORBIDDEN_KEY',
                message: 'The key "__proto__" is not allowed.',
                remedy: 'Remove it; it is not a field of a plan.',
            });
        }
        if (seen.has(name)) {
            faults.push({
                ...place,
                code: 'PLAN_DUPLICATE_KEY',
                message: `The key ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)} occurs more than once in this object; only the last would count.`,
                remedy: 'Keep one of them.',
            });
        }
        seen.add(name);
        if (value !== undefined)
            visit(value, [...at, name], faults);
    }
}
function offsetAt(root, path) {
    let node = root;
    let offset = root.offset;
    for (const segment of path) {
        const child = typeof segment === 'number' ? node.children?.[segment] : propertyOf(node, segment);
        const value = child?.type === 'property' ? child.children?.[1] : child;
        if (child === undefined || value === undefined)
            return offset;
        offset = child.offset;
        node = value;
    }
    return offset;
}
function propertyOf(node, name) {
    if (node.type !== 'object')
        return undefined;
    return node.children?.findLast(({ children }) => children?.[0]?.value === name);
}


/***/ }),

/***/ 26601:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ same),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   kF: () => (/* binding */ sparseTask)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);

const usual = _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({ id: 'A', title: 'A' });
function sparseTask(task) {
    const said = Object.entries(task).filter(([name, value]) => name === 'id' || name === 'title' || !same(value, usual[name]));
    return Object.fromEntries(said);
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const writeJson = (plan) => `${JSON.stringify({ ...plan, tasks: plan.tasks.map(sparseTask) }, null, 2)}\n`;


/***/ }),

/***/ 2141:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ boxEdits),
/* harmony export */   O: () => (/* binding */ fieldEdits),
/* harmony export */   O3: () => (/* binding */ addedEdits),
/* harmony export */   Ul: () => (/* binding */ stepEdits),
/* harmony export */   Zc: () => (/* binding */ markEdits),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   pD: () => (/* binding */ lineAfter)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const boxed = /^((?:[-*+]|\d{1,9}[.)])[ \t]+)\[([ xX])\]/;
const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/;
const head = 40;
function boxEdits(text, offset, ticked) {
    const [, before = '', mark] = boxed.exec(text.slice(offset, offset + head)) ?? [];
    if (mark === undefined || (mark !== ' ') === ticked)
        return [];
    return [{ offset: offset + before.length + 1, length: 1, text: ticked ? 'x' : ' ' }];
}
const markEdits = (text, offset, fact) => fact?.status === undefined ? [] : boxEdits(text, offset, fact.status === 'done');
function stepEdits(text, offset, ticked) {
    const line = text.slice(offset, offset + head);
    if (boxed.test(line) || !ticked)
        return boxEdits(text, offset, ticked);
    const [before] = item.exec(line) ?? [];
    return before === undefined ? [] : [{ offset: offset + before.length, length: 0, text: '[x] ' }];
}
const field = /^(?:\*\*[A-Za-z ]+:?\*\*:?|[A-Za-z ]+:)[ \t]*/;
function fieldEdits(text, offset, word) {
    const line = lineAt(text, offset);
    const [name = ''] = field.exec(line) ?? [];
    const value = line.slice(name.length).trimEnd();
    const [, open = '', now = ''] = /^(`?)(.*?)`?$/.exec(value) ?? [];
    if (now === word)
        return [];
    const gap = name.endsWith(' ') || name.endsWith('\t') ? '' : ' ';
    return [{ offset: offset + name.length + open.length, length: now.length, text: `${gap}${word}` }];
}
function lineAt(text, offset) {
    const end = text.indexOf('\n', offset);
    return text.slice(offset, end < 0 ? undefined : end).replace(/\r$/, '');
}
const lineEnd = (text) => (/\r\n/.test(text.slice(0, text.indexOf('\n') + 1)) ? '\r\n' : '\n');
function lineAfter(text, offset, line) {
    const end = text.indexOf('\n', offset);
    const eol = lineEnd(text);
    if (end < 0)
        return { offset: text.length, length: 0, text: `${eol}${line}` };
    return { offset: end + 1, length: 0, text: `${line}${eol}` };
}
function addedEdits(text, given) {
    const { after, lines, tasks, facts } = given;
    if (!after || tasks.length === 0)
        return [];
    const [bullet = '- '] = item.exec(text.slice(after.offset, after.offset + head)) ?? [];
    let at = lines.indexOf(after);
    for (let next = at + 1; (lines[next]?.depth ?? 0) > 0 && lines[next]?.kind !== 'blank'; next += 1)
        at = next;
    const boxes = tasks.map(({ task: { id, title } }) => {
        const mark = facts.get(id)?.status === 'done' ? 'x' : ' ';
        return `${bullet}[${mark}] ${id} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(title, 300)}`;
    });
    return [lineAfter(text, lines[at]?.offset ?? after.offset, boxes.join(lineEnd(text)))];
}


/***/ }),

/***/ 31158:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ idsIn),
/* harmony export */   cj: () => (/* binding */ taskBody),
/* harmony export */   jv: () => (/* binding */ proseOf),
/* harmony export */   wj: () => (/* binding */ withoutExtras)
/* harmony export */ });
const starred = /^\*\*([A-Za-z][A-Za-z ]{0,30}?):?\*\*:?[ \t]*(.*)$/;
const plain = /^(Status|Depends on|Requires|After|Done when|Acceptance criteria|Subtasks):[ \t]*(.*)$/i;
const meanings = {
    requires: 'requires',
    'depends on': 'requires',
    dependencies: 'requires',
    after: 'requires',
    status: 'status',
    'done when': 'criteria',
    'acceptance criteria': 'criteria',
    subtasks: 'steps',
};
function taskBody(all, { stars }) {
    const { lines, extras } = withoutExtras(all);
    const reading = { about: [], fields: [], criteria: [], steps: [], list: undefined, opening: true };
    for (const line of lines) {
        const field = line.kind === 'text' && line.depth === 0 ? fieldOf(line, stars) : undefined;
        if (field)
            takeField(reading, field);
        else
            takeLine(reading, line);
    }
    const { about, fields, criteria, steps } = reading;
    return { about: proseOf(about), fields, criteria: ended(criteria), steps: ended(steps), extras };
}
function takeField(reading, { means, value, offset }) {
    if (means === 'requires' || means === 'status') {
        reading.list = undefined;
        reading.fields.push({ name: means, value, offset });
        return;
    }
    reading.list = means;
    if (value !== '')
        reading[means].push({ text: value, ticked: false, offset });
}
function takeLine(reading, line) {
    const list = reading.list ?? (isStep(line) ? 'steps' : undefined);
    if (list && line.kind === 'item' && line.depth === 1) {
        reading.list = list;
        reading[list].push({ text: line.text, ticked: line.ticked === true, offset: line.offset });
        return;
    }
    if (list && (line.depth > 0 || line.kind === 'blank'))
        goOn(reading[list], line);
    else {
        reading.list = undefined;
        reading.opening &&= line.kind === 'quote' || line.kind === 'blank';
        reading.about.push(reading.opening ? line.text : line.raw);
    }
}
const isStep = ({ kind, ordered, ticked, depth }) => kind === 'item' && ordered && ticked !== undefined && depth === 1;
function fieldOf({ text, offset }, stars) {
    const [, name = '', value = ''] = starred.exec(text) ?? (stars ? null : plain.exec(text)) ?? [];
    const means = meanings[name.trim().toLowerCase()];
    return means && { means, value: value.trim(), offset };
}
function goOn(items, { raw, kind }) {
    const item = items.at(-1);
    if (item)
        items[items.length - 1] = { ...item, text: `${item.text}\n${kind === 'blank' ? '' : raw.trimEnd()}` };
}
const ended = (items) => items.map((item) => ({ ...item, text: dedented(item.text) }));
function dedented(text) {
    const [first = '', ...rest] = text.trimEnd().split('\n');
    const indents = rest.filter(Boolean).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
    const shared = indents.length === 0 ? 0 : Math.min(...indents);
    return [first, ...rest.map((line) => line.slice(shared))].join('\n');
}
function proseOf(lines) {
    const empty = (line) => line !== undefined && /^[ \t]*(?:-{3,}|\*{3,}|_{3,})?[ \t]*$/.test(line);
    let [from, to] = [0, lines.length];
    while (from < to && empty(lines[from]))
        from += 1;
    while (to > from && empty(lines[to - 1]))
        to -= 1;
    return lines.slice(from, to).join('\n');
}
function withoutExtras(all) {
    const lines = all.filter(({ kind }) => kind !== 'comment');
    const start = lines.findIndex(({ kind, depth, text }) => kind === 'fence' && depth === 0 && text === 'ralph');
    if (start < 0)
        return { lines, extras: undefined };
    let end = start + 1;
    while (lines[end]?.kind === 'fenced')
        end += 1;
    const block = lines.splice(start, end + 1 - start);
    const text = block.slice(1, end - start).map(({ raw }) => raw);
    const first = block[1] ?? block[0];
    const indent = /^\s*/.exec(text[0] ?? '')?.[0].length ?? 0;
    return { lines, extras: { text: text.join('\n'), offset: (first?.offset ?? 0) - indent } };
}
function idsIn(value) {
    const plain = value
        .replace(/\([^()]*\)/g, ' ')
        .replace(/[`*[\]]/g, '')
        .trim();
    if (/^(?:[-\u2013\u2014]+|none|nothing|n\/a)?\.?$/i.test(plain))
        return [];
    return plain
        .split(/[\s,;&+]+/)
        .map((word) => word.replace(/[.:]+$/, ''))
        .filter((word) => word !== '' && !/^(?:and|after)$/i.test(word));
}


/***/ }),

/***/ 91176:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ refusedText),
/* harmony export */   j: () => (/* binding */ judgeDraft)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82660);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71050);
/* harmony import */ var _plan_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27586);
/* harmony import */ var _plan_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19956);
/* harmony import */ var _salvage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13234);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47836);






function judgeDraft(draft, text, file) {
    const { plan, faults } = judge(draft, file);
    const positionOf = linesOf(draft.texts, text);
    const findings = faults
        .sort((a, b) => inOrder(a.file ?? '', b.file ?? '') || (a.offset ?? 0) - (b.offset ?? 0))
        .map((fault) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N6)(fault, ({ file: named, offset = 0 }) => positionOf(named)?.(offset)));
    return { plan: faults.some(({ severity }) => severity === 'error') ? undefined : plan, findings };
}
const inOrder = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
function linesOf(texts, own) {
    const known = new Map();
    return (file) => {
        const text = file === undefined ? own : texts?.get(file);
        const lines = known.get(file) ?? (text === undefined ? undefined : (0,_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .lineIndex */ .Dp)(text));
        if (lines)
            known.set(file, lines);
        return lines;
    };
}
function refusedText(faults, text) {
    const positionOf = text === undefined ? undefined : (0,_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .lineIndex */ .Dp)(text);
    const locate = ({ offset }) => (offset === undefined ? undefined : positionOf?.(offset));
    return { plan: undefined, findings: faults.map((fault) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N6)(fault, locate)) };
}
function judge({ value, faults: own, placeOf, silent = [] }, file) {
    const placed = (fault) => {
        const { at, offset, file: elsewhere } = placeOf(fault.at);
        const place = fault.offset === undefined && elsewhere !== undefined ? { file: elsewhere } : {};
        return { ...place, ...fault, at, offset: fault.offset ?? offset };
    };
    if (value === undefined)
        return { plan: undefined, faults: [...own] };
    const lists = (0,_plan_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .listFaults */ .OC)(value).map(placed);
    if (lists.length > 0)
        return { plan: undefined, faults: [...own, ...lists] };
    const { plan, faults: shape } = (0,_plan_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .checkShape */ .eA)(value);
    const told = own.filter(({ code }) => shapeCodes.has(code));
    const shaped = notCovered(shape.map(placed), told);
    const misshapen = [...shaped, ...told];
    const lint = notCovered((0,_lint_lint_js__WEBPACK_IMPORTED_MODULE_0__/* .lintFaults */ .Lb)(plan ?? (0,_salvage_js__WEBPACK_IMPORTED_MODULE_3__/* .salvagePlan */ .BK)(value))
        .filter(({ code }) => !silent.includes(code))
        .map(placed), misshapen);
    const name = plan !== undefined && plan.name === undefined ? (0,_plan_name_js__WEBPACK_IMPORTED_MODULE_1__/* .fileNameFault */ .K)(file) : undefined;
    return { plan, faults: [...own, ...shaped, ...lint, ...(name === undefined ? [] : [placed(name)])] };
}
const shapeCodes = new Set(['PLAN_MISSING_FIELD', 'PLAN_WRONG_TYPE', 'PLAN_WRONG_VALUE']);
function notCovered(lint, misshapen) {
    const places = new Set(misshapen.map(({ at }) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .printPath */ .bA)(at)));
    if (places.size === 0)
        return lint;
    return lint.filter(({ at }) => at.every((_, index) => !places.has((0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .printPath */ .bA)(at.slice(0, index + 1)))));
}


/***/ }),

/***/ 27586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ fileNameFault),
/* harmony export */   V: () => (/* binding */ planName)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82660);



function planName(plan, file) {
    const name = plan.name ?? fileStem(file);
    const fault = plan.name === undefined ? fileNameFault(file) : undefined;
    if (fault === undefined)
        return name;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: fault.code, message: fault.message, hint: fault.remedy });
}
function fileNameFault(file) {
    const stem = fileStem(file);
    if (_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskId */ .LD.safeParse(stem).success)
        return undefined;
    const suggestion = safeName(stem);
    return {
        severity: 'error',
        code: 'PLAN_NAME',
        at: [],
        message: `The plan has no "name", and its file name ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(stem)} cannot be used as one.`,
        remedy: /\.json$/i.test(file)
            ? `Add "name": "${suggestion}" (letters, digits, ".", "_", "-"; at most 64) to the plan, or rename the file.`
            : `Rename the file, such as to ${suggestion}.md (letters, digits, ".", "_", "-"; at most 64).`,
    };
}
function fileStem(file) {
    const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    const dot = base.lastIndexOf('.');
    return dot > 0 ? base.slice(0, dot) : base;
}
function safeName(stem) {
    const words = stem.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
    return words.join('-').slice(0, 60) || 'my-plan';
}


/***/ }),

/***/ 19956:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ listFaults),
/* harmony export */   Pm: () => (/* binding */ shapeFaults),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   jp: () => (/* binding */ maxTasks)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43573);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82660);



const maxTasks = 20_000;
const maxEntries = {
    depends_on: maxTasks,
    skills: 1_000,
    libraries: 1_000,
    acceptance_criteria: 1_000,
    allowed_tools: 1_000,
    paths: 1_000,
};
function checkShape(value) {
    const parsed = _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Plan */ .cw.safeParse(value);
    return parsed.success
        ? { plan: parsed.data, faults: [] }
        : { plan: undefined, faults: shapeFaults(parsed.error, value) };
}
function listFaults(value) {
    const tasks = valueAt(value, ['tasks']);
    if (!Array.isArray(tasks))
        return [];
    if (tasks.length > maxTasks)
        return [tooLong(['tasks'], tasks.length, maxTasks)];
    return tasks.flatMap((task, index) => Object.entries(maxEntries).flatMap(([name, limit]) => {
        const list = valueAt(task, [name]);
        return Array.isArray(list) && list.length > limit ? [tooLong(['tasks', index, name], list.length, limit)] : [];
    }));
}
function tooLong(at, count, limit) {
    const message = `${label(at)} has ${count} entries; at most ${limit} are allowed.`;
    const remedy = at.length === 1 ? 'Split the plan into several.' : 'Shorten it, or split the task.';
    return { severity: 'error', code: 'PLAN_LIST_TOO_LONG', at, message, remedy };
}
function shapeFaults(error, value) {
    const faults = new Map();
    for (const issue of error.issues) {
        const at = issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)));
        faults.set((0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .printPath */ .bA)(at), { severity: 'error', at, ...describe(issue, at, valueAt(value, at)) });
    }
    return [...faults.values()];
}
function valueAt(value, path) {
    let found = value;
    for (const segment of path) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment))
            return undefined;
        found = found[segment];
    }
    return found;
}
function describe(issue, at, found) {
    const what = label(at);
    if (issue.code === 'invalid_type' && found === undefined) {
        return { code: 'PLAN_MISSING_FIELD', message: `${what} is missing.`, remedy: `Add it: ${kind(issue.expected)}.` };
    }
    if (issue.code === 'too_small' && issue.origin === 'array' && at.length === 1) {
        return { code: 'PLAN_NO_TASKS', message: 'The plan has no tasks.', remedy: 'Add at least one task.' };
    }
    const demand = demanded(issue);
    const message = `${what} must be ${demand}; found ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(found)}.`;
    const code = issue.code === 'invalid_type' ? 'PLAN_WRONG_TYPE' : 'PLAN_WRONG_VALUE';
    if (isIdIssue(issue))
        return { code: 'PLAN_UNSAFE_ID', message, remedy: `Write ${likeIt(found)}.` };
    return { code, message, remedy: `Write ${demand}.` };
}
function likeIt(found) {
    const words = typeof found === 'string' ? (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(found, 64).match(/[A-Za-z0-9]\w*/g) : null;
    return JSON.stringify(words?.join('-') ?? 'TASK-001');
}
function label(at) {
    const inTask = at[0] === 'tasks' && typeof at[1] === 'number';
    const path = (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .printPath */ .bA)(inTask ? at.slice(2) : at);
    if (path !== '')
        return `"${path}"`;
    return inTask ? 'A task' : 'A plan';
}
function isIdIssue(issue) {
    return issue.code === 'invalid_format' || issue.code === 'custom';
}
function demanded(issue) {
    if (isIdIssue(issue)) {
        return 'a safe id such as TASK-001 (letters, digits, ".", "_", "-", at most 64, no "..", no ".lock" at the end)';
    }
    if (issue.code === 'invalid_type')
        return kind(issue.expected);
    if (issue.code === 'invalid_value')
        return `one of ${issue.values.map(String).join(', ')}`;
    if (issue.code === 'too_small' && issue.origin === 'string')
        return 'a text that is not empty';
    if (issue.code === 'too_small' && issue.origin === 'array')
        return 'a list that is not empty, or left out';
    if (issue.code === 'too_small')
        return `a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`;
    if (issue.code === 'too_big')
        return `a number of at most ${issue.maximum}`;
    return `valid (${issue.message})`;
}
const kinds = {
    string: 'a text in double quotes',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list in [ ]',
    object: 'an object in { }',
};
function kind(expected) {
    return kinds[expected] ?? expected;
}


/***/ }),

/***/ 32932:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ defaultReadOptions)
/* harmony export */ });
const defaultReadOptions = { subtasks: 'own' };


/***/ }),

/***/ 13234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ salvagePlan),
/* harmony export */   sA: () => (/* binding */ salvaged),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);

function salvagePlan(value) {
    const raw = isRecord(value) ? value : {};
    const tasks = Array.isArray(raw['tasks']) ? raw['tasks'] : [];
    const branch = raw['branch'];
    return {
        ...(typeof branch === 'string' && branch !== '' ? { branch } : {}),
        tasks: tasks.map((task, index) => salvageTask(task, `tasks[${index}]`)),
    };
}
function salvageTask(value, place) {
    const raw = isRecord(value) ? value : {};
    const task = { id: place, title: place, description: '' };
    for (const [name, schema] of Object.entries(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape)) {
        const parsed = schema.safeParse(Object.hasOwn(raw, name) ? raw[name] : undefined);
        if (parsed.success && parsed.data !== undefined)
            task[name] = parsed.data;
        else
            task[name] ??= schema.safeParse(undefined).data;
    }
    const entries = raw['depends_on'];
    if (Array.isArray(entries))
        task['depends_on'] = entries.map((id) => (typeof id === 'string' ? id : '?'));
    return task;
}
function salvaged(value, { issues }) {
    const copy = structuredClone(value);
    for (const { path } of issues) {
        const [last] = path.slice(-1);
        let parent = copy;
        for (const key of path.slice(0, -1))
            parent = isRecordOrList(parent) ? parent[String(key)] : undefined;
        if (!isRecordOrList(parent) || last === undefined)
            continue;
        if (Array.isArray(parent))
            parent[Number(last)] = typeof parent[Number(last)] === 'object' ? {} : '?';
        else
            delete parent[String(last)];
    }
    return copy;
}
const isRecordOrList = (value) => typeof value === 'object' && value !== null;
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 55821:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ statusOfWord)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82660);

const words = {
    pending: 'pending',
    open: 'pending',
    todo: 'pending',
    notstarted: 'pending',
    backlog: 'pending',
    ready: 'pending',
    waiting: 'pending',
    blocked: 'pending',
    inprogress: 'in_progress',
    started: 'in_progress',
    done: 'done',
    complete: 'done',
    completed: 'done',
    skipped: 'skipped',
    cancelled: 'skipped',
    canceled: 'skipped',
    deferred: 'skipped',
    failed: 'failed',
    review: 'given_up',
    givenup: 'given_up',
};
function statusOfWord(word, place, own) {
    if (word === undefined)
        return 'pending';
    const plain = typeof word === 'string' ? word.toLowerCase().replace(/[\s_-]/g, '') : '';
    const known = own !== undefined && Object.hasOwn(own.words, plain) ? own.words : words;
    const status = Object.hasOwn(known, plain) ? known[plain] : undefined;
    if (status !== undefined)
        return status;
    return {
        severity: 'error',
        code: 'PLAN_UNKNOWN_STATUS',
        ...place,
        message: `${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(word)} is no status of a task.`,
        remedy: own?.remedy ??
            'Write open, in_progress, blocked, complete, skipped or failed, or a word of the tool that wrote the file.',
    };
}


/***/ }),

/***/ 69880:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ planOfStrict)
});

// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var fault = __webpack_require__(82660);
// EXTERNAL MODULE: ./build/core/plan/format/json/json-syntax.js
var json_syntax = __webpack_require__(92791);
// EXTERNAL MODULE: ./build/core/plan/format/read/salvage.js
var salvage = __webpack_require__(13234);
;// CONCATENATED MODULE: ./build/core/plan/format/markdown/extra-fields.js




function extraFields(block, { at, known }) {
    if (block === undefined)
        return { value: {}, faults: [], offsetOf: () => 0 };
    const document = (0,json_syntax/* parseDocument */.Tp)(block.text);
    const moved = (fault) => ({
        ...fault,
        at: [...at, ...fault.at],
        offset: block.offset + (fault.offset ?? 0),
    });
    const whole = () => block.offset;
    if (Array.isArray(document))
        return { value: {}, faults: document.map(moved), offsetOf: whole };
    if (!(0,salvage/* isRecord */.u4)(document.value))
        return { value: {}, faults: [moved(noObject)], offsetOf: whole };
    const { root, value } = document;
    const unknown = Object.keys(value)
        .filter((name) => !known.includes(name) && name !== '__proto__')
        .map((name) => unknownField(name, { known, offset: (0,json_syntax/* offsetAt */.HA)(root, [name]) }));
    return {
        value: Object.fromEntries(Object.entries(value).filter(([name]) => known.includes(name))),
        faults: [...(0,json_syntax/* duplicateKeys */.ss)(root), ...unknown].map(moved),
        offsetOf: (path) => block.offset + (0,json_syntax/* offsetAt */.HA)(root, path),
    };
}
const noObject = {
    severity: 'error',
    code: 'PLAN_WRONG_TYPE',
    at: [],
    offset: 0,
    message: 'This block must hold an object in { }.',
    remedy: 'Write the fields of plan.json that the Markdown has no place for, such as {"order": 1}.',
};
function unknownField(name, { known, offset }) {
    const meant = (0,nearest/* meantName */.d5)(name, known);
    return {
        severity: 'error',
        code: 'PLAN_UNKNOWN_FIELD',
        at: [name],
        offset,
        message: `There is no field ${(0,fault/* shown */.SP)(name)}${meant === undefined ? '; it has no effect' : `; did you mean "${meant}"?`}`,
        remedy: meant === undefined ? 'Remove it.' : `Rename it to "${meant}".`,
    };
}

// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var outline = __webpack_require__(24492);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/task-body.js
var task_body = __webpack_require__(31158);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/mark-edits.js
var mark_edits = __webpack_require__(2141);
// EXTERNAL MODULE: ./build/core/plan/format/read/status-words.js
var status_words = __webpack_require__(55821);
;// CONCATENATED MODULE: ./build/core/plan/format/strict/strict-edits.js


function strictEdits(text, written, given) {
    const { facts, subtasks, end, writeTask } = given;
    const edits = written.flatMap((task) => {
        const hasOwn = subtasks === 'own' && task.body.steps.length > 0;
        const ids = hasOwn ? task.body.steps.map((_, index) => `${task.id}.${index + 1}`) : [task.id];
        const said = ids.map((id) => facts.tasks.get(id));
        return said.every((fact) => fact?.status === undefined) ? [] : taskEdits(text, task, { said, hasOwn });
    });
    const found = discoveredEdits(text, given);
    const { added } = facts;
    if (added.length === 0)
        return [...edits, ...found];
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const before = text.slice(0, end);
    const gap = before.endsWith('\n') ? '' : eol;
    const blocks = added.map(({ task }) => {
        const status = facts.tasks.get(task.id)?.status === 'done' ? 'done' : 'pending';
        return writeTask({ ...task, status, retry_count: 0 }).replaceAll('\n', eol);
    });
    const block = `${gap}${eol}${blocks.join(eol + eol)}${eol}${end < text.length ? eol : ''}`;
    return [...edits, { offset: end, length: 0, text: block }, ...found];
}
const ownEntry = 'ralph: ';
function discoveredEdits(text, { facts, discovered }) {
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const own = discovered.filter(({ kind, text: entry }) => kind === 'item' && entry.startsWith(ownEntry));
    const wanted = facts.discovered.map((line) => `${ownEntry}${line}`);
    const there = new Set(own.map((line) => line.text));
    const holds = new Set(wanted);
    const stale = own.filter((line) => !holds.has(line.text));
    const gone = stale.map(({ offset }) => {
        const end = text.indexOf('\n', offset);
        return { offset, length: (end < 0 ? text.length : end + 1) - offset, text: '' };
    });
    const news = wanted.filter((line) => !there.has(line)).map((line) => `- ${line}`);
    if (news.length === 0)
        return gone;
    const last = discovered.findLast(({ kind }) => kind !== 'blank');
    if (!last) {
        const gap = text.endsWith('\n') ? eol : `${eol}${eol}`;
        return [...gone, { offset: text.length, length: 0, text: `${gap}## Discovered${eol}${eol}${news.join(eol)}${eol}` }];
    }
    const lines = last.kind === 'heading' ? ['', ...news] : news;
    return [...gone, (0,mark_edits/* lineAfter */.pD)(text, last.offset, lines.join(eol))];
}
function taskEdits(text, { heading, body }, { said, hasOwn }) {
    const { steps, criteria, fields } = body;
    const state = fields.find(({ name }) => name === 'status');
    const now = (0,status_words/* statusOfWord */.g)(state?.value.replace(/^`|`$/g, ''), { at: [], offset: 0 });
    const was = (index) => now === 'done' || steps[index]?.ticked === true;
    const isDone = said.map((fact, index) => fact?.status === undefined ? (hasOwn ? was(index) : now === 'done') : fact.status === 'done');
    const all = isDone.every(Boolean);
    const word = all ? 'complete' : isDone.some(Boolean) ? 'in_progress' : 'open';
    const means = all ? 'done' : isDone.some(Boolean) ? 'in_progress' : 'pending';
    const status = now === means || (now === 'in_progress' && !all && hasOwn)
        ? []
        : state
            ? (0,mark_edits/* fieldEdits */.O)(text, state.offset, word)
            : [(0,mark_edits/* lineAfter */.pD)(text, fields[0]?.offset ?? heading.offset, `**Status:** ${word}`)];
    const ticks = hasOwn
        ? steps.flatMap(({ offset }, index) => (0,mark_edits/* stepEdits */.Ul)(text, offset, isDone[index] === true))
        : steps.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, all));
    return [...status, ...ticks, ...criteria.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, all))];
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/strict-task.js


function strictTask(written) {
    const { id, title, heading, body, extra, subtasks, report } = written;
    for (const again of repeated(body))
        report(again);
    const requires = body.fields.find(({ name }) => name === 'requires');
    const state = body.fields.find(({ name }) => name === 'status');
    const place = { at: [id, 'status'], offset: state?.offset ?? heading.offset };
    const status = (0,status_words/* statusOfWord */.g)(state?.value.replace(/^`|`$/g, ''), place);
    if (typeof status !== 'string')
        report(status);
    const whole = {
        title,
        description: body.about,
        acceptance_criteria: body.criteria.map(({ text }) => text),
        depends_on: (0,task_body/* idsIn */.Sd)(requires?.value ?? ''),
        status: typeof status === 'string' ? status : 'pending',
    };
    const offsets = { requires: requires?.offset, status: state?.offset };
    const offsetOf = (items) => (path) => {
        if (String(path[0]) in extra.value)
            return extra.offsetOf(path);
        const item = path[0] === 'acceptance_criteria' && typeof path[1] === 'number' ? items[path[1]] : undefined;
        const field = path[0] === 'depends_on' ? offsets.requires : path[0] === 'status' ? offsets.status : undefined;
        return item?.offset ?? field ?? heading.offset;
    };
    if (body.steps.length === 0 || subtasks === 'joined') {
        const description = [body.about, ...stepList(body.steps)].filter(Boolean).join('\n\n');
        return [{ value: { id, ...whole, description, ...extra.value }, stands: id, offsetOf: offsetOf(body.criteria) }];
    }
    const { depends_on, description, acceptance_criteria, ...fields } = { ...whole, ...extra.value };
    const over = fields.status !== 'pending' && fields.status !== 'in_progress';
    return body.steps.map((step, index) => {
        const isLast = index === body.steps.length - 1;
        const [head = '', ...more] = step.text.split('\n');
        const part = `Subtask ${index + 1} of ${body.steps.length} of ${id}, \u201c${fields.title}\u201d.`;
        const value = {
            ...fields,
            id: `${id}.${index + 1}`,
            title: head,
            description: [more.join('\n'), part, description, around(body.steps, index)].filter(Boolean).join('\n\n'),
            acceptance_criteria: isLast && acceptance_criteria.length > 0 ? acceptance_criteria : [step.text],
            depends_on: index === 0 ? depends_on : [`${id}.${index}`],
            status: over ? fields.status : step.ticked ? 'done' : 'pending',
        };
        const fieldOf = offsetOf(isLast ? body.criteria : []);
        const own = (path) => path.length === 0 || path[0] === 'title' || path[0] === 'id' ? step.offset : fieldOf(path);
        return { value, ...(isLast && { stands: id }), offsetOf: own };
    });
}
function around(steps, index) {
    const from = Math.max(0, index - 5);
    const lines = steps.slice(from, index + 6).map((step, at) => {
        const mark = from + at < index ? '(before) ' : from + at === index ? '(this one) ' : '(later) ';
        return `${from + at + 1}. ${mark}${firstLine(step)}`;
    });
    return `Its subtasks:\n${lines.join('\n')}`;
}
const firstLine = ({ text }) => text.split('\n', 1)[0] ?? '';
function stepList(steps) {
    if (steps.length === 0)
        return [];
    const lines = steps.map((step, at) => `${at + 1}. ${step.ticked ? '(done) ' : ''}${step.text}`);
    return [`Subtasks, one after the other:\n${lines.join('\n')}`];
}
function repeated({ fields }) {
    return fields.flatMap(({ name, offset }, index) => {
        if (fields.findIndex((one) => one.name === name) === index)
            return [];
        const message = `This task has a second field ${name === 'status' ? '**Status:**' : '**Requires:**'}; only the first counts.`;
        return [{ severity: 'error', code: 'PLAN_DUPLICATE_KEY', at: [], offset, message, remedy: 'Keep one of them.' }];
    });
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/read-strict.js







const taskHeading = /^([A-Za-z0-9][A-Za-z0-9._-]*):(?:[ \t]+(.*))?$/;
const taskField = /^\*\*(?:Requires|Status|Done when|Subtasks):?\*\*/i;
const planTitle = /^Plan(?::[ \t]*(.*))?$/;
const taskFields = Object.keys(plan/* Task */.YZ.shape).filter((name) => name !== 'id');
const planFields = Object.keys(plan/* Plan */.cw.shape).filter((name) => name !== 'tasks');
const notTasks = /^(?:context|rules|discovered)\b/i;
function planOfStrict(lines, { subtasks }, writing) {
    const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1);
    const named = planTitle.exec(title?.text ?? '');
    const parts = partsOf(lines);
    const isOurs = parts.tasks.length > 0 && (named !== null || parts.tasks.some((task) => task.lines.some(isField)));
    if (!isOurs)
        return undefined;
    const { lines: context, extras } = (0,task_body/* withoutExtras */.wj)(parts.context);
    const block = extraFields(extras, { at: [], known: planFields });
    const faults = [...block.faults, ...discovered(parts.discovered), ...(0,outline/* hiddenTasks */.f)(lines, looksLikeTask)];
    const all = [];
    const tasks = parts.tasks.flatMap(({ heading, lines: [, ...body] }) => {
        const [, id = '', name = ''] = taskHeading.exec(heading.text) ?? [];
        const written = (0,task_body/* taskBody */.cj)(body, { stars: true });
        const extra = extraFields(written.extras, { at: [id], known: taskFields });
        faults.push(...extra.faults);
        all.push({ id, heading, body: written });
        return strictTask({
            id,
            title: name.trim(),
            heading,
            body: written,
            extra,
            subtasks,
            report: (fault) => faults.push(fault),
        });
    });
    const lastOf = new Map(tasks.flatMap(({ stands, value: { id } }) => (stands === undefined ? [] : [[stands, id]])));
    const project = named?.[1]?.trim();
    const about = contextOf(context);
    return {
        format: 'Markdown plan',
        value: {
            ...(project && { project }),
            ...(about !== '' && { context: about }),
            ...block.value,
            tasks: tasks.map(({ value }) => ({ ...value, depends_on: dependsOn(value['depends_on'], lastOf) })),
        },
        faults,
        placeOf: placeIn(tasks, { title, offsetOf: block.offsetOf, fields: Object.keys(block.value) }),
        doneBy: '**Status:** complete',
        ...(writing && {
            edits: (facts) => strictEdits(writing.text, all, {
                ...writing,
                facts,
                subtasks,
                discovered: parts.discovered,
                end: endOfTasks(lines, parts, writing.text),
            }),
        }),
    };
}
function endOfTasks(lines, { tasks }, text) {
    const last = new Set(tasks.at(-1)?.lines);
    const line = lines.findLast((one) => last.has(one) && one.kind !== 'blank' && one.kind !== 'rule');
    const end = text.indexOf('\n', line?.offset ?? text.length);
    return end < 0 ? text.length : end + 1;
}
const isField = ({ kind, text }) => kind === 'text' && taskField.test(text);
const dependsOn = (given, lastOf) => Array.isArray(given) ? given.map((id) => (typeof id === 'string' ? (lastOf.get(id) ?? id) : id)) : given;
function placeIn(tasks, plan) {
    return (at) => {
        const [first, index, ...rest] = at;
        const task = typeof index === 'number' ? tasks[index] : undefined;
        if (first === 'tasks')
            return task ? { at: [task.value.id, ...rest], offset: task.offsetOf(rest) } : { at, offset: 0 };
        const inBlock = plan.fields.includes(String(first));
        return { at, offset: inBlock ? plan.offsetOf(at) : (plan.title?.offset ?? 0) };
    };
}
function partsOf(lines) {
    const parts = { tasks: [], context: [], discovered: [] };
    let into = parts.context;
    let holdsTasks = true;
    for (const [at, line] of lines.entries()) {
        const level = line.kind === 'heading' ? line.level : 0;
        const isPart = level === 1 || level === 2;
        if (isPart) {
            holdsTasks = !notTasks.test(line.text);
            into = /^discovered\b/i.test(line.text) ? parts.discovered : parts.context;
        }
        const isThird = level === 3 && holdsTasks;
        if (isThird)
            into = namesTask(lines, at) ? beginTask(parts, line) : parts.context;
        into.push(line);
    }
    return parts;
}
function beginTask({ tasks }, heading) {
    const lines = [];
    tasks.push({ heading, lines });
    return lines;
}
function namesTask(lines, at) {
    const [, id] = taskHeading.exec(lines[at]?.text ?? '') ?? [];
    if (id === undefined)
        return false;
    if (/\d/.test(id))
        return true;
    for (let next = at + 1; next < lines.length && lines[next]?.kind !== 'heading'; next += 1) {
        if (isField(lines[next]))
            return true;
    }
    return false;
}
function contextOf(lines) {
    const said = lines.filter(({ kind, level, text }) => !(kind === 'heading' && level === 1 && planTitle.test(text)) && !/^\*\*Status:?\*\*/i.test(text));
    let next;
    const kept = said.reduceRight((kept, line) => {
        const empty = line.kind === 'heading' && (next === undefined || (next.kind === 'heading' && next.level <= line.level));
        if (!empty)
            kept.push(line);
        if (!empty && line.kind !== 'blank' && line.kind !== 'rule')
            next = line;
        return kept;
    }, []);
    return (0,task_body/* proseOf */.jv)(kept.reverse().map(({ raw }) => raw));
}
function discovered(lines) {
    const found = lines.filter(({ kind, depth, level, text }) => (kind === 'heading' && level > 2) || (kind === 'item' && depth === 1 && !text.startsWith(ownEntry)));
    const [first] = found;
    if (first === undefined)
        return [];
    const message = `${(0,amounts/* plural */.LS)(found.length, 'entry', 'entries')} under "Discovered" ${found.length === 1 ? 'is no task' : 'are no tasks'}, and no agent is given ${found.length === 1 ? 'it' : 'them'}.`;
    const remedy = 'Turn each that should be done into a task (### T9: \u2026) under "Tasks".';
    return [{ severity: 'warning', code: 'PLAN_DISCOVERED', at: [], offset: first.offset, message, remedy }];
}
const looksLikeTask = (text) => /^#{2,4}[ \t]*T\d+:/.test(text);


/***/ }),

/***/ 34583:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ taskPart),
/* harmony export */   p: () => (/* binding */ writeMarkdown)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _json_sparse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26601);
/* harmony import */ var _markdown_outline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24492);
/* harmony import */ var _read_read_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32932);
/* harmony import */ var _strict_read_strict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69880);






const statusWords = {
    pending: 'open',
    in_progress: 'in_progress',
    done: 'complete',
    skipped: 'skipped',
    failed: 'failed',
    given_up: 'given_up',
};
const taskPlaces = ['title', 'description', 'acceptance_criteria', 'depends_on', 'status'];
const planPlaces = ['project', 'context'];
const unwritable = /[\0\r]|\p{Surrogate}|^(?:<{7}|\|{7}|={7}|>{7})/mu;
function writeMarkdown(plan) {
    const parts = [planPart(plan), '## Tasks', ...plan.tasks.map(taskPart)];
    return `${parts.join('\n\n')}\n`;
}
const end = _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({ id: 'END-0', title: 'End' });
function taskPart(task) {
    const differs = (text) => {
        const [found, last, ...more] = readAgain(`# Plan\n\n## Tasks\n\n${text}\n\n${taskText(end, [])}`)?.tasks ?? [];
        if (!found || !(0,_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__/* .same */ .FB)(last, end) || more.length > 0)
            return taskPlaces;
        return taskPlaces.filter((name) => !(0,_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__/* .same */ .FB)(found[name], task[name]));
    };
    return faithful(taskPlaces, differs, (inJson) => taskText(task, inJson), task);
}
function planPart(plan) {
    const differs = (text) => {
        const found = readAgain(`${text}\n\n## Tasks\n\n${taskText(end, [])}`);
        if (!found || !(0,_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__/* .same */ .FB)(found.tasks, [end]))
            return planPlaces;
        return planPlaces.filter((name) => !(0,_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__/* .same */ .FB)(found[name], plan[name]));
    };
    return faithful(planPlaces, differs, (inJson) => planText(plan, inJson), plan);
}
function faithful(places, differs, write, value) {
    const isUnwritable = (name) => [value[name]].flat().some((text) => unwritable.test(String(text)));
    const first = places.filter(isUnwritable);
    const plain = write(first);
    const wrong = differs(plain);
    if (wrong.length === 0)
        return plain;
    const second = write([...new Set([...first, ...wrong])]);
    return differs(second).length === 0 ? second : write(places);
}
function readAgain(text) {
    const draft = (0,_strict_read_strict_js__WEBPACK_IMPORTED_MODULE_4__/* .planOfStrict */ .U)((0,_markdown_outline_js__WEBPACK_IMPORTED_MODULE_5__/* .outline */ .r)(text), _read_read_options_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultReadOptions */ .q);
    const parsed = draft?.faults.length === 0 ? _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Plan */ .cw.safeParse(draft.value) : undefined;
    return parsed?.data;
}
function taskText(task, inJson) {
    const { id, title, description, acceptance_criteria: criteria, depends_on, status } = task;
    const has = (name) => !inJson.includes(name);
    const list = criteria.map((text) => `- [ ] ${text.replaceAll('\n', '\n  ')}`).join('\n');
    const fields = Object.entries((0,_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__/* .sparseTask */ .kF)(task)).filter(([name]) => name !== 'id' && (inJson.includes(name) || !taskPlaces.includes(name)));
    return [
        `### ${id}: ${has('title') ? title : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(title, 80) || id}`,
        ...(has('description') && description !== '' ? [description] : []),
        `**Requires:** ${has('depends_on') && depends_on.length > 0 ? depends_on.join(', ') : '\u2014'}\n**Status:** ${statusWords[status]}`,
        ...(has('acceptance_criteria') && criteria.length > 0 ? [`**Done when:**\n${list}`] : []),
        ...block(fields),
    ].join('\n\n');
}
function planText({ tasks: _, ...plan }, inJson) {
    const { project, context } = plan;
    const has = (name) => !inJson.includes(name);
    const fields = Object.entries(plan).filter(([name, value]) => value !== undefined && (inJson.includes(name) || !planPlaces.includes(name)));
    return [
        has('project') && project !== undefined ? `# Plan: ${project}` : '# Plan',
        ...block(fields),
        ...(has('context') && context !== undefined ? [context] : []),
    ].join('\n\n');
}
const block = (fields) => fields.length === 0 ? [] : [`\`\`\`ralph\n${JSON.stringify(Object.fromEntries(fields))}\n\`\`\``];


/***/ }),

/***/ 74644:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ isReserved),
/* harmony export */   Eo: () => (/* binding */ isAgentsMd),
/* harmony export */   Ug: () => (/* binding */ reservedIn),
/* harmony export */   bJ: () => (/* binding */ reservedIds),
/* harmony export */   pt: () => (/* binding */ milestonesOf)
/* harmony export */ });
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28537);
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99387);


const milestonesOf = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((plan) => {
    const names = [...new Set(plan.tasks.flatMap(({ milestone }) => milestone ?? []))];
    if (names.length === 0)
        return undefined;
    const ranks = ranksOf(plan, new Map(names.map((name, rank) => [name, rank])));
    const rankOf = (id) => ranks.get(id) ?? names.length;
    return {
        names,
        of: (id) => names[rankOf(id)] ?? null,
        rank: ({ id }) => (isReserved(id) ? -1 : rankOf(id)),
    };
});
function ranksOf(plan, order) {
    const edges = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyEdges */ .OJ)(plan);
    const needed = plan.tasks.map(() => order.size);
    const ranks = new Map();
    for (const at of (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesFirst */ .Ie)(edges).reverse()) {
        const task = plan.tasks[at];
        if (!task)
            continue;
        const rank = task.milestone === undefined ? (needed[at] ?? order.size) : (order.get(task.milestone) ?? order.size);
        ranks.set(task.id, rank);
        for (const to of edges[at] ?? [])
            needed[to] = Math.min(needed[to] ?? order.size, rank);
    }
    return ranks;
}
const reservedIds = { merge: 'ralph-merge-', agentsMd: 'ralph-agents-md-' };
const reservedIn = (id) => Object.values(reservedIds).find((reserved) => id.toLowerCase().startsWith(reserved));
const isReserved = (id) => reservedIn(id) !== undefined;
const isAgentsMd = (id) => id.startsWith(reservedIds.agentsMd);


/***/ }),

/***/ 71050:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lb: () => (/* binding */ lintFaults),
  KJ: () => (/* binding */ newErrors)
});

// UNUSED EXPORTS: rules

// EXTERNAL MODULE: ./build/core/ref/branch-name.js
var branch_name = __webpack_require__(89844);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var graph_milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan_plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/plan/graph/dependency-graph.js
var dependency_graph = __webpack_require__(99387);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var lint_fault = __webpack_require__(82660);
;// CONCATENATED MODULE: ./build/core/plan/lint/lint-dependencies.js





const selfDependency = (plan) => eachDependency(plan, (task, id) => {
    if (task.id !== id)
        return undefined;
    return {
        severity: 'error',
        code: 'PLAN_SELF_DEPENDENCY',
        message: `Task "${task.id}" depends on itself, so it can never start.`,
        remedy: 'Remove this entry.',
    };
});
const unknownDependency = (plan) => {
    const known = new Set(plan.tasks.map(({ id }) => id));
    const similar = (0,nearest/* similarIn */.bx)([...known].filter((id) => plan_plan/* taskIdPattern */.XH.test(id)));
    return eachDependency(plan, (task, id) => {
        if (known.has(id))
            return undefined;
        const near = similar(id);
        return {
            severity: 'error',
            code: 'PLAN_UNKNOWN_DEPENDENCY',
            message: `Task "${task.id}" depends on ${(0,lint_fault/* shown */.SP)(id)}, which is not in the plan.`,
            remedy: near === undefined ? 'Add that task, or remove this entry.' : `Did you mean "${near}"?`,
        };
    });
};
const repeatedDependency = ({ tasks }) => tasks.flatMap((task, index) => {
    const seen = new Set();
    return task.depends_on.flatMap((id, entry) => {
        if (!seen.has(id)) {
            seen.add(id);
            return [];
        }
        const message = `Task "${task.id}" lists the dependency ${(0,lint_fault/* shown */.SP)(id)} more than once.`;
        const at = ['tasks', index, 'depends_on', entry];
        return [{ severity: 'warning', code: 'PLAN_REPEATED_DEPENDENCY', at, message, remedy: 'Remove this entry.' }];
    });
});
const cycles = (plan) => (0,dependency_graph/* findCycles */.p4)((0,dependency_graph/* dependencyEdges */.OJ)(plan)).map((cycle) => {
    const ids = cycle.map((position) => plan.tasks[position]?.id ?? '');
    const [first = 0] = cycle;
    const second = plan.tasks[first]?.depends_on.indexOf(ids[1] ?? '') ?? 0;
    return {
        severity: 'error',
        code: 'PLAN_CYCLE',
        at: ['tasks', first, 'depends_on', second],
        among: ids,
        message: `These ${ids.length} tasks wait for each other: ${(0,one_line/* arrows */.d$)([...ids, ids[0] ?? ''])}.`,
        remedy: 'Remove one of these dependencies, or split a task so that they can be done one after the other.',
    };
});
const deadDependency = (plan) => {
    const status = new Map(plan.tasks.map((task) => [task.id, task.status]));
    return eachDependency(plan, (task, id) => {
        const over = status.get(id);
        if (task.id === id || !isOpen(task) || (over !== 'failed' && over !== 'skipped' && over !== 'given_up'))
            return undefined;
        return {
            severity: 'error',
            code: 'PLAN_DEAD_DEPENDENCY',
            message: `Task "${task.id}" depends on "${id}", which is ${over}, so it can never start.`,
            remedy: `Set "${id}" to pending, or remove this entry.`,
        };
    });
};
function isOpen(task) {
    return task.status === 'pending' || task.status === 'in_progress';
}
function eachDependency(plan, ask) {
    return plan.tasks.flatMap((task, index) => {
        const seen = new Set();
        return task.depends_on.flatMap((id, entry) => {
            if (seen.has(id))
                return [];
            seen.add(id);
            const fault = ask(task, id);
            return fault ? [{ ...fault, at: ['tasks', index, 'depends_on', entry] }] : [];
        });
    });
}

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
;// CONCATENATED MODULE: ./build/core/plan/lint/lint-fields.js






const engineNames = /^ralph(\/state(\/.*)?)?$/i;
const unsafeBranch = ({ branch }) => {
    if (branch === undefined)
        return [];
    const fault = (0,branch_name/* branchNameFault */.K)(branch) ?? (engineNames.test(branch) ? 'is where the engine keeps its state' : undefined);
    if (fault === undefined)
        return [];
    const message = `The branch name ${(0,lint_fault/* shown */.SP)(branch)} ${fault}.`;
    const remedy = 'Use a name such as feature/login, or leave the field out.';
    return [{ severity: 'error', code: 'PLAN_UNSAFE_BRANCH', at: ['branch'], message, remedy }];
};
const toolPattern = /^[A-Za-z][\w*-]*(\([^\0\r\n]+\))?$/;
const unsafeTool = ({ tasks }) => tasks.flatMap((task, index) => (task.allowed_tools ?? []).flatMap((tool, entry) => {
    if (toolPattern.test(tool))
        return [];
    return [
        {
            severity: 'error',
            code: 'PLAN_UNSAFE_TOOL',
            at: ['tasks', index, 'allowed_tools', entry],
            message: `Task "${task.id}" allows ${(0,lint_fault/* shown */.SP)(tool)}, which is not the name of a tool.`,
            remedy: 'Write a name such as Edit, or one with a pattern in brackets such as Bash(npm test).',
        },
    ];
}));
const skillPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const unsafeSkill = ({ tasks }) => tasks.flatMap((task, index) => task.skills.flatMap((skill, entry) => {
    if (skillPattern.test(skill) && !skill.includes('..'))
        return [];
    return [
        {
            severity: 'error',
            code: 'PLAN_UNSAFE_SKILL',
            at: ['tasks', index, 'skills', entry],
            message: `Task "${task.id}" names the skill ${(0,lint_fault/* shown */.SP)(skill)}, which is not a plain file name.`,
            remedy: 'Use letters, digits, ".", "_" and "-", without a folder and without ".md".',
        },
    ];
}));
const reservedIds = ({ tasks }) => tasks.flatMap(({ id }, index) => {
    const reserved = (0,graph_milestones/* reservedIn */.Ug)(id);
    return reserved === undefined
        ? []
        : {
            severity: 'error',
            code: 'PLAN_RESERVED_ID',
            at: ['tasks', index, 'id'],
            message: `The id "${id}" begins with "${reserved}", as the engine's own tasks do.`,
            remedy: 'Use another id.',
        };
});
const duplicateIds = ({ tasks }) => {
    const seen = new Set();
    const faults = [];
    for (const [index, { id }] of tasks.entries()) {
        if (seen.has(id)) {
            faults.push({
                severity: 'error',
                code: 'PLAN_DUPLICATE_ID',
                at: ['tasks', index, 'id'],
                message: `The id "${id}" is used by more than one task.`,
                remedy: 'Give this task an id of its own.',
            });
        }
        seen.add(id);
    }
    return faults;
};
const caseTwins = ({ tasks }) => {
    const spelling = new Map();
    const faults = [];
    for (const [index, { id }] of tasks.entries()) {
        const first = spelling.get(id.toLowerCase());
        if (first === undefined)
            spelling.set(id.toLowerCase(), id);
        else if (first !== id) {
            faults.push({
                severity: 'error',
                code: 'PLAN_CASE_TWIN',
                at: ['tasks', index, 'id'],
                message: `The ids "${first}" and "${id}" differ only in case.`,
                remedy: 'Rename one of them.',
            });
        }
    }
    return faults;
};
const remedy = 'Write it from the top of the repository, with "/" between names and without "..": packages/web';
const unsafePath = ({ tasks }) => tasks.flatMap(({ id, paths, working_directory }, index) => {
    const given = [
        ...(working_directory === undefined ? [] : [{ field: 'working_directory', value: working_directory, entry: [] }]),
        ...paths.map((value, entry) => ({ field: 'paths', value, entry: [entry] })),
    ];
    return given.flatMap(({ field, value, entry }) => {
        const why = fault(field, value);
        if (why === undefined)
            return [];
        const message = `Task "${id}" has ${(0,lint_fault/* shown */.SP)(value)} in ${field}, which ${why}.`;
        return [{ severity: 'error', code: 'PLAN_UNSAFE_PATH', at: ['tasks', index, field, ...entry], message, remedy }];
    });
});
function fault(field, value) {
    if (value.trim() === '')
        return 'is empty';
    if (field === 'paths' && value.startsWith('!'))
        return 'excludes paths; only what may be changed can be named';
    return (0,paths/* insidePath */.y)(value) === undefined ? 'is not a path inside the repository' : undefined;
}
const missingDescription = ({ tasks }) => tasks.flatMap((task, index) => {
    if (!isOpen(task) || task.description.trim() !== '')
        return [];
    const message = `Task "${task.id}" has no description; the agent sees only its title.`;
    const remedy = 'Describe what is to be built.';
    return [{ severity: 'warning', code: 'PLAN_NO_DESCRIPTION', at: ['tasks', index], message, remedy }];
});
const missingCriteria = ({ tasks }) => tasks.flatMap((task, index) => {
    if (!isOpen(task) || task.acceptance_criteria.some((criterion) => criterion.trim() !== ''))
        return [];
    const message = `Task "${task.id}" has no acceptance criteria; only the checks decide whether it is done.`;
    const remedy = 'Say how one can see that it is done.';
    return [{ severity: 'warning', code: 'PLAN_NO_CRITERIA', at: ['tasks', index], message, remedy }];
});
const mostText = 32_000;
const taskSize = ({ tasks }) => tasks.flatMap((task, index) => {
    const length = task.acceptance_criteria.reduce((sum, text) => sum + text.length, task.description.length);
    if (!isOpen(task) || length <= mostText)
        return [];
    const message = `Task "${task.id}" has ${(0,amounts/* thousands */.oh)(length)} characters; a prompt holds ${(0,amounts/* thousands */.oh)(mostText)} unless context-budget is raised, and the rest is cut.`;
    const remedy = 'Split the task, or put its text into a file of the repository and name that.';
    return [{ severity: 'warning', code: 'PLAN_TASK_TOO_LARGE', at: ['tasks', index], message, remedy }];
});

;// CONCATENATED MODULE: ./build/core/plan/lint/lint.js





const unsafeMilestone = ({ name, branch, tasks }) => tasks.flatMap(({ id, milestone }, index) => {
    const ends = `${branch ?? `ralph/work/${name ?? 'plan'}`}.${milestone}`;
    const fault = milestone === undefined ? undefined : (0,branch_name/* branchNameFault */.K)(ends);
    if (fault === undefined)
        return [];
    const message = `The milestone of task "${id}" makes the branch ${ends}, which ${fault}.`;
    const at = ['tasks', index, 'milestone'];
    return [
        { severity: 'error', code: 'PLAN_UNSAFE_MILESTONE', at, message, remedy: 'Use a name such as API or v1.2.' },
    ];
});
const milestoneOrder = (plan) => {
    const milestones = (0,graph_milestones/* milestonesOf */.pt)(plan);
    if (!milestones)
        return [];
    const tasks = new Map(plan.tasks.map((task) => [task.id, task]));
    return plan.tasks.flatMap((task, index) => task.depends_on.flatMap((id, entry) => {
        const other = tasks.get(id);
        if (!other || other.status === 'done' || milestones.rank(other) <= milestones.rank(task))
            return [];
        const [here, later] = [milestones.of(task.id), milestones.of(id)];
        return [
            {
                severity: 'error',
                code: 'PLAN_MILESTONE_ORDER',
                at: ['tasks', index, 'depends_on', entry],
                message: `Task "${task.id}" is needed for milestone "${here}" and depends on "${id}" of the later milestone "${later}".`,
                remedy: `Give both the same milestone, or put a task of "${later}" above those of "${here}": the first task of each decides their order.`,
            },
        ];
    }));
};
const milestoneTwins = (plan) => {
    const milestones = (0,graph_milestones/* milestonesOf */.pt)(plan);
    if (!milestones)
        return [];
    return (0,nearest/* nearTwins */.Yc)(milestones.names).map(({ name, like }) => {
        const index = plan.tasks.findIndex(({ milestone }) => milestone === name);
        const same = name.toLowerCase() === like.toLowerCase();
        return {
            severity: same ? 'error' : 'warning',
            code: 'PLAN_MILESTONE_TWIN',
            at: ['tasks', index, 'milestone'],
            message: same
                ? `The milestones "${like}" and "${name}" differ only in case.`
                : `The milestones "${like}" and "${name}" are nearly the same.`,
            remedy: `Did you mean "${like}"?`,
        };
    });
};
const rules = [
    unsafeBranch,
    duplicateIds,
    caseTwins,
    reservedIds,
    selfDependency,
    unknownDependency,
    repeatedDependency,
    cycles,
    deadDependency,
    unsafeMilestone,
    milestoneOrder,
    milestoneTwins,
    unsafeSkill,
    unsafeTool,
    unsafePath,
    missingDescription,
    missingCriteria,
    taskSize,
];
function lintFaults(plan) {
    return rules.flatMap((rule) => rule(plan));
}
function newErrors(before, after) {
    const errors = errorsOf(after);
    if (errors.length === 0)
        return [];
    const old = new Set(errorsOf(before).map((fault) => factOf(before, fault)));
    return errors.filter((fault) => !old.has(factOf(after, fault)));
}
const errorsOf = (plan) => lintFaults(plan).filter(({ severity }) => severity === 'error');
function factOf(plan, { code, at, among }) {
    const named = [];
    let value = plan;
    for (const key of at) {
        value = value?.[key];
        named.push(typeof key === 'string' ? key : isTask(value) ? value.id : value);
    }
    return JSON.stringify([code, named, typeof value === 'object' ? null : value, among]);
}
const isTask = (value) => typeof value === 'object' && value !== null && 'id' in value;


/***/ }),

/***/ 91936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ skillPath),
/* harmony export */   b: () => (/* binding */ templatePaths)
/* harmony export */ });
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);

const templatePaths = {
    'first-iteration': ['.ralph/templates/first-iteration.md', '.ralph/first-iteration.md'],
    'handoff-extraction': ['.ralph/templates/handoff-extraction.md', '.ralph/templates/handoff-extraction-prompt.md'],
    'output-instructions': ['.ralph/templates/output-instructions.md', '.ralph/templates/coding-prompt-footer.md'],
    'knowledge-index': ['.ralph/templates/knowledge-index.md', '.ralph/templates/knowledge-index-prompt.md'],
    'context-prep': ['.ralph/templates/context-prep.md', '.ralph/templates/context-prep-prompt.md'],
    'context-post': ['.ralph/templates/context-post.md', '.ralph/templates/context-post-prompt.md'],
    'plan-review': ['.ralph/templates/plan-review.md'],
    'consensus-challenge': ['.ralph/templates/consensus-challenge.md'],
    'consensus-counter': ['.ralph/templates/consensus-counter.md'],
    'consensus-synthesis': ['.ralph/templates/consensus-synthesis.md'],
    verify: ['.ralph/templates/verify.md'],
    'plan-create': ['.ralph/templates/plan-create.md'],
    'init-ai': ['.ralph/templates/init-ai.md'],
    review: ['.ralph/templates/review.md', '.ralph/templates/review-agent-prompt.md'],
};
function skillPath(name) {
    if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name))
        return `.ralph/skills/${name}.md`;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'SKILL_NAME',
        message: `"${name}" cannot be the name of a skill.`,
        hint: 'Use letters, digits, ".", "_" and "-" only: the skill "api-style" is the file .ralph/skills/api-style.md.',
    });
}


/***/ }),

/***/ 34586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ freeFolder),
/* harmony export */   Q4: () => (/* binding */ whereItLies),
/* harmony export */   gE: () => (/* binding */ moveDue)
/* harmony export */ });
/* harmony import */ var _ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7630);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21033);


function moveDue(paths, request) {
    const due = movesDue(paths, request);
    return due && { ...due, kept: foldersEmptied(paths, due.moves, request) };
}
function foldersEmptied(paths, moves, { folder }) {
    const gone = new Set(moves.map(({ from }) => from));
    const left = [...paths.filter((path) => !gone.has(path)), ...moves.map(({ to }) => to)];
    const isEmptied = (below) => [...gone].some((path) => path.startsWith(below)) && !left.some((path) => path.startsWith(below));
    return ['pending', 'current']
        .map((place) => `${folder}/${place}/`)
        .filter(isEmptied)
        .map((below) => `${below}.gitkeep`);
}
function movesDue(paths, request) {
    const { folder, path, done, day } = request;
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
    const file = whereItLies(paths, request);
    if (own === undefined || file === undefined)
        return undefined;
    const taken = new Set(paths);
    if (done) {
        if (file.place === 'complete')
            return undefined;
        const home = freeFolder(`${folder}/complete/${day}-${own.name}`, paths);
        const beside = [...(0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .companionsOf */ .Lo)(file, paths)];
        const to = `${home}/plan${file.extension}`;
        const hasProgress = beside.some(([rest]) => rest.startsWith('progress.'));
        return {
            place: 'complete',
            moves: [{ from: file.path, to }, ...beside.map(([rest, from]) => ({ from, to: `${home}/${rest}` }))],
            file: to,
            progress: hasProgress ? null : `${home}/progress.md`,
        };
    }
    if (file.place === 'current')
        return undefined;
    const to = `${folder}/current/${own.stem}${own.extension}`;
    const beside = file.place === 'complete' ? archivedWith(file.path, own.stem, { folder, paths }) : besideAt(file, paths, folder);
    const free = [{ from: file.path, to }, ...beside].filter((move) => !taken.has(move.to));
    return free.length === 0 ? undefined : { place: 'current', moves: free, file: to, progress: null };
}
function whereItLies(paths, { folder, path }) {
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
    if (own === undefined)
        return undefined;
    const files = paths.flatMap((one) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(one, folder) ?? []);
    const same = files.filter(({ name, extension }) => name === own.name && extension === own.extension);
    return same.find(({ place }) => place === 'current') ?? same.find(({ place }) => place === 'pending') ?? same.at(-1);
}
function freeFolder(home, paths) {
    for (let n = 1;; n++) {
        const one = n === 1 ? home : `${home}-${n}`;
        if (!paths.some((path) => path.startsWith(`${one}/`)))
            return one;
    }
}
const besideAt = (file, paths, folder) => [...(0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .companionsOf */ .Lo)(file, paths)].map(([rest, from]) => ({ from, to: `${folder}/current/${file.stem}.${rest}` }));
function archivedWith(path, stem, { folder, paths }) {
    const home = path.slice(0, path.lastIndexOf('/') + 1);
    return paths
        .filter((one) => one.startsWith(home) && one !== path)
        .map((from) => ({ from, to: `${folder}/current/${stem}.${from.slice(home.length)}` }));
}


/***/ }),

/***/ 21033:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ companionsOf),
/* harmony export */   Lt: () => (/* binding */ nameForAdded),
/* harmony export */   T2: () => (/* binding */ nextPlan),
/* harmony export */   nv: () => (/* binding */ queueOf),
/* harmony export */   te: () => (/* binding */ previousOf)
/* harmony export */ });
/* unused harmony export standingOfRun */
/* harmony import */ var _ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7630);
/* harmony import */ var _run_lease_due_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94907);


function queueOf(files, { folder, runs }) {
    const found = files.flatMap(({ path, planName }) => {
        const file = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
        return file === undefined ? [] : [{ ...file, name: planName ?? file.name }];
    });
    const archived = found.filter(({ place }) => place === 'complete').sort(_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .byTurn */ .hN);
    const rows = found
        .filter(({ place }) => place !== 'complete')
        .sort((a, b) => (a.place === b.place ? (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .byTurn */ .hN)(a, b) : a.place === 'current' ? -1 : 1))
        .map((file) => ({ ...file, ...standingOf(file, runs.get(file.name)) }));
    return { folder, rows, archived, findings: findingsIn(rows, archived) };
}
function standingOf(_, state) {
    return state === undefined ? { standing: 'waiting', state: null } : { standing: standingOfRun(state), state };
}
function standingOfRun({ lease, stop, paused, awaiting, }) {
    if (lease)
        return 'at_work';
    if (paused || awaiting)
        return 'person';
    if (stop?.kind === 'complete')
        return 'complete';
    if ((0,_run_lease_due_js__WEBPACK_IMPORTED_MODULE_1__/* .continuesUnattended */ .Xo)(stop))
        return 'open';
    if (stop?.kind === 'failed')
        return passes(stop.code) ? 'open' : 'failed';
    return stop?.kind === 'paused' || stop?.kind === 'cancelled' || stop?.kind === 'human_review' ? 'person' : 'failed';
}
const passes = (code) => /^(?:REMOTE|GITHUB)_/.test(code);
function findingsIn(rows, archived) {
    const seen = new Map();
    return rows.flatMap(({ path, name, state }) => {
        const first = seen.get(name.toLowerCase());
        seen.set(name.toLowerCase(), path);
        if (first !== undefined)
            return [
                `${path}: the plan is called ${name}, as ${first} is; rename one of the files (its number does not count)`,
            ];
        const before = archived.find((one) => one.name === name);
        if (before === undefined || state?.stop?.kind !== 'complete')
            return [];
        return [
            `${path}: a plan called ${name} is complete (${before.path}), so this one would never begin; rename the file, or remove that run with \`ralph delete ${name}\``,
        ];
    });
}
function nextPlan({ rows }, { passesFailed }) {
    const first = (...standings) => rows.find(({ standing }) => standings.includes(standing));
    const busy = first('at_work');
    if (busy)
        return { kind: 'busy', row: busy };
    const open = first('open');
    if (open)
        return { kind: 'continue', row: open };
    const held = passesFailed ? first('person') : first('person', 'failed');
    if (held)
        return { kind: 'held', row: held };
    const row = first('waiting');
    return row ? { kind: 'begin', row, previous: previousOf(rows) } : { kind: 'empty' };
}
function previousOf(rows) {
    const complete = rows.filter(({ standing }) => standing === 'complete');
    return complete.sort((a, b) => Date.parse(b.state?.started ?? '') - Date.parse(a.state?.started ?? '')).at(0);
}
const companionsOf = (file, paths) => new Map(paths.flatMap((path) => {
    const rest = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .companionOf */ ._M)(file, path);
    return rest === undefined ? [] : [[rest, path]];
}));
function nameForAdded(file, queue, now) {
    const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(`${queue.folder}/pending/${base}`, queue.folder);
    if (own && own.number !== null)
        return base;
    const last = Math.max(0, ...queue.rows.map(({ number }) => number ?? 0));
    const stamp = new Date(now).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
    const number = last >= 10_000_000 ? stamp : String((Math.floor(last / 10) + 1) * 10).padStart(3, '0');
    return `${number}-${base}`;
}


/***/ }),

/***/ 89844:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ branchNameFault)
/* harmony export */ });
const rules = [
    { refuses: /^$/, fault: 'is empty' },
    { refuses: /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u, fault: 'holds a space, a control character or an invisible one' },
    { refuses: /[~^:?*[\\]/, fault: 'holds one of ~ ^ : ? * [ \\' },
    { refuses: /\.\./, fault: 'holds ".."' },
    { refuses: /@\{/, fault: 'holds "@{"' },
    { refuses: /^@$/, fault: 'is "@"' },
    { refuses: /^\/|\/$|\/\//, fault: 'begins or ends with "/", or holds "//"' },
    { refuses: /(^|\/)\./, fault: 'has a part that begins with "."' },
    { refuses: /\.$/, fault: 'ends with "."' },
    { refuses: /\.lock(\/|$)/i, fault: 'has a part that ends in ".lock"' },
    { refuses: /^-/, fault: 'begins with "-"' },
    { refuses: /^([A-Z]+_)?HEAD$/i, fault: 'is a name that git uses itself' },
    { refuses: /[$();'"`|&<>]/, fault: 'holds one of $ ( ) ; \' " ` | & < >' },
    { refuses: /^refs\//i, fault: 'begins with "refs/"; write the branch alone, such as feature/x' },
    { refuses: /^([0-9a-f]{40}|[0-9a-f]{64})$/i, fault: 'looks like a commit id' },
    { refuses: /^.{201,}$/su, fault: 'is longer than 200 characters' },
];
function branchNameFault(name) {
    return rules.find(({ refuses }) => refuses.test(name))?.fault;
}


/***/ }),

/***/ 94907:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xo: () => (/* binding */ continuesUnattended)
/* harmony export */ });
/* unused harmony exports due, longestChain, startsNextJob */

function due(request) {
    const { state, orders, now, life = 'unknown' } = request;
    const { lease } = state;
    const handed = state.handed !== null;
    const verdict = leaseVerdict(lease, life, { now, handed });
    if (lease && verdict.kind === 'held') {
        const ends = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs);
        return { due: false, why: verdict.why, at: handed && life === 'alive' ? null : ends };
    }
    if (orders > 0)
        return { due: true, why: orders === 1 ? 'an order waits' : `${orders} orders wait` };
    if (verdict.kind === 'over')
        return { due: true, why: `its last job was lost: ${verdict.why}` };
    return atRest(state, now);
}
function atRest({ stop, paused, awaiting, waiting, ended_in_order }, now) {
    if (paused)
        return resting(`${paused.by} paused it`);
    if (awaiting)
        return resting(`a commit of ${awaiting.task} waits for approval`);
    if (waiting && Date.parse(waiting.until) > now) {
        return { due: false, why: `it is waiting until ${waiting.until}`, at: Date.parse(waiting.until) };
    }
    if (stop === null && ended_in_order)
        return { due: true, why: 'an order has changed it since its last job' };
    if (stop === null)
        return { due: true, why: 'its last job ended with work left' };
    if (continuesUnattended(stop))
        return { due: true, why: `its last job ended with ${stop.kind}` };
    if (stop.kind === 'failed' && /^(?:REMOTE|GITHUB)_/.test(stop.code)) {
        return { due: true, why: `its last job could not reach what it needs (${stop.code})` };
    }
    return resting(stop.kind === 'complete' ? 'it is complete' : `a person is needed: it ended with ${stop.kind}`);
}
const resting = (why) => ({ due: false, why, at: null });
function continuesUnattended(stop) {
    if (stop === null)
        return true;
    if (stop.kind === 'iteration_limit')
        return stop.scope === 'job';
    return stop.kind === 'time_budget' || stop.kind === 'waiting' || stop.kind === 'busy';
}
const longestChain = 100;
function startsNextJob(reason, job) {
    if (job.attempts === 0)
        return false;
    return reason.kind === 'time_budget' || (reason.kind === 'iteration_limit' && reason.scope === 'job');
}


/***/ }),

/***/ 62488:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ flagWords),
/* harmony export */   ay: () => (/* binding */ commandLine),
/* harmony export */   hY: () => (/* binding */ breakCommand),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10038);

const commandLine = (...words) => words.map(shellWord).join(' ');
function shellWord(text) {
    if (/^[\w./:@%+=,-]+$/.test(text))
        return text;
    if (text === '\u2026')
        return '"\u2026"';
    const spelled = [...text]
        .map(spell)
        .join('')
        .replaceAll('##[', `##${bytes('[')}`);
    const plain = [...text].map((char) => (char === '\\' ? '\\\\' : char)).join('');
    return spelled === plain ? quoted(text) : `"$(printf %b ${quoted(spelled)})"`;
}
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const short = { '\\': '\\\\', '\n': '\\n', '\t': '\\t' };
const spell = (char) => short[char] ?? ((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(char) === char ? char : bytes(char));
const bytes = (char) => [...new TextEncoder().encode(char)].map((byte) => `\\0${byte.toString(8).padStart(3, '0')}`).join('');
const flagWords = (name, value) => value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value];
const word = /(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])+/g;
function breakCommand(line, columns) {
    if (line.length <= columns || line.includes('"$('))
        return [line];
    const [first = '', ...words] = line.match(word) ?? [];
    const lines = [first];
    for (const next of words) {
        const longer = `${lines.at(-1)} ${next}`;
        if (longer.length + 2 <= columns)
            lines[lines.length - 1] = longer;
        else
            lines.push(`  ${next}`);
    }
    return lines.map((one, at) => (at < lines.length - 1 ? `${one} \\` : one));
}


/***/ }),

/***/ 1748:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   UH: () => (/* binding */ fenceAfter),
/* harmony export */   _e: () => (/* binding */ closeFence),
/* harmony export */   hb: () => (/* binding */ indentHeading),
/* harmony export */   zU: () => (/* binding */ shortenMarkdown)
/* harmony export */ });
/* unused harmony export openFence */
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);

const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/;
function fenceAfter(line, open) {
    const [, run = '', info = ''] = fenceLine.exec(line) ?? [];
    if (run === '')
        return open;
    if (open === undefined)
        return run.startsWith('`') && info.includes('`') ? undefined : run;
    const closes = run.startsWith(open) && info.trim() === '';
    return closes ? undefined : open;
}
function openFence(text) {
    let open;
    for (const line of text.split('\n'))
        open = fenceAfter(line, open);
    return open;
}
function closeFence(text) {
    const open = openFence(text);
    return open === undefined ? text : `${text}\n${open}`;
}
function fenced(text) {
    const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(Math.max(3, longest + 1));
    return `${fence}\n${text.split('\n').map(indentHeading).join('\n')}\n${fence}`;
}
function indentHeading(line) {
    return /^##(?=\s|$)/.test(line) ? ` ${line}` : line;
}
function shortenMarkdown(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const longestFence = Math.max(0, ...Array.from(text.matchAll(/`{3,}|~{3,}/g), ([run]) => run.length));
    const mendings = longestFence === 0 ? 0 : 3 * (longestFence + 1);
    const cut = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(text, maxChars - mendings);
    if (cut === undefined)
        return '';
    const reopened = openFence(text.slice(0, cut.tailFrom));
    const parts = [closeFence(cut.head), cut.marker, reopened, cut.tail];
    return closeFence(parts.filter((part) => part !== undefined && part !== '').join('\n'));
}


/***/ }),

/***/ 13218:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _d: () => (/* binding */ mostAtOnce),
  f$: () => (/* binding */ shownText)
});

// UNUSED EXPORTS: plainComment, wholeBlocks

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 45 modules
var lib = __webpack_require__(46855);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 12 modules
var mdast_util_gfm_lib = __webpack_require__(19952);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(52297);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
;// CONCATENATED MODULE: ./build/core/text/markdown/html-elements.js
const hiding = new Set('details template script style title noscript svg math rp textarea iframe noembed noframes xmp object datalist dialog head'.split(' '));
const hidingAttributes = new Set(['hidden', 'style', 'class', 'aria-hidden']);
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const walls = new Set(['table', 'td', 'th', 'caption', 'template', 'svg', 'math', 'object', 'html']);
const notTag = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<!', '>'],
];
const tagName = /<(\/?)([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?!["'])[^\s>]*))?/y;
const tagEnd = /[\s/]*>/y;
function openElements() {
    let stack = [];
    const open = (name) => {
        if (stack.length > 0 && !empty.has(name))
            stack.push(name);
    };
    const close = (name) => {
        const at = stack.lastIndexOf(name);
        if (at !== -1 && !stack.slice(at + 1).some((inner) => walls.has(inner)))
            stack = stack.slice(0, at);
    };
    const pass = (html, from) => {
        const [opening, end] = notTag.find(([text]) => html.startsWith(text, from)) ?? [];
        if (opening !== undefined && end !== undefined) {
            const found = html.indexOf(end, from + (opening === '<!--' ? 2 : opening.length));
            return found === -1 ? undefined : found + end.length;
        }
        const [whole, slash, name = ''] = matchAt(tagName, html, from) ?? [];
        if (whole === undefined)
            return from + 1;
        const tag = readAttributes(html, from + whole.length);
        if (!tag)
            return undefined;
        const lower = name.toLowerCase();
        if (slash !== '')
            close(lower);
        else if (stack.length > 0)
            open(lower);
        else if (!empty.has(lower) && isHiding(lower, tag.names))
            stack = [lower];
        return tag.end;
    };
    return {
        isShown: () => stack.length === 0,
        open,
        close,
        shownIn(html) {
            const shown = [];
            let at = 0;
            while (at < html.length) {
                const next = html.indexOf('<', at);
                const to = next === -1 ? html.length : next;
                if (to > at && stack.length === 0)
                    shown.push({ from: at, to });
                if (next === -1)
                    break;
                const after = pass(html, next);
                if (after === undefined)
                    stack = ['html'];
                if (after === next + 1 && stack.length === 0)
                    shown.push({ from: next, to: after });
                at = after ?? html.length;
            }
            return shown;
        },
    };
}
const isHiding = (name, attributes) => (hiding.has(name) && !(name === 'details' && attributes.includes('open'))) ||
    attributes.some((one) => hidingAttributes.has(one));
function readAttributes(html, from) {
    const names = [];
    for (let at = from;;) {
        const [end] = matchAt(tagEnd, html, at) ?? [];
        if (end !== undefined)
            return { names, end: at + end.length };
        const [whole = '', name = ''] = matchAt(attribute, html, at) ?? [];
        if (whole === '')
            return undefined;
        names.push(name.toLowerCase());
        at += whole.length;
    }
}
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text);
}

;// CONCATENATED MODULE: ./build/core/text/markdown/plain-comment.js





function plainComment(text) {
    return shownText(text)
        .replace(/[ \t]+/g, ' ')
        .trim();
}
const mostAtOnce = 8000;
const mostImages = 200;
function shownText(text) {
    const read = wholeBlocks(text, mostAtOnce);
    const shown = (read.match(/!\[/g)?.length ?? 0) > mostImages ? noneOf(read) : parsed(read);
    return shown + noneOf(text.slice(read.length));
}
function parsed(text) {
    try {
        const source = (0,visible/* visible */.R)(text).normalize('NFC').replace(tooDeep, '$1');
        const cuts = [];
        const tree = (0,lib/* fromMarkdown */.Y)(source, { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions: [(0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)()] });
        cutHidden(tree, { source, cuts, open: openElements(), notes: notesIn(tree) });
        return (0,visible/* visible */.R)(withCuts(source, cuts));
    }
    catch (error) {
        if (error instanceof RangeError)
            return noneOf(text);
        throw error;
    }
}
const noneOf = (text) => text.replace(/[^\n]+/g, '');
function wholeBlocks(text, most) {
    if (text.length <= most)
        return text;
    return text.slice(0, Math.max(0, ...Array.from(text.slice(0, most).matchAll(/\n[ \t]*\r?\n/g), ({ index }) => index)));
}
const tooDeep = /^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20})(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;
const drawn = new Set(['math', 'mermaid', 'geojson', 'topojson', 'stl']);
const hidesInFormula = /\\[a-z]|%/i;
const formula = /\$\$[^$]+\$\$|\$(?![\s$])[^$]*?\\[a-z][^$]*\$|\$(?![\s$])[^$]*%[^$]*(?<!\s)\$(?!\w)/gi;
function cutHidden(node, reading) {
    const { source, open } = reading;
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const cut = (put, start = from, end = to) => {
        reading.cuts.push({ from: start, to: end, put });
    };
    if (node.type === 'html') {
        cutMarkup(source.slice(from, to), from, reading);
        return;
    }
    if (!open.isShown() && !('children' in node)) {
        cut('');
        return;
    }
    switch (node.type) {
        case 'text':
            for (const { index, 0: written } of source.slice(from, to).matchAll(entity)) {
                cut(decoded(written), from + index, from + index + written.length);
            }
            return;
        case 'definition':
            cut('');
            return;
        case 'image':
        case 'imageReference':
            cut('(image)');
            return;
        case 'footnoteReference':
            cut('[note]');
            return;
        case 'inlineCode':
            if (source[from - 1] === '$' && source[to] === '$' && hidesInFormula.test(node.value))
                cut('(formula)');
            return;
        case 'code': {
            if (drawn.has((node.lang ?? '').toLowerCase())) {
                cut(node.lang === 'math' ? '(formula)' : '(diagram)');
                return;
            }
            const [fence = '', run = ''] = /^(`{3,}|~{3,})[^\n]*/.exec(source.slice(from, to)) ?? [];
            cut(run, from, from + fence.length);
            return;
        }
        case 'footnoteDefinition':
            if (!reading.notes.has(node.identifier)) {
                cut('');
                return;
            }
            cut('note: ', from, node.children[0]?.position?.start.offset ?? to);
            break;
        case 'link':
        case 'linkReference':
            cutLink(node, reading);
            break;
        case 'paragraph':
        case 'heading':
        case 'tableCell':
            for (const { index, 0: found } of withoutCode(node, source).matchAll(formula)) {
                if (hidesInFormula.test(found))
                    cut('(formula)', from + index, from + index + found.length);
            }
    }
    if (!('children' in node))
        return;
    if (node.type === 'table')
        open.open('table');
    const columns = node.type === 'table' ? (node.align?.length ?? 0) : 0;
    for (const child of node.children) {
        const beyond = child.type === 'tableRow' && columns > 0 ? child.children[columns]?.position?.start.offset : undefined;
        if (beyond !== undefined)
            cut('', beyond, child.position?.end.offset);
        cutHidden(child, reading);
    }
    if (node.type === 'table')
        open.close('table');
}
function cutMarkup(html, at, { cuts, open }) {
    let done = 0;
    for (const { from, to } of [...open.shownIn(html), { from: html.length, to: html.length }]) {
        if (from > done)
            cuts.push({ from: at + done, to: at + from, put: '' });
        done = to;
    }
}
function cutLink(node, { source, cuts, open }) {
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const [first, last] = [node.children[0], node.children.at(-1)];
    if (source[from] !== '[') {
        if (source[from] === '<')
            cuts.push({ from, to: from + 1, put: '' }, { from: to - 1, to, put: '' });
        return;
    }
    const address = node.type === 'link' && /^\S+$/.test(node.url) && open.isShown() ? ` (${node.url})` : '';
    if (!first || !last) {
        cuts.push({ from, to, put: address.trim() });
        return;
    }
    cuts.push({ from, to: first.position?.start.offset ?? from, put: '' });
    cuts.push({ from: last.position?.end.offset ?? to, to, put: address });
}
const entity = /(?<!(?:^|[^\\])(?:\\\\)*\\)&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,40});/gi;
function decoded(written) {
    const [paragraph] = (0,lib/* fromMarkdown */.Y)(written).children;
    const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    return text?.type === 'text' ? text.value.replace(/\s/g, ' ') : ' ';
}
function withoutCode(block, source) {
    const from = block.position?.start.offset ?? 0;
    let text = source.slice(from, block.position?.end.offset);
    for (const code of block.children.filter(({ type }) => type === 'inlineCode')) {
        const [start, end] = [(code.position?.start.offset ?? 0) - from, (code.position?.end.offset ?? 0) - from];
        text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    }
    return text;
}
function notesIn(tree) {
    const found = new Set();
    const visit = (node) => {
        if (node.type === 'footnoteReference')
            found.add(node.identifier);
        if ('children' in node)
            for (const child of node.children)
                visit(child);
    };
    visit(tree);
    return found;
}
function withCuts(source, cuts) {
    let [shown, done] = ['', 0];
    for (const { from, to, put } of [...cuts].sort((a, b) => a.from - b.from || b.to - a.to)) {
        const start = Math.max(from, done);
        if (start > from && to <= done)
            continue;
        const lines = source.slice(start, to).split('\n').length - 1;
        shown += source.slice(done, start) + (start === from ? put : '') + '\n'.repeat(lines);
        done = Math.max(done, to);
    }
    return shown + source.slice(done);
}


/***/ }),

/***/ 3482:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ shortOid),
/* harmony export */   Jk: () => (/* binding */ orderAndRun),
/* harmony export */   SN: () => (/* binding */ ordersAndRun),
/* harmony export */   ZX: () => (/* binding */ lineSpan),
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   "in": () => (/* binding */ commandSpan),
/* harmony export */   lC: () => (/* binding */ ralphCommand),
/* harmony export */   lJ: () => (/* binding */ operatorLine),
/* harmony export */   mR: () => (/* binding */ operatorCommand),
/* harmony export */   pW: () => (/* binding */ orderLine)
/* harmony export */ });
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);


const operatorCommand = (context, verb, ...args) => lineSpan(operatorLine(context, verb, ...args));
function operatorLine(context, verb, ...args) {
    if (context.surface === 'issue')
        return (0,_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(orderLine(verb === 'run' ? 'start' : verb, ...args), 500);
    if (context.surface === 'workflow' && verb === 'run')
        return context.start ?? 'gh workflow run';
    return ralphCommand(context, verb, ...args);
}
const orderAndRun = (context, verb, ...args) => ordersAndRun(context, [[verb, ...args]]);
function ordersAndRun(context, orders) {
    const { cd, ...there } = context;
    const after = context.surface === 'issue' ? [] : [operatorLine(there, 'run')];
    const lines = [...orders.map(([verb, ...args]) => operatorLine(there, verb, ...args)), ...after];
    return inFolder(cd, lines.join(' && '));
}
function ralphCommand({ planFile, reachedBy = [], again, cd }, verb, ...args) {
    const others = verb === 'run' ? [...(again ?? [])].filter(([name]) => !args.includes(`--${name}`)) : [];
    const words = ['ralph', verb, ...(0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .flagWords */ .GK)('plan', planFile), ...reachedBy, ...others.flatMap(([, flag]) => flag)];
    const line = (0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)(...words, ...args);
    return inFolder(cd, line);
}
const inFolder = (cd, line) => cd === undefined ? line : `${(0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)('cd', cd)} && ${line}`;
const orderLine = (verb, ...args) => ['/ralph', verb, ...args.map((arg) => (arg === '\u2026' ? '"\u2026"' : arg))].join(' ');
const commandSpan = (...words) => lineSpan((0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)(...words));
const code = (content) => lineSpan((0,_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(content, 500));
function lineSpan(text) {
    const ticks = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(ticks + 1);
    return ticks === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}
const shortOid = (oid) => oid.slice(0, 7);


/***/ }),

/***/ 51882:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ withEdits)
/* harmony export */ });
function withEdits(text, edits) {
    const parts = [];
    let from = 0;
    for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
        parts.push(text.slice(from, edit.offset), edit.text);
        from = edit.offset + edit.length;
    }
    return parts.join('') + text.slice(from);
}


/***/ }),

/***/ 5369:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ onDisk),
  m: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapter/disk/files-below.js


const passedOver = new Set(['node_modules', '.git', 'vendor', 'dist']);
async function filesBelow(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch((error) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
            return undefined;
        throw error;
    });
    if (entries === undefined)
        return undefined;
    const found = [];
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory() && !passedOver.has(entry.name))
            found.push(...((await filesBelow(path)) ?? []));
        else if (entry.isFile() || entry.isSymbolicLink())
            found.push({ path, link: entry.isSymbolicLink() });
    }
    return found;
}

// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/store/committed-files.js
var committed_files = __webpack_require__(5393);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store = __webpack_require__(65977);
// EXTERNAL MODULE: ./build/adapter/git/store/user-repository.js
var user_repository = __webpack_require__(1315);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
;// CONCATENATED MODULE: ./build/entry/project/checkout.js



async function openCheckout(checkout, env) {
    const { workspace, commit, branch, committer, holdsFiles } = checkout;
    const repository = await (0,user_repository/* openRepository */.h_)({ cwd: workspace, env }).catch((error) => {
        throw error instanceof error_error/* RalphError */.A && error.code === 'NOT_A_REPOSITORY' ? notCheckedOut(workspace) : error;
    });
    const asked = { args: ['cat-file', '-e', `${commit}^{commit}`], allow: [1, 128] };
    const { code } = await (0,user_git/* userGit */.G)(workspace, env)(asked);
    if (code !== 0)
        throw baseMissing(commit, repository.head);
    const uncommitted = holdsFiles ? await repository.uncommitted() : 0;
    const { name, email } = repository.user;
    const user = name === null || email === null ? committer : null;
    return {
        ...repository,
        head: commit,
        uncommitted: () => Promise.resolve(uncommitted),
        branch: repository.branch ?? branch,
        user: user ?? repository.user,
    };
}
const notCheckedOut = (workspace) => new error_error/* RalphError */.A({
    code: 'NOT_CHECKED_OUT',
    message: `The workspace ${workspace} holds no repository.`,
    hint: 'Add a step `uses: actions/checkout` before this one, without `path:`.',
});
const baseMissing = (commit, head) => new error_error/* RalphError */.A({
    code: 'BASE_NOT_CHECKED_OUT',
    message: `The workflow runs for ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out, and the first commit is missing from this clone.`,
    hint: 'Remove `ref:` from the checkout step: plan and configuration are read from the commit that the workflow runs for.',
});

;// CONCATENATED MODULE: ./build/entry/project/base-files.js








async function openBase(context) {
    const { cwd, env, checkout } = context;
    if (!checkout) {
        const repository = await (0,user_repository/* openRepository */.h_)({ cwd, env });
        const list = listOf(repository.toplevel, onDisk.below);
        return { repository, ...onDisk, list, remote: undefined, home: undefined };
    }
    const repository = await openCheckout(checkout, env);
    const { toplevel } = repository;
    const git = (0,user_git/* userGit */.G)(toplevel, env);
    const { commit } = checkout;
    const inside = (path) => (0,external_node_path_.relative)(toplevel, path).split(external_node_path_.sep).join('/');
    const read = async (path) => {
        const named = inside(path);
        if ((0,external_node_path_.isAbsolute)(named) || named.startsWith('..'))
            return (0,promises_.readFile)(path);
        const found = await (0,committed_files/* committedFile */.fe)(git, { commit, path: named });
        if (found === undefined)
            throw Object.assign(new Error(`commit ${commit} has no such file`), { code: 'ENOENT' });
        return found;
    };
    const below = async (folder) => (await (0,committed_files/* committedBelow */.wo)(git, { commit, folder: inside(folder) }))?.map((file) => ({
        ...file,
        path: (0,external_node_path_.join)(toplevel, file.path),
    }));
    const readAll = async (paths) => {
        const names = paths.map((path) => `${commit}:${inside(path)}`);
        return (await (0,store/* readObjects */.$I)(git, names)).map((object) => object?.content ?? Buffer.alloc(0));
    };
    return { repository, read, below, readAll, list: listOf(toplevel, below), remote: 'origin', home: checkout.home };
}
const onDisk = {
    read: promises_.readFile,
    below: filesBelow,
    readAll: (paths) => Promise.all(paths.map((path) => (0,promises_.readFile)(path))),
};
const listOf = (toplevel, below) => async (folder) => ((await below((0,external_node_path_.join)(toplevel, folder))) ?? [])
    .filter(({ link }) => !link)
    .map(({ path }) => (0,external_node_path_.relative)(toplevel, path).split(external_node_path_.sep).join('/'))
    .sort();


/***/ }),

/***/ 18341:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mt: () => (/* binding */ readOptionsOf),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   m$: () => (/* binding */ planNow),
/* harmony export */   pz: () => (/* binding */ readPlanAt),
/* harmony export */   wr: () => (/* binding */ readPlanFile)
/* harmony export */ });
/* unused harmony export sourceOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_change_plan_meaning_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(952);
/* harmony import */ var _core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64745);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5369);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17731);
/* harmony import */ var _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31343);









const readOptionsOf = (settings) => ({
    subtasks: settings['plan-subtasks'],
    tag: settings['plan-tag'],
    scope: settings['plan-scope'],
});
async function readPlanAt(path, name, reading) {
    const { files, options } = reading;
    const folder = isFile(path) ? undefined : await (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlanFolder */ .Q)(path, { ...reading, scope: options.scope });
    if (folder)
        return { ...folder.read, ...folder, choices: folder.read.choices };
    const bytes = await files.read(path);
    return { ...(0,_core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlan */ .m3)({ from: 'file', file: name, bytes, options }), source: sourceOf(bytes), sources: [path] };
}
const isFile = (path) => /\.(?:json|md)$/i.test(path);
async function readPlanFile(path, shown, reading) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(reading.toplevel, path);
    const name = inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) ? path : inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    const { plan, format, findings, sources, choices } = await readPlanAt(path, name, {
        ...reading,
        options: { ...reading.options, shown },
    }).catch((error) => {
        throw error.code === 'ENOENT' ? planMissing(shown) : unreadable(shown, error);
    });
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (plan === undefined || errors.length > 0) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
            code: 'PLAN_INVALID',
            message: `${shown} has ${errors.length === 1 ? 'a fault' : `${errors.length} faults`}; nothing was started.`,
            hint: `Fix the problems above, then run again. ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSpan */ ["in"])('ralph', 'plan', 'lint', shown)} checks only the plan.`,
            findings: errors.map((finding) => (0,_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .findingLine */ .mC)(finding, shown)),
        });
    }
    const source = sourceOf(Buffer.from((0,_core_plan_change_plan_meaning_js__WEBPACK_IMPORTED_MODULE_8__/* .meaningOf */ .P)(plan)));
    return { plan, format, source, sources, choices, warnings: findings.filter(({ severity }) => severity === 'warning') };
}
async function planNow({ planFile, planPath, settings, repository: { toplevel }, }) {
    const reading = { files: _base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .onDisk */ .F, toplevel, cwd: toplevel, options: readOptionsOf(settings) };
    const read = await readPlanFile(planPath, planFile, reading).catch(() => undefined);
    return read && { plan: read.plan, planSource: read.source };
}
const sourceOf = (bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
const planMissing = (shown) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PLAN_MISSING',
    message: `There is no plan at ${shown}.`,
    hint: 'Write one (docs/plan.md), or name another file with --plan (in a workflow: the input `plan`).',
});
const unreadable = (shown, error) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_UNREADABLE',
    message: `${shown} cannot be read: ${error.message}`,
    hint: 'Check the name and the permissions of the file.',
    cause: error,
});


/***/ }),

/***/ 31343:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readPlanFolder),
/* harmony export */   Y: () => (/* binding */ usualFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73739);



async function readPlanFolder(path, { files, toplevel, scope = 'all', cwd }) {
    const inside = (of) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(toplevel, of).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    const named = (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isSprintStatus */ .pD)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '..') : path;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(toplevel, (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .rootOf */ .I5)(inside(named)));
    if (!(0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isSprintStatus */ .pD)(path) && (await files.below(path)) === undefined)
        return undefined;
    const below = await files.below(root);
    if (below === undefined)
        return undefined;
    const { readBmad, storyFolderIn } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9519), __webpack_require__.e(6637)]).then(__webpack_require__.bind(__webpack_require__, 6637));
    const load = async (found) => {
        const wanted = found.filter(({ path: one, link }) => (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(inside(one)) !== undefined || link);
        const bytes = await files.readAll(wanted.filter(({ link }) => !link).map((one) => one.path));
        let next = 0;
        return wanted.map(({ path: one, link }) => ({ path: inside(one), link, bytes: link ? undefined : bytes[next++] }));
    };
    const first = await load(below);
    const elsewhere = storyFolderIn(first);
    const more = elsewhere === undefined ? undefined : await files.below((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(toplevel, elsewhere));
    const known = new Set(first.map((file) => file.path));
    const all = [...first, ...(await load(more ?? [])).filter((file) => !known.has(file.path))];
    const read = readBmad({ folder: inside(named) || '.', files: all, scope });
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(scope);
    for (const file of all)
        digest.update(`\0${file.path}\0`).update(file.bytes ?? '');
    const shown = (file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, file)) || file;
    return {
        read: {
            ...read,
            findings: read.findings.map((finding) => finding.file === undefined ? finding : { ...finding, file: shown(finding.file) }),
        },
        source: digest.digest('hex'),
        sources: read.sources.map((source) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, source)),
    };
}
const usual = ['docs', '_bmad-output'];
async function usualFolders(toplevel, files) {
    const lists = await Promise.all(usual.map(async (name) => (await files.below((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, name))) ?? []));
    const found = lists.flatMap((below) => {
        const entries = below.map(({ path, link }) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(toplevel, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'), link }));
        const status = (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .sprintStatusIn */ .qs)(entries).map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, path));
        const stories = entries.some(({ path }) => (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(path) === 'story' && /(?:^|\/)stories\//.test(path));
        return status.length > 0 || !stories ? status : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, entries[0]?.path.split('/', 1)[0] ?? '')];
    });
    return found;
}


/***/ }),

/***/ 13992:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ engineHome),
/* harmony export */   Q5: () => (/* binding */ refuseInvalid),
/* harmony export */   U8: () => (/* binding */ openProject),
/* harmony export */   VY: () => (/* binding */ secretsIn),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   fn: () => (/* binding */ remoteAddress),
/* harmony export */   lt: () => (/* binding */ homeOf),
/* harmony export */   rw: () => (/* binding */ settingSources)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26765);
/* harmony import */ var _adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39021);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);
/* harmony import */ var _adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(95935);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4146);
/* harmony import */ var _core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14476);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64967);
/* harmony import */ var _core_handoff_progress_note_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77361);
/* harmony import */ var _core_plan_feedback_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12913);
/* harmony import */ var _core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(73739);
/* harmony import */ var _core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27586);
/* harmony import */ var _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91936);
/* harmony import */ var _core_queue_move_due_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(34586);
/* harmony import */ var _core_ref_branch_name_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89844);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7630);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(58100);
/* harmony import */ var _core_setting_setting_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13225);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5369);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(18341);
/* harmony import */ var _plan_folder_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(31343);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(57078);
























const holdsFacts = (format, file, queued) => format === 'plan.json' ? queued !== undefined : format !== 'BMAD' || (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_19__/* .isSprintStatus */ .pD)(file);
const defaultConfigFile = '.github/ralph.yml';
async function openProject(context, flags, known = [], found = settingSources(context, flags)) {
    const { env, cwd, planText } = context;
    const { base, file, given, before, planFile, planPath, shownPlan } = await found;
    const { repository } = base;
    const { toplevel } = repository;
    const files = planText ? { ...base, read: async () => planText, below: async () => undefined } : base;
    const reading = { files, toplevel, cwd, options: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_16__/* .readOptionsOf */ .Mt)(before.settings) };
    const read = await (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_16__/* .readPlanFile */ .wr)(planPath, planFile, reading).catch((error) => {
        throw withFindings(error, [...known, ...file.findings, ...before.findings]);
    });
    const resolved = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveSettings */ .M)({ ...given, plan: read.plan });
    refuseInvalid([...known, ...file.findings, ...resolved.findings], file.name);
    const queued = (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .queuedFile */ .W5)(atTop(planPath, repository.toplevel) ?? '', before.settings.queue);
    const name = read.plan.name ?? queued?.name ?? (0,_core_plan_format_read_plan_name_js__WEBPACK_IMPORTED_MODULE_11__/* .planName */ .V)(read.plan, planPath);
    const places = context.checkout ? undefined : (0,_run_place_js__WEBPACK_IMPORTED_MODULE_18__/* .placesFile */ .Tg)(engineHome(env), repository.commonDir);
    const settings = (0,_run_place_js__WEBPACK_IMPORTED_MODULE_18__/* .placed */ .GS)(resolved, base.remote, places === undefined ? undefined : (0,_run_place_js__WEBPACK_IMPORTED_MODULE_18__/* .placeOf */ .$t)(places, name));
    const { address: remote, ...access } = (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitCredential */ .ib)(await remoteAddress(repository, settings.remote, context));
    const workBranch = workBranchOf(read.plan, name, settings['branch-prefix']);
    const [main = planPath, ...others] = read.sources;
    const isWritten = !planText && holdsFacts(read.format, main, queued);
    const document = isWritten ? (atTop(main, toplevel) ?? null) : null;
    const steering = [main, file.path, ...others];
    return {
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withCredential */ .ML)(repository.carriedConfiguration(of), access),
        },
        read: base.read,
        plan: read.plan,
        planName: name,
        planFile: resolved.sources.plan === 'flag' ? planFile : shownPlan,
        planPath,
        planAtTop: atTop(planPath, repository.toplevel) ?? planFile,
        queue: queueOfJob(queued, settings.queue),
        document,
        progress: await progressFile(base, { settings, format: read.format, document }),
        config: typeof flags['config'] === 'string' ? flags['config'] : undefined,
        reachedBy: (0,_run_place_js__WEBPACK_IMPORTED_MODULE_18__/* .reachedBy */ .Kg)(resolved, { settings, config: flags['config'] }),
        choices: resolved.sources['plan-scope'] === 'default' ? read.choices : undefined,
        readBy: async (others) => {
            const options = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_16__/* .readOptionsOf */ .Mt)(others);
            if ((0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_14__/* .alike */ .nO)(options, reading.options))
                return {};
            const { plan, source, warnings } = await (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_16__/* .readPlanFile */ .wr)(planPath, planFile, { ...reading, options });
            return { plan, planSource: source, warnings };
        },
        places,
        planSource: read.source,
        warnings: read.warnings,
        steeringFiles: [...steering, (0,_core_plan_feedback_js__WEBPACK_IMPORTED_MODULE_10__/* .feedbackPath */ .n)(planPath)].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(toplevel, path)).filter(isInside),
        steeringPaths: steering,
        settings,
        told: (0,_core_config_rules_overrides_js__WEBPACK_IMPORTED_MODULE_7__/* .toldIn */ .fk)({ ...given, plan: read.plan }),
        sources: resolved.sources,
        workBranch,
        workRef: `refs/heads/${workBranch}`,
        stateRef: (0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_21__/* .stateRefOf */ .af)(name, settings['state-ref']),
        remote,
        remoteIsOwn: remote === repository.commonDir,
        shownBranch: isName(settings.remote) ? `${settings.remote}/${workBranch}` : workBranch,
        home: homeOf(base.home ?? engineHome(env), repository, { remote, plan: name }),
        agents: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(engineHome(env), 'agents'),
        secrets: secretsIn({ env, settings, access: access.secrets, headers: repository.carriedConfiguration(remote) }),
    };
}
async function progressFile({ read, repository: { toplevel } }, { settings, format, document }) {
    const log = (0,_core_handoff_progress_note_js__WEBPACK_IMPORTED_MODULE_9__/* .logOf */ .Gs)(settings['progress-file'], { format, document: settings['write-back'] ? document : null });
    if (!log?.known)
        return log?.path ?? null;
    const there = await read((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, log.path)).catch(() => undefined);
    return there === undefined ? null : log.path;
}
const secretsIn = (of) => [
    ...new Set([
        ...(0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_22__/* .secretValues */ .V)(of.env),
        ...(0,_adapter_agent_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOfLogins */ .H)(of.env),
        ...secretsOfChannels(of.settings.notify, of.env),
        ...of.access,
        ...(0,_adapter_process_secret_values_js__WEBPACK_IMPORTED_MODULE_22__/* .headerSecrets */ .n)(of.headers),
    ]),
];
const secretsOfChannels = (channels, env) => channels
    .flatMap((one) => ('url-env' in one ? [one['url-env'], 'secret-env' in one ? one['secret-env'] : undefined] : []))
    .flatMap((name) => (name === undefined ? [] : (env[name] ?? [])))
    .filter((value) => value !== '');
async function settingSources(context, flags) {
    const { env, cwd } = context;
    const base = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_15__/* .openBase */ .m)(context);
    const configFile = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const [config, words] = await Promise.all([readConfig(base, cwd, configFile), projectWords(base)]);
    const file = { ...config, findings: [...config.findings, ...words] };
    const flagName = (name) => (context.checkout ? `input ${name}` : `--${name}`);
    const given = { flags, flagName, environment: env, file: file.values, fileName: file.name };
    const before = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveSettings */ .M)({ ...given, plan: undefined });
    const planFile = before.settings.plan ?? 'plan.json';
    const named = before.sources.plan === 'flag' ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, planFile) : await nearer(planFile, cwd, base);
    const planPath = context.planText ? named : await whereItIs(named, before.settings.queue, base);
    const looks = before.sources.plan === 'default' && before.settings.queue === undefined && !context.planText;
    const path = (looks ? await elsewhere(planPath, base) : undefined) ?? planPath;
    return { base, file, given, before, planFile, planPath: path, shownPlan: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(cwd, path) || '.' };
}
async function projectWords({ list, read, readAll, repository: { toplevel } }) {
    const [config, files] = await Promise.all([
        read((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, '.ralph/config.yaml')).catch(() => undefined),
        list('.ralph/templates'),
    ]);
    const templates = Object.values(_core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_12__/* .templatePaths */ .b).flatMap((paths) => paths.find((path) => files.includes(path)) ?? []);
    if (config === undefined && templates.length === 0)
        return [];
    const { wordFaults } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8020)]).then(__webpack_require__.bind(__webpack_require__, 58020));
    const texts = await readAll(templates.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, path)));
    return wordFaults(config?.toString('utf8'), templates.map((path, index) => [path, texts[index]?.toString('utf8') ?? '']));
}
async function elsewhere(planPath, base) {
    const { toplevel } = base.repository;
    const there = await base.read(planPath).catch((error) => error);
    if (!(there instanceof Error) || there.code !== 'ENOENT')
        return undefined;
    const folders = await (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_17__/* .usualFolders */ .Y)(toplevel, base);
    if (folders.length < 2)
        return folders[0];
    const names = folders.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(toplevel, path));
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({
        code: 'PLAN_FOLDER',
        message: `There is no plan.json, and several folders could be the plan: ${names.join(', ')}.`,
        hint: `Name one: --plan ${names[0]} (in a workflow: the input \`plan\`).`,
    });
}
async function whereItIs(path, queue, base) {
    const { toplevel } = base.repository;
    const folder = queue ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .usualQueue */ .u8;
    const named = (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .queuedFile */ .W5)(atTop(path, toplevel) ?? '', folder);
    if (named === undefined)
        return path;
    const files = await base.list(folder);
    const found = files.includes(named.path) ? undefined : (0,_core_queue_move_due_js__WEBPACK_IMPORTED_MODULE_23__/* .whereItLies */ .Q4)(files, { folder, path: named.path });
    return found === undefined ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(toplevel, found.path);
}
async function readConfig({ repository: { toplevel }, read }, cwd, configFile) {
    const path = configFile === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(toplevel, defaultConfigFile) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, configFile);
    const name = configFile ?? defaultConfigFile;
    const bytes = await read(path).catch((error) => {
        if (error.code === 'ENOENT' && configFile === undefined)
            return undefined;
        throw (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_16__/* .unreadable */ .O$)(name, error);
    });
    if (bytes === undefined)
        return { name, path, values: {}, findings: [] };
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4334)]).then(__webpack_require__.bind(__webpack_require__, 74334));
    return { name, path, ...readConfigFile(bytes.toString('utf8'), name) };
}
async function nearer(planFile, cwd, { repository, read }) {
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, planFile);
    const there = await read(here).then(() => true, () => false);
    return there ? here : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repository.toplevel, planFile);
}
const atTop = (path, toplevel) => {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(toplevel, path);
    return isInside(inside) ? inside : undefined;
};
function refuseInvalid(findings, configFile) {
    if (findings.length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({
        code: 'CONFIG_INVALID',
        message: 'The configuration cannot be used; nothing was started.',
        hint: `Fix the problems above; each line starts with where the value comes from. The configuration file is ${configFile}.`,
        findings,
    });
}
function withFindings(error, others) {
    if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A) || others.length === 0)
        return error;
    const { code, exit, message, hint, findings } = error;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({ code, exit, message, hint, findings: [...others, ...findings] });
}
const queueOfJob = (queued, folder) => queued === undefined || queued.place === 'complete'
    ? null
    : { folder: folder ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .usualQueue */ .u8, moves: folder !== undefined, previous: null };
function workBranchOf(plan, name, prefix = 'ralph/work/') {
    const branch = plan.branch ?? `${prefix}${name}`;
    const fault = (0,_core_ref_branch_name_js__WEBPACK_IMPORTED_MODULE_13__/* .branchNameFault */ .K)(branch);
    if (fault === undefined)
        return branch;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({
        code: 'BRANCH_NAME',
        message: `${branch} cannot be the work branch: ${fault}`,
        hint: 'Choose another "branch" in the plan, such as "ralph/work/my-plan".',
    });
}
async function remoteAddress(repository, remote, context) {
    if (remote === undefined)
        return repository.commonDir;
    const configured = await repository.remoteUrl(remote);
    const address = configured ?? repository.rewritten(remote);
    if (!(0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .isPathRemote */ .iw)(address) || /^file:/i.test(address))
        return address;
    if (configured === null && !/[/\\]/.test(address)) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RalphError */ .A({
            code: 'REMOTE_UNKNOWN',
            message: `This repository has no remote named ${remote}.`,
            hint: 'Use one that `git remote` lists, or a path or URL.',
        });
    }
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(configured === null ? context.cwd : repository.toplevel, address);
}
function engineHome(env) {
    const own = env['RALPH_HOME'];
    if (own)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(own);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['XDG_STATE_HOME'] || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['HOME'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.local', 'state'), 'ralph');
}
const homeOf = (home, { toplevel, commonDir }, { remote, plan }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, `${safe((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(toplevel))}-${digest(commonDir, remote)}`, plan);
const safe = (name) => name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40) || 'repository';
const digest = (...parts) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
const isName = (remote) => remote !== undefined && /^[\w.-]+$/.test(remote);
const isInside = (path) => path !== '' && !path.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path);


/***/ }),

/***/ 57078:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   D$: () => (/* binding */ rememberPlace),
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   Kg: () => (/* binding */ reachedBy),
/* harmony export */   Mf: () => (/* binding */ otherPlace),
/* harmony export */   R$: () => (/* binding */ forgetPlace),
/* harmony export */   Tg: () => (/* binding */ placesFile),
/* harmony export */   gs: () => (/* binding */ runElsewhere),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76696);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64967);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);







const placesFile = (engineHome, commonDir) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(engineHome, 'places', `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(commonDir).digest('hex').slice(0, 12)}.json`);
function placeOf(file, plan) {
    const place = readPlaces(file)[plan];
    const known = typeof place === 'object' && place !== null ? place : {};
    const { remote = null, stateRef } = known;
    if (typeof stateRef !== 'string' || (remote !== null && typeof remote !== 'string'))
        return undefined;
    return { remote, stateRef };
}
function rememberPlace(project) {
    const { places: file, planName: plan, settings, remote } = project;
    if (file === undefined)
        return;
    const place = { remote: remoteName(settings.remote, remote), stateRef: settings['state-ref'] };
    const known = placeOf(file, plan);
    if (known?.remote === place.remote && known.stateRef === place.stateRef)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true, mode: 0o700 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, `${JSON.stringify({ ...readPlaces(file), [plan]: place }, null, 2)}\n`);
}
function forgetPlace(file, plan) {
    const { [plan]: gone, ...others } = readPlaces(file);
    if (gone !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, `${JSON.stringify(others, null, 2)}\n`);
}
const placesIn = (file) => Object.keys(readPlaces(file)).flatMap((plan) => placeOf(file, plan) ?? []);
function readPlaces(file) {
    try {
        const read = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'));
        return typeof read === 'object' && read !== null ? { ...read } : {};
    }
    catch {
        return {};
    }
}
const remoteName = (given, address) => given === undefined ? null : /[/\\:]/.test(given) ? address : given;
function placed({ settings, sources }, remote, place) {
    const known = sources.remote === 'default' ? (place?.remote ?? remote) : settings.remote;
    const stateRef = sources['state-ref'] === 'default' ? (place?.stateRef ?? settings['state-ref']) : settings['state-ref'];
    return { ...settings, remote: known, 'state-ref': stateRef };
}
function reachedBy({ sources, settings: told }, { settings, config }) {
    const { remote, 'state-ref': stateRef } = settings;
    return [
        ...(typeof config === 'string' ? (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('config', config) : []),
        ...(remote === undefined || sources.remote === 'file' ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('remote', (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCredentials */ .ri)(remote))),
        ...(sources['state-ref'] === 'file' || (sources['state-ref'] === 'default' && stateRef === told['state-ref'])
            ? []
            : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('state-ref', stateRef)),
    ];
}
function otherPlace(project) {
    const { places, planName, settings, remote } = project;
    const place = places === undefined ? undefined : placeOf(places, planName);
    const here = remoteName(settings.remote, remote);
    return place && (place.remote !== here || place.stateRef !== settings['state-ref']) ? place : undefined;
}
function runElsewhere({ planFile, planName, config, }, place) {
    const remote = place.remote === null ? 'this repository' : place.remote;
    const reachedBy = [
        ...(config === undefined ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('config', config)),
        ...(place.remote === null ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('remote', place.remote)),
        ...(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('state-ref', place.stateRef),
    ];
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({
        code: 'RUN_ELSEWHERE',
        message: `A run of ${planName} is stored at ${remote} (${place.stateRef}), but this job is set to use another place. Nothing was written.`,
        hint: `To continue that run: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To start a new one here, add --fresh.`,
    });
}


/***/ }),

/***/ 34511:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   rg: () => (/* binding */ RoleSpent),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   xX: () => (/* binding */ lessUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const Usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    cache_read_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    cache_creation_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    first_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().optional(),
});
const noUsage = {
    usd: 0,
    turns: 0,
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_creation_tokens: 0,
};
const RoleSpent = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() });
function addUsage(a, b) {
    return {
        usd: a.usd + b.usd,
        turns: a.turns + b.turns,
        input_tokens: a.input_tokens + b.input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
        cache_read_tokens: a.cache_read_tokens + b.cache_read_tokens,
        cache_creation_tokens: a.cache_creation_tokens + b.cache_creation_tokens,
    };
}
function lessUsage(now, before) {
    const names = Object.keys(noUsage);
    return Object.fromEntries(names.map((name) => [name, Math.max(0, now[name] - before[name])]));
}


/***/ }),

/***/ 48689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ Check),
/* harmony export */   KP: () => (/* binding */ CheckResult),
/* harmony export */   OH: () => (/* binding */ Validation),
/* harmony export */   nh: () => (/* binding */ CheckKind),
/* harmony export */   q5: () => (/* binding */ Baseline)
/* harmony export */ });
/* unused harmony exports WorkflowOutcome, StepsContext, NeedsContext, ChecksReport */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _confinement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11277);



const WorkflowOutcome = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'failure', 'cancelled', 'skipped']);
const outputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default({});
const StepsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ outcome: WorkflowOutcome, outputs }));
const NeedsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ result: WorkflowOutcome, outputs }));
const CheckKind = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['test', 'lint', 'typecheck', 'build']);
const Check = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    working_directory: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const ListedPaths = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    filled_disk: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    output_head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    log_file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    needs: _confinement_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfinementNeed */ .ln.optional(),
    changed: ListedPaths.optional(),
    left: ListedPaths.optional(),
    elsewhere: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['job', 'step']),
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([...WorkflowOutcome.options, 'missing']),
        required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        meant: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    })
        .optional(),
});
const Validation = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    strategy: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Strategy */ .qY,
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult),
    not_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    known_red: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    changed_by_checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
});
const Baseline = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult) });
const ChecksReport = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    nonce: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    unready: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    results: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult.omit({ log_file: true })).max(1000),
});


/***/ }),

/***/ 11277:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a2: () => (/* binding */ ConfinementStated),
/* harmony export */   ln: () => (/* binding */ ConfinementNeed),
/* harmony export */   vl: () => (/* binding */ Confined),
/* harmony export */   wn: () => (/* binding */ RedConfined)
/* harmony export */ });
/* unused harmony exports ConfinementLevel, ConfinementWay, ConfinementReport */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const ConfinementLevel = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['C0', 'C1', 'C2', 'C3']);
const ConfinementWay = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'bubblewrap',
    'bubblewrap-root',
    'bubblewrap-sudo',
    'mount-script-root',
    'mount-script-sudo',
    'mount-script-user-namespace',
    'landlock',
    'pid-namespace',
    'process-group',
]);
const ConfinementReport = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    level: ConfinementLevel,
    way: ConfinementWay,
    refused: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ way: ConfinementWay, why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
const ConfinementNeed = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['read', 'write', 'docker', 'sandbox', 'unknown']);
const RedConfined = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), needs: ConfinementNeed });
const Confined = ConfinementReport.omit({ refused: true }).extend({
    given_up: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    login: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const ConfinementStated = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('confined'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    ...Confined.shape,
    refused: ConfinementReport.shape.refused.default([]),
});


/***/ })

};
