import { $t as Withdrawal, D as iterationPath, an as redactor } from "./through-proxy.js";
import { D as plural, F as visible, M as cappedLines, N as cappedRow, O as thousands, i as oneLine, u as excerpt } from "./one-line.js";
import { Ct as contradictionsIn, En as questionsOf, Tn as agentClaims, _ as maxHardChars, fn as commitsOf, kn as unfinished } from "./run-sentence.js";
import { M as isHard, R as typeOf, T as taskIn, _ as inlineMarkdown, f as knowledgeLines, j as isActive, m as shortLine, p as numberedLine, v as nestHeadings, w as statusIn, wt as Reviewed } from "./slices.js";
import { B as AgentRecord, I as knowledgeTypes, l as PassResults } from "./pass.js";
import { o as memoize } from "./dependency-graph.js";
import { n as fenceAfter, r as fenced } from "./fences.js";
import { a as wordsIn, i as termsOf, n as wholeSentences } from "./whole-parts.js";
import { n as failedChecks, r as failureContext, s as withoutCommandSecrets } from "./failure-sentence.js";
import { a as weightOf } from "./verdict.js";
import { a as hintsFor } from "./evolve.js";
import { $ as withdrawalPath, O as feedbackPath, Q as withdrawalInWords, k as pendingFeedback } from "./state-files.js";
import { d as sectionRanks, g as promptFacts, h as charsPerToken, l as renderPrompt, s as promptLength, u as section } from "./state-access.js";
import { h as Validation } from "./json-syntax.js";
import { c as skillPath } from "./plan-folder.js";
import { o as defaultSizeLimits } from "./job-settings.js";
import { a as readEnabledPasses, o as readInstructions, r as readContext } from "./from-base.js";
import { a as keepsIndexByFields, d as lengthWithoutNarratives, r as budgetChars, u as fitToBudget } from "./order-origin.js";
import { t as promptTemplates } from "./prompt-templates.js";
import { _ as readStoredHandoff } from "./job.js";
import { i as jsonIn } from "./answer.js";
import { t as actionItems } from "./consensus.js";
import { f as maxFileLineChars, l as indexFileLine } from "./fill-in.js";
import { i as passFindings, s as saysNothing } from "./pass2.js";
import { r as reviewFindings } from "./review.js";
import { n as withoutWorkspace } from "./workspace-paths.js";
import { i as rolesIn, n as refuseUnusableServers } from "./servers.js";
// src/core/calls/ended-iteration.ts
/** The newest iterations that have ended and counted, newest first. Linear in the tasks. */
function newestIterations$1({ recent, tasks }, maxIterations) {
	const iterations = recent.map(({ iteration, task }) => ({
		iteration,
		task,
		passed: true
	}));
	for (const task in tasks) for (const iteration of tasks[task]?.failed_iterations.slice(-maxIterations) ?? []) iterations.push({
		iteration,
		task,
		passed: false
	});
	return iterations.sort((a, b) => b.iteration - a.iteration).slice(0, maxIterations);
}
const maxFiles = 40;
const maxReasonChars = 400;
/** How an iteration ended and what it changed, in lines, with the output of failed checks. */
function iterationFacts({ iteration, task, passed, why, validation, changes, files }) {
	const outcome = passed ? "Its checks passed, and its change is part of the work." : `It failed, and its changes were undone: ${oneLine(why ?? "", maxReasonChars)}`;
	const paths = cappedLines(changes.slice(0, maxFiles).map(({ path, action }) => `${action} ${oneLine(path, 200)}`), maxFiles, files);
	const checks = validation === void 0 ? "" : failureContext(validation);
	return [
		`Iteration ${iteration}, task ${task}. ${outcome}`,
		paths.length === 0 ? "It changed no file." : `Files:\n${paths.map((path) => `- ${path}`).join("\n")}`,
		...checks === "" ? [] : [`Failed checks:\n\n${checks}`]
	].join("\n\n");
}
function signalLines({ handoff }) {
	if (!handoff) return [];
	const { request_human_review: review, confidence_level: confidence } = handoff;
	const reviewReason = review?.needed ? review.reason?.trim() || "it gave no reason" : void 0;
	return [
		...questionsOf(handoff).map((question) => `- It asks for research: ${question}`),
		...reviewReason === void 0 ? [] : [`- It asks for a person to look at its work: ${oneLine(reviewReason, maxReasonChars)}`],
		...confidence === void 0 ? [] : [`- Its confidence in its work: ${confidence}`]
	];
}
// src/core/knowledge/search.ts
/** Words as numbers: comparing 5,000 entries is then ten times as fast. */
const numbers = /* @__PURE__ */ new Map();
function numberOf(term) {
	const existing = numbers.get(term);
	if (existing !== void 0) return existing;
	numbers.set(term, numbers.size);
	return numbers.size - 1;
}
function indexText(text) {
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
/** Memoized, since entries never change. */
const indexEntry = memoize(({ text, id }) => indexText(`${text} ${id.slice(id.indexOf("-", 2))}`));
const indexTask = memoize((task) => indexText(textOfTask(task)));
const textOfTask = ({ title, description, acceptance_criteria, libraries, skills, paths }) => [
	title,
	description,
	...acceptance_criteria,
	...libraries,
	...skills,
	...paths
].join("\n");
/** Weight of a word in the task's context; a word of the task itself weighs 1. */
const contextWeight = .35;
/** The usual parameters of BM25. */
const [k1, b] = [1.2, .75];
/** A score that this many unique words give counts as certain, so that faint likeness stays faint. */
const certainWords = 2;
/** For the feedback: the best entries, and how many of their words count. */
const [maxFeedbackEntries, maxFeedbackTerms] = [10, 20];
const minFeedbackScore = .2;
/**
* Relevance of each entry by position. Each part is from 0 to 1: BM25 on its words, BM25 on the words of the task
* that taught it, distance to that task, and words that the best entries share (pseudo-relevance feedback).
*/
function relevanceOf(entries, query) {
	const corpus = corpusOf(entries.map(indexEntry));
	const weights = queryWeights(query);
	const wordScores = bm25Scores(corpus, weights);
	const taskScores = teacherScores(entries, query, weights);
	const scores = entries.map((entry, index) => (wordScores[index] ?? 0) + (taskScores[index] ?? 0) + nearness(entry, query.distances));
	const feedbackScores = bm25Scores(corpus, feedbackWeights(corpus, scores));
	return entries.map(({ id }, index) => {
		const typeRank = knowledgeTypes.length - knowledgeTypes.indexOf(typeOf(id));
		return (scores[index] ?? 0) + (feedbackScores[index] ?? 0) + typeRank / 100;
	});
}
function queryWeights({ text, contextText }) {
	const weights = new Map(termsOf(contextText).map((term) => [numberOf(term), contextWeight]));
	for (const term of termsOf(text)) weights.set(numberOf(term), 1);
	return weights;
}
function teacherScores(entries, { tasks }, weights) {
	const teachers = entries.map(({ task, from }) => task === null || from !== null ? void 0 : tasks.get(task));
	const distinctTasks = [...new Set(teachers)].filter((task) => task !== void 0);
	const scores = bm25Scores(corpusOf(distinctTasks.map(indexTask)), weights);
	const byTask = new Map(distinctTasks.map((task, index) => [task, scores[index] ?? 0]));
	return teachers.map((task) => (task && byTask.get(task)) ?? 0);
}
function feedbackWeights({ documents, rarity }, scores) {
	const weights = /* @__PURE__ */ new Map();
	for (const index of topIndices(scores, maxFeedbackEntries)) {
		const score = scores[index] ?? 0;
		if (score < minFeedbackScore) break;
		for (const term of documents[index]?.terms ?? []) weights.set(term, (weights.get(term) ?? 0) + score);
	}
	const ranked = [...weights].sort(([x, xs], [y, ys]) => ys * rarity(y) - xs * rarity(x));
	return new Map(ranked.slice(0, maxFeedbackTerms));
}
function topIndices(scores, count) {
	const top = [];
	scores.forEach((score, index) => {
		if (top.length === count && score <= (scores[top.at(-1) ?? 0] ?? 0)) return;
		const rank = top.findIndex((other) => score > (scores[other] ?? 0));
		top.splice(rank < 0 ? top.length : rank, 0, index);
		top.length = Math.min(top.length, count);
	});
	return top;
}
function corpusOf(documents) {
	const documentCounts = new Int32Array(numbers.size);
	for (const { terms } of documents) for (const term of terms) documentCounts[term] = (documentCounts[term] ?? 0) + 1;
	const rarity = (term) => {
		const count = documentCounts[term] ?? 0;
		return count === 0 ? 0 : Math.max(0, Math.log((documents.length - count + .5) / (count + .5)));
	};
	return {
		documents,
		rarity
	};
}
function bm25Scores({ documents, rarity }, weights) {
	const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
	const worth = new Float64Array(numbers.size);
	for (const [term, weight] of weights) worth[term] = weight * rarity(term);
	const scores = documents.map((document) => scoreOf(document, {
		worth,
		average
	}));
	const maxScore = scores.reduce((max, score) => Math.max(max, score), certainWords * Math.log(documents.length + 1));
	return maxScore === 0 ? scores : scores.map((score) => score / maxScore);
}
function scoreOf({ terms, counts, length }, { worth, average }) {
	const lengthNorm = k1 * (1 - b + b * length / Math.max(1, average));
	let score = 0;
	for (let index = 0; index < terms.length; index++) {
		const weight = worth[terms[index] ?? 0] ?? 0;
		if (weight === 0) continue;
		const count = counts[index] ?? 0;
		score += weight * count * (k1 + 1) / (count + lengthNorm);
	}
	return score;
}
/** Entries of tasks that this one depends on are relevant even if they share no word. */
function nearness({ task, from }, distances) {
	const steps = task === null || from !== null ? void 0 : distances.get(task);
	return steps === void 0 ? 0 : 1 / (1 + steps / 2);
}
// src/core/knowledge/retrieve.ts
/**
* The whole index if it fits. Otherwise first hard constraints, then people's entries, the newest notes, and the rest
* by relevance to the task. No entry is cut.
*/
function retrieve(entries, request) {
	const active = entries.filter(isActive);
	const wholeBody = mayFit(active, request.maxChars) ? memoryBody(active, request) : void 0;
	if (wholeBody && wholeBody.body.length <= request.maxChars) return {
		...wholeBody,
		leftOut: 0
	};
	for (let maxChars = request.maxChars;; maxChars -= excessStep) {
		const selected = selectEntries(active, {
			...request,
			maxChars
		});
		const { body, shown } = memoryBody(selected, request);
		const selectedSet = new Set(selected);
		const leftOut = active.filter((entry) => !selectedSet.has(entry)).length;
		const isMinimum = selected.length === bindingEntries(active, request.maxHardChars).size;
		if (body.length <= request.maxChars || isMinimum) return {
			body,
			shown,
			leftOut
		};
	}
}
const excessStep = 200;
/** Contradicting pairs first, the newer entry of each first; then indexed entries by type, then the newest notes. */
function memoryBody(selected, { notedAfter }) {
	const shown = [];
	const line = (entry) => numberedLine(entry, shown.push(entry));
	const pairs = contradictionsIn(selected);
	const paired = new Set(pairs.flatMap(({ newer, older }) => [newer, older]));
	const numbers = /* @__PURE__ */ new Map();
	const lineOrReference = (entry) => {
		const number = numbers.get(entry);
		if (number !== void 0) return `- [${number}] (see above)`;
		const text = line(entry);
		numbers.set(entry, shown.length);
		return text;
	};
	const contradicting = pairs.map(({ newer, older }) => `${lineOrReference(newer)}\n  ${lineOrReference(older).replace("- ", "contradicts the older ")}`);
	const isNote = ({ by, from, iterations }) => by === null && from === null && (iterations.at(-1) ?? 0) > notedAfter;
	const indexed = selected.filter((entry) => !paired.has(entry) && !isNote(entry)).toSorted((a, b) => knowledgeTypes.indexOf(typeOf(a.id)) - knowledgeTypes.indexOf(typeOf(b.id)));
	const notes = selected.filter((entry) => !paired.has(entry) && isNote(entry));
	const indexedLines = knowledgeLines(indexed, "###", line);
	const noteLines = notes.map((entry) => line(entry).replace("] ", `] ${typeOf(entry.id)}: `));
	const exception = indexed.some(({ by }) => by !== null) ? ", unless a person said it" : "";
	const precedence = indexedLines === "" ? "" : ` Where they differ from the above, these count${exception}.`;
	return {
		body: [
			...contradicting.length > 0 ? [`### Contradictions\n\n${contradicting.join("\n")}`] : [],
			...indexedLines === "" ? [] : [indexedLines],
			...noteLines.length > 0 ? [`### Noted by earlier agents since\n\nThe newest come last.${precedence}\n\n${noteLines.join("\n")}`] : []
		].join("\n\n"),
		shown
	};
}
/** Cheap estimate that avoids rendering thousands of lines; a line is about as long as its text. */
function mayFit(active, maxChars) {
	let textChars = 0;
	for (const { text } of active) textChars += text.length;
	return textChars * .9 <= maxChars;
}
function selectEntries(active, request) {
	const { query, maxChars, notedAfter } = request;
	const binding = bindingEntries(active, request.maxHardChars);
	const others = active.filter((entry) => !binding.has(entry));
	const notes = newestNotes(others, {
		notedAfter,
		room: maxChars / 2
	});
	const rank = relevanceOf(others, query).map((relevance, position) => {
		const entry = others[position];
		if (!entry) return 0;
		const priority = entry.by !== null || isHard(entry) ? personPriority : notes.has(entry) ? notePriority : 0;
		return (relevance + baseRelevance) / (entry.text.length + lineOverhead) + priority;
	});
	const order = [...others.keys()].sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || b - a);
	const selected = new Set(binding);
	const isNote = (entry) => notes.has(entry);
	const headings = 34 * new Set(others.map(({ id }) => typeOf(id))).size + (notes.size > 0 ? notesHeadingChars : 0);
	let remainingChars = maxChars - charsOf([...binding]) - headings;
	for (const position of order) {
		if (remainingChars < minLineChars) break;
		const entry = others[position];
		if (!entry || entry.text.length * .9 > remainingChars) continue;
		const length = lineLength(entry) + (isNote(entry) ? maxTypeChars : 0);
		if (length > remainingChars) continue;
		selected.add(entry);
		remainingChars -= length;
	}
	return active.filter((entry) => selected.has(entry));
}
/** People's constraints, and the newest agents' ones that fit into `maxChars`: no prompt omits these. */
function bindingEntries(active, maxChars) {
	const hard = active.filter(isHard);
	const binding = new Set(hard.filter(({ by }) => by !== null));
	let remainingChars = maxChars - charsOf([...binding]);
	for (const entry of hard.filter(({ by }) => by === null).reverse()) {
		const length = lineLength(entry);
		if (length > remainingChars) break;
		binding.add(entry);
		remainingChars -= length;
	}
	return binding;
}
function newestNotes(entries, { notedAfter, room: maxChars }) {
	const notes = /* @__PURE__ */ new Set();
	let remainingChars = maxChars;
	for (const entry of entries.toReversed()) {
		if (entry.by !== null || entry.from !== null || (entry.iterations.at(-1) ?? 0) <= notedAfter) continue;
		remainingChars -= lineLength(entry);
		if (remainingChars < 0) break;
		notes.add(entry);
	}
	return notes;
}
const numberChars$1 = 7;
const planChars = 8;
const maxTypeChars = 12;
/** Includes the sentence below the heading. */
const notesHeadingChars = 140;
const lineLength = (entry) => shortLine(entry).length + numberChars$1 + (entry.by === null ? 0 : 13) + (entry.from === null ? 0 : planChars + entry.from.length);
const charsOf = (entries) => entries.reduce((sum, entry) => sum + lineLength(entry), entries.length === 0 ? 0 : 34);
const minLineChars = 30;
const lineOverhead = 3;
/** An entry that shares no word with the task may still matter. */
const baseRelevance = .5;
/** Larger than any relevance. */
const [personPriority, notePriority] = [100, 50];
// src/core/prompt/briefing.ts
/** Sections of the assembled prompt that a prep replaces. */
const replacedSections = [
	"Retrieved Memory",
	"Previous Handoff",
	"Retrieved Project Memory",
	"Briefing"
];
/**
* Older templates ask for a whole prompt, so a prep may also write this section; only repeated lines are removed from
* it.
*/
const sharedSections = ["Failure Context"];
const engineSections = (sections) => sections.filter(({ name }) => !replacedSections.includes(name));
const briefingRoom = (sections, maxChars) => Math.max(0, maxChars - promptLength(engineSections(sections)) - 15);
const ignoredTitles = new Set(Object.keys(sectionRanks).filter((name) => !replacedSections.includes(name) && !sharedSections.includes(name)).map((name) => name.toLowerCase()));
/** A shorter line may be repeated. */
const minLineLength = 20;
/**
* A prep's sections, in its order, below our headings. Leaves out sections that ralph writes, empty ones, and lines
* that `around` has.
*/
function briefingIn(prepared, around = "") {
	const aroundLines = new Set(around.split("\n").map((line) => line.trim()));
	const isRepeated = (line) => line.trim().length >= minLineLength && aroundLines.has(line.trim());
	return partsByHeading(visible(prepared).replace(/\r\n?/g, "\n")).filter(({ title }) => !ignoredTitles.has(title.toLowerCase())).map(({ title, lines }) => ({
		title,
		body: lines.filter((line) => !isRepeated(line)).join("\n").trim()
	})).filter(({ body }) => !saysNothing(body)).map(({ title, body }) => [...title === "" ? [] : [`### ${title}`], nestHeadings(body)].join("\n\n")).join("\n\n");
}
/** Split by headings of the first two levels; a code block has none. */
function partsByHeading(text) {
	const headedParts = [{
		title: "",
		lines: []
	}];
	let fence;
	for (const line of text.split("\n")) {
		const title = fence === void 0 ? /^ {0,3}#{1,2}\s+(.*?)\s*#*$/.exec(line)?.[1] : void 0;
		fence = fenceAfter(line, fence);
		if (title === void 0) headedParts.at(-1)?.lines.push(line);
		else headedParts.push({
			title: oneLine(title, 100),
			lines: []
		});
	}
	return headedParts;
}
// src/core/prompt/finished-dependencies.ts
/** Over all tasks. */
const maxBuiltOnChars = 2e3;
/**
* The results of the tasks that this one depends on, nearest first: summary, entries, files and names. If there is too
* little room, entries are dropped last. Returns the entries in the order of their numbers, from `firstNumber`.
*/
function builtOn(finished, { entries, firstNumber, objections }) {
	const lines = finished.flatMap((finishedTask) => {
		return linesOf(finishedTask, entries.filter(({ task }) => task === finishedTask.task), (entry) => objections?.get(entry) ?? "");
	});
	const chosen = /* @__PURE__ */ new Set();
	let room = 1920;
	const headed = /* @__PURE__ */ new Set();
	for (const line of lines.toSorted((a, b) => a.rank - b.rank)) {
		const cost = line.text.length + line.objection.length + numberChars + (headed.has(line.task) ? 0 : line.task.length + headingChars);
		if (cost > room) continue;
		room -= cost;
		headed.add(line.task);
		chosen.add(line);
	}
	const shown = [];
	const blocks = finished.flatMap(({ task, iteration }) => {
		const ofTask = lines.filter((line) => line.task === task && chosen.has(line));
		if (ofTask.length === 0) return [];
		return [`${task} (iteration ${iteration})\n${ofTask.map(({ text, entry, objection }) => {
			if (!entry) return text;
			return `${numberedLine(entry, firstNumber - 1 + shown.push(entry)).replace("] ", `] ${typeOf(entry.id)}: `)}${objection}`;
		}).join("\n")}`];
	});
	const missing = lines.length - chosen.size;
	const rest = missing === 0 ? [] : [`${plural(missing, "more line")} about these tasks had no room.`];
	const summarised = new Set([...chosen].flatMap((line) => line.isSummary ? line.task : []));
	const iterations = finished.flatMap((finishedTask) => summarised.has(finishedTask.task) ? finishedTask.iteration : []);
	return {
		text: blocks.length === 0 ? "" : [...blocks, ...rest].join("\n\n"),
		shown,
		iterations
	};
}
/** `[12] ` and `constraint: `. */
const numberChars = 24;
const headingChars = 19;
/** Active entries that these tasks recorded, the most binding first. */
function entriesOf(knowledge, finished) {
	const tasks = new Set(finished.map(({ task }) => task));
	return knowledge.filter((entry) => isActive(entry) && entry.by === null && entry.from === null && tasks.has(entry.task ?? "")).toSorted((a, b) => weight(a) - weight(b));
}
/**
* Notes for entries that a newer one contradicts; a person's entry wins against an agent's. The other text is repeated
* unless `isInPrompt`.
*/
function objectionsTo(knowledge, isInPrompt) {
	return new Map(contradictionsIn(knowledge).map(({ newer, older }) => {
		const [entry, contradicting] = older.by !== null && newer.by === null ? [newer, older] : [older, newer];
		return [entry, ` (${contradicting.by !== null ? "a person" : originOf(contradicting)} says ${isInPrompt(contradicting) ? "otherwise" : `instead: ${inlineMarkdown(contradicting.text, 1e3)}`})`];
	}));
}
const originOf = ({ from, iterations }) => from === null ? `iteration ${iterations.at(-1)}` : `plan ${inlineMarkdown(from, 64)}`;
const weight = (entry) => isHard(entry) ? -1 : knowledgeTypes.indexOf(typeOf(entry.id));
/** Ranks of the nearest tasks; farther tasks come after all of them. */
const ranks = {
	hard: 0,
	summary: 1,
	binding: 2,
	files: 3,
	other: 4,
	names: 5
};
const ranksPerStep = 10;
function linesOf({ task, summary, files, fileCount, handoff, steps }, entries, objectionTo) {
	const line = (text, rank, entry) => text === "" ? [] : [{
		task,
		text,
		rank: ranks[rank] + ranksPerStep * (steps - 1),
		isSummary: rank === "summary",
		objection: entry ? objectionTo(entry) : "",
		...entry && { entry }
	}];
	const created = files.filter(({ action }) => action === "created").map(({ path }) => path);
	const changed = files.filter(({ action }) => action === "modified").map(({ path }) => path);
	return [
		...line(bullet("", wholeSentences(oneLine(summary, Number.MAX_SAFE_INTEGER), 300)), "summary"),
		...entries.flatMap((entry) => line(`- ${inlineMarkdown(entry.text, 1e3)}`, rankOf(entry), entry)),
		...line(bullet("Made: ", pathList(created)), "files"),
		...line(bullet("Changed: ", pathList(changed)), "files"),
		...line(fileCount > files.length ? `- ${plural(fileCount, "file")} in all.` : "", "names"),
		...line(bullet("Names: ", handoff ? namesIn(handoff, [...created, ...changed]).join(", ") : ""), "names")
	];
}
const bullet = (title, text) => text === "" ? "" : `- ${title}${inlineMarkdown(text, 1e3)}`;
function rankOf(entry) {
	if (isHard(entry)) return "hard";
	return ["constraint", "decision"].includes(typeOf(entry.id)) ? "binding" : "other";
}
const pathList = (names) => cappedRow(names.map((name) => oneLine(name, 120)), 8);
const maxNames = 10;
/** Names in code spans: functions, types, commands, tests. */
function namesIn({ summary, freeform, tests_added = [] }, files) {
	const spans = Array.from(`${summary}\n${withoutCode(freeform)}`.matchAll(/(?<!`)`([^`\n]{2,60})`(?!`)/g), ([, name = ""]) => name.trim());
	const tests = tests_added.flatMap(({ test_names }) => test_names);
	const isName = (text) => /^[\p{L}_$@][\w$.:#<>()[\]/,-]*$/u.test(text) && !files.includes(text);
	return [.../* @__PURE__ */ new Set([...spans.filter(isName).map((name) => `\`${name}\``), ...tests.map((name) => `"${oneLine(name, 80)}"`)])].slice(0, maxNames);
}
const withoutCode = (text) => text.replace(/^ {0,3}(```+|~~~+)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))/gm, "");
/** The newest handoff, and a line for each of the three before. */
function previousHandoff({ previous, earlier, firstIteration, isFirstUsers, builtOn }) {
	if (previous === null) return [{
		rank: isFirstUsers ? "fixed" : "narrative",
		text: firstIteration
	}];
	const origin = `Left by iteration ${previous.iteration}, which finished ${previous.task}.${sourceNotes[previous.source] ?? confidenceNote(previous)}`;
	const lines = earlier.slice(0, 3).filter(({ iteration }) => !builtOn?.iterations.includes(iteration)).map(({ iteration, task, summary }) => `- Iteration ${iteration} (${task}): ${oneLine(summary, 300)}`);
	return [
		{
			rank: "account",
			text: origin
		},
		{
			rank: "narrative",
			text: nestHeadings(proseOf(previous.handoff))
		},
		{
			rank: "narrative",
			text: lines.length === 0 ? "" : `### Earlier iterations\n\n${lines.join("\n")}`
		}
	];
}
const confidenceNote = ({ handoff }) => handoff.confidence_level === "low" ? " Its agent has little confidence in that work: check what you build on." : "";
const sourceNotes = {
	synthetic: " That agent left none: ralph wrote this one from its changes.",
	extracted: " That agent left none: a small model wrote this one from its last output and the list of its changes."
};
const jsonBlock = /^( {0,3})(`{3,}|~{3,}) *json[^\n]*\n([\s\S]*?)\n\1\2 *$/gim;
/** An agent's narrative. If it contains its whole handoff as JSON, only the text stays. */
function proseOf({ freeform }) {
	const text = visible(freeform).trim();
	const inner = freeformIn(text);
	if (inner !== void 0) return inner;
	return text.replace(jsonBlock, (block, _indent, _fence, json) => freeformIn(json) === void 0 ? block : "").replace(/\n{3,}/g, "\n\n").trim();
}
function freeformIn(text) {
	if (!/^\s*(?:\{|```)/.test(text)) return void 0;
	const value = jsonIn(text);
	if (typeof value !== "object" || value === null || !("summary" in value) || !("freeform" in value)) return void 0;
	return visible(String(value.freeform)).trim();
}
const maxItemChars = 1e3;
/** The lasting facts of the newest handoff. With the index, the facts that it already holds are left out. */
function retrievedMemory({ previous, indexed }) {
	if (previous === null) return [];
	const { handoff } = previous;
	const recorded = [
		block("Constraints", constraints(handoff)),
		block("Decisions", handoff.architectural_notes ?? []),
		block("Still open", openPoints(handoff))
	];
	const blocks = [
		...indexed ? [] : recorded,
		block("Deviations from the plan", deviations(handoff)),
		block("Recommendations", handoff.recommendations ?? []),
		block("Open questions that its agent could not answer", questionsOf(handoff))
	].filter((text) => text !== "");
	if (blocks.length === 0) return [];
	return [`From iteration ${previous.iteration} (${previous.task}).`, ...blocks].map((text) => ({
		rank: "knowledge",
		text
	}));
}
const deviations = ({ deviations = [] }) => deviations.map(({ planned, actual, reason }) => withDetail(`${planned} \u2192 ${actual}`, reason));
const constraints = ({ constraints_discovered = [] }) => constraints_discovered.map(({ constraint, workaround, impact }) => withDetail(constraint, workaround || impact));
const withDetail = (text, detail) => detail === void 0 || detail.trim() === "" ? text : `${text}: ${detail}`;
function openPoints(handoff) {
	return [...(handoff.bugs_encountered ?? []).filter(({ resolved }) => !resolved).map(({ description }) => `Bug: ${description}`), ...unfinished(handoff)];
}
function block(title, items) {
	const lines = items.map((text) => wholeSentences(oneLine(text, Number.MAX_SAFE_INTEGER), maxItemChars)).filter((text) => text !== "");
	return lines.length === 0 ? "" : `### ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}
// src/core/prompt/failed-attempts.ts
/**
* Why the task must be tried again: the newest failure in detail, and what every failed attempt tried, as approaches
* that did not work (pattern 001). Empty if nothing failed.
*/
function failedAttempts({ failures, failuresLeftOut = 0, failedBefore }) {
	const newest = failures.at(-1);
	const earlierTasks = failedBefore.length === 0 ? [] : [account(`### Failed approaches of the tasks that this one builds on\n\n${failedBefore.map(({ task, ...failed }) => approach(failed, task)).join("\n")}`)];
	if (newest === void 0) return earlierTasks;
	const omitted = failuresLeftOut > 0 ? [`- And ${plural(failuresLeftOut, "earlier attempt")}.`] : [];
	const approaches = [...foldedApproaches(failures), ...omitted].join("\n");
	const ownWords = newest.handoff === void 0 || newest.stands ? "" : proseOf(newest.handoff);
	const checks = newest.validation === void 0 ? [] : failedChecks(newest.validation);
	return [
		account(`The attempt before this one (iteration ${newest.iteration}) failed: ${oneLine(withoutCommandSecrets(newest.why), 500)}`),
		...decisive(checks),
		account(newest.stands ? stillThere : undone),
		...deniedTools(newest),
		...checks.flatMap(({ account: text, log }, index) => [account(`${index === 0 ? "### Failed checks\n\n" : ""}${text}`), {
			rank: "log",
			text: log
		}]),
		...findingsOn(newest),
		account(`### Failed approaches\n\n${approaches}`),
		...ownWords === "" ? [] : [narrative(ownWords)],
		...earlierTasks
	];
}
const account = (text) => ({
	rank: "account",
	text
});
const narrative = (text) => ({
	rank: "narrative",
	text: `### The failed attempt in its own words\n\nIt describes changes that no longer exist.\n\n${nestHeadings(excerpt(text, 2e3))}`
});
const maxDecisiveChecks = 3;
function decisive(checks) {
	const blocks = checks.filter((check) => check.decisive.length > 0).slice(0, maxDecisiveChecks).map(({ name, decisive: lines }) => `Check ${name}:\n${fenced(lines.join("\n"))}`);
	return blocks.length === 0 ? [] : [account(`### What decides\n\n${blocks.join("\n\n")}`)];
}
function deniedTools({ denials = [] }) {
	const tools = [...new Set(denials.map((denial) => oneLine(denial, 120)))].join(", ");
	return tools === "" ? [] : [account(`It was not allowed to use ${tools}. Nor are you: find another way.`)];
}
function findingsOn({ review, passes = [], handoff }) {
	const titled = (title, text) => text === "" ? [] : [account(`### ${title}\n\n${text}`)];
	return [
		...titled("What the reviewer found", review ? reviewFindings(review) : ""),
		...titled("What other agents found", passFindings(passes)),
		...titled("What its agent could not find out", handoff ? list(questionsOf(handoff)) : "")
	];
}
const list = (texts) => texts.map((text) => `- ${text}`).join("\n");
/** Newest first; attempts with the same text share a line. */
function foldedApproaches(failures) {
	const groups = /* @__PURE__ */ new Map();
	for (const failed of failures.toReversed()) {
		const text = outcomeOf(failed);
		const key = text.replace(/ after \d[\d.]*\s?\w+(?: \d+\w+)*/g, "");
		const group = groups.get(key) ?? {
			text,
			numbers: []
		};
		group.numbers.push(failed.iteration);
		groups.set(key, group);
	}
	return [...groups.values()].map(({ text, numbers }) => numbers.length === 1 ? `- Iteration ${numbers[0]}. ${text}` : `- Iterations ${numbers.join(", ")} (×${numbers.length}). ${text}`);
}
const approach = (failed, task) => `- Iteration ${failed.iteration} (${task}). ${outcomeOf(failed)}`;
function outcomeOf({ why, handoff }) {
	return `${handoff === void 0 ? "It left no account of what it tried." : `Tried: ${oneLine(visible(handoff.summary), 300)}`} Failed: ${oneLine(withoutCommandSecrets(why), 300)}`;
}
const undone = "Its changes were undone. The files are back at the checkpoint, as they were before any failed attempt.";
const stillThere = "Its changes are still in the files: keep what is right, and adapt it to the current files.";
// src/core/prompt/gate.ts
const maxPaths = 12;
function gateLines(gate) {
	const { confined, checks, elsewhere } = gate;
	const who = elsewhere === null && checks.length > 0 ? "You and the checks" : "You";
	const confinement = confined ? [restrictionOf(confined.level, who), networkSentence(confined)].filter(Boolean).join(" ") : "";
	return {
		checks: [checkLines(gate), confinement].filter(Boolean).join("\n\n"),
		guards: ["These fail the attempt:", ...guardLines(gate).map((line) => `- ${line}`)].join("\n")
	};
}
function checkLines(gate) {
	const { checks, elsewhere, knownRed } = gate;
	if (elsewhere !== null) return `After you end, the workflow's own jobs decide on exactly the files you leave${elsewhere.length === 0 ? "" : `: ${elsewhere.map((name) => oneLine(name, 100)).join(", ")}`}.`;
	const lines = checks.map((check) => checkLine(check, gate));
	const missingChecks = knownRed.filter((name) => checks.every((check) => check.name !== name));
	lines.push(...missingChecks.map((name) => `- ${oneLine(name, 120)}: ${knownRedNote}`));
	if (lines.length === 0) return "No check decides about this work: test it yourself.";
	return ["After you end, these checks run on exactly the files you leave. You may run them yourself: do so before you end.", lines.join("\n")].join("\n\n");
}
const knownRedNote = "it failed before this run began and does not count against you";
function checkLine(check, { strategy, knownRed, redConfined, secrets }) {
	const { name, kind, working_directory: directory } = check;
	const run = withoutSecrets(check.run.trim(), secrets);
	const isLong = run.includes("\n");
	const command = isLong ? "" : `: ${inlineCode(run)}`;
	const weight = weightOf(strategy, check);
	const details = [
		kind,
		...directory === "." ? [] : [`in ${inlineCode(directory)}`],
		...weight === "reported" ? ["only reported"] : weight === "not_run" ? ["not run here"] : [],
		...knownRed.includes(name) ? [knownRedNote] : [],
		...redConfined.includes(name) ? ["it fails only in the confinement"] : [],
		...run === check.run.trim() ? [] : ["its secrets are hidden here"]
	].join(", ");
	const shownName = withoutSecrets(oneLine(name, 120), secrets);
	return `${shownName === oneLine(run, 80) ? `- ${inlineCode(run)}` : `- ${shownName}${command}`} (${details})${isLong ? `\n${indented(fenced(run))}` : ""}`;
}
const indented = (text) => text.replace(/^/gm, "  ");
function inlineCode(text) {
	const line = oneLine(text, 2e3);
	const maxTicks = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length));
	const fence = "`".repeat(maxTicks + 1);
	const space = maxTicks > 0 ? " " : "";
	return `${fence}${space}${line}${space}${fence}`;
}
const withoutSecrets = (text, secrets) => withoutCommandSecrets(redactor(secrets)(text));
const restrictionOf = (level, who) => restrictions[level] ? `${who} ${restrictions[level]}` : "";
const restrictions = {
	C0: "",
	C1: "see no processes but your own.",
	C2: "can write only in this directory and in temporary folders, and cannot read secrets of this machine.",
	C3: "see only this directory and the tools of this machine, and can write only here and in temporary folders."
};
const networkSentence = ({ level, network }) => {
	if (level < "C2") return "";
	if (network === void 0) return "The network is open.";
	return network === "listed" ? "The network leads only to the hosts that the configuration allows, by https." : "There is no network.";
};
function guardLines({ protectedPaths, failsOnTests }) {
	const { fileBytes, totalBytes, files } = defaultSizeLimits;
	const shownPaths = [...new Set(protectedPaths)].slice(0, maxPaths).map((path) => inlineCode(path));
	const names = [...shownPaths, ...protectedAlways].join(", ");
	const unlisted = new Set(protectedPaths).size - shownPaths.length;
	return [
		`a change of ${names}${unlisted > 0 ? ` or ${unlisted} more protected paths` : ""}, or of other settings of CI, git hooks or agents;`,
		`a file above ${mebibytes(fileBytes)}, changes above ${mebibytes(totalBytes)} or ${thousands(files)} files in all;`,
		`a secret in a file or its name${failsOnTests ? ";" : "."}`,
		...failsOnTests ? ["tests deleted, skipped or weakened, and changes of what the checks run."] : []
	];
}
const protectedAlways = [
	"`.github`",
	"`.ralph`",
	"`.claude`"
];
const mebibytes = (bytes) => `${Math.floor(bytes / 1024 / 1024)} MiB`;
// src/core/prompt/sections.ts
/**
* The prompt's sections in order. Empty ones are left out, except the last. Foreign text is cleaned and put below our
* headings.
*/
function promptSections(input) {
	const planContext = visible(input.planContext ?? "").trim();
	const gate = input.gate ? gateLines(input.gate) : {
		checks: "",
		guards: ""
	};
	const failedIterations = iterationsText([...input.failures, ...input.failedBefore].map(({ iteration }) => iteration));
	const previousSource = input.previous === null ? "template first-iteration" : iterationsText(newestIterations(input, 3));
	const skills = input.skills.map(({ name, text }) => ({
		rank: "skill",
		text: `### ${oneLine(name, 100)}\n\n${nestHeadings(text.trim())}`
	}));
	const sections = [
		section("Current Task", currentTask(input), taskSource(input)),
		section("Operator Hints", bullets("What people want you to know for this attempt:", input.hints), "orders of people"),
		section("Checks", [gate.checks, gate.guards].map((text) => ({
			rank: "check",
			text
		})), "the checks of this run"),
		section("Plan Context", planContext === "" ? "" : `${planRules}\n\n${nestHeadings(planContext)}`, "plan"),
		section("Plan Map", input.planMap ?? "", "plan"),
		section("Failure Context", failedAttempts(input), failedIterations),
		section("What This Task Builds On", input.builtOn?.text ?? "", input.builtOn?.source ?? ""),
		section("Retrieved Memory", retrievedMemory(input), iterationsText(newestIterations(input, 0))),
		section("Accumulated Knowledge", knowledgeLines(input.knowledge, "###", input.knowledgeLine), "what people said"),
		section("Previous Handoff", previousHandoff(withTemplate(input)), previousSource),
		section("Skills", skills, skillsSource(input)),
		section("Output Instructions", templateText(input.outputInstructions, "Output Instructions"), "template output-instructions")
	];
	const paths = input.workspaces ?? [];
	return sections.filter(({ name, body }) => body !== "" || name === "Output Instructions").map((section) => withoutWorkspace(section, paths));
}
const withTemplate = (input) => ({
	...input,
	firstIteration: templateText(input.firstIteration, "Previous Handoff")
});
/** Plans written for other programs may tell the agent to choose its task and to tick it off. */
const planRules = "From the plan of the whole run, for your information. You do not decide which task is next or what is ticked off in the plan: do only the current task, and do not change the plan file.";
function taskSource({ task, startedTask }) {
	const partIterations = startedTask?.commits.map(({ iteration }) => iteration) ?? [];
	return partIterations.length === 0 ? `plan, ${task.id}` : `plan, ${task.id}; ${iterationsText(partIterations)}`;
}
const newestIterations = ({ previous, earlier }, more) => [...previous ? [previous] : [], ...earlier.slice(0, more)].map(({ iteration }) => iteration);
const skillsSource = (input) => oneLine(input.skills.map(({ name }) => `.ralph/skills/${name}.md`).join(", "), 200);
function iterationsText(numbers) {
	const [first, ...more] = numbers;
	if (first === void 0) return "no iteration yet";
	return more.length === 0 ? `iteration ${first}` : `iterations ${numbers.join(", ")}`;
}
/** Drops a first line that repeats the section's heading (failure model seed C1). */
function templateText(text, name) {
	const [first = "", ...rest] = text.trim().split(/\r?\n/);
	const repeats = first.replace(/^#+\s*/, "").trim().toLowerCase() === name.toLowerCase();
	return nestHeadings((repeats ? rest : [first, ...rest]).join("\n").trim());
}
function currentTask(input) {
	const { task, attempt, remaining } = input;
	const description = nestHeadings(visible(task.description).trim());
	return [
		{
			rank: "fixed",
			text: `ID: ${task.id}\nTitle: ${oneLine(task.title, 300)}\nAttempt: ${attempt} of ${attempt + remaining}`
		},
		{
			rank: "task",
			text: description === "" ? "" : `Description:\n${description}`
		},
		{
			rank: "criteria",
			text: bullets("Acceptance Criteria:", task.acceptance_criteria, (index) => `${index + 1}.`)
		},
		...continuation(input.startedTask),
		{
			rank: "criteria",
			text: documentationFor(task)
		},
		{
			rank: "criteria",
			text: bullets("Change nothing outside these paths (from the top of the repository); any other change fails the attempt:", task.paths)
		}
	];
}
/** For a task with parts: what is done, and what the newest agent says is left. */
function continuation(begun) {
	const newest = begun?.commits.at(-1);
	if (!begun || !newest) return [];
	return [
		bullets("This task has been started. These parts are in the files, each as a commit:", begun.commits.map(({ iteration, summary }) => `Iteration ${iteration}: ${oneLine(summary, 300)}`)),
		bullets(`Still to do, according to the agent of iteration ${newest.iteration}:`, begun.left),
		"Continue from there. If nothing is left to do, change nothing and say that the task is fully complete."
	].map((text) => ({
		rank: "criteria",
		text
	}));
}
function documentationFor({ needs_docs, libraries }) {
	const names = libraries.map((name) => oneLine(name, 100)).join(", ");
	if (libraries.length > 0) return `Libraries: ${names}\nRead their documentation, for the versions that this project uses, before you write code against them.`;
	return needs_docs ? "Read the documentation of the libraries that this task touches before you write code." : "";
}
/**
* A titled list; empty if nothing is listed. Blank items are dropped: a lone `-` would make the title a heading.
* Further lines are indented by four, so that a line-based reader sees no code block.
*/
function bullets(title, texts, markOf = (_) => "-") {
	const items = texts.flatMap((text, index) => {
		const item = nestHeadings(visible(text).trim()).replaceAll("\n", "\n    ");
		return item === "" ? [] : [`${markOf(index)} ${item}`];
	});
	return items.length === 0 ? "" : [title, ...items].join("\n");
}
// src/core/prompt/fit-memory.ts
const sourceOf = ({ shown, leftOut }) => leftOut === 0 ? `knowledge-index.json, all of ${shown.length}` : `knowledge-index.json, ${shown.length} of ${shown.length + leftOut}`;
const minIndexShare = .25;
const minTaskChars = 600;
const header = 31;
/**
* The prompt with the index entries for the task. That section is selected to fit and never cut; logs and narratives
* are shortened for it. Entries of dependencies without room there stand with their tasks.
*/
function fitWithMemory(input, request) {
	const { memory, dependencies, sections: otherSections } = withIndex(input, request);
	const numbered = [...memory.shown, ...dependencies];
	const body = [memory.body, indexFileLine(request.knowledge, numbered)].filter(Boolean).join("\n\n");
	const position = otherSections.findIndex(({ name }) => sectionsAfterFacts.includes(name));
	const index = section("Retrieved Project Memory", body, sourceOf(memory));
	const sections = body === "" ? otherSections : otherSections.toSpliced(position === -1 ? otherSections.length : position, 0, index);
	return {
		...fitToBudget(sections, request.maxChars - (body === "" ? 0 : 150)),
		memory,
		numbered
	};
}
/** Selects the index entries, and the entries of dependencies that stand with their tasks instead. */
function withIndex(input, request) {
	const { knowledge, plan, maxChars, notedAfter, finished = [] } = request;
	const withoutEntries = builtOnSection(finished, {
		entries: [],
		firstNumber: 1
	});
	const otherSections = promptSections({
		...input,
		builtOn: withoutEntries.builtOn
	});
	const fixed = promptLength(otherSections.filter(({ pieces }) => pieces.every(({ rank }) => rank === "fixed")));
	const rest = maxChars - lengthWithoutNarratives(otherSections);
	const reserved = finished.length > 0 && charsIn(knowledge) > rest ? maxBuiltOnChars - withoutEntries.text.length : 0;
	const share = Math.max(Math.floor(maxChars * minIndexShare), rest - reserved);
	const room = Math.min(share, maxChars - fixed - minTaskChars) - header - maxFileLineChars(knowledge);
	const memory = retrieve(knowledge, {
		query: queryOf(input.task, plan),
		maxChars: room,
		maxHardChars: maxHardChars(maxChars),
		notedAfter
	});
	const inIndex = new Set(memory.shown);
	const { builtOn, shown } = builtOnSection(finished, {
		entries: entriesOf(knowledge, finished).filter((entry) => !inIndex.has(entry)),
		firstNumber: memory.shown.length + 1,
		objections: objectionsTo(knowledge, (entry) => inIndex.has(entry))
	});
	return {
		memory,
		dependencies: shown,
		sections: shown.length === 0 ? otherSections : promptSections({
			...input,
			builtOn
		})
	};
}
/**
* The prompt around a prep's text: ralph's sections, that text, and binding entries that it left out, under the numbers
* of the assembled prompt.
*/
function fitPrepared(input, request, prepared) {
	const { memory, dependencies, sections: assembled } = withIndex(input, request);
	const sections = engineSections(assembled);
	const shown = [...memory.shown, ...dependencies];
	const fileLine = indexFileLine(request.knowledge, shown);
	const briefing = briefingIn(prepared, [...sections.map(({ body }) => body), fileLine].join("\n"));
	const isInBriefing = wordsIn(briefing);
	const binding = [memory.shown.flatMap((entry, position) => isBinding(entry) && !isInBriefing(entry.text) ? [numberedLine(entry, position + 1)] : []).join("\n"), fileLine].filter(Boolean).join("\n\n");
	const position = sections.findIndex(({ name }) => sectionsAfterFacts.includes(name));
	const added = [section("Briefing", briefing, "the agent that prepared this prompt"), ...binding === "" ? [] : [section("Retrieved Project Memory", binding, "knowledge-index.json, what always counts")]];
	const maxChars = request.maxChars - (fileLine === "" ? 0 : 150);
	return {
		...fitToBudget(sections.toSpliced(position, 0, ...added), maxChars),
		memory,
		numbered: shown
	};
}
const sectionsAfterFacts = ["Skills", "Output Instructions"];
const isBinding = (entry) => entry.by !== null || isHard(entry);
/**
* The prompt without the index: entries by people, and the results of the tasks that this one depends on. Entries that
* the newest handoff states are not repeated.
*/
function fitWithoutIndex(input, { knowledge, finished = [], maxChars }) {
	const { previous } = input;
	const entries = entriesOf(knowledge, finished).filter(({ iterations }) => iterations.at(-1) !== previous?.iteration);
	const isTold = (entry) => entry.by !== null || entries.includes(entry) || entry.iterations.at(-1) === previous?.iteration;
	const { builtOn, shown } = builtOnSection(finished, {
		entries,
		firstNumber: 1,
		objections: objectionsTo(knowledge, isTold)
	});
	const ofPeople = knowledge.filter((entry) => entry.by !== null && isActive(entry)).toSorted((a, b) => knowledgeTypes.indexOf(typeOf(a.id)) - knowledgeTypes.indexOf(typeOf(b.id)));
	const numbers = new Map(ofPeople.map((entry, index) => [entry, shown.length + index + 1]));
	const knowledgeLine = (entry) => numberedLine(entry, numbers.get(entry) ?? 0);
	const sections = promptSections({
		...input,
		builtOn,
		knowledge: ofPeople,
		knowledgeLine
	});
	return {
		...fitToBudget(sections, maxChars),
		memory: null,
		numbered: [...shown, ...ofPeople]
	};
}
function builtOnSection(finished, request) {
	const { text, shown, iterations } = builtOn(finished, request);
	return {
		builtOn: {
			text,
			source: finished.map(({ task, iteration }) => `${task} (iteration ${iteration})`).join(", "),
			iterations
		},
		text,
		shown
	};
}
const charsIn = (entries) => entries.reduce((sum, entry) => sum + (isActive(entry) ? entry.text.length : 0), 0);
const maxSteps = 6;
const maxTasks$1 = 200;
/** The words to search the index for, and the dependencies. Linear in the plan. */
function queryOf(task, { tasks }) {
	const byId = new Map(tasks.map((planTask) => [planTask.id, planTask]));
	const distances = /* @__PURE__ */ new Map([[task.id, 0]]);
	const queue = [task.id];
	for (const id of queue) {
		const steps = distances.get(id) ?? 0;
		if (steps >= maxSteps || queue.length >= maxTasks$1) break;
		for (const dependency of byId.get(id)?.depends_on ?? []) {
			if (distances.has(dependency)) continue;
			distances.set(dependency, steps + 1);
			queue.push(dependency);
		}
	}
	const dependencyTitles = queue.slice(1).flatMap((id) => byId.get(id)?.title ?? []);
	return {
		text: textOfTask(task),
		contextText: dependencyTitles.join("\n"),
		distances,
		tasks: byId
	};
}
// src/core/prompt/plan-map.ts
/** At most fifteen lines in all. */
const maxDone = 6;
const maxWaiting = 4;
/**
* The plan around the task: finished tasks, this one, and tasks that wait for it; dependencies and the newest are
* preferred. Empty for a plan of one task. Linear.
*/
function planMap({ tasks }, { task, statusOf, nearest }) {
	if (tasks.length < 2) return "";
	const done = tasks.filter(({ id }) => id !== task.id && statusOf(id) === "done");
	const builtOn = new Set(nearest.slice(0, maxDone));
	const listed = new Set([...done.filter(({ id }) => builtOn.has(id)), ...done.filter(({ id }) => !builtOn.has(id)).reverse()].slice(0, maxDone));
	const isOpen = ({ id }) => id !== task.id && ["pending", "in_progress"].includes(statusOf(id));
	const open = tasks.filter(isOpen);
	const waiting = tasksWaitingFor(open, task.id);
	const rest = open.filter((openTask) => !waiting.includes(openTask));
	return [
		...done.filter((doneTask) => listed.has(doneTask)).map((doneTask) => `- done: ${taskLabel(doneTask)}`),
		...moreLine(done.length - listed.size, "done"),
		`- now: ${taskLabel(task)}`,
		...waiting.slice(0, maxWaiting).map((waitingTask) => `- waits for it: ${taskLabel(waitingTask)}`),
		...moreLine(waiting.length - maxWaiting, "waiting for it"),
		...rest.length === 0 ? [] : [`- open beside it: ${plural(rest.length, "task")}, such as ${taskLabel(rest[0])}`],
		...open.length === 0 ? [] : ["Use what is done. Leave the open tasks alone: each gets its own attempt."]
	].join("\n");
}
const taskLabel = ({ id, title }) => `${id}, ${oneLine(title, 100)}`;
const moreLine = (count, kind) => count > 0 ? [`- and ${plural(count, "more task", "more tasks")} ${kind}`] : [];
/** Direct dependents first, then theirs, in plan order. */
function tasksWaitingFor(open, id) {
	const waiting = [];
	const ids = /* @__PURE__ */ new Set([id]);
	for (let added = 1; added > 0;) {
		const next = open.filter((openTask) => !ids.has(openTask.id) && openTask.depends_on.some((dependency) => ids.has(dependency)));
		for (const openTask of next) ids.add(openTask.id);
		waiting.push(...next);
		added = waiting.length > 100 ? 0 : next.length;
	}
	return waiting;
}
// src/app/phase/prepare/finished-tasks.ts
/** More have no room in a prompt. */
const maxTasks = 12;
/** The finished tasks that this one depends on, nearest first. */
async function readFinishedTasks(recall, { state, plan, task }) {
	if (task.depends_on.length === 0) return [];
	const nearest = [...queryOf(task, plan).distances].filter(([id, steps]) => steps > 0 && commitsIn(state, id).length > 0);
	return Promise.all(nearest.slice(0, maxTasks).map(([id, steps]) => readFinishedTask(recall, {
		state,
		id,
		steps
	})));
}
const commitsIn = (state, id) => commitsOf(taskIn(state, id));
async function readFinishedTask(recall, { state, id, steps }) {
	const commits = commitsIn(state, id);
	const iteration = commits.at(-1)?.iteration ?? 0;
	const [stored, agentFile] = await Promise.all([readStoredHandoff(recall, iteration), recall(iterationPath(iteration, "agent.json"))]);
	const record = agentFile === void 0 ? void 0 : AgentRecord.safeParse(JSON.parse(agentFile)).data;
	return {
		task: id,
		iteration,
		summary: commits.map(({ summary }) => summary).join(" "),
		files: record?.changes ?? [],
		fileCount: record?.files ?? 0,
		handoff: stored?.handoff,
		steps
	};
}
// src/app/phase/prepare/gate-of-job.ts
function gateOf(job, { baseline, confined }) {
	const { settings, steeringFiles, queue, checksElsewhere } = job;
	return {
		checks: job.checks,
		strategy: settings.strategy,
		elsewhere: checksElsewhere ? job.rules.require : null,
		knownRed: baseline?.accepted ? baseline.red : [],
		redConfined: (baseline?.confined ?? []).map(({ name }) => name),
		confined,
		protectedPaths: [
			...steeringFiles,
			...[settings.queue ?? queue?.folder ?? []].flat(),
			...settings["protected-paths"]
		],
		failsOnTests: settings["test-guard"] === "fail",
		secrets: job.secrets
	};
}
// src/app/phase/prepare/prepare.ts
/** Second phase: numbers the iteration, assembles its prompt and records the start. Calls no agent. */
async function prepare(ports, job, request) {
	const { ledger, task, attempt, calls = [] } = request;
	const { state, plan } = ledger;
	const iteration = state.iteration + 1;
	const passes = await readEnabledPasses(ports, job);
	await refuseUnusableServers(ports, job, [...rolesIn(job.settings), ...passes.map(({ mcp_config: file }) => ({ file }))]);
	const { sections, cuts, systemPrompt, ...numbers } = await assemblePrompt(ports, job, {
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
		...measurable,
		...request.inLane && { in_lane: request.inLane }
	}, ...hintFacts(state, {
		iteration,
		task: task.id
	}), ...calls.length === 0 ? cutFacts(iteration, cuts) : []);
	const laidOut = request.laidOut ?? {
		start: state.work,
		merge: null
	};
	const numbered = {
		iteration,
		task,
		attempt,
		checkpoint: state.work,
		...laidOut,
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
function currentPrompt(ports, job, { ledger, task, attempt, prepared }) {
	const { state, plan, recall } = ledger;
	return assemblePrompt(ports, job, {
		state,
		plan,
		task,
		attempt,
		recall,
		prepared
	});
}
async function recordPrompt(ports, job, { iteration, ...request }) {
	const assembled = await currentPrompt(ports, job, request);
	request.ledger.record(...cutFacts(iteration, assembled.cuts));
	return attachPrompt(request.ledger, iteration, assembled);
}
/** The prompt of the next attempt, within its budget. Writes nothing, so a dry run can show it. */
async function assemblePrompt(ports, job, request) {
	const { state, plan, task, attempt, recall } = request;
	const { settings } = job;
	const hasIndex = settings.mode !== "handoff-only";
	const record = taskIn(state, task.id);
	const failedIterations = [...record.failed_iterations, ...record.rebase ? [record.rebase.iteration] : []].filter((iteration, place, all) => iteration > (record.iteration ?? 0) && all.indexOf(iteration) === place);
	const failures = await Promise.all(failedIterations.slice(-maxFailures).map((iteration) => readFailedAttempt(recall, iteration)));
	const finished = await readFinishedTasks(recall, request);
	const input = {
		task,
		planContext: await readContext(ports, plan),
		attempt,
		remaining: Math.max(0, task.max_retries - record.failed_attempts),
		startedTask: await readStartedTask(recall, record),
		failures,
		failuresLeftOut: Math.max(0, failedIterations.length - maxFailures),
		failedBefore: await readEarlierFailures(recall, request),
		previous: await readPreviousHandoff(recall, state),
		earlier: state.recent.slice(1),
		skills: await readSkills(ports, task),
		...await promptTemplates(ports, job, {
			measured: state.measured,
			isFirst: state.recent.length === 0
		}),
		hints: [
			...hintsFor(state, task.id).map(({ by, text }) => `${by}: ${text}`),
			...agreedItems(state),
			...await readFeedback(ports, job)
		],
		knowledge: [],
		indexed: hasIndex,
		gate: gateOf(job, state),
		planMap: planMap(plan, {
			task,
			statusOf: statusIn(state),
			nearest: finished.map((one) => one.task)
		}),
		workspaces: [...ports.workspace ? [ports.workspace.path] : [], ...failures.flatMap(({ validation }) => validation?.workspace ?? [])]
	};
	const maxChars = budgetChars(settings, state);
	const { knowledge, compaction } = state;
	const fitRequest = {
		knowledge,
		plan,
		maxChars,
		notedAfter: keepsIndexByFields(job, state) ? state.iteration - settings["index-when"].iterations : compaction.through,
		finished
	};
	const { prepared } = request;
	const { sections, cuts, numbered } = !hasIndex ? fitWithoutIndex(input, fitRequest) : prepared === void 0 ? fitWithMemory(input, fitRequest) : fitPrepared(input, fitRequest, prepared);
	return {
		sections,
		cuts,
		entries: numbered.map(({ id }) => id),
		indexEntries: hasIndex && knowledge.some(isActive) ? knowledge.length : 0,
		systemPrompt: await readInstructions(ports, job)
	};
}
/** Hints in this prompt: a passing attempt uses them up. */
function hintFacts(state, { iteration, task }) {
	const ids = hintsFor(state, task).map(({ id }) => id);
	return ids.length === 0 ? [] : [{
		type: "hints_told",
		iteration,
		ids
	}];
}
async function readPreviousHandoff(recall, state) {
	const newest = state.recent[0];
	if (!newest) return null;
	const { source, handoff } = await readStoredHandoff(recall, newest.iteration) ?? {
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
/** Failed attempts in a prompt, newest first: of the task itself, and of its dependencies. */
const maxFailures = 10;
const maxEarlier = 5;
async function readEarlierFailures(recall, { state, plan, task }) {
	if (task.depends_on.length === 0) return [];
	const failed = [...queryOf(task, plan).distances.keys()].filter((id) => id !== task.id).flatMap((id) => taskIn(state, id).failed_iterations.map((iteration) => ({
		task: id,
		iteration
	})).reverse());
	return Promise.all(failed.slice(0, maxEarlier).map(async (one) => ({
		...await readFailedAttempt(recall, one.iteration),
		task: one.task
	})));
}
async function readStartedTask(recall, record) {
	const commits = commitsOf(record);
	const newest = commits.at(-1);
	if (!newest) return null;
	const stored = await readStoredHandoff(recall, newest.iteration);
	return {
		commits,
		left: stored ? agentClaims({
			handoff: stored.handoff,
			handoffSource: stored.source
		}).left : []
	};
}
async function readFailedAttempt(recall, iteration) {
	const [handoff, validation, agent, review, passes, withdrawn] = await Promise.all([
		readStoredHandoff(recall, iteration),
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
	const withdrawal = withdrawn === void 0 ? void 0 : Withdrawal.safeParse(JSON.parse(withdrawn)).data;
	if (withdrawal) return {
		why: withdrawalInWords(withdrawal),
		stands: withdrawal.what === "dependent"
	};
	return { why: String(why ?? "the attempt failed") };
}
const agreedItems = ({ counsel }) => actionItems(counsel.consensus).map((item) => `agreed before coding started, ${item}`);
/** People's feedback beside the plan file at the base, which no agent can write. */
async function readFeedback({ base }, { planAtTop }) {
	const path = feedbackPath(planAtTop);
	const text = await base.read(path);
	return text === void 0 ? [] : pendingFeedback(text).map((one) => `${path}: ${one}`);
}
const fromSummary = (summary) => ({
	summary,
	freeform: summary
});
async function readSkills({ base, show }, task) {
	const skills = await Promise.all(task.skills.map(async (name) => ({
		name,
		text: await base.read(skillPath(name))
	})));
	for (const { name, text } of skills) if (text === void 0) show({
		kind: "warning",
		text: `${task.id} names the skill ${name}, but ${skillPath(name)} does not exist`
	});
	return skills.flatMap(({ name, text }) => text === void 0 ? [] : [{
		name,
		text
	}]);
}
export { recordPrompt as a, iterationFacts as c, prepare as i, newestIterations$1 as l, attachPrompt as n, briefingIn as o, currentPrompt as r, briefingRoom as s, assemblePrompt as t, signalLines as u };
