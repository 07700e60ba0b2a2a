export const id = 2763;
export const ids = [2763];
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
    message: `The provider does not offer this model to this account: ${(0,one_line/* oneLine */.TN)(said, 500)}`,
    hint: 'Set `model` to one that it offers (--model, ralph.yml, or the task in the plan), then run again; the attempt does not count.',
});
const notStarted = (program, { process, stderrTail }) => new error_error/* RalphError */.A({
    code: 'AGENT_NOT_STARTED',
    message: `${program} exited with code ${process.exitCode ?? 'none'} before it started: ${stderrTail.trim().slice(-1000) || 'it printed nothing'}`,
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

/***/ 17939:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   NO: () => (/* binding */ gitFault),
/* harmony export */   c8: () => (/* binding */ gitAt),
/* harmony export */   jm: () => (/* binding */ hardenedEnvironment),
/* harmony export */   tT: () => (/* binding */ fixedArguments)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32143);
/* harmony import */ var _process_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18309);




const pinned = [
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.attributesFile=/dev/null',
    'core.protectHFS=true',
    'core.protectNTFS=true',
    'core.untrackedCache=false',
    'diff.ignoreSubmodules=all',
    'submodule.recurse=false',
    'gc.auto=0',
    'core.fsync=none',
    'maintenance.auto=false',
    'commit.gpgSign=false',
    'http.lowSpeedLimit=1000',
    'http.lowSpeedTime=30',
    'advice.detachedHead=false',
];
const trusting = /^GIT_(?:PROXY_)?SSL_/;
function hardenedEnvironment(base, configFile) {
    const env = {};
    for (const [name, value] of Object.entries(base)) {
        if (value !== undefined && (!name.startsWith('GIT_') || trusting.test(name)) && name !== 'SSH_ASKPASS')
            env[name] = value;
    }
    return {
        ...env,
        LC_ALL: 'C',
        GIT_CONFIG_GLOBAL: configFile,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_ASKPASS: 'true',
    };
}
function gitAt(gitDir, env, files) {
    const fixed = fixedArguments(gitDir);
    return async (call) => {
        files?.demand();
        const fetched = call.args.includes('fetch') ? files?.fetching(gitDir) : undefined;
        try {
            return await runGit(fixed, env, call);
        }
        finally {
            fetched?.();
        }
    };
}
const fixedArguments = (gitDir) => [
    `--git-dir=${gitDir}`,
    ...pinned.flatMap((setting) => ['-c', setting]),
];
async function runGit(fixed, env, call) {
    const result = await collect(fixed, env, call);
    if (result.code === 0 || call.allow === 'any' || call.allow?.includes(result.code))
        return result;
    throw gitFault(call.args, result);
}
function collect(fixed, env, call) {
    return new Promise((resolve, reject) => {
        const { signal } = call;
        signal?.throwIfAborted();
        const own = { ...env, ...call.env };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)((0,_process_programs_js__WEBPACK_IMPORTED_MODULE_3__/* .programsOn */ .v)(own['PATH']).git(), [...fixed, ...call.args], {
            cwd: call.cwd,
            env: own,
            stdio: [call.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
            detached: process.platform !== 'win32',
        });
        let timedOut;
        const endAfter = (ms, why) => setTimeout(() => {
            timedOut = why;
            killGroup(child);
        }, ms);
        const timer = endAfter(call.timeoutMs ?? 600_000, '');
        const silence = call.silentMs === undefined ? undefined : endAfter(call.silentMs, ` Nothing came for ${call.silentMs / 1000} s.`);
        const abort = () => killGroup(child);
        signal?.addEventListener('abort', abort);
        const ended = () => {
            clearTimeout(timer);
            clearTimeout(silence);
            signal?.removeEventListener('abort', abort);
        };
        const stdout = [];
        const stderr = [];
        const keepIn = (chunks) => (chunk) => {
            silence?.refresh();
            chunks.push(chunk);
        };
        child.stdout?.on('data', keepIn(stdout));
        child.stderr?.on('data', keepIn(stderr));
        child.stdin?.on('error', () => undefined);
        child.on('error', (cause) => {
            ended();
            reject(spawnFault(cause));
        });
        child.on('close', (code) => {
            ended();
            const said = Buffer.concat(stderr)
                .toString('utf8')
                .replace(/[^\n\r]*\r(?=[^\n])/g, '');
            if (signal?.aborted)
                return reject(signal.reason);
            if (timedOut !== undefined)
                return reject(timeoutFault(call.args, timedOut, said));
            resolve({ code: code ?? 128, stdout: Buffer.concat(stdout), stderr: said });
        });
        child.stdin?.end(call.input);
    });
}
function killGroup(child) {
    if (child.pid === undefined)
        return;
    try {
        if (process.platform === 'win32')
            child.kill('SIGKILL');
        else
            process.kill(-child.pid, 'SIGKILL');
    }
    catch {
    }
}
function operation(args) {
    const first = args.findIndex((arg, index) => arg !== '-c' && args[index - 1] !== '-c');
    return args.slice(first, first + 3).join(' ');
}
function gitFault(args, result) {
    const said = result.stderr.trim().slice(-2000);
    const machine = (0,_core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .machineFault */ .M)({ said, what: `git ${operation(args)} could not continue.` });
    if (machine)
        return machine;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'GIT_FAILED',
        message: `git ${operation(args)} exited with code ${result.code}: ${said}`,
        hint: "Read git's message; `git fsck` checks the repository. Then run again: the run continues from its last state.",
    });
}
const timeoutFault = (args, why, said) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'GIT_TIMED_OUT',
    message: `git ${operation(args)} timed out.${why} ${said.trim()}`,
    hint: 'Check the connection to the remote, then run again; nothing is lost.',
});
const spawnFault = (cause) => (0,_core_error_machine_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .machineFault */ .M)({ errno: cause.code, what: 'git could not be started.', cause }) ??
    new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'GIT_MISSING',
        message: `git could not be started: ${cause.message}`,
        hint: 'Install git 2.31 or newer and make sure that it is on PATH.',
        cause,
    });


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
    message: `The remote ${(0,_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(remote)} gave an answer that ralph does not know. Git says: ${tail(said)}`,
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

