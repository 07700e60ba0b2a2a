import { Ln as fitLines, Pt as checks, Rt as lines, _ as defaultQueue, an as redactor, ar as tryRead, c as toolInputs, ft as payingInputs, h as byTurn, in as mapStrings, jn as painter, tt as laneVariable, y as queuedFile, yr as RalphError, zt as money } from "./through-proxy.js";
import { h as skippedProjects, m as projectManifests } from "./user-repository.js";
import { o as packageJson } from "./context.js";
import { n as secretValues } from "./secret-values.js";
import { C as formatUtc, D as plural, F as visible, N as cappedRow, O as thousands, a as plainLine, i as oneLine, j as usageInWords, o as quote, r as indentedLine, u as excerpt, y as formatLimit } from "./one-line.js";
import { a as shellWord, i as flagWords, n as commandLine } from "./command-line.js";
import { i as partLines } from "./terminal.js";
import { E as string, S as object, h as array, r as insidePath } from "./branch-name.js";
import { c as settingFlags } from "../cli/index.js";
import { H as temporaryFolder, O as openStore, V as removeFolder } from "./due.js";
import { Dt as forecastLines, h as remainingBudget, m as isUsedUp } from "./run-sentence.js";
import { K as noUsage, L as answerSchema, W as addUsage } from "./pass.js";
import { r as fenced } from "./fences.js";
import { i as termsOf } from "./whole-parts.js";
import { i as terminalProgress } from "./terminal2.js";
import { i as legsVariable } from "./leg-of-round.js";
import { t as firstForecast } from "./forecast.js";
import { F as secretsOfLogins, f as engineHome } from "./state-files.js";
import { t as readNamedFile } from "./named-file.js";
import { t as require_dist } from "./dist.js";
import { i as orderIndents, r as commentMark, t as formFields } from "./issue-form.js";
import { i as sizeFaults, r as maxDescriptionChars } from "./lint.js";
import { d as planName } from "./plan-folder.js";
import { c as readPlan, l as writeMarkdown, m as writeJson } from "./plan-file.js";
import { t as remoteAt } from "./remote.js";
import { n as watchdogFile, r as watchdogText } from "./watchdog-text.js";
import { t as trustedFilesIn } from "./trusted-files.js";
import { a as text$1, r as multiselect, t as confirm } from "./dist2.js";
import { o as readInstructions } from "./from-base.js";
import { t as classify } from "./checks.js";
import { n as answerOf, o as answerFaults, r as endInWords } from "./answer.js";
import { r as readingTools } from "./make-call.js";
import { i as watchesOf, o as confinedAt, p as agents, s as confinementHere } from "./runners.js";
import { t as isCheckConfiguration } from "./check-configuration.js";
import { n as readSpec } from "./read-spec.js";
import { a as requireConfinement } from "./surroundings2.js";
import { n as refuseIdleAgent } from "./idle-flags.js";
import { n as writeCommitFiles } from "./write-files.js";
import { t as askPerson } from "./ask-person.js";
import { t as planGraph } from "./plan-graph.js";
import { a as readToml, i as readJson, n as isTable, o as tableAt, r as projectDirectories, s as textsOf, t as folderOf } from "./project-files.js";
import { a as reportUpload, c as workflowSteps, i as platformActions, n as literalPattern, o as repositorySecret, r as payingLines, s as secretExists, t as expression } from "./workflow-steps.js";
import { t as planTree } from "./plan-tree.js";
import { t as refuseUnready } from "./before-run.js";
import { chmod, mkdir, readFile, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { createHash, randomUUID } from "node:crypto";
// src/core/detect/detected.ts
/** The path of a directory relative to a folder above it; undefined if it is not below. */
function pathBelow({ directory }, path) {
	if (directory === ".") return path === "." ? void 0 : path;
	return path.startsWith(`${directory}/`) ? path.slice(directory.length + 1) : void 0;
}
const fromTop = ({ directory }, name) => directory === "." ? name : `${directory}/${name}`;
/** Usual names of a check's script; the first usable one counts. */
const scriptNames = {
	build: ["build", "compile"],
	typecheck: [
		"typecheck",
		"type-check",
		"check-types",
		"check:types",
		"types",
		"tsc"
	],
	lint: [
		"lint",
		"lint:check",
		"eslint",
		"check"
	],
	test: [
		"test",
		"test:unit",
		"test:ci",
		"tests",
		"unit"
	]
};
const checkKinds = Object.keys(scriptNames);
/** `npm init` writes a script that only fails; an echo or `true` always passes. */
const placeholder = /no test specified|^\s*(true|:|exit\s+\d+|echo\b[^&|;]*((&&|;)\s*exit\s+\d+\s*)?)?\s*$/i;
/** Never ends. */
const watchMode = /(^|\s)--watch(All)?(?!=false)\b|\bnodemon\b|\b(vitest|jest)\s+watch\b/;
/** The first script of a kind that can be a check; `scripts` maps names to commands. */
function checkScript(kind, scripts) {
	return scriptNames[kind].find((name) => {
		const text = Object.hasOwn(scripts, name) ? scripts[name] : void 0;
		return typeof text === "string" && !placeholder.test(text) && !watchMode.test(text);
	});
}
const makeTarget = (kind, targets) => scriptNames[kind].find((name) => targets.has(name));
// src/core/detect/go.ts
const go = {
	covers: (folder, directory) => {
		const path = pathBelow(folder, directory);
		return path !== void 0 && usedModules(folder).includes(path);
	},
	detect(folder) {
		const modules = usedModules(folder);
		if (modules.length === 0 && !folder.has("go.mod")) return void 0;
		if (!folder.below.some((path) => path.endsWith(".go"))) return void 0;
		return projectOf$1(folder, modules.length === 0 ? "./..." : modules.map(packagePattern).join(" "));
	}
};
function projectOf$1(folder, packages) {
	const hasLinter = folder.has(".golangci.yml", ".golangci.yaml", ".golangci.toml");
	return {
		directory: folder.directory,
		tool: "Go",
		setup: ["go mod download"],
		checks: [
			{
				kind: "build",
				run: `go build ${packages}`
			},
			{
				kind: "lint",
				run: `go vet ${packages}`
			},
			{
				kind: "test",
				run: `go test ${packages}`
			}
		],
		steps: [{
			uses: "actions/setup-go",
			with: {
				"go-version-file": fromTop(folder, folder.has("go.mod") ? "go.mod" : "go.work"),
				cache: false
			}
		}],
		notes: hasLinter ? ["golangci-lint is configured; if it is installed, add the check \"golangci-lint run\"."] : []
	};
}
/** Directories that a `go.work` uses, relative to it. */
function usedModules(folder) {
	const text = (folder.text("go.work") ?? "").replace(/\/\/.*$/gm, "");
	const blocks = [...text.matchAll(/^use\s*\(([^)]*)\)/gm)].flatMap((match) => (match[1] ?? "").split("\n"));
	const lines = [...text.matchAll(/^use\s+([^\s(]+)\s*$/gm)].map((match) => match[1] ?? "");
	return [...blocks, ...lines].map(plainPath).filter((path) => /^[\w./-]+$/.test(path) && !path.startsWith(".."));
}
const plainPath = (path) => path.trim().replace(/^"|"$/g, "").replace(/^\.\/(?=.)/, "").replace(/\/$/, "");
const packagePattern = (path) => path === "." ? "./..." : `./${path}/...`;
// src/core/detect/java.ts
const settingsFiles = ["settings.gradle", "settings.gradle.kts"];
const buildFiles = ["build.gradle", "build.gradle.kts"];
/** Maven and Gradle, by their wrapper if there is one. */
const java = {
	covers: (folder, directory) => pathBelow(folder, directory) !== void 0 && (folder.has(...settingsFiles) || /<modules>/.test(folder.text("pom.xml") ?? "")),
	detect(folder) {
		if (folder.has(...settingsFiles, ...buildFiles)) return gradle(folder);
		return folder.has("pom.xml") ? maven(folder) : void 0;
	}
};
function gradle(folder) {
	const command = `${folder.has("gradlew") ? "./gradlew" : "gradle"} --no-daemon`;
	return {
		directory: folder.directory,
		tool: "Gradle",
		setup: [`${command} assemble`],
		checks: [{
			kind: "build",
			run: `${command} assemble`
		}, {
			kind: "test",
			run: `${command} check`
		}],
		steps: [javaStep(folder)],
		notes: []
	};
}
function maven(folder) {
	const command = `${folder.has("mvnw") ? "./mvnw" : "mvn"} --batch-mode`;
	return {
		directory: folder.directory,
		tool: "Maven",
		setup: [`${command} --quiet -DskipTests package`],
		checks: [{
			kind: "test",
			run: `${command} verify`
		}],
		steps: [javaStep(folder)],
		notes: []
	};
}
const versions = [
	/JavaLanguageVersion\.of\(\s*["']?(\d+)/,
	/jvmToolchain\(\s*(\d+)/,
	/(?:source|target)Compatibility\s*=?\s*(?:JavaVersion\.VERSION_)?["']?(?:1\.)?(\d+)/,
	/<(?:java\.version|maven\.compiler\.(?:release|source)|release)>\s*(?:1\.)?(\d+)/
];
/** The version that the build names, else the newest long-term version that all runners have. */
function javaStep(folder) {
	const text = ["pom.xml", ...buildFiles].map((name) => folder.text(name) ?? "").join("\n");
	return {
		uses: "actions/setup-java",
		with: {
			distribution: "temurin",
			"java-version": versions.map((pattern) => pattern.exec(text)?.[1]).find((version) => version !== void 0) ?? "21"
		}
	};
}
// src/core/detect/make.ts
/** Without `install`, which by convention writes into the system. */
const setUpTargets = [
	"setup",
	"deps",
	"dependencies",
	"bootstrap"
];
/** Make targets for the kinds of checks that no other project in this folder has; undefined if there are none. */
function makeProject(folder, others) {
	const text = [
		"GNUmakefile",
		"makefile",
		"Makefile"
	].map((name) => folder.text(name)).find((text) => text !== void 0);
	if (text === void 0) return void 0;
	const targets = targetsOf(text);
	const checkedKinds = new Set(others.flatMap(({ checks }) => checks.map(({ kind }) => kind)));
	const checks = checkKinds.flatMap((kind) => {
		const target = checkedKinds.has(kind) ? void 0 : makeTarget(kind, targets);
		return target === void 0 ? [] : [{
			kind,
			run: `make ${target}`
		}];
	});
	const setUp = others.some(({ setup }) => setup.length > 0) ? void 0 : setUpTargets.find((name) => targets.has(name));
	if (checks.length === 0 && setUp === void 0) return void 0;
	const { directory } = folder;
	return {
		directory,
		tool: "Make",
		setup: setUp ? [`make ${setUp}`] : [],
		checks,
		steps: [],
		notes: []
	};
}
/** `a b: c` has two; `x := 1`, recipes and special targets have none. */
function targetsOf(makefile) {
	const rules = [...makefile.matchAll(/^([A-Za-z0-9][\w .:/-]*?)\s*::?(?!=)/gm)];
	return new Set(rules.flatMap((rule) => (rule[1] ?? "").split(/\s+/)));
}
// src/core/detect/node-managers.ts
var import_dist = require_dist();
const installGlobally = (program, version) => ({ run: `npm install --global ${program}${version === "" ? "" : `@${version}`}` });
const npm = {
	name: "npm",
	locks: ["package-lock.json", "npm-shrinkwrap.json"],
	install: "npm ci",
	installUnlocked: "npm install --no-package-lock",
	script: (name) => name === "test" ? "npm test" : `npm run ${name}`,
	program: (command) => `npx ${command}`,
	scriptInMembers: (name) => `npm run ${name} --workspaces --if-present`,
	failsIfMissing: false,
	step: () => void 0
};
const pnpm = {
	name: "pnpm",
	locks: ["pnpm-lock.yaml"],
	install: "pnpm install --frozen-lockfile",
	installUnlocked: "pnpm install --no-lockfile",
	script: (name) => name === "test" ? "pnpm test" : `pnpm run ${name}`,
	program: (command) => `pnpm exec ${command}`,
	scriptInMembers: (name) => `pnpm --recursive --if-present run ${name}`,
	failsIfMissing: false,
	step: (version) => installGlobally("pnpm", version)
};
const yarnClassic = {
	name: "yarn",
	locks: ["yarn.lock"],
	install: "yarn install --frozen-lockfile",
	installUnlocked: "yarn install --no-lockfile",
	script: (name) => `yarn run ${name}`,
	program: (command) => `yarn run ${command}`,
	scriptInMembers: (name) => `yarn workspaces run ${name}`,
	failsIfMissing: true,
	step: () => void 0
};
/** Yarn 2 and newer: the repository contains it, or corepack installs it. */
const yarnBerry = {
	...yarnClassic,
	install: "yarn install --immutable",
	installUnlocked: "yarn install",
	scriptInMembers: (name) => `yarn workspaces foreach --all run ${name}`,
	failsIfMissing: false,
	step: () => ({ run: "npm install --global corepack && corepack enable" })
};
const bun = {
	name: "bun",
	locks: ["bun.lock", "bun.lockb"],
	install: "bun install --frozen-lockfile",
	installUnlocked: "bun install --no-save",
	script: (name) => `bun run ${name}`,
	program: (command) => `bunx ${command}`,
	scriptInMembers: (name) => `bun run --filter '*' ${name}`,
	failsIfMissing: false,
	step: (version) => installGlobally("bun", version)
};
/** `packageManager` decides, else the lock file, else npm. */
function managerOf(folder, packageManager) {
	const declared = typeof packageManager === "string" ? /^(npm|pnpm|yarn|bun)@(\d+(?:\.\d+)*)/.exec(packageManager) : null;
	const [, name, version = ""] = declared ?? [];
	if (name === "yarn" || declared === null && folder.has("yarn.lock")) return {
		manager: /^[2-9]|^\d\d/.test(version) || folder.has(".yarnrc.yml") ? yarnBerry : yarnClassic,
		version
	};
	return {
		manager: [
			pnpm,
			bun,
			npm
		].find((candidate) => declared === null ? folder.has(...candidate.locks) : candidate.name === name) ?? npm,
		version
	};
}
// src/core/detect/node.ts
/** Checks that a dependency suggests if no script does. */
const checkPrograms = [
	{
		dependency: "typescript",
		kind: "typecheck",
		command: "tsc --noEmit",
		config: /^tsconfig\.json$/
	},
	{
		dependency: "eslint",
		kind: "lint",
		command: "eslint .",
		config: /^(eslint\.config\.\w+|\.eslintrc(\.\w+)?)$/
	},
	{
		dependency: "@biomejs/biome",
		kind: "lint",
		command: "biome ci .",
		config: /^biome\.jsonc?$/
	},
	{
		dependency: "vitest",
		kind: "test",
		command: "vitest run"
	},
	{
		dependency: "jest",
		kind: "test",
		command: "jest"
	},
	{
		dependency: "mocha",
		kind: "test",
		command: "mocha"
	}
];
const node = {
	covers: isMember,
	detect(folder) {
		const text = folder.text("package.json");
		if (text === void 0) return void 0;
		const manifest = readJson(text);
		if (manifest === void 0) return unreadable(folder);
		const { manager, version } = managerOf(folder, manifest["packageManager"]);
		const members = membersOf(folder);
		const { checks, notes } = checksOf(folder, {
			manifest,
			manager,
			members
		});
		const hasDependencies = members.length > 0 || Object.keys(dependenciesOf(manifest)).length > 0;
		const managerStep = manager.step(version);
		return {
			directory: folder.directory,
			tool: manager.name,
			setup: hasDependencies ? [folder.has(...manager.locks) ? manager.install : manager.installUnlocked] : [],
			checks,
			steps: [nodeStep(folder, manifest), ...managerStep === void 0 ? [] : [managerStep]],
			notes
		};
	}
};
function checksOf(folder, { manifest, manager, members }) {
	const scripts = tableAt(manifest, "scripts");
	const dependencies = dependenciesOf(manifest);
	const notes = [];
	return {
		checks: checkKinds.flatMap((kind) => {
			const script = checkScript(kind, scripts);
			if (script !== void 0) return [{
				kind,
				run: manager.script(script)
			}];
			const memberScript = scriptOfMembers(folder, {
				kind,
				manager,
				members
			});
			if (memberScript?.run !== void 0) return [{
				kind,
				run: memberScript.run
			}];
			if (memberScript !== void 0) notes.push(memberScript.note);
			const program = checkPrograms.find((candidate) => candidate.kind === kind && Object.hasOwn(dependencies, candidate.dependency) && isConfigured(folder, candidate));
			if (!program || kind === "typecheck" && /\btsc\b/.test(String(scripts["build"]))) return [];
			return [{
				kind,
				run: manager.program(program.command)
			}];
		}),
		notes
	};
}
const isConfigured = ({ below }, { config }) => config === void 0 || below.some((path) => config.test(path));
/** A script that only the members have. */
function scriptOfMembers(folder, { kind, manager, members }) {
	const names = members.map((member) => checkScript(kind, tableAt(readJson(folder.text(`${member}/package.json`)), "scripts")));
	const name = names.find((candidate) => candidate !== void 0);
	if (name === void 0) return void 0;
	if (!manager.failsIfMissing || names.every((candidate) => candidate === name)) return { run: manager.scriptInMembers(name) };
	return {
		run: void 0,
		note: `Only some members of the workspace have a script ${name}; add one to the top-level package.json to check it.`
	};
}
const dependenciesOf = (manifest) => ({
	...tableAt(manifest, "dependencies"),
	...tableAt(manifest, "devDependencies")
});
/** No cache: the agent's job could fill it, and other jobs would restore it. */
function nodeStep(folder, manifest) {
	const versionFile = [".nvmrc", ".node-version"].find((name) => folder.has(name)) ?? (typeof tableAt(manifest, "engines")["node"] === "string" ? "package.json" : void 0);
	return {
		uses: "actions/setup-node",
		with: {
			...versionFile === void 0 ? { "node-version": "lts/*" } : { "node-version-file": fromTop(folder, versionFile) },
			"package-manager-cache": false
		}
	};
}
const unreadable = (folder) => ({
	directory: folder.directory,
	tool: "npm",
	setup: [],
	checks: [],
	steps: [],
	notes: [`${fromTop(folder, "package.json")} is not a JSON object, so nothing was read from it.`]
});
/** `workspaces` of npm, yarn and bun, `packages` of pnpm. */
function workspaceGlobs(folder) {
	const manifest = readJson(folder.text("package.json")) ?? {};
	const workspaces = manifest["workspaces"];
	return [
		...textsOf(workspaces),
		...textsOf(tableAt(manifest, "workspaces")["packages"]),
		...pnpmGlobs(folder)
	];
}
function pnpmGlobs(folder) {
	const text = folder.text("pnpm-workspace.yaml");
	if (text === void 0) return [];
	return tryRead(() => textsOf(tableAt((0, import_dist.parse)(text, { maxAliasCount: 20 }))["packages"])) ?? [];
}
/** True if a directory of the repository is a member of the workspace in `folder`. */
function isMember(folder, directory) {
	const path = pathBelow(folder, directory);
	if (path === void 0) return false;
	const globs = workspaceGlobs(folder).map((glob) => glob.trim().replace(/^\.\//, "").replace(/\/$/, ""));
	const matches = (glob) => toPattern(glob).test(path);
	const [excluded, included] = [globs.filter((glob) => glob.startsWith("!")), globs.filter((glob) => !glob.startsWith("!"))];
	return included.some(matches) && !excluded.some((glob) => matches(glob.slice(1)));
}
/** Relative to the folder. */
function membersOf(folder) {
	const directories = folder.below.filter((path) => path.endsWith("/package.json")).map((path) => path.slice(0, -13));
	const prefix = folder.directory === "." ? "" : `${folder.directory}/`;
	return directories.filter((directory) => isMember(folder, prefix + directory));
}
/** `*` matches within one directory, `**` across directories. */
function toPattern(glob) {
	const patterns = glob.split(/(\*\*\/|\*\*|\*)/).map((token) => {
		if (token === "**/") return "(?:.*/)?";
		if (token === "**") return ".*";
		return token === "*" ? "[^/]*" : token.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
	});
	return new RegExp(`^${patterns.join("")}$`);
}
// src/core/detect/python.ts
const python = {
	covers: (folder, directory) => pathBelow(folder, directory) !== void 0 && textsOf(tableAt(toml(folder), "tool", "uv", "workspace")["members"]).length > 0,
	detect(folder) {
		if (!(folder.has("pyproject.toml", "setup.py", "setup.cfg", "tox.ini") || requirementsOf(folder).length > 0) || !folder.below.some((path) => path.endsWith(".py"))) return void 0;
		const tools = pythonTools(folder);
		if (folder.has("uv.lock") || isTool(folder, "uv")) return withUv(folder, tools);
		if (folder.has("poetry.lock") || isTool(folder, "poetry")) return withPoetry(folder, tools);
		return withPip(folder, tools);
	}
};
const toml = (folder) => readToml(folder.text("pyproject.toml")) ?? {};
const isTool = (folder, name) => Object.hasOwn(tableAt(toml(folder), "tool"), name);
const isMissing = (folder, { module }) => module !== "unittest" && !dependsOn(folder, module);
const developmentGroup = /^(dev|develop|development|tests?|testing|lint|linting|typing|types|checks?|ci)$/;
const extrasOf = (folder) => Object.keys(tableAt(toml(folder), "project", "optional-dependencies")).filter((name) => developmentGroup.test(name));
function withUv(folder, tools) {
	const groups = Object.keys(tableAt(toml(folder), "dependency-groups")).filter((name) => name !== "dev");
	const words = [
		"uv sync",
		...folder.has("uv.lock") ? ["--locked"] : [],
		...groups.some((name) => developmentGroup.test(name)) ? ["--all-groups"] : [],
		...extrasOf(folder).map((name) => `--extra ${name}`)
	];
	const commandFor = (tool) => {
		return `uv run ${isMissing(folder, tool) ? `--with ${tool.module} ` : ""}${tool.module === "unittest" ? "python -m unittest" : invocation(tool)}`;
	};
	const noLockNote = `${fromTop(folder, "uv.lock")} is missing: set-up would create it, and the first commit would include it. Commit one first.`;
	return {
		...projectOf(folder, "uv", tools, commandFor),
		setup: [words.join(" ")],
		steps: [pythonStep(folder), { run: "pipx install uv" }],
		notes: folder.has("uv.lock") ? [] : [noLockNote]
	};
}
function withPoetry(folder, tools) {
	const extras = extrasOf(folder).map((name) => ` --extras ${name}`);
	const missing = tools.filter((tool) => isMissing(folder, tool)).map(({ module }) => module);
	const commandFor = (tool) => `poetry run ${tool.module === "unittest" ? "python -m unittest" : invocation(tool)}`;
	return {
		...projectOf(folder, "poetry", tools, commandFor),
		setup: [`POETRY_VIRTUALENVS_IN_PROJECT=true poetry install${extras.join("")}`, ...missing.length > 0 ? [`poetry run pip install ${missing.join(" ")}`] : []],
		steps: [pythonStep(folder), { run: "pipx install poetry" }],
		notes: []
	};
}
function withPip(folder, tools) {
	const isPackage = folder.has("setup.py") || Object.hasOwn(toml(folder), "project");
	const extras = extrasOf(folder);
	const packages = [
		...requirementsOf(folder).map((name) => `-r ${name}`),
		...isPackage ? [extras.length > 0 ? `-e '.[${extras.join(",")}]'` : "-e ."] : [],
		...tools.filter((tool) => isMissing(folder, tool) || tool.module === "tox").map(({ module }) => module)
	];
	return {
		...projectOf(folder, "pip", tools, (tool) => `.venv/bin/python -m ${invocation(tool)}`),
		setup: ["python3 -m venv .venv && echo '*' > .venv/.gitignore", ...packages.length > 0 ? [`.venv/bin/python -m pip install ${packages.join(" ")}`] : []],
		steps: [pythonStep(folder)],
		notes: []
	};
}
const projectOf = ({ directory }, tool, tools, commandFor) => ({
	directory,
	tool,
	checks: tools.map((pythonTool) => ({
		kind: pythonTool.kind,
		run: commandFor(pythonTool)
	}))
});
const invocation = ({ module, args }) => args === "" ? module : `${module} ${args}`;
/** `requirements.txt`, and those for development beside it. */
const requirementsOf = ({ below }) => below.filter((path) => /^(requirements([-_.](dev|tests?))?|(dev|tests?)[-_.]requirements)\.txt$/.test(path)).sort();
function pythonStep(folder) {
	const file = [".python-version", "pyproject.toml"].find((name) => name === "pyproject.toml" ? "requires-python" in tableAt(toml(folder), "project") : folder.has(name));
	return {
		uses: "actions/setup-python",
		with: file === void 0 ? { "python-version": "3.x" } : { "python-version-file": fromTop(folder, file) }
	};
}
const hasToolTable = (folder, tool) => isTable(tableAt(toml(folder), "tool")[tool]);
const hasSection = (folder, name) => ["setup.cfg", "tox.ini"].some((file) => (folder.text(file) ?? "").includes(`[${name}]`));
const isTest = (path) => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path);
/** True if a list of dependencies names a program; a section such as `[tool.ruff]` installs nothing. */
const dependsOn = (folder, packageName) => folder.below.some((path) => {
	const text = path.includes("/") ? void 0 : folder.text(path);
	return text !== void 0 && new RegExp(`(^|[^\\w.:[-])${packageName}($|[^\\w-])`, "m").test(text);
});
const usesPytest = (folder) => hasToolTable(folder, "pytest") || folder.has("pytest.ini") || hasSection(folder, "tool:pytest") || folder.below.some((path) => /(^|\/)conftest\.py$/.test(path)) || dependsOn(folder, "pytest");
/** `-e py` is the installed interpreter: few machines have all the versions that a project supports. */
const tox = {
	kind: "test",
	module: "tox",
	args: "run -e py"
};
const pytest = {
	kind: "test",
	module: "pytest",
	args: ""
};
const unittest = {
	kind: "test",
	module: "unittest",
	args: ""
};
function testTool(folder) {
	if (folder.has("tox.ini") || hasToolTable(folder, "tox")) return tox;
	if (!folder.below.some(isTest)) return void 0;
	return usesPytest(folder) ? pytest : unittest;
}
/** Empty if its configuration names what to check. */
const mypyArgs = (folder) => [
	"files",
	"packages",
	"modules"
].some((key) => Object.hasOwn(tableAt(toml(folder), "tool", "mypy"), key)) ? "" : ".";
function pythonTools(folder) {
	const test = testTool(folder);
	const usesMypy = hasToolTable(folder, "mypy") || folder.has("mypy.ini", ".mypy.ini") || hasSection(folder, "mypy");
	const usesPyright = hasToolTable(folder, "pyright") || folder.has("pyrightconfig.json");
	const usesRuff = hasToolTable(folder, "ruff") || folder.has("ruff.toml", ".ruff.toml");
	const usesFlake8 = !usesRuff && (folder.has(".flake8") || hasSection(folder, "flake8"));
	return [
		...usesMypy ? [{
			kind: "typecheck",
			module: "mypy",
			args: mypyArgs(folder)
		}] : [],
		...usesPyright ? [{
			kind: "typecheck",
			module: "pyright",
			args: ""
		}] : [],
		...usesRuff ? [{
			kind: "lint",
			module: "ruff",
			args: "check ."
		}] : [],
		...usesFlake8 ? [{
			kind: "lint",
			module: "flake8",
			args: ""
		}] : [],
		...test === void 0 ? [] : [test]
	];
}
// src/core/detect/rust.ts
const rust = {
	covers: (folder, directory) => pathBelow(folder, directory) !== void 0 && isWorkspace(folder),
	detect(folder) {
		if (!folder.has("Cargo.toml")) return void 0;
		const workspaceFlag = isWorkspace(folder) ? " --workspace" : "";
		const denyWarnings = folder.has("clippy.toml", ".clippy.toml") || configuresClippy(folder) ? " -- -D warnings" : "";
		return {
			directory: folder.directory,
			tool: "Cargo",
			setup: [folder.has("Cargo.lock") ? "cargo fetch --locked" : "cargo fetch"],
			checks: [
				{
					kind: "lint",
					run: `cargo clippy${workspaceFlag} --all-targets${denyWarnings}`
				},
				...folder.has("rustfmt.toml", ".rustfmt.toml") ? [{
					kind: "lint",
					run: "cargo fmt --all --check"
				}] : [],
				{
					kind: "test",
					run: `cargo test${workspaceFlag}`
				}
			],
			steps: [],
			notes: []
		};
	}
};
const manifest = (folder) => readToml(folder.text("Cargo.toml")) ?? {};
const isWorkspace = (folder) => Object.hasOwn(manifest(folder), "workspace");
function configuresClippy(folder) {
	const table = manifest(folder);
	return [tableAt(table, "lints", "clippy"), tableAt(table, "workspace", "lints", "clippy")].some((table) => Object.keys(table).length > 0);
}
// src/core/detect/detect.ts
const ecosystems = [
	node,
	python,
	go,
	rust,
	java
];
/** With more projects a person has to choose. */
const maxProjects = 12;
const maxConfigurationFiles = 20;
const maxListed$1 = 10;
/** The set-up commands and checks that a repository's own files suggest, those of the top first. */
function detect(files) {
	const folders = projectDirectories(files).map((directory) => folderOf(files, directory));
	const results = folders.map((folder) => projectsIn(folder, folders));
	const projects = results.flatMap((result) => result.projects);
	const skipped = projects.slice(maxProjects).map(({ directory }) => directory);
	const skippedNote = `Too many projects to set up at once; skipped: ${cappedRow(skipped, maxListed$1)}`;
	const unreadProjects = skippedProjects(files);
	const projectFolders = new Set(results.flatMap((result) => [...result.projects, ...result.covered]).map(({ directory }) => directory));
	const emptyFolders = folders.flatMap(({ directory, has }) => projectFolders.has(directory) || !has(...projectManifests) ? [] : [directory]);
	const unreadNote = `Projects among tests or examples, or too deep, are not looked into: ${cappedRow(unreadProjects, maxListed$1)}`;
	return {
		projects: projects.slice(0, maxProjects),
		covered: results.flatMap((result) => result.covered),
		notes: [
			...projects.flatMap(({ notes }) => notes),
			...skipped.length > 0 ? [skippedNote] : [],
			...emptyFolders.length > 0 ? [`Nothing to set up or check was found in ${cappedRow(emptyFolders, maxListed$1)}`] : [],
			...unreadProjects.length > 0 ? [unreadNote] : []
		],
		configuration: files.paths.filter(isCheckConfiguration).slice(0, maxConfigurationFiles)
	};
}
function projectsIn(folder, folders) {
	const { directory } = folder;
	const detected = ecosystems.flatMap((ecosystem) => {
		const project = ecosystem.detect(folder);
		return project === void 0 ? [] : [{
			project,
			by: coveringFolder(ecosystem, folder, folders)?.directory
		}];
	});
	const projects = detected.flatMap(({ project, by }) => by === void 0 ? [project] : []);
	const covered = detected.flatMap(({ project: { tool }, by }) => by === void 0 ? [] : [{
		directory,
		tool,
		by
	}]);
	const makefileProject = directory === "." ? makeProject(folder, projects) : void 0;
	return {
		projects: makefileProject === void 0 ? projects : [...projects, makefileProject],
		covered
	};
}
const coveringFolder = (ecosystem, { directory }, folders) => folders.find((candidate) => candidate.directory !== directory && ecosystem.covers(candidate, directory));
/** As the setting `setup` has them: they run at the top of the repository. */
const setUpCommands = (projects) => projects.flatMap(({ directory, setup }) => setup.map((command) => directory === "." ? command : `cd ${shellWord(directory)} && ${command}`));
/** As the setting `validate` has them, in their shortest form. */
const checkSpecs = (projects) => projects.flatMap(({ directory, checks }) => checks.map(({ run, kind }) => {
	const namePart = directory === "." ? {} : { name: `${directory}: ${run}` };
	const folderPart = directory === "." ? {} : { "working-directory": directory };
	const kindPart = classify(run) === kind ? {} : { kind };
	const spec = {
		...namePart,
		run,
		...kindPart,
		...folderPart
	};
	return Object.keys(spec).length === 1 ? run : spec;
}));
/** The name of a check in a choice. */
const checkLabel = (spec) => typeof spec === "string" ? spec : String(spec["name"] ?? spec["run"]);
// src/core/scaffold/published.ts
const referencePattern = /^(?<repository>[\w.-]+\/[\w.-]+)@(?<commit>[0-9a-f]{40})$/;
/** Undefined unless it is `OWNER/REPO@SHA` with a full commit: a tag or a branch can move to other code. */
function publishedAt(reference, version) {
	const { repository, commit } = referencePattern.exec(reference)?.groups ?? {};
	if (repository === void 0 || commit === void 0) return void 0;
	const comment = version === void 0 ? "" : ` # v${version}`;
	return {
		action: `${repository}@${commit}${comment}`,
		reusable: `${repository}/.github/workflows/run.yml@${commit}${comment}`
	};
}
/** Address of a schema for editors: only github.com serves files without a login. */
const schemaOf = ({ action }, name) => `https://raw.githubusercontent.com/${action.replace(/ .*$/, "").replace("@", "/")}/schemas/${name}.schema.json`;
// src/entry/init/ask.ts
/** The person left a question with Ctrl-C or Ctrl-D: nothing was written. */
var Cancelled = class extends Error {};
/** A dry run has shown what would be written. */
var OnlyShown = class extends Error {};
/** Throws Cancelled if the person leaves the question. */
async function askOrCancel(ask) {
	const answer = await askPerson(ask);
	if (answer === void 0) throw new Cancelled();
	return answer;
}
/** Asks for checks; if none were detected, for their commands. */
async function askChecks(detected) {
	if (detected.length > 0) {
		const options = detected.map((check, value) => ({
			value,
			label: plainLine(checkLabel(check), 200)
		}));
		const message = "Which checks must every iteration pass?";
		const initialValues = options.map(({ value }) => value);
		const chosen = await askOrCancel((prompt) => multiselect({
			...prompt,
			message,
			options,
			initialValues,
			required: false
		}));
		return detected.filter((_, index) => chosen.includes(index));
	}
	const message = "No checks were found. Which command must every iteration pass? (leave empty for none)";
	const answer = await askOrCancel((prompt) => text$1({
		...prompt,
		message,
		placeholder: "npm test",
		defaultValue: ""
	}));
	const parsed = checks(answer);
	return "value" in parsed ? parsed.value : [];
}
async function askBudget(fallback) {
	const expected = (raw) => {
		const read = money(raw === void 0 || raw === "" ? fallback : raw);
		return "value" in read ? void 0 : read.expected;
	};
	const message = "How much may the whole run cost, in USD?";
	const answer = await askOrCancel((prompt) => text$1({
		...prompt,
		message,
		placeholder: String(fallback),
		defaultValue: String(fallback),
		validate: expected
	}));
	const parsed = money(answer);
	return "value" in parsed ? parsed.value : fallback;
}
const askWorkflow = () => askOrCancel((prompt) => confirm({
	...prompt,
	message: "Also write a workflow for GitHub Actions?"
}));
/** Needed if neither a flag nor the program's own checkout names it. */
async function askAction() {
	const message = "Which repository holds the action? (OWNER/REPO@SHA, with the full commit)";
	const validate = (raw) => publishedAt(raw ?? "") ? void 0 : actionForm;
	return actionAt(await askOrCancel((prompt) => text$1({
		...prompt,
		message,
		placeholder: "OWNER/REPO@SHA",
		validate
	})));
}
const actionForm = "expected OWNER/REPO@SHA with all 40 digits of a commit";
const askWrite = (path) => askOrCancel((prompt) => confirm({
	...prompt,
	message: `Write this to ${plainLine(path, 200)}?`
}));
const askReplace = (path) => askOrCancel((prompt) => confirm({
	...prompt,
	message: `Replace ${plainLine(path, 200)} as shown?`,
	initialValue: false
}));
const defaultBudget = 10;
/** Flags decide. What they leave open is asked for on a terminal, and detected elsewhere. */
async function chooseSetUp(detection, flags, interactive, places, paths, accepted = {
	setup: [],
	checks: []
}) {
	const detectedChecks = [...checkSpecs(detection.projects), ...accepted.checks.map(({ run }) => run)];
	const queue = flags["queue"] === true ? defaultQueue : void 0;
	const planFile = queue === void 0 ? planPath(flags["plan"]) : firstOfQueue(paths, queue);
	const setup = flagLines(flags["setup"]) ?? [...setUpCommands(detection.projects), ...accepted.setup.map(({ run }) => run)];
	const validate = flagLines(flags["validate"]) ?? (interactive ? await askChecks(detectedChecks) : detectedChecks);
	const costBudget = readCostBudget(flags["cost-budget"]) ?? (interactive ? await askBudget(defaultBudget) : defaultBudget);
	const { workflow, published } = await chooseWorkflow(flags, interactive, places);
	const schemas = places.isPublicServer ? published : void 0;
	return {
		planFile,
		queue,
		setup,
		validate,
		noChecks: flags["no-checks"] === true,
		costBudget,
		workflow,
		schemas
	};
}
/** The first plan of the queue; an empty queue gets an example there. */
const firstOfQueue = (paths, folder) => paths.flatMap((path) => queuedFile(path, folder) ?? []).filter(({ place }) => place !== "complete").sort(byTurn).at(0)?.path ?? `${folder}/pending/010-first.json`;
async function chooseWorkflow(flags, interactive, places) {
	const shape = shapeOf(flags, places);
	const knownPublished = knownAction(flags["action"], places);
	if (!(flags["no-workflow"] === true ? false : interactive ? await askWorkflow() : true)) return {
		workflow: void 0,
		published: knownPublished
	};
	const published = knownPublished ?? (interactive ? await askAction() : void 0);
	if (!published && flags["one-job"] === true) throw usageError("the repository of the action is not known: add --action OWNER/REPO@SHA");
	return {
		workflow: published && {
			shape,
			published
		},
		published
	};
}
/** The version is that of the program, if it was cloned from the action's repository. */
function knownAction(flag, { action }) {
	if (flag !== void 0) return actionAt(String(flag));
	return action === void 0 ? void 0 : publishedAt(action, packageJson().version);
}
function actionAt(raw) {
	const published = publishedAt(raw);
	if (!published) throw usageError(`--action: ${actionForm}, got '${raw}'`);
	return published;
}
function flagLines(flag) {
	const read = flag === void 0 ? void 0 : lines(flag);
	return read !== void 0 && "value" in read ? read.value : void 0;
}
function shapeOf(flags, { enterprise }) {
	if (enterprise) return "enterprise";
	return flags["one-job"] === true ? "one-job" : "called";
}
function readCostBudget(flag) {
	if (flag === void 0) return void 0;
	const read = money(flag);
	if ("value" in read) return read.value;
	throw usageError(`--cost-budget: expected ${read.expected}, got '${flag}'`);
}
/** It becomes part of a workflow, so control characters and expressions are refused. */
function planPath(flag) {
	const path = flag === void 0 ? "plan.json" : insidePath(String(flag));
	if (path !== void 0 && /\.(?:json|md|markdown)$/i.test(path) && !/\p{Control}|\$\{\{/u.test(path)) return path;
	throw usageError(`--plan: expected a .json or Markdown file inside the repository, got '${flag}'`);
}
const usageError = (message, hint = "See `ralph init --help`.") => new RalphError({
	code: "USAGE",
	message: `init: ${message}`,
	hint
});
// src/core/scaffold/config-text.ts
function configText({ planFile, queue, setup, validate, noChecks, configuration, costBudget }, schema) {
	return `${[
		...schema === void 0 ? [] : [`# yaml-language-server: $schema=${schema}`],
		"# Settings of ralph: `ralph config` shows each value and its source, `ralph help --all` lists them.",
		...queue === void 0 ? planFile === "plan.json" ? [] : ["", yaml({ plan: planFile })] : [
			"",
			"# Plans run one after another: docs/queue.md.",
			yaml({ queue })
		],
		"",
		"# Prepares a fresh checkout, once, before the first check.",
		yaml({ setup }),
		"",
		"# Every iteration must pass these before it is committed. They run on the untouched commit first.",
		...validate.length > 0 || noChecks ? [] : [noChecksComment],
		yaml({ validate }),
		...noChecks ? [
			"",
			"# Runs even though nothing checks the commits; every report says so.",
			yaml({ "no-checks": true })
		] : [],
		"",
		...protectedPathsComment(configuration),
		"# USD for the whole run; it stops there and says so.",
		yaml({ "cost-budget": costBudget })
	].join("\n")}\n`;
}
const noChecksComment = "# None found, and no run starts without a check. For example: `validate: [\"npm test\"]`";
const yaml = (value) => (0, import_dist.stringify)(value, { lineWidth: 0 }).trimEnd();
/** As a comment, since a task may be about one of them. Changes of them are reported in any case. */
function protectedPathsComment(configuration) {
	if (configuration.length === 0) return [];
	return [
		"# Files that decide what the checks do. Uncomment these lines so that no iteration may change them; add package.json if no",
		"# task needs a new dependency. `test-guard: fail` rejects every change to what the checks run.",
		...yaml({ "protected-paths": configuration }).split("\n").map((line) => `# ${line}`),
		""
	];
}
// src/adapter/disk/write-all.ts
/** If one file fails, replaced files are restored and new folders removed. */
async function writeAll(files) {
	const undoSteps = [];
	try {
		const staged = [];
		for (const { path, content } of files) {
			const newFolder = await mkdir(dirname(path), { recursive: true });
			if (newFolder !== void 0) undoSteps.push(() => rm(newFolder, {
				recursive: true,
				force: true
			}));
			const temporary = `${path}.ralph-${randomUUID()}`;
			undoSteps.push(() => rm(temporary, { force: true }));
			await writeFile(temporary, content, { flag: "wx" });
			const mode = await modeOf(path);
			if (mode !== void 0) await chmod(temporary, mode);
			staged.push({
				path,
				temporary
			});
		}
		for (const { path, temporary } of staged) {
			const previous = await contentOf(path);
			await rename(temporary, path);
			undoSteps.push(() => previous === void 0 ? rm(path, { force: true }) : writeFile(path, previous));
		}
	} catch (error) {
		for (const step of undoSteps.reverse()) await step().catch(() => void 0);
		throw error;
	}
}
const modeOf = (path) => undefinedIfMissing(stat(path).then(({ mode }) => mode & 4095));
const contentOf = (path) => undefinedIfMissing(readFile(path));
async function undefinedIfMissing(read) {
	try {
		return await read;
	} catch (error) {
		if (error.code === "ENOENT") return void 0;
		throw error;
	}
}
// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === "function") {
			callback = options;
			options = {};
		} else if ("callback" in options) callback = options.callback;
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value) => {
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return;
			} else return value;
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{
			oldPos: -1,
			lastComponent: void 0
		}];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
		const execEditLength = () => {
			for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) bestPath[diagonalPath - 1] = void 0;
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = void 0;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = this.addToPath(addPath, true, false, 0, options);
				else basePath = this.addToPath(removePath, false, true, 1, options);
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
				}
			}
			editLength++;
		};
		if (callback) (function exec() {
			setTimeout(function() {
				if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
				if (!execEditLength()) exec();
			}, 0);
		})();
		else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
			const ret = execEditLength();
			if (ret) return ret;
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: last.count + 1,
				added,
				removed,
				previousComponent: last.previousComponent
			}
		};
		else return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: 1,
				added,
				removed,
				previousComponent: last
			}
		};
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
		}
		if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
			count: commonCount,
			previousComponent: basePath.lastComponent,
			added: false,
			removed: false
		};
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) return options.comparator(left, right);
		else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
	}
	removeEmpty(array) {
		const ret = [];
		for (let i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join("");
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while (lastComponent) {
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for (; componentPos < componentLen; componentPos++) {
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				newPos += component.count;
				if (!component.added) oldPos += component.count;
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
};
// node_modules/diff/libesm/diff/character.js
var CharacterDiff = class extends Diff {};
new CharacterDiff();
// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(str1, str2) {
	let i = 0;
	for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
	return str1.slice(0, i);
}
function longestCommonSuffix(str1, str2) {
	let i;
	if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
	for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
	return str1.slice(-i);
}
function replacePrefix(string, oldPrefix, newPrefix) {
	if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
	return newPrefix + string.slice(oldPrefix.length);
}
function replaceSuffix(string, oldSuffix, newSuffix) {
	if (!oldSuffix) return string + newSuffix;
	if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
	return string.slice(0, -oldSuffix.length) + newSuffix;
}
function removePrefix(string, oldPrefix) {
	return replacePrefix(string, oldPrefix, "");
}
function removeSuffix(string, oldSuffix) {
	return replaceSuffix(string, oldSuffix, "");
}
function maximumOverlap(string1, string2) {
	return string2.slice(0, overlapCount(string1, string2));
}
function overlapCount(a, b) {
	let startA = 0;
	if (a.length > b.length) startA = a.length - b.length;
	let endB = b.length;
	if (a.length < b.length) endB = a.length;
	const map = Array(endB);
	let k = 0;
	map[0] = 0;
	for (let j = 1; j < endB; j++) {
		if (b[j] == b[k]) map[j] = map[k];
		else map[j] = k;
		while (k > 0 && b[j] != b[k]) k = map[k];
		if (b[j] == b[k]) k++;
	}
	k = 0;
	for (let i = startA; i < a.length; i++) {
		while (k > 0 && a[i] != b[k]) k = map[k];
		if (a[i] == b[k]) k++;
	}
	return k;
}
/**
* Split a string into segments using a word segmenter, merging consecutive
* segments if they are both whitespace segments. Whitespace segments can
* appear adjacent to one another for two reasons:
* - newlines always get their own segment
* - where a diacritic is attached to a whitespace character in the text, the
*   segment ends after the diacritic, so e.g. " \u0300 " becomes two segments.
* This function therefore runs the segmenter's .segment() method and then
* merges consecutive segments of whitespace into a single part.
*/
function segment(string, segmenter) {
	const parts = [];
	for (const segmentObj of Array.from(segmenter.segment(string))) {
		const segment = segmentObj.segment;
		if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment)) parts[parts.length - 1] += segment;
		else parts.push(segment);
	}
	return parts;
}
function trailingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
	let i;
	for (i = string.length - 1; i >= 0; i--) if (!string[i].match(/\s/)) break;
	return string.substring(i + 1);
}
function leadingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
	const match = string.match(/^\s*/);
	return match ? match[0] : "";
}
function leadingAndTrailingWs(string, segmenter) {
	if (!segmenter) return [leadingWs(string), trailingWs(string)];
	if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
	const segments = segment(string, segmenter);
	const firstSeg = segments[0];
	const lastSeg = segments[segments.length - 1];
	return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
}
// node_modules/diff/libesm/diff/word.js
const extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
const tokenizeIncludingWhitespace = new RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
var WordDiff = class extends Diff {
	equals(left, right, options) {
		if (options.ignoreCase) {
			left = left.toLowerCase();
			right = right.toLowerCase();
		}
		return left.trim() === right.trim();
	}
	tokenize(value, options = {}) {
		let parts;
		if (options.intlSegmenter) {
			const segmenter = options.intlSegmenter;
			if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
			parts = segment(value, segmenter);
		} else parts = value.match(tokenizeIncludingWhitespace) || [];
		const tokens = [];
		let prevPart = null;
		parts.forEach((part) => {
			if (/\s/.test(part)) {
				if (prevPart == null) tokens.push(part);
				else tokens.push(tokens.pop() + part);
			} else if (prevPart != null && /\s/.test(prevPart)) {
				if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
				else tokens.push(prevPart + part);
			} else tokens.push(part);
			prevPart = part;
		});
		return tokens;
	}
	join(tokens) {
		return tokens.map((token, i) => {
			if (i == 0) return token;
			else return token.replace(/^\s+/, "");
		}).join("");
	}
	postProcess(changes, options) {
		if (!changes || options.oneChangePerToken) return changes;
		let lastKeep = null;
		let insertion = null;
		let deletion = null;
		changes.forEach((change) => {
			if (change.added) insertion = change;
			else if (change.removed) deletion = change;
			else {
				if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
				lastKeep = change;
				insertion = null;
				deletion = null;
			}
		});
		if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
		return changes;
	}
};
new WordDiff();
function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
	if (deletion && insertion) {
		const [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
		const [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
		if (startKeep) {
			const commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
			startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
			deletion.value = removePrefix(deletion.value, commonWsPrefix);
			insertion.value = removePrefix(insertion.value, commonWsPrefix);
		}
		if (endKeep) {
			const commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
			endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
			deletion.value = removeSuffix(deletion.value, commonWsSuffix);
			insertion.value = removeSuffix(insertion.value, commonWsSuffix);
		}
	} else if (insertion) {
		if (startKeep) {
			const ws = leadingWs(insertion.value, segmenter);
			insertion.value = insertion.value.substring(ws.length);
		}
		if (endKeep) {
			const ws = leadingWs(endKeep.value, segmenter);
			endKeep.value = endKeep.value.substring(ws.length);
		}
	} else if (startKeep && endKeep) {
		const newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
		const newWsStart = longestCommonPrefix(newWsFull, delWsStart);
		deletion.value = removePrefix(deletion.value, newWsStart);
		const newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
		deletion.value = removeSuffix(deletion.value, newWsEnd);
		endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
		startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
	} else if (endKeep) {
		const endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
		const overlap = maximumOverlap(trailingWs(deletion.value, segmenter), endKeepWsPrefix);
		deletion.value = removeSuffix(deletion.value, overlap);
	} else if (startKeep) {
		const overlap = maximumOverlap(trailingWs(startKeep.value, segmenter), leadingWs(deletion.value, segmenter));
		deletion.value = removePrefix(deletion.value, overlap);
	}
}
var WordsWithSpaceDiff = class extends Diff {
	tokenize(value) {
		const regex = new RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
		return value.match(regex) || [];
	}
};
new WordsWithSpaceDiff();
// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	equals(left, right, options) {
		if (options.ignoreWhitespace) {
			if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
			if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
		} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
			if (left.endsWith("\n")) left = left.slice(0, -1);
			if (right.endsWith("\n")) right = right.slice(0, -1);
		}
		return super.equals(left, right, options);
	}
};
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
	return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
	if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
	const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
	if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
	for (let i = 0; i < linesAndNewlines.length; i++) {
		const line = linesAndNewlines[i];
		if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
		else retLines.push(line);
	}
	return retLines;
}
// node_modules/diff/libesm/diff/sentence.js
function isSentenceEndPunct(char) {
	return char == "." || char == "!" || char == "?";
}
var SentenceDiff = class extends Diff {
	tokenize(value) {
		var _a;
		const result = [];
		let tokenStartI = 0;
		for (let i = 0; i < value.length; i++) {
			if (i == value.length - 1) {
				result.push(value.slice(tokenStartI));
				break;
			}
			if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
				result.push(value.slice(tokenStartI, i + 1));
				i = tokenStartI = i + 1;
				while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
				result.push(value.slice(tokenStartI, i + 1));
				tokenStartI = i + 1;
			}
		}
		return result;
	}
};
new SentenceDiff();
// node_modules/diff/libesm/diff/css.js
var CssDiff = class extends Diff {
	tokenize(value) {
		return value.split(/([{}:;,]|\s+)/);
	}
};
new CssDiff();
// node_modules/diff/libesm/diff/json.js
var JsonDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	get useLongestToken() {
		return true;
	}
	castInput(value, options) {
		const { undefinedReplacement, stringifyReplacer = (k, v) => typeof v === "undefined" ? undefinedReplacement : v } = options;
		return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, "  ");
	}
	equals(left, right, options) {
		return super.equals(left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
	}
};
new JsonDiff();
function canonicalize(obj, stack, replacementStack, replacer, key) {
	stack = stack || [];
	replacementStack = replacementStack || [];
	if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
	let i = 0;
	for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
	let canonicalizedObj;
	if ("[object Array]" === Object.prototype.toString.call(obj)) {
		stack.push(obj);
		canonicalizedObj = new Array(obj.length);
		replacementStack.push(canonicalizedObj);
		for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
		stack.pop();
		replacementStack.pop();
		return canonicalizedObj;
	}
	if (obj && obj.toJSON) obj = obj.toJSON();
	if (typeof obj === "object" && obj !== null) {
		stack.push(obj);
		canonicalizedObj = {};
		replacementStack.push(canonicalizedObj);
		const sortedKeys = [];
		let key;
		for (key in obj)
 /* istanbul ignore else */
		if (Object.prototype.hasOwnProperty.call(obj, key)) sortedKeys.push(key);
		sortedKeys.sort();
		for (i = 0; i < sortedKeys.length; i += 1) {
			key = sortedKeys[i];
			canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);
		}
		stack.pop();
		replacementStack.pop();
	} else canonicalizedObj = obj;
	return canonicalizedObj;
}
// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
	tokenize(value) {
		return value.slice();
	}
	join(value) {
		return value;
	}
	removeEmpty(value) {
		return value;
	}
};
new ArrayDiff();
// node_modules/diff/libesm/patch/create.js
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
	let optionsObj;
	if (!options) optionsObj = {};
	else if (typeof options === "function") optionsObj = { callback: options };
	else optionsObj = options;
	if (typeof optionsObj.context === "undefined") optionsObj.context = 4;
	const context = optionsObj.context;
	if (optionsObj.newlineIsToken) throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (!optionsObj.callback) return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
	else {
		const { callback } = optionsObj;
		diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
			const patch = diffLinesResultToPatch(diff);
			callback(patch);
		} }));
	}
	function diffLinesResultToPatch(diff) {
		if (!diff) return;
		diff.push({
			value: "",
			lines: []
		});
		function contextLines(lines) {
			return lines.map(function(entry) {
				return " " + entry;
			});
		}
		const hunks = [];
		let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
		for (let i = 0; i < diff.length; i++) {
			const current = diff[i], lines = current.lines || splitLines(current.value);
			current.lines = lines;
			if (current.added || current.removed) {
				if (!oldRangeStart) {
					const prev = diff[i - 1];
					oldRangeStart = oldLine;
					newRangeStart = newLine;
					if (prev) {
						curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
						oldRangeStart -= curRange.length;
						newRangeStart -= curRange.length;
					}
				}
				for (const line of lines) curRange.push((current.added ? "+" : "-") + line);
				if (current.added) newLine += lines.length;
				else oldLine += lines.length;
			} else {
				if (oldRangeStart) {
					if (lines.length <= context * 2 && i < diff.length - 2) for (const line of contextLines(lines)) curRange.push(line);
					else {
						const contextSize = Math.min(lines.length, context);
						for (const line of contextLines(lines.slice(0, contextSize))) curRange.push(line);
						const hunk = {
							oldStart: oldRangeStart,
							oldLines: oldLine - oldRangeStart + contextSize,
							newStart: newRangeStart,
							newLines: newLine - newRangeStart + contextSize,
							lines: curRange
						};
						hunks.push(hunk);
						oldRangeStart = 0;
						newRangeStart = 0;
						curRange = [];
					}
				}
				oldLine += lines.length;
				newLine += lines.length;
			}
		}
		for (const hunk of hunks) for (let i = 0; i < hunk.lines.length; i++) if (hunk.lines[i].endsWith("\n")) hunk.lines[i] = hunk.lines[i].slice(0, -1);
		else {
			hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
			i++;
		}
		return {
			oldFileName,
			newFileName,
			oldHeader,
			newHeader,
			hunks
		};
	}
}
/**
* Split `text` into an array of lines, including the trailing newline character (where present)
*/
function splitLines(text) {
	const hasTrailingNl = text.endsWith("\n");
	const result = text.split("\n").map((line) => line + "\n");
	if (hasTrailingNl) result.pop();
	else result.push(result.pop().slice(0, -1));
	return result;
}
// src/core/report/terminal/init-text.ts
/** Lines without their newline. */
function detectedLines({ projects, covered, notes }) {
	if (projects.length === 0) return ["Found nothing that says how to build or test this repository.", ...notes.map((note) => indented$1(`  ! ${note}`))];
	const placesWithMembers = /* @__PURE__ */ new Set();
	return [
		"Found",
		...projects.flatMap((project) => {
			const { directory, tool, setup, checks } = project;
			const where = directory === "." ? "" : ` in ${directory}`;
			const members = placesWithMembers.has(directory) ? [] : covered.filter(({ by }) => by === directory);
			placesWithMembers.add(directory);
			const names = members.map((member) => `${member.directory} (${member.tool})`);
			return [
				`  ${tool}${where}`,
				...setUpCommands([project]).map((command) => `    set-up: ${command}`),
				...checkSpecs([project]).map((spec) => `    check: ${checkLabel(spec)}`),
				...setup.length + checks.length === 0 ? ["    nothing to run was found here"] : [],
				...names.length > 0 ? [`    the same commands cover ${cappedRow(names, maxMembers)}`] : []
			];
		}),
		...notes.map((note) => `  ! ${note}`)
	].map(indented$1);
}
const maxMembers = 12;
const indented$1 = (line) => `${/^ */.exec(line)?.[0] ?? ""}${plainLine(line, 300)}`;
const maxLines = 200;
/** A diff as `git diff` shows it; lines without their newline. */
function difference(file, look) {
	const paint = painter(look.color);
	const { hunks } = structuredPatch(file.path, file.path, file.before, file.after, "", "", { context: 3 });
	const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: changed }) => [paint(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, "dim"), ...changed.map((line) => coloured(visible(line), paint))]);
	const more = lines.length > maxLines ? [`\u2026 ${lines.length - maxLines} more lines`] : [];
	return [
		paint(`--- ${file.path}`, "bold"),
		...lines.slice(0, maxLines),
		...more
	];
}
function coloured(line, paint) {
	if (line.startsWith("+")) return paint(line, "green");
	return line.startsWith("-") ? paint(line, "red") : line;
}
// src/core/scaffold/issue-form-text.ts
/** `.github/ISSUE_TEMPLATE/ralph.yml`: its text becomes a plan, whose reader looks for these labels. */
function issueFormText() {
	const field = (id, more) => ({
		id,
		attributes: {
			label: formFields[id],
			...more
		}
	});
	return (0, import_dist.stringify)({
		name: "New ralph run",
		description: "Tasks for a coding agent; each becomes one checked commit on a branch",
		title: "ralph: ",
		body: [
			{
				type: "markdown",
				attributes: { value: "ralph replies with the plan it reads from this. Nothing starts until someone with write access comments `/ralph start`." }
			},
			{
				type: "textarea",
				...field("goal", { description: "What is this run for? Every agent reads this." }),
				validations: { required: true }
			},
			{
				type: "textarea",
				...field("tasks", {
					description: "One list item for each task, with its acceptance criteria as a list below it. Tasks run in this order, unless one ends with (after 1, 3) or (after nothing).",
					placeholder: "- Build the index\n  - an empty folder gives an empty index\n- Answer queries (after 1)\n"
				}),
				validations: { required: true }
			},
			{
				type: "textarea",
				...field("checks", {
					description: "Commands that must pass in addition to the configured ones, one per line.",
					render: "shell",
					placeholder: "npm run lint"
				})
			},
			{
				type: "input",
				...field("budget", {
					description: "USD for the whole run; never more than is configured.",
					placeholder: "5"
				})
			},
			{
				type: "input",
				...field("model", { description: "A model other than the configured one." })
			}
		]
	}, { lineWidth: 0 });
}
/** File name of the workflow that shows an issue of the form as a plan. */
const issueWorkflowFile = "ralph-issue.yml";
/** `.github/workflows/ralph-issue.yml`: starts nothing, so the issue's author needs no permission. */
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
// src/core/scaffold/review-text.ts
/** File name of the workflow that a review starts. */
const reviewWorkflowFile = "ralph-review.yml";
/**
* `.github/workflows/ralph-review.yml`: a review of a run's pull request starts the run's workflow. GitHub runs it on
* the merge of the pull request, which contains an agent's work (platform fact 62): so it checks nothing out, and may
* write nothing except the start of a job. It looks up the run and the reviewer's rights as the watchdog does; the job
* that it starts checks again and reads the lines.
*/
function reviewWorkflowText({ workflow, action }) {
	return `# Starts ${workflow} when one of ralph's pull requests is reviewed by someone who may give orders.
# That pull request contains an agent's work, so nothing is checked out, and all this may do is start a workflow.
name: ralph review

on:
  pull_request_review: { types: [submitted] }

permissions: {}

jobs:
  start:
    if: ${ofThisRepository} && (${onOwnBranch} || ${hasOwnMark}) && ${byPerson}
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
const pull = "github.event.pull_request";
/** A fork's token may start nothing. */
const ofThisRepository = `${pull}.head.repo.full_name == github.repository`;
const onOwnBranch = `startsWith(${pull}.head.ref, 'ralph/')`;
/** For a plan that names another branch. */
const hasOwnMark = `contains(${pull}.body, '${commentMark}')`;
/** What ralph itself writes, as an App or with a person's token, is no order. */
const byPerson = `github.event.review.user.type == 'User' && !startsWith(github.event.review.body, '${commentMark}')`;
// src/core/scaffold/sample-plan.ts
/** A plan to begin with: small, useful in any repository, with the fields that most plans need. */
function samplePlan(project, schema) {
	const plan = {
		project,
		max_iterations: 10,
		tasks: [{
			id: "TASK-1",
			title: "Describe in the README how to work on this project",
			description: "Add a section \"Development\" to README.md: how to set up a fresh clone, run the checks and start the program. Try each command before you write it down.",
			acceptance_criteria: ["README.md has a section \"Development\" with the commands for set-up and for every check", "Each command that it names works in a fresh clone"],
			paths: ["README.md"]
		}, {
			id: "TASK-2",
			title: "Test an untested function",
			description: "Choose one small function that matters and has no test. Write tests for its usual case and its edge cases. Do not change the function.",
			acceptance_criteria: ["The new tests pass", "They fail when the function is broken on purpose"],
			depends_on: ["TASK-1"],
			max_retries: 1
		}]
	};
	return `${JSON.stringify({
		...schema !== void 0 && { $schema: schema },
		...plan
	}, null, 2)}\n`;
}
// src/core/scaffold/tool-inputs.ts
const isKnown = (name) => Object.hasOwn(toolInputs, name);
/** The caller's inputs for these steps; a repeated step counts once. */
function toolInputsOf(steps) {
	const inputs = {};
	const commands = [];
	for (const step of steps) if ("run" in step) commands.push(step.run);
	else for (const [name, value] of Object.entries(step.with)) if (isKnown(name) && typeof value === "string" && !value.includes("${{")) inputs[name] = value;
	return commands.length === 0 ? inputs : {
		...inputs,
		tools: commands.join("\n")
	};
}
/** The reusable workflow's steps for these inputs, at six spaces; without a cache that other jobs would restore. */
const toolSteps = `      - if: inputs.node-version || inputs.node-version-file
        uses: ${platformActions.node}
        with:
          node-version: \${{ inputs.node-version }}
          node-version-file: \${{ inputs.node-version-file }}
          package-manager-cache: false
      - if: inputs.python-version || inputs.python-version-file
        uses: ${platformActions.python}
        with:
          python-version: \${{ inputs.python-version }}
          python-version-file: \${{ inputs.python-version-file }}
      - if: inputs.go-version-file
        uses: ${platformActions.go}
        with:
          go-version-file: \${{ inputs.go-version-file }}
          cache: false
      - if: inputs.java-version
        uses: ${platformActions.java}
        with:
          distribution: temurin
          java-version: \${{ inputs.java-version }}
      - if: inputs.tools
        env:
          TOOLS: \${{ inputs.tools }}
        shell: bash
        run: bash -euo pipefail -c "$TOOLS"
`;
// src/core/scaffold/split-jobs.ts
/** At the workflow file's own commit: who pins run.yml has pinned the action (platform fact 60). */
const action = "$/action";
/** The most that the jobs below need: the caller's job must allow it (platform 8, 11). */
const splitPermissions = `contents: write # the two branches of the run
      issues: write # the tracking issue
      pull-requests: write # the draft pull request
      statuses: write # one for each check
      checks: read # those that the base requires, where a complete run is to be merged
      actions: write # the next iteration`;
const runsOn = expression("startsWith(inputs.runs-on, '[') && fromJSON(inputs.runs-on) || inputs.runs-on");
/** The platform withholds an output with a secret's text; then a job reads the inputs itself. */
const settingsInput = `settings: ${expression("needs.intake.outputs.settings || toJSON(inputs)")}`;
/** Only for jobs that hold no agent and none of its work. */
const writeCredentials = [
	`github-token: ${expression("secrets.github-token || secrets.app-token || github.token")}`,
	`app-id: ${expression("inputs.app-id")}`,
	`app-private-key: ${expression("secrets.app-private-key")}`
];
/** For notifications (`notify`); without such secrets the variables are empty. */
const notifyEnvironment = `        env:
          RALPH_NOTIFY_URL: ${expression("secrets.notify-url")}
          RALPH_NOTIFY_SECRET: ${expression("secrets.notify-secret")}`;
const readCredential = `github-token: ${expression("github.token")}`;
const modelCredentials = payingLines(({ name }) => `secrets.${name}`);
const laneEnvironment = `        env:
          ${laneVariable}: ${expression("matrix.lane")}`;
/** A composed change is in the state. */
const unlessComposed = " && needs.compose.result != 'success'";
const step = (command, inputs) => `      - id: ralph
        uses: ${action}
        with:
${[`command: ${command}`, ...inputs].map((line) => `          ${line}`).join("\n")}`;
const checkout = `      - uses: ${platformActions.checkout}
        with:
          persist-credentials: false`;
const lanes = Array.from({ length: 8 }, (_, lane) => lane);
/** Jobs of a matrix overwrite each other's outputs, except for empty ones: each lane has its own. */
const outputsOfLanes = (id) => lanes.map((lane) => `      artifact-${lane}: ${expression(`matrix.lane == ${lane} && (${id}) || ''`)}`).join("\n");
/** By its id, since another job can put another artifact under the same name. */
const downloadStep = (job, lane, { folder = job, due = "" } = {}) => {
	const artifact = `needs.${job}.outputs.artifact-${lane}`;
	return `      - if: ${artifact}${due}
        uses: ${platformActions.download}
        with:
          artifact-ids: \${{ ${artifact} }}
          path: \${{ runner.temp }}/ralph-parcel/${lane === 0 ? "" : `${lane}/`}${folder}`;
};
const downloadSteps = (...args) => lanes.map((lane) => downloadStep(args[0], lane, args[1])).join("\n");
/** One job for each lane, or for lane 0 only. A matrix without a value is an error (platform fact 61). */
const laneMatrix = (list) => `    strategy:
      fail-fast: false
      matrix:
        lane: ${expression(`fromJSON(${list} || '[0]')`)}`;
const uploadParcel = (folder) => `      - id: parcel
        uses: ${platformActions.upload}
        with:
          name: ralph-${folder}-\${{ job.check_run_id }}
          path: \${{ runner.temp }}/ralph-parcel/${folder}
          if-no-files-found: ignore
          retention-days: 5`;
/** Keeps the paid calls of a job that fails or is cancelled. Nothing else that it left counts. */
const uploadPaidCalls = `      - id: kept
        if: failure() || cancelled()
        uses: ${platformActions.upload}
        with:
          name: ralph-agent-\${{ job.check_run_id }}-calls
          path: \${{ runner.temp }}/ralph-parcel/agent/calls.json
          if-no-files-found: ignore
          retention-days: 5`;
`${runsOn}${step("intake", [`settings: ${expression("toJSON(inputs)")}`, ...writeCredentials])}${notifyEnvironment}${legsVariable}${laneMatrix("needs.intake.outputs.lanes")}${runsOn}${outputsOfLanes("steps.parcel.outputs.artifact-id || steps.kept.outputs.artifact-id")}${checkout}${toolSteps}${step("agent", [
	settingsInput,
	"agent-install: missing",
	readCredential,
	...modelCredentials
])}${laneEnvironment}${uploadParcel("agent")}${uploadPaidCalls}${runsOn}${splitPermissions}${downloadSteps("agent")}${step("compose", [
	settingsInput,
	`results: ${expression("toJSON(needs)")}`,
	...writeCredentials
])}${notifyEnvironment}${laneMatrix("needs.compose.outputs.lanes || needs.intake.outputs.lanes")}${runsOn}${outputsOfLanes("steps.parcel.outputs.artifact-id")}${checkout}${toolSteps}${downloadStep("agent", 0, { due: unlessComposed })}${step("validate", [settingsInput, readCredential])}${laneEnvironment}${uploadParcel("checks")}${runsOn}${splitPermissions}${downloadSteps("agent", { due: unlessComposed })}${downloadSteps("validate", { folder: "checks" })}${step("apply", [
	settingsInput,
	`results: ${expression("toJSON(needs)")}`,
	...writeCredentials
])}${notifyEnvironment}${reportUpload()}${runsOn}${step("ready", [settingsInput, ...writeCredentials])}`;
// src/core/scaffold/workflow-text.ts
/** What starts a job of any shape: a person, an order, the job before it or the watchdog, which has the schedule. */
const workflowHead = (choices) => `${headline(choices)}
# Start: Actions > ralph > Run workflow. Secret: ${payingInputs.map(({ variable }) => variable).join(" or ")}.
name: ralph
# Names the plan: ralph starts no second job for a plan whose next job is already waiting.
run-name: ${JSON.stringify(`ralph ${titledPlan(choices)}`)}

on:
  workflow_dispatch:
    inputs:
      plan: { description: 'Another plan: a file, or issue:NUMBER', default: '' }
      chain: { description: Set by ralph when it starts the next job, default: '0' }
  # Orders: /ralph pause, /ralph hint TEXT, ... on the tracking issue or the pull request.
  issue_comment: { types: [created] }
${choices.queue === void 0 ? "" : pushedPlans(choices.queue)}
permissions: {}
`;
const headline = ({ planFile, planName, queue }) => queue === void 0 ? `# Runs ${planFile} with ralph: one checked commit per task, on the branch ralph/work/${planName}.` : `# Runs the plans in ${queue}/ with ralph, one after another: one checked commit per task, one branch per plan.`;
/** A job that finds nothing to start ends after that look. Filters of paths do not hold for tags, so branches are named. */
const pushedPlans = (queue) => `  # A plan that reaches the default branch, for example by a merge, starts when its turn comes.
  push: { branches: ['**'], paths: [${JSON.stringify(`${literalPattern(queue)}/pending/**`)}] }
`;
const ownPlan = ({ planFile }) => expression(`inputs.plan || '${planFile.replaceAll("'", "''")}'`);
/** The plan that the workflow was started for, else its own, or the next of its queue. */
const givenPlan = (choices) => choices.queue === void 0 ? ownPlan(choices) : expression("inputs.plan");
const titledPlan = (choices) => ownPlan({ planFile: choices.queue ?? choices.planFile });
/** One plan at a time. An order must not push out the job that continues the run, nor the reverse: so all of them wait. */
const concurrency = ({ planName, queue }, waiting) => `concurrency: { group: ralph-${queue === void 0 ? planName : "queue"}${waiting === "all" ? ", queue: max" : ""} }`;
/** A comment must pass the screen; a push to another branch than the default one starts no job. */
const startCondition = ({ queue }) => {
	return `needs: screen
    if: ${screenPassed}${queue === void 0 ? "" : " && (github.event_name != 'push' || github.ref_name == github.event.repository.default_branch)"}`;
};
const screening = (choices) => screenJob({
	action: choices.action,
	plan: choices.queue === void 0 ? ownPlan(choices) : void 0
});
/**
* `.github/workflows/ralph.yml` as one job with one token, for a trusted agent and for Enterprise Server, which calls
* nothing of github.com. Least permissions, no credential in the checkout, no user's text in a script (platform.md 8,
* 13, 16, 20, 32, 35).
*/
function workflowText(choices, host = "github.com") {
	const { steps, action } = choices;
	const isGitHubCom = host === "github.com";
	return `${workflowHead(choices)}
jobs:
  run:
    ${startCondition(choices)}
    runs-on: ubuntu-latest
    timeout-minutes: 355
    ${concurrency(choices, isGitHubCom ? "all" : "newest")}
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
${steps.filter(isPlain).map(stepText).join("")}      - id: ralph
        uses: ${action}
        with:
          plan: ${JSON.stringify(givenPlan(choices))}
          time-budget: 5h
          agent-install: missing
          chain: \${{ inputs.chain }}
          github-token: \${{ github.token }}
          ${payingLines(repositorySecret).join("\n          ")}
${isGitHubCom ? `${reportUpload()}\n` : ""}
${screening(choices)}`;
}
/** Enterprise Server knows no `queue: max`, and keeps no artifact of upload-artifact 4 and later (platform facts 17, 54). */
const enterpriseText = (choices) => workflowText(choices, "Enterprise Server");
/** A step as YAML at six spaces. */
function stepText(step) {
	const document = new import_dist.Document(step);
	const uses = document.get("uses", true);
	if ((0, import_dist.isScalar)(uses)) Object.assign(uses, pinned(String(uses.value)));
	return `      - ${document.toString({ lineWidth: 0 }).trimEnd().replaceAll("\n", "\n        ")}\n`;
}
/** The commit, with its tag as a comment. */
function pinned(uses) {
	const [value = uses, name] = (Object.values(platformActions).find((entry) => entry.startsWith(`${uses}@`)) ?? uses).split(" #");
	return name === void 0 ? { value } : {
		value,
		comment: name
	};
}
/** No tool could find a path that is an expression. */
const isPlain = (step) => !JSON.stringify(step).includes("${{");
/** The default: a reusable workflow, in which the agent's token cannot write. Its jobs may ask for less. */
function callerText(choices) {
	const { steps, reusable } = choices;
	const inputs = {
		plan: givenPlan(choices),
		...toolInputsOf(steps)
	};
	return `${workflowHead(choices)}
jobs:
  ralph:
    ${startCondition(choices)}
    ${concurrency(choices, "all")}
    permissions:
      ${splitPermissions}
    uses: ${reusable}
    with:
      chain: \${{ inputs.chain }}
${indented(inputs, 6)}    secrets:
      ${payingLines(repositorySecret).join("\n      ")}

${screening(choices)}`;
}
function indented(inputs, spaces) {
	return (0, import_dist.stringify)(inputs, { lineWidth: 0 }).trimEnd().split("\n").map((line) => `${" ".repeat(spaces)}${line}\n`).join("");
}
const body = "github.event.comment.body";
/** A line of a comment begins after a line feed, which CR LF ends with, or after a lone CR. JSON can write both. */
const lineEnds = ["\\n", "\\r"];
/** With another token than the workflow's own, ralph's comments are events too, so they are excluded. */
const mayHoldOrder = [
	`!startsWith(${body}, '${commentMark}') && (`,
	orderIndents.map((indent) => {
		const below = lineEnds.map((end) => `contains(${body}, fromJSON('"${end}${indent}/ralph"'))`);
		return [`startsWith(${body}, '${indent}/ralph')`, ...below].join(" || ");
	}).join(" ||\n      "),
	")"
].join("\n      ");
/**
* A job that reads a comment outside of the run's concurrency group: a comment that is no order, or a stranger's, would
* otherwise push the run's next job out of the queue. It needs no checkout and may write nothing. `plan`: the step's
* input, none for a queue.
*/
const screenJob = ({ action, plan }) => `  # Reads a comment outside of the queue above, so that only orders by people who may give them wait there.
  screen:
    if: >-
      github.event_name == 'issue_comment' && ${mayHoldOrder}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read # the settings, and the states of the runs
      issues: read
      pull-requests: read
    outputs:
      due: \${{ steps.ralph.outputs.due }}
    steps:
      - id: ralph
        uses: ${action}
        with:
          command: screen
${plan === void 0 ? "" : `          plan: ${JSON.stringify(plan)}\n`}          github-token: \${{ github.token }}
`;
/** Condition of the run's job: any event but a comment, or a comment that `screen` lets through. */
const screenPassed = "(github.event_name != 'issue_comment' || needs.screen.outputs.due == 'true') && !cancelled()";
// src/core/scaffold/set-up-check-text.ts
/**
* `.github/workflows/ralph-doctor.yml`: on the pull request that sets ralph up, and on each that changes the set-up,
* runs doctor and the baseline and reports on it before the merge. It has the permissions of a run, so what the
* organisation forbids shows here.
*/
function setUpCheckText(request) {
	const plan = request.queue === void 0 ? [request.planFile] : [];
	const paths = [
		".github/ralph.yml",
		".github/workflows/ralph*.yml",
		...plan.map(literalPattern)
	];
	const planLine = plan.map((file) => `\n          plan: ${JSON.stringify(file)}`).join("");
	const tools = request.steps.filter(isPlain).map(stepText);
	return `# Checks that ralph has what it needs, and runs the project's checks once. Calls no model.
name: ralph doctor

on:
  workflow_dispatch:
  pull_request:
    paths: [${paths.map((path) => JSON.stringify(path)).join(", ")}]

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
${tools.join("")}      - uses: ${request.action}
        with:
          command: doctor${planLine}
          agent-install: missing
          github-token: \${{ github.token }}
          # Only whether the secret exists: checks run here, and no model is called.
          ${payingLines(secretExists).join("\n          ")}
`;
}
// src/entry/init/planned-files.ts
/** Never changes an existing plan. Throws RalphError PATH_OUTSIDE if a link leads out of the repository. */
async function plannedFiles(toplevel, choices, detection, accepted) {
	const { planFile, schemas } = choices;
	const schema = (kind) => schemas && schemaOf(schemas, kind);
	const existing = await textAt(toplevel, planFile);
	if (existing === void 0 && !/\.json$/i.test(planFile)) throw usageError(`--plan: ${planFile} does not exist, and init can only write a .json file as an example`);
	const plan = existing ?? accepted?.planText ?? samplePlan(basename(toplevel), schema("plan"));
	const steps = workflowSteps(detection.projects);
	const name = runNameIn(plan, planFile, choices.queue);
	const planned = [
		[planFile, plan],
		[".github/ralph.yml", configText({
			...choices,
			configuration: detection.configuration
		}, schema("config"))],
		...accepted?.instructions ? [[accepted.instructions.path, accepted.instructions.text]] : [],
		...choices.workflow ? workflowFiles(choices.workflow, {
			planFile,
			planName: name,
			queue: choices.queue,
			steps
		}) : []
	].map(([path, after]) => plannedFile(toplevel, path, after));
	return {
		planName: name,
		planned: await Promise.all(planned)
	};
}
/** Throws RalphError FILE_UNUSABLE if the path points outside the repository, or to no file. */
const plannedFile = async (toplevel, path, after) => ({
	path,
	before: await textAt(toplevel, path),
	after
});
function workflowFiles({ shape, published }, input) {
	const workflow = {
		...input,
		...published
	};
	const name = input.queue === void 0 ? input.planName : "queue";
	const watchdog = watchdogText({
		workflow: "ralph.yml",
		name,
		...published
	});
	return [
		[".github/workflows/ralph.yml", shapes[shape](workflow)],
		[".github/workflows/ralph-doctor.yml", setUpCheckText(workflow)],
		[`.github/workflows/${watchdogFile}`, watchdog],
		[`.github/workflows/${reviewWorkflowFile}`, reviewWorkflowText({
			workflow: "ralph.yml",
			...published
		})],
		[`.github/workflows/${issueWorkflowFile}`, issueWorkflowText(published)],
		[".github/ISSUE_TEMPLATE/ralph.yml", issueFormText()]
	];
}
const shapes = {
	called: callerText,
	"one-job": workflowText,
	enterprise: enterpriseText
};
/** The run's name, even if the plan has other faults, which `ralph doctor` reports. */
function runNameIn(text, file, queue) {
	const { plan } = readPlan({
		file,
		bytes: new TextEncoder().encode(text)
	});
	const queued = queue === void 0 ? void 0 : queuedFile(file, queue);
	return plan?.name ?? queued?.name ?? planName(plan ?? { tasks: [] }, file);
}
/** `path` starts at the top; undefined if it does not exist. Throws if a link leads out of the repository. */
async function textAt(toplevel, path) {
	await refuseOutside(toplevel, path);
	return readNamedFile(join(toplevel, path)).then(String, (error) => {
		if (error.code === "ENOENT") return void 0;
		throw unusableFile(path, error.message);
	});
}
async function refuseOutside(toplevel, path) {
	const top = await realpath(toplevel);
	let folder = dirname(join(toplevel, path));
	for (;;) {
		const real = await realpath(folder).catch(() => void 0);
		if (real !== void 0 && real !== top && !real.startsWith(top + sep)) throw unusableFile(path, `it leads to ${real}`);
		if (real !== void 0) return;
		folder = dirname(folder);
	}
}
const unusableFile = (path, reason) => new RalphError({
	code: "FILE_UNUSABLE",
	message: `${path} cannot be written: ${reason}. Nothing was written.`,
	hint: "Move what is in the way, or remove the link from the path, then run the same command again."
});
/** Changed files need agreement or `--force` (RalphError INIT_WOULD_OVERWRITE). A dry run throws OnlyShown. */
async function writePlanned(toplevel, files, context, mode) {
	if (mode.dryRun) {
		const shown = files.filter(({ before, after }) => before !== after);
		for (const file of shown) context.out(`${difference({
			...file,
			before: file.before ?? ""
		}, context).join("\n")}\n`);
		throw new OnlyShown();
	}
	const differing = files.filter(({ before, after }) => before !== void 0 && before !== after);
	const keptFiles = /* @__PURE__ */ new Set();
	for (const file of differing) {
		const before = file.before ?? "";
		context.out(`${difference({
			...file,
			before
		}, context).join("\n")}\n`);
		if (!mode.force && mode.interactive && !await askReplace(file.path)) keptFiles.add(file);
	}
	if (differing.length > 0 && !mode.force && !mode.interactive) throw wouldOverwrite(differing);
	const written = files.filter((file) => file.before !== file.after && !keptFiles.has(file));
	await writeAll(written.map(({ path, after }) => ({
		path: join(toplevel, path),
		content: after
	})));
	const lines = files.map((file) => `  ${file.path}${remark(file, keptFiles.has(file))}`);
	context.out(`\n${written.length === 0 ? "Nothing had to be written" : "Written"}\n${lines.join("\n")}\n`);
}
function remark({ before, after }, isKept) {
	if (isKept) return " (kept unchanged)";
	if (before === void 0) return "";
	return before === after ? " (existed, unchanged)" : " (replaced)";
}
function wouldOverwrite(files) {
	const names = files.map(({ path }) => path).join(", ");
	return new RalphError({
		code: "INIT_WOULD_OVERWRITE",
		message: `${names} ${files.length === 1 ? "exists" : "exist"} and would change as shown above; nothing was written.`,
		hint: "Run the same command on a terminal to choose, or add --force to accept the changes."
	});
}
// src/schema/agent/proposal.ts
const text = string();
/** A task that an agent proposes: only words. Checks, tools and models are for a person to add. */
const ProposedTask = object({
	id: text.describe("T1, T2 and so on, in the order in which to do them."),
	title: text.describe("One line that begins with a verb."),
	description: text.describe("What to do, and the files, functions and rules of the project that matter for it."),
	acceptance_criteria: array(text).describe("Three to seven statements, each of which is either true or false."),
	depends_on: array(text).describe("Ids of the tasks that must be done before this one."),
	goals: array(text).describe("Which goals it serves, such as G1; empty where no goals are given.")
});
/** An agent's answer that makes a plan. */
const PlanProposal = object({
	name: text.describe("A short name for the plan: letters, digits and \"-\"."),
	context: text.describe("What every task needs to know, in a few sentences."),
	tasks: array(ProposedTask),
	open_questions: array(text).describe("What a person has to decide before the plan can be right; otherwise empty.")
});
/** As read: a missing name is not worth a second call. */
const ReadPlanProposal = PlanProposal.extend({ name: text.default("") });
/** draft-07 as for handoffs. */
const planProposalSchema = answerSchema(PlanProposal);
const Command = object({
	run: text.describe("One line for a POSIX shell, run at the top of the repository."),
	why: text.describe("Which file of the repository shows that this is the way to do it.")
});
/** An agent's answer that proposes the set-up of a repository. */
const SetUpProposal = object({
	setup: array(Command).describe("Prepares a fresh checkout; only what was not found already."),
	checks: array(Command).describe("What every change must pass; only what was not found already."),
	instructions: text.describe("What every coding agent should know about this project, in Markdown; empty for nothing."),
	plan: PlanProposal
});
const ReadSetUpProposal = SetUpProposal.extend({ plan: ReadPlanProposal });
const setUpProposalSchema = answerSchema(SetUpProposal);
// src/core/propose/plan-source.ts
const planSource = ({ shown, file, text }) => ({
	shown,
	file,
	text,
	spec: readSpec(text)
});
/** Goals as a prompt and an answer name them: G1, G2. */
const goalIds = ({ spec }) => new Map(spec.goals.map(({ text }, index) => [`G${index + 1}`, text]));
// src/core/propose/judge-plan.ts
const planText = (plan, file) => /\.md$/i.test(file) ? writeMarkdown(plan) : writeJson(plan);
/** The plan in a call's answer, or everything that is wrong with it. Its texts are made visible: nothing hides. */
function judgePlan(end, source) {
	const answer = answerOf(end);
	if ("why" in answer) return {
		faults: [`No plan was read: ${answer.why}.`],
		answer: void 0
	};
	return judgeProposal(answer.value, source);
}
function judgeProposal(answer, source) {
	const parsed = ReadPlanProposal.safeParse(mapStrings(answer, visible));
	if (!parsed.success) return {
		faults: answerFaults(parsed.error, answer),
		answer
	};
	const proposal = parsed.data;
	const { plan, findings } = lintDraft(draftOf(proposal, source));
	const messagesOf = (severity) => findings.filter((finding) => finding.severity === severity).map(({ message, remedy }) => `${message} ${remedy}`);
	const faults = [...proposalFaults(proposal, source), ...messagesOf("error")];
	if (faults.length > 0 || plan === void 0) return {
		faults,
		answer
	};
	return {
		plan,
		goals: [...goalIds(source)].map(([id, text]) => ({
			id,
			text: oneLine(text, 500),
			tasks: proposal.tasks.filter(({ goals }) => goals.includes(id)).map((task) => task.id)
		})),
		questions: proposal.open_questions.map((question) => oneLine(question, 500)).filter((question) => question !== ""),
		remarks: [...messagesOf("warning"), ...excludedInText(proposal, source)]
	};
}
const lintDraft = (draft) => readPlan({
	file: "plan.json",
	bytes: new TextEncoder().encode(JSON.stringify(draft))
});
function proposalFaults({ tasks }, source) {
	const [first] = tasks;
	const goals = goalIds(source);
	const servedIds = new Set(tasks.flatMap(({ goals }) => goals));
	return [
		...tasks.length > 40 ? [`${tasks.length} tasks are too many; the limit is 40.`] : [],
		...first && first.depends_on.length > 0 ? [`The first task, ${quote(first.id)}, must depend on nothing.`] : [],
		...tasks.flatMap(sizeFaults),
		...tasks.filter(({ acceptance_criteria: criteria }) => criteria.length === 0).map(({ id }) => `Task ${quote(id)} has no acceptance criteria.`),
		...tasks.filter(({ description }) => description.trim() === "").map(({ id }) => `Task ${quote(id)} has no description.`),
		...[...goals].filter(([id]) => !servedIds.has(id)).map(([id, text]) => `No task serves ${id}: ${oneLine(text, 200)}`),
		...[...servedIds].filter((id) => !goals.has(id)).map((id) => `There is no goal ${quote(id)}.`),
		...tasks.flatMap((task) => excludedIn(task.title, source).map((text) => `Task ${quote(task.id)} does what the source excludes: ${text}`))
	];
}
/** The non-goals whose words are all in the text. */
const excludedIn = (text, { spec }) => {
	const words = new Set(termsOf(text));
	return spec.nonGoals.flatMap((nonGoal) => {
		const terms = termsOf(oneLine(nonGoal.text, 500));
		return terms.length > 0 && terms.every((term) => words.has(term)) ? [oneLine(nonGoal.text, 200)] : [];
	});
};
const denial = /\b(?:no|not|never|without|neither|nor|excluded?|excludes|(?:left|leaves?) out|out of scope|don't|doesn't|cannot|can't)\b/i;
/** In a sentence such words may mean the opposite, so a person judges. */
function excludedInText({ tasks }, source) {
	return tasks.flatMap(({ id, description, acceptance_criteria }) => {
		const sentences = [...description.split(/(?<=[.!?])\s+|\n/), ...acceptance_criteria].filter((sentence) => !denial.test(sentence));
		return [...new Set(sentences.flatMap((sentence) => excludedIn(sentence, source)))].map((text) => `Task ${quote(id)} may do what the source excludes: ${text}`);
	});
}
/** In the format of `plan.json`. Agents do not read the spec, so its non-goals and traps go into the context. */
function draftOf({ name, context, tasks }, { spec, file }) {
	const folder = /([^/]+)\/SPEC\.md$/.exec(file ?? "")?.[1];
	const list = (title, texts) => [title, ...texts.slice(0, maxCopied).map(({ text }) => `- ${oneLine(text, 300)}`)].join("\n");
	const paragraphs = [
		context.trim(),
		...file === void 0 ? [] : [`The purpose is described in ${oneLine(file, 200)}.`],
		...spec.nonGoals.length === 0 ? [] : [list("Not part of this:", spec.nonGoals)],
		...spec.gotchas.length === 0 ? [] : [list("Known traps:", spec.gotchas)]
	];
	return {
		...planNameOf(folder ?? name),
		context: paragraphs.filter((part) => part !== "").join("\n\n"),
		tasks: tasks.map(({ id, title, description, acceptance_criteria, depends_on }) => ({
			id,
			title: oneLine(title, 1e3),
			description: description.trim(),
			acceptance_criteria,
			depends_on
		}))
	};
}
const maxCopied = 20;
function planNameOf(text) {
	const name = text.normalize("NFKD").replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 40);
	return name === "" ? {} : { name: name.toLowerCase() };
}
// src/core/report/terminal/proposed-plan.ts
/**
* A proposed plan in full, lines without their newline: its graph, tasks, goals, probable cost and open questions. All
* text is an agent's.
*/
function proposedPlanText({ plan, goals, questions, remarks }, { name, ...costs }, look) {
	const paint = painter(look.color);
	const part = (title, lines) => fitLines(partLines(title, lines, paint), look);
	const graph = planGraph(plan, {
		name,
		source: "draft",
		statusOf: () => "pending"
	});
	return [
		...planTree(graph, look),
		...part("Tasks", plan.tasks.flatMap(taskLines)),
		...part("What every task is told", textLines(plan.context ?? "")),
		...part("Goals", goals.map(({ id, text, tasks }) => `${id}  ${plainLine(text, 200)} (${cappedRow(tasks, 8)})`)),
		...part("Forecast", forecastLines(firstForecast(plan, costs))),
		...part("Open questions", questions.map(item)),
		...part("Please check", remarks.map(item))
	];
}
const item = (text) => `- ${plainLine(text, 500)}`;
const textLines = (text) => text.split("\n").flatMap((line) => line.trim() === "" ? [] : [plainLine(line, 4e3)]);
const taskLines = ({ id, title, description, acceptance_criteria }) => [
	`${id}  ${plainLine(title, 200)}`,
	...textLines(description).map((line) => `    ${line}`),
	...acceptance_criteria.map((criterion) => `    - ${plainLine(criterion, 4e3)}`)
];
/** A proposed set-up, lines without their newline. Commands are whole, as they would run. */
function proposedSetUpText({ setup, checks, plan }, proposal, look) {
	const paint = painter(look.color);
	const commands = (kind, list) => list.flatMap(({ run, why }) => [`  ${kind}: ${run}`, `      ${plainLine(why, 300)}`]);
	const { instructions, planFile, costBudgetUsd } = proposal;
	const added = [...commands("set-up", setup), ...commands("check", checks)];
	return [
		paint("Proposed commands, in addition to the detected ones", "bold"),
		...added.length === 0 ? ["  none"] : added,
		...instructions === void 0 ? [] : [
			"",
			paint(instructions.path, "bold") + (instructions.isNew ? "" : ": exists already and stays unchanged; here is what the agent would add, for you to copy"),
			...instructions.text.split("\n").map((line) => `  | ${indentedLine(line)}`)
		],
		...planFile === void 0 ? [] : [
			"",
			paint(planFile, "bold"),
			...proposedPlanText(plan, {
				name: plan.plan.name ?? "plan",
				costBudgetUsd
			}, look)
		]
	];
}
// src/core/propose/plan-prompt.ts
/** Characters of a source in the prompt: about 15,000 tokens. */
const maxSourceChars = 6e4;
/** Share of a cut text that is its beginning. */
const headShare = .8;
/** The prompt for making a plan. The source is data: it is fenced and bounded. */
function planPrompt({ template, source }) {
	const { spec, shown, file, text } = source;
	const goals = [...goalIds(source)].map(([id, goal]) => `${id}: ${oneLine(goal, 500)}`);
	const list = (texts) => texts.slice(0, maxListed).map(({ text }) => `- ${oneLine(text, 500)}`);
	return [
		template.trim(),
		section("Goals", goals),
		section("Not Part of This", list(spec.nonGoals)),
		section("Known Traps", list(spec.gotchas)),
		`## Source: ${oneLine(shown, 200)}\n\n${sourceNote({
			file,
			text
		})}${fenced(visible(excerpt(text, maxSourceChars, headShare)).trim())}`,
		`## Your Answer\n\n${requirements(goals.length).join("\n")}`
	].filter((part) => part !== "").join("\n\n");
}
const maxListed = 50;
const section = (name, lines) => lines.length === 0 ? "" : `## ${name}\n\n${fenced(lines.join("\n"))}`;
function sourceNote({ file, text }) {
	if (text.length <= 6e4) return "";
	const whole = file === void 0 ? "" : ` The full text is in the file ${oneLine(file, 200)} of this directory.`;
	return `It has ${thousands(text.length)} characters; ${thousands(maxSourceChars)} of them are shown here.${whole}\n\n`;
}
const requirements = (goals) => [
	`- At most 40 tasks; each with at most 7 acceptance criteria and a description of at most ${thousands(maxDescriptionChars)} characters.`,
	"- `depends_on` names ids of your own tasks, without cycles; it is empty for the first task.",
	goals > 0 ? `- ${goals === 1 ? "G1" : `Each of G1 to G${goals}`} is named under \`goals\` by at least one task.` : "- The source lists no goals: `goals` stays empty."
];
function retryPrompt(prompt, { answer, faults }) {
	const answerJson = JSON.stringify(answer, null, 1) ?? "";
	return [
		prompt,
		"## Your Last Answer Was Refused",
		...answerJson === "" ? [] : [fenced(excerpt(visible(answerJson), maxAnswerChars))],
		"Fix this, keep what was right, and answer again:",
		faults.slice(0, maxListed).map((fault) => `- ${oneLine(fault, 400)}`).join("\n")
	].join("\n\n");
}
const maxAnswerChars = 4e4;
// src/app/calls/propose.ts
/** The first answer, and two more that correct it. */
const maxCalls = 3;
/**
* Asks a fresh agent that may only read, and asks again with the faults if its answer breaks a rule: at most three
* calls, within one budget. Rejects as the port does if the agent cannot start.
*/
async function propose(ports, request, signal) {
	let usage = noUsage;
	let refused;
	for (let calls = 1; calls <= maxCalls; calls += 1) {
		const remaining = remainingBudget({
			"cost-budget": request.budgetUsd,
			"token-budget": void 0
		}, usage);
		if (refused && isUsedUp(remaining)) return outOfBudget(refused, {
			usage,
			calls: calls - 1
		});
		const outcome = await callAgent(ports, {
			...request,
			leftUsd: remaining.usd,
			call: calls,
			refused
		}, signal);
		usage = addUsage(usage, outcome.usage);
		const end = mapStrings(outcome.end, ports.redact);
		if (outcome.outside.length > 0) return {
			kind: "meddled",
			outside: outcome.outside,
			usage,
			calls
		};
		if (isFinal(end)) return {
			kind: "ended",
			end,
			usage,
			calls
		};
		const judgement = request.judge(end);
		if (!("faults" in judgement)) return {
			kind: "proposed",
			value: judgement,
			answer: end,
			usage,
			calls
		};
		refused = judgement;
		const more = judgement.faults.length > 1 ? ` (and ${judgement.faults.length - 1} more)` : "";
		ports.show({
			kind: "note",
			text: `the answer breaks a rule: ${judgement.faults[0]}${more}`
		});
	}
	return {
		kind: "refused",
		faults: refused?.faults ?? [],
		usage,
		calls: maxCalls
	};
}
const outOfBudget = ({ faults }, spent) => ({
	kind: "refused",
	faults: [...faults, "No budget is left to ask again."],
	...spent
});
function callAgent({ agent, show }, request, signal) {
	const { pass, task, systemPrompt, workspace, model, maxTurns, schema, prompt, leftUsd, call, refused } = request;
	const action = call === 1 ? `makes ${task}` : `corrects ${task} (call ${call} of at most ${maxCalls})`;
	show({
		kind: "note",
		text: `${model ?? "the agent"} ${action}, for at most ${formatLimit(leftUsd)}`
	});
	const agentRequest = {
		pass,
		task,
		systemPrompt,
		workspace,
		model,
		maxTurns,
		schema,
		limitMs,
		prompt: refused ? retryPrompt(prompt, refused) : prompt,
		cwd: workspace,
		iteration: 0,
		attempt: call,
		budgetUsd: leftUsd,
		allowedTools: readingTools
	};
	return agent.run(agentRequest, signal, (progress) => show({
		kind: "agent",
		iteration: 0,
		progress
	}));
}
const limitMs = 9e5;
/** A second call can mend an unreadable answer, not the reason why an agent gave none. */
const isFinal = (end) => end.kind !== "finished" && end.kind !== "no_result" && !(end.kind === "error" && end.what === "structured_output");
// src/entry/propose/kept-answer.ts
const maxAgeMs = 864e5;
/** The whole question is the key: another commit, prompt or agent is another question. */
function keptAnswerTo({ env, now }, question) {
	const folder = join(engineHome(env), "proposals");
	const name = `${createHash("sha256").update(JSON.stringify(question)).digest("hex").slice(0, 32)}.json`;
	const path = join(folder, name);
	const callsPath = `${path}.asking`;
	return {
		async read() {
			const text = await readFile(path, "utf8").catch(() => void 0);
			const saved = text === void 0 ? void 0 : parseAnswer(text);
			return saved && now() - saved.at < maxAgeMs ? saved : void 0;
		},
		async keep(end) {
			await removeOld(folder, now());
			await writeAll([{
				path,
				content: JSON.stringify({
					at: now(),
					end
				})
			}]);
		},
		async markCalls(mostUsd) {
			await removeOld(folder, now());
			await writeAll([{
				path: callsPath,
				content: JSON.stringify({
					at: now(),
					mostUsd,
					pid: process.pid
				})
			}]);
			return () => rm(callsPath, { force: true });
		},
		async takeLostCalls() {
			const text = await readFile(callsPath, "utf8").catch(() => void 0);
			const calls = text === void 0 ? void 0 : parseCalls(text);
			if (!calls || isAlive(calls.pid)) return void 0;
			await rm(callsPath, { force: true });
			return calls;
		},
		forget: () => rm(path, { force: true })
	};
}
/** The reader has to judge the answer again. */
function parseAnswer(text) {
	try {
		const { end, at } = JSON.parse(text);
		return typeof at === "number" && end?.kind === "finished" ? {
			end,
			at
		} : void 0;
	} catch {
		return;
	}
}
function parseCalls(text) {
	try {
		const { at, mostUsd, pid } = JSON.parse(text);
		return [
			at,
			mostUsd,
			pid
		].every((value) => typeof value === "number") ? {
			at,
			mostUsd,
			pid
		} : void 0;
	} catch {
		return;
	}
}
/** Another process may have the number by now; then nothing is reported. */
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
async function removeOld(folder, now) {
	const names = await readdir(folder).catch(() => []);
	for (const name of names) {
		const stats = await stat(join(folder, name)).catch(() => void 0);
		if (stats && now - stats.mtimeMs > maxAgeMs) await rm(join(folder, name), { force: true });
	}
}
// src/entry/propose/propose-here.ts
/** USD for all calls: an answer costs cents, and this stops one that runs wild. */
const defaultBudgetUsd = 2;
/** The flags of every command that asks an agent before there is a run. */
const callsFlags = {
	fresh: {
		help: "ask again, even if an earlier answer has not been used yet",
		toggle: true
	},
	budget: {
		help: `the most that all calls together may cost, in USD; default ${defaultBudgetUsd}, or cost-budget if that is less`,
		example: "1.50"
	},
	...settingFlags("agent", "agent-command", "model", "max-turns", "min-confinement")
};
/** Throws RalphError USAGE. */
function callsBudget({ budget }, settings) {
	if (budget === void 0) return Math.min(defaultBudgetUsd, settings["cost-budget"]);
	const read = money(budget);
	if ("value" in read) return read.value;
	throw new RalphError({
		code: "USAGE",
		message: `--budget: expected ${read.expected}, got ${plainLine(String(budget), 80)}.`,
		hint: "Write it as --budget 1.50"
	});
}
/** Uses a kept answer if there is one. Throws RalphError NOT_READY, PROPOSAL_REFUSED or PROPOSAL_FAILED. */
async function proposeHere(context, question) {
	const { repository, settings, prompt, judge, fresh } = question;
	const { agent, model } = settings;
	refuseIdleAgent(question.flags, settings);
	const keptAnswer = keptAnswerTo(context, [
		prompt,
		agent,
		settings["agent-command"],
		model,
		repository.head
	]);
	const lostCalls = await keptAnswer.takeLostCalls();
	if (lostCalls) context.out(`! ralph was killed during a call for this, begun at ${formatUtc(lostCalls.at)}: what it cost is unknown (at most ${formatLimit(lostCalls.mostUsd)}).\n`);
	const saved = fresh ? void 0 : await keptAnswer.read();
	const judged = saved && judge(saved.end);
	if (saved && judged && !("faults" in judged)) {
		context.out(`Using the answer of ${formatUtc(saved.at)}, which was not used yet; no call is made (${question.freshFlag ?? "--fresh"} asks again).\n`);
		return {
			value: judged,
			keptAnswer
		};
	}
	await refuseUnready(void 0, context, question.flags);
	const { pass, task, schema, budgetUsd } = question;
	const result = await withReadingAgent(context, question, async ({ workspace, systemPrompt, ...ports }) => {
		const endCalls = await keptAnswer.markCalls(budgetUsd);
		return propose(ports, {
			pass,
			task,
			schema,
			budgetUsd,
			prompt,
			judge,
			model,
			workspace,
			systemPrompt,
			maxTurns: settings["max-turns"]
		}, context.cancelled).finally(endCalls);
	});
	context.out(`Cost: ${usageInWords(result.usage)}, ${plural(result.calls, "call")}.\n`);
	if (result.kind !== "proposed") throw proposalError(result, question);
	if (result.answer.kind === "finished") await keptAnswer.keep(result.answer);
	return {
		value: result.value,
		keptAnswer
	};
}
function proposalError(result, { task, refusedHint }) {
	if (result.kind === "refused") return new RalphError({
		code: "PROPOSAL_REFUSED",
		message: `${plural(result.calls, "answer")} for ${task}, and the last one still breaks the rules; nothing was written.`,
		hint: refusedHint,
		findings: result.faults.slice(0, 50).map((fault) => plainLine(fault, 400))
	});
	if (result.kind === "meddled") return new RalphError({
		code: "PROPOSAL_FAILED",
		message: `The agent changed files that it must not change: ${result.outside.slice(0, 5).map((path) => plainLine(path, 200)).join("; ")}. Nothing was written.`,
		hint: "Look at these files. `ralph doctor` says how agents are confined here."
	});
	const cancelled = result.end.kind === "cancelled";
	return new RalphError({
		code: "PROPOSAL_FAILED",
		...cancelled && { exit: "interrupted" },
		message: cancelled ? "Interrupted; nothing was written." : `The agent gave no answer: ${withMessage(result.end)}. Nothing was written.`,
		hint: cancelled ? "The same command asks again." : "Fix what it names, then run the same command again. `ralph doctor` checks the agent."
	});
}
function withMessage(end) {
	if (end.kind === "finished") return "it finished without one";
	const message = plainLine(visible("message" in end ? end.message : "tail" in end ? end.tail : ""), 500);
	return message === "" ? endInWords(end) : `${endInWords(end)}: ${message.replace(/\.$/, "")}`;
}
/** Confined as in a run, outside of the user's own tree. Throws RalphError CONFINEMENT_BELOW_MINIMUM. */
async function withReadingAgent(context, { repository, settings, extraFiles }, use) {
	const { env, cancelled, out, color, isTty, now, columns } = context;
	const kind = agents[settings.agent];
	kind.refuse(settings);
	const redact = redactor([...secretValues(env), ...secretsOfLogins(env)]);
	const { show } = terminalProgress({
		write: out,
		color,
		isTty,
		now,
		redact,
		columns: () => columns
	});
	const home = await realpath(temporaryFolder("propose"));
	try {
		const place = {
			repository,
			home,
			agents: join(engineHome(env), "agents")
		};
		const confinement = await confinementHere(context, settings, place);
		requireConfinement({
			confinement: confinedAt(confinement, settings, {
				context,
				shape: "own machine"
			}),
			show
		}, { settings });
		const workspace = join(home, "workspace");
		await copyOfHead(context, {
			repository,
			home,
			workspace
		});
		for (const [path, text] of extraFiles) await writeExtraFile(workspace, path, text);
		const tmp = join(home, "process");
		await mkdir(tmp, { mode: 448 });
		const watches = watchesOf({ repository }, context, {
			level: confinement.report.level,
			engine: []
		});
		const note = (text) => show({
			kind: "note",
			text
		});
		return await use({
			agent: kind.create(settings, {
				environment: env,
				tmp,
				programs: place.agents,
				confinement,
				watched: watches.all,
				cancelled,
				note
			}),
			show,
			redact,
			workspace,
			systemPrompt: await readInstructions({ base: trustedFilesIn(repository.toplevel) }, { settings })
		});
	} finally {
		await removeFolder(home);
	}
}
async function copyOfHead({ env }, { repository, home, workspace }) {
	const store = await openStore({
		home,
		repository,
		remote: repository.commonDir,
		env
	});
	try {
		const destination = {
			commit: repository.head,
			directory: workspace,
			stateDir: join(home, "checkout")
		};
		await writeCommitFiles({
			store,
			remote: remoteAt({ store })
		}, destination);
	} finally {
		await store.close();
	}
}
/** The user's current file replaces the committed one. A committed folder that is a link is not followed. */
async function writeExtraFile(workspace, path, text) {
	const folder = dirname(join(workspace, path));
	await mkdir(folder, { recursive: true });
	if (!`${await realpath(folder)}${sep}`.startsWith(`${workspace}${sep}`)) return;
	await rm(join(workspace, path), {
		recursive: true,
		force: true
	});
	await writeFile(join(workspace, path), text);
}
// src/entry/propose/repeated-command.ts
/** These change what the repeated command does, so the caller adds those that it needs. */
const oneTimeFlags = /* @__PURE__ */ new Set([
	"yes",
	"fresh",
	"dry-run"
]);
function repeatedCommand(words, values, furtherWords = []) {
	const typed = Object.entries(values).flatMap(([name, value]) => {
		if (oneTimeFlags.has(name) || value === void 0) return [];
		if (typeof value === "boolean") return [value ? `--${name}` : `--${name}=false`];
		return [value].flat().flatMap((element) => flagWords(name, String(element)));
	});
	return commandLine("ralph", ...words, ...typed, ...furtherWords);
}
export { askWrite as A, configText as C, askChecks as D, OnlyShown as E, usageError as F, checkSpecs as I, detect as L, flagLines as M, planPath as N, askOrCancel as O, readCostBudget as P, setUpCommands as R, difference as S, Cancelled as T, plannedFile as _, maxSourceChars as a, writePlanned as b, proposedSetUpText as c, planNameOf as d, planText as f, setUpProposalSchema as g, planProposalSchema as h, proposeHere as i, chooseSetUp as j, askReplace as k, judgePlan as l, ReadSetUpProposal as m, callsBudget as n, planPrompt as o, planSource as p, callsFlags as r, proposedPlanText as s, repeatedCommand as t, judgeProposal as u, plannedFiles as v, noChecksComment as w, detectedLines as x, textAt as y };
