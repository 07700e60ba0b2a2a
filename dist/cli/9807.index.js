export const id = 9807;
export const ids = [9807,8020];
export const modules = {

/***/ 25201:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeAll)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



async function writeAll(files) {
    const undo = [];
    try {
        const staged = [];
        for (const { path, content } of files) {
            const made = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
            if (made !== undefined)
                undo.push(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(made, { recursive: true, force: true }));
            const temporary = `${path}.ralph-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
            undo.push(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true }));
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(temporary, content, { flag: 'wx' });
            const mode = await modeOf(path);
            if (mode !== undefined)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(temporary, mode);
            staged.push({ path, temporary });
        }
        for (const { path, temporary } of staged) {
            const before = await contentOf(path);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
            undo.push(() => (before === undefined ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true }) : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, before)));
        }
    }
    catch (error) {
        for (const step of undo.reverse())
            await step().catch(() => undefined);
        throw error;
    }
}
const modeOf = (path) => orMissing((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then(({ mode }) => mode & 0o7777));
const contentOf = (path) => orMissing((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path));
async function orMissing(look) {
    try {
        return await look;
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 83582:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ contextFor),
/* harmony export */   HI: () => (/* binding */ agentsOfBase),
/* harmony export */   Hb: () => (/* binding */ passesOf),
/* harmony export */   Lb: () => (/* binding */ contextModel),
/* harmony export */   t9: () => (/* binding */ instructionsFor),
/* harmony export */   vs: () => (/* binding */ template)
/* harmony export */ });
/* harmony import */ var _core_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81484);
/* harmony import */ var _core_knowledge_agents_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60979);
/* harmony import */ var _core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62090);
/* harmony import */ var _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91936);
/* harmony import */ var _core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58020);





async function template({ base, embedded }, name) {
    for (const path of _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_3__/* .templatePaths */ .b[name]) {
        const text = await base.read(path);
        if (text !== undefined)
            return (0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .withProjectWords */ .vC)(text, await (0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .readProjectWords */ .lr)(base.read), path);
    }
    return (await embedded.read(`prompt/${name}.md`)) ?? '';
}
const contextFor = async ({ base }, plan) => [(0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .projectContext */ .tC)(await (0,_core_prompt_project_words_js__WEBPACK_IMPORTED_MODULE_4__/* .readProjectWords */ .lr)(base.read)), plan.context ?? ''].filter(Boolean).join('\n\n');
async function instructionsFor({ base }, { settings }) {
    const { instructions } = _core_agent_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentFacts */ .Ld[settings.agent];
    const text = instructions === null ? '' : ((await base.read(instructions)) ?? '');
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.trim() === _core_knowledge_agents_block_js__WEBPACK_IMPORTED_MODULE_1__/* .agentsMdImport */ .$c);
    if (at === -1)
        return text;
    return lines.with(at, (await base.read(_core_knowledge_agents_block_js__WEBPACK_IMPORTED_MODULE_1__/* .agentsMdFile */ .s9)) ?? '').join('\n');
}
async function agentsOfBase({ base, embedded }) {
    const source = await base.read(_core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__/* .agentsFile */ .dq);
    if (source === undefined)
        return _core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__/* .noAgentsFile */ .Ee;
    return (0,_core_pass_read_agents_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readAgentsFile */ .JW)(source, {
        schema: (path) => base.read(`.ralph/config/${path}`),
        template: (path) => base.read(`.ralph/templates/${path}`),
        shipped: async (name) => (await base.read(`.ralph/templates/pass-${name}.md`)) ?? embedded.read(`prompt/pass-${name}.md`),
    });
}
async function passesOf(ports, { settings }) {
    return settings['agent-passes-enabled'] ? (await agentsOfBase(ports)).passes : [];
}
async function contextModel(ports, { settings }) {
    return settings['context-agent-model'] ?? (await agentsOfBase(ports)).context.model ?? settings.model ?? null;
}


/***/ }),

/***/ 83717:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ tellUncommitted),
/* harmony export */   M4: () => (/* binding */ demandConfinement),
/* harmony export */   eV: () => (/* binding */ stateConfinement)
/* harmony export */ });
/* unused harmony export stateConfined */
/* harmony import */ var _core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93107);

function demandConfinement({ confinement, show }, { settings }) {
    const verdict = confinement && (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeConfinement */ .g1)(settings, confinement);
    if (!verdict)
        return;
    if ('refused' in verdict)
        throw verdict.refused;
    show({ kind: 'warning', text: verdict.warning });
}
function stateConfinement(ledger, here) {
    if (here)
        stateConfined(ledger, (0,_core_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .confinedIn */ .E2)(here), here.report.refused);
}
function stateConfined(ledger, confined, refused = []) {
    const { confined: known } = ledger.state;
    const { level, way, given_up, login } = confined;
    const isKnown = known?.level === level && known.way === way && known.given_up === given_up && known.login === login;
    if (!isKnown)
        ledger.record({ type: 'confined', level, way, given_up, login, refused });
}
function tellUncommitted({ uncommitted, show }, base) {
    uncommitted().then((count) => {
        const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`;
        if (count > 0)
            show({ kind: 'note', text: `${files} not part of the run; it starts from ${base.slice(0, 7)}` });
    }, (error) => {
        const why = error instanceof Error ? error.message : String(error);
        show({ kind: 'warning', text: `could not tell whether all files are committed: ${why}` });
    });
}


/***/ }),

/***/ 85335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qs: () => (/* binding */ callReader),
/* harmony export */   Sv: () => (/* binding */ leastUsd),
/* harmony export */   Wb: () => (/* binding */ readingTools)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _job_from_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83582);


const readingTools = ['Read', 'Grep', 'Glob'];
const leastUsd = 0.01;
async function callReader(ports, job, given) {
    const { coded, reader } = given;
    const { iteration, task, attempt, tree } = coded;
    const { agent, workspace, show } = ports;
    const left = job.settings['cost-budget'] - given.spentUsd - coded.usage.usd;
    const budgetUsd = Math.min(reader.mostUsd ?? left, left);
    if (budgetUsd < leastUsd)
        return nothingLeft;
    const request = {
        pass: reader.pass,
        iteration,
        task: task.id,
        attempt,
        prompt: await reader.prompt(),
        systemPrompt: await (0,_job_from_base_js__WEBPACK_IMPORTED_MODULE_1__/* .instructionsFor */ .t9)(ports, job),
        workspace: workspace.path,
        cwd: workspace.folder('.'),
        model: reader.model,
        maxTurns: reader.maxTurns,
        ...(reader.limitMs !== undefined && { limitMs: reader.limitMs }),
        budgetUsd,
        allowedTools: readingTools,
        schema: reader.schema,
        servers: reader.servers,
    };
    show({
        kind: 'note',
        text: `${reader.model ?? reader.who ?? 'a second agent'} ${reader.does} iteration ${iteration}`,
    });
    const outcome = await given.guarded(async (signal) => {
        try {
            return await agent.run(request, signal, (progress) => show({ kind: 'agent', iteration, progress }));
        }
        catch (error) {
            if (!reader.mayFail)
                throw error;
            return notMade(error);
        }
    });
    const edited = await (reader.putBack ?? putBackIn(workspace, tree))(outcome);
    if (edited.length > 0)
        show({
            kind: 'warning',
            text: `${who(reader)} changed files, which were restored: ${edited.slice(0, 5).join(', ')}`,
        });
    return outcome.outside.length === 0 ? { ...outcome, edited } : { ...outcome, edited, end: meddled(outcome.outside) };
}
const who = ({ pass }) => (pass === 'review' ? 'the reviewer' : `the agent of ${pass}`);
const meddled = (outside) => ({
    kind: 'error',
    what: 'other',
    message: outside.join('; '),
});
const putBackIn = (workspace, tree) => async ({ end }) => {
    if (end.kind !== 'error' || end.what !== 'disk')
        return (await workspace.resetTracked(tree)).changed;
    await workspace.discard();
    return [];
};
const notMade = (error) => ({
    end: { kind: 'error', what: 'other', message: String(error) },
    outside: [],
    usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
    durationMs: 0,
});
const nothingLeft = {
    end: { kind: 'error', what: 'budget', message: 'no budget is left for it' },
    usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
    durationMs: 0,
    edited: [],
};


/***/ }),

/***/ 84039:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v8: () => (/* binding */ checkLabel),
  nT: () => (/* binding */ checkSpecs),
  o0: () => (/* binding */ detect),
  gf: () => (/* binding */ setUpCommands)
});

// EXTERNAL MODULE: ./build/core/guard/check-configuration.js
var check_configuration = __webpack_require__(5147);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var validation_checks = __webpack_require__(89335);
;// CONCATENATED MODULE: ./build/core/detect/detected.js
function pathBelow({ directory }, other) {
    if (directory === '.')
        return other === '.' ? undefined : other;
    return other.startsWith(`${directory}/`) ? other.slice(directory.length + 1) : undefined;
}
const fromTop = ({ directory }, name) => directory === '.' ? name : `${directory}/${name}`;
const names = {
    build: ['build', 'compile'],
    typecheck: ['typecheck', 'type-check', 'check-types', 'check:types', 'types', 'tsc'],
    lint: ['lint', 'lint:check', 'eslint', 'check'],
    test: ['test', 'test:unit', 'test:ci', 'tests', 'unit'],
};
const checkKinds = Object.keys(names);
const placeholder = /no test specified|^\s*(true|:|exit\s+\d+|echo\b[^&|;]*((&&|;)\s*exit\s+\d+\s*)?)?\s*$/i;
const watching = /(^|\s)--watch(All)?(?!=false)\b|\bnodemon\b|\b(vitest|jest)\s+watch\b/;
function scriptFor(kind, scripts) {
    return names[kind].find((name) => {
        const text = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
        return typeof text === 'string' && !placeholder.test(text) && !watching.test(text);
    });
}
const targetFor = (kind, targets) => names[kind].find((name) => targets.has(name));

;// CONCATENATED MODULE: ./build/core/detect/go.js

const go = {
    covers: (folder, directory) => {
        const path = pathBelow(folder, directory);
        return path !== undefined && usedModules(folder).includes(path);
    },
    detect(folder) {
        const modules = usedModules(folder);
        if (modules.length === 0 && !folder.has('go.mod'))
            return undefined;
        if (!folder.below.some((path) => path.endsWith('.go')))
            return undefined;
        const packages = modules.length === 0 ? './...' : modules.map(pattern).join(' ');
        return projectOf(folder, packages);
    },
};
function projectOf(folder, packages) {
    const linted = folder.has('.golangci.yml', '.golangci.yaml', '.golangci.toml');
    return {
        directory: folder.directory,
        tool: 'Go',
        setup: ['go mod download'],
        checks: [
            { kind: 'build', run: `go build ${packages}` },
            { kind: 'lint', run: `go vet ${packages}` },
            { kind: 'test', run: `go test ${packages}` },
        ],
        steps: [
            {
                uses: 'actions/setup-go',
                with: { 'go-version-file': fromTop(folder, folder.has('go.mod') ? 'go.mod' : 'go.work'), cache: false },
            },
        ],
        notes: linted ? ['golangci-lint is configured; if it is installed, add the check "golangci-lint run".'] : [],
    };
}
function usedModules(folder) {
    const text = (folder.text('go.work') ?? '').replace(/\/\/.*$/gm, '');
    const blocks = [...text.matchAll(/^use\s*\(([^)]*)\)/gm)].flatMap((match) => (match[1] ?? '').split('\n'));
    const lines = [...text.matchAll(/^use\s+([^\s(]+)\s*$/gm)].map((match) => match[1] ?? '');
    return [...blocks, ...lines].map(plainPath).filter((path) => /^[\w./-]+$/.test(path) && !path.startsWith('..'));
}
const plainPath = (path) => path
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/^\.\/(?=.)/, '')
    .replace(/\/$/, '');
const pattern = (path) => (path === '.' ? './...' : `./${path}/...`);

;// CONCATENATED MODULE: ./build/core/detect/java.js

