import { _n as tokenPatterns, gn as redactor, mn as formPlaces } from "./through-proxy.js";
import { u as knownSecrets } from "./job-settings.js";
// src/core/guard/secrets.ts
/** Keys that Stripe's manual prints. */
const publicKeys = /sk_test_(?:4eC39HqLyjWDarjtT1zdp7dc|BQokikJOvBiI2HlWgH4olfQ2)(?!\w)/;
/** Whether it opens nothing: a sample of a manual, or filled up with one sign. */
const isSample = (match) => /0{8}|[xX]{8}/.test(match) || publicKeys.test(match);
/**
* Makes the search for known secrets, however they are written down, and for what looks like a token of a known kind
* (threat T9). One finding for each line and kind. Make it once for many files: its tables cost some 30 ms.
*/
function secretFinder(known, rules = tokenPatterns) {
	const { left, search } = knownSecrets(known);
	const formsIn = formPlaces(left);
	const asTheyStand = (text) => formsIn(text).map(({ how, from }) => ({
		kind: secretOf(how),
		index: from
	}));
	const byRules = (text) => rules.flatMap(({ kind, pattern }) => [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => isSample(match) ? [] : [{
		kind,
		index
	}]));
	const redact = redactor(known);
	const kindsIn = (content) => [...search(content).map(({ line, how }) => ({
		line,
		kind: secretOf(how)
	})), ...matchesInText(content, (text) => [...asTheyStand(text), ...byRules(text)])];
	/** A path in which a secret is written so that redaction does not know it is not shown at all. */
	const shownPath = (path) => {
		const clean = redact(path);
		return clean === path && search(new TextEncoder().encode(path)).length > 0 ? "***" : clean;
	};
	return {
		inName(path) {
			return [...new Set(kindsIn(new TextEncoder().encode(path)).map(({ kind }) => kind))].map((kind) => ({
				path: shownPath(path),
				why: `has ${kind} in its name`
			}));
		},
		inContent({ path, content, packed }, shapes = []) {
			const own = kindsIn(content);
			const told = new Set(own.map(({ line }) => line));
			const all = [...own, ...shapes.filter(({ line }) => !told.has(line))];
			const findings = new Map(all.map(({ kind, line }) => [`${line} ${kind}`, {
				kind,
				line
			}]));
			if (findings.size === 0) return [];
			const ordered = [...findings.values()].sort((a, b) => a.line - b.line);
			const shown = shownPath(path);
			return ordered.map(({ kind, line }) => packed === "" ? {
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
/** What is found in a content, and on which line. */
function matchesInText(content, find) {
	const found = [];
	for (const { text, line } of textParts(content)) for (const match of withLines(text, find(text))) found.push({
		kind: match.kind,
		line: line + match.line
	});
	return found;
}
/** So much text is looked at together, and so much of it again with what follows: longer than any match has to be. */
const partBytes = 1048576;
const overlapBytes = 16384;
/** A content as texts to be searched one after the other, which bounds memory and each search; `line` is where one begins. */
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
/** What was found, with its line in the text, counted from zero. */
function withLines(text, matches) {
	let [line, at] = [0, 0];
	return [...matches].sort((a, b) => a.index - b.index).map(({ kind, index }) => {
		for (let next = text.indexOf("\n", at); next !== -1 && next < index; next = text.indexOf("\n", at)) {
			line += 1;
			at = next + 1;
		}
		return {
			kind,
			line
		};
	});
}
function lineFeeds(content, from, to) {
	let count = 0;
	for (let at = content.indexOf(10, from); at !== -1 && at < to; at = content.indexOf(10, at + 1)) count += 1;
	return count;
}
export { withLines as i, secretFinder as n, textParts as r, isSample as t };
