// src/core/text/paint.ts
const codes = {
	red: [31, 39],
	green: [32, 39],
	yellow: [33, 39],
	dim: [2, 22],
	bold: [1, 22]
};
/** All escape sequences are written here; without `color` there are none. */
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
	done: "green",
	failed: "red",
	in_progress: "yellow",
	skipped: "dim",
	given_up: "yellow",
	pending: null
};
/** Makes code spans bold. */
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, "bold"));
export { painter as n, statusColour as r, paintCode as t };
