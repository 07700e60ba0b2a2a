export const id = 1452;
export const ids = [1452];
export const modules = {

/***/ 52855:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wr: () => (/* binding */ isHealthy),
/* harmony export */   lW: () => (/* binding */ doctorText)
/* harmony export */ });
/* unused harmony exports doctorMarkdown, doctorComment */
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30023);
/* harmony import */ var _text_fit_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81701);
/* harmony import */ var _text_markdown_inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73009);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39812);





const title = '### ralph doctor';
const marks = { ok: ['\u2713', 'green'], warn: ['!', 'yellow'], fail: ['\u2717', 'red'] };
/** Lines without their newline: one for each diagnosis, its remedy below it, and the sum at the end. */
function doctorText(diagnoses, look) {
    const paint = (0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(look.color);
    const width = Math.max(0, ...diagnoses.map(({ probe }) => probe.length));
    const lines = diagnoses.flatMap(({ probe, level, found, remedy }) => {
        const [mark, colour] = marks[level];
        const line = `${paint(mark, colour)} ${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .pad */ .eV)(probe, width)}  ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(found, 1000)}`;
        return remedy === null ? [line] : [line, `  ${' '.repeat(width)}  \u2192 ${(0,_text_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .paintCode */ .UW)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(remedy, 1000), paint)}`];
    });
    return (0,_text_fit_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .fitLines */ .RV)([...lines, '', doctorSentence(diagnoses)], look);
}
/** The same for the summary of a workflow's step: what is wrong first, what is in order folded away. */
function doctorMarkdown(diagnoses) {
    const line = ({ probe, level, found, remedy }) => {
        const next = remedy === null ? '' : ` \u2192 ${inlineMarkdown(remedy, 1000)}`;
        return `- ${marks[level][0]} **${inlineMarkdown(probe, 60)}** ${inlineMarkdown(found, 1000)}${next}`;
    };
    const wrong = diagnoses.filter(({ level }) => level !== 'ok').map(line);
    const right = diagnoses.filter(({ level }) => level === 'ok').map(line);
    return [
        title,
        doctorSentence(diagnoses),
        ...(wrong.length > 0 ? [wrong.join('\n')] : []),
        `<details><summary>In order: ${right.length}</summary>\n\n${right.join('\n')}\n\n</details>`,
        '',
    ].join('\n\n');
}
/** GitHub takes 65,536 characters (platform fact 26). */
const longestComment = 60_000;
/** The same for a comment on the pull request that was looked at; `page` is that of the workflow run. */
function doctorComment(diagnoses, page) {
    const whole = doctorMarkdown(diagnoses).trimEnd();
    const text = whole.length <= longestComment ? whole : `${title}\n\n${doctorSentence(diagnoses)}`;
    return page === undefined ? `${text}\n` : `${text}\n\n[The log](${page})\n`;
}
/** Whether a run can be started: warnings do not hinder it. */
const isHealthy = (diagnoses) => diagnoses.every(({ level }) => level !== 'fail');
function doctorSentence(diagnoses) {
    const count = (level, word) => {
        const number = diagnoses.filter((one) => one.level === level).length;
        return number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`];
    };
    const wrong = [...count('fail', 'fault'), ...count('warn', 'warning')];
    if (wrong.length === 0)
        return 'Everything is in order.';
    return `${wrong.join(', ')}. ${isHealthy(diagnoses) ? 'A run can be started.' : 'Fix what is marked \u2717 before you start a run.'}`;
}


/***/ }),

/***/ 34834:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ rulesChanged),
/* harmony export */   SD: () => (/* binding */ ruleLines),
/* harmony export */   k5: () => (/* binding */ rulesInWords),
/* harmony export */   uN: () => (/* binding */ rulesWeakened)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);
/* harmony import */ var _setting_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62147);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);







/** A recorded value in a few words; text that is not ours is one plain line. */
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
/** `approval: iteration \u2192 none`. */
const changeInWords = ({ name, before, after }) => `${name}: ${valueInWords(name, before)} \u2192 ${valueInWords(name, after)}`;
/** The event as a line of the log. */
function rulesChanged({ by, why, changes }) {
    const seen = changes.filter(({ before, after }) => !(0,_setting_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .alike */ .nO)(before, after)).map(changeInWords);
    const what = seen.length === 0 ? 'the rules stay as they are' : `the rules change: ${seen.join('; ')}`;
    return `${what} (by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(by)}, ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(why)})`;
}
/** What decides what may be committed, in one line; undefined where all is as by default. */
function rulesInWords(rules) {
    const said = recorded(rules).filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return said.length === 0 ? undefined : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(said.map(ruleLine).join('; '), 400);
}
/** Each recorded setting with its value and where it was said, rules first; empty where all is as by default. */
function ruleLines(rules) {
    const all = recorded(rules);
    const first = all.filter(([name]) => (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    const others = all.filter(([name]) => !(0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isRule */ .Nd)(name));
    return [...first, ...others].map(ruleLine);
}
const recorded = (rules) => Object.entries(rules?.values ?? {});
const ruleLine = ([name, { value, from }]) => `${name}: ${valueInWords(name, value)} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(from)})`;
/** The refusal of a job that would let more through than its run does, all of it at once. `how`: as the user gave the order. */
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

/***/ 30617:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./node_modules/@clack/prompts/dist/index.mjs + 6 modules
var dist = __webpack_require__(26170);
// EXTERNAL MODULE: ./build/core/guard/check-configuration.js
var check_configuration = __webpack_require__(5147);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/validation/checks.js
var validation_checks = __webpack_require__(89335);
;// CONCATENATED MODULE: ./build/core/detect/detected.js
/** The path of a directory of the repository as seen from a folder above it; undefined where it is not below. */
function pathBelow({ directory }, other) {
    if (directory === '.')
        return other === '.' ? undefined : other;
    return other.startsWith(`${directory}/`) ? other.slice(directory.length + 1) : undefined;
}
/** A file of the folder, from the top of the repository. */
const fromTop = ({ directory }, name) => directory === '.' ? name : `${directory}/${name}`;
/** Names under which projects keep a check; the first one that is there and fit counts. */
const names = {
    build: ['build', 'compile'],
    typecheck: ['typecheck', 'type-check', 'check-types', 'check:types', 'types', 'tsc'],
    lint: ['lint', 'lint:check', 'eslint', 'check'],
    test: ['test', 'test:unit', 'test:ci', 'tests', 'unit'],
};
const checkKinds = Object.keys(names);
/** `npm init` writes one that only fails; an echo or `true` passes whatever happens. */
const placeholder = /no test specified|^\s*(true|:|exit\s+\d+|echo\b[^&|;]*((&&|;)\s*exit\s+\d+\s*)?)?\s*$/i;
/** It would never end. */
const watching = /(^|\s)--watch(All)?(?!=false)\b|\bnodemon\b|\b(vitest|jest)\s+watch\b/;
/** The script of a kind that can be a check; `scripts` maps names to what they run. */
function scriptFor(kind, scripts) {
    return names[kind].find((name) => {
        const text = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
        return typeof text === 'string' && !placeholder.test(text) && !watching.test(text);
    });
}
/** The target of a Makefile for a kind. */
const targetFor = (kind, targets) => names[kind].find((name) => targets.has(name));

;// CONCATENATED MODULE: ./build/core/detect/go.js

/** Modules, alone or in a `go.work`. */
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
/** Directories that a `go.work` uses, relative to it. */
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
/** Maven and Gradle, by their wrapper where there is one. */
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
    // A daemon would be ended with the check that started it.
    const command = `${folder.has('gradlew') ? './gradlew' : 'gradle'} --no-daemon`;
    return {
        directory: folder.directory,
        tool: 'Gradle',
        setup: [`${command} assemble`],
        // `check` is tests and whatever linters the build has.
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
/** The version that the build names, else the newest long-term one that every runner has. */
function javaStep(folder) {
    const text = ['pom.xml', ...buildFiles].map((name) => folder.text(name) ?? '').join('\n');
    const version = versions.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined) ?? '21';
    return { uses: 'actions/setup-java', with: { distribution: 'temurin', 'java-version': version } };
}

;// CONCATENATED MODULE: ./build/core/detect/make.js

/** `install` is not among them: by convention it writes into the system. */
const setUpTargets = ['setup', 'deps', 'dependencies', 'bootstrap'];
/** Targets of the Makefile for what no other project in this folder checks; undefined where it adds nothing. */
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
/** `a b: c` has two; `x := 1`, recipes and special targets have none. */
function targetsOf(makefile) {
    const rules = [...makefile.matchAll(/^([A-Za-z0-9][\w .:/-]*?)\s*::?(?!=)/gm)];
    return new Set(rules.flatMap((rule) => (rule[1] ?? '').split(/\s+/)));
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
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
/** Yarn 2 and newer: the repository holds it, or corepack brings it. */
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
    // `bun test` would be Bun's own runner.
    script: (name) => `bun run ${name}`,
    program: (command) => `bunx ${command}`,
    everywhere: (name) => `bun run --filter '*' ${name}`,
    inAllOrNone: false,
    step: (version) => global('bun', version),
};
/** `packageManager` decides, else the lock file, else npm. */
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

// EXTERNAL MODULE: ./build/core/detect/project-files.js
var project_files = __webpack_require__(53735);
;// CONCATENATED MODULE: ./build/core/detect/node.js




/** What a dependency suggests where no script does. */
const programs = [
    { dependency: 'typescript', kind: 'typecheck', command: 'tsc --noEmit', config: /^tsconfig\.json$/ },
    { dependency: 'eslint', kind: 'lint', command: 'eslint .', config: /^(eslint\.config\.\w+|\.eslintrc(\.\w+)?)$/ },
    { dependency: '@biomejs/biome', kind: 'lint', command: 'biome ci .', config: /^biome\.jsonc?$/ },
    { dependency: 'vitest', kind: 'test', command: 'vitest run' },
    { dependency: 'jest', kind: 'test', command: 'jest' },
    { dependency: 'mocha', kind: 'test', command: 'mocha' },
];
/** Packages of npm, pnpm, yarn and bun, and their workspaces. */
const node = {
    covers: isMember,
    detect(folder) {
        const text = folder.text('package.json');
        if (text === undefined)
            return undefined;
        const manifest = (0,project_files/* readJson */.Vh)(text);
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
    const scripts = (0,project_files/* tableAt */.af)(manifest, 'scripts');
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
        // A build that runs the compiler has found every wrong type already.
        if (!found || (kind === 'typecheck' && /\btsc\b/.test(String(scripts['build']))))
            return [];
        return [{ kind, run: manager.program(found.command) }];
    });
    return { checks, notes };
}
const isConfigured = ({ below }, { config }) => config === undefined || below.some((path) => config.test(path));
/** A script that only the members have. */
function inMembers(folder, { kind, manager, members }) {
    const names = members.map((member) => scriptFor(kind, (0,project_files/* tableAt */.af)((0,project_files/* readJson */.Vh)(folder.text(`${member}/package.json`)), 'scripts')));
    const name = names.find((one) => one !== undefined);
    if (name === undefined)
        return undefined;
    if (!manager.inAllOrNone || names.every((one) => one === name))
        return { run: manager.everywhere(name) };
    const note = `Only some members of the workspace have a script ${name}; add one to the top-level package.json to check it.`;
    return { run: undefined, note };
}
const dependenciesOf = (manifest) => ({
    ...(0,project_files/* tableAt */.af)(manifest, 'dependencies'),
    ...(0,project_files/* tableAt */.af)(manifest, 'devDependencies'),
});
/** A cache that the agent's job could fill would be restored by other jobs, so none is kept. */
function nodeStep(folder, manifest) {
    const file = ['.nvmrc', '.node-version'].find((name) => folder.has(name));
    const wanted = file ?? (typeof (0,project_files/* tableAt */.af)(manifest, 'engines')['node'] === 'string' ? 'package.json' : undefined);
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
/** Globs of a workspace's members: `workspaces` of npm, yarn and bun, `packages` of pnpm. */
function workspaceGlobs(folder) {
    const manifest = (0,project_files/* readJson */.Vh)(folder.text('package.json')) ?? {};
    const own = manifest['workspaces'];
    return [...(0,project_files/* textsOf */.CB)(own), ...(0,project_files/* textsOf */.CB)((0,project_files/* tableAt */.af)({ own }, 'own')['packages']), ...pnpmGlobs(folder)];
}
function pnpmGlobs(folder) {
    const text = folder.text('pnpm-workspace.yaml');
    if (text === undefined)
        return [];
    try {
        return (0,project_files/* textsOf */.CB)((0,project_files/* tableAt */.af)((0,yaml_dist/* parse */.qg)(text, { maxAliasCount: 20 }))['packages']);
    }
    catch {
        return [];
    }
}
/** Whether a directory of the repository is a member of the workspace in `folder`. */
function isMember(folder, directory) {
    const path = pathBelow(folder, directory);
    if (path === undefined)
        return false;
    const globs = workspaceGlobs(folder).map((glob) => glob.trim().replace(/^\.\//, '').replace(/\/$/, ''));
    const matches = (glob) => toPattern(glob).test(path);
    const [out, into] = [globs.filter((glob) => glob.startsWith('!')), globs.filter((glob) => !glob.startsWith('!'))];
    return into.some(matches) && !out.some((glob) => matches(glob.slice(1)));
}
/** Directories of the members, relative to the folder. */
function membersOf(folder) {
    const packages = folder.below.filter((path) => path.endsWith('/package.json'));
    const directories = packages.map((path) => path.slice(0, -'/package.json'.length));
    const from = folder.directory === '.' ? '' : `${folder.directory}/`;
    return directories.filter((directory) => isMember(folder, from + directory));
}
/** `*` stays in one directory, `**` does not. */
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


/** Projects of uv, poetry and pip. */
const python = {
    covers: (folder, directory) => pathBelow(folder, directory) !== undefined &&
        (0,project_files/* textsOf */.CB)((0,project_files/* tableAt */.af)(toml(folder), 'tool', 'uv', 'workspace')['members']).length > 0,
    detect(folder) {
        const marked = folder.has('pyproject.toml', 'setup.py', 'setup.cfg', 'tox.ini') || requirementsOf(folder).length > 0;
        // A pyproject.toml can be nothing but a tool's configuration.
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
const toml = (folder) => (0,project_files/* readToml */.D7)(folder.text('pyproject.toml')) ?? {};
const isTool = (folder, name) => Object.hasOwn((0,project_files/* tableAt */.af)(toml(folder), 'tool'), name);
const isMissing = (folder, { module }) => module !== 'unittest' && !mentions(folder, module);
const developing = /^(dev|develop|development|tests?|testing|lint|linting|typing|types|checks?|ci)$/;
/** Extras that a developer installs. */
const extrasOf = (folder) => Object.keys((0,project_files/* tableAt */.af)(toml(folder), 'project', 'optional-dependencies')).filter((name) => developing.test(name));
function withUv(folder, tools) {
    const groups = Object.keys((0,project_files/* tableAt */.af)(toml(folder), 'dependency-groups')).filter((name) => name !== 'dev');
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
        // Elsewhere it would lie below HOME, and checks have a home of their own.
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
        // Ignored by a file of its own: no project's .gitignore is relied on.
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
/** `requirements.txt` and the developer's ones beside it. */
const requirementsOf = ({ below }) => below.filter((path) => /^(requirements([-_.](dev|tests?))?|(dev|tests?)[-_.]requirements)\.txt$/.test(path)).sort();
function pythonStep(folder) {
    const file = ['.python-version', 'pyproject.toml'].find((name) => name === 'pyproject.toml' ? 'requires-python' in (0,project_files/* tableAt */.af)(toml(folder), 'project') : folder.has(name));
    const version = file === undefined ? { 'python-version': '3.x' } : { 'python-version-file': fromTop(folder, file) };
    return { uses: 'actions/setup-python', with: version };
}
const has = (folder, tool) => (0,project_files/* isTable */.bI)((0,project_files/* tableAt */.af)(toml(folder), 'tool')[tool]);
const section = (folder, name) => ['setup.cfg', 'tox.ini'].some((file) => (folder.text(file) ?? '').includes(`[${name}]`));
const isTest = (path) => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path);
/** Whether a list of dependencies names a program; a section that configures it (`[tool.ruff]`) installs nothing. */
const mentions = (folder, word) => folder.below.some((path) => {
    const text = path.includes('/') ? undefined : folder.text(path);
    return text !== undefined && new RegExp(`(^|[^\\w.:[-])${word}($|[^\\w-])`, 'm').test(text);
});
const usesPytest = (folder) => has(folder, 'pytest') ||
    folder.has('pytest.ini') ||
    section(folder, 'tool:pytest') ||
    folder.below.some((path) => /(^|\/)conftest\.py$/.test(path)) ||
    mentions(folder, 'pytest');
/** `-e py` is the interpreter that is there: not every machine has all the versions that a project supports. */
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
/** mypy checks what its configuration names, or must be told. */
const mypyArgs = (folder) => ['files', 'packages', 'modules'].some((key) => Object.hasOwn((0,project_files/* tableAt */.af)(toml(folder), 'tool', 'mypy'), key)) ? '' : '.';
/** The tools that the project's configuration names. */
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


/** Crates and Cargo workspaces. */
const rust = {
    covers: (folder, directory) => pathBelow(folder, directory) !== undefined && isWorkspace(folder),
    detect(folder) {
        if (!folder.has('Cargo.toml'))
            return undefined;
        const all = isWorkspace(folder) ? ' --workspace' : '';
        // Where a project cares about clippy's warnings, they count.
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
            // The runners bring rustup, which reads rust-toolchain.toml by itself.
            steps: [],
            notes: [],
        };
    },
};
const manifest = (folder) => (0,project_files/* readToml */.D7)(folder.text('Cargo.toml')) ?? {};
const isWorkspace = (folder) => Object.hasOwn(manifest(folder), 'workspace');
function clippyTable(folder) {
    const read = manifest(folder);
    const lints = [(0,project_files/* tableAt */.af)(read, 'lints', 'clippy'), (0,project_files/* tableAt */.af)(read, 'workspace', 'lints', 'clippy')];
    return lints.some((table) => Object.keys(table).length > 0);
}

;// CONCATENATED MODULE: ./build/core/detect/detect.js










const ecosystems = [node, python, go, rust, java];
/** More projects than this are a person's to choose from. */
const most = 12;
const mostConfiguration = 20;
/**
 * The set-up commands and checks that a repository's own files suggest, the top's first. A
 * directory whose commands run with those of a directory above it (workspaces, modules) is no project of its own.
 */
function detect(files) {
    const folders = (0,project_files/* projectDirectories */.$X)(files).map((directory) => (0,project_files/* folderOf */.yS)(files, directory));
    const projects = folders.flatMap((folder) => projectsIn(folder, folders));
    const left = projects.slice(most).map(({ directory }) => directory);
    const tooMany = `More projects were found than can be set up at once; left out: ${left.join(', ')}`;
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
/** Set-up commands as the setting `setup` has them: they run at the top of the repository. */
const setUpCommands = (projects) => projects.flatMap(({ directory, setup }) => setup.map((command) => (directory === '.' ? command : `cd ${(0,command_line/* shellWord */.r7)(directory)} && ${command}`)));
/** Checks as the setting `validate` has them, in their shortest form. */
const checkSpecs = (projects) => projects.flatMap(({ directory, checks }) => checks.map(({ run, kind }) => {
    const where = directory === '.' ? {} : { name: `${directory}: ${run}` };
    const place = directory === '.' ? {} : { 'working-directory': directory };
    const said = (0,validation_checks/* classify */.L8)(run) === kind ? {} : { kind };
    const spec = { ...where, run, ...said, ...place };
    return Object.keys(spec).length === 1 ? run : spec;
}));
/** What a check is called where people choose among them. */
const checkLabel = (spec) => typeof spec === 'string' ? spec : String(spec['name'] ?? spec['run']);

// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error_error = __webpack_require__(6294);
;// CONCATENATED MODULE: ./build/core/scaffold/published.js
const published_form = /^(?<repository>[\w.-]+\/[\w.-]+)@(?<commit>[0-9a-f]{40})$/;
/** Undefined unless it is `OWNER/REPO@SHA` with a full commit: a tag or a branch can move to other code. */
function publishedAt(at, version) {
    const { repository, commit } = published_form.exec(at)?.groups ?? {};
    if (repository === undefined || commit === undefined)
        return undefined;
    const comment = version === undefined ? '' : ` # v${version}`;
    return {
        action: `${repository}@${commit}${comment}`,
        reusable: `${repository}/.github/workflows/run.yml@${commit}${comment}`,
    };
}
/** Address of a schema that editors fetch: github.com alone serves files without a login. */
const schemaOf = ({ action }, name) => `https://raw.githubusercontent.com/${action.replace(/ .*$/, '').replace('@', '/')}/schemas/${name}.schema.json`;

// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./build/core/text/inside-path.js
var inside_path = __webpack_require__(27520);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/entry/project/package-json.js
var package_json = __webpack_require__(39360);
;// CONCATENATED MODULE: ./build/entry/init/ask.js








/** The person left a question with Ctrl-C: nothing was written. */
class Cancelled extends Error {
}
function answered(answer) {
    if ((0,dist/* isCancel */.FZ)(answer))
        throw new Cancelled();
    return answer;
}
/** First question: which checks; where none were found, their commands. */
async function askChecks(found) {
    if (found.length > 0) {
        const options = found.map((check, value) => ({ value, label: (0,one_line/* plainLine */.h0)(checkLabel(check), 200) }));
        const message = 'Which checks must every iteration pass?';
        const initialValues = options.map(({ value }) => value);
        const chosen = answered(await (0,dist/* multiselect */.k2)({ message, options, initialValues, required: false }));
        return found.filter((_, index) => chosen.includes(index));
    }
    const message = 'Found no checks. Which command must every iteration pass? (empty: none)';
    const said = answered(await (0,dist/* text */.Qq)({ message, placeholder: 'npm test', defaultValue: '' }));
    const read = (0,setting/* checks */.AV)(said);
    return 'value' in read ? read.value : [];
}
/** Second question. */
async function askBudget(fallback) {
    const expected = (raw) => {
        const read = (0,setting/* money */.TG)(raw === undefined || raw === '' ? fallback : raw);
        return 'value' in read ? undefined : read.expected;
    };
    const message = 'What may the whole run cost, in USD?';
    const said = answered(await (0,dist/* text */.Qq)({ message, placeholder: String(fallback), defaultValue: String(fallback), validate: expected }));
    const read = (0,setting/* money */.TG)(said);
    return 'value' in read ? read.value : fallback;
}
/** Third question. */
const askWorkflow = async () => answered(await (0,dist/* confirm */.lJ)({ message: 'Also write a workflow for GitHub Actions?' }));
/** Asked where neither a flag nor the program's own checkout says it. */
async function askAction() {
    const message = 'Where is the action kept? (OWNER/REPO@SHA: a full commit of your copy of this program)';
    const validate = (raw) => (publishedAt(raw ?? '') ? undefined : actionForm);
    return actionAt(answered(await (0,dist/* text */.Qq)({ message, placeholder: 'OWNER/REPO@SHA', validate })));
}
const actionForm = 'expected OWNER/REPO@SHA with all 40 digits of a commit';
const askReplace = async (path) => answered(await (0,dist/* confirm */.lJ)({ message: `Replace ${(0,one_line/* plainLine */.h0)(path, 200)} as shown?`, initialValue: false }));
const defaultBudget = 10;
/** What flags say counts; what they leave open is asked for on a terminal, and taken as detected elsewhere. */
async function choose(detection, flags, interactive, places) {
    const found = checkSpecs(detection.projects);
    const planFile = planPath(flags['plan']);
    const setup = given(flags['setup']) ?? setUpCommands(detection.projects);
    const validate = given(flags['validate']) ?? (interactive ? await askChecks(found) : found);
    const costBudget = budget(flags['cost-budget']) ?? (interactive ? await askBudget(defaultBudget) : defaultBudget);
    const { workflow, published } = await chooseWorkflow(flags, interactive, places);
    const schemas = places.isPublicServer ? published : undefined;
    return { planFile, setup, validate, noChecks: flags['no-checks'] === true, costBudget, workflow, schemas };
}
async function chooseWorkflow(flags, interactive, places) {
    const shape = shapeOf(flags, places);
    const known = knownAction(flags['action'], places);
    const wanted = flags['no-workflow'] === true ? false : interactive ? await askWorkflow() : true;
    if (!wanted)
        return { workflow: undefined, published: known };
    const published = known ?? (interactive ? await askAction() : undefined);
    if (!published && flags['one-job'] === true)
        throw wrong('nothing says where the action is kept: --action OWNER/REPO@SHA');
    return { workflow: published && { shape, published }, published };
}
/** Where this program was cloned from, its version is known, too. */
function knownAction(flag, { action }) {
    if (flag !== undefined)
        return actionAt(String(flag));
    return action === undefined ? undefined : publishedAt(action, (0,package_json/* packageJson */.T)().version);
}
function actionAt(raw) {
    const published = publishedAt(raw);
    if (!published)
        throw wrong(`--action: ${actionForm}, got '${raw}'`);
    return published;
}
function given(flag) {
    const read = flag === undefined ? undefined : (0,setting/* lines */.Mn)(flag);
    return read !== undefined && 'value' in read ? read.value : undefined;
}
function shapeOf(flags, { enterprise }) {
    // On an Enterprise Server jobs cannot hand artifacts on.
    return enterprise || flags['one-job'] === true ? 'one-job' : 'called';
}
function budget(flag) {
    if (flag === undefined)
        return undefined;
    const read = (0,setting/* money */.TG)(flag);
    if ('value' in read)
        return read.value;
    throw wrong(`--cost-budget: expected ${read.expected}, got '${flag}'`);
}
/** It becomes part of a workflow: neither control characters nor expressions. */
function planPath(flag) {
    const path = flag === undefined ? 'plan.json' : (0,inside_path/* insidePath */.y)(String(flag));
    if (path?.endsWith('.json') && !/\p{Control}|\$\{\{/u.test(path))
        return path;
    throw wrong(`--plan: expected a .json file inside the repository, got '${flag}'`);
}
const wrong = (message) => new error_error/* RalphError */.A({ code: 'USAGE', message: `init: ${message}`, hint: 'See `ralph init --help`.' });

// EXTERNAL MODULE: ./build/adapter/git/user/user-repository.js
var user_repository = __webpack_require__(84625);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(95935);
;// CONCATENATED MODULE: ./build/core/report/terminal/detected-lines.js


/** What `ralph init` found in a repository, for people; lines without their newline. */
function detectedLines({ projects, notes }) {
    if (projects.length === 0)
        return ['Found nothing that says how to build or test this repository.'];
    const lines = projects.flatMap((project) => {
        const where = project.directory === '.' ? '' : ` in ${project.directory}`;
        return [
            `  ${project.tool}${where}`,
            ...setUpCommands([project]).map((command) => `    set-up: ${command}`),
            ...checkSpecs([project]).map((spec) => `    check: ${checkLabel(spec)}`),
        ];
    });
    return ['Found', ...lines, ...notes.map((note) => `  ! ${note}`)].map(keptIndent);
}
const keptIndent = (line) => `${/^ */.exec(line)?.[0] ?? ''}${(0,one_line/* plainLine */.h0)(line, 300)}`;

// EXTERNAL MODULE: ./build/core/report/terminal/doctor.js
var doctor = __webpack_require__(52855);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
;// CONCATENATED MODULE: ./build/core/report/words/after-init.js


/** What to do after `ralph init`, in at most five lines, in this order. */
function afterInit({ planFile, workflow, unnamed, madeIn, samplePlan, baseline, unchecked }) {
    const plan = (0,command_line/* shellWord */.r7)(planFile);
    const run = planFile === 'plan.json' ? (0,command_line/* commandLine */.ay)('ralph', 'run') : (0,report_context/* ralphCommand */.lC)({ planFile }, 'run');
    const red = 'Fix the failing checks, or remove them from .github/ralph.yml; `--known-red` accepts them as they are.';
    const remote = workflow
        ? 'On GitHub: add the secret ANTHROPIC_API_KEY, open a pull request with this (doctor and the checks run on it), merge it, then Actions > ralph > Run workflow.'
        : unnamed
            ? 'On GitHub: `ralph init --action OWNER/REPO@SHA` writes the workflows; OWNER/REPO is your copy of this program, SHA a full commit of it.'
            : 'On GitHub: `ralph init` without --no-workflow writes a workflow.';
    const tasks = `${samplePlan ? `Write your tasks into ${plan}: the ones in it are examples` : `Review the tasks in ${plan}`}.`;
    const check = 'List the checks that every change must pass under `validate` in .github/ralph.yml, such as `validate: ["npm test"]`: no run starts without one.';
    const steps = [
        ...(unchecked ? [check] : []),
        ...(baseline === 'red' ? [red] : []),
        ...(baseline === 'unready' ? ['Change `setup` in .github/ralph.yml so that it passes in a fresh checkout.'] : []),
        ...(madeIn === undefined || madeIn === '.' ? [] : [(0,command_line/* commandLine */.ay)('cd', madeIn)]),
        tasks,
        ...(madeIn === undefined
            ? [
                `${(0,command_line/* commandLine */.ay)('git', 'add', planFile, '.github')} && ${(0,command_line/* commandLine */.ay)('git', 'commit', '-m', 'Let ralph work on this')}`,
            ]
            : []),
        run,
        ...(baseline === 'red' || baseline === 'unready' || unchecked || madeIn !== undefined ? [] : [remote]),
    ];
    return ['Next', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}
/** Said before the first run: on a public repository everybody can read it. */
const publicNotice = (planName) => `Anyone who can read the repository can read the run: prompts, the agent's handoffs and check output are on the branch ralph/state/${planName}. In a public repository, that is everyone.`;

// EXTERNAL MODULE: ./build/core/text/secret/redact.js
var secret_redact = __webpack_require__(45144);
// EXTERNAL MODULE: ./build/entry/doctor/examine.js + 14 modules
var examine = __webpack_require__(95399);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapter/disk/write-all.js



/**
 * Writes all of the files or none: each is first written beside its place, then all are moved there; what was replaced
 * comes back where one of the moves fails. Folders are made, and removed again in that case.
 */
async function writeAll(files) {
    const undo = [];
    try {
        const staged = [];
        for (const { path, content } of files) {
            const made = await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            if (made !== undefined)
                undo.push(() => (0,promises_.rm)(made, { recursive: true, force: true }));
            const temporary = `${path}.ralph-${(0,external_node_crypto_.randomUUID)()}`;
            undo.push(() => (0,promises_.rm)(temporary, { force: true }));
            await (0,promises_.writeFile)(temporary, content, { flag: 'wx' });
            const mode = await modeOf(path);
            if (mode !== undefined)
                await (0,promises_.chmod)(temporary, mode);
            staged.push({ path, temporary });
        }
        for (const { path, temporary } of staged) {
            const before = await contentOf(path);
            await (0,promises_.rename)(temporary, path);
            undo.push(() => (before === undefined ? (0,promises_.rm)(path, { force: true }) : (0,promises_.writeFile)(path, before)));
        }
    }
    catch (error) {
        for (const step of undo.reverse())
            await step().catch(() => undefined);
        throw error;
    }
}
const modeOf = (path) => orMissing((0,promises_.stat)(path).then(({ mode }) => mode & 0o7777));
const contentOf = (path) => orMissing((0,promises_.readFile)(path));
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

// EXTERNAL MODULE: ./build/core/plan/format/formats.js + 21 modules
var formats = __webpack_require__(2048);
// EXTERNAL MODULE: ./build/core/plan/format/read/plan-name.js
var plan_name = __webpack_require__(27586);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/visible.js
var text_visible = __webpack_require__(10038);
;// CONCATENATED MODULE: ./build/core/report/terminal/difference.js



const mostLines = 200;
/** How `after` differs from `before`, as `git diff` shows it; lines without their newline. */
function difference(file, look) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const { hunks } = (0,create/* structuredPatch */.YB)(file.path, file.path, file.before, file.after, '', '', { context: 3 });
    const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: changed }) => [
        paint(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, 'dim'),
        ...changed.map((line) => coloured((0,text_visible/* visible */.R)(line), paint)),
    ]);
    const more = lines.length > mostLines ? [`\u2026 ${lines.length - mostLines} more lines`] : [];
    return [paint(`--- ${file.path}`, 'bold'), ...lines.slice(0, mostLines), ...more];
}
function coloured(line, paint) {
    if (line.startsWith('+'))
        return paint(line, 'green');
    return line.startsWith('-') ? paint(line, 'red') : line;
}

