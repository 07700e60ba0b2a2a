import { l as cutMiddle } from "./one-line.js";
// src/core/text/markdown/fences.ts
const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/;
/** The fence that is open after this line, given the one that was open before it (CommonMark's rule). */
function fenceAfter(line, open) {
	const [, run = "", info = ""] = fenceLine.exec(line) ?? [];
	if (run === "") return open;
	if (open === void 0) return run.startsWith("`") && info.includes("`") ? void 0 : run;
	return run.startsWith(open) && info.trim() === "" ? void 0 : open;
}
/** The fence that a text leaves open. */
function openFence(text) {
	let open;
	for (const line of text.split("\n")) open = fenceAfter(line, open);
	return open;
}
/** The text with the code block closed that it leaves open, so that nothing after it is swallowed. */
function closeFence(text) {
	const open = openFence(text);
	return open === void 0 ? text : `${text}\n${open}`;
}
/** A code block that its content cannot leave, and without a line that a plain reader could take for `## Name`. */
function fenced(text) {
	const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
	const fence = "`".repeat(Math.max(3, longest + 1));
	return `${fence}\n${text.split("\n").map(indentHeading).join("\n")}\n${fence}`;
}
/** Moves a `## ` line inside code one column to the right. */
function indentHeading(line) {
	return /^##(?=\s|$)/.test(line) ? ` ${line}` : line;
}
/**
* `excerpt` for Markdown: a code block that the cut runs through is closed before the marker and opened again after
* it, so that what follows the text stays outside. Never longer than `maxChars`; empty where nothing sensible fits.
*/
function shortenMarkdown(text, maxChars) {
	if (text.length <= maxChars) return text;
	const longestFence = Math.max(0, ...Array.from(text.matchAll(/`{3,}|~{3,}/g), ([run]) => run.length));
	const mendings = longestFence === 0 ? 0 : 3 * (longestFence + 1);
	const cut = cutMiddle(text, maxChars - mendings);
	if (cut === void 0) return "";
	const reopened = openFence(text.slice(0, cut.tailFrom));
	return closeFence([
		closeFence(cut.head),
		cut.marker,
		reopened,
		cut.tail
	].filter((part) => part !== void 0 && part !== "").join("\n"));
}
export { openFence as a, indentHeading as i, fenceAfter as n, shortenMarkdown as o, fenced as r, closeFence as t };
