// src/core/review/file-diff.ts
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
/** The lines of the hunks, each with its number in the new file; what stands before the first hunk is left out. */
function diffLines(patch) {
	const lines = [];
	let next;
	for (const text of patch.split("\n")) {
		const begins = hunk.exec(text)?.[1];
		if (begins !== void 0) next = Number(begins);
		else if (!/^[ +\\-]/.test(text)) next = void 0;
		if (next === void 0) continue;
		const isNew = begins === void 0 && /^[ +]/.test(text);
		lines.push({
			line: isNew ? next++ : null,
			text
		});
	}
	return lines;
}
/** Numbers of the lines of the new file that the diff shows: only these can be pointed at. */
const shownLines = ({ patch }) => new Set(diffLines(patch).flatMap(({ line }) => line ?? []));
/** The diff of a file with the number of each line before it, or in words where there are no lines. */
function numberedDiff({ patch }) {
	const lines = diffLines(patch).map(({ line, text }) => `${String(line ?? "").padStart(6)} ${text}`);
	return lines.length > 0 ? lines : [withoutLines(patch)];
}
function withoutLines(patch) {
	if (/^deleted file/m.test(patch)) return "(deleted)";
	if (/^Binary files/m.test(patch)) return "(binary, or too large to show)";
	return /^new file/m.test(patch) ? "(new and empty)" : "(no line differs: its mode changed)";
}
export { numberedDiff as n, shownLines as r, diffLines as t };
