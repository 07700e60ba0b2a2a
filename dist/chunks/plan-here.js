import { t as resolveSettings } from "./resolve.js";
import { yr as RalphError } from "./through-proxy.js";
import { a as settingSources, i as pathNamed, o as filesOnDisk } from "./setting-sources.js";
import { n as readOptionsOf } from "./plan-file.js";
import { dirname, isAbsolute, relative } from "node:path";
// src/entry/project/plan-here.ts
/** Locates the plan as a run would; outside of a repository, by flags and environment only. */
async function locatePlan(context, flags, typedPath) {
	const { cwd, env: environment, cancelled } = context;
	const allFlags = {
		...flags,
		...typedPath !== void 0 && { plan: typedPath }
	};
	const sources = await settingSources(context, allFlags).catch((error) => {
		if (error instanceof RalphError && error.code !== "PLAN_FOLDER") return void 0;
		throw error;
	});
	if (sources) {
		const { before, base, planFile, planPath, file: config } = sources;
		const options = readOptionsOf(before.settings);
		const file = before.sources.plan === "flag" ? planFile : sources.shownPlan;
		const { toplevel } = base.repository;
		return {
			file,
			path: planPath,
			reading: {
				...isBelow(toplevel, planPath) ? {
					files: filesOnDisk(cancelled),
					toplevel
				} : standaloneFiles(planPath, cancelled),
				cwd,
				options
			},
			faults: config.findings
		};
	}
	const { plan: file = "plan.json", ...rest } = allFlags;
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
			...standaloneFiles(path, cancelled),
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
/** Outside of the repository, no link leads out of it. */
const standaloneFiles = (path, signal) => ({
	files: {
		...filesOnDisk(signal),
		realPath: async (file) => file
	},
	toplevel: dirname(path)
});
export { locatePlan as t };
