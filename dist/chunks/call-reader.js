import { d as callBudgets, f as isTooLittle, p as leftOfRun } from "./run-sentence.js";
import { G as noUsage } from "./pass.js";
import { i as instructionsFor } from "./from-base.js";
// src/app/phase/validate/call-reader.ts
/** It looks and answers; the workspace is none of its business. */
const readingTools = [
	"Read",
	"Grep",
	"Glob"
];
/**
* Has a fresh agent look at a captured change, within what is left of the run's budget. What counts is the tree that was
* captured before: whatever this agent leaves in the workspace is put back, and is in no commit.
*/
async function callReader(ports, job, given) {
	const { coded, reader } = given;
	const { iteration, task, attempt, tree } = coded;
	const { agent, workspace, show } = ports;
	const left = leftOfRun(job.settings, given.spent, coded.usage);
	if (isTooLittle(left)) return nothingLeft;
	const request = {
		pass: reader.pass,
		iteration,
		task: task.id,
		attempt,
		prompt: await reader.prompt(),
		systemPrompt: await instructionsFor(ports, job),
		workspace: workspace.path,
		cwd: workspace.folder("."),
		model: reader.model,
		maxTurns: reader.maxTurns,
		...reader.limitMs !== void 0 && { limitMs: reader.limitMs },
		...callBudgets(left, reader.mostUsd),
		allowedTools: readingTools,
		schema: reader.schema,
		servers: reader.servers
	};
	show({
		kind: "note",
		text: `${reader.model ?? reader.who ?? "a second agent"} ${reader.does} iteration ${iteration}`
	});
	const outcome = await given.guarded(async (signal) => {
		try {
			return await agent.run(request, signal, (progress) => show({
				kind: "agent",
				iteration,
				progress
			}));
		} catch (error) {
			if (!reader.mayFail) throw error;
			return notMade(error);
		}
	});
	const edited = await (reader.putBack ?? putBackIn(workspace, tree))(outcome);
	if (edited.length > 0) show({
		kind: "warning",
		text: `${who(reader)} changed files, which were restored: ${edited.slice(0, 5).join(", ")}`
	});
	return outcome.outside.length === 0 ? {
		...outcome,
		edited
	} : {
		...outcome,
		edited,
		end: meddled(outcome.outside)
	};
}
const who = ({ pass }) => pass === "review" ? "the reviewer" : `the agent of ${pass}`;
/** Who changes files outside of the workspace is no judge of others. */
const meddled = (outside) => ({
	kind: "error",
	what: "other",
	message: outside.join("; ")
});
const putBackIn = (workspace, tree) => async ({ end }) => {
	if (end.kind !== "error" || end.what !== "disk") return (await workspace.resetTracked(tree)).changed;
	await workspace.discard();
	return [];
};
const notMade = (error) => ({
	end: {
		kind: "error",
		what: "other",
		message: String(error)
	},
	outside: [],
	usage: noUsage,
	durationMs: 0
});
const nothingLeft = {
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