const settingsFiles = ['settings.gradle', 'settings.gradle.kts'];
const buildFiles = ['build.gradle', 'build.gradle.kts'];
const java = {
    covers: (folder, directory) => pathBelow(folder, directory) !== undefined &&
        (folder.has(...settingsFiles) || /<modules>/.test(folder.text('pom.xml') ?? '')),
    detect(folder) {
        if (folder.has(...settingsFiles, ...buildFiles))
            return gradle(folder);
        return folder.has('pom.xml') ? maven(folder) : undefined;
    },
};
function gradle(folder) {
    const command = `${folder.has('gradlew') ? './gradlew' : 'gradle'} --no-daemon`;
    return {
        directory: folder.directory,
        tool: 'Gradle',
        setup: [`${command} assemble`],
        checks: [
            { kind: 'build', run: `${command} assemble` },
            { kind: 'test', run: `${command} check` },
        ],
        steps: [javaStep(folder)],
        notes: [],
    };
}
function maven(folder) {
    const command = `${folder.has('mvnw') ? './mvnw' : 'mvn'} --batch-mode`;
    return {
        directory: folder.directory,
        tool: 'Maven',
        setup: [`${command} --quiet -DskipTests package`],
        checks: [{ kind: 'test', run: `${command} verify` }],
        steps: [javaStep(folder)],
        notes: [],
    };
}
const versions = [
    /JavaLanguageVersion\.of\(\s*["']?(\d+)/,
    /jvmToolchain\(\s*(\d+)/,
    /(?:source|target)Compatibility\s*=?\s*(?:JavaVersion\.VERSION_)?["']?(?:1\.)?(\d+)/,
    /<(?:java\.version|maven\.compiler\.(?:release|source)|release)>\s*(?:1\.)?(\d+)/,
];
function javaStep(folder) {
    const text = ['pom.xml', ...buildFiles].map((name) => folder.text(name) ?? '').join('\n');
    const version = versions.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined) ?? '21';
    return { uses: 'actions/setup-java', with: { distribution: 'temurin', 'java-version': version } };
}

;// CONCATENATED MODULE: ./build/core/detect/make.js

const setUpTargets = ['setup', 'deps', 'dependencies', 'bootstrap'];
function makeTargets(folder, others) {
    const text = ['GNUmakefile', 'makefile', 'Makefile'].map((name) => folder.text(name)).find((one) => one !== undefined);
    if (text === undefined)
        return undefined;
    const targets = targetsOf(text);
    const checked = new Set(others.flatMap(({ checks }) => checks.map(({ kind }) => kind)));
    const checks = checkKinds.flatMap((kind) => {
        const target = checked.has(kind) ? undefined : targetFor(kind, targets);
        return target === undefined ? [] : [{ kind, run: `make ${target}` }];
    });
    const setUp = others.some(({ setup }) => setup.length > 0)
        ? undefined
        : setUpTargets.find((name) => targets.has(name));
    if (checks.length === 0 && setUp === undefined)
        return undefined;
    const { directory } = folder;
    return { directory, tool: 'Make', setup: setUp ? [`make ${setUp}`] : [], checks, steps: [], notes: [] };
}
function targetsOf(makefile) {
    const rules = [...makefile.matchAll(/^([A-Za-z0-9][\w .:/-]*?)\s*::?(?!=)/gm)];
    return new Set(rules.flatMap((rule) => (rule[1] ?? '').split(/\s+/)));
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/core/detect/node-managers.js
const global = (program, version) => ({
    run: `npm install --global ${program}${version === '' ? '' : `@${version}`}`,
});
const npm = {
    name: 'npm',
    locks: ['package-lock.json', 'npm-shrinkwrap.json'],
    install: 'npm ci',
    installUnlocked: 'npm install --no-package-lock',
    script: (name) => (name === 'test' ? 'npm test' : `npm run ${name}`),
    program: (command) => `npx ${command}`,
    everywhere: (name) => `npm run ${name} --workspaces --if-present`,
    inAllOrNone: false,
    step: () => undefined,
};
const pnpm = {
    name: 'pnpm',
    locks: ['pnpm-lock.yaml'],
    install: 'pnpm install --frozen-lockfile',
    installUnlocked: 'pnpm install --no-lockfile',
    script: (name) => (name === 'test' ? 'pnpm test' : `pnpm run ${name}`),
    program: (command) => `pnpm exec ${command}`,
    everywhere: (name) => `pnpm --recursive --if-present run ${name}`,
    inAllOrNone: false,
    step: (version) => global('pnpm', version),
};
const yarnClassic = {
    name: 'yarn',
    locks: ['yarn.lock'],
    install: 'yarn install --frozen-lockfile',
    installUnlocked: 'yarn install --no-lockfile',
    script: (name) => `yarn run ${name}`,
    program: (command) => `yarn run ${command}`,
    everywhere: (name) => `yarn workspaces run ${name}`,
    inAllOrNone: true,
    step: () => undefined,
};
const yarnBerry = {
    ...yarnClassic,
    install: 'yarn install --immutable',
    installUnlocked: 'yarn install',
    everywhere: (name) => `yarn workspaces foreach --all run ${name}`,
    inAllOrNone: false,
    step: () => ({ run: 'npm install --global corepack && corepack enable' }),
};
const bun = {
    name: 'bun',
    locks: ['bun.lock', 'bun.lockb'],
    install: 'bun install --frozen-lockfile',
    installUnlocked: 'bun install --no-save',
    script: (name) => `bun run ${name}`,
    program: (command) => `bunx ${command}`,
    everywhere: (name) => `bun run --filter '*' ${name}`,
    inAllOrNone: false,
    step: (version) => global('bun', version),
};
function managerOf(folder, packageManager) {
    const said = typeof packageManager === 'string' ? /^(npm|pnpm|yarn|bun)@(\d+(?:\.\d+)*)/.exec(packageManager) : null;
    const [, name, version = ''] = said ?? [];
    if (name === 'yarn' || (said === null && folder.has('yarn.lock'))) {
        const berry = /^[2-9]|^\d\d/.test(version) || folder.has('.yarnrc.yml');
        return { manager: berry ? yarnBerry : yarnClassic, version };
    }
    const all = [pnpm, bun, npm];
    const manager = all.find((one) => (said === null ? folder.has(...one.locks) : one.name === name));
    return { manager: manager ?? npm, version };
}

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var smol_toml_dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/core/detect/manifests.js
var manifests = __webpack_require__(66690);
;// CONCATENATED MODULE: ./build/core/detect/project-files.js


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
function projectDirectories({ paths }) {
    const found = paths.filter(manifests/* isManifest */.Y).map((path) => path.split('/').slice(0, -1).join('/') || '.');
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
const readToml = (text) => read(text, smol_toml_dist/* parse */.qg);
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

;// CONCATENATED MODULE: ./build/core/detect/node.js




const programs = [
    { dependency: 'typescript', kind: 'typecheck', command: 'tsc --noEmit', config: /^tsconfig\.json$/ },
    { dependency: 'eslint', kind: 'lint', command: 'eslint .', config: /^(eslint\.config\.\w+|\.eslintrc(\.\w+)?)$/ },
    { dependency: '@biomejs/biome', kind: 'lint', command: 'biome ci .', config: /^biome\.jsonc?$/ },
    { dependency: 'vitest', kind: 'test', command: 'vitest run' },
    { dependency: 'jest', kind: 'test', command: 'jest' },
    { dependency: 'mocha', kind: 'test', command: 'mocha' },
];
const node = {
    covers: isMember,
    detect(folder) {
        const text = folder.text('package.json');
        if (text === undefined)
            return undefined;
        const manifest = readJson(text);
        if (manifest === undefined)
            return unreadable(folder);
        const { manager, version } = managerOf(folder, manifest['packageManager']);
        const members = membersOf(folder);
        const { checks, notes } = checksOf(folder, { manifest, manager, members });
        const installs = members.length > 0 || Object.keys(dependenciesOf(manifest)).length > 0;
        const extra = manager.step(version);
        return {
            directory: folder.directory,
            tool: manager.name,
            setup: installs ? [folder.has(...manager.locks) ? manager.install : manager.installUnlocked] : [],
            checks,
            steps: [nodeStep(folder, manifest), ...(extra === undefined ? [] : [extra])],
            notes,
        };
    },
};
function checksOf(folder, { manifest, manager, members }) {
    const scripts = tableAt(manifest, 'scripts');
    const dependencies = dependenciesOf(manifest);
    const notes = [];
    const checks = checkKinds.flatMap((kind) => {
        const script = scriptFor(kind, scripts);
        if (script !== undefined)
            return [{ kind, run: manager.script(script) }];
        const shared = inMembers(folder, { kind, manager, members });
        if (shared?.run !== undefined)
            return [{ kind, run: shared.run }];
        if (shared !== undefined)
            notes.push(shared.note);
        const found = programs.find((one) => one.kind === kind && Object.hasOwn(dependencies, one.dependency) && isConfigured(folder, one));
        if (!found || (kind === 'typecheck' && /\btsc\b/.test(String(scripts['build']))))
            return [];
        return [{ kind, run: manager.program(found.command) }];
    });
    return { checks, notes };
}
const isConfigured = ({ below }, { config }) => config === undefined || below.some((path) => config.test(path));
function inMembers(folder, { kind, manager, members }) {
    const names = members.map((member) => scriptFor(kind, tableAt(readJson(folder.text(`${member}/package.json`)), 'scripts')));
    const name = names.find((one) => one !== undefined);
    if (name === undefined)
        return undefined;
    if (!manager.inAllOrNone || names.every((one) => one === name))
        return { run: manager.everywhere(name) };
    const note = `Only some members of the workspace have a script ${name}; add one to the top-level package.json to check it.`;
    return { run: undefined, note };
}
const dependenciesOf = (manifest) => ({
    ...tableAt(manifest, 'dependencies'),
    ...tableAt(manifest, 'devDependencies'),
});
function nodeStep(folder, manifest) {
    const file = ['.nvmrc', '.node-version'].find((name) => folder.has(name));
    const wanted = file ?? (typeof tableAt(manifest, 'engines')['node'] === 'string' ? 'package.json' : undefined);
    const version = wanted === undefined ? { 'node-version': 'lts/*' } : { 'node-version-file': fromTop(folder, wanted) };
    return { uses: 'actions/setup-node', with: { ...version, 'package-manager-cache': false } };
}
const unreadable = (folder) => ({
    directory: folder.directory,
    tool: 'npm',
    setup: [],
    checks: [],
    steps: [],
    notes: [`${fromTop(folder, 'package.json')} is not a JSON object, so nothing was read from it.`],
});
function workspaceGlobs(folder) {
    const manifest = readJson(folder.text('package.json')) ?? {};
    const own = manifest['workspaces'];
    return [...textsOf(own), ...textsOf(tableAt({ own }, 'own')['packages']), ...pnpmGlobs(folder)];
}
function pnpmGlobs(folder) {
    const text = folder.text('pnpm-workspace.yaml');
    if (text === undefined)
        return [];
    try {
        return textsOf(tableAt((0,dist/* parse */.qg)(text, { maxAliasCount: 20 }))['packages']);
    }
    catch {
        return [];
    }
}
function isMember(folder, directory) {
    const path = pathBelow(folder, directory);
    if (path === undefined)
        return false;
    const globs = workspaceGlobs(folder).map((glob) => glob.trim().replace(/^\.\//, '').replace(/\/$/, ''));
    const matches = (glob) => toPattern(glob).test(path);
    const [out, into] = [globs.filter((glob) => glob.startsWith('!')), globs.filter((glob) => !glob.startsWith('!'))];
    return into.some(matches) && !out.some((glob) => matches(glob.slice(1)));
}
function membersOf(folder) {
    const packages = folder.below.filter((path) => path.endsWith('/package.json'));
    const directories = packages.map((path) => path.slice(0, -'/package.json'.length));
    const from = folder.directory === '.' ? '' : `${folder.directory}/`;
    return directories.filter((directory) => isMember(folder, from + directory));
}
function toPattern(glob) {
    const parts = glob.split(/(\*\*\/|\*\*|\*)/).map((part) => {
        if (part === '**/')
            return '(?:.*/)?';
        if (part === '**')
            return '.*';
        return part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    });
    return new RegExp(`^${parts.join('')}$`);
}

;// CONCATENATED MODULE: ./build/core/detect/python.js


const python = {
    covers: (folder, directory) => pathBelow(folder, directory) !== undefined &&
        textsOf(tableAt(toml(folder), 'tool', 'uv', 'workspace')['members']).length > 0,
    detect(folder) {
        const marked = folder.has('pyproject.toml', 'setup.py', 'setup.cfg', 'tox.ini') || requirementsOf(folder).length > 0;
        if (!marked || !folder.below.some((path) => path.endsWith('.py')))
            return undefined;
        const tools = pythonTools(folder);
        if (folder.has('uv.lock') || isTool(folder, 'uv'))
            return withUv(folder, tools);
        if (folder.has('poetry.lock') || isTool(folder, 'poetry'))
            return withPoetry(folder, tools);
        return withPip(folder, tools);
    },
};
const toml = (folder) => readToml(folder.text('pyproject.toml')) ?? {};
const isTool = (folder, name) => Object.hasOwn(tableAt(toml(folder), 'tool'), name);
const isMissing = (folder, { module }) => module !== 'unittest' && !mentions(folder, module);
const developing = /^(dev|develop|development|tests?|testing|lint|linting|typing|types|checks?|ci)$/;
const extrasOf = (folder) => Object.keys(tableAt(toml(folder), 'project', 'optional-dependencies')).filter((name) => developing.test(name));
function withUv(folder, tools) {
    const groups = Object.keys(tableAt(toml(folder), 'dependency-groups')).filter((name) => name !== 'dev');
    const words = [
        'uv sync',
        ...(folder.has('uv.lock') ? ['--locked'] : []),
        ...(groups.some((name) => developing.test(name)) ? ['--all-groups'] : []),
        ...extrasOf(folder).map((name) => `--extra ${name}`),
    ];
    const run = (tool) => {
        const extra = isMissing(folder, tool) ? `--with ${tool.module} ` : '';
        return `uv run ${extra}${tool.module === 'unittest' ? 'python -m unittest' : invocation(tool)}`;
    };
    const unlocked = `${fromTop(folder, 'uv.lock')} is missing: set-up would create it, and the first commit would include it. Commit one first.`;
    return {
        ...python_projectOf(folder, 'uv', tools, run),
        setup: [words.join(' ')],
        steps: [pythonStep(folder), { run: 'pipx install uv' }],
        notes: folder.has('uv.lock') ? [] : [unlocked],
    };
}
function withPoetry(folder, tools) {
    const extras = extrasOf(folder).map((name) => ` --extras ${name}`);
    const missing = tools.filter((tool) => isMissing(folder, tool)).map(({ module }) => module);
    const run = (tool) => `poetry run ${tool.module === 'unittest' ? 'python -m unittest' : invocation(tool)}`;
    return {
        ...python_projectOf(folder, 'poetry', tools, run),
        setup: [
            `POETRY_VIRTUALENVS_IN_PROJECT=true poetry install${extras.join('')}`,
            ...(missing.length > 0 ? [`poetry run pip install ${missing.join(' ')}`] : []),
        ],
        steps: [pythonStep(folder), { run: 'pipx install poetry' }],
        notes: [],
    };
}
function withPip(folder, tools) {
    const isPackage = folder.has('setup.py') || Object.hasOwn(toml(folder), 'project');
    const extras = extrasOf(folder);
    const wanted = [
        ...requirementsOf(folder).map((name) => `-r ${name}`),
        ...(isPackage ? [extras.length > 0 ? `-e '.[${extras.join(',')}]'` : '-e .'] : []),
        ...tools.filter((tool) => isMissing(folder, tool) || tool.module === 'tox').map(({ module }) => module),
    ];
    return {
        ...python_projectOf(folder, 'pip', tools, (tool) => `.venv/bin/python -m ${invocation(tool)}`),
        setup: [
            "python3 -m venv .venv && echo '*' > .venv/.gitignore",
            ...(wanted.length > 0 ? [`.venv/bin/python -m pip install ${wanted.join(' ')}`] : []),
        ],
        steps: [pythonStep(folder)],
        notes: [],
    };
}
const python_projectOf = ({ directory }, tool, tools, run) => ({ directory, tool, checks: tools.map((each) => ({ kind: each.kind, run: run(each) })) });
const invocation = ({ module, args }) => (args === '' ? module : `${module} ${args}`);
const requirementsOf = ({ below }) => below.filter((path) => /^(requirements([-_.](dev|tests?))?|(dev|tests?)[-_.]requirements)\.txt$/.test(path)).sort();
function pythonStep(folder) {
    const file = ['.python-version', 'pyproject.toml'].find((name) => name === 'pyproject.toml' ? 'requires-python' in tableAt(toml(folder), 'project') : folder.has(name));
    const version = file === undefined ? { 'python-version': '3.x' } : { 'python-version-file': fromTop(folder, file) };
    return { uses: 'actions/setup-python', with: version };
}
const has = (folder, tool) => isTable(tableAt(toml(folder), 'tool')[tool]);
const section = (folder, name) => ['setup.cfg', 'tox.ini'].some((file) => (folder.text(file) ?? '').includes(`[${name}]`));
const isTest = (path) => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path);
const mentions = (folder, word) => folder.below.some((path) => {
    const text = path.includes('/') ? undefined : folder.text(path);
    return text !== undefined && new RegExp(`(^|[^\\w.:[-])${word}($|[^\\w-])`, 'm').test(text);
});
const usesPytest = (folder) => has(folder, 'pytest') ||
    folder.has('pytest.ini') ||
    section(folder, 'tool:pytest') ||
    folder.below.some((path) => /(^|\/)conftest\.py$/.test(path)) ||
    mentions(folder, 'pytest');
const tox = { kind: 'test', module: 'tox', args: 'run -e py' };
const pytest = { kind: 'test', module: 'pytest', args: '' };
const unittest = { kind: 'test', module: 'unittest', args: '' };
function testTool(folder) {
    if (folder.has('tox.ini') || has(folder, 'tox'))
        return tox;
    if (!folder.below.some(isTest))
        return undefined;
    return usesPytest(folder) ? pytest : unittest;
}
const mypyArgs = (folder) => ['files', 'packages', 'modules'].some((key) => Object.hasOwn(tableAt(toml(folder), 'tool', 'mypy'), key)) ? '' : '.';
function pythonTools(folder) {
    const test = testTool(folder);
    const mypy = has(folder, 'mypy') || folder.has('mypy.ini', '.mypy.ini') || section(folder, 'mypy');
    const pyright = has(folder, 'pyright') || folder.has('pyrightconfig.json');
    const ruff = has(folder, 'ruff') || folder.has('ruff.toml', '.ruff.toml');
    const flake8 = !ruff && (folder.has('.flake8') || section(folder, 'flake8'));
    return [
        ...(mypy ? [{ kind: 'typecheck', module: 'mypy', args: mypyArgs(folder) }] : []),
        ...(pyright ? [{ kind: 'typecheck', module: 'pyright', args: '' }] : []),
        ...(ruff ? [{ kind: 'lint', module: 'ruff', args: 'check .' }] : []),
        ...(flake8 ? [{ kind: 'lint', module: 'flake8', args: '' }] : []),
        ...(test === undefined ? [] : [test]),
    ];
}

;// CONCATENATED MODULE: ./build/core/detect/rust.js


const rust = {
    covers: (folder, directory) => pathBelow(folder, directory) !== undefined && isWorkspace(folder),
    detect(folder) {
        if (!folder.has('Cargo.toml'))
            return undefined;
        const all = isWorkspace(folder) ? ' --workspace' : '';
        const strict = folder.has('clippy.toml', '.clippy.toml') || clippyTable(folder) ? ' -- -D warnings' : '';
        return {
            directory: folder.directory,
            tool: 'Cargo',
            setup: [folder.has('Cargo.lock') ? 'cargo fetch --locked' : 'cargo fetch'],
            checks: [
                { kind: 'lint', run: `cargo clippy${all} --all-targets${strict}` },
                ...(folder.has('rustfmt.toml', '.rustfmt.toml')
                    ? [{ kind: 'lint', run: 'cargo fmt --all --check' }]
                    : []),
                { kind: 'test', run: `cargo test${all}` },
            ],
            steps: [],
            notes: [],
        };
    },
};
const manifest = (folder) => readToml(folder.text('Cargo.toml')) ?? {};
const isWorkspace = (folder) => Object.hasOwn(manifest(folder), 'workspace');
function clippyTable(folder) {
    const read = manifest(folder);
    const lints = [tableAt(read, 'lints', 'clippy'), tableAt(read, 'workspace', 'lints', 'clippy')];
    return lints.some((table) => Object.keys(table).length > 0);
}

;// CONCATENATED MODULE: ./build/core/detect/detect.js










const ecosystems = [node, python, go, rust, java];
const most = 12;
const mostConfiguration = 20;
function detect(files) {
    const folders = projectDirectories(files).map((directory) => folderOf(files, directory));
    const projects = folders.flatMap((folder) => projectsIn(folder, folders));
    const left = projects.slice(most).map(({ directory }) => directory);
    const tooMany = `Too many projects to set up at once; skipped: ${left.join(', ')}`;
    return {
        projects: projects.slice(0, most),
        notes: [...projects.flatMap(({ notes }) => notes), ...(left.length > 0 ? [tooMany] : [])],
        configuration: files.paths.filter(check_configuration/* isCheckConfiguration */.rg).slice(0, mostConfiguration),
    };
}
function projectsIn(folder, folders) {
    const found = ecosystems.flatMap((ecosystem) => {
        const project = ecosystem.detect(folder);
        return project === undefined || isCovered(ecosystem, folder, folders) ? [] : [project];
    });
    const made = folder.directory === '.' ? makeTargets(folder, found) : undefined;
    return made === undefined ? found : [...found, made];
}
const isCovered = (ecosystem, { directory }, folders) => folders.some((above) => above.directory !== directory && ecosystem.covers(above, directory));
const setUpCommands = (projects) => projects.flatMap(({ directory, setup }) => setup.map((command) => (directory === '.' ? command : `cd ${(0,command_line/* shellWord */.r7)(directory)} && ${command}`)));
const checkSpecs = (projects) => projects.flatMap(({ directory, checks }) => checks.map(({ run, kind }) => {
    const where = directory === '.' ? {} : { name: `${directory}: ${run}` };
    const place = directory === '.' ? {} : { 'working-directory': directory };
    const said = (0,validation_checks/* classify */.L8)(run) === kind ? {} : { kind };
    const spec = { ...where, run, ...said, ...place };
    return Object.keys(spec).length === 1 ? run : spec;
}));
const checkLabel = (spec) => typeof spec === 'string' ? spec : String(spec['name'] ?? spec['run']);


/***/ }),

/***/ 5147:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   hl: () => (/* binding */ isTestFile),
/* harmony export */   iR: () => (/* binding */ withoutDependencies),
/* harmony export */   rg: () => (/* binding */ isCheckConfiguration)
/* harmony export */ });
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77112);

const configurationNames = [
    /^(?:pytest\.ini|tox\.ini|setup\.cfg|conftest\.py|noxfile\.py|\.coveragerc|mypy\.ini|\.flake8|\.pylintrc|ruff\.toml|pyproject\.toml)$/,
    /^(?:jest|vitest|vite|playwright|cypress|ava|karma|wdio|babel|eslint|stylelint|prettier|web-test-runner)\.(?:config|conf|workspace)\.[cm]?[jt]sx?(?:on)?$/,
    /^vitest\.workspace\.\w+$/,
    /^\.(?:mocharc|c8rc|nycrc|babelrc|eslintrc|eslintignore|stylelintrc|prettierrc|prettierignore|rspec|swcrc)(?:\.\w+)?$/,
    /^(?:tsconfig.*\.json|biome\.jsonc?|deno\.jsonc?|bunfig\.toml|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|turbo\.json|nx\.json)$/,
    /^(?:Cargo\.toml|clippy\.toml|rustfmt\.toml|rust-toolchain(?:\.toml)?|nextest\.toml|\.golangci\.ya?ml|go\.work)$/,
    /^(?:pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|gradle\.properties)$/,
    /^(?:GNUmakefile|[Mm]akefile|.*\.mk|Justfile|justfile|Rakefile|Taskfile\.ya?ml|phpunit\.xml(?:\.dist)?)$/,
];
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
const isCheckConfiguration = (path) => configurationNames.some((pattern) => pattern.test(nameOf(path))) ||
    /(?:^|\/)\.(?:cargo|mvn|config\/nextest)\/[^/]+$/.test(path);
const testNames = /(?:\.(?:test|spec)\.\w+|_(?:test|spec)\.\w+|(?:Test|Tests|IT|Spec)\.(?:java|kt|scala|cs|groovy|swift|php))$|^test_.*\.py$/;
const isTestFile = (path) => testNames.test(nameOf(path)) ||
    (/(?:^|\/)(?:tests?|__tests__|specs?|e2e)\//.test(path) &&
        /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|swift|scala|ex|exs|sh|bats)$/.test(path));
