import { an as laneOf } from "./slices.js";
// src/core/run/next/leg-of-round.ts
/** The variable by which `run.yml` says that its jobs of the agent and of the checks are a matrix, and of how many lanes. */
const legsVariable = "RALPH_LEGS";
/** What ties the job of one lane to what was handed to all of them together. */
const legNonce = (nonce, lane) => `${nonce}.${lane}`;
/**
* What waits for the job of a lane, as if it were the only one; where nothing was handed to several, the whole for lane 0.
* Undefined where that lane's attempt was settled, or waits for its checks already. Pure.
*/
function legOf(state, dossier, lane) {
	if (dossier.phase === "train") return void 0;
	if (dossier.phase !== "lanes") return lane === 0 ? dossier : void 0;
	const prepared = dossier.parcels.find((parcel) => parcel.lane === lane)?.prepared;
	const open = prepared && laneOf(state, prepared.iteration);
	if (!prepared || open?.candidate !== null) return void 0;
	const { schema, run } = dossier;
	return {
		schema,
		run,
		phase: "prepared",
		nonce: legNonce(dossier.nonce, lane),
		prepared
	};
}
/** The lanes that have a job next, for what was handed on: none where there is one at a time. */
function lanesDue({ lanes }, dossier) {
	if (dossier.phase === "lanes") return dossier.parcels.map(({ lane }) => lane);
	if (dossier.phase !== "train") return [];
	return lanes.flatMap(({ lane, candidate }) => candidate === null ? [] : [lane]);
}
export { legsVariable as i, legNonce as n, legOf as r, lanesDue as t };
