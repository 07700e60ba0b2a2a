import { Lt as isSameJson, gr as withoutCredentials, m as settings } from "./through-proxy.js";
import { Sn as readRaw, _n as defaultRaw, wn as ruleNames, yn as isRule } from "./slices.js";
import { i as flagWords } from "./command-line.js";
// src/core/config/table/setting-words.ts
/** Flags that give a job exactly this value, as words to type; the value may come from a variable or a file. */
function settingWords(name, value) {
	const { toggle, unit, object } = settings[name];
	if (toggle) return [value === true ? `--${name}` : `--${name}=false`];
	if (object) return settingWordsOf(name, pairsOf(value));
	if (unit === "ms" && typeof value === "number") return flagWords(name, `${value / 1e3}s`);
	return settingWordsOf(name, Array.isArray(value) ? value : [value ?? ""]);
}
/** A list without an entry is one empty text. */
const settingWordsOf = (name, values) => (values.length === 0 ? [""] : values).flatMap((value) => flagWords(name, typeof value === "string" ? value : JSON.stringify(value)));
/** A name with a `=` or a line end needs the notation of the file. */
const pairsOf = (value) => {
	const pairs = Object.entries(value ?? {}).filter(([, check]) => check !== void 0);
	return pairs.every(([status, check]) => !/[=\n]/.test(status) && !status.startsWith("{") && !/\n/.test(check)) ? pairs.map(([status, check]) => `${status}=${check}`) : [JSON.stringify(value)];
};
// src/entry/project/job-flags.ts
/** Flags that the next job would not know. By flag name, as words to type. */
function flagsOfJob({ stated, sources, settings: values }, rules) {
	const wordsOf = (name) => {
		if (name === "queue") return [];
		if (ruleNames.includes(name)) return wordsUnlikeRun(name, stated.byJob[name]?.raw, rules);
		return settings[name].rule === "job" && ["flag", "environment"].includes(sources[name]) ? settingWords(name, values[name]) : [];
	};
	return new Map(Object.keys(settings).map((name) => [name, wordsOf(name)]).filter(([, words]) => words.length > 0));
}
const locatingFlags = [
	"config",
	"remote",
	"state-ref"
];
/** Without flags for one job, such as `--now` and `--change-rules`: the next plan has no run that knows the others. */
function flagsOfQueue({ sources, settings: values }, flags) {
	const isFromFlag = (name) => name !== "plan" && !locatingFlags.includes(name) && sources[name] === "flag";
	const names = Object.keys(settings).filter(isFromFlag);
	return new Map([...names.map((name) => [name, settingWords(name, values[name])]), ...flags["no-wait"] === true ? [["no-wait", ["--no-wait"]]] : []]);
}
/** The typed flags by which the next command finds the queue and its runs. */
const queueReachedBy = (flags) => locatingFlags.flatMap((name) => {
	const value = flags[name];
	return typeof value === "string" ? flagWords(name, withoutCredentials(value)) : [];
});
function wordsUnlikeRun(name, raw, rules) {
	const recorded = rules?.values[name]?.value ?? (isRule(name) ? defaultRaw(name) : void 0);
	if (raw === void 0 || isSameJson(raw, recorded)) return [];
	return settingWords(name, readRaw(name, raw)?.value);
}
export { settingWords as i, flagsOfQueue as n, queueReachedBy as r, flagsOfJob as t };
