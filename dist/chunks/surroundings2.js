import { Tn as refusalInWords, v as confinedIn, x as judgeConfinement } from "./run-sentence.js";
import { i as plainLine } from "./one-line.js";
// src/app/job/surroundings.ts
/**
* Before a job writes or spends anything: whether an agent and checks may work in what is reached here, and a loud
* word where that is little. Throws RalphError CONFINEMENT_BELOW_MINIMUM, CONFINEMENT_BESIDE_SECRETS or EGRESS_NOT_CONFINED.
*/
function demandConfinement({ confinement, show }, { settings }) {
	const verdict = confinement && judgeConfinement(settings, confinement);
	if (!verdict) return;
	if ("refused" in verdict) throw verdict.refused;
	show({
		kind: "warning",
		text: verdict.warning
	});
}
/** States what the agent and the checks of this job work in, where the run does not know it yet. */
function stateConfinement(ledger, here) {
	if (here) stateConfined(ledger, confinedIn(here), here.report.refused);
}
/** The same of another job's machine. */
function stateConfined(ledger, confined, refused = []) {
	const { confined: known } = ledger.state;
	const { level, way, network, key, given_up, login } = confined;
	if (known?.level === level && known.way === way && known.network === network && known.key === key && known.given_up === given_up && known.login === login) return;
	const optional = {
		...network && { network },
		...key && { key }
	};
	ledger.record({
		type: "confined",
		level,
		way,
		...optional,
		given_up,
		login,
		refused
	});
}
/** Says that files of the user's are no part of the run; only a remark, so nothing waits for it. */
function reportUncommitted({ uncommitted, show }, base) {
	uncommitted().then((count) => {
		const files = count === 1 ? "1 uncommitted file is" : `${count} uncommitted files are`;
		if (count > 0) show({
			kind: "note",
			text: `${files} not part of the run; it starts from ${base.slice(0, 7)}`
		});
	}, (error) => {
		show({
			kind: "warning",
			text: `could not tell whether all files are committed: ${error instanceof Error ? error.message : String(error)}`
		});
	});
}
/** Where no run is written: the job's own output has them. */
function reportNetworkRefusals({ takeNetworkRefusals, show }) {
	const plain = (text) => plainLine(text, 300);
	for (const refusal of takeNetworkRefusals()) show({
		kind: "note",
		text: refusalInWords(refusal, plain)
	});
}
export { stateConfinement as a, stateConfined as i, reportNetworkRefusals as n, reportUncommitted as r, demandConfinement as t };
