import { C as judgeConfinement, Cn as refusalInWords, b as confinedIn } from "./run-sentence.js";
import { a as plainLine } from "./one-line.js";
// src/app/job/surroundings.ts
/**
* Checks the confinement before a job writes or spends anything, and warns if it is weak. Throws RalphError
* CONFINEMENT_BELOW_MINIMUM, CONFINEMENT_BESIDE_SECRETS or EGRESS_NOT_CONFINED.
*/
function requireConfinement({ confinement, show }, { settings }) {
	const verdict = confinement && judgeConfinement(settings, confinement);
	if (!verdict) return;
	if ("refused" in verdict) throw verdict.refused;
	show({
		kind: "warning",
		text: verdict.warning
	});
}
/** Records the confinement of this job, if the run does not have it yet. */
function recordConfinement(ledger, confinement) {
	if (confinement) recordConfined(ledger, confinedIn(confinement), confinement.report.refused);
}
/** The same for another job's machine. */
function recordConfined(ledger, confined, refused = []) {
	const { confined: recorded } = ledger.state;
	const { level, way, network, key, given_up, login } = confined;
	if (recorded?.level === level && recorded.way === way && recorded.network === network && recorded.key === key && recorded.given_up === given_up && recorded.login === login) return;
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
/** Notes how many uncommitted files are not part of the run; nothing waits for it. */
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
/** For jobs that write no run. */
function reportNetworkRefusals({ takeNetworkRefusals, show }) {
	const plain = (text) => plainLine(text, 300);
	for (const refusal of takeNetworkRefusals()) show({
		kind: "note",
		text: refusalInWords(refusal, plain)
	});
}
export { requireConfinement as a, reportUncommitted as i, recordConfinement as n, reportNetworkRefusals as r, recordConfined as t };
