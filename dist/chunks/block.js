// src/core/report/document/block.ts
const isRight = (column) => column?.startsWith(">") ?? false;
const columnName = (column) => column.replace(/^>/, "");
const shownBlocks = (blocks) => blocks.filter((block) => !isEmpty(block));
function isEmpty(block) {
	if (typeof block === "string") return block === "";
	if ("heading" in block || "code" in block) return false;
	if ("list" in block) return block.list.length === 0;
	if ("head" in block) return block.rows.length === 0;
	return "steps" in block ? block.steps.length === 0 : block.blocks.every(isEmpty);
}
export { isRight as n, shownBlocks as r, columnName as t };
