import { Pt as pairsIn, m as settings, p as formerNames } from "./through-proxy.js";
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
	const fields = {};
	for (const name of names) {
		const definition = settings[name];
		const used = usedStatements(inputs, name, definition);
		const [stated] = used;
		sources[name] = stated?.source ?? "default";
		places[name] = stated?.place ?? "default";
		if (stated?.source === "file") files[name] = inputs.fileName;
		const faults = used.flatMap((statement) => faultOf(inputs, statement, definition));
		findings.push(...faults, ...statedTwice(inputs, used, definition));
		if (faults.length > 0) continue;
		if (definition.formerNames) fields[name] = Object.fromEntries(used.toReversed().flatMap(({ source, raw }) => fieldsIn(raw).map((field) => [field, source])));
		const raw = used.length > 1 ? used.toReversed().flatMap((statement) => statement.raw) : stated?.raw;
		const read = stated ? definition.read(raw) : { value: definition.fallback };
		if ("value" in read) values[name] = read.value;
	}
	return {
		settings: values,
		sources,
		places,
		files,
		fields,
		findings
	};
}
/** A field that the same file also states under its current name: one of the two would be dropped. */
function statedTwice(inputs, used, { formerNames = {} }) {
	const current = used.find(({ key, source }) => source === "file" && !Object.hasOwn(formerNames, key));
	return used.flatMap(({ key, source }) => {
		const field = formerNames[key];
		if (!current || source !== "file" || field === void 0 || !fieldsIn(current.raw).includes(field)) return [];
		return [`${inFile(inputs, key)} ${key}: the same as ${field} of ${current.key}, which is also given; keep that one`];
	});
}
const fieldsIn = (raw) => (pairsIn(raw) ?? []).map(([name]) => name);
function faultOf(inputs, { key, source, place, raw }, { read }) {
	const result = read(raw);
	if ("value" in result) return [];
	return [`${source === "file" ? `${inFile(inputs, key)} ${key}` : place}: expected ${result.expected}, got ${shownValue(raw)}`];
}
const inFile = ({ fileName, filePlaces = {} }, key) => Object.hasOwn(filePlaces, key) ? `${fileName}:${filePlaces[key]}:` : `${fileName}:`;
/**
* The statements that count, strongest first: one, or all of a setting with former names. Its fields were settings of
* their own, so a flag for one field leaves those of the file in force.
*/
function usedStatements(inputs, name, definition) {
	const stated = statements(inputs, name, namesOfVariables(name, definition));
	if (!definition.formerNames) return stated.slice(0, 1);
	const former = Object.entries(definition.formerNames).flatMap(([key, field]) => statements(inputs, key, [standardVariable(key)]).map((statement) => ({
		...statement,
		raw: { [field]: statement.raw }
	})));
	return [...stated, ...former].sort((a, b) => strength.indexOf(a.source) - strength.indexOf(b.source));
}
const strength = [
	"flag",
	"environment",
	"plan",
	"file",
	"default"
];
function statements(inputs, key, variables) {
	const { flags, flagName, environment, plan, file, fileName } = inputs;
	const fromVariable = variables.map((variable) => ({
		raw: environment[variable],
		place: `$${variable}`
	})).find(({ raw }) => raw !== void 0 && raw !== "");
	return [
		{
			source: "flag",
			raw: flags[key],
			place: flagName?.(key) ?? `--${key}`
		},
		{
			source: "environment",
			...fromVariable ?? fromOlderVariable(inputs, key)
		},
		{
			source: "plan",
			raw: plan && planFields[key]?.(plan),
			place: `the plan's ${key}`
		},
		{
			source: "file",
			raw: Object.hasOwn(file, key) ? file[key] : void 0,
			place: `${fileName}: ${key}`
		}
	].flatMap(({ source, raw, place = "" }) => raw === void 0 ? [] : [{
		key,
		source,
		place,
		raw
	}]);
}
function fromOlderVariable({ environment }, name) {
	const { variable = "", words = {} } = olderWords[name] ?? {};
	const raw = environment[variable];
	if (raw === void 0 || raw === "") return {};
	if (!variable.startsWith("RALPH_") && !Object.hasOwn(words, raw)) return {};
	return {
		raw: Object.hasOwn(words, raw) ? words[raw] : raw,
		place: `$${variable}`
	};
}
/** Variables of a setting, strongest first; the value of the last one may be in other words. */
function variablesOf(name) {
	const { variable } = olderWords[name] ?? {};
	const definition = settings[name];
	const former = Object.keys(definition.formerNames ?? {}).map(standardVariable);
	return [
		...namesOfVariables(name, definition),
		...variable === void 0 ? [] : [variable],
		...former
	];
}
/** The older name, if there is one, and `RALPH_` with the setting's own name. */
function namesOfVariables(name, definition) {
	const standardName = standardVariable(name);
	return definition.env && definition.env !== standardName ? [definition.env, standardName] : [standardName];
}
const standardVariable = (name) => `RALPH_${name.toUpperCase().replaceAll("-", "_")}`;
function unknownKeys(inputs) {
	return Object.keys(inputs.file).filter((key) => !Object.hasOwn(settings, key) && !formerNames.has(key)).map((key) => `${inFile(inputs, key)} ${unknownKey(key)}`);
}
/** The whole address of a hook is all that is needed to write there. */
function shownValue(raw) {
	const text = (JSON.stringify(raw) ?? String(raw)).replace(/(https?:\/\/[^/"\s]*\/)[^"\s]+/gi, "$1\u2026");
	return text.length > 80 ? `${text.slice(0, 80)}\u2026` : text;
}
export { variablesOf as n, resolveSettings as t };
