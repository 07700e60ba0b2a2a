import { a as Plan } from "./branch-name.js";
import { p as startOf } from "./one-line.js";
import { n as shown, t as printPath } from "./fault.js";
// src/core/plan/format/read/plan-shape.ts
const maxTasks = 2e4;
/** A task may wait for every other one. Longer lists overflow zod's stack when their entries are wrong (measured). */
const maxEntries = {
	depends_on: maxTasks,
	skills: 1e3,
	libraries: 1e3,
	acceptance_criteria: 1e3,
	allowed_tools: 1e3,
	paths: 1e3
};
/** Checks types and values field by field: one fault for each place, with the value that is there. */
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
/** Lists that are too long to be looked at entry by entry. */
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
		message: `${label(at)} has ${count} entries; at most ${limit} are allowed.`,
		remedy: at.length === 1 ? "Split the plan into several." : "Shorten it, or split the task."
	};
}
/** The faults behind a zod error. Two issues with one place (an unsafe id breaks several rules) are one fault. */
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
	let found = value;
	for (const segment of path) {
		if (typeof found !== "object" || found === null || !Object.hasOwn(found, segment)) return void 0;
		found = found[segment];
	}
	return found;
}
function describe(issue, at, found) {
	const what = label(at);
	if ((issue.code === "invalid_type" || issue.code === "invalid_union") && found === void 0) return {
		code: "PLAN_MISSING_FIELD",
		message: `${what} is missing.`,
		remedy: `Add it: ${writtenAs(at) ?? demanded(issue)}.`
	};
	if (issue.code === "too_small" && issue.origin === "array" && at.length === 1) return {
		code: "PLAN_NO_TASKS",
		message: "The plan has no tasks.",
		remedy: "Add at least one task."
	};
	const demand = demanded(issue);
	const message = `${what} must be ${demand}; found ${shown(found)}.`;
	const code = issue.code === "invalid_type" ? "PLAN_WRONG_TYPE" : "PLAN_WRONG_VALUE";
	if (isIdIssue(issue)) return {
		code: "PLAN_UNSAFE_ID",
		message,
		remedy: `Write ${likeIt(found)}.`
	};
	return {
		code,
		message,
		remedy: `Write ${at.length === 1 && writtenAs(at) || demand}.`
	};
}
/** How a field that every plan has is written; undefined for any other. */
function writtenAs(at) {
	if (at.length === 1 && at[0] === "tasks") return "\"tasks\": [{\"id\": \"T1\", \"title\": \"\u2026\"}]";
	const field = at[0] === "tasks" && at.length === 3 ? at[2] : void 0;
	return field === "id" ? "\"id\": \"T1\"" : field === "title" ? "\"title\": \"\u2026\"" : void 0;
}
/** A safe id that says the same, as far as that can be guessed; it is judged like any other. */
function likeIt(found) {
	const words = typeof found === "string" ? startOf(found, 64).match(/[A-Za-z0-9]\w*/g) : null;
	return JSON.stringify(words?.join("-") ?? "TASK-001");
}
function label(at) {
	const inTask = at[0] === "tasks" && typeof at[1] === "number";
	const path = printPath(inTask ? at.slice(2) : at);
	if (path !== "") return `"${path}"`;
	return inTask ? "A task" : "A plan";
}
/** Only ids have a pattern and a refinement in the schema. */
function isIdIssue(issue) {
	return issue.code === "invalid_format" || issue.code === "custom";
}
function demanded(issue) {
	if (isIdIssue(issue)) return "a safe id such as TASK-001 (letters, digits, \".\", \"_\", \"-\", at most 64, no \"..\", no \".lock\" at the end)";
	if (issue.code === "invalid_type") return kind(issue.expected);
	if (issue.code === "invalid_value") return `one of ${issue.values.map(String).join(", ")}`;
	if (issue.code === "too_small" || issue.code === "too_big") return sized(issue);
	if (issue.code === "invalid_union") return anyOf(issue.errors);
	return "what docs/plan.md says for this field";
}
function sized(issue) {
	const { origin } = issue;
	if (issue.code === "too_big") {
		if (origin === "string") return `a text of at most ${issue.maximum} characters`;
		return origin === "array" ? `a list of at most ${issue.maximum} entries` : `a number of at most ${issue.maximum}`;
	}
	if (origin === "string") return "a text that is not empty";
	if (origin === "array") return "a list that is not empty, or left out";
	return `a number ${issue.inclusive ? "of at least" : "above"} ${issue.minimum}`;
}
/** What each of several shapes demands, each once. */
const anyOf = (shapes) => [...new Set(shapes.flatMap(([first]) => first ? [demanded(first)] : []))].join(" or ") || "what docs/plan.md says for this field";
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
function kind(expected) {
	return kinds[expected] ?? "what docs/plan.md says for this field";
}
export { shapeFaults as i, listFaults as n, maxTasks as r, checkShape as t };
