import { F as inertJson, Pt as redactor, hn as withoutCredentials } from "./through-proxy.js";
import { r as statusText } from "./status-text.js";
import { g as queueSentence, m as planInQueue, n as nextHere, o as queueHere } from "./queue-here.js";
import { r as statusReport } from "./status.js";
import { r as shownPath } from "./branch-name.js";
import { n as lookAtRun, t as lookAtPast } from "./look-at-run.js";
import { i as lookOf } from "./context.js";
import { a as jsonFlag, n as flagHelp, s as settingFlags, t as configFlag } from "../cli/index.js";
import { n as statusContext } from "./status-context.js";
// src/entry/command/status.ts
const flags = {
	...settingFlags("plan", "remote", "state-ref", "cost-budget"),
	...configFlag,
	...jsonFlag,
	watch: {
		help: "keep showing it until the run is complete or needs a person",
		toggle: true
	}
};
const statusCommand = {
	help: `Shows a run's progress, what it cost and what it needs. Changes nothing.

Usage: ralph status [options]

Examples:
  ralph status --plan plan.json
  ralph status --json
  ralph status --watch

Options:
${flagHelp(flags)}`,
	flags,
	run: async (context, { values }) => {
		if (values["watch"]) {
			const { watchStatus } = await import("./status-watch.js");
			return lookAtPast(context, values, (opened) => watchStatus(opened, context));
		}
		const { project, run, at } = await lookAtRun(context, values, async ({ project, access, run: loaded }) => {
			return {
				project,
				run: loaded,
				at: await statusContext(project, access, {
					context,
					run: loaded
				})
			};
		});
		const { repository, remoteIsOwn } = project;
		const near = {
			repository: repository.toplevel,
			home: context.env["HOME"]
		};
		const remote = remoteIsOwn ? "this repository" : shownPath(withoutCredentials(project.remote), near);
		const report = statusReport(run, at);
		const here = project.queue?.moves || run.state.queue !== null ? await queueHere(context, values) : void 0;
		const text = values["json"] ? inertJson({
			...report,
			queue: here ? planInQueue(here.queue, nextHere(here), project.planName) : null
		}, 2) : statusText(report, {
			...lookOf(context),
			now: at.now,
			remote
		}).join("\n");
		context.out(`${redactor(project.secrets)(text)}\n`);
		if (here && !values["json"]) context.out(`${queueSentence(here.queue, project.planName)}\n`);
		return 0;
	}
};
export { statusCommand };
