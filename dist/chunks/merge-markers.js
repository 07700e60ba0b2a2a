import { n as shown } from "./fault.js";
// src/core/plan/format/read/source-text.ts
const maxPlanBytes = 5242880;
/** The text of a plan file, or why it is not read at all. */
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
/** Offset in a text \u2192 1-based line and column. LF and CRLF end a line. A look-up is a binary search. */
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
* The text of a file: strict UTF-8; a leading BOM is dropped, line ends stay. UTF-16, NUL bytes and invalid
* sequences are refused by name and byte offset, since a lenient decoder would put U+FFFD in their place (failure model I2).
*/
function decodeText(bytes, file) {
	const foreign = foreignEncoding(bytes);
	if (foreign !== void 0) return encodingFault(`${file} is ${foreign}, not UTF-8.`);
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
/** By its mark, or by the NUL that every ASCII character of UTF-16 carries. */
function foreignEncoding(bytes) {
	const [a, b, c, d] = bytes;
	if (a === 255 && b === 254) return c === 0 && d === 0 ? "UTF-32" : "UTF-16 (little endian)";
	if (a === 254 && b === 255) return "UTF-16 (big endian)";
	if (a !== 0 && a !== void 0 && b === 0 && c !== 0) return "UTF-16 (little endian, without a mark)";
	if (a === 0 && b !== 0 && b !== void 0) return "UTF-16 (big endian, without a mark)";
}
function lineAt$1(bytes, offset) {
	let line = 1;
	for (let at = bytes.indexOf(10); at >= 0 && at < offset; at = bytes.indexOf(10, at + 1)) line += 1;
	return line;
}
function firstInvalidUtf8(bytes) {
	let at = 0;
	while (at < bytes.length) {
		const length = sequenceLength(bytes, at);
		if (length === 0) return at;
		at += length;
	}
	return at;
}
/** Lead byte up to `last`: length of the sequence and the range of its second byte (RFC 3629 §4). */
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
function sequenceLength(bytes, at) {
	const lead = bytes[at] ?? 0;
	const form = sequences.find(({ last }) => lead <= last);
	if (form === void 0 || form.length < 2) return form?.length ?? 0;
	const second = bytes[at + 1] ?? 0;
	if (second < form.low || second > form.high) return 0;
	for (let next = at + 2; next < at + form.length; next += 1) if (((bytes[next] ?? 0) & 192) !== 128) return 0;
	return form.length;
}
// src/core/plan/format/markdown/outline.ts
const fence = /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/;
const itemMark = /^(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)/;
const heading = /^(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const rule = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const box = /^\[([ xX])\](?:[ \t]+|$)/;
const boldField = /^\*\*[A-Za-z][A-Za-z ]{0,30}(?::\*\*|\*\*:)/;
const rawHtml = /^<(?:script|pre|style|textarea)(?=[\s>]|$)/i;
/** Elements that stand on their own, so that what follows them is not read as Markdown before an empty line. */
const html = /^<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|dir|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|html|li|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>]|$)/i;
/**
* The lines of a document as CommonMark has them, except that links and headings of several lines are not looked for, and
* that a field in bold ends what stands above it.
* Each line is looked at once (docs/decisions/plan.md).
*/
function outline(text) {
	const state = {
		lines: [],
		items: [],
		inside: void 0
	};
	let start = 0;
	for (const line of text.split("\n")) {
		take(state, lineAt(line.endsWith("\r") ? line.slice(0, -1) : line, start));
		start += line.length + 1;
	}
	return state.lines;
}
function lineAt(raw, start) {
	const content = raw.trimStart();
	const white = raw.length - content.length;
	return {
		raw,
		offset: start + white,
		column: widthOf(raw.slice(0, white)),
		content: content.trimEnd()
	};
}
function widthOf(white, from = 0) {
	let column = from;
	for (const char of white) column = char === "	" ? column + 4 - column % 4 : column + 1;
	return column;
}
function take(state, line) {
	if (state.inside && takeInside(state, line)) return;
	if (line.content === "") put(state, line, { kind: "blank" });
	else takeText(state, line);
}
function takeText(state, line) {
	const before = state.lines.at(-1);
	const inParagraph = isParagraph(before);
	const open = state.items.slice(0, state.items.filter((from) => line.column >= from).length);
	const block = line.column - (open.at(-1) ?? 0) >= 4 ? { kind: inParagraph ? "text" : "code" } : blockOf(line, {
		before,
		open: open.length
	});
	if (block.kind !== "text" || !inParagraph || boldField.test(line.content)) state.items = open;
	if (block.kind === "item") takeItem(state, line, block.mark);
	else if (block.kind === "underline") {
		state.lines[state.lines.length - 1] = {
			...before,
			kind: "heading",
			level: block.level
		};
		put(state, line, { kind: "blank" });
	} else {
		const { ends, ...rest } = block;
		put(state, line, rest);
		if (ends) state.inside = {
			kind: isHidden(block.kind) ? block.kind : "fenced",
			ends
		};
	}
}
const isHidden = (kind) => kind === "html" || kind === "comment";
const isParagraph = (line) => line !== void 0 && (line.kind === "text" || line.kind === "quote" || line.kind === "item" && line.text !== "");
/** Takes a line that belongs to the block that is open; false where it does not. An item's block ends with its item. */
function takeInside(state, line) {
	const { inside } = state;
	if (!inside) return false;
	if (line.content !== "" && line.column < (state.items.at(-1) ?? 0)) {
		state.inside = void 0;
		return false;
	}
	const ends = inside.ends(line.content);
	if (ends) state.inside = void 0;
	put(state, line, {
		kind: ends && inside.kind === "fenced" ? "fence" : inside.kind,
		text: ends ? "" : line.content
	});
	return true;
}
function blockOf({ content }, { before, open }) {
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
	const beside = before?.kind === "text" && before.depth === open;
	if (beside && isUnderline(content, before)) return {
		kind: "underline",
		level: content.startsWith("=") ? 1 : 2
	};
	if (rule.test(content)) return { kind: "rule" };
	if (content.startsWith(">")) return {
		kind: "quote",
		text: content.replace(/^>[ \t]?/, "")
	};
	return itemOf(content, beside) ?? htmlOf(content) ?? { kind: "text" };
}
/** Below a field such as **Status:** a line of dashes is meant as a rule. */
const isUnderline = (content, before) => /^(?:=+|-+)$/.test(content) && !before.text.startsWith("**");
/** Within a paragraph a list begins only where it says something, and with its first number. */
function itemOf(content, inParagraph) {
	const mark = itemMark.exec(content);
	if (!mark) return void 0;
	const starts = mark[0].length < content.length && (mark[1] === void 0 || Number(mark[1]) === 1);
	return inParagraph && !starts ? void 0 : {
		kind: "item",
		mark
	};
}
function fenceOf(content) {
	const found = fence.exec(content);
	if (!found) return void 0;
	const mark = found[1] ?? found[3] ?? "";
	const close = new RegExp(`^${mark[0]}{${mark.length},}$`);
	return {
		text: (found[2] ?? found[4] ?? "").trim(),
		ends: (line) => close.test(line)
	};
}
function htmlOf(content) {
	if (content.startsWith("<!--") && content.replace(/<!--.*?-->/g, "").trim() !== "" && content.includes("-->")) return {
		kind: "html",
		...content.lastIndexOf("<!--") > content.lastIndexOf("-->") && until("", /-->/)
	};
	if (content.startsWith("<!--")) return {
		kind: "comment",
		...until(content, /-->/)
	};
	if (rawHtml.test(content)) return {
		kind: "html",
		...until(content, /<\/(?:script|pre|style|textarea)>/i)
	};
	if (!html.test(content)) return void 0;
	return {
		kind: "html",
		ends: (line) => line === ""
	};
}
const until = (content, end) => end.test(content) ? {} : { ends: (line) => end.test(line) };
function takeItem(state, line, mark) {
	const after = line.content.slice(mark[0].length);
	const rest = after.trimStart();
	const from = line.column + mark[0].length;
	const gap = widthOf(after.slice(0, after.length - rest.length), from) - from;
	state.items = [...state.items, from + (rest === "" || gap > 4 ? 1 : gap)];
	const ticked = box.exec(rest);
	put(state, line, {
		kind: "item",
		text: ticked ? rest.slice(ticked[0].length) : rest,
		ordered: mark[1] !== void 0,
		ticked: ticked ? ticked[1] !== " " : void 0
	});
	const fenced = fenceOf(rest);
	if (fenced) state.inside = {
		kind: "fenced",
		ends: fenced.ends
	};
}
function put({ lines, items }, { raw, offset, content }, more) {
	const plain = {
		level: 0,
		text: content,
		ordered: false,
		ticked: void 0
	};
	lines.push({
		offset,
		raw,
		depth: items.length,
		...plain,
		...more
	});
}
// src/core/plan/format/markdown/outside-links.ts
const link = /\]\(\s*<?([^)\s>]+)/g;
/** Links to files that no agent can read: they point outside the repository. Where the plan lies is told by its path. */
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
/** The same of a document whose texts are not at its surface, such as one of JSON. */
const outsideLinksIn = (text, file) => linksIn(text, foldersOf(file));
function linksIn(text, folders) {
	if (!text.includes("](")) return [];
	return Array.from(text.matchAll(link)).flatMap(({ 1: target = "", index }) => {
		if (!leaves(target, folders)) return [];
		return [{
			severity: "warning",
			code: "PLAN_LINK_OUTSIDE",
			at: [],
			offset: index,
			message: `The link to ${shown(target)} points outside the repository, so no agent can read it.`,
			remedy: "Put the file into the repository, or copy what the tasks need from it into the plan."
		}];
	});
}
/** Undefined where the path does not begin at the top of the repository. */
const foldersOf = (file) => /^[/\\~]|^[A-Za-z]:|^\.\./.test(file) ? void 0 : file.split("/").filter((name) => name !== ".").slice(0, -1);
/** A path that begins with `/` is one from the top of the repository, as GitHub shows it. */
function leaves(target, folders) {
	if (/^(?:file:|~|[A-Za-z]:[\\/])/i.test(target)) return true;
	const fromTop = target.startsWith("/");
	if (/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(target) || folders === void 0 && !fromTop) return false;
	return climbs((target.split(/[?#]/, 1)[0] ?? "").split("/"), fromTop ? 0 : folders?.length ?? 0);
}
function climbs(names, from) {
	let depth = from;
	return names.some((name) => {
		if (name === "..") depth -= 1;
		else if (name !== "" && name !== ".") depth += 1;
		return depth < 0;
	});
}
// src/core/plan/format/read/merge-markers.ts
const marker = /^(<{7}|\|{7}|>{7})(?= |\r?$)|^={7}\r?$/gm;
/** A merge that was left half done: each of its marks, in the order in which git writes them. */
function mergeMarkers(text) {
	if (!text.includes("<<<<<<<")) return [];
	const faults = [];
	let open = [];
	for (const found of text.matchAll(marker)) {
		const sign = found[0][0];
		if (sign === "<") open = [found];
		else if (open.length > 0) open.push(found);
		if (sign !== ">" || open.length < 3) continue;
		faults.push(...open.map(toFault));
		open = [];
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
export { lineIndex as a, outline as i, outsideLinks as n, maxPlanBytes as o, outsideLinksIn as r, sourceText as s, mergeMarkers as t };
