import { a as outline, c as sourceText, n as outsideLinks, o as lineIndex, t as mergeMarkers } from "./merge-markers.js";
import { r as findCycles } from "./dependency-graph.js";
import { n as quoteValue, r as toFinding } from "./fault.js";
import { un as similarIdFinder } from "./through-proxy.js";
import { t as arrowRow } from "./one-line.js";
import { t as readIndex } from "./read-index.js";
import { n as readSpec, r as specStatuses } from "./read-spec.js";
// src/core/spec/lint-specs.ts
/** Judges each spec alone, the specs against each other, and the index against the folders. Linear in the text. */
function judgeSpecs(input) {
	const readSpecs = input.specs.map(readSpecFile);
	const specs = readSpecs.flatMap(({ spec, file }) => spec ? [{
		...spec,
		file
	}] : []);
	const crossFaults = faultsBetween(specs);
	const index = readText(input.index);
	const listed = readIndex(index.text ?? "");
	const listFaults = index.text === void 0 ? /* @__PURE__ */ new Map() : indexFaults(listed, {
		specs,
		files: input.specs,
		index: input.index.file
	});
	return {
		specs,
		findings: [...inFile(index, [...index.faults, ...listFaults.get(input.index.file) ?? []]), ...readSpecs.flatMap((spec) => inFile(spec, [
			...spec.faults,
			...crossFaults.get(spec.file) ?? [],
			...listFaults.get(spec.file) ?? []
		]))]
	};
}
function inFile({ file, text }, faults) {
	const positionOf = text === void 0 ? void 0 : lineIndex(text);
	return [...faults].sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0)).map((fault) => ({
		...toFinding(fault, ({ offset }) => offset === void 0 ? void 0 : positionOf?.(offset)),
		file
	}));
}
function readText(document) {
	const { file } = document;
	if ("refused" in document) return {
		file,
		text: void 0,
		faults: [document.missing ? error("SPEC_UNREADABLE", `${file} is missing.`, "Write it: one row for each spec, as in docs/specs.md.") : error("SPEC_UNREADABLE", `${file} cannot be read: ${document.refused}.`, "Replace it with a readable file.")]
	};
	const text = sourceText(document.bytes, file);
	if (typeof text !== "string") return {
		file,
		text: void 0,
		faults: [{
			...text,
			code: "SPEC_UNREADABLE"
		}]
	};
	return {
		file,
		text,
		faults: mergeMarkers(text)
	};
}
function readSpecFile(document) {
	const { file, text, faults } = readText(document);
	if (text === void 0 || faults.length > 0) return {
		file,
		text,
		faults,
		spec: void 0
	};
	const spec = readSpec(text);
	return {
		file,
		text,
		spec,
		faults: [...specFaults(spec), ...linkFaults(text, file)]
	};
}
const requiredSections = ["Summary", "Goals"];
const recommendedSections = [
	"Non-Goals",
	"Design",
	"Open Questions"
];
function specFaults(spec) {
	const { id, status, openQuestions } = spec;
	const statusNames = specStatuses.join(", ");
	return [
		...id && id.text !== "" ? [] : [error("SPEC_ID", "The spec has no ID.", "Write one below its title: **ID:** F1", id)],
		...status && isStatus(status.text) ? [] : [error("SPEC_STATUS", status ? `${quoteValue(status.text)} is not a status.` : "The spec has no status.", `Write **Status:** and one of ${statusNames}.`, status)],
		...requiredSections.flatMap((name) => sectionFault(spec, name, "error")),
		...recommendedSections.flatMap((name) => sectionFault(spec, name, "warning")),
		...openQuestions.map(({ text, offset }) => {
			const message = `The question ${quoteValue(text)} is open; no plan is made from this spec until it is answered.`;
			return {
				...error("SPEC_OPEN_QUESTIONS", message, "Write the answer after it and tick its box.", { offset }),
				severity: "warning"
			};
		})
	];
}
/** An empty list of open questions is fine. */
function sectionFault({ sections, goals }, name, severity) {
	const section = sections.get(name);
	const says = name === "Goals" ? goals.length > 0 : section?.hasContent || name === "Open Questions";
	if (section && says) return [];
	const message = section ? `The section ${name} is empty.` : `There is no section ${name}.`;
	const remedy = section ? remedies[name] : `Add "## ${name}". ${remedies[name]}`;
	return [{
		...error("SPEC_SECTION", message, remedy, section),
		severity,
		at: [name]
	}];
}
const remedies = {
	Summary: "Say in two or three sentences what the feature is and who it helps.",
	Goals: "List what must be true once the feature exists, one item each.",
	"Non-Goals": "List what it must not do, so that no plan does it.",
	Design: "Say how it works, and which files it is about.",
	Gotchas: "List what would surprise people who work on it.",
	"Open Questions": "Leave it empty if there are none."
};
const linkFaults = (text, file) => (text.includes("](") ? outsideLinks(outline(text), file) : []).map((fault) => ({
	...fault,
	code: "SPEC_LINK_OUTSIDE",
	remedy: "Put the file into the repository, or copy what is needed from it into the spec."
}));
/** Duplicate IDs, and faulty requirements between specs. */
function faultsBetween(specs) {
	const byId = /* @__PURE__ */ new Map();
	for (const [position, { id }] of specs.entries()) if (id && !byId.has(id.text)) byId.set(id.text, position);
	const similar = similarIdFinder([...byId.keys()]);
	const edges = specs.map(({ requires }, position) => requires.flatMap(({ text }) => byId.get(text) ?? []).filter((to) => to !== position));
	const cyclesByStart = new Map(findCycles(edges).map((cycle) => [cycle[0] ?? 0, cycle]));
	return new Map(specs.map((spec, position) => {
		const { id, file, requires } = spec;
		const first = id && byId.get(id.text);
		const cycle = cyclesByStart.get(position);
		return [file, [
			...id && first !== void 0 && first !== position ? [error("SPEC_ID", `${quoteValue(id.text)} is also the ID of ${specs[first]?.file}.`, "Give one of them another ID.", id)] : [],
			...requires.flatMap((requirement) => requirementFaults(requirement, spec, {
				byId,
				similar
			})),
			...cycle ? [cycleFault(cycle, specs)] : []
		]];
	}));
}
function requirementFaults(requirement, { id }, ids) {
	if (requirement.text === id?.text) return [error("SPEC_REQUIRES", "The spec requires itself.", "Remove its own ID.", requirement)];
	if (ids.byId.has(requirement.text)) return [];
	const near = ids.similar(requirement.text);
	const remedy = near === void 0 || near === id?.text ? "Write the spec of that feature, or remove the ID." : `Did you mean ${near}?`;
	return [error("SPEC_REQUIRES", `No spec has the ID ${quoteValue(requirement.text)}.`, remedy, requirement)];
}
function cycleFault(cycle, specs) {
	const ids = [...cycle, cycle[0] ?? 0].map((position) => specs[position]?.id?.text ?? "");
	const message = `These specs require each other: ${arrowRow(ids)}.`;
	return error("SPEC_REQUIRES", message, "Remove one of these requirements.", specs[cycle[0] ?? 0]?.requires[0]);
}
/** Where the index contradicts the specs, and the specs that it does not list. */
function indexFaults(rows, { specs, files, index }) {
	const byFile = new Map(specs.map((spec) => [spec.file, spec]));
	const existing = new Set(files.map(({ file }) => file));
	const ids = new Set(specs.map(({ id }) => id?.text));
	const listed = /* @__PURE__ */ new Set();
	const inIndex = [];
	const folder = index.replace(/[^/]*$/, "");
	for (const row of rows) {
		const file = fileOf(row.path.text, folder);
		const fault = pathFault(row, {
			file,
			folder,
			existing,
			listed
		});
		inIndex.push(...fault ? [fault.fault] : rowFaults(row, byFile.get(file ?? ""), ids));
		const listedFile = fault?.meant ?? file;
		if (listedFile !== void 0) listed.add(listedFile);
	}
	const unlistedFaults = files.filter(({ file }) => !listed.has(file)).map(({ file }) => {
		const path = file.slice(folder.length);
		const message = `${index} does not list this spec.`;
		const remedy = `Add a row whose path is [${path.replace(/\/SPEC\.md$/, "")}](${path}).`;
		return [file, [error("SPEC_INDEX", message, remedy, { offset: 0 })]];
	});
	return new Map([[index, inIndex], ...unlistedFaults]);
}
/** Why a row names no spec. `meant`: the spec that it names if its path is taken from the top of the repository. */
function pathFault({ path }, paths) {
	const { file, folder, existing, listed } = paths;
	const pathError = (message, remedy) => ({ fault: error("SPEC_INDEX", message, remedy, path) });
	if (file === void 0) return pathError(`The path ${quoteValue(path.text)} points outside the repository.`, "Name a SPEC.md below this folder.");
	if (listed.has(file)) return pathError(`${file} is listed twice.`, "Keep one of the rows.");
	if (existing.has(file)) return void 0;
	const meant = fileOf(path.text, "");
	if (meant === void 0 || !existing.has(meant)) return pathError(`There is no ${file}.`, "Write that spec, or remove the row.");
	return {
		...pathError(`There is no ${file}.`, `Paths start at ${folder}: write ${meant.slice(folder.length)}.`),
		meant
	};
}
/** If a row and its spec differ, the spec is right; a faulty value of the spec is reported there first. */
function rowFaults(row, spec, ids) {
	if (spec === void 0) return [];
	const { status, requires } = spec;
	const requirementsExist = requires.every(({ text }) => ids.has(text));
	return [
		[
			"ID",
			row.id,
			spec.id?.text
		],
		[
			"status",
			row.status,
			status && isStatus(status.text) ? status.text : void 0
		],
		[
			"Requires",
			row.requires && {
				text: sorted(row.requires),
				offset: row.id.offset
			},
			requirementsExist ? sorted(requires) : void 0
		]
	].flatMap(([label, cell, actual]) => {
		if (cell === void 0 || actual === void 0 || normalized(cell.text) === normalized(actual)) return [];
		const message = `The ${label} of ${spec.file} is ${quoteValue(actual || "none")}, but the index has ${quoteValue(cell.text || "none")}.`;
		return [error("SPEC_INDEX", message, `Write ${quoteValue(actual || "\u2014")}, or change the spec.`, cell)];
	});
}
const sorted = (ids) => ids.map(({ text }) => text).sort().join(", ");
const normalized = (text) => text.toLowerCase().replace(/[`*]/g, "").replace(/[ -]/g, "_");
const isStatus = (text) => specStatuses.includes(normalized(text));
/** A path of the index, from the top of the repository; undefined if it leads outside. A folder stands for its spec. */
function fileOf(path, folder) {
	const from = path.startsWith("/") ? [] : folder.split("/");
	const names = [];
	for (const name of [...from, ...(path.split(/[?#]/, 1)[0] ?? "").split("/")]) {
		if (name === ".." && names.pop() === void 0) return void 0;
		if (name !== "" && name !== "." && name !== "..") names.push(name);
	}
	const file = names.join("/");
	return /\.md$/i.test(file) ? file : `${file}/SPEC.md`;
}
const error = (code, message, remedy, place) => ({
	severity: "error",
	code,
	at: [],
	...place && { offset: place.offset },
	message,
	remedy
});
export { judgeSpecs as t };