/***/ 70400:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ userGit),
/* harmony export */   d: () => (/* binding */ notARepository)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17939);


const repositoryVariables = new Set([
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_COMMON_DIR',
    'GIT_NAMESPACE',
    'GIT_PREFIX',
    'GIT_CEILING_DIRECTORIES',
]);
function userGit(cwd, env) {
    const fixed = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];
    const kept = Object.entries(env).filter(([name]) => !repositoryVariables.has(name));
    const readOnly = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
    for (const [name, value] of kept)
        if (value !== undefined)
            readOnly[name] ??= value;
    return async (call) => {
        const result = await (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(fixed, readOnly, { cwd, ...call, allow: 'any' });
        throwRepositoryFault(result, cwd);
        if (result.code === 0 || call.allow === 'any' || call.allow?.includes(result.code))
            return result;
        throw (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFault */ .NO)(call.args, result);
    };
}
function throwRepositoryFault({ code, stderr }, cwd) {
    if (code === 0)
        return;
    if (/dubious ownership/.test(stderr)) {
        const path = /repository at '([^']+)'/.exec(stderr)?.[1] ?? cwd;
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
            code: 'SAFE_DIRECTORY',
            message: `Git refuses to read ${path}: it belongs to another user on this machine.`,
            hint: `If you trust it: git config --global --add safe.directory '${path}'`,
        });
    }
    if (/not a git repository/i.test(stderr))
        throw notARepository(`${cwd} is not inside a git repository.`);
}
const notARepository = (message) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'NOT_A_REPOSITORY',
    message,
    hint: 'Change to the working tree of your project, or make one with: git init',
});


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

/***/ 18309:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram),
/* harmony export */   v: () => (/* binding */ programsOn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);



