import { u as CheckKind } from "./json-syntax.js";
import { er as RalphError, gn as redactor } from "./through-proxy.js";
import { E as parseDuration, r as oneLine, v as formatDuration } from "./one-line.js";
import { n as insidePath } from "./branch-name.js";
import { a as weightOf, n as countingChecks } from "./verdict.js";
// src/core/validation/checks.ts
const fields = [
	"name",
	"run",
	"kind",
	"timeout",
	"working-directory",
	"report"
];
const minute = 6e4;
const longest = 1440 * minute;
const defaultTimeouts = {
	test: 30 * minute,
	lint: 10 * minute,
	typecheck: 10 * minute,
	build: 20 * minute
};
/**
* Checks with every default filled in, in the order given. Names are unique: the command, where none is given, and
* ` (2)` where a name comes again. `directory` is where a check works that names none. Throws RalphError CHECKS_INVALID with all findings.
*/
function resolveChecks(specs, directory = ".") {
	const findings = [];
	const taken = /* @__PURE__ */ new Set();
	const checks = specs.map((given, index) => {
		const read = readerOf(typeof given === "string" ? { run: given } : given, (text) => findings.push(`check ${index + 1}: ${text}`));
		const run = read.text("run") ?? "";
		if (run.trim() === "") read.fault("the command is missing: write what to run");
		if (withoutTokens(run) !== run) read.fault("the command holds a credential, which the state of the run would lose: name a variable with `check-env`, and use that");
		const kind = kindOf(read) ?? classify(run);
		const report = reportOf(read);
		return {
			name: unique(oneLine(read.text("name") ?? "", 80) || oneLine(run, 80), taken),
			run,
			kind,
			timeout_ms: timeoutOf(read) ?? defaultTimeouts[kind],
			working_directory: directoryOf(read, directory),
			...report !== void 0 && { report }
		};
	});
	if (findings.length === 0) return checks;
	throw new RalphError({
		code: "CHECKS_INVALID",
		message: `The checks cannot be used: ${findings[0]}`,
		hint: "Correct the checks in the configuration or in the input `validate`, then start again.",
		findings
	});
}
/** Takes out what has the form of a well-known token. */
const withoutTokens = redactor([]);
function readerOf(spec, fault) {
	const raw = (field) => Object.hasOwn(spec, field) ? spec[field] ?? void 0 : void 0;
	const text = (field) => {
		const value = raw(field);
		if (value === void 0 || typeof value === "string") return value;
		fault(`${field} is not a text`);
	};
	for (const key of Object.keys(spec)) if (!fields.includes(key)) fault(`"${key}" is not a field of a check; the fields are ${fields.join(", ")}`);
	return {
		fault,
		text,
		raw
	};
}
function kindOf({ text, fault }) {
	const given = text("kind");
	const kind = CheckKind.safeParse(given);
	if (given !== void 0 && !kind.success) fault(`kind "${given}" is not one of ${CheckKind.options.join(", ")}`);
	return kind.data;
}
function timeoutOf({ raw, fault }) {
	const timeout = raw("timeout");
	if (timeout === void 0) return void 0;
	const ms = typeof timeout === "string" || typeof timeout === "number" ? parseDuration(String(timeout)) : void 0;
	if (ms !== void 0 && ms > 0 && ms <= longest) return ms;
	fault(`timeout ${JSON.stringify(timeout)} is not a time above zero and up to ${formatDuration(longest)}, such as 90s, 15m or 2h`);
}
function directoryOf({ text, fault }, otherwise) {
	const given = text("working-directory");
	const path = given === void 0 ? otherwise : insidePath(given);
	if (path === void 0) fault(`working-directory "${given}" is not a relative path inside the repository`);
	return path ?? otherwise;
}
function reportOf({ text, fault }) {
	const path = text("report");
	if (path === void 0) return void 0;
	const inside = insidePath(path.trim());
	if (inside === void 0 || inside === ".") fault(`report "${path}" is not a relative path inside the repository`);
	return inside;
}
function unique(name, taken) {
	let free = name;
	for (let count = 2; taken.has(free); count++) free = `${name} (${count})`;
	taken.add(free);
	return free;
}
/** The kind of a command that names none: by its text, as plans expect it (docs/design.md#the-programs-before); whatever is unknown is a test. */
function classify(command) {
	return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? "lint" : "test";
}
const weights = {
	not_run: "is not run",
	reported: "is only reported"
};
/** Why no check would keep a commit out, as the end of "No check decides what is committed: \u2026"; undefined where one does. */
function whyUnchecked({ checks, checksElsewhere, settings: { strategy } }) {
	if (checksElsewhere || countingChecks(strategy, checks).length > 0) return void 0;
	if (checks.length === 0) return "there is none";
	return `with the strategy ${strategy}, ${checks.flatMap((check) => {
		const weight = weightOf(strategy, check);
		return weight === "counts" ? [] : [`${oneLine(check.name, 80)} (${check.kind}) ${weights[weight]}`];
	}).join(", ")}`;
}
const remedyForUnchecked = "Name one: `validate: [\"npm test\"]` in .github/ralph.yml, --validate \"npm test\", or in a workflow the input `validate`; `ralph init` finds them. --no-checks (`no-checks: true`) continues without one, and every report says so.";
/**
* Without a check whatever an agent leaves would be committed: that is begun only where a person said so. Counted after
* the strategy has chosen. Throws RalphError CHECKS_MISSING (exit 65).
*/
function refuseUnchecked(gate) {
	const why = gate.settings["no-checks"] ? void 0 : whyUnchecked(gate);
	if (why === void 0) return;
	throw new RalphError({
		code: "CHECKS_MISSING",
		message: `No check decides what is committed: ${why}.`,
		hint: remedyForUnchecked
	});
}
export { resolveChecks as a, remedyForUnchecked as i, defaultTimeouts as n, whyUnchecked as o, refuseUnchecked as r, classify as t };
