import { m as settings, p as formerNames, yr as RalphError } from "./through-proxy.js";
import { d as relativePath } from "./branch-name.js";
import { bn as rawOf } from "./slices.js";
import { t as resolveSettings } from "./resolve.js";
import { appendFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Buffer } from "node:buffer";
// src/core/replay/replayed-settings.ts
/** In the order of the table. */
const replayedNames = Object.keys(settings).filter((name) => settings[name].replayed === true);
/** Raw values, which read back as the same settings. */
const recordedSettings = (resolved) => Object.fromEntries(replayedNames.map((name) => [name, rawOf(name, resolved[name])]));
/** Other settings have their defaults. One that affects this machine, or cannot be read, is a finding. */
function readReplayed(recorded, place) {
	const isReplayed = (name) => replayedNames.includes(formerNames.get(name)?.name ?? name);
	const foreign = Object.keys(recorded).filter((name) => !isReplayed(name));
	const recordedValues = Object.entries(recorded).filter(([name, value]) => isReplayed(name) && value !== null);
	const file = Object.fromEntries(recordedValues);
	const { settings, findings } = resolveSettings({
		flags: {},
		environment: {},
		plan: void 0,
		file,
		fileName: place
	});
	return {
		settings,
		findings: [...foreign.map((name) => `${place}: ${name} is not a setting of a recording`), ...findings]
	};
}
// src/adapter/cassette/cassette-folder.ts
/** All content is redacted. Throws RalphError RECORD_DIRECTORY if the folder is not empty. */
async function makeCassette(path, { run, plan, redact }) {
	await requireEmptyFolder(path);
	const write = async (name, content) => {
		await mkdir(dirname(join(path, name)), { recursive: true });
		await writeFile(join(path, name), content);
	};
	/** Returns the field that names the file, unless the text is empty. */
	const writeText = async (field, name, content) => {
		if (content === "") return {};
		await write(name, redact(content));
		return { [field]: name };
	};
	await write("cassette.json", redact(json({
		cassette: 1,
		run
	})));
	await write("plan.json", redact(json(plan)));
	await write("events.jsonl", "");
	return {
		path,
		call: async (number, { recording, prompt, systemPrompt, changes }) => {
			const folder = `calls/${String(number).padStart(6, "0")}`;
			const steps = [...recording.steps];
			for (const [index, change] of changes.entries()) {
				const file = `${folder}/files/${index + 1}`;
				if ("content" in change) await write(file, change.content);
				steps.push(stepOf(change, file));
			}
			const prompts = {
				...await writeText("prompt", `${folder}/prompt.md`, prompt),
				...await writeText("system_prompt", `${folder}/system-prompt.md`, systemPrompt)
			};
			await write(`${folder}/call.json`, redact(json({
				...recording,
				...prompts,
				steps
			})));
		},
		event: (event) => appendFile(join(path, "events.jsonl"), `${redact(JSON.stringify(event))}\n`),
		file: (name, content) => write(name, redact(content))
	};
}
const stepOf = (change, file) => "remove" in change ? { remove: change.path } : { write: {
	path: change.path,
	file,
	mode: change.mode
} };
async function requireEmptyFolder(path) {
	await mkdir(path, { recursive: true });
	if ((await readdir(path)).length === 0) return;
	throw new RalphError({
		code: "RECORD_DIRECTORY",
		message: `${path} is not empty; nothing was started.`,
		hint: "A recording holds one job: name a new or empty directory with --record."
	});
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const recordedModes = [
	"100644",
	"100755",
	"120000"
];
/** Larger files are only named: a cassette is attached to reports. */
const maxFileBytes = 5242880;
/**
* Removes secrets from texts and drops binary files that contain one. Deletions come first, so that a file can
* replace a folder. `leftOut` lists all differences.
*/
function recordChanges(changes, redact) {
	const recorded = [];
	const leftOut = [];
	for (const change of changes) {
		const result = recordChange(change, redact);
		if (typeof result === "string") leftOut.push(`${redact(change.path)}: ${result}`);
		else {
			recorded.push(result.change);
			if (result.cleaned) leftOut.push(`${redact(change.path)}: a secret was removed from it`);
		}
	}
	return {
		recorded: [...recorded.filter((change) => "remove" in change), ...recorded.filter((change) => !("remove" in change))],
		leftOut
	};
}
function recordChange({ path, isUtf8, mode, content, bytes }, redact) {
	if (!isUtf8 || !relativePath.safeParse(path).success) return "its name cannot be kept";
	if (redact(path) !== path) return "its name contains a secret";
	if (mode === null) return {
		change: {
			path,
			remove: true
		},
		cleaned: false
	};
	if (!recordedModes.includes(mode)) return "a submodule is not kept";
	if (content === null) return `its ${bytes} bytes are more than a recording keeps`;
	const clean = withoutSecrets(content, redact);
	if (clean === void 0) return "it is binary and contains a secret";
	return {
		change: {
			path,
			mode,
			content: clean
		},
		cleaned: clean !== content
	};
}
/** Unchanged without secrets; undefined if it is binary. */
function withoutSecrets(content, redact) {
	const bytes = content.toString("latin1");
	const text = content.toString("utf8");
	if (redact(bytes) === bytes && redact(text) === text) return content;
	return content.includes(0) || !Buffer.from(text, "utf8").equals(content) ? void 0 : Buffer.from(redact(text));
}
export { recordedSettings as a, readReplayed as i, maxFileBytes as n, recordChanges as r, makeCassette as t };