const names = ['git', 'ssh', 'ssh-keygen', 'sh', 'bash', 'perl', 'gpg', 'gpg2', 'gpgsm'];
const helpers = ['git', 'git-remote-http', 'git-remote-https', 'git-receive-pack', 'git-upload-pack'];
const known = new Map();
function programsOn(searchPath) {
    const path = searchPath ?? '';
    const before = known.get(path);
    if (before)
        return before;
    const made = lookUp(path);
    known.set(path, made);
    return made;
}
function lookUp(searchPath) {
    const folders = [...new Set(searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute))].filter(isWritable);
    const found = resolved(searchPath);
    const git = found.get('git');
    const files = [...found.values(), ...(git === undefined ? [] : ownHelpers(git))].filter((path) => isWritable(path) || isWritable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)));
    const prints = new Map([...new Set(files)].map((path) => [path, printOf(path)]));
    const folderPrints = new Map(folders.map((path) => [path, printOf(path)]));
    const shims = () => {
        const changed = [...folderPrints].filter(([path, print]) => printOf(path) !== print);
        if (changed.length === 0)
            return [];
        for (const [path] of changed)
            folderPrints.set(path, printOf(path));
        const now = resolved(searchPath);
        return [...now].flatMap(([name, path]) => name === 'git' || found.get(name) === path || (!found.has(name) && !name.startsWith('git-'))
            ? []
            : [`${name} is now ${path}`]);
    };
    let changed = [];
    return {
        git() {
            if (changed.length === 0) {
                const others = [...prints].flatMap(([path, print]) => (printOf(path) === print ? [] : [`${path} was replaced`]));
                changed = [...others, ...shims()];
            }
            if (changed.length > 0)
                throw replaced(changed);
            return git ?? 'git';
        },
    };
}
function resolved(searchPath) {
    const commands = searchPath
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) && isWritable(folder))
        .flatMap((folder) => namesIn(folder).filter((name) => name.startsWith('git-')));
    return new Map([...names, ...new Set(commands)].flatMap((name) => {
        const path = findProgram(name, searchPath);
        return path === undefined ? [] : [[name, name === 'git' ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) : path]];
    }));
}
const ownHelpers = (git) => ['../libexec/git-core', '../lib/git-core']
    .flatMap((folder) => helpers.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(git), folder, name)))
    .filter(node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync);
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function isWritable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}
function printOf(path) {
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        return [...new Set([path, real])].map(oneLook).join(' ');
    }
    catch {
        return 'missing';
    }
}
function oneLook(path) {
    const { dev, ino, mode, size, mtimeNs, ctimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true });
    return [path, dev, ino, mode, size, mtimeNs, ctimeNs].join(' ');
}
const replaced = (what) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PROGRAM_CHANGED',
    message: `Programs that run with ralph's own rights changed during the job: ${what.slice(0, 5).join('; ')}.`,
    hint: 'If you just updated them, run again: nothing is lost. If not, an agent or a check changed them: remove what it put there, and confine it better (`ralph doctor`).',
});
function findProgram(name, searchPath) {
    const candidates = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(name)
        ? [name]
        : (searchPath ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).flatMap((folder) => ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name) : []));
    return candidates.find(isExecutable);
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
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
        help: 'what this step does. run: start or continue the run of a plan; begin: stop before the checks, which are then jobs or steps of the workflow; finish: settle the iteration by their results; intake, agent, validate and apply: one iteration in four jobs (see run.yml); ready: mark the pull request of a complete run as ready; tick: list the runs that are due (needs no checkout); lint: show an issue created with the form as a plan; doctor: check what could stop a run and try the checks once',
        example: 'run',
    }),
    results: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'for finish and apply: the results of the jobs or steps that checked the commit: toJSON(needs) in a separate job, toJSON(steps) in the job of begin',
        example: 'toJSON(needs)',
    }),
    require: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy,
        fallback: [],
        rule: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .fewer */ .O9,
        help: 'for finish: names of the jobs or steps that must succeed; one that is missing, skipped or cancelled fails the iteration. All others are only reported',
        example: 'test,lint',
    }),
    'hold-ready': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'keep the pull request a draft when all tasks are done. A later job with command: ready marks it ready; its environment may ask reviewers first. The output ready-due says whether there is one to mark',
        example: 'true',
    }),
    'trust-agent': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'for begin: check out the commit for the following steps of the same job. Anything that the agent left on the machine can then reach those steps and their credentials; without this, the checks and finish need separate jobs',
        example: 'true',
    }),
    config: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'the configuration file; default: .github/ralph.yml, if it exists',
        example: 'ci/ralph.yml',
    }),
    settings: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'any key of ralph.yml, as YAML, for this job; also hold-ready and change-rules. An input of the same name takes precedence',
        example: 'max-turns: 100',
    }),
    fresh: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: 'start a new run instead of continuing; the history is kept. Works only in a job that a person starts by hand',
        example: 'true',
    }),
    'change-rules': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: _setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .toggle */ .L$,
        fallback: false,
        rule: 'job',
        help: "allow this job's settings to weaken the rules that the run was started with; without it such a job is refused",
        example: 'true',
    }),
    'github-token': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "the token that pushes the run's two branches and opens its issue and pull request. Required if the checkout keeps no credentials (persist-credentials: false), and used instead of any that it keeps. The agent and the checks never see it",
        example: 'github.token',
    }),
    'app-id': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "App ID or Client ID of a GitHub App that is installed on the repository. This step then writes as that App, with tokens it creates itself, and does not need `github-token` or `github-login`. What an App pushes starts the repository's own checks",
        example: 'Iv23liAbCdEfGhIjKlMn',
    }),
    'app-private-key': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "the App's private key (its .pem file). Never give it to a job with an agent: `run` and `begin` refuse it (make a token in an earlier step and pass it as `github-token`); with split jobs, only the jobs that write need it",
        example: 'secrets.APP_PRIVATE_KEY',
    }),
    'github-login': (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: "the account that `github-token` writes as; only needed for an App's token that another step created",
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
        help: 'how many jobs in a row were each started by the job before; set by ralph',
        example: '0',
    }),
    dispatch: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
        read: (0,_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_setting_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        fallback: undefined,
        rule: 'job',
        help: 'for tick: the file name of the workflow to start for each due run',
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
const askForNote = 'A log next to the plan keeps three things about this work: `summary`, what you learned (`constraints_discovered` or `architectural_notes`), and one line for whoever comes next (`recommendations`). Fill them in if there is something to say.';
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
/* harmony export */   AJ: () => (/* binding */ amongStories),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   K3: () => (/* binding */ storyFolder),
/* harmony export */   P_: () => (/* binding */ storyNumber),
/* harmony export */   Vc: () => (/* binding */ stemOf),
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
const storyName = /^(?:story[-_. ]?)?\d+[a-z]?[-._]\d+[a-z]?(?:[-._ ].*)?\.md$|^(?:story[-_. ])?[a-z][a-z0-9]*-\d+(?:[-._ ].*)?\.md$/i;
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
        return /^epic[-_. ]/i.test(name) ? undefined : 'story';
    return folders.find(([pattern]) => pattern.test(path))?.[1];
}
function amongStories(files, keys) {
    const sure = files.filter(({ path }) => keys.has(stemOf(path).toLowerCase()) || !notStory.test(stemOf(path)));
    const told = new Set(sure.map(({ path }) => storyNumber(stemOf(path))));
    const known = new Set(sure);
    return files.filter((file) => known.has(file) || !told.has(storyNumber(stemOf(file.path))));
}
const stemOf = (path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, '');
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