// EXTERNAL MODULE: ./build/core/config/table/action-inputs.js
var action_inputs = __webpack_require__(29370);
// EXTERNAL MODULE: ./build/core/config/table/settings.js + 5 modules
var settings = __webpack_require__(96529);
;// CONCATENATED MODULE: ./build/core/config/table/run-inputs.js


/** What a caller of `.github/workflows/run.yml` may tell the steps, each by the name that it has everywhere. */
const runInputs = [
    ...['plan', 'config', 'settings', 'setup', 'validate', 'cost-budget', 'run-iterations', 'mode'],
    ...['agent', 'agent-command', 'agent-version', 'model', 'issue', 'chain', 'fresh'],
];
/** Inputs by which a caller names the tools that set-up and checks need. */
const toolInputs = {
    'node-version': 'Node version, such as 24 or lts/*',
    'node-version-file': 'file that names the Node version, such as .nvmrc',
    'python-version': 'Python version, such as 3.13',
    'python-version-file': 'file that names the Python version',
    'go-version-file': 'file that names the Go version, such as go.mod',
    'java-version': 'Java version (Temurin), such as 21',
    tools: 'commands that install other tools, one a line, such as pipx install uv',
};
/** Inputs that the workflow takes for its own jobs. */
const jobInputs = {
    ...toolInputs,
    environment: 'environment whose reviewers must agree, once, before the pull request is marked ready; empty: none',
    'app-id': 'App ID or Client ID of a GitHub App that is installed on the repository; the jobs that write act as that App',
    'runs-on': 'label of the runners, or a JSON list of labels',
};
const rows = Object.entries(settings/* settings */.W);
/** Older names of inputs, which still work, and the name of today. */
const olderInputs = Object.fromEntries(rows.flatMap(([name, { olderInput }]) => (olderInput === undefined ? [] : [[olderInput, name]])));
/** What the description of such an input says. */
function runInputHelp(name) {
    const { help = '', repeatable = false } = actionInputs[name] ?? {};
    return `${help.replace(/--(?=[a-z])/g, '')}${repeatable ? '; one a line' : ''}`;
}

