import { p as settings } from "./through-proxy.js";
import { t as unknownKey } from "./unknown-key.js";
// src/core/config/resolve/resolve.ts
const names = Object.keys(settings);
/** Plan fields that are settings too. */
const planFields = {
	strategy: (plan) => plan.validation_strategy,
	validate: (plan) => plan.checks
};
/** Older variables whose values are in other words (docs/design.md#the-programs-before). */
const olderWords = {
	approval: {
		variable: "RALPH_AUTO_COMMIT",
		words: {
			true: "none",
			false: "iteration"
		}
	},
	"mcp-transport": {
		variable: "CLAUDE_CODE_REMOTE",
		words: {
			true: "http",
			false: "stdio"
		}
	}
};
/** Resolves every setting from its strongest source. Pure; reports all wrong values together (design rule 5). */
function resolveSettings(inputs) {
	const findings = [...unknownKeys(inputs)];
	const values = {};
	const sources = {};
	const places = {};
	const files = {};
	for (const name of names) {
		const definition = settings[name];
		const stated = findStated(inputs, name, definition);
		sources[name] = stated?.source ?? "default";
		places[name] = stated?.place ?? "default";
		if (stated?.source === "file") files[name] = inputs.fileName;
		const read = stated ? definition.read(stated.raw) : { value: definition.fallback };
		if ("value" in read) values[name] = read.value;
		else findings.push(`${placeOf(inputs, name, stated)}: expected ${read.expected}, got ${shownValue(stated?.raw)}`);
	}
	return {
		settings: values,
		sources,
		places,
		files,
		findings
	};
}
const placeOf = (inputs, name, stated) => stated?.source === "file" ? `${inFile(inputs, name)} ${name}` : stated?.place;
const inFile = ({ fileName, filePlaces = {} }, key) => Object.hasOwn(filePlaces, key) ? `${fileName}:${filePlaces[key]}:` : `${fileName}:`;
function findStated(inputs, name, definition) {
	const flag = inputs.flags[name];
	if (flag !== void 0) return {
		source: "flag",
		raw: flag,
		place: inputs.flagName?.(name) ?? `--${name}`
	};
	for (const variable of namesOfVariables(name, definition)) {
		const raw = inputs.environment[variable];
		if (raw !== void 0 && raw !== "") return {
			source: "environment",
			raw,
			place: `$${variable}`
		};
	}
	const olderValue = fromOlderVariable(inputs, name);
	if (olderValue) return {
		source: "environment",
		...olderValue
	};
	const planValue = inputs.plan && planFields[name]?.(inputs.plan);
	if (planValue !== void 0) return {
		source: "plan",
		raw: planValue,
		place: `the plan's ${name}`
	};
	const fileValue = Object.hasOwn(inputs.file, name) ? inputs.file[name] : void 0;
	if (fileValue !== void 0) return {
		source: "file",
		raw: fileValue,
		place: `${inputs.fileName}: ${name}`
	};
}
function fromOlderVariable({ environment }, name) {
	const { variable = "", words = {} } = olderWords[name] ?? {};
	const raw = environment[variable];
	if (raw === void 0 || raw === "") return void 0;
	if (!variable.startsWith("RALPH_") && !Object.hasOwn(words, raw)) return void 0;
	return {
		raw: Object.hasOwn(words, raw) ? words[raw] : raw,
		place: `$${variable}`
	};
}
/** Variables of a setting, strongest first; the value of the last one may be in other words. */
function variablesOf(name) {
	const { variable } = olderWords[name] ?? {};
	return [...namesOfVariables(name, settings[name]), ...variable === void 0 ? [] : [variable]];
}
/** The older name, if there is one, and `RALPH_` with the setting's own name. */
function namesOfVariables(name, definition) {
	const standardName = `RALPH_${name.toUpperCase().replaceAll("-", "_")}`;
	return definition.env && definition.env !== standardName ? [definition.env, standardName] : [standardName];
}
function unknownKeys(inputs) {
	return Object.keys(inputs.file).filter((key) => !Object.hasOwn(settings, key)).map((key) => `${inFile(inputs, key)} ${unknownKey(key)}`);
}
/** The whole address of a hook is all that is needed to write there. */
function shownValue(raw) {
	const text = (JSON.stringify(raw) ?? String(raw)).replace(/(https?:\/\/[^/"\s]*\/)[^"\s]+/gi, "$1\u2026");
	return text.length > 80 ? `${text.slice(0, 80)}\u2026` : text;
}
export { variablesOf as n, resolveSettings as t };
