import { an as laneOf, en as freeLane, on as lanesAtWork } from "./slices.js";
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
/**
* A job of the checks for each candidate, from the head of the train on, as far as there are machines. It has the lane of
* its agent, or a free one, since approved changes may come from the same lane as others. Pure.
*/
function trainLegs(state, machines) {
	const legs = [];
	for (const { lane, iteration, candidate } of lanesAtWork(state)) {
		if (candidate === null || legs.length === machines) continue;
		const isFree = lane < 8 && !legs.some((leg) => leg.lane === lane);
		legs.push({
			lane: isFree ? lane : freeLane(legs),
			iteration
		});
	}
	return legs;
}
function lanesDue(dossier) {
	if (dossier.phase === "lanes") return dossier.parcels.map(({ lane }) => lane);
	return dossier.phase === "train" ? dossier.legs.map(({ lane }) => lane) : [];
}
export { trainLegs as a, legsVariable as i, legNonce as n, legOf as r, lanesDue as t };
