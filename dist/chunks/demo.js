import { o as userGit } from "./user-repository.js";
import { a as shellWord, n as commandLine } from "./command-line.js";
import { a as installedPath } from "./context.js";
import { n as flagHelp } from "../cli/index.js";
import { h as openProject } from "./state-files.js";
import { t as runAndReport } from "./carry-out.js";
import { cp, mkdtemp, realpath } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { tmpdir } from "node:os";
// src/entry/command/demo.ts
const flags = {
	agent: {
		help: "replay (a recording; the default) or claude (the real agent; needs a key or a login)",
		example: "claude"
	},
	model: {
		help: "the model for --agent claude",
		example: "haiku"
	},
	verbose: {
		help: "print each step, as `ralph run --verbose` does",
		toggle: true
	}
};
const templateFolder = installedPath("templates/demo");
const replayAgent = installedPath("dist/replay-agent/index.js");
const demoCommand = {
	help: `Creates a small Node project with a bare repository as its remote, and runs a plan of six tasks on it. Everything is
real except the agent, which replays a recording. Nothing outside the temporary folder is touched.

Usage: ralph demo [options]

Examples:
  ralph demo
  ralph demo --agent claude

Options:
${flagHelp(flags)}`,
	flags,
	run: async (context, { values }) => {
		const folders = await createProject(context);
		context.out(introduction(folders, isReplay(values)));
		const inside = {
			...context,
			cwd: folders.project,
			env: demoEnvironment(context, folders.folder)
		};
		const flagValues = {
			...demoFlags(),
			...agentFlags(values),
			verbose: values["verbose"]
		};
		const code = await runAndReport(await openProject(inside, flagValues), inside, flagValues, {
			cd: folders.project,
			saysNext: false,
			recorded: isReplay(values)
		});
		await userGit(folders.project, inside.env)({ args: [
			"fetch",
			"--quiet",
			"origin"
		] });
		context.out(nextStepsText(folders));
		return code;
	}
};
async function createProject({ env }) {
	const folder = await realpath(await mkdtemp(join(tmpdir(), "ralph-demo-")));
	const folders = {
		folder,
		project: join(folder, "text-tools"),
		origin: join(folder, "origin.git")
	};
	await cp(join(templateFolder, "project"), folders.project, { recursive: true });
	await cp(join(templateFolder, "plan.json"), join(folders.project, "plan.json"));
	const git = userGit(folders.project, env);
	await git({ args: [
		"init",
		"--quiet",
		"--initial-branch=main"
	] });
	for (const [key, value] of [
		["user.name", "ralph demo"],
		["user.email", "demo@ralph.invalid"],
		["commit.gpgSign", "false"],
		["core.hooksPath", "/dev/null"]
	]) await git({ args: [
		"config",
		key,
		value
	] });
	await git({ args: ["add", "--all"] });
	await git({ args: [
		"commit",
		"--quiet",
		"--message",
		"A few functions for texts, and a plan"
	] });
	await git({ args: [
		"clone",
		"--quiet",
		"--bare",
		".",
		folders.origin
	] });
	await git({ args: [
		"remote",
		"add",
		"origin",
		folders.origin
	] });
	return folders;
}
/** The engine's own files stay in the demo's folder. `node` must be the one that runs us, even if PATH has none. */
function demoEnvironment({ env }, folder) {
	const PATH = [dirname(process.execPath), env["PATH"] ?? ""].join(delimiter);
	const inherited = Object.entries(env).filter(([name]) => !name.startsWith("RALPH_"));
	return {
		...Object.fromEntries(inherited),
		PATH,
		RALPH_HOME: join(folder, "ralph-home")
	};
}
const demoFlags = () => ({
	plan: "plan.json",
	remote: "origin",
	validate: ["node --test", "node tools/lint.js"],
	"max-iterations": "20"
});
const isReplay = ({ agent }) => agent === void 0 || agent === "replay";
function agentFlags(values) {
	if (!isReplay(values)) return {
		agent: values["agent"],
		...values["model"] === void 0 ? {} : { model: values["model"] }
	};
	return {
		agent: "command",
		"agent-command": [
			process.execPath,
			replayAgent,
			join(templateFolder, "cassette.json")
		].map(shellWord).join(" ")
	};
}
const introduction = ({ project }, replay) => `${replay ? "A recorded agent works through six small tasks in a new Node project. No key, no cost, no network." : "An agent works through six small tasks in a new Node project. It costs what the agent costs."}
Each attempt ends in one commit that passed both checks, or in no commit at all.

Project  ${project}
`;
const nextStepsText = ({ project }) => `
Go there     ${commandLine("cd", project)}
Read it      git log -p main..origin/ralph/work/demo
The page     ralph report --html report.html
Merge it     git merge --no-ff origin/ralph/work/demo

In your own repository:  ralph start "what you want done"
The project stays where it is; delete it when you have seen enough.
`;
export { demoCommand };
