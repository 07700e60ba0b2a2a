import { p as settings } from "./through-proxy.js";
import { t as unknownKey } from "./unknown-key.js";
// src/core/config/resolve/resolve.ts
const names = Object.keys(settings);
/** Plan fields that are settings too. */
const planFields = {
	strategy: (plan) => plan.validation_strategy,
	validate: (plan) => plan.checks
};
/** Older variables that say in other words what a setting says (docs/design.md#the-programs-before). */
const seedWords = {
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
/** Resolves every setting from its strongest source. Pure; wrong values are all reported at once (design rule 5). */
function resolveSettings(given) {
	const findings = [...unknownKeys(given)];
	const values = {};
	const sources = {};
	const places = {};
	const files = {};
	for (const name of names) {
		const definition = settings[name];
		const found = lookUp(given, name, definition);
		sources[name] = found?.source ?? "default";
		places[name] = found?.place ?? "default";
		if (found?.source === "file") files[name] = given.fileName;
		const read = found ? definition.read(found.raw) : { value: definition.fallback };
		if ("value" in read) values[name] = read.value;
		else findings.push(`${placeOf(given, name, found)}: expected ${read.expected}, got ${shown(found?.raw)}`);
	}
	return {
		settings: values,
		sources,
		places,
		files,
		findings
	};
}
/** With line and column in `ralph.yml`. */
const placeOf = (given, name, found) => found?.source === "file" ? `${inFile(given, name)} ${name}` : found?.place;
const inFile = ({ fileName, filePlaces = {} }, key) => Object.hasOwn(filePlaces, key) ? `${fileName}:${filePlaces[key]}:` : `${fileName}:`;
function lookUp(given, name, definition) {
	const flag = given.flags[name];
	if (flag !== void 0) return {
		source: "flag",
		raw: flag,
		place: given.flagName?.(name) ?? `--${name}`
	};
	for (const variable of variables(name, definition)) {
		const raw = given.environment[variable];
		if (raw !== void 0 && raw !== "") return {
			source: "environment",
			raw,
			place: `$${variable}`
		};
	}
	const spoken = inSeedWords(given, name);
	if (spoken) return {
		source: "environment",
		...spoken
	};
	const planned = given.plan && planFields[name]?.(given.plan);
	if (planned !== void 0) return {
		source: "plan",
		raw: planned,
		place: `the plan's ${name}`
	};
	const filed = Object.hasOwn(given.file, name) ? given.file[name] : void 0;
	if (filed !== void 0) return {
		source: "file",
		raw: filed,
		place: `${given.fileName}: ${name}`
	};
}
function inSeedWords({ environment }, name) {
	const { variable = "", words = {} } = seedWords[name] ?? {};
	const said = environment[variable];
	if (said === void 0 || said === "") return void 0;
	if (!variable.startsWith("RALPH_") && !Object.hasOwn(words, said)) return void 0;
	return {
		raw: Object.hasOwn(words, said) ? words[said] : said,
		place: `$${variable}`
	};
}
/** The variables that a setting is read from, strongest first; the last of them may say it in other words. */
function variablesOf(name) {
	const { variable } = seedWords[name] ?? {};
	return [...variables(name, settings[name]), ...variable === void 0 ? [] : [variable]];
}
/** The older name, where there is one, and `RALPH_` with the setting's own name. */
function variables(name, definition) {
	const own = `RALPH_${name.toUpperCase().replaceAll("-", "_")}`;
	return definition.env && definition.env !== own ? [definition.env, own] : [own];
}
function unknownKeys(given) {
	return Object.keys(given.file).filter((key) => !Object.hasOwn(settings, key)).map((key) => `${inFile(given, key)} ${unknownKey(key)}`);
}
/** Whoever knows the whole address of a hook may write there. */
function shown(raw) {
	const text = (JSON.stringify(raw) ?? String(raw)).replace(/(https?:\/\/[^/"\s]*\/)[^"\s]+/gi, "$1\u2026");
	return text.length > 80 ? `${text.slice(0, 80)}\u2026` : text;
}
export { variablesOf as n, resolveSettings as t };
