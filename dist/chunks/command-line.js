import { h as visible } from "./one-line.js";
// src/core/text/command-line.ts
/** Words as one line for a POSIX shell: whoever types it gives exactly these. The one place where commands are quoted. */
const commandLine = (...words) => words.map(shellWord).join(" ");
/** Commits these files and nothing else that is staged, without an editor. `force`: also if git ignores them. */
const commitLine = (message, paths, { force = false } = {}) => [commandLine("git", "add", ...force ? ["--force"] : [], ...paths), commandLine("git", "commit", "-m", message, ...paths)].join(" && ");
/**
* One word, quoted only where that is needed. What could not be seen on one line, or would be an order to a workflow's
* log, is spelled for `printf`; a line end at the very end is lost then.
*/
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
/** An option with its value; one that looks like an option itself has to hang on to its name. */
const flagWords = (name, value) => value.startsWith("-") ? [`--${name}=${value}`] : [`--${name}`, value];
/** A shell word with its quotes; one that runs a command of its own in between is more than can be told apart here. */
const word = /(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])+/g;
/** The same command on lines of at most `columns`, continued by a backslash as a shell reads it; a longer word stays whole. */
function breakCommand(line, columns) {
	if (line.length <= columns || line.includes("\"$(")) return [line];
	const [first = "", ...words] = line.match(word) ?? [];
	const lines = [first];
	for (const next of words) {
		const longer = `${lines.at(-1)} ${next}`;
		if (longer.length + 2 <= columns) lines[lines.length - 1] = longer;
		else lines.push(`  ${next}`);
	}
	return lines.map((one, at) => at < lines.length - 1 ? `${one} \\` : one);
}
export { shellWord as a, flagWords as i, commandLine as n, commitLine as r, breakCommand as t };
