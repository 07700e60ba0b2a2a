import { h as remainingBudget, m as isUsedUp, p as callBudgets } from "./run-sentence.js";
import { G as noUsage } from "./pass.js";
import { o as readInstructions } from "./from-base.js";
// src/app/phase/validate/call-reader.ts
/** A reader may not change the workspace. */
const readingTools = [
	"Read",
	"Grep",
	"Glob"
];
/**
* Has a fresh agent read a captured change, within the remaining budget. Its own changes in the workspace are restored
* and never committed.
*/
async function callReader(ports, job, call) {
	const { coded, reader } = call;
	const { iteration, task, attempt, tree } = coded;
	const { agent, workspace, show } = ports;
	const remaining = remainingBudget(job.settings, call.spent, coded.usage);
	if (isUsedUp(remaining)) return noBudgetLeft;
	const request = {
		pass: reader.pass,
		iteration,
		task: task.id,
		attempt,
		prompt: await reader.prompt(),
		systemPrompt: await readInstructions(ports, job),
		workspace: workspace.path,
		cwd: workspace.ensureFolder("."),
		model: reader.model,
		maxTurns: reader.maxTurns,
		...reader.limitMs !== void 0 && { limitMs: reader.limitMs },
		...callBudgets(remaining, reader.maxUsd),
		allowedTools: readingTools,
		schema: reader.schema,
		servers: reader.servers
	};
	show({
		kind: "note",
		text: `${reader.model ?? reader.who ?? "a second agent"} ${reader.does} iteration ${iteration}`
	});
	const outcome = await call.guarded(async (signal) => {
		try {
			return await agent.run(request, signal, (progress) => show({
				kind: "agent",
				iteration,
				progress
			}));
		} catch (error) {
			if (!reader.mayFail) throw error;
			return failedCall(error);
		}
	});
	const edited = await (reader.putBack ?? restoreWorkspace(workspace, tree))(outcome);
	if (edited.length > 0) show({
		kind: "warning",
		text: `${readerName(reader)} changed files, which were restored: ${edited.slice(0, 5).join(", ")}`
	});
	return outcome.outside.length === 0 ? {
		...outcome,
		edited
	} : {
		...outcome,
		edited,
		end: meddlingEnd(outcome.outside)
	};
}
const readerName = ({ pass }) => pass === "review" ? "the reviewer" : `the agent of ${pass}`;
/** An agent that changes files outside the workspace is not trusted as a judge. */
const meddlingEnd = (outside) => ({
	kind: "error",
	what: "other",
	message: outside.join("; ")
});
const restoreWorkspace = (workspace, tree) => async ({ end }) => {
	if (end.kind !== "error" || end.what !== "disk") return (await workspace.resetTracked(tree)).changed;
	await workspace.discard();
	return [];
};
const failedCall = (error) => ({
	end: {
		kind: "error",
		what: "other",
		message: String(error)
	},
	outside: [],
	usage: noUsage,
	durationMs: 0
});
const noBudgetLeft = {
	end: {
		kind: "error",
		what: "budget",
		message: "no budget is left for it"
	},
	usage: noUsage,
	durationMs: 0,
	edited: []
};
export { readingTools as n, callReader as t };
