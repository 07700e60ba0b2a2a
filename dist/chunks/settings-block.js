import { a as olderInputs, i as jobInputs, l as actionInputs, s as runInputs, u as isInSettings } from "./through-proxy.js";
import { readConfigFile } from "./read-config-file.js";
import { t as unknownKey } from "./unknown-key.js";
// src/core/config/resolve/settings-block.ts
/** Jobs hand the block on as a variable, which no Linux takes above 128 KiB, and once more inside of another one. */
const longest = 3e4;
/**
* Reads the input `settings`: keys of `ralph.yml` in YAML, or every input of run.yml as `toJSON(inputs)` has them. Nothing
* of a block that cannot be read is used; an empty value was not given.
*/
function readSettingsBlock(text) {
	const { values, findings } = readConfigFile(text, "input settings");
	return Object.keys(jobInputs).every((name) => Object.hasOwn(values, name)) ? inputsOfRun(given(only(values, isDeclared)), text.length) : keysOf(given(values), findings, isInSettings);
}
const given = (values) => only(values, (_, value) => value !== "" && value !== null);
function keysOf(values, findings, fits) {
	const foreign = Object.keys(values).filter((name) => !fits(name));
	return {
		values: only(values, fits),
		findings: [...findings, ...foreign.map(misplaced)],
		notes: []
	};
}
/** A caller's own block counts least; what the workflow takes for its own jobs is said to no step. */
function inputsOfRun({ settings: block, ...inputs }, length) {
	const inner = typeof block === "string" ? readConfigFile(block, "input settings") : {
		values: {},
		findings: []
	};
	const further = keysOf(given(inner.values), inner.findings, (name) => isInSettings(name) && !isOfJobs(name));
	const older = Object.keys(inputs).filter((name) => Object.hasOwn(olderInputs, name));
	const twice = older.filter((name) => Object.hasOwn(inputs, olderInputs[name] ?? ""));
	const renamed = Object.fromEntries(older.map((name) => [olderInputs[name] ?? name, inputs[name]]));
	const own = only(inputs, (name) => !isOfJobs(name) && !older.includes(name));
	return {
		values: {
			...further.values,
			...renamed,
			...own,
			...inputs["environment"] !== void 0 && { "hold-ready": true }
		},
		findings: [
			...further.findings,
			...twice.map((name) => `input ${name}: the same as ${olderInputs[name]}, which is also given; keep that one`),
			...length > longest ? [`the inputs of run.yml: ${length} characters, but only ${longest} can be passed between jobs; use ralph.yml`] : []
		],
		notes: older.map((name) => `The input \`${name}\` of run.yml is now called \`${olderInputs[name]}\`; the old name still works.`)
	};
}
/** The inputs of the caller's own `workflow_dispatch` are among those of run.yml too: they are nobody's settings here (platform fact 64). */
const isDeclared = (name) => runInputs.some((one) => one === name) || isOfJobs(name) || Object.hasOwn(olderInputs, name);
const isOfJobs = (name) => Object.hasOwn(jobInputs, name);
const only = (values, fits) => Object.fromEntries(Object.entries(values).filter(([name, value]) => fits(name, value)));
const misplaced = (name) => Object.hasOwn(actionInputs, name) || isOfJobs(name) ? `input settings: ${name} is a separate input and cannot be set here` : `input settings: ${unknownKey(name)}`;
export { readSettingsBlock };
