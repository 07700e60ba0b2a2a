import { f as CheckKind } from "./json-syntax.js";
import { an as redactor, kn as shortOid, yr as RalphError } from "./through-proxy.js";
import { E as parseDuration, i as oneLine, v as formatDuration } from "./one-line.js";
import { r as insidePath } from "./branch-name.js";
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
const maxTimeoutMs = 1440 * minute;
const defaultTimeouts = {
	test: 30 * minute,
	lint: 10 * minute,
	typecheck: 10 * minute,
	build: 20 * minute
};
/**
* Checks with every default filled in, in the given order. A check without a name is named by its command; equal names
* get ` (2)`. `directory`: where a check works that names none. Throws RalphError CHECKS_INVALID with all findings.
*/
function resolveChecks(specs, directory = ".") {
	const findings = [];
	const takenNames = /* @__PURE__ */ new Set();
	const checks = specs.map((input, index) => {
		const reader = readerOf(typeof input === "string" ? { run: input } : input, (text) => findings.push(`check ${index + 1}: ${text}`));
		const run = reader.text("run") ?? "";
		if (run.trim() === "") reader.fault("the command is missing: write what to run");
		if (withoutTokens(run) !== run) reader.fault("the command holds a credential, which the state of the run would lose: name a variable with `check-env`, and use that");
		const kind = kindOf(reader) ?? classify(run);
		const report = reportOf(reader);
		return {
			name: uniqueName(oneLine(reader.text("name") ?? "", 80) || oneLine(run, 80), takenNames),
			run,
			kind,
			timeout_ms: timeoutOf(reader) ?? defaultTimeouts[kind],
			working_directory: directoryOf(reader, directory),
			...report !== void 0 && { report }
		};
	});
	if (findings.length === 0) return checks;
	throw new RalphError({
		code: "CHECKS_INVALID",
		message: "The checks in `validate` cannot be used; nothing was started.",
		hint: "`ralph config validate` says where they are set. Correct them there, then start again.",
		findings
	});
}
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
	const value = text("kind");
	const kind = CheckKind.safeParse(value);
	if (value !== void 0 && !kind.success) fault(`kind "${value}" is not one of ${CheckKind.options.join(", ")}`);
	return kind.data;
}
function timeoutOf({ raw, fault }) {
	const timeout = raw("timeout");
	if (timeout === void 0) return void 0;
	const ms = typeof timeout === "string" || typeof timeout === "number" ? parseDuration(String(timeout)) : void 0;
	if (ms !== void 0 && ms > 0 && ms <= maxTimeoutMs) return ms;
	fault(`timeout ${JSON.stringify(timeout)} is not a time above zero and up to ${formatDuration(maxTimeoutMs)}, such as 90s, 15m or 2h`);
}
function directoryOf({ text, fault }, fallback) {
	const value = text("working-directory");
	const path = value === void 0 ? fallback : insidePath(value);
	if (path === void 0) fault(`working-directory "${value}" is not a relative path inside the repository`);
	return path ?? fallback;
}
function reportOf({ text, fault }) {
	const path = text("report");
	if (path === void 0) return void 0;
	const inside = insidePath(path.trim());
	if (inside === void 0 || inside === ".") fault(`report "${path}" is not a relative path inside the repository`);
	return inside;
}
function uniqueName(name, takenNames) {
	let candidate = name;
	for (let count = 2; takenNames.has(candidate); count++) candidate = `${name} (${count})`;
	takenNames.add(candidate);
	return candidate;
}
/** The kind of a command that names none, from its text, as plans expect it (docs/design.md#the-programs-before). */
function classify(command) {
	return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? "lint" : "test";
}
const weightWords = {
	not_run: "is not run",
	reported: "is only reported"
};
/** Why no check keeps a commit out, as the end of "No check decides what is committed: \u2026"; undefined if one does. */
function whyUnchecked({ checks, checksElsewhere, settings: { strategy } }) {
	if (checksElsewhere || countingChecks(strategy, checks).length > 0) return void 0;
	if (checks.length === 0) return "there is none";
	return `with the strategy ${strategy}, ${checks.flatMap((check) => {
		const weight = weightOf(strategy, check);
		return weight === "counts" ? [] : [`${oneLine(check.name, 80)} (${check.kind}) ${weightWords[weight]}`];
	}).join(", ")}`;
}
const remedyForUnchecked = "Name one: `validate: [\"npm test\"]` in .github/ralph.yml, --validate \"npm test\", or in a workflow the input `validate`; `ralph init` finds them. --no-checks (`no-checks: true`) continues without one, and every report says so.";
/**
* Without a check every change would be committed, so a person must allow that. Throws RalphError CHECKS_MISSING (exit
* 65).
*/
function refuseUnchecked(gate) {
	const reason = gate.settings["no-checks"] ? void 0 : whyUnchecked(gate);
	if (reason === void 0) return;
	throw new RalphError({
		code: "CHECKS_MISSING",
		message: `No check decides what is committed: ${reason}.`,
		hint: remedyForUnchecked
	});
}
/** Checks whose folders the first commit must have: no set-up could make them, and no task is meant to. */
const inFolders = ({ checks, settings }) => settings.setup.length > 0 || settings["known-red"] ? [] : checks.filter((check) => check.working_directory !== ".");
const missingFolder = ({ name, working_directory }, commit) => new RalphError({
	code: "CHECKS_INVALID",
	message: `The check ${oneLine(name, 80)} works in ${working_directory}, and there is no such folder in commit ${shortOid(commit)}.`,
	hint: "Correct its `working-directory`, from the top of the repository. If a task is to make that folder, add --known-red."
});
export { refuseUnchecked as a, whyUnchecked as c, missingFolder as i, defaultTimeouts as n, remedyForUnchecked as o, inFolders as r, resolveChecks as s, classify as t };
