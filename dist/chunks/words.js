import { S as folded, l as inlineMarkdown } from "./render-index.js";
// src/core/knowledge/words.ts
/**
* The words of a text in any script, lower-case and without accents, each once: what is written without spaces counts
* by pairs of characters. Of ASCII text these are the words of the older programs: letters and digits, longer than two.
*/
function wordsOf(text) {
	const found = /* @__PURE__ */ new Set();
	for (const run of runsOf(text)) for (const word of isUnspaced(run) ? pairsOf(run) : [run]) if (word.length > 2 || !/^[a-z0-9]+$/.test(word)) found.add(word);
	return found;
}
/** `wordsOf` for a search: with repetitions, names in code cut into their parts, and endings that mean the same dropped. */
function termsOf(text) {
	return runsOf(text.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, "$1 ")).flatMap((run) => isUnspaced(run) ? pairsOf(run) : tooCommon.has(run) ? [] : [stem(run)]);
}
/** The share of the shorter text's words that stand in the other one, from 0 to 1. */
function overlap(one, other) {
	const [short, long] = [new Set(termsOf(one)), new Set(termsOf(other))].sort((a, b) => a.size - b.size);
	if (!short || !long || short.size === 0) return 0;
	return [...short].filter((term) => long.has(term)).length / short.size;
}
function runsOf(text) {
	if (/^[ -~\s]*$/.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
	return text.normalize("NFKD").replace(/(\p{Script=Latin})\p{M}+/gu, "$1").toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const isUnspaced = (run) => unspaced.test(run);
function pairsOf(run) {
	const characters = [...run];
	return characters.length === 1 ? characters : characters.slice(1).map((next, at) => `${characters[at]}${next}`);
}
/** English, since the texts of most plans are; in another language rare words decide as well. */
const tooCommon = new Set(...["a an and are as at be been by can do does for from has have if in into is it its may must never no not of on or shall should that the their them then there they this to was were when where which will with".split(" ")]);
const endings = /(?:ations?|ions?|ments?|ings?|ers?|ies|ied|ed|es|s|ly|y|e)$/;
/** A rough stem: at least four letters stay. */
function stem(word) {
	const short = word.replace(endings, "");
	return short.length >= 4 ? short : word;
}
const longest = 5e3;
/** Whether a text holds these words, in whatever spacing and case; also as Markdown that was made harmless on the way. */
function wordsIn(text) {
	const whole = folded(text);
	return (words) => whole.includes(folded(words)) || whole.includes(folded(inlineMarkdown(words, longest)));
}
export { wordsOf as i, termsOf as n, wordsIn as r, overlap as t };
