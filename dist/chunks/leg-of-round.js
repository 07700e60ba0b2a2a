import { nn as laneOf } from "./slices.js";
// src/core/run/next/leg-of-round.ts
/** Environment variable with the number of lanes, set if the agent and check jobs of `run.yml` are a matrix. */
const legsVariable = "RALPH_LEGS";
const legNonce = (nonce, lane) => `${nonce}.${lane}`;
/**
* A handover to a single job belongs to lane 0. Undefined if the lane's attempt is settled or waits for its checks.
* Pure.
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
function lanesDue({ lanes }, dossier) {
	if (dossier.phase === "lanes") return dossier.parcels.map(({ lane }) => lane);
	if (dossier.phase !== "train") return [];
	return lanes.flatMap(({ lane, candidate }) => candidate === null ? [] : [lane]);
}
export { legsVariable as i, legNonce as n, legOf as r, lanesDue as t };
