import { D as iterationPath, ct as issueWords, k as memoryPath, yr as RalphError } from "./through-proxy.js";
import { c as readMemory, i as keepsMemory, n as isModelVariable, r as variablesIn, s as mergeMemory } from "./fill-in.js";
import { c as findNodeAtLocation, s as parseDocument, t as duplicateKeys } from "./json-syntax.js";
import { D as HttpServer, O as McpServerName, j as StdioServer } from "./pass.js";
import { n as quoteValue, t as printPath } from "./fault.js";
// src/core/mcp/read-servers.ts
const maxServers = 20;
/**
* The servers of a file in Claude Code's format (`mcpServers`), or a sentence with file, line and position for each fault.
* One fault is enough to reject all servers.
*/
function readServers(text, file) {
	const document = parseDocument(text);
	const parsed = Array.isArray(document) ? {
		servers: [],
		faults: document
	} : serversIn(document);
	const startOf = ({ at, offset }) => offset ?? (Array.isArray(document) ? 0 : offsetOf(document.root, at));
	const sorted = parsed.faults.toSorted((a, b) => startOf(a) - startOf(b));
	if (sorted.length === 0) return {
		servers: parsed.servers,
		findings: []
	};
	const sentence = (fault) => {
		const path = fault.at.length === 0 ? "" : `${printPath(fault.at)}: `;
		return `${file}:${positionOf(text, startOf(fault))}: ${path}${fault.message}`;
	};
	return {
		servers: [],
		findings: sorted.map(sentence)
	};
}
function serversIn({ value, root }) {
	const faults = [...duplicateKeys(root)];
	if (!isObject(value)) return {
		servers: [],
		faults: [{
			at: [],
			message: "expected an object with `mcpServers`"
		}]
	};
	const unknown = Object.keys(value).filter((key) => key !== "mcpServers");
	faults.push(...unknown.map((key) => ({
		at: [key],
		message: "is not known here; servers stand in `mcpServers`"
	})));
	const { mcpServers } = value;
	if (!isObject(mcpServers)) return {
		servers: [],
		faults: [...faults, {
			at: ["mcpServers"],
			message: `expected an object, got ${quoteValue(mcpServers)}`
		}]
	};
	const entries = Object.entries(mcpServers);
	if (entries.length > maxServers) faults.push({
		at: ["mcpServers"],
		message: `has ${entries.length} servers; at most ${maxServers} are read`
	});
	return {
		servers: entries.flatMap(([name, entry]) => {
			const parsed = serverOf(name, entry);
			if ("server" in parsed) return [{
				name,
				server: parsed.server
			}];
			faults.push(...parsed.faults);
			return [];
		}),
		faults
	};
}
function serverOf(name, entry) {
	const path = ["mcpServers", name];
	const parsedName = McpServerName.safeParse(name);
	const nameFaults = parsedName.success ? [] : [{
		at: path,
		message: parsedName.error.issues[0]?.message ?? ""
	}];
	if (!isObject(entry)) return { faults: [...nameFaults, {
		at: path,
		message: `expected an object, got ${quoteValue(entry)}`
	}] };
	const { type = "url" in entry ? void 0 : "stdio" } = entry;
	if (type !== "stdio" && type !== "http") return { faults: [...nameFaults, {
		at: type === void 0 ? path : [...path, "type"],
		message: unknownTransport(type)
	}] };
	const parsed = (type === "http" ? HttpServer : StdioServer).safeParse(entry);
	if (!parsed.success) {
		const entryFaults = parsed.error.issues.map((issue) => ({
			at: [...path, ...issue.path],
			message: messageOf(issue, entry)
		}));
		return { faults: [...nameFaults, ...entryFaults] };
	}
	const faults = [...nameFaults, ...variablesIn(parsed.data).flatMap(({ path: textPath, ...variable }) => variableFaults([...path, ...textPath], variable))];
	const unpinned = findUnpinnedPackage(parsed.data);
	if (unpinned) faults.push({
		at: [
			...path,
			"args",
			unpinned.at
		],
		message: unpinnedMessage(unpinned.name)
	});
	return faults.length > 0 ? { faults } : { server: parsed.data };
}
const unpinnedMessage = (name) => `${quoteValue(name)} may be another package tomorrow; write the exact version, as in context7-mcp@4.1.1`;
/** zod reports why a key is invalid one level deeper. */
const messageOf = (issue, entry) => (issue.code === "invalid_key" ? issue.issues[0]?.message : void 0) ?? issueWords(issue, entry);
const unknownTransport = (type) => type === void 0 ? "a server with a `url` needs `\"type\": \"http\"`" : `expected "stdio" or "http", the transports that ralph knows, got ${quoteValue(type)}`;
function variableFaults(path, { name }) {
	if (name === null) return [{
		at: path,
		message: `a "\${" must start the name of a variable, as in \${NAME} or \${NAME:-default}`
	}];
	if (!isModelVariable(name)) return [];
	return [{
		at: path,
		message: `asks for ${name}: credentials that pay for the model are never given to a server`
	}];
}
/** The value's offset, or that of the nearest parent that exists. */
function offsetOf(root, path) {
	return findNodeAtLocation(root, [...path])?.offset ?? (path.length === 0 ? root.offset : offsetOf(root, path.slice(0, -1)));
}
function positionOf(text, offset) {
	const linesBefore = text.slice(0, offset).split("\n");
	return `${linesBefore.length}:${(linesBefore.at(-1)?.length ?? 0) + 1}`;
}
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** Programs that fetch a package and run it, and how each writes an exact version. */
const runners = {
	npx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
	bunx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
	uvx: /.(?:==|@)\d[\w.+-]*$/
};
/** The argument that names a package without an exact version: a new release would run with the server's input (threat T18). */
function findUnpinnedPackage(server) {
	if (server.type === "http") return void 0;
	const { command, args } = server;
	const exactVersion = runners[command.split("/").at(-1) ?? ""];
	if (exactVersion === void 0 || args.some((arg) => arg === "--no" || arg === "--no-install")) return void 0;
	return packageArgs(args).find(({ name }) => !exactVersion.test(name));
}
function packageArgs(args) {
	const flaggedPackages = args.flatMap((arg, index) => {
		const name = packageFlag.test(args[index - 1] ?? "") ? arg : /^--(?:package|from)=(.+)$/.exec(arg)?.[1];
		return name === void 0 ? [] : [{
			at: index,
			name
		}];
	});
	const firstIndex = args.findIndex((arg) => !arg.startsWith("-"));
	return flaggedPackages.length > 0 || firstIndex < 0 ? flaggedPackages : [{
		at: firstIndex,
		name: args[firstIndex] ?? ""
	}];
}
const packageFlag = /^(?:-p|--package|--from)$/;
const files = {
	code: "mcp-coding.json",
	prep: "mcp-context.json",
	post: "mcp-context.json",
	index: "mcp-memory.json"
};
/** The servers of an interactive session in this repository; used if `mcp-project` says so. */
const projectServers = ".mcp.json";
/** The file below `.ralph/config/` with the servers of this role, read at the base. */
const serverFileOf = (role) => files[role];
/** The paths of a file, first match first: servers by address have a file of their own (docs/mcp.md). */
function pathsOf(file, transport) {
	const path = `.ralph/config/${file}`;
	return transport === "http" ? [path.replace(/\.json$/, "-http.json"), path] : [path];
}
// src/app/job/servers.ts
/**
* The MCP servers of a call, by its role or by the file that a pass names, read at the base. Undefined if there are
* none. Throws RalphError MCP_CONFIG_INVALID with every problem.
*/
async function serversFor(ports, job, { source, recall }) {
	const { servers: list, findings, instead } = await readServersOf(ports, job, source);
	if (findings.length > 0) throw invalidServers(findings);
	if (list.length === 0) return void 0;
	if (instead) ports.show({
		kind: "warning",
		text: instead
	});
	return {
		list,
		memory: list.some(keepsMemory) ? await recall("memory.jsonl") ?? "" : ""
	};
}
/** Throws all that `serversFor` would throw for these calls, before the agent costs anything. */
async function refuseUnusableServers(ports, job, calls) {
	const results = await Promise.all(calls.map((source) => readServersOf(ports, job, source)));
	const findings = new Set(results.flatMap((result) => result.findings));
	if (findings.size > 0) throw invalidServers([...findings]);
}
const rolesIn = ({ mode }) => rolesByMode[mode];
const rolesByMode = {
	"handoff-only": ["code"],
	"handoff-plus-index": ["code", "index"],
	"agent-orchestrated": [
		"code",
		"prep",
		"post",
		"index"
	]
};
async function readServersOf(ports, job, source) {
	const { "mcp-transport": transport, "mcp-project": project } = job.settings;
	const places = pathsOf(typeof source === "string" ? serverFileOf(source) : source.file, transport);
	const ralphServers = await readFirst(ports, places);
	const projectServersFile = source === "code" && project ? await readFirst(ports, [projectServers]) : noServers;
	const names = new Set(ralphServers.servers.map(({ name }) => name));
	return {
		instead: ralphServers.path !== void 0 && ralphServers.path !== places[0] ? `mcp-transport is ${transport}, but there is no ${places[0]}: using ${ralphServers.path}` : void 0,
		servers: [...ralphServers.servers, ...projectServersFile.servers.filter(({ name }) => !names.has(name))],
		findings: [...ralphServers.findings, ...projectServersFile.findings]
	};
}
const noServers = {
	servers: [],
	findings: []
};
async function readFirst({ base }, paths) {
	for (const path of paths) {
		const text = await base.read(path);
		if (text !== void 0) return {
			path,
			...readServers(text, path)
		};
	}
	return noServers;
}
const invalidServers = (findings) => new RalphError({
	code: "MCP_CONFIG_INVALID",
	message: "The MCP servers of this repository cannot be used as they are configured; nothing was called.",
	hint: "Fix the problems above and commit the files to the base; docs/mcp.md shows what they look like.",
	findings
});
/** For a call that is not recorded otherwise. */
function reportUnusedServers({ show }, { servers }) {
	for (const text of servers?.troubles ?? []) show({
		kind: "warning",
		text
	});
}
/**
* Records the useless servers of a call, and stores their memory at `memoryAt` if it is valid; null: the call's memory
* is not kept.
*/
function settleServers(ledger, { iteration, servers, memoryAt }) {
	if (!servers) return;
	const memory = memoryAt === null || servers.memory === null ? void 0 : readMemory(servers.memory);
	if (memory && "text" in memory && memoryAt !== null) ledger.attach(memoryAt, memory.text);
	const refusal = memory && "why" in memory ? [`${memoryPath} stays unchanged: ${memory.why}`] : [];
	const troubles = [...servers.troubles, ...refusal];
	if (troubles.length > 0) ledger.record({
		type: "server_trouble",
		iteration,
		what: troubles
	});
}
/** Reads the memory of an iteration; the returned function stores it at its approval. */
async function prepareApprovedMemory(ledger, iteration) {
	const approved = await ledger.recall(iterationPath(iteration, memoryPath));
	if (approved === void 0) return () => void 0;
	const merged = mergeMemory(await ledger.recall("memory.jsonl") ?? "", approved);
	return () => {
		if ("text" in merged) ledger.attach(memoryPath, merged.text);
		else ledger.record({
			type: "server_trouble",
			iteration,
			what: [`${memoryPath} stays unchanged: ${merged.why}`]
		});
	};
}
export { serversFor as a, rolesIn as i, refuseUnusableServers as n, settleServers as o, reportUnusedServers as r, prepareApprovedMemory as t };
