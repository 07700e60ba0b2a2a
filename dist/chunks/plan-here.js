import { t as resolveSettings } from "./resolve.js";
import { er as RalphError } from "./through-proxy.js";
import { a as settingSources, i as pathNamed, o as filesOnDisk } from "./setting-sources.js";
import { n as readOptionsOf } from "./plan-file.js";
import { dirname, isAbsolute, relative } from "node:path";
// src/entry/project/plan-here.ts
/** Where the plan is and how it is read here: as a run would, and by flags and environment alone where there is no repository. */
async function locatePlan(context, flags, named) {
	const { cwd, env: environment, cancelled } = context;
	const given = {
		...flags,
		...named !== void 0 && { plan: named }
	};
	const found = await settingSources(context, given).catch((error) => {
		if (error instanceof RalphError && error.code !== "PLAN_FOLDER") return void 0;
		throw error;
	});
	if (found) {
		const { before, base, planFile, planPath, file: config } = found;
		const options = readOptionsOf(before.settings);
		const file = before.sources.plan === "flag" ? planFile : found.shownPlan;
		const { toplevel } = base.repository;
		return {
			file,
			path: planPath,
			reading: {
				...isBelow(toplevel, planPath) ? {
					files: filesOnDisk(cancelled),
					toplevel
				} : alone(planPath, cancelled),
				cwd,
				options
			},
			faults: config.findings
		};
	}
	const { plan: file = "plan.json", ...rest } = given;
	const { settings } = resolveSettings({
		flags: rest,
		environment,
		plan: void 0,
		file: {},
		fileName: ""
	});
	const path = pathNamed(cwd, file);
	return {
		file,
		path,
		reading: {
			...alone(path, cancelled),
			cwd,
			options: readOptionsOf(settings)
		},
		faults: []
	};
}
const isBelow = (folder, path) => {
	const inside = relative(folder, path);
	return !inside.startsWith("..") && !isAbsolute(inside);
};
/** In no repository, or in another one: then no link leads out of it. */
const alone = (path, signal) => ({
	files: {
		...filesOnDisk(signal),
		real: async (one) => one
	},
	toplevel: dirname(path)
});
export { locatePlan as t };
