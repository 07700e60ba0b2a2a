import { yr as RalphError, z as inertJson } from "./through-proxy.js";
import { d as planName } from "./plan-folder.js";
import { t as markdownOf } from "./markdown.js";
import { t as planGraph } from "./plan-graph.js";
import { i as taskGraph } from "./progress.js";
import { t as planTree } from "./plan-tree.js";
import { C as recordsOf, w as statusIn } from "./slices.js";
import { i as withRun } from "./look-at-run.js";
import { i as textStyleOf } from "./context.js";
import { c as settingFlags, n as flagHelp, o as jsonFlag, t as configFlag } from "../cli/index.js";
import { i as readPlanFile } from "./plan-file.js";
import { t as locatePlan } from "./plan-here.js";
// src/entry/command/plan-graph.ts
const flags = {
	...settingFlags("plan", "format", "plan-subtasks", "plan-tag", "plan-scope", "remote", "state-ref"),
	...configFlag,
	"file-only": {
		help: "show the plan as it is in the file, even if it has been run",
		toggle: true
	},
	mermaid: {
		help: "print the graph as Mermaid, for GitHub's Markdown",
		toggle: true,
		notWith: ["json"]
	},
	...jsonFlag
};
const planGraphCommand = {
	help: `Shows a plan as a tree: each task below those it waits for, with its status if the plan has been run.
Changes nothing.

Usage: ralph plan graph [FILE] [options]

Examples:
  ralph plan graph
  ralph plan graph plans/next.json --file-only
  ralph plan graph --mermaid

Options:
${flagHelp(flags)}`,
	flags,
	operands: 1,
	run: async (context, { values, operands }) => {
		const [plan = values["plan"]] = operands;
		const flagValues = plan === void 0 ? values : {
			...values,
			plan
		};
		const { name, ...run } = values["file-only"] ? await fromFile(context, flagValues) : await fromRun(context, flagValues);
		context.out(`${formatPlan(run, {
			name,
			context,
			values
		})}\n`);
		return 0;
	}
};
function formatPlan({ plan, state }, { name, context, values }) {
	if (values["mermaid"]) return markdownOf([taskGraph(plan, state ? recordsOf(plan, state) : plan.tasks)]);
	const statusInFile = new Map(plan.tasks.map(({ id, status }) => [id, status]));
	const statusOf = state ? statusIn(state) : (id) => statusInFile.get(id) ?? "pending";
	const graph = planGraph(plan, {
		name,
		source: state ? "run" : "file",
		statusOf
	});
	if (values["json"]) return inertJson(graph, 2);
	return planTree(graph, textStyleOf(context)).join("\n");
}
async function fromFile(context, flagValues) {
	const planFlag = typeof flagValues["plan"] === "string" ? flagValues["plan"] : void 0;
	const { file, path, reading } = await locatePlan(context, flagValues, planFlag);
	const { plan } = await readPlanFile(path, file, reading);
	return {
		name: planName(plan, path),
		plan,
		state: null
	};
}
const withoutRun = ["NOT_A_REPOSITORY", "EMPTY_REPOSITORY"];
async function fromRun(context, flagValues) {
	try {
		return await withRun(context, flagValues, {
			look: async ({ project, run }) => ({
				name: project.planName,
				plan: run.plan,
				state: run.state
			}),
			unbegun: async ({ project }) => ({
				name: project.planName,
				plan: project.plan,
				state: null
			}),
			readsOrigin: true
		});
	} catch (error) {
		if (!(error instanceof RalphError) || !withoutRun.includes(error.code)) throw error;
		return fromFile(context, flagValues);
	}
}
export { planGraphCommand };
