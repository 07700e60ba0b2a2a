import { m as settings } from "./through-proxy.js";
import { n as variablesOf } from "./resolve.js";
// src/core/config/resolve/explain.ts
const settingNames = Object.keys(settings);
/** Every setting with its value and where that came from, in the order of the table. */
function explainSettings({ settings: values, sources, places, files }) {
	return settingNames.map((name) => {
		const { fallback, unit, help, example } = settings[name];
		return {
			name,
			value: values[name] ?? null,
			source: sources[name],
			place: places[name],
			file: files[name] ?? null,
			default: fallback ?? null,
			variables: variablesOf(name),
			unit: unit ?? null,
			help,
			example
		};
	});
}
/** `RALPH_` variables that are set and not read, probably misspelt. `others`: read, but no settings. */
function unreadVariables(environment, others) {
	const readNames = /* @__PURE__ */ new Set([...settingNames.flatMap(variablesOf), ...others]);
	return Object.keys(environment).filter((name) => name.startsWith("RALPH_") && !readNames.has(name));
}
const honouredVariables = () => settingNames.flatMap(variablesOf);
export { unreadVariables as i, honouredVariables as n, settingNames as r, explainSettings as t };
