import { n as fenceAfter } from "./fences.js";
// src/core/prompt/base-instructions.ts
/** Files of the base for every agent, in the order in which agents read them. */
const instructionFiles = [
	"CLAUDE.md",
	".claude/CLAUDE.md",
	"AGENTS.md"
];
/** A line that only imports one of them: `@AGENTS.md`, `@./AGENTS.md`, `@../AGENTS.md`, also as a list item. */
const importLine = /^\s*(?:[-*+]\s+)?@(?:\.{1,2}\/)?(?:\.claude\/)?(?:CLAUDE|AGENTS)\.md\s*$/;
const headingOrComment = /^\s*(?:#{1,6}(?:\s.*)?|<!--.*-->)?\s*$/;
/**
* Joins the texts of these files, each once: an imported file replaces the import line, otherwise it follows. An agent
* without its own settings follows no imports (docs/design.md#prompt).
*/
function baseInstructions(texts) {
	const [top = "", inner = ""] = [texts["CLAUDE.md"], texts[".claude/CLAUDE.md"]].map((text = "") => withoutImports(text) === "" ? "" : text);
	const claudeSource = joinOnce(top, inner);
	const claudeText = withoutImports(claudeSource);
	const agentsText = withoutImports(texts["AGENTS.md"] ?? "");
	return joinOnce(claudeText, agentsText, () => withImport(claudeSource, agentsText));
}
function joinOnce(first, second, imported = () => void 0) {
	if (second.trim() === "") return first;
	if (first.trim() === "") return second;
	if (first.includes(second.trim())) return first;
	if (second.includes(first.trim())) return second;
	return imported() ?? `${first.trimEnd()}\n\n${second}`;
}
function withoutImports(source) {
	const lines = linesOf(source);
	if (lines.every(({ isImport }) => !isImport)) return source;
	const rest = lines.filter(({ isImport }) => !isImport).map(({ line }) => line);
	return rest.every((line) => headingOrComment.test(line)) ? "" : rest.join("\n");
}
/** Replaces the first import by `text`; undefined if there is none. */
function withImport(source, text) {
	const lines = linesOf(source);
	const first = lines.findIndex(({ isImport }) => isImport);
	if (first === -1) return void 0;
	return lines.flatMap(({ line, isImport }, index) => index === first ? [text.trimEnd()] : isImport ? [] : [line]).join("\n");
}
/** A line in a code block imports nothing. */
function linesOf(source) {
	let fence;
	return source.split("\n").map((line) => {
		const isCode = fence !== void 0;
		fence = fenceAfter(line.replace(/\r$/, ""), fence);
		return {
			line,
			isImport: !isCode && importLine.test(line)
		};
	});
}
export { instructionFiles as n, baseInstructions as t };
