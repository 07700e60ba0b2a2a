import { i as readAgentsFile, r as noAgentsFile, t as agentsFile } from "./agents-file.js";
import "./pass.js";
import { M as isHard, R as typeOf, _ as inlineMarkdown, j as isActive } from "./slices.js";
import { n as instructionFiles, t as baseInstructions } from "./base-instructions.js";
import { l as templatePaths } from "./plan-folder.js";
import { i as withProjectWords, r as readProjectWords, t as projectContext } from "./project-words.js";
// src/core/knowledge/agents-block.ts
const agentsMdFile = "AGENTS.md";
const agentsMdImport = `@${agentsMdFile}`;
/** Only what later agents need; open questions and past decisions are in the index alone. */
const headings = [
	["constraint", "Constraints"],
	["gotcha", "Gotchas"],
	["pattern", "Patterns"]
];
/** Agents read only the first 32 KiB of the file. */
const maxBlockEntries = 60;
const beginMark = (plan) => `<!-- ralph:knowledge begin plan=${plan} -->`;
const endMark = "<!-- ralph:knowledge end -->";
const looksLikeMark = /<!--\s*ralph:knowledge\b/;
const beginLine = /^<!-- ralph:knowledge begin plan=(\S+) -->$/;
/** The block's lines for these entries, marks included; without any entry it says so. */
function agentsBlock(entries, plan) {
	const fitting = entries.filter((entry) => isActive(entry) && headings.some(([type]) => type === typeOf(entry.id)));
	const byWeight = [...fitting.filter(isHard), ...fitting.filter((entry) => !isHard(entry)).reverse()];
	const chosen = new Set(byWeight.slice(0, maxBlockEntries));
	const sections = headings.flatMap(([type, heading]) => {
		const lines = fitting.filter((entry) => chosen.has(entry) && typeOf(entry.id) === type).map(entryLine);
		return lines.length === 0 ? [] : [
			"",
			`### ${heading}`,
			"",
			...lines
		];
	});
	const omittedCount = fitting.length - chosen.size;
	return [
		beginMark(plan),
		"## What ralph learned here",
		"",
		`ralph maintains this section from what its run \`${plan}\` has learned; edits between the markers are overwritten.`,
		...fitting.length === 0 ? ["", "Nothing at the moment."] : sections,
		...omittedCount > 0 ? ["", `${omittedCount} more: \`ralph knowledge\`.`] : [],
		endMark
	];
}
const entryLine = (entry) => `- ${inlineMarkdown(entry.text, 500)} [${sourceOf(entry)}]`;
function sourceOf({ id, by, iterations, from }) {
	const planSuffix = from === null ? "" : ` of ${inlineMarkdown(from, 100)}`;
	if (by !== null) return `${id}, said by ${inlineMarkdown(by, 100)}${planSuffix}`;
	return `${id}, source: iter ${iterations.join(", ")}${planSuffix}`;
}
/** All characters outside the block stay. The text may be UTF-8 or one character for each byte of the file. */
function withBlock(text, block, { plan, inherits }) {
	const search = findBlock(text);
	if ("why" in search) return {
		kind: "left",
		why: search.why
	};
	const eol = /\r?\n/.exec(text)?.[0] ?? "\n";
	const newBlock = block.join(eol);
	if (search.place === void 0) return {
		kind: "changed",
		text: `${text}${text === "" ? "" : text.endsWith("\n") ? eol : `${eol}${eol}`}${newBlock}${eol}`
	};
	const { from, to, owner } = search.place;
	if (owner !== plan && !inherits.includes(owner)) return {
		kind: "left",
		why: `its section between the markers belongs to the run of ${owner}. To keep those lines for good, remove the markers; to let the run of ${plan} write its own, remove the section. A run started with knowledge-from ${owner} takes it over`
	};
	if (text.slice(from, to) === newBlock) return { kind: "same" };
	return {
		kind: "changed",
		text: `${text.slice(0, from)}${newBlock}${text.slice(to)}`
	};
}
/** The block with its marks, or only the marks if they are damaged. */
function blockIn(text) {
	const search = findBlock(text);
	if ("why" in search) return text.split(/\r?\n/).filter((line) => looksLikeMark.test(line)).join("\n");
	return search.place && text.slice(search.place.from, search.place.to);
}
function withoutBlock(text, plan) {
	const search = findBlock(text);
	if ("why" in search || search.place?.owner !== plan) return text;
	return `${text.slice(0, search.place.from)}${text.slice(search.place.to)}`;
}
/** Valid are no marks at all, or one begin mark and one end mark in this order, each on its own line. */
function findBlock(text) {
	const marks = [...text.matchAll(/[^\r\n]*<!--[^\r\n]*/g)].filter(([line]) => looksLikeMark.test(line)).map(({ 0: line, index }) => ({
		line,
		index,
		number: text.slice(0, index).split("\n").length
	}));
	const [first, second, third] = marks;
	if (!first) return { place: void 0 };
	const owner = beginLine.exec(first.line)?.[1];
	const lines = marks.map(({ number }) => number);
	if (owner === void 0 || second?.line !== endMark || third) return { why: `its markers are damaged (${`${lines.length === 1 ? "line" : "lines"} ${lines.slice(0, 5).join(", ")}`}): there must be one begin marker and below it one end marker, each on a line of its own; fix or remove them` };
	return { place: {
		from: first.index,
		to: second.index + second.line.length,
		owner
	} };
}
// src/app/job/from-base.ts
/** The template at the base with the project's words in it, or else ralph's own. */
const readTemplate = async (ports, name) => (await findTemplate(ports, name)).text;
/** The same with its path; null for ralph's own. */
async function findTemplate({ base, embedded }, name) {
	for (const path of templatePaths[name]) {
		const text = await base.read(path);
		if (text !== void 0) return {
			path,
			text: withProjectWords(text, await readProjectWords(base.read), path)
		};
	}
	return {
		path: null,
		text: await embedded.read(`prompt/${name}.md`) ?? ""
	};
}
/** The texts of the project and the plan for every agent. */
const readContext = async ({ base }, plan) => [projectContext(await readProjectWords(base.read)), plan.context ?? ""].filter(Boolean).join("\n\n");
/** Instruction files of the base for every prompt; empty if there are none. */
async function readInstructions({ base }, job) {
	const texts = await Promise.all(instructionFiles.map(async (path) => [path, await base.read(path) ?? ""]));
	const byPath = Object.fromEntries(texts);
	const isInIndex = job.planName !== void 0 && job.settings.mode !== "handoff-only";
	const agents = byPath["AGENTS.md"] ?? "";
	return baseInstructions({
		...byPath,
		"AGENTS.md": isInIndex ? withoutBlock(agents, job.planName) : agents
	});
}
/** The agents beside the coding agent (docs/agents.md#agentsjson). Throws RalphError AGENTS_FILE_INVALID. */
async function readAgentsOfBase({ base, embedded }) {
	const source = await base.read(agentsFile);
	if (source === void 0) return noAgentsFile;
	return readAgentsFile(source, {
		schema: (path) => base.read(`.ralph/config/${path}`),
		template: (path) => base.read(`.ralph/templates/${path}`),
		shipped: async (name) => await base.read(`.ralph/templates/pass-${name}.md`) ?? embedded.read(`prompt/pass-${name}.md`)
	});
}
/** Throws RalphError AGENTS_FILE_INVALID. */
async function readEnabledPasses(ports, { settings }) {
	return settings["agent-passes-enabled"] ? (await readAgentsOfBase(ports)).passes : [];
}
/** The model of context agents: the setting first, then the agents file, then the coding agent's model. */
async function readContextModel(ports, { settings }) {
	return settings["call-models"].context ?? (await readAgentsOfBase(ports)).context.model ?? settings.model ?? null;
}
export { readEnabledPasses as a, agentsBlock as c, blockIn as d, withBlock as f, readContextModel as i, agentsMdFile as l, readAgentsOfBase as n, readInstructions as o, readContext as r, readTemplate as s, findTemplate as t, agentsMdImport as u };
