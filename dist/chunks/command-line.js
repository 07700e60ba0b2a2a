import { F as visible } from "./one-line.js";
// src/core/text/command-line.ts
/** A line for a POSIX shell that gives exactly these words. All commands are quoted here. */
const commandLine = (...words) => words.map(shellWord).join(" ");
/** Commits only these files, without an editor. `force`: also if git ignores them. */
const commitLine = (message, paths, { force = false } = {}) => [commandLine("git", "add", ...force ? ["--force"] : [], ...paths), commandLine("git", "commit", "-m", message, ...paths)].join(" && ");
/** Quoted if needed. Invisible or dangerous characters are written for `printf`, which loses a line feed at the end. */
function shellWord(text) {
	if (/^[\w./:@%+=,-]+$/.test(text)) return text;
	const spelled = [...text].map(spell).join("").replaceAll("##[", `##${bytes("[")}`);
	return spelled === [...text].map((char) => char === "\\" ? "\\\\" : char).join("") ? quoted(text) : `"$(printf %b ${quoted(spelled)})"`;
}
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const short = {
	"\\": "\\\\",
	"\n": "\\n",
	"	": "\\t"
};
const spell = (char) => short[char] ?? (visible(char) === char ? char : bytes(char));
const bytes = (char) => [...new TextEncoder().encode(char)].map((byte) => `\\0${byte.toString(8).padStart(3, "0")}`).join("");
/** A value that looks like an option itself must be attached to the name. */
const flagWords = (name, value) => value.startsWith("-") ? [`--${name}=${value}`] : [`--${name}`, value];
/** A shell word with its quotes; nested commands are not recognised. */
const word = /(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])+/g;
/** Breaks a command into lines of at most `columns`, continued by backslashes; a longer word stays whole. */
function breakCommand(line, columns) {
	if (line.length <= columns || line.includes("\"$(")) return [line];
	const [first = "", ...words] = line.match(word) ?? [];
	const lines = [first];
	for (const argument of words) {
		const longer = `${lines.at(-1)} ${argument}`;
		if (longer.length + 2 <= columns) lines[lines.length - 1] = longer;
		else lines.push(`  ${argument}`);
	}
	return lines.map((part, index) => index < lines.length - 1 ? `${part} \\` : part);
}
export { shellWord as a, flagWords as i, commandLine as n, commitLine as r, breakCommand as t };
