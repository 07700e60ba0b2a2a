import { p as settings } from "./through-proxy.js";
import { r as settingNames } from "./explain.js";
import { n as variablesOf, t as resolveSettings } from "./resolve.js";
// src/core/config/resolve/ralph-conf.ts
/** Where the older program kept its settings, a file that its shell carried out (docs/design.md#the-programs-before). */
const confFiles = [
	".ralph/config/ralph.conf",
	".ralph/ralph.conf",
	"ralph.conf"
];
/** Names of that file that are no setting here, and why. All others are the variables of the settings' table. */
const withoutSetting = {
	RALPH_LOG_FILE: "the log is on the state branch; `ralph log` shows it",
	RALPH_EVENTS_FILE: "events are on the state branch; `ralph log --json` prints them",
	RALPH_CONTROL_FILE: "orders are given by command or comment, and `ralph orders` lists them",
	RALPH_PAUSE_POLL_SECONDS: "a paused run ends its job, so nothing waits for the order to resume"
};
/** Reads such a file as text; nothing of it is ever carried out. */
function readConf(source) {
	const { values, unread } = readAssignments(source);
	return {
		values: values.map(meaning),
		unread
	};
}
const byVariable = new Map(settingNames.flatMap((name) => variablesOf(name).map((variable) => [variable, name])));
function meaning({ name, line, value }) {
	const setting = byVariable.get(name);
	if (setting === void 0) {
		const why = Object.hasOwn(withoutSetting, name) ? withoutSetting[name] : "nothing reads it";
		return {
			name,
			line,
			setting,
			...why !== void 0 && { why }
		};
	}
	if (value === void 0) return {
		name,
		line,
		setting,
		why: "only a shell could evaluate it, and ralph runs none"
	};
	if (value === "") return {
		name,
		line,
		setting,
		value: settings[setting].fallback
	};
	const read = typeof value === "string" ? inVariable(name, value, setting) : reader(setting)(value);
	return {
		name,
		line,
		setting,
		..."value" in read ? read : { why: `expected ${read.expected}` }
	};
}
const reader = (setting) => settings[setting].read;
/** As the variable of that name would be read. */
function inVariable(name, value, setting) {
	const read = resolveSettings({
		flags: {},
		plan: void 0,
		file: {},
		fileName: "",
		environment: { [name]: value }
	});
	return read.findings.length === 0 ? { value: read.settings[setting] } : reader(setting)(value);
}
const assignment = /(?:(?:export|readonly|local|declare|typeset)[ \t]+(?:-\w+[ \t]+)*)?([A-Za-z_]\w*)(\+?)=/y;
const blanks = /[ \t]*/y;
/** The parts that a word is made of: how each is written, and what it means in the value of `own`. */
const parts = [
	[/(?:[^\s'"\\$`()&|;<>#]|(?<=[^\s(;])#)+/y, ([text]) => text],
	[/'([^']*)'/y, ([, text]) => text],
	[/"((?:[^"\\]|\\[\s\S])*)"/y, ([, text = ""], own) => doubleQuoted(text, own)],
	[/\\\n/y, () => ""],
	[/\\([\s\S])/y, ([, text]) => text],
	[/\$\{([A-Za-z_]\w*):?-([^}'"`$\\]*)\}/y, ([, name, text], own) => name === own ? text : void 0],
	[/['"$`\\]/y, () => void 0]
];
const inDoubleQuotes = /\\([\s\S])|\$\{([A-Za-z_]\w*):?-([^}'"`$\\]*)\}|`|\$(?=[\w{(@*#?!-])/g;
function doubleQuoted(text, own) {
	let dynamic = false;
	const value = text.replace(inDoubleQuotes, (all, escaped, name, given = "") => {
		if (escaped === "\n") return "";
		if (escaped !== void 0) return /["\\$`]/.test(escaped) ? escaped : all;
		if (name === own) return given;
		dynamic = true;
		return "";
	});
	return dynamic ? void 0 : value;
}
/** A place in a text that moves on with what is taken. */
function valueReader(text) {
	let at = 0;
	let line = 1;
	return {
		line: () => line,
		ended: () => at >= text.length,
		take(pattern) {
			pattern.lastIndex = at;
			const match = pattern.exec(text);
			at += match?.[0].length ?? 0;
			line += (match?.[0].split("\n").length ?? 1) - 1;
			return match;
		}
	};
}
/** The word that begins here; null where none does. */
function takeWord({ take }, own) {
	let value = "";
	let any = false;
	const next = () => parts.some(([pattern, meaning]) => {
		const match = take(pattern);
		if (!match) return false;
		const said = meaning(match, own);
		value = value === void 0 || said === void 0 ? void 0 : value + said;
		return true;
	});
	while (next()) any = true;
	return any ? { value } : null;
}
/** The words up to the closing parenthesis, which has to come. */
function takeArray(from, own) {
	const items = [];
	while (!from.ended()) {
		from.take(/(?:\s|#[^\n]*)*/y);
		if (from.take(/\)/y)) return items.every((item) => item !== void 0) ? items : void 0;
		const word = takeWord(from, own);
		items.push(word?.value);
		if (!word) from.take(/[\s\S]/y);
	}
}
const takeValue = (from, own) => from.take(/\(/y) ? takeArray(from, own) : (takeWord(from, own) ?? { value: "" }).value;
/**
* Reads the assignments of a shell file as text: quotes, arrays over several lines, `+=`, comments. Nothing is carried
* out: what would need a shell has no value, and lines that assign nothing are named. The last assignment of a name counts.
*/
function readAssignments(source) {
	const from = valueReader(source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
	const found = /* @__PURE__ */ new Map();
	const unread = [];
	while (!from.ended()) {
		from.take(blanks);
		const line = from.line();
		const [, name, plus] = from.take(assignment) ?? [];
		if (name !== void 0) {
			const value = takeValue(from, name);
			found.set(name, {
				name,
				value: plus === "+" ? joined(found.get(name), value) : value,
				line
			});
		}
		if (endsHere(from)) continue;
		if (name !== void 0) found.set(name, {
			name,
			value: void 0,
			line
		});
		else unread.push({
			line,
			why: "it is not an assignment, and no code in this file is run"
		});
	}
	return {
		values: [...found.values()],
		unread
	};
}
/** Takes what is left of a line, or of the part of it before `;`, and says whether that was nothing. */
function endsHere({ take }) {
	take(blanks);
	if (take(/;/y)) return true;
	const [rest = ""] = take(/[^\n]*/y) ?? [];
	take(/\n/y);
	return rest === "" || rest.startsWith("#");
}
/** What `+=` makes of both. */
function joined(before, more) {
	if (before === void 0 || more === void 0) return more;
	if (before.value === void 0) return void 0;
	if (typeof before.value === "string" && typeof more === "string") return before.value + more;
	return [before.value, more].flat();
}
export { readConf as n, confFiles as t };