/***/ 99387:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ taskIds),
/* harmony export */   Ie: () => (/* binding */ dependenciesFirst),
/* harmony export */   OJ: () => (/* binding */ dependencyEdges),
/* harmony export */   QU: () => (/* binding */ treeParents),
/* harmony export */   p4: () => (/* binding */ findCycles)
/* harmony export */ });
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26588);

const dependencyEdges = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .B)((plan) => {
    const position = new Map();
    for (const [index, task] of plan.tasks.entries())
        if (!position.has(task.id))
            position.set(task.id, index);
    return plan.tasks.map((task, index) => {
        const known = task.depends_on.map((id) => position.get(id));
        return known.filter((to) => to !== undefined && to !== index);
    });
});
function findCycles(edges) {
    const cycles = [];
    const path = [];
    const placeOnPath = new Map();
    const nextEdge = takeEdges(edges);
    const enter = (node) => {
        placeOnPath.set(node, path.length);
        path.push(node);
    };
    const cutTo = (length) => {
        for (const node of path.splice(length))
            placeOnPath.delete(node);
    };
    const step = (node) => {
        const to = nextEdge(node);
        if (to === undefined) {
            cutTo(path.length - 1);
            return;
        }
        const place = placeOnPath.get(to);
        if (place !== undefined) {
            cycles.push(fromEarliest(path.slice(place)));
            cutTo(place + 1);
        }
        else
            enter(to);
    };
    for (const start of edges.keys()) {
        enter(start);
        for (let node = path.at(-1); node !== undefined; node = path.at(-1))
            step(node);
    }
    return cycles;
}
function takeEdges(edges) {
    const taken = edges.map(() => 0);
    return (node) => {
        const edge = taken[node] ?? 0;
        taken[node] = edge + 1;
        return edges[node]?.[edge];
    };
}
function fromEarliest(cycle) {
    const first = cycle.reduce((best, position, index) => (position < (cycle[best] ?? 0) ? index : best), 0);
    return [...cycle.slice(first), ...cycle.slice(0, first)];
}
function dependenciesFirst(edges) {
    const order = [];
    const seen = new Set();
    const nextEdge = takeEdges(edges);
    for (const start of edges.keys()) {
        const path = seen.has(start) ? [] : [start];
        seen.add(start);
        for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
            const to = nextEdge(node);
            if (to === undefined) {
                order.push(node);
                path.pop();
            }
            else if (!seen.has(to)) {
                seen.add(to);
                path.push(to);
            }
        }
    }
    return order;
}
function treeParents(plan) {
    const edges = dependencyEdges(plan);
    const depth = plan.tasks.map(() => 0);
    const parents = plan.tasks.map(() => null);
    const further = (a, b) => (depth[a] ?? 0) - (depth[b] ?? 0) || a - b;
    for (const at of dependenciesFirst(edges)) {
        const parent = [...(edges[at] ?? [])].sort(further).at(-1);
        if (parent === undefined)
            continue;
        parents[at] = parent;
        depth[at] = (depth[parent] ?? 0) + 1;
    }
    return parents;
}
const taskIds = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .B)(({ tasks }) => new Set(tasks.map(({ id }) => id)));


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
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26588);
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99387);


