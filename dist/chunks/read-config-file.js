import { t as require_dist } from "./dist.js";
import { m as settings } from "./through-proxy.js";
// src/core/config/resolve/read-config-file.ts
var import_dist = require_dist();
/** `agent: {name: claude, path: x}` gives `agent` and `agent-path`. A broken file gives no values. */
function readConfigFile(text, fileName) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		uniqueKeys: true,
		maxAliasCount: 20,
		lineCounter: lines
	});
	const findings = document.errors.map(({ message, linePos }) => {
		const summary = message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "");
		return `${[
			fileName,
			linePos?.[0].line,
			linePos?.[0].col
		].filter((part) => part !== void 0).join(":")}: ${summary}`;
	});
	const rejected = (...faults) => ({
		values: {},
		places: {},
		findings: faults
	});
	if (findings.length > 0) return rejected(...findings);
	const content = toPlainValue(document);
	if (content instanceof Error) return rejected(`${fileName}: ${content.message.split("\n")[0]}`);
	if (content === null || content === void 0) return rejected();
	if (typeof content !== "object" || Array.isArray(content)) return rejected(`${fileName}:1:1: expected keys and values, such as "validate: [npm test]"`);
	const places = placesIn(document, lines);
	const entries = Object.entries(content).map(([key, value]) => ({
		place: places.get(key),
		inner: flatten([key, value])
	}));
	return {
		values: Object.fromEntries(entries.flatMap(({ inner }) => inner)),
		places: Object.fromEntries(entries.flatMap(({ place, inner }) => place ? inner.map(([key]) => [key, place]) : [])),
		findings: []
	};
}
/** Top-level keys with their `line:column`. */
function placesIn({ contents }, lines) {
	const keys = (0, import_dist.isMap)(contents) ? contents.items.map(({ key }) => key).filter((key) => (0, import_dist.isScalar)(key)) : [];
	return new Map(keys.flatMap(({ value, range }) => {
		if (!range) return [];
		const { line, col } = lines.linePos(range[0]);
		return [[String(value), `${line}:${col}`]];
	}));
}
/** As JSON has it: an alias without an anchor, a cycle or too many aliases give an error. */
function toPlainValue(document) {
	try {
		return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: 20 }) ?? null));
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error));
	}
}
function flatten([key, value]) {
	if (typeof value !== "object" || value === null || Array.isArray(value) || isObjectSetting(key)) return [[key, value]];
	return Object.entries(value).map(([inner, each]) => [inner === "name" ? key : `${key}-${inner}`, each]);
}
const isObjectSetting = (key) => Object.hasOwn(settings, key) && settings[key]?.object === true;
export { readConfigFile };
