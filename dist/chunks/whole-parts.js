import { d as markerFor, f as startOf } from "./one-line.js";
import { N as normalized, _ as inlineMarkdown } from "./slices.js";
import { n as fenceAfter, t as closeFence } from "./fences.js";
// src/core/knowledge/words.ts
/** In lower case and without accents; scripts without spaces count by pairs of characters. */
function wordsOf(text) {
	const words = /* @__PURE__ */ new Set();
	for (const run of runsOf(text)) for (const word of isUnspaced(run) ? pairsOf(run) : [run]) if (word.length > 2 || !/^[a-z0-9]+$/.test(word)) words.add(word);
	return words;
}
/** Terms for a search: with repetitions, identifiers split into words, and stemmed. */
function termsOf(text) {
	return runsOf(text.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, "$1 ")).flatMap((run) => isUnspaced(run) ? pairsOf(run) : stopWords.has(run) ? [] : [stem(run)]);
}
/** The share of the shorter text's words that the other one contains, from 0 to 1. */
function overlap(first, second) {
	const [short, long] = [new Set(termsOf(first)), new Set(termsOf(second))].sort((a, b) => a.size - b.size);
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
	return characters.length === 1 ? characters : characters.slice(1).map((next, index) => `${characters[index]}${next}`);
}
/** English, since most plans are; in other languages the rarity of words must suffice. */
const stopWords = new Set(...["a an and are as at be been by can do does for from has have if in into is it its may must never no not of on or shall should that the their them then there they this to was were when where which will with".split(" ")]);
const endings = /(?:ations?|ions?|ments?|ings?|ers?|ies|ied|ed|es|s|ly|y|e)$/;
function stem(word) {
	const short = word.replace(endings, "");
	return short.length >= 4 ? short : word;
}
const maxChars = 5e3;
/** True if a text contains these words in any spacing and case, also as neutralised Markdown. */
function wordsIn(text) {
	const normalizedText = normalized(text);
	return (words) => normalizedText.includes(normalized(words)) || normalizedText.includes(normalized(inlineMarkdown(words, maxChars)));
}
// src/core/text/markdown/whole-parts.ts
/**
* Omits whole list items, sentences and code blocks. `headShare` of the room goes to the start, the rest to the end;
* with 1, every part that fits is kept. Empty if nothing fits. Linear.
*/
function shortenWhole(text, maxChars, headShare = 1) {
	if (text.length <= maxChars) return text;
	const room = maxChars - markerFor(text.length).length - 5;
	if (room <= 0) return "";
	const parted = partsOf(text, Math.max(200, room / 4));
	const chosen = chooseParts(parted, {
		room,
		headShare
	});
	return chosen.size === 0 ? "" : joined(parted, chosen, text.length);
}
function chooseParts({ headings, parts }, { room, headShare }) {
	const chosen = /* @__PURE__ */ new Set();
	const shownHeadings = /* @__PURE__ */ new Set();
	let used = 0;
	const keep = (index, limit) => {
		const part = parts[index];
		if (!part) return false;
		const heading = part.heading !== void 0 && !shownHeadings.has(part.heading) ? (headings[part.heading ?? 0]?.length ?? 0) + 2 : 0;
		const cost = part.text.length + part.gap.length + heading;
		if (used + cost > limit) return false;
		used += cost;
		chosen.add(index);
		if (part.heading !== void 0) shownHeadings.add(part.heading);
		return true;
	};
	const skips = headShare === 1;
	for (let index = 0; index < parts.length; index++) if (!keep(index, room * headShare) && !skips) break;
	if (skips) return chosen;
	for (let index = parts.length - 1; index >= 0 && !chosen.has(index); index--) if (!keep(index, room)) break;
	return chosen;
}
function joined({ headings, parts }, chosen, length) {
	let keptChars = 0;
	for (const index of chosen) keptChars += parts[index]?.text.length ?? 0;
	const marker = markerFor(length - keptChars);
	const firstGap = parts.findIndex((_, index) => !chosen.has(index));
	let result = "";
	const append = (gap, text) => {
		result += `${result === "" ? "" : gap}${text}`;
	};
	let heading;
	parts.forEach((part, index) => {
		if (index === firstGap) append("\n", marker);
		if (!chosen.has(index)) return;
		const follows = chosen.has(index - 1);
		if (part.heading !== void 0 && part.heading !== heading) append("\n\n", `${headings[part.heading ?? 0]}\n\n${part.text}`);
		else if (follows) append(part.gap, part.text);
		else append("\n", part.gap.includes("\n") ? part.text : `\u2026 ${part.text}`);
		heading = part.heading;
	});
	return closeFence(result);
}
const betweenSentences = /((?<=[.!?\u2026]["')\]]?)\s+(?=\S)|(?<=[\u3002\uff01\uff1f])(?=\S))/;
const item = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
const heading = /^ {0,3}#{1,6}(?:\s|$)/;
/** A paragraph longer than `maxChars` is split into sentences, or into lines if it has none. */
function partsOf(text, maxChars) {
	const headings = [];
	const result = [];
	let open;
	let fence;
	let blank = false;
	const close = () => {
		if (open) result.push(...split(open, {
			maxChars,
			heading: headings.length > 0 ? headings.length - 1 : void 0
		}));
		open = void 0;
	};
	const begin = (line) => {
		close();
		if (fence === void 0 && heading.test(line)) headings.push(line);
		else open = {
			lines: [line],
			kind: kindOf(line, fence),
			blankBefore: blank
		};
	};
	for (const line of text.split("\n")) {
		const wasCode = fence !== void 0;
		fence = fenceAfter(line, fence);
		if (!wasCode && line.trim() === "") {
			blank = true;
			continue;
		}
		const continuesOpen = wasCode || open && continuesPart(open, {
			line,
			blank,
			opensFence: fence !== void 0
		});
		if (open && continuesOpen) open.lines.push(...blank ? [""] : [], line);
		else begin(line);
		blank = false;
	}
	close();
	return {
		headings,
		parts: result
	};
}
const kindOf = (line, fence) => fence !== void 0 ? "code" : item.test(line) ? "item" : "paragraph";
function continuesPart({ kind }, { line, blank, opensFence }) {
	const begins = item.test(line) || heading.test(line);
	if (kind === "item" && /^(?: {2}|\t)/.test(line)) return true;
	return kind !== "code" && !blank && !begins && !opensFence;
}
function split({ lines, kind, blankBefore }, { maxChars, heading }) {
	const text = lines.join("\n");
	const gap = blankBefore ? "\n\n" : "\n";
	if (kind !== "paragraph" || text.length <= maxChars) return [{
		text,
		gap,
		heading
	}];
	const pieces = text.split(betweenSentences);
	return pieces.flatMap((sentence, index) => {
		if (index % 2 === 1) return [];
		const gapBefore = index === 0 ? gap : pieces[index - 1] ?? " ";
		return (sentence.length <= maxChars ? [sentence] : sentence.split("\n")).map((line, lineIndex) => ({
			text: line,
			gap: lineIndex === 0 ? gapBefore : "\n",
			heading
		}));
	});
}
/** Omits the last sentences; a single longer sentence is cut. */
function wholeSentences(line, maxChars) {
	if (line.length <= maxChars) return line;
	let chosen = "";
	const pieces = line.split(betweenSentences);
	for (let index = 0; index < pieces.length; index += 2) {
		const longer = `${chosen}${index === 0 ? "" : pieces[index - 1]}${pieces[index]}`;
		if (longer.length + 2 > maxChars) break;
		chosen = longer;
	}
	return chosen === "" ? `${startOf(line, maxChars - 1).trimEnd()}\u2026` : `${chosen} \u2026`;
}
export { wordsIn as a, termsOf as i, wholeSentences as n, wordsOf as o, overlap as r, shortenWhole as t };