const milestonesOf = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .B)((plan) => {
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

/***/ 82660:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ toFinding),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   bA: () => (/* binding */ printPath)
/* harmony export */ });
function printPath(path) {
    let printed = '';
    for (const segment of path) {
        if (typeof segment === 'number')
            printed += `[${segment}]`;
        else if (!/^[A-Za-z_$][\w$-]*$/.test(segment))
            printed += `[${shown(segment)}]`;
        else
            printed += printed === '' ? segment : `.${segment}`;
    }
    return printed;
}
function toFinding(fault, locate) {
    const place = locate?.(fault);
    return {
        severity: fault.severity,
        code: fault.code,
        ...(fault.file !== undefined && { file: fault.file }),
        path: printPath(fault.at),
        line: place?.line ?? null,
        column: place?.column ?? null,
        message: fault.message,
        remedy: fault.remedy,
    };
}
const shownLength = 40;
function shown(value) {
    if (typeof value === 'string') {
        const short = value.length > shownLength ? `${value.slice(0, shownLength)}\u2026` : value;
        return JSON.stringify(short).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
    }
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
    if (typeof value === 'object' && value !== null)
        return 'an object';
    return String(value);
}
function escaped(char) {
    return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}


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
/* harmony export */   VU: () => (/* binding */ planMeant),
/* harmony export */   nv: () => (/* binding */ queueOf)
/* harmony export */ });
/* unused harmony exports standingOfRun, previousOf */
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
    const nameOf = (path) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path ?? '', folder)?.name ?? '';
    const known = new Set([...found.map(({ name }) => name), ...found.map(({ path }) => nameOf(path))]);
    const takenOut = [...runs].flatMap(([name, { queue, plan_file: file, stop }]) => {
        const isOpen = queue === folder && stop?.kind !== 'complete';
        return isOpen && !known.has(name) && !known.has(nameOf(file ?? null)) ? [name] : [];
    });
    const overlooked = files.flatMap(({ path }) => ((0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isOverlooked */ .tI)(path, folder) ? [path] : []));
    return { folder, rows, archived, takenOut, overlooked, findings: findingsIn(rows, archived) };
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
            `${path}: a plan called ${name} is complete (${before.path}), so this one would never start; rename the file, or remove that run with \`ralph delete ${name}\``,
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
function planMeant({ rows, archived }, { next, runs, about }) {
    if (next.kind !== 'empty' && next.kind !== 'begin')
        return { file: next.row, is: 'started' };
    const begun = ({ name }) => Date.parse(runs.get(name)?.started ?? '') || 0;
    const done = [...archived, ...rows.filter(({ standing }) => standing === 'complete')].sort((a, b) => begun(a) - begun(b));
    const newest = done.at(-1);
    const complete = newest && { file: newest, is: 'complete' };
    const ahead = next.kind === 'begin' ? { file: next.row, is: 'next' } : undefined;
    return about === 'ahead' ? (ahead ?? complete) : (complete ?? ahead);
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
        return { due: true, why: orders === 1 ? 'an order is waiting' : `${orders} orders are waiting` };
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

/***/ 26588:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ memoize)
/* harmony export */ });
function memoize(compute) {
    const known = new WeakMap();
    return (of) => {
        const before = known.get(of);
        if (before)
            return before.value;
        const value = compute(of);
        known.set(of, { value });
        return value;
    };
}


