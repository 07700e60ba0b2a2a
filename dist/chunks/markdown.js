import { r as fenced } from "./fences.js";
import { n as isRight, r as shownBlocks, t as columnName } from "./block.js";
// src/core/report/document/markdown.ts
function markdownOf(blocks) {
	const level = blocks.reduce((level, block) => typeof block === "object" && "heading" in block ? block.level : level, 2);
	return blocksMarkdown(blocks, level);
}
const blocksMarkdown = (blocks, level) => shownBlocks(blocks).map((block) => blockMarkdown(block, level)).join("\n\n");
function blockMarkdown(block, level) {
	if (typeof block === "string") return block;
	if ("heading" in block) return `${"#".repeat(block.level)} ${block.heading}`;
	if ("list" in block) return block.list.map((item) => `- ${item}`).join("\n");
	if ("head" in block) return tableMarkdown(block);
	if ("code" in block) return fenced(block.code, block.language);
	if ("steps" in block) return [...block.who ? [block.who] : [], stepsMarkdown(block.steps)].join(" ");
	const content = blocksMarkdown(block.blocks, level);
	return block.isFolded ? `<details><summary>${block.title}</summary>\n\n${content}\n\n</details>` : `${"#".repeat(level + 1)} ${block.title}\n\n${content}`;
}
function tableMarkdown({ head, rows }) {
	const rule = head.map((column) => isRight(column) ? "---:" : "---");
	return [
		rowOf(head.map(columnName)),
		rowOf(rule),
		...rows.map(rowOf)
	].join("\n");
}
/** A look-alike instead of `\|`: backslashes before it would matter, and an entity is literal in a code span. */
const rowOf = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\uff5c")).join(" | ")} |`;
/**
* A sentence for each step with its commands in a block, which GitHub lets readers copy. A comment holds one order, so
* each order gets its own block.
*/
const stepsMarkdown = (steps) => steps.map(({ does, commands }) => commands.length === 0 ? `${does}.` : [`${does}:`, ...codeBlocks(commands).map((lines) => fenced(lines))].join("\n\n")).join("\n\n");
function codeBlocks(commands) {
	const groups = [];
	let open;
	for (const command of commands) {
		const isOrder = command.startsWith("/ralph ");
		if (open && !isOrder) open.push(command);
		else {
			const block = [command];
			groups.push(block);
			open = isOrder ? void 0 : block;
		}
	}
	return groups.map((lines) => lines.join("\n"));
}
export { markdownOf as t };
