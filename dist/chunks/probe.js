import { yr as RalphError } from "./through-proxy.js";
import { v as formatDuration } from "./one-line.js";
// src/entry/doctor/probe.ts
/** Parts of the subject that others need, with the probe that reports each one's fault. */
const probeOfPart = {
	repository: "repository",
	project: "plan",
	remote: "remote"
};
const ok = (message) => ({
	level: "ok",
	found: message,
	remedy: null
});
const warn = (message, remedy) => ({
	level: "warn",
	found: message,
	remedy
});
const fail = (message, remedy) => ({
	level: "fail",
	found: message,
	remedy
});
/** A probe of the repository on GitHub; without findings if there is none, or no token. */
const gitHubProbe = (name, examine) => ({
	name,
	needs: "repository",
	timeoutMs: 15e3,
	async examine(subject) {
		const repository = await subject.github().catch(() => void 0);
		return repository === void 0 || repository === "no token" ? [] : examine(repository, subject);
	}
});
const noToken = (place) => warn(`The repository is ${place}; its settings were not checked because there is no token.`, "Set GH_TOKEN, for example `GH_TOKEN=$(gh auth token) ralph doctor`.");
const defaultTimeoutMs = 5e3;
/** The findings of one probe, within its time. */
async function runProbe(probe, subject) {
	const { name, needs, timeoutMs = defaultTimeoutMs } = probe;
	return (needs === void 0 || await inTime(isAvailable(needs, subject), 2 * defaultTimeoutMs, false) ? await inTime(examineOrFail(probe, subject), timeoutMs, timedOut(timeoutMs)) : [unchecked]).map((finding) => ({
		probe: name,
		...finding
	}));
}
async function examineOrFail(probe, subject) {
	try {
		const findings = await probe.examine(subject);
		return "level" in findings ? [findings] : findings;
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		return sentencesOf(error).map((sentence) => fail(sentence, error.hint));
	}
}
/** The single findings, unless the message already contains them. */
const sentencesOf = ({ findings, message }) => findings[0] === void 0 || message.includes(findings[0]) ? [message] : findings;
const isAvailable = (part, subject) => subject[part]().then(() => true, () => false);
/** Replaced in `joinUnchecked` by a remark at the cause. */
const unchecked = {
	level: "ok",
	found: "not checked",
	remedy: null
};
/** Lists skipped probes at the finding that must be fixed first. */
function joinUnchecked(diagnoses) {
	const isSkipped = ({ found }) => found === unchecked.found;
	const skippedNames = [...new Set(diagnoses.filter(isSkipped).map(({ probe }) => probe))];
	const others = diagnoses.filter((diagnosis) => !isSkipped(diagnosis));
	const cause = Object.values(probeOfPart).map((name) => others.find(({ probe, level }) => probe === name && level !== "ok")).find((diagnosis) => diagnosis !== void 0);
	if (skippedNames.length === 0 || !cause) return others;
	const condition = cause.level === "fail" ? "until it is fixed" : "without it";
	const message = `${cause.found} Not checked ${condition}: ${skippedNames.join(", ")}.`;
	return others.map((diagnosis) => diagnosis === cause ? {
		...cause,
		found: message
	} : diagnosis);
}
const timedOut = (ms) => [fail(`It did not answer within ${formatDuration(ms)}.`, "Find out why it hangs, then try again.")];
/** A later result is ignored. */
async function inTime(result, ms, fallback) {
	let timer;
	const timeOut = new Promise((resolve) => {
		timer = setTimeout(() => resolve(fallback), ms);
	});
	result.catch(() => void 0);
	return Promise.race([result, timeOut]).finally(() => clearTimeout(timer));
}
export { ok as a, noToken as i, gitHubProbe as n, runProbe as o, joinUnchecked as r, warn as s, fail as t };
