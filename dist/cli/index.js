#!/usr/bin/env node
import { Dt as errorExitCode, Hn as exits, Jt as worksWithoutRun, Nt as userFault, Ot as errorText, Wt as operatorWords, _r as armFailpoint, a as olderInputs, an as redactor, ln as nearestName, m as settings, t as applyProxySettings, yr as RalphError } from "../chunks/through-proxy.js";
import { n as openRepository } from "../chunks/user-repository.js";
import { c as forceStop, i as textStyleOf, l as requestForceStop, o as packageJson } from "../chunks/context.js";
import { n as secretValues } from "../chunks/secret-values.js";
import { r as helpText } from "../chunks/terminal.js";
import { a as plainLine, v as formatDuration } from "../chunks/one-line.js";
import { r as keepHeapSmall } from "../chunks/small-heap.js";
import { parseArgs } from "node:util";
// src/entry/commands.ts
/** Every command of `ralph`, in the order in which help lists them. */
const commands = [
	{
		words: "help",
		needs: [],
		summary: "what a command or a setting does; `--all`: every one",
		load: async () => (await import("../chunks/command2.js")).helpCommand(commands)
	},
	{
		words: "demo",
		needs: [],
		summary: "see a whole run in a temporary folder, in a few seconds",
		load: async () => (await import("../chunks/demo.js")).demoCommand
	},
	{
		words: "start",
		needs: ["repository", "agent"],
		summary: "draft a plan from a sentence, show it to you, and run it",
		load: async () => (await import("../chunks/command3.js")).startCommand
	},
	{
		words: "init",
		needs: ["repository"],
		summary: "set up a repository: plan, configuration and workflow",
		load: async () => (await import("../chunks/init.js")).initCommand
	},
	{
		words: "doctor",
		needs: [],
		summary: "check what could stop a run here, and how to fix it",
		load: async () => (await import("../chunks/doctor.js")).doctorCommand
	},
	{
		words: "run",
		needs: [
			"repository",
			"plan",
			"agent"
		],
		summary: "run a plan, or continue one",
		load: async () => (await import("../chunks/run.js")).runCommand
	},
	{
		words: "status",
		needs: ["repository", "run"],
		summary: "a run's progress, and what it needs from you",
		load: async () => (await import("../chunks/status2.js")).statusCommand
	},
	{
		words: "dashboard",
		needs: ["repository"],
		summary: "watch and control all runs in the browser",
		load: async () => (await import("../chunks/command.js")).dashboardCommand
	},
	{
		words: "log",
		needs: ["repository", "run"],
		summary: "what happened, event by event, or everything about one iteration",
		load: async () => (await import("../chunks/log.js")).logCommand
	},
	{
		words: "knowledge",
		needs: ["repository", "run"],
		summary: "what a run has learned, from whom, and which prompts included it",
		load: async () => (await import("../chunks/knowledge.js")).knowledgeCommand
	},
	{
		words: "report",
		needs: ["repository", "run"],
		summary: "statistics of a run: retries, checks, handoffs, prompts, time, money",
		load: async () => (await import("../chunks/report.js")).reportCommand
	},
	{
		words: "checkout",
		needs: ["repository", "run"],
		summary: "write the files of any attempt, even a rejected one, to a new folder",
		load: async () => (await import("../chunks/checkout.js")).checkoutCommand
	},
	{
		words: "list",
		needs: ["repository"],
		summary: "every run of this repository, and the disk space it uses here",
		load: async () => (await import("../chunks/list.js")).listCommand
	},
	{
		words: "finish",
		needs: ["repository", "run"],
		summary: "merge the work of a complete run into its base",
		load: async () => (await import("../chunks/finish.js")).finishCommand
	},
	{
		words: "delete",
		needs: ["repository", "run"],
		summary: "show a run's branches, state and files, then remove them",
		load: async () => (await import("../chunks/delete.js")).deleteCommand
	},
	{
		words: "queue",
		needs: ["repository"],
		summary: "the queue of plans: show it, add a plan, remove one",
		load: async () => (await import("../chunks/queue.js")).queueCommand
	},
	{
		words: "replay",
		needs: ["repository", "run"],
		summary: "replay a recorded job without an agent, and compare the results",
		load: async () => (await import("../chunks/replay.js")).replayCommand
	},
	{
		words: "plan create",
		needs: ["repository", "agent"],
		summary: "let an agent draft a plan from a spec, a text or an issue; you see it before it is written",
		load: async () => (await import("../chunks/plan-create.js")).planCreateCommand
	},
	{
		words: "plan lint",
		needs: ["plan"],
		summary: "check a plan for all problems at once",
		load: async () => (await import("../chunks/plan-lint.js")).planLintCommand
	},
	{
		words: "plan convert",
		needs: ["plan"],
		summary: "print a plan of any format as plan.json or as Markdown",
		load: async () => (await import("../chunks/plan-convert.js")).planConvertCommand
	},
	{
		words: "plan graph",
		needs: ["run or plan"],
		summary: "dependencies, ready tasks and the critical path",
		load: async () => (await import("../chunks/plan-graph2.js")).planGraphCommand
	},
	{
		words: "spec lint",
		needs: [],
		summary: "check the specs and their index for all problems at once",
		load: async () => (await import("../chunks/spec-lint.js")).specLintCommand
	},
	{
		words: "spec list",
		needs: [],
		summary: "the specs, with status, open questions and dependencies",
		load: async () => (await import("../chunks/spec-list.js")).specListCommand
	},
	{
		words: "config",
		needs: ["repository"],
		summary: "every setting with its value and its source",
		load: async () => (await import("../chunks/config.js")).configCommand
	},
	{
		words: "orders",
		needs: ["repository", "run or plan"],
		summary: "list orders that are waiting or failed; withdraw one",
		load: async () => (await import("../chunks/orders.js")).ordersCommand
	},
	...Object.keys(operatorWords).map((word) => ({
		words: word,
		needs: ["repository", worksWithoutRun(word) ? "run or plan" : "run"],
		summary: operatorWords[word].summary,
		load: async () => (await import("../chunks/operator.js")).orderCommand(word)
	}))
];
// src/entry/help/overview.ts
/** What people need, in the order in which they need it. */
const sections = {
	Start: {
		"start \"Add a search command\"": "draft a plan, show it to you, and run it",
		run: "run plan.json, or go on where it stopped",
		init: "set up this repository: checks, settings, workflow",
		demo: "watch a whole run: half a minute, no key, no cost"
	},
	Watch: {
		status: "how it went, and what needs you",
		dashboard: "the same in the browser, live, with buttons",
		log: "what happened, attempt by attempt"
	},
	Steer: {
		"hint T-3 \"\u2026\"": "tell its next attempt something",
		"answer T-3 \"\u2026\"": "answer its question",
		"retry T-3 \"\u2026\"": "try it again (ralph skip T-3 gives it up)",
		pause: "start nothing new (ralph stop ends it now)"
	},
	Finish: {
		report: "the page: what was done, and what it cost",
		finish: "merge the work"
	},
	More: {
		doctor: "what could stop a run here, and how to fix it",
		"help --all": "every command and setting"
	}
};
/** Output of `ralph` without a command. */
function overview() {
	return `ralph drives a coding agent through a plan: one checked commit per attempt, or none.\n\n${Object.entries(sections).flatMap(([title, lines]) => [title, ...Object.entries(lines).map(([typed, text]) => `  ${`ralph ${typed}`.padEnd(36)} ${text}`)]).join("\n")}\n`;
}
const commandRows = (listed) => listed.map(({ words, summary }) => `  ${words.padEnd(18)} ${summary}`).join("\n");
/** Help of the first word of several commands, such as `plan`; undefined for any other word. */
function groupHelp(commands, word) {
	const group = commands.filter(({ words }) => words.startsWith(`${word} `));
	if (group.length === 0) return void 0;
	return `Usage: ralph ${word} <command> [options]

${commandRows(group)}

  ralph ${word} <command> --help     options and examples
`;
}
/** Output of `ralph COMMAND --help`; `isWhole`: with `--all`. */
const commandHelp = ({ help, fullHelp }, isWhole) => `${(isWhole ? fullHelp : void 0) ?? help}\n`;
// src/entry/project/flags.ts
/** The flags of some settings, from the table that configuration and environment also use. */
function settingFlags(...names) {
	return Object.fromEntries(names.flatMap((name) => {
		const setting = settings[name];
		const former = Object.entries(setting.formerNames ?? {});
		return [[name, setting], ...former.map(([key, field]) => [key, {
			help: `as --${name} ${field}=`,
			former: true
		}])];
	}));
}
const configFlag = { config: {
	help: "configuration file; default .github/ralph.yml",
	example: "ralph.yml"
} };
const runFlags = {
	...settingFlags("plan", "remote", "state-ref"),
	...configFlag
};
const jsonFlag = { json: {
	help: "one JSON object",
	toggle: true
} };
/** Throws RalphError USAGE (exit 64). `--name=false` turns off what a variable or a file turned on. */
function readFlags(argv, { flags, operands = 0 }, command) {
	const options = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, {
		type: flag.toggle ? "boolean" : "string",
		multiple: flag.repeatable ?? false
	}]));
	const usage = (message, hint = `See \`ralph ${command} --help\`.`) => new RalphError({
		code: "USAGE",
		message: `${command}: ${message}`,
		hint
	});
	for (const [name, { removed }] of Object.entries(flags)) if (removed !== void 0 && optionsOf(argv).some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))) throw usage(`--${name} was removed`, removed);
	let typed;
	try {
		const { args, switched } = extractToggles(argv, flags);
		const { values, positionals } = parseArgs({
			args,
			options,
			allowPositionals: operands > 0
		});
		if (positionals.length > operands) throw new Error(`unexpected argument '${positionals[operands]}'`);
		typed = {
			values: {
				...values,
				...switched
			},
			operands: positionals
		};
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		const unknown = /^Unknown option '(--?[^']+)'/.exec(message)?.[1];
		throw usage(unknown === void 0 ? message : unknownOption(unknown, flags));
	}
	const conflict = conflictIn(typed.values, flags);
	if (conflict !== void 0) throw usage(...conflict);
	return typed;
}
/** Message and hint. */
function conflictIn(values, flags) {
	const isTyped = (name) => values[name] !== void 0 && values[name] !== false;
	for (const [name, { onlyWith, notWith = [] }] of Object.entries(flags).filter(([flag]) => isTyped(flag))) {
		if (onlyWith !== void 0 && !isTyped(onlyWith)) return [`--${name} has an effect only with --${onlyWith}.`, `Add --${onlyWith}, or leave --${name} out.`];
		const other = notWith.find(isTyped);
		if (other !== void 0) return [`--${name} and --${other} cannot be combined.`, "Use only one of them."];
	}
}
/** The same flags, which have an effect only beside another one. */
const flagsOnlyWith = (onlyWith, flags) => Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, {
	...flag,
	onlyWith
}]));
const maxSuggestions = 3;
/** Suggests flags: the new name of an older word, a likely slip, or names that contain the word. */
function unknownOption(typed, flags) {
	const word = typed.replace(/^-+/, "").toLowerCase();
	const names = Object.keys(flags).filter((name) => !isUnlisted(flags[name]));
	const older = Object.keys(olderInputs).filter((name) => names.includes(olderInputs[name] ?? ""));
	const nearest = nearestName(word, [...older, ...names]);
	const containing = names.filter((name) => word.length > 2 && name.split("-").includes(word));
	const suggestions = nearest === void 0 ? containing.slice(0, maxSuggestions) : [olderInputs[nearest] ?? nearest];
	const question = suggestions.length === 0 ? "" : ` Did you mean ${suggestions.map((name) => `--${name}`).join(" or ")}?`;
	return `there is no option '${plainLine(typed, 80)}'.${question}`;
}
/** Arguments before `--`. */
const optionsOf = (argv) => argv.includes("--") ? argv.slice(0, argv.indexOf("--")) : argv;
/** The last value of each toggle, and the arguments without `=true` and `=false`, which `parseArgs` refuses. */
function extractToggles(argv, flags) {
	const end = optionsOf(argv).length;
	const parsedArgs = argv.map((arg, index) => {
		const [, name = "", value = "true"] = index < end && /^--([a-z-]+)(?:=(true|false))?$/.exec(arg) || [];
		return {
			arg,
			name: Object.hasOwn(flags, name) && flags[name]?.toggle ? name : void 0,
			value
		};
	});
	const toggles = parsedArgs.flatMap(({ name, value }) => name === void 0 ? [] : [[name, value === "true"]]);
	return {
		args: parsedArgs.map(({ name, arg }) => name === void 0 ? arg : `--${name}`),
		switched: Object.fromEntries(toggles)
	};
}
/** Each flag with its help, aligned; below a flag that is too long for its column. */
const flagHelp = (flags) => groupedHelp({ "": flags });
function groupedHelp(groups) {
	const rows = Object.entries(groups).map(([group, flags]) => [group, rowsOf(flags)]);
	const leftWidths = rows.flatMap(([, groupRows]) => groupRows.map(([left]) => left.length));
	const width = Math.min(34, Math.max(...leftWidths) + 2);
	const line = ([left, help]) => `${left.length + 2 <= width ? left.padEnd(width) : `${left}\n${" ".repeat(width)}`}${help}`;
	return rows.flatMap(([group, groupRows]) => [...group === "" ? [] : [`\n${group}:`], ...groupRows.map(line)]).join("\n").replace(/^\n/, "");
}
const isUnlisted = (flag) => flag?.removed !== void 0 || flag?.former === true;
const rowsOf = (flags) => Object.entries(flags).flatMap(([name, flag]) => {
	if (isUnlisted(flag)) return [];
	return [[`  --${name}${flag.toggle ? "" : ` ${flag.example ?? "VALUE"}`}`, `${flag.help}${defaultOf(flag)}`]];
});
/** ` (default 10)` if the setting has a default that its help does not mention. */
function defaultOf({ help, toggle, fallback, unit }) {
	if (toggle || /default/i.test(help)) return "";
	if (typeof fallback === "string" && fallback !== "") return ` (default ${fallback.replaceAll("\n", "\\n")})`;
	if (typeof fallback !== "number") return "";
	return ` (default ${unit === "ms" ? formatDuration(fallback) : `${fallback}${unit === "USD" ? " USD" : ""}`})`;
}
/** Reads an iteration number, `7` or `#7`. Throws RalphError USAGE. */
function iterationNumber(command, word = "") {
	const digits = /^#?([1-9]\d{0,8})$/.exec(word)?.[1];
	if (digits !== void 0) return Number(digits);
	throw new RalphError({
		code: "USAGE",
		message: `${command}: expected an iteration number, got '${plainLine(word, 80)}'`,
		hint: `\`ralph log\` shows the numbers. See \`ralph ${command.split(" ")[0]} --help\`.`
	});
}
// src/entry/cli.ts
/** Milliseconds that a job has to release the run after a second signal. */
const forcedStopMs = 3e3;
/** The second signal kills all children; the state is written if that is quick. The third ends the process. */
function onSignals() {
	const controller = new AbortController();
	const exitInterrupted = () => process.exit(exits.interrupted.code);
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
		if (forceStop.aborted) exitInterrupted();
		if (!controller.signal.aborted) return controller.abort();
		requestForceStop();
		setTimeout(exitInterrupted, forcedStopMs).unref();
	});
	process.stdout.on("error", () => controller.abort());
	process.stderr.on("error", () => void 0);
	return controller.signal;
}
/** `--no-color` may stand anywhere before `--`: it is for every command. */
function withoutColorFlag(argv) {
	const end = argv.includes("--") ? argv.indexOf("--") : argv.length;
	return argv.filter((word, index) => index >= end || word !== "--no-color");
}
/** `'a', 'b' or 'c'`. */
const joinWithOr = (words) => [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((part) => part !== "").join(" or ");
/** No command means the overview. */
const isBareHelp = ([first = "--help"]) => ["--help", "-h"].includes(first);
function currentFolder() {
	try {
		return process.cwd();
	} catch (cause) {
		throw new RalphError({
			code: "FOLDER_UNREACHABLE",
			message: "The current folder does not exist any more.",
			hint: "Go to another folder, and run again.",
			cause
		});
	}
}
async function main(processArgs) {
	keepHeapSmall();
	armFailpoint(process.env["RALPH_FAILPOINT"]);
	const argsWithoutColor = withoutColorFlag(processArgs);
	const mayColor = argsWithoutColor.length === processArgs.length;
	const argv = isBareHelp(argsWithoutColor) ? ["help", ...argsWithoutColor.slice(1)] : argsWithoutColor;
	const context = {
		argv: [],
		env: process.env,
		cwd: currentFolder(),
		out: (text) => void process.stdout.write(text),
		err: (text) => void process.stderr.write(text),
		isTty: process.stdout.isTTY === true,
		columns: process.stdout.columns || 100,
		color: mayColor && process.stdout.isTTY === true && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb",
		now: Date.now,
		cancelled: onSignals()
	};
	if (["--version", "-v"].includes(argv[0] ?? "")) return print(context, `${packageJson().version}\n`);
	const listedCommand = commands.find(({ words }) => `${argv.join(" ")} `.startsWith(`${words} `));
	if (!listedCommand) return reportUnknownCommand(context, argv);
	const commandArgs = argv.slice(listedCommand.words.split(" ").length);
	const asksHelp = commandArgs.includes("--help") || commandArgs.includes("-h");
	const prefetchedRepository = listedCommand.needs.includes("repository") && !asksHelp ? prefetchRepository(context) : void 0;
	const command = await listedCommand.load();
	if (asksHelp) return print(context, helpText(commandHelp(command, commandArgs.includes("--all")), textStyleOf(context)));
	applyProxySettings(process.env);
	const commandContext = {
		...context,
		argv: commandArgs,
		...prefetchedRepository && { prefetchedRepository }
	};
	return command.run(commandContext, readFlags(commandArgs, command, listedCommand.words));
}
/** Git works while the command is loaded. */
function prefetchRepository({ cwd, env }) {
	let opening = openRepository({
		cwd,
		env
	});
	opening.catch(() => void 0);
	return () => {
		const repository = opening;
		opening = void 0;
		return repository;
	};
}
/** The first word of several commands, such as `plan`, has its own help. Everything else is an error. */
function reportUnknownCommand(context, argv) {
	const [first = "", second = ""] = argv;
	const group = commands.filter(({ words }) => words.startsWith(`${first} `));
	if (argv.some((word) => word === "--help" || word === "-h")) {
		const help = groupHelp(commands, first);
		if (help !== void 0) return print(context, helpText(help, textStyleOf(context)));
	}
	const names = commands.map(({ words }) => words);
	const suggestion = group.length > 0 && second === "" ? void 0 : nearestName(group.length > 0 ? `${first} ${second}` : first, names);
	const candidates = suggestion === void 0 ? group.map(({ words }) => words) : [suggestion];
	const hint = candidates.length === 0 ? "" : ` Did you mean ${joinWithOr(candidates.map((words) => `'ralph ${words}'`))}?`;
	const typedWords = group.length > 0 && second !== "" ? `${first} ${second}` : first;
	context.err(`Usage: ralph <command> [options]
\`ralph help --all\` lists the commands.
ralph: unknown command '${plainLine(typedWords, 80)}'.${hint}
`);
	return exits.usage.code;
}
function print(context, text) {
	context.out(text);
	return 0;
}
/** A pipe may be slow: exits only when all output is written. */
function exitAfterFlush(code) {
	process.exitCode = code;
	process.stdout.write("", () => process.stderr.write("", () => process.exit(code)));
}
main(process.argv.slice(2)).then(exitAfterFlush, (thrown) => {
	const error = userFault(thrown);
	process.stderr.write(redactor(secretValues(process.env))(errorText(error)));
	exitAfterFlush(errorExitCode(error));
});
export { iterationNumber as a, settingFlags as c, groupHelp as d, overview as f, groupedHelp as i, commandHelp as l, flagHelp as n, jsonFlag as o, flagsOnlyWith as r, runFlags as s, configFlag as t, commandRows as u };
