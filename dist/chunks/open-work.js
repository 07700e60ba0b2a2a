import { n as __exportAll } from "./rolldown-runtime.js";
import { er as RalphError } from "./through-proxy.js";
import { o as newestTaken } from "./evolve.js";
import { g as joinWork, o as milestoneMarker } from "./job.js";
import { S as noCallCost, v as deliver } from "./recover-lost-attempt.js";
import { r as adjusted } from "./order-origin.js";
import { t as failRefused } from "./settle-attempt.js";
// src/app/branch/projection.ts
/** Times that somebody else's push may come between while ours is merged with it; the next look goes on. */
const tries = 5;
/**
* The work branch follows the state, which is the truth: a branch that cannot be moved is reported once and offered
* under another name, and the run goes on (docs/design.md#the-transaction). What people push meanwhile is never overwritten.
*/
function projection(ports, job, request) {
	const { ledger, replaces } = request;
	let { remoteTip: published, conflict, deleted } = request;
	let taken = newestTaken(ledger.state);
	let told = "";
	const mark = milestoneMarker(ports, request);
	const upToDate = () => {
		const { work, base } = ledger.state;
		const grew = newestTaken(ledger.state) > taken;
		if (published !== null && published === replaces && !grew) return true;
		if (published !== null) return work === published;
		return work === base || deleted && !grew;
	};
	/** Ours cannot go on top of what is there; where only the base is in the way, it can. */
	const heldBack = () => conflict?.kind === "human_review" && conflict.conflict?.theirs === published;
	async function publish() {
		for (let round = 0; round < tries && !upToDate(); round++) {
			const result = await publishOnce();
			if (result === "done") return;
			if (result === "again") continue;
			ports.show({
				kind: "note",
				text: `somebody moved ${ledger.state.work_branch} to ${result.slice(0, 7)}`
			});
			published = result;
			const apart = await joinWork(ports, job, {
				ledger,
				theirs: result
			});
			if (apart) {
				conflict = apart;
				return;
			}
		}
	}
	/** The tip that is in the way, where there is one; `again` where the branch is gone. */
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
			taken = newestTaken(ledger.state);
		} else if (result.kind === "deleted") {
			ports.show({
				kind: "note",
				text: `${branch} was deleted; the next task's commit recreates it`
			});
			published = null;
			deleted = true;
			return "again";
		} else if (result.why !== told) {
			told = result.why;
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
			if (!heldBack()) await publish();
			const { work, work_branch } = ledger.state;
			const milestones = await mark();
			if (published === work) ports.display.published(new Map([...milestones, [work_branch, work]]));
		},
		get conflict() {
			return conflict;
		}
	};
}
// src/app/job/prefetch-orders.ts
/** Checks that took less, ms, are looked beside: what comes in meanwhile waits for the next look. */
const quickMs = 1e3;
/** `first`: what a look found that was made just now, if nothing new was in it: then nobody's right is to be asked again. */
function prefetchOrders({ orderSource, clock }, ledger, first) {
	const look = () => {
		const { cursor: since, consumed, state } = ledger;
		return orderSource.incoming({
			since,
			started: state.started,
			consumed,
			to: "obey"
		});
	};
	let begun = first && Promise.resolve(first);
	let checksBegun = 0;
	let lastChecksMs = Number.POSITIVE_INFINITY;
	const begin = () => {
		begun = look();
		begun.catch(() => void 0);
	};
	return {
		checks: {
			begin() {
				begun = void 0;
				checksBegun = clock.now();
				if (lastChecksMs < quickMs) begin();
			},
			end() {
				lastChecksMs = clock.now() - checksBegun;
				if (!begun || lastChecksMs >= quickMs) begin();
			}
		},
		forget() {
			begun = void 0;
		},
		take() {
			const taken = begun ?? look();
			begun = void 0;
			return taken;
		}
	};
}
// src/app/open-work.ts
var open_work_exports = /* @__PURE__ */ __exportAll({
	openWork: () => openWork,
	recordingFaults: () => recordingFaults
});
/** What the steps of a job share, once the run is ours. */
function openWork(ports, job, request) {
	const { ledger, branch, reach, cancelled } = request;
	const shown = projection(ports, job, {
		ledger,
		...branch
	});
	return {
		ports,
		get job() {
			return adjusted(job, ledger.state);
		},
		ledger,
		reach,
		cancelled,
		publish: shown.publish,
		conflict: () => shown.conflict,
		rests: branch.rests,
		orders: prefetchOrders(ports, ledger, branch.looked),
		did: {
			baseline: false,
			ready: false,
			spent: noCallCost,
			longestMs: 0,
			filed: false,
			toldSettings: ""
		}
	};
}
/** Does it in an orderly way: a fault is put into the state as the reason for the end, and thrown on. */
async function recordingFaults(work, act) {
	try {
		return await act();
	} catch (error) {
		await giveUp(work, error);
		throw error;
	} finally {
		await work.ports.display.close();
	}
}
/** Leaves a state that says what happened, where that is still possible; the fault itself is the caller's to tell. */
async function giveUp(work, error) {
	const { ports, ledger, did } = work;
	const fault = error instanceof RalphError ? error : void 0;
	if (fault?.exit === "busy") return;
	const why = fault?.message ?? String(error);
	const { current } = ledger.state;
	if (current) {
		const { iteration, task } = current;
		ledger.record({
			type: "attempt_interrupted",
			iteration,
			task,
			cause: "infrastructure",
			why,
			until: null,
			...did.spent
		});
	}
	ledger.record({
		type: "run_stopped",
		reason: {
			kind: "failed",
			code: fault?.code ?? "INTERNAL",
			why
		}
	});
	try {
		if (ledger.unsent) {
			await ledger.save("stop: failed, and call a person");
			await deliver(ports, ledger);
		}
		ledger.record({ type: "lease_released" });
		await ledger.save("stop: failed");
	} catch (second) {
		if (await failRefused(work, second).catch(() => false)) return;
		ports.show({
			kind: "warning",
			text: `the state could not be written either: ${second instanceof Error ? second.message : String(second)}`
		});
	}
}
export { open_work_exports as n, recordingFaults as r, openWork as t };
