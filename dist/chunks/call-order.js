import { C as iterationPath, Et as Withdrawal } from "./through-proxy.js";
import { T as plural, d as excerpt, h as visible, k as cappedLines, r as oneLine } from "./one-line.js";
import { At as commitsOf, B as contradictionsIn, Bt as agentClaims, I as termsOf, L as wordsIn, Vt as questionsOf, Wt as unfinished } from "./remarks.js";
import { A as typeOf, T as isHard, a as shortLine, d as nestHeadings, i as numberedLine, r as knowledgeLines, st as Reviewed, t as entryLine, v as taskIn, w as isActive } from "./render-index.js";
import { F as knowledgeTypes, l as PassResults } from "./pass.js";
import { o as memoize } from "./dependency-graph.js";
import { n as failureContext } from "./failure-sentence.js";
import { n as fenceAfter } from "./fences.js";
import { C as hardRoom, i as hintsFor } from "./evolve.js";
import { B as withdrawalPath, b as askForNote, v as feedbackPath, y as pendingFeedback, z as withdrawalInWords } from "./state-files.js";
import { h as Validation } from "./json-syntax.js";
import { p as skillPath } from "./plan-folder.js";
import { a as passesOf, i as instructionsFor, n as contextFor, o as template$1 } from "./from-base.js";
import { f as longestFileLine, l as indexFileLine } from "./fill-in.js";
import { c as promptFacts, i as sectionRows, n as renderPrompt, r as section, s as charsPerToken, t as promptLength } from "./section.js";
import { n as refuseUnusableServers, r as rolesIn } from "./servers.js";
import { t as actionItems } from "./consensus.js";
import { i as budgetChars, o as keepsIndexByFields, u as fitToBudget } from "./order-origin.js";
import { i as passFindings } from "./pass-verdict.js";
import { r as reviewFindings } from "./read-review.js";
import { m as storedHandoff } from "./intake.js";
// src/core/knowledge/search.ts
/** A number for each word that was ever seen: 5,000 entries are compared by them ten times as fast as by words. */
const numbers = /* @__PURE__ */ new Map();
function numberOf(term) {
	const known = numbers.get(term);
	if (known !== void 0) return known;
	numbers.set(term, numbers.size);
	return numbers.size - 1;
}
function indexedText(text) {
	const all = termsOf(text);
	const counts = /* @__PURE__ */ new Map();
	for (const term of all) {
		const number = numberOf(term);
		counts.set(number, (counts.get(number) ?? 0) + 1);
	}
	return {
		terms: [...counts.keys()],
		counts: [...counts.values()],
		length: all.length
	};
}
/** Once for each entry: entries never change. */
const indexed = memoize(({ text, id }) => indexedText(`${text} ${id.slice(id.indexOf("-", 2))}`));
const indexedTask = memoize((task) => indexedText(wordsOfTask(task)));
const wordsOfTask = ({ title, description, acceptance_criteria, libraries, skills, paths }) => [
	title,
	description,
	...acceptance_criteria,
	...libraries,
	...skills,
	...paths
].join("\n");
/** How much a word in the surroundings of a task weighs beside one in the task. */
const aroundWeight = .35;
/** BM25's usual ones. */
const [k1, b] = [1.2, .75];
/** So many words that nothing else holds say all that words can say; a faint likeness does not count as much as a strong one. */
const certain = 2;
/** The best entries, and the words in them that count for the echo. */
const [echoEntries, echoTerms] = [10, 20];
/** Below it an entry is not like the task. */
const leastAlike = .2;
/**
* The relevance of each entry to the query, by position, each part from 0 to 1: its words (BM25), the words of the task that
* taught it, what earlier tasks on the same path taught, and the words that the best of these have in common
* (pseudo-relevance feedback), since one part of a program is spoken of in more than one way.
*/
function relevanceOf(entries, query) {
	const corpus = corpusOf(entries.map(indexed));
	const wanted = wantedBy(query);
	const words = alike(corpus, wanted);
	const kin = kinship(entries, query, wanted);
	const first = entries.map((entry, at) => (words[at] ?? 0) + (kin[at] ?? 0) + nearness(entry, query.distances));
	const echo = alike(corpus, echoed(corpus, first));
	return entries.map(({ id }, at) => {
		const kind = knowledgeTypes.length - knowledgeTypes.indexOf(typeOf(id));
		return (first[at] ?? 0) + (echo[at] ?? 0) + kind / 100;
	});
}
function wantedBy({ text, around }) {
	const weights = new Map(termsOf(around).map((term) => [numberOf(term), aroundWeight]));
	for (const term of termsOf(text)) weights.set(numberOf(term), 1);
	return weights;
}
/** How like the query the task is that taught an entry. */
function kinship(entries, { tasks }, wanted) {
	const teachers = entries.map(({ task, from }) => task === null || from !== null ? void 0 : tasks.get(task));
	const known = [...new Set(teachers)].filter((task) => task !== void 0);
	const scores = alike(corpusOf(known.map(indexedTask)), wanted);
	const byTask = new Map(known.map((task, at) => [task, scores[at] ?? 0]));
	return teachers.map((task) => (task && byTask.get(task)) ?? 0);
}
/** The rare words of the entries with the best scores. */
function echoed({ documents, rarity }, scores) {
	const weights = /* @__PURE__ */ new Map();
	for (const at of best(scores, echoEntries)) {
		const score = scores[at] ?? 0;
		if (score < leastAlike) break;
		for (const term of documents[at]?.terms ?? []) weights.set(term, (weights.get(term) ?? 0) + score);
	}
	const telling = [...weights].sort(([x, xs], [y, ys]) => ys * rarity(y) - xs * rarity(x));
	return new Map(telling.slice(0, echoTerms));
}
/** Positions of the highest scores, highest first; without sorting thousands. */
function best(scores, count) {
	const found = [];
	scores.forEach((score, at) => {
		if (found.length === count && score <= (scores[found.at(-1) ?? 0] ?? 0)) return;
		const place = found.findIndex((one) => score > (scores[one] ?? 0));
		found.splice(place < 0 ? found.length : place, 0, at);
		found.length = Math.min(found.length, count);
	});
	return found;
}
function corpusOf(documents) {
	const holders = new Int32Array(numbers.size);
	for (const { terms } of documents) for (const term of terms) holders[term] = (holders[term] ?? 0) + 1;
	const rarity = (term) => {
		const n = holders[term] ?? 0;
		return n === 0 ? 0 : Math.max(0, Math.log((documents.length - n + .5) / (n + .5)));
	};
	return {
		documents,
		rarity
	};
}
function alike({ documents, rarity }, weights) {
	const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
	const worth = new Float64Array(numbers.size);
	for (const [term, weight] of weights) worth[term] = weight * rarity(term);
	const scores = documents.map((document) => scoreOf(document, {
		worth,
		average
	}));
	const most = scores.reduce((one, score) => Math.max(one, score), certain * Math.log(documents.length + 1));
	return most === 0 ? scores : scores.map((score) => score / most);
}
function scoreOf({ terms, counts, length }, { worth, average }) {
	const long = k1 * (1 - b + b * length / Math.max(1, average));
	let score = 0;
	for (let at = 0; at < terms.length; at++) {
		const weight = worth[terms[at] ?? 0] ?? 0;
		if (weight === 0) continue;
		const count = counts[at] ?? 0;
		score += weight * count * (k1 + 1) / (count + long);
	}
	return score;
}
/** What a task that this one builds on taught bears on it, whatever its words. */
function nearness({ task, from }, distances) {
	const steps = task === null || from !== null ? void 0 : distances.get(task);
	return steps === void 0 ? 0 : 1 / (1 + steps / 2);
}
// src/core/knowledge/retrieve.ts
/**
* The index as a prompt gets it: whole while it fits, else hard constraints first, then what people said, what the newest
* iterations noted, and then entries by their relevance to the task, each whole or not at all.
*/
function retrieve(entries, request) {
	const active = entries.filter(isActive);
	const whole = mayFit(active, request.room) ? memoryBody(active, request) : void 0;
	if (whole && whole.body.length <= request.room) return {
		...whole,
		leftOut: 0
	};
	for (let room = request.room;; room -= excessStep) {
		const kept = chosen(active, {
			...request,
			room
		});
		const { body, shown } = memoryBody(kept, request);
		const keptSet = new Set(kept);
		const leftOut = active.filter((entry) => !keptSet.has(entry)).length;
		const isLeast = kept.length === bindingEntries(active, request.hardRoom).size;
		if (body.length <= request.room || isLeast) return {
			body,
			shown,
			leftOut
		};
	}
}
const excessStep = 200;
/** Contradictions first, each pair once and its newer entry first; then the merged entries by kind, then the newest notes. */
function memoryBody(kept, { notedAfter }) {
	const shown = [];
	const line = (entry) => numberedLine(entry, shown.push(entry));
	const pairs = contradictionsIn(kept);
	const paired = new Set(pairs.flatMap(({ newer, older }) => [newer, older]));
	const numbers = /* @__PURE__ */ new Map();
	const once = (entry) => {
		const number = numbers.get(entry);
		if (number !== void 0) return `- [${number}] (see above)`;
		const text = line(entry);
		numbers.set(entry, shown.length);
		return text;
	};
	const contradicting = pairs.map(({ newer, older }) => `${once(newer)}\n  ${once(older).replace("- ", "contradicts the older ")}`);
	const isNote = ({ by, from, iterations }) => by === null && from === null && (iterations.at(-1) ?? 0) > notedAfter;
	const merged = kept.filter((entry) => !paired.has(entry) && !isNote(entry)).toSorted((a, b) => knowledgeTypes.indexOf(typeOf(a.id)) - knowledgeTypes.indexOf(typeOf(b.id)));
	const notes = kept.filter((entry) => !paired.has(entry) && isNote(entry));
	const mergedLines = knowledgeLines(merged, "###", line);
	const noteLines = notes.map((entry) => line(entry).replace("] ", `] ${typeOf(entry.id)}: `));
	const about = mergedLines === "" ? "" : " Where they differ from the above, these count.";
	return {
		body: [
			...contradicting.length > 0 ? [`### Contradictions\n\n${contradicting.join("\n")}`] : [],
			...mergedLines === "" ? [] : [mergedLines],
			...noteLines.length > 0 ? [`### Noted by earlier agents since\n\nThe newest come last.${about}\n\n${noteLines.join("\n")}`] : []
		].join("\n\n"),
		shown
	};
}
/** Without rendering thousands of lines to find that they are too many: a line is about its text and more. */
function mayFit(active, room) {
	let least = 0;
	for (const { text } of active) least += text.length;
	return least * .9 <= room;
}
/** In the order of the index. */
function chosen(active, request) {
	const { query, room, notedAfter } = request;
	const binding = bindingEntries(active, request.hardRoom);
	const others = active.filter((entry) => !binding.has(entry));
	const notes = newestNotes(others, {
		notedAfter,
		room: room / 2
	});
	const rank = relevanceOf(others, query).map((relevance, position) => {
		const entry = others[position];
		if (!entry) return 0;
		const first = entry.by !== null || isHard(entry) ? peopleFirst : notes.has(entry) ? notesFirst : 0;
		return (relevance + unknownWorth) / (entry.text.length + lineChars) + first;
	});
	const order = [...others.keys()].sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || b - a);
	const kept = new Set(binding);
	const isNote = (entry) => notes.has(entry);
	const headings = 34 * new Set(others.map(({ id }) => typeOf(id))).size + (notes.size > 0 ? notesHeading : 0);
	let left = room - charsOf([...binding]) - headings;
	for (const position of order) {
		if (left < shortestLine$1) break;
		const entry = others[position];
		if (!entry || entry.text.length * .9 > left) continue;
		const length = lineLength(entry) + (isNote(entry) ? kindChars : 0);
		if (length > left) continue;
		kept.add(entry);
		left -= length;
	}
	return active.filter((entry) => kept.has(entry));
}
/** People's constraints, and of the agents' the newest ones that fit into `room`: no prompt leaves these out. */
function bindingEntries(active, room) {
	const hard = active.filter(isHard);
	const binding = new Set(hard.filter(({ by }) => by !== null));
	let left = room - charsOf([...binding]);
	for (const entry of hard.filter(({ by }) => by === null).reverse()) {
		const length = lineLength(entry);
		if (length > left) break;
		binding.add(entry);
		left -= length;
	}
	return binding;
}
function newestNotes(entries, { notedAfter, room }) {
	const notes = /* @__PURE__ */ new Set();
	let left = room;
	for (const entry of entries.toReversed()) {
		if (entry.by !== null || entry.from !== null || (entry.iterations.at(-1) ?? 0) <= notedAfter) continue;
		left -= lineLength(entry);
		if (left < 0) break;
		notes.add(entry);
	}
	return notes;
}
/** Of a number with its brackets and a line feed. */
const numberChars = 7;
const planChars = 8;
/** Of a note its kind stands before its words. */
const kindChars = 12;
/** With the sentence below it. */
const notesHeading = 130;
const lineLength = (entry) => shortLine(entry).length + numberChars + (entry.by === null ? 0 : 13) + (entry.from === null ? 0 : planChars + entry.from.length);
const charsOf = (entries) => entries.reduce((sum, entry) => sum + lineLength(entry), entries.length === 0 ? 0 : 34);
const shortestLine$1 = 30;
const lineChars = 3;
/** An entry that shares no word with the task may bear on it all the same. */
const unknownWorth = .5;
/** No worth comes near these. */
const [peopleFirst, notesFirst] = [100, 50];
const mostLines = 12;
const mostTerms = 40;
/**
* The retrieval of an older program: at most twelve lines that hold a word of the task, by kind and then as they stand.
* Hard constraints come on top of them, since no prompt leaves those out.
*/
function retrieveByKeyword(entries, { id, libraries, title, description }) {
	const words = `${title} ${description}`.toLowerCase().match(/[\p{L}\p{N}\p{M}]{2,}/gu) ?? [];
	const terms = [.../* @__PURE__ */ new Set([
		id.toLowerCase(),
		...libraries.map((name) => name.toLowerCase()),
		...words
	])];
	const active = entries.filter(isActive);
	const wanted = terms.filter((term) => term !== "").slice(0, mostTerms);
	const hits = active.filter((entry) => !isHard(entry) && wanted.some((term) => entryLine(entry).toLowerCase().includes(term))).sort((a, b) => knowledgeTypes.indexOf(typeOf(a.id)) - knowledgeTypes.indexOf(typeOf(b.id)));
	const kept = /* @__PURE__ */ new Set([...active.filter(isHard), ...hits.slice(0, mostLines)]);
	const shown = active.filter((entry) => kept.has(entry));
	const numbered = [];
	return {
		body: knowledgeLines(shown, "###", (entry) => numberedLine(entry, numbered.push(entry))),
		shown: numbered,
		leftOut: active.length - shown.length
	};
}
// src/core/prompt/briefing.ts
/** Sections of the assembled prompt that a prep writes anew, whatever it calls its own. */
const written = [
	"Retrieved Memory",
	"Previous Handoff",
	"Retrieved Project Memory",
	"Briefing"
];
/** Older templates ask for a whole prompt. Of what failed both have something to say, so only what both say is left out. */
const alsoWritten = ["Failure Context"];
/** The sections that ralph writes in every prompt. */
const enginesOwn = (sections) => sections.filter(({ name }) => !written.includes(name));
/** Characters that a prep's text may have beside them. */
const briefingRoom = (sections, maxChars) => Math.max(0, maxChars - promptLength(enginesOwn(sections)) - 15);
const ignored = new Set(Object.keys(sectionRows).filter((name) => !written.includes(name) && !alsoWritten.includes(name)).map((name) => name.toLowerCase()));
/** A shorter line may stand twice. */
const shortestLine = 20;
/**
* What a prep wrote of a prompt, below our headings: its sections in its order, under whatever names. Left out are sections
* that ralph writes, empty ones, and lines that `around` has. Empty if nothing is left.
*/
function briefingIn(prepared, around = "") {
	const known = new Set(around.split("\n").map((line) => line.trim()));
	const isKnown = (line) => line.trim().length >= shortestLine && known.has(line.trim());
	return parts(visible(prepared).replace(/\r\n?/g, "\n")).filter(({ title }) => !ignored.has(title.toLowerCase())).map(({ title, lines }) => ({
		title,
		body: lines.filter((line) => !isKnown(line)).join("\n").trim()
	})).filter(({ body }) => body !== "" && !/^(?:-\s*)?none\.?$/i.test(body)).map(({ title, body }) => [...title === "" ? [] : [`### ${title}`], nestHeadings(body)].join("\n\n")).join("\n\n");
}
/** By its headings of the first two levels; a line of a code block is none. */
function parts(text) {
	const found = [{
		title: "",
		lines: []
	}];
	let fence;
	for (const line of text.split("\n")) {
		const title = fence === void 0 ? /^ {0,3}#{1,2}\s+(.*?)\s*#*$/.exec(line)?.[1] : void 0;
		fence = fenceAfter(line, fence);
		if (title === void 0) found.at(-1)?.lines.push(line);
		else found.push({
			title: oneLine(title, 100),
			lines: []
		});
	}
	return found;
}
// src/core/prompt/failed-attempts.ts
/**
* Why this task has to be tried again: the newest failure in detail, and what every failed attempt tried, as approaches
* that did not work (pattern 001). Their changes are gone, and the text says so. Empty where nothing failed.
*/
function failedAttempts({ failures, failuresLeftOut = 0, failedBefore }) {
	const newest = failures.at(-1);
	const before = failedBefore.length === 0 ? [] : [`### Failed approaches of the tasks that this one builds on\n\n${failedBefore.map(earlier).join("\n")}`];
	if (newest === void 0) return before.join("");
	const left = failuresLeftOut > 0 ? [`- And ${plural(failuresLeftOut, "earlier attempt")}.`] : [];
	const approaches = [...[...failures].reverse().map(approach), ...left].join("\n");
	const account = newest.handoff?.freeform.trim() ?? "";
	return [
		`The attempt before this one (iteration ${newest.iteration}) failed: ${oneLine(newest.why, 500)}`,
		newest.stands ? stillThere : undone,
		...found(newest),
		`### Failed approaches\n\n${approaches}`,
		...account !== "" && !newest.stands ? [`### The failed attempt in its own words\n\n${ownWords(account)}`] : [],
		...before
	].join("\n\n");
}
/** What checks, reviewers, passes and its own agent found out about an attempt; nothing that is empty. */
function found({ denials = [], validation, review, passes = [], handoff }) {
	const denied = `It was not allowed to use ${denials.map(denial).join(", ")}. Nor are you: find another way.`;
	const under = (title, text) => text === "" ? [] : [`### ${title}\n\n${text}`];
	return [
		...denials.length > 0 ? [denied] : [],
		...under("Failed checks", validation === void 0 ? "" : failureContext(validation)),
		...under("What the reviewer found", review ? reviewFindings(review) : ""),
		...under("What other agents found", passFindings(passes)),
		...under("What its agent could not find out", handoff ? list(questionsOf(handoff)) : "")
	];
}
const list = (texts) => texts.map((text) => `- ${text}`).join("\n");
const denial = (text) => oneLine(text, 120);
const earlier = ({ task, ...failed }) => approach(failed).replace(". ", ` (${task}). `);
function approach({ iteration, why, handoff }) {
	return `- Iteration ${iteration}. ${handoff === void 0 ? "It left no account of what it tried." : `Tried: ${oneLine(handoff.summary, 300)}`} Failed: ${oneLine(why, 300)}`;
}
const undone = "Its changes were undone. The files are back at the checkpoint, as they were before any failed attempt.";
const stillThere = "Its changes are still in the files: keep what is right, and adapt it to the current files.";
const ownWords = (freeform) => `It describes changes that no longer exist.\n\n${nestHeadings(excerpt(visible(freeform), 2e3))}`;
// src/core/prompt/sections.ts
/**
* The prompt as structured sections, in their order. Failure Context is there where something failed, Operator Hints,
* Plan Context, Accumulated Knowledge and Skills where there are some; the others always. What an agent or a program wrote is cleaned and put below our headings.
*/
function promptSections(input) {
	const sections = [section("Current Task", currentTask(input), taskSource(input))];
	const hints = bullets("What people want you to know for this attempt:", input.hints);
	if (hints !== "") sections.push(section("Operator Hints", hints, "orders of people"));
	const about = visible(input.planContext ?? "").trim();
	if (about !== "") sections.push(section("Plan Context", `${planRules}\n\n${nestHeadings(about)}`, "plan"));
	const failed = failedAttempts(input);
	if (failed !== "") sections.push(section("Failure Context", failed, iterations(failedIn(input))));
	sections.push(section("Retrieved Memory", retrievedMemory(input), iterations(newestIn(input, 0))));
	if (input.knowledge.length > 0) sections.push(section("Accumulated Knowledge", knowledgeLines(input.knowledge, "###"), "what people said"));
	const before = input.previous === null ? "template first-iteration" : iterations(newestIn(input, shownEarlier));
	sections.push(section("Previous Handoff", previousHandoff$1(input), before));
	if (input.skills.length > 0) sections.push(section("Skills", skills(input), skillsIn(input)));
	const instructions = template(input.outputInstructions, "Output Instructions");
	sections.push(section("Output Instructions", instructions, "template output-instructions"));
	return sections;
}
/** Documents that were written for other programs tell the agent to choose its task and to tick it off. */
const planRules = "From the plan of the whole run, for your information. You do not decide which task is next or what is ticked off in the plan: do only the current task, and do not change the plan file.";
const shownEarlier = 3;
function taskSource({ task, begun }) {
	const parts = begun?.commits.map(({ iteration }) => iteration) ?? [];
	return parts.length === 0 ? `plan, ${task.id}` : `plan, ${task.id}; ${iterations(parts)}`;
}
const failedIn = ({ failures, failedBefore }) => [...failures, ...failedBefore].map(({ iteration }) => iteration);
const newestIn = ({ previous, earlier }, more) => [...previous ? [previous] : [], ...earlier.slice(0, more)].map(({ iteration }) => iteration);
const skillsIn = (input) => oneLine(input.skills.map(({ name }) => `.ralph/skills/${name}.md`).join(", "), 200);
function iterations(numbers) {
	const [first, ...more] = numbers;
	if (first === void 0) return "no iteration yet";
	return more.length === 0 ? `iteration ${first}` : `iterations ${numbers.join(", ")}`;
}
function previousHandoff$1({ previous, earlier, firstIteration }) {
	if (previous === null) return template(firstIteration, "Previous Handoff");
	const origin = `Left by iteration ${previous.iteration}, which finished ${previous.task}.${madeBy[previous.source] ?? unsure(previous)}`;
	const lines = earlier.slice(0, shownEarlier).map(({ iteration, task, summary }) => `- Iteration ${iteration} (${task}): ${oneLine(summary, 300)}`);
	const before = lines.length === 0 ? [] : [`### Earlier iterations\n\n${lines.join("\n")}`];
	return [
		origin,
		nestHeadings(visible(previous.handoff.freeform).trim()),
		...before
	].join("\n\n");
}
const unsure = ({ handoff }) => handoff.confidence_level === "low" ? " Its agent has little confidence in that work: check what you build on." : "";
const madeBy = {
	synthetic: " That agent left none: ralph wrote this one from its changes.",
	extracted: " That agent left none: a small model wrote this one from its last output and the list of its changes."
};
const skills = ({ skills }) => skills.map(({ name, text }) => `### ${oneLine(name, 100)}\n\n${nestHeadings(text.trim())}`).join("\n\n");
/** A template's text; a first line that repeats the section's own header is dropped (failure model seed C1). */
function template(text, name) {
	const [first = "", ...rest] = text.trim().split(/\r?\n/);
	const repeats = first.replace(/^#+\s*/, "").trim().toLowerCase() === name.toLowerCase();
	return nestHeadings((repeats ? rest : [first, ...rest]).join("\n").trim());
}
/** The task, and what else bears on this attempt: libraries, known failures. */
function currentTask(input) {
	const { task, attempt, remaining } = input;
	const parts = [`ID: ${task.id}\nTitle: ${oneLine(task.title, 300)}\nAttempt: ${attempt} of ${attempt + remaining}`, `Description:\n${nestHeadings(visible(task.description).trim() || "None beyond the title.")}`];
	parts.push(bullets("Acceptance Criteria:", task.acceptance_criteria, (index) => `${index + 1}.`), ...goingOn(input.begun), documentationFor(task), bullets("Change nothing outside these paths (from the top of the repository); any other change fails the attempt:", task.paths), bullets("These checks failed before the run started. They do not count against you:", input.knownRed));
	return parts.filter((part) => part !== "").join("\n\n");
}
/** Where parts of the task are done: what they are, and what is left, as the agent of the newest one says. */
function goingOn(begun) {
	const newest = begun?.commits.at(-1);
	if (!begun || !newest) return [];
	return [
		bullets("This task has been started. These parts are in the files, each as a commit:", begun.commits.map(({ iteration, summary }) => `Iteration ${iteration}: ${oneLine(summary, 300)}`)),
		bullets(`Still to do, according to the agent of iteration ${newest.iteration}:`, begun.left),
		"Continue from there. If nothing is left to do, change nothing and say that the task is fully complete."
	];
}
/** `needs_docs` and `libraries` have an effect in every mode (docs/design.md#settings). */
function documentationFor({ needs_docs, libraries }) {
	const names = libraries.map((name) => oneLine(name, 100)).join(", ");
	if (libraries.length > 0) return `Libraries: ${names}\nRead their documentation, for the versions that this project uses, before you write code against them.`;
	return needs_docs ? "Read the documentation of the libraries that this task touches before you write code." : "";
}
/**
* A titled list; empty where nothing is listed. Blank items go: a lone `-` would make a heading of the title. Further
* lines stand four columns in, so that a code block inside an item is none for whoever reads line by line.
*/
function bullets(title, texts, markOf = (_) => "-") {
	const items = texts.flatMap((text, index) => {
		const item = nestHeadings(visible(text).trim()).replaceAll("\n", "\n    ");
		return item === "" ? [] : [`${markOf(index)} ${item}`];
	});
	return items.length === 0 ? "" : [title, ...items].join("\n");
}
const maxItem = 400;
/**
* The lasting facts of the newest successful handoff. What the index tells, which records its constraints, decisions and open
* points, is not repeated here.
*/
function retrievedMemory({ previous, indexed }) {
	if (previous === null) return "Nothing yet: no iteration of this run has finished.";
	const { handoff } = previous;
	const recorded = [
		block("Constraints", constraints(handoff)),
		block("Decisions", handoff.architectural_notes ?? []),
		block("Still open", open(handoff))
	];
	const parts = [
		...indexed ? [] : recorded,
		block("Deviations from the plan", deviations(handoff)),
		block("Recommendations", handoff.recommendations ?? []),
		block("Open questions that its agent could not answer", questionsOf(handoff))
	].filter((part) => part !== "");
	const origin = `From iteration ${previous.iteration} (${previous.task}).`;
	if (parts.length > 0) return [origin, ...parts].join("\n\n");
	return indexed ? `${origin} What it recorded stands under Retrieved Project Memory.` : `${origin} It recorded no constraints and no decisions.`;
}
const deviations = ({ deviations = [] }) => deviations.map(({ planned, actual, reason }) => `${planned} \u2192 ${actual}: ${reason}`);
function constraints({ constraints_discovered = [] }) {
	return constraints_discovered.map(({ constraint, workaround, impact }) => `${constraint}: ${workaround || impact || "no workaround recorded"}`);
}
function open(handoff) {
	return [...(handoff.bugs_encountered ?? []).filter(({ resolved }) => !resolved).map(({ description }) => `Bug: ${description}`), ...unfinished(handoff)];
}
function block(title, items) {
	const lines = items.map((text) => oneLine(text, maxItem)).filter((text) => text !== "");
	return lines.length === 0 ? "" : `### ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}
// src/core/prompt/fit-memory.ts
const sourceOf = ({ shown, leftOut }) => leftOut === 0 ? `knowledge-index.json, all of ${shown.length}` : `knowledge-index.json, ${shown.length} of ${shown.length + leftOut}`;
/** Of the budget so much is the index's, however long the rest is; what the rest leaves comes on top. */
const leastShare = .25;
const header = 31;
/**
* The prompt with what of the index bears on the task. That section is chosen to fit and never cut afterwards, so that
* no entry is told by half and no hard constraint is missing; if need be the other sections give way.
*/
function fitWithMemory(input, { knowledge, plan, retrieval, maxChars, notedAfter }) {
	const others = promptSections(input);
	const room = Math.max(Math.floor(maxChars * leastShare), maxChars - promptLength(others)) - header - longestFileLine(knowledge);
	const memory = retrieval === "keyword" ? retrieveByKeyword(knowledge, input.task) : retrieve(knowledge, {
		query: queryOf(input.task, plan),
		room,
		hardRoom: hardRoom(maxChars),
		notedAfter
	});
	const fileLine = indexFileLine(knowledge, memory.shown);
	if (fileLine === "") return {
		...fitToBudget(others, maxChars),
		memory
	};
	const after = others.findIndex(({ name }) => name === "Previous Handoff") + 1;
	const body = [memory.body, fileLine].filter(Boolean).join("\n\n");
	const kept = {
		...section("Retrieved Project Memory", body, sourceOf(memory)),
		whole: true
	};
	return {
		...fitToBudget([
			...others.slice(0, after),
			kept,
			...others.slice(after)
		], maxChars),
		memory
	};
}
/**
* The same around the text of an agent that prepared it: the sections that ralph writes, that text, and what it left out
* of what no prompt may leave out, under the numbers of the assembled prompt.
*/
function fitPrepared(input, request, prepared) {
	const { memory } = fitWithMemory(input, request);
	const sections = enginesOwn(promptSections(input));
	const briefing = briefingIn(prepared, sections.map(({ body }) => body).join("\n"));
	const shown = memory?.shown ?? [];
	const holds = wordsIn(briefing);
	const known = [shown.flatMap((entry, position) => isBinding(entry) && !holds(entry.text) ? [numberedLine(entry, position + 1)] : []).join("\n"), indexFileLine(request.knowledge, shown)].filter(Boolean).join("\n\n");
	const after = sections.findIndex(({ name }) => endOfFacts.includes(name));
	const added = [section("Briefing", briefing, "the agent that prepared this prompt"), ...known === "" ? [] : [{
		...section("Retrieved Project Memory", known, "knowledge-index.json, what always counts"),
		whole: true
	}]];
	return {
		...fitToBudget(sections.toSpliced(after, 0, ...added), request.maxChars),
		memory
	};
}
/** The sections that follow what is known. */
const endOfFacts = ["Skills", "Output Instructions"];
const isBinding = (entry) => entry.by !== null || isHard(entry);
/** So far back tasks that this one builds on are looked at. */
const mostSteps = 6;
const mostTasks = 200;
/** What the index is searched by for a task: its words, and the tasks that it builds on. Linear in the plan. */
function queryOf(task, { tasks }) {
	const byId = new Map(tasks.map((one) => [one.id, one]));
	const distances = /* @__PURE__ */ new Map([[task.id, 0]]);
	const queue = [task.id];
	for (const id of queue) {
		const steps = distances.get(id) ?? 0;
		if (steps >= mostSteps || queue.length >= mostTasks) break;
		for (const on of byId.get(id)?.depends_on ?? []) {
			if (distances.has(on)) continue;
			distances.set(on, steps + 1);
			queue.push(on);
		}
	}
	const before = queue.slice(1).flatMap((id) => byId.get(id)?.title ?? []);
	return {
		text: wordsOfTask(task),
		around: before.join("\n"),
		distances,
		tasks: byId
	};
}
// src/app/phase/prepare/prepare.ts
/** Second phase: number the iteration, assemble its prompt and state that the attempt begins. Calls no agent. */
async function prepare(ports, job, request) {
	const { ledger, task, attempt, calls = [] } = request;
	const { state, plan } = ledger;
	const iteration = state.iteration + 1;
	const passes = await passesOf(ports, job);
	await refuseUnusableServers(ports, job, [...rolesIn(job.settings), ...passes.map(({ mcp_config: file }) => ({ file }))]);
	const { sections, cuts, systemPrompt, ...numbers } = await assemble(ports, job, {
		state,
		plan,
		task,
		attempt,
		recall: ledger.recall
	});
	const prompt = attachPrompt(ledger, iteration, {
		sections,
		...numbers
	});
	const measurable = calls.length === 0 ? { prompt_chars: prompt.length } : {};
	ledger.record({
		type: "attempt_started",
		iteration,
		task: task.id,
		attempt,
		checkpoint: state.work,
		...measurable
	}, ...told(state, {
		iteration,
		task: task.id
	}), ...calls.length === 0 ? cutFacts(iteration, cuts) : []);
	const { start, merge } = request.laidOut ?? {
		start: state.work,
		merge: null
	};
	const numbered = {
		iteration,
		task,
		attempt,
		checkpoint: state.work,
		start,
		merge,
		prompt,
		systemPrompt
	};
	return calls.length === 0 ? numbered : {
		...numbered,
		calls: [...calls]
	};
}
const cutFacts = (iteration, cuts) => cuts.map(({ section, fromChars: from_chars, toChars: to_chars }) => ({
	type: "prompt_cut",
	iteration,
	section,
	from_chars,
	to_chars
}));
/** Files a prompt with its iteration; its text. */
function attachPrompt(ledger, iteration, { sections, entries, indexEntries }) {
	const prompt = renderPrompt(sections);
	const facts = promptFacts(sections, {
		...charsPerToken(ledger.state.measured),
		entries,
		indexEntries
	});
	ledger.attach(iterationPath(iteration, "prompt.md"), prompt);
	ledger.attach(iterationPath(iteration, "prompt.json"), `${JSON.stringify(facts, null, 2)}\n`);
	return prompt;
}
/** The prompt of an attempt by what the state holds now. */
function promptNow(ports, job, { ledger, task, attempt, prepared }) {
	const { state, plan, recall } = ledger;
	return assemble(ports, job, {
		state,
		plan,
		task,
		attempt,
		recall,
		prepared
	});
}
/** The same as it is sent: filed with its iteration, and what its budget took from it is recorded. */
async function recordedPrompt(ports, job, { iteration, ...attempted }) {
	const assembled = await promptNow(ports, job, attempted);
	attempted.ledger.record(...cutFacts(iteration, assembled.cuts));
	return attachPrompt(attempted.ledger, iteration, assembled);
}
/** The prompt of the next attempt at a task, within the budget; changes nothing, so that a dry run can show it. */
async function assemble(ports, job, request) {
	const { state, plan, task, attempt, recall } = request;
	const { settings } = job;
	const hasIndex = settings.mode !== "handoff-only";
	const record = taskIn(state, task.id);
	const failed = record.failed_iterations.filter((iteration) => iteration > (record.iteration ?? 0));
	const input = {
		task,
		planContext: await contextFor(ports, plan),
		attempt,
		remaining: Math.max(0, task.max_retries - record.failed_attempts),
		begun: await begunSoFar(recall, record),
		failures: await Promise.all(failed.slice(-mostFailures).map((iteration) => failedAttempt(recall, iteration))),
		failuresLeftOut: Math.max(0, failed.length - mostFailures),
		failedBefore: await failuresBefore(recall, request),
		previous: await previousHandoff(recall, state),
		earlier: state.recent.slice(1),
		skills: await skillsOf(ports, task),
		firstIteration: await template$1(ports, "first-iteration"),
		outputInstructions: [await template$1(ports, "output-instructions"), ...job.asksForNote ? [askForNote] : []].join("\n\n"),
		hints: [
			...hintsFor(state, task.id).map(({ by, text }) => `${by}: ${text}`),
			...agreedOn(state),
			...await feedbackOf(ports, job)
		],
		knowledge: hasIndex ? [] : state.knowledge.filter((entry) => entry.by !== null && isActive(entry)),
		indexed: hasIndex,
		knownRed: state.baseline?.accepted ? state.baseline.red : []
	};
	const maxChars = budgetChars(settings, state);
	const { knowledge, compaction } = state;
	const notedAfter = keepsIndexByFields(job, state) ? state.iteration - settings["compaction-interval"] : compaction.through;
	const at = {
		knowledge,
		plan,
		retrieval: settings.retrieval,
		maxChars,
		notedAfter
	};
	const { prepared } = request;
	const { sections, cuts, memory } = !hasIndex ? {
		...fitToBudget(promptSections(input), maxChars),
		memory: null
	} : prepared === void 0 ? fitWithMemory(input, at) : fitPrepared(input, at, prepared);
	return {
		sections,
		cuts,
		entries: (memory?.shown ?? []).map(({ id }) => id),
		indexEntries: hasIndex && knowledge.some(isActive) ? knowledge.length : 0,
		systemPrompt: await instructionsFor(ports, job)
	};
}
/** Which hints this prompt holds: an attempt that passes uses them up. */
function told(state, { iteration, task }) {
	const ids = hintsFor(state, task).map(({ id }) => id);
	return ids.length === 0 ? [] : [{
		type: "hints_told",
		iteration,
		ids
	}];
}
async function previousHandoff(recall, state) {
	const newest = state.recent[0];
	if (!newest) return null;
	const { source, handoff } = await storedHandoff(recall, newest.iteration) ?? {
		source: "synthetic",
		handoff: fromSummary(newest.summary)
	};
	return {
		iteration: newest.iteration,
		task: newest.task,
		handoff,
		source
	};
}
/** Of attempts that failed, the newest ones are told: of the task itself, and of those that it builds on. */
const mostFailures = 10;
const mostBefore = 5;
/** What was tried in vain at the tasks that this one builds on: of the nearest ones, the newest attempts. */
async function failuresBefore(recall, { state, plan, task }) {
	if (task.depends_on.length === 0) return [];
	const failed = [...queryOf(task, plan).distances.keys()].filter((id) => id !== task.id).flatMap((id) => taskIn(state, id).failed_iterations.map((iteration) => ({
		task: id,
		iteration
	})).reverse());
	return Promise.all(failed.slice(0, mostBefore).map(async (one) => ({
		...await failedAttempt(recall, one.iteration),
		task: one.task
	})));
}
async function begunSoFar(recall, record) {
	const commits = commitsOf(record);
	const newest = commits.at(-1);
	if (!newest) return null;
	const stored = await storedHandoff(recall, newest.iteration);
	return {
		commits,
		left: stored ? agentClaims({
			handoff: stored.handoff,
			handoffSource: stored.source
		}).left : []
	};
}
async function failedAttempt(recall, iteration) {
	const [handoff, validation, agent, review, passes, withdrawn] = await Promise.all([
		storedHandoff(recall, iteration),
		recall(iterationPath(iteration, "validation.json")),
		recall(iterationPath(iteration, "agent.json")),
		recall(iterationPath(iteration, "review.json")),
		recall(iterationPath(iteration, "passes.json")),
		recall(withdrawalPath(iteration))
	]);
	const call = agent === void 0 ? {} : JSON.parse(agent);
	return {
		iteration,
		...whyFailed(call.why, withdrawn),
		denials: Array.isArray(call.denials) ? call.denials.map(String) : [],
		validation: validation === void 0 ? void 0 : Validation.safeParse(JSON.parse(validation)).data,
		review: review === void 0 ? void 0 : Reviewed.safeParse(JSON.parse(review)).data?.review,
		passes: passes === void 0 ? void 0 : PassResults.safeParse(JSON.parse(passes)).data,
		handoff: handoff?.handoff
	};
}
function whyFailed(why, withdrawn) {
	const read = withdrawn === void 0 ? void 0 : Withdrawal.safeParse(JSON.parse(withdrawn)).data;
	if (read) return {
		why: withdrawalInWords(read),
		stands: read.what === "dependent"
	};
	return { why: String(why ?? "the attempt failed") };
}
/** What a dialogue about the plan came to, for every agent of it. */
const agreedOn = ({ counsel }) => actionItems(counsel.consensus).map((item) => `agreed before coding started, ${item}`);
/** What people left for all agents of the plan beside its file, at the base: no agent can write it. */
async function feedbackOf({ base }, { planAtTop }) {
	const path = feedbackPath(planAtTop);
	const text = await base.read(path);
	return text === void 0 ? [] : pendingFeedback(text).map((one) => `${path}: ${one}`);
}
const fromSummary = (summary) => ({
	summary,
	freeform: summary
});
async function skillsOf({ base, show }, task) {
	const found = await Promise.all(task.skills.map(async (name) => ({
		name,
		text: await base.read(skillPath(name))
	})));
	for (const { name, text } of found) if (text === void 0) show({
		kind: "warning",
		text: `${task.id} names the skill ${name}, but ${skillPath(name)} does not exist`
	});
	return found.flatMap(({ name, text }) => text === void 0 ? [] : [{
		name,
		text
	}]);
}
// src/core/context/ended-iteration.ts
/** The newest iterations that have ended and counted, newest first. Linear in the tasks. */
function newestEnded({ recent, tasks }, most) {
	const found = recent.map(({ iteration, task }) => ({
		iteration,
		task,
		passed: true
	}));
	for (const task in tasks) for (const iteration of tasks[task]?.failed_iterations.slice(-most) ?? []) found.push({
		iteration,
		task,
		passed: false
	});
	return found.sort((a, b) => b.iteration - a.iteration).slice(0, most);
}
const mostFiles = 40;
const longest = 400;
/** How an iteration ended and what it changed, in lines; the checks that failed with their output. */
function factsOf({ iteration, task, passed, why, validation, changes, files }) {
	const end = passed ? "Its checks passed, and its change is part of the work." : `It failed, and its changes were undone: ${oneLine(why ?? "", longest)}`;
	const paths = cappedLines(changes.slice(0, mostFiles).map(({ path, action }) => `${action} ${oneLine(path, 200)}`), mostFiles, files);
	const checks = validation === void 0 ? "" : failureContext(validation);
	return [
		`Iteration ${iteration}, task ${task}. ${end}`,
		paths.length === 0 ? "It changed no file." : `Files:\n${paths.map((path) => `- ${path}`).join("\n")}`,
		...checks === "" ? [] : [`Failed checks:\n\n${checks}`]
	].join("\n\n");
}
/** What its agent asked for, in lines; empty where it asked for nothing. */
function signalLines({ handoff }) {
	if (!handoff) return [];
	const { request_human_review: review, confidence_level: confidence } = handoff;
	const wanted = review?.needed ? review.reason?.trim() || "it gave no reason" : void 0;
	return [
		...questionsOf(handoff).map((question) => `- It asks for research: ${question}`),
		...wanted === void 0 ? [] : [`- It asks for a person to look at its work: ${oneLine(wanted, longest)}`],
		...confidence === void 0 ? [] : [`- Its confidence in its work: ${confidence}`]
	];
}
// src/core/context/call-order.ts
/**
* The calls before an attempt's agent is called, in their order, in whatever job they are made: `index` or `post` of the
* last iterations, then `prep`; where constraints have to be merged first, `index` before both. After them come the agent itself, the review and the passes. None in `handoff-only`.
*/
function callsBefore({ mode, indexIsDue, merges, unseen }) {
	if (mode === "agent-orchestrated") return [
		...merges ? ["index"] : [],
		...unseen ? ["post"] : [],
		"prep"
	];
	return mode === "handoff-plus-index" && indexIsDue ? ["index"] : [];
}
export { assemble as a, promptNow as c, briefingRoom as d, signalLines as i, recordedPrompt as l, factsOf as n, attachPrompt as o, newestEnded as r, prepare as s, callsBefore as t, briefingIn as u };
