import { l as cutMiddle } from "./one-line.js";
// src/core/text/markdown/fences.ts
const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/;
/** By CommonMark's rule; `open` is the fence before the line. */
function fenceAfter(line, open) {
	const [, run = "", info = ""] = fenceLine.exec(line) ?? [];
	if (run === "") return open;
	if (open === void 0) return run.startsWith("`") && info.includes("`") ? void 0 : run;
	return run.startsWith(open) && info.trim() === "" ? void 0 : open;
}
function openFence(text) {
	let open;
	for (const line of text.split("\n")) open = fenceAfter(line, open);
	return open;
}
/** Closes an open code block, so that it does not swallow later text. */
function closeFence(text) {
	const open = openFence(text);
	return open === void 0 ? text : `${text}\n${open}`;
}
/** A code block that its content cannot end. It contains no line that a plain reader could take for `## Name`. */
function fenced(text, language = "") {
	const longestRun = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
	const fence = "`".repeat(Math.max(3, longestRun + 1));
	return `${fence}${language}\n${text.split("\n").map(indentHeading).join("\n")}\n${fence}`;
}
function indentHeading(line) {
	return /^##(?=\s|$)/.test(line) ? ` ${line}` : line;
}
/** `excerpt` for Markdown: closes a cut code block and opens it again. Empty if nothing useful fits. */
function shortenMarkdown(text, maxChars) {
	if (text.length <= maxChars) return text;
	const longestFence = Math.max(0, ...Array.from(text.matchAll(/`{3,}|~{3,}/g), ([run]) => run.length));
	const fenceChars = longestFence === 0 ? 0 : 3 * (longestFence + 1);
	const cut = cutMiddle(text, maxChars - fenceChars);
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