// EXTERNAL MODULE: ./build/core/agent/agents.js
var agents = __webpack_require__(81484);
;// CONCATENATED MODULE: ./build/core/scaffold/workflow-steps.js

/** What a job needs for all projects: each tool once, as the first project that needs it says. */
function workflowSteps(projects) {
    const steps = new Map();
    for (const step of projects.flatMap((project) => project.steps)) {
        const key = 'uses' in step ? step.uses : step.run;
        if (!steps.has(key))
            steps.set(key, step);
    }
    return [...steps.values()];
}
/** What a workflow evaluates: `${{ inputs.plan }}`. */
const workflow_steps_expression = (text) => `\${{ ${text} }}`;
/** What pays for the model, a line for each input of the action; `secretOf` says where a workflow has it from. */
const payingLines = (secretOf) => agents/* payingInputs */.S3.map((input) => `${input.name}: ${workflow_steps_expression(secretOf(input))}`);
/** A secret of the repository, by its usual name. */
const ofRepository = ({ variable }) => `secrets.${variable}`;
/** Whether that secret is there, for a job that calls no model: the key itself stays where it is. */
const whetherThere = ({ variable }) => `secrets.${variable} && 'kept-from-this-job'`;
/** The platform's own actions by commit, with the tag that it had: a tag can move to other code, a commit cannot. */
const platformActions = {
    checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
    upload: 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
    download: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
    node: 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
    python: 'actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0',
    go: 'actions/setup-go@b7ad1dad31e06c5925ef5d2fc7ad053ef454303e # v7.0.0',
    java: 'actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961 # v5.7.0',
};

