import { _n as RalphError, w as knownPrefixes } from "./through-proxy.js";
import { A as commandLine } from "./due.js";
import { a as runsAt, n as keeperAt, s as withKeeper } from "./kept-runs.js";
import { basename, join } from "node:path";
// src/entry/wire/former-run.ts
const file = "tasks.md";
/**
* The run of a tasks.md at the top that was begun under another name: once it was called by the folder of the repository,
* and in any other folder it is called by that one. Undefined where there is none that goes on.
*/
async function formerRun(project, context) {
	const { planAtTop, planName, repository, settings, read } = project;
	if (planAtTop !== file) return void 0;
	const prefixes = knownPrefixes(settings["state-ref"]);
	const keeper = await keeperAt({
		name: settings.remote ?? null,
		repository,
		prefixes,
		context
	});
	const runs = await withKeeper(keeper, context, ({ store }) => runsAt(keeper, store));
	for (const { plan, run } of runs) {
		const lay = run?.state.plan_file ?? (plan === basename(repository.toplevel) ? file : "");
		if (plan === planName || run?.state.stop?.kind === "complete" || basename(lay) !== file) continue;
		if (!(lay !== file && await read(join(repository.toplevel, lay)).then(Boolean, () => false))) return underName(plan);
	}
}
function underName(plan) {
	const to = `${plan}/${file}`;
	const back = [
		commandLine("mkdir", "-p", plan),
		commandLine("git", "mv", file, to),
		commandLine("git", "commit", "-m", `Move the plan to ${to}`, file, to),
		commandLine("ralph", "run", "--plan", to)
	].join(" && ");
	return new RalphError({
		code: "RUN_ELSEWHERE",
		message: `A run of ${file} is stored under the name ${plan}, and a ${file} at the top is called tasks. Nothing was written.`,
		hint: `To continue that run, put the file into a folder of its name: \`${back}\`. To start a new one here, add --fresh.`
	});
}
export { formerRun as t };
