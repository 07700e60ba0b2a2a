import { i as outline } from "./merge-markers.js";
// src/core/spec/read-spec.ts
const specStatuses = [
	"planned",
	"in_progress",
	"blocked",
	"complete"
];
/** Sections that are looked for, by the name that a finding gives them. */
const sectionNames = {
	Summary: /^(?:summary|overview|purpose)$/,
	Goals: /^goals?$/,
	"Non-Goals": /^(?:non[- ]?goals?|out of scope)$/,
	Design: /^design$/,
	Gotchas: /^gotchas?$/,
	"Open Questions": /^open questions?$/
};
/** Any Markdown; linear in its size. What has no such sections is a spec without goals and questions. */
function readSpec(text) {
	const lines = outline(text);
	const found = sectionsOf(lines);
	const items = (name) => itemsIn(found.get(name)?.lines ?? []).filter(({ text }) => says(text));
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
		sections: new Map([...found].map(([name, { offset, lines }]) => [name, {
			offset,
			says: lines.some(saysSomething)
		}])),
		goals: items("Goals"),
		nonGoals: items("Non-Goals"),
		gotchas: items("Gotchas"),
		openQuestions: itemsIn(found.get("Open Questions")?.lines ?? []).filter(isOpen)
	};
}
/** Each with the lines up to the next heading of its level; two with one name are one. */
function sectionsOf(lines) {
	const found = /* @__PURE__ */ new Map();
	let open;
	for (const line of lines) if (line.kind === "heading" && line.level <= (open?.level ?? 6)) {
		const name = nameOf(line.text);
		open = void 0;
		if (name === void 0 || line.level === 1) continue;
		const section = found.get(name) ?? {
			offset: line.offset,
			lines: []
		};
		open = {
			section,
			level: line.level
		};
		found.set(name, section);
	} else open?.section.lines.push(line);
	return found;
}
function nameOf(heading) {
	const plain = heading.toLowerCase().replace(/^\d+[.)]\s*|\s*:?$/g, "");
	return Object.keys(sectionNames).find((name) => sectionNames[name].test(plain));
}
/** Its list items, each with what stands in it; where it has no list, its paragraphs. */
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
/** What a template leaves to be filled in, and the words for nothing. */
const nothing = /^(?:[-\u2013\u2014]+|none(?: yet| so far)?|n\/a|nothing(?: yet)?|tbd|todo|\[[^\]\n]*\])\.?$/i;
const says = (text) => text !== "" && !nothing.test(text.replace(/^[*_(]+|[*_)]+$/g, ""));
const saysSomething = ({ kind, text }) => kind !== "blank" && kind !== "comment" && kind !== "heading" && kind !== "rule" && kind !== "fence" && says(text);
/** A box is closed by its tick; without one an answer closes it, or that it is struck out. What is to be decided is a question. */
function isOpen({ text, ticked }) {
	const asks = says(text) || undecided.test(text);
	if (ticked !== void 0) return !ticked && asks;
	return asks && !/^~~[\s\S]*~~$/.test(text) && !isAnswered(text);
}
const undecided = /^(?:tbd|todo)\.?$/i;
/** `**Decision:** UTC` anywhere, `Decision: UTC` after an arrow or at the beginning of a line; with nothing after it, it is none. */
function isAnswered(text) {
	const [, said = ""] = /(?:\*\*(?:decision|answer|resolved)(?::\*\*|\*\*:)|(?:^|[\u2192>])[ \t]*(?:decision|answer|resolved):)([\s\S]*)/im.exec(text) ?? [];
	return says(said.trim()) && !/^(?:\u2026|\.\.\.)$/.test(said.trim());
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
/** More than a person means by a range. */
const longestRange = 100;
/** `F1, F2.1` and `F1.1-F1.5`; a dash, and what stands in brackets, is none. */
function idsIn(value) {
	if (value === void 0) return [];
	return value.text.replace(/\*?\([^)]*\)\*?/g, "").replace(/[`*]/g, "").split(/[\s,;]+|\band\b/).filter((word) => says(word)).flatMap((word) => rangeOf(word).map((text) => ({
		text,
		offset: value.offset
	})));
}
function rangeOf(word) {
	const [, stem = "", from = "", otherStem, to = ""] = /^(.*?)(\d+)[-\u2013](.*?)(\d+)$/.exec(word) ?? [];
	const count = Number(to) - Number(from) + 1;
	if (stem === "" || stem !== otherStem || count < 2 || count > longestRange) return [word];
	return Array.from({ length: count }, (_, step) => `${stem}${Number(from) + step}`);
}
export { readSpec as n, specStatuses as r, idsIn as t };
