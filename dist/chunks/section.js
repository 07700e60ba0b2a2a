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
* The sections of a prompt in their order, each with its place in the line of what is given up first
* (docs/design.md#prompt), and what shortening leaves of it at least, in characters: enough to be of use. Current Task goes last.
*/
const sectionRows = {
	"Current Task": {
		priority: 8,
		floor: 4e3
	},
	"Operator Hints": {
		priority: 7,
		floor: 4e3
	},
	"Failure Context": {
		priority: 6,
		floor: 2500
	},
	"Plan Context": {
		priority: 5,
		floor: 1500
	},
	"Retrieved Memory": {
		priority: 5,
		floor: 1e3
	},
	"Accumulated Knowledge": {
		priority: 4,
		floor: 1e3
	},
	"Retrieved Project Memory": {
		priority: 4,
		floor: 1e3
	},
	Briefing: {
		priority: 4,
		floor: 1500
	},
	"Previous Handoff": {
		priority: 3,
		floor: 1500
	},
	Skills: {
		priority: 1,
		floor: 800
	},
	"Output Instructions": {
		priority: 2,
		floor: 800
	}
};
function section(name, body, source = "") {
	return {
		name,
		body: body.trim(),
		priority: sectionRows[name].priority,
		source
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
export { sectionSizes as a, promptFacts as c, sectionRows as i, readPromptFacts as l, renderPrompt as n, sizeOf as o, section as r, charsPerToken as s, promptLength as t };
