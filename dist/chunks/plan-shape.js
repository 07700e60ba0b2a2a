import { o as Plan } from "./branch-name.js";
import { f as startOf } from "./one-line.js";
import { n as quoteValue, t as printPath } from "./fault.js";
// src/core/plan/format/read/plan-shape.ts
const maxTasks = 2e4;
/** A task may depend on all others. Longer lists overflow zod's stack if their entries are wrong (measured). */
const maxEntries = {
	depends_on: maxTasks,
	skills: 1e3,
	libraries: 1e3,
	acceptance_criteria: 1e3,
	allowed_tools: 1e3,
	paths: 1e3
};
/** Checks types and values: one fault for each place, with its value. */
function checkShape(value) {
	const parsed = Plan.safeParse(value);
	return parsed.success ? {
		plan: parsed.data,
		faults: []
	} : {
		plan: void 0,
		faults: shapeFaults(parsed.error, value)
	};
}
/** Lists that are too long for zod. */
function listFaults(value) {
	const tasks = valueAt(value, ["tasks"]);
	if (!Array.isArray(tasks)) return [];
	if (tasks.length > 2e4) return [tooLong(["tasks"], tasks.length, maxTasks)];
	return tasks.flatMap((task, index) => Object.entries(maxEntries).flatMap(([name, limit]) => {
		const list = valueAt(task, [name]);
		return Array.isArray(list) && list.length > limit ? [tooLong([
			"tasks",
			index,
			name
		], list.length, limit)] : [];
	}));
}
function tooLong(at, count, limit) {
	return {
		severity: "error",
		code: "PLAN_LIST_TOO_LONG",
		at,
		message: `${labelOf(at)} has ${count} entries; at most ${limit} are allowed.`,
		remedy: at.length === 1 ? "Split the plan into several." : "Shorten it, or split the task."
	};
}
/** The faults of a zod error, one for each place: an unsafe id breaks several rules. */
function shapeFaults(error, value) {
	const faults = /* @__PURE__ */ new Map();
	for (const issue of error.issues) {
		const at = issue.path.map((segment) => typeof segment === "number" ? segment : String(segment));
		faults.set(printPath(at), {
			severity: "error",
			at,
			...describe(issue, at, valueAt(value, at))
		});
	}
	return [...faults.values()];
}
function valueAt(value, path) {
	let current = value;
	for (const segment of path) {
		if (typeof current !== "object" || current === null || !Object.hasOwn(current, segment)) return void 0;
		current = current[segment];
	}
	return current;
}
function describe(issue, path, actual) {
	const fieldLabel = labelOf(path);
	if ((issue.code === "invalid_type" || issue.code === "invalid_union") && actual === void 0) return {
		code: "PLAN_MISSING_FIELD",
		message: `${fieldLabel} is missing.`,
		remedy: `Add it: ${exampleOf(path) ?? requirementOf(issue)}.`
	};
	if (issue.code === "too_small" && issue.origin === "array" && path.length === 1) return {
		code: "PLAN_NO_TASKS",
		message: "The plan has no tasks.",
		remedy: "Add at least one task."
	};
	const demand = requirementOf(issue);
	const message = `${fieldLabel} must be ${demand}; found ${quoteValue(actual)}.`;
	const code = issue.code === "invalid_type" ? "PLAN_WRONG_TYPE" : "PLAN_WRONG_VALUE";
	if (isIdIssue(issue)) return {
		code: "PLAN_UNSAFE_ID",
		message,
		remedy: `Write ${suggestedId(actual)}.`
	};
	return {
		code,
		message,
		remedy: `Write ${path.length === 1 && exampleOf(path) || demand}.`
	};
}
/** How a field that every plan has is written. */
function exampleOf(path) {
	if (path.length === 1 && path[0] === "tasks") return "\"tasks\": [{\"id\": \"T1\", \"title\": \"\u2026\"}]";
	const field = path[0] === "tasks" && path.length === 3 ? path[2] : void 0;
	return field === "id" ? "\"id\": \"T1\"" : field === "title" ? "\"title\": \"\u2026\"" : void 0;
}
/** A safe id with the words of an unsafe one; it may itself be unsafe. */
function suggestedId(value) {
	const words = typeof value === "string" ? startOf(value, 64).match(/[A-Za-z0-9]\w*/g) : null;
	return JSON.stringify(words?.join("-") ?? "TASK-001");
}
function labelOf(path) {
	const inTask = path[0] === "tasks" && typeof path[1] === "number";
	const fieldPath = printPath(inTask ? path.slice(2) : path);
	if (fieldPath !== "") return `"${fieldPath}"`;
	return inTask ? "A task" : "A plan";
}
/** In the schema, only ids have a pattern and a refinement. */
function isIdIssue(issue) {
	return issue.code === "invalid_format" || issue.code === "custom";
}
function requirementOf(issue) {
	if (isIdIssue(issue)) return "a safe id such as TASK-001 (letters, digits, \".\", \"_\", \"-\", at most 64, no \"..\", no \".lock\" at the end)";
	if (issue.code === "invalid_type") return kindInWords(issue.expected);
	if (issue.code === "invalid_value") return `one of ${issue.values.map(String).join(", ")}`;
	if (issue.code === "too_small" || issue.code === "too_big") return sizeRequirement(issue);
	if (issue.code === "invalid_union") return anyOf(issue.errors);
	return "what docs/plan.md says for this field";
}
function sizeRequirement(issue) {
	const { origin } = issue;
	if (issue.code === "too_big") {
		if (origin === "string") return `a text of at most ${issue.maximum} characters`;
		return origin === "array" ? `a list of at most ${issue.maximum} entries` : `a number of at most ${issue.maximum}`;
	}
	if (origin === "string") return "a text that is not empty";
	if (origin === "array") return "a list that is not empty, or left out";
	return `a number ${issue.inclusive ? "of at least" : "above"} ${issue.minimum}`;
}
const anyOf = (shapes) => [...new Set(shapes.flatMap(([first]) => first ? [requirementOf(first)] : []))].join(" or ") || "what docs/plan.md says for this field";
const kinds = {
	string: "a text in double quotes",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list in [ ]",
	object: "an object in { }",
	record: "an object in { }",
	null: "null"
};
function kindInWords(expected) {
	return kinds[expected] ?? "what docs/plan.md says for this field";
}
export { shapeFaults as i, listFaults as n, maxTasks as r, checkShape as t };