function pathsIn(command, directory) {
    const words = command.split(/[\s;&|()<>"'=]+/).filter((word) => /[./]/.test(word) && !word.startsWith('-'));
    return words.flatMap((word) => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .insidePath */ .y)(directory === '.' ? word : `${directory}/${word}`) ?? []);
}
const dependencySection = /^\[+(?:(?:target\.[^\]]*\.)?(?:dev-|build-)?dependencies(?:\.[^\]]*)?|workspace\.dependencies[^\]]*|project(?:\.optional-dependencies|\.urls|\.scripts)?|package|dependency-groups|tool\.poetry(?:\.group\.[^\]]*)?(?:\.dependencies)?|tool\.uv(?:\.sources)?|build-system)\]+/;
function withoutDependencies(path, text) {
    const name = nameOf(path);
    if (/\.toml$/.test(name) && /^(?:Cargo|pyproject)\.toml$/.test(name))
        return tomlSections(text);
    if (name === 'pom.xml')
        return text
            .replace(/<(?:dependencyManagement|dependencies)>[\s\S]*?<\/(?:dependencyManagement|dependencies)>/g, '')
            .replace(/<(version|[\w.-]+\.version)>[^<]*<\/\1>/g, '');
    if (/^build\.gradle/.test(name))
        return text
            .split('\n')
            .filter((line) => !/^\s*(?:\w*(?:[iI]mplementation|[aA]pi|[oO]nly|[pP]rocessor|ksp|kapt)\b|version\b|id\b.*\bversion\b)/.test(line))
            .join('\n');
    return text;
}
function tomlSections(text) {
    let kept = true;
    const lines = text.split('\n').filter((line) => {
        if (/^\s*\[/.test(line))
            kept = !dependencySection.test(line.trim());
        return kept;
    });
    return lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('#')).join('\n');
}


/***/ }),

/***/ 14491:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ answerFaults)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const mostFaults = 20;
const answerFaults = ({ issues }, value) => issues.slice(0, mostFaults).map((issue) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(phrase(issue, value), 300));
function phrase(issue, value) {
    const at = named(issue.path);
    if (issue.code === 'invalid_type')
        return isThere(value, issue.path) ? `${at} must be ${kinds[issue.expected] ?? issue.expected}` : `${at} is missing`;
    if (issue.code === 'invalid_value')
        return `${at} must be one of ${issue.values.map(String).join(', ')}`;
    if (issue.code === 'too_small' && issue.origin === 'string')
        return `${at} is empty`;
    if (issue.code === 'too_big' && issue.origin === 'array')
        return `${at} has more than ${issue.maximum} entries`;
    return `${at} is not valid (${issue.message})`;
}
const kinds = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
};
const named = (path) => path.length === 0
    ? 'the answer'
    : `\`${path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? String(part) : `.${String(part)}`)).join('')}\``;
function isThere(value, path) {
    let found = value;
    for (const part of path) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part))
            return false;
        found = found[part];
    }
    return found !== undefined;
}


/***/ }),

/***/ 44173:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ answerIn),
/* harmony export */   Yf: () => (/* binding */ jsonIn),
/* harmony export */   _8: () => (/* binding */ faultIn),
/* harmony export */   up: () => (/* binding */ endInWords),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _answer_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14491);


const mostChars = 256 * 1024;
function answerOf(end) {
    if (end.kind !== 'finished')
        return { why: endInWords(end) };
    const value = end.structured ?? jsonIn(end.text);
    if (value === undefined)
        return { why: end.text.trim() === '' ? 'it gave no answer' : 'its answer is not JSON' };
    const bounded = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedValue */ .lv)(value, mostChars);
    return 'fault' in bounded ? { why: `its answer ${bounded.fault}` } : bounded;
}
const ends = {
    no_result: 'it ended without an answer',
    crashed: 'it crashed',
    timed_out: 'it took too long and was stopped',
    usage_limit: 'it reached a usage limit',
    overloaded: 'the model was overloaded',
    billing: 'the model account has no credit',
    auth: 'the model refused the credentials',
    cancelled: 'it was cancelled',
};
const errors = {
    turns: 'it used up its turns',
    budget: 'its budget is used up',
    structured_output: 'it could not give its answer in the right form',
    refused: 'the model refused to answer',
    disk: 'it filled the disk',
    other: 'it reported an error',
};
function answerIn(schema, end) {
    const answer = answerOf(end);
    if ('why' in answer)
        return answer;
    const read = schema.safeParse(answer.value);
    return read.success ? { value: read.data } : { why: faultIn(read.error, answer.value) };
}
const faultIn = (error, value) => `its answer does not match its schema: ${(0,_answer_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .answerFaults */ .y)(error, value)[0]}`;
const endInWords = (end) => end.kind === 'error' ? errors[end.what] : ends[end.kind];
function jsonIn(text) {
    try {
        return JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, '$1'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 60979:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ agentsMdImport),
/* harmony export */   DV: () => (/* binding */ blockIn),
/* harmony export */   E7: () => (/* binding */ agentsBlock),
/* harmony export */   s9: () => (/* binding */ agentsMdFile),
/* harmony export */   su: () => (/* binding */ withBlock)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56069);



const agentsMdFile = 'AGENTS.md';
const agentsMdImport = `@${agentsMdFile}`;
const headings = [
    ['constraint', 'Constraints'],
    ['gotcha', 'Gotchas'],
    ['pattern', 'Patterns'],
];
const mostEntries = 60;
const beginMark = (plan) => `<!-- ralph:knowledge begin plan=${plan} -->`;
const endMark = '<!-- ralph:knowledge end -->';
const looksLikeMark = /<!--\s*ralph:knowledge\b/;
const begins = /^<!-- ralph:knowledge begin plan=(\S+) -->$/;
function agentsBlock(entries, plan) {
    const fitting = entries.filter((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isActive */ .$m)(entry) && headings.some(([type]) => type === (0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(entry.id)));
    const byWeight = [...fitting.filter(_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isHard */ .is), ...fitting.filter((entry) => !(0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isHard */ .is)(entry)).reverse()];
    const chosen = new Set(byWeight.slice(0, mostEntries));
    const sections = headings.flatMap(([type, heading]) => {
        const lines = fitting.filter((entry) => chosen.has(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(entry.id) === type).map(entryLine);
        return lines.length === 0 ? [] : ['', `### ${heading}`, '', ...lines];
    });
    const left = fitting.length - chosen.size;
    return [
        beginMark(plan),
        '## What ralph learned here',
        '',
        `ralph maintains this section from what its run \`${plan}\` has learned; edits between the markers are overwritten.`,
        ...(fitting.length === 0 ? ['', 'Nothing at the moment.'] : sections),
        ...(left > 0 ? ['', `${left} more: \`ralph knowledge\`.`] : []),
        endMark,
    ];
}
const entryLine = (entry) => `- ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(entry.text, _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr)} [${sourceOf(entry)}]`;
function sourceOf({ id, by, iterations, from }) {
    const where = from === null ? '' : ` of ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(from, 100)}`;
    if (by !== null)
        return `${id}, said by ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(by, 100)}${where}`;
    return `${id}, source: iter ${iterations.join(', ')}${where}`;
}
function withBlock(text, block, { plan, inherits }) {
    const found = findBlock(text);
    if ('why' in found)
        return { kind: 'left', why: found.why };
    const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
    const written = block.join(eol);
    if (found.place === undefined) {
        const gap = text === '' ? '' : text.endsWith('\n') ? eol : `${eol}${eol}`;
        return { kind: 'changed', text: `${text}${gap}${written}${eol}` };
    }
    const { from, to, owner } = found.place;
    if (owner !== plan && !inherits.includes(owner)) {
        const why = `its section between the markers belongs to the run of ${owner}. To keep those lines for good, remove the markers; to let the run of ${plan} write its own, remove the section. A run started with knowledge-from ${owner} takes it over`;
        return { kind: 'left', why };
    }
    if (text.slice(from, to) === written)
        return { kind: 'same' };
    return { kind: 'changed', text: `${text.slice(0, from)}${written}${text.slice(to)}` };
}
function blockIn(text) {
    const found = findBlock(text);
    if ('why' in found)
        return text
            .split(/\r?\n/)
            .filter((line) => looksLikeMark.test(line))
            .join('\n');
    return found.place && text.slice(found.place.from, found.place.to);
}
function findBlock(text) {
    const marks = [...text.matchAll(/[^\r\n]*<!--[^\r\n]*/g)]
        .filter(([line]) => looksLikeMark.test(line))
        .map(({ 0: line, index }) => ({ line, index, number: text.slice(0, index).split('\n').length }));
    const [first, second, third] = marks;
    if (!first)
        return { place: undefined };
    const owner = begins.exec(first.line)?.[1];
    const lines = marks.map(({ number }) => number);
    if (owner === undefined || second?.line !== endMark || third) {
        const at = `${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, 5).join(', ')}`;
        return {
            why: `its markers are damaged (${at}): there must be one begin marker and below it one end marker, each on a line of its own; fix or remove them`,
        };
    }
    return { place: { from: first.index, to: second.index + second.line.length, owner } };
}


/***/ }),

/***/ 11812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ wordsIn),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   fd: () => (/* binding */ termsOf)
/* harmony export */ });
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57845);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);


function wordsOf(text) {
    const found = new Set();
    for (const run of runsOf(text))
        for (const word of isUnspaced(run) ? pairsOf(run) : [run]) {
            if (word.length > 2 || !/^[a-z0-9]+$/.test(word))
                found.add(word);
        }
    return found;
}
function termsOf(text) {
    const apart = text.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ');
    return runsOf(apart).flatMap((run) => (isUnspaced(run) ? pairsOf(run) : tooCommon.has(run) ? [] : [stem(run)]));
}
function runsOf(text) {
    const plain = /^[ -~\s]*$/.test(text);
    if (plain)
        return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    return (text
        .normalize('NFKD')
        .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
        .toLowerCase()
        .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
}
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const isUnspaced = (run) => unspaced.test(run);
function pairsOf(run) {
    const characters = [...run];
    return characters.length === 1 ? characters : characters.slice(1).map((next, at) => `${characters[at]}${next}`);
}
const tooCommon = new Set(...[
    'a an and are as at be been by can do does for from has have if in into is it its may must never no not of on or shall should that the their them then there they this to was were when where which will with'.split(' '),
]);
const endings = /(?:ations?|ions?|ments?|ings?|ers?|ies|ied|ed|es|s|ly|y|e)$/;
function stem(word) {
    const short = word.replace(endings, '');
    return short.length >= 4 ? short : word;
}
const longest = 5000;
function wordsIn(text) {
    const whole = (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(text);
    return (words) => whole.includes((0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(words)) || whole.includes((0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)((0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)(words, longest)));
}


/***/ }),

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

/***/ 58020:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lr: () => (/* binding */ readProjectWords),
/* harmony export */   tC: () => (/* binding */ projectContext),
/* harmony export */   vC: () => (/* binding */ withProjectWords),
/* harmony export */   wordFaults: () => (/* binding */ wordFaults)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41038);