/***/ }),

/***/ 3482:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ shortOid),
/* harmony export */   Db: () => (/* binding */ queueCommand),
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
function ralphCommand({ planFile, reachedBy = [], again, cd, queued, }, verb, ...args) {
    const others = verb === 'run' ? [...(again ?? [])].filter(([name]) => !args.includes(`--${name}`)) : [];
    const which = verb === 'run' && queued ? queued : (0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .flagWords */ .GK)('plan', planFile);
    const words = ['ralph', verb, ...which, ...reachedBy, ...others.flatMap(([, flag]) => flag)];
    const line = (0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)(...words, ...args);
    return inFolder(cd, line);
}
const queueCommand = ({ reachedBy = [] }) => (0,_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)('ralph', 'run', '--queue', ...reachedBy);
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
    message: `The workspace ${workspace} does not contain a repository.`,
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
    const { readBmad, storyFolderIn } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1388), __webpack_require__.e(9519), __webpack_require__.e(6637)]).then(__webpack_require__.bind(__webpack_require__, 6637));
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
/* harmony export */   rw: () => (/* binding */ settingSources),
/* harmony export */   uI: () => (/* binding */ openSound)
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
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(17731);
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
    const { readOptionsOf, readPlanFile, readSoundPart } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(1388), __webpack_require__.e(8341)]).then(__webpack_require__.bind(__webpack_require__, 18341));
    const queue = before.sources.plan === 'default' ? before.settings.queue : undefined;
    const reading = { files, toplevel, cwd, options: readOptionsOf(before.settings), queue };
    const shown = before.sources.plan === 'flag' ? planFile : shownPlan;
    let amiss;
    const read = await readPlanFile(planPath, shown, reading).catch(async (error) => {
        amiss = withFindings(error, [...known, ...file.findings, ...before.findings]);
        const part = before.settings['plan-scope'] ? undefined : await readSoundPart(planPath, shown, reading);
        if (part)
            return part;
        throw amiss;
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
        planFile: shown,
        planPath,
        planAtTop: atTop(planPath, repository.toplevel) ?? planFile,
        queue: queueOfJob(queued, settings.queue),
        document,
        progress: await progressFile(base, { settings, format: read.format, document }),
        config: typeof flags['config'] === 'string' ? flags['config'] : undefined,
        reachedBy: (0,_run_place_js__WEBPACK_IMPORTED_MODULE_18__/* .reachedBy */ .Kg)(resolved, { settings, config: flags['config'] }),
        choices: resolved.sources['plan-scope'] === 'default' ? read.choices : undefined,
        readBy: async (others) => {
            const options = readOptionsOf(others);
            if (!(0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_14__/* .alike */ .nO)(options, reading.options))
                return again(await readPlanFile(planPath, shown, { ...reading, options }));
            if (amiss)
                throw amiss;
            return {};
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
async function openSound(...asked) {
    const project = await openProject(...asked);
    return { ...project, ...(await project.readBy(project.settings)) };
}
const again = ({ plan, source, warnings }) => ({
    ...{ plan, warnings },
    planSource: source,
});
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
        throw (0,_error_text_js__WEBPACK_IMPORTED_MODULE_16__/* .unreadable */ .O$)(name, error);
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
        message: `A run of ${planName} is stored at ${remote} (${place.stateRef}), but this job is configured for another place. Nothing was written.`,
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
