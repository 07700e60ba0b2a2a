import { a as outline } from "./merge-markers.js";
import { t as idsIn } from "./read-spec.js";
// src/core/spec/read-index.ts
const columns = {
	id: /^id$/i,
	feature: /^(?:feature|name)$/i,
	status: /^status$/i,
	path: /^(?:path|spec)$/i,
	requires: /^requires$/i
};
/** The rows of each table that has the columns ID and Path. */
function readIndex(text) {
	const rows = [];
	let headers;
	for (const { raw, offset, kind } of outline(text)) {
		if (kind !== "text" || !raw.trimStart().startsWith("|")) {
			headers = void 0;
			continue;
		}
		const cells = cellsOf(raw.trim(), offset);
		const texts = cells.map((cell) => cell.text);
		if (texts.some((cell) => columns.id.test(cell)) && texts.some((cell) => columns.path.test(cell))) headers = texts;
		else if (headers && !texts.every((cell) => /^:?-+:?$/.test(cell))) rows.push(rowOf(headers, cells, offset));
	}
	return rows;
}
function rowOf(headers, cells, offset) {
	const cell = (name) => cells[headers.findIndex((head) => columns[name].test(head))];
	const empty = {
		text: "",
		offset
	};
	const path = cell("path") ?? empty;
	const feature = cell("feature");
	const requires = cell("requires");
	return {
		id: cell("id") ?? empty,
		feature: feature && {
			...feature,
			text: feature.text.replace(/^(?:\u21b3|-|\s)+/, "")
		},
		status: cell("status"),
		path: {
			...path,
			text: /\]\(\s*<?([^)\s>]+)/.exec(path.text)?.[1] ?? path.text.replace(/^`|`$/g, "")
		},
		requires: requires && idsIn(requires)
	};
}
/** An escaped bar is part of its cell. */
function cellsOf(line, offset) {
	const inner = line.replace(/^\|/, "").replace(/(?<!\\)\|$/, "");
	let cellOffset = offset + 1;
	return inner.split(/(?<!\\)\|/).map((cell) => {
		const textOffset = cellOffset + (cell.length - cell.trimStart().length);
		cellOffset += cell.length + 1;
		return {
			text: cell.trim().replaceAll("\\|", "|"),
			offset: textOffset
		};
	});
}
export { readIndex as t };