const wordFiles = [
    { name: 'PRINCIPLES', path: '.ralph/principles.md', title: 'Principles' },
    { name: 'PATTERNS', path: '.ralph/patterns.md', title: 'Patterns' },
    { name: 'BOUNDARIES', path: '.ralph/boundaries.md', title: 'Boundaries' },
    { name: 'TECH_STACK', path: '.ralph/tech-stack.md', title: 'Tech stack' },
];
const wordsConfig = '.ralph/config.yaml';
const configured = {
    PROJECT_NAME: ['project', 'name'],
    PROJECT_DESCRIPTION: ['project', 'description'],
    TEST_COMMAND: ['commands', 'test'],
    LINT_COMMAND: ['commands', 'lint'],
    BUILD_COMMAND: ['commands', 'build'],
    DEV_COMMAND: ['commands', 'dev'],
};
const known = [...Object.keys(configured), ...wordFiles.map(({ name }) => name)];
async function readProjectWords(read) {
    const config = inYaml((await read(wordsConfig)) ?? '');
    const said = Object.entries(configured).map(([name, [group, key]]) => [name, wordIn(config, group, key)]);
    const files = wordFiles.map(async ({ name, path }) => [name, ((await read(path)) ?? '').trim()]);
    return Object.fromEntries([...said, ...(await Promise.all(files))]);
}
function inYaml(text) {
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { maxAliasCount: 20 });
    }
    catch (error) {
        throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
            code: 'PROJECT_WORDS',
            message: `${wordsConfig} cannot be read: ${String(error.message).split('\n')[0]}`,
            hint: 'Correct that place, or remove the file.',
        });
    }
}
function wordIn(config, group, key) {
    const fields = (value) => typeof value === 'object' && value !== null ? value : {};
    const value = fields(fields(config)[group])[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
const placeholder = /\{\{[ \t]*([A-Z][A-Z0-9_]*)[ \t]*\}\}/g;
function withProjectWords(template, words, path) {
    const [message] = unknownIn(template, path);
    if (message !== undefined)
        throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: 'PROJECT_WORDS', message, hint: allNames });
    return template.replace(placeholder, (_, name) => words[name] ?? '');
}
const allNames = `The placeholders are ${known.map((one) => `{{${one}}}`).join(', ')}.`;
const unknownIn = (template, path) => [...template.matchAll(placeholder)].flatMap(({ 1: name = '', index }) => {
    if (known.includes(name))
        return [];
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .meantName */ .d5)(name, known);
    const nearest = meant === undefined ? '' : `; did you mean {{${meant}}}?`;
    return [
        `${path}:${template.slice(0, index).split('\n').length} has {{${name}}}, which is not a placeholder${nearest}`,
    ];
});
function wordFaults(config, templates) {
    const unknown = templates.flatMap(([path, text]) => unknownIn(text, path));
    return [
        ...configFaults(config ?? ''),
        ...unknown.map((fault) => `${fault}${fault.endsWith('?') ? '' : '.'} ${allNames}`),
    ];
}
function configFaults(text) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text);
    if (document.errors.length > 0)
        return document.errors.map(({ linePos, message }) => {
            const [at] = linePos ?? [];
            const [what = ''] = message.split(/ at line |\n/);
            return `${wordsConfig}:${at?.line ?? 1}:${at?.col ?? 1}: ${what}`;
        });
    const lineOf = (offset) => text.slice(0, offset).split('\n').length;
    return Object.values(configured).flatMap(([group, key]) => {
        const node = document.getIn([group, key], true);
        if (node === undefined || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && ['string', 'number', 'object'].includes(typeof node.value)))
            return [];
        const [offset = 0] = ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range) || [];
        return [`${wordsConfig}:${lineOf(offset)}: ${group}.${key}: expected a text`];
    });
}
function projectContext(words) {
    const about = [words['PROJECT_NAME'], words['PROJECT_DESCRIPTION']].filter(Boolean).join(': ');
    const parts = wordFiles.flatMap(({ name, path, title }) => {
        const text = words[name] ?? '';
        return text === '' ? [] : [`# ${title} (${path})\n\n${text}`];
    });
    return [about === '' ? '' : `The project is ${about}`, ...parts].filter(Boolean).join('\n\n');
}


/***/ }),

/***/ 44270:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   c_: () => (/* binding */ judgeProposal),
/* harmony export */   gL: () => (/* binding */ planNameOf),
/* harmony export */   t7: () => (/* binding */ judgePlan)
/* harmony export */ });
/* harmony import */ var _schema_agent_proposal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54940);
/* harmony import */ var _handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44173);
/* harmony import */ var _handoff_answer_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14491);
/* harmony import */ var _knowledge_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11812);
/* harmony import */ var _plan_format_formats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1899);
/* harmony import */ var _plan_format_json_sparse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26601);
/* harmony import */ var _plan_format_write_write_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34583);
/* harmony import */ var _plan_lint_story_size_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8267);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72527);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27827);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10038);
/* harmony import */ var _plan_source_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72636);












const planText = (plan, file) => /\.md$/i.test(file) ? (0,_plan_format_write_write_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .writeMarkdown */ .p)(plan) : (0,_plan_format_json_sparse_js__WEBPACK_IMPORTED_MODULE_5__/* .writeJson */ .GF)(plan);
function judgePlan(end, source) {
    const answer = (0,_handoff_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOf */ .ut)(end);
    if ('why' in answer)
        return { faults: [`No plan was read: ${answer.why}.`], answer: undefined };
    return judgeProposal(answer.value, source);
}
function judgeProposal(answer, source) {
    const read = _schema_agent_proposal_js__WEBPACK_IMPORTED_MODULE_0__/* .ReadPlanProposal */ .yO.safeParse((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_9__/* .mapStrings */ .to)(answer, _text_visible_js__WEBPACK_IMPORTED_MODULE_10__/* .visible */ .R));
    if (!read.success) {
        return { faults: (0,_handoff_answer_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .answerFaults */ .y)(read.error, answer), answer };
    }
    const proposal = read.data;
    const { plan, findings } = lint(draftOf(proposal, source));
    const lines = (severity) => findings.filter((one) => one.severity === severity).map(({ message, remedy }) => `${message} ${remedy}`);
    const faults = [...ownFaults(proposal, source), ...lines('error')];
    if (faults.length > 0 || plan === undefined)
        return { faults, answer };
    return {
        plan,
        goals: [...(0,_plan_source_js__WEBPACK_IMPORTED_MODULE_11__/* .goalIds */ .E$)(source)].map(([id, text]) => ({
            id,
            text: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(text, 500),
            tasks: proposal.tasks.filter(({ goals }) => goals.includes(id)).map((task) => task.id),
        })),
        questions: proposal.open_questions.map((question) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(question, 500)).filter((question) => question !== ''),
        remarks: [...lines('warning'), ...excludedInText(proposal, source)],
    };
}
const lint = (draft) => (0,_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlan */ .m3)({ file: 'plan.json', bytes: new TextEncoder().encode(JSON.stringify(draft)) });
function ownFaults({ tasks }, source) {
    const [first] = tasks;
    const known = (0,_plan_source_js__WEBPACK_IMPORTED_MODULE_11__/* .goalIds */ .E$)(source);
    const served = new Set(tasks.flatMap(({ goals }) => goals));
    return [
        ...(tasks.length > _plan_lint_story_size_js__WEBPACK_IMPORTED_MODULE_7__/* .mostTasks */ .YF ? [`${tasks.length} tasks are too many; the limit is ${_plan_lint_story_size_js__WEBPACK_IMPORTED_MODULE_7__/* .mostTasks */ .YF}.`] : []),
        ...(first && first.depends_on.length > 0 ? [`The first task, ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(first.id)}, must depend on nothing.`] : []),
        ...tasks.flatMap(_plan_lint_story_size_js__WEBPACK_IMPORTED_MODULE_7__/* .sizeFaults */ .B0),
        ...tasks
            .filter(({ acceptance_criteria: criteria }) => criteria.length === 0)
            .map(({ id }) => `Task ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(id)} has no acceptance criteria.`),
        ...tasks
            .filter(({ description }) => description.trim() === '')
            .map(({ id }) => `Task ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(id)} has no description.`),
        ...[...known].filter(([id]) => !served.has(id)).map(([id, text]) => `No task serves ${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(text, 200)}`),
        ...[...served].filter((id) => !known.has(id)).map((id) => `There is no goal ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(id)}.`),
        ...tasks.flatMap((task) => excludedIn(task.title, source).map((text) => `Task ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(task.id)} does what the source excludes: ${text}`)),
    ];
}
const excludedIn = (text, { spec }) => {
    const words = new Set((0,_knowledge_words_js__WEBPACK_IMPORTED_MODULE_3__/* .termsOf */ .fd)(text));
    return spec.nonGoals.flatMap((nonGoal) => {
        const terms = (0,_knowledge_words_js__WEBPACK_IMPORTED_MODULE_3__/* .termsOf */ .fd)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(nonGoal.text, 500));
        return terms.length > 0 && terms.every((term) => words.has(term)) ? [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(nonGoal.text, 200)] : [];
    });
};
const denies = /\b(?:no|not|never|without|neither|nor|excluded?|excludes|(?:left|leaves?) out|out of scope|don't|doesn't|cannot|can't)\b/i;
function excludedInText({ tasks }, source) {
    return tasks.flatMap(({ id, description, acceptance_criteria }) => {
        const sentences = [...description.split(/(?<=[.!?])\s+|\n/), ...acceptance_criteria].filter((one) => !denies.test(one));
        const found = new Set(sentences.flatMap((sentence) => excludedIn(sentence, source)));
        return [...found].map((text) => `Task ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(id)} may do what the source excludes: ${text}`);
    });
}
function draftOf({ name, context, tasks }, { spec, file }) {
    const folder = /([^/]+)\/SPEC\.md$/.exec(file ?? '')?.[1];
    const list = (title, texts) => [title, ...texts.slice(0, mostCopied).map(({ text }) => `- ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(text, 300)}`)].join('\n');
    const parts = [
        context.trim(),
        ...(file === undefined ? [] : [`The purpose is described in ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(file, 200)}.`]),
        ...(spec.nonGoals.length === 0 ? [] : [list('Not part of this:', spec.nonGoals)]),
        ...(spec.gotchas.length === 0 ? [] : [list('Known traps:', spec.gotchas)]),
    ];
    return {
        ...planNameOf(folder ?? name),
        context: parts.filter((part) => part !== '').join('\n\n'),
        tasks: tasks.map(({ id, title, description, acceptance_criteria, depends_on }) => ({
            ...{ id, title: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(title, 1_000), description: description.trim(), acceptance_criteria, depends_on },
        })),
    };
}
const mostCopied = 20;
function planNameOf(text) {
    const name = text
        .normalize('NFKD')
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 40);
    return name === '' ? {} : { name: name.toLowerCase() };
}


/***/ }),

/***/ 62735:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   vx: () => (/* binding */ againPrompt),
/* harmony export */   wh: () => (/* binding */ planPrompt),
/* harmony export */   zo: () => (/* binding */ mostSource)
/* harmony export */ });
/* harmony import */ var _plan_lint_story_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8267);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43573);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1748);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10038);
/* harmony import */ var _plan_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72636);







const mostSource = 60_000;
const headShare = 0.8;
function planPrompt({ template, source }) {
    const { spec, shown, file, text } = source;
    const goals = [...(0,_plan_source_js__WEBPACK_IMPORTED_MODULE_6__/* .goalIds */ .E$)(source)].map(([id, goal]) => `${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(goal, 500)}`);
    const list = (texts) => texts.slice(0, mostListed).map(({ text }) => `- ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(text, 500)}`);
    const parts = [
        template.trim(),
        section('Goals', goals),
        section('Not Part of This', list(spec.nonGoals)),
        section('Known Traps', list(spec.gotchas)),
        `## Source: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(shown, 200)}\n\n${sourceNote({ file, text })}${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .OF)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(text, mostSource, headShare)).trim())}`,
        `## Your Answer\n\n${demands(goals.length).join('\n')}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
const mostListed = 50;
const section = (name, lines) => lines.length === 0 ? '' : `## ${name}\n\n${(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .OF)(lines.join('\n'))}`;
function sourceNote({ file, text }) {
    if (text.length <= mostSource)
        return '';
    const whole = file === undefined ? '' : ` The full text is in the file ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(file, 200)} of this directory.`;
    return `It has ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .oh)(text.length)} characters; ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .oh)(mostSource)} of them are shown here.${whole}\n\n`;
}
const demands = (goals) => [
    `- At most ${_plan_lint_story_size_js__WEBPACK_IMPORTED_MODULE_0__/* .mostTasks */ .YF} tasks; each with at most ${_plan_lint_story_size_js__WEBPACK_IMPORTED_MODULE_0__/* .mostCriteria */ .HK} acceptance criteria and a description of at most ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .oh)(_plan_lint_story_size_js__WEBPACK_IMPORTED_MODULE_0__/* .mostDescription */ .MH)} characters.`,
    '- `depends_on` names ids of your own tasks, without cycles; it is empty for the first task.',
    goals > 0
        ? `- ${goals === 1 ? 'G1' : `Each of G1 to G${goals}`} is named under \`goals\` by at least one task.`
        : '- The source lists no goals: `goals` stays empty.',
];
function againPrompt(prompt, { answer, faults }) {
    const said = JSON.stringify(answer, null, 1) ?? '';
    return [
        prompt,
        '## Your Last Answer Was Refused',
        ...(said === '' ? [] : [(0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .OF)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)(said), mostAgain))]),
        'Fix this, keep what was right, and answer again:',
        faults
            .slice(0, mostListed)
            .map((fault) => `- ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(fault, 400)}`)
            .join('\n'),
    ].join('\n\n');
}
const mostAgain = 40_000;


/***/ }),

/***/ 72636:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ goalIds),
/* harmony export */   dp: () => (/* binding */ planSource),
/* harmony export */   uF: () => (/* binding */ mostGoals)
/* harmony export */ });
/* harmony import */ var _spec_read_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4228);

const planSource = ({ shown, file, text }) => ({
    shown,
    file,
    text,
    spec: (0,_spec_read_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .readSpec */ .Ot)(text),
});
const goalIds = ({ spec }) => new Map(spec.goals.map(({ text }, at) => [`G${at + 1}`, text]));
const mostGoals = 100;


/***/ }),

/***/ 33819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ planGraph)
/* harmony export */ });
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89851);
/* harmony import */ var _plan_graph_dependency_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99387);


function planGraph(plan, context) {
    const { name, source, statusOf } = context;
    const ready = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .readyTasks */ .aZ)(plan, statusOf).map(({ id }) => id);
    const critical = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .criticalPath */ .vC)(plan, statusOf);
    const parents = (0,_plan_graph_dependency_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .treeParents */ .QU)(plan);
    const isReady = new Set(ready);
    const isCritical = new Set(critical);
    return {
        schema: 1,
        plan: name,
        source,
        tasks: plan.tasks.map(({ id, title, depends_on }, position) => {
            const parent = parents[position] ?? null;
            const dependencies = [...new Set(depends_on)];
            const unmet = !(0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(statusOf(id)) ? [] : dependencies.filter((other) => statusOf(other) !== 'done');
            return {
                id,
                title,
                status: statusOf(id),
                depends_on: dependencies,
                waits_for: unmet.map((other) => ({ id: other, status: statusOf(other) })),
                below: parent === null ? null : (plan.tasks[parent]?.id ?? null),
                ready: isReady.has(id),
                critical: isCritical.has(id),
            };
        }),
        ready,
        critical_path: critical,
    };
}


/***/ }),

/***/ 21124:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ detectedLines),
/* harmony export */   i: () => (/* binding */ difference)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37291);
/* harmony import */ var _detect_detect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84039);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39812);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10038);





function detectedLines({ projects, notes }) {
    if (projects.length === 0)
        return ['Found nothing that says how to build or test this repository.'];
    const lines = projects.flatMap((project) => {
        const where = project.directory === '.' ? '' : ` in ${project.directory}`;
        return [
            `  ${project.tool}${where}`,
            ...(0,_detect_detect_js__WEBPACK_IMPORTED_MODULE_0__/* .setUpCommands */ .gf)([project]).map((command) => `    set-up: ${command}`),
            ...(0,_detect_detect_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSpecs */ .nT)([project]).map((spec) => `    check: ${(0,_detect_detect_js__WEBPACK_IMPORTED_MODULE_0__/* .checkLabel */ .v8)(spec)}`),
        ];
    });
    return ['Found', ...lines, ...notes.map((note) => `  ! ${note}`)].map(keptIndent);
}
const keptIndent = (line) => `${/^ */.exec(line)?.[0] ?? ''}${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(line, 300)}`;
const mostLines = 200;
function difference(file, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C2)(look.color);
    const { hunks } = (0,diff__WEBPACK_IMPORTED_MODULE_4__/* .structuredPatch */ .YB)(file.path, file.path, file.before, file.after, '', '', { context: 3 });
    const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: changed }) => [
        paint(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, 'dim'),
        ...changed.map((line) => coloured((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(line), paint)),
    ]);
    const more = lines.length > mostLines ? [`\u2026 ${lines.length - mostLines} more lines`] : [];
    return [paint(`--- ${file.path}`, 'bold'), ...lines.slice(0, mostLines), ...more];
}
function coloured(line, paint) {
    if (line.startsWith('+'))
        return paint(line, 'green');
    return line.startsWith('-') ? paint(line, 'red') : line;
}


/***/ }),

/***/ 47292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ planTree)
/* harmony export */ });
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89851);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92563);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30023);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39812);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49484);







