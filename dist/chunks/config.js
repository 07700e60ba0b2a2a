import { An as exits, Cn as displayWidth, En as pad, On as wrap, R as inertJson, Tn as fitLines, Zn as withoutCredentials, er as RalphError, gn as redactor, vn as meantName, xn as clip } from "./through-proxy.js";
import { n as secretValues } from "./secret-values.js";
import { i as unreadVariables, n as honouredVariables, r as settingNames, t as explainSettings } from "./explain.js";
import { t as resolveSettings } from "./resolve.js";
import { i as plainLine, v as formatDuration, y as formatLimit } from "./one-line.js";
import { n as painter } from "./paint.js";
import { i as lookOf } from "./context.js";
import { a as jsonFlag, n as flagHelp, s as settingFlags, t as configFlag } from "../cli/index.js";
import { i as readPlanFile, n as readOptionsOf } from "./plan-file.js";
import { a as settingSources } from "./setting-sources.js";
// src/core/report/terminal/config-text.ts
/** Every setting on a line, with its value and its source; what is not the default stands out. */
function configTable(all, look) {
	const { width, color } = look;
	const paint = painter(color);
	const names = Math.max(...all.map(({ name }) => name.length));
	const places = Math.min(28, Math.max(...all.map((one) => placeOf(one).length)));
	const longest = Math.max(...all.flatMap(valueLines).map(displayWidth));
	const values = Math.max(12, Math.min(longest, width - names - places - 4));
	const lines = all.flatMap((one) => {
		const [first = "", ...rest] = valueLines(one).map((line) => clip(line, values));
		const lines = [`${pad(one.name, names)}  ${pad(first, values)}  ${clip(placeOf(one), places)}`, ...rest.map((more) => `${" ".repeat(names)}  ${more}`)];
		return one.source === "default" ? lines.map((text) => paint(text, "dim")) : lines;
	});
	return fitLines(lines, look);
}
/** Its own name beside the file says nothing new. */
const placeOf = ({ file, place }) => plainLine(file ?? place, 200);
/** All about one setting. */
function configDetails(one, look) {
	const { width } = look;
	const rows = [
		["Value", valueLines(one)],
		["From", [one.place]],
		["Default", valueLines({
			...one,
			value: one.default
		})],
		["Meaning", wrap(one.help, Math.max(30, width - 12))],
		["Flag", [`--${one.name}${one.example === "" ? "" : ` ${one.example}`}`]],
		["Variable", one.variables],
		["File", [`${one.name}: ${one.example === "" ? "true" : one.example}`]]
	];
	const lines = [one.name, ...rows.flatMap(([name, [first = "", ...rest]]) => [`  ${name.padEnd(10)}${plainLine(first, 500)}`, ...rest.map((line) => `  ${" ".repeat(10)}${plainLine(line, 500)}`)])];
	return fitLines(lines, look);
}
/** A list has a line for each of its items. */
function valueLines({ value, unit }) {
	if (value === null || Array.isArray(value) && value.length === 0) return ["(none)"];
	if (Array.isArray(value)) return value.map((item) => plainLine(inWords(item), 500));
	if (typeof value === "number" && unit === "ms") return [value === 0 ? "0s" : formatDuration(value)];
	if (typeof value === "number" && unit === "USD") return [formatLimit(value)];
	return [plainLine(inWords(value), 500)];
}
const inWords = (value) => typeof value === "string" ? value : JSON.stringify(value);
// src/entry/command/config.ts
const ownFlags = {
	...configFlag,
	...jsonFlag
};
const flags = {
	...settingFlags(...settingNames),
	...ownFlags
};
const configCommand = {
	help: `Shows what \`ralph run\` would use, and where each value comes from. A flag beats an environment variable, which beats the
plan, then the configuration file, then the default. Secrets are not shown. Exits with ${exits.data.code} if a value is wrong.

Usage: ralph config [SETTING] [options]

Examples:
  ralph config
  ralph config model
  ralph config --cost-budget 20 --json

Options:
${flagHelp(flags)}

Environment variables:
${honouredVariables().map((name) => `  ${name}`).join("\n")}`,
	flags,
	operands: 1,
	run: async (context, { values, operands }) => {
		const [wanted] = operands;
		const { all, findings } = cleanly(context, await explained(context, values));
		const shown = wanted === void 0 ? all : [named(all, wanted)];
		const unread = unreadVariables(context.env, ["RALPH_HOME", "RALPH_FAILPOINT"]);
		const text = values["json"] ? inertJson({
			schema: 1,
			settings: shown,
			findings,
			unread_variables: unread
		}, 2) : [...body(shown, context, wanted), ...remarks(findings, unread)].join("\n");
		context.out(`${text}\n`);
		return findings.length > 0 ? exits.data.code : 0;
	}
};
/** Before anything is laid out: a column is as wide as what is shown in it. */
function cleanly({ env }, found) {
	return JSON.parse(withoutCredentials(redactor(secretValues(env))(JSON.stringify(found))));
}
/** Also where the plan is missing or faulty: then nothing is taken from it. */
async function explained(context, values) {
	const { base, file, given, before, planFile, planPath } = await settingSources(context, values);
	const options = readOptionsOf(before.settings);
	const reading = {
		files: base,
		toplevel: base.repository.toplevel,
		cwd: context.cwd,
		options
	};
	const read = await readPlanFile(planPath, planFile, reading).catch((error) => {
		if (error instanceof RalphError) return { plan: void 0 };
		throw error;
	});
	const resolved = resolveSettings({
		...given,
		plan: read.plan
	});
	return {
		all: explainSettings(resolved),
		findings: [...file.findings, ...resolved.findings]
	};
}
function body(shown, context, wanted) {
	const [one] = shown;
	if (wanted !== void 0 && one) return configDetails(one, lookOf(context));
	return [
		...configTable(shown, lookOf(context)),
		"",
		"`ralph config SETTING` explains one setting."
	];
}
function remarks(findings, unread) {
	return [...findings.length > 0 ? [
		"",
		"Wrong:",
		...findings.map((finding) => `  - ${finding}`)
	] : [], ...unread.length > 0 ? ["", `Set but unknown: ${unread.join(", ")}. \`ralph config --help\` lists the variables.`] : []];
}
function named(all, wanted) {
	const name = wanted.replace(/^--/, "");
	const found = all.find((one) => one.name === name || one.variables.includes(name));
	if (found) return found;
	const meant = meantName(name, settingNames);
	throw new RalphError({
		code: "USAGE",
		message: `There is no setting "${wanted}".${meant === void 0 ? "" : ` Did you mean "${meant}"?`}`,
		hint: "`ralph config` lists all of them."
	});
}
export { configCommand };
