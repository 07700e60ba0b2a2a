import { o as userGit } from "./user-repository.js";
import { A as commandLine, N as shellWord } from "./due.js";
import { a as installed } from "./context.js";
import { n as flagHelp } from "../cli/index.js";
import { a as openProject } from "./state-files.js";
import { t as carryOut } from "./carry-out.js";
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
	}
};
const materials = installed("templates/demo");
const replayAgent = installed("dist/replay-agent/index.js");
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
		const place = await makeProject(context);
		context.out(introduction(place));
		const inside = {
			...context,
			cwd: place.project,
			env: demoEnvironment(context, place.folder)
		};
		const given = {
			...demoFlags(),
			...agentFlags(values)
		};
		const code = await carryOut(await openProject(inside, given), inside, given, { cd: place.project });
		await userGit(place.project, inside.env)({ args: [
			"fetch",
			"--quiet",
			"origin"
		] });
		context.out(whatNext(place));
		return code;
	}
};
async function makeProject({ env }) {
	const folder = await realpath(await mkdtemp(join(tmpdir(), "ralph-demo-")));
	const place = {
		folder,
		project: join(folder, "text-tools"),
		origin: join(folder, "origin.git")
	};
	await cp(join(materials, "project"), place.project, { recursive: true });
	await cp(join(materials, "plan.json"), join(place.project, "plan.json"));
	const git = userGit(place.project, env);
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
		place.origin
	] });
	await git({ args: [
		"remote",
		"add",
		"origin",
		place.origin
	] });
	return place;
}
/** The engine's own files stay in the demo's folder; `node` is the one that runs us, also where PATH has none. */
function demoEnvironment({ env }, folder) {
	const PATH = [dirname(process.execPath), env["PATH"] ?? ""].join(delimiter);
	const kept = Object.entries(env).filter(([name]) => !name.startsWith("RALPH_"));
	return {
		...Object.fromEntries(kept),
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
function agentFlags(values) {
	if (values["agent"] !== void 0 && values["agent"] !== "replay") return {
		agent: values["agent"],
		...values["model"] === void 0 ? {} : { model: values["model"] }
	};
	return {
		agent: "command",
		"agent-command": [
			process.execPath,
			replayAgent,
			join(materials, "cassette.json")
		].map(shellWord).join(" ")
	};
}
const introduction = ({ project, origin }) => `A small Node project was created in ${project}
with ${origin} as its remote. Its plan has six tasks. Each iteration ends in one commit that passed
\`node --test\` and \`node tools/lint.js\`, or in no commit at all.

`;
const whatNext = ({ project }) => `
Take a look:
    ${commandLine("cd", project)}
  One commit per task, each with its checks passed:
    git log --oneline --graph origin/ralph/work/demo
  A commit, with the agent's handoff as its message:
    git show origin/ralph/work/demo
  The state of the run as a page:
    git show origin/ralph/state/demo:README.md
  Every state of the run:
    git log --oneline origin/ralph/state/demo

In your own repository:
  ralph init      finds its checks, writes an example plan, and says what to do next
`;
export { demoCommand };
