import { A as segmentPath, E as iterationPath, er as RalphError } from "./through-proxy.js";
import { U as PromptFacts } from "./slices.js";
import { f as countedCommits, g as stateAgainstLog, h as mayStandBeside, m as doneAgainstCommits, p as countedIterations, u as StoredEvent } from "./state-access.js";
import { h as Validation } from "./json-syntax.js";
// src/core/run/stored/stored-json.ts
/** What a JSON file of the state holds; undefined if it is damaged: all of them hold an object or a list. */
function storedJson(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null ? value : void 0;
	} catch {
		return;
	}
}
/** A file, or a line of it, that cannot be read. The task states do not depend on any of these. */
const damagedRecord = (path, line) => new RalphError({
	code: "STATE_CORRUPT",
	message: `${line === void 0 ? "" : `Line ${line} of `}${path} in the state of the run is damaged.`,
	hint: "`ralph log` shows what can still be read. The task states do not depend on it: `ralph status` shows them."
});
// src/app/job/prove.ts
/**
* Compares a run that is about to be called complete with all that made it so: its whole log, the commits of its done
* tasks and the checks that let them through. Throws RalphError STATE_NOT_ITS_EVENTS or STATE_FORGED. Its cost grows
* with the past, so it is done once: what a job on this machine has proven is not looked at again.
*/
async function proveComplete({ store, workBranch }, run) {
	if (run.proven) return;
	const { state } = run;
	const segments = segmentsOf(run);
	const validations = countedIterations(state).map((iteration) => iterationPath(iteration, "validation.json"));
	const files = await store.readPast([...segments, ...validations]);
	const events = factsIn(files.slice(0, segments.length));
	const differs = differences({
		before: null,
		events,
		replans: false
	}, state);
	if (!events || differs.length > 0) throw await store.untrue("STATE_NOT_ITS_EVENTS", differs);
	const found = await workBranch.madeBehind(tipsOf(events, state), {
		wanted: countedCommits(state),
		since: begunAt(events)
	});
	const passed = new Set(files.slice(segments.length).flatMap(passedIn));
	const unearned = doneAgainstCommits(run, found, passed);
	if (unearned.length > 0) throw await store.untrue("STATE_FORGED", unearned);
	store.prove();
}
/**
* Looks at the newest state commit alone, where that costs nothing: whether its facts make it of the one before. Throws
* RalphError STATE_NOT_ITS_EVENTS before anything is done by a state that somebody edited.
*/
async function proveStep({ store }, run) {
	if (run.proven) return;
	const step = await store.step();
	if (!step) return;
	const events = factsIn(await store.readMany(segmentsOf(run, step.before?.seq ?? 0)));
	const differs = differences({
		before: step.before?.state ?? null,
		events,
		replans: step.replans
	}, run.state);
	if (differs.length > 0) throw await store.untrue("STATE_NOT_ITS_EVENTS", differs);
}
function differences({ before, events, replans }, state) {
	if (!events) return ["its log was not written by ralph"];
	const silent = replans && events.every(({ type }) => !replanning.has(type));
	return [...stateAgainstLog(before, events, state), ...silent ? ["plan.json was changed without an event"] : []];
}
const replanning = /* @__PURE__ */ new Set([...[
	"run_started",
	"plan_changed",
	"amendment_accepted"
], ...[
	"follow_up_added",
	"conflict_task_added",
	"agents_md_due"
]]);
/**
* Somebody wrote between two writes of the job that holds the lease: an operator's tool may, and only what no task is
* done, skipped or paid for by; whoever has taken the run over may write all. Throws RalphError STATE_NOT_ITS_EVENTS or
* STATE_FORGED, after the ref was reset to what this job wrote last: the next one must not go on from a forgery.
*/
async function refuseForeign({ store }, request) {
	const { run, head, before, plan, seq } = request;
	const own = new Set(factsIn(request.own)?.map((event) => JSON.stringify(event)));
	const back = head ?? void 0;
	const events = factsIn(await store.readMany(segmentsOf(run, seq)));
	const differs = differences({
		before,
		events,
		replans: JSON.stringify(plan) !== JSON.stringify(run.plan)
	}, run.state);
	if (!events || differs.length > 0) throw await store.untrue("STATE_NOT_ITS_EVENTS", differs, back);
	const taken = events.findIndex((event) => event.type === "lease_taken" && event.epoch > (before?.epoch ?? 0));
	const forged = (taken === -1 ? events : events.slice(0, taken)).filter((event) => !own.has(JSON.stringify(event))).filter((event) => !mayStandBeside(event)).map(({ type }) => type);
	if (forged.length === 0) return;
	const what = [...new Set(forged)].join(", ");
	throw await store.untrue("STATE_FORGED", [`somebody else wrote while this job held the run: ${what}`], back);
}
/**
* How many of these facts, a line each, already stand in the log behind `seq`: a push that seemed to fail may have won, and
* what it wrote is not to be written twice.
*/
async function writtenOf({ store }, { run, seq, own }) {
	const events = factsIn(await store.readMany(segmentsOf(run, seq))) ?? [];
	const there = new Set(events.map((event) => JSON.stringify(event)));
	const missing = (factsIn(own) ?? []).findIndex((event) => !there.has(JSON.stringify(event)));
	return missing === -1 ? own.length : missing;
}
function factsIn(segments) {
	try {
		return segments.flatMap((segment) => eventsOf(segment, "log", refuse));
	} catch {
		return;
	}
}
/** Of a squash or a rebase, only the work before it leads to the commits that the tasks are done by. */
function tipsOf(events, { work }) {
	const before = ofNewestRun(events).flatMap((event) => event.type === "base_merged" || event.type === "work_moved" ? [event.from] : []);
	return [.../* @__PURE__ */ new Set([work, ...before.reverse()])];
}
const ofNewestRun = (events) => events.slice(events.findLastIndex(({ type }) => type === "run_started"));
function begunAt(events) {
	const [begun] = ofNewestRun(events);
	return begun?.type === "run_started" ? begun.base : "";
}
function passedIn(text) {
	try {
		const { iteration, passed } = Validation.parse(JSON.parse(text ?? ""));
		return passed ? [iteration] : [];
	} catch {
		return [];
	}
}
/** Where the log's segments lie: all, or those after `after`. */
const segmentsOf = ({ seq }, after = 0) => Array.from({ length: Math.max(0, seq - after) }, (_, index) => segmentPath(after + index + 1));
/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
async function readLog(state, run, after = 0, onFault = refuse) {
	const paths = segmentsOf(run, after);
	return (await state.readMany(paths)).flatMap((segment, index) => eventsOf(segment, paths[index] ?? "", onFault));
}
function eventsOf(segment, path, onFault) {
	return (segment ?? "").split("\n").flatMap((line, index) => {
		if (line === "") return [];
		const event = eventIn(line);
		if (event === void 0) onFault(damagedRecord(path, index + 1));
		return event ?? [];
	});
}
function eventIn(line) {
	try {
		return StoredEvent.safeParse(JSON.parse(line)).data;
	} catch {
		return;
	}
}
function refuse(fault) {
	throw fault;
}
// src/core/prompt/prompt-facts.ts
/** What is kept of a prompt beside its text: where each section came from, and what its budget was counted by. */
const promptFacts = (sections, { ratio, calls, entries, indexEntries }) => ({
	schema: 1,
	sections: sections.map(({ name, source }) => ({
		name,
		source
	})),
	entries: [...entries],
	index_entries: indexEntries,
	chars_per_token: ratio,
	measured_calls: calls
});
/** Undefined for a text that is none, or that an older program did not write. */
function readPromptFacts(stored) {
	try {
		return stored === void 0 ? void 0 : PromptFacts.safeParse(JSON.parse(stored)).data;
	} catch {
		return;
	}
}
const [fewest, most] = [2, 6];
/** Two prompts that differ by less say too little: the program around them takes tokens, too, and not always as many. */
const leastApart = 2e3;
const leastPairs = 3;
/**
* Characters to a token by what calls reported. A first request holds the prompt and what the agent's program puts around it, its
* instructions and tools; that share is the same in each, so only what longer prompts have more of counts: the median slope between
* each two of them (Theil and Sen), from 2 to 6. Pure.
*/
function charsPerToken(measured) {
	const slopes = measured.flatMap((one, at) => measured.slice(at + 1).flatMap((other) => {
		const [chars, tokens] = [one.chars - other.chars, one.tokens - other.tokens];
		return Math.abs(chars) < leastApart ? [] : [tokens / chars];
	}));
	const slope = median(slopes);
	if (slopes.length < leastPairs || slope <= 0) return {
		ratio: 4,
		calls: 0
	};
	const ratio = Math.min(most, Math.max(fewest, 1 / slope));
	return {
		ratio: Math.round(ratio * 100) / 100,
		calls: measured.length
	};
}
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
// src/core/prompt/section.ts
/**
* Ranks of what a prompt is made of, in the order in which they give way (docs/design.md#prompt), with what shortening leaves
* of a piece at first, in characters: enough to be of use. `index` was chosen to fit; `fixed` is never cut.
*/
const rankFloors = {
	log: 600,
	narrative: 1500,
	knowledge: 1e3,
	skill: 800,
	plan: 1e3,
	dependency: 1e3,
	account: 1500,
	check: 1500,
	hint: 2e3,
	task: 3e3,
	criteria: 2e3,
	index: Number.POSITIVE_INFINITY,
	fixed: Number.POSITIVE_INFINITY
};
/** The sections of a prompt in their order, each with the rank of what it consists of unless a piece has its own. */
const sectionRanks = {
	"Current Task": "task",
	"Operator Hints": "hint",
	Checks: "check",
	"Plan Context": "plan",
	"Plan Map": "plan",
	"Failure Context": "account",
	"What This Task Builds On": "dependency",
	"Retrieved Memory": "knowledge",
	"Accumulated Knowledge": "knowledge",
	"Previous Handoff": "narrative",
	Briefing: "knowledge",
	"Retrieved Project Memory": "index",
	Skills: "skill",
	"Output Instructions": "fixed"
};
function section(name, content, source = "") {
	const pieces = typeof content === "string" ? [{
		rank: sectionRanks[name],
		text: content
	}] : content;
	return withPieces({
		name,
		source
	}, pieces);
}
/** The same section of other pieces; empty ones go. */
function withPieces({ name, source }, pieces) {
	const trimmed = pieces.map(({ rank, text }) => ({
		rank,
		text: text.trim()
	})).filter(({ text }) => text !== "");
	return {
		name,
		source,
		pieces: trimmed,
		body: trimmed.map(({ text }) => text).join("\n\n")
	};
}
/** The prompt as it goes to the agent: for each section the exact line `## Name`, a blank line and its body. */
function renderPrompt(sections) {
	return sections.map(renderSection).join("\n\n");
}
/** Characters of `renderPrompt(sections)`. */
function promptLength(sections) {
	const separators = Math.max(0, sections.length - 1) * 2;
	return sections.reduce((sum, section) => sum + renderSection(section).length, separators);
}
const renderSection = ({ name, body }) => body === "" ? `## ${name}` : `## ${name}\n\n${body}`;
/** The sizes of a rendered prompt's sections, in order: no section's body holds a line that begins with `## `. */
function sectionSizes(prompt, ratio = 4) {
	return prompt.split(/^(?=## )/m).flatMap((part) => {
		const name = /^## (.*)$/m.exec(part)?.[1];
		return name === void 0 ? [] : [{
			name,
			...sizeOf(part, ratio)
		}];
	});
}
const sizeOf = (text, ratio = 4) => ({
	bytes: new TextEncoder().encode(text).length,
	tokens: Math.floor(text.length / ratio)
});
export { damagedRecord as _, sectionRanks as a, withPieces as c, readPromptFacts as d, proveComplete as f, writtenOf as g, refuseForeign as h, section as i, charsPerToken as l, readLog as m, rankFloors as n, sectionSizes as o, proveStep as p, renderPrompt as r, sizeOf as s, promptLength as t, promptFacts as u, storedJson as v };
