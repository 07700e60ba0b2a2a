import { Bn as wrap, Fn as displayWidth, In as fitLine, Ln as fitLines, Nn as clip, Rn as pad, fn as nextLines, jn as painter } from "./through-proxy.js";
import { n as isRight, r as shownBlocks, t as columnName } from "./block.js";
// src/core/report/document/terminal.ts
/** A document, without its newlines. */
function documentLines(blocks, look) {
	const paint = painter(look.color);
	const lines = (block, columns) => {
		if (typeof block === "string") return wrap(block, columns);
		if ("heading" in block) return wrap(block.heading, columns).map((line) => paint(line, "bold"));
		if ("list" in block) return block.list.flatMap((item) => wrap(item, columns));
		if ("head" in block) return tableLines(block);
		if ("code" in block) return block.code.split("\n").map((line) => `  ${clip(line, columns - 2)}`);
		if ("steps" in block) return nextLines(block.steps, {
			paint,
			columns
		});
		const inner = shownBlocks(block.blocks).flatMap((part) => lines(part, columns - 2));
		return partLines(block.title, inner, paint);
	};
	return fitLines(shownBlocks(blocks).flatMap((block) => lines(block, look.width)), look);
}
const gap = "  ";
/** Of the column that is clipped. */
const minRoom = 16;
/**
* Aligned by display width (CJK, emoji), without their newline; with a look in its colours, and no wider. Other cells
* than those of the clipped column are whole, since people copy them.
*/
function tableLines(table, look) {
	const { head, colours } = table;
	const rows = fittingRows(table, look?.width ?? Number.POSITIVE_INFINITY);
	const widths = head.map((_, column) => widthOf(rows, column));
	const paint = painter(look?.color ?? false);
	return rows.map((row, index) => {
		const cells = row.map((cell, column) => pad(cell, widths[column] ?? 0, isRight(head[column]) ? "right" : "left"));
		const colour = index === 0 ? "bold" : colours?.[index - 1];
		const line = cells.join(gap).trimEnd();
		return colour ? paint(line, colour) : line;
	});
}
/** The head too. Columns are omitted before the clipped one becomes too narrow. */
function fittingRows({ head, rows, clipped, optional = head.length }, width) {
	const all = [head.map(columnName), ...rows];
	if (clipped === void 0) return all;
	const others = head.map((_, column) => column === clipped ? 0 : widthOf(all, column) + 2);
	const room = () => width - others.reduce((sum, column) => sum + column, 0);
	while (others.length > optional && room() < minRoom) others.pop();
	const columns = Math.max(minRoom, room());
	return all.map((row) => row.slice(0, others.length).map((cell, column) => column === clipped ? clip(cell, columns) : cell));
}
const widthOf = (rows, column) => rows.reduce((max, row) => Math.max(max, displayWidth(row[column] ?? "")), 0);
/** Below a title; empty without lines. */
const partLines = (title, lines, paint) => lines.length === 0 ? [] : [
	"",
	paint(title, "bold"),
	...lines.map((line) => `  ${line}`)
];
/** Each name beside its lines, in a column of `margin`; a name without lines is omitted. */
const factLines = (facts, { margin, columns }) => facts.flatMap(([name, lines]) => lines.flatMap((line, index) => fitLine(`${(index === 0 ? name : "").padEnd(margin)}${line}`, columns, margin)));
/** Wider lines are hard to read. */
const maxHelpColumns = 120;
/** Column of the text beside the longest names. */
const helpMargin = 36;
/**
* Wraps a command's help for a terminal; commands stay whole so that they can be copied. Files and other programs get
* the text unchanged.
*/
function helpText(help, { width, isTty = false }) {
	if (!isTty) return help;
	const columns = Math.min(width, maxHelpColumns);
	const fit = (line) => /^ +ralph |^Usage: /.test(line) ? [line] : fitLine(line, columns, helpMargin);
	return help.split("\n\n").map((part) => (isProse(part) ? part.replaceAll("\n", " ") : part).split("\n").flatMap(fit).join("\n")).join("\n\n");
}
const isProse = (part) => !part.startsWith("Usage:") && part.split("\n").every((line) => /^\S.*[^:]$/.test(line));
export { tableLines as a, partLines as i, factLines as n, helpText as r, documentLines as t };
