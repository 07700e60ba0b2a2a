import { A as planSourcePath, D as iterationPath, Hn as exits, Jn as hardenedEnvironment, Kn as gitAt, N as stateRefOf, Pt as checks, Yn as runGit, Z as planFormatNamed, an as redactor, ar as tryRead, ct as issueWords, j as segmentPath, tn as datetime, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { c as readPlan } from "./plan-file.js";
import { a as recordedSettings, i as readReplayed, n as maxFileBytes, r as recordChanges, t as makeCassette } from "./cassette-folder.js";
import { A as ServersLeft, K as noUsage, R as AgentEnd, U as Usage, b as MadeCalls, l as PassResults, z as AgentFault } from "./pass.js";
import { d as Check, p as CheckResult } from "./json-syntax.js";
import { Bt as planTask, Dt as HandoffSource, Et as Handoff, Lt as CounselRole, jt as nothingToIndex, wt as Reviewed } from "./slices.js";
import { A as unknown, D as templateLiteral, E as string, S as object, T as strictObject, d as relativePath, g as boolean, h as array, k as union, m as _enum, o as Plan, v as int, w as record, x as number, y as literal } from "./branch-name.js";
import { i as ralphIdentity, r as openState, w as StoredEvent } from "./state-access.js";
import { t as readNamedFile } from "./named-file.js";
import { A as readObjects, V as removeFolder, o as isAgentsMd } from "./due.js";
import { n as openRepository, o as userGit } from "./user-repository.js";
import { i as terminalProgress } from "./terminal2.js";
import { n as secretValues } from "./secret-values.js";
import { I as stopInWords, _n as taskByIteration, mn as iterationsOf$1, xn as assertNever } from "./run-sentence.js";
import { n as normalize } from "./fingerprint.js";
import { D as plural, F as visible, S as formatUsd, a as plainLine, v as formatDuration } from "./one-line.js";
import { i as failureSentence } from "./failure-sentence.js";
import { i as outputExcerpt } from "./decisive-lines.js";
import { n as commandLine } from "./command-line.js";
import { n as defaultTimeouts, s as resolveChecks } from "./checks.js";
import { a as iterationNumber, c as settingFlags, n as flagHelp } from "../cli/index.js";
import { h as classifyEnd, m as readStream } from "./runners.js";
import { t as trustedFilesIn } from "./trusted-files.js";
import { n as runJob } from "./job.js";
import { t as replayWorkspace } from "./workspace-paths.js";
import { n as localSurroundings } from "./surroundings.js";
import { r as wire, t as jobSettings } from "./job-settings.js";
import { t as resolveSettings } from "./resolve.js";
import { a as protectedFindings } from "./protected-paths.js";
import { $ as withdrawalPath, J as storedJson, K as damagedRecord, O as feedbackPath } from "./state-files.js";
import { n as instructionFiles } from "./base-instructions.js";
import { t as afterResetMs } from "./attempt-verdict.js";
import { t as attemptTree } from "./attempt-tree.js";
import { n as fold } from "./evolve.js";
import { c as treeChanges } from "./merge-trees.js";
import { o as packageJson } from "./context.js";
import { f as usualFile, s as openBase, u as readConfig } from "./setting-sources.js";
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, readFile, readdir, realpath, rm, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { tmpdir } from "node:os";
// src/schema/run/cassette.ts
const oid = string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, "expected a full commit id");
const refName = string().regex(/^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/, "expected the name of a branch");
/** The start of a recorded job: with it, the calls and the repository's objects, the engine can repeat it. */
const CassetteRun = strictObject({
	ralph: string(),
	started: datetime(),
	plan_name: refName,
	plan_file: string(),
	plan_source: string(),
	plan_format: string().optional(),
	fresh: boolean(),
	/** The commit of the base, or a folder of the cassette with its files. */
	base: union([strictObject({
		commit: oid,
		branch: refName.nullable()
	}), strictObject({
		files: relativePath,
		branch: refName
	})]),
	/** The two branches at the start; null if missing. For the state, its files suffice. */
	state: union([oid, strictObject({ files: relativePath })]).nullable(),
	work: oid.nullable(),
	work_branch: refName,
	/** As the state names it; a replay never connects to it. */
	remote: string(),
	committer: strictObject({
		name: string(),
		email: string()
	}),
	steering_files: array(string()),
	/** The plan file in the repository, if the run writes into it. */
	document: string().optional(),
	progress: string().optional(),
	/** Agents were asked for lines of that log; its place is unknown. */
	asks_for_note: literal(true).optional(),
	checks: array(Check),
	/** Settings for a replay, as in `ralph.yml`; missing ones have their defaults. */
	settings: record(string(), unknown())
});
/** Either `content` or a file of the cassette's folder. `120000` is a link to that content. */
const Written = strictObject({
	path: relativePath,
	content: string().optional(),
	file: relativePath.optional(),
	mode: _enum([
		"100644",
		"100755",
		"120000"
	]).optional()
});
/** Its fields take effect in this order. */
const CassetteStep = strictObject({
	wait_ms: int().nonnegative().optional(),
	say: string().optional(),
	tool: strictObject({
		name: string(),
		target: string()
	}).optional(),
	write: Written.refine(({ content, file }) => content === void 0 !== (file === void 0), "expected either \"content\" or \"file\"").optional(),
	remove: relativePath.optional(),
	/** Ends the call with this exit code and without a result. */
	exit: int().min(0).max(255).optional(),
	/** Does nothing more until it is killed. */
	hang: literal(true).optional()
});
/** How the engine saw a recorded call end. */
const RecordedOutcome = strictObject({
	end: AgentEnd,
	usage: Usage,
	duration_ms: number().nonnegative(),
	lingered_ms: number().nullable(),
	outside: array(string()),
	denials: array(string()),
	/** Results of its MCP servers, which a replay uses as the job did. */
	servers: ServersLeft.optional()
});
const RecordedRequest = strictObject({
	model: string().nullable(),
	max_turns: int(),
	budget_usd: number(),
	allowed_tools: array(string()).nullable(),
	servers: array(string()).optional()
});
const Recording = strictObject({
	task: string(),
	attempt: int().positive(),
	/**
	* `ask`: makes a handoff of the agent's last words; `index`, `post`, `prep`, `research`: calls before the agent's
	* own; `review`, `pass:NAME`: reviews of the change; `verify`, `plan-review`, `consensus`: reviews of the plan as a
	* whole.
	*/
	call: union([_enum([
		"run",
		"ask",
		"index",
		"post",
		"prep",
		"research",
		"review",
		"plan",
		"init",
		...CounselRole.options
	]), templateLiteral(["pass:", string()])]).default("run"),
	iteration: int().positive().optional(),
	started: datetime().optional(),
	request: RecordedRequest.optional(),
	/** Files of the cassette's folder. */
	prompt: relativePath.optional(),
	system_prompt: relativePath.optional(),
	steps: array(CassetteStep),
	/** The answer; without it the call ends well and hands nothing over. The engine validates it like any agent's. */
	handoff: record(string(), unknown()).optional(),
	/** A failed call, in the words of the CLI's result line. */
	error: strictObject({
		subtype: string().default("success"),
		api_error_status: int().optional(),
		result: string().default("")
	}).optional(),
	usage: strictObject({
		usd: number().nonnegative().default(0),
		turns: int().nonnegative().default(1),
		input_tokens: int().nonnegative().default(0),
		output_tokens: int().nonnegative().default(0)
	}).prefault({}),
	/** Milliseconds that it keeps running after its result. */
	linger_ms: int().nonnegative().default(0),
	/** Beats `handoff`, `error`, `usage` and `linger_ms`, which are for cassettes written by hand. */
	outcome: RecordedOutcome.optional(),
	/** What is missing and why: the rest of a long stream, a secret, a file that cannot be kept. */
	left_out: array(string()).default([])
});
/** `cassette.json`: agent calls for the demo, for tests and for `ralph replay` (docs/cassette.md). */
const Cassette = strictObject({
	cassette: literal(1),
	model: string().default("replay"),
	/** The recorded job; without it the calls can be played, but no run can be replayed. */
	run: CassetteRun.optional(),
	recordings: array(Recording).default([])
});
// src/adapter/cassette/read-cassette.ts
/** Throws RalphError CASSETTE_INVALID with all faults. */
async function readCassette(folder) {
	const findings = [];
	const parse = parser(folder, findings);
	const cassette = await parse("cassette.json", Cassette);
	const plan = await readPlanOf(folder, findings);
	const calls = [];
	for (const name of await callFolders(folder)) {
		const call = await parse(`calls/${name}/call.json`, Recording);
		if (call !== void 0) calls.push(call);
	}
	const recordings = [...cassette?.recordings ?? [], ...calls];
	const events = await readEvents(folder, findings);
	for (const file of recordings.flatMap(filesOf)) if (!await isFile(join(folder, file))) findings.push(`${file} is missing`);
	if (cassette !== void 0 && cassette.run === void 0) findings.push("cassette.json: run: missing what the job started from; these calls can be played, but not replayed");
	const replayed = readReplayed(cassette?.run?.settings ?? {}, "cassette.json: run.settings");
	findings.push(...replayed.findings);
	if (findings.length > 0 || !cassette?.run || plan === void 0) throw invalid(folder, findings);
	return {
		folder,
		model: cassette.model,
		run: cassette.run,
		settings: replayed.settings,
		plan,
		recordings,
		events
	};
}
async function readPlanOf(folder, findings) {
	const bytes = await readNamedFile(join(folder, "plan.json")).catch((error) => {
		findings.push(error.code === "ENOENT" ? "plan.json is missing" : `plan.json cannot be read: ${error.message}`);
	});
	if (bytes === void 0) return void 0;
	const planRead = readPlan({
		file: "plan.json",
		bytes
	});
	const errors = planRead.findings.filter(({ severity }) => severity === "error");
	findings.push(...errors.map(({ message }) => `plan.json: ${message}`));
	return planRead.plan;
}
function parser(folder, findings) {
	return async (name, shape) => {
		const text = await readNamedFile(join(folder, name)).then(String, () => void 0);
		const value = text === void 0 ? { fault: "is missing" } : jsonOf(text);
		const parsed = "fault" in value ? void 0 : shape.safeParse(value.json);
		if ("fault" in value) findings.push(`${name} ${value.fault}`);
		for (const issue of parsed?.error?.issues ?? []) {
			const words = issueWords(issue, "json" in value ? value.json : void 0);
			findings.push(`${name}: ${[issue.path.join("."), words].filter((part) => part !== "").join(": ")}`);
		}
		return parsed?.data;
	};
}
async function readEvents(folder, findings) {
	return (await readNamedFile(join(folder, "events.jsonl")).then(String, () => "")).split("\n").flatMap((line, index) => {
		if (line === "") return [];
		const value = jsonOf(line);
		const event = "fault" in value ? void 0 : StoredEvent.safeParse(value.json).data;
		if (event === void 0) findings.push(`events.jsonl:${index + 1} is not an event of a run`);
		return event ?? [];
	});
}
const filesOf = ({ prompt, system_prompt, steps }) => [
	prompt,
	system_prompt,
	...steps.map(({ write }) => write?.file)
].filter((file) => file !== void 0);
/** In order; empty for a cassette written by hand. */
const callFolders = async (folder) => (await readdir(join(folder, "calls")).catch((error) => {
	if (error.code === "ENOENT") return [];
	throw invalid(folder, [`calls cannot be read: ${error.message}`]);
})).sort();
const isFile = (path) => stat(path).then((fileStat) => fileStat.isFile(), () => false);
function jsonOf(text) {
	try {
		return { json: JSON.parse(text) };
	} catch (error) {
		return { fault: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
	}
}
const invalid = (folder, findings) => new RalphError({
	code: "CASSETTE_INVALID",
	message: `${folder} cannot be replayed: ${findings.length === 1 ? "a fault" : `${findings.length} faults`} in its files.`,
	hint: "Fix the problems above (docs/cassette.md describes the files), or record the job again.",
	findings
});
// src/core/replay/prompt-difference.ts
/** Ignores times, durations, numbers and directories. Each section begins with `## Name` (`renderPrompt`). */
function promptDifferences(recorded, replayed) {
	const [oldSections, newSections] = [sectionsOf(recorded), sectionsOf(replayed)];
	return [.../* @__PURE__ */ new Set([...oldSections.keys(), ...newSections.keys()])].flatMap((section) => {
		const [before, after] = [oldSections.get(section), newSections.get(section)];
		if (before !== void 0 && after !== void 0 && sameLines(before, after)) return [];
		return [{
			section,
			recorded: linesOnlyIn(before ?? [], after ?? []),
			replayed: linesOnlyIn(after ?? [], before ?? [])
		}];
	});
}
function sectionsOf(prompt) {
	const sections = /* @__PURE__ */ new Map();
	let lines = [];
	for (const line of prompt.split(/\r?\n/)) if (line.startsWith("## ")) {
		lines = [];
		sections.set(line.slice(3), lines);
	} else if (line.trim() !== "") lines.push(line);
	return sections;
}
const sameLines = (a, b) => a.length === b.length && a.every((line, index) => alike(line) === alike(b[index] ?? ""));
function linesOnlyIn(lines, others) {
	const otherLines = new Set(others.map(alike));
	return lines.filter((line) => !otherLines.has(alike(line)));
}
/** `3m 20s` and `0s` are both a time that was taken. */
const alike = (text) => normalize(text).replace(/(?:<took>\s?)+/g, "<took> ").trim();
/** By iteration if recordings have numbers, else by attempt; after the last handwritten attempt, that one repeats. */
function findRecording(recordings, request) {
	const ofTask = recordings.filter(({ task, call }) => task === request.task && call === request.call);
	const sameAttempt = ofTask.filter(({ iteration }) => iteration !== void 0).filter(({ attempt }) => attempt === request.attempt);
	const recorded = sameAttempt.find(({ iteration }) => iteration === request.iteration) ?? sameAttempt[0];
	if (recorded !== void 0) return recorded;
	const byHand = ofTask.filter(({ iteration }) => iteration === void 0).sort((a, b) => a.attempt - b.attempt);
	return byHand.findLast(({ attempt }) => attempt <= request.attempt) ?? byHand[0];
}
// src/core/replay/compare-runs.ts
const verdictTypes = [
	"attempt_succeeded",
	"attempt_held",
	"attempt_failed",
	"attempt_interrupted"
];
/** Undefined if the events do not say. */
const verdictOf = (events, iteration) => events.findLast((event) => verdictTypes.includes(event.type) && isOf(event, iteration));
/** Compares the engine's decisions. Times, money, commits and wording may differ. `only`: the iterations to replay. */
function compareRuns(recorded, replayed, request) {
	const differences = request.only.flatMap((iteration) => iterationDifference(recorded, replayed, iteration));
	const extra = iterationsOf(replayed).filter((iteration) => !request.only.includes(iteration)).map((iteration) => ({
		iteration,
		recorded: "there was no such iteration",
		replayed: attemptInWords(replayed, iteration)
	}));
	return [
		...baselineDifference(recorded, replayed),
		...differences,
		...request.whole ? [...extra, ...endDifference(recorded, replayed)] : []
	];
}
const iterationsOf = (events) => events.flatMap((event) => event.type === "attempt_started" ? [event.iteration] : []);
function iterationDifference(recorded, replayed, iteration) {
	const [before, after] = [verdictOf(recorded, iteration), verdictOf(replayed, iteration)];
	if (before === void 0 || verdictKey(before) === verdictKey(after)) return [];
	return [{
		iteration,
		recorded: attemptInWords(recorded, iteration),
		replayed: attemptInWords(replayed, iteration)
	}];
}
function verdictKey(verdict) {
	if (verdict === void 0) return "";
	const { type, task } = verdict;
	if (type === "attempt_failed") {
		const { cause, why } = verdict;
		return [
			type,
			task,
			cause,
			cause === "checks" ? alike(why) : ""
		].join("\n");
	}
	return [
		type,
		task,
		type === "attempt_interrupted" ? verdict.cause : ""
	].join("\n");
}
function attemptInWords(events, iteration) {
	const started = events.some((event) => event.type === "attempt_started" && isOf(event, iteration));
	const verdict = verdictOf(events, iteration);
	if (verdict === void 0) return started ? "it did not finish" : "it was not reached";
	return verdictInWords(verdict);
}
/** `TASK-1 failed (checks): npm test failed with exit code 1` */
function verdictInWords(verdict) {
	const { task } = verdict;
	switch (verdict.type) {
		case "attempt_succeeded": return `${task} passed`;
		case "attempt_held": return `${task} passed and waits for approval`;
		case "attempt_failed": return `${task} failed (${verdict.cause}): ${verdict.why}`;
		case "attempt_interrupted": return `${task} was interrupted (${verdict.cause}): ${verdict.why}`;
	}
}
function baselineDifference(recorded, replayed) {
	const [before, after] = [baselineInWords(recorded), baselineInWords(replayed)];
	if (before === void 0 || after === void 0 || before === after) return [];
	return [{
		iteration: null,
		recorded: `baseline: ${before}`,
		replayed: `baseline: ${after}`
	}];
}
function baselineInWords(events) {
	const event = events.find((event) => event.type === "baseline_finished");
	if (event?.type !== "baseline_finished") return void 0;
	return event.red.length === 0 ? "green" : `red: ${event.red.join(", ")}`;
}
function endDifference(recorded, replayed) {
	const [before, after] = [stopReasonOf(recorded), stopReasonOf(replayed)];
	if (before === void 0 || after === void 0 || before.kind === after.kind || before.kind === "cancelled") return [];
	return [{
		iteration: null,
		recorded: `the job ended: ${stopInWords(before)}`,
		replayed: `it ended: ${stopInWords(after)}`
	}];
}
function stopReasonOf(events) {
	const event = events.findLast((event) => event.type === "run_stopped");
	return event?.type === "run_stopped" ? event.reason : void 0;
}
const isOf = (event, iteration) => "iteration" in event && event.iteration === iteration;
// src/core/replay/iteration-text.ts
const excerptChars = 2e3;
/** Everything in its order: prompt, the agent's steps, changes, checks, verdict. */
function iterationText(request) {
	const { iteration, prompt, recording } = request;
	return [
		block(`Iteration ${iteration}: ${recording.task}, attempt ${recording.attempt}`, []),
		block(`Prompt, ${prompt.length} characters`, visible(prompt).split("\n")),
		block(agentLine(recording), [...recording.steps.flatMap(stepLines), ...serverLines(recording)]),
		block("Changes", changes(recording)),
		block("Checks", request.checks.length === 0 ? ["none ran"] : request.checks.flatMap(checkLines)),
		block("Verdict", [verdictLine(request)])
	].join("\n\n");
}
const block = (title, lines) => [title, ...lines.map((line) => `  ${line}`.trimEnd())].join("\n");
function agentLine({ outcome, request, steps }) {
	const stepCount = plural(steps.flatMap(stepLines).length, "step");
	if (outcome === void 0) return `Agent, ${stepCount}`;
	const { end, duration_ms, usage } = outcome;
	return `Agent (${[
		request?.model ?? "no model named",
		stepCount,
		formatDuration(duration_ms),
		formatUsd(usage.usd)
	].map((fact) => plainLine(fact, 100)).join(", ")}): ${end.kind.replaceAll("_", " ")}`;
}
const stepLines = ({ say, tool }) => [...say === void 0 ? [] : [`\u201c${plainLine(say, 300)}\u201d`], ...tool === void 0 ? [] : [`${plainLine(tool.name, 60)} ${plainLine(tool.target, 300)}`.trimEnd()]];
function serverLines({ request, outcome }) {
	const { servers: names = [] } = request ?? {};
	const { troubles = [], memory = null } = outcome?.servers ?? {};
	return [
		...names.length === 0 ? [] : [`MCP servers: ${names.map((name) => plainLine(name, 60)).join(", ")}`],
		...troubles.map((trouble) => plainLine(trouble, 300)),
		...memory === null ? [] : [`its memory server's file had ${plural(memory.length, "line")}`]
	];
}
function changes({ steps, left_out }) {
	const written = steps.flatMap(({ write, remove }) => [...remove === void 0 ? [] : [`removed ${plainLine(remove, 300)}`], ...write === void 0 ? [] : [`written ${plainLine(write.path, 300)}${kinds[write.mode ?? ""] ?? ""}`]]);
	const omitted = left_out.map((what) => `not in the recording: ${plainLine(what, 300)}`);
	return written.length + omitted.length === 0 ? ["none"] : [...written, ...omitted];
}
const kinds = {
	"100755": " (executable)",
	"120000": " (link)"
};
function checkLines(result) {
	const name = plainLine(result.name, 200);
	if (result.passed) return [`\u2713 ${name}`];
	const output = visible(outputExcerpt(result, excerptChars)).split("\n");
	return [`\u2717 ${name} ${plainLine(failureSentence(result), 300)}`, ...output.map((line) => `    ${line}`)];
}
function verdictLine({ events, iteration }) {
	const verdict = verdictOf(events, iteration);
	return verdict === void 0 ? "none: it did not finish" : plainLine(verdictInWords(verdict), 1e3);
}
const maxLines = 12;
/** First the engine's decisions, then the prompts. */
function differenceText(differences, prompts) {
	const decisions = differences.map(({ iteration, recorded, replayed }) => [
		iteration === null ? "The run" : `Iteration ${iteration}`,
		`  recorded: ${plainLine(recorded, 500)}`,
		`  replayed: ${plainLine(replayed, 500)}`
	].join("\n"));
	const promptTexts = prompts.map(({ iteration, section, recorded, replayed }) => [
		`Prompt of iteration ${iteration}, section ${plainLine(section, 60)}`,
		...markedLines("  - ", recorded),
		...markedLines("  + ", replayed)
	].join("\n"));
	return [...decisions.length === 0 ? [] : ["It differed from the recording:", ...decisions], ...promptTexts.length === 0 ? [] : ["Prompts differ (- recorded, + replayed):", ...promptTexts]].join("\n");
}
function markedLines(mark, lines) {
	const shown = lines.slice(0, maxLines).map((line) => `${mark}${plainLine(line, 200)}`);
	return lines.length > maxLines ? [...shown, `${mark}\u2026 and ${lines.length - maxLines} more lines`] : shown;
}
// src/adapter/cassette/cassette-agent.ts
/**
* Plays recorded calls instead of an agent, without process and delay. Changes are written into the workspace. Throws
* RalphError REPLAY_ENDED if a call was not recorded.
*/
function cassetteAgent(tape, options) {
	const play = async (call, request, onProgress) => {
		const recording = findRecording(tape.recordings, {
			...request,
			call
		});
		if (recording === void 0) throw replayEnded(request);
		const { task, iteration, prompt } = request;
		onProgress({
			kind: "started",
			model: recording.request?.model ?? tape.model
		});
		for (const step of recording.steps) {
			if (step.say !== void 0) onProgress({
				kind: "says",
				text: step.say
			});
			if (step.tool !== void 0) onProgress({
				kind: "tool",
				...step.tool
			});
			await playStep(step, {
				root: options.workspace(),
				folder: tape.folder
			}).catch((cause) => {
				throw unplayable({
					task,
					iteration,
					cause
				});
			});
		}
		const outcome = withGuardFinding(tape, outcomeOf(recording, options.now()), recording);
		onProgress({
			kind: "spent",
			usage: outcome.usage
		});
		options.onTimePassed(outcome.durationMs);
		if (call === "run") options.onPlayed({
			iteration,
			prompt,
			recording
		});
		return outcome;
	};
	return {
		name: "recording",
		preflight: () => Promise.resolve({
			program: tape.folder,
			version: `${tape.recordings.length} calls`
		}),
		run: (request, _signal, onProgress) => play(request.pass === "code" ? "run" : request.pass, request, onProgress),
		...tape.recordings.some(({ call }) => call === "ask" || call === "index") && { ask: (question) => play(question.role === "index" ? "index" : "ask", question, () => void 0) }
	};
}
function outcomeOf(recording, now) {
	const { outcome } = recording;
	if (outcome === void 0) return outcomeByHand(recording, now);
	const { duration_ms: durationMs, lingered_ms: lingeredMs, ...otherFields } = outcome;
	return {
		...otherFields,
		durationMs,
		lingeredMs
	};
}
/** The cassette lacks files that a guard refused, so its finding is restored. */
function withGuardFinding({ events }, outcome, recording) {
	const { iteration, left_out } = recording;
	const verdict = iteration === void 0 || left_out.length === 0 ? void 0 : verdictOf(events, iteration);
	if (verdict?.type !== "attempt_failed" || verdict.cause !== "guard") return outcome;
	return {
		...outcome,
		outside: [...outcome.outside, verdict.why]
	};
}
const replayEnded = ({ iteration, task, attempt }) => new RalphError({
	code: "REPLAY_ENDED",
	message: `The recording has no call for iteration ${iteration}: ${task}, attempt ${attempt}.`,
	hint: "The recording ends here, or the replay took another path; the differences show where."
});
const unplayable = ({ task, iteration, cause }) => new RalphError({
	code: "CASSETTE_UNPLAYABLE",
	message: `The changes of iteration ${iteration} (${task}) cannot be made: ${cause instanceof Error ? cause.message : String(cause)}`,
	hint: "The recording does not match the base, or was edited by hand.",
	cause
});
/** Cassettes may come from strangers: no write leaves `root` through a link, and no read leaves `folder`. */
async function playStep({ write, remove }, options) {
	if (write !== void 0) {
		const { path, mode = "100644" } = write;
		const content = write.file === void 0 ? Buffer.from(write.content ?? "") : await fileOf(options.folder, write.file);
		const target = await safePathIn(options.root, path);
		await rm(target, {
			recursive: true,
			force: true
		});
		if (mode === "120000") await symlink(content, target);
		else {
			await writeFile(target, content);
			if (mode === "100755") await chmod(target, 493);
		}
	}
	if (remove !== void 0) await rm(await safePathIn(options.root, remove), {
		recursive: true,
		force: true
	});
}
/** Creates missing folders. */
async function safePathIn(root, path) {
	const target = join(root, path);
	const names = path.split("/").slice(0, -1);
	for (let depth = 1; depth <= names.length; depth++) await assertInside(root, join(root, ...names.slice(0, depth)));
	await mkdir(dirname(target), { recursive: true });
	return target;
}
async function fileOf(folder, name) {
	await assertInside(folder, join(folder, name));
	return readNamedFile(join(folder, name));
}
async function assertInside(root, path) {
	const [realRoot, realPath] = await Promise.all([realpath(root), realpath(path).catch(() => void 0)]);
	if (realPath !== void 0 && realPath !== realRoot && !realPath.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)) throw new Error(`the cassette's ${path} leads out of ${root}`);
}
/** A hand-written recording as a result line of the CLI. */
function resultLine({ error, handoff, usage }) {
	return {
		type: "result",
		subtype: error?.subtype ?? "success",
		is_error: error !== void 0,
		api_error_status: error?.api_error_status ?? null,
		result: error?.result ?? (handoff === void 0 ? "" : JSON.stringify(handoff)),
		...error === void 0 && handoff !== void 0 ? { structured_output: handoff } : {},
		num_turns: usage.turns,
		total_cost_usd: usage.usd,
		usage: {
			input_tokens: usage.input_tokens,
			output_tokens: usage.output_tokens
		}
	};
}
/** The outcome without waiting: a call that hangs times out. */
function outcomeByHand(recording, endedAt) {
	const reader = readStream();
	const ending = recording.steps.find(({ exit, hang }) => exit !== void 0 || hang === true);
	for (const { say } of recording.steps) if (say !== void 0) reader.read(say);
	if (ending === void 0) reader.read(JSON.stringify(resultLine(recording)));
	const exitCode = ending?.exit ?? (recording.error === void 0 ? 0 : 1);
	const end = ending?.hang === true ? {
		kind: "timed_out",
		limit: "idle",
		afterMs: 6e5
	} : classifyEnd({
		heard: reader.heard(),
		process: {
			exitCode,
			signal: null,
			endedBy: "itself",
			durationMs: 0,
			leftovers: 0
		},
		stderrTail: "",
		endedAt,
		diskFull: void 0
	});
	const durationMs = recording.steps.reduce((sum, { wait_ms = 0 }) => sum + wait_ms, 0);
	return {
		end,
		usage: reader.heard().usage,
		durationMs,
		lingeredMs: null,
		outside: [],
		denials: []
	};
}
// src/adapter/cassette/replay-remote.ts
/**
* Creates the bare repository of a replay with the refs of the real remote. Objects come from the cassette's
* `objects.bundle` and from the lender. Throws RalphError CASSETTE_OBJECTS if some are missing.
*/
async function makeReplayRemote(gitDir, options) {
	const { folder, run, lender } = options;
	const env = hardenedEnvironment(options.env, "/dev/null");
	const objectFormat = formatOf(run, lender);
	const init = [
		"init",
		"--quiet",
		"--bare",
		"--template=",
		`--object-format=${objectFormat}`,
		gitDir
	];
	await runGit([], env, { args: init });
	if (lender !== void 0) await borrowObjects(gitDir, lender);
	const git = gitAt(gitDir, env);
	const bundle = join(folder, "objects.bundle");
	if (existsSync(bundle)) await git({ args: [
		"bundle",
		"unbundle",
		bundle
	] });
	await requireCommits(git, run);
	const index = join(gitDir, "replay-index");
	const commitOf = (files, parent) => commitFiles(git, join(folder, files), {
		started: run.started,
		index,
		parent
	});
	const commit = "commit" in run.base ? run.base.commit : await commitOf(run.base.files, null);
	const state = run.state === null || typeof run.state === "string" ? run.state : await commitOf(run.state.files, run.work);
	const branch = run.base.branch ?? "main";
	const refs = [
		[`refs/heads/${branch}`, commit],
		[stateRefOf(run.plan_name), state],
		[`refs/heads/${run.work_branch}`, run.work]
	];
	for (const [ref, oid] of refs) if (oid !== null) await git({ args: [
		"update-ref",
		ref,
		oid
	] });
	await git({ args: [
		"symbolic-ref",
		"HEAD",
		`refs/heads/${branch}`
	] });
	return {
		git,
		gitDir,
		objectFormat,
		shallow: lender?.shallow ?? false,
		base: {
			commit,
			branch
		}
	};
}
const formatOf = ({ base }, lender) => "commit" in base ? base.commit.length === 64 ? "sha256" : "sha1" : lender?.objectFormat ?? "sha1";
async function borrowObjects(gitDir, { commonDir, shallow }) {
	await mkdir(join(gitDir, "objects/info"), { recursive: true });
	const alternates = await readFile(join(commonDir, "objects/info/alternates"), "utf8").catch(() => "");
	const folders = [join(commonDir, "objects"), ...alternates.split("\n").filter((line) => line.startsWith("/"))];
	await writeFile(join(gitDir, "objects/info/alternates"), `${folders.join("\n")}\n`);
	if (shallow) await copyFile(join(commonDir, "shallow"), join(gitDir, "shallow"));
}
/** Always the same commit, because author and time are fixed. */
async function commitFiles(git, directory, { started, parent, ...options }) {
	const index = { GIT_INDEX_FILE: options.index };
	await git({
		args: ["read-tree", "--empty"],
		env: index
	});
	await git({
		args: [
			"--work-tree",
			directory,
			"add",
			"--all",
			"--force",
			"."
		],
		env: index,
		cwd: directory
	});
	const tree = (await git({
		args: ["write-tree"],
		env: index
	})).stdout.toString("utf8").trim();
	const identity = {
		NAME: "ralph",
		EMAIL: "ralph@ralph.invalid",
		DATE: `${Math.floor(Date.parse(started) / 1e3)} +0000`
	};
	const env = Object.fromEntries(Object.entries(identity).flatMap(([key, value]) => [[`GIT_AUTHOR_${key}`, value], [`GIT_COMMITTER_${key}`, value]]));
	const { stdout } = await git({
		args: [
			"commit-tree",
			...parent === null ? [] : ["-p", parent],
			"-m",
			"The files of the cassette",
			tree
		],
		env
	});
	return stdout.toString("utf8").trim();
}
async function requireCommits(git, run) {
	const required = [
		"commit" in run.base ? run.base.commit : null,
		run.state,
		run.work
	].filter((oid) => typeof oid === "string");
	const missing = [];
	for (const oid of required) {
		const { code } = await git({
			args: [
				"cat-file",
				"-e",
				`${oid}^{commit}`
			],
			allow: [1, 128]
		});
		if (code !== 0) missing.push(oid);
	}
	if (missing.length === 0) return;
	const refs = [run.base.branch ?? "HEAD", ...run.state === null ? [] : [`ralph/state/${run.plan_name}`]];
	throw new RalphError({
		code: "CASSETTE_OBJECTS",
		message: `The recorded job started from commits that are missing from this clone: ${missing.join(", ")}.`,
		hint: `Run this in the recorded repository, with its branches fetched; or have its owner add them next to cassette.json: git bundle create objects.bundle ${refs.join(" ")}`
	});
}
// src/core/replay/segments.ts
/** The engine causes these between two attempts; anything else is an influence from outside. */
const engineEvents = /* @__PURE__ */ new Set([
	"lease_renewed",
	"attempt_started",
	"agent_call",
	"knowledge_changed",
	"knowledge_refused",
	"failure_pattern",
	"context_directive",
	"prepared_prompt_refused",
	"attempt_succeeded",
	"attempt_failed",
	"stuck_detected",
	"signals_given",
	"milestone_begun",
	"agents_md_due",
	"agents_md_left",
	"agents_md_ended",
	"iteration_reviewed",
	"agent_pass",
	"passes_owed",
	"passes_begun",
	"human_review_requested",
	"checks_touched",
	"server_trouble",
	"agent_lingered",
	"set_up_again",
	"lanes_limited",
	"network_refused",
	"prompt_cut",
	"files_hidden",
	"environment_changed",
	"amendment_accepted",
	"amendment_refused",
	"hints_told",
	"budget_warning",
	"unchanged_accepted",
	"unchanged_doubted"
]);
/** Each segment begins with the real state of its first attempt and ends before one that is not `replayable`. */
function segmentsOf(events, replayable) {
	const segments = [];
	let isContinuous = false;
	let isReplayable = false;
	for (const [index, event] of events.entries()) {
		if (event.type === "attempt_started") {
			isReplayable = replayable(event.iteration);
			if (isReplayable && !isContinuous) segments.push({
				attempts: [],
				startIndex: index,
				events: []
			});
			isContinuous = isReplayable;
			if (isReplayable) segments.at(-1)?.attempts.push(event);
		}
		const segment = segments.at(-1);
		if (isContinuous || isReplayable && segment && isOfLast(segment, event)) segment?.events.push(event);
		isContinuous &&= keepsContinuous(event);
	}
	return segments;
}
function keepsContinuous(event) {
	if (engineEvents.has(event.type) || isAboutClaim(event)) return true;
	return event.type === "attempt_interrupted" && (event.cause === "held_back" || event.cause === "asked");
}
/** Events of a verifier about an unchanged task. Verifications of a whole plan are not kept. */
const isAboutClaim = (event) => (event.type === "counsel_begun" || event.type === "counsel_called" || event.type === "counsel_interrupted") && event.part === "unchanged";
function isOfLast({ attempts }, event) {
	const iteration = attempts.at(-1)?.iteration;
	if (iteration === void 0 || !("iteration" in event) || event.iteration !== iteration) return false;
	return engineEvents.has(event.type) || verdictOf([event], iteration) !== void 0;
}
/** A single iteration with its own initial state; undefined if the log has no such attempt. */
function segmentAt(events, iteration) {
	const startIndex = events.findIndex((event) => event.type === "attempt_started" && event.iteration === iteration);
	const first = events[startIndex];
	if (first?.type !== "attempt_started") return void 0;
	const rest = events.slice(startIndex + 1);
	const next = rest.findIndex(({ type }) => type === "attempt_started");
	const ownEvents = (next === -1 ? rest : rest.slice(0, next)).filter(({ type }) => type !== "command_taken");
	return {
		attempts: [first],
		startIndex,
		events: [first, ...ownEvents]
	};
}
/** The review mode, which the state does not keep: only a gate ends an attempt. */
function reviewedAs({ events }) {
	const reviewed = new Set(events.flatMap((event) => event.type === "iteration_reviewed" ? event.iteration : []));
	if (reviewed.size === 0) return "none";
	return events.some((event) => event.type === "attempt_failed" && event.cause === "review" || event.type === "attempt_interrupted" && reviewed.has(event.iteration)) ? "gate" : "comment";
}
/** The mode of the run's jobs, which the state does not keep, by their calls; `today` if those do not tell. */
function modeAs({ events }, today) {
	const roles = new Set(events.flatMap((event) => event.type === "agent_call" ? event.role : []));
	if (roles.has("prep") || roles.has("post")) return "agent-orchestrated";
	const indexed = events.some((event) => event.type === "knowledge_changed" && event.source === "handoffs" && event.trigger !== "recorded");
	if (roles.has("index") || indexed) return "handoff-plus-index";
	return today === "agent-orchestrated" ? "handoff-only" : today;
}
const endTypes = [
	"attempt_succeeded",
	"attempt_held",
	"attempt_failed",
	"attempt_interrupted",
	"undo_done",
	"undo_failed"
];
/** A replay counts these to place each order. */
const endsAttempt = ({ type }) => endTypes.includes(type);
function recordedOrders(events) {
	let after = 0;
	return events.flatMap((event) => {
		if (endsAttempt(event)) after += 1;
		if (event.type !== "command_taken") return [];
		const { id, at, by, text, about } = event;
		return [{
			after,
			id,
			at,
			by,
			text,
			...about && { about }
		}];
	});
}
// src/entry/replay/replay-project.ts
/** The recorded job's project, placed in the sandbox, and its job settings. */
function replayProject(tape, request) {
	const { run, plan } = tape;
	const { remote, secrets, overrides } = request;
	const settings = {
		...tape.settings,
		setup: overrides.setup ?? tape.settings.setup,
		"no-checks": true
	};
	const checks = overrides.checks ?? run.checks;
	const project = {
		read: () => Promise.reject(Object.assign(/* @__PURE__ */ new Error("a recording has no files"), { code: "ENOENT" })),
		repository: {
			toplevel: remote.gitDir,
			commonDir: remote.gitDir,
			objectFormat: remote.objectFormat,
			head: remote.base.commit,
			branch: run.base.branch,
			defaultBranch: remote.base.branch,
			checkedOut: /* @__PURE__ */ new Map(),
			user: run.committer,
			uncommitted: () => Promise.resolve(0),
			shallow: remote.shallow,
			partial: false,
			origin: null,
			remoteUrl: () => Promise.resolve(null),
			rewriteAddress: (address) => address,
			carriedConfiguration: () => []
		},
		plan,
		planName: run.plan_name,
		planFile: run.plan_file,
		isDefaultPlan: false,
		planPath: run.plan_file,
		planSource: run.plan_source,
		planFormat: recordedFormat(run.plan_format),
		choices: void 0,
		readBy: async () => ({}),
		settingsNow: null,
		warnings: [],
		steeringFiles: run.steering_files,
		steeringPaths: [],
		planAtTop: run.plan_file,
		queue: null,
		document: run.document ?? null,
		progress: run.progress ?? null,
		config: void 0,
		reachedBy: [],
		places: void 0,
		settings,
		stated: {
			byJob: {},
			byBase: {}
		},
		sources: resolveSettings(noInputs).sources,
		workBranch: run.work_branch,
		workRef: `refs/heads/${run.work_branch}`,
		stateRef: `refs/heads/ralph/state/${run.plan_name}`,
		remote: remote.gitDir,
		remoteIsOwn: false,
		shownBranch: run.work_branch,
		home: request.home,
		agents: request.home,
		secrets
	};
	const asksForNote = run.progress !== void 0 || run.asks_for_note === true;
	return {
		project,
		job: jobSettings(project, {
			fresh: run.fresh,
			checks,
			remote: run.remote,
			asksForNote
		})
	};
}
function recordedFormat(recorded) {
	const name = planFormatNamed(recorded ?? null);
	return name === void 0 ? null : {
		name,
		line: null
	};
}
const noInputs = {
	flags: {},
	environment: {},
	plan: void 0,
	file: {},
	fileName: ""
};
// src/entry/replay/replay-job.ts
/** Works only in `folder`. `until`: stops after that iteration, with its tree in the workspace. */
async function replayJob(tape, request) {
	const { folder, context, until } = request;
	const { clock, advance, advanceTo } = replayClock({
		started: tape.run.started,
		run: runIdOf(tape.events)
	});
	const gitDir = join(folder, "remote.git");
	const remote = await makeReplayRemote(gitDir, {
		...request,
		...tape,
		env: context.env
	});
	const secrets = secretValues(context.env);
	const { project, job } = replayProject(tape, {
		...request,
		remote,
		secrets,
		home: folder
	});
	const replayContext = {
		...context,
		now: clock.now
	};
	const access = await openState(project, replayContext, {
		home: folder,
		nonce: idCounter("replay")
	});
	const workspace = join(folder, "workspace");
	const reached = new AbortController();
	const events = [];
	const calls = [];
	const checks = /* @__PURE__ */ new Map();
	const follow = followStarts(tape.events, advanceTo);
	const show = (progress) => {
		if (progress.kind === "event") {
			events.push(progress.event);
			follow(progress.event);
			if (until !== void 0 && verdictOf([progress.event], until)) reached.abort();
		}
		request.show(progress);
	};
	const places = await localSurroundings(project, replayContext, access);
	const realPorts = await wire(project, replayContext, {
		...places,
		show,
		scratch: join(folder, "scratch")
	});
	const ports = {
		...realPorts,
		store: {
			...realPorts.store,
			load: async () => withTrustedState(await realPorts.store.load())
		},
		clock,
		liveness,
		olderRun: olderRunOf(tape.events),
		orderSource: ordersOf(tape.events, events),
		uncommitted: () => Promise.resolve(0),
		takeNetworkRefusals: () => [],
		base: baseFilesOf(tape),
		agent: cassetteAgent(tape, {
			workspace: () => workspace,
			onPlayed: (call) => calls.push(call),
			now: clock.now,
			onTimePassed: advance
		}),
		runCheck: async (check, label, signal, cited) => {
			const result = normalized(await realPorts.runCheck(check, label, signal, cited), workspace);
			const iteration = Number(/^iteration-(\d+)/.exec(label)?.[1] ?? 0);
			checks.set(iteration, [...checks.get(iteration) ?? [], result]);
			return result;
		}
	};
	try {
		return {
			events,
			calls,
			checks,
			ended: await endOf$1(runJob(ports, job, AbortSignal.any([context.cancelled, reached.signal]))),
			workspace,
			gitDir
		};
	} finally {
		await access.store.close();
	}
}
/** The recorded state has what the prompts read, and not the whole log, so it cannot be verified. */
const withTrustedState = ({ remoteWork, run }) => ({
	remoteWork,
	run: run && {
		...run,
		proven: true
	}
});
/** The other plan may have learned more since then, or be gone: the recorded entries are inherited again. */
const olderRunOf = (events) => async (plan, look) => {
	const inheritance = events.find((event) => event.type === "knowledge_inherited" && event.from === plan);
	if (inheritance?.type !== "knowledge_inherited") return void 0;
	return look({
		state: {
			knowledge: inheritance.entries,
			compaction: nothingToIndex,
			tasks: {},
			around: {}
		},
		readPast: async () => []
	});
};
/** Files that the recorded job read from its base; a cassette with files has all of it. */
function baseFilesOf({ folder, run }) {
	const directory = join(folder, "files" in run.base ? run.base.files : "base");
	return existsSync(directory) ? trustedFilesIn(directory) : { read: () => Promise.resolve(void 0) };
}
/** The id of the run that the recorded job began; a continued run needs none. */
const runIdOf = (events) => events.flatMap((event) => event.type === "run_started" ? [event.run] : [])[0] ?? "replay";
function idCounter(name) {
	let count = 0;
	return () => {
		count += 1;
		return `${name}-${count}`;
	};
}
const endOf$1 = (job) => job.then(() => null, (error) => {
	if (error instanceof RalphError && error.code === "REPLAY_ENDED") return error.message;
	throw error;
});
/** Nobody else is in the sandbox; the recorded job, whose lease the state may hold, has ended. */
const liveness = {
	self: {
		kind: "process",
		host: "replay",
		boot: "replay",
		pid: 1,
		started: "replay"
	},
	check: () => Promise.resolve("gone")
};
/** Each order arrives after as many ended attempts as in the recorded job. */
function ordersOf(recorded, replayed) {
	const orders = recordedOrders(recorded);
	return {
		incoming: () => {
			const endedAttempts = replayed.filter(endsAttempt).length;
			return Promise.resolve({
				orders: orders.filter(({ after }) => after <= endedAttempts),
				cursor: null
			});
		},
		forget: () => Promise.resolve()
	};
}
/** Without the duration of a check and the place of the sandbox, which differ between replays. */
function normalized({ log_file: _, ...result }, workspace) {
	const relocate = (text) => text.replaceAll(workspace, replayWorkspace);
	return {
		...result,
		duration_ms: 0,
		output_head: relocate(result.output_head),
		output_tail: relocate(result.output_tail)
	};
}
/** Advances only by recorded calls, so that two replays are alike; it never waits. */
function replayClock({ started, run }) {
	let now = Date.parse(started);
	return {
		clock: {
			now: () => now,
			waitUntil: (_, signal) => aborted(signal),
			id: () => run
		},
		advance: (ms) => {
			now += Math.round(ms);
		},
		advanceTo: (at) => {
			now = Math.max(now, at);
		}
	};
}
/** Between two attempts, advances to the recorded start of the next one: the engine writes times into files. */
function followStarts(recorded, advanceTo) {
	const starts = recorded.filter(({ type }) => type === "attempt_started");
	let startCount = 0;
	let inAttempt = false;
	return (event) => {
		if (event.type === "attempt_started") startCount += 1;
		inAttempt = event.type === "attempt_started" || inAttempt && !endsAttempt(event);
		const next = starts[startCount];
		if (!inAttempt && next) advanceTo(Date.parse(next.at));
	};
}
const aborted = (signal) => new Promise((done) => {
	if (signal.aborted) done();
	else signal.addEventListener("abort", () => done(), { once: true });
});
/** Compares the replay with the recording: its decisions, and the prompts of the agent. */
async function compareReplay(tape, replayed, until) {
	const only = iterationsOf(tape.events).filter((iteration) => until === void 0 || iteration <= until);
	const differences = compareRuns(tape.events, replayed.events, {
		only,
		whole: until === void 0
	});
	const files = trustedFilesIn(tape.folder);
	const prompts = [];
	for (const { iteration, prompt, recording } of replayed.calls) {
		const recorded = recording.prompt === void 0 ? void 0 : await files.read(recording.prompt);
		if (recorded === void 0) continue;
		prompts.push(...promptDifferences(recorded, prompt).map((difference) => ({
			iteration,
			...difference
		})));
	}
	return {
		differences: tape.events.length === 0 ? [] : differences,
		prompts
	};
}
// src/core/replay/outcome-of-record.ts
/** The state does not keep the words of an agent without a handoff. */
const unknownWords = "[what the agent said is not kept in the state]";
const unknownDetails = "[an older version recorded this call, without its details]";
/** Near enough for the same verdict. `extraction`: the call that extracted the handoff. */
function outcomeOfRecord(record, events, iteration) {
	const verdict = verdictOf(events, iteration);
	const lingered = events.find((event) => event.type === "agent_lingered" && event.iteration === iteration);
	const outcome = {
		end: endOf(record, verdict),
		usage: record.usage,
		duration_ms: record.duration_ms,
		lingered_ms: lingered?.type === "agent_lingered" ? lingered.after_ms : null,
		outside: [],
		denials: [...record.denials]
	};
	if (record.handoff?.source !== "extracted") return {
		outcome,
		extraction: void 0
	};
	return {
		outcome,
		extraction: answeredCall(outcome, record.handoff.handoff)
	};
}
/** The review of an attempt (`review.json`). */
function reviewOfRecord(record, outcome) {
	const { review, end } = Reviewed.safeParse(record).data ?? {};
	if (!review) return end && {
		...answeredCall(outcome, null),
		end
	};
	const findings = review.findings.map((finding) => ({
		...finding,
		path: finding.path ?? ""
	}));
	return answeredCall(outcome, {
		...review,
		findings
	});
}
/** The calls before an attempt (`context.json`), in their order. */
function contextOfRecord(record) {
	return MadeCalls.parse(record).map(({ role, end, usage, duration_ms, edited, servers }) => ({
		call: role,
		outcome: {
			...noExtras,
			end,
			usage,
			duration_ms,
			...servers && { servers }
		},
		leftOut: edited.length === 0 ? [] : ["what it changed in the workspace: those files were restored"]
	}));
}
/** The passes over an attempt (`passes.json`). Only a separate pass has a cost of its own, in its event. */
function passesOfRecord(record, events, iteration) {
	const separatePasses = events.flatMap((event) => event.type === "agent_pass" && event.iteration === iteration && event.apart ? event.pass_name : []);
	return PassResults.parse(record).map(({ name, end, answer, usage, duration_ms, troubles }) => ({
		call: `pass:${name}`,
		outcome: {
			...noExtras,
			end: end.kind === "finished" ? {
				...end,
				structured: answer
			} : end,
			...separatePasses.includes(name) ? {
				usage,
				duration_ms
			} : {
				usage: noUsage,
				duration_ms: 0
			},
			...troubles && { servers: {
				troubles,
				memory: null
			} }
		},
		leftOut: []
	}));
}
/** A verifier's answer to the claim that this attempt's task needs no change. */
function claimOfRecord(events, iteration) {
	const verification = events.find((event) => event.type === "counsel_called" && event.part === "unchanged" && event.round === iteration);
	if (verification?.type !== "counsel_called") return void 0;
	const { usage, duration_ms } = verification;
	const [, verdict, summary] = /^(agrees|does not agree): ([\s\S]*)$/.exec(verification.outcome) ?? [];
	const structured = summary === void 0 ? null : {
		complete: verdict === "agrees",
		summary,
		missing: []
	};
	return {
		...noExtras,
		end: {
			kind: "finished",
			structured,
			text: ""
		},
		usage,
		duration_ms
	};
}
const noExtras = {
	lingered_ms: null,
	outside: [],
	denials: []
};
/** Its cost is part of the agent's call. */
const answeredCall = (outcome, structured) => ({
	...outcome,
	end: {
		kind: "finished",
		structured,
		text: ""
	},
	usage: noUsage,
	duration_ms: 0,
	lingered_ms: null,
	denials: []
});
function endOf({ end, fault, handoff, duration_ms }, verdict) {
	if (fault !== void 0) return fault;
	switch (end) {
		case "finished": return handoff?.source === "structured" ? {
			kind: "finished",
			structured: handoff.handoff,
			text: ""
		} : {
			kind: "finished",
			structured: null,
			text: lastText(handoff)
		};
		case "no_result": return {
			kind: "no_result",
			tail: lastText(handoff)
		};
		default: return unknownFault(end, verdict, duration_ms);
	}
}
/** The cause leads to the same verdict; other details are unknown. */
function unknownFault(kind, verdict, duration_ms) {
	const cause = verdict !== void 0 && "cause" in verdict ? verdict.cause : void 0;
	const message = verdict !== void 0 && "why" in verdict ? verdict.why : "";
	switch (kind) {
		case "error": return {
			kind,
			what: cause === "budget" ? "budget" : "other",
			message: unknownDetails
		};
		case "usage_limit": return {
			kind,
			until: resetOf(verdict),
			message
		};
		case "overloaded":
		case "billing":
		case "auth": return {
			kind,
			message
		};
		case "crashed": return {
			kind,
			exitCode: null,
			signal: cause === "agent_killed" ? "SIGKILL" : null,
			tail: unknownDetails
		};
		case "timed_out": return {
			kind,
			limit: "wall",
			afterMs: duration_ms
		};
		case "cancelled": return { kind };
		default: return assertNever(kind);
	}
}
/** The verdict waits slightly longer than the provider demanded. */
function resetOf(verdict) {
	if (verdict?.type !== "attempt_interrupted" || verdict.until === null) return null;
	return new Date(Date.parse(verdict.until) - afterResetMs).toISOString();
}
function lastText(handoff) {
	if (handoff?.source === "result_text") return JSON.stringify(handoff.handoff);
	return handoff?.source === "extracted" ? unknownWords : "";
}
// src/adapter/cassette/state-cassette.ts
/** The cassette begins with the state at the segment's start. */
async function writeStateCassette(path, options) {
	const { history, segment, redact } = options;
	const events = history.log.map(({ event }) => event);
	const seq = history.log[segment.startIndex]?.seq ?? 0;
	const state = fold(null, events.slice(0, segment.startIndex));
	const firstAttempt = segment.attempts[0];
	if (state === null || firstAttempt === void 0) throw new Error("the log has an attempt before its run started");
	const files = await stateFilesAt(history, {
		state,
		seq
	});
	const { settings, checks, ralph, committer } = options.settings;
	const steering = options.steeringFilesOf(state.plan_file ?? options.planFile);
	const prompts = await history.read(segment.attempts.map(({ iteration }) => iterationPath(iteration, "prompt.md")));
	const folder = await makeCassette(path, {
		redact,
		plan: withoutEngineTasks(Plan.parse(JSON.parse(files.get("plan.json") ?? ""))),
		run: {
			ralph,
			started: firstAttempt.at,
			plan_name: state.plan,
			plan_file: options.planFile,
			plan_source: state.plan_source,
			...state.plan_format !== null && { plan_format: state.plan_format },
			fresh: false,
			...state.plan_file !== null && { document: state.plan_file },
			base: {
				commit: state.base,
				branch: state.base_branch
			},
			state: { files: "state" },
			work: state.work,
			work_branch: state.work_branch,
			remote: state.remote,
			committer,
			steering_files: [...steering],
			...prompts.some((prompt) => prompt?.includes("A log beside the plan keeps `summary`, what you learned (`constraints_discovered`, `architectural_notes`) and a line for whoever comes next (`recommendations`).")) && { asks_for_note: true },
			checks,
			settings
		}
	});
	for (const [name, content] of files) await folder.file(`state/${name}`, content);
	const base = await baseFiles(options.git, state.base);
	for (const [name, content] of base) await folder.file(`base/${name}`, content);
	const hasServers = base.some(([name]) => name.startsWith(".ralph/config/mcp-"));
	for (const event of segment.events) await folder.event(event);
	let number = 0;
	for (const attempt of segment.attempts) for (const record of await callsOf({
		...options,
		hasServers,
		steering
	}, attempt)) await folder.call(++number, record);
}
/** A plan file cannot have the engine's own task. */
const withoutEngineTasks = (plan) => ({
	...plan,
	tasks: plan.tasks.filter(({ id }) => !isAgentsMd(id))
});
/** Only files that the engine and its prompts read, since the whole state grows with the run. */
async function stateFilesAt(history, { state, seq }) {
	const iterations = /* @__PURE__ */ new Set([
		...state.recent.map(({ iteration }) => iteration),
		...Object.values(state.tasks).flatMap((task) => task.failed_iterations),
		...[...taskByIteration(state).keys()].filter((iteration) => iteration > state.compaction.through)
	]);
	const perIteration = [
		"handoff.json",
		"validation.json",
		"agent.json",
		"review.json",
		"passes.json"
	];
	const files = await filesAt(history, {
		seq,
		paths: [...[
			"plan.json",
			"control.json",
			planSourcePath,
			"progress-log.json",
			"progress-log.md"
		], ...[...iterations].flatMap((n) => [...perIteration.map((file) => iterationPath(n, file)), withdrawalPath(n)])]
	});
	const criteriaPaths = Object.values(state.tasks).flatMap((task) => iterationsOf$1(task).map((n) => iterationPath(n, "criteria.json")));
	for (const [path, content] of await filesAt(history, {
		seq,
		paths: criteriaPaths
	})) files.set(path, content);
	const plan = Plan.parse(JSON.parse(files.get("plan.json") ?? ""));
	const dependencyPaths = [...new Set(plan.tasks.flatMap(({ depends_on }) => depends_on))].flatMap((id) => {
		const newest = state.tasks[id]?.iteration ?? void 0;
		return newest === void 0 || iterations.has(newest) ? [] : [newest];
	}).flatMap((n) => ["handoff.json", "agent.json"].map((file) => iterationPath(n, file)));
	for (const [path, content] of await filesAt(history, {
		seq,
		paths: dependencyPaths
	})) files.set(path, content);
	files.set("run.json", JSON.stringify({
		...state,
		lease: null,
		current: null,
		stop: null
	}, null, 2));
	files.set(segmentPath(seq), "");
	return files;
}
async function filesAt(history, { seq, paths }) {
	const contents = await history.readAt(seq, paths);
	return new Map(paths.flatMap((path, index) => {
		const content = contents[index];
		return content === void 0 ? [] : [[path, content]];
	}));
}
/** Files of the base that change a prompt. */
async function baseFiles(git, base) {
	const { stdout } = await git({ args: [
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		base,
		...instructionFiles,
		".ralph/"
	] });
	const files = [];
	for (const path of stdout.toString("utf8").split("\0").filter((name) => name !== "")) {
		const { stdout: content } = await git({
			args: [
				"cat-file",
				"blob",
				`${base}:${path}`
			],
			allow: [128]
		});
		files.push([path, content.toString("utf8")]);
	}
	return files;
}
async function callsOf(options, attempt) {
	const { history, segment } = options;
	const { iteration } = attempt;
	const [prompt = "", agent, handoff, ...otherFiles] = await history.read([
		"prompt.md",
		"agent.json",
		"handoff.json",
		"review.json",
		"context.json",
		"passes.json"
	].map((file) => iterationPath(iteration, file)));
	const [review, context, passes] = otherFiles.map((text) => text === void 0 ? void 0 : JSON.parse(text));
	const contextCalls = context === void 0 ? [] : contextOfRecord(context);
	if (agent === void 0) return contextCalls.map((call) => callRecord(attempt, call));
	const { outcome, extraction: questionOutcome } = outcomeOfRecord(parseCall(agent, handoff), segment.events, iteration);
	const reviewOutcome = review === void 0 ? void 0 : reviewOfRecord(review, outcome);
	const laterCalls = [
		...questionOutcome ? [{
			call: "ask",
			outcome: questionOutcome,
			leftOut: []
		}] : [],
		...reviewOutcome ? [{
			call: "review",
			outcome: reviewOutcome,
			leftOut: []
		}] : [],
		...passes === void 0 ? [] : passesOfRecord(passes, segment.events, iteration)
	];
	const claimOutcome = claimOfRecord(segment.events, iteration);
	const claim = claimOutcome && {
		call: "verify",
		outcome: claimOutcome,
		leftOut: []
	};
	return [
		...contextCalls.map((call) => callRecord(attempt, call)),
		await codingCall(options, attempt, {
			prompt,
			outcome
		}),
		...laterCalls.map((call) => callRecord(attempt, call)),
		...claim ? [callRecord({
			...attempt,
			task: planTask,
			attempt: 1
		}, claim)] : []
	];
}
async function codingCall({ git, segment, redact, hasServers, steering }, attempt, { prompt, outcome }) {
	const { iteration, checkpoint } = attempt;
	const tree = attemptTree(onlyVerdicts(segment.events), iteration);
	const result = tree.kind === "tree" ? tree.commit : checkpoint;
	const changes = await treeChanges(git, {
		from: checkpoint,
		to: result,
		limit: maxFileBytes
	});
	const engineFiles = new Set(protectedFindings(changes, steering).map(({ path }) => path));
	const { recorded, leftOut } = recordChanges(changes.filter(({ path }) => !engineFiles.has(path)), redact);
	const verdict = verdictOf(segment.events, iteration);
	const guardNote = verdict?.type === "attempt_failed" && verdict.cause === "guard" ? ["its changes: a guard refused them, so they were not kept"] : [];
	const serverNote = hasServers ? ["what its MCP servers left: the state has their newest memory alone"] : [];
	return {
		prompt,
		systemPrompt: "",
		changes: recorded,
		recording: recordingOf(attempt, outcome, [
			...leftOut,
			...guardNote,
			...serverNote
		])
	};
}
const callRecord = (attempt, { call, outcome, leftOut }) => ({
	prompt: "",
	systemPrompt: "",
	changes: [],
	recording: {
		...recordingOf(attempt, outcome, leftOut),
		call
	}
});
/** Later decisions of an operator do not matter here. */
const onlyVerdicts = (events) => events.filter(({ type }) => /^attempt_(?:succeeded|held|failed|interrupted)$/.test(type));
const recordingOf = ({ iteration, task, attempt, at }, outcome, left_out) => ({
	task,
	attempt,
	call: "run",
	iteration,
	started: at,
	steps: [],
	usage: {
		usd: 0,
		turns: 1,
		input_tokens: 0,
		output_tokens: 0
	},
	linger_ms: 0,
	outcome,
	left_out: ["the agent's steps: the state does not contain them", ...left_out]
});
const AgentFile = object({
	end: _enum([...[
		"finished",
		"no_result",
		"error",
		"usage_limit",
		"overloaded",
		"billing",
		"auth"
	], ...[
		"crashed",
		"timed_out",
		"cancelled"
	]]),
	fault: AgentFault.optional(),
	duration_ms: number(),
	usage: Usage,
	denials: array(string()).default([])
});
const HandoffFile = object({
	source: HandoffSource,
	handoff: Handoff
});
/** Throws without `agent.json`, because the call is unknown then. */
function parseCall(agent, handoff) {
	return {
		...AgentFile.parse(JSON.parse(agent ?? "null")),
		handoff: handoff === void 0 ? void 0 : HandoffFile.parse(JSON.parse(handoff))
	};
}
// src/adapter/cassette/state-history.ts
async function readStateHistory(git, tip) {
	const readTexts = async (commit, paths) => {
		return (await readObjects(git, paths.map((path) => `${commit}:${path}`))).map((object, index) => {
			const text = object?.type === "blob" ? object.content.toString("utf8") : void 0;
			const path = paths[index] ?? "";
			if (text !== void 0 && path.endsWith(".json") && storedJson(text) === void 0) throw damagedRecord(path);
			return text;
		});
	};
	const commits = await commitsBySegment(git, tip);
	const numbers = [...commits.keys()].sort((a, b) => a - b);
	return {
		tip,
		log: (await readTexts(tip, numbers.map(segmentPath))).flatMap((segment, index) => eventsIn(segmentPath(numbers[index] ?? 0), segment).map((event) => ({
			event,
			seq: numbers[index] ?? 0
		}))),
		read: (paths) => readTexts(tip, paths),
		readAt: (seq, paths) => readTexts(commits.get(seq) ?? tip, paths)
	};
}
/** By trailers along the first parents. */
async function commitsBySegment(git, tip) {
	const { stdout } = await git({ args: [
		"log",
		"--first-parent",
		"--format=%H %(trailers:key=Ralph-Seq,valueonly,separator=%x20)",
		tip
	] });
	const commits = /* @__PURE__ */ new Map();
	for (const line of stdout.toString("utf8").split("\n")) {
		const [oid = "", seq = ""] = line.split(" ");
		if (/^\d+$/.test(seq)) commits.set(Number(seq), oid);
	}
	return commits;
}
const eventsIn = (path, segment = "") => segment.split("\n").flatMap((line, index) => {
	if (line === "") return [];
	const event = StoredEvent.safeParse(storedJson(line)).data;
	if (event === void 0) throw damagedRecord(path, index + 1);
	return [event];
});
// src/entry/replay/run-tapes.ts
/**
* Converts a run's state to cassettes in `folder`, one for each stretch without events from outside; or only iteration
* `until`, with the state in which it began. The checks are those of the current configuration, else those of the run's
* records.
*/
async function runTapes(name, request) {
	const { folder, until, context, flags } = request;
	const { git, tip } = await findStateCommit(name, context);
	const history = await readStateHistory(git, tip);
	const segments = await chooseSegments(history, until);
	const { settings, planFile } = await currentSettings(context, flags);
	const checks = (settings.validate.length > 0 ? void 0 : await recordedChecks(history, segments)) ?? resolveChecks(settings.validate, settings["working-directory"]);
	const tapes = [];
	for (const [index, segment] of segments.entries()) {
		const path = join(folder, segments.length === 1 ? "cassette" : `cassette-${index + 1}`);
		const awaitsApproval = segment.events.some(({ type }) => type === "attempt_held");
		await writeStateCassette(path, {
			git,
			history,
			segment,
			planFile,
			redact: redactor(secretValues(context.env)),
			steeringFilesOf: (file) => [
				file,
				usualFile,
				feedbackPath(file)
			],
			settings: {
				ralph: packageJson().version,
				checks,
				committer: ralphIdentity,
				settings: {
					...recordedSettings(settings),
					...withoutLimits(segment),
					review: reviewedAs(segment),
					mode: modeAs(segment, settings.mode),
					...awaitsApproval && { approval: "iteration" }
				}
			}
		});
		tapes.push(await readCassette(path));
	}
	return tapes;
}
/** The limits of the recorded jobs are unknown: the calls are the limit. Only the recorded base is merged. */
const withoutLimits = ({ attempts, events }) => ({
	"max-iterations": Math.max(1, attempts.length - events.filter((event) => event.type === "attempt_interrupted" && event.cause === "asked").length),
	"run-iterations": null,
	"cost-budget": 1e6,
	"merge-base": false
});
async function chooseSegments(history, until) {
	const events = history.log.map(({ event }) => event);
	const iterations = events.flatMap((event) => event.type === "attempt_started" ? [event.iteration] : []);
	const files = (name) => history.read(iterations.map((iteration) => iterationPath(iteration, name)));
	const [agents, contexts] = await Promise.all([files("agent.json"), files("context.json")]);
	const heldBack = events.flatMap((event) => event.type === "attempt_interrupted" && event.cause === "held_back" ? event.iteration : []);
	const endedIterations = new Set(iterations.filter((iteration, index) => agents[index] !== void 0 || contexts[index] !== void 0 && heldBack.includes(iteration)));
	const single = until === void 0 || !endedIterations.has(until) ? void 0 : segmentAt(events, until);
	const segments = until === void 0 ? segmentsOf(events, (iteration) => endedIterations.has(iteration)) : single ? [single] : [];
	if (segments.length > 0) return segments;
	throw new RalphError({
		code: "NO_ITERATION",
		message: until === void 0 ? "No attempt of this run has finished." : `The run has no call of iteration ${until} to replay.`,
		hint: `Iterations with a call: ${[...endedIterations].join(", ") || "none"}. See the run's log for the others.`
	});
}
async function currentSettings(context, flags) {
	const { cwd, env } = context;
	const file = await readConfig(await openBase(context), cwd, void 0);
	const inputs = {
		flags,
		environment: env,
		file: file.values,
		fileName: file.name,
		plan: void 0
	};
	const { settings, findings } = resolveSettings(inputs);
	if (findings.length + file.findings.length === 0) return {
		settings,
		planFile: settings.plan ?? "plan.json"
	};
	throw new RalphError({
		code: "CONFIG_INVALID",
		message: "The configuration cannot be used; nothing was replayed.",
		hint: `Fix the problems above in the flags, the variables or ${file.name}.`,
		findings: [...file.findings, ...findings]
	});
}
/** The checks of the newest replayed iteration; those of the baseline if no iteration has a record. */
async function recordedChecks(history, segments) {
	const paths = [...segments.flatMap(({ attempts }) => attempts.map(({ iteration }) => iteration)).reverse().map((iteration) => iterationPath(iteration, "validation.json")), "baseline.json"];
	const record = (await history.read(paths)).find((content) => content !== void 0);
	if (record === void 0) return void 0;
	return CheckResult.array().safeParse(JSON.parse(record).checks).data?.map(({ name, run, kind }) => ({
		name,
		run,
		kind,
		timeout_ms: defaultTimeouts[kind],
		working_directory: "."
	}));
}
const patterns = [
	"refs/heads/ralph/state/**",
	"refs/remotes/*/ralph/state/**",
	"refs/ralph/state/**"
];
/** By a plan's name, a run's id or a commit. Throws RalphError RUN_UNKNOWN with the runs that exist. */
async function findStateCommit(name, { cwd, env }) {
	const git = userGit(cwd, env);
	const refs = await listStateRefs(git);
	const tip = (refs.find(({ ref }) => planOf(ref) === name) ?? refs.find(({ run }) => run === name || name.length >= 8 && run.startsWith(name)))?.oid ?? await commitWithState(git, name);
	if (tip !== void 0) return {
		git,
		tip
	};
	throw new RalphError({
		code: "RUN_UNKNOWN",
		message: `There is no recording or run named '${plainLine(name, 100)}' here.`,
		hint: refs.length === 0 ? "This repository holds no run. If the run is on a remote, fetch it first: git fetch origin" : `Name a folder with a cassette.json, a plan (${plansOf(refs)}), a run's id, or a commit of a state ref.`
	});
}
async function listStateRefs(git) {
	const { stdout } = await git({ args: [
		"for-each-ref",
		"--format=%(objectname) %(refname)",
		...patterns
	] });
	const refs = [];
	for (const line of stdout.toString("utf8").split("\n").filter((text) => text !== "")) {
		const [oid = "", ref = ""] = line.split(" ");
		const run = await runIdIn(git, oid);
		if (run !== void 0) refs.push({
			oid,
			ref,
			run
		});
	}
	return refs;
}
/** The run's id; undefined if the commit holds no state. */
async function runIdIn(git, oid) {
	const { code, stdout } = await git({
		args: [
			"cat-file",
			"blob",
			`${oid}:run.json`
		],
		allow: [128]
	});
	if (code !== 0) return void 0;
	return tryRead(() => String(JSON.parse(stdout.toString("utf8")).run));
}
async function commitWithState(git, name) {
	const { code, stdout } = await git({
		args: [
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options",
			`${name}^{commit}`
		],
		allow: [1, 128]
	});
	const oid = stdout.toString("utf8").trim();
	return code === 0 && await runIdIn(git, oid) !== void 0 ? oid : void 0;
}
const planOf = (ref) => ref.replace(/^.*?\/ralph\/state\//, "");
const plansOf = (refs) => [...new Set(refs.map(({ ref }) => planOf(ref)))].join(", ");
// src/entry/command/replay.ts
const flags = {
	at: {
		help: "stop after this iteration, and show all of it",
		example: "7"
	},
	...settingFlags("validate", "setup"),
	keep: {
		help: "keep its files, even if everything went as recorded",
		toggle: true
	},
	json: {
		help: "print one JSON object per part of the run instead of text",
		toggle: true
	}
};
const replayCommand = {
	help: `Runs the engine on recorded agent calls: answers and changes are replayed, while prompts, checks and decisions are made
again. It needs no network and no key, costs nothing, and works in a temporary folder. It shows every difference from the
recording. If there is one, or with --at or --keep, its files stay for you to look at.

RECORDING is a folder made by \`ralph run --record DIR\`. Run the command in the recorded repository, because the recording
starts from one of its commits. RUN is a run of this repository that was not recorded: the name of its plan, its id, or a
state ref or commit. With --at N, that replay starts from the state in which iteration N started.
A replay runs the checks and set-up commands of the recording: before you replay a stranger's, read its cassette.json.

Usage: ralph replay RECORDING|RUN [options]

Examples:
  ralph run --record ../recording --validate "npm test"
  ralph replay ../recording
  ralph replay my-plan --at 7
  ralph replay origin/ralph/state/my-plan --at 7 --setup "npm ci" --validate "npm test -- --verbose"

Options:
${flagHelp(flags)}

Exit codes: 0 it went as recorded (prompts may differ), ${exits.failed.code} it differed, ${exits.usage.code} usage, ${exits.data.code} a damaged recording,
${exits.interrupted.code} interrupted.`,
	flags,
	operands: 1,
	run: async (context, { values, operands }) => {
		const name = operands[0];
		if (name === void 0) throw noRecordingNamed();
		const until = values["at"] === void 0 ? void 0 : iterationNumber("replay --at", String(values["at"]));
		const folder = await realpath(await mkdtemp(join(tmpdir(), "ralph-replay-")));
		const tapes = await tapesOf(name, {
			folder,
			until,
			context,
			flags: values
		}).catch(async (error) => {
			await removeFolder(folder);
			throw error;
		});
		const keeps = until !== void 0 || values["keep"] === true;
		try {
			const exitCode = await replayAll(tapes, {
				folder,
				until,
				context,
				values,
				keeps
			});
			if (!keeps && exitCode !== exits.failed.code) await removeFolder(folder);
			return exitCode;
		} catch (error) {
			await removeFolder(folder);
			throw error;
		}
	}
};
async function replayAll(tapes, { folder, until, context, values, keeps }) {
	const job = {
		lender: await findLender(context),
		overrides: overridesOf(values),
		until,
		context
	};
	const json = values["json"] === true;
	let worstCode = 0;
	for (const [index, tape] of tapes.entries()) {
		const inside = join(folder, `replay-${index + 1}`);
		await mkdir(inside);
		const replayed = await replayJob(tape, {
			...job,
			folder: inside,
			show: json ? () => void 0 : progress(context)
		});
		if (context.cancelled.aborted) return exits.interrupted.code;
		worstCode = Math.max(worstCode, await printReport(context, {
			tape,
			replayed,
			until,
			json,
			keeps
		}));
	}
	return worstCode;
}
/** Reads the folder of a cassette, or converts a run of this repository to cassettes below `folder`. */
async function tapesOf(name, request) {
	const path = resolve(request.context.cwd, name);
	if (!existsSync(join(path, "cassette.json"))) return runTapes(name, request);
	const tape = await readCassette(path);
	refuseMissingIteration(tape, request.until);
	return [tape];
}
/** The replay borrows git objects from the surrounding repository, if there is one. */
async function findLender({ cwd, env }) {
	try {
		return await openRepository({
			cwd,
			env
		});
	} catch (error) {
		if (error instanceof RalphError) return void 0;
		throw error;
	}
}
function overridesOf(values) {
	const parsedChecks = values["validate"] === void 0 ? void 0 : checks(values["validate"]);
	return {
		checks: parsedChecks !== void 0 && "value" in parsedChecks ? resolveChecks(parsedChecks.value) : void 0,
		setup: values["setup"]
	};
}
function progress({ out, color, now, columns, env }) {
	const redact = redactor(secretValues(env));
	return terminalProgress({
		write: out,
		color,
		isTty: false,
		now,
		redact,
		columns: () => columns
	}).show;
}
async function printReport(context, request) {
	const { tape, replayed, until, json, keeps } = request;
	const { differences, prompts } = await compareReplay(tape, replayed, until);
	const place = {
		workspace: replayed.workspace,
		repository: replayed.gitDir,
		state: `ralph/state/${tape.run.plan_name}`
	};
	const clean = redactor(secretValues(context.env));
	if (json) {
		const { events, ended } = replayed;
		context.out(`${clean(inertJson({
			kind: "replay",
			...place,
			ended,
			differences,
			prompts,
			events
		}))}\n`);
		return differences.length === 0 ? 0 : exits.failed.code;
	}
	const call = replayed.calls.find(({ iteration }) => iteration === until);
	const shown = call && iterationText({
		...call,
		...replayed,
		checks: replayed.checks.get(call.iteration) ?? []
	});
	const sections = [
		...shown === void 0 ? [] : [shown],
		...replayed.ended === null ? [] : [replayed.ended],
		...[differenceText(differences, prompts)].filter((text) => text !== ""),
		summary(request, differences.length),
		...keeps || differences.length > 0 ? [inspectHint(replayed)] : []
	];
	context.out(`\n${clean(sections.join("\n\n"))}\n`);
	return differences.length === 0 ? 0 : exits.failed.code;
}
const inspectHint = ({ workspace, gitDir }) => `Take a look:\n  ${commandLine("cd", workspace)}\n  ${commandLine("git", "-C", gitDir, "log", "--oneline", "--graph", "--all")}`;
function summary({ tape, replayed }, differences) {
	if (tape.recordings.length === 0) return "Nothing to replay: the recorded job made no agent call.";
	const done = plural(iterationsOf(replayed.events).length, "iteration");
	if (tape.events.length === 0) return `${done} replayed (the recording does not say what happened then).`;
	return differences === 0 ? `${done} replayed, as recorded.` : `${done} replayed, with ${plural(differences, "difference")} from the recording.`;
}
function refuseMissingIteration({ recordings }, until) {
	const numbers = recordings.flatMap(({ iteration, call }) => iteration === void 0 || call !== "run" ? [] : [iteration]);
	if (until === void 0 || numbers.length === 0 || numbers.includes(until)) return;
	throw new RalphError({
		code: "NO_ITERATION",
		message: `The recording has no call for iteration ${until}; it has calls for ${numbers.join(", ")}.`,
		hint: "Name one of these with --at."
	});
}
const noRecordingNamed = () => new RalphError({
	code: "USAGE",
	message: "replay: name what to replay.",
	hint: "See `ralph replay --help`."
});
export { replayCommand };