;// CONCATENATED MODULE: ./build/core/scaffold/tool-inputs.js


const isKnown = (name) => Object.hasOwn(toolInputs, name);
/** What a caller says for these steps; the same step twice is said once. */
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
/** The reusable workflow's steps for these inputs, at six spaces; no cache is kept that other jobs would restore. */
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


/** The repository of the workflow file itself at its own commit: who pins run.yml has pinned the action (platform fact 60). */
const action = '$/';
/** What the caller's job must allow: what the jobs below need at most (platform 8, 11). */
const splitPermissions = `contents: write # the two branches of the run
      issues: write # the tracking issue
      pull-requests: write # the draft pull request
      statuses: write # one for each check
      actions: write # the next iteration`;
const runsOn = workflow_steps_expression("startsWith(inputs.runs-on, '[') && fromJSON(inputs.runs-on) || inputs.runs-on");
/** What intake read of the inputs. The platform keeps an output back that holds a secret's text; then a job reads them itself. */
const told = (/* unused pure expression or super */ null && (`settings: ${expression('needs.intake.outputs.settings || toJSON(inputs)')}`));
/** What writes: in the jobs that hold no agent and none of its work. */
const writing = [
    `github-token: ${workflow_steps_expression('secrets.github-token || secrets.app-token || github.token')}`,
    `app-id: ${workflow_steps_expression('inputs.app-id')}`,
    `app-private-key: ${workflow_steps_expression('secrets.app-private-key')}`,
];
const reading = (/* unused pure expression or super */ null && (`github-token: ${expression('github.token')}`));
/** What pays for the model. */
const paying = payingLines(({ name }) => `secrets.${name}`);
const step = (command, inputs) => `      - id: ralph
        uses: ${action}
        with:
${[`command: ${command}`, ...inputs].map((line) => `          ${line}`).join('\n')}`;
const checkout = (/* unused pure expression or super */ null && (`      - uses: ${actions.checkout}
        with:
          persist-credentials: false`));
/** By its id: an artifact of the same name that another job puts in its place is another one. */
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
/**
 * The jobs of one iteration (docs/design.md#several-jobs): only the first and the last one may write, and neither runs anything of the
 * repository's or of the agent's, so they check nothing out; the agent's may only read and pays for the model, the checks' has no secret. What
 * crosses is the settings, as an output of the first, and two artifacts, found by an id that only their own job could give; no cache is there to
 * be filled for others (platform fact 57). No text of a person's is in a script. The last job asks once, when all is done, and not at each
 * commit: an approval for every iteration would be given unread.
 */
const splitJobs = (/* unused pure expression or super */ null && (`jobs:
  # Reads and obeys orders, decides what is next, and writes the prompt. Runs no code of the repository.
  intake:
    runs-on: ${runsOn}
    timeout-minutes: 15
    permissions:
      contents: write
      issues: write
      pull-requests: write
      actions: read # whether the workflow run that holds the lease goes on
    outputs:
      status: \${{ steps.ralph.outputs.status }}
      due: \${{ steps.ralph.outputs.due }}
      ready-due: \${{ steps.ralph.outputs.ready-due }}
      settings: \${{ steps.ralph.outputs.settings }}
    steps:
${step('intake', [`settings: ${expression('toJSON(inputs)')}`, ...writing])}

  # Calls the agent. It can read this repository, its issues and nothing else; what it leaves is treated as hostile.
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
      artifact: \${{ steps.parcel.outputs.artifact-id }}
    steps:
${checkout}
${toolSteps}${step('agent', [told, 'agent-install: missing', reading, ...paying])}
${left('agent')}

  # Runs set-up and checks on the agent's commit in a clean checkout, without a secret. Its result is "passed" or "failed".
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

  # Judges what both left, makes the commit anew, publishes it and starts the next iteration. Also after a lost job.
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
    steps:
${fetched('agent')}
${fetched('validate', 'checks')}
${step('apply', [told, `results: ${expression('toJSON(needs)')}`, ...writing])}

  # Marks the pull request of a complete run ready for review, when the reviewers of the environment have agreed.
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

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/markdown/plain-comment.js + 1 modules
var plain_comment = __webpack_require__(13218);
;// CONCATENATED MODULE: ./build/core/control/read-comment.js





/** The mark in everything that ralph writes itself; its own words are never orders. */
const ownMark = '<!-- ralph:';
const nothing = { kind: 'nothing' };
const longestEcho = 200;
/** Beyond what any order needs, with what stands right below it: reading costs the square of it. */
const longestOrder = 8000;
/**
 * Reads one comment: the first line that is neither empty, quoted nor in a code block is an order if
 * it begins with exactly `/ralph` in ASCII. One order a comment. An order further down, or spelt with look-alikes, is
 * answered and not obeyed.
 */
function readComment(body) {
    if (body.trimStart().startsWith(ownMark))
        return nothing;
    // Elsewhere these end a line; in Markdown they do not, and lines are counted here.
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
const tooLong = (/* unused pure expression or super */ null && (`an order has at most ${thousands(longestOrder)} characters, including what is above it and directly below it; put an empty line after it`));
const fault = (line, why) => ({
    kind: 'fault',
    text: startOf(plainComment(startOf(line, 2000)), longestEcho),
    why,
});
/** Four spaces would make it code. */
const order = /^ {0,3}\/ralph(?=[ \t]|$)(.*)$/s;
const isOrder = (line) => order.test(line);
/** What follows `/ralph`; undefined where the line is no order. */
function orderIn(line) {
    const [, rest] = order.exec(line) ?? [];
    return rest?.replace(/[ \t]+/g, ' ').trim();
}
/** The line behind the block that a line begins: what is hidden in the line may end in any other one of it. */
function blockEnd(lines, from) {
    const blank = lines.findIndex((line, index) => index > from && line.trim() === '');
    return blank === -1 ? lines.length : blank;
}
/** `\uff0fralph`, `/Ralph`, Cyrillic or Greek letters of the same shape, or something invisible between them. */
const looksLikeOrder = (line) => /^\s{0,3}[/\u2044\u2215\u29f8][r\u0433][a\u0430\u03b1][l\u04cf\u0456\u03b91|][p\u0440\u03c1][h\u04bb](?:\s|$)/iu.test(visible(startOf(line, 100)).normalize('NFKC'));
/** Lines that the author says: not empty, not quoted, in no code block. */
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

;// CONCATENATED MODULE: ./build/core/scaffold/workflow-text.js




/** What starts a job, whatever it is made of: a person, an order, the job before it or the watchdog, which has the schedule. */
const workflowHead = ({ planFile, planName }) => `# Carries out ${planFile} with ralph: one checked commit per task, on the branch ralph/work/${planName}.
# Start: Actions > ralph > Run workflow. Secret: ${agents/* payingInputs */.S3.map(({ variable }) => variable).join(' or ')}.
name: ralph

on:
  workflow_dispatch:
    inputs:
      plan: { description: 'Another plan: a file, or issue:NUMBER', default: '' }
      chain: { description: Set by ralph when it starts the next job, default: '0' }
  # Orders: /ralph pause, /ralph hint TEXT, ... on the tracking issue or the pull request.
  issue_comment: { types: [created] }

permissions: {}
`;
/** The plan that the workflow was started for, else its own. */
const givenPlan = (planFile) => workflow_steps_expression(`inputs.plan || '${planFile.replaceAll("'", "''")}'`);
/**
 * Whether a comment may hold an order: one begins a line, the first or one below what is quoted. JSON knows the line's
 * end; by another token than the workflow's own our comments are events, too.
 */
const mayOrder = [
    "startsWith(github.event.comment.body, '/ralph')",
    `!startsWith(github.event.comment.body, '${ownMark}') && contains(github.event.comment.body, fromJSON('"\\n/ralph"'))`,
].join(' || ');
/** A comment that is no order starts no job. */
const onlyOrders = `if: github.event_name != 'issue_comment' || ${mayOrder}`;
/**
 * `.github/workflows/ralph.yml` as one job with one token, for an agent that is trusted and for Enterprise Server, which calls nothing of github.com. Least permissions, no credential
 * in the checkout, no text of a user's in a script (platform.md 8, 13, 16, 20, 32, 35).
 */
function workflowText(choices) {
    const { planFile, planName, steps, action } = choices;
    return `${workflowHead(choices)}
jobs:
  run:
    ${onlyOrders}
    runs-on: ubuntu-latest
    timeout-minutes: 355
    # On the job: a comment that is no order must not push a waiting job out.
    concurrency:
      group: ralph-${planName}
    permissions:
      contents: write # the two branches of the run
      issues: write # the tracking issue
      pull-requests: write # the draft pull request
      statuses: write # one for each check
      actions: write # starts the next job after a limit
    steps:
      - uses: ${platformActions.checkout}
        with:
          fetch-depth: 0
          persist-credentials: false
${steps.filter(isPlain).map(stepText).join('')}      - uses: ${action}
        with:
          plan: ${JSON.stringify(givenPlan(planFile))}
          time-budget: 5h
          agent-install: missing
          chain: \${{ inputs.chain }}
          github-token: \${{ github.token }}
          ${payingLines(ofRepository).join('\n          ')}
`;
}
/** A step as YAML at six spaces. */
function stepText(step) {
    const document = new yaml_dist/* Document */.yo(step);
    const uses = document.get('uses', true);
    if ((0,yaml_dist/* isScalar */.jn)(uses))
        Object.assign(uses, pinned(String(uses.value)));
    const lines = document.toString({ lineWidth: 0 });
    return `      - ${lines.trimEnd().replaceAll('\n', '\n        ')}\n`;
}
/** The commit, and what it was called as a comment. */
function pinned(uses) {
    const [value = uses, name] = (Object.values(platformActions).find((one) => one.startsWith(`${uses}@`)) ?? uses).split(' #');
    return name === undefined ? { value } : { value, comment: name };
}
/** A path that would be an expression is none that a tool could find. */
const isPlain = (step) => !JSON.stringify(step).includes('${{');

;// CONCATENATED MODULE: ./build/core/scaffold/caller-text.js





/**
 * `.github/workflows/ralph.yml`, by default: calls the reusable workflow, in which the agent has no token that writes. The
 * permissions are the most that its jobs may ask for; each of them names what it takes.
 */
function callerText(choices) {
    const { planFile, planName, steps, reusable } = choices;
    const inputs = { plan: givenPlan(planFile), ...toolInputsOf(steps) };
    return `${workflowHead(choices)}
jobs:
  ralph:
    ${onlyOrders}
    concurrency: { group: ralph-${planName} }
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
    const lines = (0,yaml_dist/* stringify */.As)(inputs, { lineWidth: 0 }).trimEnd().split('\n');
    return lines.map((line) => `${' '.repeat(spaces)}${line}\n`).join('');
}

;// CONCATENATED MODULE: ./build/core/scaffold/config-text.js

/** `.github/ralph.yml` for these choices. */
function configText({ planFile, setup, validate, noChecks, configuration, costBudget }, schema) {
    const parts = [
        ...(schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`]),
        '# Settings of ralph: `ralph config` shows each value and its source, `ralph run --help` lists them all.',
        ...(planFile === 'plan.json' ? [] : ['', yaml({ plan: planFile })]),
        '',
        '# Prepares a fresh checkout, once, before the first check.',
        yaml({ setup }),
        '',
        '# Every iteration must pass these before it is committed. They run on the untouched commit first.',
        ...(validate.length > 0 || noChecks
            ? []
            : ['# Found none, and no run starts without a check. For example: `validate: ["npm test"]`']),
        yaml({ validate }),
        ...(noChecks
            ? ['', '# Run although nothing checks the commits; every report says so.', yaml({ 'no-checks': true })]
            : []),
        '',
        ...protection(configuration),
        '# USD for the whole run; it stops there and says so.',
        yaml({ 'cost-budget': costBudget }),
    ];
    return `${parts.join('\n')}\n`;
}
const yaml = (value) => (0,yaml_dist/* stringify */.As)(value, { lineWidth: 0 }).trimEnd();
/** As a comment: a task may well be about one of them. What changes in them is told in any case. */
function protection(configuration) {
    if (configuration.length === 0)
        return [];
    const paths = yaml({ 'protected-paths': configuration }).split('\n');
    return [
        '# What the checks run by. Without the number signs no iteration may change it; package.json belongs there too where no task',
        '# needs another dependency. `test-guard: fail` refuses every change of what the checks run.',
        ...paths.map((line) => `# ${line}`),
        '',
    ];
}

