import { ar as tryRead, ut as agentFacts } from "./through-proxy.js";
import { D as plural } from "./one-line.js";
import { E as string, S as object, _ as discriminatedUnion, h as array, y as literal } from "./branch-name.js";
import { M as isHard, f as knowledgeLines, j as isActive, p as numberedLine } from "./slices.js";
// src/core/knowledge/index-file.ts
/** The variable of an agent's call that names the file with the whole index. */
const indexFileVariable = "RALPH_KNOWLEDGE_FILE";
/** Placeholder for the path in a stored prompt, since each call has its own path. */
const pathMark = `$${indexFileVariable}`;
const withIndexFile = (prompt, path) => prompt.replaceAll(pathMark, () => path);
/**
* First the ids in the prompt, then all others. The index only grows, so its length and the prompt's ids are all that
* is stored.
*/
function numberedIds(index, shown, length) {
	const inPrompt = new Set(shown);
	return [...shown, ...index.slice(0, length).flatMap(({ id }) => inPrompt.has(id) ? [] : [id])];
}
/** The line of a prompt that names the file; empty if no entry is in force. */
function indexFileLine(index, shown) {
	const active = index.filter(isActive);
	if (active.length === 0) return "";
	const inPrompt = new Set(shown);
	const leftOut = active.filter((entry) => !inPrompt.has(entry));
	const chars = active.reduce((sum, { text }) => sum + text.length + originChars, 0);
	const file = `The whole index is in the file ${pathMark} (read-only, ${plural(active.length, "entry", "entries")}, about ${Math.ceil(chars / 1e3)} kB).`;
	if (leftOut.length === 0) return file;
	const hard = leftOut.filter(isHard).length;
	const binding = hard === 0 ? "" : ` (${plural(hard, "hard constraint", "hard constraints")} among them)`;
	return `${file} ${plural(leftOut.length, "entry", "entries")}${binding} that seem less relevant to this task are only there.`;
}
const maxFileLineChars = (index) => indexFileLine(index, []).length + 150;
const originChars = 30;
function indexFileText(index, shown) {
	const numbers = new Map(numberedIds(index, shown, index.length).map((id, position) => [id, position + 1]));
	const active = index.filter(isActive);
	const byKind = knowledgeLines(active, "##", (entry) => fileLine(entry, numbers.get(entry.id) ?? 0));
	const inPrompt = shown.length === 0 ? "" : ` Your prompt has numbers 1 to ${shown.length}.`;
	return `# Knowledge index

${plural(active.length, "entry", "entries")} in force. Your answer can refer to an entry by its number, the n of [n].${inPrompt} What a person says counts more than what agents noted.

${byKind}
`;
}
function fileLine(entry, number) {
	const hard = isHard(entry) ? " hard:" : "";
	const line = numberedLine(entry, number).replace("] ", `]${hard} `);
	if (entry.by !== null) return line;
	const iterationList = entry.iterations.slice(-maxShownSources).join(", ");
	const over = entry.said_over === null ? "" : `; iteration ${entry.said_over.iteration} says it is over`;
	return iterationList === "" ? line : `${line} (an agent, iteration ${iterationList}${over})`;
}
const maxShownSources = 6;
// src/core/mcp/memory-file.ts
/** Bytes of `memory.jsonl`: small enough for a model that reads all of it. */
const maxMemoryBytes = 262144;
const maxLines = 5e3;
const maxLineChars = 16384;
const text = string();
const Entity = object({
	type: literal("entity"),
	name: text,
	entityType: text,
	observations: array(text)
});
const Relation = object({
	type: literal("relation"),
	from: text,
	to: text,
	relationType: text
});
/** Written by `@modelcontextprotocol/server-memory`. */
const Line = discriminatedUnion("type", [Entity, Relation]);
const memoryVariable = "MEMORY_FILE_PATH";
/** A server whose configuration names such a file keeps the run's memory, at any path. */
const keepsMemory = ({ server }) => server.type === "stdio" && "MEMORY_FILE_PATH" in server.env;
/** The memory that a call left, normalised, or why it is rejected. Hostile: an agent can write the file, too. */
function readMemory(lines) {
	const parsed = linesOf(lines);
	if ("why" in parsed) return parsed;
	const normalised = textOf(parsed.lines);
	return bytesOf(normalised) > 262144 ? { why: tooLarge } : { text: normalised };
}
/** Merges the current memory with that of an approved iteration; both keep all their observations. */
function mergeMemory(current, approved) {
	const [currentLines, approvedLines] = [linesOf(current.split("\n")), linesOf(approved.split("\n"))];
	if ("why" in currentLines) return readMemory(approved.split("\n"));
	if ("why" in approvedLines) return approvedLines;
	const entities = new Map(currentLines.lines.flatMap((line) => line.type === "entity" ? [[line.name, line]] : []));
	for (const line of approvedLines.lines) {
		if (line.type !== "entity") continue;
		const observations = [.../* @__PURE__ */ new Set([...entities.get(line.name)?.observations ?? [], ...line.observations])];
		entities.set(line.name, {
			...entities.get(line.name) ?? line,
			observations
		});
	}
	const relations = [...currentLines.lines, ...approvedLines.lines].filter(({ type }) => type === "relation");
	const distinctRelations = [...new Set(relations.map((line) => JSON.stringify(line)))];
	return readMemory([...[...entities.values()].map((line) => JSON.stringify(line)), ...distinctRelations]);
}
function linesOf(texts) {
	const filled = texts.filter((line) => line.trim() !== "");
	if (filled.length > maxLines) return { why: `it has more than ${maxLines} lines` };
	const lines = [];
	for (const [index, line] of filled.entries()) {
		const parsed = line.length > maxLineChars ? void 0 : lineOf(line);
		if (!parsed) return { why: `its line ${index + 1} is not an entity or relation of at most ${maxLineChars} characters` };
		lines.push(parsed);
	}
	return { lines };
}
const lineOf = (line) => tryRead(() => Line.safeParse(JSON.parse(line)).data);
const textOf = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
const bytesOf = (text) => new TextEncoder().encode(text).length;
const tooLarge = `it is larger than ${maxMemoryBytes / 1024} KiB`;
// src/core/mcp/fill-in.ts
/** Claude Code's syntax: `${NAME}`, or `${NAME:-default}` for one that may be missing. */
const reference = /\$\{(?:([A-Za-z_][A-Za-z0-9_]*)(?::-([^${}]*))?\})?/g;
/** The variables that a server refers to, and where; null for a `${` without a name. */
const variablesIn = (server) => textsOf(server).flatMap(({ path, text }) => [...text.matchAll(reference)].map(([, name = null]) => ({
	path,
	name
})));
/** True for a variable of a model provider: its key above all. */
const isModelVariable = (name) => Object.values(agentFacts).some(({ provider }) => provider.variables.test(name));
/** The server with the values of its variables, or the missing ones. */
function fillInVariables(server, lookUp) {
	const missing = /* @__PURE__ */ new Set();
	const filled = mapTexts(server, (text) => text.replace(reference, (_, name, defaultValue) => {
		const value = lookUp(name) ?? defaultValue;
		if (value === void 0) missing.add(name);
		return value ?? "";
	}));
	return missing.size > 0 ? { missing: [...missing] } : { server: filled };
}
function textsOf(server) {
	const textsBelow = (key, values) => Object.entries(values).map(([name, text]) => ({
		path: [key, Array.isArray(values) ? Number(name) : name],
		text
	}));
	return server.type === "http" ? [{
		path: ["url"],
		text: server.url
	}, ...textsBelow("headers", server.headers)] : [
		{
			path: ["command"],
			text: server.command
		},
		...textsBelow("args", server.args),
		...textsBelow("env", server.env)
	];
}
function mapTexts(server, change) {
	const values = (texts) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]));
	return server.type === "http" ? {
		...server,
		url: change(server.url),
		headers: values(server.headers)
	} : {
		...server,
		command: change(server.command),
		args: server.args.map(change),
		env: values(server.env)
	};
}
export { maxMemoryBytes as a, readMemory as c, indexFileVariable as d, maxFileLineChars as f, keepsMemory as i, indexFileLine as l, withIndexFile as m, isModelVariable as n, memoryVariable as o, numberedIds as p, variablesIn as r, mergeMemory as s, fillInVariables as t, indexFileText as u };
