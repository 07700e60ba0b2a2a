import { Cn as assertNever } from "./run-sentence.js";
// src/core/run/attempt/attempt-verdict.ts
/** First wait where no time is named, after a limit or an overload (failure model C6); doubled for each one in a row. */
const firstWaitMs = 3e5;
const longestWaitMs = 36e5;
/** A limit is lifted to the minute: going on a minute later does not meet it again. */
const afterResetMs = 6e4;
/**
* What an agent call means for the attempt, before any check has run (docs/design.md#how-an-agent-call-ends). Nothing passes without a change,
* and an agent that changed nothing and asks a person interrupts:
* errors, non-zero exits, time-outs and empty diffs fail, but for a task whose parts are all that it needs; limits and
* outages interrupt.
*/
function attemptVerdict(request) {
	const { end } = request;
	switch (end.kind) {
		case "finished": return changed(request, "no_changes", "the agent finished without changing a file");
		case "no_result": return changed(request, "no_result", "the agent gave no answer and changed nothing");
		case "error":
			if (end.what === "budget") return interrupt("budget", errorInWords.budget(end.message), null);
			return {
				kind: "fail",
				cause: "agent_error",
				why: errorInWords[end.what](end.message)
			};
		case "crashed": return crashed(end, request.losses);
		case "timed_out": return {
			kind: "fail",
			cause: "agent_timed_out",
			why: timeoutInWords[end.limit](roughly(end.afterMs))
		};
		case "usage_limit": return interrupt("usage_limit", end.message, limitUntil(end.until, request));
		case "overloaded": return interrupt("overloaded", end.message, iso(request.now + growingWait(request.waits)));
		case "billing": return interrupt("billing", end.message, null);
		case "auth": return interrupt("auth", end.message, null);
		case "cancelled": return interrupt("cancelled", "the job was cancelled", null);
		default: return assertNever(end);
	}
}
function changed(request, cause, why) {
	if (request.findings.length > 0) return {
		kind: "fail",
		cause: "guard",
		why: request.findings.join("; ")
	};
	if (typeof request.unready === "string") return {
		kind: "fail",
		cause: "checks",
		why: request.unready
	};
	if (request.account) return {
		kind: "fail",
		...request.account
	};
	if (!request.hasChanges && !request.closes && request.question) return interrupt("asked", request.question.why, null);
	return request.hasChanges || request.closes ? { kind: "validate" } : {
		kind: "fail",
		cause,
		why
	};
}
const interrupt = (cause, why, until) => ({
	kind: "interrupt",
	cause,
	why,
	until
});
const errorInWords = {
	turns: (message) => `the agent used up its turns: ${message}`,
	budget: (message) => `the agent used up the budget: ${message}`,
	structured_output: (message) => `the agent could not give its answer in the right form: ${message}`,
	refused: (message) => `the model refused: ${message}`,
	disk: (message) => `the agent filled the disk: ${message}`,
	limit: (message) => `the agent was ended because ${message}`,
	other: (message) => `the agent reported an error: ${message}`
};
const timeoutInWords = {
	wall: (after) => `the agent was stopped after ${after} (agent-timeout)`,
	idle: (after) => `the agent produced no more output and was stopped ${after} after its start (agent-idle-timeout)`
};
function crashInWords(end) {
	const tail = end.tail.trim().slice(-500);
	return `the agent ${howItDied(end)}${tail ? `: ${tail}` : ""}`;
}
function howItDied(end) {
	const killed = killedBy(end);
	if (killed === "SIGKILL") return "was killed from outside (SIGKILL), as happens when memory runs out";
	if (killed === "SIGTERM") return "was stopped from outside (SIGTERM)";
	if (end.signal) return `was killed by ${end.signal}`;
	return end.exitCode === null ? "crashed" : `exited with code ${end.exitCode}`;
}
/** Not by us: what we end is timed out or cancelled. A shell answers 128 and the signal's number for its child. */
function killedBy({ exitCode, signal }) {
	if (signal === "SIGKILL" || exitCode === 137) return "SIGKILL";
	return signal === "SIGTERM" || exitCode === 143 ? "SIGTERM" : void 0;
}
function limitUntil(until, { now, waits }) {
	return iso(until === null ? now + growingWait(waits) : Math.max(Date.parse(until), now) + afterResetMs);
}
const growingWait = (waits) => Math.min(firstWaitMs * 2 ** Math.min(waits, 10), longestWaitMs);
/** Whoever killed it was not the task, but for one that is killed again and again (failure model C4, P13). */
function crashed(end, losses) {
	const why = crashInWords(end);
	if (killedBy(end) === void 0) return {
		kind: "fail",
		cause: "agent_crashed",
		why
	};
	if (losses < 2) return interrupt("agent_killed", why, null);
	return {
		kind: "fail",
		cause: "agent_crashed",
		why: `3 times in a row a runner was lost or ${why}`
	};
}
const iso = (ms) => new Date(ms).toISOString();
/** Whole minutes, so that two time-outs of the same kind read alike. */
const roughly = (ms) => ms < 6e4 ? `${Math.round(ms / 1e3)} s` : `${Math.round(ms / 6e4)} min`;
export { attemptVerdict as n, afterResetMs as t };
