import { Dt as alike, Zn as withoutCredentials, p as settings } from "./through-proxy.js";
import { Cn as usualRaw, Sn as ruleNames, _n as isRule, bn as readRaw } from "./slices.js";
import { i as flagWords } from "./command-line.js";
// src/core/config/table/setting-words.ts
/** The flags that give a job exactly this value of a setting, word by word: also one that a variable or a file gave. */
function settingWords(name, value) {
	const { toggle, unit, object } = settings[name];
	if (toggle) return [value === true ? `--${name}` : `--${name}=false`];
	if (object) return settingWordsOf(name, pairsOf(value));
	if (unit === "ms" && typeof value === "number") return flagWords(name, `${value / 1e3}s`);
	return settingWordsOf(name, Array.isArray(value) ? value : [value ?? ""]);
}
/** A list without an entry is one empty text. */
const settingWordsOf = (name, values) => (values.length === 0 ? [""] : values).flatMap((one) => flagWords(name, typeof one === "string" ? one : JSON.stringify(one)));
/** A name that holds a `=` or a line end is said in the file's way. */
const pairsOf = (value) => {
	const pairs = Object.entries(value ?? {});
	return pairs.every(([status, check]) => !/[=\n]/.test(status) && !status.startsWith("{") && !/\n/.test(check)) ? pairs.map(([status, check]) => `${status}=${check}`) : [JSON.stringify(value)];
};
// src/entry/project/job-flags.ts
/**
* What a job was told for itself, by flags or variables, and the next one would not know: its own limits, and what is
* stronger than the rules of the run. By names of flags, each word by word.
*/
function flagsOfJob({ told, sources, settings: values }, rules) {
	const wordsOf = (name) => {
		if (name === "queue") return [];
		if (ruleNames.includes(name)) return unlikeRun(name, told.byJob[name]?.raw, rules);
		return settings[name].rule === "job" && ["flag", "environment"].includes(sources[name]) ? settingWords(name, values[name]) : [];
	};
	return new Map(Object.keys(settings).map((name) => [name, wordsOf(name)]).filter(([, words]) => words.length > 0));
}
/** Which runs are meant, and where their configuration is. */
const finding = [
	"config",
	"remote",
	"state-ref"
];
/**
* What a job of the queue was told by flags, by their names: the next plan has no run yet that would know any of it. Not what was meant for that one job, such as `--now` and `--change-rules`.
*/
function flagsOfQueue({ sources, settings: values }, flags) {
	const isTold = (name) => name !== "plan" && !finding.includes(name) && sources[name] === "flag";
	const told = Object.keys(settings).filter(isTold);
	return new Map([...told.map((name) => [name, settingWords(name, values[name])]), ...flags["no-wait"] === true ? [["no-wait", ["--no-wait"]]] : []]);
}
/** The flags by which the next command finds the queue and its runs, as they were typed. */
const queueReachedBy = (flags) => finding.flatMap((name) => {
	const value = flags[name];
	return typeof value === "string" ? flagWords(name, withoutCredentials(value)) : [];
});
function unlikeRun(name, raw, rules) {
	const recorded = rules?.values[name]?.value ?? (isRule(name) ? usualRaw(name) : void 0);
	if (raw === void 0 || alike(raw, recorded)) return [];
	return settingWords(name, readRaw(name, raw)?.value);
}
export { settingWords as i, flagsOfQueue as n, queueReachedBy as r, flagsOfJob as t };
