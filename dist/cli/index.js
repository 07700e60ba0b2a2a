#!/usr/bin/env node
import { An as exits, Nt as errorExitCode, Pt as errorText, Qn as armFailpoint, Qt as beginsWithoutRun, Rt as userFault, a as olderInputs, er as RalphError, gn as redactor, p as settings, r as throughProxy, tn as operatorWords, vn as meantName, wn as fitLine } from "../chunks/through-proxy.js";
import { n as openRepository } from "../chunks/user-repository.js";
import { c as forceStop, i as lookOf, l as requestForceStop, o as packageJson } from "../chunks/context.js";
import { n as secretValues } from "../chunks/secret-values.js";
import { i as plainLine, v as formatDuration } from "../chunks/one-line.js";
import { n as keepHeapSmall } from "../chunks/small-heap.js";
import { parseArgs } from "node:util";
// src/core/report/terminal/help-text.ts
/** Wider lines are hard to read, however wide the terminal is. */
const widest = 120;
/** Where the text beside the longest names begins. */
const margin = 36;
/**
* The help of a command for a terminal: its sentences flow, each flag's text continues below itself. Commands stay whole, to
* be copied. A file or another program gets it as it is written.
*/
function helpText(help, { width, isTty = false }) {
	if (!isTty) return help;
	const columns = Math.min(width, widest);
	const fit = (line) => /^ +ralph |^Usage: /.test(line) ? [line] : fitLine(line, columns, margin);
	return help.split("\n\n").map((part) => (isProse(part) ? part.replaceAll("\n", " ") : part).split("\n").flatMap(fit).join("\n")).join("\n\n");
}
const isProse = (part) => !part.startsWith("Usage:") && part.split("\n").every((line) => /^\S.*[^:]$/.test(line));
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
		needs: ["repository", beginsWithoutRun(word) ? "run or plan" : "run"],
		summary: operatorWords[word].summary,
		load: async () => (await import("../chunks/operator.js")).orderCommand(word)
	}))
];
// src/entry/help/overview.ts
/** What people need, in the order in which they need it. */
const parts = {
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
/** What `ralph` says when it is called without a command. */
function overview() {
	return `ralph drives a coding agent through a plan: one checked commit per attempt, or none.\n\n${Object.entries(parts).flatMap(([part, lines]) => [part, ...Object.entries(lines).map(([typed, text]) => `  ${`ralph ${typed}`.padEnd(36)} ${text}`)]).join("\n")}\n`;
}
/** A line for each of these commands. */
const commandRows = (listed) => listed.map(({ words, summary }) => `  ${words.padEnd(18)} ${summary}`).join("\n");
/** The help of a word that several of the commands begin with, such as `plan`; undefined where none does. */
function groupHelp(commands, word) {
	const within = commands.filter(({ words }) => words.startsWith(`${word} `));
	if (within.length === 0) return void 0;
	return `Usage: ralph ${word} <command> [options]

${commandRows(within)}

  ralph ${word} <command> --help     options and examples
`;
}
/** What `ralph COMMAND --help` says, and with `--all` too. */
const commandHelp = ({ help, fullHelp }, isWhole) => `${(isWhole ? fullHelp : void 0) ?? help}\n`;
// src/entry/project/flags.ts
/** The flags of some settings, from the one table that also feeds configuration and environment. */
function settingFlags(...names) {
	return Object.fromEntries(names.map((name) => [name, settings[name]]));
}
const configFlag = { config: {
	help: "configuration file; default .github/ralph.yml",
	example: "ralph.yml"
} };
/** Which run a command is about. */
const runFlags = {
	...settingFlags("plan", "remote", "state-ref"),
	...configFlag
};
const jsonFlag = { json: {
	help: "one JSON object",
	toggle: true
} };
/**
* Parses strictly: an unknown flag, a missing value or a stray argument is RalphError USAGE (exit 64). A flag without a
* value may also be said as `--name=false`: so what a variable or a file switched on is off.
*/
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
	try {
		const { args, switched } = switchesIn(argv, flags);
		const { values, positionals } = parseArgs({
			args,
			options,
			allowPositionals: operands > 0
		});
		if (positionals.length > operands) throw new Error(`unexpected argument '${positionals[operands]}'`);
		return {
			values: {
				...values,
				...switched
			},
			operands: positionals
		};
	} catch (error) {
		const said = error instanceof Error ? error.message : String(error);
		const unknown = /^Unknown option '(--?[^']+)'/.exec(said)?.[1];
		throw usage(unknown === void 0 ? said : unknownOption(unknown, flags));
	}
}
const mostLikely = 3;
/** With the flags that were probably meant: an older word for one, a slip, or a part of a name. */
function unknownOption(typed, flags) {
	const word = typed.replace(/^-+/, "").toLowerCase();
	const names = Object.keys(flags).filter((name) => flags[name]?.removed === void 0);
	const older = Object.keys(olderInputs).filter((name) => names.includes(olderInputs[name] ?? ""));
	const meant = meantName(word, [...older, ...names]);
	const within = names.filter((name) => word.length > 2 && name.split("-").includes(word));
	const likely = meant === void 0 ? within.slice(0, mostLikely) : [olderInputs[meant] ?? meant];
	const words = likely.length === 0 ? "" : ` Did you mean ${likely.map((name) => `--${name}`).join(" or ")}?`;
	return `there is no option '${plainLine(typed, 80)}'.${words}`;
}
/** What stands before `--`. */
const optionsOf = (argv) => argv.includes("--") ? argv.slice(0, argv.indexOf("--")) : argv;
/** Toggles with what was said of each last, and the arguments without what `parseArgs` does not know. */
function switchesIn(argv, flags) {
	const end = optionsOf(argv).length;
	const said = argv.map((arg, at) => {
		const [, name = "", value = "true"] = at < end && /^--([a-z-]+)(?:=(true|false))?$/.exec(arg) || [];
		return {
			arg,
			name: Object.hasOwn(flags, name) && flags[name]?.toggle ? name : void 0,
			value
		};
	});
	const switched = said.flatMap(({ name, value }) => name === void 0 ? [] : [[name, value === "true"]]);
	return {
		args: said.map(({ name, arg }) => name === void 0 ? arg : `--${name}`),
		switched: Object.fromEntries(switched)
	};
}
/** Each flag with its help, aligned; below a flag that is too long for its column. */
const flagHelp = (flags) => groupedHelp({ "": flags });
/** The same below the name of each group. */
function groupedHelp(groups) {
	const rows = Object.entries(groups).map(([group, flags]) => [group, rowsOf(flags)]);
	const lefts = rows.flatMap(([, of]) => of.map(([left]) => left.length));
	const width = Math.min(34, Math.max(...lefts) + 2);
	const line = ([left, help]) => `${left.length + 2 <= width ? left.padEnd(width) : `${left}\n${" ".repeat(width)}`}${help}`;
	return rows.flatMap(([group, of]) => [...group === "" ? [] : [`\n${group}:`], ...of.map(line)]).join("\n").replace(/^\n/, "");
}
const rowsOf = (flags) => Object.entries(flags).flatMap(([name, flag]) => {
	if (flag.removed !== void 0) return [];
	return [[`  --${name}${flag.toggle ? "" : ` ${flag.example ?? "VALUE"}`}`, `${flag.help}${defaultOf(flag)}`]];
});
/** ` (default 10)` where the setting has one and its help does not say so itself. */
function defaultOf({ help, toggle, fallback, unit }) {
	if (toggle || /default/i.test(help)) return "";
	if (typeof fallback === "string" && fallback !== "") return ` (default ${fallback.replaceAll("\n", "\\n")})`;
	if (typeof fallback !== "number") return "";
	return ` (default ${unit === "ms" ? formatDuration(fallback) : `${fallback}${unit === "USD" ? " USD" : ""}`})`;
}
/** The number that a user typed for an iteration, `7` or `#7`. Throws RalphError USAGE. */
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
/** How long a job has to give the run back when its user asks a second time. */
const handBackMs = 3e3;
/**
* A second signal means that the user does not want to wait: what was started is killed, and the state is written if that
* is quick; where it is not, readers see that this process is gone. A third one ends it at once.
*/
function onSignals() {
	const controller = new AbortController();
	const leaveNow = () => process.exit(exits.interrupted.code);
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
		if (forceStop.aborted) leaveNow();
		if (!controller.signal.aborted) return controller.abort();
		requestForceStop();
		setTimeout(leaveNow, handBackMs).unref();
	});
	process.stdout.on("error", () => controller.abort());
	process.stderr.on("error", () => void 0);
	return controller.signal;
}
/** `--no-color` may stand anywhere before `--`: it is for every command. */
function withoutColorFlag(argv) {
	const end = argv.includes("--") ? argv.indexOf("--") : argv.length;
	return argv.filter((word, at) => at >= end || word !== "--no-color");
}
/** `'a', 'b' or 'c'`. */
const either = (words) => [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((part) => part !== "").join(" or ");
/** Without a command: the overview is what was meant. */
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
async function main(given) {
	keepHeapSmall();
	armFailpoint(process.env["RALPH_FAILPOINT"]);
	const plain = withoutColorFlag(given);
	const asked = plain.length === given.length;
	const argv = isBareHelp(plain) ? ["help", ...plain.slice(1)] : plain;
	const context = {
		argv: [],
		env: process.env,
		cwd: currentFolder(),
		out: (text) => void process.stdout.write(text),
		err: (text) => void process.stderr.write(text),
		isTty: process.stdout.isTTY === true,
		columns: process.stdout.columns || 100,
		color: asked && process.stdout.isTTY === true && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb",
		now: Date.now,
		cancelled: onSignals()
	};
	if (["--version", "-v"].includes(argv[0] ?? "")) return say(context, `${packageJson().version}\n`);
	const listed = commands.find(({ words }) => `${argv.join(" ")} `.startsWith(`${words} `));
	if (!listed) return unlisted(context, argv);
	const rest = argv.slice(listed.words.split(" ").length);
	const asksHelp = rest.includes("--help") || rest.includes("-h");
	const repositoryAhead = listed.needs.includes("repository") && !asksHelp ? lookAhead(context) : void 0;
	const command = await listed.load();
	if (asksHelp) return say(context, helpText(commandHelp(command, rest.includes("--all")), lookOf(context)));
	throughProxy(process.env);
	const its = {
		...context,
		argv: rest,
		...repositoryAhead && { repositoryAhead }
	};
	return command.run(its, readFlags(rest, command, listed.words));
}
/** Git is at work while the command is loaded. */
function lookAhead({ cwd, env }) {
	let looking = openRepository({
		cwd,
		env
	});
	looking.catch(() => void 0);
	return () => {
		const taken = looking;
		looking = void 0;
		return taken;
	};
}
/** A word that several commands begin with, such as `plan`, has a help of its own; of anything else the fault comes last. */
function unlisted(context, argv) {
	const [first = "", second = ""] = argv;
	const within = commands.filter(({ words }) => words.startsWith(`${first} `));
	if (argv.some((word) => word === "--help" || word === "-h")) {
		const help = groupHelp(commands, first);
		if (help !== void 0) return say(context, helpText(help, lookOf(context)));
	}
	const names = commands.map(({ words }) => words);
	const meant = within.length > 0 && second === "" ? void 0 : meantName(within.length > 0 ? `${first} ${second}` : first, names);
	const likely = meant === void 0 ? within.map(({ words }) => words) : [meant];
	const hint = likely.length === 0 ? "" : ` Did you mean ${either(likely.map((words) => `'ralph ${words}'`))}?`;
	const named = within.length > 0 && second !== "" ? `${first} ${second}` : first;
	context.err(`Usage: ralph <command> [options]
\`ralph help --all\` lists the commands.
ralph: unknown command '${plainLine(named, 80)}'.${hint}
`);
	return exits.usage.code;
}
function say(context, text) {
	context.out(text);
	return 0;
}
/** Ends only when everything that was said has left the process: a pipe may be slow. */
function leave(code) {
	process.exitCode = code;
	process.stdout.write("", () => process.stderr.write("", () => process.exit(code)));
}
main(process.argv.slice(2)).then(leave, (thrown) => {
	const error = userFault(thrown);
	process.stderr.write(redactor(secretValues(process.env))(errorText(error)));
	leave(errorExitCode(error));
});
export { jsonFlag as a, commandHelp as c, overview as d, helpText as f, iterationNumber as i, commandRows as l, flagHelp as n, runFlags as o, groupedHelp as r, settingFlags as s, configFlag as t, groupHelp as u };