const deepest = 36;
const leastTitle = 12;
const mostNamed = 4;
function planTree(graph, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color);
    const done = graph.tasks.filter(({ status }) => status === 'done').length;
    const from = graph.source === 'run' ? `${done} done` : 'from the file, without a run';
    return [
        paint(`${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(graph.plan, 100)}: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(graph.tasks.length, 'task')}, ${from}`, 'bold'),
        '',
        ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .fitLines */ .RV)(placed(graph.tasks).map((place) => taskLine(place, { paint, width: look.width })), look),
        '',
        ...conclusion(graph, look.width),
    ];
}
function placed(tasks) {
    const children = childrenOf(tasks);
    const places = [];
    const todo = [];
    const push = (parent, before) => {
        const below = children.get(parent) ?? [];
        const pieces = (last) => (parent === null ? ['', ''] : last ? ['\u2514\u2500 ', '   '] : ['\u251c\u2500 ', '\u2502  ']);
        const placed = below.map((task, at) => {
            const [branch, inner] = pieces(at === below.length - 1).map((piece) => shorten(before + piece));
            return { task, branch: branch ?? '', inner: inner ?? '' };
        });
        for (const place of placed.reverse())
            todo.push(place);
    };
    push(null, '');
    for (let place = todo.pop(); place !== undefined; place = todo.pop()) {
        places.push(place);
        push(place.task.id, place.inner);
    }
    return places;
}
const shorten = (branch) => (branch.length > deepest ? `\u2026${branch.slice(1 - deepest)}` : branch);
function childrenOf(tasks) {
    const children = new Map();
    for (const task of tasks) {
        const siblings = children.get(task.below);
        if (siblings)
            siblings.push(task);
        else
            children.set(task.below, [task]);
    }
    return children;
}
function taskLine({ task, branch }, { paint, width }) {
    const start = `${branch}${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[task.status]} ${task.id}${task.critical ? '*' : ''}`;
    const remark = remarkOf(task);
    const room = width - (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .displayWidth */ .F1)(start) - (remark === '' ? 0 : (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .displayWidth */ .F1)(remark) + 2) - 2;
    const title = room < leastTitle ? '' : `  ${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(task.title, 200), room)}`;
    const colour = _text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .statusColour */ .$8[task.status];
    const text = `${_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusMark */ .w8[task.status]} ${task.id}${task.critical ? '*' : ''}${title}`;
    return `${paint(branch, 'dim')}${colour ? paint(text, colour) : text}${remark === '' ? '' : `  ${paint(remark, 'dim')}`}`;
}
function remarkOf({ ready, status, waits_for, below }) {
    if (status === 'in_progress')
        return '(at work)';
    if (ready)
        return '(ready)';
    const others = waits_for.filter((other) => other.id !== below || fate[other.status] !== '');
    if (others.length === 0)
        return '';
    const named = others.map(({ id, status: of }) => `${id}${fate[of]}`);
    const also = waits_for.some(({ id }) => id === below) && others.every(({ id }) => id !== below) ? 'also ' : '';
    return `(waits ${also}for ${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedRow */ .g)(named, mostNamed)})`;
}
const fate = {
    pending: '',
    in_progress: '',
    done: '',
    failed: ': failed',
    skipped: ': skipped',
    given_up: ': given up',
};
function conclusion({ ready, critical_path, tasks }, width) {
    const open = tasks.some(({ status }) => (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(status));
    if (!open)
        return ['Nothing left to do.'];
    const first = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedRow */ .g)(ready, 10);
    const length = critical_path.length === 1 ? '1 task' : `${critical_path.length} tasks, one after the other`;
    return [
        ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrap */ .LV)(ready.length === 0 ? 'Ready now: nothing' : `Ready now, in this order: ${first}`, width),
        ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrap */ .LV)(`Critical path (*), ${length}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .arrows */ .d$)(critical_path)}`, width),
    ];
}


/***/ }),

/***/ 97916:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ proposedPlanText)
/* harmony export */ });
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92563);
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30023);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39812);
/* harmony import */ var _facts_forecast_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48186);
/* harmony import */ var _facts_plan_graph_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33819);
/* harmony import */ var _words_forecast_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91760);
/* harmony import */ var _plan_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47292);








function proposedPlanText({ plan, goals, questions, remarks }, { name, ...costs }, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C2)(look.color);
    const part = (title, lines) => lines.length === 0 ? [] : ['', paint(title, 'bold'), ...(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .fitLines */ .RV)(lines, look)];
    const graph = (0,_facts_plan_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .planGraph */ .G)(plan, { name, source: 'file', statusOf: () => 'pending' });
    return [
        ...(0,_plan_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .planTree */ .s)(graph, look),
        ...part('Tasks', plan.tasks.flatMap(taskLines)),
        ...part('What every task is told', textLines(plan.context ?? '')),
        ...part('Goals', goals.map(({ id, text, tasks }) => `  ${id}  ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text, 200)} (${(0,_text_capped_js__WEBPACK_IMPORTED_MODULE_7__/* .cappedRow */ .g)(tasks, 8)})`)),
        ...part('Forecast', (0,_words_forecast_text_js__WEBPACK_IMPORTED_MODULE_5__/* .forecastLines */ .x3)((0,_facts_forecast_js__WEBPACK_IMPORTED_MODULE_3__/* .firstForecast */ .G)(plan, costs)).map((line) => `  ${line}`)),
        ...part('Open questions', questions.map(item)),
        ...part('Please check', remarks.map(item)),
    ];
}
const item = (text) => `  - ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text, 500)}`;
const textLines = (text) => text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [`  ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(line, 4_000)}`]));
const taskLines = ({ id, title, description, acceptance_criteria, }) => [
    `  ${id}  ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(title, 200)}`,
    ...textLines(description).map((line) => `    ${line}`),
    ...acceptance_criteria.map((one) => `      - ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(one, 4_000)}`),
];


/***/ }),

/***/ 12299:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ configText),
/* harmony export */   d: () => (/* binding */ noneFound)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

function configText({ planFile, queue, setup, validate, noChecks, configuration, costBudget }, schema) {
    const parts = [
        ...(schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`]),
        '# Settings of ralph: `ralph config` shows each value and its source, `ralph run --help` lists them all.',
        ...(queue === undefined
            ? planFile === 'plan.json'
                ? []
                : ['', yaml({ plan: planFile })]
            : ['', '# Plans run one after another: docs/queue.md.', yaml({ queue })]),
        '',
        '# Prepares a fresh checkout, once, before the first check.',
        yaml({ setup }),
        '',
        '# Every iteration must pass these before it is committed. They run on the untouched commit first.',
        ...(validate.length > 0 || noChecks ? [] : [noneFound]),
        yaml({ validate }),
        ...(noChecks
            ? ['', '# Runs even though nothing checks the commits; every report says so.', yaml({ 'no-checks': true })]
            : []),
        '',
        ...protection(configuration),
        '# USD for the whole run; it stops there and says so.',
        yaml({ 'cost-budget': costBudget }),
    ];
    return `${parts.join('\n')}\n`;
}
const noneFound = '# None found, and no run starts without a check. For example: `validate: ["npm test"]`';
const yaml = (value) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(value, { lineWidth: 0 }).trimEnd();
function protection(configuration) {
    if (configuration.length === 0)
        return [];
    const paths = yaml({ 'protected-paths': configuration }).split('\n');
    return [
        '# Files that decide what the checks do. Uncomment these lines so that no iteration may change them; add package.json if no',
        '# task needs a new dependency. `test-guard: fail` rejects every change to what the checks run.',
        ...paths.map((line) => `# ${line}`),
        '',
    ];
}


/***/ }),

/***/ 3631:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ publishedAt),
/* harmony export */   p: () => (/* binding */ schemaOf)
/* harmony export */ });
const form = /^(?<repository>[\w.-]+\/[\w.-]+)@(?<commit>[0-9a-f]{40})$/;
function publishedAt(at, version) {
    const { repository, commit } = form.exec(at)?.groups ?? {};
    if (repository === undefined || commit === undefined)
        return undefined;
    const comment = version === undefined ? '' : ` # v${version}`;
    return {
        action: `${repository}@${commit}${comment}`,
        reusable: `${repository}/.github/workflows/run.yml@${commit}${comment}`,
    };
}
const schemaOf = ({ action }, name) => `https://raw.githubusercontent.com/${action.replace(/ .*$/, '').replace('@', '/')}/schemas/${name}.schema.json`;


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

/***/ 79048:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ refuseUnready)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6042);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40318);
/* harmony import */ var _probe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96301);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68879);






const probes = [_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .gitProbe */ .Vn, _machine_js__WEBPACK_IMPORTED_MODULE_3__/* .nodeProbe */ .d8, _agent_js__WEBPACK_IMPORTED_MODULE_2__/* .credentialsProbe */ .T, _machine_js__WEBPACK_IMPORTED_MODULE_3__/* .diskProbe */ .AC];
async function refuseUnready(project, context, flags = {}) {
    const subject = (0,_subject_js__WEBPACK_IMPORTED_MODULE_5__/* .subjectOf */ .e)(context, flags, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), project);
    const found = (await Promise.all(probes.map((probe) => (0,_probe_js__WEBPACK_IMPORTED_MODULE_4__/* .findingsOf */ .WX)(probe, subject)))).flat();
    const wrong = found.filter(({ level }) => level === 'fail');
    if (wrong.length > 0)
        throw notReady(wrong);
}
function notReady([first, ...others]) {
    const one = others.length === 0;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NOT_READY',
        message: one ? `Nothing was started. ${first?.found}` : 'Nothing was started; several things are missing:',
        hint: one
            ? `${first?.remedy} Then run the same command again.`
            : '`ralph doctor` checks these and everything else.',
        findings: one ? [] : [first, ...others].flatMap((each) => (each ? [`${each.found} ${each.remedy}`] : [])),
    });
}


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


/***/ }),

/***/ 79219:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ askWrite),
/* harmony export */   Mv: () => (/* binding */ OnlyShown),
/* harmony export */   Qm: () => (/* binding */ wrong),
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   cJ: () => (/* binding */ Cancelled),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   gd: () => (/* binding */ budget),
/* harmony export */   oQ: () => (/* binding */ answered),
/* harmony export */   pw: () => (/* binding */ planPath),
/* harmony export */   wg: () => (/* binding */ askReplace)
/* harmony export */ });
/* unused harmony export firstOfQueue */
/* harmony import */ var _clack_prompts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26170);
/* harmony import */ var _core_detect_detect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84039);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7630);
/* harmony import */ var _core_scaffold_published_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3631);
/* harmony import */ var _core_setting_setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13225);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _core_text_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77112);
/* harmony import */ var _installed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62801);
/* harmony import */ var _project_ask_person_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28000);










class Cancelled extends Error {
}
class OnlyShown extends Error {
}
async function answered(ask) {
    const answer = await (0,_project_ask_person_js__WEBPACK_IMPORTED_MODULE_6__/* .askPerson */ .f)(ask);
    if (answer === undefined)
        throw new Cancelled();
    return answer;
}
async function askChecks(found) {
    if (found.length > 0) {
        const options = found.map((check, value) => ({ value, label: (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)((0,_core_detect_detect_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLabel */ .v8)(check), 200) }));
        const message = 'Which checks must every iteration pass?';
        const initialValues = options.map(({ value }) => value);
        const chosen = await answered((asked) => (0,_clack_prompts__WEBPACK_IMPORTED_MODULE_0__.multiselect)({ ...asked, message, options, initialValues, required: false }));
        return found.filter((_, index) => chosen.includes(index));
    }
    const message = 'No checks were found. Which command must every iteration pass? (leave empty for none)';
    const said = await answered((asked) => (0,_clack_prompts__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)({ ...asked, message, placeholder: 'npm test', defaultValue: '' }));
    const read = (0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .checks */ .AV)(said);
    return 'value' in read ? read.value : [];
}
async function askBudget(fallback) {
    const expected = (raw) => {
        const read = (0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .money */ .TG)(raw === undefined || raw === '' ? fallback : raw);
        return 'value' in read ? undefined : read.expected;
    };
    const message = 'How much may the whole run cost, in USD?';
    const said = await answered((asked) => (0,_clack_prompts__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)({ ...asked, message, placeholder: String(fallback), defaultValue: String(fallback), validate: expected }));
    const read = (0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .money */ .TG)(said);
    return 'value' in read ? read.value : fallback;
}
const askWorkflow = () => answered((asked) => (0,_clack_prompts__WEBPACK_IMPORTED_MODULE_0__/* .confirm */ .lJ)({ ...asked, message: 'Also write a workflow for GitHub Actions?' }));
async function askAction() {
    const message = 'Which repository holds the action? (OWNER/REPO@SHA, with the full commit)';
    const validate = (raw) => ((0,_core_scaffold_published_js__WEBPACK_IMPORTED_MODULE_7__/* .publishedAt */ .o)(raw ?? '') ? undefined : actionForm);
    return actionAt(await answered((asked) => (0,_clack_prompts__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)({ ...asked, message, placeholder: 'OWNER/REPO@SHA', validate })));
}
const actionForm = 'expected OWNER/REPO@SHA with all 40 digits of a commit';
const askWrite = (path) => answered((asked) => (0,_clack_prompts__WEBPACK_IMPORTED_MODULE_0__/* .confirm */ .lJ)({ ...asked, message: `Write this to ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(path, 200)}?` }));
const askReplace = (path) => answered((asked) => (0,_clack_prompts__WEBPACK_IMPORTED_MODULE_0__/* .confirm */ .lJ)({ ...asked, message: `Replace ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(path, 200)} as shown?`, initialValue: false }));
const defaultBudget = 10;
async function choose(detection, flags, interactive, places, paths, more = { setup: [], checks: [] }) {
    const found = [...(0,_core_detect_detect_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSpecs */ .nT)(detection.projects), ...more.checks.map(({ run }) => run)];
    const queue = flags['queue'] === true ? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .usualQueue */ .u8 : undefined;
    const planFile = queue === undefined ? planPath(flags['plan']) : firstOfQueue(paths, queue);
    const setup = given(flags['setup']) ?? [...(0,_core_detect_detect_js__WEBPACK_IMPORTED_MODULE_1__/* .setUpCommands */ .gf)(detection.projects), ...more.setup.map(({ run }) => run)];
    const validate = given(flags['validate']) ?? (interactive ? await askChecks(found) : found);
    const costBudget = budget(flags['cost-budget']) ?? (interactive ? await askBudget(defaultBudget) : defaultBudget);
    const { workflow, published } = await chooseWorkflow(flags, interactive, places);
    const schemas = places.isPublicServer ? published : undefined;
    return { planFile, queue, setup, validate, noChecks: flags['no-checks'] === true, costBudget, workflow, schemas };
}
const firstOfQueue = (paths, folder) => paths
    .flatMap((path) => (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .queuedFile */ .W5)(path, folder) ?? [])
    .filter(({ place }) => place !== 'complete')
    .sort(_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .byTurn */ .hN)
    .at(0)?.path ?? `${folder}/pending/010-first.json`;
