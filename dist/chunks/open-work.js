import { n as __exportAll } from "./rolldown-runtime.js";
import { yr as RalphError } from "./through-proxy.js";
import { s as newestLanded } from "./evolve.js";
import { h as joinWork, o as milestoneMarker } from "./job.js";
import { N as noCallCost, O as deliver } from "./lost-attempts.js";
import { l as withOrderedSettings } from "./order-origin.js";
import { t as recordRemoteRefusal } from "./settle-attempt.js";
// src/app/branch/projection.ts
const maxTries = 5;
/**
* The work branch follows the state. If it cannot be moved, that is reported once, the commit goes to a fallback
* branch, and the run continues (docs/design.md#the-transaction). Commits of others are never overwritten.
*/
function projectBranch(ports, job, request) {
	const { ledger, replaces } = request;
	let { remoteTip: published, conflict, deleted } = request;
	let newestPublished = newestLanded(ledger.state);
	let reportedReason = "";
	const mark = milestoneMarker(ports, request);
	const isUpToDate = () => {
		const { work, base } = ledger.state;
		const hasGrown = newestLanded(ledger.state) > newestPublished;
		if (published !== null && published === replaces && !hasGrown) return true;
		if (published !== null) return work === published;
		return work === base || deleted && !hasGrown;
	};
	/** The run's commit cannot go on top of the branch; if only the base conflicts, it can. */
	const isHeldBack = () => conflict?.kind === "human_review" && conflict.conflict?.theirs === published;
	async function publish() {
		for (let round = 0; round < maxTries && !isUpToDate(); round++) {
			const result = await publishOnce();
			if (result === "done") return;
			if (result === "again") continue;
			ports.show({
				kind: "note",
				text: `somebody moved ${ledger.state.work_branch} to ${result.slice(0, 7)}`
			});
			published = result;
			const conflictReason = await joinWork(ports, job, {
				ledger,
				theirs: result
			});
			if (conflictReason) {
				conflict = conflictReason;
				return;
			}
		}
	}
	/** Returns the tip of somebody else's push, if there is one; `again` if the branch was deleted. */
	async function publishOnce() {
		const { work: commit, work_branch: branch } = ledger.state;
		const result = await ports.workBranch.publish({
			commit,
			expected: published,
			replaces
		});
		if (result.kind === "moved") return result.tip;
		if (result.kind === "published") {
			published = commit;
			newestPublished = newestLanded(ledger.state);
		} else if (result.kind === "deleted") {
			ports.show({
				kind: "note",
				text: `${branch} was deleted; the next task's commit recreates it`
			});
			published = null;
			deleted = true;
			return "again";
		} else if (result.why !== reportedReason) {
			reportedReason = result.why;
			ledger.record({
				type: "work_refused",
				branch,
				why: result.why,
				offered: result.offered
			});
		}
		return "done";
	}
	return {
		publish: async () => {
			if (!isHeldBack()) await publish();
			const { work, work_branch } = ledger.state;
			const milestones = await mark();
			if (published === work) ports.display.reportBranches(new Map([...milestones, [work_branch, work]]));
		},
		get conflict() {
			return conflict;
		}
	};
}
// src/app/job/prefetch-orders.ts
/** Checks shorter than this are overlapped with a poll (ms). */
const quickMs = 1e3;
/** `firstLook`: a poll from just before without new orders, so that authors need not be checked again. */
function prefetchOrders({ orderSource, clock }, ledger, firstLook) {
	const poll = () => {
		const { cursor: since, consumed, state } = ledger;
		return orderSource.incoming({
			since,
			started: state.started,
			consumed,
			to: "obey"
		});
	};
	let pending = firstLook && Promise.resolve(firstLook);
	let checksStartedMs = 0;
	let lastChecksMs = Number.POSITIVE_INFINITY;
	const startPoll = () => {
		pending = poll();
		pending.catch(() => void 0);
	};
	return {
		checks: {
			begin() {
				pending = void 0;
				checksStartedMs = clock.now();
				if (lastChecksMs < quickMs) startPoll();
			},
			end() {
				lastChecksMs = clock.now() - checksStartedMs;
				if (!pending || lastChecksMs >= quickMs) startPoll();
			}
		},
		discard() {
			pending = void 0;
		},
		take() {
			const incoming = pending ?? poll();
			pending = void 0;
			return incoming;
		}
	};
}
// src/app/open-work.ts
var open_work_exports = /* @__PURE__ */ __exportAll({
	openJobContext: () => openJobContext,
	recordingFaults: () => recordingFaults
});
function openJobContext(ports, job, request) {
	const { ledger, branch, scope, cancelled } = request;
	const branchProjection = projectBranch(ports, job, {
		ledger,
		...branch
	});
	return {
		ports,
		get job() {
			return withOrderedSettings(job, ledger.state);
		},
		ledger,
		scope,
		cancelled,
		publish: branchProjection.publish,
		conflict: () => branchProjection.conflict,
		restReason: branch.restReason,
		orderPrefetch: prefetchOrders(ports, ledger, branch.firstLook),
		progress: {
			baselineRan: false,
			workspaceReady: false,
			spent: noCallCost,
			longestMs: 0,
			filedInQueue: false,
			shownSettings: ""
		}
	};
}
/** Runs `act`. A fault is saved in the state as the reason for the end, and thrown. */
async function recordingFaults(context, act) {
	try {
		return await act();
	} catch (error) {
		await recordFault(context, error);
		throw error;
	} finally {
		await context.ports.display.close();
	}
}
/** Records the fault, if the state can still be written. The caller reports it. */
async function recordFault(context, error) {
	const { ports, ledger, progress } = context;
	const fault = error instanceof RalphError ? error : void 0;
	if (fault?.exit === "busy") return;
	const reason = fault?.message ?? String(error);
	const { current } = ledger.state;
	if (current) {
		const { iteration, task } = current;
		ledger.record({
			type: "attempt_interrupted",
			iteration,
			task,
			cause: "infrastructure",
			why: reason,
			until: null,
			...progress.spent
		});
	}
	ledger.record({
		type: "run_stopped",
		reason: {
			kind: "failed",
			code: fault?.code ?? "INTERNAL",
			why: reason
		}
	});
	try {
		if (ledger.hasUnsavedEffects) {
			await ledger.save("stop: failed, and call a person");
			await deliver(ports, ledger);
		}
		ledger.record({ type: "lease_released" });
		await ledger.save("stop: failed");
	} catch (saveError) {
		if (await recordRemoteRefusal(context, saveError).catch(() => false)) return;
		ports.show({
			kind: "warning",
			text: `the state could not be written either: ${saveError instanceof Error ? saveError.message : String(saveError)}`
		});
	}
}
export { open_work_exports as n, recordingFaults as r, openJobContext as t };
