import { an as redactor, on as secretPlaceFinder, sn as tokenPatterns } from "./through-proxy.js";
import { u as knownSecrets } from "./job-settings.js";
// src/core/guard/secrets.ts
/** Keys printed in Stripe's manual. */
const publicKeys = /sk_test_(?:4eC39HqLyjWDarjtT1zdp7dc|BQokikJOvBiI2HlWgH4olfQ2)(?!\w)/;
/** True if it opens nothing: an example of a manual, or a placeholder of one repeated character. */
const isSample = (match) => /0{8}|[xX]{8}/.test(match) || publicKeys.test(match);
/**
* Searches for known secrets in any notation, and for tokens of known kinds (threat T9): one finding per line and kind.
* Create it once for many files: its tables take about 30 ms.
*/
function secretFinder(secrets, rules = tokenPatterns) {
	const { shortSecrets, search } = knownSecrets(secrets);
	const formsOfShort = secretPlaceFinder(shortSecrets);
	const exactMatches = (text) => formsOfShort(text).map(({ how, from }) => ({
		kind: secretOf(how),
		index: from
	}));
	const ruleMatches = (text) => rules.flatMap(({ kind, pattern }) => [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => isSample(match) ? [] : [{
		kind,
		index
	}]));
	const redact = redactor(secrets);
	const kindsIn = (content) => [...search(content).map(({ line, how }) => ({
		line,
		kind: secretOf(how)
	})), ...matchesInText(content, (text) => [...exactMatches(text), ...ruleMatches(text)])];
	/** If redaction misses a secret in a path, the whole path is hidden. */
	const shownPath = (path) => {
		const redacted = redact(path);
		return redacted === path && search(new TextEncoder().encode(path)).length > 0 ? "***" : redacted;
	};
	return {
		inName(path) {
			return [...new Set(kindsIn(new TextEncoder().encode(path)).map(({ kind }) => kind))].map((kind) => ({
				path: shownPath(path),
				why: `has ${kind} in its name`
			}));
		},
		inContent({ path, content, packed }, shapes = []) {
			const secretMatches = kindsIn(content);
			const matchedLines = new Set(secretMatches.map(({ line }) => line));
			const allMatches = [...secretMatches, ...shapes.filter(({ line }) => !matchedLines.has(line))];
			const findings = new Map(allMatches.map(({ kind, line }) => [`${line} ${kind}`, {
				kind,
				line
			}]));
			if (findings.size === 0) return [];
			const sorted = [...findings.values()].sort((a, b) => a.line - b.line);
			const shown = shownPath(path);
			return sorted.map(({ kind, line }) => packed === "" ? {
				path: shown,
				line,
				why: `contains ${kind}`
			} : {
				path: shown,
				why: `contains ${kind}, packed (${packed})`
			});
		}
	};
}
const secretOf = (how) => `a secret of this run (${how})`;
function matchesInText(content, find) {
	const matches = [];
	for (const { text, line } of textParts(content)) for (const match of linesOfMatches(text, find(text))) matches.push({
		kind: match.kind,
		line: line + match.line
	});
	return matches;
}
/** Bytes searched at a time, and bytes that parts overlap: more than the longest match. */
const partBytes = 1048576;
const overlapBytes = 16384;
/** Splits a content into texts, which bounds memory and each search; `line`: the number of a text's first line. */
function* textParts(content) {
	let line = 1;
	for (let from = 0; from === 0 || from + overlapBytes < content.length; from += 1032192) {
		yield {
			text: new TextDecoder("utf-8").decode(content.subarray(from, from + partBytes)),
			line
		};
		line += lineFeeds(content, from, from + partBytes - overlapBytes);
	}
}
/** `line` counts from zero. */
function linesOfMatches(text, matches) {
	let [line, searchFrom] = [0, 0];
	return [...matches].sort((a, b) => a.index - b.index).map(({ kind, index }) => {
		for (let next = text.indexOf("\n", searchFrom); next !== -1 && next < index; next = text.indexOf("\n", searchFrom)) {
			line += 1;
			searchFrom = next + 1;
		}
		return {
			kind,
			line
		};
	});
}
function lineFeeds(content, from, to) {
	let count = 0;
	for (let index = content.indexOf(10, from); index !== -1 && index < to; index = content.indexOf(10, index + 1)) count += 1;
	return count;
}
export { textParts as i, linesOfMatches as n, secretFinder as r, isSample as t };