async function chooseWorkflow(flags, interactive, places) {
    const shape = shapeOf(flags, places);
    const known = knownAction(flags['action'], places);
    const wanted = flags['no-workflow'] === true ? false : interactive ? await askWorkflow() : true;
    if (!wanted)
        return { workflow: undefined, published: known };
    const published = known ?? (interactive ? await askAction() : undefined);
    if (!published && flags['one-job'] === true)
        throw wrong('the repository of the action is not known: add --action OWNER/REPO@SHA');
    return { workflow: published && { shape, published }, published };
}
function knownAction(flag, { action }) {
    if (flag !== undefined)
        return actionAt(String(flag));
    return action === undefined ? undefined : (0,_core_scaffold_published_js__WEBPACK_IMPORTED_MODULE_7__/* .publishedAt */ .o)(action, (0,_installed_js__WEBPACK_IMPORTED_MODULE_5__/* .packageJson */ .T9)().version);
}
function actionAt(raw) {
    const published = (0,_core_scaffold_published_js__WEBPACK_IMPORTED_MODULE_7__/* .publishedAt */ .o)(raw);
    if (!published)
        throw wrong(`--action: ${actionForm}, got '${raw}'`);
    return published;
}
function given(flag) {
    const read = flag === undefined ? undefined : (0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(flag);
    return read !== undefined && 'value' in read ? read.value : undefined;
}
function shapeOf(flags, { enterprise }) {
    if (enterprise)
        return 'enterprise';
    return flags['one-job'] === true ? 'one-job' : 'called';
}
function budget(flag) {
    if (flag === undefined)
        return undefined;
    const read = (0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .money */ .TG)(flag);
    if ('value' in read)
        return read.value;
    throw wrong(`--cost-budget: expected ${read.expected}, got '${flag}'`);
}
function planPath(flag) {
    const path = flag === undefined ? 'plan.json' : (0,_core_text_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .insidePath */ .y)(String(flag));
    if (path !== undefined && /\.(?:json|md|markdown)$/i.test(path) && !/\p{Control}|\$\{\{/u.test(path))
        return path;
    throw wrong(`--plan: expected a .json or Markdown file inside the repository, got '${flag}'`);
}
const wrong = (message, hint = 'See `ralph init --help`.') => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({ code: 'USAGE', message: `init: ${message}`, hint });


/***/ }),

/***/ 61204:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vU: () => (/* binding */ plannedFile),
  G: () => (/* binding */ plannedFiles),
  $6: () => (/* binding */ textAt),
  gq: () => (/* binding */ writePlanned)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/disk/write-all.js
var write_all = __webpack_require__(25201);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/plan/format/formats.js + 19 modules
var formats = __webpack_require__(1899);
// EXTERNAL MODULE: ./build/core/plan/format/read/plan-name.js
var plan_name = __webpack_require__(27586);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
// EXTERNAL MODULE: ./build/core/report/terminal/init-text.js
var init_text = __webpack_require__(21124);
// EXTERNAL MODULE: ./build/core/scaffold/config-text.js
var config_text = __webpack_require__(12299);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/visible.js
var text_visible = __webpack_require__(10038);
;// CONCATENATED MODULE: ./build/core/text/markdown/html-elements.js
const hiding = new Set('details template script style title noscript svg math rp textarea iframe noembed noframes xmp object datalist dialog head'.split(' '));
const hidingAttributes = new Set(['hidden', 'style', 'class', 'aria-hidden']);
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const walls = new Set(['table', 'td', 'th', 'caption', 'template', 'svg', 'math', 'object', 'html']);
const notTag = (/* unused pure expression or super */ null && ([
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<!', '>'],
]));
const tagName = /<(\/?)([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?!["'])[^\s>]*))?/y;
const tagEnd = /[\s/]*>/y;
function html_elements_openElements() {
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





function plain_comment_plainComment(text) {
    return plain_comment_shownText(text)
        .replace(/[ \t]+/g, ' ')
        .trim();
}
const plain_comment_mostAtOnce = 8000;
const mostImages = 200;
function plain_comment_shownText(text) {
    const read = wholeBlocks(text, plain_comment_mostAtOnce);
    const shown = (read.match(/!\[/g)?.length ?? 0) > mostImages ? noneOf(read) : parsed(read);
    return shown + noneOf(text.slice(read.length));
}
function parsed(text) {
    try {
        const source = visible(text).normalize('NFC').replace(tooDeep, '$1');
        const cuts = [];
        const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
        cutHidden(tree, { source, cuts, open: openElements(), notes: notesIn(tree) });
        return visible(withCuts(source, cuts));
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
    const [paragraph] = fromMarkdown(written).children;
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

;// CONCATENATED MODULE: ./build/core/plan/format/issue/issue-form.js



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
        open = fenceAfter(text, open);
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
            message: `The issue has ${thousands(text.length)} characters; a form takes ${thousands(longestForm)}.`,
            remedy: 'Shorten it, or write a plan.json.',
        };
    }
    const most = mostAtOnce - probe.length;
    let [shown, rest] = ['', text];
    while (rest.length > most) {
        const piece = rest.slice(0, lastBreak(rest.slice(0, most)));
        const lines = shownText(piece + probe).split('\n');
        if (piece === '' || lines.pop() !== '- `<!--.-->`') {
            return {
                line: text.slice(0, text.length - rest.length).split('\n').length,
                message: `The form cannot be read from here on: a part of it has more than ${thousands(most)} characters, or does not end.`,
                remedy: 'Put empty lines between its paragraphs and tasks, and close whatever is left open. Or write a plan.json.',
            };
        }
        shown += `${lines.join('\n')}\n`;
        rest = rest.slice(piece.length + 1);
    }
    return shown + shownText(rest);
}
function lastBreak(text) {
    let [open, at, last] = [undefined, 0, 0];
    let isBlank = false;
    for (const line of text.split('\n')) {
        if (open === undefined && at > 0 && (/^[-*+] \S/.test(line) || (isBlank && /^\S/.test(line))))
            last = at - 1;
        open = fenceAfter(line, open);
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

;// CONCATENATED MODULE: ./build/core/scaffold/issue-form-text.js


function issueFormText() {
    const field = (id, more) => ({
        id,
        attributes: { label: formFields[id], ...more },
    });
    return (0,dist/* stringify */.As)({
        name: 'New ralph run',
        description: 'Tasks for a coding agent; each becomes one checked commit on a branch',
        title: 'ralph: ',
        body: [
            {
                type: 'markdown',
                attributes: {
                    value: 'ralph replies with the plan it reads from this. Nothing starts until someone with write access comments `/ralph start`.',
                },
            },
            {
                type: 'textarea',
                ...field('goal', { description: 'What is this run for? Every agent reads this.' }),
                validations: { required: true },
            },
            {
                type: 'textarea',
                ...field('tasks', {
                    description: 'One list item for each task, with its acceptance criteria as a list below it. Tasks run in this order, unless one ends with (after 1, 3) or (after nothing).',
                    placeholder: '- Build the index\n  - an empty folder gives an empty index\n- Answer queries (after 1)\n',
                }),
                validations: { required: true },
            },
            {
                type: 'textarea',
                ...field('checks', {
                    description: 'Commands that must pass in addition to the configured ones, one per line.',
                    render: 'shell',
                    placeholder: 'npm run lint',
                }),
            },
            {
                type: 'input',
                ...field('budget', {
                    description: 'USD for the whole run; never more than is configured.',
                    placeholder: '5',
                }),
            },
            { type: 'input', ...field('model', { description: 'A model other than the configured one.' }) },
        ],
    }, { lineWidth: 0 });
}
const issueWorkflowFile = 'ralph-issue.yml';
function issueWorkflowText({ action }) {
    return `# Shows an issue of the form "New ralph run" as a plan; /ralph start starts it.
name: ralph issue

on:
  issues: { types: [opened, edited] }

permissions: {}

jobs:
  show:
    if: startsWith(github.event.issue.title, 'ralph:')
    runs-on: ubuntu-latest
    timeout-minutes: 10
    concurrency:
      group: ralph-issue-\${{ github.event.issue.number }}
    permissions:
      contents: read # whether its run has begun
      issues: write # the comment that shows it
    steps:
      - uses: ${action}
        with:
          command: lint
          github-token: \${{ github.token }}
`;
}

// EXTERNAL MODULE: ./build/core/scaffold/published.js
var published = __webpack_require__(3631);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
;// CONCATENATED MODULE: ./build/core/control/read-comment.js





const ownMark = '<!-- ralph:';
const nothing = { kind: 'nothing' };
const longestEcho = 200;
const longestOrder = 8000;
function readComment(body) {
    if (body.trimStart().startsWith(ownMark))
        return nothing;
    const lines = body.replace(/[\u2028\u2029]/g, ' ').split(/\r\n?|\n/);
    const [first, ...others] = spoken(lines);
    if (first === undefined)
        return nothing;
    const later = others.find(({ text }) => isOrder(text));
    if (isOrder(first.text)) {
        const upTo = lines.slice(0, blockEnd(lines, first.index)).join('\n');
        if (upTo.length > longestOrder)
            return fault(first.text, tooLong);
        const order = orderIn(shownText(upTo).split('\n')[first.index] ?? '');
        if (order === undefined)
            return fault(first.text, 'the order is not visible in the comment as GitHub shows it');
        return { kind: 'command', text: order, ...(later !== undefined && { more: true }) };
    }
    if (looksLikeOrder(first.text)) {
        return fault(first.text, 'write /ralph in plain small letters at the start of the line');
    }
    return later === undefined ? nothing : fault(later.text, 'an order is the first line of its comment');
}
const tooLong = (/* unused pure expression or super */ null && (`an order has at most ${thousands(longestOrder)} characters, including text above it and directly below it; put an empty line after it`));
const fault = (line, why) => ({
    kind: 'fault',
    text: startOf(plainComment(startOf(line, 2000)), longestEcho),
    why,
});
const order = /^ {0,3}\/ralph(?=[ \t]|$)(.*)$/s;
const isOrder = (line) => order.test(line);
function orderIn(line) {
    const [, rest] = order.exec(line) ?? [];
    return rest?.replace(/[ \t]+/g, ' ').trim();
}
function blockEnd(lines, from) {
    const blank = lines.findIndex((line, index) => index > from && line.trim() === '');
    return blank === -1 ? lines.length : blank;
}
const looksLikeOrder = (line) => /^\s{0,3}[/\u2044\u2215\u29f8][r\u0433][a\u0430\u03b1][l\u04cf\u0456\u03b91|][p\u0440\u03c1][h\u04bb](?:\s|$)/iu.test(visible(startOf(line, 100)).normalize('NFKC'));
function* spoken(lines) {
    let open;
    for (const [index, text] of lines.entries()) {
        const inside = open !== undefined;
        open = fenceAfter(text, open);
        if (inside || open !== undefined || text.trim() === '')
            continue;
        if (/^ {0,3}>/.test(text) || /^(?: {4}|\t)/.test(text))
            continue;
        yield { text, index };
    }
}

;// CONCATENATED MODULE: ./build/core/scaffold/review-text.js

const reviewWorkflowFile = 'ralph-review.yml';
function reviewWorkflowText({ workflow, action }) {
    return `# Starts ${workflow} when one of ralph's pull requests is reviewed by someone who may give orders.
# That pull request contains an agent's work, so nothing is checked out, and all this may do is start a workflow.
name: ralph review

on:
  pull_request_review: { types: [submitted] }

permissions: {}

jobs:
  start:
    if: ${ofThisRepository} && (${onOwnBranch} || ${marked}) && ${byPerson}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    # One job sees all reviews, so only the newest has to wait.
    concurrency:
      group: ralph-review
    permissions:
      contents: read # the states of the runs
      issues: read # orders in comments
      pull-requests: read # the review
      actions: write # starts ${workflow}
    steps:
      - uses: ${action}
        with:
          command: tick
          dispatch: ${workflow}
          github-token: \${{ github.token }}
`;
}
const pull = 'github.event.pull_request';
const ofThisRepository = `${pull}.head.repo.full_name == github.repository`;
const onOwnBranch = `startsWith(${pull}.head.ref, 'ralph/')`;
const marked = `contains(${pull}.body, '${ownMark}')`;
const byPerson = `github.event.review.user.type == 'User' && !startsWith(github.event.review.body, '${ownMark}')`;

;// CONCATENATED MODULE: ./build/core/scaffold/sample-plan.js
function samplePlan(project, schema) {
    const plan = {
        project,
        max_iterations: 10,
        tasks: [
            {
                id: 'TASK-1',
                title: 'Describe in the README how to work on this project',
                description: 'Add a section "Development" to README.md: how to set up a fresh clone, run the checks and start the program. Try each command before you write it down.',
                acceptance_criteria: [
                    'README.md has a section "Development" with the commands for set-up and for every check',
                    'Each command that it names works in a fresh clone',
                ],
                paths: ['README.md'],
            },
            {
                id: 'TASK-2',
                title: 'Test an untested function',
                description: 'Choose one small function that matters and has no test. Write tests for its usual case and its edge cases. Do not change the function.',
                acceptance_criteria: ['The new tests pass', 'They fail when the function is broken on purpose'],
                depends_on: ['TASK-1'],
                max_retries: 1,
            },
        ],
    };
    return `${JSON.stringify({ ...(schema !== undefined && { $schema: schema }), ...plan }, null, 2)}\n`;
}

// EXTERNAL MODULE: ./build/core/agent/agents.js
var agents = __webpack_require__(81484);
;// CONCATENATED MODULE: ./build/core/scaffold/workflow-steps.js

function workflowSteps(projects) {
    const steps = new Map();
    for (const step of projects.flatMap((project) => project.steps)) {
        const key = 'uses' in step ? step.uses : step.run;
        if (!steps.has(key))
            steps.set(key, step);
    }
    return [...steps.values()];
}
const workflow_steps_expression = (text) => `\${{ ${text} }}`;
const payingLines = (secretOf) => agents/* payingInputs */.S3.map((input) => `${input.name}: ${workflow_steps_expression(secretOf(input))}`);
const ofRepository = ({ variable }) => `secrets.${variable}`;
const whetherThere = ({ variable }) => `secrets.${variable} && 'kept-from-this-job'`;
const workflow_steps_reportUpload = () => `      - id: report
        if: always() && steps.ralph.outputs.report-html
        continue-on-error: true
        uses: ${platformActions.upload}
        with:
          name: ralph-report-${workflow_steps_expression('job.check_run_id')}
          path: ${workflow_steps_expression('steps.ralph.outputs.report-html')}
          retention-days: 14
      - if: always() && steps.report.outputs.artifact-url
        env:
          REPORT: ${workflow_steps_expression('steps.report.outputs.artifact-url')}
        run: echo "[The report of this run as a page]($REPORT)" >> "$GITHUB_STEP_SUMMARY"`;
const platformActions = {
    checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
    upload: 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
    download: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
    node: 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
    python: 'actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0',
    go: 'actions/setup-go@b7ad1dad31e06c5925ef5d2fc7ad053ef454303e # v7.0.0',
    java: 'actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961 # v5.7.0',
};

// EXTERNAL MODULE: ./build/core/config/table/run-inputs.js
var run_inputs = __webpack_require__(40697);
;// CONCATENATED MODULE: ./build/core/scaffold/tool-inputs.js


const isKnown = (name) => Object.hasOwn(run_inputs/* toolInputs */.QY, name);
function toolInputsOf(steps) {
    const inputs = {};
    const commands = [];
    for (const step of steps) {
        if ('run' in step)
            commands.push(step.run);
        else
            for (const [name, value] of Object.entries(step.with)) {
                if (isKnown(name) && typeof value === 'string' && !value.includes('${{'))
                    inputs[name] = value;
            }
    }
    return commands.length === 0 ? inputs : { ...inputs, tools: commands.join('\n') };
}
const tool_inputs_toolSteps = (/* unused pure expression or super */ null && (`      - if: inputs.node-version || inputs.node-version-file
        uses: ${actions.node}
        with:
          node-version: \${{ inputs.node-version }}
          node-version-file: \${{ inputs.node-version-file }}
          package-manager-cache: false
      - if: inputs.python-version || inputs.python-version-file
        uses: ${actions.python}
        with:
          python-version: \${{ inputs.python-version }}
          python-version-file: \${{ inputs.python-version-file }}
      - if: inputs.go-version-file
        uses: ${actions.go}
        with:
          go-version-file: \${{ inputs.go-version-file }}
          cache: false
      - if: inputs.java-version
        uses: ${actions.java}
        with:
          distribution: temurin
          java-version: \${{ inputs.java-version }}
      - if: inputs.tools
        env:
          TOOLS: \${{ inputs.tools }}
        run: bash -euo pipefail -c "$TOOLS"
`));

;// CONCATENATED MODULE: ./build/core/scaffold/split-jobs.js


const action = '$/';
const splitPermissions = `contents: write # the two branches of the run
      issues: write # the tracking issue
      pull-requests: write # the draft pull request
      statuses: write # one for each check
      checks: read # those that the base requires, where a complete run is to be merged
      actions: write # the next iteration`;
const runsOn = workflow_steps_expression("startsWith(inputs.runs-on, '[') && fromJSON(inputs.runs-on) || inputs.runs-on");
const told = (/* unused pure expression or super */ null && (`settings: ${expression('needs.intake.outputs.settings || toJSON(inputs)')}`));
const writing = [
    `github-token: ${workflow_steps_expression('secrets.github-token || secrets.app-token || github.token')}`,
    `app-id: ${workflow_steps_expression('inputs.app-id')}`,
    `app-private-key: ${workflow_steps_expression('secrets.app-private-key')}`,
];
const telling = (/* unused pure expression or super */ null && (`        env:
          RALPH_NOTIFY_URL: ${expression('secrets.notify-url')}
          RALPH_NOTIFY_SECRET: ${expression('secrets.notify-secret')}`));
const reading = (/* unused pure expression or super */ null && (`github-token: ${expression('github.token')}`));
const paying = payingLines(({ name }) => `secrets.${name}`);
const step = (command, inputs) => `      - id: ralph
        uses: ${action}
        with:
${[`command: ${command}`, ...inputs].map((line) => `          ${line}`).join('\n')}`;
const checkout = (/* unused pure expression or super */ null && (`      - uses: ${actions.checkout}
        with:
          persist-credentials: false`));
const fetched = (job, folder = job) => `      - if: needs.${job}.outputs.artifact
        uses: ${actions.download}
        with:
          artifact-ids: \${{ needs.${job}.outputs.artifact }}
          path: \${{ runner.temp }}/ralph-parcel/${folder}`;
const left = (folder) => `      - id: parcel
        uses: ${actions.upload}
        with:
          name: ralph-${folder}-\${{ job.check_run_id }}
          path: \${{ runner.temp }}/ralph-parcel/${folder}
          if-no-files-found: ignore
          retention-days: 5`;
const kept = (/* unused pure expression or super */ null && (`      - id: kept
        if: failure() || cancelled()
        uses: ${actions.upload}
        with:
          name: ralph-agent-\${{ job.check_run_id }}-calls
          path: \${{ runner.temp }}/ralph-parcel/agent/calls.json
          if-no-files-found: ignore
          retention-days: 5`));
const splitJobs = (/* unused pure expression or super */ null && (`jobs:
  # Reads and obeys orders, decides what is next, and writes the prompt. Runs no code of the repository.
  intake:
    runs-on: ${runsOn}
    timeout-minutes: 15
    permissions:
      contents: write
      issues: write
      pull-requests: write
      actions: write # switches the watchdog on, starts the next job; reads whether the job that holds the lease is still running
      statuses: read # required checks, where a complete run is to be merged
      checks: read
    outputs:
      status: \${{ steps.ralph.outputs.status }}
      due: \${{ steps.ralph.outputs.due }}
      ready-due: \${{ steps.ralph.outputs.ready-due }}
      settings: \${{ steps.ralph.outputs.settings }}
    steps:
${step('intake', [`settings: ${expression('toJSON(inputs)')}`, ...writing])}
${telling}

  # Calls the agent. It can read this repository and its issues, nothing else. What it leaves is treated as hostile.
  agent:
    needs: intake
    if: needs.intake.outputs.due == 'true' && needs.intake.outputs.status == 'attempt'
    runs-on: ${runsOn}
    timeout-minutes: 355
    cache-mode: none
    permissions:
      contents: read
      issues: read # an order to stop ends the agent
      pull-requests: read
    outputs:
      due: \${{ steps.ralph.outputs.due }}
      artifact: \${{ steps.parcel.outputs.artifact-id || steps.kept.outputs.artifact-id }}
    steps:
${checkout}
${toolSteps}${step('agent', [told, 'agent-install: missing', reading, ...paying])}
${left('agent')}
${kept}

  # Runs set-up and checks on the agent's commit in a clean checkout, without secrets. Its result is "passed" or "failed".
  validate:
    needs: [intake, agent]
    if: needs.intake.outputs.due == 'true' && !cancelled() && (needs.intake.outputs.status != 'attempt' || needs.agent.outputs.due == 'true')
    runs-on: ${runsOn}
    timeout-minutes: 355
    cache-mode: none
    permissions:
      contents: read
    outputs:
      artifact: \${{ steps.parcel.outputs.artifact-id }}
    steps:
${checkout}
${toolSteps}${fetched('agent')}
${step('validate', [told, reading])}
${left('checks')}

  # Judges both results, recreates the commit, publishes it and starts the next iteration. Also runs after a lost job.
  apply:
    needs: [intake, agent, validate]
    if: always() && needs.intake.outputs.due == 'true'
    runs-on: ${runsOn}
    timeout-minutes: 15
    permissions:
      ${splitPermissions}
    outputs:
      status: \${{ steps.ralph.outputs.status }}
      ready-due: \${{ steps.ralph.outputs.ready-due }}
      pages-artifact: \${{ steps.ralph.outputs.pages-html && steps.report.outputs.artifact-id }}
    steps:
${fetched('agent')}
${fetched('validate', 'checks')}
${step('apply', [told, `results: ${expression('toJSON(needs)')}`, ...writing])}
${telling}
${reportUpload()}

  # Marks the pull request of a complete run ready for review, once the environment's reviewers have approved.
  ready:
    needs: [intake, apply]
    if: inputs.environment && !cancelled() && (needs.intake.outputs.ready-due == 'true' || needs.apply.outputs.ready-due == 'true')
    runs-on: ${runsOn}
    timeout-minutes: 15
    environment: \${{ inputs.environment }}
    permissions:
      contents: write # marking a draft as ready needs it
      issues: read
      pull-requests: write
    steps:
${step('ready', [told, ...writing])}
`));

;// CONCATENATED MODULE: ./build/core/scaffold/workflow-text.js






const workflowHead = (choices) => `${whatItDoes(choices)}
# Start: Actions > ralph > Run workflow. Secret: ${agents/* payingInputs */.S3.map(({ variable }) => variable).join(' or ')}.
name: ralph

on:
  workflow_dispatch:
    inputs:
      plan: { description: 'Another plan: a file, or issue:NUMBER', default: '' }
      chain: { description: Set by ralph when it starts the next job, default: '0' }
  # Orders: /ralph pause, /ralph hint TEXT, ... on the tracking issue or the pull request.
  issue_comment: { types: [created] }
${choices.queue === undefined ? '' : pushedPlans(choices.queue)}
permissions: {}
`;
const whatItDoes = ({ planFile, planName, queue }) => queue === undefined
    ? `# Runs ${planFile} with ralph: one checked commit per task, on the branch ralph/work/${planName}.`
    : `# Runs the plans in ${queue}/ with ralph, one after another: one checked commit per task, one branch per plan.`;
const pushedPlans = (queue) => `  # A plan that reaches the default branch, for example by a merge, starts when its turn comes.
  push: { paths: [${JSON.stringify(`${queue}/pending/**`)}] }
`;
const givenPlan = ({ planFile, queue }) => workflow_steps_expression(queue === undefined ? `inputs.plan || '${planFile.replaceAll("'", "''")}'` : 'inputs.plan');
const groupOf = ({ planName, queue }) => `ralph-${queue === undefined ? planName : 'queue'}`;
const mayOrder = [
    "startsWith(github.event.comment.body, '/ralph')",
    `!startsWith(github.event.comment.body, '${ownMark}') && contains(github.event.comment.body, fromJSON('"\\n/ralph"'))`,
].join(' || ');
const startedBy = ({ queue }) => {
    const ordered = `github.event_name != 'issue_comment' || ${mayOrder}`;
    const arrived = "(github.event_name != 'push' || github.ref_name == github.event.repository.default_branch)";
    return `if: ${queue === undefined ? ordered : `(${ordered}) && ${arrived}`}`;
};
function workflowText(choices, artifacts = true) {
    const { steps, action } = choices;
    return `${workflowHead(choices)}
jobs:
  run:
    ${startedBy(choices)}
    runs-on: ubuntu-latest
    timeout-minutes: 355
    # On the job: a comment that is not an order must not push a waiting job out.
    concurrency:
      group: ${groupOf(choices)}
    permissions:
      contents: write # the two branches of the run
      issues: write # the tracking issue
      pull-requests: write # the draft pull request
      statuses: write # one for each check
      checks: read # those that the base requires, where a complete run is to be merged
      actions: write # starts the next job after a limit
    steps:
      - uses: ${platformActions.checkout}
        with:
          fetch-depth: 0
          persist-credentials: false
${steps.filter(isPlain).map(stepText).join('')}      - id: ralph
        uses: ${action}
        with:
          plan: ${JSON.stringify(givenPlan(choices))}
          time-budget: 5h
          agent-install: missing
          chain: \${{ inputs.chain }}
          github-token: \${{ github.token }}
          ${payingLines(ofRepository).join('\n          ')}
${artifacts ? `${workflow_steps_reportUpload()}\n` : ''}`;
}
const enterpriseText = (choices) => workflowText(choices, false);
function stepText(step) {
    const document = new dist/* Document */.yo(step);
    const uses = document.get('uses', true);
    if ((0,dist/* isScalar */.jn)(uses))
        Object.assign(uses, pinned(String(uses.value)));
    const lines = document.toString({ lineWidth: 0 });
    return `      - ${lines.trimEnd().replaceAll('\n', '\n        ')}\n`;
}
function pinned(uses) {
    const [value = uses, name] = (Object.values(platformActions).find((one) => one.startsWith(`${uses}@`)) ?? uses).split(' #');
    return name === undefined ? { value } : { value, comment: name };
}
const isPlain = (step) => !JSON.stringify(step).includes('${{');
function callerText(choices) {
    const { steps, reusable } = choices;
    const inputs = { plan: givenPlan(choices), ...toolInputsOf(steps) };
    return `${workflowHead(choices)}
jobs:
  ralph:
    ${startedBy(choices)}
    concurrency: { group: ${groupOf(choices)}${choices.queue === undefined ? '' : ', queue: max'} }
    permissions:
      ${splitPermissions}
    uses: ${reusable}
    with:
      chain: \${{ inputs.chain }}
${indented(inputs, 6)}    secrets:
      ${payingLines(ofRepository).join('\n      ')}
`;
}
function indented(inputs, spaces) {
    const lines = (0,dist/* stringify */.As)(inputs, { lineWidth: 0 }).trimEnd().split('\n');
    return lines.map((line) => `${' '.repeat(spaces)}${line}\n`).join('');
}

;// CONCATENATED MODULE: ./build/core/scaffold/set-up-check-text.js


function setUpCheckText(request) {
    const plan = request.queue === undefined ? [request.planFile] : [];
    const named = plan.map((file) => `\n          plan: ${JSON.stringify(file)}`).join('');
    const tools = request.steps.filter(isPlain).map(stepText);
    return `# Checks that ralph has what it needs, and runs the project's checks once. Calls no model.
name: ralph doctor

on:
  workflow_dispatch:
  pull_request:
    paths: [${['.github/ralph.yml', '.github/workflows/ralph*.yml', ...plan].map((path) => JSON.stringify(path)).join(', ')}]

permissions: {}

jobs:
  doctor:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    # Only the newest commit counts.
    concurrency:
      group: ralph-doctor-\${{ github.ref }}
      cancel-in-progress: true
    permissions:
      contents: write # only to find out whether a run could push its two branches
      actions: read # whether the workflow is enabled
      pull-requests: write # the comment with the findings
    steps:
      - uses: ${platformActions.checkout}
        with:
          persist-credentials: false
${tools.join('')}      - uses: ${request.action}
        with:
          command: doctor${named}
          agent-install: missing
          github-token: \${{ github.token }}
          # Only whether the secret exists: checks run here, and no model is called.
          ${payingLines(whetherThere).join('\n          ')}
`;
}

// EXTERNAL MODULE: ./build/core/scaffold/watchdog-text.js
var watchdog_text = __webpack_require__(33100);
// EXTERNAL MODULE: ./build/entry/init/ask.js
var ask = __webpack_require__(79219);
;// CONCATENATED MODULE: ./build/entry/init/planned-files.js


















async function plannedFiles(toplevel, choices, detection, more) {
    const { planFile, schemas } = choices;
    const schema = (of) => schemas && (0,published/* schemaOf */.p)(schemas, of);
    const existing = await textAt(toplevel, planFile);
    if (existing === undefined && !/\.json$/i.test(planFile))
        throw (0,ask/* wrong */.Qm)(`--plan: ${planFile} does not exist, and init can only write a .json file as an example`);
    const plan = existing ?? more?.planText ?? samplePlan((0,external_node_path_.basename)(toplevel), schema('plan'));
    const steps = workflowSteps(detection.projects);
    const name = nameIn(plan, planFile, choices.queue);
    const wanted = [
        [planFile, plan],
        ['.github/ralph.yml', (0,config_text/* configText */.U)({ ...choices, configuration: detection.configuration }, schema('config'))],
        ...(more?.instructions ? [[more.instructions.path, more.instructions.text]] : []),
        ...(choices.workflow ? onGitHub(choices.workflow, { planFile, planName: name, queue: choices.queue, steps }) : []),
    ];
    const planned = wanted.map(([path, after]) => plannedFile(toplevel, path, after));
    return { planName: name, planned: await Promise.all(planned) };
}
const plannedFile = async (toplevel, path, after) => ({
    path,
    before: await textAt(toplevel, path),
    after,
});
function onGitHub({ shape, published }, given) {
    const workflow = { ...given, ...published };
    const name = given.queue === undefined ? given.planName : 'queue';
    const watchdog = (0,watchdog_text/* watchdogText */.PR)({ workflow: 'ralph.yml', name, ...published });
    return [
        ['.github/workflows/ralph.yml', shapes[shape](workflow)],
        ['.github/workflows/ralph-doctor.yml', setUpCheckText(workflow)],
        [`.github/workflows/${watchdog_text/* watchdogFile */.mO}`, watchdog],
        [`.github/workflows/${reviewWorkflowFile}`, reviewWorkflowText({ workflow: 'ralph.yml', ...published })],
        [`.github/workflows/${issueWorkflowFile}`, issueWorkflowText(published)],
        ['.github/ISSUE_TEMPLATE/ralph.yml', issueFormText()],
    ];
}
const shapes = { called: callerText, 'one-job': workflowText, enterprise: enterpriseText };
function nameIn(text, file, queue) {
    const { plan } = (0,formats/* readPlan */.m3)({ file, bytes: new TextEncoder().encode(text) });
    const queued = queue === undefined ? undefined : (0,queue_paths/* queuedFile */.W5)(file, queue);
    return plan?.name ?? queued?.name ?? (0,plan_name/* planName */.V)(plan ?? { tasks: [] }, file);
}
async function textAt(toplevel, path) {
    await refuseLeaving(toplevel, path);
    return (0,promises_.readFile)((0,external_node_path_.join)(toplevel, path), 'utf8').catch((error) => {
        if (error.code === 'ENOENT')
            return undefined;
        throw unusable(path, error.message);
    });
}
async function refuseLeaving(toplevel, path) {
    const top = await (0,promises_.realpath)(toplevel);
    let folder = (0,external_node_path_.dirname)((0,external_node_path_.join)(toplevel, path));
    for (;;) {
        const real = await (0,promises_.realpath)(folder).catch(() => undefined);
        if (real !== undefined && real !== top && !real.startsWith(top + external_node_path_.sep))
            throw unusable(path, `it leads to ${real}`);
        if (real !== undefined)
            return;
        folder = (0,external_node_path_.dirname)(folder);
    }
}
const unusable = (path, why) => new error/* RalphError */.A({
    code: 'FILE_UNUSABLE',
    message: `${path} cannot be written: ${why}. Nothing was written.`,
    hint: 'Move what is in the way, or remove the link from the path, then run the same command again.',
});
async function writePlanned(toplevel, files, context, how) {
    if (how.dryRun) {
        const shown = files.filter(({ before, after }) => before !== after);
        for (const file of shown)
            context.out(`${(0,init_text/* difference */.i)({ ...file, before: file.before ?? '' }, context).join('\n')}\n`);
        throw new ask/* OnlyShown */.Mv();
    }
    const differing = files.filter(({ before, after }) => before !== undefined && before !== after);
    const kept = new Set();
    for (const file of differing) {
        const before = file.before ?? '';
        context.out(`${(0,init_text/* difference */.i)({ ...file, before }, context).join('\n')}\n`);
        if (!how.force && how.interactive && !(await (0,ask/* askReplace */.wg)(file.path)))
            kept.add(file);
    }
    if (differing.length > 0 && !how.force && !how.interactive)
        throw wouldOverwrite(differing);
    const written = files.filter((file) => file.before !== file.after && !kept.has(file));
    await (0,write_all/* writeAll */.f)(written.map(({ path, after }) => ({ path: (0,external_node_path_.join)(toplevel, path), content: after })));
    const lines = files.map((file) => `  ${file.path}${remark(file, kept.has(file))}`);
    context.out(`\n${written.length === 0 ? 'Nothing had to be written' : 'Written'}\n${lines.join('\n')}\n`);
}
function remark({ before, after }, kept) {
    if (kept)
        return ' (kept unchanged)';
    if (before === undefined)
        return '';
    return before === after ? ' (existed, unchanged)' : ' (replaced)';
}
function wouldOverwrite(files) {
    const names = files.map(({ path }) => path).join(', ');
    return new error/* RalphError */.A({
        code: 'INIT_WOULD_OVERWRITE',
        message: `${names} ${files.length === 1 ? 'exists' : 'exist'} and would change as shown above; nothing was written.`,
        hint: 'Run the same command on a terminal to choose, or add --force to accept the changes.',
    });
}


/***/ }),

/***/ 28000:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ askPerson)
/* harmony export */ });
async function askPerson(ask) {
    const { stdin } = process;
    const left = new AbortController();
    const leave = () => left.abort();
    const ifClosed = () => {
        if (stdin.isPaused())
            leave();
    };
    const onKey = (_, key) => {
        if (key?.ctrl && key.name === 'd')
            setImmediate(ifClosed);
    };
    stdin.on('keypress', onKey);
    stdin.once('end', leave);
    try {
        const answer = await ask({ signal: left.signal });
        return typeof answer === 'symbol' ? undefined : answer;
    }
    finally {
        stdin.off('keypress', onKey);
        stdin.off('end', leave);
    }
}


/***/ }),

