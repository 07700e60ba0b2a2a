import { D as iterationPath, It as isOn, Lt as isSameJson, M as shortRef, N as stateRefOf, On as ralphCommand, Zt as Control, ar as tryRead, ct as issueWords, f as stepInputs, fr as isPathRemote, gr as withoutCredentials, ir as tryJson, m as settings, pr as lazyFetch, xn as lineSpan, y as queuedFile, yn as commandSpan, yr as RalphError, yt as claude } from "./through-proxy.js";
import { d as splitCredential, f as withCredential } from "./user-repository.js";
import { n as secretValues, t as headerSecrets } from "./secret-values.js";
import { M as cappedLines, a as plainLine, i as oneLine, s as withinSentence } from "./one-line.js";
import { i as flagWords, n as commandLine } from "./command-line.js";
import { o as Plan, t as branchNameFault } from "./branch-name.js";
import { A as readObjects } from "./due.js";
import { At as IndexFile, B as RunFile, E as untouchedTask, M as isHard, P as putEntries, R as typeOf, bn as rawOf, d as indexPage, wn as ruleNames, yn as isRule, z as GatheredTasks } from "./slices.js";
import { o as memoize } from "./dependency-graph.js";
import { t as resolveSettings } from "./resolve.js";
import { d as planName, p as isSprintStatus } from "./plan-folder.js";
import { a as settingSources, d as settingsReader, n as isInside, t as atTop } from "./setting-sources.js";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { createHash } from "node:crypto";
import { homedir, userInfo } from "node:os";
import { dirname as dirname$1 } from "node:path/posix";
// src/core/config/rules/overrides.ts
/** What an operator may change during a run: its rules, its limits, its pace and its methods. */
const adjustableSettings = [
	"max-iterations",
	"time-budget",
	"max-turns",
	"min-delay",
	"context-budget",
	"context-budget-hpi",
	"index-when",
	"model",
	"mode",
	"on-stuck",
	"stuck-after"
];
const adjustable = [...ruleNames.filter(isRule), ...adjustableSettings];
/** What operators could change before rules were recorded. */
const formerlyAdjustable = [
	"cost-budget",
	"run-iterations",
	"strategy"
];
/** Ignores unreadable values. `unruled`: the run has no recorded rules, so `formerlyAdjustable` counts too. */
function withOverrides(resolved, overrides, unruled) {
	const changed = readOverrides(unruled ? [...adjustableSettings, ...formerlyAdjustable] : adjustableSettings, overrides, resolved);
	return changed.length === 0 ? resolved : {
		...resolved,
		...Object.fromEntries(changed)
	};
}
/** The rules among them, as if this job had stated them. */
const overridesAsStated = (overrides) => Object.fromEntries(readOverrides(formerlyAdjustable, overrides).map(([name, value]) => [name, {
	raw: rawOf(name, value),
	place: "an order"
}]));
function readOverrides(names, overrides, resolved) {
	return names.flatMap((name) => {
		const { read, formerNames } = settings[name];
		const raws = Object.entries(overrides).flatMap(([key, raw]) => {
			const field = formerNames && Object.hasOwn(formerNames, key) ? formerNames[key] : void 0;
			if (key !== name && field === void 0) return [];
			const value = field === void 0 ? raw : { [field]: raw };
			return "value" in read(value) ? [value] : [];
		});
		if (raws.length === 0) return [];
		const result = read(formerNames ? [resolved?.[name] ?? [], ...raws].flat() : raws[0]);
		return "value" in result ? [[name, result.value]] : [];
	});
}
/** Splits the inputs of settings. Their faults are reported elsewhere. */
function statedSettings(inputs) {
	const { require } = inputs.flags;
	const read = stepInputs.require.read(require);
	const place = inputs.flagName?.("require") ?? "--require";
	const requireStated = "value" in read ? { require: {
		raw: read.value,
		place
	} } : {};
	return {
		byJob: {
			...statedFrom(inputs, ["flag", "environment"]),
			...requireStated
		},
		byBase: statedFrom({
			...inputs,
			flags: {},
			environment: {}
		}, ["plan", "file"])
	};
}
function statedFrom(inputs, fromSources) {
	const { settings, sources, places, files, fields } = resolveSettings(inputs);
	const names = ruleNames.filter((name) => name !== "require" && fromSources.includes(sources[name]));
	return Object.fromEntries(names.map((name) => {
		const source = sources[name] === "plan" ? "the plan" : files[name];
		const stated = {
			raw: rawOf(name, settings[name]),
			place: places[name],
			...source && { source }
		};
		return [name, fields[name] ? {
			...stated,
			fields: fields[name]
		} : stated];
	}));
}
function withChanges({ base, values }, changes) {
	const updated = new Map(Object.entries(values));
	for (const { name, rule } of changes) if (rule) updated.set(name, rule);
	else updated.delete(name);
	return {
		base,
		values: Object.fromEntries(updated)
	};
}
// src/core/run/stored/index-files.ts
/** An index up to this size is always written whole. */
const shortIndex = 200;
/** Changes of a longer index that `run.json` may hold before the index is written again. */
const maxInRunJson$1 = 50;
/** `indexed` is the content of the written index; its objects are compared by identity. */
function indexFilesWriter(redact, limits = {
	shortIndex,
	maxInRunJson: maxInRunJson$1
}) {
	const lineOf = memoize((entry) => redact(JSON.stringify(indexEntry(entry))));
	return ({ knowledge, iteration }, indexed) => {
		const inRunJson = knowledge.filter((entry, index) => indexed[index] !== entry);
		const hasRemoved = knowledge.length < indexed.length;
		if (inRunJson.length === 0 && !hasRemoved) return {
			files: /* @__PURE__ */ new Map(),
			indexed,
			inRunJson
		};
		const isShort = knowledge.length <= limits.shortIndex;
		if (!isShort && !hasRemoved && inRunJson.length <= limits.maxInRunJson) return {
			files: /* @__PURE__ */ new Map(),
			indexed,
			inRunJson
		};
		const files = [["knowledge-index.json", `[\n${knowledge.map(lineOf).join(",\n")}\n]\n`], ["knowledge-index.md", redact(page(knowledge, {
			iteration,
			isShort,
			max: limits.maxInRunJson
		}))]];
		return {
			files: new Map(files),
			indexed: knowledge,
			inRunJson: []
		};
	};
}
function page(knowledge, { iteration, isShort, max }) {
	const text = indexPage(knowledge, iteration);
	return isShort ? text : `${text}\nA long index is written again after ${max} changes; \`ralph knowledge\` has the newest.\n`;
}
const indexEntry = (entry) => {
	const { id, text, by, url, status, iterations, task, supersedes, why, from, said_over, contradicts } = entry;
	return {
		memory_ids: [id],
		summary: text,
		iteration: iterations.at(-1) ?? 0,
		task,
		source_iterations: iterations,
		tags: [typeOf(id)],
		status,
		supersedes,
		source: {
			by,
			url,
			from
		},
		hard: isHard(entry),
		why,
		said_over,
		contradicts
	};
};
/** `inRunJson`: the entries of `run.json`, which replace those of the file. */
function knowledgeOfFiles(file, inRunJson) {
	const indexed = file.map(({ memory_ids: [id], summary: text, source_iterations: iterations, source, tags: _, iteration: __, ...rest }) => {
		return {
			id,
			text,
			...source,
			...rest,
			hard: rest.hard && source.by === null,
			iterations
		};
	});
	return {
		knowledge: inRunJson.length === 0 ? indexed : putEntries(indexed, inRunJson),
		indexed
	};
}
// src/core/run/stored/run-files.ts
/** `tasks.json` is written when `run.json`, which every state commit contains, would hold more task records. */
const maxInRunJson = 200;
const nothingGathered = {
	tasks: /* @__PURE__ */ new Map(),
	knowledge: []
};
/**
* For a long plan `tasks.json` holds the records of some earlier time, and `run.json` those that differ now. `redact`
* removes secrets.
*/
function runFilesWriter(redact, maxRecords = maxInRunJson) {
	const lineOf = lineMaker(redact);
	const linesOf = (tasks, ids) => block(ids.flatMap((id) => tasks[id] ? [lineOf(id, tasks[id])] : []));
	const indexFiles = indexFilesWriter(redact);
	const runJson = ({ tasks, ...rest }, schema, ids) => {
		return `${redact(JSON.stringify({
			...rest,
			schema
		}, null, 2)).replace(/\n\}$/, "")},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
	};
	const tasksJson = (tasks, ids) => `{\n  "schema": 2,\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
	/** `inRunJson`: ids of the records that `run.json` must hold. */
	const taskFiles = (tasks, gathered) => {
		const { ids, changed, hasRemoved } = compare(tasks, gathered);
		if (ids.length <= maxRecords) return {
			tasks: /* @__PURE__ */ new Map(),
			inRunJson: ids,
			file: gathered.size > 0 ? tasksJson(tasks, []) : void 0
		};
		if (changed.length <= maxRecords && !hasRemoved) return {
			tasks: gathered,
			inRunJson: changed,
			file: void 0
		};
		return {
			tasks: new Map(Object.entries(tasks)),
			inRunJson: [],
			file: tasksJson(tasks, ids)
		};
	};
	return (state, gathered) => {
		const index = indexFiles(state, gathered.knowledge);
		const { tasks, inRunJson, file } = taskFiles(state.tasks, gathered.tasks);
		const schema = (tasks.size > 0 ? 2 : 1) + (index.indexed.length > 0 ? 2 : 0) + (state.lanes.length > 0 ? 4 : 0);
		const files = new Map([...index.files, ["run.json", runJson({
			...state,
			knowledge: [...index.inRunJson]
		}, schema, inRunJson)]]);
		if (file !== void 0) files.set("tasks.json", file);
		return {
			files,
			gathered: {
				tasks,
				knowledge: index.indexed
			}
		};
	};
}
/** Files that the schema number does not announce were left by an earlier run. */
function validFilesBeside(schema) {
	const base = schema > 4 ? schema - 4 : schema;
	return {
		tasks: base === 2 || base === 4,
		index: base > 2 && base <= 4
	};
}
function runOfFiles(run, { tasks, index }) {
	const loaded = index ? knowledgeOfFiles(index, run.knowledge) : {
		knowledge: run.knowledge,
		indexed: []
	};
	const records = tasks?.tasks ?? {};
	return {
		state: {
			...run,
			schema: 1,
			tasks: {
				...records,
				...run.tasks
			},
			knowledge: loaded.knowledge
		},
		gathered: {
			tasks: new Map(Object.entries(records)),
			knowledge: loaded.indexed
		}
	};
}
function compare(tasks, gathered) {
	const ids = [];
	const changed = [];
	let presentCount = 0;
	for (const id in tasks) {
		ids.push(id);
		const previous = gathered.get(id);
		if (previous !== void 0) presentCount += 1;
		if (previous !== tasks[id]) changed.push(id);
	}
	return {
		ids,
		changed,
		hasRemoved: presentCount < gathered.size
	};
}
/** Caches the line of each unchanged record: an iteration changes one of 5,000 tasks. */
function lineMaker(redact) {
	const lineByRecord = /* @__PURE__ */ new WeakMap();
	return (id, record) => {
		const cached = lineByRecord.get(record);
		if (cached?.id === id) return cached.line;
		const line = redact(`    ${JSON.stringify(id)}: ${JSON.stringify(withoutDefaults(record))}`);
		lineByRecord.set(record, {
			id,
			line
		});
		return line;
	};
}
const block = (lines) => `{\n${lines.join(",\n")}\n  }`;
const fieldNames = Object.keys(untouchedTask);
/** Omits fields with their initial values, except the status. */
function withoutDefaults(record) {
	const isUntouched = (name) => {
		const value = record[name];
		return Array.isArray(value) ? value.length === 0 : value === untouchedTask[name];
	};
	return Object.fromEntries(fieldNames.flatMap((name) => name !== "status" && isUntouched(name) ? [] : [[name, record[name]]]));
}
const withdrawalPath = (iteration) => iterationPath(iteration, "withdrawn.json");
const withdrawal = (iteration, content) => [withdrawalPath(iteration), `${JSON.stringify(content, null, 2)}\n`];
const opening = {
	rejected: "its checks passed, but a person did not accept it",
	undone: "its checks passed, but a person reverted it later",
	dependent: "it was done, but a person reverted what it builds on"
};
function withdrawalInWords({ what, by, why }) {
	return `${opening[what]} (${by})${why === "" ? ", without a reason" : `: ${why}`}`;
}
// src/core/run/stored/stored-json.ts
/** Undefined if the file is damaged: every JSON file of the state holds an object or a list. */
function storedJson(text) {
	const value = tryJson(text);
	return typeof value === "object" && value !== null ? value : void 0;
}
const damagedRecord = (path, line) => new RalphError({
	code: "STATE_CORRUPT",
	message: `${line === void 0 ? "" : `Line ${line} of `}${path} in the state of the run is damaged.`,
	hint: "`ralph log` shows what can still be read. The task states do not depend on it: `ralph status` shows them."
});
const missingSegment = (path) => new RalphError({
	code: "STATE_CORRUPT",
	message: `${path} is missing in the state of the run, so the log has a gap there.`,
	hint: "Somebody removed it: `git log` of the state branch shows who. `ralph log` shows what can still be read; `ralph status` shows the tasks."
});
// src/adapter/process/environment.ts
/** Needed to find and run programs; none is secret. */
const basics = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|USER|LOGNAME|SHELL)$/;
const certificates = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
const proxies = /^(https?_proxy|no_proxy|all_proxy)$/i;
const toolchains = /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|RUSTUP_TOOLCHAIN|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|LD_LIBRARY_PATH|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|GEM_PATH|DOTNET_ROOT|ANDROID_HOME|PKG_CONFIG_PATH)$/;
/**
* The agent's environment: an allow-list (docs/design.md#trust) without GitHub, runner, registry or SSH credentials, unless
* `extra` names them. `login`: variables by which the program finds the user's login.
*/
function agentEnvironment(source, choice) {
	const { provider } = choice;
	const activeClouds = provider.clouds.filter(({ chosenBy }) => isOn(source[chosenBy]));
	const passes = (name) => name === "RALPH_WORKS_FOR" || name === "RALPH_LANE" || basics.test(name) || certificates.test(name) || toolchains.test(name) || cacheNames.has(name) || proxies.test(name) || provider.variables.test(name) && !provider.except.test(name) || activeClouds.some(({ names }) => names.test(name));
	return {
		...pick(source, passes, choice),
		...Object.assign({}, ...activeClouds.map(({ files }) => variablesOf(files, source, existsSync))),
		...choice.login,
		...homeVariables(choice)
	};
}
/**
* The environment of checks and set-up commands. They run the agent's code, so no provider credential reaches them. A
* proxy, whose address may hold a password, is passed only with `network`, for the installation of packages.
*/
function checkEnvironment(source, choice) {
	const passes = (name) => name === "RALPH_WORKS_FOR" || name === "RALPH_LANE" || basics.test(name) || certificates.test(name) || toolchains.test(name) || cacheNames.has(name) || choice.network && proxies.test(name);
	return {
		...pick(source, passes, choice),
		CI: "1",
		TERM: "dumb",
		...homeVariables(choice)
	};
}
/**
* Variables that an MCP server inherits from its call: to find programs, run and reach the network. None is secret; its
* configuration names all others (threat T21).
*/
const serverVariables = (call) => Object.entries(call).flatMap(([name, value]) => {
	return [
		basics,
		certificates,
		toolchains,
		/^(HOME|TMPDIR|GOPROXY|GOFLAGS|GRADLE_RO_DEP_CACHE)$/
	].some((names) => names.test(name)) || cacheNames.has(name) || proxies.test(name) && !value.includes("@") ? [name] : [];
});
/** True for a variable of the cloud that pays: nobody else may get its key. */
const belongsToPayer = ({ clouds }, source, name) => clouds.some(({ chosenBy, names }) => isOn(source[chosenBy]) && names.test(name));
const cloudFiles = ({ clouds }, env) => clouds.flatMap(({ chosenBy, files }) => isOn(env[chosenBy]) ? [
	...Object.keys(files),
	"AWS_WEB_IDENTITY_TOKEN_FILE",
	"CLOUDSDK_CONFIG"
].flatMap((name) => env[name] ?? []) : []);
const hasCredential = ({ credentials }, source) => credentials.some(({ variable }) => isOn(source[variable]));
function pick(source, passes, choice) {
	refuseWildcards(choice.extra);
	const picked = {};
	const caches = cacheVariables(source, existsSync);
	for (const [name, value] of Object.entries({
		...source,
		...caches
	})) if (value !== void 0 && value !== "" && (passes(name) || choice.extra.includes(name))) picked[name] = value;
	return picked;
}
function homeVariables({ home, tmp }) {
	return {
		HOME: home,
		TMPDIR: tmp
	};
}
function refuseWildcards(names) {
	const wrong = names.filter((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
	if (wrong.length === 0) return;
	throw new RalphError({
		code: "ENV_NAME_INVALID",
		message: `Not the name of an environment variable: ${wrong.map((name) => JSON.stringify(name)).join(", ")}.`,
		hint: "Write the full name of each variable; wildcards are not supported because they let secrets through.",
		findings: wrong
	});
}
/**
* Tools' download caches below the real HOME, which set-up fills. With only a HOME of their own, the agent and the checks
* would download everything again, or fail without a network.
*/
const cachePlaces = {
	npm_config_cache: ".npm",
	YARN_CACHE_FOLDER: ".cache/yarn",
	COREPACK_HOME: ".cache/node/corepack",
	BUN_INSTALL_CACHE_DIR: ".bun/install/cache",
	DENO_DIR: ".cache/deno",
	PLAYWRIGHT_BROWSERS_PATH: ".cache/ms-playwright",
	CYPRESS_CACHE_FOLDER: ".cache/Cypress",
	PUPPETEER_CACHE_DIR: ".cache/puppeteer",
	PIP_CACHE_DIR: ".cache/pip",
	UV_CACHE_DIR: ".cache/uv",
	PYTHONUSERBASE: ".local",
	CARGO_HOME: ".cargo",
	RUSTUP_HOME: ".rustup",
	GOPATH: "go",
	GOCACHE: ".cache/go-build",
	GRADLE_USER_HOME: ".gradle",
	NUGET_PACKAGES: ".nuget/packages",
	COMPOSER_CACHE_DIR: ".cache/composer",
	PUB_CACHE: ".pub-cache"
};
const cacheNames = /* @__PURE__ */ new Set([
	...Object.keys(cachePlaces),
	"NPM_CONFIG_CACHE",
	"GOMODCACHE"
]);
/** Only of caches that exist; a user's own setting stays. */
const cacheVariables = (source, exists) => variablesOf(cachePlaces, source, exists);
function variablesOf(placeByName, source, exists) {
	const home = source["HOME"];
	if (!home) return {};
	const paths = Object.entries(placeByName).map(([name, place]) => [name, join(home, place)]);
	const isSet = (name) => Boolean(source[name] || source[name.toUpperCase()]);
	return Object.fromEntries(paths.filter(([name, path]) => !isSet(name) && exists(path)));
}
/** `uid-1234` for a container's arbitrary uid, for which Node throws. */
function userName() {
	return tryRead(() => userInfo().username) ?? `uid-${process.getuid?.() ?? "unknown"}`;
}
/** Undefined for a container's arbitrary uid without HOME, for which Node throws. */
const homeFolder = (environment) => tryRead(() => environment["HOME"] || homedir());
// src/adapter/agent/claude/claude-login.ts
function storedLogin(source) {
	const home = source["HOME"];
	const folder = source["CLAUDE_CONFIG_DIR"] ?? (home === void 0 ? void 0 : join(home, ".claude"));
	return folder !== void 0 && existsSync(join(folder, ".credentials.json")) ? folder : void 0;
}
/** Leads calls to that login; empty if the environment pays. `--setting-sources=` keeps its settings off. */
function loginVariables(source) {
	const folder = hasCredential(claude, source) ? void 0 : storedLogin(source);
	return folder === void 0 ? {} : { CLAUDE_CONFIG_DIR: folder };
}
/** The tokens of that login, which no commit may contain, since the agent can read them. Empty if the file is no JSON. */
function loginSecrets(source) {
	const folder = storedLogin(source);
	if (folder === void 0) return [];
	return tryRead(() => tokensIn(JSON.parse(readFileSync(join(folder, ".credentials.json"), "utf8")))) ?? [];
}
function tokensIn(value) {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, item]) => typeof item === "string" ? /token|key|secret/i.test(name) && item.length >= 8 ? [item] : [] : tokensIn(item));
}
// src/adapter/agent/logins.ts
/** Secrets of all agents' logins on this machine: none may get into a commit or be displayed. Does not load the agents. */
const secretsOfLogins = (environment) => loginSecrets(environment);
// src/core/handoff/progress-note.ts
function progressNote(handoff, attempt) {
	const { constraints_discovered = [], architectural_notes = [], recommendations = [], unfinished_business = [] } = handoff;
	const learned = [...constraints_discovered.map(({ constraint }) => constraint), ...architectural_notes];
	const [next = unfinished_business[0]?.item] = recommendations;
	return {
		...attempt,
		completed: handoff.summary,
		learning: learned.join("; ") || void 0,
		next
	};
}
/** Added to the prompt if the log is kept. */
const askForNote = "A log beside the plan keeps `summary`, what you learned (`constraints_discovered`, `architectural_notes`) and a line for whoever comes next (`recommendations`).";
const queue = {
	level: "###",
	title: (plan) => `# Progress: ${plan}`,
	heading: ({ iteration, task }) => `Iteration ${iteration}: ${task}`,
	words: [
		"**Completed:**",
		"**Gotcha:**",
		"**Next:**"
	]
};
const bmad = {
	level: "##",
	title: (plan) => `# Progress of ${plan}`,
	heading: ({ iteration, task }) => `Iteration ${iteration} - ${task}`,
	words: [
		"Completed:",
		"Learning:",
		"Note for next:"
	]
};
const shapeOf = (path) => path.endsWith(".md") ? queue : bmad;
/** Appends to the log; undefined if it already contains everything. */
function withProgress(existing, { path, plan, note, undone }) {
	const { level, title, heading, words } = shapeOf(path);
	const log = existing !== void 0 && planOfLog(existing) === plan ? existing : [...existing === void 0 ? [] : [existing], `${title(plan)}\n`].join("\n");
	const entries = undone.map((task) => `${level} ${task} was undone, and is open again\n`);
	const firstLine = note && `${level} ${heading(note)}`;
	if (note && !log.includes(`${firstLine}\n`)) {
		const lines = [
			note.completed,
			note.learning,
			note.next
		].map((text, index) => text === void 0 ? [] : [`${words[index]} ${plainLine(text, 500)}`]);
		entries.push(`${[firstLine, ...lines.flat()].join("\n")}\n`);
	}
	return entries.length === 0 ? void 0 : [log.replace(/\n*$/, "\n"), ...entries].join("\n");
}
/** Undefined if another program wrote the last entries. */
const planOfLog = (text) => [...text.matchAll(/^# Progress(?: of|:) (\S+)[ \t]*$/gm)].at(-1)?.[1];
/** `plans/search.md` \u2192 `plans/search.progress.md` */
const logBeside = (document) => document.replace(/(?:\.[A-Za-z0-9]+)?$/, ".progress.md");
/** By the setting `progress-file`. `onlyIfPresent`: the log is not created. */
function logOf(setting, { format, document }) {
	if (setting !== "auto") return setting === "none" ? void 0 : {
		path: setting,
		onlyIfPresent: false
	};
	if (document === null) return void 0;
	if (format === "Markdown plan") return {
		path: logBeside(document),
		onlyIfPresent: false
	};
	if (format !== "prd.json" && format !== "BMAD") return void 0;
	return {
		path: `${document.slice(0, document.lastIndexOf("/") + 1)}progress.txt`,
		onlyIfPresent: true
	};
}
// src/core/plan/feedback.ts
const maxItems = 20;
const maxItemChars = 2e3;
/** People's notes to the agents of a plan: `plans/shop.md` \u2192 `plans/shop.feedback.md`. */
const feedbackPath = (planFile) => `${planFile.replace(/\.[^./]+$/, "")}.feedback.md`;
/** The items below `## Pending`, one a line. They count until a person moves them to `## Processed`. */
function pendingFeedback(text) {
	const items = [];
	let isPending = false;
	for (const line of text.replace(/<!--[\s\S]*?-->/g, "").split(/\r?\n/)) {
		const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
		if (heading !== void 0) isPending = /^pending\b/i.test(heading.trim());
		else if (isPending && /^\s*[-*]\s+\S/.test(line)) items.push(line.replace(/^\s*[-*]\s+(?:\[[ xX]\]\s*)?/, ""));
		else if (isPending && line.trim() !== "") items.push(`${items.pop() ?? ""} ${line.trim()}`);
	}
	return items.map((item) => oneLine(item, maxItemChars)).filter((item) => item !== "").slice(0, maxItems);
}
// src/entry/project/run-place.ts
/** In the engine's folder, named after the repository only: the remote is what the file answers. */
const placesFile = (engineHome, commonDir) => join(engineHome, "places", `${createHash("sha256").update(commonDir).digest("hex").slice(0, 12)}.json`);
/** Undefined if nothing is stored; then the defaults apply, as on a new machine. */
function placeOf(file, plan) {
	const place = readPlaces(file)[plan];
	const { remote = null, stateRef } = typeof place === "object" && place !== null ? place : {};
	if (typeof stateRef !== "string" || remote !== null && typeof remote !== "string") return void 0;
	return {
		remote,
		stateRef
	};
}
/** Synchronous, so that no job ends between its first write and this one. */
function rememberPlace(project) {
	const { places: file, planName: plan, settings, remote } = project;
	if (file === void 0) return;
	const place = {
		remote: remoteName(settings.remote, remote),
		stateRef: settings["state-ref"]
	};
	const remembered = placeOf(file, plan);
	if (remembered?.remote === place.remote && remembered.stateRef === place.stateRef) return;
	mkdirSync(dirname(file), {
		recursive: true,
		mode: 448
	});
	writePlaces(file, {
		...readPlaces(file),
		[plan]: place
	});
}
function forgetPlace(file, plan) {
	const { [plan]: removed, ...others } = readPlaces(file);
	if (removed !== void 0) writePlaces(file, others);
}
const placesIn = (file) => Object.keys(readPlaces(file)).flatMap((plan) => placeOf(file, plan) ?? []);
/** Throws RalphError FILE_UNREADABLE for a damaged file: without it, a run elsewhere would begin again here. */
function readPlaces(file) {
	try {
		const places = storedJson(readFileSync(file, "utf8"));
		if (places === void 0) throw new Error("it is damaged");
		return { ...places };
	} catch (error) {
		const { code, message } = error;
		if (code === "ENOENT" || code === "ENOTDIR") return {};
		throw new RalphError({
			code: "FILE_UNREADABLE",
			message: `${file} cannot be read: ${message}. It says where the runs of this repository are kept.`,
			hint: `Remove it: ${commandSpan("rm", "-r", file)}. A run that was kept elsewhere then needs --remote or --state-ref, once.`,
			cause: error
		});
	}
}
/** As one step, so that a kill in between leaves the former file. */
function writePlaces(file, places) {
	const next = `${file}.${process.pid}`;
	writeFileSync(next, `${JSON.stringify(places, null, 2)}\n`, { mode: 384 });
	renameSync(next, file);
}
/** The remote as the user would name it from any folder, without secrets. */
const remoteName = (setting, address) => setting === void 0 ? null : /[/\\:]/.test(setting) ? address : setting;
/** Without a stated place, a job uses the last one. */
function withRememberedPlace({ settings, sources }, defaultRemote, place) {
	const remote = sources.remote === "default" ? place?.remote ?? defaultRemote : settings.remote;
	const stateRef = sources["state-ref"] === "default" ? place?.stateRef ?? settings["state-ref"] : settings["state-ref"];
	return {
		...settings,
		remote,
		"state-ref": stateRef
	};
}
/** Flags by which the next command finds the run, without those that the configuration file sets. */
function reachedBy({ sources, settings: resolvedSettings }, { settings, config }) {
	const { remote, "state-ref": stateRef } = settings;
	return [
		...typeof config === "string" ? flagWords("config", config) : [],
		...remote === void 0 || sources.remote === "file" ? [] : flagWords("remote", withoutCredentials(remote)),
		...sources["state-ref"] === "file" || sources["state-ref"] === "default" && stateRef === resolvedSettings["state-ref"] ? [] : flagWords("state-ref", stateRef)
	];
}
function otherPlace(project) {
	const { places, planName, settings, remote } = project;
	const place = places === void 0 ? void 0 : placeOf(places, planName);
	const currentRemote = remoteName(settings.remote, remote);
	return place && (place.remote !== currentRemote || place.stateRef !== settings["state-ref"]) ? place : void 0;
}
/** Instead of starting a second run of the plan; the hint has both ways on. */
function runElsewhere({ planFile, planName, config }, place) {
	const remote = place.remote === null ? "this repository" : place.remote;
	const reachedBy = [
		...config === void 0 ? [] : flagWords("config", config),
		...place.remote === null ? [] : flagWords("remote", place.remote),
		...flagWords("state-ref", place.stateRef)
	];
	return new RalphError({
		code: "RUN_ELSEWHERE",
		message: `A run of ${planName} is stored at ${remote} (${place.stateRef}), but this job is configured for another place. Nothing was written.`,
		hint: `To continue that run: ${lineSpan(ralphCommand({
			planFile,
			reachedBy
		}, "run"))}. To start a new one here, add --fresh.`
	});
}
// src/entry/project/project.ts
/** What a run may edit: no `plan.json`, whose progress is in the state. Stories without a list are a folder. */
function documentOf(format, file, queued) {
	if (file === void 0 || format === "plan.json" && queued === void 0) return null;
	return format !== "BMAD" || isSprintStatus(file) ? file : folderOf(file);
}
/** Null at the top, where all other files are too. */
const folderOf = (file) => file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : null;
/** Reports all faults together: RalphError PLAN_INVALID or CONFIG_INVALID (exit 65). */
async function openProject(context, flags, earlierFindings = [], sources = settingSources(context, flags)) {
	const { env, cwd, planText, formerPlan: former } = context;
	const { base, file, inputs, before, planFile, planPath, shownPlan, isDefaultPlan } = await sources;
	const { repository } = base;
	const { toplevel } = repository;
	const files = planText ? {
		...base,
		read: async () => planText,
		listBelow: async () => void 0,
		realPath: async (path) => path
	} : base;
	const { readInFirstFormat: readByAnyFormat, readOptionsOf, readPlanFile, readValidStories: readSoundPart } = await import("./plan-file.js").then((n) => n.t);
	const queue = before.sources.plan === "default" ? before.settings.queue : void 0;
	const reading = {
		files,
		toplevel,
		cwd,
		options: readOptionsOf(before.settings, planText),
		queue
	};
	const shown = before.sources.plan === "flag" ? planFile : shownPlan;
	const { read, fault, planFault } = await readPlan({
		readWhole: () => readPlanFile(planPath, shown, reading),
		readPart: (error) => (fitsTwoFormats(error) ? readByAnyFormat : readSoundPart)(planPath, shown, reading),
		addFindings: (error) => withFindings(error, [
			...earlierFindings,
			...file.findings,
			...before.findings
		]),
		former: asReadPlan(former, planPath),
		isGone: former?.isGone === true
	});
	const resolved = resolveSettings({
		...inputs,
		plan: read.plan
	});
	refuseInvalid([
		...earlierFindings,
		...file.findings,
		...resolved.findings
	], file.name);
	const queued = queuedFile(atTop(planPath, repository.toplevel) ?? "", before.settings.queue);
	const name = read.plan.name ?? queued?.name ?? planName(read.plan, planPath);
	const places = context.checkout ? void 0 : placesFile(engineHome(env), repository.commonDir);
	const settings = {
		...withRememberedPlace(resolved, base.remote, places === void 0 ? void 0 : placeOf(places, name)),
		...resolved.settings.format === "auto" && fault === void 0 && { format: read.detected.name }
	};
	const { address: remote, ...access } = splitCredential(await remoteAddress(repository, settings.remote, context));
	const workBranch = workBranchOf(read.plan, name, settings["branch-prefix"]);
	const [main = planPath, ...otherFiles] = read.sources;
	const document = planText ? null : documentOf(read.format, atTop(main, toplevel), queued);
	const steering = [
		main,
		file.path,
		...otherFiles
	];
	return {
		repository: {
			...repository,
			carriedConfiguration: (of) => withCredential(repository.carriedConfiguration(of), access)
		},
		read: base.read,
		plan: read.plan,
		planName: name,
		planFile: shown,
		isDefaultPlan,
		planPath,
		planAtTop: placeOfPlan(planText, atTop(planPath, toplevel)) ?? planFile,
		queue: queueOfJob(queued, settings.queue),
		document,
		progress: await progressFile(base, {
			settings,
			format: read.format,
			document
		}),
		config: typeof flags["config"] === "string" ? flags["config"] : void 0,
		reachedBy: reachedBy(resolved, {
			settings,
			config: flags["config"]
		}),
		choices: resolved.sources["plan-scope"] === "default" ? read.choices : void 0,
		readBy: async (runSettings) => {
			if (planFault ?? planText) return {};
			const options = {
				...readOptionsOf(runSettings),
				format: runSettings.format === "auto" ? settings.format : runSettings.format
			};
			const namesFormat = runSettings.format !== settings.format;
			if (!isSameJson(options, {
				...reading.options,
				format: settings.format
			})) return rereadFields(await readPlanFile(planPath, shown, {
				...reading,
				options
			}), namesFormat);
			if (fault) throw fault;
			return {};
		},
		settingsNow: settingsReader(context, base, {
			named: flags["config"],
			given: {
				...inputs,
				plan: read.plan
			}
		}),
		places,
		planSource: read.source,
		planFormat: isDetected(resolved.settings, planText, read.detected) ? read.detected : null,
		planFault,
		warnings: [...file.misplaced, ...read.warnings],
		steeringFiles: [...steering, feedbackPath(planPath)].map((path) => relative(toplevel, path)).filter(isInside),
		steeringPaths: steering,
		settings,
		stated: statedSettings({
			...inputs,
			plan: read.plan
		}),
		sources: resolved.sources,
		workBranch,
		workRef: `refs/heads/${workBranch}`,
		stateRef: stateRefOf(name, settings["state-ref"]),
		remote,
		remoteIsOwn: remote === repository.commonDir,
		shownBranch: isName(settings.remote) ? `${settings.remote}/${workBranch}` : workBranch,
		home: homeOf(base.home ?? engineHome(env), repository, {
			remote,
			plan: name
		}),
		agents: join(engineHome(env), "agents"),
		secrets: secretsIn({
			env,
			settings,
			access: access.secrets,
			headers: repository.carriedConfiguration(remote)
		})
	};
}
/** Else reads its valid part; else, after a broken edit, returns the run's last plan. */
async function readPlan(readers) {
	try {
		return { read: await readers.readWhole() };
	} catch (error) {
		const fault = readers.addFindings(error);
		const readPart = await readers.readPart(error);
		if (readPart) return {
			read: readPart,
			fault
		};
		const isGone = readers.isGone && fault instanceof RalphError && fault.code === "PLAN_MISSING";
		if (!readers.former || !(isGone || isPlanFault(fault))) throw fault;
		return {
			read: readers.former,
			fault,
			planFault: fault
		};
	}
}
/** True for faults that an edit of the plan file causes. A missing file is none: somebody removed it. */
const isPlanFault = (error) => error instanceof RalphError && (error.code === "PLAN_INVALID" || error.code === "FILE_UNREADABLE") && error.findings.every((line) => /\[PLAN_\w+\]$/.test(line));
function asReadPlan(former, path) {
	if (former === void 0) return void 0;
	const { plan, source, format } = former;
	return {
		plan,
		source,
		detected: {
			name: format ?? "auto",
			line: null
		},
		format: format === "bmad" ? "BMAD" : format ?? void 0,
		sources: [path],
		choices: void 0,
		warnings: []
	};
}
const fitsTwoFormats = (error) => error instanceof RalphError && error.findings.every((line) => line.endsWith("[PLAN_FORMAT]"));
const isDetected = ({ format }, planText, { name }) => planText === void 0 && format === "auto" && name !== "auto";
/** Also throws the faults of stories that no run left out. */
async function openValidProject(...args) {
	const project = await openProject(...args);
	return {
		...project,
		...await project.readBy(project.settings)
	};
}
const rereadFields = (read, namesFormat) => ({
	plan: read.plan,
	warnings: read.warnings,
	planSource: read.source,
	planFormat: namesFormat ? null : read.detected
});
async function progressFile({ read, repository: { toplevel } }, { settings, format, document }) {
	const log = logOf(settings["progress-file"], {
		format,
		document: settings["write-back"] ? document : null
	});
	if (!log?.onlyIfPresent) return log?.path ?? null;
	return await read(join(toplevel, log.path)).catch(() => void 0) === void 0 ? null : log.path;
}
/** Everything that must not be printed. `headers`: what git sends to the remote. */
const secretsIn = (sources) => [.../* @__PURE__ */ new Set([
	...secretValues(sources.env),
	...secretsOfLogins(sources.env),
	...secretsOfChannels(sources.settings.notify, sources.env),
	...sources.access,
	...headerSecrets(sources.headers)
])];
/** The address of a hook is all that is needed to write there. */
const secretsOfChannels = (channels, env) => channels.flatMap((channel) => "url-env" in channel ? [channel["url-env"], "secret-env" in channel ? channel["secret-env"] : void 0] : []).flatMap((name) => name === void 0 ? [] : env[name] ?? []).filter((value) => value !== "");
/** Throws RalphError CONFIG_INVALID with all findings, if there are any. */
function refuseInvalid(findings, configFile) {
	if (findings.length === 0) return;
	throw new RalphError({
		code: "CONFIG_INVALID",
		message: "The configuration cannot be used; nothing was started.",
		hint: `Fix the problems above; each line starts with where the value comes from. The configuration file is ${configFile}.`,
		findings
	});
}
/** Adds the other findings to an error of the plan. */
function withFindings(error, others) {
	if (!(error instanceof RalphError) || others.length === 0) return error;
	const { code, exit, message, hint, findings } = error;
	return new RalphError({
		code,
		exit,
		message,
		hint,
		findings: [...others, ...findings]
	});
}
/** A plan without a file has none. */
const placeOfPlan = (text, atTopOfTree) => text === void 0 ? atTopOfTree : void 0;
const queueOfJob = (queued, folder) => queued === void 0 || queued.place === "complete" ? null : {
	folder: folder ?? "plans",
	moves: folder !== void 0,
	previous: null
};
function workBranchOf(plan, name, prefix = "ralph/work/") {
	const branch = plan.branch ?? `${prefix}${name}`;
	const fault = branchNameFault(branch);
	if (fault === void 0) return branch;
	throw new RalphError({
		code: "BRANCH_NAME",
		message: `${branch} cannot be the work branch: ${fault}`,
		hint: "Choose another \"branch\" in the plan, such as \"ralph/work/my-plan\"."
	});
}
/** Address of the repository itself, of a remote by name, or of any other repository. */
async function remoteAddress(repository, remote, context) {
	if (remote === void 0) return repository.commonDir;
	const configured = await repository.remoteUrl(remote);
	const address = configured ?? repository.rewriteAddress(remote);
	if (!isPathRemote(address) || /^file:/i.test(address)) return address;
	if (configured === null && !/[/\\]/.test(address)) throw new RalphError({
		code: "REMOTE_UNKNOWN",
		message: `This repository has no remote named ${remote}.`,
		hint: "Use one that `git remote` lists, or a path or URL."
	});
	return resolve(configured === null ? context.cwd : repository.toplevel, address);
}
/** Where the engine keeps its directories on this machine. Throws RalphError HOME_NOT_WRITABLE. */
function engineHome(env) {
	const ralphHome = env["RALPH_HOME"];
	if (ralphHome) return resolve(ralphHome);
	const stateHome = env["XDG_STATE_HOME"];
	const userHome = homeFolder(env);
	if (stateHome) return join(stateHome, "ralph");
	if (userHome) return join(userHome, ".local", "state", "ralph");
	throw new RalphError({
		code: "HOME_NOT_WRITABLE",
		message: "ralph stores its own files below the home folder, but HOME is not set and the system knows none for this user.",
		hint: "Set RALPH_HOME to a writable folder, such as RALPH_HOME=/var/tmp/ralph, and run again."
	});
}
/** The engine's folder for the run of a plan at a remote. */
const homeOf = (home, { toplevel, commonDir }, { remote, plan }) => join(home, `${safeName(basename(toplevel))}-${digest(commonDir, remote)}`, plan);
const safeName = (name) => name.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 40) || "repository";
const digest = (...parts) => createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 12);
const isName = (remote) => remote !== void 0 && /^[\w.-]+$/.test(remote);
// src/adapter/git/state/state-fault.ts
const newerState = (place, read) => new RalphError({
	code: "STATE_NEWER",
	message: `${read.file} in ${place.ref} (commit ${place.commit}) has schema ${read.version}; this ralph knows schemas up to ${read.maxVersion}. Nothing was written.`,
	hint: "A newer version wrote it: update ralph here, or use the Action version of the other jobs."
});
const corruptState = (place, findings, good) => new RalphError({
	code: "STATE_CORRUPT",
	message: `The state in ${place.ref} (commit ${place.commit}) cannot be read: ${shownFindings(findings).join("; ")}. Nothing was written.`,
	hint: recoveryHint(place, good, "None of the 50 states before it can be used."),
	findings: shownFindings(findings)
});
/** The objects are damaged, so git cannot search for an earlier state; other errors are returned unchanged. */
function unreadableState({ remote, ref, commit }, error) {
	if (!(error instanceof RalphError) || error.code !== "OBJECT_UNREADABLE") return error;
	const reflogCommand = commandSpan("git", "reflog", "show", shortRef(ref));
	return new RalphError({
		code: "STATE_UNREADABLE",
		message: `The state in ${ref} (commit ${commit}) of ${withoutCredentials(remote)} is damaged. ${withinSentence(error.message)}. Nothing was written.`,
		hint: `${error.hint} If there is no other copy, ${reflogCommand} lists the states before it: ${commandSpan("git", "update-ref", ref, "COMMIT", commit)} goes back to one.`,
		cause: error
	});
}
/** A file beside those that are loaded: the tasks and their states are known without it. */
const unreadableFile = (remote, path, cause) => {
	const fsckCommand = isPathRemote(remote) ? commandSpan("git", "-C", remote, "fsck", "--full") : commandSpan("git", "fsck", "--full");
	return new RalphError({
		code: "STATE_CORRUPT",
		message: `git cannot read ${path} in the state of the run: its object is damaged or gone.`,
		hint: `${fsckCommand} names what is damaged: fetch it from another clone, or restore it from a backup. \`ralph status\` still shows the tasks, and \`ralph log\` what can be read.`,
		cause
	});
};
/** A readable state that the engine did not produce. */
const untrueState = (place, options) => untrue(place, options, `${commandSpan("git", "log", shortRef(place.ref))} shows who. ${recoveryHint(place, options.good, "It is not known which earlier state is genuine.")}`);
/** The job that noticed it held the lease and has restored its own state. */
const putBackState = (place, options) => untrue(place, options, `${shortRef(place.ref)} was reset to ${options.good}, the state that this job wrote; ${commandSpan("git", "log", shortRef(brokenStateRef(place.ref, place.commit)))} shows the other one. Find out who wrote it, then run again: the run continues from the genuine state.`);
const untrue = (place, { code, findings }, hint) => new RalphError({
	code,
	message: `The state in ${place.ref} (commit ${place.commit}) ${untrueText[code]}: ${shownFindings(findings).join("; ")}. Somebody wrote it, or an agent with access to the repository did.`,
	hint,
	findings: shownFindings(findings)
});
const untrueText = {
	STATE_FORGED: "describes work that did not happen",
	STATE_NOT_ITS_EVENTS: "does not match its events"
};
const brokenStateRef = (ref, commit) => `${ref}-broken-${commit.slice(0, 7)}`;
function recoveryHint(place, good, noGoodState) {
	const remote = withoutCredentials(place.remote);
	const pushCommand = (...refs) => {
		const lease = `--force-with-lease=${place.ref}:${place.commit}`;
		return `${commandLine("git", "fetch", remote, place.ref)} && ${commandLine("git", "push", lease, remote, ...refs)}`;
	};
	const goBackText = good === null ? "The states before it could not be searched: the remote or git did not answer, so look again first." : good === void 0 ? noGoodState : `To go back to the last good state: ${lineSpan(pushCommand(`${good}:${place.ref}`))}.`;
	const moveAsideCommand = pushCommand(`${place.commit}:${brokenStateRef(place.ref, place.commit)}`, `:${place.ref}`);
	return `${goBackText} To move it aside and start a new run: ${lineSpan(moveAsideCommand)}`;
}
/** A file of another version can have a fault in every line. */
const shownFindings = (findings) => cappedLines(findings, 10);
const refusedState = (place, refusal) => new RalphError({
	code: refusal.hint === void 0 ? "REMOTE_REFUSED" : "REF_LOCKED",
	message: `The remote ${withoutCredentials(place.remote)} refuses the state ref ${place.ref}: ${withinSentence(refusal.why)}.`,
	hint: refusal.hint ?? rulesHint(place.ref)
});
const rulesHint = (ref) => ref.startsWith("refs/heads/") ? `Exempt ${dirname$1(shortRef(ref))}/** from the rules of the repository, or give the token the right to push there.` : `Give the token the right to push there, or keep the state in a branch: the setting \`state-ref\`.`;
// src/adapter/git/state/read-state-files.ts
/** Files of the state commit `oid`. `git` may fetch objects; without it, all must be at hand. */
function filesOfState(place) {
	const { store, remote, oid, git } = place;
	const nameOf = (path) => `${oid}:${path}`;
	const readOne = async (path) => git ? (await readObjects(git, [nameOf(path)], lazyFetch))[0] : store.objects.read(nameOf(path));
	return async (paths, onFault = refuse) => {
		const readEach = () => Promise.all(paths.map((path) => readOne(path).catch((error) => {
			onFault(unreadableFile(remote, path, unlessUnreadable(error)), path);
		})));
		const readTogether = (from) => readObjects(from, paths.map(nameOf), lazyFetch);
		return (await (git ? readTogether(git).catch((error) => unlessUnreadable(error) && readEach()) : readEach())).map((object) => object?.type === "blob" ? object.content.toString("utf8") : void 0);
	};
}
function unlessUnreadable(error) {
	if (error instanceof RalphError && error.code === "OBJECT_UNREADABLE") return error;
	throw error;
}
function refuse(fault) {
	throw fault;
}
// src/adapter/git/state/state-files.ts
/** In this order; `tasks.json` exists only for a long plan. */
const stateFiles = [
	"run.json",
	"plan.json",
	"control.json",
	"tasks.json",
	"knowledge-index.json"
];
/** Validates the contents, in the order of `stateFiles`; undefined is a missing file. */
function readStateFiles(contents) {
	const [runJson, planJson, controlJson, tasksJson, indexJson] = contents;
	const run = parse$1("run.json", runJson);
	const plan = parse$1("plan.json", planJson);
	const control = parse$1("control.json", controlJson);
	const expectedFiles = validFilesBeside(versionOf(run));
	const tasks = expectedFiles.tasks ? parse$1("tasks.json", tasksJson) : void 0;
	const index = expectedFiles.index ? parse$1("knowledge-index.json", indexJson) : void 0;
	const newer = newerThan(run, 8) ?? newerThan(control, 1) ?? (tasks && newerThan(tasks, 2));
	if (newer) return newer;
	const findings = [];
	const state = check(RunFile, run, findings);
	const checkedPlan = check(Plan, plan, findings);
	const checkedControl = check(Control, control, findings);
	const records = tasks && check(GatheredTasks, tasks, findings);
	const entries = index && check(IndexFile, index, findings);
	if (tasks && tasksJson === void 0 || index && indexJson === void 0) findings.push(`run.json of schema ${versionOf(run)} cannot be read without this file`);
	if (state === void 0 || checkedPlan === void 0 || checkedControl === void 0 || findings.length > 0) return {
		kind: "corrupt",
		findings
	};
	return {
		kind: "good",
		...runOfFiles(state, {
			tasks: records,
			index: entries
		}),
		plan: checkedPlan,
		control: checkedControl
	};
}
function parse$1(file, content) {
	if (content === void 0) return {
		file,
		finding: `${file} is missing`
	};
	try {
		return {
			file,
			value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(content))
		};
	} catch (error) {
		return {
			file,
			finding: `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`
		};
	}
}
function newerThan(parsed, maxVersion) {
	const version = versionOf(parsed);
	return version > maxVersion ? {
		kind: "newer",
		file: parsed.file,
		version,
		maxVersion
	} : void 0;
}
function versionOf({ value }) {
	const version = typeof value === "object" && value !== null && "schema" in value ? value.schema : 0;
	return typeof version === "number" ? version : 0;
}
function check(schema, parsed, findings) {
	if (parsed.finding !== void 0) {
		findings.push(parsed.finding);
		return;
	}
	const result = schema.safeParse(parsed.value);
	if (result.success) return result.data;
	for (const issue of result.error.issues) findings.push(`${parsed.file}: ${issue.path.map(String).join(".") || "(whole file)"}: ${issueWords(issue, parsed.value)}`);
}
export { withdrawalPath as $, askForNote as A, checkEnvironment as B, placeOf as C, runElsewhere as D, rememberPlace as E, secretsOfLogins as F, userName as G, hasCredential as H, loginVariables as I, storedJson as J, damagedRecord as K, agentEnvironment as L, planOfLog as M, progressNote as N, feedbackPath as O, withProgress as P, withdrawalInWords as Q, belongsToPayer as R, otherPlace as S, placesIn as T, homeFolder as U, cloudFiles as V, serverVariables as W, runFilesWriter as X, nothingGathered as Y, withdrawal as Z, queueOfJob as _, brokenStateRef as a, secretsIn as b, putBackState as c, untrueState as d, adjustable as et, engineHome as f, openValidProject as g, openProject as h, unlessUnreadable as i, logBeside as j, pendingFeedback as k, refusedState as l, isPlanFault as m, stateFiles as n, withChanges as nt, corruptState as o, homeOf as p, missingSegment as q, filesOfState as r, withOverrides as rt, newerState as s, readStateFiles as t, overridesAsStated as tt, unreadableState as u, refuseInvalid as v, placesFile as w, forgetPlace as x, remoteAddress as y, cacheNames as z };
