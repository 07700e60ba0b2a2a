import { er as RalphError } from "./through-proxy.js";
import { v as formatDuration } from "./one-line.js";
// src/entry/doctor/probe.ts
/** Parts of the subject that others build on, by the probe that tells what is wrong with each. */
const tellers = {
	repository: "repository",
	project: "plan",
	remote: "remote"
};
const ok = (found) => ({
	level: "ok",
	found,
	remedy: null
});
const warn = (found, remedy) => ({
	level: "warn",
	found,
	remedy
});
const fail = (found, remedy) => ({
	level: "fail",
	found,
	remedy
});
/** A probe of what GitHub knows; it says nothing where the repository is not there, or nobody can ask. */
const gitHubProbe = (name, look) => ({
	name,
	needs: "repository",
	patienceMs: 15e3,
	async look(subject) {
		const here = await subject.github().catch(() => void 0);
		return here === void 0 || here === "no token" ? [] : look(here, subject);
	}
});
/** The part of the table that names the rest: whether GitHub can be asked at all. */
const noToken = (place) => warn(`The repository is ${place}; its settings were not checked because there is no token.`, "Set GH_TOKEN, for example `GH_TOKEN=$(gh auth token) ralph doctor`.");
const defaultPatienceMs = 5e3;
/** What one probe found, in the time that it has. */
async function findingsOf(probe, subject) {
	const { name, needs, patienceMs = defaultPatienceMs } = probe;
	return (needs === void 0 || await inTime(isKnown(needs, subject), 2 * defaultPatienceMs, false) ? await inTime(lookAt(probe, subject), patienceMs, late(patienceMs)) : [unchecked]).map((one) => ({
		probe: name,
		...one
	}));
}
async function lookAt(probe, subject) {
	try {
		const found = await probe.look(subject);
		return "level" in found ? [found] : found;
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		return sentencesOf(error).map((sentence) => fail(sentence, error.hint));
	}
}
/** Each finding, unless the message tells them already. */
const sentencesOf = ({ findings, message }) => findings[0] === void 0 || message.includes(findings[0]) ? [message] : findings;
const isKnown = (part, subject) => subject[part]().then(() => true, () => false);
/** No finding of its own: the one that keeps it from being checked names it. */
const unchecked = {
	level: "ok",
	found: "not checked",
	remedy: null
};
/** Names what was not checked at the finding that is to be fixed first. */
function joinUnchecked(diagnoses) {
	const isWaiting = ({ found }) => found === unchecked.found;
	const waiting = [...new Set(diagnoses.filter(isWaiting).map(({ probe }) => probe))];
	const others = diagnoses.filter((diagnosis) => !isWaiting(diagnosis));
	const cause = Object.values(tellers).map((name) => others.find(({ probe, level }) => probe === name && level !== "ok")).find((diagnosis) => diagnosis !== void 0);
	if (waiting.length === 0 || !cause) return others;
	const until = cause.level === "fail" ? "until it is fixed" : "without it";
	const found = `${cause.found} Not checked ${until}: ${waiting.join(", ")}.`;
	return others.map((diagnosis) => diagnosis === cause ? {
		...cause,
		found
	} : diagnosis);
}
const late = (ms) => [fail(`It did not answer within ${formatDuration(ms)}.`, "Find out why it hangs, then try again.")];
/** What comes after the time-out is nobody's any more. */
async function inTime(look, ms, instead) {
	let timer;
	const timeOut = new Promise((resolve) => {
		timer = setTimeout(() => resolve(instead), ms);
	});
	look.catch(() => void 0);
	return Promise.race([look, timeOut]).finally(() => clearTimeout(timer));
}
export { noToken as a, joinUnchecked as i, findingsOf as n, ok as o, gitHubProbe as r, warn as s, fail as t };
