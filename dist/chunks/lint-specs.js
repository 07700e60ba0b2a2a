import { a as lineIndex, i as outline, n as outsideLinks, s as sourceText, t as mergeMarkers } from "./merge-markers.js";
import { r as findCycles } from "./dependency-graph.js";
import { n as shown, r as toFinding } from "./fault.js";
import { bn as similarIn } from "./through-proxy.js";
import { t as arrows } from "./one-line.js";
import { t as readIndex } from "./read-index.js";
import { n as readSpec, r as specStatuses } from "./read-spec.js";
// src/core/spec/lint-specs.ts
/** Each spec by itself, what they say of each other, and the index against the folders. Linear in what is read. */
function judgeSpecs(given) {
	const read = given.specs.map(readOne);
	const specs = read.flatMap(({ spec, file }) => spec ? [{
		...spec,
		file
	}] : []);
	const among = faultsAmong(specs);
	const index = readText(given.index);
	const listed = readIndex(index.text ?? "");
	const stale = index.text === void 0 ? /* @__PURE__ */ new Map() : indexFaults(listed, {
		specs,
		files: given.specs,
		index: given.index.file
	});
	return {
		specs,
		findings: [...inFile(index, [...index.faults, ...stale.get(given.index.file) ?? []]), ...read.flatMap((one) => inFile(one, [
			...one.faults,
			...among.get(one.file) ?? [],
			...stale.get(one.file) ?? []
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
function readText(given) {
	const { file } = given;
	if ("refused" in given) return {
		file,
		text: void 0,
		faults: [given.missing ? error("SPEC_UNREADABLE", `${file} is missing.`, "Write it: one row for each spec, as in docs/specs.md.") : error("SPEC_UNREADABLE", `${file} cannot be read: ${given.refused}.`, "Replace it with a readable file.")]
	};
	const text = sourceText(given.bytes, file);
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
function readOne(given) {
	const { file, text, faults } = readText(given);
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
		faults: [...ownFaults(spec), ...linkFaults(text, file)]
	};
}
const needed = ["Summary", "Goals"];
const expected = [
	"Non-Goals",
	"Design",
	"Open Questions"
];
function ownFaults(spec) {
	const { id, status, openQuestions } = spec;
	const named = specStatuses.join(", ");
	return [
		...id && id.text !== "" ? [] : [error("SPEC_ID", "The spec has no ID.", "Write one below its title: **ID:** F1", id)],
		...status && isStatus(status.text) ? [] : [error("SPEC_STATUS", status ? `${shown(status.text)} is not a status.` : "The spec has no status.", `Write **Status:** and one of ${named}.`, status)],
		...needed.flatMap((name) => sectionFault(spec, name, "error")),
		...expected.flatMap((name) => sectionFault(spec, name, "warning")),
		...openQuestions.map(({ text, offset }) => {
			const message = `The question ${shown(text)} is open; no plan is made from this spec until it is answered.`;
			return {
				...error("SPEC_OPEN_QUESTIONS", message, "Write the answer after it and tick its box.", { offset }),
				severity: "warning"
			};
		})
	];
}
/** An empty list of open questions is the best there is. */
function sectionFault({ sections, goals }, name, severity) {
	const section = sections.get(name);
	const says = name === "Goals" ? goals.length > 0 : section?.says || name === "Open Questions";
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
/** IDs that two specs have, and what they require of each other. */
function faultsAmong(specs) {
	const byId = /* @__PURE__ */ new Map();
	for (const [position, { id }] of specs.entries()) if (id && !byId.has(id.text)) byId.set(id.text, position);
	const similar = similarIn([...byId.keys()]);
	const edges = specs.map(({ requires }, own) => requires.flatMap(({ text }) => byId.get(text) ?? []).filter((to) => to !== own));
	const circles = new Map(findCycles(edges).map((cycle) => [cycle[0] ?? 0, cycle]));
	return new Map(specs.map((spec, position) => {
		const { id, file, requires } = spec;
		const first = id && byId.get(id.text);
		const circle = circles.get(position);
		return [file, [
			...id && first !== void 0 && first !== position ? [error("SPEC_ID", `${shown(id.text)} is also the ID of ${specs[first]?.file}.`, "Give one of them another ID.", id)] : [],
			...requires.flatMap((one) => requirementFault(one, spec, {
				byId,
				similar
			})),
			...circle ? [circleFault(circle, specs)] : []
		]];
	}));
}
function requirementFault(one, { id }, known) {
	if (one.text === id?.text) return [error("SPEC_REQUIRES", "The spec requires itself.", "Remove its own ID.", one)];
	if (known.byId.has(one.text)) return [];
	const near = known.similar(one.text);
	const remedy = near === void 0 || near === id?.text ? "Write the spec of that feature, or remove the ID." : `Did you mean ${near}?`;
	return [error("SPEC_REQUIRES", `No spec has the ID ${shown(one.text)}.`, remedy, one)];
}
function circleFault(cycle, specs) {
	const ids = [...cycle, cycle[0] ?? 0].map((position) => specs[position]?.id?.text ?? "");
	const message = `These specs require each other: ${arrows(ids)}.`;
	return error("SPEC_REQUIRES", message, "Remove one of these requirements.", specs[cycle[0] ?? 0]?.requires[0]);
}
/** What the index says that the specs do not, and which of them it leaves out. */
function indexFaults(rows, { specs, files, index }) {
	const byFile = new Map(specs.map((spec) => [spec.file, spec]));
	const known = new Set(files.map(({ file }) => file));
	const ids = new Set(specs.map(({ id }) => id?.text));
	const listed = /* @__PURE__ */ new Set();
	const inIndex = [];
	const folder = index.replace(/[^/]*$/, "");
	for (const row of rows) {
		const file = fileOf(row.path.text, folder);
		const fault = rowFault(row, {
			file,
			folder,
			known,
			listed
		});
		inIndex.push(...fault ? [fault.fault] : rowFaults(row, byFile.get(file ?? ""), ids));
		const lists = fault?.meant ?? file;
		if (lists !== void 0) listed.add(lists);
	}
	const found = files.filter(({ file }) => !listed.has(file)).map(({ file }) => {
		const path = file.slice(folder.length);
		const message = `${index} does not list this spec.`;
		const remedy = `Add a row whose path is [${path.replace(/\/SPEC\.md$/, "")}](${path}).`;
		return [file, [error("SPEC_INDEX", message, remedy, { offset: 0 })]];
	});
	return new Map([[index, inIndex], ...found]);
}
/** Why a row names no spec; `meant`: the one that it names as seen from the top of the repository. */
function rowFault({ path }, at) {
	const { file, folder, known, listed } = at;
	const wrong = (message, remedy) => ({ fault: error("SPEC_INDEX", message, remedy, path) });
	if (file === void 0) return wrong(`The path ${shown(path.text)} points outside the repository.`, "Name a SPEC.md below this folder.");
	if (listed.has(file)) return wrong(`${file} is listed twice.`, "Keep one of the rows.");
	if (known.has(file)) return void 0;
	const meant = fileOf(path.text, "");
	if (meant === void 0 || !known.has(meant)) return wrong(`There is no ${file}.`, "Write that spec, or remove the row.");
	return {
		...wrong(`There is no ${file}.`, `Paths start at ${folder}: write ${meant.slice(folder.length)}.`),
		meant
	};
}
/** Where a row and its spec differ, the spec is what people work on; what is wrong there has to be mended there first. */
function rowFaults(row, spec, ids) {
	if (spec === void 0) return [];
	const { status, requires } = spec;
	const right = requires.every(({ text }) => ids.has(text));
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
			right ? sorted(requires) : void 0
		]
	].flatMap(([what, said, true_]) => {
		if (said === void 0 || true_ === void 0 || alike(said.text) === alike(true_)) return [];
		const message = `The ${what} of ${spec.file} is ${shown(true_ || "none")}, but the index has ${shown(said.text || "none")}.`;
		return [error("SPEC_INDEX", message, `Write ${shown(true_ || "\u2014")}, or change the spec.`, said)];
	});
}
const sorted = (ids) => ids.map(({ text }) => text).sort().join(", ");
const alike = (text) => text.toLowerCase().replace(/[`*]/g, "").replace(/[ -]/g, "_");
const isStatus = (text) => specStatuses.includes(alike(text));
/** A path of the index, from the top of the repository; undefined where it leaves that. A folder stands for its spec. */
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
