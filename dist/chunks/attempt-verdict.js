import { xn as assertNever } from "./run-sentence.js";
// src/core/run/attempt/attempt-verdict.ts
/** If a limit or an overload names no time (failure model C6). Doubled for each wait in a row. */
const firstWaitMs = 3e5;
const maxWaitMs = 36e5;
/** Limits are lifted to the minute: a minute later the next call does not meet them again. */
const afterResetMs = 6e4;
/** Judges an agent call before any check has run (docs/design.md#how-an-agent-call-ends). */
function attemptVerdict(request) {
	const { end } = request;
	switch (end.kind) {
		case "finished": return verdictByChanges(request, "no_changes", "the agent finished without changing a file");
		case "no_result": return verdictByChanges(request, "no_result", "the agent gave no answer and changed nothing");
		case "error":
			if (end.what === "budget") return interrupt("budget", errorInWords.budget(end.message), null);
			return {
				kind: "fail",
				cause: "agent_error",
				why: errorInWords[end.what](end.message)
			};
		case "crashed": return crashVerdict(end, request.losses);
		case "timed_out": return {
			kind: "fail",
			cause: "agent_timed_out",
			why: timeoutInWords[end.limit](roundedDuration(end.afterMs))
		};
		case "usage_limit": return interrupt("usage_limit", end.message, limitUntil(end.until, request));
		case "overloaded": return interrupt("overloaded", end.message, iso(request.now + waitMs(request.waits)));
		case "billing": return interrupt("billing", end.message, null);
		case "auth": return interrupt("auth", end.message, null);
		case "cancelled": return interrupt("cancelled", "the job was cancelled", null);
		default: return assertNever(end);
	}
}
function verdictByChanges(request, cause, reason) {
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
		why: reason
	};
}
const interrupt = (cause, reason, until) => ({
	kind: "interrupt",
	cause,
	why: reason,
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
	return `the agent ${crashCause(end)}${tail ? `: ${tail}` : ""}`;
}
function crashCause(end) {
	const signal = killedBy(end);
	if (signal === "SIGKILL") return "was killed from outside (SIGKILL), as happens when memory runs out";
	if (signal === "SIGTERM") return "was stopped from outside (SIGTERM)";
	if (end.signal) return `was killed by ${end.signal}`;
	return end.exitCode === null ? "crashed" : `exited with code ${end.exitCode}`;
}
/** Never killed by ralph: such a call is timed out or cancelled. A shell exits with 128 plus the signal's number. */
function killedBy({ exitCode, signal }) {
	if (signal === "SIGKILL" || exitCode === 137) return "SIGKILL";
	return signal === "SIGTERM" || exitCode === 143 ? "SIGTERM" : void 0;
}
function limitUntil(until, { now, waits }) {
	return iso(until === null ? now + waitMs(waits) : Math.max(Date.parse(until), now) + afterResetMs);
}
const waitMs = (waits) => Math.min(firstWaitMs * 2 ** Math.min(waits, 10), maxWaitMs);
/** A killed agent is not the task's fault, unless it happens again and again (failure model C4, P13). */
function crashVerdict(end, losses) {
	const reason = crashInWords(end);
	if (killedBy(end) === void 0) return {
		kind: "fail",
		cause: "agent_crashed",
		why: reason
	};
	if (losses < 2) return interrupt("agent_killed", reason, null);
	return {
		kind: "fail",
		cause: "agent_crashed",
		why: `3 times in a row a runner was lost or ${reason}`
	};
}
const iso = (ms) => new Date(ms).toISOString();
/** Whole minutes, so that two similar time-outs have the same text. */
const roundedDuration = (ms) => ms < 6e4 ? `${Math.round(ms / 1e3)} s` : `${Math.round(ms / 6e4)} min`;
export { attemptVerdict as n, afterResetMs as t };
