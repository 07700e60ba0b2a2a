import { er as RalphError, p as settings } from "./through-proxy.js";
import { u as relativePath } from "./branch-name.js";
import { vn as rawOf } from "./slices.js";
import { t as resolveSettings } from "./resolve.js";
import { appendFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Buffer } from "node:buffer";
// src/core/replay/replayed-settings.ts
/** The settings that a recording keeps, in the order of the table. */
const replayedNames = Object.keys(settings).filter((name) => settings[name].replayed === true);
/** As a recording keeps them: raw, so that they read back as the same. */
const recordedSettings = (of) => Object.fromEntries(replayedNames.map((name) => [name, rawOf(name, of[name])]));
/**
* What a recording says of its settings, all others as by default. Whoever made it decides nothing else: a setting that
* reaches this machine is a finding, and so is whatever cannot be read. `place`: where they stand, for the findings.
*/
function readReplayed(recorded, place) {
	const isReplayed = (name) => replayedNames.includes(name);
	const foreign = Object.keys(recorded).filter((name) => !isReplayed(name));
	const given = Object.entries(recorded).filter(([name, value]) => isReplayed(name) && value !== null);
	const file = Object.fromEntries(given);
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
/** Makes the folder. Everything goes through `redact`. Throws RalphError RECORD_DIRECTORY where it holds something. */
async function makeCassette(path, { run, plan, redact }) {
	await makeEmpty(path);
	const write = async (name, content) => {
		await mkdir(dirname(join(path, name)), { recursive: true });
		await writeFile(join(path, name), content);
	};
	/** The field that names the file, where there is something to write. */
	const text = async (field, name, content) => {
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
				...await text("prompt", `${folder}/prompt.md`, prompt),
				...await text("system_prompt", `${folder}/system-prompt.md`, systemPrompt)
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
async function makeEmpty(path) {
	await mkdir(path, { recursive: true });
	if ((await readdir(path)).length === 0) return;
	throw new RalphError({
		code: "RECORD_DIRECTORY",
		message: `${path} is not empty; nothing was started.`,
		hint: "A recording holds one job: name a new or empty directory with --record."
	});
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const modes = [
	"100644",
	"100755",
	"120000"
];
/** Files above this are named and not kept: a cassette is to be attached to a report. */
const keptBytes = 5242880;
/**
* The changes without secrets: taken out of texts; a binary file that holds one is not kept. Removals come first, so that
* a file can take the place of a folder. Whatever is not as it was is told in `leftOut`.
*/
function keptChanges(changes, redact) {
	const kept = [];
	const leftOut = [];
	for (const change of changes) {
		const judged = keep(change, redact);
		if (typeof judged === "string") leftOut.push(`${redact(change.path)}: ${judged}`);
		else {
			kept.push(judged.change);
			if (judged.cleaned) leftOut.push(`${redact(change.path)}: a secret was removed from it`);
		}
	}
	return {
		kept: [...kept.filter((change) => "remove" in change), ...kept.filter((change) => !("remove" in change))],
		leftOut
	};
}
function keep({ path, named, mode, content, bytes }, redact) {
	if (!named || !relativePath.safeParse(path).success) return "its name cannot be kept";
	if (redact(path) !== path) return "its name contains a secret";
	if (mode === null) return {
		change: {
			path,
			remove: true
		},
		cleaned: false
	};
	if (!modes.includes(mode)) return "a submodule is not kept";
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
/** The same bytes where there is nothing to take out; undefined where they are no text. */
function withoutSecrets(content, redact) {
	const bytes = content.toString("latin1");
	const text = content.toString("utf8");
	if (redact(bytes) === bytes && redact(text) === text) return content;
	return content.includes(0) || !Buffer.from(text, "utf8").equals(content) ? void 0 : Buffer.from(redact(text));
}
export { recordedSettings as a, readReplayed as i, keptChanges as n, makeCassette as r, keptBytes as t };
