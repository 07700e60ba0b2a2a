import { F as visible, u as excerpt } from "./one-line.js";
import { i as outputExcerpt } from "./decisive-lines.js";
import { r as judge } from "./verdict.js";
// src/core/validation/fingerprint.ts
const rules = [
	[/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, "<id>"],
	[/\d{4}-\d\d-\d\d(?:[t ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:z|[+-]\d\d:?\d\d)?)?/gi, "<time>"],
	[/\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b/g, "<time>"],
	[/(?:[a-z]:)?[\\/](?:[\w.~-]{1,80}[\\/]){0,12}(?:tmp|temp|_temp|T)[\\/][\w.@+-]+/gi, "<tmp>"],
	[/(?:[a-z]:|<tmp>)?(?:[\\/][\w.@+~-]+)*[\\/](?=[\w.@+~-])/gi, "/"],
	[/\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)[0-9a-f]{7,}\b/gi, "<hex>"],
	[/\d+(?:[.,]\d+)*\s?(?:ms|µs|ns|s|sec|secs|seconds?|m|min|minutes?|h)\b/gi, "<took>"],
	[/\d+(?:[.,]\d+)*/g, "<n>"],
	[/\s+/g, " "]
];
const maxChars = 5e4;
/** Replaces numbers, hexadecimal, ids, times, durations and temporary directories, which differ from run to run. */
function normalize(text) {
	return rules.reduce((clean, [pattern, to]) => clean.replace(pattern, to), visible(excerpt(text, maxChars))).trim();
}
/** A short stable digest of the normalised text, to recognise a repeated failure. Not for security: FNV-1a, twice. */
function fingerprint(text) {
	const clean = normalize(text);
	return fnv1a(clean, 2166136261) + fnv1a(clean, 84696351);
}
function fnv1a(text, basis) {
	let hash = basis;
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		hash = Math.imul(hash ^ unit & 255, 16777619);
		hash = Math.imul(hash ^ unit >> 8, 16777619);
	}
	return (hash >>> 0).toString(16).padStart(8, "0");
}
const speaksOfFailure = /error|fail|assert|expect|exception|panic|not ok|denied|missing|cannot|\u2717|\u2715|×|\u25cf/i;
/**
* The fingerprint of a failed validation: which checks failed, how they ended, and their error lines, sorted, since
* parallel tests print in any order. Feeds the circuit breaker.
*/
function validationFingerprint(validation) {
	const { strategy, checks, known_red } = validation;
	const { failures } = judge({
		strategy,
		checks,
		results: checks,
		knownRed: known_red
	});
	return fingerprint(failures.map((result) => {
		const lines = outputExcerpt(result, 2e4).split("\n").filter((line) => !line.startsWith("\u2026 "));
		const telling = lines.filter((line) => speaksOfFailure.test(line));
		const tellingTexts = new Set((telling.length > 0 ? telling : lines).map(normalize));
		return [
			result.name,
			result.timed_out ? "timed out" : result.passed_limit ? "passed a limit" : result.filled_disk ? "filled the disk" : "failed",
			...[...tellingTexts].sort()
		].join("\n");
	}).sort().join("\n\n"));
}
export { normalize as n, validationFingerprint as r, fingerprint as t };
