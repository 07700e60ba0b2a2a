import { Bn as wrap, Fn as displayWidth, Hn as exits, Ln as fitLines, Nn as clip, Pn as columnsOf, Rn as pad, an as redactor, gr as withoutCredentials, jn as painter, ln as nearestName, p as formerNames, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { n as secretValues } from "./secret-values.js";
import { i as unreadVariables, n as honouredVariables, r as settingNames, t as explainSettings } from "./explain.js";
import { t as resolveSettings } from "./resolve.js";
import { a as plainLine, v as formatDuration, y as formatLimit } from "./one-line.js";
import { n as factLines } from "./terminal.js";
import { i as textStyleOf } from "./context.js";
import { c as settingFlags, n as flagHelp, o as jsonFlag, t as configFlag } from "../cli/index.js";
import { t as idleSettingLines } from "./idle-flags.js";
import { i as readPlanFile, n as readOptionsOf } from "./plan-file.js";
import { a as settingSources } from "./setting-sources.js";
// src/core/report/terminal/config-text.ts
/** A line for each setting with value and source; defaults are dimmed. */
function configTable(settings, look) {
	const { width, color } = look;
	const paint = painter(color);
	const names = Math.max(...settings.map(({ name }) => name.length));
	const places = Math.min(28, Math.max(...settings.map((setting) => placeOf(setting).length)));
	const widestValue = Math.max(...settings.flatMap(valueLines).map(displayWidth));
	const values = Math.max(12, Math.min(widestValue, width - names - places - 4));
	const lines = settings.flatMap((setting) => {
		const [first = "", ...rest] = valueLines(setting).map((line) => clip(line, values));
		const lines = [`${pad(setting.name, names)}  ${pad(first, values)}  ${clip(placeOf(setting), places)}`, ...rest.map((more) => `${" ".repeat(names)}  ${more}`)];
		return setting.source === "default" ? lines.map((text) => paint(text, "dim")) : lines;
	});
	return fitLines(lines, look);
}
/** The file, or the setting's name in its place. */
const placeOf = ({ file, place }) => plainLine(file ?? place, 200);
function configDetails(setting, look) {
	const { width } = look;
	const facts = [
		["Value", valueLines(setting)],
		["From", [setting.place]],
		["Default", valueLines({
			...setting,
			value: setting.default
		})],
		["Meaning", wrap(setting.help, Math.max(30, width - 12))],
		["Flag", [`--${setting.name}${setting.example === "" ? "" : ` ${setting.example}`}`]],
		["Variable", setting.variables],
		["File", [`${setting.name}: ${setting.example === "" ? "true" : setting.example}`]]
	].map(([name, lines]) => [name, lines.map((line) => plainLine(line, 500))]);
	const columns = columnsOf(look);
	return [setting.name, ...factLines(facts, {
		margin: 10,
		columns
	}).map((line) => `  ${line}`)];
}
/** A line for each item of a list. */
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
		const [typedName] = operands;
		const { all, findings, idle } = redactValues(context, await explainSettingsOf(context, values));
		const shown = typedName === void 0 ? all : [findSetting(all, typedName)];
		const unread = unreadVariables(context.env, ["RALPH_HOME", "RALPH_FAILPOINT"]);
		const text = values["json"] ? inertJson({
			schema: 1,
			settings: shown,
			findings,
			idle,
			unread_variables: unread
		}, 2) : [...settingLines(shown, context, typedName), ...findingLines(findings, idle, unread)].join("\n");
		context.out(`${text}\n`);
		return findings.length > 0 ? exits.data.code : 0;
	}
};
/** Runs before formatting: the redacted values set the width of a column. */
function redactValues({ env }, value) {
	return JSON.parse(withoutCredentials(redactor(secretValues(env))(JSON.stringify(value))));
}
/** A missing or faulty plan gives no values. */
async function explainSettingsOf(context, values) {
	const { base, file, inputs, before, planFile, planPath } = await settingSources(context, values);
	const options = readOptionsOf(before.settings);
	const reading = {
		files: base,
		toplevel: base.repository.toplevel,
		cwd: context.cwd,
		options
	};
	const read = await readPlanFile(planPath, planFile, reading).catch((error) => {
		if (error instanceof RalphError) return void 0;
		throw error;
	});
	const resolved = resolveSettings({
		...inputs,
		plan: read?.plan
	});
	const traits = {
		format: read?.detected.name ?? null,
		isQueued: resolved.settings.queue !== void 0
	};
	return {
		all: explainSettings(resolved),
		findings: [...file.findings, ...resolved.findings],
		idle: idleSettingLines(resolved, traits)
	};
}
function settingLines(shown, context, typedName) {
	const [setting] = shown;
	if (typedName !== void 0 && setting) return configDetails(setting, textStyleOf(context));
	return [
		...configTable(shown, textStyleOf(context)),
		"",
		"`ralph config SETTING` explains one setting."
	];
}
function findingLines(findings, idle, unread) {
	return [
		...findings.length > 0 ? [
			"",
			"Wrong:",
			...findings.map((finding) => `  - ${finding}`)
		] : [],
		...idle.length > 0 ? [
			"",
			"Without effect here:",
			...idle.map((line) => `  - ${line}`)
		] : [],
		...unread.length > 0 ? ["", `Set but unknown: ${unread.join(", ")}. \`ralph config --help\` lists the variables.`] : []
	];
}
function findSetting(all, typedName) {
	const typed = typedName.replace(/^--/, "");
	const name = formerNames.get(typed)?.name ?? typed;
	const match = all.find((setting) => setting.name === name || setting.variables.includes(name));
	if (match) return match;
	const suggestion = nearestName(name, settingNames);
	throw new RalphError({
		code: "USAGE",
		message: `There is no setting "${typedName}".${suggestion === void 0 ? "" : ` Did you mean "${suggestion}"?`}`,
		hint: "`ralph config` lists all of them."
	});
}
export { configCommand };
