import { a as shellWord, n as commandLine, r as commitLine } from "./command-line.js";
import { Dn as queueCommand, On as ralphCommand } from "./through-proxy.js";
// src/core/report/words/after-init.ts
/** At most five lines, in order. */
function afterInit({ planFile, also, queue, workflow, unnamed, madeIn, samplePlan, baseline, agent, unchecked }) {
	const plan = shellWord(planFile);
	const runPlan = planFile === "plan.json" ? commandLine("ralph", "run", ...agent) : ralphCommand({ planFile }, "run", ...agent);
	const run = queue ? queueCommand({ reachedBy: agent }) : runPlan;
	const startText = queue ? "and merge it, which begins the first plan." : "merge it, then Actions > ralph > Run workflow.";
	const red = "Fix the failing checks, or remove them from .github/ralph.yml; `--known-red` accepts them as they are.";
	const remote = workflow ? `On GitHub: add the secret ANTHROPIC_API_KEY, open a pull request with this (doctor and the checks run on it), ${startText}` : unnamed ? "On GitHub: `ralph init --action OWNER/REPO@SHA` writes the workflows; OWNER/REPO is the repository with your copy of this program, SHA a full commit of it." : "On GitHub: `ralph init` without --no-workflow writes a workflow.";
	const tasks = `${samplePlan ? `Write your tasks into ${plan}: the ones in it are examples` : `Review the tasks in ${plan}`}.`;
	return ["Next", ...[
		...unchecked ? ["List the checks that every change must pass under `validate` in .github/ralph.yml, such as `validate: [\"npm test\"]`; no run starts without a check."] : [],
		...baseline === "red" ? [red] : [],
		...baseline === "unready" ? ["Change `setup` in .github/ralph.yml so that it passes in a fresh checkout."] : [],
		...madeIn === void 0 || madeIn === "." ? [] : [commandLine("cd", madeIn)],
		tasks,
		...madeIn === void 0 ? [commitLine("Let ralph work on this", [
			planFile,
			...also,
			".github"
		])] : [],
		run,
		...baseline === "red" || baseline === "unready" || unchecked || madeIn !== void 0 ? [] : [remote]
	].map((step, index) => `  ${index + 1}. ${step}`)];
}
/** Printed before the first run. `planName`: `<plan>` if there are several. */
const publicNotice = (planName) => `Anyone who can read the repository can read the run: prompts, the agent's handoffs and check output are on the branch ralph/state/${planName}. In a public repository, that is everyone.`;
export { publicNotice as n, afterInit as t };
