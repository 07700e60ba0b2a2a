import { n as systemClock, t as noPlatform } from "./no-platform.js";
import { t as processLiveness } from "./liveness.js";
import { t as trustedFilesIn } from "./trusted-files.js";
import { O as union, T as string, b as number, h as boolean, m as array, p as _enum, x as object, y as looseObject } from "./branch-name.js";
import { F as userName, a as openProject } from "./state-files.js";
import { C as iterationPath, D as segmentPath, F as inertJson, Pt as redactor, T as memoryPath, Ut as fitLines, Y as issueWords, p as settings, vn as RalphError } from "./through-proxy.js";
import { N as Knowledge, P as KnowledgeId } from "./pass.js";
import { C as freeId, O as soundsHard, g as recordsOf, lt as Handoff, x as entryText } from "./render-index.js";
import { a as parseDocument, o as findNodeAtLocation } from "./json-syntax.js";
import { n as nextProgressLog, o as ProgressEntry, t as progressLogMarkdown } from "./progress-log-markdown.js";
import { Dt as rowsInState } from "./remarks.js";
import { D as plural, i as plainLine, r as oneLine } from "./one-line.js";
import { D as ralphCommand } from "./due.js";
import { a as withTemporaryState, u as StoredEvent } from "./state-access.js";
import { _ as openLedger } from "./recover-lost-attempt.js";
import { r as startRun } from "./intake.js";
import { n as readConf } from "./ralph-conf.js";
import { s as readMemory } from "./fill-in.js";
import { i as lookOf } from "./context.js";
import { a as jsonFlag, n as flagHelp, o as runFlags } from "../cli/index.js";
import { t as jobSettings } from "./job-settings.js";
import { t as ruleProject } from "./rule-project.js";
import { access, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createHash } from "node:crypto";
// src/core/import/json-file.ts
/** So many faults of one file are told. */
const mostFaults = 20;
/** Reads JSON of a known shape and finds where in the file each fault stands. Never throws. */
function readJsonFile(file, text, shape) {
	const source = text.replace(/^\uFEFF/, "");
	const at = (offset = 0) => `${file}:${source.slice(0, offset).split("\n").length}`;
	const document = parseDocument(source);
	if (Array.isArray(document)) return { findings: document.map(({ offset, message }) => `${at(offset)}: ${message}`) };
	const read = shape.safeParse(document.value);
	if (read.success) return { value: read.data };
	return { findings: read.error.issues.slice(0, mostFaults).map((issue) => {
		const keys = issue.path.map((part) => typeof part === "number" ? part : String(part));
		const node = keys.map((_, depth) => findNodeAtLocation(document.root, keys.slice(0, keys.length - depth))).find((found) => found !== void 0) ?? document.root;
		return `${at(node.offset)} ${place(keys)}: ${issueWords(issue, document.value)}`;
	}) };
}
const place = (keys) => keys.map((key) => typeof key === "number" ? `[${key}]` : `.${key}`).join("").replace(/^\./, "") || "the whole";
// src/core/import/index-entries.ts
/** How the older program's page of the index is cut. */
const headings = {
	Constraints: "constraint",
	"Architectural Decisions": "decision",
	Patterns: "pattern",
	Gotchas: "gotcha",
	Unresolved: "unresolved"
};
/** Its other file: an element for each iteration, which may have taught several entries. */
const Rows = array(object({
	iteration: number().int(),
	task: string().nullish(),
	summary: string().nullish(),
	memory_ids: array(string()).nullish(),
	source_iterations: array(number().int()).nullish(),
	status: _enum([
		"active",
		"superseded",
		"deprecated"
	]).nullish(),
	supersedes: union([string(), array(string())]).nullish()
}));
const olderProgram = "ralph-deluxe";
/** Both files as entries. The page has the words; the other file has what became of them, and words where the page lacks an id. */
function readIndex(files) {
	const rows = files.json ? readJsonFile(files.json.file, files.json.text, Rows) : { value: [] };
	if ("findings" in rows) return rows;
	const { entries, strange } = readPage(files.page ?? "");
	const known = new Set(entries.map(({ id }) => id));
	const more = rows.value.flatMap((row) => rowEntries(row).filter(({ id }) => !known.has(id)));
	return { value: {
		entries: settle([...entries, ...more], rows.value),
		strange
	} };
}
/** As far as an id can be read: letters and hyphens as an entry here has them. */
const idOf = (written) => {
	const id = written.replace(/^K-/i, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
	const read = KnowledgeId.safeParse(`K-${id}`);
	return read.success ? read.data : void 0;
};
const idsIn = (text) => text.split(/[\s,]+/).flatMap((one) => idOf(one) ?? []);
function readPage(page) {
	const entries = [];
	const strange = [];
	let type;
	for (const [at, raw] of page.split(/\r?\n/).entries()) {
		const line = raw.trimEnd();
		const heading = /^## (.+)$/.exec(line)?.[1];
		if (heading !== void 0) type = headings[heading.trim()];
		else if (line.startsWith("- ") && type !== void 0) {
			const entry = pageEntry(line.slice(2), type, (id) => entries.some((other) => other.id === id));
			if (entry) entries.push(entry);
		} else if (line !== "" && !/^#\s|^Last updated:|^<!--|^\(?none\)?\.?$/i.test(line)) strange.push(at + 1);
	}
	return {
		entries,
		strange
	};
}
function pageEntry(line, type, taken) {
	const written = /^\[?(K-[\w-]+)\]?:?\s*/.exec(line);
	const sources = [...line.matchAll(/\[source:\s*iter(?:ations?)?\s*([\d,\s]+)\]/gi)].flatMap(([, list = ""]) => numbers(list));
	const supersedes = [...line.matchAll(/\[supersedes:\s*([^\]]+)\]/gi)].flatMap(([, ids = ""]) => idsIn(ids));
	const text = entryText(line.slice(written?.[0].length ?? 0).replace(/\[(?:source|supersedes):[^\]]*\]/gi, ""));
	if (text === "") return void 0;
	const own = written?.[1] === void 0 ? void 0 : idOf(written[1]);
	const id = own === void 0 || taken(own) ? freeId(type, text, taken) : own;
	return entryOf({
		id,
		text,
		iterations: sources,
		supersedes: supersedes.filter((one) => one !== id)
	});
}
const numbers = (list) => [...new Set(list.match(/\d+/g)?.map(Number) ?? [])].sort((a, b) => a - b);
const entryOf = (given) => Knowledge.parse({
	by: null,
	url: null,
	from: olderProgram,
	hard: given.id.startsWith("K-constraint-") && soundsHard(given.text),
	...given
});
/** What only the other file has: its summary stands for the words of each id. */
function rowEntries(row) {
	const text = entryText(row.summary ?? "");
	if (text === "") return [];
	const iterations = numbers((row.source_iterations ?? [row.iteration]).join(","));
	return (row.memory_ids ?? []).flatMap((written) => {
		const id = idOf(written);
		return id === void 0 ? [] : entryOf({
			id,
			text,
			iterations,
			task: row.task ?? null
		});
	});
}
/** Whatever is superseded by another entry, or called so, does not count. */
function settle(entries, rows) {
	const said = /* @__PURE__ */ new Map();
	for (const row of rows) for (const id of row.memory_ids?.flatMap((one) => idOf(one) ?? []) ?? []) said.set(id, row);
	const all = entries.map((entry) => {
		const row = said.get(entry.id);
		const extra = [row?.supersedes ?? []].flat().flatMap((one) => idOf(one) ?? []);
		const supersedes = [.../* @__PURE__ */ new Set([...entry.supersedes, ...extra])].filter((id) => id !== entry.id);
		const iterations = entry.iterations.length > 0 ? entry.iterations : row ? [row.iteration] : [];
		return {
			...entry,
			supersedes,
			iterations,
			task: entry.task ?? row?.task ?? null,
			status: row?.status ?? entry.status
		};
	});
	const by = new Map(all.flatMap(({ id, supersedes }) => supersedes.map((target) => [target, id])));
	return [...new Map(all.map((entry) => [entry.id, entry])).values()].map((entry) => {
		const successor = by.get(entry.id);
		if (successor !== void 0) return {
			...entry,
			status: "superseded",
			why: `superseded by ${successor}`
		};
		return entry.status === "active" ? entry : {
			...entry,
			why: `${entry.status} in ${olderProgram}`
		};
	});
}
// src/app/import-run.ts
/** So many of its newest iterations that passed stand in the state. */
const mostRecent = 4;
/**
* Begins a run of the plan that goes on where the older program's ended: one state commit, without a job. Returns
* `known` where this very folder was imported before, and then nothing changes. Throws RalphError IMPORT_RUN_EXISTS
* where the plan has another run.
*/
async function importRun(ports, job, { folder, digest, by }) {
	const { run } = await ports.store.load();
	if (run) {
		if (await importedAs(ports, run.state) === digest) return {
			kind: "known",
			state: run.state
		};
		throw new RalphError({
			code: "IMPORT_RUN_EXISTS",
			message: `The plan ${job.planName} already has a run here, with ${plural(run.state.iteration, "iteration")}.`,
			hint: `Nothing was changed. \`${ralphCommand(job, "status")}\` shows that run; \`ralph delete ${job.planName}\` removes it.`
		});
	}
	const ledger = openLedger(ports, null, job);
	startRun(ports, job, ledger);
	const recent = [...folder.handoffs].toReversed().flatMap(([iteration, { summary }]) => {
		const task = folder.taskOf.get(iteration);
		return task === void 0 ? [] : [{
			iteration,
			task,
			summary
		}];
	}).slice(0, mostRecent);
	const { iteration, compaction, knowledge } = folder;
	ledger.record({
		type: "run_imported",
		from: olderProgram,
		digest,
		iteration,
		recent,
		compaction
	});
	if (knowledge.length > 0) ledger.record({
		type: "knowledge_inherited",
		from: olderProgram,
		entries: [...knowledge]
	});
	for (const [at, text] of folder.hints.entries()) ledger.record({
		type: "note",
		id: `${olderProgram}-${at + 1}`,
		by,
		text,
		task: null
	});
	for (const [at, handoff] of folder.handoffs) ledger.attach(iterationPath(at, "handoff.json"), json({
		source: "structured",
		handoff
	}));
	if (folder.memory !== void 0) ledger.attach(memoryPath, folder.memory);
	if (folder.progress.length > 0) recordProgress(ports, ledger, folder);
	await ledger.save(`import the run of ${olderProgram}`);
	return {
		kind: "imported",
		state: ledger.state
	};
}
/** Of the newest run, where it began so. */
async function importedAs({ store }, state) {
	const [segment = ""] = await store.readMany([segmentPath(1)]);
	const events = segment?.split("\n").filter(Boolean).map((line) => StoredEvent.parse(JSON.parse(line))) ?? [];
	const begun = events.find((event) => event.type === "run_started");
	const imported = events.find((event) => event.type === "run_imported");
	return begun?.run === state.run ? imported?.digest : void 0;
}
function recordProgress({ clock }, ledger, { progress }) {
	const { plan, state } = ledger;
	const generated = new Date(clock.now()).toISOString();
	const rows = recordsOf(plan, state);
	const entries = progress.toSorted((a, b) => b.iteration - a.iteration);
	const empty = nextProgressLog({
		previous: null,
		newest: [],
		rows,
		generated
	});
	const log = nextProgressLog({
		previous: {
			...empty,
			entries
		},
		newest: [],
		rows,
		generated
	});
	ledger.attach("progress-log.json", json(log));
	ledger.attach("progress-log.md", progressLogMarkdown(log, {
		plan: state.plan,
		...rowsInState({
			plan,
			state
		})
	}));
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
// src/core/import/deluxe-folder.ts
/** Files of the older program's `.ralph` that are looked at, besides the handoffs (docs/running.md#from-ralph-deluxe). */
const deluxeFiles = {
	state: "state.json",
	page: "knowledge-index.md",
	index: "knowledge-index.json",
	progress: "progress-log.json",
	hints: "context/operator-hints.md",
	conf: "config/ralph.conf",
	memory: "memory.jsonl"
};
/** What of it has no place in a run, and where it goes instead or why nowhere. */
const leftFiles = {
	"context/compacted-latest.json": "the index and the handoffs contain the same",
	"context/failure-context.md": "the next attempt starts from scratch",
	"control/commands.json": "give its orders again; `ralph help --all` lists them",
	"logs/events.jsonl": "the log of this run starts now; the older one stays where it is",
	"progress-log.md": "it is written again from the entries",
	templates: "read where they are, under the names of docs/running.md",
	skills: "read where they are",
	"config/agents.json": "read where it is"
};
const count = number().int().min(0).catch(0);
const State = object({
	current_iteration: number().int().min(0),
	last_compaction_iteration: count,
	coding_iterations_since_compaction: count,
	total_handoff_bytes_since_compaction: count,
	last_task_id: string().nullish(),
	mode: string().nullish()
});
/** Its amendments were taken into the plan then; older ones lack the two texts that are demanded today. */
const AnyHandoff = looseObject({
	summary: string().nullish(),
	freeform: string().nullish()
}).transform(({ plan_amendments: _, ...handoff }) => {
	const done = object({ summary: string().min(1) }).safeParse(handoff["task_completed"]).data;
	const summary = handoff.summary || done?.summary || "No summary was left.";
	return {
		...handoff,
		summary,
		freeform: handoff.freeform || summary
	};
}).pipe(Handoff);
const text = string().catch("");
const { shape } = ProgressEntry;
/** Fields that an older log lacks are empty. */
const Progress = object({ entries: array(ProgressEntry.extend({
	summary: text,
	title: text,
	files_changed: shape.files_changed.default([]),
	files_total: number().int().optional(),
	tests_added: shape.tests_added.default([]),
	design_decisions: shape.design_decisions.default([]),
	constraints: array(object({
		constraint: text,
		impact: text
	})).default([]),
	deviations: array(object({
		planned: text,
		actual: text,
		reason: text
	})).default([]),
	bugs: array(object({
		description: text,
		resolution: text,
		resolved: boolean().catch(false)
	})).default([]),
	fully_complete: boolean().default(true)
}).transform((entry) => ({
	...entry,
	files_total: entry.files_total ?? entry.files_changed.length
}))) });
/** Its number; undefined for any other file. */
const handoffNumber = (file) => {
	const digits = /^handoffs\/handoff-0*(\d{1,9})\.json$/.exec(file)?.[1];
	return digits === void 0 ? void 0 : Number(digits);
};
/**
* Reads a `.ralph` folder of the older program, by its files' names below it. All that is wrong is told at once, each
* with `file:line`, after what was found when they were opened (`unread`); nothing is carried out and nothing is guessed.
*/
function readDeluxeFolder(files, unread = []) {
	const findings = [...unread];
	const read = (file, shape) => {
		const source = files.get(file);
		if (source === void 0) return void 0;
		const found = readJsonFile(file, source, shape);
		if ("value" in found) return found.value;
		findings.push(...found.findings);
	};
	const state = read(deluxeFiles.state, State);
	const numbered = [...files.keys()].flatMap((file) => {
		const iteration = handoffNumber(file);
		return iteration === void 0 ? [] : [{
			iteration,
			file
		}];
	});
	numbered.sort((a, b) => a.iteration - b.iteration);
	const handoffs = new Map(numbered.flatMap(({ iteration, file }) => pair(iteration, read(file, AnyHandoff))));
	const progress = read(deluxeFiles.progress, Progress)?.entries ?? [];
	const json = files.get(deluxeFiles.index);
	const index = readIndex({
		page: files.get(deluxeFiles.page),
		json: json === void 0 ? void 0 : {
			file: deluxeFiles.index,
			text: json
		}
	});
	if ("findings" in index) findings.push(...index.findings);
	if (state === void 0 && handoffs.size === 0 && findings.length === 0) findings.push("there is neither a state.json nor a handoff: this is not a .ralph folder of ralph-deluxe");
	if (findings.length > 0 || "findings" in index) return { findings };
	return { folder: gathered(files, {
		state,
		handoffs,
		progress,
		index: index.value
	}) };
}
/** What the files say, once nothing in them is wrong. */
function gathered(files, read) {
	const { state, handoffs, progress } = read;
	const { entries, strange } = read.index;
	const newest = Math.max(0, state?.current_iteration ?? 0, ...[
		...handoffs.keys(),
		...progress.map(({ iteration }) => iteration),
		...entries.flatMap(({ iterations }) => iterations)
	]);
	const conf = files.get(deluxeFiles.conf);
	const memory = readMemory((files.get(deluxeFiles.memory) ?? "").split(/\r?\n/));
	return {
		iteration: newest,
		handoffs,
		taskOf: new Map([...progress.map(({ iteration, task_id }) => [iteration, task_id]), ...[...handoffs].flatMap(([iteration, { task_completed: done }]) => pair(iteration, done?.task_id))]),
		knowledge: entries,
		progress,
		hints: hintsIn(files.get(deluxeFiles.hints) ?? ""),
		mode: state?.mode ?? void 0,
		compaction: {
			through: state?.last_compaction_iteration ?? 0,
			iterations: state?.coding_iterations_since_compaction ?? 0,
			bytes: state?.total_handoff_bytes_since_compaction ?? 0
		},
		conf: conf === void 0 ? void 0 : readConf(conf),
		memory: "text" in memory && memory.text !== "" ? memory.text : void 0,
		remarks: [...strange.map((line) => `${deluxeFiles.page}:${line} is not an entry of the index`), ..."why" in memory ? [`${deluxeFiles.memory} is not a memory server's file: ${memory.why}`] : []]
	};
}
const pair = (iteration, value) => value === void 0 ? [] : [[iteration, value]];
/** `- [2026-02-11T09:00:00Z] text`. */
const hintsIn = (page) => page.split("\n").map((line) => oneLine(line.replace(/^\s*-\s*(?:\[[^\]]*\]\s*)?/, ""), 2e3)).filter((line) => line !== "" && !line.startsWith("#"));
// src/core/import/settings-of-run.ts
/** What the file says; the mode is also in the state, which a command line could have set. */
function confValues({ conf, mode }) {
	const values = conf?.values ?? [];
	return mode === void 0 || values.some(({ setting }) => setting === "mode") ? values : [...values, ...readConf(`RALPH_MODE='${mode.replaceAll("'", "")}'`).values];
}
/** What neither a flag, a variable, the plan nor `ralph.yml` says here; which plan it is was asked before. */
function settingsOfRun(folder, sources) {
	const values = {};
	const taken = [];
	const without = (folder.conf?.unread ?? []).map((one) => ({
		name: "",
		...one
	}));
	for (const one of confValues(folder)) {
		const { name, line, setting } = one;
		const why = one.why ?? (setting && whyNotHere(setting, sources));
		if (why !== void 0 || setting === void 0) without.push({
			name,
			line,
			why: why ?? "nothing reads it"
		});
		else if (one.value !== void 0) {
			taken.push({
				name,
				setting
			});
			values[setting] = asFlag(setting, one.value);
		}
	}
	return {
		values,
		taken,
		without
	};
}
/** A bare number of a duration would be seconds. */
const asFlag = (setting, value) => "unit" in settings[setting] && settings[setting].unit === "ms" ? `${value}ms` : value;
function whyNotHere(setting, sources) {
	if (setting === "plan") return void 0;
	if (sources[setting] !== "default") return `${setting} is already set here`;
	return settings[setting].rule === "job" ? `${setting} applies to each job separately: write it into .github/ralph.yml` : void 0;
}
// src/core/report/terminal/import-text.ts
/** The same as data. */
const importJson = ({ folder, settings: { taken, without }, ...facts }) => ({
	...facts,
	iteration: folder.iteration,
	handoffs: folder.handoffs.size,
	knowledge: folder.knowledge.length,
	progress: folder.progress.length,
	hints: folder.hints.length,
	memory: folder.memory !== void 0,
	settings: taken,
	without,
	remarks: folder.remarks
});
/** Lines without their newline. */
function importText(facts, look) {
	const { kind, plan, folder, left, next } = facts;
	const { taken, without } = facts.settings;
	const { handoffs, knowledge, progress, hints, iteration, remarks } = folder;
	if (kind === "known") return fitLines([`This folder was imported before: the run ${plan} starts from it. Nothing was changed.`, `Next: ${next}`], look);
	const active = knowledge.filter(({ status }) => status === "active").length;
	const took = [
		`iterations up to ${iteration}; the next one is ${iteration + 1}`,
		plural(handoffs.size, "handoff"),
		`${plural(knowledge.length, "entry", "entries")} of the index, of which ${active} are in force`,
		`${plural(progress.length, "entry", "entries")} of the progress log`,
		...folder.memory === void 0 ? [] : ["memory.jsonl, for a memory server of this run"],
		...hints.length > 0 ? [plural(hints.length, "hint")] : [],
		...taken.length > 0 ? [`settings: ${taken.map(({ name, setting }) => `${name} (${setting})`).join(", ")}`] : []
	];
	const gone = [
		...remarks,
		...without.map(({ name, line, why }) => `ralph.conf:${line} ${name}: ${why}`),
		...left.map(({ file, why }) => `${file}: ${why}`)
	];
	const lines = [
		`Imported the run ${plan} of ralph-deluxe:`,
		...took.map((line) => `  ${plainLine(line, 2e3)}`),
		...gone.length > 0 ? ["Left:", ...gone.map((line) => `  ${plainLine(line, 500)}`)] : [],
		`Next: ${next}`
	];
	return fitLines(lines, look);
}
// src/entry/command/import-deluxe.ts
const flags = {
	...runFlags,
	...jsonFlag
};
const importDeluxeCommand = {
	help: `Starts a run that continues where a run of ralph-deluxe ended. Imports its iterations, handoffs, index, progress log and
hints, and the values of its ralph.conf, which is read as text and never executed. The plan says which tasks are done.
If the folder has a fault or the plan already has a run, nothing is changed. The folder itself is only read.

Usage: ralph import ralph-deluxe FOLDER [options]

Examples:
  ralph import ralph-deluxe .ralph
  ralph import ralph-deluxe ../old/.ralph --plan plan.json

Options:
${flagHelp(flags)}`,
	flags,
	operands: 1,
	run: importDeluxe
};
async function importDeluxe(context, { values, operands: [folder] }) {
	if (folder === void 0) throw new RalphError({
		code: "USAGE",
		message: "Name the folder of ralph-deluxe to import.",
		hint: "It is usually .ralph: `ralph import ralph-deluxe .ralph`."
	});
	const { files, unread, left } = await readFolder(resolve(context.cwd, folder), folder);
	const read = readDeluxeFolder(files, unread);
	if ("findings" in read) throw invalid(folder, read.findings);
	const taken = await settingsOf(context, values, read.folder);
	const project = await openProject(context, taken.flags);
	const digest = createHash("sha256").update(JSON.stringify([...files].sort())).digest("hex");
	const facts = await withTemporaryState(project, context, async (access) => {
		const { run } = await access.state.load();
		const { project: ruled, rules } = await ruleProject(project, context, {
			run,
			access,
			fresh: true,
			change: false
		});
		const ports = {
			...noPlatform,
			store: access.state,
			clock: systemClock(context.now),
			liveness: await processLiveness(),
			show: () => void 0,
			redact: redactor(project.secrets)
		};
		const by = project.repository.user.name ?? userName();
		const { kind } = await importRun(ports, jobSettings(ruled, { rules }), {
			folder: read.folder,
			digest,
			by
		});
		return {
			kind,
			plan: project.planName,
			folder: read.folder,
			settings: taken,
			left,
			next: ralphCommand(project, "run")
		};
	});
	const clean = redactor(project.secrets);
	const text = values["json"] ? inertJson(importJson(facts)) : importText(facts, lookOf(context)).join("\n");
	context.out(`${clean(text)}\n`);
	return 0;
}
/** The files that are read, why others cannot be, and what else is there that people may miss. Throws RalphError IMPORT_INVALID. */
async function readFolder(directory, folder) {
	if (await readdir(directory).catch(() => void 0) === void 0) throw invalid(folder, ["there is no such folder"]);
	const numbered = (await readdir(join(directory, "handoffs")).catch(() => [])).map((name) => `handoffs/${name}`);
	const wanted = [...Object.values(deluxeFiles), ...numbered.filter((name) => handoffNumber(name) !== void 0)];
	const trusted = trustedFilesIn(directory);
	const files = /* @__PURE__ */ new Map();
	const unread = [];
	for (const file of wanted) {
		const text = await trusted.read(file).catch((error) => {
			if (!(error instanceof RalphError)) throw error;
			unread.push(error.message);
		});
		if (text !== void 0) files.set(file, text);
	}
	return {
		files,
		unread,
		left: (await Promise.all(Object.entries(leftFiles).map(async ([file, why]) => await isThere(join(directory, file)) ? [{
			file,
			why
		}] : []))).flat()
	};
}
const isThere = (path) => access(path).then(() => true, () => false);
/** What of its ralph.conf the run begins with, and where it differs from what is said here. */
async function settingsOf(context, given, folder) {
	const plan = confValues(folder).find(({ setting }) => setting === "plan")?.value;
	const named = {
		...typeof plan === "string" && { plan },
		...given
	};
	const found = settingsOfRun(folder, (await openProject(context, named)).sources);
	return {
		...found,
		flags: {
			...found.values,
			...named
		}
	};
}
const invalid = (folder, findings) => new RalphError({
	code: "IMPORT_INVALID",
	message: `${folder} cannot be imported; nothing was changed.`,
	hint: "Fix the problems above; each starts with the file in that folder and the line.",
	findings
});
export { importDeluxeCommand };
