import { r as settingNames } from "./explain.js";
import { n as variablesOf } from "./resolve.js";
import { Ft as duration, ln as nearestName, m as settings, yr as RalphError } from "./through-proxy.js";
import { r as helpText } from "./terminal.js";
import { a as plainLine, v as formatDuration } from "./one-line.js";
import { i as textStyleOf } from "./context.js";
import { d as groupHelp, f as overview, l as commandHelp, n as flagHelp, u as commandRows } from "../cli/index.js";
import { n as runFlags } from "./run-flags.js";
// src/core/setting/setting-text.ts
/** The possible values, in the words of the error about a wrong one. */
function typeOf(setting) {
	const wrong = setting.read(setting.object ? 0 : {});
	return "expected" in wrong ? wrong.expected : "any text";
}
/** The default as a person would write it, in a code span; `none` if there is none. */
function defaultOf({ fallback, read }) {
	if (read === duration && typeof fallback === "number") return code(formatDuration(fallback));
	const none = fallback === void 0 || fallback === "";
	if (typeof fallback === "object" && fallback !== null) return Object.keys(fallback).length === 0 ? "none" : code(JSON.stringify(fallback));
	return none ? "none" : code(String(fallback).replaceAll("\n", "\\n"));
}
const code = (text) => `\`${text}\``;
// src/entry/help/command.ts
const flags = { all: {
	help: "every command and setting, or every option of the command",
	toggle: true
} };
const helpCommand = (commands) => ({
	help: `Says what a command or a setting does.

Usage: ralph help [COMMAND|SETTING] [options]

Examples:
  ralph help run
  ralph help cost-budget
  ralph help --all

Options:
${flagHelp(flags)}`,
	flags,
	operands: 2,
	run: async (context, { values, operands }) => {
		const isWhole = values["all"] === true;
		const text = operands.length === 0 ? isWhole ? fullOverview(commands) : overview() : await helpOf(commands, operands.join(" "), isWhole);
		context.out(helpText(text, textStyleOf(context)));
		return 0;
	}
});
/** The help of one command, of a group of commands, or of an option of `ralph run`. Throws RalphError USAGE. */
async function helpOf(commands, typed, isWhole) {
	const word = typed.replace(/^--?/, "").replace(/^RALPH_(.*)$/, (_, name) => name.toLowerCase().replaceAll("_", "-"));
	const listed = commands.find(({ words }) => words === word);
	if (listed !== void 0) return commandHelp(await listed.load(), isWhole);
	const text = groupHelp(commands, word) ?? optionHelp(word);
	if (text !== void 0) return text;
	const suggestion = nearestName(word, [...commands.map(({ words }) => words), ...settingNames]);
	throw new RalphError({
		code: "USAGE",
		message: `help: there is no command and no setting '${plainLine(typed, 80)}'${suggestion === void 0 ? "" : `; did you mean '${suggestion}'?`}`,
		hint: "See `ralph help --all`."
	});
}
function fullOverview(commands) {
	return `Usage: ralph <command> [options]

${commandRows(commands)}

  ralph <command> --help     options and examples
  ralph --version, -v
  --no-color                 no colours; NO_COLOR does the same

Settings and other options of \`ralph run\`; \`ralph help SETTING\` says more:
${flagHelp(runFlags)}
`;
}
/** Help of one option of `ralph run`, a setting or not; undefined for an unknown name. */
function optionHelp(name) {
	const flag = Object.hasOwn(runFlags, name) ? runFlags[name] : void 0;
	if (flag === void 0 || flag.removed !== void 0) return void 0;
	const rows = [["flag", `--${name}${flag.toggle ? "" : ` ${flag.example ?? "VALUE"}`}${flag.repeatable ? "   (once for each)" : ""}`], ...isSetting(name) ? settingRows(name, settings[name]) : []];
	return `${name}: ${flag.help}\n\n${rows.map(([label, text]) => `  ${label.padEnd(11)} ${text}`).join("\n")}\n`;
}
const isSetting = (name) => Object.hasOwn(settings, name);
function settingRows(name, setting) {
	const example = setting.toggle ? String(setting.fallback !== true) : setting.example;
	return [
		["ralph.yml", `${name}: ${setting.repeatable ? `[${/^"/.test(example) ? example : JSON.stringify(example)}]` : example}`],
		["variable", variablesOf(name).join(", ")],
		["value", typeOf(setting)],
		["default", defaultOf(setting).replaceAll("`", "")]
	];
}
export { helpCommand };
