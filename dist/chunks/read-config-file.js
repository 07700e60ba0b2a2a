import { t as require_dist } from "./dist.js";
import { p as settings } from "./through-proxy.js";
// src/core/config/resolve/read-config-file.ts
var import_dist = require_dist();
/**
* Reads `ralph.yml`. Objects are flattened by one level: `agent: {name: claude, path: x}` gives `agent` and
* `agent-path`. Findings carry line and column; nothing of a broken file is used.
*/
function readConfigFile(text, fileName) {
	const document = (0, import_dist.parseDocument)(text, {
		uniqueKeys: true,
		maxAliasCount: 20
	});
	const findings = document.errors.map((error) => `${fileName}: ${error.message.split("\n")[0]}`);
	if (findings.length > 0) return {
		values: {},
		findings
	};
	const content = plain(document);
	if (content instanceof Error) return {
		values: {},
		findings: [`${fileName}: ${content.message.split("\n")[0]}`]
	};
	if (content === null || content === void 0) return {
		values: {},
		findings: []
	};
	if (typeof content !== "object" || Array.isArray(content)) return {
		values: {},
		findings: [`${fileName}: expected keys and values, such as "validate: [npm test]"`]
	};
	return {
		values: Object.fromEntries(Object.entries(content).flatMap(flatten)),
		findings: []
	};
}
/** As JSON has it: an alias without an anchor, a cycle or a flood of aliases is an error and no value. */
function plain(document) {
	try {
		return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: 20 }) ?? null));
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error));
	}
}
function flatten([key, value]) {
	if (typeof value !== "object" || value === null || Array.isArray(value) || isWhole(key)) return [[key, value]];
	return Object.entries(value).map(([inner, each]) => [inner === "name" ? key : `${key}-${inner}`, each]);
}
const isWhole = (key) => Object.hasOwn(settings, key) && settings[key]?.object === true;
export { readConfigFile };
