import { n as quoteValue } from "./fault.js";
// src/core/plan/format/read/source-text.ts
const maxPlanBytes = 5242880;
function sourceText(bytes, file) {
	return bytes.length > 5242880 ? tooLarge(bytes.length, file) : decodeText(bytes, file);
}
function tooLarge(size, file) {
	return {
		severity: "error",
		code: "PLAN_TOO_LARGE",
		at: [],
		message: `${file} has ${size} bytes; a plan may have at most ${maxPlanBytes} (5 MiB).`,
		remedy: "Split it into several plans."
	};
}
/** 1-based line and column of an offset, by binary search. LF and CRLF end a line. */
function lineIndex(text) {
	const starts = [0];
	for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
	return (offset) => {
		let low = 0;
		let high = starts.length - 1;
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			if ((starts[middle] ?? 0) <= offset) low = middle;
			else high = middle - 1;
		}
		return {
			line: low + 1,
			column: offset - (starts[low] ?? 0) + 1
		};
	};
}
const encodingRemedy = "Save the file as UTF-8 (with or without a byte order mark).";
/**
* Strict UTF-8; drops a leading BOM and keeps line ends. Other encodings, NUL bytes and invalid sequences are refused
* with their offset, since a lenient decoder would insert U+FFFD (failure model I2).
*/
function decodeText(bytes, file) {
	const encoding = foreignEncoding(bytes);
	if (encoding !== void 0) return encodingFault(`${file} is ${encoding}, not UTF-8.`);
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		const nul = bytes.indexOf(0);
		return nul < 0 ? text : encodingFault(`${file} contains a NUL byte at offset ${nul} (line ${lineAt$1(bytes, nul)}).`);
	} catch {
		const offset = firstInvalidUtf8(bytes);
		return encodingFault(`${file} is not valid UTF-8: byte 0x${(bytes[offset] ?? 0).toString(16).padStart(2, "0")} at offset ${offset} (line ${lineAt$1(bytes, offset)}).`);
	}
}
function encodingFault(message) {
	return {
		severity: "error",
		code: "PLAN_ENCODING",
		at: [],
		message,
		remedy: encodingRemedy
	};
}
/** By its byte order mark, or by the NUL bytes of ASCII characters in UTF-16. */
function foreignEncoding(bytes) {
	const [a, b, c, d] = bytes;
	if (a === 255 && b === 254) return c === 0 && d === 0 ? "UTF-32" : "UTF-16 (little endian)";
	if (a === 254 && b === 255) return "UTF-16 (big endian)";
	if (a !== 0 && a !== void 0 && b === 0 && c !== 0) return "UTF-16 (little endian, without a mark)";
	if (a === 0 && b !== 0 && b !== void 0) return "UTF-16 (big endian, without a mark)";
}
function lineAt$1(bytes, offset) {
	let line = 1;
	for (let index = bytes.indexOf(10); index >= 0 && index < offset; index = bytes.indexOf(10, index + 1)) line += 1;
	return line;
}
function firstInvalidUtf8(bytes) {
	let offset = 0;
	while (offset < bytes.length) {
		const length = sequenceLength(bytes, offset);
		if (length === 0) return offset;
		offset += length;
	}
	return offset;
}
/** By lead bytes up to `last`: length, and range of the second byte (RFC 3629 §4). */
const sequences = [
	{
		last: 127,
		length: 1,
		low: 0,
		high: 255
	},
	{
		last: 193,
		length: 0,
		low: 0,
		high: 0
	},
	{
		last: 223,
		length: 2,
		low: 128,
		high: 191
	},
	{
		last: 224,
		length: 3,
		low: 160,
		high: 191
	},
	{
		last: 236,
		length: 3,
		low: 128,
		high: 191
	},
	{
		last: 237,
		length: 3,
		low: 128,
		high: 159
	},
	{
		last: 239,
		length: 3,
		low: 128,
		high: 191
	},
	{
		last: 240,
		length: 4,
		low: 144,
		high: 191
	},
	{
		last: 243,
		length: 4,
		low: 128,
		high: 191
	},
	{
		last: 244,
		length: 4,
		low: 128,
		high: 143
	}
];
function sequenceLength(bytes, offset) {
	const lead = bytes[offset] ?? 0;
	const sequence = sequences.find(({ last }) => lead <= last);
	if (sequence === void 0 || sequence.length < 2) return sequence?.length ?? 0;
	const second = bytes[offset + 1] ?? 0;
	if (second < sequence.low || second > sequence.high) return 0;
	for (let index = offset + 2; index < offset + sequence.length; index += 1) if (((bytes[index] ?? 0) & 192) !== 128) return 0;
	return sequence.length;
}
// src/core/plan/format/markdown/outline.ts
const fence = /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/;
const itemMark = /^(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)/;
const heading = /^(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const rule = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const box = /^\[([ xX])\](?:[ \t]+|$)/;
const boldField = /^\*\*[A-Za-z][A-Za-z ]{0,30}(?::\*\*|\*\*:)/;
const rawHtml = /^<(?:script|pre|style|textarea)(?=[\s>]|$)/i;
/** Elements that end only at an empty line: until then nothing is read as Markdown. */
const html = /^<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|dir|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|html|li|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>]|$)/i;
/**
* The lines of a document by CommonMark, without links and multi-line headings, and with one exception: a field in bold
* ends the paragraph or list above it. Linear (docs/decisions/plan.md).
*/
function outline(text) {
	const state = {
		lines: [],
		items: [],
		block: void 0
	};
	let start = 0;
	for (const line of text.split("\n")) {
		addLine(state, lineAt(line.endsWith("\r") ? line.slice(0, -1) : line, start));
		start += line.length + 1;
	}
	return state.lines;
}
function lineAt(raw, start) {
	const content = raw.trimStart();
	const indent = raw.length - content.length;
	return {
		raw,
		offset: start + indent,
		column: widthOf(raw.slice(0, indent)),
		content: content.trimEnd()
	};
}
function widthOf(indent, from = 0) {
	let column = from;
	for (const char of indent) column = char === "	" ? column + 4 - column % 4 : column + 1;
	return column;
}
function addLine(state, line) {
	if (state.block && addToBlock(state, line)) return;
	if (line.content === "") pushLine(state, line, { kind: "blank" });
	else addText(state, line);
}
function addText(state, line) {
	const previous = state.lines.at(-1);
	const inParagraph = isParagraph(previous);
	const openItems = state.items.slice(0, state.items.filter((from) => line.column >= from).length);
	const block = line.column - (openItems.at(-1) ?? 0) >= 4 ? { kind: inParagraph ? "text" : "code" } : blockOf(line, {
		before: previous,
		open: openItems.length
	});
	if (block.kind !== "text" || !inParagraph || boldField.test(line.content)) state.items = openItems;
	if (block.kind === "item") addItem(state, line, block.mark);
	else if (block.kind === "underline") {
		state.lines[state.lines.length - 1] = {
			...previous,
			kind: "heading",
			level: block.level
		};
		pushLine(state, line, { kind: "blank" });
	} else {
		const { ends, ...fields } = block;
		pushLine(state, line, fields);
		if (ends) state.block = {
			kind: isUninterpreted(block.kind) ? block.kind : "fenced",
			ends
		};
	}
}
const isUninterpreted = (kind) => kind === "html" || kind === "comment";
const isParagraph = (line) => line !== void 0 && (line.kind === "text" || line.kind === "quote" || line.kind === "item" && line.text !== "");
/** Adds a line to the open block; false if it does not belong to it. A block ends with its list item. */
function addToBlock(state, line) {
	const { block: inside } = state;
	if (!inside) return false;
	if (line.content !== "" && line.column < (state.items.at(-1) ?? 0)) {
		state.block = void 0;
		return false;
	}
	const ends = inside.ends(line.content);
	if (ends) state.block = void 0;
	pushLine(state, line, {
		kind: ends && inside.kind === "fenced" ? "fence" : inside.kind,
		text: ends ? "" : line.content
	});
	return true;
}
function blockOf({ content }, { before: previous, open }) {
	const fenced = fenceOf(content);
	if (fenced) return {
		kind: "fence",
		...fenced
	};
	const [, marks, title = ""] = heading.exec(content) ?? [];
	if (marks !== void 0) return {
		kind: "heading",
		level: marks.length,
		text: title
	};
	const continuesText = previous?.kind === "text" && previous.depth === open;
	if (continuesText && isUnderline(content, previous)) return {
		kind: "underline",
		level: content.startsWith("=") ? 1 : 2
	};
	if (rule.test(content)) return { kind: "rule" };
	if (content.startsWith(">")) return {
		kind: "quote",
		text: content.replace(/^>[ \t]?/, "")
	};
	return itemOf(content, continuesText) ?? htmlOf(content) ?? { kind: "text" };
}
/** Below a field such as **Status:**, a line of dashes is a rule. */
const isUnderline = (content, previous) => /^(?:=+|-+)$/.test(content) && !previous.text.startsWith("**");
/** Within a paragraph, a list begins only with text, and with the number 1. */
function itemOf(content, inParagraph) {
	const mark = itemMark.exec(content);
	if (!mark) return void 0;
	const canStart = mark[0].length < content.length && (mark[1] === void 0 || Number(mark[1]) === 1);
	return inParagraph && !canStart ? void 0 : {
		kind: "item",
		mark
	};
}
function fenceOf(content) {
	const match = fence.exec(content);
	if (!match) return void 0;
	const mark = match[1] ?? match[3] ?? "";
	const close = new RegExp(`^${mark[0]}{${mark.length},}$`);
	return {
		text: (match[2] ?? match[4] ?? "").trim(),
		ends: (line) => close.test(line)
	};
}
function htmlOf(content) {
	if (content.startsWith("<!--") && content.replace(/<!--.*?-->/g, "").trim() !== "" && content.includes("-->")) return {
		kind: "html",
		...content.lastIndexOf("<!--") > content.lastIndexOf("-->") && endingAt("", /-->/)
	};
	if (content.startsWith("<!--")) return {
		kind: "comment",
		...endingAt(content, /-->/)
	};
	if (rawHtml.test(content)) return {
		kind: "html",
		...endingAt(content, /<\/(?:script|pre|style|textarea)>/i)
	};
	if (!html.test(content)) return void 0;
	return {
		kind: "html",
		ends: (line) => line === ""
	};
}
const endingAt = (content, end) => end.test(content) ? {} : { ends: (line) => end.test(line) };
function addItem(state, line, mark) {
	const afterMark = line.content.slice(mark[0].length);
	const rest = afterMark.trimStart();
	const textColumn = line.column + mark[0].length;
	const gap = widthOf(afterMark.slice(0, afterMark.length - rest.length), textColumn) - textColumn;
	state.items = [...state.items, textColumn + (rest === "" || gap > 4 ? 1 : gap)];
	const checkBox = box.exec(rest);
	pushLine(state, line, {
		kind: "item",
		text: checkBox ? rest.slice(checkBox[0].length) : rest,
		ordered: mark[1] !== void 0,
		ticked: checkBox ? checkBox[1] !== " " : void 0
	});
	const fenceStart = fenceOf(rest);
	if (fenceStart) state.block = {
		kind: "fenced",
		ends: fenceStart.ends
	};
}
function pushLine({ lines, items }, { raw, offset, content }, fields) {
	const defaults = {
		level: 0,
		text: content,
		ordered: false,
		ticked: void 0
	};
	lines.push({
		offset,
		raw,
		depth: items.length,
		...defaults,
		...fields
	});
}
/** A check box at the top level of a list. */
const isBox = ({ kind, depth, ticked }) => kind === "item" && depth === 1 && ticked !== void 0;
// src/core/plan/format/markdown/outside-links.ts
const link = /\]\(\s*<?([^)\s>]+)/g;
/** Warns of links that lead outside the repository, where no agent can read them. */
function outsideLinks(lines, file) {
	const folders = foldersOf(file);
	return lines.flatMap(({ kind, raw, offset }) => {
		if (kind === "fenced" || kind === "code" || kind === "comment") return [];
		const indent = /^\s*/.exec(raw)?.[0].length ?? 0;
		return linksIn(raw, folders).map((fault) => ({
			...fault,
			offset: offset - indent + fault.offset
		}));
	});
}
/** The same for texts inside a document such as JSON. */
const outsideLinksIn = (text, file) => linksIn(text, foldersOf(file));
function linksIn(text, folders) {
	if (!text.includes("](")) return [];
	return Array.from(text.matchAll(link)).flatMap(({ 1: target = "", index }) => {
		if (!leadsOutside(target, folders)) return [];
		return [{
			severity: "warning",
			code: "PLAN_LINK_OUTSIDE",
			at: [],
			offset: index,
			message: `The link to ${quoteValue(target)} points outside the repository, so no agent can read it.`,
			remedy: "Put the file into the repository, or copy what the tasks need from it into the plan."
		}];
	});
}
/** Undefined if the path does not begin at the top of the repository. */
const foldersOf = (file) => /^[/\\~]|^[A-Za-z]:|^\.\./.test(file) ? void 0 : file.split("/").filter((name) => name !== ".").slice(0, -1);
/** A path that begins with `/` is relative to the top of the repository, as on GitHub. */
function leadsOutside(target, folders) {
	if (/^(?:file:|~|[A-Za-z]:[\\/])/i.test(target)) return true;
	const fromTop = target.startsWith("/");
	if (/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(target) || folders === void 0 && !fromTop) return false;
	return climbsOut((target.split(/[?#]/, 1)[0] ?? "").split("/"), fromTop ? 0 : folders?.length ?? 0);
}
function climbsOut(names, startDepth) {
	let depth = startDepth;
	return names.some((name) => {
		if (name === "..") depth -= 1;
		else if (name !== "" && name !== ".") depth += 1;
		return depth < 0;
	});
}
// src/core/plan/format/read/merge-markers.ts
const marker = /^(<{7}|\|{7}|>{7})(?= |\r?$)|^={7}\r?$/gm;
/** The markers of each unfinished merge, in git's order. */
function mergeMarkers(text) {
	if (!text.includes("<<<<<<<")) return [];
	const faults = [];
	let markers = [];
	for (const match of text.matchAll(marker)) {
		const sign = match[0][0];
		if (sign === "<") markers = [match];
		else if (markers.length > 0) markers.push(match);
		if (sign !== ">" || markers.length < 3) continue;
		faults.push(...markers.map(toFault));
		markers = [];
	}
	return faults;
}
function toFault({ 0: sign, index }) {
	return {
		severity: "error",
		code: "PLAN_MERGE_MARKERS",
		at: [],
		offset: index,
		message: `A merge conflict marker was left here: ${sign.trim()}.`,
		remedy: "Keep one of the two versions and delete the markers. Indent markers that are only an example."
	};
}
export { outline as a, sourceText as c, isBox as i, outsideLinks as n, lineIndex as o, outsideLinksIn as r, maxPlanBytes as s, mergeMarkers as t };
