import { h as remainingBudget, m as isUsedUp, p as callBudgets } from "./run-sentence.js";
import { K as noUsage } from "./pass.js";
import { o as readInstructions } from "./from-base.js";
// src/app/calls/make-call.ts
/** A reader may not change the workspace. */
const readingTools = [
	"Read",
	"Grep",
	"Glob"
];
/**
* Makes a call beside the coding agent's, within the remaining budget and the bounds of its row. What it changes in the
* workspace is reverted and never committed. Records nothing, and leaves its answer unread.
*/
async function makeCall(ports, job, request) {
	const { row, about, model, note, gather, guarded } = request;
	const remaining = remainingBudget(job.settings, request.spent, about.usage);
	const noCall = {
		model: model ?? null,
		end: noBudgetLeft,
		usage: noUsage,
		duration_ms: 0,
		edited: []
	};
	if (isUsedUp(remaining)) return noCall;
	const { lent, ...material } = await gather();
	const { iteration, task, attempt } = about;
	const question = {
		iteration,
		task: task.id,
		attempt,
		model,
		...material,
		maxTurns: row.maxTurns ?? job.settings["max-turns"],
		...callBudgets(remaining, row.maxUsd),
		...row.limitMs !== void 0 && { limitMs: row.limitMs },
		schema: row.schema()
	};
	const { agent, show } = ports;
	const call = (start) => guarded(async (signal) => {
		show({
			kind: "note",
			text: note
		});
		try {
			return await start(signal);
		} catch (error) {
			if (row.mayFail === false || signal.aborted) throw error;
			return {
				end: failed(String(error)),
				usage: noUsage,
				durationMs: 0,
				outside: []
			};
		}
	});
	const { end, usage, durationMs, servers, edited } = row.workspace === "none" ? {
		...await call((signal) => ask(agent, {
			...question,
			role: row.role
		}, signal)),
		edited: []
	} : await readWorkspace(ports, job, {
		...request,
		row,
		lent
	}, async () => {
		const { workspace } = ports;
		const systemPrompt = await readInstructions(ports, job);
		const place = {
			workspace: workspace.path,
			cwd: workspace.ensureFolder(".")
		};
		const reader = {
			...question,
			...place,
			pass: row.role,
			systemPrompt,
			allowedTools: readingTools
		};
		return call((signal) => agent.run(reader, signal, (progress) => show({
			kind: "agent",
			iteration,
			progress
		})));
	});
	return {
		model: model ?? null,
		end,
		usage,
		duration_ms: durationMs,
		edited: edited.slice(0, 20),
		...servers && { servers }
	};
}
function ask(agent, question, signal) {
	if (!agent.ask) throw new Error(`${agent.name} answers no questions`);
	return agent.ask(question, signal);
}
/** Has an agent read the workspace, and reverts what it changed there. */
async function readWorkspace(ports, job, request, read) {
	const { row, lent = /* @__PURE__ */ new Map() } = request;
	const { workspace, show } = ports;
	const isSetUp = row.workspace === "set_up";
	if (isSetUp) workspace.markUntrusted();
	const removeLentFiles = isSetUp ? await workspace.addTempFiles(lent) : void 0;
	const { outside, ...outcome } = await read();
	await removeLentFiles?.();
	const edited = isSetUp ? await setUpAgain(ports, job, {
		...request,
		end: outcome.end
	}) : await putBack(ports, request.about, outcome);
	if (edited.length > 0) show({
		kind: "warning",
		text: `${readerName(row)} changed files, which were restored: ${edited.slice(0, 5).join(", ")}`
	});
	return {
		...outcome,
		edited,
		...outside.length > 0 && { end: failed(outside.join("; ")) }
	};
}
const readerName = ({ role }) => role === "review" ? "the reviewer" : `the agent of ${role}`;
/** Tracked files only. Returns the changed ones. */
async function putBack({ workspace }, { tree }, { end }) {
	if (!filledDisk(end)) return (await workspace.resetTracked(tree)).changed;
	await workspace.discard();
	return [];
}
/** All of the workspace, as the coding agent will find it. */
async function setUpAgain({ workspace }, { settings }, { about, end, guarded }) {
	if (end.kind === "cancelled") return [];
	const isDiskFull = filledDisk(end);
	if (isDiskFull) await workspace.discard();
	const capture = isDiskFull ? void 0 : await workspace.capture(about.tree);
	await workspace.restore(about.tree);
	await guarded((signal) => workspace.setUp(settings.setup, signal));
	if (capture === void 0) return [];
	return [
		...capture.changes.map(({ path }) => path),
		...capture.hidden.paths,
		...capture.environment.paths
	];
}
/** Then the workspace was discarded, with the results of set-up. */
const filledDisk = (end) => end?.kind === "error" && end.what === "disk";
const failed = (message) => ({
	kind: "error",
	what: "other",
	message
});
const noBudgetLeft = {
	kind: "error",
	what: "budget",
	message: "no budget is left for it"
};
export { makeCall as n, readingTools as r, filledDisk as t };
