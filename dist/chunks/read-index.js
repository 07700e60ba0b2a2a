import { i as outline } from "./merge-markers.js";
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
	let heads;
	for (const { raw, offset, kind } of outline(text)) {
		if (kind !== "text" || !raw.trimStart().startsWith("|")) {
			heads = void 0;
			continue;
		}
		const cells = cellsOf(raw.trim(), offset);
		const texts = cells.map((cell) => cell.text);
		if (texts.some((cell) => columns.id.test(cell)) && texts.some((cell) => columns.path.test(cell))) heads = texts;
		else if (heads && !texts.every((cell) => /^:?-+:?$/.test(cell))) rows.push(rowOf(heads, cells, offset));
	}
	return rows;
}
function rowOf(heads, cells, offset) {
	const cell = (name) => cells[heads.findIndex((head) => columns[name].test(head))];
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
/** A bar behind a backslash is part of its cell. */
function cellsOf(line, offset) {
	const inner = line.replace(/^\|/, "").replace(/(?<!\\)\|$/, "");
	let at = offset + 1;
	return inner.split(/(?<!\\)\|/).map((cell) => {
		const place = at + (cell.length - cell.trimStart().length);
		at += cell.length + 1;
		return {
			text: cell.trim().replaceAll("\\|", "|"),
			offset: place
		};
	});
}
export { readIndex as t };
