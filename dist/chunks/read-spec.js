import { a as outline } from "./merge-markers.js";
// src/core/spec/read-spec.ts
const specStatuses = [
	"planned",
	"in_progress",
	"blocked",
	"complete"
];
/** The sections that ralph reads, by the names that findings use. */
const sectionNames = {
	Summary: /^(?:summary|overview|purpose)$/,
	Goals: /^goals?$/,
	"Non-Goals": /^(?:non[- ]?goals?|out of scope)$/,
	Design: /^design$/,
	Gotchas: /^gotchas?$/,
	"Open Questions": /^open questions?$/
};
/** Reads any Markdown; linear in its size. A text without such sections is a spec without goals and questions. */
function readSpec(text) {
	const lines = outline(text);
	const sections = sectionsOf(lines);
	const items = (name) => itemsIn(sections.get(name)?.lines ?? []).filter(({ text }) => hasContent(text));
	const head = lines.slice(0, lines.findIndex(({ kind, level }) => kind === "heading" && level > 1) >>> 0);
	const title = lines.find(({ kind, level }) => kind === "heading" && level === 1);
	return {
		title: title && {
			text: title.text.replace(/^Feature:\s*/i, ""),
			offset: title.offset
		},
		id: field(head, "ID"),
		status: field(head, "Status"),
		requires: idsIn(field(head, "Requires")),
		sections: new Map([...sections].map(([name, { offset, lines }]) => [name, {
			offset,
			hasContent: lines.some(isContent)
		}])),
		goals: items("Goals"),
		nonGoals: items("Non-Goals"),
		gotchas: items("Gotchas"),
		openQuestions: itemsIn(sections.get("Open Questions")?.lines ?? []).filter(isOpen)
	};
}
/** Each section with the lines up to the next heading of its level; sections of one name are merged. */
function sectionsOf(lines) {
	const sections = /* @__PURE__ */ new Map();
	let openSection;
	for (const line of lines) if (line.kind === "heading" && line.level <= (openSection?.level ?? 6)) {
		const name = nameOf(line.text);
		openSection = void 0;
		if (name === void 0 || line.level === 1) continue;
		const section = sections.get(name) ?? {
			offset: line.offset,
			lines: []
		};
		openSection = {
			section,
			level: line.level
		};
		sections.set(name, section);
	} else openSection?.section.lines.push(line);
	return sections;
}
function nameOf(heading) {
	const plain = heading.toLowerCase().replace(/^\d+[.)]\s*|\s*:?$/g, "");
	return Object.keys(sectionNames).find((name) => sectionNames[name].test(plain));
}
/** The list items of a section with their continuation lines; its paragraphs if it has no list. */
function itemsIn(lines) {
	const listed = lines.some(({ kind, depth }) => kind === "item" && depth === 1);
	const items = [];
	let inParagraph = false;
	for (const { kind, depth, text, ticked, offset } of lines) {
		if (listed ? kind === "item" && depth === 1 : kind === "text" && !inParagraph) items.push({
			texts: [text],
			offset,
			ticked
		});
		else if (kind === "comment" || listed && depth === 0) continue;
		else if (kind !== "blank" && (listed || inParagraph)) items.at(-1)?.texts.push(text);
		inParagraph = kind === "text";
	}
	return items.map(({ texts, ...item }) => ({
		...item,
		text: texts.join("\n").trim().replace(/^\[\]\s+/, "")
	}));
}
/** Placeholders of a template, and words for nothing. */
const placeholder = /^(?:[-\u2013\u2014]+|none(?: yet| so far)?|n\/a|nothing(?: yet)?|tbd|todo|\[[^\]\n]*\])\.?$/i;
const hasContent = (text) => text !== "" && !placeholder.test(text.replace(/^[*_(]+|[*_)]+$/g, ""));
const isContent = ({ kind, text }) => kind !== "blank" && kind !== "comment" && kind !== "heading" && kind !== "rule" && kind !== "fence" && hasContent(text);
/**
* A box is closed by its tick; without a box, an answer or strikethrough closes the question. "TBD" counts as a
* question.
*/
function isOpen({ text, ticked }) {
	const isQuestion = hasContent(text) || undecided.test(text);
	if (ticked !== void 0) return !ticked && isQuestion;
	return isQuestion && !/^~~[\s\S]*~~$/.test(text) && !isAnswered(text);
}
const undecided = /^(?:tbd|todo)\.?$/i;
/**
* `**Decision:** UTC` anywhere, `Decision: UTC` after an arrow or at the beginning of a line; an empty one is no
* answer.
*/
function isAnswered(text) {
	const [, answer = ""] = /(?:\*\*(?:decision|answer|resolved)(?::\*\*|\*\*:)|(?:^|[\u2192>])[ \t]*(?:decision|answer|resolved):)([\s\S]*)/im.exec(text) ?? [];
	return hasContent(answer.trim()) && !/^(?:\u2026|\.\.\.)$/.test(answer.trim());
}
/** `**Status:** planned` above the sections. */
function field(lines, name) {
	const pattern = new RegExp(`^\\*\\*${name}:?\\*\\*:?[ \\t]*(.*)$`, "i");
	for (const { text, offset } of lines) {
		const value = pattern.exec(text)?.[1]?.trim();
		if (value !== void 0) return {
			text: value,
			offset
		};
	}
}
/** A longer range is not intended as one. */
const maxRange = 100;
/** `F1, F2.1` and `F1.1-F1.5`; a dash and text in brackets are ignored. */
function idsIn(value) {
	if (value === void 0) return [];
	return value.text.replace(/\*?\([^)]*\)\*?/g, "").replace(/[`*]/g, "").split(/[\s,;]+|\band\b/).filter((word) => hasContent(word)).flatMap((word) => expandRange(word).map((text) => ({
		text,
		offset: value.offset
	})));
}
function expandRange(word) {
	const [, stem = "", from = "", otherStem, to = ""] = /^(.*?)(\d+)[-\u2013](.*?)(\d+)$/.exec(word) ?? [];
	const count = Number(to) - Number(from) + 1;
	if (stem === "" || stem !== otherStem || count < 2 || count > maxRange) return [word];
	return Array.from({ length: count }, (_, step) => `${stem}${Number(from) + step}`);
}
export { readSpec as n, specStatuses as r, idsIn as t };