/***/ 51712:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h9: () => (/* binding */ callsBudget),
  pI: () => (/* binding */ callsFlags),
  zu: () => (/* binding */ proposeHere)
});

// EXTERNAL MODULE: ./build/core/propose/plan-prompt.js
var plan_prompt = __webpack_require__(62735);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var agent_usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/app/phase/validate/call-reader.js
var call_reader = __webpack_require__(85335);
;// CONCATENATED MODULE: ./build/app/propose.js





const mostCalls = 3;
async function propose(ports, request, signal) {
    let usage = agent_usage/* noUsage */.tk;
    let refused;
    for (let calls = 1; calls <= mostCalls; calls += 1) {
        const left = request.budgetUsd - usage.usd;
        if (refused && left < call_reader/* leastUsd */.Sv)
            return outOfBudget(refused, { usage, calls: calls - 1 });
        const outcome = await ask(ports, { ...request, left, call: calls, refused }, signal);
        usage = (0,agent_usage/* addUsage */.vk)(usage, outcome.usage);
        const end = (0,text_redact/* mapStrings */.to)(outcome.end, ports.redact);
        if (outcome.outside.length > 0)
            return { kind: 'meddled', outside: outcome.outside, usage, calls };
        if (isFinal(end))
            return { kind: 'ended', end, usage, calls };
        const judged = request.judge(end);
        if (!('faults' in judged))
            return { kind: 'proposed', value: judged, answer: end, usage, calls };
        refused = judged;
        const more = judged.faults.length > 1 ? ` (and ${judged.faults.length - 1} more)` : '';
        ports.show({ kind: 'note', text: `the answer breaks a rule: ${judged.faults[0]}${more}` });
    }
    return { kind: 'refused', faults: refused?.faults ?? [], usage, calls: mostCalls };
}
const outOfBudget = ({ faults }, spent) => ({
    kind: 'refused',
    faults: [...faults, 'No budget is left to ask again.'],
    ...spent,
});
function ask({ agent, show }, given, signal) {
    const { pass, task, systemPrompt, workspace, model, maxTurns, schema, prompt, left, call, refused } = given;
    const does = call === 1 ? `makes ${task}` : `corrects ${task} (call ${call} of at most ${mostCalls})`;
    show({ kind: 'note', text: `${model ?? 'the agent'} ${does}, for at most ${(0,amounts/* formatUsd */.UK)(left)}` });
    const request = {
        ...{ pass, task, systemPrompt, workspace, model, maxTurns, schema, limitMs },
        prompt: refused ? (0,plan_prompt/* againPrompt */.vx)(prompt, refused) : prompt,
        ...{ cwd: workspace, iteration: 0, attempt: call, budgetUsd: left },
        allowedTools: call_reader/* readingTools */.Wb,
    };
    return agent.run(request, signal, (progress) => show({ kind: 'agent', iteration: 0, progress }));
}
const limitMs = 15 * 60_000;
const isFinal = (end) => end.kind !== 'finished' && end.kind !== 'no_result' && !(end.kind === 'error' && end.what === 'structured_output');

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/handoff/answer.js
var answer = __webpack_require__(44173);
// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
// EXTERNAL MODULE: ./build/entry/doctor/before-run.js
var before_run = __webpack_require__(79048);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/disk/write-all.js
var write_all = __webpack_require__(25201);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
;// CONCATENATED MODULE: ./build/entry/propose/kept-answer.js





