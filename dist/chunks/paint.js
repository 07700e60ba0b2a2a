// src/core/text/paint.ts
const codes = {
	red: [31, 39],
	green: [32, 39],
	yellow: [33, 39],
	dim: [2, 22],
	bold: [1, 22]
};
/** The one place that writes an escape sequence; without `color` the text stays as it is. */
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
	done: "green",
	failed: "red",
	in_progress: "yellow",
	skipped: "dim",
	given_up: "yellow",
	pending: null
};
/** The command in a `code span` of a sentence stands out on a terminal. */
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, "bold"));
export { painter as n, statusColour as r, paintCode as t };
