import { L as PromptFacts } from "./render-index.js";
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
export { sectionRanks as a, withPieces as c, readPromptFacts as d, section as i, charsPerToken as l, rankFloors as n, sectionSizes as o, renderPrompt as r, sizeOf as s, promptLength as t, promptFacts as u };
