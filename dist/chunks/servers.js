import { E as iterationPath, O as memoryPath, er as RalphError, st as issueWords } from "./through-proxy.js";
import { c as withMemory, i as keepsMemory, r as namesIn, s as readMemory, t as asksForModelKey } from "./fill-in.js";
import { a as parseDocument, o as findNodeAtLocation, t as duplicateKeys } from "./json-syntax.js";
import { A as StdioServer, D as McpServerName, E as HttpServer } from "./pass.js";
import { n as shown, t as printPath } from "./fault.js";
// src/core/mcp/read-servers.ts
const mostServers = 20;
/**
* The servers of a file in the form of Claude Code (`mcpServers`), or everything that is wrong with it: a sentence each,
* with file, line and place. One finding is enough that none of them counts.
*/
function readServers(text, file) {
	const document = parseDocument(text);
	const read = Array.isArray(document) ? {
		servers: [],
		faults: document
	} : serversIn(document);
	const begins = ({ at, offset }) => offset ?? (Array.isArray(document) ? 0 : offsetOf(document.root, at));
	const sorted = read.faults.toSorted((one, other) => begins(one) - begins(other));
	if (sorted.length === 0) return {
		servers: read.servers,
		findings: []
	};
	const sentence = (fault) => {
		const place = fault.at.length === 0 ? "" : `${printPath(fault.at)}: `;
		return `${file}:${placeOf(text, begins(fault))}: ${place}${fault.message}`;
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
			message: `expected an object, got ${shown(mcpServers)}`
		}]
	};
	const entries = Object.entries(mcpServers);
	if (entries.length > mostServers) faults.push({
		at: ["mcpServers"],
		message: `has ${entries.length} servers; at most ${mostServers} are read`
	});
	return {
		servers: entries.flatMap(([name, given]) => {
			const found = serverOf(name, given);
			if ("server" in found) return [{
				name,
				server: found.server
			}];
			faults.push(...found.faults);
			return [];
		}),
		faults
	};
}
function serverOf(name, given) {
	const at = ["mcpServers", name];
	const named = McpServerName.safeParse(name);
	const misnamed = named.success ? [] : [{
		at,
		message: named.error.issues[0]?.message ?? ""
	}];
	if (!isObject(given)) return { faults: [...misnamed, {
		at,
		message: `expected an object, got ${shown(given)}`
	}] };
	const { type = "url" in given ? void 0 : "stdio" } = given;
	if (type !== "stdio" && type !== "http") return { faults: [...misnamed, {
		at: type === void 0 ? at : [...at, "type"],
		message: unknownTransport(type)
	}] };
	const read = (type === "http" ? HttpServer : StdioServer).safeParse(given);
	if (!read.success) {
		const wrong = read.error.issues.map((issue) => ({
			at: [...at, ...issue.path],
			message: messageOf(issue, given)
		}));
		return { faults: [...misnamed, ...wrong] };
	}
	const faults = [...misnamed, ...namesIn(read.data).flatMap(({ at: inside, ...one }) => wrongName([...at, ...inside], one))];
	const floating = floatingPackage(read.data);
	if (floating) faults.push({
		at: [
			...at,
			"args",
			floating.at
		],
		message: notExact(floating.name)
	});
	return faults.length > 0 ? { faults } : { server: read.data };
}
const notExact = (name) => `${shown(name)} may be another package tomorrow; write the exact version, as in context7-mcp@4.1.1`;
/** Of a key that is wrong zod says what it is not, one level deeper. */
const messageOf = (issue, given) => (issue.code === "invalid_key" ? issue.issues[0]?.message : void 0) ?? issueWords(issue, given);
const unknownTransport = (type) => type === void 0 ? "a server with a `url` needs `\"type\": \"http\"`" : `expected "stdio" or "http", the transports that ralph knows, got ${shown(type)}`;
function wrongName(at, { name }) {
	if (name === null) return [{
		at,
		message: `a "\${" must start the name of a variable, as in \${NAME} or \${NAME:-default}`
	}];
	if (!asksForModelKey(name)) return [];
	return [{
		at,
		message: `asks for ${name}: credentials that pay for the model are never given to a server`
	}];
}
/** Of the value, else of what would hold it. */
function offsetOf(root, at) {
	return findNodeAtLocation(root, [...at])?.offset ?? (at.length === 0 ? root.offset : offsetOf(root, at.slice(0, -1)));
}
function placeOf(text, offset) {
	const before = text.slice(0, offset).split("\n");
	return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** Programs that fetch a package and run it, and how an exact version of one is written. */
const runners = {
	npx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
	bunx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
	uvx: /.(?:==|@)\d[\w.+-]*$/
};
/**
* Which argument names a package without an exact version: it would be whatever the registry has at that moment, and it
* would run with what the server is given (threat T18). Undefined where each is exact, or nothing is fetched.
*/
function floatingPackage(server) {
	if (server.type === "http") return void 0;
	const { command, args } = server;
	const exact = runners[command.split("/").at(-1) ?? ""];
	if (exact === void 0 || args.some((arg) => arg === "--no" || arg === "--no-install")) return void 0;
	return named(args).find(({ name }) => !exact.test(name));
}
/** After a flag, or the first word that is none. */
function named(args) {
	const flagged = args.flatMap((arg, at) => {
		const name = packageFlag.test(args[at - 1] ?? "") ? arg : /^--(?:package|from)=(.+)$/.exec(arg)?.[1];
		return name === void 0 ? [] : [{
			at,
			name
		}];
	});
	const first = args.findIndex((arg) => !arg.startsWith("-"));
	return flagged.length > 0 || first < 0 ? flagged : [{
		at: first,
		name: args[first] ?? ""
	}];
}
const packageFlag = /^(?:-p|--package|--from)$/;
const files = {
	code: "mcp-coding.json",
	prep: "mcp-context.json",
	post: "mcp-context.json",
	index: "mcp-memory.json"
};
/** The servers of an interactive session in this repository; they count where `mcp-project` says so. */
const projectServers = ".mcp.json";
/** The file below `.ralph/config/` whose servers a call of this role has, read at the base. */
const serverFileOf = (role) => files[role];
/** Where a file is looked for, the first that is there counts: by address there is a file of its own (docs/mcp.md). */
function placesOf(file, transport) {
	const path = `.ralph/config/${file}`;
	return transport === "http" ? [path.replace(/\.json$/, "-http.json"), path] : [path];
}
// src/app/job/servers.ts
/**
* The MCP servers of a call, by its role or by the file that a pass names: what the base says, never what is in the
* workspace. Undefined where it has none, which is the rule. Throws RalphError MCP_CONFIG_INVALID with every problem.
*/
async function serversFor(ports, job, { of, recall }) {
	const { servers: list, findings, instead } = await read(ports, job, of);
	if (findings.length > 0) throw invalid(findings);
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
/** Throws what `serversFor` would throw for any of these, all of it at once: before the agent costs anything. */
async function refuseUnusableServers(ports, job, calls) {
	const all = await Promise.all(calls.map((of) => read(ports, job, of)));
	const findings = new Set(all.flatMap((one) => one.findings));
	if (findings.size > 0) throw invalid([...findings]);
}
/** Whose calls there are in a mode. */
const rolesIn = ({ mode }) => inMode[mode];
const inMode = {
	"handoff-only": ["code"],
	"handoff-plus-index": ["code", "index"],
	"agent-orchestrated": [
		"code",
		"prep",
		"post",
		"index"
	]
};
async function read(ports, job, of) {
	const { "mcp-transport": transport, "mcp-project": project } = job.settings;
	const places = placesOf(typeof of === "string" ? serverFileOf(of) : of.file, transport);
	const own = await readFirst(ports, places);
	const shared = of === "code" && project ? await readFirst(ports, [projectServers]) : nothing;
	const names = new Set(own.servers.map(({ name }) => name));
	return {
		instead: own.path !== void 0 && own.path !== places[0] ? `mcp-transport is ${transport}, but there is no ${places[0]}: using ${own.path}` : void 0,
		servers: [...own.servers, ...shared.servers.filter(({ name }) => !names.has(name))],
		findings: [...own.findings, ...shared.findings]
	};
}
const nothing = {
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
	return nothing;
}
const invalid = (findings) => new RalphError({
	code: "MCP_CONFIG_INVALID",
	message: "The MCP servers of this repository cannot be used as they are configured; nothing was called.",
	hint: "Fix the problems above and commit the files to the base; docs/mcp.md shows what they look like.",
	findings
});
/** Names the servers that were of no use to a call of which nothing else is recorded. */
function reportUnusedServers({ show }, { servers }) {
	for (const text of servers?.troubles ?? []) show({
		kind: "warning",
		text
	});
}
/**
* Puts down which servers of a call were of no use, and takes what they remember into the state, at `memoryAt`, where it
* holds; null: the call teaches nothing.
*/
function settleServers(ledger, { iteration, left, memoryAt }) {
	if (!left) return;
	const kept = memoryAt === null || left.memory === null ? void 0 : readMemory(left.memory);
	if (kept && "text" in kept && memoryAt !== null) ledger.attach(memoryAt, kept.text);
	const refused = kept && "why" in kept ? [`${memoryPath} stays unchanged: ${kept.why}`] : [];
	const what = [...left.troubles, ...refused];
	if (what.length > 0) ledger.record({
		type: "server_trouble",
		iteration,
		what
	});
}
/** What an iteration remembered, for the moment at which a person has approved it: what it returns lets it count. */
async function approvedMemory(ledger, iteration) {
	const approved = await ledger.recall(iterationPath(iteration, memoryPath));
	if (approved === void 0) return () => void 0;
	const kept = withMemory(await ledger.recall("memory.jsonl") ?? "", approved);
	return () => {
		if ("text" in kept) ledger.attach(memoryPath, kept.text);
		else ledger.record({
			type: "server_trouble",
			iteration,
			what: [`${memoryPath} stays unchanged: ${kept.why}`]
		});
	};
}
export { serversFor as a, rolesIn as i, refuseUnusableServers as n, settleServers as o, reportUnusedServers as r, approvedMemory as t };
