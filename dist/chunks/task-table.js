import { $t as shortOid, Cn as clip, On as pad, Tn as displayWidth } from "./through-proxy.js";
import { h as agentCell, y as markdownCell } from "./slices.js";
import { a as plainLine } from "./one-line.js";
import { n as painter, r as statusColour } from "./paint.js";
import { $t as costCell, Qt as commitsInWords, Zt as attemptsCell, cn as statusMark, fn as timeCell, sn as statusInWords } from "./run-sentence.js";
// src/core/report/terminal/task-table.ts
const id = {
	head: "Task",
	align: "left",
	cell: (row) => row.id
};
const status = {
	head: "Status",
	align: "left",
	cell: (row) => `${statusMark[row.status]} ${statusInWords(row)}`
};
/** Omitted from the right on a narrow terminal. */
const optional = [
	{
		head: "Attempts",
		align: "right",
		cell: attemptsCell
	},
	{
		head: "Cost",
		align: "right",
		cell: costCell
	},
	{
		head: "Time",
		align: "right",
		cell: timeCell
	},
	{
		head: "Commit",
		align: "left",
		cell: (row) => `${shortOid(row.commit ?? "")}${commitsInWords(row)}`
	}
];
const gap = "  ";
const minTitle = 16;
/**
* Aligned by display width (CJK, emoji). Titles are clipped, then columns are omitted. Ids are never cut, since people
* copy them.
*/
function textTable(rows, look) {
	const paint = painter(look.color);
	const columns = [
		id,
		status,
		...optional
	].map((column) => formatColumn(column, rows));
	const usedColumns = () => columns.reduce((sum, column) => sum + column.width + 2, 0);
	while (columns.length > 2 && look.width - usedColumns() < minTitle) columns.pop();
	const room = Math.max(minTitle, look.width - usedColumns());
	const title = formatColumn({
		head: "Title",
		align: "left",
		cell: (row) => clip(plainLine(row.title, 200), room)
	}, rows);
	columns.splice(1, 0, title);
	const head = columns.map((column) => column.head);
	const lines = rows.map((row, index) => {
		const colour = statusColour[row.status];
		const line = columns.map((column) => column.cells[index] ?? "").join(gap);
		return colour ? paint(line.trimEnd(), colour) : line.trimEnd();
	});
	return [paint(head.join(gap).trimEnd(), "bold"), ...lines];
}
function formatColumn(column, rows) {
	const texts = rows.map(column.cell);
	const width = texts.reduce((max, text) => Math.max(max, displayWidth(text)), column.head.length);
	const fill = (text) => pad(text, width, column.align);
	return {
		head: fill(column.head),
		cells: texts.map(fill),
		width
	};
}
const markdownHead = "| Task | Title | Status | Attempts | Time | Cost | Commit |\n| --- | --- | --- | ---: | ---: | ---: | --- |";
/**
* GitHub's Markdown. A title cannot end its cell, start a line, mention anybody or hide anything. `repositoryUrl`
* makes commits links.
*/
const markdownTable = (rows, repositoryUrl) => [markdownHead, ...rows.map((row) => markdownRow(row, repositoryUrl))].join("\n");
function markdownRow(row, repositoryUrl) {
	const short = row.commit ? `\`${shortOid(row.commit)}\`` : "";
	const commit = row.commit && repositoryUrl !== void 0 ? `[${short}](${repositoryUrl}/commit/${row.commit})` : short;
	const state = `${statusMark[row.status]} ${statusInWords(row)}`;
	return `| ${[
		row.id,
		row.isAgents ? agentCell(row.title) : markdownCell(row.title),
		state,
		attemptsCell(row),
		timeCell(row),
		costCell(row),
		`${commit}${commitsInWords(row)}`
	].join(" | ")} |`;
}
export { textTable as n, markdownTable as t };
