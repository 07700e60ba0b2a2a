import { Cn as displayWidth, En as pad, Zt as shortOid, xn as clip } from "./through-proxy.js";
import { h as agentCell, y as markdownCell } from "./slices.js";
import { i as plainLine } from "./one-line.js";
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
/** Given up from the right where the terminal is narrow. */
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
const leastTitle = 16;
/**
* The table for a terminal of `width` columns: a head and one line a row, aligned by what a terminal shows (CJK,
* emoji). Titles are clipped; where that is not enough, columns go. An id is never cut: people copy it.
*/
function textTable(rows, look) {
	const paint = painter(look.color);
	const columns = [
		id,
		status,
		...optional
	].map((column) => layOut(column, rows));
	const taken = () => columns.reduce((sum, column) => sum + column.width + 2, 0);
	while (columns.length > 2 && look.width - taken() < leastTitle) columns.pop();
	const room = Math.max(leastTitle, look.width - taken());
	const title = layOut({
		head: "Title",
		align: "left",
		cell: (row) => clip(plainLine(row.title, 200), room)
	}, rows);
	columns.splice(1, 0, title);
	const head = columns.map((column) => column.head);
	const lines = rows.map((row, at) => {
		const colour = statusColour[row.status];
		const line = columns.map((column) => column.cells[at] ?? "").join(gap);
		return colour ? paint(line.trimEnd(), colour) : line.trimEnd();
	});
	return [paint(head.join(gap).trimEnd(), "bold"), ...lines];
}
function layOut(column, rows) {
	const texts = rows.map(column.cell);
	const width = texts.reduce((widest, text) => Math.max(widest, displayWidth(text)), column.head.length);
	const fill = (text) => pad(text, width, column.align);
	return {
		head: fill(column.head),
		cells: texts.map(fill),
		width
	};
}
const markdownHead = "| Task | Title | Status | Attempts | Time | Cost | Commit |\n| --- | --- | --- | ---: | ---: | ---: | --- |";
/**
* The table in GitHub's Markdown. A title cannot end its cell, start a line, mention anybody or hide anything. Commits
* are links where the page of their repository is named.
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
