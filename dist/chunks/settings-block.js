import { a as olderInputs, i as jobInputs, l as actionInputs, s as runInputs, u as isInSettings } from "./through-proxy.js";
import { readConfigFile } from "./read-config-file.js";
import { t as unknownKey } from "./unknown-key.js";
// src/core/config/resolve/settings-block.ts
/** Jobs pass the block on as a variable, which Linux limits to 128 KiB, and once more inside of another one. */
const maxChars = 3e4;
/** Reads keys of `ralph.yml` in YAML, or all inputs of run.yml as `toJSON(inputs)`; empty values do not count. */
function readSettingsBlock(text) {
	const { values, findings } = readConfigFile(text, "input settings");
	return Object.keys(jobInputs).every((name) => Object.hasOwn(values, name)) ? inputsOfRun(withoutEmpty(filterValues(values, isDeclared)), text.length) : checkedBlock(withoutEmpty(values), findings, isInSettings);
}
const withoutEmpty = (values) => filterValues(values, (_, value) => value !== "" && value !== null);
function checkedBlock(values, findings, accepts) {
	const foreign = Object.keys(values).filter((name) => !accepts(name));
	return {
		values: filterValues(values, accepts),
		findings: [...findings, ...foreign.map(misplaced)],
		notes: []
	};
}
/** The caller's own block has the lowest priority; inputs for the workflow's own jobs go to no step. */
function inputsOfRun({ settings: block, ...inputs }, length) {
	const inner = typeof block === "string" ? readConfigFile(block, "input settings") : {
		values: {},
		findings: []
	};
	const blockSettings = checkedBlock(withoutEmpty(inner.values), inner.findings, (name) => isInSettings(name) && !isOfJobs(name));
	const older = Object.keys(inputs).filter((name) => Object.hasOwn(olderInputs, name));
	const twice = older.filter((name) => Object.hasOwn(inputs, olderInputs[name] ?? ""));
	const renamed = Object.fromEntries(older.map((name) => [olderInputs[name] ?? name, inputs[name]]));
	const stepValues = filterValues(inputs, (name) => !isOfJobs(name) && !older.includes(name));
	return {
		values: {
			...blockSettings.values,
			...renamed,
			...stepValues,
			...inputs["environment"] !== void 0 && { "hold-ready": true }
		},
		findings: [
			...blockSettings.findings,
			...twice.map((name) => `input ${name}: the same as ${olderInputs[name]}, which is also given; keep that one`),
			...length > maxChars ? [`the inputs of run.yml: ${length} characters, but only ${maxChars} can be passed between jobs; use ralph.yml`] : []
		],
		notes: older.map((name) => `The input \`${name}\` of run.yml is now called \`${olderInputs[name]}\`; the old name still works.`)
	};
}
/** The caller's own `workflow_dispatch` inputs are among those of run.yml (platform fact 64). */
const isDeclared = (name) => runInputs.some((input) => input === name) || isOfJobs(name) || Object.hasOwn(olderInputs, name);
const isOfJobs = (name) => Object.hasOwn(jobInputs, name);
const filterValues = (values, accepts) => Object.fromEntries(Object.entries(values).filter(([name, value]) => accepts(name, value)));
const misplaced = (name) => Object.hasOwn(actionInputs, name) || isOfJobs(name) ? `input settings: ${name} is a separate input and cannot be set here` : `input settings: ${unknownKey(name)}`;
export { readSettingsBlock };
