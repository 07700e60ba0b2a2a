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
const call = new Script("work()");
/** By the watchdog of `node:vm`, which also ends a pattern in the middle of its search; the context is no sandbox here. */
const within = (timeout) => (work) => call.runInContext(createContext({ work }), { timeout });
// src/adapter/local/no-platform.ts
/** On a laptop the state is all there is to see, and whoever ordered looks there: all but word to other people counts as delivered. */
const noPlatform = {
	outbox: {
		deliver: async (effects) => effects.flatMap(({ key, kind }) => kind === "notify" ? [] : [key]),
		effectsOf: () => []
	},
	display: {
		report: () => void 0,
		published: () => void 0,
		close: () => Promise.resolve()
	},
	mergeWitness: { merged: () => Promise.resolve(void 0) }
};
export { systemClock as n, within as r, noPlatform as t };
