import { lt as agentFacts } from "./through-proxy.js";
import { D as plural } from "./one-line.js";
import { T as string, g as discriminatedUnion, m as array, v as literal, x as object } from "./branch-name.js";
import { N as isActive, P as isHard, f as knowledgeLines, p as numberedLine } from "./slices.js";
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
/** Bytes of `memory.jsonl`: what a model that reads all of it can still take in. */
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
/** A line as `@modelcontextprotocol/server-memory` writes it. */
const Line = discriminatedUnion("type", [Entity, Relation]);
/** By it a server is told where its memory is. */
const memoryVariable = "MEMORY_FILE_PATH";
/** One whose configuration names such a file keeps the run's, wherever that says that it is. */
const keepsMemory = ({ server }) => server.type === "stdio" && "MEMORY_FILE_PATH" in server.env;
/** What a call left of the memory of a run, as it is kept; or why it is not. Hostile: an agent can write there, too. */
function readMemory(lines) {
	const read = linesOf(lines);
	if ("why" in read) return read;
	const text = inText(read.lines);
	return bytesOf(text) > 262144 ? { why: tooLarge } : { text };
}
/** What is known with what an approved iteration had remembered besides: nothing of either is lost. */
function withMemory(known, approved) {
	const [mine, theirs] = [linesOf(known.split("\n")), linesOf(approved.split("\n"))];
	if ("why" in mine) return readMemory(approved.split("\n"));
	if ("why" in theirs) return theirs;
	const entities = new Map(mine.lines.flatMap((line) => line.type === "entity" ? [[line.name, line]] : []));
	for (const line of theirs.lines) {
		if (line.type !== "entity") continue;
		const observations = [.../* @__PURE__ */ new Set([...entities.get(line.name)?.observations ?? [], ...line.observations])];
		entities.set(line.name, {
			...entities.get(line.name) ?? line,
			observations
		});
	}
	const relations = [...mine.lines, ...theirs.lines].filter(({ type }) => type === "relation");
	const once = [...new Set(relations.map((line) => JSON.stringify(line)))];
	return readMemory([...[...entities.values()].map((line) => JSON.stringify(line)), ...once]);
}
function linesOf(texts) {
	const filled = texts.filter((line) => line.trim() !== "");
	if (filled.length > maxLines) return { why: `it has more than ${maxLines} lines` };
	const lines = [];
	for (const [at, line] of filled.entries()) {
		const read = line.length > maxLineChars ? void 0 : lineOf(line);
		if (!read) return { why: `its line ${at + 1} is not an entity or relation of at most ${maxLineChars} characters` };
		lines.push(read);
	}
	return { lines };
}
function lineOf(line) {
	try {
		return Line.safeParse(JSON.parse(line)).data;
	} catch {
		return;
	}
}
const inText = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
const bytesOf = (text) => new TextEncoder().encode(text).length;
const tooLarge = `it is larger than ${maxMemoryBytes / 1024} KiB`;
// src/core/mcp/fill-in.ts
/** As Claude Code writes it: `${NAME}`, and `${NAME:-default}` for one that may be missing. */
const reference = /\$\{(?:([A-Za-z_][A-Za-z0-9_]*)(?::-([^${}]*))?\})?/g;
/** Which variables a server asks for, and where; null where a `${` begins no name. */
const namesIn = (server) => textsOf(server).flatMap(({ at, text }) => [...text.matchAll(reference)].map(([, name = null]) => ({
	at,
	name
})));
/** Whether a variable belongs to the provider of a model: its key above all. */
const asksForModelKey = (name) => Object.values(agentFacts).some(({ provider }) => provider.variables.test(name));
/** The server with the values of the variables that it asks for, or which of them are missing. */
function fillIn(server, lookUp) {
	const missing = /* @__PURE__ */ new Set();
	const filled = mapTexts(server, (text) => text.replace(reference, (_, name, otherwise) => {
		const value = lookUp(name) ?? otherwise;
		if (value === void 0) missing.add(name);
		return value ?? "";
	}));
	return missing.size > 0 ? { missing: [...missing] } : { server: filled };
}
function textsOf(server) {
	const within = (key, values) => Object.entries(values).map(([name, text]) => ({
		at: [key, Array.isArray(values) ? Number(name) : name],
		text
	}));
	return server.type === "http" ? [{
		at: ["url"],
		text: server.url
	}, ...within("headers", server.headers)] : [
		{
			at: ["command"],
			text: server.command
		},
		...within("args", server.args),
		...within("env", server.env)
	];
}
function mapTexts(server, change) {
	const values = (all) => Object.fromEntries(Object.entries(all).map(([name, text]) => [name, change(text)]));
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
export { maxMemoryBytes as a, withMemory as c, indexFileVariable as d, maxFileLineChars as f, keepsMemory as i, indexFileLine as l, withIndexFile as m, fillIn as n, memoryVariable as o, numberedIds as p, namesIn as r, readMemory as s, asksForModelKey as t, indexFileText as u };
