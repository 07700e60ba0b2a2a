import { N as stateRefOf, gr as withoutCredentials, y as queuedFile } from "./through-proxy.js";
import { t as resolveSettings } from "./resolve.js";
import { i as flagWords } from "./command-line.js";
import { _ as queueOfJob, b as secretsIn, f as engineHome, w as placesFile } from "./state-files.js";
import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
// src/entry/open/project-of-run.ts
/** The plan file may be missing or half saved: the run can still be paused. */
function projectOfRun({ plan, state }, request) {
	const { sources, runRepository, stateRef, context } = request;
	const { env, cwd } = context;
	const { repository, name: remote, address } = runRepository;
	const { settings } = resolveSettings({
		...sources.inputs,
		plan
	});
	const planAtTop = state.plan_file ?? sources.planFile;
	const planPath = resolve(repository.toplevel, planAtTop);
	const prefix = stateRef.slice(0, -(state.plan.length + 1));
	const config = sources.inputs.flags["config"];
	return {
		repository,
		read: sources.base.read,
		remote: address,
		remoteIsOwn: address === repository.commonDir,
		stateRef,
		workRef: `refs/heads/${state.work_branch}`,
		workBranch: state.work_branch,
		shownBranch: remote !== null && /^[\w.-]+$/.test(remote) ? `${remote}/${state.work_branch}` : state.work_branch,
		home: runRepository.home(state.plan),
		plan,
		planName: state.plan,
		planFile: existsSync(planPath) ? relative(cwd, planPath) : state.plan,
		isDefaultPlan: false,
		planAtTop,
		queue: queueOfJob(queuedFile(planAtTop, settings.queue), settings.queue),
		config: typeof config === "string" ? config : void 0,
		places: placesFile(engineHome(env), repository.commonDir),
		reachedBy: [
			...typeof config === "string" ? flagWords("config", config) : [],
			...remote === null ? [] : flagWords("remote", withoutCredentials(remote)),
			...stateRef === stateRefOf(state.plan) ? [] : flagWords("state-ref", prefix)
		],
		settings,
		secrets: secretsIn({
			env,
			settings,
			access: runRepository.secrets,
			headers: repository.carriedConfiguration(address)
		})
	};
}
export { projectOfRun as t };
