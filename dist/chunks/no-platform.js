import { setTimeout } from "node:timers/promises";
import { Script, createContext } from "node:vm";
import { randomUUID } from "node:crypto";
// src/adapter/local/clock.ts
function systemClock(now) {
	return {
		now,
		id: randomUUID,
		waitUntil: (until, signal) => setTimeout(Math.max(0, until - now()), void 0, { signal }).catch(unlessAborted(signal))
	};
}
const unlessAborted = (signal) => (error) => {
	if (!signal.aborted) throw error;
};
const callScript = new Script("work()");
/** The watchdog of `node:vm` also interrupts a regular expression. The context is no sandbox here. */
const withTimeout = (timeout) => (work) => callScript.runInContext(createContext({ work }), { timeout });
// src/adapter/local/no-platform.ts
/** On a laptop people see the state itself, so all effects except notifications count as delivered. */
const noPlatform = {
	outbox: {
		deliver: async (effects) => effects.flatMap(({ key, kind }) => kind === "notify" ? [] : [key]),
		effectsOf: () => []
	},
	display: {
		report: () => void 0,
		reportBranches: () => void 0,
		close: () => Promise.resolve()
	},
	mergeWitness: { findMerge: () => Promise.resolve(void 0) }
};
export { systemClock as n, withTimeout as r, noPlatform as t };