const longestMs = 24 * 3_600_000;
function keptAnswer({ env, now }, question) {
    const folder = (0,external_node_path_.join)((0,project/* engineHome */.KE)(env), 'proposals');
    const name = `${(0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 32)}.json`;
    const path = (0,external_node_path_.join)(folder, name);
    const asking = `${path}.asking`;
    return {
        async read() {
            const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
            const kept = text === undefined ? undefined : parsed(text);
            return kept && now() - kept.at < longestMs ? kept : undefined;
        },
        async keep(end) {
            await removeOld(folder, now());
            await (0,write_all/* writeAll */.f)([{ path, content: JSON.stringify({ at: now(), end }) }]);
        },
        async asking(mostUsd) {
            await removeOld(folder, now());
            await (0,write_all/* writeAll */.f)([{ path: asking, content: JSON.stringify({ at: now(), mostUsd, pid: process.pid }) }]);
            return () => (0,promises_.rm)(asking, { force: true });
        },
        async lost() {
            const text = await (0,promises_.readFile)(asking, 'utf8').catch(() => undefined);
            const left = text === undefined ? undefined : begun(text);
            if (!left || isAlive(left.pid))
                return undefined;
            await (0,promises_.rm)(asking, { force: true });
            return left;
        },
        forget: () => (0,promises_.rm)(path, { force: true }),
    };
}
function parsed(text) {
    try {
        const { end, at } = JSON.parse(text);
        return typeof at === 'number' && end?.kind === 'finished' ? { end, at } : undefined;
    }
    catch {
        return undefined;
    }
}
function begun(text) {
    try {
        const { at, mostUsd, pid } = JSON.parse(text);
        return [at, mostUsd, pid].every((one) => typeof one === 'number') ? { at, mostUsd, pid } : undefined;
    }
    catch {
        return undefined;
    }
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
async function removeOld(folder, now) {
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    for (const name of names) {
        const found = await (0,promises_.stat)((0,external_node_path_.join)(folder, name)).catch(() => undefined);
        if (found && now - found.mtimeMs > longestMs)
            await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { force: true });
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 7 modules
var agents = __webpack_require__(26765);
// EXTERNAL MODULE: ./build/adapter/agent/logins.js
var logins = __webpack_require__(99486);
// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/adapter/git/remote/remote.js
var remote = __webpack_require__(41586);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(65977);
// EXTERNAL MODULE: ./build/adapter/git/workspace/write-files.js
var write_files = __webpack_require__(75056);
// EXTERNAL MODULE: ./build/adapter/local/trusted-files.js
var trusted_files = __webpack_require__(20561);
// EXTERNAL MODULE: ./build/adapter/log/terminal.js
var terminal = __webpack_require__(97033);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(95935);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/app/job/surroundings.js
var surroundings = __webpack_require__(83717);
// EXTERNAL MODULE: ./build/entry/wire/confinement-here.js + 13 modules
var confinement_here = __webpack_require__(75896);
// EXTERNAL MODULE: ./build/entry/wire/runners.js + 2 modules
var runners = __webpack_require__(40275);
;// CONCATENATED MODULE: ./build/entry/propose/with-reader.js


















async function withReader(context, { repository, settings, lend, }, act) {
    const { env, cancelled, out, color, isTty, now, columns } = context;
    const kind = agents/* agents */.X[settings.agent];
    kind.refuse(settings);
    const redact = (0,text_redact/* redactor */.$p)([...(0,secret_values/* secretValues */.V)(env), ...(0,logins/* secretsOfLogins */.H)(env)]);
    const { show } = (0,terminal/* terminalProgress */.e3)({ write: out, color, isTty, now, redact, columns: () => columns });
    const home = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-propose-')));
    try {
        const place = { repository, home, agents: (0,external_node_path_.join)((0,project/* engineHome */.KE)(env), 'agents') };
        const confinement = await (0,confinement_here/* confinementHere */.FY)(context, settings, place);
        (0,surroundings/* demandConfinement */.M4)({ confinement: (0,confinement_here/* confinedAt */.mo)(confinement, settings, { context, shape: 'own machine' }), show }, { settings });
        const workspace = (0,external_node_path_.join)(home, 'workspace');
        await copyOfHead(context, { repository, home, workspace });
        for (const [path, text] of lend)
            await layOut(workspace, path, text);
        const tmp = (0,external_node_path_.join)(home, 'process');
        await (0,promises_.mkdir)(tmp, { mode: 0o700 });
        const watches = (0,runners/* watchesOf */.Jw)({ repository }, context, { level: confinement.report.level, own: [] });
        const note = (text) => show({ kind: 'note', text });
        const agent = kind.create(settings, {
            ...{ environment: env, tmp, programs: place.agents, confinement, watched: watches.all, cancelled, note },
        });
        const systemPrompt = await (0,from_base/* instructionsFor */.t9)({ base: (0,trusted_files/* trustedFilesIn */.C)(repository.toplevel) }, { settings });
        return await act({ agent, show, redact, workspace, systemPrompt });
    }
    finally {
        await (0,process_directory/* removeFolder */.v$)(home);
    }
}
async function copyOfHead({ env }, { repository, home, workspace }) {
    const store = await (0,store_store/* openStore */.Ch)({ home, repository, remote: repository.commonDir, env });
    try {
        const at = { commit: repository.head, directory: workspace, stateDir: (0,external_node_path_.join)(home, 'checkout') };
        await (0,write_files/* writeFiles */.h)({ store, remote: (0,remote/* remoteAt */.e)({ store }) }, at);
    }
    finally {
        await store.close();
    }
}
async function layOut(workspace, path, text) {
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.join)(workspace, path));
    await (0,promises_.mkdir)(folder, { recursive: true });
    if (!`${await (0,promises_.realpath)(folder)}${external_node_path_.sep}`.startsWith(`${workspace}${external_node_path_.sep}`))
        return;
    await (0,promises_.rm)((0,external_node_path_.join)(workspace, path), { recursive: true, force: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(workspace, path), text);
}

;// CONCATENATED MODULE: ./build/entry/propose/propose-here.js











const usualBudget = 2;
const callsFlags = {
    fresh: { help: 'ask again, even if an earlier answer has not been used yet', toggle: true },
    budget: {
        help: `the most that all calls together may cost, in USD; default ${usualBudget}, or cost-budget if that is less`,
        example: '1.50',
    },
    ...(0,flags/* settingFlags */.KB)('agent', 'agent-command', 'model', 'max-turns', 'min-confinement'),
};
function callsBudget({ budget }, settings) {
    if (budget === undefined)
        return Math.min(usualBudget, settings['cost-budget']);
    const read = (0,setting/* money */.TG)(budget);
    if ('value' in read)
        return read.value;
    throw new error/* RalphError */.A({
        code: 'USAGE',
        message: `--budget: expected ${read.expected}, got ${(0,one_line/* plainLine */.h0)(String(budget), 80)}.`,
        hint: 'Write it as --budget 1.50',
    });
}
async function proposeHere(context, question) {
    const { repository, settings, prompt, judge, fresh } = question;
    const { agent, model } = settings;
    const kept = keptAnswer(context, [prompt, agent, settings['agent-command'], model, repository.head]);
    const lost = await kept.lost();
    if (lost)
        context.out(`! ralph was killed during a call for this, begun at ${(0,amounts/* formatUtc */.ay)(lost.at)}: what it cost is unknown (at most ${(0,amounts/* formatUsd */.UK)(lost.mostUsd)}).\n`);
    const before = fresh ? undefined : await kept.read();
    const known = before && judge(before.end);
    if (before && known && !('faults' in known)) {
        context.out(`Using the answer of ${(0,amounts/* formatUtc */.ay)(before.at)}, which was not used yet; no call is made (--fresh asks again).\n`);
        return { value: known, kept };
    }
    await (0,before_run/* refuseUnready */.$)(undefined, context, question.flags);
    const { pass, task, schema, budgetUsd } = question;
    const found = await withReader(context, question, async ({ workspace, systemPrompt, ...ports }) => {
        const ended = await kept.asking(budgetUsd);
        const request = {
            ...{ pass, task, schema, budgetUsd, prompt, judge, model, workspace, systemPrompt },
            maxTurns: settings['max-turns'],
        };
        return propose(ports, request, context.cancelled).finally(ended);
    });
    context.out(`Cost: ${(0,amounts/* usageInWords */.MJ)(found.usage)}, ${(0,amounts/* plural */.LS)(found.calls, 'call')}.\n`);
    if (found.kind !== 'proposed')
        throw failure(found, question);
    if (found.answer.kind === 'finished')
        await kept.keep(found.answer);
    return { value: found.value, kept };
}
function failure(found, { task, refused }) {
    if (found.kind === 'refused')
        return new error/* RalphError */.A({
            code: 'PROPOSAL_REFUSED',
            message: `${(0,amounts/* plural */.LS)(found.calls, 'answer')} for ${task}, and the last one still breaks the rules; nothing was written.`,
            hint: refused,
            findings: found.faults.slice(0, 50).map((fault) => (0,one_line/* plainLine */.h0)(fault, 400)),
        });
    if (found.kind === 'meddled')
        return new error/* RalphError */.A({
            code: 'PROPOSAL_FAILED',
            message: `The agent changed files that it must not change: ${found.outside
                .slice(0, 5)
                .map((one) => (0,one_line/* plainLine */.h0)(one, 200))
                .join('; ')}. Nothing was written.`,
            hint: 'Look at these files. `ralph doctor` says how agents are confined here.',
        });
    const cancelled = found.end.kind === 'cancelled';
    return new error/* RalphError */.A({
        code: 'PROPOSAL_FAILED',
        ...(cancelled && { exit: 'interrupted' }),
        message: cancelled
            ? 'Interrupted; nothing was written.'
            : `The agent gave no answer: ${withMessage(found.end)}. Nothing was written.`,
        hint: cancelled
            ? 'The same command asks again.'
            : 'Fix what it names, then run the same command again. `ralph doctor` checks the agent.',
    });
}
function withMessage(end) {
    if (end.kind === 'finished')
        return 'it finished without one';
    const said = (0,one_line/* plainLine */.h0)((0,visible/* visible */.R)('message' in end ? end.message : 'tail' in end ? end.tail : ''), 500);
    return said === '' ? (0,answer/* endInWords */.up)(end) : `${(0,answer/* endInWords */.up)(end)}: ${said.replace(/\.$/, '')}`;
}


/***/ }),

/***/ 8203:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ typedAgain)
/* harmony export */ });
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);

const left = new Set(['yes', 'fresh', 'dry-run']);
function typedAgain(words, values, more = []) {
    const typed = Object.entries(values).flatMap(([name, value]) => {
        if (left.has(name) || value === undefined)
            return [];
        if (typeof value === 'boolean')
            return [value ? `--${name}` : `--${name}=false`];
        return [value].flat().flatMap((one) => (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .flagWords */ .GK)(name, String(one)));
    });
    return (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)('ralph', ...words, ...typed, ...more);
}


/***/ }),

/***/ 54940:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ setUpProposalSchema),
/* harmony export */   vU: () => (/* binding */ planProposalSchema),
/* harmony export */   yM: () => (/* binding */ ReadSetUpProposal),
/* harmony export */   yO: () => (/* binding */ ReadPlanProposal)
/* harmony export */ });
/* unused harmony exports PlanProposal, SetUpProposal */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82222);


const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const ProposedTask = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: text.describe('T1, T2 and so on, in the order in which to do them.'),
    title: text.describe('One line that begins with a verb.'),
    description: text.describe('What to do, and the files, functions and rules of the project that matter for it.'),
    acceptance_criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).describe('Three to seven statements, each of which is either true or false.'),
    depends_on: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).describe('Ids of the tasks that must be done before this one.'),
    goals: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).describe('Which goals it serves, such as G1; empty where no goals are given.'),
});
const PlanProposal = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: text.describe('A short name for the plan: letters, digits and "-".'),
    context: text.describe('What every task needs to know, in a few sentences.'),
    tasks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ProposedTask),
    open_questions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).describe('What a person has to decide before the plan can be right; otherwise empty.'),
});
const ReadPlanProposal = PlanProposal.extend({ name: text.default('') });
const planProposalSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .answerSchema */ .U)(PlanProposal);
const Command = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run: text.describe('One line for a POSIX shell, run at the top of the repository.'),
    why: text.describe('Which file of the repository shows that this is the way to do it.'),
});
const SetUpProposal = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    setup: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Command).describe('Prepares a fresh checkout; only what was not found already.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Command).describe('What every change must pass; only what was not found already.'),
    instructions: text.describe('What every coding agent should know about this project, in Markdown; empty for nothing.'),
    plan: PlanProposal,
});
const ReadSetUpProposal = SetUpProposal.extend({ plan: ReadPlanProposal });
const setUpProposalSchema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .answerSchema */ .U)(SetUpProposal);


/***/ })

};