// EXTERNAL MODULE: ./build/core/plan/format/issue/issue-form.js
var issue_form = __webpack_require__(37688);
;// CONCATENATED MODULE: ./build/core/scaffold/issue-form-text.js


/** `.github/ISSUE_TEMPLATE/ralph.yml`: the form "New ralph run", whose text becomes a plan. Its labels are what the reader looks for. */
function issueFormText() {
    const field = (id, more) => ({
        id,
        attributes: { label: issue_form/* formFields */.U[id], ...more },
    });
    return (0,yaml_dist/* stringify */.As)({
        name: 'New ralph run',
        description: 'Tasks for a coding agent; each becomes one checked commit on a branch',
        title: 'ralph: ',
        body: [
            {
                type: 'markdown',
                attributes: {
                    value: 'What you write here is shown back as a plan. Nothing starts until somebody with write access comments `/ralph start`.',
                },
            },
            {
                type: 'textarea',
                ...field('goal', { description: 'What is this run for? Every agent reads it.' }),
                validations: { required: true },
            },
            {
                type: 'textarea',
                ...field('tasks', {
                    description: 'One list item for each task, with its acceptance criteria as a list below it. They are done in this order, unless one ends in (after 1, 3) or (after nothing).',
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
/** File name of the workflow that shows an issue of the form as a plan. */
const issueWorkflowFile = 'ralph-issue.yml';
/**
 * `.github/workflows/ralph-issue.yml`: shows what an issue of the form would do. It starts nothing, so it asks nothing
 * of its author; no checkout, no secret but the job's own token.
 */
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

;// CONCATENATED MODULE: ./build/core/scaffold/review-text.js

/** File name of the workflow that a review starts. */
const reviewWorkflowFile = 'ralph-review.yml';
/**
 * `.github/workflows/ralph-review.yml`: a review of a run's pull request starts the run's workflow. GitHub carries this
 * event out on the merge of the pull request, which holds what an agent wrote (platform fact 62): so nothing is checked out
 * and nothing may be written but the start of a job. The same look as the watchdog's finds out whose pull request it is
 * and whether the reviewer may give orders; the job that it starts asks again and takes the lines.
 */
function reviewWorkflowText({ workflow, action }) {
    return `# A review of a pull request of ralph's starts ${workflow}, where the reviewer may give orders.
# It runs beside files that an agent wrote, so it checks nothing out and may only start a workflow.
name: ralph review

on:
  pull_request_review: { types: [submitted] }

permissions: {}

jobs:
  start:
    if: ${ofThisRepository} && (${onOwnBranch} || ${marked}) && ${byPerson}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    # One look sees all reviews: of several that wait the newest is enough.
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
/** A fork's token may start nothing. */
const ofThisRepository = `${pull}.head.repo.full_name == github.repository`;
const onOwnBranch = `startsWith(${pull}.head.ref, 'ralph/')`;
/** Where the plan names another branch. */
const marked = `contains(${pull}.body, '${ownMark}')`;
/** What ralph writes as an App, or as the person whose token it has, orders nothing. */
const byPerson = `github.event.review.user.type == 'User' && !startsWith(github.event.review.body, '${ownMark}')`;

;// CONCATENATED MODULE: ./build/core/scaffold/sample-plan.js
/** A plan to begin with: small, useful in any repository, and an example of each field that most plans need. */
function samplePlan(project, schema) {
    const plan = {
        project,
        max_iterations: 10,
        tasks: [
            {
                id: 'TASK-1',
                title: 'Say in the README how to work on this project',
                description: 'Add a section "Development" to README.md: how to set up a fresh clone, run the checks and start the program. Try each command before you write it down.',
                acceptance_criteria: [
                    'README.md has a section "Development" with the commands for set-up and for every check',
                    'Each command that it names works in a fresh clone',
                ],
                paths: ['README.md'],
            },
            {
                id: 'TASK-2',
                title: 'Test what has no test',
                description: 'Choose one small function with behaviour worth keeping that no test covers. Write tests for its usual case and its edge cases. Do not change the function.',
                acceptance_criteria: ['The new tests pass', 'They fail when the function is broken on purpose'],
                depends_on: ['TASK-1'],
                max_retries: 1,
            },
        ],
    };
    return `${JSON.stringify({ ...(schema !== undefined && { $schema: schema }), ...plan }, null, 2)}\n`;
}

;// CONCATENATED MODULE: ./build/core/scaffold/set-up-check-text.js


/**
 * `.github/workflows/ralph-doctor.yml`: on the pull request that sets ralph up, and on each that changes how it is set up,
 * doctor and the baseline run and report on it before anything is merged. It has the permissions of a run, so that
 * what the organisation forbids shows here.
 */
function setUpCheckText(request) {
    const tools = request.steps.filter(isPlain).map(stepText);
    return `# Looks at what ralph needs, and tries its checks once. Calls no model.
name: ralph doctor

on:
  workflow_dispatch:
  pull_request:
    paths: [${['.github/ralph.yml', '.github/workflows/ralph*.yml', request.planFile].map((path) => JSON.stringify(path)).join(', ')}]

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
      contents: write # only asked whether the two branches of a run could be pushed
      actions: read # whether the workflow is enabled
      pull-requests: write # the comment that says what was found
    steps:
      - uses: ${platformActions.checkout}
        with:
          persist-credentials: false
${tools.join('')}      - uses: ${request.action}
        with:
          command: doctor
          plan: ${JSON.stringify(request.planFile)}
          agent-install: missing
          github-token: \${{ github.token }}
          # Only whether there is one: checks run here, and no model is called.
          ${payingLines(whetherThere).join('\n          ')}
`;
}

// EXTERNAL MODULE: ./build/core/scaffold/watchdog-text.js
var watchdog_text = __webpack_require__(33100);
;// CONCATENATED MODULE: ./build/entry/init/planned-files.js


















/**
 * The files that `ralph init` writes for these choices. A plan that is there already stays as it is, whatever it says.
 * Throws RalphError PATH_OUTSIDE where a link leads out of the repository.
 */
async function plannedFiles(toplevel, choices, detection) {
    const { planFile, schemas } = choices;
    const schema = (of) => schemas && schemaOf(schemas, of);
    const existing = await textAt(toplevel, planFile);
    const plan = existing ?? samplePlan((0,external_node_path_.basename)(toplevel), schema('plan'));
    const steps = workflowSteps(detection.projects);
    const name = nameIn(plan, planFile);
    const wanted = [
        [planFile, plan],
        ['.github/ralph.yml', configText({ ...choices, configuration: detection.configuration }, schema('config'))],
        ...(choices.workflow ? onGitHub(choices.workflow, { planFile, planName: name, steps }) : []),
    ];
    const planned = wanted.map(async ([path, after]) => ({ path, before: await textAt(toplevel, path), after }));
    return { planName: name, planned: await Promise.all(planned) };
}
function onGitHub({ shape, published }, given) {
    const workflow = { ...given, ...published };
    const watchdog = (0,watchdog_text/* watchdogText */.PR)({ workflow: 'ralph.yml', name: given.planName, ...published });
    return [
        ['.github/workflows/ralph.yml', shapes[shape](workflow)],
        ['.github/workflows/ralph-doctor.yml', setUpCheckText(workflow)],
        [`.github/workflows/${watchdog_text/* watchdogFile */.mO}`, watchdog],
        [`.github/workflows/${reviewWorkflowFile}`, reviewWorkflowText({ workflow: 'ralph.yml', ...published })],
        [`.github/workflows/${issueWorkflowFile}`, issueWorkflowText(published)],
        ['.github/ISSUE_TEMPLATE/ralph.yml', issueFormText()],
    ];
}
const shapes = { called: callerText, 'one-job': workflowText };
/** The run's name also where the plan has other faults; `ralph doctor` tells these. */
function nameIn(text, file) {
    const { plan } = (0,formats/* readPlan */.m)({ from: 'file', file, bytes: new TextEncoder().encode(text) });
    return (0,plan_name/* planName */.V)(plan ?? { tasks: [] }, file);
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
const unusable = (path, why) => new error_error/* RalphError */.A({
    code: 'FILE_UNUSABLE',
    message: `${path} cannot be written: ${why}. Nothing was written.`,
    hint: 'Move what is there, or remove the link from the path, then run `ralph init` again.',
});
/**
 * Writes what is new, and what differs where a person or `--force` says so, after it was shown. All or nothing: without
 * a terminal and without `--force` one file that differs refuses everything (RalphError INIT_WOULD_OVERWRITE).
 */
async function writePlanned(toplevel, files, context, how) {
    const differing = files.filter(({ before, after }) => before !== undefined && before !== after);
    const kept = new Set();
    for (const file of differing) {
        const before = file.before ?? '';
        context.out(`${difference({ ...file, before }, context).join('\n')}\n`);
        if (!how.force && how.interactive && !(await askReplace(file.path)))
            kept.add(file);
    }
    if (differing.length > 0 && !how.force && !how.interactive)
        throw wouldOverwrite(differing);
    const written = files.filter((file) => file.before !== file.after && !kept.has(file));
    await writeAll(written.map(({ path, after }) => ({ path: (0,external_node_path_.join)(toplevel, path), content: after })));
    const lines = files.map((file) => `  ${file.path}${remark(file, kept.has(file))}`);
    context.out(`\nWritten\n${lines.join('\n')}\n`);
}
function remark({ before, after }, kept) {
    if (kept)
        return ' (kept as it is)';
    if (before === undefined)
        return '';
    return before === after ? ' (was there, unchanged)' : ' (replaced)';
}
function wouldOverwrite(files) {
    const names = files.map(({ path }) => path).join(', ');
    return new error_error/* RalphError */.A({
        code: 'INIT_WOULD_OVERWRITE',
        message: `${names} ${files.length === 1 ? 'is' : 'are'} already and would change as shown above; nothing was written.`,
        hint: 'Run `ralph init` on a terminal to choose, or use --force to accept the changes.',
    });
}

// EXTERNAL MODULE: ./build/adapter/log/terminal.js + 1 modules
var terminal = __webpack_require__(80359);
// EXTERNAL MODULE: ./build/app/phase/prepare/baseline.js
var baseline = __webpack_require__(95557);
// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/core/validation/output-excerpt.js
var output_excerpt = __webpack_require__(52139);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/wire/job-settings.js
var job_settings = __webpack_require__(69038);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/entry/wire/surroundings.js + 4 modules
var surroundings = __webpack_require__(90788);
// EXTERNAL MODULE: ./build/entry/wire/wire.js + 24 modules
var wire = __webpack_require__(66887);
;// CONCATENATED MODULE: ./build/entry/init/try-baseline.js













/** The checks on the untouched commit, in a confined copy as a run would do it; nothing of it is left behind. */
async function tryBaseline(context, flags) {
    const { out, color, isTty, now, columns, cancelled } = context;
    const opened = await (0,project/* openProject */.U8)(context, flags);
    const { head } = opened.repository;
    const redact = (0,secret_redact/* redactor */.$p)(opened.secrets);
    const { show } = (0,terminal/* terminalProgress */.e3)({ write: out, color, isTty, now, redact, columns: () => columns });
    out(`\nBaseline: set-up and checks in a copy of ${head.slice(0, 7)}\n`);
    try {
        return await (0,state_access/* withTemporaryState */.HP)(opened, context, async (access, home) => {
            const project = { ...opened, home };
            await access.remote.fetchCommit(head);
            const places = await (0,surroundings/* ownPlaces */.Ps)(project, context, access);
            const ports = await (0,wire/* wire */.O4)(project, context, { ...places, show, scratch: (0,external_node_path_.join)(home, 'process') });
            const { red } = await (0,baseline/* checkUntouched */._r)(ports, (0,job_settings/* jobSettings */.bJ)(project), { commit: head, signal: cancelled });
            for (const result of red)
                out(quoted(redact(`${result.name}\n${(0,output_excerpt/* outputExcerpt */.V4)(result, 2000)}`)));
            for (const { name, needs } of red)
                if (needs)
                    out(`${(0,text_visible/* visible */.R)((0,policy/* redByConfinement */.Ds)({ name, needs }))}\n`);
            return red.length === 0 ? 'green' : 'red';
        });
    }
    catch (error) {
        if (cancelled.aborted)
            return 'cancelled';
        if (!(error instanceof error_error/* RalphError */.A) || error.code !== 'SETUP_FAILED')
            throw error;
        out(quoted(redact(error.message)));
        return 'unready';
    }
}
/** Foreign text: a bar before each line, so that none is an order to a terminal or a runner. */
const quoted = (text) => `${(0,text_visible/* visible */.R)(text)
    .replaceAll('##[', '## [')
    .split('\n')
    .map((line) => `    | ${line}`)
    .join('\n')}\n`;

// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/core/github/address.js
var address = __webpack_require__(28768);
;// CONCATENATED MODULE: ./build/entry/init/where-action-is.js



/** Looks at the checkout in `program`, and at the remote of the repository in `cwd`; a missing one is no error. */
async function whereActionIs(program, cwd, env) {
    const [own, users] = await Promise.all([checkoutAt(program, env), originOf(cwd, env)]);
    const theirs = (0,address/* gitHubAddress */.CZ)(env, users);
    // What a job says of the repository that it runs for is not where this program is from.
    const { GITHUB_REPOSITORY: _, ...elsewhere } = env;
    const ours = own && (0,address/* gitHubAddress */.CZ)(elsewhere, own.origin);
    const serverUrl = theirs?.serverUrl ?? ours?.serverUrl;
    const isThere = own !== undefined && ours !== undefined && ours.serverUrl === serverUrl;
    return {
        action: isThere ? `${ours.owner}/${ours.repo}@${own.head}` : undefined,
        enterprise: theirs !== undefined && (0,address/* isEnterpriseServer */.vh)(theirs),
        isPublicServer: serverUrl === undefined || serverUrl === 'https://github.com',
    };
}
/** Undefined where the folder is no checkout of its own, or at a commit that nobody else is known to have. */
async function checkoutAt(folder, env) {
    const git = (0,user_git/* userGit */.G)(folder, env);
    const ask = async (...args) => (await git({ args }).catch(() => undefined))?.stdout.toString('utf8').trim() ?? '';
    const toplevel = await ask('rev-parse', '--show-toplevel');
    if (toplevel === '' || (await (0,promises_.realpath)(toplevel)) !== (await (0,promises_.realpath)(folder)))
        return undefined;
    const [origin, head, known] = await Promise.all([
        originOf(folder, env),
        ask('rev-parse', 'HEAD'),
        ask('for-each-ref', '--count=1', '--contains=HEAD', 'refs/remotes', 'refs/tags'),
    ]);
    return origin === null || known === '' ? undefined : { origin, head };
}
async function originOf(cwd, env) {
    const asked = (0,user_git/* userGit */.G)(cwd, env)({ args: ['config', '--get', 'remote.origin.url'] });
    const found = await asked.catch(() => undefined);
    return found?.stdout.toString('utf8').trim() || null;
}

;// CONCATENATED MODULE: ./build/entry/init/set-up-project.js

















/** `ralph init` in the repository around `context.cwd`: detect, choose, write, look, try, say what is next. */
async function setUpProject(context, flags, interactive) {
    const { toplevel, files } = await (0,user_repository/* projectFilesAt */.OI)(context.cwd, context.env);
    const detection = detect(files);
    say(context, detectedLines(detection));
    if (!interactive)
        say(context, ['', 'These are the detected settings; change them with flags, or with the questions on a terminal.']);
    const places = await whereActionIs((0,installed/* installed */.$)('.'), toplevel, context.env);
    const choices = await choose(detection, flags, interactive, places);
    if (places.enterprise && choices.workflow)
        say(context, ['', onServer]);
    const samplePlan = await write(context, { toplevel, choices, detection, flags, interactive });
    return finish({ ...context, cwd: toplevel }, { choices, madeIn: undefined, samplePlan, flags });
}
const onServer = 'On an Enterprise Server a run is one job, with all its rights: jobs cannot pass artifacts on there, and our workflow cannot be called.';
/** Whether the plan is the example. */
async function write(context, request) {
    const { toplevel, choices, detection, flags, interactive } = request;
    const { planName, planned } = await plannedFiles(toplevel, choices, detection);
    await writePlanned(toplevel, planned, context, { force: flags['force'] === true, interactive });
    say(context, ['', publicNotice(planName)]);
    return planned.some(({ path, before }) => path === choices.planFile && before === undefined);
}
/** Doctor, baseline and the next steps; 1 where the baseline is red, 3 where a person has to name a check first. */
async function finish(context, done) {
    const { choices, madeIn, samplePlan, flags } = done;
    const about = { plan: choices.planFile };
    const diagnoses = await (0,examine/* examine */.sb)(context, about);
    say(context, ['', (0,secret_redact/* redactor */.$p)((0,secret_values/* secretValues */.V)(context.env))((0,doctor/* doctorText */.lW)(diagnoses, (0,project_context/* lookOf */.L)(context)).join('\n'))]);
    const unchecked = diagnoses.some(({ probe, level }) => probe === 'checks' && level === 'fail');
    const baseline = unchecked || flags['no-baseline'] === true ? undefined : await baselineOf(context, about);
    const next = {
        planFile: choices.planFile,
        workflow: choices.workflow !== undefined,
        unnamed: choices.workflow === undefined && flags['no-workflow'] !== true,
        madeIn,
        samplePlan,
        baseline,
        unchecked,
    };
    say(context, ['', ...afterInit(next)]);
    if (unchecked)
        return exit_codes/* exits */.co.person.code;
    return baseline === 'cancelled'
        ? exit_codes/* exits */.co.interrupted.code
        : baseline === 'red' || baseline === 'unready'
            ? exit_codes/* exits */.co.failed.code
            : 0;
}
/** Undefined where there is nothing to try it on, such as a repository without a commit. */
async function baselineOf(context, flags) {
    try {
        return await tryBaseline(context, flags);
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        say(context, ['', `The baseline was not run. ${(0,error_text/* errorText */.kc)(error).trimEnd()}`]);
        return undefined;
    }
}
const say = (context, lines) => context.out(`${lines.join('\n')}\n`);

;// CONCATENATED MODULE: ./build/entry/init/unfold-example.js











const materials = (0,installed/* installed */.$)('templates/examples/units');
/** A whole repository to try ralph on: project, plan, configuration and workflow, in one commit. */
async function unfoldExample(context, folder, flags) {
    const place = (0,external_node_path_.resolve)(context.cwd, folder);
    await refuseFilled(place, folder);
    await (0,promises_.mkdir)(place, { recursive: true });
    const cwd = await (0,promises_.realpath)(place);
    const inside = { ...context, cwd };
    await (0,promises_.cp)(materials, cwd, { recursive: true });
    const git = (0,user_git/* userGit */.G)(cwd, context.env);
    await git({ args: ['init', '--quiet', '--initial-branch=main'] });
    const { files } = await (0,user_repository/* projectFilesAt */.OI)(cwd, context.env);
    const detection = detect(files);
    const places = await whereActionIs((0,installed/* installed */.$)('.'), cwd, context.env);
    const choices = await choose(detection, { ...flags, plan: undefined }, false, places);
    const { planned } = await plannedFiles(cwd, choices, detection);
    await writePlanned(cwd, planned, inside, { force: true, interactive: false });
    await commit(inside);
    context.out(`\nA small project with a plan of four tasks is in ${cwd}, in one commit.\n`);
    return finish(inside, { choices, madeIn: folder, samplePlan: false, flags });
}
async function refuseFilled(place, shown) {
    const there = await (0,promises_.readdir)(place).catch((error) => {
        if (error.code === 'ENOENT')
            return [];
        throw notEmpty(`${shown} cannot be used: ${error.message}`);
    });
    if (there.length > 0)
        throw notEmpty(`The folder ${shown} is not empty; nothing was written.`);
}
const notEmpty = (message) => new error_error/* RalphError */.A({
    code: 'FOLDER_NOT_EMPTY',
    message,
    hint: 'Name an empty or new folder: ralph init --example my-first-run',
});
/** As the user where git knows one, else as the example's own. */
async function commit({ cwd, env }) {
    const git = (0,user_git/* userGit */.G)(cwd, env);
    const known = await git({ args: ['var', 'GIT_COMMITTER_IDENT'], allow: 'any' });
    if (known.code !== 0) {
        await git({ args: ['config', 'user.name', 'ralph example'] });
        await git({ args: ['config', 'user.email', 'example@ralph.invalid'] });
    }
    await git({ args: ['add', '--all'] });
    await git({
        args: ['-c', 'commit.gpgSign=false', 'commit', '--quiet', '--message', 'A small project and a plan for it'],
    });
}

// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
;// CONCATENATED MODULE: ./build/entry/command/init.js





const init_flags = {
    ...(0,flags/* settingFlags */.KB)('plan', 'setup', 'validate', 'no-checks', 'cost-budget'),
    yes: { help: 'ask nothing: use the detected settings and the flags', toggle: true },
    force: { help: 'replace files that differ, after showing the changes', toggle: true },
    'no-workflow': { help: 'write no workflow for GitHub Actions', toggle: true },
    action: {
        help: 'where the action is kept, at a full commit; default: where this program was cloned from',
        example: 'OWNER/REPO@SHA',
    },
    inline: {
        help: '',
        toggle: true,
        removed: 'Leave it out for split jobs that call ours (runners of your own: its input `runs-on`), or use --one-job, also for GitHub Enterprise Server.',
    },
    'one-job': {
        help: 'write a workflow with one job that has all rights and makes several iterations: for an agent that you trust, and for GitHub Enterprise Server',
        toggle: true,
    },
    'no-baseline': { help: 'do not run set-up and checks at the end', toggle: true },
    example: { help: 'write a small example project into an empty folder instead', toggle: true },
};
const initCommand = {
    help: `Finds out how this repository is set up and checked, and writes plan.json with an example, .github/ralph.yml and
.github/workflows/ralph.yml. On a terminal it asks three questions. Nothing is overwritten without asking. At the end it looks
at everything that a run needs and runs the checks once; it exits with 1 if they fail, with 3 if there are none.

Usage: ralph init [options]
       ralph init --example [FOLDER]

Examples:
  ralph init
  ralph init --yes --no-workflow
  ralph init --one-job --action octo/ralph@0123456789abcdef0123456789abcdef01234567
  ralph init --setup "npm ci" --validate "npm test" --validate "npm run lint" --cost-budget 25
  ralph init --example my-first-run

Options:
${(0,flags/* flagHelp */.QR)(init_flags)}`,
    flags: init_flags,
    operands: 1,
    run: async (context, { values, operands }) => {
        // Questions cannot be drawn on a terminal of no width, as some programs make one.
        const terminal = context.isTty && process.stdin.isTTY === true && process.stdout.columns > 0;
        const interactive = terminal && values['yes'] !== true;
        try {
            if (values['example'] === true)
                return await unfoldExample(context, operands[0] ?? '.', values);
            return await setUpProject(context, values, interactive);
        }
        catch (error) {
            if (!(error instanceof Cancelled))
                throw error;
            context.out('Nothing was written.\n');
            return exit_codes/* exits */.co.interrupted.code;
        }
    },
};


/***/ })

};
